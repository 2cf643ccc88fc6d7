import { openApiRights } from '@bee/domain/open-api-rights';
import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { getOpen, newKey } from '@bee/testing/server/open-api';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

/** More than the connections of the pool. */
const CONCURRENCY = 24;
const together = <Result>(work: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, place) => work(place)));

describeOnPostgres('requests of the open API that arrive together', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());

  const statuses = (answers: { statusCode: number }[]) => {
    const counts: Record<number, number> = {};
    for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    return counts;
  };

  it('are answered up to the limit of their key, and no more', async () => {
    const browser = await signIn(test);
    const { key, secret } = await newKey(test, browser, 7);
    const answers = await together(() => getOpen(test, 'standards', secret));
    expect(statuses(answers)).toEqual({ 200: 7, 429: CONCURRENCY - 7 });
    expect((await test.call('openApi/getUse', { id: key.id }, browser)).body.data).toEqual([
      expect.objectContaining({ requests: 7, refused: CONCURRENCY - 7 }),
    ]);
  });

  it('are answered up to the limit of the member, over all keys', async () => {
    const browser = await signIn(test);
    const keys = [await newKey(test, browser), await newKey(test, browser), await newKey(test, browser)];
    const today = test.now().toISOString().slice(0, 10);
    const left = 10;
    await test.database.db
      .insertInto('attempt')
      .values({
        key: `open-api:${browser.uid}:${today}`,
        count: openApiRights.member.requestsPerDay - left,
        window_ends: new Date(test.now().getTime() + 3_600_000),
      })
      .execute();
    const answers = await together((place) => getOpen(test, 'standards', keys[place % keys.length]?.secret));
    expect(statuses(answers)).toEqual({ 200: left, 429: CONCURRENCY - left });
  });

  it('are not counted after the revocation of their key has been answered', async () => {
    const browser = await signIn(test);
    const { key, secret } = await newKey(test, browser);
    const requests = together(() => getOpen(test, 'standards', secret));
    await test.call('openApi/revokeKey', { id: key.id }, browser);
    const counted = async () =>
      (
        await test.database.db
          .selectFrom('api_key_day')
          .select('requests')
          .where('key_id', '=', Number(key.id))
          .execute()
      )[0]?.requests ?? 0;
    const atRevocation = await counted();
    const answers = await requests;
    expect(await counted()).toBe(atRevocation);
    expect(statuses(answers)[200] ?? 0).toBe(atRevocation);
    expect((await getOpen(test, 'standards', secret)).statusCode).toBe(401);
  });

  it('get no more keys than are allowed', async () => {
    const browser = await signIn(test);
    const answers = await together((place) => test.call('openApi/createKey', { name: `密钥${place}` }, { ...browser }));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 409)).toHaveLength(CONCURRENCY - 5);
  });
});
