import type { CallOrder, CallSpan, SlowCall } from '@bee/contracts/resource/operations-page';
import { sql } from 'kysely';
import { queryRows } from '../../../../db/query-rows.ts';
import type { Db } from '../../../../db/schema.ts';

const MINUTES: Record<CallSpan, number> = { '15m': 15, '1h': 60, '24h': 24 * 60 };
const MAX_ROWS = 50;

/**
 * Call statistics of all processes; percentiles are means of the per-minute values, weighted by the number of calls.
 */
export const listSlowCalls = async (
  db: Db,
  { span, order }: { span: CallSpan; order: CallOrder },
  now: Date,
): Promise<SlowCall[]> => {
  const since = new Date(now.getTime() - MINUTES[span] * 60_000);
  const weighted = (column: 'p50' | 'p95') => sql`
    round((sum(${sql.ref(column)} * calls) / sum(calls))::numeric, 1)::float8 as ${sql.ref(column)}`;
  return queryRows<SlowCall>(db)`
    select operation, sum(calls)::int as calls, sum(failures)::int as failures, ${weighted('p50')}, ${weighted('p95')},
      max(slowest) as slowest
    from call_minute where at > ${since} and calls > 0
    group by operation order by ${sql.ref(order)} desc, calls desc, operation limit ${MAX_ROWS}`;
};
