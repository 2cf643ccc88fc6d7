import type { DataFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { field, oneOf, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import type { ChartView } from '@bee/ui/data';
import { chartFields } from '../../../lib/chart-fields.ts';
import { place } from '../../../lib/list-fields.ts';
import { type Measure, measureChoices, measures } from '../chart/trade-measures.ts';
import { flowField, hsCode, isHsCode, originOf } from '../trade-fields.ts';

export type TradeDetail = DataFor<'trade/getTradeProductDetail'>;

export const sections = [
  { key: 'overview', title: '概览' },
  { key: 'permit', title: '准入' },
  { key: 'tax', title: '税率' },
  { key: 'sites', title: '监管场地' },
  { key: 'needs', title: '要求' },
  { key: 'data', title: '数据' },
  { key: 'related', title: '相关' },
] as const;

export const detailQuery = defineQuery({
  origin: field<string>(originOf, String),
  section: oneOf(
    sections.map(({ key }) => key),
    { key: 'sec', fallback: 'overview' },
  ),
  flow: flowField(),
  measure: oneOf(measures, { key: 'm', fallback: 'value' }),
  /** The code whose rates are shown; undefined is the first. */
  hs: hsCode(),
  /** The province whose supervised sites are shown. */
  adcode: place(),
  /** Input of the calculator. */
  cif: text(20),
  kg: text(20),
});

/** @param unit of the product's quantity, if known: it determines the units of the chart */
export const detailChartQuery = (measure: Measure, unit: string | null) =>
  defineQuery(chartFields(measureChoices(measure, unit)));

/** `name` is the common name or HS code; undefined until one is chosen. */
export type DetailQuery = QueryValues<typeof detailQuery> & ChartView & { name?: string | undefined };

/** Without a name in the path, a code is used instead. */
export const readDetailQuery = (
  params: Record<string, string>,
  query: Record<string, string>,
  unit: string | null = null,
): DetailQuery => {
  const { hs, ...values } = detailQuery.read(query);
  const name = text().read(params.product_name ?? '');
  return {
    ...detailChartQuery(values.measure, unit).read(query),
    ...values,
    name: name ?? hs,
    hs: name ? hs : undefined,
  };
};

export const detailParams = (query: DetailQuery): Record<string, string> => ({
  ...detailQuery.write(query),
  ...detailChartQuery(query.measure, null).write(query),
});

/** The address after a change; without a name that of the chooser, which keeps the other settings. */
export const detailHref = (query: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const next = { ...query, ...change };
  const unit = next.measure === query.measure ? next.unit : '';
  return href('application/trade/detail', {
    product_name: next.name,
    ...detailParams({ ...next, unit }),
  });
};

/** Identifies the product by its name, or by the code used instead. */
export const productRequest = ({ name = '', origin }: DetailQuery) => ({
  ...(isHsCode(name) ? { hs: name } : { name }),
  origin,
});

/** The code whose tariff is shown: the requested one, or the first in force. */
export const chosenCode = ({ hs_codes }: TradeDetail, { hs }: Pick<DetailQuery, 'hs'>): string | undefined => {
  const asked = hs && hs_codes.find(({ code }) => hs.startsWith(code) || code.startsWith(hs))?.code;
  return asked || (hs_codes.find(({ valid_to }) => valid_to === null) ?? hs_codes[0])?.code;
};
