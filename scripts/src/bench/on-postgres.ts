import { ROOT } from '@bee/build/workspace';
import { connectTo, type OpenDatabase } from '../../../server/src/db/connect.ts';
import { migrate } from '../../../server/src/db/migrate.ts';
import { migrationsFolder } from '../../../server/src/project.ts';
import { NoPostgres, startPostgres } from '../test/private-postgres.ts';

/** `bare` is a single session without idle timeout, so that its settings apply to all its queries. */
export type Sides = { ours: OpenDatabase; bare: OpenDatabase; url: string };

/** Runs a benchmark on a PostgreSQL of its own with our tables; null when none can be started. */
export const onPostgres = async <Result>(run: (sides: Sides) => Promise<Result>): Promise<Result | null> => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  try {
    postgres = await startPostgres();
  } catch (error) {
    if (error instanceof NoPostgres) return null;
    throw error;
  }
  const ours = connectTo({ connectionString: postgres.url, max: 4, options: '-c jit=off' });
  const bare = connectTo({ connectionString: postgres.url, max: 1, idleTimeoutMillis: 0, options: '-c jit=off' });
  try {
    await migrate(ours.pool, migrationsFolder(ROOT));
    return await run({ ours, bare, url: postgres.url });
  } finally {
    await ours.close();
    await bare.close();
    postgres.stop();
  }
};
