import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { runImport } from '../imports.ts';

const HEADER = 'date,market,category,name,spec,unit,min_price,avg_price,max_price';
const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };

let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-import-'));
  database = await openSampleDatabase();
}, 120_000);

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, content: string | Buffer): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const run = (kind: string, file: string, dryRun = false) =>
  runImport({ db: database.db, clock, kind, files: [file], dryRun });

const csv = (...rows: string[]): string => [HEADER, ...rows].join('\n');

const one = async <Row>(sql: string): Promise<Row | undefined> => (await database.pool.query(sql)).rows[0];

/** Counts of everything that an import may change. */
const state = () =>
  one(`select (select count(*) from price_quote) as quotes, (select count(*) from price_product) as products,
    (select count(*) from article) as articles, (select count(*) from baike) as entries,
    (select count(*) from search_document) as documents, (select count(*) from data_source) as sources,
    (select version from cache_tag where name = 'prices') as prices, (select count(*) from pg_tables where tablename like 'stage_%' and tablename ~ '\\d') as staged`);

describe('a file that cannot be', () => {
  it.each([
    ['columns are missing', 'wrong.csv', '品名,单价\n菠菜,3', ['缺少列', 'date', '品名、单价']],
    [
      'it is GBK',
      'gbk.csv',
      Buffer.from([0xc6, 0xb7, 0xc3, 0xfb, 0x2c, 0xca, 0xd0, 0xb3, 0xa1, 0x0a]),
      ['UTF-8', 'GBK'],
    ],
    ['it is UTF-16', 'utf16.csv', Buffer.from('\ufeffdate,market', 'utf16le'), ['UTF-16']],
    ['it is empty', 'empty.csv', '', ['空']],
    ['its kind is unknown', 'prices.pdf', 'x', ['格式不支持']],
    ['it is no workbook', 'broken.xlsx', 'x', ['XLSX']],
    ['it is broken JSON', 'broken.json', '[{"a":1}', ['JSON']],
    ['every row is refused', 'none.csv', csv('2014-01-01,新发地,蔬菜,菠菜,普通,斤,0,0,0'), ['没有一行']],
    [
      'it breaks off within a character',
      'cut.csv',
      Buffer.concat([Buffer.from(`${csv('2014-01-01,新发地,蔬菜,菠菜,普通,斤,1,2,3')}\n`), Buffer.from([0xe8, 0x8f])]),
      ['截断'],
    ],
  ])('is refused whole when %s', async (_case, name, content, words) => {
    const before = await state();
    const error: unknown = await run('prices', write(name, content)).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    for (const word of words) expect((error as Error).message).toContain(word);
    expect(await state()).toEqual(before);
  });
});

it('changes nothing on a dry run, and says what it would do', async () => {
  const before = await state();
  const tally = await run('prices', write('dry.csv', csv('2014-01-01,新发地,蔬菜,菠菜,普通,斤,1,2,3')), true);
  expect(tally).toMatchObject({ rows: 1, stored: 1 });
  expect(await state()).toEqual(before);
});

