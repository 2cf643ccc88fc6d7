import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { runImport, undoRun } from '../../imports.ts';
import { sweepFiles } from '../../modules/files/jobs/sweep-files.ts';
import { readTableDescription } from '../../modules/industry/index.ts';
import { writePdf } from '../../modules/publishing/index.ts';
import { openFolderStore } from '../../providers/storage/folder-store.ts';
import type { ImportOptions } from '../importer.ts';
import { RejectedFile } from '../rejected-file.ts';

jest.setTimeout(240_000);

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };
let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-undo-'));
  database = await openSampleDatabase();
}, 240_000);

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const store = () => openFolderStore(path.join(folder, 'store'));
const write = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

/** @returns the number of the run */
const importFile = async (kind: string, file: string, more: Partial<ImportOptions> = {}): Promise<number> => {
  const tally = await runImport({
    db: database.db,
    clock,
    kind,
    files: [file],
    dryRun: false,
    store: store(),
    ...more,
  });
  expect(tally.stored).toBeGreaterThan(0);
  return (await one('select max(no) as no from import_run')).no;
};

/** Runs the server's sweep two hours later. */
const sweep = () =>
  sweepFiles({
    db: database.db,
    files: store(),
    clock: { now: () => new Date(Date.now() + 7_200_000) },
    filesDir: path.join(folder, 'store'),
  });

const undo = (run: number, dryRun = false) => undoRun({ db: database.db, clock, run, dryRun });
const one = async (sql: string) => (await database.pool.query(sql)).rows[0];
const column = async (sql: string) => (await database.pool.query(sql)).rows.map(({ v }) => v);

/** Means of the same values may differ in the last digits, depending on the order of addition. */
const EXACT: Record<string, string> = { food_mean: '(first_id, nutrient, round(mean::numeric, 9), n)' };
/** Excluded from the digests: tables of the runs themselves, and the tags of caches. */
const OF_RUNS = ['import_run', 'import_change', 'import_lease', 'cache_tag', 'migration'];

/** Row count and checksum of every table by name; `sum` is empty for an empty table. */
const digests = async (): Promise<Record<string, string>> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(stage_|price_quote_|trade_row_)'`,
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    if (OF_RUNS.includes(name)) continue;
    const { n, sum } = await one(
      `select count(*) as n, sum(hashtextextended(${EXACT[name] ?? 't'}::text, 0)) as sum from ${name} t`,
    );
    found[name] = `${n} ${sum ?? ''}`;
  }
  return found;
};

const HEADER = 'date,market,category,name,spec,unit,min_price,avg_price,max_price';
let files = 0;
const prices = (...rows: [date: string, name: string, price: number][]) => {
  files += 1;
  const lines = rows.map(([date, name, price]) => `${date},新发地,蔬菜,${name},普通,公斤,,${price},`);
  return write(`prices-${files}.csv`, [HEADER, ...lines].join('\n'));
};

const pdfOf = (text: string) =>
  writePdf({
    ...{ kindTitle: '产业报告', title: text, org: '测试研究所', researchers: [], date: '2026-02-01', issue: null },
    ...{ keyPoints: [], blocks: [{ kind: 'paragraph' as const, text }], note: '', diagram: false },
  }).then(({ bytes }) => bytes);

const COST = {
  ...{ id: 'cost', title: '{crop}成本', path: ['种植业', '成本'], freq: 'Y', time: 'year' },
  ...{
    place: { column: 'region' },
    measures: [{ column: 'labour', field: 'labour', title: '人工成本', unit: '元/亩' }],
  },
};

