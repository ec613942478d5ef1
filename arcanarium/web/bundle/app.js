/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var Ad=Object.defineProperty;var x=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ye=(e,t)=>{for(var n in t)Ad(e,n,{get:t[n],enumerable:!0})};function Od(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function yn(e){let t=Cs[e];return delete Cs[e],t}function Zt(e){let t=Cs.versions?.[e];return t?`${e}?v=${t}`:e}function da(){delete Cs.versions}var Cs,gt=x(()=>{"use strict";Cs=Od()});function Dt(e){e&&e.parentNode&&e.remove()}function vn(e,t,n){var s,o,a,r={},c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?Is.call(arguments,2):n),qt(e,r,s,o,null)}function Rd(e,t,n){var s,o,a,r=yt({},e.props),c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e.type!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?Is.call(arguments,2):n),qt(e.type,r,s!==void 0?s:e.key,o!==void 0?o:e.ref,null)}function qt(e,t,n,s,o){var a={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:wn,__v:o||++Ol,__i:-1,__u:0};return!o&&K.vnode&&K.vnode(a),a}function Nd(){return{current:null}}function zt(e){return e.children}function Ht(e,t){this.props=e,this.context=t,this.__g=0}function wt(e,t){if(t==null)return e.__&&wt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:wt(e)}function Zd(e){var t,n=e.__v,s=n.__e,o=[],a=[],r=e.__P;r&&((t=yt({constructor:wn},n)).__v=n.__v+1,K.vnode&&K.vnode(t),ga(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,o,s||wt(n),32&n.__u,a),t.__v=n.__v,t.__.__k[t.__i]=t,Wl(o,t,a),n.__=n.__e=null,t.__e!=s&&Dl(t))}function Dl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Dl(e)}function fa(e){(8&e.__g||(e.__g|=8,bt.push(e),Ts++))&&ma==K.debounceRendering||((ma=K.debounceRendering)||queueMicrotask)(ql)}function ql(){try{for(var e,t=1;bt.length;)bt.length>t&&bt.sort(Rl),e=bt.shift(),t=bt.length,8&e.__g&&Zd(e)}finally{(Ts=bt.length)&&(ma||queueMicrotask)(ql)}}function Hl(e,t,n,s,o,a,r,c,u,p,d){var $,f,m,g,b,v,_=s.__k||As,k=t.length;for(u=Dd(n,t,_,u,k),$=0;$<k;$++)(m=n.__k[$])!=null&&(f=~m.__i&&_[m.__i]||Ps,m.__i=$,v=ga(e,m,f,o,a,r,c,u,p,d),g=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&ba(f.ref,null,m,f),m.ref&&d.push(m.ref,m.__c||g,m)),b=b||g,4&m.__u?(u=zl(m,u,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&v!==void 0?u=v:g&&(u=g.nextSibling),m.__u&=-21);return n.__e=b,u}function Dd(e,t,n,s,o){var a,r,c,u,p,d,$,f,m,g=n.length,b=g,v=0,_=0,k=e.__k=Array(o);for(a=0;a<o;a++)(r=t[a])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=k[a]=qt(null,r):Os(r)?r=k[a]=qt(zt,{children:r}):r.constructor===wn&&r.__b?r=k[a]=qt(r.type,r.props,r.key,r.ref,r.__v):k[a]=r,u=a+v,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=qd(r,n,u,b))&&(b--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?v--:p==u+1?v++:p!=u&&(p>u?v--:v++,_=1)):(~p||(o>g?v--:o<g&&v++),typeof r.type!="function"&&(r.__u|=4))):k[a]=null;if(_){for(d=[],$=[],a=0;a<o;a++)if((r=k[a])&&16&r.__u){for(v=0,f=d.length;v<f;)d[m=v+f>>1]<r.__i?v=m+1:f=m;d[v]=r.__i,$[a]=v+1}for(v=d.length;a--;)$[a]&&($[a]==v?v--:k[a].__u|=4)}if(b)for(a=0;a<g;a++)!(c=n[a])||2&c.__u||(c.__e==s&&(s=wt(c)),ya(c,c));return s}function zl(e,t,n,s){var o,a,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=zl(o[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=wt(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Bl(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(Os(e)?e.some(function(n){Bl(n,t)}):t.push(e)),t}function qd(e,t,n,s){var o,a=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&a==null||u&&a==c.key&&r==c.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o;for(o=n+1;o<t.length;o++)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o}return-1}function Al(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Ss(e,t,n,s,o){var a,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Al(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Al(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=$a[t]||($a[t]=Hd(t)),(e.__a||(e.__a={}))[t]=ha,a=t!=(t=t.replace(Nl,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,a):e.removeEventListener(t,r,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Hd(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ls]==null)t[Ls]=ha++;else if(t[Ls]<this.__a[e])return;return n(K.event?K.event(t):t)}}}function ga(e,t,n,s,o,a,r,c,u,p){var d,$,f,m,g,b,v,_,k,P,S,V,U,O,W,M,T,N,ue=t.type;if(t.constructor!==wn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,$=a=[],d.nodeType==8?c=Es(d,a):a.push(d),c=a[0]||c),(d=K.__b)&&d(t);e:if(typeof ue=="function"){f=r.length;try{if(_=t.props,k=(d=ue.prototype)&&d.render,P=(d=ue.contextType)&&s[d.__c],S=d?P?P.props.value:d.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(k?t.__c=m=new ue(_,S):(t.__c=m=new Ht(_,S),m.constructor=ue,m.render=Bd),P&&P.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),k&&(m.__s||(m.__s=m.state),ue.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=yt({},m.__s)),yt(m.__s,ue.getDerivedStateFromProps(_,m.__s)))),g=m.props,b=m.state,m.__v=t,n.__c){if(_!==g&&k&&!ue.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(_,S),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(_,m.__s,S)===!1){t.__v!=n.__v&&(m.props=_,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(oe){oe&&(oe.__=t)}),As.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=wt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(_,m.__s,S),k&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,b,v)})}else k&&!ue.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),k&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=S,m.props=_,m.__P=e,m.__g&=-5,V=K.__r,U=k?25:0;do m.__g&=-9,V&&V(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++U<25);k&&(As.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=yt({},s,m.getChildContext())),k&&n.__c&&m.getSnapshotBeforeUpdate&&(v=m.getSnapshotBeforeUpdate(g,b)),O=d&&d.type===zt&&d.key==null?d.props.children:d,_.__P&&(d=c,o=(e=_.__P).namespaceURI,u=a=null,n.props&&n.props.__P!=e&&(n.__k.some(function(oe){oe&&ya(oe,oe)}),n.__k=null),c=n.__k?wt(n,0):null),c=Hl(e,Os(O)?O:[O],t,n,s,o,a,r,c,u,p),_.__P&&(t.__e=null,c=d),t.__u&=-161,$&&$.some(Dt),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(oe){if(r.length=f,t.__v=null,u||a)if(oe&&oe.then){if(t.__u|=128|u,a){for(~(T=a.indexOf(c||void 0))||(T=a.length);(N=a[T-1])&&N.nodeType==8;)T--;for(;T<a.length;T++)if(N=a[T])if(a[T]=null,W){if(N==M)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(M=Es(W=N))}}if(!W){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;W=c}(d=Es(W=t.__c.__z||(t.__c.__z=W)))?(t.__e=W,c=d):t.__e=c,c=c&&c.nextSibling}else a&&a.some(Dt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),oe&&oe.then||Fl(t),K.__e(oe,t,n)}}else c=t.__e=zd(n.__e,t,n,s,o,a,r,u,p,e);return(d=K.diffed)&&d(t),c}function Es(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Fl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Fl))}function Wl(e,t,n){for(var s=0;s<n.length;)ba(n[s++],n[s++],n[s++]);K.__c&&K.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){K.__e(a,o.__v)}})}function zd(e,t,n,s,o,a,r,c,u,p){var d,$,f,m,g,b,v,_,k=n.props||Ps,P=t.props,S=t.type;if(S=="svg"?o="http://www.w3.org/2000/svg":S=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(d=0;d<a.length;d++)if((g=a[d])&&(S?g.localName==S:g.nodeType==3)){e=g,a[d]=null;break}}if(!e){if(_=p.ownerDocument||document,!S)return _.createTextNode(P);e=_.createElementNS(o,S,P.is?P:p),c&&(K.__m&&K.__m(t,a),c=!1),a=null}if(S){if(p=S=="template"&&e.content||e,a=S=="textarea"&&P.defaultValue!=null?null:a&&Is.call(p.childNodes),!c&&a)for(k={},d=0;d<e.attributes.length;d++)k[(g=e.attributes[d]).name]=g.value;for(d in k)g=k[d],d=="dangerouslySetInnerHTML"?f=g:d=="children"||d in P||d=="value"&&"defaultValue"in P||d=="checked"&&"defaultChecked"in P||Ss(e,d,null,g,o);for(d in P)g=P[d],d=="children"?m=g:d=="dangerouslySetInnerHTML"?$=g:d=="value"?b=g:d=="checked"?v=g:c&&typeof g!="function"||k[d]===g||Ss(e,d,g,k[d],o);$?(c||f&&($.__html==f.__html||$.__html==e.innerHTML)||(e.innerHTML=$.__html),t.__k=[]):(f&&(e.textContent=""),(S=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Id.test(S))&&(o="http://www.w3.org/1999/xhtml"),Hl(p,Os(m)?m:[m],t,n,s,o,a,r,a?a[0]:n.__k&&wt(n,0),c,u),a&&a.some(Dt)),c&&S!="textarea"||(d="value",S=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(S!="progress"||b)||Ss(e,d,b,k[d],o),d="checked",v!=null&&v!=e[d]&&Ss(e,d,v,k[d],o))}else k===P||c&&e.data==P||(e.data=P);return e}function ba(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){K.__e(o,n)}}function ya(e,t,n){var s,o,a,r;if(K.unmount&&K.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||ba(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){K.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&ya(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=Es(s,a=[]))&&(s==e.__e&&a.some(Dt),Dt(o),Dt(s)),n||Dt(e.__e),e.__e=e.__c=e.__=null}function Bd(e,t,n){return this.constructor(e,n)}function Re(e,t){var n,s,o,a;K.__&&K.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=qt(zt,{children:[e]}),o=[],a=[],ga(t,t.__k,s||Ps,Ps,t.namespaceURI,s?null:t.firstChild?Is.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,a),Wl(o,t.__k,a),t.__k.props.children=null}function Fd(e,t){e&&typeof e=="object"&&(e.__u|=32),Re(e,t)}function st(e){function t(n){var s,o;return this.getChildContext||(s=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(a){this.props.value!=a.value&&s.forEach(function(r){r.__g|=4,fa(r)})},this.sub=function(a){s.add(a);var r=a.componentWillUnmount;a.componentWillUnmount=function(){s.delete(a),r&&r.call(a)}}),n.children}return t.__c="__cC"+Zl++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function Wd(e){return e.children}function Ud(e,t){return qt(Wd,{__P:t,children:e})}var K,Ol,Il,bt,ma,Ts,Rl,Ls,Nl,ha,$a,Zl,wn,Ps,As,Id,Os,Is,yt,xn=x(()=>{"use strict";wn=Symbol.for("pv"),Ps={},As=[],Id=/^m(i|n|o|s|text|space)$/,Os=Array.isArray,Is=As.slice,yt=Object.assign;K={__e:function(e,t,n,s){for(var o,a,r;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((r=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,s||{}),r=1),r&&8&o.__g)return void(o.__g|=2)}catch(c){e=c}}throw Ts=0,e}},Ol=0,Il=function(e){return e!=null&&e.constructor===wn},Ht.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=yt({},this.state)),typeof e=="function"&&(e=e(yt({},n),this.props)),e&&(yt(n,e),this.__v&&(t&&this.__k.push(t),fa(this)))},Ht.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),fa(this))},Ht.prototype.render=zt,bt=[],Ts=0,Rl=function(e,t){return e.__v.__b-t.__v.__b},Ls=Symbol(),Nl=/(PointerCapture)$|Capture$/i,ha=0,$a={},Zl=0});function Bt(e,t){ee.__h&&ee.__h(X,e,an||t),an=0;var n=X.__H||(X.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function h(e){return an=1,tc(nc,e)}function tc(e,t,n){var s=Bt(ot++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):nc(void 0,t),function(a){var r=(s.__N||s.__)[0],c=s.t(r,a);va(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=X,!X.__f)){X.__f=!0;var o=X.shouldComponentUpdate;X.shouldComponentUpdate=function(a,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=a;if(u.__.some(function(f){f.__N&&(p=!0,va(f.__[0],f.__N[0])||(d=!0))}),o){var $=o.call(this,a,r,c);return p?$||d:$}return!p||d}}return s.__}function w(e,t){var n=Bt(ot++,3);!ee.__s&&Ma(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,X.__H.__h.push(n))}function de(e,t){var n=Bt(ot++,4);!ee.__s&&Ma(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,X.__h.push(n))}function A(e){return an=5,H(function(){return{current:e}},[])}function jd(e,t,n){an=6,de(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function H(e,t){var n=Bt(ot++,7);return Ma(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Y(e,t){return an=8,H(function(){return e},t)}function D(e){var t=X.context[e.__c],n=Bt(ot++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(X)),t.props.value):e.__}function Gd(e,t){ee.useDebugValue&&ee.useDebugValue(t?t(e):e)}function Vd(e){var t=Bt(ot++,10),n=h();return t.__=e,X.componentDidCatch||(X.componentDidCatch=function(s,o){t.__&&t.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function Mn(){var e=Bt(ot++,11);if(!e.__){for(var t=X.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Kd(){var e;do{for(;e=xa.shift();)try{kn(e)}catch(n){ee.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=ec.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(kn),t.__h.some(ka),t.__h=[]}catch(n){t.__h=[],ee.__e(n,e.__v)}}}while(xa.length)}function Yd(e){var t,n=function(){clearTimeout(s),Jl&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);Jl&&(t=requestAnimationFrame(n))}function Xl(e){e!=1&&Ul==ee.requestAnimationFrame||((Ul=ee.requestAnimationFrame)||Yd)(Kd)}function kn(e){var t=X,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),X=t}function ka(e){var t=X;e.__c=e.__(),X=t}function Ma(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!va(n,e[s])})}function nc(e,t){return typeof t=="function"?t(e):t}var ot,X,wa,Ul,va,an,ec,xa,ee,jl,Gl,Vl,Kl,Yl,Ql,Jl,_a=x(()=>{"use strict";xn();va=Object.is,an=0,ec=[],xa=[],ee=K,jl=ee.__b,Gl=ee.__r,Vl=ee.diffed,Kl=ee.__c,Yl=ee.unmount,Ql=ee.__;ee.__b=function(e){X=null,jl&&jl(e)},ee.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ql&&Ql(e,t)},ee.__r=function(e){Gl&&Gl(e),ot=0;var t=(X=e.__c).__H;t&&(wa==X?X.__h=[]:(t.__h.some(kn),t.__h.some(ka),ot=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),wa=X},ee.diffed=function(e){Vl&&Vl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Xl(ec.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),wa=X=null},ee.__c=function(e,t){t.some(function(n){try{n.__h.some(kn),n.__h=n.__h.filter(function(s){return!s.__||ka(s)})}catch(s){n.__h=[function(){throw s}]}}),Kl&&Kl(e,t)},ee.unmount=function(e){Yl&&Yl(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Xl(xa.push(o))}else kn(o)}catch(a){t=a}}),s.__H=void 0,t&&ee.__e(t,s.__v))};Jl=typeof requestAnimationFrame=="function"});function Ca(e){var t=sc.get(this);return t||(t=new Map,sc.set(this,t)),(t=oc(this,t.get(e)||(t.set(e,t=(function(n){for(var s,o,a=1,r="",c="",u=[0],p=function(f){a===1&&(f||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,r):a===3&&(f||r)?(u.push(3,f,r),a=2):a===2&&r==="..."&&f?u.push(4,f,0):a===2&&r&&!f?u.push(5,0,!0,r):a>=5&&((r||!f&&a===5)&&(u.push(a,0,r,o),a=6),f&&(u.push(a,f,0,o),a=6)),r=""},d=0;d<n.length;d++){d&&(a===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],a===1?s==="<"?(p(),u=[u],a=3):r+=s:a===4?r==="--"&&s===">"?(a=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),a=1):a&&(s==="="?(a=5,o=r,r=""):s==="/"&&(a<5||n[d][$+1]===">")?(p(),a===3&&(u=u[0]),a=u,(u=u[0]).push(2,0,a),a=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),a=2):r+=s),a===3&&r==="!--"&&(a=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var oc,sc,Sa=x(()=>{"use strict";oc=function(e,t,n,s){var o;t[0]=0;for(var a=1;a<t.length;a++){var r=t[a++],c=t[a]?(t[0]|=r?1:2,n[t[a++]]):t[++a];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++a]]=c:r===6?s[1][t[++a]]+=c+"":r?(o=e.apply(c,oc(e,c,n,["",null])),s.push(o),c[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):s.push(c)}return s},sc=new Map});var l,C=x(()=>{"use strict";xn();_a();Sa();l=Ca.bind(vn)});function Ns(){Ft||(Ft=!0,Rs=ac,rc(!1),ic())}function Zs(e){e.headers?.get(Jd)?Ns():Ft&&(Ft=!1,clearTimeout(Ea),rc(!0))}function Ds(e){return La.add(e),()=>{La.delete(e)}}function Ta(){let[,e]=h(0);return w(()=>Ds(()=>e(t=>t+1)),[]),Ft}function rc(e){for(let t of[...La])t(e)}function ic(){Ea=setTimeout(()=>{lc()},Rs),Rs=Math.min(Qd,Rs*2)}async function lc(){if(clearTimeout(Ea),!Ft)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&Zs(e),Ft&&ic()}var ac,Qd,Jd,Ft,Rs,Ea,La,_n=x(()=>{"use strict";C();ac=2e3,Qd=2e4,Jd="x-stored",Ft=!1,Rs=ac,Ea=0,La=new Set;globalThis.addEventListener?.("online",()=>{lc()})});var Ne,Q,we,Ze,Cn=x(()=>{"use strict";Ne=class{constructor(t){this.value=t}valueOf(){return this.value}},Q=class extends Ne{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},we=class extends Ne{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Ze=class e extends Ne{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Ne)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ne&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function tm(e,t,n){if(n===t||n instanceof we&&t instanceof we&&n.value===t.value)return!0;if(t instanceof we&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function uc(e,t,n){return t[n]?rn(e,t[n].value):(e.reportError(new RangeError("No default")),new Q)}function Pa(e,t){let n=[],s=Object.create(null);for(let o of t)o.type==="narg"?s[o.name]=Sn(e,o.value):n.push(Sn(e,o));return{positional:n,named:s}}function Sn(e,t){switch(t.type){case"str":return t.value;case"num":return new we(t.value,{minimumFractionDigits:t.precision});case"var":return nm(e,t);case"mesg":return sm(e,t);case"term":return om(e,t);case"func":return am(e,t);case"select":return rm(e,t);default:return new Q}}function nm(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new Q(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new Q(`$${t}`);if(n instanceof Ne)return n;switch(typeof n){case"string":return n;case"number":return new we(n);case"object":if(Ze.supportsValue(n))return new Ze(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new Q(`$${t}`)}}function sm(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new Q(t);if(n){let o=s.attributes[n];return o?rn(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new Q(`${t}.${n}`))}return s.value?rn(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new Q(t))}function om(e,{name:t,attr:n,args:s}){let o=`-${t}`,a=e.bundle._terms.get(o);if(!a)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new Q(o);if(n){let c=a.attributes[n];if(c){e.params=Pa(e,s).named;let u=rn(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new Q(`${o}.${n}`)}e.params=Pa(e,s).named;let r=rn(e,a.value);return e.params=null,r}function am(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new Q(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new Q(`${t}()`);try{let o=Pa(e,n);return s(o.positional,o.named)}catch(o){return e.reportError(o),new Q(`${t}()`)}}function rm(e,{selector:t,variants:n,star:s}){let o=Sn(e,t);if(o instanceof Q)return uc(e,n,s);for(let a of n){let r=Sn(e,a.key);if(tm(e,o,r))return rn(e,a.value)}return uc(e,n,s)}function Aa(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new Q;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>cc)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${cc}`);s&&n.push(Xd),n.push(Sn(e,o).toString(e)),s&&n.push(em)}return e.dirty.delete(t),n.join("")}function rn(e,t){return typeof t=="string"?e.bundle._transform(t):Aa(e,t)}var cc,Xd,em,pc=x(()=>{"use strict";Cn();cc=100,Xd="⁨",em="⁩"});var qs,dc=x(()=>{"use strict";qs=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let o=JSON.stringify(n);return s[o]||(s[o]=new t(this.bundle.locales,n)),s[o]}}});function Oa(e,t){let n=Object.create(null);for(let[s,o]of Object.entries(e))t.includes(s)&&(n[s]=o.valueOf());return n}function $c(e,t){let n=e[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof we)return new we(n.valueOf(),{...n.opts,...Oa(t,mc)});if(n instanceof Ze)return new we(n.toNumber(),{...Oa(t,mc)});throw new TypeError("Invalid argument to NUMBER")}function fc(e,t){let n=e[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof Ze||n instanceof we)return new Ze(n,Oa(t,im));throw new TypeError("Invalid argument to DATETIME")}var mc,im,hc=x(()=>{"use strict";Cn();mc=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];im=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function bc(e){let t=Array.isArray(e)?e.join(" "):e,n=gc.get(t);return n===void 0&&(n=new Map,gc.set(t,n)),n}var gc,yc=x(()=>{"use strict";gc=new Map});var ln,wc=x(()=>{"use strict";pc();dc();Cn();hc();yc();ln=class{constructor(t,{functions:n,useIsolating:s=!0,transform:o=a=>a}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:$c,DATETIME:fc,...n},this._useIsolating=s,this._transform=o,this._intls=bc(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let o=0;o<t.body.length;o++){let a=t.body[o];if(a.id.startsWith("-")){if(n===!1&&this._terms.has(a.id)){s.push(new Error(`Attempt to override an existing term: "${a.id}"`));continue}this._terms.set(a.id,a)}else{if(n===!1&&this._messages.has(a.id)){s.push(new Error(`Attempt to override an existing message: "${a.id}"`));continue}this._messages.set(a.id,a)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let o=new qs(this,s,n);try{return Aa(o,t).toString(o)}catch(a){if(o.errors&&a instanceof Error)return o.errors.push(a),new Q().toString(o);throw a}}}});var Ia,vc,lm,Ra,cm,xc,um,Hs,pm,kc,Mc,dm,_c,mm,$m,fm,Cc,hm,gm,bm,ym,wm,vm,xm,cn,zs,Sc=x(()=>{"use strict";Ia=/^(-?[a-zA-Z][\w-]*) *= */gm,vc=/\.([a-zA-Z][\w-]*) *= */y,lm=/\*?\[/y,Ra=/(-?[0-9]+(?:\.([0-9]+))?)/y,cm=/([a-zA-Z][\w-]*)/y,xc=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,um=/^[A-Z][A-Z0-9_-]*$/,Hs=/([^{}\n\r]+)/y,pm=/([^\\"\n\r]*)/y,kc=/\\([\\"])/y,Mc=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,dm=/^\n+/,_c=/ +$/,mm=/ *\r?\n/g,$m=/( *)$/,fm=/{\s*/y,Cc=/\s*}/y,hm=/\[\s*/y,gm=/\s*] */y,bm=/\s*\(\s*/y,ym=/\s*->\s*/y,wm=/\s*:\s*/y,vm=/\s*,?\s*/y,xm=/\s+/y,cn=class{constructor(t){this.body=[],Ia.lastIndex=0;let n=0;for(;;){let M=Ia.exec(t);if(M===null)break;n=Ia.lastIndex;try{this.body.push(u(M[1]))}catch(T){if(T instanceof SyntaxError)continue;throw T}}function s(M){return M.lastIndex=n,M.test(t)}function o(M,T){if(t[n]===M)return n++,!0;if(T)throw new T(`Expected ${M}`);return!1}function a(M,T){if(s(M))return n=M.lastIndex,!0;if(T)throw new T(`Expected ${M.toString()}`);return!1}function r(M){M.lastIndex=n;let T=M.exec(t);if(T===null)throw new SyntaxError(`Expected ${M.toString()}`);return n=M.lastIndex,T}function c(M){return r(M)[1]}function u(M){let T=d(),N=p();if(T===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:M,value:T,attributes:N}}function p(){let M=Object.create(null);for(;s(vc);){let T=c(vc),N=d();if(N===null)throw new SyntaxError("Expected attribute value");M[T]=N}return M}function d(){let M;if(s(Hs)&&(M=c(Hs)),t[n]==="{"||t[n]==="}")return $(M?[M]:[],1/0);let T=U();return T?M?$([M,T],T.length):(T.value=O(T.value,dm),$([T],T.length)):M?O(M,_c):null}function $(M=[],T){for(;;){if(s(Hs)){M.push(c(Hs));continue}if(t[n]==="{"){M.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let Ie=U();if(Ie){M.push(Ie),T=Math.min(T,Ie.length);continue}break}let N=M.length-1,ue=M[N];typeof ue=="string"&&(M[N]=O(ue,_c));let oe=[];for(let Ie of M)Ie instanceof zs&&(Ie=Ie.value.slice(0,Ie.value.length-T)),Ie&&oe.push(Ie);return oe}function f(){a(fm,SyntaxError);let M=m();if(a(Cc))return M;if(a(ym)){let T=v();return a(Cc,SyntaxError),{type:"select",selector:M,...T}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return f();if(s(xc)){let[,M,T,N=null]=r(xc);if(M==="$")return{type:"var",name:T};if(a(bm)){let ue=g();if(M==="-")return{type:"term",name:T,attr:N,args:ue};if(um.test(T))return{type:"func",name:T,args:ue};throw new SyntaxError("Function names must be all upper-case")}return M==="-"?{type:"term",name:T,attr:N,args:[]}:{type:"mesg",name:T,attr:N}}return k()}function g(){let M=[];for(;;){switch(t[n]){case")":return n++,M;case void 0:throw new SyntaxError("Unclosed argument list")}M.push(b()),a(vm)}}function b(){let M=m();return M.type!=="mesg"?M:a(wm)?{type:"narg",name:M.name,value:k()}:M}function v(){let M=[],T=0,N;for(;s(lm);){o("*")&&(N=T);let ue=_(),oe=d();if(oe===null)throw new SyntaxError("Expected variant value");M[T++]={key:ue,value:oe}}if(T===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:M,star:N}}function _(){a(hm,SyntaxError);let M;return s(Ra)?M=P():M={type:"str",value:c(cm)},a(gm,SyntaxError),M}function k(){if(s(Ra))return P();if(t[n]==='"')return S();throw new SyntaxError("Invalid expression")}function P(){let[,M,T=""]=r(Ra),N=T.length;return{type:"num",value:parseFloat(M),precision:N}}function S(){o('"',SyntaxError);let M="";for(;;){if(M+=c(pm),t[n]==="\\"){M+=V();continue}if(o('"'))return{type:"str",value:M};throw new SyntaxError("Unclosed string literal")}}function V(){if(s(kc))return c(kc);if(s(Mc)){let[,M,T]=r(Mc),N=parseInt(M||T,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function U(){let M=n;switch(a(xm),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return W(t.slice(M,n))}return t[n-1]===" "?W(t.slice(M,n)):!1}function O(M,T){return M.replace(T,"")}function W(M){let T=M.replace(mm,`
`),N=$m.exec(M)[1].length;return new zs(T,N)}}},zs=class{constructor(t,n){this.value=t,this.length=n}}});var Na=x(()=>{"use strict";wc();Sc();Cn()});async function qa(e){let t=[...new Set([e||Za,Za])],n=(await Promise.all(t.map(Mm))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return Bs=n,Da.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function Mm(e){let t=await fetch(Zt(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new ln(e,{useIsolating:!1});return n.addResource(new cn(await t.text())),n}function i(e,t){for(let n of Bs){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&_m(t),[])}return Da.has(e)||console.warn(`missing text: ${e}`),Da.add(e),`[${e}]`}function _m(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&km.test(n)?`⁨${n}⁩`:n]))}function at(e){return Bs.some(t=>t.getMessage(e)?.value)}function je(){return Bs[0]?.locales[0]??Za}function Ha(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var Za,km,Bs,Da,L=x(()=>{"use strict";Na();gt();Za="en",km=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Bs=[],Da=new Set});function te(e){return Lc(Zt(e),{})}function z(e,t={}){let n=typeof t=="string";return Lc(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function q(e){if(e instanceof ie)return e.reason;let t=e?.reason;return typeof t=="string"?t:i("problem-unknown")}async function Lc(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(Cm)})}catch{throw Ns(),new ie("offline",i("problem-offline"))}Zs(n);let s=await n.text().catch(()=>""),o=Sm(s);if(n.ok&&o!==void 0)return o;throw new ie(o?.code??String(n.status),o?.reason??i(n.status===404?"problem-not-found":"problem-server"))}function Sm(e){try{return e?JSON.parse(e):{}}catch{return}}var Cm,ie,B=x(()=>{"use strict";gt();_n();L();Cm=2e4,ie=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function F(e){return e in Ln||(Ln[e]=Lm(e)),Ln[e]}function De(e,t){Ln[e]=t;try{localStorage.setItem(Fs+e,JSON.stringify(t))}catch{}for(let n of[...Ws])n(e)}function un(e){return Ws.add(e),()=>{Ws.delete(e)}}function G(e){let[,t]=h(0);return w(()=>un(n=>{n===e&&t(s=>s+1)}),[e]),[F(e),n=>De(e,n)]}function rt(){let e=F("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function Lm(e){try{let t=localStorage.getItem(Fs+e),n=t===null?void 0:JSON.parse(t),s=Ec[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return Ec[e]}var Fs,Ec,Ln,Ws,ae=x(()=>{"use strict";C();Fs="arcanarium.",Ec={theme:"auto",motion:"auto",sound:!1,sentences:!1,text:"usual",news:!0,confirm:!0,hints:!0,pace:.7,taught:{},language:"",lastTable:{},lastForm:null,lessons:{},coach:!0},Ln={},Ws=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Fs))return;let t=e.key.slice(Fs.length);delete Ln[t];for(let n of[...Ws])n(t)})});function pn(){return za??=te("/api/games").then(e=>Us=e,e=>{throw za=null,e}),za}function ke(e){return Us.find(t=>t.game===e)}function ve(){let[e,t]=h(Us.length?Us:null);return w(()=>{pn().then(t,()=>{})},[]),e}function ne(e){let t=`${e}-title`;return at(t)?i(t):e}function me(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return at(n)?i(n):t}function Le(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return at(n)?i(n):""}function Wt({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),o=s?i("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?o:`${o} · ${i("opponent-rating",{rating:n})}`}function En(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${i("opponent-style",{style:me("style",n),what:Le("style",n)})}`:t}function dn(e,t){let[n,s]=e.seats,o=e.sets.map(a=>a.id).filter(a=>t.includes(a)).join("+");return e.seats_of[o]??Array.from({length:s-n+1},(a,r)=>n+r)}function Ba(e,t,n){return n.slice(0,Math.max(...dn(e,t)))}function Tn(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1,pace:F("pace")}}function Ut(e){let t=ke(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(o=>o!==t).map(o=>me(`${e.game}-set`,o));return e.variant&&e.variant!=="standard"&&s.push(me(`${e.game}-variant`,e.variant)),e.clock&&s.push(js(e.clock)),e.chosen&&s.push(i("deal-chosen")),e.day&&s.push(i("daily-title")),s.join(" · ")}function js({bank:e,each:t}){return t>=43200?i("clock-days",{n:Math.round(t/8640)/10}):i("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var za,Us,le=x(()=>{"use strict";B();C();ae();L();za=null,Us=[]});function Pn(e){let t=Gs.get(e);return t||(t=te(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:o,...a})=>({...a,name:o}));return Fa.set(e,new Map(s.map(o=>[o.id,o]))),{...n,cards:s}},n=>{throw Gs.delete(e),n}),Gs.set(e,t)),t}function j(e,t){return Fa.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:ke(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function Wa(){Gs.clear(),Fa.clear()}var Gs,Fa,xe=x(()=>{"use strict";B();le();Gs=new Map,Fa=new Map});function Vs(e,t){Tc.set(e,t)}async function jt(e){let[t]=await Promise.all([pn(),Pn(e)]),n=t.find(s=>s.game===e);if(!n)throw new ie("not-found",i("problem-not-found"));return Tc.get(n.board)??import(n.board)}var Tc,mn=x(()=>{"use strict";B();xe();le();L();Tc=new Map});var vt,Ks=x(()=>{"use strict";vt={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var Ys,Ua=x(()=>{"use strict";Ys={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function On(e){return e in vt||e in Ys}function y({name:e,size:t,label:n,class:s="",golden:o=!1}){let a=vt[e]??Ys[e];if(!a)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=l`
    ${a.fill&&l`<path d=${a.fill} fill-rule="evenodd"/>`}
    ${a.line&&l`<path class="stroke" d=${a.line}/>`}`;return l`<svg class=${`icon ${o?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${o?l`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Ve(e,t=1){return i(`sign-${e}`,{n:t})}function qe({fragments:e,label:t}){if(!e.length)return null;let n=Om(e),s=t??n.map(o=>o.words).filter(Boolean).join(" ");return l`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${Am(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function Am(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(l`<span class="clause">${n.map(o=>o.drawn)}</span>`),n=[]};for(let o of e)o.gap?(s(),t.push(o.drawn)):n.push(o);return s(),t}function Om(e){let t=[];for(let n=0;n<e.length;n++){let[s,o]=e[n],[a="",r=""]=e[n+1]??[];if(s==="≠"&&o==="sign")do t.push(Rm(e[++n]));while(Ge.includes(e[n][1])&&Ge.includes(e[n+1]?.[1]));else o==="point"&&/^\d+$/.test(s)&&a==="★"?(t.push({drawn:l`<${ce} n=${Number(s)}/>`,words:i("sign-points",{n:Number(s)})}),n++):s==="★"&&a==="?"&&r==="point"?(t.push(An("check","of-point","")),n++):t.push(Pc(s,o))}return t}function Pc(e,t){if(!e.trim())return{drawn:l`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(Tm.has(e))return{drawn:l`<span class="between">${e}</span>`,words:Im(e)};let n=Pm.exec(e);if(n&&t!=="text"){let s=Qs[n[2]];return An(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&Js.includes(s))}if(t!=="text"&&Qs[e])return An(Qs[e],`of-${Qs[e]}`,"");if(t==="type"){let s=Em.find(o=>e===Ve(o)||e===o);if(s)return An(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:l`<i class="unknown">X</i>`,words:"X"}:{drawn:l`<span class=${`of-${t}`}>${e}</span>`,words:e}}function Im(e){return{"+":"+","/":i("sign-or"),"−":"−","×":"×"}[e]??""}function An(e,t,n,s=!1){return{drawn:l`<span class=${`sign ${t}`}>${n&&l`<b class="sign-number">${n}</b>`}<${y} name=${e} golden=${s}/></span>`,words:`${n} ${Ve(e,Number(n)||1)}`.trim()}}function Rm([e,t]){let{drawn:n,words:s}=Pc(e,t);return{drawn:l`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${vt.ban.line}/></svg></span>`,words:i("sign-not",{what:s})}}function ja({amount:e,kinds:t=Ge}){let n=e.flatMap((s,o)=>s?[An(t[o],`of-${t[o]}`,String(s))]:[]);return n.length?l`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function it({essences:e,kinds:t=Ge}){return e.some(Boolean)?l`<span class="tokens">${e.map((n,s)=>n>0&&l`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${y} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Ve(t[s],n)}</span>
    </span>`)}</span>`:null}function ce({n:e}){return l`<span class="points" data-long=${e>=100||null} role="img" aria-label=${i("sign-points",{n:e})}>
    <${y} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var Ge,Js,Em,Qs,Tm,Pm,Z=x(()=>{"use strict";C();L();Ks();Ua();Ge=["elan","life","calm","death","gold","pearl"],Js=["military","political","spiritual","financial"],Em=["creature","dragon","demon","mage"],Qs={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},Tm=new Set(["+","/","(",")","−","×"]),Pm=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function E(e,t=0,n=0){return`M${Ke(t-e)} ${Ke(n)}a${Ke(e)} ${Ke(e)} 0 1 0 ${Ke(2*e)} 0a${Ke(e)} ${Ke(e)} 0 1 0 ${Ke(-2*e)} 0Z`}function Me(e,t,n,s=0){return to(e,s,o=>E(n,...Ac(t,o)))}function I(e,t,n=0,s=1){let o=Oc(e,s),a="";for(let r=0;r<o;r++){for(let c=0;c<e/o;c++)a+=`${c?"L":"M"}${J(t,n+Gt*(r+c*s)/e)}`;a+="Z"}return a}function Ye(e,t,n,s=0){let o="";for(let a=0;a<2*e;a++)o+=`${a?"L":"M"}${J(a%2?n:t,s+Math.PI*a/e)}`;return`${o}Z`}function lt(e,t,n,s=0){return to(e,s,o=>`M${J(t,o)}L${J(n,o)}`)}function Xs(e,t,n,s){let o="";for(let a=0;a<e;a++)o+=`M${J(t,Gt*a/e)}L${J(t+(a%s?n:n*2),Gt*a/e)}`;return o}function xt(e,t,n,s,o=0){let a=(t+n)/2;return to(e,o,r=>`M${J(t,r)}Q${J(a,r-s)} ${J(n,r)}Q${J(a,r+s)} ${J(t,r)}Z`)}function Ga(e,t,n){let s=Math.PI/e,o=`M${J(t,-s)}`;for(let a=0;a<e;a++){let r=Gt*a/e;o+=`C${J((t+n)/2,r-s*.9)} ${J(t+1,r-s*.15)} ${J(n,r)}`,o+=`C${J(t+1,r+s*.15)} ${J((t+n)/2,r+s*.9)} ${J(t,r+s)}`}return o}function eo(e,t,n){let s=e*10,o="";for(let a=0;a<=s;a++){let r=Gt*a/s;o+=`${a?"L":"M"}${J(t+n*Math.cos(e*r),r)}`}return`${o}Z`}function In(e,t,n,s=0){let o=`M${J(t,s)}`;for(let a=1;a<=e;a++){let r=s+Gt*a/e;o+=`Q${J(t+n,r-Math.PI/e)} ${J(t,r)}`}return`${o}Z`}function $n(e,t,n,s=0){return to(e,s,o=>{let a=n/t;return`M${J(t,o-a)}Q${J(t-n*1.6,o)} ${J(t,o+a)}Q${J(t-n*.6,o)} ${J(t,o-a)}Z`})}function R(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,o)=>`${Ke(-s)} ${o}`);return e+t}function to(e,t,n){let s="";for(let o=0;o<e;o++)s+=n(t+Gt*o/e);return s}function Oc(e,t){return t?Oc(t,e%t):e}var Gt,Ke,Ac,J,Rn=x(()=>{"use strict";Gt=2*Math.PI,Ke=e=>String(Math.round(e*10)/10),Ac=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],J=(e,t)=>Ac(e,t).map(Ke).join(" ")});function Nn(e){return Nm.find(([t])=>t.test(e))?.[1]??""}var Nm,Va=x(()=>{"use strict";Rn();Nm=[[/hawk|nightingale|phoenix|raven|swan|peacock/,R("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+E(1.8,0,-25)],[/mermaid|dolphin|whale/,R("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+E(1.8,6,-26)+E(1.8,-6,-26)],[/hound|dog|wolf/,R("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,R("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,R("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,R("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,R("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,R("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,R("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,R("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,R("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,R("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,R("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+E(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,R("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+E(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,R("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,E(15,0,-28)+E(7,0,-28)+R("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,E(40)+E(34)+E(6)+lt(8,6,34)+I(4,34)+I(4,12,Math.PI/4)],[/crown|laurels|command/,R("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+E(3,0,-38)+E(3,25,-34)+E(3,-25,-34)],[/egg/,R("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,R("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+I(3,5,0)],[/hand|gauntlet|palm|glove/,R("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,R("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,R("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,R("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,R("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,R("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,R("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,R("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,E(42)+I(4,42,Math.PI/4)+I(3,29.7)+E(14.8)]]});function Zm(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[E(15),I(t,17,n),I(t,18,n,t===5?2:t===8?3:1)][e(3)];return I(t,45,n)+I(t,37,n)+Me(t,45,5,n)+I(t,27,n+Math.PI/t)+lt(t,19,27,n+Math.PI/t)+s+E(6)}function Dm(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,$)=>{let f=(u+p)/2;return[`L${u} ${d}L${f} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${f-2} ${d-5}L${f-2} ${d}L${f+2} ${d}L${f+2} ${d-5}L${p} ${d-5}L${p} ${d}`][$]},[s,o,a]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${o+12}L22 ${o+20}M37 ${a+12}L37 ${a+18}M0 ${s+16}L0 ${s+28}`;return R(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,o,e(3))}L30 36M30 36${n(30,45,a,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function Zc(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return R(t[e(t.length)]+n[e(n.length)])}function Ka(e,t,n){let s=e.types??[];if(s.includes("dragon"))return qm(n,s.includes("creature"));if(s.includes("demon"))return Hm(n,s.includes("creature"));if(s.includes("creature"))return{lines:Nn(e.id)||Ic[n(Ic.length)]()};switch(e.kind){case"mage":return zm(t,n);case"monument":return{lines:R(Rc[n(Rc.length)])};case"place":return{lines:Zm(n)};case"item":return{lines:R("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+E(4,-8,27)+E(2.5,6,33)+E(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:R("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+I([3,5,6,7][n(4)],17,0,n(2)+1)+E(20)};case"agent":return{lines:Zc(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${Zc(n)}${R("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:R("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+E(3,0,-46)};case"location":return{lines:Dm(n)};case"relic":return Bm(e.id,n);case"objective":return{lines:Ye(4,46,9)+Ye(4,26,8,Math.PI/4)+E(34)+E(18)};case"guild":return{lines:R("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:Ye(8,46,14)+E(14)+E(34)};default:return{lines:Nn(e.id)||Nc[n(Nc.length)]()}}}function qm(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",o=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:R(n+s+o),fill:E(1.8,3,-28)+E(1.8,-3,-28)}}function Hm(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:R(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+I(5,50,Math.PI,2),fill:E(2,11,.5)+E(2,-11,.5)}}function zm(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:R(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function Bm(e,t){let n=Nn(e);if(n)return{lines:n};let s=[I(8,34,Math.PI/8)+I(8,20,Math.PI/8)+lt(8,20,34,Math.PI/8),I(6,36)+I(3,36,0)+I(3,18,Math.PI),R("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),In(7,30,14)+I(7,30)+E(12)];return{lines:s[t(s.length)]+E(44)}}var Ic,Rc,Nc,Ya=x(()=>{"use strict";Rn();Va();Ic=[()=>R("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>R("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+E(16)+xt(7,28,48,.18)],Rc=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],Nc=[()=>I(6,44,0,2)+E(22)+I(6,22,0),()=>I(3,46,0)+I(3,23,Math.PI)+E(11.5)+Me(3,46,3.5),()=>E(40)+I(4,40,Math.PI/4)+I(3,28,0)+E(14),()=>I(7,44,0,3)+E(13)+E(6),()=>E(22,0,-15)+E(22,13,7.5)+E(22,-13,7.5)+E(7.5),()=>I(8,44,0,3)+I(8,18,Math.PI/8)+E(9),()=>E(20,0,-14)+"M0 6L0 46M-16 26L16 26"+$n(1,44,16)+E(6,0,-14),()=>xt(6,0,44,.5)+E(44)+E(8),()=>I(5,45,0,2)+I(5,17,Math.PI)+E(7),()=>Ye(4,46,14)+Ye(4,30,11,Math.PI/4)+E(8),()=>R("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+E(12)+E(4),()=>I(9,44,0,2)+I(3,24,Math.PI)+E(5)]});function Fm(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function Wm(e){let t=new Map,n=(s,o)=>t.set(s,(t.get(s)??0)+o);e.power?n(e.power,20):Dc[e.guild||e.id]&&n(Dc[e.guild||e.id],20),e.values?.forEach((s,o)=>n(Js[o],s)),e.cost?.forEach((s,o)=>s&&n(Ge[o],e.kind==="monument"?.1:2*s));for(let[s,o]of e.lines.flat())(Ge.includes(o)||o==="any")&&n(o,(o==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,o)=>o[1]-s[1]).map(([s])=>s)}function qc(e){let t=Fm(e.id),[n,s=n,o=s]=Wm(e),a=3+t(3),{lines:r,fill:c="",sign:u}=Ka(e,n,t),p=[()=>E(97)+Xs(72,93,2,6),()=>E(97)+E(92)+Me(a*4,94.5,1),()=>E(97)+E(94),()=>E(97)+Xs(a*8,91,3,8)][t(4)](),d=[()=>I(a+3,76,0,2),()=>I(3,76)+I(3,76,Math.PI),()=>I(4,76)+I(4,76,Math.PI/4),()=>E(76)+lt(a*2,56,76,Math.PI/(a*2)),()=>I(2*a+1,76,0,a)][t(5)](),$=["",E(53),Me(a*5,52,1),lt(a*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+E(56)+$,of:s===n?"brass":s,as:"fine"},{d:(no[n]??no.any)(a,76,91),of:n},{d:no[o]&&o!==n?no[o](a,57,66):Me(a,66,2.5),of:o,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:vt[u.name].fill??vt[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:Um(e.points),of:"brass",as:"fill"}]:[]]}function Um(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function Qa({face:e,whole:t=!1}){let n=H(()=>qc(e),[e]);return l`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(jm)}
  </svg>`}function jm({d:e,of:t,as:n="line",place:s}){if(s){let o=s.size/24;return l`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${o})`}/>`}return n==="fill"?l`<path class="sigil-fill" data-of=${t} d=${e}/>`:l`${n!=="fine"&&l`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var Dc,no,Ja=x(()=>{"use strict";C();Z();Rn();Ya();Ks();Dc={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},no={elan:(e,t,n)=>Ga(e*2,t,n),life:(e,t,n)=>xt(e*4,t,n,.075)+xt(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>eo(e*2,(t+n)/2+2,(n-t)/4)+eo(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>Ye(e*3,n,t)+$n(e,t-1,5),gold:(e,t,n)=>I(6,n)+I(6,n,Math.PI/6)+Me(12,(t+n)/2-1,2),pearl:(e,t,n)=>In(e*3,t,n-t)+Me(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>I(5,n)+I(5,n,Math.PI/5)+Me(10,t,1.6),military:(e,t,n)=>Ye(e*4,n,t+3),political:(e,t,n)=>$n(e*2,n-2,7)+Me(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>xt(e*2,t,n,.2)+Me(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>Me(e*3,(t+n)/2,(n-t)/4)+E(t)}});function kt(e,t,n){return i(`${e}-${t}`,n)}function Vm(e,t){return t.district?kt(e,`district-${t.district}`):t.guild?kt(e,`card-${t.guild}`):t.rank?kt(e,`rank-${t.rank}`):""}function Xa(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function Km(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function so(e){return e.powers!==void 0&&e.lines.length>0}function Ym(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function Qm(e,t,n){let s=e.kind==="item"||e.kind==="scroll",o=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[a,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return o>r?"packed":o>a?"crowded":""}function Zn({game:e,face:t,size:n,sentences:s=!1,points:o=t.points}){let a=n==="full",r=Gm.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=Km(t),p=a?t.lines:Ym(t.lines),d=!a&&s&&so(t),$=Qm(t,p,d),f=!a&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return l`
    <span class="face-art"><${Qa} face=${t} whole=${a}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&l`<span class=${`face-cost ${f?"broad":""}`}>${c.map(m=>l`<${qe} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&l`<span class="face-types">${r.map(m=>l`<${y} name=${m} label=${i(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${a?t.kind_name:Vm(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${$}`}>
      ${d?t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`):p.map(m=>l`<span class="face-line"><${qe} fragments=${m}/></span>`)}
      ${a&&!u&&l`<span class="face-told">${t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&l`<span class="face-mark" title=${t.origin.at(-1)}><${y} name="standin" label=${i("card-stand-in")}/></span>`}
    ${a&&l`<span class="face-foot">${t.mark&&l`<${y} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${o>0&&l`<span class="face-points"><${ce} n=${o}/></span>`}`}function er(){return l`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var Gm,Dn=x(()=>{"use strict";C();L();Z();Ja();Gm=["creature","dragon","demon"]});function Jm(e){oo={x:e.clientX,y:e.clientY}}function qn({clientX:e,clientY:t}){return oo!==null&&(e!==oo.x||t!==oo.y)}var oo,ao=x(()=>{"use strict";oo=null;if(typeof window<"u")for(let e of["pointermove","pointerdown","pointerup"])addEventListener(e,Jm,{capture:!0,passive:!0})});function Hc(e,t){return t.left>=e.right||t.right<=e.left||t.top>=e.bottom||t.bottom<=e.top?[e]:[{...e,right:t.left-14},{...e,left:t.right+14},{...e,bottom:t.top-14},{...e,top:t.bottom+14}].filter(({left:s,top:o,right:a,bottom:r})=>a>s&&r>o)}function tr(e,t,n,s,o=!1){let a={left:8,top:8,right:s.width-8,bottom:s.height-8},r=n.reduce((u,p)=>u.flatMap(d=>Hc(d,p)),[a]),c=o?{...t,left:0,right:s.width}:t;return Bc(e,t,r.flatMap(u=>Hc(u,c)),.62)??Bc(e,t,r,0)??{left:8,top:8,scale:.62}}function Bc(e,t,n,s){let o=(t.left+t.right)/2,a=(t.top+t.bottom)/2,r=null,c=[0,1/0];for(let u of n){let p=Math.min(1,(u.right-u.left)/e.width,(u.bottom-u.top)/e.height),[d,$]=[e.width*p,e.height*p],f=zc(o,d,u.left,u.right),m=zc(a,$,u.top,u.bottom),g=Math.hypot(f+d/2-o,m+$/2-a);p<=s||p<c[0]||p===c[0]&&g>=c[1]||([r,c]=[{left:f,top:m,scale:p},[p,g]])}return r}var Xm,e$,zc,nr=x(()=>{"use strict";Xm=14,e$=8;zc=(e,t,n,s)=>Math.max(n,Math.min(e-t/2,s-t))});function sr(e,t,n){if(!e.isConnected||!t.id)return;Hn??=o$();let s=j(t.game,t.id);Re(l`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${Zn} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?l`<ul class="zoom-notes tooltip">${t.notes.map(o=>l`<li>${o}</li>`)}</ul>`:null}`,Hn),Hn.showPopover(),[_t,Fc]=[e,n],F("taught").reading||De("taught",{...F("taught"),reading:!0}),Uc(Hn,e.getBoundingClientRect(),n)}function o$(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e),new ResizeObserver(()=>_t&&Uc(e,_t.getBoundingClientRect(),Fc)).observe(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,zn,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(_t)&&zn(),{capture:!0,passive:!0}),e}function Uc(e,t,n){let s=[...document.querySelectorAll("[data-clear]")].map(c=>c.getBoundingClientRect()).filter(c=>c.width>0);e.style.transform="";let{left:o,top:a,scale:r}=tr({width:e.offsetWidth,height:e.offsetHeight},t,s,{width:innerWidth,height:innerHeight},n);e.style.left=`${o}px`,e.style.top=`${a}px`,r<1&&(e.style.transform=`scale(${r})`)}function zn(){clearTimeout(Mt),_t&&(_t=null,Wc=performance.now(),Hn?.hidePopover())}function a$(e,t){clearTimeout(Mt);let n=_t!==null||performance.now()-Wc<400;Mt=setTimeout(()=>sr(e,t,!1),n?n$:t$)}function ro(e,t=!1){let n=A({x:0,y:0,pressed:!1,resting:!1,element:null}),s=A(e);s.current=e;let o=n.current;if(w(()=>()=>{o.element&&o.element===_t&&zn()},[]),!e)return{};let a=r=>{o.element=r.currentTarget,s.current&&a$(o.element,s.current)};return{onPointerEnter:r=>{r.pointerType==="mouse"&&(Object.assign(o,{x:r.clientX,y:r.clientY,resting:!qn(r)}),o.resting||a(r))},onPointerLeave:r=>r.pointerType==="mouse"&&zn(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&a(r),onBlur:zn,onPointerDown:r=>{if(o.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(o,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(Mt),Mt=setTimeout(()=>{o.pressed=!0,s.current&&sr(c,s.current,!0)},s$)},onPointerMove:r=>{let c=Math.hypot(r.clientX-o.x,r.clientY-o.y);r.pointerType!=="mouse"?c>10&&clearTimeout(Mt):o.resting&&(o.resting=!1,a(r))},onPointerUp:()=>!o.pressed&&clearTimeout(Mt),onPointerCancel:()=>clearTimeout(Mt),onClick:t?r=>s.current&&sr(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>o.pressed&&r.preventDefault(),onClickCapture:r=>{o.pressed&&(o.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function or({game:e,id:t,children:n}){let s=ro({game:e,id:t});return l`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var t$,n$,s$,Hn,_t,Fc,Wc,Mt,io=x(()=>{"use strict";C();Dn();xe();ae();ao();nr();t$=320,n$=90,s$=420,Hn=null,_t=null,Fc=!1,Wc=0});function $e({game:e,id:t,size:n="table",turned:s=!1,essences:o,points:a,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:$,target:f,form:m="",place:g,worded:b=!0,badge:v,children:_}){let[k]=G("sentences"),P=k&&b,S=t?j(e,t):null,V=typeof d=="string"?[d].filter(Boolean):d,U=ro(S&&n!=="full"?{game:e,id:S.id,notes:V,points:a}:null,!$),O=S&&!r?S.kind:"back",M={class:["card",`card-${n}`,`kind-${O}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",o?.some(Boolean)&&"holding",P&&S&&so(S)&&"telling",m&&`form-${m}`].filter(Boolean).join(" "),"aria-label":H(()=>i$(S,r,s,o),[S,r,s,o?.join(" ")]),"aria-description":[S&&n!=="full"?Xa(S):"",...V].filter(Boolean).join(" ")||void 0,...U},T=H(()=>!S||r?l`<${er}/>`:n==="chip"?l`<${r$} face=${S} turned=${s} points=${a}/>`:l`<${Zn} game=${e} face=${S} size=${n} sentences=${P} points=${a}/>`,[e,S,r,n,s,a,P]),N=l`
    ${T}
    ${o&&l`<${it} essences=${o}/>`}
    ${s&&n==="table"&&l`<span class="card-turned" title=${i("card-turned")}><${y} name="turn"/></span>`}
    ${v!=null&&v!==""&&l`<span class="card-badge">${v}</span>`}`;return l`<div class=${`card-place place-${n} of-kind-${O} ${s?"is-turned":""} ${m&&`form-${m}`}`} style=${g} data-target=${f}>
    ${$||f?l`<button type="button" ...${M} aria-pressed=${u?"true":void 0} aria-disabled=${$?void 0:"true"}
          onClick=${$??U.onClick}>${N}</button>`:l`<div role="img" tabindex=${S&&n!=="full"?0:void 0} ...${M}>${N}</div>`}
    ${_}
  </div>`}function r$({face:e,turned:t,points:n=e.points}){return l`
    <${y} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&On(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&l`<${ce} n=${n}/>`}`}function i$(e,t,n,s){return e?[e.name,e.kind_name,t&&i("card-face-down"),n&&i("card-turned"),...(s??[]).map((o,a)=>o>0&&i("card-holds",{n:o,what:Ve(Ge[a],o)}))].filter(Boolean).join(", "):i("card-back")}var Qe=x(()=>{"use strict";C();Dn();xe();Z();ae();L();io();io()});function l$(e,t){return Gc(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function c$(e,t){return Gc(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function co(e,t){return e?e.moves.filter(n=>n.targets.length&&l$(n.targets,t)):[]}function uo(e,t){return t.length?co(e,t).filter(n=>n.targets.length===t.length):[]}function po(e,t){return new Set(co(e,t).flatMap(n=>c$(n.targets,t)))}function mo(e,t,n){if(!po(e,t).has(n))return t.length?mo(e,lo,n):null;let s=[...t,n],o=co(e,s),a=uo(e,s);return o.length===1&&a.length===1?{path:s,menu:[],move:a[0]}:{path:s,menu:a,move:null}}function ar(e){return e.slice(0,-1)}function rr(e){return e?e.moves.filter(t=>!t.targets.length):[]}function ir(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function Bn(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function Vt(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function $o(e,t){return e?.why?.[t]??[]}var lo,jc,Gc,Kt=x(()=>{"use strict";lo=[],jc=e=>e.split(":")[0],Gc=e=>e.every(t=>jc(t)===jc(e[0]))});function cr(){return Yt}async function ct(){return ho(yn("me")??await te("/api/me"))}async function ur(){return Yt.id?Yt:Ct({})}async function Ct(e){return ho(await z("/api/me",e))}async function fo(e,t,n){return ut(`/api/account/${e}`,{name:t,password:n})}async function ut(e,t){return ho(await z(e,t))}async function pr(){return ho(await z("/api/account/logout"))}function fe(){let[,e]=h(0);return w(()=>{let t=()=>e(n=>n+1);return lr.add(t),()=>{lr.delete(t)}},[]),Yt}function ho(e){Yt={...Yt,...e,id:!!e.id};for(let t of[...lr])t();return Yt}var Yt,lr,_e=x(()=>{"use strict";B();gt();C();Yt={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},lr=new Set});function dr(e,t){let n=e[e.length-1];if(!n)return[t];if(t.cause==="request")return[...e.slice(0,-1),{...n,...t,events:n.events,lines:n.lines,news:n.news,touched:n.touched}];if(t.cause==="move"&&t.step===n.step+1&&t.era===n.era)return[...e,t].slice(-80);if(t.cause==="undo"&&t.era===n.era+1){let s=e.filter(({step:r})=>r<t.step),o=e.find(({step:r})=>r===t.step),a=o?{events:o.events,lines:o.lines,news:o.news,touched:o.touched}:{};return[...s.map(r=>({...r,era:t.era})),{...t,...a}]}return t.step===n.step&&t.era===n.era?e:[t]}function mr(e,t){if(!e.length)return e;let n=t.filter(({step:r})=>r<e[0].step).map(r=>({...r,era:e[0].era})),s=n.length&&n[n.length-1].step===e[0].step-1,o=t.find(({step:r})=>r===e[0].step),a=o?{...e[0],events:o.events,lines:o.lines,news:o.news,touched:o.touched}:e[0];return s?[...n,a,...e.slice(1)]:[a,...e.slice(1)]}function $r(e,t){return t<0?e[e.length-1]?.touched??[]:[...new Set(e.filter(({step:n})=>n>t+1).flatMap(({touched:n})=>n??[]))]}var p$,go=x(()=>{"use strict";p$=80});function fr(e,t){return new bo(e,t)}var d$,m$,$$,f$,h$,g$,Vc,bo,hr=x(()=>{"use strict";B();_e();go();L();d$=500,m$=2e4,$$=2e4,f$=4404,h$=4401,g$=3e3,Vc=8e3;bo=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,past:[],log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new ie("offline",i("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===f$&&(this.data.gone=!0),s===h$&&ct().catch(()=>{}),this.#o())},this.#i(Vc)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new ie("lost",i("net-lost")));if(!this.data.gone){let t=Math.min(m$,d$*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=$$){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(Vc),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(g$)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new ie(t,i(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#$();break;case"state":this.#f(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"past":t.era===this.data.state?.era&&(this.data.past=mr(this.data.past,t.steps)),this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#$(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#f(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.past=dr(this.data.past,t),this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(o=>!o.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:o,step:a,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===a?this.#l(t):(o==="undo"?n.step<a:n.step>a&&!(r&&c))?this.#e(s,null):this.#e(s,new ie("lost",i("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new ie(n,s));else for(let o of[...this.pending.keys()])this.#e(o,new ie(n,s))}}});function gr(){let e=yn("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},b$)}async function br(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=Kc){let o=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+Kc-1}&eyes=${t}`);if(!o.ok)return;s=(await o.json()).length}}async function yr(e){let n=("caches"in globalThis?await(await caches.open(y$)).keys():[]).map(({url:o})=>new URL(o)).find(({pathname:o})=>o===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var b$,Kc,y$,yo=x(()=>{"use strict";gt();b$=2500;Kc=40,y$="seen"});function pt(){return cr().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function Fn(e,t={}){let n=await z(e,t),s=await Yc(()=>navigator.credentials.create({publicKey:{...n,challenge:wo(n.challenge),user:{...n.user,id:wo(n.user.id)},excludeCredentials:n.excludeCredentials.map(Jc)}}));return{...Qc(s),response:{clientDataJSON:Qt(s.response.clientDataJSON),attestationObject:Qt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function Wn(e){let t=await z(e),n=await Yc(()=>navigator.credentials.get({publicKey:{...t,challenge:wo(t.challenge),allowCredentials:t.allowCredentials.map(Jc)}}));return{...Qc(n),response:{clientDataJSON:Qt(n.response.clientDataJSON),authenticatorData:Qt(n.response.authenticatorData),signature:Qt(n.response.signature),userHandle:n.response.userHandle?Qt(n.response.userHandle):null}}}async function Yc(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new ie("passkey",i(s?"passkey-known":"passkey-not-done"))}if(!t)throw new ie("passkey",i("passkey-not-done"));return t}function Qc(e){return{id:e.id,rawId:Qt(e.rawId),type:e.type,clientExtensionResults:{}}}function Jc(e){return{...e,id:wo(e.id)}}function wo(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Qt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var Un=x(()=>{"use strict";B();_e();L()});function He({legend:e,name:t,value:n,values:s,choose:o}){let a=Mn();return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>l`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${a}-${t}`} checked=${r.value===n} onChange=${()=>o(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&l`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function Xc({game:e,sets:t,chosen:n,choose:s}){let o=a=>{let r=t.map(c=>c.id).filter(c=>c===a?!n.includes(a):n.includes(c));r.length&&s(r)};return l`
    <fieldset class="choice">
      <legend>${i("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(a=>l`
          <label key=${a.id} class="option-card">
            <input type="checkbox" checked=${n.includes(a.id)} onChange=${()=>o(a.id)} />
            <span><strong>${a.title}</strong><small>${Le(`${e}-set`,a.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function eu({game:e,option:t,value:n,choose:s}){let o=t.values.filter(Boolean),a=me(`${e}-option`,t.name),r=Le(`${e}-option`,t.name);return o.join()==="off,on"?l`<${St} title=${a} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:l`
    <${He} legend=${a} name=${t.name} value=${n} choose=${s}
      values=${o.map(c=>({value:c,title:me(`${e}-value`,c),hint:Le(`${e}-value`,c)}))} />`}function St({title:e,hint:t,value:n,choose:s}){return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function tu({info:e,sets:t,seats:n,choose:s}){let o=dn(e,t),a=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?v$(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return l`
    <fieldset class="choice">
      <legend>${i("new-seats")}</legend>
      <div class="row" role="group" aria-label=${i("new-how-many")}>
        ${o.map(c=>l`
          <button key=${c} type="button" class="btn icon-only" aria-pressed=${c===n.length?"true":"false"} onClick=${()=>a(c)}>${c}</button>`)}
      </div>
      <ol class="seat-plan">
        ${n.map((c,u)=>l`
          <li key=${u}>
            <label class="field-row"><span>${i("new-seat",{n:u+1})}</span>
              <select class="select" value=${w$(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${i("new-me")}</option>
                <option value="person">${i("new-person")}</option>
                ${e.opponents.map(p=>l`<option key=${p.bot} value=${`bot ${p.bot}`}>${i("new-bot",{bot:Wt(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&l`<p class="seat-character">${En(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function w$(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function v$(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function nu({form:e,change:t}){return l`
    <${He} legend=${i("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:i(`new-clock-${n}`),hint:i(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&l`
      <div class="row">
        <${jn} title=${i("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>i("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${jn} title=${i("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>i("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&l`
      <${jn} title=${i("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>i("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function jn({title:e,value:t,values:n,word:s,choose:o}){return l`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${a=>o(parseFloat(a.currentTarget.value))}>
        ${n.map(a=>l`<option key=${a} value=${String(a)}>${s(a)}</option>`)}
      </select>
    </label>`}var wr=x(()=>{"use strict";le();C();L()});function Vn({onPace:e,pace:t,hints:n=!0}){let[s,o]=G("theme"),[a,r]=G("text"),[c,u]=G("motion"),[p,d]=G("sentences"),[$,f]=G("sound"),[m,g]=G("news"),[b,v]=G("confirm"),[_,k]=G("hints"),[P,S]=G("pace"),V=t??P,U=t!==void 0&&!e,O=M=>{S(Number(M)),e?.(Number(M))},W=(M,T)=>T.map(N=>({value:N,title:i(`taste-${M}-${N}`),hint:""}));return l`
    <${k$} />
    <${He} legend=${i("taste-cards")} name="cards" value=${p?"sentences":"signs"}
      choose=${M=>d(M==="sentences")} values=${W("cards",["signs","sentences"])} />
    <${He} legend=${i("taste-text")} name="text" value=${a} choose=${r} values=${W("text",["usual","large","larger"])} />
    <${He} legend=${i("taste-theme")} name="theme" value=${s} choose=${o} values=${W("theme",["auto","dark","light"])} />
    <${He} legend=${i("taste-motion")} name="motion" value=${c} choose=${u} values=${W("motion",["auto","full","less"])} />
    <fieldset class="choice" disabled=${U}>
      <legend>${i("taste-pace")}</legend>
      <div class="choice-values">
        ${Gn.map(M=>l`<label key=${M} class="option-card"><input type="radio" name="pace" checked=${M===x$(V)} onChange=${()=>O(String(M))} />
          <span><strong>${i("taste-pace-value",{n:M})}</strong></span></label>`)}
      </div>
      ${U&&l`<p class="quiet-text">${i("taste-pace-host")}</p>`}
    </fieldset>
    <${St} title=${i("taste-news")} hint=${i("taste-news-hint")} value=${m} choose=${g} />
    <${St} title=${i("taste-confirm")} hint=${i("taste-confirm-hint")} value=${b} choose=${v} />
    <${St} title=${i("taste-hints")} hint=${i(n?"taste-hints-hint":"hint-forbidden")} value=${_&&n} choose=${n?k:()=>{}} />
    <${St} title=${i("taste-sound")} hint=${i("taste-sound-hint")} value=${$} choose=${f} />`}function k$(){let e=fe(),[,t]=G("language"),n=s=>{t(s),Ct({language:s}).catch(()=>{})};return e.languages.length>1&&l`
    <label class="field"><span class="label">${i("taste-language")}</span>
      <select class="select" value=${je()} onChange=${s=>n(s.currentTarget.value)}>
        ${e.languages.map(s=>l`<option key=${s} value=${s} lang=${s}>${Ha(s)}</option>`)}
      </select></label>`}var Gn,x$,Kn=x(()=>{"use strict";C();_e();wr();ae();L();Gn=[0,.4,.7,1.5,3];x$=e=>Gn.reduce((t,n)=>Math.abs(n-e)<Math.abs(t-e)?n:t)});function Jt(e){let t=F("lessons")[e];return{answers:Array.isArray(t?.answers)?t.answers.filter(s=>typeof s=="string"):[],done:t?.done===!0}}function Yn(e,t,n){let{done:s}=Jt(e);De("lessons",{...F("lessons"),[e]:{answers:n?[]:t,done:s||n}})}var vo=x(()=>{"use strict";ae()});function xo(e){return new Intl.DateTimeFormat(je(),{weekday:"long",day:"numeric",month:"long",timeZone:"UTC"}).format(new Date(`${e}T00:00:00Z`))}function su(){let e=new Date().toISOString().slice(0,10);return l`
    <a class="door daily-door" href="/daily"><${y} name="sun" size=${26} />
      <strong>${i("daily-title")} · ${xo(e)}</strong><span>${i("daily-short")}</span></a>`}var vr=x(()=>{"use strict";C();Z();L()});function fn({signs:e}){let t=e.filter(On),n=t.map((a,r)=>xr(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,o=n.map((a,r)=>n[r*s%n.length].join(",")).join(" ");return l`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${o} />
        ${M$().map(a=>l`<path d=${a} class="thin" />`)}
      </svg>
      ${t.map((a,r)=>l`
        <span class=${`emblem-sign of-${a}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${y} name=${a} size=${26} /></span>`)}
    </div>`}function xr(e,t){return[ou(Math.cos(e)*t),ou(Math.sin(e)*t)]}function ou(e){return Math.round(e*100)/100}function M$(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${xr(n,t%5?45.5:43).join(" ")}L${xr(n,48).join(" ")}`})}var ko=x(()=>{"use strict";C();Z()});function ze({name:e,guest:t=!1}){return t&&=!_$.test(e),l`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&l` <small class="guest-mark" title=${i("guest-mark-what")}>${i("guest-mark")}</small>`}`}var _$,Xt=x(()=>{"use strict";C();L();_$=/^Guest \d+$/});function au(e){let[t,n]=h({tables:null,problem:""});return w(()=>{let s=0,o=!1,a=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await te(e).then(u=>({tables:u,problem:""}),u=>({problem:q(u)}));if(o)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(a,C$)},r=()=>{document.visibilityState==="visible"&&a()};return a(),document.addEventListener("visibilitychange",r),()=>{o=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function ru(){let{tables:e}=au("/api/mine");if(!e?.length)return null;let t=e.filter(a=>a.status!=="over"),n=t.filter(a=>a.your_turn),s=t.filter(a=>!a.your_turn),o=e.filter(a=>a.status==="over");return l`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${i("home-mine")}</h2>
      ${t.length>0&&l`<ul class="table-list">${[...n,...s].map(a=>l`<${E$} key=${a.table} table=${a} />`)}</ul>`}
      ${o.length>0&&l`
        <details open=${!t.length}>
          <summary>${i("home-over",{n:o.length})}</summary>
          <ul class="table-list">${o.slice(0,S$).map(a=>l`<${T$} key=${a.table} table=${a} />`)}</ul>
        </details>`}
    </section>`}function iu(){let{tables:e,problem:t}=au("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return l`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${i("home-open")}</h2>
      ${n.length>0&&l`<ul class="table-list">${n.map(s=>l`<${P$} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&l`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?l`${i("home-open-none")} <a href="/new">${i("home-open-one")}</a>`:t||i("home-open-coming")}
        </p>`}
    </section>`}function E$({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return l`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${kr} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${i(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${i("home-resume")}</a>
    </li>`}function T$({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat(je()).format((e.winners??[]).map(s=>e.seats[s].name));return l`
    <li class="table-row">
      <${kr} table=${e} />
      <span class="turn-mark">${t?i("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&i("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${i("home-replay")}</a>
    </li>`}function P$({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return l`
    <li class="table-row">
      <${kr} table=${e} />
      ${e.watchers>0&&l`<span class="turn-mark">${i("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${i(t?"home-sit":"home-watch")}</a>
    </li>`}function kr({table:e}){return l`
    <div class="table-about">
      <strong>${ne(e.game)}</strong>
      <span class="quiet-text">${Ut(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>l`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${y} name=${L$[t.kind]} size=${14} /> ${A$(e,t,n)}</li>`)}
      </ul>
    </div>`}function A$(e,t,n){return e.you===n?i("home-you"):t.kind==="empty"?i("home-free-seat"):t.kind==="bot"?i("home-bot",{bot:me("bot",t.bot||t.name)}):l`<${ze} name=${t.name||i("guest")} guest=${t.guest} />`}var C$,S$,L$,lu=x(()=>{"use strict";B();le();C();Z();L();Xt();C$=4e3,S$=6,L$={person:"person",bot:"bot",empty:"plus"}});var cu={};ye(cu,{Page:()=>O$});function O$(){let e=ve()??[];return l`
    <div class="home">
      <header class="home-head">
        <h1>${i("home-title")}</h1>
        <p>${i("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>l`<${I$} key=${t.game} info=${t} />`)}
      </div>
      <${su} />
      <${ru} />
      <${iu} />
      <${R$} />
      <p class="fine">${i("home-unofficial")}</p>
    </div>`}function I$({info:e}){let{game:t,hue:[n,s]}=e,[o,a]=h(!1),[r,c]=h(""),u=F("lastTable")[t],p=u||Jt(e.lesson).done?"":e.lesson,d=async()=>{a(!0),c("");try{let f=u??Tn(e),{table:m}=await z("/api/tables",f);De("lastTable",{...F("lastTable"),[t]:u??{...f,variant:e.variants[0]}}),he(`/t/${m}`)}catch(f){c(q(f)),a(!1)}},$=u?u.seats.length-1:1;return l`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${fn} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${ne(t)}</h2>
        <p>${i(`${t}-about`)}</p>
        <p class="row">
          ${p&&l`<a class="btn primary large" href=${`/learn/${p}`}>${i("home-learn")}</a>`}
          <button type="button" class="btn large ${p?"":"primary"}" disabled=${o} onClick=${d}>
            ${i(o?"home-dealing":"home-play",{bots:$})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${i("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||i(u?"home-as-last":p?"home-learn-or-play":"home-first-time",{what:u&&Ut(u)||i("home-plain")})}</p>
      </div>
    </section>`}function R$(){let[e,t]=h(""),n=async s=>{let o=s.currentTarget,a=o.files?.[0];if(a){t("");try{let{table:r}=await z("/api/records",await a.text());he(`/replay/${r}`)}catch(r){t(q(r))}o.value=""}};return l`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${i("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/learn"><${y} name="flag" size=${26} /><strong>${i("home-lessons")}</strong><span>${i("home-lessons-what")}</span></a></li>
        <li><a class="door" href="/rules"><${y} name="book" size=${26} /><strong>${i("home-rules")}</strong><span>${i("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${y} name="card" size=${26} /><strong>${i("home-cards")}</strong><span>${i("home-cards-what")}</span></a></li>
        <li>
          <label class="door"><${y} name="upload" size=${26} /><strong>${i("home-record")}</strong><span>${i("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${e&&l`<p class="refusal" role="alert">${e}</p>`}
        </li>
      </ul>
    </section>`}var uu=x(()=>{"use strict";B();le();C();Z();vo();Je();ae();L();vr();ko();lu()});function pu({seed:e,invites:t,choose:n}){return l`
    <details class="new-seed" open=${e?!0:null}>
      <summary>${i("new-seed")}</summary>
      <label class="field"><span class="label">${i("new-seed-label")}</span>
        <input class="input num" inputmode="numeric" pattern="[0-9]*" maxlength="78" value=${e} placeholder=${i("new-seed-none")}
          onInput=${s=>n(s.currentTarget.value.trim())} />
        <span class="help">${i(t?"new-seed-hint-people":"new-seed-hint")}</span></label>
    </details>`}var du=x(()=>{"use strict";C();L()});var mu={};ye(mu,{Page:()=>Z$});function Z$(){let e=ve();return l`
    <div class="column">
      <h1>${i("new-title")}</h1>
      ${e?l`<${D$} games=${e} />`:l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function D$({games:e}){let[t,n]=h(()=>q$(e)),[s,o]=h(!1),[a,r]=h(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],p=m=>{n({...t,...m}),r("")},d=m=>p({games:{...t.games,[c.game]:{...u,...m}}}),$=async m=>{m.preventDefault(),o(!0);let g=z$(t,c);try{let{table:b}=await z("/api/tables",g);De("lastForm",{...t,seed:""}),g.seats.every(v=>v.kind!=="person")&&De("lastTable",{...F("lastTable"),[c.game]:{...g,seed:""}}),he(`/t/${b}`)}catch(b){r(q(b)),o(!1)}},f=u.seats.some(m=>m.kind==="person");return l`
    <form class="new-table" onSubmit=${$}>
      <section class="panel">
        <${He} legend=${i("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${e.map(m=>({value:m.game,title:ne(m.game),hint:i(`${m.game}-about`)}))} />
        ${c.sets.length>1&&l`<${Xc} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:Ba(c,m,u.seats)})} />`}
        ${c.variants.length>1&&l`
          <${He} legend=${i("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:me(`${c.game}-variant`,m),hint:Le(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>l`
          <${eu} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${g=>d({options:{...u.options,[m.name]:g}})} />`)}
      </section>
      <section class="panel">
        <${tu} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${He} legend=${i("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:i(`new-${m}`),hint:i(`new-${m}-hint`)}))} />
        <${nu} form=${t} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&l`<${jn} title=${i("new-pace")} value=${t.pace} values=${Gn} word=${m=>i("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${St} title=${i("new-hints")} hint=${i("new-hints-hint")} value=${t.hints} choose=${m=>p({hints:m})} />
        <${pu} seed=${t.seed} invites=${f} choose=${m=>p({seed:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${a}</p>
        <button class="btn primary large" disabled=${s}>${i(f?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function q$(e){let t=F("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(a=>a.game===n)?.game??e[0].game,o=Object.fromEntries(e.map(a=>[a.game,H$(a,t.games?.[a.game])]));return{...N$,pace:F("pace"),...t,game:s,games:o}}function H$(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),o=t.seats&&dn(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),a=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:o?t.seats:a}}function z$(e,t){let{sets:n,variant:s,options:o,seats:a}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>o[u]&&o[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,o[u]])),seats:a,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints,wait:a.some(u=>u.kind==="person"),seed:e.seed}}var N$,$u=x(()=>{"use strict";B();le();C();Je();Kn();ae();L();wr();du();N$={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0,seed:""}});function Te(e){let[t,n]=h(()=>matchMedia(e).matches);return w(()=>{let s=matchMedia(e),o=()=>n(s.matches);return o(),s.addEventListener("change",o),()=>s.removeEventListener("change",o)},[e]),t}function Ce(e){e?.focus({preventScroll:!0})}function Cr(e){let[t,n]=h({width:0,height:0});return de(()=>{let s=e.current;if(!s)return;let o=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};o();let a=new ResizeObserver(o);return a.observe(s),()=>a.disconnect()},[]),t}var Ee,Mr,_r,Se=x(()=>{"use strict";C();Ee="(max-width: 719px), (max-height: 499px)",Mr="(hover: none)",_r="(min-width: 1000px) and (min-height: 700px), (min-width: 720px) and (max-width: 1199px) and (orientation: portrait) and (min-height: 900px)"});function Mo(e){let[t,n]=e.split(":");return t==="part"?B$[n]??".tabletop":t==="pool"?`[data-anchor="${CSS.escape(e)}"]`:`.board [data-target="${CSS.escape(e)}"]`}function _o(e){let t=e.join(" ");w(()=>{if(!e.length)return;let n=new CSSStyleSheet;n.replaceSync(`:is(${e.map(Mo).join(", ")}) { outline: 3px solid var(--spot, #e0b040); outline-offset: 3px; border-radius: 8px; }`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,n];let s=matchMedia(Ee).matches&&document.querySelector(Mo(e[0]));return s&&s.scrollIntoView({block:"center"}),()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter(o=>o!==n)}},[t])}var B$,Co=x(()=>{"use strict";C();Se();B$={mine:'.board [data-part="mine"]',centre:'.board [data-part="centre"]',rivals:'.board [data-part="rivals"]',question:".desk",score:".strip",log:".talk-place"}});function fu({notes:e,asked:t}){let[n,s]=G("coach"),[o,a]=h([]);return _o(n&&t?o:[]),n?l`
    <section class="coach" aria-label=${i("coach-title")}>
      <header class="coach-head">
        <h2>${i("coach-title")}</h2>
        <button type="button" class="btn quiet small icon-only" onClick=${()=>s(!1)} title=${i("coach-quiet")} aria-label=${i("coach-quiet")}><${y} name="close" size=${16} /></button>
      </header>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${i("coach-title")}>
        ${t?e.length?l`
          <ul class="coach-notes">${e.map(r=>l`
            <li key=${r.text} data-kind=${r.kind} tabindex=${r.targets.length?0:void 0} onPointerEnter=${()=>a(r.targets)}
              onPointerLeave=${()=>a([])} onFocus=${()=>a(r.targets)} onBlur=${()=>a([])}>${r.text}</li>`)}
          </ul>`:l`<p class="quiet-text">${i("coach-nothing")}</p>`:l`<p class="quiet-text">${i("coach-wait")}</p>`}
      </div>
    </section>`:l`<section class="coach is-silent" aria-label=${i("coach-title")}>
      <button type="button" class="btn quiet small" onClick=${()=>s(!0)}><${y} name="hint" size=${16} /> ${i("coach-speak")}</button>
    </section>`}var hu=x(()=>{"use strict";C();Z();ae();L();Co()});function So({path:e,title:t=""}){let[n,s]=h(!1),o=new URL(e,location.href).href;w(()=>{if(!n)return;let c=setTimeout(()=>s(!1),F$*1e3);return()=>clearTimeout(c)},[n]);let a=()=>navigator.clipboard?.writeText(o).then(()=>s(!0)).catch(()=>{}),r=()=>navigator.share({title:t||document.title,url:o}).catch(()=>{});return l`
    <div class="share">
      <input class="input" readonly value=${o} aria-label=${i("share-label")} onFocus=${c=>c.target.select()} />
      <button type="button" class="btn" onClick=${a}>${n?i("share-copied"):i("share-copy")}</button>
      ${"share"in navigator&&l`<button type="button" class="btn" onClick=${r}><${y} name="share" size=${16} /> ${i("share-send")}</button>`}
    </div>`}function Sr({table:e,title:t}){let n=`/api/tables/${encodeURIComponent(e)}/qr.svg?from=${encodeURIComponent(location.origin)}`;return l`
    <section class="panel room-invite">
      <h2>${i("room-invite")}</h2>
      <${So} path=${`/t/${e}`} title=${t} />
      <figure class="room-qr">
        <img src=${n} width="160" height="160" alt=${i("room-qr")} />
        <figcaption>${i("room-qr-what")}</figcaption>
      </figure>
    </section>`}var F$,Lo=x(()=>{"use strict";C();Z();L();F$=2});function Lr(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Er({seat:e,skew:t}){let[,n]=h(0),s=e.due!==null&&e.due!==void 0;if(w(()=>{if(!s)return;let a=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(a)},[s]),e.bank===null||e.bank===void 0)return null;let o=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return l`<span class="clock" data-running=${s||null} data-low=${s&&o<W$||null}
    role="timer" aria-label=${i("clock-left",{time:Lr(o)})}>${Lr(o)}</span>`}var W$,Tr=x(()=>{"use strict";C();L();W$=20});function Qn({table:e,state:t,skew:n,onSeat:s,children:o}){let a=t.view,r=a.token??a.first??null,c=a.seats.map(($,f)=>t.result?t.result.points[f]:$.points),u=Math.max(...c,1),p=a.threshold||u,d=a.threshold>0&&u>=a.threshold&&!a.over;return l`
    <header class="strip">
      <div class="strip-round">
        <strong>${a.round?i("strip-round",{round:a.round}):i("strip-setup")}</strong>
        <span class="strip-goal" data-reached=${d||null}>${d?i("strip-reached",{points:a.threshold}):a.match?i("strip-match",{game:a.match.game}):a.threshold?i("strip-goal",{points:a.threshold}):a.last_round?i("strip-last-round",{round:a.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${a.seats.map(($,f)=>l`
          <li key=${f}>
            <${U$} seat=${e.seats[f]} points=${c[f]} goal=${p} threshold=${a.threshold??0} you=${f===e.you} skew=${n}
              wins=${a.match?a.match.wins[f]:null} first=${r===f} passed=${a.passed?.includes(f)}
              active=${!a.over&&(a.owing.length?a.owing.includes(f):a.active===f)} onClick=${()=>s(f)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${o}</div>
    </header>`}function U$({seat:e,points:t,goal:n,threshold:s,you:o,skew:a,wins:r,first:c,passed:u,active:p,onClick:d}){let $=s>0&&t>=s,f=[$&&i("seat-reached"),o&&i("seat-you"),p&&i("seat-turn"),c&&i("seat-first"),u&&i("seat-passed"),e.guest&&i("guest-mark"),Eo(e)].filter(Boolean).join(", ");return l`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${o||null} onClick=${d}
      aria-label=${i("seat-summary",{name:e.name,points:t,marks:f})} title=${i("seat-summary",{name:e.name,points:t,marks:f})}>
      <span class="presence" data-here=${gu(e)}></span>
      <span class="seat-name"><${ze} name=${e.name} guest=${e.guest&&!o} /></span>
      ${c&&l`<span class="mark" aria-hidden="true"><${y} name="first" size=${15} /></span>`}
      ${u&&l`<span class="mark" aria-hidden="true"><${y} name="pass" size=${15} /></span>`}
      <${Er} seat=${e} skew=${a} />
      ${$&&l`<span class="mark" aria-hidden="true"><${y} name="crown" size=${15} /></span>`}
      <span class="seat-points" data-reached=${$||null}>${t}${s>0&&l`<small>/${s}</small>`}</span>
      ${r!==null&&l`<span class="seat-wins" title=${i("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function gu(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function Eo(e){return i(`presence-${gu(e)}`,{bot:e.stand_in||e.bot||""})}var Jn=x(()=>{"use strict";C();Z();L();Xt();Tr()});function bu({lines:e,since:t}){let[n,s]=h(!1),o=n?e:e.slice(-j$),a=t>=0?t:(e.length?e[e.length-1][0]:0)-1,r=o.findIndex(([c])=>c>a);return l`
    <div class="log at-end" tabindex="0" role="log" aria-label=${i("log-label")}><div>
      ${o.length<e.length&&l`<button type="button" class="btn quiet small" onClick=${()=>s(!0)}>${i("log-all",{n:e.length})}</button>`}
      ${!e.length&&l`<p class="empty">${i("log-empty")}</p>`}
      <ol>${o.map(([c,u],p)=>l`
        ${p===r&&t>=0&&l`<li key="since" class="log-since">${i("log-since")}</li>`}
        <li key=${p} data-latest=${c>a||null}>${u}</li>`)}</ol>
    </div></div>`}function To({lines:e,onSay:t}){let[n,s]=h(""),o=a=>{a.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return l`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${i("chat-label")}><div>
        ${!e.length&&l`<p class="empty">${i("chat-empty")}</p>`}
        ${e.map((a,r)=>l`<p key=${r}><strong data-seat=${a.seat}><${ze} name=${a.who} guest=${a.guest} /></strong> <bdi>${a.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${o}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${i("chat-write")} aria-label=${i("chat-write")}
          onInput=${a=>s(a.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${i("chat-send")}</button>
      </form>
    </div>`}function Pr({log:e,since:t,chat:n,tab:s,setTab:o,requests:a,onRequest:r,onSay:c}){let[u,p]=h(n.length);w(()=>{s==="chat"&&p(n.length)},[s,n.length]);let d=n.length-u;return l`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${s==="log"} onClick=${()=>o("log")}>${i("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${s==="chat"} onClick=${()=>o("chat")}>
          ${i("tab-chat")} ${d>0&&l`<span class="count">${d}</span>`}
        </button>
      </div>
      ${s==="chat"?l`<${To} lines=${n} onSay=${c} />`:l`<${bu} lines=${e} since=${t} />`}
      ${a.length>0&&l`
        <p class="row requests">${a.map($=>l`
          <button key=${$.name} type="button" class="btn quiet small" data-request=${$.name} onClick=${()=>r($.name)}>${i("request-open",{what:$.title})}</button>`)}</p>`}
    </section>`}var j$,Po=x(()=>{"use strict";C();L();Xt();j$=150});function Or({table:e,chat:t,ask:n,send:s}){let o=ve()?.find(a=>a.game===e.game);return l`
    <div class="room waiting-room">
      <header class="room-head">
        <h1>${ne(e.game)}</h1>
        <p role="status" class="room-state">${G$(e)}</p>
      </header>
      <div class="room-columns">
        <div class="room-main">
          <ol class="room-seats" aria-label=${i("room-seats")}>
            ${e.seats.map((a,r)=>l`<${K$} key=${r} table=${e} seat=${a} i=${r} info=${o} send=${s} />`)}
          </ol>
          <${V$} table=${e} send=${s} />
          <${Q$} seated=${e.you>=0} send=${s} />
          <${J$} table=${e} info=${o} />
        </div>
        <div class="room-side">
          <${Sr} table=${e.table} title=${i("room-invitation",{game:ne(e.game)})} />
          <section class="panel room-chat">
            <h2>${i("tab-chat")}</h2>
            <${To} lines=${t} onSay=${a=>n({t:"chat",text:a})} />
          </section>
          ${e.watchers>0&&l`<p class="room-what">${i("watchers",{n:e.watchers})}</p>`}
        </div>
      </div>
    </div>`}function G$(e){let t=e.seats.filter(n=>n.kind==="empty").length;return t?i(e.wait?"room-seats-free":"room-waiting",{n:t}):e.wait?e.start?i(Ar(e)?"room-all-ready":"room-some-not-ready"):i(e.seats[e.you]?.ready?"room-for-host":"room-say-ready"):i("room-starting")}function Ar(e){return e.seats.every((t,n)=>t.kind!=="person"||t.ready||t.host||n===e.you&&e.start)}function V$({table:e,send:t}){if(!e.wait)return null;let n=e.seats.some(a=>a.kind==="empty"),s=e.seats[e.you],o=e.seats.filter((a,r)=>a.kind==="person"&&r!==e.you).length;return l`
    <div class="room-begin">
      ${e.start&&l`
        <button type="button" class="btn primary large" disabled=${n} onClick=${()=>t({t:"start"})}>${i(n||Ar(e)?"room-start":"room-start-anyway")}</button>`}
      ${s&&!e.host&&l`
        <button type="button" class=${`btn large ${s.ready?"":"primary"}`} aria-pressed=${s.ready?"true":"false"} onClick=${()=>t({t:"ready",ready:!s.ready})}>
          <${y} name="done" size=${18} /> ${i(s.ready?"room-ready-now":"room-ready")}</button>`}
      ${e.start&&o>0&&!n&&!Ar(e)&&l`<p class="quiet-text">${i("room-start-what")}</p>`}
      ${e.start&&n&&l`<p class="quiet-text">${i("room-start-free")}</p>`}
    </div>`}function K$({table:e,seat:t,i:n,info:s,send:o}){let a=s?.opponents??[],r=n===e.you,c=t.kind==="person"&&e.wait&&!t.host;return l`
    <li data-kind=${t.kind} data-you=${r||null} data-kept=${t.kept?!0:null}>
      <span class="room-number">${n+1}</span>
      <span class="room-name">${t.kind==="person"?l`<${ze} name=${t.name} />`:l`<bdi>${Y$(t)}</bdi>`}
        ${t.kind==="bot"&&l`<small>${En(a.find(u=>u.bot===t.bot))}</small>`}
        ${t.kind==="person"&&l`<small>${[r?i("seat-you"):Eo(t),i(t.guest?"room-guest":"room-account"),t.host&&i("room-host")].filter(Boolean).join(" · ")}</small>`}</span>
      ${c&&l`<span class="room-mark" data-ready=${t.ready||null}><${y} name=${t.ready?"done":"hourglass"} size=${16} /> ${i(t.ready?"room-is-ready":"room-not-ready")}</span>`}
      <span class="room-acts">
        ${t.kind==="empty"&&e.you<0&&(!t.kept||t.kept.you)&&l`<button type="button" class="btn primary" onClick=${()=>o({t:"sit",seat:n})}>${i("room-sit")}</button>`}
        ${t.kind==="empty"&&e.host&&s&&l`<${X$} opponents=${a} first=${s.opponent} put=${u=>o({t:"set_seat",seat:n,bot:u})} />`}
        ${t.kind==="empty"&&e.host&&l`
          <button type="button" class="btn small" aria-pressed=${t.kept?"true":"false"} title=${i("room-keep-what")} onClick=${()=>o({t:"keep",seat:n,kept:!t.kept})}><${y} name="lock" size=${16} /> ${i(t.kept?"room-open-seat":"room-keep")}</button>`}
        ${t.kind==="bot"&&e.host&&l`<button type="button" class="btn small" onClick=${()=>o({t:"set_seat",seat:n,bot:""})}>${i("room-no-bot")}</button>`}
        ${r&&l`<button type="button" class="btn small" onClick=${()=>o({t:"leave"})}>${i("room-leave")}</button>`}
        ${e.host&&n+1<e.seats.length&&l`
          <button type="button" class="btn quiet small icon-only" title=${i("room-swap",{a:n+1,b:n+2})} aria-label=${i("room-swap",{a:n+1,b:n+2})} onClick=${()=>o({t:"swap",seat:n,other:n+1})}><${y} name="reorder" size=${16} /></button>`}
      </span>
    </li>`}function Y$(e){return e.kind==="bot"?i("room-bot",{bot:me("bot",e.bot)}):e.kept?e.kept.you?i("room-kept-you"):e.kept.name?i("room-kept-for",{who:e.kept.name}):i("room-kept"):i("room-free")}function Q$({seated:e,send:t}){let n=fe(),[s,o]=h(n.name),[a,r]=h("");return w(()=>o(n.name),[n.name]),n.account?null:l`
    <form class="room-me" onSubmit=${async u=>{u.preventDefault();try{await Ct({name:s.trim()}),r(""),e&&t({t:"rename"})}catch(p){r(q(p))}}}>
      <label class="field"><span class="label">${i("room-your-name")}</span>
        <input class="input" value=${s} maxlength="24" autocomplete="nickname" aria-invalid=${a?"true":null}
          onInput=${u=>o(u.currentTarget.value)} /></label>
      <button class="btn" disabled=${!s.trim()||s.trim()===n.name}>${i("save")}</button>
      ${a&&l`<p class="refusal" role="alert">${a}</p>`}
    </form>`}function J$({table:e,info:t}){let{game:n}=e,s=t&&t.sets.length>1?e.sets.map(r=>me(`${n}-set`,r)):[],o=(t?.options??[]).filter(({name:r})=>e.options[r]).map(({name:r,values:c})=>({name:r,value:String(e.options[r]),usual:c[0]})),a=e.seed?.by??"";return l`
    <section class="panel room-facts">
      <h2>${i("room-what")}</h2>
      <dl>
        ${s.length>0&&l`<${Lt} title=${i("room-sets")}>${s.join(", ")}<//>`}
        ${t&&t.variants.length>1&&l`<${Lt} title=${i("room-variant")} hint=${Le(`${n}-variant`,e.variant)}>${me(`${n}-variant`,e.variant)}<//>`}
        ${o.map(({name:r,value:c})=>l`
          <${Lt} key=${r} title=${me(`${n}-option`,r)} hint=${c==="on"?Le(`${n}-option`,r):""}>
            ${c==="on"||c==="off"?i(`room-${c}`):me(`${n}-value`,c)}<//>`)}
        <${Lt} title=${i("room-seats")}>${i("room-seat-count",{n:e.seats.length})}<//>
        <${Lt} title=${i("room-clock")}>${e.clock?js(e.clock):i("new-clock-none")}<//>
        <${Lt} title=${i("new-hints")}>${i(e.hints?"room-hints-yes":"room-hints-no")}<//>
        <${Lt} title=${i("room-who-may")}>${i(e.open?"new-open":"new-link")}<//>
        <${Lt} title=${i("room-deal")}>${a?i(`room-deal-${a}`):i("room-deal-chance")}
          ${e.seed?.value&&l`<small class="room-seed">${i("room-seed",{seed:e.seed.value})}</small>`}<//>
      </dl>
      ${(a==="host"||a==="deal")&&l`<p class="notice">${i(`room-deal-${a}-what`)}</p>`}
    </section>`}function Lt({title:e,hint:t="",children:n}){return l`<div><dt>${e}</dt><dd>${n}${t&&l` <small>${t}</small>`}</dd></div>`}function X$({opponents:e,first:t,put:n}){let[s,o]=h(t);return l`
    <span class="row">
      <select class="select" aria-label=${i("room-which-bot")} value=${s} onChange=${a=>o(a.currentTarget.value)}>
        ${e.map(a=>l`<option key=${a.bot} value=${a.bot}>${Wt(a)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${y} name="bot" size=${16} /> ${i("room-put-bot")}</button>
    </span>`}var Ir=x(()=>{"use strict";B();le();C();Z();_e();L();Xt();Lo();Jn();Po()});function Nr(e,t){let[n,s]=h(Rr),[o,a]=h(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;w(()=>{s(Rr),a(!1)},[r?r.at:c,r?.question]);let p=Y((g,b=void 0)=>{s(Rr),a(!0),t({t:"play",step:c,era:u,...g},b).catch(()=>{}).finally(()=>a(!1))},[t,c,u]),d=Y(g=>{o||(yu(g)?s(b=>({path:b.path,menu:[],asking:g})):p({move:g.move},g))},[o,p]),$=Y(g=>{if(o)return;let b=mo(r,n.path,g);b&&(b.move&&!yu(b.move)?p({move:b.move.move},b.move):s({path:b.path,menu:b.menu,asking:b.move}))},[r,o,n,p]),f=Y(()=>{if(!n.path.length&&!n.asking)return!1;let g=ar(n.path);return s({path:g,menu:uo(r,g),asking:null}),!0},[r,n]),m=H(()=>o?new Set([]):po(r,n.path),[r,o,n.path]);return{...n,lit:m,busy:o,choose:$,take:d,back:f,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:g=>p({moves:g.map(b=>b.move)})}}var Rr,yu,Zr=x(()=>{"use strict";C();Kt();ae();Rr={path:lo,menu:[],asking:null},yu=e=>!!e.confirm&&F("confirm")});function Xn(e){return ef.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function Dr(e){let t=e?e.moves.filter(Xn):[];return t.length>wu?t:[]}function es(e){return e[0].amount.map((t,n)=>Math.min(...e.map(s=>s.amount[n])))}function Oo(e,t,n){let s=xu(t,n,1);return e.some(o=>vu(s,o.amount))?s:null}function Io(e,t,n){return t[n]>es(e)[n]?xu(t,n,-1):null}function qr(e,t){return e.find(n=>n.amount.every((s,o)=>s===t[o]))??null}function Ro(e,t){let n=e.filter(s=>vu(t,s.amount)).map(s=>Ao(s.amount));return{n:Ao(t),least:Math.min(...n),most:Math.max(...n)}}function Hr(e){let t=es(e),{least:n,most:s}=Ro(e,t);return{fixed:t,least:n-Ao(t),most:s-Ao(t)}}function zr(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function Br(e,t,n){let s=n==="gain"?1:-1;return e.map((o,a)=>o+s*(t[a]??0))}function Fr(e,t){let n=e[0]?.have;return n?n.map((s,o)=>t.reduce((a,r)=>a+(r.change?.[o]??0),s)):null}var ef,wu,Ao,vu,xu,ts=x(()=>{"use strict";ef=new Set(["pay","gain","lose"]),wu=5;Ao=e=>e.reduce((t,n)=>t+n,0),vu=(e,t)=>e.every((n,s)=>n<=t[s]),xu=(e,t,n)=>e.map((s,o)=>o===t?s+n:s)});function Wr({plan:e,game:t,kinds:n,pool:s,essencesOn:o,onTake:a,disabled:r}){let[c,u]=h({}),p=e.map((m,g)=>Vt(m,c[g]??"")??Bn(m)??m.moves[0]),d=Fr(e,p),$=!d||d.every(m=>m>=0),f=(m,g)=>u({...c,[m]:String(g.move)});return l`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,g)=>l`
          <li key=${g} class="collect-row">
            ${m.card&&l`<${$e} game=${t} id=${m.card} size="chip" essences=${o(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(b=>l`
                <button type="button" key=${b.move} role="radio" class="toggle" aria-checked=${b===p[g]}
                  disabled=${r} data-move=${b.move} onClick=${()=>f(g,b)}>
                  <${qe} fragments=${b.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&l`<${tf} kinds=${n} pool=${s} after=${d} />`}
      ${!$&&l`<p class="decision-how" role="status">${i("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!$} onClick=${()=>a(p)} aria-keyshortcuts="Enter">
        ${i("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function tf({kinds:e,pool:t,after:n}){let s=e.map((o,a)=>({kind:o,n:n[a],by:n[a]-t[a]})).filter(({n:o,by:a})=>o||a);return l`
    <p class="collect-after" role="status"><span>${i("collect-after")}</span>
      ${s.map(({kind:o,n:a,by:r})=>l`
        <span key=${o} class=${`collect-kind of-${o}`}><${y} name=${o} size=${18} label=${i(`sign-${o}`,{n:a})} /><b class="num">${a}</b>${r!==0&&l`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var Ur=x(()=>{"use strict";C();Z();Qe();L();Kt();ts()});function hn({move:e,index:t,proposed:n,hinted:s,verb:o,onTake:a,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return l`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>a(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&l`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${o&&l`<span class="move-verb">${e.heading}</span> `}<${qe} fragments=${e.label} /></span>
        ${e.hint.length>0&&l`<span class="move-hint"><${qe} fragments=${e.hint} /></span>`}
      </span>
      ${n&&l`<span class="move-enter" title=${i("decide-proposed")}>↵</span>`}
    </button>`}function jr({moves:e,proposed:t,hinted:n,onTake:s,disabled:o}){let a=0;return l`
    <div class="move-list">
      ${ir(e).map(({heading:r,moves:c})=>l`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>l`<${hn} key=${u.move} move=${u} index=${a++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${o} />`)}
        </section>`)}
    </div>`}var No=x(()=>{"use strict";C();Z();L();Kt()});function Gr({moves:e,start:t,kinds:n,pool:s,onTake:o,disabled:a}){let[r,c]=h(t.amount),{group:u}=t,p=qr(e,r),{n:d,least:$,most:f}=Ro(e,r),m=Br(s,r,u),g=es(e),b=r.every((k,P)=>k===g[P]),v=(k,P)=>i(`sign-${n[k]}`,{n:P}),_=k=>k&&!a&&c(k);return l`
    <div class="picker" data-group=${u}>
      <p class="picker-cost"><span>${i(`pick-${u}`)}</span> <${of} moves=${e} kinds=${n} /></p>
      <div class="picker-tray" role="group" aria-label=${i("pick-chosen")}>
        ${sf(r,f).map(({kind:k,count:P},S)=>k<0?l`<span key=${S} class="picker-slot" aria-hidden="true"></span>`:l`
          <button type="button" key=${S} class=${`picker-token of-${n[k]}`} data-kind=${n[k]} aria-disabled=${!Io(e,r,k)}
            aria-label=${i("pick-out",{kind:v(k,1),n:r[k]})} title=${i("pick-out",{kind:v(k,1),n:r[k]})}
            onClick=${()=>_(Io(e,r,k))}><${y} name=${n[k]} size=${22} />${P>1&&l`<b class="num">${P}</b>`}</button>`)}
        <output class="picker-count num" role="status">${$===f?i("pick-count",{n:d,of:f}):i("pick-count-between",{n:d,least:$,most:f})}</output>
      </div>
      <div class="picker-kinds" role="group" aria-label=${i(u==="gain"?"pick-from-any":"pick-from-pool")}>
        ${zr(e).map(k=>l`
          <button type="button" key=${k} class=${`picker-kind of-${n[k]}`} data-kind=${n[k]} aria-disabled=${a||!Oo(e,r,k)}
            aria-label=${i("pick-in",{kind:v(k,1),n:m[k],how:u==="gain"?"then":"left"})} title=${i("pick-in",{kind:v(k,1),n:m[k],how:u==="gain"?"then":"left"})}
            onClick=${()=>_(Oo(e,r,k))}><span class="picker-plus" aria-hidden="true">+</span><${y} name=${n[k]} size=${20} /><b class="num">${m[k]}</b></button>`)}
      </div>
      <p class="decision-how">${i(d<$?"pick-how-more":"pick-how-change")}</p>
      <div class="picker-acts">
        <button type="button" class="btn primary" data-proposed disabled=${a||!p} onClick=${()=>p&&o(p)}
          data-move=${p?.move} aria-keyshortcuts="Enter">
          ${i(`pick-do-${u}`)} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn quiet small" aria-disabled=${b} onClick=${()=>_(g)}>${i("pick-clear")}</button>
      </div>
    </div>`}function sf(e,t){if(t>nf)return e.map((s,o)=>({kind:o,count:s})).filter(({count:s})=>s);let n=e.flatMap((s,o)=>Array.from({length:s},()=>({kind:o,count:1})));return[...n,...Array.from({length:Math.max(0,t-n.length)},()=>({kind:-1,count:0}))]}function of({moves:e,kinds:t}){let{fixed:n,least:s,most:o}=Hr(e),a=s===o?String(o):`${s}–${o}`;return l`
    <${ja} amount=${n} kinds=${t} />
    ${o>0&&l`<span class="sign of-any" title=${i("pick-any",{n:a})}><b class="sign-number" aria-hidden="true">${a}</b><${y} name="any" label=${i("pick-any",{n:a})} /></span>`}`}var nf,Vr=x(()=>{"use strict";C();Z();L();ts();nf=10});function Kr({game:e,state:t,ask:n,you:s,choosing:o,hint:a,before:r}){let[c,u]=h(!1);w(()=>u(!1),[n.question,n.at]);let p=t.view,d=p.seats[s],$=af(e,n),f=Bn(n),m=a?Vt(n,a.move):null,g=n.plan?.length?n.plan:null,b=Dr(n),v=n.moves.some(P=>P.targets.length),_=rr(n).filter(P=>!b.length||!Xn(P)),k=P=>d.play?.find(S=>S.card===P)?.essences??null;return o.asking?l`<${ku} choosing=${o} />`:l`
    <div class="decision" data-kind=${n.kind} data-hit=${$||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${g?i("collect-question"):n.question}</h2>
        ${!g&&n.moves.length>1&&v&&l`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${i("decide-list-title")}>
            ${i("decide-list")}
          </button>`}
      </div>
      ${$&&l`<${Mu} lines=${r} />`}
      <div class="decision-body" data-stacked=${b.length>0||c||null}>
        ${rf(n)&&l`<div class="decision-card"><${$e} game=${e} id=${n.card} size=${b.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${a&&l`<${lf} hint=${a} />`}
          ${g&&!c?l`<${Wr} key=${n.at} plan=${g} game=${e} kinds=${p.essences} pool=${d.pool} essencesOn=${k} onTake=${o.takeAll} disabled=${o.busy} />`:c?l`<${jr} moves=${n.moves} proposed=${f} hinted=${m} onTake=${o.take} disabled=${o.busy} />`:l`
            ${b.length>0&&l`<${Gr} key=${n.at} moves=${b} start=${f&&Xn(f)?f:b[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${o.take} disabled=${o.busy} />`}
            ${v&&l`<p class="decision-how">${i(o.menu.length?"decide-menu":o.path.length?"decide-go-on":_.length?"decide-point":"decide-point-only")}</p>`}
            ${_.map((P,S)=>l`<${hn} key=${P.move} move=${P} index=${o.menu.length?void 0:S} verb=${P.group==="pass"}
              proposed=${P===f} hinted=${P===m} onTake=${o.take} disabled=${o.busy} />`)}`}
        </div>
      </div>
    </div>`}function lf({hint:e}){return l`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&l`<span class="hint-win">${i("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&l`<ul>${e.reasons.map((t,n)=>l`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&l`<p class="hint-second">${i("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function ku({choosing:e}){let t=e.asking;return t&&l`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Ce} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${i("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${i("confirm-no")}</button>
      </div>
    </div>`}function Yr({names:e,owing:t,you:n,before:s}){let o=t.filter(a=>a!==n).map(a=>e[a]);return l`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${o.length?i("waiting-for",{who:o.join(", "),n:o.length}):i("waiting-table")}</h2>
      <${Mu} lines=${s.slice(-1)} />
      ${n<0&&l`<p class="decision-how">${i("you-watch")}</p>`}
    </div>`}function Mu({lines:e}){return e.length>0&&l`<div class="decision-before">${e.map((t,n)=>l`<p key=${n}>${t}</p>`)}</div>`}var af,rf,Qr=x(()=>{"use strict";C();Qe();le();L();Kt();ts();Ur();No();Vr();Se();af=(e,t)=>ke(e)?.hits.includes(t.kind)??!1,rf=e=>e.card&&!e.plan?.length});function Lu(e){return[1,2,5,10,20,25,50].find(t=>e/t<=5)??100}function Xr({rounds:e,names:t,you:n}){let s=Te(Ee)?330:600;if(e.length<2)return null;let o=e.flat(),a=Math.min(0,...o),r=Lu(Math.max(...o,1)-a),c=Math.ceil(Math.max(...o,1)/r)*r,u=f=>Zo+(s-Zo-_u)*f/(e.length-1),p=f=>Cu+(Jr-Cu-cf)*(1-(f-a)/(c-a)),d=Array.from({length:Math.floor((c-a)/r)+1},(f,m)=>Math.ceil(a/r)*r+m*r).filter(f=>f<=c),$=Math.ceil(e.length/(s/40));return l`
    <figure class="curve">
      <figcaption>${i("curve-title")}</figcaption>
      <svg viewBox=${`0 0 ${s} ${Jr}`} aria-hidden="true">
        ${d.map(f=>l`<g key=${f} class="curve-level"><path d=${`M${Zo} ${p(f)}H${s-_u}`} /><text x=${Zo-6} y=${p(f)+4} text-anchor="end">${f}</text></g>`)}
        ${e.map((f,m)=>m%$===0&&l`<text key=${m} class="curve-round" x=${u(m)} y=${Jr-6} text-anchor="middle">${m+1}</text>`)}
        ${t.map((f,m)=>l`
          <g key=${m} class="curve-line" data-seat=${m} data-you=${m===n||null}>
            <polyline points=${e.map((g,b)=>`${u(b)},${p(g[m])}`).join(" ")} stroke-dasharray=${Su[m]} />
            ${e.map((g,b)=>l`<circle key=${b} cx=${u(b)} cy=${p(g[m])} r="2.5" />`)}
          </g>`)}
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${t.map((f,m)=>l`<li key=${m} data-seat=${m}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${Su[m]} /></svg> <bdi>${f}</bdi></li>`)}
      </ul>
      <table class="visually-hidden">
        <caption>${i("curve-title")}</caption>
        <thead><tr><th scope="col">${i("curve-round")}</th>${t.map((f,m)=>l`<th key=${m} scope="col">${f}</th>`)}</tr></thead>
        <tbody>${e.map((f,m)=>l`<tr key=${m}><th scope="row">${m+1}</th>${f.map((g,b)=>l`<td key=${b}>${g}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`}var Jr,Zo,_u,Cu,cf,Su,ei=x(()=>{"use strict";C();L();Se();Jr=180,Zo=30,_u=16,Cu=12,cf=24,Su=["","8 4","2 4","10 3 2 3","1 3"]});function Do(e){return e<new Date().toISOString().slice(0,10)}function Eu(e){let t=(ke(e.game)?.bots??[]).filter(n=>/^level\d+$/.test(n));return e.seats.some(n=>n.kind==="bot"&&t.includes(n.bot)&&n.bot!==t.at(-1))}function ti(e){let t=["again"];return Eu(e)&&t.push("stronger"),(!e.day||Do(e.day))&&t.push("deal"),t}function ni({table:e,names:t,ask:n,latest:s}){let[o,a]=h(""),[r,c]=h(!1),u=async $=>{c(!0),a("");try{await n({t:"rematch",how:$});let f=s()?.next?.[$];f&&he(`/t/${f.table}`)}catch(f){a(q(f))}c(!1)},p=e.next??{};if(e.you<0)return Object.entries(p).map(([$,{table:f}])=>l`<a key=${$} class="btn" href=${`/t/${f}`}>${i("rematch-watch")}</a>`);let d=ti(e).filter($=>p[$]&&p[$].seat!==e.you);return l`
    ${d.map($=>l`<p key=${$} class="notice rematch-offer" role="status">${i(`rematch-offer-${$}`,{who:t[p[$].seat]})}</p>`)}
    ${o&&l`<p class="problem" role="alert">${o}</p>`}
    ${ti(e).map(($,f)=>l`
      <button key=${$} type="button" class=${`btn ${d.includes($)||!d.length&&f===0&&!e.day?"primary":""}`} disabled=${r} onClick=${()=>u($)}>
        ${d.includes($)&&l`<${y} name="people" size=${16} />`} ${d.includes($)?i(`rematch-join-${$}`):i(`rematch-${$}`)}</button>`)}`}var si=x(()=>{"use strict";B();le();C();Z();Je();L()});function oi({table:e,state:t,names:n,ask:s,latest:o,onLook:a}){let r=t.result,c=r.winners.map(d=>n[d]).join(", "),u=uf(e.table),p=e.day&&!Do(e.day);return l`
    <div class="ending" role="dialog" aria-label=${i("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?i("ending-you-won"):i("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${i("ending-rounds",{n:r.rounds})}${u.seed&&l` · <span class="ending-seed">${i("room-seed",{seed:u.seed})}</span>`}</p>
      <${pf} game=${e.game} score=${t.score} result=${r} names=${n} you=${e.you} />
      <${Xr} rounds=${u.rounds} names=${n} you=${e.you} />
      <div class="row ending-acts">
        ${e.day&&l`<a class="btn primary" href=${p?"/daily":`/daily/${e.day}`}>${i("ending-daily")}</a>`}
        <${ni} table=${e} names=${n} ask=${s} latest=${o} />
        <button type="button" class="btn" onClick=${a}>${i("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${i("ending-replay")}</a>
        ${!p&&l`<a class="btn" href=${`/api/tables/${e.table}/record`} download>${i("ending-record")}</a>`}
        <a class="btn" href="/">${i("ending-home")}</a>
      </div>
      ${!p&&l`<${So} path=${`/replay/${e.table}`} />`}
    </div>`}function uf(e){let[t,n]=h({rounds:[],seed:null});return w(()=>{let s=!0;return te(`/api/tables/${encodeURIComponent(e)}/after`).then(o=>s&&n(o),()=>{}),()=>{s=!1}},[e]),t}function pf({game:e,score:t,result:n,names:s,you:o}){let a=s.map((r,c)=>c).sort((r,c)=>n.points[c]-n.points[r]);return l`
    <div class="scores">
      ${a.map(r=>l`
        <section key=${r} class="scores-seat" data-winner=${n.winners.includes(r)||null} data-you=${r===o||null}>
          <h3>${n.winners.includes(r)&&l`<${y} name="crown" size=${18} label=${i("ending-winner")} />`} <bdi>${s[r]}</bdi> <strong>${n.points[r]}</strong></h3>
          <table><tbody>
            ${t[r].map(([c,u,p],d)=>l`<tr key=${`${c} ${d}`}><th scope="row">${p}<${df} game=${e} source=${c} /></th><td>${u}</td></tr>`)}
            ${!t[r].length&&l`<tr><td class="empty">${i("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}function df({game:e,source:t}){let n=Le(`${e}-source`,t.split(":")[0]);return n&&l`<small class="scores-meaning">${n}</small>`}var ai=x(()=>{"use strict";B();le();C();Z();L();ei();Lo();si()});function en({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let o=/^[-|] /u.exec(s)?.[0]??"",a=n.at(-1);o&&a?.mark===o?a.lines.push(s.slice(2)):n.push({mark:o,lines:[s.slice(o.length)]})}return n.map(({mark:s,lines:o})=>s==="| "?l`<${mf} lines=${o} draw=${t} />`:s?l`<ul>${o.map(a=>l`<li>${t(a)}</li>`)}</ul>`:l`<p>${t(o[0])}</p>`)}function mf({lines:e,draw:t}){let[n,...s]=e.map(o=>o.split("|").map(a=>a.trim()));return l`
    <table class="table rules-rows">
      <thead><tr>${n.map(o=>l`<th scope="col">${o}</th>`)}</tr></thead>
      <tbody>${s.map(o=>l`<tr>${o.map(a=>l`<td>${t(a)}</td>`)}</tr>`)}</tbody>
    </table>`}var qo=x(()=>{"use strict";C()});function ns(e,t){return i(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function ss({facts:e,chapter:t}){return t==="signs"?l`<${hf} signs=${e.sign_table} />`:l`<${en} text=${i(`${e.game}-rules-${t}`)} line=${ff} />`}function ff(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?l`<${Tu} name=${t} />`:t)}function Tu({name:e,size:t="1.2em"}){return l`<span class=${$f.has(e)?`of-${e}`:"of-sign"}><${y} name=${e} size=${t} /></span>`}function hf({signs:e}){return l`
    <ul class="legend">
      ${e.map(t=>l`<li key=${t}><${Tu} name=${t} size="1.5rem" /> ${i(`rules-sign-${t}`)}</li>`)}
    </ul>`}var $f,ri=x(()=>{"use strict";C();Z();L();qo();$f=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function os(e){let t=ii.get(e);return t||(t=te(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>ii.delete(e)),ii.set(e,t)),t}function Et(e){return e.groups.flatMap(t=>t.clauses)}function Ho(e){return new Set(e.parts.flatMap(Et).map(({id:t})=>t))}function as(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...Ho(e)].find(a=>a.toLowerCase()===n.join(" ")),o=({id:a,question:r="",text:c})=>{let u=`${a} ${r} ${c}`.toLowerCase();return s?a===s:n.every(p=>u.includes(p))};return e.parts.map(({title:a,groups:r})=>({title:a,groups:r.map(c=>({...c,clauses:c.clauses.filter(o)})).filter(({clauses:c})=>c.length)})).filter(({groups:a})=>a.length)}function li(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var ii,zo=x(()=>{"use strict";B();ii=new Map});function Iu(e,t,[n,s]){let o=-1,a=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+gf*p;u>2&&d<a&&([o,a]=[c,d])}),o}function bf(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(a=>e.has(a.dataset.target??"")),...n].map(yf).filter(a=>a.getClientRects().length>0)}function yf(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function wf(e,t){let n=bf(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let o=Iu(Pu(s),n.map(Pu),Ou[e]);o>=0&&n[o].focus()}function vf(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function ci(e,t){let n=A({letters:e,lit:t});n.current={letters:e,lit:t},w(()=>{let s=o=>{if(!(o.ctrlKey||o.metaKey||o.altKey||o.defaultPrevented)){if(vf(o.target)){o.key==="Escape"&&o.target.blur();return}xf(o,n.current.letters,n.current.lit)&&o.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function xf(e,t,n){let{key:s}=e;return s in Ou?(wf(s,n),!0):s==="Enter"?!kf(e.target)&&Tt(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?Tt(".menu [data-move]",Number(s))||Tt(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function kf(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function Tt(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function ui(){return l`
    <dl class="keys">${Au.map(([e,t])=>l`
      <div key=${t}><dt>${e.map(n=>l`<kbd key=${n}>${n}</kbd>`)}</dt><dd>${i(t)}</dd></div>`)}
    </dl>`}var Au,Ou,gf,Pu,Bo=x(()=>{"use strict";C();L();Au=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["b"],"key-back"],[["n"],"key-next"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],Ou={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},gf=2.5,Pu=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function pi({table:e,onClose:t,tell:n}){let[s,o]=h("rules"),a=A(null),r=ke(e.game),c=A(document.activeElement);w(()=>()=>{c.current instanceof HTMLElement&&c.current.isConnected&&c.current.focus({preventScroll:!0})},[]);let u=d=>{d.stopPropagation();let $=d.target instanceof HTMLInputElement&&d.target.type==="search";(d.key==="Escape"||d.key==="?"&&!$)&&t()},p=d=>{let $=d.key==="ArrowRight"?1:d.key==="ArrowLeft"?-1:0;if(!$)return;d.preventDefault();let f=rs[(rs.indexOf(s)+$+rs.length)%rs.length];o(f),a.current?.querySelector(`[data-tab="${f}"]`)?.focus()};return l`
    <aside class="help" role="dialog" aria-label=${i("help-title")} ref=${a} onKeyDown=${u}>
      <header>
        <h2>${i("help-title")}</h2>
        <button type="button" class="btn quiet icon-only" ref=${Ce} onClick=${t} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="tabs" role="tablist" aria-label=${i("help-title")} onKeyDown=${p}>
        ${rs.map(d=>l`
          <button type="button" key=${d} role="tab" data-tab=${d} id=${`help-${d}`} aria-selected=${s===d} aria-controls="help-body" tabindex=${s===d?0:-1} onClick=${()=>o(d)}>${i(`help-${d}`)}</button>`)}
      </div>
      <div class="help-body" id="help-body" role="tabpanel" aria-labelledby=${`help-${s}`} tabindex="0">
        ${s==="rules"&&r?l`<${_f} key=${e.game} facts=${r} />`:s==="signs"&&r?l`<${Lf} facts=${r} />`:s==="keys"?l`<${ui} />`:l`<${Vn} pace=${e.pace} hints=${e.hints} onPace=${e.host?d=>n({t:"pace",pace:d}):void 0} />`}
      </div>
    </aside>`}function _f({facts:e}){let{game:t,chapters:n,rules_text:s}=e,[o,a]=h(""),{book:r,refusal:c}=Sf(s?t:""),u=r&&o.trim()?as(r,o).flatMap(Et):[];return l`
    ${r&&l`<input class="input" type="search" value=${o} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
      onInput=${p=>a(p.currentTarget.value)} />`}
    ${o.trim()&&r?l`
      <p class="quiet-text" role="status">${i("clauses-found",{n:u.length})}</p>
      <${Ru} game=${t} clauses=${u.slice(0,Mf)} />`:l`
      ${n.filter(p=>p!=="signs").map((p,d)=>l`
        <details key=${p} class="help-chapter" open=${d===0}>
          <summary><h3>${ns(t,p)}</h3></summary>
          <${ss} facts=${e} chapter=${p} />
          ${r&&l`<${Cf} game=${t} book=${r} marks=${e.clauses[p]??[]} />`}
        </details>`)}
      ${c&&l`<p class="quiet-text" role="status">${c}</p>`}
      <p class="row">
        ${s&&l`<a href=${`/rules/${t}/full`} target="_blank" rel="noopener">${i("rules-to-full")}</a>`}
        <a href=${`/cards/${t}`} target="_blank" rel="noopener">${i("rules-to-cards")}</a>
      </p>`}`}function Cf({game:e,book:t,marks:n}){let s=t.parts.filter(o=>n.some(a=>o.title.startsWith(`${a}.`))).flatMap(Et);return s.length>0&&l`
    <details class="help-behind"><summary>${i("help-behind",{n:s.length})}</summary><${Ru} game=${e} clauses=${s} /></details>`}function Ru({game:e,clauses:t}){return l`
    <dl class="help-clauses">${t.map(({id:n,question:s,text:o})=>l`
      <div key=${n}><dt><a href=${`/rules/${e}/full#${n}`} target="_blank" rel="noopener">${n}</a></dt>
        <dd>${s&&l`<p><em>${s}</em></p>`}<${en} text=${o} line=${a=>a} /></dd></div>`)}</dl>`}function Sf(e){let[t,n]=h(null),[s,o]=h("");return w(()=>{e&&os(e).then(n,a=>o(q(a)))},[e]),{book:t,refusal:s}}function Lf({facts:e}){let[t,n]=G("sentences");return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${t} onChange=${()=>n(!t)} />
      <span><strong>${i("help-sentences")}</strong><small>${i("help-sentences-hint")}</small></span>
    </label>
    <${ss} facts=${e} chapter="signs" />`}function di({touch:e}){let[t,n]=G("taught");return t.reading?null:l`
    <div class="tip" role="note">
      <p>${i(e?"tip-touch":"tip-mouse")}</p>
      <button type="button" class="btn quiet small" onClick=${()=>n({...t,reading:!0})}>${i("tip-understood")}</button>
    </div>`}var rs,Mf,mi=x(()=>{"use strict";B();le();C();Z();ri();qo();Kn();zo();ae();L();Bo();Se();rs=["rules","signs","keys","settings"],Mf=30});function $i(e,t){let{past:n}=e,s=n[n.length-1]?.step??0,o=e.state?.era??0,[a,r]=h(null),c=n[0]?.step??0;w(()=>r(null),[o]);let u=Fo(a===null||a>=s?null:n.find(({step:f})=>f===a)??null),p=Y(f=>{let m=Math.max(0,f);if(m>=s)return r(null);if(m>=c)return r(m);t({t:"past",since:Math.max(0,Math.min(m,c-Ef))}).then(()=>r(m))},[s,c,t]),d=u?u.step:s,$=e.state?.since??-1;return{state:u,ago:s-d,more:d>0,back:()=>p(d-1),next:()=>p(d+1),now:()=>r(null),mine:()=>p($>=0&&$+1<s?$+1:s-1)}}function Fo(e){let t=A(e);return H(()=>{let n=e&&t.current&&e.step-t.current.step===1;return t.current=e,e&&{...e,cause:n?"move":"join",news:[]}},[e])}function fi({looking:e,asked:t}){let{state:n,ago:s}=e;return n&&l`
    <div class="decision looking" role="group" aria-label=${i("look-title")}>
      <h2 class="question" aria-live="polite">${i("look-ago",{n:s})}</h2>
      <div class="decision-before" aria-live="polite">${n.lines.map((o,a)=>l`<p key=${a}>${o}</p>`)}</div>
      ${t&&l`<p class="decision-how">${i("look-asked")}</p>`}
      <div class="row looking-steps">
        <button type="button" class="btn icon-only" aria-label=${i("look-back")} title=${i("look-back")} aria-keyshortcuts="b" aria-disabled=${!e.more} onClick=${()=>e.more&&e.back()}><${y} name="left" size=${18} /></button>
        <button type="button" class="btn icon-only" aria-label=${i("look-next")} title=${i("look-next")} aria-keyshortcuts="n" onClick=${e.next}><${y} name="right" size=${18} /></button>
        <button type="button" class="btn primary looking-now" ref=${Ce} aria-keyshortcuts="Escape" onClick=${e.now}>${i("look-now")}</button>
      </div>
    </div>`}var Ef,Wo=x(()=>{"use strict";C();Z();L();Se();Ef=20});function gn(e){let t=CSS.escape(e);return[...document.querySelectorAll(`[data-target="${t}"], [data-anchor="${t}"]`)].find(s=>s.getClientRects().length>0)??null}function hi({choosing:e}){let{menu:t,path:n}=e,s=A(null),[o,a]=h({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return de(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=gn(r)?.getBoundingClientRect();if(!p)return a({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+Pt+u.width<=innerWidth?p.right+Pt:p.left-Pt-u.width,$=d>=Pt?d:Math.max(Pt,Math.min(p.left,innerWidth-u.width-Pt)),f=Math.max(Pt,Math.min(p.top,innerHeight-u.height-Pt));a({left:$,top:f,ready:!0})},[c,r,t]),w(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?l`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${i("menu-label")} ref=${s}
      style=${{left:`${o.left}px`,top:`${o.top}px`,visibility:o.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>l`<${hn} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${i("menu-back")}</button>
    </div>`:null}var Pt,Uo=x(()=>{"use strict";C();L();No();Pt=8});function Nu(e,t,n,s){let o=t.view.threshold??0,a=!o||!e||t.result||e.view.match?.game!==t.view.match?.game?[]:t.view.seats.filter((r,c)=>r.points>=o&&e.view.seats[c].points<o).map(r=>({words:i(r.seat===s?"news-reached-you":"news-reached",{who:n[r.seat],n:r.points}),targets:[],step:!1}));return[...t.news??[],...a]}function bi(e){return!F("news")||!rt()||!F("pace")?0:(e.news??[]).filter(t=>t.step).reduce((t,n)=>t+gi(n),0)}function yi(e,t,n){let[s,o]=h([]),a=A(e[e.length-1]??null);w(()=>{let c=a.current,u=e[e.length-1];if(a.current=u??null,!u||!c||u.era!==c.era||!F("news"))return;let d=e.filter(({step:$})=>$>c.step).flatMap($=>Nu(e[e.indexOf($)-1]??null,$,t,n));d.length&&o($=>[...$,...d].slice(-If))},[e]);let r=s[0]??null;return w(()=>{if(!r)return;let c=setTimeout(()=>o(u=>u.slice(1)),gi(r));return()=>clearTimeout(c)},[r]),r}function wi({news:e}){return is("data-telling",e?.targets??[]),l`<div class="news" role="status" aria-live="polite">${e&&l`<p key=${e.words} data-step=${e.step||null}>${e.words}${e.step&&l` <small>${i("news-skip")}</small>`}</p>`}</div>`}function is(e,t,n=null){let s=t.join(" ");de(()=>{let o=t.map(gn).filter(a=>a!==null);for(let a of o)a.setAttribute(e,"");return()=>o.forEach(a=>a.removeAttribute(e))},[s,n])}var Tf,Pf,Af,Of,If,gi,jo=x(()=>{"use strict";C();ae();L();Uo();Tf=1500,Pf=28,Af=5200,Of=900,If=12,gi=e=>e.step?Of+1e3*F("pace"):Math.min(Af,Tf+Pf*e.words.length)});function ls(e,t,n){let[s,o]=h(e),a=A([]),r=A(0),c=A(null),u=A(s),p=A(null);u.current=s;let d=()=>{r.current=0;let f=a.current.length===1&&a.current[0].cause==="move"&&a.current[0]!==p.current?bi(a.current[0]):0;if(f){p.current=a.current[0],r.current=setTimeout(d,f);return}a.current.length>Du&&a.current.splice(0,a.current.length-Du);let m=a.current.shift();if(!m)return;let g=u.current;c.current=g&&t.current&&m.cause==="move"&&rt()?{state:g,places:Hf(t.current)}:null,o(m),c.current?r.current=setTimeout(d,a.current.length>1?Zf:Nf):d()};return qf(()=>{a.current.length&&(p.current=a.current[a.current.length-1],a.current.splice(0,a.current.length-1),clearTimeout(r.current),d())}),de(()=>{!e||e===u.current||a.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(a.current=[],clearTimeout(r.current),r.current=0),a.current.push(e),r.current||d())},[e]),de(()=>{let f=c.current;if(c.current=null,!f||!s||!t.current)return;let m=qu(t.current);Ff(m,f.places),n&&Uf(n(f.state.view,s.view,s.events),f.places,Hu(m))},[s]),w(()=>()=>clearTimeout(r.current),[]),s}function qf(e){let t=A(e);t.current=e,w(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(o=>addEventListener(o,n,{capture:!0})),()=>s.forEach(o=>removeEventListener(o,n,{capture:!0}))},[])}function Hf(e){return Hu(qu(e))}function qu(e){let t=new Map;for(let n of zf(e)){let s=Bf(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function zf(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function Ff(e,t){for(let[n,{element:s,box:o}]of e){if(!s.dataset.target)continue;let a=t.get(n);if(!a){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:Zu,easing:vi});continue}let r=a.left+a.width/2-o.left-o.width/2,c=a.top+a.height/2-o.top-o.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=o.width?a.width/o.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:Zu,easing:vi});Wf(s,p)}}function Wf(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function Uf(e,t,n){for(let{kind:s,n:o,from:a,to:r}of e){let c=t.get(a)??n.get(a),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(o,Df);p++)jf(s,c,u,p)}}function jf(e,t,n,s){let o=document.createElement("span");o.className="flyer",o.setAttribute("aria-hidden","true"),Re(l`<${y} name=${e} size=${22} />`,o),document.body.append(o);let a=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=o.animate([{translate:a(t),opacity:.4},{translate:a(n),opacity:1}],{duration:Rf,delay:s*40,easing:vi,fill:"backwards"}),c=()=>{Re(null,o),o.remove()};r.finished.then(c,c)}var Zu,Rf,Nf,Zf,Du,vi,Df,Hu,Bf,Go=x(()=>{"use strict";C();Z();ae();jo();Zu=220,Rf=250,Nf=280,Zf=130,Du=3,vi="cubic-bezier(0.2, 0.7, 0.2, 1)",Df=3;Hu=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));Bf=e=>e.dataset.target??e.dataset.anchor??""});function cs({part:e,setPart:t,lit:n}){let s=new Set([...n].map(o=>document.querySelector(`.board [data-target="${CSS.escape(o)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return l`
    <div class="part-tabs tabs" role="tablist">
      ${bn.map(o=>l`
        <button type="button" key=${o} role="tab" aria-selected=${e===o} onClick=${()=>t(o)}>
          ${i(`part-${o}`)}${e!==o&&s.has(o)&&l`<i class="lit-dot" title=${i("part-lit")}></i>`}
        </button>`)}
    </div>`}function us(e,t,n){let s=A({x:0,y:0});return e?{onTouchStart:o=>{s.current={x:o.touches[0].clientX,y:o.touches[0].clientY}},onTouchEnd:o=>{let a=o.changedTouches[0].clientX-s.current.x,r=o.changedTouches[0].clientY-s.current.y;if(Math.abs(a)<Gf||Math.abs(a)<Vf*Math.abs(r))return;let c=bn[bn.indexOf(t)-Math.sign(a)];c&&n(c)}}:{}}var bn,Gf,Vf,Vo=x(()=>{"use strict";C();L();bn=["mine","centre","rivals","log"],Gf=60,Vf=2});function xi({table:e,names:t,owing:n,skew:s,send:o}){let a=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:l`
    ${a?.stand_in&&l`
      <div class="prompt" role="alert">
        <p>${i("seat-bot-plays",{bot:a.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>o({t:"take_back"})}>${i("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>l`<${Yf} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>o({t:"stand_in",seat:u})} />`)}`}function Yf({name:e,since:t,skew:n,onStandIn:s}){let o=()=>t+Kf-(Date.now()/1e3+n),[a,r]=h(o()<=0),c=Math.round(t);return w(()=>{r(o()<=0);let u=setTimeout(()=>r(!0),Math.max(0,o())*1e3);return()=>clearTimeout(u)},[c]),a&&l`
    <div class="prompt" role="status">
      <p>${i("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${i("seat-stand-in")}</button>
    </div>`}function ki({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return l`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ce} onClick=${t} aria-keyshortcuts="Escape">${i("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${i("request-ask")}</button>
      </div>
    </div>`}function Mi({onClose:e,onLeave:t}){let n=()=>{e(),t()};return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${i("leave")}>
      <h2>${i("leave")}</h2>
      <p>${i("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ce} onClick=${e} aria-keyshortcuts="Escape">${i("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${i("leave-do")}</button>
      </div>
    </div>`}var Kf,_i=x(()=>{"use strict";C();L();Se();Kf=60});function ps(e){if(!F("sound")||typeof AudioContext>"u")return;tn??=new AudioContext,tn.state==="suspended"&&tn.resume().catch(()=>{});let t=tn.currentTime+.01;for(let n of Qf[e]){let s=tn.createOscillator(),o=tn.createGain();s.type=n.wave,s.frequency.value=n.hz,o.gain.setValueAtTime(0,t+n.at),o.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),o.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(o).connect(tn.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function Ci(e,t){!t||e.cause==="join"||(e.result&&!t.result?ps("end"):e.ask&&!t.ask?ps("turn"):e.events.some(n=>Jf.has(n.kind))?ps("card"):e.events.some(n=>Xf.has(n.kind))&&ps("essence"))}var Qf,tn,Jf,Xf,Si=x(()=>{"use strict";ae();Qf={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},tn=null;Jf=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),Xf=new Set(["collected","gained","paid","put","took","lost","moved"])});function Li(e,t){w(()=>{let n=t?i("title-over"):e?`● ${i("title-your-turn")}`:i("title-table");document.title=`${n} · Arcanarium`},[e,t])}var Ei=x(()=>{"use strict";C();L()});function zu(e,t,n){let s=new Map;for(let o of t)s.set(o,(s.get(o)??0)+1);return{whose:[...s],lines:n.filter(([o])=>o>e&&o<=e+t.length).map(([,o])=>o)}}function Ko({step:e,back:t,log:n,names:s,you:o}){let{whose:a,lines:r}=zu(e,t,n);return l`
    <ul class="goes-back-whose">
      ${a.map(([c,u])=>l`<li key=${c} data-you=${c===o||null}>${c===o?i("back-yours",{n:u}):i("back-theirs",{who:s[c],n:u})}</li>`)}
    </ul>
    <ul class="goes-back" tabindex="0" aria-label=${i("back-label")}>
      ${r.length>Ti&&l`<li>${i("back-more",{n:r.length-Ti})}</li>`}
      ${r.slice(-Ti).map((c,u)=>l`<li key=${u}>${c}</li>`)}
      ${!r.length&&l`<li>${i("back-hidden")}</li>`}
    </ul>`}var Ti,Pi=x(()=>{"use strict";C();L();Ti=8});function Ai({state:e,table:t,names:n,log:s,made:o,send:a}){let[r,c]=h(!1);w(()=>c(!1),[e.step,t.request]);let u=t.seats.some((m,g)=>g!==t.you&&m.kind==="person"),{can:p,why:d}=e.undo,$=t.request?.seat===t.you,f=e.undo.back??[];return $?l`
      <div class="undo-note" role="status">
        <p>${i("undo-asked")}</p>
        <${eh} table=${t} names=${n} />
        <button type="button" class="btn quiet small" onClick=${()=>a({t:"answer_undo",agree:!1})}>${i("undo-withdraw")}</button>
      </div>`:r?l`
      <div class="undo-ask" role="alertdialog" aria-label=${d}>
        <p>${d}</p>
        ${f.length>0&&!t.day&&l`<p>${i("back-title",{n:f.length})}</p><${Ko} step=${e.step-f.length} back=${f} log=${s} names=${n} you=${t.you} />`}
        <div class="row">
          ${!t.day&&l`<button type="button" class="btn" ref=${Ce} onClick=${()=>a({t:"ask_undo",step:e.step,era:e.era})}>${i(u?"undo-ask":"undo-anyway")}</button>`}
          <button type="button" class="btn quiet small" onClick=${()=>c(!1)}>${i("undo-never-mind")}</button>
        </div>
      </div>`:l`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!p&&!d}
      title=${p?i("undo-title"):d} data-fair=${p||null}
      onClick=${()=>p?a({t:"undo",step:e.step,era:e.era}):c(!0)}>
      <${y} name="undo" size=${16} /> <span>${i("undo")}${p&&o&&l`: <${qe} fragments=${o} />`}</span>
    </button>`}function eh({table:e,names:t}){let n=(e.request?.asked??[]).filter(s=>!e.request?.agreed.includes(s)&&!e.seats[s].here);return n.length>0&&l`<p>${i("undo-away",{who:n.map(s=>t[s]).join(", "),n:n.length})}</p>`}function Oi({table:e,names:t,log:n,send:s}){let o=e.request,a=o&&o.asked.includes(e.you)&&!o.agreed.includes(e.you);return!o||!a||o.seat===e.you?null:l`
    <div class="prompt" role="alertdialog" aria-label=${i("undo-request",{who:t[o.seat]})}>
      <p>${i("undo-request",{who:t[o.seat]})} ${o.back.includes(e.you)&&i("undo-request-yours")}</p>
      <${Ko} step=${o.step} back=${o.back} log=${n} names=${t} you=${e.you} />
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>s({t:"answer_undo",agree:!0})}>${i("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>s({t:"answer_undo",agree:!1})}>${i("undo-refuse")}</button>
      </div>
    </div>`}var Ii=x(()=>{"use strict";C();Z();L();Pi();Se()});function ds({data:e,board:t,ask:n,tell:s,coach:o=null,point:a=[],onLeave:r=null}){let c=e.table,u=A(null),p=A(null);p.current=e.table;let d=$i(e,s),$=ls(d.state??e.state,u,t.flights??null),f=$===e.state,{made:m,remembering:g}=nh(n),b=Nr(f?$:{...$,ask:null},g),[v,_]=h(null),[k,P]=h("log"),[S,V]=h(!1),[U,O]=h("mine"),[W,M]=h(!1),[T,N]=h(!1),[ue,oe]=h(!1),[Ie,ca]=h(""),[ua,_d]=G("sound"),[Cl]=G("hints"),Cd=Te(Mr),nt=Te(Ee),Ms=Te(_r),Nt=H(()=>c.seats.map(ge=>ge.name),[c]),{you:Ue}=c,be=f?$.ask:null,Sd=Y(ge=>$o(be,ge),[be]),Ld=oh(u,be),Sl=e.log.slice(-th).map(([,ge])=>ge),Ll=e.state?.requests??[],_s=Ll.find(ge=>ge.name===Ie),pa=f&&e.hint&&e.hint.step===$.step?e.hint:null;ah(e.state),Li(!!e.state?.ask,!!e.state?.result),is("data-hinted",pa&&Vt(be,pa.move)?.targets||[]),is("data-fresh",f?$r(e.past,$.since):$.touched,$);let Ed=yi(e.past,Nt,Ue);ih(nt,U,O,b.lit,$.step),sh(c,()=>N(!1)),lh(u,U,b.lit,be?`${be.at} ${be.question}`:""),rh(nt,O,a);let Td=us(nt,U,O),El=ge=>{nt?O("log"):Ms||V(!S||ge!==k),P(ge),ge==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},Tl=()=>be&&c.hints&&Cl&&s({t:"hint",step:$.step});ci({u:()=>Tt(".undo"),p:()=>Tt('.decision [data-group="pass"]'),m:()=>Tt(".list-toggle"),h:Tl,l:()=>El("log"),c:()=>El("chat"),"?":()=>M(!W),b:d.back,n:d.next,Escape:()=>W||ue||_s?(M(!1),oe(!1),ca("")):b.back()||(v!==null?_(null):d.state?d.now():V(!1))},b.lit);let Pl=l`<${Pr} log=${e.log} since=${e.state?.since??-1} chat=${e.chat} tab=${k} setTab=${P} requests=${Ll} onRequest=${ca} onSay=${ge=>n({t:"chat",text:ge})} />`,Pd=$.result&&!T;return l`
    <div class="tabletop" data-game=${c.game} data-part=${nt?U:null} data-deciding=${be?!0:null} data-looking=${d.state?!0:null} data-seats=${c.seats.length} data-step=${$.step}>
      <${Qn} table=${c} state=${$} skew=${e.skew} onSeat=${ge=>_(v===ge?null:ge)}>
        ${c.watchers>0&&l`<span class="watchers" title=${i("watchers",{n:c.watchers})}><${y} name="eye" size=${16} />${c.watchers}</span>`}
        ${!nt&&!Ms&&l`<button type="button" class="btn quiet small icon-only" aria-pressed=${S} onClick=${()=>V(!S)} title=${i("tab-log")} aria-label=${i("tab-log")}><${y} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${ua} onClick=${()=>_d(!ua)} title=${i("sound-toggle")} aria-label=${i("sound-toggle")}><${y} name=${ua?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only help-button" aria-pressed=${W} aria-keyshortcuts="?" onClick=${()=>M(!W)} title=${i("help-open")} aria-label=${i("help-open")}><${y} name="book" size=${18} /></button>
        ${Ue>=0&&!$.result&&!c.day&&l`<button type="button" class="btn quiet small icon-only" onClick=${r??(()=>oe(!0))} title=${i("leave")} aria-label=${i("leave")}><${y} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${i("ending-home")} aria-label=${i("ending-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${nt&&l`<${cs} part=${U} setPart=${O} lit=${b.lit} />`}
      <section class="board" ref=${u} ...${Td} aria-label=${i("board-label")}>
        <${t.Board} game=${c.game} view=${$.view} table=${c} score=${$.score} ask=${be} names=${Nt} you=${Ue}
          lit=${b.lit} chosen=${b.path} choose=${b.choose} why=${Sd} detail=${v} setDetail=${_} />
        ${nt&&U==="log"&&l`<div class="part-log">${Pl}</div>`}
      </section>
      <${wi} news=${d.state?null:Ed} />
      <aside class="side">
        ${(Ms||!nt&&S)&&l`<div class="talk-place" data-drawer=${!Ms||null}>${Pl}</div>`}
        ${o}
        <${Oi} table=${c} names=${Nt} log=${e.log} send=${s} />
        <${xi} table=${c} names=${Nt} owing=${$.view.owing} skew=${e.skew} send=${s} />
        ${Ue>=0&&!$.result&&l`<${di} touch=${Cd} />`}
        <div class="desk" data-clear data-active=${be?!0:null}>
          ${t.Beside&&Ue>=0&&l`<${t.Beside} view=${$.view} you=${Ue} />`}
          ${d.state?l`<${fi} looking=${d} asked=${!!e.state?.ask} />`:be&&Ue>=0?l`<${Kr} game=${c.game} state=${$} ask=${be} you=${Ue} choosing=${b} hint=${pa} before=${Sl} />`:$.result?l`<div class="decision"><button type="button" class="btn primary" onClick=${()=>N(!1)}>${i("ending-show")}</button></div>`:l`<${Yr} names=${Nt} owing=${$.view.owing} you=${Ue} before=${Sl} />`}
          <p class="why-line" aria-live="polite">${Ld}</p>
          ${!$.result&&l`
            <div class="desk-tools">
              ${Ue>=0&&!d.state&&l`<${Ai} state=${$} table=${c} names=${Nt} log=${e.log} made=${m($.step)} send=${s} />`}
              ${!d.state&&d.more&&l`<button type="button" class="btn quiet small" onClick=${d.back} aria-keyshortcuts="b" title=${i("look-title")}><${y} name="left" size=${16} /> ${i("look-open")}</button>`}
              ${be&&!c.hints&&l`<span class="no-hints">${i("hint-forbidden-short")}</span>`}
              ${be&&c.hints&&Cl&&l`<button type="button" class="btn quiet small" onClick=${Tl} aria-keyshortcuts="h"><${y} name="hint" size=${16} /> ${i("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${hi} choosing=${b} />
      ${W&&l`<${pi} table=${c} onClose=${()=>M(!1)} tell=${s} />`}
      ${ue&&l`<${Mi} onClose=${()=>oe(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${_s&&l`<${ki} request=${_s} onClose=${()=>ca("")} onAsk=${()=>s({t:"request",name:_s.name})} />`}
      ${Pd&&l`<div class="veil"></div><${oi} table=${c} state=${$} names=${Nt} ask=${n} latest=${()=>p.current} onLook=${()=>N(!0)} />`}
    </div>`}function nh(e){let t=A([]),n=Y((o,a)=>{let r=t.current.filter(c=>c.step<o.step);return t.current=a?[...r,{step:o.step,label:[[a.heading,"text"],[" ","text"],...a.label]}]:r,e(o)},[e]);return{made:o=>t.current.find(a=>a.step===o-1)?.label??null,remembering:n}}function sh(e,t){let n=Object.entries(e.next??{}).filter(([,{seat:s}])=>s!==e.you).map(([s])=>s).join();w(()=>{n&&t()},[n])}function oh(e,t){let[n,s]=h("");return w(()=>{let o=e.current,a=c=>{if(c instanceof PointerEvent&&c.pointerType==="mouse"&&!qn(c))return;let u=c.target instanceof Element?c.target.closest("[data-target]"):null;s(u?.dataset.target??"")},r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;(!u||u.querySelector(".lit")||u.matches("[data-lit]"))&&s("")};return o?.addEventListener("pointerover",a),o?.addEventListener("focusin",a),document.addEventListener("pointerup",r),()=>{o?.removeEventListener("pointerover",a),o?.removeEventListener("focusin",a),document.removeEventListener("pointerup",r)}},[]),w(()=>s(""),[t?.at]),n?$o(t,n).join(" "):""}function ah(e){let t=A(e);w(()=>{e&&e!==t.current&&Ci(e,t.current),t.current=e},[e])}function rh(e,t,n){let s=n.join(" ");w(()=>{let o=e&&n.length&&document.querySelector(Mo(n[0]))?.closest(".board [data-part]")?.getAttribute("data-part");o&&t(o)},[s,e])}function ih(e,t,n,s,o){w(()=>{if(!e||!s.size)return;let a=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(a.has(t))return;let r=bn.find(c=>a.has(c));r&&n(r)},[o,e])}function lh(e,t,n,s){de(()=>{e.current&&(e.current.scrollTop=0)},[t]),w(()=>{if(!e.current||!s)return;let o=[...n].map(gn).filter(a=>a!==null&&e.current?.contains(a));o.length&&!o.some(a=>ch(a))&&o[0]?.scrollIntoView({block:"center",inline:"nearest"})},[s,t,n.size>0])}function ch(e){let{top:t,bottom:n}=e.getBoundingClientRect();for(let s=e.parentElement;s;s=s.parentElement){if(getComputedStyle(s).overflowY==="visible")continue;let o=s.getBoundingClientRect();if(t<o.top-1||n>o.bottom+1)return!1}return!0}var th,Yo=x(()=>{"use strict";C();Z();Co();ae();L();Kt();ao();Zr();Qr();ai();mi();Bo();Wo();Uo();Go();jo();Vo();go();_i();Se();Si();Jn();Po();Ei();Ii();th=3});function Ri(){let[e,t]=h([]),n=Y(s=>{let o=++ph;t(a=>[...a.filter(r=>r.text!==s).slice(-2),{id:o,text:s}]),setTimeout(()=>t(a=>a.filter(r=>r.id!==o)),uh)},[]);return{toasts:e,toast:n}}function Ni({toasts:e}){return l`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>l`<p key=${t}>${n}</p>`)}</div>`}var uh,ph,Zi=x(()=>{"use strict";C();uh=5e3,ph=0});var Fu={};ye(Fu,{Page:()=>Bu,TablePage:()=>qi});function Bu({params:e}){return l`<${qi} key=${e.table} id=${e.table} />`}function dh(e){let[t,n]=h(null),[s,o]=h(null);de(()=>{let r=fr(e,c=>n({...c}));return o(r),()=>r.close()},[e]);let a=Y(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:a}}function mh(e){let[t,n]=h(null),[s,o]=h("");return w(()=>{e&&jt(e).then(n,a=>o(q(a)))},[e]),{board:t,problem:s}}function qi({id:e}){let{data:t,send:n}=dh(e),{toasts:s,toast:o}=Ri(),a=t?.table??null,{board:r,problem:c}=mh(a?.game),u=!!t?.state?.result;w(()=>{u&&a&&br(e,a.you).catch(()=>{})},[u]);let p=H(()=>f=>n(f).catch(m=>{throw o(q(m)),m}),[n,o]),d=Y(f=>p(f).catch(()=>{}),[p]);if(t?.gone)return l`<${Di} title=${i("table-gone")} text=${i("table-gone-what")} />`;if(c)return l`<${Di} title=${i("table-problem")} text=${c} />`;let $=a?.status!=="open"&&(!r||!t?.state&&a?.status!=="broken");return!t||!a||$?l`<${$h} id=${e} lost=${!!t?.retryAt} />`:l`
    ${!t.connected&&l`<p class="offline" role="status">${i("table-offline")}</p>`}
    ${a.status==="broken"||a.status==="closed"?l`<${Di} title=${i(`table-${a.status}`)} text=${a.reason} />`:t.state&&r&&a.status!=="open"?l`<${ds} data=${t} board=${r} ask=${p} tell=${d}
        coach=${a.coach&&a.you>=0&&!t.state.result&&l`<${fu} notes=${t.state.coach??[]} asked=${!!t.state.ask} />`} />`:l`<${Or} table=${a} chat=${t.chat} ask=${p} send=${d} />`}
    <${Ni} toasts=${s} />`}function $h({id:e,lost:t}){let[n,s]=h("");return w(()=>{t&&yr(e).then(s,()=>{})},[t]),l`
    <div class="waiting" aria-busy="true">
      <p role="status">${i(t?"table-offline":"table-coming")} ${n&&l`<a href=${n}>${i("table-stored")}</a>`}</p>
    </div>`}function Di({title:e,text:t}){return l`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${i("ending-home")}</a></p>
    </section>`}var Hi=x(()=>{"use strict";C();mn();hr();yo();B();hu();L();Ir();Yo();Zi()});var Wu={};ye(Wu,{Page:()=>fh});function fh(){let[e,t]=h(null),[n,s]=h("");G("lessons"),w(()=>{te("/api/lessons").then(t,a=>s(q(a)))},[]);let o=[...new Set((e??[]).map(a=>a.game))];return l`
    <div class="learn">
      <header class="learn-head"><h1>${i("learn-title")}</h1><p>${i("learn-what")}</p></header>
      ${n&&l`<p class="problem" role="alert">${n}</p>`}
      ${o.map(a=>l`
        <section key=${a} aria-labelledby=${`learn-${a}`}>
          <h2 id=${`learn-${a}`}>${ne(a)}</h2>
          <ul class="lessons">${(e??[]).filter(r=>r.game===a).map(r=>l`<${hh} key=${r.id} lesson=${r} />`)}</ul>
        </section>`)}
    </div>`}function hh({lesson:e}){let{id:t,kind:n,minutes:s,steps:o,title:a,about:r}=e,{answers:c,done:u}=Jt(t),p=c.length>0,d=()=>{Yn(t,[],!1),he(`/learn/${t}`)};return l`
    <li class="lesson-card" data-kind=${n} data-done=${u||null}>
      <h3>${u&&l`<${y} name="done" size=${18} label=${i("learn-done")} />`} ${a}</h3>
      <p>${r}</p>
      <p class="quiet-text">${i("learn-length",{minutes:s,steps:o})}</p>
      <p class="row">
        <a class="btn ${n==="guided"&&!u||p?"primary":""}" href=${`/learn/${t}`}>${i(p?"learn-resume":u?"learn-repeat":"learn-start")}</a>
        ${p&&l`<button type="button" class="btn quiet" onClick=${d}>${i("learn-again")}</button>`}
      </p>
    </li>`}var Uu=x(()=>{"use strict";B();le();C();Z();vo();Je();ae();L()});function gh(e){return{answers:[],place:e.places[0],state:e.state,log:[]}}function fs(e,t,n){let{place:s}=t,o=s.over?void 0:s.moves[n];if(!o)return{say:s.else??"",frames:[],stand:null};if(o.to===void 0)return{say:o.say??s.else,frames:o.frames,stand:null};let a=o.frames.at(-1)??t.state;return{say:"",frames:o.frames,stand:{answers:[...t.answers,n],place:e.places[o.to],state:a,log:[...t.log,...bh(o.frames)]}}}function ju(e,t,n){let s={say:"",frames:[],stand:t};for(let o of n){let a=fs(e,s.stand,o);if(!a.stand)return{...a,frames:s.frames.length?[]:a.frames};s={say:"",frames:[...s.frames,...a.frames],stand:a.stand}}return s}function ms(e,t){let n=gh(e);for(let s of t){let o=fs(e,n,s).stand;if(!o)break;n=o}return n}function Gu(e,t){let n=t.answers.slice(0,-1),s=ms(e,n);for(;;){let o=ms(e,n.slice(0,-1));if(!n.length||o.place.step!==s.place.step)return s;n=n.slice(0,-1),s=o}}var $s,bh,zi=x(()=>{"use strict";$s=e=>!e.over&&!e.do,bh=e=>e.flatMap(t=>t.lines.map(n=>[t.step,n]))});function Vu({course:e,stand:t,said:n,strayed:s,busy:o,onGoOn:a,onTakeBack:r,onBack:c,onAgain:u,onPlay:p}){let{place:d}=t,$=A(null),f=!o&&(s||d.over||$s(d));return w(()=>{f&&$.current?.focus({preventScroll:!0})},[f,d]),l`
    <section class="coach is-lesson" aria-label=${e.title} data-step=${d.step} data-over=${d.over||null} data-busy=${o||null}>
      <header class="coach-head">
        <h2>${e.title}</h2>
        <span class="coach-count">${d.over?i("learn-done"):i("learn-step",{n:d.step+1,of:e.steps})}</span>
      </header>
      <progress class="coach-bar" max=${e.steps} value=${d.step} aria-label=${i("learn-progress")}></progress>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${e.title}>
        ${o?l`<p class="quiet-text">${i("learn-watch")}</p>`:s?l`<p class="coach-said">${n}</p>`:d.over?l`<p>${e.end}</p>`:l`<p>${d.text}</p>`}
      </div>
      ${!o&&!s&&!d.over&&l`
        ${n&&l`<p class="coach-said" role="status">${n}</p>`}
        ${d.do&&l`<p class="coach-do"><${y} name="hint" size=${16} /> <strong>${d.do}</strong></p>`}`}
      <div class="row coach-acts">
        ${!o&&s&&l`<button type="button" class="btn primary small" ref=${$} onClick=${r}>${i("learn-take-back")}</button>`}
        ${!o&&!s&&$s(d)&&l`<button type="button" class="btn primary small coach-next" ref=${$} onClick=${a}>${i("learn-go-on")}</button>`}
        ${!o&&d.over&&l`
          <button type="button" class="btn primary small" ref=${$} onClick=${p}>${i("learn-play-free")}</button>
          <a class="btn small" href="/learn">${i("learn-all")}</a>`}
        <span class="coach-gap"></span>
        ${t.answers.length>0&&!s&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${c}>${i("learn-back")}</button>`}
        ${t.answers.length>0&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${u}>${i("learn-again")}</button>`}
        ${!d.over&&l`<a class="btn quiet small" href="/learn">${i("learn-leave")}</a>`}
      </div>
    </section>`}var Ku=x(()=>{"use strict";C();Z();L();zi()});var Qu={};ye(Qu,{Page:()=>xh});function xh({params:e}){return l`<${kh} key=${e.lesson} id=${e.lesson} />`}function kh({id:e}){let[t,n]=h(null),[s,o]=h(null),[a,r]=h(""),[c,u]=h(0);return w(()=>{r(""),te(`/api/lessons/${encodeURIComponent(e)}`).then(async p=>{o(await jt(p.table.game)),n(p)}).catch(p=>r(q(p)))},[e,c]),a?l`
      <section class="panel aside">
        <h1>${i("learn-problem")}</h1><p role="alert">${a}</p>
        <p class="row"><button type="button" class="btn primary" onClick=${()=>u(c+1)}>${i("learn-retry")}</button>
          <a class="btn" href="/learn">${i("learn-all")}</a></p>
      </section>`:t&&s?l`<${Mh} course=${t} board=${s} />`:l`<div class="waiting" aria-busy="true"><p role="status">${i("table-coming")}</p></div>`}function Mh({course:e,board:t}){let[n,s]=h(()=>ms(e,Jt(e.id).answers)),[o,a]=h({state:n.state,log:n.log,past:[n.state]}),[r,c]=h(""),[u,p]=h(!1),[d,$]=h(!1),[f,m]=h(0),{show:g,stop:b}=Ch(a,$),v=d||u||$s(n.place),_=Y(O=>{b(),s(O),c(""),p(!1),m(W=>W+1),a({state:{...O.state,cause:"join"},log:O.log,past:[O.state]}),Yn(e.id,O.answers,!!O.place.over)},[e]),k=async O=>{c(O.say),p(!O.stand&&O.frames.length>0),O.stand&&(s(O.stand),Yn(e.id,O.stand.answers,!!O.stand.place.over)),await g(O.frames)},P=Y(async O=>{O.t!=="play"||v||await k(O.moves?ju(e,n,O.moves.map(String)):fs(e,n,String(O.move)))},[e,n,v]),S=H(()=>({table:e.table,log:o.log,past:o.past,chat:[],connected:!0,refused:null,hint:null,gone:!1,retryAt:null,skew:0,state:{...o.state,era:f,result:null,ask:v?null:o.state.ask}}),[e,o,f,v]),V=d||u?Yu:n.place.point??Yu;_o(V);let U=l`
    <${Vu} course=${e} stand=${n} said=${r} strayed=${u} busy=${d}
      onGoOn=${()=>k(fs(e,n,""))} onTakeBack=${()=>_(n)} onBack=${()=>_(Gu(e,n))}
      onAgain=${()=>_(ms(e,[]))} onPlay=${()=>_h(e.table)} />`;return l`<${ds} data=${S} board=${t} ask=${P} tell=${P} coach=${U} point=${V} onLeave=${()=>he("/learn")} />`}async function _h({game:e,sets:t,variant:n}){let s=ke(e);if(!s)return he("/");let{table:o}=await z("/api/tables",{...Tn(s),sets:t,variant:n,seats:[{kind:"me"},{kind:"bot",bot:s.bots[0]}],coach:!0});return he(`/t/${o}`)}function Ch(e,t){let n=A(0);w(()=>()=>{n.current++},[]);let s=Y(()=>{n.current++,t(!1)},[]);return{show:Y(async a=>{let r=++n.current;if(a.length){t(!0);for(let[c,u]of a.entries()){if(c&&await new Promise(d=>setTimeout(d,rt()?wh:vh)),r!==n.current)return;let p=u.lines.map(d=>[u.step,d]);e(d=>({state:u,log:[...d.log,...p],past:[...d.past,u]}))}t(!1)}},[]),stop:s}}var wh,vh,Yu,Ju=x(()=>{"use strict";B();mn();le();C();Je();ae();L();Yo();zi();Ku();Co();vo();wh=750,vh=60,Yu=[]});function Xu(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function ep({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[a,r]of Object.entries(t))s.set(a,r);n&&s.set("card",n);let o=s.toString();return o&&`?${o}`}function Bi(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function tp(e,{words:t,filters:n}){let s=Bi(t).split(/\s+/).filter(Boolean),o=e.cards.filter(c=>Object.entries(n).every(([u,p])=>Sh(c,u).includes(p)));if(!s.length)return o;let a=o.filter(c=>{let u=Bi([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),r=c=>s.some(u=>Bi(c.name).includes(u));return[...a.filter(r),...a.filter(c=>!r(c))]}function Sh(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function Fi(e,t,n,s){switch(n){case"set":return t.sets.find(o=>o.id===s)?.title??s;case"type":return kt(e,`type-${s}`,{n:2});case"kind":return kt(e,`kind-${s}`,{n:2});default:return at(`${e}-${n}-${s}`)?i(`${e}-${n}-${s}`):kt(e,s)}}var np=x(()=>{"use strict";Dn();L()});var Wi={};ye(Wi,{CardsPage:()=>sp,Page:()=>Lh});function Lh({params:e}){let t=ve()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return l`<${sp} key=${n} game=${n} games=${t}/>`}function sp({game:e,games:t}){let[n,s]=h(null),[o,a]=h(""),[r,c]=h(0);return w(()=>{a(""),Pn(e).then(s,u=>a(q(u)))},[e,r]),l`
    <div class="browse">
      <header class="browse-head">
        <h1>${i("browse-title")}</h1>
        <nav class="row" aria-label=${i("browse-games")}>
          ${t.map(u=>l`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${ne(u)}</a>`)}
        </nav>
      </header>
      ${n?l`<${Eh} game=${e} cards=${n}/>`:o?l`<div class="empty"><p>${o}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${i("browse-again")}</button></div>`:l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`}
    </div>`}function Eh({game:e,cards:t}){let n=Object.keys(t.filters),[s,o]=h(()=>Xu(location.search,n)),[a,r]=G("sentences"),[c]=h(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=H(()=>tp(t,s),[t,s.words,s.filters]),p=$=>{let f={...s,...$};o(f),history.replaceState(history.state,"",location.pathname+ep(f))},d=($,f)=>{let{[$]:m,...g}=s.filters;p({filters:m===f?g:{...g,[$]:f}})};return l`
    <form class="browse-tools panel" role="search" onSubmit=${$=>$.preventDefault()}>
      <div class="browse-search">
        <${y} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${i("browse-search")} aria-label=${i("browse-search")}
          onInput=${$=>p({words:$.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${i("browse-filters")}</summary>
        <div>${n.map($=>l`<fieldset key=${$} class="browse-filter">
          <legend>${i(`browse-filter-${$}`)}</legend>
          ${t.filters[$].map(f=>l`<button key=${f} type="button" class="chip" aria-pressed=${s.filters[$]===f?"true":"false"}
            onClick=${()=>d($,f)}>${Fi(e,t,$,f)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${i("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${a} onChange=${()=>r(!a)}/> ${i("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?Th(t,u,s).map(([$,f])=>l`<section key=${$} class="browse-kind">
        ${$&&l`<h2>${Fi(e,t,"kind",$)} <span class="num">${f.length}</span></h2>`}
        <div class="browse-cards">${f.map(m=>l`<${$e} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>p({card:m.id})}/>`)}</div>
      </section>`):l`<div class="empty"><p>${i("browse-none")} ${i("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${i("browse-reset")}</button></div>`}
    ${u.some($=>$.mark)&&l`<p class="browse-legend"><${y} name="standin"/> ${i("card-stand-in")}</p>`}
    ${s.card&&l`<${Ph} game=${e} cards=${t} list=${u} id=${s.card} show=${$=>p({card:$})}/>`}`}function Th(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(o=>o.kind===s)]).filter(([,s])=>s.length)}function Ph({game:e,cards:t,list:n,id:s,show:o}){let a=A(null);w(()=>a.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&o(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return l`<dialog ref=${a} class="dialog browse-full" aria-label=${r.name} onClose=${()=>o("")} onKeyDown=${p}
      onClick=${d=>d.target===a.current&&a.current?.close()}>
    <div class="browse-full-inside">
      <${$e} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(d=>l`<p>${d}</p>`)}
        ${r.other_side&&l`<button type="button" class="btn" onClick=${()=>o(r.other_side??"")}><${y} name="reorder"/>${i("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${y} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${y} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-close")} onClick=${()=>a.current?.close()}><${y} name="close"/></button>
    </div>
  </dialog>`}var Ui=x(()=>{"use strict";B();Qe();xe();le();C();Z();ae();L();np()});var ji={};ye(ji,{Page:()=>Ah});function Ah({params:e}){let t=ve()?.filter(a=>a.chapters.length);if(!t?.length)return l`<div class="waiting" aria-busy="true"></div>`;let n=t.find(a=>a.game===e.game)??t[0],{game:s,chapters:o}=n;return l`
    <div class="rules">
      <header class="rules-head">
        <${fn} signs=${n.emblem} />
        <div>
          <h1>${i("rules-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${t.map(({game:a})=>l`
              <a key=${a} class="chip" href=${`/rules/${a}`} aria-current=${a===s?"true":void 0}>${ne(a)}</a>`)}
          </nav>
          <p class="quiet-text">${i("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&l`<a href=${`/rules/${s}/full`}>${i("rules-to-full")}</a>`}
            ${n.kinds.length>0&&l`<a href=${`/cards/${s}`}>${i("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${i("rules-contents")}>
        <ol>${o.map(a=>l`<li key=${a}><a href=${`#${a}`}>${ns(s,a)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${o.map(a=>l`
          <section key=${a} id=${a} class="panel" aria-labelledby=${`${a}-title`}>
            <h2 id=${`${a}-title`}>${ns(s,a)}</h2>
            <${ss} facts=${n} chapter=${a} />
          </section>`)}
      </div>
    </div>`}var Gi=x(()=>{"use strict";le();C();L();ri();ko()});var ap={};ye(ap,{Page:()=>Oh});function Oh({params:{game:e}}){let[t,n]=h(null),[s,o]=h(""),a=ve();return w(()=>{os(e).then(n,r=>o(r?.code==="not-found"?i("clauses-none",{game:ne(e)}):q(r)))},[e]),l`
    <div class="rules clauses">
      <header class="rules-head">
        <${fn} signs=${ke(e)?.emblem??[]} />
        <div>
          <h1>${i("clauses-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${a?.filter(r=>r.rules_text).map(r=>l`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${ne(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${i("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&l`<p class="panel" role="alert">${s}</p>`}
      ${t&&l`<${Ih} book=${t} />`}
    </div>`}function Ih({book:e}){let[t,n]=h(""),[s,o]=h(op),a=H(()=>Nh(Ho(e)),[e]),r=H(()=>as(e,t),[e,t]);w(()=>{let u=()=>{n(""),o(op())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),w(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,p)=>u+Et(p).length,0);return l`
    <div class="clauses-search browse-search">
      <${y} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&i("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&l`<section class="panel clauses-intro"><${en} text=${e.intro.join(`
`)} line=${a} /></section>`}
      ${r.map(u=>l`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${i("clauses-count",{n:Et(u).length})}</span></summary>
          ${u.groups.map(p=>l`
            <div class="clauses-group">
              ${p.title&&l`<h3>${p.title}</h3>`}
              ${p.text&&l`<p>${p.text}</p>`}
              ${p.clauses.map(d=>l`<${Rh} key=${d.id} clause=${d} draw=${a} here=${d.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function op(){return location.hash.slice(1)}function Rh({clause:{id:e,question:t,text:n,mark:s},draw:o,here:a}){return l`
    <article class="clauses-one" id=${e} aria-current=${a?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${i("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&l`<p class="clauses-question">${o(t)}</p>`}
        <${en} text=${n} line=${o} />
        ${s&&l`<p class="clauses-mark">${o(s)}</p>`}
      </div>
    </article>`}function Nh(e){return t=>li(t,e).map(n=>e.has(n)?l`<a href=${`#${n}`}>${n}</a>`:n)}var rp=x(()=>{"use strict";B();le();C();Z();zo();L();ko();qo()});function ip({table:e,length:t,at:n,setAt:s,ready:o,setEyes:a,names:r,narrow:c}){let[u,p]=h(!1),[d,$]=h(1),f=n>=t;w(()=>{if(!u||f||!o)return;let v=setTimeout(()=>s(n+1),Zh/d);return()=>clearTimeout(v)},[u,n,d,f,o]),w(()=>{f&&p(!1)},[f]);let m=v=>{p(!1),s(v)},g=()=>{!u&&f&&s(0),p(!u)};Hh({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":g});let b=l`
    <div class="player-choices">
      <label><span>${i("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${v=>a(Number(v.currentTarget.value))}>
          <option value="-1">${i("replay-eyes-all")}</option>
          ${r.map((v,_)=>l`<option key=${_} value=${String(_)}>${v}</option>`)}
        </select></label>
      <label><span>${i("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${v=>$(Number(v.currentTarget.value))}>
          ${Dh.map(v=>l`<option key=${v} value=${String(v)}>${i("replay-speed-value",{n:v})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${qh} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${y} name="download" size=${16} /> ${i("replay-download")}</a>
    </div>`;return l`
    <div class="player" role="group" aria-label=${i("title-replay")}>
      <div class="player-buttons">
        <${Qo} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${Qo} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${g}><${y} name=${u?"pause":"play"} size=${18} /> ${i(u?"replay-pause":"replay-play")}</button>
        <${Qo} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${f} />
        <${Qo} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${f} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${i("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${i("replay-step",{n,of:t})} onInput=${v=>m(Number(v.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?l`<details><summary>${i("replay-choices")}</summary>${b}</details>`:b}
      <p class="player-keys">${i("replay-keys")}</p>
    </div>`}function Qo({text:e,icon:t,onClick:n,off:s,mirrored:o=!1}){return l`
    <button type="button" class=${o?"btn icon-only mirrored":"btn icon-only"} aria-label=${i(e)} title=${i(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${y} name=${t} size=${18} /></button>`}function qh(){let[e,t]=h("");return l`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${y} name="link" size=${16} /> ${i("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&i("replay-shared")}</span>
    ${e==="blocked"&&l`<input class="input" readonly value=${location.href} aria-label=${i("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function Hh(e){w(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),o=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),a=e[n.key];!a||s||o||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),a())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var Zh,Dh,lp=x(()=>{"use strict";C();Z();L();Zh=1400,Dh=[.5,1,2,4]});function up(e,t,n){let[s,o]=h({table:null,length:-1,steps:[],refused:""}),a=A(n);return a.current=n,w(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=cp(c,a.current);p>=0&&!r;p=cp(c,a.current)){let d=p*hs,$=await te(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+hs-1}&eyes=${t}`);if(r)return;let f=[...c.steps];for(let m of $.steps)f[m.step]=m;c={table:$.table,length:$.length,steps:f,refused:""},o(c)}})().catch(p=>{r||o({...c,refused:q(p)})}),()=>{r=!0}},[e,t]),s}function cp({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/hs);if(e<0)return s;let a=Array.from({length:Math.floor(e/hs)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*hs)]);return a.includes(s)?s:a[0]??-1}var hs,pp=x(()=>{"use strict";B();C();hs=40});var mp={};ye(mp,{Page:()=>Fh});function Fh({params:e}){let[{at:t,eyes:n},s]=h(Vh),{table:o,length:a,steps:r,refused:c}=up(e.table,n,t),[u,p]=h(null),[d,$]=h(""),f=o?.game;w(()=>{f&&jt(f).then(p,b=>$(q(b)))},[f]),Kh(t,n);let m=A(null),g=r[Math.min(t,Math.max(0,a))];return g&&(m.current=g),d||c&&!m.current?l`<${Wh} reason=${d||c} />`:!o||!u||!m.current?l`<div class="waiting" aria-busy="true"><p role="status">${i("replay-coming")}</p></div>`:l`
    <${Uh} table=${{...o,you:n}} board=${u} length=${a} steps=${r} state=${m.current} at=${Math.min(t,a)}
      setAt=${b=>s({at:Math.max(0,Math.min(a,b)),eyes:n})}
      setEyes=${b=>s({at:t,eyes:b})} />`}function Wh({reason:e}){return l`
    <section class="panel narrow">
      <h1>${i("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}function Uh({table:e,board:t,length:n,steps:s,state:o,at:a,setAt:r,setEyes:c}){let u=A(null),p=ls(Fo(o),u,t.flights??null),[d,$]=h(null),[f,m]=h("centre"),g=Te(Ee),b=us(g,f,m),v=H(()=>e.seats.map(k=>k.name),[e.table]),_=l`<${jh} steps=${s} at=${a} setAt=${r} />`;return l`
    <div class="tabletop replay" data-game=${e.game} data-part=${g?f:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${i("replay-of",{game:ne(e.game)})}</h1>
      <${Qn} table=${e} state=${p} skew=${0} onSeat=${k=>$(d===k?null:k)}>
        <span class="quiet-text replay-what">${Ut(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${i("go-home")} aria-label=${i("go-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${g&&l`<${cs} part=${f} setPart=${m} lit=${dp} />`}
      <section class="board" ref=${u} ...${b} aria-label=${i("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${v} you=${e.you}
          lit=${dp} chosen=${[]} choose=${zh} why=${Bh} detail=${d} setDetail=${$} />
        ${g&&f==="log"&&l`<div class="part-log">${_}</div>`}
      </section>
      <aside class="side">
        ${!g&&l`<div class="talk-place replay-log-place">${_}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&l`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&l`<${Gh} state=${p} names=${v} />`}
          <${ip} table=${e} length=${n} at=${a} setAt=${r} ready=${!!s[Math.min(n,a+1)]} setEyes=${c} names=${v} narrow=${g} />
        </div>
      </aside>
    </div>`}function jh({steps:e,at:t,setAt:n}){let s=A(null);w(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let o=e.filter(r=>r?.lines.length),a=o.findLast(r=>r.step<=t)?.step;return l`
    <ol class="replay-log" ref=${s} aria-label=${i("replay-moves")}>
      ${o.map(({step:r,lines:c})=>l`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===a?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>l`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function Gh({state:e,names:t}){let{points:n,winners:s}=e.result,o=t.map((a,r)=>r).sort((a,r)=>n[r]-n[a]);return l`
    <section class="replay-result" aria-label=${i("replay-result")}>
      <h2>${i("replay-result")}</h2>
      ${o.map(a=>l`
        <details key=${a}>
          <summary><strong><bdi>${t[a]}</bdi></strong> ${i("replay-points",{n:n[a]})}${s.includes(a)&&l` · <em>${i("replay-winner")}</em>`}</summary>
          <ul>${e.score[a].map(([r,c,u])=>l`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function Vh(){let e=new URLSearchParams(location.search),t=(n,s)=>{let o=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(o)&&o>=s?o:s};return{at:t("step",0),eyes:t("eyes",-1)}}function Kh(e,t){w(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var dp,zh,Bh,$p=x(()=>{"use strict";B();mn();le();C();Z();Wo();Go();Vo();Se();Jn();L();lp();pp();dp=new Set,zh=()=>{},Bh=()=>[]});var Vi={};ye(Vi,{Page:()=>Yh});function Yh({params:e}){let[t,n]=h(null),[s,o]=h("");return w(()=>{te(`/api/daily?day=${encodeURIComponent(e.day??"")}`).then(n,a=>o(q(a)))},[e.day]),l`
    <div class="column daily">
      <h1>${i("daily-title")}</h1>
      ${s&&l`<p class="refusal" role="alert">${s}</p>`}
      ${t?l`<${Qh} day=${t} />`:!s&&l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Qh({day:e}){let t=Math.max(1,Math.round((e.ends-Date.now()/1e3)/3600));return l`
    <p class="daily-day">${xo(e.day)}${!e.past&&l` · <span class="quiet-text">${i("daily-left",{n:t})}</span>`}</p>
    <p class="quiet-text">${i(e.past?"daily-what-past":"daily-what")}</p>
    ${e.deals.map(n=>l`<${Jh} key=${n.game} deal=${n} past=${e.past} />`)}
    ${(e.days.length>0||e.past)&&l`
      <nav class="daily-days" aria-label=${i("daily-days")}>
        <h2>${i("daily-days")}</h2>
        <p class="row">
          ${[e.today,...e.days].map(n=>l`
            <a key=${n} class="chip" href=${n===e.today?"/daily":`/daily/${n}`} aria-current=${n===e.day?"true":null}>${n===e.today?i("daily-today"):xo(n)}</a>`)}
        </p>
      </nav>`}
    <p class="fine">${i("daily-honest")}</p>`}function Jh({deal:e,past:t}){let[n,s]=h(!1),[o,a]=h(""),c=ve()?.find(p=>p.game===e.game)?.opponents.find(p=>p.bot===e.bot),u=async()=>{s(!0);try{let{table:p}=await z(`/api/daily/${e.game}`);he(`/t/${p}`)}catch(p){a(q(p)),s(!1)}};return l`
    <section class="panel daily-deal" aria-labelledby=${`daily-${e.game}`}>
      <h2 id=${`daily-${e.game}`}>${ne(e.game)}</h2>
      <p>${i(e.first?"daily-you-first":"daily-bot-first",{bot:c?Wt(c):me("bot",e.bot)})}
        <span class="quiet-text"> ${i("daily-tries",{n:e.tries})}</span></p>
      ${!t&&!e.mine?.over&&l`<p><button type="button" class="btn primary large" disabled=${n} onClick=${u}>${i(e.mine?"daily-go-on":"daily-play")}</button></p>`}
      ${o&&l`<p class="refusal" role="alert">${o}</p>`}
      ${e.results?l`<${Xh} results=${e.results} />`:l`<p class="quiet-text">${i("daily-later")}</p>`}
      ${e.mine?.over&&l`<p><a href=${`/replay/${e.mine.table}`}>${i("daily-replay")}</a></p>`}
      ${e.seed&&l`<p class="quiet-text daily-seed">${i("room-seed",{seed:e.seed})}</p>`}
    </section>`}function Xh({results:e}){return e.length?l`
    <div class="daily-results"><table class="table">
      <thead><tr><th scope="col">${i("daily-rank")}</th><th scope="col">${i("daily-who")}</th><th scope="col" class="num">${i("daily-points")}</th>
        <th scope="col" class="num">${i("daily-margin")}</th><th scope="col" class="num">${i("daily-rounds")}</th></tr></thead>
      <tbody>${e.map((t,n)=>l`
        <tr key=${n} data-you=${t.you||null}>
          <td class="num">${t.rank??l`<abbr title=${i("daily-late-what")}>${i("daily-late")}</abbr>`}</td>
          <td><${ze} name=${t.name} guest=${t.guest&&!t.you} /> ${t.you&&l`<small>${i("seat-you")}</small>`} ${t.won&&l`<${y} name="crown" size=${16} label=${i("ending-winner")} />`}</td>
          <td class="num">${t.points} : ${t.rival}</td>
          <td class="num">${t.margin>0?"+":""}${t.margin}</td>
          <td class="num">${t.rounds}</td>
        </tr>`)}</tbody>
    </table></div>`:l`<p class="empty">${i("daily-none")}</p>`}var Ki=x(()=>{"use strict";B();le();C();Z();Je();L();Xt();vr()});function re(){let[e,t]=h({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(o){t({busy:!1,told:q(o),wrong:!0})}}}}function se({told:e,wrong:t}){return l`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Xe(e){return t=>e(t.currentTarget.value)}var dt=x(()=>{"use strict";B();C()});function fp(){return l`
    <section class="panel">
      <h2>${i("account-account")}</h2>
      <p class="quiet-text">${i("account-why")}</p>
      <div class="two">
        <${e1} />
        <${t1} />
      </div>
    </section>`}function e1(){let e=fe(),[t,n]=h(e.name),[s,o]=h(""),a=re(),r=u=>{u.preventDefault(),a.run(async()=>(await fo("register",t.trim(),s),""))},c=()=>a.run(async()=>{let u=await Fn("/api/account/passkey/new",{name:t.trim()});return await ut("/api/account/passkey/register",{credential:u,label:""}),""});return l`
    <form class="entrance" onSubmit=${r}>
      <h3>${i("account-register")}</h3>
      <${Be} label=${i("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${Be} label=${i("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${i("account-register")}</button>
        ${pt()&&l`<button type="button" class="btn" disabled=${a.busy||!t.trim()} onClick=${c}>${i("passkey-register")}</button>`}
      </p>
      <${se} ...${a} />
    </form>`}function t1(){let e=fe(),[t,n]=h(""),[s,o]=h(""),[a,r]=h(!1),c=re(),u=d=>{d.preventDefault(),c.run(async()=>(await fo("login",t.trim(),s),""))},p=()=>c.run(async()=>(await ut("/api/account/passkey/login",{credential:await Wn("/api/account/passkey/challenge")}),""));return a?l`<${n1} name=${t} back=${()=>r(!1)} />`:l`
    <form class="entrance" onSubmit=${u}>
      <h3>${i("account-login")}</h3>
      <${Be} label=${i("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${Be} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${i("account-login")}</button>
        ${pt()&&l`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${i("passkey-login")}</button>`}
      </p>
      ${e.mail?l`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${i("account-forgot")}</button></p>`:l`<p class="quiet-text">${i("account-forgot-ask")}</p>`}
      <${se} ...${c} />
    </form>`}function n1({name:e,back:t}){let[n,s]=h(e),o=re();return l`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),o.run(async()=>(await z("/api/account/forgot",{name:n.trim()}),i("account-forgot-sent")))}}>
      <h3>${i("account-forgot")}</h3>
      <p class="quiet-text">${i("account-forgot-what")}</p>
      <${Be} label=${i("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${i("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${i("account-back")}</button>
      </p>
      <${se} ...${o} />
    </form>`}function Be({label:e,value:t,set:n,type:s="text",autocomplete:o,maxlength:a,focus:r}){return l`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${o} maxlength=${a} autofocus=${r} value=${t} onInput=${Xe(n)} /></label>`}var gs=x(()=>{"use strict";B();C();_e();Un();dt();L()});function nn(){return D(hp)}function gp({account:e,children:t}){let[n,s]=h(null),o=Y(async r=>{try{return await r()}catch(c){if(!(c instanceof ie)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new ie("stopped",i("prove-stopped")))})),r()},[]),a=r=>{r?n?.go():n?.stop(),s(null)};return l`
    <${hp.Provider} value=${o}>${t}<//>
    ${n&&l`<${s1} account=${e} close=${a} />`}`}function s1({account:e,close:t}){let n=A(null),[s,o]=h(""),a=re();w(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),a.run(async()=>(await z("/api/account/confirm",{password:s}),t(!0),""))},c=()=>a.run(async()=>(await z("/api/account/passkey/confirm",{credential:await Wn("/api/account/passkey/confirm/challenge")}),t(!0),""));return l`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${i("prove-title")}</h2>
        <p class="quiet-text">${i("prove-what")}</p>
        ${e.password&&l`<${Be} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} focus=${!0} />`}
        <p class="row">
          ${e.password&&l`<button class="btn primary" disabled=${a.busy}>${i("prove-go")}</button>`}
          ${e.passkeys.length>0&&pt()&&l`<button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("prove-stop")}</button>
        </p>
        <${se} ...${a} />
      </form>
    </dialog>`}var hp,Jo=x(()=>{"use strict";B();C();Un();dt();L();gs();hp=st(e=>e())});function bs(e){return new Intl.DateTimeFormat(je(),{dateStyle:"medium"}).format(e*1e3)}function yp(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(je(),{numeric:"auto"}),s=Math.max(0,t-e);return s<Yi?n.format(-Math.round(s/60),"minute"):s<2*bp?n.format(-Math.round(s/Yi),"hour"):n.format(-Math.round(s/bp),"day")}var Yi,bp,Qi=x(()=>{"use strict";L();Yi=3600,bp=24*Yi});function wp({account:e,reload:t}){let[n,s]=h(""),o=re(),a=nn();return l`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),o.run(async()=>(await a(()=>z("/api/account/password",{password:n})),s(""),await t(),i("password-saved")))}}>
      <h3>${i("account-password")}</h3>
      <p class="quiet-text">${i(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${i("password-new")} placeholder=${i("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Xe(s)} />
        <button class="btn" disabled=${o.busy||!n}>${i(e.password?"password-change":"password-set")}</button>
      </div>
      <${se} ...${o} />
    </form>`}function vp({account:e,keep:t}){let n=fe(),[s,o]=h(""),a=re(),r=nn();if(!n.mail&&!e.email)return null;let c=(p,d)=>a.run(async()=>(t(await r(()=>z("/api/account/email",{email:p}))),o(""),d));return l`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${i("email-title")}</h3>
      <p class="quiet-text">${i("email-what")}</p>
      ${e.email&&l`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${()=>c("",i("email-removed"))}>${i("email-remove")}</button></p>`}
      ${e.email_pending&&l`<p class="done" role="status">${i("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&l`
        <div class="row">
          <input class="input" type="email" required aria-label=${i("email-new")} placeholder=${i("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${Xe(o)} />
          <button class="btn" disabled=${a.busy||!s.trim()}>${i("email-send")}</button>
        </div>`}
      <${se} ...${a} />
    </form>`}function xp({account:e,keep:t}){let n=re(),s=nn();if(!pt()&&!e.passkeys.length)return null;let o=()=>n.run(async()=>{let a=await s(()=>Fn("/api/account/passkey/invite"));return t(await s(()=>z("/api/account/passkey/add",{credential:a,label:""}))),i("passkey-added")});return l`
    <section class="entrance whole">
      <h3>${i("passkey-title")}</h3>
      <p class="quiet-text">${i("passkey-what")}</p>
      ${e.passkeys.length>0&&l`
        <ul class="things">${e.passkeys.map(a=>l`<${o1} key=${a.id} passkey=${a} keep=${t} />`)}</ul>`}
      ${pt()&&l`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("passkey-add")}</button></p>`}
      <${se} ...${n} />
    </section>`}function o1({passkey:e,keep:t}){let[n,s]=h(null),o=re(),a=nn(),r=u=>{u.preventDefault(),o.run(async()=>(t(await z("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>o.run(async()=>(t(await a(()=>z("/api/account/passkey/remove",{id:e.id}))),""));return l`
    <li class="thing">
      ${n===null?l`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${i("passkey-made",{day:bs(e.made)})} · ${e.used?i("passkey-used",{day:bs(e.used)}):i("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${i("passkey-rename-one",{name:e.label})}>${i("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${c} aria-label=${i("passkey-remove-one",{name:e.label})}>${i("passkey-remove")}</button></span>`:l`<form class="row" onSubmit=${r}>
          <${Be} label=${i("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${o.busy}>${i("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${i("prove-stop")}</button>
        </form>`}
      <${se} ...${o} />
    </li>`}var kp=x(()=>{"use strict";B();C();_e();Un();dt();L();gs();Jo();Qi()});function Mp(){let e=fe(),[t,n]=h(""),[s,o]=h(!1),a=re(),r=nn(),c=u=>{u.preventDefault(),a.run(async()=>(await r(()=>z("/api/account/delete",{name:t.trim()})),await ct(),""))};return l`
    <section class="panel">
      <h2>${i("leaving-title")}</h2>
      <p class="quiet-text">${i("leaving-what")}</p>
      <p class="row">
        <a class="btn" href="/api/account/data" download="arcanarium-my-data.json">${i("leaving-download")}</a>
        ${!s&&l`<button type="button" class="btn danger" onClick=${()=>o(!0)}>${i("leaving-delete")}</button>`}
      </p>
      ${s&&l`
        <form class="entrance leaving" onSubmit=${c}>
          <h3>${i("leaving-sure")}</h3>
          <p>${i("leaving-means")}</p>
          <label class="field"><span class="label">${i("leaving-type",{name:e.name})}</span>
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${Xe(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${a.busy||t.trim()!==e.name}>${i("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>o(!1)}>${i("leaving-stay")}</button>
          </p>
        </form>`}
      <${se} ...${a} />
    </section>`}var _p=x(()=>{"use strict";B();C();_e();dt();L();Jo()});function Cp({account:e,keep:t}){let n=re(),s=a=>n.run(async()=>(t(await z("/api/account/session/end",{id:a})),"")),o=()=>n.run(async()=>(await ut("/api/account/session/end-all",{}),""));return l`
    <section class="panel">
      <h2>${i("sessions-title")}</h2>
      <p class="quiet-text">${i("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(a=>l`
          <li key=${a.id} class="thing" aria-current=${a.current||null}>
            <span class="thing-what"><strong>${a.device||i("sessions-unknown")}</strong>
              <span class="quiet-text">${a.current?i("sessions-here"):i("sessions-seen",{when:yp(a.seen)})} · ${i("sessions-since",{day:bs(a.made)})}</span></span>
            ${!a.current&&l`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(a.id)}
                aria-label=${i("sessions-end-one",{device:a.device||i("sessions-unknown")})}>${i("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("sessions-end-all")}</button></p>
      <${se} ...${n} />
    </section>`}var Sp=x(()=>{"use strict";B();C();_e();dt();L();Qi()});var Lp={};ye(Lp,{Page:()=>a1});function a1(){let e=fe();return l`
    <div class="column">
      <h1>${i("account-title")}</h1>
      <${i1} />
      ${e.account?l`<${r1} key=${e.name} />`:l`<${fp} />`}
      <${l1} />
    </div>`}function r1(){let e=fe(),[t,n]=h(null),[s,o]=h(""),a=re(),r=Y(()=>te("/api/account").then(n,p=>o(q(p))),[]);w(()=>{r()},[]);let c=()=>a.run(async()=>(await pr(),""));if(!t)return l`<section class="panel" aria-busy=${!s}><h2>${i("account-account")}</h2><${se} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return l`
    <${gp} account=${t}>
      <section class="panel">
        <h2>${i("account-account")}</h2>
        <p class="row account-in"><span>${i("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("account-logout")}</button></p>
        <${se} ...${a} />
        <div class="two">
          <${wp} ...${u} />
          <${vp} ...${u} />
          <${xp} ...${u} />
        </div>
      </section>
      <${Cp} ...${u} />
      <${Mp} />
    <//>`}function i1(){let e=fe(),[t,n]=h(e.name),s=re();return w(()=>n(e.name),[e.name]),l`
    <form class="panel" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await Ct({name:t.trim()}),i("account-name-saved")))}}>
      <h2>${i("account-name")}</h2>
      <p class="quiet-text">${i(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${i("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${i("guest")} onInput=${Xe(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${i("save")}</button>
      </div>
      <${se} ...${s} />
    </form>`}function l1(){return l`
    <section class="panel">
      <h2>${i("taste-title")}</h2>
      <p class="quiet-text">${i("taste-what")}</p>
      <${Vn} />
    </section>`}var Ep=x(()=>{"use strict";gs();kp();_p();Jo();Sp();B();C();_e();Kn();dt();L()});var Pp={};ye(Pp,{Page:()=>c1});function c1({params:e}){let t=A(location.hash.slice(1)).current;w(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?u1:e.what==="confirm"?p1:Tp;return l`<section class="panel narrow"><${t?n:Tp} token=${t} /></section>`}function Tp(){return l`
    <h1>${i("letter-wrong")}</h1>
    <p>${i("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${i("letter-account")}</a></p>`}function u1({token:e}){let[t,n]=h(""),s=re();return l`
    <form class="entrance" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await ut("/api/account/reset",{token:e,password:t}),he("/account",{replace:!0}),""))}}>
      <h1>${i("letter-reset")}</h1>
      <p class="quiet-text">${i("letter-reset-what")}</p>
      <${Be} label=${i("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${i("save")}</button></p>
      <${se} ...${s} />
    </form>`}function p1({token:e}){let t=re(),n=()=>t.run(async()=>(await z("/api/account/email/confirm",{token:e}),await ct(),i("letter-confirmed")));return l`
    <h1>${i("letter-confirm")}</h1>
    <p class="quiet-text">${i("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${i("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${i("letter-account")}</a>
    </p>
    <${se} ...${t} />`}var Ap=x(()=>{"use strict";gs();B();C();_e();Je();dt();L()});var Op={};ye(Op,{Page:()=>d1});function d1(){return l`
    <section class="panel narrow">
      <h1>${i("notfound-title")}</h1>
      <p>${i("notfound-what")}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}var Ip=x(()=>{"use strict";C();L()});function ys(e){let t=e.split("/").filter(Boolean);for(let[n,s,o]of m1){let a=$1(s.split("/").filter(Boolean),t);if(a)return{name:n,params:a,load:o}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(Ip(),Op))}}function $1(e,t){if(e.length!==t.length)return null;let n={};for(let[s,o]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=f1(o);else if(e[s]!==o)return null;return n}function f1(e){try{return decodeURIComponent(e)}catch{return e}}function he(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...Rp])n()}function Ji(e){Rp.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!h1(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&he(n.pathname+n.search+n.hash))})}function h1(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),o=t.hash&&t.pathname===location.pathname;return n&&s&&!o&&!t.target&&!t.hasAttribute("download")}var m1,Rp,Je=x(()=>{"use strict";m1=[["home","/",()=>Promise.resolve().then(()=>(uu(),cu))],["new","/new",()=>Promise.resolve().then(()=>($u(),mu))],["table","/t/:table",()=>Promise.resolve().then(()=>(Hi(),Fu))],["learn","/learn",()=>Promise.resolve().then(()=>(Uu(),Wu))],["lesson","/learn/:lesson",()=>Promise.resolve().then(()=>(Ju(),Qu))],["cards","/cards",()=>Promise.resolve().then(()=>(Ui(),Wi))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(Ui(),Wi))],["rules","/rules",()=>Promise.resolve().then(()=>(Gi(),ji))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(Gi(),ji))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(rp(),ap))],["replay","/replay/:table",()=>Promise.resolve().then(()=>($p(),mp))],["daily","/daily",()=>Promise.resolve().then(()=>(Ki(),Vi))],["daily","/daily/:day",()=>Promise.resolve().then(()=>(Ki(),Vi))],["account","/account",()=>Promise.resolve().then(()=>(Ep(),Lp))],["letter","/account/:what",()=>Promise.resolve().then(()=>(Ap(),Pp))]],Rp=new Set});B();mn();gt();Dn();Qe();Kt();xe();le();C();Z();_e();hr();yo();Un();ao();Kn();_n();Je();zo();ae();Ua();Ks();xn();gt();C();Z();_e();_n();ae();L();ae();var Np=matchMedia("(prefers-color-scheme: light)"),g1=matchMedia("(prefers-reduced-motion: reduce)");function ea(){let e=F("theme");return e==="auto"?Np.matches?"light":"dark":e}function Xo(){let e=document.documentElement;e.dataset.theme=ea(),e.dataset.text=F("text"),e.dataset.motion=rt()?"full":"less"}function Xi(){Xo(),un(Xo),Np.addEventListener("change",Xo),g1.addEventListener("change",Xo)}function el({page:e,children:t}){return l`
    <a class="skip" href="#main">${i("shell-skip")}</a>
    <${b1} page=${e} />
    <${w1} />
    <${v1} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${x1} />`}function b1({page:e}){let t=fe(),n=s=>e===s?"page":void 0;return l`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${Zt("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${i("shell-nav")}>
        <a href="/learn" aria-current=${n("learn")}>${i("shell-learn")}</a>
        <a href="/cards" aria-current=${n("cards")}>${i("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${i("shell-rules")}</a>
      </nav>
      <${y1} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${i("shell-account",{name:t.name||i("guest")})}>
        <${y} name="settings" size=${20} /><span><bdi>${t.name||i("guest")}</bdi></span>
      </a>
    </header>`}function y1(){let[,e]=G("theme"),t=ea()==="dark"?"light":"dark";return l`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${i(`shell-theme-${t}`)} title=${i(`shell-theme-${t}`)}>
      <${y} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function w1(){let{notice:e}=fe();return e?l`<p class="notice" role="status">${e}</p>`:null}function v1(){return Ta()?l`<p class="notice" role="status" data-lost>${i("reach-lost")}</p>`:null}function x1(){let[e,t]=h(!1);return w(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&l`
    <div class="mishap" role="alert">
      <p>${i("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${i("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("close")}</button>
    </div>`}var ws=class extends Ht{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?l`<${ta} />`:this.props.children}};function ta(){return l`
    <section class="panel failed" role="alert">
      <h1>${i("failed-title")}</h1>
      <p>${i("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${i("reload")}</button>
        <a class="btn" href="/">${i("go-home")}</a>
      </p>
    </section>`}Ya();Rn();Va();Ja();ts();Pi();Zr();Tr();Ur();ei();Qr();ai();mi();Lo();Bo();Wo();Uo();Go();No();jo();Hi();Vo();go();Vr();_i();si();Ir();Se();Si();Jn();Yo();Po();Ei();Zi();Ii();dt();L();Xt();nr();io();Na();Sa();_a();xn();mn();var sl={};ye(sl,{Board:()=>A1});C();Z();L();Se();C();Qe();xe();Z();L();C();Qe();Z();L();var Pe="cadwallon",pe=st(null);function mt({seat:e}){let{view:t,names:n}=D(pe);return l`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function sn({n:e,power:t,golden:n=!1}){return l`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${Ve(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${y} name=${t} golden=${n} />
    </span>`}function $t({name:e,n:t,what:n}){return l`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${y} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function Fe({id:e,size:t,target:n=`card:${e}`,points:s,badge:o}){let{lit:a,chosen:r,choose:c,why:u}=D(pe),p=a.has(n);return l`
    <${$e} game=${Pe} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${u(n)}
      points=${s} badge=${o} onChoose=${p||r.length?()=>c(n):void 0} />`}function na({won:e}){return l`<span class="ca-won">${["location","personality","relic"].map((t,n)=>l`
    <${$t} key=${t} name=${t} n=${e[n]} what=${i(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function Zp({target:e,label:t,class:n,open:s,children:o}){let{lit:a,chosen:r,choose:c}=D(pe),u=a.has(e);return l`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${o}</button>`}function sa(){let{view:e}=D(pe),t=i("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&l`<${Zp} target="militia" label=${t} class="ca-militia"><${y} name="militia" /> ${t}<//>`}function tl({seat:e}){let{setDetail:t}=D(pe),n=e.resource.length;return l`
    <${Zp} target=${`deck:${e.seat}`} class="ca-resource" label=${`${i("cadwallon-web-resource-size",{n})}. ${i("cadwallon-web-resource-what")}`} open=${()=>t(e.seat)}>
      <${y} name="pile" /><b class="num">${n}</b><span>${i("cadwallon-web-resource")}</span>
    <//>`}C();xe();Z();L();var nl=e=>e.guild?j(Pe,e.guild).name:i("cadwallon-web-no-guild");function vs({seat:e}){let{view:t}=D(pe),{hand:n,deck:s,resource:o,removed:a,objectives:r}=e;return l`
    <span class="ca-counts">
      <${$t} name="card" n=${n.size} what=${i("cadwallon-web-hand-size",{n:n.size})} />
      <${$t} name="deck" n=${s.size} what=${i("cadwallon-web-deck-size",{n:s.size})} />
      <${$t} name="pile" n=${o.length} what=${i("cadwallon-web-resource-size",{n:o.length})} />
      ${a.length>0&&l`<${$t} name="lock" n=${a.length} what=${i("cadwallon-web-removed-size",{n:a.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&l`<${$t} name="objective" n=${r.size} what=${i("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function Dp({seat:e}){let{view:t,names:n,lit:s,chosen:o,choose:a,setDetail:r}=D(pe),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:i("cadwallon-web-look",{who:p})}
      onClick=${()=>u?a(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${mt} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&l`<${y} name="first" label=${i("cadwallon-web-first")} />`}
        <${ce} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${nl(e)}</span>
      <span class="ca-rival-things"><${na} won=${e.won} /><${vs} seat=${e} /></span>
    </button>`}var qp=["agent","personality","location","relic"];function k1(e){let t=e.map(n=>j(Pe,n));return t.sort((n,s)=>qp.indexOf(n.kind)-qp.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function Hp({seat:e,score:t}){let{view:n,names:s,setDetail:o}=D(pe),a=()=>o(null),r=s[e.seat],c=e.seat===n.viewer,u=[[i("cadwallon-web-resource"),e.resource,i("cadwallon-web-resource-what")],[i("cadwallon-web-removed"),e.removed,""],[i("cadwallon-web-deck"),c?e.deck.cards:[],""],[i("cadwallon-web-known-hand"),c?[]:e.hand.cards,i("cadwallon-web-known-why")]];return l`
    <div class="veil" onClick=${a}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${mt} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${ce} n=${e.points} /><${vs} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${a} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&l`<${$e} game=${Pe} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>l`<${$e} key=${p.card} game=${Pe} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,$])=>l`
            <tr key=${p}><th scope="row">${$}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d,$])=>l`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          ${$&&l`<p class="quiet-text">${$}</p>`}
          <div class="ca-heap">${k1(d).map(f=>l`<${Fe} key=${f} id=${f} size="table" />`)}</div>`)}
      </div>
    </div>`}C();Qe();Z();L();C();xe();Z();L();function zp(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function Bp({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a}=D(pe),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map(f=>f.known)),p=e.sums.filter(f=>f.known===u).length>1,d=e.sums.map((f,m)=>({sum:f,seat:m,agents:e.agents.filter(g=>g.seat===m)})),$=f=>c&&!f.target.closest("button")&&a(r);return l`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${o.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${i("cadwallon-web-pile",{n:t})} onClick=${$}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${i("cadwallon-web-order",{n:t})}>${t}</span>
        <${Fp} pile=${e} />
        <${M1} pile=${e} />
      </header>
      ${e.stake?l`<${_1} stake=${e.stake} target=${r} />`:l`<p class="ca-pile-empty" data-target=${r}>${i(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:f})=>f.length).map(({sum:f,seat:m,agents:g})=>l`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&l`<${C1} stake=${e.stake} sum=${f} seat=${m} agents=${g} lead=${f.known<u?"":p?"tied":"ahead"} />`}
            <${S1} agents=${g} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function Fp({pile:e}){let{view:t,names:n}=D(pe),s=e.controlled.includes(t.viewer),o=e.pile.split(" ")[1],a=e.free?i("cadwallon-web-zone-open"):s?i("cadwallon-web-zone-mine"):i("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return l`
    <span class="ca-zone" title=${a}>
      ${e.free?l`<span class="ca-zone-free">${i("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>l`
        <span key=${r} class="ca-zone-who"><${mt} seat=${r} /><span>${o?i("cadwallon-web-zone-whose",{you:r===t.viewer?"yes":"no",who:n[r]}):r===t.viewer?i("cadwallon-web-you-short"):n[r]}</span></span>`)}
      ${o&&l`<span class="ca-side">${i(`cadwallon-web-side-${o}`)}</span>`}
      ${s&&l`<${y} name="mask" label=${a} />`}
    </span>`}function M1({pile:e}){let t=e.buried.map(s=>j(Pe,s).name).join(", "),n=i("cadwallon-web-under",{n:e.hidden})+(t?` ${i("cadwallon-web-under-known",{cards:t})}`:"");return l`<${$t} name="deck" n=${e.hidden} what=${n} />`}function _1({stake:e,target:t}){let{district:n}=j(Pe,e.card);return l`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${Fe} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${i(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&l`<span>${i(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${i("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${sn} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&l`<div><dt>${i("cadwallon-web-bribe")}</dt><dd><${sn} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${i("cadwallon-web-worth")}</dt><dd><${ce} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function C1({stake:e,sum:t,seat:n,agents:s,lead:o}){let{names:a}=D(pe),r=t.known>=e.threshold,c=r?o:"",u=[i("cadwallon-web-sum",{who:a[n],n:t.known,power:Ve(e.power),of:e.threshold,backs:t.backs}),c&&i(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return l`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${mt} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>l`
        <span key=${d} class="ca-back"><${y} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&l`<b class="ca-mark">${c==="ahead"?l`<${y} name="done" />`:"="}</b>`}</span>
    </div>`}function S1({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&l`
    <ul class="ca-agents">
      ${n.map(s=>l`
        <li key=${s.card} data-down=${s.down||null}>
          <${Fe} id=${s.card} size="chip" points=${0} badge=${l`<${L1} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function L1({agent:e,stake:t}){return l`
    <span class="ca-worth">
      ${e.down&&l`<${y} name="mask" label=${i("cadwallon-web-down")} />`}
      ${t&&l`<${sn} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&l`<${sn} n=${e.ducats??0} power="financial" />`}
    </span>`}function Wp({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a,why:r}=D(pe),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((g,b)=>b!==n.viewer),$=Math.max(0,...d.map(g=>g.known)),f=d.reduce((g,b)=>g+b.backs,0),m=e.sums[n.viewer]?.known??0;return l`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&a(c)}>
        <${Fp} pile=${e} />
        <span class="ca-pile-line-name">${p?j(Pe,p.card).name:i("cadwallon-web-pile-empty")}</span>
        ${p&&l`
          <span class="ca-pile-line-wins"><${sn} n=${p.threshold} power=${p.power} golden />${p.price&&l`<${sn} n=${p.price} power="financial" />`}</span>
          <${ce} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${i("cadwallon-web-sums",{own:m,best:$,backs:f})}>
            <span>${i("cadwallon-web-you-short")} <b>${m}</b></span><span>${i("cadwallon-web-best-short")} <b>${$}${f>0&&`+${"?".repeat(f)}`}</b></span></span>`}
        <span class="visually-hidden">${i("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function Up({seat:e,narrow:t}){let{view:n,lit:s}=D(pe),{hand:o,objectives:a}=e,r=a.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!o.cards.length;return l`
    <section data-part="mine" aria-label=${i("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&l`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>l`<${Wp} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${sa} /><${tl} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&l`
        <div class="ca-tray"><h3>${i("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>l`<${Fe} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${i("cadwallon-web-hand")}>
          ${r.map(p=>l`<${Fe} key=${p.card} id=${p.card} size="table" />`)}
          ${o.cards.map(p=>l`<${Fe} key=${p} id=${p} size="table" />`)}
          ${u&&l`<p class="quiet-text">${i(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&l`<${tl} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${E1} seat=${e} />
          <${T1} goals=${a.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function E1({seat:e}){let{view:t,lit:n,choose:s,setDetail:o}=D(pe),a=`seat:${e.seat}`;return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${a} title=${i("cadwallon-web-look-own")}
      onClick=${()=>n.has(a)?s(a):o(e.seat)}>
      <span class="ca-rival-head">
        <${mt} seat=${e.seat} /><span class="ca-rival-name">${nl(e)}</span>
        ${e.seat===t.first&&l`<${y} name="first" label=${i("cadwallon-web-first")} />`}
        <${ce} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${na} won=${e.won} /><${vs} seat=${e} /></span>
    </button>`}function T1({goals:e}){return l`
    <ul class="ca-goals">${e.map(t=>l`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${$e} game=${Pe} id=${t.card} size="chip" badge=${l`
          <${y} name=${t.achieved?"done":"hourglass"} label=${i(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var P1=4;function A1({view:e,score:t,names:n,you:s,lit:o,chosen:a,choose:r,why:c,detail:u,setDetail:p}){let d=H(()=>({view:e,names:n,lit:o,chosen:a,choose:r,why:c,setDetail:p}),[e,n,o,a,r,c,p]),$=Te(Ee);return l`
    <${pe.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${i("part-rivals")}>
          <div class="ca-rivals">${O1(e,s).map(f=>l`<${Dp} key=${f.seat} seat=${f} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${i("part-centre")}>
          <${I1} view=${e} />
          ${e.guilds.length>0&&l`
            <div class="ca-guilds" role="group" aria-label=${i("cadwallon-web-guilds")}>${e.guilds.map(f=>l`
              <${Fe} key=${f} id=${f} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(P1,...e.piles.map(zp))}}>${e.piles.map((f,m)=>l`<${Bp} key=${f.number} pile=${f} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&l`<${Up} seat=${e.seats[s]} narrow=${$} />`}
        ${u!==null&&l`<${Hp} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function O1(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function I1({view:e}){let t=e.last_round!==null&&!e.over;return l`
    <div class="ca-news">
      ${t&&l`<strong class="ca-news-last"><${y} name="hourglass" />
        ${e.last_round===e.round?i("cadwallon-web-last-round"):i("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&l`<span>${i("cadwallon-web-resolved")}</span>`}
      ${e.round>0&&!t&&!e.over&&l`<span>${i("cadwallon-web-length",{n:e.piles.find(n=>n.free)?.hidden??0})}</span>`}
      <${sa} />
    </div>`}var Ml={};ye(Ml,{Beside:()=>bd,Board:()=>R0,flights:()=>gd});C();xe();Se();C();Qe();xe();L();var R1=/^([+\u2212]?\d*)([ELCDGP◇★])$/u;function jp([e,t]){if(!e.trim())return e.length>1?.9:.2;let n=R1.exec(e);return n&&t!=="text"?1.17+.62*n[1].length+.1:t==="point"&&/^\d+$/.test(e)?1.75-1.17:e==="≠"?.15:t==="type"?1.17:e==="▶"?.85:"+−×".includes(e)?1:"/()".includes(e)?.45:e.length===1&&t!=="text"?1.17:.68*e.length}function N1(e){let t=[0];for(let n of e)n[0].trim()?t[t.length-1]+=jp(n):t.push(0);return t.filter(Boolean)}function ol(e,t,n){let[s,o,a]=[1,0,0];for(let r of e)o&&o+t+r>n&&([s,o]=[s+1,0]),o+=(o?t:0)+r,a=Math.max(a,o);return{rows:s,widest:a}}function al(e,t){let n=t-.7,[s,o,a]=[0,0,0];for(let r of e){let{rows:c,widest:u}=ol(N1(r),.25,n-.4),[p,d]=[u+.4,c*1.25];a&&a+.3+p>n&&([s,o,a]=[s+o+.16,0,0]),a+=(a?.3:0)+p,o=Math.max(o,d)}return s+o}var Z1=1.3,rl=(e,t)=>ol(e.name.split(" ").map(n=>n.length*.55),.55/2,t-.7-Z1).rows,il=e=>(e.types?.length?1.7*e.types.length+.3:0)+(e.points||e.point_signs?.length?1.75+.2:0),Gp=e=>e.cost_signs.filter(([t])=>t.trim()&&t.trim()!=="/").map(jp);function Vp(e){let t=new WeakMap;return(n,s)=>{let o=t.get(n)??new Map;t.set(n,o);let a=o.get(s)??e(n,s);return o.set(s,a),a}}var ft=Vp((e,t)=>{let n=il(e),s=Gp(e),o=s.length?ol(s,.4,t-n-.9).rows*1.3+.55:0;return rl(e,t)*1.12+Math.max(o,n?1.75+.2:0)+al(e.lines,t)+.8}),oa=Vp((e,t)=>{let n=il(e),s=Gp(e),o=s.length>3?2:1,a=s.length?o*(Math.max(...s)+.3)+.6:1.3,r=Math.ceil(s.length/o)*1.3+.5;return Math.max(rl(e,t-n)*1.12+.25,n?1.75:0)+Math.max(r,al(e.lines,t-a))+.5}),D1=e=>e.lines.some(t=>t.some(([n])=>n==="↓"));function ll(e,t){let n=il(e)+(D1(e)?2.7:0);return Math.max(rl(e,t-n)*1.12+.3,n?1.75:0)+al(e.lines,t)+.5}var q1=["elan","life","calm","death","gold","pearl"];function H1(e){let t=e.lines.filter(s=>s.some(([o])=>o==="↓")),n=t.flat().map(([,s])=>s);return t.length&&(n.includes("any")?3:Math.max(1,new Set(n.filter(s=>q1.includes(s))).size))}function Kp(e){let t=e.name.split(" ").map(s=>s.length);return .55*Math.max(...t,Math.ceil((e.name.length+1)/2))+(e.points?1.75:0)+2.5*Math.min(3,H1(e))+3}var aa=12.2,z1=27,fl=16,et=4,At={cards:[9,8.9],slim:[12,4.8],chips:[9.3,2.05]},Yp={cards:13.5,slim:19,chips:17},xs=88/63,B1=34,F1=62,W1=345,U1=27,ed=112,j1=150,G1=1.5,V1=6,K1={cards:3.5,slim:1.5,chips:0},Y1={cards:1.6,slim:0,chips:0},Q1={cards:[12,10],slim:[12,10,8],chips:[12,8]},Qp=4,J1=560,X1=8,e0=[10,6],We=e=>Math.round(e*.5),tt=(e,t,n)=>e*t+(e-1)*n;function td(e,t,n,s,o){let a=Math.ceil(e/t);return{columns:t,rows:a,w:n,h:s,width:tt(t,n,o),height:tt(a,s,o)}}function t0(e){let t=e.toSorted((s,o)=>s.width-o.width||s.height-o.height),n=1/0;return t.filter(s=>s.height<n&&(n=s.height))}var Ot=(e,t)=>Math.round(1e3*e/t)/1e3;function cl(e,t,n,s){if(!t)return[{columns:1,rows:0,w:0,h:0,width:0,height:0}];let o=We(n);return t0(e.flatMap(a=>{let{n:r,h:c,least:u=1}=s(a);return Array.from({length:r-u+1},(p,d)=>td(r,d+u,a*n,c*n,o))}))}var hl=(e,t,n)=>ft(e,t)<=n+.01?1:2;function n0({tiles:e,tileCells:t},n){let s=e.map(u=>ft(u,n)).toSorted((u,p)=>u-p),o=s[Math.floor((s.length-1)*.88)],a=e.filter(u=>hl(u,n,o)>1),r=a.length,c=Math.max(o,...a.map(u=>ft(u,2*n-2)));return{n:t+r+(r&&1),h:c,least:r?2:1}}var s0={8.6:7.7,12.2:6.3,17:5.1},ul={below:2.4,beside:4.6};function o0(e,t){return e.rows?e.columns>1?{...e,width:e.width+We(t)+ul.beside*t}:{...e,height:e.height+We(t)+ul.below*t}:e}function a0(e,t,n,s){let o=s.tiles,a=2*et+2*We(n),r=cl([13,14,15,16,17,18,20,24],e.places.length,n,$=>({n:e.places.length,h:Math.max(...e.places.map(f=>oa(f,$)))})),c=cl([8.6,12.2,17],e.monuments?2:0,n,$=>({n:2,h:s0[$]})).map($=>o0($,n)),u=cl([9.5,10.5,12,13],e.tileCells,n,$=>n0(e,$)).map($=>o<1?r0($,o,We(n)):$),p=et*2+fl,d=null;for(let $ of r)for(let f of c)for(let m of u){let g=[["row",$.width+f.width+m.width+2*a,Math.max($.height,f.height,m.height)+p],["tiles below",Math.max($.width+f.width+a,m.width),Math.max($.height,f.height)+m.height+2*p+We(n)],["places above",Math.max($.width,f.width+m.width+a),Math.max(f.height,m.height)+$.height+2*p+We(n)]];for(let[b,v,_]of g){if(v+2*et>t||s.placesFirst&&b!=="places above")continue;let k=s.placesFirst?$.height+_/1e3:_;(!d||k<d.rank-1||k<d.rank+1&&v<d.width)&&(d={way:b,rank:k,width:v,height:_,places:$,monuments:f,tiles:m})}}return d}function r0(e,t,n){let s=Math.max(1,Math.ceil(e.rows*t));return{...e,rows:s,height:tt(s,e.h,n)}}function i0(e,t,n,s){let o=We(n),a=2*et+2,[r,c,u,p]=[0,0,0,0];for(let{n:m,aside:g}of e){let[b,v]=At[g?s:"cards"].map(S=>S*n),_=Math.min(m,Math.floor((t-a+o)/(b+o)));if(_<1)return null;let k=tt(_,b,o)+a,P=Math.ceil(m/_);(!r||r+o+k>t)&&([c,u,r,p]=[c+u,0,0,p+P]),r+=(r?o:0)+k,u=Math.max(u,tt(P,v,o)+a+fl+o)}let[d,$]=At.cards.map(m=>m*n),f={columns:1,rows:p,w:d,h:$,width:t,height:$};return{own:f,hand:f,height:c+u}}function l0({cells:e,hand:t,groups:n},s,o,a){if(n.length)return i0(n,s,o,a);let r=We(o),[c,u]=At[a].map(m=>m*o),[p,d]=At.cards.map(m=>m*o),$=s-4*et-2*r,f=null;for(let m=t;m>=1;m--){let g=td(t,m,p,d,r),b=Math.floor(($-g.width+r)/(c+r));if(b<2)continue;let v=Math.max(Math.ceil(e/b),Math.floor((g.height+r)/(u+r))),_={columns:b,rows:v,w:c,h:u,width:tt(b,c,r),height:tt(v,u,r)},k=Math.max(_.height,g.height);(!f||k<f.height)&&(f={own:_,hand:g,height:k})}return f&&{...f,height:f.height+fl+2*et}}var pl=(e,t,n)=>Math.max(1,Math.floor((e+n)/(t+n)));function c0(e,t,n,s){let[o,a]=[pl(e,ed*n,s),pl(e,j1*n,s)],r=t>V1?G1:1;return Math.ceil(t*r/o)<Math.ceil(t/a)?o:a}function u0({rivals:e,inPlay:t,letters:n},s,o,a,r){let c=We(o),u=(s-(e-1)*c)/e-2*et-2,p=u<W1*n?2:1,d=(p>1?F1:B1)*n,$=Math.max(1,o/14),[f,m]=a==="cards"?At.cards.map(_=>_*o):[ed*$,U1*$],g=a==="cards"?c:4,b=a==="cards"?pl(u,f,g):c0(u,t,$,g),v=Math.min(r,Math.ceil(t/b));return{form:a,lines:p,columns:b,rows:v,w:(u+g)/b-g,h:m,width:u,height:d+(v?tt(v,m,g)+4:0)+et}}var dl={tiles:1,chips:99},p0=[{tiles:1,chips:4},{tiles:1,chips:3},{tiles:1,chips:2},{tiles:.67,chips:2},{tiles:.67,chips:1},{tiles:.5,chips:1},{tiles:.34,chips:1},{tiles:.2,chips:1}];function ra(e,t,n,s,o,a){let r=We(n),c=u0(e,t.width,n,o,a.chips),u=l0(e,t.width,n,s),p=u&&a0(e,t.width,n,a);if(!u||!p)return null;let d=t.height-c.height-u.height-p.height-2*r-et;if(d<0)return null;let{places:$,monuments:f,tiles:m,way:g}=p;return{f:n,gap:r,fits:a===dl,rivals:c,places:$,monuments:f,tiles:m,centre:g,own:{...u.own,form:s},hand:u.hand,setUp:e.groups.length>0,centreHeight:a.chips===1?p.height:0,left:d}}function d0(e,t,n,s){let o=ra(e,t,aa,n,s,dl),[a,r]=[aa,z1];for(;o&&r-a>.15;){let c=(a+r)/2,u=ra(e,t,c,n,s,dl);u?[o,a]=[u,c]:r=c}return o}function Jp(e,t){let n=t.filter(s=>s>=e);return n.length?n:[Math.ceil(e/Qp)*Qp]}var m0=["cards","slim","chips"];function ml(e,t){if(e.groups.length)return t.filter(s=>s!=="slim").map(s=>({form:s,all:e}));let n=[...new Set([e.hands,e.hand])];return t.flatMap(s=>n.flatMap(o=>Jp(e.inPlay,e0).flatMap(a=>Jp(e.cells,Q1[s]).map(r=>({form:s,all:{...e,cells:r,inPlay:a,hand:o}})))))}function gl(e,t){let[n,s]=[null,0];for(let o of e.rivals<=2&&!e.groups.length?["cards","chips"]:["chips"]){let a=new Set;for(let{form:r,all:c}of ml(e,m0)){let u=a.has(r)?null:d0(c,t,r,o),p=u?u.f+K1[r]+Y1[o]:0;u&&a.add(r),u&&p>s&&([n,s]=[u,p])}}if(n)return Xp(n,t);for(let o of p0)for(let{form:a,all:r}of ml(e,["slim","chips"])){let c=ra(r,t,aa,a,"chips",o);if(c)return Xp(c,t)}return $0(e,t)}function $0(e,t){let n={width:Math.max(t.width,J1),height:1e5},[{form:s,all:o}]=ml(e,["chips"]).slice(-1),a=ra({...o,cells:Math.min(o.cells,X1)},n,aa,s,"chips",{tiles:1,chips:1,placesFirst:!0});if(!a)throw new Error("a table needs more room");let r=n.height-a.left-t.height;return{...a,...$l(a,0),centreHeight:Math.max(120,a.centreHeight-r)}}var nd=1.4;function Xp(e,t){let{f:n,gap:s,own:o,hand:a,rivals:r}=e;e.centreHeight=0;let{form:c}=o,{left:u}=e,p=t.width-4*et-2*s;if(e.setUp)return{...e,...$l(e,0),...f0(e)};let d=Math.min(Yp[c]*n,c==="cards"?(p+s)/(o.columns+a.columns)-s:(p-a.width+s)/o.columns-s),$=c==="cards"?d:a.w,f=(S,V,U,O)=>{let W=Math.max(0,Math.min(U-V,u*O/Math.max(1,S)));return u-=W*S,V+W},m=c==="cards"?f(o.rows,o.h,d*xs,.6):o.h,g=e.centre==="row"?1:2,b=Math.max(e.places.height,e.monuments.height,e.tiles.height)*(nd-1),v=Math.max(0,Math.min(b,u*.6/g));if(u-=v*g,r.form==="cards"){let S=f(r.rows,r.h,Math.min(r.w,Yp.cards*n)*xs,1);r.height+=(S-r.h)*r.rows,r.h=S}c==="cards"&&(m=f(o.rows,m,d*xs,1));let _=Math.max(tt(o.rows,m,s),a.height),k=(_+s)/a.rows-s,P=(S,V,U)=>({...S,w:V,h:U,width:tt(S.columns,V,s),height:_});return{...e,...$l(e,v),own:{...P(o,d,c==="cards"?m:(_+s)/o.rows-s),form:c},hand:P(a,$,Math.min(k,$*xs))}}function f0({own:e,left:t,f:n,gap:s}){let o=e.h+Math.max(0,Math.min(e.w*xs-e.h,t/e.rows));return{own:{...e,h:o},hand:{...e,h:o},f:n,gap:s}}function $l({centre:e,gap:t,f:n,...s},o){let a=e==="row"?[["places","monuments","tiles"]]:e==="tiles below"?[["places","monuments"],["tiles"]]:[["places"],["monuments","tiles"]],r={places:s.places,monuments:s.monuments,tiles:s.tiles};for(let c of a){let u=Math.max(...c.map(p=>s[p].height))+o;for(let p of c){let d=s[p],$=p==="monuments"&&d.columns===1?t+ul.below*n:0;d.rows&&(r[p]={...d,h:Math.min((u-$+t)/d.rows-t,d.h*(nd+.2)),height:u})}}return r}C();function h0(e,t,n){for(let s=0;;s++)if(!(s%n+t>n)&&!Array.from({length:t},(o,a)=>s+a).some(o=>e.has(o)))return s}function g0(e,t,n,s){let o=e?.columns===n?t.filter(({id:u,span:p})=>e.at.get(u)?.span===Math.min(p,n)):[],a=ia(e,o,t,n),r=u=>[...u.at.values()].every(({cell:p,span:d})=>p+d<=s);if(r(a))return a;let c=ia(null,[],sd(e,t),n);return r(c)?c:ia(null,[],od(sd(e,t)),n)}var od=e=>e.toSorted((t,n)=>n.span-t.span);function bl(e,t){let{at:n}=ia(null,[],od(e.map((s,o)=>({id:String(o),span:s}))),t);return Math.max(0,...[...n.values()].map(({cell:s})=>Math.floor(s/t)+1))}function sd(e,t){let n=({id:s=""})=>e?.at.get(s)?.cell??1/0;return t.map((s,o)=>({piece:s,i:o})).sort((s,o)=>n(s.piece)-n(o.piece)||s.i-o.i).map(({piece:s})=>s)}function ia(e,t,n,s){let o=new Map,a=new Set,r=(c,u,p)=>{o.set(c,{cell:u,span:p});for(let d=0;d<p;d++)a.add(u+d)};for(let{id:c}of t){let u=e?.at.get(c);u&&r(c,u.cell,u.span)}for(let{id:c,span:u}of n){let p=Math.min(u,s);o.has(c)||r(c,h0(a,p,s),p)}return{columns:s,at:o}}function ht(e,t,n,s){let o=A({phase:s,laid:null});o.current.phase!==s&&(o.current={phase:s,laid:null});let a=o.current.laid=g0(o.current.laid,e,t,n);return r=>{let{cell:c,span:u}=a.at.get(r)??{cell:0,span:1};return{gridRow:String(Math.floor(c/t)+1),gridColumn:`${c%t+1} / span ${u}`}}}C();Qe();xe();var Ae=st({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),b0=["mage","item","artifact","monument","place","scroll"];function on(e,t){let n=s=>b0.indexOf(j(e,s.card).kind);return t.map((s,o)=>({one:s,i:o})).sort((s,o)=>n(s.one)-n(o.one)||s.i-o.i).map(({one:s})=>s)}function Oe({of:e,size:t="table",form:n="tall",place:s,worded:o=!0}){let{game:a,lit:r,chosen:c,choose:u,why:p}=D(Ae),d=A(u);d.current=u;let $=`card:${e.card}`,f=r.has($),m=c.includes($),g=p($);return H(()=>l`
    <${$e} game=${a} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points} form=${t==="table"?n:""} place=${s} worded=${o}
      target=${$} lit=${f} chosen=${m} why=${g} onChoose=${f?()=>d.current($):void 0} />`,[a,$,t,n,o,s?.gridRow,s?.gridColumn,e.turned,e.essences?.join(" "),e.points,f,m,g.join(" ")])}function It({target:e,label:t,class:n="",onOpen:s,children:o}){let{lit:a,chosen:r,choose:c,why:u}=D(Ae),p=a.has(e),d=p?[]:u(e);return l`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${o}</button>`}function Rt(e,t){return{gridTemplateColumns:`repeat(${e.columns}, ${e.w.toFixed(1)}px)`,gridAutoRows:`${e.h.toFixed(1)}px`,gap:`${t}px`}}function ad({view:e,plan:t,phase:n}){let{places:s,monuments:o,items:a,scrolls:r}=e.centre;return l`
    <section class="ra-centre" data-part="centre" data-way=${t?.centre} aria-label=${i("part-centre")} style=${t?.centreHeight?{maxHeight:`${t.centreHeight}px`,overflow:"hidden auto"}:{}}>
      <${y0} places=${s} plan=${t} />
      <${w0} monuments=${o} deck=${e.centre.monument_deck} plan=${t} phase=${n} />
      <${v0} title=${i(r.length||!a.length?"resarcana-web-tiles":"resarcana-web-items")} tiles=${[...a,...r]} plan=${t} phase=${n} />
    </section>`}function rd({name:e,title:t,style:n,plain:s,children:o}){return l`<div class=${`ra-room ra-${e}`} data-plain=${s||null}><h3>${t}</h3><div class="ra-cells" style=${n} tabindex=${n?.height?0:void 0}>${o}</div></div>`}function y0({places:e,plan:t}){let n=ht(e.map(s=>({id:s.card,span:1})),t?.places.columns??1,1/0,null);return!e.length&&!t?.places.rows?null:l`
    <${rd} name="places" title=${i("resarcana-web-places")} style=${t&&{...Rt(t.places,t.gap),minHeight:`${t.places.height}px`}}>
      ${e.map(s=>l`<${Oe} key=${s.card} of=${s} form="wide" place=${t?n(s.card):void 0} />`)}
    <//>`}function w0({monuments:e,deck:t,plan:n,phase:s}){let{game:o}=D(Ae),a=n?.monuments,r=ht(e.map(u=>({id:u,span:1})),a?.columns??1,2,s);if(!e.length&&!t)return null;let c=a&&a.w>11*n.f?"wide":"tall";return l`
    <div class="ra-room ra-monuments" data-deck=${a?a.columns>1?"beside":"below":null}>
      <h3>${i("resarcana-web-monuments")}</h3>
      <div class="ra-cells" style=${n&&Rt(n.monuments,n.gap)}>
        ${e.map(u=>l`<${Oe} key=${u} of=${{card:u}} form=${c} place=${n?r(u):void 0} />`)}
      </div>
      ${t>0&&l`<${It} target="monuments" label=${i("resarcana-web-monument-deck",{n:t})} class="ra-deck">
        <${$e} game=${o} id=${null} back size="table" /><b class="ra-deck-size num">${t}</b><//>`}
    </div>`}function v0({title:e,tiles:t,plan:n,phase:s}){let{game:o}=D(Ae),a=n?.tiles,r=t.map(u=>({id:u,span:a?hl(j(o,u),Ot(a.w,n.f),Ot(a.h,n.f)):1})),c=ht(r,a?.columns??1,1/0,s);return t.length?l`
    <${rd} name="tiles" title=${e} plain=${a&&a.h<5.4*n.f} style=${a&&{...Rt(a,n.gap),maxHeight:`${a.height}px`}}>
      ${t.map(u=>l`<${Oe} key=${u} of=${{card:u}} place=${n?c(u):void 0} />`)}
    <//>`:null}C();Z();L();C();Z();xe();L();C();Z();xe();L();var x0=12.2,id={cards:[["tall",ft],["wide",oa],["slim",ll]],slim:[["slim",ll]]},ld=3;function ks(e,t,n,s){let o=j(e,t),[a,r]=[Ot(n.w,s),Ot(n.h,s)];if(n.form==="chips")return{span:Kp(o)>n.w/Math.max(x0,s*.9)?2:1,form:""};for(let c=o.kind==="place"&&n.form==="cards"?2:1;c<=ld;c++){let u=c*a+(c-1)*.4,d=(c===1?id[n.form].slice(0,1):id[n.form].toSorted(([$],[f])=>+(f==="wide"&&o.kind==="place")-+($==="wide"&&o.kind==="place"))).find(([,$])=>$(o,u)<=r+.01);if(d)return{span:c,form:d[0]}}return{span:ld,form:"slim"}}function cd({view:e,seat:t,you:n,names:s,score:o,plan:a,trays:r,phase:c}){let u=e.seats[t],[p,d]=h(""),$=a?.setUp;return l`
    <section class="ra-mine" data-part="mine" data-set-up=${$||null} aria-label=${s[t]} style=${$?{"--cell-w":`${a.own.w}px`,"--cell-h":`${a.own.h}px`}:{}}>
      ${(!a||$)&&r.map(f=>l`<${wl} key=${f.title} tray=${f} chips=${f.aside&&a?.own.form==="chips"} />`)}
      ${(!$||u.play.length>0)&&l`<${k0} play=${u.play} plan=${$?null:a} phase=${c}>
        <h3 class="ra-caption">
          <${It} target=${`seat:${t}`} label=${s[t]} class="ra-own-name">${n===t?i("resarcana-web-in-play"):s[t]}<//>
          ${n!==t&&l`<span data-anchor=${`pool:${t}`}><${it} essences=${u.pool} /></span>`}
          <span class="ra-piles"><${_0} of=${u} seat=${t} setHeap=${d} /></span>
        </h3>
      <//>`}
      <${M0} hand=${u.hand} plan=${$?null:a} phase=${c} />
      ${p&&l`<${ud} what=${p} of=${u} score=${o[t]} onClose=${()=>d("")} />`}
    </section>`}function k0({play:e,plan:t,phase:n,children:s}){let{game:o}=D(Ae),a=on(o,e),r=new Map(a.map(p=>[p.card,t?ks(o,p.card,t.own,t.f):{span:1,form:j(o,p.card).kind==="place"?"wide":"tall"}])),c=t?.own,u=ht(a.map(p=>({id:p.card,span:r.get(p.card)?.span??1})),c?.columns??1,c?c.columns*c.rows:1/0,n);return l`
    <div class="ra-room ra-tableau" data-scrolls=${t?.centreHeight?!0:null}>
      ${s}
      <div class="ra-cells" style=${c&&{...Rt(c,t.gap),height:`${c.height}px`}}>
        ${a.map(p=>l`<${Oe} key=${p.card} of=${p} size=${c?.form==="chips"?"chip":"table"} form=${r.get(p.card)?.form} place=${t?u(p.card):void 0} />`)}
        ${!a.length&&l`<p class="empty">${i("resarcana-web-nothing-in-play")}</p>`}
      </div>
    </div>`}function yl(e,t,n,s){return ft(j(e,t),Ot(n.w,s))<=Ot(n.h,s)+.01?{span:1,form:"tall"}:{span:Math.min(2,n.columns),form:n.columns>1?"wide":"tall"}}function M0({hand:e,plan:t,phase:n}){let{game:s}=D(Ae),o=t&&{...t.hand,form:"cards"},a=new Map(e.cards.map(c=>[c,o?yl(s,c,o,t.f):{span:1,form:"tall"}])),r=ht(e.cards.map(c=>({id:c,span:a.get(c)?.span??1})),o?.columns??1,o?o.columns*o.rows:1/0,n);return!t&&!e.cards.length&&!e.size?null:l`
    <div class="ra-room ra-hand" data-empty=${!e.cards.length||null} role="group" aria-label=${i("resarcana-web-hand",{n:e.size})}>
      <h3 class="ra-caption">${i("resarcana-web-your-hand",{n:e.size})}</h3>
      <div class="ra-cells" style=${o&&{...Rt(o,t.gap),height:`${o.height}px`}}>
        ${e.cards.map(c=>l`<${Oe} key=${c} of=${{card:c}} form=${a.get(c)?.form} place=${t?r(c):void 0} />`)}
      </div>
    </div>`}function _0({of:e,seat:t,setHeap:n}){return l`
    <${It} target=${`deck:${t}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-pile" onOpen=${()=>n("deck")}>
      <${y} name="deck" size=${15} /><b class="num">${e.deck.size}</b><span>${i("resarcana-web-deck",{n:e.deck.size})}</span>
    <//>
    <button type="button" class="spot ra-pile" onClick=${()=>n("discards")} aria-label=${i("resarcana-web-discards",{n:e.discards.length})} title=${i("resarcana-web-discards",{n:e.discards.length})}><${y} name="discard" size=${15} /><b class="num">${e.discards.length}</b><span>${i("resarcana-web-discards",{n:e.discards.length})}</span></button>
    <button type="button" class="spot ra-pile" onClick=${()=>n("points")} title=${i("resarcana-web-points-from")} aria-label=${i("resarcana-web-points-from")}><${ce} n=${e.points} /></button>`}function wl({tray:e,chips:t}){let{game:n}=D(Ae);return l`
    <div class="ra-room ra-tray" data-aside=${e.aside||null}>
      <h3>${i(e.title,{n:e.cards.length})}</h3>
      <div class="ra-cells">${e.cards.map(s=>l`<${Oe} key=${s} of=${{card:s}} size=${t?"chip":"table"} form=${j(n,s).kind==="place"?"wide":"tall"} />`)}</div>
    </div>`}function pd({seats:e,view:t,table:n,names:s,setDetail:o,plan:a,phase:r}){return l`
    <section class="ra-rivals" data-part="rivals" data-form=${a?.rivals.form} data-lines=${a&&a.rivals.lines>1?"two":null} aria-label=${i("part-rivals")} style=${a&&{height:`${a.rivals.height}px`,gap:`${a.gap}px`}}>
      ${e.map(c=>l`<${S0} key=${c} of=${t.seats[c]} view=${t} name=${s[c]} bot=${n.seats[c]?.kind==="bot"}
        plan=${a} phase=${r} onOpen=${()=>o(c)} />`)}
    </section>`}function C0(e,t){let n=on(e,t),s=o=>j(e,o.card).kind==="place";return[...n.filter(s),...n.filter(o=>!s(o))]}function S0({of:e,view:t,name:n,bot:s,plan:o,phase:a,onOpen:r}){let{game:c}=D(Ae),u=t.passed.includes(e.seat),p=o?.rivals,d=p?.form!=="cards",$=o?.fits===!1?C0(c,e.play):on(c,e.play),f=new Map($.map(b=>[b.card,p?ks(c,b.card,p,o.f):{span:1,form:""}])),m=ht($.map(b=>({id:b.card,span:f.get(b.card)?.span??1})),p?.columns??1,p&&o.fits?p.columns*p.rows:1/0,o?.fits===!1?$.length:a),g=o&&!d?o.gap:4;return l`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${u||null}>
      <header>
        <${It} target=${`seat:${e.seat}`} label=${i("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${r}>
          ${s&&l`<${y} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&l`<${y} name="first" size=${15} label=${i("seat-first")} />`}
          ${u&&l`<${y} name="pass" size=${15} label=${i("seat-passed")} />`}
        <//>
        <span class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
          <${it} essences=${e.pool} />${!e.pool.some(Boolean)&&l`<span class="empty">${i("resarcana-web-no-essences")}</span>`}
        </span>
        <${vl} of=${e} />
        <${ce} n=${e.points} />
      </header>
      <div class="ra-cells" style=${p&&Rt(p,g)}>
        ${$.map(b=>l`<${Oe} key=${b.card} of=${b} size=${d?"chip":"table"} form=${f.get(b.card)?.form} place=${o?m(b.card):void 0} />`)}
      </div>
    </article>`}function vl({of:e}){return l`
    <span class="ra-counts">
      <span title=${i("resarcana-web-hand",{n:e.hand.size})}><${y} name="card" size=${14} label=${i("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${It} target=${`deck:${e.seat}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${y} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${i("resarcana-web-discards",{n:e.discards.length})}><${y} name="discard" size=${14} label=${i("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}Se();function dd({view:e,seat:t,name:n,score:s,onClose:o}){let a=e.seats[t];return l`
    <${xl} title=${n} onClose=${o} aside=${l`<${ce} n=${a.points} /><${it} essences=${a.pool} /><${vl} of=${a} />`}>
      <div class="ra-cards">${on("resarcana",a.play).map(r=>l`<${Oe} key=${r.card} of=${r} size="table" />`)}</div>
      <${la} title=${i("resarcana-web-known-hand")} cards=${a.hand.cards} why=${i("resarcana-web-known-why")} />
      <${la} title=${i("resarcana-web-discards",{n:a.discards.length})} cards=${a.discards} />
      <${la} title=${i("resarcana-web-known-deck")} cards=${a.deck.cards} why=${i("resarcana-web-known-why")} />
      <${md} score=${s} />
    <//>`}function ud({what:e,of:t,score:n,onClose:s}){if(e==="points")return l`<${xl} title=${i("resarcana-web-points-from")} onClose=${s}><${md} score=${n} /><//>`;let o=e==="deck"?t.deck.cards:t.discards;return l`
    <${xl} title=${i(`resarcana-web-${e}`,{n:o.length})} onClose=${s}>
      ${e==="deck"&&l`<p class="quiet-text">${i("resarcana-web-deck-no-order")}</p>`}
      ${o.length?l`<${la} title="" cards=${o} />`:l`<p class="empty">${i("resarcana-web-none")}</p>`}
    <//>`}function la({title:e,cards:t,why:n}){return t.length?l`
    ${e&&l`<h3>${e}</h3>`}
    ${n&&l`<p class="quiet-text">${n}</p>`}
    <div class="ra-cards">${t.map(s=>l`<${Oe} key=${s} of=${{card:s}} size="table" />`)}</div>`:null}function md({score:e}){return e.length?l`
    <h3>${i("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],o)=>l`<tr key=${`${t} ${o}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:l`<p class="empty">${i("ending-no-points")}</p>`}function xl({title:e,aside:t,onClose:n,children:s}){return w(()=>{let o=a=>{a.key==="Escape"&&(a.preventDefault(),n())};return document.addEventListener("keydown",o,{capture:!0}),()=>document.removeEventListener("keydown",o,{capture:!0})},[n]),l`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Ce} onClick=${n} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}function L0(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return new Set([...[...n,...e.seats.flatMap(r=>r.play)].map(r=>r.card),...s,...o,...a,...e.seats[t].hand.cards])}function $d(e,t,n){let s=e.seats[t],{draft:o,looked:a,arranged:r}=e.centre,c=e.round===0&&!s.play.some($=>$.card),u=[{title:"resarcana-web-mages",cards:s.mages.cards},{title:"resarcana-web-packet",cards:s.packet.cards},{title:"resarcana-web-draft",cards:o},{title:"resarcana-web-looked",cards:a},{title:"resarcana-web-arranged",cards:r},{title:s.packet.cards.length||o.length?"resarcana-web-kept":"resarcana-web-your-deck",cards:c?s.deck.cards:[],aside:!0}],p=new Set([...L0(e,t),...u.flatMap(({cards:$})=>$)]),d=[...n].filter($=>$.startsWith("card:")).map($=>$.slice(5)).filter($=>!p.has($));for(let[$,f]of E0(e,t)){let m=d.filter(g=>f.includes(g));m.forEach(g=>d.splice(d.indexOf(g),1)),u.push({title:$,cards:m,lit:!0})}return u.push({title:"resarcana-web-packet",cards:d,lit:!0}),u.filter(({cards:$})=>$.length>0)}function E0(e,t){let n=e.seats[t],s=e.seats.filter(o=>o!==n);return[["resarcana-web-own-discards",n.discards],["resarcana-web-your-deck",n.deck.cards],["resarcana-web-other-discards",s.flatMap(o=>o.discards)],["resarcana-web-known-hand",s.flatMap(o=>o.hand.cards)]]}function fd(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function T0(e,t){let n=fd(e),s=fd(t),o=[];for(let a of new Set([...n.keys(),...s.keys()])){let r=n.get(a)?.essences,c=s.get(a)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&o.push({place:a,seat:(s.get(a)??n.get(a))?.seat??-1,by:u})}return o}function hd(e,t){let n=e.filter(o=>o.facts.card&&(o.seat===t||o.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function gd(e,t,n){let s=[],o=T0(e,t);return e.essences.forEach((a,r)=>{let c=o.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:-$[r]})),u=o.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:$[r]}));for(let p of u){for(let $ of c.filter(f=>f.seat===p.seat)){let f=Math.min(p.n,$.n);f&&s.push({kind:a,n:f,from:$.place,to:p.place}),p.n-=f,$.n-=f}let d=hd(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:d,to:p.place})}for(let p of c){let d=hd(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:p.place,to:d})}}),s}C();Z();L();function bd({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(a=>a.pool[5]>0),o=e.essences.filter(a=>a!=="pearl"||s);return l`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${i("resarcana-web-pool")}>
      ${o.map((a,r)=>l`
        <span key=${a} class=${`ra-pool-kind of-${a}`} data-none=${n[r]===0||null} title=${i(`resarcana-essence-${a}`,{n:n[r]})}>
          <${y} name=${a} size=${22} label=${i(`resarcana-essence-${a}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var P0=(e,t)=>e>=0?e:t??0,yd=(e,t)=>t.find(n=>e<=n)??e+2,wd=[4,6,9],kl=(e,t,n)=>t.seats.flatMap(s=>s.play.map(o=>o.card)).filter(s=>j(e,s).kind===n);function A0(e,t,n,s){let{places:o,monuments:a,monument_deck:r,items:c,scrolls:u}=t.centre,p=t.seats.filter(_=>_.seat!==n),d=t.round===0&&t.seats.every(_=>!_.play.length),$=t.seats[n],f=o.map(_=>_.card),m=_=>_.filter(k=>ft(j(e,k),At.cards[0])>At.cards[1]),g=$.hand.cards.length+m($.hand.cards).length,b=s.map(_=>({n:_.cards.length,aside:!!_.aside})),v=_=>_.toSorted().map(k=>j(e,k));return{letters:parseFloat(getComputedStyle(document.documentElement).fontSize)/16,rivals:p.length,inPlay:d?0:Math.max(...p.map(_=>_.play.length)),places:v([...f,...kl(e,t,"place")]),unclaimed:v(f),monuments:a.length+r>0,tiles:v([...c,...u,...kl(e,t,"item"),...kl(e,t,"scroll")]),tileCells:[...c,...u].length,cells:$.play.length+$.play.filter(_=>j(e,_.card).kind==="place").length,hand:yd(g,wd),hands:yd(g,wd.map(_=>_+Math.min(2,m([...$.hand.cards,...$.deck.cards]).length))),groups:d?[...b.filter(({aside:_})=>!_),{n:$.play.length,aside:!1},{n:$.hand.cards.length,aside:!1},...b.filter(({aside:_})=>_)].filter(({n:_})=>_):[]}}function O0(e,t,n,s,o){let a=A({round:"",cells:0,hand:0,hands:0,inPlay:0,tileCells:0,unclaimed:[]}),r=A0(e,t,n,t.round?[]:s),c=`${t.round} ${n}`,u=a.current.round===c?a.current:null,p=a.current={round:c,cells:Math.max(u?.cells??0,r.cells),hand:Math.max(u?.hand??0,r.hand),hands:Math.max(u?.hands??0,r.hands),inPlay:Math.max(u?.inPlay??0,r.inPlay),tileCells:Math.max(u?.tileCells??0,r.tileCells),unclaimed:u?u.unclaimed:r.unclaimed},d={...r,...p},$=JSON.stringify({...d,places:d.places.map(({id:f})=>f),tiles:d.tiles.map(({id:f})=>f),unclaimed:d.unclaimed.map(({id:f})=>f)});return H(()=>{if(!o.width)return null;let f=vd(e,t,n,d,o);return f.own.form==="cards"||d.unclaimed.length===d.places.length?f:vd(e,t,n,{...d,places:d.unclaimed},o)},[$,o])}var I0=6;function vd(e,t,n,s,o){let a=t.seats.filter(u=>u.seat!==n),r=s,c=gl(r,o);for(let u=0;u<I0&&!c.setUp&&!c.centreHeight;u++){let{rivals:p,hand:d,f:$}=c,f=(v,_)=>bl(v.play.map(k=>ks(e,k.card,_,$).span),_.columns)-_.rows,m=f(t.seats[n],c.own),g=bl(t.seats[n].hand.cards.map(v=>yl(e,v,d,$).span),d.columns)-d.rows,b=c.fits?Math.max(...a.map(v=>f(v,p))):0;if(m<=0&&g<=0&&b<=0)break;r={...r,hand:r.hand+(g>0?1:0),hands:Math.max(r.hands,r.hand+(g>0?1:0)),cells:m>0?(c.own.rows+m)*c.own.columns:r.cells,inPlay:b>0?(p.rows+b)*p.columns:r.inPlay},c=gl(r,o)}return c}function R0({game:e,view:t,table:n,score:s,names:o,you:a,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:$}){let f=H(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),m=A(null),g=Cr(m),b=Te(Ee),v=P0(a,d),_=t.seats.map((W,M)=>(v+M)%t.seats.length).slice(1),k=$d(t,v,r),P=O0(e,t,v,k,g),S=b?null:P,V=t.round,U=d!==null&&a>=0?d:null,O=S&&!S.setUp?k:[];return l`
    <${Ae.Provider} value=${f}>
      <div class="ra-frame" ref=${m}><div class="ra" data-planned=${S?`${g.width} ${g.height}`:null} data-scrolls=${S&&!S.fits?!0:null} style=${S?{"--f":`${S.f.toFixed(2)}px`,"--gap":`${S.gap}px`}:{}}>
        ${(S||b)&&l`
          <${pd} seats=${_} view=${t} table=${n} names=${o} setDetail=${$} plan=${S} phase=${V} />
          <${ad} view=${t} plan=${S} phase=${V} />
          <${cd} view=${t} seat=${v} you=${a} names=${o} score=${s} plan=${S} trays=${k} phase=${V} />`}
        ${S&&O.length>0&&l`
          <div class="ra-over" data-where=${N0(t,r)} style=${{"--cell-w":`${Math.max(S.hand.w,9.5*S.f)}px`,"--cell-h":`${Math.max(S.hand.h,11.5*S.f)}px`}}>
            ${O.map(W=>l`<${wl} key=${W.title} tray=${W} />`)}
          </div>`}
        ${U!==null&&l`<${dd} view=${t} seat=${U} name=${o[U]} score=${s[U]} onClose=${()=>$(null)} />`}
      </div></div>
    <//>`}function N0(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return[...n.map(c=>c.card),...s,...o,...a].some(c=>t.has(`card:${c}`))||t.has("monuments")?"mine":"centre"}gt();xe();le();C();_e();yo();_n();Je();ae();L();var _l=!1,Z0=new Set(["table"]);function D0(){let[e,t]=h(location.pathname),[,n]=h(0),[s,o]=h(0);w(()=>Ji(()=>t(location.pathname)),[]),w(()=>un(r=>{r==="language"?(da(),kd().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),w(()=>Ds(r=>{r&&o(c=>c+1)}),[]);let a=ys(e);return l`
    <${el} page=${a.name}>
      <${ws} address=${`${s} ${e}`}><${q0} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function q0({address:e}){let[t,n]=h(null),[s,o]=h(!1);return de(()=>{let a=!0,{name:r,params:c,load:u}=ys(e),p=Z0.has(r)?ur().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{a&&(n({Page:d,params:c}),document.title=at(`title-${r}`)?`${i(`title-${r}`)} · Arcanarium`:"Arcanarium")},d=>{console.error(d),a&&o(!0)}),()=>{a=!1}},[e]),w(()=>{t&&(_l&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),_l&&scrollTo(0,0),_l=!0)},[t]),s?l`<${ta} />`:t?l`<${t.Page} params=${t.params} />`:l`<div class="waiting" aria-busy="true"></div>`}async function kd(){let e=await ct().catch(()=>null),t=e?.languages??["en"],s=[F("language"),e?.id?e.language:"",...navigator.languages].flatMap(o=>[o,o.split("-")[0]]);await qa(s.find(o=>t.includes(o))??"en"),Wa()}var H0=1e3,z0=15e3,B0=4e3;async function Md(e,t=H0){try{await Promise.all([kd(),pn().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{Md(e,Math.min(z0,t*2))},t);return}Re(l`<${D0} />`,e),F0(e)}function F0(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||a()},s=new MutationObserver(n),o=setTimeout(()=>a(),B0),a=()=>{t?.remove(),s.disconnect(),clearTimeout(o),gr()};s.observe(e,{childList:!0,subtree:!0}),n()}Xi();ys(location.pathname).load().catch(()=>{});var xd=document.getElementById("app");xd&&Md(xd);Vs("/js/cadwallon/board.js",sl);Vs("/js/resarcana/board.js",Ml);export{ie as x0,te as x1,pn as x10,me as x11,En as x12,Wt as x13,dn as x14,Ba as x15,ve as x16,zt as x17,st as x18,vn as x19,l as x1a,Re as x1b,Y as x1c,D as x1d,w as x1e,Mn as x1f,de as x1g,H as x1h,A as x1i,h as x1j,ja as x1k,Ge as x1l,y as x1m,Js as x1n,ce as x1o,qe as x1p,it as x1q,On as x1r,Ve as x1s,Ct as x1t,ur as x1u,fo as x1v,ut as x1w,ct as x1x,pr as x1y,fe as x1z,z as x2,cr as x20,bo as x21,fr as x22,br as x23,gr as x24,yr as x25,pt as x26,Fn as x27,Wn as x28,qn as x29,Gn as x2a,Vn as x2b,Ns as x2c,Zs as x2d,Ta as x2e,Ds as x2f,he as x2g,ys as x2h,Ji as x2i,Et as x2j,Ho as x2k,os as x2l,as as x2m,li as x2n,rt as x2o,De as x2p,F as x2q,G as x2r,un as x2s,Ys as x2t,vt as x2u,ws as x2v,ta as x2w,el as x2x,Ka as x2y,Me as x2z,q as x3,Ye as x30,E as x31,$n as x32,Ga as x33,R as x34,xt as x35,I as x36,lt as x37,Xs as x38,In as x39,eo as x3a,Nn as x3b,Qa as x3c,qc as x3d,wu as x3e,Br as x3f,Hr as x3g,qr as x3h,es as x3i,Xn as x3j,zr as x3k,Fr as x3l,Dr as x3m,Ro as x3n,Oo as x3o,Io as x3p,Ko as x3q,zu as x3r,Nr as x3s,Er as x3t,Lr as x3u,Wr as x3v,Xr as x3w,Lu as x3x,ku as x3y,Kr as x3z,jt as x4,Yr as x40,oi as x41,pi as x42,di as x43,Sr as x44,So as x45,Au as x46,ui as x47,Iu as x48,Tt as x49,ci as x4a,fi as x4b,Fo as x4c,$i as x4d,hi as x4e,gn as x4f,ls as x4g,hn as x4h,jr as x4i,wi as x4j,bi as x4k,gi as x4l,Nu as x4m,is as x4n,yi as x4o,Bu as x4p,qi as x4q,bn as x4r,cs as x4s,us as x4t,p$ as x4u,dr as x4v,$r as x4w,mr as x4x,Gr as x4y,ki as x4z,Vs as x5,Mi as x50,xi as x51,ni as x52,Eu as x53,Do as x54,ti as x55,Or as x56,Ee as x57,Mr as x58,_r as x59,Ce as x5a,Te as x5b,Cr as x5c,ps as x5d,Ci as x5e,Qn as x5f,Eo as x5g,ds as x5h,To as x5i,bu as x5j,Pr as x5k,Li as x5l,Ni as x5m,Ri as x5n,Ai as x5o,Oi as x5p,se as x5q,Xe as x5r,re as x5s,at as x5t,je as x5u,Ha as x5v,qa as x5w,i as x5x,Xi as x5y,ea as x5z,da as x6,ze as x60,e$ as x61,Xm as x62,tr as x63,or as x64,ro as x65,ln as x66,Ze as x67,Q as x68,we as x69,cn as x6a,Ne as x6b,Ca as x6c,Y as x6d,D as x6e,Gd as x6f,w as x6g,Vd as x6h,Mn as x6i,jd as x6j,de as x6k,H as x6l,tc as x6m,A as x6n,h as x6o,Ht as x6p,zt as x6q,Rd as x6r,st as x6s,vn as x6t,Ud as x6u,Nd as x6v,vn as x6w,Fd as x6x,Il as x6y,K as x6z,Zt as x7,Re as x70,Bl as x71,yn as x8,er as x9,Zn as xa,Xa as xb,so as xc,kt as xd,$e as xe,or as xf,lo as xg,$o as xh,ar as xi,rr as xj,uo as xk,ir as xl,po as xm,Vt as xn,co as xo,mo as xp,Bn as xq,j as xr,Wa as xs,Pn as xt,js as xu,Le as xv,ke as xw,Tn as xx,ne as xy,Ut as xz};
