import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Outgoing, OutgoingFailed, readText } from '../../http/outgoing.ts';
import { type RefusalReason, type SmsProvider, SmsRejected, SmsUnanswered } from './sms-provider.ts';

/** The template has one variable, `code`. */
export type AliyunSmsSettings = {
  baseUrl: string;
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  templateCode: string;
  /** Template for changes of an account, with the variables `change` and `time`. */
  noticeTemplate?: string | undefined;
};

const ANSWER_WITHIN_MS = 8_000;
const ANSWER_BYTES = 64 * 1024;

/** Codes that concern a single phone; every other code means that no messages can be sent. */
const REASONS: Record<string, RefusalReason> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'frequency',
  'isv.DAY_LIMIT_CONTROL': 'frequency',
  'isv.MOBILE_NUMBER_ILLEGAL': 'number',
  'isv.MOBILE_COUNT_OVER_LIMIT': 'number',
  'isv.BLACK_KEY_CONTROL_LIMIT': 'number',
};

/** Sends messages with Alibaba Cloud: SendSms of Dysmsapi 2017-05-25. */
export const aliyunSms = (settings: AliyunSmsSettings, outgoing: Outgoing, now: () => Date): SmsProvider => {
  const { templateCode, noticeTemplate } = settings;
  const send = async (mobile: string, template: string, variables: Record<string, string>): Promise<void> => {
    const query = encodeQuery({
      PhoneNumbers: mobile,
      SignName: settings.signName,
      TemplateCode: template,
      TemplateParam: JSON.stringify(variables),
    });
    const url = new URL(`${settings.baseUrl.replace(/\/+$/, '')}/?${query}`);
    const headers = {
      host: url.host,
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      'x-acs-signature-nonce': randomBytes(16).toString('hex'),
      'x-acs-content-sha256': sha256(''),
    };
    const authorization = signAcs3({ method: 'POST', url, headers, body: '' }, settings);
    readReply(await ask(outgoing, url.href, { ...headers, authorization }));
  };
  return {
    send: ({ mobile, code }) => send(mobile, templateCode, { code }),
    ...(noticeTemplate && {
      notify: ({ mobile, change, at }) => send(mobile, noticeTemplate, { change, time: at }),
    }),
  };
};

const ask = async (outgoing: Outgoing, address: string, headers: Record<string, string>): Promise<string> => {
  try {
    const response = await outgoing(address, { method: 'POST', headers, timeoutMs: ANSWER_WITHIN_MS });
    return await readText(response, ANSWER_BYTES);
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    if (error.reason === 'unreachable') throw new SmsRejected('service', 'unreachable');
    throw new SmsUnanswered('no complete answer');
  }
};

/** Failures have HTTP status 4xx or 5xx and the same body, so only the body is checked. */
const readReply = (text: string): void => {
  const code = codeOf(text);
  if (code === 'OK') return;
  if (!code) throw new SmsUnanswered('answer without a code');
  throw new SmsRejected(REASONS[code] ?? 'service', code);
};

const codeOf = (text: string): string | null => {
  try {
    const { Code } = JSON.parse(text) as { Code?: unknown };
    return typeof Code === 'string' ? Code.slice(0, 100) : null;
  } catch {
    return null;
  }
};

type Call = {
  method: 'GET' | 'POST';
  /** The query must already be encoded by `encodeQuery`. */
  url: URL;
  headers: Record<string, string>;
  body: string;
};

type Key = { accessKeyId: string; accessKeySecret: string };

/**
 * The `Authorization` header of Alibaba Cloud's OpenAPI: signature version 3, ACS3-HMAC-SHA256, over all given headers.
 */
export const signAcs3 = ({ method, url, headers, body }: Call, { accessKeyId, accessKeySecret }: Key): string => {
  const lines = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const signedHeaders = lines.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname,
    url.search.slice(1),
    ...lines.map(([name, value]) => `${name}:${value}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return `ACS3-HMAC-SHA256 Credential=${accessKeyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
};

/** Sorted and encoded according to RFC 3986, which is stricter than browsers' URL encoding. */
export const encodeQuery = (query: Record<string, string>): string =>
  Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
