import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import PDFDocument from 'pdfkit';
import { createStages, dropStages, stagedBy } from '../../../importer/stage-tables.ts';
import { runImport } from '../../../imports.ts';
import { openFolderStore } from '../../../providers/storage/folder-store.ts';
import { references } from './references.kind.ts';

const clock = { now: () => new Date('2026-03-04T10:00:00+08:00') };

// Every PDF is read in a separate process.
jest.setTimeout(120_000);

let database: ServerTestDatabase;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-references-'));
  database = await openSampleDatabase();
}, 120_000);

afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (rows: unknown[], name = 'references.json', dryRun = false) => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(rows));
  const store = openFolderStore(path.join(folder, 'store'));
  return runImport({ db: database.db, clock, kind: 'references', files: [file], dryRun, store });
};

const writePdf = async (name: string, pages: number) => {
  const pdf = new PDFDocument({ autoFirstPage: false });
  const out = pdf.pipe(createWriteStream(path.join(folder, name)));
  for (let page = 1; page <= pages; page++) pdf.addPage().text(`Chapter ${page} speaks of cucumber number ${page}.`);
  pdf.end();
  await finished(out);
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
    expect(
      await column(`select s.title as v from reference_issue i join reference_series s on s.id = i.series_id
        where i.no = '第1期' order by 1`),
    ).toEqual(expect.arrayContaining(['双份', '茶叶参考']));
  });

  it('bring the PDF of an issue, which is read, found by page and replaced by the next', async () => {
    const issueFile = async () => {
      const { rows } = await database.pool.query(
        `select i.fid, i.pages, f.state, f.name from reference_issue i join file f on f.fid = i.fid`,
      );
      return rows;
    };
    await writePdf('one.pdf', 7);
    const named = { ...issue('第1期', '2026-01-05', article('一月')), file: 'one.pdf' };
    const lost = { ...issue('第2期', '2026-02-05', article('二月')), file: 'lost.pdf' };
    const before = await issueFile();
    const dry = await run([series('带原文', named, lost)], 'files.json', true);
    expect(dry.doubtful.map(({ reason }) => reason)).toEqual([
      '第2期的 PDF 未导入：找不到文件（lost.pdf）；应与元数据文件放在同一文件夹',
    ]);
    expect(await issueFile()).toEqual(before);

    await run([series('带原文', named, lost)], 'files.json');
    const [first] = await issueFile();
    expect(first).toMatchObject({ pages: 7, state: 'stored', name: '带原文 第1期.pdf' });
    const { rows } = await database.pool.query(
      `select d.ref_id, d.viewer, d.visitor_pages, d.member_pages, p.page from search_passage p
       join search_document d on d.id = p.document_id where p.text like '%cucumber number 6%'`,
    );
    expect(rows).toEqual([
      {
        ref_id: expect.stringMatching(/^ri/),
        viewer: { page: 'article/viewPdf', params: { fid: first.fid } },
        visitor_pages: 3,
        member_pages: 5,
        page: 6,
      },
    ]);

    await run([series('带原文', issue('第1期', '2026-01-05', article('一月')))], 'without.json');
    expect(await issueFile()).toEqual([first]);

    await writePdf('two.pdf', 4);
    await run([series('带原文', { ...named, file: 'two.pdf' })], 'newer.json');
    const [second] = await issueFile();
    expect(second).toMatchObject({ pages: 4, state: 'stored' });
    expect(await column(`select state as v from file where fid = '${first.fid}'`)).toEqual(['leaving']);
    expect(await column(`select count(*)::int as v from search_passage where text like '%cucumber number 6%'`)).toEqual(
      [0],
    );
  });

  it('keep what the site has added to them, and lose the tags and enterprises that the file no longer has', async () => {
    const tea = (enterprise: string, title: string) => ({
      ...series('三七再版', issue('第1期', '2026-01-01', article(title))),
      enterprises: [{ name: enterprise }],
    });
    await run([tea('甲厂', '三七上市')], 'first.json');
    await database.pool.query(`update reference_series set cover = '/c' where title = '三七再版'`);
    await database.pool.query(
      `update reference_issue set cover = '/i', fid = 'f9', pages = 9 where series_id = (select id from reference_series where title = '三七再版')`,
    );
    await run([tea('乙厂', '三七上市'), tea('乙厂', '三七上市')], 'second.json');
    await database.pool.query(`update enterprise set logo = '/l' where name = '乙厂'`);
    await run([tea('乙厂', '三七上市')], 'third.json');
    const { rows } = await database.pool.query(
      `select s.cover, i.cover as picture, i.fid, i.pages, e.name, e.logo,
        (select count(*)::int from reference_series_tag t where t.series_id = s.id) as tags,
        (select count(*)::int from reference_article_tag t join reference_article a on a.id = t.article_id
          where a.issue_id = i.id) as article_tags
      from reference_series s join reference_issue i on i.series_id = s.id
        join reference_enterprise m on m.series_id = s.id join enterprise e on e.id = m.enterprise_id
      where s.title = '三七再版'`,
    );
    expect(rows).toEqual([
      { cover: '/c', picture: '/i', fid: 'f9', pages: 9, name: '乙厂', logo: '/l', tags: 1, article_tags: 1 },
    ]);
  });

  it('that an earlier batch has staged are staged anew, with nothing of before', async () => {
    const parsed = (title: string) => {
      const found = references.parse({ ...series('两批', issue('第1期', '2026-01-01', article(title))) });
      if ('refused' in found) throw new Error(found.refused);
      return found.row;
    };
    const context = { sourceName: '测试', at: clock.now().toISOString(), files: null };
    const own = stagedBy(database.db, 0);
    await createStages(database.db, 0, references.stages);
    await references.stage(own, [{ place: 1, row: parsed('三七前'), again: false }], context);
    await references.stage(own, [{ place: 2, row: parsed('三七后'), again: true }], context);
    const staged = (table: string, value = 'title') => column(`select ${value} as v from stage_0_${table} order by 1`);
    expect(await staged('reference_article')).toEqual(['三七后']);
    expect(await staged('reference_issue', 'no')).toEqual(['第1期']);
    expect(await staged('reference_article_tag', 'tag_id')).toEqual(['sanqi']);
    expect(await staged('search_document')).toEqual(['三七后', '两批'].sort());
    expect(await staged('search_name', 'name')).toEqual(['三七后', '两批'].sort());
    await dropStages(database.db, 0, references.stages);
  });

  it('are refused whole when the file is of another kind', async () => {
    await expect(run([{ title: '农药管理条例', text: '第一条' }], 'law.json')).rejects.toThrow(/缺少列 industry/);
  });
});
