import type { FavoriteType } from '@bee/contracts/resource/user';
import { pageNumber } from '../../parts/page-number.ts';
import { isFavoriteType } from './favorite-types.ts';

/** What the address says: type, words searched for (`q`), page (`p`). Anything else is left out. */
export type FavoriteState = { type?: FavoriteType; q?: string; p: number };

export const PAGE_SIZE = 20;
const LONGEST_KEYWORD = 100;

export const readFavoriteState = (query: Record<string, string>): FavoriteState => ({
  type: isFavoriteType(query.type) ? query.type : undefined,
  q: query.q?.trim().slice(0, LONGEST_KEYWORD) || undefined,
  p: pageNumber(query.p),
});

/** Query of a state: what is not set is left out, and so is the first page. */
export const favoriteParams = ({ type, q, p }: FavoriteState): Record<string, string | undefined> => ({
  type,
  q,
  p: p > 1 ? String(p) : undefined,
});

export const favoriteRequest = ({ type, q, p }: FavoriteState) => ({
  page: p,
  limit: PAGE_SIZE,
  ...(type && { type }),
  ...(q && { kw: q }),
});
