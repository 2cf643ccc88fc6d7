import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { INTERNAL_HEADER, signInternal } from './internal-signature.ts';

const SECRET = 'a secret that both sides share';
const LIMIT = 5;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMIT: String(LIMIT), INTERNAL_SECRET: SECRET });
});
afterAll(() => test?.close());

const status = async (ip: string, header?: string): Promise<number> => {
  const headers = { 'x-forwarded-for': ip, ...(header && { [INTERNAL_HEADER]: header }) };
  return (await test.app.inject({ url: '/api/base/getClientIp', headers })).statusCode;
};

describe('the limit of calls', () => {
  it('holds per address and answers with the envelope', async () => {
    for (let i = 0; i < LIMIT; i++) expect(await status('198.51.100.1')).toBe(200);
    const { status: code, body } = await test.call('base/getClientIp', {}, test.newBrowser('198.51.100.1'));
    expect([code, body.code, body.msg]).toEqual([429, 429, '操作过于频繁，请稍后再试']);
    expect(await status('198.51.100.2')).toBe(200);
  });

  it('does not hold for signed calls of the site itself', async () => {
    const signature = signInternal(SECRET, Date.now());
    for (let i = 0; i < LIMIT * 2; i++) expect(await status('198.51.100.3', signature)).toBe(200);
  });

  it.each([
    ['made with another secret', '198.51.100.4', signInternal('another secret of theirs', Date.now())],
    ['an hour old', '198.51.100.5', signInternal(SECRET, Date.now() - 3_600_000)],
    ['empty', '198.51.100.6', '.'],
  ])('holds when the signature is %s', async (_name, ip, signature) => {
    for (let i = 0; i < LIMIT; i++) await status(ip, signature);
    expect(await status(ip, signature)).toBe(429);
  });

  it('leaves the probes alone', async () => {
    for (let i = 0; i < LIMIT * 2; i++)
      expect(
        (await test.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '198.51.100.1' } })).statusCode,
      ).toBe(200);
  });
});
