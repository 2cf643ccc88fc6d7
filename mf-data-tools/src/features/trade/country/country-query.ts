import type { PermitStatus, TradeFlow } from '@bee/contracts/resource/trade';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { type ChartView, chartQuery, readChartView } from '@bee/ui/data';
import { measureChoices } from '../chart/trade-measures.ts';
import { originOf } from '../detail/detail-query.ts';
import { statusOf } from '../permit/permit-status.tsx';

/** What the page of a country shows; without a country the access list of all of them. */
export type CountryQuery = ChartView & {
  origin?: string;
  status?: PermitStatus;
  flow: TradeFlow;
  year?: number;
  /** Of the access list. */
  product?: string;
  cate?: string;
  page: number;
};

const keys = { status: 'status', flow: 'flow', year: 'year', product: 'q', cate: 'cate', page: 'p' } as const;

const choices = measureChoices('value', null);

export const readCountryQuery = (params: Record<string, string>, query: Record<string, string>): CountryQuery => {
  const year = Number(query[keys.year]);
  return {
    ...readChartView(query, choices),
    origin: originOf(params.origin),
    status: statusOf(query[keys.status]),
    flow: query[keys.flow] === 'export' ? 'export' : 'import',
    year: Number.isInteger(year) && year >= 1990 && year <= 2100 ? year : undefined,
    product: textOf(query[keys.product]),
    cate: textOf(query[keys.cate], 40),
    page: pageOf(query[keys.page]),
  };
};

/** The address after a change; every change but turning the page starts at page 1 again. */
export const countryHref = (current: CountryQuery, change: Partial<CountryQuery> = {}): string => {
  const { origin, status, flow, year, product, cate, page, ...view } = { ...current, page: 1, ...change };
  return href('application/trade/country-detail', {
    origin,
    ...saidOnly({
      [keys.status]: status,
      [keys.flow]: flow === 'import' ? undefined : flow,
      [keys.year]: year === undefined ? undefined : String(year),
      [keys.product]: product,
      [keys.cate]: cate,
      [keys.page]: page === 1 ? undefined : String(page),
      ...chartQuery(view, choices),
    }),
  });
};
