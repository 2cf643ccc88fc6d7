import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ImportContext, ImportKind, ParsedRow, StagedRow } from './import-kind.ts';
import type { Problem, Tally } from './import-tally.ts';
import { matchColumns } from './match-columns.ts';
import { readRecords } from './read-records.ts';
import { RefusedFile } from './refused-file.ts';

export type FilesToStage = {
  db: Kysely<Database>;
  files: string[];
  progress?: ((state: { bytes: number; rows: number; step: 'read' | 'publish' }) => void) | undefined;
};

const BATCH = 2000;
/** Rows that were looked into are larger. */
const EXAMINED_BATCH = 20;

/**
 * Reads, checks and stages all files of a kind.
 * @returns where each key was read last, for kinds that settle their rows in the end
 */
export const stageFiles = async <Row>(
  kind: ImportKind<Row>,
  { db, files, progress }: FilesToStage,
  { workFolder, ...context }: ImportContext & { workFolder: string },
  tally: Tally,
): Promise<Map<string, Problem>> => {
  const places = new Map<string, Problem>();
  const seen = new Set<string>();
  let batch = new Map<string, StagedRow<Row>>();
  // One batch is on its way into the stage tables while the next one is read.
  let staging: Promise<unknown> = Promise.resolve();
  const flush = async () => {
    await staging;
    const rows = [...batch.values()];
    batch = new Map();
    staging = rows.length > 0 ? kind.stage(db, rows, context) : Promise.resolve();
    // Awaited with the next batch; a failure must not go unheard in between.
    staging.catch(() => undefined);
  };
  for (const file of files) {
    let pick: ReturnType<typeof matchColumns> | null = null;
    const pieces = readRecords(file, (bytes) => progress?.({ bytes, rows: tally.rows, step: 'read' }));
    for await (const records of pieces) {
      for (const record of records) {
        tally.rows++;
        const problem = (reason: string, row: unknown) => ({
          file: path.basename(file),
          line: record.line,
          reason,
          row: JSON.stringify(row).slice(0, 300),
        });
        if ('broken' in record) {
          tally.refused.push(problem(record.broken, ''));
          continue;
        }
        pick ??= matchColumns(file, kind.title, kind.columns, Object.keys(record.fields));
        const read = kind.parse(pick(record.fields));
        const parsed = kind.examine
          ? await examined(kind.examine, read, { folder: path.dirname(file), workFolder })
          : read;
        if ('refused' in parsed) {
          tally.refused.push(problem(parsed.refused, record.fields));
          continue;
        }
        tally.doubtful.push(...parsed.doubts.map((doubt) => problem(doubt, record.fields)));
        const key = kind.keyOf(parsed.row);
        const again = seen.has(key);
        if (again) tally.repeated++;
        else tally.stored++;
        seen.add(key);
        if (kind.settle) places.set(key, problem('', record.fields));
        batch.set(key, { place: tally.rows, row: parsed.row, again: again && !batch.has(key) });
        if (batch.size >= (kind.examine ? EXAMINED_BATCH : BATCH)) await flush();
      }
    }
    if (!pick) throw new RefusedFile(`${file} 里没有可以读取的行。请确认它是${kind.title}文件`);
  }
  await flush();
  await staging;
  return places;
};

const examined = async <Row>(
  examine: NonNullable<ImportKind<Row>['examine']>,
  parsed: ParsedRow<Row>,
  where: { folder: string; workFolder: string },
): Promise<ParsedRow<Row>> => {
  if ('refused' in parsed) return parsed;
  const found = await examine(parsed.row, where);
  return 'refused' in found ? found : { row: found.row, doubts: [...parsed.doubts, ...found.doubts] };
};
