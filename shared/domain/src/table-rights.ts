/** Who looks at tables of the industry database, from least to most; 蔬菜VIP counts as a member here. */
export type TableTier = 'visitor' | 'member' | 'vip';

export type TableRight = {
  /** Rows of a table, and newest points of a series; null is all. */
  rows: number | null;
  /** Files per day, and rows in each. */
  exports: number;
  exportRows: number;
};

/** What each tier may do with tables: the server enforces it, screens explain it. */
export const tableRights: Record<TableTier, TableRight> = {
  visitor: { rows: 20, exports: 0, exportRows: 0 },
  member: { rows: 200, exports: 1, exportRows: 500 },
  vip: { rows: null, exports: 20, exportRows: 50_000 },
};

/** @param viewer null for visitors */
export const tableTier = (viewer: { isVip: boolean } | null): TableTier =>
  viewer ? (viewer.isVip ? 'vip' : 'member') : 'visitor';
