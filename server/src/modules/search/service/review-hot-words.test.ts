import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { readTagVersions } from '../../../cache/tag.repository.ts';
import { recordSeeker } from '../store/hot-words.repository.ts';

let test: TestApp;
let operator: Browser;

beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
});
afterAll(() => test?.close());

beforeEach(async () => {
  await test.database.pool.query('delete from hot_keyword; delete from search_day; delete from search_word_day');
  await test.database.db
    .insertInto('hot_keyword')
    .values([
      { keyword: '三七', heat: 900, trend: 'up' },
      { keyword: '菠菜', heat: 800, trend: 'flat' },
    ])
    .execute();
  // Words cached by earlier tests expire after a minute.
  test.setNow(new Date(test.now().getTime() + 61_000).toISOString());
});

const add = (keyword: string, pinned = false, browser = operator) =>
  test.call('ops/addHotKeyword', { keyword, pinned }, browser);
const set = (keyword: string, status: string, browser = operator) =>
  test.call('ops/setHotKeyword', { keyword, status }, browser);
const remove = (keyword: string, browser = operator) => test.call('ops/removeHotKeyword', { keyword }, browser);

const review = async (request = {}) =>
  (await test.call('ops/getHotKeywords', request, operator)).body.data as DataFor<'ops/getHotKeywords'>;

/** Words shown below the search field before any input. */
const suggested = async () =>
  ((await test.call('article/suggest', { keyword: '' })).body.data as DataFor<'article/suggest'>).words;

const seek = async (keyword: string, seekers: number) => {
  for (let seeker = 0; seeker < seekers; seeker += 1)
    await recordSeeker(test.database.db, { day: '2026-03-04', keyword, seeker: `${seeker}` });
};

describe('hot words under review', () => {
  it.each([
    ['a visitor', null, 401],
    ['a member', {}, 403],
  ] as const)('are closed to %s', async (_who, role, code) => {
    const browser = role ? await signIn(test, role) : test.newBrowser();
    const answers = [
      await add('人参', true, browser),
      await set('三七', 'hidden', browser),
      await remove('三七', browser),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual([code, code, code]);
    expect(await suggested()).toEqual(['三七', '菠菜']);
  });

  it('tell counts, origin, place, and who changed them last', async () => {
    await seek('人参', 4);
    await add('高标准农田', true);
    await set('菠菜', 'hidden');
    const { list, total, facets } = await review();
    const changed = { changed_at: test.now().toISOString(), changed_by: '测试会员' };
    expect(list).toEqual([
      expect.objectContaining({ keyword: '高标准农田', origin: 'operator', status: 'pinned', position: 1, ...changed }),
      expect.objectContaining({
        keyword: '三七',
        origin: 'initial',
        status: 'shown',
        position: 2,
        searches: 0,
        changed_at: null,
        changed_by: '',
      }),
      expect.objectContaining({ keyword: '菠菜', origin: 'initial', status: 'hidden', position: null, ...changed }),
      expect.objectContaining({ keyword: '人参', origin: 'search', status: 'shown', position: 3, searches: 4 }),
    ]);
    expect(total).toBe(4);
    expect(facets?.status?.map(({ value, count }) => [value, count])).toEqual([
      ['pinned', 1],
      ['shown', 2],
      ['hidden', 1],
    ]);
    expect((await review({ status: 'hidden' })).list.map(({ keyword }) => keyword)).toEqual(['菠菜']);
    expect((await review({ kw: '農田' })).list.map(({ keyword }) => keyword)).toEqual(['高标准农田']);
    expect((await review({ limit: 2, page: 2 })).list.map(({ keyword }) => keyword)).toEqual(['菠菜', '人参']);
  });

  it('are suggested as they stand after every change, at once', async () => {
    expect(await suggested()).toEqual(['三七', '菠菜']);
    expect((await add('人参', true)).body.msg).toBe('已添加“人参”');
    expect(await suggested()).toEqual(['人参', '三七', '菠菜']);
    test.setNow(new Date(test.now().getTime() + 1000).toISOString());
    await set('菠菜', 'pinned');
    expect(await suggested()).toEqual(['菠菜', '人参', '三七']);
    await set('三七', 'hidden');
    expect(await suggested()).toEqual(['菠菜', '人参']);
    await set('三七', 'shown');
    await set('人参', 'shown');
    expect(await suggested()).toEqual(['菠菜', '三七', '人参']);
    await remove('菠菜');
    expect(await suggested()).toEqual(['三七', '人参']);
  });

  it('withdraw pages that show them from caches', async () => {
    const tag = async () => (await readTagVersions(test.database.db, ['search:hot-words'])).get('search:hot-words');
    const before = await tag();
    await set('三七', 'hidden');
    const version = (before?.version ?? 0) + 1;
    expect(await tag()).toEqual({ version, withdrawn: version });
  });

  it.each([
    ['', '请输入搜索词'],
    ['   ', '请输入搜索词'],
    ['三'.repeat(21), '搜索词最多 20 个字，现在有 21 个字，请缩短'],
    ['三\u0007七', '搜索词里有看不见的控制字符，请删去后重新输入'],
    ['三\u200b七', '搜索词里有看不见的控制字符，请删去后重新输入'],
    ['？？', '搜索词至少要有一个汉字、字母或数字'],
  ])('do not take %j', async (keyword, msg) => {
    expect((await add(keyword)).body).toMatchObject({ code: 0, msg });
    expect((await review()).total).toBe(2);
  });

  it('take no word twice, in whatever form it is written', async () => {
    await add('GAP 基地');
    expect((await add('ｇａｐ　基地')).body).toMatchObject({
      code: 409,
      msg: '“ｇａｐ　基地”与“gap 基地”是同一个词（繁简、大小写、全半角不区分），已在热门搜索词里，状态为“显示”，请在列表中修改',
    });
    await set('菠菜', 'hidden');
    expect((await add('菠菜')).body).toMatchObject({
      code: 409,
      msg: '“菠菜”已在热门搜索词里，状态为“隐藏”，请在列表中修改',
    });
    const both = await Promise.all([add('人参'), add('人參')]);
    expect(both.map(({ body }) => body.code).sort()).toEqual([1, 409]);
  });

  it('are gone after removal with their counts, and can be added again', async () => {
    await seek('人参', 5);
    expect((await remove('人参')).body).toMatchObject({ code: 1, msg: '已删除“人参”' });
    expect(await suggested()).not.toContain('人参');
    const again = await remove('人参');
    expect(again.body).toMatchObject({ code: 404, msg: '热门搜索词“人参”不存在或已被删除，请刷新列表' });
    expect((await set('人参', 'pinned')).body.code).toBe(404);
    expect((await add('人参')).body).toMatchObject({ code: 1, data: { origin: 'operator', searches: 0 } });
  });

  it('leave nothing behind when one that was only searched for is hidden and shown again', async () => {
    await seek('人参', 3);
    await set('人参', 'hidden');
    await set('人参', 'shown');
    await test.database.pool.query('delete from search_day; delete from search_word_day');
    expect((await review({ kw: '人参' })).total).toBe(0);
    expect((await add('人参')).body.code).toBe(1);
  });
});
