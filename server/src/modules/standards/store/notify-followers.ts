import type { StandardStatus } from '@bee/contracts/entity/standard';
import { sql } from 'kysely';
import { shanghaiDay } from '../../../clock.ts';
import type { Db, Tx } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { sendMessage } from '../../identity/index.ts';
import { statusTitles } from '../model/standard-titles.ts';

const BATCH_SIZE = 200;

/** State that followers are notified about: `current|2026-01-01|GB1-2026`, i.e. status, end date and replacement. */
const stateOn = (day: ReturnType<typeof sql>) => sql`
  standard_status(s.status, s.effective_at, s.repealed_at, ${day}) || '|' || coalesce(s.repealed_at::text, '') || '|' ||
    coalesce((select string_agg(n.code, '、' order by n.code) from standard_replaces r
      join standard n on n.id = r.standard_id where r.ref_key = s.natural_key and n.id <> s.id), '')`;

/**
 * Records the state of newly followed standards as of the day they were added to the favourites. Must run before
 * standards are changed, so that the next change is reported.
 */
export const rememberFollowed = async (db: Db, now: Date): Promise<void> => {
  await sql`
    insert into standard_follow (uid, type, target_id, state)
    select f.uid, 'standard', f.target_id,
      ${stateOn(sql`least((f.created_at at time zone 'Asia/Shanghai')::date, ${shanghaiDay(now)}::date)`)}
    from favorite f join standard s on s.id = f.target_id
    where f.type = 'standard'
    on conflict (uid, target_id) do nothing`.execute(db);
};

type Changed = {
  uid: number;
  target_id: string;
  code: string;
  title: string;
  status: StandardStatus;
  effective_at: string | null;
  repealed_at: string | null;
  before: string;
  state: string;
};

/**
 * Notifies members of changes to the standards in their favourites, whether by import or by date.
 * @returns the number of messages sent
 */
export const notifyFollowers = async (db: Db, now: Date): Promise<number> => {
  await rememberFollowed(db, now);
  let notified = 0;
  for (let more = true; more; ) {
    const changed = await transact(db, (tx) => notifyBatch(tx, now));
    notified += changed.notified;
    more = changed.count === BATCH_SIZE;
  }
  return notified;
};

const notifyBatch = async (tx: Tx, now: Date) => {
  await sql`select pg_advisory_xact_lock(hashtextextended('standard-followers', 0))`.execute(tx);
  const day = sql`${shanghaiDay(now)}::date`;
  const { rows } = await sql<Changed>`
    select w.uid, w.target_id, s.code, s.title, standard_status(s.status, s.effective_at, s.repealed_at, ${day}) as status,
      s.effective_at, s.repealed_at, w.state as before, ${stateOn(day)} as state
    from standard_follow w join standard s on s.id = w.target_id
    where w.state <> ${stateOn(day)}
    order by w.uid, w.target_id limit ${BATCH_SIZE}`.execute(tx);
  let notified = 0;
  for (const row of rows) {
    await tx
      .updateTable('standard_follow')
      .set({ state: row.state })
      .where('uid', '=', row.uid)
      .where('target_id', '=', row.target_id)
      .execute();
    const isNew = await sendMessage(tx, {
      uid: row.uid,
      key: `standard:${row.target_id}:${row.before}>${row.state}:${shanghaiDay(now)}`,
      kind: 'standard',
      title: `${row.code} ${changeOf(row)}`,
      body: `您收藏的《${row.title}》（${row.code}）${sentenceOf(row)}`,
      link: { page: 'application/standard/detail', params: { id: row.target_id } },
      now,
    });
    if (isNew) notified += 1;
  }
  return { count: rows.length, notified };
};

const partsOf = (state: string) => {
  const [status = '', end = '', newer = ''] = state.split('|');
  return { status: status as StandardStatus, end, newer };
};

const changeOf = ({ before, state }: Changed): string => {
  const was = partsOf(before);
  const is = partsOf(state);
  if (was.status !== is.status) return `由${statusTitles[was.status]}变为${statusTitles[is.status]}`;
  if (was.newer !== is.newer && is.newer) return `将被 ${is.newer} 代替`;
  return is.end ? `将于 ${is.end} 废止` : '的替代关系已更新';
};

const sentenceOf = ({ before, state, effective_at }: Changed): string => {
  const was = partsOf(before);
  const { status, end, newer } = partsOf(state);
  const by = newer ? `，代替它的是 ${newer}` : '';
  if (was.status !== status) {
    const since = status === 'repealed' ? end : status === 'current' ? (effective_at ?? '') : '';
    return `${since ? `自 ${since} 起` : ''}由“${statusTitles[was.status]}”变为“${statusTitles[status]}”${by}。`;
  }
  return `${newer && newer !== was.newer ? `有了新版本 ${newer}` : '的替代关系已更新'}${end ? `，本标准将于 ${end} 废止` : ''}。`;
};
