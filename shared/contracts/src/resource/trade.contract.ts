import { z } from 'zod';
import { tag } from '../entity/article.ts';
import { exportToken } from '../entity/export-token.ts';
import { link } from '../entity/link.ts';
import {
  country,
  hsCode,
  hsNode,
  permit,
  permitStatus,
  port,
  supervisePlace,
  tariff,
  tradeFigures,
  tradeFlow,
  tradeFreq,
  tradePeriod,
  tradePoint,
  tradeProductCard,
  tradeShare,
} from '../entity/trade.ts';
import { memberOperation, operation } from '../operation.ts';
import { plainLine } from '../plain-line.ts';
import { accessBlock, adcode, instant, keyword, listOf, paging, source } from '../shapes.ts';

export type * from '../entity/trade.ts';

/** Country, ISO 3166 alpha-2 (alpha-3 in old links). */
const origin = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,3}$/, '国家（地区）代码应为两个字母，例如 TH');
const name = z.string().trim().min(1, '缺少商品').max(60, '商品名最多 60 个字');
const flow = tradeFlow.default('import');

/** A code of an older edition; `successors` are the codes that replaced it. */
const outdated = z.object({ hs: z.string(), last_year: z.number().int(), successors: z.array(hsNode) });

/**
 * Mirror data, reported by the partner's customs: their exports (FOB) are China's imports, their imports (CIF) China's
 * exports.
 */
const mirror = z.object({ import: z.boolean(), export: z.boolean() });

/** Dimensions of the query builder's response; `row` and `col` each name one. */
const dimension = z.enum(['hs', 'partner', 'period', 'port', 'mode', 'reg', 'flow'], '没有这个维度');
const measure = z.enum(['value_usd', 'value_cny', 'qty', 'unit_price', 'yoy', 'change', 'share'], '没有这个指标');

const query = {
  /** None means all agricultural goods together. */
  hs: z.array(hsCode).max(20, '一次最多 20 个商品编码').default([]),
  partners: z.array(origin).max(20, '一次最多 20 个贸易伙伴').default([]),
  flow: z.array(tradeFlow).min(1, '至少选择一个方向').max(2).default(['import']),
  freq: tradeFreq.default('M'),
  from: tradePeriod.optional(),
  to: tradePeriod.optional(),
  ports: z.array(z.string().max(12)).max(20, '一次最多 20 个口岸').default([]),
  modes: z.array(z.string().max(4)).max(20, '一次最多 20 种贸易方式').default([]),
  /** Provinces where the Chinese party is registered. */
  regs: z.array(adcode).max(20, '一次最多 20 个注册地').default([]),
  row: dimension.default('hs'),
  col: dimension.default('period'),
  measures: z.array(measure).min(1).max(7).default(['value_usd']),
  /** `label`, `total` or `=` and the key of a column, by the first measure; and a direction. */
  sort: z
    .string()
    .regex(/^(label|total|=[\w-]{0,12})\.(asc|desc)$/, '排序应写成 列.asc 或 列.desc')
    .optional(),
};

/** Query keys of the query builder, and those of the chart in the analysis. Releases before `freq` use `f`. */
const savedKeys = [
  'hs',
  'geo',
  'flow',
  'f',
  'freq',
  'from',
  'to',
  'port',
  'mode',
  'reg',
  'row',
  'col',
  'm',
  's',
] as const;
const drawnKeys = ['chart', 'tab', 'cmp', 'tr', 'y', 'ex', 'bs'] as const;
const [TABLE, DRAWN] = ['application/trade/data-detail', 'application/trade/data-analysis'] as const;
const unknownCondition = '含有查询没有的条件';

