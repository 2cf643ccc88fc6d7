import type { DataFor } from '@bee/contracts/operations';
import type { Fact, Facts } from '../store/query-facts.ts';
import type { Dimension, QueryPlan } from '../store/query-plan.ts';
import { growthOfAll, periodIsCompared } from './query-growth.ts';
import { coveredPeriod } from './trade-period.ts';
import { type Cell, growth, round, together, unitPrice } from './trade-series.ts';

type Answer = DataFor<'trade/getTradeDataList'>;
export type PivotRow = Answer['list'][number] & { value: number };

export type Labels = (dimension: Dimension, key: string) => string;

/** Facts pivoted by the two dimensions of a plan. Selected rows and columns are included even without data. */
export const pivot = (
  plan: QueryPlan,
  facts: Facts,
  label: Labels,
): { columns: Answer['columns']; rows: PivotRow[] } => {
  const now = tableOf(plan, facts.now);
  const before = tableOf(plan, facts.before);
  const columns = keysOf(plan, plan.col, facts.now);
  const totals = columns.map(
    (key) => together(keysOf(plan, plan.row, facts.now).map((row) => cellAt(now, row, key))).usd,
  );
  const rows = keysOf(plan, plan.row, facts.now).map((key) => {
    const unit = unitOf(now, key);
    const cells = columns.map((column) => cellAt(now, key, column));
    const grown = (column: string) => {
      const [facts, earlier] = [factsAt(now, key, column), factsAt(before, key, column)];
      const period = plan.col === 'period' ? column : plan.row === 'period' ? key : null;
      if (period === null) return growthOfAll(plan, facts, earlier);
      return periodIsCompared(plan, period) ? growth(together(facts).usd, together(earlier).usd) : null;
    };
    const values: Record<Answer['row'] | string, (number | null)[]> = {
      value_usd: cells.map(({ usd }) => usd),
      value_cny: cells.map(({ cny }) => cny),
      qty: cells.map(({ qty }) => (unit === null ? null : qty)),
      unit_price: cells.map((cell) => unitPrice(cell, unit)),
      yoy: plan.measures.includes('yoy') ? columns.map(grown) : [],
      share: cells.map(({ usd }, place) => shareOf(usd, totals[place] ?? null)),
    };
    return {
      key,
      label: label(plan.row, key),
      unit,
      cells: Object.fromEntries(plan.measures.map((measure) => [measure, values[measure] ?? []])) as PivotRow['cells'],
      flags: cells.map(({ flag }) => flag),
      value: together(cells).usd ?? -1,
    };
  });
  return {
    columns: columns.map((key) => ({
      key,
      label: label(plan.col, key),
      ...(plan.col === 'period' && partOf(plan, key)),
    })),
    rows: SIZED.includes(plan.row) ? rows.sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1)) : rows,
  };
};

/** The covered days of a partly covered year. */
const partOf = ({ reach }: QueryPlan, key: string): { part: { from: string; to: string } } | null => {
  const period = coveredPeriod([key], reach);
  return period && !period.complete ? { part: { from: period.from, to: period.to } } : null;
};

/** Dimensions whose rows sort by value instead of the order of selection. */
const SIZED: readonly Dimension[] = ['partner', 'port', 'mode', 'reg'];

type Table = Map<string, Map<string, { parts: Fact[]; units: Set<string | null> }>>;

const tableOf = ({ row, col }: QueryPlan, facts: readonly Fact[]): Table => {
  const table: Table = new Map();
  for (const fact of facts) {
    const line = table.get(fact[row]) ?? new Map();
    table.set(fact[row], line);
    const cell = line.get(fact[col]) ?? { parts: [], units: new Set() };
    line.set(fact[col], cell);
    cell.parts.push(fact);
    if (fact.usd !== null) cell.units.add(fact.unit);
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
