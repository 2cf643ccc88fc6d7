import { basename, dirname } from 'node:path';
import { addDays } from '@bee/domain/calendar-day';
import type { Db } from '../db/schema.ts';
import type { ImportedNames } from '../modules/search/index.ts';
import { CellFault } from './cell-fault.ts';
import type { Fields, ImportContext, ImportKind, ParsedRow, StagedRow } from './import-kind.ts';
import type { ImportSummary, Problem } from './import-summary.ts';
import { matchColumns } from './match-columns.ts';
import { readRecords } from './read-records.ts';
import { RejectedFile } from './rejected-file.ts';

export type FilesToStage = {
  db: Db;
  files: string[];
  /** Date in Shanghai. */
  today: string;
  progress?: ((state: { bytes: number; rows: number; step: 'read' | 'publish' }) => void) | undefined;
};

const BATCH = 2000;
/** Smaller batch for rows with examined files, which are larger. */
const EXAMINED_BATCH = 20;

/** Maps the place of a row across all files to its file and line. */
export type Places = {
  of(place: number): Omit<Problem, 'reason' | 'row'>;
  byKey(key: string): Problem | undefined;
};

/**
 * Reads, checks and stages all files of a kind.
 * @returns the location of rows by place, and by key for kinds that define `settle`; other names that rows give
 */
export const stageFiles = async <Row>(
  kind: ImportKind<Row>,
  { db, files, today, progress }: FilesToStage,
  { workFolder, ...context }: ImportContext & { workFolder: string },
  tally: ImportSummary,
): Promise<Places & { names: ImportedNames[] }> => {
  const byKey = new Map<string, Problem>();
  const starts: { file: string; after: number }[] = [];
  const lines: number[] = [];
  const of = (place: number) => ({
    file: starts.findLast(({ after }) => after < place)?.file ?? '',
    line: lines[place - 1] ?? 0,
  });
  const seen = new Map<string, { place: number; saying: string | undefined }>();
  const batches = createBatches(kind, db, context);
  const names = new Map<string, ImportedNames>();
  const latest = addDays(today, 1);
  for (const path of files) {
    const file = basename(path);
    starts.push({ file, after: tally.rows });
    const widened: number[] = [];
    let pick: ReturnType<typeof matchColumns> | null = null;
    const pieces = readRecords(
      path,
      (bytes) => progress?.({ bytes, rows: tally.rows, step: 'read' }),
      (note) => tally.notes.push(note),
    );
    for await (const records of pieces) {
      for (const record of records) {
        tally.rows++;
        lines.push(record.line);
        const problem = (reason: string, row: unknown) => ({
          ...{ file, line: record.line, reason },
          row: JSON.stringify(row).slice(0, 300),
        });
        if ('broken' in record) {
          tally.refused.push(problem(record.broken, record.content));
          continue;
        }
        pick ??= matchColumns(path, kind.title, kind.columns, Object.keys(record.fields));
        const cleaned = cleanCells(pick(record.fields));
        if ('refused' in cleaned) {
          tally.refused.push(problem(cleaned.refused, record.fields));
          continue;
        }
        if (cleaned.widened) widened.push(record.line);
        const read = checkDay(kind, kind.parse(cleaned.fields), latest);
        const parsed = kind.validate
          ? await examined(kind.validate, read, { folder: dirname(path), workFolder })
          : read;
        if ('refused' in parsed) {
          tally.refused.push(problem(parsed.refused, record.fields));
          continue;
        }
        if (parsed.names) names.set(JSON.stringify(parsed.names), parsed.names);
        tally.doubtful.push(...parsed.doubts.map((doubt) => problem(doubt, record.fields)));
        const key = kind.keyOf(parsed.row);
        const saying = kind.saying?.(parsed.row);
        const before = seen.get(key);
        if (before) tally.repeated++;
        else tally.stored++;
        if (before && before.saying !== saying) {
          const earlier = of(before.place);
          const where = earlier.file === file ? '' : `${earlier.file} `;
          tally.doubtful.push(
            problem(
              `同一个键有两个不同的值，以后出现的为准（${where}第 ${earlier.line} 行 ${before.saying}；第 ${record.line} 行 ${saying}）`,
              record.fields,
            ),
          );
        }
        seen.set(key, { place: tally.rows, saying });
        if (kind.settle) byKey.set(key, problem('', record.fields));
        await batches.add(key, { place: tally.rows, row: parsed.row, again: before !== undefined });
      }
    }
    if (!pick && tally.refused.length === 0)
      throw new RejectedFile(`${path} 里没有可以读取的行。请确认它是${kind.title}文件`);
    if (widened.length > 0)
      tally.notes.push(`${file} 有 ${widened.length} 行的全角数字按半角读取（第一处在第 ${widened[0]} 行）`);
  }
  await batches.end();
  return { of, byKey: (key) => byKey.get(key), names: [...names.values()] };
};

