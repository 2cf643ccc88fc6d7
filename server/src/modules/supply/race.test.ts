import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { buildPosting, post, review } from '@bee/testing/server/supply';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

/** More than the connections of the pool. */
const CONCURRENCY = 24;
const together = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => work(index)));

describeOnPostgres('postings that are asked for together', () => {
  let test: TestApp;
  let operator: Browser;
  beforeAll(async () => {
    test = await startTestApp();
    operator = await signIn(test, { operator: true });
  });
  afterAll(() => test?.close());

  const codes = (answers: { code: number }[], code: number) => answers.filter((answer) => answer.code === code);
  const change = async (id: string, action: string, browser: Browser) =>
    (await test.call('vegetable/supplyDemandStatusChange', { id, action }, { ...browser })).body;
  const reveal = async (id: string, browser: Browser) =>
    (await test.call('vegetable/getSupplyDemandDetail', { id, reveal: 1 }, { ...browser })).body;
  const contactsOf = async (id: string) =>
    (await test.database.db.selectFrom('supply_posting').select('contacts').where('id', '=', id).executeTakeFirst())
      ?.contacts;

  it('are new five times and no more', async () => {
    const owner = await signIn(test);
    const answers = await together(() => post(test, { ...owner }));
    expect(codes(answers, 1)).toHaveLength(5);
    expect(codes(answers, 429)).toHaveLength(CONCURRENCY - 5);
    const { body } = await test.call('vegetable/getSupplyDemandList', { mine: 1 }, owner);
    expect(body.data).toMatchObject({ total: 5 });
  });

  it('are one for one form token, counted once', async () => {
    const owner = await signIn(test);
    const form_token = 'the-same-form-sent-twice';
    const answers = await together(() => post(test, { ...owner }, { form_token }));
    expect(codes(answers, 1)).toHaveLength(CONCURRENCY);
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    for (let made = 0; made < 4; made++) expect((await post(test, owner)).code).toBe(1);
    expect((await post(test, owner)).code).toBe(429);
  });

  it('give out ten numbers to a member, and count as many', async () => {
    const [owner, member] = [await signIn(test), await signIn(test)];
    const ids: string[] = [];
    for (let made = 0; made < CONCURRENCY; made++) ids.push(await buildPosting(test, owner.uid));
    const answers = await together((index) => reveal(ids[index] ?? '', member));
    expect(codes(answers, 1)).toHaveLength(10);
    expect(codes(answers, 429)).toHaveLength(CONCURRENCY - 10);
    const counts = await Promise.all(ids.map(contactsOf));
    expect(counts.filter((count) => count === 1)).toHaveLength(10);
    expect(counts.filter((count) => count === 0)).toHaveLength(CONCURRENCY - 10);
  });

  it('count one number once for one member and day, and every member', async () => {
    const owner = await signIn(test);
    const id = await buildPosting(test, owner.uid);
    const [one, two] = [await signIn(test), await signIn(test)];
    const answers = await together((index) => reveal(id, index % 2 ? one : two));
    expect(codes(answers, 1)).toHaveLength(CONCURRENCY);
    expect(await contactsOf(id)).toBe(2);
  });

  it('take one of several changes that exclude each other', async () => {
    const owner = await signIn(test);
    const id = await buildPosting(test, owner.uid);
    const answers = await together((index) => change(id, index % 2 ? 'done' : 'close', owner));
    expect(codes(answers, 1)).toHaveLength(1);
    expect(codes(answers, 409)).toHaveLength(CONCURRENCY - 1);
  });

  it('are changed or closed by their owner, and by one of the forms that were filled with the same text', async () => {
    const owner = await signIn(test);
    const id = await buildPosting(test, owner.uid);
    const answers = await together((index) => post(test, { ...owner }, { id, revision: 1, price: index + 1 }));
    expect(codes(answers, 1)).toHaveLength(1);
    expect(codes(answers, 409)).toHaveLength(CONCURRENCY - 1);
    const closed = await buildPosting(test, owner.uid);
    const mixed = await together((index) =>
      index === 11 ? change(closed, 'close', owner) : post(test, { ...owner }, { id: closed, qty: index + 1 }),
    );
    expect(mixed[11]?.code).toBe(1);
    const { body } = await test.call('vegetable/getSupplyDemandDetail', { id: closed }, owner);
    expect(body.data).toMatchObject({ status: 'closed' });
    expect((await post(test, owner, { id: closed, qty: 99 })).code).toBe(409);
  });

  it('are approved or closed by their owner, never both', async () => {
    const owner = await signIn(test);
    const id = await buildPosting(test, owner.uid, { status: 'pending', published_at: null });
    const answers = await together((index) =>
      index % 2
        ? review(test, { ...operator }, id)
        : change(id, 'delete', owner).then(() => change(id, 'submit', owner)),
    );
    expect(codes(answers, 1)).toHaveLength(1);
  });

  it('are decided by one operator', async () => {
    const owner = await signIn(test);
    const id = await buildPosting(test, owner.uid, { status: 'pending', published_at: null });
    const answers = await together((index) =>
      review(test, { ...operator }, id, index % 2 ? {} : { action: 'reject', reason: '重复' }),
    );
    expect(codes(answers, 1)).toHaveLength(1);
  });
});
