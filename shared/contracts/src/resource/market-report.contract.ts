import { z } from 'zod';
import { dailyReport, marketReport, marketReportCard, marketReportKinds } from '../entity/market-report.ts';
import { operation } from '../operation.ts';
import { accessBlock, day, id, listOf, paging, source } from '../shapes.ts';

export type * from '../entity/market-report.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份应写成 2026-01 的样子');

export const marketReports = {
  'vegetable/getMarketWeeklyList': operation({
    summary: '市场周报与调研，最新的在前；facets 的键：kind、market、month',
    request: z.object({
      ...paging,
      kind: z.enum(marketReportKinds, '没有这种市场报告').optional(),
      market_id: id.optional(),
      month: month.optional(),
    }),
    data: listOf(marketReportCard),
  }),
  'vegetable/marketReportDetail': operation({
    method: 'GET',
    summary: '一份市场周报或调研；未开通蔬菜 VIP 时只有摘要与前几个品种（access）',
    request: z.object({ id }),
    data: marketReport,
  }),
  'article/getDailyReportList': operation({
    summary: '每日行情简报，由当天报价算出，最新的在前；没有报价的日子没有简报',
    request: z.object({
      ...paging,
      /** Only this day. */
      date: day.optional(),
      month: month.optional(),
      /** Only days with quotes of this product, with its price. */
      product: z.string().trim().min(1, '缺少品名').max(60, '品名最多 60 个字').optional(),
    }),
    data: listOf(dailyReport).extend({
      /** First and newest day with quotes; null without any. */
      dates: z.object({ min: day, max: day }).nullable(),
      source,
      /** The first visible day, and what unlocks earlier ones; absent if all are visible. */
      since: day.optional(),
      access: accessBlock.optional(),
    }),
  }),
};
