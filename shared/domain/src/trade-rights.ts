/** User levels for trade data, lowest first; 蔬菜 VIP counts as a member here. */
const tradeTiers = ['visitor', 'member', 'vip'] as const;
export type TradeTier = (typeof tradeTiers)[number];

export type TradeRight = {
  /** Rows of a query; null means all. */
  rows: number | null;
  /** Newest months of a product's history; null means all. */
  months: number | null;
  /** Files per day and rows per file. */
  exports: number;
  exportRows: number;
};

/** Rights of each tier; enforced by the server, explained in the UI. */
export const tradeRights: Record<TradeTier, TradeRight> = {
  visitor: { rows: 20, months: 12, exports: 0, exportRows: 0 },
  member: { rows: 200, months: 36, exports: 1, exportRows: 500 },
  vip: { rows: null, months: null, exports: 20, exportRows: 50_000 },
};

/** @param viewer null for visitors */
export const tradeTier = (viewer: { isVip: boolean } | null): TradeTier =>
  viewer ? (viewer.isVip ? 'vip' : 'member') : 'visitor';

/** Lowest tier that may look back this many months. */
export const tierOfMonths = (months: number): TradeTier =>
  tradeTiers.find((tier) => months <= (tradeRights[tier].months ?? months)) ?? 'vip';
