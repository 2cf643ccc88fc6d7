import { Crash, crashingDatabase } from './crashing-database.ts';
import { openTestDatabase, type ServerTestDatabase } from './test-database.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

describe('a process that dies', () => {
  it.each([true, false])('leaves no transaction open, its beginning done: %s', async (isDone) => {
    // The embedded database has only one connection, so no other connection could observe it.
    if (database.kind === 'embedded') return;
    const another = await database.pool.connect();
    try {
      const crashing = crashingDatabase(database.pool);
      crashing.crashAfter(0, isDone);
      const dying = crashing.db.transaction().execute((tx) => tx.selectFrom('member').select('uid').execute());
      await expect(dying).rejects.toBeInstanceOf(Crash);
      crashing.heal();
      const member = { mobile: null, password_hash: null, nickname: `重启${isDone}`, reg_time: new Date() };
      const { uid } = await crashing.db.insertInto('member').values(member).returning('uid').executeTakeFirstOrThrow();
      const { rows } = await another.query('select uid from member where uid = $1', [uid]);
      expect(rows).toEqual([{ uid }]);
    } finally {
      another.release();
    }
  });
});
