import type { Development } from '../../http/development-cookie.ts';
import { scriptJson } from '../release/active-composition.ts';
import type { HashedScript } from './route-files.ts';

/**
 * First script of the document. Applies large type, the reader's text size and a closed ribbon before the first paint. Gives the nonce
 * to style elements created by libraries, and limits script addresses to this origin; in development also to that of
 * the development server.
 */
export const guardScript = (nonce: string, development: Development | null = null): string =>
  `try{const d=document.documentElement.dataset,s=localStorage;if(s['bee-type']==='large')d.type='large';` +
  `if(s['bee-read'])d.read=s['bee-read'];if(document.cookie.includes('bee_sample=closed'))d.sampleRibbon='closed'}catch{}` +
  `(()=>{const c=document.createElement.bind(document);document.createElement=(t,o)=>{const e=c(t,o);` +
  `if(String(t).toLowerCase()==='style')e.nonce=${JSON.stringify(nonce)};return e};` +
  `if(window.trustedTypes)trustedTypes.createPolicy('default',{createHTML:s=>s,createScriptURL:u=>{` +
  `const x=new URL(u,location.href);if(x.origin!==location.origin${development ? `&&x.origin!==${scriptJson(development.origin)}` : ''})throw new TypeError('foreign script '+x.origin);return u}})})()`;

/**
 * Last script of the body, after the inlined styles: preloads all scripts in parallel and starts the shell. Hints must
 * carry the same integrity and crossorigin as the later requests, or every file would be fetched twice.
 */
export const starterScript = (files: HashedScript[], main: string, nonce: string): string => {
  const list = scriptJson(files.map(({ url, integrity }) => [url, integrity]));
  return (
    `(()=>{const n=${JSON.stringify(nonce)},m=${JSON.stringify(main)};for(const[u,i]of ${list}){const l=document.createElement('link');` +
    `Object.assign(l,{rel:'preload',as:'script',crossOrigin:'anonymous',integrity:i,nonce:n,href:u,fetchPriority:'low'});document.head.append(l);` +
    `if(u===m){const s=document.createElement('script');Object.assign(s,{src:u,integrity:i,crossOrigin:'anonymous',nonce:n,async:true});document.head.append(s)}}})()`
  );
};
