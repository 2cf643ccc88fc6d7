import { z } from 'zod';
import { exportCount } from '../entity/export-token.ts';
import { memberOperation, operation } from '../operation.ts';
import { instant, source } from '../shapes.ts';

const topicId = z.coerce.string().regex(/^\d{1,9}$/, '专题编号应为数字，请从专题列表中选择');
const year = z.coerce.string().regex(/^(?:19|20)\d{2}$/, '年份应为四位数字，如 2023');
const adcode = z.coerce.string().regex(/^\d{6}$/, '行政区划代码应为六位数字，如 530000（云南省）');

/** A heading has no figures: everything except its title is null. */
const topicNode = z.object({
  id: z.string().nullable(),
  /** Title below its heading: 玉米. */
  title: z.string(),
  /** Full name: 玉米播种面积. */
  name: z.string(),
  unit: z.string().nullable(),
  /** Decimals of the displayed values. */
  decimals: z.number().int().nullable(),
  freq: z.literal('Y').nullable(),
  source: z.string().nullable(),
  /** Number of provinces with figures; 0 if only the nation has some. */
  provinces: z.number().int().nullable(),
});

const revision = {
  flag: z.enum(['revised']).nullable(),
  /** The value before the revision. */
  was: z.number().nullable(),
};

const figure = z.object({ value: z.number(), ...revision });
const yearFigure = figure.extend({ year: z.string() });
const placeFigure = figure.extend({ adcode: z.string(), name: z.string() });

/** Percent change from the year before; null if that has no figure or 0. */
const yoy = z.number().nullable();

/** Fields that every response has about its figures. */
const facts = {
  topic: z.object({ id: z.string(), name: z.string() }),
  unit: z.string(),
  decimals: z.number().int(),
  source,
  updated_at: instant,
};

export const statistics = {
  'ast/getAgriSpecialTopicCatagory': operation({
    summary: '统计专题：按指标大类、指标、作物三级；没有编号的一级只是标题',
    data: z.array(topicNode.extend({ children: z.array(topicNode.extend({ children: z.array(topicNode) })) })),
  }),
  'ast/getYearList': operation({
    summary: '一个专题有数据的年份，新的在前',
    request: z.object({ cate_id: topicId }),
    data: z.array(z.string()),
  }),
  'ast/getNationwideDataGroupAdcode': operation({
    summary: '一个专题一年的全国数与各省数、名次、同比；不给年份时为最新一年。没有公布的省不在其中，不以 0 代替',
    request: z.object({ cate_id: topicId, year: year.optional() }),
    data: z.object({
      ...facts,
      year: z.string(),
      /** As published, not a sum of the provinces. */
      national: figure.extend({ yoy }).nullable(),
      /** Descending; equal values share a rank. */
      list: z.array(
        placeFigure.extend({
          rank: z.number().int(),
          /** Rank of the year before, computed over the provinces with a figure in both years. */
          prev_rank: z.number().int().nullable(),
          yoy,
        }),
      ),
      /** Provinces without a figure, with their last year that has one. */
      missing: z.array(z.object({ adcode: z.string(), name: z.string(), last_year: z.string().nullable() })),
      /** Lower bounds of the map classes in ascending order, and the maximum; over all years. */
      breaks: z.array(z.number()),
      /** All years of every province that has figures; a year without one is null. */
      history: z.object({
        years: z.array(z.string()),
        places: z.array(z.object({ adcode: z.string(), values: z.array(z.number().nullable()) })),
      }),
    }),
  }),
  'ast/getNationwideDataOrderByYear': operation({
    summary: '一个专题历年的全国数，旧的在前；没有公布的年份不在其中',
    request: z.object({ cate_id: topicId }),
    data: z.object({ ...facts, list: z.array(yearFigure.extend({ yoy })) }),
  }),
  'ast/getProvinceData': operation({
    summary: '一个专题在一个省或市的历年数；有下级数据时还有一年的各市数，不给年份时为其中最新一年',
    request: z.object({ cate_id: topicId, adcode, year: year.optional() }),
    data: z.object({
      ...facts,
      adcode: z.string(),
      name: z.string(),
      series: z.array(yearFigure),
      /** Year of the children. */
      year: z.string().nullable(),
      /** Descending, empty in a year without figures; absent if the data has no lower level. */
      children: z.array(placeFigure).optional(),
    }),
  }),
  'ast/getProvinceProfile': operation({
    summary: '一个省在各统计专题的历年数、名次与全国数；没有公布的年份不在其中',
    request: z.object({ adcode }),
    data: z.object({
      adcode: z.string(),
      name: z.string(),
      /** In the order of the topics; topics without a figure of the province are left out. */
      list: z.array(
        z.object({
          ...facts,
          group: z.string(),
          /** Oldest first; `places` is the number of ranked provinces, `national` the published figure of the nation. */
          years: z.array(
            yearFigure.extend({ rank: z.number().int(), places: z.number().int(), national: z.number().nullable() }),
          ),
        }),
      ),
    }),
  }),
  'ast/takeExport': memberOperation({
    summary: '导出一份统计表：按会员等级每天计次，用完后拒绝',
    data: exportCount,
  }),
};
