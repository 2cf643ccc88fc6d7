import { z } from 'zod';
import {
  enterprise,
  industryTableCard,
  issue,
  issueEntry,
  referenceCard,
  referenceSection,
  reference as series,
  subArticle,
  subArticleCard,
} from '../entity/reference.ts';
import { reportCard } from '../entity/report.ts';
import { operation } from '../operation.ts';
import { id, listOf, paging } from '../shapes.ts';

export type * from '../entity/reference.ts';

/** Related content of a series or of one issue, selected by `issue_id`, or by the issue's id as `id`. */
const relatedRequest = z.object({ ...paging, id, issue_id: id.optional() });

export const reference = {
  'reference/getList': operation({
    summary: '产业参考系列，附最近一期；facets 的键：industry、year',
    request: z.object({
      ...paging,
      industry: z.string().trim().max(30, '产业名称过长').optional(),
      year: z
        .string()
        .regex(/^\d{4}$/, '年份应为四位数字')
        .optional(),
    }),
    data: listOf(referenceCard),
  }),
  'reference/detail': operation({
    method: 'GET',
    summary: '一个系列（id 为系列）及其最近一期，或一期（id 为期）及其所属系列',
    request: z.object({ id }),
    data: z.object({
      series,
      /** null before the first issue. */
      issue: issue.nullable(),
      /** Newest first. */
      issues: z.array(issueEntry),
      sections: z.array(referenceSection),
      articles: z.array(subArticleCard),
    }),
  }),
  'reference/subDetail': operation({
    method: 'GET',
    summary: '一期中的一篇文章',
    request: z.object({ id }),
    data: subArticle,
  }),
  'reference/getRelatedEnterpriseList': operation({
    summary: '相关企业',
    request: relatedRequest,
    data: listOf(enterprise),
  }),
  'reference/getEnterpriceInfo': operation({
    summary: '一家企业的情况',
    request: z.object({ id }),
    data: enterprise,
  }),
  'reference/getRelatedReportList': operation({
    summary: '相关报告：与系列（或所给的一期）标签相同的报告，标签相同多的在前',
    request: relatedRequest,
    data: listOf(reportCard),
  }),
  'reference/getRelatedIndustryList': operation({
    summary: '相关数据表：产业数据库中同品种与同主题的表；还没有表的品种为其行情页',
    request: relatedRequest,
    data: listOf(industryTableCard),
  }),
};
