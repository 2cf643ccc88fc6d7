import { searchNames } from '@bee/contracts/resource/search';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Clock, shanghaiDay } from './clock.ts';
import { startComposerProcess } from './composer/composer-process.ts';
import { startComposer } from './composer/start-composer.ts';
import { type OpenDatabase, openDatabase, type ServedDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { countAsDone, runOnce } from './db/run-once.ts';
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
import { createViewerFinder, hasDemoMembers } from './modules/identity/index.ts';
import { modules } from './modules.ts';
import { type OpenSandbox, openSandbox } from './open-sandbox.ts';
import { outgoingAddresses } from './outgoing-addresses.ts';
import { migrationsFolder, renderWorkerFile } from './project.ts';
import { paymentProviders } from './providers/payment/payment-providers.ts';
import { serveOutbox } from './providers/sms/outbox.routes.ts';
import { openFileStore } from './providers/storage/open-file-store.ts';
import { beginAttaching } from './sample/attach-policy.ts';
import { loadInvoices, makeSampleInvoiceFiles } from './sample/invoices.ts';
import { keepSampleCurrent } from './sample/keep-current.ts';
import { laterParts } from './sample/later-parts.ts';
import { loadSample } from './sample/load-sample.ts';
import { loadProducts } from './sample/products/load-products.ts';
import { beginDrawing } from './sample/supply-pictures/draw-supply-pictures.ts';
import type { Settings } from './settings.ts';
import { endWithin, type Part } from './shut-down.ts';
import { readSiteInfo } from './site-info.ts';
import { createLog, type Report, reportTo } from './telemetry/process-log.ts';
import { whatIsOpen } from './what-is-open.ts';

type StartOptions = { settings: Settings; root: string; clock: Clock };

/** Provides the active composition: the edge, or only the release store in a process without pages. */
type Composed = { composition: Deps['composition']; close(): Promise<void> };

/**
 * Shutdown limits, together less than ten seconds: first running work, then the services it uses, then the database.
 */
const COMPOSER_MS = 1_500;
const DRAIN_MS = 4_500;
const WORK_MS = 5_000;
const GROUND_MS = 500;
const DATABASE_MS = 2_500;

export type RunningServer = { address: string; log: FastifyBaseLogger; close(): Promise<void> };

/**
 * Starts database, migrations, sample data, API, edge and port; stops them in reverse. An edge alone has no database.
 */
export const startServer = async ({ settings: given, root, clock }: StartOptions): Promise<RunningServer> => {
  if (given.role === 'composer') return startComposerProcess({ settings: given, root, clock });
  const line = (text: string) => console.log(text);
  const log = createLog(given.logLevel);
  const failed = reportTo(log);
  const database = given.role === 'edge' ? null : await openDatabase({ ...databaseOf(given), log: failed });
  const apiUrl = given.apiUrl ?? `http://127.0.0.1:${given.port}`;
  let sandbox: OpenSandbox | null = null;
  let edge: Composed | null = null;
  let listening = false;
  try {
    sandbox = await openSandbox(given, clock);
    const { settings } = sandbox;
    if (database) await prepare(database, settings, root, clock, line);
    const site: Site = {
      settings,
      log,
      composition: (request) => edge?.composition(request) ?? '',
      isReady: () =>
        listening && database?.health.state() !== 'away' && (settings.role === 'api' || edge?.composition() !== 'none'),
      isBusy: () => database?.health.state() === 'busy',
    };
    const deps = database && depsOf(site, database, clock);
    const app = await buildApp(site, deps ? serveModules(deps, modules) : proxyApi(apiUrl));
    measureProcess(app);
    // An edge alone gets the sandbox's messages from the API.
    if (settings.demo)
      await app.register(database ? serveOutbox(database.db, settings) : proxyApi(apiUrl), { prefix: '/sandbox' });
    edge =
      settings.role === 'api'
        ? await followOnly(settings, clock, line)
        : await registerEdge(app, {
            settings,
            apiUrl,
            workerFile: renderWorkerFile(root),
            clock,
            site: await readSiteInfo(settings.siteInfoFile, line),
          });
    // Errors caused by a database outage are reported once, by its health check.
    const report: Report = (text, details) => database?.health.isLost() || failed(text, details);
    const hasSample = settings.sampleSize !== 'none';
    const jobs: Part[] = [];
    const keep = (name: string, stop: () => unknown) => jobs.push({ name, end: stop });
    if (database && hasSample) keep('示例数据更新', keepSampleCurrent(database.db, clock, report));
    const startJobs = (whenListening: boolean) => {
      if (!deps) return;
      for (const job of modules.flatMap((module) => module.jobs ?? []))
        if ((job.whenListening ?? false) === whenListening) keep(job.name, job.start(deps, report));
    };
    startJobs(false);
    const address = await app.listen({ port: settings.port, host: settings.host });
    listening = true;
    if (deps && hasSample) {
      keep('示例附件', beginAttaching(deps, report));
      keep('示例图片', beginDrawing(deps, report));
    }
    startJobs(true);
    const stopComposing = deps && settings.role === 'all' ? startComposer(deps, apiUrl, report) : null;
    line(`农小蜂已启动：${address}`);
    if (sandbox.url) line(`沙箱（代替微信、QQ 与支付宝）：${sandbox.url}`);
    const hasDemoAccounts = !database || (await hasDemoMembers(database.db));
    for (const text of whatIsOpen(settings, hasDemoAccounts)) line(`注意：${text}`);
    for (const text of disabledFeatures(settings)) line(text);
    const close = () => {
      listening = false;
      return shutDown({ app, settings, stopComposing, jobs, edge, sandbox, database, log: line });
    };
    return { address, log, close };
  } catch (error) {
    await sandbox?.close();
    await database?.close();
    throw error;
  }
};

type Running = {
  app: FastifyInstance;
  settings: Settings;
  stopComposing: (() => unknown) | null;
  jobs: Part[];
  edge: Composed | null;
  sandbox: OpenSandbox | null;
  database: ServedDatabase | null;
  log(line: string): void;
};

const shutDown = async ({ app, settings, stopComposing, jobs, edge, sandbox, database, log }: Running) => {
  // Load balancers that poll /readyz must stop sending requests before the server closes.
  await new Promise((resolve) => setTimeout(resolve, settings.operations.drainDelayMs));
  // The composer checks releases against the API, so it must end before the API does.
  await endWithin(COMPOSER_MS, [{ name: '值守', end: () => stopComposing?.() }], log);
  // Streams may last long; those that are not finished by then are cut off.
  const cutOff = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await endWithin(WORK_MS, [{ name: '接口与页面', end: () => app.close() }, ...jobs], log);
  clearTimeout(cutOff);
  const ground = [
    { name: '页面渲染', end: () => edge?.close() },
    { name: '沙箱', end: () => sandbox?.close() },
  ];
  await endWithin(GROUND_MS, ground, log);
  await endWithin(DATABASE_MS, [{ name: '数据库', end: () => database?.close() }], log);
};

const databaseOf = ({ databaseUrl, databaseLimits: limits, dataDir }: Settings) => ({ databaseUrl, limits, dataDir });

const prepare = async (database: ServedDatabase, ...given: [Settings, string, Clock, (line: string) => void]) => {
  await database.longWork((long) => prepareData(long, ...given));
  database.health.start();
};

const depsOf = (site: Site, { db }: OpenDatabase, clock: Clock): Deps => {
  const outgoing = createOutgoing(outgoingAddresses(site.settings), site.log);
  return {
    ...site,
    db,
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
    await loadSample(database.db, { now, size: sampleSize, log });
    await countAsDone(database, [toolsIndexed, ...laterParts.map(({ name }) => name)], now);
  });
  for (const part of laterParts) await runOnce(database, part.name, now, () => part.load(database.db, options));
  const openFiles = () => openFileStore(settings, createOutgoing(outgoingAddresses(settings)));
  await runOnce(database, 'sample-products', now, async () => {
    log(`示例数据产品：${await loadProducts({ db: database.db, files: openFiles() }, shanghaiDay(now), now)} 个`);
  });
  await runOnce(database, 'sample-invoices', now, async () => {
    // Installations with sample data from before invoices existed get theirs here.
    await loadInvoices(database.db, now);
    const parts = { db: database.db, files: openFiles(), settings };
    log(`示例发票：${await makeSampleInvoiceFiles(parts, now)} 份 PDF`);
  });
  await runOnce(database, toolsIndexed, now, () => indexTools(database.db));
};

/** If another release makes more kinds searchable, the name changes and existing data is indexed again. */
const toolsIndexed = `search:${searchNames.join()}`;

const followOnly = async (settings: Settings, clock: Clock, report: (problem: string) => void): Promise<Composed> => {
  const followed = await followSequence({ settings, clock, report });
  return { composition: followed.id, close: async () => followed.close() };
};
