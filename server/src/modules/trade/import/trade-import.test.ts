import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  test = await startTestApp({}, openSampleDatabase);
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-trade-'));
}, 240_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test?.close();
});

const importFile = (kind: string, file: string) =>
  runImport({ db: test.database.db, clock: { now: () => test.now() }, kind, files: [file], dryRun: false });

const importText = (kind: string, text: string, name = 'rows.csv') => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return importFile(kind, file);
};

const query = async (request: object) =>
  (await test.call('trade/getTradeDataList', request)).body.data as DataFor<'trade/getTradeDataList'>;

const real = process.env.BEE_REAL_DATA;
const realFile = (name: string) => path.join(real ?? '', 'trade', name);
const rowsOf = (name: string) =>
  parse(readFileSync(realFile(name)), { columns: true, bom: true, relax_quotes: true }) as Record<string, string>[];

/** Seeded, so that each run draws the same fifty rows. */
const sampleOf = <Row>(rows: readonly Row[]): Row[] => {
  let seed = 20260304;
  return Array.from({ length: 50 }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return rows[seed % rows.length] as Row;
  });
};

/** A name as readers see it, without control characters. */
const seen = (text: string | undefined) => text?.replace(/\p{Cc}/gu, '').trim();

(real ? describe : describe.skip)('the public code lists and a Comtrade page (BEE_REAL_DATA)', () => {
  beforeAll(async () => {
    for (const name of ['countries_iso_zh_en.csv', 'customs_partners.csv'])
      await importFile('partners', realFile(name));
  }, 240_000);

  it('keeps every code of every edition, with its leading zeros and without control characters', async () => {
    const yearly = await importFile('hs', realFile('hs8_agri_2015_2023_zh.csv'));
    expect(yearly).toMatchObject({ rows: 12_686, stored: 12_686, refused: [] });
    const all = await importFile('hs', realFile('hs8_2023_zh_en.csv'));
    expect(all).toMatchObject({ rows: 8957, refused: [] });
    const { db } = test.database;
    for (const row of sampleOf(rowsOf('hs8_agri_2015_2023_zh.csv'))) {
      const found = await db
        .selectFrom('hs_edition')
        .select('name')
        .where('code', '=', row.hs8 ?? '')
        .where('year', '=', Number(row.year))
        .executeTakeFirst();
      expect(found?.name).toBe(seen(row.name_zh));
    }
    const file = rowsOf('hs8_2023_zh_en.csv');
    for (const row of [...sampleOf(file), ...file.filter(({ name_en }) => /\p{Cc}/u.test(name_en ?? ''))]) {
      const { body } = await test.call('trade/searchCategory', { keyword: row.hs8 ?? '' });
      const [node] = (body.data as DataFor<'trade/searchCategory'>).list;
      expect(node).toMatchObject({ code: row.hs8, name: seen(row.name_zh), valid_to: null });
      expect(node?.en ?? '').toBe(seen(row.name_en));
    }
  }, 240_000);

  it('knows in which edition a code ended and what took its place', async () => {
    const editions = new Map<string, number>();
    for (const { hs8 = '', year } of rowsOf('hs8_agri_2015_2023_zh.csv'))
      editions.set(hs8, Math.max(editions.get(hs8) ?? 0, Number(year)));
    const ended = [...editions].filter(([, year]) => year < 2023);
    const stored = await test.database.db
      .selectFrom('hs_code')
      .select(['code', 'valid_to'])
      .where('level', '=', 8)
      .where('sample', '=', false)
      .where('valid_to', 'is not', null)
      .execute();
    expect(new Map(stored.map(({ code, valid_to }) => [code, valid_to]))).toEqual(new Map(ended));
    const { body } = await test.call('trade/search', { keyword: '08029020' });
    const [outdated] = (body.data as DataFor<'trade/search'>).outdated;
    expect(outdated).toMatchObject({ hs: '08029020', last_year: 2021 });
    expect(outdated?.successors[0]).toMatchObject({ code: '08029910', name: '白果', valid_from: 2022 });
  });

  it('tells what the United States report as trade of China with them, to the dollar', async () => {
    const tally = await importFile('trade', realFile('comtrade_us_cn_2017_hs2_agri.csv'));
    const file = rowsOf('comtrade_us_cn_2017_hs2_agri.csv');
    const kept = file.filter(({ flow }) => flow !== 'Re-Export');
    expect(tally.stored).toBe(kept.length);
    expect(tally.refused).toHaveLength(file.length - kept.length);
    expect(new Set(tally.refused.map(({ reason }) => reason)).size).toBe(1);
    for (const row of kept) {
      const flow = row.flow === 'Import' ? 'export' : 'import';
      const answer = await query({
        hs: [row.hs2],
        partners: ['US'],
        flow: [flow],
        freq: 'Y',
        from: '2017',
        to: '2017',
      });
      expect(answer.list[0]?.cells.value_usd).toEqual([Number(row.trade_value_usd)]);
    }
    const { body } = await test.call('trade/getNewestYearData', { hs: '01', flow: 'export' });
    expect((body.data as DataFor<'trade/getNewestYearData'>).figures).toMatchObject({
      period: '2017',
      value_basis: 'CIF',
    });
  });

  it('joins the customs numbers of countries to their ISO codes', async () => {
    const { body } = await test.call('trade/getCountryList', { kw: '502' });
    expect(body.data).toMatchObject([{ code: 'US', iso3: 'USA', customs_code: '502' }]);
  });
});

