import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { Forbidden, NotFound, NotSignedIn } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { countryLink } from '../../../page-links.ts';
import { newestPeriods } from '../model/recent-periods.ts';
import { monthsReason, openMonths } from '../model/trade.policy.ts';
import { figuresOf, sharesOf } from '../model/trade-figures.ts';
import { monthAfter, periodsOfYear, yearOfPeriod } from '../model/trade-period.ts';
import { seriesOf } from '../model/trade-series.ts';
import { countryNames, findCountry } from '../store/country.repository.ts';
import { findCodes } from '../store/hs.repository.ts';
import { readSpan, readYears, type TradeSpan } from '../store/trade-year.repository.ts';
import { tradeSource } from './trade-source.ts';

const TOP = 10;

type NewestRequest = ParsedRequestFor<'trade/getNewestYearData'>;

export const readNewestYear = async (db: Db, asked: NewestRequest): Promise<DataFor<'trade/getNewestYearData'>> =>
  readNewest(db, asked, ({ year }) => year);

export const readNewestMonth = async (db: Db, asked: NewestRequest): Promise<DataFor<'trade/getNewestMonthData'>> =>
  readNewest(db, asked, ({ month }) => (month ? [month] : []));

const readNewest = async (
  db: Db,
  { hs, flow, origin }: NewestRequest,
  choose: (newest: ReturnType<typeof newestPeriods>) => string[],
) => {
  const span = await readSpan(db);
  const periods = choose(newestPeriods(span));
  const [country, { source }] = await Promise.all([findCountry(db, origin), tradeSource(db), knownCode(db, hs)]);
  const from = yearOfPeriod(periods[0] ?? '9999') - 1;
  const [own, each, names] = await Promise.all([
    readYears(db, { hs: [hs], partners: [country?.code ?? ''], flows: [flow], from }),
    readYears(db, { hs: [hs], partners: 'each', flows: [flow], from }),
    countryNames(db),
  ]);
  return {
    figures: figuresOf(seriesOf(own), flow, periods, span),
    top: partnerShares(each, periods, span, names).list.slice(0, TOP),
    source,
  };
};

/**
 * Trade partners of a code in a month or year, largest first.
 * @throws NotSignedIn or Forbidden for a month that the viewer may not see
 */
export const listPartnerShares: ServiceOf<'trade/getTradePartnerName', [viewer: Viewer | null]> = async (
  db,
  { hs, flow, period },
  viewer,
) => {
  const [span] = await Promise.all([readSpan(db), knownCode(db, hs)]);
  const { month, year } = newestPeriods(span);
  const asked = period ?? month ?? year[0] ?? null;
  if (asked === null) return { period: null, list: [], total: null };
  allowMonth(asked, month, viewer);
  const [each, names] = await Promise.all([
    readYears(db, {
      hs: [hs],
      partners: 'each',
      flows: [flow],
      from: yearOfPeriod(asked) - 1,
      to: yearOfPeriod(asked),
    }),
    countryNames(db),
  ]);
  const periods = asked.length === 4 ? periodsOfYear(Number(asked), month) : [asked];
  return { period: asked, ...partnerShares(each, periods, span, names) };
};

const allowMonth = (period: string, newest: string | null, viewer: Viewer | null): void => {
  const months = openMonths(viewer);
  if (period.length === 4 || newest === null || months === null || period >= monthAfter(newest, 1 - months)) return;
  throw viewer ? new Forbidden(monthsReason(viewer)) : new NotSignedIn(monthsReason(viewer));
};

/** Largest first. */
export const partnerShares = (
  rows: Parameters<typeof sharesOf>[0],
  periods: string[],
  span: TradeSpan,
  names: Map<string, string>,
) =>
  sharesOf(
    rows,
    periods,
    span,
    ({ partner }) => partner,
    (code) => ({ name: names.get(code) ?? code, to: countryLink(code) }),
  );

/** @throws NotFound */
export const knownCode = async (db: Db, hs: string) => {
  const [row] = await findCodes(db, [hs]);
  if (!row) throw new NotFound(`没有编码 ${hs}，请在商品目录里查找`);
  return row;
};
