import type { Column } from '../db/insert-columns.ts';
import type { Db } from '../db/schema.ts';
import { saveSource } from '../modules/sources/store/source.repository.ts';

export type SampleSource = { sourceId: number; at: string };

/** Where a kind of sample data comes from, as of a day. */
export const sampleSource = async (db: Db, kind: string, today: string): Promise<SampleSource> => {
  const at = `${today}T00:00:00+08:00`;
  const source = { kind, name: '农小蜂示例数据', publisher: '农小蜂', sample: true, at };
  return { sourceId: await saveSource(db, source), at };
};

/** The mark of sample rows. */
export const SAMPLE: Column<unknown> = { name: 'sample', type: 'bool', value: () => true };

/** The mark with the source. */
export const ofSource = (sourceId: number): Column<unknown>[] => [
  { name: 'source_id', type: 'int', value: () => sourceId },
  SAMPLE,
];
