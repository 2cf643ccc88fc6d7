import type { ScoreRecord } from '@bee/contracts/resource/user';
import { pageNumber } from '../../parts/page-number.ts';

/** What the address of the ledger says: direction, source, month and page (`p`). Anything else is left out. */
export type ScoreListState = { dir?: ScoreRecord['dir']; source?: string; month?: string; p: number };

export const PAGE_SIZE = 20;

export const readScoreListState = ({ dir, source, month, p }: Record<string, string>): ScoreListState => ({
  dir: dir === 'in' || dir === 'out' || dir === 'back' ? dir : undefined,
  source: source && /^[a-z]{1,30}$/.test(source) ? source : undefined,
  month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  p: pageNumber(p),
});

export const scoreListParams = ({ p, ...filters }: ScoreListState): Record<string, string | undefined> => ({
  ...filters,
  p: p > 1 ? String(p) : undefined,
});

export const scoreListRequest = ({ dir, source, month, p }: ScoreListState) => ({
  page: p,
  limit: PAGE_SIZE,
  ...(dir && { dir }),
  ...(source && { source }),
  ...(month && { month }),
});
