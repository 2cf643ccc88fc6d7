import type { Clock } from '../clock.ts';
import type { Db } from '../db/schema.ts';
import type { TableDescription } from '../modules/industry/index.ts';
import type { PriceMapping } from '../modules/prices/index.ts';
import type { FileStore } from '../providers/storage/file-store.ts';
import type { ImportKind } from './import-kind.ts';
import type { FilesToStage } from './stage-files.ts';

/** Opens a kind of import for given files. */
export type Importer = {
  /** As given on the command line. */
  name: string;
  /** Whether the rows refer to files that are imported along with them. */
  storesFiles?: true;
  open(options: ImportOptions): OpenImport | Promise<OpenImport>;
};

/** The kind, and the files to read where they differ from those given. */
export type OpenImport = { kind: ImportKind<unknown>; files?: string[] };

export type ImportOptions = Omit<FilesToStage, 'today'> & {
  db: Db;
  clock: Clock;
  /** Where importers that import files store them. */
  store?: FileStore | undefined;
  /** For prices in a foreign format. */
  mapping?: PriceMapping | undefined;
  /** For industry tables: the tables to create from the rows. */
  description?: TableDescription | undefined;
  /** Reads, checks and stages everything but publishes nothing. */
  dryRun: boolean;
  /** The source shown to readers; by default the file names. */
  source?: { name?: string | undefined; url?: string | undefined; publisher?: string | undefined } | undefined;
};
