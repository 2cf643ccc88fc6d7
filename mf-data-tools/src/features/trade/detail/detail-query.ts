import type { DataFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { field, oneOf, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import type { ChartView } from '@bee/ui/data';
import { chartFields } from '../../../parts/chart-fields.ts';
import { place } from '../../../parts/list-fields.ts';
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
  /** Of several codes, the one whose rates are shown; undefined is the first. */
  hs: hsCode(),
  /** Province whose supervised sites are shown. */
  adcode: place(),
  /** What somebody typed into the calculator. */
  cif: text(20),
  kg: text(20),
});

/** @param unit of the product's quantity, if it is known: the units of the chart depend on it */
export const detailChartQuery = (measure: Measure, unit: string | null) =>
  defineQuery(chartFields(measureChoices(measure, unit)));

/** `name` is the everyday name or HS code; undefined where one is still to be chosen. */
export type DetailQuery = QueryValues<typeof detailQuery> & ChartView & { name?: string | undefined };

/** Without a name in the path a code takes its place. */
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

/** The address after a change; without a name that of the chooser, which keeps the rest for the product chosen there. */
export const detailHref = (query: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const next = { ...query, ...change };
  const unit = next.measure === query.measure ? next.unit : '';
  return href('application/trade/detail', {
    product_name: next.name,
    ...detailParams({ ...next, unit }),
  });
};

/** A product is asked for by its name, or by the code that stands in its place. */
export const productRequest = ({ name = '', origin }: DetailQuery) => ({
  ...(isHsCode(name) ? { hs: name } : { name }),
  origin,
});

/** Code whose tariff is shown: the one asked for, or the first in force. */
export const chosenCode = ({ hs_codes }: TradeDetail, { hs }: Pick<DetailQuery, 'hs'>): string | undefined => {
  const asked = hs && hs_codes.find(({ code }) => hs.startsWith(code) || code.startsWith(hs))?.code;
  return asked || (hs_codes.find(({ valid_to }) => valid_to === null) ?? hs_codes[0])?.code;
};
