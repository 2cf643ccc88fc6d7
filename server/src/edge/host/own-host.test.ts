import { manifestSchema } from '@bee/contracts/manifest';
import type { RenderedFrame } from '@bee/contracts/page';
import { type SiteFile, siteInfoSchema } from '@bee/contracts/site-info';
import { createRouteTable } from '@bee/domain/route';
import { openMemoryLog } from '@bee/testing/server/memory-log';
import { openTestCache } from '@bee/testing/server/test-cache';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../http/app.ts';
import { readSettings } from '../../settings.ts';
import { registerFeeds } from '../feed/feed.routes.ts';
import { registerPages } from '../page.routes.ts';
import { createPageService } from '../page.service.ts';
import { type ActiveComposition, withSite } from '../release/active-composition.ts';
import type { Renderer } from '../render/renderer.ts';
import { NOBODY } from '../rollout/visitors.ts';
import { registerSiteFiles } from '../site/site-files.routes.ts';
import { describeHosts, type OwnHost, readOwnHosts, servedHosts } from './own-hosts.ts';
import { createSites } from './sites.ts';

const manifestOf = (name: string, pages: object[]) =>
  manifestSchema.parse({ name, title: name, owner: '组', requires: { '@bee/platform': '*', '@bee/ui': '*' }, pages });
const manifests = [
  manifestOf('mf-main', [
    { id: 'home', module: 'home', title: '首页', paths: [{ pattern: '/home' }], sitemap: 'self' },
    { id: 'mine', module: 'mine', title: '我的', guard: 'member' },
  ]),
  manifestOf('mf-herb', [
    {
      id: 'herb/prices',
      module: 'p',
      title: '行情',
      paths: [{ pattern: '/herb/prices' }],
      layout: 'bare',
      sitemap: 'self',
      query: ['p', 'cate'],
      renamed: { cat: 'cate' },
    },
    { id: 'herb/mine', module: 'm', title: '自选', layout: 'bare', guard: 'member' },
  ]),
];
const releaseOf = (name: string) => ({
  name,
  release: '1',
  entry: 'e.js',
  exposes: {},
  pages: {},
  integrity: {},
  styles: {},
});
const pages = Object.fromEntries(manifests.map(({ name, pages: own }) => [name, { pages: own }]));
const composed = {
  id: '7',
  shell: { ...releaseOf('shell'), initial: [], provides: {} },
  remotes: Object.fromEntries(manifests.map((manifest) => [manifest.name, { ...releaseOf(manifest.name), manifest }])),
  routes: createRouteTable(manifests),
  page: { id: '7', remotes: pages },
  styles: {},
} as unknown as ActiveComposition;
const frame: RenderedFrame = { top: '', navigation: '', bottom: '', frame: null, notFound: '<h1>主站飞走</h1>' };

const HOSTS = [{ host: 'herb.example.com', remote: 'mf-herb', start: '/herb/prices', title: '药材专题' }];
const open: FastifyInstance[] = [];
afterAll(() => Promise.all(open.map((app) => app.close())));

/** The edge without a port; the text of a page names its remote, host and viewer. */
const edgeWith = async (hosts: unknown = HOSTS, env: Record<string, string> = {}) => {
  const settings = readSettings(
    { LOG_LEVEL: 'info', PUBLIC_URL: 'https://bee.example.com', ...env },
    '/',
    () => 'a secret of this test run',
  );
  const { publicUrl } = settings;
  const said: string[] = [];
  const report = (line: string) => said.push(line);
  const { hosts: configured, ...site }: SiteFile = siteInfoSchema.parse({ hosts });
  const served = servedHosts(composed, readOwnHosts(configured, publicUrl, report), report);
  const rendererAt = (own: OwnHost | null): Renderer => ({
    page: async (remote, { pathname }) => {
      const status = pathname === '/404' ? 404 : 200;
      const head = { title: '行情 - 药材专题', jsonLd: { '@type': 'ItemList', url: '/herb/prices', item: '/home' } };
      return { status, html: `<p>${remote} ${status} ${own?.host ?? 'main'}</p>`, head, data: null };
    },
    frame: async () => frame,
    close: () => undefined,
  });
  const places = createSites({
    mainUrl: publicUrl,
    active: composed,
    hosts: served,
    open: (own) => ({
      active: withSite(composed, site, describeHosts(publicUrl, served, own)),
      renderer: rendererAt(own),
    }),
  });
  const { log, records } = openMemoryLog('info');
  const app = await buildApp({ settings, log, composition: () => '7', isReady: () => true }, async () => undefined);
  open.push(app);
  const cache = openTestCache();
  registerSiteFiles(app, {
    current: places.at,
    readSource: () => async () => ({ list: [], pages: 1 }),
    cache,
  });
  const readFeed = async () => ({ title: '', desc: '', list: [] });
  registerFeeds(app, { publicUrl, current: places.at, readFeed, cache });
  const service = createPageService({
    publicUrl,
    current: places.at,
    documents: openTestCache(),
    frames: openTestCache(),
    exists: async () => true,
    report,
    log: null,
    frameOrigins: ['https://open.weixin.qq.com'],
    countsVisits: () => false,
  });
  const visitors = { read: () => NOBODY, register: () => null };
  registerPages(app, service, visitors, { document: () => undefined }, { of: () => null }, { of: () => null }, 1200, {
    hold: () => undefined,
  });
  const ask = async (url: string, headers: Record<string, string> = { host: 'herb.example.com' }) => {
    const answer = await app.inject({ url, headers });
    const [, canonical = null] = /<link rel="canonical" href="([^"]+)"/.exec(answer.body) ?? [];
    return { ...answer, status: answer.statusCode, text: answer.body, location: answer.headers.location, canonical };
  };
  return { ask, said, records };
};