describe('prices', () => {
  it('keep what they can and list the rest with the reason', async () => {
    const tally = await run(
      'prices',
      write(
        'prices.csv',
        `\ufeff${csv(
          '2014-01-01,新发地,蔬菜,\ufeff菠菜,普通,斤,1.1,1.2,1.3',
          '2014-01-01,新发地,蔬菜,菠菜,普通,斤,2.1,2.2,2.3',
          '2014-01-02,新发地,蔬菜,巨峰（浙江),普通,斤,3,3.5,4',
          '2014-01-03,新发地,蔬菜,巨峰(浙江),普通,斤,3,9,4',
          '2014-01-01,新发地,蔬菜,韭菜,普通,斤,3,2,1',
          '2014-01-01,新发地,蔬菜,香菜,普通,斤,0,0,0',
          ',新发地,蔬菜,香菜,普通,斤,1,2,3',
          '2014-02-30,新发地,蔬菜,香菜,普通,斤,1,2,3',
          '2014-01-01,新发地,蔬菜,香菜,普通,斤,一,2,3',
          '2014-01-01,新发地,蔬菜,香菜,普通,箱,1,2,3',
          '2014-01-01,新发地,蔬菜,香菜',
        )}`,
      ),
    );
    expect(tally).toMatchObject({ rows: 11, stored: 3, repeated: 1 });
    expect(tally.doubtful.map(({ line }) => line)).toEqual([3, 5]);
    expect(tally.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [6, '最低价高于最高价'],
      [7, '价格小于或等于 0'],
      [8, '没有日期'],
      [9, '日期无法识别（2014-02-30）'],
      [10, '价格不是数字（一）'],
      [11, '单位不是重量，无法换算（箱）'],
      [12, '应有 9 列，实际 4 列'],
    ]);
  });

  it('take the place of the sample prices, converted beside the original, the last of repeated rows', async () => {
    const { rows } = await database.pool.query(
      `select p.name, q.date, q.avg, q.source_avg, q.unit, q.flag from price_quote q
       join price_series s on s.id = q.series_id join price_product p on p.id = s.product_id
       where s.scope = 'market' order by q.date, p.name`,
    );
    expect(rows).toEqual([
      { name: '菠菜', date: '2014-01-01', avg: 4.4, source_avg: 2.2, unit: '斤', flag: null },
      { name: expect.stringMatching(/^巨峰/), date: '2014-01-02', avg: 7, source_avg: 3.5, unit: '斤', flag: null },
      {
        name: expect.stringMatching(/^巨峰/),
        date: '2014-01-03',
        avg: 18,
        source_avg: 9,
        unit: '斤',
        flag: 'avg_out_of_range',
      },
    ]);
    expect(await one(`select count(*) as n from price_product where sample and scope = 'market'`)).toEqual({ n: 0 });
  });

  it('correct a quote when the file comes again, and touch the tag of prices', async () => {
    const before = await one<{ version: number }>("select version from cache_tag where name = 'prices'");
    await run('prices', write('again.csv', csv('2014-01-01,新发地,蔬菜,菠菜,普通,公斤,5,6,7')));
    expect(
      await one(
        `select count(*) as n, max(q.avg) filter (where q.date = '2014-01-01') as avg
         from price_quote q join price_series s on s.id = q.series_id where s.scope = 'market'`,
      ),
    ).toEqual({ n: 3, avg: 6 });
    expect((await one<{ version: number }>("select version from cache_tag where name = 'prices'"))?.version).toBe(
      (before?.version ?? 0) + 1,
    );
  });
});

describe('laws', () => {
  const law = (date: string | null, text: string) =>
    JSON.stringify({
      title: '示范条例',
      type: '地方性法规',
      region: '山东',
      date,
      history: ['2012年1月1日 山东省第十一届人民代表大会常务委员会第二次会议通过'],
      text,
    });

  it('form a chain of versions, lose invisible characters and keep text as text', async () => {
    const tally = await run(
      'policies',
      write(
        'laws.ndjson',
        [
          law('2012-01-01', '## 第一章 总则\n\n第一条 旧文。'),
          law(
            '2020-05-01',
            '## 第一章\u200b 总则\n\n第一条 <script>alert(1)</script>新文。\n\n第二条 自2020年6月1日起施行。',
          ),
          law(null, '无日期。'),
          '{broken',
        ].join('\n'),
      ),
    );
    expect(tally).toMatchObject({ rows: 4, stored: 3 });
    expect(tally.refused).toMatchObject([{ line: 4, reason: '不是有效的 JSON' }]);
    const { rows } = await database.pool.query(
      `select a.published_at, p.status, p.effective_at, p.issuing_orgs, p.region_adcode from article a join policy p on p.article_id = a.id
       order by a.published_at nulls last`,
    );
    expect(rows.map(({ published_at, status }) => [published_at, status])).toEqual([
      ['2012-01-01', 'amended'],
      ['2020-05-01', 'in_force'],
      [null, 'amended'],
    ]);
    expect(rows[1]).toMatchObject({
      effective_at: '2020-06-01',
      issuing_orgs: ['山东省人民代表大会常务委员会'],
      region_adcode: '370000',
    });
    const stored = await one<{ content_html: string }>(
      `select content_html from article where published_at = '2020-05-01'`,
    );
    expect(stored?.content_html).toContain('&lt;script&gt;');
    expect(stored?.content_html).not.toContain('\u200b');
  });
});

