import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Clock, shanghaiDay } from './clock.ts';
import { type OpenDatabase, openDatabase } from './db/connect.ts';
import { onFirstStart } from './db/first-start.ts';
import { migrate } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { registerEdge } from './edge/edge.ts';
import { followComposition } from './edge/release/composition-follower.ts';
import { openReleaseStore } from './edge/release/release-store.ts';
import { buildApp } from './http/app.ts';
import { createViewerFinder } from './modules/user/find-viewer.ts';
import { migrationsFolder, renderWorkerFile } from './project.ts';
import { loadSample } from './sample/load-sample.ts';
import type { Settings } from './settings.ts';

type StartOptions = { settings: Settings; root: string; clock: Clock };

/** What names the active composition: the edge, or in a process without pages the release store alone. */
type Composed = { composition(): string; close(): Promise<void> };

const DRAIN_MS = 8_000;

export type RunningServer = { address: string; log: FastifyBaseLogger; close(): Promise<void> };

/** Database, migrations, sample data, api, edge, port: in this order, and back when it closes. */
export const startServer = async ({ settings, root, clock }: StartOptions): Promise<RunningServer> => {
  const line = (text: string) => console.log(text);
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log: line });
  let edge: Composed | null = null;
  let ready = false;
  try {
    await prepareData(database, settings, root, clock, line);
    const deps: Deps = {
      settings,
      db: database.db,
      clock,
      findViewer: createViewerFinder(database.db, settings),
      composition: () => edge?.composition() ?? '',
      isReady: () => ready,
    };
    const app = await buildApp(deps);
    edge = settings.role === 'api' ? await followOnly(settings, line) : await startEdge(app, settings, root, clock);
    const address = await app.listen({ port: settings.port, host: settings.host });
    ready = true;
    line(`农小蜂已启动：${address}`);
    return { address, log: app.log, close: () => shutDown() };

    async function shutDown() {
      ready = false;
      // Streams of answers may last; what is not done by then is cut off.
      const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
      await app.close();
      clearTimeout(cutOff);
      await edge?.close();
      await database.close();
    }
  } catch (error) {
    await database.close();
    throw error;
  }
};

const prepareData = async (
  database: OpenDatabase,
  { sampleSize }: Settings,
  root: string,
  clock: Clock,
  log: (line: string) => void,
): Promise<void> => {
  await migrate(database.pool, migrationsFolder(root), log);
  if (sampleSize === 'none') return;
  const now = clock.now();
  await onFirstStart(database, 'sample', now, () =>
    loadSample(database.db, { today: shanghaiDay(now), size: sampleSize, log }),
  );
};

const followOnly = async ({ releaseStore }: Settings, report: (problem: string) => void): Promise<Composed> => {
  const follower = await followComposition(openReleaseStore(releaseStore), report);
  return { composition: () => follower.current()?.id ?? '', close: async () => follower.close() };
};

const startEdge = (app: FastifyInstance, settings: Settings, root: string, clock: Clock) =>
  registerEdge(app, {
    settings,
    apiUrl: settings.apiUrl ?? `http://127.0.0.1:${settings.port}`,
    workerFile: renderWorkerFile(root),
    clock,
  });
