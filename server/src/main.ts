import { randomBytes } from 'node:crypto';
import { systemClock } from './clock.ts';
import { DataFolderBusy } from './db/embedded-lock.ts';
import { findProjectRoot } from './project.ts';
import { startServer } from './server.ts';
import { InvalidSettings, readSettings } from './settings.ts';

const root = findProjectRoot();

const run = async (): Promise<void> => {
  const settings = readSettings(process.env, root, () => randomBytes(32).toString('hex'));
  const server = await startServer({ settings, root, clock: systemClock });
  const stop = (signal: string) => {
    server.log.info(`收到 ${signal}，正在停止`);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

run().catch((error: unknown) => {
  const expected = error instanceof InvalidSettings || error instanceof DataFolderBusy;
  console.error(expected ? error.message : error);
  process.exit(1);
});