describe('what explains a law', () => {
  const text = (fields: object) =>
    JSON.stringify({ region: '全国', date: '2026-01-05', text: '正文。自2026年3月1日起施行。', ...fields });
  const explained = async (title: string) =>
    one<{ type: string; cate: string; effective_at: string | null; targets: string[] }>(
      `select a.type, a.cate, p.effective_at, (
         select coalesce(array_agg(t.title order by n.place), '{}') from unnest(p.interprets) with ordinality as n (id, place)
         join article t on t.id = n.id) as targets
       from policy p join article a on a.id = p.article_id where a.title = '${title}'`,
    );

  it('names it by title, number or id, in the same file or an earlier one, and learns which name nothing has', async () => {
    await run('policies', write('old.ndjson', text({ title: '甲、乙管理办法', doc_no: '示令第1号' })));
    const { id } = (await one<{ id: string }>(`select id from article where title = '甲、乙管理办法'`)) ?? { id: '' };
    const file = write(
      'explained.ndjson',
      [
        text({ title: '一问一答', interprets: `${id}；《新法》；没有这部法；p-vegetable-530000` }),
        text({ title: '新法' }),
        text({ title: '一张图', 栏目: '一图解读', 解读对象: ['甲、乙管理办法', '示令第1号'] }),
        text({ title: '通知', column: '政策库', interprets: '新法' }),
        text({ title: '别的', column: '随笔' }),
      ].join('\n'),
    );
    for (const dryRun of [true, false]) {
      const tally = await run('policies', file, dryRun);
      expect(tally).toMatchObject({ rows: 5, stored: 3 });
      expect(tally.doubtful.map(({ line, reason }) => [line, reason.split('，')[0]])).toEqual([
        [1, '没有找到要解读的政策（没有这部法）'],
        [1, '没有找到要解读的政策（p-vegetable-530000）'],
      ]);
      expect(tally.refused.map(({ line, reason }) => [line, reason.split('；')[0]])).toEqual([
        [4, '政策库的文件不解读别的文件'],
        [5, '没有这个栏目（随笔）'],
      ]);
    }
    expect(await explained('一问一答')).toEqual({
      ...{ type: 'agriculture_policy', cate: '政策解读', effective_at: null },
      targets: ['甲、乙管理办法', '新法'],
    });
    expect(await explained('一张图')).toMatchObject({ type: 'policy_diagram', cate: '一图解读' });
    expect((await explained('一张图'))?.targets).toEqual(['甲、乙管理办法']);
    expect(await explained('新法')).toMatchObject({ type: 'policy_repository', effective_at: '2026-03-01' });
  });
});

describe('news and encyclopedia', () => {
  it('are found after their import and change in place when they come again', async () => {
    const text = (body: string) => JSON.stringify({ id: 7, category: '交通', title: '', text: body });
    await run('news', write('news.ndjson', text('高速公路竣工通车。')));
    const tally = await run('news', write('news2.ndjson', text('高速公路竣工，\ufffd通车。')));
    expect(tally.doubtful).toHaveLength(1);
    expect(await one(`select count(*) as n from article where scope = 'news'`)).toEqual({ n: 1 });
    expect(await one(`select count(*) as n from search_document where kind = 'news'`)).toEqual({ n: 1 });
  });

  it('keep the form of HTML and lose what acts', async () => {
    const text = '<h2 onclick="x()">行情</h2><p style="font-size:18px">平稳<script>alert(1)</script><b>运行。</p>';
    await run('news', write('html.ndjson', JSON.stringify({ id: 8, title: '网页', text })));
    const stored = await one<{ content_html: string; summary: string }>(
      `select content_html, summary from article where title = '网页'`,
    );
    expect(stored).toEqual({
      content_html: '<h2 id="s1">行情</h2>\n<p>平稳<b>运行。</b></p>',
      summary: '平稳运行。',
    });
  });

  it('know entries of a book by the book', async () => {
    await run(
      'baike',
      write(
        'book.json',
        JSON.stringify([
          { id: 1, book: '本草', author: '某人', dynasty: '明', section: '', title: '三七', text: '味甘微苦。' },
        ]),
      ),
    );
    expect(await one('select cate_id, info from baike')).toEqual({
      cate_id: 'classic',
      info: [
        { k: '书名', v: '本草' },
        { k: '作者', v: '某人' },
        { k: '朝代', v: '明' },
      ],
    });
  });
});
