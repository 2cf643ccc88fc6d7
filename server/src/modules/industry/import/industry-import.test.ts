import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { provinces } from '@bee/domain/region';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { parse } from 'csv-parse/sync';
import { runImport } from '../../../imports.ts';
import { findProjectRoot } from '../../../project.ts';
import { chance } from '../../../sample/random.ts';
import { readTableDescription } from './table-description.ts';

jest.setTimeout(240_000);

let test: TestApp;
let vip: Browser;
const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-industry-'));

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  vip = await signIn(test, { vip: true });
});

afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const cost = {
  id: 'cost',
  title: '{crop}成本',
  path: ['种植业', '成本'],
  freq: 'Y',
  time: 'year',
  place: { column: 'region' },
  measures: [
    { column: 'labour', field: 'labour', title: '人工成本', unit: '元/亩' },
    { column: 'land', field: 'land', title: '土地成本', unit: '元/亩' },
  ],
};

const describing = (description: object): string => {
  const file = path.join(folder, 'description.json');
  writeFileSync(file, JSON.stringify(description));
  return file;
};

const importFile = (file: string, description: object | string, dryRun = false) =>
  runImport({
    db: test.database.db,
    clock: { now: test.now },
    kind: 'industry',
    files: [file],
    description: readTableDescription(typeof description === 'string' ? description : describing(description)),
    dryRun,
    source: { name: '测试年鉴' },
  });

const write = (header: string, ...lines: string[]) => {
  const file = path.join(folder, 'rows.csv');
  writeFileSync(file, [header, ...lines].join('\n'));
  return file;
};

const COST = 'crop,region,year,labour,land';

const found = async (keyword: string) =>
  ((await test.call('industry/searchTree', { keyword })).body.data as DataFor<'industry/searchTree'>).list.filter(
    ({ type }) => type === 'model',
  );

const modelOf = async (title: string): Promise<string> => {
  const node = (await found(title)).find((one) => one.title === title);
  if (!node?.model_id) throw new Error(`no table ${title}`);
  return node.model_id;
};

const rowsOf = async (model_id: string, more: Partial<RequestFor<'industry/getTableList'>> = {}) => {
  const { body } = await test.call('industry/getTableList', { model_id, limit: 100, ...more }, vip);
  expect(body.msg).toBe('');
  return body.data as DataFor<'industry/getTableList'>;
};

const cells = async (model_id: string, more: Partial<RequestFor<'industry/getTableList'>> = {}) => {
  const { columns, list } = await rowsOf(model_id, more);
  return list.map((row) => columns.map((_, place) => row[place]).join(' '));
};

