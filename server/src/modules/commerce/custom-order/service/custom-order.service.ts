import { isMobile, normalizeMobile } from '@bee/domain/phone';
import type { Db } from '../../../../db/schema.ts';
import { InvalidInput, NotSignedIn, TooMany } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { addressKey } from '../../../../limits/address-key.ts';
import { consumeRateLimit } from '../../../../limits/rate-limit.repository.ts';
import { countOwnFiles } from '../../../files/index.ts';
import { newOrderId, newOrderNumber } from '../../order/model/order-number.ts';
import { findByToken, insertOrder } from '../store/custom-order.repository.ts';

const PER_ADDRESS_AND_HOUR = 10;
const PER_MEMBER_AND_DAY = 10;

type Caller = Pick<CallContext, 'viewer' | 'ip' | 'now' | 'today'>;

/** Idempotent by form token: a repeated request returns the order already created. */
export const addCustomOrder: ServiceOf<'enterprise/addCustomOrder', [who: Caller]> = async (
  db,
  { file_ids, form_token, deadline, mobile: typed, ...input },
  who,
) => {
  const mobile = normalizeMobile(typed);
  if (!isMobile(mobile)) throw new InvalidInput('手机号码：请输入正确的手机号码', 'mobile');
  if (deadline && deadline < who.today) throw new InvalidInput('期望交付日期：不能早于今天', 'deadline');
  const before = form_token && (await findByToken(db, form_token));
  if (before) return before;
  const fids = [...new Set(file_ids ?? [])];
  await checkFiles(db, fids, who);
  await takeTurn(db, who);
  const order = {
    ...input,
    mobile,
    form_token: form_token ?? null,
    deadline: deadline || null,
    id: newOrderId(),
    no: newOrderNumber(who.today, 'DZ'),
    uid: who.viewer && Number(who.viewer.uid),
    ip: who.ip,
    created_at: who.now,
  };
  const kept = (await insertOrder(db, order, fids)) ?? (form_token && (await findByToken(db, form_token)));
  if (!kept) throw new Error('a custom order was neither kept nor there');
  return kept;
};

const checkFiles = async (db: Db, fids: string[], { viewer }: Caller): Promise<void> => {
  if (fids.length === 0) return;
  if (!viewer) throw new NotSignedIn('登录后才能提交附件，请登录或移除附件');
  const own = await countOwnFiles(db, Number(viewer.uid), 'attachment', fids);
  if (own < fids.length) throw new InvalidInput('附件：有文件不存在或已删除，请移除后重新上传', 'file_ids');
};

const takeTurn = async (db: Db, { viewer, ip, now, today }: Caller): Promise<void> => {
  const { count } = await consumeRateLimit(db, `custom-order:address:${addressKey(ip)}`, 3600, now);
  if (count > PER_ADDRESS_AND_HOUR) throw new TooMany('提交过于频繁，请一小时后再试，或直接联系客服');
  if (!viewer) return;
  const own = await consumeRateLimit(db, `custom-order:member:${viewer.uid}:${today}`, 86_400, now);
  if (own.count > PER_MEMBER_AND_DAY)
    throw new TooMany(`今天已提交 ${PER_MEMBER_AND_DAY} 份定制需求，请明天再提交，或直接联系客服`);
};
