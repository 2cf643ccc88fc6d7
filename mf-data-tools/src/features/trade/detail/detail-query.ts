import type { DataFor } from '@bee/contracts/operations';
import type { TradeFlow } from '@bee/contracts/resource/trade';
import { saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { type ChartView, chartQuery, readChartView } from '@bee/ui/data';
import { type Measure, measureChoices, measures } from '../chart/trade-measures.ts';

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
export type SectionKey = (typeof sections)[number]['key'];

/** What the page of a product shows, as its address says it. */
export type DetailQuery = ChartView & {
  /** Everyday name or HS code; undefined where one is still to be chosen. */
  name?: string;
  origin?: string;
  section: SectionKey;
  flow: TradeFlow;
  measure: Measure;
  /** Of several codes, the one whose rates are shown; undefined is the first. */
  hs?: string;
  /** Province whose supervised sites are shown. */
  adcode?: string;
  /** What somebody typed into the calculator. */
  cif?: string;
  kg?: string;
};

export const detailKeys = {
  origin: 'origin',
  section: 'sec',
  flow: 'flow',
  measure: 'm',
  hs: 'hs',
  adcode: 'adcode',
  cif: 'cif',
  kg: 'kg',
} as const;

/** @param unit of the product's quantity, as far as it is known: the units of the chart hang on it */
export const readDetailQuery = (
  params: Record<string, string>,
  query: Record<string, string>,
  unit: string | null = null,
): DetailQuery => {
  const measure = measures.find((one) => one === query[detailKeys.measure]) ?? 'value';
  const name = textOf(params.product_name);
  const hs = query[detailKeys.hs] ?? '';
  const adcode = query[detailKeys.adcode] ?? '';
  return {
    ...readChartView(query, measureChoices(measure, unit)),
    // Without a name a code stands in its place.
    name: name ?? (isCode(hs) ? hs : undefined),
    origin: originOf(query[detailKeys.origin]),
    section: sections.find(({ key }) => key === query[detailKeys.section])?.key ?? 'overview',
    flow: query[detailKeys.flow] === 'export' ? 'export' : 'import',
    measure,
    hs: name && isCode(hs) ? hs : undefined,
    adcode: /^\d{6}$/.test(adcode) ? adcode : undefined,
    cif: textOf(query[detailKeys.cif], 20),
    kg: textOf(query[detailKeys.kg], 20),
  };
};

/** The address after a change; without a name that of the chooser, which keeps the rest for the product chosen there. */
export const detailHref = (current: DetailQuery, change: Partial<DetailQuery> = {}): string => {
  const { name, origin, section, flow, measure, hs, adcode, cif, kg, ...view } = { ...current, ...change };
  const shown = change.measure && change.measure !== current.measure ? { ...view, unit: '' } : view;
  return href('application/trade/detail', {
    product_name: name,
    ...saidOnly({
      [detailKeys.origin]: origin,
      [detailKeys.section]: section === 'overview' ? undefined : section,
      [detailKeys.flow]: flow === 'import' ? undefined : flow,
      [detailKeys.measure]: measure === 'value' ? undefined : measure,
      [detailKeys.hs]: hs,
      [detailKeys.adcode]: adcode,
      [detailKeys.cif]: cif,
      [detailKeys.kg]: kg,
      ...chartQuery(shown, measureChoices(measure, null)),
    }),
  });
};

/** Alpha-2 or, of old links, alpha-3. */
export const originOf = (value: string | undefined): string | undefined => {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2,3}$/.test(code) ? code : undefined;
};

export const isCode = (text: string): boolean => /^\d+$/.test(text) && [2, 4, 6, 8, 10].includes(text.length);

/** A product is asked for by its name, or by the code that stands in its place. */
export const productRequest = ({ name = '', origin }: DetailQuery) => ({
  ...(isCode(name) ? { hs: name } : { name }),
  origin,
});

/** Code whose tariff is shown: the one asked for, or the first in force. */
export const chosenCode = ({ hs_codes }: TradeDetail, { hs }: Pick<DetailQuery, 'hs'>): string | undefined => {
  const asked = hs && hs_codes.find(({ code }) => hs.startsWith(code) || code.startsWith(hs))?.code;
  return asked || (hs_codes.find(({ valid_to }) => valid_to === null) ?? hs_codes[0])?.code;
};
