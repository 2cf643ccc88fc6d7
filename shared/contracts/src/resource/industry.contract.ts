import { z } from 'zod';
import { exportToken } from '../entity/export-token.ts';
import {
  fieldName,
  industryTable,
  modelCard,
  modelId,
  seriesHealth,
  seriesRevision,
  tableField,
  tableFreq,
  tablePeriod,
} from '../entity/industry.ts';
import { markedText } from '../entity/link.ts';
import { memberOperation, operation } from '../operation.ts';
import { accessBlock, day, id, instant, keyword, listOf, paging, source } from '../shapes.ts';

const treeNode = z.object({
  id: z.string(),
  pid: z.string().nullable(),
  title: z.string(),
  type: z.enum(['domain', 'category', 'model']),
  /** Number of tables below it; 1 for a table. */
  count: z.number().int(),
  has_children: z.boolean(),
  /** Set for a table. */
  model_id: z.string().nullable(),
  freq: tableFreq.nullable(),
});

const foundNode = treeNode.extend({
  /** From the domain down, excluding itself. */
  path: z.array(z.object({ id: z.string(), title: z.string() })),
  hl: markedText,
});

/** Values of a dimension, or a time range. */
const filter = z.union([
  z.array(z.string().min(1).max(80, '筛选值过长')).min(1, '筛选条件不能为空').max(200, '一个字段最多选 200 个值'),
  z
    .strictObject({ from: tablePeriod.optional(), to: tablePeriod.optional() })
    .refine(({ from, to }) => !(from && to) || from <= to, '开始时期晚于结束时期'),
  z.strictObject({ last: z.coerce.number().int().min(1).max(5000) }),
]);

const query = {
  model_id: modelId,
  filters: z.record(fieldName, filter).default({}),
  /** Measures to show; all by default. */
  columns: z.array(fieldName).min(1).max(50, '最多选 50 个指标').optional(),
  /** The first field of the rows, and the field whose values become columns. */
  row: fieldName.optional(),
  col: fieldName.optional(),
  /**
   * Without `col`, the axes are chosen by the table: a row per indicator, and the periods as columns, newest first (the
   * newest 24 unless filtered by time).
   */
  layout: z.enum(['auto']).optional(),
  /** Converts every measure that supports this unit. */
  unit: z.string().max(20).optional(),
  /** The `key` of a column in the response, and a direction. */
  sort: z
    .string()
    .max(140)
    .regex(/^.+\.(asc|desc)$/, '排序应写成 列.asc 或 列.desc')
    .optional(),
  /** The version published by this day. */
  vintage: day.optional(),
};

const column = z.object({
  /** For a field its name; for a pivot `measure:value`. */
  key: z.string(),
  field: z.string(),
  title: z.string(),
  role: z.enum(['dim', 'time', 'geo', 'measure']),
  unit: z.string().nullable(),
  decimals: z.number().int().nullable(),
  /** For a pivot: the field value of this column, as used in filters; `title` is its name. */
  of: z.string().nullable(),
});

const series = z.object({
  model_id: modelId,
  measure: fieldName,
  /** A value for every dimension of the table except time. */
  at: z.record(fieldName, z.string().min(1).max(80)).default({}),
});

const cards = z.object({ list: z.array(modelCard) });

