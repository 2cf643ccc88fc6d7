import { z } from 'zod';
import { reportCard, report as reportEntity, reportTypes } from '../entity/article.ts';
import { operation } from '../operation.ts';
import { id, keyword, listOf, paging } from '../shapes.ts';

export type { Report, ReportCard } from '../entity/article.ts';

export const report = {
  'article/getReportLists': operation({
    method: 'POST',
    summary: '报告列表；facets 的键：type、org、year',
    request: z.object({
      ...paging,
      type: z.enum(reportTypes, '没有这个栏目').optional(),
      cate_id: id.optional(),
      tag_id: id.optional(),
      year: z
        .string()
        .regex(/^\d{4}$/, '年份应为四位数字')
        .optional(),
      org: z.string().max(60).optional(),
      kw: keyword.optional(),
      kw_not: keyword.optional(),
      sort: z.enum(['new', 'hot'], '没有这种排序').default('new'),
    }),
    data: listOf(reportCard),
  }),
  'article/getReportDetail': operation({
    method: 'GET',
    summary: '一篇报告',
    request: z.object({ id }),
    data: reportEntity,
  }),
};
