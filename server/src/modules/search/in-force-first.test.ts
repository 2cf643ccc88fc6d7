import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { runImport } from '../../imports.ts';
import { ask, newChat, textOf } from '../assistant/ai-test-data.ts';

jest.setTimeout(120_000);

const policies = [
  // The older version matches the words of the questions better than the newer version.
  {
    title: '甲省棚架补贴办法',
    region: '甲省',
    date: '2018-01-01',
    text: '第一条 棚架补贴按面积发放，棚架补贴每亩九百元。\n第二条 棚架补贴由县里审核。',
  },
  {
    title: '甲省棚架补贴办法',
    region: '甲省',
    date: '2024-05-01',
    text: '第一条 棚架补贴按棚龄发放，每亩一千二百元。',
  },
  // No document in force covers this topic.
  { title: '甲省蜂箱登记办法', region: '甲省', date: '2010-01-01', expires_at: '2015-01-01', text: '蜂箱应当登记。' },
  {
    title: '甲省渠道管护办法',
    region: '甲省',
    date: '2026-02-01',
    effective_at: '2027-01-01',
    text: '渠道由村里管护。',
  },
];

const STANDARDS = [
  '标准编号,标准名称,状态,发布日期,实施日期,废止日期,代替标准,被代替标准',
  'GB 72001-2012,棚架食品限量,废止,2012-01-01,2012-07-01,2020-07-01,,GB 72001-2019',
  'GB 72001-2019,棚架食品中限量的规定,现行,2019-12-01,2020-07-01,,GB 72001-2012,',
].join('\n');

let test: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bee-in-force-'));
  test = await startTestApp();
  const run = (kind: 'policies' | 'standards', name: string, content: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return runImport({ db: test.database.db, clock: { now: test.now }, kind, files: [file], dryRun: false });
  };
  await run('policies', 'policies.ndjson', policies.map((row) => JSON.stringify(row)).join('\n'));
  await run('standards', 'standards.csv', `\ufeff${STANDARDS}`);
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Found = DataFor<'article/search'>;
const hits = async (keyword: string, more: object = {}) =>
  ((await test.call('article/search', { keyword, ...more })).body.data as Found).list.map(
    ({ title, date, validity }) => [title.map(({ text }) => text).join(''), date, validity],
  );
const suggested = async (keyword: string) =>
  ((await test.call('article/suggest', { keyword })).body.data as DataFor<'article/suggest'>).groups.flatMap(
    ({ list }) => list.map(({ title, state }) => [title.map(({ text }) => text).join(''), state]),
  );
let asked = 0;
const answer = async (question: string, mode = 'general') => {
  asked += 1;
  const browser = test.newBrowser(`198.51.100.${asked}`);
  const { events } = await ask(test, browser, {
    chat_id: await newChat(test, browser),
    message_id: 'm1',
    question,
    mode,
  });
  return {
    text: textOf(events),
    refs: events.flatMap((event) => (event.type === 'ref' ? [event.refs] : [])).at(-1) ?? [],
    next: events.flatMap((event) => (event.type === 'suggest' ? event.list : [])),
  };
};

describe('search', () => {
  it('shows what is in force before its older versions, each with its state', async () => {
    const expected = [
      ['甲省棚架补贴办法', '2024-05-01', 'current'],
      ['甲省棚架补贴办法', '2018-01-01', 'amended'],
    ];
    expect((await hits('棚架补贴')).filter(([title]) => title === '甲省棚架补贴办法')).toEqual(expected);
    // No text contains all of the words, so documents with some of them match.
    expect((await hits('棚架补贴由谁领取', { name: 'policy' })).slice(0, 2)).toEqual(expected);
  });

  it('shows standards in force first; one searched for by its year is found all the same', async () => {
    expect((await hits('GB 72001')).map(([, , state]) => state)).toEqual(['current', 'repealed']);
    expect((await hits('GB 72001-2012'))[0]).toEqual(['GB 72001-2012 棚架食品限量', '2012-01-01', 'repealed']);
  });

  it('tells what is not in force yet, and what expired by itself', async () => {
    expect(await hits('渠道管护办法')).toEqual([['甲省渠道管护办法', '2026-02-01', 'pending']]);
    expect(await hits('蜂箱登记办法')).toEqual([['甲省蜂箱登记办法', '2010-01-01', 'repealed']]);
  });
});

describe('suggestions', () => {
  it('name the state of policies and standards, those in force first', async () => {
    expect(await suggested('甲省')).toEqual([
      ['甲省棚架补贴办法', '现行有效'],
      ['甲省渠道管护办法', '即将施行'],
      ['甲省蜂箱登记办法', '已废止'],
    ]);
    expect(await suggested('GB 72001')).toEqual([
      ['GB 72001-2019 棚架食品中限量的规定', '现行'],
      ['GB 72001-2012 棚架食品限量', '已废止'],
    ]);
  });
});

describe('answers', () => {
  it.each(['棚架补贴怎么发放', '甲省棚架补贴办法怎么规定发放', '《甲省棚架补贴办法》第一条写了什么'])(
    '%s: quotes the version in force alone, with its state',
    async (question) => {
      const { text, refs } = await answer(question);
      expect(text).toContain('一千二百元');
      expect(text).not.toContain('九百元');
      expect(text).toContain('现行有效');
      expect(refs.map(({ date, validity }) => [date, validity])).toEqual([['2024-05-01', 'current']]);
    },
  );

  it('quote an older version where it is asked for, with its state in the sentence', async () => {
    const { text, refs } = await answer('棚架补贴办法修订前按什么发放');
    expect(text).toMatch(/- 【已被修订】[^\n]*九百元/);
    expect(refs.map(({ validity }) => validity)).toContain('amended');
  });

  it('quote what is out of force where nothing else is there, with its state in the sentence', async () => {
    const { text, next } = await answer('蜂箱需要登记吗');
    expect(text).toMatch(/- 【已废止】[^\n]*蜂箱应当登记/);
    expect(next).toEqual([]);
  });

  it('quote standards in force, with their state', async () => {
    const { text, refs } = await answer('棚架食品限量的标准是哪个', 'standard');
    expect(text).toContain('GB 72001-2019');
    expect(text).not.toContain('GB 72001-2012');
    expect(refs.map(({ validity }) => validity)).toEqual(['current']);
  });
});
