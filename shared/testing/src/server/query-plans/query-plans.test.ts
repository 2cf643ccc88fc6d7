import { describeOnPostgres } from '@bee/testing/database';
import pg from 'pg';
import { startTestApp, type TestApp } from '../test-app.ts';
import { openSampleDatabase } from '../test-database.ts';
import { makeHotCalls, type Recorder } from './hot-calls.ts';
import { multiplySample } from './multiply-sample.ts';
import { largeTables, planOf, type Statement } from './statement-plans.ts';

jest.setTimeout(300_000);

/** Smaller tables are read in a few milliseconds. */
const LARGE = 5_000;

/** Sequential scans of large tables that are right, by operation and table, with the reason. */
const allowed: Record<string, string> = {
  'article/getTagRelatedList article_tag': 'counts the other tags of all articles of a tag',
  'vegetable/filterList price_series': 'counts all series and names the newest day of each market, for a cached page',
  'article/getDailyReportList price_series': 'counts all products and markets that were quoted on each of twenty days',
  'article/getDailyReportList price_quote': 'the twenty newest days are a large part of a year that has just begun',
  'ops/getPurchaseList purchase': 'counts all orders by status, for operators',
};

describeOnPostgres('with ten times the data', () => {
  let test: TestApp;
  const sent: { name: string; statements: Statement[] }[] = [];

  beforeAll(async () => {
    test = await startTestApp({}, openSampleDatabase);
    await multiplySample(test.database.db);
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const record: Recorder = async (name, work) => {
      query.mockClear();
      const result = await work();
      sent.push({ name, statements: statementsOf(query.mock.calls) });
      return result;
    };
    await makeHotCalls(test, record);
    query.mockRestore();
  });
  afterAll(() => test?.close());

  it('no hot call reads a large table row by row', async () => {
    const large = await largeTables(test.database.pool, LARGE);
    const read = new Set<string>();
    const used = new Set<string>();
    const found: string[] = [];
    for (const { name, statements } of sent)
      for (const statement of statements) {
        const { tables, scanned } = await planOf(test.database.pool, statement);
        for (const table of tables) read.add(wholeOf(table));
        for (const table of scanned.filter((one) => large.has(one))) {
          const exception = `${name} ${wholeOf(table)}`;
          used.add(exception);
          if (!(exception in allowed))
            found.push(`${name} reads all ${large.get(table)} rows of ${table}: ${statement.text.trim()}`);
        }
      }
    expect(found).toEqual([]);
    // An exception that nothing needs hides the next scan, and a table that no call reads proves nothing.
    expect(Object.keys(allowed).filter((exception) => !used.has(exception))).toEqual([]);
    expect([...large.keys()].map(wholeOf).filter((table) => !read.has(table))).toEqual([]);
  });
});

/** Of a partition, which holds one year. */
const wholeOf = (table: string): string => table.replace(/_\d{4}$/, '');

const statementsOf = (calls: readonly unknown[][]): Statement[] =>
  calls.flatMap(([text, values]) =>
    typeof text === 'string' && PLANNED.test(text) ? [{ text, values: Array.isArray(values) ? values : [] }] : [],
  );

const PLANNED = /^[\s(]*(?:with|select|insert|update|delete)\b/i;
