import { randomUUID } from 'node:crypto';
import type { SupplyThread } from '@bee/contracts/entity/supply';
import { signIn } from '@bee/testing/server/members';
import { buildPosting } from '@bee/testing/server/supply';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const write = async (id: string, browser: Browser, content: string, changes: object = {}) =>
  (await test.call('vegetable/supplyDemandMessage', { id, content, form_token: randomUUID(), ...changes }, browser))
    .body;
const read = async (id: string, browser?: Browser) =>
  (await test.call('vegetable/getSupplyDemandMessages', { id }, browser)).body;
const texts = (body: { data: unknown }) =>
  (body.data as SupplyThread[]).map(({ messages }) =>
    messages.map(({ own, content }) => `${own ? '我' : '对方'}：${content}`),
  );
const notices = async (browser: Browser) => {
  const { body } = await test.call('user/getMessageList', {}, browser);
  return (body.data as { list: { kind: string; title: string; body: string; link: unknown }[] }).list;
};
const uidOf = async (browser: Browser) => {
  const { body } = await test.call('user/getProfile', {}, browser);
  return Number((body.data as { uid: string }).uid);
};
const open = async () => {
  const [owner, asker, other] = [await signIn(test), await signIn(test), await signIn(test)];
  return { owner, asker, other, id: await buildPosting(test, await uidOf(owner)) };
};

describe('messages about a posting', () => {
  it('are read by the owner and the member who asked, and by no other member', async () => {
    const { owner, asker, other, id } = await open();
    expect(texts(await write(id, asker, '还有货吗？'))).toEqual([['我：还有货吗？']]);
    await write(id, other, '能发到郑州吗？');
    const threads = (await read(id, owner)).data as SupplyThread[];
    expect(texts({ data: threads })).toEqual([['对方：能发到郑州吗？'], ['对方：还有货吗？']]);
    await write(id, owner, '有，五吨', { asker: threads[1]?.asker });
    expect(texts(await read(id, asker))).toEqual([['对方：还有货吗？', '我：有，五吨'].map(swapped)]);
    expect(texts(await read(id, other))).toEqual([['我：能发到郑州吗？']]);
    expect((await read(id)).code).not.toBe(1);
  });

  it('show no number, and notify the other side with a link', async () => {
    const { owner, asker, id } = await open();
    const sent = await write(id, asker, '还有货吗？');
    expect(JSON.stringify([sent, await read(id, owner)])).not.toMatch(/1[3-9]\d{9}/);
    expect(await notices(owner)).toMatchObject([
      { kind: 'supply', body: '还有货吗？', link: { params: { type: '4', post: id } } },
    ]);
    expect(await notices(asker)).toEqual([]);
  });

  it('are stored once per form', async () => {
    const { owner, asker, id } = await open();
    const form_token = 'the-same-form-token';
    await write(id, asker, '还有货吗？', { form_token });
    expect(texts(await write(id, asker, '还有货吗？', { form_token }))).toEqual([['我：还有货吗？']]);
    expect(await notices(owner)).toHaveLength(1);
  });

  it('cannot be begun by the owner, nor sent about a posting that is not shown', async () => {
    const { owner, asker, other, id } = await open();
    const stranger = String(await uidOf(other));
    expect(await write(id, owner, '您好', { asker: stranger })).toMatchObject({ code: 404 });
    await write(id, asker, '还有货吗？');
    await test.database.db.updateTable('supply_posting').set({ status: 'closed' }).where('id', '=', id).execute();
    expect(await write(id, other, '还有货吗？')).toMatchObject({ code: 404, msg: expect.stringContaining('已下架') });
    expect(await write(id, asker, '谢谢')).toMatchObject({ code: 1 });
  });

  it('are reported by those who received them, and read by operators with the report', async () => {
    const { owner, asker, other, id } = await open();
    const [thread] = (await write(id, asker, '先付定金才能看货')).data as SupplyThread[];
    const message = thread?.messages[0]?.id;
    const report = async (browser: Browser, reported = message) => {
      const request = { id, message: reported, reason: 'fraud' };
      return (await test.call('vegetable/supplyDemandReport', request, browser)).body;
    };
    expect(await report(owner)).toMatchObject({ code: 1 });
    expect(await report(owner)).toMatchObject({ code: 1 });
    for (const by of [asker, other]) expect(await report(by)).toMatchObject({ code: 404 });
    expect(await report(owner, '不是编号')).toMatchObject({ code: 404 });
    const operator = await signIn(test, { operator: true });
    const { body } = await test.call('ops/getSupplyReportList', { kw: '先付定金才能看货' }, operator);
    expect(body.data).toMatchObject({
      total: 1,
      list: [{ posting_id: id, message: '先付定金才能看货', status: 'new' }],
    });
  });

  it('are limited to 50 per day', async () => {
    const { asker, id } = await open();
    for (let count = 0; count < 50; count += 1) await write(id, asker, '在吗');
    expect(await write(id, asker, '在吗')).toMatchObject({ msg: '今天已发 50 条私信，请明天再发' });
    expect(texts(await read(id, asker))[0]).toHaveLength(50);
  });
});

/** The same message as the other side reads it. */
const swapped = (line: string): string => (line.startsWith('我') ? `对方${line.slice(1)}` : `我${line.slice(2)}`);
