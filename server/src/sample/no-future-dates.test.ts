import { SAMPLE_LOADED } from '@bee/testing/server/template-name';
import { openSampleDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { shanghaiDay } from '../clock.ts';
import { keepCurrentOnce } from './keep-current.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
}, 240_000);
afterAll(() => database?.close());

/** What lies ahead by its nature. */
const AHEAD = [
  'member.vip_expire',
  'member.vegetable_expire',
  'membership_record.ends_before',
  'membership_record.ends_after',
  'purchase.benefit_to',
  'purchase.expires_at',
  'payment.expires_at',
  'supply_posting.expires_at',
  'policy.effective_at',
  'policy.expires_at',
  'standard.effective_at',
  'standard.repealed_at',
];
/** By the clock of the machine, which is not that of the test. */
const OF_THE_MACHINE = ['migration.applied_at', 'import_lease.expires_at', 'cache_tag.touched_at'];

/** Every value of every date and timestamp column of the database that is later than `now`, by its column. */
const laterThan = async (now: Date): Promise<string[]> => {
  const { rows: columns } = await database.pool.query<{ table: string; column: string; type: string }>(`
    select c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('date', 'timestamp with time zone', 'ARRAY') and c.udt_name in ('date', 'timestamptz', '_date')`);
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { table, column, type } of columns) {
    const name = `${table}.${column}`;
    if (AHEAD.includes(name) || OF_THE_MACHINE.includes(name)) continue;
    const bound = type === 'timestamp with time zone' ? now.toISOString() : shanghaiDay(now);
    const latest = type === 'ARRAY' ? `(select max(d) from unnest("${column}") d)` : `"${column}"`;
    const { rows } = await database.pool.query<{ count: number; latest: string }>(
      `select count(*)::int as count, max(${latest})::text as latest from "${table}" where ${latest} > $1`,
      [bound],
    );
    if (rows[0]?.count) found.push(`${name}: ${rows[0].count}, as ${rows[0].latest}`);
  }
  return found;
};

it('is dated in the future by nothing when it has just been loaded, five minutes after midnight', async () => {
  expect(await laterThan(SAMPLE_LOADED)).toEqual([]);
});

it.each([
  '2026-03-05T00:05:00+08:00',
  '2026-03-06T05:17:00+08:00',
  '2026-03-09T12:00:00+08:00',
  '2026-04-01T07:59:00+08:00',
  '2026-04-01T23:59:00+08:00',
])(
  'nor when it was kept current at %s',
  async (instant) => {
    const now = new Date(instant);
    const problems: string[] = [];
    await keepCurrentOnce(database.db, now, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
    expect(await laterThan(now)).toEqual([]);
  },
  120_000,
);
