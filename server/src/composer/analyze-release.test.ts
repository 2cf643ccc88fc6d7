import { analyzeRelease, unmetThreshold, wantsBefore } from './analyze-release.ts';
import { type Before, nothingOf, type ReleaseEvidence } from './evidence.ts';

const NETWORKS = 5;
const composition = {
  shell: { active: 's1' },
  remotes: {
    'mf-ai': {
      active: 'a1',
      last_known_good: 'a0',
      canary: { release: 'a2', percent: 10, visitors: true, salt: 's', since: '2026-07-26T02:00:00.000Z' },
    },
    'mf-content': { active: 'c1' },
    'mf-member': { active: 'm1' },
    'mf-sanqi': { active: 'q1' },
  },
};

const seen = (remote: string, release: string, more: Partial<ReleaseEvidence> = {}): ReleaseEvidence => ({
  ...nothingOf(remote, release),
  ...more,
});
const canary = (more: Partial<ReleaseEvidence>) => seen('mf-ai', 'a2', more);
const active = (more: Partial<ReleaseEvidence>) => seen('mf-ai', 'a1', more);
const others = (more: Partial<ReleaseEvidence>) =>
  [
    ['mf-content', 'c1'],
    ['mf-member', 'm1'],
    ['mf-sanqi', 'q1'],
  ].map(([remote = '', release = '']) => seen(remote, release, { visits: 100, ...more }));
const yesterday = (more: Partial<Before>) => ({
  'mf-ai': { visits: 1000, failing: 0, renders: 1000, renderFailed: 0, lcpP75: null, ...more },
});

const verdicts = (evidence: ReleaseEvidence[], before: Record<string, Before> = {}) =>
  analyzeRelease({ composition, evidence, before, networks: NETWORKS }).map(
    ({ remote, release, act }) => `${act} ${remote}@${release}`,
  );

const WITHDRAWN = ['withdraw mf-ai@a2'];
const broken = { visits: 12, failing: 12, networks: 5 };

describe('a canary', () => {
  it.each<[string, ReleaseEvidence[], string[]]>([
    ['fails everywhere', [canary(broken)], WITHDRAWN],
    ['was never seen', [], []],
    ['was seen by too few', [canary({ ...broken, visits: 11, failing: 11 })], []],
    ['fails in four networks only', [canary({ ...broken, networks: 4 })], []],
    ['fails in one network ten thousand times', [canary({ visits: 10_000, failing: 10_000, networks: 1 })], []],
    ['fails at four visits of a hundred', [canary({ visits: 100, failing: 4, networks: 5 })], []],
    ['fails at three visits', [canary({ visits: 12, failing: 3, networks: 5 })], []],
    ['fails at six of a hundred', [canary({ visits: 100, failing: 6, networks: 6 })], WITHDRAWN],
    [
      'fails not three times as often as the release in service',
      [canary({ visits: 100, failing: 20, networks: 9 }), active({ visits: 100, failing: 7, networks: 5 })],
      [],
    ],
    [
      'fails three times as often',
      [canary({ visits: 100, failing: 22, networks: 9 }), active({ visits: 100, failing: 7, networks: 5 })],
      WITHDRAWN,
    ],
    ['fails as everything does: the API is away', [canary(broken), ...others({ failing: 90, networks: 50 })], []],
    [
      'fails while one other remote has a single visit that failed',
      [canary(broken), seen('mf-member', 'm1', { visits: 1, failing: 1, networks: 1 })],
      WITHDRAWN,
    ],
    ['cannot be rendered', [canary({ renders: 10, renderFailed: 3, renderNetworks: 5 })], WITHDRAWN],
    [
      'cannot be rendered for one who asks again and again',
      [canary({ renders: 900, renderFailed: 900, renderNetworks: 1 })],
      [],
    ],
    ['was hardly rendered', [canary({ renders: 9, renderFailed: 9, renderNetworks: 5 })], []],
    [
      'cannot be rendered, as the release in service',
      [canary({ renders: 10, renderFailed: 10, renderNetworks: 5 }), active({ renders: 90, renderFailed: 80 })],
      [],
    ],
    ['has a file that is not what it should be', [canary({ refusedWindows: 2 })], WITHDRAWN],
    ['had one once', [canary({ refusedWindows: 1 })], []],
    ['is slow', [canary({ measured: 50, lcpP75: 3000 }), active({ measured: 50, lcpP75: 1400 })], WITHDRAWN],
    ['is slow, as the other', [canary({ measured: 50, lcpP75: 3000 }), active({ measured: 50, lcpP75: 1600 })], []],
    ['is slower and still fast', [canary({ measured: 50, lcpP75: 2400 }), active({ measured: 50, lcpP75: 400 })], []],
    ['is slow for few', [canary({ measured: 49, lcpP75: 9000 }), active({ measured: 50, lcpP75: 400 })], []],
    [
      'is slow to render',
      [canary({ renders: 50, renderP95: 3000 }), active({ renders: 50, renderP95: 100 })],
      WITHDRAWN,
    ],
  ])('that %s', (_what, evidence, expected) => expect(verdicts(evidence)).toEqual(expected));
});

