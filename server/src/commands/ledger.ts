import { sql } from 'kysely';
import { findBroken, moneyInvariants } from '../modules/commerce/index.ts';
import { withDatabase } from './with-database.ts';

/**
 * Verifies every balance: whether the tables of points, memberships, orders, payments, refunds and invoices agree.
 * @returns the report for the operator
 * @throws Error that names each violation
 */
export const verifyLedger = (env: NodeJS.ProcessEnv): Promise<string> =>
  withDatabase(env, async (db) => {
    const broken = await findBroken(db);
    if (broken.length > 0)
      throw new Error(broken.map(({ holds, what }) => `不成立：${holds}\n  ${what.join('\n  ')}`).join('\n'));
    const { rows } = await sql<{ members: number; orders: number; strange: number }>`
      select (select count(*) from member)::int as members, (select count(*) from purchase)::int as orders,
        (select count(*) from payment_notice where outcome like 'wrong%' or outcome like 'unknown%')::int as strange`.execute(
      db,
    );
    const { members = 0, orders = 0, strange = 0 } = rows[0] ?? {};
    const lines = moneyInvariants.map(({ holds }) => `成立：${holds}`);
    if (strange > 0)
      lines.push(`注意：${strange} 条通知的金额、收款方或支付单与我们的不符，没有入账，请到支付方后台核对`);
    return [...lines, `${members} 个会员、${orders} 份订单，全部相符`].join('\n');
  });
