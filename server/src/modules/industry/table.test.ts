import type { DataFor } from '@bee/contracts/operations';
import { buildTable, industryCalls } from '@bee/testing/server/industry';
import { signIn } from '@bee/testing/server/members';
import { GRADE, PERIOD, PLACE } from '@bee/testing/server/tea-table';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import type { StoredField } from '../../db/schema/industry.ts';

let test: TestApp;
const { ask, refusal } = industryCalls(() => test);

const VALUE: StoredField = { field: 'value', title: '产量', role: 'measure', unit: '万吨', decimals: 1, desc: '鲜重' };
const RATE: StoredField = { field: 'rate', title: '合格率', role: 'measure', unit: '%', decimals: 2 };
const ids = (answer: { list: { model_id: string }[] }) => answer.list.map(({ model_id }) => model_id);

const MONTHS = ['01', '02', '05', '06', '07', '09', '10', '11', '12'].map((month) => `2025-${month}`);

beforeAll(async () => {
  test = await startTestApp();
  const path = ['种植业', '水果'];
  await buildTable(
    test,
    {
      modelId: 'apple',
      title: '苹果产量',
      description: '各省苹果的月产量。',
      path,
      freq: 'M',
      geoLevel: 'city',
      fields: [PERIOD, PLACE, GRADE, VALUE, RATE],
      products: ['苹果'],
      tags: ['产量', '水果'],
      lagDays: 15,
    },
    [
      ...MONTHS.map((period) => ({ period, adcode: '610000', d1: '一级', cells: [1, 99] })),
      { period: '2025-12', adcode: '610100', d1: '二级', cells: [1, 99], publishedOn: '2026-02-20' },
      { period: '2025-12', adcode: '530100', d1: '特级', cells: [1, null] },
      { period: '2025-12', adcode: '530300', d1: '特级', cells: [1, null] },
      { period: '2025-12', adcode: '610100', d1: '二级', cells: [2, 99], publishedOn: '2026-01-15', revision: 0 },
    ],
    { source: '果业年鉴', at: '2026-02-20T08:00:00+08:00' },
  );
  const others = [
    { modelId: 'apple-city', title: '苹果产量（分县）', products: ['苹果'], tags: [], parent: 'apple', path },
    { modelId: 'apple-price', title: '苹果价格', products: ['苹果'], tags: ['价格'], path: ['农产品价格'] },
    { modelId: 'pear', title: '梨产量', products: ['梨'], tags: ['产量', '水果'], path },
    { modelId: 'corn', title: '玉米产量', products: ['玉米'], tags: ['产量'], path: ['种植业', '粮食'] },
    { modelId: 'hog', title: '生猪存栏', products: ['生猪'], tags: ['存栏'], path: ['畜牧业'] },
  ];
  for (const [day, table] of others.entries())
    await buildTable(
      test,
      { freq: 'Y', fields: [PERIOD, VALUE], ...table },
      // `hog` has no rows yet.
      table.modelId === 'hog' ? [] : [{ period: '2025', cells: [1] }],
      { at: `2026-01-0${day + 1}T08:00:00+08:00` },
    );
}, 240_000);

afterAll(() => test?.close());

describe('a table', () => {
  it('says what it holds, from where, how complete it is and when more is due', async () => {
    const table = await ask('industry/getIndex', { model_id: 'apple' });
    expect(table).toMatchObject({
      title: '苹果产量',
      desc: '各省苹果的月产量。',
      unit: null,
      freq: 'M',
      from: '2025-01',
      to: '2025-12',
      rows: 12,
      geo_level: 'city',
      dims: ['时间', '地区', '等级'],
      measures: ['产量', '合格率'],
      source_name: '果业年鉴',
      sample: false,
      vintages: ['2026-02-20', '2026-01-15'],
      citation: '果业年鉴. 苹果产量[DB/OL]. 2026-02-20.',
      parent: null,
      child_count: 1,
      favorited: false,
      viewed_at: null,
    });
    expect(table.domain_path.map(({ title }) => title)).toEqual(['种植业', '水果']);
    expect(table.health).toEqual({
      coverage_pct: 75,
      periods: 9,
      expected: 12,
      gaps: [
        { from: '2025-03', to: '2025-04', periods: 2 },
        { from: '2025-08', to: '2025-08', periods: 1 },
      ],
      gap_count: 2,
      revised: 1,
      last_revised_at: '2026-02-20T00:00:00+08:00',
      // Fifteen days after the end of 2026-01; today is 2026-03-04.
      next_update: '2026-02-15',
      late_days: 17,
    });
    expect((await ask('industry/getIndex', { model_id: 'apple-city' })).parent).toEqual({
      model_id: 'apple',
      title: '苹果产量',
    });
  });

  it('has fields with their choices counted: time from the newest, places elsewhere', async () => {
    const fields = await ask('industry/getFieldLists', { model_id: 'apple' });
    expect(fields.map(({ field, role, type, option_count }) => [field, role, type, option_count])).toEqual([
      ['period', 'time', 'text', 9],
      ['geo', 'geo', 'text', 4],
      ['grade', 'dim', 'text', 3],
      ['value', 'measure', 'number', undefined],
      ['rate', 'measure', 'number', undefined],
    ]);
    const [period, geo, grade, value, rate] = fields;
    expect(period?.options?.map(({ value, count }) => [value, count]).slice(0, 2)).toEqual([
      ['2025-12', 4],
      ['2025-11', 1],
    ]);
    expect(geo?.options).toBeUndefined();
    expect(grade?.options?.map(({ value, count }) => [value, count])).toEqual([
      ['一级', 9],
      ['特级', 2],
      ['二级', 1],
    ]);
    expect(value).toMatchObject({ unit: '万吨', decimals: 1, desc: '鲜重' });
    expect(value?.units).toEqual(expect.arrayContaining(['吨', '公斤', '亿斤']));
    expect(value?.units).not.toContain('万吨');
    expect(rate).toMatchObject({ unit: '%', units: [], desc: null });
  });

  it('has places level by level; a province without rows counts those of its cities', async () => {
    expect(await ask('industry/getSpaceCity', { model_id: 'apple' })).toEqual([
      { adcode: '530000', name: '云南省', level: 1, count: 2, has_children: true },
      { adcode: '610000', name: '陕西省', level: 1, count: 9, has_children: true },
    ]);
    expect(await ask('industry/getSpaceCity', { model_id: 'apple', pid: '530000' })).toEqual([
      { adcode: '530100', name: '昆明市', level: 2, count: 1, has_children: false },
      { adcode: '530300', name: '曲靖市', level: 2, count: 1, has_children: false },
    ]);
    expect(await ask('industry/getSpaceCity', { model_id: 'pear' })).toEqual([]);
  });

  it.each([
    'industry/getIndex',
    'industry/getFieldLists',
    'industry/getSpaceCity',
    'industry/getRelateLists',
    'industry/getChildModelList',
  ] as const)('that does not exist is refused by %s', async (call) => {
    expect(await refusal(call, { model_id: 'coffee' })).toContain('没有编号为“coffee”的数据表');
  });
});

