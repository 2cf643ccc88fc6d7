import type { SupplyReport, SupplyReview } from '@bee/contracts/entity/supply';
import { type SupplyState, supplyStates } from '@bee/domain/supply';
import { confirm } from '@bee/platform';
import { useListChange } from './use-list-change.ts';

export type Decision = 'approve' | 'reject' | 'takedown';

const RESULT: Record<Decision, SupplyState> = { approve: 'online', reject: 'rejected', takedown: 'closed' };

/** Resolves to whether it succeeded. */
export const useSupplyReview = ({ id, title, revision }: SupplyReview) => {
  const { send, busy } = useListChange('ops/reviewSupply', 'ops/getSupplyList');
  const decide = (action: Decision, reason = '') =>
    send({ id, action, reason, revision }, `“${title}”现在是“${supplyStates[RESULT[action]]}”`);
  return { decide, busy };
};

/** Each function resolves to whether it succeeded. */
export const useHandleReport = ({ id, title, note }: SupplyReport) => {
  const { send, busy } = useListChange('ops/setSupplyReportStatus', 'ops/getSupplyReportList');
  const reopen = async () => {
    const content = `把对“${title}”的举报改回未处理？`;
    const sure = await confirm({ title: '重新打开', content, confirmText: '重新打开' });
    return sure && send({ id, status: 'new', note }, '已改回未处理');
  };
  return { close: (said: string) => send({ id, status: 'done', note: said }, '已记为处理完毕'), reopen, busy };
};
