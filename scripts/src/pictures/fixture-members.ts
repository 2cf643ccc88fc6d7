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
  await loadActivity(db);
};

/** What a member finds in the lists of points and messages. */
const loadActivity = async (db: Db): Promise<void> => {
  const points = [
    ['profile', '完善个人资料', 50, 50, 60],
    ['signin', '每日签到', 20, 70, 20],
    ['comment', '百科评论通过审核', 50, 120, 4],
  ] as const;
  await db
    .insertInto('score_record')
    .values(
      points.map(([source, title, score, balance, days]) => {
        const at = daysAgo(days, 9);
        // The points of a visit have its day as id.
        const biz = { biz_type: source, biz_id: at.toISOString().slice(0, 10) };
        return { uid: UID, source, title, score, balance, ...biz, created_at: at };
      }),
    )
    .execute();
  const messages = [
    ['order', '订单已取消', '蔬菜 VIP 会员（12个月）因长时间未支付已取消，需要时可以重新下单。', 3, false],
    ['price', '大白菜跌到 1.50 元/公斤', '寿光示例批发市场的均价低于您设的 1.60 元/公斤。', 5, true],
    ['account', 'VIP 会员已开通', '有效期 12 个月，可以阅读全部报告、导出数据。', 40, true],
  ] as const;
  await db
    .insertInto('message')
    .values(
      messages.map(([kind, title, body, days, isRead]) => {
        const at = daysAgo(days, 9);
        return { uid: UID, key: `fix-${kind}`, kind, title, body, created_at: at, read_at: isRead ? at : null };
      }),
    )
    .execute();
};

/** An operator, and what readers wrote to the site. */
export const loadOperator = async (db: Db): Promise<void> => {
  await db
    .insertInto('member')
    .values({
      uid: UID + 1,
      mobile: accounts.operator,
      password_hash: await hashPassword(DEMO_PASSWORD),
      nickname: '示例运营',
      reg_time: daysAgo(300, 9),
      is_operator: true,
    })
    .execute();
  const asked = { contact: '示例读者', tel: '13800000000', ip: '127.0.0.1' };
  await db
    .insertInto('feedback')
    .values([
      { ...asked, content: '希望增加大蒜的产地价格，每周一次也可以。', created_at: daysAgo(1, 15) },
      { ...asked, content: '政策列表能不能按生效日期排列？', created_at: daysAgo(2, 10) },
    ])
    .execute();
};
