import type { AlipaySdk } from 'alipay-sdk';
import type { Clock } from '../../clock.ts';
import { type Outgoing, OutgoingFailed, readText } from '../../http/outgoing.ts';
import { PaymentRejected, PaymentUnanswered } from './payment-provider.ts';
import { shanghaiTime } from './shanghai-time.ts';

export type AlipayCall = (method: string, bizContent: Record<string, unknown>) => Promise<Record<string, unknown>>;

const ANSWER_WITHIN_MS = 8_000;
const ANSWER_BYTES = 64 * 1024;

/**
 * Calls the gateway. The SDK signs and verifies, and the request is sent with `outgoing`. Only signed content is read.
 * @throws PaymentUnanswered, PaymentRejected
 */
export const createAlipayCall =
  (openSdk: () => Promise<AlipaySdk>, url: string, outgoing: Outgoing, clock: Clock): AlipayCall =>
  async (method, bizContent) => {
    const sdk = await openSdk();
    const signed = sdk.sdkExecute(method, { bizContent, timestamp: shanghaiTime(clock.now()) }).split('&');
    const [content, rest] = [signed.filter(isContent), signed.filter((part) => !isContent(part))];
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' };
    const init = { method: 'POST' as const, headers, body: content.join('&') };
    const { status, text } = await ask(outgoing, `${url}?${rest.join('&')}`, init);
    const answer = verified(sdk, `${method.replaceAll('.', '_')}_response`, status, text);
    if (answer.code === '10000') return answer;
    throw refusalOf(answer);
  };

const isContent = (part: string): boolean => part.startsWith('biz_content=');

const ask = async (outgoing: Outgoing, address: string, init: Parameters<Outgoing>[1]) => {
  try {
    const response = await outgoing(address, { ...init, timeoutMs: ANSWER_WITHIN_MS });
    return { status: response.status, text: await readText(response, ANSWER_BYTES) };
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    throw new PaymentUnanswered(`Alipay: ${error.reason}`);
  }
};

/** The signed part of an answer, if the signature is valid. */
const verified = (sdk: AlipaySdk, responseKey: string, status: number, text: string): Record<string, unknown> => {
  const parsed = jsonObject(text);
  const key = parsed && (responseKey in parsed ? responseKey : 'error_response');
  const answer = key && parsed[key];
  if (typeof answer !== 'object' || answer === null)
    throw new PaymentUnanswered(`Alipay, HTTP ${status}: the answer is unreadable`);
  if (typeof parsed?.sign !== 'string') {
    // The gateway does not sign answers if it cannot identify the application: wrong app id or wrong key.
    throw new PaymentUnanswered(`Alipay: an unsigned answer, ${codeOf(answer as Record<string, unknown>)}`);
  }
  const content = sdk.getSignStr(text, key as string);
  const signedPart = sdk.rsaCheck(content, parsed.sign, 'RSA2') ? jsonObject(content) : null;
  if (!signedPart) throw new PaymentUnanswered(`Alipay, HTTP ${status}: the signature is wrong`);
  return signedPart;
};

const jsonObject = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

const refusalOf = (answer: Record<string, unknown>): Error => {
  const code = codeOf(answer);
  // 20000: the service is unavailable. After a system error it is unknown whether the operation was executed.
  if (answer.code === '20000' || /SYSTEM_ERROR|unknow-error/i.test(code))
    return new PaymentUnanswered(`Alipay: ${code}`);
  return new PaymentRejected(code, String(answer.sub_msg ?? answer.msg ?? '').slice(0, 200));
};

const codeOf = ({ sub_code, code }: Record<string, unknown>): string => String(sub_code ?? code ?? '').slice(0, 60);
