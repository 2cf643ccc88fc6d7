import { sql } from 'kysely';
import type { Db } from '../../../../db/schema.ts';

type Invariant = {
  /** The invariant, shown in the report when it is violated. */
  holds: string;
  /** Selects the violating rows, each with an identifier. */
  broken: ReturnType<typeof sql<{ what: string }>>;
};

/** Payments that fulfil their order, as opposed to late or double payments, which are refunded. */
const settling = sql`
  select * from payment where status = 'paid'
    and not exists (select from refund where refund.pay_no = payment.pay_no and refund.cause in ('late', 'double'))`;

const bought = sql`('paid', 'refunding')`;

/**
 * Invariants of orders, payments, refunds, points, memberships and invoices, which hold in every committed state.
 * Checked by `npm run ledger:verify` and the random tests.
 */
export const moneyInvariants: readonly Invariant[] = [
  {
    holds: '积分余额等于积分明细之和',
    broken: sql`select m.uid::text as what from member m
      left join (select uid, sum(score) as score from score_record group by uid) r using (uid)
      where m.score <> coalesce(r.score, 0)`,
  },
  {
    holds: '每一行积分明细的余额接着上一行',
    broken: sql`select id::text as what from (
        select id, balance, sum(score) over (partition by uid order by id) as sum from score_record) lines
      where balance <> sum or balance < 0`,
  },
  {
    holds: '会员到期时间等于会员期明细的最后一行',
    broken: sql`select m.uid || ' ' || k.kind as what from member m
      cross join lateral (values ('vip', m.vip_expire), ('veg_vip', m.vegetable_expire)) k (kind, ends)
      left join lateral (select ends_after from membership_record r
        where r.uid = m.uid and r.kind = k.kind order by id desc limit 1) last on true
      where k.ends is distinct from last.ends_after`,
  },
  {
    holds: '每一行会员期明细接着上一行',
    broken: sql`select id::text as what from (
        select id, ends_before, lag(ends_after) over (partition by uid, kind order by id) as former
        from membership_record) lines
      where ends_before is distinct from former`,
  },
  {
    holds: '已付的订单恰有一笔使它成立的付款，金额与应付相等',
    broken: sql`select p.no as what from purchase p left join (${settling}) pay on pay.order_id = p.id
      where p.status in ('paid', 'refunding', 'refunded')
      group by p.id having count(pay.pay_no) <> 1 or min(pay.amount) <> p.pay_amount`,
  },
  {
    holds: '没有付的、取消的、过期的订单没有使它成立的付款',
    broken: sql`select p.no as what from purchase p join (${settling}) pay on pay.order_id = p.id
      where p.status in ('unpaid', 'cancelled', 'expired')`,
  },
  {
    holds: '应付等于金额减去抵扣，抵扣等于积分的价值',
    broken: sql`select no as what from purchase
      where pay_amount <> amount - discount or discount <> points_used / 100.0`,
  },
  {
    holds: '订单用掉的积分恰好记在明细里；关闭与退款的订单已经退还',
    broken: sql`select p.no as what from purchase p
      left join (select biz_id, sum(score) as score from score_record
        where source = 'order' and biz_type like 'order%' group by biz_id) r on r.biz_id = p.id
      where p.points_used > 0 and coalesce(r.score, 0) <>
        case when p.status in ('unpaid', 'paid', 'refunding') then -p.points_used else 0 end`,
  },
  {
    holds: '买会员的已付订单恰好发放一次，其他订单没有发放',
    broken: sql`select p.no as what from purchase p
      left join membership_record r on r.source = 'order' and r.biz_id = p.id
      where p.kind in ('vip', 'veg_vip') and (
        (p.status in ${bought} and (r.id is null or p.benefit_from is null))
        or (p.status in ('unpaid', 'cancelled', 'expired') and r.id is not null))`,
  },
  {
    holds: '已付的会员期没有一个超过会员的到期时间',
    broken: sql`select p.no as what from purchase p join member m using (uid)
      where p.kind in ('vip', 'veg_vip') and p.status in ${bought}
        and p.benefit_to > case p.kind when 'vip' then m.vip_expire else m.vegetable_expire end`,
  },
  {
    holds: '订单已退的金额等于它退成的款；全退的订单一分不剩',
    broken: sql`select p.no as what from purchase p
      left join (select order_id, sum(amount) as amount from refund
        where status = 'done' and cause in ('member', 'operator') group by order_id) r on r.order_id = p.id
      where p.refunded <> coalesce(r.amount, 0) or (p.status = 'refunded') <> (p.refunded = p.pay_amount)`,
  },
  {
    holds: '退款中的订单恰有一份没有结束的退款，其他订单没有',
    broken: sql`select p.no as what from purchase p
      left join refund r on r.order_id = p.id and r.cause in ('member', 'operator')
        and r.status in ('requested', 'approved', 'sent', 'failed')
      group by p.id having count(r.id) <> (p.status = 'refunding')::int`,
  },
  {
    holds: '一笔付款的退款合起来不超过它',
    broken: sql`select pay.pay_no as what from payment pay join refund r using (pay_no)
      where r.status not in ('rejected', 'withdrawn')
      group by pay.pay_no having sum(r.amount) > pay.amount or bool_or(pay.status <> 'paid')`,
  },
  {
    holds: '开票中与已开票的发票，其订单都是已付的，状态一致，金额相加相等',
    broken: sql`select i.id as what from invoice i
      left join invoice_order io on io.invoice_id = i.id left join purchase p on p.id = io.order_id
      where i.status not in ('rejected', 'reversed')
      group by i.id having bool_or(p.id is null or not io.live or p.status <> 'paid' or p.uid <> i.uid
        or p.invoice_status <> i.status) or sum(p.pay_amount - p.refunded) <> i.amount`,
  },
  {
    holds: '退回的发票不占着订单，没有发票的订单不说自己有',
    broken: sql`select p.no as what from purchase p
      left join invoice_order io on io.order_id = p.id and io.live
      left join invoice i on i.id = io.invoice_id
      where (io.order_id is null) <> (p.invoice_status in ('none', 'rejected', 'reversed'))
        or i.status in ('rejected', 'reversed')`,
  },
];

export type Broken = { holds: string; what: string[] };

const MAX_NAMED = 20;

/**
 * @returns the violated invariants with the identifiers of at most 20 rows each; empty if all hold. One statement, so
 * all checks see the same snapshot.
 */
export const findBroken = async (db: Db): Promise<Broken[]> => {
  const all = moneyInvariants.map(
    ({ broken }, place) =>
      sql`(select ${sql.lit(place)} as place, what from (${broken}) as rows limit ${sql.lit(MAX_NAMED)})`,
  );
  const { rows } = await sql<{ place: number; what: string }>`${sql.join(all, sql` union all `)}`.execute(db);
  return moneyInvariants.flatMap(({ holds }, place) => {
    const what = rows.filter((row) => row.place === place).map((row) => row.what);
    return what.length > 0 ? [{ holds, what }] : [];
  });
};