describe('rows of a file', () => {
  it('are only looked at on a dry run', async () => {
    const tally = await importFile(write(COST, '藜麦,云南,2023,12.5,3'), cost, true);
    expect(tally).toMatchObject({ rows: 1, stored: 1, refused: [] });
    expect(await found('藜麦成本')).toEqual([]);
  });

  it('become tables by their title in the place of the sample, with places, digits and what is missing', async () => {
    const tally = await importFile(
      write(
        COST,
        '藜麦,云南,2022,12.5,3',
        '藜麦,云南省,2023年,—,3.25',
        '藜麦,620000,2023,0,',
        '青稞,西藏自治区,2023,"1,006.5",7',
      ),
      cost,
    );
    expect(tally).toMatchObject({ rows: 4, stored: 4, refused: [], doubtful: [] });
    const quinoa = await modelOf('藜麦成本');
    expect(await cells(quinoa)).toEqual(['2023 云南省  3.25', '2023 甘肃省 0 ', '2022 云南省 12.5 3']);
    expect((await rowsOf(quinoa)).list[0]?.[2]).toBeNull();
    const { body } = await test.call('industry/getIndex', { model_id: quinoa });
    expect(body.data).toMatchObject({
      title: '藜麦成本',
      domain_path: [{ title: '种植业' }, { title: '成本' }],
      from: '2022',
      to: '2023',
      rows: 3,
      unit: '元/亩',
      sample: false,
      source: { name: '测试年鉴', sample: false },
    });
    const samples = await test.database.db
      .selectFrom('industry_table')
      .select('model_id')
      .where('sample', '=', true)
      .execute();
    expect(samples).toEqual([]);
  });

  it('keep both numbers of a key, show the later one, and change nothing when they come again', async () => {
    const file = write(COST, '粟,山西,2020,100,5', '粟,山西,2020,110,5', '粟,山西,2021,120,6');
    const stored = async () => {
      const model = await modelOf('粟成本');
      const { body } = await test.call('industry/getIndex', { model_id: model });
      const past = await test.database.pool.query(
        `select cells from industry_past o join industry_table t on t.no = o.table_no
         where t.model_id = $1 order by revision`,
        [model],
      );
      const { health } = body.data as DataFor<'industry/getIndex'>;
      return [await cells(model), health.revised, past.rows.map((row) => row.cells)];
    };
    const expected = [['2021 山西省 120 6', '2020 山西省 110 5'], 1, [[100, 5]]];
    await importFile(file, cost);
    expect(await stored()).toEqual(expected);
    await importFile(file, cost);
    expect(await stored()).toEqual(expected);
    await importFile(write(COST, '粟,山西,2020,90,5'), cost);
    expect(await stored()).toEqual([
      ['2021 山西省 120 6', '2020 山西省 90 5'],
      1,
      [
        [100, 5],
        [110, 5],
      ],
    ]);
  });

  it('are read as of a day of publication', async () => {
    const description = { ...cost, id: 'dated', title: '分期成本', published: 'day' };
    const header = `${COST},day`;
    await importFile(
      write(header, '粟,河北,2020,80,5,2021-03-01', '粟,河北,2020,85,5,2022-03-01', '粟,河北,2021,90,6,2022-03-01'),
      description,
    );
    expect(await cells('dated')).toEqual(['2021 河北省 90 6', '2020 河北省 85 5']);
    expect(await cells('dated', { vintage: '2021-12-31' })).toEqual(['2020 河北省 80 5']);
    // A late publication with an earlier date does not become current.
    await importFile(write(header, '粟,河北,2020,70,5,2020-06-01'), description);
    expect(await cells('dated')).toEqual(['2021 河北省 90 6', '2020 河北省 85 5']);
    expect(await cells('dated', { vintage: '2020-12-31' })).toEqual(['2020 河北省 70 5']);
  });

  it('are refused one by one with the reason', async () => {
    const tally = await importFile(
      write(
        COST,
        '黍,月球,2023,1,2',
        '黍,云南,二〇二三,1,2',
        '黍,云南,2023,很多,2',
        '黍,云南,2023,—,',
        '黍,云南,2022,1,2',
      ),
      cost,
    );
    expect(tally.stored).toBe(1);
    expect(tally.refused.map(({ reason }) => reason)).toEqual([
      '没有这个地区，请用省、市的名称或六位代码（月球）',
      '列 year 不是一年（二〇二三）',
      '列 labour 不是数字（很多）',
      '没有数值，按未公布处理',
    ]);
  });

  it.each([
    [{ ...cost, freq: 'Z' }, '频率应为'],
    [{ ...cost, measures: [] }, 'measures'],
    [{ ...cost, id: '成本' }, '数据表编号有误'],
    [{ ...cost, colour: 'red' }, '整个文件 里不认识 colour'],
  ])('are not read with a description that is wrong: %#', async (description, words) => {
    await expect(async () => importFile(write(COST, '粟,山西,2020,1,5'), description)).rejects.toThrow(words);
  });

  it('are not read from a file without a column that the description names', async () => {
    await expect(importFile(write('crop,region,year,labour', '粟,山西,2020,1'), cost)).rejects.toThrow('缺少列 land');
    await expect(importFile(write(COST, '粟,山西,2020,1,1'), { ...cost, title: '{kind}' })).rejects.toThrow(
      '缺少列 kind',
    );
  });
});

const real = process.env.BEE_REAL_DATA;
const stats = (name: string) => path.join(real ?? '', 'stats', name);
const available = real !== undefined && existsSync(stats('agri_stats_cn.csv'));
if (!available) console.warn('real data not read: BEE_REAL_DATA names no folder with stats');

const readRows = (name: string) =>
  parse(readFileSync(stats(name), 'utf8'), { columns: true, bom: true }) as Record<string, string>[];

const drawn = <Row>(rows: readonly Row[], seed: string, count = 50): Row[] =>
  Array.from({ length: count }, (_, place) => rows[Math.floor(chance(`${seed}-${place}`) * rows.length)] as Row);

