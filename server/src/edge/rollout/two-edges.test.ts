import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Canary, ComposedEntry } from '@bee/contracts/composition';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { type EdgeProcess, startEdge } from '@bee/testing/server/start-edge';
import { ACCOUNT_COOKIE, issueAccount } from '../../http/account-cookie.ts';
import { issueVisit, VISIT_COOKIE } from '../../http/visit-cookie.ts';
import { CANARY_COOKIE } from './visitors.ts';

const SECRET = 'a secret of these two edges';
const VISITORS = 2000;
const CONCURRENCY = 20;

const store = openSmallStore(mkdtempSync(path.join(tmpdir(), 'bee-two-edges-')));
let edges: EdgeProcess[] = [];

beforeAll(async () => {
  const shell = { active: '1', digest: store.shell('1') };
  store.remote('mf-a', '1');
  store.remote('mf-a', '2');
  store.remote('mf-b', '1');
  store.compose(1, shell, { 'mf-a': { active: '1' }, 'mf-b': { active: '1' } });
  const env = {
    API_URL: 'http://127.0.0.1:1',
    INTERNAL_SECRET: SECRET,
    RELEASE_STORE: store.folder,
    RATE_LIMIT: '1000000',
  };
  edges = await Promise.all([startEdge(env), startEdge(env)]);
});

afterAll(async () => {
  for (const edge of edges) await edge.stop();
  rmSync(store.folder, { recursive: true, force: true });
});

type Cookies = Record<string, string>;
type Seen = { release: string; composition: string; cookies: Cookies; cacheControl: string };

const cookieHeader = (cookies: Cookies): { cookie?: string } => {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
};

/** The document, as a browser with these cookies gets it; documents set none. */
const open = async (edge: number, cookies: Cookies = {}): Promise<Omit<Seen, 'cookies'>> => {
  const answer = await fetch(`${edges[edge]?.url}/a`, { headers: cookieHeader(cookies) });
  const [, release = ''] = /<p>mf-a@(\d+)<\/p>/.exec(await answer.text()) ?? [];
  expect(answer.headers.getSetCookie()).toEqual([]);
  return {
    release,
    composition: answer.headers.get('x-bee-composition') ?? '',
    cacheControl: answer.headers.get('cache-control') ?? '',
  };
};

/** Cookies of a browser after it has reported a visit. */
const report = async (edge: number, cookies: Cookies = {}, headers: Record<string, string> = {}): Promise<Cookies> => {
  const sent = { method: 'POST', headers: { ...cookieHeader(cookies), ...headers } };
  const answer = await fetch(`${edges[edge]?.url}/visits`, sent);
  const kept = { ...cookies };
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value) kept[name] = value;
    else delete kept[name];
  }
  return kept;
};

/** A browser that was here before: it reports its visit, and opens its next document. */
const visit = async (edge: number, cookies: Cookies = {}): Promise<Seen> => {
  const kept = await report(edge, cookies);
  return { ...(await open(edge, kept)), cookies: kept };
};

/** Composition that calls and open pages see. */
const probe = async (edge: number, cookies: Cookies = {}): Promise<string | null> => {
  const answer = await fetch(`${edges[edge]?.url}/healthz`, { method: 'HEAD', headers: cookieHeader(cookies) });
  return answer.headers.get('x-bee-composition');
};

const forAll = async <In, Out>(all: In[], work: (one: In, at: number) => Promise<Out>): Promise<Out[]> => {
  const done: Out[] = [];
  for (let from = 0; from < all.length; from += CONCURRENCY)
    done.push(...(await Promise.all(all.slice(from, from + CONCURRENCY).map((one, at) => work(one, from + at)))));
  return done;
};

