import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { parse } from 'csv-parse/sync';
import { runImport } from '../../../imports.ts';

let test: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-statistics-'));
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const importFile = (file: string, dryRun = false) =>
  runImport({
    db: test.database.db,
    clock: { now: () => test.now() },
    kind: 'statistics',
    files: [file],
    dryRun,
    source: { name: '测试年鉴' },
  });

const write = (...lines: string[]) => {
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, ['indicator,unit,crop,region,year,value,source_table', ...lines].join('\n'));
  return file;
};

const ask = async <Id extends `ast/${string}` & Parameters<TestApp['call']>[0]>(id: Id, request: object) =>
  (await test.call(id, request)).body.data as DataFor<Id>;

const leaves = async () =>
  (await ask('ast/getAgriSpecialTopicCatagory', {}))
    .flatMap(({ children }) => children)
    .flatMap((node) => (node.id === null ? node.children : [node]));

const yearMap = async (name: string, year?: string) => {
  const cate_id = (await leaves()).find((leaf) => leaf.name === name)?.id;
  return ask('ast/getNationwideDataGroupAdcode', { cate_id, ...(year && { year }) });
};

const valuesOf = (map: DataFor<'ast/getNationwideDataGroupAdcode'>) =>
  Object.fromEntries(map.list.map(({ adcode, value }) => [adcode, value]));

describe('figures of a file', () => {
  it('are only looked at on a dry run', async () => {
    const tally = await importFile(write('播种面积,千公顷,藜麦,云南,2023,3.5,年鉴'), true);
    expect(tally).toMatchObject({ rows: 1, stored: 1, refused: [] });
    expect((await leaves()).map(({ name }) => name)).toContain('玉米播种面积');
  });

  it('leave everything as it is when the file is broken or holds nothing that can be', async () => {
    const names = (await leaves()).map(({ name }) => name);
    const wrong = path.join(folder, 'wrong.csv');
    writeFileSync(wrong, 'indicator,unit,region,value\n播种面积,千公顷,云南,3.5\n');
    await expect(importFile(wrong)).rejects.toThrow(/缺少列 year \/ 年份/);
    await expect(importFile(write('播种面积,千公顷,藜麦,月球,2023,3.5,'))).rejects.toThrow('没有一行可以导入');
    expect((await leaves()).map(({ name }) => name)).toEqual(names);
  });

  it('take the place of the sample; places are known by short names, full names and codes', async () => {
    const tally = await importFile(
      write(
        '播种面积,千公顷,藜麦,云南,2022,3.5,年鉴',
        '播种面积,千公顷,藜麦,云南省,2023,4.25,年鉴',
        '播种面积,千公顷,藜麦,内蒙古自治区,2023年,2,年鉴',
        '播种面积,千公顷,藜麦,620000,2023,0,年鉴',
        '播种面积,千公顷,藜麦,昆明,2023,1.5,年鉴',
        '播种面积,千公顷,藜麦,云南省大理白族自治州,2023,1,年鉴',
        '播种面积,千公顷,藜麦,全国,2023,"1,006.25",年鉴',
        '农业用电量,亿千瓦时,,吉林,2023,12.3,年鉴',
      ),
    );
    expect(tally).toMatchObject({ rows: 8, stored: 8, repeated: 0, refused: [], doubtful: [] });
    expect((await leaves()).map(({ name, unit }) => [name, unit])).toEqual([
      ['藜麦播种面积', '千公顷'],
      ['农业用电量', '亿千瓦时'],
    ]);
    const map = await yearMap('藜麦播种面积');
    expect(map).toMatchObject({
      year: '2023',
      decimals: 2,
      national: { value: 1006.25 },
      source: { name: '测试年鉴', sample: false },
    });
    // Values published as 0 are 0; unpublished values are missing.
    expect(valuesOf(map)).toEqual({ 530000: 4.25, 150000: 2, 620000: 0 });
    expect(map.list.find(({ adcode }) => adcode === '530000')?.yoy).toBeCloseTo((4.25 / 3.5 - 1) * 100, 9);
    const yunnan = await ask('ast/getProvinceData', { cate_id: map.topic.id, adcode: '530000' });
    expect(yunnan.children?.map(({ name, value }) => [name, value])).toEqual([
      ['昆明市', 1.5],
      ['大理白族自治州', 1],
    ]);
    expect(valuesOf(await yearMap('农业用电量'))).toEqual({ 220000: 12.3 });
  });

  it('keep both revisions, show the later row and say so; the same again changes nothing', async () => {
    const file = write(
      '大豆播种面积,千公顷,,内蒙古,2016,923.4,三农分省',
      '大豆播种面积,千公顷,,吉林,2016,187.5,三农分省',
      '大豆播种面积,千公顷,,内蒙古,2016,615.6,农林分省',
      '大豆播种面积,千公顷,,吉林,2016,187.5,农林分省',
    );
    const tally = await importFile(file);
    expect(tally).toMatchObject({ rows: 4, stored: 3, repeated: 1 });
    expect(tally.doubtful).toEqual([
      expect.objectContaining({ line: 4, reason: expect.stringMatching(/以这一行为准.*（923\.4）$/) }),
    ]);
    const stored = async () =>
      (await yearMap('大豆播种面积')).list.map(({ adcode, value, was, flag }) => [adcode, value, was, flag]);
    const expected = [
      ['150000', 615.6, 923.4, 'revised'],
      ['220000', 187.5, null, null],
    ];
    expect(await stored()).toEqual(expected);
    await importFile(file);
    expect(await stored()).toEqual(expected);
    const kept = await test.database.db.selectFrom('stat_value').where('year', '=', 2016).selectAll().execute();
    expect(kept).toHaveLength(3);
  });

  it('are revised by a later file, which leaves other figures alone', async () => {
    const { id } = (await yearMap('藜麦播种面积')).topic;
    await importFile(write('播种面积,千公顷,藜麦,云南,2023,4.4,年鉴'));
    const map = await yearMap('藜麦播种面积');
    expect(map.topic.id).toBe(id);
    expect(map.list.find(({ adcode }) => adcode === '530000')).toMatchObject({
      value: 4.4,
      was: 4.25,
      flag: 'revised',
    });
    expect(valuesOf(map)).toMatchObject({ 150000: 2, 620000: 0 });
  });

  it('are refused one by one with the reason', async () => {
    const bad: [string, string][] = [
      [',千公顷,玉米,云南,2023,1,', '没有指标名称'],
      ['播种面积,,玉米,云南,2023,1,', '没有单位'],
      ['播种面积,千公顷,玉米,,2023,1,', '没有地区'],
      ['播种面积,千公顷,玉米,新疆生产建设兵团,2023,1,', '没有这个地区，请用省、市的名称或六位代码（新疆生产建设兵团）'],
      ['播种面积,千公顷,玉米,云南,23,1,', '年份应为四位数字（23）'],
      ['播种面积,千公顷,玉米,云南,2027,1,', '年份在将来（2027）'],
      ['播种面积,千公顷,玉米,云南,2023,,', '没有数值，按未公布处理'],
      ['播种面积,千公顷,玉米,云南,2023,—,', '没有数值，按未公布处理'],
      ['播种面积,千公顷,玉米,云南,2023,很多,', '数值不是数字（很多）'],
      ['播种面积,千公顷,玉米,云南,2023,-3,', '数值小于 0（-3）'],
      ['水田面积占比,%,,云南,2023,103,', '占比超过 100%（103）'],
    ];
    const good = ['产量增长率,%,玉米,云南,2023,-3.5,', '产量增长率,%,玉米,山东,2023,103,'];
    const { stored, refused } = await importFile(write(...bad.map(([line]) => line), ...good));
    expect(stored).toBe(2);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual(
      bad.map(([, reason], place) => [place + 2, reason]),
    );
    expect(valuesOf(await yearMap('玉米产量增长率'))).toEqual({ 530000: -3.5, 370000: 103 });
  });
});

