import { createHash } from 'node:crypto';
import { escapeHtml } from '../../edge/document/html.ts';

export type ShownMessage = { mobile: string; content: string; code: string; created_at: string };

const STYLE = `
*{box-sizing:border-box}
body{margin:0;color:#1c2321;background:#f4f6f5;font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
main{max-width:640px;margin:0 auto;padding:24px 16px}
h1{margin:0;font-size:22px}
.note{margin:4px 0 20px;color:#4d5753}
ol{margin:0;padding:0;list-style:none}
li{margin:0 0 12px;padding:12px 16px;border-radius:12px;background:#fff}
li p{margin:0}
.head{display:flex;justify-content:space-between;gap:12px;color:#4d5753;font-size:13px}
.code{font:600 22px/1.5 ui-monospace,monospace;letter-spacing:2px}
`;

/** No scripts, no resources, no framing; the only style is allowed by its hash. */
export const OUTBOX_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

export const outboxPage = (messages: ShownMessage[]): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow"><title>短信收件箱（沙箱） · 农小蜂</title><style>${STYLE}</style></head>
<body><main><h1>短信收件箱</h1>
<p class="note">演示站点不发送真正的短信，手机会收到的内容在这里，保留一天，最新的在前。刷新页面查看新短信。</p>
${messages.length ? `<ol>${messages.map(item).join('\n')}</ol>` : '<p>还没有短信。</p>'}
</main></body></html>`;

const item = ({ mobile, content, code, created_at }: ShownMessage): string =>
  `<li><p class="head"><span>${escapeHtml(mobile)}</span><time datetime="${escapeHtml(created_at)}">${shanghaiTime(created_at)}</time></p>
${code && `<p class="code">${escapeHtml(code)}</p>`}<p>${escapeHtml(content)}</p></li>`;

const shanghaiTime = (instant: string): string =>
  new Date(instant).toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });
