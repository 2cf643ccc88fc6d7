import type { DataFor } from '@bee/contracts/operations';
import { addDays } from '@bee/domain/calendar-day';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import type { CallContext } from '../../../http/route.ts';

type Receipt = DataFor<'user/getVipReceipt'>;
type Kind = Receipt['counts'][number]['kind'];

const DAYS = 365;
/** The migrations that created the table of uses, now and before the baseline; earlier uses were not recorded. */
const KEPT_SINCE = ['20261125000002-baseline-member.sql', '265-member-use.sql'];

/**
 * Benefits a member used in the last year. Each count has the day since which it is recorded: earlier use is unknown,
 * not 0.
 */
export const readVipReceipt = async (db: Db, uid: number, { today }: Pick<CallContext, 'today'>): Promise<Receipt> => {
  const { registered, kept, ...counted } = await count(db, uid, addDays(today, -DAYS));
  const from = latest(addDays(today, -DAYS), registered);
  const since = (kind: Kind) => (KEPT.includes(kind) ? latest(from, kept < today ? kept : today) : from);
  return { from, counts: KINDS.map((kind) => ({ kind, count: counted[kind], since: since(kind) })) };
};

const KINDS: Kind[] = ['reports', 'downloads', 'exports', 'questions', 'alerts'];
const KEPT: Kind[] = ['reports', 'downloads', 'exports'];

const latest = (one: string, other: string): string => (one > other ? one : other);

type Counted = Record<Kind, number> & { registered: string; kept: string };

const count = async (db: Db, uid: number, day: string): Promise<Counted> => {
  const start = new Date(`${day}T00:00:00+08:00`);
  const { rows } = await sql<Counted>`
    with uses as (select kind, what, times from member_use where uid = ${uid} and day >= ${day})
    select to_char(reg_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as registered,
      (select to_char(min(applied_at) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') from migration
        where name = any(${KEPT_SINCE})) as kept,
      (select count(distinct what)::int from uses where kind = 'reports') as reports,
      (select count(*)::int from uses where kind = 'downloads') as downloads,
      (select coalesce(sum(times), 0)::int from uses where kind = 'exports') as exports,
      (select count(*)::int from ai_message a join ai_chat c on c.id = a.chat_id
        where c.uid = ${uid} and a.status = 'completed' and a.created_at >= ${start}) as questions,
      (select count(*)::int from message where uid = ${uid} and kind = 'price' and created_at >= ${start}) as alerts
    from member where uid = ${uid}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`there is no member ${uid}`);
  return row;
};
