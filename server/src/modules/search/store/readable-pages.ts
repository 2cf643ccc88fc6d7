import { sql } from 'kysely';
import type { Viewer } from '../../../http/viewer.ts';

/** Whose reading rights apply to pages. */
export type Reader = 'visitor' | 'member' | 'vip';

export const readerOf = (viewer: Viewer | null): Reader => {
  if (!viewer) return 'visitor';
  return viewer.isVip ? 'vip' : 'member';
};

/** SQL condition: passage `p` of document `d` is on a page that the reader may not read. */
export const isLocked = (reader: Reader) => {
  if (reader === 'vip') return sql<boolean>`false`;
  return sql<boolean>`coalesce(p.page > ${sql.ref(`d.${reader}_pages`)}, false)`;
};
