import type { ParsedRequestFor } from '@bee/contracts/operations';
import { addDays } from '@bee/domain/calendar-day';
import { cityOf } from '@bee/domain/region';
import { supplyStates } from '@bee/domain/supply';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { TooMany } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { memberOf, uidOf, uidOrNull, type Viewer } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { listPrices, presentPriceRow, wholesaleOf } from '../../prices/index.ts';
import { presentDetail, presentPosting } from '../model/posting.presenter.ts';
import { allowToSee, revealsPerDay } from '../model/supply.policy.ts';
import {
  countCities,
  countOwn,
  countProducts,
  countSpecs,
  findPosting,
  listOwn,
  listShown,
  type PostingRow,
} from '../store/posting.repository.ts';
import { countReveal, countView, insertReveal } from '../store/write-posting.repository.ts';

type Caller = Pick<CallContext, 'viewer' | 'ip' | 'now' | 'today'>;

export const listPostings: ServiceOf<
  'vegetable/getSupplyDemandList',
  [context: Pick<Caller, 'viewer' | 'today'>]
> = async (db, request, { viewer, today }) => {
  const { page, limit, mine, product } = request;
  const uid = mine ? uidOf({ viewer }) : uidOrNull(viewer);
  const [{ rows, total, updatedAt }, facets] = await Promise.all([
    mine && uid !== null ? listOwn(db, uid, request, today) : listShown(db, request, today),
    mine && uid !== null ? ownFacets(db, uid, today) : product ? specFacets(db, request, today) : undefined,
  ]);
  const prices = await wholesaleSince(db, rows, today);
  return {
    list: rows.map((row) => ({ ...presentPosting(row, uid), wholesale: prices.get(row.product) ?? null })),
    total,
    page,
    limit,
    ...(facets && { facets }),
    updated_at: updatedAt && new Date(updatedAt).toISOString(),
  };
};

export const readPosting: ServiceOf<'vegetable/getSupplyDemandDetail', [who: Caller]> = async (
  db,
  { id, reveal, seen },
  who,
) => {
  const row = allowToSee(await findPosting(db, id, who.today), who.viewer);
  const own = row.uid === uidOrNull(who.viewer);
  const reveals_left = reveal && !own ? await revealMobile(db, row, memberOf(who), who) : null;
  if (seen && !own) await countOnce(db, row, who);
  const prices = await wholesaleSince(db, [row], who.today);
  return presentDetail(row, uidOrNull(who.viewer), {
    wholesale: prices.get(row.product) ?? null,
    mobile: reveal || own ? row.mobile : null,
    reveals_left,
    ref_price: await findWholesale(db, row.product),
  });
};

export const listCities: ServiceOf<'vegetable/getSupplyDemandCityList', [today: string]> = async (
  db,
  { kind },
  today,
) => {
  const rows = await countCities(db, kind, today);
  return rows.map(({ adcode, count }) => ({ adcode, name: cityOf(adcode)?.name ?? adcode, count }));
};

export const listProducts: ServiceOf<'vegetable/getSupplyDemandNameList', [today: string]> = (db, request, today) =>
  countProducts(db, request, today);

/** Counts one view per reader and day. */
const countOnce = async (db: Db, { id, status }: PostingRow, { viewer, ip, now, today }: Caller) => {
  if (status !== 'online') return;
  const { count } = await consumeRateLimit(db, `supply-view:${id}:${viewer?.uid ?? ip}:${today}`, 86_400, now);
  if (count === 1) await countView(db, id);
};

/** Older wholesale prices are no comparison. */
const PRICE_DAYS = 30;

const wholesaleSince = (db: Db, rows: readonly PostingRow[], today: string) =>
  wholesaleOf(db, [...new Set(rows.map(({ product }) => product))], addDays(today, -PRICE_DAYS));

const findWholesale = async (db: Db, name: string) => {
  const { rows } = await listPrices(db, { name, page: 1, limit: 1 });
  return rows[0] ? presentPriceRow(rows[0]) : null;
};

const ownFacets = async (db: Db, uid: number, today: string) => {
  const rows = await countOwn(db, uid, today);
  return { status: rows.map(({ status, count }) => ({ value: status, label: supplyStates[status], count })) };
};

const specFacets = async (db: Db, request: ParsedRequestFor<'vegetable/getSupplyDemandList'>, today: string) => {
  const rows = await countSpecs(db, request, today);
  return { spec: rows.map(({ spec, count }) => ({ value: spec, label: spec, count })) };
};

/**
 * Counts that this member views the number; each number counts once a day. In one transaction, so that a call over the
 * limit is rolled back and concurrent calls wait for each other at the member's counter.
 * @returns how many more numbers the member may view today; null if this number was viewed before
 * @throws TooMany
 */
const revealMobile = (
  db: Db,
  { id }: Pick<PostingRow, 'id'>,
  viewer: Viewer,
  { now, today }: Pick<CallContext, 'now' | 'today'>,
): Promise<number | null> =>
  transact(db, async (tx) => {
    const uid = Number(viewer.uid);
    if (!(await insertReveal(tx, { posting_id: id, uid, day: today }))) return null;
    const limit = revealsPerDay(viewer);
    const { count } = await consumeRateLimit(tx, `supply-reveal:${uid}:${today}`, 86_400, now);
    if (count > limit) throw new TooMany(`今天已查看 ${limit} 个电话号码，请明天再查看；已看过的号码今天仍可再看`);
    await countReveal(tx, id);
    return limit - count;
  });
