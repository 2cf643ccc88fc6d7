import { type Composition, type Release, releaseSchema } from '@bee/contracts/composition';
import { manifestSchema } from '@bee/contracts/manifest';
import { outsideRules } from '../sheet/isolated-sheet.ts';
import { namesIn } from '../store/named-operations.ts';
import { openGate } from './gate.ts';
import { compiledApi } from './running-api.ts';
import type { StoredReleases } from './violation.ts';

const listing = 'vegetable/vegList';
const described = compiledApi().get(listing);

const shell = {
  name: 'shell',
  release: '1.0.0-aaaaaaaa',
  version: '1.0.0',
  commit: null,
  built_at: '2026-01-01T00:00:00Z',
  container: 'shell_1_0_0_aaaaaaaa',
  entry: 'main.js',
  initial: ['main.js'],
  exposes: {},
  pages: {},
  provides: {
    react: { version: '19.3.1', files: ['main.js'] },
    '@bee/platform': { version: '1.2.0', files: ['main.js'] },
    '@bee/ui/content': { version: '1.0.0', files: ['content.js'] },
  },
  styles: { content: 'content.css' },
  server: 'server/shell.cjs',
  integrity: { 'main.js': 'h', 'content.js': 'h', 'content.css': 'h', 'server/shell.cjs': 'h' },
  manifest: null,
  operations: [],
  packages: { '@bee/platform': '1.2.0', '@bee/ui': '1.0.0' },
  sizes: { 'main.js': 100 * 1024, 'content.js': 20 * 1024, 'content.css': 5 * 1024 },
};

const remote = (name: string, id: string) => ({
  ...shell,
  name,
  release: id,
  container: `${name}_${id}`.replace(/\W/g, '_'),
  entry: 'entry.js',
  initial: [],
  exposes: { './remote': ['remote.js'], './widget/strip': ['strip.js'] },
  pages: { 'home/home': ['page.js'] },
  provides: { react: { version: '', files: [] }, '@bee/platform': { version: '', files: [] } },
  styles: {},
  server: 'server/remote.cjs',
  integrity: { 'entry.js': 'h', 'remote.js': 'h', 'strip.js': 'h', 'page.js': 'h', 'server/remote.cjs': 'h' },
  manifest: {
    name,
    title: name,
    owner: `${name} 组`,
    requires: { '@bee/platform': '^1.0.0', '@bee/ui': '^1.0.0' },
    pages: [
      { id: name, module: 'home/home', title: 'x', doors: ['content'], paths: [{ pattern: `/home/${name}/{id}` }] },
    ],
    widgets: [{ name: 'strip', module: 'strip', props: { name: 'string', 'kind?': 'up|down' } }],
  },
  operations: [listing],
  schemas: { [listing]: described },
  packages: { '@bee/platform': '1.0.0', '@bee/ui': '1.0.0' },
  sizes: { [name]: 30 * 1024 },
  shared: { react: '^19.0.0' },
});

type Written = ReturnType<typeof remote>;

/** A store of these releases; mf-ai has the scripts and the stylesheet given. */
const storeOf = (releases: unknown[], script = '', damaged: string[] = [], css = ''): StoredReleases => ({
  read: async (name, id) => {
    const found = (releases as Release[]).find((one) => one.name === name && one.release === id);
    return found ? { release: releaseSchema.parse(found), digest: '' } : null;
  },
  damaged: async (name) => (name === 'mf-ai' ? damaged : []),
  named: async (name) => (name === 'mf-ai' ? namesIn(script) : []),
  outside: async (name) =>
    name === 'mf-ai' ? outsideRules(css, name).map((rule) => ({ file: 'page-home.css', ...rule })) : [],
});

const ai = remote('mf-ai', '1.0.0-bbbbbbbb');
const tools = remote('mf-tools', '1.0.0-cccccccc');
const composition: Pick<Composition, 'shell' | 'remotes'> = {
  shell: { active: shell.release },
  remotes: { 'mf-ai': { active: ai.release }, 'mf-tools': { active: tools.release } },
};

const gate = openGate({ api: 'http://localhost:1', offline: true });
const violationsOf = (changed: object, script = '', damaged: string[] = []) =>
  gate(composition, storeOf([shell, tools, { ...ai, ...changed }], script, damaged));
const manifest = (change: object): Pick<Written, 'manifest'> => ({ manifest: { ...ai.manifest, ...change } });
const page = (change: object) => manifest({ pages: [{ ...ai.manifest.pages[0], ...change }] });

it('lets pass what fits, and a slot whose remote is not composed', async () => {
  expect(await violationsOf(page({ widgets: ['mf-ghost/strip'] }))).toEqual([]);
  expect(await violationsOf({}, `call("${listing}")`)).toEqual([]);
});

