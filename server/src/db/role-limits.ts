import pg from 'pg';
import type { Report } from '../telemetry/process-log.ts';
import type { DatabaseLimits } from './database-limits.ts';

const ROLE_LOCK = 718_281_830;

/**
 * Sets the limits and `jit` as defaults of the server's role in its database, so that they apply to every connection:
 * behind PgBouncer in transaction mode a `SET` could apply to another caller, and startup parameters are rejected.
 * `jit` compilation takes seconds when the cost estimate is high, while the statements run for milliseconds.
 */
export const setRoleLimits = async (pool: pg.Pool, limits: DatabaseLimits, log: Report): Promise<void> => {
  const wanted = Object.entries({
    statement_timeout: String(limits.statementMs),
    lock_timeout: String(limits.lockMs),
    idle_in_transaction_session_timeout: String(limits.idleTransactionMs),
    jit: 'off',
  });
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two processes that start at the same time would update the same catalogue row.
    await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK]);
    const { rows } = await client.query<{ role: string; database: string; settings: string[] }>(SETTINGS);
    const found = rows[0];
    if (!found) throw new Error('the catalogue names no current role');
    const names = `${pg.escapeIdentifier(found.role)} in database ${pg.escapeIdentifier(found.database)}`;
    for (const [name, value] of wanted)
      if (!found.settings.includes(`${name}=${value}`))
        await client.query(`alter role ${names} set ${name} = ${pg.escapeLiteral(value)}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    log(
      `数据库的限时没有设定，语句可能无限执行：${(error as Error).message}；请以该角色执行 ALTER ROLE，见 docs/deployment.md`,
      { level: 'warn', err: error },
    );
  } finally {
    client.release();
  }
};

const SETTINGS = `
  select current_user as role, current_database() as database, coalesce(
    (select s.setconfig from pg_db_role_setting s
     join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
     where d.datname = current_database() and r.rolname = current_user), '{}') as settings`;
