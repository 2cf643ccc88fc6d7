import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CacheTag } from '../cache/cache-tag.ts';
import { touchTags } from '../cache/tag.repository.ts';
import { shanghaiDay } from '../clock.ts';
import { analyzeIndex, importNames } from '../modules/search/index.ts';
import { saveSource } from '../modules/sources/index.ts';
import type { ImportContext, ImportKind } from './import-kind.ts';
import { beginRun, endRun, holdLease, startLeaseRenewal } from './import-run.repository.ts';
import { type ImportSummary, newSummary } from './import-summary.ts';
import type { Importer, ImportOptions } from './importer.ts';
import { NothingToImport } from './rejected-file.ts';
import { stageFiles } from './stage-files.ts';
import { createStages, dropStages, stagedBy } from './stage-tables.ts';
import { closeJournal, openJournal, pruneJournal } from './undo/journal.ts';

/**
 * Imports files with one importer. Rows are staged in small transactions and published in a single transaction after
 * all files are read, so that readers see either all of them or none.
 * @param tags of cached values that the rows change
 * @throws RejectedFile if a file has the wrong columns or encoding; nothing is changed in that case
 */
export const runImport = async (
  importer: Importer,
  options: ImportOptions,
  tags: readonly CacheTag[],
): Promise<ImportSummary> => {
  if (importer.storesFiles && !options.store) throw new Error(`${importer.name} need a store for their files`);
  const { kind, files } = await importer.open(options);
  return importKind(kind, files ? { ...options, files } : options, tags);
};

const importKind = async <Row>(
  kind: ImportKind<Row>,
  options: ImportOptions,
  tags: readonly CacheTag[],
): Promise<ImportSummary> => {
  const { db, clock, files, dryRun } = options;
  const at = clock.now().toISOString();
  const run = await beginRun(db, kind.name, files, at);
  const leaveLease = startLeaseRenewal(db, run);
  const own = stagedBy(db, run);
  const tally = newSummary();
  const workFolder = path.join(os.tmpdir(), `bee-import-${run}-${randomUUID()}`);
  try {
    await createStages(db, run, kind.stages);
    const sourceName = options.source?.name ?? `运营方导入：${files.map((file) => path.basename(file)).join('、')}`;
    const context: ImportContext = { sourceName, at, files: (!dryRun && options.store) || null };
    const places = await stageFiles(
      kind,
      { ...options, db: own, today: shanghaiDay(clock.now()) },
      { ...context, workFolder },
      tally,
    );
    if (tally.stored === 0) throw new NothingToImport(tally);
    for (const { key, reason } of (await kind.settle?.(own)) ?? []) {
      const found = places.byKey(key);
      if (found) tally.doubtful.push({ ...found, reason });
    }
    for (const { place, reason, row } of (await kind.compare?.(own)) ?? [])
      tally.doubtful.push({ ...places.of(place), reason, row });
    if (dryRun) await endRun(db, run, 'dry', countsOf(tally));
    else {
      options.progress?.({ bytes: 0, rows: tally.rows, step: 'publish' });
      await own.transaction().execute(async (transaction) => {
        await holdLease(transaction, run);
        await openJournal(transaction, run);
        const sourceId = await saveSource(transaction, {
          kind: kind.sourceKind,
          name: sourceName,
          url: options.source?.url ?? null,
          publisher: options.source?.publisher ?? null,
          sample: false,
          at,
        });
        await kind.publish(transaction, sourceId);
        await closeJournal(transaction, run);
        await endRun(transaction, run, 'published', countsOf(tally));
        await importNames(transaction, places.names, clock.now());
        await touchTags(transaction, [...tags, 'search']);
      });
      await analyzeIndex(own);
      await pruneJournal(db);
      await kind.announce?.(db, clock.now()).catch(() => undefined);
    }
    return tally;
  } catch (error) {
    await endRun(db, run, 'failed', countsOf(tally));
    throw error;
  } finally {
    leaveLease();
    await dropStages(db, run, kind.stages);
    await rm(workFolder, { recursive: true, force: true });
  }
};

const countsOf = ({ rows, stored, repeated, refused, doubtful }: ImportSummary) => ({
  rows,
  stored,
  repeated,
  refused: refused.length,
  doubtful: doubtful.length,
});
