import { issueAccount, readAccount } from './account-cookie.ts';

const SECRET = 'a secret of this test';

describe('the cookie of an account', () => {
  it('is the same in every browser of the account, another for another, and tells no uid', () => {
    const cookie = issueAccount(SECRET, '4711');
    expect(issueAccount(SECRET, '4711')).toBe(cookie);
    expect(issueAccount(SECRET, '4712')).not.toBe(cookie);
    expect(cookie).not.toContain('4711');
    expect(readAccount(SECRET, cookie)).toBe(cookie.split('.')[0]);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['one without a mac', 'abc'],
    ['a changed name', `x${issueAccount(SECRET, '1')}`],
    ['one of another installation', issueAccount('another secret', '1')],
  ])('%s is nobody’s', (_what, cookie) => expect(readAccount(SECRET, cookie)).toBeNull());
});
