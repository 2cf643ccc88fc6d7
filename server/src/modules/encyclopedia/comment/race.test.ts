import { randomUUID } from 'node:crypto';
import type { DataFor } from '@bee/contracts/operations';
import { describeOnPostgres } from '@bee/testing/database';
import { buildEntry, say, signInOld } from '@bee/testing/server/encyclopedia';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

/** More than the connections of the pool. */
const CONCURRENCY = 24;
const together = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => work(index)));

describeOnPostgres('comments that are sent together', () => {
  let test: TestApp;
  let baike_id: string;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(async () => {
    baike_id = await buildEntry(test);
  });
  afterAll(() => test?.close());

  const add = async (browser: Browser, request: object = {}) =>
    (
      await test.call(
        'baike/AddComment',
        { baike_id, content: '同时说的话', form_token: randomUUID(), ...request },
        { ...browser },
      )
    ).body;
  const codes = (answers: { code: number }[], code: number) => answers.filter((answer) => answer.code === code);
  const threads = async () =>
    ((await test.call('baike/commentLists', { baike_id })).body.data as DataFor<'baike/commentLists'>).list;

  it('are one for one form token', async () => {
    const author = await signInOld(test);
    const form_token = randomUUID();
    const answers = await together(() => add(author, { form_token }));
    expect(codes(answers, 1)).toHaveLength(CONCURRENCY);
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(await threads()).toHaveLength(1);
  });

  it('are one in 30 seconds', async () => {
    const author = await signInOld(test);
    const answers = await together(() => add(author));
    expect(codes(answers, 1)).toHaveLength(1);
    expect(codes(answers, 429)).toHaveLength(CONCURRENCY - 1);
    expect(await threads()).toHaveLength(1);
  });

  it('are liked once by a member, and by every member', async () => {
    const [author, one, two] = [await signInOld(test), await signInOld(test), await signInOld(test)];
    const { data } = await say(test, author, { baike_id });
    const like = (action: string, browser: Browser) =>
      test.call('baike/likeComment', { id: data.id, action }, { ...browser });
    await together((index) => like('like', index % 2 ? one : two));
    expect((await threads())[0]).toMatchObject({ likes: 2 });
    await together((index) => like(index % 3 ? 'unlike' : 'like', one));
    const { rows } = await test.database.db
      .selectFrom('baike_comment_like')
      .select('uid')
      .where('comment_id', '=', Number(data.id))
      .execute()
      .then((found) => ({ rows: found.length }));
    expect((await threads())[0]).toMatchObject({ likes: rows });
  });

  it('answer what is there or are refused, and are all counted', async () => {
    const author = await signInOld(test);
    const members = await Promise.all(Array.from({ length: CONCURRENCY }, () => signInOld(test)));
    for (let round = 0; round < 4; round++) {
      const { data: root } = await say(test, author, { baike_id, content: `第 ${round} 次` });
      await test.database.db.deleteFrom('attempt').execute();
      let tombstone: boolean | undefined;
      const answers = await together(async (index) => {
        const member = members[index] ?? author;
        if (index !== 9) return add(member, { pid: root.id });
        const { body } = await test.call('baike/delComment', { id: root.id }, { ...author });
        tombstone = (body.data as { tombstone: boolean }).tombstone;
        return { ...body, code: -1 };
      });
      const replied = codes(answers, 1).length;
      expect(replied + codes(answers, 409).length).toBe(CONCURRENCY - 1);
      expect(tombstone).toBe(replied > 0);
      const stone = (await threads()).find(({ id }) => id === root.id);
      expect(stone?.reply_count ?? 0).toBe(replied);
    }
  });

  it('are decided by one operator, or gone', async () => {
    const author = await signInOld(test);
    const operator = await signInOld(test, { operator: true });
    const { data } = await say(test, author, { baike_id, kind: 'supplement', source_url: 'https://example.com/a' });
    const answers = await together(async (index) => {
      const request = index % 2 ? { action: 'approve' } : { action: 'reject', reason: '重复' };
      return (await test.call('ops/reviewBaikeComment', { id: data.id, ...request }, { ...operator })).body;
    });
    expect(codes(answers, 1)).toHaveLength(1);
    expect(codes(answers, 409)).toHaveLength(CONCURRENCY - 1);
  });

  it('earn their points once, whoever of the operators approves', async () => {
    const [author, operator] = [await signInOld(test), await signIn(test, { operator: true })];
    const supplement = { baike_id, kind: 'supplement', source_url: 'https://example.com/a' };
    const { data } = await say(test, author, supplement);
    const answers = await together(() =>
      test.call('ops/reviewBaikeComment', { id: data.id, action: 'approve' }, { ...operator }),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect((await test.call('user/score', {}, author)).body.data).toMatchObject({ score: 3 });
  });
});
