import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition, CompositionActor } from '@bee/contracts/composition';
import { putSmallRelease } from '@bee/testing/small-release';
import { styles } from '../gate/rules/styles.ts';
import type { Gate } from '../gate/violation.ts';
import { openBucket } from '../store/open-bucket.ts';
import type { Composer } from './composer.ts';
import { openComposer } from './open-composer.ts';
import { ComposeRefused } from './refused.ts';

const MINUTE = 60_000;
const by: CompositionActor = { kind: 'cli', name: 'tester' };
const asked = { by };

let store: string;
let clock: number;
let composer: Composer;

const put = (name: string, id: string, { at, ui = '1.0.0' }: { at?: string; ui?: string } = {}) =>
  putSmallRelease(store, name, id, {
    manifest: { owner: '智能组' },
    packages: { '@bee/ui': ui },
    ...(at !== undefined && { built_at: at }),
  });

/** Rejects releases built with @bee/ui 9, both as active release and as canary. */
const gate: Gate = async ({ remotes }, releases) => {
  const violations = [];
  for (const [remote, { active, canary }] of Object.entries(remotes))
    for (const id of [active, ...(canary ? [canary.release] : [])]) {
      const found = await releases.read(remote, id);
      if (!found || found.release.packages['@bee/ui'] === '9.0.0')
        violations.push({ rule: 'shared-versions', remote, owner: '智能组', what: `${id} 不合`, remedy: '请重新构建' });
    }
  return violations;
};

const open = (more: Partial<Parameters<typeof openComposer>[1]> = {}) =>
  openComposer(openBucket({ kind: 'folder', folder: store }), { gate, now: () => new Date(clock), ...more });

const A = '1.0.0-aaaaaaaa';
const B = '1.1.0-bbbbbbbb';
const C = '1.2.0-cccccccc';
const BAD = '9.0.0-dddddddd';

beforeEach(async () => {
  store = mkdtempSync(path.join(tmpdir(), 'bee-store-'));
  clock = Date.UTC(2026, 5, 1);
  put('shell', '1.0.0-11111111');
  put('mf-ai', A);
  put('mf-ai', B, { at: '2026-02-01T00:00:00Z' });
  put('mf-ai', C, { at: '2026-03-01T00:00:00Z' });
  put('mf-x', '1.0.0-22222222');
  composer = open();
  await composer.set({ shell: 'latest', 'mf-ai': '1.0.0', 'mf-x': 'latest' }, asked);
});
afterEach(() => rmSync(store, { recursive: true }));

const pass = (minutes: number) => {
  clock += minutes * MINUTE;
};
const ai = (composition: Composition | null) => composition?.remotes['mf-ai'];

it('writes who asked for what and why, with the digest of every release', async () => {
  pass(1);
  const next = await composer.set({ 'mf-ai': 'latest' }, { by, reason: '新问答页' });
  expect(next).toMatchObject({
    format: 2,
    sequence: 2,
    change: { action: 'set', remote: 'mf-ai', from: A, to: C, reason: '新问答页', by },
    note: `mf-ai ${A} → ${C}`,
  });
  expect(next.shell.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(ai(next)).toMatchObject({ active: C, last_known_good: A, last_known_good_digest: expect.any(String) });
  expect(await composer.history()).toHaveLength(2);
});

it('leaves alone what runs already', async () => {
  const before = await composer.show();
  expect(await composer.set({ 'mf-ai': A }, asked)).toEqual(before);
  expect((await composer.freeze('mf-ai', false, asked)).sequence).toBe(1);
});

it('says with `dry` what would run, and refuses as it would, but writes nothing', async () => {
  const dry = open({ dry: true });
  expect(await dry.set({ 'mf-ai': B }, asked)).toMatchObject({ sequence: 2, remotes: { 'mf-ai': { active: B } } });
  await expect(dry.promote('mf-ai', asked)).rejects.toThrow('没有正在进行的灰度');
  expect(await composer.history()).toHaveLength(1);
});

describe('refuses and changes nothing', () => {
  it.each<[string, (composer: Composer) => Promise<unknown>, string]>([
    ['a version that is not in the store', (one) => one.set({ 'mf-ai': '7.7.7' }, asked), 'mf-ai@7.7.7'],
    [
      'what the gate refuses',
      (one) => one.set({ 'mf-ai': BAD }, asked),
      '9.0.0-dddddddd 不合（智能组）。请重新构建。［shared-versions］',
    ],
    ['a canary that the gate refuses', (one) => one.canary('mf-ai', { release: BAD, percent: 1 }, asked), BAD],
    ['a canary of nothing', (one) => one.canary('mf-ai', { percent: 1 }, asked), '请写明版本'],
    ['a promotion without a canary', (one) => one.promote('mf-ai', asked), '没有正在进行的灰度'],
    ['a rollback to nothing', (one) => one.rollback('mf-ai', undefined, asked), '没有记下更早的好版本'],
    ['a rollback of what is not composed', (one) => one.rollback('mf-no', undefined, asked), '组合里没有 mf-no'],
    [
      'a rollback of everything before there was any',
      (one) => one.rollbackAll(undefined, asked),
      '没有更早的、版本不同的组合',
    ],
    ['a freeze that does not say why', (one) => one.freeze('mf-ai', true, { by, reason: ' ' }), '原因'],
    ['a change of what somebody else changed', (one) => one.set({ 'mf-ai': B }, { by, expected: 7 }), '第 7 号'],
    ['a withdrawal of what does not run', (one) => one.withdraw('mf-ai', B, asked), '已不在运行'],
  ])('%s', async (_what, act, message) => {
    put('mf-ai', BAD, { ui: '9.0.0' });
    const before = await composer.show();
    const refused = await act(composer).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ComposeRefused);
    expect(String(refused)).toContain(message);
    expect(await composer.show()).toEqual(before);
    expect(await composer.history()).toHaveLength(1);
  });
});

