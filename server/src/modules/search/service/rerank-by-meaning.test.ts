import {
  entriesOf,
  type FakeEmbeddings,
  type Misbehaviour,
  startFakeEmbeddings,
} from '@bee/testing/server/fake-embeddings';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { createOutgoing } from '../../../http/outgoing.ts';
import { openAiEmbeddings } from '../../../providers/embedding/openai-embeddings.ts';
import { retrievePassages } from '../store/retrieve-passages.ts';
import { analyzeIndex, indexDocument, storeDocuments } from '../store/search-index.ts';
import { rerankByMeaning } from './rerank-by-meaning.ts';

const QUESTION = '番茄为什么裂果？';
/** Contains more of the question's words, but not the answer. */
const PICTURES = '番茄裂果图片：番茄裂果照片一览，番茄裂果。';
const CAUSE = '久旱之后骤然浇水，会引起番茄的果皮开裂，形成裂果，可改为少量多次浇水，并覆盖地膜保墒。';
const SUBJECTS = [
  ['为什么', '引起', '缘由'],
  ['图片', '照片'],
];
const BEGIN = Date.parse('2026-03-04T10:00:00+08:00');
const MINUTE = 60_000;

describe('passages ranked by their meaning too', () => {
  let database: ServerTestDatabase;
  let endpoint: FakeEmbeddings;
  let now: Date;
  let warnings: unknown[];
  beforeAll(async () => {
    database = await openTestDatabase();
    endpoint = await startFakeEmbeddings(SUBJECTS);
    await store([PICTURES, CAUSE]);
  });
  afterAll(async () => {
    await endpoint.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.deleteFrom('passage_vector').execute();
    endpoint.misbehave({});
    endpoint.calls.length = 0;
    now = new Date(BEGIN);
    warnings = [];
  });

  const store = async (texts: string[]) => {
    const documents = texts.map((text, no) =>
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
    await storeDocuments(database.db, documents);
    await analyzeIndex(database.db);
  };
  const reranker = (withinMs?: number) => {
    const { AI_BASE_URL = '', AI_API_KEY = '', AI_EMBEDDING_MODEL = '' } = endpoint.env;
    return rerankByMeaning({
      db: database.db,
      clock: { now: () => now },
      model: openAiEmbeddings(
        { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_EMBEDDING_MODEL },
        createOutgoing([AI_BASE_URL]),
      ),
      report: (error) => warnings.push(error),
      ...(withinMs && { withinMs }),
    });
  };
  const retrieve = (rerank?: ReturnType<typeof reranker>, question = QUESTION) =>
    retrievePassages(database.db, question, { limit: 100, rerank });
  const texts = async (rerank?: ReturnType<typeof reranker>, question = QUESTION) =>
    (await retrieve(rerank, question)).map(({ text }) => text);
  const inputs = () => endpoint.calls.map(({ body }) => body.input);

  it('puts the one first that says it in other words', async () => {
    expect(await texts()).toEqual([PICTURES, CAUSE]);
    expect(await texts(reranker())).toEqual([CAUSE, PICTURES]);
    expect(endpoint.calls[0]).toMatchObject({
      url: '/v1/embeddings',
      key: 'Bearer k',
      body: { model: 'bee-embedding-1' },
    });
    expect(warnings).toEqual([]);
  });

  it('sends each passage once, also to another process; then only the question', async () => {
    await texts(reranker());
    expect(inputs()).toEqual([[QUESTION], [`种植问答\n${PICTURES}`, `种植问答\n${CAUSE}`]]);
    endpoint.calls.length = 0;
    expect(await texts(reranker(), '番茄裂果的缘由')).toEqual([CAUSE, PICTURES]);
    expect(inputs()).toEqual([['番茄裂果的缘由']]);
  });

  it('takes vectors by their places, in whatever order they come', async () => {
    endpoint.misbehave({ data: (vectors) => entriesOf(vectors).reverse() });
    expect(await texts(reranker())).toEqual([CAUSE, PICTURES]);
  });

  it.each<[string, Misbehaviour]>([
    ['is slow', { afterMs: 2000 }],
    ['is down', { status: 503 }],
    ['refuses the key', { status: 401 }],
    ['sends no vectors', { data: () => 'none' }],
    ['sends one too few', { data: (vectors) => entriesOf(vectors).slice(1) }],
    ['sends one too many', { data: (vectors) => entriesOf([...vectors, [1, 2, 3]]) }],
    [
      'names a place twice',
      {
        data: (vectors) => vectors.map((embedding) => ({ index: 0, embedding })).concat([{ index: 0, embedding: [1] }]),
      },
    ],
    ['sends what is no number', { data: (vectors) => entriesOf(vectors.map(() => [Number.NaN, 1, 2])) }],
    ['sends nothing but zeros', { data: (vectors) => entriesOf(vectors.map(() => [0, 0, 0])) }],
    ['sends lengths that differ', { data: (vectors) => entriesOf(vectors.map((_, at) => Array(at + 2).fill(1))) }],
    [
      'sends another length for the question',
      { data: (vectors, { body }) => entriesOf(body.input[0] === QUESTION ? [[1, 1]] : vectors) },
    ],
  ])('stays with the words when the endpoint %s', async (_name, how) => {
    const byWords = await retrieve();
    endpoint.misbehave(how);
    expect(await retrieve(reranker(300))).toEqual(byWords);
    expect(warnings).toHaveLength(1);
    endpoint.misbehave({});
    expect(await texts(reranker())).toEqual([CAUSE, PICTURES]);
  });

  it('makes nobody wait longer than told', async () => {
    endpoint.misbehave({ afterMs: 2000 });
    const begun = performance.now();
    await retrieve(reranker(200));
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  it('warns once a minute, and asks again after a rest', async () => {
    const rerank = reranker();
    endpoint.misbehave({ status: 503 });
    for (const seconds of [0, 5, 20, 40]) {
      now = new Date(BEGIN + seconds * 1000);
      await retrieve(rerank);
    }
    expect(warnings).toHaveLength(1);
    // Not at 5 s, because the previous call has just failed.
    expect(inputs().filter(([text]) => text === QUESTION)).toHaveLength(3);
    now = new Date(BEGIN + MINUTE);
    await retrieve(rerank);
    expect(warnings).toHaveLength(2);
    endpoint.misbehave({});
    now = new Date(BEGIN + 2 * MINUTE);
    expect(await texts(rerank)).toEqual([CAUSE, PICTURES]);
  });

  it('begins anew when the model of that name makes vectors of another length', async () => {
    await texts(reranker());
    endpoint.misbehave({ data: (vectors) => entriesOf(vectors.map((vector) => [...vector, 0])) });
    expect(await texts(reranker())).toEqual([PICTURES, CAUSE]);
    expect(await texts(reranker())).toEqual([CAUSE, PICTURES]);
  });

  it('forgets vectors of half a year ago', async () => {
    await texts(reranker());
    now = new Date(BEGIN + 181 * 24 * 60 * MINUTE);
    const { db } = database;
    const { hash } = await db.selectFrom('passage_vector').select('hash').limit(1).executeTakeFirstOrThrow();
    await db.deleteFrom('passage_vector').where('hash', '=', hash).execute();
    await texts(reranker());
    expect(await db.selectFrom('passage_vector').select('hash').execute()).toEqual([{ hash }]);
  });

  it('asks about the best forty, thirty-two at a time; the others follow as they were', async () => {
    const many = Array.from({ length: 60 }, (_, no) => `番茄裂果记录第${no}条${'，观察'.repeat(no)}。`);
    await store(many);
    const byWords = await texts();
    const byBoth = await texts(reranker());
    expect(
      inputs()
        .map(({ length }) => length)
        .sort((a, b) => a - b),
    ).toEqual([1, 8, 32]);
    expect(byBoth).toHaveLength(60);
    expect(byBoth.slice(40)).toEqual(byWords.slice(40));
  });
});