it.each<[string, string, object, string]>([
  [
    'a range that the shell does not meet',
    'platform-range',
    manifest({ requires: { '@bee/platform': '^2.0.0', '@bee/ui': '^1.0.0' } }),
    '^2.0.0',
  ],
  ['newer packages than the shell has', 'platform-range', { packages: { '@bee/platform': '1.3.0' } }, '1.3.0'],
  ['another React', 'shared-versions', { shared: { react: '^18.0.0' } }, 'react ^18.0.0'],
  [
    'an entry point that the shell does not have',
    'shared-versions',
    { provides: { '@bee/ui/magic': { version: '', files: [] } } },
    '@bee/ui/magic',
  ],
  ['a call that the server has not', 'operations', { operations: ['ghost/call'], schemas: undefined }, 'ghost/call'],
  ['another method', 'operations', { schemas: { [listing]: { ...described, method: 'GET' } } }, 'GET'],
  [
    'an answer that it cannot read',
    'operations',
    { schemas: { [listing]: { ...described, data: { type: 'string' } } } },
    listing,
  ],
  [
    'a request that the server does not take',
    'operations',
    { schemas: { [listing]: { ...described, request: { type: 'object', properties: { name: { type: 'number' } } } } } },
    'name',
  ],
  ['the address of another remote', 'routes', page({ paths: [{ pattern: '/home/{any}/7' }] }), '/home/mf-tools/{id}'],
  ['the page of another remote', 'routes', page({ id: 'mf-tools' }), '页面 mf-tools'],
  ['the plain address of another remote', 'routes', page({ paths: [{ pattern: '/mf-tools' }] }), '/mf-tools'],
  ['an address of the site', 'routes', page({ paths: [{ pattern: '/api/mine' }] }), '/api'],
  ['any address', 'routes', page({ paths: [{ pattern: '/{any}' }] }), '/{any}'],
  ['a widget that is not there', 'widgets', page({ widgets: ['mf-tools/ghost'] }), 'mf-tools/ghost'],
  ['a widget without what it needs', 'widgets', manifest({ embeds: { 'mf-tools/strip': {} } }), 'name 没有给出'],
  [
    'a widget what it does not know',
    'widgets',
    manifest({ embeds: { 'mf-tools/strip': { name: 'string', size: 'number' } } }),
    'size 它不认识',
  ],
  [
    'a widget another kind of value',
    'widgets',
    manifest({ embeds: { 'mf-tools/strip': { name: 'number' } } }),
    'name 是 number',
  ],
  [
    'a widget a word that it does not know',
    'widgets',
    manifest({ embeds: { 'mf-tools/strip': { name: 'string', kind: 'up|left' } } }),
    '“left”',
  ],
  ['a page above the budget of all', 'size', { sizes: { 'mf-ai': 81 * 1024 } }, '81.0 KB'],
  ['a page above the budget of its team', 'size', manifest({ budget: 20 }), '超过 20 KB'],
  ['a file without its hash', 'integrity', { pages: { 'home/home': ['other.js'] } }, 'other.js'],
  [
    'a file outside of its folder',
    'integrity',
    { integrity: { ...ai.integrity, '../shell/x.js': 'h' } },
    '../shell/x.js',
  ],
  ['the container of another release', 'integrity', { container: 'mf_ai_9' }, 'mf_ai_9'],
  ['the manifest of another remote', 'integrity', manifest({ name: 'mf-tools' }), 'mf-tools'],
  ['a call that it does not describe', 'integrity', { schemas: {} }, listing],
  ['a manifest without end', 'bounds', manifest({ pages: Array(301).fill(ai.manifest.pages[0]) }), 'manifest.pages'],
])('refuses a remote with %s', async (_what, rule, change, text) => {
  const violations = await violationsOf(change);
  expect(violations.map((one) => one.rule)).toContain(rule);
  const found = violations.find((one) => one.rule === rule);
  expect(found?.what).toContain(text);
  expect(found?.what).toContain('mf-ai@1.0.0-bbbbbbbb');
  expect(found?.remedy).toMatch(/请/);
  if (rule !== 'bounds') expect(found?.owner).toMatch(/mf-(ai|tools) 组/);
});

