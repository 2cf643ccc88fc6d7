import type { DataFor } from '@bee/contracts/operations';
import type { Permit, SupervisePlace, TradePoint } from '@bee/contracts/resource/trade';
import { type ApiCaller, ApiError } from '@bee/platform';
import type { TradeSeries } from '../chart/trade-chart.tsx';
import type { SectionFigures } from './data-section.tsx';
import { chosenCode, type DetailQuery, productRequest, type TradeDetail } from './detail-query.ts';

export type DetailData = {
  detail: TradeDetail;
  taxes: DataFor<'trade/getTaxRate'> | null;
  places: SupervisePlace[];
  origins: DataFor<'trade/getOriginList'>;
  /** For the section that shows them. */
  compared: TradeSeries[];
  permits: Permit[];
  figures: SectionFigures | null;
  cates: DataFor<'trade/getProductCateList'>;
  /** The price for the decision on an origin; links to other tools for the section that lists them. */
  links: DataFor<'product/getLinks'> | null;
  /** Names of the countries with own rates. */
  countries: { code: string; name: string }[];
};

const MAX_CODES = 20;

/** Loads the data of the decision card, which all sections share, and that of the open section. */
export const loadDetail = async (api: ApiCaller, query: DetailQuery): Promise<DetailData> => {
  const detail = await api('trade/getTradeProductDetail', productRequest(query));
  const { name, site_cate } = detail;
  const code = chosenCode(detail, query);
  const taxCode = query.hs && code && query.hs.startsWith(code) ? query.hs : code;
  const within = <Answer>(section: DetailQuery['section'], ask: () => Promise<Answer>, otherwise: Answer) =>
    query.section === section ? ask() : otherwise;
  const [taxes, places, origins, compared, permits, figures, cates, links, countries] = await Promise.all([
    taxCode ? api('trade/getTaxRate', { hs: taxCode, origin: query.origin }) : null,
    site_cate === null ? [] : api('trade/getSupervisePlaceList', { cate: site_cate }),
    ofProduct(() => api('trade/getOriginList', { name })).then((list) => list ?? api('trade/getOriginList', {})),
    within('overview', () => loadCompared(api, query, detail), []),
    within('permit', async () => (await ofProduct(() => api('trade/getPermitOriginList', { name }))) ?? [], []),
    within('data', () => loadFigures(api, query, code), null),
    within('related', () => api('trade/getProductCateList', {}), []),
    loadLinks(api, query, name),
    within('tax', () => api('trade/getCountryList', {}), []),
  ]);
  const named = new Set(taxes?.list.flatMap(({ rates }) => rates.flatMap((rate) => rate.origins)));
  return {
    detail,
    taxes,
    places,
    origins,
    compared,
    permits,
    figures,
    cates,
    links,
    countries: countries.filter(({ code }) => named.has(code)).map(({ code, name: title }) => ({ code, name: title })),
  };
};

const loadLinks = async (api: ApiCaller, { section, origin, embed }: DetailQuery, name: string) => {
  if (section === 'related') return api('product/getLinks', { name, parts: ['price', 'food', 'standards'] });
  return origin && !embed ? api('product/getLinks', { name, parts: ['price'] }) : null;
};

/** Data by product name; null for a code without one. */
const ofProduct = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_FOUND) return null;
    throw error;
  }
};

const NOT_FOUND = 404;

const loadFigures = async (api: ApiCaller, { flow, origin }: DetailQuery, hs: string | undefined) => {
  if (!hs) return null;
  const [month, year] = await Promise.all([
    api('trade/getNewestMonthData', { hs, flow, origin }),
    api('trade/getNewestYearData', { hs, flow, origin }),
  ]);
  const partners = await api('trade/getTradePartnerName', { hs, flow, period: year.figures?.period.slice(0, 4) });
  return { month, year, partners };
};

/** Series of the compared countries in one request. */
const loadCompared = async (api: ApiCaller, query: DetailQuery, detail: TradeDetail): Promise<TradeSeries[]> => {
  const points = detail.series[query.flow];
  const hs = detail.hs_codes.map(({ code }) => code).slice(0, MAX_CODES);
  if (query.compare.length === 0 || points.length === 0 || hs.length === 0) return [];
  const answer = await api('trade/getTradeDataList', {
    hs,
    partners: query.compare,
    flow: [query.flow],
    from: points[0]?.[0],
    to: points.at(-1)?.[0],
    row: 'partner',
    col: 'period',
    measures: ['value_usd', 'qty', 'unit_price'],
  });
  return answer.list.map(({ key, label, cells, flags }) => ({
    id: key,
    name: label,
    points: answer.columns.map(
      ({ key: month }, place): TradePoint => [
        month,
        cells.value_usd?.[place] ?? null,
        cells.qty?.[place] ?? null,
        cells.unit_price?.[place] ?? null,
        flags[place] ?? null,
      ],
    ),
  }));
};
