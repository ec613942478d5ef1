/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var cu=Object.defineProperty;var v=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Ee=(e,t)=>{for(var n in t)cu(e,n,{get:t[n],enumerable:!0})};function uu(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function tn(e){let t=Qn[e];return delete Qn[e],t}function vt(e){let t=Qn.versions?.[e];return t?`${e}?v=${t}`:e}function lo(){delete Qn.versions}var Qn,lt=v(()=>{"use strict";Qn=uu()});function _t(e){e&&e.parentNode&&e.remove()}function sn(e,t,n){var s,a,o,r={},c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?rs.call(arguments,2):n),xt(e,r,s,a,null)}function du(e,t,n){var s,a,o,r=ut({},e.props),c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e.type!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?rs.call(arguments,2):n),xt(e.type,r,s!==void 0?s:e.key,a!==void 0?a:e.ref,null)}function xt(e,t,n,s,a){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:nn,__v:a||++Vr,__i:-1,__u:0};return!a&&q.vnode&&q.vnode(o),o}function mu(){return{current:null}}function kt(e){return e.children}function Mt(e,t){this.props=e,this.context=t,this.__g=0}function pt(e,t){if(t==null)return e.__&&pt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:pt(e)}function fu(e){var t,n=e.__v,s=n.__e,a=[],o=[],r=e.__P;r&&((t=ut({constructor:nn},n)).__v=n.__v+1,q.vnode&&q.vnode(t),fo(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,a,s||pt(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,oi(a,t,o),n.__=n.__e=null,t.__e!=s&&Qr(t))}function Qr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Qr(e)}function po(e){(8&e.__g||(e.__g|=8,ct.push(e),ns++))&&co==q.debounceRendering||((co=q.debounceRendering)||queueMicrotask)(Xr)}function Xr(){try{for(var e,t=1;ct.length;)ct.length>t&&ct.sort(Kr),e=ct.shift(),t=ct.length,8&e.__g&&fu(e)}finally{(ns=ct.length)&&(co||queueMicrotask)(Xr)}}function ei(e,t,n,s,a,o,r,c,u,p,d){var $,f,m,h,b,w,S=s.__k||os,E=t.length;for(u=$u(n,t,S,u,E),$=0;$<E;$++)(m=n.__k[$])!=null&&(f=~m.__i&&S[m.__i]||ss,m.__i=$,w=fo(e,m,f,a,o,r,c,u,p,d),h=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&$o(f.ref,null,m,f),m.ref&&d.push(m.ref,m.__c||h,m)),b=b||h,4&m.__u?(u=ti(m,u,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&w!==void 0?u=w:h&&(u=h.nextSibling),m.__u&=-21);return n.__e=b,u}function $u(e,t,n,s,a){var o,r,c,u,p,d,$,f,m,h=n.length,b=h,w=0,S=0,E=e.__k=Array(a);for(o=0;o<a;o++)(r=t[o])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=E[o]=xt(null,r):as(r)?r=E[o]=xt(kt,{children:r}):r.constructor===nn&&r.__b?r=E[o]=xt(r.type,r.props,r.key,r.ref,r.__v):E[o]=r,u=o+w,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=hu(r,n,u,b))&&(b--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?w--:p==u+1?w++:p!=u&&(p>u?w--:w++,S=1)):(~p||(a>h?w--:a<h&&w++),typeof r.type!="function"&&(r.__u|=4))):E[o]=null;if(S){for(d=[],$=[],o=0;o<a;o++)if((r=E[o])&&16&r.__u){for(w=0,f=d.length;w<f;)d[m=w+f>>1]<r.__i?w=m+1:f=m;d[w]=r.__i,$[o]=w+1}for(w=d.length;o--;)$[o]&&($[o]==w?w--:E[o].__u|=4)}if(b)for(o=0;o<h;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=pt(c)),ho(c,c));return s}function ti(e,t,n,s){var a,o,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(o=0;o<a.length;o++)a[o]&&(a[o].__=e,t=ti(a[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=pt(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function ni(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(as(e)?e.some(function(n){ni(n,t)}):t.push(e)),t}function hu(e,t,n,s){var a,o=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&o==null||u&&o==c.key&&r==c.type)return n;if(s>(u?1:0)){for(a=n-1;a>=0;a--)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a;for(a=n+1;a<t.length;a++)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a}return-1}function Ur(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Xn(e,t,n,s,a){var o,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Ur(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Ur(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=uo[t]||(uo[t]=gu(t)),(e.__a||(e.__a={}))[t]=mo,o=t!=(t=t.replace(Yr,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,o):e.removeEventListener(t,r,o));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function gu(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[es]==null)t[es]=mo++;else if(t[es]<this.__a[e])return;return n(q.event?q.event(t):t)}}}function fo(e,t,n,s,a,o,r,c,u,p){var d,$,f,m,h,b,w,S,E,A,I,ce,we,ae,he,_,C,O,ee=t.type;if(t.constructor!==nn)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,$=o=[],d.nodeType==8?c=ts(d,o):o.push(d),c=o[0]||c),(d=q.__b)&&d(t);e:if(typeof ee=="function"){f=r.length;try{if(S=t.props,E=(d=ee.prototype)&&d.render,A=(d=ee.contextType)&&s[d.__c],I=d?A?A.props.value:d.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(E?t.__c=m=new ee(S,I):(t.__c=m=new Mt(S,I),m.constructor=ee,m.render=yu),A&&A.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),E&&(m.__s||(m.__s=m.state),ee.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=ut({},m.__s)),ut(m.__s,ee.getDerivedStateFromProps(S,m.__s)))),h=m.props,b=m.state,m.__v=t,n.__c){if(S!==h&&E&&!ee.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,I),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,I)===!1){t.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),os.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=pt(n);break e}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,I),E&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,b,w)})}else E&&!ee.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),E&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=I,m.props=S,m.__P=e,m.__g&=-5,ce=q.__r,we=E?25:0;do m.__g&=-9,ce&&ce(t),d=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++we<25);E&&(os.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=ut({},s,m.getChildContext())),E&&n.__c&&m.getSnapshotBeforeUpdate&&(w=m.getSnapshotBeforeUpdate(h,b)),ae=d&&d.type===kt&&d.key==null?d.props.children:d,S.__P&&(d=c,a=(e=S.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&ho(z,z)}),n.__k=null),c=n.__k?pt(n,0):null),c=ei(e,as(ae)?ae:[ae],t,n,s,a,o,r,c,u,p),S.__P&&(t.__e=null,c=d),t.__u&=-161,$&&$.some(_t),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(z){if(r.length=f,t.__v=null,u||o)if(z&&z.then){if(t.__u|=128|u,o){for(~(C=o.indexOf(c||void 0))||(C=o.length);(O=o[C-1])&&O.nodeType==8;)C--;for(;C<o.length;C++)if(O=o[C])if(o[C]=null,he){if(O==_)break}else{if(O.nodeType!=8)break;O.data.startsWith("$s")&&(_=ts(he=O))}}if(!he){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;he=c}(d=ts(he=t.__c.__z||(t.__c.__z=he)))?(t.__e=he,c=d):t.__e=c,c=c&&c.nextSibling}else o&&o.some(_t);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||si(t),q.__e(z,t,n)}}else c=t.__e=bu(n.__e,t,n,s,a,o,r,u,p,e);return(d=q.diffed)&&d(t),c}function ts(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function si(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(si))}function oi(e,t,n){for(var s=0;s<n.length;)$o(n[s++],n[s++],n[s++]);q.__c&&q.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(o){o.call(a)})}catch(o){q.__e(o,a.__v)}})}function bu(e,t,n,s,a,o,r,c,u,p){var d,$,f,m,h,b,w,S,E=n.props||ss,A=t.props,I=t.type;if(I=="svg"?a="http://www.w3.org/2000/svg":I=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),o){for(d=0;d<o.length;d++)if((h=o[d])&&(I?h.localName==I:h.nodeType==3)){e=h,o[d]=null;break}}if(!e){if(S=p.ownerDocument||document,!I)return S.createTextNode(A);e=S.createElementNS(a,I,A.is?A:p),c&&(q.__m&&q.__m(t,o),c=!1),o=null}if(I){if(p=I=="template"&&e.content||e,o=I=="textarea"&&A.defaultValue!=null?null:o&&rs.call(p.childNodes),!c&&o)for(E={},d=0;d<e.attributes.length;d++)E[(h=e.attributes[d]).name]=h.value;for(d in E)h=E[d],d=="dangerouslySetInnerHTML"?f=h:d=="children"||d in A||d=="value"&&"defaultValue"in A||d=="checked"&&"defaultChecked"in A||Xn(e,d,null,h,a);for(d in A)h=A[d],d=="children"?m=h:d=="dangerouslySetInnerHTML"?$=h:d=="value"?b=h:d=="checked"?w=h:c&&typeof h!="function"||E[d]===h||Xn(e,d,h,E[d],a);$?(c||f&&($.__html==f.__html||$.__html==e.innerHTML)||(e.innerHTML=$.__html),t.__k=[]):(f&&(e.textContent=""),(I=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&pu.test(I))&&(a="http://www.w3.org/1999/xhtml"),ei(p,as(m)?m:[m],t,n,s,a,o,r,o?o[0]:n.__k&&pt(n,0),c,u),o&&o.some(_t)),c&&I!="textarea"||(d="value",I=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(I!="progress"||b)||Xn(e,d,b,E[d],a),d="checked",w!=null&&w!=e[d]&&Xn(e,d,w,E[d],a))}else E===A||c&&e.data==A||(e.data=A);return e}function $o(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){q.__e(a,n)}}function ho(e,t,n){var s,a,o,r;if(q.unmount&&q.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||$o(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){q.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&ho(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(a=ts(s,o=[]))&&(s==e.__e&&o.some(_t),_t(a),_t(s)),n||_t(e.__e),e.__e=e.__c=e.__=null}function yu(e,t,n){return this.constructor(e,n)}function Ae(e,t){var n,s,a,o;q.__&&q.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=xt(kt,{children:[e]}),a=[],o=[],fo(t,t.__k,s||ss,ss,t.namespaceURI,s?null:t.firstChild?rs.call(t.childNodes):null,a,s?s.__e:t.firstChild,n,o),oi(a,t.__k,o),t.__k.props.children=null}function wu(e,t){e&&typeof e=="object"&&(e.__u|=32),Ae(e,t)}function Ve(e){function t(n){var s,a;return this.getChildContext||(s=new Set,(a={})[t.__c]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(o){this.props.value!=o.value&&s.forEach(function(r){r.__g|=4,po(r)})},this.sub=function(o){s.add(o);var r=o.componentWillUnmount;o.componentWillUnmount=function(){s.delete(o),r&&r.call(o)}}),n.children}return t.__c="__cC"+Jr++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function vu(e){return e.children}function _u(e,t){return xt(vu,{__P:t,children:e})}var q,Vr,Gr,ct,co,ns,Kr,es,Yr,mo,uo,Jr,nn,ss,os,pu,as,rs,ut,on=v(()=>{"use strict";nn=Symbol.for("pv"),ss={},os=[],pu=/^m(i|n|o|s|text|space)$/,as=Array.isArray,rs=os.slice,ut=Object.assign;q={__e:function(e,t,n,s){for(var a,o,r;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((r=(o=a.constructor)&&o.getDerivedStateFromError)&&a.setState(o.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),r=1),r&&8&a.__g)return void(a.__g|=2)}catch(c){e=c}}throw ns=0,e}},Vr=0,Gr=function(e){return e!=null&&e.constructor===nn},Mt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=ut({},this.state)),typeof e=="function"&&(e=e(ut({},n),this.props)),e&&(ut(n,e),this.__v&&(t&&this.__k.push(t),po(this)))},Mt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),po(this))},Mt.prototype.render=kt,ct=[],ns=0,Kr=function(e,t){return e.__v.__b-t.__v.__b},es=Symbol(),Yr=/(PointerCapture)$|Capture$/i,mo=0,uo={},Jr=0});function Ct(e,t){V.__h&&V.__h(j,e,zt||t),zt=0;var n=j.__H||(j.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return zt=1,$i(hi,e)}function $i(e,t,n){var s=Ct(Ge++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):hi(void 0,t),function(o){var r=(s.__N||s.__)[0],c=s.t(r,o);bo(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=j,!j.__f)){j.__f=!0;var a=j.shouldComponentUpdate;j.shouldComponentUpdate=function(o,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=o;if(u.__.some(function(f){f.__N&&(p=!0,bo(f.__[0],f.__N[0])||(d=!0))}),a){var $=a.call(this,o,r,c);return p?$||d:$}return!p||d}}return s.__}function x(e,t){var n=Ct(Ge++,3);!V.__s&&vo(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,j.__H.__h.push(n))}function oe(e,t){var n=Ct(Ge++,4);!V.__s&&vo(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,j.__h.push(n))}function R(e){return zt=5,H(function(){return{current:e}},[])}function xu(e,t,n){zt=6,oe(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function H(e,t){var n=Ct(Ge++,7);return vo(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Q(e,t){return zt=8,H(function(){return e},t)}function N(e){var t=j.context[e.__c],n=Ct(Ge++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(j)),t.props.value):e.__}function Mu(e,t){V.useDebugValue&&V.useDebugValue(t?t(e):e)}function ku(e){var t=Ct(Ge++,10),n=g();return t.__=e,j.componentDidCatch||(j.componentDidCatch=function(s,a){t.__&&t.__(s,a),n[1](s)}),[n[0],function(){return n[1]()}]}function rn(){var e=Ct(Ge++,11);if(!e.__){for(var t=j.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function Cu(){var e;do{for(;e=yo.shift();)try{an(e)}catch(n){V.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=fi.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(an),t.__h.some(wo),t.__h=[]}catch(n){t.__h=[],V.__e(n,e.__v)}}}while(yo.length)}function Lu(e){var t,n=function(){clearTimeout(s),di&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);di&&(t=requestAnimationFrame(n))}function mi(e){e!=1&&ai==V.requestAnimationFrame||((ai=V.requestAnimationFrame)||Lu)(Cu)}function an(e){var t=j,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),j=t}function wo(e){var t=j;e.__c=e.__(),j=t}function vo(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!bo(n,e[s])})}function hi(e,t){return typeof t=="function"?t(e):t}var Ge,j,go,ai,bo,zt,fi,yo,V,ri,ii,li,ci,ui,pi,di,_o=v(()=>{"use strict";on();bo=Object.is,zt=0,fi=[],yo=[],V=q,ri=V.__b,ii=V.__r,li=V.diffed,ci=V.__c,ui=V.unmount,pi=V.__;V.__b=function(e){j=null,ri&&ri(e)},V.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),pi&&pi(e,t)},V.__r=function(e){ii&&ii(e),Ge=0;var t=(j=e.__c).__H;t&&(go==j?j.__h=[]:(t.__h.some(an),t.__h.some(wo),Ge=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),go=j},V.diffed=function(e){li&&li(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&mi(fi.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),go=j=null},V.__c=function(e,t){t.some(function(n){try{n.__h.some(an),n.__h=n.__h.filter(function(s){return!s.__||wo(s)})}catch(s){n.__h=[function(){throw s}]}}),ci&&ci(e,t)},V.unmount=function(e){ui&&ui(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,mi(yo.push(a))}else an(a)}catch(o){t=o}}),s.__H=void 0,t&&V.__e(t,s.__v))};di=typeof requestAnimationFrame=="function"});function xo(e){var t=gi.get(this);return t||(t=new Map,gi.set(this,t)),(t=bi(this,t.get(e)||(t.set(e,t=(function(n){for(var s,a,o=1,r="",c="",u=[0],p=function(f){o===1&&(f||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,r):o===3&&(f||r)?(u.push(3,f,r),o=2):o===2&&r==="..."&&f?u.push(4,f,0):o===2&&r&&!f?u.push(5,0,!0,r):o>=5&&((r||!f&&o===5)&&(u.push(o,0,r,a),o=6),f&&(u.push(o,f,0,a),o=6)),r=""},d=0;d<n.length;d++){d&&(o===1&&p(),p(d));for(var $=0;$<n[d].length;$++)s=n[d][$],o===1?s==="<"?(p(),u=[u],o=3):r+=s:o===4?r==="--"&&s===">"?(o=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),o=1):o&&(s==="="?(o=5,a=r,r=""):s==="/"&&(o<5||n[d][$+1]===">")?(p(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),o=2):r+=s),o===3&&r==="!--"&&(o=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var bi,gi,Mo=v(()=>{"use strict";bi=function(e,t,n,s){var a;t[0]=0;for(var o=1;o<t.length;o++){var r=t[o++],c=t[o]?(t[0]|=r?1:2,n[t[o++]]):t[++o];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++o]]=c:r===6?s[1][t[++o]]+=c+"":r?(a=e.apply(c,bi(e,c,n,["",null])),s.push(a),c[0]?t[0]|=2:(t[o-2]=0,t[o]=a)):s.push(c)}return s},gi=new Map});var i,M=v(()=>{"use strict";on();_o();Mo();i=xo.bind(sn)});function ls(){Lt||(Lt=!0,is=yi,wi(!1),vi())}function cs(e){e.headers?.get(Su)?ls():Lt&&(Lt=!1,clearTimeout(Co),wi(!0))}function us(e){return ko.add(e),()=>{ko.delete(e)}}function Lo(){let[,e]=g(0);return x(()=>us(()=>e(t=>t+1)),[]),Lt}function wi(e){for(let t of[...ko])t(e)}function vi(){Co=setTimeout(()=>{_i()},is),is=Math.min(Eu,is*2)}async function _i(){if(clearTimeout(Co),!Lt)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&cs(e),Lt&&vi()}var yi,Eu,Su,Lt,is,Co,ko,ln=v(()=>{"use strict";M();yi=2e3,Eu=2e4,Su="x-stored",Lt=!1,is=yi,Co=0,ko=new Set;globalThis.addEventListener?.("online",()=>{_i()})});var Re,B,pe,Ie,cn=v(()=>{"use strict";Re=class{constructor(t){this.value=t}valueOf(){return this.value}},B=class extends Re{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},pe=class extends Re{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Ie=class e extends Re{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Re)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Re&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function Au(e,t,n){if(n===t||n instanceof pe&&t instanceof pe&&n.value===t.value)return!0;if(t instanceof pe&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function Mi(e,t,n){return t[n]?qt(e,t[n].value):(e.reportError(new RangeError("No default")),new B)}function Eo(e,t){let n=[],s=Object.create(null);for(let a of t)a.type==="narg"?s[a.name]=un(e,a.value):n.push(un(e,a));return{positional:n,named:s}}function un(e,t){switch(t.type){case"str":return t.value;case"num":return new pe(t.value,{minimumFractionDigits:t.precision});case"var":return Ru(e,t);case"mesg":return Iu(e,t);case"term":return Ou(e,t);case"func":return Nu(e,t);case"select":return Zu(e,t);default:return new B}}function Ru(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new B(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new B(`$${t}`);if(n instanceof Re)return n;switch(typeof n){case"string":return n;case"number":return new pe(n);case"object":if(Ie.supportsValue(n))return new Ie(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new B(`$${t}`)}}function Iu(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new B(t);if(n){let a=s.attributes[n];return a?qt(e,a):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${t}.${n}`))}return s.value?qt(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new B(t))}function Ou(e,{name:t,attr:n,args:s}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(new ReferenceError(`Unknown term: ${a}`)),new B(a);if(n){let c=o.attributes[n];if(c){e.params=Eo(e,s).named;let u=qt(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${a}.${n}`)}e.params=Eo(e,s).named;let r=qt(e,o.value);return e.params=null,r}function Nu(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new B(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new B(`${t}()`);try{let a=Eo(e,n);return s(a.positional,a.named)}catch(a){return e.reportError(a),new B(`${t}()`)}}function Zu(e,{selector:t,variants:n,star:s}){let a=un(e,t);if(a instanceof B)return Mi(e,n,s);for(let o of n){let r=un(e,o.key);if(Au(e,a,r))return qt(e,o.value)}return Mi(e,n,s)}function So(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new B;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let a of t){if(typeof a=="string"){n.push(e.bundle._transform(a));continue}if(e.placeables++,e.placeables>xi)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${xi}`);s&&n.push(Tu),n.push(un(e,a).toString(e)),s&&n.push(Pu)}return e.dirty.delete(t),n.join("")}function qt(e,t){return typeof t=="string"?e.bundle._transform(t):So(e,t)}var xi,Tu,Pu,ki=v(()=>{"use strict";cn();xi=100,Tu="⁨",Pu="⁩"});var ps,Ci=v(()=>{"use strict";ps=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let a=JSON.stringify(n);return s[a]||(s[a]=new t(this.bundle.locales,n)),s[a]}}});function To(e,t){let n=Object.create(null);for(let[s,a]of Object.entries(e))t.includes(s)&&(n[s]=a.valueOf());return n}function Ei(e,t){let n=e[0];if(n instanceof B)return new B(`NUMBER(${n.valueOf()})`);if(n instanceof pe)return new pe(n.valueOf(),{...n.opts,...To(t,Li)});if(n instanceof Ie)return new pe(n.toNumber(),{...To(t,Li)});throw new TypeError("Invalid argument to NUMBER")}function Si(e,t){let n=e[0];if(n instanceof B)return new B(`DATETIME(${n.valueOf()})`);if(n instanceof Ie||n instanceof pe)return new Ie(n,To(t,Du));throw new TypeError("Invalid argument to DATETIME")}var Li,Du,Ti=v(()=>{"use strict";cn();Li=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];Du=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function Ai(e){let t=Array.isArray(e)?e.join(" "):e,n=Pi.get(t);return n===void 0&&(n=new Map,Pi.set(t,n)),n}var Pi,Ri=v(()=>{"use strict";Pi=new Map});var Bt,Ii=v(()=>{"use strict";ki();Ci();cn();Ti();Ri();Bt=class{constructor(t,{functions:n,useIsolating:s=!0,transform:a=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:Ei,DATETIME:Si,...n},this._useIsolating=s,this._transform=a,this._intls=Ai(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let a=0;a<t.body.length;a++){let o=t.body[a];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){s.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){s.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let a=new ps(this,s,n);try{return So(a,t).toString(a)}catch(o){if(a.errors&&o instanceof Error)return a.errors.push(o),new B().toString(a);throw o}}}});var Po,Oi,Hu,Ao,zu,Ni,qu,ds,Bu,Zi,Di,Fu,Hi,Wu,ju,Uu,zi,Vu,Gu,Ku,Yu,Ju,Qu,Xu,Ft,ms,qi=v(()=>{"use strict";Po=/^(-?[a-zA-Z][\w-]*) *= */gm,Oi=/\.([a-zA-Z][\w-]*) *= */y,Hu=/\*?\[/y,Ao=/(-?[0-9]+(?:\.([0-9]+))?)/y,zu=/([a-zA-Z][\w-]*)/y,Ni=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,qu=/^[A-Z][A-Z0-9_-]*$/,ds=/([^{}\n\r]+)/y,Bu=/([^\\"\n\r]*)/y,Zi=/\\([\\"])/y,Di=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Fu=/^\n+/,Hi=/ +$/,Wu=/ *\r?\n/g,ju=/( *)$/,Uu=/{\s*/y,zi=/\s*}/y,Vu=/\[\s*/y,Gu=/\s*] */y,Ku=/\s*\(\s*/y,Yu=/\s*->\s*/y,Ju=/\s*:\s*/y,Qu=/\s*,?\s*/y,Xu=/\s+/y,Ft=class{constructor(t){this.body=[],Po.lastIndex=0;let n=0;for(;;){let _=Po.exec(t);if(_===null)break;n=Po.lastIndex;try{this.body.push(u(_[1]))}catch(C){if(C instanceof SyntaxError)continue;throw C}}function s(_){return _.lastIndex=n,_.test(t)}function a(_,C){if(t[n]===_)return n++,!0;if(C)throw new C(`Expected ${_}`);return!1}function o(_,C){if(s(_))return n=_.lastIndex,!0;if(C)throw new C(`Expected ${_.toString()}`);return!1}function r(_){_.lastIndex=n;let C=_.exec(t);if(C===null)throw new SyntaxError(`Expected ${_.toString()}`);return n=_.lastIndex,C}function c(_){return r(_)[1]}function u(_){let C=d(),O=p();if(C===null&&Object.keys(O).length===0)throw new SyntaxError("Expected message value or attributes");return{id:_,value:C,attributes:O}}function p(){let _=Object.create(null);for(;s(Oi);){let C=c(Oi),O=d();if(O===null)throw new SyntaxError("Expected attribute value");_[C]=O}return _}function d(){let _;if(s(ds)&&(_=c(ds)),t[n]==="{"||t[n]==="}")return $(_?[_]:[],1/0);let C=we();return C?_?$([_,C],C.length):(C.value=ae(C.value,Fu),$([C],C.length)):_?ae(_,Hi):null}function $(_=[],C){for(;;){if(s(ds)){_.push(c(ds));continue}if(t[n]==="{"){_.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ue=we();if(ue){_.push(ue),C=Math.min(C,ue.length);continue}break}let O=_.length-1,ee=_[O];typeof ee=="string"&&(_[O]=ae(ee,Hi));let z=[];for(let ue of _)ue instanceof ms&&(ue=ue.value.slice(0,ue.value.length-C)),ue&&z.push(ue);return z}function f(){o(Uu,SyntaxError);let _=m();if(o(zi))return _;if(o(Yu)){let C=w();return o(zi,SyntaxError),{type:"select",selector:_,...C}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return f();if(s(Ni)){let[,_,C,O=null]=r(Ni);if(_==="$")return{type:"var",name:C};if(o(Ku)){let ee=h();if(_==="-")return{type:"term",name:C,attr:O,args:ee};if(qu.test(C))return{type:"func",name:C,args:ee};throw new SyntaxError("Function names must be all upper-case")}return _==="-"?{type:"term",name:C,attr:O,args:[]}:{type:"mesg",name:C,attr:O}}return E()}function h(){let _=[];for(;;){switch(t[n]){case")":return n++,_;case void 0:throw new SyntaxError("Unclosed argument list")}_.push(b()),o(Qu)}}function b(){let _=m();return _.type!=="mesg"?_:o(Ju)?{type:"narg",name:_.name,value:E()}:_}function w(){let _=[],C=0,O;for(;s(Hu);){a("*")&&(O=C);let ee=S(),z=d();if(z===null)throw new SyntaxError("Expected variant value");_[C++]={key:ee,value:z}}if(C===0)return null;if(O===void 0)throw new SyntaxError("Expected default variant");return{variants:_,star:O}}function S(){o(Vu,SyntaxError);let _;return s(Ao)?_=A():_={type:"str",value:c(zu)},o(Gu,SyntaxError),_}function E(){if(s(Ao))return A();if(t[n]==='"')return I();throw new SyntaxError("Invalid expression")}function A(){let[,_,C=""]=r(Ao),O=C.length;return{type:"num",value:parseFloat(_),precision:O}}function I(){a('"',SyntaxError);let _="";for(;;){if(_+=c(Bu),t[n]==="\\"){_+=ce();continue}if(a('"'))return{type:"str",value:_};throw new SyntaxError("Unclosed string literal")}}function ce(){if(s(Zi))return c(Zi);if(s(Di)){let[,_,C]=r(Di),O=parseInt(_||C,16);return O<=55295||57344<=O?String.fromCodePoint(O):"�"}throw new SyntaxError("Unknown escape sequence")}function we(){let _=n;switch(o(Xu),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return he(t.slice(_,n))}return t[n-1]===" "?he(t.slice(_,n)):!1}function ae(_,C){return _.replace(C,"")}function he(_){let C=_.replace(Wu,`
`),O=ju.exec(_)[1].length;return new ms(C,O)}}},ms=class{constructor(t,n){this.value=t,this.length=n}}});var Ro=v(()=>{"use strict";Ii();qi();cn()});async function No(e){let t=[...new Set([e||Io,Io])],n=(await Promise.all(t.map(tp))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return fs=n,Oo.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function tp(e){let t=await fetch(vt(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new Bt(e,{useIsolating:!1});return n.addResource(new Ft(await t.text())),n}function l(e,t){for(let n of fs){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t&&np(t),[])}return Oo.has(e)||console.warn(`missing text: ${e}`),Oo.add(e),`[${e}]`}function np(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&ep.test(n)?`⁨${n}⁩`:n]))}function Ke(e){return fs.some(t=>t.getMessage(e)?.value)}function dt(){return fs[0]?.locales[0]??Io}function Zo(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var Io,ep,fs,Oo,L=v(()=>{"use strict";Ro();lt();Io="en",ep=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,fs=[],Oo=new Set});function de(e){return Bi(vt(e),{})}function D(e,t={}){let n=typeof t=="string";return Bi(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function U(e){if(e instanceof Y)return e.reason;let t=e?.reason;return typeof t=="string"?t:l("problem-unknown")}async function Bi(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(sp)})}catch{throw ls(),new Y("offline",l("problem-offline"))}cs(n);let s=await n.text().catch(()=>""),a=op(s);if(n.ok&&a!==void 0)return a;throw new Y(a?.code??String(n.status),a?.reason??l(n.status===404?"problem-not-found":"problem-server"))}function op(e){try{return e?JSON.parse(e):{}}catch{return}}var sp,Y,W=v(()=>{"use strict";lt();ln();L();sp=2e4,Y=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function Wt(){return Do??=de("/api/games").then(e=>$s=e,e=>{throw Do=null,e}),Do}function mt(e){return $s.find(t=>t.game===e)}function _e(){let[e,t]=g($s.length?$s:null);return x(()=>{Wt().then(t,()=>{})},[]),e}function se(e){let t=`${e}-title`;return Ke(t)?l(t):e}function ve(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return Ke(n)?l(n):t}function ft(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return Ke(n)?l(n):""}function pn({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),a=s?l("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?a:`${a} · ${l("opponent-rating",{rating:n})}`}function dn(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${l("opponent-style",{style:ve("style",n),what:ft("style",n)})}`:t}function jt(e,t){let[n,s]=e.seats,a=e.sets.map(o=>o.id).filter(o=>t.includes(o)).join("+");return e.seats_of[a]??Array.from({length:s-n+1},(o,r)=>n+r)}function Ho(e,t,n){return n.slice(0,Math.max(...jt(e,t)))}function zo(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1}}function Ye(e){let t=mt(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(a=>a!==t).map(a=>ve(`${e.game}-set`,a));return e.variant&&e.variant!=="standard"&&s.push(ve(`${e.game}-variant`,e.variant)),e.clock&&s.push(Fi(e.clock)),s.join(" · ")}function Fi({bank:e,each:t}){return t>=43200?l("clock-days",{n:Math.round(t/8640)/10}):l("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var Do,$s,me=v(()=>{"use strict";W();M();L();Do=null,$s=[]});function mn(e){let t=hs.get(e);return t||(t=de(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:a,...o})=>({...o,name:a}));return qo.set(e,new Map(s.map(a=>[a.id,a]))),{...n,cards:s}},n=>{throw hs.delete(e),n}),hs.set(e,t)),t}function te(e,t){return qo.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:mt(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function Bo(){hs.clear(),qo.clear()}var hs,qo,xe=v(()=>{"use strict";W();me();hs=new Map,qo=new Map});function gs(e,t){Wi.set(e,t)}async function fn(e){let[t]=await Promise.all([Wt(),mn(e)]),n=t.find(s=>s.game===e);if(!n)throw new Y("not-found",l("problem-not-found"));return Wi.get(n.board)??import(n.board)}var Wi,$n=v(()=>{"use strict";W();xe();me();L();Wi=new Map});var $t,bs=v(()=>{"use strict";$t={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var ys,Fo=v(()=>{"use strict";ys={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function gn(e){return e in $t||e in ys}function y({name:e,size:t,label:n,class:s="",golden:a=!1}){let o=$t[e]??ys[e];if(!o)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=i`
    ${o.fill&&i`<path d=${o.fill} fill-rule="evenodd"/>`}
    ${o.line&&i`<path class="stroke" d=${o.line}/>`}`;return i`<svg class=${`icon ${a?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${a?i`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Be(e,t=1){return l(`sign-${e}`,{n:t})}function Oe({fragments:e,label:t}){if(!e.length)return null;let n=cp(e),s=t??n.map(a=>a.words).filter(Boolean).join(" ");return i`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${lp(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function lp(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(i`<span class="clause">${n.map(a=>a.drawn)}</span>`),n=[]};for(let a of e)a.gap?(s(),t.push(a.drawn)):n.push(a);return s(),t}function cp(e){let t=[];for(let n=0;n<e.length;n++){let[s,a]=e[n],[o="",r=""]=e[n+1]??[];if(s==="≠"&&a==="sign")do t.push(pp(e[++n]));while(qe.includes(e[n][1])&&qe.includes(e[n+1]?.[1]));else a==="point"&&/^\d+$/.test(s)&&o==="★"?(t.push({drawn:i`<${J} n=${Number(s)}/>`,words:l("sign-points",{n:Number(s)})}),n++):s==="★"&&o==="?"&&r==="point"?(t.push(hn("check","of-point","")),n++):t.push(ji(s,a))}return t}function ji(e,t){if(!e.trim())return{drawn:i`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(rp.has(e))return{drawn:i`<span class="between">${e}</span>`,words:up(e)};let n=ip.exec(e);if(n&&t!=="text"){let s=ws[n[2]];return hn(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&vs.includes(s))}if(t!=="text"&&ws[e])return hn(ws[e],`of-${ws[e]}`,"");if(t==="type"){let s=ap.find(a=>Be(a)===e);if(s)return hn(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:i`<i class="unknown">X</i>`,words:"X"}:{drawn:i`<span class=${`of-${t}`}>${e}</span>`,words:e}}function up(e){return{"+":"+","/":l("sign-or"),"−":"−","×":"×"}[e]??""}function hn(e,t,n,s=!1){return{drawn:i`<span class=${`sign ${t}`}>${n&&i`<b class="sign-number">${n}</b>`}<${y} name=${e} golden=${s}/></span>`,words:`${n} ${Be(e,Number(n)||1)}`.trim()}}function pp([e,t]){let{drawn:n,words:s}=ji(e,t);return{drawn:i`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${$t.ban.line}/></svg></span>`,words:l("sign-not",{what:s})}}function dp({amount:e,kinds:t=qe}){let n=e.flatMap((s,a)=>s?[hn(t[a],`of-${t[a]}`,String(s))]:[]);return n.length?i`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function Je({essences:e,kinds:t=qe}){return e.some(Boolean)?i`<span class="tokens">${e.map((n,s)=>n>0&&i`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${y} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Be(t[s],n)}</span>
    </span>`)}</span>`:null}function J({n:e}){return i`<span class="points" role="img" aria-label=${l("sign-points",{n:e})}>
    <${y} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var qe,vs,ap,ws,rp,ip,Z=v(()=>{"use strict";M();L();bs();Fo();qe=["elan","life","calm","death","gold","pearl"],vs=["military","political","spiritual","financial"],ap=["creature","dragon","demon","mage"],ws={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},rp=new Set(["+","/","(",")","−","×"]),ip=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function k(e,t=0,n=0){return`M${Fe(t-e)} ${Fe(n)}a${Fe(e)} ${Fe(e)} 0 1 0 ${Fe(2*e)} 0a${Fe(e)} ${Fe(e)} 0 1 0 ${Fe(-2*e)} 0Z`}function ge(e,t,n,s=0){return Ms(e,s,a=>k(n,...Ui(t,a)))}function T(e,t,n=0,s=1){let a=Vi(e,s),o="";for(let r=0;r<a;r++){for(let c=0;c<e/a;c++)o+=`${c?"L":"M"}${F(t,n+Et*(r+c*s)/e)}`;o+="Z"}return o}function We(e,t,n,s=0){let a="";for(let o=0;o<2*e;o++)a+=`${o?"L":"M"}${F(o%2?n:t,s+Math.PI*o/e)}`;return`${a}Z`}function Qe(e,t,n,s=0){return Ms(e,s,a=>`M${F(t,a)}L${F(n,a)}`)}function _s(e,t,n,s){let a="";for(let o=0;o<e;o++)a+=`M${F(t,Et*o/e)}L${F(t+(o%s?n:n*2),Et*o/e)}`;return a}function ht(e,t,n,s,a=0){let o=(t+n)/2;return Ms(e,a,r=>`M${F(t,r)}Q${F(o,r-s)} ${F(n,r)}Q${F(o,r+s)} ${F(t,r)}Z`)}function Wo(e,t,n){let s=Math.PI/e,a=`M${F(t,-s)}`;for(let o=0;o<e;o++){let r=Et*o/e;a+=`C${F((t+n)/2,r-s*.9)} ${F(t+1,r-s*.15)} ${F(n,r)}`,a+=`C${F(t+1,r+s*.15)} ${F((t+n)/2,r+s*.9)} ${F(t,r+s)}`}return a}function xs(e,t,n){let s=e*10,a="";for(let o=0;o<=s;o++){let r=Et*o/s;a+=`${o?"L":"M"}${F(t+n*Math.cos(e*r),r)}`}return`${a}Z`}function bn(e,t,n,s=0){let a=`M${F(t,s)}`;for(let o=1;o<=e;o++){let r=s+Et*o/e;a+=`Q${F(t+n,r-Math.PI/e)} ${F(t,r)}`}return`${a}Z`}function Ut(e,t,n,s=0){return Ms(e,s,a=>{let o=n/t;return`M${F(t,a-o)}Q${F(t-n*1.6,a)} ${F(t,a+o)}Q${F(t-n*.6,a)} ${F(t,a-o)}Z`})}function P(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,a)=>`${Fe(-s)} ${a}`);return e+t}function Ms(e,t,n){let s="";for(let a=0;a<e;a++)s+=n(t+Et*a/e);return s}function Vi(e,t){return t?Vi(t,e%t):e}var Et,Fe,Ui,F,yn=v(()=>{"use strict";Et=2*Math.PI,Fe=e=>String(Math.round(e*10)/10),Ui=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],F=(e,t)=>Ui(e,t).map(Fe).join(" ")});function wn(e){return mp.find(([t])=>t.test(e))?.[1]??""}var mp,jo=v(()=>{"use strict";yn();mp=[[/hawk|nightingale|phoenix|raven|swan|peacock/,P("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+k(1.8,0,-25)],[/mermaid|dolphin|whale/,P("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+k(1.8,6,-26)+k(1.8,-6,-26)],[/hound|dog|wolf/,P("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,P("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,P("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,P("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,P("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,P("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,P("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,P("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,P("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,P("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,P("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+k(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,P("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+k(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,P("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,k(15,0,-28)+k(7,0,-28)+P("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,k(40)+k(34)+k(6)+Qe(8,6,34)+T(4,34)+T(4,12,Math.PI/4)],[/crown|laurels|command/,P("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+k(3,0,-38)+k(3,25,-34)+k(3,-25,-34)],[/egg/,P("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,P("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+T(3,5,0)],[/hand|gauntlet|palm|glove/,P("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,P("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,P("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,P("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,P("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,P("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,P("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,P("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,k(42)+T(4,42,Math.PI/4)+T(3,29.7)+k(14.8)]]});function fp(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[k(15),T(t,17,n),T(t,18,n,t===5?2:t===8?3:1)][e(3)];return T(t,45,n)+T(t,37,n)+ge(t,45,5,n)+T(t,27,n+Math.PI/t)+Qe(t,19,27,n+Math.PI/t)+s+k(6)}function $p(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,$)=>{let f=(u+p)/2;return[`L${u} ${d}L${f} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${f-2} ${d-5}L${f-2} ${d}L${f+2} ${d}L${f+2} ${d-5}L${p} ${d-5}L${p} ${d}`][$]},[s,a,o]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${a+12}L22 ${a+20}M37 ${o+12}L37 ${o+18}M0 ${s+16}L0 ${s+28}`;return P(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,a,e(3))}L30 36M30 36${n(30,45,o,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function Ji(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return P(t[e(t.length)]+n[e(n.length)])}function Uo(e,t,n){let s=e.types??[];if(s.includes("dragon"))return hp(n,s.includes("creature"));if(s.includes("demon"))return gp(n,s.includes("creature"));if(s.includes("creature"))return{lines:wn(e.id)||Gi[n(Gi.length)]()};switch(e.kind){case"mage":return bp(t,n);case"monument":return{lines:P(Ki[n(Ki.length)])};case"place":return{lines:fp(n)};case"item":return{lines:P("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+k(4,-8,27)+k(2.5,6,33)+k(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:P("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+T([3,5,6,7][n(4)],17,0,n(2)+1)+k(20)};case"agent":return{lines:Ji(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${Ji(n)}${P("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:P("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+k(3,0,-46)};case"location":return{lines:$p(n)};case"relic":return yp(e.id,n);case"objective":return{lines:We(4,46,9)+We(4,26,8,Math.PI/4)+k(34)+k(18)};case"guild":return{lines:P("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:We(8,46,14)+k(14)+k(34)};default:return{lines:wn(e.id)||Yi[n(Yi.length)]()}}}function hp(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",a=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:P(n+s+a),fill:k(1.8,3,-28)+k(1.8,-3,-28)}}function gp(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:P(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+T(5,50,Math.PI,2),fill:k(2,11,.5)+k(2,-11,.5)}}function bp(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:P(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function yp(e,t){let n=wn(e);if(n)return{lines:n};let s=[T(8,34,Math.PI/8)+T(8,20,Math.PI/8)+Qe(8,20,34,Math.PI/8),T(6,36)+T(3,36,0)+T(3,18,Math.PI),P("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),bn(7,30,14)+T(7,30)+k(12)];return{lines:s[t(s.length)]+k(44)}}var Gi,Ki,Yi,Vo=v(()=>{"use strict";yn();jo();Gi=[()=>P("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>P("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+k(16)+ht(7,28,48,.18)],Ki=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],Yi=[()=>T(6,44,0,2)+k(22)+T(6,22,0),()=>T(3,46,0)+T(3,23,Math.PI)+k(11.5)+ge(3,46,3.5),()=>k(40)+T(4,40,Math.PI/4)+T(3,28,0)+k(14),()=>T(7,44,0,3)+k(13)+k(6),()=>k(22,0,-15)+k(22,13,7.5)+k(22,-13,7.5)+k(7.5),()=>T(8,44,0,3)+T(8,18,Math.PI/8)+k(9),()=>k(20,0,-14)+"M0 6L0 46M-16 26L16 26"+Ut(1,44,16)+k(6,0,-14),()=>ht(6,0,44,.5)+k(44)+k(8),()=>T(5,45,0,2)+T(5,17,Math.PI)+k(7),()=>We(4,46,14)+We(4,30,11,Math.PI/4)+k(8),()=>P("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+k(12)+k(4),()=>T(9,44,0,2)+T(3,24,Math.PI)+k(5)]});function wp(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function vp(e){let t=new Map,n=(s,a)=>t.set(s,(t.get(s)??0)+a);e.power?n(e.power,20):Qi[e.guild||e.id]&&n(Qi[e.guild||e.id],20),e.values?.forEach((s,a)=>n(vs[a],s)),e.cost?.forEach((s,a)=>s&&n(qe[a],e.kind==="monument"?.1:2*s));for(let[s,a]of e.lines.flat())(qe.includes(a)||a==="any")&&n(a,(a==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,a)=>a[1]-s[1]).map(([s])=>s)}function Xi(e){let t=wp(e.id),[n,s=n,a=s]=vp(e),o=3+t(3),{lines:r,fill:c="",sign:u}=Uo(e,n,t),p=[()=>k(97)+_s(72,93,2,6),()=>k(97)+k(92)+ge(o*4,94.5,1),()=>k(97)+k(94),()=>k(97)+_s(o*8,91,3,8)][t(4)](),d=[()=>T(o+3,76,0,2),()=>T(3,76)+T(3,76,Math.PI),()=>T(4,76)+T(4,76,Math.PI/4),()=>k(76)+Qe(o*2,56,76,Math.PI/(o*2)),()=>T(2*o+1,76,0,o)][t(5)](),$=["",k(53),ge(o*5,52,1),Qe(o*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+k(56)+$,of:s===n?"brass":s,as:"fine"},{d:(ks[n]??ks.any)(o,76,91),of:n},{d:ks[a]&&a!==n?ks[a](o,57,66):ge(o,66,2.5),of:a,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:$t[u.name].fill??$t[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:_p(e.points),of:"brass",as:"fill"}]:[]]}function _p(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function Go({face:e,whole:t=!1}){let n=H(()=>Xi(e),[e]);return i`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(xp)}
  </svg>`}function xp({d:e,of:t,as:n="line",place:s}){if(s){let a=s.size/24;return i`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${a})`}/>`}return n==="fill"?i`<path class="sigil-fill" data-of=${t} d=${e}/>`:i`${n!=="fine"&&i`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var Qi,ks,Ko=v(()=>{"use strict";M();Z();yn();Vo();bs();Qi={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},ks={elan:(e,t,n)=>Wo(e*2,t,n),life:(e,t,n)=>ht(e*4,t,n,.075)+ht(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>xs(e*2,(t+n)/2+2,(n-t)/4)+xs(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>We(e*3,n,t)+Ut(e,t-1,5),gold:(e,t,n)=>T(6,n)+T(6,n,Math.PI/6)+ge(12,(t+n)/2-1,2),pearl:(e,t,n)=>bn(e*3,t,n-t)+ge(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>T(5,n)+T(5,n,Math.PI/5)+ge(10,t,1.6),military:(e,t,n)=>We(e*4,n,t+3),political:(e,t,n)=>Ut(e*2,n-2,7)+ge(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>ht(e*2,t,n,.2)+ge(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>ge(e*3,(t+n)/2,(n-t)/4)+k(t)}});function gt(e,t,n){return l(`${e}-${t}`,n)}function kp(e,t){return t.district?gt(e,`district-${t.district}`):t.guild?gt(e,`card-${t.guild}`):t.rank?gt(e,`rank-${t.rank}`):""}function Yo(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function Cp(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function Cs(e){return e.powers!==void 0&&e.lines.length>0}function Lp(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function Ep(e,t,n){let s=e.kind==="item"||e.kind==="scroll",a=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[o,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return a>r?"packed":a>o?"crowded":""}function vn({game:e,face:t,size:n,sentences:s=!1,points:a=t.points}){let o=n==="full",r=Mp.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=Cp(t),p=o?t.lines:Lp(t.lines),d=!o&&s&&Cs(t),$=Ep(t,p,d),f=!o&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return i`
    <span class="face-art"><${Go} face=${t} whole=${o}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&i`<span class=${`face-cost ${f?"broad":""}`}>${c.map(m=>i`<${Oe} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&i`<span class="face-types">${r.map(m=>i`<${y} name=${m} label=${l(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${o?t.kind_name:kp(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${$}`}>
      ${d?t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`):p.map(m=>i`<span class="face-line"><${Oe} fragments=${m}/></span>`)}
      ${o&&!u&&i`<span class="face-told">${t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&i`<span class="face-mark" title=${t.origin.at(-1)}><${y} name="standin" label=${l("card-stand-in")}/></span>`}
    ${o&&i`<span class="face-foot">${t.mark&&i`<${y} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${a>0&&i`<span class="face-points"><${J} n=${a}/></span>`}`}function Jo(){return i`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var Mp,_n=v(()=>{"use strict";M();L();Z();Ko();Mp=["creature","dragon","demon"]});function fe(e){return e in xn||(xn[e]=Sp(e)),xn[e]}function St(e,t){xn[e]=t;try{localStorage.setItem(Ls+e,JSON.stringify(t))}catch{}for(let n of[...Es])n(e)}function Vt(e){return Es.add(e),()=>{Es.delete(e)}}function $e(e){let[,t]=g(0);return x(()=>Vt(n=>{n===e&&t(s=>s+1)}),[e]),[fe(e),n=>St(e,n)]}function Mn(){let e=fe("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function Sp(e){try{let t=localStorage.getItem(Ls+e),n=t===null?void 0:JSON.parse(t),s=el[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return el[e]}var Ls,el,xn,Es,Me=v(()=>{"use strict";M();Ls="arcanarium.",el={theme:"auto",motion:"auto",sound:!1,sentences:!1,language:"",lastTable:{},lastForm:null},xn={},Es=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Ls))return;let t=e.key.slice(Ls.length);delete xn[t];for(let n of[...Es])n(t)})});function Qo(e,t,n){if(!e.isConnected||!t.id)return;kn??=Rp();let s=te(t.game,t.id);Ae(i`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${vn} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?i`<ul class="zoom-notes tooltip">${t.notes.map(a=>i`<li>${a}</li>`)}</ul>`:null}`,kn),kn.showPopover(),Kt=e,Ip(kn,e.getBoundingClientRect(),n)}function Rp(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,Cn,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(Kt)&&Cn(),{capture:!0,passive:!0}),e}function Ip(e,t,n){let{offsetWidth:s,offsetHeight:a}=e,{innerWidth:o,innerHeight:r}=window,c=(d,$,f)=>Math.max(Gt,Math.min(d-$/2,f-$-Gt)),u=t.right+Ss,p=c(t.top+t.height/2,a,r);u+s>o-Gt&&(u=t.left-Ss-s),(u<Gt||n)&&(u=c(t.left+t.width/2,s,o),p=t.top>r-t.bottom?Math.max(Gt,t.top-Ss-a):Math.min(t.bottom+Ss,r-a-Gt)),e.style.left=`${u}px`,e.style.top=`${p}px`}function Cn(){clearTimeout(bt),Kt&&(Kt=null,tl=performance.now(),kn?.hidePopover())}function Op(e,t){clearTimeout(bt);let n=Kt!==null||performance.now()-tl<400;bt=setTimeout(()=>Qo(e,t,!1),n?Pp:Tp)}function Ts(e,t=!1){let n=R({x:0,y:0,pressed:!1,element:null}),s=R(e);s.current=e;let a=n.current;if(x(()=>()=>{a.element&&a.element===Kt&&Cn()},[]),!e)return{};let o=r=>{a.element=r.currentTarget,s.current&&Op(a.element,s.current)};return{onPointerEnter:r=>r.pointerType==="mouse"&&o(r),onPointerLeave:r=>r.pointerType==="mouse"&&Cn(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&o(r),onBlur:Cn,onPointerDown:r=>{if(a.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(a,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(bt),bt=setTimeout(()=>{a.pressed=!0,s.current&&Qo(c,s.current,!0)},Ap)},onPointerMove:r=>{r.pointerType!=="mouse"&&Math.hypot(r.clientX-a.x,r.clientY-a.y)>10&&clearTimeout(bt)},onPointerUp:()=>!a.pressed&&clearTimeout(bt),onPointerCancel:()=>clearTimeout(bt),onClick:t?r=>s.current&&Qo(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>a.pressed&&r.preventDefault(),onClickCapture:r=>{a.pressed&&(a.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function Xo({game:e,id:t,children:n}){let s=Ts({game:e,id:t});return i`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var Tp,Pp,Ap,Ss,Gt,kn,Kt,tl,bt,Ps=v(()=>{"use strict";M();_n();xe();Tp=320,Pp=90,Ap=420,Ss=14,Gt=8,kn=null,Kt=null,tl=0});function ne({game:e,id:t,size:n="table",turned:s=!1,essences:a,points:o,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:$,target:f,badge:m,children:h}){let[b]=$e("sentences"),w=t?te(e,t):null,S=typeof d=="string"?[d].filter(Boolean):d,E=Ts(w&&n!=="full"?{game:e,id:w.id,notes:S,points:o}:null,!$),A=w&&!r?w.kind:"back",ce={class:["card",`card-${n}`,`kind-${A}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",a?.some(Boolean)&&"holding",b&&w&&Cs(w)&&"telling"].filter(Boolean).join(" "),"aria-label":H(()=>Zp(w,r,s,a),[w,r,s,a?.join(" ")]),"aria-description":[w&&n!=="full"?Yo(w):"",...S].filter(Boolean).join(" ")||void 0,...E},we=H(()=>!w||r?i`<${Jo}/>`:n==="chip"?i`<${Np} face=${w} turned=${s} points=${o}/>`:i`<${vn} game=${e} face=${w} size=${n} sentences=${b} points=${o}/>`,[e,w,r,n,s,o,b]),ae=i`
    ${we}
    ${a&&i`<${Je} essences=${a}/>`}
    ${m!=null&&m!==""&&i`<span class="card-badge">${m}</span>`}`;return i`<div class=${`card-place place-${n} of-kind-${A} ${s?"is-turned":""}`} data-target=${f}>
    ${$||f?i`<button type="button" ...${ce} aria-pressed=${u?"true":void 0} aria-disabled=${$?void 0:"true"}
          onClick=${$??E.onClick}>${ae}</button>`:i`<div role="img" tabindex=${w&&n!=="full"?0:void 0} ...${ce}>${ae}</div>`}
    ${h}
  </div>`}function Np({face:e,turned:t,points:n=e.points}){return i`
    <${y} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&gn(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&i`<${J} n=${n}/>`}`}function Zp(e,t,n,s){return e?[e.name,e.kind_name,t&&l("card-face-down"),n&&l("card-turned"),...(s??[]).map((a,o)=>a>0&&l("card-holds",{n:a,what:Be(qe[o],a)}))].filter(Boolean).join(", "):l("card-back")}var je=v(()=>{"use strict";M();_n();xe();Z();Me();L();Ps();Ps()});function Dp(e,t){return sl(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function Hp(e,t){return sl(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function Rs(e,t){return e?e.moves.filter(n=>n.targets.length&&Dp(n.targets,t)):[]}function Is(e,t){return t.length?Rs(e,t).filter(n=>n.targets.length===t.length):[]}function Os(e,t){return new Set(Rs(e,t).flatMap(n=>Hp(n.targets,t)))}function Ns(e,t,n){if(!Os(e,t).has(n))return t.length?Ns(e,As,n):null;let s=[...t,n],a=Rs(e,s),o=Is(e,s);return a.length===1&&o.length===1?{path:s,menu:[],move:o[0]}:{path:s,menu:o,move:null}}function ea(e){return e.slice(0,-1)}function ta(e){return e?e.moves.filter(t=>!t.targets.length):[]}function na(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function Ln(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function Tt(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function Zs(e,t){return e?.why?.[t]??[]}var As,nl,sl,Pt=v(()=>{"use strict";As=[],nl=e=>e.split(":")[0],sl=e=>e.every(t=>nl(t)===nl(e[0]))});function oa(){return At}async function Xe(){return Hs(tn("me")??await de("/api/me"))}async function aa(){return At.id?At:En({})}async function En(e){return Hs(await D("/api/me",e))}async function Ds(e,t,n){return et(`/api/account/${e}`,{name:t,password:n})}async function et(e,t){return Hs(await D(e,t))}async function ra(){return Hs(await D("/api/account/logout"))}function ie(){let[,e]=g(0);return x(()=>{let t=()=>e(n=>n+1);return sa.add(t),()=>{sa.delete(t)}},[]),At}function Hs(e){At={...At,...e,id:!!e.id};for(let t of[...sa])t();return At}var At,sa,Se=v(()=>{"use strict";W();lt();M();At={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},sa=new Set});function ia(e,t){return new zs(e,t)}var qp,Bp,Fp,Wp,jp,Up,ol,zs,la=v(()=>{"use strict";W();Se();L();qp=500,Bp=2e4,Fp=2e4,Wp=4404,jp=4401,Up=3e3,ol=8e3;zs=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new Y("offline",l("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===Wp&&(this.data.gone=!0),s===jp&&Xe().catch(()=>{}),this.#o())},this.#i(ol)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new Y("lost",l("net-lost")));if(!this.data.gone){let t=Math.min(Bp,qp*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=Fp){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(ol),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(Up)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new Y(t,l(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#f();break;case"state":this.#$(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#f(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#$(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(a=>!a.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:a,step:o,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===o?this.#l(t):(a==="undo"?n.step<o:n.step>o&&!(r&&c))?this.#e(s,null):this.#e(s,new Y("lost",l("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new Y(n,s));else for(let a of[...this.pending.keys()])this.#e(a,new Y(n,s))}}});function ca(){let e=tn("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},Vp)}async function ua(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=al){let a=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+al-1}&eyes=${t}`);if(!a.ok)return;s=(await a.json()).length}}async function pa(e){let n=("caches"in globalThis?await(await caches.open(Gp)).keys():[]).map(({url:a})=>new URL(a)).find(({pathname:a})=>a===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var Vp,al,Gp,qs=v(()=>{"use strict";lt();Vp=2500;al=40,Gp="seen"});function tt(){return oa().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function Sn(e,t={}){let n=await D(e,t),s=await rl(()=>navigator.credentials.create({publicKey:{...n,challenge:Bs(n.challenge),user:{...n.user,id:Bs(n.user.id)},excludeCredentials:n.excludeCredentials.map(ll)}}));return{...il(s),response:{clientDataJSON:Rt(s.response.clientDataJSON),attestationObject:Rt(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function Tn(e){let t=await D(e),n=await rl(()=>navigator.credentials.get({publicKey:{...t,challenge:Bs(t.challenge),allowCredentials:t.allowCredentials.map(ll)}}));return{...il(n),response:{clientDataJSON:Rt(n.response.clientDataJSON),authenticatorData:Rt(n.response.authenticatorData),signature:Rt(n.response.signature),userHandle:n.response.userHandle?Rt(n.response.userHandle):null}}}async function rl(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new Y("passkey",l(s?"passkey-known":"passkey-not-done"))}if(!t)throw new Y("passkey",l("passkey-not-done"));return t}function il(e){return{id:e.id,rawId:Rt(e.rawId),type:e.type,clientExtensionResults:{}}}function ll(e){return{...e,id:Bs(e.id)}}function Bs(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function Rt(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var Pn=v(()=>{"use strict";W();Se();L()});function Yt({signs:e}){let t=e.filter(gn),n=t.map((o,r)=>da(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,a=n.map((o,r)=>n[r*s%n.length].join(",")).join(" ");return i`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${a} />
        ${Kp().map(o=>i`<path d=${o} class="thin" />`)}
      </svg>
      ${t.map((o,r)=>i`
        <span class=${`emblem-sign of-${o}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${y} name=${o} size=${26} /></span>`)}
    </div>`}function da(e,t){return[cl(Math.cos(e)*t),cl(Math.sin(e)*t)]}function cl(e){return Math.round(e*100)/100}function Kp(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${da(n,t%5?45.5:43).join(" ")}L${da(n,48).join(" ")}`})}var Fs=v(()=>{"use strict";M();Z()});function nt({name:e,guest:t=!1}){return t&&=!Yp.test(e),i`<bdi class=${t?"who is-guest":"who"}>${e}</bdi>${t&&i` <small class="guest-mark" title=${l("guest-mark-what")}>${l("guest-mark")}</small>`}`}var Yp,Jt=v(()=>{"use strict";M();L();Yp=/^Guest \d+$/});function ul(e){let[t,n]=g({tables:null,problem:""});return x(()=>{let s=0,a=!1,o=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await de(e).then(u=>({tables:u,problem:""}),u=>({problem:U(u)}));if(a)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(o,Jp)},r=()=>{document.visibilityState==="visible"&&o()};return o(),document.addEventListener("visibilitychange",r),()=>{a=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function pl(){let{tables:e}=ul("/api/mine");if(!e?.length)return null;let t=e.filter(o=>o.status!=="over"),n=t.filter(o=>o.your_turn),s=t.filter(o=>!o.your_turn),a=e.filter(o=>o.status==="over");return i`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${l("home-mine")}</h2>
      ${t.length>0&&i`<ul class="table-list">${[...n,...s].map(o=>i`<${ed} key=${o.table} table=${o} />`)}</ul>`}
      ${a.length>0&&i`
        <details open=${!t.length}>
          <summary>${l("home-over",{n:a.length})}</summary>
          <ul class="table-list">${a.slice(0,Qp).map(o=>i`<${td} key=${o.table} table=${o} />`)}</ul>
        </details>`}
    </section>`}function dl(){let{tables:e,problem:t}=ul("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return i`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${l("home-open")}</h2>
      ${n.length>0&&i`<ul class="table-list">${n.map(s=>i`<${nd} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&i`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?i`${l("home-open-none")} <a href="/new">${l("home-open-one")}</a>`:t||l("home-open-coming")}
        </p>`}
    </section>`}function ed({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return i`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${ma} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${l(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${l("home-resume")}</a>
    </li>`}function td({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat(dt()).format((e.winners??[]).map(s=>e.seats[s].name));return i`
    <li class="table-row">
      <${ma} table=${e} />
      <span class="turn-mark">${t?l("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&l("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${l("home-replay")}</a>
    </li>`}function nd({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return i`
    <li class="table-row">
      <${ma} table=${e} />
      ${e.watchers>0&&i`<span class="turn-mark">${l("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${l(t?"home-sit":"home-watch")}</a>
    </li>`}function ma({table:e}){return i`
    <div class="table-about">
      <strong>${se(e.game)}</strong>
      <span class="quiet-text">${Ye(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>i`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${y} name=${Xp[t.kind]} size=${14} /> ${sd(e,t,n)}</li>`)}
      </ul>
    </div>`}function sd(e,t,n){return e.you===n?l("home-you"):t.kind==="empty"?l("home-free-seat"):t.kind==="bot"?l("home-bot",{bot:ve("bot",t.bot||t.name)}):i`<${nt} name=${t.name||l("guest")} guest=${t.guest} />`}var Jp,Qp,Xp,ml=v(()=>{"use strict";W();me();M();Z();L();Jt();Jp=4e3,Qp=6,Xp={person:"person",bot:"bot",empty:"plus"}});var fl={};Ee(fl,{Page:()=>od});function od(){let e=_e()??[];return i`
    <div class="home">
      <header class="home-head">
        <h1>${l("home-title")}</h1>
        <p>${l("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>i`<${ad} key=${t.game} info=${t} />`)}
      </div>
      <${pl} />
      <${dl} />
      <${rd} />
      <p class="fine">${l("home-unofficial")}</p>
    </div>`}function ad({info:e}){let{game:t,hue:[n,s]}=e,[a,o]=g(!1),[r,c]=g(""),u=fe("lastTable")[t],p=async()=>{o(!0),c("");try{let $=u??zo(e),{table:f}=await D("/api/tables",$);St("lastTable",{...fe("lastTable"),[t]:u??{...$,variant:e.variants[0]}}),Ne(`/t/${f}`)}catch($){c(U($)),o(!1)}},d=u?u.seats.length-1:1;return i`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${Yt} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${se(t)}</h2>
        <p>${l(`${t}-about`)}</p>
        <p class="row">
          <button type="button" class="btn primary large" disabled=${a} onClick=${p}>
            ${l(a?"home-dealing":"home-play",{bots:d})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${l("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||l(u?"home-as-last":"home-first-time",{what:u&&Ye(u)||l("home-plain")})}</p>
      </div>
    </section>`}function rd(){let[e,t]=g(""),n=async s=>{let a=s.currentTarget,o=a.files?.[0];if(o){t("");try{let{table:r}=await D("/api/records",await o.text());Ne(`/replay/${r}`)}catch(r){t(U(r))}a.value=""}};return i`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${l("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/rules"><${y} name="book" size=${26} /><strong>${l("home-rules")}</strong><span>${l("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${y} name="card" size=${26} /><strong>${l("home-cards")}</strong><span>${l("home-cards-what")}</span></a></li>
        <li>
          <label class="door"><${y} name="upload" size=${26} /><strong>${l("home-record")}</strong><span>${l("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${e&&i`<p class="refusal" role="alert">${e}</p>`}
        </li>
      </ul>
    </section>`}var $l=v(()=>{"use strict";W();me();M();Z();It();Me();L();Fs();ml()});function Ze({legend:e,name:t,value:n,values:s,choose:a}){let o=rn();return i`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>i`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${o}-${t}`} checked=${r.value===n} onChange=${()=>a(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&i`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function hl({game:e,sets:t,chosen:n,choose:s}){let a=o=>{let r=t.map(c=>c.id).filter(c=>c===o?!n.includes(o):n.includes(c));r.length&&s(r)};return i`
    <fieldset class="choice">
      <legend>${l("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(o=>i`
          <label key=${o.id} class="option-card">
            <input type="checkbox" checked=${n.includes(o.id)} onChange=${()=>a(o.id)} />
            <span><strong>${o.title}</strong><small>${ft(`${e}-set`,o.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function gl({game:e,option:t,value:n,choose:s}){let a=t.values.filter(Boolean),o=ve(`${e}-option`,t.name),r=ft(`${e}-option`,t.name);return a.join()==="off,on"?i`<${fa} title=${o} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:i`
    <${Ze} legend=${o} name=${t.name} value=${n} choose=${s}
      values=${a.map(c=>({value:c,title:ve(`${e}-value`,c),hint:ft(`${e}-value`,c)}))} />`}function fa({title:e,hint:t,value:n,choose:s}){return i`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function bl({info:e,sets:t,seats:n,choose:s}){let a=jt(e,t),o=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?ld(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return i`
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
              <select class="select" value=${id(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${l("new-me")}</option>
                <option value="person">${l("new-person")}</option>
                ${e.opponents.map(p=>i`<option key=${p.bot} value=${`bot ${p.bot}`}>${l("new-bot",{bot:pn(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&i`<p class="seat-character">${dn(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function id(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function ld(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function yl({form:e,change:t}){return i`
    <${Ze} legend=${l("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:l(`new-clock-${n}`),hint:l(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&i`
      <div class="row">
        <${An} title=${l("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>l("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${An} title=${l("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>l("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&i`
      <${An} title=${l("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>l("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function An({title:e,value:t,values:n,word:s,choose:a}){return i`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${o=>a(parseFloat(o.currentTarget.value))}>
        ${n.map(o=>i`<option key=${o} value=${String(o)}>${s(o)}</option>`)}
      </select>
    </label>`}var $a=v(()=>{"use strict";me();M();L()});var wl={};Ee(wl,{Page:()=>pd});function pd(){let e=_e();return i`
    <div class="column">
      <h1>${l("new-title")}</h1>
      ${e?i`<${dd} games=${e} />`:i`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function dd({games:e}){let[t,n]=g(()=>md(e)),[s,a]=g(!1),[o,r]=g(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],p=m=>{n({...t,...m}),r("")},d=m=>p({games:{...t.games,[c.game]:{...u,...m}}}),$=async m=>{m.preventDefault(),a(!0);let h=$d(t,c);try{let{table:b}=await D("/api/tables",h);St("lastForm",t),h.seats.every(w=>w.kind!=="person")&&St("lastTable",{...fe("lastTable"),[c.game]:h}),Ne(`/t/${b}`)}catch(b){r(U(b)),a(!1)}},f=u.seats.some(m=>m.kind==="person");return i`
    <form class="new-table" onSubmit=${$}>
      <section class="panel">
        <${Ze} legend=${l("new-game")} name="game" value=${c.game} choose=${m=>p({game:m})}
          values=${e.map(m=>({value:m.game,title:se(m.game),hint:l(`${m.game}-about`)}))} />
        ${c.sets.length>1&&i`<${hl} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>d({sets:m,seats:Ho(c,m,u.seats)})} />`}
        ${c.variants.length>1&&i`
          <${Ze} legend=${l("new-variant")} name="variant" value=${u.variant} choose=${m=>d({variant:m})}
            values=${c.variants.map(m=>({value:m,title:ve(`${c.game}-variant`,m),hint:ft(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>i`
          <${gl} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${h=>d({options:{...u.options,[m.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${bl} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>d({seats:m})} />
        <${Ze} legend=${l("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>p({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:l(`new-${m}`),hint:l(`new-${m}-hint`)}))} />
        <${yl} form=${t} change=${p} />
        ${u.seats.some(m=>m.kind==="bot")&&i`<${An} title=${l("new-pace")} value=${t.pace} values=${ud} word=${m=>l("new-pace-value",{n:m})}
          choose=${m=>p({pace:m})} />`}
        <${fa} title=${l("new-hints")} hint=${l("new-hints-hint")} value=${t.hints} choose=${m=>p({hints:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${o}</p>
        <button class="btn primary large" disabled=${s}>${l(f?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function md(e){let t=fe("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(o=>o.game===n)?.game??e[0].game,a=Object.fromEntries(e.map(o=>[o.game,fd(o,t.games?.[o.game])]));return{...cd,...t,game:s,games:a}}function fd(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),a=t.seats&&jt(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),o=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:a?t.seats:o}}function $d(e,t){let{sets:n,variant:s,options:a,seats:o}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>a[u]&&a[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,a[u]])),seats:o,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints}}var cd,ud,vl=v(()=>{"use strict";W();me();M();It();Me();L();$a();cd={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0},ud=[0,.7,1.5,3]});function ha(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function ga({seat:e,skew:t}){let[,n]=g(0),s=e.due!==null&&e.due!==void 0;if(x(()=>{if(!s)return;let o=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(o)},[s]),e.bank===null||e.bank===void 0)return null;let a=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return i`<span class="clock" data-running=${s||null} data-low=${s&&a<hd||null}
    role="timer" aria-label=${l("clock-left",{time:ha(a)})}>${ha(a)}</span>`}var hd,ba=v(()=>{"use strict";M();L();hd=20});function Rn({table:e,state:t,skew:n,onSeat:s,children:a}){let o=t.view,r=o.token??o.first??null,c=Math.max(...o.seats.map(p=>p.points),1),u=o.threshold||c;return i`
    <header class="strip">
      <div class="strip-round">
        <strong>${o.round?l("strip-round",{round:o.round}):l("strip-setup")}</strong>
        <span class="strip-goal">${o.match?l("strip-match",{game:o.match.game}):o.threshold?l("strip-goal",{points:o.threshold}):o.last_round?l("strip-last-round",{round:o.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${o.seats.map((p,d)=>i`
          <li key=${d}>
            <${gd} seat=${e.seats[d]} points=${p.points} goal=${u} threshold=${o.threshold??0} you=${d===e.you} skew=${n}
              wins=${o.match?o.match.wins[d]:null} first=${r===d} passed=${o.passed?.includes(d)}
              active=${!o.over&&(o.owing.length?o.owing.includes(d):o.active===d)} onClick=${()=>s(d)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${a}</div>
    </header>`}function gd({seat:e,points:t,goal:n,threshold:s,you:a,skew:o,wins:r,first:c,passed:u,active:p,onClick:d}){let $=[a&&l("seat-you"),p&&l("seat-turn"),c&&l("seat-first"),u&&l("seat-passed"),e.guest&&l("guest-mark"),Ws(e)].filter(Boolean).join(", ");return i`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${a||null} onClick=${d}
      aria-label=${l("seat-summary",{name:e.name,points:t,marks:$})} title=${l("seat-summary",{name:e.name,points:t,marks:$})}>
      <span class="presence" data-here=${_l(e)}></span>
      <span class="seat-name"><${nt} name=${e.name} guest=${e.guest&&!a} /></span>
      ${c&&i`<span class="mark" aria-hidden="true"><${y} name="first" size=${15} /></span>`}
      ${u&&i`<span class="mark" aria-hidden="true"><${y} name="pass" size=${15} /></span>`}
      <${ga} seat=${e} skew=${o} />
      <span class="seat-points">${t}${s>0&&i`<small>/${s}</small>`}</span>
      ${r!==null&&i`<span class="seat-wins" title=${l("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function _l(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function Ws(e){return l(`presence-${_l(e)}`,{bot:e.stand_in||e.bot||""})}var In=v(()=>{"use strict";M();Z();L();Jt();ba()});function js({path:e}){let[t,n]=g(!1),s=new URL(e,location.href).href;x(()=>{if(!t)return;let o=setTimeout(()=>n(!1),bd*1e3);return()=>clearTimeout(o)},[t]);let a=()=>navigator.clipboard?.writeText(s).then(()=>n(!0)).catch(()=>{});return i`
    <div class="share">
      <input class="input" readonly value=${s} aria-label=${l("share-label")} onFocus=${o=>o.target.select()} />
      <button type="button" class="btn" onClick=${a}>${t?l("share-copied"):l("share-copy")}</button>
    </div>`}function ya({table:e,send:t}){let n=_e()?.find(o=>o.game===e.game),s=n?.opponents??[],a=e.seats.filter(o=>o.kind==="empty").length;return i`
    <div class="room">
      <h1>${se(e.game)}</h1>
      <p class="room-what">${Ye(e)}</p>
      <p role="status" class="room-state">${a?l("room-waiting",{n:a}):l("room-starting")}</p>
      <ol class="room-seats">
        ${e.seats.map((o,r)=>i`
          <li key=${r} data-kind=${o.kind} data-you=${r===e.you||null}>
            <span class="room-number">${r+1}</span>
            <span class="room-name">${o.kind==="empty"?l("room-free"):o.kind==="bot"?l("room-bot",{bot:ve("bot",o.bot)}):i`<${nt} name=${o.name} guest=${o.guest} />`}
              ${o.kind==="bot"&&i`<small>${dn(s.find(c=>c.bot===o.bot))}</small>`}
              ${o.kind==="person"&&i`<small>${r===e.you?l("seat-you"):Ws(o)}</small>`}</span>
            <span class="room-acts">
              ${o.kind==="empty"&&e.you<0&&i`<button type="button" class="btn primary" onClick=${()=>t({t:"sit",seat:r})}>${l("room-sit")}</button>`}
              ${o.kind==="empty"&&e.host&&n&&i`<${yd} opponents=${s} first=${n.opponent} put=${c=>t({t:"set_seat",seat:r,bot:c})} />`}
              ${o.kind==="bot"&&e.host&&i`<button type="button" class="btn" onClick=${()=>t({t:"set_seat",seat:r,bot:""})}>${l("room-no-bot")}</button>`}
              ${r===e.you&&i`<button type="button" class="btn" onClick=${()=>t({t:"leave"})}>${l("room-leave")}</button>`}
            </span>
          </li>`)}
      </ol>
      <h2>${l("room-invite")}</h2>
      <${js} path=${`/t/${e.table}`} />
      ${e.watchers>0&&i`<p class="room-what">${l("watchers",{n:e.watchers})}</p>`}
    </div>`}function yd({opponents:e,first:t,put:n}){let[s,a]=g(t);return i`
    <span class="row">
      <select class="select" aria-label=${l("room-which-bot")} value=${s} onChange=${o=>a(o.currentTarget.value)}>
        ${e.map(o=>i`<option key=${o.bot} value=${o.bot}>${pn(o)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${y} name="bot" size=${16} /> ${l("room-put-bot")}</button>
    </span>`}var bd,Us=v(()=>{"use strict";M();Z();me();L();Jt();In();bd=2});function va(e,t){let[n,s]=g(wa),[a,o]=g(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;x(()=>{s(wa),o(!1)},[r?r.at:c,r?.question]);let p=Q((h,b=void 0)=>{s(wa),o(!0),t({t:"play",step:c,era:u,...h},b).catch(()=>{}).finally(()=>o(!1))},[t,c,u]),d=Q(h=>{a||(h.confirm?s(b=>({path:b.path,menu:[],asking:h})):p({move:h.move},h))},[a,p]),$=Q(h=>{if(a)return;let b=Ns(r,n.path,h);b&&(b.move&&!b.move.confirm?p({move:b.move.move},b.move):s({path:b.path,menu:b.menu,asking:b.move}))},[r,a,n,p]),f=Q(()=>{if(!n.path.length&&!n.asking)return!1;let h=ea(n.path);return s({path:h,menu:Is(r,h),asking:null}),!0},[r,n]),m=H(()=>a?new Set([]):Os(r,n.path),[r,a,n.path]);return{...n,lit:m,busy:a,choose:$,take:d,back:f,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:h=>p({moves:h.map(b=>b.move)})}}var wa,_a=v(()=>{"use strict";M();Pt();wa={path:As,menu:[],asking:null}});function On(e){return wd.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function xa(e){let t=e?e.moves.filter(On):[];return t.length>xl?t:[]}function Nn(e,t,n,s,a=[]){let o=a.filter(p=>p!==n),r=p=>[Math.abs(p.amount[n]-t.amount[n]),vd(p.amount,t.amount),...o.map(d=>Math.abs(p.amount[d]-t.amount[d])),_d(p.amount,n)],c=null,u=[];for(let p of e){if((p.amount[n]-t.amount[n])*s<=0)continue;let d=r(p);(!c||xd(d,u))&&([c,u]=[p,d])}return c}function _d(e,t){return e.reduce((n,s,a)=>n+(a===t?0:s*s),0)}function xd(e,t){let n=e.findIndex((s,a)=>s!==t[a]);return n>=0&&e[n]<t[n]}function Ma(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function ka(e,t){let n=t.group==="gain"?1:-1;return e.map((s,a)=>s+n*(t.amount[a]??0))}function Ca(e,t){let n=e[0]?.have;return n?n.map((s,a)=>t.reduce((o,r)=>o+(r.change?.[a]??0),s)):null}var wd,xl,vd,Zn=v(()=>{"use strict";wd=new Set(["pay","gain","lose"]),xl=5;vd=(e,t)=>e.reduce((n,s,a)=>n+Math.abs(s-t[a]),0)});function La({plan:e,game:t,kinds:n,pool:s,essencesOn:a,onTake:o,disabled:r}){let[c,u]=g({}),p=e.map((m,h)=>Tt(m,c[h]??"")??Ln(m)??m.moves[0]),d=Ca(e,p),$=!d||d.every(m=>m>=0),f=(m,h)=>u({...c,[m]:String(h.move)});return i`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,h)=>i`
          <li key=${h} class="collect-row">
            ${m.card&&i`<${ne} game=${t} id=${m.card} size="chip" essences=${a(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(b=>i`
                <button type="button" key=${b.move} role="radio" class="toggle" aria-checked=${b===p[h]}
                  disabled=${r} data-move=${b.move} onClick=${()=>f(h,b)}>
                  <${Oe} fragments=${b.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${d&&i`<${Md} kinds=${n} pool=${s} after=${d} />`}
      ${!$&&i`<p class="decision-how" role="status">${l("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!$} onClick=${()=>o(p)} aria-keyshortcuts="Enter">
        ${l("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function Md({kinds:e,pool:t,after:n}){let s=e.map((a,o)=>({kind:a,n:n[o],by:n[o]-t[o]})).filter(({n:a,by:o})=>a||o);return i`
    <p class="collect-after" role="status"><span>${l("collect-after")}</span>
      ${s.map(({kind:a,n:o,by:r})=>i`
        <span key=${a} class=${`collect-kind of-${a}`}><${y} name=${a} size=${18} label=${l(`sign-${a}`,{n:o})} /><b class="num">${o}</b>${r!==0&&i`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var Ea=v(()=>{"use strict";M();Z();je();L();Pt();Zn()});function Qt({move:e,index:t,proposed:n,hinted:s,verb:a,onTake:o,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return i`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>o(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&i`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${a&&i`<span class="move-verb">${e.heading}</span> `}<${Oe} fragments=${e.label} /></span>
        ${e.hint.length>0&&i`<span class="move-hint"><${Oe} fragments=${e.hint} /></span>`}
      </span>
      ${n&&i`<span class="move-enter" title=${l("decide-proposed")}>↵</span>`}
    </button>`}function Sa({moves:e,proposed:t,hinted:n,onTake:s,disabled:a}){let o=0;return i`
    <div class="move-list">
      ${na(e).map(({heading:r,moves:c})=>i`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>i`<${Qt} key=${u.move} move=${u} index=${o++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${a} />`)}
        </section>`)}
    </div>`}var Vs=v(()=>{"use strict";M();Z();L();Pt()});function Ta({moves:e,start:t,kinds:n,pool:s,onTake:a,disabled:o}){let[r,c]=g(t),[u,p]=g([]),d=ka(s,r),$=r.group==="gain",f=(m,h)=>{let b=Nn(e,r,m,h,u);b&&(c(b),p([m,...u.filter(w=>w!==m)]))};return i`
    <div class="picker" data-group=${r.group}>
      <div class="picker-rows" role="group" aria-label=${l(`pick-${r.group}`)}>
        ${Ma(e).map(m=>{let h=l(`sign-${n[m]}`,{n:r.amount[m]});return i`
            <div class="picker-kind" key=${m} data-kind=${n[m]} data-none=${r.amount[m]===0||null}>
              <button type="button" class="step" disabled=${o||!Nn(e,r,m,-1)}
                aria-label=${l("pick-less",{kind:h})} onClick=${()=>f(m,-1)}>−</button>
              <span class="picker-amount">
                <${y} name=${n[m]} size=${22} />
                <output aria-label=${h}>${r.amount[m]}</output>
              </span>
              <button type="button" class="step" disabled=${o||!Nn(e,r,m,1)}
                aria-label=${l("pick-more",{kind:h})} onClick=${()=>f(m,1)}>+</button>
              <span class="picker-left num">${l($?"pick-have":"pick-left",{n:d[m]})}</span>
            </div>`})}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${o} onClick=${()=>a(r)}
        data-move=${r.move} aria-keyshortcuts="Enter">
        ${l(`pick-do-${r.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`}var Pa=v(()=>{"use strict";M();Z();L();Zn()});function le(e){let[t,n]=g(()=>matchMedia(e).matches);return x(()=>{let s=matchMedia(e),a=()=>n(s.matches);return a(),s.addEventListener("change",a),()=>s.removeEventListener("change",a)},[e]),t}function Te(e){e?.focus({preventScroll:!0})}function Oa(e){let[t,n]=g({width:0,height:0});return oe(()=>{let s=e.current;if(!s)return;let a=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};a();let o=new ResizeObserver(a);return o.observe(s),()=>o.disconnect()},[]),t}var ke,Aa,Ra,Ia,be=v(()=>{"use strict";M();ke="(max-width: 719px), (max-width: 899px) and (orientation: portrait), (max-height: 499px)",Aa="(min-width: 1000px) and (min-height: 700px)",Ra="(min-width: 2000px) and (min-height: 1100px)",Ia=1.25});function Na({game:e,state:t,ask:n,you:s,choosing:a,hint:o,before:r}){let[c,u]=g(!1);x(()=>u(!1),[n.question,n.at]);let p=t.view,d=p.seats[s],$=kd(e,n),f=Ln(n),m=o?Tt(n,o.move):null,h=n.plan?.length?n.plan:null,b=xa(n),w=n.moves.some(A=>A.targets.length),S=ta(n).filter(A=>!b.length||!On(A)),E=A=>d.play?.find(I=>I.card===A)?.essences??null;return a.asking?i`<${Ml} choosing=${a} />`:i`
    <div class="decision" data-kind=${n.kind} data-hit=${$||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?l("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&w&&i`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${l("decide-list-title")}>
            ${l("decide-list")}
          </button>`}
      </div>
      ${$&&i`<${kl} lines=${r} />`}
      <div class="decision-body" data-stacked=${b.length>0||c||null}>
        ${Cd(n)&&i`<div class="decision-card"><${ne} game=${e} id=${n.card} size=${b.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${o&&i`<${Ld} hint=${o} />`}
          ${h&&!c?i`<${La} key=${n.at} plan=${h} game=${e} kinds=${p.essences} pool=${d.pool} essencesOn=${E} onTake=${a.takeAll} disabled=${a.busy} />`:c?i`<${Sa} moves=${n.moves} proposed=${f} hinted=${m} onTake=${a.take} disabled=${a.busy} />`:i`
            ${b.length>0&&i`<${Ta} key=${n.at} moves=${b} start=${f&&On(f)?f:b[0]}
              kinds=${p.essences} pool=${d.pool} onTake=${a.take} disabled=${a.busy} />`}
            ${w&&i`<p class="decision-how">${l(a.menu.length?"decide-menu":a.path.length?"decide-go-on":S.length?"decide-point":"decide-point-only")}</p>`}
            ${S.map((A,I)=>i`<${Qt} key=${A.move} move=${A} index=${I} verb=${A.group==="pass"}
              proposed=${A===f} hinted=${A===m} onTake=${a.take} disabled=${a.busy} />`)}`}
        </div>
      </div>
    </div>`}function Ld({hint:e}){return i`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&i`<span class="hint-win">${l("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&i`<ul>${e.reasons.map((t,n)=>i`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&i`<p class="hint-second">${l("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function Ml({choosing:e}){let t=e.asking;return t&&i`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Te} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${l("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${l("confirm-no")}</button>
      </div>
    </div>`}function Za({names:e,owing:t,you:n,before:s}){let a=t.filter(o=>o!==n).map(o=>e[o]);return i`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${a.length?l("waiting-for",{who:a.join(", "),n:a.length}):l("waiting-table")}</h2>
      <${kl} lines=${s.slice(-1)} />
      ${n<0&&i`<p class="decision-how">${l("you-watch")}</p>`}
    </div>`}function kl({lines:e}){return e.length>0&&i`<div class="decision-before">${e.map((t,n)=>i`<p key=${n}>${t}</p>`)}</div>`}var kd,Cd,Da=v(()=>{"use strict";M();je();me();L();Pt();Zn();Ea();Vs();Pa();be();kd=(e,t)=>mt(e)?.hits.includes(t.kind)??!1,Cd=e=>e.card&&!e.plan?.length});function Cl(e){let{game:t,sets:n,variant:s,options:a,clock:o,open:r,pace:c,hints:u}=e,p=e.seats.map((d,$)=>$===e.you?{kind:"me"}:d.kind==="bot"?{kind:"bot",bot:d.bot}:{kind:"person"});return{game:t,sets:n,variant:s,options:a,seats:p,clock:o,open:r,hints:u,...c==null?{}:{pace:c}}}function Ha({table:e,state:t,names:n,onLook:s}){let[a,o]=g(""),r=t.result,c=r.winners.map(p=>n[p]).join(", "),u=()=>D("/api/tables",Cl(e)).then(({table:p})=>Ne(`/t/${p}`)).catch(p=>o(U(p)));return i`
    <div class="ending" role="dialog" aria-label=${l("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?l("ending-you-won"):l("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${l("ending-rounds",{n:r.rounds})}</p>
      <${Ed} score=${t.score} result=${r} names=${n} you=${e.you} />
      ${a&&i`<p class="problem" role="alert">${a}</p>`}
      <div class="row ending-acts">
        <button type="button" class="btn primary" onClick=${u}>${l("ending-again")}</button>
        <button type="button" class="btn" onClick=${s}>${l("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${l("ending-replay")}</a>
        <a class="btn" href=${`/api/tables/${e.table}/record`} download>${l("ending-record")}</a>
        <a class="btn" href="/">${l("ending-home")}</a>
      </div>
      <${js} path=${`/replay/${e.table}`} />
    </div>`}function Ed({score:e,result:t,names:n,you:s}){let a=n.map((o,r)=>r).sort((o,r)=>t.points[r]-t.points[o]);return i`
    <div class="scores">
      ${a.map(o=>i`
        <section key=${o} class="scores-seat" data-winner=${t.winners.includes(o)||null} data-you=${o===s||null}>
          <h3>${t.winners.includes(o)&&i`<${y} name="crown" size=${18} label=${l("ending-winner")} />`} <bdi>${n[o]}</bdi> <strong>${t.points[o]}</strong></h3>
          <table><tbody>
            ${e[o].map(([r,c,u],p)=>i`<tr key=${`${r} ${p}`}><th scope="row">${u}</th><td>${c}</td></tr>`)}
            ${!e[o].length&&i`<tr><td class="empty">${l("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}var za=v(()=>{"use strict";M();Z();W();It();L();Us()});function Tl(e,t,[n,s]){let a=-1,o=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+Sd*p;u>2&&d<o&&([a,o]=[c,d])}),a}function Td(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(o=>e.has(o.dataset.target??"")),...n].map(Pd).filter(o=>o.getClientRects().length>0)}function Pd(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function Ad(e,t){let n=Td(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let a=Tl(Ll(s),n.map(Ll),Sl[e]);a>=0&&n[a].focus()}function Rd(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function qa(e,t){let n=R({letters:e,lit:t});n.current={letters:e,lit:t},x(()=>{let s=a=>{if(!(a.ctrlKey||a.metaKey||a.altKey||a.defaultPrevented)){if(Rd(a.target)){a.key==="Escape"&&a.target.blur();return}Id(a,n.current.letters,n.current.lit)&&a.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function Id(e,t,n){let{key:s}=e;return s in Sl?(Ad(s,n),!0):s==="Enter"?!Od(e.target)&&yt(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?yt(".menu [data-move]",Number(s))||yt(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function Od(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function yt(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function Ba({onClose:e}){return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog keys" role="dialog" aria-label=${l("keys-title")}>
      <h2>${l("keys-title")}</h2>
      <dl>${El.map(([t,n])=>i`
        <div key=${n}><dt>${t.map(s=>i`<kbd key=${s}>${s}</kbd>`)}</dt><dd>${l(n)}</dd></div>`)}
      </dl>
      <button type="button" class="btn primary" ref=${Te} onClick=${e}>${l("close")}</button>
    </div>`}var El,Sl,Sd,Ll,Fa=v(()=>{"use strict";M();L();be();El=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],Sl={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Sd=2.5,Ll=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function Gs(e){return[...document.querySelectorAll(`[data-target="${CSS.escape(e)}"]`)].find(n=>n.getClientRects().length>0)??null}function Wa({choosing:e}){let{menu:t,path:n}=e,s=R(null),[a,o]=g({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return oe(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=Gs(r)?.getBoundingClientRect();if(!p)return o({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+wt+u.width<=innerWidth?p.right+wt:p.left-wt-u.width,$=d>=wt?d:Math.max(wt,Math.min(p.left,innerWidth-u.width-wt)),f=Math.max(wt,Math.min(p.top,innerHeight-u.height-wt));o({left:$,top:f,ready:!0})},[c,r,t]),x(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?i`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${l("menu-label")} ref=${s}
      style=${{left:`${a.left}px`,top:`${a.top}px`,visibility:a.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>i`<${Qt} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${l("menu-back")}</button>
    </div>`:null}var wt,ja=v(()=>{"use strict";M();L();Vs();wt=8});function Dn(e,t,n){let[s,a]=g(e),o=R([]),r=R(0),c=R(null),u=R(s);u.current=s;let p=()=>{r.current=0,o.current.length>Al&&o.current.splice(0,o.current.length-Al);let $=o.current.shift();if(!$)return;let f=u.current;c.current=f&&t.current&&$.cause==="move"&&Mn()?{state:f,places:qd(t.current)}:null,a($),c.current?r.current=setTimeout(p,o.current.length>1?Dd:Zd):p()};return zd(()=>{o.current.length&&(o.current.splice(0,o.current.length-1),clearTimeout(r.current),p())}),oe(()=>{!e||e===u.current||o.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(o.current=[],clearTimeout(r.current),r.current=0),o.current.push(e),r.current||p())},[e]),oe(()=>{let $=c.current;if(c.current=null,!$||!s||!t.current)return;let f=Rl(t.current);Wd(f,$.places),n&&Ud(n($.state.view,s.view,s.events),$.places,Il(f))},[s]),x(()=>()=>clearTimeout(r.current),[]),s}function zd(e){let t=R(e);t.current=e,x(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(a=>addEventListener(a,n,{capture:!0})),()=>s.forEach(a=>removeEventListener(a,n,{capture:!0}))},[])}function qd(e){return Il(Rl(e))}function Rl(e){let t=new Map;for(let n of Bd(e)){let s=Fd(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function Bd(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function Wd(e,t){for(let[n,{element:s,box:a}]of e){if(!s.dataset.target)continue;let o=t.get(n);if(!o){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:Pl,easing:Ua});continue}let r=o.left+o.width/2-a.left-a.width/2,c=o.top+o.height/2-a.top-a.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=a.width?o.width/a.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:Pl,easing:Ua});jd(s,p)}}function jd(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function Ud(e,t,n){for(let{kind:s,n:a,from:o,to:r}of e){let c=t.get(o)??n.get(o),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(a,Hd);p++)Vd(s,c,u,p)}}function Vd(e,t,n,s){let a=document.createElement("span");a.className="flyer",a.setAttribute("aria-hidden","true"),Ae(i`<${y} name=${e} size=${22} />`,a),document.body.append(a);let o=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=a.animate([{translate:o(t),opacity:.4},{translate:o(n),opacity:1}],{duration:Nd,delay:s*40,easing:Ua,fill:"backwards"}),c=()=>{Ae(null,a),a.remove()};r.finished.then(c,c)}var Pl,Nd,Zd,Dd,Al,Ua,Hd,Il,Fd,Ks=v(()=>{"use strict";M();Z();Me();Pl=220,Nd=250,Zd=280,Dd=130,Al=3,Ua="cubic-bezier(0.2, 0.7, 0.2, 1)",Hd=3;Il=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));Fd=e=>e.dataset.target??e.dataset.anchor??""});function Hn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(a=>document.querySelector(`.board [data-target="${CSS.escape(a)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return i`
    <div class="part-tabs tabs" role="tablist">
      ${Xt.map(a=>i`
        <button type="button" key=${a} role="tab" aria-selected=${e===a} onClick=${()=>t(a)}>
          ${l(`part-${a}`)}${e!==a&&s.has(a)&&i`<i class="lit-dot" title=${l("part-lit")}></i>`}
        </button>`)}
    </div>`}function zn(e,t,n){let s=R({x:0,y:0});return e?{onTouchStart:a=>{s.current={x:a.touches[0].clientX,y:a.touches[0].clientY}},onTouchEnd:a=>{let o=a.changedTouches[0].clientX-s.current.x,r=a.changedTouches[0].clientY-s.current.y;if(Math.abs(o)<Gd||Math.abs(o)<Kd*Math.abs(r))return;let c=Xt[Xt.indexOf(t)-Math.sign(o)];c&&n(c)}}:{}}var Xt,Gd,Kd,Ys=v(()=>{"use strict";M();L();Xt=["mine","centre","rivals","log"],Gd=60,Kd=2});function Va({table:e,names:t,owing:n,skew:s,send:a}){let o=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:i`
    ${o?.stand_in&&i`
      <div class="prompt" role="alert">
        <p>${l("seat-bot-plays",{bot:o.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>a({t:"take_back"})}>${l("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>i`<${Jd} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>a({t:"stand_in",seat:u})} />`)}`}function Jd({name:e,since:t,skew:n,onStandIn:s}){let a=()=>t+Yd-(Date.now()/1e3+n),[o,r]=g(a()<=0),c=Math.round(t);return x(()=>{r(a()<=0);let u=setTimeout(()=>r(!0),Math.max(0,a())*1e3);return()=>clearTimeout(u)},[c]),o&&i`
    <div class="prompt" role="status">
      <p>${l("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${l("seat-stand-in")}</button>
    </div>`}function Ga({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return i`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Te} onClick=${t} aria-keyshortcuts="Escape">${l("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${l("request-ask")}</button>
      </div>
    </div>`}function Ka({onClose:e,onLeave:t}){let n=()=>{e(),t()};return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${l("leave")}>
      <h2>${l("leave")}</h2>
      <p>${l("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Te} onClick=${e} aria-keyshortcuts="Escape">${l("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${l("leave-do")}</button>
      </div>
    </div>`}var Yd,Ya=v(()=>{"use strict";M();L();be();Yd=60});function qn(e){if(!fe("sound")||typeof AudioContext>"u")return;Ot??=new AudioContext,Ot.state==="suspended"&&Ot.resume().catch(()=>{});let t=Ot.currentTime+.01;for(let n of Qd[e]){let s=Ot.createOscillator(),a=Ot.createGain();s.type=n.wave,s.frequency.value=n.hz,a.gain.setValueAtTime(0,t+n.at),a.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),a.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(a).connect(Ot.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function Ja(e,t){!t||e.cause==="join"||(e.result&&!t.result?qn("end"):e.ask&&!t.ask?qn("turn"):e.events.some(n=>Xd.has(n.kind))?qn("card"):e.events.some(n=>em.has(n.kind))&&qn("essence"))}var Qd,Ot,Xd,em,Qa=v(()=>{"use strict";Me();Qd={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},Ot=null;Xd=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),em=new Set(["collected","gained","paid","put","took","lost","moved"])});function Ol({lines:e}){let[t,n]=g(!1),s=t?e:e.slice(-tm),a=e.length?e[e.length-1][0]:-1;return i`
    <div class="log at-end" tabindex="0" role="log" aria-label=${l("log-label")}><div>
      ${s.length<e.length&&i`<button type="button" class="btn quiet small" onClick=${()=>n(!0)}>${l("log-all",{n:e.length})}</button>`}
      ${!e.length&&i`<p class="empty">${l("log-empty")}</p>`}
      <ol>${s.map(([o,r],c)=>i`<li key=${c} data-latest=${o===a||null}>${r}</li>`)}</ol>
    </div></div>`}function Nl({lines:e,onSay:t}){let[n,s]=g(""),a=o=>{o.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return i`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${l("chat-label")}><div>
        ${!e.length&&i`<p class="empty">${l("chat-empty")}</p>`}
        ${e.map((o,r)=>i`<p key=${r}><strong data-seat=${o.seat}><${nt} name=${o.who} guest=${o.guest} /></strong> <bdi>${o.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${a}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${l("chat-write")} aria-label=${l("chat-write")}
          onInput=${o=>s(o.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${l("chat-send")}</button>
      </form>
    </div>`}function Xa({log:e,chat:t,tab:n,setTab:s,requests:a,onRequest:o,onSay:r}){let[c,u]=g(t.length);x(()=>{n==="chat"&&u(t.length)},[n,t.length]);let p=t.length-c;return i`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${n==="log"} onClick=${()=>s("log")}>${l("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${n==="chat"} onClick=${()=>s("chat")}>
          ${l("tab-chat")} ${p>0&&i`<span class="count">${p}</span>`}
        </button>
      </div>
      ${n==="chat"?i`<${Nl} lines=${t} onSay=${r} />`:i`<${Ol} lines=${e} />`}
      ${a.length>0&&i`
        <p class="row requests">${a.map(d=>i`
          <button key=${d.name} type="button" class="btn quiet small" data-request=${d.name} onClick=${()=>o(d.name)}>${l("request-open",{what:d.title})}</button>`)}</p>`}
    </section>`}var tm,er=v(()=>{"use strict";M();L();Jt();tm=150});function tr(e,t){x(()=>{let n=t?l("title-over"):e?`● ${l("title-your-turn")}`:l("title-table");document.title=`${n} · Arcanarium`},[e,t])}var nr=v(()=>{"use strict";M();L()});function sr({state:e,table:t,made:n,send:s}){let[a,o]=g(!1);x(()=>o(!1),[e.step,t.request]);let r=t.seats.some((d,$)=>$!==t.you&&d.kind==="person"),{can:c,why:u}=e.undo;return t.request?.seat===t.you?i`<p class="undo-note" role="status">${l("undo-asked")}</p>`:a?i`
      <div class="undo-ask" role="alertdialog" aria-label=${u}>
        <p>${u}</p>
        <div class="row">
          <button type="button" class="btn" ref=${Te} onClick=${()=>s({t:"ask_undo",step:e.step,era:e.era})}>${l(r?"undo-ask":"undo-anyway")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>o(!1)}>${l("undo-never-mind")}</button>
        </div>
      </div>`:i`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!c&&!u}
      title=${c?l("undo-title"):u} data-fair=${c||null}
      onClick=${()=>c?s({t:"undo",step:e.step,era:e.era}):o(!0)}>
      <${y} name="undo" size=${16} /> <span>${l("undo")}${c&&n&&i`: <${Oe} fragments=${n} />`}</span>
    </button>`}function or({table:e,names:t,send:n}){let s=e.request,a=s&&s.asked.includes(e.you)&&!s.agreed.includes(e.you);return!s||!a||s.seat===e.you?null:i`
    <div class="prompt" role="alertdialog" aria-label=${l("undo-request",{who:t[s.seat]})}>
      <p>${l("undo-request",{who:t[s.seat]})}</p>
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>n({t:"answer_undo",agree:!0})}>${l("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>n({t:"answer_undo",agree:!1})}>${l("undo-refuse")}</button>
      </div>
    </div>`}var ar=v(()=>{"use strict";M();Z();L();be()});function rr({data:e,board:t,ask:n,tell:s}){let a=e.table,o=R(null),r=Dn(e.state,o,t.flights??null),c=r===e.state,{made:u,remembering:p}=sm(n),d=va(c?r:{...r,ask:null},p),[$,f]=g(null),[m,h]=g("log"),[b,w]=g(!1),[S,E]=g("mine"),[A,I]=g(!1),[ce,we]=g(!1),[ae,he]=g(!1),[_,C]=g(""),[O,ee]=$e("sound"),z=le(ke),ue=le(Aa),en=H(()=>a.seats.map(re=>re.name),[a]),{you:it}=a,Pe=c?r.ask:null,au=Q(re=>Zs(Pe,re),[Pe]),ru=om(o,Pe,d.lit),qr=e.log.slice(-nm).map(([,re])=>re),Br=e.state?.requests??[],Jn=Br.find(re=>re.name===_),io=c&&e.hint&&e.hint.step===r.step?e.hint:null;am(e.state),tr(!!e.state?.ask,!!e.state?.result),rm(io&&Tt(Pe,io.move)?.targets||null),im(z,S,E,d.lit,r.step);let iu=zn(z,S,E),Fr=re=>{z?E("log"):ue||w(!b||re!==m),h(re),re==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},Wr=()=>Pe&&a.hints&&s({t:"hint",step:r.step});qa({u:()=>yt(".undo"),p:()=>yt('.decision [data-group="pass"]'),m:()=>yt(".list-toggle"),h:Wr,l:()=>Fr("log"),c:()=>Fr("chat"),"?":()=>I(!0),Escape:()=>A||ae||Jn?(I(!1),he(!1),C("")):d.back()||($!==null?f(null):w(!1))},d.lit);let jr=i`<${Xa} log=${e.log} chat=${e.chat} tab=${m} setTab=${h} requests=${Br} onRequest=${C} onSay=${re=>n({t:"chat",text:re})} />`,lu=r.result&&!ce;return i`
    <div class="tabletop" data-game=${a.game} data-part=${z?S:null} data-deciding=${Pe?!0:null} data-seats=${a.seats.length}>
      <${Rn} table=${a} state=${r} skew=${e.skew} onSeat=${re=>f($===re?null:re)}>
        ${a.watchers>0&&i`<span class="watchers" title=${l("watchers",{n:a.watchers})}><${y} name="eye" size=${16} />${a.watchers}</span>`}
        ${!z&&!ue&&i`<button type="button" class="btn quiet small icon-only" aria-pressed=${b} onClick=${()=>w(!b)} title=${l("tab-log")} aria-label=${l("tab-log")}><${y} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${O} onClick=${()=>ee(!O)} title=${l("sound-toggle")} aria-label=${l("sound-toggle")}><${y} name=${O?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only keys-button" onClick=${()=>I(!0)} title=${l("keys-title")} aria-label=${l("keys-title")}><${y} name="info" size=${18} /></button>
        ${it>=0&&!r.result&&i`<button type="button" class="btn quiet small icon-only" onClick=${()=>he(!0)} title=${l("leave")} aria-label=${l("leave")}><${y} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${l("ending-home")} aria-label=${l("ending-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${z&&i`<${Hn} part=${S} setPart=${E} lit=${d.lit} />`}
      <section class="board" ref=${o} ...${iu} aria-label=${l("board-label")}>
        <${t.Board} game=${a.game} view=${r.view} table=${a} score=${r.score} ask=${Pe} names=${en} you=${it}
          lit=${d.lit} chosen=${d.path} choose=${d.choose} why=${au} detail=${$} setDetail=${f} />
        ${z&&S==="log"&&i`<div class="part-log">${jr}</div>`}
      </section>
      <aside class="side">
        ${(ue||!z&&b)&&i`<div class="talk-place" data-drawer=${!ue||null}>${jr}</div>`}
        <${or} table=${a} names=${en} send=${s} />
        <${Va} table=${a} names=${en} owing=${r.view.owing} skew=${e.skew} send=${s} />
        <div class="desk" data-active=${Pe?!0:null}>
          ${t.Beside&&it>=0&&i`<${t.Beside} view=${r.view} you=${it} />`}
          ${Pe&&it>=0?i`<${Na} game=${a.game} state=${r} ask=${Pe} you=${it} choosing=${d} hint=${io} before=${qr} />`:r.result?i`<div class="decision"><button type="button" class="btn primary" onClick=${()=>we(!1)}>${l("ending-show")}</button></div>`:i`<${Za} names=${en} owing=${r.view.owing} you=${it} before=${qr} />`}
          <p class="why-line" aria-live="polite">${ru}</p>
          ${it>=0&&!r.result&&i`
            <div class="desk-tools">
              <${sr} state=${r} table=${a} made=${u(r.step)} send=${s} />
              ${Pe&&a.hints&&i`<button type="button" class="btn quiet small" onClick=${Wr} aria-keyshortcuts="h"><${y} name="hint" size=${16} /> ${l("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${Wa} choosing=${d} />
      ${A&&i`<${Ba} onClose=${()=>I(!1)} />`}
      ${ae&&i`<${Ka} onClose=${()=>he(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${Jn&&i`<${Ga} request=${Jn} onClose=${()=>C("")} onAsk=${()=>s({t:"request",name:Jn.name})} />`}
      ${lu&&i`<div class="veil"></div><${Ha} table=${a} state=${r} names=${en} onLook=${()=>we(!0)} />`}
    </div>`}function sm(e){let t=R([]),n=Q((a,o)=>{let r=t.current.filter(c=>c.step<a.step);return t.current=o?[...r,{step:a.step,label:[[o.heading,"text"],[" ","text"],...o.label]}]:r,e(a)},[e]);return{made:a=>t.current.find(o=>o.step===a-1)?.label??null,remembering:n}}function om(e,t,n){let[s,a]=g("");return x(()=>{let o=e.current,r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;a(u?.dataset.target??"")};return o?.addEventListener("pointerover",r),o?.addEventListener("focusin",r),()=>{o?.removeEventListener("pointerover",r),o?.removeEventListener("focusin",r)}},[]),s&&!n.has(s)?Zs(t,s).join(" "):""}function am(e){let t=R(e);x(()=>{e&&e!==t.current&&Ja(e,t.current),t.current=e},[e])}function rm(e){let t=e?.join(" ")??"";oe(()=>{let n=(e??[]).map(Gs).filter(s=>s!==null);for(let s of n)s.setAttribute("data-hinted","");return()=>n.forEach(s=>s.removeAttribute("data-hinted"))},[t])}function im(e,t,n,s,a){x(()=>{if(!e||!s.size)return;let o=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(o.has(t))return;let r=Xt.find(c=>o.has(c));r&&n(r)},[a,e])}var nm,ir=v(()=>{"use strict";M();Z();Me();L();Pt();_a();Da();za();Fa();ja();Ks();Ys();Ya();be();Qa();In();er();nr();ar();nm=3});function lr(){let[e,t]=g([]),n=Q(s=>{let a=++cm;t(o=>[...o.filter(r=>r.text!==s).slice(-2),{id:a,text:s}]),setTimeout(()=>t(o=>o.filter(r=>r.id!==a)),lm)},[]);return{toasts:e,toast:n}}function cr({toasts:e}){return i`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>i`<p key=${t}>${n}</p>`)}</div>`}var lm,cm,ur=v(()=>{"use strict";M();lm=5e3,cm=0});var Dl={};Ee(Dl,{Page:()=>Zl,TablePage:()=>dr});function Zl({params:e}){return i`<${dr} key=${e.table} id=${e.table} />`}function um(e){let[t,n]=g(null),[s,a]=g(null);oe(()=>{let r=ia(e,c=>n({...c}));return a(r),()=>r.close()},[e]);let o=Q(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:o}}function pm(e){let[t,n]=g(null),[s,a]=g("");return x(()=>{e&&fn(e).then(n,o=>a(U(o)))},[e]),{board:t,problem:s}}function dr({id:e}){let{data:t,send:n}=um(e),{toasts:s,toast:a}=lr(),o=t?.table??null,{board:r,problem:c}=pm(o?.game),u=!!t?.state?.result;x(()=>{u&&o&&ua(e,o.you).catch(()=>{})},[u]);let p=H(()=>$=>n($).catch(f=>{throw a(U(f)),f}),[n,a]),d=Q($=>p($).catch(()=>{}),[p]);return t?.gone?i`<${pr} title=${l("table-gone")} text=${l("table-gone-what")} />`:c?i`<${pr} title=${l("table-problem")} text=${c} />`:!t||!o||!r&&o.status!=="open"?i`<${dm} id=${e} lost=${!!t?.retryAt} />`:i`
    ${!t.connected&&i`<p class="offline" role="status">${l("table-offline")}</p>`}
    ${o.status==="broken"?i`<${pr} title=${l("table-broken")} text=${o.reason} />`:t.state&&r&&o.status!=="open"?i`<${rr} data=${t} board=${r} ask=${p} tell=${d} />`:i`<${ya} table=${o} send=${d} />`}
    <${cr} toasts=${s} />`}function dm({id:e,lost:t}){let[n,s]=g("");return x(()=>{t&&pa(e).then(s,()=>{})},[t]),i`
    <div class="waiting" aria-busy="true">
      <p role="status">${l(t?"table-offline":"table-coming")} ${n&&i`<a href=${n}>${l("table-stored")}</a>`}</p>
    </div>`}function pr({title:e,text:t}){return i`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${l("ending-home")}</a></p>
    </section>`}var mr=v(()=>{"use strict";M();$n();la();qs();W();L();Us();ir();ur()});function Hl(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function zl({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[o,r]of Object.entries(t))s.set(o,r);n&&s.set("card",n);let a=s.toString();return a&&`?${a}`}function fr(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function ql(e,{words:t,filters:n}){let s=fr(t).split(/\s+/).filter(Boolean),a=e.cards.filter(c=>Object.entries(n).every(([u,p])=>mm(c,u).includes(p)));if(!s.length)return a;let o=a.filter(c=>{let u=fr([c.name,c.kind_name,...c.sentences].join(" "));return s.every(p=>u.includes(p))}),r=c=>s.some(u=>fr(c.name).includes(u));return[...o.filter(r),...o.filter(c=>!r(c))]}function mm(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function $r(e,t,n,s){switch(n){case"set":return t.sets.find(a=>a.id===s)?.title??s;case"type":return gt(e,`type-${s}`,{n:2});case"kind":return gt(e,`kind-${s}`,{n:2});default:return Ke(`${e}-${n}-${s}`)?l(`${e}-${n}-${s}`):gt(e,s)}}var Bl=v(()=>{"use strict";_n();L()});var hr={};Ee(hr,{CardsPage:()=>Fl,Page:()=>fm});function fm({params:e}){let t=_e()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return i`<${Fl} key=${n} game=${n} games=${t}/>`}function Fl({game:e,games:t}){let[n,s]=g(null),[a,o]=g(""),[r,c]=g(0);return x(()=>{o(""),mn(e).then(s,u=>o(U(u)))},[e,r]),i`
    <div class="browse">
      <header class="browse-head">
        <h1>${l("browse-title")}</h1>
        <nav class="row" aria-label=${l("browse-games")}>
          ${t.map(u=>i`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${se(u)}</a>`)}
        </nav>
      </header>
      ${n?i`<${$m} game=${e} cards=${n}/>`:a?i`<div class="empty"><p>${a}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${l("browse-again")}</button></div>`:i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`}
    </div>`}function $m({game:e,cards:t}){let n=Object.keys(t.filters),[s,a]=g(()=>Hl(location.search,n)),[o,r]=$e("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=H(()=>ql(t,s),[t,s.words,s.filters]),p=$=>{let f={...s,...$};a(f),history.replaceState(history.state,"",location.pathname+zl(f))},d=($,f)=>{let{[$]:m,...h}=s.filters;p({filters:m===f?h:{...h,[$]:f}})};return i`
    <form class="browse-tools panel" role="search" onSubmit=${$=>$.preventDefault()}>
      <div class="browse-search">
        <${y} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${l("browse-search")} aria-label=${l("browse-search")}
          onInput=${$=>p({words:$.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${l("browse-filters")}</summary>
        <div>${n.map($=>i`<fieldset key=${$} class="browse-filter">
          <legend>${l(`browse-filter-${$}`)}</legend>
          ${t.filters[$].map(f=>i`<button key=${f} type="button" class="chip" aria-pressed=${s.filters[$]===f?"true":"false"}
            onClick=${()=>d($,f)}>${$r(e,t,$,f)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${l("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${o} onChange=${()=>r(!o)}/> ${l("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?hm(t,u,s).map(([$,f])=>i`<section key=${$} class="browse-kind">
        ${$&&i`<h2>${$r(e,t,"kind",$)} <span class="num">${f.length}</span></h2>`}
        <div class="browse-cards">${f.map(m=>i`<${ne} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>p({card:m.id})}/>`)}</div>
      </section>`):i`<div class="empty"><p>${l("browse-none")} ${l("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>p({words:"",filters:{}})}>${l("browse-reset")}</button></div>`}
    ${u.some($=>$.mark)&&i`<p class="browse-legend"><${y} name="standin"/> ${l("card-stand-in")}</p>`}
    ${s.card&&i`<${gm} game=${e} cards=${t} list=${u} id=${s.card} show=${$=>p({card:$})}/>`}`}function hm(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(a=>a.kind===s)]).filter(([,s])=>s.length)}function gm({game:e,cards:t,list:n,id:s,show:a}){let o=R(null);x(()=>o.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&a(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return i`<dialog ref=${o} class="dialog browse-full" aria-label=${r.name} onClose=${()=>a("")} onKeyDown=${p}
      onClick=${d=>d.target===o.current&&o.current?.close()}>
    <div class="browse-full-inside">
      <${ne} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(d=>i`<p>${d}</p>`)}
        ${r.other_side&&i`<button type="button" class="btn" onClick=${()=>a(r.other_side??"")}><${y} name="reorder"/>${l("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${y} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${y} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-close")} onClick=${()=>o.current?.close()}><${y} name="close"/></button>
    </div>
  </dialog>`}var gr=v(()=>{"use strict";W();je();xe();me();M();Z();Me();L();Bl()});function Bn({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let a=/^[-|] /u.exec(s)?.[0]??"",o=n.at(-1);a&&o?.mark===a?o.lines.push(s.slice(2)):n.push({mark:a,lines:[s.slice(a.length)]})}return n.map(({mark:s,lines:a})=>s==="| "?i`<${bm} lines=${a} draw=${t} />`:s?i`<ul>${a.map(o=>i`<li>${t(o)}</li>`)}</ul>`:i`<p>${t(a[0])}</p>`)}function bm({lines:e,draw:t}){let[n,...s]=e.map(a=>a.split("|").map(o=>o.trim()));return i`
    <table class="table rules-rows">
      <thead><tr>${n.map(a=>i`<th scope="col">${a}</th>`)}</tr></thead>
      <tbody>${s.map(a=>i`<tr>${a.map(o=>i`<td>${t(o)}</td>`)}</tr>`)}</tbody>
    </table>`}var br=v(()=>{"use strict";M()});var yr={};Ee(yr,{Page:()=>wm});function wm({params:e}){let t=_e()?.filter(o=>o.chapters.length);if(!t?.length)return i`<div class="waiting" aria-busy="true"></div>`;let n=t.find(o=>o.game===e.game)??t[0],{game:s,chapters:a}=n;return i`
    <div class="rules">
      <header class="rules-head">
        <${Yt} signs=${n.emblem} />
        <div>
          <h1>${l("rules-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${t.map(({game:o})=>i`
              <a key=${o} class="chip" href=${`/rules/${o}`} aria-current=${o===s?"true":void 0}>${se(o)}</a>`)}
          </nav>
          <p class="quiet-text">${l("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&i`<a href=${`/rules/${s}/full`}>${l("rules-to-full")}</a>`}
            ${n.kinds.length>0&&i`<a href=${`/cards/${s}`}>${l("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${l("rules-contents")}>
        <ol>${a.map(o=>i`<li key=${o}><a href=${`#${o}`}>${Wl(s,o)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${a.map(o=>i`
          <section key=${o} id=${o} class="panel" aria-labelledby=${`${o}-title`}>
            <h2 id=${`${o}-title`}>${Wl(s,o)}</h2>
            ${o==="signs"?i`<${_m} signs=${n.sign_table} />`:i`<${Bn} text=${l(`${s}-rules-${o}`)} line=${vm} />`}
          </section>`)}
      </div>
    </div>`}function Wl(e,t){return l(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function vm(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?i`<${jl} name=${t} />`:t)}function jl({name:e,size:t="1.2em"}){return i`<span class=${ym.has(e)?`of-${e}`:"of-sign"}><${y} name=${e} size=${t} /></span>`}function _m({signs:e}){return i`
    <ul class="legend">
      ${e.map(t=>i`<li key=${t}><${jl} name=${t} size="1.5rem" /> ${l(`rules-sign-${t}`)}</li>`)}
    </ul>`}var ym,wr=v(()=>{"use strict";me();M();Z();L();Fs();br();ym=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function _r(e){let t=vr.get(e);return t||(t=de(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>vr.delete(e)),vr.set(e,t)),t}function Fn(e){return e.groups.flatMap(t=>t.clauses)}function Js(e){return new Set(e.parts.flatMap(Fn).map(({id:t})=>t))}function xr(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...Js(e)].find(o=>o.toLowerCase()===n.join(" ")),a=({id:o,question:r="",text:c})=>{let u=`${o} ${r} ${c}`.toLowerCase();return s?o===s:n.every(p=>u.includes(p))};return e.parts.map(({title:o,groups:r})=>({title:o,groups:r.map(c=>({...c,clauses:c.clauses.filter(a)})).filter(({clauses:c})=>c.length)})).filter(({groups:o})=>o.length)}function Mr(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var vr,kr=v(()=>{"use strict";W();vr=new Map});var Vl={};Ee(Vl,{Page:()=>xm});function xm({params:{game:e}}){let[t,n]=g(null),[s,a]=g(""),o=_e();return x(()=>{_r(e).then(n,r=>a(r?.code==="not-found"?l("clauses-none",{game:se(e)}):U(r)))},[e]),i`
    <div class="rules clauses">
      <header class="rules-head">
        <${Yt} signs=${mt(e)?.emblem??[]} />
        <div>
          <h1>${l("clauses-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${o?.filter(r=>r.rules_text).map(r=>i`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${se(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${l("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&i`<p class="panel" role="alert">${s}</p>`}
      ${t&&i`<${Mm} book=${t} />`}
    </div>`}function Mm({book:e}){let[t,n]=g(""),[s,a]=g(Ul),o=H(()=>Cm(Js(e)),[e]),r=H(()=>xr(e,t),[e,t]);x(()=>{let u=()=>{n(""),a(Ul())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),x(()=>{let u=document.getElementById(s),p=u?.closest("details");p&&(p.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,p)=>u+Fn(p).length,0);return i`
    <div class="clauses-search browse-search">
      <${y} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${l("clauses-search")} aria-label=${l("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&l("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&i`<section class="panel clauses-intro"><${Bn} text=${e.intro.join(`
`)} line=${o} /></section>`}
      ${r.map(u=>i`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${l("clauses-count",{n:Fn(u).length})}</span></summary>
          ${u.groups.map(p=>i`
            <div class="clauses-group">
              ${p.title&&i`<h3>${p.title}</h3>`}
              ${p.text&&i`<p>${p.text}</p>`}
              ${p.clauses.map(d=>i`<${km} key=${d.id} clause=${d} draw=${o} here=${d.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function Ul(){return location.hash.slice(1)}function km({clause:{id:e,question:t,text:n,mark:s},draw:a,here:o}){return i`
    <article class="clauses-one" id=${e} aria-current=${o?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${l("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&i`<p class="clauses-question">${a(t)}</p>`}
        <${Bn} text=${n} line=${a} />
        ${s&&i`<p class="clauses-mark">${a(s)}</p>`}
      </div>
    </article>`}function Cm(e){return t=>Mr(t,e).map(n=>e.has(n)?i`<a href=${`#${n}`}>${n}</a>`:n)}var Gl=v(()=>{"use strict";W();me();M();Z();kr();L();Fs();br()});function Kl({table:e,length:t,at:n,setAt:s,ready:a,setEyes:o,names:r,narrow:c}){let[u,p]=g(!1),[d,$]=g(1),f=n>=t;x(()=>{if(!u||f||!a)return;let w=setTimeout(()=>s(n+1),Lm/d);return()=>clearTimeout(w)},[u,n,d,f,a]),x(()=>{f&&p(!1)},[f]);let m=w=>{p(!1),s(w)},h=()=>{!u&&f&&s(0),p(!u)};Tm({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":h});let b=i`
    <div class="player-choices">
      <label><span>${l("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${w=>o(Number(w.currentTarget.value))}>
          <option value="-1">${l("replay-eyes-all")}</option>
          ${r.map((w,S)=>i`<option key=${S} value=${String(S)}>${w}</option>`)}
        </select></label>
      <label><span>${l("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${w=>$(Number(w.currentTarget.value))}>
          ${Em.map(w=>i`<option key=${w} value=${String(w)}>${l("replay-speed-value",{n:w})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${Sm} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${y} name="download" size=${16} /> ${l("replay-download")}</a>
    </div>`;return i`
    <div class="player" role="group" aria-label=${l("title-replay")}>
      <div class="player-buttons">
        <${Qs} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${Qs} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${y} name=${u?"pause":"play"} size=${18} /> ${l(u?"replay-pause":"replay-play")}</button>
        <${Qs} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${f} />
        <${Qs} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${f} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${l("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${l("replay-step",{n,of:t})} onInput=${w=>m(Number(w.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?i`<details><summary>${l("replay-choices")}</summary>${b}</details>`:b}
      <p class="player-keys">${l("replay-keys")}</p>
    </div>`}function Qs({text:e,icon:t,onClick:n,off:s,mirrored:a=!1}){return i`
    <button type="button" class=${a?"btn icon-only mirrored":"btn icon-only"} aria-label=${l(e)} title=${l(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${y} name=${t} size=${18} /></button>`}function Sm(){let[e,t]=g("");return i`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${y} name="link" size=${16} /> ${l("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&l("replay-shared")}</span>
    ${e==="blocked"&&i`<input class="input" readonly value=${location.href} aria-label=${l("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function Tm(e){x(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),a=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),o=e[n.key];!o||s||a||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),o())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var Lm,Em,Yl=v(()=>{"use strict";M();Z();L();Lm=1400,Em=[.5,1,2,4]});function Ql(e,t,n){let[s,a]=g({table:null,length:-1,steps:[],refused:""}),o=R(n);return o.current=n,x(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=Jl(c,o.current);p>=0&&!r;p=Jl(c,o.current)){let d=p*Wn,$=await de(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+Wn-1}&eyes=${t}`);if(r)return;let f=[...c.steps];for(let m of $.steps)f[m.step]=m;c={table:$.table,length:$.length,steps:f,refused:""},a(c)}})().catch(p=>{r||a({...c,refused:U(p)})}),()=>{r=!0}},[e,t]),s}function Jl({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/Wn);if(e<0)return s;let o=Array.from({length:Math.floor(e/Wn)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*Wn)]);return o.includes(s)?s:o[0]??-1}var Wn,Xl=v(()=>{"use strict";W();M();Wn=40});var tc={};Ee(tc,{Page:()=>Rm});function Rm({params:e}){let[{at:t,eyes:n},s]=g(Hm),{table:a,length:o,steps:r,refused:c}=Ql(e.table,n,t),[u,p]=g(null),[d,$]=g(""),f=a?.game;x(()=>{f&&fn(f).then(p,b=>$(U(b)))},[f]),zm(t,n);let m=R(null),h=r[Math.min(t,Math.max(0,o))];return h&&(m.current=h),d||c&&!m.current?i`<${Im} reason=${d||c} />`:!a||!u||!m.current?i`<div class="waiting" aria-busy="true"><p role="status">${l("replay-coming")}</p></div>`:i`
    <${Om} table=${{...a,you:n}} board=${u} length=${o} steps=${r} state=${m.current} at=${Math.min(t,o)}
      setAt=${b=>s({at:Math.max(0,Math.min(o,b)),eyes:n})}
      setEyes=${b=>s({at:t,eyes:b})} />`}function Im({reason:e}){return i`
    <section class="panel narrow">
      <h1>${l("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}function Om({table:e,board:t,length:n,steps:s,state:a,at:o,setAt:r,setEyes:c}){let u=R(null),p=Dn(Nm(a),u,t.flights??null),[d,$]=g(null),[f,m]=g("centre"),h=le(ke),b=zn(h,f,m),w=H(()=>e.seats.map(E=>E.name),[e.table]),S=i`<${Zm} steps=${s} at=${o} setAt=${r} />`;return i`
    <div class="tabletop replay" data-game=${e.game} data-part=${h?f:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${l("replay-of",{game:se(e.game)})}</h1>
      <${Rn} table=${e} state=${p} skew=${0} onSeat=${E=>$(d===E?null:E)}>
        <span class="quiet-text replay-what">${Ye(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${l("go-home")} aria-label=${l("go-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${h&&i`<${Hn} part=${f} setPart=${m} lit=${ec} />`}
      <section class="board" ref=${u} ...${b} aria-label=${l("board-label")}>
        <${t.Board} game=${e.game} view=${p.view} table=${e} score=${p.score} ask=${null} names=${w} you=${e.you}
          lit=${ec} chosen=${[]} choose=${Pm} why=${Am} detail=${d} setDetail=${$} />
        ${h&&f==="log"&&i`<div class="part-log">${S}</div>`}
      </section>
      <aside class="side">
        ${!h&&i`<div class="talk-place replay-log-place">${S}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&i`<${t.Beside} view=${p.view} you=${e.you} />`}
          ${p.result&&i`<${Dm} state=${p} names=${w} />`}
          <${Kl} table=${e} length=${n} at=${o} setAt=${r} ready=${!!s[Math.min(n,o+1)]} setEyes=${c} names=${w} narrow=${h} />
        </div>
      </aside>
    </div>`}function Nm(e){let t=R(e);return H(()=>{let n=e.step-t.current.step;return t.current=e,{...e,cause:n===1?"move":"join"}},[e])}function Zm({steps:e,at:t,setAt:n}){let s=R(null);x(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let a=e.filter(r=>r?.lines.length),o=a.findLast(r=>r.step<=t)?.step;return i`
    <ol class="replay-log" ref=${s} aria-label=${l("replay-moves")}>
      ${a.map(({step:r,lines:c})=>i`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===o?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>i`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function Dm({state:e,names:t}){let{points:n,winners:s}=e.result,a=t.map((o,r)=>r).sort((o,r)=>n[r]-n[o]);return i`
    <section class="replay-result" aria-label=${l("replay-result")}>
      <h2>${l("replay-result")}</h2>
      ${a.map(o=>i`
        <details key=${o}>
          <summary><strong><bdi>${t[o]}</bdi></strong> ${l("replay-points",{n:n[o]})}${s.includes(o)&&i` · <em>${l("replay-winner")}</em>`}</summary>
          <ul>${e.score[o].map(([r,c,u])=>i`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function Hm(){let e=new URLSearchParams(location.search),t=(n,s)=>{let a=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(a)&&a>=s?a:s};return{at:t("step",0),eyes:t("eyes",-1)}}function zm(e,t){x(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var ec,Pm,Am,nc=v(()=>{"use strict";W();$n();me();M();Z();Ks();Ys();be();In();L();Yl();Xl();ec=new Set,Pm=()=>{},Am=()=>[]});function K(){let[e,t]=g({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(a){t({busy:!1,told:U(a),wrong:!0})}}}}function G({told:e,wrong:t}){return i`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function Ue(e){return t=>e(t.currentTarget.value)}var st=v(()=>{"use strict";W();M()});function sc(){return i`
    <section class="panel">
      <h2>${l("account-account")}</h2>
      <p class="quiet-text">${l("account-why")}</p>
      <div class="two">
        <${qm} />
        <${Bm} />
      </div>
    </section>`}function qm(){let e=ie(),[t,n]=g(e.name),[s,a]=g(""),o=K(),r=u=>{u.preventDefault(),o.run(async()=>(await Ds("register",t.trim(),s),""))},c=()=>o.run(async()=>{let u=await Sn("/api/account/passkey/new",{name:t.trim()});return await et("/api/account/passkey/register",{credential:u,label:""}),""});return i`
    <form class="entrance" onSubmit=${r}>
      <h3>${l("account-register")}</h3>
      <${De} label=${l("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${De} label=${l("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${l("account-register")}</button>
        ${tt()&&i`<button type="button" class="btn" disabled=${o.busy||!t.trim()} onClick=${c}>${l("passkey-register")}</button>`}
      </p>
      <${G} ...${o} />
    </form>`}function Bm(){let e=ie(),[t,n]=g(""),[s,a]=g(""),[o,r]=g(!1),c=K(),u=d=>{d.preventDefault(),c.run(async()=>(await Ds("login",t.trim(),s),""))},p=()=>c.run(async()=>(await et("/api/account/passkey/login",{credential:await Tn("/api/account/passkey/challenge")}),""));return o?i`<${Fm} name=${t} back=${()=>r(!1)} />`:i`
    <form class="entrance" onSubmit=${u}>
      <h3>${l("account-login")}</h3>
      <${De} label=${l("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${De} label=${l("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${l("account-login")}</button>
        ${tt()&&i`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${l("passkey-login")}</button>`}
      </p>
      ${e.mail?i`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${l("account-forgot")}</button></p>`:i`<p class="quiet-text">${l("account-forgot-ask")}</p>`}
      <${G} ...${c} />
    </form>`}function Fm({name:e,back:t}){let[n,s]=g(e),a=K();return i`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),a.run(async()=>(await D("/api/account/forgot",{name:n.trim()}),l("account-forgot-sent")))}}>
      <h3>${l("account-forgot")}</h3>
      <p class="quiet-text">${l("account-forgot-what")}</p>
      <${De} label=${l("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${l("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${l("account-back")}</button>
      </p>
      <${G} ...${a} />
    </form>`}function De({label:e,value:t,set:n,type:s="text",autocomplete:a,maxlength:o,focus:r}){return i`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${a} maxlength=${o} autofocus=${r} value=${t} onInput=${Ue(n)} /></label>`}var jn=v(()=>{"use strict";W();M();Se();Pn();st();L()});function Nt(){return N(oc)}function ac({account:e,children:t}){let[n,s]=g(null),a=Q(async r=>{try{return await r()}catch(c){if(!(c instanceof Y)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new Y("stopped",l("prove-stopped")))})),r()},[]),o=r=>{r?n?.go():n?.stop(),s(null)};return i`
    <${oc.Provider} value=${a}>${t}<//>
    ${n&&i`<${Wm} account=${e} close=${o} />`}`}function Wm({account:e,close:t}){let n=R(null),[s,a]=g(""),o=K();x(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),o.run(async()=>(await D("/api/account/confirm",{password:s}),t(!0),""))},c=()=>o.run(async()=>(await D("/api/account/passkey/confirm",{credential:await Tn("/api/account/passkey/confirm/challenge")}),t(!0),""));return i`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${l("prove-title")}</h2>
        <p class="quiet-text">${l("prove-what")}</p>
        ${e.password&&i`<${De} label=${l("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${a} focus=${!0} />`}
        <p class="row">
          ${e.password&&i`<button class="btn primary" disabled=${o.busy}>${l("prove-go")}</button>`}
          ${e.passkeys.length>0&&tt()&&i`<button type="button" class="btn" disabled=${o.busy} onClick=${c}>${l("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${l("prove-stop")}</button>
        </p>
        <${G} ...${o} />
      </form>
    </dialog>`}var oc,Xs=v(()=>{"use strict";W();M();Pn();st();L();jn();oc=Ve(e=>e())});function Un(e){return new Intl.DateTimeFormat(dt(),{dateStyle:"medium"}).format(e*1e3)}function ic(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(dt(),{numeric:"auto"}),s=Math.max(0,t-e);return s<Cr?n.format(-Math.round(s/60),"minute"):s<2*rc?n.format(-Math.round(s/Cr),"hour"):n.format(-Math.round(s/rc),"day")}var Cr,rc,Lr=v(()=>{"use strict";L();Cr=3600,rc=24*Cr});function lc({account:e,reload:t}){let[n,s]=g(""),a=K(),o=Nt();return i`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),a.run(async()=>(await o(()=>D("/api/account/password",{password:n})),s(""),await t(),l("password-saved")))}}>
      <h3>${l("account-password")}</h3>
      <p class="quiet-text">${l(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${l("password-new")} placeholder=${l("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${Ue(s)} />
        <button class="btn" disabled=${a.busy||!n}>${l(e.password?"password-change":"password-set")}</button>
      </div>
      <${G} ...${a} />
    </form>`}function cc({account:e,keep:t}){let n=ie(),[s,a]=g(""),o=K(),r=Nt();if(!n.mail&&!e.email)return null;let c=(p,d)=>o.run(async()=>(t(await r(()=>D("/api/account/email",{email:p}))),a(""),d));return i`
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
      <${G} ...${o} />
    </form>`}function uc({account:e,keep:t}){let n=K(),s=Nt();if(!tt()&&!e.passkeys.length)return null;let a=()=>n.run(async()=>{let o=await s(()=>Sn("/api/account/passkey/invite"));return t(await s(()=>D("/api/account/passkey/add",{credential:o,label:""}))),l("passkey-added")});return i`
    <section class="entrance whole">
      <h3>${l("passkey-title")}</h3>
      <p class="quiet-text">${l("passkey-what")}</p>
      ${e.passkeys.length>0&&i`
        <ul class="things">${e.passkeys.map(o=>i`<${jm} key=${o.id} passkey=${o} keep=${t} />`)}</ul>`}
      ${tt()&&i`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${l("passkey-add")}</button></p>`}
      <${G} ...${n} />
    </section>`}function jm({passkey:e,keep:t}){let[n,s]=g(null),a=K(),o=Nt(),r=u=>{u.preventDefault(),a.run(async()=>(t(await D("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>a.run(async()=>(t(await o(()=>D("/api/account/passkey/remove",{id:e.id}))),""));return i`
    <li class="thing">
      ${n===null?i`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${l("passkey-made",{day:Un(e.made)})} · ${e.used?l("passkey-used",{day:Un(e.used)}):l("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${l("passkey-rename-one",{name:e.label})}>${l("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${c} aria-label=${l("passkey-remove-one",{name:e.label})}>${l("passkey-remove")}</button></span>`:i`<form class="row" onSubmit=${r}>
          <${De} label=${l("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${a.busy}>${l("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${l("prove-stop")}</button>
        </form>`}
      <${G} ...${a} />
    </li>`}var pc=v(()=>{"use strict";W();M();Se();Pn();st();L();jn();Xs();Lr()});function dc(){let e=ie(),[t,n]=g(""),[s,a]=g(!1),o=K(),r=Nt(),c=u=>{u.preventDefault(),o.run(async()=>(await r(()=>D("/api/account/delete",{name:t.trim()})),await Xe(),""))};return i`
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
      <${G} ...${o} />
    </section>`}var mc=v(()=>{"use strict";W();M();Se();st();L();Xs()});function fc({account:e,keep:t}){let n=K(),s=o=>n.run(async()=>(t(await D("/api/account/session/end",{id:o})),"")),a=()=>n.run(async()=>(await et("/api/account/session/end-all",{}),""));return i`
    <section class="panel">
      <h2>${l("sessions-title")}</h2>
      <p class="quiet-text">${l("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(o=>i`
          <li key=${o.id} class="thing" aria-current=${o.current||null}>
            <span class="thing-what"><strong>${o.device||l("sessions-unknown")}</strong>
              <span class="quiet-text">${o.current?l("sessions-here"):l("sessions-seen",{when:ic(o.seen)})} · ${l("sessions-since",{day:Un(o.made)})}</span></span>
            ${!o.current&&i`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(o.id)}
                aria-label=${l("sessions-end-one",{device:o.device||l("sessions-unknown")})}>${l("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${a}>${l("sessions-end-all")}</button></p>
      <${G} ...${n} />
    </section>`}var $c=v(()=>{"use strict";W();M();Se();st();L();Lr()});var hc={};Ee(hc,{Page:()=>Um});function Um(){let e=ie();return i`
    <div class="column">
      <h1>${l("account-title")}</h1>
      <${Gm} />
      ${e.account?i`<${Vm} key=${e.name} />`:i`<${sc} />`}
      <${Km} />
    </div>`}function Vm(){let e=ie(),[t,n]=g(null),[s,a]=g(""),o=K(),r=Q(()=>de("/api/account").then(n,p=>a(U(p))),[]);x(()=>{r()},[]);let c=()=>o.run(async()=>(await ra(),""));if(!t)return i`<section class="panel" aria-busy=${!s}><h2>${l("account-account")}</h2><${G} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return i`
    <${ac} account=${t}>
      <section class="panel">
        <h2>${l("account-account")}</h2>
        <p class="row account-in"><span>${l("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${o.busy} onClick=${c}>${l("account-logout")}</button></p>
        <${G} ...${o} />
        <div class="two">
          <${lc} ...${u} />
          <${cc} ...${u} />
          <${uc} ...${u} />
        </div>
      </section>
      <${fc} ...${u} />
      <${dc} />
    <//>`}function Gm(){let e=ie(),[t,n]=g(e.name),s=K();return x(()=>n(e.name),[e.name]),i`
    <form class="panel" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await En({name:t.trim()}),l("account-name-saved")))}}>
      <h2>${l("account-name")}</h2>
      <p class="quiet-text">${l(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${l("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${l("guest")} onInput=${Ue(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${l("save")}</button>
      </div>
      <${G} ...${s} />
    </form>`}function Km(){let e=ie(),[t,n]=$e("theme"),[s,a]=$e("motion"),[o,r]=$e("sentences"),[c,u]=$e("sound"),[,p]=$e("language"),d=f=>{p(f),En({language:f}).catch(()=>{})},$=(f,m)=>m.map(h=>({value:h,title:l(`taste-${f}-${h}`),hint:""}));return i`
    <section class="panel">
      <h2>${l("taste-title")}</h2>
      <p class="quiet-text">${l("taste-what")}</p>
      ${e.languages.length>1&&i`
        <label class="field"><span class="label">${l("taste-language")}</span>
          <select class="select" value=${dt()} onChange=${f=>d(f.currentTarget.value)}>
            ${e.languages.map(f=>i`<option key=${f} value=${f} lang=${f}>${Zo(f)}</option>`)}
          </select></label>`}
      <${Ze} legend=${l("taste-theme")} name="theme" value=${t} choose=${n} values=${$("theme",["auto","dark","light"])} />
      <${Ze} legend=${l("taste-cards")} name="cards" value=${o?"sentences":"signs"}
        choose=${f=>r(f==="sentences")} values=${$("cards",["signs","sentences"])} />
      <${Ze} legend=${l("taste-motion")} name="motion" value=${s} choose=${a} values=${$("motion",["auto","full","less"])} />
      <${Ze} legend=${l("taste-sound")} name="sound" value=${c?"on":"off"}
        choose=${f=>u(f==="on")} values=${$("sound",["off","on"])} />
    </section>`}var gc=v(()=>{"use strict";jn();pc();mc();Xs();$c();W();M();Se();Me();st();L();$a()});var yc={};Ee(yc,{Page:()=>Ym});function Ym({params:e}){let t=R(location.hash.slice(1)).current;x(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?Jm:e.what==="confirm"?Qm:bc;return i`<section class="panel narrow"><${t?n:bc} token=${t} /></section>`}function bc(){return i`
    <h1>${l("letter-wrong")}</h1>
    <p>${l("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${l("letter-account")}</a></p>`}function Jm({token:e}){let[t,n]=g(""),s=K();return i`
    <form class="entrance" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await et("/api/account/reset",{token:e,password:t}),Ne("/account",{replace:!0}),""))}}>
      <h1>${l("letter-reset")}</h1>
      <p class="quiet-text">${l("letter-reset-what")}</p>
      <${De} label=${l("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${l("save")}</button></p>
      <${G} ...${s} />
    </form>`}function Qm({token:e}){let t=K(),n=()=>t.run(async()=>(await D("/api/account/email/confirm",{token:e}),await Xe(),l("letter-confirmed")));return i`
    <h1>${l("letter-confirm")}</h1>
    <p class="quiet-text">${l("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${l("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${l("letter-account")}</a>
    </p>
    <${G} ...${t} />`}var wc=v(()=>{"use strict";jn();W();M();Se();It();st();L()});var vc={};Ee(vc,{Page:()=>Xm});function Xm(){return i`
    <section class="panel narrow">
      <h1>${l("notfound-title")}</h1>
      <p>${l("notfound-what")}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}var _c=v(()=>{"use strict";M();L()});function Vn(e){let t=e.split("/").filter(Boolean);for(let[n,s,a]of ef){let o=tf(s.split("/").filter(Boolean),t);if(o)return{name:n,params:o,load:a}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(_c(),vc))}}function tf(e,t){if(e.length!==t.length)return null;let n={};for(let[s,a]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=nf(a);else if(e[s]!==a)return null;return n}function nf(e){try{return decodeURIComponent(e)}catch{return e}}function Ne(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...xc])n()}function Er(e){xc.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!sf(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&Ne(n.pathname+n.search+n.hash))})}function sf(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),a=t.hash&&t.pathname===location.pathname;return n&&s&&!a&&!t.target&&!t.hasAttribute("download")}var ef,xc,It=v(()=>{"use strict";ef=[["home","/",()=>Promise.resolve().then(()=>($l(),fl))],["new","/new",()=>Promise.resolve().then(()=>(vl(),wl))],["table","/t/:table",()=>Promise.resolve().then(()=>(mr(),Dl))],["cards","/cards",()=>Promise.resolve().then(()=>(gr(),hr))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(gr(),hr))],["rules","/rules",()=>Promise.resolve().then(()=>(wr(),yr))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(wr(),yr))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(Gl(),Vl))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(nc(),tc))],["account","/account",()=>Promise.resolve().then(()=>(gc(),hc))],["letter","/account/:what",()=>Promise.resolve().then(()=>(wc(),yc))]],xc=new Set});W();$n();lt();_n();je();Pt();xe();me();M();Z();Se();la();qs();Pn();ln();It();kr();Me();Fo();bs();on();lt();M();Z();Se();ln();Me();L();Me();var Mc=matchMedia("(prefers-color-scheme: light)"),of=matchMedia("(prefers-reduced-motion: reduce)");function to(){let e=fe("theme");return e==="auto"?Mc.matches?"light":"dark":e}function eo(){let e=document.documentElement;e.dataset.theme=to(),e.dataset.motion=Mn()?"full":"less"}function Sr(){eo(),Vt(eo),Mc.addEventListener("change",eo),of.addEventListener("change",eo)}function Tr({page:e,children:t}){return i`
    <a class="skip" href="#main">${l("shell-skip")}</a>
    <${af} page=${e} />
    <${lf} />
    <${cf} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${uf} />`}function af({page:e}){let t=ie(),n=s=>e===s?"page":void 0;return i`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${vt("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${l("shell-nav")}>
        <a href="/cards" aria-current=${n("cards")}>${l("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${l("shell-rules")}</a>
      </nav>
      <${rf} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${l("shell-account",{name:t.name||l("guest")})}>
        <${y} name="settings" size=${20} /><span><bdi>${t.name||l("guest")}</bdi></span>
      </a>
    </header>`}function rf(){let[,e]=$e("theme"),t=to()==="dark"?"light":"dark";return i`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${l(`shell-theme-${t}`)} title=${l(`shell-theme-${t}`)}>
      <${y} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function lf(){let{notice:e}=ie();return e?i`<p class="notice" role="status">${e}</p>`:null}function cf(){return Lo()?i`<p class="notice" role="status" data-lost>${l("reach-lost")}</p>`:null}function uf(){let[e,t]=g(!1);return x(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&i`
    <div class="mishap" role="alert">
      <p>${l("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${l("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${l("close")}</button>
    </div>`}var Gn=class extends Mt{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?i`<${no} />`:this.props.children}};function no(){return i`
    <section class="panel failed" role="alert">
      <h1>${l("failed-title")}</h1>
      <p>${l("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${l("reload")}</button>
        <a class="btn" href="/">${l("go-home")}</a>
      </p>
    </section>`}Vo();yn();jo();Ko();Zn();_a();ba();Ea();Da();za();Fa();ja();Ks();Vs();mr();Ys();Pa();Ya();Us();be();Qa();In();ir();er();nr();ur();ar();st();L();Jt();Ps();Ro();Mo();_o();on();$n();var Rr={};Ee(Rr,{Board:()=>wf});M();Z();L();be();M();je();xe();Z();L();M();je();Z();L();var Ce="cadwallon",X=Ve(null);function ot({seat:e}){let{view:t,names:n}=N(X);return i`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function Zt({n:e,power:t,golden:n=!1}){return i`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${Be(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${y} name=${t} golden=${n} />
    </span>`}function at({name:e,n:t,what:n}){return i`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${y} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function He({id:e,size:t,target:n=`card:${e}`,points:s,badge:a}){let{lit:o,chosen:r,choose:c,why:u}=N(X),p=o.has(n);return i`
    <${ne} game=${Ce} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${p?[]:u(n)}
      points=${s} badge=${a} onChoose=${p||r.length?()=>c(n):void 0} />`}function so({won:e}){return i`<span class="ca-won">${["location","personality","relic"].map((t,n)=>i`
    <${at} key=${t} name=${t} n=${e[n]} what=${l(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function kc({target:e,label:t,class:n,open:s,children:a}){let{lit:o,chosen:r,choose:c}=N(X),u=o.has(e);return i`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${a}</button>`}function oo(){let{view:e}=N(X),t=l("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&i`<${kc} target="militia" label=${t} class="ca-militia"><${y} name="militia" /> ${t}<//>`}function Pr({seat:e}){let{setDetail:t}=N(X),n=e.resource.length;return i`
    <${kc} target=${`deck:${e.seat}`} class="ca-resource" label=${l("cadwallon-web-resource-size",{n})} open=${()=>t(e.seat)}>
      <${y} name="pile" /><b class="num">${n}</b><span>${l("cadwallon-web-resource")}</span>
    <//>`}M();xe();Z();L();var Ar=e=>e.guild?te(Ce,e.guild).name:l("cadwallon-web-no-guild");function Kn({seat:e}){let{view:t}=N(X),{hand:n,deck:s,resource:a,removed:o,objectives:r}=e;return i`
    <span class="ca-counts">
      <${at} name="card" n=${n.size} what=${l("cadwallon-web-hand-size",{n:n.size})} />
      <${at} name="deck" n=${s.size} what=${l("cadwallon-web-deck-size",{n:s.size})} />
      <${at} name="pile" n=${a.length} what=${l("cadwallon-web-resource-size",{n:a.length})} />
      ${o.length>0&&i`<${at} name="lock" n=${o.length} what=${l("cadwallon-web-removed-size",{n:o.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&i`<${at} name="objective" n=${r.size} what=${l("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function Cc({seat:e}){let{view:t,names:n,lit:s,chosen:a,choose:o,setDetail:r}=N(X),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:l("cadwallon-web-look",{who:p})}
      onClick=${()=>u?o(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${ot} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&i`<${y} name="first" label=${l("cadwallon-web-first")} />`}
        <${J} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${Ar(e)}</span>
      <span class="ca-rival-things"><${so} won=${e.won} /><${Kn} seat=${e} /></span>
    </button>`}var Lc=["agent","personality","location","relic"];function pf(e){let t=e.map(n=>te(Ce,n));return t.sort((n,s)=>Lc.indexOf(n.kind)-Lc.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function Ec({seat:e,score:t}){let{view:n,names:s,setDetail:a}=N(X),o=()=>a(null),r=s[e.seat],c=e.seat===n.viewer,u=[[l("cadwallon-web-resource"),e.resource],[l("cadwallon-web-removed"),e.removed],[l("cadwallon-web-deck"),c?e.deck.cards:[]],[l("cadwallon-web-known-hand"),c?[]:e.hand.cards]];return i`
    <div class="veil" onClick=${o}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${ot} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${J} n=${e.points} /><${Kn} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${o} aria-label=${l("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&i`<${ne} game=${Ce} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>i`<${ne} key=${p.card} game=${Ce} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,$])=>i`
            <tr key=${p}><th scope="row">${$}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d])=>i`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          <div class="ca-heap">${pf(d).map($=>i`<${He} key=${$} id=${$} size="table" />`)}</div>`)}
      </div>
    </div>`}M();je();Z();L();M();xe();Z();L();function Sc(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function Tc({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o}=N(X),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map(f=>f.known)),p=e.sums.filter(f=>f.known===u).length>1,d=e.sums.map((f,m)=>({sum:f,seat:m,agents:e.agents.filter(h=>h.seat===m)})),$=f=>c&&!f.target.closest("button")&&o(r);return i`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${a.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${l("cadwallon-web-pile",{n:t})} onClick=${$}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${l("cadwallon-web-order",{n:t})}>${t}</span>
        <${Pc} pile=${e} />
        <${df} pile=${e} />
      </header>
      ${e.stake?i`<${mf} stake=${e.stake} target=${r} />`:i`<p class="ca-pile-empty" data-target=${r}>${l(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:f})=>f.length).map(({sum:f,seat:m,agents:h})=>i`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&i`<${ff} stake=${e.stake} sum=${f} seat=${m} agents=${h} lead=${f.known<u?"":p?"tied":"ahead"} />`}
            <${$f} agents=${h} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function Pc({pile:e}){let{view:t,names:n}=N(X),s=e.controlled.includes(t.viewer),a=e.pile.split(" ")[1],o=e.free?l("cadwallon-web-zone-open"):s?l("cadwallon-web-zone-mine"):l("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return i`
    <span class="ca-zone" title=${o}>
      ${e.free?i`<span class="ca-zone-free">${l("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>i`<${ot} key=${r} seat=${r} />`)}
      ${a&&i`<span class="ca-side">${l(`cadwallon-web-side-${a}`)}</span>`}
      ${s&&i`<${y} name="mask" label=${o} />`}
    </span>`}function df({pile:e}){let t=e.buried.map(s=>te(Ce,s).name).join(", "),n=l("cadwallon-web-under",{n:e.hidden})+(t?` ${l("cadwallon-web-under-known",{cards:t})}`:"");return i`<${at} name="deck" n=${e.hidden} what=${n} />`}function mf({stake:e,target:t}){let{district:n}=te(Ce,e.card);return i`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${He} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${l(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&i`<span>${l(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${l("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${Zt} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&i`<div><dt>${l("cadwallon-web-bribe")}</dt><dd><${Zt} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${l("cadwallon-web-worth")}</dt><dd><${J} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function ff({stake:e,sum:t,seat:n,agents:s,lead:a}){let{names:o}=N(X),r=t.known>=e.threshold,c=r?a:"",u=[l("cadwallon-web-sum",{who:o[n],n:t.known,power:Be(e.power),of:e.threshold,backs:t.backs}),c&&l(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return i`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${ot} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>i`
        <span key=${d} class="ca-back"><${y} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&i`<b class="ca-mark">${c==="ahead"?i`<${y} name="done" />`:"="}</b>`}</span>
    </div>`}function $f({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&i`
    <ul class="ca-agents">
      ${n.map(s=>i`
        <li key=${s.card} data-down=${s.down||null}>
          <${He} id=${s.card} size="chip" points=${0} badge=${i`<${hf} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function hf({agent:e,stake:t}){return i`
    <span class="ca-worth">
      ${e.down&&i`<${y} name="mask" label=${l("cadwallon-web-down")} />`}
      ${t&&i`<${Zt} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&i`<${Zt} n=${e.ducats??0} power="financial" />`}
    </span>`}function Ac({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o,why:r}=N(X),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((h,b)=>b!==n.viewer),$=Math.max(0,...d.map(h=>h.known)),f=d.reduce((h,b)=>h+b.backs,0),m=e.sums[n.viewer]?.known??0;return i`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&o(c)}>
        <${Pc} pile=${e} />
        <span class="ca-pile-line-name">${p?te(Ce,p.card).name:l("cadwallon-web-pile-empty")}</span>
        ${p&&i`
          <span class="ca-pile-line-wins"><${Zt} n=${p.threshold} power=${p.power} golden />${p.price&&i`<${Zt} n=${p.price} power="financial" />`}</span>
          <${J} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${l("cadwallon-web-sums",{own:m,best:$,backs:f})}>
            <span>${l("cadwallon-web-you-short")} <b>${m}</b></span><span>${l("cadwallon-web-best-short")} <b>${$}${f>0&&`+${"?".repeat(f)}`}</b></span></span>`}
        <span class="visually-hidden">${l("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function Rc({seat:e,narrow:t}){let{view:n,lit:s}=N(X),{hand:a,objectives:o}=e,r=o.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!a.cards.length;return i`
    <section data-part="mine" aria-label=${l("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&i`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>i`<${Ac} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${oo} /><${Pr} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&i`
        <div class="ca-tray"><h3>${l("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>i`<${He} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${l("cadwallon-web-hand")}>
          ${r.map(p=>i`<${He} key=${p.card} id=${p.card} size="table" />`)}
          ${a.cards.map(p=>i`<${He} key=${p} id=${p} size="table" />`)}
          ${u&&i`<p class="quiet-text">${l(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&i`<${Pr} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${gf} seat=${e} />
          <${bf} goals=${o.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function gf({seat:e}){let{view:t,lit:n,choose:s,setDetail:a}=N(X),o=`seat:${e.seat}`;return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${o} title=${l("cadwallon-web-look-own")}
      onClick=${()=>n.has(o)?s(o):a(e.seat)}>
      <span class="ca-rival-head">
        <${ot} seat=${e.seat} /><span class="ca-rival-name">${Ar(e)}</span>
        ${e.seat===t.first&&i`<${y} name="first" label=${l("cadwallon-web-first")} />`}
        <${J} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${so} won=${e.won} /><${Kn} seat=${e} /></span>
    </button>`}function bf({goals:e}){return i`
    <ul class="ca-goals">${e.map(t=>i`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${ne} game=${Ce} id=${t.card} size="chip" badge=${i`
          <${y} name=${t.achieved?"done":"hourglass"} label=${l(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var yf=4;function wf({view:e,score:t,names:n,you:s,lit:a,chosen:o,choose:r,why:c,detail:u,setDetail:p}){let d=H(()=>({view:e,names:n,lit:a,chosen:o,choose:r,why:c,setDetail:p}),[e,n,a,o,r,c,p]),$=le(ke);return i`
    <${X.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${l("part-rivals")}>
          <div class="ca-rivals">${vf(e,s).map(f=>i`<${Cc} key=${f.seat} seat=${f} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${l("part-centre")}>
          <${_f} view=${e} />
          ${e.guilds.length>0&&i`
            <div class="ca-guilds" role="group" aria-label=${l("cadwallon-web-guilds")}>${e.guilds.map(f=>i`
              <${He} key=${f} id=${f} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(yf,...e.piles.map(Sc))}}>${e.piles.map((f,m)=>i`<${Tc} key=${f.number} pile=${f} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&i`<${Rc} seat=${e.seats[s]} narrow=${$} />`}
        ${u!==null&&i`<${Ec} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function vf(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function _f({view:e}){let t=e.last_round!==null&&!e.over;return i`
    <div class="ca-news">
      ${t&&i`<strong class="ca-news-last"><${y} name="hourglass" />
        ${e.last_round===e.round?l("cadwallon-web-last-round"):l("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&i`<span>${l("cadwallon-web-resolved")}</span>`}
      <${oo} />
    </div>`}var Hr={};Ee(Hr,{Beside:()=>tu,Board:()=>i$,flights:()=>eu});M();xe();be();M();je();L();be();M();je();xe();var ze=Ve({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),xf=["mage","item","artifact","monument","place","scroll"];function rt(e,t){let n=s=>xf.indexOf(te(e,s.card).kind);return t.map((s,a)=>({one:s,i:a})).sort((s,a)=>n(s.one)-n(a.one)||s.i-a.i).map(({one:s})=>s)}function Le({of:e,size:t}){let{game:n,lit:s,chosen:a,choose:o,why:r}=N(ze),c=R(o);c.current=o;let u=`card:${e.card}`,p=s.has(u),d=a.includes(u),$=p?[]:r(u);return H(()=>i`
    <${ne} game=${n} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points}
      target=${u} lit=${p} chosen=${d} why=${$} onChoose=${p?()=>c.current(u):void 0} />`,[n,u,t,e.turned,e.essences?.join(" "),e.points,p,d,$.join(" ")])}function Dt({target:e,label:t,class:n="",onOpen:s,children:a}){let{lit:o,chosen:r,choose:c,why:u}=N(ze),p=o.has(e),d=p?[]:u(e);return i`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${a}</button>`}function Ic({view:e,plan:t}){let{game:n}=N(ze),s=le(ke),{places:a,monuments:o,monument_deck:r,items:c,scrolls:u}=e.centre,p=t.chips&&!s,d=f=>s?{}:{width:`${Math.ceil(t.groups[f].width)+1}px`},$=(f,m,h)=>i`
    <${Ir} name=${f} title=${l(`resarcana-web-${f}`)} n=${m.length} chips=${p?t.groups[h].rows:0} style=${d(h)}>
      ${m.map(b=>i`<${Le} key=${b} of=${{card:b}} size=${p?"chip":"table"} />`)}
    <//>`;return i`
    <section class="ra-centre" data-part="centre" aria-label=${l("part-centre")} style=${s?{}:{"--card-w":`${t.card}px`}}>
      <${Ir} name="places" title=${l("resarcana-web-places")} n=${a.length} style=${d(0)}>
        ${a.map(f=>i`<${Le} key=${f.card} of=${f} size="table" />`)}
      <//>
      <${Ir} name="monuments" title=${l("resarcana-web-monuments")} n=${o.length+(r?1:0)} style=${d(1)}>
        ${o.map(f=>i`<${Le} key=${f} of=${{card:f}} size="table" />`)}
        ${r>0&&i`<${Dt} target="monuments" label=${l("resarcana-web-monument-deck",{n:r})} class="ra-deck">
          <${ne} game=${n} id=${null} back size="table" /><b class="ra-deck-size num">${r}</b><//>`}
      <//>
      ${p?$("tiles",[...c,...u],2):i`${$("items",c,2)}${$("scrolls",u,3)}`}
    </section>`}function Ir({name:e,title:t,n,chips:s=0,style:a,children:o}){if(!n)return null;let r=s?{...a,gridTemplateRows:`repeat(${s}, auto)`}:a;return i`<div class=${`ra-group ra-${e}`}><h3>${t}</h3><div class=${s?"ra-chips":"ra-row"} style=${r}>${o}</div></div>`}M();Z();L();M();Z();L();xe();be();var Bc={place:[1.68,1.2],item:[1.08,.66],scroll:[1.08,.66]},Mf=[1,88/63],ye=8,Yn="break",Fc=e=>Bc[e]??Mf;function Ht(e,t,n){let s=0,a=0,o=0;for(let r of e){if(r===Yn){s+=a+ye,a=o=0;continue}let[c,u]=Fc(r).map(p=>p*t);if(c>n)return 1/0;o&&o+ye+c>n&&(s+=a+ye,a=o=0),o+=(o?ye:0)+c,a=Math.max(a,u)}return s+a}function ao(e,t,n){let[s,a]=[e,t];for(;s<a;){let o=Math.ceil((s+a)/2);n(o)?s=o:a=o-1}return s}function Wc(e,t,n,s){let a=r=>e.every(c=>Ht(c,r,t.width)<=t.height),o=ao(n,s,a);return a(o)?o:0}var kf=92,Cf=[116,27],Lf=4,Oc=18;function Ef(e,t,n,s){let a=Nc(e,t,n,s,!1);if(a.card>=kf)return a;let[o,r,...c]=e,u=Nc([o,r,c.flat()],t,n,s,!0);return!a.fits||u.fits&&u.card>=a.card?u:a}function Nc(e,t,n,s,a){let o=u=>e.map(p=>{if(!p.length)return{width:0,rows:0,height:0};let d=a&&Bc[p[0]]?.[1]<1,[$,f]=d?Cf:Fc(p[0]).map(E=>E*u),m=d?Lf:ye,h=Math.max(1,Math.floor((t.height+m)/(f+m))),b=Math.max(1,Math.floor((t.width+ye)/($+ye))),w=Math.min(b,Math.ceil(p.length/h)),S=Math.ceil(p.length/w);return{width:w*$+(w-1)*ye,rows:S,height:Oc+S*(f+m)}}),r=u=>{let p=o(u),d=p.map(({width:f})=>f).filter(Boolean);return d.reduce((f,m)=>f+m,0)+2*ye*(d.length-1)<=t.width&&Math.max(...p.map(({height:f})=>f))-Oc-ye<=t.height},c=ao(n,s,r);return{card:c,chips:a,groups:o(c),fits:r(c),height:Sf(o(c),t.width)}}function Sf(e,t){let[n,s,a]=[0,0,0];for(let o of e.filter(r=>r.width))a&&a+2*ye+o.width>t&&([n,s,a]=[n+s,0,0]),a+=(a?2*ye:0)+o.width,s=Math.max(s,o.height);return n+s}function Tf(e,t,n,s,a){let o=Array.from({length:t},()=>"artifact"),r=3*ye,c=f=>Ht(e,f,n.width)+(t?r+Ht(o,f,n.width):0)<=n.height,u=ao(s,a,c),p={card:u,beside:0,fits:c(u)};for(let f=1;f<=Math.min(t,4);f++){let m=w=>f*w+(f-1)*ye,h=w=>Ht(o,w,m(w))<=n.height&&Ht(e,w,n.width-m(w)-r)<=n.height,b=ao(s,a,h);(b>p.card||!p.fits&&h(b))&&(p={card:b,beside:m(b),fits:h(b)})}let d=Ht(e,p.card,n.width-(p.beside?p.beside+r:0)),$=t?Ht(o,p.card,p.beside||n.width):0;return{...p,height:p.beside?Math.max(d,$):d+$+(t?r:0)}}var Pf=1.3,Zc={least:64,most:220},Dc={least:72,most:300},Af=10,Hc=44,zc=64,Rf=66,If=[.7,.66,.62,.58,.54,.5,.46,.42,.38,.34,.3];function jc({groups:e,tableau:t,hand:n},s){let a=s.width-Hc;return If.map(r=>{let c=Ef(e,{width:a,height:s.height*r-Hc},Zc.least,Zc.most),u=Tf(t,n,{width:s.width-zc,height:s.height*(1-r)-zc},Dc.least,Dc.most),p=Math.max(0,c.height+u.height+Rf-s.height),d=Math.min(c.card*Pf,u.card)-Af*p;return{centre:c,own:u,value:d}}).reduce((r,c)=>c.value>r.value?c:r)}var Of=780,Nf=2,Zf=.26,Df=.34,Hf=10,zf=80,qf=28.5,Bf=62,Ff=25.5,Wf=24,jf=28,Uf=300,Vf=215,Gf=148,Kf=112,qc=3;function Or(e,t,n){let s=(e-Wf)/t-jf,[a,o]=[s<Uf,s<Vf],r=o?2:Math.floor((s+qc)/((a?Kf:Gf)*n+qc));return{width:s,snug:a,tight:o,columns:Math.max(1,r)}}function Uc(e,t,n){let s=e.height<Of,a=Math.max(...t);if(!s&&a&&t.length<=Nf)return Math.round(Zf*e.height);let{columns:o,tight:r}=Or(e.width,t.length,n),c=a&&Math.ceil(Math.max(a,s?1:Hf)/o),u=r?Bf+Ff*c:zf+qf*c;return Math.round(Math.min(u*n,Df*e.height))}var Yf=78,Jf=90,Qf=150;function Vc({seats:e,view:t,table:n,names:s,setDetail:a,room:o,letters:r}){let c=le(ke),{game:u}=N(ze),{snug:p,tight:d,width:$}=Or(o.width,e.length,r),f={width:$,height:o.height-Yf*r},m=Wc(e.map(b=>rt(u,t.seats[b].play).map(w=>te(u,w.card).kind)),f,Jf,Qf),h=m&&!c?"table":"chip";return i`
    <section class="ra-rivals" data-part="rivals" data-size=${h} data-snug=${!c&&p||null} data-tight=${!c&&d||null} aria-label=${l("part-rivals")} style=${c?{}:{"--card-w":`${m}px`,height:`${o.height}px`}}>
      ${e.map(b=>i`<${Xf} key=${b} of=${t.seats[b]} view=${t} name=${s[b]} bot=${n.seats[b]?.kind==="bot"}
        size=${h} onOpen=${()=>a(b)} />`)}
    </section>`}function Xf({of:e,view:t,name:n,bot:s,size:a,onOpen:o}){let{game:r}=N(ze),c=t.passed.includes(e.seat);return i`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${c||null}>
      <header>
        <${Dt} target=${`seat:${e.seat}`} label=${l("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${o}>
          ${s&&i`<${y} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&i`<${y} name="first" size=${15} label=${l("seat-first")} />`}
          ${c&&i`<${y} name="pass" size=${15} label=${l("seat-passed")} />`}
        <//>
        <${Nr} of=${e} />
        <${J} n=${e.points} />
      </header>
      <div class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
        <${Je} essences=${e.pool} />${!e.pool.some(Boolean)&&i`<span class="empty">${l("resarcana-web-no-essences")}</span>`}
      </div>
      <div class="ra-rival-play">
        ${rt(r,e.play).map(u=>i`<${Le} key=${u.card} of=${u} size=${a} />`)}
      </div>
    </article>`}function Nr({of:e}){return i`
    <span class="ra-counts">
      <span title=${l("resarcana-web-hand",{n:e.hand.size})}><${y} name="card" size=${14} label=${l("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${Dt} target=${`deck:${e.seat}`} label=${l("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${y} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${l("resarcana-web-discards",{n:e.discards.length})}><${y} name="discard" size=${14} label=${l("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}be();function Gc({view:e,seat:t,name:n,score:s,onClose:a}){let o=e.seats[t];return i`
    <${Zr} title=${n} onClose=${a} aside=${i`<${J} n=${o.points} /><${Je} essences=${o.pool} /><${Nr} of=${o} />`}>
      <div class="ra-cards">${rt("resarcana",o.play).map(r=>i`<${Le} key=${r.card} of=${r} size="table" />`)}</div>
      <${ro} title=${l("resarcana-web-known-hand")} cards=${o.hand.cards} />
      <${ro} title=${l("resarcana-web-discards",{n:o.discards.length})} cards=${o.discards} />
      <${ro} title=${l("resarcana-web-known-deck")} cards=${o.deck.cards} />
      <${Yc} score=${s} />
    <//>`}function Kc({what:e,of:t,score:n,onClose:s}){if(e==="points")return i`<${Zr} title=${l("resarcana-web-points-from")} onClose=${s}><${Yc} score=${n} /><//>`;let a=e==="deck"?t.deck.cards:t.discards;return i`
    <${Zr} title=${l(`resarcana-web-${e}`,{n:a.length})} onClose=${s}>
      ${e==="deck"&&i`<p class="quiet-text">${l("resarcana-web-deck-no-order")}</p>`}
      ${a.length?i`<${ro} title="" cards=${a} />`:i`<p class="empty">${l("resarcana-web-none")}</p>`}
    <//>`}function ro({title:e,cards:t}){return t.length?i`
    ${e&&i`<h3>${e}</h3>`}
    <div class="ra-cards">${t.map(n=>i`<${Le} key=${n} of=${{card:n}} size="table" />`)}</div>`:null}function Yc({score:e}){return e.length?i`
    <h3>${l("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],a)=>i`<tr key=${`${t} ${a}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:i`<p class="empty">${l("ending-no-points")}</p>`}function Zr({title:e,aside:t,onClose:n,children:s}){return x(()=>{let a=o=>{o.key==="Escape"&&(o.preventDefault(),n())};return document.addEventListener("keydown",a,{capture:!0}),()=>document.removeEventListener("keydown",a,{capture:!0})},[n]),i`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Te} onClick=${n} aria-label=${l("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}M();Z();L();be();function Dr(e,t){let{mages:n,packet:s}=e.seats[t],{draft:a,looked:o,arranged:r}=e.centre;return[{title:"resarcana-web-mages",cards:n.cards},{title:"resarcana-web-packet",cards:s.cards},{title:"resarcana-web-draft",cards:a},{title:"resarcana-web-looked",cards:o},{title:"resarcana-web-arranged",cards:r}].filter(({cards:c})=>c.length>0)}function Jc({view:e,seat:t,you:n,names:s,score:a,plan:o}){let{game:r}=N(ze),c=e.seats[t],[u,p]=g(""),d=le(ke),$=rt(r,c.play),f=c.hand.cards,m=Dr(e,t);return i`
    <section class="ra-mine" data-part="mine" aria-label=${s[t]}>
      <div class="ra-own" data-beside=${o.beside>0&&!d||null} style=${d?{}:{"--card-w":`${o.card}px`,"--hand-w":`${o.beside}px`}}>
        <div class="ra-tableau">
          ${m.map(h=>i`<${e$} key=${h.title} title=${l(h.title)} cards=${h.cards} />`)}
          ${$.map(h=>i`<${Le} key=${h.card} of=${h} size="table" />`)}
          ${!$.length&&!m.length&&i`<p class="empty">${l("resarcana-web-nothing-in-play")}</p>`}
        </div>
        ${f.length>0&&i`
          <div class="ra-hand" role="group" aria-label=${l("resarcana-web-hand",{n:c.hand.size})}>
            ${f.map(h=>i`<${Le} key=${h} of=${{card:h}} size="table" />`)}
          </div>`}
      </div>
      <footer class="ra-piles">
        ${n!==t&&i`<strong class="ra-whose">${s[t]}</strong><span data-anchor=${`pool:${t}`}><${Je} essences=${c.pool} /></span>`}
        <span class="ra-pile"><${y} name="card" size=${18} /> ${l("resarcana-web-hand",{n:c.hand.size})}</span>
        <${Dt} target=${`deck:${t}`} label=${l("resarcana-web-deck",{n:c.deck.size})} class="ra-pile" onOpen=${()=>p("deck")}>
          <${y} name="deck" size=${18} /> ${l("resarcana-web-deck",{n:c.deck.size})}
        <//>
        <button type="button" class="spot ra-pile" onClick=${()=>p("discards")}><${y} name="discard" size=${18} /> ${l("resarcana-web-discards",{n:c.discards.length})}</button>
        <button type="button" class="spot ra-pile" onClick=${()=>p("points")}><${J} n=${c.points} /> ${l("resarcana-web-points-from")}</button>
      </footer>
      ${u&&i`<${Kc} what=${u} of=${c} score=${a[t]} onClose=${()=>p("")} />`}
    </section>`}function e$({title:e,cards:t}){return i`
    <div class="ra-tray">
      <h3>${e}</h3>
      <div class="ra-row">${t.map(n=>i`<${Le} key=${n} of=${{card:n}} size="table" />`)}</div>
    </div>`}function Qc(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function t$(e,t){let n=Qc(e),s=Qc(t),a=[];for(let o of new Set([...n.keys(),...s.keys()])){let r=n.get(o)?.essences,c=s.get(o)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&a.push({place:o,seat:(s.get(o)??n.get(o))?.seat??-1,by:u})}return a}function Xc(e,t){let n=e.filter(a=>a.facts.card&&(a.seat===t||a.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function eu(e,t,n){let s=[],a=t$(e,t);return e.essences.forEach((o,r)=>{let c=a.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:-$[r]})),u=a.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:$})=>({place:p,seat:d,n:$[r]}));for(let p of u){for(let $ of c.filter(f=>f.seat===p.seat)){let f=Math.min(p.n,$.n);f&&s.push({kind:o,n:f,from:$.place,to:p.place}),p.n-=f,$.n-=f}let d=Xc(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:d,to:p.place})}for(let p of c){let d=Xc(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:o,n:p.n,from:p.place,to:d})}}),s}M();Z();L();function tu({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(o=>o.pool[5]>0),a=e.essences.filter(o=>o!=="pearl"||s);return i`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${l("resarcana-web-pool")}>
      ${a.map((o,r)=>i`
        <span key=${o} class=${`ra-pool-kind of-${o}`} data-none=${n[r]===0||null} title=${l(`resarcana-essence-${o}`,{n:n[r]})}>
          <${y} name=${o} size=${22} label=${l(`resarcana-essence-${o}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var n$=(e,t)=>e>=0?e:t??0,s$=46,o$=26,a$=8;function r$(e,t,n){let{places:s,monuments:a,monument_deck:o,items:r,scrolls:c}=t.centre,u=t.seats[n];return{groups:[s.map(()=>"place"),[...a,...o?[""]:[]].map(()=>"monument"),r.map(()=>"item"),c.map(()=>"scroll")],tableau:[...Dr(t,n).flatMap(({cards:p})=>p.length>a$?[...p,Yn,Yn]:p),...rt(e,u.play).map(p=>p.card)].map(p=>p===Yn?p:te(e,p).kind),hand:u.hand.cards.length}}function i$({game:e,view:t,table:n,score:s,names:a,you:o,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:$}){let f=H(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),m=R(null),h=Oa(m),b=n$(o,d),w=t.seats.map((we,ae)=>(b+ae)%t.seats.length).slice(1),S=le(Ra)?Ia:1,E=Uc(h,w.map(we=>t.seats[we].play.length),S),A=r$(e,t,b),I=H(()=>jc(A,{width:h.width-o$,height:h.height-E-s$*S}),[JSON.stringify(A),h]),ce=d!==null&&o>=0?d:null;return i`
    <${ze.Provider} value=${f}>
      <div class="ra-frame" ref=${m}><div class="ra" data-rivals=${w.length}>
        ${h.width>0&&i`
          <${Vc} seats=${w} view=${t} table=${n} names=${a} setDetail=${$} room=${{width:h.width,height:E}} letters=${S} />
          <${Ic} view=${t} plan=${I.centre} />
          <${Jc} view=${t} seat=${b} you=${o} names=${a} score=${s} plan=${I.own} />`}
        ${ce!==null&&i`<${Gc} view=${t} seat=${ce} name=${a[ce]} score=${s[ce]} onClose=${()=>$(null)} />`}
      </div></div>
    <//>`}lt();xe();me();M();Se();qs();ln();It();Me();L();var zr=!1,l$=new Set(["table"]);function c$(){let[e,t]=g(location.pathname),[,n]=g(0),[s,a]=g(0);x(()=>Er(()=>t(location.pathname)),[]),x(()=>Vt(r=>{r==="language"?(lo(),su().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),x(()=>us(r=>{r&&a(c=>c+1)}),[]);let o=Vn(e);return i`
    <${Tr} page=${o.name}>
      <${Gn} address=${`${s} ${e}`}><${u$} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function u$({address:e}){let[t,n]=g(null),[s,a]=g(!1);return oe(()=>{let o=!0,{name:r,params:c,load:u}=Vn(e),p=l$.has(r)?aa().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{o&&(n({Page:d,params:c}),document.title=Ke(`title-${r}`)?`${l(`title-${r}`)} · Arcanarium`:"Arcanarium")},d=>{console.error(d),o&&a(!0)}),()=>{o=!1}},[e]),x(()=>{t&&(zr&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),zr&&scrollTo(0,0),zr=!0)},[t]),s?i`<${no} />`:t?i`<${t.Page} params=${t.params} />`:i`<div class="waiting" aria-busy="true"></div>`}async function su(){let e=await Xe().catch(()=>null),t=e?.languages??["en"],s=[fe("language"),e?.id?e.language:"",...navigator.languages].flatMap(a=>[a,a.split("-")[0]]);await No(s.find(a=>t.includes(a))??"en"),Bo()}var p$=1e3,d$=15e3,m$=4e3;async function ou(e,t=p$){try{await Promise.all([su(),Wt().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{ou(e,Math.min(d$,t*2))},t);return}Ae(i`<${c$} />`,e),f$(e)}function f$(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||o()},s=new MutationObserver(n),a=setTimeout(()=>o(),m$),o=()=>{t?.remove(),s.disconnect(),clearTimeout(a),ca()};s.observe(e,{childList:!0,subtree:!0}),n()}Sr();Vn(location.pathname).load().catch(()=>{});var nu=document.getElementById("app");nu&&ou(nu);gs("/js/cadwallon/board.js",Rr);gs("/js/resarcana/board.js",Hr);export{Y as x0,de as x1,Wt as x10,ve as x11,dn as x12,pn as x13,jt as x14,Ho as x15,_e as x16,kt as x17,Ve as x18,sn as x19,i as x1a,Ae as x1b,Q as x1c,N as x1d,x as x1e,rn as x1f,oe as x1g,H as x1h,R as x1i,g as x1j,dp as x1k,qe as x1l,y as x1m,vs as x1n,J as x1o,Oe as x1p,Je as x1q,gn as x1r,Be as x1s,En as x1t,aa as x1u,Ds as x1v,et as x1w,Xe as x1x,ra as x1y,ie as x1z,D as x2,oa as x20,zs as x21,ia as x22,ua as x23,ca as x24,pa as x25,tt as x26,Sn as x27,Tn as x28,ls as x29,cs as x2a,Lo as x2b,us as x2c,Ne as x2d,Vn as x2e,Er as x2f,Fn as x2g,Js as x2h,_r as x2i,xr as x2j,Mr as x2k,Mn as x2l,St as x2m,fe as x2n,$e as x2o,Vt as x2p,ys as x2q,$t as x2r,Gn as x2s,no as x2t,Tr as x2u,Uo as x2v,ge as x2w,We as x2x,k as x2y,Ut as x2z,U as x3,Wo as x30,P as x31,ht as x32,T as x33,Qe as x34,_s as x35,bn as x36,xs as x37,wn as x38,Go as x39,Xi as x3a,xl as x3b,ka as x3c,On as x3d,Ma as x3e,Nn as x3f,Ca as x3g,xa as x3h,va as x3i,ga as x3j,ha as x3k,La as x3l,Ml as x3m,Na as x3n,Za as x3o,Ha as x3p,Cl as x3q,El as x3r,Ba as x3s,Tl as x3t,yt as x3u,qa as x3v,Wa as x3w,Gs as x3x,Dn as x3y,Qt as x3z,fn as x4,Sa as x40,Zl as x41,dr as x42,Xt as x43,Hn as x44,zn as x45,Ta as x46,Ga as x47,Ka as x48,Va as x49,ya as x4a,js as x4b,Ra as x4c,Ia as x4d,ke as x4e,Aa as x4f,Te as x4g,le as x4h,Oa as x4i,qn as x4j,Ja as x4k,Rn as x4l,Ws as x4m,rr as x4n,Nl as x4o,Ol as x4p,Xa as x4q,tr as x4r,cr as x4s,lr as x4t,sr as x4u,or as x4v,G as x4w,Ue as x4x,K as x4y,Ke as x4z,gs as x5,dt as x50,Zo as x51,No as x52,l as x53,Sr as x54,to as x55,nt as x56,Xo as x57,Ts as x58,Bt as x59,Ie as x5a,B as x5b,pe as x5c,Ft as x5d,Re as x5e,xo as x5f,Q as x5g,N as x5h,Mu as x5i,x as x5j,ku as x5k,rn as x5l,xu as x5m,oe as x5n,H as x5o,$i as x5p,R as x5q,g as x5r,Mt as x5s,kt as x5t,du as x5u,Ve as x5v,sn as x5w,_u as x5x,mu as x5y,sn as x5z,lo as x6,wu as x60,Gr as x61,q as x62,Ae as x63,ni as x64,vt as x7,tn as x8,Jo as x9,vn as xa,Yo as xb,Cs as xc,gt as xd,ne as xe,Xo as xf,As as xg,Zs as xh,ea as xi,ta as xj,Is as xk,na as xl,Os as xm,Tt as xn,Rs as xo,Ns as xp,Ln as xq,te as xr,Bo as xs,mn as xt,Fi as xu,ft as xv,mt as xw,zo as xx,se as xy,Ye as xz};
