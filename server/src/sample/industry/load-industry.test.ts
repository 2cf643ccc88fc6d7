import { openSampleDatabase, SAMPLE_DAY, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { addDays } from '../days.ts';
import { tableFile } from './industry-files.ts';
import { catchUpIndustry } from './load-industry.ts';

let database: ServerTestDatabase;

beforeAll(async () => {
  database = await openSampleDatabase();
}, 240_000);
afterAll(() => database?.close());

const ofFiles = tableFile.read().map(({ modelId }) => modelId);

const tables = () =>
  database.db
    .selectFrom('industry_table')
    .select(['model_id', 'freq', 'last_period'])
    .where('model_id', 'in', ofFiles)
    .orderBy('model_id')
    .execute();

/** Rows of the tables of files. */
const rows = () =>
  database.db
    .selectFrom('industry_row as r')
    .innerJoin('industry_table as t', 't.no', 'r.table_no')
    .select(['t.model_id', 'r.period', 'r.adcode', 'r.d1', 'r.d2', 'r.cells', 'r.published_on'])
    .where('t.model_id', 'in', ofFiles)
    .execute();

it('holds the newest periods of the tables of the small sample that have been published', async () => {
  const small = tableFile.read().filter(({ smallPeriods }) => smallPeriods !== null);
  const loaded = await rows();
  expect((await tables()).map(({ model_id }) => model_id)).toEqual(small.map(({ modelId }) => modelId).toSorted());
  expect(loaded.filter(({ published_on }) => published_on > SAMPLE_DAY)).toEqual([]);
  for (const { modelId, smallPeriods } of small) {
    const periods = new Set(loaded.filter(({ model_id }) => model_id === modelId).map(({ period }) => period));
    expect([modelId, periods.size]).toEqual([modelId, smallPeriods]);
  }
});

it('adds what a week has brought, in the extent that is stored, and changes other rows by revisions only', async () => {
  const [before, tablesBefore] = [await rows(), await tables()];
  const today = addDays(SAMPLE_DAY, 7);
  expect(await catchUpIndustry(database.db, addDays(today, -1))).toBe(false);
  expect(await catchUpIndustry(database.db, today)).toBe(true);
  const [after, tablesAfter] = [await rows(), await tables()];
  expect(tablesAfter.map(({ model_id }) => model_id)).toEqual(tablesBefore.map(({ model_id }) => model_id));
  const moved = tablesAfter.filter(({ last_period }, place) => last_period !== tablesBefore[place]?.last_period);
  expect(moved.length).toBeGreaterThan(0);
  const keyOf = ({ model_id, period, adcode, d1, d2 }: (typeof after)[number]) =>
    [model_id, period, adcode, d1, d2].join('/');
  const known = new Map(before.map((row) => [keyOf(row), row]));
  const changed = after.filter((row) => {
    const then = known.get(keyOf(row));
    return then && `${then.cells}` !== `${row.cells}` && row.published_on <= SAMPLE_DAY;
  });
  expect(changed).toEqual([]);
  expect(after.filter((row) => row.published_on > SAMPLE_DAY).length).toBeGreaterThan(0);
}, 60_000);
