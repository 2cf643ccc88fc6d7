import { createHmac } from 'node:crypto';
import type { HookSettings, WebhookSettings } from '../settings/release-settings.ts';

export type WebhookMessage = {
  id: number;
  kind: string;
  title: string;
  lines: string[];
  created_at: string;
  /** Set for changes of the composition. */
  sequence?: number;
};

export type WebhookCall = { url: string; headers: Record<string, string>; body: string };

type Format = (message: WebhookMessage, webhook: WebhookSettings, now: number) => WebhookCall;

/** Builds the call that the receiver expects; `json` is this platform's own format. */
export const webhookCall: Format = (message, webhook, now) => FORMATS[webhook.format](message, webhook, now);

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Maximum bytes of text: WeCom accepts 2048, DingTalk and Feishu 20,000 for the whole body. */
const LIMITS = { wecom: 2048, dingtalk: 18_000, feishu: 18_000 };
const ENDING = '\n…（太长，其余见 /ops）';

/** Truncates the text, because robots reject texts that are too long. */
const textOf = ({ title, lines }: WebhookMessage, limit: number): string => {
  const text = Buffer.from([`【农小蜂】${title}`, ...lines].join('\n'));
  if (text.length <= limit) return text.toString();
  const kept = text.subarray(0, limit - Buffer.byteLength(ENDING));
  // `stream` drops the bytes of an incomplete character at the end.
  return new TextDecoder().decode(kept, { stream: true }) + ENDING;
};

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text);

/** `x-bee-signature: t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`; the time prevents later replays. */
export const signedJson = (content: object, { url, secret }: HookSettings, now: number): WebhookCall => {
  const body = JSON.stringify(content);
  const seconds = Math.floor(now / 1000);
  const signature = `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).digest('hex')}`;
  return { url, headers: { ...JSON_TYPE, ...(secret && { 'x-bee-signature': signature }) }, body };
};

const FORMATS: Record<WebhookSettings['format'], Format> = {
  json: ({ id, kind, title, lines, created_at, sequence }, webhook, now) =>
    signedJson({ id, kind, title, lines, created_at, ...(sequence !== undefined && { sequence }) }, webhook, now),
  /** WeCom robot: its address is the secret. */
  wecom: (message, { url }) => ({
    url,
    headers: JSON_TYPE,
    body: JSON.stringify({ msgtype: 'text', text: { content: textOf(message, LIMITS.wecom) } }),
  }),
  /** DingTalk robot: the signature is part of the address. */
  dingtalk: (message, { url, secret }, now) => {
    const signed = new URL(url);
    if (secret) {
      signed.searchParams.set('timestamp', String(now));
      signed.searchParams.set('sign', hmac(secret, `${now}\n${secret}`).digest('base64'));
    }
    const body = JSON.stringify({ msgtype: 'text', text: { content: textOf(message, LIMITS.dingtalk) } });
    return { url: signed.href, headers: JSON_TYPE, body };
  },
  /** Feishu robot: the signature is computed over an empty text, with time and secret as the key. */
  feishu: (message, { url, secret }, now) => {
    const timestamp = String(Math.floor(now / 1000));
    const signed = secret ? { timestamp, sign: hmac(`${timestamp}\n${secret}`, '').digest('base64') } : {};
    const body = JSON.stringify({ ...signed, msg_type: 'text', content: { text: textOf(message, LIMITS.feishu) } });
    return { url, headers: JSON_TYPE, body };
  },
};

/**
 * Robots answer 200 even if they reject a message; `errcode` (WeCom, DingTalk) or `code` (Feishu) has the result.
 * Returns null if the message was accepted.
 */
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
