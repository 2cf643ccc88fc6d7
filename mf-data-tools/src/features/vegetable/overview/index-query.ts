import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { day } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { category } from '../../../lib/list-fields.ts';
import { wrongDate } from '../wrong-date.ts';

/** `classId` is 蔬菜, 水果 …; all without it. */
export const indexQuery = defineQuery({ classId: category(), wrongDate: wrongDate(), date: day() });

export type IndexQuery = QueryValues<typeof indexQuery>;

export const indexHref = (query: IndexQuery = {}, change: Partial<IndexQuery> = {}): string =>
  href('application/vegetable/list', { view: 'index', ...indexQuery.write(query, change) });