/** A small import of each kind. */
const IMPORTS: [string, () => Promise<[string, Partial<ImportOptions>?]>][] = [
  ['prices', async () => [prices(['2026-02-01', '菠菜', 3], ['2026-02-02', '菠菜', 4], ['2026-02-02', '香椿', 40])]],
  ['fruit', async () => [write('fruit.csv', '日期,品名,产区,产地,单位,均价\n2026-02-01,苹果,陕西,洛川,公斤,6\n')]],
  ['herbs', async () => [write('herbs.csv', '日期,品名,市场,单位,价格\n2026-02-01,三七,文山,公斤,150\n')]],
  ['news', async () => [write('news.csv', 'title,text,date\n春耕开始,各地春耕陆续开始。,2026-02-01\n')]],
  [
    'policies',
    async () => [
      write('policies.csv', 'title,text,date\n测试种子法,第一条 旧。,2015-01-01\n测试种子法,第一条 新。,2026-01-01\n'),
    ],
  ],
  ['baike', async () => [write('baike.csv', 'title,text,book\n测试草,测试草味甘。,本草\n')]],
  [
    'references',
    async () => [
      write(
        'references.json',
        JSON.stringify([
          {
            ...{ title: '茶叶参考', industry: '茶叶', org: '某所' },
            issues: [
              {
                no: '第1期',
                date: '2026-01-05',
                title: '导读',
                articles: [{ section: '综述', title: '一月', text: '正文。' }],
              },
            ],
            enterprises: [{ name: '测试茶业', province: '云南省', main_products: ['普洱茶'], intro: '做茶。' }],
          },
        ]),
      ),
    ],
  ],
  ['food', async () => [write('food.csv', 'foodCode,foodName,category,protein\n990001,测试豆,豆类,20\n')]],
  ['standards', async () => [write('standards.csv', 'code,title,replaces\nGB 9999-2026,测试标准,GB 9999-2010\n')]],
  ['limits', async () => [write('limits.csv', 'substance,category,food,value,unit\n测试素,蔬菜,菠菜,0.2,mg/kg\n')]],
  [
    'hs',
    async () => [
      write('hs.csv', 'hs8,name_zh,year\n08101000,鲜草莓,2022\n08101000,鲜草莓,2023\n08102000,鲜树莓,2022\n'),
    ],
  ],
  ['partners', async () => [write('partners.csv', 'zh,alpha2,alpha3\n测试国,XT,XTT\n')]],
  ['ports', async () => [write('ports.csv', 'code,name\nXTST,测试口岸\n')]],
  ['tariffs', async () => [write('tariffs.csv', 'hs,year,kind,rate\n08101000,2026,最惠国,14%\n')]],
  ['permits', async () => [write('permits.csv', 'origin,product,status\n泰国,测试果,已准入\n')]],
  ['trade', async () => [write('trade.csv', 'period,flow,hs,partner,usd\n202502,import,08101000,THA,100\n')]],
  [
    'statistics',
    async () => [
      write(
        'statistics.csv',
        'indicator,unit,region,year,value\n测试产量,万吨,云南,2023,5\n测试产量,万吨,云南,2023,6\n测试产量,万吨,全国,2023,60\n',
      ),
    ],
  ],
  [
    'industry',
    async () => [
      write('cost.csv', 'crop,region,year,labour\n水稻,云南,2023,500\n水稻,云南,2024,520\n'),
      { description: readTableDescription(write('cost.json', JSON.stringify(COST))) },
    ],
  ],
  [
    'products',
    async () => {
      const product = {
        ...{ id: 'test-prices', title: '测试价格', summary: '一个市场的价格。', category: '批发价格', freq: '每日' },
        ...{ geo: '一个市场', access: '登录', licence: '测试用', version: '1', date: '2026-03-01' },
        files: [{ file: 'prices.csv', title: '价格' }],
      };
      write('products/prices.csv', '日期,市场,价格\n2026-01-01,甲,3.5\n');
      return [path.dirname(write('products/products.json', JSON.stringify([product])))];
    },
  ],
  [
    'reports',
    async () => {
      write('reports/one.pdf', await pdfOf('黄瓜看涨。'));
      return [path.dirname(write('reports/reports.csv', 'file,title,date,series\none.pdf,黄瓜报告,2026-02-01,黄瓜\n'))];
    },
  ],
];

let untouched: Record<string, string> | undefined;

it.each(IMPORTS)(
  'an import of %s that is undone leaves every table as it was, the sample in its place',
  async (kind, given) => {
    const [file, more] = await given();
    untouched ??= await digests();
    const run = await importFile(kind, file, more);
    expect((await one('select count(*)::int as n from import_change')).n).toBeGreaterThan(0);
    expect(await undo(run)).toMatchObject({ conflicts: [], lost: 0 });
    // The sweep removes only the files of the import.
    await sweep();
    expect(await digests()).toEqual(untouched);
    expect(await one('select count(*)::int as n from import_change')).toEqual({ n: 0 });
  },
);

