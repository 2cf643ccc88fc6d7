import type { ParsedRequestFor } from '@bee/contracts/operations';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { CallContext } from '../../http/route.ts';

/** Address and user come from the connection; what the record says about them is kept only inside it. */
export const storeAction = async (
  db: Kysely<Database>,
  record: ParsedRequestFor<'base/actionLog'>,
  { viewer, ip, now }: Pick<CallContext, 'viewer' | 'ip' | 'now'>,
): Promise<void> => {
  await db
    .insertInto('action_log')
    .values({
      action_id: record.actionId,
      client_id: record.clientId,
      stage: record.stage,
      user_id: viewer?.uid ?? null,
      ip,
      page: record.currentPageUrl.split('?')[0] ?? '',
      dwell_ms: record.pageTp,
      record: JSON.stringify(record),
      created_at: now,
    })
    .execute();
};
