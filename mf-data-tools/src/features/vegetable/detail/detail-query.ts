import type { DataFor, RequestFor } from '@bee/contracts/operations';
import type { AccessBlock } from '@bee/contracts/shapes';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { oneOf, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import type { ChartChoices } from '@bee/ui/data';
import { askedDays, priceChoices, shownDays } from '../../../components/price/price-periods.ts';
import { priceFields } from '../../../lib/chart-fields.ts';
import { priceTypes } from '../list/list-query.ts';

export type Detail = DataFor<'vegetable/getDetail'>;
type ChartRequest = RequestFor<'vegetable/getEchart'>;

/** Limit of the API including the headline market; a user's limit may be lower. */
export const MAX_MARKETS = 6;

/** @param access the history that the user may see; all by default */
export const detailChoices = (access?: AccessBlock): ChartChoices => ({
  ...priceChoices('3m', access),
  tabs: ['chart', 'map', 'table'],
});

export const detailQuery = defineQuery({
  ...priceFields(detailChoices()),
  spec: text(),
  /** The median of all markets in the chart. */
  national: oneOf(['on', 'off'], { key: 'nat', fallback: 'on' }),
});

/** State of the product page; group, name and type are in the path. */
export type DetailQuery = QueryValues<typeof detailQuery> & {
  group: string;
  name: string;
  type: (typeof priceTypes)[number];
};

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): DetailQuery => ({
  ...detailQuery.read(query),
  group: params.group ?? '',
  name: params.name ?? '',
  type: priceTypes.find((type) => type === params.type) ?? '1',
});

export const detailHref = (query: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const { group, name, type } = query;
  return href('application/vegetable/detail', { group, name, type, ...detailQuery.write(query, change) });
};

/** First and last day of the chart, counted back from the product's newest day, not from today. */
export const shownSpan = (query: DetailQuery, { dates }: Pick<Detail, 'dates'>): { from: string; to: string } =>
  shownDays(query, dates);

/** Request of the chart; changes against the year before need that year as well. */
export const chartRequest = (query: DetailQuery, { latest, dates, access }: Detail) => {
  const { from, to, days } = askedDays(query, dates);
  const visible = Math.min(days, access.preview?.shown ?? Number.POSITIVE_INFINITY);
  return {
    group: query.group,
    name: query.name,
    type: query.type,
    spec: query.spec,
    markets: shownMarkets(query, latest.market_id),
    from,
    to,
    freq: visible > LONGEST_DAILY ? 'W' : 'D',
    national: query.national === 'on',
  } satisfies ChartRequest;
};

/** The headline market first, then the compared ones. */
export const shownMarkets = ({ compare }: DetailQuery, headline: string): string[] =>
  [headline, ...compare.filter((market) => market !== headline)].slice(0, MAX_MARKETS);

/** Longer spans (in days) are drawn by week: 1,800 daily points add no visible detail. */
const LONGEST_DAILY = 400;
