/** `npm run migrate`. In docker-compose.yml it runs before the other processes start. */
import { withDatabase } from './commands/with-database.ts';

const log = (line: string): void => console.log(line);

withDatabase(process.env, async () => log('数据库的结构是最新的'), log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
