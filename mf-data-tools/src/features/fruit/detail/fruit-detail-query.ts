import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { pageOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { type ChartView, chartQuery, readChartView } from '@bee/ui/data';
import { askedDays, priceChoices } from '../../../parts/price/price-periods.ts';
import type { ShownUnit } from '../../../parts/price/price-unit.ts';

export type FruitDetail = DataFor<'fruit/getDetail'>;
type ChartRequest = RequestFor<'fruit/getEchart'>;

/** What a fruit's price is known by, as in the address. */
type FruitKey = { production_area: string; category: string; type: string; addr: string; unit: string };

/** What the page of one origin price shows, as its address says it. */
export type FruitDetailQuery = Omit<ChartView, 'unit'> & {
  key: FruitKey;
  unit: ShownUnit;
  /** Area that the table of other addresses is narrowed to. */
  area?: string;
  page: number;
};

const AREA_KEY = 'area';
const PAGE_KEY = 'p';

export const readDetailQuery = (params: Record<string, string>, query: Record<string, string>): FruitDetailQuery => {
  const view = readChartView(query, priceChoices('1y'));
  return {
    ...view,
    unit: view.unit as ShownUnit,
    key: {
      production_area: params.production_area ?? '',
      category: params.category ?? '',
      type: params.type ?? '',
      addr: params.addr ?? '',
      unit: params.unit ?? '',
    },
    area: query[AREA_KEY]?.trim().slice(0, 60) || undefined,
    page: pageOf(query[PAGE_KEY]),
  };
};

export const detailHref = (current: FruitDetailQuery, change: Partial<FruitDetailQuery> = {}): string => {
  const { key, area, page, ...view } = { ...current, page: 1, ...change };
  const shown = chartQuery(view, priceChoices('1y'));
  return href('application/fruit/detail', {
    ...key,
    ...shown,
    [AREA_KEY]: area,
    [PAGE_KEY]: page === 1 ? undefined : String(page),
  });
};

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

/** Limit of the contract beside the address itself. */
const MAX_COMPARED = 5;
/** Longer spans are drawn by weeks. */
const LONGEST_DAILY = 400;
