/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var Cc=Object.defineProperty;var M=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var Le=(e,t)=>{for(var n in t)Cc(e,n,{get:t[n],enumerable:!0})};function Lc(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function Bt(e){let t=On[e];return delete On[e],t}function ct(e){let t=On.versions?.[e];return t?`${e}?v=${t}`:e}function qs(){delete On.versions}var On,Qe=M(()=>{"use strict";On=Lc()});function ut(e){e&&e.parentNode&&e.remove()}function qt(e,t,n){var s,a,o,r={},c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?qn.call(arguments,2):n),dt(e,r,s,a,null)}function Sc(e,t,n){var s,a,o,r=Je({},e.props),c=arguments.length;for(o in t)o=="key"?s=t[o]:o=="ref"&&typeof e.type!="function"?a=t[o]:r[o]=t[o];return c>2&&(r.children=c>3?qn.call(arguments,2):n),dt(e.type,r,s!==void 0?s:e.key,a!==void 0?a:e.ref,null)}function dt(e,t,n,s,a){var o={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:Ft,__v:a||++Er,__i:-1,__u:0};return!a&&D.vnode&&D.vnode(o),o}function Tc(){return{current:null}}function mt(e){return e.children}function pt(e,t){this.props=e,this.context=t,this.__g=0}function et(e,t){if(t==null)return e.__&&et(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:et(e)}function Ac(e){var t,n=e.__v,s=n.__e,a=[],o=[],r=e.__P;r&&((t=Je({constructor:Ft},n)).__v=n.__v+1,D.vnode&&D.vnode(t),Gs(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,a,s||et(n),32&n.__u,o),t.__v=n.__v,t.__.__k[t.__i]=t,zr(a,t,o),n.__=n.__e=null,t.__e!=s&&Rr(t))}function Rr(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Rr(e)}function Us(e){(8&e.__g||(e.__g|=8,Xe.push(e),zn++))&&Ws==D.debounceRendering||((Ws=D.debounceRendering)||queueMicrotask)(Ir)}function Ir(){try{for(var e,t=1;Xe.length;)Xe.length>t&&Xe.sort(Tr),e=Xe.shift(),t=Xe.length,8&e.__g&&Ac(e)}finally{(zn=Xe.length)&&(Ws||queueMicrotask)(Ir)}}function Or(e,t,n,s,a,o,r,c,u,d,p){var $,f,m,h,b,v,S=s.__k||Bn,L=t.length;for(u=Pc(n,t,S,u,L),$=0;$<L;$++)(m=n.__k[$])!=null&&(f=~m.__i&&S[m.__i]||Dn,m.__i=$,v=Gs(e,m,f,a,o,r,c,u,d,p),h=m.__e,(f.ref!=m.ref||8&f.__u)&&(f.ref&&Ks(f.ref,null,m,f),m.ref&&p.push(m.ref,m.__c||h,m)),b=b||h,4&m.__u?(u=Zr(m,u,e,!f.__v),f.__e&&(f.__e=null)):typeof m.type=="function"&&v!==void 0?u=v:h&&(u=h.nextSibling),m.__u&=-21);return n.__e=b,u}function Pc(e,t,n,s,a){var o,r,c,u,d,p,$,f,m,h=n.length,b=h,v=0,S=0,L=e.__k=Array(a);for(o=0;o<a;o++)(r=t[o])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=L[o]=dt(null,r):Fn(r)?r=L[o]=dt(mt,{children:r}):r.constructor===Ft&&r.__b?r=L[o]=dt(r.type,r.props,r.key,r.ref,r.__v):L[o]=r,u=o+v,r.__=e,r.__b=e.__b+1,c=null,~(d=r.__i=Rc(r,n,u,b))&&(b--,(c=n[d])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,d==u-1?v--:d==u+1?v++:d!=u&&(d>u?v--:v++,S=1)):(~d||(a>h?v--:a<h&&v++),typeof r.type!="function"&&(r.__u|=4))):L[o]=null;if(S){for(p=[],$=[],o=0;o<a;o++)if((r=L[o])&&16&r.__u){for(v=0,f=p.length;v<f;)p[m=v+f>>1]<r.__i?v=m+1:f=m;p[v]=r.__i,$[o]=v+1}for(v=p.length;o--;)$[o]&&($[o]==v?v--:L[o].__u|=4)}if(b)for(o=0;o<h;o++)!(c=n[o])||2&c.__u||(c.__e==s&&(s=et(c)),Ys(c,c));return s}function Zr(e,t,n,s){var a,o,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(o=0;o<a.length;o++)a[o]&&(a[o].__=e,t=Zr(a[o],t,n,!1));return t}for(t&&!t.parentNode&&(t=et(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Nr(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(Fn(e)?e.some(function(n){Nr(n,t)}):t.push(e)),t}function Rc(e,t,n,s){var a,o=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&o==null||u&&o==c.key&&r==c.type)return n;if(s>(u?1:0)){for(a=n-1;a>=0;a--)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a;for(a=n+1;a<t.length;a++)if((c=t[a])&&!(2&c.__u)&&o==c.key&&r==c.type)return a}return-1}function Lr(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Zn(e,t,n,s,a){var o,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||Lr(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||Lr(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=js[t]||(js[t]=Ic(t)),(e.__a||(e.__a={}))[t]=Vs,o=t!=(t=t.replace(Ar,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,o):e.removeEventListener(t,r,o));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function Ic(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Nn]==null)t[Nn]=Vs++;else if(t[Nn]<this.__a[e])return;return n(D.event?D.event(t):t)}}}function Gs(e,t,n,s,a,o,r,c,u,d){var p,$,f,m,h,b,v,S,L,P,R,oe,$e,ee,de,w,k,I,G=t.type;if(t.constructor!==Ft)return null;128&n.__u&&(u=32&n.__u,p=n.__c.__z)&&(t.__u|=u,$=o=[],p.nodeType==8?c=Hn(p,o):o.push(p),c=o[0]||c),(p=D.__b)&&p(t);e:if(typeof G=="function"){f=r.length;try{if(S=t.props,L=(p=G.prototype)&&p.render,P=(p=G.contextType)&&s[p.__c],R=p?P?P.props.value:p.__:s,(m=n.__c)?(t.__c=m,2&m.__g&&(m.__g|=1)):(L?t.__c=m=new G(S,R):(t.__c=m=new pt(S,R),m.constructor=G,m.render=Zc),P&&P.sub(m),m.state||(m.state={}),m.__n=s,m.__g|=8,m.__h=[],m.__k=[]),L&&(m.__s||(m.__s=m.state),G.getDerivedStateFromProps&&(m.__s==m.state&&(m.__s=Je({},m.__s)),Je(m.__s,G.getDerivedStateFromProps(S,m.__s)))),h=m.props,b=m.state,m.__v=t,n.__c){if(S!==h&&L&&!G.getDerivedStateFromProps&&m.componentWillReceiveProps&&m.componentWillReceiveProps(S,R),t.__v==n.__v&&!(8&m.__g)||!(4&m.__g)&&m.shouldComponentUpdate&&m.shouldComponentUpdate(S,m.__s,R)===!1){t.__v!=n.__v&&(m.props=S,m.state=m.__s,m.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(z){z&&(z.__=t)}),Bn.push.apply(m.__h,m.__k),m.__k=[],m.__h.length&&r.push(m),c=et(n);break e}m.componentWillUpdate&&m.componentWillUpdate(S,m.__s,R),L&&m.componentDidUpdate&&m.__h.push(function(){m.componentDidUpdate(h,b,v)})}else L&&!G.getDerivedStateFromProps&&m.componentWillMount&&m.componentWillMount(),L&&m.componentDidMount&&m.__h.push(m.componentDidMount);m.context=R,m.props=S,m.__P=e,m.__g&=-5,oe=D.__r,$e=L?25:0;do m.__g&=-9,oe&&oe(t),p=m.render(m.props,m.state=m.__s,m.context);while(8&m.__g&&++$e<25);L&&(Bn.push.apply(m.__h,m.__k),m.__k=[]),m.state=m.__s,m.getChildContext&&(s=Je({},s,m.getChildContext())),L&&n.__c&&m.getSnapshotBeforeUpdate&&(v=m.getSnapshotBeforeUpdate(h,b)),ee=p&&p.type===mt&&p.key==null?p.props.children:p,S.__P&&(p=c,a=(e=S.__P).namespaceURI,u=o=null,n.props&&n.props.__P!=e&&(n.__k.some(function(z){z&&Ys(z,z)}),n.__k=null),c=n.__k?et(n,0):null),c=Or(e,Fn(ee)?ee:[ee],t,n,s,a,o,r,c,u,d),S.__P&&(t.__e=null,c=p),t.__u&=-161,$&&$.some(ut),m.__h.length&&r.push(m),1&m.__g&&(m.__g&=-4)}catch(z){if(r.length=f,t.__v=null,u||o)if(z&&z.then){if(t.__u|=128|u,o){for(~(k=o.indexOf(c||void 0))||(k=o.length);(I=o[k-1])&&I.nodeType==8;)k--;for(;k<o.length;k++)if(I=o[k])if(o[k]=null,de){if(I==w)break}else{if(I.nodeType!=8)break;I.data.startsWith("$s")&&(w=Hn(de=I))}}if(!de){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;de=c}(p=Hn(de=t.__c.__z||(t.__c.__z=de)))?(t.__e=de,c=p):t.__e=c,c=c&&c.nextSibling}else o&&o.some(ut);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),z&&z.then||Hr(t),D.__e(z,t,n)}}else c=t.__e=Oc(n.__e,t,n,s,a,o,r,u,d,e);return(p=D.diffed)&&p(t),c}function Hn(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Hr(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Hr))}function zr(e,t,n){for(var s=0;s<n.length;)Ks(n[s++],n[s++],n[s++]);D.__c&&D.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(o){o.call(a)})}catch(o){D.__e(o,a.__v)}})}function Oc(e,t,n,s,a,o,r,c,u,d){var p,$,f,m,h,b,v,S,L=n.props||Dn,P=t.props,R=t.type;if(R=="svg"?a="http://www.w3.org/2000/svg":R=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),o){for(p=0;p<o.length;p++)if((h=o[p])&&(R?h.localName==R:h.nodeType==3)){e=h,o[p]=null;break}}if(!e){if(S=d.ownerDocument||document,!R)return S.createTextNode(P);e=S.createElementNS(a,R,P.is?P:d),c&&(D.__m&&D.__m(t,o),c=!1),o=null}if(R){if(d=R=="template"&&e.content||e,o=R=="textarea"&&P.defaultValue!=null?null:o&&qn.call(d.childNodes),!c&&o)for(L={},p=0;p<e.attributes.length;p++)L[(h=e.attributes[p]).name]=h.value;for(p in L)h=L[p],p=="dangerouslySetInnerHTML"?f=h:p=="children"||p in P||p=="value"&&"defaultValue"in P||p=="checked"&&"defaultChecked"in P||Zn(e,p,null,h,a);for(p in P)h=P[p],p=="children"?m=h:p=="dangerouslySetInnerHTML"?$=h:p=="value"?b=h:p=="checked"?v=h:c&&typeof h!="function"||L[p]===h||Zn(e,p,h,L[p],a);$?(c||f&&($.__html==f.__html||$.__html==e.innerHTML)||(e.innerHTML=$.__html),t.__k=[]):(f&&(e.textContent=""),(R=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&Ec.test(R))&&(a="http://www.w3.org/1999/xhtml"),Or(d,Fn(m)?m:[m],t,n,s,a,o,r,o?o[0]:n.__k&&et(n,0),c,u),o&&o.some(ut)),c&&R!="textarea"||(p="value",R=="progress"&&b==null?e.removeAttribute(p):b==null||b===e[p]&&(R!="progress"||b)||Zn(e,p,b,L[p],a),p="checked",v!=null&&v!=e[p]&&Zn(e,p,v,L[p],a))}else L===P||c&&e.data==P||(e.data=P);return e}function Ks(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){D.__e(a,n)}}function Ys(e,t,n){var s,a,o,r;if(D.unmount&&D.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Ks(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){D.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&Ys(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(a=Hn(s,o=[]))&&(s==e.__e&&o.some(ut),ut(a),ut(s)),n||ut(e.__e),e.__e=e.__c=e.__=null}function Zc(e,t,n){return this.constructor(e,n)}function Ee(e,t){var n,s,a,o;D.__&&D.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=dt(mt,{children:[e]}),a=[],o=[],Gs(t,t.__k,s||Dn,Dn,t.namespaceURI,s?null:t.firstChild?qn.call(t.childNodes):null,a,s?s.__e:t.firstChild,n,o),zr(a,t.__k,o),t.__k.props.children=null}function Nc(e,t){e&&typeof e=="object"&&(e.__u|=32),Ee(e,t)}function ft(e){function t(n){var s,a;return this.getChildContext||(s=new Set,(a={})[t.__c]=this,this.getChildContext=function(){return a},this.shouldComponentUpdate=function(o){this.props.value!=o.value&&s.forEach(function(r){r.__g|=4,Us(r)})},this.sub=function(o){s.add(o);var r=o.componentWillUnmount;o.componentWillUnmount=function(){s.delete(o),r&&r.call(o)}}),n.children}return t.__c="__cC"+Pr++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function Hc(e){return e.children}function zc(e,t){return dt(Hc,{__P:t,children:e})}var D,Er,Sr,Xe,Ws,zn,Tr,Nn,Ar,Vs,js,Pr,Ft,Dn,Bn,Ec,Fn,qn,Je,Wt=M(()=>{"use strict";Ft=Symbol.for("pv"),Dn={},Bn=[],Ec=/^m(i|n|o|s|text|space)$/,Fn=Array.isArray,qn=Bn.slice,Je=Object.assign;D={__e:function(e,t,n,s){for(var a,o,r;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((r=(o=a.constructor)&&o.getDerivedStateFromError)&&a.setState(o.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,s||{}),r=1),r&&8&a.__g)return void(a.__g|=2)}catch(c){e=c}}throw zn=0,e}},Er=0,Sr=function(e){return e!=null&&e.constructor===Ft},pt.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Je({},this.state)),typeof e=="function"&&(e=e(Je({},n),this.props)),e&&(Je(n,e),this.__v&&(t&&this.__k.push(t),Us(this)))},pt.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Us(this))},pt.prototype.render=mt,Xe=[],zn=0,Tr=function(e,t){return e.__v.__b-t.__v.__b},Nn=Symbol(),Ar=/(PointerCapture)$|Capture$/i,Vs=0,js={},Pr=0});function $t(e,t){W.__h&&W.__h(q,e,Ct||t),Ct=0;var n=q.__H||(q.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function g(e){return Ct=1,Yr(Qr,e)}function Yr(e,t,n){var s=$t(De++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):Qr(void 0,t),function(o){var r=(s.__N||s.__)[0],c=s.t(r,o);Xs(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=q,!q.__f)){q.__f=!0;var a=q.shouldComponentUpdate;q.shouldComponentUpdate=function(o,r,c){var u=this.__H;if(!u)return!0;var d=!1,p=this.props!=o;if(u.__.some(function(f){f.__N&&(d=!0,Xs(f.__[0],f.__N[0])||(p=!0))}),a){var $=a.call(this,o,r,c);return d?$||p:$}return!d||p}}return s.__}function _(e,t){var n=$t(De++,3);!W.__s&&to(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,q.__H.__h.push(n))}function J(e,t){var n=$t(De++,4);!W.__s&&to(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,q.__h.push(n))}function O(e){return Ct=5,H(function(){return{current:e}},[])}function Dc(e,t,n){Ct=6,J(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function H(e,t){var n=$t(De++,7);return to(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function ne(e,t){return Ct=8,H(function(){return e},t)}function N(e){var t=q.context[e.__c],n=$t(De++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(q)),t.props.value):e.__}function Bc(e,t){W.useDebugValue&&W.useDebugValue(t?t(e):e)}function Fc(e){var t=$t(De++,10),n=g();return t.__=e,q.componentDidCatch||(q.componentDidCatch=function(s,a){t.__&&t.__(s,a),n[1](s)}),[n[0],function(){return n[1]()}]}function Ut(){var e=$t(De++,11);if(!e.__){for(var t=q.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function qc(){var e;do{for(;e=Js.shift();)try{jt(e)}catch(n){W.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Kr.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(jt),t.__h.some(eo),t.__h=[]}catch(n){t.__h=[],W.__e(n,e.__v)}}}while(Js.length)}function Wc(e){var t,n=function(){clearTimeout(s),Vr&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);Vr&&(t=requestAnimationFrame(n))}function Gr(e){e!=1&&Dr==W.requestAnimationFrame||((Dr=W.requestAnimationFrame)||Wc)(qc)}function jt(e){var t=q,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),q=t}function eo(e){var t=q;e.__c=e.__(),q=t}function to(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Xs(n,e[s])})}function Qr(e,t){return typeof t=="function"?t(e):t}var De,q,Qs,Dr,Xs,Ct,Kr,Js,W,Br,Fr,qr,Wr,jr,Ur,Vr,no=M(()=>{"use strict";Wt();Xs=Object.is,Ct=0,Kr=[],Js=[],W=D,Br=W.__b,Fr=W.__r,qr=W.diffed,Wr=W.__c,jr=W.unmount,Ur=W.__;W.__b=function(e){q=null,Br&&Br(e)},W.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Ur&&Ur(e,t)},W.__r=function(e){Fr&&Fr(e),De=0;var t=(q=e.__c).__H;t&&(Qs==q?q.__h=[]:(t.__h.some(jt),t.__h.some(eo),De=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Qs=q},W.diffed=function(e){qr&&qr(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Gr(Kr.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Qs=q=null},W.__c=function(e,t){t.some(function(n){try{n.__h.some(jt),n.__h=n.__h.filter(function(s){return!s.__||eo(s)})}catch(s){n.__h=[function(){throw s}]}}),Wr&&Wr(e,t)},W.unmount=function(e){jr&&jr(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Gr(Js.push(a))}else jt(a)}catch(o){t=o}}),s.__H=void 0,t&&W.__e(t,s.__v))};Vr=typeof requestAnimationFrame=="function"});function so(e){var t=Xr.get(this);return t||(t=new Map,Xr.set(this,t)),(t=Jr(this,t.get(e)||(t.set(e,t=(function(n){for(var s,a,o=1,r="",c="",u=[0],d=function(f){o===1&&(f||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,r):o===3&&(f||r)?(u.push(3,f,r),o=2):o===2&&r==="..."&&f?u.push(4,f,0):o===2&&r&&!f?u.push(5,0,!0,r):o>=5&&((r||!f&&o===5)&&(u.push(o,0,r,a),o=6),f&&(u.push(o,f,0,a),o=6)),r=""},p=0;p<n.length;p++){p&&(o===1&&d(),d(p));for(var $=0;$<n[p].length;$++)s=n[p][$],o===1?s==="<"?(d(),u=[u],o=3):r+=s:o===4?r==="--"&&s===">"?(o=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(d(),o=1):o&&(s==="="?(o=5,a=r,r=""):s==="/"&&(o<5||n[p][$+1]===">")?(d(),o===3&&(u=u[0]),o=u,(u=u[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),o=2):r+=s),o===3&&r==="!--"&&(o=4,u=u[0])}return d(),u})(e)),t),arguments,[])).length>1?t:t[0]}var Jr,Xr,oo=M(()=>{"use strict";Jr=function(e,t,n,s){var a;t[0]=0;for(var o=1;o<t.length;o++){var r=t[o++],c=t[o]?(t[0]|=r?1:2,n[t[o++]]):t[++o];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++o]]=c:r===6?s[1][t[++o]]+=c+"":r?(a=e.apply(c,Jr(e,c,n,["",null])),s.push(a),c[0]?t[0]|=2:(t[o-2]=0,t[o]=a)):s.push(c)}return s},Xr=new Map});var i,C=M(()=>{"use strict";Wt();no();oo();i=so.bind(qt)});function jn(){ht||(ht=!0,Wn=ei,ti(!1),ni())}function Un(e){e.headers?.get(Uc)?jn():ht&&(ht=!1,clearTimeout(ro),ti(!0))}function Vn(e){return ao.add(e),()=>{ao.delete(e)}}function io(){let[,e]=g(0);return _(()=>Vn(()=>e(t=>t+1)),[]),ht}function ti(e){for(let t of[...ao])t(e)}function ni(){ro=setTimeout(()=>{si()},Wn),Wn=Math.min(jc,Wn*2)}async function si(){if(clearTimeout(ro),!ht)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&Un(e),ht&&ni()}var ei,jc,Uc,ht,Wn,ro,ao,Vt=M(()=>{"use strict";C();ei=2e3,jc=2e4,Uc="x-stored",ht=!1,Wn=ei,ro=0,ao=new Set;globalThis.addEventListener?.("online",()=>{si()})});var Se,B,re,Te,Gt=M(()=>{"use strict";Se=class{constructor(t){this.value=t}valueOf(){return this.value}},B=class extends Se{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},re=class extends Se{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},Te=class e extends Se{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Se)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Se&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function Kc(e,t,n){if(n===t||n instanceof re&&t instanceof re&&n.value===t.value)return!0;if(t instanceof re&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function ai(e,t,n){return t[n]?Lt(e,t[n].value):(e.reportError(new RangeError("No default")),new B)}function lo(e,t){let n=[],s=Object.create(null);for(let a of t)a.type==="narg"?s[a.name]=Kt(e,a.value):n.push(Kt(e,a));return{positional:n,named:s}}function Kt(e,t){switch(t.type){case"str":return t.value;case"num":return new re(t.value,{minimumFractionDigits:t.precision});case"var":return Yc(e,t);case"mesg":return Qc(e,t);case"term":return Xc(e,t);case"func":return Jc(e,t);case"select":return eu(e,t);default:return new B}}function Yc(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new B(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new B(`$${t}`);if(n instanceof Se)return n;switch(typeof n){case"string":return n;case"number":return new re(n);case"object":if(Te.supportsValue(n))return new Te(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new B(`$${t}`)}}function Qc(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new B(t);if(n){let a=s.attributes[n];return a?Lt(e,a):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${t}.${n}`))}return s.value?Lt(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new B(t))}function Xc(e,{name:t,attr:n,args:s}){let a=`-${t}`,o=e.bundle._terms.get(a);if(!o)return e.reportError(new ReferenceError(`Unknown term: ${a}`)),new B(a);if(n){let c=o.attributes[n];if(c){e.params=lo(e,s).named;let u=Lt(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new B(`${a}.${n}`)}e.params=lo(e,s).named;let r=Lt(e,o.value);return e.params=null,r}function Jc(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new B(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new B(`${t}()`);try{let a=lo(e,n);return s(a.positional,a.named)}catch(a){return e.reportError(a),new B(`${t}()`)}}function eu(e,{selector:t,variants:n,star:s}){let a=Kt(e,t);if(a instanceof B)return ai(e,n,s);for(let o of n){let r=Kt(e,o.key);if(Kc(e,a,r))return Lt(e,o.value)}return ai(e,n,s)}function co(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new B;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let a of t){if(typeof a=="string"){n.push(e.bundle._transform(a));continue}if(e.placeables++,e.placeables>oi)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${oi}`);s&&n.push(Vc),n.push(Kt(e,a).toString(e)),s&&n.push(Gc)}return e.dirty.delete(t),n.join("")}function Lt(e,t){return typeof t=="string"?e.bundle._transform(t):co(e,t)}var oi,Vc,Gc,ri=M(()=>{"use strict";Gt();oi=100,Vc="⁨",Gc="⁩"});var Gn,ii=M(()=>{"use strict";Gn=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let a=JSON.stringify(n);return s[a]||(s[a]=new t(this.bundle.locales,n)),s[a]}}});function uo(e,t){let n=Object.create(null);for(let[s,a]of Object.entries(e))t.includes(s)&&(n[s]=a.valueOf());return n}function ci(e,t){let n=e[0];if(n instanceof B)return new B(`NUMBER(${n.valueOf()})`);if(n instanceof re)return new re(n.valueOf(),{...n.opts,...uo(t,li)});if(n instanceof Te)return new re(n.toNumber(),{...uo(t,li)});throw new TypeError("Invalid argument to NUMBER")}function ui(e,t){let n=e[0];if(n instanceof B)return new B(`DATETIME(${n.valueOf()})`);if(n instanceof Te||n instanceof re)return new Te(n,uo(t,tu));throw new TypeError("Invalid argument to DATETIME")}var li,tu,di=M(()=>{"use strict";Gt();li=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];tu=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function mi(e){let t=Array.isArray(e)?e.join(" "):e,n=pi.get(t);return n===void 0&&(n=new Map,pi.set(t,n)),n}var pi,fi=M(()=>{"use strict";pi=new Map});var Et,$i=M(()=>{"use strict";ri();ii();Gt();di();fi();Et=class{constructor(t,{functions:n,useIsolating:s=!0,transform:a=o=>o}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:ci,DATETIME:ui,...n},this._useIsolating=s,this._transform=a,this._intls=mi(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let a=0;a<t.body.length;a++){let o=t.body[a];if(o.id.startsWith("-")){if(n===!1&&this._terms.has(o.id)){s.push(new Error(`Attempt to override an existing term: "${o.id}"`));continue}this._terms.set(o.id,o)}else{if(n===!1&&this._messages.has(o.id)){s.push(new Error(`Attempt to override an existing message: "${o.id}"`));continue}this._messages.set(o.id,o)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let a=new Gn(this,s,n);try{return co(a,t).toString(a)}catch(o){if(a.errors&&o instanceof Error)return a.errors.push(o),new B().toString(a);throw o}}}});var po,hi,nu,mo,su,gi,ou,Kn,au,bi,yi,ru,vi,iu,lu,cu,wi,uu,du,pu,mu,fu,$u,hu,St,Yn,_i=M(()=>{"use strict";po=/^(-?[a-zA-Z][\w-]*) *= */gm,hi=/\.([a-zA-Z][\w-]*) *= */y,nu=/\*?\[/y,mo=/(-?[0-9]+(?:\.([0-9]+))?)/y,su=/([a-zA-Z][\w-]*)/y,gi=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,ou=/^[A-Z][A-Z0-9_-]*$/,Kn=/([^{}\n\r]+)/y,au=/([^\\"\n\r]*)/y,bi=/\\([\\"])/y,yi=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ru=/^\n+/,vi=/ +$/,iu=/ *\r?\n/g,lu=/( *)$/,cu=/{\s*/y,wi=/\s*}/y,uu=/\[\s*/y,du=/\s*] */y,pu=/\s*\(\s*/y,mu=/\s*->\s*/y,fu=/\s*:\s*/y,$u=/\s*,?\s*/y,hu=/\s+/y,St=class{constructor(t){this.body=[],po.lastIndex=0;let n=0;for(;;){let w=po.exec(t);if(w===null)break;n=po.lastIndex;try{this.body.push(u(w[1]))}catch(k){if(k instanceof SyntaxError)continue;throw k}}function s(w){return w.lastIndex=n,w.test(t)}function a(w,k){if(t[n]===w)return n++,!0;if(k)throw new k(`Expected ${w}`);return!1}function o(w,k){if(s(w))return n=w.lastIndex,!0;if(k)throw new k(`Expected ${w.toString()}`);return!1}function r(w){w.lastIndex=n;let k=w.exec(t);if(k===null)throw new SyntaxError(`Expected ${w.toString()}`);return n=w.lastIndex,k}function c(w){return r(w)[1]}function u(w){let k=p(),I=d();if(k===null&&Object.keys(I).length===0)throw new SyntaxError("Expected message value or attributes");return{id:w,value:k,attributes:I}}function d(){let w=Object.create(null);for(;s(hi);){let k=c(hi),I=p();if(I===null)throw new SyntaxError("Expected attribute value");w[k]=I}return w}function p(){let w;if(s(Kn)&&(w=c(Kn)),t[n]==="{"||t[n]==="}")return $(w?[w]:[],1/0);let k=$e();return k?w?$([w,k],k.length):(k.value=ee(k.value,ru),$([k],k.length)):w?ee(w,vi):null}function $(w=[],k){for(;;){if(s(Kn)){w.push(c(Kn));continue}if(t[n]==="{"){w.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let ae=$e();if(ae){w.push(ae),k=Math.min(k,ae.length);continue}break}let I=w.length-1,G=w[I];typeof G=="string"&&(w[I]=ee(G,vi));let z=[];for(let ae of w)ae instanceof Yn&&(ae=ae.value.slice(0,ae.value.length-k)),ae&&z.push(ae);return z}function f(){o(cu,SyntaxError);let w=m();if(o(wi))return w;if(o(mu)){let k=v();return o(wi,SyntaxError),{type:"select",selector:w,...k}}throw new SyntaxError("Unclosed placeable")}function m(){if(t[n]==="{")return f();if(s(gi)){let[,w,k,I=null]=r(gi);if(w==="$")return{type:"var",name:k};if(o(pu)){let G=h();if(w==="-")return{type:"term",name:k,attr:I,args:G};if(ou.test(k))return{type:"func",name:k,args:G};throw new SyntaxError("Function names must be all upper-case")}return w==="-"?{type:"term",name:k,attr:I,args:[]}:{type:"mesg",name:k,attr:I}}return L()}function h(){let w=[];for(;;){switch(t[n]){case")":return n++,w;case void 0:throw new SyntaxError("Unclosed argument list")}w.push(b()),o($u)}}function b(){let w=m();return w.type!=="mesg"?w:o(fu)?{type:"narg",name:w.name,value:L()}:w}function v(){let w=[],k=0,I;for(;s(nu);){a("*")&&(I=k);let G=S(),z=p();if(z===null)throw new SyntaxError("Expected variant value");w[k++]={key:G,value:z}}if(k===0)return null;if(I===void 0)throw new SyntaxError("Expected default variant");return{variants:w,star:I}}function S(){o(uu,SyntaxError);let w;return s(mo)?w=P():w={type:"str",value:c(su)},o(du,SyntaxError),w}function L(){if(s(mo))return P();if(t[n]==='"')return R();throw new SyntaxError("Invalid expression")}function P(){let[,w,k=""]=r(mo),I=k.length;return{type:"num",value:parseFloat(w),precision:I}}function R(){a('"',SyntaxError);let w="";for(;;){if(w+=c(au),t[n]==="\\"){w+=oe();continue}if(a('"'))return{type:"str",value:w};throw new SyntaxError("Unclosed string literal")}}function oe(){if(s(bi))return c(bi);if(s(yi)){let[,w,k]=r(yi),I=parseInt(w||k,16);return I<=55295||57344<=I?String.fromCodePoint(I):"�"}throw new SyntaxError("Unknown escape sequence")}function $e(){let w=n;switch(o(hu),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return de(t.slice(w,n))}return t[n-1]===" "?de(t.slice(w,n)):!1}function ee(w,k){return w.replace(k,"")}function de(w){let k=w.replace(iu,`
`),I=lu.exec(w)[1].length;return new Yn(k,I)}}},Yn=class{constructor(t,n){this.value=t,this.length=n}}});var fo=M(()=>{"use strict";$i();_i();Gt()});async function go(e){let t=[...new Set([e||$o,$o])],n=(await Promise.all(t.map(gu))).filter(s=>s!==null);if(!n.length)throw new Error("no texts");return Qn=n,ho.clear(),document.documentElement.lang=n[0].locales[0],n[0].locales[0]}async function gu(e){let t=await fetch(ct(`/texts/${encodeURIComponent(e)}.ftl`)).catch(()=>null);if(!t?.ok)return null;let n=new Et(e,{useIsolating:!1});return n.addResource(new St(await t.text())),n}function l(e,t){for(let n of Qn){let s=n.getMessage(e)?.value;if(s)return n.formatPattern(s,t,[])}return ho.has(e)||console.warn(`missing text: ${e}`),ho.add(e),`[${e}]`}function Be(e){return Qn.some(t=>t.getMessage(e)?.value)}function Yt(){return Qn[0]?.locales[0]??$o}function bo(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var $o,Qn,ho,E=M(()=>{"use strict";fo();Qe();$o="en",Qn=[],ho=new Set});function he(e){return Mi(ct(e),{})}function xe(e,t={}){let n=typeof t=="string";return Mi(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}function j(e){if(e instanceof ie)return e.reason;let t=e?.reason;return typeof t=="string"?t:l("problem-unknown")}async function Mi(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(bu)})}catch{throw jn(),new ie("offline",l("problem-offline"))}Un(n);let s=await n.text().catch(()=>""),a=yu(s);if(n.ok&&a!==void 0)return a;throw new ie(a?.code??String(n.status),a?.reason??l(n.status===404?"problem-not-found":"problem-server"))}function yu(e){try{return e?JSON.parse(e):{}}catch{return}}var bu,ie,Q=M(()=>{"use strict";Qe();Vt();E();bu=2e4,ie=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function Tt(){return yo??=he("/api/games").then(e=>Xn=e,e=>{throw yo=null,e}),yo}function tt(e){return Xn.find(t=>t.game===e)}function be(){let[e,t]=g(Xn.length?Xn:null);return _(()=>{Tt().then(t,()=>{})},[]),e}function X(e){let t=`${e}-title`;return Be(t)?l(t):e}function ge(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return Be(n)?l(n):t}function nt(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return Be(n)?l(n):""}function Qt({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),a=s?l("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?a:`${a} · ${l("opponent-rating",{rating:n})}`}function Xt(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${l("opponent-style",{style:ge("style",n),what:nt("style",n)})}`:t}function At(e,t){let[n,s]=e.seats,a=e.sets.map(o=>o.id).filter(o=>t.includes(o)).join("+");return e.seats_of[a]??Array.from({length:s-n+1},(o,r)=>n+r)}function vo(e,t,n){return n.slice(0,Math.max(...At(e,t)))}function wo(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1}}function Fe(e){let t=tt(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(a=>a!==t).map(a=>ge(`${e.game}-set`,a));return e.variant&&e.variant!=="standard"&&s.push(ge(`${e.game}-variant`,e.variant)),e.clock&&s.push(xi(e.clock)),s.join(" · ")}function xi({bank:e,each:t}){return t>=43200?l("clock-days",{n:Math.round(t/8640)/10}):l("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var yo,Xn,le=M(()=>{"use strict";Q();C();E();yo=null,Xn=[]});function Jt(e){let t=Jn.get(e);return t||(t=he(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:a,...o})=>({...o,name:a}));return _o.set(e,new Map(s.map(a=>[a.id,a]))),{...n,cards:s}},n=>{throw Jn.delete(e),n}),Jn.set(e,t)),t}function K(e,t){return _o.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:tt(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}function Mo(){Jn.clear(),_o.clear()}var Jn,_o,ye=M(()=>{"use strict";Q();le();Jn=new Map,_o=new Map});function es(e,t){ki.set(e,t)}async function en(e){let[t]=await Promise.all([Tt(),Jt(e)]),n=t.find(s=>s.game===e);if(!n)throw new ie("not-found",l("problem-not-found"));return ki.get(n.board)??import(n.board)}var ki,tn=M(()=>{"use strict";Q();ye();le();E();ki=new Map});var st,ts=M(()=>{"use strict";st={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var ns,xo=M(()=>{"use strict";ns={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function sn(e){return e in st||e in ns}function y({name:e,size:t,label:n,class:s="",golden:a=!1}){let o=st[e]??ns[e];if(!o)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=i`
    ${o.fill&&i`<path d=${o.fill} fill-rule="evenodd"/>`}
    ${o.line&&i`<path class="stroke" d=${o.line}/>`}`;return i`<svg class=${`icon ${a?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${a?i`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Ze(e,t=1){return l(`sign-${e}`,{n:t})}function Ae({fragments:e,label:t}){if(!e.length)return null;let n=xu(e),s=t??n.map(a=>a.words).filter(Boolean).join(" ");return i`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${Mu(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function Mu(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(i`<span class="clause">${n.map(a=>a.drawn)}</span>`),n=[]};for(let a of e)a.gap?(s(),t.push(a.drawn)):n.push(a);return s(),t}function xu(e){let t=[];for(let n=0;n<e.length;n++){let[s,a]=e[n],[o="",r=""]=e[n+1]??[];if(s==="≠"&&a==="sign")do t.push(Cu(e[++n]));while(Oe.includes(e[n][1])&&Oe.includes(e[n+1]?.[1]));else a==="point"&&/^\d+$/.test(s)&&o==="★"?(t.push({drawn:i`<${U} n=${Number(s)}/>`,words:l("sign-points",{n:Number(s)})}),n++):s==="★"&&o==="?"&&r==="point"?(t.push(nn("check","of-point","")),n++):t.push(Ci(s,a))}return t}function Ci(e,t){if(!e.trim())return{drawn:i`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(wu.has(e))return{drawn:i`<span class="between">${e}</span>`,words:ku(e)};let n=_u.exec(e);if(n&&t!=="text"){let s=ss[n[2]];return nn(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&os.includes(s))}if(t!=="text"&&ss[e])return nn(ss[e],`of-${ss[e]}`,"");if(t==="type"){let s=vu.find(a=>Ze(a)===e);if(s)return nn(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:i`<i class="unknown">X</i>`,words:"X"}:{drawn:i`<span class=${`of-${t}`}>${e}</span>`,words:e}}function ku(e){return{"+":"+","/":l("sign-or"),"−":"−","×":"×"}[e]??""}function nn(e,t,n,s=!1){return{drawn:i`<span class=${`sign ${t}`}>${n&&i`<b class="sign-number">${n}</b>`}<${y} name=${e} golden=${s}/></span>`,words:`${n} ${Ze(e,Number(n)||1)}`.trim()}}function Cu([e,t]){let{drawn:n,words:s}=Ci(e,t);return{drawn:i`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${st.ban.line}/></svg></span>`,words:l("sign-not",{what:s})}}function Lu({amount:e,kinds:t=Oe}){let n=e.flatMap((s,a)=>s?[nn(t[a],`of-${t[a]}`,String(s))]:[]);return n.length?i`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function qe({essences:e,kinds:t=Oe}){return e.some(Boolean)?i`<span class="tokens">${e.map((n,s)=>n>0&&i`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${y} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Ze(t[s],n)}</span>
    </span>`)}</span>`:null}function U({n:e}){return i`<span class="points" role="img" aria-label=${l("sign-points",{n:e})}>
    <${y} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var Oe,os,vu,ss,wu,_u,Z=M(()=>{"use strict";C();E();ts();xo();Oe=["elan","life","calm","death","gold","pearl"],os=["military","political","spiritual","financial"],vu=["creature","dragon","demon","mage"],ss={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},wu=new Set(["+","/","(",")","−","×"]),_u=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u});function x(e,t=0,n=0){return`M${Ne(t-e)} ${Ne(n)}a${Ne(e)} ${Ne(e)} 0 1 0 ${Ne(2*e)} 0a${Ne(e)} ${Ne(e)} 0 1 0 ${Ne(-2*e)} 0Z`}function pe(e,t,n,s=0){return is(e,s,a=>x(n,...Li(t,a)))}function T(e,t,n=0,s=1){let a=Ei(e,s),o="";for(let r=0;r<a;r++){for(let c=0;c<e/a;c++)o+=`${c?"L":"M"}${F(t,n+gt*(r+c*s)/e)}`;o+="Z"}return o}function He(e,t,n,s=0){let a="";for(let o=0;o<2*e;o++)a+=`${o?"L":"M"}${F(o%2?n:t,s+Math.PI*o/e)}`;return`${a}Z`}function We(e,t,n,s=0){return is(e,s,a=>`M${F(t,a)}L${F(n,a)}`)}function as(e,t,n,s){let a="";for(let o=0;o<e;o++)a+=`M${F(t,gt*o/e)}L${F(t+(o%s?n:n*2),gt*o/e)}`;return a}function ot(e,t,n,s,a=0){let o=(t+n)/2;return is(e,a,r=>`M${F(t,r)}Q${F(o,r-s)} ${F(n,r)}Q${F(o,r+s)} ${F(t,r)}Z`)}function ko(e,t,n){let s=Math.PI/e,a=`M${F(t,-s)}`;for(let o=0;o<e;o++){let r=gt*o/e;a+=`C${F((t+n)/2,r-s*.9)} ${F(t+1,r-s*.15)} ${F(n,r)}`,a+=`C${F(t+1,r+s*.15)} ${F((t+n)/2,r+s*.9)} ${F(t,r+s)}`}return a}function rs(e,t,n){let s=e*10,a="";for(let o=0;o<=s;o++){let r=gt*o/s;a+=`${o?"L":"M"}${F(t+n*Math.cos(e*r),r)}`}return`${a}Z`}function on(e,t,n,s=0){let a=`M${F(t,s)}`;for(let o=1;o<=e;o++){let r=s+gt*o/e;a+=`Q${F(t+n,r-Math.PI/e)} ${F(t,r)}`}return`${a}Z`}function Pt(e,t,n,s=0){return is(e,s,a=>{let o=n/t;return`M${F(t,a-o)}Q${F(t-n*1.6,a)} ${F(t,a+o)}Q${F(t-n*.6,a)} ${F(t,a-o)}Z`})}function A(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,a)=>`${Ne(-s)} ${a}`);return e+t}function is(e,t,n){let s="";for(let a=0;a<e;a++)s+=n(t+gt*a/e);return s}function Ei(e,t){return t?Ei(t,e%t):e}var gt,Ne,Li,F,an=M(()=>{"use strict";gt=2*Math.PI,Ne=e=>String(Math.round(e*10)/10),Li=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],F=(e,t)=>Li(e,t).map(Ne).join(" ")});function rn(e){return Eu.find(([t])=>t.test(e))?.[1]??""}var Eu,Co=M(()=>{"use strict";an();Eu=[[/hawk|nightingale|phoenix|raven|swan|peacock/,A("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+x(1.8,0,-25)],[/mermaid|dolphin|whale/,A("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+x(1.8,6,-26)+x(1.8,-6,-26)],[/hound|dog|wolf/,A("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,A("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,A("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,A("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,A("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,A("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,A("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,A("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,A("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,A("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,A("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+x(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,A("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+x(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,A("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,x(15,0,-28)+x(7,0,-28)+A("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,x(40)+x(34)+x(6)+We(8,6,34)+T(4,34)+T(4,12,Math.PI/4)],[/crown|laurels|command/,A("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+x(3,0,-38)+x(3,25,-34)+x(3,-25,-34)],[/egg/,A("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,A("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+T(3,5,0)],[/hand|gauntlet|palm|glove/,A("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,A("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,A("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,A("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,A("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,A("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,A("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,A("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,x(42)+T(4,42,Math.PI/4)+T(3,29.7)+x(14.8)]]});function Su(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[x(15),T(t,17,n),T(t,18,n,t===5?2:t===8?3:1)][e(3)];return T(t,45,n)+T(t,37,n)+pe(t,45,5,n)+T(t,27,n+Math.PI/t)+We(t,19,27,n+Math.PI/t)+s+x(6)}function Tu(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,d,p,$)=>{let f=(u+d)/2;return[`L${u} ${p}L${f} ${p-10}L${d} ${p}`,`L${u} ${p}C${u} ${p-8} ${d} ${p-8} ${d} ${p}`,`L${u} ${p}L${u} ${p-5}L${f-2} ${p-5}L${f-2} ${p}L${f+2} ${p}L${f+2} ${p-5}L${d} ${p-5}L${d} ${p}`][$]},[s,a,o]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${a+12}L22 ${a+20}M37 ${o+12}L37 ${o+18}M0 ${s+16}L0 ${s+28}`;return A(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,a,e(3))}L30 36M30 36${n(30,45,o,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function Pi(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return A(t[e(t.length)]+n[e(n.length)])}function Lo(e,t,n){let s=e.types??[];if(s.includes("dragon"))return Au(n,s.includes("creature"));if(s.includes("demon"))return Pu(n,s.includes("creature"));if(s.includes("creature"))return{lines:rn(e.id)||Si[n(Si.length)]()};switch(e.kind){case"mage":return Ru(t,n);case"monument":return{lines:A(Ti[n(Ti.length)])};case"place":return{lines:Su(n)};case"item":return{lines:A("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+x(4,-8,27)+x(2.5,6,33)+x(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:A("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+T([3,5,6,7][n(4)],17,0,n(2)+1)+x(20)};case"agent":return{lines:Pi(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${Pi(n)}${A("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:A("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+x(3,0,-46)};case"location":return{lines:Tu(n)};case"relic":return Iu(e.id,n);case"objective":return{lines:He(4,46,9)+He(4,26,8,Math.PI/4)+x(34)+x(18)};case"guild":return{lines:A("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:He(8,46,14)+x(14)+x(34)};default:return{lines:rn(e.id)||Ai[n(Ai.length)]()}}}function Au(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",a=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:A(n+s+a),fill:x(1.8,3,-28)+x(1.8,-3,-28)}}function Pu(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:A(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+T(5,50,Math.PI,2),fill:x(2,11,.5)+x(2,-11,.5)}}function Ru(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:A(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function Iu(e,t){let n=rn(e);if(n)return{lines:n};let s=[T(8,34,Math.PI/8)+T(8,20,Math.PI/8)+We(8,20,34,Math.PI/8),T(6,36)+T(3,36,0)+T(3,18,Math.PI),A("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),on(7,30,14)+T(7,30)+x(12)];return{lines:s[t(s.length)]+x(44)}}var Si,Ti,Ai,Eo=M(()=>{"use strict";an();Co();Si=[()=>A("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>A("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+x(16)+ot(7,28,48,.18)],Ti=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],Ai=[()=>T(6,44,0,2)+x(22)+T(6,22,0),()=>T(3,46,0)+T(3,23,Math.PI)+x(11.5)+pe(3,46,3.5),()=>x(40)+T(4,40,Math.PI/4)+T(3,28,0)+x(14),()=>T(7,44,0,3)+x(13)+x(6),()=>x(22,0,-15)+x(22,13,7.5)+x(22,-13,7.5)+x(7.5),()=>T(8,44,0,3)+T(8,18,Math.PI/8)+x(9),()=>x(20,0,-14)+"M0 6L0 46M-16 26L16 26"+Pt(1,44,16)+x(6,0,-14),()=>ot(6,0,44,.5)+x(44)+x(8),()=>T(5,45,0,2)+T(5,17,Math.PI)+x(7),()=>He(4,46,14)+He(4,30,11,Math.PI/4)+x(8),()=>A("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+x(12)+x(4),()=>T(9,44,0,2)+T(3,24,Math.PI)+x(5)]});function Ou(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function Zu(e){let t=new Map,n=(s,a)=>t.set(s,(t.get(s)??0)+a);e.power?n(e.power,20):Ri[e.guild||e.id]&&n(Ri[e.guild||e.id],20),e.values?.forEach((s,a)=>n(os[a],s)),e.cost?.forEach((s,a)=>s&&n(Oe[a],e.kind==="monument"?.1:2*s));for(let[s,a]of e.lines.flat())(Oe.includes(a)||a==="any")&&n(a,(a==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,a)=>a[1]-s[1]).map(([s])=>s)}function Ii(e){let t=Ou(e.id),[n,s=n,a=s]=Zu(e),o=3+t(3),{lines:r,fill:c="",sign:u}=Lo(e,n,t),d=[()=>x(97)+as(72,93,2,6),()=>x(97)+x(92)+pe(o*4,94.5,1),()=>x(97)+x(94),()=>x(97)+as(o*8,91,3,8)][t(4)](),p=[()=>T(o+3,76,0,2),()=>T(3,76)+T(3,76,Math.PI),()=>T(4,76)+T(4,76,Math.PI/4),()=>x(76)+We(o*2,56,76,Math.PI/(o*2)),()=>T(2*o+1,76,0,o)][t(5)](),$=["",x(53),pe(o*5,52,1),We(o*6,53,56)][t(4)];return[{d,of:"brass",as:"fine"},{d:p+x(56)+$,of:s===n?"brass":s,as:"fine"},{d:(ls[n]??ls.any)(o,76,91),of:n},{d:ls[a]&&a!==n?ls[a](o,57,66):pe(o,66,2.5),of:a,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:st[u.name].fill??st[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:Nu(e.points),of:"brass",as:"fill"}]:[]]}function Nu(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function So({face:e,whole:t=!1}){let n=H(()=>Ii(e),[e]);return i`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(Hu)}
  </svg>`}function Hu({d:e,of:t,as:n="line",place:s}){if(s){let a=s.size/24;return i`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${a})`}/>`}return n==="fill"?i`<path class="sigil-fill" data-of=${t} d=${e}/>`:i`${n!=="fine"&&i`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var Ri,ls,To=M(()=>{"use strict";C();Z();an();Eo();ts();Ri={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},ls={elan:(e,t,n)=>ko(e*2,t,n),life:(e,t,n)=>ot(e*4,t,n,.075)+ot(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>rs(e*2,(t+n)/2+2,(n-t)/4)+rs(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>He(e*3,n,t)+Pt(e,t-1,5),gold:(e,t,n)=>T(6,n)+T(6,n,Math.PI/6)+pe(12,(t+n)/2-1,2),pearl:(e,t,n)=>on(e*3,t,n-t)+pe(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>T(5,n)+T(5,n,Math.PI/5)+pe(10,t,1.6),military:(e,t,n)=>He(e*4,n,t+3),political:(e,t,n)=>Pt(e*2,n-2,7)+pe(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>ot(e*2,t,n,.2)+pe(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>pe(e*3,(t+n)/2,(n-t)/4)+x(t)}});function at(e,t,n){return l(`${e}-${t}`,n)}function Du(e,t){return t.district?at(e,`district-${t.district}`):t.guild?at(e,`card-${t.guild}`):t.rank?at(e,`rank-${t.rank}`):""}function Ao(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function Bu(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function cs(e){return e.powers!==void 0&&e.lines.length>0}function Fu(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function qu(e,t,n){let s=e.kind==="item"||e.kind==="scroll",a=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[o,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return a>r?"packed":a>o?"crowded":""}function ln({game:e,face:t,size:n,sentences:s=!1,points:a=t.points}){let o=n==="full",r=zu.filter(m=>t.types?.includes(m)),c=t.cost_signs.filter(([m])=>m.trim()&&m.trim()!=="/"),u=Bu(t),d=o?t.lines:Fu(t.lines),p=!o&&s&&cs(t),$=qu(t,d,p),f=!o&&t.kind!=="place"&&(c.length>=4?d.length>=2:c.length>=2&&d.length>=3);return i`
    <span class="face-art"><${So} face=${t} whole=${o}/></span>
    <span class="face-name"><span>${t.name}</span></span>
    ${c.length>0&&i`<span class=${`face-cost ${f?"broad":""}`}>${c.map(m=>i`<${Ae} fragments=${[m]}/>`)}</span>`}
    ${r.length>0&&i`<span class="face-types">${r.map(m=>i`<${y} name=${m} label=${l(`sign-${m}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${o?t.kind_name:Du(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${$}`}>
      ${p?t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`):d.map(m=>i`<span class="face-line"><${Ae} fragments=${m}/></span>`)}
      ${o&&!u&&i`<span class="face-told">${t.sentences.map(m=>i`<span class="face-sentence">${m}</span>`)}</span>`}
    </span>
    ${t.mark&&i`<span class="face-mark" title=${t.origin.at(-1)}><${y} name="standin" label=${l("card-stand-in")}/></span>`}
    ${o&&i`<span class="face-foot">${t.mark&&i`<${y} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${a>0&&i`<span class="face-points"><${U} n=${a}/></span>`}`}function Po(){return i`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var zu,cn=M(()=>{"use strict";C();E();Z();To();zu=["creature","dragon","demon"]});function ce(e){return e in un||(un[e]=Wu(e)),un[e]}function bt(e,t){un[e]=t;try{localStorage.setItem(us+e,JSON.stringify(t))}catch{}for(let n of[...ds])n(e)}function Rt(e){return ds.add(e),()=>{ds.delete(e)}}function ue(e){let[,t]=g(0);return _(()=>Rt(n=>{n===e&&t(s=>s+1)}),[e]),[ce(e),n=>bt(e,n)]}function dn(){let e=ce("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function Wu(e){try{let t=localStorage.getItem(us+e),n=t===null?void 0:JSON.parse(t),s=Oi[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return Oi[e]}var us,Oi,un,ds,ve=M(()=>{"use strict";C();us="arcanarium.",Oi={theme:"auto",motion:"auto",sound:!1,sentences:!1,language:"",lastTable:{},lastForm:null},un={},ds=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(us))return;let t=e.key.slice(us.length);delete un[t];for(let n of[...ds])n(t)})});function Ro(e,t,n){if(!e.isConnected||!t.id)return;pn??=Gu();let s=K(t.game,t.id);Ee(i`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${ln} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?i`<ul class="zoom-notes tooltip">${t.notes.map(a=>i`<li>${a}</li>`)}</ul>`:null}`,pn),pn.showPopover(),Ot=e,Ku(pn,e.getBoundingClientRect(),n)}function Gu(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,mn,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(Ot)&&mn(),{capture:!0,passive:!0}),e}function Ku(e,t,n){let{offsetWidth:s,offsetHeight:a}=e,{innerWidth:o,innerHeight:r}=window,c=(p,$,f)=>Math.max(It,Math.min(p-$/2,f-$-It)),u=t.right+ps,d=c(t.top+t.height/2,a,r);u+s>o-It&&(u=t.left-ps-s),(u<It||n)&&(u=c(t.left+t.width/2,s,o),d=t.top>r-t.bottom?Math.max(It,t.top-ps-a):Math.min(t.bottom+ps,r-a-It)),e.style.left=`${u}px`,e.style.top=`${d}px`}function mn(){clearTimeout(rt),Ot&&(Ot=null,Zi=performance.now(),pn?.hidePopover())}function Yu(e,t){clearTimeout(rt);let n=Ot!==null||performance.now()-Zi<400;rt=setTimeout(()=>Ro(e,t,!1),n?Uu:ju)}function ms(e,t=!1){let n=O({x:0,y:0,pressed:!1,element:null}),s=O(e);s.current=e;let a=n.current;if(_(()=>()=>{a.element&&a.element===Ot&&mn()},[]),!e)return{};let o=r=>{a.element=r.currentTarget,s.current&&Yu(a.element,s.current)};return{onPointerEnter:r=>r.pointerType==="mouse"&&o(r),onPointerLeave:r=>r.pointerType==="mouse"&&mn(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&o(r),onBlur:mn,onPointerDown:r=>{if(a.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(a,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(rt),rt=setTimeout(()=>{a.pressed=!0,s.current&&Ro(c,s.current,!0)},Vu)},onPointerMove:r=>{r.pointerType!=="mouse"&&Math.hypot(r.clientX-a.x,r.clientY-a.y)>10&&clearTimeout(rt)},onPointerUp:()=>!a.pressed&&clearTimeout(rt),onPointerCancel:()=>clearTimeout(rt),onClick:t?r=>s.current&&Ro(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>a.pressed&&r.preventDefault(),onClickCapture:r=>{a.pressed&&(a.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function Io({game:e,id:t,children:n}){let s=ms({game:e,id:t});return i`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var ju,Uu,Vu,ps,It,pn,Ot,Zi,rt,fs=M(()=>{"use strict";C();cn();ye();ju=320,Uu=90,Vu=420,ps=14,It=8,pn=null,Ot=null,Zi=0});function Y({game:e,id:t,size:n="table",turned:s=!1,essences:a,points:o,back:r=!1,lit:c=!1,chosen:u=!1,dim:d=!1,why:p=[],onChoose:$,target:f,badge:m,children:h}){let[b]=ue("sentences"),v=t?K(e,t):null,S=typeof p=="string"?[p].filter(Boolean):p,L=ms(v&&n!=="full"?{game:e,id:v.id,notes:S,points:o}:null,!$),P=v&&!r?v.kind:"back",oe={class:["card",`card-${n}`,`kind-${P}`,`in-${e}`,c&&"lit",u&&"chosen",d&&"dim",s&&"turned",r&&"back",a?.some(Boolean)&&"holding",b&&v&&cs(v)&&"telling"].filter(Boolean).join(" "),"aria-label":H(()=>Xu(v,r,s,a),[v,r,s,a?.join(" ")]),"aria-description":[v&&n!=="full"?Ao(v):"",...S].filter(Boolean).join(" ")||void 0,...L},$e=H(()=>!v||r?i`<${Po}/>`:n==="chip"?i`<${Qu} face=${v} turned=${s} points=${o}/>`:i`<${ln} game=${e} face=${v} size=${n} sentences=${b} points=${o}/>`,[e,v,r,n,s,o,b]),ee=i`
    ${$e}
    ${a&&i`<${qe} essences=${a}/>`}
    ${m!=null&&m!==""&&i`<span class="card-badge">${m}</span>`}`;return i`<div class=${`card-place place-${n} of-kind-${P} ${s?"is-turned":""}`} data-target=${f}>
    ${$||f?i`<button type="button" ...${oe} aria-pressed=${u?"true":void 0} aria-disabled=${$?void 0:"true"}
          onClick=${$??L.onClick}>${ee}</button>`:i`<div role="img" tabindex=${v&&n!=="full"?0:void 0} ...${oe}>${ee}</div>`}
    ${h}
  </div>`}function Qu({face:e,turned:t,points:n=e.points}){return i`
    <${y} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&sn(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&i`<${U} n=${n}/>`}`}function Xu(e,t,n,s){return e?[e.name,e.kind_name,t&&l("card-face-down"),n&&l("card-turned"),...(s??[]).map((a,o)=>a>0&&l("card-holds",{n:a,what:Ze(Oe[o],a)}))].filter(Boolean).join(", "):l("card-back")}var ze=M(()=>{"use strict";C();cn();ye();Z();ve();E();fs();fs()});function Ju(e,t){return Hi(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function ed(e,t){return Hi(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function hs(e,t){return e?e.moves.filter(n=>n.targets.length&&Ju(n.targets,t)):[]}function gs(e,t){return t.length?hs(e,t).filter(n=>n.targets.length===t.length):[]}function bs(e,t){return new Set(hs(e,t).flatMap(n=>ed(n.targets,t)))}function ys(e,t,n){if(!bs(e,t).has(n))return t.length?ys(e,$s,n):null;let s=[...t,n],a=hs(e,s),o=gs(e,s);return a.length===1&&o.length===1?{path:s,menu:[],move:o[0]}:{path:s,menu:o,move:null}}function Oo(e){return e.slice(0,-1)}function Zo(e){return e?e.moves.filter(t=>!t.targets.length):[]}function No(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function fn(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function yt(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function vs(e,t){return e?.why?.[t]??[]}var $s,Ni,Hi,vt=M(()=>{"use strict";$s=[],Ni=e=>e.split(":")[0],Hi=e=>e.every(t=>Ni(t)===Ni(e[0]))});function nd(){return wt}async function zo(){return ws(Bt("me")??await he("/api/me"))}async function Do(){return wt.id?wt:$n({})}async function $n(e){return ws(await xe("/api/me",e))}async function Bo(e,t,n){return ws(await xe(`/api/account/${e}`,{name:t,password:n}))}async function Fo(){return ws(await xe("/api/account/logout"))}function je(){let[,e]=g(0);return _(()=>{let t=()=>e(n=>n+1);return Ho.add(t),()=>{Ho.delete(t)}},[]),wt}function ws(e){wt={...wt,...e,id:!!e.id};for(let t of[...Ho])t();return wt}var wt,Ho,hn=M(()=>{"use strict";Q();Qe();C();wt={id:!1,name:"",account:!1,language:"",languages:["en"]},Ho=new Set});function qo(e,t){return new _s(e,t)}var sd,od,ad,rd,id,zi,_s,Wo=M(()=>{"use strict";Q();E();sd=500,od=2e4,ad=2e4,rd=4404,id=3e3,zi=8e3;_s=class{constructor(t,n){this.name=t,this.onChange=n,this.data={table:null,state:null,log:[],chat:[],hint:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#d()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new ie("offline",l("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#p(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===rd&&(this.data.gone=!0),this.#o())},this.#i(zi)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new ie("lost",l("net-lost")));if(!this.data.gone){let t=Math.min(od,sd*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#d(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=ad){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(zi),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#p(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(id)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new ie(t,l(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#f();break;case"state":this.#$(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#f(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#$(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(a=>!a.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:a,step:o,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===o?this.#l(t):(a==="undo"?n.step<o:n.step>o&&!(r&&c))?this.#e(s,null):this.#e(s,new ie("lost",l("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new ie(n,s));else for(let a of[...this.pending.keys()])this.#e(a,new ie(n,s))}}});function jo(){let e=Bt("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},ld)}async function Uo(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=Di){let a=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+Di-1}&eyes=${t}`);if(!a.ok)return;s=(await a.json()).length}}async function Vo(e){let n=("caches"in globalThis?await(await caches.open(cd)).keys():[]).map(({url:a})=>new URL(a)).find(({pathname:a})=>a===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var ld,Di,cd,Ms=M(()=>{"use strict";Qe();ld=2500;Di=40,cd="seen"});function Zt({signs:e}){let t=e.filter(sn),n=t.map((o,r)=>Go(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,a=n.map((o,r)=>n[r*s%n.length].join(",")).join(" ");return i`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${a} />
        ${ud().map(o=>i`<path d=${o} class="thin" />`)}
      </svg>
      ${t.map((o,r)=>i`
        <span class=${`emblem-sign of-${o}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${y} name=${o} size=${26} /></span>`)}
    </div>`}function Go(e,t){return[Bi(Math.cos(e)*t),Bi(Math.sin(e)*t)]}function Bi(e){return Math.round(e*100)/100}function ud(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${Go(n,t%5?45.5:43).join(" ")}L${Go(n,48).join(" ")}`})}var xs=M(()=>{"use strict";C();Z()});function Fi(e){let[t,n]=g({tables:null,problem:""});return _(()=>{let s=0,a=!1,o=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await he(e).then(u=>({tables:u,problem:""}),u=>({problem:j(u)}));if(a)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(o,dd)},r=()=>{document.visibilityState==="visible"&&o()};return o(),document.addEventListener("visibilitychange",r),()=>{a=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function qi(){let{tables:e}=Fi("/api/mine");if(!e?.length)return null;let t=e.filter(o=>o.status!=="over"),n=t.filter(o=>o.your_turn),s=t.filter(o=>!o.your_turn),a=e.filter(o=>o.status==="over");return i`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${l("home-mine")}</h2>
      ${t.length>0&&i`<ul class="table-list">${[...n,...s].map(o=>i`<${fd} key=${o.table} table=${o} />`)}</ul>`}
      ${a.length>0&&i`
        <details open=${!t.length}>
          <summary>${l("home-over",{n:a.length})}</summary>
          <ul class="table-list">${a.slice(0,pd).map(o=>i`<${$d} key=${o.table} table=${o} />`)}</ul>
        </details>`}
    </section>`}function Wi(){let{tables:e,problem:t}=Fi("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return i`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${l("home-open")}</h2>
      ${n.length>0&&i`<ul class="table-list">${n.map(s=>i`<${hd} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&i`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?i`${l("home-open-none")} <a href="/new">${l("home-open-one")}</a>`:t||l("home-open-coming")}
        </p>`}
    </section>`}function fd({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return i`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${Ko} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${l(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${l("home-resume")}</a>
    </li>`}function $d({table:e}){let t=e.winners?.includes(e.you??-1),n=new Intl.ListFormat(Yt()).format((e.winners??[]).map(s=>e.seats[s].name));return i`
    <li class="table-row">
      <${Ko} table=${e} />
      <span class="turn-mark">${t?l("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&l("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${l("home-replay")}</a>
    </li>`}function hd({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return i`
    <li class="table-row">
      <${Ko} table=${e} />
      ${e.watchers>0&&i`<span class="turn-mark">${l("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${l(t?"home-sit":"home-watch")}</a>
    </li>`}function Ko({table:e}){return i`
    <div class="table-about">
      <strong>${X(e.game)}</strong>
      <span class="quiet-text">${Fe(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>i`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${y} name=${md[t.kind]} size=${14} /> ${gd(e,t,n)}</li>`)}
      </ul>
    </div>`}function gd(e,t,n){return e.you===n?l("home-you"):t.kind==="empty"?l("home-free-seat"):t.kind==="bot"?l("home-bot",{bot:ge("bot",t.bot||t.name)}):t.name||l("guest")}var dd,pd,md,ji=M(()=>{"use strict";Q();le();C();Z();E();dd=4e3,pd=6,md={person:"person",bot:"bot",empty:"plus"}});var Ui={};Le(Ui,{Page:()=>bd});function bd(){let e=be()??[];return i`
    <div class="home">
      <header class="home-head">
        <h1>${l("home-title")}</h1>
        <p>${l("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>i`<${yd} key=${t.game} info=${t} />`)}
      </div>
      <${qi} />
      <${Wi} />
      <${vd} />
      <p class="fine">${l("home-unofficial")}</p>
    </div>`}function yd({info:e}){let{game:t,hue:[n,s]}=e,[a,o]=g(!1),[r,c]=g(""),u=ce("lastTable")[t],d=async()=>{o(!0),c("");try{let $=u??wo(e),{table:f}=await xe("/api/tables",$);bt("lastTable",{...ce("lastTable"),[t]:u??{...$,variant:e.variants[0]}}),Ue(`/t/${f}`)}catch($){c(j($)),o(!1)}},p=u?u.seats.length-1:1;return i`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${Zt} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${X(t)}</h2>
        <p>${l(`${t}-about`)}</p>
        <p class="row">
          <button type="button" class="btn primary large" disabled=${a} onClick=${d}>
            ${l(a?"home-dealing":"home-play",{bots:p})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${l("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||l(u?"home-as-last":"home-first-time",{what:u&&Fe(u)||l("home-plain")})}</p>
      </div>
    </section>`}function vd(){let[e,t]=g(""),n=async s=>{let a=s.currentTarget,o=a.files?.[0];if(o){t("");try{let{table:r}=await xe("/api/records",await o.text());Ue(`/replay/${r}`)}catch(r){t(j(r))}a.value=""}};return i`
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
    </section>`}var Vi=M(()=>{"use strict";Q();le();C();Z();Nt();ve();E();xs();ji()});function Pe({legend:e,name:t,value:n,values:s,choose:a}){let o=Ut();return i`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>i`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${o}-${t}`} checked=${r.value===n} onChange=${()=>a(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&i`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function Gi({game:e,sets:t,chosen:n,choose:s}){let a=o=>{let r=t.map(c=>c.id).filter(c=>c===o?!n.includes(o):n.includes(c));r.length&&s(r)};return i`
    <fieldset class="choice">
      <legend>${l("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(o=>i`
          <label key=${o.id} class="option-card">
            <input type="checkbox" checked=${n.includes(o.id)} onChange=${()=>a(o.id)} />
            <span><strong>${o.title}</strong><small>${nt(`${e}-set`,o.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function Ki({game:e,option:t,value:n,choose:s}){let a=t.values.filter(Boolean),o=ge(`${e}-option`,t.name),r=nt(`${e}-option`,t.name);return a.join()==="off,on"?i`<${Yo} title=${o} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:i`
    <${Pe} legend=${o} name=${t.name} value=${n} choose=${s}
      values=${a.map(c=>({value:c,title:ge(`${e}-value`,c),hint:nt(`${e}-value`,c)}))} />`}function Yo({title:e,hint:t,value:n,choose:s}){return i`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function Yi({info:e,sets:t,seats:n,choose:s}){let a=At(e,t),o=c=>{let u=n.at(-1);s(Array.from({length:c},(d,p)=>n[p]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((d,p)=>c===p?_d(u):u==="me"&&d.kind==="me"?{kind:"person"}:d));return i`
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
              <select class="select" value=${wd(c)} onChange=${d=>r(u,d.currentTarget.value)}>
                <option value="me">${l("new-me")}</option>
                <option value="person">${l("new-person")}</option>
                ${e.opponents.map(d=>i`<option key=${d.bot} value=${`bot ${d.bot}`}>${l("new-bot",{bot:Qt(d)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&i`<p class="seat-character">${Xt(e.opponents.find(d=>d.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function wd(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function _d(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function Qi({form:e,change:t}){return i`
    <${Pe} legend=${l("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:l(`new-clock-${n}`),hint:l(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&i`
      <div class="row">
        <${gn} title=${l("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>l("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${gn} title=${l("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>l("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&i`
      <${gn} title=${l("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>l("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function gn({title:e,value:t,values:n,word:s,choose:a}){return i`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${o=>a(parseFloat(o.currentTarget.value))}>
        ${n.map(o=>i`<option key=${o} value=${String(o)}>${s(o)}</option>`)}
      </select>
    </label>`}var Qo=M(()=>{"use strict";le();C();E()});var Xi={};Le(Xi,{Page:()=>kd});function kd(){let e=be();return i`
    <div class="column">
      <h1>${l("new-title")}</h1>
      ${e?i`<${Cd} games=${e} />`:i`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Cd({games:e}){let[t,n]=g(()=>Ld(e)),[s,a]=g(!1),[o,r]=g(""),c=e.find(m=>m.game===t.game)??e[0],u=t.games[c.game],d=m=>{n({...t,...m}),r("")},p=m=>d({games:{...t.games,[c.game]:{...u,...m}}}),$=async m=>{m.preventDefault(),a(!0);let h=Sd(t,c);try{let{table:b}=await xe("/api/tables",h);bt("lastForm",t),h.seats.every(v=>v.kind!=="person")&&bt("lastTable",{...ce("lastTable"),[c.game]:h}),Ue(`/t/${b}`)}catch(b){r(j(b)),a(!1)}},f=u.seats.some(m=>m.kind==="person");return i`
    <form class="new-table" onSubmit=${$}>
      <section class="panel">
        <${Pe} legend=${l("new-game")} name="game" value=${c.game} choose=${m=>d({game:m})}
          values=${e.map(m=>({value:m.game,title:X(m.game),hint:l(`${m.game}-about`)}))} />
        ${c.sets.length>1&&i`<${Gi} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${m=>p({sets:m,seats:vo(c,m,u.seats)})} />`}
        ${c.variants.length>1&&i`
          <${Pe} legend=${l("new-variant")} name="variant" value=${u.variant} choose=${m=>p({variant:m})}
            values=${c.variants.map(m=>({value:m,title:ge(`${c.game}-variant`,m),hint:nt(`${c.game}-variant`,m)}))} />`}
        ${c.options.map(m=>i`
          <${Ki} key=${m.name} game=${c.game} option=${m} value=${u.options[m.name]??m.values[0]}
            choose=${h=>p({options:{...u.options,[m.name]:h}})} />`)}
      </section>
      <section class="panel">
        <${Yi} info=${c} sets=${u.sets} seats=${u.seats} choose=${m=>p({seats:m})} />
        <${Pe} legend=${l("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${m=>d({open:m==="open"})}
          values=${["link","open"].map(m=>({value:m,title:l(`new-${m}`),hint:l(`new-${m}-hint`)}))} />
        <${Qi} form=${t} change=${d} />
        ${u.seats.some(m=>m.kind==="bot")&&i`<${gn} title=${l("new-pace")} value=${t.pace} values=${xd} word=${m=>l("new-pace-value",{n:m})}
          choose=${m=>d({pace:m})} />`}
        <${Yo} title=${l("new-hints")} hint=${l("new-hints-hint")} value=${t.hints} choose=${m=>d({hints:m})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${o}</p>
        <button class="btn primary large" disabled=${s}>${l(f?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function Ld(e){let t=ce("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(o=>o.game===n)?.game??e[0].game,a=Object.fromEntries(e.map(o=>[o.game,Ed(o,t.games?.[o.game])]));return{...Md,...t,game:s,games:a}}function Ed(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),a=t.seats&&At(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),o=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:a?t.seats:o}}function Sd(e,t){let{sets:n,variant:s,options:a,seats:o}=e.games[t.game],r=t.options.filter(({name:u,values:d})=>a[u]&&a[u]!==d[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,a[u]])),seats:o,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints}}var Md,xd,Ji=M(()=>{"use strict";Q();le();C();Nt();ve();E();Qo();Md={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0},xd=[0,.7,1.5,3]});function Xo(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Jo({seat:e,skew:t}){let[,n]=g(0),s=e.due!==null&&e.due!==void 0;if(_(()=>{if(!s)return;let o=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(o)},[s]),e.bank===null||e.bank===void 0)return null;let a=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return i`<span class="clock" data-running=${s||null} data-low=${s&&a<Td||null}
    role="timer" aria-label=${l("clock-left",{time:Xo(a)})}>${Xo(a)}</span>`}var Td,ea=M(()=>{"use strict";C();E();Td=20});function bn({table:e,state:t,skew:n,onSeat:s,children:a}){let o=t.view,r=o.token??o.first??null,c=Math.max(...o.seats.map(d=>d.points),1),u=o.threshold||c;return i`
    <header class="strip">
      <div class="strip-round">
        <strong>${o.round?l("strip-round",{round:o.round}):l("strip-setup")}</strong>
        <span class="strip-goal">${o.match?l("strip-match",{game:o.match.game}):o.threshold?l("strip-goal",{points:o.threshold}):o.last_round?l("strip-last-round",{round:o.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${o.seats.map((d,p)=>i`
          <li key=${p}>
            <${Ad} seat=${e.seats[p]} points=${d.points} goal=${u} threshold=${o.threshold??0} you=${p===e.you} skew=${n}
              wins=${o.match?o.match.wins[p]:null} first=${r===p} passed=${o.passed?.includes(p)}
              active=${!o.over&&(o.owing.length?o.owing.includes(p):o.active===p)} onClick=${()=>s(p)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${a}</div>
    </header>`}function Ad({seat:e,points:t,goal:n,threshold:s,you:a,skew:o,wins:r,first:c,passed:u,active:d,onClick:p}){let $=[a&&l("seat-you"),d&&l("seat-turn"),c&&l("seat-first"),u&&l("seat-passed"),ks(e)].filter(Boolean).join(", ");return i`
    <button type="button" class="seat-pill" data-active=${d||null} data-passed=${u||null} data-you=${a||null} onClick=${p}
      aria-label=${l("seat-summary",{name:e.name,points:t,marks:$})} title=${l("seat-summary",{name:e.name,points:t,marks:$})}>
      <span class="presence" data-here=${el(e)}></span>
      <span class="seat-name">${e.name}</span>
      ${c&&i`<span class="mark" aria-hidden="true"><${y} name="first" size=${15} /></span>`}
      ${u&&i`<span class="mark" aria-hidden="true"><${y} name="pass" size=${15} /></span>`}
      <${Jo} seat=${e} skew=${o} />
      <span class="seat-points">${t}${s>0&&i`<small>/${s}</small>`}</span>
      ${r!==null&&i`<span class="seat-wins" title=${l("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function el(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function ks(e){return l(`presence-${el(e)}`,{bot:e.stand_in||e.bot||""})}var yn=M(()=>{"use strict";C();Z();E();ea()});function Cs({path:e}){let[t,n]=g(!1),s=new URL(e,location.href).href;_(()=>{if(!t)return;let o=setTimeout(()=>n(!1),Pd*1e3);return()=>clearTimeout(o)},[t]);let a=()=>navigator.clipboard?.writeText(s).then(()=>n(!0)).catch(()=>{});return i`
    <div class="share">
      <input class="input" readonly value=${s} aria-label=${l("share-label")} onFocus=${o=>o.target.select()} />
      <button type="button" class="btn" onClick=${a}>${t?l("share-copied"):l("share-copy")}</button>
    </div>`}function ta({table:e,send:t}){let n=be()?.find(o=>o.game===e.game),s=n?.opponents??[],a=e.seats.filter(o=>o.kind==="empty").length;return i`
    <div class="room">
      <h1>${X(e.game)}</h1>
      <p class="room-what">${Fe(e)}</p>
      <p role="status" class="room-state">${a?l("room-waiting",{n:a}):l("room-starting")}</p>
      <ol class="room-seats">
        ${e.seats.map((o,r)=>i`
          <li key=${r} data-kind=${o.kind} data-you=${r===e.you||null}>
            <span class="room-number">${r+1}</span>
            <span class="room-name">${o.kind==="empty"?l("room-free"):o.kind==="bot"?l("room-bot",{bot:ge("bot",o.bot)}):o.name}
              ${o.kind==="bot"&&i`<small>${Xt(s.find(c=>c.bot===o.bot))}</small>`}
              ${o.kind==="person"&&i`<small>${r===e.you?l("seat-you"):ks(o)}</small>`}</span>
            <span class="room-acts">
              ${o.kind==="empty"&&e.you<0&&i`<button type="button" class="btn primary" onClick=${()=>t({t:"sit",seat:r})}>${l("room-sit")}</button>`}
              ${o.kind==="empty"&&e.host&&n&&i`<${Rd} opponents=${s} first=${n.opponent} put=${c=>t({t:"set_seat",seat:r,bot:c})} />`}
              ${o.kind==="bot"&&e.host&&i`<button type="button" class="btn" onClick=${()=>t({t:"set_seat",seat:r,bot:""})}>${l("room-no-bot")}</button>`}
              ${r===e.you&&i`<button type="button" class="btn" onClick=${()=>t({t:"leave"})}>${l("room-leave")}</button>`}
            </span>
          </li>`)}
      </ol>
      <h2>${l("room-invite")}</h2>
      <${Cs} path=${`/t/${e.table}`} />
      ${e.watchers>0&&i`<p class="room-what">${l("watchers",{n:e.watchers})}</p>`}
    </div>`}function Rd({opponents:e,first:t,put:n}){let[s,a]=g(t);return i`
    <span class="row">
      <select class="select" aria-label=${l("room-which-bot")} value=${s} onChange=${o=>a(o.currentTarget.value)}>
        ${e.map(o=>i`<option key=${o.bot} value=${o.bot}>${Qt(o)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${y} name="bot" size=${16} /> ${l("room-put-bot")}</button>
    </span>`}var Pd,Ls=M(()=>{"use strict";C();Z();le();E();yn();Pd=2});function sa(e,t){let[n,s]=g(na),[a,o]=g(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;_(()=>{s(na),o(!1)},[r?r.at:c,r?.question]);let d=ne((h,b=void 0)=>{s(na),o(!0),t({t:"play",step:c,era:u,...h},b).catch(()=>{}).finally(()=>o(!1))},[t,c,u]),p=ne(h=>{a||(h.confirm?s(b=>({path:b.path,menu:[],asking:h})):d({move:h.move},h))},[a,d]),$=ne(h=>{if(a)return;let b=ys(r,n.path,h);b&&(b.move&&!b.move.confirm?d({move:b.move.move},b.move):s({path:b.path,menu:b.menu,asking:b.move}))},[r,a,n,d]),f=ne(()=>{if(!n.path.length&&!n.asking)return!1;let h=Oo(n.path);return s({path:h,menu:gs(r,h),asking:null}),!0},[r,n]),m=H(()=>a?new Set([]):bs(r,n.path),[r,a,n.path]);return{...n,lit:m,busy:a,choose:$,take:p,back:f,agree:()=>n.asking&&d({move:n.asking.move},n.asking),takeAll:h=>d({moves:h.map(b=>b.move)})}}var na,oa=M(()=>{"use strict";C();vt();na={path:$s,menu:[],asking:null}});function vn(e){return Id.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function aa(e){let t=e?e.moves.filter(vn):[];return t.length>tl?t:[]}function wn(e,t,n,s,a=[]){let o=a.filter(d=>d!==n),r=d=>[Math.abs(d.amount[n]-t.amount[n]),Od(d.amount,t.amount),...o.map(p=>Math.abs(d.amount[p]-t.amount[p])),Zd(d.amount,n)],c=null,u=[];for(let d of e){if((d.amount[n]-t.amount[n])*s<=0)continue;let p=r(d);(!c||Nd(p,u))&&([c,u]=[d,p])}return c}function Zd(e,t){return e.reduce((n,s,a)=>n+(a===t?0:s*s),0)}function Nd(e,t){let n=e.findIndex((s,a)=>s!==t[a]);return n>=0&&e[n]<t[n]}function ra(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function ia(e,t){let n=t.group==="gain"?1:-1;return e.map((s,a)=>s+n*(t.amount[a]??0))}function la(e,t){let n=e[0]?.have;return n?n.map((s,a)=>t.reduce((o,r)=>o+(r.change?.[a]??0),s)):null}var Id,tl,Od,_n=M(()=>{"use strict";Id=new Set(["pay","gain","lose"]),tl=5;Od=(e,t)=>e.reduce((n,s,a)=>n+Math.abs(s-t[a]),0)});function ca({plan:e,game:t,kinds:n,pool:s,essencesOn:a,onTake:o,disabled:r}){let[c,u]=g({}),d=e.map((m,h)=>yt(m,c[h]??"")??fn(m)??m.moves[0]),p=la(e,d),$=!p||p.every(m=>m>=0),f=(m,h)=>u({...c,[m]:String(h.move)});return i`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((m,h)=>i`
          <li key=${h} class="collect-row">
            ${m.card&&i`<${Y} game=${t} id=${m.card} size="chip" essences=${a(m.card)} />`}
            <div class="collect-choices" role="radiogroup" aria-label=${m.question}>
              ${m.moves.map(b=>i`
                <button type="button" key=${b.move} role="radio" class="toggle" aria-checked=${b===d[h]}
                  disabled=${r} data-move=${b.move} onClick=${()=>f(h,b)}>
                  <${Ae} fragments=${b.label} />
                </button>`)}
            </div>
          </li>`)}
      </ul>
      ${p&&i`<${Hd} kinds=${n} pool=${s} after=${p} />`}
      ${!$&&i`<p class="decision-how" role="status">${l("collect-too-much")}</p>`}
      <button type="button" class="btn primary" data-proposed disabled=${r||!$} onClick=${()=>o(d)} aria-keyshortcuts="Enter">
        ${l("collect-all")} <span class="move-enter">↵</span>
      </button>
    </div>`}function Hd({kinds:e,pool:t,after:n}){let s=e.map((a,o)=>({kind:a,n:n[o],by:n[o]-t[o]})).filter(({n:a,by:o})=>a||o);return i`
    <p class="collect-after" role="status"><span>${l("collect-after")}</span>
      ${s.map(({kind:a,n:o,by:r})=>i`
        <span key=${a} class=${`collect-kind of-${a}`}><${y} name=${a} size=${18} label=${l(`sign-${a}`,{n:o})} /><b class="num">${o}</b>${r!==0&&i`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var ua=M(()=>{"use strict";C();Z();ze();E();vt();_n()});function Ht({move:e,index:t,proposed:n,hinted:s,verb:a,onTake:o,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return i`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>o(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&i`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${a&&i`<span class="move-verb">${e.heading}</span> `}<${Ae} fragments=${e.label} /></span>
        ${e.hint.length>0&&i`<span class="move-hint"><${Ae} fragments=${e.hint} /></span>`}
      </span>
      ${n&&i`<span class="move-enter" title=${l("decide-proposed")}>↵</span>`}
    </button>`}function da({moves:e,proposed:t,hinted:n,onTake:s,disabled:a}){let o=0;return i`
    <div class="move-list">
      ${No(e).map(({heading:r,moves:c})=>i`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>i`<${Ht} key=${u.move} move=${u} index=${o++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${a} />`)}
        </section>`)}
    </div>`}var Es=M(()=>{"use strict";C();Z();E();vt()});function pa({moves:e,start:t,kinds:n,pool:s,onTake:a,disabled:o}){let[r,c]=g(t),[u,d]=g([]),p=ia(s,r),$=r.group==="gain",f=(m,h)=>{let b=wn(e,r,m,h,u);b&&(c(b),d([m,...u.filter(v=>v!==m)]))};return i`
    <div class="picker" data-group=${r.group}>
      <div class="picker-rows" role="group" aria-label=${l(`pick-${r.group}`)}>
        ${ra(e).map(m=>{let h=l(`sign-${n[m]}`,{n:r.amount[m]});return i`
            <div class="picker-kind" key=${m} data-kind=${n[m]} data-none=${r.amount[m]===0||null}>
              <button type="button" class="step" disabled=${o||!wn(e,r,m,-1)}
                aria-label=${l("pick-less",{kind:h})} onClick=${()=>f(m,-1)}>−</button>
              <span class="picker-amount">
                <${y} name=${n[m]} size=${22} />
                <output aria-label=${h}>${r.amount[m]}</output>
              </span>
              <button type="button" class="step" disabled=${o||!wn(e,r,m,1)}
                aria-label=${l("pick-more",{kind:h})} onClick=${()=>f(m,1)}>+</button>
              <span class="picker-left num">${l($?"pick-have":"pick-left",{n:p[m]})}</span>
            </div>`})}
      </div>
      <button type="button" class="btn primary" data-proposed disabled=${o} onClick=${()=>a(r)}
        data-move=${r.move} aria-keyshortcuts="Enter">
        ${l(`pick-do-${r.group}`)} <span class="move-enter">↵</span>
      </button>
    </div>`}var ma=M(()=>{"use strict";C();Z();E();_n()});function se(e){let[t,n]=g(()=>matchMedia(e).matches);return _(()=>{let s=matchMedia(e),a=()=>n(s.matches);return a(),s.addEventListener("change",a),()=>s.removeEventListener("change",a)},[e]),t}function ke(e){e?.focus({preventScroll:!0})}function ga(e){let[t,n]=g({width:0,height:0});return J(()=>{let s=e.current;if(!s)return;let a=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(d=>d.width===c&&d.height===u?d:{width:c,height:u})};a();let o=new ResizeObserver(a);return o.observe(s),()=>o.disconnect()},[]),t}var we,fa,$a,ha,me=M(()=>{"use strict";C();we="(max-width: 719px), (max-width: 899px) and (orientation: portrait), (max-height: 499px)",fa="(min-width: 1000px) and (min-height: 700px)",$a="(min-width: 2000px) and (min-height: 1100px)",ha=1.25});function ba({game:e,state:t,ask:n,you:s,choosing:a,hint:o,before:r}){let[c,u]=g(!1);_(()=>u(!1),[n.question,n.at]);let d=t.view,p=d.seats[s],$=zd(e,n),f=fn(n),m=o?yt(n,o.move):null,h=n.plan?.length?n.plan:null,b=aa(n),v=n.moves.some(P=>P.targets.length),S=Zo(n).filter(P=>!b.length||!vn(P)),L=P=>p.play?.find(R=>R.card===P)?.essences??null;return a.asking?i`<${nl} choosing=${a} />`:i`
    <div class="decision" data-kind=${n.kind} data-hit=${$||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${h?l("collect-question"):n.question}</h2>
        ${!h&&n.moves.length>1&&v&&i`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${l("decide-list-title")}>
            ${l("decide-list")}
          </button>`}
      </div>
      ${$&&i`<${sl} lines=${r} />`}
      <div class="decision-body" data-stacked=${b.length>0||c||null}>
        ${Dd(n)&&i`<div class="decision-card"><${Y} game=${e} id=${n.card} size=${b.length||c?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${o&&i`<${Bd} hint=${o} />`}
          ${h&&!c?i`<${ca} key=${n.at} plan=${h} game=${e} kinds=${d.essences} pool=${p.pool} essencesOn=${L} onTake=${a.takeAll} disabled=${a.busy} />`:c?i`<${da} moves=${n.moves} proposed=${f} hinted=${m} onTake=${a.take} disabled=${a.busy} />`:i`
            ${b.length>0&&i`<${pa} key=${n.at} moves=${b} start=${f&&vn(f)?f:b[0]}
              kinds=${d.essences} pool=${p.pool} onTake=${a.take} disabled=${a.busy} />`}
            ${v&&i`<p class="decision-how">${l(a.menu.length?"decide-menu":a.path.length?"decide-go-on":S.length?"decide-point":"decide-point-only")}</p>`}
            ${S.map((P,R)=>i`<${Ht} key=${P.move} move=${P} index=${R} verb=${P.group==="pass"}
              proposed=${P===f} hinted=${P===m} onTake=${a.take} disabled=${a.busy} />`)}`}
        </div>
      </div>
    </div>`}function Bd({hint:e}){return i`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&i`<span class="hint-win">${l("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&i`<ul>${e.reasons.map((t,n)=>i`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&i`<p class="hint-second">${l("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function nl({choosing:e}){let t=e.asking;return t&&i`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${ke} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${l("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${l("confirm-no")}</button>
      </div>
    </div>`}function ya({names:e,owing:t,you:n,before:s}){let a=t.filter(o=>o!==n).map(o=>e[o]);return i`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${a.length?l("waiting-for",{who:a.join(", "),n:a.length}):l("waiting-table")}</h2>
      <${sl} lines=${s.slice(-1)} />
      ${n<0&&i`<p class="decision-how">${l("you-watch")}</p>`}
    </div>`}function sl({lines:e}){return e.length>0&&i`<div class="decision-before">${e.map((t,n)=>i`<p key=${n}>${t}</p>`)}</div>`}var zd,Dd,va=M(()=>{"use strict";C();ze();le();E();vt();_n();ua();Es();ma();me();zd=(e,t)=>tt(e)?.hits.includes(t.kind)??!1,Dd=e=>e.card&&!e.plan?.length});function ol(e){let{game:t,sets:n,variant:s,options:a,clock:o,open:r,pace:c,hints:u}=e,d=e.seats.map((p,$)=>$===e.you?{kind:"me"}:p.kind==="bot"?{kind:"bot",bot:p.bot}:{kind:"person"});return{game:t,sets:n,variant:s,options:a,seats:d,clock:o,open:r,hints:u,...c==null?{}:{pace:c}}}function wa({table:e,state:t,names:n,onLook:s}){let[a,o]=g(""),r=t.result,c=r.winners.map(d=>n[d]).join(", "),u=()=>xe("/api/tables",ol(e)).then(({table:d})=>Ue(`/t/${d}`)).catch(d=>o(j(d)));return i`
    <div class="ending" role="dialog" aria-label=${l("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?l("ending-you-won"):l("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${l("ending-rounds",{n:r.rounds})}</p>
      <${Fd} score=${t.score} result=${r} names=${n} you=${e.you} />
      ${a&&i`<p class="problem" role="alert">${a}</p>`}
      <div class="row ending-acts">
        <button type="button" class="btn primary" onClick=${u}>${l("ending-again")}</button>
        <button type="button" class="btn" onClick=${s}>${l("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${l("ending-replay")}</a>
        <a class="btn" href=${`/api/tables/${e.table}/record`} download>${l("ending-record")}</a>
        <a class="btn" href="/">${l("ending-home")}</a>
      </div>
      <${Cs} path=${`/replay/${e.table}`} />
    </div>`}function Fd({score:e,result:t,names:n,you:s}){let a=n.map((o,r)=>r).sort((o,r)=>t.points[r]-t.points[o]);return i`
    <div class="scores">
      ${a.map(o=>i`
        <section key=${o} class="scores-seat" data-winner=${t.winners.includes(o)||null} data-you=${o===s||null}>
          <h3>${t.winners.includes(o)&&i`<${y} name="crown" size=${18} label=${l("ending-winner")} />`} <span>${n[o]}</span> <strong>${t.points[o]}</strong></h3>
          <table><tbody>
            ${e[o].map(([r,c,u],d)=>i`<tr key=${`${r} ${d}`}><th scope="row">${u}</th><td>${c}</td></tr>`)}
            ${!e[o].length&&i`<tr><td class="empty">${l("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}var _a=M(()=>{"use strict";C();Z();Q();Nt();E();Ls()});function ll(e,t,[n,s]){let a=-1,o=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,d=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),p=u+qd*d;u>2&&p<o&&([a,o]=[c,p])}),a}function Wd(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(o=>e.has(o.dataset.target??"")),...n].map(jd).filter(o=>o.getClientRects().length>0)}function jd(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function Ud(e,t){let n=Wd(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let a=ll(al(s),n.map(al),il[e]);a>=0&&n[a].focus()}function Vd(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function Ma(e,t){let n=O({letters:e,lit:t});n.current={letters:e,lit:t},_(()=>{let s=a=>{if(!(a.ctrlKey||a.metaKey||a.altKey||a.defaultPrevented)){if(Vd(a.target)){a.key==="Escape"&&a.target.blur();return}Gd(a,n.current.letters,n.current.lit)&&a.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function Gd(e,t,n){let{key:s}=e;return s in il?(Ud(s,n),!0):s==="Enter"?!Kd(e.target)&&it(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?it(".menu [data-move]",Number(s))||it(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function Kd(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function it(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function xa({onClose:e}){return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog keys" role="dialog" aria-label=${l("keys-title")}>
      <h2>${l("keys-title")}</h2>
      <dl>${rl.map(([t,n])=>i`
        <div key=${n}><dt>${t.map(s=>i`<kbd key=${s}>${s}</kbd>`)}</dt><dd>${l(n)}</dd></div>`)}
      </dl>
      <button type="button" class="btn primary" ref=${ke} onClick=${e}>${l("close")}</button>
    </div>`}var rl,il,qd,al,ka=M(()=>{"use strict";C();E();me();rl=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],il={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},qd=2.5,al=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function Ss(e){return[...document.querySelectorAll(`[data-target="${CSS.escape(e)}"]`)].find(n=>n.getClientRects().length>0)??null}function Ca({choosing:e}){let{menu:t,path:n}=e,s=O(null),[a,o]=g({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return J(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),d=Ss(r)?.getBoundingClientRect();if(!d)return o({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let p=d.right+lt+u.width<=innerWidth?d.right+lt:d.left-lt-u.width,$=p>=lt?p:Math.max(lt,Math.min(d.left,innerWidth-u.width-lt)),f=Math.max(lt,Math.min(d.top,innerHeight-u.height-lt));o({left:$,top:f,ready:!0})},[c,r,t]),_(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?i`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${l("menu-label")} ref=${s}
      style=${{left:`${a.left}px`,top:`${a.top}px`,visibility:a.ready?"visible":"hidden"}}>
      ${t.map((u,d)=>i`<${Ht} key=${u.move} move=${u} index=${d} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${l("menu-back")}</button>
    </div>`:null}var lt,La=M(()=>{"use strict";C();E();Es();lt=8});function Mn(e,t,n){let[s,a]=g(e),o=O([]),r=O(0),c=O(null),u=O(s);u.current=s;let d=()=>{r.current=0,o.current.length>ul&&o.current.splice(0,o.current.length-ul);let $=o.current.shift();if(!$)return;let f=u.current;c.current=f&&t.current&&$.cause==="move"&&dn()?{state:f,places:tp(t.current)}:null,a($),c.current?r.current=setTimeout(d,o.current.length>1?Xd:Qd):d()};return ep(()=>{o.current.length&&(o.current.splice(0,o.current.length-1),clearTimeout(r.current),d())}),J(()=>{!e||e===u.current||o.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(o.current=[],clearTimeout(r.current),r.current=0),o.current.push(e),r.current||d())},[e]),J(()=>{let $=c.current;if(c.current=null,!$||!s||!t.current)return;let f=dl(t.current);op(f,$.places),n&&rp(n($.state.view,s.view,s.events),$.places,pl(f))},[s]),_(()=>()=>clearTimeout(r.current),[]),s}function ep(e){let t=O(e);t.current=e,_(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(a=>addEventListener(a,n,{capture:!0})),()=>s.forEach(a=>removeEventListener(a,n,{capture:!0}))},[])}function tp(e){return pl(dl(e))}function dl(e){let t=new Map;for(let n of np(e)){let s=sp(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function np(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function op(e,t){for(let[n,{element:s,box:a}]of e){if(!s.dataset.target)continue;let o=t.get(n);if(!o){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:cl,easing:Ea});continue}let r=o.left+o.width/2-a.left-a.width/2,c=o.top+o.height/2-a.top-a.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=a.width?o.width/a.width:1,d=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:cl,easing:Ea});ap(s,d)}}function ap(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function rp(e,t,n){for(let{kind:s,n:a,from:o,to:r}of e){let c=t.get(o)??n.get(o),u=n.get(r)??t.get(r);if(!(!c||!u))for(let d=0;d<Math.min(a,Jd);d++)ip(s,c,u,d)}}function ip(e,t,n,s){let a=document.createElement("span");a.className="flyer",a.setAttribute("aria-hidden","true"),Ee(i`<${y} name=${e} size=${22} />`,a),document.body.append(a);let o=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=a.animate([{translate:o(t),opacity:.4},{translate:o(n),opacity:1}],{duration:Yd,delay:s*40,easing:Ea,fill:"backwards"}),c=()=>{Ee(null,a),a.remove()};r.finished.then(c,c)}var cl,Yd,Qd,Xd,ul,Ea,Jd,pl,sp,Ts=M(()=>{"use strict";C();Z();ve();cl=220,Yd=250,Qd=280,Xd=130,ul=3,Ea="cubic-bezier(0.2, 0.7, 0.2, 1)",Jd=3;pl=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));sp=e=>e.dataset.target??e.dataset.anchor??""});function xn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(a=>document.querySelector(`.board [data-target="${CSS.escape(a)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return i`
    <div class="part-tabs tabs" role="tablist">
      ${zt.map(a=>i`
        <button type="button" key=${a} role="tab" aria-selected=${e===a} onClick=${()=>t(a)}>
          ${l(`part-${a}`)}${e!==a&&s.has(a)&&i`<i class="lit-dot" title=${l("part-lit")}></i>`}
        </button>`)}
    </div>`}function kn(e,t,n){let s=O({x:0,y:0});return e?{onTouchStart:a=>{s.current={x:a.touches[0].clientX,y:a.touches[0].clientY}},onTouchEnd:a=>{let o=a.changedTouches[0].clientX-s.current.x,r=a.changedTouches[0].clientY-s.current.y;if(Math.abs(o)<lp||Math.abs(o)<cp*Math.abs(r))return;let c=zt[zt.indexOf(t)-Math.sign(o)];c&&n(c)}}:{}}var zt,lp,cp,As=M(()=>{"use strict";C();E();zt=["mine","centre","rivals","log"],lp=60,cp=2});function Sa({table:e,names:t,owing:n,skew:s,send:a}){let o=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:i`
    ${o?.stand_in&&i`
      <div class="prompt" role="alert">
        <p>${l("seat-bot-plays",{bot:o.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>a({t:"take_back"})}>${l("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>i`<${dp} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>a({t:"stand_in",seat:u})} />`)}`}function dp({name:e,since:t,skew:n,onStandIn:s}){let a=()=>t+up-(Date.now()/1e3+n),[o,r]=g(a()<=0),c=Math.round(t);return _(()=>{r(a()<=0);let u=setTimeout(()=>r(!0),Math.max(0,a())*1e3);return()=>clearTimeout(u)},[c]),o&&i`
    <div class="prompt" role="status">
      <p>${l("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${l("seat-stand-in")}</button>
    </div>`}function Ta({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return i`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${ke} onClick=${t} aria-keyshortcuts="Escape">${l("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${l("request-ask")}</button>
      </div>
    </div>`}function Aa({onClose:e,onLeave:t}){let n=()=>{e(),t()};return i`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${l("leave")}>
      <h2>${l("leave")}</h2>
      <p>${l("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${ke} onClick=${e} aria-keyshortcuts="Escape">${l("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${l("leave-do")}</button>
      </div>
    </div>`}var up,Pa=M(()=>{"use strict";C();E();me();up=60});function Cn(e){if(!ce("sound")||typeof AudioContext>"u")return;_t??=new AudioContext,_t.state==="suspended"&&_t.resume().catch(()=>{});let t=_t.currentTime+.01;for(let n of pp[e]){let s=_t.createOscillator(),a=_t.createGain();s.type=n.wave,s.frequency.value=n.hz,a.gain.setValueAtTime(0,t+n.at),a.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),a.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(a).connect(_t.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function Ra(e,t){!t||e.cause==="join"||(e.result&&!t.result?Cn("end"):e.ask&&!t.ask?Cn("turn"):e.events.some(n=>mp.has(n.kind))?Cn("card"):e.events.some(n=>fp.has(n.kind))&&Cn("essence"))}var pp,_t,mp,fp,Ia=M(()=>{"use strict";ve();pp={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},_t=null;mp=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),fp=new Set(["collected","gained","paid","put","took","lost","moved"])});function ml({lines:e}){let[t,n]=g(!1),s=t?e:e.slice(-$p),a=e.length?e[e.length-1][0]:-1;return i`
    <div class="log at-end" tabindex="0" role="log" aria-label=${l("log-label")}><div>
      ${s.length<e.length&&i`<button type="button" class="btn quiet small" onClick=${()=>n(!0)}>${l("log-all",{n:e.length})}</button>`}
      ${!e.length&&i`<p class="empty">${l("log-empty")}</p>`}
      <ol>${s.map(([o,r],c)=>i`<li key=${c} data-latest=${o===a||null}>${r}</li>`)}</ol>
    </div></div>`}function fl({lines:e,onSay:t}){let[n,s]=g(""),a=o=>{o.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return i`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${l("chat-label")}><div>
        ${!e.length&&i`<p class="empty">${l("chat-empty")}</p>`}
        ${e.map((o,r)=>i`<p key=${r}><strong data-seat=${o.seat}>${o.who}</strong> ${o.text}</p>`)}
      </div></div>
      <form onSubmit=${a}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${l("chat-write")} aria-label=${l("chat-write")}
          onInput=${o=>s(o.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${l("chat-send")}</button>
      </form>
    </div>`}function Oa({log:e,chat:t,tab:n,setTab:s,requests:a,onRequest:o,onSay:r}){let[c,u]=g(t.length);_(()=>{n==="chat"&&u(t.length)},[n,t.length]);let d=t.length-c;return i`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${n==="log"} onClick=${()=>s("log")}>${l("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${n==="chat"} onClick=${()=>s("chat")}>
          ${l("tab-chat")} ${d>0&&i`<span class="count">${d}</span>`}
        </button>
      </div>
      ${n==="chat"?i`<${fl} lines=${t} onSay=${r} />`:i`<${ml} lines=${e} />`}
      ${a.length>0&&i`
        <p class="row requests">${a.map(p=>i`
          <button key=${p.name} type="button" class="btn quiet small" data-request=${p.name} onClick=${()=>o(p.name)}>${l("request-open",{what:p.title})}</button>`)}</p>`}
    </section>`}var $p,Za=M(()=>{"use strict";C();E();$p=150});function Na(e,t){_(()=>{let n=t?l("title-over"):e?`● ${l("title-your-turn")}`:l("title-table");document.title=`${n} · Arcanarium`},[e,t])}var Ha=M(()=>{"use strict";C();E()});function za({state:e,table:t,made:n,send:s}){let[a,o]=g(!1);_(()=>o(!1),[e.step,t.request]);let r=t.seats.some((p,$)=>$!==t.you&&p.kind==="person"),{can:c,why:u}=e.undo;return t.request?.seat===t.you?i`<p class="undo-note" role="status">${l("undo-asked")}</p>`:a?i`
      <div class="undo-ask" role="alertdialog" aria-label=${u}>
        <p>${u}</p>
        <div class="row">
          <button type="button" class="btn" ref=${ke} onClick=${()=>s({t:"ask_undo",step:e.step,era:e.era})}>${l(r?"undo-ask":"undo-anyway")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>o(!1)}>${l("undo-never-mind")}</button>
        </div>
      </div>`:i`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!c&&!u}
      title=${c?l("undo-title"):u} data-fair=${c||null}
      onClick=${()=>c?s({t:"undo",step:e.step,era:e.era}):o(!0)}>
      <${y} name="undo" size=${16} /> <span>${l("undo")}${c&&n&&i`: <${Ae} fragments=${n} />`}</span>
    </button>`}function Da({table:e,names:t,send:n}){let s=e.request,a=s&&s.asked.includes(e.you)&&!s.agreed.includes(e.you);return!s||!a||s.seat===e.you?null:i`
    <div class="prompt" role="alertdialog" aria-label=${l("undo-request",{who:t[s.seat]})}>
      <p>${l("undo-request",{who:t[s.seat]})}</p>
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>n({t:"answer_undo",agree:!0})}>${l("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>n({t:"answer_undo",agree:!1})}>${l("undo-refuse")}</button>
      </div>
    </div>`}var Ba=M(()=>{"use strict";C();Z();E();me()});function Fa({data:e,board:t,ask:n,tell:s}){let a=e.table,o=O(null),r=Mn(e.state,o,t.flights??null),c=r===e.state,{made:u,remembering:d}=gp(n),p=sa(c?r:{...r,ask:null},d),[$,f]=g(null),[m,h]=g("log"),[b,v]=g(!1),[S,L]=g("mine"),[P,R]=g(!1),[oe,$e]=g(!1),[ee,de]=g(!1),[w,k]=g(""),[I,G]=ue("sound"),z=se(we),ae=se(fa),Dt=H(()=>a.seats.map(te=>te.name),[a]),{you:Ye}=a,Ce=c?r.ask:null,_c=ne(te=>vs(Ce,te),[Ce]),Mc=bp(o,Ce,p.lit),_r=e.log.slice(-hp).map(([,te])=>te),Mr=e.state?.requests??[],In=Mr.find(te=>te.name===w),Fs=c&&e.hint&&e.hint.step===r.step?e.hint:null;yp(e.state),Na(!!e.state?.ask,!!e.state?.result),vp(Fs&&yt(Ce,Fs.move)?.targets||null),wp(z,S,L,p.lit,r.step);let xc=kn(z,S,L),xr=te=>{z?L("log"):ae||v(!b||te!==m),h(te),te==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},kr=()=>Ce&&a.hints&&s({t:"hint",step:r.step});Ma({u:()=>it(".undo"),p:()=>it('.decision [data-group="pass"]'),m:()=>it(".list-toggle"),h:kr,l:()=>xr("log"),c:()=>xr("chat"),"?":()=>R(!0),Escape:()=>P||ee||In?(R(!1),de(!1),k("")):p.back()||($!==null?f(null):v(!1))},p.lit);let Cr=i`<${Oa} log=${e.log} chat=${e.chat} tab=${m} setTab=${h} requests=${Mr} onRequest=${k} onSay=${te=>n({t:"chat",text:te})} />`,kc=r.result&&!oe;return i`
    <div class="tabletop" data-game=${a.game} data-part=${z?S:null} data-deciding=${Ce?!0:null} data-seats=${a.seats.length}>
      <${bn} table=${a} state=${r} skew=${e.skew} onSeat=${te=>f($===te?null:te)}>
        ${a.watchers>0&&i`<span class="watchers" title=${l("watchers",{n:a.watchers})}><${y} name="eye" size=${16} />${a.watchers}</span>`}
        ${!z&&!ae&&i`<button type="button" class="btn quiet small icon-only" aria-pressed=${b} onClick=${()=>v(!b)} title=${l("tab-log")} aria-label=${l("tab-log")}><${y} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${I} onClick=${()=>G(!I)} title=${l("sound-toggle")} aria-label=${l("sound-toggle")}><${y} name=${I?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only keys-button" onClick=${()=>R(!0)} title=${l("keys-title")} aria-label=${l("keys-title")}><${y} name="info" size=${18} /></button>
        ${Ye>=0&&!r.result&&i`<button type="button" class="btn quiet small icon-only" onClick=${()=>de(!0)} title=${l("leave")} aria-label=${l("leave")}><${y} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${l("ending-home")} aria-label=${l("ending-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${z&&i`<${xn} part=${S} setPart=${L} lit=${p.lit} />`}
      <section class="board" ref=${o} ...${xc} aria-label=${l("board-label")}>
        <${t.Board} game=${a.game} view=${r.view} table=${a} score=${r.score} ask=${Ce} names=${Dt} you=${Ye}
          lit=${p.lit} chosen=${p.path} choose=${p.choose} why=${_c} detail=${$} setDetail=${f} />
        ${z&&S==="log"&&i`<div class="part-log">${Cr}</div>`}
      </section>
      <aside class="side">
        ${(ae||!z&&b)&&i`<div class="talk-place" data-drawer=${!ae||null}>${Cr}</div>`}
        <${Da} table=${a} names=${Dt} send=${s} />
        <${Sa} table=${a} names=${Dt} owing=${r.view.owing} skew=${e.skew} send=${s} />
        <div class="desk" data-active=${Ce?!0:null}>
          ${t.Beside&&Ye>=0&&i`<${t.Beside} view=${r.view} you=${Ye} />`}
          ${Ce&&Ye>=0?i`<${ba} game=${a.game} state=${r} ask=${Ce} you=${Ye} choosing=${p} hint=${Fs} before=${_r} />`:r.result?i`<div class="decision"><button type="button" class="btn primary" onClick=${()=>$e(!1)}>${l("ending-show")}</button></div>`:i`<${ya} names=${Dt} owing=${r.view.owing} you=${Ye} before=${_r} />`}
          <p class="why-line" aria-live="polite">${Mc}</p>
          ${Ye>=0&&!r.result&&i`
            <div class="desk-tools">
              <${za} state=${r} table=${a} made=${u(r.step)} send=${s} />
              ${Ce&&a.hints&&i`<button type="button" class="btn quiet small" onClick=${kr} aria-keyshortcuts="h"><${y} name="hint" size=${16} /> ${l("hint-ask")}</button>`}
            </div>`}
        </div>
      </aside>
      <${Ca} choosing=${p} />
      ${P&&i`<${xa} onClose=${()=>R(!1)} />`}
      ${ee&&i`<${Aa} onClose=${()=>de(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${In&&i`<${Ta} request=${In} onClose=${()=>k("")} onAsk=${()=>s({t:"request",name:In.name})} />`}
      ${kc&&i`<div class="veil"></div><${wa} table=${a} state=${r} names=${Dt} onLook=${()=>$e(!0)} />`}
    </div>`}function gp(e){let t=O([]),n=ne((a,o)=>{let r=t.current.filter(c=>c.step<a.step);return t.current=o?[...r,{step:a.step,label:[[o.heading,"text"],[" ","text"],...o.label]}]:r,e(a)},[e]);return{made:a=>t.current.find(o=>o.step===a-1)?.label??null,remembering:n}}function bp(e,t,n){let[s,a]=g("");return _(()=>{let o=e.current,r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;a(u?.dataset.target??"")};return o?.addEventListener("pointerover",r),o?.addEventListener("focusin",r),()=>{o?.removeEventListener("pointerover",r),o?.removeEventListener("focusin",r)}},[]),s&&!n.has(s)?vs(t,s).join(" "):""}function yp(e){let t=O(e);_(()=>{e&&e!==t.current&&Ra(e,t.current),t.current=e},[e])}function vp(e){let t=e?.join(" ")??"";J(()=>{let n=(e??[]).map(Ss).filter(s=>s!==null);for(let s of n)s.setAttribute("data-hinted","");return()=>n.forEach(s=>s.removeAttribute("data-hinted"))},[t])}function wp(e,t,n,s,a){_(()=>{if(!e||!s.size)return;let o=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(o.has(t))return;let r=zt.find(c=>o.has(c));r&&n(r)},[a,e])}var hp,qa=M(()=>{"use strict";C();Z();ve();E();vt();oa();va();_a();ka();La();Ts();As();Pa();me();Ia();yn();Za();Ha();Ba();hp=3});function Wa(){let[e,t]=g([]),n=ne(s=>{let a=++Mp;t(o=>[...o.filter(r=>r.text!==s).slice(-2),{id:a,text:s}]),setTimeout(()=>t(o=>o.filter(r=>r.id!==a)),_p)},[]);return{toasts:e,toast:n}}function ja({toasts:e}){return i`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>i`<p key=${t}>${n}</p>`)}</div>`}var _p,Mp,Ua=M(()=>{"use strict";C();_p=5e3,Mp=0});var hl={};Le(hl,{Page:()=>$l,TablePage:()=>Ga});function $l({params:e}){return i`<${Ga} key=${e.table} id=${e.table} />`}function xp(e){let[t,n]=g(null),[s,a]=g(null);J(()=>{let r=qo(e,c=>n({...c}));return a(r),()=>r.close()},[e]);let o=ne(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:o}}function kp(e){let[t,n]=g(null),[s,a]=g("");return _(()=>{e&&en(e).then(n,o=>a(j(o)))},[e]),{board:t,problem:s}}function Ga({id:e}){let{data:t,send:n}=xp(e),{toasts:s,toast:a}=Wa(),o=t?.table??null,{board:r,problem:c}=kp(o?.game),u=!!t?.state?.result;_(()=>{u&&o&&Uo(e,o.you).catch(()=>{})},[u]);let d=H(()=>$=>n($).catch(f=>{throw a(j(f)),f}),[n,a]),p=ne($=>d($).catch(()=>{}),[d]);return t?.gone?i`<${Va} title=${l("table-gone")} text=${l("table-gone-what")} />`:c?i`<${Va} title=${l("table-problem")} text=${c} />`:!t||!o||!r&&o.status!=="open"?i`<${Cp} id=${e} lost=${!!t?.retryAt} />`:i`
    ${!t.connected&&i`<p class="offline" role="status">${l("table-offline")}</p>`}
    ${o.status==="broken"?i`<${Va} title=${l("table-broken")} text=${o.reason} />`:t.state&&r&&o.status!=="open"?i`<${Fa} data=${t} board=${r} ask=${d} tell=${p} />`:i`<${ta} table=${o} send=${p} />`}
    <${ja} toasts=${s} />`}function Cp({id:e,lost:t}){let[n,s]=g("");return _(()=>{t&&Vo(e).then(s,()=>{})},[t]),i`
    <div class="waiting" aria-busy="true">
      <p role="status">${l(t?"table-offline":"table-coming")} ${n&&i`<a href=${n}>${l("table-stored")}</a>`}</p>
    </div>`}function Va({title:e,text:t}){return i`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${l("ending-home")}</a></p>
    </section>`}var Ka=M(()=>{"use strict";C();tn();Wo();Ms();Q();E();Ls();qa();Ua()});function gl(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function bl({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[o,r]of Object.entries(t))s.set(o,r);n&&s.set("card",n);let a=s.toString();return a&&`?${a}`}function Ya(e){return e.normalize("NFD").replace(/\p{M}/gu,"").toLowerCase()}function yl(e,{words:t,filters:n}){let s=Ya(t).split(/\s+/).filter(Boolean),a=e.cards.filter(c=>Object.entries(n).every(([u,d])=>Lp(c,u).includes(d)));if(!s.length)return a;let o=a.filter(c=>{let u=Ya([c.name,c.kind_name,...c.sentences].join(" "));return s.every(d=>u.includes(d))}),r=c=>s.some(u=>Ya(c.name).includes(u));return[...o.filter(r),...o.filter(c=>!r(c))]}function Lp(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function Qa(e,t,n,s){switch(n){case"set":return t.sets.find(a=>a.id===s)?.title??s;case"type":return at(e,`type-${s}`,{n:2});case"kind":return at(e,`kind-${s}`,{n:2});default:return Be(`${e}-${n}-${s}`)?l(`${e}-${n}-${s}`):at(e,s)}}var vl=M(()=>{"use strict";cn();E()});var Xa={};Le(Xa,{CardsPage:()=>wl,Page:()=>Ep});function Ep({params:e}){let t=be()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return i`<${wl} key=${n} game=${n} games=${t}/>`}function wl({game:e,games:t}){let[n,s]=g(null),[a,o]=g(""),[r,c]=g(0);return _(()=>{o(""),Jt(e).then(s,u=>o(j(u)))},[e,r]),i`
    <div class="browse">
      <header class="browse-head">
        <h1>${l("browse-title")}</h1>
        <nav class="row" aria-label=${l("browse-games")}>
          ${t.map(u=>i`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${X(u)}</a>`)}
        </nav>
      </header>
      ${n?i`<${Sp} game=${e} cards=${n}/>`:a?i`<div class="empty"><p>${a}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${l("browse-again")}</button></div>`:i`<div class="waiting" aria-busy="true"><p>${l("browse-waiting")}</p></div>`}
    </div>`}function Sp({game:e,cards:t}){let n=Object.keys(t.filters),[s,a]=g(()=>gl(location.search,n)),[o,r]=ue("sentences"),[c]=g(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=H(()=>yl(t,s),[t,s.words,s.filters]),d=$=>{let f={...s,...$};a(f),history.replaceState(history.state,"",location.pathname+bl(f))},p=($,f)=>{let{[$]:m,...h}=s.filters;d({filters:m===f?h:{...h,[$]:f}})};return i`
    <form class="browse-tools panel" role="search" onSubmit=${$=>$.preventDefault()}>
      <div class="browse-search">
        <${y} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${l("browse-search")} aria-label=${l("browse-search")}
          onInput=${$=>d({words:$.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${l("browse-filters")}</summary>
        <div>${n.map($=>i`<fieldset key=${$} class="browse-filter">
          <legend>${l(`browse-filter-${$}`)}</legend>
          ${t.filters[$].map(f=>i`<button key=${f} type="button" class="chip" aria-pressed=${s.filters[$]===f?"true":"false"}
            onClick=${()=>p($,f)}>${Qa(e,t,$,f)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${l("browse-found",{n:u.length})}</p>
        <label class="check"><input type="checkbox" checked=${o} onChange=${()=>r(!o)}/> ${l("browse-sentences")}</label>
      </div>
    </form>
    ${u.length?Tp(t,u,s).map(([$,f])=>i`<section key=${$} class="browse-kind">
        ${$&&i`<h2>${Qa(e,t,"kind",$)} <span class="num">${f.length}</span></h2>`}
        <div class="browse-cards">${f.map(m=>i`<${Y} key=${m.id} game=${e} id=${m.id}
          onChoose=${()=>d({card:m.id})}/>`)}</div>
      </section>`):i`<div class="empty"><p>${l("browse-none")} ${l("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>d({words:"",filters:{}})}>${l("browse-reset")}</button></div>`}
    ${u.some($=>$.mark)&&i`<p class="browse-legend"><${y} name="standin"/> ${l("card-stand-in")}</p>`}
    ${s.card&&i`<${Ap} game=${e} cards=${t} list=${u} id=${s.card} show=${$=>d({card:$})}/>`}`}function Tp(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(a=>a.kind===s)]).filter(([,s])=>s.length)}function Ap({game:e,cards:t,list:n,id:s,show:a}){let o=O(null);_(()=>o.current?.showModal(),[]);let r=t.cards.find(p=>p.id===s);if(!r)return null;let c=n.findIndex(p=>p.id===s),u=p=>c>=0&&a(n[(c+p+n.length)%n.length].id),d=p=>{p.key==="ArrowRight"&&u(1),p.key==="ArrowLeft"&&u(-1)};return i`<dialog ref=${o} class="dialog browse-full" aria-label=${r.name} onClose=${()=>a("")} onKeyDown=${d}
      onClick=${p=>p.target===o.current&&o.current?.close()}>
    <div class="browse-full-inside">
      <${Y} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(p=>i`<p>${p}</p>`)}
        ${r.other_side&&i`<button type="button" class="btn" onClick=${()=>a(r.other_side??"")}><${y} name="reorder"/>${l("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${y} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${y} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${l("browse-close")} onClick=${()=>o.current?.close()}><${y} name="close"/></button>
    </div>
  </dialog>`}var Ja=M(()=>{"use strict";Q();ze();ye();le();C();Z();ve();E();vl()});function Ln({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let a=/^[-|] /u.exec(s)?.[0]??"",o=n.at(-1);a&&o?.mark===a?o.lines.push(s.slice(2)):n.push({mark:a,lines:[s.slice(a.length)]})}return n.map(({mark:s,lines:a})=>s==="| "?i`<${Pp} lines=${a} draw=${t} />`:s?i`<ul>${a.map(o=>i`<li>${t(o)}</li>`)}</ul>`:i`<p>${t(a[0])}</p>`)}function Pp({lines:e,draw:t}){let[n,...s]=e.map(a=>a.split("|").map(o=>o.trim()));return i`
    <table class="table rules-rows">
      <thead><tr>${n.map(a=>i`<th scope="col">${a}</th>`)}</tr></thead>
      <tbody>${s.map(a=>i`<tr>${a.map(o=>i`<td>${t(o)}</td>`)}</tr>`)}</tbody>
    </table>`}var er=M(()=>{"use strict";C()});var tr={};Le(tr,{Page:()=>Ip});function Ip({params:e}){let t=be()?.filter(o=>o.chapters.length);if(!t?.length)return i`<div class="waiting" aria-busy="true"></div>`;let n=t.find(o=>o.game===e.game)??t[0],{game:s,chapters:a}=n;return i`
    <div class="rules">
      <header class="rules-head">
        <${Zt} signs=${n.emblem} />
        <div>
          <h1>${l("rules-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${t.map(({game:o})=>i`
              <a key=${o} class="chip" href=${`/rules/${o}`} aria-current=${o===s?"true":void 0}>${X(o)}</a>`)}
          </nav>
          <p class="quiet-text">${l("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&i`<a href=${`/rules/${s}/full`}>${l("rules-to-full")}</a>`}
            ${n.kinds.length>0&&i`<a href=${`/cards/${s}`}>${l("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${l("rules-contents")}>
        <ol>${a.map(o=>i`<li key=${o}><a href=${`#${o}`}>${_l(s,o)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${a.map(o=>i`
          <section key=${o} id=${o} class="panel" aria-labelledby=${`${o}-title`}>
            <h2 id=${`${o}-title`}>${_l(s,o)}</h2>
            ${o==="signs"?i`<${Zp} signs=${n.sign_table} />`:i`<${Ln} text=${l(`${s}-rules-${o}`)} line=${Op} />`}
          </section>`)}
      </div>
    </div>`}function _l(e,t){return l(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function Op(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?i`<${Ml} name=${t} />`:t)}function Ml({name:e,size:t="1.2em"}){return i`<span class=${Rp.has(e)?`of-${e}`:"of-sign"}><${y} name=${e} size=${t} /></span>`}function Zp({signs:e}){return i`
    <ul class="legend">
      ${e.map(t=>i`<li key=${t}><${Ml} name=${t} size="1.5rem" /> ${l(`rules-sign-${t}`)}</li>`)}
    </ul>`}var Rp,nr=M(()=>{"use strict";le();C();Z();E();xs();er();Rp=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});function or(e){let t=sr.get(e);return t||(t=he(`/rules/${encodeURIComponent(e)}.json`),t.catch(()=>sr.delete(e)),sr.set(e,t)),t}function En(e){return e.groups.flatMap(t=>t.clauses)}function Ps(e){return new Set(e.parts.flatMap(En).map(({id:t})=>t))}function ar(e,t){let n=t.toLowerCase().split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...Ps(e)].find(o=>o.toLowerCase()===n.join(" ")),a=({id:o,question:r="",text:c})=>{let u=`${o} ${r} ${c}`.toLowerCase();return s?o===s:n.every(d=>u.includes(d))};return e.parts.map(({title:o,groups:r})=>({title:o,groups:r.map(c=>({...c,clauses:c.clauses.filter(a)})).filter(({clauses:c})=>c.length)})).filter(({groups:o})=>o.length)}function rr(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var sr,ir=M(()=>{"use strict";Q();sr=new Map});var kl={};Le(kl,{Page:()=>Np});function Np({params:{game:e}}){let[t,n]=g(null),[s,a]=g(""),o=be();return _(()=>{or(e).then(n,r=>a(r?.code==="not-found"?l("clauses-none",{game:X(e)}):j(r)))},[e]),i`
    <div class="rules clauses">
      <header class="rules-head">
        <${Zt} signs=${tt(e)?.emblem??[]} />
        <div>
          <h1>${l("clauses-title")}</h1>
          <nav class="row" aria-label=${l("rules-games")}>
            ${o?.filter(r=>r.rules_text).map(r=>i`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${X(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${l("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&i`<p class="panel" role="alert">${s}</p>`}
      ${t&&i`<${Hp} book=${t} />`}
    </div>`}function Hp({book:e}){let[t,n]=g(""),[s,a]=g(xl),o=H(()=>Dp(Ps(e)),[e]),r=H(()=>ar(e,t),[e,t]);_(()=>{let u=()=>{n(""),a(xl())};return addEventListener("hashchange",u),()=>removeEventListener("hashchange",u)},[]),_(()=>{let u=document.getElementById(s),d=u?.closest("details");d&&(d.open=!0),requestAnimationFrame(()=>u?.scrollIntoView())},[s]);let c=r.reduce((u,d)=>u+En(d).length,0);return i`
    <div class="clauses-search browse-search">
      <${y} name="search" size="1.1rem" />
      <input class="input" type="search" value=${t} placeholder=${l("clauses-search")} aria-label=${l("clauses-search")}
        onInput=${u=>n(u.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${t.trim()&&l("clauses-found",{n:c})}</p>
    <div class="rules-sections">
      ${!t.trim()&&i`<section class="panel clauses-intro"><${Ln} text=${e.intro.join(`
`)} line=${o} /></section>`}
      ${r.map(u=>i`
        <details key=${u.title} class="panel clauses-part" open=${t.trim()!==""}>
          <summary><h2>${u.title}</h2><span class="num">${l("clauses-count",{n:En(u).length})}</span></summary>
          ${u.groups.map(d=>i`
            <div class="clauses-group">
              ${d.title&&i`<h3>${d.title}</h3>`}
              ${d.text&&i`<p>${d.text}</p>`}
              ${d.clauses.map(p=>i`<${zp} key=${p.id} clause=${p} draw=${o} here=${p.id===s} />`)}
            </div>`)}
        </details>`)}
    </div>`}function xl(){return location.hash.slice(1)}function zp({clause:{id:e,question:t,text:n,mark:s},draw:a,here:o}){return i`
    <article class="clauses-one" id=${e} aria-current=${o?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${l("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&i`<p class="clauses-question">${a(t)}</p>`}
        <${Ln} text=${n} line=${a} />
        ${s&&i`<p class="clauses-mark">${a(s)}</p>`}
      </div>
    </article>`}function Dp(e){return t=>rr(t,e).map(n=>e.has(n)?i`<a href=${`#${n}`}>${n}</a>`:n)}var Cl=M(()=>{"use strict";Q();le();C();Z();ir();E();xs();er()});function Ll({table:e,length:t,at:n,setAt:s,ready:a,setEyes:o,names:r,narrow:c}){let[u,d]=g(!1),[p,$]=g(1),f=n>=t;_(()=>{if(!u||f||!a)return;let v=setTimeout(()=>s(n+1),Bp/p);return()=>clearTimeout(v)},[u,n,p,f,a]),_(()=>{f&&d(!1)},[f]);let m=v=>{d(!1),s(v)},h=()=>{!u&&f&&s(0),d(!u)};Wp({ArrowLeft:()=>m(n-1),ArrowRight:()=>m(n+1),Home:()=>m(0),End:()=>m(t)," ":h});let b=i`
    <div class="player-choices">
      <label><span>${l("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${v=>o(Number(v.currentTarget.value))}>
          <option value="-1">${l("replay-eyes-all")}</option>
          ${r.map((v,S)=>i`<option key=${S} value=${String(S)}>${v}</option>`)}
        </select></label>
      <label><span>${l("replay-speed")}</span>
        <select class="select" value=${String(p)} onChange=${v=>$(Number(v.currentTarget.value))}>
          ${Fp.map(v=>i`<option key=${v} value=${String(v)}>${l("replay-speed-value",{n:v})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${qp} />
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${y} name="download" size=${16} /> ${l("replay-download")}</a>
    </div>`;return i`
    <div class="player" role="group" aria-label=${l("title-replay")}>
      <div class="player-buttons">
        <${Rs} text="replay-first" icon="pass" mirrored onClick=${()=>m(0)} off=${n<=0} />
        <${Rs} text="replay-back" icon="left" onClick=${()=>m(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${h}><${y} name=${u?"pause":"play"} size=${18} /> ${l(u?"replay-pause":"replay-play")}</button>
        <${Rs} text="replay-next" icon="right" onClick=${()=>m(n+1)} off=${f} />
        <${Rs} text="replay-last" icon="pass" onClick=${()=>m(t)} off=${f} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${l("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${l("replay-step",{n,of:t})} onInput=${v=>m(Number(v.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?i`<details><summary>${l("replay-choices")}</summary>${b}</details>`:b}
      <p class="player-keys">${l("replay-keys")}</p>
    </div>`}function Rs({text:e,icon:t,onClick:n,off:s,mirrored:a=!1}){return i`
    <button type="button" class=${a?"btn icon-only mirrored":"btn icon-only"} aria-label=${l(e)} title=${l(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${y} name=${t} size=${18} /></button>`}function qp(){let[e,t]=g("");return i`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${y} name="link" size=${16} /> ${l("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&l("replay-shared")}</span>
    ${e==="blocked"&&i`<input class="input" readonly value=${location.href} aria-label=${l("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function Wp(e){_(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),a=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),o=e[n.key];!o||s||a||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),o())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var Bp,Fp,El=M(()=>{"use strict";C();Z();E();Bp=1400,Fp=[.5,1,2,4]});function Tl(e,t,n){let[s,a]=g({table:null,length:-1,steps:[],refused:""}),o=O(n);return o.current=n,_(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let d=Sl(c,o.current);d>=0&&!r;d=Sl(c,o.current)){let p=d*Sn,$=await he(`/api/replay/${encodeURIComponent(e)}?from=${p}&to=${p+Sn-1}&eyes=${t}`);if(r)return;let f=[...c.steps];for(let m of $.steps)f[m.step]=m;c={table:$.table,length:$.length,steps:f,refused:""},a(c)}})().catch(d=>{r||a({...c,refused:j(d)})}),()=>{r=!0}},[e,t]),s}function Sl({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/Sn);if(e<0)return s;let o=Array.from({length:Math.floor(e/Sn)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*Sn)]);return o.includes(s)?s:o[0]??-1}var Sn,Al=M(()=>{"use strict";Q();C();Sn=40});var Rl={};Le(Rl,{Page:()=>Vp});function Vp({params:e}){let[{at:t,eyes:n},s]=g(Jp),{table:a,length:o,steps:r,refused:c}=Tl(e.table,n,t),[u,d]=g(null),[p,$]=g(""),f=a?.game;_(()=>{f&&en(f).then(d,b=>$(j(b)))},[f]),em(t,n);let m=O(null),h=r[Math.min(t,Math.max(0,o))];return h&&(m.current=h),p||c&&!m.current?i`<${Gp} reason=${p||c} />`:!a||!u||!m.current?i`<div class="waiting" aria-busy="true"><p role="status">${l("replay-coming")}</p></div>`:i`
    <${Kp} table=${{...a,you:n}} board=${u} length=${o} steps=${r} state=${m.current} at=${Math.min(t,o)}
      setAt=${b=>s({at:Math.max(0,Math.min(o,b)),eyes:n})}
      setEyes=${b=>s({at:t,eyes:b})} />`}function Gp({reason:e}){return i`
    <section class="panel narrow">
      <h1>${l("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}function Kp({table:e,board:t,length:n,steps:s,state:a,at:o,setAt:r,setEyes:c}){let u=O(null),d=Mn(Yp(a),u,t.flights??null),[p,$]=g(null),[f,m]=g("centre"),h=se(we),b=kn(h,f,m),v=H(()=>e.seats.map(L=>L.name),[e.table]),S=i`<${Qp} steps=${s} at=${o} setAt=${r} />`;return i`
    <div class="tabletop replay" data-game=${e.game} data-part=${h?f:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${l("replay-of",{game:X(e.game)})}</h1>
      <${bn} table=${e} state=${d} skew=${0} onSeat=${L=>$(p===L?null:L)}>
        <span class="quiet-text replay-what">${Fe(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${l("go-home")} aria-label=${l("go-home")}><${y} name="home" size=${18} /></a>
      <//>
      ${h&&i`<${xn} part=${f} setPart=${m} lit=${Pl} />`}
      <section class="board" ref=${u} ...${b} aria-label=${l("board-label")}>
        <${t.Board} game=${e.game} view=${d.view} table=${e} score=${d.score} ask=${null} names=${v} you=${e.you}
          lit=${Pl} chosen=${[]} choose=${jp} why=${Up} detail=${p} setDetail=${$} />
        ${h&&f==="log"&&i`<div class="part-log">${S}</div>`}
      </section>
      <aside class="side">
        ${!h&&i`<div class="talk-place replay-log-place">${S}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&i`<${t.Beside} view=${d.view} you=${e.you} />`}
          ${d.result&&i`<${Xp} state=${d} names=${v} />`}
          <${Ll} table=${e} length=${n} at=${o} setAt=${r} ready=${!!s[Math.min(n,o+1)]} setEyes=${c} names=${v} narrow=${h} />
        </div>
      </aside>
    </div>`}function Yp(e){let t=O(e);return H(()=>{let n=e.step-t.current.step;return t.current=e,{...e,cause:n===1?"move":"join"}},[e])}function Qp({steps:e,at:t,setAt:n}){let s=O(null);_(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let a=e.filter(r=>r?.lines.length),o=a.findLast(r=>r.step<=t)?.step;return i`
    <ol class="replay-log" ref=${s} aria-label=${l("replay-moves")}>
      ${a.map(({step:r,lines:c})=>i`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===o?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>i`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function Xp({state:e,names:t}){let{points:n,winners:s}=e.result,a=t.map((o,r)=>r).sort((o,r)=>n[r]-n[o]);return i`
    <section class="replay-result" aria-label=${l("replay-result")}>
      <h2>${l("replay-result")}</h2>
      ${a.map(o=>i`
        <details key=${o}>
          <summary><strong>${t[o]}</strong> ${l("replay-points",{n:n[o]})}${s.includes(o)&&i` · <em>${l("replay-winner")}</em>`}</summary>
          <ul>${e.score[o].map(([r,c,u])=>i`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function Jp(){let e=new URLSearchParams(location.search),t=(n,s)=>{let a=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(a)&&a>=s?a:s};return{at:t("step",0),eyes:t("eyes",-1)}}function em(e,t){_(()=>{let n=setTimeout(()=>{let s=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{}}).toString();history.replaceState(history.state,"",location.pathname+(s&&`?${s}`))},400);return()=>clearTimeout(n)},[e,t])}var Pl,jp,Up,Il=M(()=>{"use strict";Q();tn();le();C();Z();Ts();As();me();yn();E();El();Al();Pl=new Set,jp=()=>{},Up=()=>[]});var Zl={};Le(Zl,{Page:()=>tm});function tm(){return i`
    <div class="column">
      <h1>${l("account-title")}</h1>
      <${nm} />
      <${sm} />
      <${om} />
    </div>`}function lr(){let[e,t]=g({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(a){t({busy:!1,told:j(a),wrong:!0})}}}}function Is({told:e,wrong:t}){return i`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function nm(){let e=je(),[t,n]=g(e.name),s=lr();return _(()=>n(e.name),[e.name]),i`
    <form class="panel" onSubmit=${o=>{o.preventDefault(),s.run(async()=>(await $n({name:t.trim()}),l("account-name-saved")))}}>
      <h2>${l("account-name")}</h2>
      <p class="quiet-text">${l("account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${l("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${l("guest")}
          onInput=${o=>n(o.currentTarget.value)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${l("save")}</button>
      </div>
      <${Is} ...${s} />
    </form>`}function sm(){let e=je(),t=lr();return e.account?i`
      <section class="panel">
        <h2>${l("account-account")}</h2>
        <p>${l("account-in",{name:e.name})}</p>
        <p class="row"><button type="button" class="btn" disabled=${t.busy} onClick=${()=>t.run(async()=>(await Fo(),l("account-out")))}>${l("account-logout")}</button></p>
        <${Is} ...${t} />
      </section>`:i`
    <section class="panel">
      <h2>${l("account-account")}</h2>
      <p class="quiet-text">${l("account-why")}</p>
      <div class="two">
        <${Ol} what="register" />
        <${Ol} what="login" />
      </div>
      <${Is} ...${t} />
    </section>`}function Ol({what:e}){let t=je(),[n,s]=g(e==="register"?t.name:""),[a,o]=g(""),r=lr();return i`
    <form class="entrance" onSubmit=${u=>{u.preventDefault(),r.run(async()=>(await Bo(e,n.trim(),a),o(""),""))}}>
      <h3>${l(`account-${e}`)}</h3>
      <label class="field"><span class="label">${l("account-name")}</span>
        <input class="input" required maxlength="24" autocomplete="username" value=${n} onInput=${u=>s(u.currentTarget.value)} /></label>
      <label class="field"><span class="label">${l("account-password")}</span>
        <input class="input" type="password" required maxlength="200" autocomplete=${e==="register"?"new-password":"current-password"} value=${a}
          onInput=${u=>o(u.currentTarget.value)} /></label>
      <button class=${e==="register"?"btn primary":"btn"} disabled=${r.busy}>${l(`account-${e}`)}</button>
      <${Is} ...${r} />
    </form>`}function om(){let e=je(),[t,n]=ue("theme"),[s,a]=ue("motion"),[o,r]=ue("sentences"),[c,u]=ue("sound"),[,d]=ue("language"),p=f=>{d(f),$n({language:f}).catch(()=>{})},$=(f,m)=>m.map(h=>({value:h,title:l(`taste-${f}-${h}`),hint:""}));return i`
    <section class="panel">
      <h2>${l("taste-title")}</h2>
      <p class="quiet-text">${l("taste-what")}</p>
      ${e.languages.length>1&&i`
        <label class="field"><span class="label">${l("taste-language")}</span>
          <select class="select" value=${Yt()} onChange=${f=>p(f.currentTarget.value)}>
            ${e.languages.map(f=>i`<option key=${f} value=${f} lang=${f}>${bo(f)}</option>`)}
          </select></label>`}
      <${Pe} legend=${l("taste-theme")} name="theme" value=${t} choose=${n} values=${$("theme",["auto","dark","light"])} />
      <${Pe} legend=${l("taste-cards")} name="cards" value=${o?"sentences":"signs"}
        choose=${f=>r(f==="sentences")} values=${$("cards",["signs","sentences"])} />
      <${Pe} legend=${l("taste-motion")} name="motion" value=${s} choose=${a} values=${$("motion",["auto","full","less"])} />
      <${Pe} legend=${l("taste-sound")} name="sound" value=${c?"on":"off"}
        choose=${f=>u(f==="on")} values=${$("sound",["off","on"])} />
    </section>`}var Nl=M(()=>{"use strict";Q();C();hn();ve();E();Qo()});var Hl={};Le(Hl,{Page:()=>am});function am(){return i`
    <section class="panel narrow">
      <h1>${l("notfound-title")}</h1>
      <p>${l("notfound-what")}</p>
      <p><a class="btn primary" href="/">${l("go-home")}</a></p>
    </section>`}var zl=M(()=>{"use strict";C();E()});function Tn(e){let t=e.split("/").filter(Boolean);for(let[n,s,a]of rm){let o=im(s.split("/").filter(Boolean),t);if(o)return{name:n,params:o,load:a}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(zl(),Hl))}}function im(e,t){if(e.length!==t.length)return null;let n={};for(let[s,a]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=lm(a);else if(e[s]!==a)return null;return n}function lm(e){try{return decodeURIComponent(e)}catch{return e}}function Ue(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...Dl])n()}function cr(e){Dl.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!cm(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&Ue(n.pathname+n.search+n.hash))})}function cm(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),a=t.hash&&t.pathname===location.pathname;return n&&s&&!a&&!t.target&&!t.hasAttribute("download")}var rm,Dl,Nt=M(()=>{"use strict";rm=[["home","/",()=>Promise.resolve().then(()=>(Vi(),Ui))],["new","/new",()=>Promise.resolve().then(()=>(Ji(),Xi))],["table","/t/:table",()=>Promise.resolve().then(()=>(Ka(),hl))],["cards","/cards",()=>Promise.resolve().then(()=>(Ja(),Xa))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(Ja(),Xa))],["rules","/rules",()=>Promise.resolve().then(()=>(nr(),tr))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(nr(),tr))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>(Cl(),kl))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(Il(),Rl))],["account","/account",()=>Promise.resolve().then(()=>(Nl(),Zl))]],Dl=new Set});Q();tn();Qe();cn();ze();vt();ye();le();C();Z();hn();Wo();Ms();Vt();Nt();ir();ve();xo();ts();Wt();Qe();C();Z();hn();Vt();ve();E();ve();var Bl=matchMedia("(prefers-color-scheme: light)"),um=matchMedia("(prefers-reduced-motion: reduce)");function Zs(){let e=ce("theme");return e==="auto"?Bl.matches?"light":"dark":e}function Os(){let e=document.documentElement;e.dataset.theme=Zs(),e.dataset.motion=dn()?"full":"less"}function ur(){Os(),Rt(Os),Bl.addEventListener("change",Os),um.addEventListener("change",Os)}function dr({page:e,children:t}){return i`
    <a class="skip" href="#main">${l("shell-skip")}</a>
    <${dm} page=${e} />
    <${mm} />
    <${fm} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${$m} />`}function dm({page:e}){let t=je(),n=s=>e===s?"page":void 0;return i`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${ct("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${l("shell-nav")}>
        <a href="/cards" aria-current=${n("cards")}>${l("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${l("shell-rules")}</a>
      </nav>
      <${pm} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${l("shell-account",{name:t.name||l("guest")})}>
        <${y} name="settings" size=${20} /><span>${t.name||l("guest")}</span>
      </a>
    </header>`}function pm(){let[,e]=ue("theme"),t=Zs()==="dark"?"light":"dark";return i`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${l(`shell-theme-${t}`)} title=${l(`shell-theme-${t}`)}>
      <${y} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function mm(){let{notice:e}=je();return e?i`<p class="notice" role="status">${e}</p>`:null}function fm(){return io()?i`<p class="notice" role="status" data-lost>${l("reach-lost")}</p>`:null}function $m(){let[e,t]=g(!1);return _(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&i`
    <div class="mishap" role="alert">
      <p>${l("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${l("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${l("close")}</button>
    </div>`}var An=class extends pt{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?i`<${Ns} />`:this.props.children}};function Ns(){return i`
    <section class="panel failed" role="alert">
      <h1>${l("failed-title")}</h1>
      <p>${l("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${l("reload")}</button>
        <a class="btn" href="/">${l("go-home")}</a>
      </p>
    </section>`}Eo();an();Co();To();_n();oa();ea();ua();va();_a();ka();La();Ts();Es();Ka();As();ma();Pa();Ls();me();Ia();yn();qa();Za();Ha();Ua();Ba();E();fs();fo();oo();no();Wt();tn();var fr={};Le(fr,{Board:()=>km});C();Z();E();me();C();ze();ye();Z();E();C();ze();Z();E();var _e="cadwallon",V=ft(null);function Ve({seat:e}){let{view:t,names:n}=N(V);return i`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function Mt({n:e,power:t,golden:n=!1}){return i`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${Ze(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${y} name=${t} golden=${n} />
    </span>`}function Ge({name:e,n:t,what:n}){return i`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${y} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function Re({id:e,size:t,target:n=`card:${e}`,points:s,badge:a}){let{lit:o,chosen:r,choose:c,why:u}=N(V),d=o.has(n);return i`
    <${Y} game=${_e} id=${e} size=${t} target=${n} lit=${d} chosen=${r.includes(n)} why=${d?[]:u(n)}
      points=${s} badge=${a} onChoose=${d||r.length?()=>c(n):void 0} />`}function Hs({won:e}){return i`<span class="ca-won">${["location","personality","relic"].map((t,n)=>i`
    <${Ge} key=${t} name=${t} n=${e[n]} what=${l(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function Fl({target:e,label:t,class:n,open:s,children:a}){let{lit:o,chosen:r,choose:c}=N(V),u=o.has(e);return i`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${a}</button>`}function zs(){let{view:e}=N(V),t=l("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&i`<${Fl} target="militia" label=${t} class="ca-militia"><${y} name="militia" /> ${t}<//>`}function pr({seat:e}){let{setDetail:t}=N(V),n=e.resource.length;return i`
    <${Fl} target=${`deck:${e.seat}`} class="ca-resource" label=${l("cadwallon-web-resource-size",{n})} open=${()=>t(e.seat)}>
      <${y} name="pile" /><b class="num">${n}</b><span>${l("cadwallon-web-resource")}</span>
    <//>`}C();ye();Z();E();var mr=e=>e.guild?K(_e,e.guild).name:l("cadwallon-web-no-guild");function Pn({seat:e}){let{view:t}=N(V),{hand:n,deck:s,resource:a,removed:o,objectives:r}=e;return i`
    <span class="ca-counts">
      <${Ge} name="card" n=${n.size} what=${l("cadwallon-web-hand-size",{n:n.size})} />
      <${Ge} name="deck" n=${s.size} what=${l("cadwallon-web-deck-size",{n:s.size})} />
      <${Ge} name="pile" n=${a.length} what=${l("cadwallon-web-resource-size",{n:a.length})} />
      ${o.length>0&&i`<${Ge} name="lock" n=${o.length} what=${l("cadwallon-web-removed-size",{n:o.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&i`<${Ge} name="objective" n=${r.size} what=${l("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function ql({seat:e}){let{view:t,names:n,lit:s,chosen:a,choose:o,setDetail:r}=N(V),c=`seat:${e.seat}`,u=s.has(c),d=n[e.seat];return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?d:l("cadwallon-web-look",{who:d})}
      onClick=${()=>u?o(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${Ve} seat=${e.seat} />
        <span class="ca-rival-name">${d}</span>
        ${e.seat===t.first&&i`<${y} name="first" label=${l("cadwallon-web-first")} />`}
        <${U} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${mr(e)}</span>
      <span class="ca-rival-things"><${Hs} won=${e.won} /><${Pn} seat=${e} /></span>
    </button>`}var Wl=["agent","personality","location","relic"];function hm(e){let t=e.map(n=>K(_e,n));return t.sort((n,s)=>Wl.indexOf(n.kind)-Wl.indexOf(s.kind)||n.name.localeCompare(s.name)),t.map(n=>n.id)}function jl({seat:e,score:t}){let{view:n,names:s,setDetail:a}=N(V),o=()=>a(null),r=s[e.seat],c=e.seat===n.viewer,u=[[l("cadwallon-web-resource"),e.resource],[l("cadwallon-web-removed"),e.removed],[l("cadwallon-web-deck"),c?e.deck.cards:[]],[l("cadwallon-web-known-hand"),c?[]:e.hand.cards]];return i`
    <div class="veil" onClick=${o}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${Ve} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${U} n=${e.points} /><${Pn} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${o} aria-label=${l("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&i`<${Y} game=${_e} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(d=>i`<${Y} key=${d.card} game=${_e} id=${d.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([d,p,$])=>i`
            <tr key=${d}><th scope="row">${$}</th><td class="num">${p}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,d])=>d.length).map(([d,p])=>i`
          <h3 key=${d}>${d} <span class="num">${p.length}</span></h3>
          <div class="ca-heap">${hm(p).map($=>i`<${Re} key=${$} id=${$} size="table" />`)}</div>`)}
      </div>
    </div>`}C();ze();Z();E();C();ye();Z();E();function Ul(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function Vl({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o}=N(V),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map(f=>f.known)),d=e.sums.filter(f=>f.known===u).length>1,p=e.sums.map((f,m)=>({sum:f,seat:m,agents:e.agents.filter(h=>h.seat===m)})),$=f=>c&&!f.target.closest("button")&&o(r);return i`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${a.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${l("cadwallon-web-pile",{n:t})} onClick=${$}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${l("cadwallon-web-order",{n:t})}>${t}</span>
        <${Gl} pile=${e} />
        <${gm} pile=${e} />
      </header>
      ${e.stake?i`<${bm} stake=${e.stake} target=${r} />`:i`<p class="ca-pile-empty" data-target=${r}>${l(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${p.filter(({agents:f})=>f.length).map(({sum:f,seat:m,agents:h})=>i`
          <li key=${m} class="ca-camp" data-seat=${m} data-you=${m===n.viewer||null}>
            ${e.stake&&i`<${ym} stake=${e.stake} sum=${f} seat=${m} agents=${h} lead=${f.known<u?"":d?"tied":"ahead"} />`}
            <${vm} agents=${h} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function Gl({pile:e}){let{view:t,names:n}=N(V),s=e.controlled.includes(t.viewer),a=e.pile.split(" ")[1],o=e.free?l("cadwallon-web-zone-open"):s?l("cadwallon-web-zone-mine"):l("cadwallon-web-zone-of",{names:e.controlled.map(r=>n[r]).join(", ")});return i`
    <span class="ca-zone" title=${o}>
      ${e.free?i`<span class="ca-zone-free">${l("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>i`<${Ve} key=${r} seat=${r} />`)}
      ${a&&i`<span class="ca-side">${l(`cadwallon-web-side-${a}`)}</span>`}
      ${s&&i`<${y} name="mask" label=${o} />`}
    </span>`}function gm({pile:e}){let t=e.buried.map(s=>K(_e,s).name).join(", "),n=l("cadwallon-web-under",{n:e.hidden})+(t?` ${l("cadwallon-web-under-known",{cards:t})}`:"");return i`<${Ge} name="deck" n=${e.hidden} what=${n} />`}function bm({stake:e,target:t}){let{district:n}=K(_e,e.card);return i`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${Re} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${l(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&i`<span>${l(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${l("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${Mt} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&i`<div><dt>${l("cadwallon-web-bribe")}</dt><dd><${Mt} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${l("cadwallon-web-worth")}</dt><dd><${U} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function ym({stake:e,sum:t,seat:n,agents:s,lead:a}){let{names:o}=N(V),r=t.known>=e.threshold,c=r?a:"",u=[l("cadwallon-web-sum",{who:o[n],n:t.known,power:Ze(e.power),of:e.threshold,backs:t.backs}),c&&l(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return i`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${Ve} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(d=>!d.card).map((d,p)=>i`
        <span key=${p} class="ca-back"><${y} name=${d.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&i`<b class="ca-mark">${c==="ahead"?i`<${y} name="done" />`:"="}</b>`}</span>
    </div>`}function vm({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&i`
    <ul class="ca-agents">
      ${n.map(s=>i`
        <li key=${s.card} data-down=${s.down||null}>
          <${Re} id=${s.card} size="chip" points=${0} badge=${i`<${wm} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function wm({agent:e,stake:t}){return i`
    <span class="ca-worth">
      ${e.down&&i`<${y} name="mask" label=${l("cadwallon-web-down")} />`}
      ${t&&i`<${Mt} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&i`<${Mt} n=${e.ducats??0} power="financial" />`}
    </span>`}function Kl({pile:e,order:t}){let{view:n,lit:s,chosen:a,choose:o,why:r}=N(V),c=`pile:${e.number}`,u=s.has(c),{stake:d}=e,p=e.sums.filter((h,b)=>b!==n.viewer),$=Math.max(0,...p.map(h=>h.known)),f=p.reduce((h,b)=>h+b.backs,0),m=e.sums[n.viewer]?.known??0;return i`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${a.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&o(c)}>
        <${Gl} pile=${e} />
        <span class="ca-pile-line-name">${d?K(_e,d.card).name:l("cadwallon-web-pile-empty")}</span>
        ${d&&i`
          <span class="ca-pile-line-wins"><${Mt} n=${d.threshold} power=${d.power} golden />${d.price&&i`<${Mt} n=${d.price} power="financial" />`}</span>
          <${U} n=${d.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${l("cadwallon-web-sums",{own:m,best:$,backs:f})}>
            <span>${l("cadwallon-web-you-short")} <b>${m}</b></span><span>${l("cadwallon-web-best-short")} <b>${$}${f>0&&`+${"?".repeat(f)}`}</b></span></span>`}
        <span class="visually-hidden">${l("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function Yl({seat:e,narrow:t}){let{view:n,lit:s}=N(V),{hand:a,objectives:o}=e,r=o.cards.filter(d=>!d.kept),c=e.resource.filter(d=>s.has(`card:${d}`)),u=!r.length&&!a.cards.length;return i`
    <section data-part="mine" aria-label=${l("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&i`
        <ol class="ca-pile-lines">
          ${n.piles.map((d,p)=>i`<${Kl} key=${d.number} pile=${d} order=${p+1} />`)}
          <li class="ca-spots"><${zs} /><${pr} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&i`
        <div class="ca-tray"><h3>${l("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(d=>i`<${Re} key=${d} id=${d} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${l("cadwallon-web-hand")}>
          ${r.map(d=>i`<${Re} key=${d.card} id=${d.card} size="table" />`)}
          ${a.cards.map(d=>i`<${Re} key=${d} id=${d} size="table" />`)}
          ${u&&i`<p class="quiet-text">${l(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&i`<${pr} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${_m} seat=${e} />
          <${Mm} goals=${o.cards.filter(d=>d.kept)} />
        </div>
      </div>
    </div></section>`}function _m({seat:e}){let{view:t,lit:n,choose:s,setDetail:a}=N(V),o=`seat:${e.seat}`;return i`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${o} title=${l("cadwallon-web-look-own")}
      onClick=${()=>n.has(o)?s(o):a(e.seat)}>
      <span class="ca-rival-head">
        <${Ve} seat=${e.seat} /><span class="ca-rival-name">${mr(e)}</span>
        ${e.seat===t.first&&i`<${y} name="first" label=${l("cadwallon-web-first")} />`}
        <${U} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${Hs} won=${e.won} /><${Pn} seat=${e} /></span>
    </button>`}function Mm({goals:e}){return i`
    <ul class="ca-goals">${e.map(t=>i`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${Y} game=${_e} id=${t.card} size="chip" badge=${i`
          <${y} name=${t.achieved?"done":"hourglass"} label=${l(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var xm=4;function km({view:e,score:t,names:n,you:s,lit:a,chosen:o,choose:r,why:c,detail:u,setDetail:d}){let p=H(()=>({view:e,names:n,lit:a,chosen:o,choose:r,why:c,setDetail:d}),[e,n,a,o,r,c,d]),$=se(we);return i`
    <${V.Provider} value=${p}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${l("part-rivals")}>
          <div class="ca-rivals">${Cm(e,s).map(f=>i`<${ql} key=${f.seat} seat=${f} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${l("part-centre")}>
          <${Lm} view=${e} />
          ${e.guilds.length>0&&i`
            <div class="ca-guilds" role="group" aria-label=${l("cadwallon-web-guilds")}>${e.guilds.map(f=>i`
              <${Re} key=${f} id=${f} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(xm,...e.piles.map(Ul))}}>${e.piles.map((f,m)=>i`<${Vl} key=${f.number} pile=${f} order=${m+1} />`)}</div>
        </section>
        ${s>=0&&i`<${Yl} seat=${e.seats[s]} narrow=${$} />`}
        ${u!==null&&i`<${jl} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function Cm(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function Lm({view:e}){let t=e.last_round!==null&&!e.over;return i`
    <div class="ca-news">
      ${t&&i`<strong class="ca-news-last"><${y} name="hourglass" />
        ${e.last_round===e.round?l("cadwallon-web-last-round"):l("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&i`<span>${l("cadwallon-web-resolved")}</span>`}
      <${zs} />
    </div>`}var vr={};Le(vr,{Beside:()=>bc,Board:()=>mf,flights:()=>gc});C();ye();me();C();ze();E();me();C();ze();ye();var Ie=ft({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),Em=["mage","item","artifact","monument","place","scroll"];function Ke(e,t){let n=s=>Em.indexOf(K(e,s.card).kind);return t.map((s,a)=>({one:s,i:a})).sort((s,a)=>n(s.one)-n(a.one)||s.i-a.i).map(({one:s})=>s)}function Me({of:e,size:t}){let{game:n,lit:s,chosen:a,choose:o,why:r}=N(Ie),c=O(o);c.current=o;let u=`card:${e.card}`,d=s.has(u),p=a.includes(u),$=d?[]:r(u);return H(()=>i`
    <${Y} game=${n} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points}
      target=${u} lit=${d} chosen=${p} why=${$} onChoose=${d?()=>c.current(u):void 0} />`,[n,u,t,e.turned,e.essences?.join(" "),e.points,d,p,$.join(" ")])}function xt({target:e,label:t,class:n="",onOpen:s,children:a}){let{lit:o,chosen:r,choose:c,why:u}=N(Ie),d=o.has(e),p=d?[]:u(e);return i`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${d||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...p].join(". ")} title=${[t,...p].join(`
`)}
      onClick=${()=>d?c(e):s?.()}>${a}</button>`}function Ql({view:e,plan:t}){let{game:n}=N(Ie),s=se(we),{places:a,monuments:o,monument_deck:r,items:c,scrolls:u}=e.centre,d=t.chips&&!s,p=f=>s?{}:{width:`${Math.ceil(t.groups[f].width)+1}px`},$=(f,m,h)=>i`
    <${$r} name=${f} title=${l(`resarcana-web-${f}`)} n=${m.length} chips=${d?t.groups[h].rows:0} style=${p(h)}>
      ${m.map(b=>i`<${Me} key=${b} of=${{card:b}} size=${d?"chip":"table"} />`)}
    <//>`;return i`
    <section class="ra-centre" data-part="centre" aria-label=${l("part-centre")} style=${s?{}:{"--card-w":`${t.card}px`}}>
      <${$r} name="places" title=${l("resarcana-web-places")} n=${a.length} style=${p(0)}>
        ${a.map(f=>i`<${Me} key=${f.card} of=${f} size="table" />`)}
      <//>
      <${$r} name="monuments" title=${l("resarcana-web-monuments")} n=${o.length+(r?1:0)} style=${p(1)}>
        ${o.map(f=>i`<${Me} key=${f} of=${{card:f}} size="table" />`)}
        ${r>0&&i`<${xt} target="monuments" label=${l("resarcana-web-monument-deck",{n:r})} class="ra-deck">
          <${Y} game=${n} id=${null} back size="table" /><b class="ra-deck-size num">${r}</b><//>`}
      <//>
      ${d?$("tiles",[...c,...u],2):i`${$("items",c,2)}${$("scrolls",u,3)}`}
    </section>`}function $r({name:e,title:t,n,chips:s=0,style:a,children:o}){if(!n)return null;let r=s?{...a,gridTemplateRows:`repeat(${s}, auto)`}:a;return i`<div class=${`ra-group ra-${e}`}><h3>${t}</h3><div class=${s?"ra-chips":"ra-row"} style=${r}>${o}</div></div>`}C();Z();E();C();Z();E();ye();me();var ac={place:[1.68,1.2],item:[1.08,.66],scroll:[1.08,.66]},Sm=[1,88/63],fe=8,Rn="break",rc=e=>ac[e]??Sm;function kt(e,t,n){let s=0,a=0,o=0;for(let r of e){if(r===Rn){s+=a+fe,a=o=0;continue}let[c,u]=rc(r).map(d=>d*t);if(c>n)return 1/0;o&&o+fe+c>n&&(s+=a+fe,a=o=0),o+=(o?fe:0)+c,a=Math.max(a,u)}return s+a}function Ds(e,t,n){let[s,a]=[e,t];for(;s<a;){let o=Math.ceil((s+a)/2);n(o)?s=o:a=o-1}return s}function ic(e,t,n,s){let a=r=>e.every(c=>kt(c,r,t.width)<=t.height),o=Ds(n,s,a);return a(o)?o:0}var Tm=92,Am=[116,27],Pm=4,Xl=18;function Rm(e,t,n,s){let a=Jl(e,t,n,s,!1);if(a.card>=Tm)return a;let[o,r,...c]=e,u=Jl([o,r,c.flat()],t,n,s,!0);return!a.fits||u.fits&&u.card>=a.card?u:a}function Jl(e,t,n,s,a){let o=u=>e.map(d=>{if(!d.length)return{width:0,rows:0,height:0};let p=a&&ac[d[0]]?.[1]<1,[$,f]=p?Am:rc(d[0]).map(L=>L*u),m=p?Pm:fe,h=Math.max(1,Math.floor((t.height+m)/(f+m))),b=Math.max(1,Math.floor((t.width+fe)/($+fe))),v=Math.min(b,Math.ceil(d.length/h)),S=Math.ceil(d.length/v);return{width:v*$+(v-1)*fe,rows:S,height:Xl+S*(f+m)}}),r=u=>{let d=o(u),p=d.map(({width:f})=>f).filter(Boolean);return p.reduce((f,m)=>f+m,0)+2*fe*(p.length-1)<=t.width&&Math.max(...d.map(({height:f})=>f))-Xl-fe<=t.height},c=Ds(n,s,r);return{card:c,chips:a,groups:o(c),fits:r(c),height:Im(o(c),t.width)}}function Im(e,t){let[n,s,a]=[0,0,0];for(let o of e.filter(r=>r.width))a&&a+2*fe+o.width>t&&([n,s,a]=[n+s,0,0]),a+=(a?2*fe:0)+o.width,s=Math.max(s,o.height);return n+s}function Om(e,t,n,s,a){let o=Array.from({length:t},()=>"artifact"),r=3*fe,c=f=>kt(e,f,n.width)+(t?r+kt(o,f,n.width):0)<=n.height,u=Ds(s,a,c),d={card:u,beside:0,fits:c(u)};for(let f=1;f<=Math.min(t,4);f++){let m=v=>f*v+(f-1)*fe,h=v=>kt(o,v,m(v))<=n.height&&kt(e,v,n.width-m(v)-r)<=n.height,b=Ds(s,a,h);(b>d.card||!d.fits&&h(b))&&(d={card:b,beside:m(b),fits:h(b)})}let p=kt(e,d.card,n.width-(d.beside?d.beside+r:0)),$=t?kt(o,d.card,d.beside||n.width):0;return{...d,height:d.beside?Math.max(p,$):p+$+(t?r:0)}}var Zm=1.3,ec={least:64,most:220},tc={least:72,most:300},Nm=10,nc=44,sc=64,Hm=66,zm=[.7,.66,.62,.58,.54,.5,.46,.42,.38,.34,.3];function lc({groups:e,tableau:t,hand:n},s){let a=s.width-nc;return zm.map(r=>{let c=Rm(e,{width:a,height:s.height*r-nc},ec.least,ec.most),u=Om(t,n,{width:s.width-sc,height:s.height*(1-r)-sc},tc.least,tc.most),d=Math.max(0,c.height+u.height+Hm-s.height),p=Math.min(c.card*Zm,u.card)-Nm*d;return{centre:c,own:u,value:p}}).reduce((r,c)=>c.value>r.value?c:r)}var Dm=780,Bm=2,Fm=.26,qm=.34,Wm=10,jm=80,Um=28.5,Vm=62,Gm=25.5,Km=24,Ym=28,Qm=300,Xm=215,Jm=148,ef=112,oc=3;function hr(e,t,n){let s=(e-Km)/t-Ym,[a,o]=[s<Qm,s<Xm],r=o?2:Math.floor((s+oc)/((a?ef:Jm)*n+oc));return{width:s,snug:a,tight:o,columns:Math.max(1,r)}}function cc(e,t,n){let s=e.height<Dm,a=Math.max(...t);if(!s&&a&&t.length<=Bm)return Math.round(Fm*e.height);let{columns:o,tight:r}=hr(e.width,t.length,n),c=a&&Math.ceil(Math.max(a,s?1:Wm)/o),u=r?Vm+Gm*c:jm+Um*c;return Math.round(Math.min(u*n,qm*e.height))}var tf=78,nf=90,sf=150;function uc({seats:e,view:t,table:n,names:s,setDetail:a,room:o,letters:r}){let c=se(we),{game:u}=N(Ie),{snug:d,tight:p,width:$}=hr(o.width,e.length,r),f={width:$,height:o.height-tf*r},m=ic(e.map(b=>Ke(u,t.seats[b].play).map(v=>K(u,v.card).kind)),f,nf,sf),h=m&&!c?"table":"chip";return i`
    <section class="ra-rivals" data-part="rivals" data-size=${h} data-snug=${!c&&d||null} data-tight=${!c&&p||null} aria-label=${l("part-rivals")} style=${c?{}:{"--card-w":`${m}px`,height:`${o.height}px`}}>
      ${e.map(b=>i`<${of} key=${b} of=${t.seats[b]} view=${t} name=${s[b]} bot=${n.seats[b]?.kind==="bot"}
        size=${h} onOpen=${()=>a(b)} />`)}
    </section>`}function of({of:e,view:t,name:n,bot:s,size:a,onOpen:o}){let{game:r}=N(Ie),c=t.passed.includes(e.seat);return i`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${c||null}>
      <header>
        <${xt} target=${`seat:${e.seat}`} label=${l("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${o}>
          ${s&&i`<${y} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&i`<${y} name="first" size=${15} label=${l("seat-first")} />`}
          ${c&&i`<${y} name="pass" size=${15} label=${l("seat-passed")} />`}
        <//>
        <${gr} of=${e} />
        <${U} n=${e.points} />
      </header>
      <div class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
        <${qe} essences=${e.pool} />${!e.pool.some(Boolean)&&i`<span class="empty">${l("resarcana-web-no-essences")}</span>`}
      </div>
      <div class="ra-rival-play">
        ${Ke(r,e.play).map(u=>i`<${Me} key=${u.card} of=${u} size=${a} />`)}
      </div>
    </article>`}function gr({of:e}){return i`
    <span class="ra-counts">
      <span title=${l("resarcana-web-hand",{n:e.hand.size})}><${y} name="card" size=${14} label=${l("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${xt} target=${`deck:${e.seat}`} label=${l("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${y} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${l("resarcana-web-discards",{n:e.discards.length})}><${y} name="discard" size=${14} label=${l("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}me();function dc({view:e,seat:t,name:n,score:s,onClose:a}){let o=e.seats[t];return i`
    <${br} title=${n} onClose=${a} aside=${i`<${U} n=${o.points} /><${qe} essences=${o.pool} /><${gr} of=${o} />`}>
      <div class="ra-cards">${Ke("resarcana",o.play).map(r=>i`<${Me} key=${r.card} of=${r} size="table" />`)}</div>
      <${Bs} title=${l("resarcana-web-known-hand")} cards=${o.hand.cards} />
      <${Bs} title=${l("resarcana-web-discards",{n:o.discards.length})} cards=${o.discards} />
      <${Bs} title=${l("resarcana-web-known-deck")} cards=${o.deck.cards} />
      <${mc} score=${s} />
    <//>`}function pc({what:e,of:t,score:n,onClose:s}){if(e==="points")return i`<${br} title=${l("resarcana-web-points-from")} onClose=${s}><${mc} score=${n} /><//>`;let a=e==="deck"?t.deck.cards:t.discards;return i`
    <${br} title=${l(`resarcana-web-${e}`,{n:a.length})} onClose=${s}>
      ${e==="deck"&&i`<p class="quiet-text">${l("resarcana-web-deck-no-order")}</p>`}
      ${a.length?i`<${Bs} title="" cards=${a} />`:i`<p class="empty">${l("resarcana-web-none")}</p>`}
    <//>`}function Bs({title:e,cards:t}){return t.length?i`
    ${e&&i`<h3>${e}</h3>`}
    <div class="ra-cards">${t.map(n=>i`<${Me} key=${n} of=${{card:n}} size="table" />`)}</div>`:null}function mc({score:e}){return e.length?i`
    <h3>${l("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],a)=>i`<tr key=${`${t} ${a}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:i`<p class="empty">${l("ending-no-points")}</p>`}function br({title:e,aside:t,onClose:n,children:s}){return _(()=>{let a=o=>{o.key==="Escape"&&(o.preventDefault(),n())};return document.addEventListener("keydown",a,{capture:!0}),()=>document.removeEventListener("keydown",a,{capture:!0})},[n]),i`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${ke} onClick=${n} aria-label=${l("close")} aria-keyshortcuts="Escape"><${y} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}C();Z();E();me();function yr(e,t){let{mages:n,packet:s}=e.seats[t],{draft:a,looked:o,arranged:r}=e.centre;return[{title:"resarcana-web-mages",cards:n.cards},{title:"resarcana-web-packet",cards:s.cards},{title:"resarcana-web-draft",cards:a},{title:"resarcana-web-looked",cards:o},{title:"resarcana-web-arranged",cards:r}].filter(({cards:c})=>c.length>0)}function fc({view:e,seat:t,you:n,names:s,score:a,plan:o}){let{game:r}=N(Ie),c=e.seats[t],[u,d]=g(""),p=se(we),$=Ke(r,c.play),f=c.hand.cards,m=yr(e,t);return i`
    <section class="ra-mine" data-part="mine" aria-label=${s[t]}>
      <div class="ra-own" data-beside=${o.beside>0&&!p||null} style=${p?{}:{"--card-w":`${o.card}px`,"--hand-w":`${o.beside}px`}}>
        <div class="ra-tableau">
          ${m.map(h=>i`<${af} key=${h.title} title=${l(h.title)} cards=${h.cards} />`)}
          ${$.map(h=>i`<${Me} key=${h.card} of=${h} size="table" />`)}
          ${!$.length&&!m.length&&i`<p class="empty">${l("resarcana-web-nothing-in-play")}</p>`}
        </div>
        ${f.length>0&&i`
          <div class="ra-hand" role="group" aria-label=${l("resarcana-web-hand",{n:c.hand.size})}>
            ${f.map(h=>i`<${Me} key=${h} of=${{card:h}} size="table" />`)}
          </div>`}
      </div>
      <footer class="ra-piles">
        ${n!==t&&i`<strong class="ra-whose">${s[t]}</strong><span data-anchor=${`pool:${t}`}><${qe} essences=${c.pool} /></span>`}
        <span class="ra-pile"><${y} name="card" size=${18} /> ${l("resarcana-web-hand",{n:c.hand.size})}</span>
        <${xt} target=${`deck:${t}`} label=${l("resarcana-web-deck",{n:c.deck.size})} class="ra-pile" onOpen=${()=>d("deck")}>
          <${y} name="deck" size=${18} /> ${l("resarcana-web-deck",{n:c.deck.size})}
        <//>
        <button type="button" class="spot ra-pile" onClick=${()=>d("discards")}><${y} name="discard" size=${18} /> ${l("resarcana-web-discards",{n:c.discards.length})}</button>
        <button type="button" class="spot ra-pile" onClick=${()=>d("points")}><${U} n=${c.points} /> ${l("resarcana-web-points-from")}</button>
      </footer>
      ${u&&i`<${pc} what=${u} of=${c} score=${a[t]} onClose=${()=>d("")} />`}
    </section>`}function af({title:e,cards:t}){return i`
    <div class="ra-tray">
      <h3>${e}</h3>
      <div class="ra-row">${t.map(n=>i`<${Me} key=${n} of=${{card:n}} size="table" />`)}</div>
    </div>`}function $c(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function rf(e,t){let n=$c(e),s=$c(t),a=[];for(let o of new Set([...n.keys(),...s.keys()])){let r=n.get(o)?.essences,c=s.get(o)?.essences,u=e.essences.map((d,p)=>(c?.[p]??0)-(r?.[p]??0));u.some(d=>d)&&a.push({place:o,seat:(s.get(o)??n.get(o))?.seat??-1,by:u})}return a}function hc(e,t){let n=e.filter(a=>a.facts.card&&(a.seat===t||a.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function gc(e,t,n){let s=[],a=rf(e,t);return e.essences.forEach((o,r)=>{let c=a.filter(({by:d})=>d[r]<0).map(({place:d,seat:p,by:$})=>({place:d,seat:p,n:-$[r]})),u=a.filter(({by:d})=>d[r]>0).map(({place:d,seat:p,by:$})=>({place:d,seat:p,n:$[r]}));for(let d of u){for(let $ of c.filter(f=>f.seat===d.seat)){let f=Math.min(d.n,$.n);f&&s.push({kind:o,n:f,from:$.place,to:d.place}),d.n-=f,$.n-=f}let p=hc(n,d.seat);d.n&&p&&p!==d.place&&s.push({kind:o,n:d.n,from:p,to:d.place})}for(let d of c){let p=hc(n,d.seat);d.n&&p&&p!==d.place&&s.push({kind:o,n:d.n,from:d.place,to:p})}}),s}C();Z();E();function bc({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(o=>o.pool[5]>0),a=e.essences.filter(o=>o!=="pearl"||s);return i`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${l("resarcana-web-pool")}>
      ${a.map((o,r)=>i`
        <span key=${o} class=${`ra-pool-kind of-${o}`} data-none=${n[r]===0||null} title=${l(`resarcana-essence-${o}`,{n:n[r]})}>
          <${y} name=${o} size=${22} label=${l(`resarcana-essence-${o}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var lf=(e,t)=>e>=0?e:t??0,cf=46,uf=26,df=8;function pf(e,t,n){let{places:s,monuments:a,monument_deck:o,items:r,scrolls:c}=t.centre,u=t.seats[n];return{groups:[s.map(()=>"place"),[...a,...o?[""]:[]].map(()=>"monument"),r.map(()=>"item"),c.map(()=>"scroll")],tableau:[...yr(t,n).flatMap(({cards:d})=>d.length>df?[...d,Rn,Rn]:d),...Ke(e,u.play).map(d=>d.card)].map(d=>d===Rn?d:K(e,d).kind),hand:u.hand.cards.length}}function mf({game:e,view:t,table:n,score:s,names:a,you:o,lit:r,chosen:c,choose:u,why:d,detail:p,setDetail:$}){let f=H(()=>({game:e,lit:r,chosen:c,choose:u,why:d}),[e,r,c,u,d]),m=O(null),h=ga(m),b=lf(o,p),v=t.seats.map(($e,ee)=>(b+ee)%t.seats.length).slice(1),S=se($a)?ha:1,L=cc(h,v.map($e=>t.seats[$e].play.length),S),P=pf(e,t,b),R=H(()=>lc(P,{width:h.width-uf,height:h.height-L-cf*S}),[JSON.stringify(P),h]),oe=p!==null&&o>=0?p:null;return i`
    <${Ie.Provider} value=${f}>
      <div class="ra-frame" ref=${m}><div class="ra" data-rivals=${v.length}>
        ${h.width>0&&i`
          <${uc} seats=${v} view=${t} table=${n} names=${a} setDetail=${$} room=${{width:h.width,height:L}} letters=${S} />
          <${Ql} view=${t} plan=${R.centre} />
          <${fc} view=${t} seat=${b} you=${o} names=${a} score=${s} plan=${R.own} />`}
        ${oe!==null&&i`<${dc} view=${t} seat=${oe} name=${a[oe]} score=${s[oe]} onClose=${()=>$(null)} />`}
      </div></div>
    <//>`}Qe();ye();le();C();hn();Ms();Vt();Nt();ve();E();var wr=!1,ff=new Set(["table"]);function $f(){let[e,t]=g(location.pathname),[,n]=g(0),[s,a]=g(0);_(()=>cr(()=>t(location.pathname)),[]),_(()=>Rt(r=>{r==="language"?(qs(),vc().then(()=>n(c=>c+1),()=>{})):n(c=>c+1)}),[]),_(()=>Vn(r=>{r&&a(c=>c+1)}),[]);let o=Tn(e);return i`
    <${dr} page=${o.name}>
      <${An} address=${`${s} ${e}`}><${hf} key=${`${s} ${e}`} address=${e} /><//>
    <//>`}function hf({address:e}){let[t,n]=g(null),[s,a]=g(!1);return J(()=>{let o=!0,{name:r,params:c,load:u}=Tn(e),d=ff.has(r)?Do().catch(()=>null):null;return Promise.all([u(),d]).then(([{Page:p}])=>{o&&(n({Page:p,params:c}),document.title=Be(`title-${r}`)?`${l(`title-${r}`)} · Arcanarium`:"Arcanarium")},p=>{console.error(p),o&&a(!0)}),()=>{o=!1}},[e]),_(()=>{t&&(wr&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),wr&&scrollTo(0,0),wr=!0)},[t]),s?i`<${Ns} />`:t?i`<${t.Page} params=${t.params} />`:i`<div class="waiting" aria-busy="true"></div>`}async function vc(){let e=await zo().catch(()=>null),t=e?.languages??["en"],s=[ce("language"),e?.id?e.language:"",...navigator.languages].flatMap(a=>[a,a.split("-")[0]]);await go(s.find(a=>t.includes(a))??"en"),Mo()}var gf=1e3,bf=15e3,yf=4e3;async function wc(e,t=gf){try{await Promise.all([vc(),Tt().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{wc(e,Math.min(bf,t*2))},t);return}Ee(i`<${$f} />`,e),vf(e)}function vf(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||o()},s=new MutationObserver(n),a=setTimeout(()=>o(),yf),o=()=>{t?.remove(),s.disconnect(),clearTimeout(a),jo()};s.observe(e,{childList:!0,subtree:!0}),n()}ur();Tn(location.pathname).load().catch(()=>{});var yc=document.getElementById("app");yc&&wc(yc);es("/js/cadwallon/board.js",fr);es("/js/resarcana/board.js",vr);export{ie as x0,he as x1,Tt as x10,ge as x11,Xt as x12,Qt as x13,At as x14,vo as x15,be as x16,mt as x17,ft as x18,qt as x19,i as x1a,Ee as x1b,ne as x1c,N as x1d,_ as x1e,Ut as x1f,J as x1g,H as x1h,O as x1i,g as x1j,Lu as x1k,Oe as x1l,y as x1m,os as x1n,U as x1o,Ae as x1p,qe as x1q,sn as x1r,Ze as x1s,$n as x1t,Do as x1u,Bo as x1v,zo as x1w,Fo as x1x,je as x1y,nd as x1z,xe as x2,_s as x20,qo as x21,Uo as x22,jo as x23,Vo as x24,jn as x25,Un as x26,io as x27,Vn as x28,Ue as x29,Tn as x2a,cr as x2b,En as x2c,Ps as x2d,or as x2e,ar as x2f,rr as x2g,dn as x2h,bt as x2i,ce as x2j,ue as x2k,Rt as x2l,ns as x2m,st as x2n,An as x2o,Ns as x2p,dr as x2q,Lo as x2r,pe as x2s,He as x2t,x as x2u,Pt as x2v,ko as x2w,A as x2x,ot as x2y,T as x2z,j as x3,We as x30,as as x31,on as x32,rs as x33,rn as x34,So as x35,Ii as x36,tl as x37,ia as x38,vn as x39,ra as x3a,wn as x3b,la as x3c,aa as x3d,sa as x3e,Jo as x3f,Xo as x3g,ca as x3h,nl as x3i,ba as x3j,ya as x3k,wa as x3l,ol as x3m,rl as x3n,xa as x3o,ll as x3p,it as x3q,Ma as x3r,Ca as x3s,Ss as x3t,Mn as x3u,Ht as x3v,da as x3w,$l as x3x,Ga as x3y,zt as x3z,en as x4,xn as x40,kn as x41,pa as x42,Ta as x43,Aa as x44,Sa as x45,ta as x46,Cs as x47,$a as x48,ha as x49,we as x4a,fa as x4b,ke as x4c,se as x4d,ga as x4e,Cn as x4f,Ra as x4g,bn as x4h,ks as x4i,Fa as x4j,fl as x4k,ml as x4l,Oa as x4m,Na as x4n,ja as x4o,Wa as x4p,za as x4q,Da as x4r,Be as x4s,Yt as x4t,bo as x4u,go as x4v,l as x4w,ur as x4x,Zs as x4y,Io as x4z,es as x5,ms as x50,Et as x51,Te as x52,B as x53,re as x54,St as x55,Se as x56,so as x57,ne as x58,N as x59,Bc as x5a,_ as x5b,Fc as x5c,Ut as x5d,Dc as x5e,J as x5f,H as x5g,Yr as x5h,O as x5i,g as x5j,pt as x5k,mt as x5l,Sc as x5m,ft as x5n,qt as x5o,zc as x5p,Tc as x5q,qt as x5r,Nc as x5s,Sr as x5t,D as x5u,Ee as x5v,Nr as x5w,qs as x6,ct as x7,Bt as x8,Po as x9,ln as xa,Ao as xb,cs as xc,at as xd,Y as xe,Io as xf,$s as xg,vs as xh,Oo as xi,Zo as xj,gs as xk,No as xl,bs as xm,yt as xn,hs as xo,ys as xp,fn as xq,K as xr,Mo as xs,Jt as xt,xi as xu,nt as xv,tt as xw,wo as xx,X as xy,Fe as xz};
