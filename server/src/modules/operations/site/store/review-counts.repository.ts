import type { ReviewCount } from '@bee/contracts/resource/operations-page';
import { type RawBuilder, sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

/** Items waiting for an operator, by tab of `/ops/review`. */
const OPEN: Record<ReviewCount['tab'], RawBuilder<unknown>> = {
  feedback: sql`select created_at as at from feedback where status = 'new'`,
  'custom-order': sql`select created_at from custom_order where status = 'new'`,
  refund: sql`select created_at from refund where status in ('requested', 'failed')`,
  invoice: sql`select submitted_at from invoice where status in ('submitted', 'issuing')`,
  'market-data': sql`select created_at from price_report where status = 'pending'`,
  supply: sql`select created_at from supply_posting where status = 'pending'`,
  'supply-report': sql`select created_at from supply_report where status = 'new'`,
  'baike-comment': sql`select created_at from baike_comment where status = 'pending'`,
};

export const countReviews = async (db: Db): Promise<ReviewCount[]> => {
  const counts = Object.entries(OPEN).map(
    ([tab, open]) =>
      sql`select ${tab}::text as tab, count(*)::int as open, min(at) as oldest_at from (${open}) as w (at)`,
  );
  return queryRows<ReviewCount>(db)`${sql.join(counts, sql` union all `)}`;
};
