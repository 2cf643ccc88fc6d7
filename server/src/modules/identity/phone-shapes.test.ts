import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

const folder = process.env.BEE_REAL_DATA;
const vectors = folder ? path.join(folder, 'phone', 'vectors_java_test.csv') : '';
const published = existsSync(vectors) ? readFileSync(vectors, 'utf8').trim().split(/\r?\n/).slice(1) : [];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

/** The response that depends on the number alone: with a wrong captcha nothing is ever sent. */
const answerTo = async (mobile: string): Promise<string> =>
  (await test.call('user/getSmsVerificationCode', { mobile, imgCode: 'none', purpose: 'register' })).body.msg;
const ACCEPTED = '请输入正确的图形验证码';
const REFUSED = '请输入正确的手机号码';

describe('numbers of every shape', () => {
  it.each(['13800000001', '+8613800000001', '0086 138 0000 0001', '１３８０００００００１', '86-138-0000-0001'])(
    '%s is one',
    async (mobile) => expect(await answerTo(mobile)).toBe(ACCEPTED),
  );

  it.each([
    '12345678901',
    '1380000000',
    '138000000012',
    '10086',
    '010-62512345',
    '15412345678',
    '١٣٨٠٠٠٠٠٠٠١',
    "1' or 1=1",
    '+113800000001',
  ])('%s is none', async (mobile) => expect(await answerTo(mobile)).toBe(REFUSED));

  (published.length > 0 ? it : it.skip)('the published ones are told apart (BEE_REAL_DATA)', async () => {
    const wrong: string[] = [];
    for (const row of published) {
      const [mobile = '', valid] = row.split(',');
      if ((await answerTo(mobile)) !== (valid === '1' ? ACCEPTED : REFUSED)) wrong.push(row);
    }
    expect(published.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });
});