const HEAD = 'period,flow,hs,partner,port,mode,reg,qty,unit,usd,cny,flag';
const secretMonth = { hs: ['08106000'], partners: ['TH'], from: '2025-01', to: '2025-03' };

describe('rows of the customs', () => {
  it('take the place of the sample, and a later file that of the same key', async () => {
    const first = [
      '2025-01,进口,08106000,泰国,CNPIN,10,广西壮族自治区,1000,千克,5000,36000,',
      '2025-01,进口,08106000,TH,CNSHA,10,31,2000,千克,11000,79000,',
      '202502,import,08106000,THA,,,,,,,,保密',
      '2025-03,import,8106000,136,,,,500,千克,2600,,初步',
    ];
    const tally = await importText('trade', [HEAD, ...first].join('\n'));
    expect(tally).toMatchObject({ stored: 4, refused: [] });
    expect(tally.doubtful[0]?.reason).toContain('补上了开头的 0');
    const { list } = await query({ ...secretMonth, measures: ['value_usd', 'qty'] });
    expect(list[0]?.cells).toEqual({ value_usd: [16_000, null, 2600], qty: [3000, null, 500] });
    expect(list[0]?.flags).toEqual([null, 'conf', 'prov']);
    const sampled = await test.database.db.selectFrom('trade_row').where('sample', '=', true).select('hs').execute();
    expect(sampled).toEqual([]);
    await importText(
      'trade',
      [HEAD, '2025-01,import,08106000,TH,CNSHA,10,310000,2000,千克,12000,80000,rev'].join('\n'),
    );
    expect((await query(secretMonth)).list[0]?.cells.value_usd).toEqual([17_000, null, 2600]);
    const ports = await query({ ...secretMonth, row: 'port', to: '2025-01' });
    expect(ports.list.map(({ label, cells }) => [label, cells.value_usd?.[0]])).toEqual([
      ['上海港', 12_000],
      ['凭祥友谊关', 5000],
    ]);
  });

  it('have no sum in yuan where a part of them has none', async () => {
    const rows = [
      '2025-05,import,08106000,TH,CNSHA,10,,1000,千克,5000,36000,',
      '2025-05,import,08106000,TH,CNPIN,10,,1000,千克,5000,,',
    ];
    await importText('trade', [HEAD, ...rows].join('\n'));
    const asked = {
      hs: ['08106000'],
      partners: ['TH'],
      from: '2025-05',
      to: '2025-05',
      measures: ['value_usd', 'value_cny'],
    };
    for (const row of ['hs', 'mode'])
      expect((await query({ ...asked, row })).list[0]?.cells).toEqual({ value_usd: [10_000], value_cny: [null] });
    expect((await query({ ...asked, row: 'port' })).list.map(({ cells }) => cells.value_cny)).toEqual(
      expect.arrayContaining([[36_000], [null]]),
    );
  });

  it('make a code findable that the tariff does not have, under its number', async () => {
    await importText('trade', [HEAD, '2025-01,import,08069900,TH,CNSHA,10,310000,2000,千克,12000,80000,'].join('\n'));
    const { body } = await test.call('article/search', { keyword: '0806.99.00', name: 'trade' });
    const [hit] = (body.data as DataFor<'article/search'>).list;
    expect(hit?.to).toEqual({ page: 'application/trade/detail', params: { hs: '08069900' } });
  });

  it('are refused one by one with the reason', async () => {
    const bad = [
      '2025-13,import,08106000,TH,,,,1,千克,1,1,',
      '2025-01,sideways,08106000,TH,,,,1,千克,1,1,',
      '2025-01,import,08106A,TH,,,,1,千克,1,1,',
      '2025-01,import,081060001234,TH,,,,1,千克,1,1,',
      '2025-01,import,08106000,亚特兰蒂斯,,,,1,千克,1,1,',
      '2025-01,import,08106000,TH,,,,1,千克,many,1,',
      '2025-01,import,08106000,TH,,,,1,千克,-5,1,',
      '2025-01,import,08106000,TH,,,,1,千克,,1,',
    ];
    const good = '2025-04,import,08106000,TH,,,,1,千克,7,50,';
    const { stored, refused } = await importText('trade', [HEAD, ...bad, good].join('\n'));
    expect(stored).toBe(1);
    expect(refused.map(({ line }) => line)).toEqual(bad.map((_, index) => index + 2));
    for (const [index, word] of [
      '时期',
      '方向',
      '不是数字',
      '10 位',
      '亚特兰蒂斯',
      '不是数字',
      '小于 0',
      '没有金额',
    ].entries())
      expect(refused[index]?.reason).toContain(word);
  });
});

