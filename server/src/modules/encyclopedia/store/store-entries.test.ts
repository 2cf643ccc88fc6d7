import type { DataFor } from '@bee/contracts/operations';
import { buildEntry, say, signInOld } from '@bee/testing/server/encyclopedia';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test?.close());

const read = async (id: string, request: object = {}) =>
  (await test.call('baike/getBaikeContent', { id, ...request })).body.data as DataFor<'baike/getBaikeContent'>;

describe('an entry that is stored again', () => {
  it('says what it says now, and keeps its comments and readings', async () => {
    const id = await buildEntry(test, { title: '番茄' });
    const { data } = await say(test, await signInOld(test), { baike_id: id });
    await read(id, { seen: 1 });
    await buildEntry(test, {
      id,
      title: '西红柿',
      cateId: 'fruit',
      blocks: [{ kind: 'paragraph', text: '新的正文。' }],
      views: 900,
    });
    expect(await read(id)).toMatchObject({
      title: '西红柿',
      cate_id: 'fruit',
      content_html: '<p>新的正文。</p>',
      summary: '新的正文。',
      views: 1,
      comment_count: 1,
    });
    const { body } = await test.call('baike/commentLists', { baike_id: id });
    expect(body.data).toMatchObject({ total: 1, list: [{ id: data.id }] });
  });
});

describe('the text of an entry', () => {
  it('is never markup where it is plain', async () => {
    const id = await buildEntry(test, {
      blocks: [
        { kind: 'heading', level: 2, text: '<font size="7">产地</font>' },
        { kind: 'paragraph', text: '<span style="font-size:72px">云南</span>' },
        { kind: 'list', ordered: false, items: ['<img src=x onerror=alert(1)>'] },
      ],
    });
    const { content_html } = await read(id);
    expect(content_html.replace(/<\/?(?:h2|p|ul|li)\b[^>]*>/g, '')).not.toContain('<');
    expect(content_html).toContain('&lt;span style=&quot;font-size:72px&quot;&gt;云南&lt;/span&gt;');
  });
});
