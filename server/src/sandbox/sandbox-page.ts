import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../edge/document/html.ts';

type Page = {
  title: string;
  /** Which third party it stands in for. */
  brand: 'wechat' | 'qq';
  /** HTML. */
  body: string;
  script?: string;
  /** Only the page with the QR code is meant to be framed. */
  framed?: boolean;
  status?: number;
};

/** One page of the sandbox, in its plain dress. */
export const sendPage = (reply: FastifyReply, { title, brand, body, script, framed, status = 200 }: Page) => {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `frame-ancestors ${framed ? 'http: https:' : `'none'`}`,
  ];
  return reply
    .code(status)
    .header('content-security-policy', policy.join('; '))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body class="${brand}"><main>
<p class="sandbox">沙箱 · 模拟${brand === 'qq' ? ' QQ 互联' : '微信开放平台'}</p>
${body}</main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`);
};

export const sendRefusal = (reply: FastifyReply, brand: Page['brand'], problem: string) =>
  sendPage(reply, {
    title: '无法授权',
    brand,
    status: 400,
    framed: true,
    body: `<h1>无法授权</h1><p role="alert">${escapeHtml(problem)}</p>`,
  });

const STYLE = `
*{box-sizing:border-box}
body{margin:0;color:#1c2321;background:#fff;font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
body.wechat{--brand:#067d3f}body.qq{--brand:#0b6bcb}
main{max-width:400px;margin:0 auto;padding:20px 24px;text-align:center}
h1{margin:4px 0 8px;font-size:20px}
p{margin:6px 0}
a{color:var(--brand)}
.sandbox{display:inline-block;margin:0;padding:1px 10px;border:1px solid var(--brand);border-radius:99px;color:var(--brand);font-size:12px}
svg.qr{display:block;width:200px;height:200px;margin:10px auto;fill:#1c2321;background:#fff}
fieldset{margin:12px 0;padding:0;border:0;text-align:left}
legend{padding:0;font-weight:600}
label{display:flex;align-items:center;gap:10px;min-height:44px;border-bottom:1px solid #e4e8e6}
input[type=radio]{width:18px;height:18px;accent-color:var(--brand)}
input[type=text]{flex:1;min-width:0;padding:8px;border:1px solid #8a9490;border-radius:6px;font:inherit}
.actions{display:flex;gap:12px;margin-top:20px}
button{flex:1;min-height:44px;border:1px solid var(--brand);border-radius:8px;color:var(--brand);background:#fff;font:inherit;cursor:pointer}
button.allow{color:#fff;background:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
`;
