import type { SupplyReport } from '@bee/contracts/entity/supply';
import { formatInstant } from '@bee/domain/format';
import { reportReasons, supplyStates } from '@bee/domain/supply';
import { href } from '@bee/platform';
import { Button, KeyValueList } from '@bee/ui/content';
import { useState } from 'react';
import { feedbackStates } from './feedback-detail.tsx';
import { NoteForm } from './note-form.tsx';
import type { DetailProps } from './review.ts';
import { useHandleReport } from './supply.queries.ts';
import './ops.css';

/** Closing a report does not change the posting; taking it down is a separate decision, which is linked. */
export const SupplyReportDetail = ({ item, onHandled }: DetailProps<SupplyReport>) => {
  const { close, reopen, busy } = useHandleReport(item);
  const [asking, setAsking] = useState(false);
  const finish = async (handled: Promise<boolean>) => {
    const done = await handled;
    if (done) onHandled();
    return done;
  };
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      {item.detail ? <p className="member-ops-text">{item.detail}</p> : null}
      {item.note ? <p className="member-ops-note">处理说明：{item.note}</p> : null}
      <p>
        <a href={href('ops/review', { tab: 'supply', q: item.posting_id })}>到“供需审核”查看或下架这条信息</a>
      </p>
      {asking ? (
        <NoteForm
          id={`supply-report-${item.id}`}
          initial={item.note}
          busy={busy}
          onSave={(note) => finish(close(note))}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="member-ops-actions">
          {item.status === 'done' ? (
            <Button loading={busy} onClick={() => void finish(reopen())} aria-label={`重新打开：${item.title}`}>
              重新打开
            </Button>
          ) : (
            <Button loading={busy} onClick={() => setAsking(true)} aria-label={`处理：${item.title}`}>
              处理
            </Button>
          )}
        </div>
      )}
    </div>
  );
};

const factsOf = (item: SupplyReport) => [
  { label: '状态', value: feedbackStates[item.status] },
  { label: '信息状态', value: supplyStates[item.posting_status] },
  { label: '原因', value: reportReasons[item.reason] },
  { label: '举报人', value: item.member || '—' },
  { label: '举报时间', value: formatInstant(item.created_at) },
  {
    label: '处理',
    value: item.handled_at ? `${item.handled_by || '运营人员'} 于 ${formatInstant(item.handled_at)}` : '还没有处理',
  },
];
