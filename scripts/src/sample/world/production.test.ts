import { provinces } from '@bee/domain/region';
import { placeByName } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import { fieldWindows, progressOf } from '../industry/field-work.ts';
import { modelQuantities } from '../industry/model-catalogue.ts';
import { peopleShares, producersOf } from './production.ts';
import { harvestOf } from './production-harvest.ts';

const COAST = '辽宁 河北 天津 山东 江苏 上海 浙江 福建 广东 广西 海南'.split(' ');
const SEA = '大黄鱼养殖产量 牡蛎养殖产量 扇贝养殖产量 海带养殖产量 紫菜养殖产量 海水养殖面积'.split(' ');

/** What grows in some provinces only. */
const ONLY: [name: string, places: string][] = [
  ['天然橡胶产量', '云南 海南 广东'],
  ['三七种植面积', '云南 广西 贵州'],
  ['人参种植面积', '吉林 黑龙江 辽宁 山东'],
  ['枸杞子种植面积', '宁夏 青海 甘肃 新疆 内蒙古 河北'],
  ['当归种植面积', '甘肃 云南 青海 四川 湖北'],
  ['罗非鱼养殖产量', '广东 海南 广西 云南 福建 贵州'],
  ['松脂产量', '广西 云南 广东 江西 福建 湖南 贵州 湖北 海南'],
];

const SOUTH = '海南 广东 广西 福建 江西 湖南 浙江 湖北 安徽 云南'.split(' ');

const provincial = modelQuantities.filter(
  ({ places, measure }) => places === 'provinces' && measure !== 'mean' && measure !== 'progress',
);

describe('which province produces what', () => {
  it('names provinces of the mainland, each once', () => {
    for (const { name } of provincial)
      for (const province of Object.keys(producersOf(name))) expect(placeByName(province)).toMatch(/^[1-6]\d0000$/);
    const peopled = Object.keys(peopleShares).map(placeByName);
    const mainland = provinces.map(({ adcode }) => adcode).filter((adcode) => adcode < '700000');
    expect(peopled.sort()).toEqual(mainland.sort());
  });

  it.each(['生猪存栏', '猪肉产量', '禽蛋产量', '氮肥施用量', '地膜使用量'])('%s is of all 31 provinces', (name) => {
    expect(Object.keys(producersOf(name))).toHaveLength(31);
  });

  it.each(SEA)('%s is of the coast', (name) => {
    expect(COAST).toEqual(expect.arrayContaining(Object.keys(producersOf(name))));
  });

  it.each(ONLY)('%s is of its own provinces', (name, places) => {
    expect(places.split(' ')).toEqual(expect.arrayContaining(Object.keys(producersOf(name))));
  });

  it.each([
    ['柑橘', '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 山东 甘肃 青海 宁夏 新疆 西藏'],
    ['茶叶', '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 青海 宁夏 新疆'],
    ['苹果', '广东 广西 海南 福建 上海 湖南'],
  ])('%s does not grow where it is too cold or too warm', (crop, places) => {
    for (const place of places.split(' ')) expect(harvestOf(crop, 2024).provinces).not.toHaveProperty(place);
  });
});

/** Of each province that has both, in the units of the tables. */
const ratios = (above: string, below: string, scale: number) => {
  const totals = (name: string) => modelQuantities.find((one) => one.name === name)?.curve.at(-1)?.[1] ?? Number.NaN;
  const [upper, lower] = [producersOf(above), producersOf(below)];
  return Object.entries(upper).flatMap(([name, share]) => {
    const base = lower[name];
    return base ? [[name, (scale * share * totals(above)) / (base * totals(below))] as const] : [];
  });
};

describe('levels of the provinces', () => {
  it.each([
    ['公斤 of pork per pig', ratios('猪肉产量', '生猪出栏', 1_000 / 4), 65, 95],
    ['公斤 of beef per head', ratios('牛肉产量', '肉牛出栏', 1_000 / 4), 85, 220],
    ['公斤 of mutton per sheep', ratios('羊肉产量', '羊出栏', 1_000 / 4), 9, 22],
    ['tons of milk per cow', ratios('牛奶产量', '奶牛存栏', 1), 0.8, 9],
    ['sows per hundred pigs', ratios('能繁母猪存栏', '生猪存栏', 100), 8, 12],
    ['pigs sold in a year per pig kept', ratios('生猪出栏', '生猪存栏', 4), 0.5, 2.6],
  ])('%s', (_, found, low, high) => {
    expect(found.filter(([, ratio]) => ratio < low || ratio > high)).toEqual([]);
  });

  it('yields are those of fields', () => {
    for (const [crop, low, high] of [
      ['稻谷', 4_500, 10_000],
      ['小麦', 1_400, 7_500],
      ['玉米', 3_500, 9_800],
      ['大豆', 900, 4_000],
    ] as const)
      for (const { perHectare } of Object.values(harvestOf(crop, 2024).provinces)) {
        expect(perHectare).toBeGreaterThan(low);
        expect(perHectare).toBeLessThan(high);
      }
  });
});

describe('field work', () => {
  const crops: Record<string, string> = { 小麦: '小麦', 稻: '稻谷', 玉米: '玉米', 大豆: '大豆' };

  it('is only done where the crop grows, and no more of it than grows there', () => {
    for (const [work, windows] of Object.entries(fieldWindows)) {
      const [, crop = ''] = Object.entries(crops).find(([part]) => work.includes(part)) ?? [];
      for (const { name, area } of windows)
        expect(area).toBeLessThan((harvestOf(crop, 2020).provinces[name]?.area ?? 0) * 1.1 + 2);
    }
    expect(SOUTH).toEqual(expect.arrayContaining((fieldWindows.早稻插秧 ?? []).map(({ name }) => name)));
  });

  it('is in season: no wheat is harvested in winter, no rice planted in the north in April', () => {
    expect(progressOf('冬小麦收获', '2026-01-11')).toEqual([]);
    expect(progressOf('玉米收获', '2026-03-01')).toEqual([]);
    const april = progressOf('早稻插秧', '2026-04-11').map(({ adcode }) => adcode);
    expect(april).toContain('430000');
    expect(april).not.toContain('230000');
  });

  it('goes on until it is done', () => {
    const periods = ['05-21', '06-01', '06-11', '06-21'].map((day) => `2026-${day}`);
    const henan = periods.map(
      (period) => progressOf('冬小麦收获', period).find(({ adcode }) => adcode === '410000')?.value,
    );
    const shown = henan.filter((value) => value !== undefined);
    expect(shown.length).toBeGreaterThan(1);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(shown.at(-1)).toBe(100);
  });
});
