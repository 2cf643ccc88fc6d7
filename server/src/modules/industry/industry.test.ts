import type { DataFor, RequestFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

type Call = Extract<Parameters<TestApp['call']>[0], `industry/${string}`>;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

const ask = async <Id extends Call>(id: Id, request: RequestFor<Id>, browser?: Browser) => {
  const { body } = await test.call(id, request, browser);
  expect(body.msg).toBe('');
  return body.data as DataFor<Id>;
};

describe('the tree', () => {
  it('is read one level at a time and found by name, pinyin and initials, the hit marked', async () => {
    const [domain] = await ask('industry/getDataDomainTree', {});
    expect(domain).toMatchObject({ pid: null, type: 'domain', has_children: true, model_id: null });
    const below = await ask('industry/getDataDomainTree', { pid: domain?.id });
    expect(below.reduce((sum, { count }) => sum + count, 0)).toBe(domain?.count);
    for (const keyword of ['玉米总成本', 'yumizong', 'ymzcb', '成本 玉米']) {
      const { list } = await ask('industry/searchTree', { keyword });
      expect(list[0]?.title).toBe('玉米总成本（年度，分省）');
      expect(list[0]?.hl.map(({ text }) => text).join('')).toBe(list[0]?.title);
      expect(list[0]?.hl.find(({ hit }) => hit)?.text).toMatch(/^(玉米|成本)/);
    }
  });
});

describe('a table', () => {
  it('shows a visitor twenty rows of it in whatever order', async () => {
    const { list: found } = await ask('industry/searchTree', { keyword: '玉米产量' });
    const model_id = found[0]?.model_id ?? '';
    const vip = await signIn(test, { vip: true });
    const first = await ask('industry/getTableList', { model_id, limit: 20 }, vip);
    const seen = new Set(first.list.map(String));
    for (const sort of ['value.asc', 'value.desc', 'period.asc', 'geo.desc']) {
      const { list, access } = await ask('industry/getTableList', { model_id, limit: 100, sort });
      expect(new Set(list.map(String))).toEqual(seen);
      expect(access).toMatchObject({ level: 'login', allowed: false, preview: { unit: 'row', shown: 20 } });
    }
    expect((await ask('industry/getTableList', { model_id, limit: 20, page: 2 })).list).toEqual([]);
  });
});
