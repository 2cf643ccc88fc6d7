import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Clock, shanghaiDay } from '../clock.ts';
import { refreshTerms } from '../modules/search/search-index.ts';
import { bumpContentVersion, saveSource } from '../modules/sources/source.repository.ts';
import type { FileStore } from '../providers/storage/file-store.ts';
import { baike } from './baike.kind.ts';
import { dataProducts } from './data-products.kind.ts';
import { food } from './food.kind.ts';
import { fruit } from './fruit.kind.ts';
import { areGlycemic, glycemicIndex } from './glycemic.kind.ts';
import { herbs } from './herbs.kind.ts';
import type { ImportContext, ImportKind } from './import-kind.ts';
import { beginRun, endRun, holdLease, startLeaseRenewal } from './import-run.repository.ts';
import { type ImportSummary, newSummary } from './import-summary.ts';
import { industryKind } from './industry/industry.kind.ts';
import type { TableDescription } from './industry/table-description.ts';
import { limits } from './limits.kind.ts';
import { news } from './news.kind.ts';
import { policies } from './policies.kind.ts';
import { mappedPrices, type PriceMapping } from './price-mapping.ts';
import { prices } from './prices.kind.ts';
import { references } from './references.kind.ts';
import { NothingToImport } from './rejected-file.ts';
import { metadataFiles, productMetadata, reportMetadata } from './report-metadata.ts';
import { reports } from './reports.kind.ts';
import { type FilesToStage, stageFiles } from './stage-files.ts';
import { createStages, dropStages, stagedBy } from './stage-tables.ts';
import { standards } from './standards.kind.ts';
import { statisticsKind } from './statistics.kind.ts';
import { hs } from './trade/hs.kind.ts';
import { partners } from './trade/partners.kind.ts';
import { permitKind } from './trade/permits.kind.ts';
import { ports } from './trade/ports.kind.ts';
import { tariffs } from './trade/tariffs.kind.ts';
import { tradeKind } from './trade/trade.kind.ts';
import { closeJournal, openJournal, pruneJournal } from './undo/journal.ts';

export type KindName =
  | 'prices'
  | 'fruit'
  | 'herbs'
  | 'policies'
  | 'news'
  | 'baike'
  | 'references'
  | 'reports'
  | 'standards'
  | 'limits'
  | 'food'
  | 'hs'
  | 'trade'
  | 'partners'
  | 'ports'
  | 'tariffs'
  | 'permits'
  | 'statistics'
  | 'products'
  | 'industry';

export type ImportOptions = Omit<FilesToStage, 'today'> & {
  clock: Clock;
  kind: KindName;
  /** Where kinds that import files store them. */
  store?: FileStore | undefined;
  /** For prices in a foreign format. */
  mapping?: PriceMapping | undefined;
  /** For `industry`: the tables to create from the rows. */
  description?: TableDescription | undefined;
  /** Reads, checks and stages everything but publishes nothing. */
  dryRun: boolean;
  /** The source shown to readers; by default the file names. */
  source?: { name?: string | undefined; url?: string | undefined; publisher?: string | undefined } | undefined;
};

/**
 * Imports files of one kind. Rows are staged in small transactions and published in a single transaction after all
 * files are read, so that readers see either all of them or none.
 * @throws RejectedFile if a file has the wrong columns or encoding; nothing is changed in that case
 */
export const runImport = async (options: ImportOptions): Promise<ImportSummary> => {
  switch (options.kind) {
    case 'prices':
      return importKind(options.mapping ? mappedPrices(options.mapping) : prices, options);
    case 'fruit':
      return importKind(fruit, options);
    case 'herbs':
      return importKind(herbs, options);
    case 'policies':
      return importKind(policies, options);
    case 'news':
      return importKind(news, options);
    case 'baike':
      return importKind(baike, options);
    case 'food':
      return (await areGlycemic(options.files)) ? importKind(glycemicIndex, options) : importKind(food, options);
    case 'standards':
      return importKind(standards, options);
    case 'limits':
      return importKind(limits, options);
    case 'hs':
      return importKind(hs, options);
    case 'trade':
      return importKind(await tradeKind(options.db), options);
    case 'partners':
      return importKind(partners, options);
    case 'ports':
      return importKind(ports, options);
    case 'tariffs':
      return importKind(tariffs, options);
    case 'permits':
      return importKind(await permitKind(options.db), options);
    case 'statistics':
      return importKind(statisticsKind(Number(shanghaiDay(options.clock.now()).slice(0, 4))), options);
    case 'industry':
      if (!options.description) throw new Error('industry needs a description of its tables');
      return importKind(industryKind(options.description), options);
    case 'reports':
      return importKind(reports, { ...withStore(options), files: await metadataFiles(options.files, reportMetadata) });
    case 'products':
      return importKind(dataProducts, {
        ...withStore(options),
        files: await metadataFiles(options.files, productMetadata),
      });
    case 'references':
      return importKind(references, withStore(options));
  }
};

const withStore = (options: ImportOptions): ImportOptions => {
  if (!options.store) throw new Error(`${options.kind} need a store for their files`);
  return options;
};

const importKind = async <Row>(kind: ImportKind<Row>, options: ImportOptions): Promise<ImportSummary> => {
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
        await refreshTerms(transaction);
        await bumpContentVersion(transaction);
        await endRun(transaction, run, 'published', countsOf(tally));
      });
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
