import { describeOnPostgres } from '@bee/testing/database';
import { buildReport } from '@bee/testing/server/articles';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { connectTo } from '../db/connect.ts';
import type { Tx } from '../db/schema.ts';
import { indexDocument, storeDocuments } from '../modules/search/index.ts';
import { touchTags } from './tag.repository.ts';

/** Both transactions are within their first count when the other begins. */
const SLOW_COUNTS = `
  create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return null; end $$;
  create trigger pause after insert on article_count for each statement execute function pause();
  create trigger pause after insert or update on search_term for each statement execute function pause();`;

let test: ServerTestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

const changeArticle = (tx: Tx, id: string) =>
  tx.updateTable('article').set({ cate: '市场', updated_at: new Date() }).where('id', '=', id).execute();

const index = (tx: Tx, id: string) =>
  storeDocuments(tx, [
    indexDocument({
      ...{ kind: 'research_report', refId: id, title: '番茄月报', meta: [], date: '2026-03-01', sample: false },
      ...{ page: 'article/report', params: { id }, blocks: [{ heading: false, text: '番茄批发均价回落', page: 1 }] },
    }),
  ]);

describeOnPostgres('transactions that change articles, words and tags', () => {
  it('wait for each other instead of ending in a deadlock, in any order of their changes', async () => {
    await buildReport(test.db, { id: 'r1', date: '2026-03-01' });
    await buildReport(test.db, { id: 'r2', date: '2026-03-01' });
    await test.pool.query(SLOW_COUNTS);
    const other = connectTo({ connectionString: test.pool.options.connectionString ?? '', max: 1 });
    const publication = test.db.transaction().execute(async (tx) => {
      await changeArticle(tx, 'r1');
      await index(tx, 'r1');
      await touchTags(tx, ['publishing:r1']);
    });
    const undo = other.db.transaction().execute(async (tx) => {
      await index(tx, 'r2');
      await changeArticle(tx, 'r2');
      await touchTags(tx, ['search', 'prices']);
    });
    await expect(Promise.all([publication, undo])).resolves.toBeDefined();
    await other.close();
  });
});
