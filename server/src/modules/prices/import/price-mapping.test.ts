import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { runImport } from '../../../imports.ts';
import { findProjectRoot } from '../../../project.ts';
import { chance } from '../../../sample/random.ts';
import { readPriceMapping } from './price-mapping.ts';

jest.setTimeout(120_000);

const WFP = path.join(findProjectRoot(), 'docs/price-mapping-wfp.json');
const HEADER =
  'date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice';

let test: TestApp;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-mapping-'));
  test = await startTestApp();
  browser = await signIn(test, { vegetable: true });
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const run = (file: string, mapping: string, at = test.now()) => {
  const { db } = test.database;
  const clock = { now: () => at };
  return runImport({ db, clock, kind: 'prices', files: [file], dryRun: false, mapping: readPriceMapping(mapping) });
};

const chart = async (name: string, market: string) => {
  const { rows } = await test.database.pool.query('select id from market where name = $1', [market]);
  const request = { group: '粮油', name, type: '1', markets: [rows[0].id], freq: 'D' };
  return (await test.call('vegetable/getEchart', request, browser)).body.data as DataFor<'vegetable/getEchart'>;
};

const month = (date: string, price: number | string, type = 'Wholesale', currency = 'CNY') =>
  `${date},Henan Sheng,Zhengzhou,Zhengzhou,34.77,113.65,cereals and tubers,Wheat,KG,actual,${type},${currency},${price},0.4`;

describe('a file that is quoted once a month', () => {
  let tally: Awaited<ReturnType<typeof run>>;
  beforeAll(async () => {
    const rows = [
      month('2025-01-31', 2.5),
      month('2025-11-15', 2.4),
      month('2025-12-15', 2.6),
      month('2026-01-15', 2.5),
      month('2026-02-28', 2.7),
      month('2026-02-28', 2.75),
      month('2026-01-15', 3, 'Retail'),
      month('2026-01-15', 0.4, 'Wholesale', 'USD'),
      month('2026-01-15', -1),
      month('15.01.2026', 2),
    ];
    tally = await run(write('wfp.csv', [HEADER, ...rows].join('\n')), WFP);
  });

  it('keeps the rows that the mapping wants, and says of the others why', () => {
    expect(tally).toMatchObject({ rows: 10, stored: 5, repeated: 1 });
    expect(tally.refused.map(({ reason }) => reason)).toEqual([
      '列 pricetype 不是 Wholesale（Retail）',
      '列 currency 不是 CNY（USD）',
      '价格小于或等于 0',
      '列 date 不合格式 YYYY-MM-DD（15.01.2026）',
    ]);
  });

  it('shows months, the missing ones as gaps, and no days between them', async () => {
    const { series } = await chart('小麦', '郑州');
    expect(series[0]?.freq).toBe('M');
    const points = series[0]?.points.map(([day, avg]) => [day, avg]);
    expect(points?.slice(-5)).toEqual([
      ['2025-10-01', null],
      ['2025-11-01', 2.4],
      ['2025-12-01', 2.6],
      ['2026-01-01', 2.5],
      ['2026-02-01', 2.75],
    ]);
    expect(points).toHaveLength(14);
  });

  it('compares with the month before, however long it was, and is not late within the month', async () => {
    await run(
      write(
        'daily.csv',
        'date,market,category,name,spec,unit,min_price,avg_price,max_price\n2026-03-24,新发地,蔬菜,菠菜,普通,斤,1,2,3',
      ),
      write(
        'as-is.json',
        JSON.stringify({
          columns: Object.fromEntries(
            'date market category name spec unit min_price avg_price max_price'.split(' ').map((name) => [name, name]),
          ),
        }),
      ),
      new Date('2026-03-24T10:00:00+08:00'),
    );
    const { body } = await test.call('vegetable/vegList', { name: '小麦' });
    const [row] = (body.data as DataFor<'vegetable/vegList'>).list;
    expect(row).toMatchObject({ price_avg: 2.75, date: '2026-02-28', chg_m: 10, stale_days: 0, chg_d: null });
  });

  it('knows where its markets are', async () => {
    const { rows } = await test.database.pool.query(`select province, city, lng, lat from market where name = '郑州'`);
    expect(rows).toEqual([{ province: '河南省', city: '郑州市', lng: 113.65, lat: 34.77 }]);
  });
});

it('takes other columns, one price, another unit and other dates', async () => {
  const mapping = {
    columns: { date: '年月', market: '集散地', name: '货品', avg_price: '报价' },
    fixed: { unit: '元/吨', category: '粮油' },
    date: 'YYYY年MM月',
    frequency: 'monthly',
  };
  await run(
    write('ton.csv', '年月,集散地,货品,报价\n2026年1月,锦州港,玉米,2340\n2026年02月,锦州港,玉米,"2,360"'),
    write('ton.json', JSON.stringify(mapping)),
  );
  const { series } = await chart('玉米', '锦州港');
  expect(series[0]?.points.map(([day, avg]) => [day, avg])).toEqual([
    ['2026-01-01', 2.34],
    ['2026-02-01', 2.36],
  ]);
});

describe('a mapping is refused, with the entry and the remedy,', () => {
  const good = { date: 'd', market: 'm', name: 'n', unit: 'u', avg_price: 'p' };
  it.each([
    ['when it leaves a column out', { columns: { ...good, avg_price: undefined } }, 'avg_price（均价）'],
    ['when it names a column that we have not', { columns: { ...good, preis: 'p' } }, 'preis'],
    ['when it has an entry of another name', { columns: good, fix: {} }, '不认识 fix'],
    ['when the dates have no year', { columns: good, date: 'DD.MM.' }, 'YYYY-MM-DD'],
    ['when the frequency is unknown', { columns: good, frequency: 'hourly' }, 'daily 或 monthly'],
  ])('%s', (_case, mapping, words) => {
    const file = write('bad.json', JSON.stringify(mapping));
    expect(() => readPriceMapping(file)).toThrow(words);
  });

  it('when it is no JSON, and when it is not there', () => {
    expect(() => readPriceMapping(write('broken.json', '{'))).toThrow('不是有效的 JSON');
    expect(() => readPriceMapping(path.join(folder, 'none.json'))).toThrow('找不到');
  });

  it('and so is a file without a column that it names', async () => {
    await expect(run(write('other.csv', 'date,market\n2026-01-01,x'), WFP)).rejects.toThrow('缺少列 commodity');
  });
});

const real = process.env.BEE_REAL_DATA
  ? path.join(process.env.BEE_REAL_DATA, 'prices-wfp/wfp_food_prices_chn.csv')
  : '';

(existsSync(real) ? it : it.skip)(
  'fifty rows of the real file are what the interface answers (BEE_REAL_DATA)',
  async () => {
    const tally = await run(real, WFP);
    const lines = readFileSync(real, 'utf8').trim().split('\n').slice(1);
    expect(tally).toMatchObject({ rows: lines.length, stored: lines.length, refused: [] });
    const { values } = readPriceMapping(WFP);
    const chosen = lines
      .map((line) => line.replace(/"([^"]*)"/g, (_, text: string) => text.replace(/,/g, '，')).split(','))
      .sort((a, b) => chance('wfp', a.join()) - chance('wfp', b.join()))
      .slice(0, 50);
    for (const [date = '', , , market = '', , , , name = '', , , , , price] of chosen) {
      const { series } = await chart(values.name?.[name] ?? name, values.market?.[market] ?? market);
      const point = series[0]?.points.find(([day]) => day.startsWith(date.slice(0, 7)));
      expect([date, market, name, point?.[1]]).toEqual([date, market, name, Number(price)]);
    }
  },
);
