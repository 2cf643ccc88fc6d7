import { yuanText } from '@bee/domain/money';
import { membershipPlans } from '@bee/domain/vip-plans';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../../clock.ts';
import type { Tx } from '../../../../db/schema.ts';
import { type MemberRow, rewardFirstOrder, sendMessage } from '../../../identity/index.ts';
import type { PurchaseRow } from './member-lock.ts';
import { isMembership, type MembershipKind, recordMembership, termOf } from './membership-ledger.ts';

/**
 * Fulfils an order in the transaction of its payment. Only memberships need a record; any other purchase is granted by
 * the paid status.
 * @returns the end of the membership term, null for other kinds
 */
export const fulfilOrder = async (
  tx: Tx,
  member: MemberRow,
  { id, kind, plan_id, target }: PurchaseRow,
  now: Date,
): Promise<Date | null> => {
  await rewardFirstOrder(tx, member.uid, now);
  if (isMembership(kind)) {
    const months = monthsOf(kind, plan_id);
    if (!months) throw new Error(`order ${id} names no plan: ${plan_id}`);
    const { from, to } = termOf(member, kind, months, now);
    await recordMembership(tx, member, { kind, source: 'order', biz_id: id, endsAfter: to }, now);
    await tx.updateTable('purchase').set({ benefit_from: from, benefit_to: to }).where('id', '=', id).execute();
    return to;
  }
  if (kind === 'data')
    await sql`update data_product set sales = sales + 1 where id = ${target.slice('data:'.length)}`.execute(tx);
  return null;
};

/** Undefined for a plan that is no longer sold: its orders can no longer be fulfilled. */
export const monthsOf = (kind: MembershipKind, planId: string): number | undefined =>
  membershipPlans[kind].find(({ id }) => id === planId)?.months;

/** The message key makes this idempotent. */
export const notifyPaid = async (tx: Tx, order: PurchaseRow, ends: Date | null, now: Date): Promise<void> => {
  const title = order.items[0]?.title ?? '';
  await sendMessage(tx, {
    uid: order.uid,
    key: `order:${order.id}:paid`,
    kind: 'order',
    title: `已支付：${title}`,
    body: `订单 ${order.no}，${order.pay_amount} 元。${ends ? `有效期至 ${shanghaiDay(ends)}。` : ''}`,
    link: { page: 'user/order/detail', params: { id: order.id } },
    now,
  });
};

export const notifyRefunded = async (
  tx: Tx,
  order: PurchaseRow,
  refund: { id: string; fen: number; reason: string },
  now: Date,
): Promise<void> => {
  await sendMessage(tx, {
    uid: order.uid,
    key: `refund:${refund.id}:done`,
    kind: 'order',
    title: `已退款 ${yuanText(refund.fen)} 元`,
    body: `订单 ${order.no}，款项原路退回。${refund.reason}`,
    link: { page: 'user/order/detail', params: { id: order.id } },
    now,
  });
};

export const notifyRefundRejected = async (
  tx: Tx,
  order: PurchaseRow,
  refund: { id: string; note: string },
  now: Date,
): Promise<void> => {
  await sendMessage(tx, {
    uid: order.uid,
    key: `refund:${refund.id}:rejected`,
    kind: 'order',
    title: '退款申请未通过',
    body: `订单 ${order.no}：${refund.note}`,
    link: { page: 'user/order/detail', params: { id: order.id } },
    now,
  });
};
