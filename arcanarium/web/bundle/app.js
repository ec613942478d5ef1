/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var g$=Object.defineProperty;var k=(t,e,n)=>()=>{if(n)throw n[0];try{return t&&(e=t(t=0)),e}catch(s){throw n=[s],s}};var kt=(t,e)=>{for(var n in e)g$(t,n,{get:e[n],enumerable:!0})};function b$(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function Bn(t){let e=oo[t];return delete oo[t],e}function Ge(t){let e=oo.versions?.[t];return e?`${t}?v=${e}`:t}function sr(t){Object.assign(oo,t)}var oo,Ce=k(()=>{"use strict";oo=b$()});function Ve(t){t&&t.parentNode&&t.remove()}function Fn(t,e,n){var s,o,a,r={},c=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t!="function"?o=e[a]:r[a]=e[a];return c>2&&(r.children=c>3?mo.call(arguments,2):n),Ke(t,r,s,o,null)}function w$(t,e,n){var s,o,a,r=Le({},t.props),c=arguments.length;for(a in e)a=="key"?s=e[a]:a=="ref"&&typeof t.type!="function"?o=e[a]:r[a]=e[a];return c>2&&(r.children=c>3?mo.call(arguments,2):n),Ke(t.type,r,s!==void 0?s:t.key,o!==void 0?o:t.ref,null)}function Ke(t,e,n,s,o){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:zn,__v:o||++Ac,__i:-1,__u:0};return!o&&J.vnode&&J.vnode(a),a}function v$(){return{current:null}}function Xe(t){return t.children}function Ye(t,e){this.props=t,this.context=e,this.__g=0}function Ee(t,e){if(e==null)return t.__&&Ee(t.__,t.__i+1);for(var n;e<t.__k.length;e++)if((n=t.__k[e])&&n.__e)return n.__e;return typeof t.type!="function"||t.props.__P?null:Ee(t)}function x$(t){var e,n=t.__v,s=n.__e,o=[],a=[],r=t.__P;r&&((e=Le({constructor:zn},n)).__v=n.__v+1,J.vnode&&J.vnode(e),lr(r,e,n,t.__n,r.namespaceURI,32&n.__u?[s]:null,o,s||Ee(n),32&n.__u,a),e.__v=n.__v,e.__.__k[e.__i]=e,Wc(o,e,a),n.__=n.__e=null,e.__e!=s&&Zc(e))}function Zc(t){if((t=t.__)&&t.__c&&!t.props.__P)return t.__e=null,t.__k.some(function(e){return e&&(t.__e=e.__e)}),Zc(t)}function rr(t){(8&t.__g||(t.__g|=8,Se.push(t),lo++))&&or==J.debounceRendering||((or=J.debounceRendering)||queueMicrotask)(Hc)}function Hc(){try{for(var t,e=1;Se.length;)Se.length>e&&Se.sort(Rc),t=Se.shift(),e=Se.length,8&t.__g&&x$(t)}finally{(lo=Se.length)&&(or||queueMicrotask)(Hc)}}function qc(t,e,n,s,o,a,r,c,u,p,d){var f,$,m,h,b,v,w=s.__k||uo,_=e.length;for(u=k$(n,e,w,u,_),f=0;f<_;f++)(m=n.__k[f])!=null&&($=~m.__i&&w[m.__i]||co,m.__i=f,v=lr(t,m,$,o,a,r,c,u,p,d),h=m.__e,($.ref!=m.ref||8&$.__u)&&($.ref&&cr($.ref,null,m,$),m.ref&&d.push(m.ref,m.__c||h,m)),b=b||h,4&m.__u?(u=Bc(m,u,t,!$.__v),$.__e&&($.__e=null)):typeof m.type=="function"&&v!==void 0?u=v:h&&(u=h.nextSibling),m.__u&=-21);return n.__e=b,u}function k$(t,e,n,s,o){var a,r,c,u,p,d,f,$,m,h=n.length,b=h,v=0,w=0,_=t.__k=Array(o);for(a=0;a<o;a++)(r=e[a])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=_[a]=Ke(null,r):po(r)?r=_[a]=Ke(Xe,{children:r}):r.constructor===zn&&r.__b?r=_[a]=Ke(r.type,r.props,r.key,r.ref,r.__v):_[a]=r,u=a+v,r.__=t,r.__b=t.__b+1,c=null,~(p=r.__i=M$(r,n,u,b))&&(b--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?v--:p==u+1?v++:p!=u&&(p>u?v--:v++,w=1)):(~p||(o>h?v--:o<h&&v++),typeof r.type!="function"&&(r.__u|=4))):_[a]=null;if(w){for(d=[],f=[],a=0;a<o;a++)if((r=_[a])&&16&r.__u){for(v=0,$=d.length;v<$;)d[m=v+$>>1]<r.__i?v=m+1:$=m;d[v]=r.__i,f[a]=v+1}for(v=d.length;a--;)f[a]&&(f[a]==v?v--:_[a].__u|=4)}if(b)for(a=0;a<h;a++)!(c=n[a])||2&c.__u||(c.__e==s&&(s=Ee(c)),ur(c,c));return s}function Bc(t,e,n,s){var o,a,r,c;if(typeof t.type=="function"){if(t.props.__P)return e;if(o=t.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=t,e=Bc(o[a],e,n,!1));return e}for(e&&!e.parentNode&&(e=Ee(t))&&!e.parentNode&&(e=null),r=t.__e,c=e;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,e):n.insertBefore(r,e||null)),e=r;(e=e&&e.nextSibling)&&e.nodeType==8&&!e.data.startsWith("$s"););return e}function zc(t,e){return e=e||[],t!=null&&typeof t!="boolean"&&(po(t)?t.some(function(n){zc(n,e)}):e.push(t)),e}function M$(t,e,n,s){var o,a=t.key,r=t.type,c=e[n],u=c&&!(2&c.__u);if(c===null&&a==null||u&&a==c.key&&r==c.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((c=e[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o;for(o=n+1;o<e.length;o++)if((c=e[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o}return-1}function Pc(t,e,n){n==null&&(n=""),e[0]=="-"?t.setProperty(e,n):t[e]=n}function ao(t,e,n,s,o){var a,r;if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||Pc(t.style,e);if(n)for(e in n)s&&n[e]==s[e]||Pc(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(t.__e||(t.__e={}))[e]=n,n&&s||(r=ar[e]||(ar[e]=_$(e)),(t.__a||(t.__a={}))[e]=ir,a=e!=(e=e.replace(Nc,"$1")),(e=e.slice(2))[0]<"a"&&(e=e.toLowerCase()),n?t.addEventListener(e,r,a):t.removeEventListener(e,r,a));else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{return void(t[e]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n)}}function _$(t){return function(e){var n=this.__e;if(n){if(n=n[t],e[ro]==null)e[ro]=ir++;else if(e[ro]<this.__a[t])return;return n(J.event?J.event(e):e)}}}function lr(t,e,n,s,o,a,r,c,u,p){var d,f,$,m,h,b,v,w,_,E,M,P,R,I,B,C,T,H,dt=e.type;if(e.constructor!==zn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(e.__u|=u,f=a=[],d.nodeType==8?c=io(d,a):a.push(d),c=a[0]||c),(d=J.__b)&&d(e);t:if(typeof dt=="function"){$=r.length;try{if(w=e.props,_=(d=dt.prototype)&&d.render,E=(d=dt.contextType)&&s[d.__c],M=d?E?E.props.value:d.__:s,(m=n.__c)?(e.__c=m,2&m.__g&&(m.__g|=1)):(_?e.__c=m=new dt(w,M):(e.__c=m=new Ye(w,M),m.constructor=dt,m.render=S$),E&&E.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),_&&(m.__s||(m.__s=m.state),dt.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Le({},m.__s)),Le(m.__s,dt.getDerivedStateFromProps(w,m.__s)))),h=m.props,b=m.state,m.__v=e,n.__c){if(w!==h&&_&&!dt.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(w,M),e.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(w,m.__s,M)===!1){e.__v!=n.__v&&(m.props=w,m.state=m.__s,m.__g&=-9),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(it){it&&(it.__=e)}),uo.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=Ee(n);break t}m.componentWillUpdate&&m.componentWillUpdate(w,m.__s,M),_&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,b,v)})}else _&&!dt.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),_&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=M,m.props=w,m.__P=t,m.__g&=-5,P=J.__r,R=_?25:0;do m.__g&=-9,P&&P(e),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++R<25);_&&(uo.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=Le({},s,m.getChildContext())),_&&n.__c&&m.getSnapshotBeforeUpdate&&(v=m.getSnapshotBeforeUpdate(h,b)),I=d&&d.type===Xe&&d.key==null?d.props.children:d,w.__P&&(d=c,o=(t=w.__P).namespaceURI,u=a=null,n.props&&n.props.__P!=t&&(n.__k.some(function(it){it&&ur(it,it)}),n.__k=null),c=n.__k?Ee(n,0):null),c=qc(t,po(I)?I:[I],e,n,s,o,a,r,c,u,p),w.__P&&(e.__e=null,c=d),e.__u&=-161,f&&f.some(Ve),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(it){if(r.length=$,e.__v=null,u||a)if(it&&it.then){if(e.__u|=128|u,a){for(~(T=a.indexOf(c||void 0))||(T=a.length);(H=a[T-1])&&H.nodeType==8;)T--;for(;T<a.length;T++)if(H=a[T])if(a[T]=null,B){if(H==C)break}else{if(H.nodeType!=8)break;H.data.startsWith("$s")&&(C=io(B=H))}}if(!B){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;B=c}(d=io(B=e.__c.__z||(e.__c.__z=B)))?(e.__e=B,c=d):e.__e=c,c=c&&c.nextSibling}else a&&a.some(Ve);else e.__e=n.__e;e.__k||(e.__k=n.__k||[]),it&&it.then||Fc(e),J.__e(it,e,n)}}else c=e.__e=C$(n.__e,e,n,s,o,a,r,u,p,t);return(d=J.diffed)&&d(e),c}function io(t,e){if(t&&t.nodeType==8&&t.data.startsWith("$s"))for(var n=1;t=t.nextSibling;){if(t.nodeType==8){if(t.data.startsWith("$s"))n++;else if(t.data.startsWith("/$s")&&!--n)return t}e&&e.push(t)}}function Fc(t){t&&(t.__c&&(t.__c.__g|=4),t.__k&&t.__k.some(Fc))}function Wc(t,e,n){for(var s=0;s<n.length;)cr(n[s++],n[s++],n[s++]);J.__c&&J.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(a){a.call(o)})}catch(a){J.__e(a,o.__v)}})}function C$(t,e,n,s,o,a,r,c,u,p){var d,f,$,m,h,b,v,w,_=n.props||co,E=e.props,M=e.type;if(M=="svg"?o="http://www.w3.org/2000/svg":M=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(d=0;d<a.length;d++)if((h=a[d])&&(M?h.localName==M:h.nodeType==3)){t=h,a[d]=null;break}}if(!t){if(w=p.ownerDocument||document,!M)return w.createTextNode(E);t=w.createElementNS(o,M,E.is?E:p),c&&(J.__m&&J.__m(e,a),c=!1),a=null}if(M){if(p=M=="template"&&t.content||t,a=M=="textarea"&&E.defaultValue!=null?null:a&&mo.call(p.childNodes),!c&&a)for(_={},d=0;d<t.attributes.length;d++)_[(h=t.attributes[d]).name]=h.value;for(d in _)h=_[d],d=="dangerouslySetInnerHTML"?$=h:d=="children"||d in E||d=="value"&&"defaultValue"in E||d=="checked"&&"defaultChecked"in E||ao(t,d,null,h,o);for(d in E)h=E[d],d=="children"?m=h:d=="dangerouslySetInnerHTML"?f=h:d=="value"?b=h:d=="checked"?v=h:c&&typeof h!="function"||_[d]===h||ao(t,d,h,_[d],o);f?(c||$&&(f.__html==$.__html||f.__html==t.innerHTML)||(t.innerHTML=f.__html),e.__k=[]):($&&(t.textContent=""),(M=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&y$.test(M))&&(o="http://www.w3.org/1999/xhtml"),qc(p,po(m)?m:[m],e,n,s,o,a,r,a?a[0]:n.__k&&Ee(n,0),c,u),a&&a.some(Ve)),c&&M!="textarea"||(d="value",M=="progress"&&b==null?t.removeAttribute(d):b==null||b===t[d]&&(M!="progress"||b)||ao(t,d,b,_[d],o),d="checked",v!=null&&v!=t[d]&&ao(t,d,v,_[d],o))}else _===E||c&&t.data==E||(t.data=E);return t}function cr(t,e,n,s){try{typeof t=="function"?e?e.__x=t(e)||1:s&&(s=s.__c||s.__e)&&(e=s.__x)&&(s.__x=null,typeof e=="function"?e():t(null)):t.current=e}catch(o){J.__e(o,n)}}function ur(t,e,n){var s,o,a,r;if(J.unmount&&J.unmount(t),!(s=t.ref)||s.current&&s.current!=t.__e||cr(s,null,e,t),s=t.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){J.__e(c,e)}s.__P=s.__n=null}if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&ur(s[r],e,typeof t.type!="function"||n&&!t.props.__P);!n&&(s=t.__c)&&(s=s.__z)&&(o=io(s,a=[]))&&(s==t.__e&&a.some(Ve),Ve(o),Ve(s)),n||Ve(t.__e),t.__e=t.__c=t.__=null}function S$(t,e,n){return this.constructor(t,n)}function qt(t,e){var n,s,o,a;J.__&&J.__(t,e),e.nodeType==9&&(e=e.documentElement),s=(n=t&&32&t.__u)?null:e.__k,e.__k=Ke(Xe,{children:[t]}),o=[],a=[],lr(e,e.__k,s||co,co,e.namespaceURI,s?null:e.firstChild?mo.call(e.childNodes):null,o,s?s.__e:e.firstChild,n,a),Wc(o,e.__k,a),e.__k.props.children=null}function L$(t,e){t&&typeof t=="object"&&(t.__u|=32),qt(t,e)}function ie(t){function e(n){var s,o;return this.getChildContext||(s=new Set,(o={})[e.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(a){this.props.value!=a.value&&s.forEach(function(r){r.__g|=4,rr(r)})},this.sub=function(a){s.add(a);var r=a.componentWillUnmount;a.componentWillUnmount=function(){s.delete(a),r&&r.call(a)}}),n.children}return e.__c="__cC"+Dc++,e.__=t,e.Provider=(e.Consumer=function(n,s){return n.children(s)}).contextType=e,e}function E$(t){return t.children}function T$(t,e){return Ke(E$,{__P:e,children:t})}var J,Ac,Ic,Se,or,lo,Rc,ro,Nc,ir,ar,Dc,zn,co,uo,y$,po,mo,Le,Wn=k(()=>{"use strict";zn=Symbol.for("pv"),co={},uo=[],y$=/^m(i|n|o|s|text|space)$/,po=Array.isArray,mo=uo.slice,Le=Object.assign;J={__e:function(t,e,n,s){for(var o,a,r;e=e.__;)if((o=e.__c)&&!(1&o.__g)){o.__g|=4;try{if((r=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(t)),o.componentDidCatch&&(o.componentDidCatch(t,s||{}),r=1),r&&8&o.__g)return void(o.__g|=2)}catch(c){t=c}}throw lo=0,t}},Ac=0,Ic=function(t){return t!=null&&t.constructor===zn},Ye.prototype.setState=function(t,e){var n=this.__s;n&&n!=this.state||(n=this.__s=Le({},this.state)),typeof t=="function"&&(t=t(Le({},n),this.props)),t&&(Le(n,t),this.__v&&(e&&this.__k.push(e),rr(this)))},Ye.prototype.forceUpdate=function(t){this.__v&&(this.__g|=4,t&&this.__h.push(t),rr(this))},Ye.prototype.render=Xe,Se=[],lo=0,Rc=function(t,e){return t.__v.__b-e.__v.__b},ro=Symbol(),Nc=/(PointerCapture)$|Capture$/i,ir=0,ar={},Dc=0});function Je(t,e){st.__h&&st.__h(et,t,gn||e),gn=0;var n=et.__H||(et.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function g(t){return gn=1,eu(nu,t)}function eu(t,e,n){var s=Je(le++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):nu(void 0,e),function(a){var r=(s.__N||s.__)[0],c=s.t(r,a);dr(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=et,!et.__f)){et.__f=!0;var o=et.shouldComponentUpdate;et.shouldComponentUpdate=function(a,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=a;if(u.__.some(function($){$.__N&&(p=!0,dr($.__[0],$.__N[0])||(d=!0))}),o){var f=o.call(this,a,r,c);return p?f||d:f}return!p||d}}return s.__}function x(t,e){var n=Je(le++,3);!st.__s&&fr(n.__H,e)&&(n.__P=!0,n.__=t,n.u=e,et.__H.__h.push(n))}function $t(t,e){var n=Je(le++,4);!st.__s&&fr(n.__H,e)&&(n.__P=!1,n.__=t,n.u=e,et.__h.push(n))}function A(t){return gn=5,z(function(){return{current:t}},[])}function O$(t,e,n){gn=6,$t(function(){if(typeof t=="function"){var s=t(e());return function(){t(null),typeof s=="function"&&s()}}if(t)return t.current=e(),function(){return t.current=null}},n==null?n:n.concat(t))}function z(t,e){var n=Je(le++,7);return fr(n.__H,e)&&(n.__=t(),n.__H=e),n.__}function K(t,e){return gn=8,z(function(){return t},e)}function F(t){var e=et.context[t.__c],n=Je(le++,9);return n.c=t,e?(n.__==null&&(n.__=!0,e.sub(et)),e.props.value):t.__}function P$(t,e){st.useDebugValue&&st.useDebugValue(e?e(t):t)}function A$(t){var e=Je(le++,10),n=g();return e.__=t,et.componentDidCatch||(et.componentDidCatch=function(s,o){e.__&&e.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function jn(){var t=Je(le++,11);if(!t.__){for(var e=et.__v;!e.__m&&e.__;)e=e.__;var n=e.__m||(e.__m=[0,0]);t.__="P"+n[0]+"-"+n[1]++}return t.__}function I$(){var t;do{for(;t=mr.shift();)try{Un(t)}catch(n){st.__e(n,{__:(t=t.__P)&&t.__v})}for(;t=tu.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Un),e.__h.some($r),e.__h=[]}catch(n){e.__h=[],st.__e(n,t.__v)}}}while(mr.length)}function R$(t){var e,n=function(){clearTimeout(s),Jc&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Jc&&(e=requestAnimationFrame(n))}function Qc(t){t!=1&&Uc==st.requestAnimationFrame||((Uc=st.requestAnimationFrame)||R$)(I$)}function Un(t){var e=et,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),et=e}function $r(t){var e=et;t.__c=t.__(),et=e}function fr(t,e){return!t||t.length!=e.length||e.some(function(n,s){return!dr(n,t[s])})}function nu(t,e){return typeof e=="function"?e(t):e}var le,et,pr,Uc,dr,gn,tu,mr,st,jc,Gc,Vc,Kc,Yc,Xc,Jc,hr=k(()=>{"use strict";Wn();dr=Object.is,gn=0,tu=[],mr=[],st=J,jc=st.__b,Gc=st.__r,Vc=st.diffed,Kc=st.__c,Yc=st.unmount,Xc=st.__;st.__b=function(t){et=null,jc&&jc(t)},st.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Xc&&Xc(t,e)},st.__r=function(t){Gc&&Gc(t),le=0;var e=(et=t.__c).__H;e&&(pr==et?et.__h=[]:(e.__h.some(Un),e.__h.some($r),le=0),e.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),pr=et},st.diffed=function(t){Vc&&Vc(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&Qc(tu.push(e)),e.__H.__.some(function(n){n.u&&(n.__H=n.u)})),pr=et=null},st.__c=function(t,e){e.some(function(n){try{n.__h.some(Un),n.__h=n.__h.filter(function(s){return!s.__||$r(s)})}catch(s){n.__h=[function(){throw s}]}}),Kc&&Kc(t,e)},st.unmount=function(t){Yc&&Yc(t);var e,n,s=t.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=t.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Qc(mr.push(o))}else Un(o)}catch(a){e=a}}),s.__H=void 0,e&&st.__e(e,s.__v))};Jc=typeof requestAnimationFrame=="function"});function gr(t){var e=su.get(this);return e||(e=new Map,su.set(this,e)),(e=ou(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,a=1,r="",c="",u=[0],p=function($){a===1&&($||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,$,r):a===3&&($||r)?(u.push(3,$,r),a=2):a===2&&r==="..."&&$?u.push(4,$,0):a===2&&r&&!$?u.push(5,0,!0,r):a>=5&&((r||!$&&a===5)&&(u.push(a,0,r,o),a=6),$&&(u.push(a,$,0,o),a=6)),r=""},d=0;d<n.length;d++){d&&(a===1&&p(),p(d));for(var f=0;f<n[d].length;f++)s=n[d][f],a===1?s==="<"?(p(),u=[u],a=3):r+=s:a===4?r==="--"&&s===">"?(a=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),a=1):a&&(s==="="?(a=5,o=r,r=""):s==="/"&&(a<5||n[d][f+1]===">")?(p(),a===3&&(u=u[0]),a=u,(u=u[0]).push(2,0,a),a=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),a=2):r+=s),a===3&&r==="!--"&&(a=4,u=u[0])}return p(),u})(t)),e),arguments,[])).length>1?e:e[0]}var ou,su,br=k(()=>{"use strict";ou=function(t,e,n,s){var o;e[0]=0;for(var a=1;a<e.length;a++){var r=e[a++],c=e[a]?(e[0]|=r?1:2,n[e[a++]]):e[++a];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[e[++a]]=c:r===6?s[1][e[++a]]+=c+"":r?(o=t.apply(c,ou(t,c,n,["",null])),s.push(o),c[0]?e[0]|=2:(e[a-2]=0,e[a]=o)):s.push(c)}return s},su=new Map});var l,S=k(()=>{"use strict";Wn();hr();br();l=gr.bind(Fn)});function fo(){Qe||(Qe=!0,$o=au,ru(!1),iu())}function ho(t){t.headers?.get(D$)?fo():Qe&&(Qe=!1,clearTimeout(wr),ru(!0))}function go(t){return yr.add(t),()=>{yr.delete(t)}}function vr(){let[,t]=g(0);return x(()=>go(()=>t(e=>e+1)),[]),Qe}function ru(t){for(let e of[...yr])e(t)}function iu(){wr=setTimeout(()=>{lu()},$o),$o=Math.min(N$,$o*2)}async function lu(){if(clearTimeout(wr),!Qe)return;let t=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);t&&ho(t),Qe&&iu()}var au,N$,D$,Qe,$o,wr,yr,Gn=k(()=>{"use strict";S();au=2e3,N$=2e4,D$="x-stored",Qe=!1,$o=au,wr=0,yr=new Set;globalThis.addEventListener?.("online",()=>{lu()})});var Bt,Q,Mt,zt,Vn=k(()=>{"use strict";Bt=class{constructor(e){this.value=e}valueOf(){return this.value}},Q=class extends Bt{constructor(e="???"){super(e)}toString(e){return`{${this.value}}`}},Mt=class extends Bt{constructor(e,n={}){super(e),this.opts=n}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return this.value.toString(10)}},zt=class t extends Bt{static supportsValue(e){if(typeof e=="number"||e instanceof Date)return!0;if(e instanceof Bt)return t.supportsValue(e.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(e instanceof n.Instant||e instanceof n.PlainDateTime||e instanceof n.PlainDate||e instanceof n.PlainMonthDay||e instanceof n.PlainTime||e instanceof n.PlainYearMonth)return!0}return!1}constructor(e,n={}){e instanceof t?(n={...e.opts,...n},e=e.value):e instanceof Bt&&(e=e.valueOf()),typeof e=="object"&&"calendarId"in e&&n.calendar===void 0&&(n={...n,calendar:e.calendarId}),super(e),this.opts=n}[Symbol.toPrimitive](e){return e==="string"?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e=="number")return e;if(e instanceof Date)return e.getTime();if("epochMilliseconds"in e)return e.epochMilliseconds;if("toZonedDateTime"in e)return e.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){e.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function q$(t,e,n){if(n===e||n instanceof Mt&&e instanceof Mt&&n.value===e.value)return!0;if(e instanceof Mt&&typeof n=="string"){let s=t.memoizeIntlObject(Intl.PluralRules,e.opts).select(e.value);if(n===s)return!0}return!1}function uu(t,e,n){return e[n]?bn(t,e[n].value):(t.reportError(new RangeError("No default")),new Q)}function xr(t,e){let n=[],s=Object.create(null);for(let o of e)o.type==="narg"?s[o.name]=Kn(t,o.value):n.push(Kn(t,o));return{positional:n,named:s}}function Kn(t,e){switch(e.type){case"str":return e.value;case"num":return new Mt(e.value,{minimumFractionDigits:e.precision});case"var":return B$(t,e);case"mesg":return z$(t,e);case"term":return F$(t,e);case"func":return W$(t,e);case"select":return U$(t,e);default:return new Q}}function B$(t,{name:e}){let n;if(t.params)if(Object.prototype.hasOwnProperty.call(t.params,e))n=t.params[e];else return new Q(`$${e}`);else if(t.args&&Object.prototype.hasOwnProperty.call(t.args,e))n=t.args[e];else return t.reportError(new ReferenceError(`Unknown variable: $${e}`)),new Q(`$${e}`);if(n instanceof Bt)return n;switch(typeof n){case"string":return n;case"number":return new Mt(n);case"object":if(zt.supportsValue(n))return new zt(n);default:return t.reportError(new TypeError(`Variable type not supported: $${e}, ${typeof n}`)),new Q(`$${e}`)}}function z$(t,{name:e,attr:n}){let s=t.bundle._messages.get(e);if(!s)return t.reportError(new ReferenceError(`Unknown message: ${e}`)),new Q(e);if(n){let o=s.attributes[n];return o?bn(t,o):(t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new Q(`${e}.${n}`))}return s.value?bn(t,s.value):(t.reportError(new ReferenceError(`No value: ${e}`)),new Q(e))}function F$(t,{name:e,attr:n,args:s}){let o=`-${e}`,a=t.bundle._terms.get(o);if(!a)return t.reportError(new ReferenceError(`Unknown term: ${o}`)),new Q(o);if(n){let c=a.attributes[n];if(c){t.params=xr(t,s).named;let u=bn(t,c);return t.params=null,u}return t.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new Q(`${o}.${n}`)}t.params=xr(t,s).named;let r=bn(t,a.value);return t.params=null,r}function W$(t,{name:e,args:n}){let s=t.bundle._functions[e];if(!s)return t.reportError(new ReferenceError(`Unknown function: ${e}()`)),new Q(`${e}()`);if(typeof s!="function")return t.reportError(new TypeError(`Function ${e}() is not callable`)),new Q(`${e}()`);try{let o=xr(t,n);return s(o.positional,o.named)}catch(o){return t.reportError(o),new Q(`${e}()`)}}function U$(t,{selector:e,variants:n,star:s}){let o=Kn(t,e);if(o instanceof Q)return uu(t,n,s);for(let a of n){let r=Kn(t,a.key);if(q$(t,o,r))return bn(t,a.value)}return uu(t,n,s)}function kr(t,e){if(t.dirty.has(e))return t.reportError(new RangeError("Cyclic reference")),new Q;t.dirty.add(e);let n=[],s=t.bundle._useIsolating&&e.length>1;for(let o of e){if(typeof o=="string"){n.push(t.bundle._transform(o));continue}if(t.placeables++,t.placeables>cu)throw t.dirty.delete(e),new RangeError(`Too many placeables expanded: ${t.placeables}, max allowed is ${cu}`);s&&n.push(Z$),n.push(Kn(t,o).toString(t)),s&&n.push(H$)}return t.dirty.delete(e),n.join("")}function bn(t,e){return typeof e=="string"?t.bundle._transform(e):kr(t,e)}var cu,Z$,H$,pu=k(()=>{"use strict";Vn();cu=100,Z$="⁨",H$="⁩"});var bo,du=k(()=>{"use strict";bo=class{constructor(e,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=n,this.args=s}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,n){let s=this.bundle._intls.get(e);s||(s={},this.bundle._intls.set(e,s));let o=JSON.stringify(n);return s[o]||(s[o]=new e(this.bundle.locales,n)),s[o]}}});function Mr(t,e){let n=Object.create(null);for(let[s,o]of Object.entries(t))e.includes(s)&&(n[s]=o.valueOf());return n}function $u(t,e){let n=t[0];if(n instanceof Q)return new Q(`NUMBER(${n.valueOf()})`);if(n instanceof Mt)return new Mt(n.valueOf(),{...n.opts,...Mr(e,mu)});if(n instanceof zt)return new Mt(n.toNumber(),{...Mr(e,mu)});throw new TypeError("Invalid argument to NUMBER")}function fu(t,e){let n=t[0];if(n instanceof Q)return new Q(`DATETIME(${n.valueOf()})`);if(n instanceof zt||n instanceof Mt)return new zt(n,Mr(e,j$));throw new TypeError("Invalid argument to DATETIME")}var mu,j$,hu=k(()=>{"use strict";Vn();mu=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];j$=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function bu(t){let e=Array.isArray(t)?t.join(" "):t,n=gu.get(e);return n===void 0&&(n=new Map,gu.set(e,n)),n}var gu,yu=k(()=>{"use strict";gu=new Map});var yn,wu=k(()=>{"use strict";pu();du();Vn();hu();yu();yn=class{constructor(e,{functions:n,useIsolating:s=!0,transform:o=a=>a}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:$u,DATETIME:fu,...n},this._useIsolating=s,this._transform=o,this._intls=bu(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:n=!1}={}){let s=[];for(let o=0;o<e.body.length;o++){let a=e.body[o];if(a.id.startsWith("-")){if(n===!1&&this._terms.has(a.id)){s.push(new Error(`Attempt to override an existing term: "${a.id}"`));continue}this._terms.set(a.id,a)}else{if(n===!1&&this._messages.has(a.id)){s.push(new Error(`Attempt to override an existing message: "${a.id}"`));continue}this._messages.set(a.id,a)}}return s}formatPattern(e,n=null,s=null){if(typeof e=="string")return this._transform(e);let o=new bo(this,s,n);try{return kr(o,e).toString(o)}catch(a){if(o.errors&&a instanceof Error)return o.errors.push(a),new Q().toString(o);throw a}}}});var _r,vu,G$,Cr,V$,xu,K$,yo,Y$,ku,Mu,X$,_u,J$,Q$,tf,Cu,ef,nf,sf,of,af,rf,lf,wn,wo,Su=k(()=>{"use strict";_r=/^(-?[a-zA-Z][\w-]*) *= */gm,vu=/\.([a-zA-Z][\w-]*) *= */y,G$=/\*?\[/y,Cr=/(-?[0-9]+(?:\.([0-9]+))?)/y,V$=/([a-zA-Z][\w-]*)/y,xu=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,K$=/^[A-Z][A-Z0-9_-]*$/,yo=/([^{}\n\r]+)/y,Y$=/([^\\"\n\r]*)/y,ku=/\\([\\"])/y,Mu=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,X$=/^\n+/,_u=/ +$/,J$=/ *\r?\n/g,Q$=/( *)$/,tf=/{\s*/y,Cu=/\s*}/y,ef=/\[\s*/y,nf=/\s*] */y,sf=/\s*\(\s*/y,of=/\s*->\s*/y,af=/\s*:\s*/y,rf=/\s*,?\s*/y,lf=/\s+/y,wn=class{constructor(e){this.body=[],_r.lastIndex=0;let n=0;for(;;){let C=_r.exec(e);if(C===null)break;n=_r.lastIndex;try{this.body.push(u(C[1]))}catch(T){if(T instanceof SyntaxError)continue;throw T}}function s(C){return C.lastIndex=n,C.test(e)}function o(C,T){if(e[n]===C)return n++,!0;if(T)throw new T(`Expected ${C}`);return!1}function a(C,T){if(s(C))return n=C.lastIndex,!0;if(T)throw new T(`Expected ${C.toString()}`);return!1}function r(C){C.lastIndex=n;let T=C.exec(e);if(T===null)throw new SyntaxError(`Expected ${C.toString()}`);return n=C.lastIndex,T}function c(C){return r(C)[1]}function u(C){let T=d(),H=p();if(T===null&&Object.keys(H).length===0)throw new SyntaxError("Expected message value or attributes");return{id:C,value:T,attributes:H}}function p(){let C=Object.create(null);for(;s(vu);){let T=c(vu),H=d();if(H===null)throw new SyntaxError("Expected attribute value");C[T]=H}return C}function d(){let C;if(s(yo)&&(C=c(yo)),e[n]==="{"||e[n]==="}")return f(C?[C]:[],1/0);let T=R();return T?C?f([C,T],T.length):(T.value=I(T.value,X$),f([T],T.length)):C?I(C,_u):null}function f(C=[],T){for(;;){if(s(yo)){C.push(c(yo));continue}if(e[n]==="{"){C.push($());continue}if(e[n]==="}")throw new SyntaxError("Unbalanced closing brace");let Ht=R();if(Ht){C.push(Ht),T=Math.min(T,Ht.length);continue}break}let H=C.length-1,dt=C[H];typeof dt=="string"&&(C[H]=I(dt,_u));let it=[];for(let Ht of C)Ht instanceof wo&&(Ht=Ht.value.slice(0,Ht.value.length-T)),Ht&&it.push(Ht);return it}function $(){a(tf,SyntaxError);let C=m();if(a(Cu))return C;if(a(of)){let T=v();return a(Cu,SyntaxError),{type:"select",selector:C,...T}}throw new SyntaxError("Unclosed placeable")}function m(){if(e[n]==="{")return $();if(s(xu)){let[,C,T,H=null]=r(xu);if(C==="$")return{type:"var",name:T};if(a(sf)){let dt=h();if(C==="-")return{type:"term",name:T,attr:H,args:dt};if(K$.test(T))return{type:"func",name:T,args:dt};throw new SyntaxError("Function names must be all upper-case")}return C==="-"?{type:"term",name:T,attr:H,args:[]}:{type:"mesg",name:T,attr:H}}return _()}function h(){let C=[];for(;;){switch(e[n]){case")":return n++,C;case void 0:throw new SyntaxError("Unclosed argument list")}C.push(b()),a(rf)}}function b(){let C=m();return C.type!=="mesg"?C:a(af)?{type:"narg",name:C.name,value:_()}:C}function v(){let C=[],T=0,H;for(;s(G$);){o("*")&&(H=T);let dt=w(),it=d();if(it===null)throw new SyntaxError("Expected variant value");C[T++]={key:dt,value:it}}if(T===0)return null;if(H===void 0)throw new SyntaxError("Expected default variant");return{variants:C,star:H}}function w(){a(ef,SyntaxError);let C;return s(Cr)?C=E():C={type:"str",value:c(V$)},a(nf,SyntaxError),C}function _(){if(s(Cr))return E();if(e[n]==='"')return M();throw new SyntaxError("Invalid expression")}function E(){let[,C,T=""]=r(Cr),H=T.length;return{type:"num",value:parseFloat(C),precision:H}}function M(){o('"',SyntaxError);let C="";for(;;){if(C+=c(Y$),e[n]==="\\"){C+=P();continue}if(o('"'))return{type:"str",value:C};throw new SyntaxError("Unclosed string literal")}}function P(){if(s(ku))return c(ku);if(s(Mu)){let[,C,T]=r(Mu),H=parseInt(C||T,16);return H<=55295||57344<=H?String.fromCodePoint(H):"�"}throw new SyntaxError("Unknown escape sequence")}function R(){let C=n;switch(a(lf),e[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return B(e.slice(C,n))}return e[n-1]===" "?B(e.slice(C,n)):!1}function I(C,T){return C.replace(T,"")}function B(C){let T=C.replace(J$,`
`),H=Q$.exec(C)[1].length;return new wo(T,H)}}},wo=class{constructor(e,n){this.value=e,this.length=n}}});var Sr=k(()=>{"use strict";wu();Su();Vn()});async function Yn(t){let e=await fetch(Ge(`/texts/${encodeURIComponent(t||Lr)}.ftl`));if(!e.ok)throw new Error(`no texts in ${t}`);let n=new yn(t||Lr,{useIsolating:!1,functions:{FORM:Tu,CAPITAL:df}});n.addResource(new wn(await e.text())),tn=n,Er.clear(),Te.clear(),document.documentElement.lang=n.locales[0]}function i(t,e){let n=tn?.getMessage(t);if(tn&&n?.value){let s=tn.formatPattern(n.value,e&&mf(e),[]);return pf(n,s,e)&&Eu(s,{bundle:tn,message:n,args:e??{}}),s}return Er.has(t)||console.warn(`missing text: ${t}`),Er.add(t),`[${t}]`}function pf(t,e,n){for(let s in t.attributes)return!0;return Te.size>0&&!!n&&Object.values(n).some(s=>typeof s=="string"&&s!==e&&e.includes(s)&&Te.has(s))}function Eu(t,e){Te.size>=uf&&Te.clear(),Te.set(t,e)}function Tu([t,e]){let n=typeof t=="string"?Te.get(t):void 0;if(!n)return t;let{bundle:s,message:o,args:a}=n,r=o.attributes[String(e)],c=r?a:Object.fromEntries(Object.entries(a).map(([p,d])=>[p,typeof d=="string"?Tu([d,e]):d])),u=s.formatPattern(r??o.value,c,[]);return Te.has(u)||Eu(u,n),u}function df([t]){return typeof t=="string"?t.charAt(0).toLocaleUpperCase()+t.slice(1):t}function mf(t){return Object.fromEntries(Object.entries(t).map(([e,n])=>[e,typeof n=="string"&&cf.test(n)?`⁨${n}⁩`:n]))}function ce(t){return!!tn?.getMessage(t)?.value}function G(){return tn?.locales[0]??Lr}function Xn(t,e){let n=G(),s=Lu.get(n)??new Intl.Collator(n,{numeric:!0});return Lu.set(n,s),s.compare(t,e)}function Tt(t){return new Intl.ListFormat(G()).format(t)}function Tr(t){let e=new Intl.DisplayNames([t],{type:"language"}).of(t)??t;return e.charAt(0).toLocaleUpperCase(t)+e.slice(1)}var Lr,cf,tn,Er,Te,uf,Lu,L=k(()=>{"use strict";Sr();Ce();Lr="en",cf=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,tn=null,Er=new Set,Te=new Map,uf=2e3;Lu=new Map});function Y(t){return Ou(Ge(t),{})}function W(t,e={}){let n=typeof e=="string";return Ou(t,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?e:JSON.stringify(e)})}function q(t){if(t instanceof ct)return t.reason;let e=t?.reason;return typeof e=="string"?e:i("problem-unknown")}async function Ou(t,e){let n;try{n=await fetch(t,{...e,credentials:"same-origin",signal:AbortSignal.timeout($f)})}catch{throw fo(),new ct("offline",i("problem-offline"))}ho(n);let s=await n.text().catch(()=>""),o=ff(s);if(n.ok&&o!==void 0)return o;throw new ct(o?.code??String(n.status),o?.reason??i(n.status===404?"problem-not-found":"problem-server"))}function ff(t){try{return t?JSON.parse(t):{}}catch{return}}var $f,ct,j=k(()=>{"use strict";Ce();Gn();L();$f=2e4,ct=class extends Error{constructor(e,n){super(n),this.name="Refusal",this.code=e,this.reason=n}}});function V(t){return t in Jn||(Jn[t]=hf(t)),Jn[t]}function _t(t,e){Jn[t]=e;try{localStorage.setItem(vo+t,JSON.stringify(e))}catch{}for(let n of[...xo])n(t)}function vn(t){return xo.add(t),()=>{xo.delete(t)}}function X(t){let[,e]=g(0);return x(()=>vn(n=>{n===t&&e(s=>s+1)}),[t]),[V(t),n=>_t(t,n)]}function ue(){let t=V("motion");return t==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:t==="full"}function hf(t){try{let e=localStorage.getItem(vo+t),n=e===null?void 0:JSON.parse(e),s=Pu[t];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return Pu[t]}var vo,Pu,Jn,xo,nt=k(()=>{"use strict";S();vo="arcanarium.",Pu={theme:"auto",motion:"auto",sound:!1,sentences:!1,text:"usual",news:!0,confirm:!0,hints:!0,pace:.7,taught:{},language:"",lastTable:{},lastForm:null,lessons:{},coach:!0},Jn={},xo=new Set;addEventListener("storage",t=>{if(!t.key?.startsWith(vo))return;let e=t.key.slice(vo.length);delete Jn[e];for(let n of[...xo])n(e)})});function pe(){return ko??=Y("/api/games").then(t=>Mo=t,t=>{throw ko=null,t}),ko}function Or(){return ko=null,pe()}function bt(t){return Mo.find(e=>e.game===t)}function Ct(){let[,t]=g(0);return x(()=>{pe().then(()=>t(e=>e+1),()=>{})},[]),Mo.length?Mo:null}function ot(t){let e=`${t}-title`;return ce(e)?i(e):t}function ft(t,e){let n=`${t}-${e.replaceAll(" ","-")}`;return ce(n)?i(n):e}function Rt(t,e){let n=`${t}-${e.replaceAll(" ","-")}-hint`;return ce(n)?i(n):""}function en({bot:t,name:e,rating:n}){let s=/^level(\d+)$/.exec(t),o=s?i("opponent-level",{name:e,n:Number(s[1])}):e;return n===null?o:`${o} · ${i("opponent-rating",{rating:n})}`}function Qn(t){if(!t)return"";let{character:e,style:n}=t;return n?`${e} ${i("opponent-style",{style:ft("style",n),what:Rt("style",n)})}`:e}function xn(t,e){let[n,s]=t.seats,o=t.sets.map(a=>a.id).filter(a=>e.includes(a)).join("+");return t.seats_of[o]??Array.from({length:s-n+1},(a,r)=>n+r)}function Pr(t,e,n){return n.slice(0,Math.max(...xn(t,e)))}function ts(t){let e=t.variants.includes("first")?"first":t.variants[0];return{game:t.game,sets:t.sets.slice(0,1).map(n=>n.id),variant:e,options:{},seats:[{kind:"me"},{kind:"bot",bot:t.opponent}],clock:null,open:!1,pace:V("pace")}}function nn(t){let e=bt(t.game)?.sets[0]?.id,s=(t.sets??[]).filter(o=>o!==e).map(o=>ft(`${t.game}-set`,o));return t.variant&&t.variant!=="standard"&&s.push(ft(`${t.game}-variant`,t.variant)),t.clock&&s.push(_o(t.clock)),t.chosen&&s.push(i("deal-chosen")),t.day&&s.push(i("daily-title")),s.join(" · ")}function _o({bank:t,each:e}){return e>=43200?i("clock-days",{n:Math.round(e/8640)/10}):i("clock-live",{minutes:Math.round(t/60),seconds:Math.round(e)})}var ko,Mo,at=k(()=>{"use strict";j();S();nt();L();ko=null,Mo=[]});function kn(t){let e=es.get(t);return e||(e=Y(`/api/cards/${encodeURIComponent(t)}`).then(n=>{let s=n.cards.map(({title:o,...a})=>({...a,name:o}));return Au.set(t,new Map(s.map(o=>[o.id,o]))),{...n,cards:s}},n=>{throw es.delete(t),n}),es.set(t,e)),e}function U(t,e){return Au.get(t)?.get(e)??{id:e,name:e.replaceAll("_"," "),kind:bt(t)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}async function Ar(){let t=[...es.keys()];es.clear(),await Promise.all(t.map(kn))}var es,Au,St=k(()=>{"use strict";j();at();es=new Map,Au=new Map});function Co(t,e){Iu.set(t,e)}async function sn(t){let[e]=await Promise.all([pe(),kn(t)]),n=e.find(s=>s.game===t);if(!n)throw new ct("not-found",i("problem-not-found"));return Iu.get(n.board)??import(n.board)}var Iu,Mn=k(()=>{"use strict";j();St();at();L();Iu=new Map});var Oe,So=k(()=>{"use strict";Oe={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var Lo,Ir=k(()=>{"use strict";Lo={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},globe:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function ss(t){return t in Oe||t in Lo}function y({name:t,size:e,label:n,class:s="",golden:o=!1}){let a=Oe[t]??Lo[t];if(!a)throw new Error(`no sign is called ${t}`);let r=e===void 0?void 0:{width:e,height:e},c=l`
    ${a.fill&&l`<path d=${a.fill} fill-rule="evenodd"/>`}
    ${a.line&&l`<path class="stroke" d=${a.line}/>`}`;return l`<svg class=${`icon ${o?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${o?l`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Jt(t,e=1){return i(`sign-${t}`,{n:e})}function Ft({fragments:t,label:e}){if(!t.length)return null;let n=vf(t),s=e??n.map(o=>o.words).filter(Boolean).join(" ");return l`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${wf(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function wf(t){let e=[],n=[],s=()=>{n.length===1?e.push(n[0].drawn):n.length&&e.push(l`<span class="clause">${n.map(o=>o.drawn)}</span>`),n=[]};for(let o of t)o.gap?(s(),e.push(o.drawn)):(o.aside&&n.length>=Oo&&s(),n.push(o));return s(),e}function vf(t){let e=[];for(let n=0;n<t.length;n++){let[s,o]=t[n],[a="",r=""]=t[n+1]??[];if(s==="≠"&&o==="sign")do e.push(kf(t[++n]));while(Xt.includes(t[n][1])&&Xt.includes(t[n+1]?.[1]));else o==="point"&&/^\d+$/.test(s)&&a==="★"?(e.push({drawn:l`<${ut} n=${Number(s)}/>`,words:i("sign-points",{n:Number(s)})}),n++):s==="★"&&a==="?"&&r==="point"?(e.push(ns("check","of-point","")),n++):e.push(Ru(s,o))}return e}function Ru(t,e){if(!t.trim())return{drawn:l`<span class=${t.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(bf.has(t))return{drawn:l`<span class="between">${t}</span>`,words:xf(t),aside:t==="("};let n=yf.exec(t);if(n&&e!=="text"){let s=Eo[n[2]];return ns(s,e==="quiet"?"of-quiet":`of-${s}`,n[1],e==="gold"&&To.includes(s))}if(e!=="text"&&Eo[t])return ns(Eo[t],`of-${Eo[t]}`,"");if(e==="type"){let s=gf.find(o=>t===Jt(o)||t===o);if(s)return ns(s,`of-${s}`,"")}return t==="X"&&e==="any"?{drawn:l`<i class="unknown">X</i>`,words:"X"}:{drawn:l`<span class=${`of-${e}`}>${t}</span>`,words:t}}function xf(t){return{"+":"+","/":i("sign-or"),"−":"−","×":"×"}[t]??""}function ns(t,e,n,s=!1){return{drawn:l`<span class=${`sign ${e}`}>${n&&l`<b class="sign-number">${n}</b>`}<${y} name=${t} golden=${s}/></span>`,words:`${n} ${Jt(t,Number(n)||1)}`.trim()}}function kf([t,e]){let{drawn:n,words:s}=Ru(t,e);return{drawn:l`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${Oe.ban.line}/></svg></span>`,words:i("sign-not",{what:s})}}function Rr({amount:t,kinds:e=Xt}){let n=t.flatMap((s,o)=>s?[ns(e[o],`of-${e[o]}`,String(s))]:[]);return n.length?l`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function de({essences:t,kinds:e=Xt}){return t.some(Boolean)?l`<span class="tokens">${t.map((n,s)=>n>0&&l`
    <span key=${e[s]} class=${`token of-${e[s]}`} data-essence=${e[s]}>
      <${y} name=${e[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Jt(e[s],n)}</span>
    </span>`)}</span>`:null}function ut({n:t}){return l`<span class="points" data-long=${t>=100||null} role="img" aria-label=${i("sign-points",{n:t})}>
    <${y} name="laurel"/><b class="num" aria-hidden="true">${t}</b>
  </span>`}var Xt,To,gf,Eo,bf,yf,Oo,N=k(()=>{"use strict";S();L();So();Ir();Xt=["elan","life","calm","death","gold","pearl"],To=["military","political","spiritual","financial"],gf=["creature","dragon","demon","mage"],Eo={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},bf=new Set(["+","/","(",")","−","×"]),yf=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u;Oo=3});function O(t,e=0,n=0){return`M${Qt(e-t)} ${Qt(n)}a${Qt(t)} ${Qt(t)} 0 1 0 ${Qt(2*t)} 0a${Qt(t)} ${Qt(t)} 0 1 0 ${Qt(-2*t)} 0Z`}function Ot(t,e,n,s=0){return Io(t,s,o=>O(n,...Nu(e,o)))}function D(t,e,n=0,s=1){let o=Du(t,s),a="";for(let r=0;r<o;r++){for(let c=0;c<t/o;c++)a+=`${c?"L":"M"}${tt(e,n+on*(r+c*s)/t)}`;a+="Z"}return a}function te(t,e,n,s=0){let o="";for(let a=0;a<2*t;a++)o+=`${a?"L":"M"}${tt(a%2?n:e,s+Math.PI*a/t)}`;return`${o}Z`}function me(t,e,n,s=0){return Io(t,s,o=>`M${tt(e,o)}L${tt(n,o)}`)}function Po(t,e,n,s){let o="";for(let a=0;a<t;a++)o+=`M${tt(e,on*a/t)}L${tt(e+(a%s?n:n*2),on*a/t)}`;return o}function Pe(t,e,n,s,o=0){let a=(e+n)/2;return Io(t,o,r=>`M${tt(e,r)}Q${tt(a,r-s)} ${tt(n,r)}Q${tt(a,r+s)} ${tt(e,r)}Z`)}function Nr(t,e,n){let s=Math.PI/t,o=`M${tt(e,-s)}`;for(let a=0;a<t;a++){let r=on*a/t;o+=`C${tt((e+n)/2,r-s*.9)} ${tt(e+1,r-s*.15)} ${tt(n,r)}`,o+=`C${tt(e+1,r+s*.15)} ${tt((e+n)/2,r+s*.9)} ${tt(e,r+s)}`}return o}function Ao(t,e,n){let s=t*10,o="";for(let a=0;a<=s;a++){let r=on*a/s;o+=`${a?"L":"M"}${tt(e+n*Math.cos(t*r),r)}`}return`${o}Z`}function os(t,e,n,s=0){let o=`M${tt(e,s)}`;for(let a=1;a<=t;a++){let r=s+on*a/t;o+=`Q${tt(e+n,r-Math.PI/t)} ${tt(e,r)}`}return`${o}Z`}function _n(t,e,n,s=0){return Io(t,s,o=>{let a=n/e;return`M${tt(e,o-a)}Q${tt(e-n*1.6,o)} ${tt(e,o+a)}Q${tt(e-n*.6,o)} ${tt(e,o-a)}Z`})}function Z(t){let e=t.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,o)=>`${Qt(-s)} ${o}`);return t+e}function Io(t,e,n){let s="";for(let o=0;o<t;o++)s+=n(e+on*o/t);return s}function Du(t,e){return e?Du(e,t%e):t}var on,Qt,Nu,tt,as=k(()=>{"use strict";on=2*Math.PI,Qt=t=>String(Math.round(t*10)/10),Nu=(t,e)=>[t*Math.sin(e),-t*Math.cos(e)],tt=(t,e)=>Nu(t,e).map(Qt).join(" ")});function rs(t){return Mf.find(([e])=>e.test(t))?.[1]??""}var Mf,Dr=k(()=>{"use strict";as();Mf=[[/hawk|nightingale|phoenix|raven|swan|peacock/,Z("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+O(1.8,0,-25)],[/mermaid|dolphin|whale/,Z("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+O(1.8,6,-26)+O(1.8,-6,-26)],[/hound|dog|wolf/,Z("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,Z("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,Z("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,Z("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,Z("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,Z("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,Z("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,Z("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,Z("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,Z("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,Z("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+O(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,Z("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+O(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,Z("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,O(15,0,-28)+O(7,0,-28)+Z("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,O(40)+O(34)+O(6)+me(8,6,34)+D(4,34)+D(4,12,Math.PI/4)],[/crown|laurels|command/,Z("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+O(3,0,-38)+O(3,25,-34)+O(3,-25,-34)],[/egg/,Z("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,Z("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+D(3,5,0)],[/hand|gauntlet|palm|glove/,Z("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,Z("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,Z("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,Z("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,Z("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,Z("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,Z("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,Z("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,O(42)+D(4,42,Math.PI/4)+D(3,29.7)+O(14.8)]]});function _f(t){let e=[4,5,6,8][t(4)],n=t(2)?0:Math.PI/e,s=[O(15),D(e,17,n),D(e,18,n,e===5?2:e===8?3:1)][t(3)];return D(e,45,n)+D(e,37,n)+Ot(e,45,5,n)+D(e,27,n+Math.PI/e)+me(e,19,27,n+Math.PI/e)+s+O(6)}function Cf(t){let e=[-46+t(10),-16-t(18),-6-t(22)],n=(u,p,d,f)=>{let $=(u+p)/2;return[`L${u} ${d}L${$} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${$-2} ${d-5}L${$-2} ${d}L${$+2} ${d}L${$+2} ${d-5}L${p} ${d-5}L${p} ${d}`][f]},[s,o,a]=e,r=t(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${o+12}L22 ${o+20}M37 ${a+12}L37 ${a+18}M0 ${s+16}L0 ${s+28}`;return Z(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,o,t(3))}L30 36M30 36${n(30,45,a,t(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function Bu(t){let e=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return Z(e[t(e.length)]+n[t(n.length)])}function Zr(t,e,n){let s=t.types??[];if(s.includes("dragon"))return Sf(n,s.includes("creature"));if(s.includes("demon"))return Lf(n,s.includes("creature"));if(s.includes("creature"))return{lines:rs(t.id)||Zu[n(Zu.length)]()};switch(t.kind){case"mage":return Ef(e,n);case"monument":return{lines:Z(Hu[n(Hu.length)])};case"place":return{lines:_f(n)};case"item":return{lines:Z("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+O(4,-8,27)+O(2.5,6,33)+O(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:Z("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+D([3,5,6,7][n(4)],17,0,n(2)+1)+O(20)};case"agent":return{lines:Bu(n),sign:{name:e,y:33,size:15}};case"personality":return{lines:`${Bu(n)}${Z("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:e,y:33,size:15}};case"militia":return{lines:Z("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+O(3,0,-46)};case"location":return{lines:Cf(n)};case"relic":return Tf(t.id,n);case"objective":return{lines:te(4,46,9)+te(4,26,8,Math.PI/4)+O(34)+O(18)};case"guild":return{lines:Z("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:e,y:-2,size:44}};case"special":return{lines:te(8,46,14)+O(14)+O(34)};default:return{lines:rs(t.id)||qu[n(qu.length)]()}}}function Sf(t,e){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][t(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",o=e?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:Z(n+s+o),fill:O(1.8,3,-28)+O(1.8,-3,-28)}}function Lf(t,e){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][t(3)];return{lines:Z(`M0 -18C3 -18 6 -18 8 -16${n}${e?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+D(5,50,Math.PI,2),fill:O(2,11,.5)+O(2,-11,.5)}}function Ef(t,e){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:Z(n[e(n.length)]+s[e(3)]),sign:{name:t,y:27,size:17}}}function Tf(t,e){let n=rs(t);if(n)return{lines:n};let s=[D(8,34,Math.PI/8)+D(8,20,Math.PI/8)+me(8,20,34,Math.PI/8),D(6,36)+D(3,36,0)+D(3,18,Math.PI),Z("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),os(7,30,14)+D(7,30)+O(12)];return{lines:s[e(s.length)]+O(44)}}var Zu,Hu,qu,Hr=k(()=>{"use strict";as();Dr();Zu=[()=>Z("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>Z("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+O(16)+Pe(7,28,48,.18)],Hu=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],qu=[()=>D(6,44,0,2)+O(22)+D(6,22,0),()=>D(3,46,0)+D(3,23,Math.PI)+O(11.5)+Ot(3,46,3.5),()=>O(40)+D(4,40,Math.PI/4)+D(3,28,0)+O(14),()=>D(7,44,0,3)+O(13)+O(6),()=>O(22,0,-15)+O(22,13,7.5)+O(22,-13,7.5)+O(7.5),()=>D(8,44,0,3)+D(8,18,Math.PI/8)+O(9),()=>O(20,0,-14)+"M0 6L0 46M-16 26L16 26"+_n(1,44,16)+O(6,0,-14),()=>Pe(6,0,44,.5)+O(44)+O(8),()=>D(5,45,0,2)+D(5,17,Math.PI)+O(7),()=>te(4,46,14)+te(4,30,11,Math.PI/4)+O(8),()=>Z("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+O(12)+O(4),()=>D(9,44,0,2)+D(3,24,Math.PI)+O(5)]});function Of(t){let e=2166136261;for(let n of t)e=Math.imul(e^n.charCodeAt(0),16777619);return n=>{e=Math.imul(e^e>>>15,2246822519)+2654435769;let s=Math.imul(e^e>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function Pf(t){let e=new Map,n=(s,o)=>e.set(s,(e.get(s)??0)+o);t.power?n(t.power,20):zu[t.guild||t.id]&&n(zu[t.guild||t.id],20),t.values?.forEach((s,o)=>n(To[o],s)),t.cost?.forEach((s,o)=>s&&n(Xt[o],t.kind==="monument"?.1:2*s));for(let[s,o]of t.lines.flat())(Xt.includes(o)||o==="any")&&n(o,(o==="any"?.3:1)*(Number.parseInt(s)||1));return e.size||n("any",1),[...e].sort((s,o)=>o[1]-s[1]).map(([s])=>s)}function Fu(t){let e=Of(t.id),[n,s=n,o=s]=Pf(t),a=3+e(3),{lines:r,fill:c="",sign:u}=Zr(t,n,e),p=[()=>O(97)+Po(72,93,2,6),()=>O(97)+O(92)+Ot(a*4,94.5,1),()=>O(97)+O(94),()=>O(97)+Po(a*8,91,3,8)][e(4)](),d=[()=>D(a+3,76,0,2),()=>D(3,76)+D(3,76,Math.PI),()=>D(4,76)+D(4,76,Math.PI/4),()=>O(76)+me(a*2,56,76,Math.PI/(a*2)),()=>D(2*a+1,76,0,a)][e(5)](),f=["",O(53),Ot(a*5,52,1),me(a*6,53,56)][e(4)];return[{d:p,of:"brass",as:"fine"},{d:d+O(56)+f,of:s===n?"brass":s,as:"fine"},{d:(Ro[n]??Ro.any)(a,76,91),of:n},{d:Ro[o]&&o!==n?Ro[o](a,57,66):Ot(a,66,2.5),of:o,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:Oe[u.name].fill??Oe[u.name].line??"",of:n,as:"sign",place:u}]:[],...t.points?[{d:Af(t.points),of:"brass",as:"fill"}]:[]]}function Af(t){let e="";for(let n=0;n<t;n++)e+=`M${(n-(t-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return e}function qr({face:t,whole:e=!1}){let n=z(()=>Fu(t),[t]);return l`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${e?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(If)}
  </svg>`}function If({d:t,of:e,as:n="line",place:s}){if(s){let o=s.size/24;return l`<path class="sigil-fill" data-of=${e} d=${t} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${o})`}/>`}return n==="fill"?l`<path class="sigil-fill" data-of=${e} d=${t}/>`:l`${n!=="fine"&&l`<path class="sigil-glow" data-of=${e} d=${t}/>`}<path class=${`sigil-${n}`} data-of=${e} d=${t}/>`}var zu,Ro,Br=k(()=>{"use strict";S();N();as();Hr();So();zu={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},Ro={elan:(t,e,n)=>Nr(t*2,e,n),life:(t,e,n)=>Pe(t*4,e,n,.075)+Pe(t*4,e+2,n-6,.04,Math.PI/(t*4)),calm:(t,e,n)=>Ao(t*2,(e+n)/2+2,(n-e)/4)+Ao(t*2,(e+n)/2-2,(n-e)/4),death:(t,e,n)=>te(t*3,n,e)+_n(t,e-1,5),gold:(t,e,n)=>D(6,n)+D(6,n,Math.PI/6)+Ot(12,(e+n)/2-1,2),pearl:(t,e,n)=>os(t*3,e,n-e)+Ot(t*3,e+3,1.8,Math.PI/(t*3)),any:(t,e,n)=>D(5,n)+D(5,n,Math.PI/5)+Ot(10,e,1.6),military:(t,e,n)=>te(t*4,n,e+3),political:(t,e,n)=>_n(t*2,n-2,7)+Ot(t*2,n-2,1.8,Math.PI/(t*2)),spiritual:(t,e,n)=>Pe(t*2,e,n,.2)+Ot(t*2,n,1.6,Math.PI/(t*2)),financial:(t,e,n)=>Ot(t*3,(e+n)/2,(n-e)/4)+O(e)}});function an(t,e,n){return i(`${t}-${e}`,n)}function Nf(t,e){return e.district?an(t,`district-${e.district}`):e.guild?an(t,`card-${e.guild}`):e.rank?an(t,`rank-${e.rank}`):""}function zr(t){return[...t.sentences,...t.mark?t.origin.slice(-1):[]].join(" ")}function Df(t){return t.lines.some(e=>e.length===1&&e[0][1]==="text"&&e[0][0].length>12)}function No(t){return t.powers!==void 0&&t.lines.length>0}function Do(t){let e=t.filter(n=>n[0]?.[1]==="point");return e.length<2?t:[...t.filter(n=>!e.includes(n)),e.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function Zf(t,e,n){let s=t.kind==="item"||t.kind==="scroll",o=n?t.sentences.join(" ").length:e.flat().filter(([c])=>c.trim()).length,[a,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return o>r?"packed":o>a?"crowded":""}function is({game:t,face:e,size:n,sentences:s=!1,points:o=e.points}){let a=n==="full",r=Rf.filter(m=>e.types?.includes(m)),c=e.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=Df(e),p=a?e.lines:Do(e.lines),d=!a&&s&&No(e),f=Zf(e,p,d),$=!a&&e.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return l`
    <span class="face-art"><${qr} face=${e} whole=${a}/></span>
    <span class="face-name"><span>${e.name}</span></span>
    ${c.length>0&&l`<span class=${`face-cost ${$?"broad":""}`}>${c.map(m=>l`<${Ft} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&l`<span class="face-types">${r.map(m=>l`<${y} name=${m} label=${i(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${a?e.kind_name:Nf(t,e)}</span>
    <span class=${`face-lines ${u?"written":""} ${e.values?"values":""} ${f}`}>
      ${d?e.sentences.map(m=>l`<span class="face-sentence">${m}</span>`):p.map(m=>l`<span class="face-line"><${Ft} fragments=${m}/></span>`)}
      ${a&&!u&&l`<span class="face-told">${e.sentences.map(m=>l`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${e.mark&&l`<span class="face-mark" title=${e.origin.at(-1)}><${y} name="standin" label=${i("card-stand-in")}/></span>`}
    ${a&&l`<span class="face-foot">${e.mark&&l`<${y} name="standin"/>`}<span>${e.mark?e.origin.at(-1):e.set_title}</span></span>`}
    ${o>0&&l`<span class="face-points"><${ut} n=${o}/></span>`}`}function Fr(){return l`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var Rf,Cn=k(()=>{"use strict";S();L();N();Br();Rf=["creature","dragon","demon"]});function Hf(t){Zo={x:t.clientX,y:t.clientY}}function ls({clientX:t,clientY:e}){return Zo!==null&&(t!==Zo.x||e!==Zo.y)}var Zo,Ho=k(()=>{"use strict";Zo=null;if(typeof window<"u")for(let t of["pointermove","pointerdown","pointerup"])addEventListener(t,Hf,{capture:!0,passive:!0})});function Wu(t,e){return e.left>=t.right||e.right<=t.left||e.top>=t.bottom||e.bottom<=t.top?[t]:[{...t,right:e.left-14},{...t,left:e.right+14},{...t,bottom:e.top-14},{...t,top:e.bottom+14}].filter(({left:s,top:o,right:a,bottom:r})=>a>s&&r>o)}function Wr(t,e,n,s,o=!1){let a={left:8,top:8,right:s.width-8,bottom:s.height-8},r=n.reduce((u,p)=>u.flatMap(d=>Wu(d,p)),[a]),c=o?{...e,left:0,right:s.width}:e;return ju(t,e,r.flatMap(u=>Wu(u,c)),.62)??ju(t,e,r,0)??{left:8,top:8,scale:.62}}function ju(t,e,n,s){let o=(e.left+e.right)/2,a=(e.top+e.bottom)/2,r=null,c=[0,1/0];for(let u of n){let p=Math.min(1,(u.right-u.left)/t.width,(u.bottom-u.top)/t.height),[d,f]=[t.width*p,t.height*p],$=Uu(o,d,u.left,u.right),m=Uu(a,f,u.top,u.bottom),h=Math.hypot($+d/2-o,m+f/2-a);p<=s||p<c[0]||p===c[0]&&h>=c[1]||([r,c]=[{left:$,top:m,scale:p},[p,h]])}return r}var qf,Bf,Uu,Ur=k(()=>{"use strict";qf=14,Bf=8;Uu=(t,e,n,s)=>Math.max(n,Math.min(t-e/2,s-e))});function jr(t,e,n){if(!t.isConnected||!e.id)return;cs??=Uf();let s=U(e.game,e.id);qt(l`
    <div class=${`card card-full kind-${s.kind} in-${e.game}`}><${is} game=${e.game} face=${s} size="full" points=${e.points}/></div>
    ${e.notes?.length?l`<ul class="zoom-notes tooltip">${e.notes.map(o=>l`<li>${o}</li>`)}</ul>`:null}`,cs),cs.showPopover(),[Ie,Gu]=[t,n],V("taught").reading||_t("taught",{...V("taught"),reading:!0}),Ku(cs,t.getBoundingClientRect(),n)}function Uf(){let t=document.createElement("div");t.className="zoom",t.popover="manual",t.setAttribute("aria-hidden","true"),document.body.append(t),new ResizeObserver(()=>Ie&&Ku(t,Ie.getBoundingClientRect(),Gu)).observe(t);for(let e of["keydown","pointerdown","resize","blur"])addEventListener(e,us,{capture:!0,passive:!0});return addEventListener("scroll",e=>e.target instanceof Node&&e.target.contains(Ie)&&us(),{capture:!0,passive:!0}),t}function Ku(t,e,n){let s=[...document.querySelectorAll("[data-clear]")].map(c=>c.getBoundingClientRect()).filter(c=>c.width>0);t.style.transform="";let{left:o,top:a,scale:r}=Wr({width:t.offsetWidth,height:t.offsetHeight},e,s,{width:innerWidth,height:innerHeight},n);t.style.left=`${o}px`,t.style.top=`${a}px`,r<1&&(t.style.transform=`scale(${r})`)}function us(){clearTimeout(Ae),Ie&&(Ie=null,Vu=performance.now(),cs?.hidePopover())}function jf(t,e){clearTimeout(Ae);let n=Ie!==null||performance.now()-Vu<400;Ae=setTimeout(()=>jr(t,e,!1),n?Ff:zf)}function qo(t,e=!1){let n=A({x:0,y:0,pressed:!1,resting:!1,element:null}),s=A(t);s.current=t;let o=n.current;if(x(()=>()=>{o.element&&o.element===Ie&&us()},[]),!t)return{};let a=r=>{o.element=r.currentTarget,s.current&&jf(o.element,s.current)};return{onPointerEnter:r=>{r.pointerType==="mouse"&&(Object.assign(o,{x:r.clientX,y:r.clientY,resting:!ls(r)}),o.resting||a(r))},onPointerLeave:r=>r.pointerType==="mouse"&&us(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&a(r),onBlur:us,onPointerDown:r=>{if(o.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(o,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(Ae),Ae=setTimeout(()=>{o.pressed=!0,s.current&&jr(c,s.current,!0)},Wf)},onPointerMove:r=>{let c=Math.hypot(r.clientX-o.x,r.clientY-o.y);r.pointerType!=="mouse"?c>10&&clearTimeout(Ae):o.resting&&(o.resting=!1,a(r))},onPointerUp:()=>!o.pressed&&clearTimeout(Ae),onPointerCancel:()=>clearTimeout(Ae),onClick:e?r=>s.current&&jr(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>o.pressed&&r.preventDefault(),onClickCapture:r=>{o.pressed&&(o.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function Gr({game:t,id:e,children:n}){let s=qo({game:t,id:e});return l`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var zf,Ff,Wf,cs,Ie,Gu,Vu,Ae,Bo=k(()=>{"use strict";S();Cn();St();nt();Ho();Ur();zf=320,Ff=90,Wf=420,cs=null,Ie=null,Gu=!1,Vu=0});function ht({game:t,id:e,size:n="table",turned:s=!1,essences:o,points:a,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:f,target:$,form:m="",place:h,worded:b=!0,badge:v,children:w}){let[_]=X("sentences"),E=_&&b,M=e?U(t,e):null,P=typeof d=="string"?[d].filter(Boolean):d,R=qo(M&&n!=="full"?{game:t,id:M.id,notes:P,points:a}:null,!f),I=M&&!r?M.kind:"back",C={class:["card",`card-${n}`,`kind-${I}`,`in-${t}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",o?.some(Boolean)&&"holding",E&&M&&No(M)&&"telling",m&&`form-${m}`].filter(Boolean).join(" "),"aria-label":z(()=>Vf(M,r,s,o),[M,r,s,o?.join(" ")]),"aria-description":[M&&n!=="full"?zr(M):"",...P].filter(Boolean).join(" ")||void 0,...R},T=z(()=>!M||r?l`<${Fr}/>`:n==="chip"?l`<${Gf} face=${M} turned=${s} points=${a}/>`:l`<${is} game=${t} face=${M} size=${n} sentences=${E} points=${a}/>`,[t,M,r,n,s,a,E]),H=l`
    ${T}
    ${o&&l`<${de} essences=${o}/>`}
    ${s&&n==="table"&&l`<span class="card-turned" title=${i("card-turned")}><${y} name="turn"/></span>`}
    ${v!=null&&v!==""&&l`<span class="card-badge">${v}</span>`}`;return l`<div class=${`card-place place-${n} of-kind-${I} ${s?"is-turned":""} ${m&&`form-${m}`}`} style=${h} data-target=${$}>
    ${f||$?l`<button type="button" ...${C} aria-pressed=${u?"true":void 0} aria-disabled=${f?void 0:"true"}
          onClick=${f??R.onClick}>${H}</button>`:l`<div role="img" tabindex=${M&&n!=="full"?0:void 0} ...${C}>${H}</div>`}
    ${w}
  </div>`}function Gf({face:t,turned:e,points:n=t.points}){return l`
    <${y} name=${e?"turn":[t.types?.[0],t.kind].find(s=>s&&ss(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${t.name}</span>
    ${n>0&&l`<${ut} n=${n}/>`}`}function Vf(t,e,n,s){return t?[t.name,t.kind_name,e&&i("card-face-down"),n&&i("card-turned"),...(s??[]).map((o,a)=>o>0&&i("card-holds",{n:o,what:Jt(Xt[a],o)}))].filter(Boolean).join(", "):i("card-back")}var ee=k(()=>{"use strict";S();Cn();St();N();nt();L();Bo();Bo()});function Kf(t,e){return Xu(t)?e.every(n=>t.includes(n)):e.every((n,s)=>t[s]===n)}function Yf(t,e){return Xu(t)?t.filter(n=>!e.includes(n)):t.slice(e.length,e.length+1)}function Fo(t,e){return t?t.moves.filter(n=>n.targets.length&&Kf(n.targets,e)):[]}function Wo(t,e){return e.length?Fo(t,e).filter(n=>n.targets.length===e.length):[]}function Uo(t,e){return new Set(Fo(t,e).flatMap(n=>Yf(n.targets,e)))}function jo(t,e,n){if(!Uo(t,e).has(n))return e.length?jo(t,zo,n):null;let s=[...e,n],o=Fo(t,s),a=Wo(t,s);return o.length===1&&a.length===1?{path:s,menu:[],move:a[0]}:{path:s,menu:a,move:null}}function Vr(t){return t.slice(0,-1)}function Kr(t){return t?t.moves.filter(e=>!e.targets.length):[]}function Yr(t){let e=new Map;for(let n of t){let s=e.get(n.heading);s?s.moves.push(n):e.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...e.values()]}function ps(t){return t&&t.default!==null&&t.default!==void 0?t.moves[t.default]??null:null}function rn(t,e){return t?.moves.find(n=>String(n.move)===String(e))??null}function Go(t,e){return t?.why?.[e]??[]}var zo,Yu,Xu,ln=k(()=>{"use strict";zo=[],Yu=t=>t.split(":")[0],Xu=t=>t.every(e=>Yu(e)===Yu(t[0]))});function cn(t){return t.toLowerCase().replace(Jf,e=>Ju[e]).normalize("NFD").replace(/\p{M}/gu,"")}function Sn(t){let e=t.normalize("NFC").toLowerCase().replace(/[äöü]/gu,n=>Qf[n]);return cn(t)+(e===t.toLowerCase()?"":`
${cn(e)}`)}var Ju,Jf,Qf,Vo=k(()=>{"use strict";Ju={ł:"l",ß:"ss",æ:"ae",œ:"oe",ø:"o",đ:"d",ı:"i"},Jf=new RegExp(`[${Object.keys(Ju).join("")}]`,"gu"),Qf={ä:"ae",ö:"oe",ü:"ue"}});function ds(){return un}async function $e(){return Ln(Bn("me")??await Y("/api/me"))}async function Jr(){return un.id?un:Re({})}async function Re(t){return Ln(await W("/api/me",t))}async function Ko(t,e,n){return fe(`/api/account/${t}`,{name:e,password:n})}async function fe(t,e){return Qu(await W(t,e))}async function Qr(){return Qu(await W("/api/account/logout"))}function Qu(t){let e=Ln(t);return e.language!==G()&&_t("language",e.language),e}function pt(){let[,t]=g(0);return x(()=>{let e=()=>t(n=>n+1);return Xr.add(e),()=>{Xr.delete(e)}},[]),un}function Ln(t){un={...un,...t,id:!!t.id};for(let e of[...Xr])e();return un}var un,Xr,Pt=k(()=>{"use strict";j();Ce();S();nt();L();un={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},Xr=new Set});function ms(){let t=Bn("worker");!t||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(t,{scope:"/",updateViaCache:"all"}).catch(e=>console.warn(e))},th)}async function ti(t,e){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=tp){let o=await fetch(`/api/replay/${encodeURIComponent(t)}?from=${n}&to=${n+tp-1}&eyes=${e}`);if(!o.ok)return;s=(await o.json()).length}}async function ei(t){let n=("caches"in globalThis?await(await caches.open(eh)).keys():[]).map(({url:o})=>new URL(o)).find(({pathname:o})=>o===`/api/replay/${encodeURIComponent(t)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(t)}${s>=0?`?eyes=${s}`:""}`:""}var th,tp,eh,$s=k(()=>{"use strict";Ce();th=2500;tp=40,eh="seen"});function ep(t){document.cookie=`language=${t}; path=/; max-age=${nh}; samesite=lax`}async function np(t){let e=G();ep(t);try{ds().id&&await Re({language:t}),await Yo()}catch(n){throw ep(e),n}_t("language",t)}async function Yo(){let{me:t,...e}=await Y("/api/boot");sr(e),await Yn(t.language),await Promise.allSettled([Or(),Ar()]),Ln(t),ms()}function sp({code:t,choose:e}){let{languages:n}=pt();return l`
    <select class="select" aria-label=${i("taste-language")} value=${t} onChange=${s=>e(s.currentTarget.value)}>
      ${n.map(s=>l`<option key=${s} value=${s} lang=${s}>${Tr(s)}</option>`)}
    </select>`}function op(){let[t,e]=g(""),[n,s]=g(""),o=a=>{e(a),s(""),np(a).catch(r=>s(q(r))).then(()=>e(""))};return{code:t||G(),choose:o,refused:n}}function ni(){let{code:t,choose:e,refused:n}=op();return pt().languages.length>1&&l`
    <label class="field"><span class="label">${i("taste-language")}</span>
      <${sp} code=${t} choose=${e} /></label>
    ${n&&l`<p class="refusal" role="alert">${n}</p>`}`}function si(){let{code:t,choose:e,refused:n}=op();return pt().languages.length>1&&l`
    <span class="shell-language" title=${n||i("taste-language")}>
      <${y} name="globe" size=${20} /><span aria-hidden="true">${t.toUpperCase()}</span>
      <${sp} code=${t} choose=${e} />
    </span>`}var nh,fs=k(()=>{"use strict";j();Ce();St();at();S();N();Pt();$s();nt();L();nh=31536e3});function oi(t,e){let n=t[t.length-1];if(!n)return[e];if(e.cause==="request")return[...t.slice(0,-1),{...n,...e,events:n.events,lines:n.lines,news:n.news,touched:n.touched}];if(e.cause==="move"&&e.step===n.step+1&&e.era===n.era)return[...t,e].slice(-80);if(e.cause==="undo"&&e.era===n.era+1){let s=t.filter(({step:r})=>r<e.step),o=t.find(({step:r})=>r===e.step),a=o?{events:o.events,lines:o.lines,news:o.news,touched:o.touched}:{};return[...s.map(r=>({...r,era:e.era})),{...e,...a}]}return e.step===n.step&&e.era===n.era?t:[e]}function ai(t,e){if(!t.length)return t;let n=e.filter(({step:r})=>r<t[0].step).map(r=>({...r,era:t[0].era})),s=n.length&&n[n.length-1].step===t[0].step-1,o=e.find(({step:r})=>r===t[0].step),a=o?{...t[0],events:o.events,lines:o.lines,news:o.news,touched:o.touched}:t[0];return s?[...n,a,...t.slice(1)]:[a,...t.slice(1)]}function ri(t,e){return e<0?t[t.length-1]?.touched??[]:[...new Set(t.filter(({step:n})=>n>e+1).flatMap(({touched:n})=>n??[]))]}var sh,Xo=k(()=>{"use strict";sh=80});function ii(t,e){return new Jo(t,e)}var oh,ah,rh,ih,lh,ch,ap,Jo,li=k(()=>{"use strict";j();Pt();Xo();L();oh=500,ah=2e4,rh=2e4,ih=4404,lh=4401,ch=3e3,ap=8e3;Jo=class{constructor(e,n){this.name=e,this.onChange=n,this.language=G(),this.anew=!1,this.data={table:null,state:null,past:[],log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(e){return new Promise((n,s)=>{if(!this.data.connected){s(new ct("offline",i("net-not-connected")));return}this.#l({message:{...e,id:++this.number},resolve:n,reject:s,sent:!0})})}speak(e){e!==this.language&&(this.language=e,this.anew=!0,this.#e({t:"language",language:e,id:++this.number}))}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let e=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);e.protocol=e.protocol.replace("http","ws");let n=new WebSocket(e);this.socket=n,n.onopen=()=>{this.#e({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===ih&&(this.data.gone=!0),s===lh&&$e().catch(()=>{}),this.#o())},this.#i(ap)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[e,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#t(e,new ct("lost",i("net-lost")));if(!this.data.gone){let e=Math.min(ah,oh*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+e,this.retry=setTimeout(()=>this.#n(),e)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let e=this.socket;this.socket=null,e&&e.readyState<=WebSocket.OPEN&&e.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(e=rh){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),e)}#r(){this.#e({t:"ping"}),this.#i(ap),this.#s()}#i(e){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),e)}#d(){clearTimeout(this.deadline)}#e(e){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(e))}#l(e){e.sent=!0,this.pending.set(e.message.id,e),this.#e(e.message),this.#s(ch)}#t(e,n){let s=this.pending.get(e);s&&(this.pending.delete(e),n?s.reject(n):s.resolve())}#c(e,n){for(let s of[...this.pending.keys()])this.#t(s,new ct(e,i(n)))}#m(e){switch(e.t){case"table":this.data.table=e,e.now&&(this.data.skew=e.now-Date.now()/1e3),this.#$();break;case"state":this.#f(e);break;case"log":this.data.log=e.lines;break;case"chat":this.data.chat=this.joining?e.lines:[...this.data.chat,...e.lines],this.joining=!1;break;case"hint":this.data.hint=e,this.#t(e.id,null);break;case"past":e.era===this.data.state?.era&&(this.data.past=ai(this.data.past,e.steps)),this.#t(e.id,null);break;case"done":this.data.refused=null,this.#t(e.id,null);break;case"refused":this.#b(e);break;default:}}#$(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#f(e){let n=this.data.state?.step??-1;this.data.state=e,this.data.past=this.anew?[e]:oi(this.data.past,e),this.anew=!1,this.data.hint&&this.data.hint.step!==e.step&&(this.data.hint=null),e.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=e.step),this.#u(e)):(e.cause==="move"&&e.step>n||e.cause==="request")&&this.#h(e,n);for(let s of[...this.pending.values()].filter(o=>!o.sent))this.#g(s,e)}#h(e,n){(n<0||e.step>n+1)&&this.#e({t:"log"}),this.#u(e)}#u(e){let n=e.lines.map(s=>[e.step,s]);this.data.log=[...this.data.log,...n]}#g(e,n){let{id:s,t:o,step:a,move:r}=e.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===a?this.#l(e):(o==="undo"?n.step<a:n.step>a&&!(r&&c))?this.#t(s,null):this.#t(s,new ct("lost",i("net-move-lost")))}#b({id:e,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#e({t:"sync"}),e!=null)this.#t(e,new ct(n,s));else for(let o of[...this.pending.keys()])this.#t(o,new ct(n,s))}}});function he(){return ds().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function hs(t,e={}){let n=await W(t,e),s=await rp(()=>navigator.credentials.create({publicKey:{...n,challenge:Qo(n.challenge),user:{...n.user,id:Qo(n.user.id)},excludeCredentials:n.excludeCredentials.map(lp)}}));return{...ip(s),response:{clientDataJSON:pn(s.response.clientDataJSON),attestationObject:pn(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function gs(t){let e=await W(t),n=await rp(()=>navigator.credentials.get({publicKey:{...e,challenge:Qo(e.challenge),allowCredentials:e.allowCredentials.map(lp)}}));return{...ip(n),response:{clientDataJSON:pn(n.response.clientDataJSON),authenticatorData:pn(n.response.authenticatorData),signature:pn(n.response.signature),userHandle:n.response.userHandle?pn(n.response.userHandle):null}}}async function rp(t){let e;try{e=await t()}catch(n){let s=n?.name==="InvalidStateError";throw new ct("passkey",i(s?"passkey-known":"passkey-not-done"))}if(!e)throw new ct("passkey",i("passkey-not-done"));return e}function ip(t){return{id:t.id,rawId:pn(t.rawId),type:t.type,clientExtensionResults:{}}}function lp(t){return{...t,id:Qo(t.id)}}function Qo(t){let e=atob(t.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(e,n=>n.charCodeAt(0))}function pn(t){let e=String.fromCharCode(...new Uint8Array(t));return btoa(e).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var bs=k(()=>{"use strict";j();Pt();L()});function Wt({legend:t,name:e,value:n,values:s,choose:o}){let a=jn();return l`
    <fieldset class="choice">
      <legend>${t}</legend>
      <div class="choice-values">
        ${s.map(r=>l`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${a}-${e}`} checked=${r.value===n} onChange=${()=>o(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&l`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function cp({game:t,sets:e,chosen:n,choose:s}){let o=a=>{let r=e.map(c=>c.id).filter(c=>c===a?!n.includes(a):n.includes(c));r.length&&s(r)};return l`
    <fieldset class="choice">
      <legend>${i("new-sets")}</legend>
      <div class="choice-values">
        ${e.map(a=>l`
          <label key=${a.id} class="option-card">
            <input type="checkbox" checked=${n.includes(a.id)} onChange=${()=>o(a.id)} />
            <span><strong>${a.title}</strong><small>${Rt(`${t}-set`,a.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function up({game:t,option:e,value:n,choose:s}){let o=e.values.filter(Boolean),a=ft(`${t}-option`,e.name),r=Rt(`${t}-option`,e.name);return o.join()==="off,on"?l`<${Ne} title=${a} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:l`
    <${Wt} legend=${a} name=${e.name} value=${n} choose=${s}
      values=${o.map(c=>({value:c,title:ft(`${t}-value`,c),hint:Rt(`${t}-value`,c)}))} />`}function Ne({title:t,hint:e,value:n,choose:s}){return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${t}</strong><small>${e}</small></span>
    </label>`}function pp({info:t,sets:e,seats:n,choose:s}){let o=xn(t,e),a=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:t.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?ph(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return l`
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
              <select class="select" value=${uh(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${i("new-me")}</option>
                <option value="person">${i("new-person")}</option>
                ${t.opponents.map(p=>l`<option key=${p.bot} value=${`bot ${p.bot}`}>${i("new-bot",{bot:en(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&l`<p class="seat-character">${Qn(t.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function uh(t){return t.kind==="bot"?`bot ${t.bot}`:t.kind}function ph(t){return t.startsWith("bot ")?{kind:"bot",bot:t.slice(4)}:{kind:t==="me"?"me":"person"}}function dp({form:t,change:e}){return l`
    <${Wt} legend=${i("new-clock")} name="clock" value=${t.clock} choose=${n=>e({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:i(`new-clock-${n}`),hint:i(`new-clock-${n}-hint`)}))} />
    ${t.clock==="live"&&l`
      <div class="row">
        <${ys} title=${i("new-minutes")} value=${t.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>i("new-minutes-value",{n})} choose=${n=>e({minutes:n})} />
        <${ys} title=${i("new-seconds")} value=${t.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>i("new-seconds-value",{n})} choose=${n=>e({seconds:n})} />
      </div>`}
    ${t.clock==="days"&&l`
      <${ys} title=${i("new-days")} value=${t.days} values=${[1,2,3,5,7,14]} word=${n=>i("new-days-value",{n})} choose=${n=>e({days:n})} />`}`}function ys({title:t,value:e,values:n,word:s,choose:o}){return l`
    <label class="field"><span class="label">${t}</span>
      <select class="select" value=${String(e)} onChange=${a=>o(parseFloat(a.currentTarget.value))}>
        ${n.map(a=>l`<option key=${a} value=${String(a)}>${s(a)}</option>`)}
      </select>
    </label>`}var ci=k(()=>{"use strict";at();S();L()});function vs({onPace:t,pace:e,hints:n=!0}){let[s,o]=X("theme"),[a,r]=X("text"),[c,u]=X("motion"),[p,d]=X("sentences"),[f,$]=X("sound"),[m,h]=X("news"),[b,v]=X("confirm"),[w,_]=X("hints"),[E,M]=X("pace"),P=e??E,R=e!==void 0&&!t,I=C=>{M(Number(C)),t?.(Number(C))},B=(C,T)=>T.map(H=>({value:H,title:i(`taste-${C}-${H}`),hint:""}));return l`
    <${ni} />
    <${Wt} legend=${i("taste-cards")} name="cards" value=${p?"sentences":"signs"}
      choose=${C=>d(C==="sentences")} values=${B("cards",["signs","sentences"])} />
    <${Wt} legend=${i("taste-text")} name="text" value=${a} choose=${r} values=${B("text",["usual","large","larger"])} />
    <${Wt} legend=${i("taste-theme")} name="theme" value=${s} choose=${o} values=${B("theme",["auto","dark","light"])} />
    <${Wt} legend=${i("taste-motion")} name="motion" value=${c} choose=${u} values=${B("motion",["auto","full","less"])} />
    <fieldset class="choice" disabled=${R}>
      <legend>${i("taste-pace")}</legend>
      <div class="choice-values">
        ${ws.map(C=>l`<label key=${C} class="option-card"><input type="radio" name="pace" checked=${C===dh(P)} onChange=${()=>I(String(C))} />
          <span><strong>${i("taste-pace-value",{n:C})}</strong></span></label>`)}
      </div>
      ${R&&l`<p class="quiet-text">${i("taste-pace-host")}</p>`}
    </fieldset>
    <${Ne} title=${i("taste-news")} hint=${i("taste-news-hint")} value=${m} choose=${h} />
    <${Ne} title=${i("taste-confirm")} hint=${i("taste-confirm-hint")} value=${b} choose=${v} />
    <${Ne} title=${i("taste-hints")} hint=${i(n?"taste-hints-hint":"hint-forbidden")} value=${w&&n} choose=${n?_:()=>{}} />
    <${Ne} title=${i("taste-sound")} hint=${i("taste-sound-hint")} value=${f} choose=${$} />`}var ws,dh,xs=k(()=>{"use strict";S();fs();ci();nt();L();ws=[0,.4,.7,1.5,3];dh=t=>ws.reduce((e,n)=>Math.abs(n-t)<Math.abs(e-t)?n:e)});function dn(t){let e=V("lessons")[t];return{answers:Array.isArray(e?.answers)?e.answers.filter(s=>typeof s=="string"):[],done:e?.done===!0}}function ks(t,e,n){let{done:s}=dn(t);_t("lessons",{...V("lessons"),[t]:{answers:n?[]:e,done:s||n}})}var ta=k(()=>{"use strict";nt()});function ea(t){return new Intl.DateTimeFormat(G(),{weekday:"long",day:"numeric",month:"long",timeZone:"UTC"}).format(new Date(`${t}T00:00:00Z`))}function mp(){let t=new Date().toISOString().slice(0,10);return l`
    <a class="door daily-door" href="/daily"><${y} name="sun" size=${26} />
      <strong>${i("daily-title")} · ${ea(t)}</strong><span>${i("daily-short")}</span></a>`}var ui=k(()=>{"use strict";S();N();L()});function En({signs:t}){let e=t.filter(ss),n=e.map((a,r)=>pi(r*2*Math.PI/e.length-Math.PI/2,38)),s=e.length===5?2:1,o=n.map((a,r)=>n[r*s%n.length].join(",")).join(" ");return l`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${o} />
        ${mh().map(a=>l`<path d=${a} class="thin" />`)}
      </svg>
      ${e.map((a,r)=>l`
        <span class=${`emblem-sign of-${a}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${y} name=${a} size=${26} /></span>`)}
    </div>`}function pi(t,e){return[$p(Math.cos(t)*e),$p(Math.sin(t)*e)]}function $p(t){return Math.round(t*100)/100}function mh(){return Array.from({length:60},(t,e)=>{let n=e*Math.PI/30;return`M${pi(n,e%5?45.5:43).join(" ")}L${pi(n,48).join(" ")}`})}var na=k(()=>{"use strict";S();N()});function Ut(t){let[,e,n]=$h.exec(t)??[];return e?i(e==="Guest"?"guest":"former-player")+n:t}function di(t,e){return e&&!fp(t)?`${Ut(t)} ${i("guest-mark")}`:Ut(t)}function fp(t){return Ut(t)===Ut(`Guest ${/\d+$/.exec(t)?.[0]??0}`)}function jt({name:t,guest:e=!1}){return e&&=!fp(t),l`<bdi class=${e?"who is-guest":"who"}>${Ut(t)}</bdi>${e&&l` <small class="guest-mark" title=${i("guest-mark-what")}>${i("guest-mark")}</small>`}`}var $h,ge=k(()=>{"use strict";S();L();$h=/^(Guest|A former player)( \d+|)$/});function hp(t){let[e,n]=g({tables:null,problem:""});return x(()=>{let s=0,o=!1,a=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await Y(t).then(u=>({tables:u,problem:""}),u=>({problem:q(u)}));if(o)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(a,fh)},r=()=>{document.visibilityState==="visible"&&a()};return a(),document.addEventListener("visibilitychange",r),()=>{o=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[t]),e}function gp(){let{tables:t}=hp("/api/mine");if(!t?.length)return null;let e=t.filter(a=>a.status!=="over"),n=e.filter(a=>a.your_turn),s=e.filter(a=>!a.your_turn),o=t.filter(a=>a.status==="over");return l`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${i("home-mine")}</h2>
      ${e.length>0&&l`<ul class="table-list">${[...n,...s].map(a=>l`<${bh} key=${a.table} table=${a} />`)}</ul>`}
      ${o.length>0&&l`
        <details open=${!e.length}>
          <summary>${i("home-over",{n:o.length})}</summary>
          <ul class="table-list">${o.slice(0,hh).map(a=>l`<${yh} key=${a.table} table=${a} />`)}</ul>
        </details>`}
    </section>`}function bp(){let{tables:t,problem:e}=hp("/api/tables"),n=t?.filter(s=>(s.you??-1)<0)??[];return l`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${i("home-open")}</h2>
      ${n.length>0&&l`<ul class="table-list">${n.map(s=>l`<${wh} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&l`
        <p class="empty" aria-busy=${!t&&!e}>
          ${t?l`${i("home-open-none")} <a href="/new">${i("home-open-one")}</a>`:e||i("home-open-coming")}
        </p>`}
    </section>`}function bh({table:t}){let e=t.your_turn?"home-your-turn":t.status==="open"?"home-waiting":"home-their-turn";return l`
    <li class=${t.your_turn?"table-row is-yours":"table-row"}>
      <${mi} table=${t} />
      <span class=${t.your_turn?"turn-mark is-yours":"turn-mark"}>${i(e)}</span>
      <a class=${t.your_turn?"btn primary":"btn"} href=${`/t/${t.table}`}>${i("home-resume")}</a>
    </li>`}function yh({table:t}){let e=t.winners?.includes(t.you??-1),n=Tt((t.winners??[]).map(s=>t.seats[s].name));return l`
    <li class="table-row">
      <${mi} table=${t} />
      <span class="turn-mark">${e?i("home-you-won",{shared:(t.winners?.length??0)>1?"yes":"no"}):n&&i("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${t.table}`}>${i("home-replay")}</a>
    </li>`}function wh({table:t}){let e=t.status==="open"&&t.seats.some(n=>n.kind==="empty");return l`
    <li class="table-row">
      <${mi} table=${t} />
      ${t.watchers>0&&l`<span class="turn-mark">${i("home-watchers",{n:t.watchers})}</span>`}
      <a class=${e?"btn primary":"btn"} href=${`/t/${t.table}`}>${i(e?"home-sit":"home-watch")}</a>
    </li>`}function mi({table:t}){return l`
    <div class="table-about">
      <strong>${ot(t.game)}</strong>
      <span class="quiet-text">${nn(t)}</span>
      <ul class="table-seats">
        ${t.seats.map((e,n)=>l`
          <li key=${n} class=${`table-seat is-${e.kind}`}><${y} name=${gh[e.kind]} size=${14} /> ${vh(t,e,n)}</li>`)}
      </ul>
    </div>`}function vh(t,e,n){return t.you===n?i("home-you"):e.kind==="empty"?i("home-free-seat"):e.kind==="bot"?i("home-bot",{bot:ft("bot",e.bot||e.name)}):l`<${jt} name=${e.name||i("guest")} guest=${e.guest} />`}var fh,hh,gh,yp=k(()=>{"use strict";j();at();S();N();L();ge();fh=4e3,hh=6,gh={person:"person",bot:"bot",empty:"plus"}});var wp={};kt(wp,{Page:()=>xh});function xh(){let t=Ct()??[];return l`
    <div class="home">
      <header class="home-head">
        <h1>${i("home-title")}</h1>
        <p>${i("home-what")}</p>
      </header>
      <div class="home-games">
        ${t.map(e=>l`<${kh} key=${e.game} info=${e} />`)}
      </div>
      <${mp} />
      <${gp} />
      <${bp} />
      <${Mh} />
      <p class="fine">${i("home-unofficial")}</p>
    </div>`}function kh({info:t}){let{game:e,hue:[n,s]}=t,[o,a]=g(!1),[r,c]=g(""),u=V("lastTable")[e],p=u||dn(t.lesson).done?"":t.lesson,d=async()=>{a(!0),c("");try{let $=u??ts(t),{table:m}=await W("/api/tables",$);_t("lastTable",{...V("lastTable"),[e]:u??{...$,variant:t.variants[0]}}),gt(`/t/${m}`)}catch($){c(q($)),a(!1)}},f=u?u.seats.length-1:1;return l`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${e}`}>
      <${En} signs=${t.emblem} />
      <div class="play-words">
        <h2 id=${`play-${e}`}>${ot(e)}</h2>
        <p>${i(`${e}-about`)}</p>
        <p class="row">
          ${p&&l`<a class="btn primary large" href=${`/learn/${p}`}>${i("home-learn")}</a>`}
          <button type="button" class="btn large ${p?"":"primary"}" disabled=${o} onClick=${d}>
            ${i(o?"home-dealing":"home-play",{bots:f})}
          </button>
          <a class="btn large" href=${`/new?game=${e}`}>${i("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||i(u?"home-as-last":p?"home-learn-or-play":"home-first-time",{what:u&&nn(u)||i("home-plain")})}</p>
      </div>
    </section>`}function Mh(){let[t,e]=g(""),n=async s=>{let o=s.currentTarget,a=o.files?.[0];if(a){e("");try{let{table:r}=await W("/api/records",await a.text());gt(`/replay/${r}`)}catch(r){e(q(r))}o.value=""}};return l`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${i("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/learn"><${y} name="flag" size=${26} /><strong>${i("home-lessons")}</strong><span>${i("home-lessons-what")}</span></a></li>
        <li><a class="door" href="/rules"><${y} name="book" size=${26} /><strong>${i("home-rules")}</strong><span>${i("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${y} name="card" size=${26} /><strong>${i("home-cards")}</strong><span>${i("home-cards-what")}</span></a></li>
        <li>
          <label class="door"><${y} name="upload" size=${26} /><strong>${i("home-record")}</strong><span>${i("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${t&&l`<p class="refusal" role="alert">${t}</p>`}
        </li>
      </ul>
    </section>`}var vp=k(()=>{"use strict";j();at();S();N();ta();ne();nt();L();ui();na();yp()});function xp({seed:t,invites:e,choose:n}){return l`
    <details class="new-seed" open=${t?!0:null}>
      <summary>${i("new-seed")}</summary>
      <label class="field"><span class="label">${i("new-seed-label")}</span>
        <input class="input num" inputmode="numeric" pattern="[0-9]*" maxlength="78" value=${t} placeholder=${i("new-seed-none")}
          onInput=${s=>n(s.currentTarget.value.trim())} />
        <span class="help">${i(e?"new-seed-hint-people":"new-seed-hint")}</span></label>
    </details>`}var kp=k(()=>{"use strict";S();L()});var Mp={};kt(Mp,{Page:()=>Ch});function Ch(){let t=Ct();return l`
    <div class="column">
      <h1>${i("new-title")}</h1>
      ${t?l`<${Sh} games=${t} />`:l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Sh({games:t}){let[e,n]=g(()=>Lh(t)),[s,o]=g(!1),[a,r]=g(""),c=t.find(m=>m.game===e.game)??t[0],u=e.games[c.game],p=m=>{n({...e,...m}),r("")},d=m=>p({games:{...e.games,[c.game]:{...u,...m}}}),f=async m=>{m.preventDefault(),o(!0);let h=Th(e,c);try{let{table:b}=await W("/api/tables",h);_t("lastForm",{...e,seed:""}),h.seats.every(v=>v.kind!=="person")&&_t("lastTable",{...V("lastTable"),[c.game]:{...h,seed:""}}),gt(`/t/${b}`)}catch(b){r(q(b)),o(!1)}},$=u.seats.some(m=>m.kind==="person");return l`
    <form class="new-table" onSubmit=${f}>
      <section class="panel">
        <${Wt} legend=${i("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${t.map(m=>({value:m.game,title:ot(m.game),hint:i(`${m.game}-about`)}))} />
        ${c.sets.length>1&&l`<${cp} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:Pr(c,m,u.seats)})} />`}
        ${c.variants.length>1&&l`
          <${Wt} legend=${i("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:ft(`${c.game}-variant`,m),hint:Rt(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>l`
          <${up} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${h=>d({options:{...u.options,[m.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${pp} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${Wt} legend=${i("new-who-may")} name="open" value=${e.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:i(`new-${m}`),hint:i(`new-${m}-hint`)}))} />
        <${dp} form=${e} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&l`<${ys} title=${i("new-pace")} value=${e.pace} values=${ws} word=${m=>i("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${Ne} title=${i("new-hints")} hint=${i("new-hints-hint")} value=${e.hints} choose=${m=>p({hints:m})} />
        <${xp} seed=${e.seed} invites=${$} choose=${m=>p({seed:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${a}</p>
        <button class="btn primary large" disabled=${s}>${i($?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function Lh(t){let e=V("lastForm")??{},n=new URLSearchParams(location.search).get("game")??e.game,s=t.find(a=>a.game===n)?.game??t[0].game,o=Object.fromEntries(t.map(a=>[a.game,Eh(a,e.games?.[a.game])]));return{..._h,pace:V("pace"),...e,game:s,games:o}}function Eh(t,e={}){let n=e.sets?.filter(r=>t.sets.some(c=>c.id===r))??[],s=n.length?n:t.sets.slice(0,1).map(r=>r.id),o=e.seats&&xn(t,s).includes(e.seats.length)&&e.seats.every(r=>r.kind!=="bot"||t.bots.includes(r.bot??"")),a=[{kind:"me"},{kind:"person"}];return{sets:s,variant:t.variants.includes(e.variant??"")?String(e.variant):t.variants[0],options:e.options??{},seats:o?e.seats:a}}function Th(t,e){let{sets:n,variant:s,options:o,seats:a}=t.games[e.game],r=e.options.filter(({name:u,values:p})=>o[u]&&o[u]!==p[0]),c={none:null,live:{bank:t.minutes*60,each:t.seconds},days:{bank:0,each:t.days*86400}};return{game:e.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,o[u]])),seats:a,clock:c[t.clock],open:t.open,pace:t.pace,hints:t.hints,wait:a.some(u=>u.kind==="person"),seed:t.seed}}var _h,_p=k(()=>{"use strict";j();at();S();ne();xs();nt();L();ci();kp();_h={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0,seed:""}});function Lt(t){let[e,n]=g(()=>matchMedia(t).matches);return x(()=>{let s=matchMedia(t),o=()=>n(s.matches);return o(),s.addEventListener("change",o),()=>s.removeEventListener("change",o)},[t]),e}function At(t){t?.focus({preventScroll:!0})}function hi(t){let[e,n]=g({width:0,height:0});return $t(()=>{let s=t.current;if(!s)return;let o=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};o();let a=new ResizeObserver(o);return a.observe(s),()=>a.disconnect()},[]),e}var yt,$i,fi,vt=k(()=>{"use strict";S();yt="(max-width: 719px), (max-height: 499px)",$i="(hover: none)",fi="(min-width: 1000px) and (min-height: 700px), (min-width: 720px) and (max-width: 1199px) and (orientation: portrait) and (min-height: 900px)"});function sa(t){let[e,n]=t.split(":");return e==="part"?Oh[n]??".tabletop":e==="pool"?`[data-anchor="${CSS.escape(t)}"]`:`.board [data-target="${CSS.escape(t)}"]`}function oa(t){let e=t.join(" ");x(()=>{if(!t.length)return;let n=new CSSStyleSheet;n.replaceSync(`:is(${t.map(sa).join(", ")}) { outline: 3px solid var(--spot, #e0b040); outline-offset: 3px; border-radius: 8px; }`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,n];let s=matchMedia(yt).matches&&document.querySelector(sa(t[0]));return s&&s.scrollIntoView({block:"center"}),()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter(o=>o!==n)}},[e])}var Oh,aa=k(()=>{"use strict";S();vt();Oh={mine:'.board [data-part="mine"]',centre:'.board [data-part="centre"]',rivals:'.board [data-part="rivals"]',question:".desk",score:".strip",log:".talk-place"}});function Cp({notes:t,asked:e}){let[n,s]=X("coach"),[o,a]=g([]);return oa(n&&e?o:[]),n?l`
    <section class="coach" aria-label=${i("coach-title")}>
      <header class="coach-head">
        <h2>${i("coach-title")}</h2>
        <button type="button" class="btn quiet small icon-only" onClick=${()=>s(!1)} title=${i("coach-quiet")} aria-label=${i("coach-quiet")}><${y} name="close" size=${16} /></button>
      </header>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${i("coach-title")}>
        ${e?t.length?l`
          <ul class="coach-notes">${t.map(r=>l`
            <li key=${r.text} data-kind=${r.kind} tabindex=${r.targets.length?0:void 0} onPointerEnter=${()=>a(r.targets)}
              onPointerLeave=${()=>a([])} onFocus=${()=>a(r.targets)} onBlur=${()=>a([])}>${r.text}</li>`)}
          </ul>`:l`<p class="quiet-text">${i("coach-nothing")}</p>`:l`<p class="quiet-text">${i("coach-wait")}</p>`}
      </div>
    </section>`:l`<section class="coach is-silent" aria-label=${i("coach-title")}>
      <button type="button" class="btn quiet small" onClick=${()=>s(!0)}><${y} name="hint" size=${16} /> ${i("coach-speak")}</button>
    </section>`}var Sp=k(()=>{"use strict";S();N();nt();L();aa()});function ra({path:t,title:e=""}){let[n,s]=g(!1),o=new URL(t,location.href).href;x(()=>{if(!n)return;let c=setTimeout(()=>s(!1),Ph*1e3);return()=>clearTimeout(c)},[n]);let a=()=>navigator.clipboard?.writeText(o).then(()=>s(!0)).catch(()=>{}),r=()=>navigator.share({title:e||document.title,url:o}).catch(()=>{});return l`
    <div class="share">
      <input class="input" readonly value=${o} aria-label=${i("share-label")} onFocus=${c=>c.target.select()} />
      <button type="button" class="btn" onClick=${a}>${n?i("share-copied"):i("share-copy")}</button>
      ${"share"in navigator&&l`<button type="button" class="btn" onClick=${r}><${y} name="share" size=${16} /> ${i("share-send")}</button>`}
    </div>`}function gi({table:t,title:e}){let n=`/api/tables/${encodeURIComponent(t)}/qr.svg?from=${encodeURIComponent(location.origin)}`;return l`
    <section class="panel room-invite">
      <h2>${i("room-invite")}</h2>
      <${ra} path=${`/t/${t}`} title=${e} />
      <figure class="room-qr">
        <img src=${n} width="160" height="160" alt=${i("room-qr")} />
        <figcaption>${i("room-qr-what")}</figcaption>
      </figure>
    </section>`}var Ph,ia=k(()=>{"use strict";S();N();L();Ph=2});function bi(t){let e=Math.max(0,Math.ceil(t));return`${Math.floor(e/60)}:${String(e%60).padStart(2,"0")}`}function yi({seat:t,skew:e}){let[,n]=g(0),s=t.due!==null&&t.due!==void 0;if(x(()=>{if(!s)return;let a=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(a)},[s]),t.bank===null||t.bank===void 0)return null;let o=s?Number(t.due)-(Date.now()/1e3+e):t.bank;return l`<span class="clock" data-running=${s||null} data-low=${s&&o<Ah||null}
    role="timer" aria-label=${i("clock-left",{time:bi(o)})}>${bi(o)}</span>`}var Ah,wi=k(()=>{"use strict";S();L();Ah=20});function Ms({table:t,state:e,skew:n,onSeat:s,children:o}){let a=e.view,r=a.token??a.first??null,c=a.seats.map((f,$)=>e.result?e.result.points[$]:f.points),u=Math.max(...c,1),p=a.threshold||u,d=a.threshold>0&&u>=a.threshold&&!a.over;return l`
    <header class="strip">
      <div class="strip-round">
        <strong>${a.round?i("strip-round",{round:a.round}):i("strip-setup")}</strong>
        <span class="strip-goal" data-reached=${d||null}>${d?i("strip-reached",{points:a.threshold}):a.match?i("strip-match",{game:a.match.game}):a.threshold?i("strip-goal",{points:a.threshold}):a.last_round?i("strip-last-round",{round:a.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${a.seats.map((f,$)=>l`
          <li key=${$}>
            <${Ih} seat=${t.seats[$]} points=${c[$]} goal=${p} threshold=${a.threshold??0} you=${$===t.you} skew=${n}
              wins=${a.match?a.match.wins[$]:null} first=${r===$} passed=${a.passed?.includes($)}
              active=${!a.over&&(a.owing.length?a.owing.includes($):a.active===$)} onClick=${()=>s($)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${o}</div>
    </header>`}function Ih({seat:t,points:e,goal:n,threshold:s,you:o,skew:a,wins:r,first:c,passed:u,active:p,onClick:d}){let f=s>0&&e>=s,$=[f&&i("seat-reached"),o&&i("seat-you"),p&&i("seat-turn"),c&&i("seat-first"),u&&i("seat-passed"),la(t)].filter(Boolean).join(", "),m=i("seat-summary",{name:di(t.name,t.guest&&!o),points:e,marks:$});return l`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${o||null} onClick=${d}
      aria-label=${m} title=${m}>
      <span class="presence" data-here=${Lp(t)}></span>
      <span class="seat-name"><${jt} name=${t.name} guest=${t.guest&&!o} /></span>
      ${c&&l`<span class="mark" aria-hidden="true"><${y} name="first" size=${15} /></span>`}
      ${u&&l`<span class="mark" aria-hidden="true"><${y} name="pass" size=${15} /></span>`}
      <${yi} seat=${t} skew=${a} />
      ${f&&l`<span class="mark" aria-hidden="true"><${y} name="crown" size=${15} /></span>`}
      <span class="seat-points" data-reached=${f||null}>${e}${s>0&&l`<small>/${s}</small>`}</span>
      ${r!==null&&l`<span class="seat-wins" title=${i("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,e)/n)}%`}}></i></span>
    </button>`}function Lp(t){return t.kind==="bot"?"bot":t.stand_in?"stand-in":t.here?"here":"away"}function la(t){return i(`presence-${Lp(t)}`,{bot:t.stand_in||t.bot||""})}var _s=k(()=>{"use strict";S();N();L();ge();wi()});function Ep({lines:t,since:e}){let[n,s]=g(!1),o=n?t:t.slice(-Rh),a=e>=0?e:(t.length?t[t.length-1][0]:0)-1,r=o.findIndex(([c])=>c>a);return l`
    <div class="log at-end" tabindex="0" role="log" aria-label=${i("log-label")}><div>
      ${o.length<t.length&&l`<button type="button" class="btn quiet small" onClick=${()=>s(!0)}>${i("log-all",{n:t.length})}</button>`}
      ${!t.length&&l`<p class="empty">${i("log-empty")}</p>`}
      <ol>${o.map(([c,u],p)=>l`
        ${p===r&&e>=0&&l`<li key="since" class="log-since">${i("log-since")}</li>`}
        <li key=${p} data-latest=${c>a||null}>${u}</li>`)}</ol>
    </div></div>`}function ca({lines:t,onSay:e}){let[n,s]=g(""),o=a=>{a.preventDefault(),n.trim()&&e(n.trim()).then(()=>s("")).catch(()=>{})};return l`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${i("chat-label")}><div>
        ${!t.length&&l`<p class="empty">${i("chat-empty")}</p>`}
        ${t.map((a,r)=>l`<p key=${r}><strong data-seat=${a.seat}><${jt} name=${a.who} guest=${a.guest} /></strong> <bdi>${a.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${o}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${i("chat-write")} aria-label=${i("chat-write")}
          onInput=${a=>s(a.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${i("chat-send")}</button>
      </form>
    </div>`}function vi({log:t,since:e,chat:n,tab:s,setTab:o,requests:a,onRequest:r,onSay:c}){let[u,p]=g(n.length);x(()=>{s==="chat"&&p(n.length)},[s,n.length]);let d=n.length-u;return l`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${s==="log"} onClick=${()=>o("log")}>${i("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${s==="chat"} onClick=${()=>o("chat")}>
          ${i("tab-chat")} ${d>0&&l`<span class="count">${d}</span>`}
        </button>
      </div>
      ${s==="chat"?l`<${ca} lines=${n} onSay=${c} />`:l`<${Ep} lines=${t} since=${e} />`}
      ${a.length>0&&l`
        <p class="row requests">${a.map(f=>l`
          <button key=${f.name} type="button" class="btn quiet small" data-request=${f.name} onClick=${()=>r(f.name)}>${i("request-open",{what:f.title})}</button>`)}</p>`}
    </section>`}var Rh,ua=k(()=>{"use strict";S();L();ge();Rh=150});function ki({table:t,chat:e,ask:n,send:s}){let o=Ct()?.find(a=>a.game===t.game);return l`
    <div class="room waiting-room">
      <header class="room-head">
        <h1>${ot(t.game)}</h1>
        <p role="status" class="room-state">${Nh(t)}</p>
      </header>
      <div class="room-columns">
        <div class="room-main">
          <ol class="room-seats" aria-label=${i("room-seats")}>
            ${t.seats.map((a,r)=>l`<${Zh} key=${r} table=${t} seat=${a} i=${r} info=${o} send=${s} />`)}
          </ol>
          <${Dh} table=${t} send=${s} />
          <${qh} seated=${t.you>=0} send=${s} />
          <${Bh} table=${t} info=${o} />
        </div>
        <div class="room-side">
          <${gi} table=${t.table} title=${i("room-invitation",{game:ot(t.game)})} />
          <section class="panel room-chat">
            <h2>${i("tab-chat")}</h2>
            <${ca} lines=${e} onSay=${a=>n({t:"chat",text:a})} />
          </section>
          ${t.watchers>0&&l`<p class="room-what">${i("watchers",{n:t.watchers})}</p>`}
        </div>
      </div>
    </div>`}function Nh(t){let e=t.seats.filter(n=>n.kind==="empty").length;return e?i(t.wait?"room-seats-free":"room-waiting",{n:e}):t.wait?t.start?i(xi(t)?"room-all-ready":"room-some-not-ready"):i(t.seats[t.you]?.ready?"room-for-host":"room-say-ready"):i("room-starting")}function xi(t){return t.seats.every((e,n)=>e.kind!=="person"||e.ready||e.host||n===t.you&&t.start)}function Dh({table:t,send:e}){if(!t.wait)return null;let n=t.seats.some(a=>a.kind==="empty"),s=t.seats[t.you],o=t.seats.filter((a,r)=>a.kind==="person"&&r!==t.you).length;return l`
    <div class="room-begin">
      ${t.start&&l`
        <button type="button" class="btn primary large" disabled=${n} onClick=${()=>e({t:"start"})}>${i(n||xi(t)?"room-start":"room-start-anyway")}</button>`}
      ${s&&!t.host&&l`
        <button type="button" class=${`btn large ${s.ready?"":"primary"}`} aria-pressed=${s.ready?"true":"false"} onClick=${()=>e({t:"ready",ready:!s.ready})}>
          <${y} name="done" size=${18} /> ${i(s.ready?"room-ready-now":"room-ready")}</button>`}
      ${t.start&&o>0&&!n&&!xi(t)&&l`<p class="quiet-text">${i("room-start-what")}</p>`}
      ${t.start&&n&&l`<p class="quiet-text">${i("room-start-free")}</p>`}
    </div>`}function Zh({table:t,seat:e,i:n,info:s,send:o}){let a=s?.opponents??[],r=n===t.you,c=e.kind==="person"&&t.wait&&!e.host;return l`
    <li data-kind=${e.kind} data-you=${r||null} data-kept=${e.kept?!0:null}>
      <span class="room-number">${n+1}</span>
      <span class="room-name">${e.kind==="person"?l`<${jt} name=${e.name} />`:l`<bdi>${Hh(e)}</bdi>`}
        ${e.kind==="bot"&&l`<small>${Qn(a.find(u=>u.bot===e.bot))}</small>`}
        ${e.kind==="person"&&l`<small>${[r?i("seat-you"):la(e),i(e.guest?"room-guest":"room-account"),e.host&&i("room-host")].filter(Boolean).join(" · ")}</small>`}</span>
      ${c&&l`<span class="room-mark" data-ready=${e.ready||null}><${y} name=${e.ready?"done":"hourglass"} size=${16} /> ${i(e.ready?"room-is-ready":"room-not-ready")}</span>`}
      <span class="room-acts">
        ${e.kind==="empty"&&t.you<0&&(!e.kept||e.kept.you)&&l`<button type="button" class="btn primary" onClick=${()=>o({t:"sit",seat:n})}>${i("room-sit")}</button>`}
        ${e.kind==="empty"&&t.host&&s&&l`<${zh} opponents=${a} first=${s.opponent} put=${u=>o({t:"set_seat",seat:n,bot:u})} />`}
        ${e.kind==="empty"&&t.host&&l`
          <button type="button" class="btn small" aria-pressed=${e.kept?"true":"false"} title=${i("room-keep-what")} onClick=${()=>o({t:"keep",seat:n,kept:!e.kept})}><${y} name="lock" size=${16} /> ${i(e.kept?"room-open-seat":"room-keep")}</button>`}
        ${e.kind==="bot"&&t.host&&l`<button type="button" class="btn small" onClick=${()=>o({t:"set_seat",seat:n,bot:""})}>${i("room-no-bot")}</button>`}
        ${r&&l`<button type="button" class="btn small" onClick=${()=>o({t:"leave"})}>${i("room-leave")}</button>`}
        ${t.host&&n+1<t.seats.length&&l`
          <button type="button" class="btn quiet small icon-only" title=${i("room-swap",{a:n+1,b:n+2})} aria-label=${i("room-swap",{a:n+1,b:n+2})} onClick=${()=>o({t:"swap",seat:n,other:n+1})}><${y} name="reorder" size=${16} /></button>`}
      </span>
    </li>`}function Hh(t){return t.kind==="bot"?i("room-bot",{bot:ft("bot",t.bot)}):t.kept?t.kept.you?i("room-kept-you"):t.kept.name?i("room-kept-for",{who:t.kept.name}):i("room-kept"):i("room-free")}function qh({seated:t,send:e}){let n=pt(),[s,o]=g(n.name),[a,r]=g("");return x(()=>o(n.name),[n.name]),n.account?null:l`
    <form class="room-me" onSubmit=${async u=>{u.preventDefault();try{await Re({name:s.trim()}),r(""),t&&e({t:"rename"})}catch(p){r(q(p))}}}>
      <label class="field"><span class="label">${i("room-your-name")}</span>
        <input class="input" value=${s} maxlength="24" autocomplete="nickname" aria-invalid=${a?"true":null}
          onInput=${u=>o(u.currentTarget.value)} /></label>
      <button class="btn" disabled=${!s.trim()||s.trim()===n.name}>${i("save")}</button>
      ${a&&l`<p class="refusal" role="alert">${a}</p>`}
    </form>`}function Bh({table:t,info:e}){let{game:n}=t,s=e&&e.sets.length>1?t.sets.map(r=>ft(`${n}-set`,r)):[],o=(e?.options??[]).filter(({name:r})=>t.options[r]).map(({name:r,values:c})=>({name:r,value:String(t.options[r]),usual:c[0]})),a=t.seed?.by??"";return l`
    <section class="panel room-facts">
      <h2>${i("room-what")}</h2>
      <dl>
        ${s.length>0&&l`<${De} title=${i("room-sets")}>${Tt(s)}<//>`}
        ${e&&e.variants.length>1&&l`<${De} title=${i("room-variant")} hint=${Rt(`${n}-variant`,t.variant)}>${ft(`${n}-variant`,t.variant)}<//>`}
        ${o.map(({name:r,value:c})=>l`
          <${De} key=${r} title=${ft(`${n}-option`,r)} hint=${c==="on"?Rt(`${n}-option`,r):""}>
            ${c==="on"||c==="off"?i(`room-${c}`):ft(`${n}-value`,c)}<//>`)}
        <${De} title=${i("room-seats")}>${i("room-seat-count",{n:t.seats.length})}<//>
        <${De} title=${i("room-clock")}>${t.clock?_o(t.clock):i("new-clock-none")}<//>
        <${De} title=${i("new-hints")}>${i(t.hints?"room-hints-yes":"room-hints-no")}<//>
        <${De} title=${i("room-who-may")}>${i(t.open?"new-open":"new-link")}<//>
        <${De} title=${i("room-deal")}>${a?i(`room-deal-${a}`):i("room-deal-chance")}
          ${t.seed?.value&&l`<small class="room-seed">${i("room-seed",{seed:t.seed.value})}</small>`}<//>
      </dl>
      ${(a==="host"||a==="deal")&&l`<p class="notice">${i(`room-deal-${a}-what`)}</p>`}
    </section>`}function De({title:t,hint:e="",children:n}){return l`<div><dt>${t}</dt><dd>${n}${e&&l` <small>${e}</small>`}</dd></div>`}function zh({opponents:t,first:e,put:n}){let[s,o]=g(e);return l`
    <span class="row">
      <select class="select" aria-label=${i("room-which-bot")} value=${s} onChange=${a=>o(a.currentTarget.value)}>
        ${t.map(a=>l`<option key=${a.bot} value=${a.bot}>${en(a)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${y} name="bot" size=${16} /> ${i("room-put-bot")}</button>
    </span>`}var Mi=k(()=>{"use strict";j();at();S();N();Pt();L();ge();ia();_s();ua()});function Ci(t,e){let[n,s]=g(_i),[o,a]=g(!1),r=t?.ask??null,c=t?.step??-1,u=t?.era??0;x(()=>{s(_i),a(!1)},[r?r.at:c,r?.question]);let p=K((h,b=void 0)=>{s(_i),a(!0),e({t:"play",step:c,era:u,...h},b).catch(()=>{}).finally(()=>a(!1))},[e,c,u]),d=K(h=>{o||(Tp(h)?s(b=>({path:b.path,menu:[],asking:h})):p({move:h.move},h))},[o,p]),f=K(h=>{if(o)return;let b=jo(r,n.path,h);b&&(b.move&&!Tp(b.move)?p({move:b.move.move},b.move):s({path:b.path,menu:b.menu,asking:b.move}))},[r,o,n,p]),$=K(()=>{if(!n.path.length&&!n.asking)return!1;let h=Vr(n.path);return s({path:h,menu:Wo(r,h),asking:null}),!0},[r,n]),m=z(()=>o?new Set([]):Uo(r,n.path),[r,o,n.path]);return{...n,lit:m,busy:o,choose:f,take:d,back:$,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:h=>p({moves:h.map(b=>b.move)})}}var _i,Tp,Si=k(()=>{"use strict";S();ln();nt();_i={path:zo,menu:[],asking:null},Tp=t=>!!t.confirm&&V("confirm")});function Cs(t){return Fh.has(t.group)&&!t.targets.length&&(t.amount?.length??0)>0}function Li(t){let e=t?t.moves.filter(Cs):[];return e.length>Op?e:[]}function Ss(t){return t[0].amount.map((e,n)=>Math.min(...t.map(s=>s.amount[n])))}function da(t,e,n){let s=Ap(e,n,1);return t.some(o=>Pp(s,o.amount))?s:null}function ma(t,e,n){return e[n]>Ss(t)[n]?Ap(e,n,-1):null}function Ei(t,e){return t.find(n=>n.amount.every((s,o)=>s===e[o]))??null}function $a(t,e){let n=t.filter(s=>Pp(e,s.amount)).map(s=>pa(s.amount));return{n:pa(e),least:Math.min(...n),most:Math.max(...n)}}function Ti(t){let e=Ss(t),{least:n,most:s}=$a(t,e);return{fixed:e,least:n-pa(e),most:s-pa(e)}}function Oi(t){return t[0].amount.map((e,n)=>n).filter(e=>t.some(n=>n.amount[e]>0))}function Pi(t,e,n){let s=n==="gain"?1:-1;return t.map((o,a)=>o+s*(e[a]??0))}function Ai(t,e){let n=t[0]?.have;return n?n.map((s,o)=>e.reduce((a,r)=>a+(r.change?.[o]??0),s)):null}var Fh,Op,pa,Pp,Ap,Ls=k(()=>{"use strict";Fh=new Set(["pay","gain","lose"]),Op=5;pa=t=>t.reduce((e,n)=>e+n,0),Pp=(t,e)=>t.every((n,s)=>n<=e[s]),Ap=(t,e,n)=>t.map((s,o)=>o===e?s+n:s)});function Ii({plan:t,game:e,kinds:n,pool:s,essencesOn:o,onTake:a,disabled:r}){let[c,u]=g({}),p=t.map((m,h)=>rn(m,c[h]??"")??ps(m)??m.moves[0]),d=Ai(t,p),f=!d||d.every(m=>m>=0),$=(m,h)=>u({...c,[m]:String(h.move)});return l`
    <div class="collect">
      <ul class="collect-rows">
        ${t.map((m,h)=>l`
          <li key=${h} class="collect-row">
            ${m.card&&l`<${ht} game=${e} id=${m.card} size="chip" essences=${o(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(b=>l`
                <button type="button" key=${b.move} role="radio" class="toggle" aria-checked=${b===p[h]}
                  disabled=${r} data-move=${b.move} onClick=${()=>$(h,b)}>
                  <${Ft} fragments=${b.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&l`<${Wh} kinds=${n} pool=${s} after=${d} />`}
      ${!f&&l`<p class="decision-how" role="status">${i("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!f} onClick=${()=>a(p)} aria-keyshortcuts="Enter">
        ${i("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function Wh({kinds:t,pool:e,after:n}){let s=t.map((o,a)=>({kind:o,n:n[a],by:n[a]-e[a]})).filter(({n:o,by:a})=>o||a);return l`
    <p class="collect-after" role="status"><span>${i("collect-after")}</span>
      ${s.map(({kind:o,n:a,by:r})=>l`
        <span key=${o} class=${`collect-kind of-${o}`}><${y} name=${o} size=${18} label=${i(`sign-${o}`,{n:a})} /><b class="num">${a}</b>${r!==0&&l`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var Ri=k(()=>{"use strict";S();N();ee();L();ln();Ls()});function Tn({move:t,index:e,proposed:n,hinted:s,verb:o,onTake:a,disabled:r}){let c=e!==void 0&&e<9?String(e+1):"";return l`
    <button type="button" class="move" data-group=${t.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${t.move} disabled=${r} onClick=${()=>a(t)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&l`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${o&&l`<span class="move-verb">${t.heading}</span> `}<${Ft} fragments=${t.label} /></span>
        ${t.hint.length>0&&l`<span class="move-hint"><${Ft} fragments=${t.hint} /></span>`}
      </span>
      ${n&&l`<span class="move-enter" title=${i("decide-proposed")}>↵</span>`}
    </button>`}function Ni({moves:t,proposed:e,hinted:n,onTake:s,disabled:o}){let a=0;return l`
    <div class="move-list">
      ${Yr(t).map(({heading:r,moves:c})=>l`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>l`<${Tn} key=${u.move} move=${u} index=${a++} onTake=${s}
            proposed=${u===e} hinted=${u===n} disabled=${o} />`)}
        </section>`)}
    </div>`}var fa=k(()=>{"use strict";S();N();L();ln()});function Di({moves:t,start:e,kinds:n,pool:s,onTake:o,disabled:a}){let[r,c]=g(e.amount),{group:u}=e,p=Ei(t,r),{n:d,least:f,most:$}=$a(t,r),m=Pi(s,r,u),h=Ss(t),b=r.every((_,E)=>_===h[E]),v=(_,E)=>i(`sign-${n[_]}`,{n:E}),w=_=>_&&!a&&c(_);return l`
    <div class="picker" data-group=${u}>
      <p class="picker-cost"><span>${i(`pick-${u}`)}</span> <${Gh} moves=${t} kinds=${n} /></p>
      <div class="picker-tray" role="group" aria-label=${i("pick-chosen")}>
        ${jh(r,$).map(({kind:_,count:E},M)=>_<0?l`<span key=${M} class="picker-slot" aria-hidden="true"></span>`:l`
          <button type="button" key=${M} class=${`picker-token of-${n[_]}`} data-kind=${n[_]} aria-disabled=${!ma(t,r,_)}
            aria-label=${i("pick-out",{kind:v(_,1),n:r[_]})} title=${i("pick-out",{kind:v(_,1),n:r[_]})}
            onClick=${()=>w(ma(t,r,_))}><${y} name=${n[_]} size=${22} />${E>1&&l`<b class="num">${E}</b>`}</button>`)}
        <output class="picker-count num" role="status">${f===$?i("pick-count",{n:d,of:$}):i("pick-count-between",{n:d,least:f,most:$})}</output>
      </div>
      <div class="picker-kinds" role="group" aria-label=${i(u==="gain"?"pick-from-any":"pick-from-pool")}>
        ${Oi(t).map(_=>l`
          <button type="button" key=${_} class=${`picker-kind of-${n[_]}`} data-kind=${n[_]} aria-disabled=${a||!da(t,r,_)}
            aria-label=${i("pick-in",{kind:v(_,1),n:m[_],how:u==="gain"?"then":"left"})} title=${i("pick-in",{kind:v(_,1),n:m[_],how:u==="gain"?"then":"left"})}
            onClick=${()=>w(da(t,r,_))}><span class="picker-plus" aria-hidden="true">+</span><${y} name=${n[_]} size=${20} /><b class="num">${m[_]}</b></button>`)}
      </div>
      <p class="decision-how">${i(d<f?"pick-how-more":"pick-how-change")}</p>
      <div class="picker-acts">
        <button type="button" class="btn primary" data-proposed disabled=${a||!p} onClick=${()=>p&&o(p)}
          data-move=${p?.move} aria-keyshortcuts="Enter">
          ${i(`pick-do-${u}`)} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn quiet small" aria-disabled=${b} onClick=${()=>w(h)}>${i("pick-clear")}</button>
      </div>
    </div>`}function jh(t,e){if(e>Uh)return t.map((s,o)=>({kind:o,count:s})).filter(({count:s})=>s);let n=t.flatMap((s,o)=>Array.from({length:s},()=>({kind:o,count:1})));return[...n,...Array.from({length:Math.max(0,e-n.length)},()=>({kind:-1,count:0}))]}function Gh({moves:t,kinds:e}){let{fixed:n,least:s,most:o}=Ti(t),a=s===o?String(o):`${s}–${o}`;return l`
    <${Rr} amount=${n} kinds=${e} />
    ${o>0&&l`<span class="sign of-any" title=${i("pick-any",{n:a})}><b class="sign-number" aria-hidden="true">${a}</b><${y} name="any" label=${i("pick-any",{n:a})} /></span>`}`}var Uh,Zi=k(()=>{"use strict";S();N();L();Ls();Uh=10});function Hi({game:t,state:e,ask:n,you:s,choosing:o,hint:a,before:r}){let[c,u]=g(!1);x(()=>u(!1),[n.question,n.at]);let p=e.view,d=p.seats[s],f=Vh(t,n),$=ps(n),m=a?rn(n,a.move):null,h=n.plan?.length?n.plan:null,b=Li(n),v=n.moves.some(E=>E.targets.length),w=Kr(n).filter(E=>!b.length||!Cs(E)),_=E=>d.play?.find(M=>M.card===E)?.essences??null;return o.asking?l`<${Ip} choosing=${o} />`:l`
    <div class="decision" data-kind=${n.kind} data-hit=${f||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?i("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&v&&l`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${i("decide-list-title")}>
            ${i("decide-list")}
          </button>`}
      </div>
      ${f&&l`<${Rp} lines=${r} />`}
      <div class="decision-body" data-stacked=${b.length>0||c||null}>
        ${Kh(n)&&l`<div class="decision-card"><${ht} game=${t} id=${n.card} size=${b.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${a&&l`<${Yh} hint=${a} />`}
          ${h&&!c?l`<${Ii} key=${n.at} plan=${h} game=${t} kinds=${p.essences} pool=${d.pool} essencesOn=${_} onTake=${o.takeAll} disabled=${o.busy} />`:c?l`<${Ni} moves=${n.moves} proposed=${$} hinted=${m} onTake=${o.take} disabled=${o.busy} />`:l`
            ${b.length>0&&l`<${Di} key=${n.at} moves=${b} start=${$&&Cs($)?$:b[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${o.take} disabled=${o.busy} />`}
            ${v&&l`<p class="decision-how">${i(o.menu.length?"decide-menu":o.path.length?"decide-go-on":w.length?"decide-point":"decide-point-only")}</p>`}
            ${w.map((E,M)=>l`<${Tn} key=${E.move} move=${E} index=${o.menu.length?void 0:M} verb=${E.group==="pass"}
              proposed=${E===$} hinted=${E===m} onTake=${o.take} disabled=${o.busy} />`)}`}
        </div>
      </div>
    </div>`}function Yh({hint:t}){return l`
    <div class="hint-words" role="status">
      <p><strong>${t.words}</strong> ${t.win!==null&&l`<span class="hint-win">${i("hint-win",{n:t.win})}</span>`}</p>
      ${t.reasons.length>0&&l`<ul>${t.reasons.map((e,n)=>l`<li key=${n}>${e}</li>`)}</ul>`}
      ${t.second&&t.second.win!==null&&l`<p class="hint-second">${i("hint-second",{what:t.second.words,n:t.second.win})}</p>`}
    </div>`}function Ip({choosing:t}){let e=t.asking;return e&&l`
    <div class="decision" role="alertdialog" aria-label=${e.confirm}>
      <h2 class="question">${e.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${At} onClick=${t.agree} aria-keyshortcuts="Enter">
          ${i("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${t.back} aria-keyshortcuts="Escape">${i("confirm-no")}</button>
      </div>
    </div>`}function qi({names:t,owing:e,you:n,before:s}){let o=e.filter(a=>a!==n).map(a=>t[a]);return l`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${o.length?i("waiting-for",{who:Tt(o),n:o.length}):i("waiting-table")}</h2>
      <${Rp} lines=${s.slice(-1)} />
      ${n<0&&l`<p class="decision-how">${i("you-watch")}</p>`}
    </div>`}function Rp({lines:t}){return t.length>0&&l`<div class="decision-before">${t.map((e,n)=>l`<p key=${n}>${e}</p>`)}</div>`}var Vh,Kh,Bi=k(()=>{"use strict";S();ee();at();L();ln();Ls();Ri();fa();Zi();vt();Vh=(t,e)=>bt(t)?.hits.includes(e.kind)??!1,Kh=t=>t.card&&!t.plan?.length});function ga(t){return[1,2,5,10,20,25,50].find(e=>t/e<=5)??100}function Fi({rounds:t,names:e,you:n}){let s=Lt(yt)?330:600;if(t.length<2)return null;let o=t.flat(),a=Math.min(0,...o),r=ga(Math.max(...o,1)-a),c=Math.ceil(Math.max(...o,1)/r)*r,u=$=>ha+(s-ha-Np)*$/(t.length-1),p=$=>Dp+(zi-Dp-Xh)*(1-($-a)/(c-a)),d=Array.from({length:Math.floor((c-a)/r)+1},($,m)=>Math.ceil(a/r)*r+m*r).filter($=>$<=c),f=Math.ceil(t.length/(s/40));return l`
    <figure class="curve">
      <figcaption>${i("curve-title")}</figcaption>
      <svg viewBox=${`0 0 ${s} ${zi}`} aria-hidden="true">
        ${d.map($=>l`<g key=${$} class="curve-level"><path d=${`M${ha} ${p($)}H${s-Np}`} /><text x=${ha-6} y=${p($)+4} text-anchor="end">${$}</text></g>`)}
        ${t.map(($,m)=>m%f===0&&l`<text key=${m} class="curve-round" x=${u(m)} y=${zi-6} text-anchor="middle">${m+1}</text>`)}
        ${e.map(($,m)=>l`
          <g key=${m} class="curve-line" data-seat=${m} data-you=${m===n||null}>
            <polyline points=${t.map((h,b)=>`${u(b)},${p(h[m])}`).join(" ")} stroke-dasharray=${Zp[m]} />
            ${t.map((h,b)=>l`<circle key=${b} cx=${u(b)} cy=${p(h[m])} r="2.5" />`)}
          </g>`)}
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${e.map(($,m)=>l`<li key=${m} data-seat=${m}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${Zp[m]} /></svg> <bdi>${$}</bdi></li>`)}
      </ul>
      <table class="visually-hidden">
        <caption>${i("curve-title")}</caption>
        <thead><tr><th scope="col">${i("curve-round")}</th>${e.map(($,m)=>l`<th key=${m} scope="col">${$}</th>`)}</tr></thead>
        <tbody>${t.map(($,m)=>l`<tr key=${m}><th scope="row">${m+1}</th>${$.map((h,b)=>l`<td key=${b}>${h}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`}var zi,ha,Np,Dp,Xh,Zp,ba=k(()=>{"use strict";S();L();vt();zi=180,ha=30,Np=16,Dp=12,Xh=24,Zp=["","8 4","2 4","10 3 2 3","1 3"]});function ya(t){return t<new Date().toISOString().slice(0,10)}function Hp(t){let e=(bt(t.game)?.bots??[]).filter(n=>/^level\d+$/.test(n));return t.seats.some(n=>n.kind==="bot"&&e.includes(n.bot)&&n.bot!==e.at(-1))}function Wi(t){let e=["again"];return Hp(t)&&e.push("stronger"),(!t.day||ya(t.day))&&e.push("deal"),e}function Ui({table:t,names:e,ask:n,latest:s}){let[o,a]=g(""),[r,c]=g(!1),u=async f=>{c(!0),a("");try{await n({t:"rematch",how:f});let $=s()?.next?.[f];$&&gt(`/t/${$.table}`)}catch($){a(q($))}c(!1)},p=t.next??{};if(t.you<0)return Object.entries(p).map(([f,{table:$}])=>l`<a key=${f} class="btn" href=${`/t/${$}`}>${i("rematch-watch")}</a>`);let d=Wi(t).filter(f=>p[f]&&p[f].seat!==t.you);return l`
    ${d.map(f=>l`<p key=${f} class="notice rematch-offer" role="status">${i(`rematch-offer-${f}`,{who:e[p[f].seat]})}</p>`)}
    ${o&&l`<p class="problem" role="alert">${o}</p>`}
    ${Wi(t).map((f,$)=>l`
      <button key=${f} type="button" class=${`btn ${d.includes(f)||!d.length&&$===0&&!t.day?"primary":""}`} disabled=${r} onClick=${()=>u(f)}>
        ${d.includes(f)&&l`<${y} name="people" size=${16} />`} ${d.includes(f)?i(`rematch-join-${f}`):i(`rematch-${f}`)}</button>`)}`}var ji=k(()=>{"use strict";j();at();S();N();ne();L()});function Gi({table:t,state:e,names:n,ask:s,latest:o,onLook:a}){let r=e.result,c=Tt(r.winners.map(d=>n[d])),u=Jh(t.table),p=t.day&&!ya(t.day);return l`
    <div class="ending" role="dialog" aria-label=${i("ending-label")}>
      <h1>${r.winners.includes(t.you)&&r.winners.length===1?i("ending-you-won"):i("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${i("ending-rounds",{n:r.rounds})}${u.seed&&l` · <span class="ending-seed">${i("room-seed",{seed:u.seed})}</span>`}</p>
      <${Qh} game=${t.game} score=${e.score} result=${r} names=${n} you=${t.you} />
      <${Fi} rounds=${u.rounds} names=${n} you=${t.you} />
      <div class="row ending-acts">
        ${t.day&&l`<a class="btn primary" href=${p?"/daily":`/daily/${t.day}`}>${i("ending-daily")}</a>`}
        <${Ui} table=${t} names=${n} ask=${s} latest=${o} />
        <button type="button" class="btn" onClick=${a}>${i("ending-look")}</button>
        <a class="btn" href=${`/replay/${t.table}`}>${i("ending-replay")}</a>
        ${!p&&l`<a class="btn" href=${`/replay/${t.table}?review=${t.you>=0?`&eyes=${t.you}`:""}`}>${i("study-title")}</a>`}
        ${!p&&l`<a class="btn" href=${`/api/tables/${t.table}/record`} download>${i("ending-record")}</a>`}
        <a class="btn" href="/">${i("ending-home")}</a>
      </div>
      ${!p&&l`<${ra} path=${`/replay/${t.table}`} />`}
    </div>`}function Jh(t){let[e,n]=g({rounds:[],seed:null});return x(()=>{let s=!0;return Y(`/api/tables/${encodeURIComponent(t)}/after`).then(o=>s&&n(o),()=>{}),()=>{s=!1}},[t]),e}function Qh({game:t,score:e,result:n,names:s,you:o}){let a=s.map((r,c)=>c).sort((r,c)=>n.points[c]-n.points[r]);return l`
    <div class="scores">
      ${a.map(r=>l`
        <section key=${r} class="scores-seat" data-winner=${n.winners.includes(r)||null} data-you=${r===o||null}>
          <h3>${n.winners.includes(r)&&l`<${y} name="crown" size=${18} label=${i("ending-winner")} />`} <bdi>${s[r]}</bdi> <strong>${n.points[r]}</strong></h3>
          <table><tbody>
            ${e[r].map(([c,u,p],d)=>l`<tr key=${`${c} ${d}`}><th scope="row">${p}<${t1} game=${t} source=${c} /></th><td>${u}</td></tr>`)}
            ${!e[r].length&&l`<tr><td class="empty">${i("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}function t1({game:t,source:e}){let n=Rt(`${t}-source`,e.split(":")[0]);return n&&l`<small class="scores-meaning">${n}</small>`}var Vi=k(()=>{"use strict";j();at();S();N();L();ba();ia();ji()});function mn({text:t,line:e}){let n=[];for(let s of t.split(`
`).filter(Boolean)){let o=/^[-|] /u.exec(s)?.[0]??"",a=n.at(-1);o&&a?.mark===o?a.lines.push(s.slice(2)):n.push({mark:o,lines:[s.slice(o.length)]})}return n.map(({mark:s,lines:o})=>s==="| "?l`<${e1} lines=${o} draw=${e} />`:s?l`<ul>${o.map(a=>l`<li>${e(a)}</li>`)}</ul>`:l`<p>${e(o[0])}</p>`)}function e1({lines:t,draw:e}){let[n,...s]=t.map(o=>o.split("|").map(a=>a.trim()));return l`
    <table class="table rules-rows">
      <thead><tr>${n.map(o=>l`<th scope="col">${o}</th>`)}</tr></thead>
      <tbody>${s.map(o=>l`<tr>${o.map(a=>l`<td>${e(a)}</td>`)}</tr>`)}</tbody>
    </table>`}var wa=k(()=>{"use strict";S()});function Es(t,e){return i(e==="signs"?"rules-signs":`${t}-rules-${e}-title`)}function Ts({facts:t,chapter:e}){return e==="signs"?l`<${o1} signs=${t.sign_table} />`:l`<${mn} text=${i(`${t.game}-rules-${e}`)} line=${s1} />`}function s1(t){return t.split(/:([a-z]+):/u).map((e,n)=>n%2?l`<${qp} name=${e} />`:e)}function qp({name:t,size:e="1.2em"}){return l`<span class=${n1.has(t)?`of-${t}`:"of-sign"}><${y} name=${t} size=${e} /></span>`}function o1({signs:t}){return l`
    <ul class="legend">
      ${t.map(e=>l`<li key=${e}><${qp} name=${e} size="1.5rem" /> ${i(`rules-sign-${e}`)}</li>`)}
    </ul>`}var n1,Ki=k(()=>{"use strict";S();N();L();wa();n1=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});async function Os(t){await pe();let[e]=bt(t)?.rulebook??[`/rules/${encodeURIComponent(t)}.json`],n=Yi.get(e);return n||(n=Y(e),n.catch(()=>Yi.delete(e)),Yi.set(e,n)),n}function Ps(t){let e=bt(t)?.rulebook?.[1];return e===G()?void 0:e}function Ze(t){return t.groups.flatMap(e=>e.clauses)}function va(t){return new Set(t.parts.flatMap(Ze).map(({id:e})=>e))}function As(t,e){let n=cn(e).split(/\s+/u).filter(Boolean);if(!n.length)return t.parts;let s=[...va(t)].find(a=>a.toLowerCase()===n.join(" ")),o=({id:a,question:r="",text:c})=>{let u=Sn(`${a} ${r} ${c}`);return s?a===s:n.every(p=>u.includes(p))};return t.parts.map(({title:a,groups:r})=>({title:a,groups:r.map(c=>({...c,clauses:c.clauses.filter(o)})).filter(({clauses:c})=>c.length)})).filter(({groups:a})=>a.length)}function Xi(t,e){let n=[""];for(let s of t.split(/\b([A-Z]-[A-Z]?\d+)\b/u))e.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var Yi,xa=k(()=>{"use strict";j();Vo();at();L();Yi=new Map});function Wp(t,e,[n,s]){let o=-1,a=1/0;return e.forEach((r,c)=>{let u=(r.x-t.x)*n+(r.y-t.y)*s,p=Math.abs((r.x-t.x)*s)+Math.abs((r.y-t.y)*n),d=u+a1*p;u>2&&d<a&&([o,a]=[c,d])}),o}function r1(t){let e=document.querySelector(".menu"),n=[...(e??document).querySelectorAll(e?"button":".decision button:not(:disabled)")];return[...(e?[]:[...document.querySelectorAll("[data-target]")]).filter(a=>t.has(a.dataset.target??"")),...n].map(i1).filter(a=>a.getClientRects().length>0)}function i1(t){return t.matches("button, [tabindex]")?t:t.querySelector("button, [tabindex]")??t}function l1(t,e){let n=r1(e);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let o=Wp(Bp(s),n.map(Bp),Fp[t]);o>=0&&n[o].focus()}function c1(t){return t instanceof HTMLElement&&t.matches("input, textarea, select, [contenteditable]")}function Ji(t,e){let n=A({letters:t,lit:e});n.current={letters:t,lit:e},x(()=>{let s=o=>{if(!(o.ctrlKey||o.metaKey||o.altKey||o.defaultPrevented)){if(c1(o.target)){o.key==="Escape"&&o.target.blur();return}u1(o,n.current.letters,n.current.lit)&&o.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function u1(t,e,n){let{key:s}=t;return s in Fp?(l1(s,n),!0):s==="Enter"?!p1(t.target)&&He(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?He(".menu [data-move]",Number(s))||He(".decision .move[data-move]",Number(s)):e[s]?(e[s](),!0):!1}function p1(t){return t instanceof HTMLElement&&t.matches("button, a, summary, [role=button]")}function He(t,e=1){let n=document.querySelectorAll(t)[e-1];return!n||n.disabled?!1:(n.click(),!0)}function Qi(){return l`
    <dl class="keys">${zp.map(([t,e])=>l`
      <div key=${e}><dt>${t.map(n=>l`<kbd key=${n}>${n}</kbd>`)}</dt><dd>${i(e)}</dd></div>`)}
    </dl>`}var zp,Fp,a1,Bp,ka=k(()=>{"use strict";S();L();zp=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["b"],"key-back"],[["n"],"key-next"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],Fp={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},a1=2.5,Bp=t=>{let e=t.getBoundingClientRect();return{x:e.left+e.width/2,y:e.top+e.height/2}}});function tl({table:t,onClose:e,tell:n}){let[s,o]=g("rules"),a=A(null),r=bt(t.game),c=A(document.activeElement);x(()=>()=>{c.current instanceof HTMLElement&&c.current.isConnected&&c.current.focus({preventScroll:!0})},[]);let u=d=>{d.stopPropagation();let f=d.target instanceof HTMLInputElement&&d.target.type==="search";(d.key==="Escape"||d.key==="?"&&!f)&&e()},p=d=>{let f=d.key==="ArrowRight"?1:d.key==="ArrowLeft"?-1:0;if(!f)return;d.preventDefault();let $=Is[(Is.indexOf(s)+f+Is.length)%Is.length];o($),a.current?.querySelector(`[data-tab="${$}"]`)?.focus()};return l`
    <aside class="help" role="dialog" aria-label=${i("help-title")} ref=${a} onKeyDown=${u}>
      <header>
        <h2>${i("help-title")}</h2>
        <button type="button" class="btn quiet icon-only" ref=${At} onClick=${e} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="tabs" role="tablist" aria-label=${i("help-title")} onKeyDown=${p}>
        ${Is.map(d=>l`
          <button type="button" key=${d} role="tab" data-tab=${d} id=${`help-${d}`} aria-selected=${s===d} aria-controls="help-body" tabindex=${s===d?0:-1} onClick=${()=>o(d)}>${i(`help-${d}`)}</button>`)}
      </div>
      <div class="help-body" id="help-body" role="tabpanel" aria-labelledby=${`help-${s}`} tabindex="0">
        ${s==="rules"&&r?l`<${m1} key=${t.game} facts=${r} />`:s==="signs"&&r?l`<${h1} facts=${r} />`:s==="keys"?l`<${Qi} />`:l`<${vs} pace=${t.pace} hints=${t.hints} onPace=${t.host?d=>n({t:"pace",pace:d}):void 0} />`}
      </div>
    </aside>`}function m1({facts:t}){let{game:e,chapters:n,rules_text:s}=t,[o,a]=g(""),{book:r,refusal:c}=f1(s?e:""),u=r&&o.trim()?As(r,o).flatMap(Ze):[];return l`
    ${r&&l`<input class="input" type="search" value=${o} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
      onInput=${p=>a(p.currentTarget.value)} />`}
    ${o.trim()&&r?l`
      <p class="quiet-text" role="status">${i("clauses-found",{n:u.length})}</p>
      <${Up} game=${e} clauses=${u.slice(0,d1)} />`:l`
      ${n.filter(p=>p!=="signs").map((p,d)=>l`
        <details key=${p} class="help-chapter" open=${d===0}>
          <summary><h3>${Es(e,p)}</h3></summary>
          <${Ts} facts=${t} chapter=${p} />
          ${r&&l`<${$1} game=${e} book=${r} marks=${t.clauses[p]??[]} />`}
        </details>`)}
      ${c&&l`<p class="quiet-text" role="status">${c}</p>`}
      <p class="row">
        ${s&&l`<a href=${`/rules/${e}/full`} target="_blank" rel="noopener">${i("rules-to-full")}</a>`}
        <a href=${`/cards/${e}`} target="_blank" rel="noopener">${i("rules-to-cards")}</a>
      </p>`}`}function $1({game:t,book:e,marks:n}){let s=e.parts.filter(o=>n.some(a=>o.title.startsWith(`${a}.`))).flatMap(Ze);return s.length>0&&l`
    <details class="help-behind"><summary>${i("help-behind",{n:s.length})}</summary><${Up} game=${t} clauses=${s} /></details>`}function Up({game:t,clauses:e}){return l`
    <dl class="help-clauses" lang=${Ps(t)}>${e.map(({id:n,question:s,text:o})=>l`
      <div key=${n}><dt><a href=${`/rules/${t}/full#${n}`} target="_blank" rel="noopener">${n}</a></dt>
        <dd>${s&&l`<p><em>${s}</em></p>`}<${mn} text=${o} line=${a=>a} /></dd></div>`)}</dl>`}function f1(t){let[e,n]=g(null),[s,o]=g("");return x(()=>{t&&Os(t).then(n,a=>o(q(a)))},[t,G()]),{book:e,refusal:s}}function h1({facts:t}){let[e,n]=X("sentences");return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${e} onChange=${()=>n(!e)} />
      <span><strong>${i("help-sentences")}</strong><small>${i("help-sentences-hint")}</small></span>
    </label>
    <${Ts} facts=${t} chapter="signs" />`}function el({touch:t}){let[e,n]=X("taught");return e.reading?null:l`
    <div class="tip" role="note">
      <p>${i(t?"tip-touch":"tip-mouse")}</p>
      <button type="button" class="btn quiet small" onClick=${()=>n({...e,reading:!0})}>${i("tip-understood")}</button>
    </div>`}var Is,d1,nl=k(()=>{"use strict";j();at();S();N();Ki();wa();xs();xa();nt();L();ka();vt();Is=["rules","signs","keys","settings"],d1=30});function sl(t,e){let{past:n}=t,s=n[n.length-1]?.step??0,o=t.state?.era??0,[a,r]=g(null),c=n[0]?.step??0;x(()=>r(null),[o]);let u=Ma(a===null||a>=s?null:n.find(({step:$})=>$===a)??null),p=K($=>{let m=Math.max(0,$);if(m>=s)return r(null);if(m>=c)return r(m);e({t:"past",since:Math.max(0,Math.min(m,c-g1))}).then(()=>r(m))},[s,c,e]),d=u?u.step:s,f=t.state?.since??-1;return{state:u,ago:s-d,more:d>0,back:()=>p(d-1),next:()=>p(d+1),now:()=>r(null),mine:()=>p(f>=0&&f+1<s?f+1:s-1)}}function Ma(t){let e=A(t);return z(()=>{let n=t&&e.current&&t.step-e.current.step===1;return e.current=t,t&&{...t,cause:n?"move":"join",news:[]}},[t])}function ol({looking:t,asked:e}){let{state:n,ago:s}=t;return n&&l`
    <div class="decision looking" role="group" aria-label=${i("look-title")}>
      <h2 class="question" aria-live="polite">${i("look-ago",{n:s})}</h2>
      <div class="decision-before" aria-live="polite">${n.lines.map((o,a)=>l`<p key=${a}>${o}</p>`)}</div>
      ${e&&l`<p class="decision-how">${i("look-asked")}</p>`}
      <div class="row looking-steps">
        <button type="button" class="btn icon-only" aria-label=${i("look-back")} title=${i("look-back")} aria-keyshortcuts="b" aria-disabled=${!t.more} onClick=${()=>t.more&&t.back()}><${y} name="left" size=${18} /></button>
        <button type="button" class="btn icon-only" aria-label=${i("look-next")} title=${i("look-next")} aria-keyshortcuts="n" onClick=${t.next}><${y} name="right" size=${18} /></button>
        <button type="button" class="btn primary looking-now" ref=${At} aria-keyshortcuts="Escape" onClick=${t.now}>${i("look-now")}</button>
      </div>
    </div>`}var g1,_a=k(()=>{"use strict";S();N();L();vt();g1=20});function On(t){let e=CSS.escape(t);return[...document.querySelectorAll(`[data-target="${e}"], [data-anchor="${e}"]`)].find(s=>s.getClientRects().length>0)??null}function al({choosing:t}){let{menu:e,path:n}=t,s=A(null),[o,a]=g({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=e.length>0;return $t(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=On(r)?.getBoundingClientRect();if(!p)return a({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+qe+u.width<=innerWidth?p.right+qe:p.left-qe-u.width,f=d>=qe?d:Math.max(qe,Math.min(p.left,innerWidth-u.width-qe)),$=Math.max(qe,Math.min(p.top,innerHeight-u.height-qe));a({left:f,top:$,ready:!0})},[c,r,e]),x(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?l`
    <div class="menu-veil" onClick=${t.back}></div>
    <div class="menu" role="dialog" aria-label=${i("menu-label")} ref=${s}
      style=${{left:`${o.left}px`,top:`${o.top}px`,visibility:o.ready?"visible":"hidden"}}>
      ${e.map((u,p)=>l`<${Tn} key=${u.move} move=${u} index=${p} verb onTake=${t.take} />`)}
      <button type="button" class="btn quiet small" onClick=${t.back} aria-keyshortcuts="Escape">${i("menu-back")}</button>
    </div>`:null}var qe,Ca=k(()=>{"use strict";S();L();fa();qe=8});function jp(t,e,n,s){let o=e.view.threshold??0,a=!o||!t||e.result||t.view.match?.game!==e.view.match?.game?[]:e.view.seats.filter((r,c)=>r.points>=o&&t.view.seats[c].points<o).map(r=>({words:i(r.seat===s?"news-reached-you":"news-reached",{who:n[r.seat],n:r.points}),targets:[],step:!1}));return[...e.news??[],...a]}function il(t){return!V("news")||!ue()||!V("pace")?0:(t.news??[]).filter(e=>e.step).reduce((e,n)=>e+rl(n),0)}function ll(t,e,n){let[s,o]=g([]),a=A(t[t.length-1]??null);x(()=>{let c=a.current,u=t[t.length-1];if(a.current=u??null,!u||!c||u.era!==c.era||!V("news"))return;let d=t.filter(({step:f})=>f>c.step).flatMap(f=>jp(t[t.indexOf(f)-1]??null,f,e,n));d.length&&o(f=>[...f,...d].slice(-x1))},[t]);let r=s[0]??null;return x(()=>{if(!r)return;let c=setTimeout(()=>o(u=>u.slice(1)),rl(r));return()=>clearTimeout(c)},[r]),r}function cl({news:t}){return Rs("data-telling",t?.targets??[]),l`<div class="news" role="status" aria-live="polite">${t&&l`<p key=${t.words} data-step=${t.step||null}>${t.words}${t.step&&l` <small>${i("news-skip")}</small>`}</p>`}</div>`}function Rs(t,e,n=null){let s=e.join(" ");$t(()=>{let o=e.map(On).filter(a=>a!==null);for(let a of o)a.setAttribute(t,"");return()=>o.forEach(a=>a.removeAttribute(t))},[s,n])}var b1,y1,w1,v1,x1,rl,Sa=k(()=>{"use strict";S();nt();L();Ca();b1=1500,y1=28,w1=5200,v1=900,x1=12,rl=t=>t.step?v1+1e3*V("pace"):Math.min(w1,b1+y1*t.words.length)});function Ns(t,e,n){let[s,o]=g(t),a=A([]),r=A(0),c=A(null),u=A(s),p=A(null);u.current=s;let d=()=>{r.current=0;let $=a.current.length===1&&a.current[0].cause==="move"&&a.current[0]!==p.current?il(a.current[0]):0;if($){p.current=a.current[0],r.current=setTimeout(d,$);return}a.current.length>Vp&&a.current.splice(0,a.current.length-Vp);let m=a.current.shift();if(!m)return;let h=u.current;c.current=h&&e.current&&m.cause==="move"&&ue()?{state:h,places:L1(e.current)}:null,o(m),c.current?r.current=setTimeout(d,a.current.length>1?_1:M1):d()};return S1(()=>{a.current.length&&(p.current=a.current[a.current.length-1],a.current.splice(0,a.current.length-1),clearTimeout(r.current),d())}),$t(()=>{!t||t===u.current||a.current.includes(t)||((!u.current||t.cause!=="move"||document.hidden)&&(a.current=[],clearTimeout(r.current),r.current=0),a.current.push(t),r.current||d())},[t]),$t(()=>{let $=c.current;if(c.current=null,!$||!s||!e.current)return;let m=Kp(e.current);O1(m,$.places),n&&A1(n($.state.view,s.view,s.events),$.places,Yp(m))},[s]),x(()=>()=>clearTimeout(r.current),[]),s}function S1(t){let e=A(t);e.current=t,x(()=>{let n=()=>e.current(),s=["pointerdown","keydown"];return s.forEach(o=>addEventListener(o,n,{capture:!0})),()=>s.forEach(o=>removeEventListener(o,n,{capture:!0}))},[])}function L1(t){return Yp(Kp(t))}function Kp(t){let e=new Map;for(let n of E1(t)){let s=T1(n);e.has(s)||e.set(s,{element:n,box:n.getBoundingClientRect()})}return e}function E1(t){return[...t.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function O1(t,e){for(let[n,{element:s,box:o}]of t){if(!s.dataset.target)continue;let a=e.get(n);if(!a){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:Gp,easing:ul});continue}let r=a.left+a.width/2-o.left-o.width/2,c=a.top+a.height/2-o.top-o.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=o.width?a.width/o.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:Gp,easing:ul});P1(s,p)}}function P1(t,e){t.style.zIndex="5";let n=()=>t.style.removeProperty("z-index");e.finished.then(n,n)}function A1(t,e,n){for(let{kind:s,n:o,from:a,to:r}of t){let c=e.get(a)??n.get(a),u=n.get(r)??e.get(r);if(!(!c||!u))for(let p=0;p<Math.min(o,C1);p++)I1(s,c,u,p)}}function I1(t,e,n,s){let o=document.createElement("span");o.className="flyer",o.setAttribute("aria-hidden","true"),qt(l`<${y} name=${t} size=${22} />`,o),document.body.append(o);let a=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=o.animate([{translate:a(e),opacity:.4},{translate:a(n),opacity:1}],{duration:k1,delay:s*40,easing:ul,fill:"backwards"}),c=()=>{qt(null,o),o.remove()};r.finished.then(c,c)}var Gp,k1,M1,_1,Vp,ul,C1,Yp,T1,La=k(()=>{"use strict";S();N();nt();Sa();Gp=220,k1=250,M1=280,_1=130,Vp=3,ul="cubic-bezier(0.2, 0.7, 0.2, 1)",C1=3;Yp=t=>new Map([...t].map(([e,{box:n}])=>[e,n]));T1=t=>t.dataset.target??t.dataset.anchor??""});function Ds({part:t,setPart:e,lit:n}){let s=new Set([...n].map(o=>document.querySelector(`.board [data-target="${CSS.escape(o)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return l`
    <div class="part-tabs tabs" role="tablist">
      ${Pn.map(o=>l`
        <button type="button" key=${o} role="tab" aria-selected=${t===o} onClick=${()=>e(o)}>
          ${i(`part-${o}`)}${t!==o&&s.has(o)&&l`<i class="lit-dot" title=${i("part-lit")}></i>`}
        </button>`)}
    </div>`}function Zs(t,e,n){let s=A({x:0,y:0});return t?{onTouchStart:o=>{s.current={x:o.touches[0].clientX,y:o.touches[0].clientY}},onTouchEnd:o=>{let a=o.changedTouches[0].clientX-s.current.x,r=o.changedTouches[0].clientY-s.current.y;if(Math.abs(a)<R1||Math.abs(a)<N1*Math.abs(r))return;let c=Pn[Pn.indexOf(e)-Math.sign(a)];c&&n(c)}}:{}}var Pn,R1,N1,Ea=k(()=>{"use strict";S();L();Pn=["mine","centre","rivals","log"],R1=60,N1=2});function pl({table:t,names:e,owing:n,skew:s,send:o}){let a=t.seats[t.you],r=t.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==t.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return t.status!=="playing"?null:l`
    ${a?.stand_in&&l`
      <div class="prompt" role="alert">
        <p>${i("seat-bot-plays",{bot:a.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>o({t:"take_back"})}>${i("seat-take-back")}</button>
      </div>`}
    ${t.you>=0&&r.map(({seat:c,i:u})=>l`<${Z1} key=${u} name=${e[u]} since=${t.now-(c.away??0)} skew=${s} onStandIn=${()=>o({t:"stand_in",seat:u})} />`)}`}function Z1({name:t,since:e,skew:n,onStandIn:s}){let o=()=>e+D1-(Date.now()/1e3+n),[a,r]=g(o()<=0),c=Math.round(e);return x(()=>{r(o()<=0);let u=setTimeout(()=>r(!0),Math.max(0,o())*1e3);return()=>clearTimeout(u)},[c]),a&&l`
    <div class="prompt" role="status">
      <p>${i("seat-away",{who:t})}</p>
      <button type="button" class="btn small" onClick=${s}>${i("seat-stand-in")}</button>
    </div>`}function dl({request:t,onClose:e,onAsk:n}){let s=()=>{e(),n()};return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${t.title}>
      <h2>${t.title}</h2>
      <p>${t.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${At} onClick=${e} aria-keyshortcuts="Escape">${i("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${i("request-ask")}</button>
      </div>
    </div>`}function ml({onClose:t,onLeave:e}){let n=()=>{t(),e()};return l`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${i("leave")}>
      <h2>${i("leave")}</h2>
      <p>${i("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${At} onClick=${t} aria-keyshortcuts="Escape">${i("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${i("leave-do")}</button>
      </div>
    </div>`}var D1,$l=k(()=>{"use strict";S();L();vt();D1=60});function Hs(t){if(!V("sound")||typeof AudioContext>"u")return;$n??=new AudioContext,$n.state==="suspended"&&$n.resume().catch(()=>{});let e=$n.currentTime+.01;for(let n of H1[t]){let s=$n.createOscillator(),o=$n.createGain();s.type=n.wave,s.frequency.value=n.hz,o.gain.setValueAtTime(0,e+n.at),o.gain.linearRampToValueAtTime(n.loud,e+n.at+.01),o.gain.exponentialRampToValueAtTime(1e-4,e+n.at+n.for),s.connect(o).connect($n.destination),s.start(e+n.at),s.stop(e+n.at+n.for+.02)}}function fl(t,e){!e||t.cause==="join"||(t.result&&!e.result?Hs("end"):t.ask&&!e.ask?Hs("turn"):t.events.some(n=>q1.has(n.kind))?Hs("card"):t.events.some(n=>B1.has(n.kind))&&Hs("essence"))}var H1,$n,q1,B1,hl=k(()=>{"use strict";nt();H1={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((t,e)=>({hz:t,at:e*.13,for:.45,loud:.08,wave:"sine"}))},$n=null;q1=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),B1=new Set(["collected","gained","paid","put","took","lost","moved"])});function gl(t,e){x(()=>{let n=e?i("title-over"):t?`● ${i("title-your-turn")}`:i("title-table");document.title=`${n} · Arcanarium`},[t,e,G()])}var bl=k(()=>{"use strict";S();L()});function Xp(t,e,n){let s=new Map;for(let o of e)s.set(o,(s.get(o)??0)+1);return{whose:[...s],lines:n.filter(([o])=>o>t&&o<=t+e.length).map(([,o])=>o)}}function Ta({step:t,back:e,log:n,names:s,you:o}){let{whose:a,lines:r}=Xp(t,e,n);return l`
    <ul class="goes-back-whose">
      ${a.map(([c,u])=>l`<li key=${c} data-you=${c===o||null}>${c===o?i("back-yours",{n:u}):i("back-theirs",{who:s[c],n:u})}</li>`)}
    </ul>
    <ul class="goes-back" tabindex="0" aria-label=${i("back-label")}>
      ${r.length>yl&&l`<li>${i("back-more",{n:r.length-yl})}</li>`}
      ${r.slice(-yl).map((c,u)=>l`<li key=${u}>${c}</li>`)}
      ${!r.length&&l`<li>${i("back-hidden")}</li>`}
    </ul>`}var yl,wl=k(()=>{"use strict";S();L();yl=8});function vl({state:t,table:e,names:n,log:s,made:o,send:a}){let[r,c]=g(!1);x(()=>c(!1),[t.step,e.request]);let u=e.seats.some((m,h)=>h!==e.you&&m.kind==="person"),{can:p,why:d}=t.undo,f=e.request?.seat===e.you,$=t.undo.back??[];return f?l`
      <div class="undo-note" role="status">
        <p>${i("undo-asked")}</p>
        <${z1} table=${e} names=${n} />
        <button type="button" class="btn quiet small" onClick=${()=>a({t:"answer_undo",agree:!1})}>${i("undo-withdraw")}</button>
      </div>`:r?l`
      <div class="undo-ask" role="alertdialog" aria-label=${d}>
        <p>${d}</p>
        ${$.length>0&&!e.day&&l`<p>${i("back-title",{n:$.length})}</p><${Ta} step=${t.step-$.length} back=${$} log=${s} names=${n} you=${e.you} />`}
        <div class="row">
          ${!e.day&&l`<button type="button" class="btn" ref=${At} onClick=${()=>a({t:"ask_undo",step:t.step,era:t.era})}>${i(u?"undo-ask":"undo-anyway")}</button>`}
          <button type="button" class="btn quiet small" onClick=${()=>c(!1)}>${i("undo-never-mind")}</button>
        </div>
      </div>`:l`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!p&&!d}
      title=${p?i("undo-title"):d} data-fair=${p||null}
      onClick=${()=>p?a({t:"undo",step:t.step,era:t.era}):c(!0)}>
      <${y} name="undo" size=${16} /> <span>${i("undo")}${p&&o&&l`: <${Ft} fragments=${o} />`}</span>
    </button>`}function z1({table:t,names:e}){let n=(t.request?.asked??[]).filter(s=>!t.request?.agreed.includes(s)&&!t.seats[s].here);return n.length>0&&l`<p>${i("undo-away",{who:Tt(n.map(s=>e[s])),n:n.length})}</p>`}function xl({table:t,names:e,log:n,send:s}){let o=t.request,a=o&&o.asked.includes(t.you)&&!o.agreed.includes(t.you);return!o||!a||o.seat===t.you?null:l`
    <div class="prompt" role="alertdialog" aria-label=${i("undo-request",{who:e[o.seat]})}>
      <p>${i("undo-request",{who:e[o.seat]})} ${o.back.includes(t.you)&&i("undo-request-yours")}</p>
      <${Ta} step=${o.step} back=${o.back} log=${n} names=${e} you=${t.you} />
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>s({t:"answer_undo",agree:!0})}>${i("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>s({t:"answer_undo",agree:!1})}>${i("undo-refuse")}</button>
      </div>
    </div>`}var kl=k(()=>{"use strict";S();N();L();wl();vt()});function qs({data:t,board:e,ask:n,tell:s,coach:o=null,point:a=[],onLeave:r=null}){let c=t.table,u=A(null),p=A(null);p.current=t.table;let d=sl(t,s),f=Ns(d.state??t.state,u,e.flights??null),$=f===t.state,{made:m,remembering:h}=W1(n),b=Ci($?f:{...f,ask:null},h),[v,w]=g(null),[_,E]=g("log"),[M,P]=g(!1),[R,I]=g("mine"),[B,C]=g(!1),[T,H]=g(!1),[dt,it]=g(!1),[Ht,tr]=g(""),[er,u$]=X("sound"),[Cc]=X("hints"),p$=Lt($i),re=Lt(yt),no=Lt(fi),je=z(()=>c.seats.map(wt=>wt.name),[c]),{you:Yt}=c,xt=$?f.ask:null,d$=K(wt=>Go(xt,wt),[xt]),m$=j1(u,xt),Sc=t.log.slice(-F1).map(([,wt])=>wt),Lc=t.state?.requests??[],so=Lc.find(wt=>wt.name===Ht),nr=$&&t.hint&&t.hint.step===f.step?t.hint:null;G1(t.state),gl(!!t.state?.ask,!!t.state?.result),Rs("data-hinted",nr&&rn(xt,nr.move)?.targets||[]),Rs("data-fresh",$?ri(t.past,f.since):f.touched,f);let $$=ll(t.past,je,Yt);K1(re,R,I,b.lit,f.step),U1(c,()=>H(!1)),Y1(u,R,b.lit,xt?`${xt.at} ${xt.question}`:""),V1(re,I,a,f.step);let f$=Zs(re,R,I),Ec=wt=>{re?I("log"):no||P(!M||wt!==_),E(wt),wt==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},Tc=()=>xt&&c.hints&&Cc&&s({t:"hint",step:f.step});Ji({u:()=>He(".undo"),p:()=>He('.decision [data-group="pass"]'),m:()=>He(".list-toggle"),h:Tc,l:()=>Ec("log"),c:()=>Ec("chat"),"?":()=>C(!B),b:d.back,n:d.next,Escape:()=>B||dt||so?(C(!1),it(!1),tr("")):b.back()||(v!==null?w(null):d.state?d.now():P(!1))},b.lit);let Oc=l`<${vi} log=${t.log} since=${t.state?.since??-1} chat=${t.chat} tab=${_} setTab=${E} requests=${Lc} onRequest=${tr} onSay=${wt=>n({t:"chat",text:wt})} />`,h$=f.result&&!T;return l`
    <div class="tabletop" data-game=${c.game} data-part=${re?R:null} data-deciding=${xt?!0:null} data-looking=${d.state?!0:null} data-seats=${c.seats.length} data-step=${f.step}>
      <${Ms} table=${c} state=${f} skew=${t.skew} onSeat=${wt=>w(v===wt?null:wt)}>
        ${c.watchers>0&&l`<span class="watchers" title=${i("watchers",{n:c.watchers})}><${y} name="eye" size=${16} />${c.watchers}</span>`}
        ${!re&&!no&&l`<button type="button" class="btn quiet small icon-only" aria-pressed=${M} onClick=${()=>P(!M)} title=${i("tab-log")} aria-label=${i("tab-log")}><${y} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${er} onClick=${()=>u$(!er)} title=${i("sound-toggle")} aria-label=${i("sound-toggle")}><${y} name=${er?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only help-button" aria-pressed=${B} aria-keyshortcuts="?" onClick=${()=>C(!B)} title=${i("help-open")} aria-label=${i("help-open")}><${y} name="book" size=${18} /></button>
        ${Yt>=0&&!f.result&&!c.day&&l`<button type="button" class="btn quiet small icon-only" onClick=${r??(()=>it(!0))} title=${i("leave")} aria-label=${i("leave")}><${y} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${i("ending-home")} aria-label=${i("ending-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${re&&l`<${Ds} part=${R} setPart=${I} lit=${b.lit} />`}
      <section class="board" ref=${u} ...${f$} aria-label=${i("board-label")}>
        <${e.Board} game=${c.game} view=${f.view} table=${c} score=${f.score} ask=${xt} names=${je} you=${Yt}
          lit=${b.lit} chosen=${b.path} choose=${b.choose} why=${d$} detail=${v} setDetail=${w} />
        ${re&&R==="log"&&l`<div class="part-log">${Oc}</div>`}
      </section>
      <${cl} news=${d.state?null:$$} />
      <aside class="side">
        ${(no||!re&&M)&&l`<div class="talk-place" data-drawer=${!no||null}>${Oc}</div>`}
        ${o}
        <${xl} table=${c} names=${je} log=${t.log} send=${s} />
        <${pl} table=${c} names=${je} owing=${f.view.owing} skew=${t.skew} send=${s} />
        ${Yt>=0&&!f.result&&l`<${el} touch=${p$} />`}
        <div class="desk" data-clear data-active=${xt?!0:null}>
          ${e.Beside&&Yt>=0&&l`<${e.Beside} view=${f.view} you=${Yt} />`}
          ${d.state?l`<${ol} looking=${d} asked=${!!t.state?.ask} />`:xt&&Yt>=0?l`<${Hi} game=${c.game} state=${f} ask=${xt} you=${Yt} choosing=${b} hint=${nr} before=${Sc} />`:f.result?l`<div class="decision"><button type="button" class="btn primary" onClick=${()=>H(!1)}>${i("ending-show")}</button></div>`:l`<${qi} names=${je} owing=${f.view.owing} you=${Yt} before=${Sc} />`}
          <p class="why-line" aria-live="polite">${m$}</p>
          ${!f.result&&l`
            <div class="desk-tools">
              ${Yt>=0&&!d.state&&l`<${vl} state=${f} table=${c} names=${je} log=${t.log} made=${m(f.step)} send=${s} />`}
              ${!d.state&&d.more&&l`<button type="button" class="btn quiet small" onClick=${d.back} aria-keyshortcuts="b" title=${i("look-title")}><${y} name="left" size=${16} /> ${i("look-open")}</button>`}
              ${xt&&!c.hints&&l`<span class="no-hints">${i("hint-forbidden-short")}</span>`}
              ${xt&&c.hints&&Cc&&l`<button type="button" class="btn quiet small" onClick=${Tc} aria-keyshortcuts="h"><${y} name="hint" size=${16} /> ${i("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${al} choosing=${b} />
      ${B&&l`<${tl} table=${c} onClose=${()=>C(!1)} tell=${s} />`}
      ${dt&&l`<${ml} onClose=${()=>it(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${so&&l`<${dl} request=${so} onClose=${()=>tr("")} onAsk=${()=>s({t:"request",name:so.name})} />`}
      ${h$&&l`<div class="veil"></div><${Gi} table=${c} state=${f} names=${je} ask=${n} latest=${()=>p.current} onLook=${()=>H(!0)} />`}
    </div>`}function W1(t){let e=A([]),n=K((o,a)=>{let r=e.current.filter(c=>c.step<o.step);return e.current=a?[...r,{step:o.step,label:[[a.heading,"text"],[" ","text"],...a.label]}]:r,t(o)},[t]);return{made:o=>e.current.find(a=>a.step===o-1)?.label??null,remembering:n}}function U1(t,e){let n=Object.entries(t.next??{}).filter(([,{seat:s}])=>s!==t.you).map(([s])=>s).join();x(()=>{n&&e()},[n])}function j1(t,e){let[n,s]=g("");return x(()=>{let o=t.current,a=c=>{if(c instanceof PointerEvent&&c.pointerType==="mouse"&&!ls(c))return;let u=c.target instanceof Element?c.target.closest("[data-target]"):null;s(u?.dataset.target??"")},r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;(!u||u.querySelector(".lit")||u.matches("[data-lit]"))&&s("")};return o?.addEventListener("pointerover",a),o?.addEventListener("focusin",a),document.addEventListener("pointerup",r),()=>{o?.removeEventListener("pointerover",a),o?.removeEventListener("focusin",a),document.removeEventListener("pointerup",r)}},[]),x(()=>s(""),[e?.at]),n?Go(e,n).join(" "):""}function G1(t){let e=A(t);x(()=>{t&&t!==e.current&&fl(t,e.current),e.current=t},[t])}function V1(t,e,n,s){let o=n.join(" ");x(()=>{let a=t&&n.length&&document.querySelector(sa(n[0]))?.closest(".board [data-part]")?.getAttribute("data-part");a&&e(a)},[o,t,s])}function K1(t,e,n,s,o){x(()=>{if(!t||!s.size)return;let a=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(a.has(e))return;let r=Pn.find(c=>a.has(c));r&&n(r)},[o,t])}function Y1(t,e,n,s){$t(()=>{t.current&&(t.current.scrollTop=0)},[e]),x(()=>{if(!t.current||!s)return;let o=[...n].map(On).filter(a=>a!==null&&t.current?.contains(a));o.length&&!o.some(a=>X1(a))&&o[0]?.scrollIntoView({block:"center",inline:"nearest"})},[s,e,n.size>0])}function X1(t){let{top:e,bottom:n}=t.getBoundingClientRect();for(let s=t.parentElement;s;s=s.parentElement){if(getComputedStyle(s).overflowY==="visible")continue;let o=s.getBoundingClientRect();if(e<o.top-1||n>o.bottom+1)return!1}return!0}var F1,Oa=k(()=>{"use strict";S();N();aa();nt();L();ln();Ho();Si();Bi();Vi();nl();ka();_a();Ca();La();Sa();Ea();Xo();$l();vt();hl();_s();ua();bl();kl();F1=3});function Ml(){let[t,e]=g([]),n=K(s=>{let o=++Q1;e(a=>[...a.filter(r=>r.text!==s).slice(-2),{id:o,text:s}]),setTimeout(()=>e(a=>a.filter(r=>r.id!==o)),J1)},[]);return{toasts:t,toast:n}}function _l({toasts:t}){return l`<div class="toasts" role="status" aria-live="polite">${t.map(({id:e,text:n})=>l`<p key=${e}>${n}</p>`)}</div>`}var J1,Q1,Cl=k(()=>{"use strict";S();J1=5e3,Q1=0});var Qp={};kt(Qp,{Page:()=>Jp,TablePage:()=>Ll});function Jp({params:t}){return l`<${Ll} key=${t.table} id=${t.table} />`}function t0(t){let[e,n]=g(null),[s,o]=g(null);$t(()=>{let r=ii(t,c=>n({...c}));return o(r),()=>r.close()},[t]),x(()=>s?.speak(G()),[s,G()]);let a=K(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:e,send:a}}function e0(t){let[e,n]=g(null),[s,o]=g("");return x(()=>{t&&sn(t).then(n,a=>o(q(a)))},[t,G()]),{board:e,problem:s}}function Ll({id:t}){let{data:e,send:n}=t0(t),{toasts:s,toast:o}=Ml(),a=e?.table??null,{board:r,problem:c}=e0(a?.game),u=!!e?.state?.result;x(()=>{u&&a&&ti(t,a.you).catch(()=>{})},[u]);let p=z(()=>$=>n($).catch(m=>{throw o(q(m)),m}),[n,o]),d=K($=>p($).catch(()=>{}),[p]);if(e?.gone)return l`<${Sl} title=${i("table-gone")} text=${i("table-gone-what")} />`;if(c)return l`<${Sl} title=${i("table-problem")} text=${c} />`;let f=a?.status!=="open"&&(!r||!e?.state&&a?.status!=="broken");return!e||!a||f?l`<${n0} id=${t} lost=${!!e?.retryAt} />`:l`
    ${!e.connected&&l`<p class="offline" role="status">${i("table-offline")}</p>`}
    ${a.status==="broken"||a.status==="closed"?l`<${Sl} title=${i(`table-${a.status}`)} text=${a.reason} />`:e.state&&r&&a.status!=="open"?l`<${qs} data=${e} board=${r} ask=${p} tell=${d}
        coach=${a.coach&&a.you>=0&&!e.state.result&&l`<${Cp} notes=${e.state.coach??[]} asked=${!!e.state.ask} />`} />`:l`<${ki} table=${a} chat=${e.chat} ask=${p} send=${d} />`}
    <${_l} toasts=${s} />`}function n0({id:t,lost:e}){let[n,s]=g("");return x(()=>{e&&ei(t).then(s,()=>{})},[e]),l`
    <div class="waiting" aria-busy="true">
      <p role="status">${i(e?"table-offline":"table-coming")} ${n&&l`<a href=${n}>${i("table-stored")}</a>`}</p>
    </div>`}function Sl({title:t,text:e}){return l`
    <section class="panel aside">
      <h1>${t}</h1><p>${e}</p>
      <p><a class="btn primary" href="/">${i("ending-home")}</a></p>
    </section>`}var El=k(()=>{"use strict";S();Mn();li();$s();j();Sp();L();Mi();Oa();Cl()});var td={};kt(td,{Page:()=>s0});function s0(){let[t,e]=g(null),[n,s]=g("");X("lessons"),x(()=>{Y("/api/lessons").then(e,a=>s(q(a)))},[]);let o=[...new Set((t??[]).map(a=>a.game))];return l`
    <div class="learn">
      <header class="learn-head"><h1>${i("learn-title")}</h1><p>${i("learn-what")}</p></header>
      ${n&&l`<p class="problem" role="alert">${n}</p>`}
      ${o.map(a=>l`
        <section key=${a} aria-labelledby=${`learn-${a}`}>
          <h2 id=${`learn-${a}`}>${ot(a)}</h2>
          <ul class="lessons">${(t??[]).filter(r=>r.game===a).map(r=>l`<${o0} key=${r.id} lesson=${r} />`)}</ul>
        </section>`)}
    </div>`}function o0({lesson:t}){let{id:e,kind:n,minutes:s,steps:o,title:a,about:r}=t,{answers:c,done:u}=dn(e),p=c.length>0,d=()=>{ks(e,[],!1),gt(`/learn/${e}`)};return l`
    <li class="lesson-card" data-kind=${n} data-done=${u||null}>
      <h3>${u&&l`<${y} name="done" size=${18} label=${i("learn-done")} />`} ${a}</h3>
      <p>${r}</p>
      <p class="quiet-text">${i("learn-length",{minutes:s,steps:o})}</p>
      <p class="row">
        <a class="btn ${n==="guided"&&!u||p?"primary":""}" href=${`/learn/${e}`}>${i(p?"learn-resume":u?"learn-repeat":"learn-start")}</a>
        ${p&&l`<button type="button" class="btn quiet" onClick=${d}>${i("learn-again")}</button>`}
      </p>
    </li>`}var ed=k(()=>{"use strict";j();at();S();N();ta();ne();nt();L()});function a0(t){return{answers:[],place:t.places[0],state:t.state,log:[]}}function Fs(t,e,n){let{place:s}=e,o=s.over?void 0:s.moves[n];if(!o)return{say:s.else??"",frames:[],stand:null};if(o.to===void 0)return{say:o.say??s.else,frames:o.frames,stand:null};let a=o.frames.at(-1)??e.state;return{say:"",frames:o.frames,stand:{answers:[...e.answers,n],place:t.places[o.to],state:a,log:[...e.log,...r0(o.frames)]}}}function nd(t,e,n){let s={say:"",frames:[],stand:e};for(let o of n){let a=Fs(t,s.stand,o);if(!a.stand)return{...a,frames:s.frames.length?[]:a.frames};s={say:"",frames:[...s.frames,...a.frames],stand:a.stand}}return s}function Bs(t,e){let n=a0(t);for(let s of e){let o=Fs(t,n,s).stand;if(!o)break;n=o}return n}function sd(t,e){let n=e.answers.slice(0,-1),s=Bs(t,n);for(;;){let o=Bs(t,n.slice(0,-1));if(!n.length||o.place.step!==s.place.step)return s;n=n.slice(0,-1),s=o}}var zs,r0,Tl=k(()=>{"use strict";zs=t=>!t.over&&!t.do,r0=t=>t.flatMap(e=>e.lines.map(n=>[e.step,n]))});function od({course:t,stand:e,said:n,strayed:s,busy:o,onGoOn:a,onTakeBack:r,onBack:c,onAgain:u,onPlay:p}){let{place:d}=e,f=A(null),$=!o&&(s||d.over||zs(d));return x(()=>{$&&f.current?.focus({preventScroll:!0})},[$,d]),l`
    <section class="coach is-lesson" aria-label=${t.title} data-step=${d.step} data-over=${d.over||null} data-busy=${o||null}>
      <header class="coach-head">
        <h2>${t.title}</h2>
        <span class="coach-count">${d.over?i("learn-done"):i("learn-step",{n:d.step+1,of:t.steps})}</span>
      </header>
      <progress class="coach-bar" max=${t.steps} value=${d.step} aria-label=${i("learn-progress")}></progress>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${t.title}>
        ${o?l`<p class="quiet-text">${i("learn-watch")}</p>`:s?l`<p class="coach-said">${n}</p>`:d.over?l`<p>${t.end}</p>`:l`<p>${d.text}</p>`}
      </div>
      ${!o&&!s&&!d.over&&l`
        ${n&&l`<p class="coach-said" role="status">${n}</p>`}
        ${d.do&&l`<p class="coach-do"><${y} name="hint" size=${16} /> <strong>${d.do}</strong></p>`}`}
      <div class="row coach-acts">
        ${!o&&s&&l`<button type="button" class="btn primary small" ref=${f} onClick=${r}>${i("learn-take-back")}</button>`}
        ${!o&&!s&&zs(d)&&l`<button type="button" class="btn primary small coach-next" ref=${f} onClick=${a}>${i("learn-go-on")}</button>`}
        ${!o&&d.over&&l`
          <button type="button" class="btn primary small" ref=${f} onClick=${p}>${i("learn-play-free")}</button>
          <a class="btn small" href="/learn">${i("learn-all")}</a>`}
        <span class="coach-gap"></span>
        ${e.answers.length>0&&!s&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${c}>${i("learn-back")}</button>`}
        ${e.answers.length>0&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${u}>${i("learn-again")}</button>`}
        ${!d.over&&l`<a class="btn quiet small" href="/learn">${i("learn-leave")}</a>`}
      </div>
    </section>`}var ad=k(()=>{"use strict";S();N();L();Tl()});var id={};kt(id,{Page:()=>u0});function u0({params:t}){return l`<${p0} key=${t.lesson} id=${t.lesson} />`}function p0({id:t}){let[e,n]=g(null),[s,o]=g(null),[a,r]=g(""),[c,u]=g(0);return x(()=>{r(""),Y(`/api/lessons/${encodeURIComponent(t)}`).then(async p=>{o(await sn(p.table.game)),n(p)}).catch(p=>r(q(p)))},[t,c]),a?l`
      <section class="panel aside">
        <h1>${i("learn-problem")}</h1><p role="alert">${a}</p>
        <p class="row"><button type="button" class="btn primary" onClick=${()=>u(c+1)}>${i("learn-retry")}</button>
          <a class="btn" href="/learn">${i("learn-all")}</a></p>
      </section>`:e&&s?l`<${d0} course=${e} board=${s} />`:l`<div class="waiting" aria-busy="true"><p role="status">${i("table-coming")}</p></div>`}function d0({course:t,board:e}){let[n,s]=g(()=>Bs(t,dn(t.id).answers)),[o,a]=g({state:n.state,log:n.log,past:[n.state]}),[r,c]=g(""),[u,p]=g(!1),[d,f]=g(!1),[$,m]=g(0),{show:h,stop:b}=$0(a,f),v=d||u||zs(n.place),w=K(I=>{b(),s(I),c(""),p(!1),m(B=>B+1),a({state:{...I.state,cause:"join"},log:I.log,past:[I.state]}),ks(t.id,I.answers,!!I.place.over)},[t]),_=async I=>{c(I.say),p(!I.stand&&I.frames.length>0),I.stand&&(s(I.stand),ks(t.id,I.stand.answers,!!I.stand.place.over)),await h(I.frames)},E=K(async I=>{I.t!=="play"||v||await _(I.moves?nd(t,n,I.moves.map(String)):Fs(t,n,String(I.move)))},[t,n,v]),M=z(()=>({table:t.table,log:o.log,past:o.past,chat:[],connected:!0,refused:null,hint:null,gone:!1,retryAt:null,skew:0,state:{...o.state,era:$,result:null,ask:v?null:o.state.ask}}),[t,o,$,v]),P=d||u?rd:n.place.point??rd;oa(P);let R=l`
    <${od} course=${t} stand=${n} said=${r} strayed=${u} busy=${d}
      onGoOn=${()=>_(Fs(t,n,""))} onTakeBack=${()=>w(n)} onBack=${()=>w(sd(t,n))}
      onAgain=${()=>w(Bs(t,[]))} onPlay=${()=>m0(t.table)} />`;return l`<${qs} data=${M} board=${e} ask=${E} tell=${E} coach=${R} point=${P} onLeave=${()=>gt("/learn")} />`}async function m0({game:t,sets:e,variant:n}){let s=bt(t);if(!s)return gt("/");let{table:o}=await W("/api/tables",{...ts(s),sets:e,variant:n,seats:[{kind:"me"},{kind:"bot",bot:s.bots[0]}],coach:!0});return gt(`/t/${o}`)}function $0(t,e){let n=A(0);x(()=>()=>{n.current++},[]);let s=K(()=>{n.current++,e(!1)},[]);return{show:K(async a=>{let r=++n.current;if(a.length){e(!0);for(let[c,u]of a.entries()){if(c&&await new Promise(d=>setTimeout(d,ue()?l0:c0)),r!==n.current)return;let p=u.lines.map(d=>[u.step,d]);t(d=>({state:u,log:[...d.log,...p],past:[...d.past,u]}))}e(!1)}},[]),stop:s}}var l0,c0,rd,ld=k(()=>{"use strict";j();Mn();at();S();ne();nt();L();Oa();Tl();ad();aa();ta();l0=750,c0=60,rd=[]});function cd(t,e){let n=new URLSearchParams(t);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(e.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function ud({words:t,filters:e,card:n}){let s=new URLSearchParams;t.trim()&&s.set("q",t);for(let[a,r]of Object.entries(e))s.set(a,r);n&&s.set("card",n);let o=s.toString();return o&&`?${o}`}function pd(t,{words:e,filters:n},s={}){let o=cn(e).split(/\s+/).filter(Boolean),a=t.cards.filter(p=>Object.entries(n).every(([d,f])=>f0(p,d).includes(f)));if(!o.length)return a;let r=p=>[p.name,...s[p.id]??[]].join(`
`),c=a.filter(p=>{let d=Sn([r(p),p.kind_name,...p.sentences].join(`
`));return o.every(f=>d.includes(f))}),u=c.filter(p=>o.some(d=>Sn(r(p)).includes(d)));return[...u.sort((p,d)=>Xn(p.name,d.name)),...c.filter(p=>!u.includes(p))]}function f0(t,e){let n=t[e==="type"?"types":e];return Array.isArray(n)?n:[n]}function Ol(t,e,n,s){switch(n){case"set":return e.sets.find(o=>o.id===s)?.title??s;case"type":return an(t,`type-${s}`,{n:2});case"kind":return an(t,`kind-${s}`,{n:2});default:{let o=[`${t}-${n}-${s}`,`${t}-card-${s}`].find(ce);return o?i(o):s}}}var dd=k(()=>{"use strict";Cn();Vo();L()});var Pl={};kt(Pl,{CardsPage:()=>md,Page:()=>h0});function h0({params:t}){let e=Ct()?.filter(s=>s.kinds.length).map(s=>s.game);if(!e?.length)return l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`;let n=e.includes(t.game)?t.game:e[0];return l`<${md} key=${n} game=${n} games=${e}/>`}function md({game:t,games:e}){let[n,s]=g(null),[o,a]=g(""),[r,c]=g(0);return x(()=>{a(""),kn(t).then(s,u=>a(q(u)))},[t,r]),l`
    <div class="browse">
      <header class="browse-head">
        <h1>${i("browse-title")}</h1>
        <nav class="row" aria-label=${i("browse-games")}>
          ${e.map(u=>l`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===t?"true":void 0}>${ot(u)}</a>`)}
        </nav>
      </header>
      ${n?l`<${g0} game=${t} cards=${n}/>`:o?l`<div class="empty"><p>${o}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${i("browse-again")}</button></div>`:l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`}
    </div>`}function g0({game:t,cards:e}){let n=Object.keys(e.filters),[s,o]=g(()=>cd(location.search,n)),[a,r]=X("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=b0(t,s.words.trim()!==""),p=z(()=>pd(e,s,u),[e,s.words,s.filters,u]),d=$=>{let m={...s,...$};o(m),history.replaceState(history.state,"",location.pathname+ud(m))},f=($,m)=>{let{[$]:h,...b}=s.filters;d({filters:h===m?b:{...b,[$]:m}})};return l`
    <form class="browse-tools panel" role="search" onSubmit=${$=>$.preventDefault()}>
      <div class="browse-search">
        <${y} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${i("browse-search")} aria-label=${i("browse-search")}
          onInput=${$=>d({words:$.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${i("browse-filters")}</summary>
        <div>${n.map($=>l`<fieldset key=${$} class="browse-filter">
          <legend>${i(`browse-filter-${$}`)}</legend>
          ${e.filters[$].map(m=>l`<button key=${m} type="button" class="chip" aria-pressed=${s.filters[$]===m?"true":"false"}
            onClick=${()=>f($,m)}>${Ol(t,e,$,m)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${i("browse-found",{n:p.length})}</p>
        <label class="check"><input type="checkbox" checked=${a} onChange=${()=>r(!a)}/> ${i("browse-sentences")}</label>
      </div>
    </form>
    ${p.length?y0(e,p,s).map(([$,m])=>l`<section key=${$} class="browse-kind">
        ${$&&l`<h2>${Ol(t,e,"kind",$)} <span class="num">${m.length}</span></h2>`}
        <div class="browse-cards">${m.map(h=>l`<${ht} key=${h.id} game=${t} id=${h.id}
          onChoose=${()=>d({card:h.id})}/>`)}</div>
      </section>`):l`<div class="empty"><p>${i("browse-none")} ${i("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>d({words:"",filters:{}})}>${i("browse-reset")}</button></div>`}
    ${p.some($=>$.mark)&&l`<p class="browse-legend"><${y} name="standin"/> ${i("card-stand-in")}</p>`}
    ${s.card&&l`<${w0} game=${t} cards=${e} list=${p} id=${s.card} show=${$=>d({card:$})}/>`}`}function b0(t,e){let[n,s]=g({});return x(()=>{e&&Y(`/api/names/${encodeURIComponent(t)}`).then(s,()=>{})},[t,e]),n}function y0(t,e,n){return n.words.trim()?[["",e]]:t.filters.kind.map(s=>[s,e.filter(o=>o.kind===s)]).filter(([,s])=>s.length)}function w0({game:t,cards:e,list:n,id:s,show:o}){let a=A(null);x(()=>a.current?.showModal(),[]);let r=e.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&o(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return l`<dialog ref=${a} class="dialog browse-full" aria-label=${r.name} onClose=${()=>o("")} onKeyDown=${p}
      onClick=${d=>d.target===a.current&&a.current?.close()}>
    <div class="browse-full-inside">
      <${ht} game=${t} id=${s} size="full"/>
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
  </dialog>`}var Al=k(()=>{"use strict";j();ee();St();at();S();N();nt();L();dd()});var Il={};kt(Il,{Page:()=>v0});function v0({params:t}){let e=Ct()?.filter(a=>a.chapters.length);if(!e?.length)return l`<div class="waiting" aria-busy="true"></div>`;let n=e.find(a=>a.game===t.game)??e[0],{game:s,chapters:o}=n;return l`
    <div class="rules">
      <header class="rules-head">
        <${En} signs=${n.emblem} />
        <div>
          <h1>${i("rules-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${e.map(({game:a})=>l`
              <a key=${a} class="chip" href=${`/rules/${a}`} aria-current=${a===s?"true":void 0}>${ot(a)}</a>`)}
          </nav>
          <p class="quiet-text">${i("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&l`<a href=${`/rules/${s}/full`}>${i("rules-to-full")}</a>`}
            ${n.kinds.length>0&&l`<a href=${`/cards/${s}`}>${i("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${i("rules-contents")}>
        <ol>${o.map(a=>l`<li key=${a}><a href=${`#${a}`}>${Es(s,a)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${o.map(a=>l`
          <section key=${a} id=${a} class="panel" aria-labelledby=${`${a}-title`}>
            <h2 id=${`${a}-title`}>${Es(s,a)}</h2>
            <${Ts} facts=${n} chapter=${a} />
          </section>`)}
      </div>
    </div>`}var Rl=k(()=>{"use strict";at();S();L();Ki();na()});var fd={};kt(fd,{Page:()=>x0});function x0({params:{game:t}}){let[e,n]=g(null),[s,o]=g(""),a=Ct();return x(()=>{Os(t).then(n,r=>o(r?.code==="not-found"?i("clauses-none",{game:ot(t)}):q(r)))},[t]),l`
    <div class="rules clauses">
      <header class="rules-head">
        <${En} signs=${bt(t)?.emblem??[]} />
        <div>
          <h1>${i("clauses-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${a?.filter(r=>r.rules_text).map(r=>l`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===t?"true":void 0}>${ot(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${t}`}>${i("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&l`<p class="panel" role="alert">${s}</p>`}
      ${e&&l`<${k0} book=${e} language=${Ps(t)} />`}
    </div>`}function k0({book:t,language:e}){let[n,s]=g(""),[o,a]=g($d),r=z(()=>_0(va(t)),[t]),c=z(()=>As(t,n),[t,n]);x(()=>{let p=()=>{s(""),a($d())};return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]),x(()=>{let p=document.getElementById(o),d=p?.closest("details");d&&(d.open=!0),requestAnimationFrame(()=>p?.scrollIntoView())},[o]);let u=c.reduce((p,d)=>p+Ze(d).length,0);return l`
    <div class="clauses-search browse-search">
      <${y} name="search" size="1.1rem" />
      <input class="input" type="search" value=${n} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
        onInput=${p=>s(p.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${n.trim()&&i("clauses-found",{n:u})}</p>
    <div class="rules-sections" lang=${e}>
      ${!n.trim()&&l`<section class="panel clauses-intro"><${mn} text=${t.intro.join(`
`)} line=${r} /></section>`}
      ${c.map(p=>l`
        <details key=${p.title} class="panel clauses-part" open=${n.trim()!==""}>
          <summary><h2>${p.title}</h2><span class="num">${i("clauses-count",{n:Ze(p).length})}</span></summary>
          ${p.groups.map(d=>l`
            <div class="clauses-group">
              ${d.title&&l`<h3>${d.title}</h3>`}
              ${d.text&&l`<p>${d.text}</p>`}
              ${d.clauses.map(f=>l`<${M0} key=${f.id} clause=${f} draw=${r} here=${f.id===o} />`)}
            </div>`)}
        </details>`)}
    </div>`}function $d(){return location.hash.slice(1)}function M0({clause:{id:t,question:e,text:n,mark:s},draw:o,here:a}){return l`
    <article class="clauses-one" id=${t} aria-current=${a?"true":void 0}>
      <a class="clauses-id num" href=${`#${t}`} aria-label=${i("clauses-link",{id:t})}>${t}</a>
      <div>
        ${e&&l`<p class="clauses-question">${o(e)}</p>`}
        <${mn} text=${n} line=${o} />
        ${s&&l`<p class="clauses-mark">${o(s)}</p>`}
      </div>
    </article>`}function _0(t){return e=>Xi(e,t).map(n=>t.has(n)?l`<a href=${`#${n}`}>${n}</a>`:n)}var hd=k(()=>{"use strict";j();at();S();N();xa();L();na();wa()});function S0(t,e){let n=t.findLast(([s])=>s<=e);return n?n[1]:null}function L0(t){return t.map((e,n)=>({round:e,step:n})).filter(({round:e,step:n})=>e>0&&e!==t[n-1])}function yd({review:t,light:e,names:n,at:s,setAt:o}){let a=Lt(yt)?360:400,r=t.balance[e]?.chances??[],c=Math.max(1,t.steps),u=P=>Be+(a-Be-Pa)*P/c,p=P=>Ws+Dl*(1-P),d=t.points.flat(),f=ga(Math.max(...d,1)-Math.min(0,...d)),$=Math.ceil(Math.max(...d,1)/f)*f,m=Math.min(0,...d),h=Ws+Dl+bd+Zl,b=P=>h-Zl*(P-m)/($-m),v=L0(t.rounds),w=Math.ceil(v.length/14),_=t.decisions.filter(({lights:P})=>Aa[P[e]?.verdict??""]),E=P=>{let R=P.currentTarget.getBoundingClientRect();o(Math.round(((P.clientX-R.left)/R.width*a-Be)/(a-Be-Pa)*c))},M=P=>t.points.map((R,I)=>`${I?`H${u(I)}V`:`M${u(0)} `}${b(R[P])}`).join("");return l`
    <figure class="study-chart curve">
      <figcaption class="visually-hidden">${i("study-chart")}</figcaption>
      <svg viewBox=${`0 0 ${a} ${gd}`} aria-hidden="true" onClick=${E}>
        ${v.map(({round:P,step:R},I)=>l`<g key=${`${P} ${R}`} class="curve-level"><path d=${`M${u(R)} ${Ws}V${h}`} />${I%w===0&&l`<text x=${u(R)+3} y=${gd-4}>${P}</text>`}</g>`)}
        ${[0,.5,1].map(P=>l`<g key=${P} class="curve-level"><path d=${`M${Be} ${p(P)}H${a-Pa}`} /><text x=${Be-5} y=${p(P)+(P===1?9:4)} text-anchor="end">${i("study-percent",{n:P*100})}</text></g>`)}
        ${[m,$].map(P=>l`<g key=${`p${P}`} class="curve-level"><path d=${`M${Be} ${b(P)}H${a-Pa}`} /><text x=${Be-5} y=${b(P)+(P===$?9:2)} text-anchor="end">${P}</text></g>`)}
        ${r.map((P,R)=>l`
          <g key=${R} class="curve-line" data-seat=${R}>
            <polyline points=${P.map(([I,B])=>`${u(I).toFixed(1)},${p(B).toFixed(1)}`).join(" ")} stroke-dasharray=${Nl[R]} />
            <path d=${M(R)} fill="none" stroke-dasharray=${Nl[R]} />
          </g>`)}
        ${_.map(({turn:P,step:R,seat:I,lights:B})=>l`
          <g key=${P} class="study-dot" data-seat=${I} data-verdict=${B[e]?.verdict}>
            <circle cx=${u(R)} cy=${p(B[e]?.before??0)} r="3.5" />
          </g>`)}
        <path class="study-now" d=${`M${u(Math.min(s,c))} ${Ws}V${h}`} />
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${n.map((P,R)=>l`<li key=${R} data-seat=${R}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${Nl[R]} /></svg> <bdi>${P}</bdi></li>`)}
      </ul>
      <details class="study-figures">
        <summary>${i("study-figures")}</summary>
        <div class="study-scroll" tabindex="0" role="region" aria-label=${i("study-chart")}>
          <table>
            <thead><tr><th scope="col">${i("curve-round")}</th>${n.map((P,R)=>l`<th key=${R} scope="col"><bdi>${P}</bdi></th>`)}</tr></thead>
            <tbody>${v.map(({round:P,step:R},I)=>{let B=(v[I+1]?.step??t.steps+1)-1;return l`<tr key=${`${P} ${R}`}><th scope="row">${P}</th>${n.map((C,T)=>l`<td key=${T}>${i("study-cell",{chance:be(S0(r[T]??[],B)),points:t.points[B]?.[T]??0})}</td>`)}</tr>`})}</tbody>
          </table>
        </div>
      </details>
    </figure>`}function be(t){return Math.round(100*(t??0))}var Be,Pa,Ws,Dl,Zl,bd,C0,gd,Nl,Aa,Hl=k(()=>{"use strict";S();ba();vt();L();Be=44,Pa=8,Ws=8,Dl=130,Zl=76,bd=12,C0=18,gd=Ws+Dl+bd+Zl+C0,Nl=["","8 4","2 4","10 3 2 3","1 3"],Aa={inaccuracy:"?!",mistake:"?",blunder:"??"}});function vd(t,e){let[n,s]=g(wd),[o,a]=g(0),r=A(0),c=`/api/reviews/${encodeURIComponent(t)}`;x(()=>{let p=!0,d=0;r.current=0;let f=()=>Y(`${c}?depth=${e}&have=${r.current}`).then($=>{p&&(r.current=$.number??0,s(m=>({state:$.state,done:$.done??1,mine:!!$.mine,refused:"",review:$.review??($.state==="running"?m.review:null),words:$.words??null})),$.state==="running"&&(d=window.setTimeout(f,E0)))},$=>p&&s(m=>({...m,state:m.state==="asking"?"none":m.state,refused:q($)})));return s(wd),f(),()=>{p=!1,clearTimeout(d)}},[c,e,o]);let u=K(p=>{W(`${c}${p}?depth=${e}`).then(()=>a(d=>d+1),d=>s(f=>({...f,refused:q(d)})))},[c,e]);return{...n,begin:()=>u(""),stop:()=>u("/stop")}}var E0,wd,xd=k(()=>{"use strict";j();S();E0=1200,wd={state:"asking",done:0,mine:!1,review:null,words:null,refused:""}});function kd({review:t,words:e,names:n,eyes:s,goto:o,onEnd:a}){let r=[...new Set(t.questions.map(b=>b.seat))],[c,u]=g(r.includes(s)?s:r[0]),p=z(()=>t.questions.map((b,v)=>({one:b,said:e.questions[v]})).filter(({one:b})=>b.seat===c),[t,c]),[d,f]=g(0),{one:$,said:m}=p[Math.min(d,p.length-1)],h=A(null);return x(()=>{o($.step,$.seat),h.current?.focus()},[$.turn]),l`
    <div class="study-ask">
      <div class="study-ask-head">
        <label><span class="visually-hidden">${i("study-whose")}</span>
          <select class="select" value=${String(c)} onChange=${b=>{u(Number(b.currentTarget.value)),f(0)}}>${r.map(b=>l`<option key=${b} value=${String(b)}>${n[b]}</option>`)}</select></label>
        <span class="num">${i("study-count",{n:d+1,all:p.length})}</span>
        <button type="button" class="btn small" onClick=${a}>${i("study-end")}</button>
      </div>
      <h2 tabindex="-1" ref=${h}>${m.ask}</h2>
      <${T0} key=${$.turn} one=${$} said=${m} last=${d+1>=p.length} onNext=${()=>d+1<p.length?f(d+1):a()} />
    </div>`}function T0({one:t,said:e,last:n,onNext:s}){let[o,a]=g([]),[r,c]=g(!1),u=z(()=>t.replies.map((h,b)=>({reply:h,i:b,text:e.replies[b]})).sort((h,b)=>h.text.localeCompare(b.text)),[t]),p=t.replies[0].win,d=o.at(-1),f=d!==void 0&&t.replies[d].right,$=f||r,m=u.filter(({reply:h,i:b})=>!$||h.right||o.includes(b)||h.move===t.played);return l`
    <div class="study-answers" role="group" aria-label=${e.ask}>
      ${m.map(({reply:h,i:b,text:v})=>{let w=o.includes(b)||$;return l`<button type="button" key=${b} class="btn small" data-told=${w?h.right?"right":"wrong":null} aria-disabled=${w} onClick=${()=>!w&&a([...o,b])}>
          <span>${v}</span>${w&&l` <b class="num">${i("study-percent",{n:be(h.win)})}</b>`}</button>`})}
    </div>
    <p role="status" class="study-verdict">${d===void 0?"":f?i("study-right",{n:be(t.replies[d].win)}):i("study-wrong",{n:be(t.replies[d].win),best:be(p)})}</p>
    ${$&&l`<${O0} said=${e} played=${t.played} moves=${t.ways.map(h=>h.move)} />`}
    <div class="row">
      ${!$&&l`<button type="button" class="btn small" onClick=${()=>c(!0)}>${i("study-show")}</button>`}
      <button type="button" class=${$?"btn primary":"btn small"} onClick=${s}>${i(n?"study-finish":$?"study-next":"study-skip")}</button>
    </div>`}function O0({said:t,played:e,moves:n}){return l`
    <p class="study-why">${t.why}</p>
    ${t.ways.map((s,o)=>l`
      <section key=${o} class="study-way">
        <h3>${s.move} <small>${i(n[o]===e?"study-was-played":o===0?"study-was-best":"study-was-good")}</small></h3>
        <ol>${s.line.map((a,r)=>l`<li key=${r}>${a}</li>`)}</ol>
        <p>${s.soon}</p><p>${s.later}</p>
      </section>`)}
    <p class="quiet-text">${i("study-imagined")}</p>`}var Md=k(()=>{"use strict";S();L();Hl()});function _d({table:t,names:e,at:n,goto:s,eyes:o}){let a=e.map(Ut),[r,c]=g("default"),[u,p]=g("fair"),[d,f]=g(!1),{state:$,done:m,mine:h,review:b,words:v,refused:w,begin:_,stop:E}=vd(t,r);return d&&b&&v?l`<div class="study"><${kd} review=${b} words=${v} names=${a} eyes=${o} goto=${s} onEnd=${()=>f(!1)} /></div>`:l`
    <div class="study">
      ${$==="none"&&l`
        <form class="study-begin" onSubmit=${M=>{M.preventDefault(),_()}}>
          <p>${i("study-about")}</p>
          <label><span>${i("study-depth")}</span>
            <select class="select" value=${r} onChange=${M=>c(M.currentTarget.value)}>
              ${P0.map(M=>l`<option key=${M} value=${M}>${i(`study-depth-${M}`)}</option>`)}
            </select></label>
          <button type="submit" class="btn primary">${i("study-begin")}</button>
        </form>`}
      ${w&&l`<p class="refusal" role="alert">${w}</p>`}
      ${$==="running"&&l`
        <div class="study-running">
          <label><span role="status">${i(b?"study-running":"study-waiting")}</span>
            <progress class="coach-bar" max="1" value=${m} aria-label=${i("study-progress",{n:be(m)})}></progress></label>
          ${h&&l`<button type="button" class="btn small" onClick=${E}>${i("study-stop")}</button>`}
        </div>`}
      ${b&&l`<${A0} review=${b} words=${v} light=${u} setLight=${p} names=${a} at=${n} goto=${s} onLearn=${()=>f(!0)} />`}
    </div>`}function A0({review:t,words:e,light:n,setLight:s,names:o,at:a,goto:r,onLearn:c}){let u=t.decisions.filter(({lights:p})=>Aa[p[n]?.verdict??""]||p[n]?.fate);return l`
    <fieldset class="study-lights">
      <legend class="visually-hidden">${i("study-light")}</legend>
      ${["fair","open"].map(p=>l`
        <label key=${p} title=${i(`study-light-${p}-hint`)}>
          <input type="radio" name="light" value=${p} checked=${n===p} onChange=${()=>s(p)} />
          <span>${i(`study-light-${p}`)}</span></label>`)}
    </fieldset>
    <p class="quiet-text study-hint">${i(`study-light-${n}-hint`)}</p>
    <${yd} review=${t} light=${n} names=${o} at=${a} setAt=${r} />
    ${e?.notes.map(p=>l`<p key=${p} class="notice">${p}</p>`)}
    ${t.questions.length>0&&e&&l`<button type="button" class="btn primary" onClick=${c}><${y} name="hint" size=${18} /> ${i("study-learn",{n:t.questions.length})}</button>`}
    ${e&&e.turning.length>0&&l`
      <h2>${i("study-turning")}</h2>
      <ol class="study-list">
        ${e.turning.map((p,d)=>l`<li key=${d}><button type="button" onClick=${()=>r(t.turning[d].step)}>${p}</button></li>`)}
      </ol>`}
    <h2>${i("study-marked",{n:u.length})}</h2>
    <ol class="study-list">
      ${u.map(p=>l`<${I0} key=${p.turn} one=${p} words=${e} light=${n} names=${o} at=${a} goto=${r} />`)}
    </ol>
    ${t.balance[n]&&l`
      <h2>${i("study-luck")}</h2>
      ${e&&l`<p>${e.luck[n]}</p>`}
      <${R0} review=${t} light=${n} names=${o} />`}
    ${e&&l`<${N0} review=${t} words=${e} names=${o} goto=${r} />`}`}function I0({one:t,words:e,light:n,names:s,at:o,goto:a}){let r=t.lights[n];if(!r)return null;let u=e?.moves[t.turn]?.lights[n]?.sentence,p=Aa[r.verdict]??"";return l`
    <li>
      <button type="button" aria-current=${o===t.step?"step":void 0} onClick=${()=>a(t.step,n==="fair"?t.seat:void 0)}>
        <span class="study-sign" data-verdict=${r.verdict} data-fate=${r.fate||null} aria-hidden="true">${p||(r.fate==="unlucky"?"↓":"↑")}</span>
        <span><b>${i("study-round",{round:t.round})} · <bdi>${s[t.seat]}</bdi> · ${i(`study-is-${r.verdict}`)}${r.fate&&` · ${i(`study-fate-${r.fate}`)}`}</b>
          <span>${u||t.played}</span></span>
      </button>
    </li>`}function R0({review:t,light:e,names:n}){let s=["deal","given_away","gifts","luck","drift"];return l`
    <div class="study-scroll" tabindex="0" role="region" aria-label=${i("study-luck")}>
      <table>
        <thead><tr><th scope="col">${i("study-player")}</th>${s.map(o=>l`<th key=${o} scope="col" title=${i(`study-of-${o}-hint`)}>${i(`study-of-${o}`)}</th>`)}</tr></thead>
        <tbody>${t.balance[e]?.accounts.map(o=>l`
          <tr key=${o.seat}><th scope="row"><bdi>${n[o.seat]}</bdi></th>${s.map(a=>l`<td key=${a}>${Cd(a==="given_away"?-o[a]:o[a])}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    <details class="study-figures"><summary>${i("study-what")}</summary>
      <dl>${s.map(o=>l`<dt key=${o}>${i(`study-of-${o}`)}</dt><dd>${i(`study-of-${o}-hint`)}</dd>`)}</dl></details>`}function N0({review:t,words:e,names:n,goto:s}){return l`
    <h2>${i("study-books-title")}</h2>
    ${e.seats.map((o,a)=>l`
      <section key=${a} class="study-books">
        <h3><bdi>${n[a]}</bdi>${o.behind&&l` <small>${o.behind}</small>`}</h3>
        ${o.flows.gained&&l`<dl>
          ${["gained","spent","lost"].map(r=>l`<div key=${r}><dt>${i(`study-${r}`)}</dt><dd>${o.flows[r]}</dd></div>`)}
          <div><dt>${i("study-left")}</dt><dd>${o.left}</dd></div>
        </dl>`}
        ${o.idle.length>0&&l`<p>${i("study-idle-cards")} ${o.idle.join(", ")}</p>`}
        <ul class="study-sources">${t.sources.map(([r,c,u,,p],d)=>u===a&&l`<li key=${d}><button type="button" onClick=${()=>s(r)}>${i("study-source",{round:c,what:e.sources[d],n:Cd(p/100)})}</button></li>`)}</ul>
      </section>`)}`}function Cd(t){let e=be(t);return e>0?`+${e}`:e<0?`−${-e}`:"0"}var P0,Sd=k(()=>{"use strict";S();N();L();Hl();ge();xd();Md();P0=["quick","default","deep"]});function Ld({table:t,length:e,at:n,setAt:s,ready:o,setEyes:a,names:r,narrow:c}){let[u,p]=g(!1),[d,f]=g(1),$=n>=e;x(()=>{if(!u||$||!o)return;let v=setTimeout(()=>s(n+1),D0/d);return()=>clearTimeout(v)},[u,n,d,$,o]),x(()=>{$&&p(!1)},[$]);let m=v=>{p(!1),s(v)},h=()=>{!u&&$&&s(0),p(!u)};q0({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(e)," ":h});let b=l`
    <div class="player-choices">
      <label><span>${i("replay-eyes")}</span>
        <select class="select" value=${String(t.you)} onChange=${v=>a(Number(v.currentTarget.value))}>
          <option value="-1">${i("replay-eyes-all")}</option>
          ${r.map((v,w)=>l`<option key=${w} value=${String(w)}>${v}</option>`)}
        </select></label>
      <label><span>${i("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${v=>f(Number(v.currentTarget.value))}>
          ${Z0.map(v=>l`<option key=${v} value=${String(v)}>${i("replay-speed-value",{n:v})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${H0} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(t.table)}/record`} download><${y} name="download" size=${16} /> ${i("replay-download")}</a>
    </div>`;return l`
    <div class="player" role="group" aria-label=${i("title-replay")}>
      <div class="player-buttons">
        <${Ia} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${Ia} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${y} name=${u?"pause":"play"} size=${18} /> ${i(u?"replay-pause":"replay-play")}</button>
        <${Ia} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${$} />
        <${Ia} text="replay-last" icon="pass" onClick=${()=>m(e)} off=${$} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${i("replay-step",{n,of:e})}</span>
        <input type="range" min="0" max=${e} value=${n} aria-valuetext=${i("replay-step",{n,of:e})} onInput=${v=>m(Number(v.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${e}</output>
      </label>
      ${c?l`<details><summary>${i("replay-choices")}</summary>${b}</details>`:b}
      <p class="player-keys">${i("replay-keys")}</p>
    </div>`}function Ia({text:t,icon:e,onClick:n,off:s,mirrored:o=!1}){return l`
    <button type="button" class=${o?"btn icon-only mirrored":"btn icon-only"} aria-label=${i(t)} title=${i(t)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${y} name=${e} size=${18} /></button>`}function H0(){let[t,e]=g("");return l`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>e("copied"),()=>e("blocked"))}}><${y} name="link" size=${16} /> ${i("replay-share")}</button>
    <span role="status" class="done">${t==="copied"&&i("replay-shared")}</span>
    ${t==="blocked"&&l`<input class="input" readonly value=${location.href} aria-label=${i("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function q0(t){x(()=>{let e=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),o=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),a=t[n.key];!a||s||o||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),a())};return addEventListener("keydown",e),()=>removeEventListener("keydown",e)})}var D0,Z0,Ed=k(()=>{"use strict";S();N();L();D0=1400,Z0=[.5,1,2,4]});function Od(t,e,n){let[s,o]=g({table:null,length:-1,steps:[],refused:""}),a=A(n);return a.current=n,x(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=Td(c,a.current);p>=0&&!r;p=Td(c,a.current)){let d=p*Us,f=await Y(`/api/replay/${encodeURIComponent(t)}?from=${d}&to=${d+Us-1}&eyes=${e}`);if(r)return;let $=[...c.steps];for(let m of f.steps)$[m.step]=m;c={table:f.table,length:f.length,steps:$,refused:""},o(c)}})().catch(p=>{r||o({...c,refused:q(p)})}),()=>{r=!0}},[t,e]),s}function Td({length:t,steps:e},n){let s=Math.floor(Math.max(0,n)/Us);if(t<0)return s;let a=Array.from({length:Math.floor(t/Us)+1},(r,c)=>c).filter(r=>!e[Math.min(t,r*Us)]);return a.includes(s)?s:a[0]??-1}var Us,Pd=k(()=>{"use strict";j();S();Us=40});var Id={};kt(Id,{Page:()=>F0});function F0({params:t}){let[{at:e,eyes:n,study:s},o]=g(V0),{table:a,length:r,steps:c,refused:u}=Od(t.table,n,e),[p,d]=g(null),[f,$]=g(""),m=a?.game;x(()=>{m&&sn(m).then(d,v=>$(q(v)))},[m]),K0(e,n,s);let h=A(null),b=c[Math.min(e,Math.max(0,r))];return b&&(h.current=b),f||u&&!h.current?l`<${W0} reason=${f||u} />`:!a||!p||!h.current?l`<div class="waiting" aria-busy="true"><p role="status">${i("replay-coming")}</p></div>`:l`
    <${U0} table=${{...a,you:n}} board=${p} length=${r} steps=${c} state=${h.current} at=${Math.min(e,r)}
      goto=${(v,w=n)=>o({at:Math.max(0,Math.min(r,v)),eyes:w,study:s})} study=${s}
      setStudy=${v=>o({at:e,eyes:n,study:v})} />`}function W0({reason:t}){return l`
    <section class="panel narrow">
      <h1>${i("title-replay")}</h1>
      <p class="refusal" role="alert">${t}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}function U0({table:t,board:e,length:n,steps:s,state:o,at:a,goto:r,study:c,setStudy:u}){let p=A(null),d=Ns(Ma(o),p,e.flights??null),[f,$]=g(null),[m,h]=g("centre"),b=Lt(yt),v=Zs(b,m,h),w=z(()=>t.seats.map(M=>M.name),[t.table]),_=M=>r(M),E=l`
    <div class="replay-side">
      <div class="tabs replay-tabs" role="group" aria-label=${i("study-tabs")}>
        <button type="button" aria-pressed=${!c} onClick=${()=>u(!1)}>${i("replay-moves")}</button>
        <button type="button" aria-pressed=${c} onClick=${()=>u(!0)}>${i("study-title")}</button>
      </div>
      ${c?l`<${_d} table=${t.table} names=${w} at=${a} goto=${r} eyes=${t.you} />`:l`<${j0} steps=${s} at=${a} setAt=${_} />`}
    </div>`;return l`
    <div class="tabletop replay" data-study=${c||null} data-game=${t.game} data-part=${b?m:null} data-seats=${t.seats.length}>
      <h1 class="visually-hidden">${i("replay-of",{game:ot(t.game)})}</h1>
      <${Ms} table=${t} state=${d} skew=${0} onSeat=${M=>$(f===M?null:M)}>
        <span class="quiet-text replay-what">${nn(t)}</span>
        <a class="btn quiet small icon-only" href="/" title=${i("go-home")} aria-label=${i("go-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${b&&l`<${Ds} part=${m} setPart=${h} lit=${Ad} />`}
      <section class="board" ref=${p} ...${v} aria-label=${i("board-label")}>
        <${e.Board} game=${t.game} view=${d.view} table=${t} score=${d.score} ask=${null} names=${w} you=${t.you}
          lit=${Ad} chosen=${[]} choose=${B0} why=${z0} detail=${f} setDetail=${$} />
        ${b&&m==="log"&&l`<div class="part-log">${E}</div>`}
      </section>
      <aside class="side">
        ${!b&&l`<div class="talk-place replay-log-place">${E}</div>`}
        <div class="desk">
          ${e.Beside&&t.you>=0&&l`<${e.Beside} view=${d.view} you=${t.you} />`}
          ${d.result&&!c&&l`<${G0} state=${d} names=${w} />`}
          <${Ld} table=${t} length=${n} at=${a} setAt=${_} ready=${!!s[Math.min(n,a+1)]} setEyes=${M=>r(a,M)} names=${w} narrow=${b||c} />
        </div>
      </aside>
    </div>`}function j0({steps:t,at:e,setAt:n}){let s=A(null);x(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[e]);let o=t.filter(r=>r?.lines.length),a=o.findLast(r=>r.step<=e)?.step;return l`
    <ol class="replay-log" ref=${s} aria-label=${i("replay-moves")}>
      ${o.map(({step:r,lines:c})=>l`
        <li key=${r}>
          <button type="button" class=${r>e?"is-later":""} aria-current=${r===a?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>l`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function G0({state:t,names:e}){let{points:n,winners:s}=t.result,o=e.map((a,r)=>r).sort((a,r)=>n[r]-n[a]);return l`
    <section class="replay-result" aria-label=${i("replay-result")}>
      <h2>${i("replay-result")}</h2>
      ${o.map(a=>l`
        <details key=${a}>
          <summary><strong><bdi>${e[a]}</bdi></strong> ${i("replay-points",{n:n[a]})}${s.includes(a)&&l` · <em>${i("replay-winner")}</em>`}</summary>
          <ul>${t.score[a].map(([r,c,u])=>l`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function V0(){let t=new URLSearchParams(location.search),e=(n,s)=>{let o=Number.parseInt(t.get(n)??"",10);return Number.isSafeInteger(o)&&o>=s?o:s};return{at:e("step",0),eyes:e("eyes",-1),study:t.has("review")}}function K0(t,e,n){x(()=>{let s=setTimeout(()=>{let o=new URLSearchParams({...t?{step:String(t)}:{},...e>=0?{eyes:String(e)}:{},...n?{review:""}:{}}).toString();history.replaceState(history.state,"",location.pathname+(o&&`?${o}`))},400);return()=>clearTimeout(s)},[t,e,n])}var Ad,B0,z0,Rd=k(()=>{"use strict";j();Mn();at();S();N();Sd();_a();La();Ea();vt();_s();L();Ed();Pd();Ad=new Set,B0=()=>{},z0=()=>[]});var ql={};kt(ql,{Page:()=>Y0});function Y0({params:t}){let[e,n]=g(null),[s,o]=g("");return x(()=>{Y(`/api/daily?day=${encodeURIComponent(t.day??"")}`).then(n,a=>o(q(a)))},[t.day]),l`
    <div class="column daily">
      <h1>${i("daily-title")}</h1>
      ${s&&l`<p class="refusal" role="alert">${s}</p>`}
      ${e?l`<${X0} day=${e} />`:!s&&l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function X0({day:t}){let e=Math.max(1,Math.round((t.ends-Date.now()/1e3)/3600));return l`
    <p class="daily-day">${ea(t.day)}${!t.past&&l` · <span class="quiet-text">${i("daily-left",{n:e})}</span>`}</p>
    <p class="quiet-text">${i(t.past?"daily-what-past":"daily-what")}</p>
    ${t.deals.map(n=>l`<${J0} key=${n.game} deal=${n} past=${t.past} />`)}
    ${(t.days.length>0||t.past)&&l`
      <nav class="daily-days" aria-label=${i("daily-days")}>
        <h2>${i("daily-days")}</h2>
        <p class="row">
          ${[t.today,...t.days].map(n=>l`
            <a key=${n} class="chip" href=${n===t.today?"/daily":`/daily/${n}`} aria-current=${n===t.day?"true":null}>${n===t.today?i("daily-today"):ea(n)}</a>`)}
        </p>
      </nav>`}
    <p class="fine">${i("daily-honest")}</p>`}function J0({deal:t,past:e}){let[n,s]=g(!1),[o,a]=g(""),c=Ct()?.find(p=>p.game===t.game)?.opponents.find(p=>p.bot===t.bot),u=async()=>{s(!0);try{let{table:p}=await W(`/api/daily/${t.game}`);gt(`/t/${p}`)}catch(p){a(q(p)),s(!1)}};return l`
    <section class="panel daily-deal" aria-labelledby=${`daily-${t.game}`}>
      <h2 id=${`daily-${t.game}`}>${ot(t.game)}</h2>
      <p>${i(t.first?"daily-you-first":"daily-bot-first",{bot:c?en(c):ft("bot",t.bot)})}
        <span class="quiet-text"> ${i("daily-tries",{n:t.tries})}</span></p>
      ${!e&&!t.mine?.over&&l`<p><button type="button" class="btn primary large" disabled=${n} onClick=${u}>${i(t.mine?"daily-go-on":"daily-play")}</button></p>`}
      ${o&&l`<p class="refusal" role="alert">${o}</p>`}
      ${t.results?l`<${Q0} results=${t.results} />`:l`<p class="quiet-text">${i("daily-later")}</p>`}
      ${t.mine?.over&&l`<p><a href=${`/replay/${t.mine.table}`}>${i("daily-replay")}</a></p>`}
      ${t.seed&&l`<p class="quiet-text daily-seed">${i("room-seed",{seed:t.seed})}</p>`}
    </section>`}function Q0({results:t}){return t.length?l`
    <div class="daily-results"><table class="table">
      <thead><tr><th scope="col">${i("daily-rank")}</th><th scope="col">${i("daily-who")}</th><th scope="col" class="num">${i("daily-points")}</th>
        <th scope="col" class="num">${i("daily-margin")}</th><th scope="col" class="num">${i("daily-rounds")}</th></tr></thead>
      <tbody>${t.map((e,n)=>l`
        <tr key=${n} data-you=${e.you||null}>
          <td class="num">${e.rank??l`<abbr title=${i("daily-late-what")}>${i("daily-late")}</abbr>`}</td>
          <td><${jt} name=${e.name} guest=${e.guest&&!e.you} /> ${e.you&&l`<small>${i("seat-you")}</small>`} ${e.won&&l`<${y} name="crown" size=${16} label=${i("ending-winner")} />`}</td>
          <td class="num">${e.points} : ${e.rival}</td>
          <td class="num">${e.margin>0?"+":""}${e.margin}</td>
          <td class="num">${e.rounds}</td>
        </tr>`)}</tbody>
    </table></div>`:l`<p class="empty">${i("daily-none")}</p>`}var Bl=k(()=>{"use strict";j();at();S();N();ne();L();ge();ui()});function lt(){let[t,e]=g({busy:!1,told:"",wrong:!1});return{...t,run:async s=>{e({busy:!0,told:"",wrong:!1});try{e({busy:!1,told:await s(),wrong:!1})}catch(o){e({busy:!1,told:q(o),wrong:!0})}}}}function rt({told:t,wrong:e}){return l`<p class=${e?"refusal":"done"} role=${e?"alert":"status"}>${t}</p>`}function se(t){return e=>t(e.currentTarget.value)}var ye=k(()=>{"use strict";j();S()});function Nd(){return l`
    <section class="panel">
      <h2>${i("account-account")}</h2>
      <p class="quiet-text">${i("account-why")}</p>
      <div class="two">
        <${tg} />
        <${eg} />
      </div>
    </section>`}function tg(){let t=pt(),[e,n]=g(t.name),[s,o]=g(""),a=lt(),r=u=>{u.preventDefault(),a.run(async()=>(await Ko("register",e.trim(),s),""))},c=()=>a.run(async()=>{let u=await hs("/api/account/passkey/new",{name:e.trim()});return await fe("/api/account/passkey/register",{credential:u,label:""}),""});return l`
    <form class="entrance" onSubmit=${r}>
      <h3>${i("account-register")}</h3>
      <${Gt} label=${i("account-name")} autocomplete="username" maxlength="24" value=${e} set=${n} />
      <${Gt} label=${i("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${i("account-register")}</button>
        ${he()&&l`<button type="button" class="btn" disabled=${a.busy||!e.trim()} onClick=${c}>${i("passkey-register")}</button>`}
      </p>
      <${rt} ...${a} />
    </form>`}function eg(){let t=pt(),[e,n]=g(""),[s,o]=g(""),[a,r]=g(!1),c=lt(),u=d=>{d.preventDefault(),c.run(async()=>(await Ko("login",e.trim(),s),""))},p=()=>c.run(async()=>(await fe("/api/account/passkey/login",{credential:await gs("/api/account/passkey/challenge")}),""));return a?l`<${ng} name=${e} back=${()=>r(!1)} />`:l`
    <form class="entrance" onSubmit=${u}>
      <h3>${i("account-login")}</h3>
      <${Gt} label=${i("account-name")} autocomplete="username webauthn" maxlength="24" value=${e} set=${n} />
      <${Gt} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${i("account-login")}</button>
        ${he()&&l`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${i("passkey-login")}</button>`}
      </p>
      ${t.mail?l`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${i("account-forgot")}</button></p>`:l`<p class="quiet-text">${i("account-forgot-ask")}</p>`}
      <${rt} ...${c} />
    </form>`}function ng({name:t,back:e}){let[n,s]=g(t),o=lt();return l`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),o.run(async()=>(await W("/api/account/forgot",{name:n.trim()}),i("account-forgot-sent")))}}>
      <h3>${i("account-forgot")}</h3>
      <p class="quiet-text">${i("account-forgot-what")}</p>
      <${Gt} label=${i("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${i("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${e}>${i("account-back")}</button>
      </p>
      <${rt} ...${o} />
    </form>`}function Gt({label:t,value:e,set:n,type:s="text",autocomplete:o,maxlength:a,focus:r}){return l`
    <label class="field"><span class="label">${t}</span>
      <input class="input" required type=${s} autocomplete=${o} maxlength=${a} autofocus=${r} value=${e} onInput=${se(n)} /></label>`}var js=k(()=>{"use strict";j();S();Pt();bs();ye();L()});function fn(){return F(Dd)}function Zd({account:t,children:e}){let[n,s]=g(null),o=K(async r=>{try{return await r()}catch(c){if(!(c instanceof ct)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new ct("stopped",i("prove-stopped")))})),r()},[]),a=r=>{r?n?.go():n?.stop(),s(null)};return l`
    <${Dd.Provider} value=${o}>${e}<//>
    ${n&&l`<${sg} account=${t} close=${a} />`}`}function sg({account:t,close:e}){let n=A(null),[s,o]=g(""),a=lt();x(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),a.run(async()=>(await W("/api/account/confirm",{password:s}),e(!0),""))},c=()=>a.run(async()=>(await W("/api/account/passkey/confirm",{credential:await gs("/api/account/passkey/confirm/challenge")}),e(!0),""));return l`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>e(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${i("prove-title")}</h2>
        <p class="quiet-text">${i("prove-what")}</p>
        ${t.password&&l`<${Gt} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} focus=${!0} />`}
        <p class="row">
          ${t.password&&l`<button class="btn primary" disabled=${a.busy}>${i("prove-go")}</button>`}
          ${t.passkeys.length>0&&he()&&l`<button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>e(!1)}>${i("prove-stop")}</button>
        </p>
        <${rt} ...${a} />
      </form>
    </dialog>`}var Dd,Ra=k(()=>{"use strict";j();S();bs();ye();L();js();Dd=ie(t=>t())});function Gs(t){return new Intl.DateTimeFormat(G(),{dateStyle:"medium"}).format(t*1e3)}function qd(t,e=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(G(),{numeric:"auto"}),s=Math.max(0,e-t);return s<zl?n.format(-Math.round(s/60),"minute"):s<2*Hd?n.format(-Math.round(s/zl),"hour"):n.format(-Math.round(s/Hd),"day")}var zl,Hd,Fl=k(()=>{"use strict";L();zl=3600,Hd=24*zl});function Bd({account:t,reload:e}){let[n,s]=g(""),o=lt(),a=fn();return l`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),o.run(async()=>(await a(()=>W("/api/account/password",{password:n})),s(""),await e(),i("password-saved")))}}>
      <h3>${i("account-password")}</h3>
      <p class="quiet-text">${i(t.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${i("password-new")} placeholder=${i("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${se(s)} />
        <button class="btn" disabled=${o.busy||!n}>${i(t.password?"password-change":"password-set")}</button>
      </div>
      <${rt} ...${o} />
    </form>`}function zd({account:t,keep:e}){let n=pt(),[s,o]=g(""),a=lt(),r=fn();if(!n.mail&&!t.email)return null;let c=(p,d)=>a.run(async()=>(e(await r(()=>W("/api/account/email",{email:p}))),o(""),d));return l`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${i("email-title")}</h3>
      <p class="quiet-text">${i("email-what")}</p>
      ${t.email&&l`<p class="row"><bdi>${t.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${()=>c("",i("email-removed"))}>${i("email-remove")}</button></p>`}
      ${t.email_pending&&l`<p class="done" role="status">${i("email-pending",{email:t.email_pending})}</p>`}
      ${n.mail&&l`
        <div class="row">
          <input class="input" type="email" required aria-label=${i("email-new")} placeholder=${i("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${se(o)} />
          <button class="btn" disabled=${a.busy||!s.trim()}>${i("email-send")}</button>
        </div>`}
      <${rt} ...${a} />
    </form>`}function Fd({account:t,keep:e}){let n=lt(),s=fn();if(!he()&&!t.passkeys.length)return null;let o=()=>n.run(async()=>{let a=await s(()=>hs("/api/account/passkey/invite"));return e(await s(()=>W("/api/account/passkey/add",{credential:a,label:""}))),i("passkey-added")});return l`
    <section class="entrance whole">
      <h3>${i("passkey-title")}</h3>
      <p class="quiet-text">${i("passkey-what")}</p>
      ${t.passkeys.length>0&&l`
        <ul class="things">${t.passkeys.map(a=>l`<${og} key=${a.id} passkey=${a} keep=${e} />`)}</ul>`}
      ${he()&&l`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("passkey-add")}</button></p>`}
      <${rt} ...${n} />
    </section>`}function og({passkey:t,keep:e}){let[n,s]=g(null),o=lt(),a=fn(),r=u=>{u.preventDefault(),o.run(async()=>(e(await W("/api/account/passkey/rename",{id:t.id,label:n})),s(null),""))},c=()=>o.run(async()=>(e(await a(()=>W("/api/account/passkey/remove",{id:t.id}))),""));return l`
    <li class="thing">
      ${n===null?l`
        <span class="thing-what"><strong><bdi>${t.label}</bdi></strong>
          <span class="quiet-text">${i("passkey-made",{day:Gs(t.made)})} · ${t.used?i("passkey-used",{day:Gs(t.used)}):i("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(t.label)} aria-label=${i("passkey-rename-one",{name:t.label})}>${i("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${c} aria-label=${i("passkey-remove-one",{name:t.label})}>${i("passkey-remove")}</button></span>`:l`<form class="row" onSubmit=${r}>
          <${Gt} label=${i("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${o.busy}>${i("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${i("prove-stop")}</button>
        </form>`}
      <${rt} ...${o} />
    </li>`}var Wd=k(()=>{"use strict";j();S();Pt();bs();ye();L();js();Ra();Fl()});function Ud(){let t=pt(),[e,n]=g(""),[s,o]=g(!1),a=lt(),r=fn(),c=u=>{u.preventDefault(),a.run(async()=>(await r(()=>W("/api/account/delete",{name:e.trim()})),await $e(),""))};return l`
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
          <label class="field"><span class="label">${i("leaving-type",{name:t.name})}</span>
            <input class="input" required autocomplete="off" maxlength="24" value=${e} onInput=${se(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${a.busy||e.trim()!==t.name}>${i("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>o(!1)}>${i("leaving-stay")}</button>
          </p>
        </form>`}
      <${rt} ...${a} />
    </section>`}var jd=k(()=>{"use strict";j();S();Pt();ye();L();Ra()});function Gd({account:t,keep:e}){let n=lt(),s=a=>n.run(async()=>(e(await W("/api/account/session/end",{id:a})),"")),o=()=>n.run(async()=>(await fe("/api/account/session/end-all",{}),""));return l`
    <section class="panel">
      <h2>${i("sessions-title")}</h2>
      <p class="quiet-text">${i("sessions-what")}</p>
      <ul class="things">
        ${t.sessions.map(a=>l`
          <li key=${a.id} class="thing" aria-current=${a.current||null}>
            <span class="thing-what"><strong>${a.device||i("sessions-unknown")}</strong>
              <span class="quiet-text">${a.current?i("sessions-here"):i("sessions-seen",{when:qd(a.seen)})} · ${i("sessions-since",{day:Gs(a.made)})}</span></span>
            ${!a.current&&l`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(a.id)}
                aria-label=${i("sessions-end-one",{device:a.device||i("sessions-unknown")})}>${i("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("sessions-end-all")}</button></p>
      <${rt} ...${n} />
    </section>`}var Vd=k(()=>{"use strict";j();S();Pt();ye();L();Fl()});var Kd={};kt(Kd,{Page:()=>ag});function ag(){let t=pt();return l`
    <div class="column">
      <h1>${i("account-title")}</h1>
      <${ig} />
      ${t.account?l`<${rg} key=${t.name} />`:l`<${Nd} />`}
      <${lg} />
    </div>`}function rg(){let t=pt(),[e,n]=g(null),[s,o]=g(""),a=lt(),r=K(()=>Y("/api/account").then(n,p=>o(q(p))),[]);x(()=>{r()},[]);let c=()=>a.run(async()=>(await Qr(),""));if(!e)return l`<section class="panel" aria-busy=${!s}><h2>${i("account-account")}</h2><${rt} told=${s} wrong=${!0} /></section>`;let u={account:e,keep:n,reload:r};return l`
    <${Zd} account=${e}>
      <section class="panel">
        <h2>${i("account-account")}</h2>
        <p class="row account-in"><span>${i("account-in",{name:t.name})}</span>
          <button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("account-logout")}</button></p>
        <${rt} ...${a} />
        <div class="two">
          <${Bd} ...${u} />
          <${zd} ...${u} />
          <${Fd} ...${u} />
        </div>
      </section>
      <${Gd} ...${u} />
      <${Ud} />
    <//>`}function ig(){let t=pt(),[e,n]=g(t.name),s=lt();return x(()=>n(t.name),[t.name]),l`
    <form class="panel" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await Re({name:e.trim()}),i("account-name-saved")))}}>
      <h2>${i("account-name")}</h2>
      <p class="quiet-text">${i(t.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${i("account-name")} value=${e} maxlength="24" autocomplete="nickname" placeholder=${i("guest")} onInput=${se(n)} />
        <button class="btn" disabled=${s.busy||!e.trim()||e.trim()===t.name}>${i("save")}</button>
      </div>
      <${rt} ...${s} />
    </form>`}function lg(){return l`
    <section class="panel">
      <h2>${i("taste-title")}</h2>
      <p class="quiet-text">${i("taste-what")}</p>
      <${vs} />
    </section>`}var Yd=k(()=>{"use strict";js();Wd();jd();Ra();Vd();j();S();Pt();xs();ye();L()});var Jd={};kt(Jd,{Page:()=>cg});function cg({params:t}){let e=A(location.hash.slice(1)).current;x(()=>history.replaceState(null,"",location.pathname),[]);let n=t.what==="reset"?ug:t.what==="confirm"?pg:Xd;return l`<section class="panel narrow"><${e?n:Xd} token=${e} /></section>`}function Xd(){return l`
    <h1>${i("letter-wrong")}</h1>
    <p>${i("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${i("letter-account")}</a></p>`}function ug({token:t}){let[e,n]=g(""),s=lt();return l`
    <form class="entrance" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await fe("/api/account/reset",{token:t,password:e}),gt("/account",{replace:!0}),""))}}>
      <h1>${i("letter-reset")}</h1>
      <p class="quiet-text">${i("letter-reset-what")}</p>
      <${Gt} label=${i("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${e} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${i("save")}</button></p>
      <${rt} ...${s} />
    </form>`}function pg({token:t}){let e=lt(),n=()=>e.run(async()=>(await W("/api/account/email/confirm",{token:t}),await $e(),i("letter-confirmed")));return l`
    <h1>${i("letter-confirm")}</h1>
    <p class="quiet-text">${i("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${e.busy||!!e.told&&!e.wrong} onClick=${n}>${i("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${i("letter-account")}</a>
    </p>
    <${rt} ...${e} />`}var Qd=k(()=>{"use strict";js();j();S();Pt();ne();ye();L()});var tm={};kt(tm,{Page:()=>dg});function dg(){return l`
    <section class="panel narrow">
      <h1>${i("notfound-title")}</h1>
      <p>${i("notfound-what")}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}var em=k(()=>{"use strict";S();L()});function An(t){let e=t.split("/").filter(Boolean);for(let[n,s,o]of mg){let a=$g(s.split("/").filter(Boolean),e);if(a)return{name:n,params:a,load:o}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(em(),tm))}}function $g(t,e){if(t.length!==e.length)return null;let n={};for(let[s,o]of e.entries())if(t[s].startsWith(":"))n[t[s].slice(1)]=fg(o);else if(t[s]!==o)return null;return n}function fg(t){try{return decodeURIComponent(t)}catch{return t}}function gt(t,{replace:e=!1}={}){e?history.replaceState(null,"",t):history.pushState(null,"",t);for(let n of[...nm])n()}function Wl(t){nm.add(t),addEventListener("popstate",t),document.addEventListener("click",e=>{let n=e.target instanceof Element?e.target.closest("a"):null;!n||e.defaultPrevented||!hg(e,n)||(e.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&gt(n.pathname+n.search+n.hash))})}function hg(t,e){let n=t.button===0&&!t.metaKey&&!t.ctrlKey&&!t.shiftKey&&!t.altKey,s=e.origin===location.origin&&!e.pathname.startsWith("/api/"),o=e.hash&&e.pathname===location.pathname;return n&&s&&!o&&!e.target&&!e.hasAttribute("download")}var mg,nm,ne=k(()=>{"use strict";mg=[["home","/",()=>Promise.resolve().then(()=>(vp(),wp))],["new","/new",()=>Promise.resolve().then(()=>(_p(),Mp))],["table","/t/:table",()=>Promise.resolve().then(()=>(El(),Qp))],["learn","/learn",()=>Promise.resolve().then(()=>(ed(),td))],["lesson","/learn/:lesson",()=>Promise.resolve().then(()=>(ld(),id))],["cards","/cards",()=>Promise.resolve().then(()=>(Al(),Pl))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(Al(),Pl))],["rules","/rules",()=>Promise.resolve().then(()=>(Rl(),Il))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(Rl(),Il))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(hd(),fd))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(Rd(),Id))],["daily","/daily",()=>Promise.resolve().then(()=>(Bl(),ql))],["daily","/daily/:day",()=>Promise.resolve().then(()=>(Bl(),ql))],["account","/account",()=>Promise.resolve().then(()=>(Yd(),Kd))],["letter","/account/:what",()=>Promise.resolve().then(()=>(Qd(),Jd))]],nm=new Set});j();Mn();Ce();Cn();ee();ln();St();Vo();at();S();N();fs();Pt();li();$s();bs();Ho();xs();Gn();ne();xa();nt();Ir();So();Wn();Ce();S();N();fs();Pt();Gn();nt();L();nt();var sm=matchMedia("(prefers-color-scheme: light)"),gg=matchMedia("(prefers-reduced-motion: reduce)");function Da(){let t=V("theme");return t==="auto"?sm.matches?"light":"dark":t}function Na(){let t=document.documentElement;t.dataset.theme=Da(),t.dataset.text=V("text"),t.dataset.motion=ue()?"full":"less"}function Ul(){Na(),vn(Na),sm.addEventListener("change",Na),gg.addEventListener("change",Na)}ge();function jl({page:t,children:e}){return l`
    <a class="skip" href="#main">${i("shell-skip")}</a>
    <${bg} page=${t} />
    <${wg} />
    <${vg} />
    <main id="main" tabindex="-1" class=${`page page-${t}`}>${e}</main>
    <${xg} />`}function bg({page:t}){let e=pt(),n=s=>t===s?"page":void 0;return l`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${Ge("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${i("shell-nav")}>
        <a href="/learn" aria-current=${n("learn")}>${i("shell-learn")}</a>
        <a href="/cards" aria-current=${n("cards")}>${i("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${i("shell-rules")}</a>
      </nav>
      <${si} />
      <${yg} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${i("shell-account",{name:Ut(e.name)||i("guest")})}>
        <${y} name="settings" size=${20} /><span><bdi>${Ut(e.name)||i("guest")}</bdi></span>
      </a>
    </header>`}function yg(){let[,t]=X("theme"),e=Da()==="dark"?"light":"dark";return l`
    <button class="btn quiet icon-only" type="button" onClick=${()=>t(e)} aria-label=${i(`shell-theme-${e}`)} title=${i(`shell-theme-${e}`)}>
      <${y} name=${e==="light"?"sun":"moon"} size=${20} />
    </button>`}function wg(){let{notice:t}=pt();return t?l`<p class="notice" role="status">${t}</p>`:null}function vg(){return vr()?l`<p class="notice" role="status" data-lost>${i("reach-lost")}</p>`:null}function xg(){let[t,e]=g(!1);return x(()=>{let n=s=>{console.error(s),e(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),t&&l`
    <div class="mishap" role="alert">
      <p>${i("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${i("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>e(!1)}>${i("close")}</button>
    </div>`}var Vs=class extends Ye{constructor(e){super(e),this.state={failed:null}}static getDerivedStateFromError(e){return{failed:e??"?"}}componentDidCatch(e){console.error(e)}componentDidUpdate(e){e.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?l`<${Za} />`:this.props.children}};function Za(){return l`
    <section class="panel failed" role="alert">
      <h1>${i("failed-title")}</h1>
      <p>${i("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${i("reload")}</button>
        <a class="btn" href="/">${i("go-home")}</a>
      </p>
    </section>`}Hr();as();Dr();Br();Ls();wl();Si();wi();Ri();ba();Bi();Vi();nl();ia();ka();_a();Ca();La();fa();Sa();El();Ea();Xo();Zi();$l();ji();Mi();vt();hl();_s();Oa();ua();bl();Cl();kl();ye();L();ge();Ur();Bo();Sr();br();hr();Wn();Mn();var Kl={};kt(Kl,{Board:()=>Pg});S();N();L();vt();S();ee();St();N();L();S();ee();N();L();var Nt="cadwallon",mt=ie(null);function we({seat:t}){let{view:e,names:n}=F(mt);return l`<span class="ca-badge" data-seat=${t} role="img" aria-label=${n[t]} title=${n[t]}>${e.seats[t].letter}</span>`}function hn({n:t,power:e,golden:n=!1}){return l`
    <span class=${`ca-value of-${e}`} role="img" aria-label=${`${t} ${Jt(e)}`}>
      <b class="num" aria-hidden="true">${t}</b><${y} name=${e} golden=${n} />
    </span>`}function ve({name:t,n:e,what:n}){return l`<span class="ca-count" data-none=${e===0||null} role="img" aria-label=${n} title=${n}>
    <${y} name=${t} /><b class="num" aria-hidden="true">${e}</b></span>`}function Vt({id:t,size:e,target:n=`card:${t}`,points:s,badge:o}){let{lit:a,chosen:r,choose:c,why:u}=F(mt),p=a.has(n);return l`
    <${ht} game=${Nt} id=${t} size=${e} target=${n} lit=${p} chosen=${r.includes(n)} why=${u(n)}
      points=${s} badge=${o} onChoose=${p||r.length?()=>c(n):void 0} />`}function Ha({won:t}){return l`<span class="ca-won">${["location","personality","relic"].map((e,n)=>l`
    <${ve} key=${e} name=${e} n=${t[n]} what=${i(`cadwallon-web-won-${e}`,{n:t[n]})} />`)}</span>`}function om({target:t,label:e,class:n,open:s,children:o}){let{lit:a,chosen:r,choose:c}=F(mt),u=a.has(t);return l`
    <button type="button" class=${`ca-spot ${n}`} data-target=${t} data-lit=${u||null} data-chosen=${r.includes(t)||null}
      aria-label=${e} title=${e} onClick=${()=>u?c(t):s?.()}>${o}</button>`}function qa(){let{view:t}=F(mt),e=i("cadwallon-web-militia",{n:t.militia??0});return t.militia!==null&&l`<${om} target="militia" label=${e} class="ca-militia"><${y} name="militia" /> ${e}<//>`}function Gl({seat:t}){let{setDetail:e}=F(mt),n=t.resource.length;return l`
    <${om} target=${`deck:${t.seat}`} class="ca-resource" label=${`${i("cadwallon-web-resource-size",{n})}. ${i("cadwallon-web-resource-what")}`} open=${()=>e(t.seat)}>
      <${y} name="pile" /><b class="num">${n}</b><span>${i("cadwallon-web-resource")}</span>
    <//>`}S();St();N();L();var Vl=t=>t.guild?U(Nt,t.guild).name:i("cadwallon-web-no-guild");function Ks({seat:t}){let{view:e}=F(mt),{hand:n,deck:s,resource:o,removed:a,objectives:r}=t;return l`
    <span class="ca-counts">
      <${ve} name="card" n=${n.size} what=${i("cadwallon-web-hand-size",{n:n.size})} />
      <${ve} name="deck" n=${s.size} what=${i("cadwallon-web-deck-size",{n:s.size})} />
      <${ve} name="pile" n=${o.length} what=${i("cadwallon-web-resource-size",{n:o.length})} />
      ${a.length>0&&l`<${ve} name="lock" n=${a.length} what=${i("cadwallon-web-removed-size",{n:a.length})} />`}
      ${r.size>0&&t.seat!==e.viewer&&l`<${ve} name="objective" n=${r.size} what=${i("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function am({seat:t}){let{view:e,names:n,lit:s,chosen:o,choose:a,setDetail:r}=F(mt),c=`seat:${t.seat}`,u=s.has(c),p=n[t.seat];return l`
    <button type="button" class="ca-rival" data-seat=${t.seat} data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
      data-acting=${e.owing.includes(t.seat)||null} title=${u?p:i("cadwallon-web-look",{who:p})}
      onClick=${()=>u?a(c):r(t.seat)}>
      <span class="ca-rival-head">
        <${we} seat=${t.seat} />
        <span class="ca-rival-name">${p}</span>
        ${t.seat===e.first&&l`<${y} name="first" label=${i("cadwallon-web-first")} />`}
        <${ut} n=${t.points} />
      </span>
      <span class="ca-rival-guild">${Vl(t)}</span>
      <span class="ca-rival-things"><${Ha} won=${t.won} /><${Ks} seat=${t} /></span>
    </button>`}var rm=["agent","personality","location","relic"];function kg(t){let e=t.map(n=>U(Nt,n));return e.sort((n,s)=>rm.indexOf(n.kind)-rm.indexOf(s.kind)||Xn(n.name,s.name)),e.map(n=>n.id)}function im({seat:t,score:e}){let{view:n,names:s,setDetail:o}=F(mt),a=()=>o(null),r=s[t.seat],c=t.seat===n.viewer,u=[[i("cadwallon-web-resource"),t.resource,i("cadwallon-web-resource-what")],[i("cadwallon-web-removed"),t.removed,""],[i("cadwallon-web-deck"),c?t.deck.cards:[],""],[i("cadwallon-web-known-hand"),c?[]:t.hand.cards,i("cadwallon-web-known-why")]];return l`
    <div class="veil" onClick=${a}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${we} seat=${t.seat} /> ${r}</h2>
        <div class="detail-aside"><${ut} n=${t.points} /><${Ks} seat=${t} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${a} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${t.guild&&l`<${ht} game=${Nt} id=${t.guild} size="table" />`}
          ${t.objectives.cards.map(p=>l`<${ht} key=${p.card} game=${Nt} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${e.map(([p,d,f])=>l`
            <tr key=${p}><th scope="row">${f}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d,f])=>l`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          ${f&&l`<p class="quiet-text">${f}</p>`}
          <div class="ca-heap">${kg(d).map($=>l`<${Vt} key=${$} id=${$} size="table" />`)}</div>`)}
      </div>
    </div>`}S();ee();N();L();S();St();N();L();function lm(t){return new Set(t.agents.map(e=>e.seat)).size+t.agents.filter(e=>e.card).length}function cm({pile:t,order:e}){let{view:n,lit:s,chosen:o,choose:a}=F(mt),r=`pile:${t.number}`,c=s.has(r),u=Math.max(...t.sums.map($=>$.known)),p=t.sums.filter($=>$.known===u).length>1,d=t.sums.map(($,m)=>({sum:$,seat:m,agents:t.agents.filter(h=>h.seat===m)})),f=$=>c&&!$.target.closest("button")&&a(r);return l`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${o.includes(r)||null} data-free=${t.free||null}
      data-mine=${t.controlled.includes(n.viewer)||null} aria-label=${i("cadwallon-web-pile",{n:e})} onClick=${f}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${i("cadwallon-web-order",{n:e})}>${e}</span>
        <${um} pile=${t} />
        <${Mg} pile=${t} />
      </header>
      ${t.stake?l`<${_g} stake=${t.stake} target=${r} />`:l`<p class="ca-pile-empty" data-target=${r}>${i(t.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:$})=>$.length).map(({sum:$,seat:m,agents:h})=>l`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${t.stake&&l`<${Cg} stake=${t.stake} sum=${$} seat=${m} agents=${h} lead=${$.known<u?"":p?"tied":"ahead"} />`}
            <${Sg} agents=${h} stake=${t.stake} />
          </li>`)}
      </ul>
    </article>`}function um({pile:t}){let{view:e,names:n}=F(mt),s=t.controlled.includes(e.viewer),o=t.pile.split(" ")[1],a=t.free?i("cadwallon-web-zone-open"):s?i("cadwallon-web-zone-mine"):i("cadwallon-web-zone-of",{names:Tt(t.controlled.map(r=>n[r]))});return l`
    <span class="ca-zone" title=${a}>
      ${t.free?l`<span class="ca-zone-free">${i("cadwallon-web-zone-free")}</span>`:t.controlled.map(r=>l`
        <span key=${r} class="ca-zone-who"><${we} seat=${r} /><span>${o?i("cadwallon-web-zone-whose",{you:r===e.viewer?"yes":"no",who:n[r]}):r===e.viewer?i("cadwallon-web-you-short"):n[r]}</span></span>`)}
      ${o&&l`<span class="ca-side">${i(`cadwallon-web-side-${o}`)}</span>`}
      ${s&&l`<${y} name="mask" label=${a} />`}
    </span>`}function Mg({pile:t}){let e=Tt(t.buried.map(s=>U(Nt,s).name)),n=i("cadwallon-web-under",{n:t.hidden})+(e?` ${i("cadwallon-web-under-known",{cards:e})}`:"");return l`<${ve} name="deck" n=${t.hidden} what=${n} />`}function _g({stake:t,target:e}){let{district:n}=U(Nt,t.card);return l`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${t.card}`}><${Vt} id=${t.card} size="table" target=${e} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${i(`cadwallon-kind-${t.kind}`,{n:1})}</span>${n&&l`<span>${i(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${i("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${hn} n=${t.threshold} power=${t.power} golden /></dd></div>
          ${t.price&&l`<div><dt>${i("cadwallon-web-bribe")}</dt><dd><${hn} n=${t.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${i("cadwallon-web-worth")}</dt><dd><${ut} n=${t.points} /></dd></div>
        </dl>
      </div>
    </div>`}function Cg({stake:t,sum:e,seat:n,agents:s,lead:o}){let{names:a}=F(mt),r=e.known>=t.threshold,c=r?o:"",u=[i("cadwallon-web-sum",{who:a[n],n:e.known,power:Jt(t.power),of:t.threshold,backs:e.backs}),c&&i(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return l`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${we} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*e.known/t.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>l`
        <span key=${d} class="ca-back"><${y} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${e.known}</b><small>/${t.threshold}</small>${c&&l`<b class="ca-mark">${c==="ahead"?l`<${y} name="done" />`:"="}</b>`}</span>
    </div>`}function Sg({agents:t,stake:e}){let n=t.filter(s=>s.card);return n.length>0&&l`
    <ul class="ca-agents">
      ${n.map(s=>l`
        <li key=${s.card} data-down=${s.down||null}>
          <${Vt} id=${s.card} size="chip" points=${0} badge=${l`<${Lg} agent=${s} stake=${e} />`} />
        </li>`)}
    </ul>`}function Lg({agent:t,stake:e}){return l`
    <span class="ca-worth">
      ${t.down&&l`<${y} name="mask" label=${i("cadwallon-web-down")} />`}
      ${e&&l`<${hn} n=${t.value??0} power=${e.power} />`}
      ${e?.price&&l`<${hn} n=${t.ducats??0} power="financial" />`}
    </span>`}function pm({pile:t,order:e}){let{view:n,lit:s,chosen:o,choose:a,why:r}=F(mt),c=`pile:${t.number}`,u=s.has(c),{stake:p}=t,d=t.sums.filter((h,b)=>b!==n.viewer),f=Math.max(0,...d.map(h=>h.known)),$=d.reduce((h,b)=>h+b.backs,0),m=t.sums[n.viewer]?.known??0;return l`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&a(c)}>
        <${um} pile=${t} />
        <span class="ca-pile-line-name">${p?U(Nt,p.card).name:i("cadwallon-web-pile-empty")}</span>
        ${p&&l`
          <span class="ca-pile-line-wins"><${hn} n=${p.threshold} power=${p.power} golden />${p.price&&l`<${hn} n=${p.price} power="financial" />`}</span>
          <${ut} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${i("cadwallon-web-sums",{own:m,best:f,backs:$})}>
            <span>${i("cadwallon-web-you-short")} <b>${m}</b></span><span>${i("cadwallon-web-best-short")} <b>${f}${$>0&&`+${"?".repeat($)}`}</b></span></span>`}
        <span class="visually-hidden">${i("cadwallon-web-order",{n:e})}</span>
      </button>
    </li>`}function dm({seat:t,narrow:e}){let{view:n,lit:s}=F(mt),{hand:o,objectives:a}=t,r=a.cards.filter(p=>!p.kept),c=t.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!o.cards.length;return l`
    <section data-part="mine" aria-label=${i("cadwallon-web-mine")}><div class="ca-mine">
      ${e&&n.round>0&&l`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>l`<${pm} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${qa} /><${Gl} seat=${t} /></li>
        </ol>`}
      ${c.length>0&&l`
        <div class="ca-tray"><h3>${i("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>l`<${Vt} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${i("cadwallon-web-hand")}>
          ${r.map(p=>l`<${Vt} key=${p.card} id=${p.card} size="table" />`)}
          ${o.cards.map(p=>l`<${Vt} key=${p} id=${p} size="table" />`)}
          ${u&&l`<p class="quiet-text">${i(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!e&&n.round>0&&l`<${Gl} seat=${t} />`}
        </div>
        <div class="ca-estate">
          <${Eg} seat=${t} />
          <${Tg} goals=${a.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function Eg({seat:t}){let{view:e,lit:n,choose:s,setDetail:o}=F(mt),a=`seat:${t.seat}`;return l`
    <button type="button" class="ca-rival" data-seat=${t.seat} data-target=${a} title=${i("cadwallon-web-look-own")}
      onClick=${()=>n.has(a)?s(a):o(t.seat)}>
      <span class="ca-rival-head">
        <${we} seat=${t.seat} /><span class="ca-rival-name">${Vl(t)}</span>
        ${t.seat===e.first&&l`<${y} name="first" label=${i("cadwallon-web-first")} />`}
        <${ut} n=${t.points} />
      </span>
      <span class="ca-rival-things"><${Ha} won=${t.won} /><${Ks} seat=${t} /></span>
    </button>`}function Tg({goals:t}){return l`
    <ul class="ca-goals">${t.map(e=>l`
      <li key=${e.card} data-achieved=${e.achieved||null}>
        <${ht} game=${Nt} id=${e.card} size="chip" badge=${l`
          <${y} name=${e.achieved?"done":"hourglass"} label=${i(e.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var Og=4;function Pg({view:t,score:e,names:n,you:s,lit:o,chosen:a,choose:r,why:c,detail:u,setDetail:p}){let d=z(()=>({view:t,names:n,lit:o,chosen:a,choose:r,why:c,setDetail:p}),[t,n,o,a,r,c,p]),f=Lt(yt);return l`
    <${mt.Provider} value=${d}>
      <div class="cadwallon" data-seats=${t.seats.length} data-setup=${t.round===0||null}>
        <section data-part="rivals" aria-label=${i("part-rivals")}>
          <div class="ca-rivals">${Ag(t,s).map($=>l`<${am} key=${$.seat} seat=${$} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${i("part-centre")}>
          <${Ig} view=${t} />
          ${t.guilds.length>0&&l`
            <div class="ca-guilds" role="group" aria-label=${i("cadwallon-web-guilds")}>${t.guilds.map($=>l`
              <${Vt} key=${$} id=${$} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(Og,...t.piles.map(lm))}}>${t.piles.map(($,m)=>l`<${cm} key=${$.number} pile=${$} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&l`<${dm} seat=${t.seats[s]} narrow=${f} />`}
        ${u!==null&&l`<${im} key=${u} seat=${t.seats[u]} score=${e[u]} />`}
      </div>
    <//>`}function Ag(t,e){return[...t.seats.slice(e+1),...t.seats.slice(0,Math.max(0,e))]}function Ig({view:t}){let e=t.last_round!==null&&!t.over;return l`
    <div class="ca-news">
      ${e&&l`<strong class="ca-news-last"><${y} name="hourglass" />
        ${t.last_round===t.round?i("cadwallon-web-last-round"):i("cadwallon-web-last-round-next",{n:t.last_round??0})}</strong>`}
      ${t.round>0&&l`<span>${i("cadwallon-web-resolved")}</span>`}
      ${t.round>0&&!e&&!t.over&&l`<span>${i("cadwallon-web-length",{n:t.piles.find(n=>n.free)?.hidden??0})}</span>`}
      <${qa} />
    </div>`}var Mc={};kt(Mc,{Beside:()=>o$,Board:()=>ob,flights:()=>s$});S();St();vt();S();ee();St();L();S();function Rg(t,e,n){for(let s=0;;s++){if(s%n+e>n)continue;let o=0;for(;o<e&&!t.has(s+o);)o++;if(o===e)return s}}function Ng(t,e,n,s){let o=t?.columns===n?e.filter(({id:u,span:p})=>t.at.get(u)?.span===Math.min(p,n)):[],a=Yl(t,o,e,n),r=u=>[...u.at.values()].every(({cell:p,span:d})=>p+d<=s);if(r(a))return a;let c=Yl(null,[],mm(t,e),n);return r(c)?c:Yl(null,[],Dg(mm(t,e)),n)}var Dg=t=>t.toSorted((e,n)=>n.span-e.span);function ze(t,e){let n=[];for(let s of t.toSorted((o,a)=>a-o)){let o=Math.min(s,e),a=n.findIndex(r=>r>=o);a<0?n.push(e-o):n[a]-=o}return n.length}function mm(t,e){let n=({id:s=""})=>t?.at.get(s)?.cell??1/0;return e.map((s,o)=>({piece:s,i:o})).sort((s,o)=>n(s.piece)-n(o.piece)||s.i-o.i).map(({piece:s})=>s)}function Yl(t,e,n,s){let o=new Map,a=new Set,r=(c,u,p)=>{o.set(c,{cell:u,span:p});for(let d=0;d<p;d++)a.add(u+d)};for(let{id:c}of e){let u=t?.at.get(c);u&&r(c,u.cell,u.span)}for(let{id:c,span:u}of n){let p=Math.min(u,s);o.has(c)||r(c,Rg(a,p,s),p)}return{columns:s,at:o}}function xe(t,e,n,s){let o=A({phase:s,laid:null});o.current.phase!==s&&(o.current={phase:s,laid:null});let a=o.current.laid=Ng(o.current.laid,t,e,n);return r=>{let{cell:c,span:u}=a.at.get(r)??{cell:0,span:1};return{gridRow:String(Math.floor(c/e)+1),gridColumn:`${c%e+1} / span ${u}`}}}var In=16,Dt=4,Et=t=>Math.round(t*.5),Kt=(t,e,n)=>t*e+(t-1)*n,Ba=(t,e,n)=>Math.max(1,Math.floor((t+n)/(e+n)));function Xl(t,e,n,s,o){let a=Math.ceil(t/e);return{columns:e,rows:a,w:n,h:s,width:Kt(e,n,o),height:Kt(a,s,o)}}var Jl={columns:1,rows:0,w:0,h:0,width:0,height:0};function Ql(t){let e=t.toSorted((s,o)=>s.width-o.width||s.height-o.height),n=1/0;return e.filter(s=>s.height<n&&(n=s.height))}var ke=(t,e,n=1)=>t&&e?{w:oe(n*(e.w+t.gap)-t.gap,t.f),h:oe(e.h,t.f)}:void 0,oe=(t,e)=>Math.round(1e3*t/e)/1e3;function za(t,e,n,s){if(!e)return[Jl];let o=Et(n);return Ql(t.flatMap(a=>{let{n:r,h:c,least:u=1}=s(a);return Array.from({length:r-u+1},(p,d)=>Xl(r,d+u,a*n,c*n,o))}))}var Zg=.56,$m=48,Hg=9,fm=new Map;function Me(t,e,n){let s=fm.get(e)??new WeakMap;fm.set(e,s);let o=s.get(t)??new Map;if(s.set(t,o),!o.has(n)){let a=4;for(;a<$m&&e(t,a-Zg)>n+.01;)a++;o.set(n,a)}return o.get(n)??$m}function Ys(t,e,n,s){let o=Et(s);return{columns:t,rows:e,w:s-o,h:n*s,width:t*s-o,height:Kt(e,n*s,o),fine:n}}function Rn(t,e){let n=t.reduce((s,o)=>s+o,0);return t.slice(0,Hg).map((s,o)=>{let a=o+1,r=Math.max(Math.ceil(n/a),...t);for(;ze(t,r)>a;)r++;return{columns:r,rows:a,h:e}})}Cn();N();var Fa=1.17,qg=.62,Bg=.68,Wa=.55,zg=.61,Fg=/\p{Script=Cyrillic}/u,Nn=1.75,hm=.3,nc=.7,tc=.4,Wg=1.25,Ug=.16,sc=1.12,ym=1.3,jg=.8,Gg=/^([+\u2212]?\d*)([ELCDGP◇★])$/u;function wm([t,e]){if(!t.trim())return t.length>1?.9:.2;let n=Gg.exec(t);return n&&e!=="text"?Fa+qg*n[1].length+.1:e==="point"&&/^\d+$/.test(t)?Nn-Fa:t==="≠"?.15:e==="type"?Fa:t==="▶"?.85:"+−×".includes(t)?1:"/()".includes(t)?.45:t.length===1&&e!=="text"?Fa:Bg*t.length}function Vg(t){let e=[0],n=0;for(let s of t){let o=!s[0].trim();(o||s[0]==="("&&n>=Oo)&&([n,e[e.length]]=[0,0]),o||([n,e[e.length-1]]=[n+1,e[e.length-1]+wm(s)])}return e.filter(Boolean)}function Ua(t,e,n){let[s,o,a]=[1,0,0];for(let r of t)o&&o+e+r>n&&([s,o]=[s+1,0]),o+=(o?e:0)+r,a=Math.max(a,o);return{rows:s,widest:a}}var Kg=99,Yg=.4;function Xg(t,e){let n=e-nc,[s,o,a]=[0,0,0];for(let r of Do(t)){let{rows:c,widest:u}=Ua(Vg(r),.25,n-tc);if(u+tc>n+Yg)return Kg;let[p,d]=[c>1?n:u+tc,c*Wg];a&&a+hm+p>n&&([s,o,a]=[s+o+Ug,0,0]),a+=(a?hm:0)+p,o=Math.max(o,d)}return s+o}var vm=1.3,oc=(t,e)=>Ua(t.name.split(" ").map(n=>n.length*(Fg.test(n)?zg:Wa)),Wa/2,e-nc-vm).rows,Xs=t=>(t.types?.length?1.7*t.types.length+.3:0)+(t.points||t.point_signs?.length?Nn+.2:0),xm=t=>t.cost_signs.filter(([e])=>e.trim()&&e.trim()!=="/").map(wm);function ja(t){let e=new WeakMap;return(n,s)=>{let o=e.get(n)??new Map;e.set(n,o);let a=o.get(s)??t(n,s);return o.set(s,a),a}}var gm=.5,Jg=1.18,Qg=.25,t2=.9,ec=(t,e)=>t.sentences.reduce((n,s)=>n+Qg+Jg*Ua(s.split(" ").map(o=>o.length*gm),gm,e-t2).rows,.3),Ga=(t,e)=>Xg(t.lines,e),ac=t=>t.lines.some(e=>e.some(([n])=>n==="↓")),e2=1.85,km=t=>ja((e,n)=>{let s=Xs(e),o=xm(e),a=o.length?Ua(o,.4,n-s-.9).rows*ym+.55:0;return oc(e,n)*sc+Math.max(a,s?Nn+.2:0,ac(e)?e2:0)+t(e,n)+jg}),Mm=t=>ja((e,n)=>{let s=Xs(e),o=xm(e),a=o.length>3?2:1,r=o.length?a*(Math.max(...o)+.3)+.6:1.3,c=Math.ceil(o.length/a)*ym+.5;return Math.max(oc(e,n-s)*sc+.25,s?Nn:0)+Math.max(c,t(e,n-r))+.5}),_m=t=>ja((e,n)=>{let s=Xs(e)+(ac(e)?2.7:0);return Math.max(oc(e,n-s)*sc+.3,s?Nn:0)+t(e,n)+.5}),ae=km(Ga),Js=Mm(Ga),Va=_m(Ga),bm={tall:km(ec),wide:Mm(ec),slim:_m(ec)},Ka=(t,e,n,s)=>e in bm&&bm[e](t,n)<=s,rc=(t,e)=>ja((n,s)=>Math.max(...n.name.split(" ").map(a=>a.length))*Wa+e(n)>s-nc?1/0:t(n,s)),Dn=rc(ae,()=>0),Qs=rc(Js,Xs),Cm=rc(Va,t=>Xs(t)+vm+(ac(t)?2.7:0)),Sm=(t,e)=>Ga(t,e)+.5,n2=["elan","life","calm","death","gold","pearl"];function s2(t){let e=t.lines.filter(s=>s.some(([o])=>o==="↓")),n=e.flat().map(([,s])=>s);return e.length&&(n.includes("any")?3:Math.max(1,new Set(n.filter(s=>n2.includes(s))).size))}function ic(t){let e=t.name.split(" ").map(s=>s.length);return Wa*Math.max(...e,Math.ceil((t.name.length+1)/2))+(t.points?Nn:0)+2.5*Math.min(3,s2(t))+3}var Em=(t,e,n)=>ae(t,e)<=n+.01?1:2;function Zn(t,e,n){return e.fine?Me(t,t.kind==="place"?Qs:Tm[e.signs?"signs":"names"],e.fine):t.kind==="place"?1:Em(t,oe(e.w,n),oe(e.h,n))}function o2({tiles:t,tileCells:e},n){let s=t.map(u=>ae(u,n)).toSorted((u,p)=>u-p),o=s[Math.floor((s.length-1)*.88)],a=t.filter(u=>Em(u,n,o)>1),r=a.length,c=Math.max(o,...a.map(u=>ae(u,2*n-2)));return{n:e+r+(r&&1),h:c,least:r?2:1}}var a2={8.6:7.7,12.2:6.3,17:5.1},_e={below:2.4,beside:4.6,among:5};function r2(t,e){return t.rows?t.columns>1?{...t,width:t.width+Et(e)+_e.beside*e}:{...t,height:t.height+Et(e)+_e.below*e}:t}var i2=[5.3,6.3,7.2,7.6,8.4],lc={names:3.2,signs:2},Tm={names:Dn,signs:Sm};function Om({places:t,monuments:e,tiles:n,tileCells:s}){let o=a=>[...n.map(r=>Me(r,Tm[a],lc[a])).toSorted((r,c)=>c-r).slice(0,s),...e&&a==="signs"?[_e.among]:[]];return{places:i2.flatMap(a=>Rn(t.map(r=>Me(r,Qs,a)),a)),tiles:{names:Rn(o("names"),lc.names),signs:Rn(o("signs"),lc.signs)}}}var Lm=(t,e,n)=>t.length?Ql(t.map(({columns:s,rows:o,h:a})=>Ys(s,o,a,e)).filter(s=>s.width<=n)):[Jl];function Pm(t,e,n,s,o){let a=2*Dt+2*Et(n),r=s.tiles?Lm(o.places,n,e):za([13,14,15,16,17,18,20,24],t.places.length,n,f=>({n:t.places.length,h:Math.max(...t.places.map($=>Js($,f)))})),c=za([8.6,12.2,17],t.monuments?2:0,n,f=>({n:2,h:a2[f]})).map(f=>s.tiles==="signs"?f:r2(f,n)),u=s.tiles?Lm(o.tiles[s.tiles],n,e):za([9.5,10.5,12,13],t.tileCells,n,f=>o2(t,f)),p=Dt*2+(s.bare?0:In),d=null;for(let f of r)for(let $ of c)for(let m of u){let h=[["row",f.width+$.width+m.width+2*a,Math.max(f.height,$.height,m.height)+p],["tiles below",Math.max(f.width+$.width+a,m.width),Math.max(f.height,$.height)+m.height+2*p+Et(n)],["places above",Math.max(f.width,$.width+m.width+a),Math.max($.height,m.height)+f.height+2*p+Et(n)]];for(let[b,v,w]of h){if(v+2*Dt>e||s.placesFirst&&b!=="places above")continue;let _=s.placesFirst?f.height+w/1e3:w;(!d||_<d.rank-1||_<d.rank+1&&v<d.width)&&(d={way:b,rank:_,width:v,height:w,places:f,monuments:$,tiles:{...m,signs:s.tiles==="signs"}})}}return d}S();ee();St();nt();vt();L();var It=ie({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),l2=["mage","item","artifact","monument","place","scroll"];function Hn(t,e){let n=s=>l2.indexOf(U(t,s.card).kind);return e.map((s,o)=>({one:s,i:o})).sort((s,o)=>n(s.one)-n(o.one)||s.i-o.i).map(({one:s})=>s)}var c2={w:11.2,h:15.6},u2={w:8,h:11};function p2(t,e,n){if(n)return Ka(t,e,n.w,n.h);let{w:s,h:o}=matchMedia(yt).matches?u2:c2;return t.kind==="place"?Ka(t,e,s*1.68,s*1.2):Ka(t,e,s,t.kind==="item"||t.kind==="scroll"?s*.66:o)}function Zt({of:t,size:e="table",form:n="tall",place:s,cell:o}){let{game:a,lit:r,chosen:c,choose:u,why:p}=F(It),[d]=X("sentences"),f=d&&p2(U(a,t.card),n,o),$=A(u);$.current=u;let m=`card:${t.card}`,h=r.has(m),b=c.includes(m),v=p(m);return z(()=>l`
    <${ht} game=${a} id=${t.card} size=${e} turned=${t.turned} essences=${t.essences} points=${t.points} form=${e==="table"?n:""} place=${s} worded=${f}
      target=${m} lit=${h} chosen=${b} why=${v} onChoose=${h?()=>$.current(m):void 0} />`,[G(),a,m,e,n,f,s?.gridRow,s?.gridColumn,t.turned,t.essences?.join(" "),t.points,h,b,v.join(" ")])}function Fe({target:t,label:e,class:n="",onOpen:s,children:o}){let{lit:a,chosen:r,choose:c,why:u}=F(It),p=a.has(t),d=p?[]:u(t);return l`
    <button type="button" class=${`spot ${n}`} data-target=${t} data-lit=${p||null} data-chosen=${r.includes(t)||null}
      aria-label=${[e,...d].join(". ")} title=${[e,...d].join(`
`)}
      onClick=${()=>p?c(t):s?.()}>${o}</button>`}function We(t,e){return{gridTemplateColumns:`repeat(${t.columns}, ${t.w.toFixed(1)}px)`,gridAutoRows:`${t.h.toFixed(1)}px`,gap:`${e}px`}}function Am({view:t,plan:e,phase:n}){let{places:s,monuments:o,monument_deck:a,items:r,scrolls:c}=t.centre;return l`
    <section class="ra-centre" data-part="centre" data-way=${e?.centre} data-bare=${e?.bare||null} aria-label=${i("part-centre")} style=${e?.centreHeight?{maxHeight:`${e.centreHeight}px`,overflow:"hidden auto"}:{}}>
      <${d2} places=${s} plan=${e} />
      <${m2} monuments=${o} deck=${e?.tiles.signs?0:a} plan=${e} phase=${n} />
      <${$2} title=${i(c.length||!r.length?"resarcana-web-tiles":"resarcana-web-items")} tiles=${[...r,...c]} deck=${e?.tiles.signs?a:0} plan=${e} phase=${n} />
    </section>`}function Im({name:t,title:e,style:n,plain:s,children:o}){return l`<div class=${`ra-room ra-${t}`} data-plain=${s||null}><h3>${e}</h3><div class="ra-cells" style=${n} tabindex=${n?.height?0:void 0}>${o}</div></div>`}var Rm=t=>t?t.columns*t.rows:1/0;function d2({places:t,plan:e}){let{game:n}=F(It),s=xe(t.map(o=>({id:o.card,span:e?Zn(U(n,o.card),e.places,e.f):1})),e?.places.columns??1,Rm(e?.places),null);return!t.length&&!e?.places.rows?null:l`
    <${Im} name="places" title=${i("resarcana-web-places")} style=${e&&{...We(e.places,e.gap),minHeight:`${e.places.height}px`}}>
      ${t.map(o=>l`<${Zt} key=${o.card} of=${o} form="wide" place=${e?s(o.card):void 0} cell=${ke(e,e?.places,e?Zn(U(n,o.card),e.places,e.f):1)} />`)}
    <//>`}function m2({monuments:t,deck:e,plan:n,phase:s}){let o=n?.monuments,a=xe(t.map(c=>({id:c,span:1})),o?.columns??1,2,s);if(!t.length&&!e)return null;let r=o&&o.w>11*n.f?"wide":"tall";return l`
    <div class="ra-room ra-monuments" data-deck=${o?o.columns>1?"beside":"below":null}>
      <h3>${i("resarcana-web-monuments")}</h3>
      <div class="ra-cells" style=${n&&We(n.monuments,n.gap)}>
        ${t.map(c=>l`<${Zt} key=${c} of=${{card:c}} form=${r} place=${n?a(c):void 0} cell=${ke(n,o)} />`)}
      </div>
      ${e>0&&l`<${Nm} n=${e} />`}
    </div>`}function Nm({n:t}){let{game:e}=F(It);return l`<${Fe} target="monuments" label=${i("resarcana-web-monument-deck",{n:t})} class="ra-deck"><${ht} game=${e} id=${null} back size="table" /><b class="ra-deck-size num">${t}</b><//>`}function $2({title:t,tiles:e,deck:n,plan:s,phase:o}){let{game:a}=F(It),r=s?.tiles,c=e.map(p=>({id:p,span:r?Zn(U(a,p),r,s.f):1})),u=xe([...c,...n?[{id:"monuments",span:_e.among}]:[]],r?.columns??1,Rm(r),o);return!e.length&&!n?null:l`
    <${Im} name="tiles" title=${t} plain=${r&&r.h<5.4*s.f} style=${r&&{...We(r,s.gap),maxHeight:`${r.height}px`}}>
      ${c.map(({id:p,span:d})=>l`<${Zt} key=${p} of=${{card:p}} form=${r?.signs?"signs":"tall"} place=${s?u(p):void 0} cell=${ke(s,r,d)} />`)}
      ${n>0&&l`<div class="ra-deck-among" style=${u("monuments")}><${Nm} n=${n} /></div>`}
    <//>`}S();N();L();S();N();St();L();S();N();St();L();var Bm=12.04,f2=1080,h2=12.45,uc=t=>t.width<f2?Bm:h2,pc=27,Ue={cards:[9,8.9],slim:[12,4.8],strips:[1,3.55],chips:[9.3,2.05]},zm=[[3.55,11.5],[4.9,9.5]],g2=[6.3,7.2],Fm=[8.9],Dm={cards:13.5,slim:19,strips:1,chips:17},to=88/63,b2=34,y2=62,w2=31,v2=51,x2=345,k2=27,Wm=112,M2=150,_2=1.5,C2=6,S2={cards:3.5,slim:1.5,strips:.8,chips:-3},L2={cards:1.6,chips:0},E2={cards:[12,10],slim:[12,10,8],strips:[10,8,6],chips:[12,8]},Zm=4,T2=[8,6],O2=560,Hm=8,P2=[10,6];function A2(t,e,n,s){let o=Et(n),a=2*Dt+2,[r,c,u,p]=[0,0,0,0];for(let{n:m,aside:h}of t){let[b,v]=Ue[h?s:"cards"].map(M=>M*n),w=Math.min(m,Math.floor((e-a+o)/(b+o)));if(w<1)return null;let _=Kt(w,b,o)+a,E=Math.ceil(m/w);(!r||r+o+_>e)&&([c,u,r,p]=[c+u,0,0,p+E]),r+=(r?o:0)+_,u=Math.max(u,Kt(E,v,o)+a+In+o)}let[d,f]=Ue.cards.map(m=>m*n),$={columns:1,rows:p,w:d,h:f,width:e,height:f};return{own:$,hand:$,height:c+u}}var Ya=t=>Fm.includes(t)?Dn:Qs;function I2({hand:t,handFaces:e},n,s){let o=Ue.cards.map(r=>r*n),a=s.tight?[...g2,...Fm].flatMap(r=>Rn(e.map(c=>Me(c,Ya(r),r)),r)):[];return[...Array.from({length:t},(r,c)=>Xl(t,t-c,o[0],o[1],Et(n))),...a.map(({columns:r,rows:c,h:u})=>Ys(r,c,u,n))]}function R2(t,e,n,s,o){if(t.groups.length)return A2(t.groups,e,n,s);let a=e-4*Dt-2*Et(n),r=null;for(let c of I2(t,n,o))for(let u of N2(s,t.cells,a-c.width,c.height,n)){let p=Math.max(u.height,c.height);(!r||p<r.height)&&(r={own:u,hand:c,height:p})}return r&&{...r,height:r.height+In+2*Dt}}function N2(t,e,n,s,o){let a=Et(o),r=f=>Math.floor((s+a)/(f*o+a));if(t==="strips"){let f=Math.floor((n+a)/o);return zm.filter(([,$])=>f>=$).map(([$])=>Ys(f,Math.max(Math.ceil(e/hc({columns:f,fine:$})),r($)),$,o))}let[c,u]=Ue[t],p=Math.floor((n+a)/(c*o+a));if(p<2)return[];let d=Math.max(Math.ceil(e/p),r(u));return[{columns:p,rows:d,w:c*o,h:u*o,width:Kt(p,c*o,a),height:Kt(d,u*o,a)}]}function hc({columns:t,fine:e}){let n=zm.find(([s])=>s===e)?.[1];return n?Math.max(1,Math.floor(t/n*1.05)):t}function D2(t,e,n,s){let[o,a]=[Ba(t,Wm*n,s),Ba(t,M2*n,s)],r=e>C2?_2:1;return Math.ceil(e*r/o)<Math.ceil(e/a)?o:a}function Z2({rivals:t,inPlay:e,theirPlaces:n,letters:s},o,a,r,c){let u=Et(a),p=(o-(t-1)*u)/t-2*Dt-2,d=p<x2*s?2:1,f=(c.bare?d>1?v2:w2:d>1?y2:b2)*s,$=Math.max(1,a/14),[m,h]=r==="cards"?Ue.cards.map(E=>E*a):[Wm*$,k2*$],b=r==="cards"?u:4,v=r==="cards"?Ba(p,m,b):D2(p,e,$,b),w=Math.ceil(e/v),_=c.folded?Math.min(w,Math.ceil((n+(c.tight?0:1))/v)):w;return{form:r,lines:d,columns:v,rows:_,w:(p+b)/v-b,h,width:p,height:f+(_?Kt(_,h,b)+4:0)+Dt,folded:!!c.folded}}var dc={worth:0},mc=[dc,{worth:-.4,folded:!0},{worth:-.8,folded:!0,tiles:"names"},{worth:-1.2,folded:!0,tiles:"names",bare:!0},{worth:-2,folded:!0,tiles:"signs",bare:!0},{worth:-3,folded:!0,tiles:"signs",bare:!0,tight:!0}],cc={...mc[mc.length-1],scrolls:!0};function eo(t,e,n,s,o,a,r){let c=Et(n),u=Z2(t,e.width,n,o,a),p=R2(t,e.width,n,s,a),d=p&&u.height+p.height<e.height&&Pm(t,e.width,n,a,r);if(!p||!d)return null;let f=e.height-u.height-p.height-d.height-2*c-Dt;if(f<0)return null;let{places:$,monuments:m,tiles:h,way:b}=d;return{f:n,gap:c,fits:!a.scrolls,bare:!!a.bare,rivals:u,places:$,monuments:m,tiles:h,centre:b,own:{...p.own,form:s},hand:p.hand,setUp:t.groups.length>0,centreHeight:0,left:f}}function H2(t,e,n,s,o,a,r){let c=r>pc?null:eo(t,e,r,n,s,o,a),[u,p]=[r,pc];for(;c&&p-u>.15;){let d=(u+p)/2,f=eo(t,e,d,n,s,o,a);f?[c,u]=[f,d]:p=d}return c}function qm(t,e){let n=e.filter(s=>s>=t);return n.length?n:[Math.ceil(t/Zm)*Zm]}var q2=["cards","slim","strips","chips"];function Um(t,e,n){if(t.groups.length)return e.filter(o=>o==="cards"||o==="chips").map(o=>({form:o,all:t}));if(n.tight)return[...T2.filter(a=>a>t.cells),t.cells].flatMap(a=>e.map(r=>({form:r,all:{...t,cells:a,hand:t.held}})));let s=[...new Set([t.hands,t.hand])];return e.flatMap(o=>s.flatMap(a=>qm(t.inPlay,P2).slice(n.folded?-1:0).flatMap(r=>qm(t.cells,E2[o]).map(c=>({form:o,all:{...t,cells:c,inPlay:r,hand:a}})))))}function gc(t,e){let n=Om(t),[s,o]=[null,-1/0];for(let a of mc){if(s&&a.tight)break;let r=0;for(let c of a===dc&&t.rivals<=2&&!t.groups.length?["cards","chips"]:["chips"]){let u=new Set;for(let{form:p,all:d}of Um(t,q2,a)){let f=S2[p]+L2[c]+a.worth;if(a.tight&&d.cells<r)break;if(u.has(p)||pc+f<=o||!eo(d,e,uc(e),p,c,a,n))continue;u.add(p),r=d.cells;let $=H2(d,e,p,c,a,n,Math.max(uc(e),o-f));$&&([s,o]=[$,$.f+f])}}if(s?.own.form==="cards"&&a===dc)break}return s?jm(s,e):B2(t,e,n)}function B2(t,e,n){let[{form:s,all:o}]=Um(t,["chips"],cc).slice(-1);for(let u=o.cells;u>=Math.min(o.cells,Hm);u--){let p=eo({...o,cells:u},e,uc(e),s,"chips",cc,n);if(p)return jm(p,e)}let a={width:Math.max(e.width,O2),height:1e5},r=eo({...o,cells:Math.min(o.cells,Hm)},a,Bm,s,"chips",{...cc,placesFirst:!0},n);if(!r)throw new Error("a table needs more room");let c=r.rivals.height+Math.max(r.own.height,r.hand.height)+In+3*Dt+2*r.gap;return{...r,...fc(r,0),centreHeight:Math.max(120,e.height-c)}}var $c=1.4;function jm(t,e){let{f:n,gap:s,own:o,hand:a,rivals:r}=t;t.centreHeight=0;let{form:c}=o,{left:u}=t,p=e.width-4*Dt-2*s;if(t.setUp)return{...t,...fc(t,0),...z2(t)};let d=c==="strips"?o.w:Math.min(Dm[c]*n,c==="cards"?a.fine?(p-a.width+s)/o.columns-s:(p+s)/(o.columns+a.columns)-s:(p-a.width+s)/o.columns-s),f=c==="cards"&&!a.fine?d:a.w,$=(M,P,R,I)=>{let B=Math.max(0,Math.min(R-P,u*I/Math.max(1,M)));return u-=B*M,P+B},m=c==="cards"?$(o.rows,o.h,d*to,.6):o.h,h=t.centre==="row"?1:2,b=Math.max(t.places.height,t.monuments.height,t.tiles.height)*($c-1),v=Math.max(0,Math.min(b,u*.6/h));if(u-=v*h,r.form==="cards"){let M=$(r.rows,r.h,Math.min(r.w,Dm.cards*n)*to,1);r.height+=(M-r.h)*r.rows,r.h=M}c==="cards"&&(m=$(o.rows,m,d*to,1));let w=Math.max(Kt(o.rows,m,s),a.height),_=(w+s)/a.rows-s,E=(M,P,R)=>({...M,w:P,h:R,width:M.fine?M.width:Kt(M.columns,P,s),height:w});return{...t,...fc(t,v),own:{...E(o,d,c==="cards"?m:(w+s)/o.rows-s),form:c},hand:E(a,f,Math.min(_,a.fine?a.h*$c:f*to))}}function z2({own:t,left:e,f:n,gap:s}){let o=t.h+Math.max(0,Math.min(t.w*to-t.h,e/t.rows));return{own:{...t,h:o},hand:{...t,h:o},f:n,gap:s}}function fc({centre:t,gap:e,f:n,...s},o){let a=t==="row"?[["places","monuments","tiles"]]:t==="tiles below"?[["places","monuments"],["tiles"]]:[["places"],["monuments","tiles"]],r={places:s.places,monuments:s.monuments,tiles:s.tiles};for(let c of a){let u=Math.max(...c.map(p=>s[p].height))+o;for(let p of c){let d=s[p],f=p==="monuments"&&d.columns===1&&!r.tiles.signs?e+_e.below*n:0;d.rows&&(r[p]={...d,h:Math.min((u-f+e)/d.rows-e,d.h*($c+.2)),height:u})}}return r}var F2=12.2,Gm={cards:[["tall",ae],["wide",Js],["slim",Va]],slim:[["slim",Va]]},Vm=3;function qn(t,e,n,s){let o=U(t,e),[a,r]=[oe(n.w,s),oe(n.h,s)];if(n.fine){let c=Me(o,Cm,n.fine);return c<=n.columns?{span:c,form:"slim"}:{span:Math.min(n.columns,Math.ceil(ic(o))+1),form:"",chip:!0}}if(n.form==="chips")return{span:ic(o)>n.w/Math.max(F2,s*.9)?2:1,form:""};for(let c=o.kind==="place"&&n.form==="cards"?2:1;c<=Vm;c++){let u=c*a+(c-1)*.4,d=(c===1?Gm[n.form].slice(0,1):Gm[n.form].toSorted(([f],[$])=>+($==="wide"&&o.kind==="place")-+(f==="wide"&&o.kind==="place"))).find(([,f])=>f(o,u)<=r+.01);if(d)return{span:c,form:d[0]}}return{span:Vm,form:"slim"}}function Km({view:t,seat:e,you:n,names:s,score:o,plan:a,trays:r,phase:c}){let u=t.seats[e],[p,d]=g(""),f=a?.setUp;return l`
    <section class="ra-mine" data-part="mine" data-set-up=${f||null} aria-label=${s[e]} style=${f?{"--cell-w":`${a.own.w}px`,"--cell-h":`${a.own.h}px`}:{}}>
      ${(!a||f)&&r.map($=>l`<${yc} key=${$.title} tray=${$} chips=${$.aside&&a?.own.form==="chips"} />`)}
      ${(!f||u.play.length>0)&&l`<${W2} play=${u.play} plan=${f?null:a} phase=${c}>
        <h3 class="ra-caption">
          <${Fe} target=${`seat:${e}`} label=${s[e]} class="ra-own-name">${n===e?i("resarcana-web-in-play"):s[e]}<//>
          ${n!==e&&l`<span data-anchor=${`pool:${e}`}><${de} essences=${u.pool} /></span>`}
          <span class="ra-piles"><${j2} of=${u} seat=${e} setHeap=${d} /></span>
        </h3>
      <//>`}
      <${U2} hand=${u.hand} plan=${f?null:a} phase=${c} />
      ${p&&l`<${Ym} what=${p} of=${u} score=${o[e]} onClose=${()=>d("")} />`}
    </section>`}function W2({play:t,plan:e,phase:n,children:s}){let{game:o}=F(It),a=Hn(o,t),r=new Map(a.map(p=>[p.card,e?qn(o,p.card,e.own,e.f):{span:1,form:U(o,p.card).kind==="place"?"wide":"tall"}])),c=e?.own,u=xe(a.map(p=>({id:p.card,span:r.get(p.card)?.span??1})),c?.columns??1,c?c.columns*c.rows:1/0,n);return l`
    <div class="ra-room ra-tableau" data-scrolls=${e?.fits===!1?!0:null}>
      ${s}
      <div class="ra-cells" style=${c&&{...We(c,e.gap),height:`${c.height}px`}}>
        ${a.map(p=>l`<${Zt} key=${p.card} of=${p} size=${c?.form==="chips"||r.get(p.card)?.chip?"chip":"table"} form=${r.get(p.card)?.form} place=${e?u(p.card):void 0} cell=${ke(e,c,r.get(p.card)?.span)} />`)}
        ${!a.length&&l`<p class="empty">${i("resarcana-web-nothing-in-play")}</p>`}
      </div>
    </div>`}function bc(t,e,n,s){return n.fine?{span:Me(U(t,e),Ya(n.fine),n.fine),form:Ya(n.fine)===Dn?"tall":"wide"}:ae(U(t,e),oe(n.w,s))<=oe(n.h,s)+.01?{span:1,form:"tall"}:{span:Math.min(2,n.columns),form:n.columns>1?"wide":"tall"}}function U2({hand:t,plan:e,phase:n}){let{game:s}=F(It),o=e&&{...e.hand,form:"cards"},a=new Map(t.cards.map(c=>[c,o?bc(s,c,o,e.f):{span:1,form:"tall"}])),r=xe(t.cards.map(c=>({id:c,span:a.get(c)?.span??1})),o?.columns??1,o?o.columns*o.rows:1/0,n);return!e&&!t.cards.length&&!t.size?null:l`
    <div class="ra-room ra-hand" data-empty=${!t.cards.length||null} role="group" aria-label=${i("resarcana-web-hand",{n:t.size})}>
      <h3 class="ra-caption">${i("resarcana-web-your-hand",{n:t.size})}</h3>
      <div class="ra-cells" style=${o&&{...We(o,e.gap),height:`${o.height}px`}}>
        ${t.cards.map(c=>l`<${Zt} key=${c} of=${{card:c}} form=${a.get(c)?.form} place=${e?r(c):void 0} cell=${ke(e,e?.hand,a.get(c)?.span)} />`)}
      </div>
    </div>`}function j2({of:t,seat:e,setHeap:n}){return l`
    <${Fe} target=${`deck:${e}`} label=${i("resarcana-web-deck",{n:t.deck.size})} class="ra-pile" onOpen=${()=>n("deck")}>
      <${y} name="deck" size=${15} /><b class="num">${t.deck.size}</b><span>${i("resarcana-web-deck",{n:t.deck.size})}</span>
    <//>
    <button type="button" class="spot ra-pile" onClick=${()=>n("discards")} aria-label=${i("resarcana-web-discards",{n:t.discards.length})} title=${i("resarcana-web-discards",{n:t.discards.length})}><${y} name="discard" size=${15} /><b class="num">${t.discards.length}</b><span>${i("resarcana-web-discards",{n:t.discards.length})}</span></button>
    <button type="button" class="spot ra-pile" onClick=${()=>n("points")} title=${i("resarcana-web-points-from")} aria-label=${i("resarcana-web-points-from")}><${ut} n=${t.points} /></button>`}function yc({tray:t,chips:e}){let{game:n}=F(It);return l`
    <div class="ra-room ra-tray" data-aside=${t.aside||null}>
      <h3>${i(t.title,{n:t.cards.length})}</h3>
      <div class="ra-cells">${t.cards.map(s=>l`<${Zt} key=${s} of=${{card:s}} size=${e?"chip":"table"} form=${U(n,s).kind==="place"?"wide":"tall"} />`)}</div>
    </div>`}function Xm({seats:t,view:e,table:n,names:s,setDetail:o,plan:a,phase:r}){return l`
    <section class="ra-rivals" data-part="rivals" data-form=${a?.rivals.form} data-lines=${a&&a.rivals.lines>1?"two":null} data-low=${a?.bare||null} aria-label=${i("part-rivals")} style=${a&&{height:`${a.rivals.height}px`,gap:`${a.gap}px`}}>
      ${t.map(c=>l`<${G2} key=${c} of=${e.seats[c]} view=${e} name=${s[c]} bot=${n.seats[c]?.kind==="bot"}
        plan=${a} phase=${r} onOpen=${()=>o(c)} />`)}
    </section>`}var Xa=(t,e)=>e.filter(n=>U(t,n.card).kind==="place");function wc(t,e,n,s){let o=Hn(t,e);if(!n?.rivals.folded)return o;let{rivals:a,f:r}=n,c=[...Xa(t,o),...o.filter(p=>s.has(`card:${p.card}`)),...o],u=[];for(let p of new Set(c))ze([...u,p].map(({card:d})=>qn(t,d,a,r).span),a.columns)<=a.rows&&u.push(p);return u}function G2({of:t,view:e,name:n,bot:s,plan:o,phase:a,onOpen:r}){let{game:c,lit:u}=F(It),p=e.passed.includes(t.seat),d=o?.rivals,f=d?.form!=="cards",$=wc(c,t.play,o,u),m=t.play.length-$.length,h=new Map($.map(w=>[w.card,d?qn(c,w.card,d,o.f):{span:1,form:""}])),b=xe($.map(w=>({id:w.card,span:h.get(w.card)?.span??1})),d?.columns??1,d?d.columns*d.rows:1/0,a),v=o&&!f?o.gap:4;return l`
    <article class="ra-rival" data-active=${e.active===t.seat||null} data-passed=${p||null}>
      <header>
        <${Fe} target=${`seat:${t.seat}`} label=${i("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${r}>
          ${s&&l`<${y} name="bot" size=${15} />`}<span>${n}</span>
          ${e.token===t.seat&&l`<${y} name="first" size=${15} label=${i("seat-first")} />`}
          ${p&&l`<${y} name="pass" size=${15} label=${i("seat-passed")} />`}
        <//>
        <span class="ra-rival-pool" data-anchor=${`pool:${t.seat}`}>
          <${de} essences=${t.pool} />${!t.pool.some(Boolean)&&l`<span class="empty">${i("resarcana-web-no-essences")}</span>`}
        </span>
        ${m>0&&l`<button type="button" class="spot ra-more num" onClick=${r} title=${i("resarcana-web-more",{n:m,name:n})} aria-label=${i("resarcana-web-more",{n:m,name:n})}>+${m}</button>`}
        <${vc} of=${t} />
        <${ut} n=${t.points} />
      </header>
      <div class="ra-cells" style=${d&&We(d,v)}>
        ${$.map(w=>l`<${Zt} key=${w.card} of=${w} size=${f?"chip":"table"} form=${h.get(w.card)?.form} place=${o?b(w.card):void 0} cell=${ke(o,d,h.get(w.card)?.span)} />`)}
      </div>
    </article>`}function vc({of:t}){return l`
    <span class="ra-counts">
      <span title=${i("resarcana-web-hand",{n:t.hand.size})}><${y} name="card" size=${14} label=${i("resarcana-web-hand",{n:t.hand.size})} /><b class="num">${t.hand.size}</b></span>
      <${Fe} target=${`deck:${t.seat}`} label=${i("resarcana-web-deck",{n:t.deck.size})} class="ra-count"><${y} name="deck" size=${14} /><b class="num">${t.deck.size}</b><//>
      <span class="ra-count-discards" title=${i("resarcana-web-discards",{n:t.discards.length})}><${y} name="discard" size=${14} label=${i("resarcana-web-discards",{n:t.discards.length})} /><b class="num">${t.discards.length}</b></span>
    </span>`}vt();function Jm({view:t,seat:e,name:n,score:s,onClose:o}){let a=t.seats[e];return l`
    <${xc} title=${n} onClose=${o} aside=${l`<${ut} n=${a.points} /><${de} essences=${a.pool} /><${vc} of=${a} />`}>
      <div class="ra-cards">${Hn("resarcana",a.play).map(r=>l`<${Zt} key=${r.card} of=${r} size="table" />`)}</div>
      <${Ja} title=${i("resarcana-web-known-hand")} cards=${a.hand.cards} why=${i("resarcana-web-known-why")} />
      <${Ja} title=${i("resarcana-web-discards",{n:a.discards.length})} cards=${a.discards} />
      <${Ja} title=${i("resarcana-web-known-deck")} cards=${a.deck.cards} why=${i("resarcana-web-known-why")} />
      <${Qm} score=${s} />
    <//>`}function Ym({what:t,of:e,score:n,onClose:s}){if(t==="points")return l`<${xc} title=${i("resarcana-web-points-from")} onClose=${s}><${Qm} score=${n} /><//>`;let o=t==="deck"?e.deck.cards:e.discards;return l`
    <${xc} title=${i(`resarcana-web-${t}`,{n:o.length})} onClose=${s}>
      ${t==="deck"&&l`<p class="quiet-text">${i("resarcana-web-deck-no-order")}</p>`}
      ${o.length?l`<${Ja} title="" cards=${o} />`:l`<p class="empty">${i("resarcana-web-none")}</p>`}
    <//>`}function Ja({title:t,cards:e,why:n}){return e.length?l`
    ${t&&l`<h3>${t}</h3>`}
    ${n&&l`<p class="quiet-text">${n}</p>`}
    <div class="ra-cards">${e.map(s=>l`<${Zt} key=${s} of=${{card:s}} size="table" />`)}</div>`:null}function Qm({score:t}){return t.length?l`
    <h3>${i("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${t.map(([e,n,s],o)=>l`<tr key=${`${e} ${o}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:l`<p class="empty">${i("ending-no-points")}</p>`}function xc({title:t,aside:e,onClose:n,children:s}){return x(()=>{let o=a=>{a.key==="Escape"&&(a.preventDefault(),n())};return document.addEventListener("keydown",o,{capture:!0}),()=>document.removeEventListener("keydown",o,{capture:!0})},[n]),l`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${t}>
      <header>
        <h2>${t}</h2>
        <div class="detail-aside">${e}</div>
        <button type="button" class="btn quiet icon-only" ref=${At} onClick=${n} aria-label=${i("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}function V2(t,e){let{places:n,monuments:s,items:o,scrolls:a}=t.centre;return new Set([...[...n,...t.seats.flatMap(r=>r.play)].map(r=>r.card),...s,...o,...a,...t.seats[e].hand.cards])}function t$(t,e,n){let s=t.seats[e],{draft:o,looked:a,arranged:r}=t.centre,c=t.round===0&&!s.play.some(f=>f.card),u=[{title:"resarcana-web-mages",cards:s.mages.cards},{title:"resarcana-web-packet",cards:s.packet.cards},{title:"resarcana-web-draft",cards:o},{title:"resarcana-web-looked",cards:a},{title:"resarcana-web-arranged",cards:r},{title:s.packet.cards.length||o.length?"resarcana-web-kept":"resarcana-web-your-deck",cards:c?s.deck.cards:[],aside:!0}],p=new Set([...V2(t,e),...u.flatMap(({cards:f})=>f)]),d=[...n].filter(f=>f.startsWith("card:")).map(f=>f.slice(5)).filter(f=>!p.has(f));for(let[f,$]of K2(t,e)){let m=d.filter(h=>$.includes(h));m.forEach(h=>d.splice(d.indexOf(h),1)),u.push({title:f,cards:m,lit:!0})}return u.push({title:"resarcana-web-packet",cards:d,lit:!0}),u.filter(({cards:f})=>f.length>0)}function K2(t,e){let n=t.seats[e],s=t.seats.filter(o=>o!==n);return[["resarcana-web-own-discards",n.discards],["resarcana-web-your-deck",n.deck.cards],["resarcana-web-other-discards",s.flatMap(o=>o.discards)],["resarcana-web-known-hand",s.flatMap(o=>o.hand.cards)]]}L();function e$(t){let e=new Map;for(let n of t.seats){e.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)e.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of t.centre.places)e.set(`card:${n.card}`,{seat:-1,essences:n.essences});return e}function Y2(t,e){let n=e$(t),s=e$(e),o=[];for(let a of new Set([...n.keys(),...s.keys()])){let r=n.get(a)?.essences,c=s.get(a)?.essences,u=t.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&o.push({place:a,seat:(s.get(a)??n.get(a))?.seat??-1,by:u})}return o}function n$(t,e){let n=t.filter(o=>o.facts.card&&(o.seat===e||o.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function s$(t,e,n){let s=[],o=Y2(t,e);return t.essences.forEach((a,r)=>{let c=o.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:f})=>({place:p,seat:d,n:-f[r]})),u=o.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:f})=>({place:p,seat:d,n:f[r]}));for(let p of u){for(let f of c.filter($=>$.seat===p.seat)){let $=Math.min(p.n,f.n);$&&s.push({kind:a,n:$,from:f.place,to:p.place}),p.n-=$,f.n-=$}let d=n$(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:d,to:p.place})}for(let p of c){let d=n$(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:p.place,to:d})}}),s}S();N();L();function o$({view:t,you:e}){let{pool:n}=t.seats[e],s=n[5]>0||t.seats.some(a=>a.pool[5]>0),o=t.essences.filter(a=>a!=="pearl"||s);return l`
    <div class="ra-pool" data-anchor=${`pool:${e}`} role="group" aria-label=${i("resarcana-web-pool")}>
      ${o.map((a,r)=>l`
        <span key=${a} class=${`ra-pool-kind of-${a}`} data-none=${n[r]===0||null} title=${i(`resarcana-essence-${a}`,{n:n[r]})}>
          <${y} name=${a} size=${22} label=${i(`resarcana-essence-${a}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var X2=(t,e)=>t>=0?t:e??0,a$=(t,e)=>e.find(n=>t<=n)??t+2,r$=[4,6,9],kc=(t,e,n)=>e.seats.flatMap(s=>s.play.map(o=>o.card)).filter(s=>U(t,s).kind===n);function J2(t,e,n,s){let{places:o,monuments:a,monument_deck:r,items:c,scrolls:u}=e.centre,p=e.seats.filter(w=>w.seat!==n),d=e.round===0&&e.seats.every(w=>!w.play.length),f=e.seats[n],$=o.map(w=>w.card),m=w=>w.filter(_=>ae(U(t,_),Ue.cards[0])>Ue.cards[1]),h=f.hand.cards.length+m(f.hand.cards).length,b=s.map(w=>({n:w.cards.length,aside:!!w.aside})),v=w=>w.toSorted().map(_=>U(t,_));return{letters:parseFloat(getComputedStyle(document.documentElement).fontSize)/16,rivals:p.length,inPlay:d?0:Math.max(...p.map(w=>w.play.length)),places:v([...$,...kc(t,e,"place")]),theirPlaces:Math.max(...p.map(w=>Xa(t,w.play).length)),unclaimed:v($),monuments:a.length+r>0,tiles:v([...c,...u,...kc(t,e,"item"),...kc(t,e,"scroll")]),tileCells:[...c,...u].length,cells:f.play.length+f.play.filter(w=>U(t,w.card).kind==="place").length,held:Math.max(1,h),handFaces:f.hand.cards.map(w=>U(t,w)),hand:a$(h,r$),hands:a$(h,r$.map(w=>w+Math.min(2,m([...f.hand.cards,...f.deck.cards]).length))),groups:d?[...b.filter(({aside:w})=>!w),{n:f.play.length,aside:!1},{n:f.hand.cards.length,aside:!1},...b.filter(({aside:w})=>w)].filter(({n:w})=>w):[]}}function Q2(t,e,n,s,o){let a=A({round:"",cells:0,hand:0,hands:0,inPlay:0,theirPlaces:0,held:0,tileCells:0,handFaces:[],unclaimed:[]}),r=J2(t,e,n,e.round?[]:s),c=`${e.round} ${n} ${G()}`,u=a.current.round===c?a.current:null,p=a.current={round:c,cells:Math.max(u?.cells??0,r.cells),hand:Math.max(u?.hand??0,r.hand),hands:Math.max(u?.hands??0,r.hands),inPlay:Math.max(u?.inPlay??0,r.inPlay),theirPlaces:Math.max(u?.theirPlaces??0,r.theirPlaces),held:Math.max(u?.held??0,r.held),tileCells:Math.max(u?.tileCells??0,r.tileCells),unclaimed:u?u.unclaimed:r.unclaimed,handFaces:u&&u.handFaces.length>=r.handFaces.length?u.handFaces:r.handFaces},d={...r,...p},f=A({of:"",plan:null}),$=JSON.stringify([c,o,d.letters,d.places,d.tiles],(h,b)=>h&&b?.id||b),m=c+JSON.stringify(d,(h,b)=>h&&b?.id||b);return z(()=>{if(!o.width)return null;let h=f.current.of===$?f.current.plan:null,b=h&&nb(t,e,n,h)?h:tb(t,e,n,d,r.unclaimed,o);return f.current={of:$,plan:b},b},[m,o])}function tb(t,e,n,s,o,a){let r=Qa(t,e,n,s,a,!0),c=r.fits&&r.own.form!=="chips"?r:Qa(t,e,n,s,a);if(c.own.form==="cards"||s.unclaimed.length===s.places.length)return c;let u=Qa(t,e,n,{...s,places:s.unclaimed},a);return u.fits||o.length===s.unclaimed.length?u:Qa(t,e,n,{...s,places:o},a)}var eb=({fine:t})=>t?18:2;function i$(t,e,n,{f:s,rivals:o,hand:a,...r},c=!1){let u=(f,$,m=[])=>ze([...f.map(h=>qn(t,h.card,$,s).span),...m],$.columns)-$.rows,p=e.seats[n],d=e.seats.filter(f=>f!==p);return{mine:u(p.play,r.own,c?[eb(r.own)]:[]),inHand:ze(p.hand.cards.map(f=>bc(t,f,a,s).span),a.columns)-a.rows,theirs:Math.max(...d.map(({play:f})=>u(o.folded?Xa(t,f):f,o)))}}function nb(t,e,n,s){let{items:o,scrolls:a,monument_deck:r}=e.centre,c=[...o,...a].map(f=>Zn(U(t,f),s.tiles,s.f)),{mine:u,inHand:p,theirs:d}=i$(t,e,n,s);return s.fits&&!s.setUp&&Math.max(u,p,d)<=0&&ze([...c,...s.tiles.signs&&r?[_e.among]:[]],s.tiles.columns)<=s.tiles.rows}var sb=8;function Qa(t,e,n,s,o,a=!1){let r=s,c=gc(r,o);for(let u=0;u<sb&&!c.setUp&&c.fits;u++){let{rivals:p}=c,{mine:d,inHand:f,theirs:$}=i$(t,e,n,c,a);if(d<=0&&f<=0&&$<=0)break;r={...r,hand:r.hand+(f>0?1:0),hands:Math.max(r.hands,r.hand+(f>0?1:0)),cells:d>0?(c.own.rows+d)*hc(c.own):r.cells,held:r.held+(f>0?1:0),inPlay:$>0?(p.rows+$)*p.columns:r.inPlay,theirPlaces:$>0&&p.folded?r.theirPlaces+1:r.theirPlaces},c=gc(r,o)}return c}function ob({game:t,view:e,table:n,score:s,names:o,you:a,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:f}){let $=z(()=>({game:t,lit:r,chosen:c,choose:u,why:p}),[t,r,c,u,p]),m=A(null),h=hi(m),b=Lt(yt),v=X2(a,d),w=e.seats.map((B,C)=>(v+C)%e.seats.length).slice(1),_=t$(e,v,r),E=Q2(t,e,v,_,h),M=b?null:E,P=e.round,R=d!==null&&a>=0?d:null,I=M&&!M.setUp?[..._,...ab(t,e,w,M,r)]:[];return l`
    <${It.Provider} value=${$}>
      <div class="ra-frame" ref=${m}><div class="ra" data-planned=${M?`${h.width} ${h.height}`:null} data-scrolls=${M&&!M.fits?!0:null} style=${M?{"--f":`${M.f.toFixed(2)}px`,"--gap":`${M.gap}px`}:{}}>
        ${(M||b)&&l`
          <${Xm} seats=${w} view=${e} table=${n} names=${o} setDetail=${f} plan=${M} phase=${P} />
          <${Am} view=${e} plan=${M} phase=${P} />
          <${Km} view=${e} seat=${v} you=${a} names=${o} score=${s} plan=${M} trays=${_} phase=${P} />`}
        ${M&&I.length>0&&l`
          <div class="ra-over" data-where=${rb(e,r)} style=${{"--cell-w":`${Math.max(M.hand.w,9.5*M.f)}px`,"--cell-h":`${Math.max(M.hand.h,11.5*M.f)}px`}}>
            ${I.map(B=>l`<${yc} key=${B.title} tray=${B} />`)}
          </div>`}
        ${R!==null&&l`<${Jm} view=${e} seat=${R} name=${o[R]} score=${s[R]} onClose=${()=>f(null)} />`}
      </div></div>
    <//>`}function ab(t,e,n,s,o){let a=n.flatMap(r=>{let{play:c}=e.seats[r],u=new Set(wc(t,c,s,o));return c.filter(p=>o.has(`card:${p.card}`)&&!u.has(p)).map(p=>p.card)});return a.length?[{title:"resarcana-web-in-play",cards:a,lit:!0}]:[]}function rb(t,e){let{places:n,monuments:s,items:o,scrolls:a}=t.centre;return[...n.map(c=>c.card),...s,...o,...a].some(c=>e.has(`card:${c}`))||e.has("monuments")?"mine":"centre"}at();S();fs();Pt();$s();Gn();ne();nt();L();var _c=!1,ib=new Set(["table"]),lb=new Set(["table","account"]);function cb(){let[t,e]=g(location.pathname),[,n]=g(0),[s,o]=g(0);x(()=>Wl(()=>e(location.pathname)),[]),x(()=>vn(c=>{let u=()=>n(p=>p+1);c==="language"&&V(c)!==G()?Yo().then(u,u):u()}),[]),x(()=>go(c=>{c&&o(u=>u+1)}),[]);let a=An(t),r=`${s} ${t} ${lb.has(a.name)?"":G()}`;return l`
    <${jl} page=${a.name}>
      <${Vs} address=${r}><${ub} key=${r} address=${t} /><//>
    <//>`}function ub({address:t}){let[e,n]=g(null),[s,o]=g(!1);return $t(()=>{let a=!0,{name:r,params:c,load:u}=An(t),p=ib.has(r)?Jr().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{a&&n({Page:d,params:c})},d=>{console.error(d),a&&o(!0)}),()=>{a=!1}},[t]),x(()=>{let{name:a}=An(t);e&&(document.title=ce(`title-${a}`)?`${i(`title-${a}`)} · Arcanarium`:"Arcanarium")},[e,G()]),x(()=>{e&&(_c&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),_c&&scrollTo(0,0),_c=!0)},[e]),s?l`<${Za} />`:e?l`<${e.Page} params=${e.params} />`:l`<div class="waiting" aria-busy="true"></div>`}var pb=1e3,db=15e3,mb=4e3;async function c$(t,e=pb){try{await Promise.all([Yn(document.documentElement.lang),$e().catch(()=>{}),pe().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{c$(t,Math.min(db,e*2))},e);return}qt(l`<${cb} />`,t),$b(t)}function $b(t){let e=document.getElementById("skeleton"),n=()=>{!t.querySelector("main > *")||t.querySelector(".waiting")||a()},s=new MutationObserver(n),o=setTimeout(()=>a(),mb),a=()=>{e?.remove(),s.disconnect(),clearTimeout(o),ms()};s.observe(t,{childList:!0,subtree:!0}),n()}Ul();An(location.pathname).load().catch(()=>{});var l$=document.getElementById("app");l$&&c$(l$);Co("/js/cadwallon/board.js",Kl);Co("/js/resarcana/board.js",Mc);export{ct as x0,Y as x1,ts as x10,ot as x11,nn as x12,pe as x13,ft as x14,Qn as x15,en as x16,Or as x17,xn as x18,Pr as x19,Ct as x1a,Xe as x1b,ie as x1c,Fn as x1d,l as x1e,qt as x1f,K as x1g,F as x1h,x as x1i,jn as x1j,$t as x1k,z as x1l,A as x1m,g as x1n,Rr as x1o,Xt as x1p,y as x1q,Oo as x1r,To as x1s,ut as x1t,Ft as x1u,de as x1v,ss as x1w,Jt as x1x,ni as x1y,si as x1z,W as x2,np as x20,Yo as x21,Ln as x22,Re as x23,Jr as x24,Ko as x25,fe as x26,$e as x27,Qr as x28,pt as x29,ds as x2a,Jo as x2b,ii as x2c,ti as x2d,ms as x2e,ei as x2f,he as x2g,hs as x2h,gs as x2i,ls as x2j,ws as x2k,vs as x2l,fo as x2m,ho as x2n,vr as x2o,go as x2p,gt as x2q,An as x2r,Wl as x2s,Ze as x2t,va as x2u,Os as x2v,As as x2w,Ps as x2x,Xi as x2y,ue as x2z,q as x3,_t as x30,V as x31,X as x32,vn as x33,Lo as x34,Oe as x35,Vs as x36,Za as x37,jl as x38,Zr as x39,Ot as x3a,te as x3b,O as x3c,_n as x3d,Nr as x3e,Z as x3f,Pe as x3g,D as x3h,me as x3i,Po as x3j,os as x3k,Ao as x3l,rs as x3m,qr as x3n,Fu as x3o,Op as x3p,Pi as x3q,Ti as x3r,Ei as x3s,Ss as x3t,Cs as x3u,Oi as x3v,Ai as x3w,Li as x3x,$a as x3y,da as x3z,sn as x4,ma as x40,Ta as x41,Xp as x42,Ci as x43,yi as x44,bi as x45,Ii as x46,Fi as x47,ga as x48,Ip as x49,Hi as x4a,qi as x4b,Gi as x4c,tl as x4d,el as x4e,gi as x4f,ra as x4g,zp as x4h,Qi as x4i,Wp as x4j,He as x4k,Ji as x4l,ol as x4m,Ma as x4n,sl as x4o,al as x4p,On as x4q,Ns as x4r,Tn as x4s,Ni as x4t,cl as x4u,il as x4v,rl as x4w,jp as x4x,Rs as x4y,ll as x4z,Co as x5,Jp as x50,Ll as x51,Pn as x52,Ds as x53,Zs as x54,sh as x55,oi as x56,ri as x57,ai as x58,Di as x59,dl as x5a,ml as x5b,pl as x5c,Ui as x5d,Hp as x5e,ya as x5f,Wi as x5g,ki as x5h,yt as x5i,$i as x5j,fi as x5k,At as x5l,Lt as x5m,hi as x5n,Hs as x5o,fl as x5p,Ms as x5q,la as x5r,qs as x5s,ca as x5t,Ep as x5u,vi as x5v,gl as x5w,_l as x5x,Ml as x5y,vl as x5z,sr as x6,xl as x60,rt as x61,se as x62,lt as x63,ce as x64,Xn as x65,G as x66,Tr as x67,Tt as x68,Yn as x69,i as x6a,Ul as x6b,Da as x6c,jt as x6d,Ut as x6e,di as x6f,Bf as x6g,qf as x6h,Wr as x6i,Gr as x6j,qo as x6k,yn as x6l,zt as x6m,Q as x6n,Mt as x6o,wn as x6p,Bt as x6q,gr as x6r,K as x6s,F as x6t,P$ as x6u,x as x6v,A$ as x6w,jn as x6x,O$ as x6y,$t as x6z,Ge as x7,z as x70,eu as x71,A as x72,g as x73,Ye as x74,Xe as x75,w$ as x76,ie as x77,Fn as x78,T$ as x79,v$ as x7a,Fn as x7b,L$ as x7c,Ic as x7d,J as x7e,qt as x7f,zc as x7g,Bn as x8,Fr as x9,is as xa,zr as xb,No as xc,Do as xd,an as xe,ht as xf,Gr as xg,zo as xh,Go as xi,Vr as xj,Kr as xk,Wo as xl,Yr as xm,Uo as xn,rn as xo,Fo as xp,jo as xq,ps as xr,U as xs,kn as xt,Ar as xu,cn as xv,Sn as xw,_o as xx,Rt as xy,bt as xz};
