import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';
import { type SeriesKey, seriesRequest, seriesText } from '../address/series-text.ts';
import { type Drawn, type TableQuery, type TableRequest, withFilter } from '../address/table-query.ts';
import { refusal } from '../refusal.ts';
import { isNation } from '../table/filter-names.ts';
import { dimensionsOf, measuresOf, type TableAnswer, type TableField, timeField } from '../table/table-data.ts';

export type SeriesAnswer = DataFor<'industry/getSeries'>;

/** Content of a chart: series over time, or rows of a pivot as bars; or the reason why it is empty. */
export type Drawing =
  | { kind: 'line'; keys: SeriesKey[]; series: SeriesAnswer | null; problem: string | null }
  | { kind: 'bar'; answer: TableAnswer | null; problem: string | null };

export const MAX_LINES = 6;
const MAX_BARS = 30;
const MAX_LOOKED_AT = 100;
/** Number of newest periods in which series are searched, and of years shown as grouped bars. */
const RECENT = 4;

/** The chart settings of the address, with defaults from the fields of the table. */
export type Plan = { measure: TableField; x: TableField | null; by: TableField | null };

export const planOf = (drawn: Drawn, query: TableQuery, fields: readonly TableField[]): Plan | null => {
  const measures = measuresOf(fields);
  const named = (field: string | undefined) => measures.find((one) => one.field === field);
  const measure = named(drawn.measure) ?? named(query.cols[0]) ?? measures[0];
  if (!measure) return null;
  const dimensions = dimensionsOf(fields);
  if (drawn.kind === 'line')
    return { measure, x: null, by: dimensions.find(({ field }) => field === drawn.by) ?? dimensions[0] ?? null };
  const time = timeField(fields);
  const x =
    dimensions.find(({ field }) => field === drawn.x) ?? dimensions.find(({ role }) => role === 'geo') ?? dimensions[0];
  if (!x || !time) return null;
  return { measure, x, by: dimensions.find(({ field }) => field === drawn.by && field !== x.field) ?? time };
};

export const loadDrawing = async (
  api: ApiCaller,
  query: TableQuery,
  drawn: Drawn,
  fields: readonly TableField[],
): Promise<Drawing> => {
  const plan = planOf(drawn, query, fields);
  const time = timeField(fields);
  const nothing = { problem: '这张表没有可以作图的字段', keys: [], series: null };
  if (!plan || !time) return { kind: 'line', ...nothing };
  try {
    if (plan.x)
      return { kind: 'bar', answer: await api('industry/getTableList', barRequest(query, plan, time)), problem: null };
    const keys = await findSeries(api, query, plan, time);
    if (keys.length === 0) return { kind: 'line', keys, series: null, problem: null };
    const { vintage } = query;
    const series = await api('industry/getSeries', { series: seriesRequest(keys), ...(vintage && { vintage }) });
    return { kind: 'line', keys, series, problem: null };
  } catch (error) {
    const problem = refusal(error);
    return plan.x ? { kind: 'bar', answer: null, problem } : { kind: 'line', keys: [], series: null, problem };
  }
};

/** The series that match the table's filters and have recent figures, along one dimension if one is given. */
const findSeries = async (
  api: ApiCaller,
  query: TableQuery,
  { measure, by }: Plan,
  time: TableField,
): Promise<SeriesKey[]> => {
  const answer = await api('industry/getTableList', {
    ...commonRequest(query, measure, time, { last: RECENT }),
    ...(by && { row: by.field }),
    col: time.field,
    limit: by ? MAX_LOOKED_AT : MAX_LINES,
  });
  const keys = rowsToCompare(answer, by).map(
    (at): SeriesKey => ({
      model_id: query.model,
      measure: measure.field,
      at: Object.fromEntries(Object.entries(at).filter(([field]) => field !== time.field)),
    }),
  );
  const [first] = keys;
  const along = keys.filter(
    ({ at }) => !by || Object.keys(at).every((field) => field === by.field || at[field] === first?.at[field]),
  );
  return [...new Map(along.map((key) => [seriesText(key), key])).values()].slice(0, MAX_LINES);
};

/**
 * The currently largest values along a dimension. The country as a whole is excluded, because its scale would flatten
 * the provinces.
 */
const rowsToCompare = ({ at, list }: TableAnswer, by: TableField | null): Record<string, string>[] => {
  if (!by) return at;
  const parts = at.flatMap((place, row) => (by.role === 'geo' && isNation(place[by.field]) ? [] : [{ place, row }]));
  const newest = (row: number) => list[row]?.findLast((cell) => typeof cell === 'number') ?? 0;
  const sorted = parts.sort((a, b) => Number(newest(b.row)) - Number(newest(a.row)));
  return sorted.length > 0 ? sorted.map(({ place }) => place) : at;
};

const barRequest = (query: TableQuery, { measure, x, by }: Plan, time: TableField): TableRequest => ({
  ...commonRequest(query, measure, time, barSpan(query, time, by?.field === time.field)),
  row: x?.field,
  col: by?.field,
  limit: MAX_BARS,
});

/** The newest period; several of them for grouped bars, or those of the table's own filter. */
const barSpan = ({ filters }: TableQuery, time: TableField, several: boolean) => {
  const own = filters[time.field];
  if (several) return own && !Array.isArray(own) && 'last' in own && own.last <= RECENT * 2 ? own : { last: RECENT };
  const to = own && !Array.isArray(own) && 'to' in own ? own.to : undefined;
  return to ? { from: to, to } : { last: 1 };
};

const commonRequest = (
  query: TableQuery,
  measure: TableField,
  time: TableField,
  span: TableQuery['filters'][string],
): TableRequest => {
  const { model, unit, vintage } = query;
  return {
    model_id: model,
    filters: withFilter(query, time.field, span),
    columns: [measure.field],
    ...(unit && { unit }),
    ...(vintage && { vintage }),
    page: 1,
  };
};
