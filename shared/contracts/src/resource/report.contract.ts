import { z } from 'zod';
import { reportTypes, taggedIds, withinTag } from '../entity/article.ts';
import { reportCard, report as reportEntity } from '../entity/report.ts';
import { operation } from '../operation.ts';
import { id, keyword, listOf, paging } from '../shapes.ts';

export type * from '../entity/report.ts';

const year = z.string().regex(/^\d{4}$/, '年份应为四位数字');

export const report = {
  'article/getReportLists': operation({
    summary: '报告列表；facets 的键：type、cate、org、year、pages、access',
    request: z.object({
      ...paging,
      type: z.enum(reportTypes, '没有这个栏目').optional(),
      cate_id: id.optional(),
      tag_id: id.optional(),
      year: year.optional(),
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份应写成 2026-03 的样子')
        .optional(),
      org: z.string().max(60).optional(),
      pages_min: z.coerce.number().int('页数应为整数').min(1).max(10_000).optional(),
      access: z.enum(['public', 'login', 'vip'], '没有这种权限').optional(),
      /** Words that the title must contain, all of them; `kw_not`: words that it must not contain. */
      kw: keyword.optional(),
      kw_not: keyword.optional(),
      sort: z.enum(['new', 'hot'], '没有这种排序').default('new'),
    }),
    data: listOf(reportCard),
  }),
  'article/getMonthList': operation({
    summary: '报告按月的期数，新的月份在前；没有报告的月份不列出',
    request: z.object({ type: z.enum(reportTypes, '没有这个栏目').default('monthly_report'), year: year.optional() }),
    data: z.array(
      z.object({
        year: z.number().int(),
        month: z.number().int(),
        count: z.number().int(),
        latest_id: z.string(),
      }),
    ),
  }),
  'article/getReportDetail': operation({
    method: 'GET',
    summary: '一篇报告',
    request: z.object({ id, tag_id: withinTag }),
    data: reportEntity.extend({ tagged: taggedIds }),
  }),
};
