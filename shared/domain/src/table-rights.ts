/** User levels for tables of the industry database, lowest first; 蔬菜 VIP counts as a member here. */
export type TableTier = 'visitor' | 'member' | 'vip';

export type TableRight = {
  /** Rows of a table and newest points of a series; null means all. */
  rows: number | null;
  /** Files per day and rows per file. */
  exports: number;
  exportRows: number;
};

/** Rights of each tier; enforced by the server, explained in the UI. */
export const tableRights: Record<TableTier, TableRight> = {
  visitor: { rows: 20, exports: 0, exportRows: 0 },
  member: { rows: 200, exports: 1, exportRows: 500 },
  vip: { rows: null, exports: 20, exportRows: 50_000 },
};

/** @param viewer null for visitors */
export const tableTier = (viewer: { isVip: boolean } | null): TableTier =>
  viewer ? (viewer.isVip ? 'vip' : 'member') : 'visitor';
