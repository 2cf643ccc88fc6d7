import { z } from 'zod';
import { link, markedText } from '../entity/link.ts';
import { operation } from '../operation.ts';
import { day, instant, keyword, paging } from '../shapes.ts';

/** The first five are the `name` of the header search; the others are found besides. */
export const searchNames = [
  'research_report',
  'news',
  'policy',
  'data_model',
  'data_product',
  'reference',
  'encyclopedia',
  'price',
] as const;

const searchHit = z.object({
  kind: z.enum(searchNames),
  id: z.string(),
  title: markedText,
  /** Passages around the words that were found. */
  snippets: z.array(markedText),
  date: day.nullable(),
  /** Source, region, number: what stands beside the date. */
  meta: z.array(z.string()),
  sample: z.boolean(),
  to: link,
});

export const search = {
  'article/search': operation({
    method: 'POST',
    summary: '全站搜索',
    request: z.object({
      ...paging,
      keyword: keyword.min(1, '请输入关键字查询'),
      name: z.enum(searchNames, '没有这个类别').optional(),
      sort: z.enum(['rank', 'new'], '没有这种排序').default('rank'),
    }),
    data: z.object({
      /** First `all`, then every kind in order, those without hits with total 0. */
      tabs: z.array(z.object({ name: z.enum(['all', ...searchNames]), title: z.string(), total: z.number().int() })),
      list: z.array(searchHit),
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
      /** Other words to try, most of them only when little was found. */
      suggest: z.array(z.string()),
      /** Words that were looked for. */
      terms: z.array(z.string()),
      updated_at: instant.nullable(),
    }),
  }),
  'article/hotKeywords': operation({
    method: 'POST',
    summary: '热门搜索',
    request: z.object({ limit: z.coerce.number().int().min(1).max(20).default(10) }),
    data: z.array(z.object({ keyword: z.string(), heat: z.number().int(), trend: z.enum(['up', 'flat', 'down']) })),
  }),
};

export type SearchHit = z.output<typeof searchHit>;
export type SearchName = (typeof searchNames)[number];
