import { randomBytes, randomInt } from 'node:crypto';

/** Without letters and digits that are taken for each other on the phone. */
const SPEAKABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const speakable = (length: number): string =>
  Array.from({ length }, () => SPEAKABLE[randomInt(SPEAKABLE.length)]).join('');

/** Unguessable. */
export const newOrderId = (): string => randomBytes(12).toString('base64url');

/** Day and eight random characters, as BEE20260304-7K3MQ2PA: it can be said on the phone and tells nobody how many there are. */
export const newOrderNumber = (today: string): string => `BEE${today.replaceAll('-', '')}-${speakable(8)}`;

/** Number at the provider: letters and digits, at most 32. */
export const newPayNumber = (orderNo: string): string => `${orderNo.replaceAll('-', '')}${speakable(6)}`;

export const newRefundNumber = (): string => `RF${speakable(20)}`;
