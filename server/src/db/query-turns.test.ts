import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

let dataDir: string;
let database: EmbeddedDatabase;
let pool: Pool;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'bee-turns-'));
  database = await startEmbedded({ dataDir });
  pool = new Pool({ ...database.address, user: 'postgres', database: 'postgres', max: 8 });
}, 60_000);

afterAll(async () => {
  await pool.end();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('keeps queries of several connections apart, large ones between small ones', async () => {
  const large = 'x'.repeat(400_000);
  const asked = Array.from({ length: 120 }, async (_, index) => {
    if (index % 3 === 0) {
      const { rows } = await pool.query('select length($1::text) as n, $2::int as i', [large, index]);
      return [rows[0].n, rows[0].i];
    }
    const { rows } = await pool.query('select $1::int as i', [index]);
    return [400_000, rows[0].i];
  });
  const answers = await Promise.all(asked);
  expect(answers).toEqual(answers.map((_, index) => [400_000, index]));
}, 30_000);

it('gives the turn on when a connection leaves in the middle of its transaction', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('create table left_behind (id int)');
  client.release(true);
  const { rows } = await pool.query(`select to_regclass('left_behind') as name`);
  expect(rows[0].name).toBeNull();
}, 30_000);
