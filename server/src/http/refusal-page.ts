import { createHash } from 'node:crypto';
import { escapeHtml } from '../edge/document/html.ts';

export type Refusal = { status: 400 | 404 | 408 | 414 | 429 | 431; title: string; text: string };

const STYLE = `:root{color-scheme:light}
body{background:#f6f8f5;color:#1c2321;display:grid;font:16px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif;margin:0;min-height:100vh;place-items:center}
main{background:#fff;border:1px solid #e3e8e4;border-radius:8px;box-sizing:border-box;margin:16px;max-width:560px;padding:32px}
header{align-items:center;display:flex;font-size:20px;font-weight:600;gap:8px;margin-bottom:24px}
small,footer{color:#66736d;font-size:14px}
footer{margin-top:24px;overflow-wrap:anywhere}
h1{font-size:24px;line-height:1.4;margin:4px 0 12px}
p{color:#4b5752;margin:0 0 24px;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:12px}
a{border:1px solid #147a42;border-radius:6px;color:#147a42;line-height:42px;padding:0 16px;text-decoration:none}
a:first-child{background:#147a42;color:#fff}
a:focus-visible{outline:2px solid #1c2321;outline-offset:2px}`;

/** No scripts, and only the style above. */
export const REFUSAL_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
].join('; ');

/** Page for requests that no page can answer. It is independent of the composition and uses the site's colours. */
export const refusalPage = ({ status, title, text }: Refusal, requestId: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} - 农小蜂</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style></head><body><main>
<header><img src="/favicon.svg" alt="" width="32" height="32">农小蜂</header>
<small>${status}</small><h1>${title}</h1><p>${escapeHtml(text)}</p>
<nav aria-label="继续浏览"><a href="/">返回首页</a><a href="/home/search">站内搜索</a></nav>
<footer>请求编号 ${requestId}</footer>
</main></body></html>`;
