import type { ComposedEntry } from '@bee/contracts/composition';
import * as edits from './content-edits.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const chosen = (release: string) => ({ release, digest: `digest of ${release}` });
const entry = (active: string, more: Partial<ComposedEntry> = {}): ComposedEntry => ({
  active,
  digest: `digest of ${active}`,
  active_since: at(0).toISOString(),
  ...more,
});
const running = (ai: ComposedEntry, more: Record<string, ComposedEntry> = {}) => ({
  shell: entry('s1'),
  remotes: { 'mf-ai': ai, ...more },
});
const canary = (release: string) => ({
  release,
  digest: `digest of ${release}`,
  percent: 10,
  visitors: true,
  salt: 'salt',
  since: at(0).toISOString(),
});
const ai = (after: edits.Running) => after.remotes['mf-ai'];

describe('the last known good release', () => {
  it.each([
    ['is the one before when that ran ten minutes', entry('b', { last_known_good: 'a' }), 10, 'b'],
    ['stays when the one before ran less', entry('b', { last_known_good: 'a' }), 9, 'a'],
    ['is the one before when there is no other', entry('b'), 1, 'b'],
    ['is the one before where nobody knows how long it ran', { active: 'b', last_known_good: 'a' }, 0, 'b'],
    ['is not the one that runs', entry('b', { last_known_good: 'c' }), 1, undefined],
  ])('%s', (_what, before, minute, good) => {
    const after = ai(edits.setActive(running(before), { 'mf-ai': chosen('c') }, at(minute)));
    expect(after).toMatchObject({ active: 'c', digest: 'digest of c', active_since: at(minute).toISOString() });
    expect(after?.last_known_good).toBe(good);
  });

  it('is never one that was withdrawn', () => {
    let now = edits.setActive(running(entry('a')), { 'mf-ai': chosen('b') }, at(20));
    now = edits.takeBack(now, 'mf-ai', chosen('a'), at(60));
    expect(ai(now)).toEqual({
      active: 'a',
      digest: 'digest of a',
      active_since: at(60).toISOString(),
      withdrawn: ['b'],
    });
    now = edits.setActive(now, { 'mf-ai': chosen('c') }, at(61));
    expect(ai(now)?.last_known_good).toBe('a');
  });

  it('is the one that ran beside a canary that is promoted, however short', () => {
    const before = running(entry('b', { last_known_good: 'a', canary: canary('c') }));
    expect(ai(edits.promote(before, 'mf-ai', 'digest of c', at(1)))).toEqual({
      active: 'c',
      digest: 'digest of c',
      active_since: at(1).toISOString(),
      last_known_good: 'b',
      last_known_good_digest: 'digest of b',
    });
  });
});

it('keeps a canary when another release becomes active, and ends it when that is the one', () => {
  const before = running(entry('a', { canary: canary('c') }));
  expect(ai(edits.setActive(before, { 'mf-ai': chosen('b') }, at(1)))?.canary).toEqual(canary('c'));
  expect(ai(edits.setActive(before, { 'mf-ai': chosen('c') }, at(1)))?.canary).toBeUndefined();
});

