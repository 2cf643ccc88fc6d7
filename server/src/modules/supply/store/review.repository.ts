import type { SupplyReview } from '@bee/contracts/entity/supply';
import type { ParsedRequestFor } from '@bee/contracts/operations';
import { maskMobile } from '@bee/domain/phone';
import { type SupplyState, supplyStates } from '@bee/domain/supply';
import { sql } from 'kysely';
import { listPage } from '../../../db/list-page.ts';
import type { Db } from '../../../db/schema.ts';
import { presentPosting } from '../model/posting.presenter.ts';
import { type PostingRow, postingColumns } from './posting.repository.ts';

export const listReviews = (db: Db, { status, ...request }: ParsedRequestFor<'ops/getSupplyList'>, today: string) =>
  listPage(db, request, {
    rows: reviewRows(today),
    filters: { status },
    search: sql`id, title, product, variety, spec, place, origin, description, contact, mobile, reason`,
    sort: { reports: sql`reports`, created_at: sql`created_at` },
    orderBy: sql`created_at desc, id`,
    facet: 'status',
    labels: supplyStates,
    present: presentReview,
  });

export const findReview = async (db: Db, id: string, today: string): Promise<SupplyReview | undefined> => {
  const { rows } = await sql<ReviewRow>`select * from (${reviewRows(today)}) as every where id = ${id}`.execute(db);
  return rows[0] && presentReview(rows[0]);
};

type Decision = {
  from: readonly SupplyState[];
  to: SupplyState;
  revision: number;
  reason: string;
  operator: number;
  now: Date;
  today: string;
};

/** @returns false if the posting is in another state by now, or was changed after the operator loaded it */
export const decide = async (
  db: Db,
  id: string,
  { from, to, revision, reason, operator, now, today }: Decision,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('supply_posting')
    .set({
      status: to,
      reason,
      reviewed_by: operator,
      reviewed_at: now,
      // A posting that was published before retains its position in the list.
      ...(to === 'online' && { published_at: sql<Date>`coalesce(published_at, ${now})` }),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('status', 'in', from)
    .$if(to === 'online', (update) => update.where('expires_at', '>=', today))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type ReviewRow = PostingRow & {
  member_mobile: string | null;
  reports: number;
  reviewed_by: string;
  reviewed_at: string | null;
};

const reviewRows = (today: string) => sql`
  select ${postingColumns(today)}, member.mobile as member_mobile,
    (select count(*)::int from supply_report r where r.posting_id = p.id) as reports,
    coalesce(operator.nickname, '') as reviewed_by, p.reviewed_at
  from supply_posting p
  join member on member.uid = p.uid
  left join member operator on operator.uid = p.reviewed_by`;

const presentReview = (row: ReviewRow): SupplyReview => ({
  ...presentPosting(row, null),
  reject_reason: row.reason || null,
  desc: row.description,
  mobile: row.mobile,
  member: row.member_mobile ? maskMobile(row.member_mobile) : '',
  revision: row.revision,
  reports: row.reports,
  reviewed_by: row.reviewed_by,
  reviewed_at: row.reviewed_at && new Date(row.reviewed_at).toISOString(),
});
