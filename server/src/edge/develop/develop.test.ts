import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EdgeWindow } from '@bee/contracts/resource/site';
import { siteInfoSchema } from '@bee/contracts/site-info';
import { openSmallStore } from '@bee/testing/server/small-releases';
import type { FastifyInstance } from 'fastify';
import { ACCOUNT_COOKIE, accountName, issueAccount } from '../../http/account-cookie.ts';
import { buildApp } from '../../http/app.ts';
import { DEVELOPMENT_COOKIE, issueDevelopment } from '../../http/development-cookie.ts';
import { findProjectRoot } from '../../project.ts';
import { readSettings } from '../../settings.ts';
import { registerEdge } from '../edge.ts';

const SECRET = 'a secret of this test run';
const ORIGIN = 'http://localhost:5171';
const HOUR = 3_600_000;
let now = Date.UTC(2026, 10, 23, 8);

const folder = mkdtempSync(path.join(tmpdir(), 'bee-develop-'));
const store = openSmallStore(path.join(folder, 'releases'));
const seen: EdgeWindow[] = [];
let api: Server;

/** Runs the render worker from source. */
const workerFile = path.join(folder, 'worker.cjs');

beforeAll(async () => {
  store.shell('1');
  store.remote('mf-a', '1');
  store.remote('mf-b', '1');
  store.compose(1, { active: '1' }, { 'mf-a': { active: '1' }, 'mf-b': { active: '1' } });
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs');
  const source = path.join(findProjectRoot(), 'server/src/edge/render/render-worker.ts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(workerFile, `require(${JSON.stringify(tsx)});\nrequire(${JSON.stringify(source)});\n`);
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url?.endsWith('reportEdge')) {
      const { window } = JSON.parse(Buffer.concat(chunks).toString()) as { window: EdgeWindow | null };
      if (window) seen.push(window);
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ code: 1, success: true, msg: '', data: { floor: 0, cursor: '1', tags: [] } }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
});

