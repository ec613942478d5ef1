/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var Dp=Object.defineProperty;var x=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var be=(e,t)=>{for(var n in t)Dp(e,n,{get:t[n],enumerable:!0})};function Hp(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function hn(e){let t=hs[e];return delete hs[e],t}function Pt(e){let t=hs.versions?.[e];return t?`${e}?v=${t}`:e}function Bo(){delete hs.versions}var hs,ht=x(()=>{"use strict";hs=Hp()});function At(e){e&&e.parentNode&&e.remove()}function bn(e,t,n){var s,o,a,r={},c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?_s.call(arguments,2):n),Ot(e,r,s,o,null)}function zp(e,t,n){var s,o,a,r=bt({},e.props),c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e.type!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?_s.call(arguments,2):n),Ot(e.type,r,s!==void 0?s:e.key,o!==void 0?o:e.ref,null)}function Ot(e,t,n,s,o){var a={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:gn,__v:o||++Yi,__i:-1,__u:0};return!o&&U.vnode&&U.vnode(a),a}function Bp(){return{current:null}}function Rt(e){return e.children}function It(e,t){this.props=e,this.context=t,this.__g=0}function yt(e,t){if(t==null)return e.__&&yt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:yt(e)}function Fp(e){var t,n=e.__v,s=n.__e,o=[],a=[],r=e.__P;r&&((t=bt({constructor:gn},n)).__v=n.__v+1,U.vnode&&U.vnode(t),Vo(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,o,s||yt(n),32&n.__u,a),t.__v=n.__v,t.__.__k[t.__i]=t,il(o,t,a),n.__=n.__e=null,t.__e!=s&&tl(t))}function tl(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),tl(e)}function Uo(e){(8&e.__g||(e.__g|=8,gt.push(e),ws++))&&Fo==U.debounceRendering||((Fo=U.debounceRendering)||queueMicrotask)(nl)}function nl(){try{for(var e,t=1;gt.length;)gt.length>t&&gt.sort(Qi),e=gt.shift(),t=gt.length,8&e.__g&&Fp(e)}finally{(ws=gt.length)&&(Fo||queueMicrotask)(nl)}}function sl(e,t,n,s,o,a,r,c,u,p,d){var f,$,m,h,b,w,k=s.__k||xs,S=t.length;for(u=Wp(n,t,k,u,S),f=0;f<S;f++)(m=n.__k[f])!=null&&($=~m.__i&&k[m.__i]||vs,m.__i=f,w=Vo(e,m,$,o,a,r,c,u,p,d),h=m.__e,($.ref!=m.ref||8&$.__u)&&($.ref&&Go($.ref,null,m,$),m.ref&&d.push(m.ref,m.__c||h,m)),b=b||h,4&m.__u?(u=ol(m,u,e,!$.__v),$.__e&&($.__e=null)):typeof m.type=="function"&&w!==void 0?u=w:h&&(u=h.nextSibling),m.__u&=-21);return n.__e=b,u}function Wp(e,t,n,s,o){var a,r,c,u,p,d,f,$,m,h=n.length,b=h,w=0,k=0,S=e.__k=Array(o);for(a=0;a<o;a++)(r=t[a])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=S[a]=Ot(null,r):ks(r)?r=S[a]=Ot(Rt,{children:r}):r.constructor===gn&&r.__b?r=S[a]=Ot(r.type,r.props,r.key,r.ref,r.__v):S[a]=r,u=a+w,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=Up(r,n,u,b))&&(b--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?w--:p==u+1?w++:p!=u&&(p>u?w--:w++,k=1)):(~p||(o>h?w--:o<h&&w++),typeof r.type!="function"&&(r.__u|=4))):S[a]=null;if(k){for(d=[],f=[],a=0;a<o;a++)if((r=S[a])&&16&r.__u){for(w=0,$=d.length;w<$;)d[m=w+$>>1]<r.__i?w=m+1:$=m;d[w]=r.__i,f[a]=w+1}for(w=d.length;a--;)f[a]&&(f[a]==w?w--:S[a].__u|=4)}if(b)for(a=0;a<h;a++)!(c=n[a])||2&c.__u||(c.__e==s&&(s=yt(c)),Ko(c,c));return s}function ol(e,t,n,s){var o,a,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=ol(o[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=yt(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function al(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(ks(e)?e.some(function(n){al(n,t)}):t.push(e)),t}function Up(e,t,n,s){var o,a=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&a==null||u&&a==c.key&&r==c.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o;for(o=n+1;o<t.length;o++)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o}return-1}function Ki(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function gs(e,t,n,s,o){var a,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Ki(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Ki(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=Wo[t]||(Wo[t]=jp(t)),(e.__a||(e.__a={}))[t]=jo,a=t!=(t=t.replace(Xi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,a):e.removeEventListener(t,r,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function jp(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[bs]==null)t[bs]=jo++;else if(t[bs]<this.__a[e])return;return n(U.event?U.event(t):t)}}}function Vo(e,t,n,s,o,a,r,c,u,p){var d,f,$,m,h,b,w,k,S,P,C,W,G,R,K,_,T,Z,se=t.type;if(t.constructor!==gn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,f=a=[],d.nodeType==8?c=ys(d,a):a.push(d),c=a[0]||c),(d=U.__b)&&d(t);e:if(typeof se=="function"){$=r.length;try{if(k=t.props,S=(d=se.prototype)&&d.render,P=(d=se.contextType)&&s[d.__c],C=d?P?P.props.value:d.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(S?t.__c=m=new se(k,C):(t.__c=m=new It(k,C),m.constructor=se,m.render=Gp),P&&P.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),S&&(m.__s||(m.__s=m.state),se.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=bt({},m.__s)),bt(m.__s,se.getDerivedStateFromProps(k,m.__s)))),h=m.props,b=m.state,m.__v=t,n.__c){if(k!==h&&S&&!se.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(k,C),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(k,m.__s,C)===!1){t.__v!=n.__v&&(m.props=k,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(re){re&&(re.__=t)}),xs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=yt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(k,m.__s,C),S&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,b,w)})}else S&&!se.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),S&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=C,m.props=k,m.__P=e,m.__g&=-5,W=U.__r,G=S?25:0;do m.__g&=-9,W&&W(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++G<25);S&&(xs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=bt({},s,m.getChildContext())),S&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(h,b)),R=d&&d.type===Rt&&d.key==null?d.props.children:d,k.__P&&(d=c,o=(e=k.__P).namespaceURI,u=a=null,n.props&&n.props.__P!=e&&(n.__k.some(function(re){re&&Ko(re,re)}),n.__k=null),c=n.__k?yt(n,0):null),c=sl(e,ks(R)?R:[R],t,n,s,o,a,r,c,u,p),k.__P&&(t.__e=null,c=d),t.__u&=-161,f&&f.some(At),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(re){if(r.length=$,t.__v=null,u||a)if(re&&re.then){if(t.__u|=128|u,a){for(~(T=a.indexOf(c||void 0))||(T=a.length);(Z=a[T-1])&&Z.nodeType==8;)T--;for(;T<a.length;T++)if(Z=a[T])if(a[T]=null,K){if(Z==_)break}else{if(Z.nodeType!=8)break;Z.data.startsWith("$s")&&(_=ys(K=Z))}}if(!K){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;K=c}(d=ys(K=t.__c.__z||(t.__c.__z=K)))?(t.__e=K,c=d):t.__e=c,c=c&&c.nextSibling}else a&&a.some(At);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),re&&re.then||rl(t),U.__e(re,t,n)}}else c=t.__e=Vp(n.__e,t,n,s,o,a,r,u,p,e);return(d=U.diffed)&&d(t),c}function ys(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function rl(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(rl))}function il(e,t,n){for(var s=0;s<n.length;)Go(n[s++],n[s++],n[s++]);U.__c&&U.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){U.__e(a,o.__v)}})}function Vp(e,t,n,s,o,a,r,c,u,p){var d,f,$,m,h,b,w,k,S=n.props||vs,P=t.props,C=t.type;if(C=="svg"?o="http://www.w3.org/2000/svg":C=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(d=0;d<a.length;d++)if((h=a[d])&&(C?h.localName==C:h.nodeType==3)){e=h,a[d]=null;break}}if(!e){if(k=p.ownerDocument||document,!C)return k.createTextNode(P);e=k.createElementNS(o,C,P.is?P:p),c&&(U.__m&&U.__m(t,a),c=!1),a=null}if(C){if(p=C=="template"&&e.content||e,a=C=="textarea"&&P.defaultValue!=null?null:a&&_s.call(p.childNodes),!c&&a)for(S={},d=0;d<e.attributes.length;d++)S[(h=e.attributes[d]).name]=h.value;for(d in S)h=S[d],d=="dangerouslySetInnerHTML"?$=h:d=="children"||d in P||d=="value"&&"defaultValue"in P||d=="checked"&&"defaultChecked"in P||gs(e,d,null,h,o);for(d in P)h=P[d],d=="children"?m=h:d=="dangerouslySetInnerHTML"?f=h:d=="value"?b=h:d=="checked"?w=h:c&&typeof h!="function"||S[d]===h||gs(e,d,h,S[d],o);f?(c||$&&(f.__html==$.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):($&&(e.textContent=""),(C=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&qp.test(C))&&(o="http://www.w3.org/1999/xhtml"),sl(p,ks(m)?m:[m],t,n,s,o,a,r,a?a[0]:n.__k&&yt(n,0),c,u),a&&a.some(At)),c&&C!="textarea"||(d="value",C=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(C!="progress"||b)||gs(e,d,b,S[d],o),d="checked",w!=null&&w!=e[d]&&gs(e,d,w,S[d],o))}else S===P||c&&e.data==P||(e.data=P);return e}function Go(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){U.__e(o,n)}}function Ko(e,t,n){var s,o,a,r;if(U.unmount&&U.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Go(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){U.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&Ko(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=ys(s,a=[]))&&(s==e.__e&&a.some(At),At(o),At(s)),n||At(e.__e),e.__e=e.__c=e.__=null}function Gp(e,t,n){return this.constructor(e,n)}function Re(e,t){var n,s,o,a;U.__&&U.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=Ot(Rt,{children:[e]}),o=[],a=[],Vo(t,t.__k,s||vs,vs,t.namespaceURI,s?null:t.firstChild?_s.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,a),il(o,t.__k,a),t.__k.props.children=null}function Kp(e,t){e&&typeof e=="object"&&(e.__u|=32),Re(e,t)}function et(e){function t(n){var s,o;return this.getChildContext||(s=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(a){this.props.value!=a.value&&s.forEach(function(r){r.__g|=4,Uo(r)})},this.sub=function(a){s.add(a);var r=a.componentWillUnmount;a.componentWillUnmount=function(){s.delete(a),r&&r.call(a)}}),n.children}return t.__c="__cC"+el++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function Yp(e){return e.children}function Jp(e,t){return Ot(Yp,{__P:t,children:e})}var U,Yi,Ji,gt,Fo,ws,Qi,bs,Xi,jo,Wo,el,gn,vs,xs,qp,ks,_s,bt,yn=x(()=>{"use strict";gn=Symbol.for("pv"),vs={},xs=[],qp=/^m(i|n|o|s|text|space)$/,ks=Array.isArray,_s=xs.slice,bt=Object.assign;U={__e:function(e,t,n,s){for(var o,a,r;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((r=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,s||{}),r=1),r&&8&o.__g)return void(o.__g|=2)}catch(c){e=c}}throw ws=0,e}},Yi=0,Ji=function(e){return e!=null&&e.constructor===gn},It.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=bt({},this.state)),typeof e=="function"&&(e=e(bt({},n),this.props)),e&&(bt(n,e),this.__v&&(t&&this.__k.push(t),Uo(this)))},It.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Uo(this))},It.prototype.render=Rt,gt=[],ws=0,Qi=function(e,t){return e.__v.__b-t.__v.__b},bs=Symbol(),Xi=/(PointerCapture)$|Capture$/i,jo=0,Wo={},el=0});function Nt(e,t){Q.__h&&Q.__h(Y,e,en||t),en=0;var n=Y.__H||(Y.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return en=1,bl(yl,e)}function bl(e,t,n){var s=Nt(tt++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):yl(void 0,t),function(a){var r=(s.__N||s.__)[0],c=s.t(r,a);Jo(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=Y,!Y.__f)){Y.__f=!0;var o=Y.shouldComponentUpdate;Y.shouldComponentUpdate=function(a,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=a;if(u.__.some(function($){$.__N&&(p=!0,Jo($.__[0],$.__N[0])||(d=!0))}),o){var f=o.call(this,a,r,c);return p?f||d:f}return!p||d}}return s.__}function v(e,t){var n=Nt(tt++,3);!Q.__s&&ea(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,Y.__H.__h.push(n))}function me(e,t){var n=Nt(tt++,4);!Q.__s&&ea(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,Y.__h.push(n))}function A(e){return en=5,z(function(){return{current:e}},[])}function Qp(e,t,n){en=6,me(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function z(e,t){var n=Nt(tt++,7);return ea(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function J(e,t){return en=8,z(function(){return e},t)}function D(e){var t=Y.context[e.__c],n=Nt(tt++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(Y)),t.props.value):e.__}function Xp(e,t){Q.useDebugValue&&Q.useDebugValue(t?t(e):e)}function ed(e){var t=Nt(tt++,10),n=g();return t.__=e,Y.componentDidCatch||(Y.componentDidCatch=function(s,o){t.__&&t.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function vn(){var e=Nt(tt++,11);if(!e.__){for(var t=Y.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function td(){var e;do{for(;e=Qo.shift();)try{wn(e)}catch(n){Q.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=gl.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(wn),t.__h.some(Xo),t.__h=[]}catch(n){t.__h=[],Q.__e(n,e.__v)}}}while(Qo.length)}function nd(e){var t,n=function(){clearTimeout(s),fl&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);fl&&(t=requestAnimationFrame(n))}function hl(e){e!=1&&ll==Q.requestAnimationFrame||((ll=Q.requestAnimationFrame)||nd)(td)}function wn(e){var t=Y,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),Y=t}function Xo(e){var t=Y;e.__c=e.__(),Y=t}function ea(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Jo(n,e[s])})}function yl(e,t){return typeof t=="function"?t(e):t}var tt,Y,Yo,ll,Jo,en,gl,Qo,Q,cl,ul,pl,dl,ml,$l,fl,ta=x(()=>{"use strict";yn();Jo=Object.is,en=0,gl=[],Qo=[],Q=U,cl=Q.__b,ul=Q.__r,pl=Q.diffed,dl=Q.__c,ml=Q.unmount,$l=Q.__;Q.__b=function(e){Y=null,cl&&cl(e)},Q.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),$l&&$l(e,t)},Q.__r=function(e){ul&&ul(e),tt=0;var t=(Y=e.__c).__H;t&&(Yo==Y?Y.__h=[]:(t.__h.some(wn),t.__h.some(Xo),tt=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Yo=Y},Q.diffed=function(e){pl&&pl(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&hl(gl.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Yo=Y=null},Q.__c=function(e,t){t.some(function(n){try{n.__h.some(wn),n.__h=n.__h.filter(function(s){return!s.__||Xo(s)})}catch(s){n.__h=[function(){throw s}]}}),dl&&dl(e,t)},Q.unmount=function(e){ml&&ml(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,hl(Qo.push(o))}else wn(o)}catch(a){t=a}}),s.__H=void 0,t&&Q.__e(t,s.__v))};fl=typeof requestAnimationFrame=="function"});function na(e){var t=wl.get(this);return t||(t=new Map,wl.set(this,t)),(t=vl(this,t.get(e)||(t.set(e,t=(function(n){for(var s,o,a=1,r="",c="",u=[0],p=function($){a===1&&($||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,$,r):a===3&&($||r)?(u.push(3,$,r),a=2):a===2&&r==="..."&&$?u.push(4,$,0):a===2&&r&&!$?u.push(5,0,!0,r):a>=5&&((r||!$&&a===5)&&(u.push(a,0,r,o),a=6),$&&(u.push(a,$,0,o),a=6)),r=""},d=0;d<n.length;d++){d&&(a===1&&p(),p(d));for(var f=0;f<n[d].length;f++)s=n[d][f],a===1?s==="<"?(p(),u=[u],a=3):r+=s:a===4?r==="--"&&s===">"?(a=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),a=1):a&&(s==="="?(a=5,o=r,r=""):s==="/"&&(a<5||n[d][f+1]===">")?(p(),a===3&&(u=u[0]),a=u,(u=u[0]).push(2,0,a),a=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),a=2):r+=s),a===3&&r==="!--"&&(a=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var vl,wl,sa=x(()=>{"use strict";vl=function(e,t,n,s){var o;t[0]=0;for(var a=1;a<t.length;a++){var r=t[a++],c=t[a]?(t[0]|=r?1:2,n[t[a++]]):t[++a];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++a]]=c:r===6?s[1][t[++a]]+=c+"":r?(o=e.apply(c,vl(e,c,n,["",null])),s.push(o),c[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):s.push(c)}return s},wl=new Map});var l,M=x(()=>{"use strict";yn();ta();sa();l=na.bind(bn)});function Cs(){Zt||(Zt=!0,Ms=xl,kl(!1),_l())}function Ss(e){e.headers?.get(od)?Cs():Zt&&(Zt=!1,clearTimeout(aa),kl(!0))}function Ls(e){return oa.add(e),()=>{oa.delete(e)}}function ra(){let[,e]=g(0);return v(()=>Ls(()=>e(t=>t+1)),[]),Zt}function kl(e){for(let t of[...oa])t(e)}function _l(){aa=setTimeout(()=>{Ml()},Ms),Ms=Math.min(sd,Ms*2)}async function Ml(){if(clearTimeout(aa),!Zt)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&Ss(e),Zt&&_l()}var xl,sd,od,Zt,Ms,aa,oa,xn=x(()=>{"use strict";M();xl=2e3,sd=2e4,od="x-stored",Zt=!1,Ms=xl,aa=0,oa=new Set;globalThis.addEventListener?.("online",()=>{Ml()})});var Ne,j,ye,Ze,kn=x(()=>{"use strict";Ne=class{constructor(t){this.value=t}valueOf(){return this.value}},j=class extends Ne{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},ye=class extends Ne{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Ze=class e extends Ne{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Ne)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ne&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function id(e,t,n){if(n===t||n instanceof ye&&t instanceof ye&&n.value===t.value)return!0;if(t instanceof ye&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function Sl(e,t,n){return t[n]?tn(e,t[n].value):(e.reportError(new RangeError("No default")),new j)}function ia(e,t){let n=[],s=Object.create(null);for(let o of t)o.type==="narg"?s[o.name]=_n(e,o.value):n.push(_n(e,o));return{positional:n,named:s}}function _n(e,t){switch(t.type){case"str":return t.value;case"num":return new ye(t.value,{minimumFractionDigits:t.precision});case"var":return ld(e,t);case"mesg":return cd(e,t);case"term":return ud(e,t);case"func":return pd(e,t);case"select":return dd(e,t);default:return new j}}function ld(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new j(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new j(`$${t}`);if(n instanceof Ne)return n;switch(typeof n){case"string":return n;case"number":return new ye(n);case"object":if(Ze.supportsValue(n))return new Ze(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new j(`$${t}`)}}function cd(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new j(t);if(n){let o=s.attributes[n];return o?tn(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new j(`${t}.${n}`))}return s.value?tn(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new j(t))}function ud(e,{name:t,attr:n,args:s}){let o=`-${t}`,a=e.bundle._terms.get(o);if(!a)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new j(o);if(n){let c=a.attributes[n];if(c){e.params=ia(e,s).named;let u=tn(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new j(`${o}.${n}`)}e.params=ia(e,s).named;let r=tn(e,a.value);return e.params=null,r}function pd(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new j(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new j(`${t}()`);try{let o=ia(e,n);return s(o.positional,o.named)}catch(o){return e.reportError(o),new j(`${t}()`)}}function dd(e,{selector:t,variants:n,star:s}){let o=_n(e,t);if(o instanceof j)return Sl(e,n,s);for(let a of n){let r=_n(e,a.key);if(id(e,o,r))return tn(e,a.value)}return Sl(e,n,s)}function la(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new j;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>Cl)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Cl}`);s&&n.push(ad),n.push(_n(e,o).toString(e)),s&&n.push(rd)}return e.dirty.delete(t),n.join("")}function tn(e,t){return typeof t=="string"?e.bundle._transform(t):la(e,t)}var Cl,ad,rd,Ll=x(()=>{"use strict";kn();Cl=100,ad="⁨",rd="⁩"});var Es,El=x(()=>{"use strict";Es=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let o=JSON.stringify(n);return s[o]||(s[o]=new t(this.bundle.locales,n)),s[o]}}});function ca(e,t){let n=Object.create(null);for(let[s,o]of Object.entries(e))t.includes(s)&&(n[s]=o.valueOf());return n}function Pl(e,t){let n=e[0];if(n instanceof j)return new j(`NUMBER(${n.valueOf()})`);if(n instanceof ye)return new ye(n.valueOf(),{...n.opts,...ca(t,Tl)});if(n instanceof Ze)return new ye(n.toNumber(),{...ca(t,Tl)});throw new TypeError("Invalid argument to NUMBER")}function Al(e,t){let n=e[0];if(n instanceof j)return new j(`DATETIME(${n.valueOf()})`);if(n instanceof Ze||n instanceof ye)return new Ze(n,ca(t,md));throw new TypeError("Invalid argument to DATETIME")}var Tl,md,Ol=x(()=>{"use strict";kn();Tl=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];md=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function Rl(e){let t=Array.isArray(e)?e.join(" "):e,n=Il.get(t);return n===void 0&&(n=new Map,Il.set(t,n)),n}var Il,Nl=x(()=>{"use strict";Il=new Map});var nn,Zl=x(()=>{"use strict";Ll();El();kn();Ol();Nl();nn=class{constructor(t,{functions:n,useIsolating:s=!0,transform:o=a=>a}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Pl,DATETIME:Al,...n},this._useIsolating=s,this._transform=o,this._intls=Rl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let o=0;o<t.body.length;o++){let a=t.body[o];if(a.id.startsWith("-")){if(n===!1&&this._terms.has(a.id)){s.push(new Error(`Attempt to override an existing term: "${a.id}"`));continue}this._terms.set(a.id,a)}else{if(n===!1&&this._messages.has(a.id)){s.push(new Error(`Attempt to override an existing message: "${a.id}"`));continue}this._messages.set(a.id,a)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let o=new Es(this,s,n);try{return la(o,t).toString(o)}catch(a){if(o.errors&&a instanceof Error)return o.errors.push(a),new j().toString(o);throw a}}}});var ua,Dl,$d,pa,fd,Hl,hd,Ts,gd,ql,zl,bd,Bl,yd,wd,vd,Fl,xd,kd,_d,Md,Cd,Sd,Ld,sn,Ps,Wl=x(()=>{"use strict";ua=/^(-?[a-zA-Z][\w-]*) *= */gm,Dl=/\.([a-zA-Z][\w-]*) *= */y,$d=/\*?\[/y,pa=/(-?[0-9]+(?:\.([0-9]+))?)/y,fd=/([a-zA-Z][\w-]*)/y,Hl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,hd=/^[A-Z][A-Z0-9_-]*$/,Ts=/([^{}\n\r]+)/y,gd=/([^\\"\n\r]*)/y,ql=/\\([\\"])/y,zl=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,bd=/^\n+/,Bl=/ +$/,yd=/ *\r?\n/g,wd=/( *)$/,vd=/{\s*/y,Fl=/\s*}/y,xd=/\[\s*/y,kd=/\s*] */y,_d=/\s*\(\s*/y,Md=/\s*->\s*/y,Cd=/\s*:\s*/y,Sd=/\s*,?\s*/y,Ld=/\s+/y,sn=class{constructor(t){this.body=[],ua.lastIndex=0;let n=0;for(;;){let _=ua.exec(t);if(_===null)break;n=ua.lastIndex;try{this.body.push(u(_[1]))}catch(T){if(T instanceof SyntaxError)continue;throw T}}function s(_){return _.lastIndex=n,_.test(t)}function o(_,T){if(t[n]===_)return n++,!0;if(T)throw new T(`Expected ${_}`);return!1}function a(_,T){if(s(_))return n=_.lastIndex,!0;if(T)throw new T(`Expected ${_.toString()}`);return!1}function r(_){_.lastIndex=n;let T=_.exec(t);if(T===null)throw new SyntaxError(`Expected ${_.toString()}`);return n=_.lastIndex,T}function c(_){return r(_)[1]}function u(_){let T=d(),Z=p();if(T===null&&Object.keys(Z).length===0)throw new SyntaxError("Expected message value or attributes");return{id:_,value:T,attributes:Z}}function p(){let _=Object.create(null);for(;s(Dl);){let T=c(Dl),Z=d();if(Z===null)throw new SyntaxError("Expected attribute value");_[T]=Z}return _}function d(){let _;if(s(Ts)&&(_=c(Ts)),t[n]==="{"||t[n]==="}")return f(_?[_]:[],1/0);let T=G();return T?_?f([_,T],T.length):(T.value=R(T.value,bd),f([T],T.length)):_?R(_,Bl):null}function f(_=[],T){for(;;){if(s(Ts)){_.push(c(Ts));continue}if(t[n]==="{"){_.push($());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let xe=G();if(xe){_.push(xe),T=Math.min(T,xe.length);continue}break}let Z=_.length-1,se=_[Z];typeof se=="string"&&(_[Z]=R(se,Bl));let re=[];for(let xe of _)xe instanceof Ps&&(xe=xe.value.slice(0,xe.value.length-T)),xe&&re.push(xe);return re}function $(){a(vd,SyntaxError);let _=m();if(a(Fl))return _;if(a(Md)){let T=w();return a(Fl,SyntaxError),{type:"select",selector:_,...T}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return $();if(s(Hl)){let[,_,T,Z=null]=r(Hl);if(_==="$")return{type:"var",name:T};if(a(_d)){let se=h();if(_==="-")return{type:"term",name:T,attr:Z,args:se};if(hd.test(T))return{type:"func",name:T,args:se};throw new SyntaxError("Function names must be all upper-case")}return _==="-"?{type:"term",name:T,attr:Z,args:[]}:{type:"mesg",name:T,attr:Z}}return S()}function h(){let _=[];for(;;){switch(t[n]){case")":return n++,_;case void 0:throw new SyntaxError("Unclosed argument list")}_.push(b()),a(Sd)}}function b(){let _=m();return _.type!=="mesg"?_:a(Cd)?{type:"narg",name:_.name,value:S()}:_}function w(){let _=[],T=0,Z;for(;s($d);){o("*")&&(Z=T);let se=k(),re=d();if(re===null)throw new SyntaxError("Expected variant value");_[T++]={key:se,value:re}}if(T===0)return null;if(Z===void 0)throw new SyntaxError("Expected default variant");return{variants:_,star:Z}}function k(){a(xd,SyntaxError);let _;return s(pa)?_=P():_={type:"str",value:c(fd)},a(kd,SyntaxError),_}function S(){if(s(pa))return P();if(t[n]==='"')return C();throw new SyntaxError("Invalid expression")}function P(){let[,_,T=""]=r(pa),Z=T.length;return{type:"num",value:parseFloat(_),precision:Z}}function C(){o('"',SyntaxError);let _="";for(;;){if(_+=c(gd),t[n]==="\\"){_+=W();continue}if(o('"'))return{type:"str",value:_};throw new SyntaxError("Unclosed string literal")}}function W(){if(s(ql))return c(ql);if(s(zl)){let[,_,T]=r(zl),Z=parseInt(_||T,16);return Z<=55295||57344<=Z?String.fromCodePoint(Z):"�"}throw new SyntaxError("Unknown escape sequence")}function G(){let _=n;switch(a(Ld),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return K(t.slice(_,n))}return t[n-1]===" "?K(t.slice(_,n)):!1}function R(_,T){return _.replace(T,"")}function K(_){let T=_.replace(yd,`
`),Z=wd.exec(_)[1].length;return new Ps(T,Z)}}},Ps=class{constructor(t,n){this.value=t,this.length=n}}});var da=x(()=>{"use strict";Zl();Wl();kn()});async function fa(e){let t=[...new Set([e||ma,ma])],n=(await Promise.all(t.map(Td))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return As=n,$a.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function Td(e){let t=await fetch(Pt(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new nn(e,{useIsolating:!1});return n.addResource(new sn(await t.text())),n}function i(e,t){for(let n of As){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&Pd(t),[])}return $a.has(e)||console.warn(`missing text: ${e}`),$a.add(e),`[${e}]`}function Pd(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&Ed.test(n)?`⁨${n}⁩`:n]))}function nt(e){return As.some(t=>t.getMessage(e)?.value)}function Fe(){return As[0]?.locales[0]??ma}function ha(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var ma,Ed,As,$a,L=x(()=>{"use strict";da();ht();ma="en",Ed=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,As=[],$a=new Set});function X(e){return Ul(Pt(e),{})}function H(e,t={}){let n=typeof t=="string";return Ul(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function q(e){if(e instanceof oe)return e.reason;let t=e?.reason;return typeof t=="string"?t:i("problem-unknown")}async function Ul(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(Ad)})}catch{throw Cs(),new oe("offline",i("problem-offline"))}Ss(n);let s=await n.text().catch(()=>""),o=Od(s);if(n.ok&&o!==void 0)return o;throw new oe(o?.code??String(n.status),o?.reason??i(n.status===404?"problem-not-found":"problem-server"))}function Od(e){try{return e?JSON.parse(e):{}}catch{return}}var Ad,oe,B=x(()=>{"use strict";ht();xn();L();Ad=2e4,oe=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function on(){return ga??=X("/api/games").then(e=>Os=e,e=>{throw ga=null,e}),ga}function Ae(e){return Os.find(t=>t.game===e)}function we(){let[e,t]=g(Os.length?Os:null);return v(()=>{on().then(t,()=>{})},[]),e}function ee(e){let t=`${e}-title`;return nt(t)?i(t):e}function ce(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return nt(n)?i(n):t}function Me(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return nt(n)?i(n):""}function Dt({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),o=s?i("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?o:`${o} · ${i("opponent-rating",{rating:n})}`}function Mn(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${i("opponent-style",{style:ce("style",n),what:Me("style",n)})}`:t}function an(e,t){let[n,s]=e.seats,o=e.sets.map(a=>a.id).filter(a=>t.includes(a)).join("+");return e.seats_of[o]??Array.from({length:s-n+1},(a,r)=>n+r)}function ba(e,t,n){return n.slice(0,Math.max(...an(e,t)))}function Cn(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1}}function Ht(e){let t=Ae(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(o=>o!==t).map(o=>ce(`${e.game}-set`,o));return e.variant&&e.variant!=="standard"&&s.push(ce(`${e.game}-variant`,e.variant)),e.clock&&s.push(Is(e.clock)),e.chosen&&s.push(i("deal-chosen")),e.day&&s.push(i("daily-title")),s.join(" · ")}function Is({bank:e,each:t}){return t>=43200?i("clock-days",{n:Math.round(t/8640)/10}):i("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var ga,Os,ie=x(()=>{"use strict";B();M();L();ga=null,Os=[]});function Sn(e){let t=Rs.get(e);return t||(t=X(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:o,...a})=>({...a,name:o}));return ya.set(e,new Map(s.map(o=>[o.id,o]))),{...n,cards:s}},n=>{throw Rs.delete(e),n}),Rs.set(e,t)),t}function F(e,t){return ya.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:Ae(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function wa(){Rs.clear(),ya.clear()}var Rs,ya,ve=x(()=>{"use strict";B();ie();Rs=new Map,ya=new Map});function Ns(e,t){jl.set(e,t)}async function qt(e){let[t]=await Promise.all([on(),Sn(e)]),n=t.find(s=>s.game===e);if(!n)throw new oe("not-found",i("problem-not-found"));return jl.get(n.board)??import(n.board)}var jl,rn=x(()=>{"use strict";B();ve();ie();L();jl=new Map});var wt,Zs=x(()=>{"use strict";wt={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var Ds,va=x(()=>{"use strict";Ds={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function En(e){return e in wt||e in Ds}function y({name:e,size:t,label:n,class:s="",golden:o=!1}){let a=wt[e]??Ds[e];if(!a)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=l`
    ${a.fill&&l`<path d=${a.fill} fill-rule="evenodd"/>`}
    ${a.line&&l`<path class="stroke" d=${a.line}/>`}`;return l`<svg class=${`icon ${o?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${o?l`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Ue(e,t=1){return i(`sign-${e}`,{n:t})}function De({fragments:e,label:t}){if(!e.length)return null;let n=Dd(e),s=t??n.map(o=>o.words).filter(Boolean).join(" ");return l`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${Zd(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function Zd(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(l`<span class="clause">${n.map(o=>o.drawn)}</span>`),n=[]};for(let o of e)o.gap?(s(),t.push(o.drawn)):n.push(o);return s(),t}function Dd(e){let t=[];for(let n=0;n<e.length;n++){let[s,o]=e[n],[a="",r=""]=e[n+1]??[];if(s==="≠"&&o==="sign")do t.push(qd(e[++n]));while(We.includes(e[n][1])&&We.includes(e[n+1]?.[1]));else o==="point"&&/^\d+$/.test(s)&&a==="★"?(t.push({drawn:l`<${ae} n=${Number(s)}/>`,words:i("sign-points",{n:Number(s)})}),n++):s==="★"&&a==="?"&&r==="point"?(t.push(Ln("check","of-point","")),n++):t.push(Vl(s,o))}return t}function Vl(e,t){if(!e.trim())return{drawn:l`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(Rd.has(e))return{drawn:l`<span class="between">${e}</span>`,words:Hd(e)};let n=Nd.exec(e);if(n&&t!=="text"){let s=Hs[n[2]];return Ln(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&qs.includes(s))}if(t!=="text"&&Hs[e])return Ln(Hs[e],`of-${Hs[e]}`,"");if(t==="type"){let s=Id.find(o=>Ue(o)===e);if(s)return Ln(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:l`<i class="unknown">X</i>`,words:"X"}:{drawn:l`<span class=${`of-${t}`}>${e}</span>`,words:e}}function Hd(e){return{"+":"+","/":i("sign-or"),"−":"−","×":"×"}[e]??""}function Ln(e,t,n,s=!1){return{drawn:l`<span class=${`sign ${t}`}>${n&&l`<b class="sign-number">${n}</b>`}<${y} name=${e} golden=${s}/></span>`,words:`${n} ${Ue(e,Number(n)||1)}`.trim()}}function qd([e,t]){let{drawn:n,words:s}=Vl(e,t);return{drawn:l`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${wt.ban.line}/></svg></span>`,words:i("sign-not",{what:s})}}function zd({amount:e,kinds:t=We}){let n=e.flatMap((s,o)=>s?[Ln(t[o],`of-${t[o]}`,String(s))]:[]);return n.length?l`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function st({essences:e,kinds:t=We}){return e.some(Boolean)?l`<span class="tokens">${e.map((n,s)=>n>0&&l`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${y} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Ue(t[s],n)}</span>
    </span>`)}</span>`:null}function ae({n:e}){return l`<span class="points" role="img" aria-label=${i("sign-points",{n:e})}>
    <${y} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var We,qs,Id,Hs,Rd,Nd,N=x(()=>{"use strict";M();L();Zs();va();We=["elan","life","calm","death","gold","pearl"],qs=["military","political","spiritual","financial"],Id=["creature","dragon","demon","mage"],Hs={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},Rd=new Set(["+","/","(",")","−","×"]),Nd=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function E(e,t=0,n=0){return`M${je(t-e)} ${je(n)}a${je(e)} ${je(e)} 0 1 0 ${je(2*e)} 0a${je(e)} ${je(e)} 0 1 0 ${je(-2*e)} 0Z`}function _e(e,t,n,s=0){return Fs(e,s,o=>E(n,...Gl(t,o)))}function O(e,t,n=0,s=1){let o=Kl(e,s),a="";for(let r=0;r<o;r++){for(let c=0;c<e/o;c++)a+=`${c?"L":"M"}${V(t,n+zt*(r+c*s)/e)}`;a+="Z"}return a}function Ve(e,t,n,s=0){let o="";for(let a=0;a<2*e;a++)o+=`${a?"L":"M"}${V(a%2?n:t,s+Math.PI*a/e)}`;return`${o}Z`}function ot(e,t,n,s=0){return Fs(e,s,o=>`M${V(t,o)}L${V(n,o)}`)}function zs(e,t,n,s){let o="";for(let a=0;a<e;a++)o+=`M${V(t,zt*a/e)}L${V(t+(a%s?n:n*2),zt*a/e)}`;return o}function vt(e,t,n,s,o=0){let a=(t+n)/2;return Fs(e,o,r=>`M${V(t,r)}Q${V(a,r-s)} ${V(n,r)}Q${V(a,r+s)} ${V(t,r)}Z`)}function xa(e,t,n){let s=Math.PI/e,o=`M${V(t,-s)}`;for(let a=0;a<e;a++){let r=zt*a/e;o+=`C${V((t+n)/2,r-s*.9)} ${V(t+1,r-s*.15)} ${V(n,r)}`,o+=`C${V(t+1,r+s*.15)} ${V((t+n)/2,r+s*.9)} ${V(t,r+s)}`}return o}function Bs(e,t,n){let s=e*10,o="";for(let a=0;a<=s;a++){let r=zt*a/s;o+=`${a?"L":"M"}${V(t+n*Math.cos(e*r),r)}`}return`${o}Z`}function Tn(e,t,n,s=0){let o=`M${V(t,s)}`;for(let a=1;a<=e;a++){let r=s+zt*a/e;o+=`Q${V(t+n,r-Math.PI/e)} ${V(t,r)}`}return`${o}Z`}function ln(e,t,n,s=0){return Fs(e,s,o=>{let a=n/t;return`M${V(t,o-a)}Q${V(t-n*1.6,o)} ${V(t,o+a)}Q${V(t-n*.6,o)} ${V(t,o-a)}Z`})}function I(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,o)=>`${je(-s)} ${o}`);return e+t}function Fs(e,t,n){let s="";for(let o=0;o<e;o++)s+=n(t+zt*o/e);return s}function Kl(e,t){return t?Kl(t,e%t):e}var zt,je,Gl,V,Pn=x(()=>{"use strict";zt=2*Math.PI,je=e=>String(Math.round(e*10)/10),Gl=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],V=(e,t)=>Gl(e,t).map(je).join(" ")});function An(e){return Bd.find(([t])=>t.test(e))?.[1]??""}var Bd,ka=x(()=>{"use strict";Pn();Bd=[[/hawk|nightingale|phoenix|raven|swan|peacock/,I("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+E(1.8,0,-25)],[/mermaid|dolphin|whale/,I("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+E(1.8,6,-26)+E(1.8,-6,-26)],[/hound|dog|wolf/,I("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,I("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,I("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,I("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,I("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,I("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,I("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,I("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,I("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,I("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,I("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+E(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,I("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+E(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,I("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,E(15,0,-28)+E(7,0,-28)+I("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,E(40)+E(34)+E(6)+ot(8,6,34)+O(4,34)+O(4,12,Math.PI/4)],[/crown|laurels|command/,I("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+E(3,0,-38)+E(3,25,-34)+E(3,-25,-34)],[/egg/,I("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,I("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+O(3,5,0)],[/hand|gauntlet|palm|glove/,I("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,I("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,I("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,I("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,I("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,I("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,I("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,I("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,E(42)+O(4,42,Math.PI/4)+O(3,29.7)+E(14.8)]]});function Fd(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[E(15),O(t,17,n),O(t,18,n,t===5?2:t===8?3:1)][e(3)];return O(t,45,n)+O(t,37,n)+_e(t,45,5,n)+O(t,27,n+Math.PI/t)+ot(t,19,27,n+Math.PI/t)+s+E(6)}function Wd(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,f)=>{let $=(u+p)/2;return[`L${u} ${d}L${$} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${$-2} ${d-5}L${$-2} ${d}L${$+2} ${d}L${$+2} ${d-5}L${p} ${d-5}L${p} ${d}`][f]},[s,o,a]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${o+12}L22 ${o+20}M37 ${a+12}L37 ${a+18}M0 ${s+16}L0 ${s+28}`;return I(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,o,e(3))}L30 36M30 36${n(30,45,a,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function Xl(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return I(t[e(t.length)]+n[e(n.length)])}function _a(e,t,n){let s=e.types??[];if(s.includes("dragon"))return Ud(n,s.includes("creature"));if(s.includes("demon"))return jd(n,s.includes("creature"));if(s.includes("creature"))return{lines:An(e.id)||Yl[n(Yl.length)]()};switch(e.kind){case"mage":return Vd(t,n);case"monument":return{lines:I(Jl[n(Jl.length)])};case"place":return{lines:Fd(n)};case"item":return{lines:I("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+E(4,-8,27)+E(2.5,6,33)+E(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:I("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+O([3,5,6,7][n(4)],17,0,n(2)+1)+E(20)};case"agent":return{lines:Xl(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${Xl(n)}${I("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:I("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+E(3,0,-46)};case"location":return{lines:Wd(n)};case"relic":return Gd(e.id,n);case"objective":return{lines:Ve(4,46,9)+Ve(4,26,8,Math.PI/4)+E(34)+E(18)};case"guild":return{lines:I("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:Ve(8,46,14)+E(14)+E(34)};default:return{lines:An(e.id)||Ql[n(Ql.length)]()}}}function Ud(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",o=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:I(n+s+o),fill:E(1.8,3,-28)+E(1.8,-3,-28)}}function jd(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:I(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+O(5,50,Math.PI,2),fill:E(2,11,.5)+E(2,-11,.5)}}function Vd(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:I(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function Gd(e,t){let n=An(e);if(n)return{lines:n};let s=[O(8,34,Math.PI/8)+O(8,20,Math.PI/8)+ot(8,20,34,Math.PI/8),O(6,36)+O(3,36,0)+O(3,18,Math.PI),I("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),Tn(7,30,14)+O(7,30)+E(12)];return{lines:s[t(s.length)]+E(44)}}var Yl,Jl,Ql,Ma=x(()=>{"use strict";Pn();ka();Yl=[()=>I("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>I("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+E(16)+vt(7,28,48,.18)],Jl=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],Ql=[()=>O(6,44,0,2)+E(22)+O(6,22,0),()=>O(3,46,0)+O(3,23,Math.PI)+E(11.5)+_e(3,46,3.5),()=>E(40)+O(4,40,Math.PI/4)+O(3,28,0)+E(14),()=>O(7,44,0,3)+E(13)+E(6),()=>E(22,0,-15)+E(22,13,7.5)+E(22,-13,7.5)+E(7.5),()=>O(8,44,0,3)+O(8,18,Math.PI/8)+E(9),()=>E(20,0,-14)+"M0 6L0 46M-16 26L16 26"+ln(1,44,16)+E(6,0,-14),()=>vt(6,0,44,.5)+E(44)+E(8),()=>O(5,45,0,2)+O(5,17,Math.PI)+E(7),()=>Ve(4,46,14)+Ve(4,30,11,Math.PI/4)+E(8),()=>I("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+E(12)+E(4),()=>O(9,44,0,2)+O(3,24,Math.PI)+E(5)]});function Kd(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function Yd(e){let t=new Map,n=(s,o)=>t.set(s,(t.get(s)??0)+o);e.power?n(e.power,20):ec[e.guild||e.id]&&n(ec[e.guild||e.id],20),e.values?.forEach((s,o)=>n(qs[o],s)),e.cost?.forEach((s,o)=>s&&n(We[o],e.kind==="monument"?.1:2*s));for(let[s,o]of e.lines.flat())(We.includes(o)||o==="any")&&n(o,(o==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,o)=>o[1]-s[1]).map(([s])=>s)}function tc(e){let t=Kd(e.id),[n,s=n,o=s]=Yd(e),a=3+t(3),{lines:r,fill:c="",sign:u}=_a(e,n,t),p=[()=>E(97)+zs(72,93,2,6),()=>E(97)+E(92)+_e(a*4,94.5,1),()=>E(97)+E(94),()=>E(97)+zs(a*8,91,3,8)][t(4)](),d=[()=>O(a+3,76,0,2),()=>O(3,76)+O(3,76,Math.PI),()=>O(4,76)+O(4,76,Math.PI/4),()=>E(76)+ot(a*2,56,76,Math.PI/(a*2)),()=>O(2*a+1,76,0,a)][t(5)](),f=["",E(53),_e(a*5,52,1),ot(a*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+E(56)+f,of:s===n?"brass":s,as:"fine"},{d:(Ws[n]??Ws.any)(a,76,91),of:n},{d:Ws[o]&&o!==n?Ws[o](a,57,66):_e(a,66,2.5),of:o,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:wt[u.name].fill??wt[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:Jd(e.points),of:"brass",as:"fill"}]:[]]}function Jd(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function Ca({face:e,whole:t=!1}){let n=z(()=>tc(e),[e]);return l`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(Qd)}
  </svg>`}function Qd({d:e,of:t,as:n="line",place:s}){if(s){let o=s.size/24;return l`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${o})`}/>`}return n==="fill"?l`<path class="sigil-fill" data-of=${t} d=${e}/>`:l`${n!=="fine"&&l`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var ec,Ws,Sa=x(()=>{"use strict";M();N();Pn();Ma();Zs();ec={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},Ws={elan:(e,t,n)=>xa(e*2,t,n),life:(e,t,n)=>vt(e*4,t,n,.075)+vt(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>Bs(e*2,(t+n)/2+2,(n-t)/4)+Bs(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>Ve(e*3,n,t)+ln(e,t-1,5),gold:(e,t,n)=>O(6,n)+O(6,n,Math.PI/6)+_e(12,(t+n)/2-1,2),pearl:(e,t,n)=>Tn(e*3,t,n-t)+_e(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>O(5,n)+O(5,n,Math.PI/5)+_e(10,t,1.6),military:(e,t,n)=>Ve(e*4,n,t+3),political:(e,t,n)=>ln(e*2,n-2,7)+_e(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>vt(e*2,t,n,.2)+_e(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>_e(e*3,(t+n)/2,(n-t)/4)+E(t)}});function xt(e,t,n){return i(`${e}-${t}`,n)}function em(e,t){return t.district?xt(e,`district-${t.district}`):t.guild?xt(e,`card-${t.guild}`):t.rank?xt(e,`rank-${t.rank}`):""}function La(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function tm(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function Us(e){return e.powers!==void 0&&e.lines.length>0}function nm(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function sm(e,t,n){let s=e.kind==="item"||e.kind==="scroll",o=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[a,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return o>r?"packed":o>a?"crowded":""}function On({game:e,face:t,size:n,sentences:s=!1,points:o=t.points}){let a=n==="full",r=Xd.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=tm(t),p=a?t.lines:nm(t.lines),d=!a&&s&&Us(t),f=sm(t,p,d),$=!a&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return l`
    <span class="face-art"><${Ca} face=${t} whole=${a}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&l`<span class=${`face-cost ${$?"broad":""}`}>${c.map(m=>l`<${De} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&l`<span class="face-types">${r.map(m=>l`<${y} name=${m} label=${i(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${a?t.kind_name:em(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${f}`}>
      ${d?t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`):p.map(m=>l`<span class="face-line"><${De} fragments=${m}/></span>`)}
      ${a&&!u&&l`<span class="face-told">${t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&l`<span class="face-mark" title=${t.origin.at(-1)}><${y} name="standin" label=${i("card-stand-in")}/></span>`}
    ${a&&l`<span class="face-foot">${t.mark&&l`<${y} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${o>0&&l`<span class="face-points"><${ae} n=${o}/></span>`}`}function Ea(){return l`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var Xd,In=x(()=>{"use strict";M();L();N();Sa();Xd=["creature","dragon","demon"]});function $e(e){return e in Rn||(Rn[e]=om(e)),Rn[e]}function at(e,t){Rn[e]=t;try{localStorage.setItem(js+e,JSON.stringify(t))}catch{}for(let n of[...Vs])n(e)}function cn(e){return Vs.add(e),()=>{Vs.delete(e)}}function ue(e){let[,t]=g(0);return v(()=>cn(n=>{n===e&&t(s=>s+1)}),[e]),[$e(e),n=>at(e,n)]}function Bt(){let e=$e("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function om(e){try{let t=localStorage.getItem(js+e),n=t===null?void 0:JSON.parse(t),s=nc[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return nc[e]}var js,nc,Rn,Vs,he=x(()=>{"use strict";M();js="arcanarium.",nc={theme:"auto",motion:"auto",sound:!1,sentences:!1,language:"",lastTable:{},lastForm:null,lessons:{},coach:!0},Rn={},Vs=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(js))return;let t=e.key.slice(js.length);delete Rn[t];for(let n of[...Vs])n(t)})});function Ta(e,t,n){if(!e.isConnected||!t.id)return;Nn??=lm();let s=F(t.game,t.id);Re(l`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${On} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?l`<ul class="zoom-notes tooltip">${t.notes.map(o=>l`<li>${o}</li>`)}</ul>`:null}`,Nn),Nn.showPopover(),pn=e,cm(Nn,e.getBoundingClientRect(),n)}function lm(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,Zn,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(pn)&&Zn(),{capture:!0,passive:!0}),e}function cm(e,t,n){let{offsetWidth:s,offsetHeight:o}=e,{innerWidth:a,innerHeight:r}=window,c=(d,f,$)=>Math.max(un,Math.min(d-f/2,$-f-un)),u=t.right+Gs,p=c(t.top+t.height/2,o,r);u+s>a-un&&(u=t.left-Gs-s),(u<un||n)&&(u=c(t.left+t.width/2,s,a),p=t.top>r-t.bottom?Math.max(un,t.top-Gs-o):Math.min(t.bottom+Gs,r-o-un)),e.style.left=`${u}px`,e.style.top=`${p}px`}function Zn(){clearTimeout(kt),pn&&(pn=null,sc=performance.now(),Nn?.hidePopover())}function um(e,t){clearTimeout(kt);let n=pn!==null||performance.now()-sc<400;kt=setTimeout(()=>Ta(e,t,!1),n?rm:am)}function Ks(e,t=!1){let n=A({x:0,y:0,pressed:!1,element:null}),s=A(e);s.current=e;let o=n.current;if(v(()=>()=>{o.element&&o.element===pn&&Zn()},[]),!e)return{};let a=r=>{o.element=r.currentTarget,s.current&&um(o.element,s.current)};return{onPointerEnter:r=>r.pointerType==="mouse"&&a(r),onPointerLeave:r=>r.pointerType==="mouse"&&Zn(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&a(r),onBlur:Zn,onPointerDown:r=>{if(o.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(o,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(kt),kt=setTimeout(()=>{o.pressed=!0,s.current&&Ta(c,s.current,!0)},im)},onPointerMove:r=>{r.pointerType!=="mouse"&&Math.hypot(r.clientX-o.x,r.clientY-o.y)>10&&clearTimeout(kt)},onPointerUp:()=>!o.pressed&&clearTimeout(kt),onPointerCancel:()=>clearTimeout(kt),onClick:t?r=>s.current&&Ta(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>o.pressed&&r.preventDefault(),onClickCapture:r=>{o.pressed&&(o.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function Pa({game:e,id:t,children:n}){let s=Ks({game:e,id:t});return l`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var am,rm,im,Gs,un,Nn,pn,sc,kt,Ys=x(()=>{"use strict";M();In();ve();am=320,rm=90,im=420,Gs=14,un=8,Nn=null,pn=null,sc=0});function pe({game:e,id:t,size:n="table",turned:s=!1,essences:o,points:a,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:f,target:$,form:m="",place:h,worded:b=!0,badge:w,children:k}){let[S]=ue("sentences"),P=S&&b,C=t?F(e,t):null,W=typeof d=="string"?[d].filter(Boolean):d,G=Ks(C&&n!=="full"?{game:e,id:C.id,notes:W,points:a}:null,!f),R=C&&!r?C.kind:"back",_={class:["card",`card-${n}`,`kind-${R}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",o?.some(Boolean)&&"holding",P&&C&&Us(C)&&"telling",m&&`form-${m}`].filter(Boolean).join(" "),"aria-label":z(()=>dm(C,r,s,o),[C,r,s,o?.join(" ")]),"aria-description":[C&&n!=="full"?La(C):"",...W].filter(Boolean).join(" ")||void 0,...G},T=z(()=>!C||r?l`<${Ea}/>`:n==="chip"?l`<${pm} face=${C} turned=${s} points=${a}/>`:l`<${On} game=${e} face=${C} size=${n} sentences=${P} points=${a}/>`,[e,C,r,n,s,a,P]),Z=l`
    ${T}
    ${o&&l`<${st} essences=${o}/>`}
    ${s&&n==="table"&&l`<span class="card-turned" title=${i("card-turned")}><${y} name="turn"/></span>`}
    ${w!=null&&w!==""&&l`<span class="card-badge">${w}</span>`}`;return l`<div class=${`card-place place-${n} of-kind-${R} ${s?"is-turned":""} ${m&&`form-${m}`}`} style=${h} data-target=${$}>
    ${f||$?l`<button type="button" ...${_} aria-pressed=${u?"true":void 0} aria-disabled=${f?void 0:"true"}
          onClick=${f??G.onClick}>${Z}</button>`:l`<div role="img" tabindex=${C&&n!=="full"?0:void 0} ...${_}>${Z}</div>`}
    ${k}
  </div>`}function pm({face:e,turned:t,points:n=e.points}){return l`
    <${y} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&En(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&l`<${ae} n=${n}/>`}`}function dm(e,t,n,s){return e?[e.name,e.kind_name,t&&i("card-face-down"),n&&i("card-turned"),...(s??[]).map((o,a)=>o>0&&i("card-holds",{n:o,what:Ue(We[a],o)}))].filter(Boolean).join(", "):i("card-back")}var Ge=x(()=>{"use strict";M();In();ve();N();he();L();Ys();Ys()});function mm(e,t){return ac(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function $m(e,t){return ac(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function Qs(e,t){return e?e.moves.filter(n=>n.targets.length&&mm(n.targets,t)):[]}function Xs(e,t){return t.length?Qs(e,t).filter(n=>n.targets.length===t.length):[]}function eo(e,t){return new Set(Qs(e,t).flatMap(n=>$m(n.targets,t)))}function to(e,t,n){if(!eo(e,t).has(n))return t.length?to(e,Js,n):null;let s=[...t,n],o=Qs(e,s),a=Xs(e,s);return o.length===1&&a.length===1?{path:s,menu:[],move:a[0]}:{path:s,menu:a,move:null}}function Aa(e){return e.slice(0,-1)}function Oa(e){return e?e.moves.filter(t=>!t.targets.length):[]}function Ia(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function Dn(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function Ft(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function no(e,t){return e?.why?.[t]??[]}var Js,oc,ac,Wt=x(()=>{"use strict";Js=[],oc=e=>e.split(":")[0],ac=e=>e.every(t=>oc(t)===oc(e[0]))});function Na(){return Ut}async function rt(){return oo(hn("me")??await X("/api/me"))}async function Za(){return Ut.id?Ut:jt({})}async function jt(e){return oo(await H("/api/me",e))}async function so(e,t,n){return it(`/api/account/${e}`,{name:t,password:n})}async function it(e,t){return oo(await H(e,t))}async function Da(){return oo(await H("/api/account/logout"))}function fe(){let[,e]=g(0);return v(()=>{let t=()=>e(n=>n+1);return Ra.add(t),()=>{Ra.delete(t)}},[]),Ut}function oo(e){Ut={...Ut,...e,id:!!e.id};for(let t of[...Ra])t();return Ut}var Ut,Ra,Ce=x(()=>{"use strict";B();ht();M();Ut={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},Ra=new Set});function Ha(e,t){return new ao(e,t)}var hm,gm,bm,ym,wm,vm,rc,ao,qa=x(()=>{"use strict";B();Ce();L();hm=500,gm=2e4,bm=2e4,ym=4404,wm=4401,vm=3e3,rc=8e3;ao=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new oe("offline",i("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===ym&&(this.data.gone=!0),s===wm&&rt().catch(()=>{}),this.#o())},this.#i(rc)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new oe("lost",i("net-lost")));if(!this.data.gone){let t=Math.min(gm,hm*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=bm){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(rc),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(vm)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new oe(t,i(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#$();break;case"state":this.#f(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#$(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#f(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(o=>!o.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:o,step:a,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===a?this.#l(t):(o==="undo"?n.step<a:n.step>a&&!(r&&c))?this.#e(s,null):this.#e(s,new oe("lost",i("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new oe(n,s));else for(let o of[...this.pending.keys()])this.#e(o,new oe(n,s))}}});function za(){let e=hn("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},xm)}async function Ba(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=ic){let o=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+ic-1}&eyes=${t}`);if(!o.ok)return;s=(await o.json()).length}}async function Fa(e){let n=("caches"in globalThis?await(await caches.open(km)).keys():[]).map(({url:o})=>new URL(o)).find(({pathname:o})=>o===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var xm,ic,km,ro=x(()=>{"use strict";ht();xm=2500;ic=40,km="seen"});function lt(){return Na().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function Hn(e,t={}){let n=await H(e,t),s=await lc(()=>navigator.credentials.create({publicKey:{...n,challenge:io(n.challenge),user:{...n.user,id:io(n.user.id)},excludeCredentials:n.excludeCredentials.map(uc)}}));return{...cc(s),response:{clientDataJSON:Vt(s.response.clientDataJSON),attestationObject:Vt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function qn(e){let t=await H(e),n=await lc(()=>navigator.credentials.get({publicKey:{...t,challenge:io(t.challenge),allowCredentials:t.allowCredentials.map(uc)}}));return{...cc(n),response:{clientDataJSON:Vt(n.response.clientDataJSON),authenticatorData:Vt(n.response.authenticatorData),signature:Vt(n.response.signature),userHandle:n.response.userHandle?Vt(n.response.userHandle):null}}}async function lc(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new oe("passkey",i(s?"passkey-known":"passkey-not-done"))}if(!t)throw new oe("passkey",i("passkey-not-done"));return t}function cc(e){return{id:e.id,rawId:Vt(e.rawId),type:e.type,clientExtensionResults:{}}}function uc(e){return{...e,id:io(e.id)}}function io(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Vt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var zn=x(()=>{"use strict";B();Ce();L()});function Gt(e){let t=$e("lessons")[e];return{answers:Array.isArray(t?.answers)?t.answers.filter(s=>typeof s=="string"):[],done:t?.done===!0}}function Bn(e,t,n){let{done:s}=Gt(e);at("lessons",{...$e("lessons"),[e]:{answers:n?[]:t,done:s||n}})}var lo=x(()=>{"use strict";he()});function co(e){return new Intl.DateTimeFormat(Fe(),{weekday:"long",day:"numeric",month:"long",timeZone:"UTC"}).format(new Date(`${e}T00:00:00Z`))}function pc(){let e=new Date().toISOString().slice(0,10);return l`
    <a class="door daily-door" href="/daily"><${y} name="sun" size=${26} />
      <strong>${i("daily-title")} · ${co(e)}</strong><span>${i("daily-short")}</span></a>`}var Wa=x(()=>{"use strict";M();N();L()});function dn({signs:e}){let t=e.filter(En),n=t.map((a,r)=>Ua(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,o=n.map((a,r)=>n[r*s%n.length].join(",")).join(" ");return l`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${o} />
        ${_m().map(a=>l`<path d=${a} class="thin" />`)}
      </svg>
      ${t.map((a,r)=>l`
        <span class=${`emblem-sign of-${a}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${y} name=${a} size=${26} /></span>`)}
    </div>`}function Ua(e,t){return[dc(Math.cos(e)*t),dc(Math.sin(e)*t)]}function dc(e){return Math.round(e*100)/100}function _m(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${Ua(n,t%5?45.5:43).join(" ")}L${Ua(n,48).join(" ")}`})}var uo=x(()=>{"use strict";M();N()});function ct({name:e,guest:t=!1}){return t&&=!Mm.test(e),l`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&l` <small class="guest-mark" title=${i("guest-mark-what")}>${i("guest-mark")}</small>`}`}var Mm,mn=x(()=>{"use strict";M();L();Mm=/^Guest \d+$/});function mc(e){let[t,n]=g({tables:null,problem:""});return v(()=>{let s=0,o=!1,a=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await X(e).then(u=>({tables:u,problem:""}),u=>({problem:q(u)}));if(o)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(a,Cm)},r=()=>{document.visibilityState==="visible"&&a()};return a(),document.addEventListener("visibilitychange",r),()=>{o=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function $c(){let{tables:e}=mc("/api/mine");if(!e?.length)return null;let t=e.filter(a=>a.status!=="over"),n=t.filter(a=>a.your_turn),s=t.filter(a=>!a.your_turn),o=e.filter(a=>a.status==="over");return l`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${i("home-mine")}</h2>
      ${t.length>0&&l`<ul class="table-list">${[...n,...s].map(a=>l`<${Em} key=${a.table} table=${a} />`)}</ul>`}
      ${o.length>0&&l`
        <details open=${!t.length}>
          <summary>${i("home-over",{n:o.length})}</summary>
          <ul class="table-list">${o.slice(0,Sm).map(a=>l`<${Tm} key=${a.table} table=${a} />`)}</ul>
        </details>`}
    </section>`}function fc(){let{tables:e,problem:t}=mc("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return l`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${i("home-open")}</h2>
      ${n.length>0&&l`<ul class="table-list">${n.map(s=>l`<${Pm} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&l`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?l`${i("home-open-none")} <a href="/new">${i("home-open-one")}</a>`:t||i("home-open-coming")}
        </p>`}
    </section>`}function Em({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return l`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${ja} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${i(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${i("home-resume")}</a>
    </li>`}function Tm({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat(Fe()).format((e.winners??[]).map(s=>e.seats[s].name));return l`
    <li class="table-row">
      <${ja} table=${e} />
      <span class="turn-mark">${t?i("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&i("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${i("home-replay")}</a>
    </li>`}function Pm({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return l`
    <li class="table-row">
      <${ja} table=${e} />
      ${e.watchers>0&&l`<span class="turn-mark">${i("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${i(t?"home-sit":"home-watch")}</a>
    </li>`}function ja({table:e}){return l`
    <div class="table-about">
      <strong>${ee(e.game)}</strong>
      <span class="quiet-text">${Ht(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>l`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${y} name=${Lm[t.kind]} size=${14} /> ${Am(e,t,n)}</li>`)}
      </ul>
    </div>`}function Am(e,t,n){return e.you===n?i("home-you"):t.kind==="empty"?i("home-free-seat"):t.kind==="bot"?i("home-bot",{bot:ce("bot",t.bot||t.name)}):l`<${ct} name=${t.name||i("guest")} guest=${t.guest} />`}var Cm,Sm,Lm,hc=x(()=>{"use strict";B();ie();M();N();L();mn();Cm=4e3,Sm=6,Lm={person:"person",bot:"bot",empty:"plus"}});var gc={};be(gc,{Page:()=>Om});function Om(){let e=we()??[];return l`
    <div class="home">
      <header class="home-head">
        <h1>${i("home-title")}</h1>
        <p>${i("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>l`<${Im} key=${t.game} info=${t} />`)}
      </div>
      <${pc} />
      <${$c} />
      <${fc} />
      <${Rm} />
      <p class="fine">${i("home-unofficial")}</p>
    </div>`}function Im({info:e}){let{game:t,hue:[n,s]}=e,[o,a]=g(!1),[r,c]=g(""),u=$e("lastTable")[t],p=u||Gt(e.lesson).done?"":e.lesson,d=async()=>{a(!0),c("");try{let $=u??Cn(e),{table:m}=await H("/api/tables",$);at("lastTable",{...$e("lastTable"),[t]:u??{...$,variant:e.variants[0]}}),de(`/t/${m}`)}catch($){c(q($)),a(!1)}},f=u?u.seats.length-1:1;return l`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${dn} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${ee(t)}</h2>
        <p>${i(`${t}-about`)}</p>
        <p class="row">
          ${p&&l`<a class="btn primary large" href=${`/learn/${p}`}>${i("home-learn")}</a>`}
          <button type="button" class="btn large ${p?"":"primary"}" disabled=${o} onClick=${d}>
            ${i(o?"home-dealing":"home-play",{bots:f})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${i("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||i(u?"home-as-last":p?"home-learn-or-play":"home-first-time",{what:u&&Ht(u)||i("home-plain")})}</p>
      </div>
    </section>`}function Rm(){let[e,t]=g(""),n=async s=>{let o=s.currentTarget,a=o.files?.[0];if(a){t("");try{let{table:r}=await H("/api/records",await a.text());de(`/replay/${r}`)}catch(r){t(q(r))}o.value=""}};return l`
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
    </section>`}var bc=x(()=>{"use strict";B();ie();M();N();lo();Ke();he();L();Wa();uo();hc()});function He({legend:e,name:t,value:n,values:s,choose:o}){let a=vn();return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>l`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${a}-${t}`} checked=${r.value===n} onChange=${()=>o(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&l`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function yc({game:e,sets:t,chosen:n,choose:s}){let o=a=>{let r=t.map(c=>c.id).filter(c=>c===a?!n.includes(a):n.includes(c));r.length&&s(r)};return l`
    <fieldset class="choice">
      <legend>${i("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(a=>l`
          <label key=${a.id} class="option-card">
            <input type="checkbox" checked=${n.includes(a.id)} onChange=${()=>o(a.id)} />
            <span><strong>${a.title}</strong><small>${Me(`${e}-set`,a.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function wc({game:e,option:t,value:n,choose:s}){let o=t.values.filter(Boolean),a=ce(`${e}-option`,t.name),r=Me(`${e}-option`,t.name);return o.join()==="off,on"?l`<${Va} title=${a} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:l`
    <${He} legend=${a} name=${t.name} value=${n} choose=${s}
      values=${o.map(c=>({value:c,title:ce(`${e}-value`,c),hint:Me(`${e}-value`,c)}))} />`}function Va({title:e,hint:t,value:n,choose:s}){return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function vc({info:e,sets:t,seats:n,choose:s}){let o=an(e,t),a=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?Zm(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return l`
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
              <select class="select" value=${Nm(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${i("new-me")}</option>
                <option value="person">${i("new-person")}</option>
                ${e.opponents.map(p=>l`<option key=${p.bot} value=${`bot ${p.bot}`}>${i("new-bot",{bot:Dt(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&l`<p class="seat-character">${Mn(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function Nm(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function Zm(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function xc({form:e,change:t}){return l`
    <${He} legend=${i("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:i(`new-clock-${n}`),hint:i(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&l`
      <div class="row">
        <${Fn} title=${i("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>i("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${Fn} title=${i("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>i("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&l`
      <${Fn} title=${i("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>i("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function Fn({title:e,value:t,values:n,word:s,choose:o}){return l`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${a=>o(parseFloat(a.currentTarget.value))}>
        ${n.map(a=>l`<option key=${a} value=${String(a)}>${s(a)}</option>`)}
      </select>
    </label>`}var Ga=x(()=>{"use strict";ie();M();L()});function kc({seed:e,invites:t,choose:n}){return l`
    <details class="new-seed" open=${e?!0:null}>
      <summary>${i("new-seed")}</summary>
      <label class="field"><span class="label">${i("new-seed-label")}</span>
        <input class="input num" inputmode="numeric" pattern="[0-9]*" maxlength="78" value=${e} placeholder=${i("new-seed-none")}
          onInput=${s=>n(s.currentTarget.value.trim())} />
        <span class="help">${i(t?"new-seed-hint-people":"new-seed-hint")}</span></label>
    </details>`}var _c=x(()=>{"use strict";M();L()});var Mc={};be(Mc,{Page:()=>qm});function qm(){let e=we();return l`
    <div class="column">
      <h1>${i("new-title")}</h1>
      ${e?l`<${zm} games=${e} />`:l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function zm({games:e}){let[t,n]=g(()=>Bm(e)),[s,o]=g(!1),[a,r]=g(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],p=m=>{n({...t,...m}),r("")},d=m=>p({games:{...t.games,[c.game]:{...u,...m}}}),f=async m=>{m.preventDefault(),o(!0);let h=Wm(t,c);try{let{table:b}=await H("/api/tables",h);at("lastForm",{...t,seed:""}),h.seats.every(w=>w.kind!=="person")&&at("lastTable",{...$e("lastTable"),[c.game]:{...h,seed:""}}),de(`/t/${b}`)}catch(b){r(q(b)),o(!1)}},$=u.seats.some(m=>m.kind==="person");return l`
    <form class="new-table" onSubmit=${f}>
      <section class="panel">
        <${He} legend=${i("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${e.map(m=>({value:m.game,title:ee(m.game),hint:i(`${m.game}-about`)}))} />
        ${c.sets.length>1&&l`<${yc} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:ba(c,m,u.seats)})} />`}
        ${c.variants.length>1&&l`
          <${He} legend=${i("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:ce(`${c.game}-variant`,m),hint:Me(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>l`
          <${wc} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${h=>d({options:{...u.options,[m.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${vc} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${He} legend=${i("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:i(`new-${m}`),hint:i(`new-${m}-hint`)}))} />
        <${xc} form=${t} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&l`<${Fn} title=${i("new-pace")} value=${t.pace} values=${Hm} word=${m=>i("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${Va} title=${i("new-hints")} hint=${i("new-hints-hint")} value=${t.hints} choose=${m=>p({hints:m})} />
        <${kc} seed=${t.seed} invites=${$} choose=${m=>p({seed:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${a}</p>
        <button class="btn primary large" disabled=${s}>${i($?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function Bm(e){let t=$e("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(a=>a.game===n)?.game??e[0].game,o=Object.fromEntries(e.map(a=>[a.game,Fm(a,t.games?.[a.game])]));return{...Dm,...t,game:s,games:o}}function Fm(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),o=t.seats&&an(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),a=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:o?t.seats:a}}function Wm(e,t){let{sets:n,variant:s,options:o,seats:a}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>o[u]&&o[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,o[u]])),seats:a,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints,wait:a.some(u=>u.kind==="person"),seed:e.seed}}var Dm,Hm,Cc=x(()=>{"use strict";B();ie();M();Ke();he();L();Ga();_c();Dm={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0,seed:""},Hm=[0,.7,1.5,3]});function Oe(e){let[t,n]=g(()=>matchMedia(e).matches);return v(()=>{let s=matchMedia(e),o=()=>n(s.matches);return o(),s.addEventListener("change",o),()=>s.removeEventListener("change",o)},[e]),t}function Ie(e){e?.focus({preventScroll:!0})}function Ya(e){let[t,n]=g({width:0,height:0});return me(()=>{let s=e.current;if(!s)return;let o=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};o();let a=new ResizeObserver(o);return a.observe(s),()=>a.disconnect()},[]),t}var Se,Ka,Le=x(()=>{"use strict";M();Se="(max-width: 719px), (max-height: 499px)",Ka="(min-width: 1000px) and (min-height: 700px), (min-width: 720px) and (max-width: 1199px) and (orientation: portrait) and (min-height: 900px)"});function po(e){let[t,n]=e.split(":");return t==="part"?Um[n]??".tabletop":t==="pool"?`[data-anchor="${CSS.escape(e)}"]`:`.board [data-target="${CSS.escape(e)}"]`}function mo(e){let t=e.join(" ");v(()=>{if(!e.length)return;let n=new CSSStyleSheet;n.replaceSync(`:is(${e.map(po).join(", ")}) { outline: 3px solid var(--spot, #e0b040); outline-offset: 3px; border-radius: 8px; }`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,n];let s=matchMedia(Se).matches&&document.querySelector(po(e[0]));return s&&s.scrollIntoView({block:"center"}),()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter(o=>o!==n)}},[t])}var Um,$o=x(()=>{"use strict";M();Le();Um={mine:'.board [data-part="mine"]',centre:'.board [data-part="centre"]',rivals:'.board [data-part="rivals"]',question:".desk",score:".strip",log:".talk-place"}});function Sc({notes:e,asked:t}){let[n,s]=ue("coach"),[o,a]=g([]);return mo(n&&t?o:[]),n?l`
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
    </section>`}var Lc=x(()=>{"use strict";M();N();he();L();$o()});function fo({path:e,title:t=""}){let[n,s]=g(!1),o=new URL(e,location.href).href;v(()=>{if(!n)return;let c=setTimeout(()=>s(!1),jm*1e3);return()=>clearTimeout(c)},[n]);let a=()=>navigator.clipboard?.writeText(o).then(()=>s(!0)).catch(()=>{}),r=()=>navigator.share({title:t||document.title,url:o}).catch(()=>{});return l`
    <div class="share">
      <input class="input" readonly value=${o} aria-label=${i("share-label")} onFocus=${c=>c.target.select()} />
      <button type="button" class="btn" onClick=${a}>${n?i("share-copied"):i("share-copy")}</button>
      ${"share"in navigator&&l`<button type="button" class="btn" onClick=${r}><${y} name="share" size=${16} /> ${i("share-send")}</button>`}
    </div>`}function Ja({table:e,title:t}){let n=`/api/tables/${encodeURIComponent(e)}/qr.svg?from=${encodeURIComponent(location.origin)}`;return l`
    <section class="panel room-invite">
      <h2>${i("room-invite")}</h2>
      <${fo} path=${`/t/${e}`} title=${t} />
      <figure class="room-qr">
        <img src=${n} width="160" height="160" alt=${i("room-qr")} />
        <figcaption>${i("room-qr-what")}</figcaption>
      </figure>
    </section>`}var jm,ho=x(()=>{"use strict";M();N();L();jm=2});function Qa(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Xa({seat:e,skew:t}){let[,n]=g(0),s=e.due!==null&&e.due!==void 0;if(v(()=>{if(!s)return;let a=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(a)},[s]),e.bank===null||e.bank===void 0)return null;let o=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return l`<span class="clock" data-running=${s||null} data-low=${s&&o<Vm||null}
    role="timer" aria-label=${i("clock-left",{time:Qa(o)})}>${Qa(o)}</span>`}var Vm,er=x(()=>{"use strict";M();L();Vm=20});function Wn({table:e,state:t,skew:n,onSeat:s,children:o}){let a=t.view,r=a.token??a.first??null,c=Math.max(...a.seats.map(p=>p.points),1),u=a.threshold||c;return l`
    <header class="strip">
      <div class="strip-round">
        <strong>${a.round?i("strip-round",{round:a.round}):i("strip-setup")}</strong>
        <span class="strip-goal">${a.match?i("strip-match",{game:a.match.game}):a.threshold?i("strip-goal",{points:a.threshold}):a.last_round?i("strip-last-round",{round:a.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${a.seats.map((p,d)=>l`
          <li key=${d}>
            <${Gm} seat=${e.seats[d]} points=${t.result?.points[d]??p.points} goal=${u} threshold=${a.threshold??0} you=${d===e.you} skew=${n}
              wins=${a.match?a.match.wins[d]:null} first=${r===d} passed=${a.passed?.includes(d)}
              active=${!a.over&&(a.owing.length?a.owing.includes(d):a.active===d)} onClick=${()=>s(d)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${o}</div>
    </header>`}function Gm({seat:e,points:t,goal:n,threshold:s,you:o,skew:a,wins:r,first:c,passed:u,active:p,onClick:d}){let f=[o&&i("seat-you"),p&&i("seat-turn"),c&&i("seat-first"),u&&i("seat-passed"),e.guest&&i("guest-mark"),go(e)].filter(Boolean).join(", ");return l`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${o||null} onClick=${d}
      aria-label=${i("seat-summary",{name:e.name,points:t,marks:f})} title=${i("seat-summary",{name:e.name,points:t,marks:f})}>
      <span class="presence" data-here=${Ec(e)}></span>
      <span class="seat-name"><${ct} name=${e.name} guest=${e.guest&&!o} /></span>
      ${c&&l`<span class="mark" aria-hidden="true"><${y} name="first" size=${15} /></span>`}
      ${u&&l`<span class="mark" aria-hidden="true"><${y} name="pass" size=${15} /></span>`}
      <${Xa} seat=${e} skew=${a} />
      <span class="seat-points">${t}${s>0&&l`<small>/${s}</small>`}</span>
      ${r!==null&&l`<span class="seat-wins" title=${i("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function Ec(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function go(e){return i(`presence-${Ec(e)}`,{bot:e.stand_in||e.bot||""})}var Un=x(()=>{"use strict";M();N();L();mn();er()});function Tc({lines:e}){let[t,n]=g(!1),s=t?e:e.slice(-Km),o=e.length?e[e.length-1][0]:-1;return l`
    <div class="log at-end" tabindex="0" role="log" aria-label=${i("log-label")}><div>
      ${s.length<e.length&&l`<button type="button" class="btn quiet small" onClick=${()=>n(!0)}>${i("log-all",{n:e.length})}</button>`}
      ${!e.length&&l`<p class="empty">${i("log-empty")}</p>`}
      <ol>${s.map(([a,r],c)=>l`<li key=${c} data-latest=${a===o||null}>${r}</li>`)}</ol>
    </div></div>`}function bo({lines:e,onSay:t}){let[n,s]=g(""),o=a=>{a.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return l`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${i("chat-label")}><div>
        ${!e.length&&l`<p class="empty">${i("chat-empty")}</p>`}
        ${e.map((a,r)=>l`<p key=${r}><strong data-seat=${a.seat}><${ct} name=${a.who} guest=${a.guest} /></strong> <bdi>${a.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${o}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${i("chat-write")} aria-label=${i("chat-write")}
          onInput=${a=>s(a.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${i("chat-send")}</button>
      </form>
    </div>`}function tr({log:e,chat:t,tab:n,setTab:s,requests:o,onRequest:a,onSay:r}){let[c,u]=g(t.length);v(()=>{n==="chat"&&u(t.length)},[n,t.length]);let p=t.length-c;return l`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${n==="log"} onClick=${()=>s("log")}>${i("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${n==="chat"} onClick=${()=>s("chat")}>
          ${i("tab-chat")} ${p>0&&l`<span class="count">${p}</span>`}
        </button>
      </div>
      ${n==="chat"?l`<${bo} lines=${t} onSay=${r} />`:l`<${Tc} lines=${e} />`}
      ${o.length>0&&l`
        <p class="row requests">${o.map(d=>l`
          <button key=${d.name} type="button" class="btn quiet small" data-request=${d.name} onClick=${()=>a(d.name)}>${i("request-open",{what:d.title})}</button>`)}</p>`}
    </section>`}var Km,yo=x(()=>{"use strict";M();L();mn();Km=150});function sr({table:e,chat:t,ask:n,send:s}){let o=we()?.find(a=>a.game===e.game);return l`
    <div class="room waiting-room">
      <header class="room-head">
        <h1>${ee(e.game)}</h1>
        <p role="status" class="room-state">${Ym(e)}</p>
      </header>
      <div class="room-columns">
        <div class="room-main">
          <ol class="room-seats" aria-label=${i("room-seats")}>
            ${e.seats.map((a,r)=>l`<${Qm} key=${r} table=${e} seat=${a} i=${r} info=${o} send=${s} />`)}
          </ol>
          <${Jm} table=${e} send=${s} />
          <${e$} seated=${e.you>=0} send=${s} />
          <${t$} table=${e} info=${o} />
        </div>
        <div class="room-side">
          <${Ja} table=${e.table} title=${i("room-invitation",{game:ee(e.game)})} />
          <section class="panel room-chat">
            <h2>${i("tab-chat")}</h2>
            <${bo} lines=${t} onSay=${a=>n({t:"chat",text:a})} />
          </section>
          ${e.watchers>0&&l`<p class="room-what">${i("watchers",{n:e.watchers})}</p>`}
        </div>
      </div>
    </div>`}function Ym(e){let t=e.seats.filter(n=>n.kind==="empty").length;return t?i(e.wait?"room-seats-free":"room-waiting",{n:t}):e.wait?e.start?i(nr(e)?"room-all-ready":"room-some-not-ready"):i(e.seats[e.you]?.ready?"room-for-host":"room-say-ready"):i("room-starting")}function nr(e){return e.seats.every((t,n)=>t.kind!=="person"||t.ready||t.host||n===e.you&&e.start)}function Jm({table:e,send:t}){if(!e.wait)return null;let n=e.seats.some(a=>a.kind==="empty"),s=e.seats[e.you],o=e.seats.filter((a,r)=>a.kind==="person"&&r!==e.you).length;return l`
    <div class="room-begin">
      ${e.start&&l`
        <button type="button" class="btn primary large" disabled=${n} onClick=${()=>t({t:"start"})}>${i(n||nr(e)?"room-start":"room-start-anyway")}</button>`}
      ${s&&!e.host&&l`
        <button type="button" class=${`btn large ${s.ready?"":"primary"}`} aria-pressed=${s.ready?"true":"false"} onClick=${()=>t({t:"ready",ready:!s.ready})}>
          <${y} name="done" size=${18} /> ${i(s.ready?"room-ready-now":"room-ready")}</button>`}
      ${e.start&&o>0&&!n&&!nr(e)&&l`<p class="quiet-text">${i("room-start-what")}</p>`}
      ${e.start&&n&&l`<p class="quiet-text">${i("room-start-free")}</p>`}
    </div>`}function Qm({table:e,seat:t,i:n,info:s,send:o}){let a=s?.opponents??[],r=n===e.you,c=t.kind==="person"&&e.wait&&!t.host;return l`
    <li data-kind=${t.kind} data-you=${r||null} data-kept=${t.kept?!0:null}>
      <span class="room-number">${n+1}</span>
      <span class="room-name">${t.kind==="person"?l`<${ct} name=${t.name} />`:l`<bdi>${Xm(t)}</bdi>`}
        ${t.kind==="bot"&&l`<small>${Mn(a.find(u=>u.bot===t.bot))}</small>`}
        ${t.kind==="person"&&l`<small>${[r?i("seat-you"):go(t),i(t.guest?"room-guest":"room-account"),t.host&&i("room-host")].filter(Boolean).join(" · ")}</small>`}</span>
      ${c&&l`<span class="room-mark" data-ready=${t.ready||null}><${y} name=${t.ready?"done":"hourglass"} size=${16} /> ${i(t.ready?"room-is-ready":"room-not-ready")}</span>`}
      <span class="room-acts">
        ${t.kind==="empty"&&e.you<0&&(!t.kept||t.kept.you)&&l`<button type="button" class="btn primary" onClick=${()=>o({t:"sit",seat:n})}>${i("room-sit")}</button>`}
        ${t.kind==="empty"&&e.host&&s&&l`<${n$} opponents=${a} first=${s.opponent} put=${u=>o({t:"set_seat",seat:n,bot:u})} />`}
        ${t.kind==="empty"&&e.host&&l`
          <button type="button" class="btn small" aria-pressed=${t.kept?"true":"false"} title=${i("room-keep-what")} onClick=${()=>o({t:"keep",seat:n,kept:!t.kept})}><${y} name="lock" size=${16} /> ${i(t.kept?"room-open-seat":"room-keep")}</button>`}
        ${t.kind==="bot"&&e.host&&l`<button type="button" class="btn small" onClick=${()=>o({t:"set_seat",seat:n,bot:""})}>${i("room-no-bot")}</button>`}
        ${r&&l`<button type="button" class="btn small" onClick=${()=>o({t:"leave"})}>${i("room-leave")}</button>`}
        ${e.host&&n+1<e.seats.length&&l`
          <button type="button" class="btn quiet small icon-only" title=${i("room-swap",{a:n+1,b:n+2})} aria-label=${i("room-swap",{a:n+1,b:n+2})} onClick=${()=>o({t:"swap",seat:n,other:n+1})}><${y} name="reorder" size=${16} /></button>`}
      </span>
    </li>`}function Xm(e){return e.kind==="bot"?i("room-bot",{bot:ce("bot",e.bot)}):e.kept?e.kept.you?i("room-kept-you"):e.kept.name?i("room-kept-for",{who:e.kept.name}):i("room-kept"):i("room-free")}function e$({seated:e,send:t}){let n=fe(),[s,o]=g(n.name),[a,r]=g("");return v(()=>o(n.name),[n.name]),n.account?null:l`
    <form class="room-me" onSubmit=${async u=>{u.preventDefault();try{await jt({name:s.trim()}),r(""),e&&t({t:"rename"})}catch(p){r(q(p))}}}>
      <label class="field"><span class="label">${i("room-your-name")}</span>
        <input class="input" value=${s} maxlength="24" autocomplete="nickname" aria-invalid=${a?"true":null}
          onInput=${u=>o(u.currentTarget.value)} /></label>
      <button class="btn" disabled=${!s.trim()||s.trim()===n.name}>${i("save")}</button>
      ${a&&l`<p class="refusal" role="alert">${a}</p>`}
    </form>`}function t$({table:e,info:t}){let{game:n}=e,s=t&&t.sets.length>1?e.sets.map(r=>ce(`${n}-set`,r)):[],o=(t?.options??[]).filter(({name:r})=>e.options[r]).map(({name:r,values:c})=>({name:r,value:String(e.options[r]),usual:c[0]})),a=e.seed?.by??"";return l`
    <section class="panel room-facts">
      <h2>${i("room-what")}</h2>
      <dl>
        ${s.length>0&&l`<${_t} title=${i("room-sets")}>${s.join(", ")}<//>`}
        ${t&&t.variants.length>1&&l`<${_t} title=${i("room-variant")} hint=${Me(`${n}-variant`,e.variant)}>${ce(`${n}-variant`,e.variant)}<//>`}
        ${o.map(({name:r,value:c})=>l`
          <${_t} key=${r} title=${ce(`${n}-option`,r)} hint=${c==="on"?Me(`${n}-option`,r):""}>
            ${c==="on"||c==="off"?i(`room-${c}`):ce(`${n}-value`,c)}<//>`)}
        <${_t} title=${i("room-seats")}>${i("room-seat-count",{n:e.seats.length})}<//>
        <${_t} title=${i("room-clock")}>${e.clock?Is(e.clock):i("new-clock-none")}<//>
        <${_t} title=${i("new-hints")}>${i(e.hints?"room-hints-yes":"room-hints-no")}<//>
        <${_t} title=${i("room-who-may")}>${i(e.open?"new-open":"new-link")}<//>
        <${_t} title=${i("room-deal")}>${a?i(`room-deal-${a}`):i("room-deal-chance")}
          ${e.seed?.value&&l`<small class="room-seed">${i("room-seed",{seed:e.seed.value})}</small>`}<//>
      </dl>
      ${(a==="host"||a==="deal")&&l`<p class="notice">${i(`room-deal-${a}-what`)}</p>`}
    </section>`}function _t({title:e,hint:t="",children:n}){return l`<div><dt>${e}</dt><dd>${n}${t&&l` <small>${t}</small>`}</dd></div>`}function n$({opponents:e,first:t,put:n}){let[s,o]=g(t);return l`
    <span class="row">
      <select class="select" aria-label=${i("room-which-bot")} value=${s} onChange=${a=>o(a.currentTarget.value)}>
        ${e.map(a=>l`<option key=${a.bot} value=${a.bot}>${Dt(a)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${y} name="bot" size=${16} /> ${i("room-put-bot")}</button>
    </span>`}var or=x(()=>{"use strict";B();ie();M();N();Ce();L();mn();ho();Un();yo()});function rr(e,t){let[n,s]=g(ar),[o,a]=g(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;v(()=>{s(ar),a(!1)},[r?r.at:c,r?.question]);let p=J((h,b=void 0)=>{s(ar),a(!0),t({t:"play",step:c,era:u,...h},b).catch(()=>{}).finally(()=>a(!1))},[t,c,u]),d=J(h=>{o||(h.confirm?s(b=>({path:b.path,menu:[],asking:h})):p({move:h.move},h))},[o,p]),f=J(h=>{if(o)return;let b=to(r,n.path,h);b&&(b.move&&!b.move.confirm?p({move:b.move.move},b.move):s({path:b.path,menu:b.menu,asking:b.move}))},[r,o,n,p]),$=J(()=>{if(!n.path.length&&!n.asking)return!1;let h=Aa(n.path);return s({path:h,menu:Xs(r,h),asking:null}),!0},[r,n]),m=z(()=>o?new Set([]):eo(r,n.path),[r,o,n.path]);return{...n,lit:m,busy:o,choose:f,take:d,back:$,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:h=>p({moves:h.map(b=>b.move)})}}var ar,ir=x(()=>{"use strict";M();Wt();ar={path:Js,menu:[],asking:null}});function jn(e){return s$.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function lr(e){let t=e?e.moves.filter(jn):[];return t.length>Pc?t:[]}function Vn(e,t,n,s,o=[]){let a=o.filter(p=>p!==n),r=p=>[Math.abs(p.amount[n]-t.amount[n]),o$(p.amount,t.amount),...a.map(d=>Math.abs(p.amount[d]-t.amount[d])),a$(p.amount,n)],c=null,u=[];for(let p of e){if((p.amount[n]-t.amount[n])*s<=0)continue;let d=r(p);(!c||r$(d,u))&&([c,u]=[p,d])}return c}function a$(e,t){return e.reduce((n,s,o)=>n+(o===t?0:s*s),0)}function r$(e,t){let n=e.findIndex((s,o)=>s!==t[o]);return n>=0&&e[n]<t[n]}function cr(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function ur(e,t){let n=t.group==="gain"?1:-1;return e.map((s,o)=>s+n*(t.amount[o]??0))}function pr(e,t){let n=e[0]?.have;return n?n.map((s,o)=>t.reduce((a,r)=>a+(r.change?.[o]??0),s)):null}var s$,Pc,o$,Gn=x(()=>{"use strict";s$=new Set(["pay","gain","lose"]),Pc=5;o$=(e,t)=>e.reduce((n,s,o)=>n+Math.abs(s-t[o]),0)});function dr({plan:e,game:t,kinds:n,pool:s,essencesOn:o,onTake:a,disabled:r}){let[c,u]=g({}),p=e.map((m,h)=>Ft(m,c[h]??"")??Dn(m)??m.moves[0]),d=pr(e,p),f=!d||d.every(m=>m>=0),$=(m,h)=>u({...c,[m]:String(h.move)});return l`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,h)=>l`
          <li key=${h} class="collect-row">
            ${m.card&&l`<${pe} game=${t} id=${m.card} size="chip" essences=${o(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(b=>l`
                <button type="button" key=${b.move} role="radio" class="toggle" aria-checked=${b===p[h]}
                  disabled=${r} data-move=${b.move} onClick=${()=>$(h,b)}>
                  <${De} fragments=${b.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&l`<${i$} kinds=${n} pool=${s} after=${d} />`}
      ${!f&&l`<p class="decision-how" role="status">${i("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!f} onClick=${()=>a(p)} aria-keyshortcuts="Enter">
        ${i("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function i$({kinds:e,pool:t,after:n}){let s=e.map((o,a)=>({kind:o,n:n[a],by:n[a]-t[a]})).filter(({n:o,by:a})=>o||a);return l`
    <p class="collect-after" role="status"><span>${i("collect-after")}</span>
      ${s.map(({kind:o,n:a,by:r})=>l`
        <span key=${o} class=${`collect-kind of-${o}`}><${y} name=${o} size=${18} label=${i(`sign-${o}`,{n:a})} /><b class="num">${a}</b>${r!==0&&l`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var mr=x(()=>{"use strict";M();N();Ge();L();Wt();Gn()});function $n({move:e,index:t,proposed:n,hinted:s,verb:o,onTake:a,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return l`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>a(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&l`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${o&&l`<span class="move-verb">${e.heading}</span> `}<${De} fragments=${e.label} /></span>
        ${e.hint.length>0&&l`<span class="move-hint"><${De} fragments=${e.hint} /></span>`}
      </span>
      ${n&&l`<span class="move-enter" title=${i("decide-proposed")}>↵</span>`}
    </button>`}function $r({moves:e,proposed:t,hinted:n,onTake:s,disabled:o}){let a=0;return l`
    <div class="move-list">
      ${Ia(e).map(({heading:r,moves:c})=>l`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>l`<${$n} key=${u.move} move=${u} index=${a++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${o} />`)}
        </section>`)}
    </div>`}var wo=x(()=>{"use strict";M();N();L();Wt()});function fr({moves:e,start:t,kinds:n,pool:s,onTake:o,disabled:a}){let[r,c]=g(t),[u,p]=g([]),d=ur(s,r),f=r.group==="gain",$=(m,h)=>{let b=Vn(e,r,m,h,u);b&&(c(b),p([m,...u.filter(w=>w!==m)]))};return l`
    <div class="picker" data-group=${r.group}>
      <div class="picker-rows" role="group" aria-label=${i(`pick-${r.group}`)}>
        ${cr(e).map(m=>{let h=i(`sign-${n[m]}`,{n:r.amount[m]});return l`
            <div class="picker-kind" key=${m} data-kind=${n[m]} data-none=${r.amount[m]===0||null}>
              <button type="button" class="step" disabled=${a||!Vn(e,r,m,-1)}
                aria-label=${i("pick-less",{kind:h})} onClick=${()=>$(m,-1)}>−</button>
              <span class="picker-amount">
                <${y} name=${n[m]} size=${22} />
                <output aria-label=${h}>${r.amount[m]}</output>
              </span>
              <button type="button" class="step" disabled=${a||!Vn(e,r,m,1)}
                aria-label=${i("pick-more",{kind:h})} onClick=${()=>$(m,1)}>+</button>
              <span class="picker-left num">${i(f?"pick-have":"pick-left",{n:d[m]})}</span>
            </div>`})}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${a} onClick=${()=>o(r)}
        data-move=${r.move} aria-keyshortcuts="Enter">
        ${i(`pick-do-${r.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`}var hr=x(()=>{"use strict";M();N();L();Gn()});function gr({game:e,state:t,ask:n,you:s,choosing:o,hint:a,before:r}){let[c,u]=g(!1);v(()=>u(!1),[n.question,n.at]);let p=t.view,d=p.seats[s],f=l$(e,n),$=Dn(n),m=a?Ft(n,a.move):null,h=n.plan?.length?n.plan:null,b=lr(n),w=n.moves.some(P=>P.targets.length),k=Oa(n).filter(P=>!b.length||!jn(P)),S=P=>d.play?.find(C=>C.card===P)?.essences??null;return o.asking?l`<${Ac} choosing=${o} />`:l`
    <div class="decision" data-kind=${n.kind} data-hit=${f||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?i("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&w&&l`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${i("decide-list-title")}>
            ${i("decide-list")}
          </button>`}
      </div>
      ${f&&l`<${Oc} lines=${r} />`}
      <div class="decision-body" data-stacked=${b.length>0||c||null}>
        ${c$(n)&&l`<div class="decision-card"><${pe} game=${e} id=${n.card} size=${b.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${a&&l`<${u$} hint=${a} />`}
          ${h&&!c?l`<${dr} key=${n.at} plan=${h} game=${e} kinds=${p.essences} pool=${d.pool} essencesOn=${S} onTake=${o.takeAll} disabled=${o.busy} />`:c?l`<${$r} moves=${n.moves} proposed=${$} hinted=${m} onTake=${o.take} disabled=${o.busy} />`:l`
            ${b.length>0&&l`<${fr} key=${n.at} moves=${b} start=${$&&jn($)?$:b[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${o.take} disabled=${o.busy} />`}
            ${w&&l`<p class="decision-how">${i(o.menu.length?"decide-menu":o.path.length?"decide-go-on":k.length?"decide-point":"decide-point-only")}</p>`}
            ${k.map((P,C)=>l`<${$n} key=${P.move} move=${P} index=${C} verb=${P.group==="pass"}
              proposed=${P===$} hinted=${P===m} onTake=${o.take} disabled=${o.busy} />`)}`}
        </div>
      </div>
    </div>`}function u$({hint:e}){return l`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&l`<span class="hint-win">${i("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&l`<ul>${e.reasons.map((t,n)=>l`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&l`<p class="hint-second">${i("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function Ac({choosing:e}){let t=e.asking;return t&&l`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Ie} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${i("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${i("confirm-no")}</button>
      </div>
    </div>`}function br({names:e,owing:t,you:n,before:s}){let o=t.filter(a=>a!==n).map(a=>e[a]);return l`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${o.length?i("waiting-for",{who:o.join(", "),n:o.length}):i("waiting-table")}</h2>
      <${Oc} lines=${s.slice(-1)} />
      ${n<0&&l`<p class="decision-how">${i("you-watch")}</p>`}
    </div>`}function Oc({lines:e}){return e.length>0&&l`<div class="decision-before">${e.map((t,n)=>l`<p key=${n}>${t}</p>`)}</div>`}var l$,c$,yr=x(()=>{"use strict";M();Ge();ie();L();Wt();Gn();mr();wo();hr();Le();l$=(e,t)=>Ae(e)?.hits.includes(t.kind)??!1,c$=e=>e.card&&!e.plan?.length});function Zc(e){return[1,2,5,10,20,25,50].find(t=>e/t<=5)??100}function vr({rounds:e,names:t,you:n}){let s=Oe(Se)?330:600;if(e.length<2)return null;let o=e.flat(),a=Math.min(0,...o),r=Zc(Math.max(...o,1)-a),c=Math.ceil(Math.max(...o,1)/r)*r,u=$=>vo+(s-vo-Ic)*$/(e.length-1),p=$=>Rc+(wr-Rc-p$)*(1-($-a)/(c-a)),d=Array.from({length:Math.floor((c-a)/r)+1},($,m)=>Math.ceil(a/r)*r+m*r).filter($=>$<=c),f=Math.ceil(e.length/(s/40));return l`
    <figure class="curve">
      <figcaption>${i("curve-title")}</figcaption>
      <svg viewBox=${`0 0 ${s} ${wr}`} aria-hidden="true">
        ${d.map($=>l`<g key=${$} class="curve-level"><path d=${`M${vo} ${p($)}H${s-Ic}`} /><text x=${vo-6} y=${p($)+4} text-anchor="end">${$}</text></g>`)}
        ${e.map(($,m)=>m%f===0&&l`<text key=${m} class="curve-round" x=${u(m)} y=${wr-6} text-anchor="middle">${m+1}</text>`)}
        ${t.map(($,m)=>l`
          <g key=${m} class="curve-line" data-seat=${m} data-you=${m===n||null}>
            <polyline points=${e.map((h,b)=>`${u(b)},${p(h[m])}`).join(" ")} stroke-dasharray=${Nc[m]} />
            ${e.map((h,b)=>l`<circle key=${b} cx=${u(b)} cy=${p(h[m])} r="2.5" />`)}
          </g>`)}
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${t.map(($,m)=>l`<li key=${m} data-seat=${m}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${Nc[m]} /></svg> <bdi>${$}</bdi></li>`)}
      </ul>
      <table class="visually-hidden">
        <caption>${i("curve-title")}</caption>
        <thead><tr><th scope="col">${i("curve-round")}</th>${t.map(($,m)=>l`<th key=${m} scope="col">${$}</th>`)}</tr></thead>
        <tbody>${e.map(($,m)=>l`<tr key=${m}><th scope="row">${m+1}</th>${$.map((h,b)=>l`<td key=${b}>${h}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`}var wr,vo,Ic,Rc,p$,Nc,xr=x(()=>{"use strict";M();L();Le();wr=180,vo=30,Ic=16,Rc=12,p$=24,Nc=["","8 4","2 4","10 3 2 3","1 3"]});function xo(e){return e<new Date().toISOString().slice(0,10)}function Dc(e){let t=(Ae(e.game)?.bots??[]).filter(n=>/^level\d+$/.test(n));return e.seats.some(n=>n.kind==="bot"&&t.includes(n.bot)&&n.bot!==t.at(-1))}function kr(e){let t=["again"];return Dc(e)&&t.push("stronger"),(!e.day||xo(e.day))&&t.push("deal"),t}function _r({table:e,names:t,ask:n,latest:s}){let[o,a]=g(""),[r,c]=g(!1),u=async f=>{c(!0),a("");try{await n({t:"rematch",how:f});let $=s()?.next?.[f];$&&de(`/t/${$.table}`)}catch($){a(q($))}c(!1)},p=e.next??{};if(e.you<0)return Object.entries(p).map(([f,{table:$}])=>l`<a key=${f} class="btn" href=${`/t/${$}`}>${i("rematch-watch")}</a>`);let d=kr(e).filter(f=>p[f]&&p[f].seat!==e.you);return l`
    ${d.map(f=>l`<p key=${f} class="notice rematch-offer" role="status">${i(`rematch-offer-${f}`,{who:t[p[f].seat]})}</p>`)}
    ${o&&l`<p class="problem" role="alert">${o}</p>`}
    ${kr(e).map((f,$)=>l`
      <button key=${f} type="button" class=${`btn ${d.includes(f)||!d.length&&$===0&&!e.day?"primary":""}`} disabled=${r} onClick=${()=>u(f)}>
        ${d.includes(f)&&l`<${y} name="people" size=${16} />`} ${d.includes(f)?i(`rematch-join-${f}`):i(`rematch-${f}`)}</button>`)}`}var Mr=x(()=>{"use strict";B();ie();M();N();Ke();L()});function Cr({table:e,state:t,names:n,ask:s,latest:o,onLook:a}){let r=t.result,c=r.winners.map(d=>n[d]).join(", "),u=d$(e.table),p=e.day&&!xo(e.day);return l`
    <div class="ending" role="dialog" aria-label=${i("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?i("ending-you-won"):i("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${i("ending-rounds",{n:r.rounds})}${u.seed&&l` · <span class="ending-seed">${i("room-seed",{seed:u.seed})}</span>`}</p>
      <${m$} game=${e.game} score=${t.score} result=${r} names=${n} you=${e.you} />
      <${vr} rounds=${u.rounds} names=${n} you=${e.you} />
      <div class="row ending-acts">
        ${e.day&&l`<a class="btn primary" href=${p?"/daily":`/daily/${e.day}`}>${i("ending-daily")}</a>`}
        <${_r} table=${e} names=${n} ask=${s} latest=${o} />
        <button type="button" class="btn" onClick=${a}>${i("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${i("ending-replay")}</a>
        ${!p&&l`<a class="btn" href=${`/api/tables/${e.table}/record`} download>${i("ending-record")}</a>`}
        <a class="btn" href="/">${i("ending-home")}</a>
      </div>
      ${!p&&l`<${fo} path=${`/replay/${e.table}`} />`}
    </div>`}function d$(e){let[t,n]=g({rounds:[],seed:null});return v(()=>{let s=!0;return X(`/api/tables/${encodeURIComponent(e)}/after`).then(o=>s&&n(o),()=>{}),()=>{s=!1}},[e]),t}function m$({game:e,score:t,result:n,names:s,you:o}){let a=s.map((r,c)=>c).sort((r,c)=>n.points[c]-n.points[r]);return l`
    <div class="scores">
      ${a.map(r=>l`
        <section key=${r} class="scores-seat" data-winner=${n.winners.includes(r)||null} data-you=${r===o||null}>
          <h3>${n.winners.includes(r)&&l`<${y} name="crown" size=${18} label=${i("ending-winner")} />`} <bdi>${s[r]}</bdi> <strong>${n.points[r]}</strong></h3>
          <table><tbody>
            ${t[r].map(([c,u,p],d)=>l`<tr key=${`${c} ${d}`}><th scope="row">${p}<${$$} game=${e} source=${c} /></th><td>${u}</td></tr>`)}
            ${!t[r].length&&l`<tr><td class="empty">${i("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}function $$({game:e,source:t}){let n=Me(`${e}-source`,t.split(":")[0]);return n&&l`<small class="scores-meaning">${n}</small>`}var Sr=x(()=>{"use strict";B();ie();M();N();L();xr();ho();Mr()});function Bc(e,t,[n,s]){let o=-1,a=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+f$*p;u>2&&d<a&&([o,a]=[c,d])}),o}function h$(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(a=>e.has(a.dataset.target??"")),...n].map(g$).filter(a=>a.getClientRects().length>0)}function g$(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function b$(e,t){let n=h$(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let o=Bc(Hc(s),n.map(Hc),zc[e]);o>=0&&n[o].focus()}function y$(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function Lr(e,t){let n=A({letters:e,lit:t});n.current={letters:e,lit:t},v(()=>{let s=o=>{if(!(o.ctrlKey||o.metaKey||o.altKey||o.defaultPrevented)){if(y$(o.target)){o.key==="Escape"&&o.target.blur();return}w$(o,n.current.letters,n.current.lit)&&o.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function w$(e,t,n){let{key:s}=e;return s in zc?(b$(s,n),!0):s==="Enter"?!v$(e.target)&&Mt(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?Mt(".menu [data-move]",Number(s))||Mt(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function v$(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function Mt(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function Er({onClose:e}){return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog keys" role="dialog" aria-label=${i("keys-title")}>
      <h2>${i("keys-title")}</h2>
      <dl>${qc.map(([t,n])=>l`
        <div key=${n}><dt>${t.map(s=>l`<kbd key=${s}>${s}</kbd>`)}</dt><dd>${i(n)}</dd></div>`)}
      </dl>
      <button type="button" class="btn primary" ref=${Ie} onClick=${e}>${i("close")}</button>
    </div>`}var qc,zc,f$,Hc,Tr=x(()=>{"use strict";M();L();Le();qc=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],zc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},f$=2.5,Hc=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function Kn(e){return[...document.querySelectorAll(`[data-target="${CSS.escape(e)}"]`)].find(n=>n.getClientRects().length>0)??null}function Pr({choosing:e}){let{menu:t,path:n}=e,s=A(null),[o,a]=g({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return me(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=Kn(r)?.getBoundingClientRect();if(!p)return a({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+Ct+u.width<=innerWidth?p.right+Ct:p.left-Ct-u.width,f=d>=Ct?d:Math.max(Ct,Math.min(p.left,innerWidth-u.width-Ct)),$=Math.max(Ct,Math.min(p.top,innerHeight-u.height-Ct));a({left:f,top:$,ready:!0})},[c,r,t]),v(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?l`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${i("menu-label")} ref=${s}
      style=${{left:`${o.left}px`,top:`${o.top}px`,visibility:o.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>l`<${$n} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${i("menu-back")}</button>
    </div>`:null}var Ct,Ar=x(()=>{"use strict";M();L();wo();Ct=8});function Yn(e,t,n){let[s,o]=g(e),a=A([]),r=A(0),c=A(null),u=A(s);u.current=s;let p=()=>{r.current=0,a.current.length>Wc&&a.current.splice(0,a.current.length-Wc);let f=a.current.shift();if(!f)return;let $=u.current;c.current=$&&t.current&&f.cause==="move"&&Bt()?{state:$,places:S$(t.current)}:null,o(f),c.current?r.current=setTimeout(p,a.current.length>1?_$:k$):p()};return C$(()=>{a.current.length&&(a.current.splice(0,a.current.length-1),clearTimeout(r.current),p())}),me(()=>{!e||e===u.current||a.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(a.current=[],clearTimeout(r.current),r.current=0),a.current.push(e),r.current||p())},[e]),me(()=>{let f=c.current;if(c.current=null,!f||!s||!t.current)return;let $=Uc(t.current);T$($,f.places),n&&A$(n(f.state.view,s.view,s.events),f.places,jc($))},[s]),v(()=>()=>clearTimeout(r.current),[]),s}function C$(e){let t=A(e);t.current=e,v(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(o=>addEventListener(o,n,{capture:!0})),()=>s.forEach(o=>removeEventListener(o,n,{capture:!0}))},[])}function S$(e){return jc(Uc(e))}function Uc(e){let t=new Map;for(let n of L$(e)){let s=E$(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function L$(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function T$(e,t){for(let[n,{element:s,box:o}]of e){if(!s.dataset.target)continue;let a=t.get(n);if(!a){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:Fc,easing:Or});continue}let r=a.left+a.width/2-o.left-o.width/2,c=a.top+a.height/2-o.top-o.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=o.width?a.width/o.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:Fc,easing:Or});P$(s,p)}}function P$(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function A$(e,t,n){for(let{kind:s,n:o,from:a,to:r}of e){let c=t.get(a)??n.get(a),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(o,M$);p++)O$(s,c,u,p)}}function O$(e,t,n,s){let o=document.createElement("span");o.className="flyer",o.setAttribute("aria-hidden","true"),Re(l`<${y} name=${e} size=${22} />`,o),document.body.append(o);let a=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=o.animate([{translate:a(t),opacity:.4},{translate:a(n),opacity:1}],{duration:x$,delay:s*40,easing:Or,fill:"backwards"}),c=()=>{Re(null,o),o.remove()};r.finished.then(c,c)}var Fc,x$,k$,_$,Wc,Or,M$,jc,E$,ko=x(()=>{"use strict";M();N();he();Fc=220,x$=250,k$=280,_$=130,Wc=3,Or="cubic-bezier(0.2, 0.7, 0.2, 1)",M$=3;jc=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));E$=e=>e.dataset.target??e.dataset.anchor??""});function Jn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(o=>document.querySelector(`.board [data-target="${CSS.escape(o)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return l`
    <div class="part-tabs tabs" role="tablist">
      ${fn.map(o=>l`
        <button type="button" key=${o} role="tab" aria-selected=${e===o} onClick=${()=>t(o)}>
          ${i(`part-${o}`)}${e!==o&&s.has(o)&&l`<i class="lit-dot" title=${i("part-lit")}></i>`}
        </button>`)}
    </div>`}function Qn(e,t,n){let s=A({x:0,y:0});return e?{onTouchStart:o=>{s.current={x:o.touches[0].clientX,y:o.touches[0].clientY}},onTouchEnd:o=>{let a=o.changedTouches[0].clientX-s.current.x,r=o.changedTouches[0].clientY-s.current.y;if(Math.abs(a)<I$||Math.abs(a)<R$*Math.abs(r))return;let c=fn[fn.indexOf(t)-Math.sign(a)];c&&n(c)}}:{}}var fn,I$,R$,_o=x(()=>{"use strict";M();L();fn=["mine","centre","rivals","log"],I$=60,R$=2});function Ir({table:e,names:t,owing:n,skew:s,send:o}){let a=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:l`
    ${a?.stand_in&&l`
      <div class="prompt" role="alert">
        <p>${i("seat-bot-plays",{bot:a.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>o({t:"take_back"})}>${i("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>l`<${Z$} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>o({t:"stand_in",seat:u})} />`)}`}function Z$({name:e,since:t,skew:n,onStandIn:s}){let o=()=>t+N$-(Date.now()/1e3+n),[a,r]=g(o()<=0),c=Math.round(t);return v(()=>{r(o()<=0);let u=setTimeout(()=>r(!0),Math.max(0,o())*1e3);return()=>clearTimeout(u)},[c]),a&&l`
    <div class="prompt" role="status">
      <p>${i("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${i("seat-stand-in")}</button>
    </div>`}function Rr({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return l`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ie} onClick=${t} aria-keyshortcuts="Escape">${i("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${i("request-ask")}</button>
      </div>
    </div>`}function Nr({onClose:e,onLeave:t}){let n=()=>{e(),t()};return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${i("leave")}>
      <h2>${i("leave")}</h2>
      <p>${i("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ie} onClick=${e} aria-keyshortcuts="Escape">${i("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${i("leave-do")}</button>
      </div>
    </div>`}var N$,Zr=x(()=>{"use strict";M();L();Le();N$=60});function Xn(e){if(!$e("sound")||typeof AudioContext>"u")return;Kt??=new AudioContext,Kt.state==="suspended"&&Kt.resume().catch(()=>{});let t=Kt.currentTime+.01;for(let n of D$[e]){let s=Kt.createOscillator(),o=Kt.createGain();s.type=n.wave,s.frequency.value=n.hz,o.gain.setValueAtTime(0,t+n.at),o.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),o.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(o).connect(Kt.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function Dr(e,t){!t||e.cause==="join"||(e.result&&!t.result?Xn("end"):e.ask&&!t.ask?Xn("turn"):e.events.some(n=>H$.has(n.kind))?Xn("card"):e.events.some(n=>q$.has(n.kind))&&Xn("essence"))}var D$,Kt,H$,q$,Hr=x(()=>{"use strict";he();D$={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},Kt=null;H$=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),q$=new Set(["collected","gained","paid","put","took","lost","moved"])});function qr(e,t){v(()=>{let n=t?i("title-over"):e?`● ${i("title-your-turn")}`:i("title-table");document.title=`${n} · Arcanarium`},[e,t])}var zr=x(()=>{"use strict";M();L()});function Vc(e,t,n){let s=new Map;for(let o of t)s.set(o,(s.get(o)??0)+1);return{whose:[...s],lines:n.filter(([o])=>o>e&&o<=e+t.length).map(([,o])=>o)}}function Mo({step:e,back:t,log:n,names:s,you:o}){let{whose:a,lines:r}=Vc(e,t,n);return l`
    <ul class="goes-back-whose">
      ${a.map(([c,u])=>l`<li key=${c} data-you=${c===o||null}>${c===o?i("back-yours",{n:u}):i("back-theirs",{who:s[c],n:u})}</li>`)}
    </ul>
    <ul class="goes-back" tabindex="0" aria-label=${i("back-label")}>
      ${r.length>Br&&l`<li>${i("back-more",{n:r.length-Br})}</li>`}
      ${r.slice(-Br).map((c,u)=>l`<li key=${u}>${c}</li>`)}
      ${!r.length&&l`<li>${i("back-hidden")}</li>`}
    </ul>`}var Br,Fr=x(()=>{"use strict";M();L();Br=8});function Wr({state:e,table:t,names:n,log:s,made:o,send:a}){let[r,c]=g(!1);v(()=>c(!1),[e.step,t.request]);let u=t.seats.some((m,h)=>h!==t.you&&m.kind==="person"),{can:p,why:d}=e.undo,f=t.request?.seat===t.you,$=e.undo.back??[];return f?l`
      <div class="undo-note" role="status">
        <p>${i("undo-asked")}</p>
        <${z$} table=${t} names=${n} />
        <button type="button" class="btn quiet small" onClick=${()=>a({t:"answer_undo",agree:!1})}>${i("undo-withdraw")}</button>
      </div>`:r?l`
      <div class="undo-ask" role="alertdialog" aria-label=${d}>
        <p>${d}</p>
        ${$.length>0&&!t.day&&l`<p>${i("back-title",{n:$.length})}</p><${Mo} step=${e.step-$.length} back=${$} log=${s} names=${n} you=${t.you} />`}
        <div class="row">
          ${!t.day&&l`<button type="button" class="btn" ref=${Ie} onClick=${()=>a({t:"ask_undo",step:e.step,era:e.era})}>${i(u?"undo-ask":"undo-anyway")}</button>`}
          <button type="button" class="btn quiet small" onClick=${()=>c(!1)}>${i("undo-never-mind")}</button>
        </div>
      </div>`:l`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!p&&!d}
      title=${p?i("undo-title"):d} data-fair=${p||null}
      onClick=${()=>p?a({t:"undo",step:e.step,era:e.era}):c(!0)}>
      <${y} name="undo" size=${16} /> <span>${i("undo")}${p&&o&&l`: <${De} fragments=${o} />`}</span>
    </button>`}function z$({table:e,names:t}){let n=(e.request?.asked??[]).filter(s=>!e.request?.agreed.includes(s)&&!e.seats[s].here);return n.length>0&&l`<p>${i("undo-away",{who:n.map(s=>t[s]).join(", "),n:n.length})}</p>`}function Ur({table:e,names:t,log:n,send:s}){let o=e.request,a=o&&o.asked.includes(e.you)&&!o.agreed.includes(e.you);return!o||!a||o.seat===e.you?null:l`
    <div class="prompt" role="alertdialog" aria-label=${i("undo-request",{who:t[o.seat]})}>
      <p>${i("undo-request",{who:t[o.seat]})} ${o.back.includes(e.you)&&i("undo-request-yours")}</p>
      <${Mo} step=${o.step} back=${o.back} log=${n} names=${t} you=${e.you} />
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>s({t:"answer_undo",agree:!0})}>${i("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>s({t:"answer_undo",agree:!1})}>${i("undo-refuse")}</button>
      </div>
    </div>`}var jr=x(()=>{"use strict";M();N();L();Fr();Le()});function es({data:e,board:t,ask:n,tell:s,coach:o=null,point:a=[],onLeave:r=null}){let c=e.table,u=A(null),p=A(null);p.current=e.table;let d=Yn(e.state,u,t.flights??null),f=d===e.state,{made:$,remembering:m}=F$(n),h=rr(f?d:{...d,ask:null},m),[b,w]=g(null),[k,S]=g("log"),[P,C]=g(!1),[W,G]=g("mine"),[R,K]=g(!1),[_,T]=g(!1),[Z,se]=g(!1),[re,xe]=g(""),[qo,Op]=ue("sound"),Xe=Oe(Se),$s=Oe(Ka),Xt=z(()=>c.seats.map(ge=>ge.name),[c]),{you:ft}=c,ke=f?d.ask:null,Ip=J(ge=>no(ke,ge),[ke]),Rp=U$(u,ke,h.lit),Wi=e.log.slice(-B$).map(([,ge])=>ge),Ui=e.state?.requests??[],fs=Ui.find(ge=>ge.name===re),zo=f&&e.hint&&e.hint.step===d.step?e.hint:null;j$(e.state),qr(!!e.state?.ask,!!e.state?.result),V$(zo&&Ft(ke,zo.move)?.targets||null),K$(Xe,W,G,h.lit,d.step),W$(c,()=>T(!1)),Y$(u,W,h.lit,ke?`${ke.at} ${ke.question}`:""),G$(Xe,G,a);let Np=Qn(Xe,W,G),ji=ge=>{Xe?G("log"):$s||C(!P||ge!==k),S(ge),ge==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},Vi=()=>ke&&c.hints&&s({t:"hint",step:d.step});Lr({u:()=>Mt(".undo"),p:()=>Mt('.decision [data-group="pass"]'),m:()=>Mt(".list-toggle"),h:Vi,l:()=>ji("log"),c:()=>ji("chat"),"?":()=>K(!0),Escape:()=>R||Z||fs?(K(!1),se(!1),xe("")):h.back()||(b!==null?w(null):C(!1))},h.lit);let Gi=l`<${tr} log=${e.log} chat=${e.chat} tab=${k} setTab=${S} requests=${Ui} onRequest=${xe} onSay=${ge=>n({t:"chat",text:ge})} />`,Zp=d.result&&!_;return l`
    <div class="tabletop" data-game=${c.game} data-part=${Xe?W:null} data-deciding=${ke?!0:null} data-seats=${c.seats.length} data-step=${d.step}>
      <${Wn} table=${c} state=${d} skew=${e.skew} onSeat=${ge=>w(b===ge?null:ge)}>
        ${c.watchers>0&&l`<span class="watchers" title=${i("watchers",{n:c.watchers})}><${y} name="eye" size=${16} />${c.watchers}</span>`}
        ${!Xe&&!$s&&l`<button type="button" class="btn quiet small icon-only" aria-pressed=${P} onClick=${()=>C(!P)} title=${i("tab-log")} aria-label=${i("tab-log")}><${y} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${qo} onClick=${()=>Op(!qo)} title=${i("sound-toggle")} aria-label=${i("sound-toggle")}><${y} name=${qo?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only keys-button" onClick=${()=>K(!0)} title=${i("keys-title")} aria-label=${i("keys-title")}><${y} name="info" size=${18} /></button>
        ${ft>=0&&!d.result&&!c.day&&l`<button type="button" class="btn quiet small icon-only" onClick=${r??(()=>se(!0))} title=${i("leave")} aria-label=${i("leave")}><${y} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${i("ending-home")} aria-label=${i("ending-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${Xe&&l`<${Jn} part=${W} setPart=${G} lit=${h.lit} />`}
      <section class="board" ref=${u} ...${Np} aria-label=${i("board-label")}>
        <${t.Board} game=${c.game} view=${d.view} table=${c} score=${d.score} ask=${ke} names=${Xt} you=${ft}
          lit=${h.lit} chosen=${h.path} choose=${h.choose} why=${Ip} detail=${b} setDetail=${w} />
        ${Xe&&W==="log"&&l`<div class="part-log">${Gi}</div>`}
      </section>
      <aside class="side">
        ${($s||!Xe&&P)&&l`<div class="talk-place" data-drawer=${!$s||null}>${Gi}</div>`}
        ${o}
        <${Ur} table=${c} names=${Xt} log=${e.log} send=${s} />
        <${Ir} table=${c} names=${Xt} owing=${d.view.owing} skew=${e.skew} send=${s} />
        <div class="desk" data-active=${ke?!0:null}>
          ${t.Beside&&ft>=0&&l`<${t.Beside} view=${d.view} you=${ft} />`}
          ${ke&&ft>=0?l`<${gr} game=${c.game} state=${d} ask=${ke} you=${ft} choosing=${h} hint=${zo} before=${Wi} />`:d.result?l`<div class="decision"><button type="button" class="btn primary" onClick=${()=>T(!1)}>${i("ending-show")}</button></div>`:l`<${br} names=${Xt} owing=${d.view.owing} you=${ft} before=${Wi} />`}
          <p class="why-line" aria-live="polite">${Rp}</p>
          ${ft>=0&&!d.result&&l`
            <div class="desk-tools">
              <${Wr} state=${d} table=${c} names=${Xt} log=${e.log} made=${$(d.step)} send=${s} />
              ${ke&&c.hints&&l`<button type="button" class="btn quiet small" onClick=${Vi} aria-keyshortcuts="h"><${y} name="hint" size=${16} /> ${i("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${Pr} choosing=${h} />
      ${R&&l`<${Er} onClose=${()=>K(!1)} />`}
      ${Z&&l`<${Nr} onClose=${()=>se(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${fs&&l`<${Rr} request=${fs} onClose=${()=>xe("")} onAsk=${()=>s({t:"request",name:fs.name})} />`}
      ${Zp&&l`<div class="veil"></div><${Cr} table=${c} state=${d} names=${Xt} ask=${n} latest=${()=>p.current} onLook=${()=>T(!0)} />`}
    </div>`}function F$(e){let t=A([]),n=J((o,a)=>{let r=t.current.filter(c=>c.step<o.step);return t.current=a?[...r,{step:o.step,label:[[a.heading,"text"],[" ","text"],...a.label]}]:r,e(o)},[e]);return{made:o=>t.current.find(a=>a.step===o-1)?.label??null,remembering:n}}function W$(e,t){let n=Object.entries(e.next??{}).filter(([,{seat:s}])=>s!==e.you).map(([s])=>s).join();v(()=>{n&&t()},[n])}function U$(e,t,n){let[s,o]=g("");return v(()=>{let a=e.current,r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;o(u?.dataset.target??"")};return a?.addEventListener("pointerover",r),a?.addEventListener("focusin",r),()=>{a?.removeEventListener("pointerover",r),a?.removeEventListener("focusin",r)}},[]),s&&!n.has(s)?no(t,s).join(" "):""}function j$(e){let t=A(e);v(()=>{e&&e!==t.current&&Dr(e,t.current),t.current=e},[e])}function V$(e){let t=e?.join(" ")??"";me(()=>{let n=(e??[]).map(Kn).filter(s=>s!==null);for(let s of n)s.setAttribute("data-hinted","");return()=>n.forEach(s=>s.removeAttribute("data-hinted"))},[t])}function G$(e,t,n){let s=n.join(" ");v(()=>{let o=e&&n.length&&document.querySelector(po(n[0]))?.closest(".board [data-part]")?.getAttribute("data-part");o&&t(o)},[s,e])}function K$(e,t,n,s,o){v(()=>{if(!e||!s.size)return;let a=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(a.has(t))return;let r=fn.find(c=>a.has(c));r&&n(r)},[o,e])}function Y$(e,t,n,s){me(()=>{e.current&&(e.current.scrollTop=0)},[t]),v(()=>{if(!e.current||!s)return;let o=[...n].map(Kn).filter(a=>a!==null&&e.current?.contains(a));o.length&&!o.some(a=>J$(a))&&o[0]?.scrollIntoView({block:"center",inline:"nearest"})},[s,t,n.size>0])}function J$(e){let{top:t,bottom:n}=e.getBoundingClientRect();for(let s=e.parentElement;s;s=s.parentElement){if(getComputedStyle(s).overflowY==="visible")continue;let o=s.getBoundingClientRect();if(t<o.top-1||n>o.bottom+1)return!1}return!0}var B$,Co=x(()=>{"use strict";M();N();$o();he();L();Wt();ir();yr();Sr();Tr();Ar();ko();_o();Zr();Le();Hr();Un();yo();zr();jr();B$=3});function Vr(){let[e,t]=g([]),n=J(s=>{let o=++X$;t(a=>[...a.filter(r=>r.text!==s).slice(-2),{id:o,text:s}]),setTimeout(()=>t(a=>a.filter(r=>r.id!==o)),Q$)},[]);return{toasts:e,toast:n}}function Gr({toasts:e}){return l`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>l`<p key=${t}>${n}</p>`)}</div>`}var Q$,X$,Kr=x(()=>{"use strict";M();Q$=5e3,X$=0});var Kc={};be(Kc,{Page:()=>Gc,TablePage:()=>Jr});function Gc({params:e}){return l`<${Jr} key=${e.table} id=${e.table} />`}function ef(e){let[t,n]=g(null),[s,o]=g(null);me(()=>{let r=Ha(e,c=>n({...c}));return o(r),()=>r.close()},[e]);let a=J(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:a}}function tf(e){let[t,n]=g(null),[s,o]=g("");return v(()=>{e&&qt(e).then(n,a=>o(q(a)))},[e]),{board:t,problem:s}}function Jr({id:e}){let{data:t,send:n}=ef(e),{toasts:s,toast:o}=Vr(),a=t?.table??null,{board:r,problem:c}=tf(a?.game),u=!!t?.state?.result;v(()=>{u&&a&&Ba(e,a.you).catch(()=>{})},[u]);let p=z(()=>f=>n(f).catch($=>{throw o(q($)),$}),[n,o]),d=J(f=>p(f).catch(()=>{}),[p]);return t?.gone?l`<${Yr} title=${i("table-gone")} text=${i("table-gone-what")} />`:c?l`<${Yr} title=${i("table-problem")} text=${c} />`:!t||!a||!r&&a.status!=="open"?l`<${nf} id=${e} lost=${!!t?.retryAt} />`:l`
    ${!t.connected&&l`<p class="offline" role="status">${i("table-offline")}</p>`}
    ${a.status==="broken"?l`<${Yr} title=${i("table-broken")} text=${a.reason} />`:t.state&&r&&a.status!=="open"?l`<${es} data=${t} board=${r} ask=${p} tell=${d}
        coach=${a.coach&&a.you>=0&&!t.state.result&&l`<${Sc} notes=${t.state.coach??[]} asked=${!!t.state.ask} />`} />`:l`<${sr} table=${a} chat=${t.chat} ask=${p} send=${d} />`}
    <${Gr} toasts=${s} />`}function nf({id:e,lost:t}){let[n,s]=g("");return v(()=>{t&&Fa(e).then(s,()=>{})},[t]),l`
    <div class="waiting" aria-busy="true">
      <p role="status">${i(t?"table-offline":"table-coming")} ${n&&l`<a href=${n}>${i("table-stored")}</a>`}</p>
    </div>`}function Yr({title:e,text:t}){return l`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${i("ending-home")}</a></p>
    </section>`}var Qr=x(()=>{"use strict";M();rn();qa();ro();B();Lc();L();or();Co();Kr()});var Yc={};be(Yc,{Page:()=>sf});function sf(){let[e,t]=g(null),[n,s]=g("");ue("lessons"),v(()=>{X("/api/lessons").then(t,a=>s(q(a)))},[]);let o=[...new Set((e??[]).map(a=>a.game))];return l`
    <div class="learn">
      <header class="learn-head"><h1>${i("learn-title")}</h1><p>${i("learn-what")}</p></header>
      ${n&&l`<p class="problem" role="alert">${n}</p>`}
      ${o.map(a=>l`
        <section key=${a} aria-labelledby=${`learn-${a}`}>
          <h2 id=${`learn-${a}`}>${ee(a)}</h2>
          <ul class="lessons">${(e??[]).filter(r=>r.game===a).map(r=>l`<${of} key=${r.id} lesson=${r} />`)}</ul>
        </section>`)}
    </div>`}function of({lesson:e}){let{id:t,kind:n,minutes:s,steps:o,title:a,about:r}=e,{answers:c,done:u}=Gt(t),p=c.length>0,d=()=>{Bn(t,[],!1),de(`/learn/${t}`)};return l`
    <li class="lesson-card" data-kind=${n} data-done=${u||null}>
      <h3>${u&&l`<${y} name="done" size=${18} label=${i("learn-done")} />`} ${a}</h3>
      <p>${r}</p>
      <p class="quiet-text">${i("learn-length",{minutes:s,steps:o})}</p>
      <p class="row">
        <a class="btn ${n==="guided"&&!u||p?"primary":""}" href=${`/learn/${t}`}>${i(p?"learn-resume":u?"learn-repeat":"learn-start")}</a>
        ${p&&l`<button type="button" class="btn quiet" onClick=${d}>${i("learn-again")}</button>`}
      </p>
    </li>`}var Jc=x(()=>{"use strict";B();ie();M();N();lo();Ke();he();L()});function af(e){return{answers:[],place:e.places[0],state:e.state,log:[]}}function ss(e,t,n){let{place:s}=t,o=s.over?void 0:s.moves[n];if(!o)return{say:s.else??"",frames:[],stand:null};if(o.to===void 0)return{say:o.say??s.else,frames:o.frames,stand:null};let a=o.frames.at(-1)??t.state;return{say:"",frames:o.frames,stand:{answers:[...t.answers,n],place:e.places[o.to],state:a,log:[...t.log,...rf(o.frames)]}}}function Qc(e,t,n){let s={say:"",frames:[],stand:t};for(let o of n){let a=ss(e,s.stand,o);if(!a.stand)return{...a,frames:s.frames.length?[]:a.frames};s={say:"",frames:[...s.frames,...a.frames],stand:a.stand}}return s}function ts(e,t){let n=af(e);for(let s of t){let o=ss(e,n,s).stand;if(!o)break;n=o}return n}function Xc(e,t){let n=t.answers.slice(0,-1),s=ts(e,n);for(;;){let o=ts(e,n.slice(0,-1));if(!n.length||o.place.step!==s.place.step)return s;n=n.slice(0,-1),s=o}}var ns,rf,Xr=x(()=>{"use strict";ns=e=>!e.over&&!e.do,rf=e=>e.flatMap(t=>t.lines.map(n=>[t.step,n]))});function eu({course:e,stand:t,said:n,strayed:s,busy:o,onGoOn:a,onTakeBack:r,onBack:c,onAgain:u,onPlay:p}){let{place:d}=t,f=A(null),$=!o&&(s||d.over||ns(d));return v(()=>{$&&f.current?.focus({preventScroll:!0})},[$,d]),l`
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
        ${!o&&s&&l`<button type="button" class="btn primary small" ref=${f} onClick=${r}>${i("learn-take-back")}</button>`}
        ${!o&&!s&&ns(d)&&l`<button type="button" class="btn primary small coach-next" ref=${f} onClick=${a}>${i("learn-go-on")}</button>`}
        ${!o&&d.over&&l`
          <button type="button" class="btn primary small" ref=${f} onClick=${p}>${i("learn-play-free")}</button>
          <a class="btn small" href="/learn">${i("learn-all")}</a>`}
        <span class="coach-gap"></span>
        ${t.answers.length>0&&!s&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${c}>${i("learn-back")}</button>`}
        ${t.answers.length>0&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${u}>${i("learn-again")}</button>`}
        ${!d.over&&l`<a class="btn quiet small" href="/learn">${i("learn-leave")}</a>`}
      </div>
    </section>`}var tu=x(()=>{"use strict";M();N();L();Xr()});var su={};be(su,{Page:()=>pf});function pf({params:e}){return l`<${df} key=${e.lesson} id=${e.lesson} />`}function df({id:e}){let[t,n]=g(null),[s,o]=g(null),[a,r]=g(""),[c,u]=g(0);return v(()=>{r(""),X(`/api/lessons/${encodeURIComponent(e)}`).then(async p=>{o(await qt(p.table.game)),n(p)}).catch(p=>r(q(p)))},[e,c]),a?l`
      <section class="panel aside">
        <h1>${i("learn-problem")}</h1><p role="alert">${a}</p>
        <p class="row"><button type="button" class="btn primary" onClick=${()=>u(c+1)}>${i("learn-retry")}</button>
          <a class="btn" href="/learn">${i("learn-all")}</a></p>
      </section>`:t&&s?l`<${mf} course=${t} board=${s} />`:l`<div class="waiting" aria-busy="true"><p role="status">${i("table-coming")}</p></div>`}function mf({course:e,board:t}){let[n,s]=g(()=>ts(e,Gt(e.id).answers)),[o,a]=g({state:n.state,log:n.log,past:[n.state]}),[r,c]=g(""),[u,p]=g(!1),[d,f]=g(!1),[$,m]=g(0),{show:h,stop:b}=ff(a,f),w=d||u||ns(n.place),k=J(R=>{b(),s(R),c(""),p(!1),m(K=>K+1),a({state:{...R.state,cause:"join"},log:R.log,past:[R.state]}),Bn(e.id,R.answers,!!R.place.over)},[e]),S=async R=>{c(R.say),p(!R.stand&&R.frames.length>0),R.stand&&(s(R.stand),Bn(e.id,R.stand.answers,!!R.stand.place.over)),await h(R.frames)},P=J(async R=>{R.t!=="play"||w||await S(R.moves?Qc(e,n,R.moves.map(String)):ss(e,n,String(R.move)))},[e,n,w]),C=z(()=>({table:e.table,log:o.log,past:o.past,chat:[],connected:!0,refused:null,hint:null,gone:!1,retryAt:null,skew:0,state:{...o.state,era:$,result:null,ask:w?null:o.state.ask}}),[e,o,$,w]),W=d||u?nu:n.place.point??nu;mo(W);let G=l`
    <${eu} course=${e} stand=${n} said=${r} strayed=${u} busy=${d}
      onGoOn=${()=>S(ss(e,n,""))} onTakeBack=${()=>k(n)} onBack=${()=>k(Xc(e,n))}
      onAgain=${()=>k(ts(e,[]))} onPlay=${()=>$f(e.table)} />`;return l`<${es} data=${C} board=${t} ask=${P} tell=${P} coach=${G} point=${W} onLeave=${()=>de("/learn")} />`}async function $f({game:e,sets:t,variant:n}){let s=Ae(e);if(!s)return de("/");let{table:o}=await H("/api/tables",{...Cn(s),sets:t,variant:n,seats:[{kind:"me"},{kind:"bot",bot:s.bots[0]}],coach:!0});return de(`/t/${o}`)}function ff(e,t){let n=A(0);v(()=>()=>{n.current++},[]);let s=J(()=>{n.current++,t(!1)},[]);return{show:J(async a=>{let r=++n.current;if(a.length){t(!0);for(let[c,u]of a.entries()){if(c&&await new Promise(d=>setTimeout(d,Bt()?cf:uf)),r!==n.current)return;let p=u.lines.map(d=>[u.step,d]);e(d=>({state:u,log:[...d.log,...p],past:[...d.past,u]}))}t(!1)}},[]),stop:s}}var cf,uf,nu,ou=x(()=>{"use strict";B();rn();ie();M();Ke();he();L();Co();Xr();tu();$o();lo();cf=750,uf=60,nu=[]});function au(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function ru({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[a,r]of Object.entries(t))s.set(a,r);n&&s.set("card",n);let o=s.toString();return o&&`?${o}`}function ei(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function iu(e,{words:t,filters:n}){let s=ei(t).split(/\s+/).filter(Boolean),o=e.cards.filter(c=>Object.entries(n).every(([u,p])=>hf(c,u).includes(p)));if(!s.length)return o;let a=o.filter(c=>{let u=ei([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),r=c=>s.some(u=>ei(c.name).includes(u));return[...a.filter(r),...a.filter(c=>!r(c))]}function hf(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function ti(e,t,n,s){switch(n){case"set":return t.sets.find(o=>o.id===s)?.title??s;case"type":return xt(e,`type-${s}`,{n:2});case"kind":return xt(e,`kind-${s}`,{n:2});default:return nt(`${e}-${n}-${s}`)?i(`${e}-${n}-${s}`):xt(e,s)}}var lu=x(()=>{"use strict";In();L()});var ni={};be(ni,{CardsPage:()=>cu,Page:()=>gf});function gf({params:e}){let t=we()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return l`<${cu} key=${n} game=${n} games=${t}/>`}function cu({game:e,games:t}){let[n,s]=g(null),[o,a]=g(""),[r,c]=g(0);return v(()=>{a(""),Sn(e).then(s,u=>a(q(u)))},[e,r]),l`
    <div class="browse">
      <header class="browse-head">
        <h1>${i("browse-title")}</h1>
        <nav class="row" aria-label=${i("browse-games")}>
          ${t.map(u=>l`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${ee(u)}</a>`)}
        </nav>
      </header>
      ${n?l`<${bf} game=${e} cards=${n}/>`:o?l`<div class="empty"><p>${o}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${i("browse-again")}</button></div>`:l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`}
    </div>`}function bf({game:e,cards:t}){let n=Object.keys(t.filters),[s,o]=g(()=>au(location.search,n)),[a,r]=ue("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=z(()=>iu(t,s),[t,s.words,s.filters]),p=f=>{let $={...s,...f};o($),history.replaceState(history.state,"",location.pathname+ru($))},d=(f,$)=>{let{[f]:m,...h}=s.filters;p({filters:m===$?h:{...h,[f]:$}})};return l`
    <form class="browse-tools panel" role="search" onSubmit=${f=>f.preventDefault()}>
      <div class="browse-search">
        <${y} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${i("browse-search")} aria-label=${i("browse-search")}
          onInput=${f=>p({words:f.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${i("browse-filters")}</summary>
        <div>${n.map(f=>l`<fieldset key=${f} class="browse-filter">
          <legend>${i(`browse-filter-${f}`)}</legend>
          ${t.filters[f].map($=>l`<button key=${$} type="button" class="chip" aria-pressed=${s.filters[f]===$?"true":"false"}
            onClick=${()=>d(f,$)}>${ti(e,t,f,$)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${i("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${a} onChange=${()=>r(!a)}/> ${i("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?yf(t,u,s).map(([f,$])=>l`<section key=${f} class="browse-kind">
        ${f&&l`<h2>${ti(e,t,"kind",f)} <span class="num">${$.length}</span></h2>`}
        <div class="browse-cards">${$.map(m=>l`<${pe} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>p({card:m.id})}/>`)}</div>
      </section>`):l`<div class="empty"><p>${i("browse-none")} ${i("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${i("browse-reset")}</button></div>`}
    ${u.some(f=>f.mark)&&l`<p class="browse-legend"><${y} name="standin"/> ${i("card-stand-in")}</p>`}
    ${s.card&&l`<${wf} game=${e} cards=${t} list=${u} id=${s.card} show=${f=>p({card:f})}/>`}`}function yf(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(o=>o.kind===s)]).filter(([,s])=>s.length)}function wf({game:e,cards:t,list:n,id:s,show:o}){let a=A(null);v(()=>a.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&o(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return l`<dialog ref=${a} class="dialog browse-full" aria-label=${r.name} onClose=${()=>o("")} onKeyDown=${p}
      onClick=${d=>d.target===a.current&&a.current?.close()}>
    <div class="browse-full-inside">
      <${pe} game=${e} id=${s} size="full"/>
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
  </dialog>`}var si=x(()=>{"use strict";B();Ge();ve();ie();M();N();he();L();lu()});function os({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let o=/^[-|] /u.exec(s)?.[0]??"",a=n.at(-1);o&&a?.mark===o?a.lines.push(s.slice(2)):n.push({mark:o,lines:[s.slice(o.length)]})}return n.map(({mark:s,lines:o})=>s==="| "?l`<${vf} lines=${o} draw=${t} />`:s?l`<ul>${o.map(a=>l`<li>${t(a)}</li>`)}</ul>`:l`<p>${t(o[0])}</p>`)}function vf({lines:e,draw:t}){let[n,...s]=e.map(o=>o.split("|").map(a=>a.trim()));return l`
    <table class="table rules-rows">
      <thead><tr>${n.map(o=>l`<th scope="col">${o}</th>`)}</tr></thead>
      <tbody>${s.map(o=>l`<tr>${o.map(a=>l`<td>${t(a)}</td>`)}</tr>`)}</tbody>
    </table>`}var oi=x(()=>{"use strict";M()});var ai={};be(ai,{Page:()=>kf});function kf({params:e}){let t=we()?.filter(a=>a.chapters.length);if(!t?.length)return l`<div class="waiting" aria-busy="true"></div>`;let n=t.find(a=>a.game===e.game)??t[0],{game:s,chapters:o}=n;return l`
    <div class="rules">
      <header class="rules-head">
        <${dn} signs=${n.emblem} />
        <div>
          <h1>${i("rules-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${t.map(({game:a})=>l`
              <a key=${a} class="chip" href=${`/rules/${a}`} aria-current=${a===s?"true":void 0}>${ee(a)}</a>`)}
          </nav>
          <p class="quiet-text">${i("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&l`<a href=${`/rules/${s}/full`}>${i("rules-to-full")}</a>`}
            ${n.kinds.length>0&&l`<a href=${`/cards/${s}`}>${i("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${i("rules-contents")}>
        <ol>${o.map(a=>l`<li key=${a}><a href=${`#${a}`}>${uu(s,a)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${o.map(a=>l`
          <section key=${a} id=${a} class="panel" aria-labelledby=${`${a}-title`}>
            <h2 id=${`${a}-title`}>${uu(s,a)}</h2>
            ${a==="signs"?l`<${Mf} signs=${n.sign_table} />`:l`<${os} text=${i(`${s}-rules-${a}`)} line=${_f} />`}
          </section>`)}
      </div>
    </div>`}function uu(e,t){return i(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function _f(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?l`<${pu} name=${t} />`:t)}function pu({name:e,size:t="1.2em"}){return l`<span class=${xf.has(e)?`of-${e}`:"of-sign"}><${y} name=${e} size=${t} /></span>`}function Mf({signs:e}){return l`
    <ul class="legend">
      ${e.map(t=>l`<li key=${t}><${pu} name=${t} size="1.5rem" /> ${i(`rules-sign-${t}`)}</li>`)}
    </ul>`}var xf,ri=x(()=>{"use strict";ie();M();N();L();uo();oi();xf=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function li(e){let t=ii.get(e);return t||(t=X(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>ii.delete(e)),ii.set(e,t)),t}function as(e){return e.groups.flatMap(t=>t.clauses)}function So(e){return new Set(e.parts.flatMap(as).map(({id:t})=>t))}function ci(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...So(e)].find(a=>a.toLowerCase()===n.join(" ")),o=({id:a,question:r="",text:c})=>{let u=`${a} ${r} ${c}`.toLowerCase();return s?a===s:n.every(p=>u.includes(p))};return e.parts.map(({title:a,groups:r})=>({title:a,groups:r.map(c=>({...c,clauses:c.clauses.filter(o)})).filter(({clauses:c})=>c.length)})).filter(({groups:a})=>a.length)}function ui(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var ii,pi=x(()=>{"use strict";B();ii=new Map});var mu={};be(mu,{Page:()=>Cf});function Cf({params:{game:e}}){let[t,n]=g(null),[s,o]=g(""),a=we();return v(()=>{li(e).then(n,r=>o(r?.code==="not-found"?i("clauses-none",{game:ee(e)}):q(r)))},[e]),l`
    <div class="rules clauses">
      <header class="rules-head">
        <${dn} signs=${Ae(e)?.emblem??[]} />
        <div>
          <h1>${i("clauses-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${a?.filter(r=>r.rules_text).map(r=>l`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${ee(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${i("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&l`<p class="panel" role="alert">${s}</p>`}
      ${t&&l`<${Sf} book=${t} />`}
    </div>`}function Sf({book:e}){let[t,n]=g(""),[s,o]=g(du),a=z(()=>Ef(So(e)),[e]),r=z(()=>ci(e,t),[e,t]);v(()=>{let u=()=>{n(""),o(du())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),v(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,p)=>u+as(p).length,0);return l`
    <div class="clauses-search browse-search">
      <${y} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&i("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&l`<section class="panel clauses-intro"><${os} text=${e.intro.join(`
`)} line=${a} /></section>`}
      ${r.map(u=>l`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${i("clauses-count",{n:as(u).length})}</span></summary>
          ${u.groups.map(p=>l`
            <div class="clauses-group">
              ${p.title&&l`<h3>${p.title}</h3>`}
              ${p.text&&l`<p>${p.text}</p>`}
              ${p.clauses.map(d=>l`<${Lf} key=${d.id} clause=${d} draw=${a} here=${d.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function du(){return location.hash.slice(1)}function Lf({clause:{id:e,question:t,text:n,mark:s},draw:o,here:a}){return l`
    <article class="clauses-one" id=${e} aria-current=${a?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${i("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&l`<p class="clauses-question">${o(t)}</p>`}
        <${os} text=${n} line=${o} />
        ${s&&l`<p class="clauses-mark">${o(s)}</p>`}
      </div>
    </article>`}function Ef(e){return t=>ui(t,e).map(n=>e.has(n)?l`<a href=${`#${n}`}>${n}</a>`:n)}var $u=x(()=>{"use strict";B();ie();M();N();pi();L();uo();oi()});function fu({table:e,length:t,at:n,setAt:s,ready:o,setEyes:a,names:r,narrow:c}){let[u,p]=g(!1),[d,f]=g(1),$=n>=t;v(()=>{if(!u||$||!o)return;let w=setTimeout(()=>s(n+1),Tf/d);return()=>clearTimeout(w)},[u,n,d,$,o]),v(()=>{$&&p(!1)},[$]);let m=w=>{p(!1),s(w)},h=()=>{!u&&$&&s(0),p(!u)};Of({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":h});let b=l`
    <div class="player-choices">
      <label><span>${i("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${w=>a(Number(w.currentTarget.value))}>
          <option value="-1">${i("replay-eyes-all")}</option>
          ${r.map((w,k)=>l`<option key=${k} value=${String(k)}>${w}</option>`)}
        </select></label>
      <label><span>${i("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${w=>f(Number(w.currentTarget.value))}>
          ${Pf.map(w=>l`<option key=${w} value=${String(w)}>${i("replay-speed-value",{n:w})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${Af} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${y} name="download" size=${16} /> ${i("replay-download")}</a>
    </div>`;return l`
    <div class="player" role="group" aria-label=${i("title-replay")}>
      <div class="player-buttons">
        <${Lo} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${Lo} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${y} name=${u?"pause":"play"} size=${18} /> ${i(u?"replay-pause":"replay-play")}</button>
        <${Lo} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${$} />
        <${Lo} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${$} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${i("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${i("replay-step",{n,of:t})} onInput=${w=>m(Number(w.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?l`<details><summary>${i("replay-choices")}</summary>${b}</details>`:b}
      <p class="player-keys">${i("replay-keys")}</p>
    </div>`}function Lo({text:e,icon:t,onClick:n,off:s,mirrored:o=!1}){return l`
    <button type="button" class=${o?"btn icon-only mirrored":"btn icon-only"} aria-label=${i(e)} title=${i(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${y} name=${t} size=${18} /></button>`}function Af(){let[e,t]=g("");return l`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${y} name="link" size=${16} /> ${i("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&i("replay-shared")}</span>
    ${e==="blocked"&&l`<input class="input" readonly value=${location.href} aria-label=${i("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function Of(e){v(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),o=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),a=e[n.key];!a||s||o||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),a())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var Tf,Pf,hu=x(()=>{"use strict";M();N();L();Tf=1400,Pf=[.5,1,2,4]});function bu(e,t,n){let[s,o]=g({table:null,length:-1,steps:[],refused:""}),a=A(n);return a.current=n,v(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=gu(c,a.current);p>=0&&!r;p=gu(c,a.current)){let d=p*rs,f=await X(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+rs-1}&eyes=${t}`);if(r)return;let $=[...c.steps];for(let m of f.steps)$[m.step]=m;c={table:f.table,length:f.length,steps:$,refused:""},o(c)}})().catch(p=>{r||o({...c,refused:q(p)})}),()=>{r=!0}},[e,t]),s}function gu({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/rs);if(e<0)return s;let a=Array.from({length:Math.floor(e/rs)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*rs)]);return a.includes(s)?s:a[0]??-1}var rs,yu=x(()=>{"use strict";B();M();rs=40});var vu={};be(vu,{Page:()=>Nf});function Nf({params:e}){let[{at:t,eyes:n},s]=g(Bf),{table:o,length:a,steps:r,refused:c}=bu(e.table,n,t),[u,p]=g(null),[d,f]=g(""),$=o?.game;v(()=>{$&&qt($).then(p,b=>f(q(b)))},[$]),Ff(t,n);let m=A(null),h=r[Math.min(t,Math.max(0,a))];return h&&(m.current=h),d||c&&!m.current?l`<${Zf} reason=${d||c} />`:!o||!u||!m.current?l`<div class="waiting" aria-busy="true"><p role="status">${i("replay-coming")}</p></div>`:l`
    <${Df} table=${{...o,you:n}} board=${u} length=${a} steps=${r} state=${m.current} at=${Math.min(t,a)}
      setAt=${b=>s({at:Math.max(0,Math.min(a,b)),eyes:n})}
      setEyes=${b=>s({at:t,eyes:b})} />`}function Zf({reason:e}){return l`
    <section class="panel narrow">
      <h1>${i("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}function Df({table:e,board:t,length:n,steps:s,state:o,at:a,setAt:r,setEyes:c}){let u=A(null),p=Yn(Hf(o),u,t.flights??null),[d,f]=g(null),[$,m]=g("centre"),h=Oe(Se),b=Qn(h,$,m),w=z(()=>e.seats.map(S=>S.name),[e.table]),k=l`<${qf} steps=${s} at=${a} setAt=${r} />`;return l`
    <div class="tabletop replay" data-game=${e.game} data-part=${h?$:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${i("replay-of",{game:ee(e.game)})}</h1>
      <${Wn} table=${e} state=${p} skew=${0} onSeat=${S=>f(d===S?null:S)}>
        <span class="quiet-text replay-what">${Ht(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${i("go-home")} aria-label=${i("go-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${h&&l`<${Jn} part=${$} setPart=${m} lit=${wu} />`}
      <section class="board" ref=${u} ...${b} aria-label=${i("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${w} you=${e.you}
          lit=${wu} chosen=${[]} choose=${If} why=${Rf} detail=${d} setDetail=${f} />
        ${h&&$==="log"&&l`<div class="part-log">${k}</div>`}
      </section>
      <aside class="side">
        ${!h&&l`<div class="talk-place replay-log-place">${k}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&l`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&l`<${zf} state=${p} names=${w} />`}
          <${fu} table=${e} length=${n} at=${a} setAt=${r} ready=${!!s[Math.min(n,a+1)]} setEyes=${c} names=${w} narrow=${h} />
        </div>
      </aside>
    </div>`}function Hf(e){let t=A(e);return z(()=>{let n=e.step-t.current.step;return t.current=e,{...e,cause:n===1?"move":"join"}},[e])}function qf({steps:e,at:t,setAt:n}){let s=A(null);v(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let o=e.filter(r=>r?.lines.length),a=o.findLast(r=>r.step<=t)?.step;return l`
    <ol class="replay-log" ref=${s} aria-label=${i("replay-moves")}>
      ${o.map(({step:r,lines:c})=>l`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===a?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>l`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function zf({state:e,names:t}){let{points:n,winners:s}=e.result,o=t.map((a,r)=>r).sort((a,r)=>n[r]-n[a]);return l`
    <section class="replay-result" aria-label=${i("replay-result")}>
      <h2>${i("replay-result")}</h2>
      ${o.map(a=>l`
        <details key=${a}>
          <summary><strong><bdi>${t[a]}</bdi></strong> ${i("replay-points",{n:n[a]})}${s.includes(a)&&l` · <em>${i("replay-winner")}</em>`}</summary>
          <ul>${e.score[a].map(([r,c,u])=>l`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function Bf(){let e=new URLSearchParams(location.search),t=(n,s)=>{let o=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(o)&&o>=s?o:s};return{at:t("step",0),eyes:t("eyes",-1)}}function Ff(e,t){v(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var wu,If,Rf,xu=x(()=>{"use strict";B();rn();ie();M();N();ko();_o();Le();Un();L();hu();yu();wu=new Set,If=()=>{},Rf=()=>[]});var di={};be(di,{Page:()=>Wf});function Wf({params:e}){let[t,n]=g(null),[s,o]=g("");return v(()=>{X(`/api/daily?day=${encodeURIComponent(e.day??"")}`).then(n,a=>o(q(a)))},[e.day]),l`
    <div class="column daily">
      <h1>${i("daily-title")}</h1>
      ${s&&l`<p class="refusal" role="alert">${s}</p>`}
      ${t?l`<${Uf} day=${t} />`:!s&&l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Uf({day:e}){let t=Math.max(1,Math.round((e.ends-Date.now()/1e3)/3600));return l`
    <p class="daily-day">${co(e.day)}${!e.past&&l` · <span class="quiet-text">${i("daily-left",{n:t})}</span>`}</p>
    <p class="quiet-text">${i(e.past?"daily-what-past":"daily-what")}</p>
    ${e.deals.map(n=>l`<${jf} key=${n.game} deal=${n} past=${e.past} />`)}
    ${(e.days.length>0||e.past)&&l`
      <nav class="daily-days" aria-label=${i("daily-days")}>
        <h2>${i("daily-days")}</h2>
        <p class="row">
          ${[e.today,...e.days].map(n=>l`
            <a key=${n} class="chip" href=${n===e.today?"/daily":`/daily/${n}`} aria-current=${n===e.day?"true":null}>${n===e.today?i("daily-today"):co(n)}</a>`)}
        </p>
      </nav>`}
    <p class="fine">${i("daily-honest")}</p>`}function jf({deal:e,past:t}){let[n,s]=g(!1),[o,a]=g(""),c=we()?.find(p=>p.game===e.game)?.opponents.find(p=>p.bot===e.bot),u=async()=>{s(!0);try{let{table:p}=await H(`/api/daily/${e.game}`);de(`/t/${p}`)}catch(p){a(q(p)),s(!1)}};return l`
    <section class="panel daily-deal" aria-labelledby=${`daily-${e.game}`}>
      <h2 id=${`daily-${e.game}`}>${ee(e.game)}</h2>
      <p>${i(e.first?"daily-you-first":"daily-bot-first",{bot:c?Dt(c):ce("bot",e.bot)})}
        <span class="quiet-text"> ${i("daily-tries",{n:e.tries})}</span></p>
      ${!t&&!e.mine?.over&&l`<p><button type="button" class="btn primary large" disabled=${n} onClick=${u}>${i(e.mine?"daily-go-on":"daily-play")}</button></p>`}
      ${o&&l`<p class="refusal" role="alert">${o}</p>`}
      ${e.results?l`<${Vf} results=${e.results} />`:l`<p class="quiet-text">${i("daily-later")}</p>`}
      ${e.mine?.over&&l`<p><a href=${`/replay/${e.mine.table}`}>${i("daily-replay")}</a></p>`}
      ${e.seed&&l`<p class="quiet-text daily-seed">${i("room-seed",{seed:e.seed})}</p>`}
    </section>`}function Vf({results:e}){return e.length?l`
    <div class="daily-results"><table class="table">
      <thead><tr><th scope="col">${i("daily-rank")}</th><th scope="col">${i("daily-who")}</th><th scope="col" class="num">${i("daily-points")}</th>
        <th scope="col" class="num">${i("daily-margin")}</th><th scope="col" class="num">${i("daily-rounds")}</th></tr></thead>
      <tbody>${e.map((t,n)=>l`
        <tr key=${n} data-you=${t.you||null}>
          <td class="num">${t.rank??l`<abbr title=${i("daily-late-what")}>${i("daily-late")}</abbr>`}</td>
          <td><bdi>${t.name}</bdi> ${t.you&&l`<small>${i("seat-you")}</small>`} ${t.won&&l`<${y} name="crown" size=${16} label=${i("ending-winner")} />`}</td>
          <td class="num">${t.points} : ${t.rival}</td>
          <td class="num">${t.margin>0?"+":""}${t.margin}</td>
          <td class="num">${t.rounds}</td>
        </tr>`)}</tbody>
    </table></div>`:l`<p class="empty">${i("daily-none")}</p>`}var mi=x(()=>{"use strict";B();ie();M();N();Ke();L();Wa()});function ne(){let[e,t]=g({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(o){t({busy:!1,told:q(o),wrong:!0})}}}}function te({told:e,wrong:t}){return l`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Ye(e){return t=>e(t.currentTarget.value)}var ut=x(()=>{"use strict";B();M()});function ku(){return l`
    <section class="panel">
      <h2>${i("account-account")}</h2>
      <p class="quiet-text">${i("account-why")}</p>
      <div class="two">
        <${Gf} />
        <${Kf} />
      </div>
    </section>`}function Gf(){let e=fe(),[t,n]=g(e.name),[s,o]=g(""),a=ne(),r=u=>{u.preventDefault(),a.run(async()=>(await so("register",t.trim(),s),""))},c=()=>a.run(async()=>{let u=await Hn("/api/account/passkey/new",{name:t.trim()});return await it("/api/account/passkey/register",{credential:u,label:""}),""});return l`
    <form class="entrance" onSubmit=${r}>
      <h3>${i("account-register")}</h3>
      <${qe} label=${i("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${qe} label=${i("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${i("account-register")}</button>
        ${lt()&&l`<button type="button" class="btn" disabled=${a.busy||!t.trim()} onClick=${c}>${i("passkey-register")}</button>`}
      </p>
      <${te} ...${a} />
    </form>`}function Kf(){let e=fe(),[t,n]=g(""),[s,o]=g(""),[a,r]=g(!1),c=ne(),u=d=>{d.preventDefault(),c.run(async()=>(await so("login",t.trim(),s),""))},p=()=>c.run(async()=>(await it("/api/account/passkey/login",{credential:await qn("/api/account/passkey/challenge")}),""));return a?l`<${Yf} name=${t} back=${()=>r(!1)} />`:l`
    <form class="entrance" onSubmit=${u}>
      <h3>${i("account-login")}</h3>
      <${qe} label=${i("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${qe} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${i("account-login")}</button>
        ${lt()&&l`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${i("passkey-login")}</button>`}
      </p>
      ${e.mail?l`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${i("account-forgot")}</button></p>`:l`<p class="quiet-text">${i("account-forgot-ask")}</p>`}
      <${te} ...${c} />
    </form>`}function Yf({name:e,back:t}){let[n,s]=g(e),o=ne();return l`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),o.run(async()=>(await H("/api/account/forgot",{name:n.trim()}),i("account-forgot-sent")))}}>
      <h3>${i("account-forgot")}</h3>
      <p class="quiet-text">${i("account-forgot-what")}</p>
      <${qe} label=${i("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${i("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${i("account-back")}</button>
      </p>
      <${te} ...${o} />
    </form>`}function qe({label:e,value:t,set:n,type:s="text",autocomplete:o,maxlength:a,focus:r}){return l`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${o} maxlength=${a} autofocus=${r} value=${t} onInput=${Ye(n)} /></label>`}var is=x(()=>{"use strict";B();M();Ce();zn();ut();L()});function Yt(){return D(_u)}function Mu({account:e,children:t}){let[n,s]=g(null),o=J(async r=>{try{return await r()}catch(c){if(!(c instanceof oe)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new oe("stopped",i("prove-stopped")))})),r()},[]),a=r=>{r?n?.go():n?.stop(),s(null)};return l`
    <${_u.Provider} value=${o}>${t}<//>
    ${n&&l`<${Jf} account=${e} close=${a} />`}`}function Jf({account:e,close:t}){let n=A(null),[s,o]=g(""),a=ne();v(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),a.run(async()=>(await H("/api/account/confirm",{password:s}),t(!0),""))},c=()=>a.run(async()=>(await H("/api/account/passkey/confirm",{credential:await qn("/api/account/passkey/confirm/challenge")}),t(!0),""));return l`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${i("prove-title")}</h2>
        <p class="quiet-text">${i("prove-what")}</p>
        ${e.password&&l`<${qe} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} focus=${!0} />`}
        <p class="row">
          ${e.password&&l`<button class="btn primary" disabled=${a.busy}>${i("prove-go")}</button>`}
          ${e.passkeys.length>0&&lt()&&l`<button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("prove-stop")}</button>
        </p>
        <${te} ...${a} />
      </form>
    </dialog>`}var _u,Eo=x(()=>{"use strict";B();M();zn();ut();L();is();_u=et(e=>e())});function ls(e){return new Intl.DateTimeFormat(Fe(),{dateStyle:"medium"}).format(e*1e3)}function Su(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(Fe(),{numeric:"auto"}),s=Math.max(0,t-e);return s<$i?n.format(-Math.round(s/60),"minute"):s<2*Cu?n.format(-Math.round(s/$i),"hour"):n.format(-Math.round(s/Cu),"day")}var $i,Cu,fi=x(()=>{"use strict";L();$i=3600,Cu=24*$i});function Lu({account:e,reload:t}){let[n,s]=g(""),o=ne(),a=Yt();return l`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),o.run(async()=>(await a(()=>H("/api/account/password",{password:n})),s(""),await t(),i("password-saved")))}}>
      <h3>${i("account-password")}</h3>
      <p class="quiet-text">${i(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${i("password-new")} placeholder=${i("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Ye(s)} />
        <button class="btn" disabled=${o.busy||!n}>${i(e.password?"password-change":"password-set")}</button>
      </div>
      <${te} ...${o} />
    </form>`}function Eu({account:e,keep:t}){let n=fe(),[s,o]=g(""),a=ne(),r=Yt();if(!n.mail&&!e.email)return null;let c=(p,d)=>a.run(async()=>(t(await r(()=>H("/api/account/email",{email:p}))),o(""),d));return l`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${i("email-title")}</h3>
      <p class="quiet-text">${i("email-what")}</p>
      ${e.email&&l`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${()=>c("",i("email-removed"))}>${i("email-remove")}</button></p>`}
      ${e.email_pending&&l`<p class="done" role="status">${i("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&l`
        <div class="row">
          <input class="input" type="email" required aria-label=${i("email-new")} placeholder=${i("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${Ye(o)} />
          <button class="btn" disabled=${a.busy||!s.trim()}>${i("email-send")}</button>
        </div>`}
      <${te} ...${a} />
    </form>`}function Tu({account:e,keep:t}){let n=ne(),s=Yt();if(!lt()&&!e.passkeys.length)return null;let o=()=>n.run(async()=>{let a=await s(()=>Hn("/api/account/passkey/invite"));return t(await s(()=>H("/api/account/passkey/add",{credential:a,label:""}))),i("passkey-added")});return l`
    <section class="entrance whole">
      <h3>${i("passkey-title")}</h3>
      <p class="quiet-text">${i("passkey-what")}</p>
      ${e.passkeys.length>0&&l`
        <ul class="things">${e.passkeys.map(a=>l`<${Qf} key=${a.id} passkey=${a} keep=${t} />`)}</ul>`}
      ${lt()&&l`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("passkey-add")}</button></p>`}
      <${te} ...${n} />
    </section>`}function Qf({passkey:e,keep:t}){let[n,s]=g(null),o=ne(),a=Yt(),r=u=>{u.preventDefault(),o.run(async()=>(t(await H("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>o.run(async()=>(t(await a(()=>H("/api/account/passkey/remove",{id:e.id}))),""));return l`
    <li class="thing">
      ${n===null?l`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${i("passkey-made",{day:ls(e.made)})} · ${e.used?i("passkey-used",{day:ls(e.used)}):i("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${i("passkey-rename-one",{name:e.label})}>${i("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${c} aria-label=${i("passkey-remove-one",{name:e.label})}>${i("passkey-remove")}</button></span>`:l`<form class="row" onSubmit=${r}>
          <${qe} label=${i("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${o.busy}>${i("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${i("prove-stop")}</button>
        </form>`}
      <${te} ...${o} />
    </li>`}var Pu=x(()=>{"use strict";B();M();Ce();zn();ut();L();is();Eo();fi()});function Au(){let e=fe(),[t,n]=g(""),[s,o]=g(!1),a=ne(),r=Yt(),c=u=>{u.preventDefault(),a.run(async()=>(await r(()=>H("/api/account/delete",{name:t.trim()})),await rt(),""))};return l`
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
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${Ye(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${a.busy||t.trim()!==e.name}>${i("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>o(!1)}>${i("leaving-stay")}</button>
          </p>
        </form>`}
      <${te} ...${a} />
    </section>`}var Ou=x(()=>{"use strict";B();M();Ce();ut();L();Eo()});function Iu({account:e,keep:t}){let n=ne(),s=a=>n.run(async()=>(t(await H("/api/account/session/end",{id:a})),"")),o=()=>n.run(async()=>(await it("/api/account/session/end-all",{}),""));return l`
    <section class="panel">
      <h2>${i("sessions-title")}</h2>
      <p class="quiet-text">${i("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(a=>l`
          <li key=${a.id} class="thing" aria-current=${a.current||null}>
            <span class="thing-what"><strong>${a.device||i("sessions-unknown")}</strong>
              <span class="quiet-text">${a.current?i("sessions-here"):i("sessions-seen",{when:Su(a.seen)})} · ${i("sessions-since",{day:ls(a.made)})}</span></span>
            ${!a.current&&l`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(a.id)}
                aria-label=${i("sessions-end-one",{device:a.device||i("sessions-unknown")})}>${i("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("sessions-end-all")}</button></p>
      <${te} ...${n} />
    </section>`}var Ru=x(()=>{"use strict";B();M();Ce();ut();L();fi()});var Nu={};be(Nu,{Page:()=>Xf});function Xf(){let e=fe();return l`
    <div class="column">
      <h1>${i("account-title")}</h1>
      <${th} />
      ${e.account?l`<${eh} key=${e.name} />`:l`<${ku} />`}
      <${nh} />
    </div>`}function eh(){let e=fe(),[t,n]=g(null),[s,o]=g(""),a=ne(),r=J(()=>X("/api/account").then(n,p=>o(q(p))),[]);v(()=>{r()},[]);let c=()=>a.run(async()=>(await Da(),""));if(!t)return l`<section class="panel" aria-busy=${!s}><h2>${i("account-account")}</h2><${te} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return l`
    <${Mu} account=${t}>
      <section class="panel">
        <h2>${i("account-account")}</h2>
        <p class="row account-in"><span>${i("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("account-logout")}</button></p>
        <${te} ...${a} />
        <div class="two">
          <${Lu} ...${u} />
          <${Eu} ...${u} />
          <${Tu} ...${u} />
        </div>
      </section>
      <${Iu} ...${u} />
      <${Au} />
    <//>`}function th(){let e=fe(),[t,n]=g(e.name),s=ne();return v(()=>n(e.name),[e.name]),l`
    <form class="panel" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await jt({name:t.trim()}),i("account-name-saved")))}}>
      <h2>${i("account-name")}</h2>
      <p class="quiet-text">${i(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${i("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${i("guest")} onInput=${Ye(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${i("save")}</button>
      </div>
      <${te} ...${s} />
    </form>`}function nh(){let e=fe(),[t,n]=ue("theme"),[s,o]=ue("motion"),[a,r]=ue("sentences"),[c,u]=ue("sound"),[,p]=ue("language"),d=$=>{p($),jt({language:$}).catch(()=>{})},f=($,m)=>m.map(h=>({value:h,title:i(`taste-${$}-${h}`),hint:""}));return l`
    <section class="panel">
      <h2>${i("taste-title")}</h2>
      <p class="quiet-text">${i("taste-what")}</p>
      ${e.languages.length>1&&l`
        <label class="field"><span class="label">${i("taste-language")}</span>
          <select class="select" value=${Fe()} onChange=${$=>d($.currentTarget.value)}>
            ${e.languages.map($=>l`<option key=${$} value=${$} lang=${$}>${ha($)}</option>`)}
          </select></label>`}
      <${He} legend=${i("taste-theme")} name="theme" value=${t} choose=${n} values=${f("theme",["auto","dark","light"])} />
      <${He} legend=${i("taste-cards")} name="cards" value=${a?"sentences":"signs"}
        choose=${$=>r($==="sentences")} values=${f("cards",["signs","sentences"])} />
      <${He} legend=${i("taste-motion")} name="motion" value=${s} choose=${o} values=${f("motion",["auto","full","less"])} />
      <${He} legend=${i("taste-sound")} name="sound" value=${c?"on":"off"}
        choose=${$=>u($==="on")} values=${f("sound",["off","on"])} />
    </section>`}var Zu=x(()=>{"use strict";is();Pu();Ou();Eo();Ru();B();M();Ce();he();ut();L();Ga()});var Hu={};be(Hu,{Page:()=>sh});function sh({params:e}){let t=A(location.hash.slice(1)).current;v(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?oh:e.what==="confirm"?ah:Du;return l`<section class="panel narrow"><${t?n:Du} token=${t} /></section>`}function Du(){return l`
    <h1>${i("letter-wrong")}</h1>
    <p>${i("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${i("letter-account")}</a></p>`}function oh({token:e}){let[t,n]=g(""),s=ne();return l`
    <form class="entrance" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await it("/api/account/reset",{token:e,password:t}),de("/account",{replace:!0}),""))}}>
      <h1>${i("letter-reset")}</h1>
      <p class="quiet-text">${i("letter-reset-what")}</p>
      <${qe} label=${i("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${i("save")}</button></p>
      <${te} ...${s} />
    </form>`}function ah({token:e}){let t=ne(),n=()=>t.run(async()=>(await H("/api/account/email/confirm",{token:e}),await rt(),i("letter-confirmed")));return l`
    <h1>${i("letter-confirm")}</h1>
    <p class="quiet-text">${i("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${i("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${i("letter-account")}</a>
    </p>
    <${te} ...${t} />`}var qu=x(()=>{"use strict";is();B();M();Ce();Ke();ut();L()});var zu={};be(zu,{Page:()=>rh});function rh(){return l`
    <section class="panel narrow">
      <h1>${i("notfound-title")}</h1>
      <p>${i("notfound-what")}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}var Bu=x(()=>{"use strict";M();L()});function cs(e){let t=e.split("/").filter(Boolean);for(let[n,s,o]of ih){let a=lh(s.split("/").filter(Boolean),t);if(a)return{name:n,params:a,load:o}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(Bu(),zu))}}function lh(e,t){if(e.length!==t.length)return null;let n={};for(let[s,o]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=ch(o);else if(e[s]!==o)return null;return n}function ch(e){try{return decodeURIComponent(e)}catch{return e}}function de(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...Fu])n()}function hi(e){Fu.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!uh(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&de(n.pathname+n.search+n.hash))})}function uh(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),o=t.hash&&t.pathname===location.pathname;return n&&s&&!o&&!t.target&&!t.hasAttribute("download")}var ih,Fu,Ke=x(()=>{"use strict";ih=[["home","/",()=>Promise.resolve().then(()=>(bc(),gc))],["new","/new",()=>Promise.resolve().then(()=>(Cc(),Mc))],["table","/t/:table",()=>Promise.resolve().then(()=>(Qr(),Kc))],["learn","/learn",()=>Promise.resolve().then(()=>(Jc(),Yc))],["lesson","/learn/:lesson",()=>Promise.resolve().then(()=>(ou(),su))],["cards","/cards",()=>Promise.resolve().then(()=>(si(),ni))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(si(),ni))],["rules","/rules",()=>Promise.resolve().then(()=>(ri(),ai))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(ri(),ai))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>($u(),mu))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(xu(),vu))],["daily","/daily",()=>Promise.resolve().then(()=>(mi(),di))],["daily","/daily/:day",()=>Promise.resolve().then(()=>(mi(),di))],["account","/account",()=>Promise.resolve().then(()=>(Zu(),Nu))],["letter","/account/:what",()=>Promise.resolve().then(()=>(qu(),Hu))]],Fu=new Set});B();rn();ht();In();Ge();Wt();ve();ie();M();N();Ce();qa();ro();zn();xn();Ke();pi();he();va();Zs();yn();ht();M();N();Ce();xn();he();L();he();var Wu=matchMedia("(prefers-color-scheme: light)"),ph=matchMedia("(prefers-reduced-motion: reduce)");function Po(){let e=$e("theme");return e==="auto"?Wu.matches?"light":"dark":e}function To(){let e=document.documentElement;e.dataset.theme=Po(),e.dataset.motion=Bt()?"full":"less"}function gi(){To(),cn(To),Wu.addEventListener("change",To),ph.addEventListener("change",To)}function bi({page:e,children:t}){return l`
    <a class="skip" href="#main">${i("shell-skip")}</a>
    <${dh} page=${e} />
    <${$h} />
    <${fh} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${hh} />`}function dh({page:e}){let t=fe(),n=s=>e===s?"page":void 0;return l`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${Pt("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${i("shell-nav")}>
        <a href="/learn" aria-current=${n("learn")}>${i("shell-learn")}</a>
        <a href="/cards" aria-current=${n("cards")}>${i("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${i("shell-rules")}</a>
      </nav>
      <${mh} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${i("shell-account",{name:t.name||i("guest")})}>
        <${y} name="settings" size=${20} /><span><bdi>${t.name||i("guest")}</bdi></span>
      </a>
    </header>`}function mh(){let[,e]=ue("theme"),t=Po()==="dark"?"light":"dark";return l`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${i(`shell-theme-${t}`)} title=${i(`shell-theme-${t}`)}>
      <${y} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function $h(){let{notice:e}=fe();return e?l`<p class="notice" role="status">${e}</p>`:null}function fh(){return ra()?l`<p class="notice" role="status" data-lost>${i("reach-lost")}</p>`:null}function hh(){let[e,t]=g(!1);return v(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&l`
    <div class="mishap" role="alert">
      <p>${i("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${i("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("close")}</button>
    </div>`}var us=class extends It{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?l`<${Ao} />`:this.props.children}};function Ao(){return l`
    <section class="panel failed" role="alert">
      <h1>${i("failed-title")}</h1>
      <p>${i("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${i("reload")}</button>
        <a class="btn" href="/">${i("go-home")}</a>
      </p>
    </section>`}Ma();Pn();ka();Sa();Gn();Fr();ir();er();mr();xr();yr();Sr();ho();Tr();Ar();ko();wo();Qr();_o();hr();Zr();Mr();or();Le();Hr();Un();Co();yo();zr();Kr();jr();ut();L();mn();Ys();da();sa();ta();yn();rn();var vi={};be(vi,{Board:()=>Ch});M();N();L();Le();M();Ge();ve();N();L();M();Ge();N();L();var Ee="cadwallon",le=et(null);function pt({seat:e}){let{view:t,names:n}=D(le);return l`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function Jt({n:e,power:t,golden:n=!1}){return l`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${Ue(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${y} name=${t} golden=${n} />
    </span>`}function dt({name:e,n:t,what:n}){return l`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${y} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function ze({id:e,size:t,target:n=`card:${e}`,points:s,badge:o}){let{lit:a,chosen:r,choose:c,why:u}=D(le),p=a.has(n);return l`
    <${pe} game=${Ee} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${p?[]:u(n)}
      points=${s} badge=${o} onChoose=${p||r.length?()=>c(n):void 0} />`}function Oo({won:e}){return l`<span class="ca-won">${["location","personality","relic"].map((t,n)=>l`
    <${dt} key=${t} name=${t} n=${e[n]} what=${i(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function Uu({target:e,label:t,class:n,open:s,children:o}){let{lit:a,chosen:r,choose:c}=D(le),u=a.has(e);return l`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${o}</button>`}function Io(){let{view:e}=D(le),t=i("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&l`<${Uu} target="militia" label=${t} class="ca-militia"><${y} name="militia" /> ${t}<//>`}function yi({seat:e}){let{setDetail:t}=D(le),n=e.resource.length;return l`
    <${Uu} target=${`deck:${e.seat}`} class="ca-resource" label=${i("cadwallon-web-resource-size",{n})} open=${()=>t(e.seat)}>
      <${y} name="pile" /><b class="num">${n}</b><span>${i("cadwallon-web-resource")}</span>
    <//>`}M();ve();N();L();var wi=e=>e.guild?F(Ee,e.guild).name:i("cadwallon-web-no-guild");function ps({seat:e}){let{view:t}=D(le),{hand:n,deck:s,resource:o,removed:a,objectives:r}=e;return l`
    <span class="ca-counts">
      <${dt} name="card" n=${n.size} what=${i("cadwallon-web-hand-size",{n:n.size})} />
      <${dt} name="deck" n=${s.size} what=${i("cadwallon-web-deck-size",{n:s.size})} />
      <${dt} name="pile" n=${o.length} what=${i("cadwallon-web-resource-size",{n:o.length})} />
      ${a.length>0&&l`<${dt} name="lock" n=${a.length} what=${i("cadwallon-web-removed-size",{n:a.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&l`<${dt} name="objective" n=${r.size} what=${i("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function ju({seat:e}){let{view:t,names:n,lit:s,chosen:o,choose:a,setDetail:r}=D(le),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:i("cadwallon-web-look",{who:p})}
      onClick=${()=>u?a(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${pt} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&l`<${y} name="first" label=${i("cadwallon-web-first")} />`}
        <${ae} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${wi(e)}</span>
      <span class="ca-rival-things"><${Oo} won=${e.won} /><${ps} seat=${e} /></span>
    </button>`}var Vu=["agent","personality","location","relic"];function gh(e){let t=e.map(n=>F(Ee,n));return t.sort((n,s)=>Vu.indexOf(n.kind)-Vu.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function Gu({seat:e,score:t}){let{view:n,names:s,setDetail:o}=D(le),a=()=>o(null),r=s[e.seat],c=e.seat===n.viewer,u=[[i("cadwallon-web-resource"),e.resource],[i("cadwallon-web-removed"),e.removed],[i("cadwallon-web-deck"),c?e.deck.cards:[]],[i("cadwallon-web-known-hand"),c?[]:e.hand.cards]];return l`
    <div class="veil" onClick=${a}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${pt} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${ae} n=${e.points} /><${ps} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${a} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&l`<${pe} game=${Ee} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>l`<${pe} key=${p.card} game=${Ee} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,f])=>l`
            <tr key=${p}><th scope="row">${f}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d])=>l`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          <div class="ca-heap">${gh(d).map(f=>l`<${ze} key=${f} id=${f} size="table" />`)}</div>`)}
      </div>
    </div>`}M();Ge();N();L();M();ve();N();L();function Ku(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function Yu({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a}=D(le),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map($=>$.known)),p=e.sums.filter($=>$.known===u).length>1,d=e.sums.map(($,m)=>({sum:$,seat:m,agents:e.agents.filter(h=>h.seat===m)})),f=$=>c&&!$.target.closest("button")&&a(r);return l`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${o.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${i("cadwallon-web-pile",{n:t})} onClick=${f}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${i("cadwallon-web-order",{n:t})}>${t}</span>
        <${Ju} pile=${e} />
        <${bh} pile=${e} />
      </header>
      ${e.stake?l`<${yh} stake=${e.stake} target=${r} />`:l`<p class="ca-pile-empty" data-target=${r}>${i(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:$})=>$.length).map(({sum:$,seat:m,agents:h})=>l`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&l`<${wh} stake=${e.stake} sum=${$} seat=${m} agents=${h} lead=${$.known<u?"":p?"tied":"ahead"} />`}
            <${vh} agents=${h} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function Ju({pile:e}){let{view:t,names:n}=D(le),s=e.controlled.includes(t.viewer),o=e.pile.split(" ")[1],a=e.free?i("cadwallon-web-zone-open"):s?i("cadwallon-web-zone-mine"):i("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return l`
    <span class="ca-zone" title=${a}>
      ${e.free?l`<span class="ca-zone-free">${i("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>l`<${pt} key=${r} seat=${r} />`)}
      ${o&&l`<span class="ca-side">${i(`cadwallon-web-side-${o}`)}</span>`}
      ${s&&l`<${y} name="mask" label=${a} />`}
    </span>`}function bh({pile:e}){let t=e.buried.map(s=>F(Ee,s).name).join(", "),n=i("cadwallon-web-under",{n:e.hidden})+(t?` ${i("cadwallon-web-under-known",{cards:t})}`:"");return l`<${dt} name="deck" n=${e.hidden} what=${n} />`}function yh({stake:e,target:t}){let{district:n}=F(Ee,e.card);return l`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${ze} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${i(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&l`<span>${i(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${i("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${Jt} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&l`<div><dt>${i("cadwallon-web-bribe")}</dt><dd><${Jt} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${i("cadwallon-web-worth")}</dt><dd><${ae} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function wh({stake:e,sum:t,seat:n,agents:s,lead:o}){let{names:a}=D(le),r=t.known>=e.threshold,c=r?o:"",u=[i("cadwallon-web-sum",{who:a[n],n:t.known,power:Ue(e.power),of:e.threshold,backs:t.backs}),c&&i(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return l`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${pt} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>l`
        <span key=${d} class="ca-back"><${y} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&l`<b class="ca-mark">${c==="ahead"?l`<${y} name="done" />`:"="}</b>`}</span>
    </div>`}function vh({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&l`
    <ul class="ca-agents">
      ${n.map(s=>l`
        <li key=${s.card} data-down=${s.down||null}>
          <${ze} id=${s.card} size="chip" points=${0} badge=${l`<${xh} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function xh({agent:e,stake:t}){return l`
    <span class="ca-worth">
      ${e.down&&l`<${y} name="mask" label=${i("cadwallon-web-down")} />`}
      ${t&&l`<${Jt} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&l`<${Jt} n=${e.ducats??0} power="financial" />`}
    </span>`}function Qu({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a,why:r}=D(le),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((h,b)=>b!==n.viewer),f=Math.max(0,...d.map(h=>h.known)),$=d.reduce((h,b)=>h+b.backs,0),m=e.sums[n.viewer]?.known??0;return l`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&a(c)}>
        <${Ju} pile=${e} />
        <span class="ca-pile-line-name">${p?F(Ee,p.card).name:i("cadwallon-web-pile-empty")}</span>
        ${p&&l`
          <span class="ca-pile-line-wins"><${Jt} n=${p.threshold} power=${p.power} golden />${p.price&&l`<${Jt} n=${p.price} power="financial" />`}</span>
          <${ae} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${i("cadwallon-web-sums",{own:m,best:f,backs:$})}>
            <span>${i("cadwallon-web-you-short")} <b>${m}</b></span><span>${i("cadwallon-web-best-short")} <b>${f}${$>0&&`+${"?".repeat($)}`}</b></span></span>`}
        <span class="visually-hidden">${i("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function Xu({seat:e,narrow:t}){let{view:n,lit:s}=D(le),{hand:o,objectives:a}=e,r=a.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!o.cards.length;return l`
    <section data-part="mine" aria-label=${i("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&l`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>l`<${Qu} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${Io} /><${yi} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&l`
        <div class="ca-tray"><h3>${i("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>l`<${ze} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${i("cadwallon-web-hand")}>
          ${r.map(p=>l`<${ze} key=${p.card} id=${p.card} size="table" />`)}
          ${o.cards.map(p=>l`<${ze} key=${p} id=${p} size="table" />`)}
          ${u&&l`<p class="quiet-text">${i(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&l`<${yi} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${kh} seat=${e} />
          <${_h} goals=${a.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function kh({seat:e}){let{view:t,lit:n,choose:s,setDetail:o}=D(le),a=`seat:${e.seat}`;return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${a} title=${i("cadwallon-web-look-own")}
      onClick=${()=>n.has(a)?s(a):o(e.seat)}>
      <span class="ca-rival-head">
        <${pt} seat=${e.seat} /><span class="ca-rival-name">${wi(e)}</span>
        ${e.seat===t.first&&l`<${y} name="first" label=${i("cadwallon-web-first")} />`}
        <${ae} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${Oo} won=${e.won} /><${ps} seat=${e} /></span>
    </button>`}function _h({goals:e}){return l`
    <ul class="ca-goals">${e.map(t=>l`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${pe} game=${Ee} id=${t.card} size="chip" badge=${l`
          <${y} name=${t.achieved?"done":"hourglass"} label=${i(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var Mh=4;function Ch({view:e,score:t,names:n,you:s,lit:o,chosen:a,choose:r,why:c,detail:u,setDetail:p}){let d=z(()=>({view:e,names:n,lit:o,chosen:a,choose:r,why:c,setDetail:p}),[e,n,o,a,r,c,p]),f=Oe(Se);return l`
    <${le.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${i("part-rivals")}>
          <div class="ca-rivals">${Sh(e,s).map($=>l`<${ju} key=${$.seat} seat=${$} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${i("part-centre")}>
          <${Lh} view=${e} />
          ${e.guilds.length>0&&l`
            <div class="ca-guilds" role="group" aria-label=${i("cadwallon-web-guilds")}>${e.guilds.map($=>l`
              <${ze} key=${$} id=${$} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(Mh,...e.piles.map(Ku))}}>${e.piles.map(($,m)=>l`<${Yu} key=${$.number} pile=${$} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&l`<${Xu} seat=${e.seats[s]} narrow=${f} />`}
        ${u!==null&&l`<${Gu} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function Sh(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function Lh({view:e}){let t=e.last_round!==null&&!e.over;return l`
    <div class="ca-news">
      ${t&&l`<strong class="ca-news-last"><${y} name="hourglass" />
        ${e.last_round===e.round?i("cadwallon-web-last-round"):i("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&l`<span>${i("cadwallon-web-resolved")}</span>`}
      <${Io} />
    </div>`}var Bi={};be(Bi,{Beside:()=>Cp,Board:()=>E1,flights:()=>Mp});M();ve();Le();M();Ge();ve();L();var Eh=/^([+\u2212]?\d*)([ELCDGP◇★])$/u;function ep([e,t]){if(!e.trim())return e.length>1?.9:.2;let n=Eh.exec(e);return n&&t!=="text"?1.17+.62*n[1].length+.1:t==="point"&&/^\d+$/.test(e)?1.75-1.17:e==="≠"?.15:t==="type"?1.17:e==="▶"?.85:"+−×".includes(e)?1:"/()".includes(e)?.45:e.length===1&&t!=="text"?1.17:.68*e.length}function Th(e){let t=[0];for(let n of e)n[0].trim()?t[t.length-1]+=ep(n):t.push(0);return t.filter(Boolean)}function xi(e,t,n){let[s,o,a]=[1,0,0];for(let r of e)o&&o+t+r>n&&([s,o]=[s+1,0]),o+=(o?t:0)+r,a=Math.max(a,o);return{rows:s,widest:a}}function ki(e,t){let n=t-.7,[s,o,a]=[0,0,0];for(let r of e){let{rows:c,widest:u}=xi(Th(r),.25,n-.4),[p,d]=[u+.4,c*1.25];a&&a+.3+p>n&&([s,o,a]=[s+o+.16,0,0]),a+=(a?.3:0)+p,o=Math.max(o,d)}return s+o}var Ph=1.3,_i=(e,t)=>xi(e.name.split(" ").map(n=>n.length*.55),.55/2,t-.7-Ph).rows,Mi=e=>(e.types?.length?1.7*e.types.length+.3:0)+(e.points||e.point_signs?.length?1.75+.2:0),tp=e=>e.cost_signs.filter(([t])=>t.trim()&&t.trim()!=="/").map(ep);function np(e){let t=new WeakMap;return(n,s)=>{let o=t.get(n)??new Map;t.set(n,o);let a=o.get(s)??e(n,s);return o.set(s,a),a}}var mt=np((e,t)=>{let n=Mi(e),s=tp(e),o=s.length?xi(s,.4,t-n-.9).rows*1.3+.55:0;return _i(e,t)*1.12+Math.max(o,n?1.75+.2:0)+ki(e.lines,t)+.8}),Ro=np((e,t)=>{let n=Mi(e),s=tp(e),o=s.length>3?2:1,a=s.length?o*(Math.max(...s)+.3)+.6:1.3,r=Math.ceil(s.length/o)*1.3+.5;return Math.max(_i(e,t-n)*1.12+.25,n?1.75:0)+Math.max(r,ki(e.lines,t-a))+.5}),Ah=e=>e.lines.some(t=>t.some(([n])=>n==="↓"));function Ci(e,t){let n=Mi(e)+(Ah(e)?2.7:0);return Math.max(_i(e,t-n)*1.12+.3,n?1.75:0)+ki(e.lines,t)+.5}var Oh=["elan","life","calm","death","gold","pearl"];function Ih(e){let t=e.lines.filter(s=>s.some(([o])=>o==="↓")),n=t.flat().map(([,s])=>s);return t.length&&(n.includes("any")?3:Math.max(1,new Set(n.filter(s=>Oh.includes(s))).size))}function sp(e){let t=e.name.split(" ").map(s=>s.length);return .55*Math.max(...t,Math.ceil((e.name.length+1)/2))+(e.points?1.75:0)+2.5*Math.min(3,Ih(e))+3}var No=12.2,Rh=27,Oi=16,Je=4,St={cards:[9,8.9],slim:[12,4.8],chips:[9.3,2.05]},op={cards:13.5,slim:19,chips:17},ds=88/63,Nh=34,Zh=62,Dh=345,Hh=27,lp=112,qh=150,zh=1.5,Bh=6,Fh={cards:3.5,slim:1.5,chips:0},Wh={cards:1.6,slim:0,chips:0},Uh={cards:[12,10],slim:[12,10,8],chips:[12,8]},ap=4,jh=560,Vh=8,Gh=[10,6],Be=e=>Math.round(e*.5),Qe=(e,t,n)=>e*t+(e-1)*n;function cp(e,t,n,s,o){let a=Math.ceil(e/t);return{columns:t,rows:a,w:n,h:s,width:Qe(t,n,o),height:Qe(a,s,o)}}function Kh(e){let t=e.toSorted((s,o)=>s.width-o.width||s.height-o.height),n=1/0;return t.filter(s=>s.height<n&&(n=s.height))}var Lt=(e,t)=>Math.round(1e3*e/t)/1e3;function Si(e,t,n,s){if(!t)return[{columns:1,rows:0,w:0,h:0,width:0,height:0}];let o=Be(n);return Kh(e.flatMap(a=>{let{n:r,h:c,least:u=1}=s(a);return Array.from({length:r-u+1},(p,d)=>cp(r,d+u,a*n,c*n,o))}))}var Ii=(e,t,n)=>mt(e,t)<=n+.01?1:2;function Yh({tiles:e,tileCells:t},n){let s=e.map(u=>mt(u,n)).toSorted((u,p)=>u-p),o=s[Math.floor((s.length-1)*.88)],a=e.filter(u=>Ii(u,n,o)>1),r=a.length,c=Math.max(o,...a.map(u=>mt(u,2*n-2)));return{n:t+r+(r&&1),h:c,least:r?2:1}}var Jh={8.6:7.7,12.2:6.3,17:5.1},Li={below:2.4,beside:4.6};function Qh(e,t){return e.rows?e.columns>1?{...e,width:e.width+Be(t)+Li.beside*t}:{...e,height:e.height+Be(t)+Li.below*t}:e}function Xh(e,t,n,s){let o=s.tiles,a=2*Je+2*Be(n),r=Si([13,14,15,16,17,18,20,24],e.places.length,n,f=>({n:e.places.length,h:Math.max(...e.places.map($=>Ro($,f)))})),c=Si([8.6,12.2,17],e.monuments?2:0,n,f=>({n:2,h:Jh[f]})).map(f=>Qh(f,n)),u=Si([9.5,10.5,12,13],e.tileCells,n,f=>Yh(e,f)).map(f=>o<1?e1(f,o,Be(n)):f),p=Je*2+Oi,d=null;for(let f of r)for(let $ of c)for(let m of u){let h=[["row",f.width+$.width+m.width+2*a,Math.max(f.height,$.height,m.height)+p],["tiles below",Math.max(f.width+$.width+a,m.width),Math.max(f.height,$.height)+m.height+2*p+Be(n)],["places above",Math.max(f.width,$.width+m.width+a),Math.max($.height,m.height)+f.height+2*p+Be(n)]];for(let[b,w,k]of h){if(w+2*Je>t||s.placesFirst&&b!=="places above")continue;let S=s.placesFirst?f.height+k/1e3:k;(!d||S<d.rank-1||S<d.rank+1&&w<d.width)&&(d={way:b,rank:S,width:w,height:k,places:f,monuments:$,tiles:m})}}return d}function e1(e,t,n){let s=Math.max(1,Math.ceil(e.rows*t));return{...e,rows:s,height:Qe(s,e.h,n)}}function t1(e,t,n,s){let o=Be(n),a=2*Je+2,[r,c,u,p]=[0,0,0,0];for(let{n:m,aside:h}of e){let[b,w]=St[h?s:"cards"].map(C=>C*n),k=Math.min(m,Math.floor((t-a+o)/(b+o)));if(k<1)return null;let S=Qe(k,b,o)+a,P=Math.ceil(m/k);(!r||r+o+S>t)&&([c,u,r,p]=[c+u,0,0,p+P]),r+=(r?o:0)+S,u=Math.max(u,Qe(P,w,o)+a+Oi+o)}let[d,f]=St.cards.map(m=>m*n),$={columns:1,rows:p,w:d,h:f,width:t,height:f};return{own:$,hand:$,height:c+u}}function n1({cells:e,hand:t,groups:n},s,o,a){if(n.length)return t1(n,s,o,a);let r=Be(o),[c,u]=St[a].map(m=>m*o),[p,d]=St.cards.map(m=>m*o),f=s-4*Je-2*r,$=null;for(let m=t;m>=1;m--){let h=cp(t,m,p,d,r),b=Math.floor((f-h.width+r)/(c+r));if(b<2)continue;let w=Math.max(Math.ceil(e/b),Math.floor((h.height+r)/(u+r))),k={columns:b,rows:w,w:c,h:u,width:Qe(b,c,r),height:Qe(w,u,r)},S=Math.max(k.height,h.height);(!$||S<$.height)&&($={own:k,hand:h,height:S})}return $&&{...$,height:$.height+Oi+2*Je}}var Ei=(e,t,n)=>Math.max(1,Math.floor((e+n)/(t+n)));function s1(e,t,n,s){let[o,a]=[Ei(e,lp*n,s),Ei(e,qh*n,s)],r=t>Bh?zh:1;return Math.ceil(t*r/o)<Math.ceil(t/a)?o:a}function o1({rivals:e,inPlay:t,letters:n},s,o,a,r){let c=Be(o),u=(s-(e-1)*c)/e-2*Je-2,p=u<Dh*n?2:1,d=(p>1?Zh:Nh)*n,f=Math.max(1,o/14),[$,m]=a==="cards"?St.cards.map(k=>k*o):[lp*f,Hh*f],h=a==="cards"?c:4,b=a==="cards"?Ei(u,$,h):s1(u,t,f,h),w=Math.min(r,Math.ceil(t/b));return{form:a,lines:p,columns:b,rows:w,w:(u+h)/b-h,h:m,width:u,height:d+(w?Qe(w,m,h)+4:0)+Je}}var Ti={tiles:1,chips:99},a1=[{tiles:1,chips:4},{tiles:1,chips:3},{tiles:1,chips:2},{tiles:.67,chips:2},{tiles:.67,chips:1},{tiles:.5,chips:1},{tiles:.34,chips:1},{tiles:.2,chips:1}];function Zo(e,t,n,s,o,a){let r=Be(n),c=o1(e,t.width,n,o,a.chips),u=n1(e,t.width,n,s),p=u&&Xh(e,t.width,n,a);if(!u||!p)return null;let d=t.height-c.height-u.height-p.height-2*r-Je;if(d<0)return null;let{places:f,monuments:$,tiles:m,way:h}=p;return{f:n,gap:r,fits:a===Ti,rivals:c,places:f,monuments:$,tiles:m,centre:h,own:{...u.own,form:s},hand:u.hand,setUp:e.groups.length>0,centreHeight:a.chips===1?p.height:0,left:d}}function r1(e,t,n,s){let o=Zo(e,t,No,n,s,Ti),[a,r]=[No,Rh];for(;o&&r-a>.15;){let c=(a+r)/2,u=Zo(e,t,c,n,s,Ti);u?[o,a]=[u,c]:r=c}return o}function rp(e,t){let n=t.filter(s=>s>=e);return n.length?n:[Math.ceil(e/ap)*ap]}var i1=["cards","slim","chips"];function Pi(e,t){if(e.groups.length)return t.filter(s=>s!=="slim").map(s=>({form:s,all:e}));let n=[...new Set([e.hands,e.hand])];return t.flatMap(s=>n.flatMap(o=>rp(e.inPlay,Gh).flatMap(a=>rp(e.cells,Uh[s]).map(r=>({form:s,all:{...e,cells:r,inPlay:a,hand:o}})))))}function Ri(e,t){let[n,s]=[null,0];for(let o of e.rivals<=2&&!e.groups.length?["cards","chips"]:["chips"]){let a=new Set;for(let{form:r,all:c}of Pi(e,i1)){let u=a.has(r)?null:r1(c,t,r,o),p=u?u.f+Fh[r]+Wh[o]:0;u&&a.add(r),u&&p>s&&([n,s]=[u,p])}}if(n)return ip(n,t);for(let o of a1)for(let{form:a,all:r}of Pi(e,["slim","chips"])){let c=Zo(r,t,No,a,"chips",o);if(c)return ip(c,t)}return l1(e,t)}function l1(e,t){let n={width:Math.max(t.width,jh),height:1e5},[{form:s,all:o}]=Pi(e,["chips"]).slice(-1),a=Zo({...o,cells:Math.min(o.cells,Vh)},n,No,s,"chips",{tiles:1,chips:1,placesFirst:!0});if(!a)throw new Error("a table needs more room");let r=n.height-a.left-t.height;return{...a,...Ai(a,0),centreHeight:Math.max(120,a.centreHeight-r)}}var up=1.4;function ip(e,t){let{f:n,gap:s,own:o,hand:a,rivals:r}=e;e.centreHeight=0;let{form:c}=o,{left:u}=e,p=t.width-4*Je-2*s;if(e.setUp)return{...e,...Ai(e,0),...c1(e)};let d=Math.min(op[c]*n,c==="cards"?(p+s)/(o.columns+a.columns)-s:(p-a.width+s)/o.columns-s),f=c==="cards"?d:a.w,$=(C,W,G,R)=>{let K=Math.max(0,Math.min(G-W,u*R/Math.max(1,C)));return u-=K*C,W+K},m=c==="cards"?$(o.rows,o.h,d*ds,.6):o.h,h=e.centre==="row"?1:2,b=Math.max(e.places.height,e.monuments.height,e.tiles.height)*(up-1),w=Math.max(0,Math.min(b,u*.6/h));if(u-=w*h,r.form==="cards"){let C=$(r.rows,r.h,Math.min(r.w,op.cards*n)*ds,1);r.height+=(C-r.h)*r.rows,r.h=C}c==="cards"&&(m=$(o.rows,m,d*ds,1));let k=Math.max(Qe(o.rows,m,s),a.height),S=(k+s)/a.rows-s,P=(C,W,G)=>({...C,w:W,h:G,width:Qe(C.columns,W,s),height:k});return{...e,...Ai(e,w),own:{...P(o,d,c==="cards"?m:(k+s)/o.rows-s),form:c},hand:P(a,f,Math.min(S,f*ds))}}function c1({own:e,left:t,f:n,gap:s}){let o=e.h+Math.max(0,Math.min(e.w*ds-e.h,t/e.rows));return{own:{...e,h:o},hand:{...e,h:o},f:n,gap:s}}function Ai({centre:e,gap:t,f:n,...s},o){let a=e==="row"?[["places","monuments","tiles"]]:e==="tiles below"?[["places","monuments"],["tiles"]]:[["places"],["monuments","tiles"]],r={places:s.places,monuments:s.monuments,tiles:s.tiles};for(let c of a){let u=Math.max(...c.map(p=>s[p].height))+o;for(let p of c){let d=s[p],f=p==="monuments"&&d.columns===1?t+Li.below*n:0;d.rows&&(r[p]={...d,h:Math.min((u-f+t)/d.rows-t,d.h*(up+.2)),height:u})}}return r}M();function u1(e,t,n){for(let s=0;;s++)if(!(s%n+t>n)&&!Array.from({length:t},(o,a)=>s+a).some(o=>e.has(o)))return s}function p1(e,t,n,s){let o=e?.columns===n?t.filter(({id:u,span:p})=>e.at.get(u)?.span===Math.min(p,n)):[],a=Do(e,o,t,n),r=u=>[...u.at.values()].every(({cell:p,span:d})=>p+d<=s);if(r(a))return a;let c=Do(null,[],pp(e,t),n);return r(c)?c:Do(null,[],dp(pp(e,t)),n)}var dp=e=>e.toSorted((t,n)=>n.span-t.span);function Ni(e,t){let{at:n}=Do(null,[],dp(e.map((s,o)=>({id:String(o),span:s}))),t);return Math.max(0,...[...n.values()].map(({cell:s})=>Math.floor(s/t)+1))}function pp(e,t){let n=({id:s=""})=>e?.at.get(s)?.cell??1/0;return t.map((s,o)=>({piece:s,i:o})).sort((s,o)=>n(s.piece)-n(o.piece)||s.i-o.i).map(({piece:s})=>s)}function Do(e,t,n,s){let o=new Map,a=new Set,r=(c,u,p)=>{o.set(c,{cell:u,span:p});for(let d=0;d<p;d++)a.add(u+d)};for(let{id:c}of t){let u=e?.at.get(c);u&&r(c,u.cell,u.span)}for(let{id:c,span:u}of n){let p=Math.min(u,s);o.has(c)||r(c,u1(a,p,s),p)}return{columns:s,at:o}}function $t(e,t,n,s){let o=A({phase:s,laid:null});o.current.phase!==s&&(o.current={phase:s,laid:null});let a=o.current.laid=p1(o.current.laid,e,t,n);return r=>{let{cell:c,span:u}=a.at.get(r)??{cell:0,span:1};return{gridRow:String(Math.floor(c/t)+1),gridColumn:`${c%t+1} / span ${u}`}}}M();Ge();ve();var Te=et({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),d1=["mage","item","artifact","monument","place","scroll"];function Qt(e,t){let n=s=>d1.indexOf(F(e,s.card).kind);return t.map((s,o)=>({one:s,i:o})).sort((s,o)=>n(s.one)-n(o.one)||s.i-o.i).map(({one:s})=>s)}function Pe({of:e,size:t="table",form:n="tall",place:s,worded:o=!0}){let{game:a,lit:r,chosen:c,choose:u,why:p}=D(Te),d=A(u);d.current=u;let f=`card:${e.card}`,$=r.has(f),m=c.includes(f),h=$?[]:p(f);return z(()=>l`
    <${pe} game=${a} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points} form=${t==="table"?n:""} place=${s} worded=${o}
      target=${f} lit=${$} chosen=${m} why=${h} onChoose=${$?()=>d.current(f):void 0} />`,[a,f,t,n,o,s?.gridRow,s?.gridColumn,e.turned,e.essences?.join(" "),e.points,$,m,h.join(" ")])}function Et({target:e,label:t,class:n="",onOpen:s,children:o}){let{lit:a,chosen:r,choose:c,why:u}=D(Te),p=a.has(e),d=p?[]:u(e);return l`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${o}</button>`}function Tt(e,t){return{gridTemplateColumns:`repeat(${e.columns}, ${e.w.toFixed(1)}px)`,gridAutoRows:`${e.h.toFixed(1)}px`,gap:`${t}px`}}function mp({view:e,plan:t,phase:n}){let{places:s,monuments:o,items:a,scrolls:r}=e.centre;return l`
    <section class="ra-centre" data-part="centre" data-way=${t?.centre} aria-label=${i("part-centre")} style=${t?.centreHeight?{maxHeight:`${t.centreHeight}px`,overflow:"hidden auto"}:{}}>
      <${m1} places=${s} plan=${t} />
      <${$1} monuments=${o} deck=${e.centre.monument_deck} plan=${t} phase=${n} />
      <${f1} title=${i(r.length||!a.length?"resarcana-web-tiles":"resarcana-web-items")} tiles=${[...a,...r]} plan=${t} phase=${n} />
    </section>`}function $p({name:e,title:t,style:n,plain:s,children:o}){return l`<div class=${`ra-room ra-${e}`} data-plain=${s||null}><h3>${t}</h3><div class="ra-cells" style=${n} tabindex=${n?.height?0:void 0}>${o}</div></div>`}function m1({places:e,plan:t}){let n=$t(e.map(s=>({id:s.card,span:1})),t?.places.columns??1,1/0,null);return!e.length&&!t?null:l`
    <${$p} name="places" title=${i("resarcana-web-places")} style=${t&&{...Tt(t.places,t.gap),minHeight:`${t.places.height}px`}}>
      ${e.map(s=>l`<${Pe} key=${s.card} of=${s} form="wide" place=${t?n(s.card):void 0} />`)}
    <//>`}function $1({monuments:e,deck:t,plan:n,phase:s}){let{game:o}=D(Te),a=n?.monuments,r=$t(e.map(u=>({id:u,span:1})),a?.columns??1,2,s);if(!e.length&&!t)return null;let c=a&&a.w>11*n.f?"wide":"tall";return l`
    <div class="ra-room ra-monuments" data-deck=${a?a.columns>1?"beside":"below":null}>
      <h3>${i("resarcana-web-monuments")}</h3>
      <div class="ra-cells" style=${n&&Tt(n.monuments,n.gap)}>
        ${e.map(u=>l`<${Pe} key=${u} of=${{card:u}} form=${c} place=${n?r(u):void 0} />`)}
      </div>
      ${t>0&&l`<${Et} target="monuments" label=${i("resarcana-web-monument-deck",{n:t})} class="ra-deck">
        <${pe} game=${o} id=${null} back size="table" /><b class="ra-deck-size num">${t}</b><//>`}
    </div>`}function f1({title:e,tiles:t,plan:n,phase:s}){let{game:o}=D(Te),a=n?.tiles,r=t.map(u=>({id:u,span:a?Ii(F(o,u),Lt(a.w,n.f),Lt(a.h,n.f)):1})),c=$t(r,a?.columns??1,1/0,s);return t.length?l`
    <${$p} name="tiles" title=${e} plain=${a&&a.h<5.4*n.f} style=${a&&{...Tt(a,n.gap),maxHeight:`${a.height}px`}}>
      ${t.map(u=>l`<${Pe} key=${u} of=${{card:u}} place=${n?c(u):void 0} />`)}
    <//>`:null}M();N();L();M();N();ve();L();M();N();ve();L();var h1=12.2,fp={cards:[["tall",mt],["wide",Ro],["slim",Ci]],slim:[["slim",Ci]]},hp=3;function ms(e,t,n,s){let o=F(e,t),[a,r]=[Lt(n.w,s),Lt(n.h,s)];if(n.form==="chips")return{span:sp(o)>n.w/Math.max(h1,s*.9)?2:1,form:""};for(let c=o.kind==="place"&&n.form==="cards"?2:1;c<=hp;c++){let u=c*a+(c-1)*.4,d=(c===1?fp[n.form].slice(0,1):fp[n.form].toSorted(([f],[$])=>+($==="wide"&&o.kind==="place")-+(f==="wide"&&o.kind==="place"))).find(([,f])=>f(o,u)<=r+.01);if(d)return{span:c,form:d[0]}}return{span:hp,form:"slim"}}function gp({view:e,seat:t,you:n,names:s,score:o,plan:a,trays:r,phase:c}){let u=e.seats[t],[p,d]=g(""),f=a?.setUp;return l`
    <section class="ra-mine" data-part="mine" data-set-up=${f||null} aria-label=${s[t]} style=${f?{"--cell-w":`${a.own.w}px`,"--cell-h":`${a.own.h}px`}:{}}>
      ${(!a||f)&&r.map($=>l`<${Di} key=${$.title} tray=${$} chips=${$.aside&&a?.own.form==="chips"} />`)}
      ${(!f||u.play.length>0)&&l`<${g1} play=${u.play} plan=${f?null:a} phase=${c}>
        <h3 class="ra-caption">
          <${Et} target=${`seat:${t}`} label=${s[t]} class="ra-own-name">${n===t?i("resarcana-web-in-play"):s[t]}<//>
          ${n!==t&&l`<span data-anchor=${`pool:${t}`}><${st} essences=${u.pool} /></span>`}
          <span class="ra-piles"><${y1} of=${u} seat=${t} setHeap=${d} /></span>
        </h3>
      <//>`}
      <${b1} hand=${u.hand} plan=${f?null:a} phase=${c} />
      ${p&&l`<${bp} what=${p} of=${u} score=${o[t]} onClose=${()=>d("")} />`}
    </section>`}function g1({play:e,plan:t,phase:n,children:s}){let{game:o}=D(Te),a=Qt(o,e),r=new Map(a.map(p=>[p.card,t?ms(o,p.card,t.own,t.f):{span:1,form:F(o,p.card).kind==="place"?"wide":"tall"}])),c=t?.own,u=$t(a.map(p=>({id:p.card,span:r.get(p.card)?.span??1})),c?.columns??1,c?c.columns*c.rows:1/0,n);return l`
    <div class="ra-room ra-tableau" data-scrolls=${t?.centreHeight?!0:null}>
      ${s}
      <div class="ra-cells" style=${c&&{...Tt(c,t.gap),height:`${c.height}px`}}>
        ${a.map(p=>l`<${Pe} key=${p.card} of=${p} size=${c?.form==="chips"?"chip":"table"} form=${r.get(p.card)?.form} place=${t?u(p.card):void 0} />`)}
        ${!a.length&&l`<p class="empty">${i("resarcana-web-nothing-in-play")}</p>`}
      </div>
    </div>`}function Zi(e,t,n,s){return mt(F(e,t),Lt(n.w,s))<=Lt(n.h,s)+.01?{span:1,form:"tall"}:{span:Math.min(2,n.columns),form:n.columns>1?"wide":"tall"}}function b1({hand:e,plan:t,phase:n}){let{game:s}=D(Te),o=t&&{...t.hand,form:"cards"},a=new Map(e.cards.map(c=>[c,o?Zi(s,c,o,t.f):{span:1,form:"tall"}])),r=$t(e.cards.map(c=>({id:c,span:a.get(c)?.span??1})),o?.columns??1,o?o.columns*o.rows:1/0,n);return!t&&!e.cards.length&&!e.size?null:l`
    <div class="ra-room ra-hand" data-empty=${!e.cards.length||null} role="group" aria-label=${i("resarcana-web-hand",{n:e.size})}>
      <h3 class="ra-caption">${i("resarcana-web-your-hand",{n:e.size})}</h3>
      <div class="ra-cells" style=${o&&{...Tt(o,t.gap),height:`${o.height}px`}}>
        ${e.cards.map(c=>l`<${Pe} key=${c} of=${{card:c}} form=${a.get(c)?.form} place=${t?r(c):void 0} />`)}
      </div>
    </div>`}function y1({of:e,seat:t,setHeap:n}){return l`
    <${Et} target=${`deck:${t}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-pile" onOpen=${()=>n("deck")}>
      <${y} name="deck" size=${15} /><b class="num">${e.deck.size}</b><span>${i("resarcana-web-deck",{n:e.deck.size})}</span>
    <//>
    <button type="button" class="spot ra-pile" onClick=${()=>n("discards")} aria-label=${i("resarcana-web-discards",{n:e.discards.length})} title=${i("resarcana-web-discards",{n:e.discards.length})}><${y} name="discard" size=${15} /><b class="num">${e.discards.length}</b><span>${i("resarcana-web-discards",{n:e.discards.length})}</span></button>
    <button type="button" class="spot ra-pile" onClick=${()=>n("points")} title=${i("resarcana-web-points-from")} aria-label=${i("resarcana-web-points-from")}><${ae} n=${e.points} /></button>`}function Di({tray:e,chips:t}){let{game:n}=D(Te);return l`
    <div class="ra-room ra-tray" data-aside=${e.aside||null}>
      <h3>${i(e.title,{n:e.cards.length})}</h3>
      <div class="ra-cells">${e.cards.map(s=>l`<${Pe} key=${s} of=${{card:s}} size=${t?"chip":"table"} form=${F(n,s).kind==="place"?"wide":"tall"} />`)}</div>
    </div>`}function yp({seats:e,view:t,table:n,names:s,setDetail:o,plan:a,phase:r}){return l`
    <section class="ra-rivals" data-part="rivals" data-form=${a?.rivals.form} data-lines=${a&&a.rivals.lines>1?"two":null} aria-label=${i("part-rivals")} style=${a&&{height:`${a.rivals.height}px`,gap:`${a.gap}px`}}>
      ${e.map(c=>l`<${v1} key=${c} of=${t.seats[c]} view=${t} name=${s[c]} bot=${n.seats[c]?.kind==="bot"}
        plan=${a} phase=${r} onOpen=${()=>o(c)} />`)}
    </section>`}function w1(e,t){let n=Qt(e,t),s=o=>F(e,o.card).kind==="place";return[...n.filter(s),...n.filter(o=>!s(o))]}function v1({of:e,view:t,name:n,bot:s,plan:o,phase:a,onOpen:r}){let{game:c}=D(Te),u=t.passed.includes(e.seat),p=o?.rivals,d=p?.form!=="cards",f=o?.fits===!1?w1(c,e.play):Qt(c,e.play),$=new Map(f.map(b=>[b.card,p?ms(c,b.card,p,o.f):{span:1,form:""}])),m=$t(f.map(b=>({id:b.card,span:$.get(b.card)?.span??1})),p?.columns??1,p&&o.fits?p.columns*p.rows:1/0,o?.fits===!1?f.length:a),h=o&&!d?o.gap:4;return l`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${u||null}>
      <header>
        <${Et} target=${`seat:${e.seat}`} label=${i("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${r}>
          ${s&&l`<${y} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&l`<${y} name="first" size=${15} label=${i("seat-first")} />`}
          ${u&&l`<${y} name="pass" size=${15} label=${i("seat-passed")} />`}
        <//>
        <span class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
          <${st} essences=${e.pool} />${!e.pool.some(Boolean)&&l`<span class="empty">${i("resarcana-web-no-essences")}</span>`}
        </span>
        <${Hi} of=${e} />
        <${ae} n=${e.points} />
      </header>
      <div class="ra-cells" style=${p&&Tt(p,h)}>
        ${f.map(b=>l`<${Pe} key=${b.card} of=${b} size=${d?"chip":"table"} form=${$.get(b.card)?.form} place=${o?m(b.card):void 0} />`)}
      </div>
    </article>`}function Hi({of:e}){return l`
    <span class="ra-counts">
      <span title=${i("resarcana-web-hand",{n:e.hand.size})}><${y} name="card" size=${14} label=${i("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${Et} target=${`deck:${e.seat}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${y} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${i("resarcana-web-discards",{n:e.discards.length})}><${y} name="discard" size=${14} label=${i("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}Le();function wp({view:e,seat:t,name:n,score:s,onClose:o}){let a=e.seats[t];return l`
    <${qi} title=${n} onClose=${o} aside=${l`<${ae} n=${a.points} /><${st} essences=${a.pool} /><${Hi} of=${a} />`}>
      <div class="ra-cards">${Qt("resarcana",a.play).map(r=>l`<${Pe} key=${r.card} of=${r} size="table" />`)}</div>
      <${Ho} title=${i("resarcana-web-known-hand")} cards=${a.hand.cards} />
      <${Ho} title=${i("resarcana-web-discards",{n:a.discards.length})} cards=${a.discards} />
      <${Ho} title=${i("resarcana-web-known-deck")} cards=${a.deck.cards} />
      <${vp} score=${s} />
    <//>`}function bp({what:e,of:t,score:n,onClose:s}){if(e==="points")return l`<${qi} title=${i("resarcana-web-points-from")} onClose=${s}><${vp} score=${n} /><//>`;let o=e==="deck"?t.deck.cards:t.discards;return l`
    <${qi} title=${i(`resarcana-web-${e}`,{n:o.length})} onClose=${s}>
      ${e==="deck"&&l`<p class="quiet-text">${i("resarcana-web-deck-no-order")}</p>`}
      ${o.length?l`<${Ho} title="" cards=${o} />`:l`<p class="empty">${i("resarcana-web-none")}</p>`}
    <//>`}function Ho({title:e,cards:t}){return t.length?l`
    ${e&&l`<h3>${e}</h3>`}
    <div class="ra-cards">${t.map(n=>l`<${Pe} key=${n} of=${{card:n}} size="table" />`)}</div>`:null}function vp({score:e}){return e.length?l`
    <h3>${i("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],o)=>l`<tr key=${`${t} ${o}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:l`<p class="empty">${i("ending-no-points")}</p>`}function qi({title:e,aside:t,onClose:n,children:s}){return v(()=>{let o=a=>{a.key==="Escape"&&(a.preventDefault(),n())};return document.addEventListener("keydown",o,{capture:!0}),()=>document.removeEventListener("keydown",o,{capture:!0})},[n]),l`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Ie} onClick=${n} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}function x1(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return new Set([...[...n,...e.seats.flatMap(r=>r.play)].map(r=>r.card),...s,...o,...a,...e.seats[t].hand.cards])}function xp(e,t,n){let s=e.seats[t],{draft:o,looked:a,arranged:r}=e.centre,c=e.round===0&&!s.play.some(f=>f.card),u=[{title:"resarcana-web-mages",cards:s.mages.cards},{title:"resarcana-web-packet",cards:s.packet.cards},{title:"resarcana-web-draft",cards:o},{title:"resarcana-web-looked",cards:a},{title:"resarcana-web-arranged",cards:r},{title:s.packet.cards.length||o.length?"resarcana-web-kept":"resarcana-web-your-deck",cards:c?s.deck.cards:[],aside:!0}],p=new Set([...x1(e,t),...u.flatMap(({cards:f})=>f)]),d=[...n].filter(f=>f.startsWith("card:")).map(f=>f.slice(5)).filter(f=>!p.has(f));for(let[f,$]of k1(e,t)){let m=d.filter(h=>$.includes(h));m.forEach(h=>d.splice(d.indexOf(h),1)),u.push({title:f,cards:m,lit:!0})}return u.push({title:"resarcana-web-packet",cards:d,lit:!0}),u.filter(({cards:f})=>f.length>0)}function k1(e,t){let n=e.seats[t],s=e.seats.filter(o=>o!==n);return[["resarcana-web-own-discards",n.discards],["resarcana-web-your-deck",n.deck.cards],["resarcana-web-other-discards",s.flatMap(o=>o.discards)],["resarcana-web-known-hand",s.flatMap(o=>o.hand.cards)]]}function kp(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function _1(e,t){let n=kp(e),s=kp(t),o=[];for(let a of new Set([...n.keys(),...s.keys()])){let r=n.get(a)?.essences,c=s.get(a)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&o.push({place:a,seat:(s.get(a)??n.get(a))?.seat??-1,by:u})}return o}function _p(e,t){let n=e.filter(o=>o.facts.card&&(o.seat===t||o.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function Mp(e,t,n){let s=[],o=_1(e,t);return e.essences.forEach((a,r)=>{let c=o.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:f})=>({place:p,seat:d,n:-f[r]})),u=o.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:f})=>({place:p,seat:d,n:f[r]}));for(let p of u){for(let f of c.filter($=>$.seat===p.seat)){let $=Math.min(p.n,f.n);$&&s.push({kind:a,n:$,from:f.place,to:p.place}),p.n-=$,f.n-=$}let d=_p(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:d,to:p.place})}for(let p of c){let d=_p(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:p.place,to:d})}}),s}M();N();L();function Cp({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(a=>a.pool[5]>0),o=e.essences.filter(a=>a!=="pearl"||s);return l`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${i("resarcana-web-pool")}>
      ${o.map((a,r)=>l`
        <span key=${a} class=${`ra-pool-kind of-${a}`} data-none=${n[r]===0||null} title=${i(`resarcana-essence-${a}`,{n:n[r]})}>
          <${y} name=${a} size=${22} label=${i(`resarcana-essence-${a}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var M1=(e,t)=>e>=0?e:t??0,Sp=(e,t)=>t.find(n=>e<=n)??e+2,Lp=[4,6,9],zi=(e,t,n)=>t.seats.flatMap(s=>s.play.map(o=>o.card)).filter(s=>F(e,s).kind===n);function C1(e,t,n,s){let{places:o,monuments:a,monument_deck:r,items:c,scrolls:u}=t.centre,p=t.seats.filter(k=>k.seat!==n),d=t.round===0,f=t.seats[n],$=o.map(k=>k.card),m=k=>k.filter(S=>mt(F(e,S),St.cards[0])>St.cards[1]),h=f.hand.cards.length+m(f.hand.cards).length,b=s.map(k=>({n:k.cards.length,aside:!!k.aside})),w=k=>k.toSorted().map(S=>F(e,S));return{letters:parseFloat(getComputedStyle(document.documentElement).fontSize)/16,rivals:p.length,inPlay:d?0:Math.max(...p.map(k=>k.play.length)),places:w([...$,...zi(e,t,"place")]),unclaimed:w($),monuments:a.length+r>0,tiles:w([...c,...u,...zi(e,t,"item"),...zi(e,t,"scroll")]),tileCells:[...c,...u].length,cells:f.play.length+f.play.filter(k=>F(e,k.card).kind==="place").length,hand:Sp(h,Lp),hands:Sp(h,Lp.map(k=>k+Math.min(2,m([...f.hand.cards,...f.deck.cards]).length))),groups:d?[...b.filter(({aside:k})=>!k),{n:f.play.length,aside:!1},{n:f.hand.cards.length,aside:!1},...b.filter(({aside:k})=>k)].filter(({n:k})=>k):[]}}function S1(e,t,n,s,o){let a=A({round:"",cells:0,hand:0,hands:0,inPlay:0,tileCells:0,unclaimed:[]}),r=C1(e,t,n,t.round?[]:s),c=`${t.round} ${n}`,u=a.current.round===c?a.current:null,p=a.current={round:c,cells:Math.max(u?.cells??0,r.cells),hand:Math.max(u?.hand??0,r.hand),hands:Math.max(u?.hands??0,r.hands),inPlay:Math.max(u?.inPlay??0,r.inPlay),tileCells:Math.max(u?.tileCells??0,r.tileCells),unclaimed:u?u.unclaimed:r.unclaimed},d={...r,...p},f=JSON.stringify({...d,places:d.places.map(({id:$})=>$),tiles:d.tiles.map(({id:$})=>$),unclaimed:d.unclaimed.map(({id:$})=>$)});return z(()=>{if(!o.width)return null;let $=Ep(e,t,n,d,o);return $.own.form==="cards"||d.unclaimed.length===d.places.length?$:Ep(e,t,n,{...d,places:d.unclaimed},o)},[f,o])}var L1=6;function Ep(e,t,n,s,o){let a=t.seats.filter(u=>u.seat!==n),r=s,c=Ri(r,o);for(let u=0;u<L1&&!c.setUp&&!c.centreHeight;u++){let{rivals:p,hand:d,f}=c,$=(w,k)=>Ni(w.play.map(S=>ms(e,S.card,k,f).span),k.columns)-k.rows,m=$(t.seats[n],c.own),h=Ni(t.seats[n].hand.cards.map(w=>Zi(e,w,d,f).span),d.columns)-d.rows,b=c.fits?Math.max(...a.map(w=>$(w,p))):0;if(m<=0&&h<=0&&b<=0)break;r={...r,hand:r.hand+(h>0?1:0),hands:Math.max(r.hands,r.hand+(h>0?1:0)),cells:m>0?(c.own.rows+m)*c.own.columns:r.cells,inPlay:b>0?(p.rows+b)*p.columns:r.inPlay},c=Ri(r,o)}return c}function E1({game:e,view:t,table:n,score:s,names:o,you:a,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:f}){let $=z(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),m=A(null),h=Ya(m),b=Oe(Se),w=M1(a,d),k=t.seats.map((K,_)=>(w+_)%t.seats.length).slice(1),S=xp(t,w,r),P=S1(e,t,w,S,h),C=b?null:P,W=t.round,G=d!==null&&a>=0?d:null,R=C&&t.round>0?S:[];return l`
    <${Te.Provider} value=${$}>
      <div class="ra-frame" ref=${m}><div class="ra" data-planned=${C?`${h.width} ${h.height}`:null} data-scrolls=${C&&!C.fits?!0:null} style=${C?{"--f":`${C.f.toFixed(2)}px`,"--gap":`${C.gap}px`}:{}}>
        ${(C||b)&&l`
          <${yp} seats=${k} view=${t} table=${n} names=${o} setDetail=${f} plan=${C} phase=${W} />
          <${mp} view=${t} plan=${C} phase=${W} />
          <${gp} view=${t} seat=${w} you=${a} names=${o} score=${s} plan=${C} trays=${S} phase=${W} />`}
        ${C&&R.length>0&&l`
          <div class="ra-over" data-where=${T1(t,r)} style=${{"--cell-w":`${Math.max(C.hand.w,9.5*C.f)}px`,"--cell-h":`${Math.max(C.hand.h,11.5*C.f)}px`}}>
            ${R.map(K=>l`<${Di} key=${K.title} tray=${K} />`)}
          </div>`}
        ${G!==null&&l`<${wp} view=${t} seat=${G} name=${o[G]} score=${s[G]} onClose=${()=>f(null)} />`}
      </div></div>
    <//>`}function T1(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return[...n.map(c=>c.card),...s,...o,...a].some(c=>t.has(`card:${c}`))||t.has("monuments")?"mine":"centre"}ht();ve();ie();M();Ce();ro();xn();Ke();he();L();var Fi=!1,P1=new Set(["table"]);function A1(){let[e,t]=g(location.pathname),[,n]=g(0),[s,o]=g(0);v(()=>hi(()=>t(location.pathname)),[]),v(()=>cn(r=>{r==="language"?(Bo(),Pp().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),v(()=>Ls(r=>{r&&o(c=>c+1)}),[]);let a=cs(e);return l`
    <${bi} page=${a.name}>
      <${us} address=${`${s} ${e}`}><${O1} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function O1({address:e}){let[t,n]=g(null),[s,o]=g(!1);return me(()=>{let a=!0,{name:r,params:c,load:u}=cs(e),p=P1.has(r)?Za().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{a&&(n({Page:d,params:c}),document.title=nt(`title-${r}`)?`${i(`title-${r}`)} · Arcanarium`:"Arcanarium")},d=>{console.error(d),a&&o(!0)}),()=>{a=!1}},[e]),v(()=>{t&&(Fi&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),Fi&&scrollTo(0,0),Fi=!0)},[t]),s?l`<${Ao} />`:t?l`<${t.Page} params=${t.params} />`:l`<div class="waiting" aria-busy="true"></div>`}async function Pp(){let e=await rt().catch(()=>null),t=e?.languages??["en"],s=[$e("language"),e?.id?e.language:"",...navigator.languages].flatMap(o=>[o,o.split("-")[0]]);await fa(s.find(o=>t.includes(o))??"en"),wa()}var I1=1e3,R1=15e3,N1=4e3;async function Ap(e,t=I1){try{await Promise.all([Pp(),on().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{Ap(e,Math.min(R1,t*2))},t);return}Re(l`<${A1} />`,e),Z1(e)}function Z1(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||a()},s=new MutationObserver(n),o=setTimeout(()=>a(),N1),a=()=>{t?.remove(),s.disconnect(),clearTimeout(o),za()};s.observe(e,{childList:!0,subtree:!0}),n()}gi();cs(location.pathname).load().catch(()=>{});var Tp=document.getElementById("app");Tp&&Ap(Tp);Ns("/js/cadwallon/board.js",vi);Ns("/js/resarcana/board.js",Bi);export{oe as x0,X as x1,on as x10,ce as x11,Mn as x12,Dt as x13,an as x14,ba as x15,we as x16,Rt as x17,et as x18,bn as x19,l as x1a,Re as x1b,J as x1c,D as x1d,v as x1e,vn as x1f,me as x1g,z as x1h,A as x1i,g as x1j,zd as x1k,We as x1l,y as x1m,qs as x1n,ae as x1o,De as x1p,st as x1q,En as x1r,Ue as x1s,jt as x1t,Za as x1u,so as x1v,it as x1w,rt as x1x,Da as x1y,fe as x1z,H as x2,Na as x20,ao as x21,Ha as x22,Ba as x23,za as x24,Fa as x25,lt as x26,Hn as x27,qn as x28,Cs as x29,Ss as x2a,ra as x2b,Ls as x2c,de as x2d,cs as x2e,hi as x2f,as as x2g,So as x2h,li as x2i,ci as x2j,ui as x2k,Bt as x2l,at as x2m,$e as x2n,ue as x2o,cn as x2p,Ds as x2q,wt as x2r,us as x2s,Ao as x2t,bi as x2u,_a as x2v,_e as x2w,Ve as x2x,E as x2y,ln as x2z,q as x3,xa as x30,I as x31,vt as x32,O as x33,ot as x34,zs as x35,Tn as x36,Bs as x37,An as x38,Ca as x39,tc as x3a,Pc as x3b,ur as x3c,jn as x3d,cr as x3e,Vn as x3f,pr as x3g,lr as x3h,Mo as x3i,Vc as x3j,rr as x3k,Xa as x3l,Qa as x3m,dr as x3n,vr as x3o,Zc as x3p,Ac as x3q,gr as x3r,br as x3s,Cr as x3t,Ja as x3u,fo as x3v,qc as x3w,Er as x3x,Bc as x3y,Mt as x3z,qt as x4,Lr as x40,Pr as x41,Kn as x42,Yn as x43,$n as x44,$r as x45,Gc as x46,Jr as x47,fn as x48,Jn as x49,Qn as x4a,fr as x4b,Rr as x4c,Nr as x4d,Ir as x4e,_r as x4f,Dc as x4g,xo as x4h,kr as x4i,sr as x4j,Se as x4k,Ka as x4l,Ie as x4m,Oe as x4n,Ya as x4o,Xn as x4p,Dr as x4q,Wn as x4r,go as x4s,es as x4t,bo as x4u,Tc as x4v,tr as x4w,qr as x4x,Gr as x4y,Vr as x4z,Ns as x5,Wr as x50,Ur as x51,te as x52,Ye as x53,ne as x54,nt as x55,Fe as x56,ha as x57,fa as x58,i as x59,gi as x5a,Po as x5b,ct as x5c,Pa as x5d,Ks as x5e,nn as x5f,Ze as x5g,j as x5h,ye as x5i,sn as x5j,Ne as x5k,na as x5l,J as x5m,D as x5n,Xp as x5o,v as x5p,ed as x5q,vn as x5r,Qp as x5s,me as x5t,z as x5u,bl as x5v,A as x5w,g as x5x,It as x5y,Rt as x5z,Bo as x6,zp as x60,et as x61,bn as x62,Jp as x63,Bp as x64,bn as x65,Kp as x66,Ji as x67,U as x68,Re as x69,al as x6a,Pt as x7,hn as x8,Ea as x9,On as xa,La as xb,Us as xc,xt as xd,pe as xe,Pa as xf,Js as xg,no as xh,Aa as xi,Oa as xj,Xs as xk,Ia as xl,eo as xm,Ft as xn,Qs as xo,to as xp,Dn as xq,F as xr,wa as xs,Sn as xt,Is as xu,Me as xv,Ae as xw,Cn as xx,ee as xy,Ht as xz};
