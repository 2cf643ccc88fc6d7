import type { Release } from '@bee/contracts/composition';
import { manifestPage } from '@bee/contracts/manifest';
import { createRouteTable, matchRoute } from '@bee/domain/route';
import { rewriteUrls } from './active-composition.ts';

type Page = { id: string; paths?: { pattern: string }[]; plain?: boolean };
const release = (id: string, pages: Page[]): Release => {
  const parsed = pages.map((page) => manifestPage.parse({ module: 'x', title: 'x', ...page }));
  return { release: id, manifest: { pages: parsed }, shell_pages: parsed } as unknown as Release;
};

const shell = release('1', [{ id: 'ops' }]);
const remotes = (a: Page[], b: Page[]) => ({ 'mf-a': release('1', a), 'mf-b': release('1', b) });
const older = (which: 'mf-a' | 'mf-b') => ({
  'mf-a': { active: '1', active_since: which === 'mf-a' ? '2026-11-01T00:00:00Z' : '2026-11-02T00:00:00Z' },
  'mf-b': { active: '1', active_since: which === 'mf-b' ? '2026-11-01T00:00:00Z' : '2026-11-02T00:00:00Z' },
});

/** Remote that owns an address, as edge and browser resolve it. */
const ownerOf = (at: string, of: ReturnType<typeof remotes>, entries: ReturnType<typeof older> | object) => {
  const { pages, problems } = rewriteUrls(shell, of, entries as ReturnType<typeof older>);
  const inOrder = Object.keys(of).map((name) => ({ name, pages: pages[name] ?? [] }));
  const table = createRouteTable([...inOrder, { name: 'shell', pages: shell.shell_pages ?? [] }]);
  return { owner: matchRoute(table, at)?.remote, problems };
};

const PATTERN = [{ id: 'a', paths: [{ pattern: '/home/list/{id}' }] }];
it.each<[string, Page[], Page[], string]>([
  ['the same pattern', PATTERN, [{ id: 'b', paths: [{ pattern: '/home/list/{name}' }] }], '/home/list/7'],
  [
    'a text where the other has a parameter',
    PATTERN,
    [{ id: 'b', paths: [{ pattern: '/home/list/7' }] }],
    '/home/list/7',
  ],
  ['a plain address', [{ id: 'list' }], [{ id: 'b', paths: [{ pattern: '/list' }] }], '/list'],
  ['the same page', [{ id: 'list' }], [{ id: 'list' }], '/list'],
])('%s of two remotes stays with the one that runs longer, and is told', (_what, a, b, at) => {
  for (const first of ['mf-a', 'mf-b'] as const) {
    const { owner, problems } = ownerOf(at, remotes(a, b), older(first));
    expect(owner).toBe(first);
    const other = first === 'mf-a' ? 'mf-b@1' : 'mf-a@1';
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${other} 的页面.*由后者保留；请换掉 ${other}$`))]);
  }
});

it('what the shell answers at is nobody else’s, however old', () => {
  const taking = remotes([{ id: 'ops' }], [{ id: 'x', paths: [{ pattern: '/ops' }] }]);
  const { owner, problems } = ownerOf('/ops', taking, older('mf-a'));
  expect(owner).toBe('shell');
  expect(problems).toHaveLength(2);
});

it('compositions of before say nothing of when; the name decides, at every edge alike', () => {
  const entries = { 'mf-a': { active: '1' }, 'mf-b': { active: '1' } };
  expect(ownerOf('/list', remotes([{ id: 'list' }], [{ id: 'list' }]), entries).owner).toBe('mf-a');
});

it('a page keeps what is its own, and stays known where nothing is left', () => {
  const both = [{ id: 'b', plain: false, paths: [{ pattern: '/home/list/7' }, { pattern: '/home/mine/{id}' }] }];
  const some = rewriteUrls(shell, remotes(PATTERN, both), older('mf-a')).pages['mf-b'];
  expect(some).toMatchObject([{ id: 'b', paths: [{ pattern: '/home/mine/{id}' }] }]);
  const none = rewriteUrls(
    shell,
    remotes(PATTERN, [{ ...both[0], id: 'b', paths: PATTERN[0]?.paths ?? [] }]),
    older('mf-a'),
  );
  expect(none.pages['mf-b']).toMatchObject([{ id: 'b', plain: false, paths: [] }]);
});

it('leaves everything as it is where nothing meets', () => {
  const apart = remotes([{ id: 'a' }], [{ id: 'b' }]);
  const { pages, problems } = rewriteUrls(shell, apart, older('mf-a'));
  expect(problems).toEqual([]);
  expect(pages['mf-a']).toEqual(apart['mf-a'].manifest?.pages);
});