let sequence = 1;
const composed = async (canary: Partial<Canary> | null, entry: Partial<ComposedEntry> = {}) => {
  sequence += 1;
  const running = { release: '2', percent: 10, visitors: true, salt: 's', since: '2026-11-01T00:00:00Z', ...canary };
  store.compose(
    sequence,
    { active: '1' },
    { 'mf-a': { active: '1', ...entry, ...(canary && { canary: running }) }, 'mf-b': { active: '1' } },
  );
  for (const at of [0, 1])
    for (let tries = 0; (await probe(at)) !== String(sequence); tries += 1) {
      if (tries > 100) throw new Error(`edge ${at} did not take up composition ${sequence}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
};

describe('a canary over two edges on one store', () => {
  let browsers: Cookies[] = [];
  let met: Cookies[] = [];
  const visits = (shift = 0) => forAll(browsers, (cookies, at) => visit((at + shift) % 2, cookies));

  it('is met by a tenth of 2,000 visitors, from their second document on', async () => {
    await composed({ percent: 10 });
    const first = await open(0);
    expect(first).toMatchObject({ release: '1', composition: '2' });
    expect(first.cacheControl).toContain('s-maxage=60');
    const seen = await forAll(Array.from({ length: VISITORS }), (_, at) => visit(at % 2));
    browsers = seen.map(({ cookies }) => cookies);
    met = browsers.filter((_, at) => seen[at]?.release === '2');
    expect(new Set(browsers.map((cookies) => cookies[VISIT_COOKIE])).size).toBe(VISITORS);
    expect(seen.filter(({ release }) => release === '1')).toHaveLength(VISITORS - met.length);
    expect(met.length).toBeGreaterThanOrEqual(0.08 * VISITORS);
    expect(met.length).toBeLessThanOrEqual(0.12 * VISITORS);
    const ids = new Set(seen.map(({ release, composition }) => `${release} ${composition}`));
    expect([...ids].sort()).toEqual(['1 2', expect.stringMatching(/^2 2~[0-9a-f]{6}$/)]);
    // No canary reaches a shared cache.
    const kept = seen.filter(({ cacheControl }) => !cacheControl.startsWith('private'));
    expect(new Set(kept.map(({ release }) => release))).toEqual(new Set(['1']));
  });

  it('is met again by the same ones, at the other edge too, and keep their bucket', async () => {
    const again = await visits(1);
    expect(browsers.filter((_, at) => again[at]?.release === '2')).toEqual(met);
    expect(again.map(({ cookies }) => cookies[VISIT_COOKIE])).toEqual(browsers.map((cookies) => cookies[VISIT_COOKIE]));
  });

  it('names the same composition to calls as to documents', async () => {
    const [inside = {}] = met;
    const { composition } = await visit(0, inside);
    expect(composition).toMatch(/~/);
    expect(await probe(0, inside)).toBe(composition);
    expect(await probe(1, inside)).toBe(composition);
    expect(await probe(1)).toBe(String(sequence));
  });

  it('is not met by a bucket without the mark, which is all that shared caches see', async () => {
    const [{ [VISIT_COOKIE]: bucket = '' } = {}] = met;
    expect((await open(0, { [VISIT_COOKIE]: bucket })).release).toBe('1');
  });

  it('is kept by those who met it when the share grows, and by none when it ends', async () => {
    await composed({ percent: 30 });
    const more = await visits();
    const meeting = browsers.filter((_, at) => more[at]?.release === '2');
    expect(meeting.length / VISITORS).toBeGreaterThan(0.28);
    expect(meeting.length / VISITORS).toBeLessThan(0.32);
    expect(met.filter((cookies) => !meeting.includes(cookies))).toEqual([]);
    await composed(null);
    const after = await forAll(met, (cookies, at) => visit(at % 2, cookies));
    expect(new Set(after.map(({ release, composition }) => `${release} ${composition}`))).toEqual(
      new Set([`1 ${sequence}`]),
    );
    expect(after.filter(({ cookies }) => cookies[CANARY_COOKIE] !== undefined)).toEqual([]);
  });

  it('is met by an account in every browser of it, and by the browser’s lot again after logout', async () => {
    await composed({ percent: 50 });
    const accounts = Array.from({ length: 40 }, (_, uid) => issueAccount(SECRET, String(uid)));
    const one = await forAll(accounts, (account) => visit(0, { [ACCOUNT_COOKIE]: account, token: 't' }));
    const browser = { [VISIT_COOKIE]: issueVisit(SECRET, 17) };
    const other = await forAll(accounts, (account) => visit(1, { ...browser, [ACCOUNT_COOKIE]: account, token: 't' }));
    expect(other.map(({ release }) => release)).toEqual(one.map(({ release }) => release));
    expect(new Set(one.map(({ release }) => release))).toEqual(new Set(['1', '2']));
    const alone = (await visit(0, browser)).release;
    const left = await forAll(accounts, (account) => visit(1, { ...browser, [ACCOUNT_COOKIE]: account }));
    expect(new Set(left.map(({ release }) => release))).toEqual(new Set([alone]));
  });

  it('is met by members only where it is for them', async () => {
    await composed({ percent: 100, visitors: false });
    expect((await visit(0)).release).toBe('1');
    expect((await visit(0, { [ACCOUNT_COOKIE]: issueAccount(SECRET, '1'), token: 't' })).release).toBe('2');
  });

  it.each([
    ['a forged lot', { [VISIT_COOKIE]: '0.aaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbb' }],
    ['a lot of another installation', { [VISIT_COOKIE]: issueVisit('another secret', 1) }],
    ['rubbish', { [VISIT_COOKIE]: '%%%' }],
  ])('%s is dealt anew', async (_what, cookies) => {
    await composed({ percent: 100 });
    const seen = await visit(0, cookies);
    expect(seen.release).toBe('2');
    expect(seen.cookies[VISIT_COOKIE]).not.toBe(cookies[VISIT_COOKIE]);
  });

  it('is not met from other sites, whose requests carry no cookie, nor by a probe', async () => {
    expect(await report(0, {}, { 'sec-fetch-site': 'cross-site' })).toEqual({});
    expect((await open(0)).release).toBe('1');
  });

  it('whose files are not there is met by nobody, until they are', async () => {
    await composed({ release: '3', percent: 100 });
    expect((await visit(0)).release).toBe('1');
    store.remote('mf-a', '3');
    let { release } = await visit(0);
    for (let tries = 0; release !== '3' && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ release } = await visit(0));
    }
    expect(release).toBe('3');
  });

  it('shows its pages to those who meet it, and to no search engine', async () => {
    const page = { module: 'a', title: 'A', plain: false, sitemap: 'self' };
    const known = { ...page, id: 'a', paths: [{ pattern: '/a' }] };
    store.remote('mf-a', '4', [known]);
    store.remote('mf-a', '5', [known, { ...page, id: 'more', paths: [{ pattern: '/more' }] }]);
    await composed({ release: '5', percent: 100 }, { active: '4' });
    const cookies = await report(0);
    const status = async (headers: object) => (await fetch(`${edges[0]?.url}/more`, { ...headers })).status;
    expect(await status({ headers: cookieHeader(cookies) })).toBe(200);
    expect(await status({})).toBe(404);
    const map = await (await fetch(`${edges[0]?.url}/sitemaps/pages.xml`)).text();
    expect(map).toContain('/a</loc>');
    expect(map).not.toContain('/more</loc>');
  });
});
