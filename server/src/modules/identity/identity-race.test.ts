import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { describeOnPostgres } from '@bee/testing/database';
import { findWork } from '@bee/testing/server/captcha';
import { buildMember, PASSWORD } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { storeCaptcha } from './store/captcha.repository.ts';
import { storeCode } from './store/sms-code.repository.ts';

/** Far more than the connections of the pool. */
const CONCURRENCY = 64;
/** `npm run test:long` (identity-race.long.test.ts) runs more. */
const ROUNDS = Array.from({ length: process.env.BEE_LONG ? 40 : 3 }, (_, round) => round);
const CODE = '123456';
const IMAGE = 'Bee7';

const together = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => work(index)));

describeOnPostgres(`of ${CONCURRENCY} requests that arrive together`, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    for (const table of ['sms_send', 'sms_code', 'captcha', 'attempt'] as const)
      await test.database.db.deleteFrom(table).execute();
  });

  const numberOf = (round: number, index = 0) => `139${String(round * 1000 + index).padStart(8, '0')}`;
  /** A browser for which a code was stored without requesting it. */
  const browserWithCode = async (mobile: string, purpose: SignInPurpose): Promise<Browser> => {
    const holder = newSecret();
    await storeCode(test.database.db, { holder, mobile, purpose }, CODE, test.now());
    return { ...test.newBrowser(), cookies: { browser: holder } };
  };
  const browserWithCaptcha = async (purpose: SignInPurpose, ip?: string): Promise<Browser> => {
    const holder = newSecret();
    await storeCaptcha(test.database.db, holder, purpose, { kind: 'image', answer: IMAGE }, test.now());
    return { ...test.newBrowser(ip), cookies: { browser: holder } };
  };
  const ask = (mobile: string, browser: Browser, imgCode = IMAGE) =>
    test.call('user/getSmsVerificationCode', { mobile, imgCode, purpose: 'register' }, { ...browser });
  const countOf = (answers: { body: { code: number } }[], code: number) =>
    answers.filter(({ body }) => body.code === code).length;
  const membersWith = (mobile: string) =>
    test.database.db.selectFrom('member').select(['uid', 'login_count']).where('mobile', '=', mobile).execute();

  it.each(ROUNDS)('one message goes to a number, from wherever they come (%i)', async (round) => {
    const browsers = await together((i) => browserWithCaptcha('register', `198.51.100.${i}`));
    const answers = await Promise.all(browsers.map((browser) => ask(numberOf(round), browser)));
    expect([countOf(answers, 1), countOf(answers, 429)]).toEqual([1, CONCURRENCY - 1]);
  });

  it.each(ROUNDS)('twenty numbers of an address get messages, each one (%i)', async (round) => {
    const browsers = await together(() => browserWithCaptcha('register'));
    const answers = await Promise.all(browsers.map((browser, i) => ask(numberOf(round, i % 32), browser)));
    expect(countOf(answers, 1)).toBe(20);
    const sent = await test.database.db.selectFrom('sms_send').select('mobile').distinct().execute();
    expect(sent).toHaveLength(20);
  });

  it.each(ROUNDS)('ten tries of a password are compared (%i)', async (round) => {
    const { mobile } = await buildMember(test);
    const browsers = await together(() => browserWithCaptcha('login', `198.51.100.${round}`));
    const request = { username: mobile, password: 'nonsense-1', imgCode: IMAGE };
    const answers = await Promise.all(browsers.map((browser) => test.call('user/login', request, browser)));
    const compared = answers.filter(({ body }) => body.msg === '账号或密码错误，请重新输入');
    expect([compared.length, countOf(answers, 429)]).toEqual([10, CONCURRENCY - 10]);
  });

  it.each(ROUNDS)('five tries of a code are compared (%i)', async (round) => {
    const mobile = numberOf(round);
    const browser = await browserWithCode(mobile, 'mobile_login');
    await together(() =>
      test.call('user/mobileAuth', { username: mobile, code: '000000', action: 'mobile_login' }, { ...browser }),
    );
    const { tries } = await test.database.db
      .selectFrom('sms_code')
      .select('tries')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    const right = { username: mobile, code: CODE, action: 'mobile_login' };
    expect((await test.call('user/mobileAuth', right, browser)).body.code).toBe(0);
  });

  it.each(ROUNDS)('one uses up the right code (%i)', async (round) => {
    const mobile = numberOf(round);
    const browser = await browserWithCode(mobile, 'mobile_login');
    const request = { username: mobile, code: CODE, action: 'mobile_login' };
    const answers = await together(() =>
      test.call('user/mobileAuth', request, { ...browser, cookies: { ...browser.cookies } }),
    );
    expect(countOf(answers, 1)).toBe(1);
  });

  it.each(ROUNDS)('one uses up a captcha, be it an image or work (%i)', async (round) => {
    const browser = await browserWithCaptcha('register');
    const askAll = (imgCode: string, from: number) =>
      together((i) => ask(numberOf(round, from + i), { ...browser, ip: `198.51.100.${from + i}` }, imgCode));
    expect(countOf(await askAll(IMAGE, 0), 1)).toBe(1);
    const { body } = await test.call('user/getCaptchaWork', { purpose: 'register' }, browser);
    const { challenge, bits } = body.data as { challenge: string; bits: number };
    expect(countOf(await askAll(findWork(challenge, bits), CONCURRENCY), 1)).toBe(1);
  });

  it.each(ROUNDS)('one registers a number (%i)', async (round) => {
    const mobile = numberOf(100 + round);
    const browsers = await together(() => browserWithCode(mobile, 'register'));
    const answers = await together((i) => {
      const request = { username: mobile, code: CODE, password: PASSWORD, action: 'register' };
      return test.call('user/mobileAuth', request, browsers[i]);
    });
    expect(countOf(answers, 1)).toBe(1);
    const refused = answers.filter(({ body }) => body.msg === '该手机号已注册，请直接登录');
    expect(refused).toHaveLength(CONCURRENCY - 1);
    expect(await membersWith(mobile)).toHaveLength(1);
  });

  it.each(ROUNDS)('all log in to the one account that the first of them made (%i)', async (round) => {
    const mobile = numberOf(200 + round);
    const browsers = await together(() => browserWithCode(mobile, 'mobile_login'));
    const answers = await together((i) =>
      test.call('user/mobileAuth', { username: mobile, code: CODE, action: 'mobile_login' }, browsers[i]),
    );
    expect(countOf(answers, 1)).toBe(CONCURRENCY);
    expect(await membersWith(mobile)).toMatchObject([{ login_count: CONCURRENCY }]);
  });

  it.each(ROUNDS)('none that know the old password outlive its change (%i)', async () => {
    const { mobile, uid } = await buildMember(test);
    const browser = await browserWithCode(mobile, 'forgot');
    const change = { username: mobile, code: CODE, password: 'Another-horse-7' };
    const logins = together((i) =>
      test.call('user/login', { username: mobile, password: PASSWORD }, test.newBrowser(`198.51.100.${i}`)),
    );
    await Promise.all([logins, test.call('user/forgetPassword', change, browser)]);
    const left = await test.database.db.selectFrom('session').select('token_hash').where('uid', '=', uid).execute();
    const old = (await logins).map(({ body }) => hashSecret(String(body.token)));
    expect(left.filter(({ token_hash }) => old.includes(token_hash))).toEqual([]);
  });
});