describe('tables beside it', () => {
  it('are related by product before subject, the nearer in the tree first, without itself', async () => {
    expect(ids(await ask('industry/getRelateLists', { model_id: 'apple' }))).toEqual([
      'apple-city',
      'apple-price',
      'pear',
      'corn',
    ]);
    expect(ids(await ask('industry/getRelateLists', { model_id: 'hog' }))).toEqual([]);
  });

  it('are its parts', async () => {
    expect(ids(await ask('industry/getChildModelList', { model_id: 'apple' }))).toEqual(['apple-city']);
    expect(ids(await ask('industry/getChildModelList', { model_id: 'pear' }))).toEqual([]);
  });
});

describe('recent tables', () => {
  it('of a visitor are those that the browser keeps, in its order', async () => {
    const kept = ['pear', 'coffee', 'apple'];
    expect(ids(await ask('industry/getRecentList', { kind: 'viewed', ids: kept }))).toEqual(['pear', 'apple']);
    expect(ids(await ask('industry/getRecentList', { kind: 'viewed', ids: kept, limit: 1 }))).toEqual(['pear']);
    expect(ids(await ask('industry/getRecentList', { kind: 'viewed' }))).toEqual([]);
  });

  it('of a member are the tables this member has opened, the last one first', async () => {
    const [one, other] = [await signIn(test), await signIn(test)];
    const started = test.now();
    for (const [minute, model_id] of ['apple', 'pear', 'corn', 'apple'].entries()) {
      test.setNow(new Date(started.getTime() + minute * 60_000).toISOString());
      await ask('industry/getIndex', { model_id }, one);
    }
    await ask('industry/getIndex', { model_id: 'hog' }, other);
    const viewed = await ask('industry/getRecentList', { kind: 'viewed', ids: ['hog'] }, one);
    expect(viewed.list.map(({ model_id, viewed_at }) => [model_id, Date.parse(viewed_at ?? '')])).toEqual([
      ['apple', started.getTime() + 180_000],
      ['corn', started.getTime() + 120_000],
      ['pear', started.getTime() + 60_000],
    ]);
    expect(ids(await ask('industry/getRecentList', { kind: 'viewed' }, other))).toEqual(['hog']);
    test.setNow(started.toISOString());
  });

  it('are updated ones, the newest first, without those that have no rows', async () => {
    const { list } = await ask('industry/getRecentList', { kind: 'updated' });
    expect(ids({ list })).toEqual(['apple', 'corn', 'pear', 'apple-price', 'apple-city']);
    expect(ids(await ask('industry/getRecentList', { kind: 'updated', limit: 2 }))).toEqual(['apple', 'corn']);
  });
});

describe('a favourite', () => {
  it('keeps its title and way, and is marked when the table is gone', async () => {
    const browser = await signIn(test);
    await buildTable(test, {
      modelId: 'gone',
      title: '将撤下的表',
      path: ['畜牧业'],
      freq: 'Y',
      fields: [PERIOD, VALUE],
    });
    const { body } = await test.call('user/favorite', { type: 'model', id: 'gone', action: 'add' }, browser);
    expect(body.data).toMatchObject({ favorited: true, count: 1 });
    expect((await ask('industry/getIndex', { model_id: 'gone' }, browser)).favorited).toBe(true);
    expect((await ask('industry/getIndex', { model_id: 'gone' }, await signIn(test))).favorited).toBe(false);
    const kept = async () => {
      const answer = await test.call('user/getMyFavoriteList', { type: 'model' }, browser);
      return (answer.body.data as DataFor<'user/getMyFavoriteList'>).list[0];
    };
    const link = { page: 'data/retrieval', params: { m: 'gone' } };
    expect(await kept()).toMatchObject({
      title: '将撤下的表',
      summary: '产业数据 · 畜牧业',
      link,
      invalid: false,
    });
    await test.database.db.deleteFrom('industry_node').where('id', '=', 'gone').execute();
    expect(await kept()).toMatchObject({ title: '将撤下的表', link, invalid: true });
  });

  it('is made of a table that exists', async () => {
    const browser = await signIn(test);
    const { body } = await test.call('user/favorite', { type: 'model', id: 'coffee', action: 'add' }, browser);
    expect([body.success, body.msg]).toEqual([false, '要收藏的内容不存在或已删除']);
  });
});
