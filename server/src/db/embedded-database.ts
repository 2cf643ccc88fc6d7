/**
 * Entry point of the database child process: PGlite behind a PostgreSQL socket. Started by embedded.ts with the data
 * folder and the default connection limits as arguments; exits when the IPC channel to its parent closes.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '@bee/domain/error-message';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { keepFilesPrivate, keepModesPrivate } from '../settings/private-files.ts';
import type { ConnectionLimits } from './database-limits.ts';
import { embeddedAddress, socketFile } from './embedded-address.ts';
import { DataFolderBusy, takeLock } from './embedded-lock.ts';
import { createQueryTurns } from './query-turns.ts';
import type { DatabaseSign } from './statement-watch.ts';

const MAX_CONNECTIONS = 40;

const run = async (dataDir: string, limits: ConnectionLimits): Promise<void> => {
  keepFilesPrivate();
  keepModesPrivate();
  const address = embeddedAddress(dataDir);
  mkdirSync(address.host, { recursive: true, mode: 0o700 });
  const lock = takeLock(dataDir, { pid: process.pid, ...address });
  const db = await PGlite.create(path.join(dataDir, 'database'), { username: 'postgres', database: 'postgres' });
  const file = socketFile(address);
  rmSync(file, { force: true });
  const server = new PGLiteSocketServer({ db, path: file, maxConnections: MAX_CONNECTIONS });
  if (!Reflect.has(server, 'queryQueue'))
    throw new Error('pglite-socket has no queryQueue any more; see query-turns.ts');
  const signs = createSigns(limits, (sign) => process.send?.({ sign }));
  const turns = createQueryTurns(db, { usual: limits, before: signs.before });
  Reflect.set(server, 'queryQueue', turns);
  await server.start();

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.stop();
    await db.close();
    rmSync(file, { force: true });
    lock.release();
    process.exit(0);
  };
  process.on('disconnect', stop);
  process.on('SIGTERM', stop);
  process.on('message', (message) => {
    if (message === 'stop') void stop();
    if (message === 'ask') signs.say(turns.limits());
  });
  // Ctrl-C reaches the whole process group; the parent drains first and then sends `stop`.
  process.on('SIGINT', () => {});
  process.send?.({ ready: address });
};

run(process.argv[2] ?? '.data', JSON.parse(process.argv[3] ?? '{}')).catch((error: unknown) => {
  const refused = error instanceof DataFolderBusy;
  process.send?.(refused ? { refused: error.pid } : { failed: messageOf(error) });
  if (!refused) console.error(error);
  process.exitCode = 1;
  process.disconnect?.();
});

const REPEAT_MS = 1000;

/**
 * Reports the applicable limit to the parent process: before a statement if the limit changed or the last report is
 * older than one second, and whenever the parent asks. A report before each statement would cost as much as a small
 * statement.
 */
const createSigns = (usual: ConnectionLimits, send: (sign: DatabaseSign) => void) => {
  let said: ConnectionLimits | null = null;
  let saidAt = 0;
  const say = (limits: ConnectionLimits) => {
    said = limits;
    saidAt = performance.now();
    send({ limitMs: limits.statementMs, long: limits.statementMs > usual.statementMs });
  };
  return {
    say,
    before: (limits: ConnectionLimits) => {
      if (limits !== said || performance.now() - saidAt > REPEAT_MS) say(limits);
    },
  };
};
