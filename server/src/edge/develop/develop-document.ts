import type { DevelopedRemote } from '@bee/contracts/page';
import type { Development } from '../../http/development-cookie.ts';
import { escapeHtml } from '../document/html.ts';
import { scriptJson } from '../release/active-composition.ts';

export const DEVELOP_STYLE =
  `#bee-dev{align-items:center;background:#1c2321;bottom:0;box-sizing:border-box;color:#fff;display:flex;flex-wrap:wrap;font:14px/1.5 system-ui,sans-serif;` +
  `gap:4px 16px;justify-content:center;left:0;padding:8px 16px;position:fixed;right:0;z-index:2147483647}#bee-dev p{margin:0;overflow-wrap:anywhere}` +
  `#bee-dev form{margin:0}#bee-dev button{background:#fff;border:0;border-radius:6px;color:#1c2321;cursor:pointer;font:inherit;padding:4px 16px}` +
  `#bee-dev a{color:#fff;text-decoration:underline}body{padding-bottom:56px}`;

/** Precedes everything that the shell renders; its exit works without scripts. */
export const developBanner = ({ remote, origin }: Development): string =>
  `<style>${DEVELOP_STYLE}</style><aside id="bee-dev" aria-label="开发模式"><p><strong>开发模式</strong> ` +
  `${escapeHtml(remote)} 来自 ${escapeHtml(origin)}，只在这个浏览器里 <span role="status" id="bee-dev-state"></span></p>` +
  `<form method="post" action="/dev/stop"><button>退出开发</button></form><a href="/dev/stop">没有反应？</a></aside>`;

/** @param releases that no visitor gets yet */
export const previewBanner = (releases: string): string =>
  `<style>${DEVELOP_STYLE}</style><aside id="bee-dev" aria-label="预览"><p><strong>预览</strong> ` +
  `${escapeHtml(releases)}，只在这个浏览器里，访客看不到</p>` +
  `<form method="post" action="/preview/stop"><button>退出预览</button></form></aside>`;

/** Not a known hash, so browsers check nothing; not empty, so that the shell's loader accepts it. */
const UNCHECKED = 'unchecked';

/** Path of a development server's description. */
const DESCRIPTION: `/${string}` = '/bee-dev.json';

/** Fields of a description that the browser uses; typed here so that a change of the contract is noticed. */
const SHOWN = ['title', 'owner', 'pages', 'navigation', 'widgets', 'container'] satisfies (keyof DevelopedRemote)[];

/**
 * Replaces the starter: fetches the development server's description, merges it into the composition of this document
 * and starts the shell's development build, because production React cannot replace components. Only the browser
 * contacts the development server, never the edge.
 */
export const developStarter = ({ remote, origin }: Development): string => {
  const given = scriptJson({ remote, origin, shown: SHOWN, unchecked: UNCHECKED, description: DESCRIPTION });
  return (
    `(async()=>{const g=${given},say=t=>{document.getElementById('bee-dev-state').textContent='· '+t};` +
    `const answer=await fetch(g.origin+g.description,{cache:'no-store',credentials:'omit'}).catch(()=>null);` +
    `if(!answer)return say('开发服务器没有应答：请运行 npm run dev，并允许本页访问本机网络');` +
    `if(!answer.ok)return say(await answer.text());` +
    `const d=await answer.json();if(d.name!==g.remote)return say('开发服务器现在提供的是 '+d.name);` +
    `const text=document.getElementById('bee-composition').firstChild,page=JSON.parse(text.data),at=g.origin+'/';` +
    `const shown=Object.fromEntries(g.shown.map(key=>[key,d[key]]));` +
    `page.remotes[g.remote]={...shown,release:'dev',base:at,entry:{url:at+d.entry,integrity:g.unchecked},` +
    `style:{url:at+d.style,integrity:''},lastKnownGood:null};text.data=JSON.stringify(page);` +
    `const s=document.createElement('script');Object.assign(s,{src:at+d.shell,async:true,crossOrigin:'anonymous',` +
    `onerror:()=>say('外壳的开发版本没有载入')});document.head.append(s)})()`
  );
};

/** Trusted Types of the development server's overlay. */
const OVERLAY_POLICY = 'rspack-dev-server#overlay';

/** Additions to the policy of a development document: the development server, for files and updates, and its overlay. */
export const developAllowed = ({ origin }: Development) => ({
  connect: [origin, origin.replace(/^http/, 'ws')],
  files: [origin],
  policies: [OVERLAY_POLICY],
});
