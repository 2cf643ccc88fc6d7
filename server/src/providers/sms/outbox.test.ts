import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(() => test.database.db.deleteFrom('sandbox_message').execute());

const store = (mobile: string, content: string, created_at = test.now()) =>
  test.database.db
    .insertInto('sandbox_message')
    .values({ mobile, content, code: '012345', purpose: 'register', created_at })
    .execute();
const open = (query: Record<string, string> = {}) => test.app.inject({ url: '/sandbox/outbox', query });

describe('the outbox of a demonstration', () => {
  it('shows the newest message first, with the time in Shanghai', async () => {
    await store('13900000001', '第一条');
    await store('13900000002', '第二条');
    const { body, headers } = await open();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.indexOf('第二条')).toBeLessThan(body.indexOf('第一条'));
    expect(body).toContain('2026/3/4 10:00:00');
  });

  it('says when there is nothing yet', async () => expect((await open()).body).toContain('还没有短信'));

  it('is for nobody else: not searched, not kept, not framed, and it runs nothing', async () => {
    await store('<b>1</b>', '<script>alert(1)</script>"');
    const { body, headers } = await open();
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<b>');
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'.*frame-ancestors 'none'$/,
    );
  });

  it('gives tests the messages of one number', async () => {
    await store('13900000001', '第一条');
    await store('13900000002', '第二条');
    const { list } = (await open({ format: 'json', mobile: '13900000001' })).json();
    expect(list).toEqual([
      {
        mobile: '13900000001',
        content: '第一条',
        code: '012345',
        purpose: 'register',
        created_at: test.now().toISOString(),
      },
    ]);
    expect((await open({ format: 'json' })).json().list).toHaveLength(2);
  });
});
