import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { stagedRows } from './stage-rows.ts';
import { createStages, dropStages, stagedBy } from './stage-tables.ts';

type Sale = { code: string; soldOn: string; kilograms: number | null; tags: string[] };

const declaration = {
  table: 'stage_sale',
  columns: { code: 'text', soldOn: 'date', kilograms: 'float8', tags: 'text[]' },
  computed: { read_at: ['text', (_: Sale, { at }: { at: string }) => at] },
} as const;

const RUN = 7;
const context = { sourceName: '测试', at: '2026-03-01', files: null };
const sale = (code: string, kilograms: number | null): Sale => ({
  ...{ code, kilograms },
  ...{ soldOn: '2026-02-28', tags: ['散装', '一级'] },
});

let database: ServerTestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);

afterAll(() => database?.close());

/** Stages each sale in a batch of its own. */
const staged = async (kind: ReturnType<typeof stagedRows<Sale>>, sales: Sale[]) => {
  await createStages(database.db, RUN, kind.stages);
  for (const [index, row] of sales.entries())
    await kind.stage(stagedBy(database.db, RUN), [{ place: index + 1, row, again: false }], context);
  const { rows } = await database.pool.query(
    'select place, code, sold_on::text, kilograms, tags, read_at from stage_7_sale order by place',
  );
  await dropStages(database.db, RUN, kind.stages);
  return rows;
};

const stored = (place: number, code: string, kilograms: number | null) => ({
  ...{ place, code, kilograms },
  ...{ sold_on: '2026-02-28', tags: ['散装', '一级'], read_at: '2026-03-01' },
});

describe('a declared stage table', () => {
  it('holds the declared columns of every row', async () => {
    const rows = await staged(stagedRows<Sale>(declaration), [sale('a', 1.5), sale('a', null)]);
    expect(rows).toEqual([stored(1, 'a', 1.5), stored(2, 'a', null)]);
  });

  it('holds the last row of each key', async () => {
    const kind = stagedRows<Sale>({ ...declaration, key: ['code'] });
    const rows = await staged(kind, [sale('a', 1.5), sale('b', 2), sale('a', null)]);
    expect(rows).toEqual([stored(2, 'b', 2), stored(3, 'a', null)]);
  });

  it('exists only during its run', async () => {
    const { rows } = await database.pool.query(`select tablename from pg_tables where tablename like 'stage\\_%'`);
    expect(rows).toEqual([]);
  });
});
