import { openSeveredDatabase } from '@bee/testing/server/severed-database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import type { Db } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { createBoss } from './boss.ts';
import { defineJob, type Job } from './job.ts';
import { createJobRunner, type RunEnd } from './job-runner.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const HOUR = 3600;
const job = (name: string, run: Job['run'], more: Partial<Job> = {}) =>
  defineJob({ name, everySeconds: HOUR, run, ...more });

/** A worker process of its own on the same database. */
const startWorker = async (
  jobs: Job[],
  { db = database.db, retryLimit = 1 }: { db?: Db; retryLimit?: number } = {},
) => {
  const boss = createBoss(db, { supervise: false });
  await boss.start();
  for (const { name } of jobs)
    await boss.createQueue(name, { name, policy: 'short', retryLimit, retryDelay: 0, expireInSeconds: 60 });
  const ends: RunEnd[] = [];
  const problems: string[] = [];
  const runner = createJobRunner({
    ...{ boss, jobs, deps: { db } as Deps },
    onEnd: async (end) => void ends.push(end),
    report: (name, problem) => problems.push(`${name}: ${problem}`),
  });
  const runDue = async () => (await runner.startDue())();
  return { ...runner, boss, ends, problems, runDue };
};

const states = async (name: string): Promise<string[]> => {
  const { rows } = await database.pool.query('select state from pgboss.job where name = $1 order by created_on', [
    name,
  ]);
  return rows.map(({ state }) => state);
};

it('runs once per interval, whichever of two processes is first', async () => {
  const runs: string[] = [];
  const of = (process: string) => [job('test.once', async () => runs.push(process))];
  const [a, b] = [await startWorker(of('a')), await startWorker(of('b'))];
  await Promise.all([a.runDue(), b.runDue()]);
  await Promise.all([a.runDue(), b.runDue()]);
  expect(runs).toHaveLength(1);
  expect(await states('test.once')).toEqual(['completed']);
});

it('keeps no history of runs that had nothing to do', async () => {
  const worker = await startWorker([job('test.idle', async () => 0)]);
  await worker.runDue();
  expect(worker.ends).toMatchObject([{ job: 'test.idle', outcome: 'idle', attempt: 1 }]);
  expect(await states('test.idle')).toEqual([]);
});

it('retries a failure, keeps message and stack of the last one, and gives up at the limit', async () => {
  const fails = async () => {
    throw new Error('第 3 行没有单位');
  };
  const worker = await startWorker([job('test.fails', fails)]);
  await worker.runDue();
  expect(await states('test.fails')).toEqual(['retry']);
  await worker.runDue();
  expect(worker.ends.map(({ outcome, attempt }) => [outcome, attempt])).toEqual([
    ['failed', 1],
    ['dead', 2],
  ]);
  const { rows } = await database.pool.query("select state, output from pgboss.job where name = 'test.fails'");
  expect(rows).toMatchObject([{ state: 'failed', output: { message: '第 3 行没有单位' } }]);
  expect(rows[0].output.stack).toContain('job-runner.test.ts');
  await worker.runDue();
  expect(worker.ends).toHaveLength(2);
});

it('goes on with other jobs while a job fails or takes long', async () => {
  let finish = () => {};
  const long = new Promise<number>((resolve) => {
    finish = () => resolve(1);
  });
  const done: string[] = [];
  const worker = await startWorker([
    job('test.long', () => long),
    job('test.throws', () => Promise.reject(new Error('x'))),
    job('test.other', async () => done.push('other')),
  ]);
  const wait = await worker.startDue();
  while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(worker.ends.some(({ job: name }) => name === 'test.long')).toBe(false);
  finish();
  await wait();
  expect(worker.ends.map(({ job: name, outcome }) => `${name} ${outcome}`).sort()).toEqual([
    'test.long done',
    'test.other done',
    'test.throws failed',
  ]);
});

it('does not run a paused job, and makes up for it when it is resumed', async () => {
  const runs: number[] = [];
  const worker = await startWorker([job('test.paused', async () => runs.push(1))]);
  await database.pool.query("insert into job_pause values ('test.paused', now())");
  await worker.runDue();
  expect(runs).toEqual([]);
  await database.pool.query("delete from job_pause where name = 'test.paused'");
  await worker.runDue();
  expect(runs).toEqual([1]);
});

it('aborts the running job when it stops, and leaves the run for the next process', async () => {
  const aborted = (signal: AbortSignal) =>
    new Promise<number>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
  const stopped = await startWorker([job('test.stop', (_deps, { signal }) => aborted(signal))]);
  await stopped.startDue();
  while ((await states('test.stop'))[0] !== 'active') await new Promise((resolve) => setTimeout(resolve, 10));
  await stopped.stop();
  expect(await states('test.stop')).toEqual(['retry']);
  const next = await startWorker([job('test.stop', async () => 1)]);
  await next.runDue();
  expect(await states('test.stop')).toEqual(['completed']);
});

it('repeats a run whose process died, once it has expired', async () => {
  const died = await startWorker([job('test.died', () => new Promise<number>(() => {}))]);
  await died.startDue();
  while ((await states('test.died'))[0] !== 'active') await new Promise((resolve) => setTimeout(resolve, 10));
  await database.pool.query("update pgboss.job set started_on = now() - interval '2 minutes' where name = 'test.died'");
  const next = await startWorker([job('test.died', async () => 1)]);
  await next.boss.maintain();
  await next.runDue();
  expect(await states('test.died')).toEqual(['completed']);
});

