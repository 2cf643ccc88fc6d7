import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { runImport } from '../../imports.ts';
import { indexDocuments } from './store/search-index.ts';

let test: TestApp;
const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-other-names-'));
const quotes = [
  '日期,市场,大类,品名,单位,最低价,均价,最高价',
  '2026-03-01,新发地,蔬菜,番茄,公斤,4,5,6',
  '2026-03-01,新发地,蔬菜,绿菜花,公斤,7,8,9',
  '2026-03-01,新发地,水果,红富士,公斤,6,7,8',
];

beforeAll(async () => {
  test = await startTestApp();
  const file = path.join(folder, 'quotes.csv');
  writeFileSync(file, quotes.join('\n'));
  await runImport({ db: test.database.db, clock: { now: test.now }, kind: 'prices', files: [file], dryRun: false });
  await indexDocuments(
    test.database.db,
    ['番茄价格连涨三周', '苹果产业报告：价格与成本', '西红柿炒鸡蛋'].map((title) => ({
      kind: 'news' as const,
      refId: title,
      title,
      meta: [],
      date: '2026-03-02',
      page: 'article/detail',
      params: { id: title },
      sample: false,
      blocks: [{ heading: false, text: `${title}。` }],
    })),
  );
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

const search = async (keyword: string, further: Partial<RequestFor<'article/search'>> = {}) =>
  (await test.call('article/search', { keyword, ...further })).body.data as DataFor<'article/search'>;
const firstOf = ({ list: [hit] }: DataFor<'article/search'>) =>
  hit && `${hit.kind} ${hit.title.map(({ text }) => text).join('')}`;
const textOf = ({ answer }: DataFor<'article/search'>) =>
  answer?.map(({ text, more }) => [...text.map((part) => part.text), more].join('')).join('\n');

describe('a search by another name', () => {
  it.each([
    ['西红柿价格', 'price 番茄'],
    ['洋柿子多少钱一斤', 'price 番茄'],
    ['北京西兰花行情', 'price 绿菜花'],
    ['苹果价格', 'price 红富士'],
  ])('%s finds the price page first', async (keyword, expected) => {
    const found = await search(keyword);
    expect([firstOf(found), found.loose]).toEqual([expected, false]);
  });

  it('finds nothing for the price of what no text contains', async () => {
    expect(await search('元胡价格')).toMatchObject({ total: 0, loose: false });
  });

  it('finds texts that use either name', async () => {
    const found = await search('西红柿', { name: 'news' });
    expect(found.list.map(({ id }) => id).sort()).toEqual(['番茄价格连涨三周', '西红柿炒鸡蛋'].sort());
  });
});

describe('suggestions', () => {
  it('name the product while another name of it is typed', async () => {
    const { groups } = (await test.call('article/suggest', { keyword: '洋柿' })).body
      .data as DataFor<'article/suggest'>;
    const [prices] = groups.filter(({ kind }) => kind === 'price');
    expect(prices?.list.map(({ title }) => title.map(({ text }) => text).join(''))).toEqual(['番茄']);
  });
});

describe('a search with a typing mistake', () => {
  it.each([
    ['蕃茄价格', '番茄价格'],
    ['xihongshi', '西红柿'],
    ['红富土', '红富士'],
    ['菜绿花行情', '绿菜花行情'],
    ['土地承包', null],
  ])('%s is corrected to %s', async (keyword, corrected) => {
    const found = await search(keyword);
    expect(found.corrected).toBe(corrected);
    if (corrected) expect(firstOf(found)).toMatch(/^price/);
  });
});

it('names of prices that resemble a name of two characters are offered', async () => {
  expect((await search('番加价格')).suggest).toContain('番茄价格');
});

describe('the direct answer', () => {
  it('states the newest price with its market and day, and leads to its page', async () => {
    const found = await search('西红柿价格');
    expect(textOf(found)).toMatch(/番茄.*新发地.*5\.00 元\/公斤.*2026-03-01/);
    expect(found.answer?.[0]?.text.filter(({ hit }) => hit).map(({ text }) => text)).toContain('5.00 元/公斤');
    expect(found.answer?.[0]).toMatchObject({ sample: false, to: { page: 'application/vegetable/detail' } });
  });

  it('is not given for a search that asks for no data, for one kind, or for a further page', async () => {
    expect((await search('土地承包')).answer).toBeNull();
    expect((await search('西红柿价格', { name: 'news' })).answer).toBeNull();
    expect((await search('西红柿价格', { page: 2 })).answer).toBeNull();
  });
});
