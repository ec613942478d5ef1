/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var sp=Object.defineProperty;var x=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Pe=(e,t)=>{for(var n in t)sp(e,n,{get:t[n],enumerable:!0})};function op(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function rn(e){let t=us[e];return delete us[e],t}function Ct(e){let t=us.versions?.[e];return t?`${e}?v=${t}`:e}function Io(){delete us.versions}var us,pt=x(()=>{"use strict";us=op()});function Lt(e){e&&e.parentNode&&e.remove()}function cn(e,t,n){var s,a,o,r={},c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?bs.call(arguments,2):n),Et(e,r,s,a,null)}function rp(e,t,n){var s,a,o,r=mt({},e.props),c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e.type!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?bs.call(arguments,2):n),Et(e.type,r,s!==void 0?s:e.key,a!==void 0?a:e.ref,null)}function Et(e,t,n,s,a){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ln,__v:a||++Ti,__i:-1,__u:0};return!a&&q.vnode&&q.vnode(o),o}function ip(){return{current:null}}function Tt(e){return e.children}function St(e,t){this.props=e,this.context=t,this.__g=0}function ft(e,t){if(t==null)return e.__&&ft(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ft(e)}function lp(e){var t,n=e.__v,s=n.__e,a=[],o=[],r=e.__P;r&&((t=mt({constructor:ln},n)).__v=n.__v+1,q.vnode&&q.vnode(t),Ho(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,a,s||ft(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,qi(a,t,o),n.__=n.__e=null,t.__e!=s&&Oi(t))}function Oi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Oi(e)}function Zo(e){(8&e.__g||(e.__g|=8,dt.push(e),fs++))&&Oo==q.debounceRendering||((Oo=q.debounceRendering)||queueMicrotask)(Ni)}function Ni(){try{for(var e,t=1;dt.length;)dt.length>t&&dt.sort(Ai),e=dt.shift(),t=dt.length,8&e.__g&&lp(e)}finally{(fs=dt.length)&&(Oo||queueMicrotask)(Ni)}}function Zi(e,t,n,s,a,o,r,c,u,p,d){var $,f,m,h,y,w,S=s.__k||hs,k=t.length;for(u=cp(n,t,S,u,k),$=0;$<k;$++)(m=n.__k[$])!=null&&(f=~m.__i&&S[m.__i]||$s,m.__i=$,w=Ho(e,m,f,a,o,r,c,u,p,d),h=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&zo(f.ref,null,m,f),m.ref&&d.push(m.ref,m.__c||h,m)),y=y||h,4&m.__u?(u=Di(m,u,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&w!==void 0?u=w:h&&(u=h.nextSibling),m.__u&=-21);return n.__e=y,u}function cp(e,t,n,s,a){var o,r,c,u,p,d,$,f,m,h=n.length,y=h,w=0,S=0,k=e.__k=Array(a);for(o=0;o<a;o++)(r=t[o])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=k[o]=Et(null,r):gs(r)?r=k[o]=Et(Tt,{children:r}):r.constructor===ln&&r.__b?r=k[o]=Et(r.type,r.props,r.key,r.ref,r.__v):k[o]=r,u=o+w,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=up(r,n,u,y))&&(y--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?w--:p==u+1?w++:p!=u&&(p>u?w--:w++,S=1)):(~p||(a>h?w--:a<h&&w++),typeof r.type!="function"&&(r.__u|=4))):k[o]=null;if(S){for(d=[],$=[],o=0;o<a;o++)if((r=k[o])&&16&r.__u){for(w=0,f=d.length;w<f;)d[m=w+f>>1]<r.__i?w=m+1:f=m;d[w]=r.__i,$[o]=w+1}for(w=d.length;o--;)$[o]&&($[o]==w?w--:k[o].__u|=4)}if(y)for(o=0;o<h;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=ft(c)),qo(c,c));return s}function Di(e,t,n,s){var a,o,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(o=0;o<a.length;o++)a[o]&&(a[o].__=e,t=Di(a[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=ft(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Hi(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(gs(e)?e.some(function(n){Hi(n,t)}):t.push(e)),t}function up(e,t,n,s){var a,o=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&o==null||u&&o==c.key&&r==c.type)return n;if(s>(u?1:0)){for(a=n-1;a>=0;a--)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a;for(a=n+1;a<t.length;a++)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a}return-1}function Si(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function ps(e,t,n,s,a){var o,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Si(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Si(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=No[t]||(No[t]=pp(t)),(e.__a||(e.__a={}))[t]=Do,o=t!=(t=t.replace(Ri,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,o):e.removeEventListener(t,r,o));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function pp(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ds]==null)t[ds]=Do++;else if(t[ds]<this.__a[e])return;return n(q.event?q.event(t):t)}}}function Ho(e,t,n,s,a,o,r,c,u,p){var d,$,f,m,h,y,w,S,k,T,I,te,$e,re,ie,v,E,O,J=t.type;if(t.constructor!==ln)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,$=o=[],d.nodeType==8?c=ms(d,o):o.push(d),c=o[0]||c),(d=q.__b)&&d(t);e:if(typeof J=="function"){f=r.length;try{if(S=t.props,k=(d=J.prototype)&&d.render,T=(d=J.contextType)&&s[d.__c],I=d?T?T.props.value:d.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(k?t.__c=m=new J(S,I):(t.__c=m=new St(S,I),m.constructor=J,m.render=mp),T&&T.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),k&&(m.__s||(m.__s=m.state),J.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=mt({},m.__s)),mt(m.__s,J.getDerivedStateFromProps(S,m.__s)))),h=m.props,y=m.state,m.__v=t,n.__c){if(S!==h&&k&&!J.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,I),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,I)===!1){t.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(ne){ne&&(ne.__=t)}),hs.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=ft(n);break e}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,I),k&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,y,w)})}else k&&!J.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),k&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=I,m.props=S,m.__P=e,m.__g&=-5,te=q.__r,$e=k?25:0;do m.__g&=-9,te&&te(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++$e<25);k&&(hs.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=mt({},s,m.getChildContext())),k&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(h,y)),re=d&&d.type===Tt&&d.key==null?d.props.children:d,S.__P&&(d=c,a=(e=S.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(ne){ne&&qo(ne,ne)}),n.__k=null),c=n.__k?ft(n,0):null),c=Zi(e,gs(re)?re:[re],t,n,s,a,o,r,c,u,p),S.__P&&(t.__e=null,c=d),t.__u&=-161,$&&$.some(Lt),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(ne){if(r.length=f,t.__v=null,u||o)if(ne&&ne.then){if(t.__u|=128|u,o){for(~(E=o.indexOf(c||void 0))||(E=o.length);(O=o[E-1])&&O.nodeType==8;)E--;for(;E<o.length;E++)if(O=o[E])if(o[E]=null,ie){if(O==v)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(v=ms(ie=O))}}if(!ie){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;ie=c}(d=ms(ie=t.__c.__z||(t.__c.__z=ie)))?(t.__e=ie,c=d):t.__e=c,c=c&&c.nextSibling}else o&&o.some(Lt);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),ne&&ne.then||zi(t),q.__e(ne,t,n)}}else c=t.__e=dp(n.__e,t,n,s,a,o,r,u,p,e);return(d=q.diffed)&&d(t),c}function ms(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function zi(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(zi))}function qi(e,t,n){for(var s=0;s<n.length;)zo(n[s++],n[s++],n[s++]);q.__c&&q.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(o){o.call(a)})}catch(o){q.__e(o,a.__v)}})}function dp(e,t,n,s,a,o,r,c,u,p){var d,$,f,m,h,y,w,S,k=n.props||$s,T=t.props,I=t.type;if(I=="svg"?a="http://www.w3.org/2000/svg":I=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),o){for(d=0;d<o.length;d++)if((h=o[d])&&(I?h.localName==I:h.nodeType==3)){e=h,o[d]=null;break}}if(!e){if(S=p.ownerDocument||document,!I)return S.createTextNode(T);e=S.createElementNS(a,I,T.is?T:p),c&&(q.__m&&q.__m(t,o),c=!1),o=null}if(I){if(p=I=="template"&&e.content||e,o=I=="textarea"&&T.defaultValue!=null?null:o&&bs.call(p.childNodes),!c&&o)for(k={},d=0;d<e.attributes.length;d++)k[(h=e.attributes[d]).name]=h.value;for(d in k)h=k[d],d=="dangerouslySetInnerHTML"?f=h:d=="children"||d in T||d=="value"&&"defaultValue"in T||d=="checked"&&"defaultChecked"in T||ps(e,d,null,h,a);for(d in T)h=T[d],d=="children"?m=h:d=="dangerouslySetInnerHTML"?$=h:d=="value"?y=h:d=="checked"?w=h:c&&typeof h!="function"||k[d]===h||ps(e,d,h,k[d],a);$?(c||f&&($.__html==f.__html||$.__html==e.innerHTML)||(e.innerHTML=$.__html),t.__k=[]):(f&&(e.textContent=""),(I=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&ap.test(I))&&(a="http://www.w3.org/1999/xhtml"),Zi(p,gs(m)?m:[m],t,n,s,a,o,r,o?o[0]:n.__k&&ft(n,0),c,u),o&&o.some(Lt)),c&&I!="textarea"||(d="value",I=="progress"&&y==null?e.removeAttribute(d):y==null||y===e[d]&&(I!="progress"||y)||ps(e,d,y,k[d],a),d="checked",w!=null&&w!=e[d]&&ps(e,d,w,k[d],a))}else k===T||c&&e.data==T||(e.data=T);return e}function zo(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){q.__e(a,n)}}function qo(e,t,n){var s,a,o,r;if(q.unmount&&q.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||zo(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){q.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&qo(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(a=ms(s,o=[]))&&(s==e.__e&&o.some(Lt),Lt(a),Lt(s)),n||Lt(e.__e),e.__e=e.__c=e.__=null}function mp(e,t,n){return this.constructor(e,n)}function Ae(e,t){var n,s,a,o;q.__&&q.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=Et(Tt,{children:[e]}),a=[],o=[],Ho(t,t.__k,s||$s,$s,t.namespaceURI,s?null:t.firstChild?bs.call(t.childNodes):null,a,s?s.__e:t.firstChild,n,o),qi(a,t.__k,o),t.__k.props.children=null}function fp(e,t){e&&typeof e=="object"&&(e.__u|=32),Ae(e,t)}function Ke(e){function t(n){var s,a;return this.getChildContext||(s=new Set,(a={})[t.__c]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(o){this.props.value!=o.value&&s.forEach(function(r){r.__g|=4,Zo(r)})},this.sub=function(o){s.add(o);var r=o.componentWillUnmount;o.componentWillUnmount=function(){s.delete(o),r&&r.call(o)}}),n.children}return t.__c="__cC"+Ii++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function $p(e){return e.children}function hp(e,t){return Et($p,{__P:t,children:e})}var q,Ti,Pi,dt,Oo,fs,Ai,ds,Ri,Do,No,Ii,ln,$s,hs,ap,gs,bs,mt,un=x(()=>{"use strict";ln=Symbol.for("pv"),$s={},hs=[],ap=/^m(i|n|o|s|text|space)$/,gs=Array.isArray,bs=hs.slice,mt=Object.assign;q={__e:function(e,t,n,s){for(var a,o,r;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((r=(o=a.constructor)&&o.getDerivedStateFromError)&&a.setState(o.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),r=1),r&&8&a.__g)return void(a.__g|=2)}catch(c){e=c}}throw fs=0,e}},Ti=0,Pi=function(e){return e!=null&&e.constructor===ln},St.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=mt({},this.state)),typeof e=="function"&&(e=e(mt({},n),this.props)),e&&(mt(n,e),this.__v&&(t&&this.__k.push(t),Zo(this)))},St.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Zo(this))},St.prototype.render=Tt,dt=[],fs=0,Ai=function(e,t){return e.__v.__b-t.__v.__b},ds=Symbol(),Ri=/(PointerCapture)$|Capture$/i,Do=0,No={},Ii=0});function Pt(e,t){V.__h&&V.__h(U,e,Gt||t),Gt=0;var n=U.__H||(U.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return Gt=1,Ji(Xi,e)}function Ji(e,t,n){var s=Pt(Ye++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Xi(void 0,t),function(o){var r=(s.__N||s.__)[0],c=s.t(r,o);Fo(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=U,!U.__f)){U.__f=!0;var a=U.shouldComponentUpdate;U.shouldComponentUpdate=function(o,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=o;if(u.__.some(function(f){f.__N&&(p=!0,Fo(f.__[0],f.__N[0])||(d=!0))}),a){var $=a.call(this,o,r,c);return p?$||d:$}return!p||d}}return s.__}function _(e,t){var n=Pt(Ye++,3);!V.__s&&Uo(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,U.__H.__h.push(n))}function ue(e,t){var n=Pt(Ye++,4);!V.__s&&Uo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,U.__h.push(n))}function P(e){return Gt=5,D(function(){return{current:e}},[])}function gp(e,t,n){Gt=6,ue(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function D(e,t){var n=Pt(Ye++,7);return Uo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Y(e,t){return Gt=8,D(function(){return e},t)}function Z(e){var t=U.context[e.__c],n=Pt(Ye++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(U)),t.props.value):e.__}function bp(e,t){V.useDebugValue&&V.useDebugValue(t?t(e):e)}function yp(e){var t=Pt(Ye++,10),n=g();return t.__=e,U.componentDidCatch||(U.componentDidCatch=function(s,a){t.__&&t.__(s,a),n[1](s)}),[n[0],function(){return n[1]()}]}function dn(){var e=Pt(Ye++,11);if(!e.__){for(var t=U.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function wp(){var e;do{for(;e=Wo.shift();)try{pn(e)}catch(n){V.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Qi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(pn),t.__h.some(jo),t.__h=[]}catch(n){t.__h=[],V.__e(n,e.__v)}}}while(Wo.length)}function vp(e){var t,n=function(){clearTimeout(s),Ki&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);Ki&&(t=requestAnimationFrame(n))}function Yi(e){e!=1&&Bi==V.requestAnimationFrame||((Bi=V.requestAnimationFrame)||vp)(wp)}function pn(e){var t=U,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),U=t}function jo(e){var t=U;e.__c=e.__(),U=t}function Uo(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Fo(n,e[s])})}function Xi(e,t){return typeof t=="function"?t(e):t}var Ye,U,Bo,Bi,Fo,Gt,Qi,Wo,V,Fi,Wi,ji,Ui,Gi,Vi,Ki,Go=x(()=>{"use strict";un();Fo=Object.is,Gt=0,Qi=[],Wo=[],V=q,Fi=V.__b,Wi=V.__r,ji=V.diffed,Ui=V.__c,Gi=V.unmount,Vi=V.__;V.__b=function(e){U=null,Fi&&Fi(e)},V.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Vi&&Vi(e,t)},V.__r=function(e){Wi&&Wi(e),Ye=0;var t=(U=e.__c).__H;t&&(Bo==U?U.__h=[]:(t.__h.some(pn),t.__h.some(jo),Ye=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Bo=U},V.diffed=function(e){ji&&ji(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Yi(Qi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Bo=U=null},V.__c=function(e,t){t.some(function(n){try{n.__h.some(pn),n.__h=n.__h.filter(function(s){return!s.__||jo(s)})}catch(s){n.__h=[function(){throw s}]}}),Ui&&Ui(e,t)},V.unmount=function(e){Gi&&Gi(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Yi(Wo.push(a))}else pn(a)}catch(o){t=o}}),s.__H=void 0,t&&V.__e(t,s.__v))};Ki=typeof requestAnimationFrame=="function"});function Vo(e){var t=el.get(this);return t||(t=new Map,el.set(this,t)),(t=tl(this,t.get(e)||(t.set(e,t=(function(n){for(var s,a,o=1,r="",c="",u=[0],p=function(f){o===1&&(f||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,r):o===3&&(f||r)?(u.push(3,f,r),o=2):o===2&&r==="..."&&f?u.push(4,f,0):o===2&&r&&!f?u.push(5,0,!0,r):o>=5&&((r||!f&&o===5)&&(u.push(o,0,r,a),o=6),f&&(u.push(o,f,0,a),o=6)),r=""},d=0;d<n.length;d++){d&&(o===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],o===1?s==="<"?(p(),u=[u],o=3):r+=s:o===4?r==="--"&&s===">"?(o=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),o=1):o&&(s==="="?(o=5,a=r,r=""):s==="/"&&(o<5||n[d][$+1]===">")?(p(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),o=2):r+=s),o===3&&r==="!--"&&(o=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var tl,el,Ko=x(()=>{"use strict";tl=function(e,t,n,s){var a;t[0]=0;for(var o=1;o<t.length;o++){var r=t[o++],c=t[o]?(t[0]|=r?1:2,n[t[o++]]):t[++o];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++o]]=c:r===6?s[1][t[++o]]+=c+"":r?(a=e.apply(c,tl(e,c,n,["",null])),s.push(a),c[0]?t[0]|=2:(t[o-2]=0,t[o]=a)):s.push(c)}return s},el=new Map});var l,M=x(()=>{"use strict";un();Go();Ko();l=Vo.bind(cn)});function ws(){At||(At=!0,ys=nl,sl(!1),ol())}function vs(e){e.headers?.get(_p)?ws():At&&(At=!1,clearTimeout(Qo),sl(!0))}function xs(e){return Yo.add(e),()=>{Yo.delete(e)}}function Jo(){let[,e]=g(0);return _(()=>xs(()=>e(t=>t+1)),[]),At}function sl(e){for(let t of[...Yo])t(e)}function ol(){Qo=setTimeout(()=>{al()},ys),ys=Math.min(xp,ys*2)}async function al(){if(clearTimeout(Qo),!At)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&vs(e),At&&ol()}var nl,xp,_p,At,ys,Qo,Yo,mn=x(()=>{"use strict";M();nl=2e3,xp=2e4,_p="x-stored",At=!1,ys=nl,Qo=0,Yo=new Set;globalThis.addEventListener?.("online",()=>{al()})});var Re,B,he,Ie,fn=x(()=>{"use strict";Re=class{constructor(t){this.value=t}valueOf(){return this.value}},B=class extends Re{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},he=class extends Re{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Ie=class e extends Re{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Re)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Re&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function Cp(e,t,n){if(n===t||n instanceof he&&t instanceof he&&n.value===t.value)return!0;if(t instanceof he&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function il(e,t,n){return t[n]?Vt(e,t[n].value):(e.reportError(new RangeError("No default")),new B)}function Xo(e,t){let n=[],s=Object.create(null);for(let a of t)a.type==="narg"?s[a.name]=$n(e,a.value):n.push($n(e,a));return{positional:n,named:s}}function $n(e,t){switch(t.type){case"str":return t.value;case"num":return new he(t.value,{minimumFractionDigits:t.precision});case"var":return Lp(e,t);case"mesg":return Ep(e,t);case"term":return Sp(e,t);case"func":return Tp(e,t);case"select":return Pp(e,t);default:return new B}}function Lp(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new B(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new B(`$${t}`);if(n instanceof Re)return n;switch(typeof n){case"string":return n;case"number":return new he(n);case"object":if(Ie.supportsValue(n))return new Ie(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new B(`$${t}`)}}function Ep(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new B(t);if(n){let a=s.attributes[n];return a?Vt(e,a):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${t}.${n}`))}return s.value?Vt(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new B(t))}function Sp(e,{name:t,attr:n,args:s}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(new ReferenceError(`Unknown term: ${a}`)),new B(a);if(n){let c=o.attributes[n];if(c){e.params=Xo(e,s).named;let u=Vt(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${a}.${n}`)}e.params=Xo(e,s).named;let r=Vt(e,o.value);return e.params=null,r}function Tp(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new B(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new B(`${t}()`);try{let a=Xo(e,n);return s(a.positional,a.named)}catch(a){return e.reportError(a),new B(`${t}()`)}}function Pp(e,{selector:t,variants:n,star:s}){let a=$n(e,t);if(a instanceof B)return il(e,n,s);for(let o of n){let r=$n(e,o.key);if(Cp(e,a,r))return Vt(e,o.value)}return il(e,n,s)}function ea(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new B;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let a of t){if(typeof a=="string"){n.push(e.bundle._transform(a));continue}if(e.placeables++,e.placeables>rl)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${rl}`);s&&n.push(kp),n.push($n(e,a).toString(e)),s&&n.push(Mp)}return e.dirty.delete(t),n.join("")}function Vt(e,t){return typeof t=="string"?e.bundle._transform(t):ea(e,t)}var rl,kp,Mp,ll=x(()=>{"use strict";fn();rl=100,kp="⁨",Mp="⁩"});var _s,cl=x(()=>{"use strict";_s=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let a=JSON.stringify(n);return s[a]||(s[a]=new t(this.bundle.locales,n)),s[a]}}});function ta(e,t){let n=Object.create(null);for(let[s,a]of Object.entries(e))t.includes(s)&&(n[s]=a.valueOf());return n}function pl(e,t){let n=e[0];if(n instanceof B)return new B(`NUMBER(${n.valueOf()})`);if(n instanceof he)return new he(n.valueOf(),{...n.opts,...ta(t,ul)});if(n instanceof Ie)return new he(n.toNumber(),{...ta(t,ul)});throw new TypeError("Invalid argument to NUMBER")}function dl(e,t){let n=e[0];if(n instanceof B)return new B(`DATETIME(${n.valueOf()})`);if(n instanceof Ie||n instanceof he)return new Ie(n,ta(t,Ap));throw new TypeError("Invalid argument to DATETIME")}var ul,Ap,ml=x(()=>{"use strict";fn();ul=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];Ap=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function $l(e){let t=Array.isArray(e)?e.join(" "):e,n=fl.get(t);return n===void 0&&(n=new Map,fl.set(t,n)),n}var fl,hl=x(()=>{"use strict";fl=new Map});var Kt,gl=x(()=>{"use strict";ll();cl();fn();ml();hl();Kt=class{constructor(t,{functions:n,useIsolating:s=!0,transform:a=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:pl,DATETIME:dl,...n},this._useIsolating=s,this._transform=a,this._intls=$l(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let a=0;a<t.body.length;a++){let o=t.body[a];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){s.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){s.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let a=new _s(this,s,n);try{return ea(a,t).toString(a)}catch(o){if(a.errors&&o instanceof Error)return a.errors.push(o),new B().toString(a);throw o}}}});var na,bl,Rp,sa,Ip,yl,Op,ks,Np,wl,vl,Zp,xl,Dp,Hp,zp,_l,qp,Bp,Fp,Wp,jp,Up,Gp,Yt,Ms,kl=x(()=>{"use strict";na=/^(-?[a-zA-Z][\w-]*) *= */gm,bl=/\.([a-zA-Z][\w-]*) *= */y,Rp=/\*?\[/y,sa=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ip=/([a-zA-Z][\w-]*)/y,yl=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Op=/^[A-Z][A-Z0-9_-]*$/,ks=/([^{}\n\r]+)/y,Np=/([^\\"\n\r]*)/y,wl=/\\([\\"])/y,vl=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Zp=/^\n+/,xl=/ +$/,Dp=/ *\r?\n/g,Hp=/( *)$/,zp=/{\s*/y,_l=/\s*}/y,qp=/\[\s*/y,Bp=/\s*] */y,Fp=/\s*\(\s*/y,Wp=/\s*->\s*/y,jp=/\s*:\s*/y,Up=/\s*,?\s*/y,Gp=/\s+/y,Yt=class{constructor(t){this.body=[],na.lastIndex=0;let n=0;for(;;){let v=na.exec(t);if(v===null)break;n=na.lastIndex;try{this.body.push(u(v[1]))}catch(E){if(E instanceof SyntaxError)continue;throw E}}function s(v){return v.lastIndex=n,v.test(t)}function a(v,E){if(t[n]===v)return n++,!0;if(E)throw new E(`Expected ${v}`);return!1}function o(v,E){if(s(v))return n=v.lastIndex,!0;if(E)throw new E(`Expected ${v.toString()}`);return!1}function r(v){v.lastIndex=n;let E=v.exec(t);if(E===null)throw new SyntaxError(`Expected ${v.toString()}`);return n=v.lastIndex,E}function c(v){return r(v)[1]}function u(v){let E=d(),O=p();if(E===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:v,value:E,attributes:O}}function p(){let v=Object.create(null);for(;s(bl);){let E=c(bl),O=d();if(O===null)throw new SyntaxError("Expected attribute value");v[E]=O}return v}function d(){let v;if(s(ks)&&(v=c(ks)),t[n]==="{"||t[n]==="}")return $(v?[v]:[],1/0);let E=$e();return E?v?$([v,E],E.length):(E.value=re(E.value,Zp),$([E],E.length)):v?re(v,xl):null}function $(v=[],E){for(;;){if(s(ks)){v.push(c(ks));continue}if(t[n]==="{"){v.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let xe=$e();if(xe){v.push(xe),E=Math.min(E,xe.length);continue}break}let O=v.length-1,J=v[O];typeof J=="string"&&(v[O]=re(J,xl));let ne=[];for(let xe of v)xe instanceof Ms&&(xe=xe.value.slice(0,xe.value.length-E)),xe&&ne.push(xe);return ne}function f(){o(zp,SyntaxError);let v=m();if(o(_l))return v;if(o(Wp)){let E=w();return o(_l,SyntaxError),{type:"select",selector:v,...E}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return f();if(s(yl)){let[,v,E,O=null]=r(yl);if(v==="$")return{type:"var",name:E};if(o(Fp)){let J=h();if(v==="-")return{type:"term",name:E,attr:O,args:J};if(Op.test(E))return{type:"func",name:E,args:J};throw new SyntaxError("Function names must be all upper-case")}return v==="-"?{type:"term",name:E,attr:O,args:[]}:{type:"mesg",name:E,attr:O}}return k()}function h(){let v=[];for(;;){switch(t[n]){case")":return n++,v;case void 0:throw new SyntaxError("Unclosed argument list")}v.push(y()),o(Up)}}function y(){let v=m();return v.type!=="mesg"?v:o(jp)?{type:"narg",name:v.name,value:k()}:v}function w(){let v=[],E=0,O;for(;s(Rp);){a("*")&&(O=E);let J=S(),ne=d();if(ne===null)throw new SyntaxError("Expected variant value");v[E++]={key:J,value:ne}}if(E===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:v,star:O}}function S(){o(qp,SyntaxError);let v;return s(sa)?v=T():v={type:"str",value:c(Ip)},o(Bp,SyntaxError),v}function k(){if(s(sa))return T();if(t[n]==='"')return I();throw new SyntaxError("Invalid expression")}function T(){let[,v,E=""]=r(sa),O=E.length;return{type:"num",value:parseFloat(v),precision:O}}function I(){a('"',SyntaxError);let v="";for(;;){if(v+=c(Np),t[n]==="\\"){v+=te();continue}if(a('"'))return{type:"str",value:v};throw new SyntaxError("Unclosed string literal")}}function te(){if(s(wl))return c(wl);if(s(vl)){let[,v,E]=r(vl),O=parseInt(v||E,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function $e(){let v=n;switch(o(Gp),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return ie(t.slice(v,n))}return t[n-1]===" "?ie(t.slice(v,n)):!1}function re(v,E){return v.replace(E,"")}function ie(v){let E=v.replace(Dp,`
`),O=Hp.exec(v)[1].length;return new Ms(E,O)}}},Ms=class{constructor(t,n){this.value=t,this.length=n}}});var oa=x(()=>{"use strict";gl();kl();fn()});async function ia(e){let t=[...new Set([e||aa,aa])],n=(await Promise.all(t.map(Kp))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return Cs=n,ra.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function Kp(e){let t=await fetch(Ct(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new Kt(e,{useIsolating:!1});return n.addResource(new Yt(await t.text())),n}function i(e,t){for(let n of Cs){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&Yp(t),[])}return ra.has(e)||console.warn(`missing text: ${e}`),ra.add(e),`[${e}]`}function Yp(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&Vp.test(n)?`⁨${n}⁩`:n]))}function Qe(e){return Cs.some(t=>t.getMessage(e)?.value)}function $t(){return Cs[0]?.locales[0]??aa}function la(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var aa,Vp,Cs,ra,L=x(()=>{"use strict";oa();pt();aa="en",Vp=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,Cs=[],ra=new Set});function ge(e){return Ml(Ct(e),{})}function H(e,t={}){let n=typeof t=="string";return Ml(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function F(e){if(e instanceof X)return e.reason;let t=e?.reason;return typeof t=="string"?t:i("problem-unknown")}async function Ml(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(Qp)})}catch{throw ws(),new X("offline",i("problem-offline"))}vs(n);let s=await n.text().catch(()=>""),a=Jp(s);if(n.ok&&a!==void 0)return a;throw new X(a?.code??String(n.status),a?.reason??i(n.status===404?"problem-not-found":"problem-server"))}function Jp(e){try{return e?JSON.parse(e):{}}catch{return}}var Qp,X,W=x(()=>{"use strict";pt();mn();L();Qp=2e4,X=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function z(e){return e in hn||(hn[e]=Xp(e)),hn[e]}function Je(e,t){hn[e]=t;try{localStorage.setItem(Ls+e,JSON.stringify(t))}catch{}for(let n of[...Es])n(e)}function Qt(e){return Es.add(e),()=>{Es.delete(e)}}function G(e){let[,t]=g(0);return _(()=>Qt(n=>{n===e&&t(s=>s+1)}),[e]),[z(e),n=>Je(e,n)]}function Rt(){let e=z("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function Xp(e){try{let t=localStorage.getItem(Ls+e),n=t===null?void 0:JSON.parse(t),s=Cl[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return Cl[e]}var Ls,Cl,hn,Es,le=x(()=>{"use strict";M();Ls="arcanarium.",Cl={theme:"auto",motion:"auto",sound:!1,sentences:!1,text:"usual",news:!0,confirm:!0,hints:!0,pace:.7,taught:{},language:"",lastTable:{},lastForm:null},hn={},Es=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Ls))return;let t=e.key.slice(Ls.length);delete hn[t];for(let n of[...Es])n(t)})});function Jt(){return ca??=ge("/api/games").then(e=>Ss=e,e=>{throw ca=null,e}),ca}function Be(e){return Ss.find(t=>t.game===e)}function ke(){let[e,t]=g(Ss.length?Ss:null);return _(()=>{Jt().then(t,()=>{})},[]),e}function ce(e){let t=`${e}-title`;return Qe(t)?i(t):e}function _e(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return Qe(n)?i(n):t}function ht(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return Qe(n)?i(n):""}function gn({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),a=s?i("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?a:`${a} · ${i("opponent-rating",{rating:n})}`}function bn(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${i("opponent-style",{style:_e("style",n),what:ht("style",n)})}`:t}function Xt(e,t){let[n,s]=e.seats,a=e.sets.map(o=>o.id).filter(o=>t.includes(o)).join("+");return e.seats_of[a]??Array.from({length:s-n+1},(o,r)=>n+r)}function ua(e,t,n){return n.slice(0,Math.max(...Xt(e,t)))}function pa(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1,pace:z("pace")}}function Xe(e){let t=Be(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(a=>a!==t).map(a=>_e(`${e.game}-set`,a));return e.variant&&e.variant!=="standard"&&s.push(_e(`${e.game}-variant`,e.variant)),e.clock&&s.push(Ll(e.clock)),s.join(" · ")}function Ll({bank:e,each:t}){return t>=43200?i("clock-days",{n:Math.round(t/8640)/10}):i("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var ca,Ss,fe=x(()=>{"use strict";W();M();le();L();ca=null,Ss=[]});function yn(e){let t=Ts.get(e);return t||(t=ge(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:a,...o})=>({...o,name:a}));return da.set(e,new Map(s.map(a=>[a.id,a]))),{...n,cards:s}},n=>{throw Ts.delete(e),n}),Ts.set(e,t)),t}function oe(e,t){return da.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:Be(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function ma(){Ts.clear(),da.clear()}var Ts,da,Me=x(()=>{"use strict";W();fe();Ts=new Map,da=new Map});function Ps(e,t){El.set(e,t)}async function wn(e){let[t]=await Promise.all([Jt(),yn(e)]),n=t.find(s=>s.game===e);if(!n)throw new X("not-found",i("problem-not-found"));return El.get(n.board)??import(n.board)}var El,vn=x(()=>{"use strict";W();Me();fe();L();El=new Map});var gt,As=x(()=>{"use strict";gt={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var Rs,fa=x(()=>{"use strict";Rs={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function _n(e){return e in gt||e in Rs}function b({name:e,size:t,label:n,class:s="",golden:a=!1}){let o=gt[e]??Rs[e];if(!o)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=l`
    ${o.fill&&l`<path d=${o.fill} fill-rule="evenodd"/>`}
    ${o.line&&l`<path class="stroke" d=${o.line}/>`}`;return l`<svg class=${`icon ${a?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${a?l`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function We(e,t=1){return i(`sign-${e}`,{n:t})}function Oe({fragments:e,label:t}){if(!e.length)return null;let n=od(e),s=t??n.map(a=>a.words).filter(Boolean).join(" ");return l`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${sd(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function sd(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(l`<span class="clause">${n.map(a=>a.drawn)}</span>`),n=[]};for(let a of e)a.gap?(s(),t.push(a.drawn)):n.push(a);return s(),t}function od(e){let t=[];for(let n=0;n<e.length;n++){let[s,a]=e[n],[o="",r=""]=e[n+1]??[];if(s==="≠"&&a==="sign")do t.push(rd(e[++n]));while(Fe.includes(e[n][1])&&Fe.includes(e[n+1]?.[1]));else a==="point"&&/^\d+$/.test(s)&&o==="★"?(t.push({drawn:l`<${ee} n=${Number(s)}/>`,words:i("sign-points",{n:Number(s)})}),n++):s==="★"&&o==="?"&&r==="point"?(t.push(xn("check","of-point","")),n++):t.push(Sl(s,a))}return t}function Sl(e,t){if(!e.trim())return{drawn:l`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(td.has(e))return{drawn:l`<span class="between">${e}</span>`,words:ad(e)};let n=nd.exec(e);if(n&&t!=="text"){let s=Is[n[2]];return xn(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&Os.includes(s))}if(t!=="text"&&Is[e])return xn(Is[e],`of-${Is[e]}`,"");if(t==="type"){let s=ed.find(a=>We(a)===e);if(s)return xn(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:l`<i class="unknown">X</i>`,words:"X"}:{drawn:l`<span class=${`of-${t}`}>${e}</span>`,words:e}}function ad(e){return{"+":"+","/":i("sign-or"),"−":"−","×":"×"}[e]??""}function xn(e,t,n,s=!1){return{drawn:l`<span class=${`sign ${t}`}>${n&&l`<b class="sign-number">${n}</b>`}<${b} name=${e} golden=${s}/></span>`,words:`${n} ${We(e,Number(n)||1)}`.trim()}}function rd([e,t]){let{drawn:n,words:s}=Sl(e,t);return{drawn:l`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${gt.ban.line}/></svg></span>`,words:i("sign-not",{what:s})}}function $a({amount:e,kinds:t=Fe}){let n=e.flatMap((s,a)=>s?[xn(t[a],`of-${t[a]}`,String(s))]:[]);return n.length?l`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function et({essences:e,kinds:t=Fe}){return e.some(Boolean)?l`<span class="tokens">${e.map((n,s)=>n>0&&l`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${b} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${We(t[s],n)}</span>
    </span>`)}</span>`:null}function ee({n:e}){return l`<span class="points" data-long=${e>=100||null} role="img" aria-label=${i("sign-points",{n:e})}>
    <${b} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var Fe,Os,ed,Is,td,nd,N=x(()=>{"use strict";M();L();As();fa();Fe=["elan","life","calm","death","gold","pearl"],Os=["military","political","spiritual","financial"],ed=["creature","dragon","demon","mage"],Is={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},td=new Set(["+","/","(",")","−","×"]),nd=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function C(e,t=0,n=0){return`M${je(t-e)} ${je(n)}a${je(e)} ${je(e)} 0 1 0 ${je(2*e)} 0a${je(e)} ${je(e)} 0 1 0 ${je(-2*e)} 0Z`}function ye(e,t,n,s=0){return Ds(e,s,a=>C(n,...Tl(t,a)))}function A(e,t,n=0,s=1){let a=Pl(e,s),o="";for(let r=0;r<a;r++){for(let c=0;c<e/a;c++)o+=`${c?"L":"M"}${j(t,n+It*(r+c*s)/e)}`;o+="Z"}return o}function Ue(e,t,n,s=0){let a="";for(let o=0;o<2*e;o++)a+=`${o?"L":"M"}${j(o%2?n:t,s+Math.PI*o/e)}`;return`${a}Z`}function tt(e,t,n,s=0){return Ds(e,s,a=>`M${j(t,a)}L${j(n,a)}`)}function Ns(e,t,n,s){let a="";for(let o=0;o<e;o++)a+=`M${j(t,It*o/e)}L${j(t+(o%s?n:n*2),It*o/e)}`;return a}function bt(e,t,n,s,a=0){let o=(t+n)/2;return Ds(e,a,r=>`M${j(t,r)}Q${j(o,r-s)} ${j(n,r)}Q${j(o,r+s)} ${j(t,r)}Z`)}function ha(e,t,n){let s=Math.PI/e,a=`M${j(t,-s)}`;for(let o=0;o<e;o++){let r=It*o/e;a+=`C${j((t+n)/2,r-s*.9)} ${j(t+1,r-s*.15)} ${j(n,r)}`,a+=`C${j(t+1,r+s*.15)} ${j((t+n)/2,r+s*.9)} ${j(t,r+s)}`}return a}function Zs(e,t,n){let s=e*10,a="";for(let o=0;o<=s;o++){let r=It*o/s;a+=`${o?"L":"M"}${j(t+n*Math.cos(e*r),r)}`}return`${a}Z`}function kn(e,t,n,s=0){let a=`M${j(t,s)}`;for(let o=1;o<=e;o++){let r=s+It*o/e;a+=`Q${j(t+n,r-Math.PI/e)} ${j(t,r)}`}return`${a}Z`}function en(e,t,n,s=0){return Ds(e,s,a=>{let o=n/t;return`M${j(t,a-o)}Q${j(t-n*1.6,a)} ${j(t,a+o)}Q${j(t-n*.6,a)} ${j(t,a-o)}Z`})}function R(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,a)=>`${je(-s)} ${a}`);return e+t}function Ds(e,t,n){let s="";for(let a=0;a<e;a++)s+=n(t+It*a/e);return s}function Pl(e,t){return t?Pl(t,e%t):e}var It,je,Tl,j,Mn=x(()=>{"use strict";It=2*Math.PI,je=e=>String(Math.round(e*10)/10),Tl=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],j=(e,t)=>Tl(e,t).map(je).join(" ")});function Cn(e){return id.find(([t])=>t.test(e))?.[1]??""}var id,ga=x(()=>{"use strict";Mn();id=[[/hawk|nightingale|phoenix|raven|swan|peacock/,R("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+C(1.8,0,-25)],[/mermaid|dolphin|whale/,R("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+C(1.8,6,-26)+C(1.8,-6,-26)],[/hound|dog|wolf/,R("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,R("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,R("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,R("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,R("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,R("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,R("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,R("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,R("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,R("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,R("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+C(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,R("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+C(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,R("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,C(15,0,-28)+C(7,0,-28)+R("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,C(40)+C(34)+C(6)+tt(8,6,34)+A(4,34)+A(4,12,Math.PI/4)],[/crown|laurels|command/,R("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+C(3,0,-38)+C(3,25,-34)+C(3,-25,-34)],[/egg/,R("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,R("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+A(3,5,0)],[/hand|gauntlet|palm|glove/,R("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,R("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,R("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,R("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,R("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,R("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,R("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,R("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,C(42)+A(4,42,Math.PI/4)+A(3,29.7)+C(14.8)]]});function ld(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[C(15),A(t,17,n),A(t,18,n,t===5?2:t===8?3:1)][e(3)];return A(t,45,n)+A(t,37,n)+ye(t,45,5,n)+A(t,27,n+Math.PI/t)+tt(t,19,27,n+Math.PI/t)+s+C(6)}function cd(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,$)=>{let f=(u+p)/2;return[`L${u} ${d}L${f} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${f-2} ${d-5}L${f-2} ${d}L${f+2} ${d}L${f+2} ${d-5}L${p} ${d-5}L${p} ${d}`][$]},[s,a,o]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${a+12}L22 ${a+20}M37 ${o+12}L37 ${o+18}M0 ${s+16}L0 ${s+28}`;return R(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,a,e(3))}L30 36M30 36${n(30,45,o,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function Ol(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return R(t[e(t.length)]+n[e(n.length)])}function ba(e,t,n){let s=e.types??[];if(s.includes("dragon"))return ud(n,s.includes("creature"));if(s.includes("demon"))return pd(n,s.includes("creature"));if(s.includes("creature"))return{lines:Cn(e.id)||Al[n(Al.length)]()};switch(e.kind){case"mage":return dd(t,n);case"monument":return{lines:R(Rl[n(Rl.length)])};case"place":return{lines:ld(n)};case"item":return{lines:R("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+C(4,-8,27)+C(2.5,6,33)+C(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:R("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+A([3,5,6,7][n(4)],17,0,n(2)+1)+C(20)};case"agent":return{lines:Ol(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${Ol(n)}${R("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:R("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+C(3,0,-46)};case"location":return{lines:cd(n)};case"relic":return md(e.id,n);case"objective":return{lines:Ue(4,46,9)+Ue(4,26,8,Math.PI/4)+C(34)+C(18)};case"guild":return{lines:R("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:Ue(8,46,14)+C(14)+C(34)};default:return{lines:Cn(e.id)||Il[n(Il.length)]()}}}function ud(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",a=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:R(n+s+a),fill:C(1.8,3,-28)+C(1.8,-3,-28)}}function pd(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:R(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+A(5,50,Math.PI,2),fill:C(2,11,.5)+C(2,-11,.5)}}function dd(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:R(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function md(e,t){let n=Cn(e);if(n)return{lines:n};let s=[A(8,34,Math.PI/8)+A(8,20,Math.PI/8)+tt(8,20,34,Math.PI/8),A(6,36)+A(3,36,0)+A(3,18,Math.PI),R("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),kn(7,30,14)+A(7,30)+C(12)];return{lines:s[t(s.length)]+C(44)}}var Al,Rl,Il,ya=x(()=>{"use strict";Mn();ga();Al=[()=>R("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>R("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+C(16)+bt(7,28,48,.18)],Rl=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],Il=[()=>A(6,44,0,2)+C(22)+A(6,22,0),()=>A(3,46,0)+A(3,23,Math.PI)+C(11.5)+ye(3,46,3.5),()=>C(40)+A(4,40,Math.PI/4)+A(3,28,0)+C(14),()=>A(7,44,0,3)+C(13)+C(6),()=>C(22,0,-15)+C(22,13,7.5)+C(22,-13,7.5)+C(7.5),()=>A(8,44,0,3)+A(8,18,Math.PI/8)+C(9),()=>C(20,0,-14)+"M0 6L0 46M-16 26L16 26"+en(1,44,16)+C(6,0,-14),()=>bt(6,0,44,.5)+C(44)+C(8),()=>A(5,45,0,2)+A(5,17,Math.PI)+C(7),()=>Ue(4,46,14)+Ue(4,30,11,Math.PI/4)+C(8),()=>R("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+C(12)+C(4),()=>A(9,44,0,2)+A(3,24,Math.PI)+C(5)]});function fd(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function $d(e){let t=new Map,n=(s,a)=>t.set(s,(t.get(s)??0)+a);e.power?n(e.power,20):Nl[e.guild||e.id]&&n(Nl[e.guild||e.id],20),e.values?.forEach((s,a)=>n(Os[a],s)),e.cost?.forEach((s,a)=>s&&n(Fe[a],e.kind==="monument"?.1:2*s));for(let[s,a]of e.lines.flat())(Fe.includes(a)||a==="any")&&n(a,(a==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,a)=>a[1]-s[1]).map(([s])=>s)}function Zl(e){let t=fd(e.id),[n,s=n,a=s]=$d(e),o=3+t(3),{lines:r,fill:c="",sign:u}=ba(e,n,t),p=[()=>C(97)+Ns(72,93,2,6),()=>C(97)+C(92)+ye(o*4,94.5,1),()=>C(97)+C(94),()=>C(97)+Ns(o*8,91,3,8)][t(4)](),d=[()=>A(o+3,76,0,2),()=>A(3,76)+A(3,76,Math.PI),()=>A(4,76)+A(4,76,Math.PI/4),()=>C(76)+tt(o*2,56,76,Math.PI/(o*2)),()=>A(2*o+1,76,0,o)][t(5)](),$=["",C(53),ye(o*5,52,1),tt(o*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+C(56)+$,of:s===n?"brass":s,as:"fine"},{d:(Hs[n]??Hs.any)(o,76,91),of:n},{d:Hs[a]&&a!==n?Hs[a](o,57,66):ye(o,66,2.5),of:a,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:gt[u.name].fill??gt[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:hd(e.points),of:"brass",as:"fill"}]:[]]}function hd(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function wa({face:e,whole:t=!1}){let n=D(()=>Zl(e),[e]);return l`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(gd)}
  </svg>`}function gd({d:e,of:t,as:n="line",place:s}){if(s){let a=s.size/24;return l`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${a})`}/>`}return n==="fill"?l`<path class="sigil-fill" data-of=${t} d=${e}/>`:l`${n!=="fine"&&l`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var Nl,Hs,va=x(()=>{"use strict";M();N();Mn();ya();As();Nl={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},Hs={elan:(e,t,n)=>ha(e*2,t,n),life:(e,t,n)=>bt(e*4,t,n,.075)+bt(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>Zs(e*2,(t+n)/2+2,(n-t)/4)+Zs(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>Ue(e*3,n,t)+en(e,t-1,5),gold:(e,t,n)=>A(6,n)+A(6,n,Math.PI/6)+ye(12,(t+n)/2-1,2),pearl:(e,t,n)=>kn(e*3,t,n-t)+ye(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>A(5,n)+A(5,n,Math.PI/5)+ye(10,t,1.6),military:(e,t,n)=>Ue(e*4,n,t+3),political:(e,t,n)=>en(e*2,n-2,7)+ye(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>bt(e*2,t,n,.2)+ye(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>ye(e*3,(t+n)/2,(n-t)/4)+C(t)}});function yt(e,t,n){return i(`${e}-${t}`,n)}function yd(e,t){return t.district?yt(e,`district-${t.district}`):t.guild?yt(e,`card-${t.guild}`):t.rank?yt(e,`rank-${t.rank}`):""}function xa(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function wd(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function zs(e){return e.powers!==void 0&&e.lines.length>0}function vd(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function xd(e,t,n){let s=e.kind==="item"||e.kind==="scroll",a=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[o,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return a>r?"packed":a>o?"crowded":""}function Ln({game:e,face:t,size:n,sentences:s=!1,points:a=t.points}){let o=n==="full",r=bd.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=wd(t),p=o?t.lines:vd(t.lines),d=!o&&s&&zs(t),$=xd(t,p,d),f=!o&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return l`
    <span class="face-art"><${wa} face=${t} whole=${o}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&l`<span class=${`face-cost ${f?"broad":""}`}>${c.map(m=>l`<${Oe} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&l`<span class="face-types">${r.map(m=>l`<${b} name=${m} label=${i(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${o?t.kind_name:yd(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${$}`}>
      ${d?t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`):p.map(m=>l`<span class="face-line"><${Oe} fragments=${m}/></span>`)}
      ${o&&!u&&l`<span class="face-told">${t.sentences.map(m=>l`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&l`<span class="face-mark" title=${t.origin.at(-1)}><${b} name="standin" label=${i("card-stand-in")}/></span>`}
    ${o&&l`<span class="face-foot">${t.mark&&l`<${b} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${a>0&&l`<span class="face-points"><${ee} n=${a}/></span>`}`}function _a(){return l`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var bd,En=x(()=>{"use strict";M();L();N();va();bd=["creature","dragon","demon"]});function _d(e){qs={x:e.clientX,y:e.clientY}}function Sn({clientX:e,clientY:t}){return qs!==null&&(e!==qs.x||t!==qs.y)}var qs,Bs=x(()=>{"use strict";qs=null;if(typeof window<"u")for(let e of["pointermove","pointerdown","pointerup"])addEventListener(e,_d,{capture:!0,passive:!0})});function Dl(e,t){return t.left>=e.right||t.right<=e.left||t.top>=e.bottom||t.bottom<=e.top?[e]:[{...e,right:t.left-14},{...e,left:t.right+14},{...e,bottom:t.top-14},{...e,top:t.bottom+14}].filter(({left:s,top:a,right:o,bottom:r})=>o>s&&r>a)}function ka(e,t,n,s,a=!1){let o={left:8,top:8,right:s.width-8,bottom:s.height-8},r=n.reduce((u,p)=>u.flatMap(d=>Dl(d,p)),[o]),c=a?{...t,left:0,right:s.width}:t;return zl(e,t,r.flatMap(u=>Dl(u,c)),.62)??zl(e,t,r,0)??{left:8,top:8,scale:.62}}function zl(e,t,n,s){let a=(t.left+t.right)/2,o=(t.top+t.bottom)/2,r=null,c=[0,1/0];for(let u of n){let p=Math.min(1,(u.right-u.left)/e.width,(u.bottom-u.top)/e.height),[d,$]=[e.width*p,e.height*p],f=Hl(a,d,u.left,u.right),m=Hl(o,$,u.top,u.bottom),h=Math.hypot(f+d/2-a,m+$/2-o);p<=s||p<c[0]||p===c[0]&&h>=c[1]||([r,c]=[{left:f,top:m,scale:p},[p,h]])}return r}var kd,Md,Hl,Ma=x(()=>{"use strict";kd=14,Md=8;Hl=(e,t,n,s)=>Math.max(n,Math.min(e-t/2,s-t))});function Ca(e,t,n){if(!e.isConnected||!t.id)return;Tn??=Sd();let s=oe(t.game,t.id);Ae(l`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${Ln} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?l`<ul class="zoom-notes tooltip">${t.notes.map(a=>l`<li>${a}</li>`)}</ul>`:null}`,Tn),Tn.showPopover(),[vt,ql]=[e,n],z("taught").reading||Je("taught",{...z("taught"),reading:!0}),Fl(Tn,e.getBoundingClientRect(),n)}function Sd(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e),new ResizeObserver(()=>vt&&Fl(e,vt.getBoundingClientRect(),ql)).observe(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,Pn,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(vt)&&Pn(),{capture:!0,passive:!0}),e}function Fl(e,t,n){let s=[...document.querySelectorAll("[data-clear]")].map(c=>c.getBoundingClientRect()).filter(c=>c.width>0);e.style.transform="";let{left:a,top:o,scale:r}=ka({width:e.offsetWidth,height:e.offsetHeight},t,s,{width:innerWidth,height:innerHeight},n);e.style.left=`${a}px`,e.style.top=`${o}px`,r<1&&(e.style.transform=`scale(${r})`)}function Pn(){clearTimeout(wt),vt&&(vt=null,Bl=performance.now(),Tn?.hidePopover())}function Td(e,t){clearTimeout(wt);let n=vt!==null||performance.now()-Bl<400;wt=setTimeout(()=>Ca(e,t,!1),n?Ld:Cd)}function Fs(e,t=!1){let n=P({x:0,y:0,pressed:!1,resting:!1,element:null}),s=P(e);s.current=e;let a=n.current;if(_(()=>()=>{a.element&&a.element===vt&&Pn()},[]),!e)return{};let o=r=>{a.element=r.currentTarget,s.current&&Td(a.element,s.current)};return{onPointerEnter:r=>{r.pointerType==="mouse"&&(Object.assign(a,{x:r.clientX,y:r.clientY,resting:!Sn(r)}),a.resting||o(r))},onPointerLeave:r=>r.pointerType==="mouse"&&Pn(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&o(r),onBlur:Pn,onPointerDown:r=>{if(a.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(a,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(wt),wt=setTimeout(()=>{a.pressed=!0,s.current&&Ca(c,s.current,!0)},Ed)},onPointerMove:r=>{let c=Math.hypot(r.clientX-a.x,r.clientY-a.y);r.pointerType!=="mouse"?c>10&&clearTimeout(wt):a.resting&&(a.resting=!1,o(r))},onPointerUp:()=>!a.pressed&&clearTimeout(wt),onPointerCancel:()=>clearTimeout(wt),onClick:t?r=>s.current&&Ca(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>a.pressed&&r.preventDefault(),onClickCapture:r=>{a.pressed&&(a.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function La({game:e,id:t,children:n}){let s=Fs({game:e,id:t});return l`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var Cd,Ld,Ed,Tn,vt,ql,Bl,wt,Ws=x(()=>{"use strict";M();En();Me();le();Bs();Ma();Cd=320,Ld=90,Ed=420,Tn=null,vt=null,ql=!1,Bl=0});function ae({game:e,id:t,size:n="table",turned:s=!1,essences:a,points:o,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:$,target:f,badge:m,children:h}){let[y]=G("sentences"),w=t?oe(e,t):null,S=typeof d=="string"?[d].filter(Boolean):d,k=Fs(w&&n!=="full"?{game:e,id:w.id,notes:S,points:o}:null,!$),T=w&&!r?w.kind:"back",te={class:["card",`card-${n}`,`kind-${T}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",a?.some(Boolean)&&"holding",y&&w&&zs(w)&&"telling"].filter(Boolean).join(" "),"aria-label":D(()=>Ad(w,r,s,a),[w,r,s,a?.join(" ")]),"aria-description":[w&&n!=="full"?xa(w):"",...S].filter(Boolean).join(" ")||void 0,...k},$e=D(()=>!w||r?l`<${_a}/>`:n==="chip"?l`<${Pd} face=${w} turned=${s} points=${o}/>`:l`<${Ln} game=${e} face=${w} size=${n} sentences=${y} points=${o}/>`,[e,w,r,n,s,o,y]),re=l`
    ${$e}
    ${a&&l`<${et} essences=${a}/>`}
    ${m!=null&&m!==""&&l`<span class="card-badge">${m}</span>`}`;return l`<div class=${`card-place place-${n} of-kind-${T} ${s?"is-turned":""}`} data-target=${f}>
    ${$||f?l`<button type="button" ...${te} aria-pressed=${u?"true":void 0} aria-disabled=${$?void 0:"true"}
          onClick=${$??k.onClick}>${re}</button>`:l`<div role="img" tabindex=${w&&n!=="full"?0:void 0} ...${te}>${re}</div>`}
    ${h}
  </div>`}function Pd({face:e,turned:t,points:n=e.points}){return l`
    <${b} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&_n(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&l`<${ee} n=${n}/>`}`}function Ad(e,t,n,s){return e?[e.name,e.kind_name,t&&i("card-face-down"),n&&i("card-turned"),...(s??[]).map((a,o)=>a>0&&i("card-holds",{n:a,what:We(Fe[o],a)}))].filter(Boolean).join(", "):i("card-back")}var Ge=x(()=>{"use strict";M();En();Me();N();le();L();Ws();Ws()});function Rd(e,t){return jl(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function Id(e,t){return jl(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function Us(e,t){return e?e.moves.filter(n=>n.targets.length&&Rd(n.targets,t)):[]}function Gs(e,t){return t.length?Us(e,t).filter(n=>n.targets.length===t.length):[]}function Vs(e,t){return new Set(Us(e,t).flatMap(n=>Id(n.targets,t)))}function Ks(e,t,n){if(!Vs(e,t).has(n))return t.length?Ks(e,js,n):null;let s=[...t,n],a=Us(e,s),o=Gs(e,s);return a.length===1&&o.length===1?{path:s,menu:[],move:o[0]}:{path:s,menu:o,move:null}}function Ea(e){return e.slice(0,-1)}function Sa(e){return e?e.moves.filter(t=>!t.targets.length):[]}function Ta(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function An(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function Ot(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function Ys(e,t){return e?.why?.[t]??[]}var js,Wl,jl,Nt=x(()=>{"use strict";js=[],Wl=e=>e.split(":")[0],jl=e=>e.every(t=>Wl(t)===Wl(e[0]))});function Aa(){return Zt}async function nt(){return Js(rn("me")??await ge("/api/me"))}async function Ra(){return Zt.id?Zt:tn({})}async function tn(e){return Js(await H("/api/me",e))}async function Qs(e,t,n){return st(`/api/account/${e}`,{name:t,password:n})}async function st(e,t){return Js(await H(e,t))}async function Ia(){return Js(await H("/api/account/logout"))}function pe(){let[,e]=g(0);return _(()=>{let t=()=>e(n=>n+1);return Pa.add(t),()=>{Pa.delete(t)}},[]),Zt}function Js(e){Zt={...Zt,...e,id:!!e.id};for(let t of[...Pa])t();return Zt}var Zt,Pa,Ce=x(()=>{"use strict";W();pt();M();Zt={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},Pa=new Set});function Oa(e,t){let n=e[e.length-1];if(!n)return[t];if(t.cause==="request")return[...e.slice(0,-1),{...n,...t,events:n.events,lines:n.lines,news:n.news,touched:n.touched}];if(t.cause==="move"&&t.step===n.step+1&&t.era===n.era)return[...e,t].slice(-80);if(t.cause==="undo"&&t.era===n.era+1){let s=e.filter(({step:r})=>r<t.step),a=e.find(({step:r})=>r===t.step),o=a?{events:a.events,lines:a.lines,news:a.news,touched:a.touched}:{};return[...s.map(r=>({...r,era:t.era})),{...t,...o}]}return t.step===n.step&&t.era===n.era?e:[t]}function Na(e,t){if(!e.length)return e;let n=t.filter(({step:r})=>r<e[0].step).map(r=>({...r,era:e[0].era})),s=n.length&&n[n.length-1].step===e[0].step-1,a=t.find(({step:r})=>r===e[0].step),o=a?{...e[0],events:a.events,lines:a.lines,news:a.news,touched:a.touched}:e[0];return s?[...n,o,...e.slice(1)]:[o,...e.slice(1)]}function Za(e,t){return t<0?e[e.length-1]?.touched??[]:[...new Set(e.filter(({step:n})=>n>t+1).flatMap(({touched:n})=>n??[]))]}var Nd,Xs=x(()=>{"use strict";Nd=80});function Da(e,t){return new eo(e,t)}var Zd,Dd,Hd,zd,qd,Bd,Ul,eo,Ha=x(()=>{"use strict";W();Ce();Xs();L();Zd=500,Dd=2e4,Hd=2e4,zd=4404,qd=4401,Bd=3e3,Ul=8e3;eo=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,past:[],log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new X("offline",i("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===zd&&(this.data.gone=!0),s===qd&&nt().catch(()=>{}),this.#o())},this.#i(Ul)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new X("lost",i("net-lost")));if(!this.data.gone){let t=Math.min(Dd,Zd*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=Hd){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(Ul),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(Bd)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new X(t,i(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#f();break;case"state":this.#$(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"past":t.era===this.data.state?.era&&(this.data.past=Na(this.data.past,t.steps)),this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#f(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#$(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.past=Oa(this.data.past,t),this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(a=>!a.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:a,step:o,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===o?this.#l(t):(a==="undo"?n.step<o:n.step>o&&!(r&&c))?this.#e(s,null):this.#e(s,new X("lost",i("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new X(n,s));else for(let a of[...this.pending.keys()])this.#e(a,new X(n,s))}}});function za(){let e=rn("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},Fd)}async function qa(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=Gl){let a=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+Gl-1}&eyes=${t}`);if(!a.ok)return;s=(await a.json()).length}}async function Ba(e){let n=("caches"in globalThis?await(await caches.open(Wd)).keys():[]).map(({url:a})=>new URL(a)).find(({pathname:a})=>a===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var Fd,Gl,Wd,to=x(()=>{"use strict";pt();Fd=2500;Gl=40,Wd="seen"});function ot(){return Aa().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function Rn(e,t={}){let n=await H(e,t),s=await Vl(()=>navigator.credentials.create({publicKey:{...n,challenge:no(n.challenge),user:{...n.user,id:no(n.user.id)},excludeCredentials:n.excludeCredentials.map(Yl)}}));return{...Kl(s),response:{clientDataJSON:Dt(s.response.clientDataJSON),attestationObject:Dt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function In(e){let t=await H(e),n=await Vl(()=>navigator.credentials.get({publicKey:{...t,challenge:no(t.challenge),allowCredentials:t.allowCredentials.map(Yl)}}));return{...Kl(n),response:{clientDataJSON:Dt(n.response.clientDataJSON),authenticatorData:Dt(n.response.authenticatorData),signature:Dt(n.response.signature),userHandle:n.response.userHandle?Dt(n.response.userHandle):null}}}async function Vl(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new X("passkey",i(s?"passkey-known":"passkey-not-done"))}if(!t)throw new X("passkey",i("passkey-not-done"));return t}function Kl(e){return{id:e.id,rawId:Dt(e.rawId),type:e.type,clientExtensionResults:{}}}function Yl(e){return{...e,id:no(e.id)}}function no(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Dt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var On=x(()=>{"use strict";W();Ce();L()});function Ne({legend:e,name:t,value:n,values:s,choose:a}){let o=dn();return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>l`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${o}-${t}`} checked=${r.value===n} onChange=${()=>a(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&l`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function Ql({game:e,sets:t,chosen:n,choose:s}){let a=o=>{let r=t.map(c=>c.id).filter(c=>c===o?!n.includes(o):n.includes(c));r.length&&s(r)};return l`
    <fieldset class="choice">
      <legend>${i("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(o=>l`
          <label key=${o.id} class="option-card">
            <input type="checkbox" checked=${n.includes(o.id)} onChange=${()=>a(o.id)} />
            <span><strong>${o.title}</strong><small>${ht(`${e}-set`,o.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function Jl({game:e,option:t,value:n,choose:s}){let a=t.values.filter(Boolean),o=_e(`${e}-option`,t.name),r=ht(`${e}-option`,t.name);return a.join()==="off,on"?l`<${xt} title=${o} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:l`
    <${Ne} legend=${o} name=${t.name} value=${n} choose=${s}
      values=${a.map(c=>({value:c,title:_e(`${e}-value`,c),hint:ht(`${e}-value`,c)}))} />`}function xt({title:e,hint:t,value:n,choose:s}){return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function Xl({info:e,sets:t,seats:n,choose:s}){let a=Xt(e,t),o=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?Ud(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return l`
    <fieldset class="choice">
      <legend>${i("new-seats")}</legend>
      <div class="row" role="group" aria-label=${i("new-how-many")}>
        ${a.map(c=>l`
          <button key=${c} type="button" class="btn icon-only" aria-pressed=${c===n.length?"true":"false"} onClick=${()=>o(c)}>${c}</button>`)}
      </div>
      <ol class="seat-plan">
        ${n.map((c,u)=>l`
          <li key=${u}>
            <label class="field-row"><span>${i("new-seat",{n:u+1})}</span>
              <select class="select" value=${jd(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${i("new-me")}</option>
                <option value="person">${i("new-person")}</option>
                ${e.opponents.map(p=>l`<option key=${p.bot} value=${`bot ${p.bot}`}>${i("new-bot",{bot:gn(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&l`<p class="seat-character">${bn(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function jd(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function Ud(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function ec({form:e,change:t}){return l`
    <${Ne} legend=${i("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:i(`new-clock-${n}`),hint:i(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&l`
      <div class="row">
        <${Nn} title=${i("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>i("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${Nn} title=${i("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>i("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&l`
      <${Nn} title=${i("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>i("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function Nn({title:e,value:t,values:n,word:s,choose:a}){return l`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${o=>a(parseFloat(o.currentTarget.value))}>
        ${n.map(o=>l`<option key=${o} value=${String(o)}>${s(o)}</option>`)}
      </select>
    </label>`}var Fa=x(()=>{"use strict";fe();M();L()});function Dn({onPace:e,pace:t,hints:n=!0}){let[s,a]=G("theme"),[o,r]=G("text"),[c,u]=G("motion"),[p,d]=G("sentences"),[$,f]=G("sound"),[m,h]=G("news"),[y,w]=G("confirm"),[S,k]=G("hints"),[T,I]=G("pace"),te=t??T,$e=t!==void 0&&!e,re=v=>{I(Number(v)),e?.(Number(v))},ie=(v,E)=>E.map(O=>({value:O,title:i(`taste-${v}-${O}`),hint:""}));return l`
    <${Vd} />
    <${Ne} legend=${i("taste-cards")} name="cards" value=${p?"sentences":"signs"}
      choose=${v=>d(v==="sentences")} values=${ie("cards",["signs","sentences"])} />
    <${Ne} legend=${i("taste-text")} name="text" value=${o} choose=${r} values=${ie("text",["usual","large","larger"])} />
    <${Ne} legend=${i("taste-theme")} name="theme" value=${s} choose=${a} values=${ie("theme",["auto","dark","light"])} />
    <${Ne} legend=${i("taste-motion")} name="motion" value=${c} choose=${u} values=${ie("motion",["auto","full","less"])} />
    <fieldset class="choice" disabled=${$e}>
      <legend>${i("taste-pace")}</legend>
      <div class="choice-values">
        ${Zn.map(v=>l`<label key=${v} class="option-card"><input type="radio" name="pace" checked=${v===Gd(te)} onChange=${()=>re(String(v))} />
          <span><strong>${i("taste-pace-value",{n:v})}</strong></span></label>`)}
      </div>
      ${$e&&l`<p class="quiet-text">${i("taste-pace-host")}</p>`}
    </fieldset>
    <${xt} title=${i("taste-news")} hint=${i("taste-news-hint")} value=${m} choose=${h} />
    <${xt} title=${i("taste-confirm")} hint=${i("taste-confirm-hint")} value=${y} choose=${w} />
    <${xt} title=${i("taste-hints")} hint=${i(n?"taste-hints-hint":"hint-forbidden")} value=${S&&n} choose=${n?k:()=>{}} />
    <${xt} title=${i("taste-sound")} hint=${i("taste-sound-hint")} value=${$} choose=${f} />`}function Vd(){let e=pe(),[,t]=G("language"),n=s=>{t(s),tn({language:s}).catch(()=>{})};return e.languages.length>1&&l`
    <label class="field"><span class="label">${i("taste-language")}</span>
      <select class="select" value=${$t()} onChange=${s=>n(s.currentTarget.value)}>
        ${e.languages.map(s=>l`<option key=${s} value=${s} lang=${s}>${la(s)}</option>`)}
      </select></label>`}var Zn,Gd,Hn=x(()=>{"use strict";M();Ce();Fa();le();L();Zn=[0,.4,.7,1.5,3];Gd=e=>Zn.reduce((t,n)=>Math.abs(n-e)<Math.abs(t-e)?n:t)});function nn({signs:e}){let t=e.filter(_n),n=t.map((o,r)=>Wa(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,a=n.map((o,r)=>n[r*s%n.length].join(",")).join(" ");return l`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${a} />
        ${Kd().map(o=>l`<path d=${o} class="thin" />`)}
      </svg>
      ${t.map((o,r)=>l`
        <span class=${`emblem-sign of-${o}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${b} name=${o} size=${26} /></span>`)}
    </div>`}function Wa(e,t){return[tc(Math.cos(e)*t),tc(Math.sin(e)*t)]}function tc(e){return Math.round(e*100)/100}function Kd(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${Wa(n,t%5?45.5:43).join(" ")}L${Wa(n,48).join(" ")}`})}var so=x(()=>{"use strict";M();N()});function at({name:e,guest:t=!1}){return t&&=!Yd.test(e),l`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&l` <small class="guest-mark" title=${i("guest-mark-what")}>${i("guest-mark")}</small>`}`}var Yd,sn=x(()=>{"use strict";M();L();Yd=/^Guest \d+$/});function nc(e){let[t,n]=g({tables:null,problem:""});return _(()=>{let s=0,a=!1,o=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await ge(e).then(u=>({tables:u,problem:""}),u=>({problem:F(u)}));if(a)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(o,Qd)},r=()=>{document.visibilityState==="visible"&&o()};return o(),document.addEventListener("visibilitychange",r),()=>{a=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function sc(){let{tables:e}=nc("/api/mine");if(!e?.length)return null;let t=e.filter(o=>o.status!=="over"),n=t.filter(o=>o.your_turn),s=t.filter(o=>!o.your_turn),a=e.filter(o=>o.status==="over");return l`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${i("home-mine")}</h2>
      ${t.length>0&&l`<ul class="table-list">${[...n,...s].map(o=>l`<${em} key=${o.table} table=${o} />`)}</ul>`}
      ${a.length>0&&l`
        <details open=${!t.length}>
          <summary>${i("home-over",{n:a.length})}</summary>
          <ul class="table-list">${a.slice(0,Jd).map(o=>l`<${tm} key=${o.table} table=${o} />`)}</ul>
        </details>`}
    </section>`}function oc(){let{tables:e,problem:t}=nc("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return l`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${i("home-open")}</h2>
      ${n.length>0&&l`<ul class="table-list">${n.map(s=>l`<${nm} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&l`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?l`${i("home-open-none")} <a href="/new">${i("home-open-one")}</a>`:t||i("home-open-coming")}
        </p>`}
    </section>`}function em({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return l`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${ja} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${i(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${i("home-resume")}</a>
    </li>`}function tm({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat($t()).format((e.winners??[]).map(s=>e.seats[s].name));return l`
    <li class="table-row">
      <${ja} table=${e} />
      <span class="turn-mark">${t?i("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&i("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${i("home-replay")}</a>
    </li>`}function nm({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return l`
    <li class="table-row">
      <${ja} table=${e} />
      ${e.watchers>0&&l`<span class="turn-mark">${i("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${i(t?"home-sit":"home-watch")}</a>
    </li>`}function ja({table:e}){return l`
    <div class="table-about">
      <strong>${ce(e.game)}</strong>
      <span class="quiet-text">${Xe(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>l`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${b} name=${Xd[t.kind]} size=${14} /> ${sm(e,t,n)}</li>`)}
      </ul>
    </div>`}function sm(e,t,n){return e.you===n?i("home-you"):t.kind==="empty"?i("home-free-seat"):t.kind==="bot"?i("home-bot",{bot:_e("bot",t.bot||t.name)}):l`<${at} name=${t.name||i("guest")} guest=${t.guest} />`}var Qd,Jd,Xd,ac=x(()=>{"use strict";W();fe();M();N();L();sn();Qd=4e3,Jd=6,Xd={person:"person",bot:"bot",empty:"plus"}});var rc={};Pe(rc,{Page:()=>om});function om(){let e=ke()??[];return l`
    <div class="home">
      <header class="home-head">
        <h1>${i("home-title")}</h1>
        <p>${i("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>l`<${am} key=${t.game} info=${t} />`)}
      </div>
      <${sc} />
      <${oc} />
      <${rm} />
      <p class="fine">${i("home-unofficial")}</p>
    </div>`}function am({info:e}){let{game:t,hue:[n,s]}=e,[a,o]=g(!1),[r,c]=g(""),u=z("lastTable")[t],p=async()=>{o(!0),c("");try{let $=u??pa(e),{table:f}=await H("/api/tables",$);Je("lastTable",{...z("lastTable"),[t]:u??{...$,variant:e.variants[0]}}),Ze(`/t/${f}`)}catch($){c(F($)),o(!1)}},d=u?u.seats.length-1:1;return l`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${nn} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${ce(t)}</h2>
        <p>${i(`${t}-about`)}</p>
        <p class="row">
          <button type="button" class="btn primary large" disabled=${a} onClick=${p}>
            ${i(a?"home-dealing":"home-play",{bots:d})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${i("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||i(u?"home-as-last":"home-first-time",{what:u&&Xe(u)||i("home-plain")})}</p>
      </div>
    </section>`}function rm(){let[e,t]=g(""),n=async s=>{let a=s.currentTarget,o=a.files?.[0];if(o){t("");try{let{table:r}=await H("/api/records",await o.text());Ze(`/replay/${r}`)}catch(r){t(F(r))}a.value=""}};return l`
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
    </section>`}var ic=x(()=>{"use strict";W();fe();M();N();Ht();le();L();so();ac()});var lc={};Pe(lc,{Page:()=>lm});function lm(){let e=ke();return l`
    <div class="column">
      <h1>${i("new-title")}</h1>
      ${e?l`<${cm} games=${e} />`:l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function cm({games:e}){let[t,n]=g(()=>um(e)),[s,a]=g(!1),[o,r]=g(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],p=m=>{n({...t,...m}),r("")},d=m=>p({games:{...t.games,[c.game]:{...u,...m}}}),$=async m=>{m.preventDefault(),a(!0);let h=dm(t,c);try{let{table:y}=await H("/api/tables",h);Je("lastForm",t),h.seats.every(w=>w.kind!=="person")&&Je("lastTable",{...z("lastTable"),[c.game]:h}),Ze(`/t/${y}`)}catch(y){r(F(y)),a(!1)}},f=u.seats.some(m=>m.kind==="person");return l`
    <form class="new-table" onSubmit=${$}>
      <section class="panel">
        <${Ne} legend=${i("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${e.map(m=>({value:m.game,title:ce(m.game),hint:i(`${m.game}-about`)}))} />
        ${c.sets.length>1&&l`<${Ql} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:ua(c,m,u.seats)})} />`}
        ${c.variants.length>1&&l`
          <${Ne} legend=${i("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:_e(`${c.game}-variant`,m),hint:ht(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>l`
          <${Jl} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${h=>d({options:{...u.options,[m.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${Xl} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${Ne} legend=${i("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:i(`new-${m}`),hint:i(`new-${m}-hint`)}))} />
        <${ec} form=${t} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&l`<${Nn} title=${i("new-pace")} value=${t.pace} values=${Zn} word=${m=>i("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${xt} title=${i("new-hints")} hint=${i("new-hints-hint")} value=${t.hints} choose=${m=>p({hints:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${o}</p>
        <button class="btn primary large" disabled=${s}>${i(f?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function um(e){let t=z("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(o=>o.game===n)?.game??e[0].game,a=Object.fromEntries(e.map(o=>[o.game,pm(o,t.games?.[o.game])]));return{...im,pace:z("pace"),...t,game:s,games:a}}function pm(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),a=t.seats&&Xt(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),o=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:a?t.seats:o}}function dm(e,t){let{sets:n,variant:s,options:a,seats:o}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>a[u]&&a[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,a[u]])),seats:o,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints}}var im,cc=x(()=>{"use strict";W();fe();M();Ht();Hn();le();L();Fa();im={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0}});function Ua(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Ga({seat:e,skew:t}){let[,n]=g(0),s=e.due!==null&&e.due!==void 0;if(_(()=>{if(!s)return;let o=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(o)},[s]),e.bank===null||e.bank===void 0)return null;let a=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return l`<span class="clock" data-running=${s||null} data-low=${s&&a<mm||null}
    role="timer" aria-label=${i("clock-left",{time:Ua(a)})}>${Ua(a)}</span>`}var mm,Va=x(()=>{"use strict";M();L();mm=20});function zn({table:e,state:t,skew:n,onSeat:s,children:a}){let o=t.view,r=o.token??o.first??null,c=o.seats.map(($,f)=>t.result?t.result.points[f]:$.points),u=Math.max(...c,1),p=o.threshold||u,d=o.threshold>0&&u>=o.threshold&&!o.over;return l`
    <header class="strip">
      <div class="strip-round">
        <strong>${o.round?i("strip-round",{round:o.round}):i("strip-setup")}</strong>
        <span class="strip-goal" data-reached=${d||null}>${d?i("strip-reached",{points:o.threshold}):o.match?i("strip-match",{game:o.match.game}):o.threshold?i("strip-goal",{points:o.threshold}):o.last_round?i("strip-last-round",{round:o.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${o.seats.map(($,f)=>l`
          <li key=${f}>
            <${fm} seat=${e.seats[f]} points=${c[f]} goal=${p} threshold=${o.threshold??0} you=${f===e.you} skew=${n}
              wins=${o.match?o.match.wins[f]:null} first=${r===f} passed=${o.passed?.includes(f)}
              active=${!o.over&&(o.owing.length?o.owing.includes(f):o.active===f)} onClick=${()=>s(f)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${a}</div>
    </header>`}function fm({seat:e,points:t,goal:n,threshold:s,you:a,skew:o,wins:r,first:c,passed:u,active:p,onClick:d}){let $=s>0&&t>=s,f=[$&&i("seat-reached"),a&&i("seat-you"),p&&i("seat-turn"),c&&i("seat-first"),u&&i("seat-passed"),e.guest&&i("guest-mark"),oo(e)].filter(Boolean).join(", ");return l`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${a||null} onClick=${d}
      aria-label=${i("seat-summary",{name:e.name,points:t,marks:f})} title=${i("seat-summary",{name:e.name,points:t,marks:f})}>
      <span class="presence" data-here=${uc(e)}></span>
      <span class="seat-name"><${at} name=${e.name} guest=${e.guest&&!a} /></span>
      ${c&&l`<span class="mark" aria-hidden="true"><${b} name="first" size=${15} /></span>`}
      ${u&&l`<span class="mark" aria-hidden="true"><${b} name="pass" size=${15} /></span>`}
      <${Ga} seat=${e} skew=${o} />
      ${$&&l`<span class="mark" aria-hidden="true"><${b} name="crown" size=${15} /></span>`}
      <span class="seat-points" data-reached=${$||null}>${t}${s>0&&l`<small>/${s}</small>`}</span>
      ${r!==null&&l`<span class="seat-wins" title=${i("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function uc(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function oo(e){return i(`presence-${uc(e)}`,{bot:e.stand_in||e.bot||""})}var qn=x(()=>{"use strict";M();N();L();sn();Va()});function ao({path:e}){let[t,n]=g(!1),s=new URL(e,location.href).href;_(()=>{if(!t)return;let o=setTimeout(()=>n(!1),$m*1e3);return()=>clearTimeout(o)},[t]);let a=()=>navigator.clipboard?.writeText(s).then(()=>n(!0)).catch(()=>{});return l`
    <div class="share">
      <input class="input" readonly value=${s} aria-label=${i("share-label")} onFocus=${o=>o.target.select()} />
      <button type="button" class="btn" onClick=${a}>${t?i("share-copied"):i("share-copy")}</button>
    </div>`}function Ka({table:e,send:t}){let n=ke()?.find(o=>o.game===e.game),s=n?.opponents??[],a=e.seats.filter(o=>o.kind==="empty").length;return l`
    <div class="room">
      <h1>${ce(e.game)}</h1>
      <p class="room-what">${Xe(e)}</p>
      <p role="status" class="room-state">${a?i("room-waiting",{n:a}):i("room-starting")}</p>
      <ol class="room-seats">
        ${e.seats.map((o,r)=>l`
          <li key=${r} data-kind=${o.kind} data-you=${r===e.you||null}>
            <span class="room-number">${r+1}</span>
            <span class="room-name">${o.kind==="empty"?i("room-free"):o.kind==="bot"?i("room-bot",{bot:_e("bot",o.bot)}):l`<${at} name=${o.name} guest=${o.guest} />`}
              ${o.kind==="bot"&&l`<small>${bn(s.find(c=>c.bot===o.bot))}</small>`}
              ${o.kind==="person"&&l`<small>${r===e.you?i("seat-you"):oo(o)}</small>`}</span>
            <span class="room-acts">
              ${o.kind==="empty"&&e.you<0&&l`<button type="button" class="btn primary" onClick=${()=>t({t:"sit",seat:r})}>${i("room-sit")}</button>`}
              ${o.kind==="empty"&&e.host&&n&&l`<${hm} opponents=${s} first=${n.opponent} put=${c=>t({t:"set_seat",seat:r,bot:c})} />`}
              ${o.kind==="bot"&&e.host&&l`<button type="button" class="btn" onClick=${()=>t({t:"set_seat",seat:r,bot:""})}>${i("room-no-bot")}</button>`}
              ${r===e.you&&l`<button type="button" class="btn" onClick=${()=>t({t:"leave"})}>${i("room-leave")}</button>`}
            </span>
          </li>`)}
      </ol>
      <h2>${i("room-invite")}</h2>
      <${ao} path=${`/t/${e.table}`} />
      ${e.watchers>0&&l`<p class="room-what">${i("watchers",{n:e.watchers})}</p>`}
    </div>`}function hm({opponents:e,first:t,put:n}){let[s,a]=g(t);return l`
    <span class="row">
      <select class="select" aria-label=${i("room-which-bot")} value=${s} onChange=${o=>a(o.currentTarget.value)}>
        ${e.map(o=>l`<option key=${o.bot} value=${o.bot}>${gn(o)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${b} name="bot" size=${16} /> ${i("room-put-bot")}</button>
    </span>`}var $m,ro=x(()=>{"use strict";M();N();fe();L();sn();qn();$m=2});function Qa(e,t){let[n,s]=g(Ya),[a,o]=g(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;_(()=>{s(Ya),o(!1)},[r?r.at:c,r?.question]);let p=Y((h,y=void 0)=>{s(Ya),o(!0),t({t:"play",step:c,era:u,...h},y).catch(()=>{}).finally(()=>o(!1))},[t,c,u]),d=Y(h=>{a||(pc(h)?s(y=>({path:y.path,menu:[],asking:h})):p({move:h.move},h))},[a,p]),$=Y(h=>{if(a)return;let y=Ks(r,n.path,h);y&&(y.move&&!pc(y.move)?p({move:y.move.move},y.move):s({path:y.path,menu:y.menu,asking:y.move}))},[r,a,n,p]),f=Y(()=>{if(!n.path.length&&!n.asking)return!1;let h=Ea(n.path);return s({path:h,menu:Gs(r,h),asking:null}),!0},[r,n]),m=D(()=>a?new Set([]):Vs(r,n.path),[r,a,n.path]);return{...n,lit:m,busy:a,choose:$,take:d,back:f,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:h=>p({moves:h.map(y=>y.move)})}}var Ya,pc,Ja=x(()=>{"use strict";M();Nt();le();Ya={path:js,menu:[],asking:null},pc=e=>!!e.confirm&&z("confirm")});function Bn(e){return gm.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function Xa(e){let t=e?e.moves.filter(Bn):[];return t.length>dc?t:[]}function Fn(e){return e[0].amount.map((t,n)=>Math.min(...e.map(s=>s.amount[n])))}function lo(e,t,n){let s=fc(t,n,1);return e.some(a=>mc(s,a.amount))?s:null}function co(e,t,n){return t[n]>Fn(e)[n]?fc(t,n,-1):null}function er(e,t){return e.find(n=>n.amount.every((s,a)=>s===t[a]))??null}function uo(e,t){let n=e.filter(s=>mc(t,s.amount)).map(s=>io(s.amount));return{n:io(t),least:Math.min(...n),most:Math.max(...n)}}function tr(e){let t=Fn(e),{least:n,most:s}=uo(e,t);return{fixed:t,least:n-io(t),most:s-io(t)}}function nr(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function sr(e,t,n){let s=n==="gain"?1:-1;return e.map((a,o)=>a+s*(t[o]??0))}function or(e,t){let n=e[0]?.have;return n?n.map((s,a)=>t.reduce((o,r)=>o+(r.change?.[a]??0),s)):null}var gm,dc,io,mc,fc,Wn=x(()=>{"use strict";gm=new Set(["pay","gain","lose"]),dc=5;io=e=>e.reduce((t,n)=>t+n,0),mc=(e,t)=>e.every((n,s)=>n<=t[s]),fc=(e,t,n)=>e.map((s,a)=>a===t?s+n:s)});function ar({plan:e,game:t,kinds:n,pool:s,essencesOn:a,onTake:o,disabled:r}){let[c,u]=g({}),p=e.map((m,h)=>Ot(m,c[h]??"")??An(m)??m.moves[0]),d=or(e,p),$=!d||d.every(m=>m>=0),f=(m,h)=>u({...c,[m]:String(h.move)});return l`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,h)=>l`
          <li key=${h} class="collect-row">
            ${m.card&&l`<${ae} game=${t} id=${m.card} size="chip" essences=${a(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(y=>l`
                <button type="button" key=${y.move} role="radio" class="toggle" aria-checked=${y===p[h]}
                  disabled=${r} data-move=${y.move} onClick=${()=>f(h,y)}>
                  <${Oe} fragments=${y.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&l`<${bm} kinds=${n} pool=${s} after=${d} />`}
      ${!$&&l`<p class="decision-how" role="status">${i("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!$} onClick=${()=>o(p)} aria-keyshortcuts="Enter">
        ${i("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function bm({kinds:e,pool:t,after:n}){let s=e.map((a,o)=>({kind:a,n:n[o],by:n[o]-t[o]})).filter(({n:a,by:o})=>a||o);return l`
    <p class="collect-after" role="status"><span>${i("collect-after")}</span>
      ${s.map(({kind:a,n:o,by:r})=>l`
        <span key=${a} class=${`collect-kind of-${a}`}><${b} name=${a} size=${18} label=${i(`sign-${a}`,{n:o})} /><b class="num">${o}</b>${r!==0&&l`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var rr=x(()=>{"use strict";M();N();Ge();L();Nt();Wn()});function on({move:e,index:t,proposed:n,hinted:s,verb:a,onTake:o,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return l`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>o(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&l`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${a&&l`<span class="move-verb">${e.heading}</span> `}<${Oe} fragments=${e.label} /></span>
        ${e.hint.length>0&&l`<span class="move-hint"><${Oe} fragments=${e.hint} /></span>`}
      </span>
      ${n&&l`<span class="move-enter" title=${i("decide-proposed")}>↵</span>`}
    </button>`}function ir({moves:e,proposed:t,hinted:n,onTake:s,disabled:a}){let o=0;return l`
    <div class="move-list">
      ${Ta(e).map(({heading:r,moves:c})=>l`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>l`<${on} key=${u.move} move=${u} index=${o++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${a} />`)}
        </section>`)}
    </div>`}var po=x(()=>{"use strict";M();N();L();Nt()});function lr({moves:e,start:t,kinds:n,pool:s,onTake:a,disabled:o}){let[r,c]=g(t.amount),{group:u}=t,p=er(e,r),{n:d,least:$,most:f}=uo(e,r),m=sr(s,r,u),h=Fn(e),y=r.every((k,T)=>k===h[T]),w=(k,T)=>i(`sign-${n[k]}`,{n:T}),S=k=>k&&!o&&c(k);return l`
    <div class="picker" data-group=${u}>
      <p class="picker-cost"><span>${i(`pick-${u}`)}</span> <${vm} moves=${e} kinds=${n} /></p>
      <div class="picker-tray" role="group" aria-label=${i("pick-chosen")}>
        ${wm(r,f).map(({kind:k,count:T},I)=>k<0?l`<span key=${I} class="picker-slot" aria-hidden="true"></span>`:l`
          <button type="button" key=${I} class=${`picker-token of-${n[k]}`} data-kind=${n[k]} aria-disabled=${!co(e,r,k)}
            aria-label=${i("pick-out",{kind:w(k,1),n:r[k]})} title=${i("pick-out",{kind:w(k,1),n:r[k]})}
            onClick=${()=>S(co(e,r,k))}><${b} name=${n[k]} size=${22} />${T>1&&l`<b class="num">${T}</b>`}</button>`)}
        <output class="picker-count num" role="status">${$===f?i("pick-count",{n:d,of:f}):i("pick-count-between",{n:d,least:$,most:f})}</output>
      </div>
      <div class="picker-kinds" role="group" aria-label=${i(u==="gain"?"pick-from-any":"pick-from-pool")}>
        ${nr(e).map(k=>l`
          <button type="button" key=${k} class=${`picker-kind of-${n[k]}`} data-kind=${n[k]} aria-disabled=${o||!lo(e,r,k)}
            aria-label=${i("pick-in",{kind:w(k,1),n:m[k],how:u==="gain"?"then":"left"})} title=${i("pick-in",{kind:w(k,1),n:m[k],how:u==="gain"?"then":"left"})}
            onClick=${()=>S(lo(e,r,k))}><span class="picker-plus" aria-hidden="true">+</span><${b} name=${n[k]} size=${20} /><b class="num">${m[k]}</b></button>`)}
      </div>
      <p class="decision-how">${i(d<$?"pick-how-more":"pick-how-change")}</p>
      <div class="picker-acts">
        <button type="button" class="btn primary" data-proposed disabled=${o||!p} onClick=${()=>p&&a(p)}
          data-move=${p?.move} aria-keyshortcuts="Enter">
          ${i(`pick-do-${u}`)} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn quiet small" aria-disabled=${y} onClick=${()=>S(h)}>${i("pick-clear")}</button>
      </div>
    </div>`}function wm(e,t){if(t>ym)return e.map((s,a)=>({kind:a,count:s})).filter(({count:s})=>s);let n=e.flatMap((s,a)=>Array.from({length:s},()=>({kind:a,count:1})));return[...n,...Array.from({length:Math.max(0,t-n.length)},()=>({kind:-1,count:0}))]}function vm({moves:e,kinds:t}){let{fixed:n,least:s,most:a}=tr(e),o=s===a?String(a):`${s}–${a}`;return l`
    <${$a} amount=${n} kinds=${t} />
    ${a>0&&l`<span class="sign of-any" title=${i("pick-any",{n:o})}><b class="sign-number" aria-hidden="true">${o}</b><${b} name="any" label=${i("pick-any",{n:o})} /></span>`}`}var ym,cr=x(()=>{"use strict";M();N();L();Wn();ym=10});function de(e){let[t,n]=g(()=>matchMedia(e).matches);return _(()=>{let s=matchMedia(e),a=()=>n(s.matches);return a(),s.addEventListener("change",a),()=>s.removeEventListener("change",a)},[e]),t}function we(e){e?.focus({preventScroll:!0})}function fr(e){let[t,n]=g({width:0,height:0});return ue(()=>{let s=e.current;if(!s)return;let a=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};a();let o=new ResizeObserver(a);return o.observe(s),()=>o.disconnect()},[]),t}var Le,ur,pr,dr,mr,be=x(()=>{"use strict";M();Le="(max-width: 719px), (max-width: 899px) and (orientation: portrait), (max-height: 499px)",ur="(hover: none)",pr="(min-width: 1000px) and (min-height: 700px)",dr="(min-width: 2000px) and (min-height: 1100px)",mr=1.25});function $r({game:e,state:t,ask:n,you:s,choosing:a,hint:o,before:r}){let[c,u]=g(!1);_(()=>u(!1),[n.question,n.at]);let p=t.view,d=p.seats[s],$=xm(e,n),f=An(n),m=o?Ot(n,o.move):null,h=n.plan?.length?n.plan:null,y=Xa(n),w=n.moves.some(T=>T.targets.length),S=Sa(n).filter(T=>!y.length||!Bn(T)),k=T=>d.play?.find(I=>I.card===T)?.essences??null;return a.asking?l`<${$c} choosing=${a} />`:l`
    <div class="decision" data-kind=${n.kind} data-hit=${$||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?i("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&w&&l`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${i("decide-list-title")}>
            ${i("decide-list")}
          </button>`}
      </div>
      ${$&&l`<${hc} lines=${r} />`}
      <div class="decision-body" data-stacked=${y.length>0||c||null}>
        ${_m(n)&&l`<div class="decision-card"><${ae} game=${e} id=${n.card} size=${y.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${o&&l`<${km} hint=${o} />`}
          ${h&&!c?l`<${ar} key=${n.at} plan=${h} game=${e} kinds=${p.essences} pool=${d.pool} essencesOn=${k} onTake=${a.takeAll} disabled=${a.busy} />`:c?l`<${ir} moves=${n.moves} proposed=${f} hinted=${m} onTake=${a.take} disabled=${a.busy} />`:l`
            ${y.length>0&&l`<${lr} key=${n.at} moves=${y} start=${f&&Bn(f)?f:y[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${a.take} disabled=${a.busy} />`}
            ${w&&l`<p class="decision-how">${i(a.menu.length?"decide-menu":a.path.length?"decide-go-on":S.length?"decide-point":"decide-point-only")}</p>`}
            ${S.map((T,I)=>l`<${on} key=${T.move} move=${T} index=${a.menu.length?void 0:I} verb=${T.group==="pass"}
              proposed=${T===f} hinted=${T===m} onTake=${a.take} disabled=${a.busy} />`)}`}
        </div>
      </div>
    </div>`}function km({hint:e}){return l`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&l`<span class="hint-win">${i("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&l`<ul>${e.reasons.map((t,n)=>l`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&l`<p class="hint-second">${i("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function $c({choosing:e}){let t=e.asking;return t&&l`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${we} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${i("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${i("confirm-no")}</button>
      </div>
    </div>`}function hr({names:e,owing:t,you:n,before:s}){let a=t.filter(o=>o!==n).map(o=>e[o]);return l`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${a.length?i("waiting-for",{who:a.join(", "),n:a.length}):i("waiting-table")}</h2>
      <${hc} lines=${s.slice(-1)} />
      ${n<0&&l`<p class="decision-how">${i("you-watch")}</p>`}
    </div>`}function hc({lines:e}){return e.length>0&&l`<div class="decision-before">${e.map((t,n)=>l`<p key=${n}>${t}</p>`)}</div>`}var xm,_m,gr=x(()=>{"use strict";M();Ge();fe();L();Nt();Wn();rr();po();cr();be();xm=(e,t)=>Be(e)?.hits.includes(t.kind)??!1,_m=e=>e.card&&!e.plan?.length});function gc(e){let{game:t,sets:n,variant:s,options:a,clock:o,open:r,pace:c,hints:u}=e,p=e.seats.map((d,$)=>$===e.you?{kind:"me"}:d.kind==="bot"?{kind:"bot",bot:d.bot}:{kind:"person"});return{game:t,sets:n,variant:s,options:a,seats:p,clock:o,open:r,hints:u,...c==null?{}:{pace:c}}}function br({table:e,state:t,names:n,onLook:s}){let[a,o]=g(""),r=t.result,c=r.winners.map(p=>n[p]).join(", "),u=()=>H("/api/tables",gc(e)).then(({table:p})=>Ze(`/t/${p}`)).catch(p=>o(F(p)));return l`
    <div class="ending" role="dialog" aria-label=${i("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?i("ending-you-won"):i("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${i("ending-rounds",{n:r.rounds})}</p>
      <${Mm} score=${t.score} result=${r} names=${n} you=${e.you} />
      ${a&&l`<p class="problem" role="alert">${a}</p>`}
      <div class="row ending-acts">
        <button type="button" class="btn primary" onClick=${u}>${i("ending-again")}</button>
        <button type="button" class="btn" onClick=${s}>${i("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${i("ending-replay")}</a>
        <a class="btn" href=${`/api/tables/${e.table}/record`} download>${i("ending-record")}</a>
        <a class="btn" href="/">${i("ending-home")}</a>
      </div>
      <${ao} path=${`/replay/${e.table}`} />
    </div>`}function Mm({score:e,result:t,names:n,you:s}){let a=n.map((o,r)=>r).sort((o,r)=>t.points[r]-t.points[o]);return l`
    <div class="scores">
      ${a.map(o=>l`
        <section key=${o} class="scores-seat" data-winner=${t.winners.includes(o)||null} data-you=${o===s||null}>
          <h3>${t.winners.includes(o)&&l`<${b} name="crown" size=${18} label=${i("ending-winner")} />`} <bdi>${n[o]}</bdi> <strong>${t.points[o]}</strong></h3>
          <table><tbody>
            ${e[o].map(([r,c,u],p)=>l`<tr key=${`${r} ${p}`}><th scope="row">${u}</th><td>${c}</td></tr>`)}
            ${!e[o].length&&l`<tr><td class="empty">${i("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}var yr=x(()=>{"use strict";M();N();W();Ht();L();ro()});function zt({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let a=/^[-|] /u.exec(s)?.[0]??"",o=n.at(-1);a&&o?.mark===a?o.lines.push(s.slice(2)):n.push({mark:a,lines:[s.slice(a.length)]})}return n.map(({mark:s,lines:a})=>s==="| "?l`<${Cm} lines=${a} draw=${t} />`:s?l`<ul>${a.map(o=>l`<li>${t(o)}</li>`)}</ul>`:l`<p>${t(a[0])}</p>`)}function Cm({lines:e,draw:t}){let[n,...s]=e.map(a=>a.split("|").map(o=>o.trim()));return l`
    <table class="table rules-rows">
      <thead><tr>${n.map(a=>l`<th scope="col">${a}</th>`)}</tr></thead>
      <tbody>${s.map(a=>l`<tr>${a.map(o=>l`<td>${t(o)}</td>`)}</tr>`)}</tbody>
    </table>`}var mo=x(()=>{"use strict";M()});function jn(e,t){return i(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function Un({facts:e,chapter:t}){return t==="signs"?l`<${Sm} signs=${e.sign_table} />`:l`<${zt} text=${i(`${e.game}-rules-${t}`)} line=${Em} />`}function Em(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?l`<${bc} name=${t} />`:t)}function bc({name:e,size:t="1.2em"}){return l`<span class=${Lm.has(e)?`of-${e}`:"of-sign"}><${b} name=${e} size=${t} /></span>`}function Sm({signs:e}){return l`
    <ul class="legend">
      ${e.map(t=>l`<li key=${t}><${bc} name=${t} size="1.5rem" /> ${i(`rules-sign-${t}`)}</li>`)}
    </ul>`}var Lm,wr=x(()=>{"use strict";M();N();L();mo();Lm=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function Gn(e){let t=vr.get(e);return t||(t=ge(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>vr.delete(e)),vr.set(e,t)),t}function _t(e){return e.groups.flatMap(t=>t.clauses)}function fo(e){return new Set(e.parts.flatMap(_t).map(({id:t})=>t))}function Vn(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...fo(e)].find(o=>o.toLowerCase()===n.join(" ")),a=({id:o,question:r="",text:c})=>{let u=`${o} ${r} ${c}`.toLowerCase();return s?o===s:n.every(p=>u.includes(p))};return e.parts.map(({title:o,groups:r})=>({title:o,groups:r.map(c=>({...c,clauses:c.clauses.filter(a)})).filter(({clauses:c})=>c.length)})).filter(({groups:o})=>o.length)}function xr(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var vr,$o=x(()=>{"use strict";W();vr=new Map});function xc(e,t,[n,s]){let a=-1,o=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+Tm*p;u>2&&d<o&&([a,o]=[c,d])}),a}function Pm(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(o=>e.has(o.dataset.target??"")),...n].map(Am).filter(o=>o.getClientRects().length>0)}function Am(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function Rm(e,t){let n=Pm(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let a=xc(yc(s),n.map(yc),vc[e]);a>=0&&n[a].focus()}function Im(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function _r(e,t){let n=P({letters:e,lit:t});n.current={letters:e,lit:t},_(()=>{let s=a=>{if(!(a.ctrlKey||a.metaKey||a.altKey||a.defaultPrevented)){if(Im(a.target)){a.key==="Escape"&&a.target.blur();return}Om(a,n.current.letters,n.current.lit)&&a.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function Om(e,t,n){let{key:s}=e;return s in vc?(Rm(s,n),!0):s==="Enter"?!Nm(e.target)&&kt(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?kt(".menu [data-move]",Number(s))||kt(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function Nm(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function kt(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function kr(){return l`
    <dl class="keys">${wc.map(([e,t])=>l`
      <div key=${t}><dt>${e.map(n=>l`<kbd key=${n}>${n}</kbd>`)}</dt><dd>${i(t)}</dd></div>`)}
    </dl>`}var wc,vc,Tm,yc,ho=x(()=>{"use strict";M();L();wc=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["b"],"key-back"],[["n"],"key-next"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],vc={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Tm=2.5,yc=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function Mr({table:e,onClose:t,tell:n}){let[s,a]=g("rules"),o=P(null),r=Be(e.game),c=P(document.activeElement);_(()=>()=>{c.current instanceof HTMLElement&&c.current.isConnected&&c.current.focus({preventScroll:!0})},[]);let u=d=>{d.stopPropagation();let $=d.target instanceof HTMLInputElement&&d.target.type==="search";(d.key==="Escape"||d.key==="?"&&!$)&&t()},p=d=>{let $=d.key==="ArrowRight"?1:d.key==="ArrowLeft"?-1:0;if(!$)return;d.preventDefault();let f=Kn[(Kn.indexOf(s)+$+Kn.length)%Kn.length];a(f),o.current?.querySelector(`[data-tab="${f}"]`)?.focus()};return l`
    <aside class="help" role="dialog" aria-label=${i("help-title")} ref=${o} onKeyDown=${u}>
      <header>
        <h2>${i("help-title")}</h2>
        <button type="button" class="btn quiet icon-only" ref=${we} onClick=${t} aria-label=${i("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="tabs" role="tablist" aria-label=${i("help-title")} onKeyDown=${p}>
        ${Kn.map(d=>l`
          <button type="button" key=${d} role="tab" data-tab=${d} id=${`help-${d}`} aria-selected=${s===d} aria-controls="help-body" tabindex=${s===d?0:-1} onClick=${()=>a(d)}>${i(`help-${d}`)}</button>`)}
      </div>
      <div class="help-body" id="help-body" role="tabpanel" aria-labelledby=${`help-${s}`} tabindex="0">
        ${s==="rules"&&r?l`<${Dm} key=${e.game} facts=${r} />`:s==="signs"&&r?l`<${qm} facts=${r} />`:s==="keys"?l`<${kr} />`:l`<${Dn} pace=${e.pace} hints=${e.hints} onPace=${e.host?d=>n({t:"pace",pace:d}):void 0} />`}
      </div>
    </aside>`}function Dm({facts:e}){let{game:t,chapters:n,rules_text:s}=e,[a,o]=g(""),{book:r,refusal:c}=zm(s?t:""),u=r&&a.trim()?Vn(r,a).flatMap(_t):[];return l`
    ${r&&l`<input class="input" type="search" value=${a} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
      onInput=${p=>o(p.currentTarget.value)} />`}
    ${a.trim()&&r?l`
      <p class="quiet-text" role="status">${i("clauses-found",{n:u.length})}</p>
      <${_c} game=${t} clauses=${u.slice(0,Zm)} />`:l`
      ${n.filter(p=>p!=="signs").map((p,d)=>l`
        <details key=${p} class="help-chapter" open=${d===0}>
          <summary><h3>${jn(t,p)}</h3></summary>
          <${Un} facts=${e} chapter=${p} />
          ${r&&l`<${Hm} game=${t} book=${r} marks=${e.clauses[p]??[]} />`}
        </details>`)}
      ${c&&l`<p class="quiet-text" role="status">${c}</p>`}
      <p class="row">
        ${s&&l`<a href=${`/rules/${t}/full`} target="_blank" rel="noopener">${i("rules-to-full")}</a>`}
        <a href=${`/cards/${t}`} target="_blank" rel="noopener">${i("rules-to-cards")}</a>
      </p>`}`}function Hm({game:e,book:t,marks:n}){let s=t.parts.filter(a=>n.some(o=>a.title.startsWith(`${o}.`))).flatMap(_t);return s.length>0&&l`
    <details class="help-behind"><summary>${i("help-behind",{n:s.length})}</summary><${_c} game=${e} clauses=${s} /></details>`}function _c({game:e,clauses:t}){return l`
    <dl class="help-clauses">${t.map(({id:n,question:s,text:a})=>l`
      <div key=${n}><dt><a href=${`/rules/${e}/full#${n}`} target="_blank" rel="noopener">${n}</a></dt>
        <dd>${s&&l`<p><em>${s}</em></p>`}<${zt} text=${a} line=${o=>o} /></dd></div>`)}</dl>`}function zm(e){let[t,n]=g(null),[s,a]=g("");return _(()=>{e&&Gn(e).then(n,o=>a(F(o)))},[e]),{book:t,refusal:s}}function qm({facts:e}){let[t,n]=G("sentences");return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${t} onChange=${()=>n(!t)} />
      <span><strong>${i("help-sentences")}</strong><small>${i("help-sentences-hint")}</small></span>
    </label>
    <${Un} facts=${e} chapter="signs" />`}function Cr({touch:e}){let[t,n]=G("taught");return t.reading?null:l`
    <div class="tip" role="note">
      <p>${i(e?"tip-touch":"tip-mouse")}</p>
      <button type="button" class="btn quiet small" onClick=${()=>n({...t,reading:!0})}>${i("tip-understood")}</button>
    </div>`}var Kn,Zm,Lr=x(()=>{"use strict";W();fe();M();N();wr();mo();Hn();$o();le();L();ho();be();Kn=["rules","signs","keys","settings"],Zm=30});function Er(e,t){let{past:n}=e,s=n[n.length-1]?.step??0,a=e.state?.era??0,[o,r]=g(null),c=n[0]?.step??0;_(()=>r(null),[a]);let u=go(o===null||o>=s?null:n.find(({step:f})=>f===o)??null),p=Y(f=>{let m=Math.max(0,f);if(m>=s)return r(null);if(m>=c)return r(m);t({t:"past",since:Math.max(0,Math.min(m,c-Bm))}).then(()=>r(m))},[s,c,t]),d=u?u.step:s,$=e.state?.since??-1;return{state:u,ago:s-d,more:d>0,back:()=>p(d-1),next:()=>p(d+1),now:()=>r(null),mine:()=>p($>=0&&$+1<s?$+1:s-1)}}function go(e){let t=P(e);return D(()=>{let n=e&&t.current&&e.step-t.current.step===1;return t.current=e,e&&{...e,cause:n?"move":"join",news:[]}},[e])}function Sr({looking:e,asked:t}){let{state:n,ago:s}=e;return n&&l`
    <div class="decision looking" role="group" aria-label=${i("look-title")}>
      <h2 class="question" aria-live="polite">${i("look-ago",{n:s})}</h2>
      <div class="decision-before" aria-live="polite">${n.lines.map((a,o)=>l`<p key=${o}>${a}</p>`)}</div>
      ${t&&l`<p class="decision-how">${i("look-asked")}</p>`}
      <div class="row looking-steps">
        <button type="button" class="btn icon-only" aria-label=${i("look-back")} title=${i("look-back")} aria-keyshortcuts="b" aria-disabled=${!e.more} onClick=${()=>e.more&&e.back()}><${b} name="left" size=${18} /></button>
        <button type="button" class="btn icon-only" aria-label=${i("look-next")} title=${i("look-next")} aria-keyshortcuts="n" onClick=${e.next}><${b} name="right" size=${18} /></button>
        <button type="button" class="btn primary looking-now" ref=${we} aria-keyshortcuts="Escape" onClick=${e.now}>${i("look-now")}</button>
      </div>
    </div>`}var Bm,bo=x(()=>{"use strict";M();N();L();be();Bm=20});function yo(e){let t=CSS.escape(e);return[...document.querySelectorAll(`[data-target="${t}"], [data-anchor="${t}"]`)].find(s=>s.getClientRects().length>0)??null}function Tr({choosing:e}){let{menu:t,path:n}=e,s=P(null),[a,o]=g({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return ue(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=yo(r)?.getBoundingClientRect();if(!p)return o({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+Mt+u.width<=innerWidth?p.right+Mt:p.left-Mt-u.width,$=d>=Mt?d:Math.max(Mt,Math.min(p.left,innerWidth-u.width-Mt)),f=Math.max(Mt,Math.min(p.top,innerHeight-u.height-Mt));o({left:$,top:f,ready:!0})},[c,r,t]),_(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?l`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${i("menu-label")} ref=${s}
      style=${{left:`${a.left}px`,top:`${a.top}px`,visibility:a.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>l`<${on} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${i("menu-back")}</button>
    </div>`:null}var Mt,wo=x(()=>{"use strict";M();L();po();Mt=8});function kc(e,t,n,s){let a=t.view.threshold??0,o=!a||!e||t.result||e.view.match?.game!==t.view.match?.game?[]:t.view.seats.filter((r,c)=>r.points>=a&&e.view.seats[c].points<a).map(r=>({words:i(r.seat===s?"news-reached-you":"news-reached",{who:n[r.seat],n:r.points}),targets:[],step:!1}));return[...t.news??[],...o]}function Ar(e){return!z("news")||!Rt()||!z("pace")?0:(e.news??[]).filter(t=>t.step).reduce((t,n)=>t+Pr(n),0)}function Rr(e,t,n){let[s,a]=g([]),o=P(e[e.length-1]??null);_(()=>{let c=o.current,u=e[e.length-1];if(o.current=u??null,!u||!c||u.era!==c.era||!z("news"))return;let d=e.filter(({step:$})=>$>c.step).flatMap($=>kc(e[e.indexOf($)-1]??null,$,t,n));d.length&&a($=>[...$,...d].slice(-Gm))},[e]);let r=s[0]??null;return _(()=>{if(!r)return;let c=setTimeout(()=>a(u=>u.slice(1)),Pr(r));return()=>clearTimeout(c)},[r]),r}function Ir({news:e}){return Yn("data-telling",e?.targets??[]),l`<div class="news" role="status" aria-live="polite">${e&&l`<p key=${e.words} data-step=${e.step||null}>${e.words}${e.step&&l` <small>${i("news-skip")}</small>`}</p>`}</div>`}function Yn(e,t,n=null){let s=t.join(" ");ue(()=>{let a=t.map(yo).filter(o=>o!==null);for(let o of a)o.setAttribute(e,"");return()=>a.forEach(o=>o.removeAttribute(e))},[s,n])}var Fm,Wm,jm,Um,Gm,Pr,vo=x(()=>{"use strict";M();le();L();wo();Fm=1500,Wm=28,jm=5200,Um=900,Gm=12,Pr=e=>e.step?Um+1e3*z("pace"):Math.min(jm,Fm+Wm*e.words.length)});function Qn(e,t,n){let[s,a]=g(e),o=P([]),r=P(0),c=P(null),u=P(s),p=P(null);u.current=s;let d=()=>{r.current=0;let f=o.current.length===1&&o.current[0].cause==="move"&&o.current[0]!==p.current?Ar(o.current[0]):0;if(f){p.current=o.current[0],r.current=setTimeout(d,f);return}o.current.length>Cc&&o.current.splice(0,o.current.length-Cc);let m=o.current.shift();if(!m)return;let h=u.current;c.current=h&&t.current&&m.cause==="move"&&Rt()?{state:h,places:Xm(t.current)}:null,a(m),c.current?r.current=setTimeout(d,o.current.length>1?Ym:Km):d()};return Jm(()=>{o.current.length&&(p.current=o.current[o.current.length-1],o.current.splice(0,o.current.length-1),clearTimeout(r.current),d())}),ue(()=>{!e||e===u.current||o.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(o.current=[],clearTimeout(r.current),r.current=0),o.current.push(e),r.current||d())},[e]),ue(()=>{let f=c.current;if(c.current=null,!f||!s||!t.current)return;let m=Lc(t.current);nf(m,f.places),n&&of(n(f.state.view,s.view,s.events),f.places,Ec(m))},[s]),_(()=>()=>clearTimeout(r.current),[]),s}function Jm(e){let t=P(e);t.current=e,_(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(a=>addEventListener(a,n,{capture:!0})),()=>s.forEach(a=>removeEventListener(a,n,{capture:!0}))},[])}function Xm(e){return Ec(Lc(e))}function Lc(e){let t=new Map;for(let n of ef(e)){let s=tf(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function ef(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function nf(e,t){for(let[n,{element:s,box:a}]of e){if(!s.dataset.target)continue;let o=t.get(n);if(!o){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:Mc,easing:Or});continue}let r=o.left+o.width/2-a.left-a.width/2,c=o.top+o.height/2-a.top-a.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=a.width?o.width/a.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:Mc,easing:Or});sf(s,p)}}function sf(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function of(e,t,n){for(let{kind:s,n:a,from:o,to:r}of e){let c=t.get(o)??n.get(o),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(a,Qm);p++)af(s,c,u,p)}}function af(e,t,n,s){let a=document.createElement("span");a.className="flyer",a.setAttribute("aria-hidden","true"),Ae(l`<${b} name=${e} size=${22} />`,a),document.body.append(a);let o=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=a.animate([{translate:o(t),opacity:.4},{translate:o(n),opacity:1}],{duration:Vm,delay:s*40,easing:Or,fill:"backwards"}),c=()=>{Ae(null,a),a.remove()};r.finished.then(c,c)}var Mc,Vm,Km,Ym,Cc,Or,Qm,Ec,tf,xo=x(()=>{"use strict";M();N();le();vo();Mc=220,Vm=250,Km=280,Ym=130,Cc=3,Or="cubic-bezier(0.2, 0.7, 0.2, 1)",Qm=3;Ec=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));tf=e=>e.dataset.target??e.dataset.anchor??""});function Jn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(a=>document.querySelector(`.board [data-target="${CSS.escape(a)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return l`
    <div class="part-tabs tabs" role="tablist">
      ${an.map(a=>l`
        <button type="button" key=${a} role="tab" aria-selected=${e===a} onClick=${()=>t(a)}>
          ${i(`part-${a}`)}${e!==a&&s.has(a)&&l`<i class="lit-dot" title=${i("part-lit")}></i>`}
        </button>`)}
    </div>`}function Xn(e,t,n){let s=P({x:0,y:0});return e?{onTouchStart:a=>{s.current={x:a.touches[0].clientX,y:a.touches[0].clientY}},onTouchEnd:a=>{let o=a.changedTouches[0].clientX-s.current.x,r=a.changedTouches[0].clientY-s.current.y;if(Math.abs(o)<rf||Math.abs(o)<lf*Math.abs(r))return;let c=an[an.indexOf(t)-Math.sign(o)];c&&n(c)}}:{}}var an,rf,lf,_o=x(()=>{"use strict";M();L();an=["mine","centre","rivals","log"],rf=60,lf=2});function Nr({table:e,names:t,owing:n,skew:s,send:a}){let o=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:l`
    ${o?.stand_in&&l`
      <div class="prompt" role="alert">
        <p>${i("seat-bot-plays",{bot:o.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>a({t:"take_back"})}>${i("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>l`<${uf} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>a({t:"stand_in",seat:u})} />`)}`}function uf({name:e,since:t,skew:n,onStandIn:s}){let a=()=>t+cf-(Date.now()/1e3+n),[o,r]=g(a()<=0),c=Math.round(t);return _(()=>{r(a()<=0);let u=setTimeout(()=>r(!0),Math.max(0,a())*1e3);return()=>clearTimeout(u)},[c]),o&&l`
    <div class="prompt" role="status">
      <p>${i("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${i("seat-stand-in")}</button>
    </div>`}function Zr({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return l`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${we} onClick=${t} aria-keyshortcuts="Escape">${i("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${i("request-ask")}</button>
      </div>
    </div>`}function Dr({onClose:e,onLeave:t}){let n=()=>{e(),t()};return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${i("leave")}>
      <h2>${i("leave")}</h2>
      <p>${i("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${we} onClick=${e} aria-keyshortcuts="Escape">${i("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${i("leave-do")}</button>
      </div>
    </div>`}var cf,Hr=x(()=>{"use strict";M();L();be();cf=60});function es(e){if(!z("sound")||typeof AudioContext>"u")return;qt??=new AudioContext,qt.state==="suspended"&&qt.resume().catch(()=>{});let t=qt.currentTime+.01;for(let n of pf[e]){let s=qt.createOscillator(),a=qt.createGain();s.type=n.wave,s.frequency.value=n.hz,a.gain.setValueAtTime(0,t+n.at),a.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),a.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(a).connect(qt.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function zr(e,t){!t||e.cause==="join"||(e.result&&!t.result?es("end"):e.ask&&!t.ask?es("turn"):e.events.some(n=>df.has(n.kind))?es("card"):e.events.some(n=>mf.has(n.kind))&&es("essence"))}var pf,qt,df,mf,qr=x(()=>{"use strict";le();pf={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},qt=null;df=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),mf=new Set(["collected","gained","paid","put","took","lost","moved"])});function Sc({lines:e,since:t}){let[n,s]=g(!1),a=n?e:e.slice(-ff),o=t>=0?t:(e.length?e[e.length-1][0]:0)-1,r=a.findIndex(([c])=>c>o);return l`
    <div class="log at-end" tabindex="0" role="log" aria-label=${i("log-label")}><div>
      ${a.length<e.length&&l`<button type="button" class="btn quiet small" onClick=${()=>s(!0)}>${i("log-all",{n:e.length})}</button>`}
      ${!e.length&&l`<p class="empty">${i("log-empty")}</p>`}
      <ol>${a.map(([c,u],p)=>l`
        ${p===r&&t>=0&&l`<li key="since" class="log-since">${i("log-since")}</li>`}
        <li key=${p} data-latest=${c>o||null}>${u}</li>`)}</ol>
    </div></div>`}function Tc({lines:e,onSay:t}){let[n,s]=g(""),a=o=>{o.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return l`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${i("chat-label")}><div>
        ${!e.length&&l`<p class="empty">${i("chat-empty")}</p>`}
        ${e.map((o,r)=>l`<p key=${r}><strong data-seat=${o.seat}><${at} name=${o.who} guest=${o.guest} /></strong> <bdi>${o.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${a}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${i("chat-write")} aria-label=${i("chat-write")}
          onInput=${o=>s(o.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${i("chat-send")}</button>
      </form>
    </div>`}function Br({log:e,since:t,chat:n,tab:s,setTab:a,requests:o,onRequest:r,onSay:c}){let[u,p]=g(n.length);_(()=>{s==="chat"&&p(n.length)},[s,n.length]);let d=n.length-u;return l`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${s==="log"} onClick=${()=>a("log")}>${i("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${s==="chat"} onClick=${()=>a("chat")}>
          ${i("tab-chat")} ${d>0&&l`<span class="count">${d}</span>`}
        </button>
      </div>
      ${s==="chat"?l`<${Tc} lines=${n} onSay=${c} />`:l`<${Sc} lines=${e} since=${t} />`}
      ${o.length>0&&l`
        <p class="row requests">${o.map($=>l`
          <button key=${$.name} type="button" class="btn quiet small" data-request=${$.name} onClick=${()=>r($.name)}>${i("request-open",{what:$.title})}</button>`)}</p>`}
    </section>`}var ff,Fr=x(()=>{"use strict";M();L();sn();ff=150});function Wr(e,t){_(()=>{let n=t?i("title-over"):e?`● ${i("title-your-turn")}`:i("title-table");document.title=`${n} · Arcanarium`},[e,t])}var jr=x(()=>{"use strict";M();L()});function Ur({state:e,table:t,made:n,send:s}){let[a,o]=g(!1);_(()=>o(!1),[e.step,t.request]);let r=t.seats.some((d,$)=>$!==t.you&&d.kind==="person"),{can:c,why:u}=e.undo;return t.request?.seat===t.you?l`<p class="undo-note" role="status">${i("undo-asked")}</p>`:a?l`
      <div class="undo-ask" role="alertdialog" aria-label=${u}>
        <p>${u}</p>
        <div class="row">
          <button type="button" class="btn" ref=${we} onClick=${()=>s({t:"ask_undo",step:e.step,era:e.era})}>${i(r?"undo-ask":"undo-anyway")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>o(!1)}>${i("undo-never-mind")}</button>
        </div>
      </div>`:l`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!c&&!u}
      title=${c?i("undo-title"):u} data-fair=${c||null}
      onClick=${()=>c?s({t:"undo",step:e.step,era:e.era}):o(!0)}>
      <${b} name="undo" size=${16} /> <span>${i("undo")}${c&&n&&l`: <${Oe} fragments=${n} />`}</span>
    </button>`}function Gr({table:e,names:t,send:n}){let s=e.request,a=s&&s.asked.includes(e.you)&&!s.agreed.includes(e.you);return!s||!a||s.seat===e.you?null:l`
    <div class="prompt" role="alertdialog" aria-label=${i("undo-request",{who:t[s.seat]})}>
      <p>${i("undo-request",{who:t[s.seat]})}</p>
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>n({t:"answer_undo",agree:!0})}>${i("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>n({t:"answer_undo",agree:!1})}>${i("undo-refuse")}</button>
      </div>
    </div>`}var Vr=x(()=>{"use strict";M();N();L();be()});function Kr({data:e,board:t,ask:n,tell:s}){let a=e.table,o=P(null),r=Er(e,s),c=Qn(r.state??e.state,o,t.flights??null),u=c===e.state,{made:p,remembering:d}=hf(n),$=Qa(u?c:{...c,ask:null},d),[f,m]=g(null),[h,y]=g("log"),[w,S]=g(!1),[k,T]=g("mine"),[I,te]=g(!1),[$e,re]=g(!1),[ie,v]=g(!1),[E,O]=g(""),[J,ne]=G("sound"),[xe]=G("hints"),Qu=de(ur),ut=de(Le),ls=de(pr),Ut=D(()=>a.seats.map(me=>me.name),[a]),{you:qe}=a,Te=u?c.ask:null,Ju=Y(me=>Ys(Te,me),[Te]),Xu=gf(o,Te),ki=e.log.slice(-$f).map(([,me])=>me),Mi=e.state?.requests??[],cs=Mi.find(me=>me.name===E),Ro=u&&e.hint&&e.hint.step===c.step?e.hint:null;bf(e.state),Wr(!!e.state?.ask,!!e.state?.result),Yn("data-hinted",Ro&&Ot(Te,Ro.move)?.targets||[]),Yn("data-fresh",u?Za(e.past,c.since):c.touched,c);let ep=Rr(e.past,Ut,qe);yf(ut,k,T,$.lit,c.step);let tp=Xn(ut,k,T),Ci=me=>{ut?T("log"):ls||S(!w||me!==h),y(me),me==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},Li=()=>Te&&a.hints&&xe&&s({t:"hint",step:c.step});_r({u:()=>kt(".undo"),p:()=>kt('.decision [data-group="pass"]'),m:()=>kt(".list-toggle"),h:Li,l:()=>Ci("log"),c:()=>Ci("chat"),"?":()=>te(!I),b:r.back,n:r.next,Escape:()=>I||ie||cs?(te(!1),v(!1),O("")):$.back()||(f!==null?m(null):r.state?r.now():S(!1))},$.lit);let Ei=l`<${Br} log=${e.log} since=${e.state?.since??-1} chat=${e.chat} tab=${h} setTab=${y} requests=${Mi} onRequest=${O} onSay=${me=>n({t:"chat",text:me})} />`,np=c.result&&!$e;return l`
    <div class="tabletop" data-game=${a.game} data-part=${ut?k:null} data-deciding=${Te?!0:null} data-looking=${r.state?!0:null} data-seats=${a.seats.length}>
      <${zn} table=${a} state=${c} skew=${e.skew} onSeat=${me=>m(f===me?null:me)}>
        ${a.watchers>0&&l`<span class="watchers" title=${i("watchers",{n:a.watchers})}><${b} name="eye" size=${16} />${a.watchers}</span>`}
        ${!ut&&!ls&&l`<button type="button" class="btn quiet small icon-only" aria-pressed=${w} onClick=${()=>S(!w)} title=${i("tab-log")} aria-label=${i("tab-log")}><${b} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${J} onClick=${()=>ne(!J)} title=${i("sound-toggle")} aria-label=${i("sound-toggle")}><${b} name=${J?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only help-button" aria-pressed=${I} aria-keyshortcuts="?" onClick=${()=>te(!I)} title=${i("help-open")} aria-label=${i("help-open")}><${b} name="book" size=${18} /></button>
        ${qe>=0&&!c.result&&l`<button type="button" class="btn quiet small icon-only" onClick=${()=>v(!0)} title=${i("leave")} aria-label=${i("leave")}><${b} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${i("ending-home")} aria-label=${i("ending-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${ut&&l`<${Jn} part=${k} setPart=${T} lit=${$.lit} />`}
      <section class="board" ref=${o} ...${tp} aria-label=${i("board-label")}>
        <${t.Board} game=${a.game} view=${c.view} table=${a} score=${c.score} ask=${Te} names=${Ut} you=${qe}
          lit=${$.lit} chosen=${$.path} choose=${$.choose} why=${Ju} detail=${f} setDetail=${m} />
        ${ut&&k==="log"&&l`<div class="part-log">${Ei}</div>`}
      </section>
      <${Ir} news=${r.state?null:ep} />
      <aside class="side">
        ${(ls||!ut&&w)&&l`<div class="talk-place" data-drawer=${!ls||null}>${Ei}</div>`}
        <${Gr} table=${a} names=${Ut} send=${s} />
        <${Nr} table=${a} names=${Ut} owing=${c.view.owing} skew=${e.skew} send=${s} />
        ${qe>=0&&!c.result&&l`<${Cr} touch=${Qu} />`}
        <div class="desk" data-clear data-active=${Te?!0:null}>
          ${t.Beside&&qe>=0&&l`<${t.Beside} view=${c.view} you=${qe} />`}
          ${r.state?l`<${Sr} looking=${r} asked=${!!e.state?.ask} />`:Te&&qe>=0?l`<${$r} game=${a.game} state=${c} ask=${Te} you=${qe} choosing=${$} hint=${Ro} before=${ki} />`:c.result?l`<div class="decision"><button type="button" class="btn primary" onClick=${()=>re(!1)}>${i("ending-show")}</button></div>`:l`<${hr} names=${Ut} owing=${c.view.owing} you=${qe} before=${ki} />`}
          <p class="why-line" aria-live="polite">${Xu}</p>
          ${!c.result&&l`
            <div class="desk-tools">
              ${qe>=0&&!r.state&&l`<${Ur} state=${c} table=${a} made=${p(c.step)} send=${s} />`}
              ${!r.state&&r.more&&l`<button type="button" class="btn quiet small" onClick=${r.back} aria-keyshortcuts="b" title=${i("look-title")}><${b} name="left" size=${16} /> ${i("look-open")}</button>`}
              ${Te&&!a.hints&&l`<span class="no-hints">${i("hint-forbidden-short")}</span>`}
              ${Te&&a.hints&&xe&&l`<button type="button" class="btn quiet small" onClick=${Li} aria-keyshortcuts="h"><${b} name="hint" size=${16} /> ${i("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${Tr} choosing=${$} />
      ${I&&l`<${Mr} table=${a} onClose=${()=>te(!1)} tell=${s} />`}
      ${ie&&l`<${Dr} onClose=${()=>v(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${cs&&l`<${Zr} request=${cs} onClose=${()=>O("")} onAsk=${()=>s({t:"request",name:cs.name})} />`}
      ${np&&l`<div class="veil"></div><${br} table=${a} state=${c} names=${Ut} onLook=${()=>re(!0)} />`}
    </div>`}function hf(e){let t=P([]),n=Y((a,o)=>{let r=t.current.filter(c=>c.step<a.step);return t.current=o?[...r,{step:a.step,label:[[o.heading,"text"],[" ","text"],...o.label]}]:r,e(a)},[e]);return{made:a=>t.current.find(o=>o.step===a-1)?.label??null,remembering:n}}function gf(e,t){let[n,s]=g("");return _(()=>{let a=e.current,o=c=>{if(c instanceof PointerEvent&&c.pointerType==="mouse"&&!Sn(c))return;let u=c.target instanceof Element?c.target.closest("[data-target]"):null;s(u?.dataset.target??"")},r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;(!u||u.querySelector(".lit")||u.matches("[data-lit]"))&&s("")};return a?.addEventListener("pointerover",o),a?.addEventListener("focusin",o),document.addEventListener("pointerup",r),()=>{a?.removeEventListener("pointerover",o),a?.removeEventListener("focusin",o),document.removeEventListener("pointerup",r)}},[]),_(()=>s(""),[t?.at]),n?Ys(t,n).join(" "):""}function bf(e){let t=P(e);_(()=>{e&&e!==t.current&&zr(e,t.current),t.current=e},[e])}function yf(e,t,n,s,a){_(()=>{if(!e||!s.size)return;let o=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(o.has(t))return;let r=an.find(c=>o.has(c));r&&n(r)},[a,e])}var $f,Yr=x(()=>{"use strict";M();N();le();L();Nt();Bs();Ja();gr();yr();Lr();ho();bo();wo();xo();vo();_o();Xs();Hr();be();qr();qn();Fr();jr();Vr();$f=3});function Qr(){let[e,t]=g([]),n=Y(s=>{let a=++vf;t(o=>[...o.filter(r=>r.text!==s).slice(-2),{id:a,text:s}]),setTimeout(()=>t(o=>o.filter(r=>r.id!==a)),wf)},[]);return{toasts:e,toast:n}}function Jr({toasts:e}){return l`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>l`<p key=${t}>${n}</p>`)}</div>`}var wf,vf,Xr=x(()=>{"use strict";M();wf=5e3,vf=0});var Ac={};Pe(Ac,{Page:()=>Pc,TablePage:()=>ti});function Pc({params:e}){return l`<${ti} key=${e.table} id=${e.table} />`}function xf(e){let[t,n]=g(null),[s,a]=g(null);ue(()=>{let r=Da(e,c=>n({...c}));return a(r),()=>r.close()},[e]);let o=Y(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:o}}function _f(e){let[t,n]=g(null),[s,a]=g("");return _(()=>{e&&wn(e).then(n,o=>a(F(o)))},[e]),{board:t,problem:s}}function ti({id:e}){let{data:t,send:n}=xf(e),{toasts:s,toast:a}=Qr(),o=t?.table??null,{board:r,problem:c}=_f(o?.game),u=!!t?.state?.result;_(()=>{u&&o&&qa(e,o.you).catch(()=>{})},[u]);let p=D(()=>$=>n($).catch(f=>{throw a(F(f)),f}),[n,a]),d=Y($=>p($).catch(()=>{}),[p]);return t?.gone?l`<${ei} title=${i("table-gone")} text=${i("table-gone-what")} />`:c?l`<${ei} title=${i("table-problem")} text=${c} />`:!t||!o||!r&&o.status!=="open"?l`<${kf} id=${e} lost=${!!t?.retryAt} />`:l`
    ${!t.connected&&l`<p class="offline" role="status">${i("table-offline")}</p>`}
    ${o.status==="broken"?l`<${ei} title=${i("table-broken")} text=${o.reason} />`:t.state&&r&&o.status!=="open"?l`<${Kr} data=${t} board=${r} ask=${p} tell=${d} />`:l`<${Ka} table=${o} send=${d} />`}
    <${Jr} toasts=${s} />`}function kf({id:e,lost:t}){let[n,s]=g("");return _(()=>{t&&Ba(e).then(s,()=>{})},[t]),l`
    <div class="waiting" aria-busy="true">
      <p role="status">${i(t?"table-offline":"table-coming")} ${n&&l`<a href=${n}>${i("table-stored")}</a>`}</p>
    </div>`}function ei({title:e,text:t}){return l`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${i("ending-home")}</a></p>
    </section>`}var ni=x(()=>{"use strict";M();vn();Ha();to();W();L();ro();Yr();Xr()});function Rc(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function Ic({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[o,r]of Object.entries(t))s.set(o,r);n&&s.set("card",n);let a=s.toString();return a&&`?${a}`}function si(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function Oc(e,{words:t,filters:n}){let s=si(t).split(/\s+/).filter(Boolean),a=e.cards.filter(c=>Object.entries(n).every(([u,p])=>Mf(c,u).includes(p)));if(!s.length)return a;let o=a.filter(c=>{let u=si([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),r=c=>s.some(u=>si(c.name).includes(u));return[...o.filter(r),...o.filter(c=>!r(c))]}function Mf(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function oi(e,t,n,s){switch(n){case"set":return t.sets.find(a=>a.id===s)?.title??s;case"type":return yt(e,`type-${s}`,{n:2});case"kind":return yt(e,`kind-${s}`,{n:2});default:return Qe(`${e}-${n}-${s}`)?i(`${e}-${n}-${s}`):yt(e,s)}}var Nc=x(()=>{"use strict";En();L()});var ai={};Pe(ai,{CardsPage:()=>Zc,Page:()=>Cf});function Cf({params:e}){let t=ke()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return l`<${Zc} key=${n} game=${n} games=${t}/>`}function Zc({game:e,games:t}){let[n,s]=g(null),[a,o]=g(""),[r,c]=g(0);return _(()=>{o(""),yn(e).then(s,u=>o(F(u)))},[e,r]),l`
    <div class="browse">
      <header class="browse-head">
        <h1>${i("browse-title")}</h1>
        <nav class="row" aria-label=${i("browse-games")}>
          ${t.map(u=>l`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${ce(u)}</a>`)}
        </nav>
      </header>
      ${n?l`<${Lf} game=${e} cards=${n}/>`:a?l`<div class="empty"><p>${a}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${i("browse-again")}</button></div>`:l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`}
    </div>`}function Lf({game:e,cards:t}){let n=Object.keys(t.filters),[s,a]=g(()=>Rc(location.search,n)),[o,r]=G("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=D(()=>Oc(t,s),[t,s.words,s.filters]),p=$=>{let f={...s,...$};a(f),history.replaceState(history.state,"",location.pathname+Ic(f))},d=($,f)=>{let{[$]:m,...h}=s.filters;p({filters:m===f?h:{...h,[$]:f}})};return l`
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
            onClick=${()=>d($,f)}>${oi(e,t,$,f)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${i("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${o} onChange=${()=>r(!o)}/> ${i("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?Ef(t,u,s).map(([$,f])=>l`<section key=${$} class="browse-kind">
        ${$&&l`<h2>${oi(e,t,"kind",$)} <span class="num">${f.length}</span></h2>`}
        <div class="browse-cards">${f.map(m=>l`<${ae} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>p({card:m.id})}/>`)}</div>
      </section>`):l`<div class="empty"><p>${i("browse-none")} ${i("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${i("browse-reset")}</button></div>`}
    ${u.some($=>$.mark)&&l`<p class="browse-legend"><${b} name="standin"/> ${i("card-stand-in")}</p>`}
    ${s.card&&l`<${Sf} game=${e} cards=${t} list=${u} id=${s.card} show=${$=>p({card:$})}/>`}`}function Ef(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(a=>a.kind===s)]).filter(([,s])=>s.length)}function Sf({game:e,cards:t,list:n,id:s,show:a}){let o=P(null);_(()=>o.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&a(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return l`<dialog ref=${o} class="dialog browse-full" aria-label=${r.name} onClose=${()=>a("")} onKeyDown=${p}
      onClick=${d=>d.target===o.current&&o.current?.close()}>
    <div class="browse-full-inside">
      <${ae} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(d=>l`<p>${d}</p>`)}
        ${r.other_side&&l`<button type="button" class="btn" onClick=${()=>a(r.other_side??"")}><${b} name="reorder"/>${i("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${b} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${b} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-close")} onClick=${()=>o.current?.close()}><${b} name="close"/></button>
    </div>
  </dialog>`}var ri=x(()=>{"use strict";W();Ge();Me();fe();M();N();le();L();Nc()});var ii={};Pe(ii,{Page:()=>Tf});function Tf({params:e}){let t=ke()?.filter(o=>o.chapters.length);if(!t?.length)return l`<div class="waiting" aria-busy="true"></div>`;let n=t.find(o=>o.game===e.game)??t[0],{game:s,chapters:a}=n;return l`
    <div class="rules">
      <header class="rules-head">
        <${nn} signs=${n.emblem} />
        <div>
          <h1>${i("rules-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${t.map(({game:o})=>l`
              <a key=${o} class="chip" href=${`/rules/${o}`} aria-current=${o===s?"true":void 0}>${ce(o)}</a>`)}
          </nav>
          <p class="quiet-text">${i("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&l`<a href=${`/rules/${s}/full`}>${i("rules-to-full")}</a>`}
            ${n.kinds.length>0&&l`<a href=${`/cards/${s}`}>${i("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${i("rules-contents")}>
        <ol>${a.map(o=>l`<li key=${o}><a href=${`#${o}`}>${jn(s,o)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${a.map(o=>l`
          <section key=${o} id=${o} class="panel" aria-labelledby=${`${o}-title`}>
            <h2 id=${`${o}-title`}>${jn(s,o)}</h2>
            <${Un} facts=${n} chapter=${o} />
          </section>`)}
      </div>
    </div>`}var li=x(()=>{"use strict";fe();M();L();wr();so()});var Hc={};Pe(Hc,{Page:()=>Pf});function Pf({params:{game:e}}){let[t,n]=g(null),[s,a]=g(""),o=ke();return _(()=>{Gn(e).then(n,r=>a(r?.code==="not-found"?i("clauses-none",{game:ce(e)}):F(r)))},[e]),l`
    <div class="rules clauses">
      <header class="rules-head">
        <${nn} signs=${Be(e)?.emblem??[]} />
        <div>
          <h1>${i("clauses-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${o?.filter(r=>r.rules_text).map(r=>l`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${ce(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${i("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&l`<p class="panel" role="alert">${s}</p>`}
      ${t&&l`<${Af} book=${t} />`}
    </div>`}function Af({book:e}){let[t,n]=g(""),[s,a]=g(Dc),o=D(()=>If(fo(e)),[e]),r=D(()=>Vn(e,t),[e,t]);_(()=>{let u=()=>{n(""),a(Dc())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),_(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,p)=>u+_t(p).length,0);return l`
    <div class="clauses-search browse-search">
      <${b} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&i("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&l`<section class="panel clauses-intro"><${zt} text=${e.intro.join(`
`)} line=${o} /></section>`}
      ${r.map(u=>l`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${i("clauses-count",{n:_t(u).length})}</span></summary>
          ${u.groups.map(p=>l`
            <div class="clauses-group">
              ${p.title&&l`<h3>${p.title}</h3>`}
              ${p.text&&l`<p>${p.text}</p>`}
              ${p.clauses.map(d=>l`<${Rf} key=${d.id} clause=${d} draw=${o} here=${d.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function Dc(){return location.hash.slice(1)}function Rf({clause:{id:e,question:t,text:n,mark:s},draw:a,here:o}){return l`
    <article class="clauses-one" id=${e} aria-current=${o?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${i("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&l`<p class="clauses-question">${a(t)}</p>`}
        <${zt} text=${n} line=${a} />
        ${s&&l`<p class="clauses-mark">${a(s)}</p>`}
      </div>
    </article>`}function If(e){return t=>xr(t,e).map(n=>e.has(n)?l`<a href=${`#${n}`}>${n}</a>`:n)}var zc=x(()=>{"use strict";W();fe();M();N();$o();L();so();mo()});function qc({table:e,length:t,at:n,setAt:s,ready:a,setEyes:o,names:r,narrow:c}){let[u,p]=g(!1),[d,$]=g(1),f=n>=t;_(()=>{if(!u||f||!a)return;let w=setTimeout(()=>s(n+1),Of/d);return()=>clearTimeout(w)},[u,n,d,f,a]),_(()=>{f&&p(!1)},[f]);let m=w=>{p(!1),s(w)},h=()=>{!u&&f&&s(0),p(!u)};Df({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":h});let y=l`
    <div class="player-choices">
      <label><span>${i("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${w=>o(Number(w.currentTarget.value))}>
          <option value="-1">${i("replay-eyes-all")}</option>
          ${r.map((w,S)=>l`<option key=${S} value=${String(S)}>${w}</option>`)}
        </select></label>
      <label><span>${i("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${w=>$(Number(w.currentTarget.value))}>
          ${Nf.map(w=>l`<option key=${w} value=${String(w)}>${i("replay-speed-value",{n:w})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${Zf} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${b} name="download" size=${16} /> ${i("replay-download")}</a>
    </div>`;return l`
    <div class="player" role="group" aria-label=${i("title-replay")}>
      <div class="player-buttons">
        <${ko} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${ko} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${b} name=${u?"pause":"play"} size=${18} /> ${i(u?"replay-pause":"replay-play")}</button>
        <${ko} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${f} />
        <${ko} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${f} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${i("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${i("replay-step",{n,of:t})} onInput=${w=>m(Number(w.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?l`<details><summary>${i("replay-choices")}</summary>${y}</details>`:y}
      <p class="player-keys">${i("replay-keys")}</p>
    </div>`}function ko({text:e,icon:t,onClick:n,off:s,mirrored:a=!1}){return l`
    <button type="button" class=${a?"btn icon-only mirrored":"btn icon-only"} aria-label=${i(e)} title=${i(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${b} name=${t} size=${18} /></button>`}function Zf(){let[e,t]=g("");return l`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${b} name="link" size=${16} /> ${i("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&i("replay-shared")}</span>
    ${e==="blocked"&&l`<input class="input" readonly value=${location.href} aria-label=${i("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function Df(e){_(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),a=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),o=e[n.key];!o||s||a||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),o())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var Of,Nf,Bc=x(()=>{"use strict";M();N();L();Of=1400,Nf=[.5,1,2,4]});function Wc(e,t,n){let[s,a]=g({table:null,length:-1,steps:[],refused:""}),o=P(n);return o.current=n,_(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=Fc(c,o.current);p>=0&&!r;p=Fc(c,o.current)){let d=p*ts,$=await ge(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+ts-1}&eyes=${t}`);if(r)return;let f=[...c.steps];for(let m of $.steps)f[m.step]=m;c={table:$.table,length:$.length,steps:f,refused:""},a(c)}})().catch(p=>{r||a({...c,refused:F(p)})}),()=>{r=!0}},[e,t]),s}function Fc({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/ts);if(e<0)return s;let o=Array.from({length:Math.floor(e/ts)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*ts)]);return o.includes(s)?s:o[0]??-1}var ts,jc=x(()=>{"use strict";W();M();ts=40});var Gc={};Pe(Gc,{Page:()=>qf});function qf({params:e}){let[{at:t,eyes:n},s]=g(Uf),{table:a,length:o,steps:r,refused:c}=Wc(e.table,n,t),[u,p]=g(null),[d,$]=g(""),f=a?.game;_(()=>{f&&wn(f).then(p,y=>$(F(y)))},[f]),Gf(t,n);let m=P(null),h=r[Math.min(t,Math.max(0,o))];return h&&(m.current=h),d||c&&!m.current?l`<${Bf} reason=${d||c} />`:!a||!u||!m.current?l`<div class="waiting" aria-busy="true"><p role="status">${i("replay-coming")}</p></div>`:l`
    <${Ff} table=${{...a,you:n}} board=${u} length=${o} steps=${r} state=${m.current} at=${Math.min(t,o)}
      setAt=${y=>s({at:Math.max(0,Math.min(o,y)),eyes:n})}
      setEyes=${y=>s({at:t,eyes:y})} />`}function Bf({reason:e}){return l`
    <section class="panel narrow">
      <h1>${i("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}function Ff({table:e,board:t,length:n,steps:s,state:a,at:o,setAt:r,setEyes:c}){let u=P(null),p=Qn(go(a),u,t.flights??null),[d,$]=g(null),[f,m]=g("centre"),h=de(Le),y=Xn(h,f,m),w=D(()=>e.seats.map(k=>k.name),[e.table]),S=l`<${Wf} steps=${s} at=${o} setAt=${r} />`;return l`
    <div class="tabletop replay" data-game=${e.game} data-part=${h?f:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${i("replay-of",{game:ce(e.game)})}</h1>
      <${zn} table=${e} state=${p} skew=${0} onSeat=${k=>$(d===k?null:k)}>
        <span class="quiet-text replay-what">${Xe(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${i("go-home")} aria-label=${i("go-home")}><${b} name="home" size=${18} /></a>
      <//>
      ${h&&l`<${Jn} part=${f} setPart=${m} lit=${Uc} />`}
      <section class="board" ref=${u} ...${y} aria-label=${i("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${w} you=${e.you}
          lit=${Uc} chosen=${[]} choose=${Hf} why=${zf} detail=${d} setDetail=${$} />
        ${h&&f==="log"&&l`<div class="part-log">${S}</div>`}
      </section>
      <aside class="side">
        ${!h&&l`<div class="talk-place replay-log-place">${S}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&l`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&l`<${jf} state=${p} names=${w} />`}
          <${qc} table=${e} length=${n} at=${o} setAt=${r} ready=${!!s[Math.min(n,o+1)]} setEyes=${c} names=${w} narrow=${h} />
        </div>
      </aside>
    </div>`}function Wf({steps:e,at:t,setAt:n}){let s=P(null);_(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let a=e.filter(r=>r?.lines.length),o=a.findLast(r=>r.step<=t)?.step;return l`
    <ol class="replay-log" ref=${s} aria-label=${i("replay-moves")}>
      ${a.map(({step:r,lines:c})=>l`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===o?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>l`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function jf({state:e,names:t}){let{points:n,winners:s}=e.result,a=t.map((o,r)=>r).sort((o,r)=>n[r]-n[o]);return l`
    <section class="replay-result" aria-label=${i("replay-result")}>
      <h2>${i("replay-result")}</h2>
      ${a.map(o=>l`
        <details key=${o}>
          <summary><strong><bdi>${t[o]}</bdi></strong> ${i("replay-points",{n:n[o]})}${s.includes(o)&&l` · <em>${i("replay-winner")}</em>`}</summary>
          <ul>${e.score[o].map(([r,c,u])=>l`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function Uf(){let e=new URLSearchParams(location.search),t=(n,s)=>{let a=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(a)&&a>=s?a:s};return{at:t("step",0),eyes:t("eyes",-1)}}function Gf(e,t){_(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var Uc,Hf,zf,Vc=x(()=>{"use strict";W();vn();fe();M();N();bo();xo();_o();be();qn();L();Bc();jc();Uc=new Set,Hf=()=>{},zf=()=>[]});function Q(){let[e,t]=g({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(a){t({busy:!1,told:F(a),wrong:!0})}}}}function K({told:e,wrong:t}){return l`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Ve(e){return t=>e(t.currentTarget.value)}var rt=x(()=>{"use strict";W();M()});function Kc(){return l`
    <section class="panel">
      <h2>${i("account-account")}</h2>
      <p class="quiet-text">${i("account-why")}</p>
      <div class="two">
        <${Vf} />
        <${Kf} />
      </div>
    </section>`}function Vf(){let e=pe(),[t,n]=g(e.name),[s,a]=g(""),o=Q(),r=u=>{u.preventDefault(),o.run(async()=>(await Qs("register",t.trim(),s),""))},c=()=>o.run(async()=>{let u=await Rn("/api/account/passkey/new",{name:t.trim()});return await st("/api/account/passkey/register",{credential:u,label:""}),""});return l`
    <form class="entrance" onSubmit=${r}>
      <h3>${i("account-register")}</h3>
      <${De} label=${i("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${De} label=${i("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${i("account-register")}</button>
        ${ot()&&l`<button type="button" class="btn" disabled=${o.busy||!t.trim()} onClick=${c}>${i("passkey-register")}</button>`}
      </p>
      <${K} ...${o} />
    </form>`}function Kf(){let e=pe(),[t,n]=g(""),[s,a]=g(""),[o,r]=g(!1),c=Q(),u=d=>{d.preventDefault(),c.run(async()=>(await Qs("login",t.trim(),s),""))},p=()=>c.run(async()=>(await st("/api/account/passkey/login",{credential:await In("/api/account/passkey/challenge")}),""));return o?l`<${Yf} name=${t} back=${()=>r(!1)} />`:l`
    <form class="entrance" onSubmit=${u}>
      <h3>${i("account-login")}</h3>
      <${De} label=${i("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${De} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${i("account-login")}</button>
        ${ot()&&l`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${i("passkey-login")}</button>`}
      </p>
      ${e.mail?l`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${i("account-forgot")}</button></p>`:l`<p class="quiet-text">${i("account-forgot-ask")}</p>`}
      <${K} ...${c} />
    </form>`}function Yf({name:e,back:t}){let[n,s]=g(e),a=Q();return l`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),a.run(async()=>(await H("/api/account/forgot",{name:n.trim()}),i("account-forgot-sent")))}}>
      <h3>${i("account-forgot")}</h3>
      <p class="quiet-text">${i("account-forgot-what")}</p>
      <${De} label=${i("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${i("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${i("account-back")}</button>
      </p>
      <${K} ...${a} />
    </form>`}function De({label:e,value:t,set:n,type:s="text",autocomplete:a,maxlength:o,focus:r}){return l`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${a} maxlength=${o} autofocus=${r} value=${t} onInput=${Ve(n)} /></label>`}var ns=x(()=>{"use strict";W();M();Ce();On();rt();L()});function Bt(){return Z(Yc)}function Qc({account:e,children:t}){let[n,s]=g(null),a=Y(async r=>{try{return await r()}catch(c){if(!(c instanceof X)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new X("stopped",i("prove-stopped")))})),r()},[]),o=r=>{r?n?.go():n?.stop(),s(null)};return l`
    <${Yc.Provider} value=${a}>${t}<//>
    ${n&&l`<${Qf} account=${e} close=${o} />`}`}function Qf({account:e,close:t}){let n=P(null),[s,a]=g(""),o=Q();_(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),o.run(async()=>(await H("/api/account/confirm",{password:s}),t(!0),""))},c=()=>o.run(async()=>(await H("/api/account/passkey/confirm",{credential:await In("/api/account/passkey/confirm/challenge")}),t(!0),""));return l`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${i("prove-title")}</h2>
        <p class="quiet-text">${i("prove-what")}</p>
        ${e.password&&l`<${De} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} focus=${!0} />`}
        <p class="row">
          ${e.password&&l`<button class="btn primary" disabled=${o.busy}>${i("prove-go")}</button>`}
          ${e.passkeys.length>0&&ot()&&l`<button type="button" class="btn" disabled=${o.busy} onClick=${c}>${i("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("prove-stop")}</button>
        </p>
        <${K} ...${o} />
      </form>
    </dialog>`}var Yc,Mo=x(()=>{"use strict";W();M();On();rt();L();ns();Yc=Ke(e=>e())});function ss(e){return new Intl.DateTimeFormat($t(),{dateStyle:"medium"}).format(e*1e3)}function Xc(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat($t(),{numeric:"auto"}),s=Math.max(0,t-e);return s<ci?n.format(-Math.round(s/60),"minute"):s<2*Jc?n.format(-Math.round(s/ci),"hour"):n.format(-Math.round(s/Jc),"day")}var ci,Jc,ui=x(()=>{"use strict";L();ci=3600,Jc=24*ci});function eu({account:e,reload:t}){let[n,s]=g(""),a=Q(),o=Bt();return l`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),a.run(async()=>(await o(()=>H("/api/account/password",{password:n})),s(""),await t(),i("password-saved")))}}>
      <h3>${i("account-password")}</h3>
      <p class="quiet-text">${i(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${i("password-new")} placeholder=${i("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Ve(s)} />
        <button class="btn" disabled=${a.busy||!n}>${i(e.password?"password-change":"password-set")}</button>
      </div>
      <${K} ...${a} />
    </form>`}function tu({account:e,keep:t}){let n=pe(),[s,a]=g(""),o=Q(),r=Bt();if(!n.mail&&!e.email)return null;let c=(p,d)=>o.run(async()=>(t(await r(()=>H("/api/account/email",{email:p}))),a(""),d));return l`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${i("email-title")}</h3>
      <p class="quiet-text">${i("email-what")}</p>
      ${e.email&&l`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${()=>c("",i("email-removed"))}>${i("email-remove")}</button></p>`}
      ${e.email_pending&&l`<p class="done" role="status">${i("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&l`
        <div class="row">
          <input class="input" type="email" required aria-label=${i("email-new")} placeholder=${i("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${Ve(a)} />
          <button class="btn" disabled=${o.busy||!s.trim()}>${i("email-send")}</button>
        </div>`}
      <${K} ...${o} />
    </form>`}function nu({account:e,keep:t}){let n=Q(),s=Bt();if(!ot()&&!e.passkeys.length)return null;let a=()=>n.run(async()=>{let o=await s(()=>Rn("/api/account/passkey/invite"));return t(await s(()=>H("/api/account/passkey/add",{credential:o,label:""}))),i("passkey-added")});return l`
    <section class="entrance whole">
      <h3>${i("passkey-title")}</h3>
      <p class="quiet-text">${i("passkey-what")}</p>
      ${e.passkeys.length>0&&l`
        <ul class="things">${e.passkeys.map(o=>l`<${Jf} key=${o.id} passkey=${o} keep=${t} />`)}</ul>`}
      ${ot()&&l`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${i("passkey-add")}</button></p>`}
      <${K} ...${n} />
    </section>`}function Jf({passkey:e,keep:t}){let[n,s]=g(null),a=Q(),o=Bt(),r=u=>{u.preventDefault(),a.run(async()=>(t(await H("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>a.run(async()=>(t(await o(()=>H("/api/account/passkey/remove",{id:e.id}))),""));return l`
    <li class="thing">
      ${n===null?l`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${i("passkey-made",{day:ss(e.made)})} · ${e.used?i("passkey-used",{day:ss(e.used)}):i("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${i("passkey-rename-one",{name:e.label})}>${i("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${c} aria-label=${i("passkey-remove-one",{name:e.label})}>${i("passkey-remove")}</button></span>`:l`<form class="row" onSubmit=${r}>
          <${De} label=${i("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${a.busy}>${i("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${i("prove-stop")}</button>
        </form>`}
      <${K} ...${a} />
    </li>`}var su=x(()=>{"use strict";W();M();Ce();On();rt();L();ns();Mo();ui()});function ou(){let e=pe(),[t,n]=g(""),[s,a]=g(!1),o=Q(),r=Bt(),c=u=>{u.preventDefault(),o.run(async()=>(await r(()=>H("/api/account/delete",{name:t.trim()})),await nt(),""))};return l`
    <section class="panel">
      <h2>${i("leaving-title")}</h2>
      <p class="quiet-text">${i("leaving-what")}</p>
      <p class="row">
        <a class="btn" href="/api/account/data" download="arcanarium-my-data.json">${i("leaving-download")}</a>
        ${!s&&l`<button type="button" class="btn danger" onClick=${()=>a(!0)}>${i("leaving-delete")}</button>`}
      </p>
      ${s&&l`
        <form class="entrance leaving" onSubmit=${c}>
          <h3>${i("leaving-sure")}</h3>
          <p>${i("leaving-means")}</p>
          <label class="field"><span class="label">${i("leaving-type",{name:e.name})}</span>
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${Ve(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${o.busy||t.trim()!==e.name}>${i("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>a(!1)}>${i("leaving-stay")}</button>
          </p>
        </form>`}
      <${K} ...${o} />
    </section>`}var au=x(()=>{"use strict";W();M();Ce();rt();L();Mo()});function ru({account:e,keep:t}){let n=Q(),s=o=>n.run(async()=>(t(await H("/api/account/session/end",{id:o})),"")),a=()=>n.run(async()=>(await st("/api/account/session/end-all",{}),""));return l`
    <section class="panel">
      <h2>${i("sessions-title")}</h2>
      <p class="quiet-text">${i("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(o=>l`
          <li key=${o.id} class="thing" aria-current=${o.current||null}>
            <span class="thing-what"><strong>${o.device||i("sessions-unknown")}</strong>
              <span class="quiet-text">${o.current?i("sessions-here"):i("sessions-seen",{when:Xc(o.seen)})} · ${i("sessions-since",{day:ss(o.made)})}</span></span>
            ${!o.current&&l`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(o.id)}
                aria-label=${i("sessions-end-one",{device:o.device||i("sessions-unknown")})}>${i("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${i("sessions-end-all")}</button></p>
      <${K} ...${n} />
    </section>`}var iu=x(()=>{"use strict";W();M();Ce();rt();L();ui()});var lu={};Pe(lu,{Page:()=>Xf});function Xf(){let e=pe();return l`
    <div class="column">
      <h1>${i("account-title")}</h1>
      <${t$} />
      ${e.account?l`<${e$} key=${e.name} />`:l`<${Kc} />`}
      <${n$} />
    </div>`}function e$(){let e=pe(),[t,n]=g(null),[s,a]=g(""),o=Q(),r=Y(()=>ge("/api/account").then(n,p=>a(F(p))),[]);_(()=>{r()},[]);let c=()=>o.run(async()=>(await Ia(),""));if(!t)return l`<section class="panel" aria-busy=${!s}><h2>${i("account-account")}</h2><${K} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return l`
    <${Qc} account=${t}>
      <section class="panel">
        <h2>${i("account-account")}</h2>
        <p class="row account-in"><span>${i("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${o.busy} onClick=${c}>${i("account-logout")}</button></p>
        <${K} ...${o} />
        <div class="two">
          <${eu} ...${u} />
          <${tu} ...${u} />
          <${nu} ...${u} />
        </div>
      </section>
      <${ru} ...${u} />
      <${ou} />
    <//>`}function t$(){let e=pe(),[t,n]=g(e.name),s=Q();return _(()=>n(e.name),[e.name]),l`
    <form class="panel" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await tn({name:t.trim()}),i("account-name-saved")))}}>
      <h2>${i("account-name")}</h2>
      <p class="quiet-text">${i(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${i("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${i("guest")} onInput=${Ve(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${i("save")}</button>
      </div>
      <${K} ...${s} />
    </form>`}function n$(){return l`
    <section class="panel">
      <h2>${i("taste-title")}</h2>
      <p class="quiet-text">${i("taste-what")}</p>
      <${Dn} />
    </section>`}var cu=x(()=>{"use strict";ns();su();au();Mo();iu();W();M();Ce();Hn();rt();L()});var pu={};Pe(pu,{Page:()=>s$});function s$({params:e}){let t=P(location.hash.slice(1)).current;_(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?o$:e.what==="confirm"?a$:uu;return l`<section class="panel narrow"><${t?n:uu} token=${t} /></section>`}function uu(){return l`
    <h1>${i("letter-wrong")}</h1>
    <p>${i("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${i("letter-account")}</a></p>`}function o$({token:e}){let[t,n]=g(""),s=Q();return l`
    <form class="entrance" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await st("/api/account/reset",{token:e,password:t}),Ze("/account",{replace:!0}),""))}}>
      <h1>${i("letter-reset")}</h1>
      <p class="quiet-text">${i("letter-reset-what")}</p>
      <${De} label=${i("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${i("save")}</button></p>
      <${K} ...${s} />
    </form>`}function a$({token:e}){let t=Q(),n=()=>t.run(async()=>(await H("/api/account/email/confirm",{token:e}),await nt(),i("letter-confirmed")));return l`
    <h1>${i("letter-confirm")}</h1>
    <p class="quiet-text">${i("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${i("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${i("letter-account")}</a>
    </p>
    <${K} ...${t} />`}var du=x(()=>{"use strict";ns();W();M();Ce();Ht();rt();L()});var mu={};Pe(mu,{Page:()=>r$});function r$(){return l`
    <section class="panel narrow">
      <h1>${i("notfound-title")}</h1>
      <p>${i("notfound-what")}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}var fu=x(()=>{"use strict";M();L()});function os(e){let t=e.split("/").filter(Boolean);for(let[n,s,a]of i$){let o=l$(s.split("/").filter(Boolean),t);if(o)return{name:n,params:o,load:a}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(fu(),mu))}}function l$(e,t){if(e.length!==t.length)return null;let n={};for(let[s,a]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=c$(a);else if(e[s]!==a)return null;return n}function c$(e){try{return decodeURIComponent(e)}catch{return e}}function Ze(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...$u])n()}function pi(e){$u.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!u$(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&Ze(n.pathname+n.search+n.hash))})}function u$(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),a=t.hash&&t.pathname===location.pathname;return n&&s&&!a&&!t.target&&!t.hasAttribute("download")}var i$,$u,Ht=x(()=>{"use strict";i$=[["home","/",()=>Promise.resolve().then(()=>(ic(),rc))],["new","/new",()=>Promise.resolve().then(()=>(cc(),lc))],["table","/t/:table",()=>Promise.resolve().then(()=>(ni(),Ac))],["cards","/cards",()=>Promise.resolve().then(()=>(ri(),ai))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(ri(),ai))],["rules","/rules",()=>Promise.resolve().then(()=>(li(),ii))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(li(),ii))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(zc(),Hc))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(Vc(),Gc))],["account","/account",()=>Promise.resolve().then(()=>(cu(),lu))],["letter","/account/:what",()=>Promise.resolve().then(()=>(du(),pu))]],$u=new Set});W();vn();pt();En();Ge();Nt();Me();fe();M();N();Ce();Ha();to();On();Bs();Hn();mn();Ht();$o();le();fa();As();un();pt();M();N();Ce();mn();le();L();le();var hu=matchMedia("(prefers-color-scheme: light)"),p$=matchMedia("(prefers-reduced-motion: reduce)");function Lo(){let e=z("theme");return e==="auto"?hu.matches?"light":"dark":e}function Co(){let e=document.documentElement;e.dataset.theme=Lo(),e.dataset.text=z("text"),e.dataset.motion=Rt()?"full":"less"}function di(){Co(),Qt(Co),hu.addEventListener("change",Co),p$.addEventListener("change",Co)}function mi({page:e,children:t}){return l`
    <a class="skip" href="#main">${i("shell-skip")}</a>
    <${d$} page=${e} />
    <${f$} />
    <${$$} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${h$} />`}function d$({page:e}){let t=pe(),n=s=>e===s?"page":void 0;return l`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${Ct("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${i("shell-nav")}>
        <a href="/cards" aria-current=${n("cards")}>${i("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${i("shell-rules")}</a>
      </nav>
      <${m$} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${i("shell-account",{name:t.name||i("guest")})}>
        <${b} name="settings" size=${20} /><span><bdi>${t.name||i("guest")}</bdi></span>
      </a>
    </header>`}function m$(){let[,e]=G("theme"),t=Lo()==="dark"?"light":"dark";return l`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${i(`shell-theme-${t}`)} title=${i(`shell-theme-${t}`)}>
      <${b} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function f$(){let{notice:e}=pe();return e?l`<p class="notice" role="status">${e}</p>`:null}function $$(){return Jo()?l`<p class="notice" role="status" data-lost>${i("reach-lost")}</p>`:null}function h$(){let[e,t]=g(!1);return _(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&l`
    <div class="mishap" role="alert">
      <p>${i("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${i("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("close")}</button>
    </div>`}var as=class extends St{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?l`<${Eo} />`:this.props.children}};function Eo(){return l`
    <section class="panel failed" role="alert">
      <h1>${i("failed-title")}</h1>
      <p>${i("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${i("reload")}</button>
        <a class="btn" href="/">${i("go-home")}</a>
      </p>
    </section>`}ya();Mn();ga();va();Wn();Ja();Va();rr();gr();yr();Lr();ho();bo();wo();xo();po();vo();ni();_o();Xs();cr();Hr();ro();be();qr();qn();Yr();Fr();jr();Xr();Vr();rt();L();sn();Ma();Ws();oa();Ko();Go();un();vn();var hi={};Pe(hi,{Board:()=>C$});M();N();L();be();M();Ge();Me();N();L();M();Ge();N();L();var Ee="cadwallon",se=Ke(null);function it({seat:e}){let{view:t,names:n}=Z(se);return l`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function Ft({n:e,power:t,golden:n=!1}){return l`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${We(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${b} name=${t} golden=${n} />
    </span>`}function lt({name:e,n:t,what:n}){return l`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${b} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function He({id:e,size:t,target:n=`card:${e}`,points:s,badge:a}){let{lit:o,chosen:r,choose:c,why:u}=Z(se),p=o.has(n);return l`
    <${ae} game=${Ee} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${u(n)}
      points=${s} badge=${a} onChoose=${p||r.length?()=>c(n):void 0} />`}function So({won:e}){return l`<span class="ca-won">${["location","personality","relic"].map((t,n)=>l`
    <${lt} key=${t} name=${t} n=${e[n]} what=${i(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function gu({target:e,label:t,class:n,open:s,children:a}){let{lit:o,chosen:r,choose:c}=Z(se),u=o.has(e);return l`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${a}</button>`}function To(){let{view:e}=Z(se),t=i("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&l`<${gu} target="militia" label=${t} class="ca-militia"><${b} name="militia" /> ${t}<//>`}function fi({seat:e}){let{setDetail:t}=Z(se),n=e.resource.length;return l`
    <${gu} target=${`deck:${e.seat}`} class="ca-resource" label=${`${i("cadwallon-web-resource-size",{n})}. ${i("cadwallon-web-resource-what")}`} open=${()=>t(e.seat)}>
      <${b} name="pile" /><b class="num">${n}</b><span>${i("cadwallon-web-resource")}</span>
    <//>`}M();Me();N();L();var $i=e=>e.guild?oe(Ee,e.guild).name:i("cadwallon-web-no-guild");function rs({seat:e}){let{view:t}=Z(se),{hand:n,deck:s,resource:a,removed:o,objectives:r}=e;return l`
    <span class="ca-counts">
      <${lt} name="card" n=${n.size} what=${i("cadwallon-web-hand-size",{n:n.size})} />
      <${lt} name="deck" n=${s.size} what=${i("cadwallon-web-deck-size",{n:s.size})} />
      <${lt} name="pile" n=${a.length} what=${i("cadwallon-web-resource-size",{n:a.length})} />
      ${o.length>0&&l`<${lt} name="lock" n=${o.length} what=${i("cadwallon-web-removed-size",{n:o.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&l`<${lt} name="objective" n=${r.size} what=${i("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function bu({seat:e}){let{view:t,names:n,lit:s,chosen:a,choose:o,setDetail:r}=Z(se),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:i("cadwallon-web-look",{who:p})}
      onClick=${()=>u?o(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${it} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&l`<${b} name="first" label=${i("cadwallon-web-first")} />`}
        <${ee} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${$i(e)}</span>
      <span class="ca-rival-things"><${So} won=${e.won} /><${rs} seat=${e} /></span>
    </button>`}var yu=["agent","personality","location","relic"];function g$(e){let t=e.map(n=>oe(Ee,n));return t.sort((n,s)=>yu.indexOf(n.kind)-yu.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function wu({seat:e,score:t}){let{view:n,names:s,setDetail:a}=Z(se),o=()=>a(null),r=s[e.seat],c=e.seat===n.viewer,u=[[i("cadwallon-web-resource"),e.resource,i("cadwallon-web-resource-what")],[i("cadwallon-web-removed"),e.removed,""],[i("cadwallon-web-deck"),c?e.deck.cards:[],""],[i("cadwallon-web-known-hand"),c?[]:e.hand.cards,i("cadwallon-web-known-why")]];return l`
    <div class="veil" onClick=${o}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${it} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${ee} n=${e.points} /><${rs} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${o} aria-label=${i("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&l`<${ae} game=${Ee} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>l`<${ae} key=${p.card} game=${Ee} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,$])=>l`
            <tr key=${p}><th scope="row">${$}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d,$])=>l`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          ${$&&l`<p class="quiet-text">${$}</p>`}
          <div class="ca-heap">${g$(d).map(f=>l`<${He} key=${f} id=${f} size="table" />`)}</div>`)}
      </div>
    </div>`}M();Ge();N();L();M();Me();N();L();function vu(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function xu({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o}=Z(se),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map(f=>f.known)),p=e.sums.filter(f=>f.known===u).length>1,d=e.sums.map((f,m)=>({sum:f,seat:m,agents:e.agents.filter(h=>h.seat===m)})),$=f=>c&&!f.target.closest("button")&&o(r);return l`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${a.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${i("cadwallon-web-pile",{n:t})} onClick=${$}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${i("cadwallon-web-order",{n:t})}>${t}</span>
        <${_u} pile=${e} />
        <${b$} pile=${e} />
      </header>
      ${e.stake?l`<${y$} stake=${e.stake} target=${r} />`:l`<p class="ca-pile-empty" data-target=${r}>${i(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:f})=>f.length).map(({sum:f,seat:m,agents:h})=>l`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&l`<${w$} stake=${e.stake} sum=${f} seat=${m} agents=${h} lead=${f.known<u?"":p?"tied":"ahead"} />`}
            <${v$} agents=${h} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function _u({pile:e}){let{view:t,names:n}=Z(se),s=e.controlled.includes(t.viewer),a=e.pile.split(" ")[1],o=e.free?i("cadwallon-web-zone-open"):s?i("cadwallon-web-zone-mine"):i("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return l`
    <span class="ca-zone" title=${o}>
      ${e.free?l`<span class="ca-zone-free">${i("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>l`
        <span key=${r} class="ca-zone-who"><${it} seat=${r} /><span>${a?i("cadwallon-web-zone-whose",{you:r===t.viewer?"yes":"no",who:n[r]}):r===t.viewer?i("cadwallon-web-you-short"):n[r]}</span></span>`)}
      ${a&&l`<span class="ca-side">${i(`cadwallon-web-side-${a}`)}</span>`}
      ${s&&l`<${b} name="mask" label=${o} />`}
    </span>`}function b$({pile:e}){let t=e.buried.map(s=>oe(Ee,s).name).join(", "),n=i("cadwallon-web-under",{n:e.hidden})+(t?` ${i("cadwallon-web-under-known",{cards:t})}`:"");return l`<${lt} name="deck" n=${e.hidden} what=${n} />`}function y$({stake:e,target:t}){let{district:n}=oe(Ee,e.card);return l`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${He} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${i(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&l`<span>${i(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${i("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${Ft} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&l`<div><dt>${i("cadwallon-web-bribe")}</dt><dd><${Ft} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${i("cadwallon-web-worth")}</dt><dd><${ee} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function w$({stake:e,sum:t,seat:n,agents:s,lead:a}){let{names:o}=Z(se),r=t.known>=e.threshold,c=r?a:"",u=[i("cadwallon-web-sum",{who:o[n],n:t.known,power:We(e.power),of:e.threshold,backs:t.backs}),c&&i(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return l`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${it} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>l`
        <span key=${d} class="ca-back"><${b} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&l`<b class="ca-mark">${c==="ahead"?l`<${b} name="done" />`:"="}</b>`}</span>
    </div>`}function v$({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&l`
    <ul class="ca-agents">
      ${n.map(s=>l`
        <li key=${s.card} data-down=${s.down||null}>
          <${He} id=${s.card} size="chip" points=${0} badge=${l`<${x$} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function x$({agent:e,stake:t}){return l`
    <span class="ca-worth">
      ${e.down&&l`<${b} name="mask" label=${i("cadwallon-web-down")} />`}
      ${t&&l`<${Ft} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&l`<${Ft} n=${e.ducats??0} power="financial" />`}
    </span>`}function ku({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o,why:r}=Z(se),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((h,y)=>y!==n.viewer),$=Math.max(0,...d.map(h=>h.known)),f=d.reduce((h,y)=>h+y.backs,0),m=e.sums[n.viewer]?.known??0;return l`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&o(c)}>
        <${_u} pile=${e} />
        <span class="ca-pile-line-name">${p?oe(Ee,p.card).name:i("cadwallon-web-pile-empty")}</span>
        ${p&&l`
          <span class="ca-pile-line-wins"><${Ft} n=${p.threshold} power=${p.power} golden />${p.price&&l`<${Ft} n=${p.price} power="financial" />`}</span>
          <${ee} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${i("cadwallon-web-sums",{own:m,best:$,backs:f})}>
            <span>${i("cadwallon-web-you-short")} <b>${m}</b></span><span>${i("cadwallon-web-best-short")} <b>${$}${f>0&&`+${"?".repeat(f)}`}</b></span></span>`}
        <span class="visually-hidden">${i("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function Mu({seat:e,narrow:t}){let{view:n,lit:s}=Z(se),{hand:a,objectives:o}=e,r=o.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!a.cards.length;return l`
    <section data-part="mine" aria-label=${i("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&l`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>l`<${ku} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${To} /><${fi} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&l`
        <div class="ca-tray"><h3>${i("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>l`<${He} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${i("cadwallon-web-hand")}>
          ${r.map(p=>l`<${He} key=${p.card} id=${p.card} size="table" />`)}
          ${a.cards.map(p=>l`<${He} key=${p} id=${p} size="table" />`)}
          ${u&&l`<p class="quiet-text">${i(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&l`<${fi} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${_$} seat=${e} />
          <${k$} goals=${o.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function _$({seat:e}){let{view:t,lit:n,choose:s,setDetail:a}=Z(se),o=`seat:${e.seat}`;return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${o} title=${i("cadwallon-web-look-own")}
      onClick=${()=>n.has(o)?s(o):a(e.seat)}>
      <span class="ca-rival-head">
        <${it} seat=${e.seat} /><span class="ca-rival-name">${$i(e)}</span>
        ${e.seat===t.first&&l`<${b} name="first" label=${i("cadwallon-web-first")} />`}
        <${ee} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${So} won=${e.won} /><${rs} seat=${e} /></span>
    </button>`}function k$({goals:e}){return l`
    <ul class="ca-goals">${e.map(t=>l`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${ae} game=${Ee} id=${t.card} size="chip" badge=${l`
          <${b} name=${t.achieved?"done":"hourglass"} label=${i(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var M$=4;function C$({view:e,score:t,names:n,you:s,lit:a,chosen:o,choose:r,why:c,detail:u,setDetail:p}){let d=D(()=>({view:e,names:n,lit:a,chosen:o,choose:r,why:c,setDetail:p}),[e,n,a,o,r,c,p]),$=de(Le);return l`
    <${se.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${i("part-rivals")}>
          <div class="ca-rivals">${L$(e,s).map(f=>l`<${bu} key=${f.seat} seat=${f} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${i("part-centre")}>
          <${E$} view=${e} />
          ${e.guilds.length>0&&l`
            <div class="ca-guilds" role="group" aria-label=${i("cadwallon-web-guilds")}>${e.guilds.map(f=>l`
              <${He} key=${f} id=${f} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(M$,...e.piles.map(vu))}}>${e.piles.map((f,m)=>l`<${xu} key=${f.number} pile=${f} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&l`<${Mu} seat=${e.seats[s]} narrow=${$} />`}
        ${u!==null&&l`<${wu} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function L$(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function E$({view:e}){let t=e.last_round!==null&&!e.over;return l`
    <div class="ca-news">
      ${t&&l`<strong class="ca-news-last"><${b} name="hourglass" />
        ${e.last_round===e.round?i("cadwallon-web-last-round"):i("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&l`<span>${i("cadwallon-web-resolved")}</span>`}
      ${e.round>0&&!t&&!e.over&&l`<span>${i("cadwallon-web-length",{n:e.piles.find(n=>n.free)?.hidden??0})}</span>`}
      <${To} />
    </div>`}var xi={};Pe(xi,{Beside:()=>Gu,Board:()=>mh,flights:()=>Uu});M();Me();be();M();Ge();L();be();M();Ge();Me();var ze=Ke({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),S$=["mage","item","artifact","monument","place","scroll"];function ct(e,t){let n=s=>S$.indexOf(oe(e,s.card).kind);return t.map((s,a)=>({one:s,i:a})).sort((s,a)=>n(s.one)-n(a.one)||s.i-a.i).map(({one:s})=>s)}function Se({of:e,size:t}){let{game:n,lit:s,chosen:a,choose:o,why:r}=Z(ze),c=P(o);c.current=o;let u=`card:${e.card}`,p=s.has(u),d=a.includes(u),$=r(u);return D(()=>l`
    <${ae} game=${n} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points}
      target=${u} lit=${p} chosen=${d} why=${$} onChoose=${p?()=>c.current(u):void 0} />`,[n,u,t,e.turned,e.essences?.join(" "),e.points,p,d,$.join(" ")])}function Wt({target:e,label:t,class:n="",onOpen:s,children:a}){let{lit:o,chosen:r,choose:c,why:u}=Z(ze),p=o.has(e),d=p?[]:u(e);return l`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${a}</button>`}function Cu({view:e,plan:t}){let{game:n}=Z(ze),s=de(Le),{places:a,monuments:o,monument_deck:r,items:c,scrolls:u}=e.centre,p=t.chips&&!s,d=f=>s?{}:{width:`${Math.ceil(t.groups[f].width)+1}px`},$=(f,m,h)=>l`
    <${gi} name=${f} title=${i(`resarcana-web-${f}`)} n=${m.length} chips=${p?t.groups[h].rows:0} style=${d(h)}>
      ${m.map(y=>l`<${Se} key=${y} of=${{card:y}} size=${p?"chip":"table"} />`)}
    <//>`;return l`
    <section class="ra-centre" data-part="centre" aria-label=${i("part-centre")} style=${s?{}:{"--card-w":`${t.card}px`}}>
      <${gi} name="places" title=${i("resarcana-web-places")} n=${a.length} style=${d(0)}>
        ${a.map(f=>l`<${Se} key=${f.card} of=${f} size="table" />`)}
      <//>
      <${gi} name="monuments" title=${i("resarcana-web-monuments")} n=${o.length+(r?1:0)} style=${d(1)}>
        ${o.map(f=>l`<${Se} key=${f} of=${{card:f}} size="table" />`)}
        ${r>0&&l`<${Wt} target="monuments" label=${i("resarcana-web-monument-deck",{n:r})} class="ra-deck">
          <${ae} game=${n} id=${null} back size="table" /><b class="ra-deck-size num">${r}</b><//>`}
      <//>
      ${p?$("tiles",[...c,...u],2):l`${$("items",c,2)}${$("scrolls",u,3)}`}
    </section>`}function gi({name:e,title:t,n,chips:s=0,style:a,children:o}){if(!n)return null;let r=s?{...a,gridTemplateRows:`repeat(${s}, auto)`}:a;return l`<div class=${`ra-group ra-${e}`}><h3>${t}</h3><div class=${s?"ra-chips":"ra-row"} style=${r}>${o}</div></div>`}M();N();L();M();N();L();Me();be();var Iu={place:[1.68,1.2],item:[1.08,.66],scroll:[1.08,.66]},T$=[1,88/63],ve=8,is="break",Ou=e=>Iu[e]??T$;function jt(e,t,n){let s=0,a=0,o=0;for(let r of e){if(r===is){s+=a+ve,a=o=0;continue}let[c,u]=Ou(r).map(p=>p*t);if(c>n)return 1/0;o&&o+ve+c>n&&(s+=a+ve,a=o=0),o+=(o?ve:0)+c,a=Math.max(a,u)}return s+a}function Po(e,t,n){let[s,a]=[e,t];for(;s<a;){let o=Math.ceil((s+a)/2);n(o)?s=o:a=o-1}return s}function Nu(e,t,n,s){let a=r=>e.every(c=>jt(c,r,t.width)<=t.height),o=Po(n,s,a);return a(o)?o:0}var P$=92,A$=[116,27],R$=4,Lu=18;function I$(e,t,n,s){let a=Eu(e,t,n,s,!1);if(a.card>=P$)return a;let[o,r,...c]=e,u=Eu([o,r,c.flat()],t,n,s,!0);return!a.fits||u.fits&&u.card>=a.card?u:a}function Eu(e,t,n,s,a){let o=u=>e.map(p=>{if(!p.length)return{width:0,rows:0,height:0};let d=a&&Iu[p[0]]?.[1]<1,[$,f]=d?A$:Ou(p[0]).map(k=>k*u),m=d?R$:ve,h=Math.max(1,Math.floor((t.height+m)/(f+m))),y=Math.max(1,Math.floor((t.width+ve)/($+ve))),w=Math.min(y,Math.ceil(p.length/h)),S=Math.ceil(p.length/w);return{width:w*$+(w-1)*ve,rows:S,height:Lu+S*(f+m)}}),r=u=>{let p=o(u),d=p.map(({width:f})=>f).filter(Boolean);return d.reduce((f,m)=>f+m,0)+2*ve*(d.length-1)<=t.width&&Math.max(...p.map(({height:f})=>f))-Lu-ve<=t.height},c=Po(n,s,r);return{card:c,chips:a,groups:o(c),fits:r(c),height:O$(o(c),t.width)}}function O$(e,t){let[n,s,a]=[0,0,0];for(let o of e.filter(r=>r.width))a&&a+2*ve+o.width>t&&([n,s,a]=[n+s,0,0]),a+=(a?2*ve:0)+o.width,s=Math.max(s,o.height);return n+s}function N$(e,t,n,s,a){let o=Array.from({length:t},()=>"artifact"),r=3*ve,c=f=>jt(e,f,n.width)+(t?r+jt(o,f,n.width):0)<=n.height,u=Po(s,a,c),p={card:u,beside:0,fits:c(u)};for(let f=1;f<=Math.min(t,4);f++){let m=w=>f*w+(f-1)*ve,h=w=>jt(o,w,m(w))<=n.height&&jt(e,w,n.width-m(w)-r)<=n.height,y=Po(s,a,h);(y>p.card||!p.fits&&h(y))&&(p={card:y,beside:m(y),fits:h(y)})}let d=jt(e,p.card,n.width-(p.beside?p.beside+r:0)),$=t?jt(o,p.card,p.beside||n.width):0;return{...p,height:p.beside?Math.max(d,$):d+$+(t?r:0)}}var Z$=1.3,Su={least:64,most:220},Tu={least:72,most:300},D$=10,Pu=44,Au=64,H$=66,z$=[.7,.66,.62,.58,.54,.5,.46,.42,.38,.34,.3];function Zu({groups:e,tableau:t,hand:n},s){let a=s.width-Pu;return z$.map(r=>{let c=I$(e,{width:a,height:s.height*r-Pu},Su.least,Su.most),u=N$(t,n,{width:s.width-Au,height:s.height*(1-r)-Au},Tu.least,Tu.most),p=Math.max(0,c.height+u.height+H$-s.height),d=Math.min(c.card*Z$,u.card)-D$*p;return{centre:c,own:u,value:d}}).reduce((r,c)=>c.value>r.value?c:r)}var q$=780,B$=2,F$=.26,W$=.34,j$=10,U$=80,G$=28.5,V$=62,K$=25.5,Y$=24,Q$=28,J$=300,X$=215,eh=148,th=112,Ru=3;function bi(e,t,n){let s=(e-Y$)/t-Q$,[a,o]=[s<J$,s<X$],r=o?2:Math.floor((s+Ru)/((a?th:eh)*n+Ru));return{width:s,snug:a,tight:o,columns:Math.max(1,r)}}function Du(e,t,n){let s=e.height<q$,a=Math.max(...t);if(!s&&a&&t.length<=B$)return Math.round(F$*e.height);let{columns:o,tight:r}=bi(e.width,t.length,n),c=a&&Math.ceil(Math.max(a,s?1:j$)/o),u=r?V$+K$*c:U$+G$*c;return Math.round(Math.min(u*n,W$*e.height))}var nh=78,sh=90,oh=150;function Hu({seats:e,view:t,table:n,names:s,setDetail:a,room:o,letters:r}){let c=de(Le),{game:u}=Z(ze),{snug:p,tight:d,width:$}=bi(o.width,e.length,r),f={width:$,height:o.height-nh*r},m=Nu(e.map(y=>ct(u,t.seats[y].play).map(w=>oe(u,w.card).kind)),f,sh,oh),h=m&&!c?"table":"chip";return l`
    <section class="ra-rivals" data-part="rivals" data-size=${h} data-snug=${!c&&p||null} data-tight=${!c&&d||null} aria-label=${i("part-rivals")} style=${c?{}:{"--card-w":`${m}px`,height:`${o.height}px`}}>
      ${e.map(y=>l`<${ah} key=${y} of=${t.seats[y]} view=${t} name=${s[y]} bot=${n.seats[y]?.kind==="bot"}
        size=${h} onOpen=${()=>a(y)} />`)}
    </section>`}function ah({of:e,view:t,name:n,bot:s,size:a,onOpen:o}){let{game:r}=Z(ze),c=t.passed.includes(e.seat);return l`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${c||null}>
      <header>
        <${Wt} target=${`seat:${e.seat}`} label=${i("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${o}>
          ${s&&l`<${b} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&l`<${b} name="first" size=${15} label=${i("seat-first")} />`}
          ${c&&l`<${b} name="pass" size=${15} label=${i("seat-passed")} />`}
        <//>
        <${yi} of=${e} />
        <${ee} n=${e.points} />
      </header>
      <div class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
        <${et} essences=${e.pool} />${!e.pool.some(Boolean)&&l`<span class="empty">${i("resarcana-web-no-essences")}</span>`}
      </div>
      <div class="ra-rival-play">
        ${ct(r,e.play).map(u=>l`<${Se} key=${u.card} of=${u} size=${a} />`)}
      </div>
    </article>`}function yi({of:e}){return l`
    <span class="ra-counts">
      <span title=${i("resarcana-web-hand",{n:e.hand.size})}><${b} name="card" size=${14} label=${i("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${Wt} target=${`deck:${e.seat}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${b} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${i("resarcana-web-discards",{n:e.discards.length})}><${b} name="discard" size=${14} label=${i("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}be();function zu({view:e,seat:t,name:n,score:s,onClose:a}){let o=e.seats[t];return l`
    <${wi} title=${n} onClose=${a} aside=${l`<${ee} n=${o.points} /><${et} essences=${o.pool} /><${yi} of=${o} />`}>
      <div class="ra-cards">${ct("resarcana",o.play).map(r=>l`<${Se} key=${r.card} of=${r} size="table" />`)}</div>
      <${Ao} title=${i("resarcana-web-known-hand")} cards=${o.hand.cards} why=${i("resarcana-web-known-why")} />
      <${Ao} title=${i("resarcana-web-discards",{n:o.discards.length})} cards=${o.discards} />
      <${Ao} title=${i("resarcana-web-known-deck")} cards=${o.deck.cards} why=${i("resarcana-web-known-why")} />
      <${Bu} score=${s} />
    <//>`}function qu({what:e,of:t,score:n,onClose:s}){if(e==="points")return l`<${wi} title=${i("resarcana-web-points-from")} onClose=${s}><${Bu} score=${n} /><//>`;let a=e==="deck"?t.deck.cards:t.discards;return l`
    <${wi} title=${i(`resarcana-web-${e}`,{n:a.length})} onClose=${s}>
      ${e==="deck"&&l`<p class="quiet-text">${i("resarcana-web-deck-no-order")}</p>`}
      ${a.length?l`<${Ao} title="" cards=${a} />`:l`<p class="empty">${i("resarcana-web-none")}</p>`}
    <//>`}function Ao({title:e,cards:t,why:n}){return t.length?l`
    ${e&&l`<h3>${e}</h3>`}
    ${n&&l`<p class="quiet-text">${n}</p>`}
    <div class="ra-cards">${t.map(s=>l`<${Se} key=${s} of=${{card:s}} size="table" />`)}</div>`:null}function Bu({score:e}){return e.length?l`
    <h3>${i("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],a)=>l`<tr key=${`${t} ${a}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:l`<p class="empty">${i("ending-no-points")}</p>`}function wi({title:e,aside:t,onClose:n,children:s}){return _(()=>{let a=o=>{o.key==="Escape"&&(o.preventDefault(),n())};return document.addEventListener("keydown",a,{capture:!0}),()=>document.removeEventListener("keydown",a,{capture:!0})},[n]),l`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${we} onClick=${n} aria-label=${i("close")} aria-keyshortcuts="Escape"><${b} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}M();N();L();be();function vi(e,t){let{mages:n,packet:s}=e.seats[t],{draft:a,looked:o,arranged:r}=e.centre;return[{title:"resarcana-web-mages",cards:n.cards},{title:"resarcana-web-packet",cards:s.cards},{title:"resarcana-web-draft",cards:a},{title:"resarcana-web-looked",cards:o},{title:"resarcana-web-arranged",cards:r}].filter(({cards:c})=>c.length>0)}function Fu({view:e,seat:t,you:n,names:s,score:a,plan:o}){let{game:r}=Z(ze),c=e.seats[t],[u,p]=g(""),d=de(Le),$=ct(r,c.play),f=c.hand.cards,m=vi(e,t);return l`
    <section class="ra-mine" data-part="mine" aria-label=${s[t]}>
      <div class="ra-own" data-beside=${o.beside>0&&!d||null} style=${d?{}:{"--card-w":`${o.card}px`,"--hand-w":`${o.beside}px`}}>
        <div class="ra-tableau">
          ${m.map(h=>l`<${rh} key=${h.title} title=${i(h.title)} cards=${h.cards} />`)}
          ${$.map(h=>l`<${Se} key=${h.card} of=${h} size="table" />`)}
          ${!$.length&&!m.length&&l`<p class="empty">${i("resarcana-web-nothing-in-play")}</p>`}
        </div>
        ${f.length>0&&l`
          <div class="ra-hand" role="group" aria-label=${i("resarcana-web-hand",{n:c.hand.size})}>
            ${f.map(h=>l`<${Se} key=${h} of=${{card:h}} size="table" />`)}
          </div>`}
      </div>
      <footer class="ra-piles">
        ${n!==t&&l`<strong class="ra-whose">${s[t]}</strong><span data-anchor=${`pool:${t}`}><${et} essences=${c.pool} /></span>`}
        <span class="ra-pile"><${b} name="card" size=${18} /> ${i("resarcana-web-hand",{n:c.hand.size})}</span>
        <${Wt} target=${`deck:${t}`} label=${i("resarcana-web-deck",{n:c.deck.size})} class="ra-pile" onOpen=${()=>p("deck")}>
          <${b} name="deck" size=${18} /> ${i("resarcana-web-deck",{n:c.deck.size})}
        <//>
        <button type="button" class="spot ra-pile" onClick=${()=>p("discards")}><${b} name="discard" size=${18} /> ${i("resarcana-web-discards",{n:c.discards.length})}</button>
        <button type="button" class="spot ra-pile" onClick=${()=>p("points")}><${ee} n=${c.points} /> ${i("resarcana-web-points-from")}</button>
      </footer>
      ${u&&l`<${qu} what=${u} of=${c} score=${a[t]} onClose=${()=>p("")} />`}
    </section>`}function rh({title:e,cards:t}){return l`
    <div class="ra-tray">
      <h3>${e}</h3>
      <div class="ra-row">${t.map(n=>l`<${Se} key=${n} of=${{card:n}} size="table" />`)}</div>
    </div>`}function Wu(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function ih(e,t){let n=Wu(e),s=Wu(t),a=[];for(let o of new Set([...n.keys(),...s.keys()])){let r=n.get(o)?.essences,c=s.get(o)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&a.push({place:o,seat:(s.get(o)??n.get(o))?.seat??-1,by:u})}return a}function ju(e,t){let n=e.filter(a=>a.facts.card&&(a.seat===t||a.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function Uu(e,t,n){let s=[],a=ih(e,t);return e.essences.forEach((o,r)=>{let c=a.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:-$[r]})),u=a.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:$[r]}));for(let p of u){for(let $ of c.filter(f=>f.seat===p.seat)){let f=Math.min(p.n,$.n);f&&s.push({kind:o,n:f,from:$.place,to:p.place}),p.n-=f,$.n-=f}let d=ju(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:d,to:p.place})}for(let p of c){let d=ju(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:p.place,to:d})}}),s}M();N();L();function Gu({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(o=>o.pool[5]>0),a=e.essences.filter(o=>o!=="pearl"||s);return l`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${i("resarcana-web-pool")}>
      ${a.map((o,r)=>l`
        <span key=${o} class=${`ra-pool-kind of-${o}`} data-none=${n[r]===0||null} title=${i(`resarcana-essence-${o}`,{n:n[r]})}>
          <${b} name=${o} size=${22} label=${i(`resarcana-essence-${o}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var lh=(e,t)=>e>=0?e:t??0,ch=46,uh=26,ph=8;function dh(e,t,n){let{places:s,monuments:a,monument_deck:o,items:r,scrolls:c}=t.centre,u=t.seats[n];return{groups:[s.map(()=>"place"),[...a,...o?[""]:[]].map(()=>"monument"),r.map(()=>"item"),c.map(()=>"scroll")],tableau:[...vi(t,n).flatMap(({cards:p})=>p.length>ph?[...p,is,is]:p),...ct(e,u.play).map(p=>p.card)].map(p=>p===is?p:oe(e,p).kind),hand:u.hand.cards.length}}function mh({game:e,view:t,table:n,score:s,names:a,you:o,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:$}){let f=D(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),m=P(null),h=fr(m),y=lh(o,d),w=t.seats.map(($e,re)=>(y+re)%t.seats.length).slice(1),S=de(dr)?mr:1,k=Du(h,w.map($e=>t.seats[$e].play.length),S),T=dh(e,t,y),I=D(()=>Zu(T,{width:h.width-uh,height:h.height-k-ch*S}),[JSON.stringify(T),h]),te=d!==null&&o>=0?d:null;return l`
    <${ze.Provider} value=${f}>
      <div class="ra-frame" ref=${m}><div class="ra" data-rivals=${w.length}>
        ${h.width>0&&l`
          <${Hu} seats=${w} view=${t} table=${n} names=${a} setDetail=${$} room=${{width:h.width,height:k}} letters=${S} />
          <${Cu} view=${t} plan=${I.centre} />
          <${Fu} view=${t} seat=${y} you=${o} names=${a} score=${s} plan=${I.own} />`}
        ${te!==null&&l`<${zu} view=${t} seat=${te} name=${a[te]} score=${s[te]} onClose=${()=>$(null)} />`}
      </div></div>
    <//>`}pt();Me();fe();M();Ce();to();mn();Ht();le();L();var _i=!1,fh=new Set(["table"]);function $h(){let[e,t]=g(location.pathname),[,n]=g(0),[s,a]=g(0);_(()=>pi(()=>t(location.pathname)),[]),_(()=>Qt(r=>{r==="language"?(Io(),Ku().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),_(()=>xs(r=>{r&&a(c=>c+1)}),[]);let o=os(e);return l`
    <${mi} page=${o.name}>
      <${as} address=${`${s} ${e}`}><${hh} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function hh({address:e}){let[t,n]=g(null),[s,a]=g(!1);return ue(()=>{let o=!0,{name:r,params:c,load:u}=os(e),p=fh.has(r)?Ra().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{o&&(n({Page:d,params:c}),document.title=Qe(`title-${r}`)?`${i(`title-${r}`)} · Arcanarium`:"Arcanarium")},d=>{console.error(d),o&&a(!0)}),()=>{o=!1}},[e]),_(()=>{t&&(_i&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),_i&&scrollTo(0,0),_i=!0)},[t]),s?l`<${Eo} />`:t?l`<${t.Page} params=${t.params} />`:l`<div class="waiting" aria-busy="true"></div>`}async function Ku(){let e=await nt().catch(()=>null),t=e?.languages??["en"],s=[z("language"),e?.id?e.language:"",...navigator.languages].flatMap(a=>[a,a.split("-")[0]]);await ia(s.find(a=>t.includes(a))??"en"),ma()}var gh=1e3,bh=15e3,yh=4e3;async function Yu(e,t=gh){try{await Promise.all([Ku(),Jt().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{Yu(e,Math.min(bh,t*2))},t);return}Ae(l`<${$h} />`,e),wh(e)}function wh(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||o()},s=new MutationObserver(n),a=setTimeout(()=>o(),yh),o=()=>{t?.remove(),s.disconnect(),clearTimeout(a),za()};s.observe(e,{childList:!0,subtree:!0}),n()}di();os(location.pathname).load().catch(()=>{});var Vu=document.getElementById("app");Vu&&Yu(Vu);Ps("/js/cadwallon/board.js",hi);Ps("/js/resarcana/board.js",xi);export{X as x0,ge as x1,Jt as x10,_e as x11,bn as x12,gn as x13,Xt as x14,ua as x15,ke as x16,Tt as x17,Ke as x18,cn as x19,l as x1a,Ae as x1b,Y as x1c,Z as x1d,_ as x1e,dn as x1f,ue as x1g,D as x1h,P as x1i,g as x1j,$a as x1k,Fe as x1l,b as x1m,Os as x1n,ee as x1o,Oe as x1p,et as x1q,_n as x1r,We as x1s,tn as x1t,Ra as x1u,Qs as x1v,st as x1w,nt as x1x,Ia as x1y,pe as x1z,H as x2,Aa as x20,eo as x21,Da as x22,qa as x23,za as x24,Ba as x25,ot as x26,Rn as x27,In as x28,Sn as x29,Zn as x2a,Dn as x2b,ws as x2c,vs as x2d,Jo as x2e,xs as x2f,Ze as x2g,os as x2h,pi as x2i,_t as x2j,fo as x2k,Gn as x2l,Vn as x2m,xr as x2n,Rt as x2o,Je as x2p,z as x2q,G as x2r,Qt as x2s,Rs as x2t,gt as x2u,as as x2v,Eo as x2w,mi as x2x,ba as x2y,ye as x2z,F as x3,Ue as x30,C as x31,en as x32,ha as x33,R as x34,bt as x35,A as x36,tt as x37,Ns as x38,kn as x39,Zs as x3a,Cn as x3b,wa as x3c,Zl as x3d,dc as x3e,sr as x3f,tr as x3g,er as x3h,Fn as x3i,Bn as x3j,nr as x3k,or as x3l,Xa as x3m,uo as x3n,lo as x3o,co as x3p,Qa as x3q,Ga as x3r,Ua as x3s,ar as x3t,$c as x3u,$r as x3v,hr as x3w,br as x3x,gc as x3y,Mr as x3z,wn as x4,Cr as x40,wc as x41,kr as x42,xc as x43,kt as x44,_r as x45,Sr as x46,go as x47,Er as x48,Tr as x49,yo as x4a,Qn as x4b,on as x4c,ir as x4d,Ir as x4e,Ar as x4f,Pr as x4g,kc as x4h,Yn as x4i,Rr as x4j,Pc as x4k,ti as x4l,an as x4m,Jn as x4n,Xn as x4o,Nd as x4p,Oa as x4q,Za as x4r,Na as x4s,lr as x4t,Zr as x4u,Dr as x4v,Nr as x4w,Ka as x4x,ao as x4y,dr as x4z,Ps as x5,mr as x50,Le as x51,ur as x52,pr as x53,we as x54,de as x55,fr as x56,es as x57,zr as x58,zn as x59,oo as x5a,Kr as x5b,Tc as x5c,Sc as x5d,Br as x5e,Wr as x5f,Jr as x5g,Qr as x5h,Ur as x5i,Gr as x5j,K as x5k,Ve as x5l,Q as x5m,Qe as x5n,$t as x5o,la as x5p,ia as x5q,i as x5r,di as x5s,Lo as x5t,at as x5u,Md as x5v,kd as x5w,ka as x5x,La as x5y,Fs as x5z,Io as x6,Kt as x60,Ie as x61,B as x62,he as x63,Yt as x64,Re as x65,Vo as x66,Y as x67,Z as x68,bp as x69,_ as x6a,yp as x6b,dn as x6c,gp as x6d,ue as x6e,D as x6f,Ji as x6g,P as x6h,g as x6i,St as x6j,Tt as x6k,rp as x6l,Ke as x6m,cn as x6n,hp as x6o,ip as x6p,cn as x6q,fp as x6r,Pi as x6s,q as x6t,Ae as x6u,Hi as x6v,Ct as x7,rn as x8,_a as x9,Ln as xa,xa as xb,zs as xc,yt as xd,ae as xe,La as xf,js as xg,Ys as xh,Ea as xi,Sa as xj,Gs as xk,Ta as xl,Vs as xm,Ot as xn,Us as xo,Ks as xp,An as xq,oe as xr,ma as xs,yn as xt,Ll as xu,ht as xv,Be as xw,pa as xx,ce as xy,Xe as xz};
