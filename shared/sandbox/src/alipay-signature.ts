import { createSign, createVerify, type KeyObject } from 'node:crypto';
import { shanghaiTime } from '@bee/server/shanghai-time';
import type { Merchant } from './merchant.ts';

type Params = Record<string, string>;

const TOLERATED_MS = 15 * 60_000;

/** Sub code of the error in a merchant's call, as used by the real gateway; empty if there is none. */
export const callProblem = ({ alipayAppId, merchantKeys }: Merchant, params: Params, now: Date): string => {
  const { sign = '', ...signed } = params;
  if (signed.app_id !== alipayAppId) return 'isv.invalid-app-id';
  if (signed.sign_type !== 'RSA2') return 'isv.invalid-signature-type';
  const verifier = createVerify('RSA-SHA256').update(contentOf(signed));
  if (!verifier.verify(merchantKeys.publicKey, sign, 'base64')) return 'isv.invalid-signature';
  const age = now.getTime() - Date.parse(`${signed.timestamp?.replace(' ', 'T')}+08:00`);
  return Math.abs(age) <= TOLERATED_MS ? '' : 'isv.invalid-timestamp';
};

/** Response of the gateway; the signature covers the exact JSON text. */
export const signedAnswer = ({ platformKeys }: Merchant, method: string, answer: object): string => {
  const text = JSON.stringify(answer);
  const sign = createSign('RSA-SHA256').update(text).sign(platformKeys.privateKey, 'base64');
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`;
};

/** Notifications and return parameters are signed without sign_type. */
export const signedForm = (key: KeyObject, params: Params): URLSearchParams => {
  const sign = createSign('RSA-SHA256').update(contentOf(params)).sign(key, 'base64');
  return new URLSearchParams({ ...params, sign_type: 'RSA2', sign });
};

const contentOf = (params: Params): string =>
  Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&');

/** Return address after payment, with the parameters that the real gateway adds. */
export const returnWithTrade = (
  merchant: Merchant,
  returnUrl: string,
  trade: { payNo: string; tradeNo: string; total: string; channel: string },
  now: Date,
): string => {
  const address = new URL(returnUrl);
  const form = signedForm(merchant.platformKeys.privateKey, {
    charset: 'utf-8',
    out_trade_no: trade.payNo,
    method: `alipay.trade.${trade.channel}.pay.return`,
    total_amount: trade.total,
    trade_no: trade.tradeNo,
    auth_app_id: merchant.alipayAppId,
    version: '1.0',
    app_id: merchant.alipayAppId,
    seller_id: merchant.sellerId,
    timestamp: shanghaiTime(now),
  });
  for (const [name, value] of form) address.searchParams.set(name, value);
  return address.href;
};
