import { randomInt } from 'node:crypto';
import { hashPassword } from '../../../../server/src/modules/identity/index.ts';
import type { Browser, TestApp } from './test-app.ts';

export const PASSWORD = 'Correct-horse-9';
let storedHash: Promise<string> | undefined;

type Options = { vip?: boolean; vegetable?: boolean; operator?: boolean; demo?: boolean; mobile?: string };

/** Inserts a member who can sign in with `PASSWORD`. */
export const buildMember = async ({ database, now }: TestApp, options: Options = {}) => {
  storedHash ??= hashPassword(PASSWORD);
  const nextYear = new Date(now().getTime() + 365 * 86_400_000);
  const mobile = options.mobile ?? `139${randomInt(10_000_000, 99_999_999)}`;
  const member = await database.db
    .insertInto('member')
    .values({
      mobile,
      password_hash: await storedHash,
      nickname: '测试会员',
      reg_time: now(),
      vip_expire: options.vip ? nextYear : null,
      vegetable_expire: options.vegetable ? nextYear : null,
      is_operator: options.operator ?? false,
      is_demo: options.demo ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...member, mobile };
};

/** A browser in which a new member is signed in. */
export const signIn = async (
  test: TestApp,
  options: Options & { remember?: boolean } = {},
): Promise<Browser & { uid: number }> => {
  const { remember = false, ...member } = options;
  const { uid, mobile } = await buildMember(test, member);
  const browser = test.newBrowser();
  const { body } = await test.call('user/login', { username: mobile, password: PASSWORD, remember }, browser);
  if (typeof body.token !== 'string') throw new Error(`login failed: ${body.msg}`);
  return { ...browser, token: body.token, uid };
};

/**
 * Proves the member's identity, which is required before changing login methods. Not applicable to members without a
 * password.
 */
export const prove = (test: TestApp, browser: Browser, password = PASSWORD) =>
  test.call('user/proveIdentity', { password }, browser);

/** Inserts members with the given uids, for tests that need only the owner. */
export const buildMembersNumbered = async ({ database, now }: TestApp, uids: number[]): Promise<void> => {
  const rows = uids.map((uid) => ({ uid, mobile: null, password_hash: null, nickname: `会员${uid}`, reg_time: now() }));
  await database.db.insertInto('member').values(rows).execute();
};
