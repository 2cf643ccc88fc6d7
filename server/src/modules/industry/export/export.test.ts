import type { DataFor } from '@bee/contracts/operations';
import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import ExcelJS from 'exceljs';
import { refreshTables } from '../store/refresh-tables.ts';

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
    ['as the table opens', { layout: 'auto', filters: { geo: ['530000', '230000'] } }],
    ['pivoted', { filters: { geo: ['530000', '230000'] }, row: 'geo', col: 'period' }],
  ])('is made again from its own notes alone: %s', async (_, request) => {
    const vip = await signIn(test, { vip: true });
    const first = await fetchBook(vip, request);
    expect(first.data).toHaveLength(first.token.rows + 1);
    const asked = JSON.parse(first.notes.get('查询') ?? '{}');
    expect(asked.vintage).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    // Later publications must not change it.
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
    expect([first.notes.get('导出时间'), first.notes.get('时区')]).toEqual(['2026-03-04 10:00', '北京时间（UTC+8）']);
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

describe('the files of a day', () => {
  const fetchFile = (browser: Browser, url: string) =>
    test.app.inject({ method: 'GET', url, cookies: browser.cookies, headers: { token: browser.token } });

  it('are one for a member, also with 蔬菜 VIP, who is told what VIP adds', async () => {
    for (const options of [{}, { vegetable: true }]) {
      const member = await signIn(test, options);
      expect((await askToken(member)).body.code).toBe(1);
      const { body } = await askToken(member);
      expect([body.code, body.msg]).toEqual([429, '今天已导出 1 次，请明天再导出；开通 VIP 每天可导出 20 次']);
    }
  });

  it('are twenty for VIP, who is offered nothing more, and count anew the next day', async () => {
    const vip = await signIn(test, { vip: true, remember: true });
    const today = test.now();
    const left: number[] = [];
    for (let file = 1; file <= 20; file += 1)
      left.push(((await askToken(vip)).body.data as DataFor<'industry/getOutExcelToken'>).quota_left);
    expect(left).toEqual(Array.from({ length: 20 }, (_, file) => 19 - file));
    const { body } = await askToken(vip);
    expect([body.code, body.msg]).toEqual([429, '今天已导出 20 次，请明天再导出']);
    test.setNow(new Date(today.getTime() + 86_400_000).toISOString());
    expect((await askToken(vip)).body).toMatchObject({ code: 1, data: { quota_left: 19 } });
    test.setNow(today.toISOString());
  });

  it('hold no more than 500 rows for a member, and say so', async () => {
    const { rows } = await test.database.pool.query<{ model_id: string; row_count: number }>(
      'select model_id, row_count from industry_table where row_count > 500 order by row_count, model_id limit 1',
    );
    const [large] = rows;
    if (!large) throw new Error('the sample has a table of more than 500 rows');
    const { token, data, notes } = await fetchBook(await signIn(test), { model_id: large.model_id, scope: 'all' });
    expect([token.rows, data.length]).toEqual([500, 501]);
    expect(notes.get('行数')).toBe(`500 行（按会员权益截取，共 ${large.row_count} 行）`);
    const whole = await fetchBook(await signIn(test, { vip: true }), { model_id: large.model_id, scope: 'all' });
    expect(whole.data).toHaveLength(large.row_count + 1);
    expect(whole.data.slice(0, 501)).toEqual(data);
  });

  it('are fetched once, by the member who asked', async () => {
    const [owner, other] = [await signIn(test, { vip: true }), await signIn(test, { vip: true })];
    const { url } = (await askToken(owner)).body.data as DataFor<'industry/getOutExcelToken'>;
    expect((await fetchFile(other, url)).json()).toMatchObject({ success: false });
    expect((await fetchFile(owner, url)).headers['content-type']).toContain('spreadsheetml');
    expect((await fetchFile(owner, url)).json()).toMatchObject({ success: false });
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