describe('rollback', () => {
  it('brings one remote back, leaves the others, and does not go back and forth', async () => {
    put('mf-x', '1.1.0-33333333', { at: '2026-02-01T00:00:00Z' });
    pass(20);
    await composer.set({ 'mf-ai': B }, asked);
    await composer.set({ 'mf-x': 'latest' }, asked);
    const back = await composer.rollback('mf-ai', undefined, asked);
    expect(ai(back)).toMatchObject({ active: A, withdrawn: [B] });
    expect(back.remotes['mf-x']?.active).toBe('1.1.0-33333333');
    await expect(composer.rollback('mf-ai', undefined, asked)).rejects.toThrow('没有记下更早的好版本');
  });

  it('ends a canary first, then the active release', async () => {
    pass(20);
    await composer.set({ 'mf-ai': B }, asked);
    await composer.canary('mf-ai', { release: 'latest', percent: 10 }, asked);
    const first = ai(await composer.rollback('mf-ai', undefined, asked));
    expect(first).toMatchObject({ active: B, withdrawn: [C] });
    expect(first?.canary).toBeUndefined();
    expect(ai(await composer.rollback('mf-ai', undefined, asked))).toMatchObject({ active: A, withdrawn: [C, B] });
  });

  it('goes to any version that is named, of a frozen remote to one that ran', async () => {
    await composer.set({ 'mf-ai': B }, asked);
    expect(ai(await composer.rollback('mf-ai', '1.2.0', asked))?.active).toBe(C);
    await composer.freeze('mf-ai', true, { by, reason: '节日' });
    expect(ai(await composer.rollback('mf-ai', '1.1.0', asked))).toMatchObject({ active: B, frozen: '节日' });
    await expect(composer.set({ 'mf-ai': C }, asked)).rejects.toThrow('已冻结：节日');
  });

  it('is no way forwards for a frozen remote, and names what it may go to and how else', async () => {
    const D = '1.3.0-eeeeeeee';
    await composer.set({ 'mf-ai': B }, asked);
    put('mf-ai', D, { at: '2026-04-01T00:00:00Z' });
    await composer.canary('mf-ai', { release: D, percent: 10 }, asked);
    await composer.freeze(undefined, true, { by, reason: '节日' });
    const before = await composer.show();
    for (const version of ['latest', '1.2.0', D])
      await expect(composer.rollback('mf-ai', version, asked)).rejects.toThrow(
        /^mf-ai 已冻结：节日。.*没有作为正式版本运行过。请改选 1\.0\.0-aaaaaaaa；.*unfreeze mf-ai$/,
      );
    await expect(composer.rollback('mf-x', '1.0.0', asked)).resolves.toEqual(before);
    expect(await composer.show()).toEqual(before);
    await composer.freeze('mf-ai', false, asked);
    expect(ai(await composer.rollback('mf-ai', 'latest', asked))?.active).toBe(D);
  });

  it('refuses a release whose description was exchanged meanwhile', async () => {
    pass(20);
    await composer.set({ 'mf-ai': B }, asked);
    put('mf-ai', A, { at: '2026-01-09T00:00:00Z' });
    await expect(composer.rollback('mf-ai', undefined, asked)).rejects.toThrow('不是同一份');
    await expect(composer.rollbackAll(1, asked)).rejects.toThrow('不是同一份');
  });

  it('is not held up by what is wrong already, an API that does not answer say, but by what it would bring', async () => {
    pass(20);
    await composer.set({ 'mf-ai': B }, asked);
    const wrong = { rule: 'operations', remote: 'api', owner: '平台组', what: '读不到接口', remedy: '请启动' };
    const down = open({ gate: async (next, releases) => [wrong, ...(await gate(next, releases))] });
    put('mf-ai', BAD, { ui: '9.0.0' });
    await expect(down.set({ 'mf-ai': A }, asked)).rejects.toThrow('读不到接口');
    const refused = await down.rollback('mf-ai', BAD, asked).catch((error: ComposeRefused) => error.violations);
    expect(refused).toMatchObject([{ rule: 'shared-versions' }]);
    expect(ai(await down.rollback('mf-ai', undefined, asked))?.active).toBe(A);
  });

  it('accepts stylesheets of a release from before they were limited to it, where it ran before', async () => {
    const files = { 'own.css': 'body{background:red}' };
    for (const [id, month] of [
      [A, '01'],
      [BAD, '09'],
    ] as const)
      putSmallRelease(store, 'mf-ai', id, { files, built_at: `2026-${month}-01T00:00:00Z` });
    await composer.set({ 'mf-ai': B }, asked);
    await composer.set({ 'mf-ai': A }, asked);
    await composer.set({ 'mf-ai': B }, asked);
    const checking = open({
      gate: async ({ remotes }, releases) => {
        const found = await releases.read('mf-ai', remotes['mf-ai']?.active ?? '');
        return found ? styles(found.release, releases) : [];
      },
    });
    await expect(checking.set({ 'mf-ai': A }, asked)).rejects.toThrow(/own\.css 里规则 “body”.*［styles］/);
    await expect(checking.rollback('mf-ai', BAD, asked)).rejects.toThrow('“body”');
    expect(ai(await checking.rollback('mf-ai', '1.0.0', asked))?.active).toBe(A);
    // Other parts can then still be changed.
    put('mf-x', '1.1.0-33333333', { at: '2026-02-01T00:00:00Z' });
    expect((await checking.set({ 'mf-x': 'latest' }, asked)).remotes['mf-x']?.active).toBe('1.1.0-33333333');
  });

  it('of everything goes to a numbered composition with a higher number', async () => {
    await composer.set({ 'mf-ai': B }, asked);
    await composer.set({ 'mf-ai': C }, asked);
    expect(await composer.rollbackAll(1, asked)).toMatchObject({ sequence: 4, remotes: { 'mf-ai': { active: A } } });
    expect(ai(await composer.rollbackAll(undefined, asked))?.active).toBe(C);
  });

  it('of everything goes back to the last other releases, whatever was frozen since', async () => {
    await composer.set({ 'mf-ai': B }, asked);
    await composer.freeze('mf-x', true, { by, reason: '节日' });
    const back = await composer.rollbackAll(undefined, asked);
    expect(ai(back)?.active).toBe(A);
    expect(back.remotes['mf-x']).toMatchObject({ frozen: '节日' });
  });
});

