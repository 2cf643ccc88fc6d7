import { z } from 'zod';
import { validities } from '../entity/article.ts';
import { link, markedText } from '../entity/link.ts';
import { operation } from '../operation.ts';
import { day, instant, keyword, listOf, paging } from '../shapes.ts';

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
  'market_report',
  'food',
  'standard',
  'trade',
] as const;

const searchSnippet = z.object({
  /** Empty when the page is locked. */
  parts: markedText,
  page: z.number().int().nullable(),
  /** The page is beyond what the reader may read. */
  locked: z.boolean(),
  /** Where this page opens. */
  to: link.nullable(),
});

const searchHit = z.object({
  kind: z.enum(searchNames),
  id: z.string(),
  title: markedText,
  /** Passages around the words that were found, of reports with their page. */
  snippets: z.array(searchSnippet),
  date: day.nullable(),
  /** Source, region, number: what stands beside the date. */
  meta: z.array(z.string()),
  sample: z.boolean(),
  /** Of policies and standards on the day of the answer; null for everything else. */
  validity: z.enum(validities).nullable(),
  to: link,
});

const trend = z.enum(['up', 'flat', 'down']);

const hotWordState = z.enum(['pinned', 'shown', 'hidden'], '没有这种状态');

/** Held against the rules of hot words by the server, whose message names what is wrong. */
const hotWordTyped = z.string('请输入搜索词').max(200, '搜索词最多 20 个字');

const hotWord = z.object({
  keyword: z.string(),
  /** Where the order comes from, after the pinned ones. */
  heat: z.number().int(),
  trend,
  /** Searches of the last 30 days by distinct addresses. */
  searches: z.number().int(),
  origin: z.enum(['search', 'operator', 'initial']),
  status: hotWordState,
  /** Its place among the words that are not hidden, from 1; null while it is. */
  position: z.number().int().nullable(),
  changed_at: instant.nullable(),
  /** Nickname of the operator; empty where nobody has changed it. */
  changed_by: z.string(),
});

export const search = {
  'article/search': operation({
    method: 'POST',
    summary: '全站搜索',
    request: z.object({
      ...paging,
      keyword: keyword.min(1, '请输入关键字查询'),
      /** No title may hold one of these words. */
      exclude: keyword.optional(),
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
      /** No text held all the words; the hits hold some. */
      loose: z.boolean(),
      updated_at: instant.nullable(),
    }),
  }),
  'article/suggest': operation({
    method: 'POST',
    summary: '输入时的提示：开头相同的热词，以及按类别分组的名称（支持拼音和拼音首字母）；不输入时给出热词',
    request: z.object({ keyword: keyword.default('') }),
    data: z.object({
      words: z.array(z.string()),
      groups: z.array(
        z.object({
          kind: z.enum(searchNames),
          title: z.string(),
          /** `state`: whether a policy or standard is in force, in words. */
          list: z.array(z.object({ title: markedText, to: link, state: z.string().nullable() })),
        }),
      ),
    }),
  }),
  'ops/getHotKeywords': operation({
    method: 'POST',
    summary: '热门搜索词的热度、次数、来源、位置与状态；facets 的键：status',
    access: 'operator',
    request: z.object({ ...paging, status: hotWordState.optional(), kw: keyword.optional() }),
    data: listOf(hotWord),
  }),
  'ops/addHotKeyword': operation({
    method: 'POST',
    summary: '添加一个热门搜索词，可同时置顶；繁简、大小写、全半角相同的算同一个词',
    access: 'operator',
    request: z.object({ keyword: hotWordTyped, pinned: z.boolean().default(false) }),
    data: hotWord,
  }),
  'ops/setHotKeyword': operation({
    method: 'POST',
    summary: '置顶、显示或隐藏一个热门搜索词',
    access: 'operator',
    request: z.object({ keyword: hotWordTyped, status: hotWordState }),
    data: hotWord,
  }),
  'ops/removeHotKeyword': operation({
    method: 'POST',
    summary: '删除一个热门搜索词和它的搜索次数',
    access: 'operator',
    request: z.object({ keyword: hotWordTyped }),
    data: z.object({ keyword: z.string() }),
  }),
  'article/hotKeywords': operation({
    method: 'POST',
    summary: '热门搜索',
    request: z.object({ limit: z.coerce.number().int().min(1).max(20).default(10) }),
    data: z.array(z.object({ keyword: z.string(), heat: z.number().int(), trend })),
  }),
};

export type SearchHit = z.output<typeof searchHit>;
export type HotWord = z.output<typeof hotWord>;
export type SearchName = (typeof searchNames)[number];
