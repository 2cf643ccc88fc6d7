import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Canary, ComposedEntry } from '@bee/contracts/composition';
import { openSmallStore } from '@bee/testing/server/small-releases';
import { type EdgeProcess, startEdge } from '@bee/testing/server/start-edge';
import { ACCOUNT_COOKIE, issueAccount } from '../../http/account-cookie.ts';
import { issueVisit, VISIT_COOKIE } from '../../http/visit-cookie.ts';

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

type Seen = { release: string; composition: string; cookie: string | null };

const visit = async (edge: number, cookies: Record<string, string> = {}, headers = {}): Promise<Seen> => {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const answer = await fetch(`${edges[edge]?.url}/a`, { headers: { ...(cookie && { cookie }), ...headers } });
  const [, release = ''] = /<p>mf-a@(\d+)<\/p>/.exec(await answer.text()) ?? [];
  const set = answer.headers.getSetCookie().find((one) => one.startsWith(`${VISIT_COOKIE}=`));
  return {
    release,
    composition: answer.headers.get('x-bee-composition') ?? '',
    cookie: set?.split(';')[0]?.slice(VISIT_COOKIE.length + 1) ?? null,
  };
};

/** Composition that calls and open pages see. */
const probe = async (edge: number, cookies: Record<string, string> = {}): Promise<string | null> => {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const answer = await fetch(`${edges[edge]?.url}/healthz`, { method: 'HEAD', headers: { cookie: cookie.join('; ') } });
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
  let cookies: string[] = [];
  let met: string[] = [];

  it('is met by a tenth of 2,000 new visitors', async () => {
    await composed({ percent: 10 });
    const seen = await forAll(Array.from({ length: VISITORS }), (_, at) => visit(at % 2));
    cookies = seen.map(({ cookie }) => cookie ?? '');
    met = cookies.filter((_, at) => seen[at]?.release === '2');
    expect(new Set(cookies).size).toBe(VISITORS);
    expect(seen.filter(({ release }) => release === '1')).toHaveLength(VISITORS - met.length);
    expect(met.length).toBeGreaterThanOrEqual(0.08 * VISITORS);
    expect(met.length).toBeLessThanOrEqual(0.12 * VISITORS);
    const ids = new Set(seen.map(({ release, composition }) => `${release} ${composition}`));
    expect([...ids].sort()).toEqual(['1 2', expect.stringMatching(/^2 2~[0-9a-f]{6}$/)]);
  });

  it('is met again by the same ones, at the other edge too, and no cookie is dealt twice', async () => {
    const again = await forAll(cookies, (cookie, at) => visit((at + 1) % 2, { [VISIT_COOKIE]: cookie }));
    expect(cookies.filter((_, at) => again[at]?.release === '2')).toEqual(met);
    expect(again.filter(({ cookie }) => cookie !== null)).toEqual([]);
  });

  it('names the same composition to calls as to documents', async () => {
    const [inside = ''] = met;
    const { composition } = await visit(0, { [VISIT_COOKIE]: inside });
    expect(composition).toMatch(/~/);
    expect(await probe(0, { [VISIT_COOKIE]: inside })).toBe(composition);
    expect(await probe(1, { [VISIT_COOKIE]: inside })).toBe(composition);
    expect(await probe(1)).toBe(String(sequence));
  });

  it('is kept by those who met it when the share grows, and by nobody when it ends', async () => {
    await composed({ percent: 30 });
    const more = await forAll(cookies, (cookie, at) => visit(at % 2, { [VISIT_COOKIE]: cookie }));
    const meeting = cookies.filter((_, at) => more[at]?.release === '2');
    expect(meeting.length / VISITORS).toBeGreaterThan(0.28);
    expect(meeting.length / VISITORS).toBeLessThan(0.32);
    expect(met.filter((cookie) => !meeting.includes(cookie))).toEqual([]);
    await composed(null);
    const after = await forAll(met, (cookie, at) => visit(at % 2, { [VISIT_COOKIE]: cookie }));
    expect(new Set(after.map(({ release, composition }) => `${release} ${composition}`))).toEqual(
      new Set([`1 ${sequence}`]),
    );
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
    expect(await visit(0, cookies)).toMatchObject({ release: '2', cookie: expect.stringMatching(/^\d+\./) });
  });

  it('is not met in frames of other sites, which keep no cookie, nor by a probe', async () => {
    expect(await visit(0, {}, { 'sec-fetch-dest': 'iframe' })).toEqual({
      release: '1',
      composition: String(sequence),
      cookie: null,
    });
    const head = await fetch(`${edges[0]?.url}/a`, { method: 'HEAD' });
    expect(head.headers.getSetCookie()).toEqual([]);
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
    expect((await fetch(`${edges[0]?.url}/more`)).status).toBe(200);
    const map = await (await fetch(`${edges[0]?.url}/sitemaps/pages.xml`)).text();
    expect(map).toContain('/a</loc>');
    expect(map).not.toContain('/more</loc>');
  });
});
