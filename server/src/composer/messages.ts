import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** `composition`: a change of the composition. `alarm`: a problem that an operator has to check. */
export type OpsMessage = {
  kind: 'composition' | 'alarm';
  title: string;
  /** Plain text, one fact per line. */
  lines: string[];
  /** Set for changes. */
  sequence?: number;
  /** Subject of an alarm. */
  about?: string;
};

const HOUR_MS = 3_600_000;

/** Messages for operators: shown on the operations page, and sent to the webhook if there is one. */
export const openMessages = (db: Db, hasWebhook: boolean) => {
  const store = async ({ kind, title, ...body }: OpsMessage, now: Date, isSent = hasWebhook): Promise<boolean> => {
    const { numInsertedOrUpdatedRows: stored } = await db
      .insertInto('ops_message')
      .values({ kind, title, body: JSON.stringify(body), created_at: now, next_try_at: isSent ? now : null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(stored ?? 0) > 0;
  };

  return {
    /**
     * A change is stored only once, even if several processes report it.
     * @param isSent false: not sent to the webhook
     */
    notify: store,
    /** Stores at most one alarm per subject and hour. */
    warn: async (about: string, title: string, lines: string[], now: Date): Promise<boolean> => {
      const known = await db
        .selectFrom('ops_message')
        .select('id')
        .where('kind', '=', 'alarm')
        .where(sql`body ->> 'about'`, '=', about)
        .where('created_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
        .limit(1)
        .executeTakeFirst();
      return known ? false : store({ kind: 'alarm', title, lines, about }, now);
    },
    /** Sequence of the newest announced change; null before the first. */
    lastNotified: async (): Promise<number | null> => {
      const { rows } = await sql<{ sequence: number | null }>`
        select max((body ->> 'sequence')::integer) as sequence from ops_message where kind = 'composition'`.execute(db);
      return rows[0]?.sequence ?? null;
    },
  };
};

export type Messages = ReturnType<typeof openMessages>;
