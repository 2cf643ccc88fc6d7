import { escapeHtml } from '../document/html.ts';
import { scriptJson } from '../release/active-composition.ts';

/** Colours of the site, inlined: these pages load none of its files. */
const STYLE = `:root{color-scheme:light}
body{background:#f6f8f5;color:#1c2321;font:16px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif;margin:0 auto;max-width:640px;padding:48px 16px}
h1{font-size:24px}code{overflow-wrap:anywhere}
button,a{background:#147a42;border:1px solid #147a42;border-radius:6px;color:#fff;display:inline-block;font:inherit;line-height:42px;padding:0 16px;text-decoration:none}
a{background:#fff;color:#147a42;margin-left:8px}`;

/** Allows only the page's own scripts and styles, and forms to this site; no page may frame it. */
export const pagePolicy = (nonce: string): string =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

const page = (nonce: string, title: string, body: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} - 农小蜂</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

/** Asks for confirmation before foreign code runs in an operator's session; only the API decides who may start it. */
export const startPage = (nonce: string, remote: string, origin: string): string =>
  page(
    nonce,
    '在这个站点里开发',
    `<p>这个浏览器里的 <strong>${escapeHtml(remote)}</strong> 将来自 <code>${escapeHtml(origin)}</code>，其余部分仍是线上的版本；别的访客不受影响。</p>
<p>那里的代码会以您的身份运行，请只在它是您自己的开发服务器时继续。8 小时后、退出登录或点“退出开发”时恢复。</p>
<p><button type="button">开始开发</button><a href="/">不了</a></p><p role="status"></p>
<noscript><p>开始开发需要 JavaScript。</p></noscript>
<script nonce="${nonce}">${startScript(remote, origin)}</script>`,
  );

/** The token is sent as a header, which no other site can do. */
const startScript = (remote: string, origin: string): string =>
  `(()=>{const button=document.querySelector('button'),status=document.querySelector('[role=status]');` +
  `button.onclick=async()=>{button.disabled=true;status.textContent='';` +
  `const[,token='']=/(?:^|; )token=([^;]*)/.exec(document.cookie)||[];` +
  `const answer=await fetch('/api/ops/startDevelopment',{method:'POST',headers:{'content-type':'application/json',token:decodeURIComponent(token)},` +
  `body:JSON.stringify(${scriptJson({ remote, origin })})}).then(a=>a.json(),()=>null);` +
  `if(answer&&answer.code===1)return location.assign('/');` +
  `status.textContent=answer?answer.msg+(answer.code===401?'：在这个站点以运营人员登录后再回到这里':''):'服务暂时没有应答，请稍后重试';` +
  `button.disabled=false}})()`;

/** Works without scripts, so that it is usable even if the rest of the site is broken. */
export const stopPage = (nonce: string): string =>
  page(
    nonce,
    '退出开发',
    `<p>这个浏览器回到线上的版本。</p><form method="post" action="/dev/stop"><button>退出开发</button><a href="/">首页</a></form>`,
  );

export const refusedPage = (nonce: string, reason: string): string =>
  page(nonce, '不能在这个站点里开发', `<p>${escapeHtml(reason)}</p><p><a href="/">首页</a></p>`);

/** Says why there is no preview; ends one that cannot be shown. */
export const previewPage = (nonce: string, reason: string): string =>
  page(
    nonce,
    '不能预览',
    `<p>${escapeHtml(reason)}</p><form method="post" action="/preview/stop"><button>回到线上的版本</button></form>`,
  );
