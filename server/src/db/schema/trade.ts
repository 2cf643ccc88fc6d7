import type { PermitStatus, TariffRate } from '@bee/contracts/resource/trade';

export type TradeFlag = 'prov' | 'rev' | 'conf';

/** Requirements that must be met or documents that must be filed when the product is imported. */
export type TradeRequirement = { title: string; text: string };

/** A rate as stored; eligibility is determined per origin when it is queried. */
export type StoredRate = Omit<TariffRate, 'eligible'>;

export type PermitEvent = { date: string; status: PermitStatus; note: string };
