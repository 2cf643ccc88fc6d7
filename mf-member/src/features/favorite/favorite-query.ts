import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { keyOf, page, text } from '@bee/domain/query-fields';
import { favoriteTypes } from './favorite-types.ts';

export const favoriteQuery = defineQuery({
  type: keyOf(favoriteTypes),
  q: text(100, { request: 'kw' }),
  p: page(),
});
export type FavoriteState = QueryValues<typeof favoriteQuery>;

export const PAGE_SIZE = 20;

export const favoriteRequest = (state: FavoriteState) => ({ ...favoriteQuery.request(state), limit: PAGE_SIZE });
