import { createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Merchant = { mchId: string; serial: string; privateKey: KeyObject };
type Call = { method: string; pathAndQuery: string; body: string; now: Date };

/** The `Authorization` header of WeChat Pay's API v3. */
export const authorizationOf = (
  { mchId, serial, privateKey }: Merchant,
  { method, pathAndQuery, body, now }: Call,
): string => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = signLines(privateKey, [method, pathAndQuery, timestamp, nonce, body]);
  const parts = { mchid: mchId, nonce_str: nonce, timestamp, serial_no: serial, signature };
  const listed = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${listed.join(',')}`;
};

export const signLines = (key: KeyObject, lines: string[]): string =>
  createSign('RSA-SHA256').update(withEnds(lines)).sign(key, 'base64');

export const isSignedBy = (key: KeyObject, lines: (string | Buffer)[], signature: string): boolean =>
  createVerify('RSA-SHA256').update(withEnds(lines)).verify(key, signature, 'base64');

const withEnds = (lines: (string | Buffer)[]): Buffer =>
  Buffer.concat(lines.flatMap((line) => [Buffer.from(line as string), Buffer.from('\n')]));

type Platform = { publicKey: KeyObject; publicKeyId: string };

const TOLERATED_MS = 5 * 60_000;

/**
 * Returns why a message (answer or notification) is not a valid message of WeChat Pay; empty if it is valid. The
 * provider recommends a tolerance of five minutes; older messages may be replays.
 */
export const problemOfSignature = (
  { publicKey, publicKeyId }: Platform,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): string => {
  const [timestamp, nonce, serial, signature] = NAMES.map((name) => String(headers[name] ?? ''));
  if (!timestamp || !nonce || !serial || !signature) return 'a header of the signature is missing';
  if (serial !== publicKeyId) return 'the key is not the configured one';
  if (!/^\d{1,12}$/.test(timestamp)) return 'the timestamp is no number';
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > TOLERATED_MS) return 'the timestamp is not of now';
  return isSignedBy(publicKey, [timestamp, nonce, body], signature) ? '' : 'the signature is wrong';
};

const NAMES = ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature'];
