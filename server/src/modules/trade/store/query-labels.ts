import { periodTitle } from '@bee/domain/period';
import type { Db } from '../../../db/schema.ts';
import type { Labels } from '../model/query-pivot.ts';
import { regs, tradeModes } from '../model/trade-modes.ts';
import { coveredPeriod } from '../model/trade-period.ts';
import { countryNames } from './country.repository.ts';
import type { QueryPlan } from './query-plan.ts';

export const flowTitles = { import: '进口', export: '出口' } as const;

/** Labels for the keys of rows and columns. */
export const labelsOf = async (db: Db, plan: QueryPlan): Promise<Labels> => {
  const [countries, ports] = await Promise.all([
    countryNames(db),
    db.selectFrom('trade_port').select(['code', 'name']).execute(),
  ]);
  const names: Record<string, ReadonlyMap<string, string>> = {
    hs: new Map(plan.codes.map(({ code, name }) => [code, name])),
    partner: countries,
    flow: new Map(Object.entries(flowTitles)),
    port: new Map(ports.map(({ code, name }) => [code, name])),
    mode: new Map(tradeModes.map(({ code, name }) => [code, name])),
    reg: new Map(regs.map(({ adcode, name }) => [adcode, name])),
  };
  return (dimension, key) => {
    if (dimension === 'period') return periodLabel(key, plan);
    return names[dimension]?.get(key) ?? (key === '' ? '未注明' : key);
  };
};

/** A partly covered year is labelled with the covered months. */
const periodLabel = (period: string, { reach }: QueryPlan): string => {
  const covered = coveredPeriod([period], reach);
  return covered && !covered.complete ? periodTitle(covered) : period;
};