describe('a job with items', () => {
  const items = (name: string, list: () => string[], run: Job['run'], more: Partial<Job> = {}) =>
    job(name, run, { everySeconds: 0, listItems: async () => list(), ...more });
  const rows = async (name: string) =>
    (await database.pool.query('select data, state from pgboss.job where name = $1 order by data', [name])).rows;

  const remaining = (runs: string[]) =>
    items(
      'test.items',
      () => ['c', 'a', 'b'].filter((item) => !runs.includes(item)),
      async (_deps, { item }) => runs.push(item),
    );

  it('runs the items in the given order', async () => {
    const runs: string[] = [];
    const worker = await startWorker([remaining(runs)]);
    await worker.runDue();
    expect(runs).toEqual(['c', 'a', 'b']);
  });

  // Which of two processes runs an item first is open: each takes the next item, and either may be faster to start it.
  it('runs each item once in two processes', async () => {
    const runs: string[] = [];
    const [a, b] = [await startWorker([remaining(runs)]), await startWorker([remaining(runs)])];
    await Promise.all([a.runDue(), b.runDue()]);
    await Promise.all([a.runDue(), b.runDue()]);
    expect(runs.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('repeats an item at the time that its run chose, and not before', async () => {
    const runs: string[] = [];
    const worker = await startWorker([
      items(
        'test.repeat',
        () => ['a'],
        async (_deps, { item, repeatAt }) => {
          runs.push(item);
          repeatAt(new Date(Date.now() + 60_000));
          return 0;
        },
      ),
    ]);
    await worker.runDue();
    await worker.runDue();
    expect(runs).toEqual(['a']);
    expect(await rows('test.repeat')).toEqual([{ data: { item: 'a' }, state: 'created' }]);
    await database.pool.query("update pgboss.job set start_after = now() where name = 'test.repeat'");
    await worker.runDue();
    expect(runs).toEqual(['a', 'a']);
  });

  it('goes on with others when one fails, tells the last attempt, and leaves the item to an operator', async () => {
    const last: boolean[] = [];
    const worker = await startWorker([
      items(
        'test.bad',
        () => ['bad', 'good'],
        async (_deps, { item, isLastAttempt }) => {
          if (item === 'good') return 0;
          last.push(isLastAttempt);
          throw new Error('不行');
        },
      ),
    ]);
    await worker.runDue();
    await worker.runDue();
    await worker.runDue();
    expect(last).toEqual([false, true]);
    const ends = worker.ends.filter(({ item }) => item === 'bad').map(({ outcome }) => outcome);
    expect(ends).toEqual(['failed', 'dead']);
    expect(await rows('test.bad')).toEqual([{ data: { item: 'bad' }, state: 'failed' }]);
  });

  it('looks for items at once when an operator runs it', async () => {
    let isThere = false;
    const runs: string[] = [];
    const list = () => (isThere ? ['a'] : []);
    const worker = await startWorker([
      items('test.now', list, async (_deps, { item }) => runs.push(item), { everySeconds: HOUR }),
    ]);
    await worker.runDue();
    isThere = true;
    await worker.boss.send('test.now', {});
    await worker.runDue();
    expect(runs).toEqual(['a']);
    expect(await rows('test.now')).toEqual([{ data: { item: 'a' }, state: 'completed' }]);
  });

  it('reports items that cannot be listed, and runs the other jobs', async () => {
    const fail = () => {
      throw new Error('列不出来');
    };
    const worker = await startWorker([items('test.list', fail, async () => 1), job('test.after', async () => 1)]);
    await worker.runDue();
    expect(worker.problems).toEqual(['test.list: 列不出来']);
    expect(worker.ends).toMatchObject([{ job: 'test.after', outcome: 'done' }]);
  });
});

it('records the end of a run that outlasts an outage of the database', async () => {
  const severed = await openSeveredDatabase(4);
  const worker = await startWorker(
    [
      job('test.outage', async () => {
        await severed.sever();
        setTimeout(() => void severed.mend(), 500);
        return 1;
      }),
    ],
    { db: severed.db },
  );
  await worker.runDue();
  expect(worker.ends).toMatchObject([{ outcome: 'done' }]);
  const { rows } = await severed.pool.query("select state from pgboss.job where name = 'test.outage'");
  expect(rows).toEqual([{ state: 'completed' }]);
  await severed.close();
});

it('shows how far a long run has come until it ends', async () => {
  const shown: unknown[] = [];
  const stored = () => database.db.selectFrom('job_progress').select(['job', 'done', 'total', 'step']).execute();
  const worker = await startWorker([
    job('test.progress', async (_deps, { progress }) => {
      await progress(0, 2, '甲');
      await progress(1, 2, '乙');
      shown.push(...(await stored()));
      throw new Error('stopped half way');
    }),
  ]);
  await worker.runDue();
  expect(worker.ends).toMatchObject([
    { job: 'test.progress', outcome: 'failed', error: new Error('stopped half way') },
  ]);
  expect(shown).toEqual([{ job: 'test.progress', done: 1, total: 2, step: '乙' }]);
  expect(await stored()).toEqual([]);
});
