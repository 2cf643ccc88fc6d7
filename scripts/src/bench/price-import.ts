import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { systemClock } from '../../../server/src/clock.ts';
import { type Column, insertColumns } from '../../../server/src/db/insert-columns.ts';
import type { Db } from '../../../server/src/db/schema.ts';
import { runImport } from '../../../server/src/imports.ts';
import { GROUPS } from './bench-prices.ts';
import { atLeast, type Goal, goal, type Measured } from './goals.ts';
import { fixed } from './statistics.ts';

/** Stores the file in a table without index, the fastest way in that database. `store` gives the seconds. */
type Bare = {
  title: string;
  store: (db: Db, file: string) => Promise<number>;
  goals: (perSecond: number, barePerSecond: number) => Goal[];
};

const MARKETS = 11;

/** Rows per second: a file of many new days, one more day, and the same rows stored barely. */
export const benchPriceImport = async (
  db: Db,
  rows: number,
  bare: Bare,
  log: (line: string) => void,
): Promise<Measured> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bee-bench-'));
  // The database server reads the file itself, as another user.
  chmodSync(folder, 0o755);
  try {
    const { products } = await db
      .selectFrom('price_product')
      .select(({ fn }) => fn.countAll<number>().as('products'))
      .executeTakeFirstOrThrow();
    const perDay = Number(products) * MARKETS;
    const many = path.join(folder, 'many.csv');
    await writeDays(many, 1, Math.max(1, Math.round(rows / perDay)), Number(products));
    log('price import …');
    const bareSeconds = await bare.store(db, many);
    const first = await importFile(db, many);
    const oneDay = path.join(folder, 'one.csv');
    await writeDays(oneDay, 400, 400, Number(products));
    const day = await importFile(db, oneDay);
    const perSecond = first.rows / first.seconds;
    const barePerSecond = first.rows / bareSeconds;
    return {
      lines: [
        `${bare.title}: ${first.rows} rows, ${perSecond.toFixed(0)} a second (barely ${barePerSecond.toFixed(0)}); ` +
          `a day of ${day.rows} rows in ${fixed(day.seconds)} s`,
      ],
      goals: bare.goals(perSecond, barePerSecond),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Days before those of the bench, which start in 2021: an import refuses days in the future. */
const FIRST_DAY = '2000-01-01';

/** Writes days that have no prices yet, in the format of the Xinfadi file. */
const writeDays = async (file: string, from: number, to: number, products: number): Promise<void> => {
  const out = createWriteStream(file);
  out.write('date,market,category,group,name,spec,unit,min_price,avg_price,max_price\n');
  for (let day = from; day <= to; day += 1) {
    const date = new Date(Date.parse(FIRST_DAY) + day * 86_400_000).toISOString().slice(0, 10);
    for (let product = 0; product < products; product += 1) {
      const group = GROUPS[product % GROUPS.length];
      let text = '';
      for (let market = 1; market <= MARKETS; market += 1) {
        const low = 1 + ((product * 7 + market * 3 + day) % 40) / 10;
        text += `${date},市场${market},${product % 10 < 7 ? '蔬菜' : '水果'},${group},品种${product},,斤,${low.toFixed(2)},${(low + 0.1).toFixed(2)},${(low + 0.2).toFixed(2)}\n`;
      }
      if (!out.write(text)) await once(out, 'drain');
    }
  }
  out.end();
  await finished(out);
};

const BARE: Column<string[]>[] = [
  ...['date', 'market', 'category', 'group_name', 'name', 'spec', 'unit', 'min_price', 'avg_price', 'max_price'].map(
    (name, place) => ({
      ...{ name, type: place === 0 ? 'date' : place < 7 ? 'text' : 'float8' },
      value: (cells: string[]) => cells[place],
    }),
  ),
];

const createBare = (db: Db) =>
  sql`create table bench_copy (${sql.raw(BARE.map(({ name, type }) => `${name} ${type}`).join(', '))})`.execute(db);

/** The embedded database has no COPY of files: one array per column, from rows that are read before. */
export const bareUnnest: Bare = {
  title: 'import embedded, bare unnest',
  store: async (db, file) => {
    await createBare(db);
    const rows = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const since = performance.now();
    await insertColumns(db, 'bench_copy', BARE, rows);
    return (performance.now() - since) / 1000;
  },
  goals: (perSecond, barePerSecond) => [
    atLeast('price import, embedded: share of the rows of a bare unnest', 0.5, perSecond / barePerSecond),
  ],
};

export const bareCopy: Bare = {
  title: 'import, bare COPY',
  store: async (db, file) => {
    await createBare(db);
    const since = performance.now();
    await sql`copy bench_copy from ${sql.lit(file)} csv header`.execute(db);
    return (performance.now() - since) / 1000;
  },
  goals: (perSecond, barePerSecond) => [
    goal('price import: seconds for 20,000 rows', 1, 20_000 / perSecond, 's'),
    // Ours also checks every row, finds doubtful prices, keeps an index and writes what an undo needs.
    atLeast('price import: share of the rows of a bare COPY', 0.3, perSecond / barePerSecond),
  ],
};

const importFile = async (db: Db, file: string): Promise<{ rows: number; seconds: number }> => {
  const since = performance.now();
  const { stored } = await runImport({ db, clock: systemClock, kind: 'prices', files: [file], dryRun: false });
  return { rows: stored, seconds: (performance.now() - since) / 1000 };
};
