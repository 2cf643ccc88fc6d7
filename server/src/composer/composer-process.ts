import type { Clock } from '../clock.ts';
import { openDatabase } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { buildApp } from '../http/app.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { measureProcess } from '../http/probes.ts';
import { outgoingAddresses } from '../outgoing-addresses.ts';
import { migrationsFolder } from '../project.ts';
import type { Settings } from '../settings.ts';
import { endWithin } from '../shut-down.ts';
import { createLog, reportTo } from '../telemetry/process-log.ts';
import { startComposer } from './start-composer.ts';

type Options = { settings: Settings; root: string; clock: Clock };

/** Starts a process that only composes: it holds the signing key and serves nothing but probes. */
export const startComposerProcess = async ({ settings, root, clock }: Options) => {
  const line = (text: string) => console.log(text);
  const log = createLog(settings.logLevel);
  const failed = reportTo(log);
  const { databaseUrl, databaseLimits: limits, dataDir, port, host } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, limits, log: failed });
  let listening = false;
  try {
    await database.longWork(({ pool }) => migrate(pool, migrationsFolder(root), line));
    database.health.start();
    const isReady = () => listening && database.health.state() !== 'away';
    const site = { settings, log, composition: () => '', isReady };
    const app = await buildApp(site, async () => undefined);
    measureProcess(app);
    const outgoing = createOutgoing(outgoingAddresses(settings), log);
    const apiUrl = settings.apiUrl ?? `http://127.0.0.1:${port}`;
    const address = await app.listen({ port, host });
    const stop = startComposer({ settings, db: database.db, clock, outgoing }, apiUrl, failed);
    listening = true;
    line(`农小蜂值守已启动：${address}`);
    const close = async () => {
      listening = false;
      await endWithin(5_000, [{ name: '值守', end: stop }], line);
      await endWithin(1_000, [{ name: '探针', end: () => app.close() }], line);
      await endWithin(2_500, [{ name: '数据库', end: () => database.close() }], line);
    };
    return { address, log, close };
  } catch (error) {
    await database.close();
    throw error;
  }
};
