import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadSample } from '../sample/load-sample.ts';
import { openTestDatabase, type ServerTestDatabase } from '../testing/test-database.ts';
import { runImport } from './run-import.ts';

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };

let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-references-'));
  database = await openTestDatabase();
  await loadSample(database.db, { today: '2026-03-04', size: 'small', log: () => {} });
}, 120_000);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (rows: unknown[], name = 'references.json') => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(rows));
  return runImport({ db: database.db, clock, kind: 'references', files: [file], dryRun: false });
};

const column = async (sql: string): Promise<unknown[]> =>
  (await database.pool.query<{ v: unknown }>(sql)).rows.map(({ v }) => v);

const article = (title: string, text = '## 要点\n\n正文。') => ({ section: '综述', title, text });
const issue = (no: string, date: string, ...articles: object[]) => ({ no, date, title: `${no}导读`, articles });
const series = (title: string, ...issues: object[]) => ({ title, industry: '茶叶', org: '某所', issues });

describe('references', () => {
  it('take the place of the sample, in lists and in search, and leave out what cannot be', async () => {
    const tally = await run([
      {
        ...series(
          '茶叶参考',
          issue('第1期', '2026年1月5日', article('三七与茶<script>'), article('', '没有标题'), article('空文', '  ')),
          issue('第2期', '2026-02-30', article('不存在的日子')),
          issue('', '2026-02-01'),
          issue('第1期', '2026-01-06', article('三七与茶<script>'), article('同名', '旧'), article('同名', '新')),
        ),
        enterprises: [{ name: '某茶厂', founded: '很久以前', main_products: '红茶、绿茶' }, { name: '' }],
      },
      { title: '没有期', industry: '茶叶', issues: [] },
      { title: '期不是数组', industry: '茶叶', issues: '第1期' },
      { title: '', industry: '茶叶', issues: [] },
      { title: '没有产业', issues: [issue('第1期', '2026-01-05')] },
    ]);
    expect(tally).toMatchObject({ rows: 5, stored: 1 });
    expect(tally.refused.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(tally.doubtful.map(({ reason }) => reason)).toEqual([
      '第1期有一篇文章没有标题，未导入',
      '第1期的《空文》没有正文，未导入',
      '第2期的日期无法识别，未导入',
      '第 3 个期次没有期号，未导入',
      '第1期出现了两次，以后一次为准',
      '第1期的《同名》出现了两次，以后一次为准',
      '某茶厂的成立年份无法识别，留空',
      '有一家企业没有名称，未导入',
    ]);
    expect(await column('select title as v from reference_series')).toEqual(['茶叶参考']);
    expect(await column(`select published_at as v from reference_issue`)).toEqual(['2026-01-06']);
    expect(await column('select content_html as v from reference_article order by place')).toEqual([
      expect.stringContaining('<h2'),
      '<p>新</p>',
    ]);
    expect(await column(`select count(*)::int as v from search_document where kind = 'reference'`)).toEqual([3]);
    expect(await column(`select count(*)::int as v from reference_article_tag where tag_id = 'sanqi'`)).toEqual([1]);
    expect(await column('select main_products as v from enterprise')).toEqual([['红茶', '绿茶']]);
  });

  it('change an issue in place when it comes again, and keep the issues that the file does not have', async () => {
    const before = await column(`select id as v from reference_issue where no = '第1期'`);
    await run([series('茶叶参考', issue('第3期', '2026-03-01', article('三月')))], 'more.json');
    await run([series('茶叶参考', issue('第1期', '2026-01-06', article('只有这一篇')))], 'again.json');
    expect(await column(`select id as v from reference_issue where no = '第1期'`)).toEqual(before);
    expect(await column('select title as v from reference_article order by title')).toEqual(['三月', '只有这一篇']);
    expect(await column(`select title as v from search_document where kind = 'reference' order by title`)).toEqual(
      ['三月', '只有这一篇', '茶叶参考'].sort(),
    );
  });

  it('of two rows with one name the last one counts', async () => {
    const tally = await run(
      [
        series('双份', issue('第1期', '2026-01-01', article('前'))),
        series('双份', issue('第1期', '2026-01-02', article('后'))),
      ],
      'twice.json',
    );
    expect(tally).toMatchObject({ stored: 1, repeated: 1 });
    expect(
      await column(`select a.title as v from reference_article a join reference_issue i on i.id = a.issue_id
        join reference_series s on s.id = i.series_id where s.title = '双份'`),
    ).toEqual(['后']);
  });

  it('are refused whole when the file is of another kind', async () => {
    await expect(run([{ title: '农药管理条例', text: '第一条' }], 'law.json')).rejects.toThrow(/缺少列 industry/);
  });
});
