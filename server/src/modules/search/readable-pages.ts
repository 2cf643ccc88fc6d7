import { sql } from 'kysely';
import type { Viewer } from '../../http/viewer.ts';

/** By whose rights pages are read. */
export type Reader = 'visitor' | 'member' | 'vip';

export const readerOf = (viewer: Viewer | null): Reader => {
  if (!viewer) return 'visitor';
  return viewer.isVip ? 'vip' : 'member';
};

/** True for a passage `p` of a document `d` on a page that the reader may not read. */
export const isLocked = (reader: Reader) => {
  if (reader === 'vip') return sql<boolean>`false`;
  return sql<boolean>`coalesce(p.page > ${sql.ref(`d.${reader}_pages`)}, false)`;
};