const real = path.join(process.env.BEE_REAL_DATA ?? '', 'stats/agri_stats_cn.csv');

(existsSync(real) ? describe : describe.skip)('29,091 figures of 2000-2021 (BEE_REAL_DATA)', () => {
  const rows = existsSync(real)
    ? (parse(readFileSync(real), { columns: true, bom: true }) as Record<string, string>[])
    : [];
  const keyOf = (row: Record<string, string>) => [row.indicator, row.unit, row.crop, row.region, row.year].join('|');
  const shown = new Map(rows.map((row) => [keyOf(row), Number(row.value)]));

  /** Seeded, so that each run draws the same fifty rows. */
  const drawn = () => {
    let seed = 20260304;
    return Array.from({ length: 50 }, () => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return rows[seed % rows.length] ?? {};
    });
  };

  beforeAll(async () => {
    const tally = await importFile(real);
    expect(tally).toMatchObject({ rows: rows.length, stored: rows.length, repeated: 0, refused: [] });
    expect(tally.doubtful).toHaveLength(rows.length - shown.size);
  }, 240_000);

  it('are what the calls answer', async () => {
    const all = await leaves();
    for (const row of drawn()) {
      const cate_id = all.find(({ name, unit }) => name === `${row.crop}${row.indicator}` && unit === row.unit)?.id;
      const map = await ask('ast/getNationwideDataGroupAdcode', { cate_id, year: row.year });
      const value = shown.get(keyOf(row));
      if (row.region === '全国') expect(map.national?.value).toBe(value);
      else expect(map.list.find(({ name }) => name.startsWith(row.region ?? ''))?.value).toBe(value);
      if (row.region === '全国') {
        const nation = await ask('ast/getNationwideDataOrderByYear', { cate_id });
        expect(nation.list.find(({ year }) => year === row.year)?.value).toBe(value);
      }
    }
  }, 240_000);

  it('flag the keys that have two values', async () => {
    const map = await yearMap('大豆播种面积', '2016');
    expect(map.list.find(({ name }) => name === '吉林省')).toMatchObject({ value: 200.1, was: 187.5, flag: 'revised' });
  });
});
