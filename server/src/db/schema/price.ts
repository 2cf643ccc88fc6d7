/** Prices of wholesale markets, of fruit at origin, of herbs. */
export type PriceScope = 'market' | 'origin' | 'herb';
