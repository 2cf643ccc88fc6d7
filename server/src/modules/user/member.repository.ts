import { type Kysely, type Selectable, sql } from 'kysely';
import type { MemberTable } from '../../db/schema/member.ts';
import type { Database } from '../../db/schema.ts';

export type MemberRow = Selectable<MemberTable>;

export const findByMobile = (db: Kysely<Database>, mobile: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('mobile', '=', mobile).executeTakeFirst();

/** The member with the ids of the last session on each kind of device. */
export const findProfile = (db: Kysely<Database>, uid: number) =>
  db
    .selectFrom('member')
    .selectAll()
    .select([lastSession('pc').as('pc_sid'), lastSession('mobile').as('mo_sid')])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>;

export const countLogin = async (db: Kysely<Database>, uid: number, ip: string, now: Date): Promise<void> => {
  await db
    .updateTable('member')
    .set({ login_count: sql<number>`login_count + 1`, last_login_ip: ip, last_login_time: now })
    .where('uid', '=', uid)
    .execute();
};

type Editable = 'nickname' | 'sex' | 'birthday' | 'province' | 'city' | 'district' | 'entity';

export const updateMember = async (
  db: Kysely<Database>,
  uid: number,
  changes: Partial<Pick<MemberRow, Editable>>,
): Promise<void> => {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await db.updateTable('member').set(changes).where('uid', '=', uid).execute();
};

/** @returns whether there is such a member. */
export const grantOperator = async (db: Kysely<Database>, mobile: string): Promise<boolean> => {
  const result = await db
    .updateTable('member')
    .set({ is_operator: true })
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

const lastSession = (device: 'pc' | 'mobile') => sql<string | null>`
  (select session.id from session where session.uid = member.uid and session.device = ${device}
   order by session.created_at desc limit 1)`;
