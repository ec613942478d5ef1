/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var $p=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var xe=(e,t)=>{for(var n in t)$p(e,n,{get:t[n],enumerable:!0})};function fp(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function pn(e){let t=ls[e];return delete ls[e],t}function Et(e){let t=ls.versions?.[e];return t?`${e}?v=${t}`:e}function So(){delete ls.versions}var ls,mt=v(()=>{"use strict";ls=fp()});function Tt(e){e&&e.parentNode&&e.remove()}function mn(e,t,n){var s,o,a,r={},c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?hs.call(arguments,2):n),Pt(e,r,s,o,null)}function gp(e,t,n){var s,o,a,r=ft({},e.props),c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e.type!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?hs.call(arguments,2):n),Pt(e.type,r,s!==void 0?s:e.key,o!==void 0?o:e.ref,null)}function Pt(e,t,n,s,o){var a={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:dn,__v:o||++Di,__i:-1,__u:0};return!o&&F.vnode&&F.vnode(a),a}function yp(){return{current:null}}function At(e){return e.children}function It(e,t){this.props=e,this.context=t,this.__g=0}function ht(e,t){if(t==null)return e.__&&ht(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ht(e)}function bp(e){var t,n=e.__v,s=n.__e,o=[],a=[],r=e.__P;r&&((t=ft({constructor:dn},n)).__v=n.__v+1,F.vnode&&F.vnode(t),Ao(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,o,s||ht(n),32&n.__u,a),t.__v=n.__v,t.__.__k[t.__i]=t,Ki(o,t,a),n.__=n.__e=null,t.__e!=s&&Fi(t))}function Fi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Fi(e)}function Po(e){(8&e.__g||(e.__g|=8,$t.push(e),ds++))&&Eo==F.debounceRendering||((Eo=F.debounceRendering)||queueMicrotask)(Wi)}function Wi(){try{for(var e,t=1;$t.length;)$t.length>t&&$t.sort(zi),e=$t.shift(),t=$t.length,8&e.__g&&bp(e)}finally{(ds=$t.length)&&(Eo||queueMicrotask)(Wi)}}function Ui(e,t,n,s,o,a,r,c,u,p,d){var $,f,m,h,y,w,k=s.__k||$s,L=t.length;for(u=wp(n,t,k,u,L),$=0;$<L;$++)(m=n.__k[$])!=null&&(f=~m.__i&&k[m.__i]||ms,m.__i=$,w=Ao(e,m,f,o,a,r,c,u,p,d),h=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&Oo(f.ref,null,m,f),m.ref&&d.push(m.ref,m.__c||h,m)),y=y||h,4&m.__u?(u=ji(m,u,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&w!==void 0?u=w:h&&(u=h.nextSibling),m.__u&=-21);return n.__e=y,u}function wp(e,t,n,s,o){var a,r,c,u,p,d,$,f,m,h=n.length,y=h,w=0,k=0,L=e.__k=Array(o);for(a=0;a<o;a++)(r=t[a])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=L[a]=Pt(null,r):fs(r)?r=L[a]=Pt(At,{children:r}):r.constructor===dn&&r.__b?r=L[a]=Pt(r.type,r.props,r.key,r.ref,r.__v):L[a]=r,u=a+w,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=vp(r,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?w--:p==u+1?w++:p!=u&&(p>u?w--:w++,k=1)):(~p||(o>h?w--:o<h&&w++),typeof r.type!="function"&&(r.__u|=4))):L[a]=null;if(k){for(d=[],$=[],a=0;a<o;a++)if((r=L[a])&&16&r.__u){for(w=0,f=d.length;w<f;)d[m=w+f>>1]<r.__i?w=m+1:f=m;d[w]=r.__i,$[a]=w+1}for(w=d.length;a--;)$[a]&&($[a]==w?w--:L[a].__u|=4)}if(y)for(a=0;a<h;a++)!(c=n[a])||2&c.__u||(c.__e==s&&(s=ht(c)),Ro(c,c));return s}function ji(e,t,n,s){var o,a,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=ji(o[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=ht(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Vi(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(fs(e)?e.some(function(n){Vi(n,t)}):t.push(e)),t}function vp(e,t,n,s){var o,a=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&a==null||u&&a==c.key&&r==c.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o;for(o=n+1;o<t.length;o++)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o}return-1}function Zi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function cs(e,t,n,s,o){var a,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Zi(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Zi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=To[t]||(To[t]=xp(t)),(e.__a||(e.__a={}))[t]=Io,a=t!=(t=t.replace(qi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,a):e.removeEventListener(t,r,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function xp(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[us]==null)t[us]=Io++;else if(t[us]<this.__a[e])return;return n(F.event?F.event(t):t)}}}function Ao(e,t,n,s,o,a,r,c,u,p){var d,$,f,m,h,y,w,k,L,P,C,V,re,ne,J,x,T,R,Q=t.type;if(t.constructor!==dn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,$=a=[],d.nodeType==8?c=ps(d,a):a.push(d),c=a[0]||c),(d=F.__b)&&d(t);e:if(typeof Q=="function"){f=r.length;try{if(k=t.props,L=(d=Q.prototype)&&d.render,P=(d=Q.contextType)&&s[d.__c],C=d?P?P.props.value:d.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(L?t.__c=m=new Q(k,C):(t.__c=m=new It(k,C),m.constructor=Q,m.render=kp),P&&P.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),L&&(m.__s||(m.__s=m.state),Q.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=ft({},m.__s)),ft(m.__s,Q.getDerivedStateFromProps(k,m.__s)))),h=m.props,y=m.state,m.__v=t,n.__c){if(k!==h&&L&&!Q.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(k,C),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(k,m.__s,C)===!1){t.__v!=n.__v&&(m.props=k,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(se){se&&(se.__=t)}),$s.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=ht(n);break e}m.componentWillUpdate&&m.componentWillUpdate(k,m.__s,C),L&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,y,w)})}else L&&!Q.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),L&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=C,m.props=k,m.__P=e,m.__g&=-5,V=F.__r,re=L?25:0;do m.__g&=-9,V&&V(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++re<25);L&&($s.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=ft({},s,m.getChildContext())),L&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(h,y)),ne=d&&d.type===At&&d.key==null?d.props.children:d,k.__P&&(d=c,o=(e=k.__P).namespaceURI,u=a=null,n.props&&n.props.__P!=e&&(n.__k.some(function(se){se&&Ro(se,se)}),n.__k=null),c=n.__k?ht(n,0):null),c=Ui(e,fs(ne)?ne:[ne],t,n,s,o,a,r,c,u,p),k.__P&&(t.__e=null,c=d),t.__u&=-161,$&&$.some(Tt),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(se){if(r.length=f,t.__v=null,u||a)if(se&&se.then){if(t.__u|=128|u,a){for(~(T=a.indexOf(c||void 0))||(T=a.length);(R=a[T-1])&&R.nodeType==8;)T--;for(;T<a.length;T++)if(R=a[T])if(a[T]=null,J){if(R==x)break}else{if(R.nodeType!=8)break;R.data.startsWith("$s")&&(x=ps(J=R))}}if(!J){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;J=c}(d=ps(J=t.__c.__z||(t.__c.__z=J)))?(t.__e=J,c=d):t.__e=c,c=c&&c.nextSibling}else a&&a.some(Tt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),se&&se.then||Gi(t),F.__e(se,t,n)}}else c=t.__e=_p(n.__e,t,n,s,o,a,r,u,p,e);return(d=F.diffed)&&d(t),c}function ps(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Gi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Gi))}function Ki(e,t,n){for(var s=0;s<n.length;)Oo(n[s++],n[s++],n[s++]);F.__c&&F.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){F.__e(a,o.__v)}})}function _p(e,t,n,s,o,a,r,c,u,p){var d,$,f,m,h,y,w,k,L=n.props||ms,P=t.props,C=t.type;if(C=="svg"?o="http://www.w3.org/2000/svg":C=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(d=0;d<a.length;d++)if((h=a[d])&&(C?h.localName==C:h.nodeType==3)){e=h,a[d]=null;break}}if(!e){if(k=p.ownerDocument||document,!C)return k.createTextNode(P);e=k.createElementNS(o,C,P.is?P:p),c&&(F.__m&&F.__m(t,a),c=!1),a=null}if(C){if(p=C=="template"&&e.content||e,a=C=="textarea"&&P.defaultValue!=null?null:a&&hs.call(p.childNodes),!c&&a)for(L={},d=0;d<e.attributes.length;d++)L[(h=e.attributes[d]).name]=h.value;for(d in L)h=L[d],d=="dangerouslySetInnerHTML"?f=h:d=="children"||d in P||d=="value"&&"defaultValue"in P||d=="checked"&&"defaultChecked"in P||cs(e,d,null,h,o);for(d in P)h=P[d],d=="children"?m=h:d=="dangerouslySetInnerHTML"?$=h:d=="value"?y=h:d=="checked"?w=h:c&&typeof h!="function"||L[d]===h||cs(e,d,h,L[d],o);$?(c||f&&($.__html==f.__html||$.__html==e.innerHTML)||(e.innerHTML=$.__html),t.__k=[]):(f&&(e.textContent=""),(C=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&hp.test(C))&&(o="http://www.w3.org/1999/xhtml"),Ui(p,fs(m)?m:[m],t,n,s,o,a,r,a?a[0]:n.__k&&ht(n,0),c,u),a&&a.some(Tt)),c&&C!="textarea"||(d="value",C=="progress"&&y==null?e.removeAttribute(d):y==null||y===e[d]&&(C!="progress"||y)||cs(e,d,y,L[d],o),d="checked",w!=null&&w!=e[d]&&cs(e,d,w,L[d],o))}else L===P||c&&e.data==P||(e.data=P);return e}function Oo(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){F.__e(o,n)}}function Ro(e,t,n){var s,o,a,r;if(F.unmount&&F.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Oo(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){F.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&Ro(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=ps(s,a=[]))&&(s==e.__e&&a.some(Tt),Tt(o),Tt(s)),n||Tt(e.__e),e.__e=e.__c=e.__=null}function kp(e,t,n){return this.constructor(e,n)}function Ae(e,t){var n,s,o,a;F.__&&F.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=Pt(At,{children:[e]}),o=[],a=[],Ao(t,t.__k,s||ms,ms,t.namespaceURI,s?null:t.firstChild?hs.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,a),Ki(o,t.__k,a),t.__k.props.children=null}function Mp(e,t){e&&typeof e=="object"&&(e.__u|=32),Ae(e,t)}function Qe(e){function t(n){var s,o;return this.getChildContext||(s=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(a){this.props.value!=a.value&&s.forEach(function(r){r.__g|=4,Po(r)})},this.sub=function(a){s.add(a);var r=a.componentWillUnmount;a.componentWillUnmount=function(){s.delete(a),r&&r.call(a)}}),n.children}return t.__c="__cC"+Bi++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function Cp(e){return e.children}function Lp(e,t){return Pt(Cp,{__P:t,children:e})}var F,Di,Hi,$t,Eo,ds,zi,us,qi,Io,To,Bi,dn,ms,$s,hp,fs,hs,ft,$n=v(()=>{"use strict";dn=Symbol.for("pv"),ms={},$s=[],hp=/^m(i|n|o|s|text|space)$/,fs=Array.isArray,hs=$s.slice,ft=Object.assign;F={__e:function(e,t,n,s){for(var o,a,r;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((r=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,s||{}),r=1),r&&8&o.__g)return void(o.__g|=2)}catch(c){e=c}}throw ds=0,e}},Di=0,Hi=function(e){return e!=null&&e.constructor===dn},It.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ft({},this.state)),typeof e=="function"&&(e=e(ft({},n),this.props)),e&&(ft(n,e),this.__v&&(t&&this.__k.push(t),Po(this)))},It.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Po(this))},It.prototype.render=At,$t=[],ds=0,zi=function(e,t){return e.__v.__b-t.__v.__b},us=Symbol(),qi=/(PointerCapture)$|Capture$/i,Io=0,To={},Bi=0});function Ot(e,t){G.__h&&G.__h(j,e,Yt||t),Yt=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return Yt=1,rl(il,e)}function rl(e,t,n){var s=Ot(Xe++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):il(void 0,t),function(a){var r=(s.__N||s.__)[0],c=s.t(r,a);Zo(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=j,!j.__f)){j.__f=!0;var o=j.shouldComponentUpdate;j.shouldComponentUpdate=function(a,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=a;if(u.__.some(function(f){f.__N&&(p=!0,Zo(f.__[0],f.__N[0])||(d=!0))}),o){var $=o.call(this,a,r,c);return p?$||d:$}return!p||d}}return s.__}function _(e,t){var n=Ot(Xe++,3);!G.__s&&zo(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,j.__H.__h.push(n))}function pe(e,t){var n=Ot(Xe++,4);!G.__s&&zo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,j.__h.push(n))}function O(e){return Yt=5,H(function(){return{current:e}},[])}function Sp(e,t,n){Yt=6,pe(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function H(e,t){var n=Ot(Xe++,7);return zo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function oe(e,t){return Yt=8,H(function(){return e},t)}function Z(e){var t=j.context[e.__c],n=Ot(Xe++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(j)),t.props.value):e.__}function Ep(e,t){G.useDebugValue&&G.useDebugValue(t?t(e):e)}function Tp(e){var t=Ot(Xe++,10),n=g();return t.__=e,j.componentDidCatch||(j.componentDidCatch=function(s,o){t.__&&t.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function hn(){var e=Ot(Xe++,11);if(!e.__){for(var t=j.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Pp(){var e;do{for(;e=Do.shift();)try{fn(e)}catch(n){G.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=al.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(fn),t.__h.some(Ho),t.__h=[]}catch(n){t.__h=[],G.__e(n,e.__v)}}}while(Do.length)}function Ip(e){var t,n=function(){clearTimeout(s),sl&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);sl&&(t=requestAnimationFrame(n))}function ol(e){e!=1&&Yi==G.requestAnimationFrame||((Yi=G.requestAnimationFrame)||Ip)(Pp)}function fn(e){var t=j,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),j=t}function Ho(e){var t=j;e.__c=e.__(),j=t}function zo(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Zo(n,e[s])})}function il(e,t){return typeof t=="function"?t(e):t}var Xe,j,No,Yi,Zo,Yt,al,Do,G,Ji,Qi,Xi,el,tl,nl,sl,qo=v(()=>{"use strict";$n();Zo=Object.is,Yt=0,al=[],Do=[],G=F,Ji=G.__b,Qi=G.__r,Xi=G.diffed,el=G.__c,tl=G.unmount,nl=G.__;G.__b=function(e){j=null,Ji&&Ji(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),nl&&nl(e,t)},G.__r=function(e){Qi&&Qi(e),Xe=0;var t=(j=e.__c).__H;t&&(No==j?j.__h=[]:(t.__h.some(fn),t.__h.some(Ho),Xe=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),No=j},G.diffed=function(e){Xi&&Xi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&ol(al.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),No=j=null},G.__c=function(e,t){t.some(function(n){try{n.__h.some(fn),n.__h=n.__h.filter(function(s){return!s.__||Ho(s)})}catch(s){n.__h=[function(){throw s}]}}),el&&el(e,t)},G.unmount=function(e){tl&&tl(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,ol(Do.push(o))}else fn(o)}catch(a){t=a}}),s.__H=void 0,t&&G.__e(t,s.__v))};sl=typeof requestAnimationFrame=="function"});function Bo(e){var t=ll.get(this);return t||(t=new Map,ll.set(this,t)),(t=cl(this,t.get(e)||(t.set(e,t=(function(n){for(var s,o,a=1,r="",c="",u=[0],p=function(f){a===1&&(f||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,r):a===3&&(f||r)?(u.push(3,f,r),a=2):a===2&&r==="..."&&f?u.push(4,f,0):a===2&&r&&!f?u.push(5,0,!0,r):a>=5&&((r||!f&&a===5)&&(u.push(a,0,r,o),a=6),f&&(u.push(a,f,0,o),a=6)),r=""},d=0;d<n.length;d++){d&&(a===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],a===1?s==="<"?(p(),u=[u],a=3):r+=s:a===4?r==="--"&&s===">"?(a=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),a=1):a&&(s==="="?(a=5,o=r,r=""):s==="/"&&(a<5||n[d][$+1]===">")?(p(),a===3&&(u=u[0]),a=u,(u=u[0]).push(2,0,a),a=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),a=2):r+=s),a===3&&r==="!--"&&(a=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var cl,ll,Fo=v(()=>{"use strict";cl=function(e,t,n,s){var o;t[0]=0;for(var a=1;a<t.length;a++){var r=t[a++],c=t[a]?(t[0]|=r?1:2,n[t[a++]]):t[++a];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++a]]=c:r===6?s[1][t[++a]]+=c+"":r?(o=e.apply(c,cl(e,c,n,["",null])),s.push(o),c[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):s.push(c)}return s},ll=new Map});var l,M=v(()=>{"use strict";$n();qo();Fo();l=Bo.bind(mn)});function ys(){Rt||(Rt=!0,gs=ul,pl(!1),dl())}function bs(e){e.headers?.get(Op)?ys():Rt&&(Rt=!1,clearTimeout(Uo),pl(!0))}function ws(e){return Wo.add(e),()=>{Wo.delete(e)}}function jo(){let[,e]=g(0);return _(()=>ws(()=>e(t=>t+1)),[]),Rt}function pl(e){for(let t of[...Wo])t(e)}function dl(){Uo=setTimeout(()=>{ml()},gs),gs=Math.min(Ap,gs*2)}async function ml(){if(clearTimeout(Uo),!Rt)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&bs(e),Rt&&dl()}var ul,Ap,Op,Rt,gs,Uo,Wo,gn=v(()=>{"use strict";M();ul=2e3,Ap=2e4,Op="x-stored",Rt=!1,gs=ul,Uo=0,Wo=new Set;globalThis.addEventListener?.("online",()=>{ml()})});var Oe,W,fe,Re,yn=v(()=>{"use strict";Oe=class{constructor(t){this.value=t}valueOf(){return this.value}},W=class extends Oe{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},fe=class extends Oe{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Re=class e extends Oe{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Oe)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Oe&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function Zp(e,t,n){if(n===t||n instanceof fe&&t instanceof fe&&n.value===t.value)return!0;if(t instanceof fe&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function fl(e,t,n){return t[n]?Jt(e,t[n].value):(e.reportError(new RangeError("No default")),new W)}function Vo(e,t){let n=[],s=Object.create(null);for(let o of t)o.type==="narg"?s[o.name]=bn(e,o.value):n.push(bn(e,o));return{positional:n,named:s}}function bn(e,t){switch(t.type){case"str":return t.value;case"num":return new fe(t.value,{minimumFractionDigits:t.precision});case"var":return Dp(e,t);case"mesg":return Hp(e,t);case"term":return zp(e,t);case"func":return qp(e,t);case"select":return Bp(e,t);default:return new W}}function Dp(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new W(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new W(`$${t}`);if(n instanceof Oe)return n;switch(typeof n){case"string":return n;case"number":return new fe(n);case"object":if(Re.supportsValue(n))return new Re(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new W(`$${t}`)}}function Hp(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new W(t);if(n){let o=s.attributes[n];return o?Jt(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new W(`${t}.${n}`))}return s.value?Jt(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new W(t))}function zp(e,{name:t,attr:n,args:s}){let o=`-${t}`,a=e.bundle._terms.get(o);if(!a)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new W(o);if(n){let c=a.attributes[n];if(c){e.params=Vo(e,s).named;let u=Jt(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new W(`${o}.${n}`)}e.params=Vo(e,s).named;let r=Jt(e,a.value);return e.params=null,r}function qp(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new W(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new W(`${t}()`);try{let o=Vo(e,n);return s(o.positional,o.named)}catch(o){return e.reportError(o),new W(`${t}()`)}}function Bp(e,{selector:t,variants:n,star:s}){let o=bn(e,t);if(o instanceof W)return fl(e,n,s);for(let a of n){let r=bn(e,a.key);if(Zp(e,o,r))return Jt(e,a.value)}return fl(e,n,s)}function Go(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new W;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>$l)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${$l}`);s&&n.push(Rp),n.push(bn(e,o).toString(e)),s&&n.push(Np)}return e.dirty.delete(t),n.join("")}function Jt(e,t){return typeof t=="string"?e.bundle._transform(t):Go(e,t)}var $l,Rp,Np,hl=v(()=>{"use strict";yn();$l=100,Rp="⁨",Np="⁩"});var vs,gl=v(()=>{"use strict";vs=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let o=JSON.stringify(n);return s[o]||(s[o]=new t(this.bundle.locales,n)),s[o]}}});function Ko(e,t){let n=Object.create(null);for(let[s,o]of Object.entries(e))t.includes(s)&&(n[s]=o.valueOf());return n}function bl(e,t){let n=e[0];if(n instanceof W)return new W(`NUMBER(${n.valueOf()})`);if(n instanceof fe)return new fe(n.valueOf(),{...n.opts,...Ko(t,yl)});if(n instanceof Re)return new fe(n.toNumber(),{...Ko(t,yl)});throw new TypeError("Invalid argument to NUMBER")}function wl(e,t){let n=e[0];if(n instanceof W)return new W(`DATETIME(${n.valueOf()})`);if(n instanceof Re||n instanceof fe)return new Re(n,Ko(t,Fp));throw new TypeError("Invalid argument to DATETIME")}var yl,Fp,vl=v(()=>{"use strict";yn();yl=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];Fp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function _l(e){let t=Array.isArray(e)?e.join(" "):e,n=xl.get(t);return n===void 0&&(n=new Map,xl.set(t,n)),n}var xl,kl=v(()=>{"use strict";xl=new Map});var Qt,Ml=v(()=>{"use strict";hl();gl();yn();vl();kl();Qt=class{constructor(t,{functions:n,useIsolating:s=!0,transform:o=a=>a}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:bl,DATETIME:wl,...n},this._useIsolating=s,this._transform=o,this._intls=_l(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let o=0;o<t.body.length;o++){let a=t.body[o];if(a.id.startsWith("-")){if(n===!1&&this._terms.has(a.id)){s.push(new Error(`Attempt to override an existing term: "${a.id}"`));continue}this._terms.set(a.id,a)}else{if(n===!1&&this._messages.has(a.id)){s.push(new Error(`Attempt to override an existing message: "${a.id}"`));continue}this._messages.set(a.id,a)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let o=new vs(this,s,n);try{return Go(o,t).toString(o)}catch(a){if(o.errors&&a instanceof Error)return o.errors.push(a),new W().toString(o);throw a}}}});var Yo,Cl,Wp,Jo,Up,Ll,jp,xs,Vp,Sl,El,Gp,Tl,Kp,Yp,Jp,Pl,Qp,Xp,ed,td,nd,sd,od,Xt,_s,Il=v(()=>{"use strict";Yo=/^(-?[a-zA-Z][\w-]*) *= */gm,Cl=/\.([a-zA-Z][\w-]*) *= */y,Wp=/\*?\[/y,Jo=/(-?[0-9]+(?:\.([0-9]+))?)/y,Up=/([a-zA-Z][\w-]*)/y,Ll=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,jp=/^[A-Z][A-Z0-9_-]*$/,xs=/([^{}\n\r]+)/y,Vp=/([^\\"\n\r]*)/y,Sl=/\\([\\"])/y,El=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Gp=/^\n+/,Tl=/ +$/,Kp=/ *\r?\n/g,Yp=/( *)$/,Jp=/{\s*/y,Pl=/\s*}/y,Qp=/\[\s*/y,Xp=/\s*] */y,ed=/\s*\(\s*/y,td=/\s*->\s*/y,nd=/\s*:\s*/y,sd=/\s*,?\s*/y,od=/\s+/y,Xt=class{constructor(t){this.body=[],Yo.lastIndex=0;let n=0;for(;;){let x=Yo.exec(t);if(x===null)break;n=Yo.lastIndex;try{this.body.push(u(x[1]))}catch(T){if(T instanceof SyntaxError)continue;throw T}}function s(x){return x.lastIndex=n,x.test(t)}function o(x,T){if(t[n]===x)return n++,!0;if(T)throw new T(`Expected ${x}`);return!1}function a(x,T){if(s(x))return n=x.lastIndex,!0;if(T)throw new T(`Expected ${x.toString()}`);return!1}function r(x){x.lastIndex=n;let T=x.exec(t);if(T===null)throw new SyntaxError(`Expected ${x.toString()}`);return n=x.lastIndex,T}function c(x){return r(x)[1]}function u(x){let T=d(),R=p();if(T===null&&Object.keys(R).length===0)throw new SyntaxError("Expected message value or attributes");return{id:x,value:T,attributes:R}}function p(){let x=Object.create(null);for(;s(Cl);){let T=c(Cl),R=d();if(R===null)throw new SyntaxError("Expected attribute value");x[T]=R}return x}function d(){let x;if(s(xs)&&(x=c(xs)),t[n]==="{"||t[n]==="}")return $(x?[x]:[],1/0);let T=re();return T?x?$([x,T],T.length):(T.value=ne(T.value,Gp),$([T],T.length)):x?ne(x,Tl):null}function $(x=[],T){for(;;){if(s(xs)){x.push(c(xs));continue}if(t[n]==="{"){x.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ie=re();if(ie){x.push(ie),T=Math.min(T,ie.length);continue}break}let R=x.length-1,Q=x[R];typeof Q=="string"&&(x[R]=ne(Q,Tl));let se=[];for(let ie of x)ie instanceof _s&&(ie=ie.value.slice(0,ie.value.length-T)),ie&&se.push(ie);return se}function f(){a(Jp,SyntaxError);let x=m();if(a(Pl))return x;if(a(td)){let T=w();return a(Pl,SyntaxError),{type:"select",selector:x,...T}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return f();if(s(Ll)){let[,x,T,R=null]=r(Ll);if(x==="$")return{type:"var",name:T};if(a(ed)){let Q=h();if(x==="-")return{type:"term",name:T,attr:R,args:Q};if(jp.test(T))return{type:"func",name:T,args:Q};throw new SyntaxError("Function names must be all upper-case")}return x==="-"?{type:"term",name:T,attr:R,args:[]}:{type:"mesg",name:T,attr:R}}return L()}function h(){let x=[];for(;;){switch(t[n]){case")":return n++,x;case void 0:throw new SyntaxError("Unclosed argument list")}x.push(y()),a(sd)}}function y(){let x=m();return x.type!=="mesg"?x:a(nd)?{type:"narg",name:x.name,value:L()}:x}function w(){let x=[],T=0,R;for(;s(Wp);){o("*")&&(R=T);let Q=k(),se=d();if(se===null)throw new SyntaxError("Expected variant value");x[T++]={key:Q,value:se}}if(T===0)return null;if(R===void 0)throw new SyntaxError("Expected default variant");return{variants:x,star:R}}function k(){a(Qp,SyntaxError);let x;return s(Jo)?x=P():x={type:"str",value:c(Up)},a(Xp,SyntaxError),x}function L(){if(s(Jo))return P();if(t[n]==='"')return C();throw new SyntaxError("Invalid expression")}function P(){let[,x,T=""]=r(Jo),R=T.length;return{type:"num",value:parseFloat(x),precision:R}}function C(){o('"',SyntaxError);let x="";for(;;){if(x+=c(Vp),t[n]==="\\"){x+=V();continue}if(o('"'))return{type:"str",value:x};throw new SyntaxError("Unclosed string literal")}}function V(){if(s(Sl))return c(Sl);if(s(El)){let[,x,T]=r(El),R=parseInt(x||T,16);return R<=55295||57344<=R?String.fromCodePoint(R):"�"}throw new SyntaxError("Unknown escape sequence")}function re(){let x=n;switch(a(od),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return J(t.slice(x,n))}return t[n-1]===" "?J(t.slice(x,n)):!1}function ne(x,T){return x.replace(T,"")}function J(x){let T=x.replace(Kp,`
`),R=Yp.exec(x)[1].length;return new _s(T,R)}}},_s=class{constructor(t,n){this.value=t,this.length=n}}});var Qo=v(()=>{"use strict";Ml();Il();yn()});async function ta(e){let t=[...new Set([e||Xo,Xo])],n=(await Promise.all(t.map(rd))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return ks=n,ea.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function rd(e){let t=await fetch(Et(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new Qt(e,{useIsolating:!1});return n.addResource(new Xt(await t.text())),n}function i(e,t){for(let n of ks){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&id(t),[])}return ea.has(e)||console.warn(`missing text: ${e}`),ea.add(e),`[${e}]`}function id(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&ad.test(n)?`⁨${n}⁩`:n]))}function et(e){return ks.some(t=>t.getMessage(e)?.value)}function Be(){return ks[0]?.locales[0]??Xo}function na(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var Xo,ad,ks,ea,E=v(()=>{"use strict";Qo();mt();Xo="en",ad=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,ks=[],ea=new Set});function le(e){return Al(Et(e),{})}function D(e,t={}){let n=typeof t=="string";return Al(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function z(e){if(e instanceof X)return e.reason;let t=e?.reason;return typeof t=="string"?t:i("problem-unknown")}async function Al(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(ld)})}catch{throw ys(),new X("offline",i("problem-offline"))}bs(n);let s=await n.text().catch(()=>""),o=cd(s);if(n.ok&&o!==void 0)return o;throw new X(o?.code??String(n.status),o?.reason??i(n.status===404?"problem-not-found":"problem-server"))}function cd(e){try{return e?JSON.parse(e):{}}catch{return}}var ld,X,q=v(()=>{"use strict";mt();gn();E();ld=2e4,X=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function en(){return sa??=le("/api/games").then(e=>Ms=e,e=>{throw sa=null,e}),sa}function Fe(e){return Ms.find(t=>t.game===e)}function he(){let[e,t]=g(Ms.length?Ms:null);return _(()=>{en().then(t,()=>{})},[]),e}function ee(e){let t=`${e}-title`;return et(t)?i(t):e}function ce(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return et(n)?i(n):t}function _e(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return et(n)?i(n):""}function Nt({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),o=s?i("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?o:`${o} · ${i("opponent-rating",{rating:n})}`}function wn(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${i("opponent-style",{style:ce("style",n),what:_e("style",n)})}`:t}function tn(e,t){let[n,s]=e.seats,o=e.sets.map(a=>a.id).filter(a=>t.includes(a)).join("+");return e.seats_of[o]??Array.from({length:s-n+1},(a,r)=>n+r)}function oa(e,t,n){return n.slice(0,Math.max(...tn(e,t)))}function aa(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1}}function Zt(e){let t=Fe(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(o=>o!==t).map(o=>ce(`${e.game}-set`,o));return e.variant&&e.variant!=="standard"&&s.push(ce(`${e.game}-variant`,e.variant)),e.clock&&s.push(Cs(e.clock)),e.chosen&&s.push(i("deal-chosen")),e.day&&s.push(i("daily-title")),s.join(" · ")}function Cs({bank:e,each:t}){return t>=43200?i("clock-days",{n:Math.round(t/8640)/10}):i("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var sa,Ms,de=v(()=>{"use strict";q();M();E();sa=null,Ms=[]});function vn(e){let t=Ls.get(e);return t||(t=le(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:o,...a})=>({...a,name:o}));return ra.set(e,new Map(s.map(o=>[o.id,o]))),{...n,cards:s}},n=>{throw Ls.delete(e),n}),Ls.set(e,t)),t}function B(e,t){return ra.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:Fe(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function ia(){Ls.clear(),ra.clear()}var Ls,ra,ge=v(()=>{"use strict";q();de();Ls=new Map,ra=new Map});function Ss(e,t){Ol.set(e,t)}async function xn(e){let[t]=await Promise.all([en(),vn(e)]),n=t.find(s=>s.game===e);if(!n)throw new X("not-found",i("problem-not-found"));return Ol.get(n.board)??import(n.board)}var Ol,_n=v(()=>{"use strict";q();ge();de();E();Ol=new Map});var gt,Es=v(()=>{"use strict";gt={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var Ts,la=v(()=>{"use strict";Ts={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function Mn(e){return e in gt||e in Ts}function b({name:e,size:t,label:n,class:s="",golden:o=!1}){let a=gt[e]??Ts[e];if(!a)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=l`
    ${a.fill&&l`<path d=${a.fill} fill-rule="evenodd"/>`}
    ${a.line&&l`<path class="stroke" d=${a.line}/>`}`;return l`<svg class=${`icon ${o?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${o?l`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Ue(e,t=1){return i(`sign-${e}`,{n:t})}function Ne({fragments:e,label:t}){if(!e.length)return null;let n=$d(e),s=t??n.map(o=>o.words).filter(Boolean).join(" ");return l`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${md(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function md(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(l`<span class="clause">${n.map(o=>o.drawn)}</span>`),n=[]};for(let o of e)o.gap?(s(),t.push(o.drawn)):n.push(o);return s(),t}function $d(e){let t=[];for(let n=0;n<e.length;n++){let[s,o]=e[n],[a="",r=""]=e[n+1]??[];if(s==="≠"&&o==="sign")do t.push(hd(e[++n]));while(We.includes(e[n][1])&&We.includes(e[n+1]?.[1]));else o==="point"&&/^\d+$/.test(s)&&a==="★"?(t.push({drawn:l`<${te} n=${Number(s)}/>`,words:i("sign-points",{n:Number(s)})}),n++):s==="★"&&a==="?"&&r==="point"?(t.push(kn("check","of-point","")),n++):t.push(Rl(s,o))}return t}function Rl(e,t){if(!e.trim())return{drawn:l`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(pd.has(e))return{drawn:l`<span class="between">${e}</span>`,words:fd(e)};let n=dd.exec(e);if(n&&t!=="text"){let s=Ps[n[2]];return kn(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&Is.includes(s))}if(t!=="text"&&Ps[e])return kn(Ps[e],`of-${Ps[e]}`,"");if(t==="type"){let s=ud.find(o=>Ue(o)===e);if(s)return kn(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:l`<i class="unknown">X</i>`,words:"X"}:{drawn:l`<span class=${`of-${t}`}>${e}</span>`,words:e}}function fd(e){return{"+":"+","/":i("sign-or"),"−":"−","×":"×"}[e]??""}function kn(e,t,n,s=!1){return{drawn:l`<span class=${`sign ${t}`}>${n&&l`<b class="sign-number">${n}</b>`}<${b} name=${e} golden=${s}/></span>`,words:`${n} ${Ue(e,Number(n)||1)}`.trim()}}function hd([e,t]){let{drawn:n,words:s}=Rl(e,t);return{drawn:l`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${gt.ban.line}/></svg></span>`,words:i("sign-not",{what:s})}}function gd({amount:e,kinds:t=We}){let n=e.flatMap((s,o)=>s?[kn(t[o],`of-${t[o]}`,String(s))]:[]);return n.length?l`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function tt({essences:e,kinds:t=We}){return e.some(Boolean)?l`<span class="tokens">${e.map((n,s)=>n>0&&l`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${b} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Ue(t[s],n)}</span>
    </span>`)}</span>`:null}function te({n:e}){return l`<span class="points" role="img" aria-label=${i("sign-points",{n:e})}>
    <${b} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var We,Is,ud,Ps,pd,dd,N=v(()=>{"use strict";M();E();Es();la();We=["elan","life","calm","death","gold","pearl"],Is=["military","political","spiritual","financial"],ud=["creature","dragon","demon","mage"],Ps={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},pd=new Set(["+","/","(",")","−","×"]),dd=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function S(e,t=0,n=0){return`M${je(t-e)} ${je(n)}a${je(e)} ${je(e)} 0 1 0 ${je(2*e)} 0a${je(e)} ${je(e)} 0 1 0 ${je(-2*e)} 0Z`}function ve(e,t,n,s=0){return Rs(e,s,o=>S(n,...Nl(t,o)))}function I(e,t,n=0,s=1){let o=Zl(e,s),a="";for(let r=0;r<o;r++){for(let c=0;c<e/o;c++)a+=`${c?"L":"M"}${U(t,n+Dt*(r+c*s)/e)}`;a+="Z"}return a}function Ve(e,t,n,s=0){let o="";for(let a=0;a<2*e;a++)o+=`${a?"L":"M"}${U(a%2?n:t,s+Math.PI*a/e)}`;return`${o}Z`}function nt(e,t,n,s=0){return Rs(e,s,o=>`M${U(t,o)}L${U(n,o)}`)}function As(e,t,n,s){let o="";for(let a=0;a<e;a++)o+=`M${U(t,Dt*a/e)}L${U(t+(a%s?n:n*2),Dt*a/e)}`;return o}function yt(e,t,n,s,o=0){let a=(t+n)/2;return Rs(e,o,r=>`M${U(t,r)}Q${U(a,r-s)} ${U(n,r)}Q${U(a,r+s)} ${U(t,r)}Z`)}function ca(e,t,n){let s=Math.PI/e,o=`M${U(t,-s)}`;for(let a=0;a<e;a++){let r=Dt*a/e;o+=`C${U((t+n)/2,r-s*.9)} ${U(t+1,r-s*.15)} ${U(n,r)}`,o+=`C${U(t+1,r+s*.15)} ${U((t+n)/2,r+s*.9)} ${U(t,r+s)}`}return o}function Os(e,t,n){let s=e*10,o="";for(let a=0;a<=s;a++){let r=Dt*a/s;o+=`${a?"L":"M"}${U(t+n*Math.cos(e*r),r)}`}return`${o}Z`}function Cn(e,t,n,s=0){let o=`M${U(t,s)}`;for(let a=1;a<=e;a++){let r=s+Dt*a/e;o+=`Q${U(t+n,r-Math.PI/e)} ${U(t,r)}`}return`${o}Z`}function nn(e,t,n,s=0){return Rs(e,s,o=>{let a=n/t;return`M${U(t,o-a)}Q${U(t-n*1.6,o)} ${U(t,o+a)}Q${U(t-n*.6,o)} ${U(t,o-a)}Z`})}function A(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,o)=>`${je(-s)} ${o}`);return e+t}function Rs(e,t,n){let s="";for(let o=0;o<e;o++)s+=n(t+Dt*o/e);return s}function Zl(e,t){return t?Zl(t,e%t):e}var Dt,je,Nl,U,Ln=v(()=>{"use strict";Dt=2*Math.PI,je=e=>String(Math.round(e*10)/10),Nl=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],U=(e,t)=>Nl(e,t).map(je).join(" ")});function Sn(e){return yd.find(([t])=>t.test(e))?.[1]??""}var yd,ua=v(()=>{"use strict";Ln();yd=[[/hawk|nightingale|phoenix|raven|swan|peacock/,A("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+S(1.8,0,-25)],[/mermaid|dolphin|whale/,A("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+S(1.8,6,-26)+S(1.8,-6,-26)],[/hound|dog|wolf/,A("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,A("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,A("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,A("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,A("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,A("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,A("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,A("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,A("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,A("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,A("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+S(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,A("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+S(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,A("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,S(15,0,-28)+S(7,0,-28)+A("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,S(40)+S(34)+S(6)+nt(8,6,34)+I(4,34)+I(4,12,Math.PI/4)],[/crown|laurels|command/,A("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+S(3,0,-38)+S(3,25,-34)+S(3,-25,-34)],[/egg/,A("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,A("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+I(3,5,0)],[/hand|gauntlet|palm|glove/,A("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,A("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,A("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,A("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,A("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,A("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,A("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,A("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,S(42)+I(4,42,Math.PI/4)+I(3,29.7)+S(14.8)]]});function bd(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[S(15),I(t,17,n),I(t,18,n,t===5?2:t===8?3:1)][e(3)];return I(t,45,n)+I(t,37,n)+ve(t,45,5,n)+I(t,27,n+Math.PI/t)+nt(t,19,27,n+Math.PI/t)+s+S(6)}function wd(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,$)=>{let f=(u+p)/2;return[`L${u} ${d}L${f} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${f-2} ${d-5}L${f-2} ${d}L${f+2} ${d}L${f+2} ${d-5}L${p} ${d-5}L${p} ${d}`][$]},[s,o,a]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${o+12}L22 ${o+20}M37 ${a+12}L37 ${a+18}M0 ${s+16}L0 ${s+28}`;return A(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,o,e(3))}L30 36M30 36${n(30,45,a,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function ql(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return A(t[e(t.length)]+n[e(n.length)])}function pa(e,t,n){let s=e.types??[];if(s.includes("dragon"))return vd(n,s.includes("creature"));if(s.includes("demon"))return xd(n,s.includes("creature"));if(s.includes("creature"))return{lines:Sn(e.id)||Dl[n(Dl.length)]()};switch(e.kind){case"mage":return _d(t,n);case"monument":return{lines:A(Hl[n(Hl.length)])};case"place":return{lines:bd(n)};case"item":return{lines:A("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+S(4,-8,27)+S(2.5,6,33)+S(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:A("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+I([3,5,6,7][n(4)],17,0,n(2)+1)+S(20)};case"agent":return{lines:ql(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${ql(n)}${A("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:A("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+S(3,0,-46)};case"location":return{lines:wd(n)};case"relic":return kd(e.id,n);case"objective":return{lines:Ve(4,46,9)+Ve(4,26,8,Math.PI/4)+S(34)+S(18)};case"guild":return{lines:A("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:Ve(8,46,14)+S(14)+S(34)};default:return{lines:Sn(e.id)||zl[n(zl.length)]()}}}function vd(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",o=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:A(n+s+o),fill:S(1.8,3,-28)+S(1.8,-3,-28)}}function xd(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:A(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+I(5,50,Math.PI,2),fill:S(2,11,.5)+S(2,-11,.5)}}function _d(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:A(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function kd(e,t){let n=Sn(e);if(n)return{lines:n};let s=[I(8,34,Math.PI/8)+I(8,20,Math.PI/8)+nt(8,20,34,Math.PI/8),I(6,36)+I(3,36,0)+I(3,18,Math.PI),A("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),Cn(7,30,14)+I(7,30)+S(12)];return{lines:s[t(s.length)]+S(44)}}var Dl,Hl,zl,da=v(()=>{"use strict";Ln();ua();Dl=[()=>A("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>A("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+S(16)+yt(7,28,48,.18)],Hl=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],zl=[()=>I(6,44,0,2)+S(22)+I(6,22,0),()=>I(3,46,0)+I(3,23,Math.PI)+S(11.5)+ve(3,46,3.5),()=>S(40)+I(4,40,Math.PI/4)+I(3,28,0)+S(14),()=>I(7,44,0,3)+S(13)+S(6),()=>S(22,0,-15)+S(22,13,7.5)+S(22,-13,7.5)+S(7.5),()=>I(8,44,0,3)+I(8,18,Math.PI/8)+S(9),()=>S(20,0,-14)+"M0 6L0 46M-16 26L16 26"+nn(1,44,16)+S(6,0,-14),()=>yt(6,0,44,.5)+S(44)+S(8),()=>I(5,45,0,2)+I(5,17,Math.PI)+S(7),()=>Ve(4,46,14)+Ve(4,30,11,Math.PI/4)+S(8),()=>A("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+S(12)+S(4),()=>I(9,44,0,2)+I(3,24,Math.PI)+S(5)]});function Md(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function Cd(e){let t=new Map,n=(s,o)=>t.set(s,(t.get(s)??0)+o);e.power?n(e.power,20):Bl[e.guild||e.id]&&n(Bl[e.guild||e.id],20),e.values?.forEach((s,o)=>n(Is[o],s)),e.cost?.forEach((s,o)=>s&&n(We[o],e.kind==="monument"?.1:2*s));for(let[s,o]of e.lines.flat())(We.includes(o)||o==="any")&&n(o,(o==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,o)=>o[1]-s[1]).map(([s])=>s)}function Fl(e){let t=Md(e.id),[n,s=n,o=s]=Cd(e),a=3+t(3),{lines:r,fill:c="",sign:u}=pa(e,n,t),p=[()=>S(97)+As(72,93,2,6),()=>S(97)+S(92)+ve(a*4,94.5,1),()=>S(97)+S(94),()=>S(97)+As(a*8,91,3,8)][t(4)](),d=[()=>I(a+3,76,0,2),()=>I(3,76)+I(3,76,Math.PI),()=>I(4,76)+I(4,76,Math.PI/4),()=>S(76)+nt(a*2,56,76,Math.PI/(a*2)),()=>I(2*a+1,76,0,a)][t(5)](),$=["",S(53),ve(a*5,52,1),nt(a*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+S(56)+$,of:s===n?"brass":s,as:"fine"},{d:(Ns[n]??Ns.any)(a,76,91),of:n},{d:Ns[o]&&o!==n?Ns[o](a,57,66):ve(a,66,2.5),of:o,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:gt[u.name].fill??gt[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:Ld(e.points),of:"brass",as:"fill"}]:[]]}function Ld(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function ma({face:e,whole:t=!1}){let n=H(()=>Fl(e),[e]);return l`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(Sd)}
  </svg>`}function Sd({d:e,of:t,as:n="line",place:s}){if(s){let o=s.size/24;return l`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${o})`}/>`}return n==="fill"?l`<path class="sigil-fill" data-of=${t} d=${e}/>`:l`${n!=="fine"&&l`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var Bl,Ns,$a=v(()=>{"use strict";M();N();Ln();da();Es();Bl={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},Ns={elan:(e,t,n)=>ca(e*2,t,n),life:(e,t,n)=>yt(e*4,t,n,.075)+yt(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>Os(e*2,(t+n)/2+2,(n-t)/4)+Os(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>Ve(e*3,n,t)+nn(e,t-1,5),gold:(e,t,n)=>I(6,n)+I(6,n,Math.PI/6)+ve(12,(t+n)/2-1,2),pearl:(e,t,n)=>Cn(e*3,t,n-t)+ve(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>I(5,n)+I(5,n,Math.PI/5)+ve(10,t,1.6),military:(e,t,n)=>Ve(e*4,n,t+3),political:(e,t,n)=>nn(e*2,n-2,7)+ve(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>yt(e*2,t,n,.2)+ve(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>ve(e*3,(t+n)/2,(n-t)/4)+S(t)}});function bt(e,t,n){return i(`${e}-${t}`,n)}function Td(e,t){return t.district?bt(e,`district-${t.district}`):t.guild?bt(e,`card-${t.guild}`):t.rank?bt(e,`rank-${t.rank}`):""}function fa(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function Pd(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function Zs(e){return e.powers!==void 0&&e.lines.length>0}function Id(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function Ad(e,t,n){let s=e.kind==="item"||e.kind==="scroll",o=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[a,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return o>r?"packed":o>a?"crowded":""}function En({game:e,face:t,size:n,sentences:s=!1,points:o=t.points}){let a=n==="full",r=Ed.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=Pd(t),p=a?t.lines:Id(t.lines),d=!a&&s&&Zs(t),$=Ad(t,p,d),f=!a&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return l`
    <span class="face-art"><${ma} face=${t} whole=${a}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&l`<span class=${`face-cost ${f?"broad":""}`}>${c.map(m=>l`<${Ne} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&l`<span class="face-types">${r.map(m=>l`<${b} name=${m} label=${i(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${a?t.kind_name:Td(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${$}`}>
      ${d?t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`):p.map(m=>l`<span class="face-line"><${Ne} fragments=${m}/></span>`)}
      ${a&&!u&&l`<span class="face-told">${t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&l`<span class="face-mark" title=${t.origin.at(-1)}><${b} name="standin" label=${i("card-stand-in")}/></span>`}
    ${a&&l`<span class="face-foot">${t.mark&&l`<${b} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${o>0&&l`<span class="face-points"><${te} n=${o}/></span>`}`}function ha(){return l`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var Ed,Tn=v(()=>{"use strict";M();E();N();$a();Ed=["creature","dragon","demon"]});function ye(e){return e in Pn||(Pn[e]=Od(e)),Pn[e]}function Ht(e,t){Pn[e]=t;try{localStorage.setItem(Ds+e,JSON.stringify(t))}catch{}for(let n of[...Hs])n(e)}function sn(e){return Hs.add(e),()=>{Hs.delete(e)}}function be(e){let[,t]=g(0);return _(()=>sn(n=>{n===e&&t(s=>s+1)}),[e]),[ye(e),n=>Ht(e,n)]}function In(){let e=ye("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function Od(e){try{let t=localStorage.getItem(Ds+e),n=t===null?void 0:JSON.parse(t),s=Wl[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return Wl[e]}var Ds,Wl,Pn,Hs,ke=v(()=>{"use strict";M();Ds="arcanarium.",Wl={theme:"auto",motion:"auto",sound:!1,sentences:!1,language:"",lastTable:{},lastForm:null},Pn={},Hs=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Ds))return;let t=e.key.slice(Ds.length);delete Pn[t];for(let n of[...Hs])n(t)})});function ga(e,t,n){if(!e.isConnected||!t.id)return;An??=Dd();let s=B(t.game,t.id);Ae(l`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${En} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?l`<ul class="zoom-notes tooltip">${t.notes.map(o=>l`<li>${o}</li>`)}</ul>`:null}`,An),An.showPopover(),an=e,Hd(An,e.getBoundingClientRect(),n)}function Dd(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,On,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(an)&&On(),{capture:!0,passive:!0}),e}function Hd(e,t,n){let{offsetWidth:s,offsetHeight:o}=e,{innerWidth:a,innerHeight:r}=window,c=(d,$,f)=>Math.max(on,Math.min(d-$/2,f-$-on)),u=t.right+zs,p=c(t.top+t.height/2,o,r);u+s>a-on&&(u=t.left-zs-s),(u<on||n)&&(u=c(t.left+t.width/2,s,a),p=t.top>r-t.bottom?Math.max(on,t.top-zs-o):Math.min(t.bottom+zs,r-o-on)),e.style.left=`${u}px`,e.style.top=`${p}px`}function On(){clearTimeout(wt),an&&(an=null,Ul=performance.now(),An?.hidePopover())}function zd(e,t){clearTimeout(wt);let n=an!==null||performance.now()-Ul<400;wt=setTimeout(()=>ga(e,t,!1),n?Nd:Rd)}function qs(e,t=!1){let n=O({x:0,y:0,pressed:!1,element:null}),s=O(e);s.current=e;let o=n.current;if(_(()=>()=>{o.element&&o.element===an&&On()},[]),!e)return{};let a=r=>{o.element=r.currentTarget,s.current&&zd(o.element,s.current)};return{onPointerEnter:r=>r.pointerType==="mouse"&&a(r),onPointerLeave:r=>r.pointerType==="mouse"&&On(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&a(r),onBlur:On,onPointerDown:r=>{if(o.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(o,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(wt),wt=setTimeout(()=>{o.pressed=!0,s.current&&ga(c,s.current,!0)},Zd)},onPointerMove:r=>{r.pointerType!=="mouse"&&Math.hypot(r.clientX-o.x,r.clientY-o.y)>10&&clearTimeout(wt)},onPointerUp:()=>!o.pressed&&clearTimeout(wt),onPointerCancel:()=>clearTimeout(wt),onClick:t?r=>s.current&&ga(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>o.pressed&&r.preventDefault(),onClickCapture:r=>{o.pressed&&(o.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function ya({game:e,id:t,children:n}){let s=qs({game:e,id:t});return l`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var Rd,Nd,Zd,zs,on,An,an,Ul,wt,Bs=v(()=>{"use strict";M();Tn();ge();Rd=320,Nd=90,Zd=420,zs=14,on=8,An=null,an=null,Ul=0});function ue({game:e,id:t,size:n="table",turned:s=!1,essences:o,points:a,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:$,target:f,form:m="",place:h,worded:y=!0,badge:w,children:k}){let[L]=be("sentences"),P=L&&y,C=t?B(e,t):null,V=typeof d=="string"?[d].filter(Boolean):d,re=qs(C&&n!=="full"?{game:e,id:C.id,notes:V,points:a}:null,!$),ne=C&&!r?C.kind:"back",x={class:["card",`card-${n}`,`kind-${ne}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",o?.some(Boolean)&&"holding",P&&C&&Zs(C)&&"telling",m&&`form-${m}`].filter(Boolean).join(" "),"aria-label":H(()=>Bd(C,r,s,o),[C,r,s,o?.join(" ")]),"aria-description":[C&&n!=="full"?fa(C):"",...V].filter(Boolean).join(" ")||void 0,...re},T=H(()=>!C||r?l`<${ha}/>`:n==="chip"?l`<${qd} face=${C} turned=${s} points=${a}/>`:l`<${En} game=${e} face=${C} size=${n} sentences=${P} points=${a}/>`,[e,C,r,n,s,a,P]),R=l`
    ${T}
    ${o&&l`<${tt} essences=${o}/>`}
    ${s&&n==="table"&&l`<span class="card-turned" title=${i("card-turned")}><${b} name="turn"/></span>`}
    ${w!=null&&w!==""&&l`<span class="card-badge">${w}</span>`}`;return l`<div class=${`card-place place-${n} of-kind-${ne} ${s?"is-turned":""} ${m&&`form-${m}`}`} style=${h} data-target=${f}>
    ${$||f?l`<button type="button" ...${x} aria-pressed=${u?"true":void 0} aria-disabled=${$?void 0:"true"}
          onClick=${$??re.onClick}>${R}</button>`:l`<div role="img" tabindex=${C&&n!=="full"?0:void 0} ...${x}>${R}</div>`}
    ${k}
  </div>`}function qd({face:e,turned:t,points:n=e.points}){return l`
    <${b} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&Mn(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&l`<${te} n=${n}/>`}`}function Bd(e,t,n,s){return e?[e.name,e.kind_name,t&&i("card-face-down"),n&&i("card-turned"),...(s??[]).map((o,a)=>o>0&&i("card-holds",{n:o,what:Ue(We[a],o)}))].filter(Boolean).join(", "):i("card-back")}var Ge=v(()=>{"use strict";M();Tn();ge();N();ke();E();Bs();Bs()});function Fd(e,t){return Vl(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function Wd(e,t){return Vl(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function Ws(e,t){return e?e.moves.filter(n=>n.targets.length&&Fd(n.targets,t)):[]}function Us(e,t){return t.length?Ws(e,t).filter(n=>n.targets.length===t.length):[]}function js(e,t){return new Set(Ws(e,t).flatMap(n=>Wd(n.targets,t)))}function Vs(e,t,n){if(!js(e,t).has(n))return t.length?Vs(e,Fs,n):null;let s=[...t,n],o=Ws(e,s),a=Us(e,s);return o.length===1&&a.length===1?{path:s,menu:[],move:a[0]}:{path:s,menu:a,move:null}}function ba(e){return e.slice(0,-1)}function wa(e){return e?e.moves.filter(t=>!t.targets.length):[]}function va(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function Rn(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function zt(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function Gs(e,t){return e?.why?.[t]??[]}var Fs,jl,Vl,qt=v(()=>{"use strict";Fs=[],jl=e=>e.split(":")[0],Vl=e=>e.every(t=>jl(t)===jl(e[0]))});function _a(){return Bt}async function st(){return Ys(pn("me")??await le("/api/me"))}async function ka(){return Bt.id?Bt:Ft({})}async function Ft(e){return Ys(await D("/api/me",e))}async function Ks(e,t,n){return ot(`/api/account/${e}`,{name:t,password:n})}async function ot(e,t){return Ys(await D(e,t))}async function Ma(){return Ys(await D("/api/account/logout"))}function me(){let[,e]=g(0);return _(()=>{let t=()=>e(n=>n+1);return xa.add(t),()=>{xa.delete(t)}},[]),Bt}function Ys(e){Bt={...Bt,...e,id:!!e.id};for(let t of[...xa])t();return Bt}var Bt,xa,Me=v(()=>{"use strict";q();mt();M();Bt={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},xa=new Set});function Ca(e,t){return new Js(e,t)}var jd,Vd,Gd,Kd,Yd,Jd,Gl,Js,La=v(()=>{"use strict";q();Me();E();jd=500,Vd=2e4,Gd=2e4,Kd=4404,Yd=4401,Jd=3e3,Gl=8e3;Js=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new X("offline",i("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===Kd&&(this.data.gone=!0),s===Yd&&st().catch(()=>{}),this.#o())},this.#i(Gl)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new X("lost",i("net-lost")));if(!this.data.gone){let t=Math.min(Vd,jd*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=Gd){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(Gl),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(Jd)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new X(t,i(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#$();break;case"state":this.#f(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#y(t);break;default:}}#$(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#f(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(o=>!o.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:o,step:a,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===a?this.#l(t):(o==="undo"?n.step<a:n.step>a&&!(r&&c))?this.#e(s,null):this.#e(s,new X("lost",i("net-move-lost")))}#y({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new X(n,s));else for(let o of[...this.pending.keys()])this.#e(o,new X(n,s))}}});function Sa(){let e=pn("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},Qd)}async function Ea(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=Kl){let o=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+Kl-1}&eyes=${t}`);if(!o.ok)return;s=(await o.json()).length}}async function Ta(e){let n=("caches"in globalThis?await(await caches.open(Xd)).keys():[]).map(({url:o})=>new URL(o)).find(({pathname:o})=>o===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var Qd,Kl,Xd,Qs=v(()=>{"use strict";mt();Qd=2500;Kl=40,Xd="seen"});function at(){return _a().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function Nn(e,t={}){let n=await D(e,t),s=await Yl(()=>navigator.credentials.create({publicKey:{...n,challenge:Xs(n.challenge),user:{...n.user,id:Xs(n.user.id)},excludeCredentials:n.excludeCredentials.map(Ql)}}));return{...Jl(s),response:{clientDataJSON:Wt(s.response.clientDataJSON),attestationObject:Wt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function Zn(e){let t=await D(e),n=await Yl(()=>navigator.credentials.get({publicKey:{...t,challenge:Xs(t.challenge),allowCredentials:t.allowCredentials.map(Ql)}}));return{...Jl(n),response:{clientDataJSON:Wt(n.response.clientDataJSON),authenticatorData:Wt(n.response.authenticatorData),signature:Wt(n.response.signature),userHandle:n.response.userHandle?Wt(n.response.userHandle):null}}}async function Yl(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new X("passkey",i(s?"passkey-known":"passkey-not-done"))}if(!t)throw new X("passkey",i("passkey-not-done"));return t}function Jl(e){return{id:e.id,rawId:Wt(e.rawId),type:e.type,clientExtensionResults:{}}}function Ql(e){return{...e,id:Xs(e.id)}}function Xs(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Wt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var Dn=v(()=>{"use strict";q();Me();E()});function eo(e){return new Intl.DateTimeFormat(Be(),{weekday:"long",day:"numeric",month:"long",timeZone:"UTC"}).format(new Date(`${e}T00:00:00Z`))}function Xl(){let e=new Date().toISOString().slice(0,10);return l`
    <a class="door daily-door" href="/daily"><${b} name="sun" size=${26} />
      <strong>${i("daily-title")} · ${eo(e)}</strong><span>${i("daily-short")}</span></a>`}var Pa=v(()=>{"use strict";M();N();E()});function rn({signs:e}){let t=e.filter(Mn),n=t.map((a,r)=>Ia(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,o=n.map((a,r)=>n[r*s%n.length].join(",")).join(" ");return l`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${o} />
        ${em().map(a=>l`<path d=${a} class="thin" />`)}
      </svg>
      ${t.map((a,r)=>l`
        <span class=${`emblem-sign of-${a}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${b} name=${a} size=${26} /></span>`)}
    </div>`}function Ia(e,t){return[ec(Math.cos(e)*t),ec(Math.sin(e)*t)]}function ec(e){return Math.round(e*100)/100}function em(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${Ia(n,t%5?45.5:43).join(" ")}L${Ia(n,48).join(" ")}`})}var to=v(()=>{"use strict";M();N()});function rt({name:e,guest:t=!1}){return t&&=!tm.test(e),l`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&l` <small class="guest-mark" title=${i("guest-mark-what")}>${i("guest-mark")}</small>`}`}var tm,ln=v(()=>{"use strict";M();E();tm=/^Guest \d+$/});function tc(e){let[t,n]=g({tables:null,problem:""});return _(()=>{let s=0,o=!1,a=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await le(e).then(u=>({tables:u,problem:""}),u=>({problem:z(u)}));if(o)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(a,nm)},r=()=>{document.visibilityState==="visible"&&a()};return a(),document.addEventListener("visibilitychange",r),()=>{o=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function nc(){let{tables:e}=tc("/api/mine");if(!e?.length)return null;let t=e.filter(a=>a.status!=="over"),n=t.filter(a=>a.your_turn),s=t.filter(a=>!a.your_turn),o=e.filter(a=>a.status==="over");return l`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${i("home-mine")}</h2>
      ${t.length>0&&l`<ul class="table-list">${[...n,...s].map(a=>l`<${am} key=${a.table} table=${a} />`)}</ul>`}
      ${o.length>0&&l`
        <details open=${!t.length}>
          <summary>${i("home-over",{n:o.length})}</summary>
          <ul class="table-list">${o.slice(0,sm).map(a=>l`<${rm} key=${a.table} table=${a} />`)}</ul>
        </details>`}
    </section>`}function sc(){let{tables:e,problem:t}=tc("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return l`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${i("home-open")}</h2>
      ${n.length>0&&l`<ul class="table-list">${n.map(s=>l`<${im} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&l`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?l`${i("home-open-none")} <a href="/new">${i("home-open-one")}</a>`:t||i("home-open-coming")}
        </p>`}
    </section>`}function am({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return l`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${Aa} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${i(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${i("home-resume")}</a>
    </li>`}function rm({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat(Be()).format((e.winners??[]).map(s=>e.seats[s].name));return l`
    <li class="table-row">
      <${Aa} table=${e} />
      <span class="turn-mark">${t?i("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&i("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${i("home-replay")}</a>
    </li>`}function im({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return l`
    <li class="table-row">
      <${Aa} table=${e} />
      ${e.watchers>0&&l`<span class="turn-mark">${i("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${i(t?"home-sit":"home-watch")}</a>
    </li>`}function Aa({table:e}){return l`
    <div class="table-about">
      <strong>${ee(e.game)}</strong>
      <span class="quiet-text">${Zt(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>l`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${b} name=${om[t.kind]} size=${14} /> ${lm(e,t,n)}</li>`)}
      </ul>
    </div>`}function lm(e,t,n){return e.you===n?i("home-you"):t.kind==="empty"?i("home-free-seat"):t.kind==="bot"?i("home-bot",{bot:ce("bot",t.bot||t.name)}):l`<${rt} name=${t.name||i("guest")} guest=${t.guest} />`}var nm,sm,om,oc=v(()=>{"use strict";q();de();M();N();E();ln();nm=4e3,sm=6,om={person:"person",bot:"bot",empty:"plus"}});var ac={};xe(ac,{Page:()=>cm});function cm(){let e=he()??[];return l`
    <div class="home">
      <header class="home-head">
        <h1>${i("home-title")}</h1>
        <p>${i("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>l`<${um} key=${t.game} info=${t} />`)}
      </div>
      <${Xl} />
      <${nc} />
      <${sc} />
      <${pm} />
      <p class="fine">${i("home-unofficial")}</p>
    </div>`}function um({info:e}){let{game:t,hue:[n,s]}=e,[o,a]=g(!1),[r,c]=g(""),u=ye("lastTable")[t],p=async()=>{a(!0),c("");try{let $=u??aa(e),{table:f}=await D("/api/tables",$);Ht("lastTable",{...ye("lastTable"),[t]:u??{...$,variant:e.variants[0]}}),Ce(`/t/${f}`)}catch($){c(z($)),a(!1)}},d=u?u.seats.length-1:1;return l`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${rn} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${ee(t)}</h2>
        <p>${i(`${t}-about`)}</p>
        <p class="row">
          <button type="button" class="btn primary large" disabled=${o} onClick=${p}>
            ${i(o?"home-dealing":"home-play",{bots:d})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${i("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||i(u?"home-as-last":"home-first-time",{what:u&&Zt(u)||i("home-plain")})}</p>
      </div>
    </section>`}function pm(){let[e,t]=g(""),n=async s=>{let o=s.currentTarget,a=o.files?.[0];if(a){t("");try{let{table:r}=await D("/api/records",await a.text());Ce(`/replay/${r}`)}catch(r){t(z(r))}o.value=""}};return l`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${i("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/rules"><${b} name="book" size=${26} /><strong>${i("home-rules")}</strong><span>${i("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${b} name="card" size=${26} /><strong>${i("home-cards")}</strong><span>${i("home-cards-what")}</span></a></li>
        <li>
          <label class="door"><${b} name="upload" size=${26} /><strong>${i("home-record")}</strong><span>${i("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${e&&l`<p class="refusal" role="alert">${e}</p>`}
        </li>
      </ul>
    </section>`}var rc=v(()=>{"use strict";q();de();M();N();vt();ke();E();Pa();to();oc()});function Ze({legend:e,name:t,value:n,values:s,choose:o}){let a=hn();return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>l`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${a}-${t}`} checked=${r.value===n} onChange=${()=>o(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&l`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function ic({game:e,sets:t,chosen:n,choose:s}){let o=a=>{let r=t.map(c=>c.id).filter(c=>c===a?!n.includes(a):n.includes(c));r.length&&s(r)};return l`
    <fieldset class="choice">
      <legend>${i("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(a=>l`
          <label key=${a.id} class="option-card">
            <input type="checkbox" checked=${n.includes(a.id)} onChange=${()=>o(a.id)} />
            <span><strong>${a.title}</strong><small>${_e(`${e}-set`,a.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function lc({game:e,option:t,value:n,choose:s}){let o=t.values.filter(Boolean),a=ce(`${e}-option`,t.name),r=_e(`${e}-option`,t.name);return o.join()==="off,on"?l`<${Oa} title=${a} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:l`
    <${Ze} legend=${a} name=${t.name} value=${n} choose=${s}
      values=${o.map(c=>({value:c,title:ce(`${e}-value`,c),hint:_e(`${e}-value`,c)}))} />`}function Oa({title:e,hint:t,value:n,choose:s}){return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function cc({info:e,sets:t,seats:n,choose:s}){let o=tn(e,t),a=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?mm(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return l`
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
              <select class="select" value=${dm(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${i("new-me")}</option>
                <option value="person">${i("new-person")}</option>
                ${e.opponents.map(p=>l`<option key=${p.bot} value=${`bot ${p.bot}`}>${i("new-bot",{bot:Nt(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&l`<p class="seat-character">${wn(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function dm(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function mm(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function uc({form:e,change:t}){return l`
    <${Ze} legend=${i("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:i(`new-clock-${n}`),hint:i(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&l`
      <div class="row">
        <${Hn} title=${i("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>i("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${Hn} title=${i("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>i("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&l`
      <${Hn} title=${i("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>i("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function Hn({title:e,value:t,values:n,word:s,choose:o}){return l`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${a=>o(parseFloat(a.currentTarget.value))}>
        ${n.map(a=>l`<option key=${a} value=${String(a)}>${s(a)}</option>`)}
      </select>
    </label>`}var Ra=v(()=>{"use strict";de();M();E()});function pc({seed:e,invites:t,choose:n}){return l`
    <details class="new-seed" open=${e?!0:null}>
      <summary>${i("new-seed")}</summary>
      <label class="field"><span class="label">${i("new-seed-label")}</span>
        <input class="input num" inputmode="numeric" pattern="[0-9]*" maxlength="78" value=${e} placeholder=${i("new-seed-none")}
          onInput=${s=>n(s.currentTarget.value.trim())} />
        <span class="help">${i(t?"new-seed-hint-people":"new-seed-hint")}</span></label>
    </details>`}var dc=v(()=>{"use strict";M();E()});var mc={};xe(mc,{Page:()=>hm});function hm(){let e=he();return l`
    <div class="column">
      <h1>${i("new-title")}</h1>
      ${e?l`<${gm} games=${e} />`:l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function gm({games:e}){let[t,n]=g(()=>ym(e)),[s,o]=g(!1),[a,r]=g(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],p=m=>{n({...t,...m}),r("")},d=m=>p({games:{...t.games,[c.game]:{...u,...m}}}),$=async m=>{m.preventDefault(),o(!0);let h=wm(t,c);try{let{table:y}=await D("/api/tables",h);Ht("lastForm",{...t,seed:""}),h.seats.every(w=>w.kind!=="person")&&Ht("lastTable",{...ye("lastTable"),[c.game]:{...h,seed:""}}),Ce(`/t/${y}`)}catch(y){r(z(y)),o(!1)}},f=u.seats.some(m=>m.kind==="person");return l`
    <form class="new-table" onSubmit=${$}>
      <section class="panel">
        <${Ze} legend=${i("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${e.map(m=>({value:m.game,title:ee(m.game),hint:i(`${m.game}-about`)}))} />
        ${c.sets.length>1&&l`<${ic} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:oa(c,m,u.seats)})} />`}
        ${c.variants.length>1&&l`
          <${Ze} legend=${i("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:ce(`${c.game}-variant`,m),hint:_e(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>l`
          <${lc} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${h=>d({options:{...u.options,[m.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${cc} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${Ze} legend=${i("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:i(`new-${m}`),hint:i(`new-${m}-hint`)}))} />
        <${uc} form=${t} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&l`<${Hn} title=${i("new-pace")} value=${t.pace} values=${fm} word=${m=>i("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${Oa} title=${i("new-hints")} hint=${i("new-hints-hint")} value=${t.hints} choose=${m=>p({hints:m})} />
        <${pc} seed=${t.seed} invites=${f} choose=${m=>p({seed:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${a}</p>
        <button class="btn primary large" disabled=${s}>${i(f?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function ym(e){let t=ye("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(a=>a.game===n)?.game??e[0].game,o=Object.fromEntries(e.map(a=>[a.game,bm(a,t.games?.[a.game])]));return{...$m,...t,game:s,games:o}}function bm(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),o=t.seats&&tn(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),a=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:o?t.seats:a}}function wm(e,t){let{sets:n,variant:s,options:o,seats:a}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>o[u]&&o[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,o[u]])),seats:a,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints,wait:a.some(u=>u.kind==="person"),seed:e.seed}}var $m,fm,$c=v(()=>{"use strict";q();de();M();vt();ke();E();Ra();dc();$m={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0,seed:""},fm=[0,.7,1.5,3]});function no({path:e,title:t=""}){let[n,s]=g(!1),o=new URL(e,location.href).href;_(()=>{if(!n)return;let c=setTimeout(()=>s(!1),vm*1e3);return()=>clearTimeout(c)},[n]);let a=()=>navigator.clipboard?.writeText(o).then(()=>s(!0)).catch(()=>{}),r=()=>navigator.share({title:t||document.title,url:o}).catch(()=>{});return l`
    <div class="share">
      <input class="input" readonly value=${o} aria-label=${i("share-label")} onFocus=${c=>c.target.select()} />
      <button type="button" class="btn" onClick=${a}>${n?i("share-copied"):i("share-copy")}</button>
      ${"share"in navigator&&l`<button type="button" class="btn" onClick=${r}><${b} name="share" size=${16} /> ${i("share-send")}</button>`}
    </div>`}function Na({table:e,title:t}){let n=`/api/tables/${encodeURIComponent(e)}/qr.svg?from=${encodeURIComponent(location.origin)}`;return l`
    <section class="panel room-invite">
      <h2>${i("room-invite")}</h2>
      <${no} path=${`/t/${e}`} title=${t} />
      <figure class="room-qr">
        <img src=${n} width="160" height="160" alt=${i("room-qr")} />
        <figcaption>${i("room-qr-what")}</figcaption>
      </figure>
    </section>`}var vm,so=v(()=>{"use strict";M();N();E();vm=2});function Za(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Da({seat:e,skew:t}){let[,n]=g(0),s=e.due!==null&&e.due!==void 0;if(_(()=>{if(!s)return;let a=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(a)},[s]),e.bank===null||e.bank===void 0)return null;let o=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return l`<span class="clock" data-running=${s||null} data-low=${s&&o<xm||null}
    role="timer" aria-label=${i("clock-left",{time:Za(o)})}>${Za(o)}</span>`}var xm,Ha=v(()=>{"use strict";M();E();xm=20});function zn({table:e,state:t,skew:n,onSeat:s,children:o}){let a=t.view,r=a.token??a.first??null,c=Math.max(...a.seats.map(p=>p.points),1),u=a.threshold||c;return l`
    <header class="strip">
      <div class="strip-round">
        <strong>${a.round?i("strip-round",{round:a.round}):i("strip-setup")}</strong>
        <span class="strip-goal">${a.match?i("strip-match",{game:a.match.game}):a.threshold?i("strip-goal",{points:a.threshold}):a.last_round?i("strip-last-round",{round:a.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${a.seats.map((p,d)=>l`
          <li key=${d}>
            <${_m} seat=${e.seats[d]} points=${t.result?.points[d]??p.points} goal=${u} threshold=${a.threshold??0} you=${d===e.you} skew=${n}
              wins=${a.match?a.match.wins[d]:null} first=${r===d} passed=${a.passed?.includes(d)}
              active=${!a.over&&(a.owing.length?a.owing.includes(d):a.active===d)} onClick=${()=>s(d)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${o}</div>
    </header>`}function _m({seat:e,points:t,goal:n,threshold:s,you:o,skew:a,wins:r,first:c,passed:u,active:p,onClick:d}){let $=[o&&i("seat-you"),p&&i("seat-turn"),c&&i("seat-first"),u&&i("seat-passed"),e.guest&&i("guest-mark"),oo(e)].filter(Boolean).join(", ");return l`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${o||null} onClick=${d}
      aria-label=${i("seat-summary",{name:e.name,points:t,marks:$})} title=${i("seat-summary",{name:e.name,points:t,marks:$})}>
      <span class="presence" data-here=${fc(e)}></span>
      <span class="seat-name"><${rt} name=${e.name} guest=${e.guest&&!o} /></span>
      ${c&&l`<span class="mark" aria-hidden="true"><${b} name="first" size=${15} /></span>`}
      ${u&&l`<span class="mark" aria-hidden="true"><${b} name="pass" size=${15} /></span>`}
      <${Da} seat=${e} skew=${a} />
      <span class="seat-points">${t}${s>0&&l`<small>/${s}</small>`}</span>
      ${r!==null&&l`<span class="seat-wins" title=${i("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function fc(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function oo(e){return i(`presence-${fc(e)}`,{bot:e.stand_in||e.bot||""})}var qn=v(()=>{"use strict";M();N();E();ln();Ha()});function hc({lines:e}){let[t,n]=g(!1),s=t?e:e.slice(-km),o=e.length?e[e.length-1][0]:-1;return l`
    <div class="log at-end" tabindex="0" role="log" aria-label=${i("log-label")}><div>
      ${s.length<e.length&&l`<button type="button" class="btn quiet small" onClick=${()=>n(!0)}>${i("log-all",{n:e.length})}</button>`}
      ${!e.length&&l`<p class="empty">${i("log-empty")}</p>`}
      <ol>${s.map(([a,r],c)=>l`<li key=${c} data-latest=${a===o||null}>${r}</li>`)}</ol>
    </div></div>`}function ao({lines:e,onSay:t}){let[n,s]=g(""),o=a=>{a.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return l`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${i("chat-label")}><div>
        ${!e.length&&l`<p class="empty">${i("chat-empty")}</p>`}
        ${e.map((a,r)=>l`<p key=${r}><strong data-seat=${a.seat}><${rt} name=${a.who} guest=${a.guest} /></strong> <bdi>${a.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${o}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${i("chat-write")} aria-label=${i("chat-write")}
          onInput=${a=>s(a.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${i("chat-send")}</button>
      </form>
    </div>`}function za({log:e,chat:t,tab:n,setTab:s,requests:o,onRequest:a,onSay:r}){let[c,u]=g(t.length);_(()=>{n==="chat"&&u(t.length)},[n,t.length]);let p=t.length-c;return l`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${n==="log"} onClick=${()=>s("log")}>${i("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${n==="chat"} onClick=${()=>s("chat")}>
          ${i("tab-chat")} ${p>0&&l`<span class="count">${p}</span>`}
        </button>
      </div>
      ${n==="chat"?l`<${ao} lines=${t} onSay=${r} />`:l`<${hc} lines=${e} />`}
      ${o.length>0&&l`
        <p class="row requests">${o.map(d=>l`
          <button key=${d.name} type="button" class="btn quiet small" data-request=${d.name} onClick=${()=>a(d.name)}>${i("request-open",{what:d.title})}</button>`)}</p>`}
    </section>`}var km,ro=v(()=>{"use strict";M();E();ln();km=150});function Ba({table:e,chat:t,ask:n,send:s}){let o=he()?.find(a=>a.game===e.game);return l`
    <div class="room waiting-room">
      <header class="room-head">
        <h1>${ee(e.game)}</h1>
        <p role="status" class="room-state">${Mm(e)}</p>
      </header>
      <div class="room-columns">
        <div class="room-main">
          <ol class="room-seats" aria-label=${i("room-seats")}>
            ${e.seats.map((a,r)=>l`<${Lm} key=${r} table=${e} seat=${a} i=${r} info=${o} send=${s} />`)}
          </ol>
          <${Cm} table=${e} send=${s} />
          <${Em} seated=${e.you>=0} send=${s} />
          <${Tm} table=${e} info=${o} />
        </div>
        <div class="room-side">
          <${Na} table=${e.table} title=${i("room-invitation",{game:ee(e.game)})} />
          <section class="panel room-chat">
            <h2>${i("tab-chat")}</h2>
            <${ao} lines=${t} onSay=${a=>n({t:"chat",text:a})} />
          </section>
          ${e.watchers>0&&l`<p class="room-what">${i("watchers",{n:e.watchers})}</p>`}
        </div>
      </div>
    </div>`}function Mm(e){let t=e.seats.filter(n=>n.kind==="empty").length;return t?i(e.wait?"room-seats-free":"room-waiting",{n:t}):e.wait?e.start?i(qa(e)?"room-all-ready":"room-some-not-ready"):i(e.seats[e.you]?.ready?"room-for-host":"room-say-ready"):i("room-starting")}function qa(e){return e.seats.every((t,n)=>t.kind!=="person"||t.ready||t.host||n===e.you&&e.start)}function Cm({table:e,send:t}){if(!e.wait)return null;let n=e.seats.some(a=>a.kind==="empty"),s=e.seats[e.you],o=e.seats.filter((a,r)=>a.kind==="person"&&r!==e.you).length;return l`
    <div class="room-begin">
      ${e.start&&l`
        <button type="button" class="btn primary large" disabled=${n} onClick=${()=>t({t:"start"})}>${i(n||qa(e)?"room-start":"room-start-anyway")}</button>`}
      ${s&&!e.host&&l`
        <button type="button" class=${`btn large ${s.ready?"":"primary"}`} aria-pressed=${s.ready?"true":"false"} onClick=${()=>t({t:"ready",ready:!s.ready})}>
          <${b} name="done" size=${18} /> ${i(s.ready?"room-ready-now":"room-ready")}</button>`}
      ${e.start&&o>0&&!n&&!qa(e)&&l`<p class="quiet-text">${i("room-start-what")}</p>`}
      ${e.start&&n&&l`<p class="quiet-text">${i("room-start-free")}</p>`}
    </div>`}function Lm({table:e,seat:t,i:n,info:s,send:o}){let a=s?.opponents??[],r=n===e.you,c=t.kind==="person"&&e.wait&&!t.host;return l`
    <li data-kind=${t.kind} data-you=${r||null} data-kept=${t.kept?!0:null}>
      <span class="room-number">${n+1}</span>
      <span class="room-name">${t.kind==="person"?l`<${rt} name=${t.name} />`:l`<bdi>${Sm(t)}</bdi>`}
        ${t.kind==="bot"&&l`<small>${wn(a.find(u=>u.bot===t.bot))}</small>`}
        ${t.kind==="person"&&l`<small>${[r?i("seat-you"):oo(t),i(t.guest?"room-guest":"room-account"),t.host&&i("room-host")].filter(Boolean).join(" · ")}</small>`}</span>
      ${c&&l`<span class="room-mark" data-ready=${t.ready||null}><${b} name=${t.ready?"done":"hourglass"} size=${16} /> ${i(t.ready?"room-is-ready":"room-not-ready")}</span>`}
      <span class="room-acts">
        ${t.kind==="empty"&&e.you<0&&(!t.kept||t.kept.you)&&l`<button type="button" class="btn primary" onClick=${()=>o({t:"sit",seat:n})}>${i("room-sit")}</button>`}
        ${t.kind==="empty"&&e.host&&s&&l`<${Pm} opponents=${a} first=${s.opponent} put=${u=>o({t:"set_seat",seat:n,bot:u})} />`}
        ${t.kind==="empty"&&e.host&&l`
          <button type="button" class="btn small" aria-pressed=${t.kept?"true":"false"} title=${i("room-keep-what")} onClick=${()=>o({t:"keep",seat:n,kept:!t.kept})}><${b} name="lock" size=${16} /> ${i(t.kept?"room-open-seat":"room-keep")}</button>`}
        ${t.kind==="bot"&&e.host&&l`<button type="button" class="btn small" onClick=${()=>o({t:"set_seat",seat:n,bot:""})}>${i("room-no-bot")}</button>`}
        ${r&&l`<button type="button" class="btn small" onClick=${()=>o({t:"leave"})}>${i("room-leave")}</button>`}
        ${e.host&&n+1<e.seats.length&&l`
          <button type="button" class="btn quiet small icon-only" title=${i("room-swap",{a:n+1,b:n+2})} aria-label=${i("room-swap",{a:n+1,b:n+2})} onClick=${()=>o({t:"swap",seat:n,other:n+1})}><${b} name="reorder" size=${16} /></button>`}
      </span>
    </li>`}function Sm(e){return e.kind==="bot"?i("room-bot",{bot:ce("bot",e.bot)}):e.kept?e.kept.you?i("room-kept-you"):e.kept.name?i("room-kept-for",{who:e.kept.name}):i("room-kept"):i("room-free")}function Em({seated:e,send:t}){let n=me(),[s,o]=g(n.name),[a,r]=g("");return _(()=>o(n.name),[n.name]),n.account?null:l`
    <form class="room-me" onSubmit=${async u=>{u.preventDefault();try{await Ft({name:s.trim()}),r(""),e&&t({t:"rename"})}catch(p){r(z(p))}}}>
      <label class="field"><span class="label">${i("room-your-name")}</span>
        <input class="input" value=${s} maxlength="24" autocomplete="nickname" aria-invalid=${a?"true":null}
          onInput=${u=>o(u.currentTarget.value)} /></label>
      <button class="btn" disabled=${!s.trim()||s.trim()===n.name}>${i("save")}</button>
      ${a&&l`<p class="refusal" role="alert">${a}</p>`}
    </form>`}function Tm({table:e,info:t}){let{game:n}=e,s=t&&t.sets.length>1?e.sets.map(r=>ce(`${n}-set`,r)):[],o=(t?.options??[]).filter(({name:r})=>e.options[r]).map(({name:r,values:c})=>({name:r,value:String(e.options[r]),usual:c[0]})),a=e.seed?.by??"";return l`
    <section class="panel room-facts">
      <h2>${i("room-what")}</h2>
      <dl>
        ${s.length>0&&l`<${xt} title=${i("room-sets")}>${s.join(", ")}<//>`}
        ${t&&t.variants.length>1&&l`<${xt} title=${i("room-variant")} hint=${_e(`${n}-variant`,e.variant)}>${ce(`${n}-variant`,e.variant)}<//>`}
        ${o.map(({name:r,value:c})=>l`
          <${xt} key=${r} title=${ce(`${n}-option`,r)} hint=${c==="on"?_e(`${n}-option`,r):""}>
            ${c==="on"||c==="off"?i(`room-${c}`):ce(`${n}-value`,c)}<//>`)}
        <${xt} title=${i("room-seats")}>${i("room-seat-count",{n:e.seats.length})}<//>
        <${xt} title=${i("room-clock")}>${e.clock?Cs(e.clock):i("new-clock-none")}<//>
        <${xt} title=${i("new-hints")}>${i(e.hints?"room-hints-yes":"room-hints-no")}<//>
        <${xt} title=${i("room-who-may")}>${i(e.open?"new-open":"new-link")}<//>
        <${xt} title=${i("room-deal")}>${a?i(`room-deal-${a}`):i("room-deal-chance")}
          ${e.seed?.value&&l`<small class="room-seed">${i("room-seed",{seed:e.seed.value})}</small>`}<//>
      </dl>
      ${(a==="host"||a==="deal")&&l`<p class="notice">${i(`room-deal-${a}-what`)}</p>`}
    </section>`}function xt({title:e,hint:t="",children:n}){return l`<div><dt>${e}</dt><dd>${n}${t&&l` <small>${t}</small>`}</dd></div>`}function Pm({opponents:e,first:t,put:n}){let[s,o]=g(t);return l`
    <span class="row">
      <select class="select" aria-label=${i("room-which-bot")} value=${s} onChange=${a=>o(a.currentTarget.value)}>
        ${e.map(a=>l`<option key=${a.bot} value=${a.bot}>${Nt(a)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${b} name="bot" size=${16} /> ${i("room-put-bot")}</button>
    </span>`}var Fa=v(()=>{"use strict";q();de();M();N();Me();E();ln();so();qn();ro()});function Ua(e,t){let[n,s]=g(Wa),[o,a]=g(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;_(()=>{s(Wa),a(!1)},[r?r.at:c,r?.question]);let p=oe((h,y=void 0)=>{s(Wa),a(!0),t({t:"play",step:c,era:u,...h},y).catch(()=>{}).finally(()=>a(!1))},[t,c,u]),d=oe(h=>{o||(h.confirm?s(y=>({path:y.path,menu:[],asking:h})):p({move:h.move},h))},[o,p]),$=oe(h=>{if(o)return;let y=Vs(r,n.path,h);y&&(y.move&&!y.move.confirm?p({move:y.move.move},y.move):s({path:y.path,menu:y.menu,asking:y.move}))},[r,o,n,p]),f=oe(()=>{if(!n.path.length&&!n.asking)return!1;let h=ba(n.path);return s({path:h,menu:Us(r,h),asking:null}),!0},[r,n]),m=H(()=>o?new Set([]):js(r,n.path),[r,o,n.path]);return{...n,lit:m,busy:o,choose:$,take:d,back:f,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:h=>p({moves:h.map(y=>y.move)})}}var Wa,ja=v(()=>{"use strict";M();qt();Wa={path:Fs,menu:[],asking:null}});function Bn(e){return Im.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function Va(e){let t=e?e.moves.filter(Bn):[];return t.length>gc?t:[]}function Fn(e,t,n,s,o=[]){let a=o.filter(p=>p!==n),r=p=>[Math.abs(p.amount[n]-t.amount[n]),Am(p.amount,t.amount),...a.map(d=>Math.abs(p.amount[d]-t.amount[d])),Om(p.amount,n)],c=null,u=[];for(let p of e){if((p.amount[n]-t.amount[n])*s<=0)continue;let d=r(p);(!c||Rm(d,u))&&([c,u]=[p,d])}return c}function Om(e,t){return e.reduce((n,s,o)=>n+(o===t?0:s*s),0)}function Rm(e,t){let n=e.findIndex((s,o)=>s!==t[o]);return n>=0&&e[n]<t[n]}function Ga(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function Ka(e,t){let n=t.group==="gain"?1:-1;return e.map((s,o)=>s+n*(t.amount[o]??0))}function Ya(e,t){let n=e[0]?.have;return n?n.map((s,o)=>t.reduce((a,r)=>a+(r.change?.[o]??0),s)):null}var Im,gc,Am,Wn=v(()=>{"use strict";Im=new Set(["pay","gain","lose"]),gc=5;Am=(e,t)=>e.reduce((n,s,o)=>n+Math.abs(s-t[o]),0)});function Ja({plan:e,game:t,kinds:n,pool:s,essencesOn:o,onTake:a,disabled:r}){let[c,u]=g({}),p=e.map((m,h)=>zt(m,c[h]??"")??Rn(m)??m.moves[0]),d=Ya(e,p),$=!d||d.every(m=>m>=0),f=(m,h)=>u({...c,[m]:String(h.move)});return l`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,h)=>l`
          <li key=${h} class="collect-row">
            ${m.card&&l`<${ue} game=${t} id=${m.card} size="chip" essences=${o(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(y=>l`
                <button type="button" key=${y.move} role="radio" class="toggle" aria-checked=${y===p[h]}
                  disabled=${r} data-move=${y.move} onClick=${()=>f(h,y)}>
                  <${Ne} fragments=${y.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&l`<${Nm} kinds=${n} pool=${s} after=${d} />`}
      ${!$&&l`<p class="decision-how" role="status">${i("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!$} onClick=${()=>a(p)} aria-keyshortcuts="Enter">
        ${i("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function Nm({kinds:e,pool:t,after:n}){let s=e.map((o,a)=>({kind:o,n:n[a],by:n[a]-t[a]})).filter(({n:o,by:a})=>o||a);return l`
    <p class="collect-after" role="status"><span>${i("collect-after")}</span>
      ${s.map(({kind:o,n:a,by:r})=>l`
        <span key=${o} class=${`collect-kind of-${o}`}><${b} name=${o} size=${18} label=${i(`sign-${o}`,{n:a})} /><b class="num">${a}</b>${r!==0&&l`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var Qa=v(()=>{"use strict";M();N();Ge();E();qt();Wn()});function cn({move:e,index:t,proposed:n,hinted:s,verb:o,onTake:a,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return l`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>a(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&l`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${o&&l`<span class="move-verb">${e.heading}</span> `}<${Ne} fragments=${e.label} /></span>
        ${e.hint.length>0&&l`<span class="move-hint"><${Ne} fragments=${e.hint} /></span>`}
      </span>
      ${n&&l`<span class="move-enter" title=${i("decide-proposed")}>↵</span>`}
    </button>`}function Xa({moves:e,proposed:t,hinted:n,onTake:s,disabled:o}){let a=0;return l`
    <div class="move-list">
      ${va(e).map(({heading:r,moves:c})=>l`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>l`<${cn} key=${u.move} move=${u} index=${a++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${o} />`)}
        </section>`)}
    </div>`}var io=v(()=>{"use strict";M();N();E();qt()});function er({moves:e,start:t,kinds:n,pool:s,onTake:o,disabled:a}){let[r,c]=g(t),[u,p]=g([]),d=Ka(s,r),$=r.group==="gain",f=(m,h)=>{let y=Fn(e,r,m,h,u);y&&(c(y),p([m,...u.filter(w=>w!==m)]))};return l`
    <div class="picker" data-group=${r.group}>
      <div class="picker-rows" role="group" aria-label=${i(`pick-${r.group}`)}>
        ${Ga(e).map(m=>{let h=i(`sign-${n[m]}`,{n:r.amount[m]});return l`
            <div class="picker-kind" key=${m} data-kind=${n[m]} data-none=${r.amount[m]===0||null}>
              <button type="button" class="step" disabled=${a||!Fn(e,r,m,-1)}
                aria-label=${i("pick-less",{kind:h})} onClick=${()=>f(m,-1)}>−</button>
              <span class="picker-amount">
                <${b} name=${n[m]} size=${22} />
                <output aria-label=${h}>${r.amount[m]}</output>
              </span>
              <button type="button" class="step" disabled=${a||!Fn(e,r,m,1)}
                aria-label=${i("pick-more",{kind:h})} onClick=${()=>f(m,1)}>+</button>
              <span class="picker-left num">${i($?"pick-have":"pick-left",{n:d[m]})}</span>
            </div>`})}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${a} onClick=${()=>o(r)}
        data-move=${r.move} aria-keyshortcuts="Enter">
        ${i(`pick-do-${r.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`}var tr=v(()=>{"use strict";M();N();E();Wn()});function Te(e){let[t,n]=g(()=>matchMedia(e).matches);return _(()=>{let s=matchMedia(e),o=()=>n(s.matches);return o(),s.addEventListener("change",o),()=>s.removeEventListener("change",o)},[e]),t}function Pe(e){e?.focus({preventScroll:!0})}function sr(e){let[t,n]=g({width:0,height:0});return pe(()=>{let s=e.current;if(!s)return;let o=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};o();let a=new ResizeObserver(o);return a.observe(s),()=>a.disconnect()},[]),t}var De,nr,Ie=v(()=>{"use strict";M();De="(max-width: 719px), (max-height: 499px)",nr="(min-width: 1000px) and (min-height: 700px), (min-width: 720px) and (max-width: 1199px) and (orientation: portrait) and (min-height: 900px)"});function or({game:e,state:t,ask:n,you:s,choosing:o,hint:a,before:r}){let[c,u]=g(!1);_(()=>u(!1),[n.question,n.at]);let p=t.view,d=p.seats[s],$=Zm(e,n),f=Rn(n),m=a?zt(n,a.move):null,h=n.plan?.length?n.plan:null,y=Va(n),w=n.moves.some(P=>P.targets.length),k=wa(n).filter(P=>!y.length||!Bn(P)),L=P=>d.play?.find(C=>C.card===P)?.essences??null;return o.asking?l`<${yc} choosing=${o} />`:l`
    <div class="decision" data-kind=${n.kind} data-hit=${$||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?i("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&w&&l`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${i("decide-list-title")}>
            ${i("decide-list")}
          </button>`}
      </div>
      ${$&&l`<${bc} lines=${r} />`}
      <div class="decision-body" data-stacked=${y.length>0||c||null}>
        ${Dm(n)&&l`<div class="decision-card"><${ue} game=${e} id=${n.card} size=${y.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${a&&l`<${Hm} hint=${a} />`}
          ${h&&!c?l`<${Ja} key=${n.at} plan=${h} game=${e} kinds=${p.essences} pool=${d.pool} essencesOn=${L} onTake=${o.takeAll} disabled=${o.busy} />`:c?l`<${Xa} moves=${n.moves} proposed=${f} hinted=${m} onTake=${o.take} disabled=${o.busy} />`:l`
            ${y.length>0&&l`<${er} key=${n.at} moves=${y} start=${f&&Bn(f)?f:y[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${o.take} disabled=${o.busy} />`}
            ${w&&l`<p class="decision-how">${i(o.menu.length?"decide-menu":o.path.length?"decide-go-on":k.length?"decide-point":"decide-point-only")}</p>`}
            ${k.map((P,C)=>l`<${cn} key=${P.move} move=${P} index=${C} verb=${P.group==="pass"}
              proposed=${P===f} hinted=${P===m} onTake=${o.take} disabled=${o.busy} />`)}`}
        </div>
      </div>
    </div>`}function Hm({hint:e}){return l`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&l`<span class="hint-win">${i("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&l`<ul>${e.reasons.map((t,n)=>l`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&l`<p class="hint-second">${i("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function yc({choosing:e}){let t=e.asking;return t&&l`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Pe} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${i("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${i("confirm-no")}</button>
      </div>
    </div>`}function ar({names:e,owing:t,you:n,before:s}){let o=t.filter(a=>a!==n).map(a=>e[a]);return l`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${o.length?i("waiting-for",{who:o.join(", "),n:o.length}):i("waiting-table")}</h2>
      <${bc} lines=${s.slice(-1)} />
      ${n<0&&l`<p class="decision-how">${i("you-watch")}</p>`}
    </div>`}function bc({lines:e}){return e.length>0&&l`<div class="decision-before">${e.map((t,n)=>l`<p key=${n}>${t}</p>`)}</div>`}var Zm,Dm,rr=v(()=>{"use strict";M();Ge();de();E();qt();Wn();Qa();io();tr();Ie();Zm=(e,t)=>Fe(e)?.hits.includes(t.kind)??!1,Dm=e=>e.card&&!e.plan?.length});function _c(e){return[1,2,5,10,20,25,50].find(t=>e/t<=5)??100}function lr({rounds:e,names:t,you:n}){let s=Te(De)?330:600;if(e.length<2)return null;let o=e.flat(),a=Math.min(0,...o),r=_c(Math.max(...o,1)-a),c=Math.ceil(Math.max(...o,1)/r)*r,u=f=>lo+(s-lo-wc)*f/(e.length-1),p=f=>vc+(ir-vc-zm)*(1-(f-a)/(c-a)),d=Array.from({length:Math.floor((c-a)/r)+1},(f,m)=>Math.ceil(a/r)*r+m*r).filter(f=>f<=c),$=Math.ceil(e.length/(s/40));return l`
    <figure class="curve">
      <figcaption>${i("curve-title")}</figcaption>
      <svg viewBox=${`0 0 ${s} ${ir}`} aria-hidden="true">
        ${d.map(f=>l`<g key=${f} class="curve-level"><path d=${`M${lo} ${p(f)}H${s-wc}`} /><text x=${lo-6} y=${p(f)+4} text-anchor="end">${f}</text></g>`)}
        ${e.map((f,m)=>m%$===0&&l`<text key=${m} class="curve-round" x=${u(m)} y=${ir-6} text-anchor="middle">${m+1}</text>`)}
        ${t.map((f,m)=>l`
          <g key=${m} class="curve-line" data-seat=${m} data-you=${m===n||null}>
            <polyline points=${e.map((h,y)=>`${u(y)},${p(h[m])}`).join(" ")} stroke-dasharray=${xc[m]} />
            ${e.map((h,y)=>l`<circle key=${y} cx=${u(y)} cy=${p(h[m])} r="2.5" />`)}
          </g>`)}
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${t.map((f,m)=>l`<li key=${m} data-seat=${m}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${xc[m]} /></svg> <bdi>${f}</bdi></li>`)}
      </ul>
      <table class="visually-hidden">
        <caption>${i("curve-title")}</caption>
        <thead><tr><th scope="col">${i("curve-round")}</th>${t.map((f,m)=>l`<th key=${m} scope="col">${f}</th>`)}</tr></thead>
        <tbody>${e.map((f,m)=>l`<tr key=${m}><th scope="row">${m+1}</th>${f.map((h,y)=>l`<td key=${y}>${h}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`}var ir,lo,wc,vc,zm,xc,cr=v(()=>{"use strict";M();E();Ie();ir=180,lo=30,wc=16,vc=12,zm=24,xc=["","8 4","2 4","10 3 2 3","1 3"]});function co(e){return e<new Date().toISOString().slice(0,10)}function kc(e){let t=(Fe(e.game)?.bots??[]).filter(n=>/^level\d+$/.test(n));return e.seats.some(n=>n.kind==="bot"&&t.includes(n.bot)&&n.bot!==t.at(-1))}function ur(e){let t=["again"];return kc(e)&&t.push("stronger"),(!e.day||co(e.day))&&t.push("deal"),t}function pr({table:e,names:t,ask:n,latest:s}){let[o,a]=g(""),[r,c]=g(!1),u=async $=>{c(!0),a("");try{await n({t:"rematch",how:$});let f=s()?.next?.[$];f&&Ce(`/t/${f.table}`)}catch(f){a(z(f))}c(!1)},p=e.next??{};if(e.you<0)return Object.entries(p).map(([$,{table:f}])=>l`<a key=${$} class="btn" href=${`/t/${f}`}>${i("rematch-watch")}</a>`);let d=ur(e).filter($=>p[$]&&p[$].seat!==e.you);return l`
    ${d.map($=>l`<p key=${$} class="notice rematch-offer" role="status">${i(`rematch-offer-${$}`,{who:t[p[$].seat]})}</p>`)}
    ${o&&l`<p class="problem" role="alert">${o}</p>`}
    ${ur(e).map(($,f)=>l`
      <button key=${$} type="button" class=${`btn ${d.includes($)||!d.length&&f===0&&!e.day?"primary":""}`} disabled=${r} onClick=${()=>u($)}>
        ${d.includes($)&&l`<${b} name="people" size=${16} />`} ${d.includes($)?i(`rematch-join-${$}`):i(`rematch-${$}`)}</button>`)}`}var dr=v(()=>{"use strict";q();de();M();N();vt();E()});function mr({table:e,state:t,names:n,ask:s,latest:o,onLook:a}){let r=t.result,c=r.winners.map(d=>n[d]).join(", "),u=qm(e.table),p=e.day&&!co(e.day);return l`
    <div class="ending" role="dialog" aria-label=${i("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?i("ending-you-won"):i("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${i("ending-rounds",{n:r.rounds})}${u.seed&&l` · <span class="ending-seed">${i("room-seed",{seed:u.seed})}</span>`}</p>
      <${Bm} game=${e.game} score=${t.score} result=${r} names=${n} you=${e.you} />
      <${lr} rounds=${u.rounds} names=${n} you=${e.you} />
      <div class="row ending-acts">
        ${e.day&&l`<a class="btn primary" href=${p?"/daily":`/daily/${e.day}`}>${i("ending-daily")}</a>`}
        <${pr} table=${e} names=${n} ask=${s} latest=${o} />
        <button type="button" class="btn" onClick=${a}>${i("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${i("ending-replay")}</a>
        ${!p&&l`<a class="btn" href=${`/api/tables/${e.table}/record`} download>${i("ending-record")}</a>`}
        <a class="btn" href="/">${i("ending-home")}</a>
      </div>
      ${!p&&l`<${no} path=${`/replay/${e.table}`} />`}
    </div>`}function qm(e){let[t,n]=g({rounds:[],seed:null});return _(()=>{let s=!0;return le(`/api/tables/${encodeURIComponent(e)}/after`).then(o=>s&&n(o),()=>{}),()=>{s=!1}},[e]),t}function Bm({game:e,score:t,result:n,names:s,you:o}){let a=s.map((r,c)=>c).sort((r,c)=>n.points[c]-n.points[r]);return l`
    <div class="scores">
      ${a.map(r=>l`
        <section key=${r} class="scores-seat" data-winner=${n.winners.includes(r)||null} data-you=${r===o||null}>
          <h3>${n.winners.includes(r)&&l`<${b} name="crown" size=${18} label=${i("ending-winner")} />`} <bdi>${s[r]}</bdi> <strong>${n.points[r]}</strong></h3>
          <table><tbody>
            ${t[r].map(([c,u,p],d)=>l`<tr key=${`${c} ${d}`}><th scope="row">${p}<${Fm} game=${e} source=${c} /></th><td>${u}</td></tr>`)}
            ${!t[r].length&&l`<tr><td class="empty">${i("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}function Fm({game:e,source:t}){let n=_e(`${e}-source`,t.split(":")[0]);return n&&l`<small class="scores-meaning">${n}</small>`}var $r=v(()=>{"use strict";q();de();M();N();E();cr();so();dr()});function Sc(e,t,[n,s]){let o=-1,a=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+Wm*p;u>2&&d<a&&([o,a]=[c,d])}),o}function Um(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(a=>e.has(a.dataset.target??"")),...n].map(jm).filter(a=>a.getClientRects().length>0)}function jm(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function Vm(e,t){let n=Um(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let o=Sc(Mc(s),n.map(Mc),Lc[e]);o>=0&&n[o].focus()}function Gm(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function fr(e,t){let n=O({letters:e,lit:t});n.current={letters:e,lit:t},_(()=>{let s=o=>{if(!(o.ctrlKey||o.metaKey||o.altKey||o.defaultPrevented)){if(Gm(o.target)){o.key==="Escape"&&o.target.blur();return}Km(o,n.current.letters,n.current.lit)&&o.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function Km(e,t,n){let{key:s}=e;return s in Lc?(Vm(s,n),!0):s==="Enter"?!Ym(e.target)&&_t(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?_t(".menu [data-move]",Number(s))||_t(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function Ym(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function _t(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function hr({onClose:e}){return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog keys" role="dialog" aria-label=${i("keys-title")}>
      <h2>${i("keys-title")}</h2>
      <dl>${Cc.map(([t,n])=>l`
        <div key=${n}><dt>${t.map(s=>l`<kbd key=${s}>${s}</kbd>`)}</dt><dd>${i(n)}</dd></div>`)}
      </dl>
      <button type="button" class="btn primary" ref=${Pe} onClick=${e}>${i("close")}</button>
    </div>`}var Cc,Lc,Wm,Mc,gr=v(()=>{"use strict";M();E();Ie();Cc=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],Lc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Wm=2.5,Mc=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function Un(e){return[...document.querySelectorAll(`[data-target="${CSS.escape(e)}"]`)].find(n=>n.getClientRects().length>0)??null}function yr({choosing:e}){let{menu:t,path:n}=e,s=O(null),[o,a]=g({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return pe(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=Un(r)?.getBoundingClientRect();if(!p)return a({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+kt+u.width<=innerWidth?p.right+kt:p.left-kt-u.width,$=d>=kt?d:Math.max(kt,Math.min(p.left,innerWidth-u.width-kt)),f=Math.max(kt,Math.min(p.top,innerHeight-u.height-kt));a({left:$,top:f,ready:!0})},[c,r,t]),_(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?l`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${i("menu-label")} ref=${s}
      style=${{left:`${o.left}px`,top:`${o.top}px`,visibility:o.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>l`<${cn} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${i("menu-back")}</button>
    </div>`:null}var kt,br=v(()=>{"use strict";M();E();io();kt=8});function jn(e,t,n){let[s,o]=g(e),a=O([]),r=O(0),c=O(null),u=O(s);u.current=s;let p=()=>{r.current=0,a.current.length>Tc&&a.current.splice(0,a.current.length-Tc);let $=a.current.shift();if(!$)return;let f=u.current;c.current=f&&t.current&&$.cause==="move"&&In()?{state:f,places:n$(t.current)}:null,o($),c.current?r.current=setTimeout(p,a.current.length>1?Xm:Qm):p()};return t$(()=>{a.current.length&&(a.current.splice(0,a.current.length-1),clearTimeout(r.current),p())}),pe(()=>{!e||e===u.current||a.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(a.current=[],clearTimeout(r.current),r.current=0),a.current.push(e),r.current||p())},[e]),pe(()=>{let $=c.current;if(c.current=null,!$||!s||!t.current)return;let f=Pc(t.current);a$(f,$.places),n&&i$(n($.state.view,s.view,s.events),$.places,Ic(f))},[s]),_(()=>()=>clearTimeout(r.current),[]),s}function t$(e){let t=O(e);t.current=e,_(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(o=>addEventListener(o,n,{capture:!0})),()=>s.forEach(o=>removeEventListener(o,n,{capture:!0}))},[])}function n$(e){return Ic(Pc(e))}function Pc(e){let t=new Map;for(let n of s$(e)){let s=o$(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function s$(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function a$(e,t){for(let[n,{element:s,box:o}]of e){if(!s.dataset.target)continue;let a=t.get(n);if(!a){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:Ec,easing:wr});continue}let r=a.left+a.width/2-o.left-o.width/2,c=a.top+a.height/2-o.top-o.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=o.width?a.width/o.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:Ec,easing:wr});r$(s,p)}}function r$(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function i$(e,t,n){for(let{kind:s,n:o,from:a,to:r}of e){let c=t.get(a)??n.get(a),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(o,e$);p++)l$(s,c,u,p)}}function l$(e,t,n,s){let o=document.createElement("span");o.className="flyer",o.setAttribute("aria-hidden","true"),Ae(l`<${b} name=${e} size=${22} />`,o),document.body.append(o);let a=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=o.animate([{translate:a(t),opacity:.4},{translate:a(n),opacity:1}],{duration:Jm,delay:s*40,easing:wr,fill:"backwards"}),c=()=>{Ae(null,o),o.remove()};r.finished.then(c,c)}var Ec,Jm,Qm,Xm,Tc,wr,e$,Ic,o$,uo=v(()=>{"use strict";M();N();ke();Ec=220,Jm=250,Qm=280,Xm=130,Tc=3,wr="cubic-bezier(0.2, 0.7, 0.2, 1)",e$=3;Ic=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));o$=e=>e.dataset.target??e.dataset.anchor??""});function Vn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(o=>document.querySelector(`.board [data-target="${CSS.escape(o)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return l`
    <div class="part-tabs tabs" role="tablist">
      ${un.map(o=>l`
        <button type="button" key=${o} role="tab" aria-selected=${e===o} onClick=${()=>t(o)}>
          ${i(`part-${o}`)}${e!==o&&s.has(o)&&l`<i class="lit-dot" title=${i("part-lit")}></i>`}
        </button>`)}
    </div>`}function Gn(e,t,n){let s=O({x:0,y:0});return e?{onTouchStart:o=>{s.current={x:o.touches[0].clientX,y:o.touches[0].clientY}},onTouchEnd:o=>{let a=o.changedTouches[0].clientX-s.current.x,r=o.changedTouches[0].clientY-s.current.y;if(Math.abs(a)<c$||Math.abs(a)<u$*Math.abs(r))return;let c=un[un.indexOf(t)-Math.sign(a)];c&&n(c)}}:{}}var un,c$,u$,po=v(()=>{"use strict";M();E();un=["mine","centre","rivals","log"],c$=60,u$=2});function vr({table:e,names:t,owing:n,skew:s,send:o}){let a=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:l`
    ${a?.stand_in&&l`
      <div class="prompt" role="alert">
        <p>${i("seat-bot-plays",{bot:a.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>o({t:"take_back"})}>${i("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>l`<${d$} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>o({t:"stand_in",seat:u})} />`)}`}function d$({name:e,since:t,skew:n,onStandIn:s}){let o=()=>t+p$-(Date.now()/1e3+n),[a,r]=g(o()<=0),c=Math.round(t);return _(()=>{r(o()<=0);let u=setTimeout(()=>r(!0),Math.max(0,o())*1e3);return()=>clearTimeout(u)},[c]),a&&l`
    <div class="prompt" role="status">
      <p>${i("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${i("seat-stand-in")}</button>
    </div>`}function xr({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return l`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Pe} onClick=${t} aria-keyshortcuts="Escape">${i("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${i("request-ask")}</button>
      </div>
    </div>`}function _r({onClose:e,onLeave:t}){let n=()=>{e(),t()};return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${i("leave")}>
      <h2>${i("leave")}</h2>
      <p>${i("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Pe} onClick=${e} aria-keyshortcuts="Escape">${i("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${i("leave-do")}</button>
      </div>
    </div>`}var p$,kr=v(()=>{"use strict";M();E();Ie();p$=60});function Kn(e){if(!ye("sound")||typeof AudioContext>"u")return;Ut??=new AudioContext,Ut.state==="suspended"&&Ut.resume().catch(()=>{});let t=Ut.currentTime+.01;for(let n of m$[e]){let s=Ut.createOscillator(),o=Ut.createGain();s.type=n.wave,s.frequency.value=n.hz,o.gain.setValueAtTime(0,t+n.at),o.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),o.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(o).connect(Ut.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function Mr(e,t){!t||e.cause==="join"||(e.result&&!t.result?Kn("end"):e.ask&&!t.ask?Kn("turn"):e.events.some(n=>$$.has(n.kind))?Kn("card"):e.events.some(n=>f$.has(n.kind))&&Kn("essence"))}var m$,Ut,$$,f$,Cr=v(()=>{"use strict";ke();m$={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},Ut=null;$$=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),f$=new Set(["collected","gained","paid","put","took","lost","moved"])});function Lr(e,t){_(()=>{let n=t?i("title-over"):e?`● ${i("title-your-turn")}`:i("title-table");document.title=`${n} · Arcanarium`},[e,t])}var Sr=v(()=>{"use strict";M();E()});function Ac(e,t,n){let s=new Map;for(let o of t)s.set(o,(s.get(o)??0)+1);return{whose:[...s],lines:n.filter(([o])=>o>e&&o<=e+t.length).map(([,o])=>o)}}function mo({step:e,back:t,log:n,names:s,you:o}){let{whose:a,lines:r}=Ac(e,t,n);return l`
    <ul class="goes-back-whose">
      ${a.map(([c,u])=>l`<li key=${c} data-you=${c===o||null}>${c===o?i("back-yours",{n:u}):i("back-theirs",{who:s[c],n:u})}</li>`)}
    </ul>
    <ul class="goes-back" tabindex="0" aria-label=${i("back-label")}>
      ${r.length>Er&&l`<li>${i("back-more",{n:r.length-Er})}</li>`}
      ${r.slice(-Er).map((c,u)=>l`<li key=${u}>${c}</li>`)}
      ${!r.length&&l`<li>${i("back-hidden")}</li>`}
    </ul>`}var Er,Tr=v(()=>{"use strict";M();E();Er=8});function Pr({state:e,table:t,names:n,log:s,made:o,send:a}){let[r,c]=g(!1);_(()=>c(!1),[e.step,t.request]);let u=t.seats.some((m,h)=>h!==t.you&&m.kind==="person"),{can:p,why:d}=e.undo,$=t.request?.seat===t.you,f=e.undo.back??[];return $?l`
      <div class="undo-note" role="status">
        <p>${i("undo-asked")}</p>
        <${h$} table=${t} names=${n} />
        <button type="button" class="btn quiet small" onClick=${()=>a({t:"answer_undo",agree:!1})}>${i("undo-withdraw")}</button>
      </div>`:r?l`
      <div class="undo-ask" role="alertdialog" aria-label=${d}>
        <p>${d}</p>
        ${f.length>0&&!t.day&&l`<p>${i("back-title",{n:f.length})}</p><${mo} step=${e.step-f.length} back=${f} log=${s} names=${n} you=${t.you} />`}
        <div class="row">
          ${!t.day&&l`<button type="button" class="btn" ref=${Pe} onClick=${()=>a({t:"ask_undo",step:e.step,era:e.era})}>${i(u?"undo-ask":"undo-anyway")}</button>`}
          <button type="button" class="btn quiet small" onClick=${()=>c(!1)}>${i("undo-never-mind")}</button>
        </div>
      </div>`:l`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!p&&!d}
      title=${p?i("undo-title"):d} data-fair=${p||null}
      onClick=${()=>p?a({t:"undo",step:e.step,era:e.era}):c(!0)}>
      <${b} name="undo" size=${16} /> <span>${i("undo")}${p&&o&&l`: <${Ne} fragments=${o} />`}</span>
    </button>`}function h$({table:e,names:t}){let n=(e.request?.asked??[]).filter(s=>!e.request?.agreed.includes(s)&&!e.seats[s].here);return n.length>0&&l`<p>${i("undo-away",{who:n.map(s=>t[s]).join(", "),n:n.length})}</p>`}function Ir({table:e,names:t,log:n,send:s}){let o=e.request,a=o&&o.asked.includes(e.you)&&!o.agreed.includes(e.you);return!o||!a||o.seat===e.you?null:l`
    <div class="prompt" role="alertdialog" aria-label=${i("undo-request",{who:t[o.seat]})}>
      <p>${i("undo-request",{who:t[o.seat]})} ${o.back.includes(e.you)&&i("undo-request-yours")}</p>
      <${mo} step=${o.step} back=${o.back} log=${n} names=${t} you=${e.you} />
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>s({t:"answer_undo",agree:!0})}>${i("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>s({t:"answer_undo",agree:!1})}>${i("undo-refuse")}</button>
      </div>
    </div>`}var Ar=v(()=>{"use strict";M();N();E();Tr();Ie()});function Or({data:e,board:t,ask:n,tell:s}){let o=e.table,a=O(null),r=O(null);r.current=e.table;let c=jn(e.state,a,t.flights??null),u=c===e.state,{made:p,remembering:d}=y$(n),$=Ua(u?c:{...c,ask:null},d),[f,m]=g(null),[h,y]=g("log"),[w,k]=g(!1),[L,P]=g("mine"),[C,V]=g(!1),[re,ne]=g(!1),[J,x]=g(!1),[T,R]=g(""),[Q,se]=be("sound"),ie=Te(De),rs=Te(nr),Kt=H(()=>o.seats.map($e=>$e.name),[o]),{you:dt}=o,we=u?c.ask:null,up=oe($e=>Gs(we,$e),[we]),pp=w$(a,we,$.lit),Ii=e.log.slice(-g$).map(([,$e])=>$e),Ai=e.state?.requests??[],is=Ai.find($e=>$e.name===T),Lo=u&&e.hint&&e.hint.step===c.step?e.hint:null;v$(e.state),Lr(!!e.state?.ask,!!e.state?.result),x$(Lo&&zt(we,Lo.move)?.targets||null),_$(ie,L,P,$.lit,c.step),b$(o,()=>ne(!1)),k$(a,L,$.lit,we?`${we.at} ${we.question}`:"");let dp=Gn(ie,L,P),Oi=$e=>{ie?P("log"):rs||k(!w||$e!==h),y($e),$e==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},Ri=()=>we&&o.hints&&s({t:"hint",step:c.step});fr({u:()=>_t(".undo"),p:()=>_t('.decision [data-group="pass"]'),m:()=>_t(".list-toggle"),h:Ri,l:()=>Oi("log"),c:()=>Oi("chat"),"?":()=>V(!0),Escape:()=>C||J||is?(V(!1),x(!1),R("")):$.back()||(f!==null?m(null):k(!1))},$.lit);let Ni=l`<${za} log=${e.log} chat=${e.chat} tab=${h} setTab=${y} requests=${Ai} onRequest=${R} onSay=${$e=>n({t:"chat",text:$e})} />`,mp=c.result&&!re;return l`
    <div class="tabletop" data-game=${o.game} data-part=${ie?L:null} data-deciding=${we?!0:null} data-seats=${o.seats.length} data-step=${c.step}>
      <${zn} table=${o} state=${c} skew=${e.skew} onSeat=${$e=>m(f===$e?null:$e)}>
        ${o.watchers>0&&l`<span class="watchers" title=${i("watchers",{n:o.watchers})}><${b} name="eye" size=${16} />${o.watchers}</span>`}
        ${!ie&&!rs&&l`<button type="button" class="btn quiet small icon-only" aria-pressed=${w} onClick=${()=>k(!w)} title=${i("tab-log")} aria-label=${i("tab-log")}><${b} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${Q} onClick=${()=>se(!Q)} title=${i("sound-toggle")} aria-label=${i("sound-toggle")}><${b} name=${Q?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only keys-button" onClick=${()=>V(!0)} title=${i("keys-title")} aria-label=${i("keys-title")}><${b} name="info" size=${18} /></button>
        ${dt>=0&&!c.result&&!o.day&&l`<button type="button" class="btn quiet small icon-only" onClick=${()=>x(!0)} title=${i("leave")} aria-label=${i("leave")}><${b} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${i("ending-home")} aria-label=${i("ending-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${ie&&l`<${Vn} part=${L} setPart=${P} lit=${$.lit} />`}
      <section class="board" ref=${a} ...${dp} aria-label=${i("board-label")}>
        <${t.Board} game=${o.game} view=${c.view} table=${o} score=${c.score} ask=${we} names=${Kt} you=${dt}
          lit=${$.lit} chosen=${$.path} choose=${$.choose} why=${up} detail=${f} setDetail=${m} />
        ${ie&&L==="log"&&l`<div class="part-log">${Ni}</div>`}
      </section>
      <aside class="side">
        ${(rs||!ie&&w)&&l`<div class="talk-place" data-drawer=${!rs||null}>${Ni}</div>`}
        <${Ir} table=${o} names=${Kt} log=${e.log} send=${s} />
        <${vr} table=${o} names=${Kt} owing=${c.view.owing} skew=${e.skew} send=${s} />
        <div class="desk" data-active=${we?!0:null}>
          ${t.Beside&&dt>=0&&l`<${t.Beside} view=${c.view} you=${dt} />`}
          ${we&&dt>=0?l`<${or} game=${o.game} state=${c} ask=${we} you=${dt} choosing=${$} hint=${Lo} before=${Ii} />`:c.result?l`<div class="decision"><button type="button" class="btn primary" onClick=${()=>ne(!1)}>${i("ending-show")}</button></div>`:l`<${ar} names=${Kt} owing=${c.view.owing} you=${dt} before=${Ii} />`}
          <p class="why-line" aria-live="polite">${pp}</p>
          ${dt>=0&&!c.result&&l`
            <div class="desk-tools">
              <${Pr} state=${c} table=${o} names=${Kt} log=${e.log} made=${p(c.step)} send=${s} />
              ${we&&o.hints&&l`<button type="button" class="btn quiet small" onClick=${Ri} aria-keyshortcuts="h"><${b} name="hint" size=${16} /> ${i("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${yr} choosing=${$} />
      ${C&&l`<${hr} onClose=${()=>V(!1)} />`}
      ${J&&l`<${_r} onClose=${()=>x(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${is&&l`<${xr} request=${is} onClose=${()=>R("")} onAsk=${()=>s({t:"request",name:is.name})} />`}
      ${mp&&l`<div class="veil"></div><${mr} table=${o} state=${c} names=${Kt} ask=${n} latest=${()=>r.current} onLook=${()=>ne(!0)} />`}
    </div>`}function y$(e){let t=O([]),n=oe((o,a)=>{let r=t.current.filter(c=>c.step<o.step);return t.current=a?[...r,{step:o.step,label:[[a.heading,"text"],[" ","text"],...a.label]}]:r,e(o)},[e]);return{made:o=>t.current.find(a=>a.step===o-1)?.label??null,remembering:n}}function b$(e,t){let n=Object.entries(e.next??{}).filter(([,{seat:s}])=>s!==e.you).map(([s])=>s).join();_(()=>{n&&t()},[n])}function w$(e,t,n){let[s,o]=g("");return _(()=>{let a=e.current,r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;o(u?.dataset.target??"")};return a?.addEventListener("pointerover",r),a?.addEventListener("focusin",r),()=>{a?.removeEventListener("pointerover",r),a?.removeEventListener("focusin",r)}},[]),s&&!n.has(s)?Gs(t,s).join(" "):""}function v$(e){let t=O(e);_(()=>{e&&e!==t.current&&Mr(e,t.current),t.current=e},[e])}function x$(e){let t=e?.join(" ")??"";pe(()=>{let n=(e??[]).map(Un).filter(s=>s!==null);for(let s of n)s.setAttribute("data-hinted","");return()=>n.forEach(s=>s.removeAttribute("data-hinted"))},[t])}function _$(e,t,n,s,o){_(()=>{if(!e||!s.size)return;let a=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(a.has(t))return;let r=un.find(c=>a.has(c));r&&n(r)},[o,e])}function k$(e,t,n,s){pe(()=>{e.current&&(e.current.scrollTop=0)},[t]),_(()=>{if(!e.current||!s)return;let o=[...n].map(Un).filter(a=>a!==null&&e.current?.contains(a));o.length&&!o.some(a=>M$(a))&&o[0]?.scrollIntoView({block:"center",inline:"nearest"})},[s,t,n.size>0])}function M$(e){let{top:t,bottom:n}=e.getBoundingClientRect();for(let s=e.parentElement;s;s=s.parentElement){if(getComputedStyle(s).overflowY==="visible")continue;let o=s.getBoundingClientRect();if(t<o.top-1||n>o.bottom+1)return!1}return!0}var g$,Rr=v(()=>{"use strict";M();N();ke();E();qt();ja();rr();$r();gr();br();uo();po();kr();Ie();Cr();qn();ro();Sr();Ar();g$=3});function Nr(){let[e,t]=g([]),n=oe(s=>{let o=++L$;t(a=>[...a.filter(r=>r.text!==s).slice(-2),{id:o,text:s}]),setTimeout(()=>t(a=>a.filter(r=>r.id!==o)),C$)},[]);return{toasts:e,toast:n}}function Zr({toasts:e}){return l`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>l`<p key=${t}>${n}</p>`)}</div>`}var C$,L$,Dr=v(()=>{"use strict";M();C$=5e3,L$=0});var Rc={};xe(Rc,{Page:()=>Oc,TablePage:()=>zr});function Oc({params:e}){return l`<${zr} key=${e.table} id=${e.table} />`}function S$(e){let[t,n]=g(null),[s,o]=g(null);pe(()=>{let r=Ca(e,c=>n({...c}));return o(r),()=>r.close()},[e]);let a=oe(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:a}}function E$(e){let[t,n]=g(null),[s,o]=g("");return _(()=>{e&&xn(e).then(n,a=>o(z(a)))},[e]),{board:t,problem:s}}function zr({id:e}){let{data:t,send:n}=S$(e),{toasts:s,toast:o}=Nr(),a=t?.table??null,{board:r,problem:c}=E$(a?.game),u=!!t?.state?.result;_(()=>{u&&a&&Ea(e,a.you).catch(()=>{})},[u]);let p=H(()=>$=>n($).catch(f=>{throw o(z(f)),f}),[n,o]),d=oe($=>p($).catch(()=>{}),[p]);return t?.gone?l`<${Hr} title=${i("table-gone")} text=${i("table-gone-what")} />`:c?l`<${Hr} title=${i("table-problem")} text=${c} />`:!t||!a||!r&&a.status!=="open"?l`<${T$} id=${e} lost=${!!t?.retryAt} />`:l`
    ${!t.connected&&l`<p class="offline" role="status">${i("table-offline")}</p>`}
    ${a.status==="broken"?l`<${Hr} title=${i("table-broken")} text=${a.reason} />`:t.state&&r&&a.status!=="open"?l`<${Or} data=${t} board=${r} ask=${p} tell=${d} />`:l`<${Ba} table=${a} chat=${t.chat} ask=${p} send=${d} />`}
    <${Zr} toasts=${s} />`}function T$({id:e,lost:t}){let[n,s]=g("");return _(()=>{t&&Ta(e).then(s,()=>{})},[t]),l`
    <div class="waiting" aria-busy="true">
      <p role="status">${i(t?"table-offline":"table-coming")} ${n&&l`<a href=${n}>${i("table-stored")}</a>`}</p>
    </div>`}function Hr({title:e,text:t}){return l`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${i("ending-home")}</a></p>
    </section>`}var qr=v(()=>{"use strict";M();_n();La();Qs();q();E();Fa();Rr();Dr()});function Nc(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function Zc({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[a,r]of Object.entries(t))s.set(a,r);n&&s.set("card",n);let o=s.toString();return o&&`?${o}`}function Br(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function Dc(e,{words:t,filters:n}){let s=Br(t).split(/\s+/).filter(Boolean),o=e.cards.filter(c=>Object.entries(n).every(([u,p])=>P$(c,u).includes(p)));if(!s.length)return o;let a=o.filter(c=>{let u=Br([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),r=c=>s.some(u=>Br(c.name).includes(u));return[...a.filter(r),...a.filter(c=>!r(c))]}function P$(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function Fr(e,t,n,s){switch(n){case"set":return t.sets.find(o=>o.id===s)?.title??s;case"type":return bt(e,`type-${s}`,{n:2});case"kind":return bt(e,`kind-${s}`,{n:2});default:return et(`${e}-${n}-${s}`)?i(`${e}-${n}-${s}`):bt(e,s)}}var Hc=v(()=>{"use strict";Tn();E()});var Wr={};xe(Wr,{CardsPage:()=>zc,Page:()=>I$});function I$({params:e}){let t=he()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return l`<${zc} key=${n} game=${n} games=${t}/>`}function zc({game:e,games:t}){let[n,s]=g(null),[o,a]=g(""),[r,c]=g(0);return _(()=>{a(""),vn(e).then(s,u=>a(z(u)))},[e,r]),l`
    <div class="browse">
      <header class="browse-head">
        <h1>${i("browse-title")}</h1>
        <nav class="row" aria-label=${i("browse-games")}>
          ${t.map(u=>l`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${ee(u)}</a>`)}
        </nav>
      </header>
      ${n?l`<${A$} game=${e} cards=${n}/>`:o?l`<div class="empty"><p>${o}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${i("browse-again")}</button></div>`:l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`}
    </div>`}function A$({game:e,cards:t}){let n=Object.keys(t.filters),[s,o]=g(()=>Nc(location.search,n)),[a,r]=be("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=H(()=>Dc(t,s),[t,s.words,s.filters]),p=$=>{let f={...s,...$};o(f),history.replaceState(history.state,"",location.pathname+Zc(f))},d=($,f)=>{let{[$]:m,...h}=s.filters;p({filters:m===f?h:{...h,[$]:f}})};return l`
    <form class="browse-tools panel" role="search" onSubmit=${$=>$.preventDefault()}>
      <div class="browse-search">
        <${b} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${i("browse-search")} aria-label=${i("browse-search")}
          onInput=${$=>p({words:$.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${i("browse-filters")}</summary>
        <div>${n.map($=>l`<fieldset key=${$} class="browse-filter">
          <legend>${i(`browse-filter-${$}`)}</legend>
          ${t.filters[$].map(f=>l`<button key=${f} type="button" class="chip" aria-pressed=${s.filters[$]===f?"true":"false"}
            onClick=${()=>d($,f)}>${Fr(e,t,$,f)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${i("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${a} onChange=${()=>r(!a)}/> ${i("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?O$(t,u,s).map(([$,f])=>l`<section key=${$} class="browse-kind">
        ${$&&l`<h2>${Fr(e,t,"kind",$)} <span class="num">${f.length}</span></h2>`}
        <div class="browse-cards">${f.map(m=>l`<${ue} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>p({card:m.id})}/>`)}</div>
      </section>`):l`<div class="empty"><p>${i("browse-none")} ${i("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${i("browse-reset")}</button></div>`}
    ${u.some($=>$.mark)&&l`<p class="browse-legend"><${b} name="standin"/> ${i("card-stand-in")}</p>`}
    ${s.card&&l`<${R$} game=${e} cards=${t} list=${u} id=${s.card} show=${$=>p({card:$})}/>`}`}function O$(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(o=>o.kind===s)]).filter(([,s])=>s.length)}function R$({game:e,cards:t,list:n,id:s,show:o}){let a=O(null);_(()=>a.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&o(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return l`<dialog ref=${a} class="dialog browse-full" aria-label=${r.name} onClose=${()=>o("")} onKeyDown=${p}
      onClick=${d=>d.target===a.current&&a.current?.close()}>
    <div class="browse-full-inside">
      <${ue} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(d=>l`<p>${d}</p>`)}
        ${r.other_side&&l`<button type="button" class="btn" onClick=${()=>o(r.other_side??"")}><${b} name="reorder"/>${i("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${b} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${b} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-close")} onClick=${()=>a.current?.close()}><${b} name="close"/></button>
    </div>
  </dialog>`}var Ur=v(()=>{"use strict";q();Ge();ge();de();M();N();ke();E();Hc()});function Yn({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let o=/^[-|] /u.exec(s)?.[0]??"",a=n.at(-1);o&&a?.mark===o?a.lines.push(s.slice(2)):n.push({mark:o,lines:[s.slice(o.length)]})}return n.map(({mark:s,lines:o})=>s==="| "?l`<${N$} lines=${o} draw=${t} />`:s?l`<ul>${o.map(a=>l`<li>${t(a)}</li>`)}</ul>`:l`<p>${t(o[0])}</p>`)}function N$({lines:e,draw:t}){let[n,...s]=e.map(o=>o.split("|").map(a=>a.trim()));return l`
    <table class="table rules-rows">
      <thead><tr>${n.map(o=>l`<th scope="col">${o}</th>`)}</tr></thead>
      <tbody>${s.map(o=>l`<tr>${o.map(a=>l`<td>${t(a)}</td>`)}</tr>`)}</tbody>
    </table>`}var jr=v(()=>{"use strict";M()});var Vr={};xe(Vr,{Page:()=>D$});function D$({params:e}){let t=he()?.filter(a=>a.chapters.length);if(!t?.length)return l`<div class="waiting" aria-busy="true"></div>`;let n=t.find(a=>a.game===e.game)??t[0],{game:s,chapters:o}=n;return l`
    <div class="rules">
      <header class="rules-head">
        <${rn} signs=${n.emblem} />
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
        <ol>${o.map(a=>l`<li key=${a}><a href=${`#${a}`}>${qc(s,a)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${o.map(a=>l`
          <section key=${a} id=${a} class="panel" aria-labelledby=${`${a}-title`}>
            <h2 id=${`${a}-title`}>${qc(s,a)}</h2>
            ${a==="signs"?l`<${z$} signs=${n.sign_table} />`:l`<${Yn} text=${i(`${s}-rules-${a}`)} line=${H$} />`}
          </section>`)}
      </div>
    </div>`}function qc(e,t){return i(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function H$(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?l`<${Bc} name=${t} />`:t)}function Bc({name:e,size:t="1.2em"}){return l`<span class=${Z$.has(e)?`of-${e}`:"of-sign"}><${b} name=${e} size=${t} /></span>`}function z$({signs:e}){return l`
    <ul class="legend">
      ${e.map(t=>l`<li key=${t}><${Bc} name=${t} size="1.5rem" /> ${i(`rules-sign-${t}`)}</li>`)}
    </ul>`}var Z$,Gr=v(()=>{"use strict";de();M();N();E();to();jr();Z$=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function Yr(e){let t=Kr.get(e);return t||(t=le(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>Kr.delete(e)),Kr.set(e,t)),t}function Jn(e){return e.groups.flatMap(t=>t.clauses)}function $o(e){return new Set(e.parts.flatMap(Jn).map(({id:t})=>t))}function Jr(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...$o(e)].find(a=>a.toLowerCase()===n.join(" ")),o=({id:a,question:r="",text:c})=>{let u=`${a} ${r} ${c}`.toLowerCase();return s?a===s:n.every(p=>u.includes(p))};return e.parts.map(({title:a,groups:r})=>({title:a,groups:r.map(c=>({...c,clauses:c.clauses.filter(o)})).filter(({clauses:c})=>c.length)})).filter(({groups:a})=>a.length)}function Qr(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var Kr,Xr=v(()=>{"use strict";q();Kr=new Map});var Wc={};xe(Wc,{Page:()=>q$});function q$({params:{game:e}}){let[t,n]=g(null),[s,o]=g(""),a=he();return _(()=>{Yr(e).then(n,r=>o(r?.code==="not-found"?i("clauses-none",{game:ee(e)}):z(r)))},[e]),l`
    <div class="rules clauses">
      <header class="rules-head">
        <${rn} signs=${Fe(e)?.emblem??[]} />
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
      ${t&&l`<${B$} book=${t} />`}
    </div>`}function B$({book:e}){let[t,n]=g(""),[s,o]=g(Fc),a=H(()=>W$($o(e)),[e]),r=H(()=>Jr(e,t),[e,t]);_(()=>{let u=()=>{n(""),o(Fc())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),_(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,p)=>u+Jn(p).length,0);return l`
    <div class="clauses-search browse-search">
      <${b} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&i("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&l`<section class="panel clauses-intro"><${Yn} text=${e.intro.join(`
`)} line=${a} /></section>`}
      ${r.map(u=>l`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${i("clauses-count",{n:Jn(u).length})}</span></summary>
          ${u.groups.map(p=>l`
            <div class="clauses-group">
              ${p.title&&l`<h3>${p.title}</h3>`}
              ${p.text&&l`<p>${p.text}</p>`}
              ${p.clauses.map(d=>l`<${F$} key=${d.id} clause=${d} draw=${a} here=${d.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function Fc(){return location.hash.slice(1)}function F$({clause:{id:e,question:t,text:n,mark:s},draw:o,here:a}){return l`
    <article class="clauses-one" id=${e} aria-current=${a?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${i("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&l`<p class="clauses-question">${o(t)}</p>`}
        <${Yn} text=${n} line=${o} />
        ${s&&l`<p class="clauses-mark">${o(s)}</p>`}
      </div>
    </article>`}function W$(e){return t=>Qr(t,e).map(n=>e.has(n)?l`<a href=${`#${n}`}>${n}</a>`:n)}var Uc=v(()=>{"use strict";q();de();M();N();Xr();E();to();jr()});function jc({table:e,length:t,at:n,setAt:s,ready:o,setEyes:a,names:r,narrow:c}){let[u,p]=g(!1),[d,$]=g(1),f=n>=t;_(()=>{if(!u||f||!o)return;let w=setTimeout(()=>s(n+1),U$/d);return()=>clearTimeout(w)},[u,n,d,f,o]),_(()=>{f&&p(!1)},[f]);let m=w=>{p(!1),s(w)},h=()=>{!u&&f&&s(0),p(!u)};G$({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":h});let y=l`
    <div class="player-choices">
      <label><span>${i("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${w=>a(Number(w.currentTarget.value))}>
          <option value="-1">${i("replay-eyes-all")}</option>
          ${r.map((w,k)=>l`<option key=${k} value=${String(k)}>${w}</option>`)}
        </select></label>
      <label><span>${i("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${w=>$(Number(w.currentTarget.value))}>
          ${j$.map(w=>l`<option key=${w} value=${String(w)}>${i("replay-speed-value",{n:w})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${V$} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${b} name="download" size=${16} /> ${i("replay-download")}</a>
    </div>`;return l`
    <div class="player" role="group" aria-label=${i("title-replay")}>
      <div class="player-buttons">
        <${fo} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${fo} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${b} name=${u?"pause":"play"} size=${18} /> ${i(u?"replay-pause":"replay-play")}</button>
        <${fo} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${f} />
        <${fo} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${f} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${i("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${i("replay-step",{n,of:t})} onInput=${w=>m(Number(w.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?l`<details><summary>${i("replay-choices")}</summary>${y}</details>`:y}
      <p class="player-keys">${i("replay-keys")}</p>
    </div>`}function fo({text:e,icon:t,onClick:n,off:s,mirrored:o=!1}){return l`
    <button type="button" class=${o?"btn icon-only mirrored":"btn icon-only"} aria-label=${i(e)} title=${i(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${b} name=${t} size=${18} /></button>`}function V$(){let[e,t]=g("");return l`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${b} name="link" size=${16} /> ${i("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&i("replay-shared")}</span>
    ${e==="blocked"&&l`<input class="input" readonly value=${location.href} aria-label=${i("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function G$(e){_(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),o=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),a=e[n.key];!a||s||o||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),a())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var U$,j$,Vc=v(()=>{"use strict";M();N();E();U$=1400,j$=[.5,1,2,4]});function Kc(e,t,n){let[s,o]=g({table:null,length:-1,steps:[],refused:""}),a=O(n);return a.current=n,_(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=Gc(c,a.current);p>=0&&!r;p=Gc(c,a.current)){let d=p*Qn,$=await le(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+Qn-1}&eyes=${t}`);if(r)return;let f=[...c.steps];for(let m of $.steps)f[m.step]=m;c={table:$.table,length:$.length,steps:f,refused:""},o(c)}})().catch(p=>{r||o({...c,refused:z(p)})}),()=>{r=!0}},[e,t]),s}function Gc({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/Qn);if(e<0)return s;let a=Array.from({length:Math.floor(e/Qn)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*Qn)]);return a.includes(s)?s:a[0]??-1}var Qn,Yc=v(()=>{"use strict";q();M();Qn=40});var Qc={};xe(Qc,{Page:()=>J$});function J$({params:e}){let[{at:t,eyes:n},s]=g(sf),{table:o,length:a,steps:r,refused:c}=Kc(e.table,n,t),[u,p]=g(null),[d,$]=g(""),f=o?.game;_(()=>{f&&xn(f).then(p,y=>$(z(y)))},[f]),of(t,n);let m=O(null),h=r[Math.min(t,Math.max(0,a))];return h&&(m.current=h),d||c&&!m.current?l`<${Q$} reason=${d||c} />`:!o||!u||!m.current?l`<div class="waiting" aria-busy="true"><p role="status">${i("replay-coming")}</p></div>`:l`
    <${X$} table=${{...o,you:n}} board=${u} length=${a} steps=${r} state=${m.current} at=${Math.min(t,a)}
      setAt=${y=>s({at:Math.max(0,Math.min(a,y)),eyes:n})}
      setEyes=${y=>s({at:t,eyes:y})} />`}function Q$({reason:e}){return l`
    <section class="panel narrow">
      <h1>${i("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}function X$({table:e,board:t,length:n,steps:s,state:o,at:a,setAt:r,setEyes:c}){let u=O(null),p=jn(ef(o),u,t.flights??null),[d,$]=g(null),[f,m]=g("centre"),h=Te(De),y=Gn(h,f,m),w=H(()=>e.seats.map(L=>L.name),[e.table]),k=l`<${tf} steps=${s} at=${a} setAt=${r} />`;return l`
    <div class="tabletop replay" data-game=${e.game} data-part=${h?f:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${i("replay-of",{game:ee(e.game)})}</h1>
      <${zn} table=${e} state=${p} skew=${0} onSeat=${L=>$(d===L?null:L)}>
        <span class="quiet-text replay-what">${Zt(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${i("go-home")} aria-label=${i("go-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${h&&l`<${Vn} part=${f} setPart=${m} lit=${Jc} />`}
      <section class="board" ref=${u} ...${y} aria-label=${i("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${w} you=${e.you}
          lit=${Jc} chosen=${[]} choose=${K$} why=${Y$} detail=${d} setDetail=${$} />
        ${h&&f==="log"&&l`<div class="part-log">${k}</div>`}
      </section>
      <aside class="side">
        ${!h&&l`<div class="talk-place replay-log-place">${k}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&l`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&l`<${nf} state=${p} names=${w} />`}
          <${jc} table=${e} length=${n} at=${a} setAt=${r} ready=${!!s[Math.min(n,a+1)]} setEyes=${c} names=${w} narrow=${h} />
        </div>
      </aside>
    </div>`}function ef(e){let t=O(e);return H(()=>{let n=e.step-t.current.step;return t.current=e,{...e,cause:n===1?"move":"join"}},[e])}function tf({steps:e,at:t,setAt:n}){let s=O(null);_(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let o=e.filter(r=>r?.lines.length),a=o.findLast(r=>r.step<=t)?.step;return l`
    <ol class="replay-log" ref=${s} aria-label=${i("replay-moves")}>
      ${o.map(({step:r,lines:c})=>l`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===a?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>l`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function nf({state:e,names:t}){let{points:n,winners:s}=e.result,o=t.map((a,r)=>r).sort((a,r)=>n[r]-n[a]);return l`
    <section class="replay-result" aria-label=${i("replay-result")}>
      <h2>${i("replay-result")}</h2>
      ${o.map(a=>l`
        <details key=${a}>
          <summary><strong><bdi>${t[a]}</bdi></strong> ${i("replay-points",{n:n[a]})}${s.includes(a)&&l` · <em>${i("replay-winner")}</em>`}</summary>
          <ul>${e.score[a].map(([r,c,u])=>l`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function sf(){let e=new URLSearchParams(location.search),t=(n,s)=>{let o=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(o)&&o>=s?o:s};return{at:t("step",0),eyes:t("eyes",-1)}}function of(e,t){_(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var Jc,K$,Y$,Xc=v(()=>{"use strict";q();_n();de();M();N();uo();po();Ie();qn();E();Vc();Yc();Jc=new Set,K$=()=>{},Y$=()=>[]});var ei={};xe(ei,{Page:()=>af});function af({params:e}){let[t,n]=g(null),[s,o]=g("");return _(()=>{le(`/api/daily?day=${encodeURIComponent(e.day??"")}`).then(n,a=>o(z(a)))},[e.day]),l`
    <div class="column daily">
      <h1>${i("daily-title")}</h1>
      ${s&&l`<p class="refusal" role="alert">${s}</p>`}
      ${t?l`<${rf} day=${t} />`:!s&&l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function rf({day:e}){let t=Math.max(1,Math.round((e.ends-Date.now()/1e3)/3600));return l`
    <p class="daily-day">${eo(e.day)}${!e.past&&l` · <span class="quiet-text">${i("daily-left",{n:t})}</span>`}</p>
    <p class="quiet-text">${i(e.past?"daily-what-past":"daily-what")}</p>
    ${e.deals.map(n=>l`<${lf} key=${n.game} deal=${n} past=${e.past} />`)}
    ${(e.days.length>0||e.past)&&l`
      <nav class="daily-days" aria-label=${i("daily-days")}>
        <h2>${i("daily-days")}</h2>
        <p class="row">
          ${[e.today,...e.days].map(n=>l`
            <a key=${n} class="chip" href=${n===e.today?"/daily":`/daily/${n}`} aria-current=${n===e.day?"true":null}>${n===e.today?i("daily-today"):eo(n)}</a>`)}
        </p>
      </nav>`}
    <p class="fine">${i("daily-honest")}</p>`}function lf({deal:e,past:t}){let[n,s]=g(!1),[o,a]=g(""),c=he()?.find(p=>p.game===e.game)?.opponents.find(p=>p.bot===e.bot),u=async()=>{s(!0);try{let{table:p}=await D(`/api/daily/${e.game}`);Ce(`/t/${p}`)}catch(p){a(z(p)),s(!1)}};return l`
    <section class="panel daily-deal" aria-labelledby=${`daily-${e.game}`}>
      <h2 id=${`daily-${e.game}`}>${ee(e.game)}</h2>
      <p>${i(e.first?"daily-you-first":"daily-bot-first",{bot:c?Nt(c):ce("bot",e.bot)})}
        <span class="quiet-text"> ${i("daily-tries",{n:e.tries})}</span></p>
      ${!t&&!e.mine?.over&&l`<p><button type="button" class="btn primary large" disabled=${n} onClick=${u}>${i(e.mine?"daily-go-on":"daily-play")}</button></p>`}
      ${o&&l`<p class="refusal" role="alert">${o}</p>`}
      ${e.results?l`<${cf} results=${e.results} />`:l`<p class="quiet-text">${i("daily-later")}</p>`}
      ${e.mine?.over&&l`<p><a href=${`/replay/${e.mine.table}`}>${i("daily-replay")}</a></p>`}
      ${e.seed&&l`<p class="quiet-text daily-seed">${i("room-seed",{seed:e.seed})}</p>`}
    </section>`}function cf({results:e}){return e.length?l`
    <div class="daily-results"><table class="table">
      <thead><tr><th scope="col">${i("daily-rank")}</th><th scope="col">${i("daily-who")}</th><th scope="col" class="num">${i("daily-points")}</th>
        <th scope="col" class="num">${i("daily-margin")}</th><th scope="col" class="num">${i("daily-rounds")}</th></tr></thead>
      <tbody>${e.map((t,n)=>l`
        <tr key=${n} data-you=${t.you||null}>
          <td class="num">${t.rank??l`<abbr title=${i("daily-late-what")}>${i("daily-late")}</abbr>`}</td>
          <td><bdi>${t.name}</bdi> ${t.you&&l`<small>${i("seat-you")}</small>`} ${t.won&&l`<${b} name="crown" size=${16} label=${i("ending-winner")} />`}</td>
          <td class="num">${t.points} : ${t.rival}</td>
          <td class="num">${t.margin>0?"+":""}${t.margin}</td>
          <td class="num">${t.rounds}</td>
        </tr>`)}</tbody>
    </table></div>`:l`<p class="empty">${i("daily-none")}</p>`}var ti=v(()=>{"use strict";q();de();M();N();vt();E();Pa()});function Y(){let[e,t]=g({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(o){t({busy:!1,told:z(o),wrong:!0})}}}}function K({told:e,wrong:t}){return l`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Ke(e){return t=>e(t.currentTarget.value)}var it=v(()=>{"use strict";q();M()});function eu(){return l`
    <section class="panel">
      <h2>${i("account-account")}</h2>
      <p class="quiet-text">${i("account-why")}</p>
      <div class="two">
        <${uf} />
        <${pf} />
      </div>
    </section>`}function uf(){let e=me(),[t,n]=g(e.name),[s,o]=g(""),a=Y(),r=u=>{u.preventDefault(),a.run(async()=>(await Ks("register",t.trim(),s),""))},c=()=>a.run(async()=>{let u=await Nn("/api/account/passkey/new",{name:t.trim()});return await ot("/api/account/passkey/register",{credential:u,label:""}),""});return l`
    <form class="entrance" onSubmit=${r}>
      <h3>${i("account-register")}</h3>
      <${He} label=${i("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${He} label=${i("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${i("account-register")}</button>
        ${at()&&l`<button type="button" class="btn" disabled=${a.busy||!t.trim()} onClick=${c}>${i("passkey-register")}</button>`}
      </p>
      <${K} ...${a} />
    </form>`}function pf(){let e=me(),[t,n]=g(""),[s,o]=g(""),[a,r]=g(!1),c=Y(),u=d=>{d.preventDefault(),c.run(async()=>(await Ks("login",t.trim(),s),""))},p=()=>c.run(async()=>(await ot("/api/account/passkey/login",{credential:await Zn("/api/account/passkey/challenge")}),""));return a?l`<${df} name=${t} back=${()=>r(!1)} />`:l`
    <form class="entrance" onSubmit=${u}>
      <h3>${i("account-login")}</h3>
      <${He} label=${i("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${He} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${i("account-login")}</button>
        ${at()&&l`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${i("passkey-login")}</button>`}
      </p>
      ${e.mail?l`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${i("account-forgot")}</button></p>`:l`<p class="quiet-text">${i("account-forgot-ask")}</p>`}
      <${K} ...${c} />
    </form>`}function df({name:e,back:t}){let[n,s]=g(e),o=Y();return l`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),o.run(async()=>(await D("/api/account/forgot",{name:n.trim()}),i("account-forgot-sent")))}}>
      <h3>${i("account-forgot")}</h3>
      <p class="quiet-text">${i("account-forgot-what")}</p>
      <${He} label=${i("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${i("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${i("account-back")}</button>
      </p>
      <${K} ...${o} />
    </form>`}function He({label:e,value:t,set:n,type:s="text",autocomplete:o,maxlength:a,focus:r}){return l`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${o} maxlength=${a} autofocus=${r} value=${t} onInput=${Ke(n)} /></label>`}var Xn=v(()=>{"use strict";q();M();Me();Dn();it();E()});function jt(){return Z(tu)}function nu({account:e,children:t}){let[n,s]=g(null),o=oe(async r=>{try{return await r()}catch(c){if(!(c instanceof X)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new X("stopped",i("prove-stopped")))})),r()},[]),a=r=>{r?n?.go():n?.stop(),s(null)};return l`
    <${tu.Provider} value=${o}>${t}<//>
    ${n&&l`<${mf} account=${e} close=${a} />`}`}function mf({account:e,close:t}){let n=O(null),[s,o]=g(""),a=Y();_(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),a.run(async()=>(await D("/api/account/confirm",{password:s}),t(!0),""))},c=()=>a.run(async()=>(await D("/api/account/passkey/confirm",{credential:await Zn("/api/account/passkey/confirm/challenge")}),t(!0),""));return l`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${i("prove-title")}</h2>
        <p class="quiet-text">${i("prove-what")}</p>
        ${e.password&&l`<${He} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} focus=${!0} />`}
        <p class="row">
          ${e.password&&l`<button class="btn primary" disabled=${a.busy}>${i("prove-go")}</button>`}
          ${e.passkeys.length>0&&at()&&l`<button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("prove-stop")}</button>
        </p>
        <${K} ...${a} />
      </form>
    </dialog>`}var tu,ho=v(()=>{"use strict";q();M();Dn();it();E();Xn();tu=Qe(e=>e())});function es(e){return new Intl.DateTimeFormat(Be(),{dateStyle:"medium"}).format(e*1e3)}function ou(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(Be(),{numeric:"auto"}),s=Math.max(0,t-e);return s<ni?n.format(-Math.round(s/60),"minute"):s<2*su?n.format(-Math.round(s/ni),"hour"):n.format(-Math.round(s/su),"day")}var ni,su,si=v(()=>{"use strict";E();ni=3600,su=24*ni});function au({account:e,reload:t}){let[n,s]=g(""),o=Y(),a=jt();return l`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),o.run(async()=>(await a(()=>D("/api/account/password",{password:n})),s(""),await t(),i("password-saved")))}}>
      <h3>${i("account-password")}</h3>
      <p class="quiet-text">${i(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${i("password-new")} placeholder=${i("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Ke(s)} />
        <button class="btn" disabled=${o.busy||!n}>${i(e.password?"password-change":"password-set")}</button>
      </div>
      <${K} ...${o} />
    </form>`}function ru({account:e,keep:t}){let n=me(),[s,o]=g(""),a=Y(),r=jt();if(!n.mail&&!e.email)return null;let c=(p,d)=>a.run(async()=>(t(await r(()=>D("/api/account/email",{email:p}))),o(""),d));return l`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${i("email-title")}</h3>
      <p class="quiet-text">${i("email-what")}</p>
      ${e.email&&l`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${()=>c("",i("email-removed"))}>${i("email-remove")}</button></p>`}
      ${e.email_pending&&l`<p class="done" role="status">${i("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&l`
        <div class="row">
          <input class="input" type="email" required aria-label=${i("email-new")} placeholder=${i("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${Ke(o)} />
          <button class="btn" disabled=${a.busy||!s.trim()}>${i("email-send")}</button>
        </div>`}
      <${K} ...${a} />
    </form>`}function iu({account:e,keep:t}){let n=Y(),s=jt();if(!at()&&!e.passkeys.length)return null;let o=()=>n.run(async()=>{let a=await s(()=>Nn("/api/account/passkey/invite"));return t(await s(()=>D("/api/account/passkey/add",{credential:a,label:""}))),i("passkey-added")});return l`
    <section class="entrance whole">
      <h3>${i("passkey-title")}</h3>
      <p class="quiet-text">${i("passkey-what")}</p>
      ${e.passkeys.length>0&&l`
        <ul class="things">${e.passkeys.map(a=>l`<${$f} key=${a.id} passkey=${a} keep=${t} />`)}</ul>`}
      ${at()&&l`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("passkey-add")}</button></p>`}
      <${K} ...${n} />
    </section>`}function $f({passkey:e,keep:t}){let[n,s]=g(null),o=Y(),a=jt(),r=u=>{u.preventDefault(),o.run(async()=>(t(await D("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>o.run(async()=>(t(await a(()=>D("/api/account/passkey/remove",{id:e.id}))),""));return l`
    <li class="thing">
      ${n===null?l`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${i("passkey-made",{day:es(e.made)})} · ${e.used?i("passkey-used",{day:es(e.used)}):i("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${i("passkey-rename-one",{name:e.label})}>${i("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${c} aria-label=${i("passkey-remove-one",{name:e.label})}>${i("passkey-remove")}</button></span>`:l`<form class="row" onSubmit=${r}>
          <${He} label=${i("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${o.busy}>${i("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${i("prove-stop")}</button>
        </form>`}
      <${K} ...${o} />
    </li>`}var lu=v(()=>{"use strict";q();M();Me();Dn();it();E();Xn();ho();si()});function cu(){let e=me(),[t,n]=g(""),[s,o]=g(!1),a=Y(),r=jt(),c=u=>{u.preventDefault(),a.run(async()=>(await r(()=>D("/api/account/delete",{name:t.trim()})),await st(),""))};return l`
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
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${Ke(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${a.busy||t.trim()!==e.name}>${i("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>o(!1)}>${i("leaving-stay")}</button>
          </p>
        </form>`}
      <${K} ...${a} />
    </section>`}var uu=v(()=>{"use strict";q();M();Me();it();E();ho()});function pu({account:e,keep:t}){let n=Y(),s=a=>n.run(async()=>(t(await D("/api/account/session/end",{id:a})),"")),o=()=>n.run(async()=>(await ot("/api/account/session/end-all",{}),""));return l`
    <section class="panel">
      <h2>${i("sessions-title")}</h2>
      <p class="quiet-text">${i("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(a=>l`
          <li key=${a.id} class="thing" aria-current=${a.current||null}>
            <span class="thing-what"><strong>${a.device||i("sessions-unknown")}</strong>
              <span class="quiet-text">${a.current?i("sessions-here"):i("sessions-seen",{when:ou(a.seen)})} · ${i("sessions-since",{day:es(a.made)})}</span></span>
            ${!a.current&&l`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(a.id)}
                aria-label=${i("sessions-end-one",{device:a.device||i("sessions-unknown")})}>${i("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("sessions-end-all")}</button></p>
      <${K} ...${n} />
    </section>`}var du=v(()=>{"use strict";q();M();Me();it();E();si()});var mu={};xe(mu,{Page:()=>ff});function ff(){let e=me();return l`
    <div class="column">
      <h1>${i("account-title")}</h1>
      <${gf} />
      ${e.account?l`<${hf} key=${e.name} />`:l`<${eu} />`}
      <${yf} />
    </div>`}function hf(){let e=me(),[t,n]=g(null),[s,o]=g(""),a=Y(),r=oe(()=>le("/api/account").then(n,p=>o(z(p))),[]);_(()=>{r()},[]);let c=()=>a.run(async()=>(await Ma(),""));if(!t)return l`<section class="panel" aria-busy=${!s}><h2>${i("account-account")}</h2><${K} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return l`
    <${nu} account=${t}>
      <section class="panel">
        <h2>${i("account-account")}</h2>
        <p class="row account-in"><span>${i("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("account-logout")}</button></p>
        <${K} ...${a} />
        <div class="two">
          <${au} ...${u} />
          <${ru} ...${u} />
          <${iu} ...${u} />
        </div>
      </section>
      <${pu} ...${u} />
      <${cu} />
    <//>`}function gf(){let e=me(),[t,n]=g(e.name),s=Y();return _(()=>n(e.name),[e.name]),l`
    <form class="panel" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await Ft({name:t.trim()}),i("account-name-saved")))}}>
      <h2>${i("account-name")}</h2>
      <p class="quiet-text">${i(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${i("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${i("guest")} onInput=${Ke(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${i("save")}</button>
      </div>
      <${K} ...${s} />
    </form>`}function yf(){let e=me(),[t,n]=be("theme"),[s,o]=be("motion"),[a,r]=be("sentences"),[c,u]=be("sound"),[,p]=be("language"),d=f=>{p(f),Ft({language:f}).catch(()=>{})},$=(f,m)=>m.map(h=>({value:h,title:i(`taste-${f}-${h}`),hint:""}));return l`
    <section class="panel">
      <h2>${i("taste-title")}</h2>
      <p class="quiet-text">${i("taste-what")}</p>
      ${e.languages.length>1&&l`
        <label class="field"><span class="label">${i("taste-language")}</span>
          <select class="select" value=${Be()} onChange=${f=>d(f.currentTarget.value)}>
            ${e.languages.map(f=>l`<option key=${f} value=${f} lang=${f}>${na(f)}</option>`)}
          </select></label>`}
      <${Ze} legend=${i("taste-theme")} name="theme" value=${t} choose=${n} values=${$("theme",["auto","dark","light"])} />
      <${Ze} legend=${i("taste-cards")} name="cards" value=${a?"sentences":"signs"}
        choose=${f=>r(f==="sentences")} values=${$("cards",["signs","sentences"])} />
      <${Ze} legend=${i("taste-motion")} name="motion" value=${s} choose=${o} values=${$("motion",["auto","full","less"])} />
      <${Ze} legend=${i("taste-sound")} name="sound" value=${c?"on":"off"}
        choose=${f=>u(f==="on")} values=${$("sound",["off","on"])} />
    </section>`}var $u=v(()=>{"use strict";Xn();lu();uu();ho();du();q();M();Me();ke();it();E();Ra()});var hu={};xe(hu,{Page:()=>bf});function bf({params:e}){let t=O(location.hash.slice(1)).current;_(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?wf:e.what==="confirm"?vf:fu;return l`<section class="panel narrow"><${t?n:fu} token=${t} /></section>`}function fu(){return l`
    <h1>${i("letter-wrong")}</h1>
    <p>${i("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${i("letter-account")}</a></p>`}function wf({token:e}){let[t,n]=g(""),s=Y();return l`
    <form class="entrance" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await ot("/api/account/reset",{token:e,password:t}),Ce("/account",{replace:!0}),""))}}>
      <h1>${i("letter-reset")}</h1>
      <p class="quiet-text">${i("letter-reset-what")}</p>
      <${He} label=${i("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${i("save")}</button></p>
      <${K} ...${s} />
    </form>`}function vf({token:e}){let t=Y(),n=()=>t.run(async()=>(await D("/api/account/email/confirm",{token:e}),await st(),i("letter-confirmed")));return l`
    <h1>${i("letter-confirm")}</h1>
    <p class="quiet-text">${i("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${i("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${i("letter-account")}</a>
    </p>
    <${K} ...${t} />`}var gu=v(()=>{"use strict";Xn();q();M();Me();vt();it();E()});var yu={};xe(yu,{Page:()=>xf});function xf(){return l`
    <section class="panel narrow">
      <h1>${i("notfound-title")}</h1>
      <p>${i("notfound-what")}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}var bu=v(()=>{"use strict";M();E()});function ts(e){let t=e.split("/").filter(Boolean);for(let[n,s,o]of _f){let a=kf(s.split("/").filter(Boolean),t);if(a)return{name:n,params:a,load:o}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(bu(),yu))}}function kf(e,t){if(e.length!==t.length)return null;let n={};for(let[s,o]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=Mf(o);else if(e[s]!==o)return null;return n}function Mf(e){try{return decodeURIComponent(e)}catch{return e}}function Ce(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...wu])n()}function oi(e){wu.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!Cf(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&Ce(n.pathname+n.search+n.hash))})}function Cf(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),o=t.hash&&t.pathname===location.pathname;return n&&s&&!o&&!t.target&&!t.hasAttribute("download")}var _f,wu,vt=v(()=>{"use strict";_f=[["home","/",()=>Promise.resolve().then(()=>(rc(),ac))],["new","/new",()=>Promise.resolve().then(()=>($c(),mc))],["table","/t/:table",()=>Promise.resolve().then(()=>(qr(),Rc))],["cards","/cards",()=>Promise.resolve().then(()=>(Ur(),Wr))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(Ur(),Wr))],["rules","/rules",()=>Promise.resolve().then(()=>(Gr(),Vr))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(Gr(),Vr))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(Uc(),Wc))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(Xc(),Qc))],["daily","/daily",()=>Promise.resolve().then(()=>(ti(),ei))],["daily","/daily/:day",()=>Promise.resolve().then(()=>(ti(),ei))],["account","/account",()=>Promise.resolve().then(()=>($u(),mu))],["letter","/account/:what",()=>Promise.resolve().then(()=>(gu(),hu))]],wu=new Set});q();_n();mt();Tn();Ge();qt();ge();de();M();N();Me();La();Qs();Dn();gn();vt();Xr();ke();la();Es();$n();mt();M();N();Me();gn();ke();E();ke();var vu=matchMedia("(prefers-color-scheme: light)"),Lf=matchMedia("(prefers-reduced-motion: reduce)");function yo(){let e=ye("theme");return e==="auto"?vu.matches?"light":"dark":e}function go(){let e=document.documentElement;e.dataset.theme=yo(),e.dataset.motion=In()?"full":"less"}function ai(){go(),sn(go),vu.addEventListener("change",go),Lf.addEventListener("change",go)}function ri({page:e,children:t}){return l`
    <a class="skip" href="#main">${i("shell-skip")}</a>
    <${Sf} page=${e} />
    <${Tf} />
    <${Pf} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${If} />`}function Sf({page:e}){let t=me(),n=s=>e===s?"page":void 0;return l`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${Et("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${i("shell-nav")}>
        <a href="/cards" aria-current=${n("cards")}>${i("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${i("shell-rules")}</a>
      </nav>
      <${Ef} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${i("shell-account",{name:t.name||i("guest")})}>
        <${b} name="settings" size=${20} /><span><bdi>${t.name||i("guest")}</bdi></span>
      </a>
    </header>`}function Ef(){let[,e]=be("theme"),t=yo()==="dark"?"light":"dark";return l`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${i(`shell-theme-${t}`)} title=${i(`shell-theme-${t}`)}>
      <${b} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function Tf(){let{notice:e}=me();return e?l`<p class="notice" role="status">${e}</p>`:null}function Pf(){return jo()?l`<p class="notice" role="status" data-lost>${i("reach-lost")}</p>`:null}function If(){let[e,t]=g(!1);return _(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&l`
    <div class="mishap" role="alert">
      <p>${i("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${i("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("close")}</button>
    </div>`}var ns=class extends It{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?l`<${bo} />`:this.props.children}};function bo(){return l`
    <section class="panel failed" role="alert">
      <h1>${i("failed-title")}</h1>
      <p>${i("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${i("reload")}</button>
        <a class="btn" href="/">${i("go-home")}</a>
      </p>
    </section>`}da();Ln();ua();$a();Wn();Tr();ja();Ha();Qa();cr();rr();$r();so();gr();br();uo();io();qr();po();tr();kr();dr();Fa();Ie();Cr();qn();Rr();ro();Sr();Dr();Ar();it();E();ln();Bs();Qo();Fo();qo();$n();_n();var ci={};xe(ci,{Board:()=>Bf});M();N();E();Ie();M();Ge();ge();N();E();M();Ge();N();E();var Le="cadwallon",ae=Qe(null);function lt({seat:e}){let{view:t,names:n}=Z(ae);return l`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function Vt({n:e,power:t,golden:n=!1}){return l`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${Ue(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${b} name=${t} golden=${n} />
    </span>`}function ct({name:e,n:t,what:n}){return l`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${b} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function ze({id:e,size:t,target:n=`card:${e}`,points:s,badge:o}){let{lit:a,chosen:r,choose:c,why:u}=Z(ae),p=a.has(n);return l`
    <${ue} game=${Le} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${p?[]:u(n)}
      points=${s} badge=${o} onChoose=${p||r.length?()=>c(n):void 0} />`}function wo({won:e}){return l`<span class="ca-won">${["location","personality","relic"].map((t,n)=>l`
    <${ct} key=${t} name=${t} n=${e[n]} what=${i(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function xu({target:e,label:t,class:n,open:s,children:o}){let{lit:a,chosen:r,choose:c}=Z(ae),u=a.has(e);return l`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${o}</button>`}function vo(){let{view:e}=Z(ae),t=i("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&l`<${xu} target="militia" label=${t} class="ca-militia"><${b} name="militia" /> ${t}<//>`}function ii({seat:e}){let{setDetail:t}=Z(ae),n=e.resource.length;return l`
    <${xu} target=${`deck:${e.seat}`} class="ca-resource" label=${i("cadwallon-web-resource-size",{n})} open=${()=>t(e.seat)}>
      <${b} name="pile" /><b class="num">${n}</b><span>${i("cadwallon-web-resource")}</span>
    <//>`}M();ge();N();E();var li=e=>e.guild?B(Le,e.guild).name:i("cadwallon-web-no-guild");function ss({seat:e}){let{view:t}=Z(ae),{hand:n,deck:s,resource:o,removed:a,objectives:r}=e;return l`
    <span class="ca-counts">
      <${ct} name="card" n=${n.size} what=${i("cadwallon-web-hand-size",{n:n.size})} />
      <${ct} name="deck" n=${s.size} what=${i("cadwallon-web-deck-size",{n:s.size})} />
      <${ct} name="pile" n=${o.length} what=${i("cadwallon-web-resource-size",{n:o.length})} />
      ${a.length>0&&l`<${ct} name="lock" n=${a.length} what=${i("cadwallon-web-removed-size",{n:a.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&l`<${ct} name="objective" n=${r.size} what=${i("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function _u({seat:e}){let{view:t,names:n,lit:s,chosen:o,choose:a,setDetail:r}=Z(ae),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:i("cadwallon-web-look",{who:p})}
      onClick=${()=>u?a(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${lt} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&l`<${b} name="first" label=${i("cadwallon-web-first")} />`}
        <${te} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${li(e)}</span>
      <span class="ca-rival-things"><${wo} won=${e.won} /><${ss} seat=${e} /></span>
    </button>`}var ku=["agent","personality","location","relic"];function Af(e){let t=e.map(n=>B(Le,n));return t.sort((n,s)=>ku.indexOf(n.kind)-ku.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function Mu({seat:e,score:t}){let{view:n,names:s,setDetail:o}=Z(ae),a=()=>o(null),r=s[e.seat],c=e.seat===n.viewer,u=[[i("cadwallon-web-resource"),e.resource],[i("cadwallon-web-removed"),e.removed],[i("cadwallon-web-deck"),c?e.deck.cards:[]],[i("cadwallon-web-known-hand"),c?[]:e.hand.cards]];return l`
    <div class="veil" onClick=${a}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${lt} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${te} n=${e.points} /><${ss} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${a} aria-label=${i("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&l`<${ue} game=${Le} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>l`<${ue} key=${p.card} game=${Le} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,$])=>l`
            <tr key=${p}><th scope="row">${$}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d])=>l`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          <div class="ca-heap">${Af(d).map($=>l`<${ze} key=${$} id=${$} size="table" />`)}</div>`)}
      </div>
    </div>`}M();Ge();N();E();M();ge();N();E();function Cu(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function Lu({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a}=Z(ae),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map(f=>f.known)),p=e.sums.filter(f=>f.known===u).length>1,d=e.sums.map((f,m)=>({sum:f,seat:m,agents:e.agents.filter(h=>h.seat===m)})),$=f=>c&&!f.target.closest("button")&&a(r);return l`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${o.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${i("cadwallon-web-pile",{n:t})} onClick=${$}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${i("cadwallon-web-order",{n:t})}>${t}</span>
        <${Su} pile=${e} />
        <${Of} pile=${e} />
      </header>
      ${e.stake?l`<${Rf} stake=${e.stake} target=${r} />`:l`<p class="ca-pile-empty" data-target=${r}>${i(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:f})=>f.length).map(({sum:f,seat:m,agents:h})=>l`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&l`<${Nf} stake=${e.stake} sum=${f} seat=${m} agents=${h} lead=${f.known<u?"":p?"tied":"ahead"} />`}
            <${Zf} agents=${h} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function Su({pile:e}){let{view:t,names:n}=Z(ae),s=e.controlled.includes(t.viewer),o=e.pile.split(" ")[1],a=e.free?i("cadwallon-web-zone-open"):s?i("cadwallon-web-zone-mine"):i("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return l`
    <span class="ca-zone" title=${a}>
      ${e.free?l`<span class="ca-zone-free">${i("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>l`<${lt} key=${r} seat=${r} />`)}
      ${o&&l`<span class="ca-side">${i(`cadwallon-web-side-${o}`)}</span>`}
      ${s&&l`<${b} name="mask" label=${a} />`}
    </span>`}function Of({pile:e}){let t=e.buried.map(s=>B(Le,s).name).join(", "),n=i("cadwallon-web-under",{n:e.hidden})+(t?` ${i("cadwallon-web-under-known",{cards:t})}`:"");return l`<${ct} name="deck" n=${e.hidden} what=${n} />`}function Rf({stake:e,target:t}){let{district:n}=B(Le,e.card);return l`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${ze} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${i(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&l`<span>${i(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${i("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${Vt} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&l`<div><dt>${i("cadwallon-web-bribe")}</dt><dd><${Vt} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${i("cadwallon-web-worth")}</dt><dd><${te} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function Nf({stake:e,sum:t,seat:n,agents:s,lead:o}){let{names:a}=Z(ae),r=t.known>=e.threshold,c=r?o:"",u=[i("cadwallon-web-sum",{who:a[n],n:t.known,power:Ue(e.power),of:e.threshold,backs:t.backs}),c&&i(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return l`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${lt} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>l`
        <span key=${d} class="ca-back"><${b} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&l`<b class="ca-mark">${c==="ahead"?l`<${b} name="done" />`:"="}</b>`}</span>
    </div>`}function Zf({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&l`
    <ul class="ca-agents">
      ${n.map(s=>l`
        <li key=${s.card} data-down=${s.down||null}>
          <${ze} id=${s.card} size="chip" points=${0} badge=${l`<${Df} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function Df({agent:e,stake:t}){return l`
    <span class="ca-worth">
      ${e.down&&l`<${b} name="mask" label=${i("cadwallon-web-down")} />`}
      ${t&&l`<${Vt} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&l`<${Vt} n=${e.ducats??0} power="financial" />`}
    </span>`}function Eu({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a,why:r}=Z(ae),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((h,y)=>y!==n.viewer),$=Math.max(0,...d.map(h=>h.known)),f=d.reduce((h,y)=>h+y.backs,0),m=e.sums[n.viewer]?.known??0;return l`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&a(c)}>
        <${Su} pile=${e} />
        <span class="ca-pile-line-name">${p?B(Le,p.card).name:i("cadwallon-web-pile-empty")}</span>
        ${p&&l`
          <span class="ca-pile-line-wins"><${Vt} n=${p.threshold} power=${p.power} golden />${p.price&&l`<${Vt} n=${p.price} power="financial" />`}</span>
          <${te} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${i("cadwallon-web-sums",{own:m,best:$,backs:f})}>
            <span>${i("cadwallon-web-you-short")} <b>${m}</b></span><span>${i("cadwallon-web-best-short")} <b>${$}${f>0&&`+${"?".repeat(f)}`}</b></span></span>`}
        <span class="visually-hidden">${i("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function Tu({seat:e,narrow:t}){let{view:n,lit:s}=Z(ae),{hand:o,objectives:a}=e,r=a.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!o.cards.length;return l`
    <section data-part="mine" aria-label=${i("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&l`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>l`<${Eu} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${vo} /><${ii} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&l`
        <div class="ca-tray"><h3>${i("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>l`<${ze} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${i("cadwallon-web-hand")}>
          ${r.map(p=>l`<${ze} key=${p.card} id=${p.card} size="table" />`)}
          ${o.cards.map(p=>l`<${ze} key=${p} id=${p} size="table" />`)}
          ${u&&l`<p class="quiet-text">${i(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&l`<${ii} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${Hf} seat=${e} />
          <${zf} goals=${a.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function Hf({seat:e}){let{view:t,lit:n,choose:s,setDetail:o}=Z(ae),a=`seat:${e.seat}`;return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${a} title=${i("cadwallon-web-look-own")}
      onClick=${()=>n.has(a)?s(a):o(e.seat)}>
      <span class="ca-rival-head">
        <${lt} seat=${e.seat} /><span class="ca-rival-name">${li(e)}</span>
        ${e.seat===t.first&&l`<${b} name="first" label=${i("cadwallon-web-first")} />`}
        <${te} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${wo} won=${e.won} /><${ss} seat=${e} /></span>
    </button>`}function zf({goals:e}){return l`
    <ul class="ca-goals">${e.map(t=>l`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${ue} game=${Le} id=${t.card} size="chip" badge=${l`
          <${b} name=${t.achieved?"done":"hourglass"} label=${i(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var qf=4;function Bf({view:e,score:t,names:n,you:s,lit:o,chosen:a,choose:r,why:c,detail:u,setDetail:p}){let d=H(()=>({view:e,names:n,lit:o,chosen:a,choose:r,why:c,setDetail:p}),[e,n,o,a,r,c,p]),$=Te(De);return l`
    <${ae.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${i("part-rivals")}>
          <div class="ca-rivals">${Ff(e,s).map(f=>l`<${_u} key=${f.seat} seat=${f} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${i("part-centre")}>
          <${Wf} view=${e} />
          ${e.guilds.length>0&&l`
            <div class="ca-guilds" role="group" aria-label=${i("cadwallon-web-guilds")}>${e.guilds.map(f=>l`
              <${ze} key=${f} id=${f} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(qf,...e.piles.map(Cu))}}>${e.piles.map((f,m)=>l`<${Lu} key=${f.number} pile=${f} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&l`<${Tu} seat=${e.seats[s]} narrow=${$} />`}
        ${u!==null&&l`<${Mu} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function Ff(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function Wf({view:e}){let t=e.last_round!==null&&!e.over;return l`
    <div class="ca-news">
      ${t&&l`<strong class="ca-news-last"><${b} name="hourglass" />
        ${e.last_round===e.round?i("cadwallon-web-last-round"):i("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&l`<span>${i("cadwallon-web-resolved")}</span>`}
      <${vo} />
    </div>`}var Ti={};xe(Ti,{Beside:()=>sp,Board:()=>Uh,flights:()=>np});M();ge();Ie();M();Ge();ge();E();var Uf=/^([+\u2212]?\d*)([ELCDGP◇★])$/u;function Pu([e,t]){if(!e.trim())return e.length>1?.9:.2;let n=Uf.exec(e);return n&&t!=="text"?1.17+.62*n[1].length+.1:t==="point"&&/^\d+$/.test(e)?1.75-1.17:e==="≠"?.15:t==="type"?1.17:e==="▶"?.85:"+−×".includes(e)?1:"/()".includes(e)?.45:e.length===1&&t!=="text"?1.17:.68*e.length}function jf(e){let t=[0];for(let n of e)n[0].trim()?t[t.length-1]+=Pu(n):t.push(0);return t.filter(Boolean)}function ui(e,t,n){let[s,o,a]=[1,0,0];for(let r of e)o&&o+t+r>n&&([s,o]=[s+1,0]),o+=(o?t:0)+r,a=Math.max(a,o);return{rows:s,widest:a}}function pi(e,t){let n=t-.7,[s,o,a]=[0,0,0];for(let r of e){let{rows:c,widest:u}=ui(jf(r),.25,n-.4),[p,d]=[u+.4,c*1.25];a&&a+.3+p>n&&([s,o,a]=[s+o+.16,0,0]),a+=(a?.3:0)+p,o=Math.max(o,d)}return s+o}var Vf=1.3,di=(e,t)=>ui(e.name.split(" ").map(n=>n.length*.55),.55/2,t-.7-Vf).rows,mi=e=>(e.types?.length?1.7*e.types.length+.3:0)+(e.points||e.point_signs?.length?1.75+.2:0),Iu=e=>e.cost_signs.filter(([t])=>t.trim()&&t.trim()!=="/").map(Pu);function Au(e){let t=new WeakMap;return(n,s)=>{let o=t.get(n)??new Map;t.set(n,o);let a=o.get(s)??e(n,s);return o.set(s,a),a}}var ut=Au((e,t)=>{let n=mi(e),s=Iu(e),o=s.length?ui(s,.4,t-n-.9).rows*1.3+.55:0;return di(e,t)*1.12+Math.max(o,n?1.75+.2:0)+pi(e.lines,t)+.8}),xo=Au((e,t)=>{let n=mi(e),s=Iu(e),o=s.length>3?2:1,a=s.length?o*(Math.max(...s)+.3)+.6:1.3,r=Math.ceil(s.length/o)*1.3+.5;return Math.max(di(e,t-n)*1.12+.25,n?1.75:0)+Math.max(r,pi(e.lines,t-a))+.5}),Gf=e=>e.lines.some(t=>t.some(([n])=>n==="↓"));function $i(e,t){let n=mi(e)+(Gf(e)?2.7:0);return Math.max(di(e,t-n)*1.12+.3,n?1.75:0)+pi(e.lines,t)+.5}var Kf=["elan","life","calm","death","gold","pearl"];function Yf(e){let t=e.lines.filter(s=>s.some(([o])=>o==="↓")),n=t.flat().map(([,s])=>s);return t.length&&(n.includes("any")?3:Math.max(1,new Set(n.filter(s=>Kf.includes(s))).size))}function Ou(e){let t=e.name.split(" ").map(s=>s.length);return .55*Math.max(...t,Math.ceil((e.name.length+1)/2))+(e.points?1.75:0)+2.5*Math.min(3,Yf(e))+3}var _o=12.2,Jf=27,vi=16,Ye=4,Mt={cards:[9,8.9],slim:[12,4.8],chips:[9.3,2.05]},Ru={cards:13.5,slim:19,chips:17},os=88/63,Qf=34,Xf=62,eh=345,th=27,Hu=112,nh=150,sh=1.5,oh=6,ah={cards:3.5,slim:1.5,chips:0},rh={cards:1.6,slim:0,chips:0},ih={cards:[12,10],slim:[12,10,8],chips:[12,8]},Nu=4,lh=560,ch=8,uh=[10,6],qe=e=>Math.round(e*.5),Je=(e,t,n)=>e*t+(e-1)*n;function zu(e,t,n,s,o){let a=Math.ceil(e/t);return{columns:t,rows:a,w:n,h:s,width:Je(t,n,o),height:Je(a,s,o)}}function ph(e){let t=e.toSorted((s,o)=>s.width-o.width||s.height-o.height),n=1/0;return t.filter(s=>s.height<n&&(n=s.height))}var Ct=(e,t)=>Math.round(1e3*e/t)/1e3;function fi(e,t,n,s){if(!t)return[{columns:1,rows:0,w:0,h:0,width:0,height:0}];let o=qe(n);return ph(e.flatMap(a=>{let{n:r,h:c,least:u=1}=s(a);return Array.from({length:r-u+1},(p,d)=>zu(r,d+u,a*n,c*n,o))}))}var xi=(e,t,n)=>ut(e,t)<=n+.01?1:2;function dh({tiles:e,tileCells:t},n){let s=e.map(u=>ut(u,n)).toSorted((u,p)=>u-p),o=s[Math.floor((s.length-1)*.88)],a=e.filter(u=>xi(u,n,o)>1),r=a.length,c=Math.max(o,...a.map(u=>ut(u,2*n-2)));return{n:t+r+(r&&1),h:c,least:r?2:1}}var mh={8.6:7.7,12.2:6.3,17:5.1},hi={below:2.4,beside:4.6};function $h(e,t){return e.rows?e.columns>1?{...e,width:e.width+qe(t)+hi.beside*t}:{...e,height:e.height+qe(t)+hi.below*t}:e}function fh(e,t,n,s){let o=s.tiles,a=2*Ye+2*qe(n),r=fi([13,14,15,16,17,18,20,24],e.places.length,n,$=>({n:e.places.length,h:Math.max(...e.places.map(f=>xo(f,$)))})),c=fi([8.6,12.2,17],e.monuments?2:0,n,$=>({n:2,h:mh[$]})).map($=>$h($,n)),u=fi([9.5,10.5,12,13],e.tileCells,n,$=>dh(e,$)).map($=>o<1?hh($,o,qe(n)):$),p=Ye*2+vi,d=null;for(let $ of r)for(let f of c)for(let m of u){let h=[["row",$.width+f.width+m.width+2*a,Math.max($.height,f.height,m.height)+p],["tiles below",Math.max($.width+f.width+a,m.width),Math.max($.height,f.height)+m.height+2*p+qe(n)],["places above",Math.max($.width,f.width+m.width+a),Math.max(f.height,m.height)+$.height+2*p+qe(n)]];for(let[y,w,k]of h){if(w+2*Ye>t||s.placesFirst&&y!=="places above")continue;let L=s.placesFirst?$.height+k/1e3:k;(!d||L<d.rank-1||L<d.rank+1&&w<d.width)&&(d={way:y,rank:L,width:w,height:k,places:$,monuments:f,tiles:m})}}return d}function hh(e,t,n){let s=Math.max(1,Math.ceil(e.rows*t));return{...e,rows:s,height:Je(s,e.h,n)}}function gh(e,t,n,s){let o=qe(n),a=2*Ye+2,[r,c,u,p]=[0,0,0,0];for(let{n:m,aside:h}of e){let[y,w]=Mt[h?s:"cards"].map(C=>C*n),k=Math.min(m,Math.floor((t-a+o)/(y+o)));if(k<1)return null;let L=Je(k,y,o)+a,P=Math.ceil(m/k);(!r||r+o+L>t)&&([c,u,r,p]=[c+u,0,0,p+P]),r+=(r?o:0)+L,u=Math.max(u,Je(P,w,o)+a+vi+o)}let[d,$]=Mt.cards.map(m=>m*n),f={columns:1,rows:p,w:d,h:$,width:t,height:$};return{own:f,hand:f,height:c+u}}function yh({cells:e,hand:t,groups:n},s,o,a){if(n.length)return gh(n,s,o,a);let r=qe(o),[c,u]=Mt[a].map(m=>m*o),[p,d]=Mt.cards.map(m=>m*o),$=s-4*Ye-2*r,f=null;for(let m=t;m>=1;m--){let h=zu(t,m,p,d,r),y=Math.floor(($-h.width+r)/(c+r));if(y<2)continue;let w=Math.max(Math.ceil(e/y),Math.floor((h.height+r)/(u+r))),k={columns:y,rows:w,w:c,h:u,width:Je(y,c,r),height:Je(w,u,r)},L=Math.max(k.height,h.height);(!f||L<f.height)&&(f={own:k,hand:h,height:L})}return f&&{...f,height:f.height+vi+2*Ye}}var gi=(e,t,n)=>Math.max(1,Math.floor((e+n)/(t+n)));function bh(e,t,n,s){let[o,a]=[gi(e,Hu*n,s),gi(e,nh*n,s)],r=t>oh?sh:1;return Math.ceil(t*r/o)<Math.ceil(t/a)?o:a}function wh({rivals:e,inPlay:t,letters:n},s,o,a,r){let c=qe(o),u=(s-(e-1)*c)/e-2*Ye-2,p=u<eh*n?2:1,d=(p>1?Xf:Qf)*n,$=Math.max(1,o/14),[f,m]=a==="cards"?Mt.cards.map(k=>k*o):[Hu*$,th*$],h=a==="cards"?c:4,y=a==="cards"?gi(u,f,h):bh(u,t,$,h),w=Math.min(r,Math.ceil(t/y));return{form:a,lines:p,columns:y,rows:w,w:(u+h)/y-h,h:m,width:u,height:d+(w?Je(w,m,h)+4:0)+Ye}}var yi={tiles:1,chips:99},vh=[{tiles:1,chips:4},{tiles:1,chips:3},{tiles:1,chips:2},{tiles:.67,chips:2},{tiles:.67,chips:1},{tiles:.5,chips:1},{tiles:.34,chips:1},{tiles:.2,chips:1}];function ko(e,t,n,s,o,a){let r=qe(n),c=wh(e,t.width,n,o,a.chips),u=yh(e,t.width,n,s),p=u&&fh(e,t.width,n,a);if(!u||!p)return null;let d=t.height-c.height-u.height-p.height-2*r-Ye;if(d<0)return null;let{places:$,monuments:f,tiles:m,way:h}=p;return{f:n,gap:r,fits:a===yi,rivals:c,places:$,monuments:f,tiles:m,centre:h,own:{...u.own,form:s},hand:u.hand,setUp:e.groups.length>0,centreHeight:a.chips===1?p.height:0,left:d}}function xh(e,t,n,s){let o=ko(e,t,_o,n,s,yi),[a,r]=[_o,Jf];for(;o&&r-a>.15;){let c=(a+r)/2,u=ko(e,t,c,n,s,yi);u?[o,a]=[u,c]:r=c}return o}function Zu(e,t){let n=t.filter(s=>s>=e);return n.length?n:[Math.ceil(e/Nu)*Nu]}var _h=["cards","slim","chips"];function bi(e,t){if(e.groups.length)return t.filter(s=>s!=="slim").map(s=>({form:s,all:e}));let n=[...new Set([e.hands,e.hand])];return t.flatMap(s=>n.flatMap(o=>Zu(e.inPlay,uh).flatMap(a=>Zu(e.cells,ih[s]).map(r=>({form:s,all:{...e,cells:r,inPlay:a,hand:o}})))))}function _i(e,t){let[n,s]=[null,0];for(let o of e.rivals<=2&&!e.groups.length?["cards","chips"]:["chips"]){let a=new Set;for(let{form:r,all:c}of bi(e,_h)){let u=a.has(r)?null:xh(c,t,r,o),p=u?u.f+ah[r]+rh[o]:0;u&&a.add(r),u&&p>s&&([n,s]=[u,p])}}if(n)return Du(n,t);for(let o of vh)for(let{form:a,all:r}of bi(e,["slim","chips"])){let c=ko(r,t,_o,a,"chips",o);if(c)return Du(c,t)}return kh(e,t)}function kh(e,t){let n={width:Math.max(t.width,lh),height:1e5},[{form:s,all:o}]=bi(e,["chips"]).slice(-1),a=ko({...o,cells:Math.min(o.cells,ch)},n,_o,s,"chips",{tiles:1,chips:1,placesFirst:!0});if(!a)throw new Error("a table needs more room");let r=n.height-a.left-t.height;return{...a,...wi(a,0),centreHeight:Math.max(120,a.centreHeight-r)}}var qu=1.4;function Du(e,t){let{f:n,gap:s,own:o,hand:a,rivals:r}=e;e.centreHeight=0;let{form:c}=o,{left:u}=e,p=t.width-4*Ye-2*s;if(e.setUp)return{...e,...wi(e,0),...Mh(e)};let d=Math.min(Ru[c]*n,c==="cards"?(p+s)/(o.columns+a.columns)-s:(p-a.width+s)/o.columns-s),$=c==="cards"?d:a.w,f=(C,V,re,ne)=>{let J=Math.max(0,Math.min(re-V,u*ne/Math.max(1,C)));return u-=J*C,V+J},m=c==="cards"?f(o.rows,o.h,d*os,.6):o.h,h=e.centre==="row"?1:2,y=Math.max(e.places.height,e.monuments.height,e.tiles.height)*(qu-1),w=Math.max(0,Math.min(y,u*.6/h));if(u-=w*h,r.form==="cards"){let C=f(r.rows,r.h,Math.min(r.w,Ru.cards*n)*os,1);r.height+=(C-r.h)*r.rows,r.h=C}c==="cards"&&(m=f(o.rows,m,d*os,1));let k=Math.max(Je(o.rows,m,s),a.height),L=(k+s)/a.rows-s,P=(C,V,re)=>({...C,w:V,h:re,width:Je(C.columns,V,s),height:k});return{...e,...wi(e,w),own:{...P(o,d,c==="cards"?m:(k+s)/o.rows-s),form:c},hand:P(a,$,Math.min(L,$*os))}}function Mh({own:e,left:t,f:n,gap:s}){let o=e.h+Math.max(0,Math.min(e.w*os-e.h,t/e.rows));return{own:{...e,h:o},hand:{...e,h:o},f:n,gap:s}}function wi({centre:e,gap:t,f:n,...s},o){let a=e==="row"?[["places","monuments","tiles"]]:e==="tiles below"?[["places","monuments"],["tiles"]]:[["places"],["monuments","tiles"]],r={places:s.places,monuments:s.monuments,tiles:s.tiles};for(let c of a){let u=Math.max(...c.map(p=>s[p].height))+o;for(let p of c){let d=s[p],$=p==="monuments"&&d.columns===1?t+hi.below*n:0;d.rows&&(r[p]={...d,h:Math.min((u-$+t)/d.rows-t,d.h*(qu+.2)),height:u})}}return r}M();function Ch(e,t,n){for(let s=0;;s++)if(!(s%n+t>n)&&!Array.from({length:t},(o,a)=>s+a).some(o=>e.has(o)))return s}function Lh(e,t,n,s){let o=e?.columns===n?t.filter(({id:u,span:p})=>e.at.get(u)?.span===Math.min(p,n)):[],a=Mo(e,o,t,n),r=u=>[...u.at.values()].every(({cell:p,span:d})=>p+d<=s);if(r(a))return a;let c=Mo(null,[],Bu(e,t),n);return r(c)?c:Mo(null,[],Fu(Bu(e,t)),n)}var Fu=e=>e.toSorted((t,n)=>n.span-t.span);function ki(e,t){let{at:n}=Mo(null,[],Fu(e.map((s,o)=>({id:String(o),span:s}))),t);return Math.max(0,...[...n.values()].map(({cell:s})=>Math.floor(s/t)+1))}function Bu(e,t){let n=({id:s=""})=>e?.at.get(s)?.cell??1/0;return t.map((s,o)=>({piece:s,i:o})).sort((s,o)=>n(s.piece)-n(o.piece)||s.i-o.i).map(({piece:s})=>s)}function Mo(e,t,n,s){let o=new Map,a=new Set,r=(c,u,p)=>{o.set(c,{cell:u,span:p});for(let d=0;d<p;d++)a.add(u+d)};for(let{id:c}of t){let u=e?.at.get(c);u&&r(c,u.cell,u.span)}for(let{id:c,span:u}of n){let p=Math.min(u,s);o.has(c)||r(c,Ch(a,p,s),p)}return{columns:s,at:o}}function pt(e,t,n,s){let o=O({phase:s,laid:null});o.current.phase!==s&&(o.current={phase:s,laid:null});let a=o.current.laid=Lh(o.current.laid,e,t,n);return r=>{let{cell:c,span:u}=a.at.get(r)??{cell:0,span:1};return{gridRow:String(Math.floor(c/t)+1),gridColumn:`${c%t+1} / span ${u}`}}}M();Ge();ge();var Se=Qe({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),Sh=["mage","item","artifact","monument","place","scroll"];function Gt(e,t){let n=s=>Sh.indexOf(B(e,s.card).kind);return t.map((s,o)=>({one:s,i:o})).sort((s,o)=>n(s.one)-n(o.one)||s.i-o.i).map(({one:s})=>s)}function Ee({of:e,size:t="table",form:n="tall",place:s,worded:o=!0}){let{game:a,lit:r,chosen:c,choose:u,why:p}=Z(Se),d=O(u);d.current=u;let $=`card:${e.card}`,f=r.has($),m=c.includes($),h=f?[]:p($);return H(()=>l`
    <${ue} game=${a} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points} form=${t==="table"?n:""} place=${s} worded=${o}
      target=${$} lit=${f} chosen=${m} why=${h} onChoose=${f?()=>d.current($):void 0} />`,[a,$,t,n,o,s?.gridRow,s?.gridColumn,e.turned,e.essences?.join(" "),e.points,f,m,h.join(" ")])}function Lt({target:e,label:t,class:n="",onOpen:s,children:o}){let{lit:a,chosen:r,choose:c,why:u}=Z(Se),p=a.has(e),d=p?[]:u(e);return l`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${o}</button>`}function St(e,t){return{gridTemplateColumns:`repeat(${e.columns}, ${e.w.toFixed(1)}px)`,gridAutoRows:`${e.h.toFixed(1)}px`,gap:`${t}px`}}function Wu({view:e,plan:t,phase:n}){let{places:s,monuments:o,items:a,scrolls:r}=e.centre;return l`
    <section class="ra-centre" data-part="centre" data-way=${t?.centre} aria-label=${i("part-centre")} style=${t?.centreHeight?{maxHeight:`${t.centreHeight}px`,overflow:"hidden auto"}:{}}>
      <${Eh} places=${s} plan=${t} />
      <${Th} monuments=${o} deck=${e.centre.monument_deck} plan=${t} phase=${n} />
      <${Ph} title=${i(r.length||!a.length?"resarcana-web-tiles":"resarcana-web-items")} tiles=${[...a,...r]} plan=${t} phase=${n} />
    </section>`}function Uu({name:e,title:t,style:n,plain:s,children:o}){return l`<div class=${`ra-room ra-${e}`} data-plain=${s||null}><h3>${t}</h3><div class="ra-cells" style=${n} tabindex=${n?.height?0:void 0}>${o}</div></div>`}function Eh({places:e,plan:t}){let n=pt(e.map(s=>({id:s.card,span:1})),t?.places.columns??1,1/0,null);return!e.length&&!t?null:l`
    <${Uu} name="places" title=${i("resarcana-web-places")} style=${t&&{...St(t.places,t.gap),minHeight:`${t.places.height}px`}}>
      ${e.map(s=>l`<${Ee} key=${s.card} of=${s} form="wide" place=${t?n(s.card):void 0} />`)}
    <//>`}function Th({monuments:e,deck:t,plan:n,phase:s}){let{game:o}=Z(Se),a=n?.monuments,r=pt(e.map(u=>({id:u,span:1})),a?.columns??1,2,s);if(!e.length&&!t)return null;let c=a&&a.w>11*n.f?"wide":"tall";return l`
    <div class="ra-room ra-monuments" data-deck=${a?a.columns>1?"beside":"below":null}>
      <h3>${i("resarcana-web-monuments")}</h3>
      <div class="ra-cells" style=${n&&St(n.monuments,n.gap)}>
        ${e.map(u=>l`<${Ee} key=${u} of=${{card:u}} form=${c} place=${n?r(u):void 0} />`)}
      </div>
      ${t>0&&l`<${Lt} target="monuments" label=${i("resarcana-web-monument-deck",{n:t})} class="ra-deck">
        <${ue} game=${o} id=${null} back size="table" /><b class="ra-deck-size num">${t}</b><//>`}
    </div>`}function Ph({title:e,tiles:t,plan:n,phase:s}){let{game:o}=Z(Se),a=n?.tiles,r=t.map(u=>({id:u,span:a?xi(B(o,u),Ct(a.w,n.f),Ct(a.h,n.f)):1})),c=pt(r,a?.columns??1,1/0,s);return t.length?l`
    <${Uu} name="tiles" title=${e} plain=${a&&a.h<5.4*n.f} style=${a&&{...St(a,n.gap),maxHeight:`${a.height}px`}}>
      ${t.map(u=>l`<${Ee} key=${u} of=${{card:u}} place=${n?c(u):void 0} />`)}
    <//>`:null}M();N();E();M();N();ge();E();M();N();ge();E();var Ih=12.2,ju={cards:[["tall",ut],["wide",xo],["slim",$i]],slim:[["slim",$i]]},Vu=3;function as(e,t,n,s){let o=B(e,t),[a,r]=[Ct(n.w,s),Ct(n.h,s)];if(n.form==="chips")return{span:Ou(o)>n.w/Math.max(Ih,s*.9)?2:1,form:""};for(let c=o.kind==="place"&&n.form==="cards"?2:1;c<=Vu;c++){let u=c*a+(c-1)*.4,d=(c===1?ju[n.form].slice(0,1):ju[n.form].toSorted(([$],[f])=>+(f==="wide"&&o.kind==="place")-+($==="wide"&&o.kind==="place"))).find(([,$])=>$(o,u)<=r+.01);if(d)return{span:c,form:d[0]}}return{span:Vu,form:"slim"}}function Gu({view:e,seat:t,you:n,names:s,score:o,plan:a,trays:r,phase:c}){let u=e.seats[t],[p,d]=g(""),$=a?.setUp;return l`
    <section class="ra-mine" data-part="mine" data-set-up=${$||null} aria-label=${s[t]} style=${$?{"--cell-w":`${a.own.w}px`,"--cell-h":`${a.own.h}px`}:{}}>
      ${(!a||$)&&r.map(f=>l`<${Ci} key=${f.title} tray=${f} chips=${f.aside&&a?.own.form==="chips"} />`)}
      ${(!$||u.play.length>0)&&l`<${Ah} play=${u.play} plan=${$?null:a} phase=${c}>
        <h3 class="ra-caption">
          <${Lt} target=${`seat:${t}`} label=${s[t]} class="ra-own-name">${n===t?i("resarcana-web-in-play"):s[t]}<//>
          ${n!==t&&l`<span data-anchor=${`pool:${t}`}><${tt} essences=${u.pool} /></span>`}
          <span class="ra-piles"><${Rh} of=${u} seat=${t} setHeap=${d} /></span>
        </h3>
      <//>`}
      <${Oh} hand=${u.hand} plan=${$?null:a} phase=${c} />
      ${p&&l`<${Ku} what=${p} of=${u} score=${o[t]} onClose=${()=>d("")} />`}
    </section>`}function Ah({play:e,plan:t,phase:n,children:s}){let{game:o}=Z(Se),a=Gt(o,e),r=new Map(a.map(p=>[p.card,t?as(o,p.card,t.own,t.f):{span:1,form:B(o,p.card).kind==="place"?"wide":"tall"}])),c=t?.own,u=pt(a.map(p=>({id:p.card,span:r.get(p.card)?.span??1})),c?.columns??1,c?c.columns*c.rows:1/0,n);return l`
    <div class="ra-room ra-tableau" data-scrolls=${t?.centreHeight?!0:null}>
      ${s}
      <div class="ra-cells" style=${c&&{...St(c,t.gap),height:`${c.height}px`}}>
        ${a.map(p=>l`<${Ee} key=${p.card} of=${p} size=${c?.form==="chips"?"chip":"table"} form=${r.get(p.card)?.form} place=${t?u(p.card):void 0} />`)}
        ${!a.length&&l`<p class="empty">${i("resarcana-web-nothing-in-play")}</p>`}
      </div>
    </div>`}function Mi(e,t,n,s){return ut(B(e,t),Ct(n.w,s))<=Ct(n.h,s)+.01?{span:1,form:"tall"}:{span:Math.min(2,n.columns),form:n.columns>1?"wide":"tall"}}function Oh({hand:e,plan:t,phase:n}){let{game:s}=Z(Se),o=t&&{...t.hand,form:"cards"},a=new Map(e.cards.map(c=>[c,o?Mi(s,c,o,t.f):{span:1,form:"tall"}])),r=pt(e.cards.map(c=>({id:c,span:a.get(c)?.span??1})),o?.columns??1,o?o.columns*o.rows:1/0,n);return!t&&!e.cards.length&&!e.size?null:l`
    <div class="ra-room ra-hand" data-empty=${!e.cards.length||null} role="group" aria-label=${i("resarcana-web-hand",{n:e.size})}>
      <h3 class="ra-caption">${i("resarcana-web-your-hand",{n:e.size})}</h3>
      <div class="ra-cells" style=${o&&{...St(o,t.gap),height:`${o.height}px`}}>
        ${e.cards.map(c=>l`<${Ee} key=${c} of=${{card:c}} form=${a.get(c)?.form} place=${t?r(c):void 0} />`)}
      </div>
    </div>`}function Rh({of:e,seat:t,setHeap:n}){return l`
    <${Lt} target=${`deck:${t}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-pile" onOpen=${()=>n("deck")}>
      <${b} name="deck" size=${15} /><b class="num">${e.deck.size}</b><span>${i("resarcana-web-deck",{n:e.deck.size})}</span>
    <//>
    <button type="button" class="spot ra-pile" onClick=${()=>n("discards")} aria-label=${i("resarcana-web-discards",{n:e.discards.length})} title=${i("resarcana-web-discards",{n:e.discards.length})}><${b} name="discard" size=${15} /><b class="num">${e.discards.length}</b><span>${i("resarcana-web-discards",{n:e.discards.length})}</span></button>
    <button type="button" class="spot ra-pile" onClick=${()=>n("points")} title=${i("resarcana-web-points-from")} aria-label=${i("resarcana-web-points-from")}><${te} n=${e.points} /></button>`}function Ci({tray:e,chips:t}){let{game:n}=Z(Se);return l`
    <div class="ra-room ra-tray" data-aside=${e.aside||null}>
      <h3>${i(e.title,{n:e.cards.length})}</h3>
      <div class="ra-cells">${e.cards.map(s=>l`<${Ee} key=${s} of=${{card:s}} size=${t?"chip":"table"} form=${B(n,s).kind==="place"?"wide":"tall"} />`)}</div>
    </div>`}function Yu({seats:e,view:t,table:n,names:s,setDetail:o,plan:a,phase:r}){return l`
    <section class="ra-rivals" data-part="rivals" data-form=${a?.rivals.form} data-lines=${a&&a.rivals.lines>1?"two":null} aria-label=${i("part-rivals")} style=${a&&{height:`${a.rivals.height}px`,gap:`${a.gap}px`}}>
      ${e.map(c=>l`<${Zh} key=${c} of=${t.seats[c]} view=${t} name=${s[c]} bot=${n.seats[c]?.kind==="bot"}
        plan=${a} phase=${r} onOpen=${()=>o(c)} />`)}
    </section>`}function Nh(e,t){let n=Gt(e,t),s=o=>B(e,o.card).kind==="place";return[...n.filter(s),...n.filter(o=>!s(o))]}function Zh({of:e,view:t,name:n,bot:s,plan:o,phase:a,onOpen:r}){let{game:c}=Z(Se),u=t.passed.includes(e.seat),p=o?.rivals,d=p?.form!=="cards",$=o?.fits===!1?Nh(c,e.play):Gt(c,e.play),f=new Map($.map(y=>[y.card,p?as(c,y.card,p,o.f):{span:1,form:""}])),m=pt($.map(y=>({id:y.card,span:f.get(y.card)?.span??1})),p?.columns??1,p&&o.fits?p.columns*p.rows:1/0,o?.fits===!1?$.length:a),h=o&&!d?o.gap:4;return l`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${u||null}>
      <header>
        <${Lt} target=${`seat:${e.seat}`} label=${i("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${r}>
          ${s&&l`<${b} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&l`<${b} name="first" size=${15} label=${i("seat-first")} />`}
          ${u&&l`<${b} name="pass" size=${15} label=${i("seat-passed")} />`}
        <//>
        <span class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
          <${tt} essences=${e.pool} />${!e.pool.some(Boolean)&&l`<span class="empty">${i("resarcana-web-no-essences")}</span>`}
        </span>
        <${Li} of=${e} />
        <${te} n=${e.points} />
      </header>
      <div class="ra-cells" style=${p&&St(p,h)}>
        ${$.map(y=>l`<${Ee} key=${y.card} of=${y} size=${d?"chip":"table"} form=${f.get(y.card)?.form} place=${o?m(y.card):void 0} />`)}
      </div>
    </article>`}function Li({of:e}){return l`
    <span class="ra-counts">
      <span title=${i("resarcana-web-hand",{n:e.hand.size})}><${b} name="card" size=${14} label=${i("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${Lt} target=${`deck:${e.seat}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${b} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${i("resarcana-web-discards",{n:e.discards.length})}><${b} name="discard" size=${14} label=${i("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}Ie();function Ju({view:e,seat:t,name:n,score:s,onClose:o}){let a=e.seats[t];return l`
    <${Si} title=${n} onClose=${o} aside=${l`<${te} n=${a.points} /><${tt} essences=${a.pool} /><${Li} of=${a} />`}>
      <div class="ra-cards">${Gt("resarcana",a.play).map(r=>l`<${Ee} key=${r.card} of=${r} size="table" />`)}</div>
      <${Co} title=${i("resarcana-web-known-hand")} cards=${a.hand.cards} />
      <${Co} title=${i("resarcana-web-discards",{n:a.discards.length})} cards=${a.discards} />
      <${Co} title=${i("resarcana-web-known-deck")} cards=${a.deck.cards} />
      <${Qu} score=${s} />
    <//>`}function Ku({what:e,of:t,score:n,onClose:s}){if(e==="points")return l`<${Si} title=${i("resarcana-web-points-from")} onClose=${s}><${Qu} score=${n} /><//>`;let o=e==="deck"?t.deck.cards:t.discards;return l`
    <${Si} title=${i(`resarcana-web-${e}`,{n:o.length})} onClose=${s}>
      ${e==="deck"&&l`<p class="quiet-text">${i("resarcana-web-deck-no-order")}</p>`}
      ${o.length?l`<${Co} title="" cards=${o} />`:l`<p class="empty">${i("resarcana-web-none")}</p>`}
    <//>`}function Co({title:e,cards:t}){return t.length?l`
    ${e&&l`<h3>${e}</h3>`}
    <div class="ra-cards">${t.map(n=>l`<${Ee} key=${n} of=${{card:n}} size="table" />`)}</div>`:null}function Qu({score:e}){return e.length?l`
    <h3>${i("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],o)=>l`<tr key=${`${t} ${o}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:l`<p class="empty">${i("ending-no-points")}</p>`}function Si({title:e,aside:t,onClose:n,children:s}){return _(()=>{let o=a=>{a.key==="Escape"&&(a.preventDefault(),n())};return document.addEventListener("keydown",o,{capture:!0}),()=>document.removeEventListener("keydown",o,{capture:!0})},[n]),l`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Pe} onClick=${n} aria-label=${i("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}function Dh(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return new Set([...[...n,...e.seats.flatMap(r=>r.play)].map(r=>r.card),...s,...o,...a,...e.seats[t].hand.cards])}function Xu(e,t,n){let s=e.seats[t],{draft:o,looked:a,arranged:r}=e.centre,c=e.round===0&&!s.play.some($=>$.card),u=[{title:"resarcana-web-mages",cards:s.mages.cards},{title:"resarcana-web-packet",cards:s.packet.cards},{title:"resarcana-web-draft",cards:o},{title:"resarcana-web-looked",cards:a},{title:"resarcana-web-arranged",cards:r},{title:s.packet.cards.length||o.length?"resarcana-web-kept":"resarcana-web-your-deck",cards:c?s.deck.cards:[],aside:!0}],p=new Set([...Dh(e,t),...u.flatMap(({cards:$})=>$)]),d=[...n].filter($=>$.startsWith("card:")).map($=>$.slice(5)).filter($=>!p.has($));for(let[$,f]of Hh(e,t)){let m=d.filter(h=>f.includes(h));m.forEach(h=>d.splice(d.indexOf(h),1)),u.push({title:$,cards:m,lit:!0})}return u.push({title:"resarcana-web-packet",cards:d,lit:!0}),u.filter(({cards:$})=>$.length>0)}function Hh(e,t){let n=e.seats[t],s=e.seats.filter(o=>o!==n);return[["resarcana-web-own-discards",n.discards],["resarcana-web-your-deck",n.deck.cards],["resarcana-web-other-discards",s.flatMap(o=>o.discards)],["resarcana-web-known-hand",s.flatMap(o=>o.hand.cards)]]}function ep(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function zh(e,t){let n=ep(e),s=ep(t),o=[];for(let a of new Set([...n.keys(),...s.keys()])){let r=n.get(a)?.essences,c=s.get(a)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&o.push({place:a,seat:(s.get(a)??n.get(a))?.seat??-1,by:u})}return o}function tp(e,t){let n=e.filter(o=>o.facts.card&&(o.seat===t||o.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function np(e,t,n){let s=[],o=zh(e,t);return e.essences.forEach((a,r)=>{let c=o.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:-$[r]})),u=o.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:$[r]}));for(let p of u){for(let $ of c.filter(f=>f.seat===p.seat)){let f=Math.min(p.n,$.n);f&&s.push({kind:a,n:f,from:$.place,to:p.place}),p.n-=f,$.n-=f}let d=tp(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:d,to:p.place})}for(let p of c){let d=tp(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:p.place,to:d})}}),s}M();N();E();function sp({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(a=>a.pool[5]>0),o=e.essences.filter(a=>a!=="pearl"||s);return l`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${i("resarcana-web-pool")}>
      ${o.map((a,r)=>l`
        <span key=${a} class=${`ra-pool-kind of-${a}`} data-none=${n[r]===0||null} title=${i(`resarcana-essence-${a}`,{n:n[r]})}>
          <${b} name=${a} size=${22} label=${i(`resarcana-essence-${a}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var qh=(e,t)=>e>=0?e:t??0,op=(e,t)=>t.find(n=>e<=n)??e+2,ap=[4,6,9],Ei=(e,t,n)=>t.seats.flatMap(s=>s.play.map(o=>o.card)).filter(s=>B(e,s).kind===n);function Bh(e,t,n,s){let{places:o,monuments:a,monument_deck:r,items:c,scrolls:u}=t.centre,p=t.seats.filter(k=>k.seat!==n),d=t.round===0,$=t.seats[n],f=o.map(k=>k.card),m=k=>k.filter(L=>ut(B(e,L),Mt.cards[0])>Mt.cards[1]),h=$.hand.cards.length+m($.hand.cards).length,y=s.map(k=>({n:k.cards.length,aside:!!k.aside})),w=k=>k.toSorted().map(L=>B(e,L));return{letters:parseFloat(getComputedStyle(document.documentElement).fontSize)/16,rivals:p.length,inPlay:d?0:Math.max(...p.map(k=>k.play.length)),places:w([...f,...Ei(e,t,"place")]),unclaimed:w(f),monuments:a.length+r>0,tiles:w([...c,...u,...Ei(e,t,"item"),...Ei(e,t,"scroll")]),tileCells:[...c,...u].length,cells:$.play.length+$.play.filter(k=>B(e,k.card).kind==="place").length,hand:op(h,ap),hands:op(h,ap.map(k=>k+Math.min(2,m([...$.hand.cards,...$.deck.cards]).length))),groups:d?[...y.filter(({aside:k})=>!k),{n:$.play.length,aside:!1},{n:$.hand.cards.length,aside:!1},...y.filter(({aside:k})=>k)].filter(({n:k})=>k):[]}}function Fh(e,t,n,s,o){let a=O({round:"",cells:0,hand:0,hands:0,inPlay:0,tileCells:0,unclaimed:[]}),r=Bh(e,t,n,t.round?[]:s),c=`${t.round} ${n}`,u=a.current.round===c?a.current:null,p=a.current={round:c,cells:Math.max(u?.cells??0,r.cells),hand:Math.max(u?.hand??0,r.hand),hands:Math.max(u?.hands??0,r.hands),inPlay:Math.max(u?.inPlay??0,r.inPlay),tileCells:Math.max(u?.tileCells??0,r.tileCells),unclaimed:u?u.unclaimed:r.unclaimed},d={...r,...p},$=JSON.stringify({...d,places:d.places.map(({id:f})=>f),tiles:d.tiles.map(({id:f})=>f),unclaimed:d.unclaimed.map(({id:f})=>f)});return H(()=>{if(!o.width)return null;let f=rp(e,t,n,d,o);return f.own.form==="cards"||d.unclaimed.length===d.places.length?f:rp(e,t,n,{...d,places:d.unclaimed},o)},[$,o])}var Wh=6;function rp(e,t,n,s,o){let a=t.seats.filter(u=>u.seat!==n),r=s,c=_i(r,o);for(let u=0;u<Wh&&!c.setUp&&!c.centreHeight;u++){let{rivals:p,hand:d,f:$}=c,f=(w,k)=>ki(w.play.map(L=>as(e,L.card,k,$).span),k.columns)-k.rows,m=f(t.seats[n],c.own),h=ki(t.seats[n].hand.cards.map(w=>Mi(e,w,d,$).span),d.columns)-d.rows,y=c.fits?Math.max(...a.map(w=>f(w,p))):0;if(m<=0&&h<=0&&y<=0)break;r={...r,hand:r.hand+(h>0?1:0),hands:Math.max(r.hands,r.hand+(h>0?1:0)),cells:m>0?(c.own.rows+m)*c.own.columns:r.cells,inPlay:y>0?(p.rows+y)*p.columns:r.inPlay},c=_i(r,o)}return c}function Uh({game:e,view:t,table:n,score:s,names:o,you:a,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:$}){let f=H(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),m=O(null),h=sr(m),y=Te(De),w=qh(a,d),k=t.seats.map((J,x)=>(w+x)%t.seats.length).slice(1),L=Xu(t,w,r),P=Fh(e,t,w,L,h),C=y?null:P,V=t.round,re=d!==null&&a>=0?d:null,ne=C&&t.round>0?L:[];return l`
    <${Se.Provider} value=${f}>
      <div class="ra-frame" ref=${m}><div class="ra" data-planned=${C?`${h.width} ${h.height}`:null} data-scrolls=${C&&!C.fits?!0:null} style=${C?{"--f":`${C.f.toFixed(2)}px`,"--gap":`${C.gap}px`}:{}}>
        ${(C||y)&&l`
          <${Yu} seats=${k} view=${t} table=${n} names=${o} setDetail=${$} plan=${C} phase=${V} />
          <${Wu} view=${t} plan=${C} phase=${V} />
          <${Gu} view=${t} seat=${w} you=${a} names=${o} score=${s} plan=${C} trays=${L} phase=${V} />`}
        ${C&&ne.length>0&&l`
          <div class="ra-over" data-where=${jh(t,r)} style=${{"--cell-w":`${Math.max(C.hand.w,9.5*C.f)}px`,"--cell-h":`${Math.max(C.hand.h,11.5*C.f)}px`}}>
            ${ne.map(J=>l`<${Ci} key=${J.title} tray=${J} />`)}
          </div>`}
        ${re!==null&&l`<${Ju} view=${t} seat=${re} name=${o[re]} score=${s[re]} onClose=${()=>$(null)} />`}
      </div></div>
    <//>`}function jh(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return[...n.map(c=>c.card),...s,...o,...a].some(c=>t.has(`card:${c}`))||t.has("monuments")?"mine":"centre"}mt();ge();de();M();Me();Qs();gn();vt();ke();E();var Pi=!1,Vh=new Set(["table"]);function Gh(){let[e,t]=g(location.pathname),[,n]=g(0),[s,o]=g(0);_(()=>oi(()=>t(location.pathname)),[]),_(()=>sn(r=>{r==="language"?(So(),lp().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),_(()=>ws(r=>{r&&o(c=>c+1)}),[]);let a=ts(e);return l`
    <${ri} page=${a.name}>
      <${ns} address=${`${s} ${e}`}><${Kh} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function Kh({address:e}){let[t,n]=g(null),[s,o]=g(!1);return pe(()=>{let a=!0,{name:r,params:c,load:u}=ts(e),p=Vh.has(r)?ka().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{a&&(n({Page:d,params:c}),document.title=et(`title-${r}`)?`${i(`title-${r}`)} · Arcanarium`:"Arcanarium")},d=>{console.error(d),a&&o(!0)}),()=>{a=!1}},[e]),_(()=>{t&&(Pi&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),Pi&&scrollTo(0,0),Pi=!0)},[t]),s?l`<${bo} />`:t?l`<${t.Page} params=${t.params} />`:l`<div class="waiting" aria-busy="true"></div>`}async function lp(){let e=await st().catch(()=>null),t=e?.languages??["en"],s=[ye("language"),e?.id?e.language:"",...navigator.languages].flatMap(o=>[o,o.split("-")[0]]);await ta(s.find(o=>t.includes(o))??"en"),ia()}var Yh=1e3,Jh=15e3,Qh=4e3;async function cp(e,t=Yh){try{await Promise.all([lp(),en().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{cp(e,Math.min(Jh,t*2))},t);return}Ae(l`<${Gh} />`,e),Xh(e)}function Xh(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||a()},s=new MutationObserver(n),o=setTimeout(()=>a(),Qh),a=()=>{t?.remove(),s.disconnect(),clearTimeout(o),Sa()};s.observe(e,{childList:!0,subtree:!0}),n()}ai();ts(location.pathname).load().catch(()=>{});var ip=document.getElementById("app");ip&&cp(ip);Ss("/js/cadwallon/board.js",ci);Ss("/js/resarcana/board.js",Ti);export{X as x0,le as x1,en as x10,ce as x11,wn as x12,Nt as x13,tn as x14,oa as x15,he as x16,At as x17,Qe as x18,mn as x19,l as x1a,Ae as x1b,oe as x1c,Z as x1d,_ as x1e,hn as x1f,pe as x1g,H as x1h,O as x1i,g as x1j,gd as x1k,We as x1l,b as x1m,Is as x1n,te as x1o,Ne as x1p,tt as x1q,Mn as x1r,Ue as x1s,Ft as x1t,ka as x1u,Ks as x1v,ot as x1w,st as x1x,Ma as x1y,me as x1z,D as x2,_a as x20,Js as x21,Ca as x22,Ea as x23,Sa as x24,Ta as x25,at as x26,Nn as x27,Zn as x28,ys as x29,bs as x2a,jo as x2b,ws as x2c,Ce as x2d,ts as x2e,oi as x2f,Jn as x2g,$o as x2h,Yr as x2i,Jr as x2j,Qr as x2k,In as x2l,Ht as x2m,ye as x2n,be as x2o,sn as x2p,Ts as x2q,gt as x2r,ns as x2s,bo as x2t,ri as x2u,pa as x2v,ve as x2w,Ve as x2x,S as x2y,nn as x2z,z as x3,ca as x30,A as x31,yt as x32,I as x33,nt as x34,As as x35,Cn as x36,Os as x37,Sn as x38,ma as x39,Fl as x3a,gc as x3b,Ka as x3c,Bn as x3d,Ga as x3e,Fn as x3f,Ya as x3g,Va as x3h,mo as x3i,Ac as x3j,Ua as x3k,Da as x3l,Za as x3m,Ja as x3n,lr as x3o,_c as x3p,yc as x3q,or as x3r,ar as x3s,mr as x3t,Na as x3u,no as x3v,Cc as x3w,hr as x3x,Sc as x3y,_t as x3z,xn as x4,fr as x40,yr as x41,Un as x42,jn as x43,cn as x44,Xa as x45,Oc as x46,zr as x47,un as x48,Vn as x49,Gn as x4a,er as x4b,xr as x4c,_r as x4d,vr as x4e,pr as x4f,kc as x4g,co as x4h,ur as x4i,Ba as x4j,De as x4k,nr as x4l,Pe as x4m,Te as x4n,sr as x4o,Kn as x4p,Mr as x4q,zn as x4r,oo as x4s,Or as x4t,ao as x4u,hc as x4v,za as x4w,Lr as x4x,Zr as x4y,Nr as x4z,Ss as x5,Pr as x50,Ir as x51,K as x52,Ke as x53,Y as x54,et as x55,Be as x56,na as x57,ta as x58,i as x59,ai as x5a,yo as x5b,rt as x5c,ya as x5d,qs as x5e,Qt as x5f,Re as x5g,W as x5h,fe as x5i,Xt as x5j,Oe as x5k,Bo as x5l,oe as x5m,Z as x5n,Ep as x5o,_ as x5p,Tp as x5q,hn as x5r,Sp as x5s,pe as x5t,H as x5u,rl as x5v,O as x5w,g as x5x,It as x5y,At as x5z,So as x6,gp as x60,Qe as x61,mn as x62,Lp as x63,yp as x64,mn as x65,Mp as x66,Hi as x67,F as x68,Ae as x69,Vi as x6a,Et as x7,pn as x8,ha as x9,En as xa,fa as xb,Zs as xc,bt as xd,ue as xe,ya as xf,Fs as xg,Gs as xh,ba as xi,wa as xj,Us as xk,va as xl,js as xm,zt as xn,Ws as xo,Vs as xp,Rn as xq,B as xr,ia as xs,vn as xt,Cs as xu,_e as xv,Fe as xw,aa as xx,ee as xy,Zt as xz};
