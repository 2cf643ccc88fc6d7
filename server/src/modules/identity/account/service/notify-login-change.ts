import { randomUUID } from 'node:crypto';
import { formatInstant } from '@bee/domain/format';
import type { Tx } from '../../../../db/schema.ts';
import type { Deps } from '../../../../deps.ts';
import { browserName } from '../../../../http/browser-name.ts';
import type { CallContext } from '../../../../http/route.ts';
import { configuredSms } from '../../../../providers/sms/configured-sms.ts';
import { sendMessage } from '../../message/store/message.repository.ts';
import { maskAddress } from '../model/mask-address.ts';

/**
 * Notifies the member of a changed login method. Must be called inside the transaction of the change.
 * @param change what has changed, e.g. 已绑定微信
 */
export const notifyLoginChange = async (
  tx: Tx,
  uid: number,
  change: string,
  { now, ip, userAgent }: CallContext,
): Promise<void> => {
  const where = [browserName(userAgent), maskAddress(ip)].filter(Boolean).join('，');
  const body =
    `${formatInstant(now.toISOString())}，在 ${where}。如果不是您本人操作，` +
    '请立即用“忘记密码”重设密码，在“账号与安全”中解除不认识的绑定，并退出其他设备。';
  const link = { page: 'user/profile', params: {} };
  await sendMessage(tx, { uid, key: `account:${randomUUID()}`, kind: 'account', title: change, body, link, now });
};

/** Sends an SMS after the change is committed, to the previous number if it was replaced. A failure is only logged. */
export const textOfLoginChange = async (
  deps: Deps,
  mobile: string | null,
  change: string,
  { now, log }: CallContext,
): Promise<void> => {
  const sms = configuredSms(deps);
  if (!mobile || !sms?.notify) return;
  try {
    await sms.notify({ mobile, change, at: formatInstant(now.toISOString()) });
  } catch (error) {
    log.error({ err: error }, 'sms of a login change');
  }
};