describe('what is wrong with a part already', () => {
  /** An upgraded API without the operations that mf-x before 1.2.0 and mf-ai 1.1.0 call. */
  const upgraded: Gate = async (next, releases) => [
    ...(await gate(next, releases)),
    ...[next.remotes['mf-x']?.active, next.remotes['mf-x']?.canary?.release]
      .filter((id) => id && id < '1.2.0')
      .map(() => ({ rule: 'operations', remote: 'mf-x', owner: '三七组', what: 'x 调用 x/y', remedy: '请升级' })),
    ...[next.remotes['mf-ai']?.active, next.remotes['mf-ai']?.canary?.release]
      .filter((id) => id === B)
      .map(() => ({ rule: 'operations', remote: 'mf-ai', owner: '智能组', what: 'B 调用 a/b', remedy: '请升级' })),
  ];
  const reported: string[] = [];
  const recording = {
    by,
    onExistingViolations: (violations: { what: string }[]) => void reported.push(...violations.map(({ what }) => what)),
  };
  beforeEach(() => void reported.splice(0));

  it('holds up no change of another, and is told of', async () => {
    const after = open({ gate: upgraded });
    await after.canary('mf-ai', { release: C, percent: 10 }, recording);
    await after.promote('mf-ai', recording);
    expect(ai(await after.set({ 'mf-ai': A }, recording))?.active).toBe(A);
    expect(reported).toEqual(Array(3).fill('x 调用 x/y'));
  });

  it('lets one of two be mended after the other', async () => {
    await composer.set({ 'mf-ai': B }, asked);
    expect(ai(await open({ gate: upgraded }).set({ 'mf-ai': C }, recording))?.active).toBe(C);
    expect(reported).toEqual(['x 调用 x/y']);
  });

  it.each<[string, (one: Composer) => Promise<unknown>]>([
    ['has it afterwards too', (one) => one.set({ 'mf-x': '1.1.0' }, asked)],
    ['keeps it beside a canary', (one) => one.canary('mf-x', { release: '1.2.0', percent: 10 }, asked)],
    ['had none', (one) => one.set({ 'mf-ai': B }, asked)],
  ])('holds up the change of a part that %s', async (_what, act) => {
    put('mf-x', '1.1.0-33333333');
    put('mf-x', '1.2.0-44444444');
    const before = await composer.show();
    await expect(act(open({ gate: upgraded }))).rejects.toThrow(ComposeRefused);
    expect(await composer.show()).toEqual(before);
  });

  it('is a part of a first composition like any other', async () => {
    rmSync(path.join(store, 'compositions'), { recursive: true });
    rmSync(path.join(store, 'composition.json'));
    const first = open({ gate: upgraded }).set({ shell: 'latest', 'mf-x': 'latest' }, asked);
    await expect(first).rejects.toThrow('调用 x/y');
  });
});

