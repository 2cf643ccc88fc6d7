import { openSampleDatabase, SAMPLE_DAY, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { addDays } from '../../../../sample/days.ts';
import { type ChangedQuotes, refreshSeries } from './refresh-series.ts';
import { readGroupIndex } from './vegetable.filters.repository.ts';

jest.setTimeout(120_000);

let database: ServerTestDatabase;
let ids: number[];
const id = (index: number) => ids[index] ?? 0;

beforeAll(async () => {
  database = await openSampleDatabase();
  const { rows } = await database.pool.query(`select id from price_series where scope = 'market' order by id`);
  ids = rows.map((row) => row.id);
});
afterAll(() => database.close());

const ask = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);

/** Everything that a refresh writes. */
const kept = async () => ({
  series: (await ask('select * from price_series order by id')).rows,
  years: (await ask('select * from price_series_year order by series_id, year')).rows,
  products: (await ask('select id from price_product order by id')).rows,
});

/** Refreshes only the changed quotes and expects the same result as a full refresh. */
const expectSame = async (changed: ChangedQuotes) => {
  await refreshSeries(database.db, changed);
  const found = await kept();
  await refreshSeries(database.db);
  expect(found).toEqual(await kept());
  return found;
};

const seriesOf = async (which: number) => (await ask('select * from price_series where id = $1', [which])).rows[0];

it('leaves what did not change alone', async () => {
  await ask('update price_series set avg = 12345 where id = $1', [id(1)]);
  await refreshSeries(database.db, { series: [id(0)], from: SAMPLE_DAY, to: SAMPLE_DAY });
  expect((await seriesOf(id(1))).avg).toBe(12345);
  await refreshSeries(database.db);
  expect((await seriesOf(id(1))).avg).not.toBe(12345);
});

it('chooses headlines for the products of the changed series and no others', async () => {
  const { product_id: product } = await seriesOf(id(0));
  const wrong = async () =>
    (await ask('select distinct product_id = $1 as own from price_series where market_count = 9999', [product])).rows;
  await ask('update price_series set market_count = 9999');
  await refreshSeries(database.db, { series: [id(0)], from: SAMPLE_DAY, to: SAMPLE_DAY });
  expect(await wrong()).toEqual([{ own: false }]);
  await refreshSeries(database.db);
  expect(await wrong()).toEqual([]);
});

it('says the same as a refresh of everything after a new day, a correction and a doubtful quote', async () => {
  const next = addDays(SAMPLE_DAY, 1);
  await ask(
    `insert into price_quote (series_id, date, low, avg, high, unit, source_low, source_avg, source_high, flag)
     values ($1, $3, 1, 2, 3, '公斤', 1, 2, 3, null), ($2, $3, 9, 8, 7, '公斤', 9, 8, 7, 'avg_out_of_range')`,
    [id(0), id(2), next],
  );
  await ask('update price_quote set avg = avg * 2 where series_id = $1 and date = $2', [id(3), SAMPLE_DAY]);
  await expectSame({ series: [id(0), id(2), id(3)], from: SAMPLE_DAY, to: next });
  expect(await seriesOf(id(0))).toMatchObject({ last_date: next, prev_date: SAMPLE_DAY, avg: 2 });
  expect(await seriesOf(id(2))).toMatchObject({ last_date: next, flag: 'avg_out_of_range' });
});

it('says the same after a correction far back, a year that had none, and quotes that went', async () => {
  await ask('select ensure_price_year(2019)');
  await ask(
    `insert into price_quote (series_id, date, avg, unit, source_avg) values ($1, '2019-05-06', 4, '公斤', 4)`,
    [id(4)],
  );
  await ask('update price_quote set avg = 99 where series_id = $1 and date = $2', [id(4), addDays(SAMPLE_DAY, -365)]);
  await ask('delete from price_quote where series_id = $1 and date > $2', [id(5), addDays(SAMPLE_DAY, -9)]);
  await expectSame({ series: [id(4), id(5)], from: '2019-05-06', to: SAMPLE_DAY });
  expect(await seriesOf(id(4))).toMatchObject({ first_date: '2019-05-06' });
  expect(await seriesOf(id(5))).toMatchObject({ last_date: addDays(SAMPLE_DAY, -9) });
});

it('tells the planner of the years that changed, and of all where it knows less than half', async () => {
  const known = async (table: string): Promise<number> =>
    (await ask('select reltuples::float8 as rows from pg_class where relname = $1', [table])).rows[0].rows;
  await refreshSeries(database.db);
  const all = await known('price_quote');
  const year = Number(SAMPLE_DAY.slice(0, 4)) + 4;
  await ask('select ensure_price_year($1)', [year]);
  const add = (first: string, last: string) =>
    ask(
      `insert into price_quote (series_id, date, avg, unit, source_avg)
       select s.id, d::date, 4, '公斤', 4 from price_series s, generate_series($1::date, $2::date, '1 day') d`,
      [first, last],
    );
  await add(`${year}-01-01`, `${year}-02-10`);
  await refreshSeries(database.db, { series: ids, from: `${year}-01-01`, to: `${year}-02-10` });
  expect(await known(`price_quote_${year}`)).toBeGreaterThan(0);
  expect(await known('price_quote')).toBe(all);
  await ask(`update pg_class set reltuples = 1 where relname = 'price_quote'`);
  await refreshSeries(database.db, { series: ids, from: `${year}-01-01`, to: `${year}-02-10` });
  expect(await known('price_quote')).toBeGreaterThan(all);
  await ask(`delete from price_quote where date >= $1`, [`${year}-01-01`]);
  await refreshSeries(database.db);
});

it('lets a product go with its last quote, and another series speak for the one that lost its quotes', async () => {
  const { product_id: product } = await seriesOf(id(6));
  const all = (await ask('select id from price_series where product_id = $1', [product])).rows.map((row) => row.id);
  const { rows } = await ask(
    `select id from price_series where headline and scope = 'market' and product_id <> $1 order by id desc`,
    [product],
  );
  const speaks = rows[0].id;
  await ask('delete from price_quote where series_id = any($1)', [[...all, speaks]]);
  const found = await expectSame({ series: [...all, speaks], from: '2019-01-01', to: addDays(SAMPLE_DAY, 1) });
  expect(found.products.map((row) => row.id)).not.toContain(product);
  expect(found.series.filter((row) => all.includes(row.id) || row.id === speaks)).toEqual([]);
});

it('keeps for the newest day the index that quotes of that day give', async () => {
  const { rows } = await ask(`select max(last_date) as last from price_series where scope = 'market'`);
  await ask(`delete from price_quote q using price_series s where s.id = q.series_id and s.last_date < $1`, [
    rows[0].last,
  ]);
  await refreshSeries(database.db);
  const newest = await readGroupIndex(database.db, undefined);
  expect(newest.length).toBeGreaterThan(0);
  expect(newest).toEqual(await readGroupIndex(database.db, rows[0].last));
});