describe('tariffs and access lists', () => {
  it('replace the tariff of a code and year, with rates of value and of weight', async () => {
    const rows = [
      'hs,year,kind,title,rate,origins,quota,vat,supervision,elements,basis',
      '08106000,2027,最惠国,,20%,,,9,A:检验检疫;t:关税配额证明,品名;品牌,公告 1',
      '08106000,2027,协定,协定：东盟,0,TH;VN,,,,,公告 2',
      '08106000,2027,暂定,,1.2 元/千克,,,,,,公告 3',
      '08106000,2027,奇怪,,5%,,,,,,',
      '08106000,2027,普通,,很多,,,,,,',
    ].join('\n');
    const { stored, refused } = await importText('tariffs', rows);
    expect([stored, refused.length]).toEqual([3, 2]);
    const { body } = await test.call('trade/getTaxRate', { hs: '08106000', origin: 'TH' });
    const [tariff] = (body.data as DataFor<'trade/getTaxRate'>).list;
    expect(tariff).toMatchObject({
      year: 2027,
      vat_pct: 9,
      supervision: [
        { code: 'A', title: '检验检疫' },
        { code: 't', title: '关税配额证明' },
      ],
      elements: ['品名', '品牌'],
    });
    expect(
      tariff?.rates.map(({ title, rate_pct, specific, eligible }) => [title, rate_pct, specific, eligible]),
    ).toEqual([
      ['最惠国', 20, null, true],
      ['协定：东盟', 0, null, true],
      ['暂定', null, { amount: 1.2, per_unit: '千克' }, true],
    ]);
  });

  it('keep the history of a permit in the order of its days', async () => {
    const line = JSON.stringify({
      origin: '泰国',
      product: '榴莲',
      status: '已准入',
      cate: '水果',
      since: '2003-10-30',
      registration: '是',
      history: ['2024-09-27 恢复 整改后恢复', '2003-10-30 已准入', '2024-06-01 暂停 检出害虫'],
    });
    const bad = JSON.stringify({ origin: '泰国', product: '榴莲', status: '也许' });
    const { stored, refused } = await importText('permits', `${line}\n${bad}\n`, 'permits.ndjson');
    expect([stored, refused[0]?.reason]).toEqual([1, expect.stringContaining('也许')]);
    const { body } = await test.call('trade/getPermitOriginList', { name: '榴莲' });
    const [permit] = body.data as DataFor<'trade/getPermitOriginList'>;
    expect(permit).toMatchObject({ origin: 'TH', status: 'allowed', registration_required: true });
    expect(permit?.history.map(({ date, status }) => `${date} ${status}`)).toEqual([
      '2003-10-30 allowed',
      '2024-06-01 suspended',
      '2024-09-27 allowed',
    ]);
  });
});
