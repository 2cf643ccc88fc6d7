import { once } from 'node:events';
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { systemClock } from '../../../server/src/clock.ts';
import type { Database } from '../../../server/src/db/schema.ts';
import { runImport } from '../../../server/src/imports.ts';
import { GROUPS } from './bench-prices.ts';

/** Rows per second: a file of many new days, one more day, and a bare COPY of the file. */
export type PriceImportSpeed = {
  rows: number;
  perSecond: number;
  dayRows: number;
  daySeconds: number;
  copyPerSecond: number;
};

const MARKETS = 11;

export const benchPriceImport = async (
  db: Kysely<Database>,
  rows: number,
  log: (line: string) => void,
): Promise<PriceImportSpeed> => {
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
    const copySeconds = await copy(db, many);
    const first = await importFile(db, many);
    const oneDay = path.join(folder, 'one.csv');
    await writeDays(oneDay, 400, 400, Number(products));
    const day = await importFile(db, oneDay);
    return {
      rows: first.rows,
      perSecond: first.rows / first.seconds,
      dayRows: day.rows,
      daySeconds: day.seconds,
      copyPerSecond: first.rows / copySeconds,
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

/** Copies the file into a table without index, the fastest way in PostgreSQL. @returns seconds */
const copy = async (db: Kysely<Database>, file: string): Promise<number> => {
  await sql`
    create table bench_copy (date date, market text, category text, "group" text, name text, spec text, unit text,
      min_price float8, avg_price float8, max_price float8)`.execute(db);
  const since = performance.now();
  await sql`copy bench_copy from ${sql.lit(file)} csv header`.execute(db);
  return (performance.now() - since) / 1000;
};

const importFile = async (db: Kysely<Database>, file: string): Promise<{ rows: number; seconds: number }> => {
  const since = performance.now();
  const { stored } = await runImport({ db, clock: systemClock, kind: 'prices', files: [file], dryRun: false });
  return { rows: stored, seconds: (performance.now() - since) / 1000 };
};
