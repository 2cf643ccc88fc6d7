import { issueVisit, readVisit, visitHash } from './visit-cookie.ts';

const SECRET = 'a secret of sixteen characters';

describe('the cookie of a visit', () => {
  it('is read back by who has the secret', () => {
    const cookie = issueVisit(SECRET, 42);
    expect(readVisit(SECRET, cookie)).toEqual({ lot: 42, visit: cookie.split('.')[1] });
    expect(readVisit('another secret of an edge', cookie)).toBeNull();
  });

  it.each([
    ['another lot', (cookie: string) => cookie.replace(/^\d+/, '7')],
    ['another visit', (cookie: string) => cookie.replace(/\.[^.]{16}\./, '.aaaaaaaaaaaaaaaa.')],
    ['a shorter signature', (cookie: string) => cookie.slice(0, -1)],
    ['nothing', () => ''],
    ['text', () => 'abc'],
    ['a lot that is none', () => issueVisit(SECRET, 12_345)],
  ])('is refused with %s', (_what, edit) => {
    expect(readVisit(SECRET, edit(issueVisit(SECRET, 42)))).toBeNull();
  });

  it('is not stored as it is', () => {
    const visit = readVisit(SECRET, issueVisit(SECRET, 1))?.visit ?? '';
    expect(visitHash(visit)).toMatch(/^[\w-]{16}$/);
    expect(visitHash(visit)).not.toBe(visit);
  });
});
