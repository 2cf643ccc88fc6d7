import { type Selectable, sql } from 'kysely';
import type { Database, Db, Tx } from '../../../db/schema.ts';

export type MemberRow = Selectable<Database['member']>;

export const findByMobile = (db: Db, mobile: string): Promise<MemberRow | undefined> =>
  db.selectFrom('member').selectAll().where('mobile', '=', mobile).executeTakeFirst();

/** Demo accounts are created with the sample data and remain after it is disabled. */
export const hasDemoMembers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('member').select('uid').where('is_demo', '=', true).limit(1).executeTakeFirst()) !== undefined;

/** The member with the latest session id per device type and the memberships revoked by a refund. */
export const findProfile = (db: Db, uid: number) =>
  db
    .selectFrom('member')
    .selectAll()
    .select([lastSession('pc').as('pc_sid'), lastSession('mobile').as('mo_sid'), takenBack.as('taken_back')])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>;

type Founding = { mobile: string | null; password_hash: string | null; nickname?: string };

/** Undefined if the number is already taken, also by a concurrent registration. */
export const createMember = (
  db: Db,
  { mobile, password_hash, nickname }: Founding,
  { ip, now }: { ip: string; now: Date },
): Promise<MemberRow | undefined> =>
  db
    .insertInto('member')
    .values({
      mobile,
      password_hash,
      nickname: nickname ?? `用户${mobile?.slice(-4) ?? ''}`,
      reg_ip: ip,
      reg_time: now,
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returningAll()
    .executeTakeFirst();

/** @returns false if the password, number or status has changed since the member was read */
export const countLoginUnchanged = async (
  db: Db,
  { uid, mobile, password_hash, status }: Pick<MemberRow, 'uid' | 'mobile' | 'password_hash' | 'status'>,
  ip: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await loginCount(db, uid, ip, now)
    .where('status', '=', status)
    .where('mobile', 'is not distinct from', mobile)
    .where('password_hash', 'is not distinct from', password_hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

const loginCount = (db: Db, uid: number, ip: string, now: Date) =>
  db
    .updateTable('member')
    .set({ login_count: sql<number>`login_count + 1`, last_login_ip: ip, last_login_time: now })
    .where('uid', '=', uid);

export const changePassword = async (db: Db, uid: number, password_hash: string): Promise<void> => {
  await db.updateTable('member').set({ password_hash }).where('uid', '=', uid).execute();
};

type Editable = 'nickname' | 'sex' | 'birthday' | 'province' | 'city' | 'district' | 'entity';

export const updateMember = async (db: Db, uid: number, changes: Partial<Pick<MemberRow, Editable>>): Promise<void> => {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await db.updateTable('member').set(changes).where('uid', '=', uid).execute();
};

/** Memberships whose last ledger line is a refund that left no remaining term. */
const takenBack = sql<('vip' | 'veg_vip')[]>`array(
  select kind from (
    select distinct on (kind) kind, source, ends_after, created_at from membership_record
    where uid = member.uid order by kind, id desc) as last
  where source = 'refund' and ends_after <= created_at order by kind)`;

const lastSession = (device: 'pc' | 'mobile') => sql<string | null>`
  (select session.id from session where session.uid = member.uid and session.device = ${device}
   order by session.created_at desc limit 1)`;

/** Locks members until the end of the transaction, always in the same order to avoid deadlocks. */
export const lockMembers = async (tx: Tx, uids: number[]): Promise<Map<number, MemberRow>> => {
  const rows = await tx.selectFrom('member').selectAll().where('uid', 'in', uids).orderBy('uid').forUpdate().execute();
  return new Map(rows.map((row) => [row.uid, row]));
};

export const changeMember = async (
  db: Db,
  uid: number,
  changes: Partial<Pick<MemberRow, 'mobile' | 'password_hash' | 'wx_unionid' | 'qq_openid'>>,
): Promise<void> => {
  await db.updateTable('member').set(changes).where('uid', '=', uid).execute();
};
