/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var Zu=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var _e=(e,t)=>{for(var n in t)Zu(e,n,{get:t[n],enumerable:!0})};function Du(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function on(e){let t=es[e];return delete es[e],t}function xt(e){let t=es.versions?.[e];return t?`${e}?v=${t}`:e}function bo(){delete es.versions}var es,ut=v(()=>{"use strict";es=Du()});function _t(e){e&&e.parentNode&&e.remove()}function rn(e,t,n){var s,a,o,l={},c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e!="function"?a=t[o]:l[o]=t[o];return c>2&&(l.children=c>3?ls.call(arguments,2):n),kt(e,l,s,a,null)}function zu(e,t,n){var s,a,o,l=dt({},e.props),c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e.type!="function"?a=t[o]:l[o]=t[o];return c>2&&(l.children=c>3?ls.call(arguments,2):n),kt(e.type,l,s!==void 0?s:e.key,a!==void 0?a:e.ref,null)}function kt(e,t,n,s,a){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:an,__v:a||++fi,__i:-1,__u:0};return!a&&B.vnode&&B.vnode(o),o}function qu(){return{current:null}}function Ct(e){return e.children}function Mt(e,t){this.props=e,this.context=t,this.__g=0}function mt(e,t){if(t==null)return e.__&&mt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:mt(e)}function Bu(e){var t,n=e.__v,s=n.__e,a=[],o=[],l=e.__P;l&&((t=dt({constructor:an},n)).__v=n.__v+1,B.vnode&&B.vnode(t),_o(l,t,n,e.__n,l.namespaceURI,32&n.__u?[s]:null,a,s||mt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,Ci(a,t,o),n.__=n.__e=null,t.__e!=s&&wi(t))}function wi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),wi(e)}function vo(e){(8&e.__g||(e.__g|=8,pt.push(e),os++))&&yo==B.debounceRendering||((yo=B.debounceRendering)||queueMicrotask)(vi)}function vi(){try{for(var e,t=1;pt.length;)pt.length>t&&pt.sort(gi),e=pt.shift(),t=pt.length,8&e.__g&&Bu(e)}finally{(os=pt.length)&&(yo||queueMicrotask)(vi)}}function xi(e,t,n,s,a,o,l,c,u,p,m){var f,$,d,h,y,w,S=s.__k||rs,E=t.length;for(u=Fu(n,t,S,u,E),f=0;f<E;f++)(d=n.__k[f])!=null&&($=~d.__i&&S[d.__i]||as,d.__i=f,w=_o(e,d,$,a,o,l,c,u,p,m),h=d.__e,($.ref!=d.ref||8&$.__u)&&($.ref&&ko($.ref,null,d,$),d.ref&&m.push(d.ref,d.__c||h,d)),y=y||h,4&d.__u?(u=_i(d,u,e,!$.__v),$.__e&&($.__e=null)):typeof d.type=="function"&&w!==void 0?u=w:h&&(u=h.nextSibling),d.__u&=-21);return n.__e=y,u}function Fu(e,t,n,s,a){var o,l,c,u,p,m,f,$,d,h=n.length,y=h,w=0,S=0,E=e.__k=Array(a);for(o=0;o<a;o++)(l=t[o])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l!="object"||l.constructor===String?l=E[o]=kt(null,l):is(l)?l=E[o]=kt(Ct,{children:l}):l.constructor===an&&l.__b?l=E[o]=kt(l.type,l.props,l.key,l.ref,l.__v):E[o]=l,u=o+w,l.__=e,l.__b=e.__b+1,c=null,~(p=l.__i=Wu(l,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(l.__u|=16,p==u-1?w--:p==u+1?w++:p!=u&&(p>u?w--:w++,S=1)):(~p||(a>h?w--:a<h&&w++),typeof l.type!="function"&&(l.__u|=4))):E[o]=null;if(S){for(m=[],f=[],o=0;o<a;o++)if((l=E[o])&&16&l.__u){for(w=0,$=m.length;w<$;)m[d=w+$>>1]<l.__i?w=d+1:$=d;m[w]=l.__i,f[o]=w+1}for(w=m.length;o--;)f[o]&&(f[o]==w?w--:E[o].__u|=4)}if(y)for(o=0;o<h;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=mt(c)),Mo(c,c));return s}function _i(e,t,n,s){var a,o,l,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(o=0;o<a.length;o++)a[o]&&(a[o].__=e,t=_i(a[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=mt(e))&&!t.parentNode&&(t=null),l=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(l!=c&&(!s&&n.moveBefore&&l.parentNode?n.moveBefore(l,t):n.insertBefore(l,t||null)),t=l;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ki(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(is(e)?e.some(function(n){ki(n,t)}):t.push(e)),t}function Wu(e,t,n,s){var a,o=e.key,l=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&o==null||u&&o==c.key&&l==c.type)return n;if(s>(u?1:0)){for(a=n-1;a>=0;a--)if((c=t[a])&&!(2&c.__u)&&o==c.key&&l==c.type)return a;for(a=n+1;a<t.length;a++)if((c=t[a])&&!(2&c.__u)&&o==c.key&&l==c.type)return a}return-1}function $i(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ts(e,t,n,s,a){var o,l;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||$i(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||$i(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(l=wo[t]||(wo[t]=ju(t)),(e.__a||(e.__a={}))[t]=xo,o=t!=(t=t.replace(bi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,l,o):e.removeEventListener(t,l,o));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ju(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ns]==null)t[ns]=xo++;else if(t[ns]<this.__a[e])return;return n(B.event?B.event(t):t)}}}function _o(e,t,n,s,a,o,l,c,u,p){var m,f,$,d,h,y,w,S,E,A,N,ie,Pe,pe,xe,_,L,O,K=t.type;if(t.constructor!==an)return null;128&n.__u&&(u=32&n.__u,m=n.__c.__z)&&(t.__u|=u,f=o=[],m.nodeType==8?c=ss(m,o):o.push(m),c=o[0]||c),(m=B.__b)&&m(t);e:if(typeof K=="function"){$=l.length;try{if(S=t.props,E=(m=K.prototype)&&m.render,A=(m=K.contextType)&&s[m.__c],N=m?A?A.props.value:m.__:s,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(E?t.__c=d=new K(S,N):(t.__c=d=new Mt(S,N),d.constructor=K,d.render=Gu),A&&A.sub(d),d.state||(d.state={}),d.__n=s,d.__g|=8,d.__h=[],d.__k=[]),E&&(d.__s||(d.__s=d.state),K.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=dt({},d.__s)),dt(d.__s,K.getDerivedStateFromProps(S,d.__s)))),h=d.props,y=d.state,d.__v=t,n.__c){if(S!==h&&E&&!K.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(S,N),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(S,d.__s,N)===!1){t.__v!=n.__v&&(d.props=S,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(X){X&&(X.__=t)}),rs.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&l.push(d),c=mt(n);break e}d.componentWillUpdate&&d.componentWillUpdate(S,d.__s,N),E&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(h,y,w)})}else E&&!K.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),E&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=N,d.props=S,d.__P=e,d.__g&=-5,ie=B.__r,Pe=E?25:0;do d.__g&=-9,ie&&ie(t),m=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++Pe<25);E&&(rs.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(s=dt({},s,d.getChildContext())),E&&n.__c&&d.getSnapshotBeforeUpdate&&(w=d.getSnapshotBeforeUpdate(h,y)),pe=m&&m.type===Ct&&m.key==null?m.props.children:m,S.__P&&(m=c,a=(e=S.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(X){X&&Mo(X,X)}),n.__k=null),c=n.__k?mt(n,0):null),c=xi(e,is(pe)?pe:[pe],t,n,s,a,o,l,c,u,p),S.__P&&(t.__e=null,c=m),t.__u&=-161,f&&f.some(_t),d.__h.length&&l.push(d),1&d.__g&&(d.__g&=-4)}catch(X){if(l.length=$,t.__v=null,u||o)if(X&&X.then){if(t.__u|=128|u,o){for(~(L=o.indexOf(c||void 0))||(L=o.length);(O=o[L-1])&&O.nodeType==8;)L--;for(;L<o.length;L++)if(O=o[L])if(o[L]=null,xe){if(O==_)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(_=ss(xe=O))}}if(!xe){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;xe=c}(m=ss(xe=t.__c.__z||(t.__c.__z=xe)))?(t.__e=xe,c=m):t.__e=c,c=c&&c.nextSibling}else o&&o.some(_t);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),X&&X.then||Mi(t),B.__e(X,t,n)}}else c=t.__e=Uu(n.__e,t,n,s,a,o,l,u,p,e);return(m=B.diffed)&&m(t),c}function ss(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Mi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Mi))}function Ci(e,t,n){for(var s=0;s<n.length;)ko(n[s++],n[s++],n[s++]);B.__c&&B.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(o){o.call(a)})}catch(o){B.__e(o,a.__v)}})}function Uu(e,t,n,s,a,o,l,c,u,p){var m,f,$,d,h,y,w,S,E=n.props||as,A=t.props,N=t.type;if(N=="svg"?a="http://www.w3.org/2000/svg":N=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),o){for(m=0;m<o.length;m++)if((h=o[m])&&(N?h.localName==N:h.nodeType==3)){e=h,o[m]=null;break}}if(!e){if(S=p.ownerDocument||document,!N)return S.createTextNode(A);e=S.createElementNS(a,N,A.is?A:p),c&&(B.__m&&B.__m(t,o),c=!1),o=null}if(N){if(p=N=="template"&&e.content||e,o=N=="textarea"&&A.defaultValue!=null?null:o&&ls.call(p.childNodes),!c&&o)for(E={},m=0;m<e.attributes.length;m++)E[(h=e.attributes[m]).name]=h.value;for(m in E)h=E[m],m=="dangerouslySetInnerHTML"?$=h:m=="children"||m in A||m=="value"&&"defaultValue"in A||m=="checked"&&"defaultChecked"in A||ts(e,m,null,h,a);for(m in A)h=A[m],m=="children"?d=h:m=="dangerouslySetInnerHTML"?f=h:m=="value"?y=h:m=="checked"?w=h:c&&typeof h!="function"||E[m]===h||ts(e,m,h,E[m],a);f?(c||$&&(f.__html==$.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):($&&(e.textContent=""),(N=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Hu.test(N))&&(a="http://www.w3.org/1999/xhtml"),xi(p,is(d)?d:[d],t,n,s,a,o,l,o?o[0]:n.__k&&mt(n,0),c,u),o&&o.some(_t)),c&&N!="textarea"||(m="value",N=="progress"&&y==null?e.removeAttribute(m):y==null||y===e[m]&&(N!="progress"||y)||ts(e,m,y,E[m],a),m="checked",w!=null&&w!=e[m]&&ts(e,m,w,E[m],a))}else E===A||c&&e.data==A||(e.data=A);return e}function ko(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){B.__e(a,n)}}function Mo(e,t,n){var s,a,o,l;if(B.unmount&&B.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||ko(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){B.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(l=0;l<s.length;l++)s[l]&&Mo(s[l],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(a=ss(s,o=[]))&&(s==e.__e&&o.some(_t),_t(a),_t(s)),n||_t(e.__e),e.__e=e.__c=e.__=null}function Gu(e,t,n){return this.constructor(e,n)}function Re(e,t){var n,s,a,o;B.__&&B.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=kt(Ct,{children:[e]}),a=[],o=[],_o(t,t.__k,s||as,as,t.namespaceURI,s?null:t.firstChild?ls.call(t.childNodes):null,a,s?s.__e:t.firstChild,n,o),Ci(a,t.__k,o),t.__k.props.children=null}function Vu(e,t){e&&typeof e=="object"&&(e.__u|=32),Re(e,t)}function Ye(e){function t(n){var s,a;return this.getChildContext||(s=new Set,(a={})[t.__c]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(o){this.props.value!=o.value&&s.forEach(function(l){l.__g|=4,vo(l)})},this.sub=function(o){s.add(o);var l=o.componentWillUnmount;o.componentWillUnmount=function(){s.delete(o),l&&l.call(o)}}),n.children}return t.__c="__cC"+yi++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function Ku(e){return e.children}function Yu(e,t){return kt(Ku,{__P:t,children:e})}var B,fi,hi,pt,yo,os,gi,ns,bi,xo,wo,yi,an,as,rs,Hu,is,ls,dt,ln=v(()=>{"use strict";an=Symbol.for("pv"),as={},rs=[],Hu=/^m(i|n|o|s|text|space)$/,is=Array.isArray,ls=rs.slice,dt=Object.assign;B={__e:function(e,t,n,s){for(var a,o,l;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((l=(o=a.constructor)&&o.getDerivedStateFromError)&&a.setState(o.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),l=1),l&&8&a.__g)return void(a.__g|=2)}catch(c){e=c}}throw os=0,e}},fi=0,hi=function(e){return e!=null&&e.constructor===an},Mt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=dt({},this.state)),typeof e=="function"&&(e=e(dt({},n),this.props)),e&&(dt(n,e),this.__v&&(t&&this.__k.push(t),vo(this)))},Mt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),vo(this))},Mt.prototype.render=Ct,pt=[],os=0,gi=function(e,t){return e.__v.__b-t.__v.__b},ns=Symbol(),bi=/(PointerCapture)$|Capture$/i,xo=0,wo={},yi=0});function Lt(e,t){U.__h&&U.__h(j,e,Wt||t),Wt=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return Wt=1,Zi(Di,e)}function Zi(e,t,n){var s=Lt(Je++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Di(void 0,t),function(o){var l=(s.__N||s.__)[0],c=s.t(l,o);Lo(l,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=j,!j.__f)){j.__f=!0;var a=j.shouldComponentUpdate;j.shouldComponentUpdate=function(o,l,c){var u=this.__H;if(!u)return!0;var p=!1,m=this.props!=o;if(u.__.some(function($){$.__N&&(p=!0,Lo($.__[0],$.__N[0])||(m=!0))}),a){var f=a.call(this,o,l,c);return p?f||m:f}return!p||m}}return s.__}function x(e,t){var n=Lt(Je++,3);!U.__s&&To(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,j.__H.__h.push(n))}function de(e,t){var n=Lt(Je++,4);!U.__s&&To(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,j.__h.push(n))}function I(e){return Wt=5,H(function(){return{current:e}},[])}function Ju(e,t,n){Wt=6,de(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function H(e,t){var n=Lt(Je++,7);return To(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ee(e,t){return Wt=8,H(function(){return e},t)}function Z(e){var t=j.context[e.__c],n=Lt(Je++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(j)),t.props.value):e.__}function Qu(e,t){U.useDebugValue&&U.useDebugValue(t?t(e):e)}function Xu(e){var t=Lt(Je++,10),n=g();return t.__=e,j.componentDidCatch||(j.componentDidCatch=function(s,a){t.__&&t.__(s,a),n[1](s)}),[n[0],function(){return n[1]()}]}function un(){var e=Lt(Je++,11);if(!e.__){for(var t=j.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function ep(){var e;do{for(;e=Eo.shift();)try{cn(e)}catch(n){U.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ni.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(cn),t.__h.some(So),t.__h=[]}catch(n){t.__h=[],U.__e(n,e.__v)}}}while(Eo.length)}function tp(e){var t,n=function(){clearTimeout(s),Ri&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);Ri&&(t=requestAnimationFrame(n))}function Oi(e){e!=1&&Li==U.requestAnimationFrame||((Li=U.requestAnimationFrame)||tp)(ep)}function cn(e){var t=j,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),j=t}function So(e){var t=j;e.__c=e.__(),j=t}function To(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Lo(n,e[s])})}function Di(e,t){return typeof t=="function"?t(e):t}var Je,j,Co,Li,Lo,Wt,Ni,Eo,U,Ei,Si,Ti,Pi,Ai,Ii,Ri,Po=v(()=>{"use strict";ln();Lo=Object.is,Wt=0,Ni=[],Eo=[],U=B,Ei=U.__b,Si=U.__r,Ti=U.diffed,Pi=U.__c,Ai=U.unmount,Ii=U.__;U.__b=function(e){j=null,Ei&&Ei(e)},U.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ii&&Ii(e,t)},U.__r=function(e){Si&&Si(e),Je=0;var t=(j=e.__c).__H;t&&(Co==j?j.__h=[]:(t.__h.some(cn),t.__h.some(So),Je=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Co=j},U.diffed=function(e){Ti&&Ti(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Oi(Ni.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Co=j=null},U.__c=function(e,t){t.some(function(n){try{n.__h.some(cn),n.__h=n.__h.filter(function(s){return!s.__||So(s)})}catch(s){n.__h=[function(){throw s}]}}),Pi&&Pi(e,t)},U.unmount=function(e){Ai&&Ai(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Oi(Eo.push(a))}else cn(a)}catch(o){t=o}}),s.__H=void 0,t&&U.__e(t,s.__v))};Ri=typeof requestAnimationFrame=="function"});function Ao(e){var t=Hi.get(this);return t||(t=new Map,Hi.set(this,t)),(t=zi(this,t.get(e)||(t.set(e,t=(function(n){for(var s,a,o=1,l="",c="",u=[0],p=function($){o===1&&($||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,$,l):o===3&&($||l)?(u.push(3,$,l),o=2):o===2&&l==="..."&&$?u.push(4,$,0):o===2&&l&&!$?u.push(5,0,!0,l):o>=5&&((l||!$&&o===5)&&(u.push(o,0,l,a),o=6),$&&(u.push(o,$,0,a),o=6)),l=""},m=0;m<n.length;m++){m&&(o===1&&p(),p(m));for(var f=0;f<n[m].length;f++)s=n[m][f],o===1?s==="<"?(p(),u=[u],o=3):l+=s:o===4?l==="--"&&s===">"?(o=1,l=""):l=s+l[0]:c?s===c?c="":l+=s:s==='"'||s==="'"?c=s:s===">"?(p(),o=1):o&&(s==="="?(o=5,a=l,l=""):s==="/"&&(o<5||n[m][f+1]===">")?(p(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),o=2):l+=s),o===3&&l==="!--"&&(o=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var zi,Hi,Io=v(()=>{"use strict";zi=function(e,t,n,s){var a;t[0]=0;for(var o=1;o<t.length;o++){var l=t[o++],c=t[o]?(t[0]|=l?1:2,n[t[o++]]):t[++o];l===3?s[0]=c:l===4?s[1]=Object.assign(s[1]||{},c):l===5?(s[1]=s[1]||{})[t[++o]]=c:l===6?s[1][t[++o]]+=c+"":l?(a=e.apply(c,zi(e,c,n,["",null])),s.push(a),c[0]?t[0]|=2:(t[o-2]=0,t[o]=a)):s.push(c)}return s},Hi=new Map});var i,k=v(()=>{"use strict";ln();Po();Io();i=Ao.bind(rn)});function us(){Et||(Et=!0,cs=qi,Bi(!1),Fi())}function ps(e){e.headers?.get(sp)?us():Et&&(Et=!1,clearTimeout(Oo),Bi(!0))}function ds(e){return Ro.add(e),()=>{Ro.delete(e)}}function No(){let[,e]=g(0);return x(()=>ds(()=>e(t=>t+1)),[]),Et}function Bi(e){for(let t of[...Ro])t(e)}function Fi(){Oo=setTimeout(()=>{Wi()},cs),cs=Math.min(np,cs*2)}async function Wi(){if(clearTimeout(Oo),!Et)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&ps(e),Et&&Fi()}var qi,np,sp,Et,cs,Oo,Ro,pn=v(()=>{"use strict";k();qi=2e3,np=2e4,sp="x-stored",Et=!1,cs=qi,Oo=0,Ro=new Set;globalThis.addEventListener?.("online",()=>{Wi()})});var Oe,F,$e,Ne,dn=v(()=>{"use strict";Oe=class{constructor(t){this.value=t}valueOf(){return this.value}},F=class extends Oe{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},$e=class extends Oe{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Ne=class e extends Oe{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Oe)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Oe&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function rp(e,t,n){if(n===t||n instanceof $e&&t instanceof $e&&n.value===t.value)return!0;if(t instanceof $e&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function Ui(e,t,n){return t[n]?jt(e,t[n].value):(e.reportError(new RangeError("No default")),new F)}function Zo(e,t){let n=[],s=Object.create(null);for(let a of t)a.type==="narg"?s[a.name]=mn(e,a.value):n.push(mn(e,a));return{positional:n,named:s}}function mn(e,t){switch(t.type){case"str":return t.value;case"num":return new $e(t.value,{minimumFractionDigits:t.precision});case"var":return ip(e,t);case"mesg":return lp(e,t);case"term":return cp(e,t);case"func":return up(e,t);case"select":return pp(e,t);default:return new F}}function ip(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new F(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new F(`$${t}`);if(n instanceof Oe)return n;switch(typeof n){case"string":return n;case"number":return new $e(n);case"object":if(Ne.supportsValue(n))return new Ne(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new F(`$${t}`)}}function lp(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new F(t);if(n){let a=s.attributes[n];return a?jt(e,a):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new F(`${t}.${n}`))}return s.value?jt(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new F(t))}function cp(e,{name:t,attr:n,args:s}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(new ReferenceError(`Unknown term: ${a}`)),new F(a);if(n){let c=o.attributes[n];if(c){e.params=Zo(e,s).named;let u=jt(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new F(`${a}.${n}`)}e.params=Zo(e,s).named;let l=jt(e,o.value);return e.params=null,l}function up(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new F(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new F(`${t}()`);try{let a=Zo(e,n);return s(a.positional,a.named)}catch(a){return e.reportError(a),new F(`${t}()`)}}function pp(e,{selector:t,variants:n,star:s}){let a=mn(e,t);if(a instanceof F)return Ui(e,n,s);for(let o of n){let l=mn(e,o.key);if(rp(e,a,l))return jt(e,o.value)}return Ui(e,n,s)}function Do(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new F;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let a of t){if(typeof a=="string"){n.push(e.bundle._transform(a));continue}if(e.placeables++,e.placeables>ji)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ji}`);s&&n.push(op),n.push(mn(e,a).toString(e)),s&&n.push(ap)}return e.dirty.delete(t),n.join("")}function jt(e,t){return typeof t=="string"?e.bundle._transform(t):Do(e,t)}var ji,op,ap,Gi=v(()=>{"use strict";dn();ji=100,op="⁨",ap="⁩"});var ms,Vi=v(()=>{"use strict";ms=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let a=JSON.stringify(n);return s[a]||(s[a]=new t(this.bundle.locales,n)),s[a]}}});function Ho(e,t){let n=Object.create(null);for(let[s,a]of Object.entries(e))t.includes(s)&&(n[s]=a.valueOf());return n}function Yi(e,t){let n=e[0];if(n instanceof F)return new F(`NUMBER(${n.valueOf()})`);if(n instanceof $e)return new $e(n.valueOf(),{...n.opts,...Ho(t,Ki)});if(n instanceof Ne)return new $e(n.toNumber(),{...Ho(t,Ki)});throw new TypeError("Invalid argument to NUMBER")}function Ji(e,t){let n=e[0];if(n instanceof F)return new F(`DATETIME(${n.valueOf()})`);if(n instanceof Ne||n instanceof $e)return new Ne(n,Ho(t,dp));throw new TypeError("Invalid argument to DATETIME")}var Ki,dp,Qi=v(()=>{"use strict";dn();Ki=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];dp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function el(e){let t=Array.isArray(e)?e.join(" "):e,n=Xi.get(t);return n===void 0&&(n=new Map,Xi.set(t,n)),n}var Xi,tl=v(()=>{"use strict";Xi=new Map});var Ut,nl=v(()=>{"use strict";Gi();Vi();dn();Qi();tl();Ut=class{constructor(t,{functions:n,useIsolating:s=!0,transform:a=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Yi,DATETIME:Ji,...n},this._useIsolating=s,this._transform=a,this._intls=el(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let a=0;a<t.body.length;a++){let o=t.body[a];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){s.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){s.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let a=new ms(this,s,n);try{return Do(a,t).toString(a)}catch(o){if(a.errors&&o instanceof Error)return a.errors.push(o),new F().toString(a);throw o}}}});var zo,sl,mp,qo,$p,ol,fp,$s,hp,al,rl,gp,il,bp,yp,wp,ll,vp,xp,_p,kp,Mp,Cp,Lp,Gt,fs,cl=v(()=>{"use strict";zo=/^(-?[a-zA-Z][\w-]*) *= */gm,sl=/\.([a-zA-Z][\w-]*) *= */y,mp=/\*?\[/y,qo=/(-?[0-9]+(?:\.([0-9]+))?)/y,$p=/([a-zA-Z][\w-]*)/y,ol=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,fp=/^[A-Z][A-Z0-9_-]*$/,$s=/([^{}\n\r]+)/y,hp=/([^\\"\n\r]*)/y,al=/\\([\\"])/y,rl=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,gp=/^\n+/,il=/ +$/,bp=/ *\r?\n/g,yp=/( *)$/,wp=/{\s*/y,ll=/\s*}/y,vp=/\[\s*/y,xp=/\s*] */y,_p=/\s*\(\s*/y,kp=/\s*->\s*/y,Mp=/\s*:\s*/y,Cp=/\s*,?\s*/y,Lp=/\s+/y,Gt=class{constructor(t){this.body=[],zo.lastIndex=0;let n=0;for(;;){let _=zo.exec(t);if(_===null)break;n=zo.lastIndex;try{this.body.push(u(_[1]))}catch(L){if(L instanceof SyntaxError)continue;throw L}}function s(_){return _.lastIndex=n,_.test(t)}function a(_,L){if(t[n]===_)return n++,!0;if(L)throw new L(`Expected ${_}`);return!1}function o(_,L){if(s(_))return n=_.lastIndex,!0;if(L)throw new L(`Expected ${_.toString()}`);return!1}function l(_){_.lastIndex=n;let L=_.exec(t);if(L===null)throw new SyntaxError(`Expected ${_.toString()}`);return n=_.lastIndex,L}function c(_){return l(_)[1]}function u(_){let L=m(),O=p();if(L===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:_,value:L,attributes:O}}function p(){let _=Object.create(null);for(;s(sl);){let L=c(sl),O=m();if(O===null)throw new SyntaxError("Expected attribute value");_[L]=O}return _}function m(){let _;if(s($s)&&(_=c($s)),t[n]==="{"||t[n]==="}")return f(_?[_]:[],1/0);let L=Pe();return L?_?f([_,L],L.length):(L.value=pe(L.value,gp),f([L],L.length)):_?pe(_,il):null}function f(_=[],L){for(;;){if(s($s)){_.push(c($s));continue}if(t[n]==="{"){_.push($());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ne=Pe();if(ne){_.push(ne),L=Math.min(L,ne.length);continue}break}let O=_.length-1,K=_[O];typeof K=="string"&&(_[O]=pe(K,il));let X=[];for(let ne of _)ne instanceof fs&&(ne=ne.value.slice(0,ne.value.length-L)),ne&&X.push(ne);return X}function $(){o(wp,SyntaxError);let _=d();if(o(ll))return _;if(o(kp)){let L=w();return o(ll,SyntaxError),{type:"select",selector:_,...L}}throw new SyntaxError("Unclosed placeable")}function d(){if(t[n]==="{")return $();if(s(ol)){let[,_,L,O=null]=l(ol);if(_==="$")return{type:"var",name:L};if(o(_p)){let K=h();if(_==="-")return{type:"term",name:L,attr:O,args:K};if(fp.test(L))return{type:"func",name:L,args:K};throw new SyntaxError("Function names must be all upper-case")}return _==="-"?{type:"term",name:L,attr:O,args:[]}:{type:"mesg",name:L,attr:O}}return E()}function h(){let _=[];for(;;){switch(t[n]){case")":return n++,_;case void 0:throw new SyntaxError("Unclosed argument list")}_.push(y()),o(Cp)}}function y(){let _=d();return _.type!=="mesg"?_:o(Mp)?{type:"narg",name:_.name,value:E()}:_}function w(){let _=[],L=0,O;for(;s(mp);){a("*")&&(O=L);let K=S(),X=m();if(X===null)throw new SyntaxError("Expected variant value");_[L++]={key:K,value:X}}if(L===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:_,star:O}}function S(){o(vp,SyntaxError);let _;return s(qo)?_=A():_={type:"str",value:c($p)},o(xp,SyntaxError),_}function E(){if(s(qo))return A();if(t[n]==='"')return N();throw new SyntaxError("Invalid expression")}function A(){let[,_,L=""]=l(qo),O=L.length;return{type:"num",value:parseFloat(_),precision:O}}function N(){a('"',SyntaxError);let _="";for(;;){if(_+=c(hp),t[n]==="\\"){_+=ie();continue}if(a('"'))return{type:"str",value:_};throw new SyntaxError("Unclosed string literal")}}function ie(){if(s(al))return c(al);if(s(rl)){let[,_,L]=l(rl),O=parseInt(_||L,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function Pe(){let _=n;switch(o(Lp),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return xe(t.slice(_,n))}return t[n-1]===" "?xe(t.slice(_,n)):!1}function pe(_,L){return _.replace(L,"")}function xe(_){let L=_.replace(bp,`
`),O=yp.exec(_)[1].length;return new fs(L,O)}}},fs=class{constructor(t,n){this.value=t,this.length=n}}});var Bo=v(()=>{"use strict";nl();cl();dn()});async function jo(e){let t=[...new Set([e||Fo,Fo])],n=(await Promise.all(t.map(Sp))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return hs=n,Wo.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function Sp(e){let t=await fetch(xt(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new Ut(e,{useIsolating:!1});return n.addResource(new Gt(await t.text())),n}function r(e,t){for(let n of hs){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&Tp(t),[])}return Wo.has(e)||console.warn(`missing text: ${e}`),Wo.add(e),`[${e}]`}function Tp(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&Ep.test(n)?`⁨${n}⁩`:n]))}function Qe(e){return hs.some(t=>t.getMessage(e)?.value)}function Be(){return hs[0]?.locales[0]??Fo}function Uo(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var Fo,Ep,hs,Wo,C=v(()=>{"use strict";Bo();ut();Fo="en",Ep=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,hs=[],Wo=new Set});function se(e){return ul(xt(e),{})}function D(e,t={}){let n=typeof t=="string";return ul(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function z(e){if(e instanceof Y)return e.reason;let t=e?.reason;return typeof t=="string"?t:r("problem-unknown")}async function ul(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(Pp)})}catch{throw us(),new Y("offline",r("problem-offline"))}ps(n);let s=await n.text().catch(()=>""),a=Ap(s);if(n.ok&&a!==void 0)return a;throw new Y(a?.code??String(n.status),a?.reason??r(n.status===404?"problem-not-found":"problem-server"))}function Ap(e){try{return e?JSON.parse(e):{}}catch{return}}var Pp,Y,q=v(()=>{"use strict";ut();pn();C();Pp=2e4,Y=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function Vt(){return Go??=se("/api/games").then(e=>gs=e,e=>{throw Go=null,e}),Go}function Fe(e){return gs.find(t=>t.game===e)}function fe(){let[e,t]=g(gs.length?gs:null);return x(()=>{Vt().then(t,()=>{})},[]),e}function J(e){let t=`${e}-title`;return Qe(t)?r(t):e}function oe(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return Qe(n)?r(n):t}function ke(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return Qe(n)?r(n):""}function St({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),a=s?r("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?a:`${a} · ${r("opponent-rating",{rating:n})}`}function $n(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${r("opponent-style",{style:oe("style",n),what:ke("style",n)})}`:t}function Kt(e,t){let[n,s]=e.seats,a=e.sets.map(o=>o.id).filter(o=>t.includes(o)).join("+");return e.seats_of[a]??Array.from({length:s-n+1},(o,l)=>n+l)}function Vo(e,t,n){return n.slice(0,Math.max(...Kt(e,t)))}function Ko(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1}}function Tt(e){let t=Fe(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(a=>a!==t).map(a=>oe(`${e.game}-set`,a));return e.variant&&e.variant!=="standard"&&s.push(oe(`${e.game}-variant`,e.variant)),e.clock&&s.push(bs(e.clock)),e.chosen&&s.push(r("deal-chosen")),e.day&&s.push(r("daily-title")),s.join(" · ")}function bs({bank:e,each:t}){return t>=43200?r("clock-days",{n:Math.round(t/8640)/10}):r("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var Go,gs,le=v(()=>{"use strict";q();k();C();Go=null,gs=[]});function fn(e){let t=ys.get(e);return t||(t=se(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:a,...o})=>({...o,name:a}));return Yo.set(e,new Map(s.map(a=>[a.id,a]))),{...n,cards:s}},n=>{throw ys.delete(e),n}),ys.set(e,t)),t}function ae(e,t){return Yo.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:Fe(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function Jo(){ys.clear(),Yo.clear()}var ys,Yo,Me=v(()=>{"use strict";q();le();ys=new Map,Yo=new Map});function ws(e,t){pl.set(e,t)}async function hn(e){let[t]=await Promise.all([Vt(),fn(e)]),n=t.find(s=>s.game===e);if(!n)throw new Y("not-found",r("problem-not-found"));return pl.get(n.board)??import(n.board)}var pl,gn=v(()=>{"use strict";q();Me();le();C();pl=new Map});var $t,vs=v(()=>{"use strict";$t={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var xs,Qo=v(()=>{"use strict";xs={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function yn(e){return e in $t||e in xs}function b({name:e,size:t,label:n,class:s="",golden:a=!1}){let o=$t[e]??xs[e];if(!o)throw new Error(`no sign is called ${e}`);let l=t===void 0?void 0:{width:t,height:t},c=i`
    ${o.fill&&i`<path d=${o.fill} fill-rule="evenodd"/>`}
    ${o.line&&i`<path class="stroke" d=${o.line}/>`}`;return i`<svg class=${`icon ${a?"golden":""} ${s}`} viewBox="0 0 24 24" style=${l}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${a?i`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function je(e,t=1){return r(`sign-${e}`,{n:t})}function Ze({fragments:e,label:t}){if(!e.length)return null;let n=Zp(e),s=t??n.map(a=>a.words).filter(Boolean).join(" ");return i`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${Np(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function Np(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(i`<span class="clause">${n.map(a=>a.drawn)}</span>`),n=[]};for(let a of e)a.gap?(s(),t.push(a.drawn)):n.push(a);return s(),t}function Zp(e){let t=[];for(let n=0;n<e.length;n++){let[s,a]=e[n],[o="",l=""]=e[n+1]??[];if(s==="≠"&&a==="sign")do t.push(Hp(e[++n]));while(We.includes(e[n][1])&&We.includes(e[n+1]?.[1]));else a==="point"&&/^\d+$/.test(s)&&o==="★"?(t.push({drawn:i`<${Q} n=${Number(s)}/>`,words:r("sign-points",{n:Number(s)})}),n++):s==="★"&&o==="?"&&l==="point"?(t.push(bn("check","of-point","")),n++):t.push(dl(s,a))}return t}function dl(e,t){if(!e.trim())return{drawn:i`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(Rp.has(e))return{drawn:i`<span class="between">${e}</span>`,words:Dp(e)};let n=Op.exec(e);if(n&&t!=="text"){let s=_s[n[2]];return bn(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&ks.includes(s))}if(t!=="text"&&_s[e])return bn(_s[e],`of-${_s[e]}`,"");if(t==="type"){let s=Ip.find(a=>je(a)===e);if(s)return bn(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:i`<i class="unknown">X</i>`,words:"X"}:{drawn:i`<span class=${`of-${t}`}>${e}</span>`,words:e}}function Dp(e){return{"+":"+","/":r("sign-or"),"−":"−","×":"×"}[e]??""}function bn(e,t,n,s=!1){return{drawn:i`<span class=${`sign ${t}`}>${n&&i`<b class="sign-number">${n}</b>`}<${b} name=${e} golden=${s}/></span>`,words:`${n} ${je(e,Number(n)||1)}`.trim()}}function Hp([e,t]){let{drawn:n,words:s}=dl(e,t);return{drawn:i`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${$t.ban.line}/></svg></span>`,words:r("sign-not",{what:s})}}function zp({amount:e,kinds:t=We}){let n=e.flatMap((s,a)=>s?[bn(t[a],`of-${t[a]}`,String(s))]:[]);return n.length?i`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function Xe({essences:e,kinds:t=We}){return e.some(Boolean)?i`<span class="tokens">${e.map((n,s)=>n>0&&i`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${b} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${je(t[s],n)}</span>
    </span>`)}</span>`:null}function Q({n:e}){return i`<span class="points" role="img" aria-label=${r("sign-points",{n:e})}>
    <${b} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var We,ks,Ip,_s,Rp,Op,R=v(()=>{"use strict";k();C();vs();Qo();We=["elan","life","calm","death","gold","pearl"],ks=["military","political","spiritual","financial"],Ip=["creature","dragon","demon","mage"],_s={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},Rp=new Set(["+","/","(",")","−","×"]),Op=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function M(e,t=0,n=0){return`M${Ue(t-e)} ${Ue(n)}a${Ue(e)} ${Ue(e)} 0 1 0 ${Ue(2*e)} 0a${Ue(e)} ${Ue(e)} 0 1 0 ${Ue(-2*e)} 0Z`}function we(e,t,n,s=0){return Ls(e,s,a=>M(n,...ml(t,a)))}function T(e,t,n=0,s=1){let a=$l(e,s),o="";for(let l=0;l<a;l++){for(let c=0;c<e/a;c++)o+=`${c?"L":"M"}${W(t,n+Pt*(l+c*s)/e)}`;o+="Z"}return o}function Ge(e,t,n,s=0){let a="";for(let o=0;o<2*e;o++)a+=`${o?"L":"M"}${W(o%2?n:t,s+Math.PI*o/e)}`;return`${a}Z`}function et(e,t,n,s=0){return Ls(e,s,a=>`M${W(t,a)}L${W(n,a)}`)}function Ms(e,t,n,s){let a="";for(let o=0;o<e;o++)a+=`M${W(t,Pt*o/e)}L${W(t+(o%s?n:n*2),Pt*o/e)}`;return a}function ft(e,t,n,s,a=0){let o=(t+n)/2;return Ls(e,a,l=>`M${W(t,l)}Q${W(o,l-s)} ${W(n,l)}Q${W(o,l+s)} ${W(t,l)}Z`)}function Xo(e,t,n){let s=Math.PI/e,a=`M${W(t,-s)}`;for(let o=0;o<e;o++){let l=Pt*o/e;a+=`C${W((t+n)/2,l-s*.9)} ${W(t+1,l-s*.15)} ${W(n,l)}`,a+=`C${W(t+1,l+s*.15)} ${W((t+n)/2,l+s*.9)} ${W(t,l+s)}`}return a}function Cs(e,t,n){let s=e*10,a="";for(let o=0;o<=s;o++){let l=Pt*o/s;a+=`${o?"L":"M"}${W(t+n*Math.cos(e*l),l)}`}return`${a}Z`}function wn(e,t,n,s=0){let a=`M${W(t,s)}`;for(let o=1;o<=e;o++){let l=s+Pt*o/e;a+=`Q${W(t+n,l-Math.PI/e)} ${W(t,l)}`}return`${a}Z`}function Yt(e,t,n,s=0){return Ls(e,s,a=>{let o=n/t;return`M${W(t,a-o)}Q${W(t-n*1.6,a)} ${W(t,a+o)}Q${W(t-n*.6,a)} ${W(t,a-o)}Z`})}function P(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,a)=>`${Ue(-s)} ${a}`);return e+t}function Ls(e,t,n){let s="";for(let a=0;a<e;a++)s+=n(t+Pt*a/e);return s}function $l(e,t){return t?$l(t,e%t):e}var Pt,Ue,ml,W,vn=v(()=>{"use strict";Pt=2*Math.PI,Ue=e=>String(Math.round(e*10)/10),ml=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],W=(e,t)=>ml(e,t).map(Ue).join(" ")});function xn(e){return qp.find(([t])=>t.test(e))?.[1]??""}var qp,ea=v(()=>{"use strict";vn();qp=[[/hawk|nightingale|phoenix|raven|swan|peacock/,P("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+M(1.8,0,-25)],[/mermaid|dolphin|whale/,P("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+M(1.8,6,-26)+M(1.8,-6,-26)],[/hound|dog|wolf/,P("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,P("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,P("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,P("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,P("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,P("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,P("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,P("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,P("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,P("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,P("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+M(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,P("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+M(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,P("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,M(15,0,-28)+M(7,0,-28)+P("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,M(40)+M(34)+M(6)+et(8,6,34)+T(4,34)+T(4,12,Math.PI/4)],[/crown|laurels|command/,P("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+M(3,0,-38)+M(3,25,-34)+M(3,-25,-34)],[/egg/,P("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,P("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+T(3,5,0)],[/hand|gauntlet|palm|glove/,P("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,P("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,P("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,P("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,P("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,P("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,P("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,P("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,M(42)+T(4,42,Math.PI/4)+T(3,29.7)+M(14.8)]]});function Bp(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[M(15),T(t,17,n),T(t,18,n,t===5?2:t===8?3:1)][e(3)];return T(t,45,n)+T(t,37,n)+we(t,45,5,n)+T(t,27,n+Math.PI/t)+et(t,19,27,n+Math.PI/t)+s+M(6)}function Fp(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,m,f)=>{let $=(u+p)/2;return[`L${u} ${m}L${$} ${m-10}L${p} ${m}`,`L${u} ${m}C${u} ${m-8} ${p} ${m-8} ${p} ${m}`,`L${u} ${m}L${u} ${m-5}L${$-2} ${m-5}L${$-2} ${m}L${$+2} ${m}L${$+2} ${m-5}L${p} ${m-5}L${p} ${m}`][f]},[s,a,o]=t,l=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${a+12}L22 ${a+20}M37 ${o+12}L37 ${o+18}M0 ${s+16}L0 ${s+28}`;return P(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,a,e(3))}L30 36M30 36${n(30,45,o,e(3))}L45 36M0 36L50 36M0 42L50 42${l}${c}`)}function bl(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return P(t[e(t.length)]+n[e(n.length)])}function ta(e,t,n){let s=e.types??[];if(s.includes("dragon"))return Wp(n,s.includes("creature"));if(s.includes("demon"))return jp(n,s.includes("creature"));if(s.includes("creature"))return{lines:xn(e.id)||fl[n(fl.length)]()};switch(e.kind){case"mage":return Up(t,n);case"monument":return{lines:P(hl[n(hl.length)])};case"place":return{lines:Bp(n)};case"item":return{lines:P("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+M(4,-8,27)+M(2.5,6,33)+M(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:P("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+T([3,5,6,7][n(4)],17,0,n(2)+1)+M(20)};case"agent":return{lines:bl(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${bl(n)}${P("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:P("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+M(3,0,-46)};case"location":return{lines:Fp(n)};case"relic":return Gp(e.id,n);case"objective":return{lines:Ge(4,46,9)+Ge(4,26,8,Math.PI/4)+M(34)+M(18)};case"guild":return{lines:P("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:Ge(8,46,14)+M(14)+M(34)};default:return{lines:xn(e.id)||gl[n(gl.length)]()}}}function Wp(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",a=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:P(n+s+a),fill:M(1.8,3,-28)+M(1.8,-3,-28)}}function jp(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:P(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+T(5,50,Math.PI,2),fill:M(2,11,.5)+M(2,-11,.5)}}function Up(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:P(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function Gp(e,t){let n=xn(e);if(n)return{lines:n};let s=[T(8,34,Math.PI/8)+T(8,20,Math.PI/8)+et(8,20,34,Math.PI/8),T(6,36)+T(3,36,0)+T(3,18,Math.PI),P("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),wn(7,30,14)+T(7,30)+M(12)];return{lines:s[t(s.length)]+M(44)}}var fl,hl,gl,na=v(()=>{"use strict";vn();ea();fl=[()=>P("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>P("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+M(16)+ft(7,28,48,.18)],hl=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],gl=[()=>T(6,44,0,2)+M(22)+T(6,22,0),()=>T(3,46,0)+T(3,23,Math.PI)+M(11.5)+we(3,46,3.5),()=>M(40)+T(4,40,Math.PI/4)+T(3,28,0)+M(14),()=>T(7,44,0,3)+M(13)+M(6),()=>M(22,0,-15)+M(22,13,7.5)+M(22,-13,7.5)+M(7.5),()=>T(8,44,0,3)+T(8,18,Math.PI/8)+M(9),()=>M(20,0,-14)+"M0 6L0 46M-16 26L16 26"+Yt(1,44,16)+M(6,0,-14),()=>ft(6,0,44,.5)+M(44)+M(8),()=>T(5,45,0,2)+T(5,17,Math.PI)+M(7),()=>Ge(4,46,14)+Ge(4,30,11,Math.PI/4)+M(8),()=>P("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+M(12)+M(4),()=>T(9,44,0,2)+T(3,24,Math.PI)+M(5)]});function Vp(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function Kp(e){let t=new Map,n=(s,a)=>t.set(s,(t.get(s)??0)+a);e.power?n(e.power,20):yl[e.guild||e.id]&&n(yl[e.guild||e.id],20),e.values?.forEach((s,a)=>n(ks[a],s)),e.cost?.forEach((s,a)=>s&&n(We[a],e.kind==="monument"?.1:2*s));for(let[s,a]of e.lines.flat())(We.includes(a)||a==="any")&&n(a,(a==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,a)=>a[1]-s[1]).map(([s])=>s)}function wl(e){let t=Vp(e.id),[n,s=n,a=s]=Kp(e),o=3+t(3),{lines:l,fill:c="",sign:u}=ta(e,n,t),p=[()=>M(97)+Ms(72,93,2,6),()=>M(97)+M(92)+we(o*4,94.5,1),()=>M(97)+M(94),()=>M(97)+Ms(o*8,91,3,8)][t(4)](),m=[()=>T(o+3,76,0,2),()=>T(3,76)+T(3,76,Math.PI),()=>T(4,76)+T(4,76,Math.PI/4),()=>M(76)+et(o*2,56,76,Math.PI/(o*2)),()=>T(2*o+1,76,0,o)][t(5)](),f=["",M(53),we(o*5,52,1),et(o*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:m+M(56)+f,of:s===n?"brass":s,as:"fine"},{d:(Es[n]??Es.any)(o,76,91),of:n},{d:Es[a]&&a!==n?Es[a](o,57,66):we(o,66,2.5),of:a,as:"fine"},{d:l,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:$t[u.name].fill??$t[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:Yp(e.points),of:"brass",as:"fill"}]:[]]}function Yp(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function sa({face:e,whole:t=!1}){let n=H(()=>wl(e),[e]);return i`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(Jp)}
  </svg>`}function Jp({d:e,of:t,as:n="line",place:s}){if(s){let a=s.size/24;return i`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${a})`}/>`}return n==="fill"?i`<path class="sigil-fill" data-of=${t} d=${e}/>`:i`${n!=="fine"&&i`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var yl,Es,oa=v(()=>{"use strict";k();R();vn();na();vs();yl={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},Es={elan:(e,t,n)=>Xo(e*2,t,n),life:(e,t,n)=>ft(e*4,t,n,.075)+ft(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>Cs(e*2,(t+n)/2+2,(n-t)/4)+Cs(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>Ge(e*3,n,t)+Yt(e,t-1,5),gold:(e,t,n)=>T(6,n)+T(6,n,Math.PI/6)+we(12,(t+n)/2-1,2),pearl:(e,t,n)=>wn(e*3,t,n-t)+we(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>T(5,n)+T(5,n,Math.PI/5)+we(10,t,1.6),military:(e,t,n)=>Ge(e*4,n,t+3),political:(e,t,n)=>Yt(e*2,n-2,7)+we(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>ft(e*2,t,n,.2)+we(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>we(e*3,(t+n)/2,(n-t)/4)+M(t)}});function ht(e,t,n){return r(`${e}-${t}`,n)}function Xp(e,t){return t.district?ht(e,`district-${t.district}`):t.guild?ht(e,`card-${t.guild}`):t.rank?ht(e,`rank-${t.rank}`):""}function aa(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function ed(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function Ss(e){return e.powers!==void 0&&e.lines.length>0}function td(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function nd(e,t,n){let s=e.kind==="item"||e.kind==="scroll",a=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[o,l]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return a>l?"packed":a>o?"crowded":""}function _n({game:e,face:t,size:n,sentences:s=!1,points:a=t.points}){let o=n==="full",l=Qp.filter(d=>t.types?.includes(d)),c=t.cost_signs.filter(([d])=>d.trim()&&d.trim()!=="/"),u=ed(t),p=o?t.lines:td(t.lines),m=!o&&s&&Ss(t),f=nd(t,p,m),$=!o&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return i`
    <span class="face-art"><${sa} face=${t} whole=${o}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&i`<span class=${`face-cost ${$?"broad":""}`}>${c.map(d=>i`<${Ze} fragments=${[d]}/>`)}</span>`}
    ${l.length>0&&i`<span class="face-types">${l.map(d=>i`<${b} name=${d} label=${r(`sign-${d}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${o?t.kind_name:Xp(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${f}`}>
      ${m?t.sentences.map(d=>i`<span class="face-sentence">${d}</span>`):p.map(d=>i`<span class="face-line"><${Ze} fragments=${d}/></span>`)}
      ${o&&!u&&i`<span class="face-told">${t.sentences.map(d=>i`<span class="face-sentence">${d}</span>`)}</span>`}
    </span>
    ${t.mark&&i`<span class="face-mark" title=${t.origin.at(-1)}><${b} name="standin" label=${r("card-stand-in")}/></span>`}
    ${o&&i`<span class="face-foot">${t.mark&&i`<${b} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${a>0&&i`<span class="face-points"><${Q} n=${a}/></span>`}`}function ra(){return i`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var Qp,kn=v(()=>{"use strict";k();C();R();oa();Qp=["creature","dragon","demon"]});function he(e){return e in Mn||(Mn[e]=sd(e)),Mn[e]}function At(e,t){Mn[e]=t;try{localStorage.setItem(Ts+e,JSON.stringify(t))}catch{}for(let n of[...Ps])n(e)}function Jt(e){return Ps.add(e),()=>{Ps.delete(e)}}function ge(e){let[,t]=g(0);return x(()=>Jt(n=>{n===e&&t(s=>s+1)}),[e]),[he(e),n=>At(e,n)]}function Cn(){let e=he("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function sd(e){try{let t=localStorage.getItem(Ts+e),n=t===null?void 0:JSON.parse(t),s=vl[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return vl[e]}var Ts,vl,Mn,Ps,Ce=v(()=>{"use strict";k();Ts="arcanarium.",vl={theme:"auto",motion:"auto",sound:!1,sentences:!1,language:"",lastTable:{},lastForm:null},Mn={},Ps=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Ts))return;let t=e.key.slice(Ts.length);delete Mn[t];for(let n of[...Ps])n(t)})});function ia(e,t,n){if(!e.isConnected||!t.id)return;Ln??=id();let s=ae(t.game,t.id);Re(i`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${_n} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?i`<ul class="zoom-notes tooltip">${t.notes.map(a=>i`<li>${a}</li>`)}</ul>`:null}`,Ln),Ln.showPopover(),Xt=e,ld(Ln,e.getBoundingClientRect(),n)}function id(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,En,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(Xt)&&En(),{capture:!0,passive:!0}),e}function ld(e,t,n){let{offsetWidth:s,offsetHeight:a}=e,{innerWidth:o,innerHeight:l}=window,c=(m,f,$)=>Math.max(Qt,Math.min(m-f/2,$-f-Qt)),u=t.right+As,p=c(t.top+t.height/2,a,l);u+s>o-Qt&&(u=t.left-As-s),(u<Qt||n)&&(u=c(t.left+t.width/2,s,o),p=t.top>l-t.bottom?Math.max(Qt,t.top-As-a):Math.min(t.bottom+As,l-a-Qt)),e.style.left=`${u}px`,e.style.top=`${p}px`}function En(){clearTimeout(gt),Xt&&(Xt=null,xl=performance.now(),Ln?.hidePopover())}function cd(e,t){clearTimeout(gt);let n=Xt!==null||performance.now()-xl<400;gt=setTimeout(()=>ia(e,t,!1),n?ad:od)}function Is(e,t=!1){let n=I({x:0,y:0,pressed:!1,element:null}),s=I(e);s.current=e;let a=n.current;if(x(()=>()=>{a.element&&a.element===Xt&&En()},[]),!e)return{};let o=l=>{a.element=l.currentTarget,s.current&&cd(a.element,s.current)};return{onPointerEnter:l=>l.pointerType==="mouse"&&o(l),onPointerLeave:l=>l.pointerType==="mouse"&&En(),onFocus:l=>l.currentTarget.matches(":focus-visible")&&o(l),onBlur:En,onPointerDown:l=>{if(a.pressed=!1,l.pointerType==="mouse")return;let c=l.currentTarget;Object.assign(a,{x:l.clientX,y:l.clientY,element:c}),clearTimeout(gt),gt=setTimeout(()=>{a.pressed=!0,s.current&&ia(c,s.current,!0)},rd)},onPointerMove:l=>{l.pointerType!=="mouse"&&Math.hypot(l.clientX-a.x,l.clientY-a.y)>10&&clearTimeout(gt)},onPointerUp:()=>!a.pressed&&clearTimeout(gt),onPointerCancel:()=>clearTimeout(gt),onClick:t?l=>s.current&&ia(l.currentTarget,s.current,!1):void 0,onContextMenu:l=>a.pressed&&l.preventDefault(),onClickCapture:l=>{a.pressed&&(a.pressed=!1,l.preventDefault(),l.stopPropagation())}}}function la({game:e,id:t,children:n}){let s=Is({game:e,id:t});return i`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var od,ad,rd,As,Qt,Ln,Xt,xl,gt,Rs=v(()=>{"use strict";k();kn();Me();od=320,ad=90,rd=420,As=14,Qt=8,Ln=null,Xt=null,xl=0});function re({game:e,id:t,size:n="table",turned:s=!1,essences:a,points:o,back:l=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:m=[],onChoose:f,target:$,badge:d,children:h}){let[y]=ge("sentences"),w=t?ae(e,t):null,S=typeof m=="string"?[m].filter(Boolean):m,E=Is(w&&n!=="full"?{game:e,id:w.id,notes:S,points:o}:null,!f),A=w&&!l?w.kind:"back",ie={class:["card",`card-${n}`,`kind-${A}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",l&&"back",a?.some(Boolean)&&"holding",y&&w&&Ss(w)&&"telling"].filter(Boolean).join(" "),"aria-label":H(()=>pd(w,l,s,a),[w,l,s,a?.join(" ")]),"aria-description":[w&&n!=="full"?aa(w):"",...S].filter(Boolean).join(" ")||void 0,...E},Pe=H(()=>!w||l?i`<${ra}/>`:n==="chip"?i`<${ud} face=${w} turned=${s} points=${o}/>`:i`<${_n} game=${e} face=${w} size=${n} sentences=${y} points=${o}/>`,[e,w,l,n,s,o,y]),pe=i`
    ${Pe}
    ${a&&i`<${Xe} essences=${a}/>`}
    ${d!=null&&d!==""&&i`<span class="card-badge">${d}</span>`}`;return i`<div class=${`card-place place-${n} of-kind-${A} ${s?"is-turned":""}`} data-target=${$}>
    ${f||$?i`<button type="button" ...${ie} aria-pressed=${u?"true":void 0} aria-disabled=${f?void 0:"true"}
          onClick=${f??E.onClick}>${pe}</button>`:i`<div role="img" tabindex=${w&&n!=="full"?0:void 0} ...${ie}>${pe}</div>`}
    ${h}
  </div>`}function ud({face:e,turned:t,points:n=e.points}){return i`
    <${b} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&yn(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&i`<${Q} n=${n}/>`}`}function pd(e,t,n,s){return e?[e.name,e.kind_name,t&&r("card-face-down"),n&&r("card-turned"),...(s??[]).map((a,o)=>a>0&&r("card-holds",{n:a,what:je(We[o],a)}))].filter(Boolean).join(", "):r("card-back")}var Ve=v(()=>{"use strict";k();kn();Me();R();Ce();C();Rs();Rs()});function dd(e,t){return kl(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function md(e,t){return kl(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function Ns(e,t){return e?e.moves.filter(n=>n.targets.length&&dd(n.targets,t)):[]}function Zs(e,t){return t.length?Ns(e,t).filter(n=>n.targets.length===t.length):[]}function Ds(e,t){return new Set(Ns(e,t).flatMap(n=>md(n.targets,t)))}function Hs(e,t,n){if(!Ds(e,t).has(n))return t.length?Hs(e,Os,n):null;let s=[...t,n],a=Ns(e,s),o=Zs(e,s);return a.length===1&&o.length===1?{path:s,menu:[],move:o[0]}:{path:s,menu:o,move:null}}function ca(e){return e.slice(0,-1)}function ua(e){return e?e.moves.filter(t=>!t.targets.length):[]}function pa(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function Sn(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function It(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function zs(e,t){return e?.why?.[t]??[]}var Os,_l,kl,Rt=v(()=>{"use strict";Os=[],_l=e=>e.split(":")[0],kl=e=>e.every(t=>_l(t)===_l(e[0]))});function ma(){return Ot}async function tt(){return Bs(on("me")??await se("/api/me"))}async function $a(){return Ot.id?Ot:Nt({})}async function Nt(e){return Bs(await D("/api/me",e))}async function qs(e,t,n){return nt(`/api/account/${e}`,{name:t,password:n})}async function nt(e,t){return Bs(await D(e,t))}async function fa(){return Bs(await D("/api/account/logout"))}function ce(){let[,e]=g(0);return x(()=>{let t=()=>e(n=>n+1);return da.add(t),()=>{da.delete(t)}},[]),Ot}function Bs(e){Ot={...Ot,...e,id:!!e.id};for(let t of[...da])t();return Ot}var Ot,da,Le=v(()=>{"use strict";q();ut();k();Ot={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},da=new Set});function ha(e,t){return new Fs(e,t)}var fd,hd,gd,bd,yd,wd,Ml,Fs,ga=v(()=>{"use strict";q();Le();C();fd=500,hd=2e4,gd=2e4,bd=4404,yd=4401,wd=3e3,Ml=8e3;Fs=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new Y("offline",r("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===bd&&(this.data.gone=!0),s===yd&&tt().catch(()=>{}),this.#o())},this.#i(Ml)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new Y("lost",r("net-lost")));if(!this.data.gone){let t=Math.min(hd,fd*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=gd){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(Ml),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(wd)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new Y(t,r(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#$();break;case"state":this.#f(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#$(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#f(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(a=>!a.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:a,step:o,move:l}=t.message,c=n.ask?.moves?.some(u=>u.move===l);n.step===o?this.#l(t):(a==="undo"?n.step<o:n.step>o&&!(l&&c))?this.#e(s,null):this.#e(s,new Y("lost",r("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new Y(n,s));else for(let a of[...this.pending.keys()])this.#e(a,new Y(n,s))}}});function ba(){let e=on("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},vd)}async function ya(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=Cl){let a=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+Cl-1}&eyes=${t}`);if(!a.ok)return;s=(await a.json()).length}}async function wa(e){let n=("caches"in globalThis?await(await caches.open(xd)).keys():[]).map(({url:a})=>new URL(a)).find(({pathname:a})=>a===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var vd,Cl,xd,Ws=v(()=>{"use strict";ut();vd=2500;Cl=40,xd="seen"});function st(){return ma().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function Tn(e,t={}){let n=await D(e,t),s=await Ll(()=>navigator.credentials.create({publicKey:{...n,challenge:js(n.challenge),user:{...n.user,id:js(n.user.id)},excludeCredentials:n.excludeCredentials.map(Sl)}}));return{...El(s),response:{clientDataJSON:Zt(s.response.clientDataJSON),attestationObject:Zt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function Pn(e){let t=await D(e),n=await Ll(()=>navigator.credentials.get({publicKey:{...t,challenge:js(t.challenge),allowCredentials:t.allowCredentials.map(Sl)}}));return{...El(n),response:{clientDataJSON:Zt(n.response.clientDataJSON),authenticatorData:Zt(n.response.authenticatorData),signature:Zt(n.response.signature),userHandle:n.response.userHandle?Zt(n.response.userHandle):null}}}async function Ll(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new Y("passkey",r(s?"passkey-known":"passkey-not-done"))}if(!t)throw new Y("passkey",r("passkey-not-done"));return t}function El(e){return{id:e.id,rawId:Zt(e.rawId),type:e.type,clientExtensionResults:{}}}function Sl(e){return{...e,id:js(e.id)}}function js(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Zt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var An=v(()=>{"use strict";q();Le();C()});function Us(e){return new Intl.DateTimeFormat(Be(),{weekday:"long",day:"numeric",month:"long",timeZone:"UTC"}).format(new Date(`${e}T00:00:00Z`))}function Tl(){let e=new Date().toISOString().slice(0,10);return i`
    <a class="door daily-door" href="/daily"><${b} name="sun" size=${26} />
      <strong>${r("daily-title")} · ${Us(e)}</strong><span>${r("daily-short")}</span></a>`}var va=v(()=>{"use strict";k();R();C()});function en({signs:e}){let t=e.filter(yn),n=t.map((o,l)=>xa(l*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,a=n.map((o,l)=>n[l*s%n.length].join(",")).join(" ");return i`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${a} />
        ${_d().map(o=>i`<path d=${o} class="thin" />`)}
      </svg>
      ${t.map((o,l)=>i`
        <span class=${`emblem-sign of-${o}`} style=${{left:`${50+n[l][0]}%`,top:`${50+n[l][1]}%`}}><${b} name=${o} size=${26} /></span>`)}
    </div>`}function xa(e,t){return[Pl(Math.cos(e)*t),Pl(Math.sin(e)*t)]}function Pl(e){return Math.round(e*100)/100}function _d(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${xa(n,t%5?45.5:43).join(" ")}L${xa(n,48).join(" ")}`})}var Gs=v(()=>{"use strict";k();R()});function ot({name:e,guest:t=!1}){return t&&=!kd.test(e),i`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&i` <small class="guest-mark" title=${r("guest-mark-what")}>${r("guest-mark")}</small>`}`}var kd,tn=v(()=>{"use strict";k();C();kd=/^Guest \d+$/});function Al(e){let[t,n]=g({tables:null,problem:""});return x(()=>{let s=0,a=!1,o=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await se(e).then(u=>({tables:u,problem:""}),u=>({problem:z(u)}));if(a)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(o,Md)},l=()=>{document.visibilityState==="visible"&&o()};return o(),document.addEventListener("visibilitychange",l),()=>{a=!0,clearTimeout(s),document.removeEventListener("visibilitychange",l)}},[e]),t}function Il(){let{tables:e}=Al("/api/mine");if(!e?.length)return null;let t=e.filter(o=>o.status!=="over"),n=t.filter(o=>o.your_turn),s=t.filter(o=>!o.your_turn),a=e.filter(o=>o.status==="over");return i`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${r("home-mine")}</h2>
      ${t.length>0&&i`<ul class="table-list">${[...n,...s].map(o=>i`<${Ed} key=${o.table} table=${o} />`)}</ul>`}
      ${a.length>0&&i`
        <details open=${!t.length}>
          <summary>${r("home-over",{n:a.length})}</summary>
          <ul class="table-list">${a.slice(0,Cd).map(o=>i`<${Sd} key=${o.table} table=${o} />`)}</ul>
        </details>`}
    </section>`}function Rl(){let{tables:e,problem:t}=Al("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return i`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${r("home-open")}</h2>
      ${n.length>0&&i`<ul class="table-list">${n.map(s=>i`<${Td} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&i`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?i`${r("home-open-none")} <a href="/new">${r("home-open-one")}</a>`:t||r("home-open-coming")}
        </p>`}
    </section>`}function Ed({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return i`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${_a} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${r(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${r("home-resume")}</a>
    </li>`}function Sd({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat(Be()).format((e.winners??[]).map(s=>e.seats[s].name));return i`
    <li class="table-row">
      <${_a} table=${e} />
      <span class="turn-mark">${t?r("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&r("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${r("home-replay")}</a>
    </li>`}function Td({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return i`
    <li class="table-row">
      <${_a} table=${e} />
      ${e.watchers>0&&i`<span class="turn-mark">${r("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${r(t?"home-sit":"home-watch")}</a>
    </li>`}function _a({table:e}){return i`
    <div class="table-about">
      <strong>${J(e.game)}</strong>
      <span class="quiet-text">${Tt(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>i`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${b} name=${Ld[t.kind]} size=${14} /> ${Pd(e,t,n)}</li>`)}
      </ul>
    </div>`}function Pd(e,t,n){return e.you===n?r("home-you"):t.kind==="empty"?r("home-free-seat"):t.kind==="bot"?r("home-bot",{bot:oe("bot",t.bot||t.name)}):i`<${ot} name=${t.name||r("guest")} guest=${t.guest} />`}var Md,Cd,Ld,Ol=v(()=>{"use strict";q();le();k();R();C();tn();Md=4e3,Cd=6,Ld={person:"person",bot:"bot",empty:"plus"}});var Nl={};_e(Nl,{Page:()=>Ad});function Ad(){let e=fe()??[];return i`
    <div class="home">
      <header class="home-head">
        <h1>${r("home-title")}</h1>
        <p>${r("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>i`<${Id} key=${t.game} info=${t} />`)}
      </div>
      <${Tl} />
      <${Il} />
      <${Rl} />
      <${Rd} />
      <p class="fine">${r("home-unofficial")}</p>
    </div>`}function Id({info:e}){let{game:t,hue:[n,s]}=e,[a,o]=g(!1),[l,c]=g(""),u=he("lastTable")[t],p=async()=>{o(!0),c("");try{let f=u??Ko(e),{table:$}=await D("/api/tables",f);At("lastTable",{...he("lastTable"),[t]:u??{...f,variant:e.variants[0]}}),Ee(`/t/${$}`)}catch(f){c(z(f)),o(!1)}},m=u?u.seats.length-1:1;return i`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${en} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${J(t)}</h2>
        <p>${r(`${t}-about`)}</p>
        <p class="row">
          <button type="button" class="btn primary large" disabled=${a} onClick=${p}>
            ${r(a?"home-dealing":"home-play",{bots:m})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${r("home-with-friends")}</a>
        </p>
        <p class=${l?"refusal":"quiet-text"} role="status">${l||r(u?"home-as-last":"home-first-time",{what:u&&Tt(u)||r("home-plain")})}</p>
      </div>
    </section>`}function Rd(){let[e,t]=g(""),n=async s=>{let a=s.currentTarget,o=a.files?.[0];if(o){t("");try{let{table:l}=await D("/api/records",await o.text());Ee(`/replay/${l}`)}catch(l){t(z(l))}a.value=""}};return i`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${r("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/rules"><${b} name="book" size=${26} /><strong>${r("home-rules")}</strong><span>${r("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${b} name="card" size=${26} /><strong>${r("home-cards")}</strong><span>${r("home-cards-what")}</span></a></li>
        <li>
          <label class="door"><${b} name="upload" size=${26} /><strong>${r("home-record")}</strong><span>${r("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${e&&i`<p class="refusal" role="alert">${e}</p>`}
        </li>
      </ul>
    </section>`}var Zl=v(()=>{"use strict";q();le();k();R();bt();Ce();C();va();Gs();Ol()});function De({legend:e,name:t,value:n,values:s,choose:a}){let o=un();return i`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(l=>i`
          <label key=${l.value} class="option-card">
            <input type="radio" name=${`${o}-${t}`} checked=${l.value===n} onChange=${()=>a(l.value)} />
            <span><strong>${l.title}</strong>${l.hint&&i`<small>${l.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function Dl({game:e,sets:t,chosen:n,choose:s}){let a=o=>{let l=t.map(c=>c.id).filter(c=>c===o?!n.includes(o):n.includes(c));l.length&&s(l)};return i`
    <fieldset class="choice">
      <legend>${r("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(o=>i`
          <label key=${o.id} class="option-card">
            <input type="checkbox" checked=${n.includes(o.id)} onChange=${()=>a(o.id)} />
            <span><strong>${o.title}</strong><small>${ke(`${e}-set`,o.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function Hl({game:e,option:t,value:n,choose:s}){let a=t.values.filter(Boolean),o=oe(`${e}-option`,t.name),l=ke(`${e}-option`,t.name);return a.join()==="off,on"?i`<${ka} title=${o} hint=${l} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:i`
    <${De} legend=${o} name=${t.name} value=${n} choose=${s}
      values=${a.map(c=>({value:c,title:oe(`${e}-value`,c),hint:ke(`${e}-value`,c)}))} />`}function ka({title:e,hint:t,value:n,choose:s}){return i`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function zl({info:e,sets:t,seats:n,choose:s}){let a=Kt(e,t),o=c=>{let u=n.at(-1);s(Array.from({length:c},(p,m)=>n[m]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},l=(c,u)=>s(n.map((p,m)=>c===m?Nd(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return i`
    <fieldset class="choice">
      <legend>${r("new-seats")}</legend>
      <div class="row" role="group" aria-label=${r("new-how-many")}>
        ${a.map(c=>i`
          <button key=${c} type="button" class="btn icon-only" aria-pressed=${c===n.length?"true":"false"} onClick=${()=>o(c)}>${c}</button>`)}
      </div>
      <ol class="seat-plan">
        ${n.map((c,u)=>i`
          <li key=${u}>
            <label class="field-row"><span>${r("new-seat",{n:u+1})}</span>
              <select class="select" value=${Od(c)} onChange=${p=>l(u,p.currentTarget.value)}>
                <option value="me">${r("new-me")}</option>
                <option value="person">${r("new-person")}</option>
                ${e.opponents.map(p=>i`<option key=${p.bot} value=${`bot ${p.bot}`}>${r("new-bot",{bot:St(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&i`<p class="seat-character">${$n(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function Od(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function Nd(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function ql({form:e,change:t}){return i`
    <${De} legend=${r("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:r(`new-clock-${n}`),hint:r(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&i`
      <div class="row">
        <${In} title=${r("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>r("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${In} title=${r("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>r("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&i`
      <${In} title=${r("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>r("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function In({title:e,value:t,values:n,word:s,choose:a}){return i`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${o=>a(parseFloat(o.currentTarget.value))}>
        ${n.map(o=>i`<option key=${o} value=${String(o)}>${s(o)}</option>`)}
      </select>
    </label>`}var Ma=v(()=>{"use strict";le();k();C()});function Bl({seed:e,invites:t,choose:n}){return i`
    <details class="new-seed" open=${e?!0:null}>
      <summary>${r("new-seed")}</summary>
      <label class="field"><span class="label">${r("new-seed-label")}</span>
        <input class="input num" inputmode="numeric" pattern="[0-9]*" maxlength="78" value=${e} placeholder=${r("new-seed-none")}
          onInput=${s=>n(s.currentTarget.value.trim())} />
        <span class="help">${r(t?"new-seed-hint-people":"new-seed-hint")}</span></label>
    </details>`}var Fl=v(()=>{"use strict";k();C()});var Wl={};_e(Wl,{Page:()=>Hd});function Hd(){let e=fe();return i`
    <div class="column">
      <h1>${r("new-title")}</h1>
      ${e?i`<${zd} games=${e} />`:i`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function zd({games:e}){let[t,n]=g(()=>qd(e)),[s,a]=g(!1),[o,l]=g(""),c=e.find(d=>d.game===t.game)??e[0],u=t.games[c.game],p=d=>{n({...t,...d}),l("")},m=d=>p({games:{...t.games,[c.game]:{...u,...d}}}),f=async d=>{d.preventDefault(),a(!0);let h=Fd(t,c);try{let{table:y}=await D("/api/tables",h);At("lastForm",{...t,seed:""}),h.seats.every(w=>w.kind!=="person")&&At("lastTable",{...he("lastTable"),[c.game]:{...h,seed:""}}),Ee(`/t/${y}`)}catch(y){l(z(y)),a(!1)}},$=u.seats.some(d=>d.kind==="person");return i`
    <form class="new-table" onSubmit=${f}>
      <section class="panel">
        <${De} legend=${r("new-game")} name="game" value=${c.game} choose=${d=>p({game:d})}
          values=${e.map(d=>({value:d.game,title:J(d.game),hint:r(`${d.game}-about`)}))} />
        ${c.sets.length>1&&i`<${Dl} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${d=>m({sets:d,seats:Vo(c,d,u.seats)})} />`}
        ${c.variants.length>1&&i`
          <${De} legend=${r("new-variant")} name="variant" value=${u.variant} choose=${d=>m({variant:d})}
            values=${c.variants.map(d=>({value:d,title:oe(`${c.game}-variant`,d),hint:ke(`${c.game}-variant`,d)}))} />`}
        ${c.options.map(d=>i`
          <${Hl} key=${d.name} game=${c.game} option=${d} value=${u.options[d.name]??d.values[0]}
            choose=${h=>m({options:{...u.options,[d.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${zl} info=${c} sets=${u.sets} seats=${u.seats} choose=${d=>m({seats:d})} />
        <${De} legend=${r("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${d=>p({open:d==="open"})}
          values=${["link","open"].map(d=>({value:d,title:r(`new-${d}`),hint:r(`new-${d}-hint`)}))} />
        <${ql} form=${t} change=${p} />
        ${u.seats.some(d=>d.kind==="bot")&&i`<${In} title=${r("new-pace")} value=${t.pace} values=${Dd} word=${d=>r("new-pace-value",{n:d})}
          choose=${d=>p({pace:d})} />`}
        <${ka} title=${r("new-hints")} hint=${r("new-hints-hint")} value=${t.hints} choose=${d=>p({hints:d})} />
        <${Bl} seed=${t.seed} invites=${$} choose=${d=>p({seed:d})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${o}</p>
        <button class="btn primary large" disabled=${s}>${r($?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function qd(e){let t=he("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(o=>o.game===n)?.game??e[0].game,a=Object.fromEntries(e.map(o=>[o.game,Bd(o,t.games?.[o.game])]));return{...Zd,...t,game:s,games:a}}function Bd(e,t={}){let n=t.sets?.filter(l=>e.sets.some(c=>c.id===l))??[],s=n.length?n:e.sets.slice(0,1).map(l=>l.id),a=t.seats&&Kt(e,s).includes(t.seats.length)&&t.seats.every(l=>l.kind!=="bot"||e.bots.includes(l.bot??"")),o=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:a?t.seats:o}}function Fd(e,t){let{sets:n,variant:s,options:a,seats:o}=e.games[t.game],l=t.options.filter(({name:u,values:p})=>a[u]&&a[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(l.map(({name:u})=>[u,a[u]])),seats:o,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints,wait:o.some(u=>u.kind==="person"),seed:e.seed}}var Zd,Dd,jl=v(()=>{"use strict";q();le();k();bt();Ce();C();Ma();Fl();Zd={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0,seed:""},Dd=[0,.7,1.5,3]});function Vs({path:e,title:t=""}){let[n,s]=g(!1),a=new URL(e,location.href).href;x(()=>{if(!n)return;let c=setTimeout(()=>s(!1),Wd*1e3);return()=>clearTimeout(c)},[n]);let o=()=>navigator.clipboard?.writeText(a).then(()=>s(!0)).catch(()=>{}),l=()=>navigator.share({title:t||document.title,url:a}).catch(()=>{});return i`
    <div class="share">
      <input class="input" readonly value=${a} aria-label=${r("share-label")} onFocus=${c=>c.target.select()} />
      <button type="button" class="btn" onClick=${o}>${n?r("share-copied"):r("share-copy")}</button>
      ${"share"in navigator&&i`<button type="button" class="btn" onClick=${l}><${b} name="share" size=${16} /> ${r("share-send")}</button>`}
    </div>`}function Ca({table:e,title:t}){let n=`/api/tables/${encodeURIComponent(e)}/qr.svg?from=${encodeURIComponent(location.origin)}`;return i`
    <section class="panel room-invite">
      <h2>${r("room-invite")}</h2>
      <${Vs} path=${`/t/${e}`} title=${t} />
      <figure class="room-qr">
        <img src=${n} width="160" height="160" alt=${r("room-qr")} />
        <figcaption>${r("room-qr-what")}</figcaption>
      </figure>
    </section>`}var Wd,Ks=v(()=>{"use strict";k();R();C();Wd=2});function La(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Ea({seat:e,skew:t}){let[,n]=g(0),s=e.due!==null&&e.due!==void 0;if(x(()=>{if(!s)return;let o=setInterval(()=>n(l=>l+1),1e3);return()=>clearInterval(o)},[s]),e.bank===null||e.bank===void 0)return null;let a=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return i`<span class="clock" data-running=${s||null} data-low=${s&&a<jd||null}
    role="timer" aria-label=${r("clock-left",{time:La(a)})}>${La(a)}</span>`}var jd,Sa=v(()=>{"use strict";k();C();jd=20});function Rn({table:e,state:t,skew:n,onSeat:s,children:a}){let o=t.view,l=o.token??o.first??null,c=Math.max(...o.seats.map(p=>p.points),1),u=o.threshold||c;return i`
    <header class="strip">
      <div class="strip-round">
        <strong>${o.round?r("strip-round",{round:o.round}):r("strip-setup")}</strong>
        <span class="strip-goal">${o.match?r("strip-match",{game:o.match.game}):o.threshold?r("strip-goal",{points:o.threshold}):o.last_round?r("strip-last-round",{round:o.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${o.seats.map((p,m)=>i`
          <li key=${m}>
            <${Ud} seat=${e.seats[m]} points=${t.result?.points[m]??p.points} goal=${u} threshold=${o.threshold??0} you=${m===e.you} skew=${n}
              wins=${o.match?o.match.wins[m]:null} first=${l===m} passed=${o.passed?.includes(m)}
              active=${!o.over&&(o.owing.length?o.owing.includes(m):o.active===m)} onClick=${()=>s(m)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${a}</div>
    </header>`}function Ud({seat:e,points:t,goal:n,threshold:s,you:a,skew:o,wins:l,first:c,passed:u,active:p,onClick:m}){let f=[a&&r("seat-you"),p&&r("seat-turn"),c&&r("seat-first"),u&&r("seat-passed"),e.guest&&r("guest-mark"),Ys(e)].filter(Boolean).join(", ");return i`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${a||null} onClick=${m}
      aria-label=${r("seat-summary",{name:e.name,points:t,marks:f})} title=${r("seat-summary",{name:e.name,points:t,marks:f})}>
      <span class="presence" data-here=${Ul(e)}></span>
      <span class="seat-name"><${ot} name=${e.name} guest=${e.guest&&!a} /></span>
      ${c&&i`<span class="mark" aria-hidden="true"><${b} name="first" size=${15} /></span>`}
      ${u&&i`<span class="mark" aria-hidden="true"><${b} name="pass" size=${15} /></span>`}
      <${Ea} seat=${e} skew=${o} />
      <span class="seat-points">${t}${s>0&&i`<small>/${s}</small>`}</span>
      ${l!==null&&i`<span class="seat-wins" title=${r("seat-wins",{n:l})}>${"●".repeat(l)}${"○".repeat(Math.max(0,2-l))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function Ul(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function Ys(e){return r(`presence-${Ul(e)}`,{bot:e.stand_in||e.bot||""})}var On=v(()=>{"use strict";k();R();C();tn();Sa()});function Gl({lines:e}){let[t,n]=g(!1),s=t?e:e.slice(-Gd),a=e.length?e[e.length-1][0]:-1;return i`
    <div class="log at-end" tabindex="0" role="log" aria-label=${r("log-label")}><div>
      ${s.length<e.length&&i`<button type="button" class="btn quiet small" onClick=${()=>n(!0)}>${r("log-all",{n:e.length})}</button>`}
      ${!e.length&&i`<p class="empty">${r("log-empty")}</p>`}
      <ol>${s.map(([o,l],c)=>i`<li key=${c} data-latest=${o===a||null}>${l}</li>`)}</ol>
    </div></div>`}function Js({lines:e,onSay:t}){let[n,s]=g(""),a=o=>{o.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return i`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${r("chat-label")}><div>
        ${!e.length&&i`<p class="empty">${r("chat-empty")}</p>`}
        ${e.map((o,l)=>i`<p key=${l}><strong data-seat=${o.seat}><${ot} name=${o.who} guest=${o.guest} /></strong> <bdi>${o.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${a}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${r("chat-write")} aria-label=${r("chat-write")}
          onInput=${o=>s(o.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${r("chat-send")}</button>
      </form>
    </div>`}function Ta({log:e,chat:t,tab:n,setTab:s,requests:a,onRequest:o,onSay:l}){let[c,u]=g(t.length);x(()=>{n==="chat"&&u(t.length)},[n,t.length]);let p=t.length-c;return i`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${n==="log"} onClick=${()=>s("log")}>${r("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${n==="chat"} onClick=${()=>s("chat")}>
          ${r("tab-chat")} ${p>0&&i`<span class="count">${p}</span>`}
        </button>
      </div>
      ${n==="chat"?i`<${Js} lines=${t} onSay=${l} />`:i`<${Gl} lines=${e} />`}
      ${a.length>0&&i`
        <p class="row requests">${a.map(m=>i`
          <button key=${m.name} type="button" class="btn quiet small" data-request=${m.name} onClick=${()=>o(m.name)}>${r("request-open",{what:m.title})}</button>`)}</p>`}
    </section>`}var Gd,Qs=v(()=>{"use strict";k();C();tn();Gd=150});function Aa({table:e,chat:t,ask:n,send:s}){let a=fe()?.find(o=>o.game===e.game);return i`
    <div class="room waiting-room">
      <header class="room-head">
        <h1>${J(e.game)}</h1>
        <p role="status" class="room-state">${Vd(e)}</p>
      </header>
      <div class="room-columns">
        <div class="room-main">
          <ol class="room-seats" aria-label=${r("room-seats")}>
            ${e.seats.map((o,l)=>i`<${Yd} key=${l} table=${e} seat=${o} i=${l} info=${a} send=${s} />`)}
          </ol>
          <${Kd} table=${e} send=${s} />
          <${Qd} seated=${e.you>=0} send=${s} />
          <${Xd} table=${e} info=${a} />
        </div>
        <div class="room-side">
          <${Ca} table=${e.table} title=${r("room-invitation",{game:J(e.game)})} />
          <section class="panel room-chat">
            <h2>${r("tab-chat")}</h2>
            <${Js} lines=${t} onSay=${o=>n({t:"chat",text:o})} />
          </section>
          ${e.watchers>0&&i`<p class="room-what">${r("watchers",{n:e.watchers})}</p>`}
        </div>
      </div>
    </div>`}function Vd(e){let t=e.seats.filter(n=>n.kind==="empty").length;return t?r(e.wait?"room-seats-free":"room-waiting",{n:t}):e.wait?e.start?r(Pa(e)?"room-all-ready":"room-some-not-ready"):r(e.seats[e.you]?.ready?"room-for-host":"room-say-ready"):r("room-starting")}function Pa(e){return e.seats.every((t,n)=>t.kind!=="person"||t.ready||t.host||n===e.you&&e.start)}function Kd({table:e,send:t}){if(!e.wait)return null;let n=e.seats.some(o=>o.kind==="empty"),s=e.seats[e.you],a=e.seats.filter((o,l)=>o.kind==="person"&&l!==e.you).length;return i`
    <div class="room-begin">
      ${e.start&&i`
        <button type="button" class="btn primary large" disabled=${n} onClick=${()=>t({t:"start"})}>${r(n||Pa(e)?"room-start":"room-start-anyway")}</button>`}
      ${s&&!e.host&&i`
        <button type="button" class=${`btn large ${s.ready?"":"primary"}`} aria-pressed=${s.ready?"true":"false"} onClick=${()=>t({t:"ready",ready:!s.ready})}>
          <${b} name="done" size=${18} /> ${r(s.ready?"room-ready-now":"room-ready")}</button>`}
      ${e.start&&a>0&&!n&&!Pa(e)&&i`<p class="quiet-text">${r("room-start-what")}</p>`}
      ${e.start&&n&&i`<p class="quiet-text">${r("room-start-free")}</p>`}
    </div>`}function Yd({table:e,seat:t,i:n,info:s,send:a}){let o=s?.opponents??[],l=n===e.you,c=t.kind==="person"&&e.wait&&!t.host;return i`
    <li data-kind=${t.kind} data-you=${l||null} data-kept=${t.kept?!0:null}>
      <span class="room-number">${n+1}</span>
      <span class="room-name">${t.kind==="person"?i`<${ot} name=${t.name} />`:i`<bdi>${Jd(t)}</bdi>`}
        ${t.kind==="bot"&&i`<small>${$n(o.find(u=>u.bot===t.bot))}</small>`}
        ${t.kind==="person"&&i`<small>${[l?r("seat-you"):Ys(t),r(t.guest?"room-guest":"room-account"),t.host&&r("room-host")].filter(Boolean).join(" · ")}</small>`}</span>
      ${c&&i`<span class="room-mark" data-ready=${t.ready||null}><${b} name=${t.ready?"done":"hourglass"} size=${16} /> ${r(t.ready?"room-is-ready":"room-not-ready")}</span>`}
      <span class="room-acts">
        ${t.kind==="empty"&&e.you<0&&(!t.kept||t.kept.you)&&i`<button type="button" class="btn primary" onClick=${()=>a({t:"sit",seat:n})}>${r("room-sit")}</button>`}
        ${t.kind==="empty"&&e.host&&s&&i`<${em} opponents=${o} first=${s.opponent} put=${u=>a({t:"set_seat",seat:n,bot:u})} />`}
        ${t.kind==="empty"&&e.host&&i`
          <button type="button" class="btn small" aria-pressed=${t.kept?"true":"false"} title=${r("room-keep-what")} onClick=${()=>a({t:"keep",seat:n,kept:!t.kept})}><${b} name="lock" size=${16} /> ${r(t.kept?"room-open-seat":"room-keep")}</button>`}
        ${t.kind==="bot"&&e.host&&i`<button type="button" class="btn small" onClick=${()=>a({t:"set_seat",seat:n,bot:""})}>${r("room-no-bot")}</button>`}
        ${l&&i`<button type="button" class="btn small" onClick=${()=>a({t:"leave"})}>${r("room-leave")}</button>`}
        ${e.host&&n+1<e.seats.length&&i`
          <button type="button" class="btn quiet small icon-only" title=${r("room-swap",{a:n+1,b:n+2})} aria-label=${r("room-swap",{a:n+1,b:n+2})} onClick=${()=>a({t:"swap",seat:n,other:n+1})}><${b} name="reorder" size=${16} /></button>`}
      </span>
    </li>`}function Jd(e){return e.kind==="bot"?r("room-bot",{bot:oe("bot",e.bot)}):e.kept?e.kept.you?r("room-kept-you"):e.kept.name?r("room-kept-for",{who:e.kept.name}):r("room-kept"):r("room-free")}function Qd({seated:e,send:t}){let n=ce(),[s,a]=g(n.name),[o,l]=g("");return x(()=>a(n.name),[n.name]),n.account?null:i`
    <form class="room-me" onSubmit=${async u=>{u.preventDefault();try{await Nt({name:s.trim()}),l(""),e&&t({t:"rename"})}catch(p){l(z(p))}}}>
      <label class="field"><span class="label">${r("room-your-name")}</span>
        <input class="input" value=${s} maxlength="24" autocomplete="nickname" aria-invalid=${o?"true":null}
          onInput=${u=>a(u.currentTarget.value)} /></label>
      <button class="btn" disabled=${!s.trim()||s.trim()===n.name}>${r("save")}</button>
      ${o&&i`<p class="refusal" role="alert">${o}</p>`}
    </form>`}function Xd({table:e,info:t}){let{game:n}=e,s=t&&t.sets.length>1?e.sets.map(l=>oe(`${n}-set`,l)):[],a=(t?.options??[]).filter(({name:l})=>e.options[l]).map(({name:l,values:c})=>({name:l,value:String(e.options[l]),usual:c[0]})),o=e.seed?.by??"";return i`
    <section class="panel room-facts">
      <h2>${r("room-what")}</h2>
      <dl>
        ${s.length>0&&i`<${yt} title=${r("room-sets")}>${s.join(", ")}<//>`}
        ${t&&t.variants.length>1&&i`<${yt} title=${r("room-variant")} hint=${ke(`${n}-variant`,e.variant)}>${oe(`${n}-variant`,e.variant)}<//>`}
        ${a.map(({name:l,value:c})=>i`
          <${yt} key=${l} title=${oe(`${n}-option`,l)} hint=${c==="on"?ke(`${n}-option`,l):""}>
            ${c==="on"||c==="off"?r(`room-${c}`):oe(`${n}-value`,c)}<//>`)}
        <${yt} title=${r("room-seats")}>${r("room-seat-count",{n:e.seats.length})}<//>
        <${yt} title=${r("room-clock")}>${e.clock?bs(e.clock):r("new-clock-none")}<//>
        <${yt} title=${r("new-hints")}>${r(e.hints?"room-hints-yes":"room-hints-no")}<//>
        <${yt} title=${r("room-who-may")}>${r(e.open?"new-open":"new-link")}<//>
        <${yt} title=${r("room-deal")}>${o?r(`room-deal-${o}`):r("room-deal-chance")}
          ${e.seed?.value&&i`<small class="room-seed">${r("room-seed",{seed:e.seed.value})}</small>`}<//>
      </dl>
      ${(o==="host"||o==="deal")&&i`<p class="notice">${r(`room-deal-${o}-what`)}</p>`}
    </section>`}function yt({title:e,hint:t="",children:n}){return i`<div><dt>${e}</dt><dd>${n}${t&&i` <small>${t}</small>`}</dd></div>`}function em({opponents:e,first:t,put:n}){let[s,a]=g(t);return i`
    <span class="row">
      <select class="select" aria-label=${r("room-which-bot")} value=${s} onChange=${o=>a(o.currentTarget.value)}>
        ${e.map(o=>i`<option key=${o.bot} value=${o.bot}>${St(o)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${b} name="bot" size=${16} /> ${r("room-put-bot")}</button>
    </span>`}var Ia=v(()=>{"use strict";q();le();k();R();Le();C();tn();Ks();On();Qs()});function Oa(e,t){let[n,s]=g(Ra),[a,o]=g(!1),l=e?.ask??null,c=e?.step??-1,u=e?.era??0;x(()=>{s(Ra),o(!1)},[l?l.at:c,l?.question]);let p=ee((h,y=void 0)=>{s(Ra),o(!0),t({t:"play",step:c,era:u,...h},y).catch(()=>{}).finally(()=>o(!1))},[t,c,u]),m=ee(h=>{a||(h.confirm?s(y=>({path:y.path,menu:[],asking:h})):p({move:h.move},h))},[a,p]),f=ee(h=>{if(a)return;let y=Hs(l,n.path,h);y&&(y.move&&!y.move.confirm?p({move:y.move.move},y.move):s({path:y.path,menu:y.menu,asking:y.move}))},[l,a,n,p]),$=ee(()=>{if(!n.path.length&&!n.asking)return!1;let h=ca(n.path);return s({path:h,menu:Zs(l,h),asking:null}),!0},[l,n]),d=H(()=>a?new Set([]):Ds(l,n.path),[l,a,n.path]);return{...n,lit:d,busy:a,choose:f,take:m,back:$,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:h=>p({moves:h.map(y=>y.move)})}}var Ra,Na=v(()=>{"use strict";k();Rt();Ra={path:Os,menu:[],asking:null}});function Nn(e){return tm.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function Za(e){let t=e?e.moves.filter(Nn):[];return t.length>Vl?t:[]}function Zn(e,t,n,s,a=[]){let o=a.filter(p=>p!==n),l=p=>[Math.abs(p.amount[n]-t.amount[n]),nm(p.amount,t.amount),...o.map(m=>Math.abs(p.amount[m]-t.amount[m])),sm(p.amount,n)],c=null,u=[];for(let p of e){if((p.amount[n]-t.amount[n])*s<=0)continue;let m=l(p);(!c||om(m,u))&&([c,u]=[p,m])}return c}function sm(e,t){return e.reduce((n,s,a)=>n+(a===t?0:s*s),0)}function om(e,t){let n=e.findIndex((s,a)=>s!==t[a]);return n>=0&&e[n]<t[n]}function Da(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function Ha(e,t){let n=t.group==="gain"?1:-1;return e.map((s,a)=>s+n*(t.amount[a]??0))}function za(e,t){let n=e[0]?.have;return n?n.map((s,a)=>t.reduce((o,l)=>o+(l.change?.[a]??0),s)):null}var tm,Vl,nm,Dn=v(()=>{"use strict";tm=new Set(["pay","gain","lose"]),Vl=5;nm=(e,t)=>e.reduce((n,s,a)=>n+Math.abs(s-t[a]),0)});function qa({plan:e,game:t,kinds:n,pool:s,essencesOn:a,onTake:o,disabled:l}){let[c,u]=g({}),p=e.map((d,h)=>It(d,c[h]??"")??Sn(d)??d.moves[0]),m=za(e,p),f=!m||m.every(d=>d>=0),$=(d,h)=>u({...c,[d]:String(h.move)});return i`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((d,h)=>i`
          <li key=${h} class="collect-row">
            ${d.card&&i`<${re} game=${t} id=${d.card} size="chip" essences=${a(d.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${d.question}>
              ${d.moves.map(y=>i`
                <button type="button" key=${y.move} role="radio" class="toggle" aria-checked=${y===p[h]}
                  disabled=${l} data-move=${y.move} onClick=${()=>$(h,y)}>
                  <${Ze} fragments=${y.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${m&&i`<${am} kinds=${n} pool=${s} after=${m} />`}
      ${!f&&i`<p class="decision-how" role="status">${r("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${l||!f} onClick=${()=>o(p)} aria-keyshortcuts="Enter">
        ${r("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function am({kinds:e,pool:t,after:n}){let s=e.map((a,o)=>({kind:a,n:n[o],by:n[o]-t[o]})).filter(({n:a,by:o})=>a||o);return i`
    <p class="collect-after" role="status"><span>${r("collect-after")}</span>
      ${s.map(({kind:a,n:o,by:l})=>i`
        <span key=${a} class=${`collect-kind of-${a}`}><${b} name=${a} size=${18} label=${r(`sign-${a}`,{n:o})} /><b class="num">${o}</b>${l!==0&&i`<small class="num">${l>0?"+":"−"}${Math.abs(l)}</small>`}</span>`)}
    </p>`}var Ba=v(()=>{"use strict";k();R();Ve();C();Rt();Dn()});function nn({move:e,index:t,proposed:n,hinted:s,verb:a,onTake:o,disabled:l}){let c=t!==void 0&&t<9?String(t+1):"";return i`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${l} onClick=${()=>o(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&i`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${a&&i`<span class="move-verb">${e.heading}</span> `}<${Ze} fragments=${e.label} /></span>
        ${e.hint.length>0&&i`<span class="move-hint"><${Ze} fragments=${e.hint} /></span>`}
      </span>
      ${n&&i`<span class="move-enter" title=${r("decide-proposed")}>↵</span>`}
    </button>`}function Fa({moves:e,proposed:t,hinted:n,onTake:s,disabled:a}){let o=0;return i`
    <div class="move-list">
      ${pa(e).map(({heading:l,moves:c})=>i`
        <section key=${l}>
          <h4>${l}</h4>
          ${c.map(u=>i`<${nn} key=${u.move} move=${u} index=${o++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${a} />`)}
        </section>`)}
    </div>`}var Xs=v(()=>{"use strict";k();R();C();Rt()});function Wa({moves:e,start:t,kinds:n,pool:s,onTake:a,disabled:o}){let[l,c]=g(t),[u,p]=g([]),m=Ha(s,l),f=l.group==="gain",$=(d,h)=>{let y=Zn(e,l,d,h,u);y&&(c(y),p([d,...u.filter(w=>w!==d)]))};return i`
    <div class="picker" data-group=${l.group}>
      <div class="picker-rows" role="group" aria-label=${r(`pick-${l.group}`)}>
        ${Da(e).map(d=>{let h=r(`sign-${n[d]}`,{n:l.amount[d]});return i`
            <div class="picker-kind" key=${d} data-kind=${n[d]} data-none=${l.amount[d]===0||null}>
              <button type="button" class="step" disabled=${o||!Zn(e,l,d,-1)}
                aria-label=${r("pick-less",{kind:h})} onClick=${()=>$(d,-1)}>−</button>
              <span class="picker-amount">
                <${b} name=${n[d]} size=${22} />
                <output aria-label=${h}>${l.amount[d]}</output>
              </span>
              <button type="button" class="step" disabled=${o||!Zn(e,l,d,1)}
                aria-label=${r("pick-more",{kind:h})} onClick=${()=>$(d,1)}>+</button>
              <span class="picker-left num">${r(f?"pick-have":"pick-left",{n:m[d]})}</span>
            </div>`})}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${o} onClick=${()=>a(l)}
        data-move=${l.move} aria-keyshortcuts="Enter">
        ${r(`pick-do-${l.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`}var ja=v(()=>{"use strict";k();R();C();Dn()});function ue(e){let[t,n]=g(()=>matchMedia(e).matches);return x(()=>{let s=matchMedia(e),a=()=>n(s.matches);return a(),s.addEventListener("change",a),()=>s.removeEventListener("change",a)},[e]),t}function Ae(e){e?.focus({preventScroll:!0})}function Ka(e){let[t,n]=g({width:0,height:0});return de(()=>{let s=e.current;if(!s)return;let a=()=>{if(!s.clientWidth)return;let l=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(l.paddingLeft)-parseFloat(l.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(l.paddingTop)-parseFloat(l.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};a();let o=new ResizeObserver(a);return o.observe(s),()=>o.disconnect()},[]),t}var be,Ua,Ga,Va,ye=v(()=>{"use strict";k();be="(max-width: 719px), (max-width: 899px) and (orientation: portrait), (max-height: 499px)",Ua="(min-width: 1000px) and (min-height: 700px)",Ga="(min-width: 2000px) and (min-height: 1100px)",Va=1.25});function Ya({game:e,state:t,ask:n,you:s,choosing:a,hint:o,before:l}){let[c,u]=g(!1);x(()=>u(!1),[n.question,n.at]);let p=t.view,m=p.seats[s],f=rm(e,n),$=Sn(n),d=o?It(n,o.move):null,h=n.plan?.length?n.plan:null,y=Za(n),w=n.moves.some(A=>A.targets.length),S=ua(n).filter(A=>!y.length||!Nn(A)),E=A=>m.play?.find(N=>N.card===A)?.essences??null;return a.asking?i`<${Kl} choosing=${a} />`:i`
    <div class="decision" data-kind=${n.kind} data-hit=${f||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?r("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&w&&i`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${r("decide-list-title")}>
            ${r("decide-list")}
          </button>`}
      </div>
      ${f&&i`<${Yl} lines=${l} />`}
      <div class="decision-body" data-stacked=${y.length>0||c||null}>
        ${im(n)&&i`<div class="decision-card"><${re} game=${e} id=${n.card} size=${y.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${o&&i`<${lm} hint=${o} />`}
          ${h&&!c?i`<${qa} key=${n.at} plan=${h} game=${e} kinds=${p.essences} pool=${m.pool} essencesOn=${E} onTake=${a.takeAll} disabled=${a.busy} />`:c?i`<${Fa} moves=${n.moves} proposed=${$} hinted=${d} onTake=${a.take} disabled=${a.busy} />`:i`
            ${y.length>0&&i`<${Wa} key=${n.at} moves=${y} start=${$&&Nn($)?$:y[0]}
              kinds=${p.essences} pool=${m.pool} onTake=${a.take} disabled=${a.busy} />`}
            ${w&&i`<p class="decision-how">${r(a.menu.length?"decide-menu":a.path.length?"decide-go-on":S.length?"decide-point":"decide-point-only")}</p>`}
            ${S.map((A,N)=>i`<${nn} key=${A.move} move=${A} index=${N} verb=${A.group==="pass"}
              proposed=${A===$} hinted=${A===d} onTake=${a.take} disabled=${a.busy} />`)}`}
        </div>
      </div>
    </div>`}function lm({hint:e}){return i`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&i`<span class="hint-win">${r("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&i`<ul>${e.reasons.map((t,n)=>i`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&i`<p class="hint-second">${r("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function Kl({choosing:e}){let t=e.asking;return t&&i`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Ae} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${r("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${r("confirm-no")}</button>
      </div>
    </div>`}function Ja({names:e,owing:t,you:n,before:s}){let a=t.filter(o=>o!==n).map(o=>e[o]);return i`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${a.length?r("waiting-for",{who:a.join(", "),n:a.length}):r("waiting-table")}</h2>
      <${Yl} lines=${s.slice(-1)} />
      ${n<0&&i`<p class="decision-how">${r("you-watch")}</p>`}
    </div>`}function Yl({lines:e}){return e.length>0&&i`<div class="decision-before">${e.map((t,n)=>i`<p key=${n}>${t}</p>`)}</div>`}var rm,im,Qa=v(()=>{"use strict";k();Ve();le();C();Rt();Dn();Ba();Xs();ja();ye();rm=(e,t)=>Fe(e)?.hits.includes(t.kind)??!1,im=e=>e.card&&!e.plan?.length});function ec(e){return[1,2,5,10,20,25,50].find(t=>e/t<=5)??100}function er({rounds:e,names:t,you:n}){let s=ue(be)?330:600;if(e.length<2)return null;let a=e.flat(),o=Math.min(0,...a),l=ec(Math.max(...a,1)-o),c=Math.ceil(Math.max(...a,1)/l)*l,u=$=>eo+(s-eo-Jl)*$/(e.length-1),p=$=>Ql+(Xa-Ql-cm)*(1-($-o)/(c-o)),m=Array.from({length:Math.floor((c-o)/l)+1},($,d)=>Math.ceil(o/l)*l+d*l).filter($=>$<=c),f=Math.ceil(e.length/(s/40));return i`
    <figure class="curve">
      <figcaption>${r("curve-title")}</figcaption>
      <svg viewBox=${`0 0 ${s} ${Xa}`} aria-hidden="true">
        ${m.map($=>i`<g key=${$} class="curve-level"><path d=${`M${eo} ${p($)}H${s-Jl}`} /><text x=${eo-6} y=${p($)+4} text-anchor="end">${$}</text></g>`)}
        ${e.map(($,d)=>d%f===0&&i`<text key=${d} class="curve-round" x=${u(d)} y=${Xa-6} text-anchor="middle">${d+1}</text>`)}
        ${t.map(($,d)=>i`
          <g key=${d} class="curve-line" data-seat=${d} data-you=${d===n||null}>
            <polyline points=${e.map((h,y)=>`${u(y)},${p(h[d])}`).join(" ")} stroke-dasharray=${Xl[d]} />
            ${e.map((h,y)=>i`<circle key=${y} cx=${u(y)} cy=${p(h[d])} r="2.5" />`)}
          </g>`)}
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${t.map(($,d)=>i`<li key=${d} data-seat=${d}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${Xl[d]} /></svg> <bdi>${$}</bdi></li>`)}
      </ul>
      <table class="visually-hidden">
        <caption>${r("curve-title")}</caption>
        <thead><tr><th scope="col">${r("curve-round")}</th>${t.map(($,d)=>i`<th key=${d} scope="col">${$}</th>`)}</tr></thead>
        <tbody>${e.map(($,d)=>i`<tr key=${d}><th scope="row">${d+1}</th>${$.map((h,y)=>i`<td key=${y}>${h}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`}var Xa,eo,Jl,Ql,cm,Xl,tr=v(()=>{"use strict";k();C();ye();Xa=180,eo=30,Jl=16,Ql=12,cm=24,Xl=["","8 4","2 4","10 3 2 3","1 3"]});function to(e){return e<new Date().toISOString().slice(0,10)}function tc(e){let t=(Fe(e.game)?.bots??[]).filter(n=>/^level\d+$/.test(n));return e.seats.some(n=>n.kind==="bot"&&t.includes(n.bot)&&n.bot!==t.at(-1))}function nr(e){let t=["again"];return tc(e)&&t.push("stronger"),(!e.day||to(e.day))&&t.push("deal"),t}function sr({table:e,names:t,ask:n,latest:s}){let[a,o]=g(""),[l,c]=g(!1),u=async f=>{c(!0),o("");try{await n({t:"rematch",how:f});let $=s()?.next?.[f];$&&Ee(`/t/${$.table}`)}catch($){o(z($))}c(!1)},p=e.next??{};if(e.you<0)return Object.entries(p).map(([f,{table:$}])=>i`<a key=${f} class="btn" href=${`/t/${$}`}>${r("rematch-watch")}</a>`);let m=nr(e).filter(f=>p[f]&&p[f].seat!==e.you);return i`
    ${m.map(f=>i`<p key=${f} class="notice rematch-offer" role="status">${r(`rematch-offer-${f}`,{who:t[p[f].seat]})}</p>`)}
    ${a&&i`<p class="problem" role="alert">${a}</p>`}
    ${nr(e).map((f,$)=>i`
      <button key=${f} type="button" class=${`btn ${m.includes(f)||!m.length&&$===0&&!e.day?"primary":""}`} disabled=${l} onClick=${()=>u(f)}>
        ${m.includes(f)&&i`<${b} name="people" size=${16} />`} ${m.includes(f)?r(`rematch-join-${f}`):r(`rematch-${f}`)}</button>`)}`}var or=v(()=>{"use strict";q();le();k();R();bt();C()});function ar({table:e,state:t,names:n,ask:s,latest:a,onLook:o}){let l=t.result,c=l.winners.map(m=>n[m]).join(", "),u=um(e.table),p=e.day&&!to(e.day);return i`
    <div class="ending" role="dialog" aria-label=${r("ending-label")}>
      <h1>${l.winners.includes(e.you)&&l.winners.length===1?r("ending-you-won"):r("ending-won",{who:c,n:l.winners.length})}</h1>
      <p class="room-what">${r("ending-rounds",{n:l.rounds})}${u.seed&&i` · <span class="ending-seed">${r("room-seed",{seed:u.seed})}</span>`}</p>
      <${pm} game=${e.game} score=${t.score} result=${l} names=${n} you=${e.you} />
      <${er} rounds=${u.rounds} names=${n} you=${e.you} />
      <div class="row ending-acts">
        ${e.day&&i`<a class="btn primary" href=${p?"/daily":`/daily/${e.day}`}>${r("ending-daily")}</a>`}
        <${sr} table=${e} names=${n} ask=${s} latest=${a} />
        <button type="button" class="btn" onClick=${o}>${r("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${r("ending-replay")}</a>
        ${!p&&i`<a class="btn" href=${`/api/tables/${e.table}/record`} download>${r("ending-record")}</a>`}
        <a class="btn" href="/">${r("ending-home")}</a>
      </div>
      ${!p&&i`<${Vs} path=${`/replay/${e.table}`} />`}
    </div>`}function um(e){let[t,n]=g({rounds:[],seed:null});return x(()=>{let s=!0;return se(`/api/tables/${encodeURIComponent(e)}/after`).then(a=>s&&n(a),()=>{}),()=>{s=!1}},[e]),t}function pm({game:e,score:t,result:n,names:s,you:a}){let o=s.map((l,c)=>c).sort((l,c)=>n.points[c]-n.points[l]);return i`
    <div class="scores">
      ${o.map(l=>i`
        <section key=${l} class="scores-seat" data-winner=${n.winners.includes(l)||null} data-you=${l===a||null}>
          <h3>${n.winners.includes(l)&&i`<${b} name="crown" size=${18} label=${r("ending-winner")} />`} <bdi>${s[l]}</bdi> <strong>${n.points[l]}</strong></h3>
          <table><tbody>
            ${t[l].map(([c,u,p],m)=>i`<tr key=${`${c} ${m}`}><th scope="row">${p}<${dm} game=${e} source=${c} /></th><td>${u}</td></tr>`)}
            ${!t[l].length&&i`<tr><td class="empty">${r("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}function dm({game:e,source:t}){let n=ke(`${e}-source`,t.split(":")[0]);return n&&i`<small class="scores-meaning">${n}</small>`}var rr=v(()=>{"use strict";q();le();k();R();C();tr();Ks();or()});function ac(e,t,[n,s]){let a=-1,o=1/0;return t.forEach((l,c)=>{let u=(l.x-e.x)*n+(l.y-e.y)*s,p=Math.abs((l.x-e.x)*s)+Math.abs((l.y-e.y)*n),m=u+mm*p;u>2&&m<o&&([a,o]=[c,m])}),a}function $m(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(o=>e.has(o.dataset.target??"")),...n].map(fm).filter(o=>o.getClientRects().length>0)}function fm(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function hm(e,t){let n=$m(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let a=ac(nc(s),n.map(nc),oc[e]);a>=0&&n[a].focus()}function gm(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function ir(e,t){let n=I({letters:e,lit:t});n.current={letters:e,lit:t},x(()=>{let s=a=>{if(!(a.ctrlKey||a.metaKey||a.altKey||a.defaultPrevented)){if(gm(a.target)){a.key==="Escape"&&a.target.blur();return}bm(a,n.current.letters,n.current.lit)&&a.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function bm(e,t,n){let{key:s}=e;return s in oc?(hm(s,n),!0):s==="Enter"?!ym(e.target)&&wt(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?wt(".menu [data-move]",Number(s))||wt(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function ym(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function wt(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function lr({onClose:e}){return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog keys" role="dialog" aria-label=${r("keys-title")}>
      <h2>${r("keys-title")}</h2>
      <dl>${sc.map(([t,n])=>i`
        <div key=${n}><dt>${t.map(s=>i`<kbd key=${s}>${s}</kbd>`)}</dt><dd>${r(n)}</dd></div>`)}
      </dl>
      <button type="button" class="btn primary" ref=${Ae} onClick=${e}>${r("close")}</button>
    </div>`}var sc,oc,mm,nc,cr=v(()=>{"use strict";k();C();ye();sc=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],oc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},mm=2.5,nc=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function no(e){return[...document.querySelectorAll(`[data-target="${CSS.escape(e)}"]`)].find(n=>n.getClientRects().length>0)??null}function ur({choosing:e}){let{menu:t,path:n}=e,s=I(null),[a,o]=g({left:0,top:0,ready:!1}),l=n[n.length-1]??"",c=t.length>0;return de(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=no(l)?.getBoundingClientRect();if(!p)return o({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let m=p.right+vt+u.width<=innerWidth?p.right+vt:p.left-vt-u.width,f=m>=vt?m:Math.max(vt,Math.min(p.left,innerWidth-u.width-vt)),$=Math.max(vt,Math.min(p.top,innerHeight-u.height-vt));o({left:f,top:$,ready:!0})},[c,l,t]),x(()=>{c&&s.current?.querySelector("button")?.focus()},[c,l]),c?i`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${r("menu-label")} ref=${s}
      style=${{left:`${a.left}px`,top:`${a.top}px`,visibility:a.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>i`<${nn} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${r("menu-back")}</button>
    </div>`:null}var vt,pr=v(()=>{"use strict";k();C();Xs();vt=8});function Hn(e,t,n){let[s,a]=g(e),o=I([]),l=I(0),c=I(null),u=I(s);u.current=s;let p=()=>{l.current=0,o.current.length>ic&&o.current.splice(0,o.current.length-ic);let f=o.current.shift();if(!f)return;let $=u.current;c.current=$&&t.current&&f.cause==="move"&&Cn()?{state:$,places:Mm(t.current)}:null,a(f),c.current?l.current=setTimeout(p,o.current.length>1?xm:vm):p()};return km(()=>{o.current.length&&(o.current.splice(0,o.current.length-1),clearTimeout(l.current),p())}),de(()=>{!e||e===u.current||o.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(o.current=[],clearTimeout(l.current),l.current=0),o.current.push(e),l.current||p())},[e]),de(()=>{let f=c.current;if(c.current=null,!f||!s||!t.current)return;let $=lc(t.current);Em($,f.places),n&&Tm(n(f.state.view,s.view,s.events),f.places,cc($))},[s]),x(()=>()=>clearTimeout(l.current),[]),s}function km(e){let t=I(e);t.current=e,x(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(a=>addEventListener(a,n,{capture:!0})),()=>s.forEach(a=>removeEventListener(a,n,{capture:!0}))},[])}function Mm(e){return cc(lc(e))}function lc(e){let t=new Map;for(let n of Cm(e)){let s=Lm(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function Cm(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function Em(e,t){for(let[n,{element:s,box:a}]of e){if(!s.dataset.target)continue;let o=t.get(n);if(!o){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:rc,easing:dr});continue}let l=o.left+o.width/2-a.left-a.width/2,c=o.top+o.height/2-a.top-a.height/2;if(Math.abs(l)+Math.abs(c)<3)continue;let u=a.width?o.width/a.width:1,p=s.animate([{translate:`${l}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:rc,easing:dr});Sm(s,p)}}function Sm(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function Tm(e,t,n){for(let{kind:s,n:a,from:o,to:l}of e){let c=t.get(o)??n.get(o),u=n.get(l)??t.get(l);if(!(!c||!u))for(let p=0;p<Math.min(a,_m);p++)Pm(s,c,u,p)}}function Pm(e,t,n,s){let a=document.createElement("span");a.className="flyer",a.setAttribute("aria-hidden","true"),Re(i`<${b} name=${e} size=${22} />`,a),document.body.append(a);let o=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,l=a.animate([{translate:o(t),opacity:.4},{translate:o(n),opacity:1}],{duration:wm,delay:s*40,easing:dr,fill:"backwards"}),c=()=>{Re(null,a),a.remove()};l.finished.then(c,c)}var rc,wm,vm,xm,ic,dr,_m,cc,Lm,so=v(()=>{"use strict";k();R();Ce();rc=220,wm=250,vm=280,xm=130,ic=3,dr="cubic-bezier(0.2, 0.7, 0.2, 1)",_m=3;cc=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));Lm=e=>e.dataset.target??e.dataset.anchor??""});function zn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(a=>document.querySelector(`.board [data-target="${CSS.escape(a)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return i`
    <div class="part-tabs tabs" role="tablist">
      ${sn.map(a=>i`
        <button type="button" key=${a} role="tab" aria-selected=${e===a} onClick=${()=>t(a)}>
          ${r(`part-${a}`)}${e!==a&&s.has(a)&&i`<i class="lit-dot" title=${r("part-lit")}></i>`}
        </button>`)}
    </div>`}function qn(e,t,n){let s=I({x:0,y:0});return e?{onTouchStart:a=>{s.current={x:a.touches[0].clientX,y:a.touches[0].clientY}},onTouchEnd:a=>{let o=a.changedTouches[0].clientX-s.current.x,l=a.changedTouches[0].clientY-s.current.y;if(Math.abs(o)<Am||Math.abs(o)<Im*Math.abs(l))return;let c=sn[sn.indexOf(t)-Math.sign(o)];c&&n(c)}}:{}}var sn,Am,Im,oo=v(()=>{"use strict";k();C();sn=["mine","centre","rivals","log"],Am=60,Im=2});function mr({table:e,names:t,owing:n,skew:s,send:a}){let o=e.seats[e.you],l=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:i`
    ${o?.stand_in&&i`
      <div class="prompt" role="alert">
        <p>${r("seat-bot-plays",{bot:o.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>a({t:"take_back"})}>${r("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&l.map(({seat:c,i:u})=>i`<${Om} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>a({t:"stand_in",seat:u})} />`)}`}function Om({name:e,since:t,skew:n,onStandIn:s}){let a=()=>t+Rm-(Date.now()/1e3+n),[o,l]=g(a()<=0),c=Math.round(t);return x(()=>{l(a()<=0);let u=setTimeout(()=>l(!0),Math.max(0,a())*1e3);return()=>clearTimeout(u)},[c]),o&&i`
    <div class="prompt" role="status">
      <p>${r("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${r("seat-stand-in")}</button>
    </div>`}function $r({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return i`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ae} onClick=${t} aria-keyshortcuts="Escape">${r("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${r("request-ask")}</button>
      </div>
    </div>`}function fr({onClose:e,onLeave:t}){let n=()=>{e(),t()};return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${r("leave")}>
      <h2>${r("leave")}</h2>
      <p>${r("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ae} onClick=${e} aria-keyshortcuts="Escape">${r("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${r("leave-do")}</button>
      </div>
    </div>`}var Rm,hr=v(()=>{"use strict";k();C();ye();Rm=60});function Bn(e){if(!he("sound")||typeof AudioContext>"u")return;Dt??=new AudioContext,Dt.state==="suspended"&&Dt.resume().catch(()=>{});let t=Dt.currentTime+.01;for(let n of Nm[e]){let s=Dt.createOscillator(),a=Dt.createGain();s.type=n.wave,s.frequency.value=n.hz,a.gain.setValueAtTime(0,t+n.at),a.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),a.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(a).connect(Dt.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function gr(e,t){!t||e.cause==="join"||(e.result&&!t.result?Bn("end"):e.ask&&!t.ask?Bn("turn"):e.events.some(n=>Zm.has(n.kind))?Bn("card"):e.events.some(n=>Dm.has(n.kind))&&Bn("essence"))}var Nm,Dt,Zm,Dm,br=v(()=>{"use strict";Ce();Nm={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},Dt=null;Zm=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),Dm=new Set(["collected","gained","paid","put","took","lost","moved"])});function yr(e,t){x(()=>{let n=t?r("title-over"):e?`● ${r("title-your-turn")}`:r("title-table");document.title=`${n} · Arcanarium`},[e,t])}var wr=v(()=>{"use strict";k();C()});function uc(e,t,n){let s=new Map;for(let a of t)s.set(a,(s.get(a)??0)+1);return{whose:[...s],lines:n.filter(([a])=>a>e&&a<=e+t.length).map(([,a])=>a)}}function ao({step:e,back:t,log:n,names:s,you:a}){let{whose:o,lines:l}=uc(e,t,n);return i`
    <ul class="goes-back-whose">
      ${o.map(([c,u])=>i`<li key=${c} data-you=${c===a||null}>${c===a?r("back-yours",{n:u}):r("back-theirs",{who:s[c],n:u})}</li>`)}
    </ul>
    <ul class="goes-back" tabindex="0" aria-label=${r("back-label")}>
      ${l.length>vr&&i`<li>${r("back-more",{n:l.length-vr})}</li>`}
      ${l.slice(-vr).map((c,u)=>i`<li key=${u}>${c}</li>`)}
      ${!l.length&&i`<li>${r("back-hidden")}</li>`}
    </ul>`}var vr,xr=v(()=>{"use strict";k();C();vr=8});function _r({state:e,table:t,names:n,log:s,made:a,send:o}){let[l,c]=g(!1);x(()=>c(!1),[e.step,t.request]);let u=t.seats.some((d,h)=>h!==t.you&&d.kind==="person"),{can:p,why:m}=e.undo,f=t.request?.seat===t.you,$=e.undo.back??[];return f?i`
      <div class="undo-note" role="status">
        <p>${r("undo-asked")}</p>
        <${Hm} table=${t} names=${n} />
        <button type="button" class="btn quiet small" onClick=${()=>o({t:"answer_undo",agree:!1})}>${r("undo-withdraw")}</button>
      </div>`:l?i`
      <div class="undo-ask" role="alertdialog" aria-label=${m}>
        <p>${m}</p>
        ${$.length>0&&!t.day&&i`<p>${r("back-title",{n:$.length})}</p><${ao} step=${e.step-$.length} back=${$} log=${s} names=${n} you=${t.you} />`}
        <div class="row">
          ${!t.day&&i`<button type="button" class="btn" ref=${Ae} onClick=${()=>o({t:"ask_undo",step:e.step,era:e.era})}>${r(u?"undo-ask":"undo-anyway")}</button>`}
          <button type="button" class="btn quiet small" onClick=${()=>c(!1)}>${r("undo-never-mind")}</button>
        </div>
      </div>`:i`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!p&&!m}
      title=${p?r("undo-title"):m} data-fair=${p||null}
      onClick=${()=>p?o({t:"undo",step:e.step,era:e.era}):c(!0)}>
      <${b} name="undo" size=${16} /> <span>${r("undo")}${p&&a&&i`: <${Ze} fragments=${a} />`}</span>
    </button>`}function Hm({table:e,names:t}){let n=(e.request?.asked??[]).filter(s=>!e.request?.agreed.includes(s)&&!e.seats[s].here);return n.length>0&&i`<p>${r("undo-away",{who:n.map(s=>t[s]).join(", "),n:n.length})}</p>`}function kr({table:e,names:t,log:n,send:s}){let a=e.request,o=a&&a.asked.includes(e.you)&&!a.agreed.includes(e.you);return!a||!o||a.seat===e.you?null:i`
    <div class="prompt" role="alertdialog" aria-label=${r("undo-request",{who:t[a.seat]})}>
      <p>${r("undo-request",{who:t[a.seat]})} ${a.back.includes(e.you)&&r("undo-request-yours")}</p>
      <${ao} step=${a.step} back=${a.back} log=${n} names=${t} you=${e.you} />
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>s({t:"answer_undo",agree:!0})}>${r("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>s({t:"answer_undo",agree:!1})}>${r("undo-refuse")}</button>
      </div>
    </div>`}var Mr=v(()=>{"use strict";k();R();C();xr();ye()});function Cr({data:e,board:t,ask:n,tell:s}){let a=e.table,o=I(null),l=I(null);l.current=e.table;let c=Hn(e.state,o,t.flights??null),u=c===e.state,{made:p,remembering:m}=qm(n),f=Oa(u?c:{...c,ask:null},m),[$,d]=g(null),[h,y]=g("log"),[w,S]=g(!1),[E,A]=g("mine"),[N,ie]=g(!1),[Pe,pe]=g(!1),[xe,_]=g(!1),[L,O]=g(""),[K,X]=ge("sound"),ne=ue(be),Qn=ue(Ua),Ft=H(()=>a.seats.map(me=>me.name),[a]),{you:ct}=a,Ie=u?c.ask:null,Iu=ee(me=>zs(Ie,me),[Ie]),Ru=Fm(o,Ie,f.lit),ci=e.log.slice(-zm).map(([,me])=>me),ui=e.state?.requests??[],Xn=ui.find(me=>me.name===L),go=u&&e.hint&&e.hint.step===c.step?e.hint:null;Wm(e.state),yr(!!e.state?.ask,!!e.state?.result),jm(go&&It(Ie,go.move)?.targets||null),Um(ne,E,A,f.lit,c.step),Bm(a,()=>pe(!1));let Ou=qn(ne,E,A),pi=me=>{ne?A("log"):Qn||S(!w||me!==h),y(me),me==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},di=()=>Ie&&a.hints&&s({t:"hint",step:c.step});ir({u:()=>wt(".undo"),p:()=>wt('.decision [data-group="pass"]'),m:()=>wt(".list-toggle"),h:di,l:()=>pi("log"),c:()=>pi("chat"),"?":()=>ie(!0),Escape:()=>N||xe||Xn?(ie(!1),_(!1),O("")):f.back()||($!==null?d(null):S(!1))},f.lit);let mi=i`<${Ta} log=${e.log} chat=${e.chat} tab=${h} setTab=${y} requests=${ui} onRequest=${O} onSay=${me=>n({t:"chat",text:me})} />`,Nu=c.result&&!Pe;return i`
    <div class="tabletop" data-game=${a.game} data-part=${ne?E:null} data-deciding=${Ie?!0:null} data-seats=${a.seats.length}>
      <${Rn} table=${a} state=${c} skew=${e.skew} onSeat=${me=>d($===me?null:me)}>
        ${a.watchers>0&&i`<span class="watchers" title=${r("watchers",{n:a.watchers})}><${b} name="eye" size=${16} />${a.watchers}</span>`}
        ${!ne&&!Qn&&i`<button type="button" class="btn quiet small icon-only" aria-pressed=${w} onClick=${()=>S(!w)} title=${r("tab-log")} aria-label=${r("tab-log")}><${b} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${K} onClick=${()=>X(!K)} title=${r("sound-toggle")} aria-label=${r("sound-toggle")}><${b} name=${K?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only keys-button" onClick=${()=>ie(!0)} title=${r("keys-title")} aria-label=${r("keys-title")}><${b} name="info" size=${18} /></button>
        ${ct>=0&&!c.result&&!a.day&&i`<button type="button" class="btn quiet small icon-only" onClick=${()=>_(!0)} title=${r("leave")} aria-label=${r("leave")}><${b} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${r("ending-home")} aria-label=${r("ending-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${ne&&i`<${zn} part=${E} setPart=${A} lit=${f.lit} />`}
      <section class="board" ref=${o} ...${Ou} aria-label=${r("board-label")}>
        <${t.Board} game=${a.game} view=${c.view} table=${a} score=${c.score} ask=${Ie} names=${Ft} you=${ct}
          lit=${f.lit} chosen=${f.path} choose=${f.choose} why=${Iu} detail=${$} setDetail=${d} />
        ${ne&&E==="log"&&i`<div class="part-log">${mi}</div>`}
      </section>
      <aside class="side">
        ${(Qn||!ne&&w)&&i`<div class="talk-place" data-drawer=${!Qn||null}>${mi}</div>`}
        <${kr} table=${a} names=${Ft} log=${e.log} send=${s} />
        <${mr} table=${a} names=${Ft} owing=${c.view.owing} skew=${e.skew} send=${s} />
        <div class="desk" data-active=${Ie?!0:null}>
          ${t.Beside&&ct>=0&&i`<${t.Beside} view=${c.view} you=${ct} />`}
          ${Ie&&ct>=0?i`<${Ya} game=${a.game} state=${c} ask=${Ie} you=${ct} choosing=${f} hint=${go} before=${ci} />`:c.result?i`<div class="decision"><button type="button" class="btn primary" onClick=${()=>pe(!1)}>${r("ending-show")}</button></div>`:i`<${Ja} names=${Ft} owing=${c.view.owing} you=${ct} before=${ci} />`}
          <p class="why-line" aria-live="polite">${Ru}</p>
          ${ct>=0&&!c.result&&i`
            <div class="desk-tools">
              <${_r} state=${c} table=${a} names=${Ft} log=${e.log} made=${p(c.step)} send=${s} />
              ${Ie&&a.hints&&i`<button type="button" class="btn quiet small" onClick=${di} aria-keyshortcuts="h"><${b} name="hint" size=${16} /> ${r("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${ur} choosing=${f} />
      ${N&&i`<${lr} onClose=${()=>ie(!1)} />`}
      ${xe&&i`<${fr} onClose=${()=>_(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${Xn&&i`<${$r} request=${Xn} onClose=${()=>O("")} onAsk=${()=>s({t:"request",name:Xn.name})} />`}
      ${Nu&&i`<div class="veil"></div><${ar} table=${a} state=${c} names=${Ft} ask=${n} latest=${()=>l.current} onLook=${()=>pe(!0)} />`}
    </div>`}function qm(e){let t=I([]),n=ee((a,o)=>{let l=t.current.filter(c=>c.step<a.step);return t.current=o?[...l,{step:a.step,label:[[o.heading,"text"],[" ","text"],...o.label]}]:l,e(a)},[e]);return{made:a=>t.current.find(o=>o.step===a-1)?.label??null,remembering:n}}function Bm(e,t){let n=Object.entries(e.next??{}).filter(([,{seat:s}])=>s!==e.you).map(([s])=>s).join();x(()=>{n&&t()},[n])}function Fm(e,t,n){let[s,a]=g("");return x(()=>{let o=e.current,l=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;a(u?.dataset.target??"")};return o?.addEventListener("pointerover",l),o?.addEventListener("focusin",l),()=>{o?.removeEventListener("pointerover",l),o?.removeEventListener("focusin",l)}},[]),s&&!n.has(s)?zs(t,s).join(" "):""}function Wm(e){let t=I(e);x(()=>{e&&e!==t.current&&gr(e,t.current),t.current=e},[e])}function jm(e){let t=e?.join(" ")??"";de(()=>{let n=(e??[]).map(no).filter(s=>s!==null);for(let s of n)s.setAttribute("data-hinted","");return()=>n.forEach(s=>s.removeAttribute("data-hinted"))},[t])}function Um(e,t,n,s,a){x(()=>{if(!e||!s.size)return;let o=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(o.has(t))return;let l=sn.find(c=>o.has(c));l&&n(l)},[a,e])}var zm,Lr=v(()=>{"use strict";k();R();Ce();C();Rt();Na();Qa();rr();cr();pr();so();oo();hr();ye();br();On();Qs();wr();Mr();zm=3});function Er(){let[e,t]=g([]),n=ee(s=>{let a=++Vm;t(o=>[...o.filter(l=>l.text!==s).slice(-2),{id:a,text:s}]),setTimeout(()=>t(o=>o.filter(l=>l.id!==a)),Gm)},[]);return{toasts:e,toast:n}}function Sr({toasts:e}){return i`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>i`<p key=${t}>${n}</p>`)}</div>`}var Gm,Vm,Tr=v(()=>{"use strict";k();Gm=5e3,Vm=0});var dc={};_e(dc,{Page:()=>pc,TablePage:()=>Ar});function pc({params:e}){return i`<${Ar} key=${e.table} id=${e.table} />`}function Km(e){let[t,n]=g(null),[s,a]=g(null);de(()=>{let l=ha(e,c=>n({...c}));return a(l),()=>l.close()},[e]);let o=ee(l=>s?s.send(l):Promise.reject(new Error("no link")),[s]);return{data:t,send:o}}function Ym(e){let[t,n]=g(null),[s,a]=g("");return x(()=>{e&&hn(e).then(n,o=>a(z(o)))},[e]),{board:t,problem:s}}function Ar({id:e}){let{data:t,send:n}=Km(e),{toasts:s,toast:a}=Er(),o=t?.table??null,{board:l,problem:c}=Ym(o?.game),u=!!t?.state?.result;x(()=>{u&&o&&ya(e,o.you).catch(()=>{})},[u]);let p=H(()=>f=>n(f).catch($=>{throw a(z($)),$}),[n,a]),m=ee(f=>p(f).catch(()=>{}),[p]);return t?.gone?i`<${Pr} title=${r("table-gone")} text=${r("table-gone-what")} />`:c?i`<${Pr} title=${r("table-problem")} text=${c} />`:!t||!o||!l&&o.status!=="open"?i`<${Jm} id=${e} lost=${!!t?.retryAt} />`:i`
    ${!t.connected&&i`<p class="offline" role="status">${r("table-offline")}</p>`}
    ${o.status==="broken"?i`<${Pr} title=${r("table-broken")} text=${o.reason} />`:t.state&&l&&o.status!=="open"?i`<${Cr} data=${t} board=${l} ask=${p} tell=${m} />`:i`<${Aa} table=${o} chat=${t.chat} ask=${p} send=${m} />`}
    <${Sr} toasts=${s} />`}function Jm({id:e,lost:t}){let[n,s]=g("");return x(()=>{t&&wa(e).then(s,()=>{})},[t]),i`
    <div class="waiting" aria-busy="true">
      <p role="status">${r(t?"table-offline":"table-coming")} ${n&&i`<a href=${n}>${r("table-stored")}</a>`}</p>
    </div>`}function Pr({title:e,text:t}){return i`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${r("ending-home")}</a></p>
    </section>`}var Ir=v(()=>{"use strict";k();gn();ga();Ws();q();C();Ia();Lr();Tr()});function mc(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function $c({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[o,l]of Object.entries(t))s.set(o,l);n&&s.set("card",n);let a=s.toString();return a&&`?${a}`}function Rr(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function fc(e,{words:t,filters:n}){let s=Rr(t).split(/\s+/).filter(Boolean),a=e.cards.filter(c=>Object.entries(n).every(([u,p])=>Qm(c,u).includes(p)));if(!s.length)return a;let o=a.filter(c=>{let u=Rr([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),l=c=>s.some(u=>Rr(c.name).includes(u));return[...o.filter(l),...o.filter(c=>!l(c))]}function Qm(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function Or(e,t,n,s){switch(n){case"set":return t.sets.find(a=>a.id===s)?.title??s;case"type":return ht(e,`type-${s}`,{n:2});case"kind":return ht(e,`kind-${s}`,{n:2});default:return Qe(`${e}-${n}-${s}`)?r(`${e}-${n}-${s}`):ht(e,s)}}var hc=v(()=>{"use strict";kn();C()});var Nr={};_e(Nr,{CardsPage:()=>gc,Page:()=>Xm});function Xm({params:e}){let t=fe()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return i`<div class="waiting" aria-busy="true"><p>${r("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return i`<${gc} key=${n} game=${n} games=${t}/>`}function gc({game:e,games:t}){let[n,s]=g(null),[a,o]=g(""),[l,c]=g(0);return x(()=>{o(""),fn(e).then(s,u=>o(z(u)))},[e,l]),i`
    <div class="browse">
      <header class="browse-head">
        <h1>${r("browse-title")}</h1>
        <nav class="row" aria-label=${r("browse-games")}>
          ${t.map(u=>i`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${J(u)}</a>`)}
        </nav>
      </header>
      ${n?i`<${e$} game=${e} cards=${n}/>`:a?i`<div class="empty"><p>${a}</p><button type="button" class="btn" onClick=${()=>c(l+1)}>${r("browse-again")}</button></div>`:i`<div class="waiting" aria-busy="true"><p>${r("browse-waiting")}</p></div>`}
    </div>`}function e$({game:e,cards:t}){let n=Object.keys(t.filters),[s,a]=g(()=>mc(location.search,n)),[o,l]=ge("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=H(()=>fc(t,s),[t,s.words,s.filters]),p=f=>{let $={...s,...f};a($),history.replaceState(history.state,"",location.pathname+$c($))},m=(f,$)=>{let{[f]:d,...h}=s.filters;p({filters:d===$?h:{...h,[f]:$}})};return i`
    <form class="browse-tools panel" role="search" onSubmit=${f=>f.preventDefault()}>
      <div class="browse-search">
        <${b} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${r("browse-search")} aria-label=${r("browse-search")}
          onInput=${f=>p({words:f.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${r("browse-filters")}</summary>
        <div>${n.map(f=>i`<fieldset key=${f} class="browse-filter">
          <legend>${r(`browse-filter-${f}`)}</legend>
          ${t.filters[f].map($=>i`<button key=${$} type="button" class="chip" aria-pressed=${s.filters[f]===$?"true":"false"}
            onClick=${()=>m(f,$)}>${Or(e,t,f,$)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${r("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${o} onChange=${()=>l(!o)}/> ${r("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?t$(t,u,s).map(([f,$])=>i`<section key=${f} class="browse-kind">
        ${f&&i`<h2>${Or(e,t,"kind",f)} <span class="num">${$.length}</span></h2>`}
        <div class="browse-cards">${$.map(d=>i`<${re} key=${d.id} game=${e} id=${d.id}
          onChoose=${()=>p({card:d.id})}/>`)}</div>
      </section>`):i`<div class="empty"><p>${r("browse-none")} ${r("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${r("browse-reset")}</button></div>`}
    ${u.some(f=>f.mark)&&i`<p class="browse-legend"><${b} name="standin"/> ${r("card-stand-in")}</p>`}
    ${s.card&&i`<${n$} game=${e} cards=${t} list=${u} id=${s.card} show=${f=>p({card:f})}/>`}`}function t$(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(a=>a.kind===s)]).filter(([,s])=>s.length)}function n$({game:e,cards:t,list:n,id:s,show:a}){let o=I(null);x(()=>o.current?.showModal(),[]);let l=t.cards.find(m=>m.id===s);if(!l)return null;let c=n.findIndex(m=>m.id===s),u=m=>c>=0&&a(n[(c+m+n.length)%n.length].id),p=m=>{m.key==="ArrowRight"&&u(1),m.key==="ArrowLeft"&&u(-1)};return i`<dialog ref=${o} class="dialog browse-full" aria-label=${l.name} onClose=${()=>a("")} onKeyDown=${p}
      onClick=${m=>m.target===o.current&&o.current?.close()}>
    <div class="browse-full-inside">
      <${re} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${l.origin.map(m=>i`<p>${m}</p>`)}
        ${l.other_side&&i`<button type="button" class="btn" onClick=${()=>a(l.other_side??"")}><${b} name="reorder"/>${r("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${r("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${b} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${r("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${b} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${r("browse-close")} onClick=${()=>o.current?.close()}><${b} name="close"/></button>
    </div>
  </dialog>`}var Zr=v(()=>{"use strict";q();Ve();Me();le();k();R();Ce();C();hc()});function Fn({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let a=/^[-|] /u.exec(s)?.[0]??"",o=n.at(-1);a&&o?.mark===a?o.lines.push(s.slice(2)):n.push({mark:a,lines:[s.slice(a.length)]})}return n.map(({mark:s,lines:a})=>s==="| "?i`<${s$} lines=${a} draw=${t} />`:s?i`<ul>${a.map(o=>i`<li>${t(o)}</li>`)}</ul>`:i`<p>${t(a[0])}</p>`)}function s$({lines:e,draw:t}){let[n,...s]=e.map(a=>a.split("|").map(o=>o.trim()));return i`
    <table class="table rules-rows">
      <thead><tr>${n.map(a=>i`<th scope="col">${a}</th>`)}</tr></thead>
      <tbody>${s.map(a=>i`<tr>${a.map(o=>i`<td>${t(o)}</td>`)}</tr>`)}</tbody>
    </table>`}var Dr=v(()=>{"use strict";k()});var Hr={};_e(Hr,{Page:()=>a$});function a$({params:e}){let t=fe()?.filter(o=>o.chapters.length);if(!t?.length)return i`<div class="waiting" aria-busy="true"></div>`;let n=t.find(o=>o.game===e.game)??t[0],{game:s,chapters:a}=n;return i`
    <div class="rules">
      <header class="rules-head">
        <${en} signs=${n.emblem} />
        <div>
          <h1>${r("rules-title")}</h1>
          <nav class="row" aria-label=${r("rules-games")}>
            ${t.map(({game:o})=>i`
              <a key=${o} class="chip" href=${`/rules/${o}`} aria-current=${o===s?"true":void 0}>${J(o)}</a>`)}
          </nav>
          <p class="quiet-text">${r("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&i`<a href=${`/rules/${s}/full`}>${r("rules-to-full")}</a>`}
            ${n.kinds.length>0&&i`<a href=${`/cards/${s}`}>${r("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${r("rules-contents")}>
        <ol>${a.map(o=>i`<li key=${o}><a href=${`#${o}`}>${bc(s,o)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${a.map(o=>i`
          <section key=${o} id=${o} class="panel" aria-labelledby=${`${o}-title`}>
            <h2 id=${`${o}-title`}>${bc(s,o)}</h2>
            ${o==="signs"?i`<${i$} signs=${n.sign_table} />`:i`<${Fn} text=${r(`${s}-rules-${o}`)} line=${r$} />`}
          </section>`)}
      </div>
    </div>`}function bc(e,t){return r(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function r$(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?i`<${yc} name=${t} />`:t)}function yc({name:e,size:t="1.2em"}){return i`<span class=${o$.has(e)?`of-${e}`:"of-sign"}><${b} name=${e} size=${t} /></span>`}function i$({signs:e}){return i`
    <ul class="legend">
      ${e.map(t=>i`<li key=${t}><${yc} name=${t} size="1.5rem" /> ${r(`rules-sign-${t}`)}</li>`)}
    </ul>`}var o$,zr=v(()=>{"use strict";le();k();R();C();Gs();Dr();o$=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function Br(e){let t=qr.get(e);return t||(t=se(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>qr.delete(e)),qr.set(e,t)),t}function Wn(e){return e.groups.flatMap(t=>t.clauses)}function ro(e){return new Set(e.parts.flatMap(Wn).map(({id:t})=>t))}function Fr(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...ro(e)].find(o=>o.toLowerCase()===n.join(" ")),a=({id:o,question:l="",text:c})=>{let u=`${o} ${l} ${c}`.toLowerCase();return s?o===s:n.every(p=>u.includes(p))};return e.parts.map(({title:o,groups:l})=>({title:o,groups:l.map(c=>({...c,clauses:c.clauses.filter(a)})).filter(({clauses:c})=>c.length)})).filter(({groups:o})=>o.length)}function Wr(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var qr,jr=v(()=>{"use strict";q();qr=new Map});var vc={};_e(vc,{Page:()=>l$});function l$({params:{game:e}}){let[t,n]=g(null),[s,a]=g(""),o=fe();return x(()=>{Br(e).then(n,l=>a(l?.code==="not-found"?r("clauses-none",{game:J(e)}):z(l)))},[e]),i`
    <div class="rules clauses">
      <header class="rules-head">
        <${en} signs=${Fe(e)?.emblem??[]} />
        <div>
          <h1>${r("clauses-title")}</h1>
          <nav class="row" aria-label=${r("rules-games")}>
            ${o?.filter(l=>l.rules_text).map(l=>i`
              <a key=${l.game} class="chip" href=${`/rules/${l.game}/full`} aria-current=${l.game===e?"true":void 0}>${J(l.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${r("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&i`<p class="panel" role="alert">${s}</p>`}
      ${t&&i`<${c$} book=${t} />`}
    </div>`}function c$({book:e}){let[t,n]=g(""),[s,a]=g(wc),o=H(()=>p$(ro(e)),[e]),l=H(()=>Fr(e,t),[e,t]);x(()=>{let u=()=>{n(""),a(wc())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),x(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=l.reduce((u,p)=>u+Wn(p).length,0);return i`
    <div class="clauses-search browse-search">
      <${b} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${r("clauses-search")} aria-label=${r("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&r("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&i`<section class="panel clauses-intro"><${Fn} text=${e.intro.join(`
`)} line=${o} /></section>`}
      ${l.map(u=>i`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${r("clauses-count",{n:Wn(u).length})}</span></summary>
          ${u.groups.map(p=>i`
            <div class="clauses-group">
              ${p.title&&i`<h3>${p.title}</h3>`}
              ${p.text&&i`<p>${p.text}</p>`}
              ${p.clauses.map(m=>i`<${u$} key=${m.id} clause=${m} draw=${o} here=${m.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function wc(){return location.hash.slice(1)}function u$({clause:{id:e,question:t,text:n,mark:s},draw:a,here:o}){return i`
    <article class="clauses-one" id=${e} aria-current=${o?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${r("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&i`<p class="clauses-question">${a(t)}</p>`}
        <${Fn} text=${n} line=${a} />
        ${s&&i`<p class="clauses-mark">${a(s)}</p>`}
      </div>
    </article>`}function p$(e){return t=>Wr(t,e).map(n=>e.has(n)?i`<a href=${`#${n}`}>${n}</a>`:n)}var xc=v(()=>{"use strict";q();le();k();R();jr();C();Gs();Dr()});function _c({table:e,length:t,at:n,setAt:s,ready:a,setEyes:o,names:l,narrow:c}){let[u,p]=g(!1),[m,f]=g(1),$=n>=t;x(()=>{if(!u||$||!a)return;let w=setTimeout(()=>s(n+1),d$/m);return()=>clearTimeout(w)},[u,n,m,$,a]),x(()=>{$&&p(!1)},[$]);let d=w=>{p(!1),s(w)},h=()=>{!u&&$&&s(0),p(!u)};f$({ArrowLeft:()=>d(n-1),ArrowRight:()=>d(n+1),Home:()=>d(0),End:()=>d(t)," ":h});let y=i`
    <div class="player-choices">
      <label><span>${r("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${w=>o(Number(w.currentTarget.value))}>
          <option value="-1">${r("replay-eyes-all")}</option>
          ${l.map((w,S)=>i`<option key=${S} value=${String(S)}>${w}</option>`)}
        </select></label>
      <label><span>${r("replay-speed")}</span>
        <select class="select" value=${String(m)} onChange=${w=>f(Number(w.currentTarget.value))}>
          ${m$.map(w=>i`<option key=${w} value=${String(w)}>${r("replay-speed-value",{n:w})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${$$} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${b} name="download" size=${16} /> ${r("replay-download")}</a>
    </div>`;return i`
    <div class="player" role="group" aria-label=${r("title-replay")}>
      <div class="player-buttons">
        <${io} text="replay-first" icon="pass" mirrored onClick=${()=>d(0)} off=${n<=0} />
        <${io} text="replay-back" icon="left" onClick=${()=>d(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${b} name=${u?"pause":"play"} size=${18} /> ${r(u?"replay-pause":"replay-play")}</button>
        <${io} text="replay-next" icon="right" onClick=${()=>d(n+1)} off=${$} />
        <${io} text="replay-last" icon="pass" onClick=${()=>d(t)} off=${$} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${r("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${r("replay-step",{n,of:t})} onInput=${w=>d(Number(w.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?i`<details><summary>${r("replay-choices")}</summary>${y}</details>`:y}
      <p class="player-keys">${r("replay-keys")}</p>
    </div>`}function io({text:e,icon:t,onClick:n,off:s,mirrored:a=!1}){return i`
    <button type="button" class=${a?"btn icon-only mirrored":"btn icon-only"} aria-label=${r(e)} title=${r(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${b} name=${t} size=${18} /></button>`}function $$(){let[e,t]=g("");return i`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${b} name="link" size=${16} /> ${r("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&r("replay-shared")}</span>
    ${e==="blocked"&&i`<input class="input" readonly value=${location.href} aria-label=${r("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function f$(e){x(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),a=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),o=e[n.key];!o||s||a||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),o())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var d$,m$,kc=v(()=>{"use strict";k();R();C();d$=1400,m$=[.5,1,2,4]});function Cc(e,t,n){let[s,a]=g({table:null,length:-1,steps:[],refused:""}),o=I(n);return o.current=n,x(()=>{let l=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=Mc(c,o.current);p>=0&&!l;p=Mc(c,o.current)){let m=p*jn,f=await se(`/api/replay/${encodeURIComponent(e)}?from=${m}&to=${m+jn-1}&eyes=${t}`);if(l)return;let $=[...c.steps];for(let d of f.steps)$[d.step]=d;c={table:f.table,length:f.length,steps:$,refused:""},a(c)}})().catch(p=>{l||a({...c,refused:z(p)})}),()=>{l=!0}},[e,t]),s}function Mc({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/jn);if(e<0)return s;let o=Array.from({length:Math.floor(e/jn)+1},(l,c)=>c).filter(l=>!t[Math.min(e,l*jn)]);return o.includes(s)?s:o[0]??-1}var jn,Lc=v(()=>{"use strict";q();k();jn=40});var Sc={};_e(Sc,{Page:()=>b$});function b$({params:e}){let[{at:t,eyes:n},s]=g(k$),{table:a,length:o,steps:l,refused:c}=Cc(e.table,n,t),[u,p]=g(null),[m,f]=g(""),$=a?.game;x(()=>{$&&hn($).then(p,y=>f(z(y)))},[$]),M$(t,n);let d=I(null),h=l[Math.min(t,Math.max(0,o))];return h&&(d.current=h),m||c&&!d.current?i`<${y$} reason=${m||c} />`:!a||!u||!d.current?i`<div class="waiting" aria-busy="true"><p role="status">${r("replay-coming")}</p></div>`:i`
    <${w$} table=${{...a,you:n}} board=${u} length=${o} steps=${l} state=${d.current} at=${Math.min(t,o)}
      setAt=${y=>s({at:Math.max(0,Math.min(o,y)),eyes:n})}
      setEyes=${y=>s({at:t,eyes:y})} />`}function y$({reason:e}){return i`
    <section class="panel narrow">
      <h1>${r("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${r("go-home")}</a></p>
    </section>`}function w$({table:e,board:t,length:n,steps:s,state:a,at:o,setAt:l,setEyes:c}){let u=I(null),p=Hn(v$(a),u,t.flights??null),[m,f]=g(null),[$,d]=g("centre"),h=ue(be),y=qn(h,$,d),w=H(()=>e.seats.map(E=>E.name),[e.table]),S=i`<${x$} steps=${s} at=${o} setAt=${l} />`;return i`
    <div class="tabletop replay" data-game=${e.game} data-part=${h?$:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${r("replay-of",{game:J(e.game)})}</h1>
      <${Rn} table=${e} state=${p} skew=${0} onSeat=${E=>f(m===E?null:E)}>
        <span class="quiet-text replay-what">${Tt(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${r("go-home")} aria-label=${r("go-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${h&&i`<${zn} part=${$} setPart=${d} lit=${Ec} />`}
      <section class="board" ref=${u} ...${y} aria-label=${r("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${w} you=${e.you}
          lit=${Ec} chosen=${[]} choose=${h$} why=${g$} detail=${m} setDetail=${f} />
        ${h&&$==="log"&&i`<div class="part-log">${S}</div>`}
      </section>
      <aside class="side">
        ${!h&&i`<div class="talk-place replay-log-place">${S}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&i`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&i`<${_$} state=${p} names=${w} />`}
          <${_c} table=${e} length=${n} at=${o} setAt=${l} ready=${!!s[Math.min(n,o+1)]} setEyes=${c} names=${w} narrow=${h} />
        </div>
      </aside>
    </div>`}function v$(e){let t=I(e);return H(()=>{let n=e.step-t.current.step;return t.current=e,{...e,cause:n===1?"move":"join"}},[e])}function x$({steps:e,at:t,setAt:n}){let s=I(null);x(()=>{let l=s.current?.querySelector("[aria-current]")??null;s.current&&l&&(s.current.scrollTop=l.offsetTop-s.current.clientHeight/2)},[t]);let a=e.filter(l=>l?.lines.length),o=a.findLast(l=>l.step<=t)?.step;return i`
    <ol class="replay-log" ref=${s} aria-label=${r("replay-moves")}>
      ${a.map(({step:l,lines:c})=>i`
        <li key=${l}>
          <button type="button" class=${l>t?"is-later":""} aria-current=${l===o?"step":void 0} onClick=${()=>n(l)}>
            ${c.map(u=>i`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function _$({state:e,names:t}){let{points:n,winners:s}=e.result,a=t.map((o,l)=>l).sort((o,l)=>n[l]-n[o]);return i`
    <section class="replay-result" aria-label=${r("replay-result")}>
      <h2>${r("replay-result")}</h2>
      ${a.map(o=>i`
        <details key=${o}>
          <summary><strong><bdi>${t[o]}</bdi></strong> ${r("replay-points",{n:n[o]})}${s.includes(o)&&i` · <em>${r("replay-winner")}</em>`}</summary>
          <ul>${e.score[o].map(([l,c,u])=>i`<li key=${l}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function k$(){let e=new URLSearchParams(location.search),t=(n,s)=>{let a=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(a)&&a>=s?a:s};return{at:t("step",0),eyes:t("eyes",-1)}}function M$(e,t){x(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var Ec,h$,g$,Tc=v(()=>{"use strict";q();gn();le();k();R();so();oo();ye();On();C();kc();Lc();Ec=new Set,h$=()=>{},g$=()=>[]});var Ur={};_e(Ur,{Page:()=>C$});function C$({params:e}){let[t,n]=g(null),[s,a]=g("");return x(()=>{se(`/api/daily?day=${encodeURIComponent(e.day??"")}`).then(n,o=>a(z(o)))},[e.day]),i`
    <div class="column daily">
      <h1>${r("daily-title")}</h1>
      ${s&&i`<p class="refusal" role="alert">${s}</p>`}
      ${t?i`<${L$} day=${t} />`:!s&&i`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function L$({day:e}){let t=Math.max(1,Math.round((e.ends-Date.now()/1e3)/3600));return i`
    <p class="daily-day">${Us(e.day)}${!e.past&&i` · <span class="quiet-text">${r("daily-left",{n:t})}</span>`}</p>
    <p class="quiet-text">${r(e.past?"daily-what-past":"daily-what")}</p>
    ${e.deals.map(n=>i`<${E$} key=${n.game} deal=${n} past=${e.past} />`)}
    ${(e.days.length>0||e.past)&&i`
      <nav class="daily-days" aria-label=${r("daily-days")}>
        <h2>${r("daily-days")}</h2>
        <p class="row">
          ${[e.today,...e.days].map(n=>i`
            <a key=${n} class="chip" href=${n===e.today?"/daily":`/daily/${n}`} aria-current=${n===e.day?"true":null}>${n===e.today?r("daily-today"):Us(n)}</a>`)}
        </p>
      </nav>`}
    <p class="fine">${r("daily-honest")}</p>`}function E$({deal:e,past:t}){let[n,s]=g(!1),[a,o]=g(""),c=fe()?.find(p=>p.game===e.game)?.opponents.find(p=>p.bot===e.bot),u=async()=>{s(!0);try{let{table:p}=await D(`/api/daily/${e.game}`);Ee(`/t/${p}`)}catch(p){o(z(p)),s(!1)}};return i`
    <section class="panel daily-deal" aria-labelledby=${`daily-${e.game}`}>
      <h2 id=${`daily-${e.game}`}>${J(e.game)}</h2>
      <p>${r(e.first?"daily-you-first":"daily-bot-first",{bot:c?St(c):oe("bot",e.bot)})}
        <span class="quiet-text"> ${r("daily-tries",{n:e.tries})}</span></p>
      ${!t&&!e.mine?.over&&i`<p><button type="button" class="btn primary large" disabled=${n} onClick=${u}>${r(e.mine?"daily-go-on":"daily-play")}</button></p>`}
      ${a&&i`<p class="refusal" role="alert">${a}</p>`}
      ${e.results?i`<${S$} results=${e.results} />`:i`<p class="quiet-text">${r("daily-later")}</p>`}
      ${e.mine?.over&&i`<p><a href=${`/replay/${e.mine.table}`}>${r("daily-replay")}</a></p>`}
      ${e.seed&&i`<p class="quiet-text daily-seed">${r("room-seed",{seed:e.seed})}</p>`}
    </section>`}function S$({results:e}){return e.length?i`
    <div class="daily-results"><table class="table">
      <thead><tr><th scope="col">${r("daily-rank")}</th><th scope="col">${r("daily-who")}</th><th scope="col" class="num">${r("daily-points")}</th>
        <th scope="col" class="num">${r("daily-margin")}</th><th scope="col" class="num">${r("daily-rounds")}</th></tr></thead>
      <tbody>${e.map((t,n)=>i`
        <tr key=${n} data-you=${t.you||null}>
          <td class="num">${t.rank??i`<abbr title=${r("daily-late-what")}>${r("daily-late")}</abbr>`}</td>
          <td><bdi>${t.name}</bdi> ${t.you&&i`<small>${r("seat-you")}</small>`} ${t.won&&i`<${b} name="crown" size=${16} label=${r("ending-winner")} />`}</td>
          <td class="num">${t.points} : ${t.rival}</td>
          <td class="num">${t.margin>0?"+":""}${t.margin}</td>
          <td class="num">${t.rounds}</td>
        </tr>`)}</tbody>
    </table></div>`:i`<p class="empty">${r("daily-none")}</p>`}var Gr=v(()=>{"use strict";q();le();k();R();bt();C();va()});function V(){let[e,t]=g({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(a){t({busy:!1,told:z(a),wrong:!0})}}}}function G({told:e,wrong:t}){return i`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Ke(e){return t=>e(t.currentTarget.value)}var at=v(()=>{"use strict";q();k()});function Pc(){return i`
    <section class="panel">
      <h2>${r("account-account")}</h2>
      <p class="quiet-text">${r("account-why")}</p>
      <div class="two">
        <${T$} />
        <${P$} />
      </div>
    </section>`}function T$(){let e=ce(),[t,n]=g(e.name),[s,a]=g(""),o=V(),l=u=>{u.preventDefault(),o.run(async()=>(await qs("register",t.trim(),s),""))},c=()=>o.run(async()=>{let u=await Tn("/api/account/passkey/new",{name:t.trim()});return await nt("/api/account/passkey/register",{credential:u,label:""}),""});return i`
    <form class="entrance" onSubmit=${l}>
      <h3>${r("account-register")}</h3>
      <${He} label=${r("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${He} label=${r("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${r("account-register")}</button>
        ${st()&&i`<button type="button" class="btn" disabled=${o.busy||!t.trim()} onClick=${c}>${r("passkey-register")}</button>`}
      </p>
      <${G} ...${o} />
    </form>`}function P$(){let e=ce(),[t,n]=g(""),[s,a]=g(""),[o,l]=g(!1),c=V(),u=m=>{m.preventDefault(),c.run(async()=>(await qs("login",t.trim(),s),""))},p=()=>c.run(async()=>(await nt("/api/account/passkey/login",{credential:await Pn("/api/account/passkey/challenge")}),""));return o?i`<${A$} name=${t} back=${()=>l(!1)} />`:i`
    <form class="entrance" onSubmit=${u}>
      <h3>${r("account-login")}</h3>
      <${He} label=${r("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${He} label=${r("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${r("account-login")}</button>
        ${st()&&i`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${r("passkey-login")}</button>`}
      </p>
      ${e.mail?i`<p><button type="button" class="btn quiet small" onClick=${()=>l(!0)}>${r("account-forgot")}</button></p>`:i`<p class="quiet-text">${r("account-forgot-ask")}</p>`}
      <${G} ...${c} />
    </form>`}function A$({name:e,back:t}){let[n,s]=g(e),a=V();return i`
    <form class="entrance" onSubmit=${l=>{l.preventDefault(),a.run(async()=>(await D("/api/account/forgot",{name:n.trim()}),r("account-forgot-sent")))}}>
      <h3>${r("account-forgot")}</h3>
      <p class="quiet-text">${r("account-forgot-what")}</p>
      <${He} label=${r("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${r("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${r("account-back")}</button>
      </p>
      <${G} ...${a} />
    </form>`}function He({label:e,value:t,set:n,type:s="text",autocomplete:a,maxlength:o,focus:l}){return i`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${a} maxlength=${o} autofocus=${l} value=${t} onInput=${Ke(n)} /></label>`}var Un=v(()=>{"use strict";q();k();Le();An();at();C()});function Ht(){return Z(Ac)}function Ic({account:e,children:t}){let[n,s]=g(null),a=ee(async l=>{try{return await l()}catch(c){if(!(c instanceof Y)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new Y("stopped",r("prove-stopped")))})),l()},[]),o=l=>{l?n?.go():n?.stop(),s(null)};return i`
    <${Ac.Provider} value=${a}>${t}<//>
    ${n&&i`<${I$} account=${e} close=${o} />`}`}function I$({account:e,close:t}){let n=I(null),[s,a]=g(""),o=V();x(()=>n.current?.showModal(),[]);let l=u=>{u.preventDefault(),o.run(async()=>(await D("/api/account/confirm",{password:s}),t(!0),""))},c=()=>o.run(async()=>(await D("/api/account/passkey/confirm",{credential:await Pn("/api/account/passkey/confirm/challenge")}),t(!0),""));return i`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${l}>
        <h2 id="prove-title">${r("prove-title")}</h2>
        <p class="quiet-text">${r("prove-what")}</p>
        ${e.password&&i`<${He} label=${r("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} focus=${!0} />`}
        <p class="row">
          ${e.password&&i`<button class="btn primary" disabled=${o.busy}>${r("prove-go")}</button>`}
          ${e.passkeys.length>0&&st()&&i`<button type="button" class="btn" disabled=${o.busy} onClick=${c}>${r("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${r("prove-stop")}</button>
        </p>
        <${G} ...${o} />
      </form>
    </dialog>`}var Ac,lo=v(()=>{"use strict";q();k();An();at();C();Un();Ac=Ye(e=>e())});function Gn(e){return new Intl.DateTimeFormat(Be(),{dateStyle:"medium"}).format(e*1e3)}function Oc(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(Be(),{numeric:"auto"}),s=Math.max(0,t-e);return s<Vr?n.format(-Math.round(s/60),"minute"):s<2*Rc?n.format(-Math.round(s/Vr),"hour"):n.format(-Math.round(s/Rc),"day")}var Vr,Rc,Kr=v(()=>{"use strict";C();Vr=3600,Rc=24*Vr});function Nc({account:e,reload:t}){let[n,s]=g(""),a=V(),o=Ht();return i`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),a.run(async()=>(await o(()=>D("/api/account/password",{password:n})),s(""),await t(),r("password-saved")))}}>
      <h3>${r("account-password")}</h3>
      <p class="quiet-text">${r(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${r("password-new")} placeholder=${r("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Ke(s)} />
        <button class="btn" disabled=${a.busy||!n}>${r(e.password?"password-change":"password-set")}</button>
      </div>
      <${G} ...${a} />
    </form>`}function Zc({account:e,keep:t}){let n=ce(),[s,a]=g(""),o=V(),l=Ht();if(!n.mail&&!e.email)return null;let c=(p,m)=>o.run(async()=>(t(await l(()=>D("/api/account/email",{email:p}))),a(""),m));return i`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${r("email-title")}</h3>
      <p class="quiet-text">${r("email-what")}</p>
      ${e.email&&i`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${()=>c("",r("email-removed"))}>${r("email-remove")}</button></p>`}
      ${e.email_pending&&i`<p class="done" role="status">${r("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&i`
        <div class="row">
          <input class="input" type="email" required aria-label=${r("email-new")} placeholder=${r("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${Ke(a)} />
          <button class="btn" disabled=${o.busy||!s.trim()}>${r("email-send")}</button>
        </div>`}
      <${G} ...${o} />
    </form>`}function Dc({account:e,keep:t}){let n=V(),s=Ht();if(!st()&&!e.passkeys.length)return null;let a=()=>n.run(async()=>{let o=await s(()=>Tn("/api/account/passkey/invite"));return t(await s(()=>D("/api/account/passkey/add",{credential:o,label:""}))),r("passkey-added")});return i`
    <section class="entrance whole">
      <h3>${r("passkey-title")}</h3>
      <p class="quiet-text">${r("passkey-what")}</p>
      ${e.passkeys.length>0&&i`
        <ul class="things">${e.passkeys.map(o=>i`<${R$} key=${o.id} passkey=${o} keep=${t} />`)}</ul>`}
      ${st()&&i`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${r("passkey-add")}</button></p>`}
      <${G} ...${n} />
    </section>`}function R$({passkey:e,keep:t}){let[n,s]=g(null),a=V(),o=Ht(),l=u=>{u.preventDefault(),a.run(async()=>(t(await D("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>a.run(async()=>(t(await o(()=>D("/api/account/passkey/remove",{id:e.id}))),""));return i`
    <li class="thing">
      ${n===null?i`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${r("passkey-made",{day:Gn(e.made)})} · ${e.used?r("passkey-used",{day:Gn(e.used)}):r("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${r("passkey-rename-one",{name:e.label})}>${r("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${c} aria-label=${r("passkey-remove-one",{name:e.label})}>${r("passkey-remove")}</button></span>`:i`<form class="row" onSubmit=${l}>
          <${He} label=${r("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${a.busy}>${r("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${r("prove-stop")}</button>
        </form>`}
      <${G} ...${a} />
    </li>`}var Hc=v(()=>{"use strict";q();k();Le();An();at();C();Un();lo();Kr()});function zc(){let e=ce(),[t,n]=g(""),[s,a]=g(!1),o=V(),l=Ht(),c=u=>{u.preventDefault(),o.run(async()=>(await l(()=>D("/api/account/delete",{name:t.trim()})),await tt(),""))};return i`
    <section class="panel">
      <h2>${r("leaving-title")}</h2>
      <p class="quiet-text">${r("leaving-what")}</p>
      <p class="row">
        <a class="btn" href="/api/account/data" download="arcanarium-my-data.json">${r("leaving-download")}</a>
        ${!s&&i`<button type="button" class="btn danger" onClick=${()=>a(!0)}>${r("leaving-delete")}</button>`}
      </p>
      ${s&&i`
        <form class="entrance leaving" onSubmit=${c}>
          <h3>${r("leaving-sure")}</h3>
          <p>${r("leaving-means")}</p>
          <label class="field"><span class="label">${r("leaving-type",{name:e.name})}</span>
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${Ke(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${o.busy||t.trim()!==e.name}>${r("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>a(!1)}>${r("leaving-stay")}</button>
          </p>
        </form>`}
      <${G} ...${o} />
    </section>`}var qc=v(()=>{"use strict";q();k();Le();at();C();lo()});function Bc({account:e,keep:t}){let n=V(),s=o=>n.run(async()=>(t(await D("/api/account/session/end",{id:o})),"")),a=()=>n.run(async()=>(await nt("/api/account/session/end-all",{}),""));return i`
    <section class="panel">
      <h2>${r("sessions-title")}</h2>
      <p class="quiet-text">${r("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(o=>i`
          <li key=${o.id} class="thing" aria-current=${o.current||null}>
            <span class="thing-what"><strong>${o.device||r("sessions-unknown")}</strong>
              <span class="quiet-text">${o.current?r("sessions-here"):r("sessions-seen",{when:Oc(o.seen)})} · ${r("sessions-since",{day:Gn(o.made)})}</span></span>
            ${!o.current&&i`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(o.id)}
                aria-label=${r("sessions-end-one",{device:o.device||r("sessions-unknown")})}>${r("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${r("sessions-end-all")}</button></p>
      <${G} ...${n} />
    </section>`}var Fc=v(()=>{"use strict";q();k();Le();at();C();Kr()});var Wc={};_e(Wc,{Page:()=>O$});function O$(){let e=ce();return i`
    <div class="column">
      <h1>${r("account-title")}</h1>
      <${Z$} />
      ${e.account?i`<${N$} key=${e.name} />`:i`<${Pc} />`}
      <${D$} />
    </div>`}function N$(){let e=ce(),[t,n]=g(null),[s,a]=g(""),o=V(),l=ee(()=>se("/api/account").then(n,p=>a(z(p))),[]);x(()=>{l()},[]);let c=()=>o.run(async()=>(await fa(),""));if(!t)return i`<section class="panel" aria-busy=${!s}><h2>${r("account-account")}</h2><${G} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:l};return i`
    <${Ic} account=${t}>
      <section class="panel">
        <h2>${r("account-account")}</h2>
        <p class="row account-in"><span>${r("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${o.busy} onClick=${c}>${r("account-logout")}</button></p>
        <${G} ...${o} />
        <div class="two">
          <${Nc} ...${u} />
          <${Zc} ...${u} />
          <${Dc} ...${u} />
        </div>
      </section>
      <${Bc} ...${u} />
      <${zc} />
    <//>`}function Z$(){let e=ce(),[t,n]=g(e.name),s=V();return x(()=>n(e.name),[e.name]),i`
    <form class="panel" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await Nt({name:t.trim()}),r("account-name-saved")))}}>
      <h2>${r("account-name")}</h2>
      <p class="quiet-text">${r(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${r("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${r("guest")} onInput=${Ke(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${r("save")}</button>
      </div>
      <${G} ...${s} />
    </form>`}function D$(){let e=ce(),[t,n]=ge("theme"),[s,a]=ge("motion"),[o,l]=ge("sentences"),[c,u]=ge("sound"),[,p]=ge("language"),m=$=>{p($),Nt({language:$}).catch(()=>{})},f=($,d)=>d.map(h=>({value:h,title:r(`taste-${$}-${h}`),hint:""}));return i`
    <section class="panel">
      <h2>${r("taste-title")}</h2>
      <p class="quiet-text">${r("taste-what")}</p>
      ${e.languages.length>1&&i`
        <label class="field"><span class="label">${r("taste-language")}</span>
          <select class="select" value=${Be()} onChange=${$=>m($.currentTarget.value)}>
            ${e.languages.map($=>i`<option key=${$} value=${$} lang=${$}>${Uo($)}</option>`)}
          </select></label>`}
      <${De} legend=${r("taste-theme")} name="theme" value=${t} choose=${n} values=${f("theme",["auto","dark","light"])} />
      <${De} legend=${r("taste-cards")} name="cards" value=${o?"sentences":"signs"}
        choose=${$=>l($==="sentences")} values=${f("cards",["signs","sentences"])} />
      <${De} legend=${r("taste-motion")} name="motion" value=${s} choose=${a} values=${f("motion",["auto","full","less"])} />
      <${De} legend=${r("taste-sound")} name="sound" value=${c?"on":"off"}
        choose=${$=>u($==="on")} values=${f("sound",["off","on"])} />
    </section>`}var jc=v(()=>{"use strict";Un();Hc();qc();lo();Fc();q();k();Le();Ce();at();C();Ma()});var Gc={};_e(Gc,{Page:()=>H$});function H$({params:e}){let t=I(location.hash.slice(1)).current;x(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?z$:e.what==="confirm"?q$:Uc;return i`<section class="panel narrow"><${t?n:Uc} token=${t} /></section>`}function Uc(){return i`
    <h1>${r("letter-wrong")}</h1>
    <p>${r("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${r("letter-account")}</a></p>`}function z$({token:e}){let[t,n]=g(""),s=V();return i`
    <form class="entrance" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await nt("/api/account/reset",{token:e,password:t}),Ee("/account",{replace:!0}),""))}}>
      <h1>${r("letter-reset")}</h1>
      <p class="quiet-text">${r("letter-reset-what")}</p>
      <${He} label=${r("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${r("save")}</button></p>
      <${G} ...${s} />
    </form>`}function q$({token:e}){let t=V(),n=()=>t.run(async()=>(await D("/api/account/email/confirm",{token:e}),await tt(),r("letter-confirmed")));return i`
    <h1>${r("letter-confirm")}</h1>
    <p class="quiet-text">${r("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${r("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${r("letter-account")}</a>
    </p>
    <${G} ...${t} />`}var Vc=v(()=>{"use strict";Un();q();k();Le();bt();at();C()});var Kc={};_e(Kc,{Page:()=>B$});function B$(){return i`
    <section class="panel narrow">
      <h1>${r("notfound-title")}</h1>
      <p>${r("notfound-what")}</p>
      <p><a class="btn primary" href="/">${r("go-home")}</a></p>
    </section>`}var Yc=v(()=>{"use strict";k();C()});function Vn(e){let t=e.split("/").filter(Boolean);for(let[n,s,a]of F$){let o=W$(s.split("/").filter(Boolean),t);if(o)return{name:n,params:o,load:a}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(Yc(),Kc))}}function W$(e,t){if(e.length!==t.length)return null;let n={};for(let[s,a]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=j$(a);else if(e[s]!==a)return null;return n}function j$(e){try{return decodeURIComponent(e)}catch{return e}}function Ee(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...Jc])n()}function Yr(e){Jc.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!U$(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&Ee(n.pathname+n.search+n.hash))})}function U$(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),a=t.hash&&t.pathname===location.pathname;return n&&s&&!a&&!t.target&&!t.hasAttribute("download")}var F$,Jc,bt=v(()=>{"use strict";F$=[["home","/",()=>Promise.resolve().then(()=>(Zl(),Nl))],["new","/new",()=>Promise.resolve().then(()=>(jl(),Wl))],["table","/t/:table",()=>Promise.resolve().then(()=>(Ir(),dc))],["cards","/cards",()=>Promise.resolve().then(()=>(Zr(),Nr))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(Zr(),Nr))],["rules","/rules",()=>Promise.resolve().then(()=>(zr(),Hr))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(zr(),Hr))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(xc(),vc))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(Tc(),Sc))],["daily","/daily",()=>Promise.resolve().then(()=>(Gr(),Ur))],["daily","/daily/:day",()=>Promise.resolve().then(()=>(Gr(),Ur))],["account","/account",()=>Promise.resolve().then(()=>(jc(),Wc))],["letter","/account/:what",()=>Promise.resolve().then(()=>(Vc(),Gc))]],Jc=new Set});q();gn();ut();kn();Ve();Rt();Me();le();k();R();Le();ga();Ws();An();pn();bt();jr();Ce();Qo();vs();ln();ut();k();R();Le();pn();Ce();C();Ce();var Qc=matchMedia("(prefers-color-scheme: light)"),G$=matchMedia("(prefers-reduced-motion: reduce)");function uo(){let e=he("theme");return e==="auto"?Qc.matches?"light":"dark":e}function co(){let e=document.documentElement;e.dataset.theme=uo(),e.dataset.motion=Cn()?"full":"less"}function Jr(){co(),Jt(co),Qc.addEventListener("change",co),G$.addEventListener("change",co)}function Qr({page:e,children:t}){return i`
    <a class="skip" href="#main">${r("shell-skip")}</a>
    <${V$} page=${e} />
    <${Y$} />
    <${J$} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${Q$} />`}function V$({page:e}){let t=ce(),n=s=>e===s?"page":void 0;return i`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${xt("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${r("shell-nav")}>
        <a href="/cards" aria-current=${n("cards")}>${r("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${r("shell-rules")}</a>
      </nav>
      <${K$} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${r("shell-account",{name:t.name||r("guest")})}>
        <${b} name="settings" size=${20} /><span><bdi>${t.name||r("guest")}</bdi></span>
      </a>
    </header>`}function K$(){let[,e]=ge("theme"),t=uo()==="dark"?"light":"dark";return i`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${r(`shell-theme-${t}`)} title=${r(`shell-theme-${t}`)}>
      <${b} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function Y$(){let{notice:e}=ce();return e?i`<p class="notice" role="status">${e}</p>`:null}function J$(){return No()?i`<p class="notice" role="status" data-lost>${r("reach-lost")}</p>`:null}function Q$(){let[e,t]=g(!1);return x(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&i`
    <div class="mishap" role="alert">
      <p>${r("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${r("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${r("close")}</button>
    </div>`}var Kn=class extends Mt{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?i`<${po} />`:this.props.children}};function po(){return i`
    <section class="panel failed" role="alert">
      <h1>${r("failed-title")}</h1>
      <p>${r("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${r("reload")}</button>
        <a class="btn" href="/">${r("go-home")}</a>
      </p>
    </section>`}na();vn();ea();oa();Dn();xr();Na();Sa();Ba();tr();Qa();rr();Ks();cr();pr();so();Xs();Ir();oo();ja();hr();or();Ia();ye();br();On();Lr();Qs();wr();Tr();Mr();at();C();tn();Rs();Bo();Io();Po();ln();gn();var ti={};_e(ti,{Board:()=>cf});k();R();C();ye();k();Ve();Me();R();C();k();Ve();R();C();var Se="cadwallon",te=Ye(null);function rt({seat:e}){let{view:t,names:n}=Z(te);return i`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function zt({n:e,power:t,golden:n=!1}){return i`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${je(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${b} name=${t} golden=${n} />
    </span>`}function it({name:e,n:t,what:n}){return i`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${b} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function ze({id:e,size:t,target:n=`card:${e}`,points:s,badge:a}){let{lit:o,chosen:l,choose:c,why:u}=Z(te),p=o.has(n);return i`
    <${re} game=${Se} id=${e} size=${t} target=${n} lit=${p} chosen=${l.includes(n)} why=${p?[]:u(n)}
      points=${s} badge=${a} onChoose=${p||l.length?()=>c(n):void 0} />`}function mo({won:e}){return i`<span class="ca-won">${["location","personality","relic"].map((t,n)=>i`
    <${it} key=${t} name=${t} n=${e[n]} what=${r(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function Xc({target:e,label:t,class:n,open:s,children:a}){let{lit:o,chosen:l,choose:c}=Z(te),u=o.has(e);return i`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${l.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${a}</button>`}function $o(){let{view:e}=Z(te),t=r("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&i`<${Xc} target="militia" label=${t} class="ca-militia"><${b} name="militia" /> ${t}<//>`}function Xr({seat:e}){let{setDetail:t}=Z(te),n=e.resource.length;return i`
    <${Xc} target=${`deck:${e.seat}`} class="ca-resource" label=${r("cadwallon-web-resource-size",{n})} open=${()=>t(e.seat)}>
      <${b} name="pile" /><b class="num">${n}</b><span>${r("cadwallon-web-resource")}</span>
    <//>`}k();Me();R();C();var ei=e=>e.guild?ae(Se,e.guild).name:r("cadwallon-web-no-guild");function Yn({seat:e}){let{view:t}=Z(te),{hand:n,deck:s,resource:a,removed:o,objectives:l}=e;return i`
    <span class="ca-counts">
      <${it} name="card" n=${n.size} what=${r("cadwallon-web-hand-size",{n:n.size})} />
      <${it} name="deck" n=${s.size} what=${r("cadwallon-web-deck-size",{n:s.size})} />
      <${it} name="pile" n=${a.length} what=${r("cadwallon-web-resource-size",{n:a.length})} />
      ${o.length>0&&i`<${it} name="lock" n=${o.length} what=${r("cadwallon-web-removed-size",{n:o.length})} />`}
      ${l.size>0&&e.seat!==t.viewer&&i`<${it} name="objective" n=${l.size} what=${r("cadwallon-web-objectives-size",{n:l.size})} />`}
    </span>`}function eu({seat:e}){let{view:t,names:n,lit:s,chosen:a,choose:o,setDetail:l}=Z(te),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:r("cadwallon-web-look",{who:p})}
      onClick=${()=>u?o(c):l(e.seat)}>
      <span class="ca-rival-head">
        <${rt} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&i`<${b} name="first" label=${r("cadwallon-web-first")} />`}
        <${Q} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${ei(e)}</span>
      <span class="ca-rival-things"><${mo} won=${e.won} /><${Yn} seat=${e} /></span>
    </button>`}var tu=["agent","personality","location","relic"];function X$(e){let t=e.map(n=>ae(Se,n));return t.sort((n,s)=>tu.indexOf(n.kind)-tu.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function nu({seat:e,score:t}){let{view:n,names:s,setDetail:a}=Z(te),o=()=>a(null),l=s[e.seat],c=e.seat===n.viewer,u=[[r("cadwallon-web-resource"),e.resource],[r("cadwallon-web-removed"),e.removed],[r("cadwallon-web-deck"),c?e.deck.cards:[]],[r("cadwallon-web-known-hand"),c?[]:e.hand.cards]];return i`
    <div class="veil" onClick=${o}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${l}>
      <header>
        <h2><${rt} seat=${e.seat} /> ${l}</h2>
        <div class="detail-aside"><${Q} n=${e.points} /><${Yn} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${o} aria-label=${r("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&i`<${re} game=${Se} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>i`<${re} key=${p.card} game=${Se} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,m,f])=>i`
            <tr key=${p}><th scope="row">${f}</th><td class="num">${m}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,m])=>i`
          <h3 key=${p}>${p} <span class="num">${m.length}</span></h3>
          <div class="ca-heap">${X$(m).map(f=>i`<${ze} key=${f} id=${f} size="table" />`)}</div>`)}
      </div>
    </div>`}k();Ve();R();C();k();Me();R();C();function su(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function ou({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o}=Z(te),l=`pile:${e.number}`,c=s.has(l),u=Math.max(...e.sums.map($=>$.known)),p=e.sums.filter($=>$.known===u).length>1,m=e.sums.map(($,d)=>({sum:$,seat:d,agents:e.agents.filter(h=>h.seat===d)})),f=$=>c&&!$.target.closest("button")&&o(l);return i`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${a.includes(l)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${r("cadwallon-web-pile",{n:t})} onClick=${f}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${r("cadwallon-web-order",{n:t})}>${t}</span>
        <${au} pile=${e} />
        <${ef} pile=${e} />
      </header>
      ${e.stake?i`<${tf} stake=${e.stake} target=${l} />`:i`<p class="ca-pile-empty" data-target=${l}>${r(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${m.filter(({agents:$})=>$.length).map(({sum:$,seat:d,agents:h})=>i`
          <li key=${d} class="ca-camp" data-seat=${d} data-you=${d===n.viewer||null}>
            ${e.stake&&i`<${nf} stake=${e.stake} sum=${$} seat=${d} agents=${h} lead=${$.known<u?"":p?"tied":"ahead"} />`}
            <${sf} agents=${h} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function au({pile:e}){let{view:t,names:n}=Z(te),s=e.controlled.includes(t.viewer),a=e.pile.split(" ")[1],o=e.free?r("cadwallon-web-zone-open"):s?r("cadwallon-web-zone-mine"):r("cadwallon-web-zone-of",{names:e.controlled.map(l=>n[l]).join(", ")});return i`
    <span class="ca-zone" title=${o}>
      ${e.free?i`<span class="ca-zone-free">${r("cadwallon-web-zone-free")}</span>`:e.controlled.map(l=>i`<${rt} key=${l} seat=${l} />`)}
      ${a&&i`<span class="ca-side">${r(`cadwallon-web-side-${a}`)}</span>`}
      ${s&&i`<${b} name="mask" label=${o} />`}
    </span>`}function ef({pile:e}){let t=e.buried.map(s=>ae(Se,s).name).join(", "),n=r("cadwallon-web-under",{n:e.hidden})+(t?` ${r("cadwallon-web-under-known",{cards:t})}`:"");return i`<${it} name="deck" n=${e.hidden} what=${n} />`}function tf({stake:e,target:t}){let{district:n}=ae(Se,e.card);return i`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${ze} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${r(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&i`<span>${r(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${r("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${zt} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&i`<div><dt>${r("cadwallon-web-bribe")}</dt><dd><${zt} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${r("cadwallon-web-worth")}</dt><dd><${Q} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function nf({stake:e,sum:t,seat:n,agents:s,lead:a}){let{names:o}=Z(te),l=t.known>=e.threshold,c=l?a:"",u=[r("cadwallon-web-sum",{who:o[n],n:t.known,power:je(e.power),of:e.threshold,backs:t.backs}),c&&r(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return i`
    <div class="ca-sum" data-reached=${l||null} title=${u} role="img" aria-label=${u}>
      <${rt} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,m)=>i`
        <span key=${m} class="ca-back"><${b} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&i`<b class="ca-mark">${c==="ahead"?i`<${b} name="done" />`:"="}</b>`}</span>
    </div>`}function sf({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&i`
    <ul class="ca-agents">
      ${n.map(s=>i`
        <li key=${s.card} data-down=${s.down||null}>
          <${ze} id=${s.card} size="chip" points=${0} badge=${i`<${of} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function of({agent:e,stake:t}){return i`
    <span class="ca-worth">
      ${e.down&&i`<${b} name="mask" label=${r("cadwallon-web-down")} />`}
      ${t&&i`<${zt} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&i`<${zt} n=${e.ducats??0} power="financial" />`}
    </span>`}function ru({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o,why:l}=Z(te),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,m=e.sums.filter((h,y)=>y!==n.viewer),f=Math.max(0,...m.map(h=>h.known)),$=m.reduce((h,y)=>h+y.backs,0),d=e.sums[n.viewer]?.known??0;return i`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
        aria-disabled=${!u} title=${u?null:l(c).join(" ")} onClick=${()=>u&&o(c)}>
        <${au} pile=${e} />
        <span class="ca-pile-line-name">${p?ae(Se,p.card).name:r("cadwallon-web-pile-empty")}</span>
        ${p&&i`
          <span class="ca-pile-line-wins"><${zt} n=${p.threshold} power=${p.power} golden />${p.price&&i`<${zt} n=${p.price} power="financial" />`}</span>
          <${Q} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${r("cadwallon-web-sums",{own:d,best:f,backs:$})}>
            <span>${r("cadwallon-web-you-short")} <b>${d}</b></span><span>${r("cadwallon-web-best-short")} <b>${f}${$>0&&`+${"?".repeat($)}`}</b></span></span>`}
        <span class="visually-hidden">${r("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function iu({seat:e,narrow:t}){let{view:n,lit:s}=Z(te),{hand:a,objectives:o}=e,l=o.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!l.length&&!a.cards.length;return i`
    <section data-part="mine" aria-label=${r("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&i`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,m)=>i`<${ru} key=${p.number} pile=${p} order=${m+1} />`)}
          <li class="ca-spots"><${$o} /><${Xr} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&i`
        <div class="ca-tray"><h3>${r("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>i`<${ze} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${r("cadwallon-web-hand")}>
          ${l.map(p=>i`<${ze} key=${p.card} id=${p.card} size="table" />`)}
          ${a.cards.map(p=>i`<${ze} key=${p} id=${p} size="table" />`)}
          ${u&&i`<p class="quiet-text">${r(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&i`<${Xr} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${af} seat=${e} />
          <${rf} goals=${o.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function af({seat:e}){let{view:t,lit:n,choose:s,setDetail:a}=Z(te),o=`seat:${e.seat}`;return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${o} title=${r("cadwallon-web-look-own")}
      onClick=${()=>n.has(o)?s(o):a(e.seat)}>
      <span class="ca-rival-head">
        <${rt} seat=${e.seat} /><span class="ca-rival-name">${ei(e)}</span>
        ${e.seat===t.first&&i`<${b} name="first" label=${r("cadwallon-web-first")} />`}
        <${Q} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${mo} won=${e.won} /><${Yn} seat=${e} /></span>
    </button>`}function rf({goals:e}){return i`
    <ul class="ca-goals">${e.map(t=>i`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${re} game=${Se} id=${t.card} size="chip" badge=${i`
          <${b} name=${t.achieved?"done":"hourglass"} label=${r(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var lf=4;function cf({view:e,score:t,names:n,you:s,lit:a,chosen:o,choose:l,why:c,detail:u,setDetail:p}){let m=H(()=>({view:e,names:n,lit:a,chosen:o,choose:l,why:c,setDetail:p}),[e,n,a,o,l,c,p]),f=ue(be);return i`
    <${te.Provider} value=${m}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${r("part-rivals")}>
          <div class="ca-rivals">${uf(e,s).map($=>i`<${eu} key=${$.seat} seat=${$} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${r("part-centre")}>
          <${pf} view=${e} />
          ${e.guilds.length>0&&i`
            <div class="ca-guilds" role="group" aria-label=${r("cadwallon-web-guilds")}>${e.guilds.map($=>i`
              <${ze} key=${$} id=${$} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(lf,...e.piles.map(su))}}>${e.piles.map(($,d)=>i`<${ou} key=${$.number} pile=${$} order=${d+1} />`)}</div>
        </section>
        ${s>=0&&i`<${iu} seat=${e.seats[s]} narrow=${f} />`}
        ${u!==null&&i`<${nu} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function uf(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function pf({view:e}){let t=e.last_round!==null&&!e.over;return i`
    <div class="ca-news">
      ${t&&i`<strong class="ca-news-last"><${b} name="hourglass" />
        ${e.last_round===e.round?r("cadwallon-web-last-round"):r("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&i`<span>${r("cadwallon-web-resolved")}</span>`}
      <${$o} />
    </div>`}var ii={};_e(ii,{Beside:()=>Su,Board:()=>Yf,flights:()=>Eu});k();Me();ye();k();Ve();C();ye();k();Ve();Me();var qe=Ye({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),df=["mage","item","artifact","monument","place","scroll"];function lt(e,t){let n=s=>df.indexOf(ae(e,s.card).kind);return t.map((s,a)=>({one:s,i:a})).sort((s,a)=>n(s.one)-n(a.one)||s.i-a.i).map(({one:s})=>s)}function Te({of:e,size:t}){let{game:n,lit:s,chosen:a,choose:o,why:l}=Z(qe),c=I(o);c.current=o;let u=`card:${e.card}`,p=s.has(u),m=a.includes(u),f=p?[]:l(u);return H(()=>i`
    <${re} game=${n} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points}
      target=${u} lit=${p} chosen=${m} why=${f} onChoose=${p?()=>c.current(u):void 0} />`,[n,u,t,e.turned,e.essences?.join(" "),e.points,p,m,f.join(" ")])}function qt({target:e,label:t,class:n="",onOpen:s,children:a}){let{lit:o,chosen:l,choose:c,why:u}=Z(qe),p=o.has(e),m=p?[]:u(e);return i`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${l.includes(e)||null}
      aria-label=${[t,...m].join(". ")} title=${[t,...m].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${a}</button>`}function lu({view:e,plan:t}){let{game:n}=Z(qe),s=ue(be),{places:a,monuments:o,monument_deck:l,items:c,scrolls:u}=e.centre,p=t.chips&&!s,m=$=>s?{}:{width:`${Math.ceil(t.groups[$].width)+1}px`},f=($,d,h)=>i`
    <${ni} name=${$} title=${r(`resarcana-web-${$}`)} n=${d.length} chips=${p?t.groups[h].rows:0} style=${m(h)}>
      ${d.map(y=>i`<${Te} key=${y} of=${{card:y}} size=${p?"chip":"table"} />`)}
    <//>`;return i`
    <section class="ra-centre" data-part="centre" aria-label=${r("part-centre")} style=${s?{}:{"--card-w":`${t.card}px`}}>
      <${ni} name="places" title=${r("resarcana-web-places")} n=${a.length} style=${m(0)}>
        ${a.map($=>i`<${Te} key=${$.card} of=${$} size="table" />`)}
      <//>
      <${ni} name="monuments" title=${r("resarcana-web-monuments")} n=${o.length+(l?1:0)} style=${m(1)}>
        ${o.map($=>i`<${Te} key=${$} of=${{card:$}} size="table" />`)}
        ${l>0&&i`<${qt} target="monuments" label=${r("resarcana-web-monument-deck",{n:l})} class="ra-deck">
          <${re} game=${n} id=${null} back size="table" /><b class="ra-deck-size num">${l}</b><//>`}
      <//>
      ${p?f("tiles",[...c,...u],2):i`${f("items",c,2)}${f("scrolls",u,3)}`}
    </section>`}function ni({name:e,title:t,n,chips:s=0,style:a,children:o}){if(!n)return null;let l=s?{...a,gridTemplateRows:`repeat(${s}, auto)`}:a;return i`<div class=${`ra-group ra-${e}`}><h3>${t}</h3><div class=${s?"ra-chips":"ra-row"} style=${l}>${o}</div></div>`}k();R();C();k();R();C();Me();ye();var hu={place:[1.68,1.2],item:[1.08,.66],scroll:[1.08,.66]},mf=[1,88/63],ve=8,Jn="break",gu=e=>hu[e]??mf;function Bt(e,t,n){let s=0,a=0,o=0;for(let l of e){if(l===Jn){s+=a+ve,a=o=0;continue}let[c,u]=gu(l).map(p=>p*t);if(c>n)return 1/0;o&&o+ve+c>n&&(s+=a+ve,a=o=0),o+=(o?ve:0)+c,a=Math.max(a,u)}return s+a}function fo(e,t,n){let[s,a]=[e,t];for(;s<a;){let o=Math.ceil((s+a)/2);n(o)?s=o:a=o-1}return s}function bu(e,t,n,s){let a=l=>e.every(c=>Bt(c,l,t.width)<=t.height),o=fo(n,s,a);return a(o)?o:0}var $f=92,ff=[116,27],hf=4,cu=18;function gf(e,t,n,s){let a=uu(e,t,n,s,!1);if(a.card>=$f)return a;let[o,l,...c]=e,u=uu([o,l,c.flat()],t,n,s,!0);return!a.fits||u.fits&&u.card>=a.card?u:a}function uu(e,t,n,s,a){let o=u=>e.map(p=>{if(!p.length)return{width:0,rows:0,height:0};let m=a&&hu[p[0]]?.[1]<1,[f,$]=m?ff:gu(p[0]).map(E=>E*u),d=m?hf:ve,h=Math.max(1,Math.floor((t.height+d)/($+d))),y=Math.max(1,Math.floor((t.width+ve)/(f+ve))),w=Math.min(y,Math.ceil(p.length/h)),S=Math.ceil(p.length/w);return{width:w*f+(w-1)*ve,rows:S,height:cu+S*($+d)}}),l=u=>{let p=o(u),m=p.map(({width:$})=>$).filter(Boolean);return m.reduce(($,d)=>$+d,0)+2*ve*(m.length-1)<=t.width&&Math.max(...p.map(({height:$})=>$))-cu-ve<=t.height},c=fo(n,s,l);return{card:c,chips:a,groups:o(c),fits:l(c),height:bf(o(c),t.width)}}function bf(e,t){let[n,s,a]=[0,0,0];for(let o of e.filter(l=>l.width))a&&a+2*ve+o.width>t&&([n,s,a]=[n+s,0,0]),a+=(a?2*ve:0)+o.width,s=Math.max(s,o.height);return n+s}function yf(e,t,n,s,a){let o=Array.from({length:t},()=>"artifact"),l=3*ve,c=$=>Bt(e,$,n.width)+(t?l+Bt(o,$,n.width):0)<=n.height,u=fo(s,a,c),p={card:u,beside:0,fits:c(u)};for(let $=1;$<=Math.min(t,4);$++){let d=w=>$*w+($-1)*ve,h=w=>Bt(o,w,d(w))<=n.height&&Bt(e,w,n.width-d(w)-l)<=n.height,y=fo(s,a,h);(y>p.card||!p.fits&&h(y))&&(p={card:y,beside:d(y),fits:h(y)})}let m=Bt(e,p.card,n.width-(p.beside?p.beside+l:0)),f=t?Bt(o,p.card,p.beside||n.width):0;return{...p,height:p.beside?Math.max(m,f):m+f+(t?l:0)}}var wf=1.3,pu={least:64,most:220},du={least:72,most:300},vf=10,mu=44,$u=64,xf=66,_f=[.7,.66,.62,.58,.54,.5,.46,.42,.38,.34,.3];function yu({groups:e,tableau:t,hand:n},s){let a=s.width-mu;return _f.map(l=>{let c=gf(e,{width:a,height:s.height*l-mu},pu.least,pu.most),u=yf(t,n,{width:s.width-$u,height:s.height*(1-l)-$u},du.least,du.most),p=Math.max(0,c.height+u.height+xf-s.height),m=Math.min(c.card*wf,u.card)-vf*p;return{centre:c,own:u,value:m}}).reduce((l,c)=>c.value>l.value?c:l)}var kf=780,Mf=2,Cf=.26,Lf=.34,Ef=10,Sf=80,Tf=28.5,Pf=62,Af=25.5,If=24,Rf=28,Of=300,Nf=215,Zf=148,Df=112,fu=3;function si(e,t,n){let s=(e-If)/t-Rf,[a,o]=[s<Of,s<Nf],l=o?2:Math.floor((s+fu)/((a?Df:Zf)*n+fu));return{width:s,snug:a,tight:o,columns:Math.max(1,l)}}function wu(e,t,n){let s=e.height<kf,a=Math.max(...t);if(!s&&a&&t.length<=Mf)return Math.round(Cf*e.height);let{columns:o,tight:l}=si(e.width,t.length,n),c=a&&Math.ceil(Math.max(a,s?1:Ef)/o),u=l?Pf+Af*c:Sf+Tf*c;return Math.round(Math.min(u*n,Lf*e.height))}var Hf=78,zf=90,qf=150;function vu({seats:e,view:t,table:n,names:s,setDetail:a,room:o,letters:l}){let c=ue(be),{game:u}=Z(qe),{snug:p,tight:m,width:f}=si(o.width,e.length,l),$={width:f,height:o.height-Hf*l},d=bu(e.map(y=>lt(u,t.seats[y].play).map(w=>ae(u,w.card).kind)),$,zf,qf),h=d&&!c?"table":"chip";return i`
    <section class="ra-rivals" data-part="rivals" data-size=${h} data-snug=${!c&&p||null} data-tight=${!c&&m||null} aria-label=${r("part-rivals")} style=${c?{}:{"--card-w":`${d}px`,height:`${o.height}px`}}>
      ${e.map(y=>i`<${Bf} key=${y} of=${t.seats[y]} view=${t} name=${s[y]} bot=${n.seats[y]?.kind==="bot"}
        size=${h} onOpen=${()=>a(y)} />`)}
    </section>`}function Bf({of:e,view:t,name:n,bot:s,size:a,onOpen:o}){let{game:l}=Z(qe),c=t.passed.includes(e.seat);return i`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${c||null}>
      <header>
        <${qt} target=${`seat:${e.seat}`} label=${r("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${o}>
          ${s&&i`<${b} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&i`<${b} name="first" size=${15} label=${r("seat-first")} />`}
          ${c&&i`<${b} name="pass" size=${15} label=${r("seat-passed")} />`}
        <//>
        <${oi} of=${e} />
        <${Q} n=${e.points} />
      </header>
      <div class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
        <${Xe} essences=${e.pool} />${!e.pool.some(Boolean)&&i`<span class="empty">${r("resarcana-web-no-essences")}</span>`}
      </div>
      <div class="ra-rival-play">
        ${lt(l,e.play).map(u=>i`<${Te} key=${u.card} of=${u} size=${a} />`)}
      </div>
    </article>`}function oi({of:e}){return i`
    <span class="ra-counts">
      <span title=${r("resarcana-web-hand",{n:e.hand.size})}><${b} name="card" size=${14} label=${r("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${qt} target=${`deck:${e.seat}`} label=${r("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${b} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${r("resarcana-web-discards",{n:e.discards.length})}><${b} name="discard" size=${14} label=${r("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}ye();function xu({view:e,seat:t,name:n,score:s,onClose:a}){let o=e.seats[t];return i`
    <${ai} title=${n} onClose=${a} aside=${i`<${Q} n=${o.points} /><${Xe} essences=${o.pool} /><${oi} of=${o} />`}>
      <div class="ra-cards">${lt("resarcana",o.play).map(l=>i`<${Te} key=${l.card} of=${l} size="table" />`)}</div>
      <${ho} title=${r("resarcana-web-known-hand")} cards=${o.hand.cards} />
      <${ho} title=${r("resarcana-web-discards",{n:o.discards.length})} cards=${o.discards} />
      <${ho} title=${r("resarcana-web-known-deck")} cards=${o.deck.cards} />
      <${ku} score=${s} />
    <//>`}function _u({what:e,of:t,score:n,onClose:s}){if(e==="points")return i`<${ai} title=${r("resarcana-web-points-from")} onClose=${s}><${ku} score=${n} /><//>`;let a=e==="deck"?t.deck.cards:t.discards;return i`
    <${ai} title=${r(`resarcana-web-${e}`,{n:a.length})} onClose=${s}>
      ${e==="deck"&&i`<p class="quiet-text">${r("resarcana-web-deck-no-order")}</p>`}
      ${a.length?i`<${ho} title="" cards=${a} />`:i`<p class="empty">${r("resarcana-web-none")}</p>`}
    <//>`}function ho({title:e,cards:t}){return t.length?i`
    ${e&&i`<h3>${e}</h3>`}
    <div class="ra-cards">${t.map(n=>i`<${Te} key=${n} of=${{card:n}} size="table" />`)}</div>`:null}function ku({score:e}){return e.length?i`
    <h3>${r("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],a)=>i`<tr key=${`${t} ${a}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:i`<p class="empty">${r("ending-no-points")}</p>`}function ai({title:e,aside:t,onClose:n,children:s}){return x(()=>{let a=o=>{o.key==="Escape"&&(o.preventDefault(),n())};return document.addEventListener("keydown",a,{capture:!0}),()=>document.removeEventListener("keydown",a,{capture:!0})},[n]),i`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Ae} onClick=${n} aria-label=${r("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}k();R();C();ye();function ri(e,t){let{mages:n,packet:s}=e.seats[t],{draft:a,looked:o,arranged:l}=e.centre;return[{title:"resarcana-web-mages",cards:n.cards},{title:"resarcana-web-packet",cards:s.cards},{title:"resarcana-web-draft",cards:a},{title:"resarcana-web-looked",cards:o},{title:"resarcana-web-arranged",cards:l}].filter(({cards:c})=>c.length>0)}function Mu({view:e,seat:t,you:n,names:s,score:a,plan:o}){let{game:l}=Z(qe),c=e.seats[t],[u,p]=g(""),m=ue(be),f=lt(l,c.play),$=c.hand.cards,d=ri(e,t);return i`
    <section class="ra-mine" data-part="mine" aria-label=${s[t]}>
      <div class="ra-own" data-beside=${o.beside>0&&!m||null} style=${m?{}:{"--card-w":`${o.card}px`,"--hand-w":`${o.beside}px`}}>
        <div class="ra-tableau">
          ${d.map(h=>i`<${Ff} key=${h.title} title=${r(h.title)} cards=${h.cards} />`)}
          ${f.map(h=>i`<${Te} key=${h.card} of=${h} size="table" />`)}
          ${!f.length&&!d.length&&i`<p class="empty">${r("resarcana-web-nothing-in-play")}</p>`}
        </div>
        ${$.length>0&&i`
          <div class="ra-hand" role="group" aria-label=${r("resarcana-web-hand",{n:c.hand.size})}>
            ${$.map(h=>i`<${Te} key=${h} of=${{card:h}} size="table" />`)}
          </div>`}
      </div>
      <footer class="ra-piles">
        ${n!==t&&i`<strong class="ra-whose">${s[t]}</strong><span data-anchor=${`pool:${t}`}><${Xe} essences=${c.pool} /></span>`}
        <span class="ra-pile"><${b} name="card" size=${18} /> ${r("resarcana-web-hand",{n:c.hand.size})}</span>
        <${qt} target=${`deck:${t}`} label=${r("resarcana-web-deck",{n:c.deck.size})} class="ra-pile" onOpen=${()=>p("deck")}>
          <${b} name="deck" size=${18} /> ${r("resarcana-web-deck",{n:c.deck.size})}
        <//>
        <button type="button" class="spot ra-pile" onClick=${()=>p("discards")}><${b} name="discard" size=${18} /> ${r("resarcana-web-discards",{n:c.discards.length})}</button>
        <button type="button" class="spot ra-pile" onClick=${()=>p("points")}><${Q} n=${c.points} /> ${r("resarcana-web-points-from")}</button>
      </footer>
      ${u&&i`<${_u} what=${u} of=${c} score=${a[t]} onClose=${()=>p("")} />`}
    </section>`}function Ff({title:e,cards:t}){return i`
    <div class="ra-tray">
      <h3>${e}</h3>
      <div class="ra-row">${t.map(n=>i`<${Te} key=${n} of=${{card:n}} size="table" />`)}</div>
    </div>`}function Cu(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function Wf(e,t){let n=Cu(e),s=Cu(t),a=[];for(let o of new Set([...n.keys(),...s.keys()])){let l=n.get(o)?.essences,c=s.get(o)?.essences,u=e.essences.map((p,m)=>(c?.[m]??0)-(l?.[m]??0));u.some(p=>p)&&a.push({place:o,seat:(s.get(o)??n.get(o))?.seat??-1,by:u})}return a}function Lu(e,t){let n=e.filter(a=>a.facts.card&&(a.seat===t||a.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function Eu(e,t,n){let s=[],a=Wf(e,t);return e.essences.forEach((o,l)=>{let c=a.filter(({by:p})=>p[l]<0).map(({place:p,seat:m,by:f})=>({place:p,seat:m,n:-f[l]})),u=a.filter(({by:p})=>p[l]>0).map(({place:p,seat:m,by:f})=>({place:p,seat:m,n:f[l]}));for(let p of u){for(let f of c.filter($=>$.seat===p.seat)){let $=Math.min(p.n,f.n);$&&s.push({kind:o,n:$,from:f.place,to:p.place}),p.n-=$,f.n-=$}let m=Lu(n,p.seat);p.n&&m&&m!==p.place&&s.push({kind:o,n:p.n,from:m,to:p.place})}for(let p of c){let m=Lu(n,p.seat);p.n&&m&&m!==p.place&&s.push({kind:o,n:p.n,from:p.place,to:m})}}),s}k();R();C();function Su({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(o=>o.pool[5]>0),a=e.essences.filter(o=>o!=="pearl"||s);return i`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${r("resarcana-web-pool")}>
      ${a.map((o,l)=>i`
        <span key=${o} class=${`ra-pool-kind of-${o}`} data-none=${n[l]===0||null} title=${r(`resarcana-essence-${o}`,{n:n[l]})}>
          <${b} name=${o} size=${22} label=${r(`resarcana-essence-${o}`,{n:n[l]})} />
          <b class="num">${n[l]}</b>
        </span>`)}
    </div>`}var jf=(e,t)=>e>=0?e:t??0,Uf=46,Gf=26,Vf=8;function Kf(e,t,n){let{places:s,monuments:a,monument_deck:o,items:l,scrolls:c}=t.centre,u=t.seats[n];return{groups:[s.map(()=>"place"),[...a,...o?[""]:[]].map(()=>"monument"),l.map(()=>"item"),c.map(()=>"scroll")],tableau:[...ri(t,n).flatMap(({cards:p})=>p.length>Vf?[...p,Jn,Jn]:p),...lt(e,u.play).map(p=>p.card)].map(p=>p===Jn?p:ae(e,p).kind),hand:u.hand.cards.length}}function Yf({game:e,view:t,table:n,score:s,names:a,you:o,lit:l,chosen:c,choose:u,why:p,detail:m,setDetail:f}){let $=H(()=>({game:e,lit:l,chosen:c,choose:u,why:p}),[e,l,c,u,p]),d=I(null),h=Ka(d),y=jf(o,m),w=t.seats.map((Pe,pe)=>(y+pe)%t.seats.length).slice(1),S=ue(Ga)?Va:1,E=wu(h,w.map(Pe=>t.seats[Pe].play.length),S),A=Kf(e,t,y),N=H(()=>yu(A,{width:h.width-Gf,height:h.height-E-Uf*S}),[JSON.stringify(A),h]),ie=m!==null&&o>=0?m:null;return i`
    <${qe.Provider} value=${$}>
      <div class="ra-frame" ref=${d}><div class="ra" data-rivals=${w.length}>
        ${h.width>0&&i`
          <${vu} seats=${w} view=${t} table=${n} names=${a} setDetail=${f} room=${{width:h.width,height:E}} letters=${S} />
          <${lu} view=${t} plan=${N.centre} />
          <${Mu} view=${t} seat=${y} you=${o} names=${a} score=${s} plan=${N.own} />`}
        ${ie!==null&&i`<${xu} view=${t} seat=${ie} name=${a[ie]} score=${s[ie]} onClose=${()=>f(null)} />`}
      </div></div>
    <//>`}ut();Me();le();k();Le();Ws();pn();bt();Ce();C();var li=!1,Jf=new Set(["table"]);function Qf(){let[e,t]=g(location.pathname),[,n]=g(0),[s,a]=g(0);x(()=>Yr(()=>t(location.pathname)),[]),x(()=>Jt(l=>{l==="language"?(bo(),Pu().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),x(()=>ds(l=>{l&&a(c=>c+1)}),[]);let o=Vn(e);return i`
    <${Qr} page=${o.name}>
      <${Kn} address=${`${s} ${e}`}><${Xf} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function Xf({address:e}){let[t,n]=g(null),[s,a]=g(!1);return de(()=>{let o=!0,{name:l,params:c,load:u}=Vn(e),p=Jf.has(l)?$a().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:m}])=>{o&&(n({Page:m,params:c}),document.title=Qe(`title-${l}`)?`${r(`title-${l}`)} · Arcanarium`:"Arcanarium")},m=>{console.error(m),o&&a(!0)}),()=>{o=!1}},[e]),x(()=>{t&&(li&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),li&&scrollTo(0,0),li=!0)},[t]),s?i`<${po} />`:t?i`<${t.Page} params=${t.params} />`:i`<div class="waiting" aria-busy="true"></div>`}async function Pu(){let e=await tt().catch(()=>null),t=e?.languages??["en"],s=[he("language"),e?.id?e.language:"",...navigator.languages].flatMap(a=>[a,a.split("-")[0]]);await jo(s.find(a=>t.includes(a))??"en"),Jo()}var eh=1e3,th=15e3,nh=4e3;async function Au(e,t=eh){try{await Promise.all([Pu(),Vt().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{Au(e,Math.min(th,t*2))},t);return}Re(i`<${Qf} />`,e),sh(e)}function sh(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||o()},s=new MutationObserver(n),a=setTimeout(()=>o(),nh),o=()=>{t?.remove(),s.disconnect(),clearTimeout(a),ba()};s.observe(e,{childList:!0,subtree:!0}),n()}Jr();Vn(location.pathname).load().catch(()=>{});var Tu=document.getElementById("app");Tu&&Au(Tu);ws("/js/cadwallon/board.js",ti);ws("/js/resarcana/board.js",ii);export{Y as x0,se as x1,Vt as x10,oe as x11,$n as x12,St as x13,Kt as x14,Vo as x15,fe as x16,Ct as x17,Ye as x18,rn as x19,i as x1a,Re as x1b,ee as x1c,Z as x1d,x as x1e,un as x1f,de as x1g,H as x1h,I as x1i,g as x1j,zp as x1k,We as x1l,b as x1m,ks as x1n,Q as x1o,Ze as x1p,Xe as x1q,yn as x1r,je as x1s,Nt as x1t,$a as x1u,qs as x1v,nt as x1w,tt as x1x,fa as x1y,ce as x1z,D as x2,ma as x20,Fs as x21,ha as x22,ya as x23,ba as x24,wa as x25,st as x26,Tn as x27,Pn as x28,us as x29,ps as x2a,No as x2b,ds as x2c,Ee as x2d,Vn as x2e,Yr as x2f,Wn as x2g,ro as x2h,Br as x2i,Fr as x2j,Wr as x2k,Cn as x2l,At as x2m,he as x2n,ge as x2o,Jt as x2p,xs as x2q,$t as x2r,Kn as x2s,po as x2t,Qr as x2u,ta as x2v,we as x2w,Ge as x2x,M as x2y,Yt as x2z,z as x3,Xo as x30,P as x31,ft as x32,T as x33,et as x34,Ms as x35,wn as x36,Cs as x37,xn as x38,sa as x39,wl as x3a,Vl as x3b,Ha as x3c,Nn as x3d,Da as x3e,Zn as x3f,za as x3g,Za as x3h,ao as x3i,uc as x3j,Oa as x3k,Ea as x3l,La as x3m,qa as x3n,er as x3o,ec as x3p,Kl as x3q,Ya as x3r,Ja as x3s,ar as x3t,Ca as x3u,Vs as x3v,sc as x3w,lr as x3x,ac as x3y,wt as x3z,hn as x4,ir as x40,ur as x41,no as x42,Hn as x43,nn as x44,Fa as x45,pc as x46,Ar as x47,sn as x48,zn as x49,qn as x4a,Wa as x4b,$r as x4c,fr as x4d,mr as x4e,sr as x4f,tc as x4g,to as x4h,nr as x4i,Aa as x4j,Ga as x4k,Va as x4l,be as x4m,Ua as x4n,Ae as x4o,ue as x4p,Ka as x4q,Bn as x4r,gr as x4s,Rn as x4t,Ys as x4u,Cr as x4v,Js as x4w,Gl as x4x,Ta as x4y,yr as x4z,ws as x5,Sr as x50,Er as x51,_r as x52,kr as x53,G as x54,Ke as x55,V as x56,Qe as x57,Be as x58,Uo as x59,jo as x5a,r as x5b,Jr as x5c,uo as x5d,ot as x5e,la as x5f,Is as x5g,Ut as x5h,Ne as x5i,F as x5j,$e as x5k,Gt as x5l,Oe as x5m,Ao as x5n,ee as x5o,Z as x5p,Qu as x5q,x as x5r,Xu as x5s,un as x5t,Ju as x5u,de as x5v,H as x5w,Zi as x5x,I as x5y,g as x5z,bo as x6,Mt as x60,Ct as x61,zu as x62,Ye as x63,rn as x64,Yu as x65,qu as x66,rn as x67,Vu as x68,hi as x69,B as x6a,Re as x6b,ki as x6c,xt as x7,on as x8,ra as x9,_n as xa,aa as xb,Ss as xc,ht as xd,re as xe,la as xf,Os as xg,zs as xh,ca as xi,ua as xj,Zs as xk,pa as xl,Ds as xm,It as xn,Ns as xo,Hs as xp,Sn as xq,ae as xr,Jo as xs,fn as xt,bs as xu,ke as xv,Fe as xw,Ko as xx,J as xy,Tt as xz};
