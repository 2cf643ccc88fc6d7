import { type FakeEmbeddings, startFakeEmbeddings } from '@bee/testing/server/fake-embeddings';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { analyzeIndex, indexDocument, storeDocuments } from '../search/index.ts';
import { ask, newChat } from './ai-test-data.ts';

const PICTURES = '番茄裂果图片：番茄裂果照片一览，番茄裂果。';
const CAUSE = '久旱之后骤然浇水，会引起番茄的果皮开裂，形成裂果，可改为少量多次浇水，并覆盖地膜保墒。';

describe('answers beside an embedding model', () => {
  let endpoint: FakeEmbeddings;
  beforeAll(async () => {
    endpoint = await startFakeEmbeddings([
      ['为什么', '引起'],
      ['图片', '照片'],
    ]);
  });
  afterAll(() => endpoint.close());
  beforeEach(() => {
    endpoint.calls.length = 0;
    endpoint.misbehave({});
  });

  const firstQuote = async (env: Record<string, string>) => {
    const test = await startTestApp(env);
    try {
      return await firstQuoteOf(test);
    } finally {
      await test.close();
    }
  };
  const firstQuoteOf = async (test: TestApp) => {
    const { db } = test.database;
    const documents = [PICTURES, CAUSE].map((text, no) =>
      indexDocument({
        kind: 'news',
        refId: String(no),
        title: '种植问答',
        meta: [],
        date: null,
        page: 'article/detail',
        params: {},
        sample: false,
        blocks: [{ heading: false, text }],
      }),
    );
    await storeDocuments(db, documents);
    await analyzeIndex(db);
    const browser = test.newBrowser();
    const chat_id = await newChat(test, browser);
    const { events } = await ask(test, browser, { chat_id, message_id: 'm1', question: '番茄为什么裂果？' });
    return events.flatMap((event) => (event.type === 'ref' ? event.refs : []))[0]?.quote;
  };

  it('read first what means the same, without a language model', async () => {
    expect(await firstQuote(endpoint.env)).toBe(CAUSE);
  });

  it('are what they were when the endpoint is down', async () => {
    endpoint.misbehave({ status: 500 });
    expect(await firstQuote(endpoint.env)).toBe(PICTURES);
    expect(endpoint.calls.length).toBeGreaterThan(0);
  });

  it('ask nobody when no embedding model is set', async () => {
    const { AI_EMBEDDING_MODEL: _left, ...env } = endpoint.env;
    expect(await firstQuote({ ...env, AI_BASE_URL: '', AI_API_KEY: '' })).toBe(PICTURES);
    expect(endpoint.calls).toEqual([]);
  });

  it.each([
    [{ AI_EMBEDDING_MODEL: 'e' }, /AI_BASE_URL/],
    [{ AI_BASE_URL: 'https://models.example.com/v1' }, /AI_MODEL/],
  ])('are not begun with half of the settings: %j', async (env, message) => {
    await expect(startTestApp(env)).rejects.toThrow(message);
  });
});