afterAll(async () => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const openEdge = async (origins: string): Promise<{ app: FastifyInstance; close(): Promise<void> }> => {
  const settings = readSettings(
    {
      ROLE: 'edge',
      LOG_LEVEL: 'silent',
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      INTERNAL_SECRET: SECRET,
      RELEASE_STORE: store.folder,
      DATA_DIR: folder,
      DEV_ORIGINS: origins,
    },
    folder,
    () => '',
  );
  const app = await buildApp({ settings, composition: () => '1', isReady: () => true }, async () => undefined);
  const clock = { now: () => new Date(now) };
  const edge = await registerEdge(app, {
    settings,
    apiUrl: settings.apiUrl ?? '',
    workerFile,
    clock,
    site: siteInfoSchema.parse({}),
  });
  return {
    app,
    close: async () => {
      await app.close();
      await edge.close();
    },
  };
};

const issue = (given: object = {}, secret = SECRET) =>
  issueDevelopment(secret, {
    remote: 'mf-a',
    origin: ORIGIN,
    account: accountName(SECRET, '9'),
    until: now + 8 * HOUR,
    ...given,
  });
const session = (uid = '9') => ({ token: 't', [ACCOUNT_COOKIE]: issueAccount(SECRET, uid) });

describe('an edge that allows development', () => {
  let edge: Awaited<ReturnType<typeof openEdge>>;
  beforeAll(async () => {
    edge = await openEdge(`${ORIGIN},https://dev.example.com`);
  });
  afterAll(() => edge?.close());

  const ask = (cookies: Record<string, string>, url = '/a') => edge.app.inject({ url, cookies });
  const developing = (given: object = {}) => ask({ ...session(), [DEVELOPMENT_COOKIE]: issue(given) });

  it('sends an operator’s browser a document that says so, leads out, renders nothing and is never kept', async () => {
    const { body, headers, statusCode } = await developing();
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-bee-render']).toBe('client');
    expect(body).not.toContain('mf-a@1</p>');
    expect(body).not.toContain('/releases/mf-a/1/entry.js"]');
    expect(body).not.toContain('data-bee-style="own:mf-a@1"');
    const banner = body.slice(body.indexOf('<aside'), body.indexOf('</aside>'));
    expect(banner).toContain('mf-a');
    expect(banner).toContain(ORIGIN);
    expect(banner).toContain('<form method="post" action="/dev/stop"><button>');
    expect(body.indexOf('<aside')).toBeLessThan(body.indexOf('id="bee-top"'));
    expect(body).toContain('"log":null');
  });

  it('opens the policy of that document alone, and for this origin alone', async () => {
    const policy = String((await developing()).headers['content-security-policy']);
    const usual = String((await ask(session())).headers['content-security-policy']);
    const opened = policy.split('; ').filter((line) => /localhost/.test(line));
    expect(opened.map((line) => line.split(' ')[0])).toEqual([
      'script-src',
      'style-src-elem',
      'img-src',
      'font-src',
      'connect-src',
    ]);
    expect(policy).toContain(`connect-src 'self' ${ORIGIN} ws://localhost:5171`);
    expect(policy).toContain(
      `require-trusted-types-for 'script'; trusted-types default bee-sanitised rspack-dev-server#overlay`,
    );
    expect(usual).not.toContain('localhost:5171');
    const without = (text: string) =>
      text
        .replaceAll(/ 'sha256-[^']+'/g, '')
        .replaceAll(` ${ORIGIN}`, '')
        .replaceAll(' ws://localhost:5171', '')
        .replaceAll(' rspack-dev-server#overlay', '');
    expect(without(policy)).toBe(without(usual));
  });

  it('renders what others ask for meanwhile, before and after', async () => {
    await developing();
    const { body, headers } = await ask(session());
    expect(body).toContain('mf-a@1</p>');
    expect(body).not.toContain('bee-dev');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('says so on every page, and takes no other remote from there', async () => {
    const { body } = await ask({ ...session(), [DEVELOPMENT_COOKIE]: issue() }, '/b');
    expect(body).toContain('id="bee-dev"');
    expect(body).toContain('data-bee-style="own:mf-b@1"');
  });

  const swapped = () => {
    const [, mac] = issue().split('.');
    return `${Buffer.from('{"remote":"mf-a","origin":"https://dev.example.com"}').toString('base64url')}.${mac}`;
  };
  it.each([
    ['forged', () => ({ ...session(), [DEVELOPMENT_COOKIE]: issue({}, 'another secret') })],
    ['of other content', () => ({ ...session(), [DEVELOPMENT_COOKIE]: swapped() })],
    ['rubbish', () => ({ ...session(), [DEVELOPMENT_COOKIE]: '%%%.%%%' })],
    ['without signature', () => ({ ...session(), [DEVELOPMENT_COOKIE]: issue().split('.')[0] ?? '' })],
    ['expired', () => ({ ...session(), [DEVELOPMENT_COOKIE]: issue({ until: now - HOUR }) })],
    [
      'for an origin that is not allowed',
      () => ({ ...session(), [DEVELOPMENT_COOKIE]: issue({ origin: 'https://x.example' }) }),
    ],
    ['beside another account', () => ({ ...session('8'), [DEVELOPMENT_COOKIE]: issue() })],
    ['beside no account', () => ({ token: 't', [DEVELOPMENT_COOKIE]: issue() })],
    [
      'beside a forged account',
      () => ({ ...session(), [ACCOUNT_COOKIE]: `${accountName(SECRET, '9')}.x`, [DEVELOPMENT_COOKIE]: issue() }),
    ],
    ['after logout', () => ({ [ACCOUNT_COOKIE]: issueAccount(SECRET, '9'), [DEVELOPMENT_COOKIE]: issue() })],
  ])('takes a cookie that is %s for none', async (_what, cookies) => {
    const { body, headers } = await ask(cookies());
    expect(body).toContain('mf-a@1</p>');
    expect(body).not.toContain('bee-dev');
    expect(String(headers['content-security-policy'])).not.toContain('localhost:5171');
  });

  it('takes one for eight hours and no longer', async () => {
    const cookies = { ...session(), [DEVELOPMENT_COOKIE]: issue() };
    const before = now;
    now = before + 8 * HOUR;
    expect((await ask(cookies)).body).toContain('id="bee-dev"');
    now = before + 8 * HOUR + 61_000;
    expect((await ask(cookies)).body).not.toContain('bee-dev');
    now = before;
  });

  it('asks before it begins, on a page that nobody frames and that names what will run', async () => {
    const { body, headers, statusCode } = await ask({}, `/dev/start?remote=mf-a&origin=${ORIGIN}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('<strong>mf-a</strong>');
    expect(body).toContain(`<code>${ORIGIN}</code>`);
  });

  it.each([
    ['/dev/start', '--site'],
    ['/dev/start?remote=mf-a&origin=https%3A%2F%2Fx.example%3Cscript%3E', 'https://x.example&lt;script&gt;'],
    ['/dev/start?remote=%22%3E%3Cscript%3E&origin=http://localhost:5171', '--site'],
    ['/dev/start?remote=mf-a&remote=mf-b&origin=http://localhost:5171', '--site'],
  ])('does not offer %s', async (url, said) => {
    const { body, statusCode } = await ask({}, url);
    expect(statusCode).toBe(403);
    expect(body).toContain(said);
    expect(body).not.toContain('<script');
  });

  const stop = (headers: Record<string, string> = {}, cookies = {}) =>
    edge.app.inject({ method: 'POST', url: '/dev/stop', headers, cookies });

  it('leads out by a form without scripts, with a cookie and without one', async () => {
    const { body, headers } = await ask({ ...session(), [DEVELOPMENT_COOKIE]: issue() }, '/dev/stop');
    expect(body).toContain('<form method="post" action="/dev/stop">');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const cookies of [{ [DEVELOPMENT_COOKIE]: issue() }, {}]) {
      const answer = await stop(form, cookies);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/');
      expect(answer.cookies).toEqual([expect.objectContaining({ name: DEVELOPMENT_COOKIE, value: '', path: '/' })]);
    }
    expect((await ask(session())).body).toContain('mf-a@1</p>');
  });

  it.each([
    ['http://bee.example/a?q=1', '/a?q=1'],
    ['http://bee.example/dev/stop', '/'],
    ['http://bee.example//evil.example', '/'],
    ['https://evil.example/a', '/'],
    ['nonsense', '/'],
  ])('leads back to where it was left: %s', async (referer, location) => {
    expect((await stop({ referer, host: 'bee.example' })).headers.location).toBe(location);
  });
});

it('nothing that was developed is told as seen', async () => {
  seen.length = 0;
  const edge = await openEdge(ORIGIN);
  await edge.app.inject({ url: '/b', cookies: session() });
  await edge.app.inject({ url: '/a', cookies: { ...session(), [DEVELOPMENT_COOKIE]: issue() } });
  await edge.close();
  const reported = seen.flatMap(({ releases }) => releases);
  expect(reported.map(({ remote, documents, visits }) => [remote, documents, visits])).toEqual([
    ['mf-b', 1, 0],
    ['shell', 1, 0],
  ]);
});

it('an edge without DEV_ORIGINS takes no cookie and begins nothing, but leads out', async () => {
  const edge = await openEdge('');
  try {
    const { body } = await edge.app.inject({ url: '/a', cookies: { ...session(), [DEVELOPMENT_COOKIE]: issue() } });
    expect(body).toContain('mf-a@1</p>');
    expect((await edge.app.inject({ url: `/dev/start?remote=mf-a&origin=${ORIGIN}` })).statusCode).toBe(403);
    expect((await edge.app.inject({ method: 'POST', url: '/dev/stop' })).statusCode).toBe(303);
  } finally {
    await edge.close();
  }
});
