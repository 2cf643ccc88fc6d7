import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { say, signInOld } from '@bee/testing/server/encyclopedia';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { countReasons } from '../../../importer/import-summary.ts';
import { runImport } from '../../../imports.ts';
import { chance } from '../../../sample/random.ts';
import { plainText } from '../../../text/html-blocks.ts';

jest.setTimeout(240_000);

let test: TestApp;
const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-baike-'));

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
});

afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = {
  id?: string | number;
  title: string;
  text: string;
  book?: string;
  author?: string;
  dynasty?: string;
  section?: string;
};
type Lists = DataFor<'baike/getBaikeLists'>;
type Entry = DataFor<'baike/getBaikeContent'>;

const importFile = (file: string, { dryRun = false, name = '测试百科全书' } = {}) =>
  runImport({
    db: test.database.db,
    clock: { now: test.now },
    kind: 'baike',
    files: [file],
    dryRun,
    source: { name },
  });

const write = (...lines: (Row | string)[]) => {
  const file = path.join(folder, 'entries.ndjson');
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
};

const listed = async (request: object = {}) => (await test.call('baike/getBaikeLists', request)).body.data as Lists;
const titled = async (title: string) =>
  (await listed({ kw: title, limit: 100 })).list.filter((one) => one.title === title);
const read = async (id = '', request: object = {}) =>
  (await test.call('baike/getBaikeContent', { id, ...request })).body.data as Entry;
const readTitled = async (title: string) => read((await titled(title))[0]?.id);
const threadsOf = async (baike_id: string) =>
  (await test.call('baike/commentLists', { baike_id })).body.data as DataFor<'baike/commentLists'>;

/** Creates a comment thread with a reply and a like, to check that an import retains it. */
const discuss = async (baike_id: string) => {
  const [author, other] = [await signInOld(test), await signInOld(test)];
  const { data: root } = await say(test, author, { baike_id });
  await say(test, other, { baike_id, pid: root.id, content: '我也这么想' });
  await test.call('baike/likeComment', { id: root.id, action: 'like' }, other);
  const said = await threadsOf(baike_id);
  expect(said).toMatchObject({ total: 1, list: [{ likes: 1, replies: [{ content: '我也这么想' }] }] });
  return said;
};

describe('entries of a file', () => {
  it('are only looked at on a dry run', async () => {
    const { total } = await listed({ limit: 1 });
    const tally = await importFile(write({ title: '黄精', text: '多年生草本。' }), { dryRun: true });
    expect(tally).toMatchObject({ rows: 1, stored: 1, refused: [] });
    expect(await listed({ limit: 1 })).toMatchObject({ total });
  });

  it('take the place of the sample, without the characters that nobody sees', async () => {
    await importFile(write({ title: '\ufeff黄\u200b精', text: '\ufeff多年生\u200b草本。\r\n\r\n根状茎 <入药>。' }));
    const { list } = await listed();
    expect(list.map(({ title }) => title)).toEqual(['黄精']);
    expect(await read(list[0]?.id)).toMatchObject({
      content_html: '<p>多年生草本。</p>\n<p>根状茎 &lt;入药&gt;。</p>',
      sample: false,
      source: { name: '测试百科全书', sample: false },
    });
  });

  it('of the same title in two books are two, each under its letter and in the count of its category', async () => {
    const book = { id: 1, title: '玉竹', author: '某人', dynasty: '明' };
    await importFile(
      write(
        { ...book, book: '甲本草', text: '甲书所言。' },
        { ...book, book: '乙本草', text: '乙书所言。', section: '草部' },
      ),
    );
    const both = await titled('玉竹');
    expect(both).toHaveLength(2);
    const entries = await Promise.all(both.map(({ id }) => read(id)));
    const stored = entries.map(({ content_html, info, refs }) => [
      content_html,
      info.length,
      refs.map(({ text }) => text),
    ]);
    expect(stored).toEqual(
      expect.arrayContaining([
        ['<p>甲书所言。</p>', 3, ['《甲本草》，某人，明']],
        ['<p>乙书所言。</p>', 4, ['《乙本草》，某人，明']],
      ]),
    );
    expect((await listed({ letter: 'Y' })).list.map(({ title }) => title)).toEqual(['玉竹', '玉竹']);
    const tree = (await test.call('baike/getBaikeTree')).body.data as DataFor<'baike/getBaikeTree'>;
    expect(tree).toMatchObject([
      {
        id: 'library',
        count: 3,
        children: [
          { id: 'wiki', count: 1 },
          { id: 'classic', count: 2 },
        ],
      },
    ]);
  });

  it('are refused one by one with the reason; without a title one is called by how it begins', async () => {
    const tally = await importFile(
      write(
        { title: '没有正文的', text: '' },
        { title: '只有看不见的', text: '\u200b\n\ufeff' },
        { title: '', text: '（无题）的正文' },
        '{"title":"断了的',
        '[1]',
        { title: '', text: '天麻（学名）是兰科植物。' },
      ),
    );
    expect(tally).toMatchObject({ rows: 6, stored: 1 });
    expect(tally.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [1, '没有正文'],
      [2, '没有正文'],
      [3, '没有标题'],
      [4, '不是有效的 JSON'],
      [5, '不是一个 JSON 对象'],
    ]);
    expect(countReasons(tally.refused)[0]).toEqual(['没有正文', 2]);
    expect(tally.doubtful).toMatchObject([{ line: 6, reason: '没有标题，以正文开头代替' }]);
    expect(await titled('天麻')).toHaveLength(1);
  });

  it('keep their HTML in the seven sizes that there are, and nothing that acts', async () => {
    const sized = [10, 12, 13, 14, 16, 18, 20, 22, 24, 36, 48];
    const spans = sized.map((px) => `<span style="font-size:${px}px;color:red">${px}</span>`).join('');
    await importFile(
      write({ title: '白术', text: `<h2 onclick="x()">性状</h2><p>${spans}<script>alert(1)</script></p>` }),
    );
    const { content_html, toc, summary } = await readTitled('白术');
    const kept = [12, 14, 16, 18, 20, 24, 36];
    const expected = sized.map((px) => `<span${kept.includes(px) ? ` class="content-size-${px}"` : ''}>${px}</span>`);
    expect(content_html).toBe(`<h2 id="s1">性状</h2>\n<p>${expected.join('')}</p>`);
    expect(toc).toEqual([{ id: 's1', level: 2, title: '性状' }]);
    expect(summary).toBe(sized.join(''));
  });

  it('that come again keep what was said of them, and how often they were read', async () => {
    await importFile(write({ id: 7, title: '党参', text: '先前的正文。' }));
    const [{ id } = { id: '' }] = await titled('党参');
    const said = await discuss(id);
    await read(id, { seen: 1 });
    await importFile(write({ id: 7, title: '党参', text: '改过的正文。' }));
    expect(await read(id)).toMatchObject({ content_html: '<p>改过的正文。</p>', views: 1, comment_count: 2 });
    expect(await threadsOf(id)).toEqual(said);
    expect(await titled('党参')).toHaveLength(1);
  });
});

