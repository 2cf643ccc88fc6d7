import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type DataFor, findOperation, type OperationId, operations } from '@bee/contracts/operations';
import { ask, newChat } from '../../../../../server/src/modules/assistant/ai-test-data.ts';
import { openFolderStore } from '../../../../../server/src/providers/storage/folder-store.ts';
import { download } from '../files.ts';
import { signIn } from '../members.ts';
import { getOpen, newKey } from '../open-api.ts';
import { insideOf } from '../pdfs.ts';
import { type Browser, startTestApp, type TestApp } from '../test-app.ts';
import { openSampleDatabase } from '../test-database.ts';
import { DATA_QUESTIONS, dataRequests, fileRequests } from './data-requests.ts';
import { markPrices } from './mark-prices.ts';
import { buildMarkedTables } from './mark-tables.ts';
import { type MarkedTexts, markTexts } from './mark-texts.ts';
import { markTrade } from './mark-trade.ts';
import { beyondRight, markNames, marksIn, type Role, roles } from './marks.ts';
import { followedOperations, openOperations } from './open-operations.ts';
import { openRequests } from './open-requests.ts';
import { PRICE_QUESTIONS, priceRequests, type Requests } from './price-requests.ts';
import { TEXT_QUESTIONS, textRequests } from './text-requests.ts';

jest.setTimeout(600_000);

let test: TestApp;
let dataDir: string;
let texts: MarkedTexts;
const browsers = {} as Record<Role, Browser>;
const requests: { prices: Requests; others: Requests } = { prices: {}, others: {} };
/** Marks that a role with full access has seen: a mark that is never visible proves nothing. */
const seen = new Set<string>();
/** Operations that succeeded for at least one role: a rejected request proves nothing. */
const answered = new Set<string>();

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bee-rights-'));
  test = await startTestApp({ DATA_DIR: dataDir }, openSampleDatabase);
  const { db } = test.database;
  const { uid } = await signIn(test);
  await markPrices(db);
  await markTrade(db);
  await buildMarkedTables(test);
  texts = await markTexts(test, { db, files: openFolderStore(path.join(dataDir, 'files')) }, uid);
  browsers.visitor = test.newBrowser();
  browsers.member = await signIn(test);
  browsers.vip = await signIn(test, { vip: true });
  browsers.vegetable = await signIn(test, { vegetable: true });
  const all = await signIn(test, { vip: true, vegetable: true });
  const reports = (await test.call('vegetable/getMarketWeeklyList', { limit: 20 }, all)).body
    .data as DataFor<'vegetable/getMarketWeeklyList'>;
  const news = (await test.call('article/getNewsList', {}, all)).body.data as DataFor<'article/getNewsList'>;
  requests.prices = await priceRequests(test, all);
  requests.others = {
    ...dataRequests,
    ...textRequests(
      texts,
      news.list[0]?.id ?? '',
      reports.list.map(({ id }) => id),
    ),
  };
});

