import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { type OAuthTest, startOAuthTest } from '@bee/testing/server/oauth';
import type { Answer } from '@bee/testing/server/test-app';
import { grantScore } from '../identity/store/score.repository.ts';

const ROUNDS = 20;
const CONCURRENCY = 12;
const together = <Result>(work: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, place) => work(place)));
const count = (codes: number[], code: number): number => codes.filter((one) => one === code).length;
const codesOf = (answers: Answer[]): number[] => answers.map(({ body }) => body.code);

describeOnPostgres('third-party logins that arrive together', () => {
  let test: OAuthTest;
  beforeAll(async () => {
    test = await startOAuthTest();
  });
  afterAll(() => test?.close());
  beforeEach(() => test.database.db.deleteFrom('attempt').execute());

  it('give the token to one of the polls', async () => {
    await test.join('wx', '轮询');
    for (let round = 0; round < ROUNDS; round++) {
      const browser = test.newBrowser();
      const state = await test.consent('wx', '轮询', browser);
      const answers = await together(() => test.poll('wx', state, { ...browser, cookies: { ...browser.cookies } }));
      expect(answers.filter(({ token }) => token !== undefined)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    }
  });

  it('exchange a code once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const browser = test.newBrowser();
      const state = await test.start('qq', browser);
      const back = await test.decide('qq', state, `交换${round}`);
      const pages = await together(() => test.visit(back, browser));
      expect(pages.filter((page) => page.includes('授权完成'))).toHaveLength(1);
      expect(await test.poll('qq', state, browser)).toMatchObject({ code: 2 });
    }
  });

  it('make one member of somebody in two tabs', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const nickname = `两页${round}`;
      const browser = test.newBrowser();
      const states = [await test.consent('wx', nickname, browser), await test.consent('wx', nickname, browser)];
      const answers = await together((place) =>
        test.call('user/thirdPartRegister', { oauth_platform: 'wx', state: states[place % 2] }, { ...browser }),
      );
      const codes = codesOf(answers);
      expect([count(codes, 1), count(codes, 409)]).toEqual([1, CONCURRENCY - 1]);
    }
  });

  it('register a state once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await test.database.db.deleteFrom('attempt').execute();
      const state = `${'r'.repeat(30)}${10 + round}`;
      const answers = await together(() => test.call('user/wxOAuth', { state }));
      expect(count(codesOf(answers), 1)).toBe(1);
    }
  });

  it('merge once, and no point is lost that is earned meanwhile', async () => {
    const { db } = test.database;
    for (let round = 0; round < ROUNDS; round++) {
      await db.deleteFrom('attempt').execute();
      const nickname = `合并${round}`;
      const other = await test.join('wx', nickname);
      const member = await signIn(test);
      const state = await test.consent('wx', nickname, member, 'bind');
      const earn = (uid: number, id: string) =>
        grantScore(db, { uid, source: 'gift', title: '赠送', score: 1, biz: { type: 'gift', id }, now: test.now() });
      const [answers] = await Promise.all([
        together(() => test.call('user/accountMerge', { state, action: 'wx_merge' }, { ...member })),
        together((place) => earn(other.uid, `a${place}`)),
        together((place) => earn(member.uid, `b${place}`)),
      ]);
      const codes = codesOf(answers);
      expect([count(codes, 1), count(codes, 409)]).toEqual([1, CONCURRENCY - 1]);
      const points = await db
        .selectFrom('member')
        .select('score')
        .where('uid', 'in', [member.uid, other.uid])
        .execute();
      expect(points.reduce((sum, { score }) => sum + score, 0)).toBe(2 * CONCURRENCY);
      const lines = await db
        .selectFrom('score_record')
        .select(['uid', 'score', 'balance'])
        .where('uid', '=', member.uid)
        .orderBy('id')
        .execute();
      let balance = 0;
      for (const line of lines) {
        balance += line.score;
        expect(line.balance).toBe(balance);
      }
    }
  });

  it('leave one account where two would swallow each other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await test.database.db.deleteFrom('attempt').execute();
      const one = await test.join('wx', `甲${round}`);
      const two = await test.join('wx', `乙${round}`);
      await test.poll('qq', await test.consent('qq', `甲${round}`, one.browser, 'bind'), one.browser);
      await test.database.db.updateTable('member').set({ wx_unionid: null }).where('uid', '=', one.uid).execute();
      await test.poll('qq', await test.consent('qq', `乙${round}`, two.browser, 'bind'), two.browser);
      await test.database.db.updateTable('member').set({ qq_openid: null }).where('uid', '=', two.uid).execute();
      const wanted = [
        { action: 'wx_merge', state: await test.consent('wx', `乙${round}`, one.browser, 'bind'), by: one.browser },
        { action: 'qq_merge', state: await test.consent('qq', `甲${round}`, two.browser, 'bind'), by: two.browser },
      ];
      const answers = await Promise.all(
        wanted.map(({ by, ...request }) => test.call('user/accountMerge', request, { ...by })),
      );
      expect(count(codesOf(answers), 1)).toBe(1);
      const uids = [one.uid, two.uid];
      const rows = await test.database.db.selectFrom('member').select('status').where('uid', 'in', uids).execute();
      expect(rows.map(({ status }) => status).sort()).toEqual(['active', 'merged']);
    }
  });

  it('leave a member one way in when both are let go of', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await test.database.db.deleteFrom('attempt').execute();
      const { uid, browser } = await test.join('wx', `放手${round}`);
      await test.poll('qq', await test.consent('qq', `放手${round}`, browser, 'bind'), browser);
      await together((place) => {
        const request = { oauth_platform: place % 2 ? 'wx' : 'qq', action: 'unbind' };
        return test.call('user/thirdPartBind', request, { ...browser });
      });
      const { wx_unionid, qq_openid } = await test.database.db
        .selectFrom('member')
        .select(['wx_unionid', 'qq_openid'])
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow();
      expect([wx_unionid, qq_openid].filter(Boolean)).toHaveLength(1);
    }
  });

  it('give an identity to one of the members who want it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await test.database.db.deleteFrom('attempt').execute();
      const members = [await signIn(test), await signIn(test)];
      const states: string[] = [];
      for (const member of members) states.push(await test.consent('wx', `争${round}`, member, 'bind'));
      const answers = await Promise.all(members.map((member, place) => test.poll('wx', states[place] ?? '', member)));
      expect(answers.map(({ code }) => code).sort()).toEqual([3, 4]);
    }
  });
});
