import type { TradeFlow } from '@bee/contracts/resource/trade';
import { field, oneOf } from '@bee/domain/query-fields';

/** Digits of an HS code. */
export const HS_LEVELS = [2, 4, 6, 8, 10];

export const isHsCode = (text: string): boolean => /^\d+$/.test(text) && HS_LEVELS.includes(text.length);

export const hsCode = () => field<string>((typed) => (isHsCode(typed) ? typed : undefined), String);

export const flowField = () => oneOf<TradeFlow, { fallback: TradeFlow }>(['import', 'export'], { fallback: 'import' });

/** Alpha-2, or alpha-3 in old links. */
export const originOf = (typed = ''): string | undefined => /^[A-Z]{2,3}$/.exec(typed.trim().toUpperCase())?.[0];