const provinceCode = (name = ''): string =>
  name === '全国' ? '100000' : (provinces.find((one) => one.name.startsWith(name))?.adcode ?? '');

const cityCode = (name = ''): string =>
  provinces.flatMap(({ cities }) => cities).find((one) => one.name === name || one.name === `${name}市`)?.adcode ?? '';

(available ? describe : describe.skip)('the real statistics', () => {
  it('equal the file in 50 drawn rows; of 27 keys with two numbers the later one is shown and both are kept', async () => {
    const description = path.join(findProjectRoot(), 'docs/industry-import-stats.json');
    const tally = await importFile(stats('agri_stats_cn.csv'), description);
    expect(tally.rows).toBe(29_091);
    const rows = readRows('agri_stats_cn.csv');
    const keyOf = (row: Record<string, string>) => [row.indicator, row.unit, row.crop, row.region, row.year].join('|');
    const last = new Map(rows.map((row) => [keyOf(row), row]));
    const numbers = new Map<string, Set<number>>();
    for (const row of rows) numbers.set(keyOf(row), (numbers.get(keyOf(row)) ?? new Set()).add(Number(row.value)));
    const twice = [...numbers].flatMap(([key, values]) => (values.size > 1 ? [key] : []));
    expect(twice).toHaveLength(27);
    const tables = await test.database.db
      .selectFrom('industry_table')
      .select(['model_id', 'title', 'fields'])
      .where('model_id', 'like', 'agri-stats-%')
      .execute();
    const shown = async (row: Record<string, string>) => {
      const table = tables.find(
        ({ title, fields }) => title === row.indicator && fields.some(({ unit }) => (unit ?? '') === row.unit),
      );
      const answer = await rowsOf(table?.model_id ?? '', {
        filters: {
          geo: [provinceCode(row.region)],
          time: { from: row.year, to: row.year },
          crop: [row.crop || '不分作物'],
        },
      });
      return answer.list.map((cell) => cell.at(-1));
    };
    for (const row of [...drawn([...last.values()], 'industry'), ...twice.map((key) => last.get(key) ?? {})])
      expect([keyOf(row), await shown(row)]).toEqual([keyOf(row), [Number(row.value)]]);
    const { rows: past } = await test.database.pool.query(
      `select count(*)::int as count from industry_past o join industry_table t on t.no = o.table_no
       where t.model_id like 'agri-stats-%'`,
    );
    expect(past[0].count).toBe(27);
  });

  it('by city know 吉林 as a city and leave out what was not published', async () => {
    const tally = await importFile(stats('city_acreage.csv'), {
      id: 'city-acreage',
      title: '主产区各市播种面积',
      path: ['种植业', '分市统计'],
      freq: 'Y',
      time: 'year',
      place: { column: 'region', level: 'city' },
      measures: ['total', 'corn', 'soy'].map((name) => ({
        column: `acre_${name}`,
        field: name,
        title: name,
        unit: '千公顷',
      })),
      values: {
        region: { 大兴安岭: '大兴安岭地区', '保定市（含定州市）': '保定市', '石家庄市（含辛集市）': '石家庄市' },
      },
    });
    expect(tally.rows).toBe(1395);
    expect(new Set(tally.refused.map(({ reason }) => reason.replace(/.*（/, '（')))).toEqual(
      new Set(['（莱芜市）', '（济源市）']),
    );
    const rows = readRows('city_acreage.csv');
    const number = (text: string | undefined) => (text ? Number(text) : null);
    for (const row of [
      ...drawn(
        rows.filter(({ region }) => !/莱芜|济源|大兴安岭|含/.test(region ?? '')),
        'cities',
      ),
      ...rows.filter(
        ({ region, year }) => (region === '吉林' || region === '吉林市' || region === '乌海市') && year === '2010',
      ),
    ]) {
      const { list } = await rowsOf('city-acreage', {
        filters: { geo: [cityCode(row.region)], time: { from: row.year, to: row.year } },
      });
      expect([row.region, list[0]?.slice(2)]).toEqual([
        row.region,
        [number(row.acre_total), number(row.acre_corn), number(row.acre_soy)],
      ]);
    }
  });
});
