import { z } from 'zod';
import { validities } from '../entity/article.ts';
import { link, markedText } from '../entity/link.ts';
import { operation, operatorOperation } from '../operation.ts';
import { day, instant, keyword, listOf, longPaging, paging, sorting } from '../shapes.ts';

/** The first five are the `name` of the header search; the others are additional kinds. */
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
  /** Empty if the page is locked. */
  parts: markedText,
  page: z.number().int().nullable(),
  /** The user may not read this page. */
  locked: z.boolean(),
  /** Link to this page. */
  to: link.nullable(),
});

const searchHit = z.object({
  kind: z.enum(searchNames),
  id: z.string(),
  title: markedText,
  /** Passages around the matches; for reports with page numbers. */
  snippets: z.array(searchSnippet),
  date: day.nullable(),
  /** Source, region, number: facts shown next to the date. */
  meta: z.array(z.string()),
  sample: z.boolean(),
  /** State of a policy or standard on the day of the response; null for others. */
  validity: z.enum(validities).nullable(),
  /** The newest price of a product and its change within a week in percent; null for others. */
  price: z.object({ avg: z.number(), unit: z.string(), change: z.number().nullable(), date: day }).nullish(),
  to: link,
});

/** A sentence about one thing from rows of tables, with emphasis on the requested figure, and where it is shown. */
const directAnswer = z.object({
  text: markedText,
  /** Further sentences; may be empty. */
  more: z.string(),
  title: z.string(),
  date: day.nullable(),
  sample: z.boolean(),
  to: link.nullable(),
});

const trend = z.enum(['up', 'flat', 'down']);

const hotWordState = z.enum(['pinned', 'shown', 'hidden'], '没有这种状态');

/** Validated by the server's hot word rules, whose message names the problem. */
const hotWordTyped = z.string('请输入搜索词').max(200, '搜索词最多 20 个字');

const hotWord = z.object({
  keyword: z.string(),
  /** Sort value of words that are not pinned. */
  heat: z.number().int(),
  trend,
  /** Searches of the last 30 days, counted by distinct IP address. */
  searches: z.number().int(),
  origin: z.enum(['search', 'operator', 'initial']),
  status: hotWordState,
  /** Position among the visible words, from 1; null if hidden. */
  position: z.number().int().nullable(),
  changed_at: instant.nullable(),
  /** Nickname of the operator; empty if it was never changed. */
  changed_by: z.string(),
});

export const search = {
  'article/search': operation({
    summary: '全站搜索',
    request: z.object({
      ...paging,
      keyword: keyword.min(1, '请输入关键字查询'),
      /** Titles must not contain any of these words. */
      exclude: keyword.optional(),
      name: z.enum(searchNames, '没有这个类别').optional(),
      sort: z.enum(['rank', 'new'], '没有这种排序').default('rank'),
    }),
    data: z.object({
      /** First `all`, then every kind in fixed order; kinds without hits have total 0. */
      tabs: z.array(z.object({ name: z.enum(['all', ...searchNames]), title: z.string(), total: z.number().int() })),
      list: z.array(searchHit),
      /**
       * On the first page of all kinds in the order of rank: the documents of the thing that is named, then the best
       * of each kind, those with the best hit first. Their hits may be in `list` as well.
       */
      entity: z.array(searchHit).default([]),
      blocks: z
        .array(
          z.object({
            name: z.enum(searchNames),
            title: z.string(),
            total: z.number().int(),
            list: z.array(searchHit),
          }),
        )
        .default([]),
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
      /** What the tables say about the keyword, on the first page of all kinds; null if it does not ask for data. */
      answer: z.array(directAnswer).nullable(),
      /** The keyword that was searched instead, because nothing contains all words of the given one and a name is close. */
      corrected: z.string().nullable(),
      /** Alternative search words, mainly when there are few hits. */
      suggest: z.array(z.string()),
      /** The searched words. */
      terms: z.array(z.string()),
      /** No text contains all words; the hits contain some of them. */
      loose: z.boolean(),
      updated_at: instant.nullable(),
    }),
  }),
  'article/suggest': operation({
    summary: '输入时的提示：开头相同的热词，以及按类别分组的名称（支持拼音和拼音首字母）；不输入时给出热词',
    request: z.object({ keyword: keyword.default('') }),
    data: z.object({
      words: z.array(z.string()),
      groups: z.array(
        z.object({
          kind: z.enum(searchNames),
          title: z.string(),
          /** `state`: whether a policy or standard is in force, as text. */
          list: z.array(z.object({ title: markedText, to: link, state: z.string().nullable() })),
        }),
      ),
    }),
  }),
  'ops/getHotKeywords': operatorOperation({
    summary: '热门搜索词的热度、次数、来源、位置与状态；facets 的键：status',
    request: z.object({
      ...longPaging,
      ...sorting(['position', 'searches', 'heat', 'changed_at']),
      status: hotWordState.optional(),
      kw: keyword.optional(),
    }),
    data: listOf(hotWord),
  }),
  'ops/addHotKeyword': operatorOperation({
    summary: '添加一个热门搜索词，可同时置顶；繁简、大小写、全半角相同的算同一个词',
    request: z.object({ keyword: hotWordTyped, pinned: z.boolean().default(false) }),
    data: hotWord,
  }),
  'ops/setHotKeyword': operatorOperation({
    summary: '置顶、显示或隐藏一个热门搜索词',
    request: z.object({ keyword: hotWordTyped, status: hotWordState }),
    data: hotWord,
  }),
  'ops/removeHotKeyword': operatorOperation({
    summary: '删除一个热门搜索词和它的搜索次数',
    request: z.object({ keyword: hotWordTyped }),
    data: z.object({ keyword: z.string() }),
  }),
  'article/hotKeywords': operation({
    summary: '热门搜索',
    request: z.object({ limit: z.coerce.number().int().min(1).max(20).default(10) }),
    data: z.array(z.object({ keyword: z.string(), heat: z.number().int(), trend })),
  }),
};

export type SearchHit = z.output<typeof searchHit>;
export type HotWord = z.output<typeof hotWord>;
export type SearchName = (typeof searchNames)[number];
