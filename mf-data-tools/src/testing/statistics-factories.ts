import type { DataFor } from '@bee/contracts/operations';
import type { ProvinceProfile } from '../features/statistics/province-profile.ts';
import type { NationYears, PlaceYears, YearMap } from '../features/statistics/statistics-query.ts';

type Tree = DataFor<'ast/getAgriSpecialTopicCatagory'>;
type Leaf = Tree[number]['children'][number]['children'][number];

const node = (title: string, id: string | null = null, name = title): Leaf => ({
  id,
  title,
  name,
  unit: id ? '万吨' : null,
  decimals: id ? 1 : null,
  freq: id ? 'Y' : null,
  source: id ? '测试年鉴' : null,
  provinces: id ? 3 : null,
});

export const tree: Tree = [
  {
    ...node('产量'),
    children: [
      { ...node('产量'), children: [node('稻谷', '6', '稻谷产量'), node('玉米', '7', '玉米产量')] },
      { ...node('棉花产量', '8'), children: [] },
    ],
  },
  { ...node('农业机械'), children: [{ ...node('农业机械总动力', '9'), children: [] }] },
];

const facts = {
  topic: { id: '7', name: '玉米产量' },
  unit: '万吨',
  decimals: 1,
  source: { name: '测试年鉴', url: null, publisher: null, retrieved_at: null, sample: true },
  updated_at: '2026-03-01T08:00:00+08:00',
};

const plain = { flag: null, was: null };

export const buildYearMap = (given: Partial<YearMap> = {}): YearMap => ({
  ...facts,
  year: '2024',
  national: { value: 28_884.1, yoy: 4.2, ...plain },
  list: [
    { adcode: '230000', name: '黑龙江省', value: 4379.7, rank: 1, prev_rank: 1, yoy: 2.4, ...plain },
    { adcode: '530000', name: '云南省', value: 1030, rank: 2, prev_rank: 3, yoy: null, flag: 'revised', was: 1012.5 },
    { adcode: '630000', name: '青海省', value: 0, rank: 3, prev_rank: 2, yoy: -3, ...plain },
  ],
  missing: [
    { adcode: '460000', name: '海南省', last_year: '2022' },
    { adcode: '710000', name: '台湾省', last_year: null },
  ],
  breaks: [0, 500, 2000, 4379.7],
  history: {
    years: ['2021', '2023', '2024'],
    places: [
      { adcode: '230000', values: [4150, 4277, 4379.7] },
      { adcode: '530000', values: [null, 1005.4, 1030] },
      { adcode: '460000', values: [12, null, null] },
    ],
  },
  ...given,
});

export const buildNation = (given: Partial<NationYears> = {}): NationYears => ({
  ...facts,
  list: [
    { year: '2021', value: 27_255.1, yoy: null, ...plain },
    { year: '2023', value: 27_720.3, yoy: null, flag: 'revised', was: 27_700 },
    { year: '2024', value: 28_884.1, yoy: 4.2, ...plain },
  ],
  ...given,
});

export const buildPlace = (given: Partial<PlaceYears> = {}): PlaceYears => ({
  ...facts,
  adcode: '530000',
  name: '云南省',
  series: [
    { year: '2023', value: 1005.4, ...plain },
    { year: '2024', value: 1030, ...plain },
  ],
  year: '2024',
  children: [
    { adcode: '530300', name: '曲靖市', value: 221.6, ...plain },
    { adcode: '530100', name: '昆明市', value: 86.2, ...plain },
  ],
  ...given,
});

const ranked = (year: string, value: number, rank: number, national: number | null) => ({
  ...{ year, value, rank, national, places: 31 },
  ...plain,
});

export const buildProfile = (given: Partial<ProvinceProfile> = {}): ProvinceProfile => ({
  adcode: '530000',
  name: '云南省',
  list: [
    {
      ...facts,
      group: '产量',
      years: [ranked('2022', 900, 12, 27_720.3), ranked('2024', 1030, 11, 28_884.1)],
    },
    {
      ...facts,
      topic: { id: '8', name: '茶叶产量' },
      group: '产量',
      years: [ranked('2024', 56.8, 1, 374.8)],
    },
    {
      ...facts,
      topic: { id: '9', name: '玉米出售价格' },
      unit: '元/公斤',
      decimals: 2,
      group: '价格',
      years: [ranked('2024', 2.7, 3, 2.4)],
    },
  ],
  ...given,
});
