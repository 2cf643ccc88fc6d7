import type { ModelCard, SeriesHealth } from '@bee/contracts/entity/industry';
import type { DataFor } from '@bee/contracts/operations';
import type { SeriesAnswer } from '../features/industry/chart/load-drawing.ts';
import type { TableAnswer, TableField, TableInfo } from '../features/industry/table/table-data.ts';
import type { TreeNode } from '../features/industry/tree/tree-levels.ts';

export const health: SeriesHealth = {
  coverage_pct: 90,
  periods: 9,
  expected: 10,
  gaps: [{ from: '2018', to: '2018', periods: 1 }],
  gap_count: 1,
  revised: 2,
  last_revised_at: '2026-02-01T08:00:00+08:00',
  next_update: '2026-12-01',
  late_days: 0,
};

const domain_path = [
  { id: 'd1', title: '粮食' },
  { id: 'c1', title: '玉米' },
];

export const buildCard = (given: Partial<ModelCard> = {}): ModelCard => ({
  model_id: 'maize-output',
  title: '各省玉米产量',
  domain_path,
  unit: '万吨',
  freq: 'Y',
  from: '2015',
  to: '2024',
  rows: 310,
  source_name: '测试年鉴',
  tags: ['玉米'],
  updated_at: '2026-03-01T08:00:00+08:00',
  viewed_at: null,
  sample: true,
  ...given,
});

const source = { name: '测试年鉴', url: null, publisher: null, retrieved_at: null, sample: true };

export const buildInfo = (given: Partial<TableInfo> = {}): TableInfo => ({
  ...buildCard(),
  desc: '各省每年的玉米产量与面积。',
  geo_level: 'province',
  dims: ['geo'],
  measures: ['output', 'area'],
  next_update: '2026-12-01',
  source,
  health,
  vintages: ['2026-03-01', '2025-03-01'],
  citation: '测试年鉴. 各省玉米产量[DB/OL]. 农小蜂.',
  favorited: false,
  access: { level: 'public', allowed: true },
  parent: null,
  child_count: 0,
  ...given,
});

const plain = { type: 'text' as const, unit: null, units: [], decimals: null, desc: null };
const measure = { ...plain, role: 'measure' as const, type: 'number' as const, decimals: 1 };

export const fields: TableField[] = [
  { ...plain, field: 'geo', title: '地区', role: 'geo' },
  {
    ...plain,
    field: 'kind',
    title: '品种',
    role: 'dim',
    options: [
      { value: '春玉米', label: '春玉米', count: 200 },
      { value: '夏玉米', label: '夏玉米', count: 110 },
    ],
    option_count: 2,
  },
  { ...plain, field: 'time', title: '年份', role: 'time' },
  { ...measure, field: 'output', title: '产量', unit: '万吨', units: ['吨', '亿斤'] },
  { ...measure, field: 'area', title: '面积', unit: '千公顷', units: ['万亩'] },
];

const column = { unit: null, decimals: null, of: null };

export const buildAnswer = (given: Partial<TableAnswer> = {}): TableAnswer => ({
  columns: [
    { ...column, key: 'geo', field: 'geo', title: '地区', role: 'geo' },
    { ...column, key: 'kind', field: 'kind', title: '品种', role: 'dim' },
    { ...column, key: 'time', field: 'time', title: '年份', role: 'time' },
    { ...column, key: 'output', field: 'output', title: '产量', role: 'measure', unit: '万吨', decimals: 1 },
    { ...column, key: 'area', field: 'area', title: '面积', role: 'measure', unit: '千公顷', decimals: 1 },
  ],
  list: [
    ['云南省', '春玉米', '2024', 1030, 1850.5],
    ['四川省', '春玉米', '2024', 0, null],
  ],
  at: [
    { geo: '530000', kind: '春玉米' },
    { geo: '510000', kind: '春玉米' },
  ],
  measures: null,
  col: null,
  total: 2,
  page: 1,
  limit: 50,
  over: null,
  without: [],
  access: { level: 'public', allowed: true },
  as_of: '2024',
  source,
  updated_at: '2026-03-01T08:00:00+08:00',
  ...given,
});

type Series = SeriesAnswer['list'][number];

export const buildSeries = (given: Partial<Series> = {}): Series => ({
  model_id: 'maize-output',
  measure: 'output',
  at: { geo: '530000', kind: '春玉米' },
  name: '云南省 春玉米 产量',
  table: '各省玉米产量',
  unit: '万吨',
  decimals: 1,
  freq: 'Y',
  kind: 'flow',
  points: [
    ['2022', 1000],
    ['2024', 1030],
  ],
  health,
  access: { level: 'public', allowed: true },
  source,
  updated_at: '2026-03-01T08:00:00+08:00',
  ...given,
});

const node = { model_id: null, freq: null };

/** A domain with a category and its table; a second, closed domain. */
export const treeLevels: Record<string, TreeNode[]> = {
  '': [
    { ...node, id: 'd1', pid: null, title: '粮食', type: 'domain', count: 2, has_children: true },
    { ...node, id: 'd2', pid: null, title: '畜牧', type: 'domain', count: 1, has_children: true },
  ],
  d1: [{ ...node, id: 'c1', pid: 'd1', title: '玉米', type: 'category', count: 1, has_children: true }],
  c1: [
    {
      id: 'maize-output',
      pid: 'c1',
      title: '各省玉米产量',
      type: 'model',
      count: 1,
      has_children: false,
      model_id: 'maize-output',
      freq: 'Y',
    },
  ],
  d2: [{ ...node, id: 'c2', pid: 'd2', title: '生猪', type: 'category', count: 1, has_children: true }],
};

export const found: DataFor<'industry/searchTree'> = {
  list: (treeLevels.c1 ?? []).map((one) => ({
    ...one,
    path: domain_path,
    hl: [
      { text: '各省', hit: false },
      { text: '玉米', hit: true },
      { text: '产量', hit: false },
    ],
  })),
  total: 1,
};
