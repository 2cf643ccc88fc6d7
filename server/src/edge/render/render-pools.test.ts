import type { PageComposition } from '@bee/contracts/page';
import type { WorkerFiles } from './render-message.ts';
import { createRenderPools } from './render-pools.ts';

const remote = (release: string, title = '甲') => ({
  release,
  container: `a_${release}`,
  base: `/releases/mf-a/${release}/`,
  entry: { url: `/releases/mf-a/${release}/e.js`, integrity: release },
  style: null,
  title,
  owner: '甲组',
  pages: [],
  navigation: [],
  widgets: [],
  lastKnownGood: null,
});
const composition = (id: string, given: Partial<PageComposition> = {}): PageComposition => ({
  id,
  shell: { release: '1', doors: {} },
  remotes: { 'mf-a': remote('1') },
  ...given,
});
const hosts = { mainUrl: 'https://bee.example', urls: {}, here: null };
const file = (name: string) => ({ file: name, integrity: name });
const files = (given: Partial<WorkerFiles> = {}): WorkerFiles => ({
  shell: file('shell'),
  remote: file('b'),
  composition: composition('12'),
  apiUrl: 'http://api',
  ...given,
});

describe('workers of a composition and its canaries', () => {
  const poolsMade = (...all: WorkerFiles[]) => {
    const pools = createRenderPools();
    return new Set(
      all.map((one) =>
        pools.of(one, () => ({ render: async () => ({ result: null, tags: [] }), close: () => undefined })),
      ),
    ).size;
  };
  const canary = composition('12~a', { remotes: { 'mf-a': remote('2') } });

  it('are the same for what a canary leaves as it is', () => {
    expect(poolsMade(files(), files({ composition: canary }))).toBe(1);
  });

  it.each([
    ['another release', files({ remote: file('c') })],
    ['another shell', files({ shell: file('shell2') })],
    ['the frame', { ...files(), remote: undefined } as unknown as WorkerFiles],
    [
      'what it says of its pages',
      files({ composition: composition('12~b', { remotes: { 'mf-a': remote('2', '乙') } }) }),
    ],
    ['where it stands', files({ composition: composition('12', { hosts }) })],
  ])('are others for %s', (_what, other) => expect(poolsMade(files(), other)).toBe(2));
});
