import { setTimeout as sleep } from 'node:timers/promises';
import { searchNames } from '@bee/contracts/resource/search';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { cacheOf } from './cache/data-cache.ts';
import { type Clock, shanghaiDay } from './clock.ts';
import { startComposerProcess } from './composer/composer-process.ts';
import { openSiteComposer, startComposer } from './composer/start-composer.ts';
import { teamRoutes } from './composer/team/team.routes.ts';
import { type OpenDatabase, openDatabase, type ServedDatabase } from './db/connect.ts';
import { measureDatabase } from './db/database-metrics.ts';
import { migrate } from './db/migrate.ts';
import { countAsDone, isDone, runOnce } from './db/run-once.ts';
import type { Deps } from './deps.ts';
import { disabledFeatures } from './disabled-features.ts';
import { proxyApi } from './edge/api-proxy.ts';
import { registerEdge } from './edge/edge.ts';
import { followSequence } from './edge/release/follow-store.ts';
import { buildApp, type Site } from './http/app.ts';
import { serveModules } from './http/module-api.ts';
import { createOutgoing } from './http/outgoing.ts';
import { measureProcess } from './http/probes.ts';
import { indexTools } from './index-tools.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createViewerFinder, hasDemoMembers } from './modules/identity/index.ts';
import { followNames } from './modules/search/index.ts';
import { jobsOf, modules, nameSources } from './modules.ts';
import { openSandbox } from './open-sandbox.ts';
import { outgoingAddresses } from './outgoing-addresses.ts';
import { migrationsFolder, renderWorkerFile } from './project.ts';
import { paymentProviders } from './providers/payment/payment-providers.ts';
import { serveOutbox } from './providers/sms/outbox.routes.ts';
import { openFileStore } from './providers/storage/open-file-store.ts';
import { loadInvoices } from './sample/invoices.ts';
import { laterParts } from './sample/later-parts.ts';
import { HISTORY_PENDING } from './sample/load-history.ts';
import { loadSample } from './sample/load-sample.ts';
import { loadProducts } from './sample/products/load-products.ts';
import { renewSample, sampleEdition } from './sample/renew-sample.ts';
import type { Settings } from './settings.ts';
import { createShutdown } from './shut-down.ts';
import { readSiteInfo } from './site-info.ts';
import { openTracer } from './telemetry/open-tracer.ts';
import { createLog, type Report, reportTo } from './telemetry/process-log.ts';
import { whatIsOpen } from './what-is-open.ts';

type StartOptions = { settings: Settings; root: string; clock: Clock };

/** Provides the active composition: the edge, or only the release store in a process without pages. */
type Composed = { composition: Deps['composition']; answerStored?: Site['answerFirst']; close(): Promise<void> };

/** Streams may last long; those that are not finished by then are cut off. */
const CUT_OFF_MS = 4_500;

export type RunningServer = { address: string; log: FastifyBaseLogger; close(): Promise<void> };

/**
 * Starts database, migrations, sample data, API, edge and port; stops them in reverse. An edge alone has no database.
 */
export const startServer = async ({ settings: given, root, clock }: StartOptions): Promise<RunningServer> => {
  if (given.role === 'composer') return startComposerProcess({ settings: given, root, clock });
  const line = (text: string) => console.log(text);
  const shutdown = createShutdown(line);
  const log = createLog(given.logLevel);
  const failed = reportTo(log);
  const apiUrl = given.apiUrl ?? `http://127.0.0.1:${given.port}`;
  let edge: Composed | null = null;
  let listening = false;
  try {
    const traces = await openTracer(given, failed);
    if (traces) shutdown.add('ground', '追踪', traces.close);
    const database = given.role === 'edge' ? null : await openDatabase({ ...databaseOf(given), log: failed });
    if (database) shutdown.add('database', '数据库', database.close);
    const sandbox = await openSandbox(given, clock);
    shutdown.add('ground', '沙箱', sandbox.close);
    const { settings } = sandbox;
    if (database) cacheOf(database.db, (err) => failed('数据缓存没有更新，继续用旧值', { err, level: 'warn' }));
    if (database) await prepare(database, settings, root, clock, line);
    // Texts are found whether their names are known yet or not, so the port does not wait for them.
    if (database) {
      const names = followNames(database, nameSources).catch((err) => failed('名称没有读出', { err, level: 'warn' }));
      shutdown.add('work', '名称', async () => (await names)?.());
    }
    const site: Site = {
      settings,
      log,
      tracer: traces?.tracer,
      composition: (request) => edge?.composition(request) ?? '',
      // A trace of each request begins in the hooks.
      ...(!traces && { answerFirst: (request, response) => edge?.answerStored?.(request, response) ?? false }),
      isReady: () =>
        listening && database?.health.state() !== 'away' && (!servesPages(settings) || edge?.composition() !== 'none'),
      isBusy: () => database?.health.state() === 'busy',
    };
    const deps = database && depsOf(site, database, clock);
    const app = await buildApp(site, apiOf(settings, deps) ?? proxyApi(apiUrl));
    shutdown.add('work', '接口与页面', () => closeApp(app));
    measureProcess(app);
    if (database) measureDatabase(app.metrics, database);
    if (deps && settings.role === 'all')
      await app.register(teamRoutes({ ...deps, ...openSiteComposer(deps, apiUrl) }), { prefix: '/api/team' });
    // An edge alone gets the sandbox's messages from the API.
    if (settings.demo)
      await app.register(database ? serveOutbox(database.db, settings) : proxyApi(apiUrl), { prefix: '/sandbox' });
    if (servesPages(settings))
      edge = await registerEdge(app, {
        settings,
        apiUrl,
        workerFile: renderWorkerFile(root),
        clock,
        site: await readSiteInfo(settings.siteInfoFile, line),
      });
    else if (settings.role === 'api') edge = await followOnly(settings, clock, line);
    if (edge) shutdown.add('ground', '页面渲染', edge.close);
    // Errors caused by a database outage are reported once, by its health check.
    const report: Report = (text, details) => database?.health.isLost() || failed(text, details);
    const address = await app.listen({ port: settings.port, host: settings.host });
    listening = true;
    if (database && deps && settings.role !== 'api') {
      const parts = { log: app.log, metrics: app.metrics, isLost: database.health.isLost, tracer: traces?.tracer };
      shutdown.add('work', '后台任务', await startJobs(jobsOf(settings), deps, parts));
    }
    if (deps && settings.role === 'all')
      shutdown.add('composer', '值守', startComposer({ ...deps, tracer: traces?.tracer }, apiUrl, report));
    line(`农小蜂已启动：${address}`);
    if (sandbox.url) line(`沙箱（代替微信、QQ 与支付宝）：${sandbox.url}`);
    const hasDemoAccounts = !database || (await hasDemoMembers(database.db));
    for (const text of whatIsOpen(settings, hasDemoAccounts)) line(`注意：${text}`);
    for (const text of disabledFeatures(settings)) line(text);
    const close = async () => {
      listening = false;
      // Load balancers that poll /readyz must stop sending requests before the server closes.
      await sleep(settings.operations.drainDelayMs);
      await shutdown.run();
    };
    return { address, log, close };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};

const closeApp = async (app: FastifyInstance) => {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS);
  await app.close().finally(() => clearTimeout(cutOff));
};

