import { z } from 'zod';
import { defineOpenData, type OpenColumn } from '../../../open-data/open-data.ts';
import { readNation, readPlace, readTopics, readYearMap } from './ast.service.ts';

const topic = z
  .string()
  .regex(/^\d{1,9}$/, '专题编号应为数字，见 statistics/topics')
  .describe('专题编号，见 statistics/topics');
const year = z.string().regex(/^(?:19|20)\d{2}$/, '年份应为四位数字，如 2023');

type Figure = {
  topic: { id: string; name: string };
  unit: string;
  year: string;
  adcode: string;
  name: string;
  value: number;
  flag: string | null;
  was: number | null;
};

const figureColumns: OpenColumn<Figure>[] = [
  { key: 'topic_id', title: '专题编号', type: 'string', value: (row) => row.topic.id },
  { key: 'topic', title: '专题', type: 'string', value: (row) => row.topic.name },
  { key: 'year', title: '年份', type: 'string', value: (row) => row.year },
  { key: 'adcode', title: '行政区划代码', type: 'string', value: ({ adcode }) => adcode },
  { key: 'place', title: '地区', type: 'string', value: ({ name }) => name },
  { key: 'value', title: '数值', type: 'number', value: ({ value }) => value },
  { key: 'unit', title: '单位', type: 'string', value: ({ unit }) => unit },
  { key: 'flag', title: '标记（revised 已修订）', type: 'string', value: ({ flag }) => flag },
  { key: 'was', title: '修订前', type: 'number', value: ({ was }) => was },
];

const NATION = { adcode: '100000', name: '全国' };

const topics = defineOpenData({
  path: 'statistics/topics',
  title: '统计专题',
  summary: '宏观统计的全部专题；编号用于另外两个接口',
  request: z.object({}),
  example: '',
  columns: [
    { key: 'topic_id', title: '专题编号', type: 'string', value: ({ id }) => id },
    { key: 'topic', title: '专题', type: 'string', value: ({ name }) => name },
    { key: 'unit', title: '单位', type: 'string', value: ({ unit }) => unit },
    { key: 'provinces', title: '有数据的省', type: 'integer', value: ({ provinces }) => provinces },
    { key: 'source', title: '来源', type: 'string', value: ({ source }) => source },
  ],
  read: async (db) => {
    const inner = (await readTopics(db)).flatMap(({ children }) => children);
    const leaves = inner.flatMap((node) => (node.children.length > 0 ? node.children : [node]));
    return { rows: leaves.filter(({ id }) => id !== null), source: null };
  },
});

const provinces = defineOpenData({
  path: 'statistics/provinces',
  title: '各省统计数',
  summary: '一个专题一年的全国数和各省数；没有公布的省没有行',
  request: z.object({ topic, year: year.optional().describe('年份；不写时是最新一年') }),
  example: 'topic=1',
  columns: figureColumns,
  read: async (db, request) => {
    const {
      topic: of,
      unit,
      year: shown,
      national,
      list,
      source,
    } = await readYearMap(db, {
      cate_id: request.topic,
      year: request.year,
    });
    const places = [...(national ? [{ ...NATION, ...national }] : []), ...list];
    return { rows: places.map((place): Figure => ({ ...place, topic: of, unit, year: shown })), source };
  },
});

const series = defineOpenData({
  path: 'statistics/series',
  title: '历年统计数',
  summary: '一个专题在全国、一个省或一个市的历年数，旧的在前',
  request: z.object({
    topic,
    adcode: z
      .string()
      .regex(/^\d{6}$/, '行政区划代码应为六位数字，如 530000（云南省）')
      .default(NATION.adcode)
      .describe('行政区划代码，100000 是全国'),
  }),
  example: 'topic=1',
  columns: figureColumns,
  read: async (db, { topic: cate_id, adcode }) => {
    if (adcode === NATION.adcode) {
      const { topic: of, unit, list, source } = await readNation(db, { cate_id });
      return { rows: list.map((row): Figure => ({ ...NATION, ...row, topic: of, unit })), source };
    }
    const { topic: of, unit, name, series: years, source } = await readPlace(db, { cate_id, adcode });
    return { rows: years.map((row): Figure => ({ ...row, adcode, name, topic: of, unit })), source };
  },
});

export const openStatistics = [topics, provinces, series];
