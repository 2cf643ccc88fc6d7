import type { QueryPlan } from '../store/query-plan.ts';

/** When codes are summed up, codes contained in another selected code are dropped to avoid double counting. */
export const codesOf = ({ codes }: QueryPlan, apart: boolean): string[] =>
  codes
    .map(({ code }) => code)
    .filter((code, _, all) => apart || !all.some((other) => other !== code && code.startsWith(other)));
