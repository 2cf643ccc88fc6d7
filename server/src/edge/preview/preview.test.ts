import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { type EdgeProcess, startEdge } from '@bee/testing/server/start-edge';
import { PREVIEW_COOKIE, type Preview, previewAddress } from '../../http/preview-key.ts';

const SECRET = 'a secret of these two edges';
const HOUR = 3_600_000;
const store = openSmallStore(mkdtempSync(path.join(tmpdir(), 'bee-preview-')));
let edges: EdgeProcess[] = [];
let digest: string | undefined;

beforeAll(async () => {
  const shell = { active: '1', digest: store.shell('1') };
  store.remote('mf-a', '1');
  digest = store.remote('mf-a', '2');
  store.remote('mf-c', '1');
  store.compose(1, shell, { 'mf-a': { active: '1' } });
  const env = { API_URL: 'http://127.0.0.1:1', INTERNAL_SECRET: SECRET, RELEASE_STORE: store.folder };
  edges = await Promise.all([startEdge(env), startEdge(env)]);
});
afterAll(async () => {
  for (const edge of edges) await edge.stop();
  rmSync(store.folder, { recursive: true, force: true });
});

const keyOf = (given: Partial<Preview> = {}, secret = SECRET): string =>
  previewAddress('', secret, { releases: { 'mf-a': { release: '2', digest } }, until: Date.now() + HOUR, ...given });

const ask = (url: string, key = '', edge = 0, init: RequestInit = {}) =>
  fetch(`${edges[edge]?.url}${url}`, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'br', ...(key && { cookie: `${PREVIEW_COOKIE}=${key.split('/').pop()}` }) },
  });

const read = async (url: string, key?: string, edge?: number) => {
  const answer = await ask(url, key, edge);
  const text = await answer.text();
  const [, release = null] = /<p>mf-\w@(\d+)<\/p>/.exec(text) ?? [];
  return { release, text, status: answer.status, headers: answer.headers };
};

it('begins with a signed address and ends with a button; without a cookie everything is as before', async () => {
  const begun = await ask(keyOf());
  expect([begun.status, begun.headers.get('location'), begun.headers.get('cache-control')]).toEqual([
    303,
    '/',
    'private, no-store',
  ]);
  expect(begun.headers.getSetCookie()[0]).toMatch(
    /^bee-preview=[\w.%-]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await read('/a')).release).toBe('1');
  const ended = await ask('/preview/stop', keyOf(), 0, { method: 'POST' });
  expect(ended.headers.getSetCookie()[0]).toMatch(/^bee-preview=; .*Expires=Thu, 01 Jan 1970/);
});

it('shows the release with a banner, to nobody else: no cache keeps it, no search engine lists it, nothing is counted', async () => {
  const { release, text, headers } = await read('/a', keyOf());
  expect(release).toBe('2');
  expect(text).toContain('mf-a 2，只在这个浏览器里');
  expect(text).toContain('<form method="post" action="/preview/stop">');
  expect(text).toContain('name="robots" content="noindex');
  expect(text).not.toContain('rel="canonical"');
  expect(text).toMatch(/"visits":null/);
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ]);
  expect(headers.get('x-bee-composition')).toMatch(/^1~p\w{8}$/);
  const usual = await read('/a');
  expect([usual.release, usual.text.includes('bee-dev'), usual.headers.get('x-robots-tag')]).toEqual([
    '1',
    false,
    null,
  ]);
  expect((await read('/a', keyOf())).release).toBe('2');
});

it('serves the files of the release at every edge, after a browser with the key has asked', async () => {
  const { text } = await read('/a', keyOf({ releases: { 'mf-c': { release: '1' } } }));
  const [file = ''] = /\/releases\/mf-c\/1\/[\w.]+js/.exec(text) ?? [];
  expect(file).not.toBe('');
  expect((await ask(file, '', 1)).status).toBe(404);
  expect((await ask(file, keyOf({ releases: { 'mf-c': { release: '1' } } }), 1)).status).toBe(200);
});

it.each([
  ['expired', () => keyOf({ until: Date.now() - 1 })],
  ['signed with another secret', () => keyOf({}, 'another secret of sixteen')],
  ['changed', () => keyOf().replace('/preview/e', '/preview/f')],
])('takes a key that is %s for none', async (_, key) => {
  const { status, headers, text } = await read(key());
  expect([status, headers.getSetCookie()]).toEqual([403, []]);
  expect(text).toContain('无效、已过期或被收回');
  expect((await read('/a', key())).release).toBe('1');
});

it.each([
  ['is not in the store', { release: '9' }],
  ['was changed after the key was issued', { release: '2', digest: '0'.repeat(64) }],
])('says so if a release %s, with a way out', async (_, release) => {
  expect((await read('/a', keyOf())).release).toBe('2');
  const { status, text, headers } = await read('/a', keyOf({ releases: { 'mf-a': release } }));
  expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store']);
  expect(text).toContain('action="/preview/stop"');
});

it('ends for keys that were issued before all were revoked; later ones are valid', async () => {
  const key = keyOf();
  expect((await read('/a', key)).release).toBe('2');
  const previews_after = new Date(Date.now() - 23 * HOUR).toISOString();
  store.compose(2, { active: '1', digest: store.shell('1') }, { 'mf-a': { active: '1' } }, { previews_after });
  for (let turn = 0; turn < 100 && (await ask('/healthz')).headers.get('x-bee-composition') !== '2'; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await read('/a', key)).release).toBe('1');
  expect((await ask(key)).status).toBe(403);
  expect((await read('/a', keyOf({ until: Date.now() + 2 * HOUR }))).release).toBe('2');
});