describe('a release in service', () => {
  const failing = active({ visits: 30, failing: 6, networks: 6 });
  const damaged = { refusedWindows: 2 };
  const broken9 = { renderNetworks: 9 };
  const unrendered = active({ ...broken9, renders: 10, renderFailed: 10 });
  const rendered = others({ renders: 20 });
  it.each<[string, ReleaseEvidence[], Record<string, Before>, string[]]>([
    ['fails', [failing], yesterday({}), ['withdraw mf-ai@a1']],
    ['fails for few', [active({ visits: 29, failing: 29, networks: 9 })], yesterday({}), []],
    ['fails in few networks', [active({ visits: 900, failing: 900, networks: 4 })], yesterday({}), []],
    ['fails at nine of a hundred', [active({ visits: 100, failing: 9, networks: 9 })], yesterday({}), []],
    ['failed on the day before, too', [failing], yesterday({ failing: 70 }), []],
    ['fails as the others do', [failing, ...others({ failing: 10 })], yesterday({}), []],
    ['is cut off together with everything', [failing, ...others({ failing: 100 })], yesterday({}), []],
    [
      'has damaged files at its one edge',
      [active({ ...damaged, edges: 1, refusedEdges: 1 })],
      {},
      ['withdraw mf-ai@a1'],
    ],
    ['has damaged files at both edges', [active({ ...damaged, edges: 2, refusedEdges: 2 })], {}, ['withdraw mf-ai@a1']],
    [
      'has damaged files at one of two edges',
      [active({ ...damaged, edges: 2, refusedEdges: 1 })],
      {},
      ['tell mf-ai@a1'],
    ],
    ['had a damaged file once', [active({ refusedWindows: 1, edges: 1, refusedEdges: 1 })], {}, []],
    ['cannot be rendered', [unrendered, ...rendered], yesterday({}), ['withdraw mf-ai@a1']],
    ['cannot be rendered and has no day before', [unrendered, ...rendered], {}, ['withdraw mf-ai@a1']],
    ['was hardly rendered', [active({ ...broken9, renders: 9, renderFailed: 9 }), ...rendered], yesterday({}), []],
    [
      'can be rendered most of the time',
      [active({ renders: 100, renderFailed: 29, renderNetworks: 9 }), ...rendered],
      yesterday({}),
      [],
    ],
    [
      'cannot be rendered for one who asks again and again',
      [active({ renders: 900, renderFailed: 900, renderNetworks: 4 }), ...rendered],
      yesterday({}),
      [],
    ],
    ['could not be rendered on the day before, too', [unrendered, ...rendered], yesterday({ renderFailed: 350 }), []],
    [
      'cannot be rendered as nothing can: the API is away',
      [unrendered, ...others({ renders: 20, renderFailed: 18 })],
      yesterday({}),
      [],
    ],
    [
      'cannot be rendered while nothing else is asked for',
      [unrendered, ...others({ renders: 4 })],
      yesterday({}),
      ['tell mf-ai@a1'],
    ],
    ['became slow', [active({ measured: 50, lcpP75: 3000 })], yesterday({ lcpP75: 1000 }), ['withdraw mf-ai@a1']],
    ['was slow before', [active({ measured: 50, lcpP75: 3000 })], yesterday({ lcpP75: 1500 }), []],
    [
      'is slow as everything is',
      [active({ measured: 50, lcpP75: 3000 }), ...others({ measured: 50, lcpP75: 2900 })],
      yesterday({ lcpP75: 1000 }),
      [],
    ],
    ['is slow and has no day before', [active({ measured: 50, lcpP75: 3000 })], {}, []],
  ])('that %s', (_what, evidence, before, expected) => expect(verdicts(evidence, before)).toEqual(expected));
});

