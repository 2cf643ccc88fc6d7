import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@bee/server/html';
import type { FastifyReply } from 'fastify';

type Page = {
  title: string;
  /** The third party that is simulated. */
  brand: keyof typeof BRANDS;
  /** HTML. */
  body: string;
  script?: string;
  /** For the QR code page, and for refusals, which may be shown in its frame. */
  framed?: boolean;
  status?: number;
};

const BRANDS = { wechat: '微信开放平台', qq: ' QQ 互联', 'wechat-pay': '微信支付', alipay: '支付宝' } as const;

/** Sends a sandbox page with the shared layout. */
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
<p class="sandbox">沙箱 · 模拟${BRANDS[brand]}</p>
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
body.wechat,body.wechat-pay{--brand:#067d3f}body.qq{--brand:#0b6bcb}body.alipay{--brand:#0958d9}
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
body.wechat-pay,body.alipay{background:#f1f4f2}
body.wechat-pay main,body.alipay main{min-height:100vh;padding-top:28px;background:#fff}
@media (min-width:600px){body.wechat-pay main,body.alipay main{min-height:0;margin:8vh auto;padding:32px 36px;border:1px solid #dde3e0;border-radius:14px}}
.amount{margin:14px 0 20px;font-size:40px;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
.amount span{margin-right:4px;font-size:22px}
dl{margin:0;border-top:1px solid #e4e8e6;text-align:left}
dl div{display:flex;gap:16px;justify-content:space-between;padding:10px 0;border-bottom:1px solid #e4e8e6}
dt{flex:none;color:#55605b}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.note{margin-top:14px;color:#55605b;font-size:13px}
a.back{display:flex;align-items:center;justify-content:center;min-height:44px;margin-top:20px;border-radius:8px;color:#fff;background:var(--brand);text-decoration:none}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
`;
