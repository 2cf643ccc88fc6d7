import type { DataFor } from '@bee/contracts/operations';
import type { Fact, Facts } from '../store/query-facts.ts';
import type { Dimension, QueryPlan } from '../store/query-plan.ts';
import { growthKind, growthOfAll, periodIsCompared } from './query-growth.ts';
import { codesOf } from './summed-codes.ts';
import { coveredPeriod } from './trade-period.ts';
import { type Cell, growth, round, together, unitPrice } from './trade-series.ts';

type Answer = DataFor<'trade/getTradeDataList'>;
type Row = Answer['list'][number];
type Measures = { [Measure in keyof Row['cells']]: number | null };
/** A row with its figures over all columns; `usd` is what it is sorted by. */
export type PivotRow = Row & { total: Measures; share: number | null; usd: number | null };

export type Labels = (dimension: Dimension, key: string) => string;

export type Pivot = {
  columns: Answer['columns'];
  rows: PivotRow[];
  totals: Omit<Answer['totals'], 'rows'>;
};

/** Facts pivoted by the two dimensions of a plan. Selected rows and columns are included even without data. */
export const pivot = (plan: QueryPlan, facts: Facts, label: Labels): Pivot => {
  const now = tableOf(plan, facts.now);
  const before = tableOf(plan, facts.before);
  const columns = keysOf(plan, plan.col, facts.now);
  const everything = cellAt(now, ALL, ALL).usd;
  const rowOf = (key: string): PivotRow => {
    const unit = unitOf(now, key);
    const figuresAt = (column: string): Measures => {
      const cell = cellAt(now, key, column);
      return {
        value_usd: cell.usd,
        value_cny: cell.cny,
        qty: unit === null ? null : cell.qty,
        unit_price: unitPrice(cell, unit),
        ...(COMPARED.some((one) => plan.measures.includes(one)) && comparedAt(plan, now, before, key, column)),
        share: shareOf(cell.usd, cellAt(now, ALL, column).usd),
      };
    };
    const figures = columns.map(figuresAt);
    const whole = figuresAt(ALL);
    const { usd } = cellAt(now, key, ALL);
    return {
      key,
      label: key === ALL ? '' : label(plan.row, key),
      unit,
      cells: Object.fromEntries(plan.measures.map((measure) => [measure, figures.map((one) => one[measure] ?? null)])),
      flags: columns.map((column) => cellAt(now, key, column).flag),
      total: Object.fromEntries(plan.measures.map((measure) => [measure, whole[measure] ?? null])),
      share: shareOf(usd, everything),
      usd,
    };
  };
  const { cells, total, unit } = rowOf(ALL);
  return {
    columns: columns.map((key) => ({
      key,
      label: label(plan.col, key),
      ...(plan.col === 'period' && partOf(plan, key)),
    })),
    rows: inUsualOrder(plan, keysOf(plan, plan.row, facts.now).map(rowOf)),
    totals: { columns: cells, all: total, unit },
  };
};

const COMPARED = ['yoy', 'change'] as const;

/** Growth in percent, and the difference in US$ from the same period a year before; what was not traded counts as 0. */
const comparedAt = (plan: QueryPlan, now: Table, before: Table, row: string, column: string) => {
  const [facts, earlier] = [factsAt(now, row, column), factsAt(before, row, column)];
  const [usd, usdBefore] = [together(facts).usd, together(earlier).usd];
  const period = plan.col === 'period' ? column : plan.row === 'period' ? row : ALL;
  const isCompared = period === ALL ? growthKind(plan) === 'year_before' : periodIsCompared(plan, period);
  const known = isCompared && (usd !== null || usdBefore !== null);
  return {
    yoy: period === ALL ? growthOfAll(plan, facts, earlier) : isCompared ? growth(usd, usdBefore) : null,
    change: known ? (usd ?? 0) - (usdBefore ?? 0) : null,
  };
};

const byKey = (a: PivotRow, b: PivotRow): number => (a.key < b.key ? -1 : 1);

