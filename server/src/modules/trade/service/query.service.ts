import type { TradeFlow } from '@bee/contracts/resource/trade';
import type { ServiceOf } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { growthKind } from '../model/query-growth.ts';
import { pivot, sortRows } from '../model/query-pivot.ts';
import { openMonths, queryAccess } from '../model/trade.policy.ts';
import { type Facts, readFacts } from '../store/query-facts.ts';
import { labelsOf } from '../store/query-labels.ts';
import { planQuery } from '../store/query-plan.ts';
import { outdatedOf } from './hs-nodes.ts';
import { statementsOf } from './query-statements.ts';
import { tradeSource } from './trade-source.ts';

/** A pivot of any two trade dimensions, limited to the rows that the viewer may see. */
export const queryTrade: ServiceOf<'trade/getTradeDataList', [viewer: Viewer | null]> = async (
  db,
  { page, limit, ...query },
  viewer,
) => {
  const plan = await planQuery(db, query, openMonths(viewer));
  const [facts, label, outdated, { source }] = await Promise.all([
    readFacts(db, plan, [plan.row, plan.col]),
    labelsOf(db, plan),
    outdatedOf(db, plan.codes),
    tradeSource(db),
  ]);
  const { columns, rows, totals } = pivot(plan, facts, label);
  const access = queryAccess(viewer, rows.length, plan);
  const visible = sortRows(plan, columns, rows.slice(0, access.preview?.shown));
  const open = visible.slice((page - 1) * limit, page * limit);
  return {
    row: plan.row,
    col: plan.col,
    hs: plan.codes.flatMap(({ code, name, unit }) => (code ? [{ code, name, unit }] : [])),
    columns,
    list: open.map(({ total: _, share: _share, ...row }) => row),
    totals: { ...totals, rows: open.map(({ total, share }) => ({ cells: total, share })) },
    total: rows.length,
    page,
    limit,
    from: plan.periods[0] ?? null,
    to: plan.periods.at(-1) ?? null,
    dates: plan.dates,
    mirror: { import: isMirrored(facts, 'import'), export: isMirrored(facts, 'export') },
    growth: plan.row === 'period' || plan.col === 'period' ? 'year_before' : growthKind(plan),
    statements: statementsOf(plan, facts, rows),
    outdated,
    access,
    as_of: plan.lastMonth ?? plan.periods.at(-1) ?? null,
    source,
  };
};

const isMirrored = ({ now }: Facts, flow: TradeFlow): boolean => now.some((fact) => fact.flow === flow && fact.mirror);
