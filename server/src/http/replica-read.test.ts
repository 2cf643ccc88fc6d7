import { describeOnPostgres } from '@bee/testing/database';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { connectTo } from '../db/connect.ts';
import { mayReadReplica, WROTE_COOKIE } from './replica-read.ts';

const urlOf = ({ pool }: ServerTestDatabase) => pool.options.connectionString ?? '';

describeOnPostgres('with a second database for reads', () => {
  let copy: ServerTestDatabase;
  let test: TestApp;
  const lines: unknown[] = [];
  beforeAll(async () => {
    copy = await openTestDatabase();
    test = await startTestApp({}, async () => {
      const primary = await openTestDatabase();
      const replica = { connectionString: urlOf(copy), limits: { lagMs: 1000, freshMs: 1000 } };
      const both = connectTo({ connectionString: urlOf(primary), max: 4 }, (_text, of) => lines.push(of?.event), {
        replica,
      });
      await both.replica?.check();
      const close = async () => {
        await both.close();
        await primary.close();
      };
      return { ...both, kind: primary.kind, close };
    });
    for (const [database, name] of [
      [test.database, 'primary'],
      [copy, 'replica'],
    ] as const)
      await sql`insert into food_category (title, rank) values (${name}, 1)`.execute(database.db);
  }, 60_000);
  afterAll(async () => {
    await test?.close();
    await copy?.close();
  });
  afterEach(() => {
    lines.length = 0;
  });

  const read = async (browser = test.newBrowser()) =>
    JSON.stringify((await test.call('food/getCateList', {}, browser)).body.data).includes('replica')
      ? 'replica'
      : 'primary';

  it('visitors and members read from it', async () => {
    expect(await read()).toBe('replica');
    expect(await read(await signIn(test))).toBe('replica');
  });

  it('a member who has written reads from the primary', async () => {
    const member = await signIn(test);
    const wrote = await test.call('user/updateInfo', { nickname: '新名字' }, member);
    expect(wrote.body).toMatchObject({ code: 1 });
    expect(String(wrote.headers['set-cookie'])).toMatch(new RegExp(`${WROTE_COOKIE}=1; Max-Age=1;`));
    expect(await read(member)).toBe('primary');
    expect(await read()).toBe('replica');
  });

  it('a visitor cannot choose the primary', async () => {
    expect(await read({ ...test.newBrowser(), cookies: { [WROTE_COOKIE]: '1' } })).toBe('replica');
  });

  it('everybody reads from the primary for a moment after content has changed', async () => {
    test.database.replica?.contentChanged();
    expect(await read()).toBe('primary');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await read()).toBe('replica');
  });

  it('refuses to write', async () => {
    const write = () => sql`insert into food_category (title, rank) values ('x', 2)`.execute(test.database.db);
    await expect(test.database.replica?.read(write)).rejects.toMatchObject({ code: '25006' });
  });

  it('is replaced by the primary while it is away, with one log line for each change', async () => {
    await copy.db.destroy();
    const admin = test.database.db;
    const name = new URL(urlOf(copy)).pathname.slice(1);
    const allow = (is: boolean) => sql`alter database ${sql.id(name)} allow_connections ${sql.lit(is)}`.execute(admin);
    await allow(false);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(admin);
    expect([await read(), await read()]).toEqual(['primary', 'primary']);
    await test.database.replica?.check();
    expect(test.database.replica?.state().up).toBe(false);
    await allow(true);
    await test.database.replica?.check();
    expect(await read()).toBe('replica');
    expect(lines.filter((event) => String(event).startsWith('replica'))).toEqual(['replica lost', 'replica back']);
  });
});

it('never answers what identifies callers or tells which tags were touched', () => {
  for (const id of ['user/login', 'site/getTouchedTags', 'site/reportEdge'] as const)
    expect(mayReadReplica(id, false)).toBe(false);
});

it('answers members from the primary where they see what they have bought, or their call writes', () => {
  for (const id of ['data/getProductDetail', 'article/getReportDetail', 'industry/getIndex'] as const)
    expect([mayReadReplica(id, true), mayReadReplica(id, false)]).toEqual([false, true]);
});
