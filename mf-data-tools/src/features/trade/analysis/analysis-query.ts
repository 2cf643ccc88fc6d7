import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery } from '@bee/domain/define-query';
import { oneOf } from '@bee/domain/query-fields';
import type { ChartChoices, ChartView } from '@bee/ui/data';
import { chartFields } from '../../../lib/chart-fields.ts';
import { addMonths } from '../chart/trade-span.ts';
import type { TradeAnswer } from '../query/query-data.ts';
import {
  type Dimension,
  dimensions,
  type QueryMeasure,
  readTradeQuery,
  type TradeQuery,
  tradeHref,
} from '../query/trade-query.ts';

export const kinds = [
  { key: 'line', title: '走势' },
  { key: 'bar', title: '排行' },
  { key: 'change', title: '增减' },
  { key: 'tree', title: '矩形树图' },
  { key: 'flow', title: '流向图' },
  { key: 'share', title: '份额' },
] as const;
export type Kind = (typeof kinds)[number]['key'];

/** State of the analysis: the query of the table, with one dimension as chart. */
export type AnalysisQuery = { asked: TradeQuery; kind: Kind; by: Dimension; measure: QueryMeasure; view: ChartView };

const SCREEN = 'application/trade/data-analysis';

/** Dimensions of parts or lines. */
export const partDimensions = dimensions.filter(({ key }) => key !== 'period');

export const readAnalysisQuery = (query: Record<string, string>): AnalysisQuery => {
  const asked = readTradeQuery(query);
  const { kind = usualKind(asked), ...view } = drawingQuery.read(query);
  const by = asked.row === 'period' ? asked.col : asked.row;
  const [first = 'value_usd'] = asked.measures;
  const whole = first === 'qty' || first === 'value_cny' ? first : 'value_usd';
  return { asked, kind, by, measure: kind === 'line' ? first : whole, view };
};

/** The measure gives the unit and the query gives the span, so the card offers neither. */
export const viewChoices: ChartChoices = {
  periods: [
    { key: '1y', title: '1年' },
    { key: '3y', title: '3年' },
    { key: '5y', title: '5年' },
  ],
  units: [{ key: 'own', title: '' }],
  fallback: { period: '', unit: 'own' },
};

export const drawingQuery = defineQuery({
  kind: oneOf(
    kinds.map(({ key }) => key),
    { key: 'chart' },
  ),
  ...chartFields(viewChoices),
});

const YEARS: Record<string, number> = { '1y': 1, '3y': 3, '5y': 5 };

type Change = { asked?: Partial<TradeQuery>; kind?: Kind; view?: Partial<ChartView> };

/** A period chosen on the card is written to the query, so that table and file match. */
export const analysisHref = (current: AnalysisQuery, change: Change, newest: string | null): string => {
  const { period, ...shown } = change.view ?? {};
  const kind = change.kind ?? current.kind;
  const view = { ...current.view, period: '', ...shown };
  return tradeHref(
    SCREEN,
    current.asked,
    { ...(period ? spanFor(period, current.asked, newest) : {}), ...change.asked },
    ownKeys({ asked: { ...current.asked, ...change.asked }, by: current.by, measure: current.measure, kind, view }),
  );
};

/** Before goods are chosen, the question is what changed since last year. */
const usualKind = ({ hs, refused }: TradeQuery): Kind => (hs.length + refused.length > 0 ? 'line' : 'change');

/** Keys of this screen in addition to those of the query. */
export const ownKeys = ({ kind, view, asked }: AnalysisQuery): Record<string, string> =>
  drawingQuery.write({ ...view, ...(kind !== usualKind(asked) && { kind }), period: '' });

const spanFor = (period: string, { freq }: TradeQuery, newest: string | null) => {
  const [from = '', to = ''] = period.split('..');
  const length = freq === 'Y' ? 4 : 7;
  if (to) return { from: from.slice(0, length), to: to.slice(0, length) };
  const years = YEARS[period];
  if (!years || !newest) return {};
  if (freq === 'Y') return { from: String(Number(newest.slice(0, 4)) - years + 1), to: newest.slice(0, 4) };
  return { from: addMonths(newest, 1 - 12 * years), to: newest };
};

/** Key of the period choice that the response covers, or '' for any other span. */
export const periodOfAnswer = ({ from, to, as_of }: TradeAnswer, asked: TradeQuery): string =>
  viewChoices.periods.find(({ key }) => {
    const span = spanFor(key, asked, as_of);
    return span.from === from && span.to === to;
  })?.key ?? '';

/** Codes of the next level of the commodity tree. */
export const MAX_CODES = 20;

const MAX_LINES = 6;
const MAX_PARTS = 20;
const MAX_ROWS = 100;

/** Request of the chart: lines over time, or one sum per part. */
export const analysisRequest = ({
  kind,
  by,
  measure,
  asked,
}: AnalysisQuery): Partial<RequestFor<'trade/getTradeDataList'>> => {
  if (kind === 'flow')
    return {
      row: 'partner',
      col: 'port',
      measures: [measure],
      page: 1,
      limit: MAX_PARTS,
      flow: asked.flows.slice(0, 1),
    };
  if (kind === 'change')
    return {
      row: by,
      col: by === 'flow' ? 'hs' : 'flow',
      measures: ['change', 'value_usd'],
      page: 1,
      limit: MAX_ROWS,
      flow: asked.flows.slice(0, 1),
    };
  const overTime = kind === 'line' || kind === 'share';
  return {
    row: by,
    col: overTime ? 'period' : by === 'flow' ? 'hs' : 'flow',
    measures:
      kind === 'share' ? ['share'] : overTime ? [measure] : [...new Set<QueryMeasure>([measure, 'share', 'yoy'])],
    page: 1,
    limit: overTime ? MAX_LINES : MAX_PARTS,
    ...(overTime || by === 'flow' ? {} : { flow: asked.flows.slice(0, 1) }),
  };
};
