import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { MemberQuote, OwnQuote } from '@bee/contracts/resource/market-data';
import { marketDataStates, statesBeforeReview } from '@bee/domain/market-data';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { listPage } from '../../../../db/list-page.ts';
import { queryRow } from '../../../../db/query-rows.ts';
import type { Database, Db, Tx } from '../../../../db/schema.ts';
import { matchKey } from '../../../../text/match-key.ts';

export type NewQuote = Insertable<Database['price_report']>;

/** @returns false if the same form, or a quote for this product, market and day, already exists */
export const insertQuote = async (db: Db, quote: NewQuote): Promise<boolean> => {
  const row = await db
    .insertInto('price_report')
    .values(quote)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Locks the quotes of a member until the transaction ends. */
export const lockQuotes = async (tx: Tx, uid: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`price-report:${uid}`}, 0))`.execute(tx);
};

export const countQuotes = async (db: Db, uid: number, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('price_report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('created_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
};

type Review = Required<Pick<Updateable<Database['price_report']>, 'status' | 'reason' | 'reviewed_by' | 'reviewed_at'>>;

/** @returns undefined if the current status does not allow the review */
export const changeReviewed = (tx: Tx, id: string, review: Review) =>
  tx
    .updateTable('price_report')
    .set(review)
    .where('id', '=', id)
    .where('status', 'in', statesBeforeReview(review.status))
    .returningAll()
    .executeTakeFirst();

type Place = Pick<NewQuote, 'uid' | 'group_name' | 'product' | 'spec' | 'market_id' | 'date'>;

/** An earlier quote of this member with the same form token, or for the same product, market and day. */
export const findSameQuote = (db: Db, place: Place, token: string | undefined) =>
  db
    .selectFrom('price_report')
    .select([
      'id',
      'status',
      'source_low',
      'source_high',
      'unit',
      sql<boolean>`coalesce(form_token = ${token ?? null}, false)`.as('is_same_form'),
    ])
    .where('uid', '=', place.uid)
    .where((eb) =>
      eb.or([
        eb('form_token', '=', token ?? null),
        eb.and([
          eb('status', '<>', 'rejected'),
          eb('group_name', '=', place.group_name),
          eb('product', '=', place.product),
          eb('spec', '=', place.spec),
          eb('market_id', '=', place.market_id),
          eb('date', '=', place.date),
        ]),
      ]),
    )
    .orderBy(sql`coalesce(form_token = ${token ?? null}, false)`, 'desc')
    .limit(1)
    .executeTakeFirst();

type QuotedProduct = { id: number; group_name: string; name: string; specs: string[] };

export const findQuotedProduct = (db: Db, group: string, name: string) => queryRow<QuotedProduct>(db)`
    select p.id, p.group_name, p.name, array_agg(s.spec order by s.quotes desc, s.id) as specs
    from price_product p join price_series s on s.product_id = p.id
    where p.scope = 'market' and p.group_name = ${group} and p.match_key = ${matchKey(name)}
    group by p.id`;

/** A market that reports wholesale prices. */
export const findMarket = (db: Db, id: string) =>
  db
    .selectFrom('market as k')
    .innerJoin('price_series as s', 's.market_id', 'k.id')
    .select(['k.id', 'k.name'])
    .where('k.id', '=', id)
    .where('s.scope', '=', 'market')
    .limit(1)
    .executeTakeFirst();

/** The market's own average, not flagged as doubtful and at most a week older than the day; null if there is none. */
export const findUsual = async (
  db: Db,
  { productId, spec, marketId, day }: { productId: number; spec: string; marketId: string; day: string },
): Promise<number | null> => {
  const { rows } = await sql<{ avg: number }>`
    select q.avg from price_series s join price_quote q on q.series_id = s.id
    where s.product_id = ${productId} and s.market_id = ${marketId} and s.spec = ${spec}
      and q.date between ${day}::date - 7 and ${day}::date and q.avg is not null and q.flag is null
    order by q.date desc limit 1`.execute(db);
  return rows[0]?.avg ?? null;
};

export type QuoteRow = Omit<MemberQuote, 'by' | 'photo'> &
  Pick<OwnQuote, 'remark' | 'status' | 'reason'> & {
    /** Id of its file. */
    photo: string | null;
    nickname: string;
    mobile: string | null;
    reviewed_by: string;
    reviewed_at: string | null;
  };

const quoteRows = (where: RawBuilder<unknown>) => sql`
  select r.id, r.product, r.group_name as group, nullif(r.spec, '') as spec, r.market_id, r.market, r.date,
    r.low as price_low, r.avg as price_avg, r.high as price_high, '元/公斤' as unit,
    json_build_object('unit', '元/' || r.unit, 'low', r.source_low, 'high', r.source_high) as original,
    r.volume, r.usual, r.created_at, r.remark, r.photo, r.status, r.reason, m.nickname, m.mobile,
    coalesce(o.nickname, '') as reviewed_by, r.reviewed_at
  from price_report r
  join member m on m.uid = r.uid
  left join member o on o.uid = r.reviewed_by
  where ${where}`;

const REVIEW_ORDERS = {
  date: sql`date`,
  price: sql`price_avg`,
  // Without a usual price there is no distance; the constant part of the percentage does not change the order.
  distance: sql`price_avg / nullif(usual, 0)`,
  created_at: sql`created_at`,
};

const quoteList = {
  orderBy: sql`created_at desc, id`,
  facet: 'status',
  labels: marketDataStates,
};

export const listApproved = (
  db: Db,
  { group, name, spec, ...paging }: ParsedRequestFor<'vegetable/getMemberQuoteList'>,
) =>
  listPage<QuoteRow>(db, paging, {
    ...quoteList,
    rows: quoteRows(sql`r.status = 'approved' and r.group_name = ${group} and r.product = ${name}
      and (${spec ?? null}::text is null or r.spec = ${spec ?? null})`),
    orderBy: sql`date desc, created_at desc, id`,
  });

export const listOwn = (
  db: Db,
  uid: number,
  { status, ...paging }: ParsedRequestFor<'vegetable/getMyMarketDataList'>,
) => listPage<QuoteRow>(db, paging, { ...quoteList, rows: quoteRows(sql`r.uid = ${uid}`), filters: { status } });

export const listForReview = (db: Db, { status, ...request }: ParsedRequestFor<'ops/getMarketDataList'>) =>
  listPage<QuoteRow, QuoteRow, keyof typeof REVIEW_ORDERS>(db, request, {
    ...quoteList,
    rows: quoteRows(sql`true`),
    filters: { status },
    search: sql`product, market, nickname, remark`,
    sort: REVIEW_ORDERS,
  });

export const findQuote = async (db: Db, id: string): Promise<QuoteRow | undefined> => {
  const quotes = await listPage<QuoteRow>(
    db,
    { page: 1, limit: 1 },
    { ...quoteList, rows: quoteRows(sql`r.id = ${id}`) },
  );
  return quotes.list[0];
};