describe('a remote on a host of its own', () => {
  it('stands at / with its start page, in the bare layout, under its one address and name', async () => {
    const { ask } = await edgeWith();
    const { status, text, canonical, headers } = await ask('/');
    expect(status).toBe(200);
    expect(text).toContain('mf-herb 200 herb.example.com');
    expect(text).toContain('data-layout="bare"');
    expect(canonical).toBe('https://herb.example.com/herb/prices');
    expect(text).toContain('<title>行情 - 药材专题</title>');
    expect(text).toContain('property="og:site_name" content="药材专题"');
    expect(text).toContain('"url":"https://herb.example.com/herb/prices","item":"https://bee.example.com/home"');
    expect(text).toContain('"here":{"remote":"mf-herb","start":"/herb/prices","title":"药材专题"}');
    expect(headers['content-security-policy']).toContain("form-action 'self' https://bee.example.com;");
    expect(headers['content-security-policy']).not.toContain('weixin');
    expect(headers['strict-transport-security']).toBeDefined();
  });

  it.each([
    ['/home', 'https://bee.example.com/home'],
    ['/mine?a=1&b=%E4%B8%89', 'https://bee.example.com/mine?a=1&b=%E4%B8%89'],
    ['//evil.example/home', 'https://bee.example.com/home'],
    ['/feeds/industry_news.xml', 'https://bee.example.com/feeds/industry_news.xml'],
  ])('leads %s to the main site', async (url, location) => {
    const { ask } = await edgeWith();
    expect(await ask(url)).toMatchObject({ status: 302, location });
  });

  it.each([
    ['/herb/prices?cat=%E8%8A%B1&p=2', '/herb/prices?cate=%E8%8A%B1&p=2'],
    ['//evil.example/herb/prices?cat=1', '/herb/prices?cate=1'],
  ])("redirects %s to today's names of the keys", async (url, location) => {
    const { ask } = await edgeWith();
    expect(await ask(url)).toMatchObject({ status: 308, location });
    expect(await ask(location)).toMatchObject({ status: 200 });
  });

  it('says 404 in its own frame, and guards its own pages', async () => {
    const { ask } = await edgeWith();
    const missing = await ask('/no/such/page');
    expect(missing).toMatchObject({ status: 404, canonical: null });
    expect(missing.text).toContain('mf-herb 404 herb.example.com');
    expect(missing.text).toContain('data-layout="bare"');
    expect(missing.text).not.toContain('主站飞走');
    expect((await ask('/herb/mine')).status).toBe(401);
  });

  it('tells robots of its own pages only, and the main site no longer does', async () => {
    const { ask } = await edgeWith();
    const main = { host: 'bee.example.com' };
    expect((await ask('/robots.txt')).text).toContain('Sitemap: https://herb.example.com/sitemap.xml');
    expect((await ask('/sitemaps/pages.xml')).text).toContain('<loc>https://herb.example.com/herb/prices</loc>');
    expect((await ask('/sitemaps/pages.xml')).text).not.toContain('bee.example.com');
    expect((await ask('/robots.txt', main)).text).toContain('Sitemap: https://bee.example.com/sitemap.xml');
    expect((await ask('/sitemaps/pages.xml', main)).text).toContain('<loc>https://bee.example.com/home</loc>');
    expect((await ask('/sitemaps/pages.xml', main)).text).not.toContain('/herb/');
  });

  it('leaves its pages on the main site, which name the same one address', async () => {
    const { ask } = await edgeWith();
    const { status, text, canonical } = await ask('/herb/prices', { host: 'bee.example.com' });
    expect(status).toBe(200);
    expect(canonical).toBe('https://herb.example.com/herb/prices');
    expect(text).toContain('mf-herb 200 main');
    expect(text).toContain('<title>行情 - 药材专题 - 农小蜂</title>');
    expect(text).toContain('"here":null');
  });

  it('has scheme and port of PUBLIC_URL', async () => {
    const { ask } = await edgeWith(HOSTS, { PUBLIC_URL: 'http://bee.example.com:8080' });
    const { canonical, headers } = await ask('/', { host: 'herb.example.com:8080' });
    expect(canonical).toBe('http://herb.example.com:8080/herb/prices');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('whose host it is', () => {
  const shownTo = async (headers: Record<string, string>, env: Record<string, string> = {}) => {
    const { ask } = await edgeWith([{ ...HOSTS[0], host: '药材.example.com' }], env);
    return (await ask('/herb/prices', headers)).text.includes('200 main') ? 'main' : 'own';
  };
  const own = 'xn--9qvw93d.example.com';

  it.each([[own], [own.toUpperCase()], [`${own}.`], [`${own}:8443`], ['药材.example.com']])(
    '%s is the remote’s',
    async (host) => expect(await shownTo({ host })).toBe('own'),
  );

  it.each([
    ['bee.example.com'],
    ['other.example'],
    [`${own}.evil.example`],
    [`evil${own}`],
    [`${own}/x`],
    [`user@${own}`],
    [`${own}:port`],
    [`${own} other`],
    ['"><script>'],
    ['[::1]:8080'],
    [''],
  ])('%j is as any other', async (host) => expect(await shownTo({ host })).toBe('main'));

  it('is not what a stranger says in X-Forwarded-Host, but what a trusted proxy does', async () => {
    const host = '127.0.0.1:8080';
    expect(await shownTo({ host, 'x-forwarded-host': own })).toBe('main');
    expect(await shownTo({ host: own, 'x-forwarded-host': 'bee.example.com' })).toBe('own');
    const trusting = { TRUST_PROXY: '1' };
    expect(await shownTo({ host, 'x-forwarded-host': own }, trusting)).toBe('own');
    expect(await shownTo({ host, 'x-forwarded-host': `${own}, bee.example.com` }, trusting)).toBe('main');
    expect(await shownTo({ host, 'x-forwarded-host': `bee.example.com, ${own}:443` }, trusting)).toBe('own');
  });

  it('never stands in an answer', async () => {
    const { ask } = await edgeWith();
    const { text, headers } = await ask('/herb/prices', { host: 'evil.example' });
    expect(text + JSON.stringify(headers)).not.toContain('evil.example');
  });
});

it('pages are logged under their id and with the release that renders them, other addresses under none', async () => {
  const { ask, records } = await edgeWith();
  for (const url of ['/herb/prices?p=2', '/no/such/page', '/robots.txt']) await ask(url);
  await new Promise((resolve) => setImmediate(resolve));
  expect(records()).toMatchObject([
    { msg: 'request', route: 'page:herb/prices', status: 200, composition: '7', release: 'mf-herb@1' },
    { msg: 'request', route: '/*', status: 404, release: 'mf-herb@1' },
    { msg: 'request', route: '/robots.txt', status: 200 },
  ]);
  expect(records()[2]).not.toHaveProperty('release');
});

describe('hosts that cannot be served', () => {
  it.each([
    ['PUBLIC_URL’s own', { host: 'bee.example.com' }, '就是 PUBLIC_URL 的域名，已忽略'],
    ['a page that there is not', { start: '/herb/none' }, 'mf-herb 没有路径为 /herb/none 的页面'],
    ['a page of another remote', { start: '/home' }, 'mf-herb 没有路径为 /home 的页面'],
    ['a page in the frame of the main site', { remote: 'mf-main', start: '/home' }, '没有自己的页眉与页脚'],
    ['a page for members', { start: '/herb/mine' }, '要登录才能看'],
  ])('%s: said once, and nothing changes', async (_what, change, why) => {
    const { ask, said } = await edgeWith([{ ...HOSTS[0], ...change }]);
    expect(said).toEqual([expect.stringContaining(why)]);
    const { text } = await ask('/herb/prices');
    expect(text).toContain('200 main');
    expect(text).toContain('https://bee.example.com/herb/prices');
    expect(text).not.toContain('"hosts"');
  });

  it('none are named where none are configured', async () => {
    const { ask } = await edgeWith([]);
    expect((await ask('/herb/prices')).text).not.toContain('"hosts"');
    expect((await ask('/no/such/page')).text).toContain('主站飞走');
    expect((await ask('/sitemaps/pages.xml')).text).toContain('<loc>https://bee.example.com/herb/prices</loc>');
  });
});
