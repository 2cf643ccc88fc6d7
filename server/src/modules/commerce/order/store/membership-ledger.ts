import { extendMembership, isActive } from '@bee/domain/membership';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../../db/schema.ts';
import type { MemberRow } from '../../../identity/index.ts';
import type { PurchaseRow } from './member-lock.ts';

export type MembershipKind = Database['membership_record']['kind'];

const COLUMN = { vip: 'vip_expire', veg_vip: 'vegetable_expire' } as const;

export const isMembership = (kind: PurchaseRow['kind']): kind is MembershipKind => kind in COLUMN;

type Entry = Pick<Database['membership_record'], 'source' | 'biz_id'> & {
  kind: MembershipKind;
  endsAfter: Date | null;
};

/**
 * Appends a line to the append-only ledger and updates the member's expiry to match. Requires the member's row lock.
 */
export const recordMembership = async (
  tx: Tx,
  member: Pick<MemberRow, 'uid' | 'vip_expire' | 'vegetable_expire'>,
  { kind, source, biz_id, endsAfter }: Entry,
  now: Date,
): Promise<void> => {
  const ends_before = member[COLUMN[kind]];
  const line = { uid: member.uid, kind, source, biz_id, ends_before, ends_after: endsAfter, created_at: now };
  await tx.insertInto('membership_record').values(line).execute();
  await tx
    .updateTable('member')
    .set({ [COLUMN[kind]]: endsAfter })
    .where('uid', '=', member.uid)
    .execute();
};

/** A purchased term starts when the current one ends, or now if none is active. */
export const termOf = (member: MemberRow, kind: MembershipKind, months: number, now: Date) => {
  const ends = member[COLUMN[kind]];
  const from = ends && isActive(ends, now) ? new Date(ends) : now;
  return { from, to: extendMembership(ends, months, now) };
};

/**
 * Takes back the remaining term of a refunded order; the terms of later orders move forward by the same time.
 * @returns the new expiry
 */
export const takeBackTerm = async (
  tx: Tx,
  member: MemberRow,
  { id, kind, benefit_from, benefit_to }: PurchaseRow,
  now: Date,
): Promise<Date | null> => {
  const ends = isMembership(kind) ? member[COLUMN[kind]] : null;
  if (!isMembership(kind) || !benefit_from || !benefit_to || !ends) return null;
  const left = Date.parse(benefit_to) - Math.max(Date.parse(benefit_from), now.getTime());
  if (left <= 0) return new Date(ends);
  await sql`
    update purchase set benefit_from = benefit_from - ${left} * interval '1 millisecond',
      benefit_to = benefit_to - ${left} * interval '1 millisecond'
    where uid = ${member.uid} and kind = ${kind} and id <> ${id} and status in ('paid', 'refunding')
      and benefit_from >= ${benefit_to}`.execute(tx);
  // After an account merge terms may overlap; the terms of other orders must not be cut short.
  const endsAfter = new Date(Math.max(Date.parse(ends) - left, await othersEnd(tx, member.uid, kind, id)));
  await recordMembership(tx, member, { kind, source: 'refund', biz_id: id, endsAfter }, now);
  return endsAfter;
};

const othersEnd = async (tx: Tx, uid: number, kind: MembershipKind, except: string): Promise<number> => {
  const { ends } = await tx
    .selectFrom('purchase')
    .select((eb) => eb.fn.max('benefit_to').as('ends'))
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('id', '<>', except)
    .where('status', 'in', ['paid', 'refunding'])
    .executeTakeFirstOrThrow();
  return ends ? Date.parse(ends) : 0;
};