describe('canary', () => {
  it('grows, keeps who has it, and is promoted', async () => {
    const first = ai(await composer.canary('mf-ai', { release: 'latest', percent: 10, visitors: false }, asked));
    pass(5);
    const grown = await composer.canary('mf-ai', { percent: 50 }, asked);
    expect(ai(grown)?.canary).toEqual({ ...first?.canary, percent: 50 });
    expect(grown.note).toBe(`mf-ai 灰度 ${C} 50 %（仅会员）`);
    const after = ai(await composer.promote('mf-ai', asked));
    expect(after).toMatchObject({ active: C, last_known_good: A });
    expect(after?.canary).toBeUndefined();
  });

  it('ends without the gate, which may have things against what runs', async () => {
    await composer.canary('mf-ai', { release: B, percent: 10 }, asked);
    const strict = open({ gate: async () => [{ rule: 'r', remote: 'mf-ai', owner: '', what: 'w', remedy: '' }] });
    expect(ai(await strict.endCanary('mf-ai', asked))?.canary).toBeUndefined();
    await expect(strict.set({ 'mf-ai': B }, asked)).rejects.toThrow('［r］');
  });
});

describe('withdrawal', () => {
  const auto = { by: { kind: 'auto', name: 'composer' } as const, reason: '失败 32 %' };

  it('takes out the release that failed, once', async () => {
    pass(20);
    await composer.set({ 'mf-ai': B }, asked);
    await composer.canary('mf-ai', { release: C, percent: 10 }, asked);
    expect(ai(await composer.withdraw('mf-ai', C, asked))).toMatchObject({ active: B, withdrawn: [C] });
    await expect(composer.withdraw('mf-ai', C, asked)).rejects.toThrow('已不在运行');
    expect(await composer.withdraw('mf-ai', B, asked)).toMatchObject({
      change: { action: 'withdraw', remote: 'mf-ai', from: B, to: A },
      remotes: { 'mf-ai': { active: A, withdrawn: [C, B] } },
    });
  });

  it('acts on its own once an hour, whatever others do meanwhile', async () => {
    pass(20);
    await composer.set({ 'mf-ai': B }, asked);
    await composer.canary('mf-ai', { release: C, percent: 10 }, asked);
    await composer.withdraw('mf-ai', C, auto);
    await composer.freeze('mf-x', true, { by, reason: '节日' });
    pass(59);
    await expect(open().withdraw('mf-ai', B, auto)).rejects.toThrow('一小时内已自动处理过一次');
    pass(2);
    expect(ai(await open().withdraw('mf-ai', B, auto))?.active).toBe(A);
  });
});

