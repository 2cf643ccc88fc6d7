import type { Source } from '@bee/contracts/shapes';
import type { Db } from '../../../db/schema.ts';
import { listSources, presentSource } from '../../sources/index.ts';

/** The source of the trade rows and its retrieval time; nulls if there are none yet. */
export const tradeSource = async (db: Db): Promise<{ source: Source | null; updatedAt: string | null }> => {
  const [row] = await listSources(db, 'trade');
  return { source: row ? presentSource(row) : null, updatedAt: row?.retrieved_at ?? null };
};
