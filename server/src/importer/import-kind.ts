import { isDay } from '@bee/domain/calendar-day';
import type { Db } from '../db/schema.ts';
import { memoize } from '../memoize.ts';
import type { ImportedNames } from '../modules/search/index.ts';
import type { FileStore } from '../providers/storage/file-store.ts';
import type { StageTable } from './stage-tables.ts';

/** Defines how one kind of content is read, staged and published. */
export type ImportKind<Row> = {
  name: string;
  /** `data_source.kind` of the imported content. */
  sourceKind:
    | 'price'
    | 'fruit'
    | 'herbs'
    | 'article'
    | 'baike'
    | 'reference'
    | 'food'
    | 'glycemic'
    | 'standard'
    | 'limit'
    | 'hs'
    | 'trade'
    | 'tariff'
    | 'permit'
    | 'statistics'
    | 'data_product'
    | 'industry';
  /** Used in messages. */
  title: string;
  /**
   * Columns with their accepted names; the first name is used in messages. A file without a required column is
   * rejected.
   */
  columns: readonly ImportColumn[];
  /** Parses one row; columns are keyed by their first names. */
  parse(fields: Fields): ParsedRow<Row>;
  /** Checks the files that a row refers to, in the folder of the imported file. */
  validate?(row: Row, where: { folder: string; workFolder: string }): Promise<ParsedRow<Row>>;
  /** Natural key. Of several rows with the same key the last one wins. */
  keyOf(row: Row): string;
  /** Each run creates its own stage tables. */
  stages: readonly StageTable[];
  /** The date of a row; dates before 1949 or after tomorrow are refused. */
  dayOf?(row: Row): string | null;
  /** The values of a row. If two rows with the same key differ, the earlier row is reported. */
  saying?(row: Row): string;
  /** Writes to the stage tables; `again` marks rows whose key was already staged by an earlier batch. */
  stage(db: Db, rows: readonly StagedRow<Row>[], context: ImportContext): Promise<void>;
  /** Called once all rows are staged, to resolve references between them. @returns doubts by row key */
  settle?(db: Db): Promise<{ key: string; reason: string }[]>;
  /** Called once all rows are staged, to compare them with related data. @returns doubts by row place */
  compare?(db: Db): Promise<{ place: number; reason: string; row: string }[]>;
  /** Copies the stage tables to the live tables; must be called inside a transaction. */
  publish(db: Db, sourceId: number): Promise<void>;
  /** Sends notifications after publication. Errors are ignored; the server sends missed notifications later. */
  announce?(db: Db, now: Date): Promise<unknown>;
};

export type ImportColumn = { names: readonly string[]; required?: boolean };

export type Fields = Record<string, unknown>;

/**
 * `refused` rows are not imported; rows with doubts are imported and flagged. `names` are other names of what the row is
 * about, for the thesaurus.
 */
export type ParsedRow<Row> = { refused: string } | { row: Row; doubts: string[]; names?: ImportedNames | undefined };

export type StagedRow<Row> = { place: number; row: Row; again: boolean };

export type ImportContext = {
  sourceName: string;
  /** Timestamp of the run. */
  at: string;
  /** Store for kinds that import files; null on a dry run, which stores no files. */
  files: FileStore | null;
};

/** The text of a cell without invisible characters; '' if empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
        .trim()
    : '';

/**
 * null for an empty cell, NaN if not a number. Commas are accepted as thousands separators only, never as decimal
 * point.
 */
export const numberOf = (value: unknown): number | null => {
  const given = textOf(value);
  const text = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(given) ? given.replace(/,/g, '') : given;
  if (text === '') return null;
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

/** Parses 2026-03-04, 2026/3/4, 2026.3.4, 2026年3月4日 or 20260304; null if it is not a valid date. */
export const dayOf = (value: unknown): string | null => dayIn(textOf(value));

const dayIn = memoize((text): string | null => {
  const match = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T].*)?$/.exec(text);
  if (!match) return null;
  const day = `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}`;
  return isDay(day) ? day : null;
});
