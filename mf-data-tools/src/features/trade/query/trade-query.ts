import type { RequestFor } from '@bee/contracts/operations';
import type { TradeFlow, TradeFreq } from '@bee/contracts/resource/trade';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { list, matching, oneOf, page } from '@bee/domain/query-fields';
import { tradeDimensions, tradeMeasures } from '@bee/domain/trade-measures';
import { href } from '@bee/platform';
import { isHsCode } from '../trade-fields.ts';

/** Splits pasted items; commas and spaces are separators. */
const pasted = <Item extends string = string, const Given extends Parameters<typeof list<Item>>[1] = object>(
  limits: Parameters<typeof list<Item>>[0],
  options?: Given,
) => {
  const items = list<Item, NonNullable<Given>>(limits, options as NonNullable<Given>);
  return { ...items, read: (typed: string) => items.read(typed.replace(/[,，、\s]+/g, '~')) };
};

type TradeRequest = RequestFor<'trade/getTradeDataList'>;
export type Dimension = NonNullable<TradeRequest['row']>;
export type QueryMeasure = NonNullable<TradeRequest['measures']>[number];

export const dimensions: readonly { key: Dimension; title: string }[] = tradeDimensions;
export const queryMeasures: readonly { key: QueryMeasure; title: string; unit: string | null }[] = tradeMeasures;

export const MAX_CODES = 20;
const PAGE_SIZE = 20;
const TOP_PARTNERS = 10;

const MAX_CHOSEN = 20;
/** Limits addresses that were edited manually. */
const MAX_WRITTEN = 200;

const flows: readonly TradeFlow[] = ['import', 'export'];
const keys = dimensions.map(({ key }) => key);
const measureKeys = queryMeasures.map(({ key }) => key);

const partners = pasted({ most: MAX_CHOSEN, is: (code): code is string => /^[A-Z]{2,3}$/.test(code) }, { key: 'geo' });
const measures = pasted<QueryMeasure, { key: 'm'; fallback: QueryMeasure[] }>(
  { most: measureKeys.length, is: (key): key is QueryMeasure => measureKeys.some((one) => one === key) },
  { key: 'm', fallback: ['value_usd'] },
);
const period = () => matching(/^\d{4}(?:-(0[1-9]|1[0-2]))?$/);

/** A query of the trade data; both screens share it. */
export const tradeQuery = defineQuery({
  codes: pasted({ most: MAX_WRITTEN }, { key: 'hs', request: false }),
  partners: { ...partners, read: (typed: string) => partners.read(typed.toUpperCase()) },
  flows: pasted<TradeFlow, { key: 'flow'; request: 'flow'; fallback: TradeFlow[] }>(
    { most: flows.length, is: (flow): flow is TradeFlow => flows.some((one) => one === flow) },
    { key: 'flow', request: 'flow', fallback: ['import'] },
  ),
  freq: oneOf<TradeFreq, { fallback: TradeFreq }>(['M', 'Y'], { fallback: 'M' }),
  /** 2024-03, or 2024 for yearly data; the default is the newest period. */
  from: period(),
  to: period(),
  ports: pasted({ most: MAX_CHOSEN }, { key: 'port' }),
  modes: pasted({ most: MAX_CHOSEN }, { key: 'mode' }),
  regs: pasted({ most: MAX_CHOSEN, is: (code): code is string => /^\d{6}$/.test(code) }, { key: 'reg' }),
  row: oneOf(keys),
  col: oneOf(keys),
  sort: matching(/^(label|total|=[\w-]{0,12})\.(asc|desc)$/, { key: 's', counts: false }),
  measures: { ...measures, read: (typed: string) => inOrder(measures.read(typed)) },
  page: page(),
});

const inOrder = (chosen: QueryMeasure[] | undefined) => chosen && measureKeys.filter((key) => chosen.includes(key));

/** Invalid codes are kept in `refused` as they were typed. */
export type TradeQuery = Omit<QueryValues<typeof tradeQuery>, 'codes' | 'row' | 'col'> & {
  /** None means all agricultural goods. */
  hs: string[];
  refused: string[];
  row: Dimension;
  col: Dimension;
};

/** All goods together are split by partner. */
const usualRow = (codes: readonly string[]): Dimension => (codes.length > 0 ? 'hs' : 'partner');

/** All goods together begin with their ten largest partners. */
export const pageSize = ({ hs, row }: Pick<TradeQuery, 'hs' | 'row'>): number =>
  hs.length === 0 && row === 'partner' ? TOP_PARTNERS : PAGE_SIZE;

/** Rows and columns must use different dimensions. */
const usualCol = (row: Dimension): Dimension => (row === 'period' ? 'hs' : 'period');

export const readTradeQuery = (query: Record<string, string>): TradeQuery => {
  const { codes, col, ...values } = tradeQuery.read(query);
  const { freq, row = usualRow(codes) } = values;
  return {
    ...values,
    hs: codes.filter(isHsCode),
    refused: codes.filter((code) => !isHsCode(code)),
    from: periodOf(values.from, freq),
    to: periodOf(values.to, freq),
    row,
    col: col && col !== row ? col : usualCol(row),
  };
};

/** A period in the frequency of the query: a month is cut to its year, a year begins with January. */
const periodOf = (period: string | undefined, freq: TradeFreq): string | undefined =>
  period && (freq === 'Y' ? period.slice(0, 4) : period.padEnd(7, '-01'));

/** Why the query is invalid, as a message; null if it is valid. */
export const problemOf = ({ hs, from, to, refused }: TradeQuery): string | null => {
  if (refused.length > 0)
    return `“${refused.slice(0, 3).join('”“')}”${refused.length > 3 ? '等' : ''}不是 HS 编码：应为 2、4、6、8 或 10 位数字，请移除后重试`;
  if (hs.length > MAX_CODES) return `一次最多 ${MAX_CODES} 个商品编码，现有 ${hs.length} 个，请移除一些`;
  if (from && to && from > to) return `开始时期 ${from} 晚于结束时期 ${to}，请对调`;
  return null;
};

export const tradeRequest = ({ hs, ...query }: TradeQuery) => {
  const { page, ...asked } = tradeQuery.request(query);
  return { hs, ...asked } satisfies TradeRequest;
};

export type QueryScreen = 'application/trade/data-detail' | 'application/trade/data-analysis';

/** The values in the form that the query definition writes. */
const written = ({ hs, refused, row, col, ...query }: TradeQuery) => ({
  ...query,
  codes: [...hs, ...refused],
  row: row === usualRow([...hs, ...refused]) ? undefined : row,
  col: col === usualCol(row) ? undefined : col,
});

/** The address after a change; every change except that of the page number resets the page. */
export const tradeHref = (
  screen: QueryScreen,
  query: TradeQuery,
  change: Partial<TradeQuery> = {},
  more = {},
): string => href(screen, { ...tradeParams({ ...query, page: 1, ...change }), ...more });

export const tradeParams = (query: TradeQuery): Record<string, string> => tradeQuery.write(written(query));

/** Hidden fields of a form. */
export const tradeHidden = (query: TradeQuery, ...own: Parameters<typeof tradeQuery.hidden>[1][]) =>
  tradeQuery.hidden(written(query), ...own);
