import type { FruitRow } from '@bee/contracts/resource/fruit';
import { day, keyword } from '@bee/contracts/shapes';
import { z } from 'zod';
import { defineOpenData, type OpenColumn } from '../../../../open-data/open-data.ts';
import { listSources, presentSource } from '../../../sources/index.ts';
import { historyColumns, quoteColumns, quotesOf } from '../../wholesale/model/open-price-columns.ts';
import { period } from '../../wholesale/service/open-wholesale.ts';
import { listFruits, readFruitChart } from './fruit.service.ts';

const name = (title: string, max: number) => z.string().trim().min(1, `缺少${title}`).max(max);

const keyColumns: OpenColumn<FruitRow>[] = [
  { key: 'area', title: '产区', type: 'string', value: ({ production_area }) => production_area },
  { key: 'addr', title: '产地地址', type: 'string', value: ({ addr }) => addr },
  { key: 'type', title: '价格类型', type: 'string', value: ({ type }) => type },
  { key: 'unit_key', title: '原报价单位', type: 'string', value: ({ unit_key }) => unit_key },
];

const quotes = defineOpenData({
  path: 'fruits',
  title: '水果产地价',
  summary: '每种水果在每个产地一行',
  request: z.object({
    name: z.string().max(60).optional().describe('品名，如 苹果'),
    area: z.string().max(60).optional().describe('产区，如 山西运城'),
    date: day.optional().describe('那一天的报价；不写时是最近一次报价'),
    kw: keyword.optional().describe('品名里的字'),
  }),
  example: 'name=苹果',
  columns: [...quoteColumns, ...keyColumns],
  read: async (db, { name: category, area: production_area, ...request }, { viewer, page, limit }) => {
    const query = { ...request, category, production_area, sort: 'default' as const, page, limit };
    const [{ list, total, access }, sources] = await Promise.all([
      listFruits(db, query, viewer),
      listSources(db, 'fruit'),
    ]);
    return { rows: list, total, source: presentSource(sources[0]), left_out: access?.reason };
  },
});

const history = defineOpenData({
  path: 'fruits/history',
  title: '水果产地价走势',
  summary: '一种水果在一个产地的历史价格；参数都见 fruits 的列',
  request: z.object({
    name: name('品名', 60).describe('品名'),
    area: name('产区', 60).describe('产区'),
    addr: name('产地地址', 60).describe('产地地址'),
    type: name('价格类型', 40).describe('价格类型'),
    unit_key: name('原报价单位', 20).describe('原报价单位'),
    ...period,
  }),
  example: 'name=苹果&area=山西运城&addr=万荣县&type=产地价&unit_key=斤',
  columns: historyColumns,
  read: async (db, { name: category, area: production_area, unit_key: unit, ...request }, { viewer }) => {
    const query = { ...request, category, production_area, unit, compare: [] };
    const { series, access } = await readFruitChart(db, query, viewer);
    return { rows: quotesOf(series), source: series[0]?.source ?? null, left_out: access.reason };
  },
});

export const openFruits = [quotes, history];