it('a release that runs no more is not judged', () => {
  expect(verdicts([seen('mf-ai', 'a0', { visits: 900, failing: 900, networks: 90 })])).toEqual([]);
  expect(verdicts([seen('mf-gone', 'g1', { visits: 900, failing: 900, networks: 90 })])).toEqual([]);
});

describe('the shell, for which every failure on a page counts', () => {
  const failing = { visits: 40, failing: 30, networks: 9 };
  const of = (evidence: ReleaseEvidence[]) => {
    const shell = { active: 's1', canary: { release: 's2' } };
    const found = analyzeRelease({ composition: { ...composition, shell }, evidence, networks: NETWORKS });
    return found.map(({ release }) => release);
  };

  it('is withdrawn if it fails, but not with a remote that fails as often', () => {
    expect(of([seen('shell', 's1', failing)])).toEqual(['s1']);
    expect(of([seen('shell', 's1', failing), active({ ...failing, visits: 32 }), ...others({})])).toEqual(['a1']);
  });

  it('has a canary that is compared with the active shell only: it takes the remotes with it', () => {
    const together = [seen('shell', 's2', failing), ...others({ failing: 40, networks: 20 })];
    expect(of([seen('shell', 's1', { visits: 40 }), ...together])).toEqual(['s2']);
    expect(of([seen('shell', 's1', { ...failing, visits: 50 }), seen('shell', 's2', failing)])).toEqual(['s1']);
    const unrendered = { renders: 10, renderFailed: 3, renderNetworks: 5 };
    expect(of([seen('shell', 's2', unrendered), seen('shell', 's1', { renders: 100 })])).toEqual(['s2']);
  });
});

it('the reason names the release and the figures', () => {
  const [verdict] = analyzeRelease({ composition, evidence: [canary(broken)], networks: NETWORKS });
  expect(verdict?.reason).toBe(
    'mf-ai@a2：10 分钟内 12 个访问中有 12 个失败（100 %，来自 5 个网段），正式版本与其他应用为 0 %，上限 5 %',
  );
});

it.each<[string, Partial<ReleaseEvidence>, string]>([
  ['nobody told of it', {}, '还没有访客的记录'],
  ['nothing failed', { visits: 40 }, '没有访客出错'],
  ['too few saw it', { visits: 11, failing: 2, networks: 2 }, '访客 11 位，不足 12 位'],
  ['too few failed', { visits: 40, failing: 3, networks: 3 }, '出错的访客 3 位，不足 4 位'],
  ['they came from few places', { visits: 40, failing: 9, networks: 4 }, '出错的来自 4 个网段，不足 5 个'],
  ['it is a small share', { visits: 200, failing: 5, networks: 5 }, '出错 2.5 %，未到 5 %'],
  [
    'a few renders failed',
    { renders: 9, renderFailed: 9, renderNetworks: 9 },
    '还没有访客的记录；服务器渲染 9 次，不足 10 次',
  ],
])('where nothing is done it says why: %s', (_what, evidence, short) => {
  const found = unmetThreshold({ composition, evidence: [canary(evidence)], networks: NETWORKS });
  expect(found.find(({ role }) => role === 'canary')).toMatchObject({ fault: null, short });
});

it('what is usual is named, and a fault lacks nothing', () => {
  const usual = active({ visits: 100, failing: 7, networks: 5 });
  const of = (failing: number) =>
    unmetThreshold({
      composition,
      evidence: [canary({ visits: 100, failing, networks: 9 }), usual],
      networks: NETWORKS,
    }).find(({ role }) => role === 'canary');
  expect(of(20)).toMatchObject({ usual: 0.07, fault: null, short: '出错 20 %，未超过对照（7 %）的 3 倍' });
  expect(of(22)).toMatchObject({ fault: { act: 'withdraw' }, short: '' });
});

it('the day before is read for what looks bad alone', () => {
  expect(wantsBefore(active({ visits: 100, failing: 9 }))).toBe(false);
  expect(wantsBefore(active({ visits: 100, failing: 10 }))).toBe(true);
  expect(wantsBefore(active({ lcpP75: 2600 }))).toBe(true);
  expect(wantsBefore(active({ renders: 10, renderFailed: 2 }))).toBe(false);
  expect(wantsBefore(active({ renders: 10, renderFailed: 3 }))).toBe(true);
});
