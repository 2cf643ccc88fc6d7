import { type AlertRule, alertText } from '@bee/domain/price-alert';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../../clock.ts';
import type { Db, Tx } from '../../../../db/schema.ts';
import { transact } from '../../../../db/transact.ts';
import { type PriceKey, priceLink } from '../../../../page-links.ts';
import { sendMessage } from '../../../identity/index.ts';
import { followRule } from '../model/follow-rule.ts';
import { type QuoteRow, undoubtedQuotes } from './alert-quotes.ts';
import { KIND, restingAlerts, seriesOf } from './watch.repository.ts';

/**
 * Age in days after which a quote of series `s` no longer triggers alerts; longer for series reported weekly or
 * monthly.
 */
const FRESH_DAYS = sql`case
  when s.monthly or s.last_date - s.first_date > 18 * (s.quotes - 1) then 45
  when s.last_date - s.first_date > 4 * (s.quotes - 1) then 10
  else 3 end`;
const BATCH_SIZE = 200;

type WatchRow = AlertRule & {
  id: number;
  uid: number;
  target_id: string;
  armed: boolean;
  checked_date: string | null;
  created_at: string;
  /** The series checked; null if there is none. */
  price: (PriceKey & { kind: string | null; fresh_from: string }) | null;
  quotes: QuoteRow[];
};

/**
 * Checks every alert against the quotes added since its last check and notifies the member when it fires. State and
 * message are written in one transaction per batch; concurrent checks run sequentially.
 * @returns the number of alerts that fired
 */
export const checkWatches = async (db: Db, now: Date): Promise<number> => {
  let fired = 0;
  for (let after = 0, more = true; more; ) {
    const { count, last } = await transact(db, (tx) => checkSome(tx, after, now));
    fired += count;
    more = last !== null;
    after = last ?? after;
  }
  return fired;
};

const checkSome = async (tx: Tx, after: number, now: Date) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('check-watches', 0))`.execute(tx);
  const today = shanghaiDay(now);
  const { rows } = await sql<WatchRow>`
    with due as (
      select w.* from price_watch w
      where w.id > ${after} and w.id in (select id from ${restingAlerts(now)} r where not resting)
      order by w.id limit ${BATCH_SIZE}
      for update of w
    )
    select w.id, w.uid, w.target_id, w.op, w.value, w.days, w.armed, w.checked_date, w.created_at,
      case when s.id is not null then json_build_object('scope', s.scope, 'group', s.group_name, 'name', s.name,
        'area', k.area, 'market', k.name, 'spec', s.spec, 'variant', s.variant, 'kind', ${KIND},
        'fresh_from', ${today}::date - ${FRESH_DAYS}) end as price,
      coalesce((
        select json_agg(json_build_object('date', q.date, 'avg', q.avg, 'change', q.change) order by q.date)
        from ${undoubtedQuotes(sql`s.id`, sql`coalesce(w.checked_date, ${today}::date - ${FRESH_DAYS})`, sql`w.days`)} q
      ), '[]') as quotes
    from due w
    left join lateral ${seriesOf(sql`w.target_id`, sql`w.market_id`, sql`w.spec`)} s on true
    left join market k on k.id = s.market_id
    order by w.id`.execute(tx);
  let count = 0;
  for (const row of rows) if (await checkOne(tx, row, now)) count += 1;
  return { count, last: rows.length < BATCH_SIZE ? null : (rows.at(-1)?.id ?? null) };
};

const checkOne = async (tx: Tx, row: WatchRow, now: Date): Promise<boolean> => {
  const newest = row.quotes.at(-1);
  const { price } = row;
  if (!newest || !price || newest.date < price.fresh_from) return false;
  const { armed, checkedDate, fired } = followRule(
    row,
    { armed: row.armed, checkedDate: row.checked_date },
    row.quotes,
  );
  if (armed !== row.armed || checkedDate !== row.checked_date || fired)
    await tx
      .updateTable('price_watch')
      .set({
        armed,
        checked_date: checkedDate,
        ...(fired && { fired_at: now, fired_date: fired.date, fired_price: fired.avg }),
      })
      .where('id', '=', row.id)
      .execute();
  return fired !== null && (await notify(tx, row, price, fired, now));
};

const notify = (
  tx: Tx,
  row: WatchRow,
  price: NonNullable<WatchRow['price']>,
  { date, avg, change }: QuoteRow,
  now: Date,
): Promise<boolean> => {
  const rule = alertText(row);
  const moved =
    row.op === 'change' && change !== null
      ? `，${row.days} 天内${change > 0 ? '上涨' : '下跌'} ${Math.abs(change)}%`
      : '';
  const where = [`${price.area ?? ''}${price.market}`, price.kind].filter(Boolean).join(' · ');
  return sendMessage(tx, {
    uid: row.uid,
    key: `price-watch:${row.id}:${new Date(row.created_at).getTime()}:${date}`,
    kind: 'price',
    title: `${price.name} ${avg.toFixed(2)} 元/公斤，${rule}`,
    body: `${where} ${date} 均价 ${avg.toFixed(2)} 元/公斤${moved}，达到您设置的预警：${rule}。`,
    link: priceLink(price),
    now,
  });
};
