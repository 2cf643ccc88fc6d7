import { randomBytes } from 'node:crypto';
import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { stateAfterChange, supplyLimits, supplyStates, supplyStep } from '@bee/domain/supply';
import { touchTags } from '../../../cache/tag.repository.ts';
import type { Db } from '../../../db/schema.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict, InvalidInput, NotFound, TooMany } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { consumeRateLimit } from '../../../limits/rate-limit.repository.ts';
import { allowToChange } from '../model/supply.policy.ts';
import { shownTags } from '../model/supply-tags.ts';
import { findPosting } from '../store/posting.repository.ts';
import { changeStatus, findByToken, insertPosting, lockOwn, updatePosting } from '../store/write-posting.repository.ts';
import { checkPosting, reviewedOf } from './check-posting.ts';

const ID_BYTES = 12;
const CHANGES_PER_DAY = 100;

type Caller = Pick<CallContext, 'viewer' | 'now' | 'today'>;
type Request = ParsedRequestFor<'vegetable/supplyDemandAdd'>;
type Made = DataFor<'vegetable/supplyDemandAdd'>;

/** Creates a posting or, if `id` is given, changes the member's own posting. */
export const writePosting = async (db: Db, request: Request, who: Caller): Promise<Made> => {
  const { id } = request;
  return id === undefined ? addPosting(db, request, who) : rewritePosting(db, { ...request, id }, who);
};

/**
 * Idempotent by form token: a repeated request returns the posting already created. The daily limit is checked in the
 * same transaction as the insert, so a rejected posting does not count and concurrent requests wait for each other.
 */
const addPosting = async (db: Db, request: Request, who: Caller): Promise<Made> => {
  const uid = uidOf(who);
  const { form_token: token, draft } = request;
  if (!token) throw new InvalidInput('表单标识有误，请刷新页面后重试');
  const before = await findByToken(db, uid, token);
  if (before) return before;
  const { text, fids } = await checkPosting(db, request, uid, who.today);
  const status = draft ? ('draft' as const) : ('pending' as const);
  const posting = {
    ...text,
    id: randomBytes(ID_BYTES).toString('base64url'),
    uid,
    form_token: token,
    status,
    created_at: who.now,
  };
  const kept = await transact(db, async (tx) => {
    if (!(await insertPosting(tx, posting, fids))) return false;
    const { count } = await consumeRateLimit(tx, `supply-new:${uid}:${who.today}`, 86_400, who.now);
    if (count > supplyLimits.newPerDay)
      throw new TooMany(`今天已发布 ${supplyLimits.newPerDay} 条供需信息，请明天再发布；本条内容会保留在表单里`);
    return true;
  });
  if (kept) return { id: posting.id, status };
  const other = await findByToken(db, uid, token);
  if (!other) throw new InvalidInput('表单标识有误，请刷新页面后重试');
  return other;
};

/** A visible posting either changes on its cached pages or is withdrawn from them. */
const rewritePosting = async (db: Db, request: Request & { id: string }, who: Caller): Promise<Made> => {
  const uid = uidOf(who);
  const { id } = request;
  const { text, fids } = await checkPosting(db, request, uid, who.today);
  await takeChange(db, uid, who);
  const status = await transact(db, async (tx) => {
    const row = allowToChange(await lockOwn(tx, { id, uid, today: who.today }), request);
    const after = request.draft
      ? ('draft' as const)
      : stateAfterChange(row.status, reviewedOf(row, row.fids), reviewedOf(text, fids));
    await updatePosting(tx, id, { ...text, status: after }, fids);
    if (row.status === 'online' && after === 'online') await touchTags(tx, [`supply:${id}`]);
    else if (row.status === 'online') await touchTags(tx, shownTags(id), 'withdrawn');
    return after;
  });
  return { id, status };
};

export const changePosting: ServiceOf<'vegetable/supplyDemandStatusChange', [who: Caller]> = async (
  db,
  { id, action },
  who,
) => {
  const uid = uidOf(who);
  await takeChange(db, uid, who);
  const isChanged = await transact(db, async (tx) => {
    if (!(await changeStatus(tx, { id, uid, action, today: who.today }))) return false;
    if (action !== 'submit')
      await touchTags(tx, shownTags(id), supplyStep(action).to === 'online' ? 'edited' : 'withdrawn');
    return true;
  });
  if (!isChanged) {
    const { status, days_left } = await ownPosting(db, id, uid, who.today);
    if (days_left < 0 && supplyStep(action).from.includes(status))
      throw new Conflict('这条信息的有效期已过，请修改有效期后再提交');
    throw new Conflict(`这条信息现在是“${supplyStates[status]}”，不能这样操作，请刷新后再试`);
  }
  return { id, status: supplyStep(action).to };
};

/** @throws NotFound also for postings of other members */
const ownPosting = async (db: Db, id: string, uid: number, today: string) => {
  const row = await findPosting(db, id, today);
  if (row?.uid !== uid) throw new NotFound('这条供需信息不存在，或不是您发布的');
  return row;
};

/** A change renews the cached lists for all readers, so the number of changes per day is limited. */
const takeChange = async (db: Db, uid: number, { now, today }: Caller): Promise<void> => {
  const { count } = await consumeRateLimit(db, `supply-change:${uid}:${today}`, 86_400, now);
  if (count > CHANGES_PER_DAY) throw new TooMany(`今天已修改 ${CHANGES_PER_DAY} 次供需信息，请明天再试`);
};
