import { type Release, releaseSchema } from '@bee/contracts/composition';
import type { ManifestInput } from '@bee/contracts/manifest';
import type { Running } from './content-edits.ts';
import { diffRunning } from './diff.ts';
import { diffText } from './diff-text.ts';

const release = (
  id: string,
  manifest: Partial<ManifestInput> | null,
  more: Partial<Pick<Release, 'sizes' | 'operations' | 'schemas' | 'packages' | 'commit'>> = {},
): Release =>
  releaseSchema.parse({
    name: manifest ? 'mf-ai' : 'shell',
    release: id,
    version: '1.0.0',
    commit: null,
    built_at: '2026-01-01T00:00:00Z',
    container: 'c',
    entry: 'main.js',
    initial: [],
    exposes: {},
    pages: {},
    provides: {},
    styles: {},
    server: 'server/remote.cjs',
    integrity: {},
    operations: [],
    packages: { '@bee/platform': '1.0.0', '@bee/ui': '1.0.0' },
    ...more,
    manifest: manifest && {
      name: 'mf-ai',
      title: 'AI 问答',
      owner: '智能组',
      requires: { '@bee/platform': '^1.0.0', '@bee/ui': '^1.0.0' },
      pages: [],
      ...manifest,
    },
  });

const schemas = (answer: string) => ({ method: 'POST' as const, request: {}, data: { type: answer } });

const first = release(
  'a',
  {
    pages: [
      { id: 'home', module: 'x', title: '首页' },
      { id: 'ai', module: 'x', title: 'AI 问答', paths: [{ pattern: '/home/ai/index' }] },
    ],
    navigation: [{ title: '数据', order: 1, children: [{ title: '问答', order: 2, to: { page: 'ai' } }] }],
    widgets: [{ name: 'ask', module: 'ask' }],
  },
  {
    commit: 'aaa',
    sizes: { home: 2048, ai: 4096 },
    operations: ['base/hot', 'ai/ask', 'ai/old'],
    schemas: { 'base/hot': schemas('string'), 'ai/ask': schemas('string') },
  },
);
const second = release(
  'b',
  {
    pages: [
      { id: 'ai', module: 'x', title: '智能问答', paths: [{ pattern: '/home/ask/{id}' }] },
      { id: 'ai/result', module: 'x', title: '结果', plain: false, paths: [{ pattern: '/home/result' }] },
    ],
    navigation: [{ title: '数据', order: 1, children: [{ title: '问答', order: 3, to: { page: 'ai' } }] }],
    requires: { '@bee/platform': '^1.0.0', '@bee/ui': '^1.1.0' },
  },
  {
    commit: 'bbb',
    sizes: { ai: 5120, 'ai/result': 1024 },
    operations: ['base/hot', 'ai/ask', 'ai/new'],
    schemas: { 'base/hot': schemas('string'), 'ai/ask': schemas('number') },
    packages: { '@bee/platform': '1.0.0', '@bee/ui': '1.1.0' },
  },
);

const running = (remote: string | null, shell = 's'): Running => ({
  shell: { active: shell },
  remotes: remote ? { 'mf-ai': { active: remote } } : {},
});
const stored: Record<string, Release> = {
  a: first,
  b: second,
  s: release('s', null, { sizes: { 'main.1a2b3c4d.js': 10_240, 'form.css': 1024 } }),
  s2: release('s2', null, { sizes: { 'main.99887766.js': 11_264, 'form.css': 1024 } }),
};
const releases = {
  read: async (_name: string, id: string) => (stored[id] ? { release: stored[id], digest: '' } : null),
};

it('tells what is different for people, as operators read it', async () => {
  const diffs = await diffRunning(running('a'), running('b'), releases);
  expect(diffText(diffs.map((one) => ({ ...one, commits: ['bbb feat(ai): results'] }))).split('\n')).toEqual([
    'mf-ai（AI 问答，智能组）：a → b',
    '  提交  aaa → bbb',
    '  提交  bbb feat(ai): results',
    '  地址  － home  /',
    '  地址  ～ ai  /ai /home/ai/index → /ai /home/ask/{id}',
    '  地址  ＋ ai/result  /home/result',
    '  标题  － home  首页',
    '  标题  ～ ai  AI 问答 → 智能问答',
    '  标题  ＋ ai/result  结果',
    '  导航  ～ 数据 › 问答  ai，第 2 位 → ai，第 3 位',
    '  部件  － ask  {}',
    '  大小  － home  2.0 KB',
    '  大小  ～ ai  4.0 KB → 5.0 KB（+1.0 KB）',
    '  大小  ＋ ai/result  1.0 KB',
    '  共享  ～ @bee/ui  1.0.0 → 1.1.0',
    '  共享  ～ @bee/ui（要求）  ^1.0.0 → ^1.1.0',
    '  接口  ～ ai/ask  请求或答复的形状变了',
    '  接口  ＋ ai/new',
    '  接口  － ai/old',
  ]);
});

it('knows files of the shell again under other hashes', async () => {
  const [shell] = await diffRunning(running(null), running(null, 's2'), releases);
  expect(shell?.sizes).toEqual([{ name: 'main.js', was: 10_240, is: 11_264 }]);
});

it('tells of remotes that come and go, and of releases that are not there', async () => {
  expect(await diffRunning(running('a'), running('a'), releases)).toEqual([]);
  expect(diffText([])).toBe('没有不同');
  const [comes] = await diffRunning(running(null), running('a'), releases);
  expect(comes).toMatchObject({ release: { was: null, is: 'a' }, titles: [{ name: 'home' }, { name: 'ai' }] });
  expect(diffText(await diffRunning(running('a'), running(null), releases))).toContain('a → 移除');
  const [lost] = await diffRunning(running('a'), running('ghost'), releases);
  expect(lost?.titles).toEqual([
    { name: 'home', was: '首页', is: null },
    { name: 'ai', was: 'AI 问答', is: null },
  ]);
});