it.each([
  ...[
    '/api',
    '/api/mine',
    '/releases/x',
    '/sandbox',
    '/dev',
    '/dev/start',
    '/livez',
    '/healthz',
    '/readyz',
    '/metrics',
  ],
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/feed', '/feeds/news.xml', '/og/site.png', '/wx/wxLogin.js'],
  ...['/robots.txt', '/favicon.ico', '/ops'],
])('lets no remote have %s, by a pattern or by the name of a page', async (address) => {
  const ownShell = { ...shell, shell_pages: [{ id: 'ops', module: 'ops', title: '运营' }] };
  const routesOf = async (change: object) =>
    (await gate(composition, storeOf([ownShell, tools, { ...ai, ...page(change) }]))).filter(
      ({ rule }) => rule === 'routes',
    );
  for (const change of [{ id: address.slice(1) }, { paths: [{ pattern: address }] }])
    expect(await routesOf(change)).toEqual([
      expect.objectContaining({ remote: 'mf-ai', owner: 'mf-ai 组', what: expect.stringMatching(/自己的地址/) }),
    ]);
  expect(await routesOf({ id: 'ops/review' })).toEqual([]);
});

it('leaves the page of operations to a remote while the shell has none', async () => {
  expect(await violationsOf(page({ id: 'ops' }))).toEqual([]);
});

it('refuses a release whose scripts call what it does not name, or whose files were changed', async () => {
  const lying = await violationsOf({ operations: [], schemas: {} }, `call("${listing}")`);
  expect(lying.map(({ rule, what }) => [rule, what])).toEqual([['integrity', expect.stringContaining(listing)]]);
  const changed = await violationsOf({}, '', ['mf-ai@1.0.0-bbbbbbbb 的文件 page.js 被改动过']);
  expect(changed.map(({ what }) => what)).toEqual(['mf-ai@1.0.0-bbbbbbbb 的文件 page.js 被改动过']);
});

it('refuses a release whose stylesheets reach outside of it, by file and rule', async () => {
  const withSheet = (css: string) => gate(composition, storeOf([shell, ai, tools], '', [], css));
  expect(await withSheet(':where([data-remote=mf-ai]) .ai-x{color:red}')).toEqual([]);
  const refused = await withSheet('body{background:red}.shell{display:none}*{color:red}');
  expect(refused.map(({ rule, owner, what }) => [rule, owner, what])).toEqual(
    ['body', '.shell', '*'].map((selector) => [
      'styles',
      'mf-ai 组',
      expect.stringContaining(`mf-ai@1.0.0-bbbbbbbb 的样式 page-home.css 里规则 “${selector}” `),
    ]),
  );
  const many = await withSheet(Array.from({ length: 9 }, (_, index) => `.p${index}{margin:0}`).join(''));
  expect(many).toHaveLength(5);
  expect(many.at(-1)?.what).toContain('另有 4 条');
});

it('holds a canary against everything that it can meet, and tells the same once', async () => {
  const canary = { release: '1.1.0-dddddddd', percent: 10, visitors: true, salt: 's', since: '' };
  const next = { ...composition, remotes: { ...composition.remotes, 'mf-ai': { active: ai.release, canary } } };
  const newer = { ...remote('mf-ai', canary.release), version: '1.1.0' };
  expect(await gate(next, storeOf([shell, ai, tools, newer]))).toEqual([]);
  const taking = { ...newer, manifest: { ...newer.manifest, pages: [{ ...newer.manifest.pages[0], id: 'mf-tools' }] } };
  const violations = await gate(next, storeOf([shell, ai, tools, taking]));
  expect(violations.filter(({ what }) => what.startsWith('页面 mf-tools'))).toHaveLength(1);
  expect((await gate(next, storeOf([shell, ai, tools])))[0]?.what).toContain('mf-ai@1.1.0-dddddddd');
});

it('lets a larger page pass when told to, and refuses without an API to ask', async () => {
  const large = storeOf([shell, tools, { ...ai, sizes: { 'mf-ai': 90 * 1024 } }]);
  expect(await openGate({ api: '', offline: true, allowSize: true })(composition, large)).toEqual([]);
  const online = await openGate({ api: 'http://127.0.0.1:1' })(composition, storeOf([shell, ai, tools]));
  expect(online.map(({ rule, remedy }) => [rule, remedy])).toEqual([
    ['operations', expect.stringContaining('--offline')],
  ]);
});

it('keeps manifests within bounds', () => {
  const deep = (levels: number): object => ({
    title: 'x',
    order: 1,
    ...(levels > 1 && { children: [deep(levels - 1)] }),
  });
  const parses = (change: object) => manifestSchema.safeParse({ ...ai.manifest, ...change }).success;
  expect(parses({ navigation: [deep(4)] })).toBe(true);
  expect(parses({ navigation: [deep(5)] })).toBe(false);
  expect(parses({ navigation: Array(201).fill(deep(1)) })).toBe(false);
  expect(parses({ title: 'x'.repeat(501) })).toBe(false);
});
