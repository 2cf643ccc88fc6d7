import type { Source } from '@bee/contracts/shapes';
import type { Db } from '../../../db/schema.ts';

export type SourceRow = Source & { id: number; retrieved_at: string };

/** All sources of a kind of content: real sources before the sample, newest first. */
export const listSources = (db: Db, kind: string): Promise<SourceRow[]> =>
  db
    .selectFrom('data_source')
    .where('kind', '=', kind)
    .select(['id', 'name', 'url', 'publisher', 'sample', 'retrieved_at'])
    .orderBy('sample')
    .orderBy('retrieved_at', 'desc')
    .execute();

export const findSource = (db: Db, id: number): Promise<SourceRow | undefined> =>
  db
    .selectFrom('data_source')
    .where('id', '=', id)
    .select(['id', 'name', 'url', 'publisher', 'sample', 'retrieved_at'])
    .executeTakeFirst();

export type SourceInput = {
  kind: string;
  name: string;
  url?: string | null;
  publisher?: string | null;
  sample: boolean;
  at: string;
};

/** Inserts or updates a source. @returns its id */
export const saveSource = async (db: Db, { at, ...source }: SourceInput): Promise<number> => {
  const values = { url: null, publisher: null, ...source, retrieved_at: at };
  const { id } = await db
    .insertInto('data_source')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'name']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const presentSource = (row: SourceRow | undefined): Source => ({
  name: row?.name ?? '暂无数据',
  url: row?.url ?? null,
  publisher: row?.publisher ?? null,
  retrieved_at: row?.retrieved_at ?? null,
  sample: row?.sample ?? false,
});
