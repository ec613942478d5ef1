/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */
var Kf=Object.defineProperty;var _=(e,t,n)=>()=>{if(n)throw n[0];try{return e&&(t=e(e=0)),t}catch(s){throw n=[s],s}};var ge=(e,t)=>{for(var n in t)Kf(e,n,{get:t[n],enumerable:!0})};function Yf(){try{return JSON.parse(document.getElementById("boot")?.textContent??"{}")}catch{return{}}}function ps(e){let t=qo[e];return delete qo[e],t}function cn(e){let t=qo.versions?.[e];return t?`${e}?v=${t}`:e}function qr(e){Object.assign(qo,e)}var qo,qt=_(()=>{"use strict";qo=Yf()});function un(e){e&&e.parentNode&&e.remove()}function ms(e,t,n){var s,o,a,r={},c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?Go.call(arguments,2):n),pn(e,r,s,o,null)}function Xf(e,t,n){var s,o,a,r=Ht({},e.props),c=arguments.length;for(a in t)a=="key"?s=t[a]:a=="ref"&&typeof e.type!="function"?o=t[a]:r[a]=t[a];return c>2&&(r.children=c>3?Go.call(arguments,2):n),pn(e.type,r,s!==void 0?s:e.key,o!==void 0?o:e.ref,null)}function pn(e,t,n,s,o){var a={type:e,props:t,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ds,__v:o||++ku,__i:-1,__u:0};return!o&&ae.vnode&&ae.vnode(a),a}function Qf(){return{current:null}}function mn(e){return e.children}function dn(e,t){this.props=e,this.context=t,this.__g=0}function Zt(e,t){if(t==null)return e.__&&Zt(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:Zt(e)}function eh(e){var t,n=e.__v,s=n.__e,o=[],a=[],r=e.__P;r&&((t=Ht({constructor:ds},n)).__v=n.__v+1,ae.vnode&&ae.vnode(t),Wr(r,t,n,e.__n,r.namespaceURI,32&n.__u?[s]:null,o,s||Zt(n),32&n.__u,a),t.__v=n.__v,t.__.__k[t.__i]=t,zu(o,t,a),n.__=n.__e=null,t.__e!=s&&Lu(t))}function Lu(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Lu(e)}function Zr(e){(8&e.__g||(e.__g|=8,Bt.push(e),Fo++))&&Br==ae.debounceRendering||((Br=ae.debounceRendering)||queueMicrotask)(Eu)}function Eu(){try{for(var e,t=1;Bt.length;)Bt.length>t&&Bt.sort(_u),e=Bt.shift(),t=Bt.length,8&e.__g&&eh(e)}finally{(Fo=Bt.length)&&(Br||queueMicrotask)(Eu)}}function Tu(e,t,n,s,o,a,r,c,u,p,d){var m,f,$,g,b,y,w=s.__k||Uo,k=t.length;for(u=th(n,t,w,u,k),m=0;m<k;m++)($=n.__k[m])!=null&&(f=~$.__i&&w[$.__i]||Wo,$.__i=m,y=Wr(e,$,f,o,a,r,c,u,p,d),g=$.__e,(f.ref!=$.ref||8&f.__u)&&(f.ref&&Ur(f.ref,null,$,f),$.ref&&d.push($.ref,$.__c||g,$)),b=b||g,4&$.__u?(u=Ou($,u,e,!f.__v),f.__e&&(f.__e=null)):typeof $.type=="function"&&y!==void 0?u=y:g&&(u=g.nextSibling),$.__u&=-21);return n.__e=b,u}function th(e,t,n,s,o){var a,r,c,u,p,d,m,f,$,g=n.length,b=g,y=0,w=0,k=e.__k=Array(o);for(a=0;a<o;a++)(r=t[a])!=null&&typeof r!="boolean"&&typeof r!="function"?(typeof r!="object"||r.constructor===String?r=k[a]=pn(null,r):jo(r)?r=k[a]=pn(mn,{children:r}):r.constructor===ds&&r.__b?r=k[a]=pn(r.type,r.props,r.key,r.ref,r.__v):k[a]=r,u=a+y,r.__=e,r.__b=e.__b+1,c=null,~(p=r.__i=nh(r,n,u,b))&&(b--,(c=n[p])&&(c.__u|=2)),c&&c.__v?(r.__u|=16,p==u-1?y--:p==u+1?y++:p!=u&&(p>u?y--:y++,w=1)):(~p||(o>g?y--:o<g&&y++),typeof r.type!="function"&&(r.__u|=4))):k[a]=null;if(w){for(d=[],m=[],a=0;a<o;a++)if((r=k[a])&&16&r.__u){for(y=0,f=d.length;y<f;)d[$=y+f>>1]<r.__i?y=$+1:f=$;d[y]=r.__i,m[a]=y+1}for(y=d.length;a--;)m[a]&&(m[a]==y?y--:k[a].__u|=4)}if(b)for(a=0;a<g;a++)!(c=n[a])||2&c.__u||(c.__e==s&&(s=Zt(c)),jr(c,c));return s}function Ou(e,t,n,s){var o,a,r,c;if(typeof e.type=="function"){if(e.props.__P)return t;if(o=e.__k)for(a=0;a<o.length;a++)o[a]&&(o[a].__=e,t=Ou(o[a],t,n,!1));return t}for(t&&!t.parentNode&&(t=Zt(e))&&!t.parentNode&&(t=null),r=e.__e,c=t;c&&c.nodeType==8;)c=c.nextSibling;for(r!=c&&(!s&&n.moveBefore&&r.parentNode?n.moveBefore(r,t):n.insertBefore(r,t||null)),t=r;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function Pu(e,t){return t=t||[],e!=null&&typeof e!="boolean"&&(jo(e)?e.some(function(n){Pu(n,t)}):t.push(e)),t}function nh(e,t,n,s){var o,a=e.key,r=e.type,c=t[n],u=c&&!(2&c.__u);if(c===null&&a==null||u&&a==c.key&&r==c.type)return n;if(s>(u?1:0)){for(o=n-1;o>=0;o--)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o;for(o=n+1;o<t.length;o++)if((c=t[o])&&!(2&c.__u)&&a==c.key&&r==c.type)return o}return-1}function xu(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function Bo(e,t,n,s,o){var a,r;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof s=="string"&&(e.style.cssText=s=""),s)for(t in s)n&&t in n||xu(e.style,t);if(n)for(t in n)s&&n[t]==s[t]||xu(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof s!="function"&&(s=null),(e.__e||(e.__e={}))[t]=n,n&&s||(r=Hr[t]||(Hr[t]=sh(t)),(e.__a||(e.__a={}))[t]=Fr,a=t!=(t=t.replace(Cu,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,r,a):e.removeEventListener(t,r,a));else{if(o=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function sh(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ho]==null)t[Ho]=Fr++;else if(t[Ho]<this.__a[e])return;return n(ae.event?ae.event(t):t)}}}function Wr(e,t,n,s,o,a,r,c,u,p){var d,m,f,$,g,b,y,w,k,E,M,T,O,z,B,C,P,N,J=t.type;if(t.constructor!==ds)return null;128&n.__u&&(u=32&n.__u,d=n.__c.__z)&&(t.__u|=u,m=a=[],d.nodeType==8?c=Zo(d,a):a.push(d),c=a[0]||c),(d=ae.__b)&&d(t);e:if(typeof J=="function"){f=r.length;try{if(w=t.props,k=(d=J.prototype)&&d.render,E=(d=J.contextType)&&s[d.__c],M=d?E?E.props.value:d.__:s,($=n.__c)?(t.__c=$,2&$.__g&&($.__g|=1)):(k?t.__c=$=new J(w,M):(t.__c=$=new dn(w,M),$.constructor=J,$.render=ah),E&&E.sub($),$.state||($.state={}),$.__n=s,$.__g|=8,$.__h=[],$.__k=[]),k&&($.__s||($.__s=$.state),J.getDerivedStateFromProps&&($.__s==$.state&&($.__s=Ht({},$.__s)),Ht($.__s,J.getDerivedStateFromProps(w,$.__s)))),g=$.props,b=$.state,$.__v=t,n.__c){if(w!==g&&k&&!J.getDerivedStateFromProps&&$.componentWillReceiveProps&&$.componentWillReceiveProps(w,M),t.__v==n.__v&&!(8&$.__g)||!(4&$.__g)&&$.shouldComponentUpdate&&$.shouldComponentUpdate(w,$.__s,M)===!1){t.__v!=n.__v&&($.props=w,$.state=$.__s,$.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(te){te&&(te.__=t)}),Uo.push.apply($.__h,$.__k),$.__k=[],$.__h.length&&r.push($),c=Zt(n);break e}$.componentWillUpdate&&$.componentWillUpdate(w,$.__s,M),k&&$.componentDidUpdate&&$.__h.push(function(){$.componentDidUpdate(g,b,y)})}else k&&!J.getDerivedStateFromProps&&$.componentWillMount&&$.componentWillMount(),k&&$.componentDidMount&&$.__h.push($.componentDidMount);$.context=M,$.props=w,$.__P=e,$.__g&=-5,T=ae.__r,O=k?25:0;do $.__g&=-9,T&&T(t),d=$.render($.props,$.state=$.__s,$.context);while(8&$.__g&&++O<25);k&&(Uo.push.apply($.__h,$.__k),$.__k=[]),$.state=$.__s,$.getChildContext&&(s=Ht({},s,$.getChildContext())),k&&n.__c&&$.getSnapshotBeforeUpdate&&(y=$.getSnapshotBeforeUpdate(g,b)),z=d&&d.type===mn&&d.key==null?d.props.children:d,w.__P&&(d=c,o=(e=w.__P).namespaceURI,u=a=null,n.props&&n.props.__P!=e&&(n.__k.some(function(te){te&&jr(te,te)}),n.__k=null),c=n.__k?Zt(n,0):null),c=Tu(e,jo(z)?z:[z],t,n,s,o,a,r,c,u,p),w.__P&&(t.__e=null,c=d),t.__u&=-161,m&&m.some(un),$.__h.length&&r.push($),1&$.__g&&($.__g&=-4)}catch(te){if(r.length=f,t.__v=null,u||a)if(te&&te.then){if(t.__u|=128|u,a){for(~(P=a.indexOf(c||void 0))||(P=a.length);(N=a[P-1])&&N.nodeType==8;)P--;for(;P<a.length;P++)if(N=a[P])if(a[P]=null,B){if(N==C)break}else{if(N.nodeType!=8)break;N.data.startsWith("$s")&&(C=Zo(B=N))}}if(!B){for(;c&&c.nodeType==8&&c.nextSibling;)c=c.nextSibling;B=c}(d=Zo(B=t.__c.__z||(t.__c.__z=B)))?(t.__e=B,c=d):t.__e=c,c=c&&c.nextSibling}else a&&a.some(un);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),te&&te.then||Au(t),ae.__e(te,t,n)}}else c=t.__e=oh(n.__e,t,n,s,o,a,r,u,p,e);return(d=ae.diffed)&&d(t),c}function Zo(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Au(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Au))}function zu(e,t,n){for(var s=0;s<n.length;)Ur(n[s++],n[s++],n[s++]);ae.__c&&ae.__c(t,e),e.some(function(o){try{e=o.__h,o.__h=[],e.some(function(a){a.call(o)})}catch(a){ae.__e(a,o.__v)}})}function oh(e,t,n,s,o,a,r,c,u,p){var d,m,f,$,g,b,y,w,k=n.props||Wo,E=t.props,M=t.type;if(M=="svg"?o="http://www.w3.org/2000/svg":M=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a){for(d=0;d<a.length;d++)if((g=a[d])&&(M?g.localName==M:g.nodeType==3)){e=g,a[d]=null;break}}if(!e){if(w=p.ownerDocument||document,!M)return w.createTextNode(E);e=w.createElementNS(o,M,E.is?E:p),c&&(ae.__m&&ae.__m(t,a),c=!1),a=null}if(M){if(p=M=="template"&&e.content||e,a=M=="textarea"&&E.defaultValue!=null?null:a&&Go.call(p.childNodes),!c&&a)for(k={},d=0;d<e.attributes.length;d++)k[(g=e.attributes[d]).name]=g.value;for(d in k)g=k[d],d=="dangerouslySetInnerHTML"?f=g:d=="children"||d in E||d=="value"&&"defaultValue"in E||d=="checked"&&"defaultChecked"in E||Bo(e,d,null,g,o);for(d in E)g=E[d],d=="children"?$=g:d=="dangerouslySetInnerHTML"?m=g:d=="value"?b=g:d=="checked"?y=g:c&&typeof g!="function"||k[d]===g||Bo(e,d,g,k[d],o);m?(c||f&&(m.__html==f.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(f&&(e.textContent=""),(M=="foreignObject"||o=="http://www.w3.org/1998/Math/MathML"&&Jf.test(M))&&(o="http://www.w3.org/1999/xhtml"),Tu(p,jo($)?$:[$],t,n,s,o,a,r,a?a[0]:n.__k&&Zt(n,0),c,u),a&&a.some(un)),c&&M!="textarea"||(d="value",M=="progress"&&b==null?e.removeAttribute(d):b==null||b===e[d]&&(M!="progress"||b)||Bo(e,d,b,k[d],o),d="checked",y!=null&&y!=e[d]&&Bo(e,d,y,k[d],o))}else k===E||c&&e.data==E||(e.data=E);return e}function Ur(e,t,n,s){try{typeof e=="function"?t?t.__x=e(t)||1:s&&(s=s.__c||s.__e)&&(t=s.__x)&&(s.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(o){ae.__e(o,n)}}function jr(e,t,n){var s,o,a,r;if(ae.unmount&&ae.unmount(e),!(s=e.ref)||s.current&&s.current!=e.__e||Ur(s,null,t,e),s=e.__c){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(c){ae.__e(c,t)}s.__P=s.__n=null}if(s=e.__k)for(r=0;r<s.length;r++)s[r]&&jr(s[r],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(s=e.__c)&&(s=s.__z)&&(o=Zo(s,a=[]))&&(s==e.__e&&a.some(un),un(o),un(s)),n||un(e.__e),e.__e=e.__c=e.__=null}function ah(e,t,n){return this.constructor(e,n)}function We(e,t){var n,s,o,a;ae.__&&ae.__(e,t),t.nodeType==9&&(t=t.documentElement),s=(n=e&&32&e.__u)?null:t.__k,t.__k=pn(mn,{children:[e]}),o=[],a=[],Wr(t,t.__k,s||Wo,Wo,t.namespaceURI,s?null:t.firstChild?Go.call(t.childNodes):null,o,s?s.__e:t.firstChild,n,a),zu(o,t.__k,a),t.__k.props.children=null}function rh(e,t){e&&typeof e=="object"&&(e.__u|=32),We(e,t)}function $t(e){function t(n){var s,o;return this.getChildContext||(s=new Set,(o={})[t.__c]=this,this.getChildContext=function(){return o},this.shouldComponentUpdate=function(a){this.props.value!=a.value&&s.forEach(function(r){r.__g|=4,Zr(r)})},this.sub=function(a){s.add(a);var r=a.componentWillUnmount;a.componentWillUnmount=function(){s.delete(a),r&&r.call(a)}}),n.children}return t.__c="__cC"+Su++,t.__=e,t.Provider=(t.Consumer=function(n,s){return n.children(s)}).contextType=t,t}function ih(e){return e.children}function lh(e,t){return pn(ih,{__P:t,children:e})}var ae,ku,Mu,Bt,Br,Fo,_u,Ho,Cu,Fr,Hr,Su,ds,Wo,Uo,Jf,jo,Go,Ht,$s=_(()=>{"use strict";ds=Symbol.for("pv"),Wo={},Uo=[],Jf=/^m(i|n|o|s|text|space)$/,jo=Array.isArray,Go=Uo.slice,Ht=Object.assign;ae={__e:function(e,t,n,s){for(var o,a,r;t=t.__;)if((o=t.__c)&&!(1&o.__g)){o.__g|=4;try{if((r=(a=o.constructor)&&a.getDerivedStateFromError)&&o.setState(a.getDerivedStateFromError(e)),o.componentDidCatch&&(o.componentDidCatch(e,s||{}),r=1),r&&8&o.__g)return void(o.__g|=2)}catch(c){e=c}}throw Fo=0,e}},ku=0,Mu=function(e){return e!=null&&e.constructor===ds},dn.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=Ht({},this.state)),typeof e=="function"&&(e=e(Ht({},n),this.props)),e&&(Ht(n,e),this.__v&&(t&&this.__k.push(t),Zr(this)))},dn.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Zr(this))},dn.prototype.render=mn,Bt=[],Fo=0,_u=function(e,t){return e.__v.__b-t.__v.__b},Ho=Symbol(),Cu=/(PointerCapture)$|Capture$/i,Fr=0,Hr={},Su=0});function $n(e,t){ce.__h&&ce.__h(le,e,zn||t),zn=0;var n=le.__H||(le.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function h(e){return zn=1,Uu(ju,e)}function Uu(e,t,n){var s=$n(ft++,2);if(s.t=e,!s.__c&&(s.__=[n?n(t):ju(void 0,t),function(a){var r=(s.__N||s.__)[0],c=s.t(r,a);Vr(r,c)||(s.__N=[c,s.__[1]],s.__c.setState({}))}],s.__c=le,!le.__f)){le.__f=!0;var o=le.shouldComponentUpdate;le.shouldComponentUpdate=function(a,r,c){var u=this.__H;if(!u)return!0;var p=!1,d=this.props!=a;if(u.__.some(function(f){f.__N&&(p=!0,Vr(f.__[0],f.__N[0])||(d=!0))}),o){var m=o.call(this,a,r,c);return p?m||d:m}return!p||d}}return s.__}function x(e,t){var n=$n(ft++,3);!ce.__s&&Jr(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,le.__H.__h.push(n))}function be(e,t){var n=$n(ft++,4);!ce.__s&&Jr(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,le.__h.push(n))}function R(e){return zn=5,H(function(){return{current:e}},[])}function ch(e,t,n){zn=6,be(function(){if(typeof e=="function"){var s=e(t());return function(){e(null),typeof s=="function"&&s()}}if(e)return e.current=t(),function(){return e.current=null}},n==null?n:n.concat(e))}function H(e,t){var n=$n(ft++,7);return Jr(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function U(e,t){return zn=8,H(function(){return e},t)}function V(e){var t=le.context[e.__c],n=$n(ft++,9);return n.c=e,t?(n.__==null&&(n.__=!0,t.sub(le)),t.props.value):e.__}function uh(e,t){ce.useDebugValue&&ce.useDebugValue(t?t(e):e)}function ph(e){var t=$n(ft++,10),n=h();return t.__=e,le.componentDidCatch||(le.componentDidCatch=function(s,o){t.__&&t.__(s,o),n[1](s)}),[n[0],function(){return n[1]()}]}function ot(){var e=$n(ft++,11);if(!e.__){for(var t=le.__v;!t.__m&&t.__;)t=t.__;var n=t.__m||(t.__m=[0,0]);e.__="P"+n[0]+"-"+n[1]++}return e.__}function dh(){var e;do{for(;e=Kr.shift();)try{fs(e)}catch(n){ce.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Wu.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some(fs),t.__h.some(Yr),t.__h=[]}catch(n){t.__h=[],ce.__e(n,e.__v)}}}while(Kr.length)}function mh(e){var t,n=function(){clearTimeout(s),Zu&&cancelAnimationFrame(t),setTimeout(e)},s=setTimeout(n,35);Zu&&(t=requestAnimationFrame(n))}function Fu(e){e!=1&&Iu==ce.requestAnimationFrame||((Iu=ce.requestAnimationFrame)||mh)(dh)}function fs(e){var t=le,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),le=t}function Yr(e){var t=le;e.__c=e.__(),le=t}function Jr(e,t){return!e||e.length!=t.length||t.some(function(n,s){return!Vr(n,e[s])})}function ju(e,t){return typeof t=="function"?t(e):t}var ft,le,Gr,Iu,Vr,zn,Wu,Kr,ce,Ru,Nu,Du,qu,Bu,Hu,Zu,Xr=_(()=>{"use strict";$s();Vr=Object.is,zn=0,Wu=[],Kr=[],ce=ae,Ru=ce.__b,Nu=ce.__r,Du=ce.diffed,qu=ce.__c,Bu=ce.unmount,Hu=ce.__;ce.__b=function(e){le=null,Ru&&Ru(e)},ce.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),Hu&&Hu(e,t)},ce.__r=function(e){Nu&&Nu(e),ft=0;var t=(le=e.__c).__H;t&&(Gr==le?le.__h=[]:(t.__h.some(fs),t.__h.some(Yr),ft=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Gr=le},ce.diffed=function(e){Du&&Du(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Fu(Wu.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Gr=le=null},ce.__c=function(e,t){t.some(function(n){try{n.__h.some(fs),n.__h=n.__h.filter(function(s){return!s.__||Yr(s)})}catch(s){n.__h=[function(){throw s}]}}),qu&&qu(e,t)},ce.unmount=function(e){Bu&&Bu(e);var t,n,s=e.__c;s&&s.__H&&(s.__H.__.some(function(o){try{if(o.__P&&o.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}o.__P=n,Fu(Kr.push(o))}else fs(o)}catch(a){t=a}}),s.__H=void 0,t&&ce.__e(t,s.__v))};Zu=typeof requestAnimationFrame=="function"});function Qr(e){var t=Gu.get(this);return t||(t=new Map,Gu.set(this,t)),(t=Vu(this,t.get(e)||(t.set(e,t=(function(n){for(var s,o,a=1,r="",c="",u=[0],p=function(f){a===1&&(f||(r=r.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,f,r):a===3&&(f||r)?(u.push(3,f,r),a=2):a===2&&r==="..."&&f?u.push(4,f,0):a===2&&r&&!f?u.push(5,0,!0,r):a>=5&&((r||!f&&a===5)&&(u.push(a,0,r,o),a=6),f&&(u.push(a,f,0,o),a=6)),r=""},d=0;d<n.length;d++){d&&(a===1&&p(),p(d));for(var m=0;m<n[d].length;m++)s=n[d][m],a===1?s==="<"?(p(),u=[u],a=3):r+=s:a===4?r==="--"&&s===">"?(a=1,r=""):r=s+r[0]:c?s===c?c="":r+=s:s==='"'||s==="'"?c=s:s===">"?(p(),a=1):a&&(s==="="?(a=5,o=r,r=""):s==="/"&&(a<5||n[d][m+1]===">")?(p(),a===3&&(u=u[0]),a=u,(u=u[0]).push(2,0,a),a=0):s===" "||s==="	"||s===`
`||s==="\r"?(p(),a=2):r+=s),a===3&&r==="!--"&&(a=4,u=u[0])}return p(),u})(e)),t),arguments,[])).length>1?t:t[0]}var Vu,Gu,ei=_(()=>{"use strict";Vu=function(e,t,n,s){var o;t[0]=0;for(var a=1;a<t.length;a++){var r=t[a++],c=t[a]?(t[0]|=r?1:2,n[t[a++]]):t[++a];r===3?s[0]=c:r===4?s[1]=Object.assign(s[1]||{},c):r===5?(s[1]=s[1]||{})[t[++a]]=c:r===6?s[1][t[++a]]+=c+"":r?(o=e.apply(c,Vu(e,c,n,["",null])),s.push(o),c[0]?t[0]|=2:(t[a-2]=0,t[a]=o)):s.push(c)}return s},Gu=new Map});var l,S=_(()=>{"use strict";$s();Xr();ei();l=Qr.bind(ms)});function hs(){fn||(fn=!0,Vo=Ku,Yu(!1),Ju())}function gs(e){e.headers?.get(fh)?hs():fn&&(fn=!1,clearTimeout(ni),Yu(!0))}function Ko(e){return ti.add(e),()=>{ti.delete(e)}}function si(){let[,e]=h(0);return x(()=>Ko(()=>e(t=>t+1)),[]),fn}function Yu(e){for(let t of[...ti])t(e)}function Ju(){ni=setTimeout(()=>{Xu()},Vo),Vo=Math.min($h,Vo*2)}async function Xu(){if(clearTimeout(ni),!fn)return;let e=await fetch("/api/me",{credentials:"same-origin",cache:"no-store"}).catch(()=>null);e&&gs(e),fn&&Ju()}var Ku,$h,fh,fn,Vo,ni,ti,bs=_(()=>{"use strict";S();Ku=2e3,$h=2e4,fh="x-stored",fn=!1,Vo=Ku,ni=0,ti=new Set;globalThis.addEventListener?.("online",()=>{Xu()})});var Ue,re,Te,je,ys=_(()=>{"use strict";Ue=class{constructor(t){this.value=t}valueOf(){return this.value}},re=class extends Ue{constructor(t="???"){super(t)}toString(t){return`{${this.value}}`}},Te=class extends Ue{constructor(t,n={}){super(t),this.opts=n}toString(t){if(t)try{return t.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return this.value.toString(10)}},je=class e extends Ue{static supportsValue(t){if(typeof t=="number"||t instanceof Date)return!0;if(t instanceof Ue)return e.supportsValue(t.valueOf());if("Temporal"in globalThis){let n=globalThis.Temporal;if(t instanceof n.Instant||t instanceof n.PlainDateTime||t instanceof n.PlainDate||t instanceof n.PlainMonthDay||t instanceof n.PlainTime||t instanceof n.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Ue&&(t=t.valueOf()),typeof t=="object"&&"calendarId"in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](t){return t==="string"?this.toString():this.toNumber()}toNumber(){let t=this.value;if(typeof t=="number")return t;if(t instanceof Date)return t.getTime();if("epochMilliseconds"in t)return t.epochMilliseconds;if("toZonedDateTime"in t)return t.toZonedDateTime("UTC").epochMilliseconds;throw new TypeError("Unwrapping a non-number value as a number")}toString(t){if(t)try{return t.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(n){t.reportError(n)}return typeof this.value=="number"||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}}});function bh(e,t,n){if(n===t||n instanceof Te&&t instanceof Te&&n.value===t.value)return!0;if(t instanceof Te&&typeof n=="string"){let s=e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value);if(n===s)return!0}return!1}function ep(e,t,n){return t[n]?In(e,t[n].value):(e.reportError(new RangeError("No default")),new re)}function oi(e,t){let n=[],s=Object.create(null);for(let o of t)o.type==="narg"?s[o.name]=ws(e,o.value):n.push(ws(e,o));return{positional:n,named:s}}function ws(e,t){switch(t.type){case"str":return t.value;case"num":return new Te(t.value,{minimumFractionDigits:t.precision});case"var":return yh(e,t);case"mesg":return wh(e,t);case"term":return vh(e,t);case"func":return xh(e,t);case"select":return kh(e,t);default:return new re}}function yh(e,{name:t}){let n;if(e.params)if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new re(`$${t}`);else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(new ReferenceError(`Unknown variable: $${t}`)),new re(`$${t}`);if(n instanceof Ue)return n;switch(typeof n){case"string":return n;case"number":return new Te(n);case"object":if(je.supportsValue(n))return new je(n);default:return e.reportError(new TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new re(`$${t}`)}}function wh(e,{name:t,attr:n}){let s=e.bundle._messages.get(t);if(!s)return e.reportError(new ReferenceError(`Unknown message: ${t}`)),new re(t);if(n){let o=s.attributes[n];return o?In(e,o):(e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new re(`${t}.${n}`))}return s.value?In(e,s.value):(e.reportError(new ReferenceError(`No value: ${t}`)),new re(t))}function vh(e,{name:t,attr:n,args:s}){let o=`-${t}`,a=e.bundle._terms.get(o);if(!a)return e.reportError(new ReferenceError(`Unknown term: ${o}`)),new re(o);if(n){let c=a.attributes[n];if(c){e.params=oi(e,s).named;let u=In(e,c);return e.params=null,u}return e.reportError(new ReferenceError(`Unknown attribute: ${n}`)),new re(`${o}.${n}`)}e.params=oi(e,s).named;let r=In(e,a.value);return e.params=null,r}function xh(e,{name:t,args:n}){let s=e.bundle._functions[t];if(!s)return e.reportError(new ReferenceError(`Unknown function: ${t}()`)),new re(`${t}()`);if(typeof s!="function")return e.reportError(new TypeError(`Function ${t}() is not callable`)),new re(`${t}()`);try{let o=oi(e,n);return s(o.positional,o.named)}catch(o){return e.reportError(o),new re(`${t}()`)}}function kh(e,{selector:t,variants:n,star:s}){let o=ws(e,t);if(o instanceof re)return ep(e,n,s);for(let a of n){let r=ws(e,a.key);if(bh(e,o,r))return In(e,a.value)}return ep(e,n,s)}function ai(e,t){if(e.dirty.has(t))return e.reportError(new RangeError("Cyclic reference")),new re;e.dirty.add(t);let n=[],s=e.bundle._useIsolating&&t.length>1;for(let o of t){if(typeof o=="string"){n.push(e.bundle._transform(o));continue}if(e.placeables++,e.placeables>Qu)throw e.dirty.delete(t),new RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Qu}`);s&&n.push(hh),n.push(ws(e,o).toString(e)),s&&n.push(gh)}return e.dirty.delete(t),n.join("")}function In(e,t){return typeof t=="string"?e.bundle._transform(t):ai(e,t)}var Qu,hh,gh,tp=_(()=>{"use strict";ys();Qu=100,hh="⁨",gh="⁩"});var Yo,np=_(()=>{"use strict";Yo=class{constructor(t,n,s){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=t,this.errors=n,this.args=s}reportError(t){if(!this.errors||!(t instanceof Error))throw t;this.errors.push(t)}memoizeIntlObject(t,n){let s=this.bundle._intls.get(t);s||(s={},this.bundle._intls.set(t,s));let o=JSON.stringify(n);return s[o]||(s[o]=new t(this.bundle.locales,n)),s[o]}}});function ri(e,t){let n=Object.create(null);for(let[s,o]of Object.entries(e))t.includes(s)&&(n[s]=o.valueOf());return n}function op(e,t){let n=e[0];if(n instanceof re)return new re(`NUMBER(${n.valueOf()})`);if(n instanceof Te)return new Te(n.valueOf(),{...n.opts,...ri(t,sp)});if(n instanceof je)return new Te(n.toNumber(),{...ri(t,sp)});throw new TypeError("Invalid argument to NUMBER")}function ap(e,t){let n=e[0];if(n instanceof re)return new re(`DATETIME(${n.valueOf()})`);if(n instanceof je||n instanceof Te)return new je(n,ri(t,Mh));throw new TypeError("Invalid argument to DATETIME")}var sp,Mh,rp=_(()=>{"use strict";ys();sp=["unitDisplay","currencyDisplay","useGrouping","minimumIntegerDigits","minimumFractionDigits","maximumFractionDigits","minimumSignificantDigits","maximumSignificantDigits"];Mh=["dateStyle","timeStyle","fractionalSecondDigits","dayPeriod","hour12","weekday","era","year","month","day","hour","minute","second","timeZoneName"]});function lp(e){let t=Array.isArray(e)?e.join(" "):e,n=ip.get(t);return n===void 0&&(n=new Map,ip.set(t,n)),n}var ip,cp=_(()=>{"use strict";ip=new Map});var Rn,up=_(()=>{"use strict";tp();np();ys();rp();cp();Rn=class{constructor(t,{functions:n,useIsolating:s=!0,transform:o=a=>a}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(t)?t:[t],this._functions={NUMBER:op,DATETIME:ap,...n},this._useIsolating=s,this._transform=o,this._intls=lp(t)}hasMessage(t){return this._messages.has(t)}getMessage(t){return this._messages.get(t)}addResource(t,{allowOverrides:n=!1}={}){let s=[];for(let o=0;o<t.body.length;o++){let a=t.body[o];if(a.id.startsWith("-")){if(n===!1&&this._terms.has(a.id)){s.push(new Error(`Attempt to override an existing term: "${a.id}"`));continue}this._terms.set(a.id,a)}else{if(n===!1&&this._messages.has(a.id)){s.push(new Error(`Attempt to override an existing message: "${a.id}"`));continue}this._messages.set(a.id,a)}}return s}formatPattern(t,n=null,s=null){if(typeof t=="string")return this._transform(t);let o=new Yo(this,s,n);try{return ai(o,t).toString(o)}catch(a){if(o.errors&&a instanceof Error)return o.errors.push(a),new re().toString(o);throw a}}}});var ii,pp,_h,li,Ch,dp,Sh,Jo,Lh,mp,$p,Eh,fp,Th,Oh,Ph,hp,Ah,zh,Ih,Rh,Nh,Dh,qh,Nn,Xo,gp=_(()=>{"use strict";ii=/^(-?[a-zA-Z][\w-]*) *= */gm,pp=/\.([a-zA-Z][\w-]*) *= */y,_h=/\*?\[/y,li=/(-?[0-9]+(?:\.([0-9]+))?)/y,Ch=/([a-zA-Z][\w-]*)/y,dp=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Sh=/^[A-Z][A-Z0-9_-]*$/,Jo=/([^{}\n\r]+)/y,Lh=/([^\\"\n\r]*)/y,mp=/\\([\\"])/y,$p=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Eh=/^\n+/,fp=/ +$/,Th=/ *\r?\n/g,Oh=/( *)$/,Ph=/{\s*/y,hp=/\s*}/y,Ah=/\[\s*/y,zh=/\s*] */y,Ih=/\s*\(\s*/y,Rh=/\s*->\s*/y,Nh=/\s*:\s*/y,Dh=/\s*,?\s*/y,qh=/\s+/y,Nn=class{constructor(t){this.body=[],ii.lastIndex=0;let n=0;for(;;){let C=ii.exec(t);if(C===null)break;n=ii.lastIndex;try{this.body.push(u(C[1]))}catch(P){if(P instanceof SyntaxError)continue;throw P}}function s(C){return C.lastIndex=n,C.test(t)}function o(C,P){if(t[n]===C)return n++,!0;if(P)throw new P(`Expected ${C}`);return!1}function a(C,P){if(s(C))return n=C.lastIndex,!0;if(P)throw new P(`Expected ${C.toString()}`);return!1}function r(C){C.lastIndex=n;let P=C.exec(t);if(P===null)throw new SyntaxError(`Expected ${C.toString()}`);return n=C.lastIndex,P}function c(C){return r(C)[1]}function u(C){let P=d(),N=p();if(P===null&&Object.keys(N).length===0)throw new SyntaxError("Expected message value or attributes");return{id:C,value:P,attributes:N}}function p(){let C=Object.create(null);for(;s(pp);){let P=c(pp),N=d();if(N===null)throw new SyntaxError("Expected attribute value");C[P]=N}return C}function d(){let C;if(s(Jo)&&(C=c(Jo)),t[n]==="{"||t[n]==="}")return m(C?[C]:[],1/0);let P=O();return P?C?m([C,P],P.length):(P.value=z(P.value,Eh),m([P],P.length)):C?z(C,fp):null}function m(C=[],P){for(;;){if(s(Jo)){C.push(c(Jo));continue}if(t[n]==="{"){C.push(f());continue}if(t[n]==="}")throw new SyntaxError("Unbalanced closing brace");let Me=O();if(Me){C.push(Me),P=Math.min(P,Me.length);continue}break}let N=C.length-1,J=C[N];typeof J=="string"&&(C[N]=z(J,fp));let te=[];for(let Me of C)Me instanceof Xo&&(Me=Me.value.slice(0,Me.value.length-P)),Me&&te.push(Me);return te}function f(){a(Ph,SyntaxError);let C=$();if(a(hp))return C;if(a(Rh)){let P=y();return a(hp,SyntaxError),{type:"select",selector:C,...P}}throw new SyntaxError("Unclosed placeable")}function $(){if(t[n]==="{")return f();if(s(dp)){let[,C,P,N=null]=r(dp);if(C==="$")return{type:"var",name:P};if(a(Ih)){let J=g();if(C==="-")return{type:"term",name:P,attr:N,args:J};if(Sh.test(P))return{type:"func",name:P,args:J};throw new SyntaxError("Function names must be all upper-case")}return C==="-"?{type:"term",name:P,attr:N,args:[]}:{type:"mesg",name:P,attr:N}}return k()}function g(){let C=[];for(;;){switch(t[n]){case")":return n++,C;case void 0:throw new SyntaxError("Unclosed argument list")}C.push(b()),a(Dh)}}function b(){let C=$();return C.type!=="mesg"?C:a(Nh)?{type:"narg",name:C.name,value:k()}:C}function y(){let C=[],P=0,N;for(;s(_h);){o("*")&&(N=P);let J=w(),te=d();if(te===null)throw new SyntaxError("Expected variant value");C[P++]={key:J,value:te}}if(P===0)return null;if(N===void 0)throw new SyntaxError("Expected default variant");return{variants:C,star:N}}function w(){a(Ah,SyntaxError);let C;return s(li)?C=E():C={type:"str",value:c(Ch)},a(zh,SyntaxError),C}function k(){if(s(li))return E();if(t[n]==='"')return M();throw new SyntaxError("Invalid expression")}function E(){let[,C,P=""]=r(li),N=P.length;return{type:"num",value:parseFloat(C),precision:N}}function M(){o('"',SyntaxError);let C="";for(;;){if(C+=c(Lh),t[n]==="\\"){C+=T();continue}if(o('"'))return{type:"str",value:C};throw new SyntaxError("Unclosed string literal")}}function T(){if(s(mp))return c(mp);if(s($p)){let[,C,P]=r($p),N=parseInt(C||P,16);return N<=55295||57344<=N?String.fromCodePoint(N):"�"}throw new SyntaxError("Unknown escape sequence")}function O(){let C=n;switch(a(qh),t[n]){case".":case"[":case"*":case"}":case void 0:return!1;case"{":return B(t.slice(C,n))}return t[n-1]===" "?B(t.slice(C,n)):!1}function z(C,P){return C.replace(P,"")}function B(C){let P=C.replace(Th,`
`),N=Oh.exec(C)[1].length;return new Xo(P,N)}}},Xo=class{constructor(t,n){this.value=t,this.length=n}}});var ci=_(()=>{"use strict";up();gp();ys()});async function vs(e){let t=await fetch(cn(`/texts/${encodeURIComponent(e||ui)}.ftl`));if(!t.ok)throw new Error(`no texts in ${e}`);let n=new Rn(e||ui,{useIsolating:!1,functions:{FORM:wp,CAPITAL:Fh}});n.addResource(new Nn(await t.text())),hn=n,pi.clear(),Ft.clear(),document.documentElement.lang=n.locales[0]}function i(e,t){let n=hn?.getMessage(e);if(hn&&n?.value){let s=hn.formatPattern(n.value,t&&Wh(t),[]);return Zh(n,s,t)&&yp(s,{bundle:hn,message:n,args:t??{}}),s}return pi.has(e)||console.warn(`missing text: ${e}`),pi.add(e),`[${e}]`}function Zh(e,t,n){for(let s in e.attributes)return!0;return Ft.size>0&&!!n&&Object.values(n).some(s=>typeof s=="string"&&s!==t&&t.includes(s)&&Ft.has(s))}function yp(e,t){Ft.size>=Hh&&Ft.clear(),Ft.set(e,t)}function wp([e,t]){let n=typeof e=="string"?Ft.get(e):void 0;if(!n)return e;let{bundle:s,message:o,args:a}=n,r=o.attributes[String(t)],c=r?a:Object.fromEntries(Object.entries(a).map(([p,d])=>[p,typeof d=="string"?wp([d,t]):d])),u=s.formatPattern(r??o.value,c,[]);return Ft.has(u)||yp(u,n),u}function Fh([e]){return typeof e=="string"?e.charAt(0).toLocaleUpperCase()+e.slice(1):e}function Wh(e){return Object.fromEntries(Object.entries(e).map(([t,n])=>[t,typeof n=="string"&&Bh.test(n)?`⁨${n}⁩`:n]))}function ht(e){return!!hn?.getMessage(e)?.value}function X(){return hn?.locales[0]??ui}function gn(e,t){let n=X(),s=bp.get(n)??new Intl.Collator(n,{numeric:!0});return bp.set(n,s),s.compare(e,t)}function Ee(e){return new Intl.ListFormat(X()).format(e)}function di(e){let t=new Intl.DisplayNames([e],{type:"language"}).of(e)??e;return t.charAt(0).toLocaleUpperCase(e)+t.slice(1)}var ui,Bh,hn,pi,Ft,Hh,bp,L=_(()=>{"use strict";ci();qt();ui="en",Bh=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,hn=null,pi=new Set,Ft=new Map,Hh=2e3;bp=new Map});function j(e){return vp(cn(e),{})}function D(e,t={}){let n=typeof t=="string";return vp(e,{method:"POST",headers:{"content-type":n?"text/plain; charset=utf-8":"application/json"},body:n?t:JSON.stringify(t)})}async function mi(e,t,n,s){let o={"content-type":"application/json"},a;try{a=await fetch(e,{method:"POST",headers:o,body:JSON.stringify(t),credentials:"same-origin",signal:s})}catch(u){throw s.aborted?u:(hs(),new pe("offline",i("problem-offline")))}if(gs(a),!a.ok||!a.body)return xp(a.status,kp(await a.text().catch(()=>"")));let r=a.body.pipeThrough(new TextDecoderStream).getReader(),c="";for(;;){let{value:u,done:p}=await r.read();if(p)return;let d=(c+u).split(`
`);c=d.pop()??"";for(let m of d)n(JSON.parse(m))}}function A(e){if(e instanceof pe)return e.reason;let t=e?.reason;return typeof t=="string"?t:i("problem-unknown")}async function vp(e,t){let n;try{n=await fetch(e,{...t,credentials:"same-origin",signal:AbortSignal.timeout(Uh)})}catch{throw hs(),new pe("offline",i("problem-offline"))}gs(n);let s=await n.text().catch(()=>""),o=kp(s);return n.ok&&o!==void 0?o:xp(n.status,o)}function xp(e,t){throw new pe(t?.code??String(e),t?.reason??i(e===404?"problem-not-found":"problem-server"))}function kp(e){try{return e?JSON.parse(e):{}}catch{return}}var Uh,pe,Z=_(()=>{"use strict";qt();bs();L();Uh=2e4,pe=class extends Error{constructor(t,n){super(n),this.name="Refusal",this.code=t,this.reason=n}}});function K(e){return e in xs||(xs[e]=jh(e)),xs[e]}function _e(e,t){xs[e]=t;try{localStorage.setItem(Qo+e,JSON.stringify(t))}catch{}for(let n of[...ea])n(e)}function Dn(e){return ea.add(e),()=>{ea.delete(e)}}function ee(e){let[,t]=h(0);return x(()=>Dn(n=>{n===e&&t(s=>s+1)}),[e]),[K(e),n=>_e(e,n)]}function gt(){let e=K("motion");return e==="auto"?!matchMedia("(prefers-reduced-motion: reduce)").matches:e==="full"}function jh(e){try{let t=localStorage.getItem(Qo+e),n=t===null?void 0:JSON.parse(t),s=Mp[e];if(n!==void 0&&(s===null||typeof n==typeof s))return n}catch{}return Mp[e]}var Qo,Mp,xs,ea,ne=_(()=>{"use strict";S();Qo="arcanarium.",Mp={theme:"auto",motion:"auto",sound:!1,sentences:!1,text:"usual",news:!0,confirm:!0,hints:!0,pace:.7,taught:{},language:"",lastTable:{},lastForm:null,lessons:{},puzzles:{},coach:!0},xs={},ea=new Set;addEventListener("storage",e=>{if(!e.key?.startsWith(Qo))return;let t=e.key.slice(Qo.length);delete xs[t];for(let n of[...ea])n(t)})});function bt(){return ta??=j("/api/games").then(e=>na=e,e=>{throw ta=null,e}),ta}function $i(){return ta=null,bt()}function ye(e){return na.find(t=>t.game===e)}function we(){let[,e]=h(0);return x(()=>{bt().then(()=>e(t=>t+1),()=>{})},[]),na.length?na:null}function Q(e){let t=`${e}-title`;return ht(t)?i(t):e}function me(e,t){let n=`${e}-${t.replaceAll(" ","-")}`;return ht(n)?i(n):t}function qe(e,t){let n=`${e}-${t.replaceAll(" ","-")}-hint`;return ht(n)?i(n):""}function yt({bot:e,name:t,rating:n}){let s=/^level(\d+)$/.exec(e),o=s?i("opponent-level",{name:t,n:Number(s[1])}):t;return n===null?o:`${o} · ${i("opponent-rating",{rating:n})}`}function ks(e){if(!e)return"";let{character:t,style:n}=e;return n?`${t} ${i("opponent-style",{style:me("style",n),what:qe("style",n)})}`:t}function Wt(e,t){let[n,s]=e.seats,o=e.sets.map(a=>a.id).filter(a=>t.includes(a)).join("+");return e.seats_of[o]??Array.from({length:s-n+1},(a,r)=>n+r)}function fi(e,t,n){return n.slice(0,Math.max(...Wt(e,t)))}function Ms(e){let t=e.variants.includes("first")?"first":e.variants[0];return{game:e.game,sets:e.sets.slice(0,1).map(n=>n.id),variant:t,options:{},seats:[{kind:"me"},{kind:"bot",bot:e.opponent}],clock:null,open:!1,pace:K("pace")}}function wt(e){let t=ye(e.game)?.sets[0]?.id,s=(e.sets??[]).filter(o=>o!==t).map(o=>me(`${e.game}-set`,o));return e.variant&&e.variant!=="standard"&&s.push(me(`${e.game}-variant`,e.variant)),e.clock&&s.push(sa(e.clock)),e.chosen&&s.push(i("deal-chosen")),e.day&&s.push(i("daily-title")),s.join(" · ")}function sa({bank:e,each:t}){return t>=43200?i("clock-days",{n:Math.round(t/8640)/10}):i("clock-live",{minutes:Math.round(e/60),seconds:Math.round(t)})}var ta,na,se=_(()=>{"use strict";Z();S();ne();L();ta=null,na=[]});function qn(e){let t=_s.get(e);return t||(t=j(`/api/cards/${encodeURIComponent(e)}`).then(n=>{let s=n.cards.map(({title:o,...a})=>({...a,name:o}));return _p.set(e,new Map(s.map(o=>[o.id,o]))),{...n,cards:s}},n=>{throw _s.delete(e),n}),_s.set(e,t)),t}function Y(e,t){return _p.get(e)?.get(t)??{id:t,name:t.replaceAll("_"," "),kind:ye(e)?.kinds[0]??"",kind_name:"",cost_signs:[],point_signs:[],lines:[],sentences:[],mark:"",origin:[],points:0,stand_in:[]}}async function hi(){let e=[..._s.keys()];_s.clear(),await Promise.all(e.map(qn))}var _s,_p,Oe=_(()=>{"use strict";Z();se();_s=new Map,_p=new Map});function oa(e,t){Cp.set(e,t)}async function Ge(e){let[t]=await Promise.all([bt(),qn(e)]),n=t.find(s=>s.game===e);if(!n)throw new pe("not-found",i("problem-not-found"));return Cp.get(n.board)??import(n.board)}var Cp,Ut=_(()=>{"use strict";Z();Oe();se();L();Cp=new Map});function gi(e,t=document.documentElement.lang){return Gh.has(t)?e.replace(Xh,n=>n.length<=Vh?n:n.replace(Qh,(s,o)=>o<Kh||o>n.length-Yh||eg.test(n.slice(o-1,o+1))?"":Jh)):e}var Gh,Vh,Kh,Yh,Jh,Xh,Qh,eg,bi=_(()=>{"use strict";Gh=new Set(["pl","ru"]),Vh=11,Kh=4,Yh=3,Jh="­",Xh=/[\p{L}\p{M}]+/gu,Qh=/(?<=\p{L})(?=(?:ch|cz|dz|rz|sz|[bcćdfghjklłmnńprsśtwzźżбвгджзклмнпрстфхцчшщ])[aeiouyąęóаеиоуыэюя])/giu,eg=/(?<=c)(?=[hz])|(?<=[dsr])(?=z)/i});var jt,aa=_(()=>{"use strict";jt={elan:{fill:"M12.4 1.5c.7 3.3-.9 5.3-2.9 7.6C7.3 11.6 5 13.6 5 16.3A7 6.7 0 0 0 19 16.3c0-2.7-1.2-5-2.7-6.7-.2 1.6-.8 2.8-1.9 3.5C15.3 8.9 15 4.5 12.4 1.5ZM12.1 13.8c1.7 1.5 2.5 2.7 2.5 4.1a2.55 2.55 0 0 1-5.1 0c0-1.4.9-2.6 2.6-4.1Z"},life:{fill:"M21.5 2.5C10 2.3 3.5 7 3.5 14.2c0 1.5.4 2.9 1 4L2 20.7 3.3 22l2.5-2.5c1.2.7 2.6 1 4 1C17 20.5 21.7 14 21.5 2.5ZM7.3 18 16.9 8.4 15.6 7.1 6 16.7c-.2-.7-.3-1.5-.3-2.3"},calm:{fill:"M12 1.5C8.5 6.6 5 10.5 5 15a7 7 0 0 0 14 0C19 10.5 15.5 6.6 12 1.5ZM7 14.2c1.7-1.4 3.3-1.4 5 0s3.3 1.4 5 0v2.2c-1.7 1.4-3.3 1.4-5 0s-3.3-1.4-5 0Z"},death:{fill:"M12 2C6.5 2 3 5.6 3 10.3c0 3 1.5 5.3 3.8 6.6v3.2A1.9 1.9 0 0 0 8.7 22h6.6a1.9 1.9 0 0 0 1.9-1.9v-3.2c2.3-1.3 3.8-3.6 3.8-6.6C21 5.6 17.5 2 12 2ZM8.4 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM15.6 8.6a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6ZM12 13.6l1.5 2.8h-3ZM9.7 18.8h1.2V22H9.7ZM13.1 18.8h1.2V22h-1.2Z"},gold:{fill:"M12 1.5 21.1 6.75V17.25L12 22.5 2.9 17.25V6.75ZM12 4.1 5.15 8V16L12 19.9 18.85 16V8ZM12 6.7 16.6 9.35V14.65L12 17.3 7.4 14.65V9.35Z"},pearl:{fill:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM10.4 5.2C7.5 5.9 5.5 8 5 10.9c-.2 1.3 1.7 1.6 2 .3.4-2.1 1.7-3.5 3.8-4 1.3-.4.9-2.3-.4-2Z"},any:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4Z"},same:{line:"M12 2.6 21.3 9.4 17.7 20.3H6.3L2.7 9.4ZM8.8 10.6h6.4M8.8 14.6h6.4"},turn:{fill:"M3.5 13h17A1.5 1.5 0 0 1 22 14.5v6a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 20.5v-6A1.5 1.5 0 0 1 3.5 13Z M20.8 4.4 19.7 11 13.9 7.8Z",line:"M4.5 9.5C6.5 4.5 12.5 2.8 16.8 6"},straighten:{fill:"M4.5 2h6A1.5 1.5 0 0 1 12 3.5v17a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 3 20.5v-17A1.5 1.5 0 0 1 4.5 2ZM18 2.5l4 6.5h-8Z",line:"M18 9v8c0 2-1 3.5-2.5 4"},react:{fill:"M14.5 1 3.5 11.2l6.3 1.5L5.6 17.3 3.2 15 1.5 23l7.7-2.2-2-2L15.5 11 9.9 9.6 18 1Z",line:"M17 9.5c3.5 1.5 4.7 4.3 3.7 7.5"},collect:{fill:"M2 12.8h3.3c1.3 0 2.3.5 3.2 1.3l1.1.9h3.7c2.2 0 2.2 3 0 3h-3v.8h4l5-3.6c1.7-1.2 3.4 1 2 2.4l-5 4.6c-.7.6-1.4.8-2.3.8H7.6L5.3 21.5H2ZM13.5 2l4.3 4.8-4.3 4.8L9.2 6.8Z"},arrow:{fill:"M6 3.5v17L20.5 12Z"},here:{fill:"M12 15.5 6.5 9h4V2h3v7h4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},out:{fill:"M12 1.5 17.5 8h-4v7.5h-3V8h-4ZM2.5 13h2.8v6h13.4v-6h2.8v8.8h-19Z"},destroy:{fill:"M2.5 4.8 6 2.5l5.8 6.3L18 2l3.3 2.7-6 7.1 6.2 6.7L18 21.8l-6-6.5-6.3 6.7-3.2-3.3 6.1-7Z"},reorder:{fill:"M7 2l5 6H8.5v14h-3V8H2ZM17 22l-5-6h3.5V2h3v14H22Z"},ignore:{fill:"M12 1.5 21 4.6v6.6c0 5.2-3.5 9.3-9 11.3-5.5-2-9-6.1-9-11.3V4.6ZM12 4.3 5.6 6.5v4.7c0 3.7 2.3 6.7 6.4 8.4Z"},as:{line:"M3 9.5c3-4 6-4 9 0s6 4 9 0M3 16.5c3-4 6-4 9 0s6 4 9 0"},check:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8ZM8.3 11.5 6.9 13l4.2 4.1 6.2-6.5-1.4-1.4-4.8 5Z"},point:{fill:"M12 1.2l3.2 7.1 7.8.8-5.8 5.2 1.7 7.6L12 18l-6.9 3.9 1.7-7.6L1 9.1l7.8-.8Z"},laurel:{fill:"M12 .3 16.7 6.1 23.7 8.8 19.6 15.1 19.2 22.6 12 20.6 4.8 22.6 4.4 15.1.3 8.8 7.3 6.1Z"},creature:{fill:"M12 11.5c3.2 0 6.7 3.7 6.7 7 0 2.2-1.5 3.2-3.3 3-1.3-.1-2.2-.6-3.4-.6s-2.1.5-3.4.6c-1.8.2-3.3-.8-3.3-3 0-3.3 3.5-7 6.7-7ZM8.3 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM15.7 2.2c1.6 0 2.7 1.7 2.7 3.9s-1.1 3.9-2.7 3.9-2.7-1.7-2.7-3.9 1.1-3.9 2.7-3.9ZM3.3 8.6c1.5 0 2.5 1.5 2.5 3.3s-1 3.3-2.5 3.3S.9 13.7.9 11.9s.9-3.3 2.4-3.3ZM20.7 8.6c1.5 0 2.4 1.5 2.4 3.3s-.9 3.3-2.4 3.3-2.5-1.5-2.5-3.3 1-3.3 2.5-3.3Z"},dragon:{fill:"M2 21.5C2.5 12 8 4.5 16 1.5c-.3 1.8.1 3 1.2 4 2.3.5 4 2.5 4.8 6.3-1.6-1.5-3.2-1.8-4.8-1 .7 1.7.6 3.7-.3 6-1-1.9-2.3-2.7-4-2.4.1 1.9-.5 3.5-2 5-.4-1.9-1.3-2.9-2.8-3.1-1.7.9-3.8 2.6-6.1 5.2Z"},demon:{fill:"M3.2 1.5C2 6 2.7 9.3 5.3 11.3c-.3 5 2.3 9.3 6.7 11.2 4.4-1.9 7-6.2 6.7-11.2 2.6-2 3.3-5.3 2.1-9.8-.8 3-2.5 4.8-5 5.4-2.4-1-5.2-1-7.6 0-2.5-.6-4.2-2.4-5-5.4ZM7.5 12.3l3.5 1.6c-.5 1.7-2.9 1.5-3.5-1.6ZM16.5 12.3 13 13.9c.5 1.7 2.9 1.5 3.5-1.6Z"},mage:{fill:"M14.7 1.5 19.5 17H22c1.5 1.8-4.5 4.5-10 4.5S.5 18.8 2 17h2.5L9 6.2ZM12.8 9.8l-.8 2.4h-2.4l2 1.4-.8 2.4 2-1.5 2 1.5-.8-2.4 2-1.4h-2.5Z"},card:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z"},this:{fill:"M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15A2.5 2.5 0 0 1 17 22H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z"},own:{line:"M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Z",fill:"M12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 17.5c0-2.7 1.7-4.5 4-4.5s4 1.8 4 4.5Z"},deck:{line:"M8.5 2.5h9a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2ZM4 6v13a2.5 2.5 0 0 0 2.5 2.5H16"},discard:{line:"M4.2 7.2 13 3.5a1.6 1.6 0 0 1 2.1.9l3.5 8.5M5 9l4.7 11.3a1.6 1.6 0 0 0 2.1.9l3.2-1.3M18.5 15.5v6M15.5 18.7l3 3 3-3"},pile:{line:"M12 3 21.5 8 12 13 2.5 8ZM2.5 12.5l9.5 5 9.5-5M2.5 16.7l9.5 5 9.5-5"},place:{fill:"M2 22V8h2V5h2v3h2V5h2v3h4V5h2v3h2V5h2v3h2v14h-7v-5a3 3 0 0 0-6 0v5Z"},monument:{fill:"M12 1.5 22 7v2H2V7ZM4 10.5h3v7.5H4ZM10.5 10.5h3v7.5h-3ZM17 10.5h3v7.5h-3ZM2 19.5h20V22H2Z"},item:{fill:"M9.5 1.5h5v2h-1v4.7c3.6.7 6 3.5 6 6.9 0 4.1-3.3 7.4-7.5 7.4s-7.5-3.3-7.5-7.4c0-3.4 2.4-6.2 6-6.9V3.5h-1ZM7 15.1h10c0-2.6-2.2-4.7-5-4.7s-5 2.1-5 4.7Z"},scroll:{fill:"M6 2h11.5A3.5 3.5 0 0 1 21 5.5V8h-4v10.5a3.5 3.5 0 0 1-3.5 3.5H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 1 1-3ZM8 7h6v1.5H8ZM8 11h6v1.5H8ZM17 4.2v2h2V5.5a1.3 1.3 0 0 0-2-1.3Z"},artifact:{line:"M12 2.5 20 7v10l-8 4.5L4 17V7ZM4.2 7.1 12 11.7l7.8-4.6M12 11.7v9.5"},military:{fill:"M21.5 2.5 20.7 7 10.4 17.3l1.7 1.7-1.7 1.7-2.5-2.5-3.7 3.7c-1.4.5-2.6-.7-2.1-2.1l3.7-3.7-2.5-2.5 1.7-1.7 1.7 1.7L17 3.3Z"},political:{fill:"M17 1.5l1.3 2.6 2.8-.8-.8 2.8 2.7 1.3-3.2 1.9.3 3.2-3-1.3-9.7 9.9c-2 2-4.8-.9-2.8-2.9l9.9-9.7-1.3-3 3.2.3Z"},spiritual:{fill:"M4 2h16v4.5c0 4.5-2.5 7.8-6.3 8.8v3.2c2.6.3 4.3 1.5 4.3 3.5H6c0-2 1.7-3.2 4.3-3.5v-3.2C6.5 14.3 4 11 4 6.5ZM6.6 4.6v1.7h10.8V4.6Z"},financial:{fill:"M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM12 4.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM8.8 7.3h3.1c3 0 4.9 1.9 4.9 4.7s-1.9 4.7-4.9 4.7H8.8ZM11.2 9.5v5h.8c1.5 0 2.4-.9 2.4-2.5s-.9-2.5-2.4-2.5Z"},guild:{fill:"M3 2h18v9c0 5.3-3.5 9.2-9 11-5.5-1.8-9-5.7-9-11ZM5.5 4.5V11h5.3V4.5ZM13.2 13.3v5.7c3-1.3 4.9-3.3 5.2-5.7Z"},mask:{fill:"M2 6c3.3-.3 6.7.2 10 1.5C15.3 6.2 18.7 5.7 22 6c.3 6.5-1.8 12-6 12-2 0-3-1.8-4-1.8S10 18 8 18c-4.2 0-6.3-5.5-6-12ZM5.2 10.5c.7 2.6 3.2 3.2 5 1.3-1.3-1.5-3-2-5-1.3ZM18.8 10.5c-.7 2.6-3.2 3.2-5 1.3 1.3-1.5 3-2 5-1.3Z"},militia:{fill:"M12 1.5c.5 1 1 2 1 3 4.5.6 7.5 4 7.5 9v7h-6v-6h2.3c-.3-2.3-1.5-3.8-3.3-4.5V22h-3V10c-1.8.7-3 2.2-3.3 4.5h2.3v6h-6v-7c0-5 3-8.4 7.5-9 0-1 .5-2 1-3Z"},agent:{fill:"M12 2a4.6 4.6 0 0 1 4.6 4.6A4.6 4.6 0 0 1 12 11.2a4.6 4.6 0 0 1-4.6-4.6A4.6 4.6 0 0 1 12 2ZM3 22c0-5.6 3.7-9 9-9s9 3.4 9 9h-6l-3-6-3 6Z"},personality:{fill:"M5 1.5 9 4l3-3 3 3 4-2.5-1 5.5H6ZM12 8.5c2.2 0 3.7 1.6 3.7 3.5s-1.5 3.5-3.7 3.5-3.7-1.6-3.7-3.5 1.5-3.5 3.7-3.5ZM3 22.5c.5-4 4-6 9-6s8.5 2 9 6Z"},relic:{fill:"M12 1.5 17 7l-1.5 2.5h-7L7 7ZM8 11h8v2.5h-2.3l1 5H18V22H6v-3.5h3.3l1-5H8Z"},location:{fill:"M12 1.5c4.4 0 7.8 3.4 7.8 7.7 0 5-4.3 8.3-7.8 13.3C8.5 17.5 4.2 14.2 4.2 9.2c0-4.3 3.4-7.7 7.8-7.7ZM12 5.8a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z"},objective:{line:"M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z",fill:"M12 10.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},special:{fill:"M12 1.5 14.3 9.7 22.5 12 14.3 14.3 12 22.5 9.7 14.3 1.5 12 9.7 9.7Z"},ban:{line:"M4.5 19.5 19.5 4.5"},standin:{fill:"M16.7 2.2 21.8 7.3 8.2 20.9 2 22l1.1-6.2ZM15 6.7 5.3 16.4l-.4 2.7 2.7-.4L17.3 9Z"}}});var ra,yi=_(()=>{"use strict";ra={hourglass:{line:"M6 2.5h12M6 21.5h12M7.5 2.5v4.5l4.5 5 4.5-5V2.5M7.5 21.5V17l4.5-5 4.5 5v4.5",fill:"M9 21 12 16.5 15 21Z"},clock:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 6.5V12l4 2.5"},bot:{fill:"M11 1.5h2V5h5a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h5ZM8.3 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15.7 9.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8 15.7v1.6h8v-1.6ZM0 10.5h1.8v5H0ZM22.2 10.5H24v5h-1.8Z"},person:{fill:"M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM2.5 22c0-5 4-8.5 9.5-8.5s9.5 3.5 9.5 8.5Z"},people:{fill:"M8.5 3a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6ZM.5 21c0-4.5 3.3-7.5 8-7.5s8 3 8 7.5ZM16.5 4.5a3.6 3.6 0 1 1-1.5 7c1.2-1.9 1.2-4.4 0-6.7.5-.2 1-.3 1.5-.3ZM18.5 21c0-2.7-1-5.2-2.8-6.9 4.3-.8 7.8 2 7.8 6.9Z"},eye:{fill:"M12 4.5c5 0 8.7 3.2 11 7.5-2.3 4.3-6 7.5-11 7.5S3.3 16.3 1 12c2.3-4.3 6-7.5 11-7.5ZM12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 9.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"},chat:{line:"M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-6.5L7 21.5v-5H5A2.5 2.5 0 0 1 2.5 14V6A2.5 2.5 0 0 1 5 3.5ZM7 8.3h10M7 12h6.5"},log:{line:"M5 2.5h11l3.5 3.5v15.5H5ZM8.5 9h7.5M8.5 13h7.5M8.5 17h4.5"},undo:{line:"M8.5 3.5 3.5 8.5l5 5M4 8.5h10.5a6 6 0 0 1 0 12H8"},redo:{line:"M15.5 3.5l5 5-5 5M20 8.5H9.5a6 6 0 0 0 0 12H16"},hint:{line:"M9 17.5h6M9.8 21.5h4.4M9 17.5c0-2.5-3.5-3.8-3.5-8.2a6.5 6.5 0 0 1 13 0c0 4.4-3.5 5.7-3.5 8.2ZM12 17v-5.5M9.8 9.5l2.2 2 2.2-2"},settings:{fill:"M10.2 1.5h3.6l.5 2.9 1.9.8 2.4-1.7 2.5 2.5-1.7 2.4.8 1.9 2.9.5v3.6l-2.9.5-.8 1.9 1.7 2.4-2.5 2.5-2.4-1.7-1.9.8-.5 2.9h-3.6l-.5-2.9-1.9-.8-2.4 1.7-2.5-2.5 1.7-2.4-.8-1.9-2.9-.5v-3.6l2.9-.5.8-1.9-1.7-2.4 2.5-2.5 2.4 1.7 1.9-.8ZM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z"},sound:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 8.5c1.9 2 1.9 5 0 7M18.5 5.5c3.7 3.7 3.7 9.3 0 13"},mute:{fill:"M11.5 3v18l-6-5.5h-4v-7h4Z",line:"M15.5 9l6 6M21.5 9l-6 6"},sun:{fill:"M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z",line:"M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M19.2 4.8l-1.7 1.7M6.5 17.5l-1.7 1.7"},moon:{fill:"M14.5 2a10 10 0 1 0 7.5 13.8C15.5 18 9.5 12 14.5 2Z"},halfmoon:{fill:"M12 2.5v19a9.5 9.5 0 0 0 0-19Z",line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z"},first:{fill:"M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21ZM11.6 6 7.5 8.6v2.8l3.1-1.9V18h3.2V6Z"},pass:{line:"M4 12h11M10.5 6.5 16 12l-5.5 5.5M20 4v16"},crown:{fill:"M2 6.5 7 10.5 12 3l5 7.5 5-4L20 18H4ZM4 19.8h16V22H4Z"},link:{line:"M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L11.8 5.8M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5"},share:{line:"M12 15V3M7.5 7 12 2.5 16.5 7M7 11H4.5v10.5h15V11H17"},download:{line:"M12 3v12M7 10.5l5 5 5-5M4 20.5h16"},upload:{line:"M12 16V4M7 8.5l5-5 5 5M4 20.5h16"},copy:{line:"M9 8.5h10.5v13H9ZM5.5 15.5h-1v-13h10.5v2.5"},globe:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM2.5 12h19M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19"},search:{line:"M10.5 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15ZM16 16l5.5 5.5"},close:{line:"M5 5l14 14M19 5 5 19"},menu:{line:"M3 6h18M3 12h18M3 18h18"},more:{fill:"M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM19 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z"},plus:{line:"M12 4v16M4 12h16"},minus:{line:"M4 12h16"},done:{line:"M4 12.5l5.5 5.5L20 6.5"},left:{line:"M15 4.5 7.5 12l7.5 7.5"},right:{line:"M9 4.5l7.5 7.5L9 19.5"},up:{line:"M4.5 15 12 7.5l7.5 7.5"},down:{line:"M4.5 9l7.5 7.5L19.5 9"},play:{fill:"M6 3v18l15-9Z"},pause:{fill:"M5.5 3.5h4.5v17H5.5ZM14 3.5h4.5v17H14Z"},info:{line:"M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 11v6",fill:"M12 6.2a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"},warning:{line:"M12 3 22 20.5H2ZM12 9.5v5",fill:"M12 16a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z"},book:{line:"M12 5.5C9.5 3.8 6.5 3.3 2.5 3.5v15.5c4-.2 7 .3 9.5 2 2.5-1.7 5.5-2.2 9.5-2V3.5c-4-.2-7 .3-9.5 2ZM12 5.5V21"},home:{line:"M3 11.5 12 3.5l9 8M5.5 9.5V20.5h5v-6h3v6h5V9.5"},door:{line:"M13.5 3H5v18h8.5M10 12h11M17 8l4 4-4 4"},table:{line:"M2.5 9.5 6 5h12l3.5 4.5ZM2.5 9.5v2.5h19V9.5M5 12v8M19 12v8"},flag:{line:"M5 22V3M5 4h13l-3 4.5 3 4.5H5"},lock:{fill:"M12 1.5a5.5 5.5 0 0 1 5.5 5.5v3H20v12H4V10h2.5V7A5.5 5.5 0 0 1 12 1.5ZM12 4a3 3 0 0 0-3 3v3h6V7a3 3 0 0 0-3-3ZM12 14a1.8 1.8 0 0 0-.9 3.4V19.5h1.8v-2.1A1.8 1.8 0 0 0 12 14Z"}}});function Ss(e){return e in jt||e in ra}function v({name:e,size:t,label:n,class:s="",golden:o=!1}){let a=jt[e]??ra[e];if(!a)throw new Error(`no sign is called ${e}`);let r=t===void 0?void 0:{width:t,height:t},c=l`
    ${a.fill&&l`<path d=${a.fill} fill-rule="evenodd"/>`}
    ${a.line&&l`<path class="stroke" d=${a.line}/>`}`;return l`<svg class=${`icon ${o?"golden":""} ${s}`} viewBox="0 0 24 24" style=${r}
      role=${n?"img":void 0} aria-label=${n} aria-hidden=${n?void 0:"true"} focusable="false">
    ${o?l`<circle class="disc" cx="12" cy="12" r="12"/><g transform="translate(3.8 3.8) scale(.685)">${c}</g>`:c}
  </svg>`}function Ve(e,t=1){return i(`sign-${e}`,{n:t})}function Ke({fragments:e,label:t}){if(!e.length)return null;let n=ag(e),s=t??n.map(o=>o.words).filter(Boolean).join(" ");return l`<span class="signs">
    <span class="signs-drawn" aria-hidden="true">${og(n)}</span>
    <span class="visually-hidden">${s}</span>
  </span>`}function og(e){let t=[],n=[],s=()=>{n.length===1?t.push(n[0].drawn):n.length&&t.push(l`<span class="clause">${n.map(o=>o.drawn)}</span>`),n=[]};for(let o of e)o.gap?(s(),t.push(o.drawn)):(o.aside&&n.length>=la&&s(),n.push(o));return s(),t}function ag(e){let t=[];for(let n=0;n<e.length;n++){let[s,o]=e[n],[a="",r=""]=e[n+1]??[];if(s==="≠"&&o==="sign")do t.push(lg(e[++n]));while(at.includes(e[n][1])&&at.includes(e[n+1]?.[1]));else o==="point"&&/^\d+$/.test(s)&&a==="★"?(t.push({drawn:l`<${$e} n=${Number(s)}/>`,words:i("sign-points",{n:Number(s)}),scores:!0}),n++):s==="★"&&a==="?"&&r==="point"?(t.push(Cs("check","of-point","")),n++):t.push({...Sp(s,o),...rg(s,o,e[n-1],t.at(-1))})}return t}function rg(e,t,n,s){return e==="/"&&s?.scores?{words:i("sign-per")}:t!=="text"&&Bn[e]&&n?.[1]==="text"&&/^\d+$/.test(n[0])?{words:Ve(Bn[e],Number(n[0]))}:{}}function Sp(e,t){if(!e.trim())return{drawn:l`<span class=${e.length>1?"gap wide":"gap"}> </span>`,words:"",gap:!0};if(ng.has(e))return{drawn:l`<span class="between">${e}</span>`,words:ig(e),aside:e==="("};let n=sg.exec(e);if(n&&t!=="text"){let s=Bn[n[2]];return Cs(s,t==="quiet"?"of-quiet":`of-${s}`,n[1],t==="gold"&&ia.includes(s))}if(t!=="text"&&Bn[e])return Cs(Bn[e],`of-${Bn[e]}`,"");if(t==="type"){let s=tg.find(o=>e===Ve(o)||e===o);if(s)return Cs(s,`of-${s}`,"")}return e==="X"&&t==="any"?{drawn:l`<i class="unknown">X</i>`,words:"X"}:{drawn:l`<span class=${`of-${t}`}>${e}</span>`,words:e}}function ig(e){return{"+":"+","/":i("sign-or"),"−":"−","×":"×"}[e]??""}function Cs(e,t,n,s=!1){return{drawn:l`<span class=${`sign ${t}`}>${n&&l`<b class="sign-number">${n}</b>`}<${v} name=${e} golden=${s}/></span>`,words:`${n} ${Ve(e,Number(n)||1)}`.trim()}}function lg([e,t]){let{drawn:n,words:s}=Sp(e,t);return{drawn:l`<span class="barred">${n}<svg class="icon strike" viewBox="0 0 24 24"><path class="stroke" d=${jt.ban.line}/></svg></span>`,words:i("sign-not",{what:s})}}function wi({amount:e,kinds:t=at}){let n=e.flatMap((s,o)=>s?[Cs(t[o],`of-${t[o]}`,String(s))]:[]);return n.length?l`<span class="amount">
    <span class="signs-drawn" aria-hidden="true">${n.map(s=>s.drawn)}</span>
    <span class="visually-hidden">${n.map(s=>s.words).join(", ")}</span>
  </span>`:null}function vt({essences:e,kinds:t=at}){return e.some(Boolean)?l`<span class="tokens">${e.map((n,s)=>n>0&&l`
    <span key=${t[s]} class=${`token of-${t[s]}`} data-essence=${t[s]}>
      <${v} name=${t[s]}/><b class="num" aria-hidden="true">${n}</b>
      <span class="visually-hidden">${n} ${Ve(t[s],n)}</span>
    </span>`)}</span>`:null}function $e({n:e}){return l`<span class="points" data-two=${e>=10||null} data-long=${e>=100||null} role="img" aria-label=${i("sign-points",{n:e})}>
    <${v} name="laurel"/><b class="num" aria-hidden="true">${e}</b>
  </span>`}var at,ia,tg,Bn,ng,sg,la,q=_(()=>{"use strict";S();L();aa();yi();at=["elan","life","calm","death","gold","pearl"],ia=["military","political","spiritual","financial"],tg=["creature","dragon","demon","mage"],Bn={E:"elan",L:"life",C:"calm",D:"death",G:"gold",P:"pearl","◇":"any","↻":"turn","↑":"straighten","▶":"arrow","⚡":"react","⊔":"collect","↓":"here","←":"out","□":"own","■":"this","✗":"destroy","▯":"card","⇅":"reorder","⊘":"ignore","★":"point","=":"same","≈":"as","⚔":"military","⚜":"political","∪":"spiritual","◎":"financial","✎":"standin"},ng=new Set(["+","/","(",")","−","×"]),sg=/^([+\u2212]?\d*)([ELCDGP◇⚔⚜∪◎★])$/u;la=3});function I(e,t=0,n=0){return`M${rt(t-e)} ${rt(n)}a${rt(e)} ${rt(e)} 0 1 0 ${rt(2*e)} 0a${rt(e)} ${rt(e)} 0 1 0 ${rt(-2*e)} 0Z`}function ze(e,t,n,s=0){return pa(e,s,o=>I(n,...Lp(t,o)))}function F(e,t,n=0,s=1){let o=Ep(e,s),a="";for(let r=0;r<o;r++){for(let c=0;c<e/o;c++)a+=`${c?"L":"M"}${ie(t,n+bn*(r+c*s)/e)}`;a+="Z"}return a}function it(e,t,n,s=0){let o="";for(let a=0;a<2*e;a++)o+=`${a?"L":"M"}${ie(a%2?n:t,s+Math.PI*a/e)}`;return`${o}Z`}function xt(e,t,n,s=0){return pa(e,s,o=>`M${ie(t,o)}L${ie(n,o)}`)}function ca(e,t,n,s){let o="";for(let a=0;a<e;a++)o+=`M${ie(t,bn*a/e)}L${ie(t+(a%s?n:n*2),bn*a/e)}`;return o}function Gt(e,t,n,s,o=0){let a=(t+n)/2;return pa(e,o,r=>`M${ie(t,r)}Q${ie(a,r-s)} ${ie(n,r)}Q${ie(a,r+s)} ${ie(t,r)}Z`)}function vi(e,t,n){let s=Math.PI/e,o=`M${ie(t,-s)}`;for(let a=0;a<e;a++){let r=bn*a/e;o+=`C${ie((t+n)/2,r-s*.9)} ${ie(t+1,r-s*.15)} ${ie(n,r)}`,o+=`C${ie(t+1,r+s*.15)} ${ie((t+n)/2,r+s*.9)} ${ie(t,r+s)}`}return o}function ua(e,t,n){let s=e*10,o="";for(let a=0;a<=s;a++){let r=bn*a/s;o+=`${a?"L":"M"}${ie(t+n*Math.cos(e*r),r)}`}return`${o}Z`}function Ls(e,t,n,s=0){let o=`M${ie(t,s)}`;for(let a=1;a<=e;a++){let r=s+bn*a/e;o+=`Q${ie(t+n,r-Math.PI/e)} ${ie(t,r)}`}return`${o}Z`}function Hn(e,t,n,s=0){return pa(e,s,o=>{let a=n/t;return`M${ie(t,o-a)}Q${ie(t-n*1.6,o)} ${ie(t,o+a)}Q${ie(t-n*.6,o)} ${ie(t,o-a)}Z`})}function W(e){let t=e.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g,(n,s,o)=>`${rt(-s)} ${o}`);return e+t}function pa(e,t,n){let s="";for(let o=0;o<e;o++)s+=n(t+bn*o/e);return s}function Ep(e,t){return t?Ep(t,e%t):e}var bn,rt,Lp,ie,Es=_(()=>{"use strict";bn=2*Math.PI,rt=e=>String(Math.round(e*10)/10),Lp=(e,t)=>[e*Math.sin(t),-e*Math.cos(t)],ie=(e,t)=>Lp(e,t).map(rt).join(" ")});function Ts(e){return cg.find(([t])=>t.test(e))?.[1]??""}var cg,xi=_(()=>{"use strict";Es();cg=[[/hawk|nightingale|phoenix|raven|swan|peacock/,W("M0 -34C6 -32 8 -26 6 -19C18 -30 34 -32 49 -22C43 -19 41 -15 45 -9C37 -9 34 -6 35 0C28 -2 24 1 23 7C16 5 10 9 7 17C10 26 14 32 20 38C12 38 7 34 5 28C4 36 2 42 0 48")+I(1.8,0,-25)],[/mermaid|dolphin|whale/,W("M0 -42C14 -34 18 -16 12 2C9 12 6 18 5 26C14 26 24 30 30 42C20 38 10 40 0 34M12 -8C22 -6 28 2 30 12C22 10 15 8 11 4M0 -42C4 -30 4 -18 0 -8")+I(1.8,6,-26)+I(1.8,-6,-26)],[/hound|dog|wolf/,W("M0 40C8 38 10 28 12 20C20 10 24 -2 22 -14L28 -42C20 -38 14 -30 10 -22C6 -24 3 -24 0 -24M6 -2C10 -7 15 -8 18 -7C16 -1 11 2 6 -2ZM0 30L6 26L5 22L0 22")],[/cat|lion/,W("M0 34C14 32 26 20 28 2C30 -10 28 -24 28 -40C22 -34 16 -28 12 -24C8 -26 4 -26 0 -26M6 -4C10 -9 17 -9 20 -5C16 1 10 2 6 -4ZM0 14L5 10L0 9M0 14L0 18C3 22 7 22 9 20M10 14L34 8M10 17L34 18")],[/horse|stag|menagerie/,W("M0 42C6 42 9 38 9 32C9 20 14 8 16 -4C17 -14 14 -22 10 -26L14 -44C8 -40 5 -34 4 -28L0 -30M7 -8C10 -11 13 -10 14 -8M4 34C5 32 6 32 7 34M0 -22C4 -14 4 -4 0 4")],[/treant|tree|grove|heartwood/,W("M0 -46C8 -46 12 -40 12 -36C20 -38 28 -32 27 -24C36 -22 40 -12 34 -4C30 4 20 4 14 0C10 4 4 2 0 -2M5 0C5 14 7 24 18 34C10 32 6 34 4 42L0 34M5 12C12 8 16 4 18 0M0 -30L0 -8M0 -20L8 -28")],[/bow$|lookout|nightarrow/,W("M0 -30L6 -40L0 -50M0 -50L0 40M0 40L5 34M0 34L5 28")+"M-40 -4C-36 24 -18 36 0 36C18 36 36 24 40 -4M-40 -4L0 -22L40 -4"],[/pickaxe|mines?$/,W("M0 -28L5 -28L4 46L0 46M0 -36C18 -38 36 -32 48 -14C34 -22 20 -26 5 -26M5 -20L0 -20")],[/axe/,W("M0 -46L4 -46L4 46L0 46M4 -34C14 -34 22 -38 30 -46C40 -30 40 -12 30 4C22 -4 14 -8 4 -8M30 -46C34 -30 34 -12 30 4")],[/trident/,W("M0 -48L5 -36L3 -18L3 46L0 46M3 -14C16 -14 24 -22 24 -34L20 -32L27 -48L34 -32L30 -34C30 -16 18 -6 3 -6M0 46L0 50")],[/teeth/,W("M0 -30C14 -30 30 -30 44 -26M6 -30C6 -8 10 6 13 14C18 4 20 -10 20 -29M24 -29C24 -12 28 0 30 6C34 -4 38 -16 38 -27M0 34C14 34 28 32 40 28M0 34C0 20 4 16 6 12C10 18 12 26 12 33")],[/altar/,W("M0 -8L40 -8L40 0L0 0M32 0L28 32L0 32M38 32L38 40L0 40M38 32L0 32M0 8L10 16L0 24M0 -46C6 -36 12 -30 10 -20C9 -14 5 -10 0 -10M26 -8L26 -22M26 -26L26 -28")],[/horn|conch/,"M-40 -22C-36 20 4 40 38 26C44 12 40 -8 30 -18C32 0 20 10 4 8C-14 4 -24 -10 -26 -32C-32 -34 -38 -30 -40 -22ZM30 -18C22 -6 26 18 38 26M-26 -32C-30 -26 -34 -22 -40 -22M-8 5C-12 14 -12 20 -10 26M14 8C12 16 12 24 16 30"],[/sword|dagger|slayer|blade|lance|awl/,W("M0 -50L6 -40L5 12L0 12M5 12L22 12C24 16 22 20 18 20L5 18L5 34L0 34M0 -40L0 12")+I(5,0,40)],[/chalice|cup|font|fountain|basin|spring|well|vial|quiet_water/,W("M0 -38L26 -38C27 -16 18 0 5 4L5 24C14 26 20 30 22 38L0 38M0 -28L25 -28M26 -34C38 -34 38 -16 22 -14")+I(3,0,-16)],[/skull|crypt|ossuary|catacombs|bone|mausoleum/,W("M0 -40C22 -40 34 -24 32 -4C31 6 26 12 20 16L20 34L0 34M6 -6C8 -14 20 -14 21 -4C20 6 8 6 6 -6ZM0 8L5 18L0 18M7 24L7 34M14 24L14 34")],[/key/,I(15,0,-28)+I(7,0,-28)+W("M0 -13L3 -13L3 44L0 44M3 28L16 28L16 36L3 36M3 16L10 16L10 22L3 22")],[/ring_|midas|shrivatsa|wheel|compass/,I(40)+I(34)+I(6)+xt(8,6,34)+F(4,34)+F(4,12,Math.PI/4)],[/crown|laurels|command/,W("M0 -34L8 -14L24 -30L28 -8L44 -22L36 22L0 22M36 22L35 32L0 32M0 8L6 14L0 20M22 8L26 13L22 18L18 13Z")+I(3,0,-38)+I(3,25,-34)+I(3,-25,-34)],[/egg/,W("M0 -44C20 -40 32 -12 32 8C32 28 18 42 0 42M0 -6L8 -14L14 -4L22 -12L31 0M0 -6L6 4L13 0L20 8")],[/book|ledger|gnosis|opus|library|charter/,W("M0 -28C10 -36 26 -38 42 -34L42 28C26 24 10 26 0 34M0 -28L0 34M8 -20C16 -24 26 -26 34 -24M8 -8C16 -12 26 -14 34 -12M8 4C16 0 26 -2 34 0")+F(3,5,0)],[/hand|gauntlet|palm|glove/,W("M0 40L14 40C18 30 22 20 20 8L24 -18C24 -24 17 -25 16 -19L13 -2M13 -2L12 -34C12 -40 5 -40 5 -34L4 -4M0 10C4 6 4 16 0 20")],[/lamp|light|flame|fire|pit|brazen|athanor|crucible|forge|engine/,W("M0 -48C4 -34 24 -26 24 -2C24 12 14 22 0 22M0 -22C4 -14 11 -8 11 2C11 10 6 14 0 14M28 26L0 26M28 26C26 36 14 42 0 42M24 30L34 46M24 30L0 32")],[/idol|statuette|figure|man$|homunculus|robes/,W("M0 -40C7 -40 10 -34 10 -28C10 -21 6 -17 0 -17M5 -18L18 -12L24 14L18 16L13 2L12 40L3 40L0 18M5 -10L0 -2")],[/rosary|chime|bell/,W("M0 -44L6 -38L0 -32M0 -32C16 -30 20 -14 20 4C22 14 28 18 32 22L0 22M32 22L32 28L0 28M0 28C6 28 8 32 6 36L0 38")],[/ship|diver|cord|dock/,W("M0 -46L0 20M0 -40C16 -34 22 -16 20 6L0 8M44 14L30 34L0 34M44 14C30 20 14 22 0 20M50 40C38 36 26 44 14 40L0 40")],[/shield|gate|wall|vault|keep/,W("M0 -44C14 -36 26 -34 36 -34C38 0 26 28 0 46M0 -34C12 -28 20 -26 28 -26C28 0 20 20 0 34M0 -8L18 -8M0 -34L0 34")],[/mask|portrait|theatre/,W("M0 -26C14 -36 32 -36 44 -28C46 -4 38 20 20 22C10 22 6 10 0 10M10 -8C16 -18 30 -18 34 -8C28 2 16 2 10 -8Z")],[/stone|shard|prism|crystal|seal|signet/,W("M0 -44L24 -26L30 8L0 46M24 -26L0 -10M30 8L0 -10M0 -10L0 46M0 -44L0 -10")],[/squared_circle/,I(42)+F(4,42,Math.PI/4)+F(3,29.7)+I(14.8)]]});function ug(e){let t=[4,5,6,8][e(4)],n=e(2)?0:Math.PI/t,s=[I(15),F(t,17,n),F(t,18,n,t===5?2:t===8?3:1)][e(3)];return F(t,45,n)+F(t,37,n)+ze(t,45,5,n)+F(t,27,n+Math.PI/t)+xt(t,19,27,n+Math.PI/t)+s+I(6)}function pg(e){let t=[-46+e(10),-16-e(18),-6-e(22)],n=(u,p,d,m)=>{let f=(u+p)/2;return[`L${u} ${d}L${f} ${d-10}L${p} ${d}`,`L${u} ${d}C${u} ${d-8} ${p} ${d-8} ${p} ${d}`,`L${u} ${d}L${u} ${d-5}L${f-2} ${d-5}L${f-2} ${d}L${f+2} ${d}L${f+2} ${d-5}L${p} ${d-5}L${p} ${d}`][m]},[s,o,a]=t,r=e(2)?"M0 12C8 12 10 20 10 36":"M0 8L9 18L9 36",c=`M22 ${o+12}L22 ${o+20}M37 ${a+12}L37 ${a+18}M0 ${s+16}L0 ${s+28}`;return W(`M0 ${s-10}L14 ${s}L14 36M14 36${n(14,30,o,e(3))}L30 36M30 36${n(30,45,a,e(3))}L45 36M0 36L50 36M0 42L50 42${r}${c}`)}function Ap(e){let t=["M0 -36C14 -36 18 -22 16 -10C14 2 6 8 0 8M16 -10C24 2 20 10 14 12","M0 -30C11 -30 14 -20 13 -10C12 0 6 7 0 7M0 -26L26 -24C20 -30 16 -30 12 -32C10 -44 4 -46 0 -46","M0 -44C20 -40 24 -16 18 6M0 -30C10 -30 12 -16 10 -8C8 2 4 6 0 6","M0 -32C10 -32 14 -24 14 -14C14 -2 6 6 0 6M14 -18C22 -14 22 2 16 8M0 -40C14 -40 20 -32 14 -22","M0 -34C12 -34 15 -22 13 -10C11 1 5 7 0 7M0 -34L8 -46L12 -28M13 -10L18 -14","M0 -36C13 -36 16 -24 14 -12C13 0 6 16 0 18M14 -14C12 -4 6 -2 0 -4M4 -12L9 -13","M0 -44C14 -44 18 -34 17 -24L0 -22M17 -24C18 -10 12 8 0 8M17 -30L24 -26L18 -20","M0 -38C16 -38 22 -26 20 -12C26 -2 22 10 14 14M0 -26C9 -26 12 -16 10 -8C8 2 4 6 0 6M0 -38L0 -46","M0 -32C11 -32 14 -22 13 -12C12 -1 6 6 0 6M13 -18C4 -14 2 -14 0 -14M13 -10C4 -7 2 -7 0 -7M0 -32L14 -36L13 -20"],n=["M6 8L6 14C24 18 36 26 40 44M0 20L6 14M0 44L40 44","M8 8C10 20 34 18 42 44L0 44M0 22L8 12M20 22L16 44","M5 8L5 13L22 18C34 24 38 32 38 44L0 44M5 13L0 22M22 18L18 30L22 44"];return W(t[e(t.length)]+n[e(n.length)])}function ki(e,t,n){let s=e.types??[];if(s.includes("dragon"))return dg(n,s.includes("creature"));if(s.includes("demon"))return mg(n,s.includes("creature"));if(s.includes("creature"))return{lines:Ts(e.id)||Tp[n(Tp.length)]()};switch(e.kind){case"mage":return $g(t,n);case"monument":return{lines:W(Op[n(Op.length)])};case"place":return{lines:ug(n)};case"item":return{lines:W("M0 -40L8 -40L8 -34L5 -34L5 -12C22 -8 30 4 30 16C30 32 16 42 0 42M0 16L30 16")+I(4,-8,27)+I(2.5,6,33)+I(2,9,23),fill:"M-30 16A30 26 0 0 0 30 16Z"};case"scroll":return{lines:W("M0 -30L30 -30C40 -30 40 -42 31 -42C26 -42 26 -35 31 -35M0 34L30 34C40 34 40 46 31 46C26 46 26 39 31 39M28 -30L28 34")+F([3,5,6,7][n(4)],17,0,n(2)+1)+I(20)};case"agent":return{lines:Ap(n),sign:{name:t,y:33,size:15}};case"personality":return{lines:`${Ap(n)}${W("M0 -50L0 -44M9 -49L8 -43M18 -46L15 -41")}`,sign:{name:t,y:33,size:15}};case"militia":return{lines:W("M0 -46L0 -34M0 -34C22 -32 30 -14 28 12L18 34L18 10C18 2 12 -2 0 -2M0 -2L0 24M28 12L18 10")+I(3,0,-46)};case"location":return{lines:pg(n)};case"relic":return fg(e.id,n);case"objective":return{lines:it(4,46,9)+it(4,26,8,Math.PI/4)+I(34)+I(18)};case"guild":return{lines:W("M0 -46L38 -42L36 -4C32 22 18 36 0 46M0 -40L33 -37L31 -4C27 18 16 30 0 39"),sign:{name:t,y:-2,size:44}};case"special":return{lines:it(8,46,14)+I(14)+I(34)};default:return{lines:Ts(e.id)||Pp[n(Pp.length)]()}}}function dg(e,t){let n=["M0 -6C10 -28 28 -44 50 -48C45 -38 45 -28 50 -18C40 -20 34 -14 35 -4C26 -8 19 -2 19 8C12 4 6 6 0 14M0 -6L50 -48M6 -12L50 -18M4 -6L35 -4","M0 -2C14 -16 22 -36 44 -48C43 -36 47 -24 52 -14C42 -15 36 -8 39 4C29 0 22 6 24 16C15 10 7 10 0 18M44 -48C32 -30 16 -10 0 4M52 -14C34 -10 16 -4 4 6","M0 0C4 -20 20 -30 30 -50C34 -36 44 -28 52 -24C43 -20 40 -10 44 0C34 0 28 8 30 18C20 14 10 16 0 22M30 -50C24 -26 12 -8 0 6M52 -24C32 -16 14 -4 2 10"][e(3)],s="M0 -38C7 -36 9 -28 6 -20C4 -15 2 -14 0 -10M5 -34C9 -38 11 -42 11 -48",o=t?"M0 18C10 24 10 34 0 40":"M0 14C9 22 8 34 0 48M0 30C3 32 3 36 0 40";return{lines:W(n+s+o),fill:I(1.8,3,-28)+I(1.8,-3,-28)}}function mg(e,t){let n=["M8 -16C22 -18 30 -30 28 -50C42 -34 40 -10 20 -2","M6 -18C10 -34 24 -40 40 -34C30 -32 24 -24 22 -10","M9 -15C26 -14 38 -22 44 -42C48 -20 38 0 20 2"][e(3)];return{lines:W(`M0 -18C3 -18 6 -18 8 -16${n}${t?"M20 0C18 20 10 30 6 40L0 44M0 34L6 40":"M20 0C22 20 12 34 0 46M0 22L6 26L0 30"}M4 2C8 -3 13 -5 18 -4C15 4 9 6 4 2Z`)+F(5,50,Math.PI,2),fill:I(2,11,.5)+I(2,-11,.5)}}function $g(e,t){let n=["M0 -48C20 -38 26 -18 22 2C34 12 42 28 44 44L0 44M0 -26C10 -24 13 -12 11 -2C9 6 5 10 0 12","M0 -50C8 -34 24 -28 24 -6C24 0 22 4 20 6C34 14 40 30 40 44L0 44M0 -24C9 -22 12 -12 11 -3C9 5 5 9 0 10","M0 -26C9 -26 12 -18 11 -10C10 -1 5 6 0 6M0 -54C6 -44 10 -34 14 -26L28 -22C20 -18 10 -17 0 -17M11 4C28 8 40 26 42 44L0 44","M0 -34C10 -34 13 -24 12 -14C11 -4 5 4 0 4M12 -22C24 -14 22 4 14 10C30 14 38 30 40 44L0 44M0 -34L0 -44M8 -33L12 -42","M0 -30C9 -30 12 -22 11 -12C10 -2 5 4 0 4M11 -20L26 -34L22 -10C20 2 16 6 12 8C30 14 38 30 40 44L0 44"],s=["M34 44C30 34 20 28 11 28","M24 44C26 36 20 30 11 30","M38 36C28 26 20 34 11 26"];return{lines:W(n[t(n.length)]+s[t(3)]),sign:{name:e,y:27,size:17}}}function fg(e,t){let n=Ts(e);if(n)return{lines:n};let s=[F(8,34,Math.PI/8)+F(8,20,Math.PI/8)+xt(8,20,34,Math.PI/8),F(6,36)+F(3,36,0)+F(3,18,Math.PI),W("M0 -36L22 -36L38 -14L0 40M0 -14L38 -14M22 -36L14 -14L0 40M14 -14L0 -36"),Ls(7,30,14)+F(7,30)+I(12)];return{lines:s[t(s.length)]+I(44)}}var Tp,Op,Pp,Mi=_(()=>{"use strict";Es();xi();Tp=[()=>W("M0 2C12 2 24 14 24 26C24 36 14 38 0 33M10 -6C4 -12 4 -30 12 -32C20 -30 20 -12 10 -6ZM28 6C22 2 24 -14 32 -14C40 -10 36 4 28 6Z"),()=>W("M0 -26C22 -26 38 -14 46 0C38 14 22 26 0 26M0 -16C6 -8 6 8 0 16")+I(16)+Gt(7,28,48,.18)],Op=["M0 -44L46 -16M0 -36L34 -16M0 -16L46 -16M46 -16L46 -10L0 -10M10 -10L10 26M18 -10L18 26M32 -10L32 26M40 -10L40 26M0 26L46 26L46 32L0 32M50 32L50 38L0 38","M0 -46L50 36M0 -46L16 36M0 36L50 36M0 8L33 8M0 -18L17 -18","M0 -48L8 -38L11 26L0 26M8 -38L0 -34M11 26L22 26L22 32L0 32M22 32L34 32L34 38L0 38M0 -34L0 26","M0 -44L0 -34M0 -34C22 -32 34 -18 34 -2L0 -2M42 -2L0 -2M42 -2L42 4L0 4M36 4L36 34M26 4L26 34M0 34L46 34M46 34L46 40L0 40M12 34C12 18 8 12 0 12M0 -34C8 -24 10 -12 10 -2","M0 -30L14 -30L14 -14L28 -14L28 4L40 4L40 22L50 22L50 38L0 38M6 -30L6 38M0 -40L6 -30M14 -14L0 -14M28 4L0 4M40 22L0 22","M0 -42C22 -42 36 -26 36 -4L36 38L22 38L22 -2C22 -16 12 -26 0 -26M36 38L44 38M0 -42L0 -26M15 -37L10 -23M30 -24L19 -15M36 6L22 6M36 22L22 22"],Pp=[()=>F(6,44,0,2)+I(22)+F(6,22,0),()=>F(3,46,0)+F(3,23,Math.PI)+I(11.5)+ze(3,46,3.5),()=>I(40)+F(4,40,Math.PI/4)+F(3,28,0)+I(14),()=>F(7,44,0,3)+I(13)+I(6),()=>I(22,0,-15)+I(22,13,7.5)+I(22,-13,7.5)+I(7.5),()=>F(8,44,0,3)+F(8,18,Math.PI/8)+I(9),()=>I(20,0,-14)+"M0 6L0 46M-16 26L16 26"+Hn(1,44,16)+I(6,0,-14),()=>Gt(6,0,44,.5)+I(44)+I(8),()=>F(5,45,0,2)+F(5,17,Math.PI)+I(7),()=>it(4,46,14)+it(4,30,11,Math.PI/4)+I(8),()=>W("M0 -46C30 -26 30 26 0 46M0 -46C12 -26 12 26 0 46M0 0L44 0")+I(12)+I(4),()=>F(9,44,0,2)+F(3,24,Math.PI)+I(5)]});function hg(e){let t=2166136261;for(let n of e)t=Math.imul(t^n.charCodeAt(0),16777619);return n=>{t=Math.imul(t^t>>>15,2246822519)+2654435769;let s=Math.imul(t^t>>>13,3266489917);return((s^s>>>16)>>>0)%n}}function gg(e){let t=new Map,n=(s,o)=>t.set(s,(t.get(s)??0)+o);e.power?n(e.power,20):zp[e.guild||e.id]&&n(zp[e.guild||e.id],20),e.values?.forEach((s,o)=>n(ia[o],s)),e.cost?.forEach((s,o)=>s&&n(at[o],e.kind==="monument"?.1:2*s));for(let[s,o]of e.lines.flat())(at.includes(o)||o==="any")&&n(o,(o==="any"?.3:1)*(Number.parseInt(s)||1));return t.size||n("any",1),[...t].sort((s,o)=>o[1]-s[1]).map(([s])=>s)}function Ip(e){let t=hg(e.id),[n,s=n,o=s]=gg(e),a=3+t(3),{lines:r,fill:c="",sign:u}=ki(e,n,t),p=[()=>I(97)+ca(72,93,2,6),()=>I(97)+I(92)+ze(a*4,94.5,1),()=>I(97)+I(94),()=>I(97)+ca(a*8,91,3,8)][t(4)](),d=[()=>F(a+3,76,0,2),()=>F(3,76)+F(3,76,Math.PI),()=>F(4,76)+F(4,76,Math.PI/4),()=>I(76)+xt(a*2,56,76,Math.PI/(a*2)),()=>F(2*a+1,76,0,a)][t(5)](),m=["",I(53),ze(a*5,52,1),xt(a*6,53,56)][t(4)];return[{d:p,of:"brass",as:"fine"},{d:d+I(56)+m,of:s===n?"brass":s,as:"fine"},{d:(da[n]??da.any)(a,76,91),of:n},{d:da[o]&&o!==n?da[o](a,57,66):ze(a,66,2.5),of:o,as:"fine"},{d:r,of:n,as:"bold"},...c?[{d:c,of:s,as:"fill"}]:[],...u?[{d:jt[u.name].fill??jt[u.name].line??"",of:n,as:"sign",place:u}]:[],...e.points?[{d:bg(e.points),of:"brass",as:"fill"}]:[]]}function bg(e){let t="";for(let n=0;n<e;n++)t+=`M${(n-(e-1)/2)*10} 63l1.5 3.5l3.5 1.5l-3.5 1.5l-1.5 3.5l-1.5 -3.5l-3.5 -1.5l3.5 -1.5Z`;return t}function _i({face:e,whole:t=!1}){let n=H(()=>Ip(e),[e]);return l`<svg class="sigil" viewBox="-100 -100 200 200" preserveAspectRatio=${t?"xMidYMid meet":"xMidYMid slice"} aria-hidden="true" focusable="false">
    ${n.map(yg)}
  </svg>`}function yg({d:e,of:t,as:n="line",place:s}){if(s){let o=s.size/24;return l`<path class="sigil-fill" data-of=${t} d=${e} fill-rule="evenodd" transform=${`translate(${-s.size/2} ${s.y-s.size/2}) scale(${o})`}/>`}return n==="fill"?l`<path class="sigil-fill" data-of=${t} d=${e}/>`:l`${n!=="fine"&&l`<path class="sigil-glow" data-of=${t} d=${e}/>`}<path class=${`sigil-${n}`} data-of=${t} d=${e}/>`}var zp,da,Ci=_(()=>{"use strict";S();q();Es();Mi();aa();zp={blades:"military",ferrymen:"spiritual",thieves:"political",usurers:"financial"},da={elan:(e,t,n)=>vi(e*2,t,n),life:(e,t,n)=>Gt(e*4,t,n,.075)+Gt(e*4,t+2,n-6,.04,Math.PI/(e*4)),calm:(e,t,n)=>ua(e*2,(t+n)/2+2,(n-t)/4)+ua(e*2,(t+n)/2-2,(n-t)/4),death:(e,t,n)=>it(e*3,n,t)+Hn(e,t-1,5),gold:(e,t,n)=>F(6,n)+F(6,n,Math.PI/6)+ze(12,(t+n)/2-1,2),pearl:(e,t,n)=>Ls(e*3,t,n-t)+ze(e*3,t+3,1.8,Math.PI/(e*3)),any:(e,t,n)=>F(5,n)+F(5,n,Math.PI/5)+ze(10,t,1.6),military:(e,t,n)=>it(e*4,n,t+3),political:(e,t,n)=>Hn(e*2,n-2,7)+ze(e*2,n-2,1.8,Math.PI/(e*2)),spiritual:(e,t,n)=>Gt(e*2,t,n,.2)+ze(e*2,n,1.6,Math.PI/(e*2)),financial:(e,t,n)=>ze(e*3,(t+n)/2,(n-t)/4)+I(t)}});function yn(e,t,n){return i(`${e}-${t}`,n)}function vg(e,t){return t.district?yn(e,`district-${t.district}`):t.guild?yn(e,`card-${t.guild}`):t.rank?yn(e,`rank-${t.rank}`):""}function Si(e){return[...e.sentences,...e.mark?e.origin.slice(-1):[]].join(" ")}function xg(e){return e.lines.some(t=>t.length===1&&t[0][1]==="text"&&t[0][0].length>12)}function ma(e){return e.powers!==void 0&&e.lines.length>0}function $a(e){let t=e.filter(n=>n[0]?.[1]==="point");return t.length<2?e:[...e.filter(n=>!t.includes(n)),t.flatMap((n,s)=>s?[["   ","text"],...n]:n)]}function kg(e,t,n){let s=e.kind==="item"||e.kind==="scroll",o=n?e.sentences.join(" ").length:t.flat().filter(([c])=>c.trim()).length,[a,r]=n?s?[80,84]:[150,200]:s?[11,99]:[26,99];return o>r?"packed":o>a?"crowded":""}function Os({game:e,face:t,size:n,sentences:s=!1,points:o=t.points}){let a=n==="full",r=wg.filter($=>t.types?.includes($)),c=t.cost_signs.filter(([$])=>$.trim()&&$.trim()!=="/"),u=xg(t),p=a?t.lines:$a(t.lines),d=!a&&s&&ma(t),m=kg(t,p,d),f=!a&&t.kind!=="place"&&(c.length>=4?p.length>=2:c.length>=2&&p.length>=3);return l`
    <span class="face-art"><${_i} face=${t} whole=${a}/></span>
    <span class="face-name"><span>${gi(t.name)}</span></span>
    ${c.length>0&&l`<span class=${`face-cost ${f?"broad":""}`}>${c.map($=>l`<${Ke} fragments=${[$]}/>`)}</span>`}
    ${r.length>0&&l`<span class="face-types">${r.map($=>l`<${v} name=${$} label=${i(`sign-${$}`,{n:1})}/>`)}</span>`}
    <span class="face-kind">${a?t.kind_name:vg(e,t)}</span>
    <span class=${`face-lines ${u?"written":""} ${t.values?"values":""} ${m}`}>
      ${d?t.sentences.map($=>l`<span class="face-sentence">${$}</span>`):p.map($=>l`<span class="face-line"><${Ke} fragments=${$}/></span>`)}
      ${a&&!u&&l`<span class="face-told">${t.sentences.map($=>l`<span class="face-sentence">${$}</span>`)}</span>`}
    </span>
    ${t.mark&&l`<span class="face-mark" title=${t.origin.at(-1)}><${v} name="standin" label=${i("card-stand-in")}/></span>`}
    ${a&&l`<span class="face-foot">${t.mark&&l`<${v} name="standin"/>`}<span>${t.mark?t.origin.at(-1):t.set_title}</span></span>`}
    ${o>0&&l`<span class="face-points"><${$e} n=${o}/></span>`}`}function Li(){return l`<svg class="card-back-sign" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
    <circle r="74"/><circle r="66"/><path d="M0 -66 57.2 33H-57.2ZM0 66 57.2 -33H-57.2Z"/><circle r="33"/><circle r="10"/>
    <path d="M0 -92V-74M0 74V92M-92 0H-74M74 0H92M-65 -65-52 -52M65 65 52 52M65 -65 52 -52M-65 65-52 52"/>
  </svg>`}var wg,Zn=_(()=>{"use strict";S();bi();L();q();Ci();wg=["creature","dragon","demon"]});function Mg(e){fa={x:e.clientX,y:e.clientY}}function Ps({clientX:e,clientY:t}){return fa!==null&&(e!==fa.x||t!==fa.y)}var fa,ha=_(()=>{"use strict";fa=null;if(typeof window<"u")for(let e of["pointermove","pointerdown","pointerup"])addEventListener(e,Mg,{capture:!0,passive:!0})});function Rp(e,t){return t.left>=e.right||t.right<=e.left||t.top>=e.bottom||t.bottom<=e.top?[e]:[{...e,right:t.left-14},{...e,left:t.right+14},{...e,bottom:t.top-14},{...e,top:t.bottom+14}].filter(({left:s,top:o,right:a,bottom:r})=>a>s&&r>o)}function Ei(e,t,n,s,o=!1){let a={left:8,top:8,right:s.width-8,bottom:s.height-8},r=n.reduce((u,p)=>u.flatMap(d=>Rp(d,p)),[a]),c=o?{...t,left:0,right:s.width}:t;return Dp(e,t,r.flatMap(u=>Rp(u,c)),.62)??Dp(e,t,r,0)??{left:8,top:8,scale:.62}}function Dp(e,t,n,s){let o=(t.left+t.right)/2,a=(t.top+t.bottom)/2,r=null,c=[0,1/0];for(let u of n){let p=Math.min(1,(u.right-u.left)/e.width,(u.bottom-u.top)/e.height),[d,m]=[e.width*p,e.height*p],f=Np(o,d,u.left,u.right),$=Np(a,m,u.top,u.bottom),g=Math.hypot(f+d/2-o,$+m/2-a);p<=s||p<c[0]||p===c[0]&&g>=c[1]||([r,c]=[{left:f,top:$,scale:p},[p,g]])}return r}var _g,Cg,Np,Ti=_(()=>{"use strict";_g=14,Cg=8;Np=(e,t,n,s)=>Math.max(n,Math.min(e-t/2,s-t))});function Oi(e,t,n){if(!e.isConnected||!t.id)return;As??=Tg();let s=Y(t.game,t.id);We(l`
    <div class=${`card card-full kind-${s.kind} in-${t.game}`}><${Os} game=${t.game} face=${s} size="full" points=${t.points}/></div>
    ${t.notes?.length?l`<ul class="zoom-notes tooltip">${t.notes.map(o=>l`<li>${o}</li>`)}</ul>`:null}`,As),As.showPopover(),[Kt,qp]=[e,n],K("taught").reading||_e("taught",{...K("taught"),reading:!0}),Hp(As,e.getBoundingClientRect(),n)}function Tg(){let e=document.createElement("div");e.className="zoom",e.popover="manual",e.setAttribute("aria-hidden","true"),document.body.append(e),new ResizeObserver(()=>Kt&&Hp(e,Kt.getBoundingClientRect(),qp)).observe(e);for(let t of["keydown","pointerdown","resize","blur"])addEventListener(t,zs,{capture:!0,passive:!0});return addEventListener("scroll",t=>t.target instanceof Node&&t.target.contains(Kt)&&zs(),{capture:!0,passive:!0}),e}function Hp(e,t,n){let s=[...document.querySelectorAll("[data-clear]")].map(c=>c.getBoundingClientRect()).filter(c=>c.width>0);e.style.transform="";let{left:o,top:a,scale:r}=Ei({width:e.offsetWidth,height:e.offsetHeight},t,s,{width:innerWidth,height:innerHeight},n);e.style.left=`${o}px`,e.style.top=`${a}px`,r<1&&(e.style.transform=`scale(${r})`)}function zs(){clearTimeout(Vt),Kt&&(Kt=null,Bp=performance.now(),As?.hidePopover())}function Og(e,t){clearTimeout(Vt);let n=Kt!==null||performance.now()-Bp<400;Vt=setTimeout(()=>Oi(e,t,!1),n?Lg:Sg)}function ga(e,t=!1){let n=R({x:0,y:0,pressed:!1,resting:!1,element:null}),s=R(e);s.current=e;let o=n.current;if(x(()=>()=>{o.element&&o.element===Kt&&zs()},[]),!e)return{};let a=r=>{o.element=r.currentTarget,s.current&&Og(o.element,s.current)};return{onPointerEnter:r=>{r.pointerType==="mouse"&&(Object.assign(o,{x:r.clientX,y:r.clientY,resting:!Ps(r)}),o.resting||a(r))},onPointerLeave:r=>r.pointerType==="mouse"&&zs(),onFocus:r=>r.currentTarget.matches(":focus-visible")&&a(r),onBlur:zs,onPointerDown:r=>{if(o.pressed=!1,r.pointerType==="mouse")return;let c=r.currentTarget;Object.assign(o,{x:r.clientX,y:r.clientY,element:c}),clearTimeout(Vt),Vt=setTimeout(()=>{o.pressed=!0,s.current&&Oi(c,s.current,!0)},Eg)},onPointerMove:r=>{let c=Math.hypot(r.clientX-o.x,r.clientY-o.y);r.pointerType!=="mouse"?c>10&&clearTimeout(Vt):o.resting&&(o.resting=!1,a(r))},onPointerUp:()=>!o.pressed&&clearTimeout(Vt),onPointerCancel:()=>clearTimeout(Vt),onClick:t?r=>s.current&&Oi(r.currentTarget,s.current,!1):void 0,onContextMenu:r=>o.pressed&&r.preventDefault(),onClickCapture:r=>{o.pressed&&(o.pressed=!1,r.preventDefault(),r.stopPropagation())}}}function Pi({game:e,id:t,children:n}){let s=ga({game:e,id:t});return l`<span class="card-mention" tabindex="0" ...${s}>${n}</span>`}var Sg,Lg,Eg,As,Kt,qp,Bp,Vt,ba=_(()=>{"use strict";S();Zn();Oe();ne();ha();Ti();Sg=320,Lg=90,Eg=420,As=null,Kt=null,qp=!1,Bp=0});function ve({game:e,id:t,size:n="table",turned:s=!1,essences:o,points:a,back:r=!1,lit:c=!1,chosen:u=!1,dim:p=!1,why:d=[],onChoose:m,target:f,form:$="",place:g,worded:b=!0,badge:y,children:w}){let[k]=ee("sentences"),E=k&&b,M=t?Y(e,t):null,T=typeof d=="string"?[d].filter(Boolean):d,O=ga(M&&n!=="full"?{game:e,id:M.id,notes:T,points:a}:null,!m),z=M&&!r?M.kind:"back",C={class:["card",`card-${n}`,`kind-${z}`,`in-${e}`,c&&"lit",u&&"chosen",p&&"dim",s&&"turned",r&&"back",o?.some(Boolean)&&"holding",E&&M&&ma(M)&&"telling",$&&`form-${$}`].filter(Boolean).join(" "),"aria-label":H(()=>Ag(M,r,s,o),[M,r,s,o?.join(" ")]),"aria-description":[M&&n!=="full"?Si(M):"",...T].filter(Boolean).join(" ")||void 0,...O},P=H(()=>!M||r?l`<${Li}/>`:n==="chip"?l`<${Pg} face=${M} turned=${s} points=${a}/>`:l`<${Os} game=${e} face=${M} size=${n} sentences=${E} points=${a}/>`,[e,M,r,n,s,a,E]),N=l`
    ${P}
    ${o&&l`<${vt} essences=${o}/>`}
    ${s&&n==="table"&&l`<span class="card-turned" title=${i("card-turned")}><${v} name="turn"/></span>`}
    ${y!=null&&y!==""&&l`<span class="card-badge">${y}</span>`}`;return l`<div class=${`card-place place-${n} of-kind-${z} ${s?"is-turned":""} ${$&&`form-${$}`}`} style=${g} data-target=${f}>
    ${m||f?l`<button type="button" ...${C} aria-pressed=${u?"true":void 0} aria-disabled=${m?void 0:"true"}
          onClick=${m??O.onClick}>${N}</button>`:l`<div role="img" tabindex=${M&&n!=="full"?0:void 0} ...${C}>${N}</div>`}
    ${w}
  </div>`}function Pg({face:e,turned:t,points:n=e.points}){return l`
    <${v} name=${t?"turn":[e.types?.[0],e.kind].find(s=>s&&Ss(s))??"card"} class="chip-kind"/>
    <span class="chip-name">${e.name}</span>
    ${n>0&&l`<${$e} n=${n}/>`}`}function Ag(e,t,n,s){return e?[e.name,e.kind_name,t&&i("card-face-down"),n&&i("card-turned"),...(s??[]).map((o,a)=>o>0&&i("card-holds",{n:o,what:Ve(at[a],o)}))].filter(Boolean).join(", "):i("card-back")}var lt=_(()=>{"use strict";S();Zn();Oe();q();ne();L();ba();ba()});function zg(e,t){return Fp(e)?t.every(n=>e.includes(n)):t.every((n,s)=>e[s]===n)}function Ig(e,t){return Fp(e)?e.filter(n=>!t.includes(n)):e.slice(t.length,t.length+1)}function wa(e,t){return e?e.moves.filter(n=>n.targets.length&&zg(n.targets,t)):[]}function va(e,t){return t.length?wa(e,t).filter(n=>n.targets.length===t.length):[]}function xa(e,t){return new Set(wa(e,t).flatMap(n=>Ig(n.targets,t)))}function ka(e,t,n){if(!xa(e,t).has(n))return t.length?ka(e,ya,n):null;let s=[...t,n],o=wa(e,s),a=va(e,s);return o.length===1&&a.length===1?{path:s,menu:[],move:a[0]}:{path:s,menu:a,move:null}}function Ai(e){return e.slice(0,-1)}function zi(e){return e?e.moves.filter(t=>!t.targets.length):[]}function Ii(e){let t=new Map;for(let n of e){let s=t.get(n.heading);s?s.moves.push(n):t.set(n.heading,{heading:n.heading,group:n.group,moves:[n]})}return[...t.values()]}function Is(e){return e&&e.default!==null&&e.default!==void 0?e.moves[e.default]??null:null}function kt(e,t){return e?.moves.find(n=>String(n.move)===String(t))??null}function Fn(e,t){return e?.why?.[t]??[]}var ya,Zp,Fp,Mt=_(()=>{"use strict";ya=[],Zp=e=>e.split(":")[0],Fp=e=>e.every(t=>Zp(t)===Zp(e[0]))});function _t(e){return e.toLowerCase().replace(Ng,t=>Wp[t]).normalize("NFD").replace(/\p{M}/gu,"")}function Yt(e){let t=e.normalize("NFC").toLowerCase().replace(/[äöü]/gu,n=>Dg[n]);return _t(e)+(t===e.toLowerCase()?"":`
${_t(t)}`)}var Wp,Ng,Dg,Rs=_(()=>{"use strict";Wp={ł:"l",ß:"ss",æ:"ae",œ:"oe",ø:"o",đ:"d",ı:"i"},Ng=new RegExp(`[${Object.keys(Wp).join("")}]`,"gu"),Dg={ä:"ae",ö:"oe",ü:"ue"}});function Ns(){return wn}async function Ct(){return Wn(ps("me")??await j("/api/me"))}async function Ni(){return wn.id?wn:Jt({})}async function Jt(e){return Wn(await D("/api/me",e))}async function Ma(e,t,n){return St(`/api/account/${e}`,{name:t,password:n})}async function St(e,t){return Up(await D(e,t))}async function Di(){return Up(await D("/api/account/logout"))}function Up(e){let t=Wn(e);return t.language!==X()&&_e("language",t.language),t}function fe(){let[,e]=h(0);return x(()=>{let t=()=>e(n=>n+1);return Ri.add(t),()=>{Ri.delete(t)}},[]),wn}function Wn(e){wn={...wn,...e,id:!!e.id};for(let t of[...Ri])t();return wn}var wn,Ri,Ie=_(()=>{"use strict";Z();qt();S();ne();L();wn={id:!1,name:"",account:!1,language:"",languages:["en"],mail:!1,passkeys:!1},Ri=new Set});function Ds(){let e=ps("worker");!e||!("serviceWorker"in navigator)||setTimeout(()=>{navigator.serviceWorker.register(e,{scope:"/",updateViaCache:"all"}).catch(t=>console.warn(t))},qg)}async function qi(e,t){if(navigator.serviceWorker?.controller)for(let n=0,s=0;n<=s;n+=jp){let o=await fetch(`/api/replay/${encodeURIComponent(e)}?from=${n}&to=${n+jp-1}&eyes=${t}`);if(!o.ok)return;s=(await o.json()).length}}async function Bi(e){let n=("caches"in globalThis?await(await caches.open(Bg)).keys():[]).map(({url:o})=>new URL(o)).find(({pathname:o})=>o===`/api/replay/${encodeURIComponent(e)}`),s=Number(n?.searchParams.get("eyes")??-1);return n?`/replay/${encodeURIComponent(e)}${s>=0?`?eyes=${s}`:""}`:""}var qg,jp,Bg,qs=_(()=>{"use strict";qt();qg=2500;jp=40,Bg="seen"});function Gp(e){document.cookie=`language=${e}; path=/; max-age=${Hg}; samesite=lax`}async function Vp(e){let t=X();Gp(e);try{Ns().id&&await Jt({language:e}),await _a()}catch(n){throw Gp(t),n}_e("language",e)}async function _a(){let{me:e,...t}=await j("/api/boot");qr(t),await vs(e.language),await Promise.allSettled([$i(),hi()]),Wn(e),Ds()}function Kp({code:e,choose:t}){let{languages:n}=fe();return l`
    <select class="select" aria-label=${i("taste-language")} value=${e} onChange=${s=>t(s.currentTarget.value)}>
      ${n.map(s=>l`<option key=${s} value=${s} lang=${s}>${di(s)}</option>`)}
    </select>`}function Yp(){let[e,t]=h(""),[n,s]=h(""),o=a=>{t(a),s(""),Vp(a).catch(r=>s(A(r))).then(()=>t(""))};return{code:e||X(),choose:o,refused:n}}function Hi(){let{code:e,choose:t,refused:n}=Yp();return fe().languages.length>1&&l`
    <label class="field"><span class="label">${i("taste-language")}</span>
      <${Kp} code=${e} choose=${t} /></label>
    ${n&&l`<p class="refusal" role="alert">${n}</p>`}`}function Zi(){let{code:e,choose:t,refused:n}=Yp();return fe().languages.length>1&&l`
    <span class="shell-language" title=${n||i("taste-language")}>
      <${v} name="globe" size=${20} /><span aria-hidden="true">${e.toUpperCase()}</span>
      <${Kp} code=${e} choose=${t} />
    </span>`}var Hg,Bs=_(()=>{"use strict";Z();qt();Oe();se();S();q();Ie();qs();ne();L();Hg=31536e3});function Fi(e,t){let n=e[e.length-1];if(!n)return[t];if(t.cause==="request")return[...e.slice(0,-1),{...n,...t,events:n.events,lines:n.lines,news:n.news,touched:n.touched}];if(t.cause==="move"&&t.step===n.step+1&&t.era===n.era)return[...e,t].slice(-80);if(t.cause==="undo"&&t.era===n.era+1){let s=e.filter(({step:r})=>r<t.step),o=e.find(({step:r})=>r===t.step),a=o?{events:o.events,lines:o.lines,news:o.news,touched:o.touched}:{};return[...s.map(r=>({...r,era:t.era})),{...t,...a}]}return t.step===n.step&&t.era===n.era?e:[t]}function Wi(e,t){if(!e.length)return e;let n=t.filter(({step:r})=>r<e[0].step).map(r=>({...r,era:e[0].era})),s=n.length&&n[n.length-1].step===e[0].step-1,o=t.find(({step:r})=>r===e[0].step),a=o?{...e[0],events:o.events,lines:o.lines,news:o.news,touched:o.touched}:e[0];return s?[...n,a,...e.slice(1)]:[a,...e.slice(1)]}function Ui(e,t){return t<0?e[e.length-1]?.touched??[]:[...new Set(e.filter(({step:n})=>n>t+1).flatMap(({touched:n})=>n??[]))]}var Zg,Ca=_(()=>{"use strict";Zg=80});function ji(e,t){return new Sa(e,t)}var Fg,Wg,Ug,jg,Gg,Vg,Jp,Sa,Gi=_(()=>{"use strict";Z();Ie();Ca();L();Fg=500,Wg=2e4,Ug=2e4,jg=4404,Gg=4401,Vg=3e3,Jp=8e3;Sa=class{constructor(t,n){this.name=t,this.onChange=n,this.language=X(),this.anew=!1,this.data={table:null,state:null,past:[],log:[],chat:[],hint:null,why:null,connected:!1,gone:!1,retryAt:null,refused:null,skew:0},this.pending=new Map,this.socket=null,this.number=0,this.failures=0,this.closed=!1,this.joining=!0,this.retry=0,this.heartbeat=0,this.deadline=0,this.wake=()=>{document.visibilityState==="visible"&&this.#p()},document.addEventListener("visibilitychange",this.wake),addEventListener("online",this.wake),addEventListener("pageshow",this.wake),this.#n()}send(t){return new Promise((n,s)=>{if(!this.data.connected){s(new pe("offline",i("net-not-connected")));return}this.#l({message:{...t,id:++this.number},resolve:n,reject:s,sent:!0})})}speak(t){t!==this.language&&(this.language=t,this.anew=!0,this.#t({t:"language",language:t,id:++this.number}))}close(){this.closed=!0,document.removeEventListener("visibilitychange",this.wake),removeEventListener("online",this.wake),removeEventListener("pageshow",this.wake),clearTimeout(this.retry),this.#a(),this.#c("closed","net-closed")}#n(){if(clearTimeout(this.retry),this.closed||this.data.gone)return;this.data.retryAt=null,this.joining=!0;let t=new URL(`/ws/${encodeURIComponent(this.name)}`,location.href);t.protocol=t.protocol.replace("http","ws");let n=new WebSocket(t);this.socket=n,n.onopen=()=>{this.#t({t:"log"}),this.#s()},n.onmessage=s=>{n===this.socket&&(this.#d(),this.#m(JSON.parse(s.data)),this.onChange(this.data))},n.onclose=({code:s})=>{n===this.socket&&(s===jg&&(this.data.gone=!0),s===Gg&&Ct().catch(()=>{}),this.#o())},this.#i(Jp)}#o(){if(this.#a(),this.data.connected=!1,!this.closed){for(let[t,n]of this.pending)n.message.t==="play"||n.message.t==="undo"?n.sent=!1:this.#e(t,new pe("lost",i("net-lost")));if(!this.data.gone){let t=Math.min(Wg,Fg*2**this.failures++)*(.5+Math.random());this.data.retryAt=Date.now()+t,this.retry=setTimeout(()=>this.#n(),t)}this.onChange(this.data)}}#a(){clearTimeout(this.heartbeat),clearTimeout(this.deadline);let t=this.socket;this.socket=null,t&&t.readyState<=WebSocket.OPEN&&t.close()}#p(){this.socket?this.data.connected&&this.#r():(this.failures=0,this.#n())}#s(t=Ug){clearTimeout(this.heartbeat),this.heartbeat=setTimeout(()=>this.#r(),t)}#r(){this.#t({t:"ping"}),this.#i(Jp),this.#s()}#i(t){clearTimeout(this.deadline),this.deadline=setTimeout(()=>this.#o(),t)}#d(){clearTimeout(this.deadline)}#t(t){this.socket?.readyState===WebSocket.OPEN&&this.socket.send(JSON.stringify(t))}#l(t){t.sent=!0,this.pending.set(t.message.id,t),this.#t(t.message),this.#s(Vg)}#e(t,n){let s=this.pending.get(t);s&&(this.pending.delete(t),n?s.reject(n):s.resolve())}#c(t,n){for(let s of[...this.pending.keys()])this.#e(s,new pe(t,i(n)))}#m(t){switch(t.t){case"table":this.data.table=t,t.now&&(this.data.skew=t.now-Date.now()/1e3),this.#$();break;case"state":this.#f(t);break;case"log":this.data.log=t.lines;break;case"chat":this.data.chat=this.joining?t.lines:[...this.data.chat,...t.lines],this.joining=!1;break;case"why":this.data.why=t,this.#e(t.id,null);break;case"hint":this.data.hint=t,this.#e(t.id,null);break;case"past":t.era===this.data.state?.era&&(this.data.past=Wi(this.data.past,t.steps)),this.#e(t.id,null);break;case"done":this.data.refused=null,this.#e(t.id,null);break;case"refused":this.#b(t);break;default:}}#$(){this.data.connected=!0,this.data.retryAt=null,this.failures=0}#f(t){let n=this.data.state?.step??-1;this.data.state=t,this.data.past=this.anew?[t]:Fi(this.data.past,t),this.anew=!1,this.data.hint&&this.data.hint.step!==t.step&&(this.data.hint=null),this.data.why&&this.data.why.step!==t.step&&(this.data.why=null),t.cause==="undo"?(this.data.log=this.data.log.filter(([s])=>s<=t.step),this.#u(t)):(t.cause==="move"&&t.step>n||t.cause==="request")&&this.#h(t,n);for(let s of[...this.pending.values()].filter(o=>!o.sent))this.#g(s,t)}#h(t,n){(n<0||t.step>n+1)&&this.#t({t:"log"}),this.#u(t)}#u(t){let n=t.lines.map(s=>[t.step,s]);this.data.log=[...this.data.log,...n]}#g(t,n){let{id:s,t:o,step:a,move:r}=t.message,c=n.ask?.moves?.some(u=>u.move===r);n.step===a?this.#l(t):(o==="undo"?n.step<a:n.step>a&&!(r&&c))?this.#e(s,null):this.#e(s,new pe("lost",i("net-move-lost")))}#b({id:t,code:n,reason:s}){if(this.data.refused={code:n,reason:s},n==="unknown-table"?(this.data.gone=!0,this.#c(n,"net-gone")):n==="stale"&&this.#t({t:"sync"}),t!=null)this.#e(t,new pe(n,s));else for(let o of[...this.pending.keys()])this.#e(o,new pe(n,s))}}});function Lt(){return Ns().passkeys&&typeof PublicKeyCredential=="function"&&!!navigator.credentials}async function Hs(e,t={}){let n=await D(e,t),s=await Xp(()=>navigator.credentials.create({publicKey:{...n,challenge:La(n.challenge),user:{...n.user,id:La(n.user.id)},excludeCredentials:n.excludeCredentials.map(ed)}}));return{...Qp(s),response:{clientDataJSON:vn(s.response.clientDataJSON),attestationObject:vn(s.response.attestationObject),transports:s.response.getTransports?.()??[]}}}async function Zs(e){let t=await D(e),n=await Xp(()=>navigator.credentials.get({publicKey:{...t,challenge:La(t.challenge),allowCredentials:t.allowCredentials.map(ed)}}));return{...Qp(n),response:{clientDataJSON:vn(n.response.clientDataJSON),authenticatorData:vn(n.response.authenticatorData),signature:vn(n.response.signature),userHandle:n.response.userHandle?vn(n.response.userHandle):null}}}async function Xp(e){let t;try{t=await e()}catch(n){let s=n?.name==="InvalidStateError";throw new pe("passkey",i(s?"passkey-known":"passkey-not-done"))}if(!t)throw new pe("passkey",i("passkey-not-done"));return t}function Qp(e){return{id:e.id,rawId:vn(e.rawId),type:e.type,clientExtensionResults:{}}}function ed(e){return{...e,id:La(e.id)}}function La(e){let t=atob(e.replaceAll("-","+").replaceAll("_","/"));return Uint8Array.from(t,n=>n.charCodeAt(0))}function vn(e){let t=String.fromCharCode(...new Uint8Array(e));return btoa(t).replaceAll("+","-").replaceAll("/","_").replaceAll("=","")}var Fs=_(()=>{"use strict";Z();Ie();L()});function Pe({legend:e,name:t,value:n,values:s,choose:o}){let a=ot();return l`
    <fieldset class="choice">
      <legend>${e}</legend>
      <div class="choice-values">
        ${s.map(r=>l`
          <label key=${r.value} class="option-card">
            <input type="radio" name=${`${a}-${t}`} checked=${r.value===n} onChange=${()=>o(r.value)} />
            <span><strong>${r.title}</strong>${r.hint&&l`<small>${r.hint}</small>`}</span>
          </label>`)}
      </div>
    </fieldset>`}function Ea({game:e,sets:t,chosen:n,choose:s}){let o=a=>{let r=t.map(c=>c.id).filter(c=>c===a?!n.includes(a):n.includes(c));r.length&&s(r)};return l`
    <fieldset class="choice">
      <legend>${i("new-sets")}</legend>
      <div class="choice-values">
        ${t.map(a=>l`
          <label key=${a.id} class="option-card">
            <input type="checkbox" checked=${n.includes(a.id)} onChange=${()=>o(a.id)} />
            <span><strong>${a.title}</strong><small>${qe(`${e}-set`,a.id)}</small></span>
          </label>`)}
      </div>
    </fieldset>`}function Ta({game:e,option:t,value:n,choose:s}){let o=t.values.filter(Boolean),a=me(`${e}-option`,t.name),r=qe(`${e}-option`,t.name);return o.join()==="off,on"?l`<${Xt} title=${a} hint=${r} value=${n==="on"} choose=${c=>s(c?"on":"off")} />`:l`
    <${Pe} legend=${a} name=${t.name} value=${n} choose=${s}
      values=${o.map(c=>({value:c,title:me(`${e}-value`,c),hint:qe(`${e}-value`,c)}))} />`}function Xt({title:e,hint:t,value:n,choose:s}){return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${n} onChange=${()=>s(!n)} />
      <span><strong>${e}</strong><small>${t}</small></span>
    </label>`}function td({info:e,sets:t,seats:n,choose:s}){let o=Wt(e,t),a=c=>{let u=n.at(-1);s(Array.from({length:c},(p,d)=>n[d]??{kind:"bot",bot:e.opponent,...u?.kind==="me"?{}:u}))},r=(c,u)=>s(n.map((p,d)=>c===d?Yg(u):u==="me"&&p.kind==="me"?{kind:"person"}:p));return l`
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
              <select class="select" value=${Kg(c)} onChange=${p=>r(u,p.currentTarget.value)}>
                <option value="me">${i("new-me")}</option>
                <option value="person">${i("new-person")}</option>
                ${e.opponents.map(p=>l`<option key=${p.bot} value=${`bot ${p.bot}`}>${i("new-bot",{bot:yt(p)})}</option>`)}
              </select>
            </label>
            ${c.kind==="bot"&&l`<p class="seat-character">${ks(e.opponents.find(p=>p.bot===c.bot))}</p>`}
          </li>`)}
      </ol>
    </fieldset>`}function Kg(e){return e.kind==="bot"?`bot ${e.bot}`:e.kind}function Yg(e){return e.startsWith("bot ")?{kind:"bot",bot:e.slice(4)}:{kind:e==="me"?"me":"person"}}function nd({form:e,change:t}){return l`
    <${Pe} legend=${i("new-clock")} name="clock" value=${e.clock} choose=${n=>t({clock:n})}
      values=${["none","live","days"].map(n=>({value:n,title:i(`new-clock-${n}`),hint:i(`new-clock-${n}-hint`)}))} />
    ${e.clock==="live"&&l`
      <div class="row">
        <${Ws} title=${i("new-minutes")} value=${e.minutes} values=${[0,5,10,15,20,30,45,60]} word=${n=>i("new-minutes-value",{n})} choose=${n=>t({minutes:n})} />
        <${Ws} title=${i("new-seconds")} value=${e.seconds} values=${[5,10,20,30,45,60,120]} word=${n=>i("new-seconds-value",{n})} choose=${n=>t({seconds:n})} />
      </div>`}
    ${e.clock==="days"&&l`
      <${Ws} title=${i("new-days")} value=${e.days} values=${[1,2,3,5,7,14]} word=${n=>i("new-days-value",{n})} choose=${n=>t({days:n})} />`}`}function Ws({title:e,value:t,values:n,word:s,choose:o}){return l`
    <label class="field"><span class="label">${e}</span>
      <select class="select" value=${String(t)} onChange=${a=>o(parseFloat(a.currentTarget.value))}>
        ${n.map(a=>l`<option key=${a} value=${String(a)}>${s(a)}</option>`)}
      </select>
    </label>`}var Oa=_(()=>{"use strict";se();S();L()});function js({onPace:e,pace:t,hints:n=!0}){let[s,o]=ee("theme"),[a,r]=ee("text"),[c,u]=ee("motion"),[p,d]=ee("sentences"),[m,f]=ee("sound"),[$,g]=ee("news"),[b,y]=ee("confirm"),[w,k]=ee("hints"),[E,M]=ee("pace"),T=t??E,O=t!==void 0&&!e,z=C=>{M(Number(C)),e?.(Number(C))},B=(C,P)=>P.map(N=>({value:N,title:i(`taste-${C}-${N}`),hint:""}));return l`
    <${Hi} />
    <${Pe} legend=${i("taste-cards")} name="cards" value=${p?"sentences":"signs"}
      choose=${C=>d(C==="sentences")} values=${B("cards",["signs","sentences"])} />
    <${Pe} legend=${i("taste-text")} name="text" value=${a} choose=${r} values=${B("text",["usual","large","larger"])} />
    <${Pe} legend=${i("taste-theme")} name="theme" value=${s} choose=${o} values=${B("theme",["auto","dark","light"])} />
    <${Pe} legend=${i("taste-motion")} name="motion" value=${c} choose=${u} values=${B("motion",["auto","full","less"])} />
    <fieldset class="choice" disabled=${O}>
      <legend>${i("taste-pace")}</legend>
      <div class="choice-values">
        ${Us.map(C=>l`<label key=${C} class="option-card"><input type="radio" name="pace" checked=${C===Jg(T)} onChange=${()=>z(String(C))} />
          <span><strong>${i("taste-pace-value",{n:C})}</strong></span></label>`)}
      </div>
      ${O&&l`<p class="quiet-text">${i("taste-pace-host")}</p>`}
    </fieldset>
    <${Xt} title=${i("taste-news")} hint=${i("taste-news-hint")} value=${$} choose=${g} />
    <${Xt} title=${i("taste-confirm")} hint=${i("taste-confirm-hint")} value=${b} choose=${y} />
    <${Xt} title=${i("taste-hints")} hint=${i(n?"taste-hints-hint":"hint-forbidden")} value=${w&&n} choose=${n?k:()=>{}} />
    <${Xt} title=${i("taste-sound")} hint=${i("taste-sound-hint")} value=${m} choose=${f} />`}var Us,Jg,Gs=_(()=>{"use strict";S();Bs();Oa();ne();L();Us=[0,.4,.7,1.5,3];Jg=e=>Us.reduce((t,n)=>Math.abs(n-e)<Math.abs(t-e)?n:t)});function xn(e){let t=K("lessons")[e];return{answers:Array.isArray(t?.answers)?t.answers.filter(s=>typeof s=="string"):[],done:t?.done===!0}}function Vs(e,t,n){let{done:s}=xn(e);_e("lessons",{...K("lessons"),[e]:{answers:n?[]:t,done:s||n}})}var Pa=_(()=>{"use strict";ne()});function Un(e){return new Intl.DateTimeFormat(X(),{weekday:"long",day:"numeric",month:"long",timeZone:"UTC"}).format(new Date(`${e}T00:00:00Z`))}function sd(){let e=new Date().toISOString().slice(0,10);return l`
    <a class="door daily-door" href="/daily"><${v} name="sun" size=${26} />
      <strong>${i("daily-title")} · ${Un(e)}</strong><span>${i("daily-short")}</span></a>`}var Aa=_(()=>{"use strict";S();q();L()});function jn({signs:e}){let t=e.filter(Ss),n=t.map((a,r)=>Vi(r*2*Math.PI/t.length-Math.PI/2,38)),s=t.length===5?2:1,o=n.map((a,r)=>n[r*s%n.length].join(",")).join(" ");return l`
    <div class="emblem" aria-hidden="true">
      <svg viewBox="-50 -50 100 100">
        <circle r="48" /><circle r="45.5" class="thin" /><circle r="38" class="thin" /><circle r="15" />
        <polygon points=${o} />
        ${Xg().map(a=>l`<path d=${a} class="thin" />`)}
      </svg>
      ${t.map((a,r)=>l`
        <span class=${`emblem-sign of-${a}`} style=${{left:`${50+n[r][0]}%`,top:`${50+n[r][1]}%`}}><${v} name=${a} size=${26} /></span>`)}
    </div>`}function Vi(e,t){return[od(Math.cos(e)*t),od(Math.sin(e)*t)]}function od(e){return Math.round(e*100)/100}function Xg(){return Array.from({length:60},(e,t)=>{let n=t*Math.PI/30;return`M${Vi(n,t%5?45.5:43).join(" ")}L${Vi(n,48).join(" ")}`})}var za=_(()=>{"use strict";S();q()});function Ye(e){let[,t,n]=Qg.exec(e)??[];return t?i(t==="Guest"?"guest":"former-player")+n:e}function Ki(e,t){return t&&!ad(e)?`${Ye(e)} ${i("guest-mark")}`:Ye(e)}function ad(e){return Ye(e)===Ye(`Guest ${/\d+$/.exec(e)?.[0]??0}`)}function Je({name:e,guest:t=!1}){return t&&=!ad(e),l`<bdi class=${t?"who is-guest":"who"}>${Ye(e)}</bdi>${t&&l` <small class="guest-mark" title=${i("guest-mark-what")}>${i("guest-mark")}</small>`}`}var Qg,Et=_(()=>{"use strict";S();L();Qg=/^(Guest|A former player)( \d+|)$/});function rd(e){let[t,n]=h({tables:null,problem:""});return x(()=>{let s=0,o=!1,a=async()=>{if(clearTimeout(s),document.visibilityState==="visible"){let c=await j(e).then(u=>({tables:u,problem:""}),u=>({problem:A(u)}));if(o)return;n(u=>({...u,...c}))}clearTimeout(s),s=setTimeout(a,e1)},r=()=>{document.visibilityState==="visible"&&a()};return a(),document.addEventListener("visibilitychange",r),()=>{o=!0,clearTimeout(s),document.removeEventListener("visibilitychange",r)}},[e]),t}function id(){let{tables:e}=rd("/api/mine");if(!e?.length)return null;let t=e.filter(a=>a.status!=="over"),n=t.filter(a=>a.your_turn),s=t.filter(a=>!a.your_turn),o=e.filter(a=>a.status==="over");return l`
    <section class="tables" aria-labelledby="my-tables">
      <h2 id="my-tables">${i("home-mine")}</h2>
      ${t.length>0&&l`<ul class="table-list">${[...n,...s].map(a=>l`<${s1} key=${a.table} table=${a} />`)}</ul>`}
      ${o.length>0&&l`
        <details open=${!t.length}>
          <summary>${i("home-over",{n:o.length})}</summary>
          <ul class="table-list">${o.slice(0,t1).map(a=>l`<${o1} key=${a.table} table=${a} />`)}</ul>
        </details>`}
    </section>`}function ld(){let{tables:e,problem:t}=rd("/api/tables"),n=e?.filter(s=>(s.you??-1)<0)??[];return l`
    <section class="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">${i("home-open")}</h2>
      ${n.length>0&&l`<ul class="table-list">${n.map(s=>l`<${a1} key=${s.table} table=${s} />`)}</ul>`}
      ${!n.length&&l`
        <p class="empty" aria-busy=${!e&&!t}>
          ${e?l`${i("home-open-none")} <a href="/new">${i("home-open-one")}</a>`:t||i("home-open-coming")}
        </p>`}
    </section>`}function s1({table:e}){let t=e.your_turn?"home-your-turn":e.status==="open"?"home-waiting":"home-their-turn";return l`
    <li class=${e.your_turn?"table-row is-yours":"table-row"}>
      <${Yi} table=${e} />
      <span class=${e.your_turn?"turn-mark is-yours":"turn-mark"}>${i(t)}</span>
      <a class=${e.your_turn?"btn primary":"btn"} href=${`/t/${e.table}`}>${i("home-resume")}</a>
    </li>`}function o1({table:e}){let t=e.winners?.includes(e.you??-1),n=Ee((e.winners??[]).map(s=>e.seats[s].name));return l`
    <li class="table-row">
      <${Yi} table=${e} />
      <span class="turn-mark">${t?i("home-you-won",{shared:(e.winners?.length??0)>1?"yes":"no"}):n&&i("home-won",{who:n})}</span>
      <a class="btn" href=${`/replay/${e.table}`}>${i("home-replay")}</a>
    </li>`}function a1({table:e}){let t=e.status==="open"&&e.seats.some(n=>n.kind==="empty");return l`
    <li class="table-row">
      <${Yi} table=${e} />
      ${e.watchers>0&&l`<span class="turn-mark">${i("home-watchers",{n:e.watchers})}</span>`}
      <a class=${t?"btn primary":"btn"} href=${`/t/${e.table}`}>${i(t?"home-sit":"home-watch")}</a>
    </li>`}function Yi({table:e}){return l`
    <div class="table-about">
      <strong>${Q(e.game)}</strong>
      <span class="quiet-text">${wt(e)}</span>
      <ul class="table-seats">
        ${e.seats.map((t,n)=>l`
          <li key=${n} class=${`table-seat is-${t.kind}`}><${v} name=${n1[t.kind]} size=${14} /> ${r1(e,t,n)}</li>`)}
      </ul>
    </div>`}function r1(e,t,n){return e.you===n?i("home-you"):t.kind==="empty"?i("home-free-seat"):t.kind==="bot"?i("home-bot",{bot:me("bot",t.bot||t.name)}):l`<${Je} name=${t.name||i("guest")} guest=${t.guest} />`}var e1,t1,n1,cd=_(()=>{"use strict";Z();se();S();q();L();Et();e1=4e3,t1=6,n1={person:"person",bot:"bot",empty:"plus"}});var ud={};ge(ud,{Page:()=>i1});function i1(){let e=we()??[];return l`
    <div class="home">
      <header class="home-head">
        <h1>${i("home-title")}</h1>
        <p>${i("home-what")}</p>
      </header>
      <div class="home-games">
        ${e.map(t=>l`<${l1} key=${t.game} info=${t} />`)}
      </div>
      <${sd} />
      <${id} />
      <${ld} />
      <${c1} />
      <p class="fine">${i("home-unofficial")}</p>
    </div>`}function l1({info:e}){let{game:t,hue:[n,s]}=e,[o,a]=h(!1),[r,c]=h(""),u=K("lastTable")[t],p=u||xn(e.lesson).done?"":e.lesson,d=async()=>{a(!0),c("");try{let f=u??Ms(e),{table:$}=await D("/api/tables",f);_e("lastTable",{...K("lastTable"),[t]:u??{...f,variant:e.variants[0]}}),oe(`/t/${$}`)}catch(f){c(A(f)),a(!1)}},m=u?u.seats.length-1:1;return l`
    <section class="play-now" style=${n?{"--hue":`light-dark(${n}, ${s})`}:void 0} aria-labelledby=${`play-${t}`}>
      <${jn} signs=${e.emblem} />
      <div class="play-words">
        <h2 id=${`play-${t}`}>${Q(t)}</h2>
        <p>${i(`${t}-about`)}</p>
        <p class="row">
          ${p&&l`<a class="btn primary large" href=${`/learn/${p}`}>${i("home-learn")}</a>`}
          <button type="button" class="btn large ${p?"":"primary"}" disabled=${o} onClick=${d}>
            ${i(o?"home-dealing":"home-play",{bots:m})}
          </button>
          <a class="btn large" href=${`/new?game=${t}`}>${i("home-with-friends")}</a>
        </p>
        <p class=${r?"refusal":"quiet-text"} role="status">${r||i(u?"home-as-last":p?"home-learn-or-play":"home-first-time",{what:u&&wt(u)||i("home-plain")})}</p>
      </div>
    </section>`}function c1(){let[e,t]=h(""),n=async s=>{let o=s.currentTarget,a=o.files?.[0];if(a){t("");try{let{table:r}=await D("/api/records",await a.text());oe(`/replay/${r}`)}catch(r){t(A(r))}o.value=""}};return l`
    <section class="look-around" aria-labelledby="look-around">
      <h2 id="look-around">${i("home-look")}</h2>
      <ul class="doors">
        <li><a class="door" href="/learn"><${v} name="flag" size=${26} /><strong>${i("home-lessons")}</strong><span>${i("home-lessons-what")}</span></a></li>
        <li><a class="door" href="/puzzles"><${v} name="hint" size=${26} /><strong>${i("puzzles-title")}</strong><span>${i("puzzles-short")}</span></a></li>
        <li><a class="door" href="/board"><${v} name="share" size=${26} /><strong>${i("title-board")}</strong><span>${i("board-about")}</span></a></li>
        <li><a class="door" href="/rules"><${v} name="book" size=${26} /><strong>${i("home-rules")}</strong><span>${i("home-rules-what")}</span></a></li>
        <li><a class="door" href="/cards"><${v} name="card" size=${26} /><strong>${i("home-cards")}</strong><span>${i("home-cards-what")}</span></a></li>
        <li><a class="door" href="/explore"><${v} name="search" size=${26} /><strong>${i("explore-title")}</strong><span>${i("explore-door")}</span></a></li>
        <li>
          <label class="door"><${v} name="upload" size=${26} /><strong>${i("home-record")}</strong><span>${i("home-record-what")}</span>
            <input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${n} /></label>
          ${e&&l`<p class="refusal" role="alert">${e}</p>`}
        </li>
      </ul>
    </section>`}var pd=_(()=>{"use strict";Z();se();S();q();Pa();Re();ne();L();Aa();za();cd()});function dd({seed:e,invites:t,choose:n}){return l`
    <details class="new-seed" open=${e?!0:null}>
      <summary>${i("new-seed")}</summary>
      <label class="field"><span class="label">${i("new-seed-label")}</span>
        <input class="input num" inputmode="numeric" pattern="[0-9]*" maxlength="78" value=${e} placeholder=${i("new-seed-none")}
          onInput=${s=>n(s.currentTarget.value.trim())} />
        <span class="help">${i(t?"new-seed-hint-people":"new-seed-hint")}</span></label>
    </details>`}var md=_(()=>{"use strict";S();L()});var $d={};ge($d,{Page:()=>p1});function p1(){let e=we();return l`
    <div class="column">
      <h1>${i("new-title")}</h1>
      ${e?l`<${d1} games=${e} />`:l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function d1({games:e}){let[t,n]=h(()=>m1(e)),[s,o]=h(!1),[a,r]=h(""),c=e.find($=>$.game===t.game)??e[0],u=t.games[c.game],p=$=>{n({...t,...$}),r("")},d=$=>p({games:{...t.games,[c.game]:{...u,...$}}}),m=async $=>{$.preventDefault(),o(!0);let g=f1(t,c);try{let{table:b}=await D("/api/tables",g);_e("lastForm",{...t,seed:""}),g.seats.every(y=>y.kind!=="person")&&_e("lastTable",{...K("lastTable"),[c.game]:{...g,seed:""}}),oe(`/t/${b}`)}catch(b){r(A(b)),o(!1)}},f=u.seats.some($=>$.kind==="person");return l`
    <form class="new-table" onSubmit=${m}>
      <section class="panel">
        <${Pe} legend=${i("new-game")} name="game" value=${c.game} choose=${$=>p({game:$})}
          values=${e.map($=>({value:$.game,title:Q($.game),hint:i(`${$.game}-about`)}))} />
        ${c.sets.length>1&&l`<${Ea} game=${c.game} sets=${c.sets} chosen=${u.sets} choose=${$=>d({sets:$,seats:fi(c,$,u.seats)})} />`}
        ${c.variants.length>1&&l`
          <${Pe} legend=${i("new-variant")} name="variant" value=${u.variant} choose=${$=>d({variant:$})}
            values=${c.variants.map($=>({value:$,title:me(`${c.game}-variant`,$),hint:qe(`${c.game}-variant`,$)}))} />`}
        ${c.options.map($=>l`
          <${Ta} key=${$.name} game=${c.game} option=${$} value=${u.options[$.name]??$.values[0]}
            choose=${g=>d({options:{...u.options,[$.name]:g}})} />`)}
      </section>
      <section class="panel">
        <${td} info=${c} sets=${u.sets} seats=${u.seats} choose=${$=>d({seats:$})} />
        <${Pe} legend=${i("new-who-may")} name="open" value=${t.open?"open":"link"} choose=${$=>p({open:$==="open"})}
          values=${["link","open"].map($=>({value:$,title:i(`new-${$}`),hint:i(`new-${$}-hint`)}))} />
        <${nd} form=${t} change=${p} />
        ${u.seats.some($=>$.kind==="bot")&&l`<${Ws} title=${i("new-pace")} value=${t.pace} values=${Us} word=${$=>i("new-pace-value",{n:$})}
          choose=${$=>p({pace:$})} />`}
        <${Xt} title=${i("new-hints")} hint=${i("new-hints-hint")} value=${t.hints} choose=${$=>p({hints:$})} />
        <${dd} seed=${t.seed} invites=${f} choose=${$=>p({seed:$})} />
      </section>
      <div class="new-go">
        <p class="refusal" role="alert">${a}</p>
        <button class="btn primary large" disabled=${s}>${i(f?"new-go-invite":"new-go")}</button>
      </div>
    </form>`}function m1(e){let t=K("lastForm")??{},n=new URLSearchParams(location.search).get("game")??t.game,s=e.find(a=>a.game===n)?.game??e[0].game,o=Object.fromEntries(e.map(a=>[a.game,$1(a,t.games?.[a.game])]));return{...u1,pace:K("pace"),...t,game:s,games:o}}function $1(e,t={}){let n=t.sets?.filter(r=>e.sets.some(c=>c.id===r))??[],s=n.length?n:e.sets.slice(0,1).map(r=>r.id),o=t.seats&&Wt(e,s).includes(t.seats.length)&&t.seats.every(r=>r.kind!=="bot"||e.bots.includes(r.bot??"")),a=[{kind:"me"},{kind:"person"}];return{sets:s,variant:e.variants.includes(t.variant??"")?String(t.variant):e.variants[0],options:t.options??{},seats:o?t.seats:a}}function f1(e,t){let{sets:n,variant:s,options:o,seats:a}=e.games[t.game],r=t.options.filter(({name:u,values:p})=>o[u]&&o[u]!==p[0]),c={none:null,live:{bank:e.minutes*60,each:e.seconds},days:{bank:0,each:e.days*86400}};return{game:t.game,sets:n,variant:s,options:Object.fromEntries(r.map(({name:u})=>[u,o[u]])),seats:a,clock:c[e.clock],open:e.open,pace:e.pace,hints:e.hints,wait:a.some(u=>u.kind==="person"),seed:e.seed}}var u1,fd=_(()=>{"use strict";Z();se();S();Re();Gs();ne();L();Oa();md();u1={clock:"none",minutes:15,seconds:20,days:3,open:!1,pace:.7,hints:!0,seed:""}});function ke(e){let[t,n]=h(()=>matchMedia(e).matches);return x(()=>{let s=matchMedia(e),o=()=>n(s.matches);return o(),s.addEventListener("change",o),()=>s.removeEventListener("change",o)},[e]),t}function Ne(e){e?.focus({preventScroll:!0})}function el(e){let[t,n]=h({width:0,height:0});return be(()=>{let s=e.current;if(!s)return;let o=()=>{if(!s.clientWidth)return;let r=getComputedStyle(s),c=Math.floor(s.clientWidth-parseFloat(r.paddingLeft)-parseFloat(r.paddingRight)),u=Math.floor(s.clientHeight-parseFloat(r.paddingTop)-parseFloat(r.paddingBottom));n(p=>p.width===c&&p.height===u?p:{width:c,height:u})};o();let a=new ResizeObserver(o);return a.observe(s),()=>a.disconnect()},[]),t}var xe,Ji,Xi,Qi,Ce=_(()=>{"use strict";S();xe="(max-width: 719px), (max-height: 499px)",Ji="(max-height: 699px)",Xi="(hover: none)",Qi="(min-width: 1000px) and (min-height: 700px), (min-width: 720px) and (max-width: 1199px) and (orientation: portrait) and (min-height: 900px)"});function Ia(e){let[t,n]=e.split(":");return t==="part"?h1[n]??".tabletop":t==="pool"?`[data-anchor="${CSS.escape(e)}"]`:`.board [data-target="${CSS.escape(e)}"]`}function Gn(e){let t=e.join(" ");x(()=>{if(!e.length)return;let n=new CSSStyleSheet;n.replaceSync(`:is(${e.map(Ia).join(", ")}) { outline: 3px solid var(--spot, #e0b040); outline-offset: 3px; border-radius: 8px; }`),document.adoptedStyleSheets=[...document.adoptedStyleSheets,n];let s=matchMedia(xe).matches&&document.querySelector(Ia(e[0]));return s&&s.scrollIntoView({block:"center"}),()=>{document.adoptedStyleSheets=document.adoptedStyleSheets.filter(o=>o!==n)}},[t])}var h1,Ks=_(()=>{"use strict";S();Ce();h1={mine:'.board [data-part="mine"]',centre:'.board [data-part="centre"]',rivals:'.board [data-part="rivals"]',question:".desk",score:".strip",log:".talk-place"}});function hd({notes:e,asked:t}){let[n,s]=ee("coach"),[o,a]=h([]);return Gn(n&&t?o:[]),n?l`
    <section class="coach" aria-label=${i("coach-title")}>
      <header class="coach-head">
        <h2>${i("coach-title")}</h2>
        <button type="button" class="btn quiet small icon-only" onClick=${()=>s(!1)} title=${i("coach-quiet")} aria-label=${i("coach-quiet")}><${v} name="close" size=${16} /></button>
      </header>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${i("coach-title")}>
        ${t?e.length?l`
          <ul class="coach-notes">${e.map(r=>l`
            <li key=${r.text} data-kind=${r.kind} tabindex=${r.targets.length?0:void 0} onPointerEnter=${()=>a(r.targets)}
              onPointerLeave=${()=>a([])} onFocus=${()=>a(r.targets)} onBlur=${()=>a([])}>${r.text}</li>`)}
          </ul>`:l`<p class="quiet-text">${i("coach-nothing")}</p>`:l`<p class="quiet-text">${i("coach-wait")}</p>`}
      </div>
    </section>`:l`<section class="coach is-silent" aria-label=${i("coach-title")}>
      <button type="button" class="btn quiet small" onClick=${()=>s(!0)}><${v} name="hint" size=${16} /> ${i("coach-speak")}</button>
    </section>`}var gd=_(()=>{"use strict";S();q();ne();L();Ks()});function Ra({path:e,title:t=""}){let[n,s]=h(!1),o=new URL(e,location.href).href;x(()=>{if(!n)return;let c=setTimeout(()=>s(!1),g1*1e3);return()=>clearTimeout(c)},[n]);let a=()=>navigator.clipboard?.writeText(o).then(()=>s(!0)).catch(()=>{}),r=()=>navigator.share({title:t||document.title,url:o}).catch(()=>{});return l`
    <div class="share">
      <input class="input" readonly value=${o} aria-label=${i("share-label")} onFocus=${c=>c.target.select()} />
      <button type="button" class="btn" onClick=${a}>${n?i("share-copied"):i("share-copy")}</button>
      ${"share"in navigator&&l`<button type="button" class="btn" onClick=${r}><${v} name="share" size=${16} /> ${i("share-send")}</button>`}
    </div>`}function tl({table:e,title:t}){let n=`/api/tables/${encodeURIComponent(e)}/qr.svg?from=${encodeURIComponent(location.origin)}`;return l`
    <section class="panel room-invite">
      <h2>${i("room-invite")}</h2>
      <${Ra} path=${`/t/${e}`} title=${t} />
      <figure class="room-qr">
        <img src=${n} width="160" height="160" alt=${i("room-qr")} />
        <figcaption>${i("room-qr-what")}</figcaption>
      </figure>
    </section>`}var g1,Na=_(()=>{"use strict";S();q();L();g1=2});function nl(e){let t=Math.max(0,Math.ceil(e));return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function sl({seat:e,skew:t}){let[,n]=h(0),s=e.due!==null&&e.due!==void 0;if(x(()=>{if(!s)return;let a=setInterval(()=>n(r=>r+1),1e3);return()=>clearInterval(a)},[s]),e.bank===null||e.bank===void 0)return null;let o=s?Number(e.due)-(Date.now()/1e3+t):e.bank;return l`<span class="clock" data-running=${s||null} data-low=${s&&o<b1||null}
    role="timer" aria-label=${i("clock-left",{time:nl(o)})}>${nl(o)}</span>`}var b1,ol=_(()=>{"use strict";S();L();b1=20});function kn({table:e,state:t,skew:n,onSeat:s,children:o}){let a=t.view,r=a.token??a.first??null,c=a.seats.map((m,f)=>t.result?t.result.points[f]:m.points),u=Math.max(...c,1),p=a.threshold||u,d=a.threshold>0&&u>=a.threshold&&!a.over;return l`
    <header class="strip">
      <div class="strip-round">
        <strong>${a.round?i("strip-round",{round:a.round}):i("strip-setup")}</strong>
        <span class="strip-goal" data-reached=${d||null}>${d?i("strip-reached",{points:a.threshold}):a.match?i("strip-match",{game:a.match.game}):a.threshold?i("strip-goal",{points:a.threshold}):a.last_round?i("strip-last-round",{round:a.last_round}):""}</span>
      </div>
      <ol class="strip-seats">
        ${a.seats.map((m,f)=>l`
          <li key=${f}>
            <${y1} seat=${e.seats[f]} points=${c[f]} goal=${p} threshold=${a.threshold??0} you=${f===e.you} skew=${n}
              wins=${a.match?a.match.wins[f]:null} first=${r===f} passed=${a.passed?.includes(f)}
              active=${!a.over&&(a.owing.length?a.owing.includes(f):a.active===f)} onClick=${()=>s(f)} />
          </li>`)}
      </ol>
      <div class="strip-tools">${o}</div>
    </header>`}function y1({seat:e,points:t,goal:n,threshold:s,you:o,skew:a,wins:r,first:c,passed:u,active:p,onClick:d}){let m=s>0&&t>=s,f=[m&&i("seat-reached"),o&&i("seat-you"),p&&i("seat-turn"),c&&i("seat-first"),u&&i("seat-passed"),Da(e)].filter(Boolean).join(", "),$=i("seat-summary",{name:Ki(e.name,e.guest&&!o),points:t,marks:f});return l`
    <button type="button" class="seat-pill" data-active=${p||null} data-passed=${u||null} data-you=${o||null} onClick=${d}
      aria-label=${$} title=${$}>
      <span class="presence" data-here=${bd(e)}></span>
      <span class="seat-name"><${Je} name=${e.name} guest=${e.guest&&!o} /></span>
      ${c&&l`<span class="mark" aria-hidden="true"><${v} name="first" size=${15} /></span>`}
      ${u&&l`<span class="mark" aria-hidden="true"><${v} name="pass" size=${15} /></span>`}
      <${sl} seat=${e} skew=${a} />
      ${m&&l`<span class="mark" aria-hidden="true"><${v} name="crown" size=${15} /></span>`}
      <span class="seat-points" data-reached=${m||null}>${t}${s>0&&l`<small>/${s}</small>`}</span>
      ${r!==null&&l`<span class="seat-wins" title=${i("seat-wins",{n:r})}>${"●".repeat(r)}${"○".repeat(Math.max(0,2-r))}</span>`}
      <span class="seat-way" aria-hidden="true"><i style=${{width:`${Math.min(100,100*Math.max(0,t)/n)}%`}}></i></span>
    </button>`}function bd(e){return e.kind==="bot"?"bot":e.stand_in?"stand-in":e.here?"here":"away"}function Da(e){return i(`presence-${bd(e)}`,{bot:e.stand_in||e.bot||""})}var Vn=_(()=>{"use strict";S();q();L();Et();ol()});function yd({lines:e,since:t}){let[n,s]=h(!1),o=n?e:e.slice(-w1),a=t>=0?t:(e.length?e[e.length-1][0]:0)-1,r=o.findIndex(([c])=>c>a);return l`
    <div class="log at-end" tabindex="0" role="log" aria-label=${i("log-label")}><div>
      ${o.length<e.length&&l`<button type="button" class="btn quiet small" onClick=${()=>s(!0)}>${i("log-all",{n:e.length})}</button>`}
      ${!e.length&&l`<p class="empty">${i("log-empty")}</p>`}
      <ol>${o.map(([c,u],p)=>l`
        ${p===r&&t>=0&&l`<li key="since" class="log-since">${i("log-since")}</li>`}
        <li key=${p} data-latest=${c>a||null}>${u}</li>`)}</ol>
    </div></div>`}function qa({lines:e,onSay:t}){let[n,s]=h(""),o=a=>{a.preventDefault(),n.trim()&&t(n.trim()).then(()=>s("")).catch(()=>{})};return l`
    <div class="chat">
      <div class="chat-lines at-end" tabindex="0" role="log" aria-label=${i("chat-label")}><div>
        ${!e.length&&l`<p class="empty">${i("chat-empty")}</p>`}
        ${e.map((a,r)=>l`<p key=${r}><strong data-seat=${a.seat}><${Je} name=${a.who} guest=${a.guest} /></strong> <bdi>${a.text}</bdi></p>`)}
      </div></div>
      <form onSubmit=${o}>
        <input class="input chat-input" value=${n} maxlength="400" placeholder=${i("chat-write")} aria-label=${i("chat-write")}
          onInput=${a=>s(a.target.value)} />
        <button type="submit" class="btn" disabled=${!n.trim()}>${i("chat-send")}</button>
      </form>
    </div>`}function al({log:e,since:t,chat:n,tab:s,setTab:o,requests:a,onRequest:r,onSay:c}){let[u,p]=h(n.length);x(()=>{s==="chat"&&p(n.length)},[s,n.length]);let d=n.length-u;return l`
    <section class="talk">
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected=${s==="log"} onClick=${()=>o("log")}>${i("tab-log")}</button>
        <button type="button" role="tab" aria-selected=${s==="chat"} onClick=${()=>o("chat")}>
          ${i("tab-chat")} ${d>0&&l`<span class="count">${d}</span>`}
        </button>
      </div>
      ${s==="chat"?l`<${qa} lines=${n} onSay=${c} />`:l`<${yd} lines=${e} since=${t} />`}
      ${a.length>0&&l`
        <p class="row requests">${a.map(m=>l`
          <button key=${m.name} type="button" class="btn quiet small" data-request=${m.name} onClick=${()=>r(m.name)}>${i("request-open",{what:m.title})}</button>`)}</p>`}
    </section>`}var w1,Ba=_(()=>{"use strict";S();L();Et();w1=150});function il({table:e,chat:t,ask:n,send:s}){let o=we()?.find(a=>a.game===e.game);return l`
    <div class="room waiting-room">
      <header class="room-head">
        <h1>${Q(e.game)}</h1>
        <p role="status" class="room-state">${v1(e)}</p>
      </header>
      <div class="room-columns">
        <div class="room-main">
          <ol class="room-seats" aria-label=${i("room-seats")}>
            ${e.seats.map((a,r)=>l`<${k1} key=${r} table=${e} seat=${a} i=${r} info=${o} send=${s} />`)}
          </ol>
          <${x1} table=${e} send=${s} />
          <${_1} seated=${e.you>=0} send=${s} />
          <${C1} table=${e} info=${o} />
        </div>
        <div class="room-side">
          <${tl} table=${e.table} title=${i("room-invitation",{game:Q(e.game)})} />
          <section class="panel room-chat">
            <h2>${i("tab-chat")}</h2>
            <${qa} lines=${t} onSay=${a=>n({t:"chat",text:a})} />
          </section>
          ${e.watchers>0&&l`<p class="room-what">${i("watchers",{n:e.watchers})}</p>`}
        </div>
      </div>
    </div>`}function v1(e){let t=e.seats.filter(n=>n.kind==="empty").length;return t?i(e.wait?"room-seats-free":"room-waiting",{n:t}):e.wait?e.start?i(rl(e)?"room-all-ready":"room-some-not-ready"):i(e.seats[e.you]?.ready?"room-for-host":"room-say-ready"):i("room-starting")}function rl(e){return e.seats.every((t,n)=>t.kind!=="person"||t.ready||t.host||n===e.you&&e.start)}function x1({table:e,send:t}){if(!e.wait)return null;let n=e.seats.some(a=>a.kind==="empty"),s=e.seats[e.you],o=e.seats.filter((a,r)=>a.kind==="person"&&r!==e.you).length;return l`
    <div class="room-begin">
      ${e.start&&l`
        <button type="button" class="btn primary large" disabled=${n} onClick=${()=>t({t:"start"})}>${i(n||rl(e)?"room-start":"room-start-anyway")}</button>`}
      ${s&&!e.host&&l`
        <button type="button" class=${`btn large ${s.ready?"":"primary"}`} aria-pressed=${s.ready?"true":"false"} onClick=${()=>t({t:"ready",ready:!s.ready})}>
          <${v} name="done" size=${18} /> ${i(s.ready?"room-ready-now":"room-ready")}</button>`}
      ${e.start&&o>0&&!n&&!rl(e)&&l`<p class="quiet-text">${i("room-start-what")}</p>`}
      ${e.start&&n&&l`<p class="quiet-text">${i("room-start-free")}</p>`}
    </div>`}function k1({table:e,seat:t,i:n,info:s,send:o}){let a=s?.opponents??[],r=n===e.you,c=t.kind==="person"&&e.wait&&!t.host;return l`
    <li data-kind=${t.kind} data-you=${r||null} data-kept=${t.kept?!0:null}>
      <span class="room-number">${n+1}</span>
      <span class="room-name">${t.kind==="person"?l`<${Je} name=${t.name} />`:l`<bdi>${M1(t)}</bdi>`}
        ${t.kind==="bot"&&l`<small>${ks(a.find(u=>u.bot===t.bot))}</small>`}
        ${t.kind==="person"&&l`<small>${[r?i("seat-you"):Da(t),i(t.guest?"room-guest":"room-account"),t.host&&i("room-host")].filter(Boolean).join(" · ")}</small>`}</span>
      ${c&&l`<span class="room-mark" data-ready=${t.ready||null}><${v} name=${t.ready?"done":"hourglass"} size=${16} /> ${i(t.ready?"room-is-ready":"room-not-ready")}</span>`}
      <span class="room-acts">
        ${t.kind==="empty"&&e.you<0&&(!t.kept||t.kept.you)&&l`<button type="button" class="btn primary" onClick=${()=>o({t:"sit",seat:n})}>${i("room-sit")}</button>`}
        ${t.kind==="empty"&&e.host&&s&&l`<${S1} opponents=${a} first=${s.opponent} put=${u=>o({t:"set_seat",seat:n,bot:u})} />`}
        ${t.kind==="empty"&&e.host&&l`
          <button type="button" class="btn small" aria-pressed=${t.kept?"true":"false"} title=${i("room-keep-what")} onClick=${()=>o({t:"keep",seat:n,kept:!t.kept})}><${v} name="lock" size=${16} /> ${i(t.kept?"room-open-seat":"room-keep")}</button>`}
        ${t.kind==="bot"&&e.host&&l`<button type="button" class="btn small" onClick=${()=>o({t:"set_seat",seat:n,bot:""})}>${i("room-no-bot")}</button>`}
        ${r&&l`<button type="button" class="btn small" onClick=${()=>o({t:"leave"})}>${i("room-leave")}</button>`}
        ${e.host&&n+1<e.seats.length&&l`
          <button type="button" class="btn quiet small icon-only" title=${i("room-swap",{a:n+1,b:n+2})} aria-label=${i("room-swap",{a:n+1,b:n+2})} onClick=${()=>o({t:"swap",seat:n,other:n+1})}><${v} name="reorder" size=${16} /></button>`}
      </span>
    </li>`}function M1(e){return e.kind==="bot"?i("room-bot",{bot:me("bot",e.bot)}):e.kept?e.kept.you?i("room-kept-you"):e.kept.name?i("room-kept-for",{who:e.kept.name}):i("room-kept"):i("room-free")}function _1({seated:e,send:t}){let n=fe(),[s,o]=h(n.name),[a,r]=h("");return x(()=>o(n.name),[n.name]),n.account?null:l`
    <form class="room-me" onSubmit=${async u=>{u.preventDefault();try{await Jt({name:s.trim()}),r(""),e&&t({t:"rename"})}catch(p){r(A(p))}}}>
      <label class="field"><span class="label">${i("room-your-name")}</span>
        <input class="input" value=${s} maxlength="24" autocomplete="nickname" aria-invalid=${a?"true":null}
          onInput=${u=>o(u.currentTarget.value)} /></label>
      <button class="btn" disabled=${!s.trim()||s.trim()===n.name}>${i("save")}</button>
      ${a&&l`<p class="refusal" role="alert">${a}</p>`}
    </form>`}function C1({table:e,info:t}){let{game:n}=e,s=t&&t.sets.length>1?e.sets.map(r=>me(`${n}-set`,r)):[],o=(t?.options??[]).filter(({name:r})=>e.options[r]).map(({name:r,values:c})=>({name:r,value:String(e.options[r]),usual:c[0]})),a=e.seed?.by??"";return l`
    <section class="panel room-facts">
      <h2>${i("room-what")}</h2>
      <dl>
        ${s.length>0&&l`<${Qt} title=${i("room-sets")}>${Ee(s)}<//>`}
        ${t&&t.variants.length>1&&l`<${Qt} title=${i("room-variant")} hint=${qe(`${n}-variant`,e.variant)}>${me(`${n}-variant`,e.variant)}<//>`}
        ${o.map(({name:r,value:c})=>l`
          <${Qt} key=${r} title=${me(`${n}-option`,r)} hint=${c==="on"?qe(`${n}-option`,r):""}>
            ${c==="on"||c==="off"?i(`room-${c}`):me(`${n}-value`,c)}<//>`)}
        <${Qt} title=${i("room-seats")}>${i("room-seat-count",{n:e.seats.length})}<//>
        <${Qt} title=${i("room-clock")}>${e.clock?sa(e.clock):i("new-clock-none")}<//>
        <${Qt} title=${i("new-hints")}>${i(e.hints?"room-hints-yes":"room-hints-no")}<//>
        <${Qt} title=${i("room-who-may")}>${i(e.open?"new-open":"new-link")}<//>
        <${Qt} title=${i("room-deal")}>${a?i(`room-deal-${a}`):i("room-deal-chance")}
          ${e.seed?.value&&l`<small class="room-seed">${i("room-seed",{seed:e.seed.value})}</small>`}<//>
      </dl>
      ${(a==="host"||a==="deal")&&l`<p class="notice">${i(`room-deal-${a}-what`)}</p>`}
    </section>`}function Qt({title:e,hint:t="",children:n}){return l`<div><dt>${e}</dt><dd>${n}${t&&l` <small>${t}</small>`}</dd></div>`}function S1({opponents:e,first:t,put:n}){let[s,o]=h(t);return l`
    <span class="row">
      <select class="select" aria-label=${i("room-which-bot")} value=${s} onChange=${a=>o(a.currentTarget.value)}>
        ${e.map(a=>l`<option key=${a.bot} value=${a.bot}>${yt(a)}</option>`)}
      </select>
      <button type="button" class="btn small" onClick=${()=>n(s)}><${v} name="bot" size=${16} /> ${i("room-put-bot")}</button>
    </span>`}var ll=_(()=>{"use strict";Z();se();S();q();Ie();L();Et();Na();Vn();Ba()});function Ys(e,t){let[n,s]=h(cl),[o,a]=h(!1),r=e?.ask??null,c=e?.step??-1,u=e?.era??0;x(()=>{s(cl),a(!1)},[r?r.at:c,r?.question]);let p=U((g,b=void 0)=>{s(cl),a(!0),t({t:"play",step:c,era:u,...g},b).catch(()=>{}).finally(()=>a(!1))},[t,c,u]),d=U(g=>{o||(wd(g)?s(b=>({path:b.path,menu:[],asking:g})):p({move:g.move},g))},[o,p]),m=U(g=>{if(o)return;let b=ka(r,n.path,g);b&&(b.move&&!wd(b.move)?p({move:b.move.move},b.move):s({path:b.path,menu:b.menu,asking:b.move}))},[r,o,n,p]),f=U(()=>{if(!n.path.length&&!n.asking)return!1;let g=Ai(n.path);return s({path:g,menu:va(r,g),asking:null}),!0},[r,n]),$=H(()=>o?new Set([]):xa(r,n.path),[r,o,n.path]);return{...n,lit:$,busy:o,choose:m,take:d,back:f,agree:()=>n.asking&&p({move:n.asking.move},n.asking),takeAll:g=>p({moves:g.map(b=>b.move)})}}var cl,wd,Ha=_(()=>{"use strict";S();Mt();ne();cl={path:ya,menu:[],asking:null},wd=e=>!!e.confirm&&K("confirm")});function ul(e){return vd(e)&&(xd(e)||e.seats.every(t=>t.kind==="bot"||t.coach))}function vd(e){return e.hints&&e.you>=0&&!e.day}function xd(e){return e.seats.every((t,n)=>n===e.you||t.kind==="bot")}function pl(e){return e.you>=0&&!e.seats[e.you].coach&&e.seats.some(({coach:t})=>t)}function Js({table:e,tell:t,explained:n=!1}){if(!vd(e)||xd(e))return null;let s=e.seats.filter(({kind:a})=>a!=="bot"),o=e.seats[e.you].coach;return l`
    <button type="button" class="btn quiet small" aria-pressed=${o} title=${i("coach-agree-hint")} onClick=${()=>t({t:"coach",agree:!o})}>
      <${v} name=${o?"done":"chat"} size=${16} /> ${i("coach-agree")} <small>${i("coach-agreed",{n:s.filter(({coach:a})=>a).length,all:s.length})}</small></button>
    ${n&&l`<p class="quiet-text">${i("coach-agree-hint")}</p>`}`}function dl(e,t,n){let[s,o]=h(!1),[a,r]=h(!1),c=e.state?.step??0;x(()=>o(!1),[c]);let u=U(d=>(o(!1),r(!0),n({t:"why",step:c,move:d}).finally(()=>r(!1))),[c,n]),p=U((d,m)=>s&&d.t==="play"?u(String(m?.move??d.move??d.moves[0])):t(d,m),[s,u,t]);return{asking:s,setAsking:o,busy:a,about:u,choose:p}}function ml({coached:e,asked:t,made:n}){let{asking:s,setAsking:o,busy:a,about:r}=e;return l`
    ${t&&l`<button type="button" class="btn quiet small" aria-pressed=${s} disabled=${a} onClick=${()=>o(!s)}><${v} name="chat" size=${16} /> ${i("why-ask")}</button>`}
    ${n&&l`<button type="button" class="btn quiet small" disabled=${a} onClick=${()=>r("")}>${i("why-last")}</button>`}`}function $l({data:e,coached:t}){let n=e.why&&e.why.step===e.state?.step?e.why:null;return!t.asking&&!t.busy&&!n?null:l`
    <div class="coach-verdict" role="status" data-verdict=${n&&!t.asking?n.verdict:null}>
      ${t.busy?l`<p>${i("why-thinking")}</p>`:t.asking?l`<p>${i("why-choose")}</p>`:n&&l`<ul>${n.sentences.map((s,o)=>l`<li key=${o}>${s}</li>`)}</ul>`}
    </div>`}var Za=_(()=>{"use strict";S();q();L()});function Kn(e){return L1.has(e.group)&&!e.targets.length&&(e.amount?.length??0)>0}function fl(e){let t=e?e.moves.filter(Kn):[];return t.length>kd?t:[]}function Xs(e){return e[0].amount.map((t,n)=>Math.min(...e.map(s=>s.amount[n])))}function Wa(e,t,n){let s=_d(t,n,1);return e.some(o=>Md(s,o.amount))?s:null}function Ua(e,t,n){return t[n]>Xs(e)[n]?_d(t,n,-1):null}function Qs(e,t){return e.find(n=>n.amount.every((s,o)=>s===t[o]))??null}function eo(e,t){let n=e.filter(s=>Md(t,s.amount)).map(s=>Fa(s.amount));return{n:Fa(t),least:Math.min(...n),most:Math.max(...n)}}function gl(e){let t=Xs(e),{least:n,most:s}=eo(e,t);return{fixed:t,least:n-Fa(t),most:s-Fa(t)}}function bl(e){return e[0].amount.map((t,n)=>n).filter(t=>e.some(n=>n.amount[t]>0))}function yl(e,t,n){let s=n==="gain"?1:-1;return e.map((o,a)=>o+s*(t[a]??0))}function ja(e,t){let n=e[0]?.have;return n?n.map((s,o)=>t.reduce((a,r)=>a+(r.change?.[o]??0),s)):null}var L1,kd,Fa,Md,_d,E1,hl,to=_(()=>{"use strict";L1=new Set(["pay","gain","lose"]),kd=5;Fa=e=>e.reduce((t,n)=>t+n,0),Md=(e,t)=>e.every((n,s)=>n<=t[s]),_d=(e,t,n)=>e.map((s,o)=>o===t?s+n:s);E1=12,hl=e=>e.moves.length>E1&&e.moves.every(Kn)});function wl({moves:e,start:t,kinds:n,pool:s,onTake:o,disabled:a}){let[r,c]=h(t.amount),{group:u}=t,p=Qs(e,r),{n:d,least:m,most:f}=eo(e,r),$=Xs(e),g=r.every((b,y)=>b===$[y]);return l`
    <div class="picker" data-group=${u}>
      <p class="picker-cost"><span>${i(`pick-${u}`)}</span> <${P1} moves=${e} kinds=${n} />
        <output class="picker-count num" role="status">${m===f?i("pick-count",{n:d,of:f}):i("pick-count-between",{n:d,least:m,most:f})}</output>
      </p>
      <${Ga} moves=${e} chosen=${r} kinds=${n} pool=${s} disabled=${a} onChange=${c} />
      <p class="decision-how">${i(d<m?"pick-how-more":"pick-how-change")}</p>
      <div class="picker-acts">
        <button type="button" class="btn primary" data-proposed disabled=${a||!p} onClick=${()=>p&&o(p)}
          data-move=${p?.move} aria-keyshortcuts="Enter">
          ${i(`pick-do-${u}`)} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn quiet small" aria-disabled=${g} onClick=${()=>!a&&c($)}>${i("pick-clear")}</button>
      </div>
    </div>`}function Ga({moves:e,chosen:t,kinds:n,pool:s,disabled:o,onChange:a}){let{group:r}=e[0],{most:c}=eo(e,t),u=yl(s,t,r),p=(m,f)=>i(`sign-${n[m]}`,{n:f}),d=m=>m&&!o&&a(m);return l`
    <div class="picker-tray" role="group" aria-label=${i("pick-chosen")}>
      ${O1(t,c).map(({kind:m,count:f},$)=>m<0?l`<span key=${$} class="picker-slot" aria-hidden="true"></span>`:l`
        <button type="button" key=${$} class=${`picker-token of-${n[m]}`} data-kind=${n[m]} aria-disabled=${!Ua(e,t,m)}
          aria-label=${i("pick-out",{kind:p(m,1),n:t[m]})} title=${i("pick-out",{kind:p(m,1),n:t[m]})}
          onClick=${()=>d(Ua(e,t,m))}><${v} name=${n[m]} size=${22} />${f>1&&l`<b class="num">${f}</b>`}</button>`)}
    </div>
    <div class="picker-kinds" role="group" aria-label=${i(r==="gain"?"pick-from-any":"pick-from-pool")}>
      ${bl(e).map(m=>l`
        <button type="button" key=${m} class=${`picker-kind of-${n[m]}`} data-kind=${n[m]} aria-disabled=${o||!Wa(e,t,m)}
          aria-label=${i("pick-in",{kind:p(m,1),n:u[m],how:r==="gain"?"then":"left"})} title=${i("pick-in",{kind:p(m,1),n:u[m],how:r==="gain"?"then":"left"})}
          onClick=${()=>d(Wa(e,t,m))}><span class="picker-plus" aria-hidden="true">+</span><${v} name=${n[m]} size=${20} /><b class="num">${u[m]}</b></button>`)}
    </div>`}function O1(e,t){if(t>T1)return e.map((s,o)=>({kind:o,count:s})).filter(({count:s})=>s);let n=e.flatMap((s,o)=>Array.from({length:s},()=>({kind:o,count:1})));return[...n,...Array.from({length:Math.max(0,t-n.length)},()=>({kind:-1,count:0}))]}function P1({moves:e,kinds:t}){let{fixed:n,least:s,most:o}=gl(e),a=s===o?String(o):`${s}–${o}`;return l`
    <${wi} amount=${n} kinds=${t} />
    ${o>0&&l`<span class="sign of-any" title=${i("pick-any",{n:a})}><b class="sign-number" aria-hidden="true">${a}</b><${v} name="any" label=${i("pick-any",{n:a})} /></span>`}`}var T1,Va=_(()=>{"use strict";S();q();L();to();T1=10});function vl({plan:e,game:t,kinds:n,pool:s,essencesOn:o,onTake:a,disabled:r}){let[c,u]=h({}),[p,d]=h({}),m=e.map((k,E)=>p[E]?Qs(k.moves,p[E]):kt(k,c[E]??"")??Is(k)??k.moves[0]),f=m.map((k,E)=>k??{change:p[E]}),$=ja(e,f),g=!$||$.every(k=>k>=0),b=m.every(k=>k!==null),y=k=>ja(e,f.filter((E,M)=>M!==k))??s,w=(k,E)=>u({...c,[k]:String(E.move)});return l`
    <div class="collect">
      <ul class="collect-rows">
        ${e.map((k,E)=>l`
          <li key=${E} class="collect-row">
            ${k.card&&l`<${ve} game=${t} id=${k.card} size="chip" essences=${o(k.card)} />`}
            ${hl(k)?l`
              <div class="collect-tray" role="group" aria-label=${k.question}>
                <${Ga} moves=${k.moves} chosen=${p[E]??m[E]?.amount} kinds=${n} pool=${y(E)} disabled=${r} onChange=${M=>d({...p,[E]:M})} />
                <p class="decision-how" role="status">${i(m[E]?"pick-how-change":"pick-how-more")}</p>
              </div>`:l`
            <div class="collect-choices" role="radiogroup" aria-label=${k.question}>
              ${k.moves.map(M=>l`
                <button type="button" key=${M.move} role="radio" class="toggle" aria-checked=${M===m[E]}
                  disabled=${r} data-move=${M.move} onClick=${()=>w(E,M)}>
                  <${Ke} fragments=${M.label} />
                </button>`)}
            </div>`}
          </li>`)}
      </ul>
      <div class="collect-end">
        ${$&&l`<${A1} kinds=${n} pool=${s} after=${$} />`}
        ${!g&&l`<p class="decision-how" role="status">${i("collect-too-much")}</p>`}
        <button type="button" class="btn primary" data-proposed disabled=${r||!g||!b} onClick=${()=>a(m.filter(k=>k!==null))} aria-keyshortcuts="Enter">
          ${i("collect-all")} <span class="move-enter">↵</span>
        </button>
      </div>
    </div>`}function A1({kinds:e,pool:t,after:n}){let s=e.map((o,a)=>({kind:o,n:n[a],by:n[a]-t[a]})).filter(({n:o,by:a})=>o||a);return l`
    <p class="collect-after" role="status"><span>${i("collect-after")}</span>
      ${s.map(({kind:o,n:a,by:r})=>l`
        <span key=${o} class=${`collect-kind of-${o}`}><${v} name=${o} size=${18} label=${i(`sign-${o}`,{n:a})} /><b class="num">${a}</b>${r!==0&&l`<small class="num">${r>0?"+":"−"}${Math.abs(r)}</small>`}</span>`)}
    </p>`}var xl=_(()=>{"use strict";S();q();lt();L();Mt();to();Va()});function Yn({move:e,index:t,proposed:n,hinted:s,verb:o,onTake:a,disabled:r}){let c=t!==void 0&&t<9?String(t+1):"";return l`
    <button type="button" class="move" data-group=${e.group} data-proposed=${n||null} data-hinted=${s||null}
      data-move=${e.move} disabled=${r} onClick=${()=>a(e)}
      aria-keyshortcuts=${n?"Enter":c||null}>
      ${c&&l`<kbd class="digit" aria-hidden="true">${c}</kbd>`}
      <span class="move-what">
        <span class="move-name">${o&&l`<span class="move-verb">${e.heading}</span> `}<${Ke} fragments=${e.label} /></span>
        ${e.hint.length>0&&l`<span class="move-hint"><${Ke} fragments=${e.hint} /></span>`}
      </span>
      ${n&&l`<span class="move-enter" title=${i("decide-proposed")}>↵</span>`}
    </button>`}function kl({moves:e,proposed:t,hinted:n,onTake:s,disabled:o}){let a=0;return l`
    <div class="move-list">
      ${Ii(e).map(({heading:r,moves:c})=>l`
        <section key=${r}>
          <h4>${r}</h4>
          ${c.map(u=>l`<${Yn} key=${u.move} move=${u} index=${a++} onTake=${s}
            proposed=${u===t} hinted=${u===n} disabled=${o} />`)}
        </section>`)}
    </div>`}var Ka=_(()=>{"use strict";S();q();L();Mt()});function no({game:e,state:t,ask:n,you:s,choosing:o,hint:a,before:r}){let[c,u]=h(!1);x(()=>u(!1),[n.question,n.at]);let p=ke(Ji),d=t.view,m=d.seats[s],f=z1(e,n),$=Is(n),g=a?kt(n,a.move):null,b=n.plan?.length?n.plan:null,y=fl(n),w=n.moves.some(M=>M.targets.length),k=zi(n).filter(M=>!y.length||!Kn(M)),E=M=>m.play?.find(T=>T.card===M)?.essences??null;return o.asking?l`<${Cd} choosing=${o} />`:l`
    <div class="decision" data-kind=${n.kind} data-hit=${f||null}>
      <div class="decision-head">
        <h2 class="question" aria-live="polite">${b?i("collect-question"):n.question}</h2>
        ${!b&&n.moves.length>1&&w&&l`
          <button type="button" class="btn quiet small list-toggle" aria-keyshortcuts="m" aria-pressed=${c} onClick=${()=>u(!c)} title=${i("decide-list-title")}>
            ${i("decide-list")}
          </button>`}
      </div>
      ${f&&l`<${Sd} lines=${r} />`}
      <div class="decision-body" data-stacked=${y.length>0||c||p||null}>
        ${I1(n)&&l`<div class="decision-card"><${ve} game=${e} id=${n.card} size=${y.length||c||p?"chip":"table"} /></div>`}
        <div class="decision-answers">
          ${a&&l`<${R1} hint=${a} />`}
          ${b&&!c?l`<${vl} key=${n.at} plan=${b} game=${e} kinds=${d.essences} pool=${m.pool} essencesOn=${E} onTake=${o.takeAll} disabled=${o.busy} />`:c?l`<${kl} moves=${n.moves} proposed=${$} hinted=${g} onTake=${o.take} disabled=${o.busy} />`:l`
            ${y.length>0&&l`<${wl} key=${n.at} moves=${y} start=${$&&Kn($)?$:y[0]}
              kinds=${d.essences} pool=${m.pool} onTake=${o.take} disabled=${o.busy} />`}
            ${w&&l`<p class="decision-how">${i(o.menu.length?"decide-menu":o.path.length?"decide-go-on":k.length?"decide-point":"decide-point-only")}</p>`}
            ${k.map((M,T)=>l`<${Yn} key=${M.move} move=${M} index=${o.menu.length?void 0:T} verb=${M.group==="pass"}
              proposed=${M===$} hinted=${M===g} onTake=${o.take} disabled=${o.busy} />`)}`}
        </div>
      </div>
    </div>`}function R1({hint:e}){return l`
    <div class="hint-words" role="status">
      <p><strong>${e.words}</strong> ${e.win!==null&&l`<span class="hint-win">${i("hint-win",{n:e.win})}</span>`}</p>
      ${e.reasons.length>0&&l`<ul>${e.reasons.map((t,n)=>l`<li key=${n}>${t}</li>`)}</ul>`}
      ${e.second&&e.second.win!==null&&l`<p class="hint-second">${i("hint-second",{what:e.second.words,n:e.second.win})}</p>`}
    </div>`}function Cd({choosing:e}){let t=e.asking;return t&&l`
    <div class="decision" role="alertdialog" aria-label=${t.confirm}>
      <h2 class="question">${t.confirm}</h2>
      <div class="decision-answers row">
        <button type="button" class="btn primary" data-proposed ref=${Ne} onClick=${e.agree} aria-keyshortcuts="Enter">
          ${i("confirm-yes")} <span class="move-enter">↵</span>
        </button>
        <button type="button" class="btn" onClick=${e.back} aria-keyshortcuts="Escape">${i("confirm-no")}</button>
      </div>
    </div>`}function Ml({names:e,owing:t,you:n,before:s}){let o=t.filter(a=>a!==n).map(a=>e[a]);return l`
    <div class="decision is-waiting" role="status">
      <h2 class="question">${o.length?i("waiting-for",{who:Ee(o),n:o.length}):i("waiting-table")}</h2>
      <${Sd} lines=${s.slice(-1)} />
      ${n<0&&l`<p class="decision-how">${i("you-watch")}</p>`}
    </div>`}function Sd({lines:e}){return e.length>0&&l`<div class="decision-before">${e.map((t,n)=>l`<p key=${n}>${t}</p>`)}</div>`}var z1,I1,Ya=_(()=>{"use strict";S();lt();se();L();Mt();to();xl();Ka();Va();Ce();z1=(e,t)=>ye(e)?.hits.includes(t.kind)??!1,I1=e=>e.card&&!e.plan?.length});function Xa(e){return[1,2,5,10,20,25,50].find(t=>e/t<=5)??100}function Cl({rounds:e,names:t,you:n}){let s=ke(xe)?330:600;if(e.length<2)return null;let o=e.flat(),a=Math.min(0,...o),r=Xa(Math.max(...o,1)-a),c=Math.ceil(Math.max(...o,1)/r)*r,u=f=>Ja+(s-Ja-Ld)*f/(e.length-1),p=f=>Ed+(_l-Ed-N1)*(1-(f-a)/(c-a)),d=Array.from({length:Math.floor((c-a)/r)+1},(f,$)=>Math.ceil(a/r)*r+$*r).filter(f=>f<=c),m=Math.ceil(e.length/(s/40));return l`
    <figure class="curve">
      <figcaption>${i("curve-title")}</figcaption>
      <svg viewBox=${`0 0 ${s} ${_l}`} aria-hidden="true">
        ${d.map(f=>l`<g key=${f} class="curve-level"><path d=${`M${Ja} ${p(f)}H${s-Ld}`} /><text x=${Ja-6} y=${p(f)+4} text-anchor="end">${f}</text></g>`)}
        ${e.map((f,$)=>$%m===0&&l`<text key=${$} class="curve-round" x=${u($)} y=${_l-6} text-anchor="middle">${$+1}</text>`)}
        ${t.map((f,$)=>l`
          <g key=${$} class="curve-line" data-seat=${$} data-you=${$===n||null}>
            <polyline points=${e.map((g,b)=>`${u(b)},${p(g[$])}`).join(" ")} stroke-dasharray=${Td[$]} />
            ${e.map((g,b)=>l`<circle key=${b} cx=${u(b)} cy=${p(g[$])} r="2.5" />`)}
          </g>`)}
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${t.map((f,$)=>l`<li key=${$} data-seat=${$}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${Td[$]} /></svg> <bdi>${f}</bdi></li>`)}
      </ul>
      <table class="visually-hidden">
        <caption>${i("curve-title")}</caption>
        <thead><tr><th scope="col">${i("curve-round")}</th>${t.map((f,$)=>l`<th key=${$} scope="col">${f}</th>`)}</tr></thead>
        <tbody>${e.map((f,$)=>l`<tr key=${$}><th scope="row">${$+1}</th>${f.map((g,b)=>l`<td key=${b}>${g}</td>`)}</tr>`)}</tbody>
      </table>
    </figure>`}var _l,Ja,Ld,Ed,N1,Td,Qa=_(()=>{"use strict";S();L();Ce();_l=180,Ja=30,Ld=16,Ed=12,N1=24,Td=["","8 4","2 4","10 3 2 3","1 3"]});function er(e){return e<new Date().toISOString().slice(0,10)}function Od(e){let t=(ye(e.game)?.bots??[]).filter(n=>/^level\d+$/.test(n));return e.seats.some(n=>n.kind==="bot"&&t.includes(n.bot)&&n.bot!==t.at(-1))}function Sl(e){let t=["again"];return Od(e)&&t.push("stronger"),(!e.day||er(e.day))&&t.push("deal"),t}function Ll({table:e,names:t,ask:n,latest:s}){let[o,a]=h(""),[r,c]=h(!1),u=async m=>{c(!0),a("");try{await n({t:"rematch",how:m});let f=s()?.next?.[m];f&&oe(`/t/${f.table}`)}catch(f){a(A(f))}c(!1)},p=e.next??{};if(e.you<0)return Object.entries(p).map(([m,{table:f}])=>l`<a key=${m} class="btn" href=${`/t/${f}`}>${i("rematch-watch")}</a>`);let d=Sl(e).filter(m=>p[m]&&p[m].seat!==e.you);return l`
    ${d.map(m=>l`<p key=${m} class="notice rematch-offer" role="status">${i(`rematch-offer-${m}`,{who:t[p[m].seat]})}</p>`)}
    ${o&&l`<p class="problem" role="alert">${o}</p>`}
    ${Sl(e).map((m,f)=>l`
      <button key=${m} type="button" class=${`btn ${d.includes(m)||!d.length&&f===0&&!e.day?"primary":""}`} disabled=${r} onClick=${()=>u(m)}>
        ${d.includes(m)&&l`<${v} name="people" size=${16} />`} ${d.includes(m)?i(`rematch-join-${m}`):i(`rematch-${m}`)}</button>`)}`}var El=_(()=>{"use strict";Z();se();S();q();Re();L()});function Tl({table:e,state:t,names:n,ask:s,latest:o,onLook:a}){let r=t.result,c=Ee(r.winners.map(d=>n[d])),u=D1(e.table),p=e.day&&!er(e.day);return l`
    <div class="ending" role="dialog" aria-label=${i("ending-label")}>
      <h1>${r.winners.includes(e.you)&&r.winners.length===1?i("ending-you-won"):i("ending-won",{who:c,n:r.winners.length})}</h1>
      <p class="room-what">${i("ending-rounds",{n:r.rounds})}${u.seed&&l` · <span class="ending-seed">${i("room-seed",{seed:u.seed})}</span>`}</p>
      <${q1} game=${e.game} score=${t.score} result=${r} names=${n} you=${e.you} />
      <${Cl} rounds=${u.rounds} names=${n} you=${e.you} />
      <div class="row ending-acts">
        ${e.day&&l`<a class="btn primary" href=${p?"/daily":`/daily/${e.day}`}>${i("ending-daily")}</a>`}
        <${Ll} table=${e} names=${n} ask=${s} latest=${o} />
        <button type="button" class="btn" onClick=${a}>${i("ending-look")}</button>
        <a class="btn" href=${`/replay/${e.table}`}>${i("ending-replay")}</a>
        ${!p&&l`<a class="btn" href=${`/replay/${e.table}?review=${e.you>=0?`&eyes=${e.you}`:""}`}>${i("study-title")}</a>`}
        ${!p&&l`<a class="btn" href=${`/api/tables/${e.table}/record`} download>${i("ending-record")}</a>`}
        <a class="btn" href="/">${i("ending-home")}</a>
      </div>
      ${!p&&l`<${Ra} path=${`/replay/${e.table}`} />`}
    </div>`}function D1(e){let[t,n]=h({rounds:[],seed:null});return x(()=>{let s=!0;return j(`/api/tables/${encodeURIComponent(e)}/after`).then(o=>s&&n(o),()=>{}),()=>{s=!1}},[e]),t}function q1({game:e,score:t,result:n,names:s,you:o}){let a=s.map((r,c)=>c).sort((r,c)=>n.points[c]-n.points[r]);return l`
    <div class="scores">
      ${a.map(r=>l`
        <section key=${r} class="scores-seat" data-winner=${n.winners.includes(r)||null} data-you=${r===o||null}>
          <h3>${n.winners.includes(r)&&l`<${v} name="crown" size=${18} label=${i("ending-winner")} />`} <bdi>${s[r]}</bdi> <strong>${n.points[r]}</strong></h3>
          <table><tbody>
            ${t[r].map(([c,u,p],d)=>l`<tr key=${`${c} ${d}`}><th scope="row">${p}<${B1} game=${e} source=${c} /></th><td>${u}</td></tr>`)}
            ${!t[r].length&&l`<tr><td class="empty">${i("ending-no-points")}</td></tr>`}
          </tbody></table>
        </section>`)}
    </div>`}function B1({game:e,source:t}){let n=qe(`${e}-source`,t.split(":")[0]);return n&&l`<small class="scores-meaning">${n}</small>`}var Ol=_(()=>{"use strict";Z();se();S();q();L();Qa();Na();El()});function Mn({text:e,line:t}){let n=[];for(let s of e.split(`
`).filter(Boolean)){let o=/^[-|] /u.exec(s)?.[0]??"",a=n.at(-1);o&&a?.mark===o?a.lines.push(s.slice(2)):n.push({mark:o,lines:[s.slice(o.length)]})}return n.map(({mark:s,lines:o})=>s==="| "?l`<${H1} lines=${o} draw=${t} />`:s?l`<ul>${o.map(a=>l`<li>${t(a)}</li>`)}</ul>`:l`<p>${t(o[0])}</p>`)}function H1({lines:e,draw:t}){let[n,...s]=e.map(o=>o.split("|").map(a=>a.trim()));return l`
    <table class="table rules-rows">
      <thead><tr>${n.map(o=>l`<th scope="col">${o}</th>`)}</tr></thead>
      <tbody>${s.map(o=>l`<tr>${o.map(a=>l`<td>${t(a)}</td>`)}</tr>`)}</tbody>
    </table>`}var tr=_(()=>{"use strict";S()});function so(e,t){return i(t==="signs"?"rules-signs":`${e}-rules-${t}-title`)}function oo({facts:e,chapter:t}){return t==="signs"?l`<${W1} signs=${e.sign_table} />`:l`<${Mn} text=${i(`${e.game}-rules-${t}`)} line=${F1} />`}function F1(e){return e.split(/:([a-z]+):/u).map((t,n)=>n%2?l`<${Pd} name=${t} />`:t)}function Pd({name:e,size:t="1.2em"}){return l`<span class=${Z1.has(e)?`of-${e}`:"of-sign"}><${v} name=${e} size=${t} /></span>`}function W1({signs:e}){return l`
    <ul class="legend">
      ${e.map(t=>l`<li key=${t}><${Pd} name=${t} size="1.5rem" /> ${i(`rules-sign-${t}`)}</li>`)}
    </ul>`}var Z1,Pl=_(()=>{"use strict";S();q();L();tr();Z1=new Set(["elan","life","calm","death","gold","pearl","any","point","military","political","spiritual","financial"])});async function ao(e){await bt();let[t]=ye(e)?.rulebook??[`/rules/${encodeURIComponent(e)}.json`],n=Al.get(t);return n||(n=j(t),n.catch(()=>Al.delete(t)),Al.set(t,n)),n}function ro(e){let t=ye(e)?.rulebook?.[1];return t===X()?void 0:t}function en(e){return e.groups.flatMap(t=>t.clauses)}function nr(e){return new Set(e.parts.flatMap(en).map(({id:t})=>t))}function io(e,t){let n=_t(t).split(/\s+/u).filter(Boolean);if(!n.length)return e.parts;let s=[...nr(e)].find(a=>a.toLowerCase()===n.join(" ")),o=({id:a,question:r="",text:c})=>{let u=Yt(`${a} ${r} ${c}`);return s?a===s:n.every(p=>u.includes(p))};return e.parts.map(({title:a,groups:r})=>({title:a,groups:r.map(c=>({...c,clauses:c.clauses.filter(o)})).filter(({clauses:c})=>c.length)})).filter(({groups:a})=>a.length)}function zl(e,t){let n=[""];for(let s of e.split(/\b([A-Z]-[A-Z]?\d+)\b/u))t.has(s)?n.push(s,""):n[n.length-1]+=s;return n.filter(Boolean)}var Al,sr=_(()=>{"use strict";Z();Rs();se();L();Al=new Map});function Rd(e,t,[n,s]){let o=-1,a=1/0;return t.forEach((r,c)=>{let u=(r.x-e.x)*n+(r.y-e.y)*s,p=Math.abs((r.x-e.x)*s)+Math.abs((r.y-e.y)*n),d=u+U1*p;u>2&&d<a&&([o,a]=[c,d])}),o}function j1(e){let t=document.querySelector(".menu"),n=[...(t??document).querySelectorAll(t?"button":".decision button:not(:disabled)")];return[...(t?[]:[...document.querySelectorAll("[data-target]")]).filter(a=>e.has(a.dataset.target??"")),...n].map(G1).filter(a=>a.getClientRects().length>0)}function G1(e){return e.matches("button, [tabindex]")?e:e.querySelector("button, [tabindex]")??e}function V1(e,t){let n=j1(t);if(!n.length)return;let s=document.activeElement;if(!s||s===document.body||!n.includes(s))return n[0].focus();let o=Rd(Ad(s),n.map(Ad),Id[e]);o>=0&&n[o].focus()}function K1(e){return e instanceof HTMLElement&&e.matches("input, textarea, select, [contenteditable]")}function lo(e,t){let n=R({letters:e,lit:t});n.current={letters:e,lit:t},x(()=>{let s=o=>{if(!(o.ctrlKey||o.metaKey||o.altKey||o.defaultPrevented)){if(K1(o.target)){o.key==="Escape"&&o.target.blur();return}Y1(o,n.current.letters,n.current.lit)&&o.preventDefault()}};return document.addEventListener("keydown",s),()=>document.removeEventListener("keydown",s)},[])}function Y1(e,t,n){let{key:s}=e;return s in Id?(V1(s,n),!0):s==="Enter"?!J1(e.target)&&tn(".menu [data-proposed], .prompt .primary, .decision [data-proposed]"):/^[1-9]$/.test(s)?tn(".menu [data-move]",Number(s))||tn(".decision .move[data-move]",Number(s)):t[s]?(t[s](),!0):!1}function J1(e){return e instanceof HTMLElement&&e.matches("button, a, summary, [role=button]")}function tn(e,t=1){let n=document.querySelectorAll(e)[t-1];return!n||n.disabled?!1:(n.click(),!0)}function Il(){return l`
    <dl class="keys">${zd.map(([e,t])=>l`
      <div key=${t}><dt>${e.map(n=>l`<kbd key=${n}>${n}</kbd>`)}</dt><dd>${i(t)}</dd></div>`)}
    </dl>`}var zd,Id,U1,Ad,co=_(()=>{"use strict";S();L();zd=[[["←","→","↑","↓"],"key-arrows"],[["Tab"],"key-tab"],[["Enter"],"key-enter"],[["1","…","9"],"key-digits"],[["Esc"],"key-escape"],[["u"],"key-undo"],[["p"],"key-pass"],[["m"],"key-list"],[["h"],"key-hint"],[["b"],"key-back"],[["n"],"key-next"],[["l"],"key-log"],[["c"],"key-chat"],[["?"],"key-help"]],Id={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},U1=2.5,Ad=e=>{let t=e.getBoundingClientRect();return{x:t.left+t.width/2,y:t.top+t.height/2}}});function Rl({table:e,onClose:t,tell:n}){let[s,o]=h("rules"),a=R(null),r=ye(e.game),c=R(document.activeElement);x(()=>()=>{c.current instanceof HTMLElement&&c.current.isConnected&&c.current.focus({preventScroll:!0})},[]);let u=d=>{d.stopPropagation();let m=d.target instanceof HTMLInputElement&&d.target.type==="search";(d.key==="Escape"||d.key==="?"&&!m)&&t()},p=d=>{let m=d.key==="ArrowRight"?1:d.key==="ArrowLeft"?-1:0;if(!m)return;d.preventDefault();let f=uo[(uo.indexOf(s)+m+uo.length)%uo.length];o(f),a.current?.querySelector(`[data-tab="${f}"]`)?.focus()};return l`
    <aside class="help" role="dialog" aria-label=${i("help-title")} ref=${a} onKeyDown=${u}>
      <header>
        <h2>${i("help-title")}</h2>
        <button type="button" class="btn quiet icon-only" ref=${Ne} onClick=${t} aria-label=${i("close")} aria-keyshortcuts="Escape"><${v} name="close" size=${20} /></button>
      </header>
      <div class="tabs" role="tablist" aria-label=${i("help-title")} onKeyDown=${p}>
        ${uo.map(d=>l`
          <button type="button" key=${d} role="tab" data-tab=${d} id=${`help-${d}`} aria-selected=${s===d} aria-controls="help-body" tabindex=${s===d?0:-1} onClick=${()=>o(d)}>${i(`help-${d}`)}</button>`)}
      </div>
      <div class="help-body" id="help-body" role="tabpanel" aria-labelledby=${`help-${s}`} tabindex="0">
        ${s==="rules"&&r?l`<${Q1} key=${e.game} facts=${r} />`:s==="signs"&&r?l`<${n0} facts=${r} />`:s==="keys"?l`<${Il} />`:l`<${js} pace=${e.pace} hints=${e.hints} onPace=${e.host?d=>n({t:"pace",pace:d}):void 0} />
          <${Js} table=${e} tell=${n} explained />`}
      </div>
    </aside>`}function Q1({facts:e}){let{game:t,chapters:n,rules_text:s}=e,[o,a]=h(""),{book:r,refusal:c}=t0(s?t:""),u=r&&o.trim()?io(r,o).flatMap(en):[];return l`
    ${r&&l`<input class="input" type="search" value=${o} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
      onInput=${p=>a(p.currentTarget.value)} />`}
    ${o.trim()&&r?l`
      <p class="quiet-text" role="status">${i("clauses-found",{n:u.length})}</p>
      <${Nd} game=${t} clauses=${u.slice(0,X1)} />`:l`
      ${n.filter(p=>p!=="signs").map((p,d)=>l`
        <details key=${p} class="help-chapter" open=${d===0}>
          <summary><h3>${so(t,p)}</h3></summary>
          <${oo} facts=${e} chapter=${p} />
          ${r&&l`<${e0} game=${t} book=${r} marks=${e.clauses[p]??[]} />`}
        </details>`)}
      ${c&&l`<p class="quiet-text" role="status">${c}</p>`}
      <p class="row">
        ${s&&l`<a href=${`/rules/${t}/full`} target="_blank" rel="noopener">${i("rules-to-full")}</a>`}
        <a href=${`/cards/${t}`} target="_blank" rel="noopener">${i("rules-to-cards")}</a>
      </p>`}`}function e0({game:e,book:t,marks:n}){let s=t.parts.filter(o=>n.some(a=>o.title.startsWith(`${a}.`))).flatMap(en);return s.length>0&&l`
    <details class="help-behind"><summary>${i("help-behind",{n:s.length})}</summary><${Nd} game=${e} clauses=${s} /></details>`}function Nd({game:e,clauses:t}){return l`
    <dl class="help-clauses" lang=${ro(e)}>${t.map(({id:n,question:s,text:o})=>l`
      <div key=${n}><dt><a href=${`/rules/${e}/full#${n}`} target="_blank" rel="noopener">${n}</a></dt>
        <dd>${s&&l`<p><em>${s}</em></p>`}<${Mn} text=${o} line=${a=>a} /></dd></div>`)}</dl>`}function t0(e){let[t,n]=h(null),[s,o]=h("");return x(()=>{e&&ao(e).then(n,a=>o(A(a)))},[e,X()]),{book:t,refusal:s}}function n0({facts:e}){let[t,n]=ee("sentences");return l`
    <label class="option-card wide">
      <input type="checkbox" checked=${t} onChange=${()=>n(!t)} />
      <span><strong>${i("help-sentences")}</strong><small>${i("help-sentences-hint")}</small></span>
    </label>
    <${oo} facts=${e} chapter="signs" />`}function Nl({touch:e}){let[t,n]=ee("taught");return t.reading?null:l`
    <div class="tip" role="note">
      <p>${i(e?"tip-touch":"tip-mouse")}</p>
      <button type="button" class="btn quiet small" onClick=${()=>n({...t,reading:!0})}>${i("tip-understood")}</button>
    </div>`}var uo,X1,Dl=_(()=>{"use strict";Z();se();S();q();Pl();tr();Gs();sr();ne();L();Za();co();Ce();uo=["rules","signs","keys","settings"],X1=30});function ql(e,t){let{past:n}=e,s=n[n.length-1]?.step??0,o=e.state?.era??0,[a,r]=h(null),c=n[0]?.step??0;x(()=>r(null),[o]);let u=Jn(a===null||a>=s?null:n.find(({step:f})=>f===a)??null),p=U(f=>{let $=Math.max(0,f);if($>=s)return r(null);if($>=c)return r($);t({t:"past",since:Math.max(0,Math.min($,c-s0))}).then(()=>r($))},[s,c,t]),d=u?u.step:s,m=e.state?.since??-1;return{state:u,ago:s-d,more:d>0,back:()=>p(d-1),next:()=>p(d+1),now:()=>r(null),mine:()=>p(m>=0&&m+1<s?m+1:s-1)}}function Jn(e){let t=R(e);return H(()=>{let n=e&&t.current&&e.step-t.current.step===1;return t.current=e,e&&{...e,cause:n?"move":"join",news:[]}},[e])}function Bl({looking:e,asked:t}){let{state:n,ago:s}=e;return n&&l`
    <div class="decision looking" role="group" aria-label=${i("look-title")}>
      <h2 class="question" aria-live="polite">${i("look-ago",{n:s})}</h2>
      <div class="decision-before" aria-live="polite">${n.lines.map((o,a)=>l`<p key=${a}>${o}</p>`)}</div>
      ${t&&l`<p class="decision-how">${i("look-asked")}</p>`}
      <div class="row looking-steps">
        <button type="button" class="btn icon-only" aria-label=${i("look-back")} title=${i("look-back")} aria-keyshortcuts="b" aria-disabled=${!e.more} onClick=${()=>e.more&&e.back()}><${v} name="left" size=${18} /></button>
        <button type="button" class="btn icon-only" aria-label=${i("look-next")} title=${i("look-next")} aria-keyshortcuts="n" onClick=${e.next}><${v} name="right" size=${18} /></button>
        <button type="button" class="btn primary looking-now" ref=${Ne} aria-keyshortcuts="Escape" onClick=${e.now}>${i("look-now")}</button>
      </div>
    </div>`}var s0,po=_(()=>{"use strict";S();q();L();Ce();s0=20});function Xn(e){let t=CSS.escape(e);return[...document.querySelectorAll(`[data-target="${t}"], [data-anchor="${t}"]`)].find(s=>s.getClientRects().length>0)??null}function mo({choosing:e}){let{menu:t,path:n}=e,s=R(null),[o,a]=h({left:0,top:0,ready:!1}),r=n[n.length-1]??"",c=t.length>0;return be(()=>{if(!c||!s.current)return;let u=s.current.getBoundingClientRect(),p=Xn(r)?.getBoundingClientRect();if(!p)return a({left:(innerWidth-u.width)/2,top:(innerHeight-u.height)/2,ready:!0});let d=p.right+nn+u.width<=innerWidth?p.right+nn:p.left-nn-u.width,m=d>=nn?d:Math.max(nn,Math.min(p.left,innerWidth-u.width-nn)),f=Math.max(nn,Math.min(p.top,innerHeight-u.height-nn));a({left:m,top:f,ready:!0})},[c,r,t]),x(()=>{c&&s.current?.querySelector("button")?.focus()},[c,r]),c?l`
    <div class="menu-veil" onClick=${e.back}></div>
    <div class="menu" role="dialog" aria-label=${i("menu-label")} ref=${s}
      style=${{left:`${o.left}px`,top:`${o.top}px`,visibility:o.ready?"visible":"hidden"}}>
      ${t.map((u,p)=>l`<${Yn} key=${u.move} move=${u} index=${p} verb onTake=${e.take} />`)}
      <button type="button" class="btn quiet small" onClick=${e.back} aria-keyshortcuts="Escape">${i("menu-back")}</button>
    </div>`:null}var nn,$o=_(()=>{"use strict";S();L();Ka();nn=8});function Dd(e,t,n,s){let o=t.view.threshold??0,a=!o||!e||t.result||e.view.match?.game!==t.view.match?.game?[]:t.view.seats.filter((r,c)=>r.points>=o&&e.view.seats[c].points<o).map(r=>({words:i(r.seat===s?"news-reached-you":"news-reached",{who:n[r.seat],n:r.points}),targets:[],step:!1}));return[...t.news??[],...a]}function Zl(e){return!K("news")||!gt()||!K("pace")?0:(e.news??[]).filter(t=>t.step).reduce((t,n)=>t+Hl(n),0)}function Fl(e,t,n){let[s,o]=h([]),a=R(e[e.length-1]??null);x(()=>{let c=a.current,u=e[e.length-1];if(a.current=u??null,!u||!c||u.era!==c.era||!K("news"))return;let d=e.filter(({step:m})=>m>c.step).flatMap(m=>Dd(e[e.indexOf(m)-1]??null,m,t,n));d.length&&o(m=>[...m,...d].slice(-l0))},[e]);let r=s[0]??null;return x(()=>{if(!r)return;let c=setTimeout(()=>o(u=>u.slice(1)),Hl(r));return()=>clearTimeout(c)},[r]),r}function Wl({news:e}){return fo("data-telling",e?.targets??[]),l`<div class="news" role="status" aria-live="polite">${e&&l`<p key=${e.words} data-step=${e.step||null}>${e.words}${e.step&&l` <small>${i("news-skip")}</small>`}</p>`}</div>`}function fo(e,t,n=null){let s=t.join(" ");be(()=>{let o=t.map(Xn).filter(a=>a!==null);for(let a of o)a.setAttribute(e,"");return()=>o.forEach(a=>a.removeAttribute(e))},[s,n])}var o0,a0,r0,i0,l0,Hl,or=_(()=>{"use strict";S();ne();L();$o();o0=1500,a0=28,r0=5200,i0=900,l0=12,Hl=e=>e.step?i0+1e3*K("pace"):Math.min(r0,o0+a0*e.words.length)});function _n(e,t,n){let[s,o]=h(e),a=R([]),r=R(0),c=R(null),u=R(s),p=R(null);u.current=s;let d=()=>{r.current=0;let f=a.current.length===1&&a.current[0].cause==="move"&&a.current[0]!==p.current?Zl(a.current[0]):0;if(f){p.current=a.current[0],r.current=setTimeout(d,f);return}a.current.length>Bd&&a.current.splice(0,a.current.length-Bd);let $=a.current.shift();if(!$)return;let g=u.current;c.current=g&&t.current&&$.cause==="move"&&gt()?{state:g,places:$0(t.current)}:null,o($),c.current?r.current=setTimeout(d,a.current.length>1?p0:u0):d()};return m0(()=>{a.current.length&&(p.current=a.current[a.current.length-1],a.current.splice(0,a.current.length-1),clearTimeout(r.current),d())}),be(()=>{!e||e===u.current||a.current.includes(e)||((!u.current||e.cause!=="move"||document.hidden)&&(a.current=[],clearTimeout(r.current),r.current=0),a.current.push(e),r.current||d())},[e]),be(()=>{let f=c.current;if(c.current=null,!f||!s||!t.current)return;let $=Hd(t.current);g0($,f.places),n&&y0(n(f.state.view,s.view,s.events),f.places,Zd($))},[s]),x(()=>()=>clearTimeout(r.current),[]),s}function m0(e){let t=R(e);t.current=e,x(()=>{let n=()=>t.current(),s=["pointerdown","keydown"];return s.forEach(o=>addEventListener(o,n,{capture:!0})),()=>s.forEach(o=>removeEventListener(o,n,{capture:!0}))},[])}function $0(e){return Zd(Hd(e))}function Hd(e){let t=new Map;for(let n of f0(e)){let s=h0(n);t.has(s)||t.set(s,{element:n,box:n.getBoundingClientRect()})}return t}function f0(e){return[...e.querySelectorAll("[data-target], [data-anchor]")].filter(n=>!n.closest(".detail")&&n.offsetParent!==null)}function g0(e,t){for(let[n,{element:s,box:o}]of e){if(!s.dataset.target)continue;let a=t.get(n);if(!a){s.animate([{opacity:0,scale:"0.92"},{opacity:1,scale:"1"}],{duration:qd,easing:Ul});continue}let r=a.left+a.width/2-o.left-o.width/2,c=a.top+a.height/2-o.top-o.height/2;if(Math.abs(r)+Math.abs(c)<3)continue;let u=o.width?a.width/o.width:1,p=s.animate([{translate:`${r}px ${c}px`,scale:String(u)},{translate:"0 0",scale:"1"}],{duration:qd,easing:Ul});b0(s,p)}}function b0(e,t){e.style.zIndex="5";let n=()=>e.style.removeProperty("z-index");t.finished.then(n,n)}function y0(e,t,n){for(let{kind:s,n:o,from:a,to:r}of e){let c=t.get(a)??n.get(a),u=n.get(r)??t.get(r);if(!(!c||!u))for(let p=0;p<Math.min(o,d0);p++)w0(s,c,u,p)}}function w0(e,t,n,s){let o=document.createElement("span");o.className="flyer",o.setAttribute("aria-hidden","true"),We(l`<${v} name=${e} size=${22} />`,o),document.body.append(o);let a=u=>`${u.left+u.width/2-11}px ${u.top+u.height/2-11}px`,r=o.animate([{translate:a(t),opacity:.4},{translate:a(n),opacity:1}],{duration:c0,delay:s*40,easing:Ul,fill:"backwards"}),c=()=>{We(null,o),o.remove()};r.finished.then(c,c)}var qd,c0,u0,p0,Bd,Ul,d0,Zd,h0,ho=_(()=>{"use strict";S();q();ne();or();qd=220,c0=250,u0=280,p0=130,Bd=3,Ul="cubic-bezier(0.2, 0.7, 0.2, 1)",d0=3;Zd=e=>new Map([...e].map(([t,{box:n}])=>[t,n]));h0=e=>e.dataset.target??e.dataset.anchor??""});function Cn({part:e,setPart:t,lit:n}){let s=new Set([...n].map(o=>document.querySelector(`.board [data-target="${CSS.escape(o)}"]`)?.closest("[data-part]")?.getAttribute("data-part")));return l`
    <div class="part-tabs tabs" role="tablist">
      ${Qn.map(o=>l`
        <button type="button" key=${o} role="tab" aria-selected=${e===o} onClick=${()=>t(o)}>
          ${i(`part-${o}`)}${e!==o&&s.has(o)&&l`<i class="lit-dot" title=${i("part-lit")}></i>`}
        </button>`)}
    </div>`}function Sn(e,t,n){let s=R({x:0,y:0});return e?{onTouchStart:o=>{s.current={x:o.touches[0].clientX,y:o.touches[0].clientY}},onTouchEnd:o=>{let a=o.changedTouches[0].clientX-s.current.x,r=o.changedTouches[0].clientY-s.current.y;if(Math.abs(a)<v0||Math.abs(a)<x0*Math.abs(r))return;let c=Qn[Qn.indexOf(t)-Math.sign(a)];c&&n(c)}}:{}}var Qn,v0,x0,go=_(()=>{"use strict";S();L();Qn=["mine","centre","rivals","log"],v0=60,x0=2});function jl({table:e,names:t,owing:n,skew:s,send:o}){let a=e.seats[e.you],r=e.seats.map((c,u)=>({seat:c,i:u})).filter(({seat:c,i:u})=>u!==e.you&&n.includes(u)&&c.kind==="person"&&c.away&&!c.stand_in);return e.status!=="playing"?null:l`
    ${a?.stand_in&&l`
      <div class="prompt" role="alert">
        <p>${i("seat-bot-plays",{bot:a.stand_in})}</p>
        <button type="button" class="btn primary" onClick=${()=>o({t:"take_back"})}>${i("seat-take-back")}</button>
      </div>`}
    ${e.you>=0&&r.map(({seat:c,i:u})=>l`<${M0} key=${u} name=${t[u]} since=${e.now-(c.away??0)} skew=${s} onStandIn=${()=>o({t:"stand_in",seat:u})} />`)}`}function M0({name:e,since:t,skew:n,onStandIn:s}){let o=()=>t+k0-(Date.now()/1e3+n),[a,r]=h(o()<=0),c=Math.round(t);return x(()=>{r(o()<=0);let u=setTimeout(()=>r(!0),Math.max(0,o())*1e3);return()=>clearTimeout(u)},[c]),a&&l`
    <div class="prompt" role="status">
      <p>${i("seat-away",{who:e})}</p>
      <button type="button" class="btn small" onClick=${s}>${i("seat-stand-in")}</button>
    </div>`}function Gl({request:e,onClose:t,onAsk:n}){let s=()=>{t(),n()};return l`
    <div class="veil" onClick=${t}></div>
    <div class="dialog" role="alertdialog" aria-label=${e.title}>
      <h2>${e.title}</h2>
      <p>${e.hint}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ne} onClick=${t} aria-keyshortcuts="Escape">${i("request-never-mind")}</button>
        <button type="button" class="btn primary" onClick=${s}>${i("request-ask")}</button>
      </div>
    </div>`}function Vl({onClose:e,onLeave:t}){let n=()=>{e(),t()};return l`
    <div class="veil" onClick=${e}></div>
    <div class="dialog" role="alertdialog" aria-label=${i("leave")}>
      <h2>${i("leave")}</h2>
      <p>${i("leave-what")}</p>
      <div class="actions">
        <button type="button" class="btn" ref=${Ne} onClick=${e} aria-keyshortcuts="Escape">${i("leave-stay")}</button>
        <button type="button" class="btn danger" onClick=${n}>${i("leave-do")}</button>
      </div>
    </div>`}var k0,Kl=_(()=>{"use strict";S();L();Ce();k0=60});function bo(e){if(!K("sound")||typeof AudioContext>"u")return;Ln??=new AudioContext,Ln.state==="suspended"&&Ln.resume().catch(()=>{});let t=Ln.currentTime+.01;for(let n of _0[e]){let s=Ln.createOscillator(),o=Ln.createGain();s.type=n.wave,s.frequency.value=n.hz,o.gain.setValueAtTime(0,t+n.at),o.gain.linearRampToValueAtTime(n.loud,t+n.at+.01),o.gain.exponentialRampToValueAtTime(1e-4,t+n.at+n.for),s.connect(o).connect(Ln.destination),s.start(t+n.at),s.stop(t+n.at+n.for+.02)}}function Yl(e,t){!t||e.cause==="join"||(e.result&&!t.result?bo("end"):e.ask&&!t.ask?bo("turn"):e.events.some(n=>C0.has(n.kind))?bo("card"):e.events.some(n=>S0.has(n.kind))&&bo("essence"))}var _0,Ln,C0,S0,Jl=_(()=>{"use strict";ne();_0={turn:[{hz:587,at:0,for:.18,loud:.1,wave:"sine"},{hz:880,at:.11,for:.3,loud:.1,wave:"sine"}],card:[{hz:180,at:0,for:.06,loud:.12,wave:"triangle"}],essence:[{hz:1320,at:0,for:.07,loud:.04,wave:"sine"},{hz:1760,at:.04,for:.08,loud:.03,wave:"sine"}],end:[523,659,784,1047].map((e,t)=>({hz:e,at:t*.13,for:.45,loud:.08,wave:"sine"}))},Ln=null;C0=new Set(["placed","claimed","discarded","drew","destroyed","swapped","scroll_claimed","retrieved"]),S0=new Set(["collected","gained","paid","put","took","lost","moved"])});function Xl(e,t){x(()=>{let n=t?i("title-over"):e?`● ${i("title-your-turn")}`:i("title-table");document.title=`${n} · Arcanarium`},[e,t,X()])}var Ql=_(()=>{"use strict";S();L()});function Fd(e,t,n){let s=new Map;for(let o of t)s.set(o,(s.get(o)??0)+1);return{whose:[...s],lines:n.filter(([o])=>o>e&&o<=e+t.length).map(([,o])=>o)}}function ar({step:e,back:t,log:n,names:s,you:o}){let{whose:a,lines:r}=Fd(e,t,n);return l`
    <ul class="goes-back-whose">
      ${a.map(([c,u])=>l`<li key=${c} data-you=${c===o||null}>${c===o?i("back-yours",{n:u}):i("back-theirs",{who:s[c],n:u})}</li>`)}
    </ul>
    <ul class="goes-back" tabindex="0" aria-label=${i("back-label")}>
      ${r.length>ec&&l`<li>${i("back-more",{n:r.length-ec})}</li>`}
      ${r.slice(-ec).map((c,u)=>l`<li key=${u}>${c}</li>`)}
      ${!r.length&&l`<li>${i("back-hidden")}</li>`}
    </ul>`}var ec,tc=_(()=>{"use strict";S();L();ec=8});function nc({state:e,table:t,names:n,log:s,made:o,send:a}){let[r,c]=h(!1);x(()=>c(!1),[e.step,t.request]);let u=t.seats.some(($,g)=>g!==t.you&&$.kind==="person"),{can:p,why:d}=e.undo,m=t.request?.seat===t.you,f=e.undo.back??[];return m?l`
      <div class="undo-note" role="status">
        <p>${i("undo-asked")}</p>
        <${L0} table=${t} names=${n} />
        <button type="button" class="btn quiet small" onClick=${()=>a({t:"answer_undo",agree:!1})}>${i("undo-withdraw")}</button>
      </div>`:r?l`
      <div class="undo-ask" role="alertdialog" aria-label=${d}>
        <p>${d}</p>
        ${f.length>0&&!t.day&&l`<p>${i("back-title",{n:f.length})}</p><${ar} step=${e.step-f.length} back=${f} log=${s} names=${n} you=${t.you} />`}
        <div class="row">
          ${!t.day&&l`<button type="button" class="btn" ref=${Ne} onClick=${()=>a({t:"ask_undo",step:e.step,era:e.era})}>${i(u?"undo-ask":"undo-anyway")}</button>`}
          <button type="button" class="btn quiet small" onClick=${()=>c(!1)}>${i("undo-never-mind")}</button>
        </div>
      </div>`:l`
    <button type="button" class="btn quiet small undo" data-key="u" aria-keyshortcuts="u" disabled=${!p&&!d}
      title=${p?i("undo-title"):d} data-fair=${p||null}
      onClick=${()=>p?a({t:"undo",step:e.step,era:e.era}):c(!0)}>
      <${v} name="undo" size=${16} /> <span>${i("undo")}${p&&o&&l`: <${Ke} fragments=${o} />`}</span>
    </button>`}function L0({table:e,names:t}){let n=(e.request?.asked??[]).filter(s=>!e.request?.agreed.includes(s)&&!e.seats[s].here);return n.length>0&&l`<p>${i("undo-away",{who:Ee(n.map(s=>t[s])),n:n.length})}</p>`}function sc({table:e,names:t,log:n,send:s}){let o=e.request,a=o&&o.asked.includes(e.you)&&!o.agreed.includes(e.you);return!o||!a||o.seat===e.you?null:l`
    <div class="prompt" role="alertdialog" aria-label=${i("undo-request",{who:t[o.seat]})}>
      <p>${i("undo-request",{who:t[o.seat]})} ${o.back.includes(e.you)&&i("undo-request-yours")}</p>
      <${ar} step=${o.step} back=${o.back} log=${n} names=${t} you=${e.you} />
      <div class="row">
        <button type="button" class="btn primary" onClick=${()=>s({t:"answer_undo",agree:!0})}>${i("undo-agree")}</button>
        <button type="button" class="btn" onClick=${()=>s({t:"answer_undo",agree:!1})}>${i("undo-refuse")}</button>
      </div>
    </div>`}var oc=_(()=>{"use strict";S();q();L();tc();Ce()});function En({data:e,board:t,ask:n,tell:s,coach:o=null,point:a=[],onLeave:r=null}){let c=e.table,u=R(null),p=R(null);p.current=e.table;let d=ql(e,s),m=_n(d.state??e.state,u,t.flights??null),f=m===e.state,{made:$,remembering:g}=T0(n),b=dl(e,g,s),y=Ys(f?m:{...m,ask:null},b.choose),[w,k]=h(null),[E,M]=h("log"),[T,O]=h(!1),[z,B]=h("mine"),[C,P]=h(!1),[N,J]=h(!1),[te,Me]=h(!1),[Rr,Fe]=h(""),[nt,Nr]=ee("sound"),[An]=ee("hints"),No=ke(Xi),G=ke(xe),mt=ke(Qi),ln=H(()=>c.seats.map(Le=>Le.name),[c]),{you:st}=c,Se=f?m.ask:null,Wf=U(Le=>Fn(Se,Le),[Se]),Uf=P0(u,Se),gu=e.log.slice(-E0).map(([,Le])=>Le),bu=e.state?.requests??[],Do=bu.find(Le=>Le.name===Rr),Dr=f&&e.hint&&e.hint.step===m.step?e.hint:null;A0(e.state),Xl(!!e.state?.ask,!!e.state?.result),fo("data-hinted",Dr&&kt(Se,Dr.move)?.targets||[]),fo("data-fresh",f?Ui(e.past,m.since):m.touched,m);let jf=Fl(e.past,ln,st);I0(G,z,B,y.lit,m.step),O0(c,()=>J(!1)),R0(u,z,y.lit,Se?`${Se.at} ${Se.question}`:""),z0(G,B,a,m.step);let Gf=Sn(G,z,B),yu=Le=>{G?B("log"):mt||O(!T||Le!==E),M(Le),Le==="chat"&&setTimeout(()=>document.querySelector(".chat-input")?.focus(),0)},wu=()=>Se&&c.hints&&An&&s({t:"hint",step:m.step});lo({u:()=>tn(".undo"),p:()=>tn('.decision [data-group="pass"]'),m:()=>tn(".list-toggle"),h:wu,l:()=>yu("log"),c:()=>yu("chat"),"?":()=>P(!C),b:d.back,n:d.next,Escape:()=>b.asking?b.setAsking(!1):C||te||Do?(P(!1),Me(!1),Fe("")):y.back()||(w!==null?k(null):d.state?d.now():O(!1))},y.lit);let vu=l`<${al} log=${e.log} since=${e.state?.since??-1} chat=${e.chat} tab=${E} setTab=${M} requests=${bu} onRequest=${Fe} onSay=${Le=>n({t:"chat",text:Le})} />`,Vf=m.result&&!N;return l`
    <div class="tabletop" data-game=${c.game} data-part=${G?z:null} data-deciding=${Se?!0:null} data-looking=${d.state?!0:null} data-seats=${c.seats.length} data-step=${m.step}>
      <${kn} table=${c} state=${m} skew=${e.skew} onSeat=${Le=>k(w===Le?null:Le)}>
        ${c.watchers>0&&l`<span class="watchers" title=${i("watchers",{n:c.watchers})}><${v} name="eye" size=${16} />${c.watchers}</span>`}
        ${!G&&!mt&&l`<button type="button" class="btn quiet small icon-only" aria-pressed=${T} onClick=${()=>O(!T)} title=${i("tab-log")} aria-label=${i("tab-log")}><${v} name="log" size=${18} /></button>`}
        <button type="button" class="btn quiet small icon-only" aria-pressed=${nt} onClick=${()=>Nr(!nt)} title=${i("sound-toggle")} aria-label=${i("sound-toggle")}><${v} name=${nt?"sound":"mute"} size=${18} /></button>
        <button type="button" class="btn quiet small icon-only help-button" aria-pressed=${C} aria-keyshortcuts="?" onClick=${()=>P(!C)} title=${i("help-open")} aria-label=${i("help-open")}><${v} name="book" size=${18} /></button>
        ${st>=0&&!m.result&&!c.day&&l`<button type="button" class="btn quiet small icon-only" onClick=${r??(()=>Me(!0))} title=${i("leave")} aria-label=${i("leave")}><${v} name="door" size=${18} /></button>`}
        <a class="btn quiet small icon-only" href="/" title=${i("ending-home")} aria-label=${i("ending-home")}><${v} name="home" size=${18} /></a>
      <//>
      ${G&&l`<${Cn} part=${z} setPart=${B} lit=${y.lit} />`}
      <section class="board" ref=${u} ...${Gf} aria-label=${i("board-label")}>
        <${t.Board} game=${c.game} view=${m.view} table=${c} score=${m.score} ask=${Se} names=${ln} you=${st}
          lit=${y.lit} chosen=${y.path} choose=${y.choose} why=${Wf} detail=${w} setDetail=${k} />
        ${G&&z==="log"&&l`<div class="part-log">${vu}</div>`}
      </section>
      <${Wl} news=${d.state?null:jf} />
      <aside class="side">
        ${(mt||!G&&T)&&l`<div class="talk-place" data-drawer=${!mt||null}>${vu}</div>`}
        ${o}
        <${sc} table=${c} names=${ln} log=${e.log} send=${s} />
        <${jl} table=${c} names=${ln} owing=${m.view.owing} skew=${e.skew} send=${s} />
        ${st>=0&&!m.result&&l`<${Nl} touch=${No} />`}
        <div class="desk" data-clear data-active=${Se?!0:null}>
          ${t.Beside&&st>=0&&l`<${t.Beside} view=${m.view} you=${st} />`}
          ${!d.state&&l`<${$l} data=${e} coached=${b} />`}
          ${d.state?l`<${Bl} looking=${d} asked=${!!e.state?.ask} />`:Se&&st>=0?l`<${no} game=${c.game} state=${m} ask=${Se} you=${st} choosing=${y} hint=${Dr} before=${gu} />`:m.result?l`<div class="decision"><button type="button" class="btn primary" onClick=${()=>J(!1)}>${i("ending-show")}</button></div>`:l`<${Ml} names=${ln} owing=${m.view.owing} you=${st} before=${gu} />`}
          <p class="why-line" aria-live="polite">${Uf}</p>
          ${!m.result&&l`
            <div class="desk-tools">
              ${st>=0&&!d.state&&l`<${nc} state=${m} table=${c} names=${ln} log=${e.log} made=${$(m.step)} send=${s} />`}
              ${!d.state&&d.more&&l`<button type="button" class="btn quiet small" onClick=${d.back} aria-keyshortcuts="b" title=${i("look-title")}><${v} name="left" size=${16} /> ${i("look-open")}</button>`}
              ${Se&&!c.hints&&l`<span class="no-hints">${i("hint-forbidden-short")}</span>`}
              ${Se&&c.hints&&An&&l`<button type="button" class="btn quiet small" onClick=${wu} aria-keyshortcuts="h"><${v} name="hint" size=${16} /> ${i("hint-ask")}</button>`}
              ${An&&!d.state&&ul(c)&&l`<${ml} coached=${b} asked=${!!Se} made=${m.since>=0} />`}
              ${An&&!d.state&&pl(c)&&l`<${Js} table=${c} tell=${s} />`}
            </div>`}
        </div>
      </aside>
      <${mo} choosing=${y} />
      ${C&&l`<${Rl} table=${c} onClose=${()=>P(!1)} tell=${s} />`}
      ${te&&l`<${Vl} onClose=${()=>Me(!1)} onLeave=${()=>s({t:"leave"})} />`}
      ${Do&&l`<${Gl} request=${Do} onClose=${()=>Fe("")} onAsk=${()=>s({t:"request",name:Do.name})} />`}
      ${Vf&&l`<div class="veil"></div><${Tl} table=${c} state=${m} names=${ln} ask=${n} latest=${()=>p.current} onLook=${()=>J(!0)} />`}
    </div>`}function T0(e){let t=R([]),n=U((o,a)=>{let r=t.current.filter(c=>c.step<o.step);return t.current=a?[...r,{step:o.step,label:[[a.heading,"text"],[" ","text"],...a.label]}]:r,e(o)},[e]);return{made:o=>t.current.find(a=>a.step===o-1)?.label??null,remembering:n}}function O0(e,t){let n=Object.entries(e.next??{}).filter(([,{seat:s}])=>s!==e.you).map(([s])=>s).join();x(()=>{n&&t()},[n])}function P0(e,t){let[n,s]=h("");return x(()=>{let o=e.current,a=c=>{if(c instanceof PointerEvent&&c.pointerType==="mouse"&&!Ps(c))return;let u=c.target instanceof Element?c.target.closest("[data-target]"):null;s(u?.dataset.target??"")},r=c=>{let u=c.target instanceof Element?c.target.closest("[data-target]"):null;(!u||u.querySelector(".lit")||u.matches("[data-lit]"))&&s("")};return o?.addEventListener("pointerover",a),o?.addEventListener("focusin",a),document.addEventListener("pointerup",r),()=>{o?.removeEventListener("pointerover",a),o?.removeEventListener("focusin",a),document.removeEventListener("pointerup",r)}},[]),x(()=>s(""),[t?.at]),n?Fn(t,n).join(" "):""}function A0(e){let t=R(e);x(()=>{e&&e!==t.current&&Yl(e,t.current),t.current=e},[e])}function z0(e,t,n,s){let o=n.join(" ");x(()=>{let a=e&&n.length&&document.querySelector(Ia(n[0]))?.closest(".board [data-part]")?.getAttribute("data-part");a&&t(a)},[o,e,s])}function I0(e,t,n,s,o){x(()=>{if(!e||!s.size)return;let a=new Set([...s].map(c=>document.querySelector(`[data-target="${CSS.escape(c)}"]`)?.closest("[data-part]:not(.tabletop)")?.getAttribute("data-part")));if(a.has(t))return;let r=Qn.find(c=>a.has(c));r&&n(r)},[o,e])}function R0(e,t,n,s){be(()=>{e.current&&(e.current.scrollTop=0)},[t]),x(()=>{if(!e.current||!s)return;let o=[...n].map(Xn).filter(a=>a!==null&&e.current?.contains(a));o.length&&!o.some(a=>N0(a))&&o[0]?.scrollIntoView({block:"center",inline:"nearest"})},[s,t,n.size>0])}function N0(e){let{top:t,bottom:n}=e.getBoundingClientRect();for(let s=e.parentElement;s;s=s.parentElement){if(getComputedStyle(s).overflowY==="visible")continue;let o=s.getBoundingClientRect();if(t<o.top-1||n>o.bottom+1)return!1}return!0}var E0,yo=_(()=>{"use strict";S();q();Ks();ne();L();Mt();ha();Ha();Za();Ya();Ol();Dl();co();po();$o();ho();or();go();Ca();Kl();Ce();Jl();Vn();Ba();Ql();oc();E0=3});function ac(){let[e,t]=h([]),n=U(s=>{let o=++q0;t(a=>[...a.filter(r=>r.text!==s).slice(-2),{id:o,text:s}]),setTimeout(()=>t(a=>a.filter(r=>r.id!==o)),D0)},[]);return{toasts:e,toast:n}}function rc({toasts:e}){return l`<div class="toasts" role="status" aria-live="polite">${e.map(({id:t,text:n})=>l`<p key=${t}>${n}</p>`)}</div>`}var D0,q0,ic=_(()=>{"use strict";S();D0=5e3,q0=0});var Ud={};ge(Ud,{Page:()=>Wd,TablePage:()=>cc});function Wd({params:e}){return l`<${cc} key=${e.table} id=${e.table} />`}function B0(e){let[t,n]=h(null),[s,o]=h(null);be(()=>{let r=ji(e,c=>n({...c}));return o(r),()=>r.close()},[e]),x(()=>s?.speak(X()),[s,X()]);let a=U(r=>s?s.send(r):Promise.reject(new Error("no link")),[s]);return{data:t,send:a}}function H0(e){let[t,n]=h(null),[s,o]=h("");return x(()=>{e&&Ge(e).then(n,a=>o(A(a)))},[e,X()]),{board:t,problem:s}}function cc({id:e}){let{data:t,send:n}=B0(e),{toasts:s,toast:o}=ac(),a=t?.table??null,{board:r,problem:c}=H0(a?.game),u=!!t?.state?.result;x(()=>{u&&a&&qi(e,a.you).catch(()=>{})},[u]);let p=H(()=>f=>n(f).catch($=>{throw o(A($)),$}),[n,o]),d=U(f=>p(f).catch(()=>{}),[p]);if(t?.gone)return l`<${lc} title=${i("table-gone")} text=${i("table-gone-what")} />`;if(c)return l`<${lc} title=${i("table-problem")} text=${c} />`;let m=a?.status!=="open"&&(!r||!t?.state&&a?.status!=="broken");return!t||!a||m?l`<${Z0} id=${e} lost=${!!t?.retryAt} />`:l`
    ${!t.connected&&l`<p class="offline" role="status">${i("table-offline")}</p>`}
    ${a.status==="broken"||a.status==="closed"?l`<${lc} title=${i(`table-${a.status}`)} text=${a.reason} />`:t.state&&r&&a.status!=="open"?l`<${En} data=${t} board=${r} ask=${p} tell=${d}
        coach=${a.coach&&a.you>=0&&!t.state.result&&l`<${hd} notes=${t.state.coach??[]} asked=${!!t.state.ask} />`} />`:l`<${il} table=${a} chat=${t.chat} ask=${p} send=${d} />`}
    <${rc} toasts=${s} />`}function Z0({id:e,lost:t}){let[n,s]=h("");return x(()=>{t&&Bi(e).then(s,()=>{})},[t]),l`
    <div class="waiting" aria-busy="true">
      <p role="status">${i(t?"table-offline":"table-coming")} ${n&&l`<a href=${n}>${i("table-stored")}</a>`}</p>
    </div>`}function lc({title:e,text:t}){return l`
    <section class="panel aside">
      <h1>${e}</h1><p>${t}</p>
      <p><a class="btn primary" href="/">${i("ending-home")}</a></p>
    </section>`}var uc=_(()=>{"use strict";S();Ut();Gi();qs();Z();gd();L();ll();yo();ic()});var jd={};ge(jd,{Page:()=>F0});function F0(){let[e,t]=h(null),[n,s]=h("");ee("lessons"),x(()=>{j("/api/lessons").then(t,a=>s(A(a)))},[]);let o=[...new Set((e??[]).map(a=>a.game))];return l`
    <div class="learn">
      <header class="learn-head"><h1>${i("learn-title")}</h1><p>${i("learn-what")}</p>
        <p><a href="/puzzles">${i("puzzles-title")}</a>: ${i("puzzles-short")}</p></header>
      ${n&&l`<p class="problem" role="alert">${n}</p>`}
      ${o.map(a=>l`
        <section key=${a} aria-labelledby=${`learn-${a}`}>
          <h2 id=${`learn-${a}`}>${Q(a)}</h2>
          <ul class="lessons">${(e??[]).filter(r=>r.game===a).map(r=>l`<${W0} key=${r.id} lesson=${r} />`)}</ul>
        </section>`)}
    </div>`}function W0({lesson:e}){let{id:t,kind:n,minutes:s,steps:o,title:a,about:r}=e,{answers:c,done:u}=xn(t),p=c.length>0,d=()=>{Vs(t,[],!1),oe(`/learn/${t}`)};return l`
    <li class="lesson-card" data-kind=${n} data-done=${u||null}>
      <h3>${u&&l`<${v} name="done" size=${18} label=${i("learn-done")} />`} ${a}</h3>
      <p>${r}</p>
      <p class="quiet-text">${i("learn-length",{minutes:s,steps:o})}</p>
      <p class="row">
        <a class="btn ${n==="guided"&&!u||p?"primary":""}" href=${`/learn/${t}`}>${i(p?"learn-resume":u?"learn-repeat":"learn-start")}</a>
        ${p&&l`<button type="button" class="btn quiet" onClick=${d}>${i("learn-again")}</button>`}
      </p>
    </li>`}var Gd=_(()=>{"use strict";Z();se();S();q();Pa();Re();ne();L()});function U0(e){return{answers:[],place:e.places[0],state:e.state,log:[]}}function xo(e,t,n){let{place:s}=t,o=s.over?void 0:s.moves[n];if(!o)return{say:s.else??"",frames:[],stand:null};if(o.to===void 0)return{say:o.say??s.else,frames:o.frames,stand:null};let a=o.frames.at(-1)??t.state;return{say:"",frames:o.frames,stand:{answers:[...t.answers,n],place:e.places[o.to],state:a,log:[...t.log,...j0(o.frames)]}}}function Vd(e,t,n){let s={say:"",frames:[],stand:t};for(let o of n){let a=xo(e,s.stand,o);if(!a.stand)return{...a,frames:s.frames.length?[]:a.frames};s={say:"",frames:[...s.frames,...a.frames],stand:a.stand}}return s}function wo(e,t){let n=U0(e);for(let s of t){let o=xo(e,n,s).stand;if(!o)break;n=o}return n}function Kd(e,t){let n=t.answers.slice(0,-1),s=wo(e,n);for(;;){let o=wo(e,n.slice(0,-1));if(!n.length||o.place.step!==s.place.step)return s;n=n.slice(0,-1),s=o}}var vo,j0,pc=_(()=>{"use strict";vo=e=>!e.over&&!e.do,j0=e=>e.flatMap(t=>t.lines.map(n=>[t.step,n]))});function Yd({course:e,stand:t,said:n,strayed:s,busy:o,onGoOn:a,onTakeBack:r,onBack:c,onAgain:u,onPlay:p}){let{place:d}=t,m=R(null),f=!o&&(s||d.over||vo(d));return x(()=>{f&&m.current?.focus({preventScroll:!0})},[f,d]),l`
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
        ${d.do&&l`<p class="coach-do"><${v} name="hint" size=${16} /> <strong>${d.do}</strong></p>`}`}
      <div class="row coach-acts">
        ${!o&&s&&l`<button type="button" class="btn primary small" ref=${m} onClick=${r}>${i("learn-take-back")}</button>`}
        ${!o&&!s&&vo(d)&&l`<button type="button" class="btn primary small coach-next" ref=${m} onClick=${a}>${i("learn-go-on")}</button>`}
        ${!o&&d.over&&l`
          <button type="button" class="btn primary small" ref=${m} onClick=${p}>${i("learn-play-free")}</button>
          <a class="btn small" href="/learn">${i("learn-all")}</a>`}
        <span class="coach-gap"></span>
        ${t.answers.length>0&&!s&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${c}>${i("learn-back")}</button>`}
        ${t.answers.length>0&&l`<button type="button" class="btn quiet small" disabled=${o} onClick=${u}>${i("learn-again")}</button>`}
        ${!d.over&&l`<a class="btn quiet small" href="/learn">${i("learn-leave")}</a>`}
      </div>
    </section>`}var Jd=_(()=>{"use strict";S();q();L();pc()});var Qd={};ge(Qd,{Page:()=>Y0});function Y0({params:e}){return l`<${J0} key=${e.lesson} id=${e.lesson} />`}function J0({id:e}){let[t,n]=h(null),[s,o]=h(null),[a,r]=h(""),[c,u]=h(0);return x(()=>{r(""),j(`/api/lessons/${encodeURIComponent(e)}`).then(async p=>{o(await Ge(p.table.game)),n(p)}).catch(p=>r(A(p)))},[e,c]),a?l`
      <section class="panel aside">
        <h1>${i("learn-problem")}</h1><p role="alert">${a}</p>
        <p class="row"><button type="button" class="btn primary" onClick=${()=>u(c+1)}>${i("learn-retry")}</button>
          <a class="btn" href="/learn">${i("learn-all")}</a></p>
      </section>`:t&&s?l`<${X0} course=${t} board=${s} />`:l`<div class="waiting" aria-busy="true"><p role="status">${i("table-coming")}</p></div>`}function X0({course:e,board:t}){let[n,s]=h(()=>wo(e,xn(e.id).answers)),[o,a]=h({state:n.state,log:n.log,past:[n.state]}),[r,c]=h(""),[u,p]=h(!1),[d,m]=h(!1),[f,$]=h(0),{show:g,stop:b}=eb(a,m),y=d||u||vo(n.place),w=U(z=>{b(),s(z),c(""),p(!1),$(B=>B+1),a({state:{...z.state,cause:"join"},log:z.log,past:[z.state]}),Vs(e.id,z.answers,!!z.place.over)},[e]),k=async z=>{c(z.say),p(!z.stand&&z.frames.length>0),z.stand&&(s(z.stand),Vs(e.id,z.stand.answers,!!z.stand.place.over)),await g(z.frames)},E=U(async z=>{z.t!=="play"||y||await k(z.moves?Vd(e,n,z.moves.map(String)):xo(e,n,String(z.move)))},[e,n,y]),M=H(()=>({table:e.table,log:o.log,past:o.past,chat:[],connected:!0,refused:null,hint:null,gone:!1,retryAt:null,skew:0,state:{...o.state,era:f,result:null,ask:y?null:o.state.ask}}),[e,o,f,y]),T=d||u?Xd:n.place.point??Xd;Gn(T);let O=l`
    <${Yd} course=${e} stand=${n} said=${r} strayed=${u} busy=${d}
      onGoOn=${()=>k(xo(e,n,""))} onTakeBack=${()=>w(n)} onBack=${()=>w(Kd(e,n))}
      onAgain=${()=>w(wo(e,[]))} onPlay=${()=>Q0(e.table)} />`;return l`<${En} data=${M} board=${t} ask=${E} tell=${E} coach=${O} point=${T} onLeave=${()=>oe("/learn")} />`}async function Q0({game:e,sets:t,variant:n}){let s=ye(e);if(!s)return oe("/");let{table:o}=await D("/api/tables",{...Ms(s),sets:t,variant:n,seats:[{kind:"me"},{kind:"bot",bot:s.bots[0]}],coach:!0});return oe(`/t/${o}`)}function eb(e,t){let n=R(0);x(()=>()=>{n.current++},[]);let s=U(()=>{n.current++,t(!1)},[]);return{show:U(async a=>{let r=++n.current;if(a.length){t(!0);for(let[c,u]of a.entries()){if(c&&await new Promise(d=>setTimeout(d,gt()?V0:K0)),r!==n.current)return;let p=u.lines.map(d=>[u.step,d]);e(d=>({state:u,log:[...d.log,...p],past:[...d.past,u]}))}t(!1)}},[]),stop:s}}var V0,K0,Xd,em=_(()=>{"use strict";Z();Ut();se();S();Re();ne();L();yo();pc();Jd();Ks();Pa();V0=750,K0=60,Xd=[]});function es(){let{theme:e="",game:t="",sets:n=""}=K("puzzles");return{theme:String(e),game:String(t),sets:String(n)}}async function rr(e){let{puzzle:t}=await j(`/api/puzzles/next?${new URLSearchParams(e)}`);return t?`/puzzles/${encodeURIComponent(t)}`:""}var dc=_(()=>{"use strict";Z();ne()});var tm={};ge(tm,{Page:()=>tb});function tb(){let[e,t]=h(null),[n,s]=h("");return x(()=>{j("/api/puzzles").then(t,o=>s(A(o)))},[]),l`
    <div class="column puzzles">
      <header><h1>${i("puzzles-title")}</h1><p>${i("puzzles-what")}</p></header>
      ${n&&l`<p class="refusal" role="alert">${n}</p>`}
      ${e?l`<${nb} found=${e} /><${sb} found=${e} /><${ab} found=${e} />`:!n&&l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function nb({found:{daily:e}}){return l`
    <section class="panel" aria-labelledby="puzzle-day">
      <h2 id="puzzle-day">${i("puzzles-day")} · ${Un(e.day)}</h2>
      <p>${Q(e.game)} · ${i("puzzles-day-solved",{n:e.solved,tries:e.tries})}
        ${e.mine!==null&&l` <strong><${v} name=${e.mine?"done":"hint"} size=${16} /> ${i(e.mine?"puzzles-day-right":"puzzles-day-wrong")}</strong>`}</p>
      <p class="row"><a class=${`btn ${e.mine===null?"primary large":""}`} href="/puzzles/daily">${i(e.mine===null?"puzzles-solve":"puzzles-look")}</a></p>
    </section>`}function sb({found:e}){ee("puzzles");let t=we()??[],[n,s]=h(""),{theme:o,game:a,sets:r}=es(),c=e.sets.some(m=>m.game===a&&m.sets===r)?`${a}/${r}`:e.sets.some(m=>m.game===a)&&a?`${a}/`:"",u=m=>{s(""),_e("puzzles",{...es(),...m})},p=async m=>{m.preventDefault();try{let f=await rr(es());f?oe(f):s(i("puzzles-none-left"))}catch(f){s(A(f))}},d=[...new Set(e.sets.map(m=>m.game))];return l`
    <form class="panel" aria-labelledby="puzzle-practice" onSubmit=${p}>
      <h2 id="puzzle-practice">${i("puzzles-practice")}</h2>
      <div class="row">
        <label class="field"><span>${i("puzzles-theme")}</span>
          <select class="select" value=${o} onChange=${m=>u({theme:m.currentTarget.value})}>
            <option value="">${i("puzzles-any-theme",{n:e.puzzles})}</option>
            ${e.themes.map(m=>l`<option key=${m.theme} value=${m.theme}>${i("puzzles-counted",{what:m.name,n:m.n})}</option>`)}
          </select></label>
        <label class="field"><span>${i("puzzles-game")}</span>
          <select class="select" value=${c} onChange=${m=>{let[f,$]=m.currentTarget.value.split("/");u({game:f,sets:$??""})}}>
            <option value="">${i("puzzles-any-game")}</option>
            ${d.map(m=>{let f=e.sets.filter(g=>g.game===m),$=t.find(g=>g.game===m)?.sets??[];return l`
                <option key=${m} value=${`${m}/`}>${i("puzzles-counted",{what:Q(m),n:f.reduce((g,b)=>g+b.n,0)})}</option>
                ${f.length>1&&f.map(g=>l`<option key=${g.sets} value=${`${m}/${g.sets}`}>${i("puzzles-of-sets",{game:Q(m),sets:ob(g.sets,$),n:g.n})}</option>`)}`})}
          </select></label>
      </div>
      <p class="row"><button type="submit" class="btn primary large">${i("puzzles-go")}</button></p>
      ${n&&l`<p class="refusal" role="alert">${n}</p>`}
    </form>`}function ob(e,t){let s=e.split(" and ").map(o=>t.find(a=>a.id===o)?.title);return s.every(Boolean)?Ee(s):i("puzzles-all-sets")}function ab({found:{me:e}}){return e?l`
    <section class="panel" aria-labelledby="puzzle-standing">
      <h2 id="puzzle-standing">${i("puzzles-standing")}</h2>
      <dl class="puzzle-standing">
        <div><dt>${i("puzzles-rating")}</dt><dd class="num">${e.rating} <small>± ${e.deviation}</small></dd></div>
        <div><dt>${i("puzzles-solved")}</dt><dd class="num">${i("puzzles-of",{n:e.solved,all:e.tried})}</dd></div>
        <div><dt>${i("puzzles-in-a-row")}</dt><dd class="num">${e.streak} <small>${i("puzzles-longest",{n:e.longest})}</small></dd></div>
        <div><dt>${i("puzzles-days")}</dt><dd class="num">${e.days}</dd></div>
      </dl>
      <p class="quiet-text">${i("puzzles-counts")}</p>
    </section>`:l`<p class="quiet-text">${i("puzzles-first")}</p>`}var nm=_(()=>{"use strict";Z();se();S();q();dc();Re();ne();L();Aa()});function sm({puzzle:e,outcome:t,missed:n,counted:s,done:o,busy:a,refused:r,last:c,onShow:u,onNext:p}){let[d,m]=h(!1),f=R(null);x(()=>{o&&f.current?.focus({preventScroll:!0})},[o]);let{position:$,rating:g,today:b,mine:y}=e;return l`
    <section class="coach is-lesson is-puzzle" aria-label=${i("puzzles-one")} data-done=${o||null} data-right=${t?t.right:null}>
      <header class="coach-head">
        <h2>${i(b?"puzzles-day":"puzzles-one")}</h2>
        <span class="coach-count">${i("puzzles-rated",{n:g})}</span>
      </header>
      <div class="coach-words" aria-live="polite" tabindex="0" role="group" aria-label=${i("puzzles-one")}>
        ${!t&&l`<p>${i("puzzles-ask")}${y!==null&&` ${i("puzzles-again")}`}</p>`}
        ${a&&l`<p class="quiet-text">${i("puzzles-busy")}</p>`}
        ${t&&!a&&l`
          <p class="coach-said" data-right=${t.right}><${v} name=${t.right?"done":"hint"} size=${16} /> <strong>${t.words.said}</strong> ${t.words.why}</p>`}
        ${s&&l`<${rb} counted=${s} today=${b} />`}
        ${o&&n&&l`<p class="puzzle-missed">${n.words.said} ${n.words.why}</p>`}
        ${o&&t?.words.ways.map((w,k)=>l`<${ib} key=${k} way=${w} proof=${t.words.proof} />`)}
        ${d&&!o&&l`<p>${i("puzzles-hint-said",{theme:$.theme,hint:$.hint})}</p>`}
      </div>
      ${r&&l`<p class="refusal" role="alert">${r}</p>`}
      <div class="row coach-acts">
        ${!o&&!d&&l`<button type="button" class="btn small" onClick=${()=>m(!0)}>${i("puzzles-hint")}</button>`}
        ${!o&&l`<button type="button" class="btn small" disabled=${a} onClick=${u}>${i("puzzles-show")}</button>`}
        <button type="button" class=${`btn small ${o?"primary":"quiet"}`} ref=${f} disabled=${a||c} onClick=${p}>${i(o?"puzzles-next":"puzzles-skip")}</button>
        <span class="coach-gap"></span>
        <a class="btn quiet small" href="/puzzles">${i("puzzles-all")}</a>
      </div>
      ${c&&l`<p class="quiet-text" role="status">${i("puzzles-none-left")}</p>`}
    </section>`}function rb({counted:{first:e,change:t,me:n,daily:s},today:o}){return l`
    <p class="puzzle-change">
      ${e&&n&&l`<span class="num">${i("puzzles-change",{n:n.rating,sign:t<0?"−":"+",change:Math.abs(t)})}</span> `}
      ${e&&n&&n.streak>1&&l`<span>${i("puzzles-streak",{n:n.streak})}</span> `}
      ${o&&l`<span>${i("puzzles-day-solved",{n:s.solved,tries:s.tries})}</span>`}
    </p>`}function ib({way:e,proof:t}){return l`
    <div class="puzzle-way">
      <p class="quiet-text">${i("puzzles-follows")}</p>
      <ol>${e.line.map((n,s)=>l`<li key=${s}>${n}</li>`)}</ol>
      <p>${e.soon}</p><p>${e.later}</p><p class="quiet-text">${t}</p>
    </div>`}var om=_(()=>{"use strict";S();q();L()});var am={};ge(am,{Page:()=>ub});function ub({params:e}){return l`<${pb} key=${e.puzzle} id=${e.puzzle} />`}function pb({id:e}){let[t,n]=h(null),[s,o]=h(null),[a,r]=h("");return x(()=>{(async()=>{let u=e===lb?(await j("/api/puzzles")).daily.puzzle:e,p=await j(`/api/puzzles/${encodeURIComponent(u)}`);o(await Ge(p.position.game)),n(p)})().catch(u=>r(A(u)))},[e]),a?l`
      <section class="panel aside">
        <h1>${i("puzzles-problem")}</h1><p role="alert">${a}</p>
        <p class="row"><a class="btn primary" href="/puzzles">${i("puzzles-all")}</a></p>
      </section>`:t&&s?l`<${db} puzzle=${t} board=${s} />`:l`<div class="waiting" aria-busy="true"><p role="status">${i("table-coming")}</p></div>`}function db({puzzle:e,board:t}){let{id:n,table:s,state:o}=e.position,[a,r]=h(null),[c,u]=h(null),[p,d]=h(null),[m,f]=h(!1),[$,g]=h(!1),[b,y]=h(""),[w,k]=h(!1),[E,M]=h(0),T=U(async N=>{g(!0),y("");try{let J=await D(`/api/puzzles/${encodeURIComponent(n)}`,{move:N});r(J),N&&!J.right&&u(J),d(te=>te??J),f(J.right||!N),M(te=>te+1)}catch(J){y(A(J))}g(!1)},[n]),O=U(async N=>{N.t==="play"&&!$&&!m&&await T(String(N.move))},[T,$,m]),z=async()=>{try{let N=await rr(es());N?oe(N):k(!0)}catch(N){y(A(N))}},B=H(()=>{let N={...o,era:E,ask:$||m?null:o.ask};return{table:s,state:N,log:[],past:[N],chat:[],connected:!0,refused:null,hint:null,gone:!1,retryAt:null,skew:0}},[e,E,$,m]),C=H(()=>m&&o.ask&&kt(o.ask,a?.words.move??"")?.targets||cb,[m]);Gn(C);let P=l`
    <${sm} puzzle=${e} outcome=${a} missed=${c} counted=${p} done=${m} busy=${$} refused=${b} last=${w}
      onShow=${()=>T("")} onNext=${z} />`;return l`<${En} data=${B} board=${t} ask=${O} tell=${O} coach=${P} point=${C} onLeave=${()=>oe("/puzzles")} />`}var lb,cb,rm=_(()=>{"use strict";Z();Ut();Mt();S();Ks();Re();yo();L();om();dc();lb="daily",cb=[]});function im(e,t){let n=new URLSearchParams(e);return{words:n.get("q")??"",card:n.get("card")??"",filters:Object.fromEntries(t.flatMap(s=>n.get(s)?[[s,n.get(s)??""]]:[]))}}function lm({words:e,filters:t,card:n}){let s=new URLSearchParams;e.trim()&&s.set("q",e);for(let[a,r]of Object.entries(t))s.set(a,r);n&&s.set("card",n);let o=s.toString();return o&&`?${o}`}function cm(e,{words:t,filters:n},s={}){let o=_t(t).split(/\s+/).filter(Boolean),a=e.cards.filter(p=>Object.entries(n).every(([d,m])=>mb(p,d).includes(m)));if(!o.length)return a;let r=p=>[p.name,...s[p.id]??[]].join(`
`),c=a.filter(p=>{let d=Yt([r(p),p.kind_name,...p.sentences].join(`
`));return o.every(m=>d.includes(m))}),u=c.filter(p=>o.some(d=>Yt(r(p)).includes(d)));return[...u.sort((p,d)=>gn(p.name,d.name)),...c.filter(p=>!u.includes(p))]}function mb(e,t){let n=e[t==="type"?"types":t];return Array.isArray(n)?n:[n]}function mc(e,t,n,s){switch(n){case"set":return t.sets.find(o=>o.id===s)?.title??s;case"type":return yn(e,`type-${s}`,{n:2});case"kind":return yn(e,`kind-${s}`,{n:2});default:{let o=[`${e}-${n}-${s}`,`${e}-card-${s}`].find(ht);return o?i(o):s}}}var um=_(()=>{"use strict";Zn();Rs();L()});var $c={};ge($c,{CardsPage:()=>pm,Page:()=>$b});function $b({params:e}){let t=we()?.filter(s=>s.kinds.length).map(s=>s.game);if(!t?.length)return l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`;let n=t.includes(e.game)?e.game:t[0];return l`<${pm} key=${n} game=${n} games=${t}/>`}function pm({game:e,games:t}){let[n,s]=h(null),[o,a]=h(""),[r,c]=h(0);return x(()=>{a(""),qn(e).then(s,u=>a(A(u)))},[e,r]),l`
    <div class="browse">
      <header class="browse-head">
        <h1>${i("browse-title")}</h1>
        <nav class="row" aria-label=${i("browse-games")}>
          ${t.map(u=>l`<a key=${u} class="chip" href=${`/cards/${u}`} aria-current=${u===e?"true":void 0}>${Q(u)}</a>`)}
        </nav>
      </header>
      ${n?l`<${fb} game=${e} cards=${n}/>`:o?l`<div class="empty"><p>${o}</p><button type="button" class="btn" onClick=${()=>c(r+1)}>${i("browse-again")}</button></div>`:l`<div class="waiting" aria-busy="true"><p>${i("browse-waiting")}</p></div>`}
    </div>`}function fb({game:e,cards:t}){let n=Object.keys(t.filters),[s,o]=h(()=>im(location.search,n)),[a,r]=ee("sentences"),[c]=h(()=>matchMedia("(min-width: 40rem)").matches||Object.keys(s.filters).length>0),u=hb(e,s.words.trim()!==""),p=H(()=>cm(t,s,u),[t,s.words,s.filters,u]),d=f=>{let $={...s,...f};o($),history.replaceState(history.state,"",location.pathname+lm($))},m=(f,$)=>{let{[f]:g,...b}=s.filters;d({filters:g===$?b:{...b,[f]:$}})};return l`
    <form class="browse-tools panel" role="search" onSubmit=${f=>f.preventDefault()}>
      <div class="browse-search">
        <${v} name="search"/>
        <input class="input" type="search" value=${s.words} placeholder=${i("browse-search")} aria-label=${i("browse-search")}
          onInput=${f=>d({words:f.currentTarget.value})}/>
      </div>
      <details class="browse-filters" open=${c}>
        <summary>${i("browse-filters")}</summary>
        <div>${n.map(f=>l`<fieldset key=${f} class="browse-filter">
          <legend>${i(`browse-filter-${f}`)}</legend>
          ${t.filters[f].map($=>l`<button key=${$} type="button" class="chip" aria-pressed=${s.filters[f]===$?"true":"false"}
            onClick=${()=>m(f,$)}>${mc(e,t,f,$)}</button>`)}
        </fieldset>`)}</div>
      </details>
      <div class="browse-status">
        <p role="status">${i("browse-found",{n:p.length})}</p>
        <label class="check"><input type="checkbox" checked=${a} onChange=${()=>r(!a)}/> ${i("browse-sentences")}</label>
      </div>
    </form>
    ${p.length?gb(t,p,s).map(([f,$])=>l`<section key=${f} class="browse-kind">
        ${f&&l`<h2>${mc(e,t,"kind",f)} <span class="num">${$.length}</span></h2>`}
        <div class="browse-cards">${$.map(g=>l`<${ve} key=${g.id} game=${e} id=${g.id}
          onChoose=${()=>d({card:g.id})}/>`)}</div>
      </section>`):l`<div class="empty"><p>${i("browse-none")} ${i("browse-none-next")}</p>
        <button type="button" class="btn" onClick=${()=>d({words:"",filters:{}})}>${i("browse-reset")}</button></div>`}
    ${p.some(f=>f.mark)&&l`<p class="browse-legend"><${v} name="standin"/> ${i("card-stand-in")}</p>`}
    ${s.card&&l`<${bb} game=${e} cards=${t} list=${p} id=${s.card} show=${f=>d({card:f})}/>`}`}function hb(e,t){let[n,s]=h({});return x(()=>{t&&j(`/api/names/${encodeURIComponent(e)}`).then(s,()=>{})},[e,t]),n}function gb(e,t,n){return n.words.trim()?[["",t]]:e.filters.kind.map(s=>[s,t.filter(o=>o.kind===s)]).filter(([,s])=>s.length)}function bb({game:e,cards:t,list:n,id:s,show:o}){let a=R(null);x(()=>a.current?.showModal(),[]);let r=t.cards.find(d=>d.id===s);if(!r)return null;let c=n.findIndex(d=>d.id===s),u=d=>c>=0&&o(n[(c+d+n.length)%n.length].id),p=d=>{d.key==="ArrowRight"&&u(1),d.key==="ArrowLeft"&&u(-1)};return l`<dialog ref=${a} class="dialog browse-full" aria-label=${r.name} onClose=${()=>o("")} onKeyDown=${p}
      onClick=${d=>d.target===a.current&&a.current?.close()}>
    <div class="browse-full-inside">
      <${ve} game=${e} id=${s} size="full"/>
      <div class="browse-about">
        ${r.origin.map(d=>l`<p>${d}</p>`)}
        ${r.other_side&&l`<button type="button" class="btn" onClick=${()=>o(r.other_side??"")}><${v} name="reorder"/>${i("browse-other-side")}</button>`}
      </div>
    </div>
    <div class="browse-steps">
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-previous")} disabled=${c<0} onClick=${()=>u(-1)}><${v} name="left"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-next")} disabled=${c<0} onClick=${()=>u(1)}><${v} name="right"/></button>
      <button type="button" class="btn icon-only quiet" aria-label=${i("browse-close")} onClick=${()=>a.current?.close()}><${v} name="close"/></button>
    </div>
  </dialog>`}var fc=_(()=>{"use strict";Z();lt();Oe();se();S();q();ne();L();um()});var hc={};ge(hc,{Page:()=>yb});function yb({params:e}){let t=we()?.filter(a=>a.chapters.length);if(!t?.length)return l`<div class="waiting" aria-busy="true"></div>`;let n=t.find(a=>a.game===e.game)??t[0],{game:s,chapters:o}=n;return l`
    <div class="rules">
      <header class="rules-head">
        <${jn} signs=${n.emblem} />
        <div>
          <h1>${i("rules-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${t.map(({game:a})=>l`
              <a key=${a} class="chip" href=${`/rules/${a}`} aria-current=${a===s?"true":void 0}>${Q(a)}</a>`)}
          </nav>
          <p class="quiet-text">${i("rules-more")}</p>
          <p class="row">
            ${n.rules_text&&l`<a href=${`/rules/${s}/full`}>${i("rules-to-full")}</a>`}
            ${n.kinds.length>0&&l`<a href=${`/cards/${s}`}>${i("rules-to-cards")}</a>`}
          </p>
        </div>
      </header>
      <nav class="rules-contents" aria-label=${i("rules-contents")}>
        <ol>${o.map(a=>l`<li key=${a}><a href=${`#${a}`}>${so(s,a)}</a></li>`)}</ol>
      </nav>
      <div class="rules-sections">
        ${o.map(a=>l`
          <section key=${a} id=${a} class="panel" aria-labelledby=${`${a}-title`}>
            <h2 id=${`${a}-title`}>${so(s,a)}</h2>
            <${oo} facts=${n} chapter=${a} />
          </section>`)}
      </div>
    </div>`}var gc=_(()=>{"use strict";se();S();L();Pl();za()});var mm={};ge(mm,{Page:()=>wb});function wb({params:{game:e}}){let[t,n]=h(null),[s,o]=h(""),a=we();return x(()=>{ao(e).then(n,r=>o(r?.code==="not-found"?i("clauses-none",{game:Q(e)}):A(r)))},[e]),l`
    <div class="rules clauses">
      <header class="rules-head">
        <${jn} signs=${ye(e)?.emblem??[]} />
        <div>
          <h1>${i("clauses-title")}</h1>
          <nav class="row" aria-label=${i("rules-games")}>
            ${a?.filter(r=>r.rules_text).map(r=>l`
              <a key=${r.game} class="chip" href=${`/rules/${r.game}/full`} aria-current=${r.game===e?"true":void 0}>${Q(r.game)}</a>`)}
          </nav>
          <p class="quiet-text"><a href=${`/rules/${e}`}>${i("clauses-to-short")}</a></p>
        </div>
      </header>
      ${s&&l`<p class="panel" role="alert">${s}</p>`}
      ${t&&l`<${vb} book=${t} language=${ro(e)} />`}
    </div>`}function vb({book:e,language:t}){let[n,s]=h(""),[o,a]=h(dm),r=H(()=>kb(nr(e)),[e]),c=H(()=>io(e,n),[e,n]);x(()=>{let p=()=>{s(""),a(dm())};return addEventListener("hashchange",p),()=>removeEventListener("hashchange",p)},[]),x(()=>{let p=document.getElementById(o),d=p?.closest("details");d&&(d.open=!0),requestAnimationFrame(()=>p?.scrollIntoView())},[o]);let u=c.reduce((p,d)=>p+en(d).length,0);return l`
    <div class="clauses-search browse-search">
      <${v} name="search" size="1.1rem" />
      <input class="input" type="search" value=${n} placeholder=${i("clauses-search")} aria-label=${i("clauses-search")}
        onInput=${p=>s(p.currentTarget.value)} />
    </div>
    <p class="quiet-text clauses-found" role="status">${n.trim()&&i("clauses-found",{n:u})}</p>
    <div class="rules-sections" lang=${t}>
      ${!n.trim()&&l`<section class="panel clauses-intro"><${Mn} text=${e.intro.join(`
`)} line=${r} /></section>`}
      ${c.map(p=>l`
        <details key=${p.title} class="panel clauses-part" open=${n.trim()!==""}>
          <summary><h2>${p.title}</h2><span class="num">${i("clauses-count",{n:en(p).length})}</span></summary>
          ${p.groups.map(d=>l`
            <div class="clauses-group">
              ${d.title&&l`<h3>${d.title}</h3>`}
              ${d.text&&l`<p>${d.text}</p>`}
              ${d.clauses.map(m=>l`<${xb} key=${m.id} clause=${m} draw=${r} here=${m.id===o} />`)}
            </div>`)}
        </details>`)}
    </div>`}function dm(){return location.hash.slice(1)}function xb({clause:{id:e,question:t,text:n,mark:s},draw:o,here:a}){return l`
    <article class="clauses-one" id=${e} aria-current=${a?"true":void 0}>
      <a class="clauses-id num" href=${`#${e}`} aria-label=${i("clauses-link",{id:e})}>${e}</a>
      <div>
        ${t&&l`<p class="clauses-question">${o(t)}</p>`}
        <${Mn} text=${n} line=${o} />
        ${s&&l`<p class="clauses-mark">${o(s)}</p>`}
      </div>
    </article>`}function kb(e){return t=>zl(t,e).map(n=>e.has(n)?l`<a href=${`#${n}`}>${n}</a>`:n)}var $m=_(()=>{"use strict";Z();se();S();q();sr();L();za();tr()});var fm={};ge(fm,{Page:()=>Eb});function Lb(){let e=new URLSearchParams(location.search);return Object.fromEntries(Mb.flatMap(t=>e.get(t)?[[t,e.get(t)??""]]:[]))}function Eb(){let[e,t]=h(Lb),[n,s]=h(null),[o,a]=h(""),r=new URLSearchParams(e).toString();x(()=>{let u=!0;return a(""),j(`/api/explore?${r}`).then(p=>u&&s(p),p=>u&&a(A(p))),()=>{u=!1}},[r]);let c=u=>{let p=Object.fromEntries(Object.entries({..."game"in u?{}:e,...u}).filter(([,d])=>d));t(p),oe(`/explore?${new URLSearchParams(p)}`,{replace:!0})};return l`
    <div class="column explore">
      <h1>${i("explore-title")}</h1>
      <p class="quiet-text">${i("explore-what")}</p>
      ${o&&l`<p class="refusal" role="alert">${o}</p>`}
      ${n?l`<${Tb} answer=${n} asked=${e} ask=${c} />`:!o&&l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Tb({answer:e,asked:t,ask:n}){if(e.missing)return l`<p class="empty">${i("explore-missing")}</p>`;if(!e.games||!e.rows)return l`<p class="empty">${i("explore-no-games")}</p>`;let s=(o,a,r=!0)=>a.length>1&&l`
    <label>${i(`explore-choose-${o}`)}
      <select class="input" value=${t[o]??(r?"":a[0].id)} onChange=${c=>n({[o]:c.currentTarget.value})}>
        ${r&&l`<option value="">${i("explore-all")}</option>`}
        ${a.map(({id:c,name:u})=>l`<option key=${c} value=${c}>${u}</option>`)}
      </select>
    </label>`;return l`
    <form class="panel explore-tools" onSubmit=${o=>o.preventDefault()}>
      ${s("game",(e.names??[]).map(o=>({id:o,name:Q(o)})),!1)}
      ${s("about",e.subjects??[],!1)}
      ${s("seats",(e.seats??[]).map(o=>({id:String(o),name:String(o)})))}
      ${s("sets",e.sets??[])}
      ${s("player",e.players??[])}
    </form>
    <p role="status" class="quiet-text">${i("explore-counted",{n:e.games})}</p>
    <${Ob} key=${JSON.stringify([e.game,e.about])} answer=${e} asked=${t} />`}function Ob({answer:e,asked:t}){let n=e.rows??[],s=e.about??"",[o,a]=h({by:s==="rounds"||s==="turns"?"key":s==="pairs"?"synergy":"of",down:!0}),[r,c]=h(""),[u,p]=h(""),d=Cb.filter(b=>n.some(y=>y[b]!==void 0&&y[b]!==null)),m=H(()=>{let b=_t(r).split(/\s+/).filter(Boolean),y=n.filter(w=>b.every(k=>Yt(w.name).includes(k)));return o.by==="key"?y:y.sort((w,k)=>(o.down?1:-1)*Pb(w,k,o.by))},[n,r,o]);if(!n.length)return l`<p class="empty">${i("explore-nothing")}</p>`;let f=b=>a({by:b,down:o.by===b?!o.down:!0}),$=(b,y)=>l`
    <th scope="col" class=${b==="name"?void 0:"num"} aria-sort=${o.by===b?o.down?"descending":"ascending":void 0}>
      <button type="button" onClick=${()=>f(b)}>${y}</button></th>`,g=n.some(b=>b.of!==void 0);return l`
    ${n.length>12&&l`<input class="input explore-search" type="search" value=${r} placeholder=${i("explore-search")} aria-label=${i("explore-search")}
      onInput=${b=>c(b.currentTarget.value)} />`}
    <div class="explore-rows" tabindex="0" role="region" aria-label=${i("explore-title")}><table class="table">
      <thead><tr>${$("name",i("explore-column-name"))}<th scope="col" class="explore-bar">${i("explore-column-interval")}</th>
        ${d.map(b=>$(b,i(`explore-column-${Sb[b]}`)))}</tr></thead>
      <tbody>${m.map(b=>l`
        <tr key=${b.key}>
          <th scope="row">${_b.has(s)?b.name:l`<button type="button" class="link" aria-expanded=${u===b.key} onClick=${()=>p(u===b.key?"":b.key)}>${b.name}</button>`}</th>
          <td class="explore-bar"><${zb} row=${b} compared=${g} /></td>
          ${d.map(y=>l`<td key=${y} class="num">${Ab(b[y],y)}</td>`)}
        </tr>
        ${u===b.key&&l`<tr key=${`${b.key} games`}><td class="explore-behind" colspan=${d.length+2}><${Ib} asked=${{...t,game:e.game??""}} cards=${b.key} name=${b.name} /></td></tr>`}`)}</tbody>
    </table></div>
    <p class="fine">${i(g?"explore-legend":"explore-legend-parts")}</p>`}function Pb(e,t,n){if(n==="name")return gn(e.name,t.name);let s=o=>Number(o[n]??o.share??0);return s(t)-s(e)}function Ab(e,t){return e==null?"":t==="n"?i("explore-number",{n:e}):t==="of"?i("explore-ratio",{n:Math.round(e*100)/100}):i("study-percent",{n:Math.round(e*100)})}function zb({row:e,compared:t}){let n=o=>4+112*Math.min(1,Math.max(0,t?o/2:o)),s=t?e.low>1?"more":e.high<1?"less":"":"";return l`
    <svg viewBox="0 0 120 14" width="120" height="14" role="img" data-sure=${s}
      aria-label=${i("explore-between",{low:Math.round(e.low*100)/100,high:Math.round(e.high*100)/100})}>
      ${t&&l`<path class="explore-fair" d="M60 0V14" />`}
      <path class="explore-span" d=${`M${n(e.low)} 7H${n(e.high)}`} /><circle cx=${n(e.of??e.share)} cy="7" r="3" />
    </svg>`}function Ib({asked:e,cards:t,name:n}){let[s,o]=h(null),[a,r]=h("");return x(()=>{j(`/api/explore/games?${new URLSearchParams({...e,cards:t})}`).then(o,c=>r(A(c)))},[t]),a?l`<p class="refusal" role="alert">${a}</p>`:s?l`<ul class="explore-games" tabindex="0" aria-label=${n}>${s.map(c=>l`
    <li key=${c.source}><a href=${`/replay/${c.source}`}>${i("explore-game",{seats:c.seats,rounds:c.rounds,margin:c.margin})}</a></li>`)}</ul>`:l`<p class="quiet-text" aria-busy="true">${i("explore-looking")}</p>`}var Mb,_b,Cb,Sb,hm=_(()=>{"use strict";Z();Rs();se();S();Re();L();Mb=["game","about","seats","sets","player"],_b=new Set(["powers","turns","rounds","players"]),Cb=["of","synergy","share","n","rate","leader"],Sb={n:"games",share:"share",of:"fair",synergy:"synergy",rate:"rate",leader:"leader"}});function Nb(e,t){let n=e.findLast(([s])=>s<=t);return n?n[1]:null}function Db(e){return e.map((t,n)=>({round:t,step:n})).filter(({round:t,step:n})=>t>0&&t!==e[n-1])}function ym({review:e,light:t,names:n,at:s,setAt:o}){let a=ke(xe)?360:400,r=e.balance[t]?.chances??[],c=Math.max(1,e.steps),u=T=>sn+(a-sn-ir)*T/c,p=T=>ko+yc*(1-T),d=e.points.flat(),m=Xa(Math.max(...d,1)-Math.min(0,...d)),f=Math.ceil(Math.max(...d,1)/m)*m,$=Math.min(0,...d),g=ko+yc+bm+wc,b=T=>g-wc*(T-$)/(f-$),y=Db(e.rounds),w=Math.ceil(y.length/14),k=e.decisions.filter(({lights:T})=>lr[T[t]?.verdict??""]),E=T=>{let O=T.currentTarget.getBoundingClientRect();o(Math.round(((T.clientX-O.left)/O.width*a-sn)/(a-sn-ir)*c))},M=T=>e.points.map((O,z)=>`${z?`H${u(z)}V`:`M${u(0)} `}${b(O[T])}`).join("");return l`
    <figure class="study-chart curve">
      <figcaption class="visually-hidden">${i("study-chart")}</figcaption>
      <svg viewBox=${`0 0 ${a} ${gm}`} aria-hidden="true" onClick=${E}>
        ${y.map(({round:T,step:O},z)=>l`<g key=${`${T} ${O}`} class="curve-level"><path d=${`M${u(O)} ${ko}V${g}`} />${z%w===0&&l`<text x=${u(O)+3} y=${gm-4}>${T}</text>`}</g>`)}
        ${[0,.5,1].map(T=>l`<g key=${T} class="curve-level"><path d=${`M${sn} ${p(T)}H${a-ir}`} /><text x=${sn-5} y=${p(T)+(T===1?9:4)} text-anchor="end">${i("study-percent",{n:T*100})}</text></g>`)}
        ${[$,f].map(T=>l`<g key=${`p${T}`} class="curve-level"><path d=${`M${sn} ${b(T)}H${a-ir}`} /><text x=${sn-5} y=${b(T)+(T===f?9:2)} text-anchor="end">${T}</text></g>`)}
        ${r.map((T,O)=>l`
          <g key=${O} class="curve-line" data-seat=${O}>
            <polyline points=${T.map(([z,B])=>`${u(z).toFixed(1)},${p(B).toFixed(1)}`).join(" ")} stroke-dasharray=${bc[O]} />
            <path d=${M(O)} fill="none" stroke-dasharray=${bc[O]} />
          </g>`)}
        ${k.map(({turn:T,step:O,seat:z,lights:B})=>l`
          <g key=${T} class="study-dot" data-seat=${z} data-verdict=${B[t]?.verdict}>
            <circle cx=${u(O)} cy=${p(B[t]?.before??0)} r="3.5" />
          </g>`)}
        <path class="study-now" d=${`M${u(Math.min(s,c))} ${ko}V${g}`} />
      </svg>
      <ul class="curve-names" aria-hidden="true">
        ${n.map((T,O)=>l`<li key=${O} data-seat=${O}><svg viewBox="0 0 28 8" width="28" height="8"><path d="M1 4H27" stroke-dasharray=${bc[O]} /></svg> <bdi>${T}</bdi></li>`)}
      </ul>
      <details class="study-figures">
        <summary>${i("study-figures")}</summary>
        <div class="study-scroll" tabindex="0" role="region" aria-label=${i("study-chart")}>
          <table>
            <thead><tr><th scope="col">${i("curve-round")}</th>${n.map((T,O)=>l`<th key=${O} scope="col"><bdi>${T}</bdi></th>`)}</tr></thead>
            <tbody>${y.map(({round:T,step:O},z)=>{let B=(y[z+1]?.step??e.steps+1)-1;return l`<tr key=${`${T} ${O}`}><th scope="row">${T}</th>${n.map((C,P)=>l`<td key=${P}>${i("study-cell",{chance:Tt(Nb(r[P]??[],B)),points:e.points[B]?.[P]??0})}</td>`)}</tr>`})}</tbody>
          </table>
        </div>
      </details>
    </figure>`}function Tt(e){return Math.round(100*(e??0))}var sn,ir,ko,yc,wc,bm,Rb,gm,bc,lr,vc=_(()=>{"use strict";S();Qa();Ce();L();sn=44,ir=8,ko=8,yc=130,wc=76,bm=12,Rb=18,gm=ko+yc+bm+wc+Rb,bc=["","8 4","2 4","10 3 2 3","1 3"],lr={inaccuracy:"?!",mistake:"?",blunder:"??"}});function vm(e,t){let[n,s]=h(wm),[o,a]=h(0),r=R(0),c=`/api/reviews/${encodeURIComponent(e)}`;x(()=>{let p=!0,d=0;r.current=0;let m=()=>j(`${c}?depth=${t}&have=${r.current}`).then(f=>{p&&(r.current=f.number??0,s($=>({state:f.state,done:f.done??1,mine:!!f.mine,refused:"",review:f.review??(f.state==="running"?$.review:null),words:f.words??null})),f.state==="running"&&(d=window.setTimeout(m,qb)))},f=>p&&s($=>({...$,state:$.state==="asking"?"none":$.state,refused:A(f)})));return s(wm),m(),()=>{p=!1,clearTimeout(d)}},[c,t,o]);let u=U(p=>{D(`${c}${p}?depth=${t}`).then(()=>a(d=>d+1),d=>s(m=>({...m,refused:A(d)})))},[c,t]);return{...n,begin:()=>u(""),stop:()=>u("/stop")}}var qb,wm,xm=_(()=>{"use strict";Z();S();qb=1200,wm={state:"asking",done:0,mine:!1,review:null,words:null,refused:""}});function cr({light:e,setLight:t,hints:n={fair:i("study-light-fair-hint"),open:i("study-light-open-hint")}}){let s=ot();return l`
    <fieldset class="study-lights">
      <legend class="visually-hidden">${i("study-light")}</legend>
      ${["fair","open"].map(o=>l`
        <label key=${o} title=${n[o]}>
          <input type="radio" name=${s} value=${o} checked=${e===o} onChange=${()=>t(o)} />
          <span>${i(`study-light-${o}`)}</span></label>`)}
    </fieldset>`}var xc=_(()=>{"use strict";S();L()});function km({review:e,words:t,names:n,eyes:s,goto:o,onEnd:a}){let r=[...new Set(e.questions.map(b=>b.seat))],[c,u]=h(r.includes(s)?s:r[0]),p=H(()=>e.questions.map((b,y)=>({one:b,said:t.questions[y]})).filter(({one:b})=>b.seat===c),[e,c]),[d,m]=h(0),{one:f,said:$}=p[Math.min(d,p.length-1)],g=R(null);return x(()=>{o(f.step,f.seat),g.current?.focus()},[f.turn]),l`
    <div class="study-ask">
      <div class="study-ask-head">
        <label><span class="visually-hidden">${i("study-whose")}</span>
          <select class="select" value=${String(c)} onChange=${b=>{u(Number(b.currentTarget.value)),m(0)}}>${r.map(b=>l`<option key=${b} value=${String(b)}>${n[b]}</option>`)}</select></label>
        <span class="num">${i("study-count",{n:d+1,all:p.length})}</span>
        <button type="button" class="btn small" onClick=${a}>${i("study-end")}</button>
      </div>
      <h2 tabindex="-1" ref=${g}>${$.ask}</h2>
      <${Bb} key=${f.turn} one=${f} said=${$} last=${d+1>=p.length} onNext=${()=>d+1<p.length?m(d+1):a()} />
    </div>`}function Bb({one:e,said:t,last:n,onNext:s}){let[o,a]=h([]),[r,c]=h(!1),u=H(()=>e.replies.map((g,b)=>({reply:g,i:b,text:t.replies[b]})).sort((g,b)=>g.text.localeCompare(b.text)),[e]),p=e.replies[0].win,d=o.at(-1),m=d!==void 0&&e.replies[d].right,f=m||r,$=u.filter(({reply:g,i:b})=>!f||g.right||o.includes(b)||g.move===e.played);return l`
    <div class="study-answers" role="group" aria-label=${t.ask}>
      ${$.map(({reply:g,i:b,text:y})=>{let w=o.includes(b)||f;return l`<button type="button" key=${b} class="btn small" data-told=${w?g.right?"right":"wrong":null} aria-disabled=${w} onClick=${()=>!w&&a([...o,b])}>
          <span>${y}</span>${w&&l` <b class="num">${i("study-percent",{n:Tt(g.win)})}</b>`}</button>`})}
    </div>
    <p role="status" class="study-verdict">${d===void 0?"":m?i("study-right",{n:Tt(e.replies[d].win)}):i("study-wrong",{n:Tt(e.replies[d].win),best:Tt(p)})}</p>
    ${f&&l`<${Hb} said=${t} played=${e.played} moves=${e.ways.map(g=>g.move)} />`}
    <div class="row">
      ${!f&&l`<button type="button" class="btn small" onClick=${()=>c(!0)}>${i("study-show")}</button>`}
      <button type="button" class=${f?"btn primary":"btn small"} onClick=${s}>${i(n?"study-finish":f?"study-next":"study-skip")}</button>
    </div>`}function Hb({said:e,played:t,moves:n}){return l`
    <p class="study-why">${e.why}</p>
    ${e.ways.map((s,o)=>l`
      <section key=${o} class="study-way">
        <h3>${s.move} <small>${i(n[o]===t?"study-was-played":o===0?"study-was-best":"study-was-good")}</small></h3>
        <ol>${s.line.map((a,r)=>l`<li key=${r}>${a}</li>`)}</ol>
        <p>${s.soon}</p><p>${s.later}</p>
      </section>`)}
    <p class="quiet-text">${i("study-imagined")}</p>`}var Mm=_(()=>{"use strict";S();L();vc()});function _m({table:e,names:t,at:n,goto:s,eyes:o}){let a=t.map(Ye),[r,c]=h("default"),[u,p]=h("fair"),[d,m]=h(!1),{state:f,done:$,mine:g,review:b,words:y,refused:w,begin:k,stop:E}=vm(e,r);return d&&b&&y?l`<div class="study"><${km} review=${b} words=${y} names=${a} eyes=${o} goto=${s} onEnd=${()=>m(!1)} /></div>`:l`
    <div class="study">
      ${f==="none"&&l`
        <form class="study-begin" onSubmit=${M=>{M.preventDefault(),k()}}>
          <p>${i("study-about")}</p>
          <label><span>${i("study-depth")}</span>
            <select class="select" value=${r} onChange=${M=>c(M.currentTarget.value)}>
              ${Zb.map(M=>l`<option key=${M} value=${M}>${i(`study-depth-${M}`)}</option>`)}
            </select></label>
          <button type="submit" class="btn primary">${i("study-begin")}</button>
        </form>`}
      ${w&&l`<p class="refusal" role="alert">${w}</p>`}
      ${f==="running"&&l`
        <div class="study-running">
          <label><span role="status">${i(b?"study-running":"study-waiting")}</span>
            <progress class="coach-bar" max="1" value=${$} aria-label=${i("study-progress",{n:Tt($)})}></progress></label>
          ${g&&l`<button type="button" class="btn small" onClick=${E}>${i("study-stop")}</button>`}
        </div>`}
      ${b&&l`<${Fb} review=${b} words=${y} light=${u} setLight=${p} names=${a} at=${n} goto=${s} onLearn=${()=>m(!0)} />`}
    </div>`}function Fb({review:e,words:t,light:n,setLight:s,names:o,at:a,goto:r,onLearn:c}){let u=e.decisions.filter(({lights:p})=>lr[p[n]?.verdict??""]||p[n]?.fate);return l`
    <${cr} light=${n} setLight=${s} />
    <p class="quiet-text study-hint">${i(`study-light-${n}-hint`)}</p>
    <${ym} review=${e} light=${n} names=${o} at=${a} setAt=${r} />
    ${t?.notes.map(p=>l`<p key=${p} class="notice">${p}</p>`)}
    ${e.questions.length>0&&t&&l`<button type="button" class="btn primary" onClick=${c}><${v} name="hint" size=${18} /> ${i("study-learn",{n:e.questions.length})}</button>`}
    <p class="quiet-text"><a href="/puzzles">${i("puzzles-title")}</a>: ${i("puzzles-short")}</p>
    ${t&&t.turning.length>0&&l`
      <h2>${i("study-turning")}</h2>
      <ol class="study-list">
        ${t.turning.map((p,d)=>l`<li key=${d}><button type="button" onClick=${()=>r(e.turning[d].step)}>${p}</button></li>`)}
      </ol>`}
    <h2>${i("study-marked",{n:u.length})}</h2>
    <ol class="study-list">
      ${u.map(p=>l`<${Wb} key=${p.turn} one=${p} words=${t} light=${n} names=${o} at=${a} goto=${r} />`)}
    </ol>
    ${e.balance[n]&&l`
      <h2>${i("study-luck")}</h2>
      ${t&&l`<p>${t.luck[n]}</p>`}
      <${Ub} review=${e} light=${n} names=${o} />`}
    ${t&&l`<${jb} review=${e} words=${t} names=${o} goto=${r} />`}`}function Wb({one:e,words:t,light:n,names:s,at:o,goto:a}){let r=e.lights[n];if(!r)return null;let u=t?.moves[e.turn]?.lights[n]?.sentence,p=lr[r.verdict]??"";return l`
    <li>
      <button type="button" aria-current=${o===e.step?"step":void 0} onClick=${()=>a(e.step,n==="fair"?e.seat:void 0)}>
        <span class="study-sign" data-verdict=${r.verdict} data-fate=${r.fate||null} aria-hidden="true">${p||(r.fate==="unlucky"?"↓":"↑")}</span>
        <span><b>${i("study-round",{round:e.round})} · <bdi>${s[e.seat]}</bdi> · ${i(`study-is-${r.verdict}`)}${r.fate&&` · ${i(`study-fate-${r.fate}`)}`}</b>
          <span>${u||e.played}</span></span>
      </button>
    </li>`}function Ub({review:e,light:t,names:n}){let s=["deal","given_away","gifts","luck","drift"];return l`
    <div class="study-scroll" tabindex="0" role="region" aria-label=${i("study-luck")}>
      <table>
        <thead><tr><th scope="col">${i("study-player")}</th>${s.map(o=>l`<th key=${o} scope="col" title=${i(`study-of-${o}-hint`)}>${i(`study-of-${o}`)}</th>`)}</tr></thead>
        <tbody>${e.balance[t]?.accounts.map(o=>l`
          <tr key=${o.seat}><th scope="row"><bdi>${n[o.seat]}</bdi></th>${s.map(a=>l`<td key=${a}>${Cm(a==="given_away"?-o[a]:o[a])}</td>`)}</tr>`)}</tbody>
      </table>
    </div>
    <details class="study-figures"><summary>${i("study-what")}</summary>
      <dl>${s.map(o=>l`<dt key=${o}>${i(`study-of-${o}`)}</dt><dd>${i(`study-of-${o}-hint`)}</dd>`)}</dl></details>`}function jb({review:e,words:t,names:n,goto:s}){return l`
    <h2>${i("study-books-title")}</h2>
    ${t.seats.map((o,a)=>l`
      <section key=${a} class="study-books">
        <h3><bdi>${n[a]}</bdi>${o.behind&&l` <small>${o.behind}</small>`}</h3>
        ${o.flows.gained&&l`<dl>
          ${["gained","spent","lost"].map(r=>l`<div key=${r}><dt>${i(`study-${r}`)}</dt><dd>${o.flows[r]}</dd></div>`)}
          <div><dt>${i("study-left")}</dt><dd>${o.left}</dd></div>
        </dl>`}
        ${o.idle.length>0&&l`<p>${i("study-idle-cards")} ${o.idle.join(", ")}</p>`}
        <ul class="study-sources">${e.sources.map(([r,c,u,,p],d)=>u===a&&l`<li key=${d}><button type="button" onClick=${()=>s(r)}>${i("study-source",{round:c,what:t.sources[d],n:Cm(p/100)})}</button></li>`)}</ul>
      </section>`)}`}function Cm(e){let t=Tt(e);return t>0?`+${t}`:t<0?`−${-t}`:"0"}var Zb,Sm=_(()=>{"use strict";S();q();L();vc();Et();xm();xc();Mm();Zb=["quick","default","deep"]});function Lm({table:e,length:t,at:n,setAt:s,ready:o,setEyes:a,names:r,narrow:c}){let[u,p]=h(!1),[d,m]=h(1),f=n>=t;x(()=>{if(!u||f||!o)return;let y=setTimeout(()=>s(n+1),Gb/d);return()=>clearTimeout(y)},[u,n,d,f,o]),x(()=>{f&&p(!1)},[f]);let $=y=>{p(!1),s(y)},g=()=>{!u&&f&&s(0),p(!u)};Yb({ArrowLeft:()=>$(n-1),ArrowRight:()=>$(n+1),Home:()=>$(0),End:()=>$(t)," ":g});let b=l`
    <div class="player-choices">
      <label><span>${i("replay-eyes")}</span>
        <select class="select" value=${String(e.you)} onChange=${y=>a(Number(y.currentTarget.value))}>
          <option value="-1">${i("replay-eyes-all")}</option>
          ${r.map((y,w)=>l`<option key=${w} value=${String(w)}>${y}</option>`)}
        </select></label>
      <label><span>${i("replay-speed")}</span>
        <select class="select" value=${String(d)} onChange=${y=>m(Number(y.currentTarget.value))}>
          ${Vb.map(y=>l`<option key=${y} value=${String(y)}>${i("replay-speed-value",{n:y})}</option>`)}
        </select></label>
    </div>
    <div class="player-choices">
      <${Kb} />
      <a class="btn small" href=${`/board?table=${encodeURIComponent(e.table)}&step=${n}`}><${v} name="search" size=${16} /> ${i("board-from-replay")}</a>
      <a class="btn small" href=${`/api/tables/${encodeURIComponent(e.table)}/record`} download><${v} name="download" size=${16} /> ${i("replay-download")}</a>
    </div>`;return l`
    <div class="player" role="group" aria-label=${i("title-replay")}>
      <div class="player-buttons">
        <${ur} text="replay-first" icon="pass" mirrored onClick=${()=>$(0)} off=${n<=0} />
        <${ur} text="replay-back" icon="left" onClick=${()=>$(n-1)} off=${n<=0} />
        <button type="button" class="btn primary" onClick=${g}><${v} name=${u?"pause":"play"} size=${18} /> ${i(u?"replay-pause":"replay-play")}</button>
        <${ur} text="replay-next" icon="right" onClick=${()=>$(n+1)} off=${f} />
        <${ur} text="replay-last" icon="pass" onClick=${()=>$(t)} off=${f} />
      </div>
      <label class="player-slider">
        <span class="visually-hidden">${i("replay-step",{n,of:t})}</span>
        <input type="range" min="0" max=${t} value=${n} aria-valuetext=${i("replay-step",{n,of:t})} onInput=${y=>$(Number(y.currentTarget.value))} />
        <output class="num" aria-hidden="true">${n} / ${t}</output>
      </label>
      ${c?l`<details><summary>${i("replay-choices")}</summary>${b}</details>`:b}
      <p class="player-keys">${i("replay-keys")}</p>
    </div>`}function ur({text:e,icon:t,onClick:n,off:s,mirrored:o=!1}){return l`
    <button type="button" class=${o?"btn icon-only mirrored":"btn icon-only"} aria-label=${i(e)} title=${i(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${v} name=${t} size=${18} /></button>`}function Kb(){let[e,t]=h("");return l`
    <button type="button" class="btn small" onClick=${()=>{(navigator.clipboard?.writeText(location.href)??Promise.reject(new Error("no clipboard"))).then(()=>t("copied"),()=>t("blocked"))}}><${v} name="link" size=${16} /> ${i("replay-share")}</button>
    <span role="status" class="done">${e==="copied"&&i("replay-shared")}</span>
    ${e==="blocked"&&l`<input class="input" readonly value=${location.href} aria-label=${i("replay-share")} onFocus=${s=>s.currentTarget.select()} />`}`}function Yb(e){x(()=>{let t=n=>{let s=n.target instanceof Element&&n.target.closest("input, select, textarea, summary, [role=dialog]"),o=n.key===" "&&n.target instanceof Element&&n.target.closest("button, a"),a=e[n.key];!a||s||o||n.altKey||n.ctrlKey||n.metaKey||(n.preventDefault(),a())};return addEventListener("keydown",t),()=>removeEventListener("keydown",t)})}var Gb,Vb,Em=_(()=>{"use strict";S();q();L();Gb=1400,Vb=[.5,1,2,4]});function Om(e,t,n){let[s,o]=h({table:null,length:-1,steps:[],refused:""}),a=R(n);return a.current=n,x(()=>{let r=!1,c={table:null,length:-1,steps:[],refused:""};return(async()=>{for(let p=Tm(c,a.current);p>=0&&!r;p=Tm(c,a.current)){let d=p*Mo,m=await j(`/api/replay/${encodeURIComponent(e)}?from=${d}&to=${d+Mo-1}&eyes=${t}`);if(r)return;let f=[...c.steps];for(let $ of m.steps)f[$.step]=$;c={table:m.table,length:m.length,steps:f,refused:""},o(c)}})().catch(p=>{r||o({...c,refused:A(p)})}),()=>{r=!0}},[e,t]),s}function Tm({length:e,steps:t},n){let s=Math.floor(Math.max(0,n)/Mo);if(e<0)return s;let a=Array.from({length:Math.floor(e/Mo)+1},(r,c)=>c).filter(r=>!t[Math.min(e,r*Mo)]);return a.includes(s)?s:a[0]??-1}var Mo,Pm=_(()=>{"use strict";Z();S();Mo=40});var zm={};ge(zm,{Page:()=>Qb});function Qb({params:e}){let[{at:t,eyes:n,study:s},o]=h(oy),{table:a,length:r,steps:c,refused:u}=Om(e.table,n,t),[p,d]=h(null),[m,f]=h(""),$=a?.game;x(()=>{$&&Ge($).then(d,y=>f(A(y)))},[$]),ay(t,n,s);let g=R(null),b=c[Math.min(t,Math.max(0,r))];return b&&(g.current=b),m||u&&!g.current?l`<${ey} reason=${m||u} />`:!a||!p||!g.current?l`<div class="waiting" aria-busy="true"><p role="status">${i("replay-coming")}</p></div>`:l`
    <${ty} table=${{...a,you:n}} board=${p} length=${r} steps=${c} state=${g.current} at=${Math.min(t,r)}
      goto=${(y,w=n)=>o({at:Math.max(0,Math.min(r,y)),eyes:w,study:s})} study=${s}
      setStudy=${y=>o({at:t,eyes:n,study:y})} />`}function ey({reason:e}){return l`
    <section class="panel narrow">
      <h1>${i("title-replay")}</h1>
      <p class="refusal" role="alert">${e}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}function ty({table:e,board:t,length:n,steps:s,state:o,at:a,goto:r,study:c,setStudy:u}){let p=R(null),d=_n(Jn(o),p,t.flights??null),[m,f]=h(null),[$,g]=h("centre"),b=ke(xe),y=Sn(b,$,g),w=H(()=>e.seats.map(M=>M.name),[e.table]),k=M=>r(M),E=l`
    <div class="replay-side">
      <div class="tabs replay-tabs" role="group" aria-label=${i("study-tabs")}>
        <button type="button" aria-pressed=${!c} onClick=${()=>u(!1)}>${i("replay-moves")}</button>
        <button type="button" aria-pressed=${c} onClick=${()=>u(!0)}>${i("study-title")}</button>
      </div>
      ${c?l`<${_m} table=${e.table} names=${w} at=${a} goto=${r} eyes=${e.you} />`:l`<${ny} steps=${s} at=${a} setAt=${k} />`}
    </div>`;return l`
    <div class="tabletop replay" data-study=${c||null} data-game=${e.game} data-part=${b?$:null} data-seats=${e.seats.length}>
      <h1 class="visually-hidden">${i("replay-of",{game:Q(e.game)})}</h1>
      <${kn} table=${e} state=${d} skew=${0} onSeat=${M=>f(m===M?null:M)}>
        <span class="quiet-text replay-what">${wt(e)}</span>
        <a class="btn quiet small icon-only" href="/" title=${i("go-home")} aria-label=${i("go-home")}><${v} name="home" size=${18} /></a>
      <//>
      ${b&&l`<${Cn} part=${$} setPart=${g} lit=${Am} />`}
      <section class="board" ref=${p} ...${y} aria-label=${i("board-label")}>
        <${t.Board} game=${e.game} view=${d.view} table=${e} score=${d.score} ask=${null} names=${w} you=${e.you}
          lit=${Am} chosen=${[]} choose=${Jb} why=${Xb} detail=${m} setDetail=${f} />
        ${b&&$==="log"&&l`<div class="part-log">${E}</div>`}
      </section>
      <aside class="side">
        ${!b&&l`<div class="talk-place replay-log-place">${E}</div>`}
        <div class="desk">
          ${t.Beside&&e.you>=0&&l`<${t.Beside} view=${d.view} you=${e.you} />`}
          ${d.result&&!c&&l`<${sy} state=${d} names=${w} />`}
          <${Lm} table=${e} length=${n} at=${a} setAt=${k} ready=${!!s[Math.min(n,a+1)]} setEyes=${M=>r(a,M)} names=${w} narrow=${b||c} />
        </div>
      </aside>
    </div>`}function ny({steps:e,at:t,setAt:n}){let s=R(null);x(()=>{let r=s.current?.querySelector("[aria-current]")??null;s.current&&r&&(s.current.scrollTop=r.offsetTop-s.current.clientHeight/2)},[t]);let o=e.filter(r=>r?.lines.length),a=o.findLast(r=>r.step<=t)?.step;return l`
    <ol class="replay-log" ref=${s} aria-label=${i("replay-moves")}>
      ${o.map(({step:r,lines:c})=>l`
        <li key=${r}>
          <button type="button" class=${r>t?"is-later":""} aria-current=${r===a?"step":void 0} onClick=${()=>n(r)}>
            ${c.map(u=>l`<span>${u}</span>`)}
          </button>
        </li>`)}
    </ol>`}function sy({state:e,names:t}){let{points:n,winners:s}=e.result,o=t.map((a,r)=>r).sort((a,r)=>n[r]-n[a]);return l`
    <section class="replay-result" aria-label=${i("replay-result")}>
      <h2>${i("replay-result")}</h2>
      ${o.map(a=>l`
        <details key=${a}>
          <summary><strong><bdi>${t[a]}</bdi></strong> ${i("replay-points",{n:n[a]})}${s.includes(a)&&l` · <em>${i("replay-winner")}</em>`}</summary>
          <ul>${e.score[a].map(([r,c,u])=>l`<li key=${r}><span>${u}</span> <b class="num">${c}</b></li>`)}</ul>
        </details>`)}
    </section>`}function oy(){let e=new URLSearchParams(location.search),t=(n,s)=>{let o=Number.parseInt(e.get(n)??"",10);return Number.isSafeInteger(o)&&o>=s?o:s};return{at:t("step",0),eyes:t("eyes",-1),study:e.has("review")}}function ay(e,t,n){x(()=>{let s=setTimeout(()=>{let o=new URLSearchParams({...e?{step:String(e)}:{},...t>=0?{eyes:String(t)}:{},...n?{review:""}:{}}).toString();history.replaceState(history.state,"",location.pathname+(o&&`?${o}`))},400);return()=>clearTimeout(s)},[e,t,n])}var Am,Jb,Xb,Im=_(()=>{"use strict";Z();Ut();se();S();q();Sm();po();ho();go();Ce();Vn();L();Em();Pm();Am=new Set,Jb=()=>{},Xb=()=>[]});function ts({faults:e,text:t}){let n=t.split(`
`);return e.length>0&&l`
    <section class="board-faults" role="alert">
      <p>${i("board-faults",{n:e.length})}</p>
      <ul>${e.map(({line:s,reason:o},a)=>l`<li key=${a}>${s>0&&l`<b>${i("board-fault-line",{n:s,what:n[s-1]?.split(":")[0]??""})}</b> `}<span>${o}</span></li>`)}</ul>
    </section>`}var pr=_(()=>{"use strict";S();L()});function Ot(e,t=[],n=0,s=[]){let o={start:e,places:[{parent:-1,seat:-1,move:"",words:"",after:[]}],here:0};for(let[a,[r,c,u]]of t.entries())o=Rm({...o,here:r},{seat:c,move:u,words:s[a+1]??""});return{...o,here:Math.min(n,o.places.length-1)}}function Rm(e,{seat:t,move:n,words:s}){let{places:o,here:a}=e,r=o[a].after.find(u=>o[u].seat===t&&o[u].move===n);if(r!==void 0)return{...e,here:r};let c=o.map((u,p)=>p===a?{...u,after:[...u.after,o.length]}:u);return{...e,places:[...c,{parent:a,seat:t,move:n,words:s,after:[]}],here:o.length}}function Nm(e,t){return t.reduce(Rm,e)}function kc(e,t){if(t<=0)return e;let n=new Set(Dm(e,t)),s=e.places.map((c,u)=>u).filter(c=>!n.has(c)),o=new Map(s.map((c,u)=>[c,u])),a=c=>o.get(c)??0,r=s.map(c=>{let u=e.places[c];return{...u,parent:u.parent<0?-1:a(u.parent),after:u.after.filter(p=>!n.has(p)).map(a)}});return{...e,places:r,here:a(n.has(e.here)?e.places[t].parent:e.here)}}function Dm(e,t){return[t,...e.places[t].after.flatMap(n=>Dm(e,n))]}function dr(e,t=e.here){let n=[];for(let s=t;s>0;s=e.places[s].parent)n.unshift(s);return n}function ct(e,t=e.here){return dr(e,t).map(n=>[e.places[n].seat,e.places[n].move])}function Mc(e,t=e.here){return e.places[t].after[0]??-1}function qm(e,t){let n=dr(e);return n.every((s,o)=>e.places[s].words===t[o])?e:{...e,places:e.places.map((s,o)=>n.includes(o)?{...s,words:t[n.indexOf(o)]??s.words}:s)}}function mr(e){return{start:e.start,tree:e.places.slice(1).map(({parent:t,seat:n,move:s})=>[t,n,s]),here:e.here}}function Bm(e){let t=[],n=(s,o)=>{let a={depth:o,places:[s]};t.push(a);let r=e.places[s].after;for(;r.length===1;)a.places.push(r[0]),r=e.places[r[0]].after;for(let c of r)n(c,o+1)};for(let s of e.places[0].after)n(s,0);return t}var ns=_(()=>{"use strict"});function Hm({onBegin:e}){let t=we();return l`
    <div class="column board-begin">
      <header><h1>${i("title-board")}</h1><p>${i("board-about")}</p></header>
      ${t&&l`<${ry} games=${t} onBegin=${e} />`}
      <${iy} onBegin=${e} />
    </div>`}function ry({games:e,onBegin:t}){let[n,s]=h(e[0].game),o=e.find(O=>O.game===n)??e[0],[a,r]=h([]),[c,u]=h(2),[p,d]=h(""),[m,f]=h({}),[$,g]=h(""),[b,y]=h(!1),w=a.filter(O=>o.sets.some(z=>z.id===O)),k=w.length?w:o.sets.slice(0,1).map(O=>O.id),E=Wt(o,k),M=E.includes(c)?c:E[0];return l`
    <form class="panel" onSubmit=${async O=>{O.preventDefault(),y(!0);let z=Object.fromEntries(Object.entries(m).filter(([B])=>o.options.some(C=>C.name===B)));try{let B={game:o.game,sets:k,options:z,seats:Array.from({length:M},()=>({kind:"person"})),variant:o.variants.includes(p)?p:o.variants[0]};t(Ot({position:(await D("/api/board/fresh",B)).position}))}catch(B){g(A(B)),y(!1)}}}>
      <h2>${i("board-fresh")}</h2>
      <${Pe} legend=${i("new-game")} name="game" value=${o.game} choose=${s} values=${e.map(O=>({value:O.game,title:Q(O.game)}))} />
      ${o.sets.length>1&&l`<${Ea} game=${o.game} sets=${o.sets} chosen=${k} choose=${r} />`}
      ${o.variants.length>1&&l`<${Pe} legend=${i("new-variant")} name="variant" value=${o.variants.includes(p)?p:o.variants[0]} choose=${d} values=${o.variants.map(O=>({value:O,title:me(`${o.game}-variant`,O)}))} />`}
      ${o.options.map(O=>l`<${Ta} key=${O.name} game=${o.game} option=${O} value=${m[O.name]??O.values[0]} choose=${z=>f({...m,[O.name]:z})} />`)}
      <${Pe} legend=${i("new-seats")} name="seats" value=${String(M)} choose=${O=>u(Number(O))} values=${E.map(O=>({value:String(O),title:String(O)}))} />
      <p class="refusal" role="alert">${$}</p>
      <button class="btn primary" disabled=${b}>${i("board-fresh-go")}</button>
    </form>`}function iy({onBegin:e}){let[t,n]=h(""),[s,o]=h(""),[a,r]=h([]),c=async p=>{p.preventDefault(),o(""),r([]);try{let d=await D("/api/board/text",{text:t});if(d.faults)return r(d.faults);let m=d.over?(await D("/api/records",t.endsWith(`
`)?t:`${t}
`)).table:"";return e(Ot(m?{table:m,step:0}:{position:d.position}))}catch(d){return o(A(d))}},u=async p=>{let d=p.currentTarget.files?.[0];d&&n(await d.text())};return l`
    <form class="panel" onSubmit=${c}>
      <h2>${i("board-from-text")}</h2>
      <p class="quiet-text">${i("board-from-text-what")}</p>
      <label class="board-text"><span>${i("board-text")}</span>
        <textarea class="input" rows="8" spellcheck=${!1} value=${t} onInput=${p=>n(p.currentTarget.value)}></textarea></label>
      <label class="btn board-file">${i("board-file")}<input type="file" class="visually-hidden" accept=".arcana,.txt,text/plain" onChange=${u} /></label>
      <${ts} faults=${a} text=${t} />
      <p class="refusal" role="alert">${s}</p>
      <button class="btn primary" disabled=${!t.trim()}>${i("board-from-text-go")}</button>
    </form>`}var Zm=_(()=>{"use strict";Z();se();S();Oa();L();pr();ns()});function _c(e){let t=e.indexOf(":");return t<0?null:[e.slice(0,t).trim(),e.slice(t+1).trim()]}function ss(e,t){return e.split(`
`).map(_c).find(n=>n?.[0]===t)?.[1]??""}function _o(e,t,n,s){let o=e.replace(/\n+$/,"").split(`
`),a=o.findIndex(p=>_c(p)?.[0]===t);if(a>=0)return`${o.flatMap((p,d)=>d!==a?[p]:n?[`${t}: ${n}`]:[]).join(`
`)}
`;if(!n)return e;let r=s.slice(0,s.indexOf(t)),c=o.findLastIndex(p=>r.includes(_c(p)?.[0]??"")),u=c>=0?c+1:o.length;return`${[...o.slice(0,u),`${t}: ${n}`,...o.slice(u)].join(`
`)}
`}function Co(e,t,n){return e.split(n.trim()).map(s=>s.trim()).filter(Boolean).map(s=>{let o=t.owned&&/^[A-E] /.test(s)?s[0]:"",a=o?s.slice(2):s,r=!!t.flag&&a.includes(t.flag);r&&(a=a.replace(t.flag,""));let c=t.holds?/\s*\[([^\]]*)\]$/.exec(a):null;return{name:(c?a.slice(0,c.index):a).trim(),owner:o,flagged:r,on:c?c[1]:""}})}function $r(e,t,n){return e.map(({name:s,owner:o,flagged:a,on:r})=>`${t.owned?`${o||"A"} `:""}${s}${a?t.flag:""}${t.holds&&r.trim()?` [${r.trim()}]`:""}`).join(n)}function Fm(e,t){return t.map(n=>Number(new RegExp(`(\\d+)\\s*${n}`).exec(e)?.[1]??0))}function Wm(e,t){return e.map((n,s)=>n>0?`${n}${t[s]}`:"").join("")}function Cc(e,t){let n=new Map;for(let s of t.groups.flatMap(o=>o.fields))if(s.sort==="cards"||s.sort==="card")for(let{name:o}of Co(ss(e,s.name),s,t.between))n.set(o,s);return n}function Um(e,t,n,s,o){let a=Cc(e,s).get(t),r=a?_o(e,a.name,$r(Co(ss(e,a.name),a,s.between).filter(u=>u.name!==t),a,s.between),o):e,c=n.sort==="card"?[]:Co(ss(r,n.name),n,s.between);return _o(r,n.name,$r([...c,{name:t,owner:"",flagged:!1,on:""}],n,s.between),o)}function jm(e){return["sets","variant","seats",...e.groups.flatMap(t=>t.fields.map(n=>n.name))]}var Gm=_(()=>{"use strict"});function Vm({position:e,onDone:t,onBack:n}){let[s,o]=h(null),[a,r]=h(""),[c,u]=h("");x(()=>{D("/api/board/form",{text:e}).then(y=>{o(y),r(y.text)},y=>u(A(y)))},[e]);let{faults:p,good:d,asking:m,problem:f}=cy(a),$=H(()=>s?jm(s):[],[s]),g=a.split(`
`),b=y=>p.filter(({line:w})=>w>0&&g[w-1]?.split(":")[0].trim()===y);return l`
    <div class="column board-editor">
      <header class="row board-editor-head">
        <h1>${i("board-editor")}</h1>
        <button type="button" class="btn" onClick=${n}>${i("board-editor-back")}</button>
        <button type="button" class="btn primary" disabled=${!d} onClick=${()=>t(d)}>${i("board-load")}</button>
      </header>
      <p class="quiet-text">${i("board-editor-what")}</p>
      <p role="status" class=${p.length||f?"refusal":"quiet-text"}>${f||(m?i("board-checking"):d?i("board-legal"):p.length?i("board-faults-short",{n:p.length}):"")}</p>
      ${c&&l`<p class="refusal" role="alert">${c}</p>`}
      <div class="board-editor-sides">
        <div class="board-form">
          ${s?.groups.map(({title:y,fields:w})=>l`
            <fieldset key=${y} class="panel">
              <legend>${y}</legend>
              ${w.map(k=>l`
                <${uy} key=${k.name} field=${k} editing=${{text:a,change:r,form:s,order:$}} faults=${b(k.name)} />`)}
            </fieldset>`)}
        </div>
        <div class="panel board-editor-text">
          <label class="board-text"><span>${i("board-text")}</span>
            <textarea class="input" rows="24" spellcheck=${!1} value=${a} aria-invalid=${p.length>0} onInput=${y=>r(y.currentTarget.value)}></textarea></label>
          <${ts} faults=${p} text=${a} />
        </div>
      </div>
    </div>`}function cy(e){let[t,n]=h({of:"",faults:[],good:"",problem:""});x(()=>{if(!e)return;let o=!0,a=setTimeout(()=>D("/api/board/text",{text:e}).then(({faults:r=[],position:c=""})=>o&&n({of:e,faults:r,good:c,problem:""}),r=>o&&n({of:e,faults:[],good:"",problem:A(r)})),ly);return()=>{o=!1,clearTimeout(a)}},[e]);let s=t.of!==e;return{...t,good:s?"":t.good,asking:s}}function uy({field:e,editing:t,faults:n}){let s=ot(),o=ss(t.text,e.name),a=c=>t.change(_o(t.text,e.name,c,t.order)),r=e.sort==="cards"||e.sort==="card"||e.sort==="pool"||e.sort==="seats";return l`
    <div class="board-field" data-line=${e.name} data-faulty=${n.length>0||null} role=${r?"group":void 0} aria-labelledby=${r?s:void 0}>
      ${r?l`<span class="label" id=${s}>${e.label}</span>`:l`<label class="label" for=${s}>${e.label}</label>`}
      ${e.sort==="cards"||e.sort==="card"?l`<${dy} field=${e} editing=${t} />`:e.sort==="pool"?l`<${py} field=${e} value=${o} put=${a} />`:e.sort==="number"?l`<input id=${s} class="input" type="number" min="0" value=${o} onInput=${c=>a(c.currentTarget.value)} />`:e.sort==="seats"?l`
        <span class="row">${[...t.form.seats].map(c=>l`<label key=${c}><input type="checkbox" checked=${o.includes(c)}
          onChange=${()=>a([...t.form.seats].filter(u=>u===c?!o.includes(c):o.includes(u)).join(" "))} /> ${i("board-seat-short",{seat:c})}</label>`)}</span>`:l`
        <select id=${s} class="select" value=${o} onChange=${c=>a(c.currentTarget.value)}>
          <option value="">${i("board-nobody")}</option>
          ${(e.sort==="seat"?[...t.form.seats].map(c=>({value:c,label:i("board-seat-short",{seat:c})})):e.words).map(c=>l`<option key=${c.value} value=${c.value}>${c.label}</option>`)}
        </select>`}
      ${n.map(({reason:c},u)=>l`<p key=${u} class="refusal">${c}</p>`)}
    </div>`}function py({field:e,value:t,put:n}){let s=Fm(t,e.kinds);return l`
    <span class="board-pool">${e.words.map(({value:o,label:a},r)=>l`
      <label key=${o}><${v} name=${a} size=${18} label=${i(`sign-${a}`,{n:2})} />
        <input class="input" type="number" min="0" max="511" value=${String(s[r])} onInput=${c=>n(Wm(s.map((u,p)=>p===r?Number(c.currentTarget.value)||0:u),e.kinds))} /></label>`)}</span>`}function dy({field:e,editing:t}){let{text:n,change:s,form:o,order:a}=t,r=ot(),[c,u]=h(""),p=Co(ss(n,e.name),e,o.between),d=new Map(o.cards.map(y=>[y.name,y.words])),m=y=>d.get(y)??y,f=y=>s(_o(n,e.name,$r(y,e,o.between),a)),$=o.cards.filter(y=>e.kinds.includes(y.kind)&&!p.some(w=>w.name===y.name)),g=Cc(n,o),b=y=>{u(y);let w=$.find(k=>k.words===y||k.name===y);w&&(s(Um(n,w.name,e,o,a)),u(""))};return l`
    <div class="board-cards">
      <ul>${p.map((y,w)=>l`
        <li key=${y.name}>
          ${e.owned&&l`<select class="select" aria-label=${i("board-owner",{card:m(y.name)})} value=${y.owner||o.seats[0]} onChange=${k=>f(p.map((E,M)=>M===w?{...E,owner:k.currentTarget.value}:E))}>${[...o.seats].map(k=>l`<option key=${k} value=${k}>${k}</option>`)}</select>`}
          <span>${m(y.name)}</span>
          ${e.flag&&l`<label><input type="checkbox" checked=${y.flagged} onChange=${()=>f(p.map((k,E)=>E===w?{...k,flagged:!k.flagged}:k))} /> ${i(e.owned?"board-down":"board-turned")}</label>`}
          ${e.holds&&l`<input class="input board-on" value=${y.on} placeholder="–" aria-label=${i("board-on-card",{card:m(y.name)})} title=${i("board-on-card",{card:m(y.name)})} onInput=${k=>f(p.map((E,M)=>M===w?{...E,on:k.currentTarget.value}:E))} />`}
          <button type="button" class="btn quiet small icon-only" aria-label=${i("board-take-card",{card:m(y.name)})} title=${i("board-take-card",{card:m(y.name)})} onClick=${()=>f(p.filter((k,E)=>E!==w))}><${v} name="close" size=${14} /></button>
        </li>`)}</ul>
      <input class="input board-add" list=${r} value=${c} placeholder=${i("board-add")} aria-label=${i("board-add-card",{where:e.label})} onInput=${y=>b(y.currentTarget.value)} />
      <datalist id=${r}>${$.map(y=>l`<option key=${y.name} value=${y.words} label=${g.has(y.name)?i("board-lies-elsewhere",{card:y.words,where:g.get(y.name)?.name??""}):y.words}></option>`)}</datalist>
    </div>`}var ly,Km=_(()=>{"use strict";Z();S();q();L();pr();Gm();ly=350});function Ym({search:e,names:t,light:n,setLight:s,thinking:o,setThinking:a,decider:r,over:c,take:u}){let{lines:p,final:d,refused:m}=e;return l`
    <div class="study board-lines">
      <${cr} light=${n} setLight=${s} hints=${{fair:i("board-fair-hint"),open:i("board-open-hint")}} />
      <p class="quiet-text study-hint">${i(`board-${n}-hint`)}</p>
      ${m&&l`<p class="refusal" role="alert">${m}</p>`}
      ${c?l`<p class="quiet-text">${i("board-no-lines")}</p>`:l`
        <div class="board-thinking">
          <span role="status">${p?i(d?"board-searched":o?"board-searching":"board-paused",{n:p.visits}):o&&r>=0?i("board-waits"):""}</span>
          ${!d&&l`<button type="button" class="btn small" aria-pressed=${o} onClick=${()=>a(!o)}><${v} name=${o?"pause":"play"} size=${16} /> ${i(o?"board-pause":"board-think")}</button>`}
        </div>`}
      ${p&&!c&&l`
        <${my} win=${p.win} names=${t} />
        <ol class="board-best" aria-label=${i("board-best")}>
          ${p.moves.map((f,$)=>l`<${hy} key=${f.move} move=${f} seat=${p.seat} names=${t} best=${$===0} take=${u} />`)}
        </ol>
        <p class="quiet-text">${i(n==="fair"?"board-imagined":"board-true")}${p.rounds_left!==null&&l` ${i("board-rounds-left",{n:Math.round(p.rounds_left)})}`}</p>`}
    </div>`}function my({win:e,names:t}){return l`
    <div class="board-chances">
      <div class="board-bar" aria-hidden="true">${e.map((n,s)=>l`<i key=${s} data-seat=${s} style=${{flexGrow:String(Math.max(n,.005))}}></i>`)}</div>
      <ul>${t.map((n,s)=>l`<li key=${s} data-seat=${s}><bdi>${n}</bdi> <b class="num">${i("study-percent",{n:Math.round(100*(e[s]??0))})}</b></li>`)}</ul>
    </div>`}function hy({move:e,seat:t,names:n,best:s,take:o}){let a={seat:t,move:e.move,words:e.words},r=e.line.slice(0,s?$y:fy);return l`
    <li data-best=${s||null}>
      <span class="board-win num" title=${i("board-tries",{n:e.visits})}>${i("study-percent",{n:Math.round(100*e.win)})} <small>${i("board-give-or-take",{n:gy(e.error)})}</small></span>
      <span class="board-line">
        <button type="button" class="board-move" onClick=${()=>o([a])}>${e.words}</button>
        ${r.map((c,u)=>l`${" "}<button type="button" key=${u} onClick=${()=>o([a,...r.slice(0,u+1)])}>${c.seat!==(u?r[u-1].seat:t)&&l`<small><bdi>${n[c.seat]}</bdi> </small>`}${c.words}</button>`)}
      </span>
    </li>`}function gy(e){return Math.max(1,Math.round(200*e))}var $y,fy,Jm=_(()=>{"use strict";S();q();xc();L();$y=8,fy=4});function Xm({board:e,names:t,of:n,to:s,cut:o}){let a=Bm(e);return l`
    <div class="study board-moves">
      ${a.length===0&&l`<p class="quiet-text">${i("board-no-moves")}</p>`}
      <ol class="board-tree" aria-label=${i("board-tab-moves")}>
        ${a.length>0&&l`<li><button type="button" aria-current=${e.here===0?"step":void 0} onClick=${()=>s(0)}>${i("board-start")}</button></li>`}
        ${a.map(({depth:r,places:c})=>l`
          <li key=${c[0]} style=${{"--deep":String(Math.min(r,6))}}>
            ${c.map(u=>l`<${by} key=${u} board=${e} n=${u} names=${t} found=${n(ct(e,u))} to=${s} />${" "}`)}
          </li>`)}
      </ol>
      ${e.here>0&&l`<p><button type="button" class="btn small" onClick=${()=>o(e.here)}><${v} name="close" size=${16} /> ${i("board-cut")}</button></p>`}
      <${yy} board=${e} />
    </div>`}function by({board:e,n:t,names:n,found:s,to:o}){let{seat:a,words:r,move:c}=e.places[t];return l`
    <button type="button" data-seat=${a} aria-current=${e.here===t?"step":void 0} onClick=${()=>o(t)}>
      <small><bdi>${n[a]}</bdi></small> ${r||c}${s&&l` <b class="num">${i("study-percent",{n:Math.round(100*(s.win[a]??0))})}</b>`}</button>`}function yy({board:e}){let[t,n]=h(""),[s,o]=h("");return l`
    <section class="board-share">
      <button type="button" class="btn small" onClick=${async()=>{try{let{board:r}=await D("/api/board/share",mr(e)),c=`${location.origin}/board/${r}`;n(c),await navigator.clipboard?.writeText(c).then(()=>o(i("board-shared")),()=>o(""))}catch(r){o(A(r))}}}><${v} name="link" size=${16} /> ${i("board-share")}</button>
      <p role="status">${s}</p>
      ${t&&l`<input class="input" readonly value=${t} aria-label=${i("board-link")} onFocus=${r=>r.currentTarget.select()} />`}
    </section>`}var Qm=_(()=>{"use strict";S();q();Z();L();ns()});function e$({board:e,names:t,setBoard:n,edit:s,over:o,game:a}){let[r,c]=h(""),[u,p]=h(""),[d,m]=h([]),f=JSON.stringify([e.start,ct(e)]);x(()=>{let g=!0;return D("/api/board/position",{start:e.start,path:ct(e)}).then(({position:b})=>g&&(c(b),m([]),p("")),b=>g&&p(A(b))),()=>{g=!1}},[f]);let $=async()=>{try{let g=await D("/api/board/text",{text:r});p(""),m(g.faults??[]),g.position&&n(Ot({position:g.position}))}catch(g){m([]),p(A(g))}};return l`
    <div class="study board-position">
      <p class="row"><button type="button" class="btn small" disabled=${!r} onClick=${()=>s(r)}>${i("board-edit")}</button></p>
      <label class="board-text"><span>${i("board-text")}</span>
        <textarea class="input" rows="14" spellcheck=${!1} value=${r} onInput=${g=>c(g.currentTarget.value)} aria-invalid=${d.length>0}></textarea></label>
      <${ts} faults=${d} text=${r} />
      <p class="refusal" role="alert">${u}</p>
      <p class="row"><button type="button" class="btn small" onClick=${$}>${i("board-load")}</button></p>
      ${!o&&l`<${wy} board=${e} names=${t} game=${a} />`}
    </div>`}function wy({board:e,names:t,game:n}){let s=ye(n),[o,a]=h(0),[r,c]=h(s?.opponent??""),[u,p]=h("");return l`
    <form class="board-play" onSubmit=${async m=>{m.preventDefault();let f=t.map(($,g)=>g===o?{kind:"me"}:{kind:"bot",bot:r});try{let{table:$}=await D("/api/board/play",{start:e.start,path:ct(e),setup:{game:n,seats:f,pace:K("pace")}});oe(`/t/${$}`)}catch($){p(A($))}}}>
      <h2>${i("board-play")}</h2>
      <label class="field"><span class="label">${i("board-play-as")}</span>
        <select class="select" value=${String(o)} onChange=${m=>a(Number(m.currentTarget.value))}>
          ${t.map((m,f)=>l`<option key=${f} value=${String(f)}>${m}</option>`)}
        </select></label>
      <label class="field"><span class="label">${i("board-play-against")}</span>
        <select class="select" value=${r} onChange=${m=>c(m.currentTarget.value)}>
          ${s?.opponents.map(m=>l`<option key=${m.bot} value=${m.bot}>${yt(m)}</option>`)}
        </select></label>
      <button class="btn primary">${i("board-play-go")}</button>
      <p class="refusal" role="alert">${u}</p>
    </form>`}var t$=_(()=>{"use strict";Z();se();S();Re();ne();L();pr();ns()});function n$(e,t,n){let[s,o]=h({place:null,key:"",refused:""}),a=JSON.stringify([e,t]);return x(()=>{let r=!0;return D("/api/board",{start:e,path:t,eyes:n}).then(c=>r&&o({place:c,key:a,refused:""}),c=>r&&o(u=>({...u,key:a,refused:A(c)}))),()=>{r=!1}},[a,n]),s}function s$(e,t,n,s,o){let a=R(new Map),r=JSON.stringify([t,n,s]),[,c]=h(0);x(()=>{if(!o||n<0||a.current.get(r)?.final)return;let p=new AbortController,d=m=>{p.signal.aborted||(a.current.set(r,m),c(f=>f+1))};return mi("/api/board/lines",{start:e,path:t,seat:n,light:s},m=>d(m.refused?{...Sc,refused:m.refused}:{lines:m.lines,final:m.final,refused:""}),p.signal).catch(m=>d({...a.current.get(r)??Sc,refused:A(m)})),()=>p.abort()},[r,o]);let u=p=>{let d=`${JSON.stringify(p)},`;for(let[m,{lines:f}]of a.current)if(f&&f.light===s&&m.slice(1).startsWith(d))return f;return null};return{...a.current.get(r)??Sc,of:u}}var Sc,o$=_(()=>{"use strict";Z();S();Sc={lines:null,final:!1,refused:""}});function r$({board:e,setBoard:t,edit:n}){let[s,o]=h(a$),{place:a,key:r,refused:c}=n$(e.start,ct(e),s),[u,p]=h(null),[d,m]=h(""),f=a?.table.game;x(()=>{f&&Ge(f).then(p,g=>m(A(g)))},[f]);let $=r===JSON.stringify([e.start,ct(e)]);return x(()=>{if(!a||!$||c)return;let g=dr(e);a.made<g.length?t(kc(e,g[a.made])):t(qm(e,a.words))},[a]),d||c&&!a?l`
      <section class="panel narrow">
        <h1>${i("title-board")}</h1>
        <p class="refusal" role="alert">${d||c}</p>
        <p class="row"><a class="btn primary" href="/board">${i("board-new")}</a> <a class="btn" href="/">${i("go-home")}</a></p>
      </section>`:!a||!u?l`<div class="waiting" aria-busy="true"><p role="status">${i("board-coming")}</p></div>`:l`<${xy} board=${e} setBoard=${t} place=${a} current=${$} refused=${c} drawn=${u} edit=${n} eyes=${s} setEyes=${o} />`}function xy({board:e,setBoard:t,place:n,current:s,refused:o,drawn:a,edit:r,eyes:c,setEyes:u}){let{table:p,decider:d}=n,m=R(null),f=H(()=>({...n.state,era:0}),[n]),$=_n(Jn(f),m,a.flights??null),g=H(()=>p.seats.map(G=>G.name),[p]),[b,y]=h(null),[w,k]=h("fair"),[E,M]=h(!0),[T,O]=h("lines"),[z,B]=h("mine"),C=ke(xe),P=s$(e.start,ct(e),s?d:-1,w,E),N=U(G=>t(Nm(e,G)),[e]),J=G=>G>=0&&t({...e,here:G}),{back:te,next:Me}={back:()=>J(e.places[e.here].parent),next:()=>J(Mc(e))},Rr=U(async G=>{s&&N((G.moves??[G.move]).map(mt=>({seat:d,move:String(mt),words:""})))},[N,s,d]),Fe=Ys(s?$:{...$,ask:null},Rr),nt=s?$.ask:null,Nr=U(G=>Fn(nt,G),[nt]),An=Sn(C,z,B);lo({b:te,n:Me,Escape:()=>Fe.back()||y(null)},Fe.lit);let No=l`
    <div class="replay-side">
      <div class="tabs replay-tabs" role="group" aria-label=${i("study-tabs")}>
        ${vy.map(G=>l`<button type="button" key=${G} aria-pressed=${T===G} onClick=${()=>O(G)}>${i(`board-tab-${G}`)}</button>`)}
      </div>
      ${T==="lines"?l`<${Ym} search=${P} names=${g} light=${w} setLight=${k} thinking=${E} setThinking=${M} decider=${s?d:-1} over=${!!$.result} take=${N} />`:T==="moves"?l`<${Xm} board=${e} names=${g} of=${P.of} to=${J} cut=${G=>t(kc(e,G))} />`:l`<${e$} board=${e} names=${g} setBoard=${t} edit=${r} over=${!!$.result} game=${p.game} />`}
    </div>`;return l`
    <div class="tabletop replay is-board" data-study data-game=${p.game} data-part=${C?z:null} data-seats=${g.length} data-step=${$.step} data-here=${s?e.here:null}>
      <h1 class="visually-hidden">${i("board-of",{game:Q(p.game)})}</h1>
      <${kn} table=${p} state=${$} skew=${0} onSeat=${G=>y(b===G?null:G)}>
        <span class="quiet-text replay-what">${wt(p)}</span>
        ${e.start.table&&l`<a class="btn quiet small icon-only" href=${`/replay/${e.start.table}?step=${e.start.step??0}`} title=${i("board-to-replay")} aria-label=${i("board-to-replay")}><${v} name="log" size=${18} /></a>`}
        <a class="btn quiet small icon-only" href="/" title=${i("go-home")} aria-label=${i("go-home")}><${v} name="home" size=${18} /></a>
      <//>
      ${C&&l`<${Cn} part=${z} setPart=${B} lit=${Fe.lit} />`}
      <section class="board" ref=${m} ...${An} aria-label=${i("board-label")}>
        <${a.Board} game=${p.game} view=${$.view} table=${p} score=${$.score} ask=${nt} names=${g} you=${p.you}
          lit=${Fe.lit} chosen=${Fe.path} choose=${Fe.choose} why=${Nr} detail=${b} setDetail=${y} />
        ${C&&z==="log"&&l`<div class="part-log">${No}</div>`}
      </section>
      <aside class="side">
        ${!C&&l`<div class="talk-place replay-log-place">${No}</div>`}
        <div class="desk" data-active=${nt?!0:null}>
          ${a.Beside&&p.you>=0&&l`<${a.Beside} view=${$.view} you=${p.you} />`}
          ${o&&l`<p class="refusal board-refused" role="alert">${o}</p>`}
          ${nt&&d>=0&&l`
            ${g.length>1&&l`<p class="board-who"><bdi>${g[d]}</bdi></p>`}
            <${no} game=${p.game} state=${$} ask=${nt} you=${d} choosing=${Fe} hint=${null} before=${$.lines} />`}
          ${$.result&&l`<p class="board-over">${i("board-over",{who:$.result.winners.map(G=>g[G]).join(", ")})}</p>`}
          <div class="board-steps">
            <${Lc} text="board-first" icon="pass" mirrored onClick=${()=>J(0)} off=${!e.here} />
            <${Lc} text="replay-back" icon="left" onClick=${te} off=${!e.here} />
            <${Lc} text="replay-next" icon="right" onClick=${Me} off=${Mc(e)<0} />
            <label class="board-eyes"><span class="visually-hidden">${i("replay-eyes")}</span>
              <select class="select" value=${String(c)} onChange=${G=>u(Number(G.currentTarget.value))}>
                <option value=${String(a$)}>${i("board-eyes-mover")}</option>
                ${g.map((G,mt)=>l`<option key=${mt} value=${String(mt)}>${G}</option>`)}
                <option value="-1">${i("replay-eyes-all")}</option>
              </select></label>
          </div>
        </div>
      </aside>
      <${mo} choosing=${Fe} />
    </div>`}function Lc({text:e,icon:t,onClick:n,off:s,mirrored:o=!1}){return l`
    <button type="button" class=${o?"btn icon-only mirrored":"btn icon-only"} aria-label=${i(e)} title=${i(e)} aria-disabled=${s} onClick=${()=>s||n()}>
      <${v} name=${t} size=${18} /></button>`}var a$,vy,i$=_(()=>{"use strict";Z();Ut();Mt();se();S();q();Ha();Ya();co();po();$o();ho();go();Ce();Vn();L();Jm();Qm();t$();o$();ns();a$=-2,vy=["lines","moves","position"]});var Ec={};ge(Ec,{Page:()=>ky});function ky({params:e}){let[t,n]=h(null),[s,o]=h(""),[a,r]=h(!1),[c,u]=h("");x(()=>{let d=history.state?.board,{table:m,step:f}=My();d?l$(d).then(n,$=>o(A($))):e.board?Cy(e.board).then(n,$=>o(A($))):m?n(Ot({table:m,step:f})):r(!0)},[]);let p=U(d=>{n(d),history.replaceState({...history.state,board:mr(d)},"",_y(d))},[]);return s?l`
      <section class="panel narrow">
        <h1>${i("title-board")}</h1>
        <p class="refusal" role="alert">${s}</p>
        <p class="row"><a class="btn primary" href="/board">${i("board-new")}</a> <a class="btn" href="/">${i("go-home")}</a></p>
      </section>`:c?l`<${Vm} position=${c} onBack=${()=>u("")} onDone=${d=>{u(""),p(Ot({position:d}))}} />`:t?l`<${r$} key=${JSON.stringify(t.start)} board=${t} setBoard=${p} edit=${u} />`:a?l`<${Hm} onBegin=${p} />`:l`<div class="waiting" aria-busy="true"><p role="status">${i("board-coming")}</p></div>`}function My(){let e=new URLSearchParams(location.search),t=Number.parseInt(e.get("step")??"",10);return{table:e.get("table")??"",step:Number.isSafeInteger(t)&&t>0?t:0}}function _y({start:e}){return e.table?`/board?${new URLSearchParams({table:e.table,step:String(e.step??0)})}`:"/board"}async function Cy(e){return l$(await j(`/api/board/shared/${encodeURIComponent(e)}`))}async function l$({start:e,tree:t,here:n}){let{words:s}=t.length?await D("/api/board/words",{start:e,tree:t}):{words:[]};return Ot(e,t,n,s)}var Tc=_(()=>{"use strict";Z();S();L();Zm();Km();i$();ns()});var Oc={};ge(Oc,{Page:()=>Sy});function Sy({params:e}){let[t,n]=h(null),[s,o]=h("");return x(()=>{j(`/api/daily?day=${encodeURIComponent(e.day??"")}`).then(n,a=>o(A(a)))},[e.day]),l`
    <div class="column daily">
      <h1>${i("daily-title")}</h1>
      ${s&&l`<p class="refusal" role="alert">${s}</p>`}
      ${t?l`<${Ly} day=${t} />`:!s&&l`<div class="waiting" aria-busy="true"></div>`}
    </div>`}function Ly({day:e}){let t=Math.max(1,Math.round((e.ends-Date.now()/1e3)/3600));return l`
    <p class="daily-day">${Un(e.day)}${!e.past&&l` · <span class="quiet-text">${i("daily-left",{n:t})}</span>`}</p>
    <p class="quiet-text">${i(e.past?"daily-what-past":"daily-what")}</p>
    ${e.deals.map(n=>l`<${Ey} key=${n.game} deal=${n} past=${e.past} />`)}
    ${(e.days.length>0||e.past)&&l`
      <nav class="daily-days" aria-label=${i("daily-days")}>
        <h2>${i("daily-days")}</h2>
        <p class="row">
          ${[e.today,...e.days].map(n=>l`
            <a key=${n} class="chip" href=${n===e.today?"/daily":`/daily/${n}`} aria-current=${n===e.day?"true":null}>${n===e.today?i("daily-today"):Un(n)}</a>`)}
        </p>
      </nav>`}
    <p class="fine">${i("daily-honest")}</p>`}function Ey({deal:e,past:t}){let[n,s]=h(!1),[o,a]=h(""),c=we()?.find(p=>p.game===e.game)?.opponents.find(p=>p.bot===e.bot),u=async()=>{s(!0);try{let{table:p}=await D(`/api/daily/${e.game}`);oe(`/t/${p}`)}catch(p){a(A(p)),s(!1)}};return l`
    <section class="panel daily-deal" aria-labelledby=${`daily-${e.game}`}>
      <h2 id=${`daily-${e.game}`}>${Q(e.game)}</h2>
      <p>${i(e.first?"daily-you-first":"daily-bot-first",{bot:c?yt(c):me("bot",e.bot)})}
        <span class="quiet-text"> ${i("daily-tries",{n:e.tries})}</span></p>
      ${!t&&!e.mine?.over&&l`<p><button type="button" class="btn primary large" disabled=${n} onClick=${u}>${i(e.mine?"daily-go-on":"daily-play")}</button></p>`}
      ${o&&l`<p class="refusal" role="alert">${o}</p>`}
      ${e.results?l`<${Ty} results=${e.results} />`:l`<p class="quiet-text">${i("daily-later")}</p>`}
      ${e.mine?.over&&l`<p><a href=${`/replay/${e.mine.table}`}>${i("daily-replay")}</a></p>`}
      ${e.seed&&l`<p class="quiet-text daily-seed">${i("room-seed",{seed:e.seed})}</p>`}
    </section>`}function Ty({results:e}){return e.length?l`
    <div class="daily-results"><table class="table">
      <thead><tr><th scope="col">${i("daily-rank")}</th><th scope="col">${i("daily-who")}</th><th scope="col" class="num">${i("daily-points")}</th>
        <th scope="col" class="num">${i("daily-margin")}</th><th scope="col" class="num">${i("daily-rounds")}</th></tr></thead>
      <tbody>${e.map((t,n)=>l`
        <tr key=${n} data-you=${t.you||null}>
          <td class="num">${t.rank??l`<abbr title=${i("daily-late-what")}>${i("daily-late")}</abbr>`}</td>
          <td><${Je} name=${t.name} guest=${t.guest&&!t.you} /> ${t.you&&l`<small>${i("seat-you")}</small>`} ${t.won&&l`<${v} name="crown" size=${16} label=${i("ending-winner")} />`}</td>
          <td class="num">${t.points} : ${t.rival}</td>
          <td class="num">${t.margin>0?"+":""}${t.margin}</td>
          <td class="num">${t.rounds}</td>
        </tr>`)}</tbody>
    </table></div>`:l`<p class="empty">${i("daily-none")}</p>`}var Pc=_(()=>{"use strict";Z();se();S();q();Re();L();Et();Aa()});function de(){let[e,t]=h({busy:!1,told:"",wrong:!1});return{...e,run:async s=>{t({busy:!0,told:"",wrong:!1});try{t({busy:!1,told:await s(),wrong:!1})}catch(o){t({busy:!1,told:A(o),wrong:!0})}}}}function ue({told:e,wrong:t}){return l`<p class=${t?"refusal":"done"} role=${t?"alert":"status"}>${e}</p>`}function ut(e){return t=>e(t.currentTarget.value)}var Pt=_(()=>{"use strict";Z();S()});function c$(){return l`
    <section class="panel">
      <h2>${i("account-account")}</h2>
      <p class="quiet-text">${i("account-why")}</p>
      <div class="two">
        <${Oy} />
        <${Py} />
      </div>
    </section>`}function Oy(){let e=fe(),[t,n]=h(e.name),[s,o]=h(""),a=de(),r=u=>{u.preventDefault(),a.run(async()=>(await Ma("register",t.trim(),s),""))},c=()=>a.run(async()=>{let u=await Hs("/api/account/passkey/new",{name:t.trim()});return await St("/api/account/passkey/register",{credential:u,label:""}),""});return l`
    <form class="entrance" onSubmit=${r}>
      <h3>${i("account-register")}</h3>
      <${Xe} label=${i("account-name")} autocomplete="username" maxlength="24" value=${t} set=${n} />
      <${Xe} label=${i("account-password")} type="password" autocomplete="new-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn primary" disabled=${a.busy}>${i("account-register")}</button>
        ${Lt()&&l`<button type="button" class="btn" disabled=${a.busy||!t.trim()} onClick=${c}>${i("passkey-register")}</button>`}
      </p>
      <${ue} ...${a} />
    </form>`}function Py(){let e=fe(),[t,n]=h(""),[s,o]=h(""),[a,r]=h(!1),c=de(),u=d=>{d.preventDefault(),c.run(async()=>(await Ma("login",t.trim(),s),""))},p=()=>c.run(async()=>(await St("/api/account/passkey/login",{credential:await Zs("/api/account/passkey/challenge")}),""));return a?l`<${Ay} name=${t} back=${()=>r(!1)} />`:l`
    <form class="entrance" onSubmit=${u}>
      <h3>${i("account-login")}</h3>
      <${Xe} label=${i("account-name")} autocomplete="username webauthn" maxlength="24" value=${t} set=${n} />
      <${Xe} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} />
      <p class="row">
        <button class="btn" disabled=${c.busy}>${i("account-login")}</button>
        ${Lt()&&l`<button type="button" class="btn" disabled=${c.busy} onClick=${p}>${i("passkey-login")}</button>`}
      </p>
      ${e.mail?l`<p><button type="button" class="btn quiet small" onClick=${()=>r(!0)}>${i("account-forgot")}</button></p>`:l`<p class="quiet-text">${i("account-forgot-ask")}</p>`}
      <${ue} ...${c} />
    </form>`}function Ay({name:e,back:t}){let[n,s]=h(e),o=de();return l`
    <form class="entrance" onSubmit=${r=>{r.preventDefault(),o.run(async()=>(await D("/api/account/forgot",{name:n.trim()}),i("account-forgot-sent")))}}>
      <h3>${i("account-forgot")}</h3>
      <p class="quiet-text">${i("account-forgot-what")}</p>
      <${Xe} label=${i("account-forgot-who")} autocomplete="username" maxlength="254" value=${n} set=${s} />
      <p class="row">
        <button class="btn primary" disabled=${o.busy}>${i("account-forgot-send")}</button>
        <button type="button" class="btn quiet" onClick=${t}>${i("account-back")}</button>
      </p>
      <${ue} ...${o} />
    </form>`}function Xe({label:e,value:t,set:n,type:s="text",autocomplete:o,maxlength:a,focus:r}){return l`
    <label class="field"><span class="label">${e}</span>
      <input class="input" required type=${s} autocomplete=${o} maxlength=${a} autofocus=${r} value=${t} onInput=${ut(n)} /></label>`}var So=_(()=>{"use strict";Z();S();Ie();Fs();Pt();L()});function Tn(){return V(u$)}function p$({account:e,children:t}){let[n,s]=h(null),o=U(async r=>{try{return await r()}catch(c){if(!(c instanceof pe)||c.code!=="confirm")throw c}return await new Promise((c,u)=>s({go:()=>c(void 0),stop:()=>u(new pe("stopped",i("prove-stopped")))})),r()},[]),a=r=>{r?n?.go():n?.stop(),s(null)};return l`
    <${u$.Provider} value=${o}>${t}<//>
    ${n&&l`<${zy} account=${e} close=${a} />`}`}function zy({account:e,close:t}){let n=R(null),[s,o]=h(""),a=de();x(()=>n.current?.showModal(),[]);let r=u=>{u.preventDefault(),a.run(async()=>(await D("/api/account/confirm",{password:s}),t(!0),""))},c=()=>a.run(async()=>(await D("/api/account/passkey/confirm",{credential:await Zs("/api/account/passkey/confirm/challenge")}),t(!0),""));return l`
    <dialog class="dialog prove" ref=${n} aria-labelledby="prove-title" onCancel=${()=>t(!1)}>
      <form class="entrance" onSubmit=${r}>
        <h2 id="prove-title">${i("prove-title")}</h2>
        <p class="quiet-text">${i("prove-what")}</p>
        ${e.password&&l`<${Xe} label=${i("account-password")} type="password" autocomplete="current-password" maxlength="200" value=${s} set=${o} focus=${!0} />`}
        <p class="row">
          ${e.password&&l`<button class="btn primary" disabled=${a.busy}>${i("prove-go")}</button>`}
          ${e.passkeys.length>0&&Lt()&&l`<button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("prove-passkey")}</button>`}
          <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("prove-stop")}</button>
        </p>
        <${ue} ...${a} />
      </form>
    </dialog>`}var u$,fr=_(()=>{"use strict";Z();S();Fs();Pt();L();So();u$=$t(e=>e())});function Lo(e){return new Intl.DateTimeFormat(X(),{dateStyle:"medium"}).format(e*1e3)}function m$(e,t=Date.now()/1e3){let n=new Intl.RelativeTimeFormat(X(),{numeric:"auto"}),s=Math.max(0,t-e);return s<Ac?n.format(-Math.round(s/60),"minute"):s<2*d$?n.format(-Math.round(s/Ac),"hour"):n.format(-Math.round(s/d$),"day")}var Ac,d$,zc=_(()=>{"use strict";L();Ac=3600,d$=24*Ac});function $$({account:e,reload:t}){let[n,s]=h(""),o=de(),a=Tn();return l`
    <form class="entrance" onSubmit=${c=>{c.preventDefault(),o.run(async()=>(await a(()=>D("/api/account/password",{password:n})),s(""),await t(),i("password-saved")))}}>
      <h3>${i("account-password")}</h3>
      <p class="quiet-text">${i(e.password?"password-what":"password-none")}</p>
      <div class="row">
        <input class="input" type="password" required aria-label=${i("password-new")} placeholder=${i("password-new")} autocomplete="new-password"
          maxlength="200" value=${n} onInput=${ut(s)} />
        <button class="btn" disabled=${o.busy||!n}>${i(e.password?"password-change":"password-set")}</button>
      </div>
      <${ue} ...${o} />
    </form>`}function f$({account:e,keep:t}){let n=fe(),[s,o]=h(""),a=de(),r=Tn();if(!n.mail&&!e.email)return null;let c=(p,d)=>a.run(async()=>(t(await r(()=>D("/api/account/email",{email:p}))),o(""),d));return l`
    <form class="entrance" onSubmit=${p=>{p.preventDefault(),c(s.trim(),"")}}>
      <h3>${i("email-title")}</h3>
      <p class="quiet-text">${i("email-what")}</p>
      ${e.email&&l`<p class="row"><bdi>${e.email}</bdi>
        <button type="button" class="btn quiet small" disabled=${a.busy} onClick=${()=>c("",i("email-removed"))}>${i("email-remove")}</button></p>`}
      ${e.email_pending&&l`<p class="done" role="status">${i("email-pending",{email:e.email_pending})}</p>`}
      ${n.mail&&l`
        <div class="row">
          <input class="input" type="email" required aria-label=${i("email-new")} placeholder=${i("email-new")} autocomplete="email" maxlength="254" value=${s} onInput=${ut(o)} />
          <button class="btn" disabled=${a.busy||!s.trim()}>${i("email-send")}</button>
        </div>`}
      <${ue} ...${a} />
    </form>`}function h$({account:e,keep:t}){let n=de(),s=Tn();if(!Lt()&&!e.passkeys.length)return null;let o=()=>n.run(async()=>{let a=await s(()=>Hs("/api/account/passkey/invite"));return t(await s(()=>D("/api/account/passkey/add",{credential:a,label:""}))),i("passkey-added")});return l`
    <section class="entrance whole">
      <h3>${i("passkey-title")}</h3>
      <p class="quiet-text">${i("passkey-what")}</p>
      ${e.passkeys.length>0&&l`
        <ul class="things">${e.passkeys.map(a=>l`<${Iy} key=${a.id} passkey=${a} keep=${t} />`)}</ul>`}
      ${Lt()&&l`<p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("passkey-add")}</button></p>`}
      <${ue} ...${n} />
    </section>`}function Iy({passkey:e,keep:t}){let[n,s]=h(null),o=de(),a=Tn(),r=u=>{u.preventDefault(),o.run(async()=>(t(await D("/api/account/passkey/rename",{id:e.id,label:n})),s(null),""))},c=()=>o.run(async()=>(t(await a(()=>D("/api/account/passkey/remove",{id:e.id}))),""));return l`
    <li class="thing">
      ${n===null?l`
        <span class="thing-what"><strong><bdi>${e.label}</bdi></strong>
          <span class="quiet-text">${i("passkey-made",{day:Lo(e.made)})} · ${e.used?i("passkey-used",{day:Lo(e.used)}):i("passkey-unused")}</span></span>
        <span class="thing-acts"><button type="button" class="btn quiet small" onClick=${()=>s(e.label)} aria-label=${i("passkey-rename-one",{name:e.label})}>${i("passkey-rename")}</button>
        <button type="button" class="btn quiet small" disabled=${o.busy} onClick=${c} aria-label=${i("passkey-remove-one",{name:e.label})}>${i("passkey-remove")}</button></span>`:l`<form class="row" onSubmit=${r}>
          <${Xe} label=${i("passkey-label")} maxlength="40" value=${n} set=${s} focus=${!0} />
          <button class="btn small" disabled=${o.busy}>${i("save")}</button>
          <button type="button" class="btn quiet small" onClick=${()=>s(null)}>${i("prove-stop")}</button>
        </form>`}
      <${ue} ...${o} />
    </li>`}var g$=_(()=>{"use strict";Z();S();Ie();Fs();Pt();L();So();fr();zc()});function b$(){let e=fe(),[t,n]=h(""),[s,o]=h(!1),a=de(),r=Tn(),c=u=>{u.preventDefault(),a.run(async()=>(await r(()=>D("/api/account/delete",{name:t.trim()})),await Ct(),""))};return l`
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
            <input class="input" required autocomplete="off" maxlength="24" value=${t} onInput=${ut(n)} /></label>
          <p class="row">
            <button class="btn danger" disabled=${a.busy||t.trim()!==e.name}>${i("leaving-delete-now")}</button>
            <button type="button" class="btn quiet" onClick=${()=>o(!1)}>${i("leaving-stay")}</button>
          </p>
        </form>`}
      <${ue} ...${a} />
    </section>`}var y$=_(()=>{"use strict";Z();S();Ie();Pt();L();fr()});function w$({account:e,keep:t}){let n=de(),s=a=>n.run(async()=>(t(await D("/api/account/session/end",{id:a})),"")),o=()=>n.run(async()=>(await St("/api/account/session/end-all",{}),""));return l`
    <section class="panel">
      <h2>${i("sessions-title")}</h2>
      <p class="quiet-text">${i("sessions-what")}</p>
      <ul class="things">
        ${e.sessions.map(a=>l`
          <li key=${a.id} class="thing" aria-current=${a.current||null}>
            <span class="thing-what"><strong>${a.device||i("sessions-unknown")}</strong>
              <span class="quiet-text">${a.current?i("sessions-here"):i("sessions-seen",{when:m$(a.seen)})} · ${i("sessions-since",{day:Lo(a.made)})}</span></span>
            ${!a.current&&l`
              <button type="button" class="btn quiet small" disabled=${n.busy} onClick=${()=>s(a.id)}
                aria-label=${i("sessions-end-one",{device:a.device||i("sessions-unknown")})}>${i("sessions-end")}</button>`}
          </li>`)}
      </ul>
      <p class="row"><button type="button" class="btn" disabled=${n.busy} onClick=${o}>${i("sessions-end-all")}</button></p>
      <${ue} ...${n} />
    </section>`}var v$=_(()=>{"use strict";Z();S();Ie();Pt();L();zc()});var x$={};ge(x$,{Page:()=>Ry});function Ry(){let e=fe();return l`
    <div class="column">
      <h1>${i("account-title")}</h1>
      <${Dy} />
      ${e.account?l`<${Ny} key=${e.name} />`:l`<${c$} />`}
      <${qy} />
    </div>`}function Ny(){let e=fe(),[t,n]=h(null),[s,o]=h(""),a=de(),r=U(()=>j("/api/account").then(n,p=>o(A(p))),[]);x(()=>{r()},[]);let c=()=>a.run(async()=>(await Di(),""));if(!t)return l`<section class="panel" aria-busy=${!s}><h2>${i("account-account")}</h2><${ue} told=${s} wrong=${!0} /></section>`;let u={account:t,keep:n,reload:r};return l`
    <${p$} account=${t}>
      <section class="panel">
        <h2>${i("account-account")}</h2>
        <p class="row account-in"><span>${i("account-in",{name:e.name})}</span>
          <button type="button" class="btn" disabled=${a.busy} onClick=${c}>${i("account-logout")}</button></p>
        <${ue} ...${a} />
        <div class="two">
          <${$$} ...${u} />
          <${f$} ...${u} />
          <${h$} ...${u} />
        </div>
      </section>
      <${w$} ...${u} />
      <${b$} />
    <//>`}function Dy(){let e=fe(),[t,n]=h(e.name),s=de();return x(()=>n(e.name),[e.name]),l`
    <form class="panel" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await Jt({name:t.trim()}),i("account-name-saved")))}}>
      <h2>${i("account-name")}</h2>
      <p class="quiet-text">${i(e.account?"account-name-owned":"account-name-what")}</p>
      <div class="row">
        <input class="input" aria-label=${i("account-name")} value=${t} maxlength="24" autocomplete="nickname" placeholder=${i("guest")} onInput=${ut(n)} />
        <button class="btn" disabled=${s.busy||!t.trim()||t.trim()===e.name}>${i("save")}</button>
      </div>
      <${ue} ...${s} />
    </form>`}function qy(){return l`
    <section class="panel">
      <h2>${i("taste-title")}</h2>
      <p class="quiet-text">${i("taste-what")}</p>
      <${js} />
    </section>`}var k$=_(()=>{"use strict";So();g$();y$();fr();v$();Z();S();Ie();Gs();Pt();L()});var _$={};ge(_$,{Page:()=>By});function By({params:e}){let t=R(location.hash.slice(1)).current;x(()=>history.replaceState(null,"",location.pathname),[]);let n=e.what==="reset"?Hy:e.what==="confirm"?Zy:M$;return l`<section class="panel narrow"><${t?n:M$} token=${t} /></section>`}function M$(){return l`
    <h1>${i("letter-wrong")}</h1>
    <p>${i("letter-wrong-what")}</p>
    <p class="row"><a class="btn" href="/account">${i("letter-account")}</a></p>`}function Hy({token:e}){let[t,n]=h(""),s=de();return l`
    <form class="entrance" onSubmit=${a=>{a.preventDefault(),s.run(async()=>(await St("/api/account/reset",{token:e,password:t}),oe("/account",{replace:!0}),""))}}>
      <h1>${i("letter-reset")}</h1>
      <p class="quiet-text">${i("letter-reset-what")}</p>
      <${Xe} label=${i("password-new")} type="password" autocomplete="new-password" maxlength="200" value=${t} set=${n} focus=${!0} />
      <p class="row"><button class="btn primary" disabled=${s.busy}>${i("save")}</button></p>
      <${ue} ...${s} />
    </form>`}function Zy({token:e}){let t=de(),n=()=>t.run(async()=>(await D("/api/account/email/confirm",{token:e}),await Ct(),i("letter-confirmed")));return l`
    <h1>${i("letter-confirm")}</h1>
    <p class="quiet-text">${i("letter-confirm-what")}</p>
    <p class="row">
      <button type="button" class="btn primary" disabled=${t.busy||!!t.told&&!t.wrong} onClick=${n}>${i("letter-confirm-go")}</button>
      <a class="btn quiet" href="/account">${i("letter-account")}</a>
    </p>
    <${ue} ...${t} />`}var C$=_(()=>{"use strict";So();Z();S();Ie();Re();Pt();L()});var S$={};ge(S$,{Page:()=>Fy});function Fy(){return l`
    <section class="panel narrow">
      <h1>${i("notfound-title")}</h1>
      <p>${i("notfound-what")}</p>
      <p><a class="btn primary" href="/">${i("go-home")}</a></p>
    </section>`}var L$=_(()=>{"use strict";S();L()});function os(e){let t=e.split("/").filter(Boolean);for(let[n,s,o]of Wy){let a=Uy(s.split("/").filter(Boolean),t);if(a)return{name:n,params:a,load:o}}return{name:"notfound",params:{},load:()=>Promise.resolve().then(()=>(L$(),S$))}}function Uy(e,t){if(e.length!==t.length)return null;let n={};for(let[s,o]of t.entries())if(e[s].startsWith(":"))n[e[s].slice(1)]=jy(o);else if(e[s]!==o)return null;return n}function jy(e){try{return decodeURIComponent(e)}catch{return e}}function oe(e,{replace:t=!1}={}){t?history.replaceState(null,"",e):history.pushState(null,"",e);for(let n of[...E$])n()}function Ic(e){E$.add(e),addEventListener("popstate",e),document.addEventListener("click",t=>{let n=t.target instanceof Element?t.target.closest("a"):null;!n||t.defaultPrevented||!Gy(t,n)||(t.preventDefault(),n.pathname+n.search!==location.pathname+location.search&&oe(n.pathname+n.search+n.hash))})}function Gy(e,t){let n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,s=t.origin===location.origin&&!t.pathname.startsWith("/api/"),o=t.hash&&t.pathname===location.pathname;return n&&s&&!o&&!t.target&&!t.hasAttribute("download")}var Wy,E$,Re=_(()=>{"use strict";Wy=[["home","/",()=>Promise.resolve().then(()=>(pd(),ud))],["new","/new",()=>Promise.resolve().then(()=>(fd(),$d))],["table","/t/:table",()=>Promise.resolve().then(()=>(uc(),Ud))],["learn","/learn",()=>Promise.resolve().then(()=>(Gd(),jd))],["lesson","/learn/:lesson",()=>Promise.resolve().then(()=>(em(),Qd))],["puzzles","/puzzles",()=>Promise.resolve().then(()=>(nm(),tm))],["puzzle","/puzzles/:puzzle",()=>Promise.resolve().then(()=>(rm(),am))],["cards","/cards",()=>Promise.resolve().then(()=>(fc(),$c))],["cards","/cards/:game",()=>Promise.resolve().then(()=>(fc(),$c))],["rules","/rules",()=>Promise.resolve().then(()=>(gc(),hc))],["rules","/rules/:game",()=>Promise.resolve().then(()=>(gc(),hc))],["clauses","/rules/:game/full",()=>Promise.resolve().then(()=>($m(),mm))],["explore","/explore",()=>Promise.resolve().then(()=>(hm(),fm))],["replay","/replay/:table",()=>Promise.resolve().then(()=>(Im(),zm))],["board","/board",()=>Promise.resolve().then(()=>(Tc(),Ec))],["board","/board/:board",()=>Promise.resolve().then(()=>(Tc(),Ec))],["daily","/daily",()=>Promise.resolve().then(()=>(Pc(),Oc))],["daily","/daily/:day",()=>Promise.resolve().then(()=>(Pc(),Oc))],["account","/account",()=>Promise.resolve().then(()=>(k$(),x$))],["letter","/account/:what",()=>Promise.resolve().then(()=>(C$(),_$))]],E$=new Set});Z();Ut();qt();Zn();lt();Mt();Oe();Rs();se();S();bi();q();Bs();Ie();Gi();qs();Fs();ha();Gs();bs();Re();sr();ne();yi();aa();$s();qt();S();q();Bs();Ie();bs();ne();L();ne();var T$=matchMedia("(prefers-color-scheme: light)"),Vy=matchMedia("(prefers-reduced-motion: reduce)");function gr(){let e=K("theme");return e==="auto"?T$.matches?"light":"dark":e}function hr(){let e=document.documentElement;e.dataset.theme=gr(),e.dataset.text=K("text"),e.dataset.motion=gt()?"full":"less"}function Rc(){hr(),Dn(hr),T$.addEventListener("change",hr),Vy.addEventListener("change",hr)}Et();function Nc({page:e,children:t}){return l`
    <a class="skip" href="#main">${i("shell-skip")}</a>
    <${Ky} page=${e} />
    <${Jy} />
    <${Xy} />
    <main id="main" tabindex="-1" class=${`page page-${e}`}>${t}</main>
    <${Qy} />`}function Ky({page:e}){let t=fe(),n=s=>e===s?"page":void 0;return l`
    <header class="shell">
      <a class="brand" href="/" aria-current=${n("home")}>
        <img src=${cn("/icon.svg")} width="28" height="28" alt="" /><span>Arcanarium</span>
      </a>
      <nav aria-label=${i("shell-nav")}>
        <a href="/learn" aria-current=${n("learn")}>${i("shell-learn")}</a>
        <a href="/cards" aria-current=${n("cards")}>${i("shell-cards")}</a>
        <a href="/rules" aria-current=${n("rules")??n("clauses")}>${i("shell-rules")}</a>
      </nav>
      <${Zi} />
      <${Yy} />
      <a class="shell-me" href="/account" aria-current=${n("account")} aria-label=${i("shell-account",{name:Ye(t.name)||i("guest")})}>
        <${v} name="settings" size=${20} /><span><bdi>${Ye(t.name)||i("guest")}</bdi></span>
      </a>
    </header>`}function Yy(){let[,e]=ee("theme"),t=gr()==="dark"?"light":"dark";return l`
    <button class="btn quiet icon-only" type="button" onClick=${()=>e(t)} aria-label=${i(`shell-theme-${t}`)} title=${i(`shell-theme-${t}`)}>
      <${v} name=${t==="light"?"sun":"moon"} size=${20} />
    </button>`}function Jy(){let{notice:e}=fe();return e?l`<p class="notice" role="status">${e}</p>`:null}function Xy(){return si()?l`<p class="notice" role="status" data-lost>${i("reach-lost")}</p>`:null}function Qy(){let[e,t]=h(!1);return x(()=>{let n=s=>{console.error(s),t(!0)};return addEventListener("error",n),addEventListener("unhandledrejection",n),()=>{removeEventListener("error",n),removeEventListener("unhandledrejection",n)}},[]),e&&l`
    <div class="mishap" role="alert">
      <p>${i("mishap")}</p>
      <button type="button" class="btn" onClick=${()=>location.reload()}>${i("reload")}</button>
      <button type="button" class="btn quiet" onClick=${()=>t(!1)}>${i("close")}</button>
    </div>`}var Eo=class extends dn{constructor(t){super(t),this.state={failed:null}}static getDerivedStateFromError(t){return{failed:t??"?"}}componentDidCatch(t){console.error(t)}componentDidUpdate(t){t.address!==this.props.address&&this.state.failed&&this.setState({failed:null})}render(){return this.state.failed?l`<${br} />`:this.props.children}};function br(){return l`
    <section class="panel failed" role="alert">
      <h1>${i("failed-title")}</h1>
      <p>${i("failed-what")}</p>
      <p class="row">
        <button type="button" class="btn primary" onClick=${()=>location.reload()}>${i("reload")}</button>
        <a class="btn" href="/">${i("go-home")}</a>
      </p>
    </section>`}Mi();Es();xi();Ci();to();tc();Ha();ol();Za();xl();Qa();Ya();Ol();Dl();Na();co();po();$o();ho();Ka();or();uc();go();Ca();Va();Kl();El();ll();Ce();Jl();Vn();yo();Ba();Ql();ic();oc();Pt();L();Et();Ti();ba();ci();ei();Xr();$s();Ut();var Bc={};ge(Bc,{Board:()=>c2});S();q();L();Ce();S();lt();Oe();q();L();S();lt();q();L();var Be="cadwallon",he=$t(null);function At({seat:e}){let{view:t,names:n}=V(he);return l`<span class="ca-badge" data-seat=${e} role="img" aria-label=${n[e]} title=${n[e]}>${t.seats[e].letter}</span>`}function On({n:e,power:t,golden:n=!1}){return l`
    <span class=${`ca-value of-${t}`} role="img" aria-label=${`${e} ${Ve(t)}`}>
      <b class="num" aria-hidden="true">${e}</b><${v} name=${t} golden=${n} />
    </span>`}function zt({name:e,n:t,what:n}){return l`<span class="ca-count" data-none=${t===0||null} role="img" aria-label=${n} title=${n}>
    <${v} name=${e} /><b class="num" aria-hidden="true">${t}</b></span>`}function Qe({id:e,size:t,target:n=`card:${e}`,points:s,badge:o}){let{lit:a,chosen:r,choose:c,why:u}=V(he),p=a.has(n);return l`
    <${ve} game=${Be} id=${e} size=${t} target=${n} lit=${p} chosen=${r.includes(n)} why=${u(n)}
      points=${s} badge=${o} onChoose=${p||r.length?()=>c(n):void 0} />`}function yr({won:e}){return l`<span class="ca-won">${["location","personality","relic"].map((t,n)=>l`
    <${zt} key=${t} name=${t} n=${e[n]} what=${i(`cadwallon-web-won-${t}`,{n:e[n]})} />`)}</span>`}function O$({target:e,label:t,class:n,open:s,children:o}){let{lit:a,chosen:r,choose:c}=V(he),u=a.has(e);return l`
    <button type="button" class=${`ca-spot ${n}`} data-target=${e} data-lit=${u||null} data-chosen=${r.includes(e)||null}
      aria-label=${t} title=${t} onClick=${()=>u?c(e):s?.()}>${o}</button>`}function wr(){let{view:e}=V(he),t=i("cadwallon-web-militia",{n:e.militia??0});return e.militia!==null&&l`<${O$} target="militia" label=${t} class="ca-militia"><${v} name="militia" /> ${t}<//>`}function Dc({seat:e}){let{setDetail:t}=V(he),n=e.resource.length;return l`
    <${O$} target=${`deck:${e.seat}`} class="ca-resource" label=${`${i("cadwallon-web-resource-size",{n})}. ${i("cadwallon-web-resource-what")}`} open=${()=>t(e.seat)}>
      <${v} name="pile" /><b class="num">${n}</b><span>${i("cadwallon-web-resource")}</span>
    <//>`}S();Oe();q();L();var qc=e=>e.guild?Y(Be,e.guild).name:i("cadwallon-web-no-guild");function To({seat:e}){let{view:t}=V(he),{hand:n,deck:s,resource:o,removed:a,objectives:r}=e;return l`
    <span class="ca-counts">
      <${zt} name="card" n=${n.size} what=${i("cadwallon-web-hand-size",{n:n.size})} />
      <${zt} name="deck" n=${s.size} what=${i("cadwallon-web-deck-size",{n:s.size})} />
      <${zt} name="pile" n=${o.length} what=${i("cadwallon-web-resource-size",{n:o.length})} />
      ${a.length>0&&l`<${zt} name="lock" n=${a.length} what=${i("cadwallon-web-removed-size",{n:a.length})} />`}
      ${r.size>0&&e.seat!==t.viewer&&l`<${zt} name="objective" n=${r.size} what=${i("cadwallon-web-objectives-size",{n:r.size})} />`}
    </span>`}function P$({seat:e}){let{view:t,names:n,lit:s,chosen:o,choose:a,setDetail:r}=V(he),c=`seat:${e.seat}`,u=s.has(c),p=n[e.seat];return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
      data-acting=${t.owing.includes(e.seat)||null} title=${u?p:i("cadwallon-web-look",{who:p})}
      onClick=${()=>u?a(c):r(e.seat)}>
      <span class="ca-rival-head">
        <${At} seat=${e.seat} />
        <span class="ca-rival-name">${p}</span>
        ${e.seat===t.first&&l`<${v} name="first" label=${i("cadwallon-web-first")} />`}
        <${$e} n=${e.points} />
      </span>
      <span class="ca-rival-guild">${qc(e)}</span>
      <span class="ca-rival-things"><${yr} won=${e.won} /><${To} seat=${e} /></span>
    </button>`}var A$=["agent","personality","location","relic"];function e2(e){let t=e.map(n=>Y(Be,n));return t.sort((n,s)=>A$.indexOf(n.kind)-A$.indexOf(s.kind)||gn(n.name,s.name)),t.map(n=>n.id)}function z$({seat:e,score:t}){let{view:n,names:s,setDetail:o}=V(he),a=()=>o(null),r=s[e.seat],c=e.seat===n.viewer,u=[[i("cadwallon-web-resource"),e.resource,i("cadwallon-web-resource-what")],[i("cadwallon-web-removed"),e.removed,""],[i("cadwallon-web-deck"),c?e.deck.cards:[],""],[i("cadwallon-web-known-hand"),c?[]:e.hand.cards,i("cadwallon-web-known-why")]];return l`
    <div class="veil" onClick=${a}></div>
    <div class="detail cadwallon-detail" role="dialog" aria-label=${r}>
      <header>
        <h2><${At} seat=${e.seat} /> ${r}</h2>
        <div class="detail-aside"><${$e} n=${e.points} /><${To} seat=${e} /></div>
        <button type="button" class="btn quiet icon-only" autofocus onClick=${a} aria-label=${i("close")} aria-keyshortcuts="Escape"><${v} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">
        <div class="ca-heap">
          ${e.guild&&l`<${ve} game=${Be} id=${e.guild} size="table" />`}
          ${e.objectives.cards.map(p=>l`<${ve} key=${p.card} game=${Be} id=${p.card} size="table" />`)}
          <table class="table ca-sources"><tbody>${t.map(([p,d,m])=>l`
            <tr key=${p}><th scope="row">${m}</th><td class="num">${d}</td></tr>`)}</tbody></table>
        </div>
        ${u.filter(([,p])=>p.length).map(([p,d,m])=>l`
          <h3 key=${p}>${p} <span class="num">${d.length}</span></h3>
          ${m&&l`<p class="quiet-text">${m}</p>`}
          <div class="ca-heap">${e2(d).map(f=>l`<${Qe} key=${f} id=${f} size="table" />`)}</div>`)}
      </div>
    </div>`}S();lt();q();L();S();Oe();q();L();function I$(e){return new Set(e.agents.map(t=>t.seat)).size+e.agents.filter(t=>t.card).length}function R$({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a}=V(he),r=`pile:${e.number}`,c=s.has(r),u=Math.max(...e.sums.map(f=>f.known)),p=e.sums.filter(f=>f.known===u).length>1,d=e.sums.map((f,$)=>({sum:f,seat:$,agents:e.agents.filter(g=>g.seat===$)})),m=f=>c&&!f.target.closest("button")&&a(r);return l`
    <article class="ca-pile" data-lit=${c||null} data-chosen=${o.includes(r)||null} data-free=${e.free||null}
      data-mine=${e.controlled.includes(n.viewer)||null} aria-label=${i("cadwallon-web-pile",{n:t})} onClick=${m}>
      <header class="ca-pile-head">
        <span class="ca-pile-order num" title=${i("cadwallon-web-order",{n:t})}>${t}</span>
        <${N$} pile=${e} />
        <${t2} pile=${e} />
      </header>
      ${e.stake?l`<${n2} stake=${e.stake} target=${r} />`:l`<p class="ca-pile-empty" data-target=${r}>${i(e.hidden?"cadwallon-web-pile-unseen":"cadwallon-web-pile-empty")}</p>`}
      <ul class="ca-camps">
        ${d.filter(({agents:f})=>f.length).map(({sum:f,seat:$,agents:g})=>l`
          <li key=${$} class="ca-camp" data-seat=${$} data-you=${$===n.viewer||null}>
            ${e.stake&&l`<${s2} stake=${e.stake} sum=${f} seat=${$} agents=${g} lead=${f.known<u?"":p?"tied":"ahead"} />`}
            <${o2} agents=${g} stake=${e.stake} />
          </li>`)}
      </ul>
    </article>`}function N$({pile:e}){let{view:t,names:n}=V(he),s=e.controlled.includes(t.viewer),o=e.pile.split(" ")[1],a=e.free?i("cadwallon-web-zone-open"):s?i("cadwallon-web-zone-mine"):i("cadwallon-web-zone-of",{names:Ee(e.controlled.map(r=>n[r]))});return l`
    <span class="ca-zone" title=${a}>
      ${e.free?l`<span class="ca-zone-free">${i("cadwallon-web-zone-free")}</span>`:e.controlled.map(r=>l`
        <span key=${r} class="ca-zone-who"><${At} seat=${r} /><span>${o?i("cadwallon-web-zone-whose",{you:r===t.viewer?"yes":"no",who:n[r]}):r===t.viewer?i("cadwallon-web-you-short"):n[r]}</span></span>`)}
      ${o&&l`<span class="ca-side">${i(`cadwallon-web-side-${o}`)}</span>`}
      ${s&&l`<${v} name="mask" label=${a} />`}
    </span>`}function t2({pile:e}){let t=Ee(e.buried.map(s=>Y(Be,s).name)),n=i("cadwallon-web-under",{n:e.hidden})+(t?` ${i("cadwallon-web-under-known",{cards:t})}`:"");return l`<${zt} name="deck" n=${e.hidden} what=${n} />`}function n2({stake:e,target:t}){let{district:n}=Y(Be,e.card);return l`
    <div class="ca-stake">
      <span class="ca-stake-card" data-anchor=${`card:${e.card}`}><${Qe} id=${e.card} size="table" target=${t} /></span>
      <div class="ca-stake-facts">
        <p class="ca-stake-kind"><span>${i(`cadwallon-kind-${e.kind}`,{n:1})}</span>${n&&l`<span>${i(`cadwallon-district-${n}`)}</span>`}</p>
        <dl>
          <div><dt>${i("cadwallon-web-wins")}</dt><dd class="ca-stake-wins"><${On} n=${e.threshold} power=${e.power} golden /></dd></div>
          ${e.price&&l`<div><dt>${i("cadwallon-web-bribe")}</dt><dd><${On} n=${e.price} power="financial" /></dd></div>`}
          <div class="ca-stake-points"><dt>${i("cadwallon-web-worth")}</dt><dd><${$e} n=${e.points} /></dd></div>
        </dl>
      </div>
    </div>`}function s2({stake:e,sum:t,seat:n,agents:s,lead:o}){let{names:a}=V(he),r=t.known>=e.threshold,c=r?o:"",u=[i("cadwallon-web-sum",{who:a[n],n:t.known,power:Ve(e.power),of:e.threshold,backs:t.backs}),c&&i(`cadwallon-web-${c}`)].filter(Boolean).join(" ");return l`
    <div class="ca-sum" data-reached=${r||null} title=${u} role="img" aria-label=${u}>
      <${At} seat=${n} />
      <span class="ca-sum-bar"><i style=${{width:`${Math.min(100,100*t.known/e.threshold)}%`}}></i></span>
      ${s.filter(p=>!p.card).map((p,d)=>l`
        <span key=${d} class="ca-back"><${v} name=${p.militia?"militia":"mask"} /></span>`)}
      <span class="ca-sum-of num"><b>${t.known}</b><small>/${e.threshold}</small>${c&&l`<b class="ca-mark">${c==="ahead"?l`<${v} name="done" />`:"="}</b>`}</span>
    </div>`}function o2({agents:e,stake:t}){let n=e.filter(s=>s.card);return n.length>0&&l`
    <ul class="ca-agents">
      ${n.map(s=>l`
        <li key=${s.card} data-down=${s.down||null}>
          <${Qe} id=${s.card} size="chip" points=${0} badge=${l`<${a2} agent=${s} stake=${t} />`} />
        </li>`)}
    </ul>`}function a2({agent:e,stake:t}){return l`
    <span class="ca-worth">
      ${e.down&&l`<${v} name="mask" label=${i("cadwallon-web-down")} />`}
      ${t&&l`<${On} n=${e.value??0} power=${t.power} />`}
      ${t?.price&&l`<${On} n=${e.ducats??0} power="financial" />`}
    </span>`}function D$({pile:e,order:t}){let{view:n,lit:s,chosen:o,choose:a,why:r}=V(he),c=`pile:${e.number}`,u=s.has(c),{stake:p}=e,d=e.sums.filter((g,b)=>b!==n.viewer),m=Math.max(0,...d.map(g=>g.known)),f=d.reduce((g,b)=>g+b.backs,0),$=e.sums[n.viewer]?.known??0;return l`
    <li>
      <button type="button" class="ca-pile-line" data-target=${c} data-lit=${u||null} data-chosen=${o.includes(c)||null}
        aria-disabled=${!u} title=${u?null:r(c).join(" ")} onClick=${()=>u&&a(c)}>
        <${N$} pile=${e} />
        <span class="ca-pile-line-name">${p?Y(Be,p.card).name:i("cadwallon-web-pile-empty")}</span>
        ${p&&l`
          <span class="ca-pile-line-wins"><${On} n=${p.threshold} power=${p.power} golden />${p.price&&l`<${On} n=${p.price} power="financial" />`}</span>
          <${$e} n=${p.points} />
          <span class="ca-pile-line-sums num" role="img" aria-label=${i("cadwallon-web-sums",{own:$,best:m,backs:f})}>
            <span>${i("cadwallon-web-you-short")} <b>${$}</b></span><span>${i("cadwallon-web-best-short")} <b>${m}${f>0&&`+${"?".repeat(f)}`}</b></span></span>`}
        <span class="visually-hidden">${i("cadwallon-web-order",{n:t})}</span>
      </button>
    </li>`}function q$({seat:e,narrow:t}){let{view:n,lit:s}=V(he),{hand:o,objectives:a}=e,r=a.cards.filter(p=>!p.kept),c=e.resource.filter(p=>s.has(`card:${p}`)),u=!r.length&&!o.cards.length;return l`
    <section data-part="mine" aria-label=${i("cadwallon-web-mine")}><div class="ca-mine">
      ${t&&n.round>0&&l`
        <ol class="ca-pile-lines">
          ${n.piles.map((p,d)=>l`<${D$} key=${p.number} pile=${p} order=${d+1} />`)}
          <li class="ca-spots"><${wr} /><${Dc} seat=${e} /></li>
        </ol>`}
      ${c.length>0&&l`
        <div class="ca-tray"><h3>${i("cadwallon-web-resource")}</h3>
          <div class="ca-tray-cards">${c.map(p=>l`<${Qe} key=${p} id=${p} size="table" />`)}</div></div>`}
      <div class="ca-mine-row">
        <div class="ca-hand" role="group" aria-label=${i("cadwallon-web-hand")}>
          ${r.map(p=>l`<${Qe} key=${p.card} id=${p.card} size="table" />`)}
          ${o.cards.map(p=>l`<${Qe} key=${p} id=${p} size="table" />`)}
          ${u&&l`<p class="quiet-text">${i(n.over?"cadwallon-web-over":n.round?"cadwallon-web-hand-empty":"cadwallon-web-hand-later")}</p>`}
          ${!t&&n.round>0&&l`<${Dc} seat=${e} />`}
        </div>
        <div class="ca-estate">
          <${r2} seat=${e} />
          <${i2} goals=${a.cards.filter(p=>p.kept)} />
        </div>
      </div>
    </div></section>`}function r2({seat:e}){let{view:t,lit:n,choose:s,setDetail:o}=V(he),a=`seat:${e.seat}`;return l`
    <button type="button" class="ca-rival" data-seat=${e.seat} data-target=${a} title=${i("cadwallon-web-look-own")}
      onClick=${()=>n.has(a)?s(a):o(e.seat)}>
      <span class="ca-rival-head">
        <${At} seat=${e.seat} /><span class="ca-rival-name">${qc(e)}</span>
        ${e.seat===t.first&&l`<${v} name="first" label=${i("cadwallon-web-first")} />`}
        <${$e} n=${e.points} />
      </span>
      <span class="ca-rival-things"><${yr} won=${e.won} /><${To} seat=${e} /></span>
    </button>`}function i2({goals:e}){return l`
    <ul class="ca-goals">${e.map(t=>l`
      <li key=${t.card} data-achieved=${t.achieved||null}>
        <${ve} game=${Be} id=${t.card} size="chip" badge=${l`
          <${v} name=${t.achieved?"done":"hourglass"} label=${i(t.achieved?"cadwallon-web-goal-achieved":"cadwallon-web-goal-open")} />`} />
      </li>`)}</ul>`}var l2=4;function c2({view:e,score:t,names:n,you:s,lit:o,chosen:a,choose:r,why:c,detail:u,setDetail:p}){let d=H(()=>({view:e,names:n,lit:o,chosen:a,choose:r,why:c,setDetail:p}),[e,n,o,a,r,c,p]),m=ke(xe);return l`
    <${he.Provider} value=${d}>
      <div class="cadwallon" data-seats=${e.seats.length} data-setup=${e.round===0||null}>
        <section data-part="rivals" aria-label=${i("part-rivals")}>
          <div class="ca-rivals">${u2(e,s).map(f=>l`<${P$} key=${f.seat} seat=${f} />`)}</div>
        </section>
        <section class="ca-stakes" data-part="centre" aria-label=${i("part-centre")}>
          <${p2} view=${e} />
          ${e.guilds.length>0&&l`
            <div class="ca-guilds" role="group" aria-label=${i("cadwallon-web-guilds")}>${e.guilds.map(f=>l`
              <${Qe} key=${f} id=${f} size="table" />`)}</div>`}
          <div class="ca-piles" style=${{"--rows":Math.max(l2,...e.piles.map(I$))}}>${e.piles.map((f,$)=>l`<${R$} key=${f.number} pile=${f} order=${$+1} />`)}</div>
        </section>
        ${s>=0&&l`<${q$} seat=${e.seats[s]} narrow=${m} />`}
        ${u!==null&&l`<${z$} key=${u} seat=${e.seats[u]} score=${t[u]} />`}
      </div>
    <//>`}function u2(e,t){return[...e.seats.slice(t+1),...e.seats.slice(0,Math.max(0,t))]}function p2({view:e}){let t=e.last_round!==null&&!e.over;return l`
    <div class="ca-news">
      ${t&&l`<strong class="ca-news-last"><${v} name="hourglass" />
        ${e.last_round===e.round?i("cadwallon-web-last-round"):i("cadwallon-web-last-round-next",{n:e.last_round??0})}</strong>`}
      ${e.round>0&&l`<span>${i("cadwallon-web-resolved")}</span>`}
      ${e.round>0&&!t&&!e.over&&l`<span>${i("cadwallon-web-length",{n:e.piles.find(n=>n.free)?.hidden??0})}</span>`}
      <${wr} />
    </div>`}var fu={};ge(fu,{Beside:()=>Df,Board:()=>Iw,flights:()=>Nf});S();Oe();Ce();S();lt();Oe();L();S();function d2(e,t,n){for(let s=0;;s++){if(s%n+t>n)continue;let o=0;for(;o<t&&!e.has(s+o);)o++;if(o===t)return s}}function m2(e,t,n,s,o=0){let a=e?.columns===n?t.filter(({id:p,span:d})=>e.at.get(p)?.span===Math.min(d,n)):[],r=Oo(e,a,t,n),c=p=>[...p.at.values()].every(({cell:d,span:m})=>d+m<=s);if(e?.columns!==n&&o&&!B$(r,t,s,o)){let p=Oo(null,[],H$(Hc(e,t)),n);if(B$(p,t,s,o))return p}if(c(r))return r;let u=Oo(null,[],Hc(e,t),n);return c(u)?u:Oo(null,[],H$(Hc(e,t)),n)}function B$(e,t,n,s){let o={id:"",span:s},{cell:a,span:r}=Oo(e,t,[o],e.columns).at.get(o.id)??{cell:n,span:0};return a+r<=n}var H$=e=>e.toSorted((t,n)=>n.span-t.span);function on(e,t){let n=[];for(let s of e.toSorted((o,a)=>a-o)){let o=Math.min(s,t),a=n.findIndex(r=>r>=o);a<0?n.push(t-o):n[a]-=o}return n.length}function Hc(e,t){let n=({id:s=""})=>e?.at.get(s)?.cell??1/0;return t.map((s,o)=>({piece:s,i:o})).sort((s,o)=>n(s.piece)-n(o.piece)||s.i-o.i).map(({piece:s})=>s)}function Oo(e,t,n,s){let o=new Map,a=new Set,r=(c,u,p)=>{o.set(c,{cell:u,span:p});for(let d=0;d<p;d++)a.add(u+d)};for(let{id:c}of t){let u=e?.at.get(c);u&&r(c,u.cell,u.span)}for(let{id:c,span:u}of n){let p=Math.min(u,s);o.has(c)||r(c,d2(a,p,s),p)}return{columns:s,at:o}}function It(e,t,n,s,o){let a=R({phase:s,laid:null});a.current.phase!==s&&(a.current={phase:s,laid:null});let r=a.current.laid=m2(a.current.laid,e,t,n,o);return c=>{let{cell:u,span:p}=r.at.get(c)??{cell:0,span:1};return{gridRow:String(Math.floor(u/t)+1),gridColumn:`${u%t+1} / span ${p}`}}}var as=16,He=4,Ae=e=>Math.round(e*.5),et=(e,t,n)=>e*t+(e-1)*n,vr=(e,t,n)=>Math.max(1,Math.floor((e+n)/(t+n)));function Zc(e,t,n,s,o){let a=Math.ceil(e/t);return{columns:t,rows:a,w:n,h:s,width:et(t,n,o),height:et(a,s,o)}}var Fc={columns:1,rows:0,w:0,h:0,width:0,height:0};function Wc(e){let t=e.toSorted((s,o)=>s.width-o.width||s.height-o.height),n=1/0;return t.filter(s=>s.height<n&&(n=s.height))}var Rt=(e,t,n=1)=>e&&t?{w:pt(n*(t.w+e.gap)-e.gap,e.f),h:pt(t.h,e.f)}:void 0,pt=(e,t)=>Math.round(1e3*e/t)/1e3;function xr(e,t,n,s){if(!t)return[Fc];let o=Ae(n);return Wc(e.flatMap(a=>{let{n:r,h:c,least:u=1}=s(a);return Array.from({length:r-u+1},(p,d)=>Zc(r,d+u,a*n,c*n,o))}))}var $2=.56,Z$=48,f2=9,F$=new Map;function Nt(e,t,n){let s=F$.get(t)??new WeakMap;F$.set(t,s);let o=s.get(e)??new Map;if(s.set(e,o),!o.has(n)){let a=4;for(;a<Z$&&t(e,a-$2)>n+.01;)a++;o.set(n,a)}return o.get(n)??Z$}function Po(e,t,n,s){let o=Ae(s);return{columns:e,rows:t,w:s-o,h:n*s,width:e*s-o,height:et(t,n*s,o),fine:n}}function rs(e,t){let n=e.reduce((s,o)=>s+o,0);return e.slice(0,f2).map((s,o)=>{let a=o+1,r=Math.max(Math.ceil(n/a),...e);for(;on(e,r)>a;)r++;return{columns:r,rows:a,h:t}})}Zn();q();var kr=1.17,h2=.62,g2=.68,Mr=.55,b2=.61,y2=/\p{Script=Cyrillic}/u,Pn=1.75,W$=.3,Gc=.7,Uc=.4,w2=1.25,v2=.16,Vc=1.12,G$=1.3,x2=.8,k2=/^([+\u2212]?\d*)([ELCDGP◇★])$/u;function V$([e,t]){if(!e.trim())return e.length>1?.9:.2;let n=k2.exec(e);return n&&t!=="text"?kr+h2*n[1].length+.1:t==="point"&&/^\d+$/.test(e)?Pn-kr:e==="≠"?.15:t==="type"?kr:e==="▶"?.85:"+−×".includes(e)?1:"/()".includes(e)?.45:e.length===1&&t!=="text"?kr:g2*e.length}function M2(e){let t=[0],n=0;for(let s of e){let o=!s[0].trim();(o||s[0]==="("&&n>=la)&&([n,t[t.length]]=[0,0]),o||([n,t[t.length-1]]=[n+1,t[t.length-1]+V$(s)])}return t.filter(Boolean)}function _r(e,t,n){let[s,o,a]=[1,0,0];for(let r of e)o&&o+t+r>n&&([s,o]=[s+1,0]),o+=(o?t:0)+r,a=Math.max(a,o);return{rows:s,widest:a}}var _2=99,C2=.4;function S2(e,t){let n=t-Gc,[s,o,a]=[0,0,0];for(let r of $a(e)){let{rows:c,widest:u}=_r(M2(r),.25,n-Uc);if(u+Uc>n+C2)return _2;let[p,d]=[c>1?n:u+Uc,c*w2];a&&a+W$+p>n&&([s,o,a]=[s+o+v2,0,0]),a+=(a?W$:0)+p,o=Math.max(o,d)}return s+o}var K$=1.3,Kc=(e,t)=>_r(e.name.split(" ").map(n=>n.length*(y2.test(n)?b2:Mr)),Mr/2,t-Gc-K$).rows,Cr=e=>(e.types?.length?1.7*e.types.length+.3:0)+(e.points||e.point_signs?.length?Pn+.2:0),Y$=e=>e.cost_signs.filter(([t])=>t.trim()&&t.trim()!=="/").map(V$);function Sr(e){let t=new WeakMap;return(n,s)=>{let o=t.get(n)??new Map;t.set(n,o);let a=o.get(s)??e(n,s);return o.set(s,a),a}}var U$=.5,L2=1.18,E2=.25,T2=.9,jc=(e,t)=>e.sentences.reduce((n,s)=>n+E2+L2*_r(s.split(" ").map(o=>o.length*U$),U$,t-T2).rows,.3),Lr=(e,t)=>S2(e.lines,t),O2=e=>e.lines.some(t=>t.some(([n])=>n==="↓")),J$=e=>e.lines.some(t=>t[0]?.[1]==="point"),P2=1.85,X$=[0,2.9,6.6,9.6],Q$=e=>Sr((t,n)=>{let s=Cr(t),o=Y$(t),a=o.length?_r(o,.4,n-s-.9).rows*G$+.55:0;return Kc(t,n)*Vc+Math.max(a,s?Pn+.2:0,O2(t)?P2:0)+e(t,n)+x2}),ef=e=>Sr((t,n)=>{let s=Cr(t),o=Y$(t),a=o.length>3?2:1,r=o.length?a*(Math.max(...o)+.3)+.6:1.3,c=Math.ceil(o.length/a)*G$+.5;return Math.max(Kc(t,n-s)*Vc+.25,s?Pn:0)+Math.max(c,e(t,n-r))+.5}),tf=e=>Cr(e)+X$[of(e)]+(e.points||!J$(e)?0:Pn+.2),nf=e=>Sr((t,n)=>{let s=tf(t);return Math.max(Kc(t,n-s)*Vc+.3,s?Pn:0)+e(t,n)+.5}),tt=Q$(Lr),Ao=ef(Lr),A2=nf(Lr),j$={tall:Q$(jc),wide:ef(jc),slim:nf(jc)},Er=(e,t,n,s)=>t in j$&&j$[t](e,n)<=s,Yc=(e,t)=>Sr((n,s)=>Math.max(...n.name.split(" ").map(a=>a.length))*Mr+t(n)>s-Gc?1/0:e(n,s)),is=Yc(tt,()=>0),zo=Yc(Ao,Cr),Tr=Yc(A2,e=>tf(e)+K$),sf=(e,t)=>Lr(e,t)+.5,z2=["elan","life","calm","death","gold","pearl"];function I2(e){let t=e.slice(0,e.findIndex(([s])=>s==="↓")+1),n=t.slice(t.findLastIndex(([s])=>s==="▶")+1);return n.some(([s])=>s==="=")?t:n}function of(e){let t=e.lines.map(I2).filter(s=>s.length),n=t.flat().map(([,s])=>s);return t.length&&(n.includes("any")?3:Math.min(3,Math.max(1,new Set(n.filter(s=>z2.includes(s))).size)))}function Jc(e){let t=e.name.split(" ").map(s=>s.length);return Mr*Math.max(...t,Math.ceil((e.name.length+1)/2))+(e.points||J$(e)?Pn:0)+X$[of(e)]+3}var rf=(e,t,n)=>tt(e,t)<=n+.01?1:2;function ls(e,t,n){return t.fine?Nt(e,e.kind==="place"?zo:lf[t.signs?"signs":"names"],t.fine):e.kind==="place"?1:rf(e,pt(t.w,n),pt(t.h,n))}function R2({tiles:e,tileCells:t},n){let s=e.map(u=>tt(u,n)).toSorted((u,p)=>u-p),o=s[Math.floor((s.length-1)*.88)],a=e.filter(u=>rf(u,n,o)>1),r=a.length,c=Math.max(o,...a.map(u=>tt(u,2*n-2)));return{n:t+r+(r&&1),h:c,least:r?2:1}}var N2={8.6:7.7,12.2:6.3,17:5.1},Dt={below:2.4,beside:4.6,among:5};function D2(e,t){return e.rows?e.columns>1?{...e,width:e.width+Ae(t)+Dt.beside*t}:{...e,height:e.height+Ae(t)+Dt.below*t}:e}var q2=[5.3,6.3,7.2,7.6,8.4],Xc={names:3.2,signs:2},lf={names:is,signs:sf};function cf({places:e,monuments:t,tiles:n,tileCells:s}){let o=a=>[...n.map(r=>Nt(r,lf[a],Xc[a])).toSorted((r,c)=>c-r).slice(0,s),...t&&a==="signs"?[Dt.among]:[]];return{places:q2.flatMap(a=>rs(e.map(r=>Nt(r,zo,a)),a)),tiles:{names:rs(o("names"),Xc.names),signs:rs(o("signs"),Xc.signs)}}}var af=(e,t,n)=>e.length?Wc(e.map(({columns:s,rows:o,h:a})=>Po(s,o,a,t)).filter(s=>s.width<=n)):[Fc];function uf(e,t,n,s,o){let a=2*He+2*Ae(n),r=s.tiles?af(o.places,n,t):xr([13,14,15,16,17,18,20,24],e.places.length,n,m=>({n:e.places.length,h:Math.max(...e.places.map(f=>Ao(f,m)))})),c=xr([8.6,12.2,17],e.monuments?2:0,n,m=>({n:2,h:N2[m]})).map(m=>s.tiles==="signs"?m:D2(m,n)),u=s.tiles?af(o.tiles[s.tiles],n,t):xr([9.5,10.5,12,13],e.tileCells,n,m=>R2(e,m)),p=He*2+(s.bare?0:as),d=null;for(let m of r)for(let f of c)for(let $ of u){let g=[["row",m.width+f.width+$.width+2*a,Math.max(m.height,f.height,$.height)+p],["tiles below",Math.max(m.width+f.width+a,$.width),Math.max(m.height,f.height)+$.height+2*p+Ae(n)],["places above",Math.max(m.width,f.width+$.width+a),Math.max(f.height,$.height)+m.height+2*p+Ae(n)]];for(let[b,y,w]of g){if(y+2*He>t||s.placesFirst&&b!=="places above")continue;let k=s.placesFirst?m.height+w/1e3:w;(!d||k<d.rank-1||k<d.rank+1&&y<d.width)&&(d={way:b,rank:k,width:y,height:w,places:m,monuments:f,tiles:{...$,signs:s.tiles==="signs"}})}}return d}S();lt();Oe();ne();Ce();L();var De=$t({game:"resarcana",lit:new Set,chosen:[],choose:()=>{},why:()=>[]}),B2=["mage","item","artifact","monument","place","scroll"];function cs(e,t){let n=s=>B2.indexOf(Y(e,s.card).kind);return t.map((s,o)=>({one:s,i:o})).sort((s,o)=>n(s.one)-n(o.one)||s.i-o.i).map(({one:s})=>s)}var H2={w:11.2,h:15.6},Z2={w:8,h:11};function F2(e,t,n){if(n)return Er(e,t,n.w,n.h);let{w:s,h:o}=matchMedia(xe).matches?Z2:H2;return e.kind==="place"?Er(e,t,s*1.68,s*1.2):Er(e,t,s,e.kind==="item"||e.kind==="scroll"?s*.66:o)}function Ze({of:e,size:t="table",form:n="tall",place:s,cell:o}){let{game:a,lit:r,chosen:c,choose:u,why:p}=V(De),[d]=ee("sentences"),m=d&&F2(Y(a,e.card),n,o),f=R(u);f.current=u;let $=`card:${e.card}`,g=r.has($),b=c.includes($),y=p($);return H(()=>l`
    <${ve} game=${a} id=${e.card} size=${t} turned=${e.turned} essences=${e.essences} points=${e.points} form=${t==="table"?n:""} place=${s} worded=${m}
      target=${$} lit=${g} chosen=${b} why=${y} onChoose=${g?()=>f.current($):void 0} />`,[X(),a,$,t,n,m,s?.gridRow,s?.gridColumn,e.turned,e.essences?.join(" "),e.points,g,b,y.join(" ")])}function an({target:e,label:t,class:n="",onOpen:s,children:o}){let{lit:a,chosen:r,choose:c,why:u}=V(De),p=a.has(e),d=p?[]:u(e);return l`
    <button type="button" class=${`spot ${n}`} data-target=${e} data-lit=${p||null} data-chosen=${r.includes(e)||null}
      aria-label=${[t,...d].join(". ")} title=${[t,...d].join(`
`)}
      onClick=${()=>p?c(e):s?.()}>${o}</button>`}function rn(e,t){return{gridTemplateColumns:`repeat(${e.columns}, ${e.w.toFixed(1)}px)`,gridAutoRows:`${e.h.toFixed(1)}px`,gap:`${t}px`}}function pf({view:e,plan:t,phase:n}){let{places:s,monuments:o,monument_deck:a,items:r,scrolls:c}=e.centre;return l`
    <section class="ra-centre" data-part="centre" data-way=${t?.centre} data-bare=${t?.bare||null} aria-label=${i("part-centre")} style=${t?.centreHeight?{maxHeight:`${t.centreHeight}px`,overflow:"hidden auto"}:{}}>
      <${W2} places=${s} plan=${t} />
      <${U2} monuments=${o} deck=${t?.tiles.signs?0:a} plan=${t} phase=${n} />
      <${j2} title=${i(c.length||!r.length?"resarcana-web-tiles":"resarcana-web-items")} tiles=${[...r,...c]} deck=${t?.tiles.signs?a:0} plan=${t} phase=${n} />
    </section>`}function df({name:e,title:t,style:n,plain:s,children:o}){return l`<div class=${`ra-room ra-${e}`} data-plain=${s||null}><h3>${t}</h3><div class="ra-cells" style=${n} tabindex=${n?.height?0:void 0}>${o}</div></div>`}var mf=e=>e?e.columns*e.rows:1/0;function W2({places:e,plan:t}){let{game:n}=V(De),s=It(e.map(o=>({id:o.card,span:t?ls(Y(n,o.card),t.places,t.f):1})),t?.places.columns??1,mf(t?.places),null);return!e.length&&!t?.places.rows?null:l`
    <${df} name="places" title=${i("resarcana-web-places")} style=${t&&{...rn(t.places,t.gap),minHeight:`${t.places.height}px`}}>
      ${e.map(o=>l`<${Ze} key=${o.card} of=${o} form="wide" place=${t?s(o.card):void 0} cell=${Rt(t,t?.places,t?ls(Y(n,o.card),t.places,t.f):1)} />`)}
    <//>`}function U2({monuments:e,deck:t,plan:n,phase:s}){let o=n?.monuments,a=It(e.map(c=>({id:c,span:1})),o?.columns??1,2,s);if(!e.length&&!t)return null;let r=o&&o.w>11*n.f?"wide":"tall";return l`
    <div class="ra-room ra-monuments" data-deck=${o?o.columns>1?"beside":"below":null}>
      <h3>${i("resarcana-web-monuments")}</h3>
      <div class="ra-cells" style=${n&&rn(n.monuments,n.gap)}>
        ${e.map(c=>l`<${Ze} key=${c} of=${{card:c}} form=${r} place=${n?a(c):void 0} cell=${Rt(n,o)} />`)}
      </div>
      ${t>0&&l`<${$f} n=${t} />`}
    </div>`}function $f({n:e}){let{game:t}=V(De);return l`<${an} target="monuments" label=${i("resarcana-web-monument-deck",{n:e})} class="ra-deck"><${ve} game=${t} id=${null} back size="table" /><b class="ra-deck-size num">${e}</b><//>`}function j2({title:e,tiles:t,deck:n,plan:s,phase:o}){let{game:a}=V(De),r=s?.tiles,c=t.map(p=>({id:p,span:r?ls(Y(a,p),r,s.f):1})),u=It([...c,...n?[{id:"monuments",span:Dt.among}]:[]],r?.columns??1,mf(r),o);return!t.length&&!n?null:l`
    <${df} name="tiles" title=${e} plain=${r&&r.h<5.4*s.f} style=${r&&{...rn(r,s.gap),maxHeight:`${r.height}px`}}>
      ${c.map(({id:p,span:d})=>l`<${Ze} key=${p} of=${{card:p}} form=${r?.signs?"signs":"tall"} place=${s?u(p):void 0} cell=${Rt(s,r,d)} />`)}
      ${n>0&&l`<div class="ra-deck-among" style=${u("monuments")}><${$f} n=${n} /></div>`}
    <//>`}S();q();L();S();q();Oe();L();S();q();Oe();L();var wf=12.04,G2=1080,V2=12.45,Or=e=>e.width<G2?wf:V2,eu=27,dt={cards:[9,8.9],slim:[12,4.8],strips:[1,3.55],chips:[9.3,2.05]},vf=[[3.55,11.5],[4.9,9.5]],K2=[6.3,7.2],xf=[8.9],Y2=11,ff={cards:13.5,slim:19,strips:1,chips:17},Io=88/63,J2=34,X2=62,Q2=31,ew=51,tw=345,nw=27,kf=112,sw=150,ow=1.5,aw=6,rw={cards:3.5,slim:1.5,strips:.8,chips:-3},iw={cards:1.6,chips:0},lw={cards:[12,10],slim:[12,10,8],strips:[10,8,6],chips:[12,8]},hf=4,gf=[8,6],cw=560,bf=8,uw=[10,6];function pw({groups:e,high:t},n,s,o){let a={...dt,cards:[dt.cards[0],t]},r=Ae(s),c=2*He+2,[u,p,d,m]=[0,0,0,0];for(let{n:b,aside:y}of e){let[w,k]=a[y?o:"cards"].map(O=>O*s),E=Math.min(b,Math.floor((n-c+r)/(w+r)));if(E<1)return null;let M=et(E,w,r)+c,T=Math.ceil(b/E);(!u||u+r+M>n)&&([p,d,u,m]=[p+d,0,0,m+T]),u+=(u?r:0)+M,d=Math.max(d,et(T,k,r)+c+as+r)}let[f,$]=a.cards.map(b=>b*s),g={columns:1,rows:m,w:f,h:$,width:n,height:$};return{own:g,hand:g,height:p+d}}var Pr=e=>xf.includes(e)?is:zo;function dw({hand:e,handFaces:t,spare:n=0},s,o){let a=dt.cards.map(c=>c*s),r=o.tight?[...K2,...xf].flatMap(c=>rs([...t.map(u=>Nt(u,Pr(c),c)),...Array(n).fill(Y2)],c)):[];return[...Array.from({length:e},(c,u)=>Zc(e,e-u,a[0],a[1],Ae(s))),...r.map(({columns:c,rows:u,h:p})=>Po(c,u,p,s))]}function mw(e,t,n,s,o){if(e.groups.length)return pw(e,t,n,s);let a=t-4*He-2*Ae(n),r=null;for(let c of dw(e,n,o))for(let u of $w(s,e.cells,a-c.width,c.height,n)){let p=Math.max(u.height,c.height);(!r||p<r.height)&&(r={own:u,hand:c,height:p})}return r&&{...r,height:r.height+as+2*He}}function $w(e,t,n,s,o){let a=Ae(o),r=m=>Math.floor((s+a)/(m*o+a));if(e==="strips"){let m=Math.floor((n+a)/o);return vf.filter(([,f])=>m>=f).map(([f])=>Po(m,Math.max(Math.ceil(t/au({columns:m,fine:f})),r(f)),f,o))}let[c,u]=dt[e],p=Math.floor((n+a)/(c*o+a));if(p<2)return[];let d=Math.max(Math.ceil(t/p),r(u));return[{columns:p,rows:d,w:c*o,h:u*o,width:et(p,c*o,a),height:et(d,u*o,a)}]}function au({columns:e,fine:t}){let n=vf.find(([s])=>s===t)?.[1];return n?Math.max(1,Math.floor(e/n*1.05)):e}function fw(e,t,n,s){let[o,a]=[vr(e,kf*n,s),vr(e,sw*n,s)],r=t>aw?ow:1;return Math.ceil(t*r/o)<Math.ceil(t/a)?o:a}function hw({rivals:e,inPlay:t,theirPlaces:n,letters:s},o,a,r,c){let u=Ae(a),p=(o-(e-1)*u)/e-2*He-2,d=p<tw*s?2:1,m=(c.bare?d>1?ew:Q2:d>1?X2:J2)*s,f=Math.max(1,a/14),[$,g]=r==="cards"?dt.cards.map(E=>E*a):[kf*f,nw*f],b=r==="cards"?u:4,y=r==="cards"?vr(p,$,b):fw(p,t,f,b),w=Math.ceil(t/y),k=c.folded?Math.min(w,Math.ceil((n+(c.tight?0:1))/y)):w;return{form:r,lines:d,columns:y,rows:k,w:(p+b)/y-b,h:g,width:p,height:m+(k?et(k,g,b)+4:0)+He,folded:!!c.folded}}var tu={worth:0},nu=[tu,{worth:-.4,folded:!0},{worth:-.8,folded:!0,tiles:"names"},{worth:-1.2,folded:!0,tiles:"names",bare:!0},{worth:-2,folded:!0,tiles:"signs",bare:!0},{worth:-3,folded:!0,tiles:"signs",bare:!0,tight:!0}],Qc={...nu[nu.length-1],scrolls:!0};function Ro(e,t,n,s,o,a,r){let c=Ae(n),u=hw(e,t.width,n,o,a),p=mw(e,t.width,n,s,a),d=p&&u.height+p.height<t.height&&uf(e,t.width,n,a,r);if(!p||!d)return null;let m=t.height-u.height-p.height-d.height-2*c-He;if(m<0)return null;let{places:f,monuments:$,tiles:g,way:b}=d;return{f:n,gap:c,fits:!a.scrolls,bare:!!a.bare,rivals:u,places:f,monuments:$,tiles:g,centre:b,own:{...p.own,form:s},hand:p.hand,setUp:e.groups.length>0,centreHeight:0,left:m}}function Mf(e,t,n,s,o,a,r){let c=r>eu?null:Ro(e,t,r,n,s,o,a),[u,p]=[r,eu];for(;c&&p-u>.15;){let d=(u+p)/2,m=Ro(e,t,d,n,s,o,a);m?[c,u]=[m,d]:p=d}return c}function yf(e,t){let n=t.filter(s=>s>=e);return n.length?n:[Math.ceil(e/hf)*hf]}var gw=["cards","slim","strips","chips"],_f=["cards","slim","strips"];function ru(e,t,n){if(e.groups.length)return t.filter(o=>o==="cards"||o==="chips").map(o=>({form:o,all:e}));if(n.tight){let o=gf.filter(c=>c>e.cells),a=t===_f&&o.length===gf.length?o:[...o,e.cells],r=n.scrolls?[0]:[1,0];return a.flatMap(c=>r.flatMap(u=>t.map(p=>({form:p,all:{...e,cells:c,spare:u,hand:e.held+u}}))))}let s=[...new Set([e.hands,e.hand])];return t.flatMap(o=>s.flatMap(a=>yf(e.inPlay,uw).slice(n.folded?-1:0).flatMap(r=>yf(e.cells,lw[o]).map(c=>({form:o,all:{...e,cells:c,inPlay:r,hand:a}})))))}function iu(e,t){let n=cf(e),[s,o]=[null,-1/0];for(let a of nu){if(s&&a.tight&&s.own.form!=="chips")break;let r=s;a.tight&&([s,o]=[null,-1/0]);let c=0;for(let u of a===tu&&e.rivals<=2&&!e.groups.length?["cards","chips"]:["chips"]){let p=new Set;for(let{form:d,all:m}of ru(e,a.tight?_f:gw,a)){let f=rw[d]+iw[u]+a.worth;if(a.tight&&m.cells<c)break;if(p.has(d)||eu+f<=o||!Ro(m,t,Or(t),d,u,a,n))continue;p.add(d),c=m.cells;let $=Mf(m,t,d,u,a,n,Math.max(Or(t),o-f));$&&([s,o]=[$,$.f+f])}}if(s?.own.form==="cards"&&a===tu)break;a.tight&&(s??=r??bw(e,t,a,n))}return s?Cf(s,t):yw(e,t,n)}function bw(e,t,n,s){for(let{form:o,all:a}of ru(e,["chips"],n)){let r=Mf(a,t,o,"chips",n,s,Or(t));if(r)return r}return null}function yw(e,t,n){let[{form:s,all:o}]=ru(e,["chips"],Qc).slice(-1);for(let u=o.cells;u>=Math.min(o.cells,bf);u--){let p=Ro({...o,cells:u},t,Or(t),s,"chips",Qc,n);if(p)return Cf(p,t)}let a={width:Math.max(t.width,cw),height:1e5},r=Ro({...o,cells:Math.min(o.cells,bf)},a,wf,s,"chips",{...Qc,placesFirst:!0},n);if(!r)throw new Error("a table needs more room");let c=r.rivals.height+Math.max(r.own.height,r.hand.height)+as+3*He+2*r.gap;return{...r,...ou(r,0),centreHeight:Math.max(120,t.height-c)}}var su=1.4;function Cf(e,t){let{f:n,gap:s,own:o,hand:a,rivals:r}=e;e.centreHeight=0;let{form:c}=o,{left:u}=e,p=t.width-4*He-2*s;if(e.setUp)return{...e,...ou(e,0),...ww(e)};let d=c==="strips"?o.w:Math.min(ff[c]*n,c==="cards"?a.fine?(p-a.width+s)/o.columns-s:(p+s)/(o.columns+a.columns)-s:(p-a.width+s)/o.columns-s),m=c==="cards"&&!a.fine?d:a.w,f=(M,T,O,z)=>{let B=Math.max(0,Math.min(O-T,u*z/Math.max(1,M)));return u-=B*M,T+B},$=c==="cards"?f(o.rows,o.h,d*Io,.6):o.h,g=e.centre==="row"?1:2,b=Math.max(e.places.height,e.monuments.height,e.tiles.height)*(su-1),y=Math.max(0,Math.min(b,u*.6/g));if(u-=y*g,r.form==="cards"){let M=f(r.rows,r.h,Math.min(r.w,ff.cards*n)*Io,1);r.height+=(M-r.h)*r.rows,r.h=M}c==="cards"&&($=f(o.rows,$,d*Io,1));let w=Math.max(et(o.rows,$,s),a.height),k=(w+s)/a.rows-s,E=(M,T,O)=>({...M,w:T,h:O,width:M.fine?M.width:et(M.columns,T,s),height:w});return{...e,...ou(e,y),own:{...E(o,d,c==="cards"?$:(w+s)/o.rows-s),form:c},hand:E(a,m,Math.min(k,a.fine?a.h*su:m*Io))}}function ww({own:e,left:t,f:n,gap:s}){let o=e.h+Math.max(0,Math.min(e.w*Io-e.h,t/e.rows));return{own:{...e,h:o},hand:{...e,h:o},f:n,gap:s}}function ou({centre:e,gap:t,f:n,...s},o){let a=e==="row"?[["places","monuments","tiles"]]:e==="tiles below"?[["places","monuments"],["tiles"]]:[["places"],["monuments","tiles"]],r={places:s.places,monuments:s.monuments,tiles:s.tiles};for(let c of a){let u=Math.max(...c.map(p=>s[p].height))+o;for(let p of c){let d=s[p],m=p==="monuments"&&d.columns===1&&!r.tiles.signs?t+Dt.below*n:0;d.rows&&(r[p]={...d,h:Math.min((u-m+t)/d.rows-t,d.h*(su+.2)),height:u})}}return r}var vw=12.2,Sf={cards:[["tall",tt],["wide",Ao],["slim",Tr]],slim:[["slim",Tr]]},Lf=3;function us(e,t,n,s){let o=Y(e,t),[a,r]=[pt(n.w,s),pt(n.h,s)];if(n.fine){let c=Nt(o,Tr,n.fine);return c<=n.columns?{span:c,form:"slim"}:{span:Math.min(n.columns,Math.ceil(Jc(o))+1),form:"",chip:!0}}if(n.form==="chips")return{span:Jc(o)>n.w/Math.max(vw,s*.9)?2:1,form:""};for(let c=o.kind==="place"&&n.form==="cards"?2:1;c<=Lf;c++){let u=c*a+(c-1)*.4,d=(c===1?Sf[n.form].slice(0,1):Sf[n.form].toSorted(([m],[f])=>+(f==="wide"&&o.kind==="place")-+(m==="wide"&&o.kind==="place"))).find(([,m])=>m(o,u)<=r+.01);if(d)return{span:c,form:d[0]}}return{span:Lf,form:"slim"}}function Ef({view:e,seat:t,you:n,names:s,score:o,plan:a,trays:r,phase:c}){let u=e.seats[t],[p,d]=h(""),m=a?.setUp;return l`
    <section class="ra-mine" data-part="mine" data-set-up=${m||null} aria-label=${s[t]} style=${m?{"--cell-w":`${a.own.w}px`,"--cell-h":`${a.own.h}px`}:{}}>
      ${(!a||m)&&r.map(f=>l`<${uu} key=${f.title} tray=${f} chips=${f.aside&&a?.own.form==="chips"} />`)}
      ${(!m||u.play.length>0)&&l`<${xw} play=${u.play} plan=${m?null:a} phase=${c}>
        <h3 class="ra-caption">
          <${an} target=${`seat:${t}`} label=${s[t]} class="ra-own-name">${n===t?i("resarcana-web-in-play"):s[t]}<//>
          ${n!==t&&l`<span data-anchor=${`pool:${t}`}><${vt} essences=${u.pool} /></span>`}
          <span class="ra-piles"><${Mw} of=${u} seat=${t} setHeap=${d} /></span>
        </h3>
      <//>`}
      <${kw} hand=${u.hand} plan=${m?null:a} phase=${c} />
      ${p&&l`<${Tf} what=${p} of=${u} score=${o[t]} onClose=${()=>d("")} />`}
    </section>`}function xw({play:e,plan:t,phase:n,children:s}){let{game:o}=V(De),a=cs(o,e),r=new Map(a.map(p=>[p.card,t?us(o,p.card,t.own,t.f):{span:1,form:Y(o,p.card).kind==="place"?"wide":"tall"}])),c=t?.own,u=It(a.map(p=>({id:p.card,span:r.get(p.card)?.span??1})),c?.columns??1,c?c.columns*c.rows:1/0,n,c?lu(c):0);return l`
    <div class="ra-room ra-tableau" data-scrolls=${t?.fits===!1?!0:null}>
      ${s}
      <div class="ra-cells" style=${c&&{...rn(c,t.gap),height:`${c.height}px`}}>
        ${a.map(p=>l`<${Ze} key=${p.card} of=${p} size=${c?.form==="chips"||r.get(p.card)?.chip?"chip":"table"} form=${r.get(p.card)?.form} place=${t?u(p.card):void 0} cell=${Rt(t,c,r.get(p.card)?.span)} />`)}
        ${!a.length&&l`<p class="empty">${i("resarcana-web-nothing-in-play")}</p>`}
      </div>
    </div>`}var lu=({fine:e})=>e?18:2;function cu(e,t,n,s){return n.fine?{span:Nt(Y(e,t),Pr(n.fine),n.fine),form:Pr(n.fine)===is?"tall":"wide"}:tt(Y(e,t),pt(n.w,s))<=pt(n.h,s)+.01?{span:1,form:"tall"}:{span:Math.min(2,n.columns),form:n.columns>1?"wide":"tall"}}function kw({hand:e,plan:t,phase:n}){let{game:s}=V(De),o=t&&{...t.hand,form:"cards"},a=new Map(e.cards.map(c=>[c,o?cu(s,c,o,t.f):{span:1,form:"tall"}])),r=It(e.cards.map(c=>({id:c,span:a.get(c)?.span??1})),o?.columns??1,o?o.columns*o.rows:1/0,n);return!t&&!e.cards.length&&!e.size?null:l`
    <div class="ra-room ra-hand" data-empty=${!e.cards.length||null} role="group" aria-label=${i("resarcana-web-hand",{n:e.size})}>
      <h3 class="ra-caption">${i("resarcana-web-your-hand",{n:e.size})}</h3>
      <div class="ra-cells" style=${o&&{...rn(o,t.gap),height:`${o.height}px`}}>
        ${e.cards.map(c=>l`<${Ze} key=${c} of=${{card:c}} form=${a.get(c)?.form} place=${t?r(c):void 0} cell=${Rt(t,t?.hand,a.get(c)?.span)} />`)}
      </div>
    </div>`}function Mw({of:e,seat:t,setHeap:n}){return l`
    <${an} target=${`deck:${t}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-pile" onOpen=${()=>n("deck")}>
      <${v} name="deck" size=${15} /><b class="num">${e.deck.size}</b><span>${i("resarcana-web-deck",{n:e.deck.size})}</span>
    <//>
    <button type="button" class="spot ra-pile" onClick=${()=>n("discards")} aria-label=${i("resarcana-web-discards",{n:e.discards.length})} title=${i("resarcana-web-discards",{n:e.discards.length})}><${v} name="discard" size=${15} /><b class="num">${e.discards.length}</b><span>${i("resarcana-web-discards",{n:e.discards.length})}</span></button>
    <button type="button" class="spot ra-pile" onClick=${()=>n("points")} title=${i("resarcana-web-points-from")} aria-label=${i("resarcana-web-points-from")}><${$e} n=${e.points} /></button>`}function uu({tray:e,chips:t}){let{game:n}=V(De);return l`
    <div class="ra-room ra-tray" data-aside=${e.aside||null}>
      <h3>${i(e.title,{n:e.cards.length})}</h3>
      <div class="ra-cells">${e.cards.map(s=>l`<${Ze} key=${s} of=${{card:s}} size=${t?"chip":"table"} form=${Y(n,s).kind==="place"?"wide":"tall"} />`)}</div>
    </div>`}function Of({seats:e,view:t,table:n,names:s,setDetail:o,plan:a,phase:r}){return l`
    <section class="ra-rivals" data-part="rivals" data-form=${a?.rivals.form} data-lines=${a&&a.rivals.lines>1?"two":null} data-low=${a?.bare||null} aria-label=${i("part-rivals")} style=${a&&{height:`${a.rivals.height}px`,gap:`${a.gap}px`}}>
      ${e.map(c=>l`<${_w} key=${c} of=${t.seats[c]} view=${t} name=${s[c]} bot=${n.seats[c]?.kind==="bot"}
        plan=${a} phase=${r} onOpen=${()=>o(c)} />`)}
    </section>`}var Ar=(e,t)=>t.filter(n=>Y(e,n.card).kind==="place");function pu(e,t,n,s){let o=cs(e,t);if(!n?.rivals.folded)return o;let{rivals:a,f:r}=n,c=[...Ar(e,o),...o.filter(p=>s.has(`card:${p.card}`)),...o],u=[];for(let p of new Set(c))on([...u,p].map(({card:d})=>us(e,d,a,r).span),a.columns)<=a.rows&&u.push(p);return u}function _w({of:e,view:t,name:n,bot:s,plan:o,phase:a,onOpen:r}){let{game:c,lit:u}=V(De),p=t.passed.includes(e.seat),d=o?.rivals,m=d?.form!=="cards",f=pu(c,e.play,o,u),$=e.play.length-f.length,g=new Map(f.map(w=>[w.card,d?us(c,w.card,d,o.f):{span:1,form:""}])),b=It(f.map(w=>({id:w.card,span:g.get(w.card)?.span??1})),d?.columns??1,d?d.columns*d.rows:1/0,a),y=o&&!m?o.gap:4;return l`
    <article class="ra-rival" data-active=${t.active===e.seat||null} data-passed=${p||null}>
      <header>
        <${an} target=${`seat:${e.seat}`} label=${i("resarcana-web-open-seat",{name:n})} class="ra-rival-name" onOpen=${r}>
          ${s&&l`<${v} name="bot" size=${15} />`}<span>${n}</span>
          ${t.token===e.seat&&l`<${v} name="first" size=${15} label=${i("seat-first")} />`}
          ${p&&l`<${v} name="pass" size=${15} label=${i("seat-passed")} />`}
        <//>
        <span class="ra-rival-pool" data-anchor=${`pool:${e.seat}`}>
          <${vt} essences=${e.pool} />${!e.pool.some(Boolean)&&l`<span class="empty">${i("resarcana-web-no-essences")}</span>`}
        </span>
        ${$>0&&l`<button type="button" class="spot ra-more num" onClick=${r} title=${i("resarcana-web-more",{n:$,name:n})} aria-label=${i("resarcana-web-more",{n:$,name:n})}>+${$}</button>`}
        <${du} of=${e} />
        <${$e} n=${e.points} />
      </header>
      <div class="ra-cells" style=${d&&rn(d,y)}>
        ${f.map(w=>l`<${Ze} key=${w.card} of=${w} size=${m?"chip":"table"} form=${g.get(w.card)?.form} place=${o?b(w.card):void 0} cell=${Rt(o,d,g.get(w.card)?.span)} />`)}
      </div>
    </article>`}function du({of:e}){return l`
    <span class="ra-counts">
      <span title=${i("resarcana-web-hand",{n:e.hand.size})}><${v} name="card" size=${14} label=${i("resarcana-web-hand",{n:e.hand.size})} /><b class="num">${e.hand.size}</b></span>
      <${an} target=${`deck:${e.seat}`} label=${i("resarcana-web-deck",{n:e.deck.size})} class="ra-count"><${v} name="deck" size=${14} /><b class="num">${e.deck.size}</b><//>
      <span class="ra-count-discards" title=${i("resarcana-web-discards",{n:e.discards.length})}><${v} name="discard" size=${14} label=${i("resarcana-web-discards",{n:e.discards.length})} /><b class="num">${e.discards.length}</b></span>
    </span>`}Ce();function Pf({view:e,seat:t,name:n,score:s,onClose:o}){let a=e.seats[t];return l`
    <${mu} title=${n} onClose=${o} aside=${l`<${$e} n=${a.points} /><${vt} essences=${a.pool} /><${du} of=${a} />`}>
      <div class="ra-cards">${cs("resarcana",a.play).map(r=>l`<${Ze} key=${r.card} of=${r} size="table" />`)}</div>
      <${zr} title=${i("resarcana-web-known-hand")} cards=${a.hand.cards} why=${i("resarcana-web-known-why")} />
      <${zr} title=${i("resarcana-web-discards",{n:a.discards.length})} cards=${a.discards} />
      <${zr} title=${i("resarcana-web-known-deck")} cards=${a.deck.cards} why=${i("resarcana-web-known-why")} />
      <${Af} score=${s} />
    <//>`}function Tf({what:e,of:t,score:n,onClose:s}){if(e==="points")return l`<${mu} title=${i("resarcana-web-points-from")} onClose=${s}><${Af} score=${n} /><//>`;let o=e==="deck"?t.deck.cards:t.discards;return l`
    <${mu} title=${i(`resarcana-web-${e}`,{n:o.length})} onClose=${s}>
      ${e==="deck"&&l`<p class="quiet-text">${i("resarcana-web-deck-no-order")}</p>`}
      ${o.length?l`<${zr} title="" cards=${o} />`:l`<p class="empty">${i("resarcana-web-none")}</p>`}
    <//>`}function zr({title:e,cards:t,why:n}){return t.length?l`
    ${e&&l`<h3>${e}</h3>`}
    ${n&&l`<p class="quiet-text">${n}</p>`}
    <div class="ra-cards">${t.map(s=>l`<${Ze} key=${s} of=${{card:s}} size="table" />`)}</div>`:null}function Af({score:e}){return e.length?l`
    <h3>${i("resarcana-web-points-from")}</h3>
    <table class="table ra-sources"><tbody>
      ${e.map(([t,n,s],o)=>l`<tr key=${`${t} ${o}`}><th scope="row">${s}</th><td class="num">${n}</td></tr>`)}
    </tbody></table>`:l`<p class="empty">${i("ending-no-points")}</p>`}function mu({title:e,aside:t,onClose:n,children:s}){return x(()=>{let o=a=>{a.key==="Escape"&&(a.preventDefault(),n())};return document.addEventListener("keydown",o,{capture:!0}),()=>document.removeEventListener("keydown",o,{capture:!0})},[n]),l`
    <div class="veil" onClick=${n}></div>
    <div class="detail" role="dialog" aria-label=${e}>
      <header>
        <h2>${e}</h2>
        <div class="detail-aside">${t}</div>
        <button type="button" class="btn quiet icon-only" ref=${Ne} onClick=${n} aria-label=${i("close")} aria-keyshortcuts="Escape"><${v} name="close" size=${20} /></button>
      </header>
      <div class="detail-body">${s}</div>
    </div>`}function Cw(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return new Set([...[...n,...e.seats.flatMap(r=>r.play)].map(r=>r.card),...s,...o,...a,...e.seats[t].hand.cards])}function zf(e,t,n){let s=e.seats[t],{draft:o,looked:a,arranged:r}=e.centre,c=e.round===0&&!s.play.some(m=>m.card),u=[{title:"resarcana-web-mages",cards:s.mages.cards},{title:"resarcana-web-packet",cards:s.packet.cards},{title:"resarcana-web-draft",cards:o},{title:"resarcana-web-looked",cards:a},{title:"resarcana-web-arranged",cards:r},{title:s.packet.cards.length||o.length?"resarcana-web-kept":"resarcana-web-your-deck",cards:c?s.deck.cards:[],aside:!0}],p=new Set([...Cw(e,t),...u.flatMap(({cards:m})=>m)]),d=[...n].filter(m=>m.startsWith("card:")).map(m=>m.slice(5)).filter(m=>!p.has(m));for(let[m,f]of Sw(e,t)){let $=d.filter(g=>f.includes(g));$.forEach(g=>d.splice(d.indexOf(g),1)),u.push({title:m,cards:$,lit:!0})}return u.push({title:"resarcana-web-packet",cards:d,lit:!0}),u.filter(({cards:m})=>m.length>0)}function Sw(e,t){let n=e.seats[t],s=e.seats.filter(o=>o!==n);return[["resarcana-web-own-discards",n.discards],["resarcana-web-your-deck",n.deck.cards],["resarcana-web-other-discards",s.flatMap(o=>o.discards)],["resarcana-web-known-hand",s.flatMap(o=>o.hand.cards)]]}L();function If(e){let t=new Map;for(let n of e.seats){t.set(`pool:${n.seat}`,{seat:n.seat,essences:n.pool});for(let s of n.play)t.set(`card:${s.card}`,{seat:n.seat,essences:s.essences})}for(let n of e.centre.places)t.set(`card:${n.card}`,{seat:-1,essences:n.essences});return t}function Lw(e,t){let n=If(e),s=If(t),o=[];for(let a of new Set([...n.keys(),...s.keys()])){let r=n.get(a)?.essences,c=s.get(a)?.essences,u=e.essences.map((p,d)=>(c?.[d]??0)-(r?.[d]??0));u.some(p=>p)&&o.push({place:a,seat:(s.get(a)??n.get(a))?.seat??-1,by:u})}return o}function Rf(e,t){let n=e.filter(o=>o.facts.card&&(o.seat===t||o.seat<0)),s=n.length?n[n.length-1].facts.card:"";return s?`card:${s}`:""}function Nf(e,t,n){let s=[],o=Lw(e,t);return e.essences.forEach((a,r)=>{let c=o.filter(({by:p})=>p[r]<0).map(({place:p,seat:d,by:m})=>({place:p,seat:d,n:-m[r]})),u=o.filter(({by:p})=>p[r]>0).map(({place:p,seat:d,by:m})=>({place:p,seat:d,n:m[r]}));for(let p of u){for(let m of c.filter(f=>f.seat===p.seat)){let f=Math.min(p.n,m.n);f&&s.push({kind:a,n:f,from:m.place,to:p.place}),p.n-=f,m.n-=f}let d=Rf(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:d,to:p.place})}for(let p of c){let d=Rf(n,p.seat);p.n&&d&&d!==p.place&&s.push({kind:a,n:p.n,from:p.place,to:d})}}),s}S();q();L();function Df({view:e,you:t}){let{pool:n}=e.seats[t],s=n[5]>0||e.seats.some(a=>a.pool[5]>0),o=e.essences.filter(a=>a!=="pearl"||s);return l`
    <div class="ra-pool" data-anchor=${`pool:${t}`} role="group" aria-label=${i("resarcana-web-pool")}>
      ${o.map((a,r)=>l`
        <span key=${a} class=${`ra-pool-kind of-${a}`} data-none=${n[r]===0||null} title=${i(`resarcana-essence-${a}`,{n:n[r]})}>
          <${v} name=${a} size=${22} label=${i(`resarcana-essence-${a}`,{n:n[r]})} />
          <b class="num">${n[r]}</b>
        </span>`)}
    </div>`}var Ew=(e,t)=>e>=0?e:t??0,qf=(e,t)=>t.find(n=>e<=n)??e+2,Bf=[4,6,9],$u=(e,t,n)=>t.seats.flatMap(s=>s.play.map(o=>o.card)).filter(s=>Y(e,s).kind===n);function Tw(e,t,n,s){let{places:o,monuments:a,monument_deck:r,items:c,scrolls:u}=t.centre,p=t.seats.filter(w=>w.seat!==n),d=t.round===0&&t.seats.every(w=>!w.play.length),m=t.seats[n],f=o.map(w=>w.card),$=w=>w.filter(k=>tt(Y(e,k),dt.cards[0])>dt.cards[1]),g=m.hand.cards.length+$(m.hand.cards).length,b=s.map(w=>({n:w.cards.length,aside:!!w.aside})),y=w=>w.toSorted().map(k=>Y(e,k));return{letters:parseFloat(getComputedStyle(document.documentElement).fontSize)/16,rivals:p.length,inPlay:d?0:Math.max(...p.map(w=>w.play.length)),places:y([...f,...$u(e,t,"place")]),theirPlaces:Math.max(...p.map(w=>Ar(e,w.play).length)),unclaimed:y(f),monuments:a.length+r>0,tiles:y([...c,...u,...$u(e,t,"item"),...$u(e,t,"scroll")]),tileCells:[...c,...u].length,cells:m.play.length+m.play.filter(w=>Y(e,w.card).kind==="place").length,held:Math.max(1,g),handFaces:m.hand.cards.map(w=>Y(e,w)),hand:qf(g,Bf),hands:qf(g,Bf.map(w=>w+Math.min(2,$([...m.hand.cards,...m.deck.cards]).length))),groups:d?[...b.filter(({aside:w})=>!w),{n:m.play.length,aside:!1},{n:m.hand.cards.length,aside:!1},...b.filter(({aside:w})=>w)].filter(({n:w})=>w):[],high:Math.max(dt.cards[1],...[...s.flatMap(({cards:w})=>w),...m.hand.cards].map(w=>tt(Y(e,w),dt.cards[0])))}}function Ow(e,t,n,s,o){let a=R({round:"",cells:0,hand:0,hands:0,inPlay:0,theirPlaces:0,held:0,tileCells:0,handFaces:[],unclaimed:[]}),r=Tw(e,t,n,t.round?[]:s),c=`${t.round} ${n} ${X()}`,u=a.current.round===c?a.current:null,p=a.current={round:c,cells:Math.max(u?.cells??0,r.cells),hand:Math.max(u?.hand??0,r.hand),hands:Math.max(u?.hands??0,r.hands),inPlay:Math.max(u?.inPlay??0,r.inPlay),theirPlaces:Math.max(u?.theirPlaces??0,r.theirPlaces),held:Math.max(u?.held??0,r.held),tileCells:Math.max(u?.tileCells??0,r.tileCells),unclaimed:u?u.unclaimed:r.unclaimed,handFaces:u&&u.handFaces.length>=r.handFaces.length?u.handFaces:r.handFaces},d={...r,...p},m=R({of:"",plan:null}),f=JSON.stringify([c,o,d.letters,d.places,d.tiles],(g,b)=>g&&b?.id||b),$=c+JSON.stringify(d,(g,b)=>g&&b?.id||b);return H(()=>{if(!o.width)return null;let g=m.current.of===f?m.current.plan:null,b=g&&Aw(e,t,n,g)?g:Pw(e,t,n,d,r.unclaimed,o);return m.current={of:f,plan:b},b},[$,o])}function Pw(e,t,n,s,o,a){let r=Ir(e,t,n,s,a,!0),c=r.fits&&r.own.form!=="chips"?r:Ir(e,t,n,s,a);if(c.own.form==="cards"||s.unclaimed.length===s.places.length)return c;let u=Ir(e,t,n,{...s,places:s.unclaimed},a);return u.fits||o.length===s.unclaimed.length?u:Ir(e,t,n,{...s,places:o},a)}function Hf(e,t,n,{f:s,rivals:o,hand:a,...r},c=!1){let u=(m,f,$=[])=>on([...m.map(g=>us(e,g.card,f,s).span),...$],f.columns)-f.rows,p=t.seats[n],d=t.seats.filter(m=>m!==p);return{mine:u(p.play,r.own,c?[lu(r.own)]:[]),inHand:on(p.hand.cards.map(m=>cu(e,m,a,s).span),a.columns)-a.rows,theirs:Math.max(...d.map(({play:m})=>u(o.folded?Ar(e,m):m,o)))}}function Aw(e,t,n,s){let{items:o,scrolls:a,monument_deck:r}=t.centre,c=[...o,...a].map(m=>ls(Y(e,m),s.tiles,s.f)),{mine:u,inHand:p,theirs:d}=Hf(e,t,n,s);return s.fits&&!s.setUp&&Math.max(u,p,d)<=0&&on([...c,...s.tiles.signs&&r?[Dt.among]:[]],s.tiles.columns)<=s.tiles.rows}var zw=8;function Ir(e,t,n,s,o,a=!1){let r=s,c=iu(r,o);for(let u=0;u<zw&&!c.setUp&&c.fits;u++){let{rivals:p}=c,{mine:d,inHand:m,theirs:f}=Hf(e,t,n,c,a);if(d<=0&&m<=0&&f<=0)break;r={...r,hand:r.hand+(m>0?1:0),hands:Math.max(r.hands,r.hand+(m>0?1:0)),cells:d>0?(c.own.rows+d)*au(c.own):r.cells,held:r.held+(m>0?1:0),inPlay:f>0?(p.rows+f)*p.columns:r.inPlay,theirPlaces:f>0&&p.folded?r.theirPlaces+1:r.theirPlaces},c=iu(r,o)}return c}function Iw({game:e,view:t,table:n,score:s,names:o,you:a,lit:r,chosen:c,choose:u,why:p,detail:d,setDetail:m}){let f=H(()=>({game:e,lit:r,chosen:c,choose:u,why:p}),[e,r,c,u,p]),$=R(null),g=el($),b=ke(xe),y=Ew(a,d),w=t.seats.map((B,C)=>(y+C)%t.seats.length).slice(1),k=zf(t,y,r),E=Ow(e,t,y,k,g),M=b?null:E,T=t.round,O=d!==null&&a>=0?d:null,z=M&&!M.setUp?[...k,...Rw(e,t,w,M,r)]:[];return l`
    <${De.Provider} value=${f}>
      <div class="ra-frame" ref=${$}><div class="ra" data-planned=${M?`${g.width} ${g.height}`:null} data-scrolls=${M&&!M.fits?!0:null} style=${M?{"--f":`${M.f.toFixed(2)}px`,"--gap":`${M.gap}px`}:{}}>
        ${(M||b)&&l`
          <${Of} seats=${w} view=${t} table=${n} names=${o} setDetail=${m} plan=${M} phase=${T} />
          <${pf} view=${t} plan=${M} phase=${T} />
          <${Ef} view=${t} seat=${y} you=${a} names=${o} score=${s} plan=${M} trays=${k} phase=${T} />`}
        ${M&&z.length>0&&l`
          <div class="ra-over" data-where=${Nw(t,r)} style=${{"--cell-w":`${Math.max(M.hand.w,9.5*M.f)}px`,"--cell-h":`${Math.max(M.hand.h,11.5*M.f)}px`}}>
            ${z.map(B=>l`<${uu} key=${B.title} tray=${B} />`)}
          </div>`}
        ${O!==null&&l`<${Pf} view=${t} seat=${O} name=${o[O]} score=${s[O]} onClose=${()=>m(null)} />`}
      </div></div>
    <//>`}function Rw(e,t,n,s,o){let a=n.flatMap(r=>{let{play:c}=t.seats[r],u=new Set(pu(e,c,s,o));return c.filter(p=>o.has(`card:${p.card}`)&&!u.has(p)).map(p=>p.card)});return a.length?[{title:"resarcana-web-in-play",cards:a,lit:!0}]:[]}function Nw(e,t){let{places:n,monuments:s,items:o,scrolls:a}=e.centre;return[...n.map(c=>c.card),...s,...o,...a].some(c=>t.has(`card:${c}`))||t.has("monuments")?"mine":"centre"}se();S();Bs();Ie();qs();bs();Re();ne();L();var hu=!1,Dw=new Set(["table"]),qw=new Set(["table","account"]);function Bw(){let[e,t]=h(location.pathname),[,n]=h(0),[s,o]=h(0);x(()=>Ic(()=>t(location.pathname)),[]),x(()=>Dn(c=>{let u=()=>n(p=>p+1);c==="language"&&K(c)!==X()?_a().then(u,u):u()}),[]),x(()=>Ko(c=>{c&&o(u=>u+1)}),[]);let a=os(e),r=`${s} ${e} ${qw.has(a.name)?"":X()}`;return l`
    <${Nc} page=${a.name}>
      <${Eo} address=${r}><${Hw} key=${r} address=${e} /><//>
    <//>`}function Hw({address:e}){let[t,n]=h(null),[s,o]=h(!1);return be(()=>{let a=!0,{name:r,params:c,load:u}=os(e),p=Dw.has(r)?Ni().catch(()=>null):null;return Promise.all([u(),p]).then(([{Page:d}])=>{a&&n({Page:d,params:c})},d=>{console.error(d),a&&o(!0)}),()=>{a=!1}},[e]),x(()=>{let{name:a}=os(e);t&&(document.title=ht(`title-${a}`)?`${i(`title-${a}`)} · Arcanarium`:"Arcanarium")},[t,X()]),x(()=>{t&&(hu&&!document.querySelector("#main [autofocus]")&&document.getElementById("main")?.focus({preventScroll:!0}),hu&&scrollTo(0,0),hu=!0)},[t]),s?l`<${br} />`:t?l`<${t.Page} params=${t.params} />`:l`<div class="waiting" aria-busy="true"></div>`}var Zw=1e3,Fw=15e3,Ww=4e3;async function Ff(e,t=Zw){try{await Promise.all([vs(document.documentElement.lang),Ct().catch(()=>{}),bt().catch(()=>{})])}catch(n){console.error(n),document.getElementById("skeleton")?.classList.add("is-late"),setTimeout(()=>{Ff(e,Math.min(Fw,t*2))},t);return}We(l`<${Bw} />`,e),Uw(e)}function Uw(e){let t=document.getElementById("skeleton"),n=()=>{!e.querySelector("main > *")||e.querySelector(".waiting")||a()},s=new MutationObserver(n),o=setTimeout(()=>a(),Ww),a=()=>{t?.remove(),s.disconnect(),clearTimeout(o),Ds()};s.observe(e,{childList:!0,subtree:!0}),n()}Rc();os(location.pathname).load().catch(()=>{});var Zf=document.getElementById("app");Zf&&Ff(Zf);oa("/js/cadwallon/board.js",Bc);oa("/js/resarcana/board.js",fu);export{pe as x0,j as x1,ye as x10,Ms as x11,Q as x12,wt as x13,bt as x14,me as x15,ks as x16,yt as x17,$i as x18,Wt as x19,fi as x1a,we as x1b,mn as x1c,$t as x1d,ms as x1e,l as x1f,We as x1g,U as x1h,V as x1i,x as x1j,ot as x1k,be as x1l,H as x1m,R as x1n,h as x1o,gi as x1p,wi as x1q,at as x1r,v as x1s,la as x1t,ia as x1u,$e as x1v,Ke as x1w,vt as x1x,Ss as x1y,Ve as x1z,D as x2,Hi as x20,Zi as x21,Vp as x22,_a as x23,Wn as x24,Jt as x25,Ni as x26,Ma as x27,St as x28,Ct as x29,Di as x2a,fe as x2b,Ns as x2c,Sa as x2d,ji as x2e,qi as x2f,Ds as x2g,Bi as x2h,Lt as x2i,Hs as x2j,Zs as x2k,Ps as x2l,Us as x2m,js as x2n,hs as x2o,gs as x2p,si as x2q,Ko as x2r,oe as x2s,os as x2t,Ic as x2u,en as x2v,nr as x2w,ao as x2x,io as x2y,ro as x2z,A as x3,zl as x30,gt as x31,_e as x32,K as x33,ee as x34,Dn as x35,ra as x36,jt as x37,Eo as x38,br as x39,Nc as x3a,ki as x3b,ze as x3c,it as x3d,I as x3e,Hn as x3f,vi as x3g,W as x3h,Gt as x3i,F as x3j,xt as x3k,ca as x3l,Ls as x3m,ua as x3n,Ts as x3o,_i as x3p,Ip as x3q,kd as x3r,yl as x3s,gl as x3t,Qs as x3u,Xs as x3v,Kn as x3w,hl as x3x,bl as x3y,ja as x3z,mi as x4,fl as x40,eo as x41,Wa as x42,Ua as x43,ar as x44,Fd as x45,Ys as x46,sl as x47,nl as x48,Js as x49,ml as x4a,$l as x4b,pl as x4c,ul as x4d,dl as x4e,vl as x4f,Cl as x4g,Xa as x4h,Cd as x4i,no as x4j,Ml as x4k,Tl as x4l,Rl as x4m,Nl as x4n,tl as x4o,Ra as x4p,zd as x4q,Il as x4r,Rd as x4s,tn as x4t,lo as x4u,Bl as x4v,Jn as x4w,ql as x4x,mo as x4y,Xn as x4z,Ge as x5,_n as x50,Yn as x51,kl as x52,Wl as x53,Zl as x54,Hl as x55,Dd as x56,fo as x57,Fl as x58,Wd as x59,cc as x5a,Qn as x5b,Cn as x5c,Sn as x5d,Zg as x5e,Fi as x5f,Ui as x5g,Wi as x5h,wl as x5i,Ga as x5j,Gl as x5k,Vl as x5l,jl as x5m,Ll as x5n,Od as x5o,er as x5p,Sl as x5q,il as x5r,Ji as x5s,xe as x5t,Xi as x5u,Qi as x5v,Ne as x5w,ke as x5x,el as x5y,bo as x5z,oa as x6,Yl as x60,kn as x61,Da as x62,En as x63,qa as x64,yd as x65,al as x66,Xl as x67,rc as x68,ac as x69,nc as x6a,sc as x6b,ue as x6c,ut as x6d,de as x6e,ht as x6f,gn as x6g,X as x6h,di as x6i,Ee as x6j,vs as x6k,i as x6l,Rc as x6m,gr as x6n,Je as x6o,Ye as x6p,Ki as x6q,Cg as x6r,_g as x6s,Ei as x6t,Pi as x6u,ga as x6v,Rn as x6w,je as x6x,re as x6y,Te as x6z,qr as x7,Nn as x70,Ue as x71,Qr as x72,U as x73,V as x74,uh as x75,x as x76,ph as x77,ot as x78,ch as x79,be as x7a,H as x7b,Uu as x7c,R as x7d,h as x7e,dn as x7f,mn as x7g,Xf as x7h,$t as x7i,ms as x7j,lh as x7k,Qf as x7l,ms as x7m,rh as x7n,Mu as x7o,ae as x7p,We as x7q,Pu as x7r,cn as x8,ps as x9,Li as xa,Os as xb,Si as xc,ma as xd,$a as xe,yn as xf,ve as xg,Pi as xh,ya as xi,Fn as xj,Ai as xk,zi as xl,va as xm,Ii as xn,xa as xo,kt as xp,wa as xq,ka as xr,Is as xs,Y as xt,qn as xu,hi as xv,_t as xw,Yt as xx,sa as xy,qe as xz};
