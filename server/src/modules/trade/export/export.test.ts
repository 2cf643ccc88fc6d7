import type { DataFor } from '@bee/contracts/operations';
import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import ExcelJS from 'exceljs';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 240_000);

afterAll(() => test?.close());

type Token = DataFor<'trade/getOutExcelToken'>;

const askToken = (browser: Browser | undefined, request: object = {}) =>
  test.call('trade/getOutExcelToken', { hs: ['08106000'], row: 'partner', ...request }, browser);

const tokenFor = async (browser: Browser, request: object = {}) =>
  (await askToken(browser, request)).body.data as Token;

const fetchFile = (url: string, browser?: Browser) =>
  test.app.inject({
    method: 'GET',
    url,
    cookies: browser?.cookies ?? {},
    headers: browser?.token ? { token: browser.token } : {},
  });

const LOST = '下载链接已失效，请重试';

const openBook = async (bytes: Buffer) => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const rowsOf = (name: string) =>
    (book.getWorksheet(name)?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1));
  return { names: book.worksheets.map(({ name }) => name), rowsOf };
};

describe('an export', () => {
  it('is a workbook of data and notes whose numbers are those of the query', async () => {
    const vip = await signIn(test, { vip: true });
    const request = { hs: ['08106000', '08092900'], row: 'partner', col: 'period', from: '2025-06', to: '2025-12' };
    const token = await tokenFor(vip, request);
    expect(token).toMatchObject({ format: 'xlsx', expires_in: 120, quota_left: 19 });
    const file = await fetchFile(token.url, vip);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain('attachment');
    const { names, rowsOf } = await openBook(file.rawPayload);
    expect(names).toEqual(['数据', '明细', '说明']);
    const [head, ...rows] = rowsOf('明细');
    const at = (title: string) => (head as string[]).indexOf(title);
    const { body } = await test.call('trade/getTradeDataList', { ...request, limit: 100 }, vip);
    const { list, columns, totals, total } = body.data as DataFor<'trade/getTradeDataList'>;
    const usd = (value: number | null | undefined) => value ?? null;
    expect(token.rows).toBe(total);
    const width = columns.length + 4;
    expect(rowsOf('数据').map((row) => Array.from({ length: width }, (_, place) => row[place] ?? null))).toEqual([
      ['贸易伙伴', '指标', '合计', '金额份额（%）', ...columns.map(({ label }) => label)],
      ...list.map(({ label, cells, flags }, place) => [
        label,
        '金额（美元）',
        usd(totals.rows[place]?.cells.value_usd),
        usd(totals.rows[place]?.share),
        ...flags.map((flag, column) => (flag === 'conf' ? '保密' : usd(cells.value_usd?.[column]))),
      ]),
      ['合计', '金额（美元）', usd(totals.all.value_usd), 100, ...(totals.columns.value_usd ?? [])],
    ]);
    for (const row of list)
      for (const [place, { key }] of columns.entries()) {
        const parts = rows.filter((one) => one[at('贸易伙伴代码')] === row.key && one[at('时期')] === key);
        const sum = parts.reduce<number>((total, one) => total + ((one[at('金额（美元）')] as number | null) ?? 0), 0);
        expect(sum).toBeCloseTo(row.cells.value_usd?.[place] ?? 0, 0);
      }
    expect(rows.every((row) => typeof row[at('HS 编码')] === 'string')).toBe(true);
    const notes = new Map(rowsOf('说明') as [string, string][]);
    expect(notes.get('来源')).toContain('示例数据');
    expect(notes.get('行数')).toContain('完整');
    expect(notes.get('永久链接')).toContain('hs=08106000~08092900');
    expect([notes.get('导出时间'), notes.get('时区')]).toEqual(['2026-03-04 10:00', '北京时间（UTC+8）']);
    expect(token.filename).toBe('农小蜂外贸数据_鲜榴莲、鲜樱桃_进口_2025-06至2025-12_2026-03-04.xlsx');
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(token.filename);
  });

  it('is cut to what the member may have, and says so', async () => {
    const member = await signIn(test);
    const token = await tokenFor(member, { hs: ['08', '07'], col: 'period', row: 'partner', from: '2023-01' });
    expect(token).toMatchObject({ quota_left: 0 });
    const { rowsOf } = await openBook((await fetchFile(token.url, member)).rawPayload);
    expect(rowsOf('明细')).toHaveLength(501);
    expect(new Map(rowsOf('说明') as [string, string][]).get('行数')).toContain('按会员权益截取');
  });

  it('is CSV with a byte order mark where that is asked for, and no text in it is a formula', async () => {
    const { db } = test.database;
    await db.updateTable('hs_code').set({ name: '=HYPERLINK("x")' }).where('code', '=', '08104000').execute();
    const vip = await signIn(test, { vip: true });
    const token = await tokenFor(vip, { hs: ['08104000'], row: 'hs', format: 'csv' });
    const text = (await fetchFile(token.url, vip)).payload;
    expect(text.startsWith('\ufeff商品,指标,合计,')).toBe(true);
    expect(text).toContain('08104000 =HYPERLINK(""x"")');
    expect(text).not.toMatch(/(^|,)"?=/m);
    const book = await tokenFor(vip, { hs: ['08104000'] });
    const { rowsOf } = await openBook((await fetchFile(book.url, vip)).rawPayload);
    expect(rowsOf('明细')[1]).toContain('=HYPERLINK("x")');
  });

  it('says at which value each figure stands, also of what the other side has reported', async () => {
    const { db } = test.database;
    await db.updateTable('trade_year').set({ mirror: true }).where('hs', '=', '08092900').execute();
    const vip = await signIn(test, { vip: true });
    const request = { hs: ['08106000', '08092900'], flow: ['import', 'export'], row: 'partner' };
    const { rowsOf } = await openBook((await fetchFile((await tokenFor(vip, request)).url, vip)).rawPayload);
    const [columns = [], ...lines] = rowsOf('明细');
    const seen = new Set(
      lines.map((cells) => {
        const at = (title: string) => cells[columns.indexOf(title)];
        return [at('HS 编码'), at('方向'), at('计价')].join(' ');
      }),
    );
    await db.updateTable('trade_year').set({ mirror: false }).where('hs', '=', '08092900').execute();
    expect([...seen].filter((one) => one.includes('进口')).sort()).toEqual(['08092900 进口 FOB', '08106000 进口 CIF']);
  });

  it('is for members, counted per day, and asks for something that exists', async () => {
    expect((await askToken(undefined)).body.code).toBe(401);
    const member = await signIn(test, { remember: true });
    const nothing = await askToken(member, { hs: ['08043000'], from: '2026-01', to: '2026-02' });
    expect(nothing.body.msg).toContain('没有数据');
    expect((await askToken(member)).body.code).toBe(1);
    const second = await askToken(member);
    expect(second.body).toMatchObject({ code: 429 });
    expect(second.body.msg).toContain('今天已导出 1 次');
    test.setNow('2026-03-05T10:00:00+08:00');
    expect((await askToken(member)).body.code).toBe(1);
    test.setNow('2026-03-04T10:00:00+08:00');
  });
});

describe('a token', () => {
  const lost = async (url: string, browser?: Browser) => {
    const answer = await fetchFile(url, browser);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 403, msg: LOST });
  };

  it('is good once, for its member, for two minutes', async () => {
    const [owner, other] = [await signIn(test, { vip: true }), await signIn(test, { vip: true })];
    const { url } = await tokenFor(owner);
    await lost(url, other);
    await lost(url);
    await lost(`${url}x`, owner);
    await lost('/api/trade/getOutExcel', owner);
    expect((await fetchFile(url, owner)).statusCode).toBe(200);
    await lost(url, owner);
    const late = await tokenFor(owner);
    const now = test.now();
    test.setNow(new Date(now.getTime() + 121_000).toISOString());
    await lost(late.url, owner);
    test.setNow(now.toISOString());
  });

  it('is kept as a hash alone', async () => {
    const owner = await signIn(test, { vip: true });
    const { token } = await tokenFor(owner);
    const rows = await test.database.db.selectFrom('ticket').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describeOnPostgres('exports that are asked for together', () => {
  const CONCURRENCY = 16;

  it('give the file of one token to one of them', async () => {
    const owner = await signIn(test, { vip: true });
    const { url } = await tokenFor(owner);
    const answers = await Promise.all(Array.from({ length: CONCURRENCY }, () => fetchFile(url, owner)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(CONCURRENCY - 1);
  });

  it('are as many as the day allows', async () => {
    const member = await signIn(test);
    const answers = await Promise.all(
      Array.from({ length: CONCURRENCY }, () => askToken({ ...member, cookies: { ...member.cookies } })),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 429)).toHaveLength(CONCURRENCY - 1);
  });
});
