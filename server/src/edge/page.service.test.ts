import { manifestPage, manifestSchema } from '@bee/contracts/manifest';
import type { RenderedFrame, RenderedPage } from '@bee/contracts/page';
import { createRouteTable } from '@bee/domain/route';
import { openTestCache } from '@bee/testing/server/test-cache';
import { bodyOf } from './document/finished-document.ts';
import { createPageService, type PageService } from './page.service.ts';
import type { ActiveComposition } from './release/active-composition.ts';
import { ApiUnavailable, RenderRejected } from './render/render-pool.ts';
import type { Renderer } from './render/renderer.ts';

const manifest = manifestSchema.parse({
  name: 'mf-test',
  title: '测试',
  owner: '测试组',
  requires: { '@bee/platform': '*', '@bee/ui': '*' },
  pages: [
    {
      id: 'open',
      module: 'open',
      title: '公开',
      paths: [{ pattern: '/home/open/{type}', params: { type: ['a'] } }],
      query: ['embed'],
      widgets: ['mf-part/one', 'mf-part/two'],
    },
    { id: 'wrong', module: 'wrong', title: '编号', paths: [{ pattern: '/wrong/{id}' }] },
    { id: 'late', module: 'late', title: '浏览器里', render: 'client', widgets: ['mf-part/one', 'mf-part/two'] },
    { id: 'mine', module: 'mine', title: '我的', guard: 'member', render: 'client' },
    {
      id: 'chat',
      module: 'chat',
      title: '对话',
      render: 'client',
      names: 'chat',
      paths: [{ pattern: '/chat/{chatId}' }],
    },
    { id: 'audited', module: 'audited', title: '审计', guard: 'audit' },
  ],
});
const release = {
  name: 'mf-test',
  release: '1',
  entry: 'e.js',
  exposes: {},
  pages: {},
  integrity: {},
  styles: { 'page/open': 'open.css', 'page/late': 'late.css' },
  manifest,
};
const shellPages = [
  manifestPage.parse({ id: 'own', module: 'own', title: '外壳的', guard: 'member', render: 'client' }),
];
const active = {
  id: '7',
  shell: { ...release, name: 'shell', initial: [], provides: {} },
  remotes: {
    'mf-test': release,
    'mf-part': {
      ...release,
      name: 'mf-part',
      exposes: { './widget/one': ['one.js'], './widget/two': ['two.js'] },
      styles: { 'widget/one': 'one.css', 'widget/three': 'three.css' },
      manifest: { widgets: [{ name: 'one', doors: ['data'] }] },
    },
  },
  routes: createRouteTable([
    { name: 'mf-test', pages: manifest.pages },
    { name: 'shell', pages: shellPages },
  ]),
  pageJson: '{}',
  styles: {
    'door:content': '.content{}',
    'door:data': '.data{}',
    'own:mf-test@1/open.css': '.open{}',
    'own:mf-test@1/late.css': '.late{}',
    'own:mf-part@1/one.css': '.one{}',
    'own:mf-part@1/three.css': '.three{}',
  },
} as unknown as ActiveComposition;
const frame: RenderedFrame = { top: '', navigation: '', bottom: '', frame: null, notFound: '<h1>飞走</h1>' };

/** Address that the API rejects. */
const REFUSED = '/wrong/1';

/** Address whose data the API cannot read now. */
const UNAVAILABLE = '/wrong/2';

const withHtml = ({ answer }: PageService) => ({
  answer: async (request: Parameters<PageService['answer']>[0]) => {
    const document = await answer(request);
    return { ...document, html: String(await bodyOf(document, null)) };
  },
});

/** Answers of the remote's render worker by path; a path without an answer fails. */
const serviceWith = (answers: Record<string, RenderedPage>) => {
  const asked: string[] = [];
  const reported: string[] = [];
  const renderer: Renderer = {
    page: async (_remote, { pathname }) => {
      asked.push(pathname);
      const answer = answers[pathname];
      if (pathname === REFUSED) throw new RenderRejected('编号过长');
      if (pathname === UNAVAILABLE) throw new ApiUnavailable('数据服务暂时不可用');
      if (!answer) throw new Error('render failed');
      return answer;
    },
    frame: async ({ section }) => ({ ...frame, navigation: section ?? '' }),
    close: () => undefined,
  };
  const service = createPageService({
    publicUrl: 'https://bee.example',
    current: () => ({
      active,
      renderer,
      own: null,
      holds: () => true,
      url: 'https://bee.example',
      absolute: (path: string) => `https://bee.example${path}`,
    }),
    documents: openTestCache(),
    frames: openTestCache(),
    exists: async ({ page: { names }, params }) => names !== 'chat' || params.chatId === 'known',
    report: (problem) => reported.push(problem),
    log: null,
    frameOrigins: [],
    countsVisits: () => false,
  });
  return { service: withHtml(service), asked, reported };
};

const page = (status: RenderedPage['status'], html: string): RenderedPage => ({ status, html, head: null, data: null });

describe('status of a page', () => {
  it.each([
    ['/home/open/a', 'visitor', 200],
    // Validation of a parameter that the manifest lists.
    ['/home/open/b', 'visitor', 404],
    ['/home/%E0%A4%A', 'visitor', 404],
    ['/no/such/page', 'member', 404],
    ['/chat/known', 'visitor', 200],
    ['/chat/unknown', 'visitor', 404],
    ['/mine', 'visitor', 401],
    ['/mine', 'member', 200],
    ['/audited', 'visitor', 500],
    ['/audited', 'member', 500],
  ] as const)('%s for a %s is %i', async (url, viewer, status) => {
    const { service } = serviceWith({ '/home/open/a': page(200, '<h1>公开</h1>') });
    expect((await service.answer({ url, viewer, requestId: 'test' })).status).toBe(status);
  });

  it('is said by the remote’s own page where a guard refuses, and no search engine keeps it', async () => {
    const { service, asked } = serviceWith({ '/mine': page(401, '<h1>请登录</h1>') });
    const answer = await service.answer({ url: '/mine', viewer: 'visitor', requestId: 'test' });
    expect(answer.html).toContain('<h1>请登录</h1>');
    expect(answer.html).toContain('"refused":true');
    expect(answer.html).toContain('noindex');
    await service.answer({ url: '/mine', viewer: 'member', requestId: 'test' });
    expect(asked).toEqual(['/mine']);
  });
});