export const trade = {
  'trade/getProductCateList': operation({
    method: 'GET',
    summary: '农产品大类及各类商品数',
    data: z.array(z.object({ cate: z.string(), count: z.number().int(), products: z.array(tradeProductCard) })),
  }),
  'trade/getCountryList': operation({
    method: 'GET',
    summary: '国家和地区，可按中文、英文名或代码查找',
    request: z.object({ kw: keyword.optional() }),
    data: z.array(country),
  }),
  'trade/getPortList': operation({
    method: 'GET',
    summary: '口岸与直属海关',
    request: z.object({ kw: keyword.optional() }),
    data: z.object({
      ports: z.array(port),
      /** Trade regimes and provinces of registration, offered by the query builder in addition to the ports. */
      modes: z.array(z.object({ code: z.string(), name: z.string() })),
      regs: z.array(z.object({ adcode: z.string(), name: z.string() })),
    }),
  }),
  'trade/getTopClass': operation({
    method: 'GET',
    summary: '贸易首页：最新月份与年份的合计、主要商品与伙伴、最近准入变化',
    data: z.object({
      newest_month: z.string().nullable(),
      newest_year: z.string().nullable(),
      months: z.array(tradeFigures),
      years: z.array(tradeFigures),
      top_imports: z.array(tradeProductCard),
      top_exports: z.array(tradeProductCard),
      top_partners: z.array(tradeShare),
      /** Top classes of the HS tree (chapters) with their figures. */
      classes: z.array(hsNode),
      permit_changes: z.array(permit),
      source: source.nullable(),
      updated_at: instant.nullable(),
    }),
  }),
  'trade/search': operation({
    summary: '一个搜索框：商品名、别名、2-10 位 HS 编码或国家',
    request: z.object({ keyword: keyword.min(1, '请输入商品名、HS 编码或国家') }),
    data: z.object({
      products: z.array(tradeProductCard),
      hs: z.array(hsNode),
      countries: z.array(country.extend({ to: link })),
      outdated: z.array(outdated),
      /** Why a number is not a code: it has 3 or 11 digits, or letters. */
      hint: z.string().nullable(),
    }),
  }),
  'trade/getCategoryTree': operation({
    summary: 'HS 目录的一层；不给 pid 为各章',
    request: z.object({ pid: hsCode.optional() }),
    data: z.object({
      path: z.array(hsNode),
      list: z.array(hsNode),
      period: z.string().nullable(),
      source: source.nullable(),
    }),
  }),
  'trade/searchCategory': operation({
    summary: '在 HS 目录里按编码或名称查找',
    request: z.object({ keyword: keyword.min(1, '请输入编码或商品名') }),
    data: z.object({ list: z.array(hsNode), outdated: z.array(outdated), hint: z.string().nullable() }),
  }),
  'trade/getTradeProductDetail': operation({
    summary: '一种商品的进出口决策页；name 与 hs 给一个',
    request: z
      .object({ name: name.optional(), hs: hsCode.optional(), origin: origin.optional() })
      .refine((value) => value.name || value.hs, { message: '请给出商品名或 HS 编码', path: ['name'] }),
    data: z.object({
      name: z.string(),
      alias: z.array(z.string()),
      cate: z.string().nullable(),
      description: z.string().nullable(),
      hs_codes: z.array(hsNode),
      path: z.array(hsNode),
      outdated: outdated.nullable(),
      origin: country.nullable(),
      permit: permit.nullable(),
      /** Category of its supervised sites; null if it may enter at any port. */
      site_cate: z.string().nullable(),
      permit_summary: z.object({
        allowed: z.number().int(),
        suspended: z.number().int(),
        conditional: z.number().int(),
      }),
      /** The newest twelve months, for the requested origin if given. */
      last_year: z.object({ import: tradeFigures.nullable(), export: tradeFigures.nullable() }),
      /** By flow, oldest first; months without a record are included with nulls. */
      series: z.object({
        unit: z.string().nullable(),
        import: z.array(tradePoint),
        export: z.array(tradePoint),
        mirror,
      }),
      top_partners: z.object({ import: z.array(tradeShare), export: z.array(tradeShare) }),
      top_ports: z.array(tradeShare),
      requirements: z.array(z.object({ title: z.string(), text: z.string(), source })),
      tags: z.array(tag),
      access: accessBlock,
      source: source.nullable(),
      updated_at: instant.nullable(),
    }),
  }),
  'trade/getNewestYearData': operation({
    summary: '最新一年（或当年累计）的进出口与主要伙伴',
    request: z.object({ hs: hsCode, flow, origin: origin.optional() }),
    data: z.object({ figures: tradeFigures.nullable(), top: z.array(tradeShare), source: source.nullable() }),
  }),
  'trade/getNewestMonthData': operation({
    summary: '最新一月的进出口与主要伙伴',
    request: z.object({ hs: hsCode, flow, origin: origin.optional() }),
    data: z.object({ figures: tradeFigures.nullable(), top: z.array(tradeShare), source: source.nullable() }),
  }),
  'trade/getTaxRate': operation({
    summary: '一个编码的全部税率；给原产地时标出可用的税率',
    request: z.object({ hs: hsCode, origin: origin.optional() }),
    data: z.object({ list: z.array(tariff), origin: country.nullable(), outdated: outdated.nullable() }),
  }),
  'trade/getPermitProductList': operation({
    summary: '准入名录：哪些国家的哪些商品可以输华',
    request: z.object({
      ...paging,
      name: name.optional(),
      cate: z.string().max(40).optional(),
      origin: origin.optional(),
      status: permitStatus.optional(),
    }),
    data: listOf(permit),
  }),
  'trade/getPermitOriginList': operation({
    summary: '一种商品获得准入的国家',
    request: z.object({ name }),
    data: z.array(permit),
  }),
  'trade/getPermitProductListByOrigin': operation({
    summary: '一个国家获得准入的商品',
    request: z.object({ origin, status: permitStatus.optional() }),
    data: z.array(permit),
  }),
  'trade/getTaxRateByOrigin': operation({
    summary: '一个国家可以输华的商品的税率（首个编码）与要求的单证',
    request: z.object({ origin }),
    data: z.array(
      z.object({
        product: z.string(),
        tariff,
        requirements: z.array(z.object({ title: z.string(), text: z.string() })),
        to: link,
      }),
    ),
  }),
  'trade/getProductByOrigin': operation({
    summary: '一个国家与中国贸易的商品及走势',
    request: z.object({ origin, flow }),
    data: z.object({
      country,
      products: z.array(tradeProductCard),
      series: z.array(tradePoint),
      mirror,
      ports: z.array(tradeShare),
      last_year: z.object({ import: tradeFigures.nullable(), export: tradeFigures.nullable() }),
      source: source.nullable(),
      updated_at: instant.nullable(),
    }),
  }),
  'trade/getOriginList': operation({
    summary: '有准入或贸易记录的国家及其准入商品数',
    request: z.object({ name: name.optional() }),
    data: z.array(
      country.extend({
        allowed: z.number().int(),
        suspended: z.number().int(),
        import_usd: z.number().nullable(),
        to: link,
      }),
    ),
  }),
  'trade/getSupervisePlaceList': operation({
    summary: '进境指定监管场地',
    request: z.object({
      cate: z.string().max(40).optional(),
      adcode: adcode.optional(),
    }),
    data: z.array(supervisePlace),
  }),
  'trade/getExportByOrigin': operation({
    summary: '一个国家一年里对华出口的结构',
    request: z.object({ origin, year: z.coerce.number().int().min(1990).max(2100).optional() }),
    data: z.object({
      year: z.string().nullable(),
      years: z.array(z.string()),
      list: z.array(tradeShare),
      total: z.number().nullable(),
      /** Reported by the country's own customs, FOB. */
      mirror: z.boolean(),
      source: source.nullable(),
    }),
  }),
  'trade/getTradePartnerName': operation({
    summary: '一个编码在一个时期的贸易伙伴排名',
    request: z.object({ hs: hsCode, flow, period: tradePeriod.optional() }),
    data: z.object({ period: z.string().nullable(), list: z.array(tradeShare), total: z.number().nullable() }),
  }),
  'trade/getTradeDataList': operation({
    summary: '数据查询：商品 × 伙伴 × 时期等任意两维；能看多少行由会员等级定',
    request: z.object({ ...query, page: paging.page, limit: paging.limit }),
    data: z.object({
      row: dimension,
      col: dimension,
      /** The requested codes with their names in the tree. */
      hs: z.array(z.object({ code: z.string(), name: z.string(), unit: z.string().nullable() })),
      /** `part`: first and last day covered by the data if the year is incomplete. */
      columns: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          part: z.object({ from: z.string(), to: z.string() }).optional(),
        }),
      ),
      /**
       * Cells in the order of `columns`, one array per requested measure; null is no record, `conf` cells are null and
       * flagged.
       */
      list: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          unit: z.string().nullable(),
          cells: z.partialRecord(measure, z.array(z.number().nullable())),
          flags: z.array(z.enum(['prov', 'rev', 'conf']).nullable()),
        }),
      ),
      totals: z.object({
        /** In the order of `list`: a row over all columns, and its part of everything by US$, in percent. */
        rows: z.array(
          z.object({ cells: z.partialRecord(measure, z.number().nullable()), share: z.number().nullable() }),
        ),
        /** All rows together, including those of other pages, in the order of `columns`; and everything. */
        columns: z.partialRecord(measure, z.array(z.number().nullable())),
        all: z.partialRecord(measure, z.number().nullable()),
        unit: z.string().nullable(),
      }),
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
      from: z.string().nullable(),
      to: z.string().nullable(),
      /** First and last period of the data, in the frequency of the query. */
      dates: z.object({ min: z.string(), max: z.string() }).nullable(),
      mirror,
      /** Meaning of `yoy`: change from the same period of the year before, or the annual average for longer spans. */
      growth: z.enum(['year_before', 'annual']).nullable(),
      /** Sentences generated from the data, without causes. */
      statements: z.array(z.string()),
      outdated: z.array(outdated),
      access: accessBlock,
      as_of: z.string().nullable(),
      source: source.nullable(),
    }),
  }),
  'trade/saveQuery': memberOperation({
    summary: '保存一次查询的条件，作为“贸易查询”一类的收藏；同样的条件再次保存则改名',
    request: z
      .object({
        name: plainLine('查询名称', { min: 1, max: 40 }),
        /** Screen of the saved query: the table, or its chart. */
        screen: z.enum([TABLE, DRAWN], '没有这个查询页面').default(TABLE),
        /** The query string of the screen. */
        query: z
          .partialRecord(
            z.enum([...savedKeys, ...drawnKeys]),
            z.string().max(400, '条件过长，请减少所选项'),
            unknownCondition,
          )
          .refine((query) => (query.hs ?? '') !== '', '请先选择商品编码，再保存查询'),
      })
      .refine(({ screen, query }) => screen === DRAWN || drawnKeys.every((key) => !query[key]), {
        message: unknownCondition,
        path: ['query'],
      }),
    data: z.object({ id: z.string(), renamed: z.boolean(), left: z.number().int() }),
  }),
  'trade/getOutExcelToken': memberOperation({
    summary: '为一次查询取得下载凭证：单次、短时、本人有效',
    request: z.object({ ...query, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    data: exportToken,
  }),
};
