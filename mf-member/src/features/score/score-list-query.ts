import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, month, oneOf, page } from '@bee/domain/query-fields';

export const scoreListQuery = defineQuery({
  dir: oneOf(['in', 'out', 'back']),
  source: matching(/^[a-z]{1,30}$/),
  month: month(),
  p: page(),
});
export type ScoreListState = QueryValues<typeof scoreListQuery>;

export const PAGE_SIZE = 20;