export const industry = {
  'industry/getDataDomainTree': operation({
    summary: '目录树的一层：不给上级时为各产业领域',
    request: z.object({ pid: id.optional() }),
    data: z.array(treeNode),
  }),
  'industry/searchTree': operation({
    summary: '按名称、别名与拼音检索目录，带路径与高亮；最多 50 个',
    request: z.object({ keyword }),
    data: z.object({ list: z.array(foundNode), total: z.number().int() }),
  }),
  'industry/seniorSearchTree': operation({
    summary: '高级检索：名称、标签、地区、频率、时期、来源',
    request: z.object({
      ...paging,
      name: keyword.optional(),
      domain_id: id.optional(),
      /** Id or title of a tag: only tables about that product or subject. */
      tag_id: id.optional(),
      /** Six digits; includes tables with rows of the place or below it. */
      geo: z
        .string()
        .regex(/^\d{6}$/, '行政区划代码应为六位数字，如 530000（云南省）')
        .optional(),
      freq: tableFreq.optional(),
      from: tablePeriod.optional(),
      to: tablePeriod.optional(),
      source: z.string().max(60).optional(),
      sort: z.enum(['relevance', 'updated', 'rows', 'title']).optional(),
    }),
    data: listOf(modelCard),
  }),
  'industry/getCategory': operation({
    summary: '一个领域下的分类与表数',
    request: z.object({ domain_id: id }),
    data: z.array(z.object({ id: z.string(), title: z.string(), count: z.number().int() })),
  }),
  'industry/getIndex': operation({
    summary: '一张表的说明：范围、来源、下次更新、健康度、引用格式与本人权限',
    request: z.object({ model_id: modelId }),
    data: industryTable,
  }),
  'industry/getFieldLists': operation({
    summary: '一张表的字段：维度带选项与行数，指标带单位',
    request: z.object({ model_id: modelId }),
    data: z.array(tableField),
  }),
  'industry/getSpaceCity': operation({
    summary: '一张表涉及的地区的一层，带行数',
    request: z.object({
      model_id: modelId,
      pid: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    data: z.array(
      z.object({
        adcode: z.string(),
        name: z.string(),
        level: z.number().int(),
        count: z.number().int(),
        has_children: z.boolean(),
      }),
    ),
  }),
  'industry/getTableList': operation({
    summary: '一张表按条件筛选后的行，可把一个字段转为列；能看多少行由会员等级定',
    request: z.object({ ...query, page: paging.page, limit: paging.limit }),
    data: z.object({
      columns: z.array(column),
      /** Cells in the order of `columns`, places and dimensions by name; null is not published, never 0. */
      list: z.array(z.array(z.union([z.string(), z.number()]).nullable())),
      /** Per row of `list`, the values of its dimensions in the format of filters and series: { geo: '530000' }. */
      at: z.array(z.record(z.string(), z.string())),
      /** Per row of `list`, its measure where indicators are rows; null where they are columns. */
      measures: z.array(z.string()).nullable(),
      /** The field whose values are columns. */
      col: z.string().nullable(),
      total: z.number().int(),
      page: z.number().int(),
      limit: z.number().int(),
      /** There are more rows than can be paged through; names the dimension with the most values, to filter by. */
      over: z
        .object({
          rows: z.number().int(),
          most: z.number().int(),
          field: z.string(),
          title: z.string(),
          values: z.number().int(),
        })
        .nullable(),
      /** For an empty response: the number of rows without one of the filters, descending. */
      without: z.array(
        z.object({ field: z.string(), title: z.string(), value: z.string().nullable(), rows: z.number().int() }),
      ),
      access: accessBlock,
      /** The newest period among the rows. */
      as_of: z.string().nullable(),
      source,
      updated_at: instant,
    }),
  }),
  'industry/getSeries': operation({
    summary: '数据篮：最多 12 条序列的全部点与各自的健康度，可来自不同的表',
    request: z.object({
      series: z.array(series).min(1, '请先把序列加入数据篮').max(12, '数据篮最多 12 条序列，请先移出一些'),
      vintage: day.optional(),
    }),
    data: z.object({
      list: z.array(
        z.object({
          model_id: z.string(),
          measure: z.string(),
          at: z.record(z.string(), z.string()),
          name: z.string(),
          table: z.string(),
          unit: z.string(),
          decimals: z.number().int(),
          freq: tableFreq,
          /** Flow or level: only flows can be summed over time. */
          kind: z.enum(['flow', 'level']),
          /** Oldest first; periods without a value are absent. */
          points: z.array(z.tuple([z.string(), z.number()])),
          health: seriesHealth,
          /** Of the newest revised periods among the points. */
          revisions: z.array(seriesRevision).optional(),
          access: accessBlock,
          source,
          updated_at: instant,
        }),
      ),
      /** Requested series that no table has (any more). */
      missing: z.array(z.object({ model_id: z.string(), measure: z.string(), reason: z.string() })),
    }),
  }),
  'industry/getOutExcelToken': memberOperation({
    summary: '为一次查询取得下载凭证：单次、短时、本人有效；第二张表“说明”可重现查询',
    request: z.object({
      ...query,
      /** The rows of these filters, or the whole table. */
      scope: z.enum(['shown', 'all']).default('shown'),
      format: z.enum(['xlsx', 'csv']).default('xlsx'),
    }),
    data: exportToken,
  }),
  'industry/getRecentList': operation({
    summary: '最近看过（本人；访客给出自己记着的编号）或最近更新的表',
    request: z.object({
      kind: z.enum(['viewed', 'updated']),
      ids: z.array(modelId).max(20).optional(),
      limit: z.coerce.number().int().min(1).max(20).default(8),
    }),
    data: cards,
  }),
  'industry/getRelateLists': operation({
    summary: '相关的表：同一产品或同一主题',
    request: z.object({ model_id: modelId }),
    data: cards,
  }),
  'industry/getChildModelList': operation({
    summary: '一张表的分表：更细的地区、品种或频率',
    request: z.object({ model_id: modelId }),
    data: cards,
  }),
};
