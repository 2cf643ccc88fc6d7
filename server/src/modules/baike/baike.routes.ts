import type { DataFor } from '@bee/contracts/operations';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { NotFound } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import { presentSource } from '../source/source.repository.ts';
import { findEntry, listEntries, listNearEntries } from './baike.repository.ts';

export const baikeRoutes = ({ db }: Deps): Route[] => [
  route('baike/getBaikeLists', async (request) => {
    const { rows, total } = await listEntries(db, request);
    return { list: rows, total, page: request.page, limit: request.limit, updated_at: rows[0]?.updated_at ?? null };
  }),
  route('baike/getBaikeContent', ({ id }) => readEntry(db, id)),
];

const readEntry = async (db: Kysely<Database>, id: string): Promise<DataFor<'baike/getBaikeContent'>> => {
  const entry = await findEntry(db, id);
  if (!entry) throw new NotFound('没有这个百科条目，可能已被合并；请搜索名称查找');
  return { ...entry, source: presentSource(entry.source), related: await listNearEntries(db, entry), tags: [] };
};
