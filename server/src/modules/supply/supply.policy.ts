import { supplyLimits } from '@bee/domain/supply';
import { NotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { PostingRow } from './posting.repository.ts';

export const uidOf = (viewer: Viewer | null): number | null => viewer && Number(viewer.uid);

/** @throws NotFound also for what others have not got online: it does not exist for whoever may not see it. */
export const allowToSee = (row: PostingRow | undefined, viewer: Viewer | null): PostingRow => {
  if (row && (row.status === 'online' || row.uid === uidOf(viewer) || viewer?.isOperator)) return row;
  throw new NotFound('这条供需信息不存在或已下架，请返回列表查看其他信息');
};

/** How many numbers of others a member may see in a day. */
export const revealsPerDay = ({ isVip, isVegetableVip }: Viewer): number =>
  isVip || isVegetableVip ? supplyLimits.revealsPerDayVip : supplyLimits.revealsPerDay;
