import { randomBytes, randomInt } from 'node:crypto';

/** Omits letters and digits that are easily confused when spoken. */
const SPEAKABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const speakable = (length: number): string =>
  Array.from({ length }, () => SPEAKABLE[randomInt(SPEAKABLE.length)]).join('');

/** Random, so that it cannot be guessed. */
export const newOrderId = (): string => randomBytes(12).toString('base64url');

/**
 * Date and eight random characters, e.g. BEE20260304-7K3MQ2PA: easy to read out and does not reveal the number of
 * orders. `DZ` is the prefix of custom orders.
 */
export const newOrderNumber = (today: string, prefix: 'BEE' | 'DZ' = 'BEE'): string =>
  `${prefix}${today.replaceAll('-', '')}-${speakable(8)}`;

/** Number at the provider: letters and digits, at most 32. */
export const newPayNumber = (orderNo: string): string => `${orderNo.replaceAll('-', '')}${speakable(6)}`;

export const newRefundNumber = (): string => `RF${speakable(20)}`;
