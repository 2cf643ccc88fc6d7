import { groupBy } from '@bee/domain/group-by';
import { sql } from 'kysely';
import { insertColumns } from '../../../../db/insert-columns.ts';
import type { Db } from '../../../../db/schema.ts';
import { contentId } from '../../../../importer/content-id.ts';
import type { ImportContext, StagedRow } from '../../../../importer/import-kind.ts';
import { UNPUBLISHED } from '../../../../importer/staged-index.ts';
import { type NewStandard, naturalKeyOf, storeStandards } from '../../store/store-standards.ts';

export type StandardImport = Omit<NewStandard, 'sample' | 'sourceId' | 'updatedAt'> & {
  /** Newer standards named in the row of the replaced standard. */
  replacedBy: string[];
};

export const stageStandards = async (
  db: Db,
  staged: readonly StagedRow<StandardImport>[],
  { at }: ImportContext,
): Promise<void> => {
  const rows = staged.map(({ row }): NewStandard => ({ ...row, sample: false, sourceId: UNPUBLISHED, updatedAt: at }));
  await storeStandards(db, rows, 'stage_');
  const newer = staged.flatMap(({ row }) => row.replacedBy.map((code) => ({ row, key: naturalKeyOf(code) })));
  await insertColumns(
    db,
    'stage_standard_replaces',
    [
      { name: 'standard_id', type: 'text', value: ({ key }) => contentId('s', key ?? '') },
      { name: 'ref_key', type: 'text', value: ({ row }) => naturalKeyOf(row.code) },
      { name: 'code', type: 'text', value: ({ row }) => row.code },
      { name: 'place', type: 'int', value: () => LAST },
    ],
    newer.filter(({ key }) => key !== null),
  );
};

/** Sorts after the replacements named by the newer standard itself. */
const LAST = 1000;

/** Reports cycles, and rows stated as in force although their successor has taken effect. */
export const validateStandards = async (db: Db): Promise<{ key: string; reason: string }[]> => {
  const { rows } = await sql<{ newer: string; older: string }>`
    select s.natural_key as newer, r.ref_key as older
    from stage_standard_replaces r join stage_standard s on s.id = r.standard_id`.execute(db);
  const { rows: both } = await sql<{ key: string; newer: string }>`
    select o.natural_key as key, min(n.code) as newer
    from stage_standard o join stage_standard_replaces r on r.ref_key = o.natural_key
    join stage_standard n on n.id = r.standard_id
    where o.stated and o.status = 'in_force' and o.repealed_at is null
      and n.status = 'in_force' and n.effective_at <= n.updated_at::date and n.id <> o.id
    group by 1`.execute(db);
  return [
    ...circlesIn(rows).map((circle) => ({
      key: circle[0] ?? '',
      reason: `代替关系成环（${[...circle, circle[0]].join(' → ')}），到环闭合处为止`,
    })),
    ...both.map(({ key, newer }) => ({ key, reason: `写为现行，但代替它的标准已经实施（${newer}）` })),
  ];
};

/** Cycles of a directed graph, each reported once. */
const circlesIn = (edges: readonly { newer: string; older: string }[]): string[][] => {
  const next = groupBy(edges, ({ newer }) => newer);
  const circles: string[][] = [];
  const done = new Set<string>();
  for (const start of next.keys()) {
    const way: string[] = [];
    const waiting: { key: string; depth: number }[] = [{ key: start, depth: 0 }];
    for (let step = waiting.pop(); step; step = waiting.pop()) {
      for (const left of way.splice(step.depth)) done.add(left);
      const at = way.indexOf(step.key);
      if (at >= 0) circles.push(way.slice(at));
      if (at >= 0 || done.has(step.key)) continue;
      way.push(step.key);
      for (const { older } of next.get(step.key) ?? []) waiting.push({ key: older, depth: way.length });
    }
    for (const left of way) done.add(left);
  }
  return circles;
};
