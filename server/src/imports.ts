import type { Db } from './db/schema.ts';
import type { ImportOptions } from './importer/importer.ts';
import { runImport as runWith } from './importer/run-import.ts';
import { refreshDerived } from './importer/undo/refresh-derived.ts';
import { type UndoOptions, undoRun as undoWith } from './importer/undo/undo-run.ts';
import { indexTools } from './index-tools.ts';
import { renewNames } from './modules/search/index.ts';
import { modules, nameSources } from './modules.ts';

const importers = new Map(
  modules.flatMap(({ name, importers = [] }) =>
    importers.map((importer) => [importer.name, { importer, module: name }] as const),
  ),
);

/** Kinds accepted by `npm run import`. */
export const importKinds = [...importers.keys()];

/** Imports files of one kind, by the module that owns it. */
export const runImport = async ({ kind, ...options }: ImportOptions & { kind: string }) => {
  const known = importers.get(kind);
  if (!known) throw new Error(`unknown kind of import: ${kind}`);
  await renewNames(options.db, nameSources);
  return runWith(known.importer, options, [known.module]);
};

/** Undoes a published run and recomputes the data that were derived from it. */
export const undoRun = (options: Omit<UndoOptions, 'refresh'>) => undoWith({ ...options, refresh });

const refresh = async (db: Db, changed: readonly string[]): Promise<void> => {
  await refreshDerived(
    db,
    modules.flatMap(({ derivedData = [] }) => derivedData),
    changed,
  );
  await indexTools(db, changed);
};