/** By value, or in the order of selection. */
const inUsualOrder = ({ row }: QueryPlan, rows: PivotRow[]): PivotRow[] =>
  SIZED.includes(row) ? rows.sort((a, b) => worth(b) - worth(a) || byKey(a, b)) : rows;

/**
 * The rows in the requested order, by a column and the first measure; missing figures are last. The rows that are open
 * to the viewer are selected before, so that no order reveals others.
 */
export const sortRows = (
  { sort, measures }: QueryPlan,
  columns: Pivot['columns'],
  rows: readonly PivotRow[],
): PivotRow[] => {
  if (!sort) return [...rows];
  const { key, direction } = sort;
  if (key === 'label')
    return rows.toSorted((a, b) => direction * a.label.localeCompare(b.label, 'zh-CN') || byKey(a, b));
  const [measure = 'value_usd'] = measures;
  const place = columns.findIndex((column) => `=${column.key}` === key);
  const figureOf = ({ total, cells }: PivotRow) => (key === 'total' ? total[measure] : cells[measure]?.[place]) ?? null;
  return rows.toSorted((a, b) => {
    const [one, other] = [figureOf(a), figureOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byKey(a, b);
    return direction * (one - other) || byKey(a, b);
  });
};

/** A row without figures comes after one of 0. */
export const worth = ({ usd }: PivotRow): number => usd ?? -1;

/** The covered days of a partly covered year. */
const partOf = ({ reach }: QueryPlan, key: string): { part: { from: string; to: string } } | null => {
  const period = coveredPeriod([key], reach);
  return period && !period.complete ? { part: { from: period.from, to: period.to } } : null;
};

/** Dimensions whose rows sort by value instead of the order of selection. */
const SIZED: readonly Dimension[] = ['partner', 'port', 'mode', 'reg'];

/** All rows, or all columns, together. */
const ALL = '*';

type Table = Map<string, Map<string, { parts: Fact[]; units: Set<string | null> }>>;

const tableOf = (plan: QueryPlan, facts: readonly Fact[]): Table => {
  const table: Table = new Map();
  const put = (row: string, col: string, fact: Fact) => {
    const line = table.get(row) ?? new Map();
    table.set(row, line);
    const cell = line.get(col) ?? { parts: [], units: new Set() };
    line.set(col, cell);
    cell.parts.push(fact);
    if (fact.usd !== null) cell.units.add(fact.unit);
  };
  const { row, col } = plan;
  const apart = new Set(codesOf(plan, false));
  for (const fact of facts) {
    // A code within another selected one counts for itself, but not again in the sum of both.
    const counts = apart.has(fact.hs) || (row !== 'hs' && col !== 'hs');
    put(fact[row], fact[col], fact);
    if (counts || row === 'hs') put(fact[row], ALL, fact);
    if (counts || col === 'hs') put(ALL, fact[col], fact);
    if (counts) put(ALL, ALL, fact);
  }
  return table;
};

const EMPTY: Cell = { usd: null, cny: null, qty: null, flag: null };

const factsAt = (table: Table, row: string, col: string): Fact[] => table.get(row)?.get(col)?.parts ?? [];

const cellAt = (table: Table, row: string, col: string): Cell => {
  const facts = factsAt(table, row, col);
  return facts.length > 0 ? together(facts) : EMPTY;
};

const unitOf = (table: Table, row: string): string | null => {
  const units = new Set([...(table.get(row)?.values() ?? [])].flatMap((cell) => [...cell.units]));
  return units.size === 1 ? ([...units][0] ?? null) : null;
};

const shareOf = (value: number | null, total: number | null): number | null =>
  value === null || !total ? null : round((100 * value) / total, 2);

/** The selected keys in order of selection; without a selection, the keys in the data. */
const keysOf = (plan: QueryPlan, dimension: Dimension, facts: readonly Fact[]): string[] => {
  const chosen = {
    hs: plan.codes.map(({ code }) => code),
    partner: plan.countries.map(({ code }) => code),
    period: plan.periods,
    flow: plan.flows,
    port: plan.ports,
    mode: plan.modes,
    reg: plan.regs,
  }[dimension];
  return chosen.length > 0 ? chosen : [...new Set(facts.map((fact) => fact[dimension]))].sort();
};
