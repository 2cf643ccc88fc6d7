import { findOperation, type OperationId, operations } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());
beforeEach(() => test.setNow('2026-03-04T10:00:00+08:00'));

type Caller = 'visitor' | 'member' | 'operator';

/** Credentials that a browser may send, and the resulting role. */
const CREDENTIALS: Record<string, { as: Caller; bring(): Promise<Browser> }> = {
  none: { as: 'visitor', bring: async () => test.newBrowser() },
  'token only': { as: 'visitor', bring: async () => ({ ...(await signIn(test)), cookies: {} }) },
  'token as header and cookie, no sid': {
    as: 'visitor',
    bring: async () => {
      const browser = await signIn(test);
      return { ...browser, cookies: { token: browser.token } };
    },
  },
  'sid only': {
    as: 'visitor',
    bring: async () => {
      const { cookies, ...browser } = await signIn(test);
      return { ...browser, token: '', cookies: { sid: cookies.sid ?? '' } };
    },
  },
  'token of one, sid of another': {
    as: 'visitor',
    bring: async () => ({ ...(await signIn(test)), cookies: (await signIn(test)).cookies }),
  },
  'made up': {
    as: 'visitor',
    bring: async () => ({
      ...test.newBrowser(),
      token: 'x'.repeat(43),
      cookies: { token: 'x'.repeat(43), sid: 'y'.repeat(43) },
    }),
  },
  expired: {
    as: 'visitor',
    bring: async () => {
      const browser = await signIn(test);
      test.setNow('2026-03-04T10:30:01+08:00');
      return browser;
    },
  },
  'after logout': {
    as: 'visitor',
    bring: async () => {
      const browser = await signIn(test);
      await test.call('user/logout', {}, { ...browser, cookies: { ...browser.cookies } });
      return browser;
    },
  },
  'of a blocked member': {
    as: 'visitor',
    bring: async () => {
      const browser = await signIn(test);
      const block = test.database.db.updateTable('member').set({ status: 'blocked' });
      await block.where('uid', '=', browser.uid).execute();
      return browser;
    },
  },
  'of a demonstration account': { as: 'member', bring: () => signIn(test, { demo: true }) },
  both: { as: 'member', bring: () => signIn(test) },
  'both, of an operator': { as: 'operator', bring: () => signIn(test, { operator: true }) },
};

const REFUSAL: Record<'public' | 'member' | 'operator', Record<Caller, number | null>> = {
  public: { visitor: null, member: null, operator: null },
  member: { visitor: 401, member: null, operator: null },
  operator: { visitor: 401, member: 403, operator: null },
};

/** `user/logout` ends the session, so it is called last. */
const all = (Object.keys(operations) as OperationId[]).sort(
  (a, b) => Number(a === 'user/logout') - Number(b === 'user/logout'),
);

const servedOperations = async (): Promise<OperationId[]> => {
  const { paths } = (await test.app.inject({ url: '/api/openapi.json' })).json();
  return all.filter((id) => `/api/${id}` in paths);
};

describe('who may call an operation', () => {
  it.each(Object.keys(CREDENTIALS))('is decided for every one of them with credentials: %s', async (name) => {
    const { as, bring } = CREDENTIALS[name] ?? { as: 'visitor', bring: async () => test.newBrowser() };
    const browser = await bring();
    const asked = await servedOperations();
    const wrong: string[] = [];
    for (const id of asked) {
      const { body } = await test.call(id, {}, { ...browser, cookies: { ...browser.cookies } });
      const expected = REFUSAL[findOperation(id).access][as];
      const refused = body.code === 401 || (body.code === 403 && body.msg === '此操作仅限运营人员') ? body.code : null;
      if (refused !== expected)
        wrong.push(`${id}: ${body.code} ${body.msg}, expected ${expected ?? 'to be let through'}`);
    }
    expect(asked.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('is asked before the request is looked at', async () => {
    const { body } = await test.call('user/updateInfo', { nickname: 7 });
    expect(body).toEqual({ code: 401, success: false, msg: '请先登录', data: null });
  });

  it('does not take the cookie alone for a change, which another site could make a browser send', async () => {
    const browser = await signIn(test);
    const forged = { ...browser, token: '' };
    expect((await test.call('user/updateInfo', { nickname: '小麦' }, forged)).body.code).toBe(401);
  });
});
