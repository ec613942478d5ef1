/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var Ru=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var _e=(e,t)=>{for(var n in t)Ru(e,n,{get:t[n],enumerable:!0})};function Iu(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function rn(e){let t=is[e];return delete is[e],t}function kt(e){let t=is.versions?.[e];return t?`${e}?v=${t}`:e}function xo(){delete is.versions}var is,dt=v(()=>{"use strict";is=Iu()});function Mt(e){e&&e.parentNode&&e.remove()}function cn(e,t,n){var s,a,o,r={},c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?$s.call(arguments,2):n),Ct(e,r,s,a,null)}function Nu(e,t,n){var s,a,o,r=ft({},e.props),c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e.type!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?$s.call(arguments,2):n),Ct(e.type,r,s!==void 0?s:e.key,a!==void 0?a:e.ref,null)}function Ct(e,t,n,s,a){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ln,__v:a||++ai,__i:-1,__u:0};return!a&&F.vnode&&F.vnode(o),o}function Zu(){return{current:null}}function St(e){return e.children}function Lt(e,t){this.props=e,this.context=t,this.__g=0}function $t(e,t){if(t==null)return e.__&&$t(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:$t(e)}function Du(e){var t,n=e.__v,s=n.__e,a=[],o=[],r=e.__P;r&&((t=ft({constructor:ln},n)).__v=n.__v+1,F.vnode&&F.vnode(t),So(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,a,s||$t(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,hi(a,t,o),n.__=n.__e=null,t.__e!=s&&ui(t))}function ui(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),ui(e)}function Co(e){(8&e.__g||(e.__g|=8,mt.push(e),ps++))&&ko==F.debounceRendering||((ko=F.debounceRendering)||queueMicrotask)(pi)}function pi(){try{for(var e,t=1;mt.length;)mt.length>t&&mt.sort(ii),e=mt.shift(),t=mt.length,8&e.__g&&Du(e)}finally{(ps=mt.length)&&(ko||queueMicrotask)(pi)}}function di(e,t,n,s,a,o,r,c,u,p,d){var $,f,m,g,y,w,E=s.__k||ms,S=t.length;for(u=Hu(n,t,E,u,S),$=0;$<S;$++)(m=n.__k[$])!=null&&(f=~m.__i&&E[m.__i]||ds,m.__i=$,w=So(e,m,f,a,o,r,c,u,p,d),g=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&Eo(f.ref,null,m,f),m.ref&&d.push(m.ref,m.__c||g,m)),y=y||g,4&m.__u?(u=mi(m,u,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&w!==void 0?u=w:g&&(u=g.nextSibling),m.__u&=-21);return n.__e=y,u}function Hu(e,t,n,s,a){var o,r,c,u,p,d,$,f,m,g=n.length,y=g,w=0,E=0,S=e.__k=Array(a);for(o=0;o<a;o++)(r=t[o])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=S[o]=Ct(null,r):fs(r)?r=S[o]=Ct(St,{children:r}):r.constructor===ln&&r.__b?r=S[o]=Ct(r.type,r.props,r.key,r.ref,r.__v):S[o]=r,u=o+w,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=zu(r,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?w--:p==u+1?w++:p!=u&&(p>u?w--:w++,E=1)):(~p||(a>g?w--:a<g&&w++),typeof r.type!="function"&&(r.__u|=4))):S[o]=null;if(E){for(d=[],$=[],o=0;o<a;o++)if((r=S[o])&&16&r.__u){for(w=0,f=d.length;w<f;)d[m=w+f>>1]<r.__i?w=m+1:f=m;d[w]=r.__i,$[o]=w+1}for(w=d.length;o--;)$[o]&&($[o]==w?w--:S[o].__u|=4)}if(y)for(o=0;o<g;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=$t(c)),To(c,c));return s}function mi(e,t,n,s){var a,o,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(o=0;o<a.length;o++)a[o]&&(a[o].__=e,t=mi(a[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=$t(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function fi(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(fs(e)?e.some(function(n){fi(n,t)}):t.push(e)),t}function zu(e,t,n,s){var a,o=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&o==null||u&&o==c.key&&r==c.type)return n;if(s>(u?1:0)){for(a=n-1;a>=0;a--)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a;for(a=n+1;a<t.length;a++)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a}return-1}function oi(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ls(e,t,n,s,a){var o,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||oi(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||oi(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=Mo[t]||(Mo[t]=qu(t)),(e.__a||(e.__a={}))[t]=Lo,o=t!=(t=t.replace(li,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,o):e.removeEventListener(t,r,o));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function qu(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[cs]==null)t[cs]=Lo++;else if(t[cs]<this.__a[e])return;return n(F.event?F.event(t):t)}}}function So(e,t,n,s,a,o,r,c,u,p){var d,$,f,m,g,y,w,E,S,T,I,Y,he,O,we,x,L,N,se=t.type;if(t.constructor!==ln)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,$=o=[],d.nodeType==8?c=us(d,o):o.push(d),c=o[0]||c),(d=F.__b)&&d(t);e:if(typeof se=="function"){f=r.length;try{if(E=t.props,S=(d=se.prototype)&&d.render,T=(d=se.contextType)&&s[d.__c],I=d?T?T.props.value:d.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(S?t.__c=m=new se(E,I):(t.__c=m=new Lt(E,I),m.constructor=se,m.render=Fu),T&&T.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),S&&(m.__s||(m.__s=m.state),se.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=ft({},m.__s)),ft(m.__s,se.getDerivedStateFromProps(E,m.__s)))),g=m.props,y=m.state,m.__v=t,n.__c){if(E!==g&&S&&!se.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(E,I),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(E,m.__s,I)===!1){t.__v!=n.__v&&(m.props=E,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(J){J&&(J.__=t)}),ms.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=$t(n);break e}m.componentWillUpdate&&m.componentWillUpdate(E,m.__s,I),S&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(g,y,w)})}else S&&!se.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),S&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=I,m.props=E,m.__P=e,m.__g&=-5,Y=F.__r,he=S?25:0;do m.__g&=-9,Y&&Y(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++he<25);S&&(ms.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=ft({},s,m.getChildContext())),S&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(g,y)),O=d&&d.type===St&&d.key==null?d.props.children:d,E.__P&&(d=c,a=(e=E.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(J){J&&To(J,J)}),n.__k=null),c=n.__k?$t(n,0):null),c=di(e,fs(O)?O:[O],t,n,s,a,o,r,c,u,p),E.__P&&(t.__e=null,c=d),t.__u&=-161,$&&$.some(Mt),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(J){if(r.length=f,t.__v=null,u||o)if(J&&J.then){if(t.__u|=128|u,o){for(~(L=o.indexOf(c||void 0))||(L=o.length);(N=o[L-1])&&N.nodeType==8;)L--;for(;L<o.length;L++)if(N=o[L])if(o[L]=null,we){if(N==x)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(x=us(we=N))}}if(!we){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;we=c}(d=us(we=t.__c.__z||(t.__c.__z=we)))?(t.__e=we,c=d):t.__e=c,c=c&&c.nextSibling}else o&&o.some(Mt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),J&&J.then||$i(t),F.__e(J,t,n)}}else c=t.__e=Bu(n.__e,t,n,s,a,o,r,u,p,e);return(d=F.diffed)&&d(t),c}function us(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function $i(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some($i))}function hi(e,t,n){for(var s=0;s<n.length;)Eo(n[s++],n[s++],n[s++]);F.__c&&F.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(o){o.call(a)})}catch(o){F.__e(o,a.__v)}})}function Bu(e,t,n,s,a,o,r,c,u,p){var d,$,f,m,g,y,w,E,S=n.props||ds,T=t.props,I=t.type;if(I=="svg"?a="http://www.w3.org/2000/svg":I=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),o){for(d=0;d<o.length;d++)if((g=o[d])&&(I?g.localName==I:g.nodeType==3)){e=g,o[d]=null;break}}if(!e){if(E=p.ownerDocument||document,!I)return E.createTextNode(T);e=E.createElementNS(a,I,T.is?T:p),c&&(F.__m&&F.__m(t,o),c=!1),o=null}if(I){if(p=I=="template"&&e.content||e,o=I=="textarea"&&T.defaultValue!=null?null:o&&$s.call(p.childNodes),!c&&o)for(S={},d=0;d<e.attributes.length;d++)S[(g=e.attributes[d]).name]=g.value;for(d in S)g=S[d],d=="dangerouslySetInnerHTML"?f=g:d=="children"||d in T||d=="value"&&"defaultValue"in T||d=="checked"&&"defaultChecked"in T||ls(e,d,null,g,a);for(d in T)g=T[d],d=="children"?m=g:d=="dangerouslySetInnerHTML"?$=g:d=="value"?y=g:d=="checked"?w=g:c&&typeof g!="function"||S[d]===g||ls(e,d,g,S[d],a);$?(c||f&&($.__html==f.__html||$.__html==e.innerHTML)||(e.innerHTML=$.__html),t.__k=[]):(f&&(e.textContent=""),(I=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Ou.test(I))&&(a="http://www.w3.org/1999/xhtml"),di(p,fs(m)?m:[m],t,n,s,a,o,r,o?o[0]:n.__k&&$t(n,0),c,u),o&&o.some(Mt)),c&&I!="textarea"||(d="value",I=="progress"&&y==null?e.removeAttribute(d):y==null||y===e[d]&&(I!="progress"||y)||ls(e,d,y,S[d],a),d="checked",w!=null&&w!=e[d]&&ls(e,d,w,S[d],a))}else S===T||c&&e.data==T||(e.data=T);return e}function Eo(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){F.__e(a,n)}}function To(e,t,n){var s,a,o,r;if(F.unmount&&F.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Eo(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){F.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&To(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(a=us(s,o=[]))&&(s==e.__e&&o.some(Mt),Mt(a),Mt(s)),n||Mt(e.__e),e.__e=e.__c=e.__=null}function Fu(e,t,n){return this.constructor(e,n)}function Re(e,t){var n,s,a,o;F.__&&F.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=Ct(St,{children:[e]}),a=[],o=[],So(t,t.__k,s||ds,ds,t.namespaceURI,s?null:t.firstChild?$s.call(t.childNodes):null,a,s?s.__e:t.firstChild,n,o),hi(a,t.__k,o),t.__k.props.children=null}function Wu(e,t){e&&typeof e=="object"&&(e.__u|=32),Re(e,t)}function Ke(e){function t(n){var s,a;return this.getChildContext||(s=new Set,(a={})[t.__c]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(o){this.props.value!=o.value&&s.forEach(function(r){r.__g|=4,Co(r)})},this.sub=function(o){s.add(o);var r=o.componentWillUnmount;o.componentWillUnmount=function(){s.delete(o),r&&r.call(o)}}),n.children}return t.__c="__cC"+ci++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function ju(e){return e.children}function Uu(e,t){return Ct(ju,{__P:t,children:e})}var F,ai,ri,mt,ko,ps,ii,cs,li,Lo,Mo,ci,ln,ds,ms,Ou,fs,$s,ft,un=v(()=>{"use strict";ln=Symbol.for("pv"),ds={},ms=[],Ou=/^m(i|n|o|s|text|space)$/,fs=Array.isArray,$s=ms.slice,ft=Object.assign;F={__e:function(e,t,n,s){for(var a,o,r;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((r=(o=a.constructor)&&o.getDerivedStateFromError)&&a.setState(o.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),r=1),r&&8&a.__g)return void(a.__g|=2)}catch(c){e=c}}throw ps=0,e}},ai=0,ri=function(e){return e!=null&&e.constructor===ln},Lt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ft({},this.state)),typeof e=="function"&&(e=e(ft({},n),this.props)),e&&(ft(n,e),this.__v&&(t&&this.__k.push(t),Co(this)))},Lt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Co(this))},Lt.prototype.render=St,mt=[],ps=0,ii=function(e,t){return e.__v.__b-t.__v.__b},cs=Symbol(),li=/(PointerCapture)$|Capture$/i,Lo=0,Mo={},ci=0});function Et(e,t){G.__h&&G.__h(U,e,Wt||t),Wt=0;var n=U.__H||(U.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function h(e){return Wt=1,Li(Si,e)}function Li(e,t,n){var s=Et(Ye++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Si(void 0,t),function(o){var r=(s.__N||s.__)[0],c=s.t(r,o);Ao(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=U,!U.__f)){U.__f=!0;var a=U.shouldComponentUpdate;U.shouldComponentUpdate=function(o,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=o;if(u.__.some(function(f){f.__N&&(p=!0,Ao(f.__[0],f.__N[0])||(d=!0))}),a){var $=a.call(this,o,r,c);return p?$||d:$}return!p||d}}return s.__}function _(e,t){var n=Et(Ye++,3);!G.__s&&Oo(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,U.__H.__h.push(n))}function ce(e,t){var n=Et(Ye++,4);!G.__s&&Oo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,U.__h.push(n))}function R(e){return Wt=5,z(function(){return{current:e}},[])}function Vu(e,t,n){Wt=6,ce(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function z(e,t){var n=Et(Ye++,7);return Oo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function V(e,t){return Wt=8,z(function(){return e},t)}function D(e){var t=U.context[e.__c],n=Et(Ye++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(U)),t.props.value):e.__}function Gu(e,t){G.useDebugValue&&G.useDebugValue(t?t(e):e)}function Ku(e){var t=Et(Ye++,10),n=h();return t.__=e,U.componentDidCatch||(U.componentDidCatch=function(s,a){t.__&&t.__(s,a),n[1](s)}),[n[0],function(){return n[1]()}]}function dn(){var e=Et(Ye++,11);if(!e.__){for(var t=U.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Yu(){var e;do{for(;e=Ro.shift();)try{pn(e)}catch(n){G.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Ci.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(pn),t.__h.some(Io),t.__h=[]}catch(n){t.__h=[],G.__e(n,e.__v)}}}while(Ro.length)}function Ju(e){var t,n=function(){clearTimeout(s),ki&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);ki&&(t=requestAnimationFrame(n))}function Mi(e){e!=1&&gi==G.requestAnimationFrame||((gi=G.requestAnimationFrame)||Ju)(Yu)}function pn(e){var t=U,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),U=t}function Io(e){var t=U;e.__c=e.__(),U=t}function Oo(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Ao(n,e[s])})}function Si(e,t){return typeof t=="function"?t(e):t}var Ye,U,Po,gi,Ao,Wt,Ci,Ro,G,bi,yi,wi,vi,_i,xi,ki,No=v(()=>{"use strict";un();Ao=Object.is,Wt=0,Ci=[],Ro=[],G=F,bi=G.__b,yi=G.__r,wi=G.diffed,vi=G.__c,_i=G.unmount,xi=G.__;G.__b=function(e){U=null,bi&&bi(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),xi&&xi(e,t)},G.__r=function(e){yi&&yi(e),Ye=0;var t=(U=e.__c).__H;t&&(Po==U?U.__h=[]:(t.__h.some(pn),t.__h.some(Io),Ye=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Po=U},G.diffed=function(e){wi&&wi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Mi(Ci.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Po=U=null},G.__c=function(e,t){t.some(function(n){try{n.__h.some(pn),n.__h=n.__h.filter(function(s){return!s.__||Io(s)})}catch(s){n.__h=[function(){throw s}]}}),vi&&vi(e,t)},G.unmount=function(e){_i&&_i(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Mi(Ro.push(a))}else pn(a)}catch(o){t=o}}),s.__H=void 0,t&&G.__e(t,s.__v))};ki=typeof requestAnimationFrame=="function"});function Zo(e){var t=Ei.get(this);return t||(t=new Map,Ei.set(this,t)),(t=Ti(this,t.get(e)||(t.set(e,t=(function(n){for(var s,a,o=1,r="",c="",u=[0],p=function(f){o===1&&(f||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,r):o===3&&(f||r)?(u.push(3,f,r),o=2):o===2&&r==="..."&&f?u.push(4,f,0):o===2&&r&&!f?u.push(5,0,!0,r):o>=5&&((r||!f&&o===5)&&(u.push(o,0,r,a),o=6),f&&(u.push(o,f,0,a),o=6)),r=""},d=0;d<n.length;d++){d&&(o===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],o===1?s==="<"?(p(),u=[u],o=3):r+=s:o===4?r==="--"&&s===">"?(o=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),o=1):o&&(s==="="?(o=5,a=r,r=""):s==="/"&&(o<5||n[d][$+1]===">")?(p(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),o=2):r+=s),o===3&&r==="!--"&&(o=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var Ti,Ei,Do=v(()=>{"use strict";Ti=function(e,t,n,s){var a;t[0]=0;for(var o=1;o<t.length;o++){var r=t[o++],c=t[o]?(t[0]|=r?1:2,n[t[o++]]):t[++o];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++o]]=c:r===6?s[1][t[++o]]+=c+"":r?(a=e.apply(c,Ti(e,c,n,["",null])),s.push(a),c[0]?t[0]|=2:(t[o-2]=0,t[o]=a)):s.push(c)}return s},Ei=new Map});var i,k=v(()=>{"use strict";un();No();Do();i=Zo.bind(cn)});function gs(){Tt||(Tt=!0,hs=Pi,Ai(!1),Ri())}function bs(e){e.headers?.get(Xu)?gs():Tt&&(Tt=!1,clearTimeout(zo),Ai(!0))}function ys(e){return Ho.add(e),()=>{Ho.delete(e)}}function qo(){let[,e]=h(0);return _(()=>ys(()=>e(t=>t+1)),[]),Tt}function Ai(e){for(let t of[...Ho])t(e)}function Ri(){zo=setTimeout(()=>{Ii()},hs),hs=Math.min(Qu,hs*2)}async function Ii(){if(clearTimeout(zo),!Tt)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&bs(e),Tt&&Ri()}var Pi,Qu,Xu,Tt,hs,zo,Ho,mn=v(()=>{"use strict";k();Pi=2e3,Qu=2e4,Xu="x-stored",Tt=!1,hs=Pi,zo=0,Ho=new Set;globalThis.addEventListener?.("online",()=>{Ii()})});var Ie,W,ge,Oe,fn=v(()=>{"use strict";Ie=class{constructor(t){this.value=t}valueOf(){return this.value}},W=class extends Ie{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},ge=class extends Ie{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Oe=class e extends Ie{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Ie)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ie&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function np(e,t,n){if(n===t||n instanceof ge&&t instanceof ge&&n.value===t.value)return!0;if(t instanceof ge&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function Ni(e,t,n){return t[n]?jt(e,t[n].value):(e.reportError(new RangeError("No default")),new W)}function Bo(e,t){let n=[],s=Object.create(null);for(let a of t)a.type==="narg"?s[a.name]=$n(e,a.value):n.push($n(e,a));return{positional:n,named:s}}function $n(e,t){switch(t.type){case"str":return t.value;case"num":return new ge(t.value,{minimumFractionDigits:t.precision});case"var":return sp(e,t);case"mesg":return op(e,t);case"term":return ap(e,t);case"func":return rp(e,t);case"select":return ip(e,t);default:return new W}}function sp(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new W(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new W(`$${t}`);if(n instanceof Ie)return n;switch(typeof n){case"string":return n;case"number":return new ge(n);case"object":if(Oe.supportsValue(n))return new Oe(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new W(`$${t}`)}}function op(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new W(t);if(n){let a=s.attributes[n];return a?jt(e,a):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new W(`${t}.${n}`))}return s.value?jt(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new W(t))}function ap(e,{name:t,attr:n,args:s}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(new ReferenceError(`Unknown term: ${a}`)),new W(a);if(n){let c=o.attributes[n];if(c){e.params=Bo(e,s).named;let u=jt(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new W(`${a}.${n}`)}e.params=Bo(e,s).named;let r=jt(e,o.value);return e.params=null,r}function rp(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new W(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new W(`${t}()`);try{let a=Bo(e,n);return s(a.positional,a.named)}catch(a){return e.reportError(a),new W(`${t}()`)}}function ip(e,{selector:t,variants:n,star:s}){let a=$n(e,t);if(a instanceof W)return Ni(e,n,s);for(let o of n){let r=$n(e,o.key);if(np(e,a,r))return jt(e,o.value)}return Ni(e,n,s)}function Fo(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new W;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let a of t){if(typeof a=="string"){n.push(e.bundle._transform(a));continue}if(e.placeables++,e.placeables>Oi)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Oi}`);s&&n.push(ep),n.push($n(e,a).toString(e)),s&&n.push(tp)}return e.dirty.delete(t),n.join("")}function jt(e,t){return typeof t=="string"?e.bundle._transform(t):Fo(e,t)}var Oi,ep,tp,Zi=v(()=>{"use strict";fn();Oi=100,ep="⁨",tp="⁩"});var ws,Di=v(()=>{"use strict";ws=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let a=JSON.stringify(n);return s[a]||(s[a]=new t(this.bundle.locales,n)),s[a]}}});function Wo(e,t){let n=Object.create(null);for(let[s,a]of Object.entries(e))t.includes(s)&&(n[s]=a.valueOf());return n}function zi(e,t){let n=e[0];if(n instanceof W)return new W(`NUMBER(${n.valueOf()})`);if(n instanceof ge)return new ge(n.valueOf(),{...n.opts,...Wo(t,Hi)});if(n instanceof Oe)return new ge(n.toNumber(),{...Wo(t,Hi)});throw new TypeError("Invalid argument to NUMBER")}function qi(e,t){let n=e[0];if(n instanceof W)return new W(`DATETIME(${n.valueOf()})`);if(n instanceof Oe||n instanceof ge)return new Oe(n,Wo(t,lp));throw new TypeError("Invalid argument to DATETIME")}var Hi,lp,Bi=v(()=>{"use strict";fn();Hi=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];lp=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function Wi(e){let t=Array.isArray(e)?e.join(" "):e,n=Fi.get(t);return n===void 0&&(n=new Map,Fi.set(t,n)),n}var Fi,ji=v(()=>{"use strict";Fi=new Map});var Ut,Ui=v(()=>{"use strict";Zi();Di();fn();Bi();ji();Ut=class{constructor(t,{functions:n,useIsolating:s=!0,transform:a=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:zi,DATETIME:qi,...n},this._useIsolating=s,this._transform=a,this._intls=Wi(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let a=0;a<t.body.length;a++){let o=t.body[a];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){s.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){s.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let a=new ws(this,s,n);try{return Fo(a,t).toString(a)}catch(o){if(a.errors&&o instanceof Error)return a.errors.push(o),new W().toString(a);throw o}}}});var jo,Vi,cp,Uo,up,Gi,pp,vs,dp,Ki,Yi,mp,Ji,fp,$p,hp,Qi,gp,bp,yp,wp,vp,_p,xp,Vt,_s,Xi=v(()=>{"use strict";jo=/^(-?[a-zA-Z][\w-]*) *= */gm,Vi=/\.([a-zA-Z][\w-]*) *= */y,cp=/\*?\[/y,Uo=/(-?[0-9]+(?:\.([0-9]+))?)/y,up=/([a-zA-Z][\w-]*)/y,Gi=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,pp=/^[A-Z][A-Z0-9_-]*$/,vs=/([^{}\n\r]+)/y,dp=/([^\\"\n\r]*)/y,Ki=/\\([\\"])/y,Yi=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,mp=/^\n+/,Ji=/ +$/,fp=/ *\r?\n/g,$p=/( *)$/,hp=/{\s*/y,Qi=/\s*}/y,gp=/\[\s*/y,bp=/\s*] */y,yp=/\s*\(\s*/y,wp=/\s*->\s*/y,vp=/\s*:\s*/y,_p=/\s*,?\s*/y,xp=/\s+/y,Vt=class{constructor(t){this.body=[],jo.lastIndex=0;let n=0;for(;;){let x=jo.exec(t);if(x===null)break;n=jo.lastIndex;try{this.body.push(u(x[1]))}catch(L){if(L instanceof SyntaxError)continue;throw L}}function s(x){return x.lastIndex=n,x.test(t)}function a(x,L){if(t[n]===x)return n++,!0;if(L)throw new L(`Expected ${x}`);return!1}function o(x,L){if(s(x))return n=x.lastIndex,!0;if(L)throw new L(`Expected ${x.toString()}`);return!1}function r(x){x.lastIndex=n;let L=x.exec(t);if(L===null)throw new SyntaxError(`Expected ${x.toString()}`);return n=x.lastIndex,L}function c(x){return r(x)[1]}function u(x){let L=d(),N=p();if(L===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:x,value:L,attributes:N}}function p(){let x=Object.create(null);for(;s(Vi);){let L=c(Vi),N=d();if(N===null)throw new SyntaxError("Expected attribute value");x[L]=N}return x}function d(){let x;if(s(vs)&&(x=c(vs)),t[n]==="{"||t[n]==="}")return $(x?[x]:[],1/0);let L=he();return L?x?$([x,L],L.length):(L.value=O(L.value,mp),$([L],L.length)):x?O(x,Ji):null}function $(x=[],L){for(;;){if(s(vs)){x.push(c(vs));continue}if(t[n]==="{"){x.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ve=he();if(ve){x.push(ve),L=Math.min(L,ve.length);continue}break}let N=x.length-1,se=x[N];typeof se=="string"&&(x[N]=O(se,Ji));let J=[];for(let ve of x)ve instanceof _s&&(ve=ve.value.slice(0,ve.value.length-L)),ve&&J.push(ve);return J}function f(){o(hp,SyntaxError);let x=m();if(o(Qi))return x;if(o(wp)){let L=w();return o(Qi,SyntaxError),{type:"select",selector:x,...L}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return f();if(s(Gi)){let[,x,L,N=null]=r(Gi);if(x==="$")return{type:"var",name:L};if(o(yp)){let se=g();if(x==="-")return{type:"term",name:L,attr:N,args:se};if(pp.test(L))return{type:"func",name:L,args:se};throw new SyntaxError("Function names must be all upper-case")}return x==="-"?{type:"term",name:L,attr:N,args:[]}:{type:"mesg",name:L,attr:N}}return S()}function g(){let x=[];for(;;){switch(t[n]){case")":return n++,x;case void 0:throw new SyntaxError("Unclosed argument list")}x.push(y()),o(_p)}}function y(){let x=m();return x.type!=="mesg"?x:o(vp)?{type:"narg",name:x.name,value:S()}:x}function w(){let x=[],L=0,N;for(;s(cp);){a("*")&&(N=L);let se=E(),J=d();if(J===null)throw new SyntaxError("Expected variant value");x[L++]={key:se,value:J}}if(L===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:x,star:N}}function E(){o(gp,SyntaxError);let x;return s(Uo)?x=T():x={type:"str",value:c(up)},o(bp,SyntaxError),x}function S(){if(s(Uo))return T();if(t[n]==='"')return I();throw new SyntaxError("Invalid expression")}function T(){let[,x,L=""]=r(Uo),N=L.length;return{type:"num",value:parseFloat(x),precision:N}}function I(){a('"',SyntaxError);let x="";for(;;){if(x+=c(dp),t[n]==="\\"){x+=Y();continue}if(a('"'))return{type:"str",value:x};throw new SyntaxError("Unclosed string literal")}}function Y(){if(s(Ki))return c(Ki);if(s(Yi)){let[,x,L]=r(Yi),N=parseInt(x||L,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function he(){let x=n;switch(o(xp),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return we(t.slice(x,n))}return t[n-1]===" "?we(t.slice(x,n)):!1}function O(x,L){return x.replace(L,"")}function we(x){let L=x.replace(fp,`
`),N=$p.exec(x)[1].length;return new _s(L,N)}}},_s=class{constructor(t,n){this.value=t,this.length=n}}});var Vo=v(()=>{"use strict";Ui();Xi();fn()});async function Yo(e){let t=[...new Set([e||Go,Go])],n=(await Promise.all(t.map(Mp))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return xs=n,Ko.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function Mp(e){let t=await fetch(kt(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new Ut(e,{useIsolating:!1});return n.addResource(new Vt(await t.text())),n}function l(e,t){for(let n of xs){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&Cp(t),[])}return Ko.has(e)||console.warn(`missing text: ${e}`),Ko.add(e),`[${e}]`}function Cp(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&kp.test(n)?`⁨${n}⁩`:n]))}function Je(e){return xs.some(t=>t.getMessage(e)?.value)}function ht(){return xs[0]?.locales[0]??Go}function Jo(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var Go,kp,xs,Ko,C=v(()=>{"use strict";Vo();dt();Go="en",kp=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,xs=[],Ko=new Set});function oe(e){return el(kt(e),{})}function H(e,t={}){let n=typeof t=="string";return el(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function q(e){if(e instanceof X)return e.reason;let t=e?.reason;return typeof t=="string"?t:l("problem-unknown")}async function el(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(Lp)})}catch{throw gs(),new X("offline",l("problem-offline"))}bs(n);let s=await n.text().catch(()=>""),a=Sp(s);if(n.ok&&a!==void 0)return a;throw new X(a?.code??String(n.status),a?.reason??l(n.status===404?"problem-not-found":"problem-server"))}function Sp(e){try{return e?JSON.parse(e):{}}catch{return}}var Lp,X,B=v(()=>{"use strict";dt();mn();C();Lp=2e4,X=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function Gt(){return Qo??=oe("/api/games").then(e=>ks=e,e=>{throw Qo=null,e}),Qo}function qe(e){return ks.find(t=>t.game===e)}function Ce(){let[e,t]=h(ks.length?ks:null);return _(()=>{Gt().then(t,()=>{})},[]),e}function te(e){let t=`${e}-title`;return Je(t)?l(t):e}function Me(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return Je(n)?l(n):t}function gt(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return Je(n)?l(n):""}function hn({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),a=s?l("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?a:`${a} · ${l("opponent-rating",{rating:n})}`}function gn(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${l("opponent-style",{style:Me("style",n),what:gt("style",n)})}`:t}function Kt(e,t){let[n,s]=e.seats,a=e.sets.map(o=>o.id).filter(o=>t.includes(o)).join("+");return e.seats_of[a]??Array.from({length:s-n+1},(o,r)=>n+r)}function Xo(e,t,n){return n.slice(0,Math.max(...Kt(e,t)))}function bn(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1}}function Qe(e){let t=qe(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(a=>a!==t).map(a=>Me(`${e.game}-set`,a));return e.variant&&e.variant!=="standard"&&s.push(Me(`${e.game}-variant`,e.variant)),e.clock&&s.push(tl(e.clock)),s.join(" · ")}function tl({bank:e,each:t}){return t>=43200?l("clock-days",{n:Math.round(t/8640)/10}):l("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var Qo,ks,ue=v(()=>{"use strict";B();k();C();Qo=null,ks=[]});function yn(e){let t=Ms.get(e);return t||(t=oe(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:a,...o})=>({...o,name:a}));return ea.set(e,new Map(s.map(a=>[a.id,a]))),{...n,cards:s}},n=>{throw Ms.delete(e),n}),Ms.set(e,t)),t}function ae(e,t){return ea.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:qe(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function ta(){Ms.clear(),ea.clear()}var Ms,ea,Le=v(()=>{"use strict";B();ue();Ms=new Map,ea=new Map});function Cs(e,t){nl.set(e,t)}async function Pt(e){let[t]=await Promise.all([Gt(),yn(e)]),n=t.find(s=>s.game===e);if(!n)throw new X("not-found",l("problem-not-found"));return nl.get(n.board)??import(n.board)}var nl,Yt=v(()=>{"use strict";B();Le();ue();C();nl=new Map});var bt,Ls=v(()=>{"use strict";bt={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var Ss,na=v(()=>{"use strict";Ss={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function vn(e){return e in bt||e in Ss}function b({name:e,size:t,label:n,class:s="",golden:a=!1}){let o=bt[e]??Ss[e];if(!o)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=i`
    ${o.fill&&i`<path d=${o.fill} fill-rule="evenodd"/>`}
    ${o.line&&i`<path class="stroke" d=${o.line}/>`}`;return i`<svg class=${`icon ${a?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${a?i`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Fe(e,t=1){return l(`sign-${e}`,{n:t})}function Ne({fragments:e,label:t}){if(!e.length)return null;let n=Rp(e),s=t??n.map(a=>a.words).filter(Boolean).join(" ");return i`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${Ap(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function Ap(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(i`<span class="clause">${n.map(a=>a.drawn)}</span>`),n=[]};for(let a of e)a.gap?(s(),t.push(a.drawn)):n.push(a);return s(),t}function Rp(e){let t=[];for(let n=0;n<e.length;n++){let[s,a]=e[n],[o="",r=""]=e[n+1]??[];if(s==="≠"&&a==="sign")do t.push(Op(e[++n]));while(Be.includes(e[n][1])&&Be.includes(e[n+1]?.[1]));else a==="point"&&/^\d+$/.test(s)&&o==="★"?(t.push({drawn:i`<${ee} n=${Number(s)}/>`,words:l("sign-points",{n:Number(s)})}),n++):s==="★"&&o==="?"&&r==="point"?(t.push(wn("check","of-point","")),n++):t.push(sl(s,a))}return t}function sl(e,t){if(!e.trim())return{drawn:i`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(Tp.has(e))return{drawn:i`<span class="between">${e}</span>`,words:Ip(e)};let n=Pp.exec(e);if(n&&t!=="text"){let s=Es[n[2]];return wn(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&Ts.includes(s))}if(t!=="text"&&Es[e])return wn(Es[e],`of-${Es[e]}`,"");if(t==="type"){let s=Ep.find(a=>Fe(a)===e);if(s)return wn(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:i`<i class="unknown">X</i>`,words:"X"}:{drawn:i`<span class=${`of-${t}`}>${e}</span>`,words:e}}function Ip(e){return{"+":"+","/":l("sign-or"),"−":"−","×":"×"}[e]??""}function wn(e,t,n,s=!1){return{drawn:i`<span class=${`sign ${t}`}>${n&&i`<b class="sign-number">${n}</b>`}<${b} name=${e} golden=${s}/></span>`,words:`${n} ${Fe(e,Number(n)||1)}`.trim()}}function Op([e,t]){let{drawn:n,words:s}=sl(e,t);return{drawn:i`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${bt.ban.line}/></svg></span>`,words:l("sign-not",{what:s})}}function Np({amount:e,kinds:t=Be}){let n=e.flatMap((s,a)=>s?[wn(t[a],`of-${t[a]}`,String(s))]:[]);return n.length?i`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function Xe({essences:e,kinds:t=Be}){return e.some(Boolean)?i`<span class="tokens">${e.map((n,s)=>n>0&&i`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${b} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Fe(t[s],n)}</span>
    </span>`)}</span>`:null}function ee({n:e}){return i`<span class="points" role="img" aria-label=${l("sign-points",{n:e})}>
    <${b} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var Be,Ts,Ep,Es,Tp,Pp,Z=v(()=>{"use strict";k();C();Ls();na();Be=["elan","life","calm","death","gold","pearl"],Ts=["military","political","spiritual","financial"],Ep=["creature","dragon","demon","mage"],Es={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},Tp=new Set(["+","/","(",")","−","×"]),Pp=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function M(e,t=0,n=0){return`M${We(t-e)} ${We(n)}a${We(e)} ${We(e)} 0 1 0 ${We(2*e)} 0a${We(e)} ${We(e)} 0 1 0 ${We(-2*e)} 0Z`}function xe(e,t,n,s=0){return Rs(e,s,a=>M(n,...ol(t,a)))}function P(e,t,n=0,s=1){let a=al(e,s),o="";for(let r=0;r<a;r++){for(let c=0;c<e/a;c++)o+=`${c?"L":"M"}${j(t,n+At*(r+c*s)/e)}`;o+="Z"}return o}function je(e,t,n,s=0){let a="";for(let o=0;o<2*e;o++)a+=`${o?"L":"M"}${j(o%2?n:t,s+Math.PI*o/e)}`;return`${a}Z`}function et(e,t,n,s=0){return Rs(e,s,a=>`M${j(t,a)}L${j(n,a)}`)}function Ps(e,t,n,s){let a="";for(let o=0;o<e;o++)a+=`M${j(t,At*o/e)}L${j(t+(o%s?n:n*2),At*o/e)}`;return a}function yt(e,t,n,s,a=0){let o=(t+n)/2;return Rs(e,a,r=>`M${j(t,r)}Q${j(o,r-s)} ${j(n,r)}Q${j(o,r+s)} ${j(t,r)}Z`)}function sa(e,t,n){let s=Math.PI/e,a=`M${j(t,-s)}`;for(let o=0;o<e;o++){let r=At*o/e;a+=`C${j((t+n)/2,r-s*.9)} ${j(t+1,r-s*.15)} ${j(n,r)}`,a+=`C${j(t+1,r+s*.15)} ${j((t+n)/2,r+s*.9)} ${j(t,r+s)}`}return a}function As(e,t,n){let s=e*10,a="";for(let o=0;o<=s;o++){let r=At*o/s;a+=`${o?"L":"M"}${j(t+n*Math.cos(e*r),r)}`}return`${a}Z`}function _n(e,t,n,s=0){let a=`M${j(t,s)}`;for(let o=1;o<=e;o++){let r=s+At*o/e;a+=`Q${j(t+n,r-Math.PI/e)} ${j(t,r)}`}return`${a}Z`}function Jt(e,t,n,s=0){return Rs(e,s,a=>{let o=n/t;return`M${j(t,a-o)}Q${j(t-n*1.6,a)} ${j(t,a+o)}Q${j(t-n*.6,a)} ${j(t,a-o)}Z`})}function A(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,a)=>`${We(-s)} ${a}`);return e+t}function Rs(e,t,n){let s="";for(let a=0;a<e;a++)s+=n(t+At*a/e);return s}function al(e,t){return t?al(t,e%t):e}var At,We,ol,j,xn=v(()=>{"use strict";At=2*Math.PI,We=e=>String(Math.round(e*10)/10),ol=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],j=(e,t)=>ol(e,t).map(We).join(" ")});function kn(e){return Zp.find(([t])=>t.test(e))?.[1]??""}var Zp,oa=v(()=>{"use strict";xn();Zp=[[/hawk|nightingale|phoenix|raven|swan|peacock/,A("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+M(1.8,0,-25)],[/mermaid|dolphin|whale/,A("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+M(1.8,6,-26)+M(1.8,-6,-26)],[/hound|dog|wolf/,A("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,A("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,A("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,A("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,A("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,A("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,A("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,A("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,A("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,A("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,A("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+M(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,A("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+M(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,A("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,M(15,0,-28)+M(7,0,-28)+A("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,M(40)+M(34)+M(6)+et(8,6,34)+P(4,34)+P(4,12,Math.PI/4)],[/crown|laurels|command/,A("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+M(3,0,-38)+M(3,25,-34)+M(3,-25,-34)],[/egg/,A("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,A("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+P(3,5,0)],[/hand|gauntlet|palm|glove/,A("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,A("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,A("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,A("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,A("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,A("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,A("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,A("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,M(42)+P(4,42,Math.PI/4)+P(3,29.7)+M(14.8)]]});function Dp(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[M(15),P(t,17,n),P(t,18,n,t===5?2:t===8?3:1)][e(3)];return P(t,45,n)+P(t,37,n)+xe(t,45,5,n)+P(t,27,n+Math.PI/t)+et(t,19,27,n+Math.PI/t)+s+M(6)}function Hp(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,$)=>{let f=(u+p)/2;return[`L${u} ${d}L${f} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${f-2} ${d-5}L${f-2} ${d}L${f+2} ${d}L${f+2} ${d-5}L${p} ${d-5}L${p} ${d}`][$]},[s,a,o]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${a+12}L22 ${a+20}M37 ${o+12}L37 ${o+18}M0 ${s+16}L0 ${s+28}`;return A(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,a,e(3))}L30 36M30 36${n(30,45,o,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function cl(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return A(t[e(t.length)]+n[e(n.length)])}function aa(e,t,n){let s=e.types??[];if(s.includes("dragon"))return zp(n,s.includes("creature"));if(s.includes("demon"))return qp(n,s.includes("creature"));if(s.includes("creature"))return{lines:kn(e.id)||rl[n(rl.length)]()};switch(e.kind){case"mage":return Bp(t,n);case"monument":return{lines:A(il[n(il.length)])};case"place":return{lines:Dp(n)};case"item":return{lines:A("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+M(4,-8,27)+M(2.5,6,33)+M(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:A("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+P([3,5,6,7][n(4)],17,0,n(2)+1)+M(20)};case"agent":return{lines:cl(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${cl(n)}${A("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:A("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+M(3,0,-46)};case"location":return{lines:Hp(n)};case"relic":return Fp(e.id,n);case"objective":return{lines:je(4,46,9)+je(4,26,8,Math.PI/4)+M(34)+M(18)};case"guild":return{lines:A("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:je(8,46,14)+M(14)+M(34)};default:return{lines:kn(e.id)||ll[n(ll.length)]()}}}function zp(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",a=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:A(n+s+a),fill:M(1.8,3,-28)+M(1.8,-3,-28)}}function qp(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:A(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+P(5,50,Math.PI,2),fill:M(2,11,.5)+M(2,-11,.5)}}function Bp(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:A(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function Fp(e,t){let n=kn(e);if(n)return{lines:n};let s=[P(8,34,Math.PI/8)+P(8,20,Math.PI/8)+et(8,20,34,Math.PI/8),P(6,36)+P(3,36,0)+P(3,18,Math.PI),A("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),_n(7,30,14)+P(7,30)+M(12)];return{lines:s[t(s.length)]+M(44)}}var rl,il,ll,ra=v(()=>{"use strict";xn();oa();rl=[()=>A("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>A("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+M(16)+yt(7,28,48,.18)],il=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],ll=[()=>P(6,44,0,2)+M(22)+P(6,22,0),()=>P(3,46,0)+P(3,23,Math.PI)+M(11.5)+xe(3,46,3.5),()=>M(40)+P(4,40,Math.PI/4)+P(3,28,0)+M(14),()=>P(7,44,0,3)+M(13)+M(6),()=>M(22,0,-15)+M(22,13,7.5)+M(22,-13,7.5)+M(7.5),()=>P(8,44,0,3)+P(8,18,Math.PI/8)+M(9),()=>M(20,0,-14)+"M0 6L0 46M-16 26L16 26"+Jt(1,44,16)+M(6,0,-14),()=>yt(6,0,44,.5)+M(44)+M(8),()=>P(5,45,0,2)+P(5,17,Math.PI)+M(7),()=>je(4,46,14)+je(4,30,11,Math.PI/4)+M(8),()=>A("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+M(12)+M(4),()=>P(9,44,0,2)+P(3,24,Math.PI)+M(5)]});function Wp(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function jp(e){let t=new Map,n=(s,a)=>t.set(s,(t.get(s)??0)+a);e.power?n(e.power,20):ul[e.guild||e.id]&&n(ul[e.guild||e.id],20),e.values?.forEach((s,a)=>n(Ts[a],s)),e.cost?.forEach((s,a)=>s&&n(Be[a],e.kind==="monument"?.1:2*s));for(let[s,a]of e.lines.flat())(Be.includes(a)||a==="any")&&n(a,(a==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,a)=>a[1]-s[1]).map(([s])=>s)}function pl(e){let t=Wp(e.id),[n,s=n,a=s]=jp(e),o=3+t(3),{lines:r,fill:c="",sign:u}=aa(e,n,t),p=[()=>M(97)+Ps(72,93,2,6),()=>M(97)+M(92)+xe(o*4,94.5,1),()=>M(97)+M(94),()=>M(97)+Ps(o*8,91,3,8)][t(4)](),d=[()=>P(o+3,76,0,2),()=>P(3,76)+P(3,76,Math.PI),()=>P(4,76)+P(4,76,Math.PI/4),()=>M(76)+et(o*2,56,76,Math.PI/(o*2)),()=>P(2*o+1,76,0,o)][t(5)](),$=["",M(53),xe(o*5,52,1),et(o*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+M(56)+$,of:s===n?"brass":s,as:"fine"},{d:(Is[n]??Is.any)(o,76,91),of:n},{d:Is[a]&&a!==n?Is[a](o,57,66):xe(o,66,2.5),of:a,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:bt[u.name].fill??bt[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:Up(e.points),of:"brass",as:"fill"}]:[]]}function Up(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function ia({face:e,whole:t=!1}){let n=z(()=>pl(e),[e]);return i`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(Vp)}
  </svg>`}function Vp({d:e,of:t,as:n="line",place:s}){if(s){let a=s.size/24;return i`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${a})`}/>`}return n==="fill"?i`<path class="sigil-fill" data-of=${t} d=${e}/>`:i`${n!=="fine"&&i`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var ul,Is,la=v(()=>{"use strict";k();Z();xn();ra();Ls();ul={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},Is={elan:(e,t,n)=>sa(e*2,t,n),life:(e,t,n)=>yt(e*4,t,n,.075)+yt(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>As(e*2,(t+n)/2+2,(n-t)/4)+As(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>je(e*3,n,t)+Jt(e,t-1,5),gold:(e,t,n)=>P(6,n)+P(6,n,Math.PI/6)+xe(12,(t+n)/2-1,2),pearl:(e,t,n)=>_n(e*3,t,n-t)+xe(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>P(5,n)+P(5,n,Math.PI/5)+xe(10,t,1.6),military:(e,t,n)=>je(e*4,n,t+3),political:(e,t,n)=>Jt(e*2,n-2,7)+xe(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>yt(e*2,t,n,.2)+xe(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>xe(e*3,(t+n)/2,(n-t)/4)+M(t)}});function wt(e,t,n){return l(`${e}-${t}`,n)}function Kp(e,t){return t.district?wt(e,`district-${t.district}`):t.guild?wt(e,`card-${t.guild}`):t.rank?wt(e,`rank-${t.rank}`):""}function ca(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function Yp(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function Os(e){return e.powers!==void 0&&e.lines.length>0}function Jp(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function Qp(e,t,n){let s=e.kind==="item"||e.kind==="scroll",a=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[o,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return a>r?"packed":a>o?"crowded":""}function Mn({game:e,face:t,size:n,sentences:s=!1,points:a=t.points}){let o=n==="full",r=Gp.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=Yp(t),p=o?t.lines:Jp(t.lines),d=!o&&s&&Os(t),$=Qp(t,p,d),f=!o&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return i`
    <span class="face-art"><${ia} face=${t} whole=${o}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&i`<span class=${`face-cost ${f?"broad":""}`}>${c.map(m=>i`<${Ne} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&i`<span class="face-types">${r.map(m=>i`<${b} name=${m} label=${l(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${o?t.kind_name:Kp(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${$}`}>
      ${d?t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`):p.map(m=>i`<span class="face-line"><${Ne} fragments=${m}/></span>`)}
      ${o&&!u&&i`<span class="face-told">${t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&i`<span class="face-mark" title=${t.origin.at(-1)}><${b} name="standin" label=${l("card-stand-in")}/></span>`}
    ${o&&i`<span class="face-foot">${t.mark&&i`<${b} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${a>0&&i`<span class="face-points"><${ee} n=${a}/></span>`}`}function ua(){return i`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var Gp,Cn=v(()=>{"use strict";k();C();Z();la();Gp=["creature","dragon","demon"]});function le(e){return e in Ln||(Ln[e]=Xp(e)),Ln[e]}function tt(e,t){Ln[e]=t;try{localStorage.setItem(Ns+e,JSON.stringify(t))}catch{}for(let n of[...Zs])n(e)}function Qt(e){return Zs.add(e),()=>{Zs.delete(e)}}function re(e){let[,t]=h(0);return _(()=>Qt(n=>{n===e&&t(s=>s+1)}),[e]),[le(e),n=>tt(e,n)]}function Rt(){let e=le("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function Xp(e){try{let t=localStorage.getItem(Ns+e),n=t===null?void 0:JSON.parse(t),s=dl[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return dl[e]}var Ns,dl,Ln,Zs,pe=v(()=>{"use strict";k();Ns="arcanarium.",dl={theme:"auto",motion:"auto",sound:!1,sentences:!1,language:"",lastTable:{},lastForm:null,lessons:{},coach:!0},Ln={},Zs=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Ns))return;let t=e.key.slice(Ns.length);delete Ln[t];for(let n of[...Zs])n(t)})});function pa(e,t,n){if(!e.isConnected||!t.id)return;Sn??=sd();let s=ae(t.game,t.id);Re(i`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${Mn} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?i`<ul class="zoom-notes tooltip">${t.notes.map(a=>i`<li>${a}</li>`)}</ul>`:null}`,Sn),Sn.showPopover(),en=e,od(Sn,e.getBoundingClientRect(),n)}function sd(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,En,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(en)&&En(),{capture:!0,passive:!0}),e}function od(e,t,n){let{offsetWidth:s,offsetHeight:a}=e,{innerWidth:o,innerHeight:r}=window,c=(d,$,f)=>Math.max(Xt,Math.min(d-$/2,f-$-Xt)),u=t.right+Ds,p=c(t.top+t.height/2,a,r);u+s>o-Xt&&(u=t.left-Ds-s),(u<Xt||n)&&(u=c(t.left+t.width/2,s,o),p=t.top>r-t.bottom?Math.max(Xt,t.top-Ds-a):Math.min(t.bottom+Ds,r-a-Xt)),e.style.left=`${u}px`,e.style.top=`${p}px`}function En(){clearTimeout(vt),en&&(en=null,ml=performance.now(),Sn?.hidePopover())}function ad(e,t){clearTimeout(vt);let n=en!==null||performance.now()-ml<400;vt=setTimeout(()=>pa(e,t,!1),n?td:ed)}function Hs(e,t=!1){let n=R({x:0,y:0,pressed:!1,element:null}),s=R(e);s.current=e;let a=n.current;if(_(()=>()=>{a.element&&a.element===en&&En()},[]),!e)return{};let o=r=>{a.element=r.currentTarget,s.current&&ad(a.element,s.current)};return{onPointerEnter:r=>r.pointerType==="mouse"&&o(r),onPointerLeave:r=>r.pointerType==="mouse"&&En(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&o(r),onBlur:En,onPointerDown:r=>{if(a.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(a,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(vt),vt=setTimeout(()=>{a.pressed=!0,s.current&&pa(c,s.current,!0)},nd)},onPointerMove:r=>{r.pointerType!=="mouse"&&Math.hypot(r.clientX-a.x,r.clientY-a.y)>10&&clearTimeout(vt)},onPointerUp:()=>!a.pressed&&clearTimeout(vt),onPointerCancel:()=>clearTimeout(vt),onClick:t?r=>s.current&&pa(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>a.pressed&&r.preventDefault(),onClickCapture:r=>{a.pressed&&(a.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function da({game:e,id:t,children:n}){let s=Hs({game:e,id:t});return i`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var ed,td,nd,Ds,Xt,Sn,en,ml,vt,zs=v(()=>{"use strict";k();Cn();Le();ed=320,td=90,nd=420,Ds=14,Xt=8,Sn=null,en=null,ml=0});function ie({game:e,id:t,size:n="table",turned:s=!1,essences:a,points:o,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:$,target:f,badge:m,children:g}){let[y]=re("sentences"),w=t?ae(e,t):null,E=typeof d=="string"?[d].filter(Boolean):d,S=Hs(w&&n!=="full"?{game:e,id:w.id,notes:E,points:o}:null,!$),T=w&&!r?w.kind:"back",Y={class:["card",`card-${n}`,`kind-${T}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",a?.some(Boolean)&&"holding",y&&w&&Os(w)&&"telling"].filter(Boolean).join(" "),"aria-label":z(()=>id(w,r,s,a),[w,r,s,a?.join(" ")]),"aria-description":[w&&n!=="full"?ca(w):"",...E].filter(Boolean).join(" ")||void 0,...S},he=z(()=>!w||r?i`<${ua}/>`:n==="chip"?i`<${rd} face=${w} turned=${s} points=${o}/>`:i`<${Mn} game=${e} face=${w} size=${n} sentences=${y} points=${o}/>`,[e,w,r,n,s,o,y]),O=i`
    ${he}
    ${a&&i`<${Xe} essences=${a}/>`}
    ${m!=null&&m!==""&&i`<span class="card-badge">${m}</span>`}`;return i`<div class=${`card-place place-${n} of-kind-${T} ${s?"is-turned":""}`} data-target=${f}>
    ${$||f?i`<button type="button" ...${Y} aria-pressed=${u?"true":void 0} aria-disabled=${$?void 0:"true"}
          onClick=${$??S.onClick}>${O}</button>`:i`<div role="img" tabindex=${w&&n!=="full"?0:void 0} ...${Y}>${O}</div>`}
    ${g}
  </div>`}function rd({face:e,turned:t,points:n=e.points}){return i`
    <${b} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&vn(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&i`<${ee} n=${n}/>`}`}function id(e,t,n,s){return e?[e.name,e.kind_name,t&&l("card-face-down"),n&&l("card-turned"),...(s??[]).map((a,o)=>a>0&&l("card-holds",{n:a,what:Fe(Be[o],a)}))].filter(Boolean).join(", "):l("card-back")}var Ue=v(()=>{"use strict";k();Cn();Le();Z();pe();C();zs();zs()});function ld(e,t){return $l(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function cd(e,t){return $l(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function Bs(e,t){return e?e.moves.filter(n=>n.targets.length&&ld(n.targets,t)):[]}function Fs(e,t){return t.length?Bs(e,t).filter(n=>n.targets.length===t.length):[]}function Ws(e,t){return new Set(Bs(e,t).flatMap(n=>cd(n.targets,t)))}function js(e,t,n){if(!Ws(e,t).has(n))return t.length?js(e,qs,n):null;let s=[...t,n],a=Bs(e,s),o=Fs(e,s);return a.length===1&&o.length===1?{path:s,menu:[],move:o[0]}:{path:s,menu:o,move:null}}function ma(e){return e.slice(0,-1)}function fa(e){return e?e.moves.filter(t=>!t.targets.length):[]}function $a(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function Tn(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function It(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function Us(e,t){return e?.why?.[t]??[]}var qs,fl,$l,Ot=v(()=>{"use strict";qs=[],fl=e=>e.split(":")[0],$l=e=>e.every(t=>fl(t)===fl(e[0]))});function ga(){return Nt}async function nt(){return Gs(rn("me")??await oe("/api/me"))}async function ba(){return Nt.id?Nt:Pn({})}async function Pn(e){return Gs(await H("/api/me",e))}async function Vs(e,t,n){return st(`/api/account/${e}`,{name:t,password:n})}async function st(e,t){return Gs(await H(e,t))}async function ya(){return Gs(await H("/api/account/logout"))}function fe(){let[,e]=h(0);return _(()=>{let t=()=>e(n=>n+1);return ha.add(t),()=>{ha.delete(t)}},[]),Nt}function Gs(e){Nt={...Nt,...e,id:!!e.id};for(let t of[...ha])t();return Nt}var Nt,ha,Te=v(()=>{"use strict";B();dt();k();Nt={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},ha=new Set});function wa(e,t){return new Ks(e,t)}var pd,dd,md,fd,$d,hd,hl,Ks,va=v(()=>{"use strict";B();Te();C();pd=500,dd=2e4,md=2e4,fd=4404,$d=4401,hd=3e3,hl=8e3;Ks=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new X("offline",l("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===fd&&(this.data.gone=!0),s===$d&&nt().catch(()=>{}),this.#o())},this.#i(hl)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new X("lost",l("net-lost")));if(!this.data.gone){let t=Math.min(dd,pd*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=md){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(hl),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(hd)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new X(t,l(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#f();break;case"state":this.#$(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#f(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#$(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(a=>!a.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:a,step:o,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===o?this.#l(t):(a==="undo"?n.step<o:n.step>o&&!(r&&c))?this.#e(s,null):this.#e(s,new X("lost",l("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new X(n,s));else for(let a of[...this.pending.keys()])this.#e(a,new X(n,s))}}});function _a(){let e=rn("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},gd)}async function xa(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=gl){let a=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+gl-1}&eyes=${t}`);if(!a.ok)return;s=(await a.json()).length}}async function ka(e){let n=("caches"in globalThis?await(await caches.open(bd)).keys():[]).map(({url:a})=>new URL(a)).find(({pathname:a})=>a===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var gd,gl,bd,Ys=v(()=>{"use strict";dt();gd=2500;gl=40,bd="seen"});function ot(){return ga().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function An(e,t={}){let n=await H(e,t),s=await bl(()=>navigator.credentials.create({publicKey:{...n,challenge:Js(n.challenge),user:{...n.user,id:Js(n.user.id)},excludeCredentials:n.excludeCredentials.map(wl)}}));return{...yl(s),response:{clientDataJSON:Zt(s.response.clientDataJSON),attestationObject:Zt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function Rn(e){let t=await H(e),n=await bl(()=>navigator.credentials.get({publicKey:{...t,challenge:Js(t.challenge),allowCredentials:t.allowCredentials.map(wl)}}));return{...yl(n),response:{clientDataJSON:Zt(n.response.clientDataJSON),authenticatorData:Zt(n.response.authenticatorData),signature:Zt(n.response.signature),userHandle:n.response.userHandle?Zt(n.response.userHandle):null}}}async function bl(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new X("passkey",l(s?"passkey-known":"passkey-not-done"))}if(!t)throw new X("passkey",l("passkey-not-done"));return t}function yl(e){return{id:e.id,rawId:Zt(e.rawId),type:e.type,clientExtensionResults:{}}}function wl(e){return{...e,id:Js(e.id)}}function Js(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Zt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var In=v(()=>{"use strict";B();Te();C()});function Dt(e){let t=le("lessons")[e];return{answers:Array.isArray(t?.answers)?t.answers.filter(s=>typeof s=="string"):[],done:t?.done===!0}}function On(e,t,n){let{done:s}=Dt(e);tt("lessons",{...le("lessons"),[e]:{answers:n?[]:t,done:s||n}})}var Qs=v(()=>{"use strict";pe()});function tn({signs:e}){let t=e.filter(vn),n=t.map((o,r)=>Ma(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,a=n.map((o,r)=>n[r*s%n.length].join(",")).join(" ");return i`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${a} />
        ${yd().map(o=>i`<path d=${o} class="thin" />`)}
      </svg>
      ${t.map((o,r)=>i`
        <span class=${`emblem-sign of-${o}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${b} name=${o} size=${26} /></span>`)}
    </div>`}function Ma(e,t){return[vl(Math.cos(e)*t),vl(Math.sin(e)*t)]}function vl(e){return Math.round(e*100)/100}function yd(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${Ma(n,t%5?45.5:43).join(" ")}L${Ma(n,48).join(" ")}`})}var Xs=v(()=>{"use strict";k();Z()});function at({name:e,guest:t=!1}){return t&&=!wd.test(e),i`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&i` <small class="guest-mark" title=${l("guest-mark-what")}>${l("guest-mark")}</small>`}`}var wd,nn=v(()=>{"use strict";k();C();wd=/^Guest \d+$/});function _l(e){let[t,n]=h({tables:null,problem:""});return _(()=>{let s=0,a=!1,o=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await oe(e).then(u=>({tables:u,problem:""}),u=>({problem:q(u)}));if(a)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(o,vd)},r=()=>{document.visibilityState==="visible"&&o()};return o(),document.addEventListener("visibilitychange",r),()=>{a=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function xl(){let{tables:e}=_l("/api/mine");if(!e?.length)return null;let t=e.filter(o=>o.status!=="over"),n=t.filter(o=>o.your_turn),s=t.filter(o=>!o.your_turn),a=e.filter(o=>o.status==="over");return i`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${l("home-mine")}</h2>
      ${t.length>0&&i`<ul class="table-list">${[...n,...s].map(o=>i`<${kd} key=${o.table} table=${o} />`)}</ul>`}
      ${a.length>0&&i`
        <details open=${!t.length}>
          <summary>${l("home-over",{n:a.length})}</summary>
          <ul class="table-list">${a.slice(0,_d).map(o=>i`<${Md} key=${o.table} table=${o} />`)}</ul>
        </details>`}
    </section>`}function kl(){let{tables:e,problem:t}=_l("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return i`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${l("home-open")}</h2>
      ${n.length>0&&i`<ul class="table-list">${n.map(s=>i`<${Cd} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&i`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?i`${l("home-open-none")} <a href="/new">${l("home-open-one")}</a>`:t||l("home-open-coming")}
        </p>`}
    </section>`}function kd({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return i`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${Ca} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${l(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${l("home-resume")}</a>
    </li>`}function Md({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat(ht()).format((e.winners??[]).map(s=>e.seats[s].name));return i`
    <li class="table-row">
      <${Ca} table=${e} />
      <span class="turn-mark">${t?l("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&l("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${l("home-replay")}</a>
    </li>`}function Cd({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return i`
    <li class="table-row">
      <${Ca} table=${e} />
      ${e.watchers>0&&i`<span class="turn-mark">${l("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${l(t?"home-sit":"home-watch")}</a>
    </li>`}function Ca({table:e}){return i`
    <div class="table-about">
      <strong>${te(e.game)}</strong>
      <span class="quiet-text">${Qe(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>i`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${b} name=${xd[t.kind]} size=${14} /> ${Ld(e,t,n)}</li>`)}
      </ul>
    </div>`}function Ld(e,t,n){return e.you===n?l("home-you"):t.kind==="empty"?l("home-free-seat"):t.kind==="bot"?l("home-bot",{bot:Me("bot",t.bot||t.name)}):i`<${at} name=${t.name||l("guest")} guest=${t.guest} />`}var vd,_d,xd,Ml=v(()=>{"use strict";B();ue();k();Z();C();nn();vd=4e3,_d=6,xd={person:"person",bot:"bot",empty:"plus"}});var Cl={};_e(Cl,{Page:()=>Sd});function Sd(){let e=Ce()??[];return i`
    <div class="home">
      <header class="home-head">
        <h1>${l("home-title")}</h1>
        <p>${l("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>i`<${Ed} key=${t.game} info=${t} />`)}
      </div>
      <${xl} />
      <${kl} />
      <${Td} />
      <p class="fine">${l("home-unofficial")}</p>
    </div>`}function Ed({info:e}){let{game:t,hue:[n,s]}=e,[a,o]=h(!1),[r,c]=h(""),u=le("lastTable")[t],p=u||Dt(e.lesson).done?"":e.lesson,d=async()=>{o(!0),c("");try{let f=u??bn(e),{table:m}=await H("/api/tables",f);tt("lastTable",{...le("lastTable"),[t]:u??{...f,variant:e.variants[0]}}),de(`/t/${m}`)}catch(f){c(q(f)),o(!1)}},$=u?u.seats.length-1:1;return i`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${tn} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${te(t)}</h2>
        <p>${l(`${t}-about`)}</p>
        <p class="row">
          ${p&&i`<a class="btn primary large" href=${`/learn/${p}`}>${l("home-learn")}</a>`}
          <button type="button" class="btn large ${p?"":"primary"}" disabled=${a} onClick=${d}>
            ${l(a?"home-dealing":"home-play",{bots:$})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${l("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||l(u?"home-as-last":p?"home-learn-or-play":"home-first-time",{what:u&&Qe(u)||l("home-plain")})}</p>
      </div>
    </section>`}function Td(){let[e,t]=h(""),n=async s=>{let a=s.currentTarget,o=a.files?.[0];if(o){t("");try{let{table:r}=await H("/api/records",await o.text());de(`/replay/${r}`)}catch(r){t(q(r))}a.value=""}};return i`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${l("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/learn"><${b} name="flag" size=${26} /><strong>${l("home-lessons")}</strong><span>${l("home-lessons-what")}</span></a></li>
        <li><a class="door" href="/rules"><${b} name="book" size=${26} /><strong>${l("home-rules")}</strong><span>${l("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${b} name="card" size=${26} /><strong>${l("home-cards")}</strong><span>${l("home-cards-what")}</span></a></li>
        <li>
          <label class="door"><${b} name="upload" size=${26} /><strong>${l("home-record")}</strong><span>${l("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${e&&i`<p class="refusal" role="alert">${e}</p>`}
        </li>
      </ul>
    </section>`}var Ll=v(()=>{"use strict";B();ue();k();Z();Qs();rt();pe();C();Xs();Ml()});function Ze({legend:e,name:t,value:n,values:s,choose:a}){let o=dn();return i`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>i`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${o}-${t}`} checked=${r.value===n} onChange=${()=>a(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&i`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function Sl({game:e,sets:t,chosen:n,choose:s}){let a=o=>{let r=t.map(c=>c.id).filter(c=>c===o?!n.includes(o):n.includes(c));r.length&&s(r)};return i`
    <fieldset class="choice">
      <legend>${l("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(o=>i`
          <label key=${o.id} class="option-card">
            <input type="checkbox" checked=${n.includes(o.id)} onChange=${()=>a(o.id)} />
            <span><strong>${o.title}</strong><small>${gt(`${e}-set`,o.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function El({game:e,option:t,value:n,choose:s}){let a=t.values.filter(Boolean),o=Me(`${e}-option`,t.name),r=gt(`${e}-option`,t.name);return a.join()==="off,on"?i`<${La} title=${o} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:i`
    <${Ze} legend=${o} name=${t.name} value=${n} choose=${s}
      values=${a.map(c=>({value:c,title:Me(`${e}-value`,c),hint:gt(`${e}-value`,c)}))} />`}function La({title:e,hint:t,value:n,choose:s}){return i`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function Tl({info:e,sets:t,seats:n,choose:s}){let a=Kt(e,t),o=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?Ad(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return i`
    <fieldset class="choice">
      <legend>${l("new-seats")}</legend>
      <div class="row" role="group" aria-label=${l("new-how-many")}>
        ${a.map(c=>i`
          <button key=${c} type="button" class="btn icon-only" aria-pressed=${c===n.length?"true":"false"} onClick=${()=>o(c)}>${c}</button>`)}
      </div>
      <ol class="seat-plan">
        ${n.map((c,u)=>i`
          <li key=${u}>
            <label class="field-row"><span>${l("new-seat",{n:u+1})}</span>
              <select class="select" value=${Pd(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${l("new-me")}</option>
                <option value="person">${l("new-person")}</option>
                ${e.opponents.map(p=>i`<option key=${p.bot} value=${`bot ${p.bot}`}>${l("new-bot",{bot:hn(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&i`<p class="seat-character">${gn(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function Pd(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function Ad(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function Pl({form:e,change:t}){return i`
    <${Ze} legend=${l("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:l(`new-clock-${n}`),hint:l(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&i`
      <div class="row">
        <${Nn} title=${l("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>l("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${Nn} title=${l("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>l("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&i`
      <${Nn} title=${l("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>l("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function Nn({title:e,value:t,values:n,word:s,choose:a}){return i`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${o=>a(parseFloat(o.currentTarget.value))}>
        ${n.map(o=>i`<option key=${o} value=${String(o)}>${s(o)}</option>`)}
      </select>
    </label>`}var Sa=v(()=>{"use strict";ue();k();C()});var Al={};_e(Al,{Page:()=>Od});function Od(){let e=Ce();return i`
    <div class="column">
      <h1>${l("new-title")}</h1>
      ${e?i`<${Nd} games=${e} />`:i`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Nd({games:e}){let[t,n]=h(()=>Zd(e)),[s,a]=h(!1),[o,r]=h(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],p=m=>{n({...t,...m}),r("")},d=m=>p({games:{...t.games,[c.game]:{...u,...m}}}),$=async m=>{m.preventDefault(),a(!0);let g=Hd(t,c);try{let{table:y}=await H("/api/tables",g);tt("lastForm",t),g.seats.every(w=>w.kind!=="person")&&tt("lastTable",{...le("lastTable"),[c.game]:g}),de(`/t/${y}`)}catch(y){r(q(y)),a(!1)}},f=u.seats.some(m=>m.kind==="person");return i`
    <form class="new-table" onSubmit=${$}>
      <section class="panel">
        <${Ze} legend=${l("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${e.map(m=>({value:m.game,title:te(m.game),hint:l(`${m.game}-about`)}))} />
        ${c.sets.length>1&&i`<${Sl} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:Xo(c,m,u.seats)})} />`}
        ${c.variants.length>1&&i`
          <${Ze} legend=${l("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:Me(`${c.game}-variant`,m),hint:gt(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>i`
          <${El} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${g=>d({options:{...u.options,[m.name]:g}})} />`)}
      </section>
      <section class="panel">
        <${Tl} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${Ze} legend=${l("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:l(`new-${m}`),hint:l(`new-${m}-hint`)}))} />
        <${Pl} form=${t} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&i`<${Nn} title=${l("new-pace")} value=${t.pace} values=${Id} word=${m=>l("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${La} title=${l("new-hints")} hint=${l("new-hints-hint")} value=${t.hints} choose=${m=>p({hints:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${o}</p>
        <button class="btn primary large" disabled=${s}>${l(f?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function Zd(e){let t=le("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(o=>o.game===n)?.game??e[0].game,a=Object.fromEntries(e.map(o=>[o.game,Dd(o,t.games?.[o.game])]));return{...Rd,...t,game:s,games:a}}function Dd(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),a=t.seats&&Kt(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),o=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:a?t.seats:o}}function Hd(e,t){let{sets:n,variant:s,options:a,seats:o}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>a[u]&&a[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,a[u]])),seats:o,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints}}var Rd,Id,Rl=v(()=>{"use strict";B();ue();k();rt();pe();C();Sa();Rd={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0},Id=[0,.7,1.5,3]});function $e(e){let[t,n]=h(()=>matchMedia(e).matches);return _(()=>{let s=matchMedia(e),a=()=>n(s.matches);return a(),s.addEventListener("change",a),()=>s.removeEventListener("change",a)},[e]),t}function Pe(e){e?.focus({preventScroll:!0})}function Aa(e){let[t,n]=h({width:0,height:0});return ce(()=>{let s=e.current;if(!s)return;let a=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};a();let o=new ResizeObserver(a);return o.observe(s),()=>o.disconnect()},[]),t}var be,Ea,Ta,Pa,ye=v(()=>{"use strict";k();be="(max-width: 719px), (max-width: 899px) and (orientation: portrait), (max-height: 499px)",Ea="(min-width: 1000px) and (min-height: 700px)",Ta="(min-width: 2000px) and (min-height: 1100px)",Pa=1.25});function eo(e){let[t,n]=e.split(":");return t==="part"?zd[n]??".tabletop":t==="pool"?`[data-anchor="${CSS.escape(e)}"]`:`.board [data-target="${CSS.escape(e)}"]`}function to(e){let t=e.join(" ");_(()=>{if(!e.length)return;let n=new CSSStyleSheet;n.replaceSync(`:is(${e.map(eo).join(", ")}) { outline: 3px solid var(--spot, #e0b040); outline-offset: 3px; border-radius: 8px; }`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,n];let s=matchMedia(be).matches&&document.querySelector(eo(e[0]));return s&&s.scrollIntoView({block:"center"}),()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter(a=>a!==n)}},[t])}var zd,no=v(()=>{"use strict";k();ye();zd={mine:'.board [data-part="mine"]',centre:'.board [data-part="centre"]',rivals:'.board [data-part="rivals"]',question:".desk",score:".strip",log:".talk-place"}});function Il({notes:e,asked:t}){let[n,s]=re("coach"),[a,o]=h([]);return to(n&&t?a:[]),n?i`
    <section class="coach" aria-label=${l("coach-title")}>
      <header class="coach-head">
        <h2>${l("coach-title")}</h2>
        <button type="button" class="btn quiet small icon-only" onClick=${()=>s(!1)} title=${l("coach-quiet")} aria-label=${l("coach-quiet")}><${b} name="close" size=${16} /></button>
      </header>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${l("coach-title")}>
        ${t?e.length?i`
          <ul class="coach-notes">${e.map(r=>i`
            <li key=${r.text} data-kind=${r.kind} tabindex=${r.targets.length?0:void 0} onPointerEnter=${()=>o(r.targets)}
              onPointerLeave=${()=>o([])} onFocus=${()=>o(r.targets)} onBlur=${()=>o([])}>${r.text}</li>`)}
          </ul>`:i`<p class="quiet-text">${l("coach-nothing")}</p>`:i`<p class="quiet-text">${l("coach-wait")}</p>`}
      </div>
    </section>`:i`<section class="coach is-silent" aria-label=${l("coach-title")}>
      <button type="button" class="btn quiet small" onClick=${()=>s(!0)}><${b} name="hint" size=${16} /> ${l("coach-speak")}</button>
    </section>`}var Ol=v(()=>{"use strict";k();Z();pe();C();no()});function Ra(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Ia({seat:e,skew:t}){let[,n]=h(0),s=e.due!==null&&e.due!==void 0;if(_(()=>{if(!s)return;let o=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(o)},[s]),e.bank===null||e.bank===void 0)return null;let a=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return i`<span class="clock" data-running=${s||null} data-low=${s&&a<qd||null}
    role="timer" aria-label=${l("clock-left",{time:Ra(a)})}>${Ra(a)}</span>`}var qd,Oa=v(()=>{"use strict";k();C();qd=20});function Zn({table:e,state:t,skew:n,onSeat:s,children:a}){let o=t.view,r=o.token??o.first??null,c=Math.max(...o.seats.map(p=>p.points),1),u=o.threshold||c;return i`
    <header class="strip">
      <div class="strip-round">
        <strong>${o.round?l("strip-round",{round:o.round}):l("strip-setup")}</strong>
        <span class="strip-goal">${o.match?l("strip-match",{game:o.match.game}):o.threshold?l("strip-goal",{points:o.threshold}):o.last_round?l("strip-last-round",{round:o.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${o.seats.map((p,d)=>i`
          <li key=${d}>
            <${Bd} seat=${e.seats[d]} points=${p.points} goal=${u} threshold=${o.threshold??0} you=${d===e.you} skew=${n}
              wins=${o.match?o.match.wins[d]:null} first=${r===d} passed=${o.passed?.includes(d)}
              active=${!o.over&&(o.owing.length?o.owing.includes(d):o.active===d)} onClick=${()=>s(d)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${a}</div>
    </header>`}function Bd({seat:e,points:t,goal:n,threshold:s,you:a,skew:o,wins:r,first:c,passed:u,active:p,onClick:d}){let $=[a&&l("seat-you"),p&&l("seat-turn"),c&&l("seat-first"),u&&l("seat-passed"),e.guest&&l("guest-mark"),so(e)].filter(Boolean).join(", ");return i`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${a||null} onClick=${d}
      aria-label=${l("seat-summary",{name:e.name,points:t,marks:$})} title=${l("seat-summary",{name:e.name,points:t,marks:$})}>
      <span class="presence" data-here=${Nl(e)}></span>
      <span class="seat-name"><${at} name=${e.name} guest=${e.guest&&!a} /></span>
      ${c&&i`<span class="mark" aria-hidden="true"><${b} name="first" size=${15} /></span>`}
      ${u&&i`<span class="mark" aria-hidden="true"><${b} name="pass" size=${15} /></span>`}
      <${Ia} seat=${e} skew=${o} />
      <span class="seat-points">${t}${s>0&&i`<small>/${s}</small>`}</span>
      ${r!==null&&i`<span class="seat-wins" title=${l("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function Nl(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function so(e){return l(`presence-${Nl(e)}`,{bot:e.stand_in||e.bot||""})}var Dn=v(()=>{"use strict";k();Z();C();nn();Oa()});function oo({path:e}){let[t,n]=h(!1),s=new URL(e,location.href).href;_(()=>{if(!t)return;let o=setTimeout(()=>n(!1),Fd*1e3);return()=>clearTimeout(o)},[t]);let a=()=>navigator.clipboard?.writeText(s).then(()=>n(!0)).catch(()=>{});return i`
    <div class="share">
      <input class="input" readonly value=${s} aria-label=${l("share-label")} onFocus=${o=>o.target.select()} />
      <button type="button" class="btn" onClick=${a}>${t?l("share-copied"):l("share-copy")}</button>
    </div>`}function Na({table:e,send:t}){let n=Ce()?.find(o=>o.game===e.game),s=n?.opponents??[],a=e.seats.filter(o=>o.kind==="empty").length;return i`
    <div class="room">
      <h1>${te(e.game)}</h1>
      <p class="room-what">${Qe(e)}</p>
      <p role="status" class="room-state">${a?l("room-waiting",{n:a}):l("room-starting")}</p>
      <ol class="room-seats">
        ${e.seats.map((o,r)=>i`
          <li key=${r} data-kind=${o.kind} data-you=${r===e.you||null}>
            <span class="room-number">${r+1}</span>
            <span class="room-name">${o.kind==="empty"?l("room-free"):o.kind==="bot"?l("room-bot",{bot:Me("bot",o.bot)}):i`<${at} name=${o.name} guest=${o.guest} />`}
              ${o.kind==="bot"&&i`<small>${gn(s.find(c=>c.bot===o.bot))}</small>`}
              ${o.kind==="person"&&i`<small>${r===e.you?l("seat-you"):so(o)}</small>`}</span>
            <span class="room-acts">
              ${o.kind==="empty"&&e.you<0&&i`<button type="button" class="btn primary" onClick=${()=>t({t:"sit",seat:r})}>${l("room-sit")}</button>`}
              ${o.kind==="empty"&&e.host&&n&&i`<${Wd} opponents=${s} first=${n.opponent} put=${c=>t({t:"set_seat",seat:r,bot:c})} />`}
              ${o.kind==="bot"&&e.host&&i`<button type="button" class="btn" onClick=${()=>t({t:"set_seat",seat:r,bot:""})}>${l("room-no-bot")}</button>`}
              ${r===e.you&&i`<button type="button" class="btn" onClick=${()=>t({t:"leave"})}>${l("room-leave")}</button>`}
            </span>
          </li>`)}
      </ol>
      <h2>${l("room-invite")}</h2>
      <${oo} path=${`/t/${e.table}`} />
      ${e.watchers>0&&i`<p class="room-what">${l("watchers",{n:e.watchers})}</p>`}
    </div>`}function Wd({opponents:e,first:t,put:n}){let[s,a]=h(t);return i`
    <span class="row">
      <select class="select" aria-label=${l("room-which-bot")} value=${s} onChange=${o=>a(o.currentTarget.value)}>
        ${e.map(o=>i`<option key=${o.bot} value=${o.bot}>${hn(o)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${b} name="bot" size=${16} /> ${l("room-put-bot")}</button>
    </span>`}var Fd,ao=v(()=>{"use strict";k();Z();ue();C();nn();Dn();Fd=2});function Da(e,t){let[n,s]=h(Za),[a,o]=h(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;_(()=>{s(Za),o(!1)},[r?r.at:c,r?.question]);let p=V((g,y=void 0)=>{s(Za),o(!0),t({t:"play",step:c,era:u,...g},y).catch(()=>{}).finally(()=>o(!1))},[t,c,u]),d=V(g=>{a||(g.confirm?s(y=>({path:y.path,menu:[],asking:g})):p({move:g.move},g))},[a,p]),$=V(g=>{if(a)return;let y=js(r,n.path,g);y&&(y.move&&!y.move.confirm?p({move:y.move.move},y.move):s({path:y.path,menu:y.menu,asking:y.move}))},[r,a,n,p]),f=V(()=>{if(!n.path.length&&!n.asking)return!1;let g=ma(n.path);return s({path:g,menu:Fs(r,g),asking:null}),!0},[r,n]),m=z(()=>a?new Set([]):Ws(r,n.path),[r,a,n.path]);return{...n,lit:m,busy:a,choose:$,take:d,back:f,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:g=>p({moves:g.map(y=>y.move)})}}var Za,Ha=v(()=>{"use strict";k();Ot();Za={path:qs,menu:[],asking:null}});function Hn(e){return jd.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function za(e){let t=e?e.moves.filter(Hn):[];return t.length>Zl?t:[]}function zn(e,t,n,s,a=[]){let o=a.filter(p=>p!==n),r=p=>[Math.abs(p.amount[n]-t.amount[n]),Ud(p.amount,t.amount),...o.map(d=>Math.abs(p.amount[d]-t.amount[d])),Vd(p.amount,n)],c=null,u=[];for(let p of e){if((p.amount[n]-t.amount[n])*s<=0)continue;let d=r(p);(!c||Gd(d,u))&&([c,u]=[p,d])}return c}function Vd(e,t){return e.reduce((n,s,a)=>n+(a===t?0:s*s),0)}function Gd(e,t){let n=e.findIndex((s,a)=>s!==t[a]);return n>=0&&e[n]<t[n]}function qa(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function Ba(e,t){let n=t.group==="gain"?1:-1;return e.map((s,a)=>s+n*(t.amount[a]??0))}function Fa(e,t){let n=e[0]?.have;return n?n.map((s,a)=>t.reduce((o,r)=>o+(r.change?.[a]??0),s)):null}var jd,Zl,Ud,qn=v(()=>{"use strict";jd=new Set(["pay","gain","lose"]),Zl=5;Ud=(e,t)=>e.reduce((n,s,a)=>n+Math.abs(s-t[a]),0)});function Wa({plan:e,game:t,kinds:n,pool:s,essencesOn:a,onTake:o,disabled:r}){let[c,u]=h({}),p=e.map((m,g)=>It(m,c[g]??"")??Tn(m)??m.moves[0]),d=Fa(e,p),$=!d||d.every(m=>m>=0),f=(m,g)=>u({...c,[m]:String(g.move)});return i`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,g)=>i`
          <li key=${g} class="collect-row">
            ${m.card&&i`<${ie} game=${t} id=${m.card} size="chip" essences=${a(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(y=>i`
                <button type="button" key=${y.move} role="radio" class="toggle" aria-checked=${y===p[g]}
                  disabled=${r} data-move=${y.move} onClick=${()=>f(g,y)}>
                  <${Ne} fragments=${y.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&i`<${Kd} kinds=${n} pool=${s} after=${d} />`}
      ${!$&&i`<p class="decision-how" role="status">${l("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!$} onClick=${()=>o(p)} aria-keyshortcuts="Enter">
        ${l("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function Kd({kinds:e,pool:t,after:n}){let s=e.map((a,o)=>({kind:a,n:n[o],by:n[o]-t[o]})).filter(({n:a,by:o})=>a||o);return i`
    <p class="collect-after" role="status"><span>${l("collect-after")}</span>
      ${s.map(({kind:a,n:o,by:r})=>i`
        <span key=${a} class=${`collect-kind of-${a}`}><${b} name=${a} size=${18} label=${l(`sign-${a}`,{n:o})} /><b class="num">${o}</b>${r!==0&&i`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var ja=v(()=>{"use strict";k();Z();Ue();C();Ot();qn()});function sn({move:e,index:t,proposed:n,hinted:s,verb:a,onTake:o,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return i`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>o(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&i`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${a&&i`<span class="move-verb">${e.heading}</span> `}<${Ne} fragments=${e.label} /></span>
        ${e.hint.length>0&&i`<span class="move-hint"><${Ne} fragments=${e.hint} /></span>`}
      </span>
      ${n&&i`<span class="move-enter" title=${l("decide-proposed")}>↵</span>`}
    </button>`}function Ua({moves:e,proposed:t,hinted:n,onTake:s,disabled:a}){let o=0;return i`
    <div class="move-list">
      ${$a(e).map(({heading:r,moves:c})=>i`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>i`<${sn} key=${u.move} move=${u} index=${o++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${a} />`)}
        </section>`)}
    </div>`}var ro=v(()=>{"use strict";k();Z();C();Ot()});function Va({moves:e,start:t,kinds:n,pool:s,onTake:a,disabled:o}){let[r,c]=h(t),[u,p]=h([]),d=Ba(s,r),$=r.group==="gain",f=(m,g)=>{let y=zn(e,r,m,g,u);y&&(c(y),p([m,...u.filter(w=>w!==m)]))};return i`
    <div class="picker" data-group=${r.group}>
      <div class="picker-rows" role="group" aria-label=${l(`pick-${r.group}`)}>
        ${qa(e).map(m=>{let g=l(`sign-${n[m]}`,{n:r.amount[m]});return i`
            <div class="picker-kind" key=${m} data-kind=${n[m]} data-none=${r.amount[m]===0||null}>
              <button type="button" class="step" disabled=${o||!zn(e,r,m,-1)}
                aria-label=${l("pick-less",{kind:g})} onClick=${()=>f(m,-1)}>−</button>
              <span class="picker-amount">
                <${b} name=${n[m]} size=${22} />
                <output aria-label=${g}>${r.amount[m]}</output>
              </span>
              <button type="button" class="step" disabled=${o||!zn(e,r,m,1)}
                aria-label=${l("pick-more",{kind:g})} onClick=${()=>f(m,1)}>+</button>
              <span class="picker-left num">${l($?"pick-have":"pick-left",{n:d[m]})}</span>
            </div>`})}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${o} onClick=${()=>a(r)}
        data-move=${r.move} aria-keyshortcuts="Enter">
        ${l(`pick-do-${r.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`}var Ga=v(()=>{"use strict";k();Z();C();qn()});function Ka({game:e,state:t,ask:n,you:s,choosing:a,hint:o,before:r}){let[c,u]=h(!1);_(()=>u(!1),[n.question,n.at]);let p=t.view,d=p.seats[s],$=Yd(e,n),f=Tn(n),m=o?It(n,o.move):null,g=n.plan?.length?n.plan:null,y=za(n),w=n.moves.some(T=>T.targets.length),E=fa(n).filter(T=>!y.length||!Hn(T)),S=T=>d.play?.find(I=>I.card===T)?.essences??null;return a.asking?i`<${Dl} choosing=${a} />`:i`
    <div class="decision" data-kind=${n.kind} data-hit=${$||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${g?l("collect-question"):n.question}</h2>
        ${!g&&n.moves.length>1&&w&&i`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${l("decide-list-title")}>
            ${l("decide-list")}
          </button>`}
      </div>
      ${$&&i`<${Hl} lines=${r} />`}
      <div class="decision-body" data-stacked=${y.length>0||c||null}>
        ${Jd(n)&&i`<div class="decision-card"><${ie} game=${e} id=${n.card} size=${y.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${o&&i`<${Qd} hint=${o} />`}
          ${g&&!c?i`<${Wa} key=${n.at} plan=${g} game=${e} kinds=${p.essences} pool=${d.pool} essencesOn=${S} onTake=${a.takeAll} disabled=${a.busy} />`:c?i`<${Ua} moves=${n.moves} proposed=${f} hinted=${m} onTake=${a.take} disabled=${a.busy} />`:i`
            ${y.length>0&&i`<${Va} key=${n.at} moves=${y} start=${f&&Hn(f)?f:y[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${a.take} disabled=${a.busy} />`}
            ${w&&i`<p class="decision-how">${l(a.menu.length?"decide-menu":a.path.length?"decide-go-on":E.length?"decide-point":"decide-point-only")}</p>`}
            ${E.map((T,I)=>i`<${sn} key=${T.move} move=${T} index=${I} verb=${T.group==="pass"}
              proposed=${T===f} hinted=${T===m} onTake=${a.take} disabled=${a.busy} />`)}`}
        </div>
      </div>
    </div>`}function Qd({hint:e}){return i`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&i`<span class="hint-win">${l("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&i`<ul>${e.reasons.map((t,n)=>i`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&i`<p class="hint-second">${l("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function Dl({choosing:e}){let t=e.asking;return t&&i`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Pe} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${l("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${l("confirm-no")}</button>
      </div>
    </div>`}function Ya({names:e,owing:t,you:n,before:s}){let a=t.filter(o=>o!==n).map(o=>e[o]);return i`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${a.length?l("waiting-for",{who:a.join(", "),n:a.length}):l("waiting-table")}</h2>
      <${Hl} lines=${s.slice(-1)} />
      ${n<0&&i`<p class="decision-how">${l("you-watch")}</p>`}
    </div>`}function Hl({lines:e}){return e.length>0&&i`<div class="decision-before">${e.map((t,n)=>i`<p key=${n}>${t}</p>`)}</div>`}var Yd,Jd,Ja=v(()=>{"use strict";k();Ue();ue();C();Ot();qn();ja();ro();Ga();ye();Yd=(e,t)=>qe(e)?.hits.includes(t.kind)??!1,Jd=e=>e.card&&!e.plan?.length});function zl(e){let{game:t,sets:n,variant:s,options:a,clock:o,open:r,pace:c,hints:u,coach:p}=e,d=e.seats.map(($,f)=>f===e.you?{kind:"me"}:$.kind==="bot"?{kind:"bot",bot:$.bot}:{kind:"person"});return{game:t,sets:n,variant:s,options:a,seats:d,clock:o,open:r,hints:u,...p?{coach:p}:{},...c==null?{}:{pace:c}}}function Qa({table:e,state:t,names:n,onLook:s}){let[a,o]=h(""),r=t.result,c=r.winners.map(p=>n[p]).join(", "),u=()=>H("/api/tables",zl(e)).then(({table:p})=>de(`/t/${p}`)).catch(p=>o(q(p)));return i`
    <div class="ending" role="dialog" aria-label=${l("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?l("ending-you-won"):l("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${l("ending-rounds",{n:r.rounds})}</p>
      <${Xd} score=${t.score} result=${r} names=${n} you=${e.you} />
      ${a&&i`<p class="problem" role="alert">${a}</p>`}
      <div class="row ending-acts">
        <button type="button" class="btn primary" onClick=${u}>${l("ending-again")}</button>
        <button type="button" class="btn" onClick=${s}>${l("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${l("ending-replay")}</a>
        <a class="btn" href=${`/api/tables/${e.table}/record`} download>${l("ending-record")}</a>
        <a class="btn" href="/">${l("ending-home")}</a>
      </div>
      <${oo} path=${`/replay/${e.table}`} />
    </div>`}function Xd({score:e,result:t,names:n,you:s}){let a=n.map((o,r)=>r).sort((o,r)=>t.points[r]-t.points[o]);return i`
    <div class="scores">
      ${a.map(o=>i`
        <section key=${o} class="scores-seat" data-winner=${t.winners.includes(o)||null} data-you=${o===s||null}>
          <h3>${t.winners.includes(o)&&i`<${b} name="crown" size=${18} label=${l("ending-winner")} />`} <bdi>${n[o]}</bdi> <strong>${t.points[o]}</strong></h3>
          <table><tbody>
            ${e[o].map(([r,c,u],p)=>i`<tr key=${`${r} ${p}`}><th scope="row">${u}</th><td>${c}</td></tr>`)}
            ${!e[o].length&&i`<tr><td class="empty">${l("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}var Xa=v(()=>{"use strict";k();Z();B();rt();C();ao()});function Wl(e,t,[n,s]){let a=-1,o=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+em*p;u>2&&d<o&&([a,o]=[c,d])}),a}function tm(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(o=>e.has(o.dataset.target??"")),...n].map(nm).filter(o=>o.getClientRects().length>0)}function nm(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function sm(e,t){let n=tm(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let a=Wl(ql(s),n.map(ql),Fl[e]);a>=0&&n[a].focus()}function om(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function er(e,t){let n=R({letters:e,lit:t});n.current={letters:e,lit:t},_(()=>{let s=a=>{if(!(a.ctrlKey||a.metaKey||a.altKey||a.defaultPrevented)){if(om(a.target)){a.key==="Escape"&&a.target.blur();return}am(a,n.current.letters,n.current.lit)&&a.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function am(e,t,n){let{key:s}=e;return s in Fl?(sm(s,n),!0):s==="Enter"?!rm(e.target)&&_t(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?_t(".menu [data-move]",Number(s))||_t(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function rm(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function _t(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function tr({onClose:e}){return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog keys" role="dialog" aria-label=${l("keys-title")}>
      <h2>${l("keys-title")}</h2>
      <dl>${Bl.map(([t,n])=>i`
        <div key=${n}><dt>${t.map(s=>i`<kbd key=${s}>${s}</kbd>`)}</dt><dd>${l(n)}</dd></div>`)}
      </dl>
      <button type="button" class="btn primary" ref=${Pe} onClick=${e}>${l("close")}</button>
    </div>`}var Bl,Fl,em,ql,nr=v(()=>{"use strict";k();C();ye();Bl=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],Fl={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},em=2.5,ql=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function io(e){return[...document.querySelectorAll(`[data-target="${CSS.escape(e)}"]`)].find(n=>n.getClientRects().length>0)??null}function sr({choosing:e}){let{menu:t,path:n}=e,s=R(null),[a,o]=h({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return ce(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=io(r)?.getBoundingClientRect();if(!p)return o({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+xt+u.width<=innerWidth?p.right+xt:p.left-xt-u.width,$=d>=xt?d:Math.max(xt,Math.min(p.left,innerWidth-u.width-xt)),f=Math.max(xt,Math.min(p.top,innerHeight-u.height-xt));o({left:$,top:f,ready:!0})},[c,r,t]),_(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?i`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${l("menu-label")} ref=${s}
      style=${{left:`${a.left}px`,top:`${a.top}px`,visibility:a.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>i`<${sn} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${l("menu-back")}</button>
    </div>`:null}var xt,or=v(()=>{"use strict";k();C();ro();xt=8});function Bn(e,t,n){let[s,a]=h(e),o=R([]),r=R(0),c=R(null),u=R(s);u.current=s;let p=()=>{r.current=0,o.current.length>Ul&&o.current.splice(0,o.current.length-Ul);let $=o.current.shift();if(!$)return;let f=u.current;c.current=f&&t.current&&$.cause==="move"&&Rt()?{state:f,places:dm(t.current)}:null,a($),c.current?r.current=setTimeout(p,o.current.length>1?cm:lm):p()};return pm(()=>{o.current.length&&(o.current.splice(0,o.current.length-1),clearTimeout(r.current),p())}),ce(()=>{!e||e===u.current||o.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(o.current=[],clearTimeout(r.current),r.current=0),o.current.push(e),r.current||p())},[e]),ce(()=>{let $=c.current;if(c.current=null,!$||!s||!t.current)return;let f=Vl(t.current);$m(f,$.places),n&&gm(n($.state.view,s.view,s.events),$.places,Gl(f))},[s]),_(()=>()=>clearTimeout(r.current),[]),s}function pm(e){let t=R(e);t.current=e,_(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(a=>addEventListener(a,n,{capture:!0})),()=>s.forEach(a=>removeEventListener(a,n,{capture:!0}))},[])}function dm(e){return Gl(Vl(e))}function Vl(e){let t=new Map;for(let n of mm(e)){let s=fm(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function mm(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function $m(e,t){for(let[n,{element:s,box:a}]of e){if(!s.dataset.target)continue;let o=t.get(n);if(!o){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:jl,easing:ar});continue}let r=o.left+o.width/2-a.left-a.width/2,c=o.top+o.height/2-a.top-a.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=a.width?o.width/a.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:jl,easing:ar});hm(s,p)}}function hm(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function gm(e,t,n){for(let{kind:s,n:a,from:o,to:r}of e){let c=t.get(o)??n.get(o),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(a,um);p++)bm(s,c,u,p)}}function bm(e,t,n,s){let a=document.createElement("span");a.className="flyer",a.setAttribute("aria-hidden","true"),Re(i`<${b} name=${e} size=${22} />`,a),document.body.append(a);let o=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=a.animate([{translate:o(t),opacity:.4},{translate:o(n),opacity:1}],{duration:im,delay:s*40,easing:ar,fill:"backwards"}),c=()=>{Re(null,a),a.remove()};r.finished.then(c,c)}var jl,im,lm,cm,Ul,ar,um,Gl,fm,lo=v(()=>{"use strict";k();Z();pe();jl=220,im=250,lm=280,cm=130,Ul=3,ar="cubic-bezier(0.2, 0.7, 0.2, 1)",um=3;Gl=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));fm=e=>e.dataset.target??e.dataset.anchor??""});function Fn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(a=>document.querySelector(`.board [data-target="${CSS.escape(a)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return i`
    <div class="part-tabs tabs" role="tablist">
      ${on.map(a=>i`
        <button type="button" key=${a} role="tab" aria-selected=${e===a} onClick=${()=>t(a)}>
          ${l(`part-${a}`)}${e!==a&&s.has(a)&&i`<i class="lit-dot" title=${l("part-lit")}></i>`}
        </button>`)}
    </div>`}function Wn(e,t,n){let s=R({x:0,y:0});return e?{onTouchStart:a=>{s.current={x:a.touches[0].clientX,y:a.touches[0].clientY}},onTouchEnd:a=>{let o=a.changedTouches[0].clientX-s.current.x,r=a.changedTouches[0].clientY-s.current.y;if(Math.abs(o)<ym||Math.abs(o)<wm*Math.abs(r))return;let c=on[on.indexOf(t)-Math.sign(o)];c&&n(c)}}:{}}var on,ym,wm,co=v(()=>{"use strict";k();C();on=["mine","centre","rivals","log"],ym=60,wm=2});function rr({table:e,names:t,owing:n,skew:s,send:a}){let o=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:i`
    ${o?.stand_in&&i`
      <div class="prompt" role="alert">
        <p>${l("seat-bot-plays",{bot:o.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>a({t:"take_back"})}>${l("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>i`<${_m} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>a({t:"stand_in",seat:u})} />`)}`}function _m({name:e,since:t,skew:n,onStandIn:s}){let a=()=>t+vm-(Date.now()/1e3+n),[o,r]=h(a()<=0),c=Math.round(t);return _(()=>{r(a()<=0);let u=setTimeout(()=>r(!0),Math.max(0,a())*1e3);return()=>clearTimeout(u)},[c]),o&&i`
    <div class="prompt" role="status">
      <p>${l("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${l("seat-stand-in")}</button>
    </div>`}function ir({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return i`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Pe} onClick=${t} aria-keyshortcuts="Escape">${l("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${l("request-ask")}</button>
      </div>
    </div>`}function lr({onClose:e,onLeave:t}){let n=()=>{e(),t()};return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${l("leave")}>
      <h2>${l("leave")}</h2>
      <p>${l("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Pe} onClick=${e} aria-keyshortcuts="Escape">${l("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${l("leave-do")}</button>
      </div>
    </div>`}var vm,cr=v(()=>{"use strict";k();C();ye();vm=60});function jn(e){if(!le("sound")||typeof AudioContext>"u")return;Ht??=new AudioContext,Ht.state==="suspended"&&Ht.resume().catch(()=>{});let t=Ht.currentTime+.01;for(let n of xm[e]){let s=Ht.createOscillator(),a=Ht.createGain();s.type=n.wave,s.frequency.value=n.hz,a.gain.setValueAtTime(0,t+n.at),a.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),a.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(a).connect(Ht.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function ur(e,t){!t||e.cause==="join"||(e.result&&!t.result?jn("end"):e.ask&&!t.ask?jn("turn"):e.events.some(n=>km.has(n.kind))?jn("card"):e.events.some(n=>Mm.has(n.kind))&&jn("essence"))}var xm,Ht,km,Mm,pr=v(()=>{"use strict";pe();xm={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},Ht=null;km=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),Mm=new Set(["collected","gained","paid","put","took","lost","moved"])});function Kl({lines:e}){let[t,n]=h(!1),s=t?e:e.slice(-Cm),a=e.length?e[e.length-1][0]:-1;return i`
    <div class="log at-end" tabindex="0" role="log" aria-label=${l("log-label")}><div>
      ${s.length<e.length&&i`<button type="button" class="btn quiet small" onClick=${()=>n(!0)}>${l("log-all",{n:e.length})}</button>`}
      ${!e.length&&i`<p class="empty">${l("log-empty")}</p>`}
      <ol>${s.map(([o,r],c)=>i`<li key=${c} data-latest=${o===a||null}>${r}</li>`)}</ol>
    </div></div>`}function Yl({lines:e,onSay:t}){let[n,s]=h(""),a=o=>{o.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return i`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${l("chat-label")}><div>
        ${!e.length&&i`<p class="empty">${l("chat-empty")}</p>`}
        ${e.map((o,r)=>i`<p key=${r}><strong data-seat=${o.seat}><${at} name=${o.who} guest=${o.guest} /></strong> <bdi>${o.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${a}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${l("chat-write")} aria-label=${l("chat-write")}
          onInput=${o=>s(o.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${l("chat-send")}</button>
      </form>
    </div>`}function dr({log:e,chat:t,tab:n,setTab:s,requests:a,onRequest:o,onSay:r}){let[c,u]=h(t.length);_(()=>{n==="chat"&&u(t.length)},[n,t.length]);let p=t.length-c;return i`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${n==="log"} onClick=${()=>s("log")}>${l("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${n==="chat"} onClick=${()=>s("chat")}>
          ${l("tab-chat")} ${p>0&&i`<span class="count">${p}</span>`}
        </button>
      </div>
      ${n==="chat"?i`<${Yl} lines=${t} onSay=${r} />`:i`<${Kl} lines=${e} />`}
      ${a.length>0&&i`
        <p class="row requests">${a.map(d=>i`
          <button key=${d.name} type="button" class="btn quiet small" data-request=${d.name} onClick=${()=>o(d.name)}>${l("request-open",{what:d.title})}</button>`)}</p>`}
    </section>`}var Cm,mr=v(()=>{"use strict";k();C();nn();Cm=150});function fr(e,t){_(()=>{let n=t?l("title-over"):e?`● ${l("title-your-turn")}`:l("title-table");document.title=`${n} · Arcanarium`},[e,t])}var $r=v(()=>{"use strict";k();C()});function hr({state:e,table:t,made:n,send:s}){let[a,o]=h(!1);_(()=>o(!1),[e.step,t.request]);let r=t.seats.some((d,$)=>$!==t.you&&d.kind==="person"),{can:c,why:u}=e.undo;return t.request?.seat===t.you?i`<p class="undo-note" role="status">${l("undo-asked")}</p>`:a?i`
      <div class="undo-ask" role="alertdialog" aria-label=${u}>
        <p>${u}</p>
        <div class="row">
          <button type="button" class="btn" ref=${Pe} onClick=${()=>s({t:"ask_undo",step:e.step,era:e.era})}>${l(r?"undo-ask":"undo-anyway")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>o(!1)}>${l("undo-never-mind")}</button>
        </div>
      </div>`:i`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!c&&!u}
      title=${c?l("undo-title"):u} data-fair=${c||null}
      onClick=${()=>c?s({t:"undo",step:e.step,era:e.era}):o(!0)}>
      <${b} name="undo" size=${16} /> <span>${l("undo")}${c&&n&&i`: <${Ne} fragments=${n} />`}</span>
    </button>`}function gr({table:e,names:t,send:n}){let s=e.request,a=s&&s.asked.includes(e.you)&&!s.agreed.includes(e.you);return!s||!a||s.seat===e.you?null:i`
    <div class="prompt" role="alertdialog" aria-label=${l("undo-request",{who:t[s.seat]})}>
      <p>${l("undo-request",{who:t[s.seat]})}</p>
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>n({t:"answer_undo",agree:!0})}>${l("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>n({t:"answer_undo",agree:!1})}>${l("undo-refuse")}</button>
      </div>
    </div>`}var br=v(()=>{"use strict";k();Z();C();ye()});function Un({data:e,board:t,ask:n,tell:s,coach:a=null,point:o=[],onLeave:r=null}){let c=e.table,u=R(null),p=Bn(e.state,u,t.flights??null),d=p===e.state,{made:$,remembering:f}=Sm(n),m=Da(d?p:{...p,ask:null},f),[g,y]=h(null),[w,E]=h("log"),[S,T]=h(!1),[I,Y]=h("mine"),[he,O]=h(!1),[we,x]=h(!1),[L,N]=h(!1),[se,J]=h(""),[ve,Su]=re("sound"),Ge=$e(be),as=$e(Ea),an=z(()=>c.seats.map(me=>me.name),[c]),{you:pt}=c,Ae=d?p.ask:null,Eu=V(me=>Us(Ae,me),[Ae]),Tu=Em(u,Ae,m.lit),Xr=e.log.slice(-Lm).map(([,me])=>me),ei=e.state?.requests??[],rs=ei.find(me=>me.name===se),_o=d&&e.hint&&e.hint.step===p.step?e.hint:null;Tm(e.state),fr(!!e.state?.ask,!!e.state?.result),Pm(_o&&It(Ae,_o.move)?.targets||null),Rm(Ge,I,Y,m.lit,p.step),Am(Ge,Y,o);let Pu=Wn(Ge,I,Y),ti=me=>{Ge?Y("log"):as||T(!S||me!==w),E(me),me==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},ni=()=>Ae&&c.hints&&s({t:"hint",step:p.step});er({u:()=>_t(".undo"),p:()=>_t('.decision [data-group="pass"]'),m:()=>_t(".list-toggle"),h:ni,l:()=>ti("log"),c:()=>ti("chat"),"?":()=>O(!0),Escape:()=>he||L||rs?(O(!1),N(!1),J("")):m.back()||(g!==null?y(null):T(!1))},m.lit);let si=i`<${dr} log=${e.log} chat=${e.chat} tab=${w} setTab=${E} requests=${ei} onRequest=${J} onSay=${me=>n({t:"chat",text:me})} />`,Au=p.result&&!we;return i`
    <div class="tabletop" data-game=${c.game} data-part=${Ge?I:null} data-deciding=${Ae?!0:null} data-seats=${c.seats.length}>
      <${Zn} table=${c} state=${p} skew=${e.skew} onSeat=${me=>y(g===me?null:me)}>
        ${c.watchers>0&&i`<span class="watchers" title=${l("watchers",{n:c.watchers})}><${b} name="eye" size=${16} />${c.watchers}</span>`}
        ${!Ge&&!as&&i`<button type="button" class="btn quiet small icon-only" aria-pressed=${S} onClick=${()=>T(!S)} title=${l("tab-log")} aria-label=${l("tab-log")}><${b} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${ve} onClick=${()=>Su(!ve)} title=${l("sound-toggle")} aria-label=${l("sound-toggle")}><${b} name=${ve?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only keys-button" onClick=${()=>O(!0)} title=${l("keys-title")} aria-label=${l("keys-title")}><${b} name="info" size=${18} /></button>
        ${pt>=0&&!p.result&&i`<button type="button" class="btn quiet small icon-only" onClick=${r??(()=>N(!0))} title=${l("leave")} aria-label=${l("leave")}><${b} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${l("ending-home")} aria-label=${l("ending-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${Ge&&i`<${Fn} part=${I} setPart=${Y} lit=${m.lit} />`}
      <section class="board" ref=${u} ...${Pu} aria-label=${l("board-label")}>
        <${t.Board} game=${c.game} view=${p.view} table=${c} score=${p.score} ask=${Ae} names=${an} you=${pt}
          lit=${m.lit} chosen=${m.path} choose=${m.choose} why=${Eu} detail=${g} setDetail=${y} />
        ${Ge&&I==="log"&&i`<div class="part-log">${si}</div>`}
      </section>
      <aside class="side">
        ${(as||!Ge&&S)&&i`<div class="talk-place" data-drawer=${!as||null}>${si}</div>`}
        ${a}
        <${gr} table=${c} names=${an} send=${s} />
        <${rr} table=${c} names=${an} owing=${p.view.owing} skew=${e.skew} send=${s} />
        <div class="desk" data-active=${Ae?!0:null}>
          ${t.Beside&&pt>=0&&i`<${t.Beside} view=${p.view} you=${pt} />`}
          ${Ae&&pt>=0?i`<${Ka} game=${c.game} state=${p} ask=${Ae} you=${pt} choosing=${m} hint=${_o} before=${Xr} />`:p.result?i`<div class="decision"><button type="button" class="btn primary" onClick=${()=>x(!1)}>${l("ending-show")}</button></div>`:i`<${Ya} names=${an} owing=${p.view.owing} you=${pt} before=${Xr} />`}
          <p class="why-line" aria-live="polite">${Tu}</p>
          ${pt>=0&&!p.result&&i`
            <div class="desk-tools">
              <${hr} state=${p} table=${c} made=${$(p.step)} send=${s} />
              ${Ae&&c.hints&&i`<button type="button" class="btn quiet small" onClick=${ni} aria-keyshortcuts="h"><${b} name="hint" size=${16} /> ${l("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${sr} choosing=${m} />
      ${he&&i`<${tr} onClose=${()=>O(!1)} />`}
      ${L&&i`<${lr} onClose=${()=>N(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${rs&&i`<${ir} request=${rs} onClose=${()=>J("")} onAsk=${()=>s({t:"request",name:rs.name})} />`}
      ${Au&&i`<div class="veil"></div><${Qa} table=${c} state=${p} names=${an} onLook=${()=>x(!0)} />`}
    </div>`}function Sm(e){let t=R([]),n=V((a,o)=>{let r=t.current.filter(c=>c.step<a.step);return t.current=o?[...r,{step:a.step,label:[[o.heading,"text"],[" ","text"],...o.label]}]:r,e(a)},[e]);return{made:a=>t.current.find(o=>o.step===a-1)?.label??null,remembering:n}}function Em(e,t,n){let[s,a]=h("");return _(()=>{let o=e.current,r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;a(u?.dataset.target??"")};return o?.addEventListener("pointerover",r),o?.addEventListener("focusin",r),()=>{o?.removeEventListener("pointerover",r),o?.removeEventListener("focusin",r)}},[]),s&&!n.has(s)?Us(t,s).join(" "):""}function Tm(e){let t=R(e);_(()=>{e&&e!==t.current&&ur(e,t.current),t.current=e},[e])}function Pm(e){let t=e?.join(" ")??"";ce(()=>{let n=(e??[]).map(io).filter(s=>s!==null);for(let s of n)s.setAttribute("data-hinted","");return()=>n.forEach(s=>s.removeAttribute("data-hinted"))},[t])}function Am(e,t,n){let s=n.join(" ");_(()=>{let a=e&&n.length&&document.querySelector(eo(n[0]))?.closest(".board [data-part]")?.getAttribute("data-part");a&&t(a)},[s,e])}function Rm(e,t,n,s,a){_(()=>{if(!e||!s.size)return;let o=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(o.has(t))return;let r=on.find(c=>o.has(c));r&&n(r)},[a,e])}var Lm,uo=v(()=>{"use strict";k();Z();no();pe();C();Ot();Ha();Ja();Xa();nr();or();lo();co();cr();ye();pr();Dn();mr();$r();br();Lm=3});function yr(){let[e,t]=h([]),n=V(s=>{let a=++Om;t(o=>[...o.filter(r=>r.text!==s).slice(-2),{id:a,text:s}]),setTimeout(()=>t(o=>o.filter(r=>r.id!==a)),Im)},[]);return{toasts:e,toast:n}}function wr({toasts:e}){return i`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>i`<p key=${t}>${n}</p>`)}</div>`}var Im,Om,vr=v(()=>{"use strict";k();Im=5e3,Om=0});var Ql={};_e(Ql,{Page:()=>Jl,TablePage:()=>xr});function Jl({params:e}){return i`<${xr} key=${e.table} id=${e.table} />`}function Nm(e){let[t,n]=h(null),[s,a]=h(null);ce(()=>{let r=wa(e,c=>n({...c}));return a(r),()=>r.close()},[e]);let o=V(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:o}}function Zm(e){let[t,n]=h(null),[s,a]=h("");return _(()=>{e&&Pt(e).then(n,o=>a(q(o)))},[e]),{board:t,problem:s}}function xr({id:e}){let{data:t,send:n}=Nm(e),{toasts:s,toast:a}=yr(),o=t?.table??null,{board:r,problem:c}=Zm(o?.game),u=!!t?.state?.result;_(()=>{u&&o&&xa(e,o.you).catch(()=>{})},[u]);let p=z(()=>$=>n($).catch(f=>{throw a(q(f)),f}),[n,a]),d=V($=>p($).catch(()=>{}),[p]);return t?.gone?i`<${_r} title=${l("table-gone")} text=${l("table-gone-what")} />`:c?i`<${_r} title=${l("table-problem")} text=${c} />`:!t||!o||!r&&o.status!=="open"?i`<${Dm} id=${e} lost=${!!t?.retryAt} />`:i`
    ${!t.connected&&i`<p class="offline" role="status">${l("table-offline")}</p>`}
    ${o.status==="broken"?i`<${_r} title=${l("table-broken")} text=${o.reason} />`:t.state&&r&&o.status!=="open"?i`<${Un} data=${t} board=${r} ask=${p} tell=${d}
        coach=${o.coach&&o.you>=0&&!t.state.result&&i`<${Il} notes=${t.state.coach??[]} asked=${!!t.state.ask} />`} />`:i`<${Na} table=${o} send=${d} />`}
    <${wr} toasts=${s} />`}function Dm({id:e,lost:t}){let[n,s]=h("");return _(()=>{t&&ka(e).then(s,()=>{})},[t]),i`
    <div class="waiting" aria-busy="true">
      <p role="status">${l(t?"table-offline":"table-coming")} ${n&&i`<a href=${n}>${l("table-stored")}</a>`}</p>
    </div>`}function _r({title:e,text:t}){return i`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${l("ending-home")}</a></p>
    </section>`}var kr=v(()=>{"use strict";k();Yt();va();Ys();B();Ol();C();ao();uo();vr()});var Xl={};_e(Xl,{Page:()=>Hm});function Hm(){let[e,t]=h(null),[n,s]=h("");re("lessons"),_(()=>{oe("/api/lessons").then(t,o=>s(q(o)))},[]);let a=[...new Set((e??[]).map(o=>o.game))];return i`
    <div class="learn">
      <header class="learn-head"><h1>${l("learn-title")}</h1><p>${l("learn-what")}</p></header>
      ${n&&i`<p class="problem" role="alert">${n}</p>`}
      ${a.map(o=>i`
        <section key=${o} aria-labelledby=${`learn-${o}`}>
          <h2 id=${`learn-${o}`}>${te(o)}</h2>
          <ul class="lessons">${(e??[]).filter(r=>r.game===o).map(r=>i`<${zm} key=${r.id} lesson=${r} />`)}</ul>
        </section>`)}
    </div>`}function zm({lesson:e}){let{id:t,kind:n,minutes:s,steps:a,title:o,about:r}=e,{answers:c,done:u}=Dt(t),p=c.length>0,d=()=>{On(t,[],!1),de(`/learn/${t}`)};return i`
    <li class="lesson-card" data-kind=${n} data-done=${u||null}>
      <h3>${u&&i`<${b} name="done" size=${18} label=${l("learn-done")} />`} ${o}</h3>
      <p>${r}</p>
      <p class="quiet-text">${l("learn-length",{minutes:s,steps:a})}</p>
      <p class="row">
        <a class="btn ${n==="guided"&&!u||p?"primary":""}" href=${`/learn/${t}`}>${l(p?"learn-resume":u?"learn-repeat":"learn-start")}</a>
        ${p&&i`<button type="button" class="btn quiet" onClick=${d}>${l("learn-again")}</button>`}
      </p>
    </li>`}var ec=v(()=>{"use strict";B();ue();k();Z();Qs();rt();pe();C()});function qm(e){return{answers:[],place:e.places[0],state:e.state,log:[]}}function Kn(e,t,n){let{place:s}=t,a=s.over?void 0:s.moves[n];if(!a)return{say:s.else??"",frames:[],stand:null};if(a.to===void 0)return{say:a.say??s.else,frames:a.frames,stand:null};let o=a.frames.at(-1)??t.state;return{say:"",frames:a.frames,stand:{answers:[...t.answers,n],place:e.places[a.to],state:o,log:[...t.log,...Bm(a.frames)]}}}function tc(e,t,n){let s={say:"",frames:[],stand:t};for(let a of n){let o=Kn(e,s.stand,a);if(!o.stand)return{...o,frames:s.frames.length?[]:o.frames};s={say:"",frames:[...s.frames,...o.frames],stand:o.stand}}return s}function Vn(e,t){let n=qm(e);for(let s of t){let a=Kn(e,n,s).stand;if(!a)break;n=a}return n}function nc(e,t){let n=t.answers.slice(0,-1),s=Vn(e,n);for(;;){let a=Vn(e,n.slice(0,-1));if(!n.length||a.place.step!==s.place.step)return s;n=n.slice(0,-1),s=a}}var Gn,Bm,Mr=v(()=>{"use strict";Gn=e=>!e.over&&!e.do,Bm=e=>e.flatMap(t=>t.lines.map(n=>[t.step,n]))});function sc({course:e,stand:t,said:n,strayed:s,busy:a,onGoOn:o,onTakeBack:r,onBack:c,onAgain:u,onPlay:p}){let{place:d}=t,$=R(null),f=!a&&(s||d.over||Gn(d));return _(()=>{f&&$.current?.focus({preventScroll:!0})},[f,d]),i`
    <section class="coach is-lesson" aria-label=${e.title} data-step=${d.step} data-over=${d.over||null} data-busy=${a||null}>
      <header class="coach-head">
        <h2>${e.title}</h2>
        <span class="coach-count">${d.over?l("learn-done"):l("learn-step",{n:d.step+1,of:e.steps})}</span>
      </header>
      <progress class="coach-bar" max=${e.steps} value=${d.step} aria-label=${l("learn-progress")}></progress>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${e.title}>
        ${a?i`<p class="quiet-text">${l("learn-watch")}</p>`:s?i`<p class="coach-said">${n}</p>`:d.over?i`<p>${e.end}</p>`:i`<p>${d.text}</p>`}
      </div>
      ${!a&&!s&&!d.over&&i`
        ${n&&i`<p class="coach-said" role="status">${n}</p>`}
        ${d.do&&i`<p class="coach-do"><${b} name="hint" size=${16} /> <strong>${d.do}</strong></p>`}`}
      <div class="row coach-acts">
        ${!a&&s&&i`<button type="button" class="btn primary small" ref=${$} onClick=${r}>${l("learn-take-back")}</button>`}
        ${!a&&!s&&Gn(d)&&i`<button type="button" class="btn primary small coach-next" ref=${$} onClick=${o}>${l("learn-go-on")}</button>`}
        ${!a&&d.over&&i`
          <button type="button" class="btn primary small" ref=${$} onClick=${p}>${l("learn-play-free")}</button>
          <a class="btn small" href="/learn">${l("learn-all")}</a>`}
        <span class="coach-gap"></span>
        ${t.answers.length>0&&!s&&i`<button type="button" class="btn quiet small" disabled=${a} onClick=${c}>${l("learn-back")}</button>`}
        ${t.answers.length>0&&i`<button type="button" class="btn quiet small" disabled=${a} onClick=${u}>${l("learn-again")}</button>`}
        ${!d.over&&i`<a class="btn quiet small" href="/learn">${l("learn-leave")}</a>`}
      </div>
    </section>`}var oc=v(()=>{"use strict";k();Z();C();Mr()});var rc={};_e(rc,{Page:()=>Um});function Um({params:e}){return i`<${Vm} key=${e.lesson} id=${e.lesson} />`}function Vm({id:e}){let[t,n]=h(null),[s,a]=h(null),[o,r]=h(""),[c,u]=h(0);return _(()=>{r(""),oe(`/api/lessons/${encodeURIComponent(e)}`).then(async p=>{a(await Pt(p.table.game)),n(p)}).catch(p=>r(q(p)))},[e,c]),o?i`
      <section class="panel aside">
        <h1>${l("learn-problem")}</h1><p role="alert">${o}</p>
        <p class="row"><button type="button" class="btn primary" onClick=${()=>u(c+1)}>${l("learn-retry")}</button>
          <a class="btn" href="/learn">${l("learn-all")}</a></p>
      </section>`:t&&s?i`<${Gm} course=${t} board=${s} />`:i`<div class="waiting" aria-busy="true"><p role="status">${l("table-coming")}</p></div>`}function Gm({course:e,board:t}){let[n,s]=h(()=>Vn(e,Dt(e.id).answers)),[a,o]=h({state:n.state,log:n.log,past:[n.state]}),[r,c]=h(""),[u,p]=h(!1),[d,$]=h(!1),[f,m]=h(0),{show:g,stop:y}=Ym(o,$),w=d||u||Gn(n.place),E=V(O=>{y(),s(O),c(""),p(!1),m(we=>we+1),o({state:{...O.state,cause:"join"},log:O.log,past:[O.state]}),On(e.id,O.answers,!!O.place.over)},[e]),S=async O=>{c(O.say),p(!O.stand&&O.frames.length>0),O.stand&&(s(O.stand),On(e.id,O.stand.answers,!!O.stand.place.over)),await g(O.frames)},T=V(async O=>{O.t!=="play"||w||await S(O.moves?tc(e,n,O.moves.map(String)):Kn(e,n,String(O.move)))},[e,n,w]),I=z(()=>({table:e.table,log:a.log,past:a.past,chat:[],connected:!0,refused:null,hint:null,gone:!1,retryAt:null,skew:0,state:{...a.state,era:f,result:null,ask:w?null:a.state.ask}}),[e,a,f,w]),Y=d||u?ac:n.place.point??ac;to(Y);let he=i`
    <${sc} course=${e} stand=${n} said=${r} strayed=${u} busy=${d}
      onGoOn=${()=>S(Kn(e,n,""))} onTakeBack=${()=>E(n)} onBack=${()=>E(nc(e,n))}
      onAgain=${()=>E(Vn(e,[]))} onPlay=${()=>Km(e.table)} />`;return i`<${Un} data=${I} board=${t} ask=${T} tell=${T} coach=${he} point=${Y} onLeave=${()=>de("/learn")} />`}async function Km({game:e,sets:t,variant:n}){let s=qe(e);if(!s)return de("/");let{table:a}=await H("/api/tables",{...bn(s),sets:t,variant:n,seats:[{kind:"me"},{kind:"bot",bot:s.bots[0]}],coach:!0});return de(`/t/${a}`)}function Ym(e,t){let n=R(0);_(()=>()=>{n.current++},[]);let s=V(()=>{n.current++,t(!1)},[]);return{show:V(async o=>{let r=++n.current;if(o.length){t(!0);for(let[c,u]of o.entries()){if(c&&await new Promise(d=>setTimeout(d,Rt()?Wm:jm)),r!==n.current)return;let p=u.lines.map(d=>[u.step,d]);e(d=>({state:u,log:[...d.log,...p],past:[...d.past,u]}))}t(!1)}},[]),stop:s}}var Wm,jm,ac,ic=v(()=>{"use strict";B();Yt();ue();k();rt();pe();C();uo();Mr();oc();no();Qs();Wm=750,jm=60,ac=[]});function lc(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function cc({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[o,r]of Object.entries(t))s.set(o,r);n&&s.set("card",n);let a=s.toString();return a&&`?${a}`}function Cr(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function uc(e,{words:t,filters:n}){let s=Cr(t).split(/\s+/).filter(Boolean),a=e.cards.filter(c=>Object.entries(n).every(([u,p])=>Jm(c,u).includes(p)));if(!s.length)return a;let o=a.filter(c=>{let u=Cr([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),r=c=>s.some(u=>Cr(c.name).includes(u));return[...o.filter(r),...o.filter(c=>!r(c))]}function Jm(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function Lr(e,t,n,s){switch(n){case"set":return t.sets.find(a=>a.id===s)?.title??s;case"type":return wt(e,`type-${s}`,{n:2});case"kind":return wt(e,`kind-${s}`,{n:2});default:return Je(`${e}-${n}-${s}`)?l(`${e}-${n}-${s}`):wt(e,s)}}var pc=v(()=>{"use strict";Cn();C()});var Sr={};_e(Sr,{CardsPage:()=>dc,Page:()=>Qm});function Qm({params:e}){let t=Ce()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return i`<${dc} key=${n} game=${n} games=${t}/>`}function dc({game:e,games:t}){let[n,s]=h(null),[a,o]=h(""),[r,c]=h(0);return _(()=>{o(""),yn(e).then(s,u=>o(q(u)))},[e,r]),i`
    <div class="browse">
      <header class="browse-head">
        <h1>${l("browse-title")}</h1>
        <nav class="row" aria-label=${l("browse-games")}>
          ${t.map(u=>i`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${te(u)}</a>`)}
        </nav>
      </header>
      ${n?i`<${Xm} game=${e} cards=${n}/>`:a?i`<div class="empty"><p>${a}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${l("browse-again")}</button></div>`:i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`}
    </div>`}function Xm({game:e,cards:t}){let n=Object.keys(t.filters),[s,a]=h(()=>lc(location.search,n)),[o,r]=re("sentences"),[c]=h(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=z(()=>uc(t,s),[t,s.words,s.filters]),p=$=>{let f={...s,...$};a(f),history.replaceState(history.state,"",location.pathname+cc(f))},d=($,f)=>{let{[$]:m,...g}=s.filters;p({filters:m===f?g:{...g,[$]:f}})};return i`
    <form class="browse-tools panel" role="search" onSubmit=${$=>$.preventDefault()}>
      <div class="browse-search">
        <${b} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${l("browse-search")} aria-label=${l("browse-search")}
          onInput=${$=>p({words:$.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${l("browse-filters")}</summary>
        <div>${n.map($=>i`<fieldset key=${$} class="browse-filter">
          <legend>${l(`browse-filter-${$}`)}</legend>
          ${t.filters[$].map(f=>i`<button key=${f} type="button" class="chip" aria-pressed=${s.filters[$]===f?"true":"false"}
            onClick=${()=>d($,f)}>${Lr(e,t,$,f)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${l("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${o} onChange=${()=>r(!o)}/> ${l("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?ef(t,u,s).map(([$,f])=>i`<section key=${$} class="browse-kind">
        ${$&&i`<h2>${Lr(e,t,"kind",$)} <span class="num">${f.length}</span></h2>`}
        <div class="browse-cards">${f.map(m=>i`<${ie} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>p({card:m.id})}/>`)}</div>
      </section>`):i`<div class="empty"><p>${l("browse-none")} ${l("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${l("browse-reset")}</button></div>`}
    ${u.some($=>$.mark)&&i`<p class="browse-legend"><${b} name="standin"/> ${l("card-stand-in")}</p>`}
    ${s.card&&i`<${tf} game=${e} cards=${t} list=${u} id=${s.card} show=${$=>p({card:$})}/>`}`}function ef(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(a=>a.kind===s)]).filter(([,s])=>s.length)}function tf({game:e,cards:t,list:n,id:s,show:a}){let o=R(null);_(()=>o.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&a(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return i`<dialog ref=${o} class="dialog browse-full" aria-label=${r.name} onClose=${()=>a("")} onKeyDown=${p}
      onClick=${d=>d.target===o.current&&o.current?.close()}>
    <div class="browse-full-inside">
      <${ie} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(d=>i`<p>${d}</p>`)}
        ${r.other_side&&i`<button type="button" class="btn" onClick=${()=>a(r.other_side??"")}><${b} name="reorder"/>${l("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${b} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${b} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-close")} onClick=${()=>o.current?.close()}><${b} name="close"/></button>
    </div>
  </dialog>`}var Er=v(()=>{"use strict";B();Ue();Le();ue();k();Z();pe();C();pc()});function Yn({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let a=/^[-|] /u.exec(s)?.[0]??"",o=n.at(-1);a&&o?.mark===a?o.lines.push(s.slice(2)):n.push({mark:a,lines:[s.slice(a.length)]})}return n.map(({mark:s,lines:a})=>s==="| "?i`<${nf} lines=${a} draw=${t} />`:s?i`<ul>${a.map(o=>i`<li>${t(o)}</li>`)}</ul>`:i`<p>${t(a[0])}</p>`)}function nf({lines:e,draw:t}){let[n,...s]=e.map(a=>a.split("|").map(o=>o.trim()));return i`
    <table class="table rules-rows">
      <thead><tr>${n.map(a=>i`<th scope="col">${a}</th>`)}</tr></thead>
      <tbody>${s.map(a=>i`<tr>${a.map(o=>i`<td>${t(o)}</td>`)}</tr>`)}</tbody>
    </table>`}var Tr=v(()=>{"use strict";k()});var Pr={};_e(Pr,{Page:()=>of});function of({params:e}){let t=Ce()?.filter(o=>o.chapters.length);if(!t?.length)return i`<div class="waiting" aria-busy="true"></div>`;let n=t.find(o=>o.game===e.game)??t[0],{game:s,chapters:a}=n;return i`
    <div class="rules">
      <header class="rules-head">
        <${tn} signs=${n.emblem} />
        <div>
          <h1>${l("rules-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${t.map(({game:o})=>i`
              <a key=${o} class="chip" href=${`/rules/${o}`} aria-current=${o===s?"true":void 0}>${te(o)}</a>`)}
          </nav>
          <p class="quiet-text">${l("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&i`<a href=${`/rules/${s}/full`}>${l("rules-to-full")}</a>`}
            ${n.kinds.length>0&&i`<a href=${`/cards/${s}`}>${l("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${l("rules-contents")}>
        <ol>${a.map(o=>i`<li key=${o}><a href=${`#${o}`}>${mc(s,o)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${a.map(o=>i`
          <section key=${o} id=${o} class="panel" aria-labelledby=${`${o}-title`}>
            <h2 id=${`${o}-title`}>${mc(s,o)}</h2>
            ${o==="signs"?i`<${rf} signs=${n.sign_table} />`:i`<${Yn} text=${l(`${s}-rules-${o}`)} line=${af} />`}
          </section>`)}
      </div>
    </div>`}function mc(e,t){return l(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function af(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?i`<${fc} name=${t} />`:t)}function fc({name:e,size:t="1.2em"}){return i`<span class=${sf.has(e)?`of-${e}`:"of-sign"}><${b} name=${e} size=${t} /></span>`}function rf({signs:e}){return i`
    <ul class="legend">
      ${e.map(t=>i`<li key=${t}><${fc} name=${t} size="1.5rem" /> ${l(`rules-sign-${t}`)}</li>`)}
    </ul>`}var sf,Ar=v(()=>{"use strict";ue();k();Z();C();Xs();Tr();sf=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function Ir(e){let t=Rr.get(e);return t||(t=oe(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>Rr.delete(e)),Rr.set(e,t)),t}function Jn(e){return e.groups.flatMap(t=>t.clauses)}function po(e){return new Set(e.parts.flatMap(Jn).map(({id:t})=>t))}function Or(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...po(e)].find(o=>o.toLowerCase()===n.join(" ")),a=({id:o,question:r="",text:c})=>{let u=`${o} ${r} ${c}`.toLowerCase();return s?o===s:n.every(p=>u.includes(p))};return e.parts.map(({title:o,groups:r})=>({title:o,groups:r.map(c=>({...c,clauses:c.clauses.filter(a)})).filter(({clauses:c})=>c.length)})).filter(({groups:o})=>o.length)}function Nr(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var Rr,Zr=v(()=>{"use strict";B();Rr=new Map});var hc={};_e(hc,{Page:()=>lf});function lf({params:{game:e}}){let[t,n]=h(null),[s,a]=h(""),o=Ce();return _(()=>{Ir(e).then(n,r=>a(r?.code==="not-found"?l("clauses-none",{game:te(e)}):q(r)))},[e]),i`
    <div class="rules clauses">
      <header class="rules-head">
        <${tn} signs=${qe(e)?.emblem??[]} />
        <div>
          <h1>${l("clauses-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${o?.filter(r=>r.rules_text).map(r=>i`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${te(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${l("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&i`<p class="panel" role="alert">${s}</p>`}
      ${t&&i`<${cf} book=${t} />`}
    </div>`}function cf({book:e}){let[t,n]=h(""),[s,a]=h($c),o=z(()=>pf(po(e)),[e]),r=z(()=>Or(e,t),[e,t]);_(()=>{let u=()=>{n(""),a($c())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),_(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,p)=>u+Jn(p).length,0);return i`
    <div class="clauses-search browse-search">
      <${b} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${l("clauses-search")} aria-label=${l("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&l("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&i`<section class="panel clauses-intro"><${Yn} text=${e.intro.join(`
`)} line=${o} /></section>`}
      ${r.map(u=>i`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${l("clauses-count",{n:Jn(u).length})}</span></summary>
          ${u.groups.map(p=>i`
            <div class="clauses-group">
              ${p.title&&i`<h3>${p.title}</h3>`}
              ${p.text&&i`<p>${p.text}</p>`}
              ${p.clauses.map(d=>i`<${uf} key=${d.id} clause=${d} draw=${o} here=${d.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function $c(){return location.hash.slice(1)}function uf({clause:{id:e,question:t,text:n,mark:s},draw:a,here:o}){return i`
    <article class="clauses-one" id=${e} aria-current=${o?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${l("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&i`<p class="clauses-question">${a(t)}</p>`}
        <${Yn} text=${n} line=${a} />
        ${s&&i`<p class="clauses-mark">${a(s)}</p>`}
      </div>
    </article>`}function pf(e){return t=>Nr(t,e).map(n=>e.has(n)?i`<a href=${`#${n}`}>${n}</a>`:n)}var gc=v(()=>{"use strict";B();ue();k();Z();Zr();C();Xs();Tr()});function bc({table:e,length:t,at:n,setAt:s,ready:a,setEyes:o,names:r,narrow:c}){let[u,p]=h(!1),[d,$]=h(1),f=n>=t;_(()=>{if(!u||f||!a)return;let w=setTimeout(()=>s(n+1),df/d);return()=>clearTimeout(w)},[u,n,d,f,a]),_(()=>{f&&p(!1)},[f]);let m=w=>{p(!1),s(w)},g=()=>{!u&&f&&s(0),p(!u)};$f({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":g});let y=i`
    <div class="player-choices">
      <label><span>${l("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${w=>o(Number(w.currentTarget.value))}>
          <option value="-1">${l("replay-eyes-all")}</option>
          ${r.map((w,E)=>i`<option key=${E} value=${String(E)}>${w}</option>`)}
        </select></label>
      <label><span>${l("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${w=>$(Number(w.currentTarget.value))}>
          ${mf.map(w=>i`<option key=${w} value=${String(w)}>${l("replay-speed-value",{n:w})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${ff} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${b} name="download" size=${16} /> ${l("replay-download")}</a>
    </div>`;return i`
    <div class="player" role="group" aria-label=${l("title-replay")}>
      <div class="player-buttons">
        <${mo} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${mo} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${g}><${b} name=${u?"pause":"play"} size=${18} /> ${l(u?"replay-pause":"replay-play")}</button>
        <${mo} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${f} />
        <${mo} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${f} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${l("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${l("replay-step",{n,of:t})} onInput=${w=>m(Number(w.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?i`<details><summary>${l("replay-choices")}</summary>${y}</details>`:y}
      <p class="player-keys">${l("replay-keys")}</p>
    </div>`}function mo({text:e,icon:t,onClick:n,off:s,mirrored:a=!1}){return i`
    <button type="button" class=${a?"btn icon-only mirrored":"btn icon-only"} aria-label=${l(e)} title=${l(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${b} name=${t} size=${18} /></button>`}function ff(){let[e,t]=h("");return i`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${b} name="link" size=${16} /> ${l("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&l("replay-shared")}</span>
    ${e==="blocked"&&i`<input class="input" readonly value=${location.href} aria-label=${l("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function $f(e){_(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),a=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),o=e[n.key];!o||s||a||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),o())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var df,mf,yc=v(()=>{"use strict";k();Z();C();df=1400,mf=[.5,1,2,4]});function vc(e,t,n){let[s,a]=h({table:null,length:-1,steps:[],refused:""}),o=R(n);return o.current=n,_(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=wc(c,o.current);p>=0&&!r;p=wc(c,o.current)){let d=p*Qn,$=await oe(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+Qn-1}&eyes=${t}`);if(r)return;let f=[...c.steps];for(let m of $.steps)f[m.step]=m;c={table:$.table,length:$.length,steps:f,refused:""},a(c)}})().catch(p=>{r||a({...c,refused:q(p)})}),()=>{r=!0}},[e,t]),s}function wc({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/Qn);if(e<0)return s;let o=Array.from({length:Math.floor(e/Qn)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*Qn)]);return o.includes(s)?s:o[0]??-1}var Qn,_c=v(()=>{"use strict";B();k();Qn=40});var kc={};_e(kc,{Page:()=>bf});function bf({params:e}){let[{at:t,eyes:n},s]=h(kf),{table:a,length:o,steps:r,refused:c}=vc(e.table,n,t),[u,p]=h(null),[d,$]=h(""),f=a?.game;_(()=>{f&&Pt(f).then(p,y=>$(q(y)))},[f]),Mf(t,n);let m=R(null),g=r[Math.min(t,Math.max(0,o))];return g&&(m.current=g),d||c&&!m.current?i`<${yf} reason=${d||c} />`:!a||!u||!m.current?i`<div class="waiting" aria-busy="true"><p role="status">${l("replay-coming")}</p></div>`:i`
    <${wf} table=${{...a,you:n}} board=${u} length=${o} steps=${r} state=${m.current} at=${Math.min(t,o)}
      setAt=${y=>s({at:Math.max(0,Math.min(o,y)),eyes:n})}
      setEyes=${y=>s({at:t,eyes:y})} />`}function yf({reason:e}){return i`
    <section class="panel narrow">
      <h1>${l("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}function wf({table:e,board:t,length:n,steps:s,state:a,at:o,setAt:r,setEyes:c}){let u=R(null),p=Bn(vf(a),u,t.flights??null),[d,$]=h(null),[f,m]=h("centre"),g=$e(be),y=Wn(g,f,m),w=z(()=>e.seats.map(S=>S.name),[e.table]),E=i`<${_f} steps=${s} at=${o} setAt=${r} />`;return i`
    <div class="tabletop replay" data-game=${e.game} data-part=${g?f:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${l("replay-of",{game:te(e.game)})}</h1>
      <${Zn} table=${e} state=${p} skew=${0} onSeat=${S=>$(d===S?null:S)}>
        <span class="quiet-text replay-what">${Qe(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${l("go-home")} aria-label=${l("go-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${g&&i`<${Fn} part=${f} setPart=${m} lit=${xc} />`}
      <section class="board" ref=${u} ...${y} aria-label=${l("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${w} you=${e.you}
          lit=${xc} chosen=${[]} choose=${hf} why=${gf} detail=${d} setDetail=${$} />
        ${g&&f==="log"&&i`<div class="part-log">${E}</div>`}
      </section>
      <aside class="side">
        ${!g&&i`<div class="talk-place replay-log-place">${E}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&i`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&i`<${xf} state=${p} names=${w} />`}
          <${bc} table=${e} length=${n} at=${o} setAt=${r} ready=${!!s[Math.min(n,o+1)]} setEyes=${c} names=${w} narrow=${g} />
        </div>
      </aside>
    </div>`}function vf(e){let t=R(e);return z(()=>{let n=e.step-t.current.step;return t.current=e,{...e,cause:n===1?"move":"join"}},[e])}function _f({steps:e,at:t,setAt:n}){let s=R(null);_(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let a=e.filter(r=>r?.lines.length),o=a.findLast(r=>r.step<=t)?.step;return i`
    <ol class="replay-log" ref=${s} aria-label=${l("replay-moves")}>
      ${a.map(({step:r,lines:c})=>i`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===o?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>i`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function xf({state:e,names:t}){let{points:n,winners:s}=e.result,a=t.map((o,r)=>r).sort((o,r)=>n[r]-n[o]);return i`
    <section class="replay-result" aria-label=${l("replay-result")}>
      <h2>${l("replay-result")}</h2>
      ${a.map(o=>i`
        <details key=${o}>
          <summary><strong><bdi>${t[o]}</bdi></strong> ${l("replay-points",{n:n[o]})}${s.includes(o)&&i` · <em>${l("replay-winner")}</em>`}</summary>
          <ul>${e.score[o].map(([r,c,u])=>i`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function kf(){let e=new URLSearchParams(location.search),t=(n,s)=>{let a=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(a)&&a>=s?a:s};return{at:t("step",0),eyes:t("eyes",-1)}}function Mf(e,t){_(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var xc,hf,gf,Mc=v(()=>{"use strict";B();Yt();ue();k();Z();lo();co();ye();Dn();C();yc();_c();xc=new Set,hf=()=>{},gf=()=>[]});function Q(){let[e,t]=h({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(a){t({busy:!1,told:q(a),wrong:!0})}}}}function K({told:e,wrong:t}){return i`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Ve(e){return t=>e(t.currentTarget.value)}var it=v(()=>{"use strict";B();k()});function Cc(){return i`
    <section class="panel">
      <h2>${l("account-account")}</h2>
      <p class="quiet-text">${l("account-why")}</p>
      <div class="two">
        <${Cf} />
        <${Lf} />
      </div>
    </section>`}function Cf(){let e=fe(),[t,n]=h(e.name),[s,a]=h(""),o=Q(),r=u=>{u.preventDefault(),o.run(async()=>(await Vs("register",t.trim(),s),""))},c=()=>o.run(async()=>{let u=await An("/api/account/passkey/new",{name:t.trim()});return await st("/api/account/passkey/register",{credential:u,label:""}),""});return i`
    <form class="entrance" onSubmit=${r}>
      <h3>${l("account-register")}</h3>
      <${De} label=${l("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${De} label=${l("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${l("account-register")}</button>
        ${ot()&&i`<button type="button" class="btn" disabled=${o.busy||!t.trim()} onClick=${c}>${l("passkey-register")}</button>`}
      </p>
      <${K} ...${o} />
    </form>`}function Lf(){let e=fe(),[t,n]=h(""),[s,a]=h(""),[o,r]=h(!1),c=Q(),u=d=>{d.preventDefault(),c.run(async()=>(await Vs("login",t.trim(),s),""))},p=()=>c.run(async()=>(await st("/api/account/passkey/login",{credential:await Rn("/api/account/passkey/challenge")}),""));return o?i`<${Sf} name=${t} back=${()=>r(!1)} />`:i`
    <form class="entrance" onSubmit=${u}>
      <h3>${l("account-login")}</h3>
      <${De} label=${l("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${De} label=${l("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${l("account-login")}</button>
        ${ot()&&i`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${l("passkey-login")}</button>`}
      </p>
      ${e.mail?i`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${l("account-forgot")}</button></p>`:i`<p class="quiet-text">${l("account-forgot-ask")}</p>`}
      <${K} ...${c} />
    </form>`}function Sf({name:e,back:t}){let[n,s]=h(e),a=Q();return i`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),a.run(async()=>(await H("/api/account/forgot",{name:n.trim()}),l("account-forgot-sent")))}}>
      <h3>${l("account-forgot")}</h3>
      <p class="quiet-text">${l("account-forgot-what")}</p>
      <${De} label=${l("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${l("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${l("account-back")}</button>
      </p>
      <${K} ...${a} />
    </form>`}function De({label:e,value:t,set:n,type:s="text",autocomplete:a,maxlength:o,focus:r}){return i`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${a} maxlength=${o} autofocus=${r} value=${t} onInput=${Ve(n)} /></label>`}var Xn=v(()=>{"use strict";B();k();Te();In();it();C()});function zt(){return D(Lc)}function Sc({account:e,children:t}){let[n,s]=h(null),a=V(async r=>{try{return await r()}catch(c){if(!(c instanceof X)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new X("stopped",l("prove-stopped")))})),r()},[]),o=r=>{r?n?.go():n?.stop(),s(null)};return i`
    <${Lc.Provider} value=${a}>${t}<//>
    ${n&&i`<${Ef} account=${e} close=${o} />`}`}function Ef({account:e,close:t}){let n=R(null),[s,a]=h(""),o=Q();_(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),o.run(async()=>(await H("/api/account/confirm",{password:s}),t(!0),""))},c=()=>o.run(async()=>(await H("/api/account/passkey/confirm",{credential:await Rn("/api/account/passkey/confirm/challenge")}),t(!0),""));return i`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${l("prove-title")}</h2>
        <p class="quiet-text">${l("prove-what")}</p>
        ${e.password&&i`<${De} label=${l("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} focus=${!0} />`}
        <p class="row">
          ${e.password&&i`<button class="btn primary" disabled=${o.busy}>${l("prove-go")}</button>`}
          ${e.passkeys.length>0&&ot()&&i`<button type="button" class="btn" disabled=${o.busy} onClick=${c}>${l("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${l("prove-stop")}</button>
        </p>
        <${K} ...${o} />
      </form>
    </dialog>`}var Lc,fo=v(()=>{"use strict";B();k();In();it();C();Xn();Lc=Ke(e=>e())});function es(e){return new Intl.DateTimeFormat(ht(),{dateStyle:"medium"}).format(e*1e3)}function Tc(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(ht(),{numeric:"auto"}),s=Math.max(0,t-e);return s<Dr?n.format(-Math.round(s/60),"minute"):s<2*Ec?n.format(-Math.round(s/Dr),"hour"):n.format(-Math.round(s/Ec),"day")}var Dr,Ec,Hr=v(()=>{"use strict";C();Dr=3600,Ec=24*Dr});function Pc({account:e,reload:t}){let[n,s]=h(""),a=Q(),o=zt();return i`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),a.run(async()=>(await o(()=>H("/api/account/password",{password:n})),s(""),await t(),l("password-saved")))}}>
      <h3>${l("account-password")}</h3>
      <p class="quiet-text">${l(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${l("password-new")} placeholder=${l("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Ve(s)} />
        <button class="btn" disabled=${a.busy||!n}>${l(e.password?"password-change":"password-set")}</button>
      </div>
      <${K} ...${a} />
    </form>`}function Ac({account:e,keep:t}){let n=fe(),[s,a]=h(""),o=Q(),r=zt();if(!n.mail&&!e.email)return null;let c=(p,d)=>o.run(async()=>(t(await r(()=>H("/api/account/email",{email:p}))),a(""),d));return i`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${l("email-title")}</h3>
      <p class="quiet-text">${l("email-what")}</p>
      ${e.email&&i`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${()=>c("",l("email-removed"))}>${l("email-remove")}</button></p>`}
      ${e.email_pending&&i`<p class="done" role="status">${l("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&i`
        <div class="row">
          <input class="input" type="email" required aria-label=${l("email-new")} placeholder=${l("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${Ve(a)} />
          <button class="btn" disabled=${o.busy||!s.trim()}>${l("email-send")}</button>
        </div>`}
      <${K} ...${o} />
    </form>`}function Rc({account:e,keep:t}){let n=Q(),s=zt();if(!ot()&&!e.passkeys.length)return null;let a=()=>n.run(async()=>{let o=await s(()=>An("/api/account/passkey/invite"));return t(await s(()=>H("/api/account/passkey/add",{credential:o,label:""}))),l("passkey-added")});return i`
    <section class="entrance whole">
      <h3>${l("passkey-title")}</h3>
      <p class="quiet-text">${l("passkey-what")}</p>
      ${e.passkeys.length>0&&i`
        <ul class="things">${e.passkeys.map(o=>i`<${Tf} key=${o.id} passkey=${o} keep=${t} />`)}</ul>`}
      ${ot()&&i`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${l("passkey-add")}</button></p>`}
      <${K} ...${n} />
    </section>`}function Tf({passkey:e,keep:t}){let[n,s]=h(null),a=Q(),o=zt(),r=u=>{u.preventDefault(),a.run(async()=>(t(await H("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>a.run(async()=>(t(await o(()=>H("/api/account/passkey/remove",{id:e.id}))),""));return i`
    <li class="thing">
      ${n===null?i`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${l("passkey-made",{day:es(e.made)})} · ${e.used?l("passkey-used",{day:es(e.used)}):l("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${l("passkey-rename-one",{name:e.label})}>${l("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${c} aria-label=${l("passkey-remove-one",{name:e.label})}>${l("passkey-remove")}</button></span>`:i`<form class="row" onSubmit=${r}>
          <${De} label=${l("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${a.busy}>${l("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${l("prove-stop")}</button>
        </form>`}
      <${K} ...${a} />
    </li>`}var Ic=v(()=>{"use strict";B();k();Te();In();it();C();Xn();fo();Hr()});function Oc(){let e=fe(),[t,n]=h(""),[s,a]=h(!1),o=Q(),r=zt(),c=u=>{u.preventDefault(),o.run(async()=>(await r(()=>H("/api/account/delete",{name:t.trim()})),await nt(),""))};return i`
    <section class="panel">
      <h2>${l("leaving-title")}</h2>
      <p class="quiet-text">${l("leaving-what")}</p>
      <p class="row">
        <a class="btn" href="/api/account/data" download="arcanarium-my-data.json">${l("leaving-download")}</a>
        ${!s&&i`<button type="button" class="btn danger" onClick=${()=>a(!0)}>${l("leaving-delete")}</button>`}
      </p>
      ${s&&i`
        <form class="entrance leaving" onSubmit=${c}>
          <h3>${l("leaving-sure")}</h3>
          <p>${l("leaving-means")}</p>
          <label class="field"><span class="label">${l("leaving-type",{name:e.name})}</span>
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${Ve(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${o.busy||t.trim()!==e.name}>${l("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>a(!1)}>${l("leaving-stay")}</button>
          </p>
        </form>`}
      <${K} ...${o} />
    </section>`}var Nc=v(()=>{"use strict";B();k();Te();it();C();fo()});function Zc({account:e,keep:t}){let n=Q(),s=o=>n.run(async()=>(t(await H("/api/account/session/end",{id:o})),"")),a=()=>n.run(async()=>(await st("/api/account/session/end-all",{}),""));return i`
    <section class="panel">
      <h2>${l("sessions-title")}</h2>
      <p class="quiet-text">${l("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(o=>i`
          <li key=${o.id} class="thing" aria-current=${o.current||null}>
            <span class="thing-what"><strong>${o.device||l("sessions-unknown")}</strong>
              <span class="quiet-text">${o.current?l("sessions-here"):l("sessions-seen",{when:Tc(o.seen)})} · ${l("sessions-since",{day:es(o.made)})}</span></span>
            ${!o.current&&i`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(o.id)}
                aria-label=${l("sessions-end-one",{device:o.device||l("sessions-unknown")})}>${l("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${l("sessions-end-all")}</button></p>
      <${K} ...${n} />
    </section>`}var Dc=v(()=>{"use strict";B();k();Te();it();C();Hr()});var Hc={};_e(Hc,{Page:()=>Pf});function Pf(){let e=fe();return i`
    <div class="column">
      <h1>${l("account-title")}</h1>
      <${Rf} />
      ${e.account?i`<${Af} key=${e.name} />`:i`<${Cc} />`}
      <${If} />
    </div>`}function Af(){let e=fe(),[t,n]=h(null),[s,a]=h(""),o=Q(),r=V(()=>oe("/api/account").then(n,p=>a(q(p))),[]);_(()=>{r()},[]);let c=()=>o.run(async()=>(await ya(),""));if(!t)return i`<section class="panel" aria-busy=${!s}><h2>${l("account-account")}</h2><${K} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return i`
    <${Sc} account=${t}>
      <section class="panel">
        <h2>${l("account-account")}</h2>
        <p class="row account-in"><span>${l("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${o.busy} onClick=${c}>${l("account-logout")}</button></p>
        <${K} ...${o} />
        <div class="two">
          <${Pc} ...${u} />
          <${Ac} ...${u} />
          <${Rc} ...${u} />
        </div>
      </section>
      <${Zc} ...${u} />
      <${Oc} />
    <//>`}function Rf(){let e=fe(),[t,n]=h(e.name),s=Q();return _(()=>n(e.name),[e.name]),i`
    <form class="panel" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await Pn({name:t.trim()}),l("account-name-saved")))}}>
      <h2>${l("account-name")}</h2>
      <p class="quiet-text">${l(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${l("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${l("guest")} onInput=${Ve(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${l("save")}</button>
      </div>
      <${K} ...${s} />
    </form>`}function If(){let e=fe(),[t,n]=re("theme"),[s,a]=re("motion"),[o,r]=re("sentences"),[c,u]=re("sound"),[,p]=re("language"),d=f=>{p(f),Pn({language:f}).catch(()=>{})},$=(f,m)=>m.map(g=>({value:g,title:l(`taste-${f}-${g}`),hint:""}));return i`
    <section class="panel">
      <h2>${l("taste-title")}</h2>
      <p class="quiet-text">${l("taste-what")}</p>
      ${e.languages.length>1&&i`
        <label class="field"><span class="label">${l("taste-language")}</span>
          <select class="select" value=${ht()} onChange=${f=>d(f.currentTarget.value)}>
            ${e.languages.map(f=>i`<option key=${f} value=${f} lang=${f}>${Jo(f)}</option>`)}
          </select></label>`}
      <${Ze} legend=${l("taste-theme")} name="theme" value=${t} choose=${n} values=${$("theme",["auto","dark","light"])} />
      <${Ze} legend=${l("taste-cards")} name="cards" value=${o?"sentences":"signs"}
        choose=${f=>r(f==="sentences")} values=${$("cards",["signs","sentences"])} />
      <${Ze} legend=${l("taste-motion")} name="motion" value=${s} choose=${a} values=${$("motion",["auto","full","less"])} />
      <${Ze} legend=${l("taste-sound")} name="sound" value=${c?"on":"off"}
        choose=${f=>u(f==="on")} values=${$("sound",["off","on"])} />
    </section>`}var zc=v(()=>{"use strict";Xn();Ic();Nc();fo();Dc();B();k();Te();pe();it();C();Sa()});var Bc={};_e(Bc,{Page:()=>Of});function Of({params:e}){let t=R(location.hash.slice(1)).current;_(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?Nf:e.what==="confirm"?Zf:qc;return i`<section class="panel narrow"><${t?n:qc} token=${t} /></section>`}function qc(){return i`
    <h1>${l("letter-wrong")}</h1>
    <p>${l("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${l("letter-account")}</a></p>`}function Nf({token:e}){let[t,n]=h(""),s=Q();return i`
    <form class="entrance" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await st("/api/account/reset",{token:e,password:t}),de("/account",{replace:!0}),""))}}>
      <h1>${l("letter-reset")}</h1>
      <p class="quiet-text">${l("letter-reset-what")}</p>
      <${De} label=${l("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${l("save")}</button></p>
      <${K} ...${s} />
    </form>`}function Zf({token:e}){let t=Q(),n=()=>t.run(async()=>(await H("/api/account/email/confirm",{token:e}),await nt(),l("letter-confirmed")));return i`
    <h1>${l("letter-confirm")}</h1>
    <p class="quiet-text">${l("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${l("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${l("letter-account")}</a>
    </p>
    <${K} ...${t} />`}var Fc=v(()=>{"use strict";Xn();B();k();Te();rt();it();C()});var Wc={};_e(Wc,{Page:()=>Df});function Df(){return i`
    <section class="panel narrow">
      <h1>${l("notfound-title")}</h1>
      <p>${l("notfound-what")}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}var jc=v(()=>{"use strict";k();C()});function ts(e){let t=e.split("/").filter(Boolean);for(let[n,s,a]of Hf){let o=zf(s.split("/").filter(Boolean),t);if(o)return{name:n,params:o,load:a}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(jc(),Wc))}}function zf(e,t){if(e.length!==t.length)return null;let n={};for(let[s,a]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=qf(a);else if(e[s]!==a)return null;return n}function qf(e){try{return decodeURIComponent(e)}catch{return e}}function de(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...Uc])n()}function zr(e){Uc.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!Bf(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&de(n.pathname+n.search+n.hash))})}function Bf(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),a=t.hash&&t.pathname===location.pathname;return n&&s&&!a&&!t.target&&!t.hasAttribute("download")}var Hf,Uc,rt=v(()=>{"use strict";Hf=[["home","/",()=>Promise.resolve().then(()=>(Ll(),Cl))],["new","/new",()=>Promise.resolve().then(()=>(Rl(),Al))],["table","/t/:table",()=>Promise.resolve().then(()=>(kr(),Ql))],["learn","/learn",()=>Promise.resolve().then(()=>(ec(),Xl))],["lesson","/learn/:lesson",()=>Promise.resolve().then(()=>(ic(),rc))],["cards","/cards",()=>Promise.resolve().then(()=>(Er(),Sr))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(Er(),Sr))],["rules","/rules",()=>Promise.resolve().then(()=>(Ar(),Pr))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(Ar(),Pr))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(gc(),hc))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(Mc(),kc))],["account","/account",()=>Promise.resolve().then(()=>(zc(),Hc))],["letter","/account/:what",()=>Promise.resolve().then(()=>(Fc(),Bc))]],Uc=new Set});B();Yt();dt();Cn();Ue();Ot();Le();ue();k();Z();Te();va();Ys();In();mn();rt();Zr();pe();na();Ls();un();dt();k();Z();Te();mn();pe();C();pe();var Vc=matchMedia("(prefers-color-scheme: light)"),Ff=matchMedia("(prefers-reduced-motion: reduce)");function ho(){let e=le("theme");return e==="auto"?Vc.matches?"light":"dark":e}function $o(){let e=document.documentElement;e.dataset.theme=ho(),e.dataset.motion=Rt()?"full":"less"}function qr(){$o(),Qt($o),Vc.addEventListener("change",$o),Ff.addEventListener("change",$o)}function Br({page:e,children:t}){return i`
    <a class="skip" href="#main">${l("shell-skip")}</a>
    <${Wf} page=${e} />
    <${Uf} />
    <${Vf} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${Gf} />`}function Wf({page:e}){let t=fe(),n=s=>e===s?"page":void 0;return i`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${kt("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${l("shell-nav")}>
        <a href="/learn" aria-current=${n("learn")}>${l("shell-learn")}</a>
        <a href="/cards" aria-current=${n("cards")}>${l("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${l("shell-rules")}</a>
      </nav>
      <${jf} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${l("shell-account",{name:t.name||l("guest")})}>
        <${b} name="settings" size=${20} /><span><bdi>${t.name||l("guest")}</bdi></span>
      </a>
    </header>`}function jf(){let[,e]=re("theme"),t=ho()==="dark"?"light":"dark";return i`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${l(`shell-theme-${t}`)} title=${l(`shell-theme-${t}`)}>
      <${b} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function Uf(){let{notice:e}=fe();return e?i`<p class="notice" role="status">${e}</p>`:null}function Vf(){return qo()?i`<p class="notice" role="status" data-lost>${l("reach-lost")}</p>`:null}function Gf(){let[e,t]=h(!1);return _(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&i`
    <div class="mishap" role="alert">
      <p>${l("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${l("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${l("close")}</button>
    </div>`}var ns=class extends Lt{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?i`<${go} />`:this.props.children}};function go(){return i`
    <section class="panel failed" role="alert">
      <h1>${l("failed-title")}</h1>
      <p>${l("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${l("reload")}</button>
        <a class="btn" href="/">${l("go-home")}</a>
      </p>
    </section>`}ra();xn();oa();la();qn();Ha();Oa();ja();Ja();Xa();nr();or();lo();ro();kr();co();Ga();cr();ao();ye();pr();Dn();uo();mr();$r();vr();br();it();C();nn();zs();Vo();Do();No();un();Yt();var jr={};_e(jr,{Board:()=>o$});k();Z();C();ye();k();Ue();Le();Z();C();k();Ue();Z();C();var Se="cadwallon",ne=Ke(null);function lt({seat:e}){let{view:t,names:n}=D(ne);return i`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function qt({n:e,power:t,golden:n=!1}){return i`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${Fe(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${b} name=${t} golden=${n} />
    </span>`}function ct({name:e,n:t,what:n}){return i`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${b} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function He({id:e,size:t,target:n=`card:${e}`,points:s,badge:a}){let{lit:o,chosen:r,choose:c,why:u}=D(ne),p=o.has(n);return i`
    <${ie} game=${Se} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${p?[]:u(n)}
      points=${s} badge=${a} onChoose=${p||r.length?()=>c(n):void 0} />`}function bo({won:e}){return i`<span class="ca-won">${["location","personality","relic"].map((t,n)=>i`
    <${ct} key=${t} name=${t} n=${e[n]} what=${l(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function Gc({target:e,label:t,class:n,open:s,children:a}){let{lit:o,chosen:r,choose:c}=D(ne),u=o.has(e);return i`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${a}</button>`}function yo(){let{view:e}=D(ne),t=l("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&i`<${Gc} target="militia" label=${t} class="ca-militia"><${b} name="militia" /> ${t}<//>`}function Fr({seat:e}){let{setDetail:t}=D(ne),n=e.resource.length;return i`
    <${Gc} target=${`deck:${e.seat}`} class="ca-resource" label=${l("cadwallon-web-resource-size",{n})} open=${()=>t(e.seat)}>
      <${b} name="pile" /><b class="num">${n}</b><span>${l("cadwallon-web-resource")}</span>
    <//>`}k();Le();Z();C();var Wr=e=>e.guild?ae(Se,e.guild).name:l("cadwallon-web-no-guild");function ss({seat:e}){let{view:t}=D(ne),{hand:n,deck:s,resource:a,removed:o,objectives:r}=e;return i`
    <span class="ca-counts">
      <${ct} name="card" n=${n.size} what=${l("cadwallon-web-hand-size",{n:n.size})} />
      <${ct} name="deck" n=${s.size} what=${l("cadwallon-web-deck-size",{n:s.size})} />
      <${ct} name="pile" n=${a.length} what=${l("cadwallon-web-resource-size",{n:a.length})} />
      ${o.length>0&&i`<${ct} name="lock" n=${o.length} what=${l("cadwallon-web-removed-size",{n:o.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&i`<${ct} name="objective" n=${r.size} what=${l("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function Kc({seat:e}){let{view:t,names:n,lit:s,chosen:a,choose:o,setDetail:r}=D(ne),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:l("cadwallon-web-look",{who:p})}
      onClick=${()=>u?o(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${lt} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&i`<${b} name="first" label=${l("cadwallon-web-first")} />`}
        <${ee} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${Wr(e)}</span>
      <span class="ca-rival-things"><${bo} won=${e.won} /><${ss} seat=${e} /></span>
    </button>`}var Yc=["agent","personality","location","relic"];function Kf(e){let t=e.map(n=>ae(Se,n));return t.sort((n,s)=>Yc.indexOf(n.kind)-Yc.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function Jc({seat:e,score:t}){let{view:n,names:s,setDetail:a}=D(ne),o=()=>a(null),r=s[e.seat],c=e.seat===n.viewer,u=[[l("cadwallon-web-resource"),e.resource],[l("cadwallon-web-removed"),e.removed],[l("cadwallon-web-deck"),c?e.deck.cards:[]],[l("cadwallon-web-known-hand"),c?[]:e.hand.cards]];return i`
    <div class="veil" onClick=${o}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${lt} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${ee} n=${e.points} /><${ss} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${o} aria-label=${l("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&i`<${ie} game=${Se} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>i`<${ie} key=${p.card} game=${Se} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,$])=>i`
            <tr key=${p}><th scope="row">${$}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d])=>i`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          <div class="ca-heap">${Kf(d).map($=>i`<${He} key=${$} id=${$} size="table" />`)}</div>`)}
      </div>
    </div>`}k();Ue();Z();C();k();Le();Z();C();function Qc(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function Xc({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o}=D(ne),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map(f=>f.known)),p=e.sums.filter(f=>f.known===u).length>1,d=e.sums.map((f,m)=>({sum:f,seat:m,agents:e.agents.filter(g=>g.seat===m)})),$=f=>c&&!f.target.closest("button")&&o(r);return i`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${a.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${l("cadwallon-web-pile",{n:t})} onClick=${$}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${l("cadwallon-web-order",{n:t})}>${t}</span>
        <${eu} pile=${e} />
        <${Yf} pile=${e} />
      </header>
      ${e.stake?i`<${Jf} stake=${e.stake} target=${r} />`:i`<p class="ca-pile-empty" data-target=${r}>${l(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:f})=>f.length).map(({sum:f,seat:m,agents:g})=>i`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&i`<${Qf} stake=${e.stake} sum=${f} seat=${m} agents=${g} lead=${f.known<u?"":p?"tied":"ahead"} />`}
            <${Xf} agents=${g} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function eu({pile:e}){let{view:t,names:n}=D(ne),s=e.controlled.includes(t.viewer),a=e.pile.split(" ")[1],o=e.free?l("cadwallon-web-zone-open"):s?l("cadwallon-web-zone-mine"):l("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return i`
    <span class="ca-zone" title=${o}>
      ${e.free?i`<span class="ca-zone-free">${l("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>i`<${lt} key=${r} seat=${r} />`)}
      ${a&&i`<span class="ca-side">${l(`cadwallon-web-side-${a}`)}</span>`}
      ${s&&i`<${b} name="mask" label=${o} />`}
    </span>`}function Yf({pile:e}){let t=e.buried.map(s=>ae(Se,s).name).join(", "),n=l("cadwallon-web-under",{n:e.hidden})+(t?` ${l("cadwallon-web-under-known",{cards:t})}`:"");return i`<${ct} name="deck" n=${e.hidden} what=${n} />`}function Jf({stake:e,target:t}){let{district:n}=ae(Se,e.card);return i`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${He} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${l(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&i`<span>${l(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${l("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${qt} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&i`<div><dt>${l("cadwallon-web-bribe")}</dt><dd><${qt} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${l("cadwallon-web-worth")}</dt><dd><${ee} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function Qf({stake:e,sum:t,seat:n,agents:s,lead:a}){let{names:o}=D(ne),r=t.known>=e.threshold,c=r?a:"",u=[l("cadwallon-web-sum",{who:o[n],n:t.known,power:Fe(e.power),of:e.threshold,backs:t.backs}),c&&l(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return i`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${lt} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>i`
        <span key=${d} class="ca-back"><${b} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&i`<b class="ca-mark">${c==="ahead"?i`<${b} name="done" />`:"="}</b>`}</span>
    </div>`}function Xf({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&i`
    <ul class="ca-agents">
      ${n.map(s=>i`
        <li key=${s.card} data-down=${s.down||null}>
          <${He} id=${s.card} size="chip" points=${0} badge=${i`<${e$} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function e$({agent:e,stake:t}){return i`
    <span class="ca-worth">
      ${e.down&&i`<${b} name="mask" label=${l("cadwallon-web-down")} />`}
      ${t&&i`<${qt} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&i`<${qt} n=${e.ducats??0} power="financial" />`}
    </span>`}function tu({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o,why:r}=D(ne),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((g,y)=>y!==n.viewer),$=Math.max(0,...d.map(g=>g.known)),f=d.reduce((g,y)=>g+y.backs,0),m=e.sums[n.viewer]?.known??0;return i`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&o(c)}>
        <${eu} pile=${e} />
        <span class="ca-pile-line-name">${p?ae(Se,p.card).name:l("cadwallon-web-pile-empty")}</span>
        ${p&&i`
          <span class="ca-pile-line-wins"><${qt} n=${p.threshold} power=${p.power} golden />${p.price&&i`<${qt} n=${p.price} power="financial" />`}</span>
          <${ee} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${l("cadwallon-web-sums",{own:m,best:$,backs:f})}>
            <span>${l("cadwallon-web-you-short")} <b>${m}</b></span><span>${l("cadwallon-web-best-short")} <b>${$}${f>0&&`+${"?".repeat(f)}`}</b></span></span>`}
        <span class="visually-hidden">${l("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function nu({seat:e,narrow:t}){let{view:n,lit:s}=D(ne),{hand:a,objectives:o}=e,r=o.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!a.cards.length;return i`
    <section data-part="mine" aria-label=${l("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&i`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>i`<${tu} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${yo} /><${Fr} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&i`
        <div class="ca-tray"><h3>${l("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>i`<${He} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${l("cadwallon-web-hand")}>
          ${r.map(p=>i`<${He} key=${p.card} id=${p.card} size="table" />`)}
          ${a.cards.map(p=>i`<${He} key=${p} id=${p} size="table" />`)}
          ${u&&i`<p class="quiet-text">${l(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&i`<${Fr} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${t$} seat=${e} />
          <${n$} goals=${o.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function t$({seat:e}){let{view:t,lit:n,choose:s,setDetail:a}=D(ne),o=`seat:${e.seat}`;return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${o} title=${l("cadwallon-web-look-own")}
      onClick=${()=>n.has(o)?s(o):a(e.seat)}>
      <span class="ca-rival-head">
        <${lt} seat=${e.seat} /><span class="ca-rival-name">${Wr(e)}</span>
        ${e.seat===t.first&&i`<${b} name="first" label=${l("cadwallon-web-first")} />`}
        <${ee} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${bo} won=${e.won} /><${ss} seat=${e} /></span>
    </button>`}function n$({goals:e}){return i`
    <ul class="ca-goals">${e.map(t=>i`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${ie} game=${Se} id=${t.card} size="chip" badge=${i`
          <${b} name=${t.achieved?"done":"hourglass"} label=${l(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var s$=4;function o$({view:e,score:t,names:n,you:s,lit:a,chosen:o,choose:r,why:c,detail:u,setDetail:p}){let d=z(()=>({view:e,names:n,lit:a,chosen:o,choose:r,why:c,setDetail:p}),[e,n,a,o,r,c,p]),$=$e(be);return i`
    <${ne.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${l("part-rivals")}>
          <div class="ca-rivals">${a$(e,s).map(f=>i`<${Kc} key=${f.seat} seat=${f} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${l("part-centre")}>
          <${r$} view=${e} />
          ${e.guilds.length>0&&i`
            <div class="ca-guilds" role="group" aria-label=${l("cadwallon-web-guilds")}>${e.guilds.map(f=>i`
              <${He} key=${f} id=${f} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(s$,...e.piles.map(Qc))}}>${e.piles.map((f,m)=>i`<${Xc} key=${f.number} pile=${f} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&i`<${nu} seat=${e.seats[s]} narrow=${$} />`}
        ${u!==null&&i`<${Jc} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function a$(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function r$({view:e}){let t=e.last_round!==null&&!e.over;return i`
    <div class="ca-news">
      ${t&&i`<strong class="ca-news-last"><${b} name="hourglass" />
        ${e.last_round===e.round?l("cadwallon-web-last-round"):l("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&i`<span>${l("cadwallon-web-resolved")}</span>`}
      <${yo} />
    </div>`}var Jr={};_e(Jr,{Beside:()=>ku,Board:()=>j$,flights:()=>xu});k();Le();ye();k();Ue();C();ye();k();Ue();Le();var ze=Ke({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),i$=["mage","item","artifact","monument","place","scroll"];function ut(e,t){let n=s=>i$.indexOf(ae(e,s.card).kind);return t.map((s,a)=>({one:s,i:a})).sort((s,a)=>n(s.one)-n(a.one)||s.i-a.i).map(({one:s})=>s)}function Ee({of:e,size:t}){let{game:n,lit:s,chosen:a,choose:o,why:r}=D(ze),c=R(o);c.current=o;let u=`card:${e.card}`,p=s.has(u),d=a.includes(u),$=p?[]:r(u);return z(()=>i`
    <${ie} game=${n} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points}
      target=${u} lit=${p} chosen=${d} why=${$} onChoose=${p?()=>c.current(u):void 0} />`,[n,u,t,e.turned,e.essences?.join(" "),e.points,p,d,$.join(" ")])}function Bt({target:e,label:t,class:n="",onOpen:s,children:a}){let{lit:o,chosen:r,choose:c,why:u}=D(ze),p=o.has(e),d=p?[]:u(e);return i`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${a}</button>`}function su({view:e,plan:t}){let{game:n}=D(ze),s=$e(be),{places:a,monuments:o,monument_deck:r,items:c,scrolls:u}=e.centre,p=t.chips&&!s,d=f=>s?{}:{width:`${Math.ceil(t.groups[f].width)+1}px`},$=(f,m,g)=>i`
    <${Ur} name=${f} title=${l(`resarcana-web-${f}`)} n=${m.length} chips=${p?t.groups[g].rows:0} style=${d(g)}>
      ${m.map(y=>i`<${Ee} key=${y} of=${{card:y}} size=${p?"chip":"table"} />`)}
    <//>`;return i`
    <section class="ra-centre" data-part="centre" aria-label=${l("part-centre")} style=${s?{}:{"--card-w":`${t.card}px`}}>
      <${Ur} name="places" title=${l("resarcana-web-places")} n=${a.length} style=${d(0)}>
        ${a.map(f=>i`<${Ee} key=${f.card} of=${f} size="table" />`)}
      <//>
      <${Ur} name="monuments" title=${l("resarcana-web-monuments")} n=${o.length+(r?1:0)} style=${d(1)}>
        ${o.map(f=>i`<${Ee} key=${f} of=${{card:f}} size="table" />`)}
        ${r>0&&i`<${Bt} target="monuments" label=${l("resarcana-web-monument-deck",{n:r})} class="ra-deck">
          <${ie} game=${n} id=${null} back size="table" /><b class="ra-deck-size num">${r}</b><//>`}
      <//>
      ${p?$("tiles",[...c,...u],2):i`${$("items",c,2)}${$("scrolls",u,3)}`}
    </section>`}function Ur({name:e,title:t,n,chips:s=0,style:a,children:o}){if(!n)return null;let r=s?{...a,gridTemplateRows:`repeat(${s}, auto)`}:a;return i`<div class=${`ra-group ra-${e}`}><h3>${t}</h3><div class=${s?"ra-chips":"ra-row"} style=${r}>${o}</div></div>`}k();Z();C();k();Z();C();Le();ye();var pu={place:[1.68,1.2],item:[1.08,.66],scroll:[1.08,.66]},l$=[1,88/63],ke=8,os="break",du=e=>pu[e]??l$;function Ft(e,t,n){let s=0,a=0,o=0;for(let r of e){if(r===os){s+=a+ke,a=o=0;continue}let[c,u]=du(r).map(p=>p*t);if(c>n)return 1/0;o&&o+ke+c>n&&(s+=a+ke,a=o=0),o+=(o?ke:0)+c,a=Math.max(a,u)}return s+a}function wo(e,t,n){let[s,a]=[e,t];for(;s<a;){let o=Math.ceil((s+a)/2);n(o)?s=o:a=o-1}return s}function mu(e,t,n,s){let a=r=>e.every(c=>Ft(c,r,t.width)<=t.height),o=wo(n,s,a);return a(o)?o:0}var c$=92,u$=[116,27],p$=4,ou=18;function d$(e,t,n,s){let a=au(e,t,n,s,!1);if(a.card>=c$)return a;let[o,r,...c]=e,u=au([o,r,c.flat()],t,n,s,!0);return!a.fits||u.fits&&u.card>=a.card?u:a}function au(e,t,n,s,a){let o=u=>e.map(p=>{if(!p.length)return{width:0,rows:0,height:0};let d=a&&pu[p[0]]?.[1]<1,[$,f]=d?u$:du(p[0]).map(S=>S*u),m=d?p$:ke,g=Math.max(1,Math.floor((t.height+m)/(f+m))),y=Math.max(1,Math.floor((t.width+ke)/($+ke))),w=Math.min(y,Math.ceil(p.length/g)),E=Math.ceil(p.length/w);return{width:w*$+(w-1)*ke,rows:E,height:ou+E*(f+m)}}),r=u=>{let p=o(u),d=p.map(({width:f})=>f).filter(Boolean);return d.reduce((f,m)=>f+m,0)+2*ke*(d.length-1)<=t.width&&Math.max(...p.map(({height:f})=>f))-ou-ke<=t.height},c=wo(n,s,r);return{card:c,chips:a,groups:o(c),fits:r(c),height:m$(o(c),t.width)}}function m$(e,t){let[n,s,a]=[0,0,0];for(let o of e.filter(r=>r.width))a&&a+2*ke+o.width>t&&([n,s,a]=[n+s,0,0]),a+=(a?2*ke:0)+o.width,s=Math.max(s,o.height);return n+s}function f$(e,t,n,s,a){let o=Array.from({length:t},()=>"artifact"),r=3*ke,c=f=>Ft(e,f,n.width)+(t?r+Ft(o,f,n.width):0)<=n.height,u=wo(s,a,c),p={card:u,beside:0,fits:c(u)};for(let f=1;f<=Math.min(t,4);f++){let m=w=>f*w+(f-1)*ke,g=w=>Ft(o,w,m(w))<=n.height&&Ft(e,w,n.width-m(w)-r)<=n.height,y=wo(s,a,g);(y>p.card||!p.fits&&g(y))&&(p={card:y,beside:m(y),fits:g(y)})}let d=Ft(e,p.card,n.width-(p.beside?p.beside+r:0)),$=t?Ft(o,p.card,p.beside||n.width):0;return{...p,height:p.beside?Math.max(d,$):d+$+(t?r:0)}}var $$=1.3,ru={least:64,most:220},iu={least:72,most:300},h$=10,lu=44,cu=64,g$=66,b$=[.7,.66,.62,.58,.54,.5,.46,.42,.38,.34,.3];function fu({groups:e,tableau:t,hand:n},s){let a=s.width-lu;return b$.map(r=>{let c=d$(e,{width:a,height:s.height*r-lu},ru.least,ru.most),u=f$(t,n,{width:s.width-cu,height:s.height*(1-r)-cu},iu.least,iu.most),p=Math.max(0,c.height+u.height+g$-s.height),d=Math.min(c.card*$$,u.card)-h$*p;return{centre:c,own:u,value:d}}).reduce((r,c)=>c.value>r.value?c:r)}var y$=780,w$=2,v$=.26,_$=.34,x$=10,k$=80,M$=28.5,C$=62,L$=25.5,S$=24,E$=28,T$=300,P$=215,A$=148,R$=112,uu=3;function Vr(e,t,n){let s=(e-S$)/t-E$,[a,o]=[s<T$,s<P$],r=o?2:Math.floor((s+uu)/((a?R$:A$)*n+uu));return{width:s,snug:a,tight:o,columns:Math.max(1,r)}}function $u(e,t,n){let s=e.height<y$,a=Math.max(...t);if(!s&&a&&t.length<=w$)return Math.round(v$*e.height);let{columns:o,tight:r}=Vr(e.width,t.length,n),c=a&&Math.ceil(Math.max(a,s?1:x$)/o),u=r?C$+L$*c:k$+M$*c;return Math.round(Math.min(u*n,_$*e.height))}var I$=78,O$=90,N$=150;function hu({seats:e,view:t,table:n,names:s,setDetail:a,room:o,letters:r}){let c=$e(be),{game:u}=D(ze),{snug:p,tight:d,width:$}=Vr(o.width,e.length,r),f={width:$,height:o.height-I$*r},m=mu(e.map(y=>ut(u,t.seats[y].play).map(w=>ae(u,w.card).kind)),f,O$,N$),g=m&&!c?"table":"chip";return i`
    <section class="ra-rivals" data-part="rivals" data-size=${g} data-snug=${!c&&p||null} data-tight=${!c&&d||null} aria-label=${l("part-rivals")} style=${c?{}:{"--card-w":`${m}px`,height:`${o.height}px`}}>
      ${e.map(y=>i`<${Z$} key=${y} of=${t.seats[y]} view=${t} name=${s[y]} bot=${n.seats[y]?.kind==="bot"}
        size=${g} onOpen=${()=>a(y)} />`)}
    </section>`}function Z$({of:e,view:t,name:n,bot:s,size:a,onOpen:o}){let{game:r}=D(ze),c=t.passed.includes(e.seat);return i`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${c||null}>
      <header>
        <${Bt} target=${`seat:${e.seat}`} label=${l("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${o}>
          ${s&&i`<${b} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&i`<${b} name="first" size=${15} label=${l("seat-first")} />`}
          ${c&&i`<${b} name="pass" size=${15} label=${l("seat-passed")} />`}
        <//>
        <${Gr} of=${e} />
        <${ee} n=${e.points} />
      </header>
      <div class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
        <${Xe} essences=${e.pool} />${!e.pool.some(Boolean)&&i`<span class="empty">${l("resarcana-web-no-essences")}</span>`}
      </div>
      <div class="ra-rival-play">
        ${ut(r,e.play).map(u=>i`<${Ee} key=${u.card} of=${u} size=${a} />`)}
      </div>
    </article>`}function Gr({of:e}){return i`
    <span class="ra-counts">
      <span title=${l("resarcana-web-hand",{n:e.hand.size})}><${b} name="card" size=${14} label=${l("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${Bt} target=${`deck:${e.seat}`} label=${l("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${b} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${l("resarcana-web-discards",{n:e.discards.length})}><${b} name="discard" size=${14} label=${l("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}ye();function gu({view:e,seat:t,name:n,score:s,onClose:a}){let o=e.seats[t];return i`
    <${Kr} title=${n} onClose=${a} aside=${i`<${ee} n=${o.points} /><${Xe} essences=${o.pool} /><${Gr} of=${o} />`}>
      <div class="ra-cards">${ut("resarcana",o.play).map(r=>i`<${Ee} key=${r.card} of=${r} size="table" />`)}</div>
      <${vo} title=${l("resarcana-web-known-hand")} cards=${o.hand.cards} />
      <${vo} title=${l("resarcana-web-discards",{n:o.discards.length})} cards=${o.discards} />
      <${vo} title=${l("resarcana-web-known-deck")} cards=${o.deck.cards} />
      <${yu} score=${s} />
    <//>`}function bu({what:e,of:t,score:n,onClose:s}){if(e==="points")return i`<${Kr} title=${l("resarcana-web-points-from")} onClose=${s}><${yu} score=${n} /><//>`;let a=e==="deck"?t.deck.cards:t.discards;return i`
    <${Kr} title=${l(`resarcana-web-${e}`,{n:a.length})} onClose=${s}>
      ${e==="deck"&&i`<p class="quiet-text">${l("resarcana-web-deck-no-order")}</p>`}
      ${a.length?i`<${vo} title="" cards=${a} />`:i`<p class="empty">${l("resarcana-web-none")}</p>`}
    <//>`}function vo({title:e,cards:t}){return t.length?i`
    ${e&&i`<h3>${e}</h3>`}
    <div class="ra-cards">${t.map(n=>i`<${Ee} key=${n} of=${{card:n}} size="table" />`)}</div>`:null}function yu({score:e}){return e.length?i`
    <h3>${l("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],a)=>i`<tr key=${`${t} ${a}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:i`<p class="empty">${l("ending-no-points")}</p>`}function Kr({title:e,aside:t,onClose:n,children:s}){return _(()=>{let a=o=>{o.key==="Escape"&&(o.preventDefault(),n())};return document.addEventListener("keydown",a,{capture:!0}),()=>document.removeEventListener("keydown",a,{capture:!0})},[n]),i`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Pe} onClick=${n} aria-label=${l("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}k();Z();C();ye();function Yr(e,t){let{mages:n,packet:s}=e.seats[t],{draft:a,looked:o,arranged:r}=e.centre;return[{title:"resarcana-web-mages",cards:n.cards},{title:"resarcana-web-packet",cards:s.cards},{title:"resarcana-web-draft",cards:a},{title:"resarcana-web-looked",cards:o},{title:"resarcana-web-arranged",cards:r}].filter(({cards:c})=>c.length>0)}function wu({view:e,seat:t,you:n,names:s,score:a,plan:o}){let{game:r}=D(ze),c=e.seats[t],[u,p]=h(""),d=$e(be),$=ut(r,c.play),f=c.hand.cards,m=Yr(e,t);return i`
    <section class="ra-mine" data-part="mine" aria-label=${s[t]}>
      <div class="ra-own" data-beside=${o.beside>0&&!d||null} style=${d?{}:{"--card-w":`${o.card}px`,"--hand-w":`${o.beside}px`}}>
        <div class="ra-tableau">
          ${m.map(g=>i`<${D$} key=${g.title} title=${l(g.title)} cards=${g.cards} />`)}
          ${$.map(g=>i`<${Ee} key=${g.card} of=${g} size="table" />`)}
          ${!$.length&&!m.length&&i`<p class="empty">${l("resarcana-web-nothing-in-play")}</p>`}
        </div>
        ${f.length>0&&i`
          <div class="ra-hand" role="group" aria-label=${l("resarcana-web-hand",{n:c.hand.size})}>
            ${f.map(g=>i`<${Ee} key=${g} of=${{card:g}} size="table" />`)}
          </div>`}
      </div>
      <footer class="ra-piles">
        ${n!==t&&i`<strong class="ra-whose">${s[t]}</strong><span data-anchor=${`pool:${t}`}><${Xe} essences=${c.pool} /></span>`}
        <span class="ra-pile"><${b} name="card" size=${18} /> ${l("resarcana-web-hand",{n:c.hand.size})}</span>
        <${Bt} target=${`deck:${t}`} label=${l("resarcana-web-deck",{n:c.deck.size})} class="ra-pile" onOpen=${()=>p("deck")}>
          <${b} name="deck" size=${18} /> ${l("resarcana-web-deck",{n:c.deck.size})}
        <//>
        <button type="button" class="spot ra-pile" onClick=${()=>p("discards")}><${b} name="discard" size=${18} /> ${l("resarcana-web-discards",{n:c.discards.length})}</button>
        <button type="button" class="spot ra-pile" onClick=${()=>p("points")}><${ee} n=${c.points} /> ${l("resarcana-web-points-from")}</button>
      </footer>
      ${u&&i`<${bu} what=${u} of=${c} score=${a[t]} onClose=${()=>p("")} />`}
    </section>`}function D$({title:e,cards:t}){return i`
    <div class="ra-tray">
      <h3>${e}</h3>
      <div class="ra-row">${t.map(n=>i`<${Ee} key=${n} of=${{card:n}} size="table" />`)}</div>
    </div>`}function vu(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function H$(e,t){let n=vu(e),s=vu(t),a=[];for(let o of new Set([...n.keys(),...s.keys()])){let r=n.get(o)?.essences,c=s.get(o)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&a.push({place:o,seat:(s.get(o)??n.get(o))?.seat??-1,by:u})}return a}function _u(e,t){let n=e.filter(a=>a.facts.card&&(a.seat===t||a.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function xu(e,t,n){let s=[],a=H$(e,t);return e.essences.forEach((o,r)=>{let c=a.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:-$[r]})),u=a.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:$[r]}));for(let p of u){for(let $ of c.filter(f=>f.seat===p.seat)){let f=Math.min(p.n,$.n);f&&s.push({kind:o,n:f,from:$.place,to:p.place}),p.n-=f,$.n-=f}let d=_u(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:d,to:p.place})}for(let p of c){let d=_u(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:p.place,to:d})}}),s}k();Z();C();function ku({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(o=>o.pool[5]>0),a=e.essences.filter(o=>o!=="pearl"||s);return i`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${l("resarcana-web-pool")}>
      ${a.map((o,r)=>i`
        <span key=${o} class=${`ra-pool-kind of-${o}`} data-none=${n[r]===0||null} title=${l(`resarcana-essence-${o}`,{n:n[r]})}>
          <${b} name=${o} size=${22} label=${l(`resarcana-essence-${o}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var z$=(e,t)=>e>=0?e:t??0,q$=46,B$=26,F$=8;function W$(e,t,n){let{places:s,monuments:a,monument_deck:o,items:r,scrolls:c}=t.centre,u=t.seats[n];return{groups:[s.map(()=>"place"),[...a,...o?[""]:[]].map(()=>"monument"),r.map(()=>"item"),c.map(()=>"scroll")],tableau:[...Yr(t,n).flatMap(({cards:p})=>p.length>F$?[...p,os,os]:p),...ut(e,u.play).map(p=>p.card)].map(p=>p===os?p:ae(e,p).kind),hand:u.hand.cards.length}}function j$({game:e,view:t,table:n,score:s,names:a,you:o,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:$}){let f=z(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),m=R(null),g=Aa(m),y=z$(o,d),w=t.seats.map((he,O)=>(y+O)%t.seats.length).slice(1),E=$e(Ta)?Pa:1,S=$u(g,w.map(he=>t.seats[he].play.length),E),T=W$(e,t,y),I=z(()=>fu(T,{width:g.width-B$,height:g.height-S-q$*E}),[JSON.stringify(T),g]),Y=d!==null&&o>=0?d:null;return i`
    <${ze.Provider} value=${f}>
      <div class="ra-frame" ref=${m}><div class="ra" data-rivals=${w.length}>
        ${g.width>0&&i`
          <${hu} seats=${w} view=${t} table=${n} names=${a} setDetail=${$} room=${{width:g.width,height:S}} letters=${E} />
          <${su} view=${t} plan=${I.centre} />
          <${wu} view=${t} seat=${y} you=${o} names=${a} score=${s} plan=${I.own} />`}
        ${Y!==null&&i`<${gu} view=${t} seat=${Y} name=${a[Y]} score=${s[Y]} onClose=${()=>$(null)} />`}
      </div></div>
    <//>`}dt();Le();ue();k();Te();Ys();mn();rt();pe();C();var Qr=!1,U$=new Set(["table"]);function V$(){let[e,t]=h(location.pathname),[,n]=h(0),[s,a]=h(0);_(()=>zr(()=>t(location.pathname)),[]),_(()=>Qt(r=>{r==="language"?(xo(),Cu().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),_(()=>ys(r=>{r&&a(c=>c+1)}),[]);let o=ts(e);return i`
    <${Br} page=${o.name}>
      <${ns} address=${`${s} ${e}`}><${G$} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function G$({address:e}){let[t,n]=h(null),[s,a]=h(!1);return ce(()=>{let o=!0,{name:r,params:c,load:u}=ts(e),p=U$.has(r)?ba().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{o&&(n({Page:d,params:c}),document.title=Je(`title-${r}`)?`${l(`title-${r}`)} · Arcanarium`:"Arcanarium")},d=>{console.error(d),o&&a(!0)}),()=>{o=!1}},[e]),_(()=>{t&&(Qr&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),Qr&&scrollTo(0,0),Qr=!0)},[t]),s?i`<${go} />`:t?i`<${t.Page} params=${t.params} />`:i`<div class="waiting" aria-busy="true"></div>`}async function Cu(){let e=await nt().catch(()=>null),t=e?.languages??["en"],s=[le("language"),e?.id?e.language:"",...navigator.languages].flatMap(a=>[a,a.split("-")[0]]);await Yo(s.find(a=>t.includes(a))??"en"),ta()}var K$=1e3,Y$=15e3,J$=4e3;async function Lu(e,t=K$){try{await Promise.all([Cu(),Gt().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{Lu(e,Math.min(Y$,t*2))},t);return}Re(i`<${V$} />`,e),Q$(e)}function Q$(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||o()},s=new MutationObserver(n),a=setTimeout(()=>o(),J$),o=()=>{t?.remove(),s.disconnect(),clearTimeout(a),_a()};s.observe(e,{childList:!0,subtree:!0}),n()}qr();ts(location.pathname).load().catch(()=>{});var Mu=document.getElementById("app");Mu&&Lu(Mu);Cs("/js/cadwallon/board.js",jr);Cs("/js/resarcana/board.js",Jr);export{X as x0,oe as x1,Gt as x10,Me as x11,gn as x12,hn as x13,Kt as x14,Xo as x15,Ce as x16,St as x17,Ke as x18,cn as x19,i as x1a,Re as x1b,V as x1c,D as x1d,_ as x1e,dn as x1f,ce as x1g,z as x1h,R as x1i,h as x1j,Np as x1k,Be as x1l,b as x1m,Ts as x1n,ee as x1o,Ne as x1p,Xe as x1q,vn as x1r,Fe as x1s,Pn as x1t,ba as x1u,Vs as x1v,st as x1w,nt as x1x,ya as x1y,fe as x1z,H as x2,ga as x20,Ks as x21,wa as x22,xa as x23,_a as x24,ka as x25,ot as x26,An as x27,Rn as x28,gs as x29,bs as x2a,qo as x2b,ys as x2c,de as x2d,ts as x2e,zr as x2f,Jn as x2g,po as x2h,Ir as x2i,Or as x2j,Nr as x2k,Rt as x2l,tt as x2m,le as x2n,re as x2o,Qt as x2p,Ss as x2q,bt as x2r,ns as x2s,go as x2t,Br as x2u,aa as x2v,xe as x2w,je as x2x,M as x2y,Jt as x2z,q as x3,sa as x30,A as x31,yt as x32,P as x33,et as x34,Ps as x35,_n as x36,As as x37,kn as x38,ia as x39,pl as x3a,Zl as x3b,Ba as x3c,Hn as x3d,qa as x3e,zn as x3f,Fa as x3g,za as x3h,Da as x3i,Ia as x3j,Ra as x3k,Wa as x3l,Dl as x3m,Ka as x3n,Ya as x3o,Qa as x3p,zl as x3q,Bl as x3r,tr as x3s,Wl as x3t,_t as x3u,er as x3v,sr as x3w,io as x3x,Bn as x3y,sn as x3z,Pt as x4,Ua as x40,Jl as x41,xr as x42,on as x43,Fn as x44,Wn as x45,Va as x46,ir as x47,lr as x48,rr as x49,Na as x4a,oo as x4b,Ta as x4c,Pa as x4d,be as x4e,Ea as x4f,Pe as x4g,$e as x4h,Aa as x4i,jn as x4j,ur as x4k,Zn as x4l,so as x4m,Un as x4n,Yl as x4o,Kl as x4p,dr as x4q,fr as x4r,wr as x4s,yr as x4t,hr as x4u,gr as x4v,K as x4w,Ve as x4x,Q as x4y,Je as x4z,Cs as x5,ht as x50,Jo as x51,Yo as x52,l as x53,qr as x54,ho as x55,at as x56,da as x57,Hs as x58,Ut as x59,Oe as x5a,W as x5b,ge as x5c,Vt as x5d,Ie as x5e,Zo as x5f,V as x5g,D as x5h,Gu as x5i,_ as x5j,Ku as x5k,dn as x5l,Vu as x5m,ce as x5n,z as x5o,Li as x5p,R as x5q,h as x5r,Lt as x5s,St as x5t,Nu as x5u,Ke as x5v,cn as x5w,Uu as x5x,Zu as x5y,cn as x5z,xo as x6,Wu as x60,ri as x61,F as x62,Re as x63,fi as x64,kt as x7,rn as x8,ua as x9,Mn as xa,ca as xb,Os as xc,wt as xd,ie as xe,da as xf,qs as xg,Us as xh,ma as xi,fa as xj,Fs as xk,$a as xl,Ws as xm,It as xn,Bs as xo,js as xp,Tn as xq,ae as xr,ta as xs,yn as xt,tl as xu,gt as xv,qe as xw,bn as xx,te as xy,Qe as xz};
