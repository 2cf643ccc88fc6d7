import type { Development } from '../../http/development-cookie.ts';
import { scriptJson } from '../release/active-composition.ts';
import type { HashedScript } from './route-files.ts';

/**
 * Moves style elements that libraries create into constructed sheets, because the policy allows inline styles by hash
 * only. They get a `noscript` element with the tag name of a style: it keeps CSS as plain text, is never shown, and the
 * policy does not look at it, as it does at style elements of any type.
 */
const ADOPT_STYLES =
  `const c=document.createElement.bind(document),held=new Map();` +
  `const sync=()=>{for(const[e,h]of held){const on=e.isConnected,t=on?e.textContent:h.t;` +
  `if(t!==h.t)h.s.replaceSync(h.t=t);if(on!==h.on){h.on=on;const a=[...document.adoptedStyleSheets];` +
  `document.adoptedStyleSheets=on?[...a,h.s]:a.filter(s=>s!==h.s)}}};` +
  `document.createElement=(t,o)=>{if(String(t).toLowerCase()!=='style')return c(t,o);` +
  `const e=Object.defineProperties(c('noscript'),{tagName:{value:'STYLE'},innerHTML:{set(v){e.textContent=v}}});` +
  `if(!held.size)new MutationObserver(sync).observe(document,{childList:true,characterData:true,subtree:true});` +
  `held.set(e,{s:new CSSStyleSheet(),t:'',on:false});return e};`;

/** HTML from strings, of ours as of libraries, loses what could run or redirect: also what the policy lets pass, as `link`. */
const SANITISE =
  `const inert=trustedTypes.createPolicy('bee-sanitised',{createHTML:s=>s});` +
  `const clean=h=>{if(!h.includes('<'))return h;const t=document.createElement('template');t.innerHTML=inert.createHTML(h);` +
  `for(const e of t.content.querySelectorAll('*'))if(e.matches('script,object,embed,base,meta,link'))e.remove();else ` +
  `for(const{name:n,value:v}of[...e.attributes])if(/^on|^srcdoc$/i.test(n)||/^javascript:/i.test(v.replace(/[\\0- ]/g,'')))e.removeAttribute(n);` +
  `return t.innerHTML};`;

/**
 * First script of the document. Applies large type, the reader's text size and a closed ribbon before the first paint,
 * sanitises HTML from strings, and limits script addresses to this origin; in development also to that of the development
 * server.
 */
export const guardScript = (development: Development | null = null): string =>
  `try{const d=document.documentElement.dataset,s=localStorage;if(s['bee-type']==='large')d.type='large';` +
  `if(s['mf-content:read'])d.read=s['mf-content:read'];if(document.cookie.includes('bee_sample=closed'))d.sampleRibbon='closed'}catch{}` +
  `(()=>{${ADOPT_STYLES}` +
  `if(window.trustedTypes){${SANITISE}trustedTypes.createPolicy('default',{createHTML:clean,createScriptURL:u=>{` +
  `const x=new URL(u,location.href);if(x.origin!==location.origin${development ? `&&x.origin!==${scriptJson(development.origin)}` : ''})throw new TypeError('foreign script '+x.origin);return u}})}})()`;

/** What the starter reads: all scripts of the page, the one that starts the shell, and where to report the visit. */
export const starterData = (files: HashedScript[], main: string, visits: string | null): string =>
  scriptJson({ main, visits, files: files.map(({ url, integrity }) => [url, integrity]) });

/** Documents of one composition report a visit at most once in this time per tab. */
const VISIT_SECONDS = 60;

/**
 * Reports the first error of a shell that fails before it watches for errors itself. Only then is it evidence about its
 * release: after the visit (`p`), whose answer proves what was served.
 */
const WATCH_START =
  `const[,,,r]=m.split('/'),a=new AbortController(),` +
  `f=({message='',error:e,reason=e,target:t})=>{const{name='ScriptError',stack=t.src||''}=reason||{};` +
  `if(!stack.includes('/releases/shell/'+r))return;a.abort();` +
  `const{log}=JSON.parse(document.getElementById('bee-page').textContent);if(!log)return;const[n,h]=log.header;` +
  `Promise.resolve(p).then(()=>fetch(log.address,{method:'POST',keepalive:true,headers:{'content-type':'application/json',[n]:h},` +
  `body:JSON.stringify({actionId:'page_error',currentPageUrl:location.pathname,type:'pc',params:{remote:'shell',release:r,shell:r,` +
  `composition:v||'',kind:name,message:(message||reason&&reason.message||'the script was not loaded').slice(0,200),path:'',page:'',stack:stack.slice(0,2000)}})})).catch(()=>{})};` +
  `if(self===top&&navigator.doNotTrack!=='1'&&!navigator.globalPrivacyControl){` +
  `const o={capture:true,signal:a.signal};addEventListener('error',f,o);addEventListener('unhandledrejection',f,o);addEventListener('bee-watches',()=>a.abort(),o)}`;

/**
 * Last script of the body, after the inlined styles: preloads all scripts in parallel and starts the shell. Hints must
 * carry the same integrity and crossorigin as the later requests, or every file would be fetched twice. Then reports
 * the visit, except from frames of other sites, which keep no cookies.
 */
export const STARTER =
  `(()=>{let p;const{main:m,visits:v,files}=JSON.parse(document.getElementById('bee-start').textContent);for(const[u,i]of files){const l=document.createElement('link');` +
  `Object.assign(l,{rel:'preload',as:'script',crossOrigin:'anonymous',integrity:i,href:u,fetchPriority:'low'});document.head.append(l);` +
  `if(u===m){const s=document.createElement('script');Object.assign(s,{src:u,integrity:i,crossOrigin:'anonymous',async:true});document.head.append(s)}}` +
  `if(v&&self===top)try{const k='bee-visit',n=Date.now(),[id,at]=(sessionStorage[k]||'').split(' ');` +
  `if(id!==v||n-at>${VISIT_SECONDS}e3){sessionStorage[k]=v+' '+n;p=fetch('/visits',{method:'POST',keepalive:true}).catch(()=>{})}}catch{}${WATCH_START}})()`;