const servesPages = ({ role }: Settings) => role === 'all' || role === 'edge';

/** Null where another process serves the API. A worker serves none, only probes and metrics. */
const apiOf = ({ role }: Settings, deps: Deps | null) => {
  if (role === 'worker') return async () => {};
  return deps && serveModules(deps, modules);
};

const databaseOf = ({ databaseUrl, databaseLimits: limits, dataDir, replica }: Settings) => ({
  ...{ databaseUrl, limits, dataDir, replica },
});

const prepare = async (database: ServedDatabase, ...given: [Settings, string, Clock, (line: string) => void]) => {
  await database.longWork((long) => prepareData(long, ...given));
  database.health.start();
  database.replica?.start();
};

const depsOf = (site: Site, { db, events, replica }: OpenDatabase, clock: Clock): Deps => {
  const outgoing = createOutgoing(outgoingAddresses(site.settings), site.log);
  return {
    ...site,
    db,
    replica,
    events,
    clock,
    outgoing,
    files: openFileStore(site.settings, outgoing),
    payments: paymentProviders(site.settings, outgoing, clock),
    findViewer: createViewerFinder(db, site.settings),
  };
};

const prepareData = async (
  database: OpenDatabase,
  settings: Settings,
  root: string,
  clock: Clock,
  log: (line: string) => void,
): Promise<void> => {
  const { sampleSize } = settings;
  await migrate(database.pool, migrationsFolder(root), log);
  const now = clock.now();
  if (sampleSize === 'none') return runOnce(database, toolsIndexed, now, () => indexTools(database.db));
  const options = { today: shanghaiDay(now), size: sampleSize, log };
  await runOnce(database, 'sample', now, async () => {
    // The site starts with the newest figures; a job adds the others.
    const size = sampleSize === 'full' ? 'recent' : sampleSize;
    await loadSample(database.db, { now, size, log });
    const parts = laterParts.map(({ name }) => name);
    await countAsDone(database, [toolsIndexed, sampleEdition(), ...parts], now);
    if (size === 'recent') await countAsDone(database, [HISTORY_PENDING], now);
  });
  for (const part of laterParts) await runOnce(database, part.name, now, () => part.load(database.db, options));
  const openFiles = () => openFileStore(settings, createOutgoing(outgoingAddresses(settings)));
  const storeProducts = async () => {
    const extent = (await isDone(database, HISTORY_PENDING)) ? 'first' : 'all';
    const parts = { db: database.db, files: openFiles() };
    log(`示例数据产品：${await loadProducts(parts, shanghaiDay(now), now, extent)} 个`);
  };
  await runOnce(database, sampleEdition(), now, async () => {
    await renewSample(database.db, options, now);
    await storeProducts();
  });
  await runOnce(database, 'sample-products', now, storeProducts);
  // Installations with sample data from before invoices existed get theirs here.
  await runOnce(database, 'sample-invoices', now, () => loadInvoices(database.db, now));
  await runOnce(database, toolsIndexed, now, () => indexTools(database.db));
};

/** If another release makes more kinds searchable, the name changes and existing data is indexed again. */
const toolsIndexed = `search:${searchNames.join()}`;

const followOnly = async (settings: Settings, clock: Clock, report: (problem: string) => void): Promise<Composed> => {
  const followed = await followSequence({ settings, clock, report });
  return { composition: followed.id, close: async () => followed.close() };
};
