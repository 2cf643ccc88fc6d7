/** Who looks at trade data, from least to most; 蔬菜VIP counts as a member here. */
const tradeTiers = ['visitor', 'member', 'vip'] as const;
export type TradeTier = (typeof tradeTiers)[number];

export type TradeRight = {
  /** Rows of a query; null is all. */
  rows: number | null;
  /** Newest months of a product's history; null is all. */
  months: number | null;
  /** Files per day, and rows in each. */
  exports: number;
  exportRows: number;
};

/** What each tier may do with trade data: the server enforces it, screens explain it. */
export const tradeRights: Record<TradeTier, TradeRight> = {
  visitor: { rows: 20, months: 12, exports: 0, exportRows: 0 },
  member: { rows: 200, months: 36, exports: 1, exportRows: 500 },
  vip: { rows: null, months: null, exports: 20, exportRows: 50_000 },
};

/** @param viewer null for visitors */
export const tradeTier = (viewer: { isVip: boolean } | null): TradeTier =>
  viewer ? (viewer.isVip ? 'vip' : 'member') : 'visitor';

/** The least tier that may look so many months back. */
export const tierOfMonths = (months: number): TradeTier =>
  tradeTiers.find((tier) => months <= (tradeRights[tier].months ?? months)) ?? 'vip';
