import { startOfShanghaiDay } from '../../../server/src/clock.ts';
import type { Db } from '../../../server/src/db/schema.ts';
import { hashPassword } from '../../../server/src/modules/identity/index.ts';
import { accounts, DEMO_PASSWORD } from '../../../shared/testing/src/playwright/sign-in.ts';
import { FIXTURE_DAY } from './fixture-moment.ts';

const UID = 2001;
const DAY_MS = 86_400_000;
const daysAgo = (days: number, hour: number) =>
  new Date(startOfShanghaiDay(FIXTURE_DAY).getTime() - days * DAY_MS + hour * 3_600_000);

/** id, kind, title, spec, price, days ago, status. None is unpaid, because its countdown would change. */
const ORDERS = [
  ['fix1', 'veg_vip', '蔬菜 VIP 会员', '12个月', '198.00', 3, 'cancelled'],
  ['fix2', 'report', '示例：设施蔬菜产业研究报告', '电子版', '99.00', 6, 'paid'],
  ['fix3', 'vip', 'VIP会员', '12个月', '398.00', 40, 'paid'],
  ['fix4', 'report', '示例：苹果产业年度报告', '电子版', '129.00', 52, 'expired'],
] as const;

/** Rows without an importer: a VIP with orders, who logs in like the demonstration's VIP. */
export const loadMember = async (db: Db): Promise<void> => {
  const until = daysAgo(-325, 0);
  await db
    .insertInto('member')
    .values({
      uid: UID,
      mobile: accounts.vip,
      password_hash: await hashPassword(DEMO_PASSWORD),
      nickname: '示例会员',
      entity: '示例农场',
      province: '山东省',
      city: '潍坊市',
      reg_time: daysAgo(200, 9),
      vip_expire: until,
      score: 120,
    })
    .execute();
  await db
    .insertInto('membership_record')
    .values({ uid: UID, kind: 'vip', source: 'order', biz_id: 'fix3', ends_after: until, created_at: daysAgo(40, 9) })
    .execute();
  await db
    .insertInto('purchase')
    .values(
      ORDERS.map(([id, kind, title, spec, price, days, status], index) => {
        const created = daysAgo(days, 9);
        const minutes = (count: number) => new Date(created.getTime() + count * 60_000);
        const isPaid = status === 'paid';
        return {
          id,
          no: `BEE2026${String(index + 1).padStart(8, '0')}`,
          uid: UID,
          kind,
          target: kind,
          plan_id: kind === 'report' ? kind : `${kind}-12`,
          items: JSON.stringify([{ title, spec, qty: 1, price }]),
          amount: price,
          pay_amount: price,
          status,
          pay_method: isPaid ? ('wechat' as const) : null,
          created_at: created,
          expires_at: minutes(30),
          paid_at: isPaid ? minutes(4) : null,
          cancel_reason: status === 'cancelled' ? '暂时不需要' : '',
          benefit_from: kind === 'vip' ? minutes(4) : null,
          benefit_to: kind === 'vip' ? until : null,
        };
      }),
    )
    .execute();
};