describe('deployment', () => {
  const deploy = (version: string) => composer.deploy({ shell: 'latest', 'mf-ai': version }, asked);

  it('asked for the same again undoes no rollback, and brings what is new', async () => {
    pass(20);
    expect(ai((await deploy('latest')).composition)?.active).toBe(C);
    await composer.rollback('mf-ai', undefined, asked);
    const again = await deploy('latest');
    expect(ai(again.composition)?.active).toBe(A);
    expect(ai((await deploy('1.2.0')).composition)?.active).toBe(A);
    put('mf-ai', '1.3.0-eeeeeeee', { at: '2026-04-01T00:00:00Z' });
    expect(ai((await deploy('latest')).composition)?.active).toBe('1.3.0-eeeeeeee');
  });

  it('writes nothing when nothing is new', async () => {
    const { composition } = await deploy('1.0.0');
    expect((await deploy('1.0.0')).composition).toEqual(composition);
  });

  it('leaves a release on canary to whoever looks after it', async () => {
    await deploy('1.0.0');
    await composer.canary('mf-ai', { release: C, percent: 5 }, asked);
    const { composition, left } = await deploy('latest');
    expect(ai(composition)).toMatchObject({ active: A, canary: { release: C } });
    expect(left).toEqual([{ name: 'mf-ai', release: C, why: expect.stringContaining('正在灰度（5 %）') }]);
  });
});

it('finds what was changed after it was composed: descriptions, and files of what one would go back to', async () => {
  pass(20);
  await composer.set({ 'mf-ai': B }, asked);
  expect(await composer.verify()).toEqual([]);
  writeFileSync(path.join(store, 'mf-ai', A, 'entry.js'), 'tampered');
  expect(await composer.verify()).toEqual([`mf-ai@${A} 的文件 entry.js 被改动过`]);
  put('mf-ai', A);
  put('mf-ai', B, { at: '2026-01-09T00:00:00Z' });
  expect(await composer.verify()).toEqual([expect.stringContaining(`mf-ai@${B} 的 release.json 与组合里记下的不符`)]);
});

it('lets simultaneous changes follow one another', async () => {
  await Promise.all([
    open().set({ 'mf-ai': B }, asked),
    open().canary('mf-ai', { release: C, percent: 10 }, asked),
    open().freeze('mf-x', true, { by, reason: '节日' }),
    open().freeze('shell', true, { by, reason: '维护' }),
  ]);
  expect((await composer.history()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  expect(await composer.show()).toMatchObject({
    shell: { frozen: '维护' },
    remotes: { 'mf-ai': { active: B, canary: { release: C } }, 'mf-x': { frozen: '节日' } },
  });
});

it('goes on from a composition of before digests, and signs with a key', async () => {
  const old = { sequence: 41, changed_at: '2026-01-01T00:00:00Z', shell: { active: '1.0.0-11111111' }, remotes: {} };
  rmSync(path.join(store, 'compositions'), { recursive: true });
  writeFileSync(path.join(store, 'composition.json'), JSON.stringify(old));
  const key = path.join(store, 'key.pem');
  writeFileSync(key, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const next = await open({ signingKey: key }).set({ 'mf-ai': A }, asked);
  expect(next).toMatchObject({ sequence: 42, signature: expect.any(String), shell: { digest: expect.any(String) } });
});

it('tells the difference to what is not composed yet, to a canary, and between compositions', async () => {
  await composer.set({ 'mf-ai': B }, asked);
  await composer.canary('mf-ai', { release: C, percent: 5 }, asked);
  await composer.freeze('mf-ai', true, { by, reason: '节日' });
  const releases = async (...of: Parameters<Composer['diff']>) =>
    (await composer.diff(...of)).map(({ name, release }) => [name, release.was, release.is]);
  expect(await releases({ versions: { 'mf-ai': '1.0.0' } })).toEqual([['mf-ai', B, A]]);
  expect(await releases({ canary: 'mf-ai' })).toEqual([['mf-ai', B, C]]);
  expect(await releases({})).toEqual([]);
  expect(await releases({ from: 1, to: 2 })).toEqual([['mf-ai', A, B]]);
  expect(await releases({ to: 1 })).toEqual([
    ['shell', null, '1.0.0-11111111'],
    ['mf-ai', null, A],
    ['mf-x', null, '1.0.0-22222222'],
  ]);
  await expect(composer.diff({ from: 77 })).rejects.toThrow('第 77 号');
});
