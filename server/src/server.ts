import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Clock, shanghaiDay } from './clock.ts';
import { type OpenDatabase, openDatabase } from './db/connect.ts';
import { onFirstStart } from './db/first-start.ts';
import { migrate } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { buildApp } from './http/app.ts';
import { migrationsFolder } from './project.ts';
import { loadSample } from './sample/load-sample.ts';
import type { Settings } from './settings.ts';

type StartOptions = { settings: Settings; root: string; clock: Clock };

export type RunningServer = { address: string; log: FastifyBaseLogger; close(): Promise<void> };

/** Pages, registered on the same application; `composition` names what is active. */
type Edge = { close(): Promise<void>; composition(): string };
type EdgeModule = {
  registerEdge(app: FastifyInstance, deps: { settings: Settings; apiUrl: string; clock: Clock }): Promise<Edge>;
};

/** Database, migrations, sample data, api, edge, port: in this order, and back when it closes. */
export const startServer = async ({ settings, root, clock }: StartOptions): Promise<RunningServer> => {
  const line = (text: string) => console.log(text);
  const database = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir, log: line });
  let edge: Edge | null = null;
  let ready = false;
  try {
    await prepareData(database, settings, root, clock, line);
    const deps: Deps = {
      settings,
      db: database.db,
      clock,
      findViewer: async () => null,
      composition: () => edge?.composition() ?? 'none',
      isReady: () => ready,
    };
    const app = await buildApp(deps);
    if (settings.role !== 'api') edge = await startEdge(app, settings, clock);
    const address = await app.listen({ port: settings.port, host: settings.host });
    ready = true;
    line(`农小蜂已启动：${address}`);
    return { address, log: app.log, close: () => shutDown() };

    async function shutDown() {
      ready = false;
      await app.close();
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

const startEdge = async (app: FastifyInstance, settings: Settings, clock: Clock): Promise<Edge | null> => {
  const file = './edge/edge.ts';
  const module = (await import(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('edge/edge')) return null;
    throw error;
  })) as EdgeModule | null;
  const apiUrl = settings.apiUrl ?? `http://127.0.0.1:${settings.port}`;
  return module && module.registerEdge(app, { settings, apiUrl, clock });
};
