import { createDecipheriv } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { type Notice, NoticeRejected } from './payment-provider.ts';
import type { WechatPaySettings } from './payment-settings.ts';
import { problemOfSignature } from './wechat-pay-signature.ts';
import { readPaidTrade, readRefundNotice } from './wechat-pay-trade.ts';

const envelope = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100),
  resource: z.object({
    algorithm: z.string(),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});

/** @throws NoticeRejected */
export const readWechatNotice = (
  settings: WechatPaySettings,
  body: Buffer,
  headers: IncomingHttpHeaders,
  now: Date,
): Notice => {
  const problem = problemOfSignature(settings, headers, body, now);
  if (problem) throw new NoticeRejected(problem);
  const { id, event_type, resource } = orRefuse('the notification', () => envelope.parse(JSON.parse(body.toString())));
  const opened = orRefuse('its resource', () => JSON.parse(openResource(settings.apiV3Key, resource)) as unknown);
  if (event_type === 'TRANSACTION.SUCCESS') {
    const trade = orRefuse('the trade', () => readPaidTrade(opened));
    return { kind: 'paid', key: `paid:${trade.tradeNo}`, trade };
  }
  if (event_type.startsWith('REFUND.')) {
    const { seller, refundNo, state } = orRefuse('the refund', () => readRefundNotice(opened, now));
    if (seller !== settings.mchId) throw new NoticeRejected('the refund is of another merchant');
    return { kind: 'refund', key: `refund:${refundNo}:${state.status}`, refundNo, state };
  }
  return { kind: 'other', key: `event:${id}` };
};

const orRefuse = <T>(what: string, read: () => T): T => {
  try {
    return read();
  } catch {
    throw new NoticeRejected(`${what} is unreadable`);
  }
};

/** Content of a notification, encrypted with the merchant's APIv3 key. */
type SecretResource = {
  algorithm: string;
  ciphertext: string;
  nonce: string;
  associated_data?: string | undefined;
};

const ALGORITHM = 'AEAD_AES_256_GCM';
const TAG_BYTES = 16;

/** @throws Error for a wrong key, an unknown algorithm or modified content */
const openResource = (apiV3Key: string, resource: SecretResource): string => {
  const { algorithm, ciphertext, nonce, associated_data = '' } = resource;
  if (algorithm !== ALGORITHM) throw new Error(`the algorithm ${algorithm.slice(0, 40)} is not known`);
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length <= TAG_BYTES) throw new Error('the resource is too short');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
};
