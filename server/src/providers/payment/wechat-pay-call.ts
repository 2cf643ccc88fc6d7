import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../../clock.ts';
import { type Outgoing, OutgoingFailed, readText } from '../../http/outgoing.ts';
import { PaymentRejected, PaymentUnanswered } from './payment-provider.ts';
import type { WechatPaySettings } from './payment-settings.ts';
import { authorizationOf, problemOfSignature } from './wechat-pay-signature.ts';

export type WechatPayCall = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

const ANSWER_WITHIN_MS = 8_000;
const ANSWER_BYTES = 64 * 1024;

/**
 * Calls API v3 and verifies that the answer is from WeChat Pay; null for an answer without content. Rejections may be
 * unsigned, if the provider cannot identify the merchant; successful answers are always signed.
 * @throws PaymentUnanswered, PaymentRejected
 */
export const createWechatPayCall =
  (settings: WechatPaySettings, outgoing: Outgoing, clock: Clock): WechatPayCall =>
  async (method, path, content) => {
    const body = content ? JSON.stringify(content) : '';
    const { pathname, search, href } = new URL(settings.url + path);
    const headers = {
      accept: 'application/json',
      'user-agent': 'nongxiaofeng',
      'wechatpay-serial': settings.publicKeyId,
      authorization: authorizationOf(settings, { method, pathAndQuery: pathname + search, body, now: clock.now() }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await ask(outgoing, href, { method, headers, ...(body && { body }) });
    const isRefusal = answer.status >= 400;
    if (!isRefusal || answer.headers['wechatpay-signature']) {
      const problem = problemOfSignature(settings, answer.headers, Buffer.from(answer.text), clock.now());
      if (problem) throw new PaymentUnanswered(`WeChat Pay, HTTP ${answer.status}: ${problem}`);
    }
    if (!isRefusal) return answer.text ? jsonOf(answer.text, answer.status) : null;
    throw refusalOf(answer.status, jsonOf(answer.text, answer.status));
  };

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const ask = async (outgoing: Outgoing, address: string, init: Parameters<Outgoing>[1]): Promise<Answer> => {
  try {
    const response = await outgoing(address, { ...init, timeoutMs: ANSWER_WITHIN_MS });
    const text = await readText(response, ANSWER_BYTES);
    return { status: response.status, headers: Object.fromEntries(response.headers), text };
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    throw new PaymentUnanswered(`WeChat Pay: ${error.reason}`);
  }
};

const jsonOf = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new PaymentUnanswered(`WeChat Pay, HTTP ${status}: not JSON`);
  }
};

/** Temporary errors; a retry may succeed. */
const TRY_AGAIN = ['SYSTEM_ERROR', 'SYSTEMERROR', 'FREQUENCY_LIMITED', 'FREQUENCY_LIMIT_EXCEED', 'RATELIMIT_EXCEEDED'];

const refusalOf = (status: number, body: unknown): Error => {
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return new PaymentUnanswered(`WeChat Pay, HTTP ${status}: no code`);
  if (status >= 500 || status === 429 || TRY_AGAIN.includes(code))
    return new PaymentUnanswered(`WeChat Pay, HTTP ${status}: ${code.slice(0, 60)}`);
  return new PaymentRejected(code.slice(0, 60), String(message ?? '').slice(0, 200));
};