describe('runs upon one another', () => {
  const quotes = () =>
    column(`select p.name || ' ' || q.date || ' ' || q.avg as v from price_quote q
      join price_series s on s.id = q.series_id and not s.sample join price_product p on p.id = s.product_id order by 1`);

  it('what a later run changed too stays, is listed, and comes back as it was first once that run is undone as well', async () => {
    const before = await digests();
    const first = await importFile('prices', prices(['2026-02-01', '菠菜', 3], ['2026-02-01', '香椿', 40]));
    const second = await importFile('prices', prices(['2026-02-01', '菠菜', 5], ['2026-02-02', '菠菜', 6]));
    expect(await undo(first)).toEqual({
      tables: [{ title: '价格', removed: 1, changed: 0, returned: 0 }],
      conflicts: [{ run: second, title: '价格', count: 1, examples: ['菠菜 普通 新发地 2026-02-01'] }],
      lost: 0,
    });
    expect(await quotes()).toEqual(['菠菜 2026-02-01 5', '菠菜 2026-02-02 6']);
    expect(await one(`select count(*)::int as n from price_series where sample and scope = 'market'`)).toEqual({
      n: 0,
    });
    expect(
      await one(
        `select count(*)::int as n from price_series_year y left join price_quote q using (series_id) where q is null`,
      ),
    ).toEqual({ n: 0 });
    await undo(second);
    expect(await digests()).toEqual(before);
  });

  it('what a later run stated again, unchanged, stays', async () => {
    const first = await importFile('prices', prices(['2026-02-01', '菠菜', 3], ['2026-02-02', '菠菜', 4]));
    const second = await importFile('prices', prices(['2026-02-01', '菠菜', 3]));
    await undo(first);
    expect(await quotes()).toEqual(['菠菜 2026-02-01 3']);
    await undo(second);
    expect(await quotes()).toEqual([]);
  });

  it('corrections go back to what they corrected', async () => {
    const first = await importFile('prices', prices(['2026-02-01', '菠菜', 3]));
    const second = await importFile('prices', prices(['2026-02-01', '菠菜', 30]));
    expect((await undo(second)).tables).toEqual([{ title: '价格', removed: 0, changed: 1, returned: 0 }]);
    expect(await quotes()).toEqual(['菠菜 2026-02-01 3']);
    expect(await column(`select avg as v from price_series where not sample and avg is not null`)).toEqual([3]);
    await undo(first);
  });

  it('the newest version of a law is in force again', async () => {
    const law = (day: string) => write(`law-${day}.csv`, `title,text,date\n复种法,第一条 ${day}。,${day}\n`);
    const states = () =>
      column(`select a.published_at || ' ' || p.status as v from policy p join article a on a.id = p.article_id
        where a.title = '复种法' order by 1`);
    const first = await importFile('policies', law('2015-01-01'));
    const second = await importFile('policies', law('2025-01-01'));
    expect(await states()).toEqual(['2015-01-01 amended', '2025-01-01 in_force']);
    await undo(second);
    expect(await states()).toEqual(['2015-01-01 in_force']);
    await undo(first);
  });

  it('foods go although a later run has ranked them among its own', async () => {
    const before = await digests();
    const foods = (code: string, protein: number) =>
      write(`food-${code}.csv`, `foodCode,foodName,category,protein\n${code},测试豆${code},豆类,${protein}\n`);
    const first = await importFile('food', foods('990001', 20));
    const second = await importFile('food', foods('990002', 30));
    expect(await undo(first)).toMatchObject({ conflicts: [], lost: 0 });
    const left = await column(`select f.code || ' ' || n.rank as v from food f join food_nutrient n using (code)`);
    expect(left).toEqual(['990002 1']);
    await undo(second);
    expect(await digests()).toEqual(before);
  });

  it('codes of a later run stay, with what came after them', async () => {
    const before = await digests();
    const codes = (year: number, ...lines: string[]) =>
      write(`hs-${year}.csv`, ['hs8,name_zh,year', ...lines.map((line) => `${line},${year}`)].join('\n'));
    const first = await importFile('hs', codes(2021, '08109001,测试果', '08109002,别的测试果'));
    const second = await importFile('hs', codes(2022, '08109003,测试果'));
    await undo(first);
    const left = await column(`select code as v from hs_code where code ~ '^0810900[123]' order by 1`);
    expect(left).toEqual(['08109003']);
    await undo(second);
    expect(await digests()).toEqual(before);
  });

  it('the sample returns without what belonged to members who have left since', async () => {
    const entry = await one(`select id from baike where sample order by id limit 1`);
    await database.pool.query(
      `insert into member (uid, nickname, reg_time) values (990000, '还在', now()), (990001, '走了', now())`,
    );
    await database.pool.query(`
      insert into baike_comment (id, baike_id, root_id, uid, kind, content, status, created_at) overriding system value
      select 990000 + no, '${entry.id}', case when no > 1 then 990001 end, 990000 + no % 2, 'comment', '好', 'online', now()
      from generate_series(1, 2) no`);
    const run = await importFile('baike', write('one-entry.csv', 'title,text\n测试草,测试草味甘。\n'));
    await database.pool.query('delete from member where uid = 990001');
    expect(await undo(run)).toMatchObject({ lost: 2 });
    expect((await one(`select count(*)::int as n from baike where id = '${entry.id}'`)).n).toBe(1);
  });

  it('a replaced report opens again with its file, which was kept for it', async () => {
    write('again/one.pdf', await pdfOf('第一版。'));
    const list = write('again/reports.csv', 'file,id,title,date\none.pdf,r1,复原报告,2026-02-01\n');
    const first = await importFile('reports', path.dirname(list));
    const { fid, key } = await one(
      `select f.fid, f.key from report r join article a on a.id = r.article_id join file f on f.fid = r.fid where a.title = '复原报告'`,
    );
    write('again/one.pdf', await pdfOf('第二版，改过。'));
    const second = await importFile('reports', path.dirname(list));
    await sweep();
    await undo(second);
    expect(
      await one(
        `select f.fid, f.key, f.state from report r join article a on a.id = r.article_id join file f on f.fid = r.fid where a.title = '复原报告'`,
      ),
    ).toEqual({ fid, key, state: 'stored' });
    expect((await buffer(await store().get(key))).subarray(0, 5).toString()).toBe('%PDF-');
    await undo(first);
  });
});

