import type { Db } from '../../db/schema.ts';

/** Data computed from imported tables. */
export type DerivedData = {
  /** Source tables. */
  from: string[];
  /**
   * Refreshed only if an import of this kind is published. Otherwise the derived data belong to the sample, which the
   * journal restores.
   */
  kind?: string;
  refresh: (db: Db) => Promise<unknown>;
};

/** Recomputes the data that are derived from the changed tables. */
export const refreshDerived = async (
  db: Db,
  derived: readonly DerivedData[],
  changed: readonly string[],
): Promise<void> => {
  const runs = await db.selectFrom('import_run').select('kind').distinct().where('state', '=', 'published').execute();
  for (const { from, kind, refresh } of derived) {
    const isWanted = !kind || runs.some((run) => run.kind === kind);
    if (isWanted && from.some((table) => changed.includes(table))) await refresh(db);
  }
};