afterAll(async () => {
  await test?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const OPEN_MARKS: Partial<Record<Role, string[]>> = {
  member: ['price closed to visitors', 'trade month closed to visitors'],
  vip: [
    'price closed to members',
    'price closed to visitors',
    'trade month closed to members',
    'trade month closed to visitors',
  ],
  vegetable: [
    'price closed to VIP',
    'price closed to members',
    'price closed to visitors',
    'trade month closed to visitors',
  ],
};

const REFUSED_AS_WRONG = 422;

/** Data that a role gets beyond its right from all requests of a group. */
const leaksOf = async (role: Role, group: Requests, onPrices: boolean): Promise<string[]> => {
  const leaks: string[] = [];
  for (const [id, asked] of Object.entries(group) as [OperationId, object[]][])
    for (const request of asked) {
      const { body } = await test.call(id, request, browsers[role]);
      const text = JSON.stringify(body, null, 1);
      if (body.code === 1) answered.add(id);
      if (body.code === REFUSED_AS_WRONG) leaks.push(`${id} ${JSON.stringify(request)}: ${body.msg}`);
      for (const mark of marksIn(text)) seen.add(mark);
      const leak = beyondRight(role, text, onPrices);
      if (leak.length > 0) leaks.push(`${id} ${JSON.stringify(request)}: ${leak.join(', ')}`);
    }
  return leaks;
};

it('classes every operation of the contract', () => {
  const known = new Set<string>([
    ...Object.keys(requests.prices),
    ...Object.keys(requests.others),
    ...Object.values(openOperations).flat(),
    ...followedOperations,
  ]);
  const all = (Object.keys(operations) as OperationId[]).filter((id) => findOperation(id).access !== 'operator');
  expect(all.filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !all.includes(id as OperationId))).toEqual([]);
});

it.each(roles)('answers with no price beyond the right of a %s', async (role) => {
  expect(await leaksOf(role, requests.prices, true)).toEqual([]);
});

it.each(roles)('answers with no row, month or text beyond the right of a %s', async (role) => {
  expect(await leaksOf(role, requests.others, false)).toEqual([]);
});

it.each(roles.filter((role) => role !== 'visitor'))('gives the key of a %s no more than its pages', async (role) => {
  const { secret } = await newKey(test, browsers[role]);
  const leaks: string[] = [];
  const found = new Set<string>();
  for (const { path, onPrices } of await openRequests(test)) {
    const { body, statusCode } = await getOpen(test, path, secret);
    if (![200, 403].includes(statusCode)) leaks.push(`${path}: ${body}`);
    for (const mark of marksIn(body)) found.add(mark);
    const leak = beyondRight(role, body, onPrices);
    if (leak.length > 0) leaks.push(`${path}: ${leak.join(', ')}`);
  }
  expect(leaks).toEqual([]);
  // Marks that the role may see prove that the requests reach the limit of its right.
  expect([...found].sort()).toEqual(OPEN_MARKS[role]);
});

it.each(roles)('opens no file beyond the right of a %s', async (role) => {
  const browser = browsers[role];
  const leaks: string[] = [];
  const look = (what: string, text: string) => {
    for (const mark of marksIn(text)) seen.add(mark);
    const leak = beyondRight(role, text);
    if (leak.length > 0) leaks.push(`${what}: ${leak.join(', ')}`);
  };
  for (const { fid } of [texts.report, texts.issue]) {
    const { body } = await test.call('article/viewPdf', { fid }, browser);
    const { url, download_url } = body.data as DataFor<'article/viewPdf'>;
    for (const address of [url, download_url])
      if (address) look(address, await insideOf((await download(test, browser, address)).rawPayload));
  }
  for (const part of ['file', 'sample']) {
    const { body } = await test.call('data/getFileToken', { id: texts.product, doc_id: 'd1', part }, browser);
    const { url } = (body.data ?? {}) as { url?: string };
    if (url) look(part, (await download(test, browser, url)).body);
  }
  for (const [id, asked] of Object.entries(fileRequests) as [OperationId, object[]][])
    for (const request of asked) {
      const { body } = await test.call(id, request, browser);
      const { url } = (body.data ?? {}) as { url?: string };
      if (url) look(id, (await download(test, browser, url)).body);
    }
  expect(leaks).toEqual([]);
});

it.each(roles)('tells a %s nothing beyond its right in an answer and its references', async (role) => {
  const leaks: string[] = [];
  for (const question of [...PRICE_QUESTIONS, ...DATA_QUESTIONS, ...TEXT_QUESTIONS]) {
    // Visitors may ask only a few questions per day, so each question uses a new browser.
    const browser = role === 'visitor' ? test.newBrowser() : browsers[role];
    const chat_id = await newChat(test, browser);
    const { events, failure } = await ask(test, browser, { chat_id, message_id: 'm1', question });
    expect(failure).toBeNull();
    const references = await test.call('a_i/getReference', { chat_id, message_id: 'm1' }, browser);
    const said = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    const text = [said, JSON.stringify(events, null, 1), JSON.stringify(references.body, null, 1)].join('\n');
    for (const mark of marksIn(text)) seen.add(mark);
    const onPrices = PRICE_QUESTIONS.includes(question);
    const leak = beyondRight(role, text, onPrices);
    if (leak.length > 0) leaks.push(`${question}: ${leak.join(', ')}`);
  }
  expect(leaks).toEqual([]);
});

it('got an answer from every operation, and found every mark where it is open', () => {
  const asked = [...Object.keys(requests.prices), ...Object.keys(requests.others)];
  expect(asked.filter((id) => !answered.has(id))).toEqual([]);
  expect(markNames.filter((name) => !seen.has(name))).toEqual([]);
});
