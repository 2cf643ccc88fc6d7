import type { DataFor } from '@bee/contracts/operations';
import { describeOnPostgres } from '@bee/testing/database';
import ExcelJS from 'exceljs';
import { signIn } from '../../../testing/members.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openSampleDatabase } from '../../../testing/test-database.ts';
import { refreshTables } from '../refresh-tables.ts';

let test: TestApp;
let model: string;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  const { body } = await test.call('industry/searchTree', { keyword: '玉米产量' });
  model = (body.data as DataFor<'industry/searchTree'>).list[0]?.model_id ?? '';
}, 240_000);

afterAll(() => test?.close());

const askToken = (browser: Browser | undefined, request: object = {}) =>
  test.call('industry/getOutExcelToken', { model_id: model, ...request }, browser);

const fetchBook = async (browser: Browser, request: object) => {
  const { body } = await askToken(browser, request);
  const token = body.data as DataFor<'industry/getOutExcelToken'>;
  const file = await test.app.inject({
    method: 'GET',
    url: token.url,
    cookies: browser.cookies,
    headers: { token: browser.token },
  });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file.rawPayload as unknown as ArrayBuffer);
  const rowsOf = (name: string) =>
    (book.getWorksheet(name)?.getSheetValues() ?? []).slice(1).map((row) => [...(row as unknown[])].slice(1));
  return { token, data: rowsOf('数据'), notes: new Map(rowsOf('说明') as [string, string][]) };
};

describe('an export', () => {
  it.each([
    ['long', { filters: { period: { last: 3 } }, unit: '吨', sort: 'value.desc' }],
    ['pivoted', { filters: { geo: ['530000', '230000'] }, row: 'geo', col: 'period' }],
  ])('is made again from its own notes alone: %s', async (_, request) => {
    const vip = await signIn(test, { vip: true });
    const first = await fetchBook(vip, request);
    expect(first.data).toHaveLength(first.token.rows + 1);
    const asked = JSON.parse(first.notes.get('查询') ?? '{}');
    expect(asked.vintage).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    // What is published later must not change it.
    const { db } = test.database;
    const { no } = await db
      .selectFrom('industry_table')
      .where('model_id', '=', model)
      .select('no')
      .executeTakeFirstOrThrow();
    const later = { table_no: no, period: '2025', adcode: '530000', cells: [1], published_on: '2026-03-04' };
    await db.insertInto('industry_row').values(later).execute();
    await refreshTables(db, [no]);
    const again = await fetchBook(vip, asked);
    const now = await fetchBook(vip, request);
    await db.deleteFrom('industry_row').where('period', '=', '2025').where('table_no', '=', no).execute();
    await refreshTables(db, [no]);
    expect(now.data).not.toEqual(first.data);
    expect(again.data).toEqual(first.data);
    expect(first.notes.get('来源')).toContain('示例数据');
    expect(first.notes.get('行数')).toContain('完整');
    const address = new URL(first.notes.get('永久链接') ?? '');
    expect(address.searchParams.get('m')).toBe(model);
  });

  it('has the numbers of the query, in the unit that was asked for', async () => {
    const vip = await signIn(test, { vip: true });
    const request = { filters: { geo: ['530000'] }, unit: '吨' };
    const { data } = await fetchBook(vip, request);
    const { body } = await test.call('industry/getTableList', { model_id: model, ...request, limit: 100 }, vip);
    const { list } = body.data as DataFor<'industry/getTableList'>;
    expect(data[0]).toEqual(['时间', '地区', '玉米产量（吨）']);
    expect(data.slice(1)).toEqual(list);
  });

  it('is for members, counted per day, and asks for something that exists', async () => {
    expect((await askToken(undefined)).body.code).toBe(401);
    const member = await signIn(test);
    expect((await askToken(member, { filters: { geo: ['810000'] } })).body.msg).toContain('没有数据');
    expect((await askToken(member, { filters: { nothing: ['1'] } })).body.msg).toContain('可用的字段');
    expect((await askToken(member)).body).toMatchObject({ code: 1, data: { quota_left: 0 } });
    expect((await askToken(member)).body).toMatchObject({ code: 429 });
  });
});

describeOnPostgres('tokens that are asked for together', () => {
  it('are as many as the day allows', async () => {
    const member = await signIn(test);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => askToken({ ...member, cookies: { ...member.cookies } })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 429)).toHaveLength(11);
  });
});
