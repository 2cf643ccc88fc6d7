import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { memoize } from '../memoize.ts';
import type { FileStore } from '../providers/storage/file-store.ts';

/** How one kind of content is read, staged and published. */
export type ImportKind<Row> = {
  name: string;
  /** `data_source.kind` of what it brings. */
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
  /** For messages. */
  title: string;
  /** Columns by their names in files; the first name is the one in messages. Without a required one the file is refused. */
  columns: readonly ImportColumn[];
  /** One row of a file; columns under their first names. */
  parse(fields: Fields): ParsedRow<Row>;
  /** Looks into what a row points to, beside the file with the rows. */
  validate?(row: Row, where: { folder: string; workFolder: string }): Promise<ParsedRow<Row>>;
  /** A row whose key came before replaces it. */
  keyOf(row: Row): string;
  /** Its stage tables; every run has its own of them. */
  stages: readonly string[];
  /** The day that a row is of; rows of before 1949 or after tomorrow are refused. */
  dayOf?(row: Row): string | null;
  /** What a row says of its key; of two rows of one key that say different things, the earlier one is listed. */
  saying?(row: Row): string;
  /** Into the stage tables; `again` marks rows whose key an earlier batch has staged. */
  stage(db: Kysely<Database>, rows: readonly StagedRow<Row>[], context: ImportContext): Promise<void>;
  /** Once all rows are staged: settles what they say about one another. @returns doubts by the key of their row */
  settle?(db: Kysely<Database>): Promise<{ key: string; reason: string }[]>;
  /** Once all rows are staged: compares them with what is around them. @returns doubts by the place of their row */
  compare?(db: Kysely<Database>): Promise<{ place: number; reason: string; row: string }[]>;
  /** From the stage tables to the live ones, in the caller's transaction. */
  publish(db: Kysely<Database>, sourceId: number): Promise<void>;
  /** What is told once it is published; a failure is caught up with by the server. */
  announce?(db: Kysely<Database>, now: Date): Promise<unknown>;
};

export type ImportColumn = { names: readonly string[]; required?: boolean };

export type Fields = Record<string, unknown>;

/** A refusal leaves the row out; doubts keep it, flagged. */
export type ParsedRow<Row> = { refused: string } | { row: Row; doubts: string[] };

export type StagedRow<Row> = { place: number; row: Row; again: boolean };

export type ImportContext = {
  sourceName: string;
  /** Instant of the run. */
  at: string;
  /** For kinds that bring files; null on a dry run, which keeps none. */
  files: FileStore | null;
};

/** The text of a cell without invisible characters; '' when there is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
        .trim()
    : '';

/** null for an empty cell, NaN for one that is no number; commas are read between thousands, never for a decimal point. */
export const numberOf = (value: unknown): number | null => {
  const given = textOf(value);
  const text = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(given) ? given.replace(/,/g, '') : given;
  if (text === '') return null;
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

/** A day from 2026-03-04, 2026/3/4, 2026.3.4, 2026年3月4日 or 20260304; null when there is no such day. */
export const dayOf = (value: unknown): string | null => dayIn(textOf(value));

const dayIn = memoize((text): string | null => {
  const match = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T].*)?$/.exec(text);
  if (!match) return null;
  const day = `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
});
