import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../settings/release-settings.ts';

export type WebhookMessage = {
  id: number;
  kind: string;
  title: string;
  lines: string[];
  created_at: string;
  /** Of a change of the composition. */
  sequence?: number;
};

export type WebhookCall = { url: string; headers: Record<string, string>; body: string };

type Format = (message: WebhookMessage, webhook: WebhookSettings, now: number) => WebhookCall;

/** What a receiver expects; `json` is our own. */
export const webhookCall: Format = (message, webhook, now) => FORMATS[webhook.format](message, webhook, now);

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Bytes of text: WeCom takes 2048 of them, DingTalk and Feishu 20,000 of the whole body. */
const LIMITS = { wecom: 2048, dingtalk: 18_000, feishu: 18_000 };
const ENDING = '\n…（太长，其余见 /ops）';

/** A robot refuses a text that is too long as a whole. */
const textOf = ({ title, lines }: WebhookMessage, limit: number): string => {
  const text = Buffer.from([`【农小蜂】${title}`, ...lines].join('\n'));
  if (text.length <= limit) return text.toString();
  const kept = text.subarray(0, limit - Buffer.byteLength(ENDING));
  // As of a stream that goes on: the bytes of a character that is not complete are left out.
  return new TextDecoder().decode(kept, { stream: true }) + ENDING;
};

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text);

const FORMATS: Record<WebhookSettings['format'], Format> = {
  /** `x-bee-signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, so that no copy of it serves later. */
  json: ({ id, kind, title, lines, created_at, sequence }, { url, secret }, now) => {
    const body = JSON.stringify({ id, kind, title, lines, created_at, ...(sequence !== undefined && { sequence }) });
    const seconds = Math.floor(now / 1000);
    const signature = `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).digest('hex')}`;
    return { url, headers: { ...JSON_TYPE, ...(secret && { 'x-bee-signature': signature }) }, body };
  },
  /** The robot of WeCom: its address is the secret. */
  wecom: (message, { url }) => ({
    url,
    headers: JSON_TYPE,
    body: JSON.stringify({ msgtype: 'text', text: { content: textOf(message, LIMITS.wecom) } }),
  }),
  /** The robot of DingTalk with a signature in its address. */
  dingtalk: (message, { url, secret }, now) => {
    const signed = new URL(url);
    if (secret) {
      signed.searchParams.set('timestamp', String(now));
      signed.searchParams.set('sign', hmac(secret, `${now}\n${secret}`).digest('base64'));
    }
    const body = JSON.stringify({ msgtype: 'text', text: { content: textOf(message, LIMITS.dingtalk) } });
    return { url: signed.href, headers: JSON_TYPE, body };
  },
  /** The robot of Feishu: its signature is made of nothing with the time as the key. */
  feishu: (message, { url, secret }, now) => {
    const timestamp = String(Math.floor(now / 1000));
    const signed = secret ? { timestamp, sign: hmac(`${timestamp}\n${secret}`, '').digest('base64') } : {};
    const body = JSON.stringify({ ...signed, msg_type: 'text', content: { text: textOf(message, LIMITS.feishu) } });
    return { url, headers: JSON_TYPE, body };
  },
};

/** Robots answer 200 also when they take nothing: `errcode` (WeCom, DingTalk) or `code` (Feishu) tells. Null when it was taken. */
export const refusalOf = (format: WebhookSettings['format'], answer: string): string | null => {
  if (format === 'json') return null;
  try {
    const { errcode, code, errmsg, msg } = JSON.parse(answer) as Record<string, unknown>;
    const refused = errcode ?? code ?? 0;
    return refused === 0 ? null : `${refused} ${errmsg ?? msg ?? ''}`.trim().slice(0, 200);
  } catch {
    return '接收方的回答不是 JSON';
  }
};
