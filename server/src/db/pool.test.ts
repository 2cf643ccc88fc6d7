import { describeOnPostgres } from '@bee/testing/database';
import { openTestDatabase, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { CallbackClient } from './callback-client.ts';
import { databaseError } from './database-error.ts';
import { openPool } from './pool.ts';

it('a server without a free connection is crowded, not lost', () => {
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
  expect(databaseError(refused)).toMatchObject({ trouble: 'crowded', code: '53300' });
});

describeOnPostgres('a connection that the server ends', () => {
  let database: ServerTestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database?.close());

  it('is reported as lost before its running statement fails', async () => {
    const seen: string[] = [];
    const { connect, close } = openPool({ ...database.pool.options, Client: CallbackClient, max: 1 }, () =>
      seen.push('lost'),
    );
    const client = await connect();
    const { pid } = (await client.query('select pg_backend_pid() as pid')).rows[0];
    const statement = client.query('select pg_sleep(60)').catch(({ code }) => seen.push(code));
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    await statement;
    expect(seen.slice(0, 2)).toEqual(['lost', '57P01']);
    client.release(true);
    await close();
  });
});
