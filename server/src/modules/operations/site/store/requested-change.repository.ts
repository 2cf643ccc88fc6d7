import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import { publish } from '../../../../db/database-events.ts';
import type { Db } from '../../../../db/schema.ts';
import { currentActivity } from '../../../../telemetry/activity.ts';

/** @returns the id of the request */
export const insertChange = async (db: Db, change: ComposeChange, uid: number, now: Date): Promise<string> => {
  const { nickname } = await db
    .selectFrom('member')
    .select('nickname')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('compose_request')
    .values({
      change: JSON.stringify(change),
      uid,
      name: nickname,
      created_at: now,
      request_id: currentActivity()?.requestId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await publish(db, 'change-request');
  return String(id);
};

export const readChange = (db: Db, id: number) =>
  db.selectFrom('compose_request').select(['state', 'answer']).where('id', '=', id).executeTakeFirst();
