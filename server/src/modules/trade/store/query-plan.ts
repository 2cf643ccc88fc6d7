import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Country, TradeFlow, TradeFreq } from '@bee/contracts/resource/trade';
import type { Reach } from '@bee/domain/period';
import type { Db } from '../../../db/schema.ts';
import { InvalidInput, NotFound } from '../../../http/errors.ts';
import { regs, tradeModes } from '../model/trade-modes.ts';
import { monthAfter, monthsBetween, tradeReach } from '../model/trade-period.ts';
import { findCountries } from './country.repository.ts';
import { findCodes, type HsRow } from './hs.repository.ts';
import { readSpan, type TradeSpan } from './trade-year.repository.ts';

export type Query = Omit<ParsedRequestFor<'trade/getTradeDataList'>, 'page' | 'limit'>;
export type Dimension = Query['row'];

/** A query whose parts have been resolved and deduplicated. */
export type QueryPlan = {
  codes: HsRow[];
  countries: Country[];
  flows: TradeFlow[];
  freq: TradeFreq;
  /** The months or years of the result, oldest first; empty without data. */
  periods: string[];
  /** Number of requested months that are not open to the viewer. */
  closedMonths: number;
  /** The first and last month or year of the data. */
  dates: { min: string; max: string } | null;
  lastMonth: string | null;
  /** The time range that the data cover. */
  reach: Reach;
  ports: string[];
  modes: string[];
  regs: string[];
  row: Dimension;
  col: Dimension;
  measures: Query['measures'];
  sort: { key: string; direction: 1 | -1 } | null;
};

/** Dimensions that the yearly totals do not contain. */
const FINE: readonly Dimension[] = ['port', 'mode', 'reg'];

export const isFine = ({
  ports,
  modes,
  regs: places,
  row,
  col,
}: Pick<QueryPlan, 'ports' | 'modes' | 'regs' | 'row' | 'col'>): boolean =>
  ports.length + modes.length + places.length > 0 || FINE.includes(row) || FINE.includes(col);

const MAX_PERIODS = 240;
const DEFAULT_PERIODS = { M: 12, Y: 10 };

/**
 * @param openMonths number of latest months that are open; null means all. Yearly totals are always open
 * @throws NotFound for unknown codes, countries or ports; InvalidInput for contradictory queries
 */
export const planQuery = async (db: Db, query: Query, openMonths: number | null): Promise<QueryPlan> => {
  if (query.row === query.col) throw new InvalidInput('行和列不能是同一个维度，请换一个');
  const [codes, countries, span] = await Promise.all([
    knownCodes(db, [...new Set(query.hs)]),
    findCountries(db, [...new Set(query.partners)]),
    readSpan(db),
  ]);
  const dates = limitsOf(query.freq, span);
  const ports = await knownPorts(db, [...new Set(query.ports)]);
  return {
    codes,
    countries,
    flows: [...new Set(query.flow)],
    freq: query.freq,
    dates,
    ...openPeriods(periodsOf(query, dates), span, openMonths),
    lastMonth: span.last_month?.slice(0, 7) ?? null,
    reach: tradeReach(span, query.freq, query.freq === 'Y' && !isFine(query)),
    ports,
    modes: known(
      '贸易方式',
      query.modes,
      tradeModes.map(({ code }) => code),
    ),
    regs: known(
      '注册地',
      query.regs,
      regs.map(({ adcode }) => adcode),
    ),
    row: query.row,
    col: query.col,
    measures: [...new Set(query.measures)],
    sort: sortOf(query.sort),
  };
};

const sortOf = (sort: Query['sort']): QueryPlan['sort'] => {
  const [key = '', direction] = sort?.split('.') ?? [];
  return direction === undefined ? null : { key, direction: direction === 'asc' ? 1 : -1 };
};

/** The code of all goods together, as in the totals per year. */
const ALL_GOODS: HsRow = {
  code: '',
  level: 0,
  parent: null,
  name: '全部农产品',
  en: null,
  unit: null,
  unit2: null,
  valid_from: 0,
  valid_to: null,
  sample: false,
  children: 0,
};

const knownCodes = async (db: Db, hs: string[]): Promise<HsRow[]> => {
  if (hs.length === 0) return [ALL_GOODS];
  const rows = await findCodes(db, hs);
  const missing = hs.filter((code) => !rows.some((row) => row.code === code));
  if (missing.length > 0) throw new NotFound(`没有编码 ${missing.join('、')}，请在商品目录里查找`);
  return hs.flatMap((code) => rows.find((row) => row.code === code) ?? []);
};

const knownPorts = async (db: Db, ports: string[]): Promise<string[]> => {
  if (ports.length === 0) return [];
  const rows = await db.selectFrom('trade_port').select('code').where('code', 'in', ports).execute();
  return known(
    '口岸',
    ports,
    rows.map(({ code }) => code),
  );
};

const known = (title: string, given: readonly string[], existing: readonly string[]): string[] => {
  const missing = given.filter((one) => !existing.includes(one));
  if (missing.length > 0) throw new NotFound(`没有代码为 ${missing.slice(0, 5).join('、')} 的${title}，请从列表中选择`);
  return [...new Set(given)];
};

const limitsOf = (freq: TradeFreq, span: TradeSpan): QueryPlan['dates'] => {
  const [min, max] =
    freq === 'M'
      ? [span.first_month?.slice(0, 7), span.last_month?.slice(0, 7)]
      : [span.first_year?.toString(), span.last_year?.toString()];
  return min && max ? { min, max } : null;
};

const periodsOf = ({ freq, from, to }: Query, dates: QueryPlan['dates']): string[] => {
  const begin = from && inFreq(from, freq, '01');
  const end = to && inFreq(to, freq, '12');
  if (begin && end && begin > end) throw new InvalidInput(`开始时期 ${from} 晚于结束时期 ${to}，请对调`);
  if (!dates) return [];
  const { min: first, max: last } = dates;
  const until = end && end < last ? end : last;
  const all = allPeriods(begin && begin > first ? begin : first, until);
  const wanted = begin ? all : all.slice(-DEFAULT_PERIODS[freq]);
  if (wanted.length > MAX_PERIODS)
    throw new InvalidInput(`一次最多查询 ${MAX_PERIODS} 个月，所选时期有 ${wanted.length} 个月；请缩短时期或改为按年`);
  return wanted;
};

const openPeriods = (asked: string[], { last_month: last }: TradeSpan, openMonths: number | null) => {
  const earliest = last === null || openMonths === null ? '' : monthAfter(last.slice(0, 7), 1 - openMonths);
  const periods = asked.filter((period) => period.length === 4 || period >= earliest);
  return { periods, closedMonths: asked.length - periods.length };
};

const inFreq = (period: string, freq: TradeFreq, month: string): string =>
  freq === 'Y' ? period.slice(0, 4) : period.length === 4 ? `${period}-${month}` : period;

const allPeriods = (from: string, to: string): string[] => {
  if (from > to) return [];
  if (from.length === 7) return monthsBetween(from, to);
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index));
};
