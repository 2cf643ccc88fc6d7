import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { type CustomOrderState, customOrderKinds, customOrderStates, nextStates } from '@bee/domain/custom-order';
import { formatBytes, formatInstant } from '@bee/domain/format';
import { Button, Card, Disclosure, KeyValueList, Tag } from '@bee/ui/content';
import { useState } from 'react';
import { NoteForm } from './note-form.tsx';
import { useFileDownload, useOrderStep } from './order.queries.ts';

type OrderRowProps = {
  item: CustomOrder;
  /** The button that had the focus is gone. */
  onHandled: () => void;
};

const TONES = { new: 'honey', contacted: 'blue', done: 'green', declined: 'grey' } as const;

export const OrderRow = ({ item, onHandled }: OrderRowProps) => {
  const { take, busy } = useOrderStep(item);
  const download = useFileDownload();
  const [wish, setWish] = useState<CustomOrderState | null>(null);
  const finish = async (note: string) => {
    const done = wish !== null && (await take(wish, note));
    if (done) {
      setWish(null);
      onHandled();
    }
    return done;
  };
  return (
    <li>
      <Card className="member-ops-item">
        <div className="member-ops-head">
          <h2>{item.title}</h2>
          <Tag type={TONES[item.status]}>{customOrderStates[item.status]}</Tag>
          <span>{customOrderKinds[item.kind]}</span>
          <span className="bee-num">{item.no}</span>
          <time dateTime={item.created_at}>{formatInstant(item.created_at)}</time>
        </div>
        <p className="member-ops-text">
          {item.contact} <span className="bee-num">{item.mobile}</span>
          {item.company ? `，${item.company}` : ''}（{item.member ? `会员 ${item.member}` : '访客'}）
        </p>
        <Disclosure title="需求详情">
          <KeyValueList items={detailsOf(item)} />
          {item.files.length > 0 ? (
            <ul className="member-ops-files" aria-label="附件">
              {item.files.map(({ fid, name, size }) => (
                <li key={fid}>
                  <Button onClick={() => void download(fid)} aria-label={`下载 ${name}`}>
                    {name}
                  </Button>
                  <small className="bee-num">{formatBytes(size)}</small>
                </li>
              ))}
            </ul>
          ) : null}
        </Disclosure>
        <Steps steps={item.steps} />
        {wish ? (
          <NoteForm
            id={`order-${item.id}`}
            initial=""
            busy={busy}
            submit={`改为${customOrderStates[wish]}`}
            onSave={finish}
            onCancel={() => setWish(null)}
          />
        ) : (
          <div className="member-ops-actions">
            {nextStates(item.status).map((state) => (
              <Button
                key={state}
                loading={busy}
                onClick={() => setWish(state)}
                aria-label={`${wordOf(item.status, state)}：${item.no}`}
              >
                {wordOf(item.status, state)}
              </Button>
            ))}
          </div>
        )}
      </Card>
    </li>
  );
};

const wordOf = (now: CustomOrderState, next: CustomOrderState): string =>
  now === 'done' || now === 'declined' ? '重新联系' : customOrderStates[next];

const detailsOf = (item: CustomOrder) =>
  [
    { label: '行业品类', value: item.industry },
    { label: '地区范围', value: item.region },
    { label: '时间范围', value: item.period },
    { label: '内容要求', value: item.fields },
    { label: '交付形式', value: item.deliver },
    { label: '预算', value: item.budget },
    { label: '期望交付', value: item.deadline },
    { label: '备注', value: item.remark },
  ].map(({ label, value }) => ({ label, value: value || '未填写' }));

const Steps = ({ steps }: Pick<CustomOrder, 'steps'>) =>
  steps.length === 0 ? null : (
    <ol className="member-ops-note" aria-label="处理经过">
      {steps.map(({ status, operator, note, at }) => (
        <li key={at + status}>
          {operator || '运营人员'} 于 <time dateTime={at}>{formatInstant(at)}</time> 改为“{customOrderStates[status]}”
          {note ? `：${note}` : null}
        </li>
      ))}
    </ol>
  );
