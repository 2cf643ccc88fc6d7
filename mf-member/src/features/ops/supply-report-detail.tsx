import type { SupplyReport } from '@bee/contracts/entity/supply';
import { formatInstant } from '@bee/domain/format';
import { reportReasons, supplyStates } from '@bee/domain/supply';
import { confirm, href } from '@bee/platform';
import { KeyValueList } from '@bee/ui/content';
import { feedbackStates } from './feedback-words.ts';
import { type DetailProps, handledText } from './review.ts';
import { handlingAction, ReviewActions } from './review-actions.tsx';
import { useListChange } from './use-list-change.ts';
import './ops.css';

/** Closing a report does not change the posting; taking it down is a separate decision, which is linked. */
export function SupplyReportDetail({ item, onHandled }: DetailProps<SupplyReport>) {
  const { close, reopen, busy } = useHandleReport(item, onHandled);
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      {item.message === null ? null : <p className="member-ops-text">被举报的私信：{item.message}</p>}
      {item.detail ? <p className="member-ops-text">{item.detail}</p> : null}
      {item.note ? <p className="member-ops-note">处理说明：{item.note}</p> : null}
      <p>
        <a href={href('ops/review', { tab: 'supply', q: item.posting_id })}>到“供需审核”查看或下架这条信息</a>
      </p>
      <ReviewActions
        actions={[
          handlingAction({
            done: item.status === 'done',
            id: `supply-report-${item.id}`,
            note: item.note,
            busy,
            close,
            reopen,
          }),
        ]}
        busy={busy}
        subject={item.title}
      />
    </div>
  );
}

const factsOf = (item: SupplyReport) => [
  { label: '状态', value: feedbackStates[item.status] },
  { label: '信息状态', value: supplyStates[item.posting_status] },
  { label: '原因', value: reportReasons[item.reason] },
  { label: '举报人', value: item.member || '—' },
  { label: '举报时间', value: formatInstant(item.created_at) },
  { label: '处理', value: handledText(item.handled_by, item.handled_at, '还没有处理') },
];

/** Each function resolves to whether it succeeded. */
const useHandleReport = ({ id, title, note }: SupplyReport, onHandled: () => void) => {
  const { send, busy } = useListChange('ops/setSupplyReportStatus', 'ops/getSupplyReportList', onHandled);
  const reopen = async () => {
    const content = `把对“${title}”的举报改回未处理？`;
    const sure = await confirm({ title: '重新打开', content, confirmText: '重新打开' });
    return sure && send({ id, status: 'new', note }, '已改回未处理');
  };
  return { close: (said: string) => send({ id, status: 'done', note: said }, '已记为处理完毕'), reopen, busy };
};