const real = process.env.BEE_REAL_DATA;
const SOURCES = {
  wiki: { file: path.join(real ?? '', 'wiki/docs.ndjson'), name: '维基百科段落' },
  herbs: { file: path.join(real ?? '', 'herbs/bencao_entries.ndjson'), name: '本草古籍' },
};
const available = real !== undefined && Object.values(SOURCES).every(({ file }) => existsSync(file));
if (!available) console.warn('real data not read: BEE_REAL_DATA names no folder with wiki and herbs');

const rowsOf = (name: keyof typeof SOURCES): Row[] =>
  readFileSync(SOURCES[name].file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

const INVISIBLE = /[\u200b-\u200d\u2060\ufeff]/g;

/** The expected text of a row, line by line. */
const textIn = ({ text }: Row): string =>
  text
    .replace(INVISIBLE, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const keyOf = ({ id, book }: Row): string => `baike/${book ?? 'entry'}/${id}`;

const drawn = (rows: readonly Row[], seed: string): Row[] =>
  Array.from({ length: 50 }, (_, place) => rows[Math.floor(chance(`${seed}-${place}`) * rows.length)] as Row);

(available ? describe : describe.skip)('1,104 passages and 4,938 entries of seven books (BEE_REAL_DATA)', () => {
  const wiki = available ? rowsOf('wiki') : [];
  const herbs = available ? rowsOf('herbs') : [];
  const idOf = new Map<string, string>();

  beforeAll(async () => {
    await test.database.db.deleteFrom('baike').execute();
    const passages = await importFile(SOURCES.wiki.file, SOURCES.wiki);
    expect(passages).toMatchObject({ rows: 1104, stored: 1104, repeated: 0, refused: [] });
    expect(countReasons(passages.doubtful)).toEqual([['没有标题，以正文开头代替', 2]]);
    const entries = await importFile(SOURCES.herbs.file, SOURCES.herbs);
    expect(entries).toMatchObject({ rows: 4938, stored: 4938, repeated: 0, refused: [], doubtful: [] });
    for (const { natural_key, id } of await test.database.db
      .selectFrom('baike')
      .select(['natural_key', 'id'])
      .execute())
      idOf.set(natural_key, id);
  });

  it('are all there, without a character lost or one that nobody sees', async () => {
    const { rows } = await test.database.pool.query('select natural_key, title, content_html from baike');
    const stored = new Map(
      rows.map(({ natural_key, title, content_html }) => [natural_key, { title, text: plainText(content_html) }]),
    );
    expect(stored.size).toBe(wiki.length + herbs.length);
    const differing = [...wiki, ...herbs].filter((row) => {
      const entry = stored.get(keyOf(row));
      const called = row.title ? entry?.title === row.title : entry?.title && textIn(row).startsWith(entry.title);
      return !called || entry?.text !== textIn(row);
    });
    expect(differing.map(keyOf)).toEqual([]);
    expect(rows.filter(({ title, content_html }) => `${title}${content_html}`.search(INVISIBLE) >= 0)).toEqual([]);
  });

  it.each([
    ['wiki', wiki],
    ['herbs', herbs],
  ] as const)('equal the file of %s in 50 drawn rows', async (name, rows) => {
    for (const row of drawn(rows, name)) {
      const { title, content_html, path: categories, info, refs, source, sample } = await read(idOf.get(keyOf(row)));
      const { book, author, dynasty, section } = row;
      const facts = { 书名: book, 作者: author, 朝代: dynasty, 卷目: section };
      expect([row.id, title, plainText(content_html)]).toEqual([row.id, row.title, textIn(row)]);
      expect(Object.fromEntries(info.map(({ k, v }) => [k, v]))).toEqual(
        Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact)),
      );
      expect(categories.map(({ id }) => id)).toEqual(['library', book ? 'classic' : 'wiki']);
      expect(refs.length).toBe(book ? 1 : 0);
      if (book) expect(refs[0]?.text).toContain(`《${book}》`);
      expect([sample, source.name, source.sample]).toEqual([false, SOURCES[name].name, false]);
    }
  });

  it('are whole also where they are longest', async () => {
    const longest = herbs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
    expect(longest).toMatchObject({ book: '本草纲目', title: '痈、疽' });
    const text = plainText((await read(idOf.get(keyOf(longest)))).content_html);
    expect(text.length).toBeGreaterThan(20_000);
    expect(text).toBe(textIn(longest));
  });

  it.each([
    ['三七', 2],
    ['人参', 4],
    ['当归', 4],
    ['温散', 1],
  ])('of the same title are all kept: %s, of %i books', async (title, books) => {
    const rows = herbs.filter((row) => row.title === title);
    expect(new Set(rows.map(({ book }) => book)).size).toBe(books);
    expect(rows.length).toBeGreaterThan(1);
    const ids = (await titled(title)).map(({ id }) => id);
    expect(ids.sort()).toEqual(rows.map((row) => idOf.get(keyOf(row)) ?? '').sort());
  });

  it('stand each under one letter, and the tree counts them', async () => {
    const { facets, total } = await listed({ limit: 1 });
    expect(total).toBe(6042);
    const found: string[] = [];
    for (const { value: letter, count } of facets?.letter ?? []) {
      for (let page = 1; (page - 1) * 100 < count; page++) {
        const { list, total: ofLetter } = await listed({ letter, page, limit: 100 });
        expect(ofLetter).toBe(count);
        found.push(...list.map(({ id }) => id));
      }
    }
    expect(found.sort()).toEqual([...idOf.values()].sort());
    for (const [title, letter] of [
      ['三七', 'S'],
      ['人参', 'R'],
      ['当归', 'D'],
      ['锣鼓经', 'L'],
    ])
      expect((await listed({ kw: title, letter })).list.map((one) => one.title)).toContain(title);
    const tree = (await test.call('baike/getBaikeTree')).body.data as DataFor<'baike/getBaikeTree'>;
    expect(
      tree.map(({ id, count, children }) => [id, count, children.map((child) => [child.id, child.count])]),
    ).toEqual([
      [
        'library',
        6042,
        [
          ['wiki', 1104],
          ['classic', 4938],
        ],
      ],
    ]);
    expect((await listed({ cate_id: 'classic', limit: 1 })).total).toBe(4938);
  });

  it('are the same after a second import, with what was said of them', async () => {
    const stored = async () => {
      const { rows } = await test.database.pool.query(
        `select b.id, natural_key, b.title, letter, cate_id, summary, info, refs, toc, views, source_id,
          md5(content_html) as text, found
         from baike b left join (
           select ref_id, count(*)::int as found from search_document where kind = 'encyclopedia' group by ref_id
         ) d on d.ref_id = b.id
         order by b.id`,
      );
      return rows;
    };
    const id = idOf.get(keyOf(herbs.find(({ title }) => title === '三七') as Row)) ?? '';
    const said = await discuss(id);
    await read(id, { seen: 1 });
    const before = await stored();
    expect(before.map(({ found }) => found)).toEqual(before.map(() => 1));
    expect(await importFile(SOURCES.herbs.file, SOURCES.herbs)).toMatchObject({ stored: 4938, refused: [] });
    expect(await stored()).toEqual(before);
    expect(await threadsOf(id)).toEqual(said);
  });
});