/** Stages one batch while the next is read. A later row of the same key replaces an earlier one. */
const createBatches = <Row>(kind: ImportKind<Row>, db: Db, context: ImportContext) => {
  const size = kind.validate ? EXAMINED_BATCH : BATCH;
  let batch = new Map<string, StagedRow<Row>>();
  let staging: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await staging;
    const rows = [...batch.values()];
    batch = new Map();
    staging = rows.length > 0 ? kind.stage(db, rows, context) : Promise.resolve();
    // The promise is awaited with the next batch; this prevents an unhandled rejection until then.
    staging.catch(() => undefined);
  };
  return {
    add: async (key: string, row: StagedRow<Row>) => {
      batch.set(key, { ...row, again: row.again && !batch.has(key) });
      if (batch.size >= size) await flush();
    },
    end: async () => {
      await flush();
      await staging;
    },
  };
};

const FIRST_DAY = '1949-01-01';

/** Rejects implausible dates: a mistyped year would stretch every list and chart it appears in. */
const checkDay = <Row>(kind: ImportKind<Row>, parsed: ParsedRow<Row>, latest: string): ParsedRow<Row> => {
  if ('refused' in parsed) return parsed;
  const day = kind.dayOf?.(parsed.row) ?? null;
  if (day === null || (day >= FIRST_DAY && day <= latest)) return parsed;
  return { refused: `日期不在 1949 年至明天之间，请核对年份（${day}）` };
};

const examined = async <Row>(
  examine: NonNullable<ImportKind<Row>['validate']>,
  parsed: ParsedRow<Row>,
  where: { folder: string; workFolder: string },
): Promise<ParsedRow<Row>> => {
  if ('refused' in parsed) return parsed;
  const found = await examine(parsed.row, where);
  return 'refused' in found ? found : { ...parsed, row: found.row, doubts: [...parsed.doubts, ...found.doubts] };
};

type CleanCells = { fields: Fields; widened: boolean } | { refused: string };

/**
 * Converts full-width digits in numbers and dates to ASCII. Refuses rows with a faulty cell, or with a NUL, which
 * PostgreSQL cannot store.
 */
const cleanCells = (fields: Fields): CleanCells => {
  let cleaned = fields;
  for (const [column, value] of Object.entries(fields)) {
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) continue;
    if (value instanceof CellFault) return { refused: value.reason };
    if (holdsNul(value)) return { refused: `含有 NUL 字节（0x00），请在文本编辑器里删除这个不可见字符（${column}）` };
    if (typeof value === 'string' && value.length <= LONGEST_FIGURE && WIDE_FIGURE.test(value)) {
      if (cleaned === fields) cleaned = { ...fields };
      cleaned[column] = value.normalize('NFKC').replace(/[−–]/g, '-');
    }
  }
  return { fields: cleaned, widened: cleaned !== fields };
};

const LONGEST_FIGURE = 32;

/** Only digits and the punctuation of numbers and dates, with at least one full-width digit. */
const WIDE_FIGURE = /^(?=.*[０-９])[\s０-９0-9．.，,－−–+＋\-／/：:％%年月日]+$/u;

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
};
