import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

export type MemberUse = {
  kind: 'reports' | 'downloads' | 'exports';
  /** Id of the report or file, or name of the tool. */
  what: string;
};

/** Records which reports, downloads and exports a member has used; the VIP page shows them. */
export const noteUse = async (
  db: Db,
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
