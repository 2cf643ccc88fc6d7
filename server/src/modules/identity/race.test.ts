import { describeOnPostgres } from '@bee/testing/database';
import { buildArticle } from '@bee/testing/server/articles';
import { buildMember, PASSWORD, signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { consumeRateLimit } from '../../limits/rate-limit.repository.ts';

/** More than the connections of the pool. */
const CONCURRENCY = 24;
const together = <Result>(work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, work));

describeOnPostgres('what arrives together', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());

  it('gets different numbers when attempts are counted', async () => {
    const attempts = await together(() => consumeRateLimit(test.database.db, 'race', 60, test.now()));
    expect(attempts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: CONCURRENCY }, (_, index) => index + 1),
    );
  });

  it('gets no more than the allowed tries of a password', async () => {
    const { mobile } = await buildMember(test);
    const answers = await together(() => test.call('user/login', { username: mobile, password: 'nonsense' }));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(10);
    expect(codes.filter((code) => code === 429)).toHaveLength(CONCURRENCY - 10);
  });

  it('signs in once a day', async () => {
    const browser = await signIn(test);
    await together(() => test.call('user/getProfile', {}, { ...browser }));
    expect((await test.call('user/score', {}, browser)).body.data).toMatchObject({ score: 2, exp: 2 });
    expect((await test.call('user/getScoreLists', {}, browser)).body.data).toMatchObject({ total: 1 });
  });

  it('adds one favourite and one point', async () => {
    const browser = await signIn(test);
    const { id } = await buildArticle(test.database.db);
    await together(() => test.call('user/favorite', { type: 'article', id, action: 'add' }, { ...browser }));
    expect((await test.call('user/score', {}, browser)).body.data).toMatchObject({ score: 1 });
    expect((await test.call('user/getMyFavoriteList', {}, browser)).body.data).toMatchObject({ total: 1 });
  });

  it('toggles an even number of times back to where it was', async () => {
    const browser = await signIn(test);
    const { id } = await buildArticle(test.database.db);
    await together(() => test.call('user/favorite', { type: 'article', id, action: 'toggle' }, { ...browser }));
    const { body } = await test.call('user/favorite', { type: 'article', id, action: 'state' }, browser);
    expect(body.data).toEqual({ favorited: false, count: 0 });
  });

  it('keeps the daily limit of points for favourites', async () => {
    const browser = await signIn(test);
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push((await buildArticle(test.database.db)).id);
    await Promise.all(
      ids.map((id) => test.call('user/favorite', { type: 'article', id, action: 'add' }, { ...browser })),
    );
    expect((await test.call('user/score', {}, browser)).body.data).toMatchObject({ score: 5 });
  });

  it('uses a captcha once', async () => {
    const { mobile } = await buildMember(test);
    const browser = test.newBrowser();
    await test.call('user/getImgVerificationCode', {}, browser);
    const { answer } = await test.database.db.selectFrom('captcha').select('answer').executeTakeFirstOrThrow();
    const request = { username: mobile, password: PASSWORD, imgCode: answer };
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.call('user/login', request, { ...browser })));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });
});
