import type { DataFor } from '@bee/contracts/operations';
import type { ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import { thesaurusProblem } from '@bee/domain/thesaurus';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
let operator: Browser;

beforeAll(async () => {
  test = await startTestApp();
  operator = await signIn(test, { operator: true });
});
afterAll(() => test?.close());

const list = async (request = {}) =>
  (await test.call('ops/getThesaurus', request, operator)).body.data as DataFor<'ops/getThesaurus'>;
const entryOf = async (name: string): Promise<ThesaurusItem> => {
  const found = (await list({ kw: name })).list.find((entry) => entry.name === name);
  if (!found) throw new Error(`no entry ${name}`);
  return found;
};
const save = (request: object, browser = operator) =>
  test.call('ops/saveThesaurusEntry', { kind: 'produce', ...request }, browser);
const history = async (id: string) =>
  (await test.call('ops/getThesaurusHistory', { id }, operator)).body.data as DataFor<'ops/getThesaurusHistory'>;

describe('the thesaurus for operators', () => {
  it.each([
    ['a visitor', null, 401],
    ['a member', {}, 403],
  ] as const)('is closed to %s', async (_who, role, code) => {
    const browser = role ? await signIn(test, role) : test.newBrowser();
    const { id, version } = await entryOf('番茄');
    const answers = [
      await save({ name: '新物' }, browser),
      await test.call('ops/removeThesaurusEntry', { id, version }, browser),
      await test.call('ops/getThesaurus', {}, browser),
      await test.call('ops/getThesaurusHistory', { id }, browser),
      await test.call('ops/getMissedWords', {}, browser),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill(code));
  });

  it('is searched by name and other name, in traditional characters as well, and filtered by kind', async () => {
    for (const kw of ['番茄', '西红柿', '西紅柿', 'TOMATO'])
      expect((await list({ kw })).list.map(({ name }) => name)).toContain('番茄');
    const herbs = await list({ kind: 'herb', limit: 5 });
    expect(herbs.list.every(({ kind }) => kind === 'herb')).toBe(true);
    expect(herbs.facets?.kind?.find(({ value }) => value === 'herb')?.count).toBe(herbs.total);
  });

  it('accepts what is delivered by its own rules', async () => {
    const { total } = await list();
    const problems: unknown[] = [];
    for (let page = 1; (page - 1) * 100 < total; page += 1)
      problems.push(...(await list({ page, limit: 100 })).list.map(thesaurusProblem));
    expect(problems.filter(Boolean)).toEqual([]);
    const { id, version, ...names } = await entryOf('红薯');
    expect((await save({ ...names, id, version })).body.code).toBe(1);
  });

  it('keeps who changed what', async () => {
    const entry = (await save({ name: '测试瓜', synonyms: ['试瓜'] })).body.data as ThesaurusItem;
    await save({ ...entry, synonyms: ['试瓜', '瓜试'], broader: ['瓜'] });
    const { version } = await entryOf('测试瓜');
    expect(version).toBe(2);
    // Saved again without a change.
    const again = await save({ ...entry, synonyms: ['试瓜', ' 瓜试 '], broader: ['瓜'], version });
    expect(again.body.data).toMatchObject({ version: 2 });
    await test.call('ops/removeThesaurusEntry', { id: entry.id, version }, operator);
    expect((await list({ kw: '测试瓜' })).total).toBe(0);
    const by = { changed_by: '测试会员', changed_at: test.now().toISOString() };
    expect(await history(entry.id)).toMatchObject([
      { action: 'removed', ...by },
      {
        action: 'changed',
        ...by,
        fields: [
          { title: '别名', added: ['瓜试'], removed: [] },
          { title: '属于', added: ['瓜'], removed: [] },
        ],
      },
      { action: 'created', ...by },
    ]);
  });

  it.each([
    [{ name: '  ' }, 'name', '请填写名称'],
    [{ name: '长'.repeat(41) }, 'name', '“长长长长长长长长长长…”有 41 个字，最多 40 个，请缩短'],
    [{ name: '测\u200b试' }, 'name', '“测试”里有看不见的控制字符，请删去后重新输入'],
    [{ name: '？' }, 'name', '“？”至少要有一个汉字、字母或数字'],
    [{ name: '新物', synonyms: ['新物'] }, 'synonyms', '“别名”里不能再写名称“新物”，请删去'],
    [{ name: '新物', synonyms: ['甲名', '甲名'] }, 'synonyms', '“别名”里“甲名”写了两次，请删去一个'],
    [{ name: '新物', synonyms: ['甲名'], unlike: ['甲名'] }, 'unlike', '“甲名”既是别名又写在“不是”里，请删去一处'],
    [
      { name: '新物', synonyms: Array.from({ length: 61 }, (_, at) => `名${at}`) },
      'synonyms',
      '“别名”最多 60 个，现在有 61 个，请删去一些',
    ],
    [{ name: '番茄' }, 'name', '“番茄”已有词条（果蔬），请在那里修改'],
    [{ name: '西紅柿' }, 'name', '“西紅柿”已是“番茄”（果蔬）的别名，请先在那里删去'],
    [{ name: '新物', synonyms: ['洋芋'] }, 'synonyms', '“洋芋”已是“土豆”（果蔬）的别名，请先在那里删去'],
  ])('refuses %j', async (request, field, msg) => {
    expect((await save(request)).body).toMatchObject({ success: false, field, msg });
    expect((await list({ kw: '新物' })).total).toBe(0);
  });

  it('accepts a name that another kind has', async () => {
    const saved = (await save({ kind: 'other', name: '番茄' })).body;
    expect(saved.code).toBe(1);
  });

  it('refuses an edit of an older state, and keeps what the other operator saved', async () => {
    const entry = await entryOf('土豆');
    const both = await Promise.all([
      save({ ...entry, synonyms: [...entry.synonyms, '甲土豆'] }),
      save({ ...entry, synonyms: [...entry.synonyms, '乙土豆'] }),
    ]);
    expect(both.map(({ body }) => body.code).sort()).toEqual([1, 409]);
    expect(both.find(({ body }) => body.code === 409)?.body.msg).toBe(
      '“土豆”刚被测试会员修改过，这次没有保存；请关闭后重新打开，核对现在的内容再改',
    );
    const { synonyms, version } = await entryOf('土豆');
    expect(synonyms).toHaveLength(entry.synonyms.length + 1);
    const late = await test.call('ops/removeThesaurusEntry', { id: entry.id, version: version - 1 }, operator);
    expect(late.body.code).toBe(409);
  });

  it('takes one of two new entries with the same name', async () => {
    const both = await Promise.all([save({ name: '同名瓜' }), save({ name: '同名瓜' })]);
    expect(both.map(({ body }) => body.code).sort()).toEqual([1, 409]);
  });
});
