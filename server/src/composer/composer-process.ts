import type { Clock } from '../clock.ts';
import { openDatabase } from '../db/connect.ts';
import { measureDatabase } from '../db/database-metrics.ts';
import { migrate } from '../db/migrate.ts';
import { buildApp } from '../http/app.ts';
import { createOutgoing } from '../http/outgoing.ts';
import { measureProcess } from '../http/probes.ts';
import { outgoingAddresses } from '../outgoing-addresses.ts';
import { migrationsFolder } from '../project.ts';
import type { Settings } from '../settings.ts';
import { createShutdown } from '../shut-down.ts';
import { openTracer } from '../telemetry/open-tracer.ts';
import { createLog, type Report, reportTo } from '../telemetry/process-log.ts';
import { openSiteComposer, startComposer } from './start-composer.ts';
import { teamRoutes } from './team/team.routes.ts';

type Options = { settings: Settings; root: string; clock: Clock };

/** Starts a process that only composes: it holds the signing key and serves only probes and the uploads of teams. */
export const startComposerProcess = async ({ settings, root, clock }: Options) => {
  const line = (text: string) => console.log(text);
  const log = createLog(settings.logLevel);
  const failed = reportTo(log);
  const { databaseUrl, databaseLimits: limits, dataDir, port, host } = settings;
  const shutdown = createShutdown(line);
  let listening = false;
  try {
    const traces = await openTracer(settings, failed);
    if (traces) shutdown.add('ground', '追踪', traces.close);
    const tracer = traces?.tracer;
    const database = await openDatabase({ databaseUrl, dataDir, limits, log: failed });
    shutdown.add('database', '数据库', database.close);
    await database.longWork(({ pool }) => migrate(pool, migrationsFolder(root), line));
    database.health.start();
    const isReady = () => listening && database.health.state() !== 'away';
    const site = { settings, log, composition: () => '', isReady };
    const apiUrl = settings.apiUrl ?? `http://127.0.0.1:${port}`;
    const { db } = database;
    const team = teamRoutes({ db, clock, ...openSiteComposer({ settings, db, clock }, apiUrl) });
    const app = await buildApp(site, async (api) => void (await api.register(team, { prefix: '/team' })));
    shutdown.add('work', '探针', () => app.close());
    measureProcess(app);
    measureDatabase(app.metrics, database);
    const outgoing = createOutgoing(outgoingAddresses(settings), log);
    const report: Report = (text, details) => database.health.isLost() || failed(text, details);
    const address = await app.listen({ port, host });
    // It is the work of this process, so its running job gets the longest limit.
    shutdown.add(
      'work',
      '值守',
      startComposer({ settings, db: database.db, events: database.events, clock, outgoing, tracer }, apiUrl, report),
    );
    listening = true;
    line(`农小蜂值守已启动：${address}`);
    const close = () => {
      listening = false;
      return shutdown.run();
    };
    return { address, log, close };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};
