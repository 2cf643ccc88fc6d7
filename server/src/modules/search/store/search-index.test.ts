import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { retrievePassages } from './retrieve-passages.ts';
import {
  dropDocuments,
  indexDocument,
  indexDocuments,
  type SearchInput,
  storeDocuments,
  unindexDocuments,
} from './search-index.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const report = (refId: string, given: Partial<SearchInput> = {}): SearchInput => ({
  kind: 'research_report',
  refId,
  title: `番茄月报第${refId}期`,
  meta: ['农小蜂'],
  date: '2026-03-01',
  page: 'article/report',
  params: { id: refId },
  sample: false,
  blocks: [
    { heading: true, text: '价格', page: 1 },
    { heading: false, text: '番茄批发均价回落。', page: 1 },
    { heading: false, text: '冷链物流成本上升。', page: 4 },
  ],
  ...given,
});

const counts = async () =>
  (
    await sql<{ term: string; passages: number }>`select term, passages from search_term order by term`.execute(
      database.db,
    )
  ).rows;

/** The incrementally updated counts must match a full recount. */
const expectCountsRight = async () => {
  const { rows } = await sql<{ term: string; passages: number }>`
    select word as term, ndoc as passages from ts_stat('select tsv from search_passage') order by word`.execute(
    database.db,
  );
  expect(await counts()).toEqual(rows);
};

describe('the index', () => {
  it('belongs to the transaction that changes what it shows', async () => {
    const { db } = database;
    const failed = db.transaction().execute(async (transaction) => {
      await indexDocuments(transaction, [report('1')]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await counts()).toEqual([]);
    await db.transaction().execute((transaction) => indexDocuments(transaction, [report('1'), report('2')]));
    const passages = await db
      .selectFrom('search_passage')
      .select(['page', 'heading', 'text'])
      .where('document_id', '=', 'research_report:1')
      .orderBy('no')
      .execute();
    expect(passages).toEqual([
      { page: 1, heading: '价格', text: '番茄批发均价回落。' },
      { page: 4, heading: '价格', text: '冷链物流成本上升。' },
    ]);
  });

  it('keeps the counts of words right when documents come, change and go', async () => {
    const { db } = database;
    await expectCountsRight();
    await indexDocuments(db, [report('2', { blocks: [{ heading: false, text: '马铃薯脱毒种薯。', page: 1 }] })]);
    await expectCountsRight();
    await unindexDocuments(db, 'research_report', ['1']);
    await expectCountsRight();
    expect((await counts()).map(({ term }) => term)).not.toContain('冷链物流');
  });

  it('lets changes of the same words run at once', async () => {
    const { db } = database;
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        db.transaction().execute((transaction) => indexDocuments(transaction, [report(`${10 + (index % 3)}`)])),
      ),
    );
    await expectCountsRight();
  });

  it('does not make a publication wait for a transaction that replaces many documents', async () => {
    if (database.kind === 'embedded') return; // It has one connection.
    const { db } = database;
    const bulk = [report('30'), report('31')].map(indexDocument);
    await db.transaction().execute(async (transaction) => {
      await dropDocuments(transaction, ['news'], true);
      await storeDocuments(transaction, bulk);
      await db.transaction().execute(async (publication) => {
        await sql`set local lock_timeout = '2s'`.execute(publication);
        await indexDocuments(publication, [report('32')]);
      });
    });
    await expectCountsRight();
  });

  it('gives the text of a locked page to nobody who may not read it', async () => {
    const { db } = database;
    await indexDocuments(db, [report('20', { open: { visitor: 3, member: null } })]);
    const pages = async (reader: 'visitor' | 'member') =>
      (await retrievePassages(db, '冷链物流成本', { reader }))
        .filter(({ refId }) => refId === '20')
        .map((one) => one.pageNo);
    expect(await pages('visitor')).not.toContain(4);
    expect(await pages('member')).toContain(4);
  });
});
