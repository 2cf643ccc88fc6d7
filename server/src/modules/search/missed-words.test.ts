import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { buildKnowledge } from '../assistant/ai-test-data.ts';
import { missedWordOf } from './model/missed-word.ts';
import { deleteOldMisses, recordMiss } from './store/missed-words.repository.ts';

let test: TestApp;
let operator: Browser;
beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
  await buildKnowledge(test.database.db);
});
afterAll(() => test?.close());

const search = (keyword: string, further = {}) => test.call('article/search', { keyword, ...further });
const missed = async (request = {}) =>
  (await test.call('ops/getMissedWords', request, operator)).body.data as DataFor<'ops/getMissedWords'>;
const wordsOf = async (request = {}) => (await missed(request)).list.map(({ word, count }) => `${word} ${count}`);

describe('what readers miss', () => {
  it('counts searches without a result by folded text, first pages of unfiltered searches only', async () => {
    for (const keyword of ['魆魆菜', ' 魆魆菜？', '番茄']) await search(keyword);
    await search('魆魆菜', { page: 2 });
    await search('魆魆菜', { name: 'price' });
    expect((await missed({ kind: 'nothing' })).list).toEqual([
      { kind: 'nothing', word: '魆魆菜', count: 2, last_at: test.now().toISOString() },
    ]);
  });

  it('adds days up, leaves out what is older than 30 days, and deletes after 90', async () => {
    const { db } = test.database;
    const ago = (days: number) => new Date(test.now().getTime() - days * 86_400_000);
    const at = async (days: number, word: string) =>
      recordMiss(db, { day: ago(days).toISOString().slice(0, 10), kind: 'some', word, now: ago(days) });
    for (const days of [1, 1, 5]) await at(days, '旧词');
    await at(40, '更旧');
    await at(95, '最旧');
    expect(await wordsOf({ kind: 'some' })).toEqual(['旧词 3']);
    expect(await deleteOldMisses(db, '2026-03-04')).toBe(1);
  });

  it('lists questions that found nothing or were disliked, not those answered', async () => {
    const { db } = test.database;
    const at = test.now();
    await db
      .insertInto('ai_chat')
      .values({
        id: 'c',
        uid: null,
        visitor: 'v',
        title: 't',
        created_at: at,
        updated_at: at,
        share: null,
        shared_at: null,
      })
      .execute();
    const ask = (id: string, question: string, count: number, rating: 1 | -1 | null = null) =>
      db
        .insertInto('ai_message')
        .values({
          ...{ chat_id: 'c', id, place: Number(id), version_of: null, task_id: id, question, mode: 'general', rating },
          ...{ status: 'completed', blocks: '[]', refs: '[]', suggestions: '[]', created_at: at, beat_at: at },
          ...{ reason: null, comment: null, elapsed_ms: 1, context: null },
          steps: JSON.stringify([{ kind: 'search', text: '', count }]),
        })
        .execute();
    await ask('1', '魆魆菜多少钱？', 0);
    await ask('2', '魆魆菜多少钱', 0);
    await ask('3', '番茄多少钱', 3);
    await ask('4', '给我打电话 138-0000-0009 问土豆', 3, -1);
    expect(await wordsOf({ kind: 'declined' })).toEqual(['魆魆菜多少钱 2']);
    expect(await wordsOf({ kind: 'disliked' })).toEqual(['给我打电话 138-0000-0009 问土豆 1'].map(masked));
    expect((await missed()).facets?.kind?.map(({ value, count }) => [value, count])).toContainEqual(['declined', 1]);
  });

  it.each([
    ['我的手机13800000009', '我的手机***'],
    ['身份证 11010519491231002X 查', '身份证 *** 查'],
    ['座机010-62345678', '座机***'],
    ['a.b@c.com 番茄', '*** 番茄'],
    ['税号 0810600000', '税号 0810600000'],
    ['gb 2763-2021', 'gb 2763-2021'],
    ['字'.repeat(80), '字'.repeat(50)],
    ['？', null],
    ['12345', null],
  ])('%j is kept as %j', (asked, word) => expect(missedWordOf(asked)).toBe(word));
});

const masked = (text: string) => text.replace(/138-0000-0009/, '***');
