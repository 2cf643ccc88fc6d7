import { EDITABLE_STATES, supplyLimits, supplyStates } from '@bee/domain/supply';
import { Conflict, NotFound } from '../../../http/errors.ts';
import { uidOrNull, type Viewer } from '../../../http/viewer.ts';
import type { PostingRow } from '../store/posting.repository.ts';

/** @throws NotFound also for postings that exist but are not visible to the viewer */
export const allowToSee = (row: PostingRow | undefined, viewer: Viewer | null): PostingRow => {
  if (row && (row.status === 'online' || row.uid === uidOrNull(viewer) || viewer?.isOperator)) return row;
  throw new NotFound('这条供需信息不存在或已下架，请返回列表查看其他信息');
};

/**
 * @throws NotFound for postings of other members, Conflict for postings that are over, and for postings that were
 * changed since the form was loaded, so that the other change is not overwritten
 */
export const allowToChange = (
  row: PostingRow | undefined,
  { draft, revision }: { draft: boolean; revision?: number },
): PostingRow => {
  if (!row) throw new NotFound('这条供需信息不存在，或不是您发布的');
  if (!EDITABLE_STATES.includes(row.status))
    throw new Conflict(`这条信息现在是“${supplyStates[row.status]}”，不能再修改；需要的话请重新发布`);
  if (revision !== undefined && revision !== row.revision)
    throw new Conflict('这条信息在您打开表单后又被修改过，没有保存；请刷新页面，看过现在的内容再改');
  if (draft && row.status !== 'draft')
    throw new Conflict(`这条信息现在是“${supplyStates[row.status]}”，不能再存为草稿，请直接提交`);
  return row;
};

/** How many phone numbers a member may view per day. */
export const revealsPerDay = ({ isVip, isVegetableVip }: Viewer): number =>
  isVip || isVegetableVip ? supplyLimits.revealsPerDayVip : supplyLimits.revealsPerDay;
