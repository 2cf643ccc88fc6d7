import { methodOf } from '@bee/contracts/methods';
import type { OperationId } from '@bee/contracts/operations';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Deps } from '../../../../server/src/deps.ts';
import { buildApp, type Site } from '../../../../server/src/http/app.ts';
import { serveModules } from '../../../../server/src/http/module-api.ts';
import { createOutgoing } from '../../../../server/src/http/outgoing.ts';
import { createViewerFinder } from '../../../../server/src/modules/identity/index.ts';
import { followNames } from '../../../../server/src/modules/search/index.ts';
import { modules, nameSources } from '../../../../server/src/modules.ts';
import { outgoingAddresses } from '../../../../server/src/outgoing-addresses.ts';
import type { PaymentProviders } from '../../../../server/src/providers/payment/payment-provider.ts';
import { paymentProviders } from '../../../../server/src/providers/payment/payment-providers.ts';
import { serveOutbox } from '../../../../server/src/providers/sms/outbox.routes.ts';
import { openFileStore } from '../../../../server/src/providers/storage/open-file-store.ts';
import { readSettings, type Settings } from '../../../../server/src/settings.ts';
import type { Tracer } from '../../../../server/src/telemetry/activity.ts';
import { openTestDatabase, SAMPLE_DAY, type ServerTestDatabase } from './test-database.ts';

/** Cookies and token of one browser. */
export type Browser = { cookies: Record<string, string>; token: string; ip: string };

export type Answer = {
  status: number;
  body: { code: number; success: boolean; msg: string; data: unknown; [extra: string]: unknown };
  headers: Record<string, string | string[] | number | undefined>;
};

export type TestApp = {
  app: FastifyInstance;
  database: ServerTestDatabase;
  setNow(instant: string): void;
  now(): Date;
  newBrowser(ip?: string): Browser;
  /** Calls an operation by its contract and stores the cookies of the response. */
  call(id: OperationId, request?: object, browser?: Browser): Promise<Answer>;
  close(): Promise<void>;
};

/** `settings`: values that cannot be set by environment variables, such as the keys of a sandbox. */
type TestAppOptions = {
  payments?: PaymentProviders;
  settings?: Partial<Settings>;
  log?: FastifyBaseLogger;
  tracer?: Tracer;
};

/**
 * The real application without a port, on a separate database.
 * @param open `openSampleDatabase` to use the sample data
 * @param given overrides parts of the settings
 */
export const startTestApp = async (
  env: Record<string, string> = {},
  open = openTestDatabase,
  given: TestAppOptions = {},
): Promise<TestApp> => {
  let now = new Date(`${SAMPLE_DAY}T10:00:00+08:00`);
  const clock = { now: () => now };
  const read = readSettings(
    { LOG_LEVEL: 'silent', RATE_LIMIT: '100000', TRUST_PROXY: '1', BEE_DEMO: '1', ...env },
    '/',
    () => 'a secret of this test run',
  );
  const settings: Settings = { ...read, ...given.settings };
  const outgoing = createOutgoing(outgoingAddresses(settings), given.log);
  const database = await open();
  const deps: Deps & Site = {
    ...(given.log && { log: given.log }),
    ...(given.tracer && { tracer: given.tracer }),
    settings,
    db: database.db,
    replica: database.replica,
    events: database.events,
    clock,
    outgoing,
    files: openFileStore(settings, outgoing),
    payments: given.payments ?? paymentProviders(settings, outgoing, clock),
    findViewer: createViewerFinder(database.db, settings),
    composition: () => 'test-7',
    isReady: () => true,
  };
  const stopNames = await followNames(database, nameSources);
  const app = await startApp(deps).catch(async (error: unknown) => {
    await stopNames();
    await database.close();
    throw error;
  });
  if (settings.demo) await app.register(serveOutbox(database.db, settings), { prefix: '/sandbox' });
  return {
    app,
    database,
    setNow: (instant) => {
      now = new Date(instant);
    },
    now: () => now,
    newBrowser: (ip = '203.0.113.7') => ({ cookies: {}, token: '', ip }),
    call: (id, request = {}, browser) => call(app, id, request, browser),
    close: async () => {
      await app.close();
      await stopNames();
      await database.close();
    },
  };
};

/** Async, so that settings rejected by a module also reject the promise. */
const startApp = async (deps: Deps & Site): Promise<FastifyInstance> => buildApp(deps, serveModules(deps, modules));

const call = async (app: FastifyInstance, id: OperationId, request: object, browser?: Browser): Promise<Answer> => {
  const method = methodOf(id);
  const response = await app.inject({
    method,
    url: `/api/${id}`,
    cookies: browser?.cookies ?? {},
    headers: { 'x-forwarded-for': browser?.ip ?? '203.0.113.7', ...(browser?.token && { token: browser.token }) },
    ...(method === 'GET' ? { query: request as Record<string, string> } : { payload: request }),
  });
  for (const cookie of response.cookies) if (browser) browser.cookies[cookie.name] = cookie.value;
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : NO_ENVELOPE, headers: response.headers };
};

/** For binary responses, where tests only read `status` and `headers`. */
const NO_ENVELOPE: Answer['body'] = { code: Number.NaN, success: false, msg: '', data: undefined };
