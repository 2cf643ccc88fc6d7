import type { HsNode } from '@bee/contracts/resource/trade';
import { groupBy } from '@bee/domain/group-by';
import type { Db } from '../../../db/schema.ts';
import { codeLink } from '../../../page-links.ts';
import { recentPeriods } from '../model/recent-periods.ts';
import { yearOfPeriod } from '../model/trade-period.ts';
import { cellOf, seriesOf } from '../model/trade-series.ts';
import { findCodes, type HsRow, listSuccessors } from '../store/hs.repository.ts';
import { readSpan, readYears } from '../store/trade-year.repository.ts';

/** Tree nodes with the trade values of the latest twelve months. */
export const nodesOf = async (db: Db, rows: readonly HsRow[]): Promise<HsNode[]> => {
  if (rows.length === 0) return [];
  const months = recentPeriods(await readSpan(db));
  const years = await readYears(db, {
    hs: rows.map(({ code }) => code),
    partners: [''],
    from: yearOfPeriod(months[0] ?? '9999'),
  });
  const byKey = groupBy(years, ({ hs, flow }) => `${hs} ${flow}`);
  const value = (key: string) => cellOf(seriesOf(byKey.get(key) ?? []), months).usd;
  return rows.map(({ code, level, name, en, unit, unit2, children, valid_from, valid_to }) => ({
    code,
    level,
    name,
    en,
    unit,
    unit2,
    children,
    valid_from,
    valid_to,
    import_usd: value(`${code} import`),
    export_usd: value(`${code} export`),
    to: codeLink(code),
  }));
};

export type Outdated = { hs: string; last_year: number; successors: HsNode[] };

/** The codes that exist only in older editions, with their successors. */
export const outdatedOf = async (db: Db, rows: readonly HsRow[]): Promise<Outdated[]> => {
  const ended = rows.filter(({ valid_to }) => valid_to !== null);
  if (ended.length === 0) return [];
  const pairs = await listSuccessors(
    db,
    ended.map(({ code }) => code),
  );
  const nodes = await nodesOf(
    db,
    await findCodes(
      db,
      pairs.map(({ successor }) => successor),
    ),
  );
  return ended.map(({ code, valid_to }) => ({
    hs: code,
    last_year: valid_to ?? 0,
    successors: nodes.filter((node) => pairs.some((pair) => pair.code === code && pair.successor === node.code)),
  }));
};
