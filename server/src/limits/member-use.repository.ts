import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type MemberUse = {
  kind: 'reports' | 'downloads' | 'exports';
  /** The report, the file or the tool. */
  what: string;
};

/** Remembers what a member has got from the site; it is told on the page of VIP. */
export const noteUse = async (
  db: Kysely<Database>,
  uid: string | number,
  { kind, what }: MemberUse,
  today: string,
): Promise<void> => {
  await db
    .insertInto('member_use')
    .values({ uid: Number(uid), kind, what, day: today })
    .onConflict((conflict) =>
      conflict.columns(['uid', 'kind', 'what', 'day']).doUpdateSet({ times: sql<number>`member_use.times + 1` }),
    )
    .execute();
};
