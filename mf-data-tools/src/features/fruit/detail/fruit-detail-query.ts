import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { askedDays, priceChoices } from '../../../components/price/price-periods.ts';
import { priceFields } from '../../../lib/chart-fields.ts';

export type FruitDetail = DataFor<'fruit/getDetail'>;
type ChartRequest = RequestFor<'fruit/getEchart'>;

/** `area` filters the table of other origins. */
export const fruitDetailQuery = defineQuery({ ...priceFields(priceChoices('1y')), area: text(), page: page() });

/** `key` is the path: the fields that identify a fruit's price. */
export type FruitDetailQuery = QueryValues<typeof fruitDetailQuery> & {
  key: { production_area: string; category: string; type: string; addr: string; unit: string };
};

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): FruitDetailQuery => {
  const { production_area = '', category = '', type = '', addr = '', unit = '' } = params;
  return { ...fruitDetailQuery.read(query), key: { production_area, category, type, addr, unit } };
};

export const detailHref = (query: FruitDetailQuery, change: Partial<FruitDetailQuery> = {}): string =>
  href('application/fruit/detail', { ...(change.key ?? query.key), ...fruitDetailQuery.write(query, change) });

export const chartRequest = (query: FruitDetailQuery, { dates, access }: FruitDetail) => {
  const { from, to, days } = askedDays(query, dates);
  const visible = Math.min(days, access.preview?.shown ?? Number.POSITIVE_INFINITY);
  return {
    ...query.key,
    compare: query.compare.slice(0, MAX_COMPARED),
    from,
    to,
    freq: visible > LONGEST_DAILY ? 'W' : 'D',
  } satisfies ChartRequest;
};

/** Limit of the API, in addition to the origin itself. */
const MAX_COMPARED = 5;
/** Longer spans (in days) are drawn by week. */
const LONGEST_DAILY = 400;