describe('a run that cannot be undone says why', () => {
  it('and a trial changes nothing', async () => {
    const run = await importFile('prices', prices(['2026-02-01', '菠菜', 3]));
    const before = await digests();
    expect((await undo(run, true)).tables).toHaveLength(1);
    expect(await digests()).toEqual(before);
    await undo(run);
    await expect(undo(run)).rejects.toThrow(`第 ${run} 次导入已经撤销`);
  });

  it('where it is unknown, only checked, failed, an undo itself, or too long ago', async () => {
    await expect(undo(9999)).rejects.toThrow('没有第 9999 次导入');
    await runImport({
      db: database.db,
      clock,
      kind: 'prices',
      files: [prices(['2026-02-01', '菠菜', 3])],
      dryRun: true,
    });
    const { no } = await one('select max(no) as no from import_run');
    await expect(undo(no)).rejects.toThrow('只做了检查');
    const { undone } = await one(`select max(no) as undone from import_run where kind = 'undo'`);
    await expect(undo(undone)).rejects.toThrow('撤销不能再撤销');
    const old = await importFile('prices', prices(['2026-02-01', '菠菜', 3]));
    await database.pool.query(`update import_run set finished_at = now() - interval '31 days' where no = ${old}`);
    await importFile('prices', prices(['2026-02-02', '菠菜', 3]));
    await expect(undo(old)).rejects.toThrow(RejectedFile);
    await expect(undo(old)).rejects.toThrow('变更记录已清理');
    expect(await one(`select count(*)::int as n from import_change where run = ${old}`)).toEqual({ n: 0 });
  });
});
