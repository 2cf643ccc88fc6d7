import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import type { Db } from '../../../db/schema.ts';
import { BusinessError, InvalidInput } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import { findSource, presentSource } from '../../sources/index.ts';
import { coverageOf } from '../model/coverage.ts';
import { openRows, pointsAccess } from '../model/industry.policy.ts';
import { presentHealth } from '../model/table.presenter.ts';
import { decimalsOf, kindOf } from '../model/table-fields.ts';
import { exactly } from '../store/query-condition.ts';
import { listRows } from '../store/query-rows.ts';
import { countRevisions, listRevisions } from '../store/revision.repository.ts';
import { planQuery, type TablePlan } from './query-plan.ts';

type Request = ParsedRequestFor<'industry/getSeries'>;
type SeriesRequest = Request['series'][number];
type Answer = DataFor<'industry/getSeries'>;
type Context = Pick<CallContext, 'viewer' | 'today'>;

/** Series of one or several tables; series that cannot be read are returned in `missing`. */
export const readSeries = async (db: Db, { series, vintage }: Request, context: Context): Promise<Answer> => {
  const answer: Answer = { list: [], missing: [] };
  for (const one of series)
    try {
      answer.list.push(await readOne(db, one, vintage, context));
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      answer.missing.push({ model_id: one.model_id, measure: one.measure, reason: error.message });
    }
  return answer;
};

/** More than fifty years of daily values. */
const MAX_POINTS = 20_000;

const readOne = async (
  db: Db,
  { model_id, measure: name, at }: SeriesRequest,
  vintage: string | undefined,
  { viewer, today }: Context,
): Promise<Answer['list'][number]> => {
  const plan = await planSeries(db, { model_id, measure: name, at }, vintage);
  const { table, conditions, measures } = plan;
  const [measure] = measures;
  if (!measure) throw new InvalidInput(`“${table.title}”没有指标`);
  const [rows, revised, source] = await Promise.all([
    listRows(db, plan, { limit: MAX_POINTS, offset: 0 }),
    countRevisions(db, table.no, conditions),
    findSource(db, table.source_id),
  ]);
  const points = rows
    .flatMap(({ period, cells }): Point[] => {
      const value = cells[measure.place - 1];
      return value === null || value === undefined ? [] : [[period, value]];
    })
    .reverse();
  if (points.length === 0)
    throw new InvalidInput(`“${table.title}”没有这条序列的数据，可能已随数据更新而撤下；请把它移出数据篮`);
  const periods = points.map(([period]) => period);
  const open = await openPoints(db, plan, points, openRows(viewer));
  const revisions = await listRevisions(db, plan, { place: measure.place, from: open[0]?.[0] ?? '' });
  const access = pointsAccess(viewer, { shown: open.length, total: points.length });
  if (open.length === 0) throw new InvalidInput(`到所选发布日为止的数据没有向您开放：${access.reason}`);
  return {
    model_id,
    measure: name,
    at,
    name: [...conditions.map(({ text }) => text), measure.title].join(' · '),
    table: table.title,
    unit: measure.unit ?? '',
    decimals: decimalsOf(measure),
    freq: table.freq,
    kind: kindOf(measure),
    points: open,
    health: presentHealth(
      { ...coverageOf(table.freq, periods), ...revised },
      { ...table, last_period: periods.at(-1) ?? null },
      today,
    ),
    revisions,
    access,
    source: presentSource(source),
    updated_at: table.updated_at,
  };
};

type Point = [string, number];

/** Limits points to the newest periods of the series. An earlier vintage does not reveal older periods instead. */
const openPoints = async (db: Db, plan: TablePlan, points: Point[], open: number | null) => {
  if (open === null) return points;
  if (plan.vintage === null) return points.slice(-open);
  const newest = await listRows(db, { ...plan, vintage: null }, { limit: open, offset: 0 });
  return points.filter(([period]) => period >= (newest.at(-1)?.period ?? period));
};

/** @throws InvalidInput if a dimension has no value, or for a dimension the table does not have */
const planSeries = async (
  db: Db,
  { model_id, measure, at }: SeriesRequest,
  vintage: string | undefined,
): Promise<TablePlan> => {
  const plan = await planQuery(db, { model_id, filters: {}, columns: [measure], ...(vintage && { vintage }) });
  const dims = plan.keys.filter(({ role }) => role !== 'time');
  const extra = Object.keys(at).find((name) => !dims.some(({ field }) => field === name));
  if (extra !== undefined) throw new InvalidInput(`序列的取值中有这张表没有的维度“${extra}”，请重新从表中选取`);
  const conditions = dims.map((field) => {
    const value = at[field.field];
    if (!value) throw new InvalidInput(`序列还缺“${field.title}”的取值，请重新从表中选取`);
    return exactly(field, value);
  });
  return { ...plan, conditions };
};
