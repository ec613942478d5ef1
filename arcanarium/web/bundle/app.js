/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var zu=Object.defineProperty;var x=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Ce=(e,t)=>{for(var n in t)zu(e,n,{get:t[n],enumerable:!0})};function Fu(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function ln(e){let t=rs[e];return delete rs[e],t}function Et(e){let t=rs.versions?.[e];return t?`${e}?v=${t}`:e}function yo(){delete rs.versions}var rs,pt=x(()=>{"use strict";rs=Fu()});function St(e){e&&e.parentNode&&e.remove()}function un(e,t,n){var s,a,o,r={},c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?fs.call(arguments,2):n),Tt(e,r,s,a,null)}function Bu(e,t,n){var s,a,o,r=mt({},e.props),c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e.type!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?fs.call(arguments,2):n),Tt(e.type,r,s!==void 0?s:e.key,a!==void 0?a:e.ref,null)}function Tt(e,t,n,s,a){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:cn,__v:a||++hi,__i:-1,__u:0};return!a&&q.vnode&&q.vnode(o),o}function Wu(){return{current:null}}function At(e){return e.children}function Pt(e,t){this.props=e,this.context=t,this.__g=0}function ft(e,t){if(t==null)return e.__&&ft(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ft(e)}function Uu(e){var t,n=e.__v,s=n.__e,a=[],o=[],r=e.__P;r&&((t=mt({constructor:cn},n)).__v=n.__v+1,q.vnode&&q.vnode(t),Mo(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,a,s||ft(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,Li(a,t,o),n.__=n.__e=null,t.__e!=s&&vi(t))}function vi(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),vi(e)}function _o(e){(8&e.__g||(e.__g|=8,dt.push(e),us++))&&wo==q.debounceRendering||((wo=q.debounceRendering)||queueMicrotask)(_i)}function _i(){try{for(var e,t=1;dt.length;)dt.length>t&&dt.sort(bi),e=dt.shift(),t=dt.length,8&e.__g&&Uu(e)}finally{(us=dt.length)&&(wo||queueMicrotask)(_i)}}function xi(e,t,n,s,a,o,r,c,u,p,d){var f,$,m,h,b,y,v=s.__k||ds,C=t.length;for(u=ju(n,t,v,u,C),f=0;f<C;f++)(m=n.__k[f])!=null&&($=~m.__i&&v[m.__i]||ps,m.__i=f,y=Mo(e,m,$,a,o,r,c,u,p,d),h=m.__e,($.ref!=m.ref||8&$.__u)&&($.ref&&ko($.ref,null,m,$),m.ref&&d.push(m.ref,m.__c||h,m)),b=b||h,4&m.__u?(u=Mi(m,u,e,!$.__v),$.__e&&($.__e=null)):typeof m.type=="function"&&y!==void 0?u=y:h&&(u=h.nextSibling),m.__u&=-21);return n.__e=b,u}function ju(e,t,n,s,a){var o,r,c,u,p,d,f,$,m,h=n.length,b=h,y=0,v=0,C=e.__k=Array(a);for(o=0;o<a;o++)(r=t[o])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=C[o]=Tt(null,r):ms(r)?r=C[o]=Tt(At,{children:r}):r.constructor===cn&&r.__b?r=C[o]=Tt(r.type,r.props,r.key,r.ref,r.__v):C[o]=r,u=o+y,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=Vu(r,n,u,b))&&(b--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?y--:p==u+1?y++:p!=u&&(p>u?y--:y++,v=1)):(~p||(a>h?y--:a<h&&y++),typeof r.type!="function"&&(r.__u|=4))):C[o]=null;if(v){for(d=[],f=[],o=0;o<a;o++)if((r=C[o])&&16&r.__u){for(y=0,$=d.length;y<$;)d[m=y+$>>1]<r.__i?y=m+1:$=m;d[y]=r.__i,f[o]=y+1}for(y=d.length;o--;)f[o]&&(f[o]==y?y--:C[o].__u|=4)}if(b)for(o=0;o<h;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=ft(c)),Co(c,c));return s}function Mi(e,t,n,s){var a,o,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(o=0;o<a.length;o++)a[o]&&(a[o].__=e,t=Mi(a[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=ft(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ki(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(ms(e)?e.some(function(n){ki(n,t)}):t.push(e)),t}function Vu(e,t,n,s){var a,o=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&o==null||u&&o==c.key&&r==c.type)return n;if(s>(u?1:0)){for(a=n-1;a>=0;a--)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a;for(a=n+1;a<t.length;a++)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a}return-1}function $i(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function is(e,t,n,s,a){var o,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||$i(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||$i(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=vo[t]||(vo[t]=Gu(t)),(e.__a||(e.__a={}))[t]=xo,o=t!=(t=t.replace(yi,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,o):e.removeEventListener(t,r,o));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Gu(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[ls]==null)t[ls]=xo++;else if(t[ls]<this.__a[e])return;return n(q.event?q.event(t):t)}}}function Mo(e,t,n,s,a,o,r,c,u,p){var d,f,$,m,h,b,y,v,C,P,k,ee,te,oe,Y,_,S,O,ae=t.type;if(t.constructor!==cn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,f=o=[],d.nodeType==8?c=cs(d,o):o.push(d),c=o[0]||c),(d=q.__b)&&d(t);e:if(typeof ae=="function"){$=r.length;try{if(v=t.props,C=(d=ae.prototype)&&d.render,P=(d=ae.contextType)&&s[d.__c],k=d?P?P.props.value:d.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(C?t.__c=m=new ae(v,k):(t.__c=m=new Pt(v,k),m.constructor=ae,m.render=Yu),P&&P.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),C&&(m.__s||(m.__s=m.state),ae.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=mt({},m.__s)),mt(m.__s,ae.getDerivedStateFromProps(v,m.__s)))),h=m.props,b=m.state,m.__v=t,n.__c){if(v!==h&&C&&!ae.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(v,k),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(v,m.__s,k)===!1){t.__v!=n.__v&&(m.props=v,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(F){F&&(F.__=t)}),ds.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=ft(n);break e}m.componentWillUpdate&&m.componentWillUpdate(v,m.__s,k),C&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,b,y)})}else C&&!ae.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),C&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=k,m.props=v,m.__P=e,m.__g&=-5,ee=q.__r,te=C?25:0;do m.__g&=-9,ee&&ee(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++te<25);C&&(ds.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=mt({},s,m.getChildContext())),C&&n.__c&&m.getSnapshotBeforeUpdate&&(y=m.getSnapshotBeforeUpdate(h,b)),oe=d&&d.type===At&&d.key==null?d.props.children:d,v.__P&&(d=c,a=(e=v.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(F){F&&Co(F,F)}),n.__k=null),c=n.__k?ft(n,0):null),c=xi(e,ms(oe)?oe:[oe],t,n,s,a,o,r,c,u,p),v.__P&&(t.__e=null,c=d),t.__u&=-161,f&&f.some(St),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(F){if(r.length=$,t.__v=null,u||o)if(F&&F.then){if(t.__u|=128|u,o){for(~(S=o.indexOf(c||void 0))||(S=o.length);(O=o[S-1])&&O.nodeType==8;)S--;for(;S<o.length;S++)if(O=o[S])if(o[S]=null,Y){if(O==_)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(_=cs(Y=O))}}if(!Y){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;Y=c}(d=cs(Y=t.__c.__z||(t.__c.__z=Y)))?(t.__e=Y,c=d):t.__e=c,c=c&&c.nextSibling}else o&&o.some(St);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),F&&F.then||Ci(t),q.__e(F,t,n)}}else c=t.__e=Ku(n.__e,t,n,s,a,o,r,u,p,e);return(d=q.diffed)&&d(t),c}function cs(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Ci(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Ci))}function Li(e,t,n){for(var s=0;s<n.length;)ko(n[s++],n[s++],n[s++]);q.__c&&q.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(o){o.call(a)})}catch(o){q.__e(o,a.__v)}})}function Ku(e,t,n,s,a,o,r,c,u,p){var d,f,$,m,h,b,y,v,C=n.props||ps,P=t.props,k=t.type;if(k=="svg"?a="http://www.w3.org/2000/svg":k=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),o){for(d=0;d<o.length;d++)if((h=o[d])&&(k?h.localName==k:h.nodeType==3)){e=h,o[d]=null;break}}if(!e){if(v=p.ownerDocument||document,!k)return v.createTextNode(P);e=v.createElementNS(a,k,P.is?P:p),c&&(q.__m&&q.__m(t,o),c=!1),o=null}if(k){if(p=k=="template"&&e.content||e,o=k=="textarea"&&P.defaultValue!=null?null:o&&fs.call(p.childNodes),!c&&o)for(C={},d=0;d<e.attributes.length;d++)C[(h=e.attributes[d]).name]=h.value;for(d in C)h=C[d],d=="dangerouslySetInnerHTML"?$=h:d=="children"||d in P||d=="value"&&"defaultValue"in P||d=="checked"&&"defaultChecked"in P||is(e,d,null,h,a);for(d in P)h=P[d],d=="children"?m=h:d=="dangerouslySetInnerHTML"?f=h:d=="value"?b=h:d=="checked"?y=h:c&&typeof h!="function"||C[d]===h||is(e,d,h,C[d],a);f?(c||$&&(f.__html==$.__html||f.__html==e.innerHTML)||(e.innerHTML=f.__html),t.__k=[]):($&&(e.textContent=""),(k=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&qu.test(k))&&(a="http://www.w3.org/1999/xhtml"),xi(p,ms(m)?m:[m],t,n,s,a,o,r,o?o[0]:n.__k&&ft(n,0),c,u),o&&o.some(St)),c&&k!="textarea"||(d="value",k=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(k!="progress"||b)||is(e,d,b,C[d],a),d="checked",y!=null&&y!=e[d]&&is(e,d,y,C[d],a))}else C===P||c&&e.data==P||(e.data=P);return e}function ko(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){q.__e(a,n)}}function Co(e,t,n){var s,a,o,r;if(q.unmount&&q.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||ko(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){q.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&Co(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(a=cs(s,o=[]))&&(s==e.__e&&o.some(St),St(a),St(s)),n||St(e.__e),e.__e=e.__c=e.__=null}function Yu(e,t,n){return this.constructor(e,n)}function Se(e,t){var n,s,a,o;q.__&&q.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=Tt(At,{children:[e]}),a=[],o=[],Mo(t,t.__k,s||ps,ps,t.namespaceURI,s?null:t.firstChild?fs.call(t.childNodes):null,a,s?s.__e:t.firstChild,n,o),Li(a,t.__k,o),t.__k.props.children=null}function Ju(e,t){e&&typeof e=="object"&&(e.__u|=32),Se(e,t)}function Ge(e){function t(n){var s,a;return this.getChildContext||(s=new Set,(a={})[t.__c]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(o){this.props.value!=o.value&&s.forEach(function(r){r.__g|=4,_o(r)})},this.sub=function(o){s.add(o);var r=o.componentWillUnmount;o.componentWillUnmount=function(){s.delete(o),r&&r.call(o)}}),n.children}return t.__c="__cC"+wi++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function Qu(e){return e.children}function Xu(e,t){return Tt(Qu,{__P:t,children:e})}var q,hi,gi,dt,wo,us,bi,ls,yi,xo,vo,wi,cn,ps,ds,qu,ms,fs,mt,pn=x(()=>{"use strict";cn=Symbol.for("pv"),ps={},ds=[],qu=/^m(i|n|o|s|text|space)$/,ms=Array.isArray,fs=ds.slice,mt=Object.assign;q={__e:function(e,t,n,s){for(var a,o,r;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((r=(o=a.constructor)&&o.getDerivedStateFromError)&&a.setState(o.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),r=1),r&&8&a.__g)return void(a.__g|=2)}catch(c){e=c}}throw us=0,e}},hi=0,gi=function(e){return e!=null&&e.constructor===cn},Pt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=mt({},this.state)),typeof e=="function"&&(e=e(mt({},n),this.props)),e&&(mt(n,e),this.__v&&(t&&this.__k.push(t),_o(this)))},Pt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),_o(this))},Pt.prototype.render=At,dt=[],us=0,bi=function(e,t){return e.__v.__b-t.__v.__b},ls=Symbol(),yi=/(PointerCapture)$|Capture$/i,xo=0,vo={},wi=0});function It(e,t){G.__h&&G.__h(j,e,jt||t),jt=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return jt=1,Di(Hi,e)}function Di(e,t,n){var s=It(Ke++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Hi(void 0,t),function(o){var r=(s.__N||s.__)[0],c=s.t(r,o);Eo(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=j,!j.__f)){j.__f=!0;var a=j.shouldComponentUpdate;j.shouldComponentUpdate=function(o,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=o;if(u.__.some(function($){$.__N&&(p=!0,Eo($.__[0],$.__N[0])||(d=!0))}),a){var f=a.call(this,o,r,c);return p?f||d:f}return!p||d}}return s.__}function M(e,t){var n=It(Ke++,3);!G.__s&&Po(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,j.__H.__h.push(n))}function ie(e,t){var n=It(Ke++,4);!G.__s&&Po(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,j.__h.push(n))}function R(e){return jt=5,H(function(){return{current:e}},[])}function ep(e,t,n){jt=6,ie(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function H(e,t){var n=It(Ke++,7);return Po(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ne(e,t){return jt=8,H(function(){return e},t)}function N(e){var t=j.context[e.__c],n=It(Ke++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(j)),t.props.value):e.__}function tp(e,t){G.useDebugValue&&G.useDebugValue(t?t(e):e)}function np(e){var t=It(Ke++,10),n=g();return t.__=e,j.componentDidCatch||(j.componentDidCatch=function(s,a){t.__&&t.__(s,a),n[1](s)}),[n[0],function(){return n[1]()}]}function mn(){var e=It(Ke++,11);if(!e.__){for(var t=j.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function sp(){var e;do{for(;e=So.shift();)try{dn(e)}catch(n){G.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Zi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(dn),t.__h.some(To),t.__h=[]}catch(n){t.__h=[],G.__e(n,e.__v)}}}while(So.length)}function op(e){var t,n=function(){clearTimeout(s),Oi&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);Oi&&(t=requestAnimationFrame(n))}function Ni(e){e!=1&&Ei==G.requestAnimationFrame||((Ei=G.requestAnimationFrame)||op)(sp)}function dn(e){var t=j,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),j=t}function To(e){var t=j;e.__c=e.__(),j=t}function Po(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Eo(n,e[s])})}function Hi(e,t){return typeof t=="function"?t(e):t}var Ke,j,Lo,Ei,Eo,jt,Zi,So,G,Si,Ti,Pi,Ai,Ii,Ri,Oi,Ao=x(()=>{"use strict";pn();Eo=Object.is,jt=0,Zi=[],So=[],G=q,Si=G.__b,Ti=G.__r,Pi=G.diffed,Ai=G.__c,Ii=G.unmount,Ri=G.__;G.__b=function(e){j=null,Si&&Si(e)},G.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ri&&Ri(e,t)},G.__r=function(e){Ti&&Ti(e),Ke=0;var t=(j=e.__c).__H;t&&(Lo==j?j.__h=[]:(t.__h.some(dn),t.__h.some(To),Ke=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Lo=j},G.diffed=function(e){Pi&&Pi(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Ni(Zi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Lo=j=null},G.__c=function(e,t){t.some(function(n){try{n.__h.some(dn),n.__h=n.__h.filter(function(s){return!s.__||To(s)})}catch(s){n.__h=[function(){throw s}]}}),Ai&&Ai(e,t)},G.unmount=function(e){Ii&&Ii(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Ni(So.push(a))}else dn(a)}catch(o){t=o}}),s.__H=void 0,t&&G.__e(t,s.__v))};Oi=typeof requestAnimationFrame=="function"});function Io(e){var t=zi.get(this);return t||(t=new Map,zi.set(this,t)),(t=Fi(this,t.get(e)||(t.set(e,t=(function(n){for(var s,a,o=1,r="",c="",u=[0],p=function($){o===1&&($||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,$,r):o===3&&($||r)?(u.push(3,$,r),o=2):o===2&&r==="..."&&$?u.push(4,$,0):o===2&&r&&!$?u.push(5,0,!0,r):o>=5&&((r||!$&&o===5)&&(u.push(o,0,r,a),o=6),$&&(u.push(o,$,0,a),o=6)),r=""},d=0;d<n.length;d++){d&&(o===1&&p(),p(d));for(var f=0;f<n[d].length;f++)s=n[d][f],o===1?s==="<"?(p(),u=[u],o=3):r+=s:o===4?r==="--"&&s===">"?(o=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),o=1):o&&(s==="="?(o=5,a=r,r=""):s==="/"&&(o<5||n[d][f+1]===">")?(p(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),o=2):r+=s),o===3&&r==="!--"&&(o=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var Fi,zi,Ro=x(()=>{"use strict";Fi=function(e,t,n,s){var a;t[0]=0;for(var o=1;o<t.length;o++){var r=t[o++],c=t[o]?(t[0]|=r?1:2,n[t[o++]]):t[++o];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++o]]=c:r===6?s[1][t[++o]]+=c+"":r?(a=e.apply(c,Fi(e,c,n,["",null])),s.push(a),c[0]?t[0]|=2:(t[o-2]=0,t[o]=a)):s.push(c)}return s},zi=new Map});var i,L=x(()=>{"use strict";pn();Ao();Ro();i=Io.bind(un)});function hs(){Rt||(Rt=!0,$s=qi,Bi(!1),Wi())}function gs(e){e.headers?.get(rp)?hs():Rt&&(Rt=!1,clearTimeout(No),Bi(!0))}function bs(e){return Oo.add(e),()=>{Oo.delete(e)}}function Zo(){let[,e]=g(0);return M(()=>bs(()=>e(t=>t+1)),[]),Rt}function Bi(e){for(let t of[...Oo])t(e)}function Wi(){No=setTimeout(()=>{Ui()},$s),$s=Math.min(ap,$s*2)}async function Ui(){if(clearTimeout(No),!Rt)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&gs(e),Rt&&Wi()}var qi,ap,rp,Rt,$s,No,Oo,fn=x(()=>{"use strict";L();qi=2e3,ap=2e4,rp="x-stored",Rt=!1,$s=qi,No=0,Oo=new Set;globalThis.addEventListener?.("online",()=>{Ui()})});var Te,B,de,Pe,$n=x(()=>{"use strict";Te=class{constructor(t){this.value=t}valueOf(){return this.value}},B=class extends Te{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},de=class extends Te{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Pe=class e extends Te{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Te)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Te&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function cp(e,t,n){if(n===t||n instanceof de&&t instanceof de&&n.value===t.value)return!0;if(t instanceof de&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function Vi(e,t,n){return t[n]?Vt(e,t[n].value):(e.reportError(new RangeError("No default")),new B)}function Do(e,t){let n=[],s=Object.create(null);for(let a of t)a.type==="narg"?s[a.name]=hn(e,a.value):n.push(hn(e,a));return{positional:n,named:s}}function hn(e,t){switch(t.type){case"str":return t.value;case"num":return new de(t.value,{minimumFractionDigits:t.precision});case"var":return up(e,t);case"mesg":return pp(e,t);case"term":return dp(e,t);case"func":return mp(e,t);case"select":return fp(e,t);default:return new B}}function up(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new B(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new B(`$${t}`);if(n instanceof Te)return n;switch(typeof n){case"string":return n;case"number":return new de(n);case"object":if(Pe.supportsValue(n))return new Pe(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new B(`$${t}`)}}function pp(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new B(t);if(n){let a=s.attributes[n];return a?Vt(e,a):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${t}.${n}`))}return s.value?Vt(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new B(t))}function dp(e,{name:t,attr:n,args:s}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(new ReferenceError(`Unknown term: ${a}`)),new B(a);if(n){let c=o.attributes[n];if(c){e.params=Do(e,s).named;let u=Vt(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${a}.${n}`)}e.params=Do(e,s).named;let r=Vt(e,o.value);return e.params=null,r}function mp(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new B(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new B(`${t}()`);try{let a=Do(e,n);return s(a.positional,a.named)}catch(a){return e.reportError(a),new B(`${t}()`)}}function fp(e,{selector:t,variants:n,star:s}){let a=hn(e,t);if(a instanceof B)return Vi(e,n,s);for(let o of n){let r=hn(e,o.key);if(cp(e,a,r))return Vt(e,o.value)}return Vi(e,n,s)}function Ho(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new B;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let a of t){if(typeof a=="string"){n.push(e.bundle._transform(a));continue}if(e.placeables++,e.placeables>ji)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ji}`);s&&n.push(ip),n.push(hn(e,a).toString(e)),s&&n.push(lp)}return e.dirty.delete(t),n.join("")}function Vt(e,t){return typeof t=="string"?e.bundle._transform(t):Ho(e,t)}var ji,ip,lp,Gi=x(()=>{"use strict";$n();ji=100,ip="⁨",lp="⁩"});var ys,Ki=x(()=>{"use strict";ys=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let a=JSON.stringify(n);return s[a]||(s[a]=new t(this.bundle.locales,n)),s[a]}}});function zo(e,t){let n=Object.create(null);for(let[s,a]of Object.entries(e))t.includes(s)&&(n[s]=a.valueOf());return n}function Ji(e,t){let n=e[0];if(n instanceof B)return new B(`NUMBER(${n.valueOf()})`);if(n instanceof de)return new de(n.valueOf(),{...n.opts,...zo(t,Yi)});if(n instanceof Pe)return new de(n.toNumber(),{...zo(t,Yi)});throw new TypeError("Invalid argument to NUMBER")}function Qi(e,t){let n=e[0];if(n instanceof B)return new B(`DATETIME(${n.valueOf()})`);if(n instanceof Pe||n instanceof de)return new Pe(n,zo(t,$p));throw new TypeError("Invalid argument to DATETIME")}var Yi,$p,Xi=x(()=>{"use strict";$n();Yi=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];$p=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function tl(e){let t=Array.isArray(e)?e.join(" "):e,n=el.get(t);return n===void 0&&(n=new Map,el.set(t,n)),n}var el,nl=x(()=>{"use strict";el=new Map});var Gt,sl=x(()=>{"use strict";Gi();Ki();$n();Xi();nl();Gt=class{constructor(t,{functions:n,useIsolating:s=!0,transform:a=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Ji,DATETIME:Qi,...n},this._useIsolating=s,this._transform=a,this._intls=tl(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let a=0;a<t.body.length;a++){let o=t.body[a];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){s.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){s.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let a=new ys(this,s,n);try{return Ho(a,t).toString(a)}catch(o){if(a.errors&&o instanceof Error)return a.errors.push(o),new B().toString(a);throw o}}}});var Fo,ol,hp,qo,gp,al,bp,ws,yp,rl,il,wp,ll,vp,_p,xp,cl,Mp,kp,Cp,Lp,Ep,Sp,Tp,Kt,vs,ul=x(()=>{"use strict";Fo=/^(-?[a-zA-Z][\w-]*) *= */gm,ol=/\.([a-zA-Z][\w-]*) *= */y,hp=/\*?\[/y,qo=/(-?[0-9]+(?:\.([0-9]+))?)/y,gp=/([a-zA-Z][\w-]*)/y,al=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,bp=/^[A-Z][A-Z0-9_-]*$/,ws=/([^{}\n\r]+)/y,yp=/([^\\"\n\r]*)/y,rl=/\\([\\"])/y,il=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,wp=/^\n+/,ll=/ +$/,vp=/ *\r?\n/g,_p=/( *)$/,xp=/{\s*/y,cl=/\s*}/y,Mp=/\[\s*/y,kp=/\s*] */y,Cp=/\s*\(\s*/y,Lp=/\s*->\s*/y,Ep=/\s*:\s*/y,Sp=/\s*,?\s*/y,Tp=/\s+/y,Kt=class{constructor(t){this.body=[],Fo.lastIndex=0;let n=0;for(;;){let _=Fo.exec(t);if(_===null)break;n=Fo.lastIndex;try{this.body.push(u(_[1]))}catch(S){if(S instanceof SyntaxError)continue;throw S}}function s(_){return _.lastIndex=n,_.test(t)}function a(_,S){if(t[n]===_)return n++,!0;if(S)throw new S(`Expected ${_}`);return!1}function o(_,S){if(s(_))return n=_.lastIndex,!0;if(S)throw new S(`Expected ${_.toString()}`);return!1}function r(_){_.lastIndex=n;let S=_.exec(t);if(S===null)throw new SyntaxError(`Expected ${_.toString()}`);return n=_.lastIndex,S}function c(_){return r(_)[1]}function u(_){let S=d(),O=p();if(S===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:_,value:S,attributes:O}}function p(){let _=Object.create(null);for(;s(ol);){let S=c(ol),O=d();if(O===null)throw new SyntaxError("Expected attribute value");_[S]=O}return _}function d(){let _;if(s(ws)&&(_=c(ws)),t[n]==="{"||t[n]==="}")return f(_?[_]:[],1/0);let S=te();return S?_?f([_,S],S.length):(S.value=oe(S.value,wp),f([S],S.length)):_?oe(_,ll):null}function f(_=[],S){for(;;){if(s(ws)){_.push(c(ws));continue}if(t[n]==="{"){_.push($());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let pe=te();if(pe){_.push(pe),S=Math.min(S,pe.length);continue}break}let O=_.length-1,ae=_[O];typeof ae=="string"&&(_[O]=oe(ae,ll));let F=[];for(let pe of _)pe instanceof vs&&(pe=pe.value.slice(0,pe.value.length-S)),pe&&F.push(pe);return F}function $(){o(xp,SyntaxError);let _=m();if(o(cl))return _;if(o(Lp)){let S=y();return o(cl,SyntaxError),{type:"select",selector:_,...S}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return $();if(s(al)){let[,_,S,O=null]=r(al);if(_==="$")return{type:"var",name:S};if(o(Cp)){let ae=h();if(_==="-")return{type:"term",name:S,attr:O,args:ae};if(bp.test(S))return{type:"func",name:S,args:ae};throw new SyntaxError("Function names must be all upper-case")}return _==="-"?{type:"term",name:S,attr:O,args:[]}:{type:"mesg",name:S,attr:O}}return C()}function h(){let _=[];for(;;){switch(t[n]){case")":return n++,_;case void 0:throw new SyntaxError("Unclosed argument list")}_.push(b()),o(Sp)}}function b(){let _=m();return _.type!=="mesg"?_:o(Ep)?{type:"narg",name:_.name,value:C()}:_}function y(){let _=[],S=0,O;for(;s(hp);){a("*")&&(O=S);let ae=v(),F=d();if(F===null)throw new SyntaxError("Expected variant value");_[S++]={key:ae,value:F}}if(S===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:_,star:O}}function v(){o(Mp,SyntaxError);let _;return s(qo)?_=P():_={type:"str",value:c(gp)},o(kp,SyntaxError),_}function C(){if(s(qo))return P();if(t[n]==='"')return k();throw new SyntaxError("Invalid expression")}function P(){let[,_,S=""]=r(qo),O=S.length;return{type:"num",value:parseFloat(_),precision:O}}function k(){a('"',SyntaxError);let _="";for(;;){if(_+=c(yp),t[n]==="\\"){_+=ee();continue}if(a('"'))return{type:"str",value:_};throw new SyntaxError("Unclosed string literal")}}function ee(){if(s(rl))return c(rl);if(s(il)){let[,_,S]=r(il),O=parseInt(_||S,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function te(){let _=n;switch(o(Tp),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return Y(t.slice(_,n))}return t[n-1]===" "?Y(t.slice(_,n)):!1}function oe(_,S){return _.replace(S,"")}function Y(_){let S=_.replace(vp,`
`),O=_p.exec(_)[1].length;return new vs(S,O)}}},vs=class{constructor(t,n){this.value=t,this.length=n}}});var Bo=x(()=>{"use strict";sl();ul();$n()});async function jo(e){let t=[...new Set([e||Wo,Wo])],n=(await Promise.all(t.map(Ap))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return _s=n,Uo.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function Ap(e){let t=await fetch(Et(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new Gt(e,{useIsolating:!1});return n.addResource(new Kt(await t.text())),n}function l(e,t){for(let n of _s){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&Ip(t),[])}return Uo.has(e)||console.warn(`missing text: ${e}`),Uo.add(e),`[${e}]`}function Ip(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&Pp.test(n)?`⁨${n}⁩`:n]))}function Ye(e){return _s.some(t=>t.getMessage(e)?.value)}function $t(){return _s[0]?.locales[0]??Wo}function Vo(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var Wo,Pp,_s,Uo,T=x(()=>{"use strict";Bo();pt();Wo="en",Pp=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,_s=[],Uo=new Set});function me(e){return pl(Et(e),{})}function D(e,t={}){let n=typeof t=="string";return pl(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function V(e){if(e instanceof Q)return e.reason;let t=e?.reason;return typeof t=="string"?t:l("problem-unknown")}async function pl(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(Rp)})}catch{throw hs(),new Q("offline",l("problem-offline"))}gs(n);let s=await n.text().catch(()=>""),a=Op(s);if(n.ok&&a!==void 0)return a;throw new Q(a?.code??String(n.status),a?.reason??l(n.status===404?"problem-not-found":"problem-server"))}function Op(e){try{return e?JSON.parse(e):{}}catch{return}}var Rp,Q,U=x(()=>{"use strict";pt();fn();T();Rp=2e4,Q=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function Yt(){return Go??=me("/api/games").then(e=>xs=e,e=>{throw Go=null,e}),Go}function ht(e){return xs.find(t=>t.game===e)}function ve(){let[e,t]=g(xs.length?xs:null);return M(()=>{Yt().then(t,()=>{})},[]),e}function le(e){let t=`${e}-title`;return Ye(t)?l(t):e}function we(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return Ye(n)?l(n):t}function gt(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return Ye(n)?l(n):""}function gn({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),a=s?l("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?a:`${a} · ${l("opponent-rating",{rating:n})}`}function bn(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${l("opponent-style",{style:we("style",n),what:gt("style",n)})}`:t}function Jt(e,t){let[n,s]=e.seats,a=e.sets.map(o=>o.id).filter(o=>t.includes(o)).join("+");return e.seats_of[a]??Array.from({length:s-n+1},(o,r)=>n+r)}function Ko(e,t,n){return n.slice(0,Math.max(...Jt(e,t)))}function Yo(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1}}function Je(e){let t=ht(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(a=>a!==t).map(a=>we(`${e.game}-set`,a));return e.variant&&e.variant!=="standard"&&s.push(we(`${e.game}-variant`,e.variant)),e.clock&&s.push(dl(e.clock)),s.join(" · ")}function dl({bank:e,each:t}){return t>=43200?l("clock-days",{n:Math.round(t/8640)/10}):l("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var Go,xs,fe=x(()=>{"use strict";U();L();T();Go=null,xs=[]});function yn(e){let t=Ms.get(e);return t||(t=me(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:a,...o})=>({...o,name:a}));return Jo.set(e,new Map(s.map(a=>[a.id,a]))),{...n,cards:s}},n=>{throw Ms.delete(e),n}),Ms.set(e,t)),t}function z(e,t){return Jo.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:ht(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function Qo(){Ms.clear(),Jo.clear()}var Ms,Jo,$e=x(()=>{"use strict";U();fe();Ms=new Map,Jo=new Map});function ks(e,t){ml.set(e,t)}async function wn(e){let[t]=await Promise.all([Yt(),yn(e)]),n=t.find(s=>s.game===e);if(!n)throw new Q("not-found",l("problem-not-found"));return ml.get(n.board)??import(n.board)}var ml,vn=x(()=>{"use strict";U();$e();fe();T();ml=new Map});var bt,Cs=x(()=>{"use strict";bt={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var Ls,Xo=x(()=>{"use strict";Ls={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function xn(e){return e in bt||e in Ls}function w({name:e,size:t,label:n,class:s="",golden:a=!1}){let o=bt[e]??Ls[e];if(!o)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=i`
    ${o.fill&&i`<path d=${o.fill} fill-rule="evenodd"/>`}
    ${o.line&&i`<path class="stroke" d=${o.line}/>`}`;return i`<svg class=${`icon ${a?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${a?i`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function ze(e,t=1){return l(`sign-${e}`,{n:t})}function Ae({fragments:e,label:t}){if(!e.length)return null;let n=zp(e),s=t??n.map(a=>a.words).filter(Boolean).join(" ");return i`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${Hp(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function Hp(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(i`<span class="clause">${n.map(a=>a.drawn)}</span>`),n=[]};for(let a of e)a.gap?(s(),t.push(a.drawn)):n.push(a);return s(),t}function zp(e){let t=[];for(let n=0;n<e.length;n++){let[s,a]=e[n],[o="",r=""]=e[n+1]??[];if(s==="≠"&&a==="sign")do t.push(qp(e[++n]));while(He.includes(e[n][1])&&He.includes(e[n+1]?.[1]));else a==="point"&&/^\d+$/.test(s)&&o==="★"?(t.push({drawn:i`<${X} n=${Number(s)}/>`,words:l("sign-points",{n:Number(s)})}),n++):s==="★"&&o==="?"&&r==="point"?(t.push(_n("check","of-point","")),n++):t.push(fl(s,a))}return t}function fl(e,t){if(!e.trim())return{drawn:i`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(Zp.has(e))return{drawn:i`<span class="between">${e}</span>`,words:Fp(e)};let n=Dp.exec(e);if(n&&t!=="text"){let s=Es[n[2]];return _n(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&Ss.includes(s))}if(t!=="text"&&Es[e])return _n(Es[e],`of-${Es[e]}`,"");if(t==="type"){let s=Np.find(a=>ze(a)===e);if(s)return _n(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:i`<i class="unknown">X</i>`,words:"X"}:{drawn:i`<span class=${`of-${t}`}>${e}</span>`,words:e}}function Fp(e){return{"+":"+","/":l("sign-or"),"−":"−","×":"×"}[e]??""}function _n(e,t,n,s=!1){return{drawn:i`<span class=${`sign ${t}`}>${n&&i`<b class="sign-number">${n}</b>`}<${w} name=${e} golden=${s}/></span>`,words:`${n} ${ze(e,Number(n)||1)}`.trim()}}function qp([e,t]){let{drawn:n,words:s}=fl(e,t);return{drawn:i`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${bt.ban.line}/></svg></span>`,words:l("sign-not",{what:s})}}function Bp({amount:e,kinds:t=He}){let n=e.flatMap((s,a)=>s?[_n(t[a],`of-${t[a]}`,String(s))]:[]);return n.length?i`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function Qe({essences:e,kinds:t=He}){return e.some(Boolean)?i`<span class="tokens">${e.map((n,s)=>n>0&&i`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${w} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${ze(t[s],n)}</span>
    </span>`)}</span>`:null}function X({n:e}){return i`<span class="points" role="img" aria-label=${l("sign-points",{n:e})}>
    <${w} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var He,Ss,Np,Es,Zp,Dp,Z=x(()=>{"use strict";L();T();Cs();Xo();He=["elan","life","calm","death","gold","pearl"],Ss=["military","political","spiritual","financial"],Np=["creature","dragon","demon","mage"],Es={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},Zp=new Set(["+","/","(",")","−","×"]),Dp=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function E(e,t=0,n=0){return`M${Fe(t-e)} ${Fe(n)}a${Fe(e)} ${Fe(e)} 0 1 0 ${Fe(2*e)} 0a${Fe(e)} ${Fe(e)} 0 1 0 ${Fe(-2*e)} 0Z`}function ye(e,t,n,s=0){return As(e,s,a=>E(n,...$l(t,a)))}function A(e,t,n=0,s=1){let a=hl(e,s),o="";for(let r=0;r<a;r++){for(let c=0;c<e/a;c++)o+=`${c?"L":"M"}${W(t,n+Ot*(r+c*s)/e)}`;o+="Z"}return o}function qe(e,t,n,s=0){let a="";for(let o=0;o<2*e;o++)a+=`${o?"L":"M"}${W(o%2?n:t,s+Math.PI*o/e)}`;return`${a}Z`}function Xe(e,t,n,s=0){return As(e,s,a=>`M${W(t,a)}L${W(n,a)}`)}function Ts(e,t,n,s){let a="";for(let o=0;o<e;o++)a+=`M${W(t,Ot*o/e)}L${W(t+(o%s?n:n*2),Ot*o/e)}`;return a}function yt(e,t,n,s,a=0){let o=(t+n)/2;return As(e,a,r=>`M${W(t,r)}Q${W(o,r-s)} ${W(n,r)}Q${W(o,r+s)} ${W(t,r)}Z`)}function ea(e,t,n){let s=Math.PI/e,a=`M${W(t,-s)}`;for(let o=0;o<e;o++){let r=Ot*o/e;a+=`C${W((t+n)/2,r-s*.9)} ${W(t+1,r-s*.15)} ${W(n,r)}`,a+=`C${W(t+1,r+s*.15)} ${W((t+n)/2,r+s*.9)} ${W(t,r+s)}`}return a}function Ps(e,t,n){let s=e*10,a="";for(let o=0;o<=s;o++){let r=Ot*o/s;a+=`${o?"L":"M"}${W(t+n*Math.cos(e*r),r)}`}return`${a}Z`}function Mn(e,t,n,s=0){let a=`M${W(t,s)}`;for(let o=1;o<=e;o++){let r=s+Ot*o/e;a+=`Q${W(t+n,r-Math.PI/e)} ${W(t,r)}`}return`${a}Z`}function Qt(e,t,n,s=0){return As(e,s,a=>{let o=n/t;return`M${W(t,a-o)}Q${W(t-n*1.6,a)} ${W(t,a+o)}Q${W(t-n*.6,a)} ${W(t,a-o)}Z`})}function I(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,a)=>`${Fe(-s)} ${a}`);return e+t}function As(e,t,n){let s="";for(let a=0;a<e;a++)s+=n(t+Ot*a/e);return s}function hl(e,t){return t?hl(t,e%t):e}var Ot,Fe,$l,W,kn=x(()=>{"use strict";Ot=2*Math.PI,Fe=e=>String(Math.round(e*10)/10),$l=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],W=(e,t)=>$l(e,t).map(Fe).join(" ")});function Cn(e){return Wp.find(([t])=>t.test(e))?.[1]??""}var Wp,ta=x(()=>{"use strict";kn();Wp=[[/hawk|nightingale|phoenix|raven|swan|peacock/,I("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+E(1.8,0,-25)],[/mermaid|dolphin|whale/,I("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+E(1.8,6,-26)+E(1.8,-6,-26)],[/hound|dog|wolf/,I("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,I("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,I("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,I("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,I("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,I("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,I("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,I("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,I("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,I("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,I("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+E(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,I("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+E(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,I("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,E(15,0,-28)+E(7,0,-28)+I("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,E(40)+E(34)+E(6)+Xe(8,6,34)+A(4,34)+A(4,12,Math.PI/4)],[/crown|laurels|command/,I("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+E(3,0,-38)+E(3,25,-34)+E(3,-25,-34)],[/egg/,I("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,I("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+A(3,5,0)],[/hand|gauntlet|palm|glove/,I("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,I("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,I("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,I("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,I("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,I("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,I("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,I("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,E(42)+A(4,42,Math.PI/4)+A(3,29.7)+E(14.8)]]});function Up(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[E(15),A(t,17,n),A(t,18,n,t===5?2:t===8?3:1)][e(3)];return A(t,45,n)+A(t,37,n)+ye(t,45,5,n)+A(t,27,n+Math.PI/t)+Xe(t,19,27,n+Math.PI/t)+s+E(6)}function jp(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,f)=>{let $=(u+p)/2;return[`L${u} ${d}L${$} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${$-2} ${d-5}L${$-2} ${d}L${$+2} ${d}L${$+2} ${d-5}L${p} ${d-5}L${p} ${d}`][f]},[s,a,o]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${a+12}L22 ${a+20}M37 ${o+12}L37 ${o+18}M0 ${s+16}L0 ${s+28}`;return I(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,a,e(3))}L30 36M30 36${n(30,45,o,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function wl(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return I(t[e(t.length)]+n[e(n.length)])}function na(e,t,n){let s=e.types??[];if(s.includes("dragon"))return Vp(n,s.includes("creature"));if(s.includes("demon"))return Gp(n,s.includes("creature"));if(s.includes("creature"))return{lines:Cn(e.id)||gl[n(gl.length)]()};switch(e.kind){case"mage":return Kp(t,n);case"monument":return{lines:I(bl[n(bl.length)])};case"place":return{lines:Up(n)};case"item":return{lines:I("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+E(4,-8,27)+E(2.5,6,33)+E(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:I("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+A([3,5,6,7][n(4)],17,0,n(2)+1)+E(20)};case"agent":return{lines:wl(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${wl(n)}${I("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:I("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+E(3,0,-46)};case"location":return{lines:jp(n)};case"relic":return Yp(e.id,n);case"objective":return{lines:qe(4,46,9)+qe(4,26,8,Math.PI/4)+E(34)+E(18)};case"guild":return{lines:I("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:qe(8,46,14)+E(14)+E(34)};default:return{lines:Cn(e.id)||yl[n(yl.length)]()}}}function Vp(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",a=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:I(n+s+a),fill:E(1.8,3,-28)+E(1.8,-3,-28)}}function Gp(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:I(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+A(5,50,Math.PI,2),fill:E(2,11,.5)+E(2,-11,.5)}}function Kp(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:I(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function Yp(e,t){let n=Cn(e);if(n)return{lines:n};let s=[A(8,34,Math.PI/8)+A(8,20,Math.PI/8)+Xe(8,20,34,Math.PI/8),A(6,36)+A(3,36,0)+A(3,18,Math.PI),I("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),Mn(7,30,14)+A(7,30)+E(12)];return{lines:s[t(s.length)]+E(44)}}var gl,bl,yl,sa=x(()=>{"use strict";kn();ta();gl=[()=>I("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>I("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+E(16)+yt(7,28,48,.18)],bl=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],yl=[()=>A(6,44,0,2)+E(22)+A(6,22,0),()=>A(3,46,0)+A(3,23,Math.PI)+E(11.5)+ye(3,46,3.5),()=>E(40)+A(4,40,Math.PI/4)+A(3,28,0)+E(14),()=>A(7,44,0,3)+E(13)+E(6),()=>E(22,0,-15)+E(22,13,7.5)+E(22,-13,7.5)+E(7.5),()=>A(8,44,0,3)+A(8,18,Math.PI/8)+E(9),()=>E(20,0,-14)+"M0 6L0 46M-16 26L16 26"+Qt(1,44,16)+E(6,0,-14),()=>yt(6,0,44,.5)+E(44)+E(8),()=>A(5,45,0,2)+A(5,17,Math.PI)+E(7),()=>qe(4,46,14)+qe(4,30,11,Math.PI/4)+E(8),()=>I("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+E(12)+E(4),()=>A(9,44,0,2)+A(3,24,Math.PI)+E(5)]});function Jp(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function Qp(e){let t=new Map,n=(s,a)=>t.set(s,(t.get(s)??0)+a);e.power?n(e.power,20):vl[e.guild||e.id]&&n(vl[e.guild||e.id],20),e.values?.forEach((s,a)=>n(Ss[a],s)),e.cost?.forEach((s,a)=>s&&n(He[a],e.kind==="monument"?.1:2*s));for(let[s,a]of e.lines.flat())(He.includes(a)||a==="any")&&n(a,(a==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,a)=>a[1]-s[1]).map(([s])=>s)}function _l(e){let t=Jp(e.id),[n,s=n,a=s]=Qp(e),o=3+t(3),{lines:r,fill:c="",sign:u}=na(e,n,t),p=[()=>E(97)+Ts(72,93,2,6),()=>E(97)+E(92)+ye(o*4,94.5,1),()=>E(97)+E(94),()=>E(97)+Ts(o*8,91,3,8)][t(4)](),d=[()=>A(o+3,76,0,2),()=>A(3,76)+A(3,76,Math.PI),()=>A(4,76)+A(4,76,Math.PI/4),()=>E(76)+Xe(o*2,56,76,Math.PI/(o*2)),()=>A(2*o+1,76,0,o)][t(5)](),f=["",E(53),ye(o*5,52,1),Xe(o*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+E(56)+f,of:s===n?"brass":s,as:"fine"},{d:(Is[n]??Is.any)(o,76,91),of:n},{d:Is[a]&&a!==n?Is[a](o,57,66):ye(o,66,2.5),of:a,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:bt[u.name].fill??bt[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:Xp(e.points),of:"brass",as:"fill"}]:[]]}function Xp(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function oa({face:e,whole:t=!1}){let n=H(()=>_l(e),[e]);return i`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(ed)}
  </svg>`}function ed({d:e,of:t,as:n="line",place:s}){if(s){let a=s.size/24;return i`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${a})`}/>`}return n==="fill"?i`<path class="sigil-fill" data-of=${t} d=${e}/>`:i`${n!=="fine"&&i`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var vl,Is,aa=x(()=>{"use strict";L();Z();kn();sa();Cs();vl={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},Is={elan:(e,t,n)=>ea(e*2,t,n),life:(e,t,n)=>yt(e*4,t,n,.075)+yt(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>Ps(e*2,(t+n)/2+2,(n-t)/4)+Ps(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>qe(e*3,n,t)+Qt(e,t-1,5),gold:(e,t,n)=>A(6,n)+A(6,n,Math.PI/6)+ye(12,(t+n)/2-1,2),pearl:(e,t,n)=>Mn(e*3,t,n-t)+ye(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>A(5,n)+A(5,n,Math.PI/5)+ye(10,t,1.6),military:(e,t,n)=>qe(e*4,n,t+3),political:(e,t,n)=>Qt(e*2,n-2,7)+ye(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>yt(e*2,t,n,.2)+ye(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>ye(e*3,(t+n)/2,(n-t)/4)+E(t)}});function wt(e,t,n){return l(`${e}-${t}`,n)}function nd(e,t){return t.district?wt(e,`district-${t.district}`):t.guild?wt(e,`card-${t.guild}`):t.rank?wt(e,`rank-${t.rank}`):""}function ra(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function sd(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function Rs(e){return e.powers!==void 0&&e.lines.length>0}function od(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function ad(e,t,n){let s=e.kind==="item"||e.kind==="scroll",a=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[o,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return a>r?"packed":a>o?"crowded":""}function Ln({game:e,face:t,size:n,sentences:s=!1,points:a=t.points}){let o=n==="full",r=td.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=sd(t),p=o?t.lines:od(t.lines),d=!o&&s&&Rs(t),f=ad(t,p,d),$=!o&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return i`
    <span class="face-art"><${oa} face=${t} whole=${o}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&i`<span class=${`face-cost ${$?"broad":""}`}>${c.map(m=>i`<${Ae} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&i`<span class="face-types">${r.map(m=>i`<${w} name=${m} label=${l(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${o?t.kind_name:nd(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${f}`}>
      ${d?t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`):p.map(m=>i`<span class="face-line"><${Ae} fragments=${m}/></span>`)}
      ${o&&!u&&i`<span class="face-told">${t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&i`<span class="face-mark" title=${t.origin.at(-1)}><${w} name="standin" label=${l("card-stand-in")}/></span>`}
    ${o&&i`<span class="face-foot">${t.mark&&i`<${w} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${a>0&&i`<span class="face-points"><${X} n=${a}/></span>`}`}function ia(){return i`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var td,En=x(()=>{"use strict";L();T();Z();aa();td=["creature","dragon","demon"]});function he(e){return e in Sn||(Sn[e]=rd(e)),Sn[e]}function Nt(e,t){Sn[e]=t;try{localStorage.setItem(Os+e,JSON.stringify(t))}catch{}for(let n of[...Ns])n(e)}function Xt(e){return Ns.add(e),()=>{Ns.delete(e)}}function ge(e){let[,t]=g(0);return M(()=>Xt(n=>{n===e&&t(s=>s+1)}),[e]),[he(e),n=>Nt(e,n)]}function Tn(){let e=he("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function rd(e){try{let t=localStorage.getItem(Os+e),n=t===null?void 0:JSON.parse(t),s=xl[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return xl[e]}var Os,xl,Sn,Ns,_e=x(()=>{"use strict";L();Os="arcanarium.",xl={theme:"auto",motion:"auto",sound:!1,sentences:!1,language:"",lastTable:{},lastForm:null},Sn={},Ns=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Os))return;let t=e.key.slice(Os.length);delete Sn[t];for(let n of[...Ns])n(t)})});function la(e,t,n){if(!e.isConnected||!t.id)return;Pn??=ud();let s=z(t.game,t.id);Se(i`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${Ln} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?i`<ul class="zoom-notes tooltip">${t.notes.map(a=>i`<li>${a}</li>`)}</ul>`:null}`,Pn),Pn.showPopover(),tn=e,pd(Pn,e.getBoundingClientRect(),n)}function ud(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,An,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(tn)&&An(),{capture:!0,passive:!0}),e}function pd(e,t,n){let{offsetWidth:s,offsetHeight:a}=e,{innerWidth:o,innerHeight:r}=window,c=(d,f,$)=>Math.max(en,Math.min(d-f/2,$-f-en)),u=t.right+Zs,p=c(t.top+t.height/2,a,r);u+s>o-en&&(u=t.left-Zs-s),(u<en||n)&&(u=c(t.left+t.width/2,s,o),p=t.top>r-t.bottom?Math.max(en,t.top-Zs-a):Math.min(t.bottom+Zs,r-a-en)),e.style.left=`${u}px`,e.style.top=`${p}px`}function An(){clearTimeout(vt),tn&&(tn=null,Ml=performance.now(),Pn?.hidePopover())}function dd(e,t){clearTimeout(vt);let n=tn!==null||performance.now()-Ml<400;vt=setTimeout(()=>la(e,t,!1),n?ld:id)}function Ds(e,t=!1){let n=R({x:0,y:0,pressed:!1,element:null}),s=R(e);s.current=e;let a=n.current;if(M(()=>()=>{a.element&&a.element===tn&&An()},[]),!e)return{};let o=r=>{a.element=r.currentTarget,s.current&&dd(a.element,s.current)};return{onPointerEnter:r=>r.pointerType==="mouse"&&o(r),onPointerLeave:r=>r.pointerType==="mouse"&&An(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&o(r),onBlur:An,onPointerDown:r=>{if(a.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(a,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(vt),vt=setTimeout(()=>{a.pressed=!0,s.current&&la(c,s.current,!0)},cd)},onPointerMove:r=>{r.pointerType!=="mouse"&&Math.hypot(r.clientX-a.x,r.clientY-a.y)>10&&clearTimeout(vt)},onPointerUp:()=>!a.pressed&&clearTimeout(vt),onPointerCancel:()=>clearTimeout(vt),onClick:t?r=>s.current&&la(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>a.pressed&&r.preventDefault(),onClickCapture:r=>{a.pressed&&(a.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function ca({game:e,id:t,children:n}){let s=Ds({game:e,id:t});return i`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var id,ld,cd,Zs,en,Pn,tn,Ml,vt,Hs=x(()=>{"use strict";L();En();$e();id=320,ld=90,cd=420,Zs=14,en=8,Pn=null,tn=null,Ml=0});function re({game:e,id:t,size:n="table",turned:s=!1,essences:a,points:o,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:f,target:$,form:m="",place:h,worded:b=!0,badge:y,children:v}){let[C]=ge("sentences"),P=C&&b,k=t?z(e,t):null,ee=typeof d=="string"?[d].filter(Boolean):d,te=Ds(k&&n!=="full"?{game:e,id:k.id,notes:ee,points:o}:null,!f),oe=k&&!r?k.kind:"back",_={class:["card",`card-${n}`,`kind-${oe}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",a?.some(Boolean)&&"holding",P&&k&&Rs(k)&&"telling",m&&`form-${m}`].filter(Boolean).join(" "),"aria-label":H(()=>fd(k,r,s,a),[k,r,s,a?.join(" ")]),"aria-description":[k&&n!=="full"?ra(k):"",...ee].filter(Boolean).join(" ")||void 0,...te},S=H(()=>!k||r?i`<${ia}/>`:n==="chip"?i`<${md} face=${k} turned=${s} points=${o}/>`:i`<${Ln} game=${e} face=${k} size=${n} sentences=${P} points=${o}/>`,[e,k,r,n,s,o,P]),O=i`
    ${S}
    ${a&&i`<${Qe} essences=${a}/>`}
    ${s&&n==="table"&&i`<span class="card-turned" title=${l("card-turned")}><${w} name="turn"/></span>`}
    ${y!=null&&y!==""&&i`<span class="card-badge">${y}</span>`}`;return i`<div class=${`card-place place-${n} of-kind-${oe} ${s?"is-turned":""} ${m&&`form-${m}`}`} style=${h} data-target=${$}>
    ${f||$?i`<button type="button" ...${_} aria-pressed=${u?"true":void 0} aria-disabled=${f?void 0:"true"}
          onClick=${f??te.onClick}>${O}</button>`:i`<div role="img" tabindex=${k&&n!=="full"?0:void 0} ...${_}>${O}</div>`}
    ${v}
  </div>`}function md({face:e,turned:t,points:n=e.points}){return i`
    <${w} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&xn(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&i`<${X} n=${n}/>`}`}function fd(e,t,n,s){return e?[e.name,e.kind_name,t&&l("card-face-down"),n&&l("card-turned"),...(s??[]).map((a,o)=>a>0&&l("card-holds",{n:a,what:ze(He[o],a)}))].filter(Boolean).join(", "):l("card-back")}var Be=x(()=>{"use strict";L();En();$e();Z();_e();T();Hs();Hs()});function $d(e,t){return Cl(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function hd(e,t){return Cl(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function Fs(e,t){return e?e.moves.filter(n=>n.targets.length&&$d(n.targets,t)):[]}function qs(e,t){return t.length?Fs(e,t).filter(n=>n.targets.length===t.length):[]}function Bs(e,t){return new Set(Fs(e,t).flatMap(n=>hd(n.targets,t)))}function Ws(e,t,n){if(!Bs(e,t).has(n))return t.length?Ws(e,zs,n):null;let s=[...t,n],a=Fs(e,s),o=qs(e,s);return a.length===1&&o.length===1?{path:s,menu:[],move:o[0]}:{path:s,menu:o,move:null}}function ua(e){return e.slice(0,-1)}function pa(e){return e?e.moves.filter(t=>!t.targets.length):[]}function da(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function In(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function Zt(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function Us(e,t){return e?.why?.[t]??[]}var zs,kl,Cl,Dt=x(()=>{"use strict";zs=[],kl=e=>e.split(":")[0],Cl=e=>e.every(t=>kl(t)===kl(e[0]))});function fa(){return Ht}async function et(){return Vs(ln("me")??await me("/api/me"))}async function $a(){return Ht.id?Ht:Rn({})}async function Rn(e){return Vs(await D("/api/me",e))}async function js(e,t,n){return tt(`/api/account/${e}`,{name:t,password:n})}async function tt(e,t){return Vs(await D(e,t))}async function ha(){return Vs(await D("/api/account/logout"))}function ue(){let[,e]=g(0);return M(()=>{let t=()=>e(n=>n+1);return ma.add(t),()=>{ma.delete(t)}},[]),Ht}function Vs(e){Ht={...Ht,...e,id:!!e.id};for(let t of[...ma])t();return Ht}var Ht,ma,Le=x(()=>{"use strict";U();pt();L();Ht={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},ma=new Set});function ga(e,t){return new Gs(e,t)}var bd,yd,wd,vd,_d,xd,Ll,Gs,ba=x(()=>{"use strict";U();Le();T();bd=500,yd=2e4,wd=2e4,vd=4404,_d=4401,xd=3e3,Ll=8e3;Gs=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new Q("offline",l("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===vd&&(this.data.gone=!0),s===_d&&et().catch(()=>{}),this.#o())},this.#i(Ll)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new Q("lost",l("net-lost")));if(!this.data.gone){let t=Math.min(yd,bd*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=wd){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(Ll),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(xd)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new Q(t,l(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#f();break;case"state":this.#$(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#f(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#$(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(a=>!a.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:a,step:o,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===o?this.#l(t):(a==="undo"?n.step<o:n.step>o&&!(r&&c))?this.#e(s,null):this.#e(s,new Q("lost",l("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new Q(n,s));else for(let a of[...this.pending.keys()])this.#e(a,new Q(n,s))}}});function ya(){let e=ln("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},Md)}async function wa(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=El){let a=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+El-1}&eyes=${t}`);if(!a.ok)return;s=(await a.json()).length}}async function va(e){let n=("caches"in globalThis?await(await caches.open(kd)).keys():[]).map(({url:a})=>new URL(a)).find(({pathname:a})=>a===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var Md,El,kd,Ks=x(()=>{"use strict";pt();Md=2500;El=40,kd="seen"});function nt(){return fa().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function On(e,t={}){let n=await D(e,t),s=await Sl(()=>navigator.credentials.create({publicKey:{...n,challenge:Ys(n.challenge),user:{...n.user,id:Ys(n.user.id)},excludeCredentials:n.excludeCredentials.map(Pl)}}));return{...Tl(s),response:{clientDataJSON:zt(s.response.clientDataJSON),attestationObject:zt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function Nn(e){let t=await D(e),n=await Sl(()=>navigator.credentials.get({publicKey:{...t,challenge:Ys(t.challenge),allowCredentials:t.allowCredentials.map(Pl)}}));return{...Tl(n),response:{clientDataJSON:zt(n.response.clientDataJSON),authenticatorData:zt(n.response.authenticatorData),signature:zt(n.response.signature),userHandle:n.response.userHandle?zt(n.response.userHandle):null}}}async function Sl(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new Q("passkey",l(s?"passkey-known":"passkey-not-done"))}if(!t)throw new Q("passkey",l("passkey-not-done"));return t}function Tl(e){return{id:e.id,rawId:zt(e.rawId),type:e.type,clientExtensionResults:{}}}function Pl(e){return{...e,id:Ys(e.id)}}function Ys(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function zt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var Zn=x(()=>{"use strict";U();Le();T()});function nn({signs:e}){let t=e.filter(xn),n=t.map((o,r)=>_a(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,a=n.map((o,r)=>n[r*s%n.length].join(",")).join(" ");return i`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${a} />
        ${Cd().map(o=>i`<path d=${o} class="thin" />`)}
      </svg>
      ${t.map((o,r)=>i`
        <span class=${`emblem-sign of-${o}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${w} name=${o} size=${26} /></span>`)}
    </div>`}function _a(e,t){return[Al(Math.cos(e)*t),Al(Math.sin(e)*t)]}function Al(e){return Math.round(e*100)/100}function Cd(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${_a(n,t%5?45.5:43).join(" ")}L${_a(n,48).join(" ")}`})}var Js=x(()=>{"use strict";L();Z()});function st({name:e,guest:t=!1}){return t&&=!Ld.test(e),i`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&i` <small class="guest-mark" title=${l("guest-mark-what")}>${l("guest-mark")}</small>`}`}var Ld,sn=x(()=>{"use strict";L();T();Ld=/^Guest \d+$/});function Il(e){let[t,n]=g({tables:null,problem:""});return M(()=>{let s=0,a=!1,o=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await me(e).then(u=>({tables:u,problem:""}),u=>({problem:V(u)}));if(a)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(o,Ed)},r=()=>{document.visibilityState==="visible"&&o()};return o(),document.addEventListener("visibilitychange",r),()=>{a=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function Rl(){let{tables:e}=Il("/api/mine");if(!e?.length)return null;let t=e.filter(o=>o.status!=="over"),n=t.filter(o=>o.your_turn),s=t.filter(o=>!o.your_turn),a=e.filter(o=>o.status==="over");return i`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${l("home-mine")}</h2>
      ${t.length>0&&i`<ul class="table-list">${[...n,...s].map(o=>i`<${Pd} key=${o.table} table=${o} />`)}</ul>`}
      ${a.length>0&&i`
        <details open=${!t.length}>
          <summary>${l("home-over",{n:a.length})}</summary>
          <ul class="table-list">${a.slice(0,Sd).map(o=>i`<${Ad} key=${o.table} table=${o} />`)}</ul>
        </details>`}
    </section>`}function Ol(){let{tables:e,problem:t}=Il("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return i`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${l("home-open")}</h2>
      ${n.length>0&&i`<ul class="table-list">${n.map(s=>i`<${Id} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&i`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?i`${l("home-open-none")} <a href="/new">${l("home-open-one")}</a>`:t||l("home-open-coming")}
        </p>`}
    </section>`}function Pd({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return i`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${xa} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${l(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${l("home-resume")}</a>
    </li>`}function Ad({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat($t()).format((e.winners??[]).map(s=>e.seats[s].name));return i`
    <li class="table-row">
      <${xa} table=${e} />
      <span class="turn-mark">${t?l("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&l("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${l("home-replay")}</a>
    </li>`}function Id({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return i`
    <li class="table-row">
      <${xa} table=${e} />
      ${e.watchers>0&&i`<span class="turn-mark">${l("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${l(t?"home-sit":"home-watch")}</a>
    </li>`}function xa({table:e}){return i`
    <div class="table-about">
      <strong>${le(e.game)}</strong>
      <span class="quiet-text">${Je(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>i`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${w} name=${Td[t.kind]} size=${14} /> ${Rd(e,t,n)}</li>`)}
      </ul>
    </div>`}function Rd(e,t,n){return e.you===n?l("home-you"):t.kind==="empty"?l("home-free-seat"):t.kind==="bot"?l("home-bot",{bot:we("bot",t.bot||t.name)}):i`<${st} name=${t.name||l("guest")} guest=${t.guest} />`}var Ed,Sd,Td,Nl=x(()=>{"use strict";U();fe();L();Z();T();sn();Ed=4e3,Sd=6,Td={person:"person",bot:"bot",empty:"plus"}});var Zl={};Ce(Zl,{Page:()=>Od});function Od(){let e=ve()??[];return i`
    <div class="home">
      <header class="home-head">
        <h1>${l("home-title")}</h1>
        <p>${l("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>i`<${Nd} key=${t.game} info=${t} />`)}
      </div>
      <${Rl} />
      <${Ol} />
      <${Zd} />
      <p class="fine">${l("home-unofficial")}</p>
    </div>`}function Nd({info:e}){let{game:t,hue:[n,s]}=e,[a,o]=g(!1),[r,c]=g(""),u=he("lastTable")[t],p=async()=>{o(!0),c("");try{let f=u??Yo(e),{table:$}=await D("/api/tables",f);Nt("lastTable",{...he("lastTable"),[t]:u??{...f,variant:e.variants[0]}}),Ie(`/t/${$}`)}catch(f){c(V(f)),o(!1)}},d=u?u.seats.length-1:1;return i`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${nn} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${le(t)}</h2>
        <p>${l(`${t}-about`)}</p>
        <p class="row">
          <button type="button" class="btn primary large" disabled=${a} onClick=${p}>
            ${l(a?"home-dealing":"home-play",{bots:d})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${l("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||l(u?"home-as-last":"home-first-time",{what:u&&Je(u)||l("home-plain")})}</p>
      </div>
    </section>`}function Zd(){let[e,t]=g(""),n=async s=>{let a=s.currentTarget,o=a.files?.[0];if(o){t("");try{let{table:r}=await D("/api/records",await o.text());Ie(`/replay/${r}`)}catch(r){t(V(r))}a.value=""}};return i`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${l("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/rules"><${w} name="book" size=${26} /><strong>${l("home-rules")}</strong><span>${l("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${w} name="card" size=${26} /><strong>${l("home-cards")}</strong><span>${l("home-cards-what")}</span></a></li>
        <li>
          <label class="door"><${w} name="upload" size=${26} /><strong>${l("home-record")}</strong><span>${l("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${e&&i`<p class="refusal" role="alert">${e}</p>`}
        </li>
      </ul>
    </section>`}var Dl=x(()=>{"use strict";U();fe();L();Z();Ft();_e();T();Js();Nl()});function Re({legend:e,name:t,value:n,values:s,choose:a}){let o=mn();return i`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>i`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${o}-${t}`} checked=${r.value===n} onChange=${()=>a(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&i`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function Hl({game:e,sets:t,chosen:n,choose:s}){let a=o=>{let r=t.map(c=>c.id).filter(c=>c===o?!n.includes(o):n.includes(c));r.length&&s(r)};return i`
    <fieldset class="choice">
      <legend>${l("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(o=>i`
          <label key=${o.id} class="option-card">
            <input type="checkbox" checked=${n.includes(o.id)} onChange=${()=>a(o.id)} />
            <span><strong>${o.title}</strong><small>${gt(`${e}-set`,o.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function zl({game:e,option:t,value:n,choose:s}){let a=t.values.filter(Boolean),o=we(`${e}-option`,t.name),r=gt(`${e}-option`,t.name);return a.join()==="off,on"?i`<${Ma} title=${o} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:i`
    <${Re} legend=${o} name=${t.name} value=${n} choose=${s}
      values=${a.map(c=>({value:c,title:we(`${e}-value`,c),hint:gt(`${e}-value`,c)}))} />`}function Ma({title:e,hint:t,value:n,choose:s}){return i`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function Fl({info:e,sets:t,seats:n,choose:s}){let a=Jt(e,t),o=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?Hd(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return i`
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
              <select class="select" value=${Dd(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${l("new-me")}</option>
                <option value="person">${l("new-person")}</option>
                ${e.opponents.map(p=>i`<option key=${p.bot} value=${`bot ${p.bot}`}>${l("new-bot",{bot:gn(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&i`<p class="seat-character">${bn(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function Dd(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function Hd(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function ql({form:e,change:t}){return i`
    <${Re} legend=${l("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:l(`new-clock-${n}`),hint:l(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&i`
      <div class="row">
        <${Dn} title=${l("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>l("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${Dn} title=${l("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>l("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&i`
      <${Dn} title=${l("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>l("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function Dn({title:e,value:t,values:n,word:s,choose:a}){return i`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${o=>a(parseFloat(o.currentTarget.value))}>
        ${n.map(o=>i`<option key=${o} value=${String(o)}>${s(o)}</option>`)}
      </select>
    </label>`}var ka=x(()=>{"use strict";fe();L();T()});var Bl={};Ce(Bl,{Page:()=>qd});function qd(){let e=ve();return i`
    <div class="column">
      <h1>${l("new-title")}</h1>
      ${e?i`<${Bd} games=${e} />`:i`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Bd({games:e}){let[t,n]=g(()=>Wd(e)),[s,a]=g(!1),[o,r]=g(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],p=m=>{n({...t,...m}),r("")},d=m=>p({games:{...t.games,[c.game]:{...u,...m}}}),f=async m=>{m.preventDefault(),a(!0);let h=jd(t,c);try{let{table:b}=await D("/api/tables",h);Nt("lastForm",t),h.seats.every(y=>y.kind!=="person")&&Nt("lastTable",{...he("lastTable"),[c.game]:h}),Ie(`/t/${b}`)}catch(b){r(V(b)),a(!1)}},$=u.seats.some(m=>m.kind==="person");return i`
    <form class="new-table" onSubmit=${f}>
      <section class="panel">
        <${Re} legend=${l("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${e.map(m=>({value:m.game,title:le(m.game),hint:l(`${m.game}-about`)}))} />
        ${c.sets.length>1&&i`<${Hl} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:Ko(c,m,u.seats)})} />`}
        ${c.variants.length>1&&i`
          <${Re} legend=${l("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:we(`${c.game}-variant`,m),hint:gt(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>i`
          <${zl} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${h=>d({options:{...u.options,[m.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${Fl} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${Re} legend=${l("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:l(`new-${m}`),hint:l(`new-${m}-hint`)}))} />
        <${ql} form=${t} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&i`<${Dn} title=${l("new-pace")} value=${t.pace} values=${Fd} word=${m=>l("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${Ma} title=${l("new-hints")} hint=${l("new-hints-hint")} value=${t.hints} choose=${m=>p({hints:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${o}</p>
        <button class="btn primary large" disabled=${s}>${l($?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function Wd(e){let t=he("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(o=>o.game===n)?.game??e[0].game,a=Object.fromEntries(e.map(o=>[o.game,Ud(o,t.games?.[o.game])]));return{...zd,...t,game:s,games:a}}function Ud(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),a=t.seats&&Jt(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),o=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:a?t.seats:o}}function jd(e,t){let{sets:n,variant:s,options:a,seats:o}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>a[u]&&a[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,a[u]])),seats:o,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints}}var zd,Fd,Wl=x(()=>{"use strict";U();fe();L();Ft();_e();T();ka();zd={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0},Fd=[0,.7,1.5,3]});function Ca(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function La({seat:e,skew:t}){let[,n]=g(0),s=e.due!==null&&e.due!==void 0;if(M(()=>{if(!s)return;let o=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(o)},[s]),e.bank===null||e.bank===void 0)return null;let a=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return i`<span class="clock" data-running=${s||null} data-low=${s&&a<Vd||null}
    role="timer" aria-label=${l("clock-left",{time:Ca(a)})}>${Ca(a)}</span>`}var Vd,Ea=x(()=>{"use strict";L();T();Vd=20});function Hn({table:e,state:t,skew:n,onSeat:s,children:a}){let o=t.view,r=o.token??o.first??null,c=Math.max(...o.seats.map(p=>p.points),1),u=o.threshold||c;return i`
    <header class="strip">
      <div class="strip-round">
        <strong>${o.round?l("strip-round",{round:o.round}):l("strip-setup")}</strong>
        <span class="strip-goal">${o.match?l("strip-match",{game:o.match.game}):o.threshold?l("strip-goal",{points:o.threshold}):o.last_round?l("strip-last-round",{round:o.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${o.seats.map((p,d)=>i`
          <li key=${d}>
            <${Gd} seat=${e.seats[d]} points=${p.points} goal=${u} threshold=${o.threshold??0} you=${d===e.you} skew=${n}
              wins=${o.match?o.match.wins[d]:null} first=${r===d} passed=${o.passed?.includes(d)}
              active=${!o.over&&(o.owing.length?o.owing.includes(d):o.active===d)} onClick=${()=>s(d)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${a}</div>
    </header>`}function Gd({seat:e,points:t,goal:n,threshold:s,you:a,skew:o,wins:r,first:c,passed:u,active:p,onClick:d}){let f=[a&&l("seat-you"),p&&l("seat-turn"),c&&l("seat-first"),u&&l("seat-passed"),e.guest&&l("guest-mark"),Qs(e)].filter(Boolean).join(", ");return i`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${a||null} onClick=${d}
      aria-label=${l("seat-summary",{name:e.name,points:t,marks:f})} title=${l("seat-summary",{name:e.name,points:t,marks:f})}>
      <span class="presence" data-here=${Ul(e)}></span>
      <span class="seat-name"><${st} name=${e.name} guest=${e.guest&&!a} /></span>
      ${c&&i`<span class="mark" aria-hidden="true"><${w} name="first" size=${15} /></span>`}
      ${u&&i`<span class="mark" aria-hidden="true"><${w} name="pass" size=${15} /></span>`}
      <${La} seat=${e} skew=${o} />
      <span class="seat-points">${t}${s>0&&i`<small>/${s}</small>`}</span>
      ${r!==null&&i`<span class="seat-wins" title=${l("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function Ul(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function Qs(e){return l(`presence-${Ul(e)}`,{bot:e.stand_in||e.bot||""})}var zn=x(()=>{"use strict";L();Z();T();sn();Ea()});function Xs({path:e}){let[t,n]=g(!1),s=new URL(e,location.href).href;M(()=>{if(!t)return;let o=setTimeout(()=>n(!1),Kd*1e3);return()=>clearTimeout(o)},[t]);let a=()=>navigator.clipboard?.writeText(s).then(()=>n(!0)).catch(()=>{});return i`
    <div class="share">
      <input class="input" readonly value=${s} aria-label=${l("share-label")} onFocus=${o=>o.target.select()} />
      <button type="button" class="btn" onClick=${a}>${t?l("share-copied"):l("share-copy")}</button>
    </div>`}function Sa({table:e,send:t}){let n=ve()?.find(o=>o.game===e.game),s=n?.opponents??[],a=e.seats.filter(o=>o.kind==="empty").length;return i`
    <div class="room">
      <h1>${le(e.game)}</h1>
      <p class="room-what">${Je(e)}</p>
      <p role="status" class="room-state">${a?l("room-waiting",{n:a}):l("room-starting")}</p>
      <ol class="room-seats">
        ${e.seats.map((o,r)=>i`
          <li key=${r} data-kind=${o.kind} data-you=${r===e.you||null}>
            <span class="room-number">${r+1}</span>
            <span class="room-name">${o.kind==="empty"?l("room-free"):o.kind==="bot"?l("room-bot",{bot:we("bot",o.bot)}):i`<${st} name=${o.name} guest=${o.guest} />`}
              ${o.kind==="bot"&&i`<small>${bn(s.find(c=>c.bot===o.bot))}</small>`}
              ${o.kind==="person"&&i`<small>${r===e.you?l("seat-you"):Qs(o)}</small>`}</span>
            <span class="room-acts">
              ${o.kind==="empty"&&e.you<0&&i`<button type="button" class="btn primary" onClick=${()=>t({t:"sit",seat:r})}>${l("room-sit")}</button>`}
              ${o.kind==="empty"&&e.host&&n&&i`<${Yd} opponents=${s} first=${n.opponent} put=${c=>t({t:"set_seat",seat:r,bot:c})} />`}
              ${o.kind==="bot"&&e.host&&i`<button type="button" class="btn" onClick=${()=>t({t:"set_seat",seat:r,bot:""})}>${l("room-no-bot")}</button>`}
              ${r===e.you&&i`<button type="button" class="btn" onClick=${()=>t({t:"leave"})}>${l("room-leave")}</button>`}
            </span>
          </li>`)}
      </ol>
      <h2>${l("room-invite")}</h2>
      <${Xs} path=${`/t/${e.table}`} />
      ${e.watchers>0&&i`<p class="room-what">${l("watchers",{n:e.watchers})}</p>`}
    </div>`}function Yd({opponents:e,first:t,put:n}){let[s,a]=g(t);return i`
    <span class="row">
      <select class="select" aria-label=${l("room-which-bot")} value=${s} onChange=${o=>a(o.currentTarget.value)}>
        ${e.map(o=>i`<option key=${o.bot} value=${o.bot}>${gn(o)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${w} name="bot" size=${16} /> ${l("room-put-bot")}</button>
    </span>`}var Kd,eo=x(()=>{"use strict";L();Z();fe();T();sn();zn();Kd=2});function Pa(e,t){let[n,s]=g(Ta),[a,o]=g(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;M(()=>{s(Ta),o(!1)},[r?r.at:c,r?.question]);let p=ne((h,b=void 0)=>{s(Ta),o(!0),t({t:"play",step:c,era:u,...h},b).catch(()=>{}).finally(()=>o(!1))},[t,c,u]),d=ne(h=>{a||(h.confirm?s(b=>({path:b.path,menu:[],asking:h})):p({move:h.move},h))},[a,p]),f=ne(h=>{if(a)return;let b=Ws(r,n.path,h);b&&(b.move&&!b.move.confirm?p({move:b.move.move},b.move):s({path:b.path,menu:b.menu,asking:b.move}))},[r,a,n,p]),$=ne(()=>{if(!n.path.length&&!n.asking)return!1;let h=ua(n.path);return s({path:h,menu:qs(r,h),asking:null}),!0},[r,n]),m=H(()=>a?new Set([]):Bs(r,n.path),[r,a,n.path]);return{...n,lit:m,busy:a,choose:f,take:d,back:$,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:h=>p({moves:h.map(b=>b.move)})}}var Ta,Aa=x(()=>{"use strict";L();Dt();Ta={path:zs,menu:[],asking:null}});function Fn(e){return Jd.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function Ia(e){let t=e?e.moves.filter(Fn):[];return t.length>jl?t:[]}function qn(e,t,n,s,a=[]){let o=a.filter(p=>p!==n),r=p=>[Math.abs(p.amount[n]-t.amount[n]),Qd(p.amount,t.amount),...o.map(d=>Math.abs(p.amount[d]-t.amount[d])),Xd(p.amount,n)],c=null,u=[];for(let p of e){if((p.amount[n]-t.amount[n])*s<=0)continue;let d=r(p);(!c||em(d,u))&&([c,u]=[p,d])}return c}function Xd(e,t){return e.reduce((n,s,a)=>n+(a===t?0:s*s),0)}function em(e,t){let n=e.findIndex((s,a)=>s!==t[a]);return n>=0&&e[n]<t[n]}function Ra(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function Oa(e,t){let n=t.group==="gain"?1:-1;return e.map((s,a)=>s+n*(t.amount[a]??0))}function Na(e,t){let n=e[0]?.have;return n?n.map((s,a)=>t.reduce((o,r)=>o+(r.change?.[a]??0),s)):null}var Jd,jl,Qd,Bn=x(()=>{"use strict";Jd=new Set(["pay","gain","lose"]),jl=5;Qd=(e,t)=>e.reduce((n,s,a)=>n+Math.abs(s-t[a]),0)});function Za({plan:e,game:t,kinds:n,pool:s,essencesOn:a,onTake:o,disabled:r}){let[c,u]=g({}),p=e.map((m,h)=>Zt(m,c[h]??"")??In(m)??m.moves[0]),d=Na(e,p),f=!d||d.every(m=>m>=0),$=(m,h)=>u({...c,[m]:String(h.move)});return i`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,h)=>i`
          <li key=${h} class="collect-row">
            ${m.card&&i`<${re} game=${t} id=${m.card} size="chip" essences=${a(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(b=>i`
                <button type="button" key=${b.move} role="radio" class="toggle" aria-checked=${b===p[h]}
                  disabled=${r} data-move=${b.move} onClick=${()=>$(h,b)}>
                  <${Ae} fragments=${b.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&i`<${tm} kinds=${n} pool=${s} after=${d} />`}
      ${!f&&i`<p class="decision-how" role="status">${l("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!f} onClick=${()=>o(p)} aria-keyshortcuts="Enter">
        ${l("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function tm({kinds:e,pool:t,after:n}){let s=e.map((a,o)=>({kind:a,n:n[o],by:n[o]-t[o]})).filter(({n:a,by:o})=>a||o);return i`
    <p class="collect-after" role="status"><span>${l("collect-after")}</span>
      ${s.map(({kind:a,n:o,by:r})=>i`
        <span key=${a} class=${`collect-kind of-${a}`}><${w} name=${a} size=${18} label=${l(`sign-${a}`,{n:o})} /><b class="num">${o}</b>${r!==0&&i`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var Da=x(()=>{"use strict";L();Z();Be();T();Dt();Bn()});function on({move:e,index:t,proposed:n,hinted:s,verb:a,onTake:o,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return i`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>o(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&i`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${a&&i`<span class="move-verb">${e.heading}</span> `}<${Ae} fragments=${e.label} /></span>
        ${e.hint.length>0&&i`<span class="move-hint"><${Ae} fragments=${e.hint} /></span>`}
      </span>
      ${n&&i`<span class="move-enter" title=${l("decide-proposed")}>↵</span>`}
    </button>`}function Ha({moves:e,proposed:t,hinted:n,onTake:s,disabled:a}){let o=0;return i`
    <div class="move-list">
      ${da(e).map(({heading:r,moves:c})=>i`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>i`<${on} key=${u.move} move=${u} index=${o++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${a} />`)}
        </section>`)}
    </div>`}var to=x(()=>{"use strict";L();Z();T();Dt()});function za({moves:e,start:t,kinds:n,pool:s,onTake:a,disabled:o}){let[r,c]=g(t),[u,p]=g([]),d=Oa(s,r),f=r.group==="gain",$=(m,h)=>{let b=qn(e,r,m,h,u);b&&(c(b),p([m,...u.filter(y=>y!==m)]))};return i`
    <div class="picker" data-group=${r.group}>
      <div class="picker-rows" role="group" aria-label=${l(`pick-${r.group}`)}>
        ${Ra(e).map(m=>{let h=l(`sign-${n[m]}`,{n:r.amount[m]});return i`
            <div class="picker-kind" key=${m} data-kind=${n[m]} data-none=${r.amount[m]===0||null}>
              <button type="button" class="step" disabled=${o||!qn(e,r,m,-1)}
                aria-label=${l("pick-less",{kind:h})} onClick=${()=>$(m,-1)}>−</button>
              <span class="picker-amount">
                <${w} name=${n[m]} size=${22} />
                <output aria-label=${h}>${r.amount[m]}</output>
              </span>
              <button type="button" class="step" disabled=${o||!qn(e,r,m,1)}
                aria-label=${l("pick-more",{kind:h})} onClick=${()=>$(m,1)}>+</button>
              <span class="picker-left num">${l(f?"pick-have":"pick-left",{n:d[m]})}</span>
            </div>`})}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${o} onClick=${()=>a(r)}
        data-move=${r.move} aria-keyshortcuts="Enter">
        ${l(`pick-do-${r.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`}var Fa=x(()=>{"use strict";L();Z();T();Bn()});function We(e){let[t,n]=g(()=>matchMedia(e).matches);return M(()=>{let s=matchMedia(e),a=()=>n(s.matches);return a(),s.addEventListener("change",a),()=>s.removeEventListener("change",a)},[e]),t}function Ee(e){e?.focus({preventScroll:!0})}function Ba(e){let[t,n]=g({width:0,height:0});return ie(()=>{let s=e.current;if(!s)return;let a=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};a();let o=new ResizeObserver(a);return o.observe(s),()=>o.disconnect()},[]),t}var ot,qa,Oe=x(()=>{"use strict";L();ot="(max-width: 719px), (max-height: 499px)",qa="(min-width: 1000px) and (min-height: 700px), (min-width: 720px) and (max-width: 1199px) and (orientation: portrait) and (min-height: 900px)"});function Wa({game:e,state:t,ask:n,you:s,choosing:a,hint:o,before:r}){let[c,u]=g(!1);M(()=>u(!1),[n.question,n.at]);let p=t.view,d=p.seats[s],f=nm(e,n),$=In(n),m=o?Zt(n,o.move):null,h=n.plan?.length?n.plan:null,b=Ia(n),y=n.moves.some(P=>P.targets.length),v=pa(n).filter(P=>!b.length||!Fn(P)),C=P=>d.play?.find(k=>k.card===P)?.essences??null;return a.asking?i`<${Vl} choosing=${a} />`:i`
    <div class="decision" data-kind=${n.kind} data-hit=${f||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?l("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&y&&i`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${l("decide-list-title")}>
            ${l("decide-list")}
          </button>`}
      </div>
      ${f&&i`<${Gl} lines=${r} />`}
      <div class="decision-body" data-stacked=${b.length>0||c||null}>
        ${sm(n)&&i`<div class="decision-card"><${re} game=${e} id=${n.card} size=${b.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${o&&i`<${om} hint=${o} />`}
          ${h&&!c?i`<${Za} key=${n.at} plan=${h} game=${e} kinds=${p.essences} pool=${d.pool} essencesOn=${C} onTake=${a.takeAll} disabled=${a.busy} />`:c?i`<${Ha} moves=${n.moves} proposed=${$} hinted=${m} onTake=${a.take} disabled=${a.busy} />`:i`
            ${b.length>0&&i`<${za} key=${n.at} moves=${b} start=${$&&Fn($)?$:b[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${a.take} disabled=${a.busy} />`}
            ${y&&i`<p class="decision-how">${l(a.menu.length?"decide-menu":a.path.length?"decide-go-on":v.length?"decide-point":"decide-point-only")}</p>`}
            ${v.map((P,k)=>i`<${on} key=${P.move} move=${P} index=${k} verb=${P.group==="pass"}
              proposed=${P===$} hinted=${P===m} onTake=${a.take} disabled=${a.busy} />`)}`}
        </div>
      </div>
    </div>`}function om({hint:e}){return i`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&i`<span class="hint-win">${l("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&i`<ul>${e.reasons.map((t,n)=>i`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&i`<p class="hint-second">${l("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function Vl({choosing:e}){let t=e.asking;return t&&i`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Ee} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${l("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${l("confirm-no")}</button>
      </div>
    </div>`}function Ua({names:e,owing:t,you:n,before:s}){let a=t.filter(o=>o!==n).map(o=>e[o]);return i`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${a.length?l("waiting-for",{who:a.join(", "),n:a.length}):l("waiting-table")}</h2>
      <${Gl} lines=${s.slice(-1)} />
      ${n<0&&i`<p class="decision-how">${l("you-watch")}</p>`}
    </div>`}function Gl({lines:e}){return e.length>0&&i`<div class="decision-before">${e.map((t,n)=>i`<p key=${n}>${t}</p>`)}</div>`}var nm,sm,ja=x(()=>{"use strict";L();Be();fe();T();Dt();Bn();Da();to();Fa();Oe();nm=(e,t)=>ht(e)?.hits.includes(t.kind)??!1,sm=e=>e.card&&!e.plan?.length});function Kl(e){let{game:t,sets:n,variant:s,options:a,clock:o,open:r,pace:c,hints:u}=e,p=e.seats.map((d,f)=>f===e.you?{kind:"me"}:d.kind==="bot"?{kind:"bot",bot:d.bot}:{kind:"person"});return{game:t,sets:n,variant:s,options:a,seats:p,clock:o,open:r,hints:u,...c==null?{}:{pace:c}}}function Va({table:e,state:t,names:n,onLook:s}){let[a,o]=g(""),r=t.result,c=r.winners.map(p=>n[p]).join(", "),u=()=>D("/api/tables",Kl(e)).then(({table:p})=>Ie(`/t/${p}`)).catch(p=>o(V(p)));return i`
    <div class="ending" role="dialog" aria-label=${l("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?l("ending-you-won"):l("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${l("ending-rounds",{n:r.rounds})}</p>
      <${am} score=${t.score} result=${r} names=${n} you=${e.you} />
      ${a&&i`<p class="problem" role="alert">${a}</p>`}
      <div class="row ending-acts">
        <button type="button" class="btn primary" onClick=${u}>${l("ending-again")}</button>
        <button type="button" class="btn" onClick=${s}>${l("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${l("ending-replay")}</a>
        <a class="btn" href=${`/api/tables/${e.table}/record`} download>${l("ending-record")}</a>
        <a class="btn" href="/">${l("ending-home")}</a>
      </div>
      <${Xs} path=${`/replay/${e.table}`} />
    </div>`}function am({score:e,result:t,names:n,you:s}){let a=n.map((o,r)=>r).sort((o,r)=>t.points[r]-t.points[o]);return i`
    <div class="scores">
      ${a.map(o=>i`
        <section key=${o} class="scores-seat" data-winner=${t.winners.includes(o)||null} data-you=${o===s||null}>
          <h3>${t.winners.includes(o)&&i`<${w} name="crown" size=${18} label=${l("ending-winner")} />`} <bdi>${n[o]}</bdi> <strong>${t.points[o]}</strong></h3>
          <table><tbody>
            ${e[o].map(([r,c,u],p)=>i`<tr key=${`${r} ${p}`}><th scope="row">${u}</th><td>${c}</td></tr>`)}
            ${!e[o].length&&i`<tr><td class="empty">${l("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}var Ga=x(()=>{"use strict";L();Z();U();Ft();T();eo()});function Xl(e,t,[n,s]){let a=-1,o=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+rm*p;u>2&&d<o&&([a,o]=[c,d])}),a}function im(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(o=>e.has(o.dataset.target??"")),...n].map(lm).filter(o=>o.getClientRects().length>0)}function lm(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function cm(e,t){let n=im(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let a=Xl(Yl(s),n.map(Yl),Ql[e]);a>=0&&n[a].focus()}function um(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function Ka(e,t){let n=R({letters:e,lit:t});n.current={letters:e,lit:t},M(()=>{let s=a=>{if(!(a.ctrlKey||a.metaKey||a.altKey||a.defaultPrevented)){if(um(a.target)){a.key==="Escape"&&a.target.blur();return}pm(a,n.current.letters,n.current.lit)&&a.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function pm(e,t,n){let{key:s}=e;return s in Ql?(cm(s,n),!0):s==="Enter"?!dm(e.target)&&_t(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?_t(".menu [data-move]",Number(s))||_t(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function dm(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function _t(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function Ya({onClose:e}){return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog keys" role="dialog" aria-label=${l("keys-title")}>
      <h2>${l("keys-title")}</h2>
      <dl>${Jl.map(([t,n])=>i`
        <div key=${n}><dt>${t.map(s=>i`<kbd key=${s}>${s}</kbd>`)}</dt><dd>${l(n)}</dd></div>`)}
      </dl>
      <button type="button" class="btn primary" ref=${Ee} onClick=${e}>${l("close")}</button>
    </div>`}var Jl,Ql,rm,Yl,Ja=x(()=>{"use strict";L();T();Oe();Jl=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],Ql={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},rm=2.5,Yl=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function Wn(e){return[...document.querySelectorAll(`[data-target="${CSS.escape(e)}"]`)].find(n=>n.getClientRects().length>0)??null}function Qa({choosing:e}){let{menu:t,path:n}=e,s=R(null),[a,o]=g({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return ie(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=Wn(r)?.getBoundingClientRect();if(!p)return o({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+xt+u.width<=innerWidth?p.right+xt:p.left-xt-u.width,f=d>=xt?d:Math.max(xt,Math.min(p.left,innerWidth-u.width-xt)),$=Math.max(xt,Math.min(p.top,innerHeight-u.height-xt));o({left:f,top:$,ready:!0})},[c,r,t]),M(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?i`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${l("menu-label")} ref=${s}
      style=${{left:`${a.left}px`,top:`${a.top}px`,visibility:a.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>i`<${on} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${l("menu-back")}</button>
    </div>`:null}var xt,Xa=x(()=>{"use strict";L();T();to();xt=8});function Un(e,t,n){let[s,a]=g(e),o=R([]),r=R(0),c=R(null),u=R(s);u.current=s;let p=()=>{r.current=0,o.current.length>tc&&o.current.splice(0,o.current.length-tc);let f=o.current.shift();if(!f)return;let $=u.current;c.current=$&&t.current&&f.cause==="move"&&Tn()?{state:$,places:bm(t.current)}:null,a(f),c.current?r.current=setTimeout(p,o.current.length>1?$m:fm):p()};return gm(()=>{o.current.length&&(o.current.splice(0,o.current.length-1),clearTimeout(r.current),p())}),ie(()=>{!e||e===u.current||o.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(o.current=[],clearTimeout(r.current),r.current=0),o.current.push(e),r.current||p())},[e]),ie(()=>{let f=c.current;if(c.current=null,!f||!s||!t.current)return;let $=nc(t.current);vm($,f.places),n&&xm(n(f.state.view,s.view,s.events),f.places,sc($))},[s]),M(()=>()=>clearTimeout(r.current),[]),s}function gm(e){let t=R(e);t.current=e,M(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(a=>addEventListener(a,n,{capture:!0})),()=>s.forEach(a=>removeEventListener(a,n,{capture:!0}))},[])}function bm(e){return sc(nc(e))}function nc(e){let t=new Map;for(let n of ym(e)){let s=wm(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function ym(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function vm(e,t){for(let[n,{element:s,box:a}]of e){if(!s.dataset.target)continue;let o=t.get(n);if(!o){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:ec,easing:er});continue}let r=o.left+o.width/2-a.left-a.width/2,c=o.top+o.height/2-a.top-a.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=a.width?o.width/a.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:ec,easing:er});_m(s,p)}}function _m(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function xm(e,t,n){for(let{kind:s,n:a,from:o,to:r}of e){let c=t.get(o)??n.get(o),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(a,hm);p++)Mm(s,c,u,p)}}function Mm(e,t,n,s){let a=document.createElement("span");a.className="flyer",a.setAttribute("aria-hidden","true"),Se(i`<${w} name=${e} size=${22} />`,a),document.body.append(a);let o=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=a.animate([{translate:o(t),opacity:.4},{translate:o(n),opacity:1}],{duration:mm,delay:s*40,easing:er,fill:"backwards"}),c=()=>{Se(null,a),a.remove()};r.finished.then(c,c)}var ec,mm,fm,$m,tc,er,hm,sc,wm,no=x(()=>{"use strict";L();Z();_e();ec=220,mm=250,fm=280,$m=130,tc=3,er="cubic-bezier(0.2, 0.7, 0.2, 1)",hm=3;sc=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));wm=e=>e.dataset.target??e.dataset.anchor??""});function jn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(a=>document.querySelector(`.board [data-target="${CSS.escape(a)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return i`
    <div class="part-tabs tabs" role="tablist">
      ${an.map(a=>i`
        <button type="button" key=${a} role="tab" aria-selected=${e===a} onClick=${()=>t(a)}>
          ${l(`part-${a}`)}${e!==a&&s.has(a)&&i`<i class="lit-dot" title=${l("part-lit")}></i>`}
        </button>`)}
    </div>`}function Vn(e,t,n){let s=R({x:0,y:0});return e?{onTouchStart:a=>{s.current={x:a.touches[0].clientX,y:a.touches[0].clientY}},onTouchEnd:a=>{let o=a.changedTouches[0].clientX-s.current.x,r=a.changedTouches[0].clientY-s.current.y;if(Math.abs(o)<km||Math.abs(o)<Cm*Math.abs(r))return;let c=an[an.indexOf(t)-Math.sign(o)];c&&n(c)}}:{}}var an,km,Cm,so=x(()=>{"use strict";L();T();an=["mine","centre","rivals","log"],km=60,Cm=2});function tr({table:e,names:t,owing:n,skew:s,send:a}){let o=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:i`
    ${o?.stand_in&&i`
      <div class="prompt" role="alert">
        <p>${l("seat-bot-plays",{bot:o.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>a({t:"take_back"})}>${l("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>i`<${Em} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>a({t:"stand_in",seat:u})} />`)}`}function Em({name:e,since:t,skew:n,onStandIn:s}){let a=()=>t+Lm-(Date.now()/1e3+n),[o,r]=g(a()<=0),c=Math.round(t);return M(()=>{r(a()<=0);let u=setTimeout(()=>r(!0),Math.max(0,a())*1e3);return()=>clearTimeout(u)},[c]),o&&i`
    <div class="prompt" role="status">
      <p>${l("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${l("seat-stand-in")}</button>
    </div>`}function nr({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return i`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ee} onClick=${t} aria-keyshortcuts="Escape">${l("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${l("request-ask")}</button>
      </div>
    </div>`}function sr({onClose:e,onLeave:t}){let n=()=>{e(),t()};return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${l("leave")}>
      <h2>${l("leave")}</h2>
      <p>${l("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ee} onClick=${e} aria-keyshortcuts="Escape">${l("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${l("leave-do")}</button>
      </div>
    </div>`}var Lm,or=x(()=>{"use strict";L();T();Oe();Lm=60});function Gn(e){if(!he("sound")||typeof AudioContext>"u")return;qt??=new AudioContext,qt.state==="suspended"&&qt.resume().catch(()=>{});let t=qt.currentTime+.01;for(let n of Sm[e]){let s=qt.createOscillator(),a=qt.createGain();s.type=n.wave,s.frequency.value=n.hz,a.gain.setValueAtTime(0,t+n.at),a.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),a.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(a).connect(qt.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function ar(e,t){!t||e.cause==="join"||(e.result&&!t.result?Gn("end"):e.ask&&!t.ask?Gn("turn"):e.events.some(n=>Tm.has(n.kind))?Gn("card"):e.events.some(n=>Pm.has(n.kind))&&Gn("essence"))}var Sm,qt,Tm,Pm,rr=x(()=>{"use strict";_e();Sm={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},qt=null;Tm=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),Pm=new Set(["collected","gained","paid","put","took","lost","moved"])});function oc({lines:e}){let[t,n]=g(!1),s=t?e:e.slice(-Am),a=e.length?e[e.length-1][0]:-1;return i`
    <div class="log at-end" tabindex="0" role="log" aria-label=${l("log-label")}><div>
      ${s.length<e.length&&i`<button type="button" class="btn quiet small" onClick=${()=>n(!0)}>${l("log-all",{n:e.length})}</button>`}
      ${!e.length&&i`<p class="empty">${l("log-empty")}</p>`}
      <ol>${s.map(([o,r],c)=>i`<li key=${c} data-latest=${o===a||null}>${r}</li>`)}</ol>
    </div></div>`}function ac({lines:e,onSay:t}){let[n,s]=g(""),a=o=>{o.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return i`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${l("chat-label")}><div>
        ${!e.length&&i`<p class="empty">${l("chat-empty")}</p>`}
        ${e.map((o,r)=>i`<p key=${r}><strong data-seat=${o.seat}><${st} name=${o.who} guest=${o.guest} /></strong> <bdi>${o.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${a}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${l("chat-write")} aria-label=${l("chat-write")}
          onInput=${o=>s(o.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${l("chat-send")}</button>
      </form>
    </div>`}function ir({log:e,chat:t,tab:n,setTab:s,requests:a,onRequest:o,onSay:r}){let[c,u]=g(t.length);M(()=>{n==="chat"&&u(t.length)},[n,t.length]);let p=t.length-c;return i`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${n==="log"} onClick=${()=>s("log")}>${l("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${n==="chat"} onClick=${()=>s("chat")}>
          ${l("tab-chat")} ${p>0&&i`<span class="count">${p}</span>`}
        </button>
      </div>
      ${n==="chat"?i`<${ac} lines=${t} onSay=${r} />`:i`<${oc} lines=${e} />`}
      ${a.length>0&&i`
        <p class="row requests">${a.map(d=>i`
          <button key=${d.name} type="button" class="btn quiet small" data-request=${d.name} onClick=${()=>o(d.name)}>${l("request-open",{what:d.title})}</button>`)}</p>`}
    </section>`}var Am,lr=x(()=>{"use strict";L();T();sn();Am=150});function cr(e,t){M(()=>{let n=t?l("title-over"):e?`● ${l("title-your-turn")}`:l("title-table");document.title=`${n} · Arcanarium`},[e,t])}var ur=x(()=>{"use strict";L();T()});function pr({state:e,table:t,made:n,send:s}){let[a,o]=g(!1);M(()=>o(!1),[e.step,t.request]);let r=t.seats.some((d,f)=>f!==t.you&&d.kind==="person"),{can:c,why:u}=e.undo;return t.request?.seat===t.you?i`<p class="undo-note" role="status">${l("undo-asked")}</p>`:a?i`
      <div class="undo-ask" role="alertdialog" aria-label=${u}>
        <p>${u}</p>
        <div class="row">
          <button type="button" class="btn" ref=${Ee} onClick=${()=>s({t:"ask_undo",step:e.step,era:e.era})}>${l(r?"undo-ask":"undo-anyway")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>o(!1)}>${l("undo-never-mind")}</button>
        </div>
      </div>`:i`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!c&&!u}
      title=${c?l("undo-title"):u} data-fair=${c||null}
      onClick=${()=>c?s({t:"undo",step:e.step,era:e.era}):o(!0)}>
      <${w} name="undo" size=${16} /> <span>${l("undo")}${c&&n&&i`: <${Ae} fragments=${n} />`}</span>
    </button>`}function dr({table:e,names:t,send:n}){let s=e.request,a=s&&s.asked.includes(e.you)&&!s.agreed.includes(e.you);return!s||!a||s.seat===e.you?null:i`
    <div class="prompt" role="alertdialog" aria-label=${l("undo-request",{who:t[s.seat]})}>
      <p>${l("undo-request",{who:t[s.seat]})}</p>
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>n({t:"answer_undo",agree:!0})}>${l("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>n({t:"answer_undo",agree:!1})}>${l("undo-refuse")}</button>
      </div>
    </div>`}var mr=x(()=>{"use strict";L();Z();T();Oe()});function fr({data:e,board:t,ask:n,tell:s}){let a=e.table,o=R(null),r=Un(e.state,o,t.flights??null),c=r===e.state,{made:u,remembering:p}=Rm(n),d=Pa(c?r:{...r,ask:null},p),[f,$]=g(null),[m,h]=g("log"),[b,y]=g(!1),[v,C]=g("mine"),[P,k]=g(!1),[ee,te]=g(!1),[oe,Y]=g(!1),[_,S]=g(""),[O,ae]=ge("sound"),F=We(ot),pe=We(qa),rn=H(()=>a.seats.map(ce=>ce.name),[a]),{you:ut}=a,be=c?r.ask:null,Nu=ne(ce=>Us(be,ce),[be]),Zu=Om(o,be,d.lit),ui=e.log.slice(-Im).map(([,ce])=>ce),pi=e.state?.requests??[],as=pi.find(ce=>ce.name===_),bo=c&&e.hint&&e.hint.step===r.step?e.hint:null;Nm(e.state),cr(!!e.state?.ask,!!e.state?.result),Zm(bo&&Zt(be,bo.move)?.targets||null),Dm(F,v,C,d.lit,r.step),Hm(o,v,d.lit,be?`${be.at} ${be.question}`:"");let Du=Vn(F,v,C),di=ce=>{F?C("log"):pe||y(!b||ce!==m),h(ce),ce==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},mi=()=>be&&a.hints&&s({t:"hint",step:r.step});Ka({u:()=>_t(".undo"),p:()=>_t('.decision [data-group="pass"]'),m:()=>_t(".list-toggle"),h:mi,l:()=>di("log"),c:()=>di("chat"),"?":()=>k(!0),Escape:()=>P||oe||as?(k(!1),Y(!1),S("")):d.back()||(f!==null?$(null):y(!1))},d.lit);let fi=i`<${ir} log=${e.log} chat=${e.chat} tab=${m} setTab=${h} requests=${pi} onRequest=${S} onSay=${ce=>n({t:"chat",text:ce})} />`,Hu=r.result&&!ee;return i`
    <div class="tabletop" data-game=${a.game} data-part=${F?v:null} data-deciding=${be?!0:null} data-seats=${a.seats.length} data-step=${r.step}>
      <${Hn} table=${a} state=${r} skew=${e.skew} onSeat=${ce=>$(f===ce?null:ce)}>
        ${a.watchers>0&&i`<span class="watchers" title=${l("watchers",{n:a.watchers})}><${w} name="eye" size=${16} />${a.watchers}</span>`}
        ${!F&&!pe&&i`<button type="button" class="btn quiet small icon-only" aria-pressed=${b} onClick=${()=>y(!b)} title=${l("tab-log")} aria-label=${l("tab-log")}><${w} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${O} onClick=${()=>ae(!O)} title=${l("sound-toggle")} aria-label=${l("sound-toggle")}><${w} name=${O?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only keys-button" onClick=${()=>k(!0)} title=${l("keys-title")} aria-label=${l("keys-title")}><${w} name="info" size=${18} /></button>
        ${ut>=0&&!r.result&&i`<button type="button" class="btn quiet small icon-only" onClick=${()=>Y(!0)} title=${l("leave")} aria-label=${l("leave")}><${w} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${l("ending-home")} aria-label=${l("ending-home")}><${w} name="home" size=${18} /></a>
      <//>
      ${F&&i`<${jn} part=${v} setPart=${C} lit=${d.lit} />`}
      <section class="board" ref=${o} ...${Du} aria-label=${l("board-label")}>
        <${t.Board} game=${a.game} view=${r.view} table=${a} score=${r.score} ask=${be} names=${rn} you=${ut}
          lit=${d.lit} chosen=${d.path} choose=${d.choose} why=${Nu} detail=${f} setDetail=${$} />
        ${F&&v==="log"&&i`<div class="part-log">${fi}</div>`}
      </section>
      <aside class="side">
        ${(pe||!F&&b)&&i`<div class="talk-place" data-drawer=${!pe||null}>${fi}</div>`}
        <${dr} table=${a} names=${rn} send=${s} />
        <${tr} table=${a} names=${rn} owing=${r.view.owing} skew=${e.skew} send=${s} />
        <div class="desk" data-active=${be?!0:null}>
          ${t.Beside&&ut>=0&&i`<${t.Beside} view=${r.view} you=${ut} />`}
          ${be&&ut>=0?i`<${Wa} game=${a.game} state=${r} ask=${be} you=${ut} choosing=${d} hint=${bo} before=${ui} />`:r.result?i`<div class="decision"><button type="button" class="btn primary" onClick=${()=>te(!1)}>${l("ending-show")}</button></div>`:i`<${Ua} names=${rn} owing=${r.view.owing} you=${ut} before=${ui} />`}
          <p class="why-line" aria-live="polite">${Zu}</p>
          ${ut>=0&&!r.result&&i`
            <div class="desk-tools">
              <${pr} state=${r} table=${a} made=${u(r.step)} send=${s} />
              ${be&&a.hints&&i`<button type="button" class="btn quiet small" onClick=${mi} aria-keyshortcuts="h"><${w} name="hint" size=${16} /> ${l("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${Qa} choosing=${d} />
      ${P&&i`<${Ya} onClose=${()=>k(!1)} />`}
      ${oe&&i`<${sr} onClose=${()=>Y(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${as&&i`<${nr} request=${as} onClose=${()=>S("")} onAsk=${()=>s({t:"request",name:as.name})} />`}
      ${Hu&&i`<div class="veil"></div><${Va} table=${a} state=${r} names=${rn} onLook=${()=>te(!0)} />`}
    </div>`}function Rm(e){let t=R([]),n=ne((a,o)=>{let r=t.current.filter(c=>c.step<a.step);return t.current=o?[...r,{step:a.step,label:[[o.heading,"text"],[" ","text"],...o.label]}]:r,e(a)},[e]);return{made:a=>t.current.find(o=>o.step===a-1)?.label??null,remembering:n}}function Om(e,t,n){let[s,a]=g("");return M(()=>{let o=e.current,r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;a(u?.dataset.target??"")};return o?.addEventListener("pointerover",r),o?.addEventListener("focusin",r),()=>{o?.removeEventListener("pointerover",r),o?.removeEventListener("focusin",r)}},[]),s&&!n.has(s)?Us(t,s).join(" "):""}function Nm(e){let t=R(e);M(()=>{e&&e!==t.current&&ar(e,t.current),t.current=e},[e])}function Zm(e){let t=e?.join(" ")??"";ie(()=>{let n=(e??[]).map(Wn).filter(s=>s!==null);for(let s of n)s.setAttribute("data-hinted","");return()=>n.forEach(s=>s.removeAttribute("data-hinted"))},[t])}function Dm(e,t,n,s,a){M(()=>{if(!e||!s.size)return;let o=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(o.has(t))return;let r=an.find(c=>o.has(c));r&&n(r)},[a,e])}function Hm(e,t,n,s){ie(()=>{e.current&&(e.current.scrollTop=0)},[t]),M(()=>{if(!e.current||!s)return;let a=[...n].map(Wn).filter(o=>o!==null&&e.current?.contains(o));a.length&&!a.some(o=>zm(o))&&a[0]?.scrollIntoView({block:"center",inline:"nearest"})},[s,t,n.size>0])}function zm(e){let{top:t,bottom:n}=e.getBoundingClientRect();for(let s=e.parentElement;s;s=s.parentElement){if(getComputedStyle(s).overflowY==="visible")continue;let a=s.getBoundingClientRect();if(t<a.top-1||n>a.bottom+1)return!1}return!0}var Im,$r=x(()=>{"use strict";L();Z();_e();T();Dt();Aa();ja();Ga();Ja();Xa();no();so();or();Oe();rr();zn();lr();ur();mr();Im=3});function hr(){let[e,t]=g([]),n=ne(s=>{let a=++qm;t(o=>[...o.filter(r=>r.text!==s).slice(-2),{id:a,text:s}]),setTimeout(()=>t(o=>o.filter(r=>r.id!==a)),Fm)},[]);return{toasts:e,toast:n}}function gr({toasts:e}){return i`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>i`<p key=${t}>${n}</p>`)}</div>`}var Fm,qm,br=x(()=>{"use strict";L();Fm=5e3,qm=0});var ic={};Ce(ic,{Page:()=>rc,TablePage:()=>wr});function rc({params:e}){return i`<${wr} key=${e.table} id=${e.table} />`}function Bm(e){let[t,n]=g(null),[s,a]=g(null);ie(()=>{let r=ga(e,c=>n({...c}));return a(r),()=>r.close()},[e]);let o=ne(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:o}}function Wm(e){let[t,n]=g(null),[s,a]=g("");return M(()=>{e&&wn(e).then(n,o=>a(V(o)))},[e]),{board:t,problem:s}}function wr({id:e}){let{data:t,send:n}=Bm(e),{toasts:s,toast:a}=hr(),o=t?.table??null,{board:r,problem:c}=Wm(o?.game),u=!!t?.state?.result;M(()=>{u&&o&&wa(e,o.you).catch(()=>{})},[u]);let p=H(()=>f=>n(f).catch($=>{throw a(V($)),$}),[n,a]),d=ne(f=>p(f).catch(()=>{}),[p]);return t?.gone?i`<${yr} title=${l("table-gone")} text=${l("table-gone-what")} />`:c?i`<${yr} title=${l("table-problem")} text=${c} />`:!t||!o||!r&&o.status!=="open"?i`<${Um} id=${e} lost=${!!t?.retryAt} />`:i`
    ${!t.connected&&i`<p class="offline" role="status">${l("table-offline")}</p>`}
    ${o.status==="broken"?i`<${yr} title=${l("table-broken")} text=${o.reason} />`:t.state&&r&&o.status!=="open"?i`<${fr} data=${t} board=${r} ask=${p} tell=${d} />`:i`<${Sa} table=${o} send=${d} />`}
    <${gr} toasts=${s} />`}function Um({id:e,lost:t}){let[n,s]=g("");return M(()=>{t&&va(e).then(s,()=>{})},[t]),i`
    <div class="waiting" aria-busy="true">
      <p role="status">${l(t?"table-offline":"table-coming")} ${n&&i`<a href=${n}>${l("table-stored")}</a>`}</p>
    </div>`}function yr({title:e,text:t}){return i`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${l("ending-home")}</a></p>
    </section>`}var vr=x(()=>{"use strict";L();vn();ba();Ks();U();T();eo();$r();br()});function lc(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function cc({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[o,r]of Object.entries(t))s.set(o,r);n&&s.set("card",n);let a=s.toString();return a&&`?${a}`}function _r(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function uc(e,{words:t,filters:n}){let s=_r(t).split(/\s+/).filter(Boolean),a=e.cards.filter(c=>Object.entries(n).every(([u,p])=>jm(c,u).includes(p)));if(!s.length)return a;let o=a.filter(c=>{let u=_r([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),r=c=>s.some(u=>_r(c.name).includes(u));return[...o.filter(r),...o.filter(c=>!r(c))]}function jm(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function xr(e,t,n,s){switch(n){case"set":return t.sets.find(a=>a.id===s)?.title??s;case"type":return wt(e,`type-${s}`,{n:2});case"kind":return wt(e,`kind-${s}`,{n:2});default:return Ye(`${e}-${n}-${s}`)?l(`${e}-${n}-${s}`):wt(e,s)}}var pc=x(()=>{"use strict";En();T()});var Mr={};Ce(Mr,{CardsPage:()=>dc,Page:()=>Vm});function Vm({params:e}){let t=ve()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return i`<${dc} key=${n} game=${n} games=${t}/>`}function dc({game:e,games:t}){let[n,s]=g(null),[a,o]=g(""),[r,c]=g(0);return M(()=>{o(""),yn(e).then(s,u=>o(V(u)))},[e,r]),i`
    <div class="browse">
      <header class="browse-head">
        <h1>${l("browse-title")}</h1>
        <nav class="row" aria-label=${l("browse-games")}>
          ${t.map(u=>i`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${le(u)}</a>`)}
        </nav>
      </header>
      ${n?i`<${Gm} game=${e} cards=${n}/>`:a?i`<div class="empty"><p>${a}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${l("browse-again")}</button></div>`:i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`}
    </div>`}function Gm({game:e,cards:t}){let n=Object.keys(t.filters),[s,a]=g(()=>lc(location.search,n)),[o,r]=ge("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=H(()=>uc(t,s),[t,s.words,s.filters]),p=f=>{let $={...s,...f};a($),history.replaceState(history.state,"",location.pathname+cc($))},d=(f,$)=>{let{[f]:m,...h}=s.filters;p({filters:m===$?h:{...h,[f]:$}})};return i`
    <form class="browse-tools panel" role="search" onSubmit=${f=>f.preventDefault()}>
      <div class="browse-search">
        <${w} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${l("browse-search")} aria-label=${l("browse-search")}
          onInput=${f=>p({words:f.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${l("browse-filters")}</summary>
        <div>${n.map(f=>i`<fieldset key=${f} class="browse-filter">
          <legend>${l(`browse-filter-${f}`)}</legend>
          ${t.filters[f].map($=>i`<button key=${$} type="button" class="chip" aria-pressed=${s.filters[f]===$?"true":"false"}
            onClick=${()=>d(f,$)}>${xr(e,t,f,$)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${l("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${o} onChange=${()=>r(!o)}/> ${l("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?Km(t,u,s).map(([f,$])=>i`<section key=${f} class="browse-kind">
        ${f&&i`<h2>${xr(e,t,"kind",f)} <span class="num">${$.length}</span></h2>`}
        <div class="browse-cards">${$.map(m=>i`<${re} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>p({card:m.id})}/>`)}</div>
      </section>`):i`<div class="empty"><p>${l("browse-none")} ${l("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${l("browse-reset")}</button></div>`}
    ${u.some(f=>f.mark)&&i`<p class="browse-legend"><${w} name="standin"/> ${l("card-stand-in")}</p>`}
    ${s.card&&i`<${Ym} game=${e} cards=${t} list=${u} id=${s.card} show=${f=>p({card:f})}/>`}`}function Km(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(a=>a.kind===s)]).filter(([,s])=>s.length)}function Ym({game:e,cards:t,list:n,id:s,show:a}){let o=R(null);M(()=>o.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&a(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return i`<dialog ref=${o} class="dialog browse-full" aria-label=${r.name} onClose=${()=>a("")} onKeyDown=${p}
      onClick=${d=>d.target===o.current&&o.current?.close()}>
    <div class="browse-full-inside">
      <${re} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(d=>i`<p>${d}</p>`)}
        ${r.other_side&&i`<button type="button" class="btn" onClick=${()=>a(r.other_side??"")}><${w} name="reorder"/>${l("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${w} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${w} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-close")} onClick=${()=>o.current?.close()}><${w} name="close"/></button>
    </div>
  </dialog>`}var kr=x(()=>{"use strict";U();Be();$e();fe();L();Z();_e();T();pc()});function Kn({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let a=/^[-|] /u.exec(s)?.[0]??"",o=n.at(-1);a&&o?.mark===a?o.lines.push(s.slice(2)):n.push({mark:a,lines:[s.slice(a.length)]})}return n.map(({mark:s,lines:a})=>s==="| "?i`<${Jm} lines=${a} draw=${t} />`:s?i`<ul>${a.map(o=>i`<li>${t(o)}</li>`)}</ul>`:i`<p>${t(a[0])}</p>`)}function Jm({lines:e,draw:t}){let[n,...s]=e.map(a=>a.split("|").map(o=>o.trim()));return i`
    <table class="table rules-rows">
      <thead><tr>${n.map(a=>i`<th scope="col">${a}</th>`)}</tr></thead>
      <tbody>${s.map(a=>i`<tr>${a.map(o=>i`<td>${t(o)}</td>`)}</tr>`)}</tbody>
    </table>`}var Cr=x(()=>{"use strict";L()});var Lr={};Ce(Lr,{Page:()=>Xm});function Xm({params:e}){let t=ve()?.filter(o=>o.chapters.length);if(!t?.length)return i`<div class="waiting" aria-busy="true"></div>`;let n=t.find(o=>o.game===e.game)??t[0],{game:s,chapters:a}=n;return i`
    <div class="rules">
      <header class="rules-head">
        <${nn} signs=${n.emblem} />
        <div>
          <h1>${l("rules-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${t.map(({game:o})=>i`
              <a key=${o} class="chip" href=${`/rules/${o}`} aria-current=${o===s?"true":void 0}>${le(o)}</a>`)}
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
            ${o==="signs"?i`<${tf} signs=${n.sign_table} />`:i`<${Kn} text=${l(`${s}-rules-${o}`)} line=${ef} />`}
          </section>`)}
      </div>
    </div>`}function mc(e,t){return l(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function ef(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?i`<${fc} name=${t} />`:t)}function fc({name:e,size:t="1.2em"}){return i`<span class=${Qm.has(e)?`of-${e}`:"of-sign"}><${w} name=${e} size=${t} /></span>`}function tf({signs:e}){return i`
    <ul class="legend">
      ${e.map(t=>i`<li key=${t}><${fc} name=${t} size="1.5rem" /> ${l(`rules-sign-${t}`)}</li>`)}
    </ul>`}var Qm,Er=x(()=>{"use strict";fe();L();Z();T();Js();Cr();Qm=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function Tr(e){let t=Sr.get(e);return t||(t=me(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>Sr.delete(e)),Sr.set(e,t)),t}function Yn(e){return e.groups.flatMap(t=>t.clauses)}function oo(e){return new Set(e.parts.flatMap(Yn).map(({id:t})=>t))}function Pr(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...oo(e)].find(o=>o.toLowerCase()===n.join(" ")),a=({id:o,question:r="",text:c})=>{let u=`${o} ${r} ${c}`.toLowerCase();return s?o===s:n.every(p=>u.includes(p))};return e.parts.map(({title:o,groups:r})=>({title:o,groups:r.map(c=>({...c,clauses:c.clauses.filter(a)})).filter(({clauses:c})=>c.length)})).filter(({groups:o})=>o.length)}function Ar(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var Sr,Ir=x(()=>{"use strict";U();Sr=new Map});var hc={};Ce(hc,{Page:()=>nf});function nf({params:{game:e}}){let[t,n]=g(null),[s,a]=g(""),o=ve();return M(()=>{Tr(e).then(n,r=>a(r?.code==="not-found"?l("clauses-none",{game:le(e)}):V(r)))},[e]),i`
    <div class="rules clauses">
      <header class="rules-head">
        <${nn} signs=${ht(e)?.emblem??[]} />
        <div>
          <h1>${l("clauses-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${o?.filter(r=>r.rules_text).map(r=>i`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${le(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${l("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&i`<p class="panel" role="alert">${s}</p>`}
      ${t&&i`<${sf} book=${t} />`}
    </div>`}function sf({book:e}){let[t,n]=g(""),[s,a]=g($c),o=H(()=>af(oo(e)),[e]),r=H(()=>Pr(e,t),[e,t]);M(()=>{let u=()=>{n(""),a($c())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),M(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,p)=>u+Yn(p).length,0);return i`
    <div class="clauses-search browse-search">
      <${w} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${l("clauses-search")} aria-label=${l("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&l("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&i`<section class="panel clauses-intro"><${Kn} text=${e.intro.join(`
`)} line=${o} /></section>`}
      ${r.map(u=>i`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${l("clauses-count",{n:Yn(u).length})}</span></summary>
          ${u.groups.map(p=>i`
            <div class="clauses-group">
              ${p.title&&i`<h3>${p.title}</h3>`}
              ${p.text&&i`<p>${p.text}</p>`}
              ${p.clauses.map(d=>i`<${of} key=${d.id} clause=${d} draw=${o} here=${d.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function $c(){return location.hash.slice(1)}function of({clause:{id:e,question:t,text:n,mark:s},draw:a,here:o}){return i`
    <article class="clauses-one" id=${e} aria-current=${o?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${l("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&i`<p class="clauses-question">${a(t)}</p>`}
        <${Kn} text=${n} line=${a} />
        ${s&&i`<p class="clauses-mark">${a(s)}</p>`}
      </div>
    </article>`}function af(e){return t=>Ar(t,e).map(n=>e.has(n)?i`<a href=${`#${n}`}>${n}</a>`:n)}var gc=x(()=>{"use strict";U();fe();L();Z();Ir();T();Js();Cr()});function bc({table:e,length:t,at:n,setAt:s,ready:a,setEyes:o,names:r,narrow:c}){let[u,p]=g(!1),[d,f]=g(1),$=n>=t;M(()=>{if(!u||$||!a)return;let y=setTimeout(()=>s(n+1),rf/d);return()=>clearTimeout(y)},[u,n,d,$,a]),M(()=>{$&&p(!1)},[$]);let m=y=>{p(!1),s(y)},h=()=>{!u&&$&&s(0),p(!u)};uf({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":h});let b=i`
    <div class="player-choices">
      <label><span>${l("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${y=>o(Number(y.currentTarget.value))}>
          <option value="-1">${l("replay-eyes-all")}</option>
          ${r.map((y,v)=>i`<option key=${v} value=${String(v)}>${y}</option>`)}
        </select></label>
      <label><span>${l("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${y=>f(Number(y.currentTarget.value))}>
          ${lf.map(y=>i`<option key=${y} value=${String(y)}>${l("replay-speed-value",{n:y})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${cf} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${w} name="download" size=${16} /> ${l("replay-download")}</a>
    </div>`;return i`
    <div class="player" role="group" aria-label=${l("title-replay")}>
      <div class="player-buttons">
        <${ao} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${ao} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${w} name=${u?"pause":"play"} size=${18} /> ${l(u?"replay-pause":"replay-play")}</button>
        <${ao} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${$} />
        <${ao} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${$} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${l("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${l("replay-step",{n,of:t})} onInput=${y=>m(Number(y.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?i`<details><summary>${l("replay-choices")}</summary>${b}</details>`:b}
      <p class="player-keys">${l("replay-keys")}</p>
    </div>`}function ao({text:e,icon:t,onClick:n,off:s,mirrored:a=!1}){return i`
    <button type="button" class=${a?"btn icon-only mirrored":"btn icon-only"} aria-label=${l(e)} title=${l(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${w} name=${t} size=${18} /></button>`}function cf(){let[e,t]=g("");return i`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${w} name="link" size=${16} /> ${l("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&l("replay-shared")}</span>
    ${e==="blocked"&&i`<input class="input" readonly value=${location.href} aria-label=${l("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function uf(e){M(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),a=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),o=e[n.key];!o||s||a||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),o())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var rf,lf,yc=x(()=>{"use strict";L();Z();T();rf=1400,lf=[.5,1,2,4]});function vc(e,t,n){let[s,a]=g({table:null,length:-1,steps:[],refused:""}),o=R(n);return o.current=n,M(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=wc(c,o.current);p>=0&&!r;p=wc(c,o.current)){let d=p*Jn,f=await me(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+Jn-1}&eyes=${t}`);if(r)return;let $=[...c.steps];for(let m of f.steps)$[m.step]=m;c={table:f.table,length:f.length,steps:$,refused:""},a(c)}})().catch(p=>{r||a({...c,refused:V(p)})}),()=>{r=!0}},[e,t]),s}function wc({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/Jn);if(e<0)return s;let o=Array.from({length:Math.floor(e/Jn)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*Jn)]);return o.includes(s)?s:o[0]??-1}var Jn,_c=x(()=>{"use strict";U();L();Jn=40});var Mc={};Ce(Mc,{Page:()=>mf});function mf({params:e}){let[{at:t,eyes:n},s]=g(yf),{table:a,length:o,steps:r,refused:c}=vc(e.table,n,t),[u,p]=g(null),[d,f]=g(""),$=a?.game;M(()=>{$&&wn($).then(p,b=>f(V(b)))},[$]),wf(t,n);let m=R(null),h=r[Math.min(t,Math.max(0,o))];return h&&(m.current=h),d||c&&!m.current?i`<${ff} reason=${d||c} />`:!a||!u||!m.current?i`<div class="waiting" aria-busy="true"><p role="status">${l("replay-coming")}</p></div>`:i`
    <${$f} table=${{...a,you:n}} board=${u} length=${o} steps=${r} state=${m.current} at=${Math.min(t,o)}
      setAt=${b=>s({at:Math.max(0,Math.min(o,b)),eyes:n})}
      setEyes=${b=>s({at:t,eyes:b})} />`}function ff({reason:e}){return i`
    <section class="panel narrow">
      <h1>${l("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}function $f({table:e,board:t,length:n,steps:s,state:a,at:o,setAt:r,setEyes:c}){let u=R(null),p=Un(hf(a),u,t.flights??null),[d,f]=g(null),[$,m]=g("centre"),h=We(ot),b=Vn(h,$,m),y=H(()=>e.seats.map(C=>C.name),[e.table]),v=i`<${gf} steps=${s} at=${o} setAt=${r} />`;return i`
    <div class="tabletop replay" data-game=${e.game} data-part=${h?$:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${l("replay-of",{game:le(e.game)})}</h1>
      <${Hn} table=${e} state=${p} skew=${0} onSeat=${C=>f(d===C?null:C)}>
        <span class="quiet-text replay-what">${Je(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${l("go-home")} aria-label=${l("go-home")}><${w} name="home" size=${18} /></a>
      <//>
      ${h&&i`<${jn} part=${$} setPart=${m} lit=${xc} />`}
      <section class="board" ref=${u} ...${b} aria-label=${l("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${y} you=${e.you}
          lit=${xc} chosen=${[]} choose=${pf} why=${df} detail=${d} setDetail=${f} />
        ${h&&$==="log"&&i`<div class="part-log">${v}</div>`}
      </section>
      <aside class="side">
        ${!h&&i`<div class="talk-place replay-log-place">${v}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&i`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&i`<${bf} state=${p} names=${y} />`}
          <${bc} table=${e} length=${n} at=${o} setAt=${r} ready=${!!s[Math.min(n,o+1)]} setEyes=${c} names=${y} narrow=${h} />
        </div>
      </aside>
    </div>`}function hf(e){let t=R(e);return H(()=>{let n=e.step-t.current.step;return t.current=e,{...e,cause:n===1?"move":"join"}},[e])}function gf({steps:e,at:t,setAt:n}){let s=R(null);M(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let a=e.filter(r=>r?.lines.length),o=a.findLast(r=>r.step<=t)?.step;return i`
    <ol class="replay-log" ref=${s} aria-label=${l("replay-moves")}>
      ${a.map(({step:r,lines:c})=>i`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===o?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>i`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function bf({state:e,names:t}){let{points:n,winners:s}=e.result,a=t.map((o,r)=>r).sort((o,r)=>n[r]-n[o]);return i`
    <section class="replay-result" aria-label=${l("replay-result")}>
      <h2>${l("replay-result")}</h2>
      ${a.map(o=>i`
        <details key=${o}>
          <summary><strong><bdi>${t[o]}</bdi></strong> ${l("replay-points",{n:n[o]})}${s.includes(o)&&i` · <em>${l("replay-winner")}</em>`}</summary>
          <ul>${e.score[o].map(([r,c,u])=>i`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function yf(){let e=new URLSearchParams(location.search),t=(n,s)=>{let a=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(a)&&a>=s?a:s};return{at:t("step",0),eyes:t("eyes",-1)}}function wf(e,t){M(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var xc,pf,df,kc=x(()=>{"use strict";U();vn();fe();L();Z();no();so();Oe();zn();T();yc();_c();xc=new Set,pf=()=>{},df=()=>[]});function J(){let[e,t]=g({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(a){t({busy:!1,told:V(a),wrong:!0})}}}}function K({told:e,wrong:t}){return i`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Ue(e){return t=>e(t.currentTarget.value)}var at=x(()=>{"use strict";U();L()});function Cc(){return i`
    <section class="panel">
      <h2>${l("account-account")}</h2>
      <p class="quiet-text">${l("account-why")}</p>
      <div class="two">
        <${vf} />
        <${_f} />
      </div>
    </section>`}function vf(){let e=ue(),[t,n]=g(e.name),[s,a]=g(""),o=J(),r=u=>{u.preventDefault(),o.run(async()=>(await js("register",t.trim(),s),""))},c=()=>o.run(async()=>{let u=await On("/api/account/passkey/new",{name:t.trim()});return await tt("/api/account/passkey/register",{credential:u,label:""}),""});return i`
    <form class="entrance" onSubmit=${r}>
      <h3>${l("account-register")}</h3>
      <${Ne} label=${l("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${Ne} label=${l("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${l("account-register")}</button>
        ${nt()&&i`<button type="button" class="btn" disabled=${o.busy||!t.trim()} onClick=${c}>${l("passkey-register")}</button>`}
      </p>
      <${K} ...${o} />
    </form>`}function _f(){let e=ue(),[t,n]=g(""),[s,a]=g(""),[o,r]=g(!1),c=J(),u=d=>{d.preventDefault(),c.run(async()=>(await js("login",t.trim(),s),""))},p=()=>c.run(async()=>(await tt("/api/account/passkey/login",{credential:await Nn("/api/account/passkey/challenge")}),""));return o?i`<${xf} name=${t} back=${()=>r(!1)} />`:i`
    <form class="entrance" onSubmit=${u}>
      <h3>${l("account-login")}</h3>
      <${Ne} label=${l("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${Ne} label=${l("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${l("account-login")}</button>
        ${nt()&&i`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${l("passkey-login")}</button>`}
      </p>
      ${e.mail?i`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${l("account-forgot")}</button></p>`:i`<p class="quiet-text">${l("account-forgot-ask")}</p>`}
      <${K} ...${c} />
    </form>`}function xf({name:e,back:t}){let[n,s]=g(e),a=J();return i`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),a.run(async()=>(await D("/api/account/forgot",{name:n.trim()}),l("account-forgot-sent")))}}>
      <h3>${l("account-forgot")}</h3>
      <p class="quiet-text">${l("account-forgot-what")}</p>
      <${Ne} label=${l("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${l("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${l("account-back")}</button>
      </p>
      <${K} ...${a} />
    </form>`}function Ne({label:e,value:t,set:n,type:s="text",autocomplete:a,maxlength:o,focus:r}){return i`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${a} maxlength=${o} autofocus=${r} value=${t} onInput=${Ue(n)} /></label>`}var Qn=x(()=>{"use strict";U();L();Le();Zn();at();T()});function Bt(){return N(Lc)}function Ec({account:e,children:t}){let[n,s]=g(null),a=ne(async r=>{try{return await r()}catch(c){if(!(c instanceof Q)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new Q("stopped",l("prove-stopped")))})),r()},[]),o=r=>{r?n?.go():n?.stop(),s(null)};return i`
    <${Lc.Provider} value=${a}>${t}<//>
    ${n&&i`<${Mf} account=${e} close=${o} />`}`}function Mf({account:e,close:t}){let n=R(null),[s,a]=g(""),o=J();M(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),o.run(async()=>(await D("/api/account/confirm",{password:s}),t(!0),""))},c=()=>o.run(async()=>(await D("/api/account/passkey/confirm",{credential:await Nn("/api/account/passkey/confirm/challenge")}),t(!0),""));return i`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${l("prove-title")}</h2>
        <p class="quiet-text">${l("prove-what")}</p>
        ${e.password&&i`<${Ne} label=${l("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} focus=${!0} />`}
        <p class="row">
          ${e.password&&i`<button class="btn primary" disabled=${o.busy}>${l("prove-go")}</button>`}
          ${e.passkeys.length>0&&nt()&&i`<button type="button" class="btn" disabled=${o.busy} onClick=${c}>${l("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${l("prove-stop")}</button>
        </p>
        <${K} ...${o} />
      </form>
    </dialog>`}var Lc,ro=x(()=>{"use strict";U();L();Zn();at();T();Qn();Lc=Ge(e=>e())});function Xn(e){return new Intl.DateTimeFormat($t(),{dateStyle:"medium"}).format(e*1e3)}function Tc(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat($t(),{numeric:"auto"}),s=Math.max(0,t-e);return s<Rr?n.format(-Math.round(s/60),"minute"):s<2*Sc?n.format(-Math.round(s/Rr),"hour"):n.format(-Math.round(s/Sc),"day")}var Rr,Sc,Or=x(()=>{"use strict";T();Rr=3600,Sc=24*Rr});function Pc({account:e,reload:t}){let[n,s]=g(""),a=J(),o=Bt();return i`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),a.run(async()=>(await o(()=>D("/api/account/password",{password:n})),s(""),await t(),l("password-saved")))}}>
      <h3>${l("account-password")}</h3>
      <p class="quiet-text">${l(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${l("password-new")} placeholder=${l("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Ue(s)} />
        <button class="btn" disabled=${a.busy||!n}>${l(e.password?"password-change":"password-set")}</button>
      </div>
      <${K} ...${a} />
    </form>`}function Ac({account:e,keep:t}){let n=ue(),[s,a]=g(""),o=J(),r=Bt();if(!n.mail&&!e.email)return null;let c=(p,d)=>o.run(async()=>(t(await r(()=>D("/api/account/email",{email:p}))),a(""),d));return i`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${l("email-title")}</h3>
      <p class="quiet-text">${l("email-what")}</p>
      ${e.email&&i`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${()=>c("",l("email-removed"))}>${l("email-remove")}</button></p>`}
      ${e.email_pending&&i`<p class="done" role="status">${l("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&i`
        <div class="row">
          <input class="input" type="email" required aria-label=${l("email-new")} placeholder=${l("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${Ue(a)} />
          <button class="btn" disabled=${o.busy||!s.trim()}>${l("email-send")}</button>
        </div>`}
      <${K} ...${o} />
    </form>`}function Ic({account:e,keep:t}){let n=J(),s=Bt();if(!nt()&&!e.passkeys.length)return null;let a=()=>n.run(async()=>{let o=await s(()=>On("/api/account/passkey/invite"));return t(await s(()=>D("/api/account/passkey/add",{credential:o,label:""}))),l("passkey-added")});return i`
    <section class="entrance whole">
      <h3>${l("passkey-title")}</h3>
      <p class="quiet-text">${l("passkey-what")}</p>
      ${e.passkeys.length>0&&i`
        <ul class="things">${e.passkeys.map(o=>i`<${kf} key=${o.id} passkey=${o} keep=${t} />`)}</ul>`}
      ${nt()&&i`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${l("passkey-add")}</button></p>`}
      <${K} ...${n} />
    </section>`}function kf({passkey:e,keep:t}){let[n,s]=g(null),a=J(),o=Bt(),r=u=>{u.preventDefault(),a.run(async()=>(t(await D("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>a.run(async()=>(t(await o(()=>D("/api/account/passkey/remove",{id:e.id}))),""));return i`
    <li class="thing">
      ${n===null?i`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${l("passkey-made",{day:Xn(e.made)})} · ${e.used?l("passkey-used",{day:Xn(e.used)}):l("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${l("passkey-rename-one",{name:e.label})}>${l("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${c} aria-label=${l("passkey-remove-one",{name:e.label})}>${l("passkey-remove")}</button></span>`:i`<form class="row" onSubmit=${r}>
          <${Ne} label=${l("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${a.busy}>${l("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${l("prove-stop")}</button>
        </form>`}
      <${K} ...${a} />
    </li>`}var Rc=x(()=>{"use strict";U();L();Le();Zn();at();T();Qn();ro();Or()});function Oc(){let e=ue(),[t,n]=g(""),[s,a]=g(!1),o=J(),r=Bt(),c=u=>{u.preventDefault(),o.run(async()=>(await r(()=>D("/api/account/delete",{name:t.trim()})),await et(),""))};return i`
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
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${Ue(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${o.busy||t.trim()!==e.name}>${l("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>a(!1)}>${l("leaving-stay")}</button>
          </p>
        </form>`}
      <${K} ...${o} />
    </section>`}var Nc=x(()=>{"use strict";U();L();Le();at();T();ro()});function Zc({account:e,keep:t}){let n=J(),s=o=>n.run(async()=>(t(await D("/api/account/session/end",{id:o})),"")),a=()=>n.run(async()=>(await tt("/api/account/session/end-all",{}),""));return i`
    <section class="panel">
      <h2>${l("sessions-title")}</h2>
      <p class="quiet-text">${l("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(o=>i`
          <li key=${o.id} class="thing" aria-current=${o.current||null}>
            <span class="thing-what"><strong>${o.device||l("sessions-unknown")}</strong>
              <span class="quiet-text">${o.current?l("sessions-here"):l("sessions-seen",{when:Tc(o.seen)})} · ${l("sessions-since",{day:Xn(o.made)})}</span></span>
            ${!o.current&&i`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(o.id)}
                aria-label=${l("sessions-end-one",{device:o.device||l("sessions-unknown")})}>${l("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${l("sessions-end-all")}</button></p>
      <${K} ...${n} />
    </section>`}var Dc=x(()=>{"use strict";U();L();Le();at();T();Or()});var Hc={};Ce(Hc,{Page:()=>Cf});function Cf(){let e=ue();return i`
    <div class="column">
      <h1>${l("account-title")}</h1>
      <${Ef} />
      ${e.account?i`<${Lf} key=${e.name} />`:i`<${Cc} />`}
      <${Sf} />
    </div>`}function Lf(){let e=ue(),[t,n]=g(null),[s,a]=g(""),o=J(),r=ne(()=>me("/api/account").then(n,p=>a(V(p))),[]);M(()=>{r()},[]);let c=()=>o.run(async()=>(await ha(),""));if(!t)return i`<section class="panel" aria-busy=${!s}><h2>${l("account-account")}</h2><${K} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return i`
    <${Ec} account=${t}>
      <section class="panel">
        <h2>${l("account-account")}</h2>
        <p class="row account-in"><span>${l("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${o.busy} onClick=${c}>${l("account-logout")}</button></p>
        <${K} ...${o} />
        <div class="two">
          <${Pc} ...${u} />
          <${Ac} ...${u} />
          <${Ic} ...${u} />
        </div>
      </section>
      <${Zc} ...${u} />
      <${Oc} />
    <//>`}function Ef(){let e=ue(),[t,n]=g(e.name),s=J();return M(()=>n(e.name),[e.name]),i`
    <form class="panel" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await Rn({name:t.trim()}),l("account-name-saved")))}}>
      <h2>${l("account-name")}</h2>
      <p class="quiet-text">${l(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${l("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${l("guest")} onInput=${Ue(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${l("save")}</button>
      </div>
      <${K} ...${s} />
    </form>`}function Sf(){let e=ue(),[t,n]=ge("theme"),[s,a]=ge("motion"),[o,r]=ge("sentences"),[c,u]=ge("sound"),[,p]=ge("language"),d=$=>{p($),Rn({language:$}).catch(()=>{})},f=($,m)=>m.map(h=>({value:h,title:l(`taste-${$}-${h}`),hint:""}));return i`
    <section class="panel">
      <h2>${l("taste-title")}</h2>
      <p class="quiet-text">${l("taste-what")}</p>
      ${e.languages.length>1&&i`
        <label class="field"><span class="label">${l("taste-language")}</span>
          <select class="select" value=${$t()} onChange=${$=>d($.currentTarget.value)}>
            ${e.languages.map($=>i`<option key=${$} value=${$} lang=${$}>${Vo($)}</option>`)}
          </select></label>`}
      <${Re} legend=${l("taste-theme")} name="theme" value=${t} choose=${n} values=${f("theme",["auto","dark","light"])} />
      <${Re} legend=${l("taste-cards")} name="cards" value=${o?"sentences":"signs"}
        choose=${$=>r($==="sentences")} values=${f("cards",["signs","sentences"])} />
      <${Re} legend=${l("taste-motion")} name="motion" value=${s} choose=${a} values=${f("motion",["auto","full","less"])} />
      <${Re} legend=${l("taste-sound")} name="sound" value=${c?"on":"off"}
        choose=${$=>u($==="on")} values=${f("sound",["off","on"])} />
    </section>`}var zc=x(()=>{"use strict";Qn();Rc();Nc();ro();Dc();U();L();Le();_e();at();T();ka()});var qc={};Ce(qc,{Page:()=>Tf});function Tf({params:e}){let t=R(location.hash.slice(1)).current;M(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?Pf:e.what==="confirm"?Af:Fc;return i`<section class="panel narrow"><${t?n:Fc} token=${t} /></section>`}function Fc(){return i`
    <h1>${l("letter-wrong")}</h1>
    <p>${l("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${l("letter-account")}</a></p>`}function Pf({token:e}){let[t,n]=g(""),s=J();return i`
    <form class="entrance" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await tt("/api/account/reset",{token:e,password:t}),Ie("/account",{replace:!0}),""))}}>
      <h1>${l("letter-reset")}</h1>
      <p class="quiet-text">${l("letter-reset-what")}</p>
      <${Ne} label=${l("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${l("save")}</button></p>
      <${K} ...${s} />
    </form>`}function Af({token:e}){let t=J(),n=()=>t.run(async()=>(await D("/api/account/email/confirm",{token:e}),await et(),l("letter-confirmed")));return i`
    <h1>${l("letter-confirm")}</h1>
    <p class="quiet-text">${l("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${l("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${l("letter-account")}</a>
    </p>
    <${K} ...${t} />`}var Bc=x(()=>{"use strict";Qn();U();L();Le();Ft();at();T()});var Wc={};Ce(Wc,{Page:()=>If});function If(){return i`
    <section class="panel narrow">
      <h1>${l("notfound-title")}</h1>
      <p>${l("notfound-what")}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}var Uc=x(()=>{"use strict";L();T()});function es(e){let t=e.split("/").filter(Boolean);for(let[n,s,a]of Rf){let o=Of(s.split("/").filter(Boolean),t);if(o)return{name:n,params:o,load:a}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(Uc(),Wc))}}function Of(e,t){if(e.length!==t.length)return null;let n={};for(let[s,a]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=Nf(a);else if(e[s]!==a)return null;return n}function Nf(e){try{return decodeURIComponent(e)}catch{return e}}function Ie(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...jc])n()}function Nr(e){jc.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!Zf(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&Ie(n.pathname+n.search+n.hash))})}function Zf(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),a=t.hash&&t.pathname===location.pathname;return n&&s&&!a&&!t.target&&!t.hasAttribute("download")}var Rf,jc,Ft=x(()=>{"use strict";Rf=[["home","/",()=>Promise.resolve().then(()=>(Dl(),Zl))],["new","/new",()=>Promise.resolve().then(()=>(Wl(),Bl))],["table","/t/:table",()=>Promise.resolve().then(()=>(vr(),ic))],["cards","/cards",()=>Promise.resolve().then(()=>(kr(),Mr))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(kr(),Mr))],["rules","/rules",()=>Promise.resolve().then(()=>(Er(),Lr))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(Er(),Lr))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(gc(),hc))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(kc(),Mc))],["account","/account",()=>Promise.resolve().then(()=>(zc(),Hc))],["letter","/account/:what",()=>Promise.resolve().then(()=>(Bc(),qc))]],jc=new Set});U();vn();pt();En();Be();Dt();$e();fe();L();Z();Le();ba();Ks();Zn();fn();Ft();Ir();_e();Xo();Cs();pn();pt();L();Z();Le();fn();_e();T();_e();var Vc=matchMedia("(prefers-color-scheme: light)"),Df=matchMedia("(prefers-reduced-motion: reduce)");function lo(){let e=he("theme");return e==="auto"?Vc.matches?"light":"dark":e}function io(){let e=document.documentElement;e.dataset.theme=lo(),e.dataset.motion=Tn()?"full":"less"}function Zr(){io(),Xt(io),Vc.addEventListener("change",io),Df.addEventListener("change",io)}function Dr({page:e,children:t}){return i`
    <a class="skip" href="#main">${l("shell-skip")}</a>
    <${Hf} page=${e} />
    <${Ff} />
    <${qf} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${Bf} />`}function Hf({page:e}){let t=ue(),n=s=>e===s?"page":void 0;return i`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${Et("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${l("shell-nav")}>
        <a href="/cards" aria-current=${n("cards")}>${l("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${l("shell-rules")}</a>
      </nav>
      <${zf} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${l("shell-account",{name:t.name||l("guest")})}>
        <${w} name="settings" size=${20} /><span><bdi>${t.name||l("guest")}</bdi></span>
      </a>
    </header>`}function zf(){let[,e]=ge("theme"),t=lo()==="dark"?"light":"dark";return i`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${l(`shell-theme-${t}`)} title=${l(`shell-theme-${t}`)}>
      <${w} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function Ff(){let{notice:e}=ue();return e?i`<p class="notice" role="status">${e}</p>`:null}function qf(){return Zo()?i`<p class="notice" role="status" data-lost>${l("reach-lost")}</p>`:null}function Bf(){let[e,t]=g(!1);return M(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&i`
    <div class="mishap" role="alert">
      <p>${l("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${l("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${l("close")}</button>
    </div>`}var ts=class extends Pt{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?i`<${co} />`:this.props.children}};function co(){return i`
    <section class="panel failed" role="alert">
      <h1>${l("failed-title")}</h1>
      <p>${l("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${l("reload")}</button>
        <a class="btn" href="/">${l("go-home")}</a>
      </p>
    </section>`}sa();kn();ta();aa();Bn();Aa();Ea();Da();ja();Ga();Ja();Xa();no();to();vr();so();Fa();or();eo();Oe();rr();zn();$r();lr();ur();br();mr();at();T();sn();Hs();Bo();Ro();Ao();pn();vn();var Fr={};Ce(Fr,{Board:()=>Xf});L();Z();T();Oe();L();Be();$e();Z();T();L();Be();Z();T();var xe="cadwallon",se=Ge(null);function rt({seat:e}){let{view:t,names:n}=N(se);return i`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function Wt({n:e,power:t,golden:n=!1}){return i`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${ze(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${w} name=${t} golden=${n} />
    </span>`}function it({name:e,n:t,what:n}){return i`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${w} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function Ze({id:e,size:t,target:n=`card:${e}`,points:s,badge:a}){let{lit:o,chosen:r,choose:c,why:u}=N(se),p=o.has(n);return i`
    <${re} game=${xe} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${p?[]:u(n)}
      points=${s} badge=${a} onChoose=${p||r.length?()=>c(n):void 0} />`}function uo({won:e}){return i`<span class="ca-won">${["location","personality","relic"].map((t,n)=>i`
    <${it} key=${t} name=${t} n=${e[n]} what=${l(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function Gc({target:e,label:t,class:n,open:s,children:a}){let{lit:o,chosen:r,choose:c}=N(se),u=o.has(e);return i`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${a}</button>`}function po(){let{view:e}=N(se),t=l("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&i`<${Gc} target="militia" label=${t} class="ca-militia"><${w} name="militia" /> ${t}<//>`}function Hr({seat:e}){let{setDetail:t}=N(se),n=e.resource.length;return i`
    <${Gc} target=${`deck:${e.seat}`} class="ca-resource" label=${l("cadwallon-web-resource-size",{n})} open=${()=>t(e.seat)}>
      <${w} name="pile" /><b class="num">${n}</b><span>${l("cadwallon-web-resource")}</span>
    <//>`}L();$e();Z();T();var zr=e=>e.guild?z(xe,e.guild).name:l("cadwallon-web-no-guild");function ns({seat:e}){let{view:t}=N(se),{hand:n,deck:s,resource:a,removed:o,objectives:r}=e;return i`
    <span class="ca-counts">
      <${it} name="card" n=${n.size} what=${l("cadwallon-web-hand-size",{n:n.size})} />
      <${it} name="deck" n=${s.size} what=${l("cadwallon-web-deck-size",{n:s.size})} />
      <${it} name="pile" n=${a.length} what=${l("cadwallon-web-resource-size",{n:a.length})} />
      ${o.length>0&&i`<${it} name="lock" n=${o.length} what=${l("cadwallon-web-removed-size",{n:o.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&i`<${it} name="objective" n=${r.size} what=${l("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function Kc({seat:e}){let{view:t,names:n,lit:s,chosen:a,choose:o,setDetail:r}=N(se),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:l("cadwallon-web-look",{who:p})}
      onClick=${()=>u?o(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${rt} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&i`<${w} name="first" label=${l("cadwallon-web-first")} />`}
        <${X} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${zr(e)}</span>
      <span class="ca-rival-things"><${uo} won=${e.won} /><${ns} seat=${e} /></span>
    </button>`}var Yc=["agent","personality","location","relic"];function Wf(e){let t=e.map(n=>z(xe,n));return t.sort((n,s)=>Yc.indexOf(n.kind)-Yc.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function Jc({seat:e,score:t}){let{view:n,names:s,setDetail:a}=N(se),o=()=>a(null),r=s[e.seat],c=e.seat===n.viewer,u=[[l("cadwallon-web-resource"),e.resource],[l("cadwallon-web-removed"),e.removed],[l("cadwallon-web-deck"),c?e.deck.cards:[]],[l("cadwallon-web-known-hand"),c?[]:e.hand.cards]];return i`
    <div class="veil" onClick=${o}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${rt} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${X} n=${e.points} /><${ns} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${o} aria-label=${l("close")} aria-keyshortcuts="Escape"><${w} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&i`<${re} game=${xe} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>i`<${re} key=${p.card} game=${xe} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,f])=>i`
            <tr key=${p}><th scope="row">${f}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d])=>i`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          <div class="ca-heap">${Wf(d).map(f=>i`<${Ze} key=${f} id=${f} size="table" />`)}</div>`)}
      </div>
    </div>`}L();Be();Z();T();L();$e();Z();T();function Qc(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function Xc({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o}=N(se),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map($=>$.known)),p=e.sums.filter($=>$.known===u).length>1,d=e.sums.map(($,m)=>({sum:$,seat:m,agents:e.agents.filter(h=>h.seat===m)})),f=$=>c&&!$.target.closest("button")&&o(r);return i`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${a.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${l("cadwallon-web-pile",{n:t})} onClick=${f}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${l("cadwallon-web-order",{n:t})}>${t}</span>
        <${eu} pile=${e} />
        <${Uf} pile=${e} />
      </header>
      ${e.stake?i`<${jf} stake=${e.stake} target=${r} />`:i`<p class="ca-pile-empty" data-target=${r}>${l(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:$})=>$.length).map(({sum:$,seat:m,agents:h})=>i`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&i`<${Vf} stake=${e.stake} sum=${$} seat=${m} agents=${h} lead=${$.known<u?"":p?"tied":"ahead"} />`}
            <${Gf} agents=${h} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function eu({pile:e}){let{view:t,names:n}=N(se),s=e.controlled.includes(t.viewer),a=e.pile.split(" ")[1],o=e.free?l("cadwallon-web-zone-open"):s?l("cadwallon-web-zone-mine"):l("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return i`
    <span class="ca-zone" title=${o}>
      ${e.free?i`<span class="ca-zone-free">${l("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>i`<${rt} key=${r} seat=${r} />`)}
      ${a&&i`<span class="ca-side">${l(`cadwallon-web-side-${a}`)}</span>`}
      ${s&&i`<${w} name="mask" label=${o} />`}
    </span>`}function Uf({pile:e}){let t=e.buried.map(s=>z(xe,s).name).join(", "),n=l("cadwallon-web-under",{n:e.hidden})+(t?` ${l("cadwallon-web-under-known",{cards:t})}`:"");return i`<${it} name="deck" n=${e.hidden} what=${n} />`}function jf({stake:e,target:t}){let{district:n}=z(xe,e.card);return i`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${Ze} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${l(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&i`<span>${l(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${l("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${Wt} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&i`<div><dt>${l("cadwallon-web-bribe")}</dt><dd><${Wt} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${l("cadwallon-web-worth")}</dt><dd><${X} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function Vf({stake:e,sum:t,seat:n,agents:s,lead:a}){let{names:o}=N(se),r=t.known>=e.threshold,c=r?a:"",u=[l("cadwallon-web-sum",{who:o[n],n:t.known,power:ze(e.power),of:e.threshold,backs:t.backs}),c&&l(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return i`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${rt} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>i`
        <span key=${d} class="ca-back"><${w} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&i`<b class="ca-mark">${c==="ahead"?i`<${w} name="done" />`:"="}</b>`}</span>
    </div>`}function Gf({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&i`
    <ul class="ca-agents">
      ${n.map(s=>i`
        <li key=${s.card} data-down=${s.down||null}>
          <${Ze} id=${s.card} size="chip" points=${0} badge=${i`<${Kf} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function Kf({agent:e,stake:t}){return i`
    <span class="ca-worth">
      ${e.down&&i`<${w} name="mask" label=${l("cadwallon-web-down")} />`}
      ${t&&i`<${Wt} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&i`<${Wt} n=${e.ducats??0} power="financial" />`}
    </span>`}function tu({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o,why:r}=N(se),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((h,b)=>b!==n.viewer),f=Math.max(0,...d.map(h=>h.known)),$=d.reduce((h,b)=>h+b.backs,0),m=e.sums[n.viewer]?.known??0;return i`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&o(c)}>
        <${eu} pile=${e} />
        <span class="ca-pile-line-name">${p?z(xe,p.card).name:l("cadwallon-web-pile-empty")}</span>
        ${p&&i`
          <span class="ca-pile-line-wins"><${Wt} n=${p.threshold} power=${p.power} golden />${p.price&&i`<${Wt} n=${p.price} power="financial" />`}</span>
          <${X} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${l("cadwallon-web-sums",{own:m,best:f,backs:$})}>
            <span>${l("cadwallon-web-you-short")} <b>${m}</b></span><span>${l("cadwallon-web-best-short")} <b>${f}${$>0&&`+${"?".repeat($)}`}</b></span></span>`}
        <span class="visually-hidden">${l("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function nu({seat:e,narrow:t}){let{view:n,lit:s}=N(se),{hand:a,objectives:o}=e,r=o.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!a.cards.length;return i`
    <section data-part="mine" aria-label=${l("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&i`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>i`<${tu} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${po} /><${Hr} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&i`
        <div class="ca-tray"><h3>${l("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>i`<${Ze} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${l("cadwallon-web-hand")}>
          ${r.map(p=>i`<${Ze} key=${p.card} id=${p.card} size="table" />`)}
          ${a.cards.map(p=>i`<${Ze} key=${p} id=${p} size="table" />`)}
          ${u&&i`<p class="quiet-text">${l(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&i`<${Hr} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${Yf} seat=${e} />
          <${Jf} goals=${o.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function Yf({seat:e}){let{view:t,lit:n,choose:s,setDetail:a}=N(se),o=`seat:${e.seat}`;return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${o} title=${l("cadwallon-web-look-own")}
      onClick=${()=>n.has(o)?s(o):a(e.seat)}>
      <span class="ca-rival-head">
        <${rt} seat=${e.seat} /><span class="ca-rival-name">${zr(e)}</span>
        ${e.seat===t.first&&i`<${w} name="first" label=${l("cadwallon-web-first")} />`}
        <${X} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${uo} won=${e.won} /><${ns} seat=${e} /></span>
    </button>`}function Jf({goals:e}){return i`
    <ul class="ca-goals">${e.map(t=>i`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${re} game=${xe} id=${t.card} size="chip" badge=${i`
          <${w} name=${t.achieved?"done":"hourglass"} label=${l(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var Qf=4;function Xf({view:e,score:t,names:n,you:s,lit:a,chosen:o,choose:r,why:c,detail:u,setDetail:p}){let d=H(()=>({view:e,names:n,lit:a,chosen:o,choose:r,why:c,setDetail:p}),[e,n,a,o,r,c,p]),f=We(ot);return i`
    <${se.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${l("part-rivals")}>
          <div class="ca-rivals">${e$(e,s).map($=>i`<${Kc} key=${$.seat} seat=${$} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${l("part-centre")}>
          <${t$} view=${e} />
          ${e.guilds.length>0&&i`
            <div class="ca-guilds" role="group" aria-label=${l("cadwallon-web-guilds")}>${e.guilds.map($=>i`
              <${Ze} key=${$} id=${$} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(Qf,...e.piles.map(Qc))}}>${e.piles.map(($,m)=>i`<${Xc} key=${$.number} pile=${$} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&i`<${nu} seat=${e.seats[s]} narrow=${f} />`}
        ${u!==null&&i`<${Jc} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function e$(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function t$({view:e}){let t=e.last_round!==null&&!e.over;return i`
    <div class="ca-news">
      ${t&&i`<strong class="ca-news-last"><${w} name="hourglass" />
        ${e.last_round===e.round?l("cadwallon-web-last-round"):l("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&i`<span>${l("cadwallon-web-resolved")}</span>`}
      <${po} />
    </div>`}var li={};Ce(li,{Beside:()=>Su,Board:()=>nh,flights:()=>Eu});L();$e();Oe();L();Be();$e();T();var n$=/^([+\u2212]?\d*)([ELCDGP◇★])$/u;function su([e,t]){if(!e.trim())return e.length>1?.9:.2;let n=n$.exec(e);return n&&t!=="text"?1.17+.62*n[1].length+.1:t==="point"&&/^\d+$/.test(e)?1.75-1.17:e==="≠"?.15:t==="type"?1.17:e==="▶"?.85:"+−×".includes(e)?1:"/()".includes(e)?.45:e.length===1&&t!=="text"?1.17:.68*e.length}function s$(e){let t=[0];for(let n of e)n[0].trim()?t[t.length-1]+=su(n):t.push(0);return t.filter(Boolean)}function qr(e,t,n){let[s,a,o]=[1,0,0];for(let r of e)a&&a+t+r>n&&([s,a]=[s+1,0]),a+=(a?t:0)+r,o=Math.max(o,a);return{rows:s,widest:o}}function Br(e,t){let n=t-.7,[s,a,o]=[0,0,0];for(let r of e){let{rows:c,widest:u}=qr(s$(r),.25,n-.4),[p,d]=[u+.4,c*1.25];o&&o+.3+p>n&&([s,a,o]=[s+a+.16,0,0]),o+=(o?.3:0)+p,a=Math.max(a,d)}return s+a}var o$=1.3,Wr=(e,t)=>qr(e.name.split(" ").map(n=>n.length*.55),.55/2,t-.7-o$).rows,Ur=e=>(e.types?.length?1.7*e.types.length+.3:0)+(e.points||e.point_signs?.length?1.75+.2:0),ou=e=>e.cost_signs.filter(([t])=>t.trim()&&t.trim()!=="/").map(su);function au(e){let t=new WeakMap;return(n,s)=>{let a=t.get(n)??new Map;t.set(n,a);let o=a.get(s)??e(n,s);return a.set(s,o),o}}var lt=au((e,t)=>{let n=Ur(e),s=ou(e),a=s.length?qr(s,.4,t-n-.9).rows*1.3+.55:0;return Wr(e,t)*1.12+Math.max(a,n?1.75+.2:0)+Br(e.lines,t)+.8}),mo=au((e,t)=>{let n=Ur(e),s=ou(e),a=s.length>3?2:1,o=s.length?a*(Math.max(...s)+.3)+.6:1.3,r=Math.ceil(s.length/a)*1.3+.5;return Math.max(Wr(e,t-n)*1.12+.25,n?1.75:0)+Math.max(r,Br(e.lines,t-o))+.5}),a$=e=>e.lines.some(t=>t.some(([n])=>n==="↓"));function jr(e,t){let n=Ur(e)+(a$(e)?2.7:0);return Math.max(Wr(e,t-n)*1.12+.3,n?1.75:0)+Br(e.lines,t)+.5}var r$=["elan","life","calm","death","gold","pearl"];function i$(e){let t=e.lines.filter(s=>s.some(([a])=>a==="↓")),n=t.flat().map(([,s])=>s);return t.length&&(n.includes("any")?3:Math.max(1,new Set(n.filter(s=>r$.includes(s))).size))}function ru(e){let t=e.name.split(" ").map(s=>s.length);return .55*Math.max(...t,Math.ceil((e.name.length+1)/2))+(e.points?1.75:0)+2.5*Math.min(3,i$(e))+3}var fo=12.2,l$=27,Xr=16,je=4,Mt={cards:[9,8.9],slim:[12,4.8],chips:[9.3,2.05]},iu={cards:13.5,slim:19,chips:17},ss=88/63,c$=34,u$=62,p$=345,d$=27,pu=112,m$=150,f$=1.5,$$=6,h$={cards:3.5,slim:1.5,chips:0},g$={cards:1.6,slim:0,chips:0},b$={cards:[12,10],slim:[12,10,8],chips:[12,8]},lu=4,y$=560,w$=8,v$=[10,6],De=e=>Math.round(e*.5),Ve=(e,t,n)=>e*t+(e-1)*n;function du(e,t,n,s,a){let o=Math.ceil(e/t);return{columns:t,rows:o,w:n,h:s,width:Ve(t,n,a),height:Ve(o,s,a)}}function _$(e){let t=e.toSorted((s,a)=>s.width-a.width||s.height-a.height),n=1/0;return t.filter(s=>s.height<n&&(n=s.height))}var kt=(e,t)=>Math.round(1e3*e/t)/1e3;function Vr(e,t,n,s){if(!t)return[{columns:1,rows:0,w:0,h:0,width:0,height:0}];let a=De(n);return _$(e.flatMap(o=>{let{n:r,h:c,least:u=1}=s(o);return Array.from({length:r-u+1},(p,d)=>du(r,d+u,o*n,c*n,a))}))}var ei=(e,t,n)=>lt(e,t)<=n+.01?1:2;function x$({tiles:e,tileCells:t},n){let s=e.map(u=>lt(u,n)).toSorted((u,p)=>u-p),a=s[Math.floor((s.length-1)*.88)],o=e.filter(u=>ei(u,n,a)>1),r=o.length,c=Math.max(a,...o.map(u=>lt(u,2*n-2)));return{n:t+r+(r&&1),h:c,least:r?2:1}}var M$={8.6:7.7,12.2:6.3,17:5.1},Gr={below:2.4,beside:4.6};function k$(e,t){return e.rows?e.columns>1?{...e,width:e.width+De(t)+Gr.beside*t}:{...e,height:e.height+De(t)+Gr.below*t}:e}function C$(e,t,n,s){let a=s.tiles,o=2*je+2*De(n),r=Vr([13,14,15,16,17,18,20,24],e.places.length,n,f=>({n:e.places.length,h:Math.max(...e.places.map($=>mo($,f)))})),c=Vr([8.6,12.2,17],e.monuments?2:0,n,f=>({n:2,h:M$[f]})).map(f=>k$(f,n)),u=Vr([9.5,10.5,12,13],e.tileCells,n,f=>x$(e,f)).map(f=>a<1?L$(f,a,De(n)):f),p=je*2+Xr,d=null;for(let f of r)for(let $ of c)for(let m of u){let h=[["row",f.width+$.width+m.width+2*o,Math.max(f.height,$.height,m.height)+p],["tiles below",Math.max(f.width+$.width+o,m.width),Math.max(f.height,$.height)+m.height+2*p+De(n)],["places above",Math.max(f.width,$.width+m.width+o),Math.max($.height,m.height)+f.height+2*p+De(n)]];for(let[b,y,v]of h){if(y+2*je>t||s.placesFirst&&b!=="places above")continue;let C=s.placesFirst?f.height+v/1e3:v;(!d||C<d.rank-1||C<d.rank+1&&y<d.width)&&(d={way:b,rank:C,width:y,height:v,places:f,monuments:$,tiles:m})}}return d}function L$(e,t,n){let s=Math.max(1,Math.ceil(e.rows*t));return{...e,rows:s,height:Ve(s,e.h,n)}}function E$(e,t,n,s){let a=De(n),o=2*je+2,[r,c,u,p]=[0,0,0,0];for(let{n:m,aside:h}of e){let[b,y]=Mt[h?s:"cards"].map(k=>k*n),v=Math.min(m,Math.floor((t-o+a)/(b+a)));if(v<1)return null;let C=Ve(v,b,a)+o,P=Math.ceil(m/v);(!r||r+a+C>t)&&([c,u,r,p]=[c+u,0,0,p+P]),r+=(r?a:0)+C,u=Math.max(u,Ve(P,y,a)+o+Xr+a)}let[d,f]=Mt.cards.map(m=>m*n),$={columns:1,rows:p,w:d,h:f,width:t,height:f};return{own:$,hand:$,height:c+u}}function S$({cells:e,hand:t,groups:n},s,a,o){if(n.length)return E$(n,s,a,o);let r=De(a),[c,u]=Mt[o].map(m=>m*a),[p,d]=Mt.cards.map(m=>m*a),f=s-4*je-2*r,$=null;for(let m=t;m>=1;m--){let h=du(t,m,p,d,r),b=Math.floor((f-h.width+r)/(c+r));if(b<2)continue;let y=Math.max(Math.ceil(e/b),Math.floor((h.height+r)/(u+r))),v={columns:b,rows:y,w:c,h:u,width:Ve(b,c,r),height:Ve(y,u,r)},C=Math.max(v.height,h.height);(!$||C<$.height)&&($={own:v,hand:h,height:C})}return $&&{...$,height:$.height+Xr+2*je}}var Kr=(e,t,n)=>Math.max(1,Math.floor((e+n)/(t+n)));function T$(e,t,n,s){let[a,o]=[Kr(e,pu*n,s),Kr(e,m$*n,s)],r=t>$$?f$:1;return Math.ceil(t*r/a)<Math.ceil(t/o)?a:o}function P$({rivals:e,inPlay:t,letters:n},s,a,o,r){let c=De(a),u=(s-(e-1)*c)/e-2*je-2,p=u<p$*n?2:1,d=(p>1?u$:c$)*n,f=Math.max(1,a/14),[$,m]=o==="cards"?Mt.cards.map(v=>v*a):[pu*f,d$*f],h=o==="cards"?c:4,b=o==="cards"?Kr(u,$,h):T$(u,t,f,h),y=Math.min(r,Math.ceil(t/b));return{form:o,lines:p,columns:b,rows:y,w:(u+h)/b-h,h:m,width:u,height:d+(y?Ve(y,m,h)+4:0)+je}}var Yr={tiles:1,chips:99},A$=[{tiles:1,chips:4},{tiles:1,chips:3},{tiles:1,chips:2},{tiles:.67,chips:2},{tiles:.67,chips:1},{tiles:.5,chips:1},{tiles:.34,chips:1},{tiles:.2,chips:1}];function $o(e,t,n,s,a,o){let r=De(n),c=P$(e,t.width,n,a,o.chips),u=S$(e,t.width,n,s),p=u&&C$(e,t.width,n,o);if(!u||!p)return null;let d=t.height-c.height-u.height-p.height-2*r-je;if(d<0)return null;let{places:f,monuments:$,tiles:m,way:h}=p;return{f:n,gap:r,fits:o===Yr,rivals:c,places:f,monuments:$,tiles:m,centre:h,own:{...u.own,form:s},hand:u.hand,setUp:e.groups.length>0,centreHeight:o.chips===1?p.height:0,left:d}}function I$(e,t,n,s){let a=$o(e,t,fo,n,s,Yr),[o,r]=[fo,l$];for(;a&&r-o>.15;){let c=(o+r)/2,u=$o(e,t,c,n,s,Yr);u?[a,o]=[u,c]:r=c}return a}function cu(e,t){let n=t.filter(s=>s>=e);return n.length?n:[Math.ceil(e/lu)*lu]}var R$=["cards","slim","chips"];function Jr(e,t){if(e.groups.length)return t.filter(s=>s!=="slim").map(s=>({form:s,all:e}));let n=[...new Set([e.hands,e.hand])];return t.flatMap(s=>n.flatMap(a=>cu(e.inPlay,v$).flatMap(o=>cu(e.cells,b$[s]).map(r=>({form:s,all:{...e,cells:r,inPlay:o,hand:a}})))))}function ti(e,t){let[n,s]=[null,0];for(let a of e.rivals<=2&&!e.groups.length?["cards","chips"]:["chips"]){let o=new Set;for(let{form:r,all:c}of Jr(e,R$)){let u=o.has(r)?null:I$(c,t,r,a),p=u?u.f+h$[r]+g$[a]:0;u&&o.add(r),u&&p>s&&([n,s]=[u,p])}}if(n)return uu(n,t);for(let a of A$)for(let{form:o,all:r}of Jr(e,["slim","chips"])){let c=$o(r,t,fo,o,"chips",a);if(c)return uu(c,t)}return O$(e,t)}function O$(e,t){let n={width:Math.max(t.width,y$),height:1e5},[{form:s,all:a}]=Jr(e,["chips"]).slice(-1),o=$o({...a,cells:Math.min(a.cells,w$)},n,fo,s,"chips",{tiles:1,chips:1,placesFirst:!0});if(!o)throw new Error("a table needs more room");let r=n.height-o.left-t.height;return{...o,...Qr(o,0),centreHeight:Math.max(120,o.centreHeight-r)}}var mu=1.4;function uu(e,t){let{f:n,gap:s,own:a,hand:o,rivals:r}=e;e.centreHeight=0;let{form:c}=a,{left:u}=e,p=t.width-4*je-2*s;if(e.setUp)return{...e,...Qr(e,0),...N$(e)};let d=Math.min(iu[c]*n,c==="cards"?(p+s)/(a.columns+o.columns)-s:(p-o.width+s)/a.columns-s),f=c==="cards"?d:o.w,$=(k,ee,te,oe)=>{let Y=Math.max(0,Math.min(te-ee,u*oe/Math.max(1,k)));return u-=Y*k,ee+Y},m=c==="cards"?$(a.rows,a.h,d*ss,.6):a.h,h=e.centre==="row"?1:2,b=Math.max(e.places.height,e.monuments.height,e.tiles.height)*(mu-1),y=Math.max(0,Math.min(b,u*.6/h));if(u-=y*h,r.form==="cards"){let k=$(r.rows,r.h,Math.min(r.w,iu.cards*n)*ss,1);r.height+=(k-r.h)*r.rows,r.h=k}c==="cards"&&(m=$(a.rows,m,d*ss,1));let v=Math.max(Ve(a.rows,m,s),o.height),C=(v+s)/o.rows-s,P=(k,ee,te)=>({...k,w:ee,h:te,width:Ve(k.columns,ee,s),height:v});return{...e,...Qr(e,y),own:{...P(a,d,c==="cards"?m:(v+s)/a.rows-s),form:c},hand:P(o,f,Math.min(C,f*ss))}}function N$({own:e,left:t,f:n,gap:s}){let a=e.h+Math.max(0,Math.min(e.w*ss-e.h,t/e.rows));return{own:{...e,h:a},hand:{...e,h:a},f:n,gap:s}}function Qr({centre:e,gap:t,f:n,...s},a){let o=e==="row"?[["places","monuments","tiles"]]:e==="tiles below"?[["places","monuments"],["tiles"]]:[["places"],["monuments","tiles"]],r={places:s.places,monuments:s.monuments,tiles:s.tiles};for(let c of o){let u=Math.max(...c.map(p=>s[p].height))+a;for(let p of c){let d=s[p],f=p==="monuments"&&d.columns===1?t+Gr.below*n:0;d.rows&&(r[p]={...d,h:Math.min((u-f+t)/d.rows-t,d.h*(mu+.2)),height:u})}}return r}L();function Z$(e,t,n){for(let s=0;;s++)if(!(s%n+t>n)&&!Array.from({length:t},(a,o)=>s+o).some(a=>e.has(a)))return s}function D$(e,t,n,s){let a=e?.columns===n?t.filter(({id:u,span:p})=>e.at.get(u)?.span===Math.min(p,n)):[],o=ho(e,a,t,n),r=u=>[...u.at.values()].every(({cell:p,span:d})=>p+d<=s);if(r(o))return o;let c=ho(null,[],fu(e,t),n);return r(c)?c:ho(null,[],$u(fu(e,t)),n)}var $u=e=>e.toSorted((t,n)=>n.span-t.span);function ni(e,t){let{at:n}=ho(null,[],$u(e.map((s,a)=>({id:String(a),span:s}))),t);return Math.max(0,...[...n.values()].map(({cell:s})=>Math.floor(s/t)+1))}function fu(e,t){let n=({id:s=""})=>e?.at.get(s)?.cell??1/0;return t.map((s,a)=>({piece:s,i:a})).sort((s,a)=>n(s.piece)-n(a.piece)||s.i-a.i).map(({piece:s})=>s)}function ho(e,t,n,s){let a=new Map,o=new Set,r=(c,u,p)=>{a.set(c,{cell:u,span:p});for(let d=0;d<p;d++)o.add(u+d)};for(let{id:c}of t){let u=e?.at.get(c);u&&r(c,u.cell,u.span)}for(let{id:c,span:u}of n){let p=Math.min(u,s);a.has(c)||r(c,Z$(o,p,s),p)}return{columns:s,at:a}}function ct(e,t,n,s){let a=R({phase:s,laid:null});a.current.phase!==s&&(a.current={phase:s,laid:null});let o=a.current.laid=D$(a.current.laid,e,t,n);return r=>{let{cell:c,span:u}=o.at.get(r)??{cell:0,span:1};return{gridRow:String(Math.floor(c/t)+1),gridColumn:`${c%t+1} / span ${u}`}}}L();Be();$e();var Me=Ge({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),H$=["mage","item","artifact","monument","place","scroll"];function Ut(e,t){let n=s=>H$.indexOf(z(e,s.card).kind);return t.map((s,a)=>({one:s,i:a})).sort((s,a)=>n(s.one)-n(a.one)||s.i-a.i).map(({one:s})=>s)}function ke({of:e,size:t="table",form:n="tall",place:s,worded:a=!0}){let{game:o,lit:r,chosen:c,choose:u,why:p}=N(Me),d=R(u);d.current=u;let f=`card:${e.card}`,$=r.has(f),m=c.includes(f),h=$?[]:p(f);return H(()=>i`
    <${re} game=${o} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points} form=${t==="table"?n:""} place=${s} worded=${a}
      target=${f} lit=${$} chosen=${m} why=${h} onChoose=${$?()=>d.current(f):void 0} />`,[o,f,t,n,a,s?.gridRow,s?.gridColumn,e.turned,e.essences?.join(" "),e.points,$,m,h.join(" ")])}function Ct({target:e,label:t,class:n="",onOpen:s,children:a}){let{lit:o,chosen:r,choose:c,why:u}=N(Me),p=o.has(e),d=p?[]:u(e);return i`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${a}</button>`}function Lt(e,t){return{gridTemplateColumns:`repeat(${e.columns}, ${e.w.toFixed(1)}px)`,gridAutoRows:`${e.h.toFixed(1)}px`,gap:`${t}px`}}function hu({view:e,plan:t,phase:n}){let{places:s,monuments:a,items:o,scrolls:r}=e.centre;return i`
    <section class="ra-centre" data-part="centre" data-way=${t?.centre} aria-label=${l("part-centre")} style=${t?.centreHeight?{maxHeight:`${t.centreHeight}px`,overflow:"hidden auto"}:{}}>
      <${z$} places=${s} plan=${t} />
      <${F$} monuments=${a} deck=${e.centre.monument_deck} plan=${t} phase=${n} />
      <${q$} title=${l(r.length||!o.length?"resarcana-web-tiles":"resarcana-web-items")} tiles=${[...o,...r]} plan=${t} phase=${n} />
    </section>`}function gu({name:e,title:t,style:n,plain:s,children:a}){return i`<div class=${`ra-room ra-${e}`} data-plain=${s||null}><h3>${t}</h3><div class="ra-cells" style=${n} tabindex=${n?.height?0:void 0}>${a}</div></div>`}function z$({places:e,plan:t}){let n=ct(e.map(s=>({id:s.card,span:1})),t?.places.columns??1,1/0,null);return!e.length&&!t?null:i`
    <${gu} name="places" title=${l("resarcana-web-places")} style=${t&&{...Lt(t.places,t.gap),minHeight:`${t.places.height}px`}}>
      ${e.map(s=>i`<${ke} key=${s.card} of=${s} form="wide" place=${t?n(s.card):void 0} />`)}
    <//>`}function F$({monuments:e,deck:t,plan:n,phase:s}){let{game:a}=N(Me),o=n?.monuments,r=ct(e.map(u=>({id:u,span:1})),o?.columns??1,2,s);if(!e.length&&!t)return null;let c=o&&o.w>11*n.f?"wide":"tall";return i`
    <div class="ra-room ra-monuments" data-deck=${o?o.columns>1?"beside":"below":null}>
      <h3>${l("resarcana-web-monuments")}</h3>
      <div class="ra-cells" style=${n&&Lt(n.monuments,n.gap)}>
        ${e.map(u=>i`<${ke} key=${u} of=${{card:u}} form=${c} place=${n?r(u):void 0} />`)}
      </div>
      ${t>0&&i`<${Ct} target="monuments" label=${l("resarcana-web-monument-deck",{n:t})} class="ra-deck">
        <${re} game=${a} id=${null} back size="table" /><b class="ra-deck-size num">${t}</b><//>`}
    </div>`}function q$({title:e,tiles:t,plan:n,phase:s}){let{game:a}=N(Me),o=n?.tiles,r=t.map(u=>({id:u,span:o?ei(z(a,u),kt(o.w,n.f),kt(o.h,n.f)):1})),c=ct(r,o?.columns??1,1/0,s);return t.length?i`
    <${gu} name="tiles" title=${e} plain=${o&&o.h<5.4*n.f} style=${o&&{...Lt(o,n.gap),maxHeight:`${o.height}px`}}>
      ${t.map(u=>i`<${ke} key=${u} of=${{card:u}} place=${n?c(u):void 0} />`)}
    <//>`:null}L();Z();T();L();Z();$e();T();L();Z();$e();T();var B$=12.2,bu={cards:[["tall",lt],["wide",mo],["slim",jr]],slim:[["slim",jr]]},yu=3;function os(e,t,n,s){let a=z(e,t),[o,r]=[kt(n.w,s),kt(n.h,s)];if(n.form==="chips")return{span:ru(a)>n.w/Math.max(B$,s*.9)?2:1,form:""};for(let c=a.kind==="place"&&n.form==="cards"?2:1;c<=yu;c++){let u=c*o+(c-1)*.4,d=(c===1?bu[n.form].slice(0,1):bu[n.form].toSorted(([f],[$])=>+($==="wide"&&a.kind==="place")-+(f==="wide"&&a.kind==="place"))).find(([,f])=>f(a,u)<=r+.01);if(d)return{span:c,form:d[0]}}return{span:yu,form:"slim"}}function wu({view:e,seat:t,you:n,names:s,score:a,plan:o,trays:r,phase:c}){let u=e.seats[t],[p,d]=g(""),f=o?.setUp;return i`
    <section class="ra-mine" data-part="mine" data-set-up=${f||null} aria-label=${s[t]} style=${f?{"--cell-w":`${o.own.w}px`,"--cell-h":`${o.own.h}px`}:{}}>
      ${(!o||f)&&r.map($=>i`<${oi} key=${$.title} tray=${$} chips=${$.aside&&o?.own.form==="chips"} />`)}
      ${(!f||u.play.length>0)&&i`<${W$} play=${u.play} plan=${f?null:o} phase=${c}>
        <h3 class="ra-caption">
          <${Ct} target=${`seat:${t}`} label=${s[t]} class="ra-own-name">${n===t?l("resarcana-web-in-play"):s[t]}<//>
          ${n!==t&&i`<span data-anchor=${`pool:${t}`}><${Qe} essences=${u.pool} /></span>`}
          <span class="ra-piles"><${j$} of=${u} seat=${t} setHeap=${d} /></span>
        </h3>
      <//>`}
      <${U$} hand=${u.hand} plan=${f?null:o} phase=${c} />
      ${p&&i`<${vu} what=${p} of=${u} score=${a[t]} onClose=${()=>d("")} />`}
    </section>`}function W$({play:e,plan:t,phase:n,children:s}){let{game:a}=N(Me),o=Ut(a,e),r=new Map(o.map(p=>[p.card,t?os(a,p.card,t.own,t.f):{span:1,form:z(a,p.card).kind==="place"?"wide":"tall"}])),c=t?.own,u=ct(o.map(p=>({id:p.card,span:r.get(p.card)?.span??1})),c?.columns??1,c?c.columns*c.rows:1/0,n);return i`
    <div class="ra-room ra-tableau" data-scrolls=${t?.centreHeight?!0:null}>
      ${s}
      <div class="ra-cells" style=${c&&{...Lt(c,t.gap),height:`${c.height}px`}}>
        ${o.map(p=>i`<${ke} key=${p.card} of=${p} size=${c?.form==="chips"?"chip":"table"} form=${r.get(p.card)?.form} place=${t?u(p.card):void 0} />`)}
        ${!o.length&&i`<p class="empty">${l("resarcana-web-nothing-in-play")}</p>`}
      </div>
    </div>`}function si(e,t,n,s){return lt(z(e,t),kt(n.w,s))<=kt(n.h,s)+.01?{span:1,form:"tall"}:{span:Math.min(2,n.columns),form:n.columns>1?"wide":"tall"}}function U$({hand:e,plan:t,phase:n}){let{game:s}=N(Me),a=t&&{...t.hand,form:"cards"},o=new Map(e.cards.map(c=>[c,a?si(s,c,a,t.f):{span:1,form:"tall"}])),r=ct(e.cards.map(c=>({id:c,span:o.get(c)?.span??1})),a?.columns??1,a?a.columns*a.rows:1/0,n);return!t&&!e.cards.length&&!e.size?null:i`
    <div class="ra-room ra-hand" data-empty=${!e.cards.length||null} role="group" aria-label=${l("resarcana-web-hand",{n:e.size})}>
      <h3 class="ra-caption">${l("resarcana-web-your-hand",{n:e.size})}</h3>
      <div class="ra-cells" style=${a&&{...Lt(a,t.gap),height:`${a.height}px`}}>
        ${e.cards.map(c=>i`<${ke} key=${c} of=${{card:c}} form=${o.get(c)?.form} place=${t?r(c):void 0} />`)}
      </div>
    </div>`}function j$({of:e,seat:t,setHeap:n}){return i`
    <${Ct} target=${`deck:${t}`} label=${l("resarcana-web-deck",{n:e.deck.size})} class="ra-pile" onOpen=${()=>n("deck")}>
      <${w} name="deck" size=${15} /><b class="num">${e.deck.size}</b><span>${l("resarcana-web-deck",{n:e.deck.size})}</span>
    <//>
    <button type="button" class="spot ra-pile" onClick=${()=>n("discards")} aria-label=${l("resarcana-web-discards",{n:e.discards.length})} title=${l("resarcana-web-discards",{n:e.discards.length})}><${w} name="discard" size=${15} /><b class="num">${e.discards.length}</b><span>${l("resarcana-web-discards",{n:e.discards.length})}</span></button>
    <button type="button" class="spot ra-pile" onClick=${()=>n("points")} title=${l("resarcana-web-points-from")} aria-label=${l("resarcana-web-points-from")}><${X} n=${e.points} /></button>`}function oi({tray:e,chips:t}){let{game:n}=N(Me);return i`
    <div class="ra-room ra-tray" data-aside=${e.aside||null}>
      <h3>${l(e.title,{n:e.cards.length})}</h3>
      <div class="ra-cells">${e.cards.map(s=>i`<${ke} key=${s} of=${{card:s}} size=${t?"chip":"table"} form=${z(n,s).kind==="place"?"wide":"tall"} />`)}</div>
    </div>`}function _u({seats:e,view:t,table:n,names:s,setDetail:a,plan:o,phase:r}){return i`
    <section class="ra-rivals" data-part="rivals" data-form=${o?.rivals.form} data-lines=${o&&o.rivals.lines>1?"two":null} aria-label=${l("part-rivals")} style=${o&&{height:`${o.rivals.height}px`,gap:`${o.gap}px`}}>
      ${e.map(c=>i`<${G$} key=${c} of=${t.seats[c]} view=${t} name=${s[c]} bot=${n.seats[c]?.kind==="bot"}
        plan=${o} phase=${r} onOpen=${()=>a(c)} />`)}
    </section>`}function V$(e,t){let n=Ut(e,t),s=a=>z(e,a.card).kind==="place";return[...n.filter(s),...n.filter(a=>!s(a))]}function G$({of:e,view:t,name:n,bot:s,plan:a,phase:o,onOpen:r}){let{game:c}=N(Me),u=t.passed.includes(e.seat),p=a?.rivals,d=p?.form!=="cards",f=a?.fits===!1?V$(c,e.play):Ut(c,e.play),$=new Map(f.map(b=>[b.card,p?os(c,b.card,p,a.f):{span:1,form:""}])),m=ct(f.map(b=>({id:b.card,span:$.get(b.card)?.span??1})),p?.columns??1,p&&a.fits?p.columns*p.rows:1/0,a?.fits===!1?f.length:o),h=a&&!d?a.gap:4;return i`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${u||null}>
      <header>
        <${Ct} target=${`seat:${e.seat}`} label=${l("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${r}>
          ${s&&i`<${w} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&i`<${w} name="first" size=${15} label=${l("seat-first")} />`}
          ${u&&i`<${w} name="pass" size=${15} label=${l("seat-passed")} />`}
        <//>
        <span class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
          <${Qe} essences=${e.pool} />${!e.pool.some(Boolean)&&i`<span class="empty">${l("resarcana-web-no-essences")}</span>`}
        </span>
        <${ai} of=${e} />
        <${X} n=${e.points} />
      </header>
      <div class="ra-cells" style=${p&&Lt(p,h)}>
        ${f.map(b=>i`<${ke} key=${b.card} of=${b} size=${d?"chip":"table"} form=${$.get(b.card)?.form} place=${a?m(b.card):void 0} />`)}
      </div>
    </article>`}function ai({of:e}){return i`
    <span class="ra-counts">
      <span title=${l("resarcana-web-hand",{n:e.hand.size})}><${w} name="card" size=${14} label=${l("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${Ct} target=${`deck:${e.seat}`} label=${l("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${w} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${l("resarcana-web-discards",{n:e.discards.length})}><${w} name="discard" size=${14} label=${l("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}Oe();function xu({view:e,seat:t,name:n,score:s,onClose:a}){let o=e.seats[t];return i`
    <${ri} title=${n} onClose=${a} aside=${i`<${X} n=${o.points} /><${Qe} essences=${o.pool} /><${ai} of=${o} />`}>
      <div class="ra-cards">${Ut("resarcana",o.play).map(r=>i`<${ke} key=${r.card} of=${r} size="table" />`)}</div>
      <${go} title=${l("resarcana-web-known-hand")} cards=${o.hand.cards} />
      <${go} title=${l("resarcana-web-discards",{n:o.discards.length})} cards=${o.discards} />
      <${go} title=${l("resarcana-web-known-deck")} cards=${o.deck.cards} />
      <${Mu} score=${s} />
    <//>`}function vu({what:e,of:t,score:n,onClose:s}){if(e==="points")return i`<${ri} title=${l("resarcana-web-points-from")} onClose=${s}><${Mu} score=${n} /><//>`;let a=e==="deck"?t.deck.cards:t.discards;return i`
    <${ri} title=${l(`resarcana-web-${e}`,{n:a.length})} onClose=${s}>
      ${e==="deck"&&i`<p class="quiet-text">${l("resarcana-web-deck-no-order")}</p>`}
      ${a.length?i`<${go} title="" cards=${a} />`:i`<p class="empty">${l("resarcana-web-none")}</p>`}
    <//>`}function go({title:e,cards:t}){return t.length?i`
    ${e&&i`<h3>${e}</h3>`}
    <div class="ra-cards">${t.map(n=>i`<${ke} key=${n} of=${{card:n}} size="table" />`)}</div>`:null}function Mu({score:e}){return e.length?i`
    <h3>${l("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],a)=>i`<tr key=${`${t} ${a}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:i`<p class="empty">${l("ending-no-points")}</p>`}function ri({title:e,aside:t,onClose:n,children:s}){return M(()=>{let a=o=>{o.key==="Escape"&&(o.preventDefault(),n())};return document.addEventListener("keydown",a,{capture:!0}),()=>document.removeEventListener("keydown",a,{capture:!0})},[n]),i`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Ee} onClick=${n} aria-label=${l("close")} aria-keyshortcuts="Escape"><${w} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}function K$(e,t){let{places:n,monuments:s,items:a,scrolls:o}=e.centre;return new Set([...[...n,...e.seats.flatMap(r=>r.play)].map(r=>r.card),...s,...a,...o,...e.seats[t].hand.cards])}function ku(e,t,n){let s=e.seats[t],{draft:a,looked:o,arranged:r}=e.centre,c=e.round===0&&!s.play.some(f=>f.card),u=[{title:"resarcana-web-mages",cards:s.mages.cards},{title:"resarcana-web-packet",cards:s.packet.cards},{title:"resarcana-web-draft",cards:a},{title:"resarcana-web-looked",cards:o},{title:"resarcana-web-arranged",cards:r},{title:s.packet.cards.length||a.length?"resarcana-web-kept":"resarcana-web-your-deck",cards:c?s.deck.cards:[],aside:!0}],p=new Set([...K$(e,t),...u.flatMap(({cards:f})=>f)]),d=[...n].filter(f=>f.startsWith("card:")).map(f=>f.slice(5)).filter(f=>!p.has(f));for(let[f,$]of Y$(e,t)){let m=d.filter(h=>$.includes(h));m.forEach(h=>d.splice(d.indexOf(h),1)),u.push({title:f,cards:m,lit:!0})}return u.push({title:"resarcana-web-packet",cards:d,lit:!0}),u.filter(({cards:f})=>f.length>0)}function Y$(e,t){let n=e.seats[t],s=e.seats.filter(a=>a!==n);return[["resarcana-web-own-discards",n.discards],["resarcana-web-your-deck",n.deck.cards],["resarcana-web-other-discards",s.flatMap(a=>a.discards)],["resarcana-web-known-hand",s.flatMap(a=>a.hand.cards)]]}function Cu(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function J$(e,t){let n=Cu(e),s=Cu(t),a=[];for(let o of new Set([...n.keys(),...s.keys()])){let r=n.get(o)?.essences,c=s.get(o)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&a.push({place:o,seat:(s.get(o)??n.get(o))?.seat??-1,by:u})}return a}function Lu(e,t){let n=e.filter(a=>a.facts.card&&(a.seat===t||a.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function Eu(e,t,n){let s=[],a=J$(e,t);return e.essences.forEach((o,r)=>{let c=a.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:f})=>({place:p,seat:d,n:-f[r]})),u=a.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:f})=>({place:p,seat:d,n:f[r]}));for(let p of u){for(let f of c.filter($=>$.seat===p.seat)){let $=Math.min(p.n,f.n);$&&s.push({kind:o,n:$,from:f.place,to:p.place}),p.n-=$,f.n-=$}let d=Lu(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:d,to:p.place})}for(let p of c){let d=Lu(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:p.place,to:d})}}),s}L();Z();T();function Su({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(o=>o.pool[5]>0),a=e.essences.filter(o=>o!=="pearl"||s);return i`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${l("resarcana-web-pool")}>
      ${a.map((o,r)=>i`
        <span key=${o} class=${`ra-pool-kind of-${o}`} data-none=${n[r]===0||null} title=${l(`resarcana-essence-${o}`,{n:n[r]})}>
          <${w} name=${o} size=${22} label=${l(`resarcana-essence-${o}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var Q$=(e,t)=>e>=0?e:t??0,Tu=(e,t)=>t.find(n=>e<=n)??e+2,Pu=[4,6,9],ii=(e,t,n)=>t.seats.flatMap(s=>s.play.map(a=>a.card)).filter(s=>z(e,s).kind===n);function X$(e,t,n,s){let{places:a,monuments:o,monument_deck:r,items:c,scrolls:u}=t.centre,p=t.seats.filter(v=>v.seat!==n),d=t.round===0,f=t.seats[n],$=a.map(v=>v.card),m=v=>v.filter(C=>lt(z(e,C),Mt.cards[0])>Mt.cards[1]),h=f.hand.cards.length+m(f.hand.cards).length,b=s.map(v=>({n:v.cards.length,aside:!!v.aside})),y=v=>v.toSorted().map(C=>z(e,C));return{letters:parseFloat(getComputedStyle(document.documentElement).fontSize)/16,rivals:p.length,inPlay:d?0:Math.max(...p.map(v=>v.play.length)),places:y([...$,...ii(e,t,"place")]),unclaimed:y($),monuments:o.length+r>0,tiles:y([...c,...u,...ii(e,t,"item"),...ii(e,t,"scroll")]),tileCells:[...c,...u].length,cells:f.play.length+f.play.filter(v=>z(e,v.card).kind==="place").length,hand:Tu(h,Pu),hands:Tu(h,Pu.map(v=>v+Math.min(2,m([...f.hand.cards,...f.deck.cards]).length))),groups:d?[...b.filter(({aside:v})=>!v),{n:f.play.length,aside:!1},{n:f.hand.cards.length,aside:!1},...b.filter(({aside:v})=>v)].filter(({n:v})=>v):[]}}function eh(e,t,n,s,a){let o=R({round:"",cells:0,hand:0,hands:0,inPlay:0,tileCells:0,unclaimed:[]}),r=X$(e,t,n,t.round?[]:s),c=`${t.round} ${n}`,u=o.current.round===c?o.current:null,p=o.current={round:c,cells:Math.max(u?.cells??0,r.cells),hand:Math.max(u?.hand??0,r.hand),hands:Math.max(u?.hands??0,r.hands),inPlay:Math.max(u?.inPlay??0,r.inPlay),tileCells:Math.max(u?.tileCells??0,r.tileCells),unclaimed:u?u.unclaimed:r.unclaimed},d={...r,...p},f=JSON.stringify({...d,places:d.places.map(({id:$})=>$),tiles:d.tiles.map(({id:$})=>$),unclaimed:d.unclaimed.map(({id:$})=>$)});return H(()=>{if(!a.width)return null;let $=Au(e,t,n,d,a);return $.own.form==="cards"||d.unclaimed.length===d.places.length?$:Au(e,t,n,{...d,places:d.unclaimed},a)},[f,a])}var th=6;function Au(e,t,n,s,a){let o=t.seats.filter(u=>u.seat!==n),r=s,c=ti(r,a);for(let u=0;u<th&&!c.setUp&&!c.centreHeight;u++){let{rivals:p,hand:d,f}=c,$=(y,v)=>ni(y.play.map(C=>os(e,C.card,v,f).span),v.columns)-v.rows,m=$(t.seats[n],c.own),h=ni(t.seats[n].hand.cards.map(y=>si(e,y,d,f).span),d.columns)-d.rows,b=c.fits?Math.max(...o.map(y=>$(y,p))):0;if(m<=0&&h<=0&&b<=0)break;r={...r,hand:r.hand+(h>0?1:0),hands:Math.max(r.hands,r.hand+(h>0?1:0)),cells:m>0?(c.own.rows+m)*c.own.columns:r.cells,inPlay:b>0?(p.rows+b)*p.columns:r.inPlay},c=ti(r,a)}return c}function nh({game:e,view:t,table:n,score:s,names:a,you:o,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:f}){let $=H(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),m=R(null),h=Ba(m),b=We(ot),y=Q$(o,d),v=t.seats.map((Y,_)=>(y+_)%t.seats.length).slice(1),C=ku(t,y,r),P=eh(e,t,y,C,h),k=b?null:P,ee=t.round,te=d!==null&&o>=0?d:null,oe=k&&t.round>0?C:[];return i`
    <${Me.Provider} value=${$}>
      <div class="ra-frame" ref=${m}><div class="ra" data-planned=${k?`${h.width} ${h.height}`:null} data-scrolls=${k&&!k.fits?!0:null} style=${k?{"--f":`${k.f.toFixed(2)}px`,"--gap":`${k.gap}px`}:{}}>
        ${(k||b)&&i`
          <${_u} seats=${v} view=${t} table=${n} names=${a} setDetail=${f} plan=${k} phase=${ee} />
          <${hu} view=${t} plan=${k} phase=${ee} />
          <${wu} view=${t} seat=${y} you=${o} names=${a} score=${s} plan=${k} trays=${C} phase=${ee} />`}
        ${k&&oe.length>0&&i`
          <div class="ra-over" data-where=${sh(t,r)} style=${{"--cell-w":`${Math.max(k.hand.w,9.5*k.f)}px`,"--cell-h":`${Math.max(k.hand.h,11.5*k.f)}px`}}>
            ${oe.map(Y=>i`<${oi} key=${Y.title} tray=${Y} />`)}
          </div>`}
        ${te!==null&&i`<${xu} view=${t} seat=${te} name=${a[te]} score=${s[te]} onClose=${()=>f(null)} />`}
      </div></div>
    <//>`}function sh(e,t){let{places:n,monuments:s,items:a,scrolls:o}=e.centre;return[...n.map(c=>c.card),...s,...a,...o].some(c=>t.has(`card:${c}`))||t.has("monuments")?"mine":"centre"}pt();$e();fe();L();Le();Ks();fn();Ft();_e();T();var ci=!1,oh=new Set(["table"]);function ah(){let[e,t]=g(location.pathname),[,n]=g(0),[s,a]=g(0);M(()=>Nr(()=>t(location.pathname)),[]),M(()=>Xt(r=>{r==="language"?(yo(),Ru().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),M(()=>bs(r=>{r&&a(c=>c+1)}),[]);let o=es(e);return i`
    <${Dr} page=${o.name}>
      <${ts} address=${`${s} ${e}`}><${rh} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function rh({address:e}){let[t,n]=g(null),[s,a]=g(!1);return ie(()=>{let o=!0,{name:r,params:c,load:u}=es(e),p=oh.has(r)?$a().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{o&&(n({Page:d,params:c}),document.title=Ye(`title-${r}`)?`${l(`title-${r}`)} · Arcanarium`:"Arcanarium")},d=>{console.error(d),o&&a(!0)}),()=>{o=!1}},[e]),M(()=>{t&&(ci&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),ci&&scrollTo(0,0),ci=!0)},[t]),s?i`<${co} />`:t?i`<${t.Page} params=${t.params} />`:i`<div class="waiting" aria-busy="true"></div>`}async function Ru(){let e=await et().catch(()=>null),t=e?.languages??["en"],s=[he("language"),e?.id?e.language:"",...navigator.languages].flatMap(a=>[a,a.split("-")[0]]);await jo(s.find(a=>t.includes(a))??"en"),Qo()}var ih=1e3,lh=15e3,ch=4e3;async function Ou(e,t=ih){try{await Promise.all([Ru(),Yt().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{Ou(e,Math.min(lh,t*2))},t);return}Se(i`<${ah} />`,e),uh(e)}function uh(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||o()},s=new MutationObserver(n),a=setTimeout(()=>o(),ch),o=()=>{t?.remove(),s.disconnect(),clearTimeout(a),ya()};s.observe(e,{childList:!0,subtree:!0}),n()}Zr();es(location.pathname).load().catch(()=>{});var Iu=document.getElementById("app");Iu&&Ou(Iu);ks("/js/cadwallon/board.js",Fr);ks("/js/resarcana/board.js",li);export{Q as x0,me as x1,Yt as x10,we as x11,bn as x12,gn as x13,Jt as x14,Ko as x15,ve as x16,At as x17,Ge as x18,un as x19,i as x1a,Se as x1b,ne as x1c,N as x1d,M as x1e,mn as x1f,ie as x1g,H as x1h,R as x1i,g as x1j,Bp as x1k,He as x1l,w as x1m,Ss as x1n,X as x1o,Ae as x1p,Qe as x1q,xn as x1r,ze as x1s,Rn as x1t,$a as x1u,js as x1v,tt as x1w,et as x1x,ha as x1y,ue as x1z,D as x2,fa as x20,Gs as x21,ga as x22,wa as x23,ya as x24,va as x25,nt as x26,On as x27,Nn as x28,hs as x29,gs as x2a,Zo as x2b,bs as x2c,Ie as x2d,es as x2e,Nr as x2f,Yn as x2g,oo as x2h,Tr as x2i,Pr as x2j,Ar as x2k,Tn as x2l,Nt as x2m,he as x2n,ge as x2o,Xt as x2p,Ls as x2q,bt as x2r,ts as x2s,co as x2t,Dr as x2u,na as x2v,ye as x2w,qe as x2x,E as x2y,Qt as x2z,V as x3,ea as x30,I as x31,yt as x32,A as x33,Xe as x34,Ts as x35,Mn as x36,Ps as x37,Cn as x38,oa as x39,_l as x3a,jl as x3b,Oa as x3c,Fn as x3d,Ra as x3e,qn as x3f,Na as x3g,Ia as x3h,Pa as x3i,La as x3j,Ca as x3k,Za as x3l,Vl as x3m,Wa as x3n,Ua as x3o,Va as x3p,Kl as x3q,Jl as x3r,Ya as x3s,Xl as x3t,_t as x3u,Ka as x3v,Qa as x3w,Wn as x3x,Un as x3y,on as x3z,wn as x4,Ha as x40,rc as x41,wr as x42,an as x43,jn as x44,Vn as x45,za as x46,nr as x47,sr as x48,tr as x49,Sa as x4a,Xs as x4b,ot as x4c,qa as x4d,Ee as x4e,We as x4f,Ba as x4g,Gn as x4h,ar as x4i,Hn as x4j,Qs as x4k,fr as x4l,ac as x4m,oc as x4n,ir as x4o,cr as x4p,gr as x4q,hr as x4r,pr as x4s,dr as x4t,K as x4u,Ue as x4v,J as x4w,Ye as x4x,$t as x4y,Vo as x4z,ks as x5,jo as x50,l as x51,Zr as x52,lo as x53,st as x54,ca as x55,Ds as x56,Gt as x57,Pe as x58,B as x59,de as x5a,Kt as x5b,Te as x5c,Io as x5d,ne as x5e,N as x5f,tp as x5g,M as x5h,np as x5i,mn as x5j,ep as x5k,ie as x5l,H as x5m,Di as x5n,R as x5o,g as x5p,Pt as x5q,At as x5r,Bu as x5s,Ge as x5t,un as x5u,Xu as x5v,Wu as x5w,un as x5x,Ju as x5y,gi as x5z,yo as x6,q as x60,Se as x61,ki as x62,Et as x7,ln as x8,ia as x9,Ln as xa,ra as xb,Rs as xc,wt as xd,re as xe,ca as xf,zs as xg,Us as xh,ua as xi,pa as xj,qs as xk,da as xl,Bs as xm,Zt as xn,Fs as xo,Ws as xp,In as xq,z as xr,Qo as xs,yn as xt,dl as xu,gt as xv,ht as xw,Yo as xx,le as xy,Je as xz};