describe('a canary', () => {
  const begin = { salt: 'new salt', now: at(5) };

  it('keeps salt and beginning while its share changes, and gets others with another release', () => {
    const first = edits.startCanary(running(entry('a')), 'mf-ai', chosen('c'), { percent: 10, visitors: false }, begin);
    const grown = edits.startCanary(first, 'mf-ai', chosen('c'), { percent: 50 }, { salt: 'third', now: at(9) });
    expect(ai(grown)?.canary).toEqual({ ...ai(first)?.canary, percent: 50 });
    expect(ai(grown)?.canary).toMatchObject({ salt: 'new salt', visitors: false });
    const other = edits.startCanary(grown, 'mf-ai', chosen('d'), { percent: 50 }, { salt: 'third', now: at(9) });
    expect(ai(other)?.canary).toMatchObject({ release: 'd', salt: 'third', visitors: true });
  });

  it.each([
    ['of the release that runs', 'mf-ai', 'a', 10, '已是正式版本'],
    ['of a remote that is not composed', 'mf-ghost', 'x', 10, '组合里没有 mf-ghost'],
    ['of more than everybody', 'mf-ai', 'b', 100.5, '0 到 100'],
    ['of a share that is no number', 'mf-ai', 'b', Number.NaN, '0 到 100'],
    ['of a share that is too fine', 'mf-ai', 'b', 0.001, '两位小数'],
  ])('%s is refused', (_what, remote, release, percent, message) => {
    const start = () => edits.startCanary(running(entry('a')), remote, chosen(release), { percent }, begin);
    expect(start).toThrow(message);
  });

  it('is refused beside two others, which it names', () => {
    const others = { 'mf-x': entry('x', { canary: canary('x2') }), 'mf-y': entry('y', { canary: canary('y2') }) };
    const start = (remotes: Record<string, ComposedEntry>) =>
      edits.startCanary(running(entry('a'), remotes), 'mf-ai', chosen('b'), { percent: 1 }, begin);
    expect(() => start(others)).toThrow('mf-x@x2、mf-y@y2');
    expect(ai(start({ 'mf-x': others['mf-x'] }))?.canary?.release).toBe('b');
  });

  it('that is withdrawn leaves the active release alone and is remembered', () => {
    const before = running(entry('a', { canary: canary('c'), withdrawn: ['z'] }));
    expect(ai(edits.withdrawCanary(before, 'mf-ai'))).toEqual(entry('a', { withdrawn: ['z', 'c'] }));
    expect(ai(edits.endCanary(before, 'mf-ai'))).toEqual(entry('a', { withdrawn: ['z'] }));
  });
});

it('remembers the last 20 withdrawn releases, and forgets one that a person sets again', () => {
  const withdrawn = Array.from({ length: 20 }, (_, index) => `w${index}`);
  const after = edits.takeBack(running(entry('b', { withdrawn })), 'mf-ai', chosen('a'), at(1));
  expect(ai(after)?.withdrawn).toEqual([...withdrawn.slice(1), 'b']);
  expect(ai(edits.setActive(after, { 'mf-ai': chosen('w5') }, at(2)))?.withdrawn).not.toContain('w5');
});

describe('what is frozen', () => {
  const frozen = edits.freeze(running(entry('b', { canary: canary('c') })), 'mf-ai', '节日');

  it('refuses everything but taking back, with the reason', () => {
    const request = { percent: 20 };
    for (const act of [
      () => edits.setActive(frozen, { 'mf-ai': chosen('c') }, at(1)),
      () => edits.startCanary(frozen, 'mf-ai', chosen('c'), request, { salt: '', now: at(1) }),
      () => edits.promote(frozen, 'mf-ai', '', at(1)),
    ])
      expect(act).toThrow('mf-ai 已冻结：节日');
    expect(ai(edits.endCanary(frozen, 'mf-ai'))?.canary).toBeUndefined();
    expect(ai(edits.takeBack(frozen, 'mf-ai', chosen('a'), at(1)))).toMatchObject({ active: 'a', frozen: '节日' });
  });

  it('is one remote, or everything', () => {
    expect(frozen.shell.frozen).toBeUndefined();
    const all = edits.freeze(frozen, undefined, '维护');
    expect([all.shell.frozen, ai(all)?.frozen]).toEqual(['维护', '维护']);
    expect(edits.freeze(all, undefined, '')).toEqual(running(entry('b', { canary: canary('c') })));
  });
});

it('brings back what ran, and keeps what was learned since', () => {
  const earlier = running(entry('a', { last_known_good: 'bad', canary: canary('c') }), { 'mf-x': entry('x1') });
  const current = running(entry('b', { withdrawn: ['bad'], frozen: '节日' }), {
    'mf-x': entry('x1'),
    'mf-new': entry('n'),
  });
  const after = edits.restore(current, earlier, at(9));
  expect(after.remotes).toEqual({
    'mf-ai': entry('a', { active_since: at(9).toISOString(), withdrawn: ['bad'], frozen: '节日' }),
    'mf-x': entry('x1'),
  });
});
