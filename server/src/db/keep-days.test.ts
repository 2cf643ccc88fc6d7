import { describeOnPostgres } from '@bee/testing/database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const query = async (text: string) => (await database.pool.query({ text, rowMode: 'array' })).rows;

const create = async (type: string) => {
  await query('drop table if exists probe');
  await query(`create table probe (at ${type} not null, n int, primary key (at, n)) partition by range (at)`);
  await query('create table probe_default partition of probe default');
};
const keep = async (today: string, first: string) => {
  const [[dropped]] = (await query(`select keep_days('probe', '${today}', '${first}')`)) as [[number]];
  return dropped;
};
const stored = () => query(`select n, replace(tableoid::regclass::text, 'probe_', '') from probe order by n`);
const days = async () =>
  (
    await query(`select replace(inhrelid::regclass::text, 'probe_', '') from pg_inherits
    where inhparent = 'probe'::regclass order by 1`)
  ).flat();

describe.each(['date', 'timestamptz'])('partitions by day of a %s', (type) => {
  beforeEach(() => create(type));
  const at = (day: string, time: string) => (type === 'date' ? day : `${day} ${time}+08`);
  const insert = (n: number, day: string, time = '12:00') =>
    query(`insert into probe values ('${at(day, time)}', ${n})`);

  it('exist for today and the next week; a run without work does nothing', async () => {
    expect(await keep('2026-03-28', '2026-03-01')).toBe(0);
    const ahead = ['20260328', '20260329', '20260330', '20260331', '20260401', '20260402', '20260403', '20260404'];
    expect(await days()).toEqual([...ahead, 'default']);
    expect(await keep('2026-03-28', '2026-03-01')).toBe(0);
    expect(await days()).toEqual([...ahead, 'default']);
  });

  it('begin at midnight in Shanghai', async () => {
    await keep('2026-03-04', '2026-03-01');
    await insert(1, '2026-03-04', '00:00');
    await insert(2, '2026-03-04', '23:59:59.999');
    await insert(3, '2026-03-05', '00:00');
    expect(await stored()).toEqual([
      [1, '20260304'],
      [2, '20260304'],
      [3, '20260305'],
    ]);
  });

  it('take rows of a day without a partition later, also those of earlier days; rows of the far future wait', async () => {
    await insert(1, '2026-03-04', '00:00');
    await insert(2, '2026-03-05', '23:59');
    await insert(3, '2026-03-12');
    await insert(4, '2030-01-01');
    expect((await stored()).map(([, part]) => part)).toEqual(['default', 'default', 'default', 'default']);
    await keep('2026-03-05', '2026-03-01');
    expect(await stored()).toEqual([
      [1, '20260304'],
      [2, '20260305'],
      [3, '20260312'],
      [4, 'default'],
    ]);
    await expect(insert(2, '2026-03-05', '23:59')).rejects.toThrow('duplicate key');
  });

  it('are dropped when their day is over, and with them rows that never had one', async () => {
    await insert(1, '2026-02-27');
    await keep('2026-02-27', '2026-02-01');
    await insert(2, '2026-02-28', '23:59');
    await insert(3, '2026-03-01', '00:00');
    await insert(4, '2026-02-20');
    expect(await keep('2026-03-10', '2026-03-01')).toBe(2);
    expect(await stored()).toEqual([[3, '20260301']]);
    expect(await days()).not.toContain('20260228');
    expect(await keep('2026-03-10', '2026-03-01')).toBe(0);
  });
});

describeOnPostgres('while rows arrive', () => {
  it('every insert succeeds, also for a day that gets its partition meanwhile', async () => {
    await create('timestamptz');
    const dayOf = (number: number) => new Date(Date.UTC(2026, 2, 1 + number)).toISOString().slice(0, 10);
    for (let number = 0; number < 15; number++) {
      const inserts = Array.from({ length: 8 }, (_, n) =>
        query(`insert into probe values ('${dayOf(number + (n % 2))} 12:00+08', ${number * 100 + n})`),
      );
      // A run that waits too long gives up; the job repeats it.
      const run = () => keep(dayOf(number - 7), '2026-01-01').catch((error) => expect(error.code).toBe('55P03'));
      await Promise.all([...inserts, run(), run()]);
    }
    await keep(dayOf(15), '2026-01-01');
    expect(
      await query(
        'select count(*)::int, count(*) filter (where tableoid = $$probe_default$$::regclass)::int from probe',
      ),
    ).toEqual([[120, 0]]);
  });
});