it('a page has the sheets of the design system, its own and those of the widgets that it embeds, and no others', async () => {
  const { service } = serviceWith({ '/home/open/a': page(200, '<h1>公开</h1>') });
  const { html } = await service.answer({ url: '/home/open/a', viewer: 'visitor', requestId: 'test' });
  expect([...html.matchAll(/data-bee-style="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'door:content',
    'door:data',
    'own:mf-test@1/open.css',
    'own:mf-part@1/one.css',
  ]);
});

it('a page that cannot be rendered is reported by its id: its address may hold a name', async () => {
  const { service, reported } = serviceWith({});
  await service.answer({ url: '/home/open/a', viewer: 'visitor', requestId: 'test' });
  expect(reported).toEqual([expect.stringMatching(/^mf-test \w+: render failed$/)]);
});

it('an address that the API refuses is told by the browser, is no failure of the release, and no search engine keeps it', async () => {
  const { service } = serviceWith({});
  const answer = await service.answer({ url: REFUSED, viewer: 'visitor', requestId: 'test' });
  expect(answer).toMatchObject({ status: 404, render: 'client', remote: 'mf-test' });
  expect(answer.html).toContain('<title>编号');
  expect(answer.html).toContain('noindex');
  expect(answer.html).not.toContain('rel="canonical"');
});

it('a page whose data is unavailable is 503, is left to the browser, and is no failure of the release', async () => {
  const { service, reported } = serviceWith({});
  const answer = await service.answer({ url: UNAVAILABLE, viewer: 'visitor', requestId: 'test' });
  expect(answer).toMatchObject({ status: 503, render: 'client', remote: 'mf-test' });
  expect(answer.html).toContain('shell-loading');
  expect(answer.html).not.toContain('rel="canonical"');
  expect(reported).toEqual([]);
});

describe('a page of the shell itself', () => {
  it.each([
    ['visitor', 401],
    ['member', 200],
  ] as const)(
    'is left to the browser of a %s, with status %i, and no search engine keeps it',
    async (viewer, status) => {
      const { service, asked } = serviceWith({});
      const answer = await service.answer({ url: '/own', viewer, requestId: 'test' });
      expect(answer).toMatchObject({ status, render: 'client', remote: 'shell' });
      expect(answer.html).toContain('<div data-remote="shell">');
      expect(answer.html).toContain('noindex');
      expect(asked).toEqual([]);
    },
  );
});

describe('a page in a frame of another site', () => {
  const answerTo = (url: string) =>
    serviceWith({ '/home/open/a': page(200, '<h1>公开</h1>') }).service.answer({
      url,
      viewer: 'visitor',
      requestId: 'test',
    });

  it('may stand there without the frame of this site where its manifest reads `embed`', async () => {
    const answer = await answerTo('/home/open/a?embed=1');
    expect(answer.policy).toContain('frame-ancestors *');
    expect(answer.html).toContain(' data-embed>');
    expect(answer.embedded).toBe(true);
  });

  it.each(['/home/open/a', '/home/open/a?embed=0', '/mine?embed=1', '/no/such/page?embed=1'])(
    'may not at %s',
    async (url) => {
      const answer = await answerTo(url);
      expect(answer.policy).toContain(`frame-ancestors 'self'`);
      expect(answer.html).not.toContain('data-embed');
    },
  );
});

describe('the canonical address', () => {
  const canonicalOf = async (head: RenderedPage['head']) => {
    const { service } = serviceWith({ '/home/open/a': { ...page(200, '<p>text</p>'), head } });
    const { html } = await service.answer({ url: '/home/open/a', viewer: 'visitor', requestId: 'test' });
    return /rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  };

  it('is that of the page, or of the page that its content belongs to', async () => {
    expect(await canonicalOf({ title: '公开' })).toBe('https://bee.example/home/open/a');
    expect(await canonicalOf({ title: '公开', canonical: '/home/other/7' })).toBe('https://bee.example/home/other/7');
  });
});

it('places a page in the navigation where its head says', async () => {
  const { service } = serviceWith({
    '/home/open/a': { ...page(200, ''), head: { title: '甲', section: '/home/list' } },
  });
  const { html } = await service.answer({ url: '/home/open/a', viewer: 'visitor', requestId: 'test' });
  expect(html).toContain('<div id="bee-nav">/home/list</div>');
});

describe('scripts that a page asks for at once', () => {
  const scriptsOf = async (url: string, html: string) => {
    const { service } = serviceWith({ '/home/open/a': page(200, html) });
    return (await service.answer({ url, viewer: 'visitor', requestId: 'test' })).html;
  };

  it('are those of the widgets that it shows, not of all that it may show', async () => {
    const html = await scriptsOf('/home/open/a', '<div data-bee-widget="mf-part/one" data-bee-props="{}"></div>');
    expect(html).toContain('one.js');
    expect(html).not.toContain('two.js');
  });

  it('are those of all its widgets where only the browser knows what it shows', async () => {
    const html = await scriptsOf('/late', '');
    expect(html).toContain('one.js');
    expect(html).toContain('two.js');
  });
});
