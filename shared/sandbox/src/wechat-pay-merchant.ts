import { isSignedBy } from '@bee/server/wechat-pay-signature';
import type { FastifyRequest } from 'fastify';
import type { Merchant } from './merchant.ts';

const TOLERATED_MS = 5 * 60_000;

/** Error in the signature of a call; empty if there is none. */
export const merchantProblem = (merchant: Merchant, request: FastifyRequest, now: Date): string => {
  const { authorization = '' } = request.headers;
  const [scheme, listed = ''] = authorization.split(/ (.*)/s);
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'Http头缺少Accept或User-Agent';
  const given = Object.fromEntries([...listed.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const { mchid, serial_no, timestamp = '', nonce_str = '', signature = '' } = given;
  if (mchid !== merchant.mchId) return '商户号与签名不一致';
  if (serial_no !== merchant.serial) return '商户证书序列号有误';
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERATED_MS)) return '签名时间戳与当前时间相差过大';
  const body = typeof request.body === 'string' ? request.body : '';
  const lines = [request.method, request.url, timestamp, nonce_str, body];
  return isSignedBy(merchant.merchantKeys.publicKey, lines, signature) ? '' : '签名错误';
};
