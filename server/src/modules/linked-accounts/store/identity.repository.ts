import type { OAuthPlatform } from '@bee/contracts/resource/identity';
import type { Database, Db } from '../../../db/schema.ts';
import type { MemberRow } from '../../identity/index.ts';

/** Column of the member that stores the identity of each third party. */
export const IDENTITY_COLUMN = { wx: 'wx_unionid', qq: 'qq_openid' } as const satisfies Record<
  OAuthPlatform,
  keyof Database['member']
>;

export const PLATFORM_TITLE: Record<OAuthPlatform, string> = { wx: '微信', qq: 'QQ' };

export const findByIdentity = (db: Db, platform: OAuthPlatform, identity: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where(IDENTITY_COLUMN[platform], '=', identity).executeTakeFirst();
