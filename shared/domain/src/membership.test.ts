import { extendMembership, isActive } from './membership.ts';

const now = new Date('2026-03-10T12:00:00+08:00');

describe('isActive', () => {
  it.each([
    ['2026-03-10', true],
    ['2026-03-09', false],
    ['2026-03-10T12:00:01+08:00', true],
    ['2026-03-10T12:00:00+08:00', false],
    ['', false],
    ['0', false],
    ['0000-00-00', false],
    [null, false],
    [undefined, false],
    ['2026-13-45', false],
  ])('%s → %s', (expiry, active) => expect(isActive(expiry, now)).toBe(active));
});

describe('extendMembership', () => {
  it('counts from now when nothing runs', () =>
    expect(extendMembership(null, 1, now).toISOString()).toBe(new Date('2026-04-10T12:00:00+08:00').toISOString()));

  it('adds to what still runs', () =>
    expect(extendMembership('2026-12-01T00:00:00+08:00', 12, now).toISOString()).toBe(
      new Date('2027-12-01T00:00:00+08:00').toISOString(),
    ));

  it('ends on the last day of a shorter month', () =>
    expect(extendMembership(null, 1, new Date('2026-01-31T20:00:00+08:00')).toISOString()).toBe(
      new Date('2026-02-28T20:00:00+08:00').toISOString(),
    ));
});
