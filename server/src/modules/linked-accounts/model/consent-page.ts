import { escapeHtml } from '../../../edge/document/html.ts';
import { makeNonce } from '../../../http/secrets.ts';
import type { Consent } from '../service/finish-consent.service.ts';

/** Final page of a consent, small enough for a frame; after success or cancellation it closes its popup. */
export const consentPage = ({ outcome, message }: Consent): { html: string; policy: string } => {
  const nonce = makeNonce();
  const closes = outcome !== 'failed';
  const policy =
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; ` +
    `form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'`;
  const hint = outcome === 'failed' ? '关闭此窗口后，可在原页面重新开始' : '如果窗口没有自动关闭，请手动关闭';
  const script =
    "const h=document.querySelector('p');if(window===top)setTimeout(()=>window.close(),600);else h.textContent='请稍候…'";
  const html = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(message)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1 role="${closes ? 'status' : 'alert'}">${escapeHtml(message)}</h1><p>${hint}</p></main>
${closes ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`;
  return { html, policy };
};

const STYLE =
  'body{margin:0;color:#1c2321;background:#fff;font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}' +
  'main{max-width:420px;margin:15vh auto 0;padding:0 20px;text-align:center}h1{margin:0 0 8px;font-size:18px}p{margin:0;color:#5b6660}';
