import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { type CustomOrderState, customOrderKinds, customOrderStates, nextStates } from '@bee/domain/custom-order';
import { formatBytes, formatInstant } from '@bee/domain/format';
import { Button, KeyValueList } from '@bee/ui/content';
import { useFileDownload } from '../../lib/use-file-download.ts';
import { AmountForm } from './amount-form.tsx';
import { NoteForm } from './note-form.tsx';
import type { DetailProps } from './review.ts';
import { type ReviewAction, ReviewActions } from './review-actions.tsx';
import { useListChange } from './use-list-change.ts';
import './ops.css';

export function OrderDetail({ item, onHandled }: DetailProps<CustomOrder>) {
  const { take, busy } = useOrderStep(item, onHandled);
  const actions = nextStates(item.status).map(
    (state): ReviewAction => ({
      key: state,
      word: wordOf(item.status, state),
      form: (onCancel) => (
        <NoteForm
          id={`order-${item.id}`}
          initial=""
          busy={busy}
          submit={`改为${customOrderStates[state]}`}
          onSave={(note) => take(state, note)}
          onCancel={onCancel}
        />
      ),
    }),
  );
  if (mayQuote(item))
    actions.push({
      key: 'quote',
      word: item.price === null ? '报价' : '修改报价',
      form: (onCancel) => <OrderQuote item={item} onHandled={onHandled} onCancel={onCancel} />,
    });
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      <Files files={item.files} />
      <Steps steps={item.steps} />
      <ReviewActions actions={actions} busy={busy} subject={item.no} />
      {item.member ? null : (
        <p className="member-ops-hint">访客提交的需求不能在线报价：请电话联系，对方注册后重新提交才能在线付款。</p>
      )}
    </div>
  );
}

const wordOf = (now: CustomOrderState, next: CustomOrderState): string =>
  now === 'done' || now === 'declined' ? '重新联系' : customOrderStates[next];

const factsOf = (item: CustomOrder) => [
  { label: '编号', value: item.no },
  { label: '状态', value: customOrderStates[item.status] },
  { label: '类型', value: customOrderKinds[item.kind] },
  { label: '联系人', value: `${item.contact}（${item.member ? `会员 ${item.member}` : '访客'}）` },
  { label: '联系电话', value: item.mobile },
  ...[
    { label: '公司', value: item.company },
    { label: '行业品类', value: item.industry },
    { label: '地区范围', value: item.region },
    { label: '时间范围', value: item.period },
    { label: '内容要求', value: item.fields },
    { label: '交付形式', value: item.deliver },
    { label: '预算', value: item.budget },
    { label: '期望交付', value: item.deadline },
    { label: '备注', value: item.remark },
  ].map(({ label, value }) => ({ label, value: value || '未填写' })),
  { label: '报价', value: item.price === null ? '还没有报价' : `${item.price} 元` },
  { label: '提交时间', value: formatInstant(item.created_at) },
];

function Files({ files }: Pick<CustomOrder, 'files'>) {
  const download = useFileDownload();
  return files.length === 0 ? null : (
    <ul className="member-ops-files" aria-label="附件">
      {files.map(({ fid, name, size }) => (
        <li key={fid}>
          <Button onClick={() => void download(fid)} aria-label={`下载 ${name}`}>
            {name}
          </Button>
          <small className="bee-num">{formatBytes(size)}</small>
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: Pick<CustomOrder, 'steps'>) {
  return steps.length === 0 ? null : (
    <ol className="member-ops-note" aria-label="处理经过">
      {steps.map(({ status, operator, note, at }) => (
        <li key={at + status}>
          {operator || '运营人员'} 于 <time dateTime={at}>{formatInstant(at)}</time> 改为“{customOrderStates[status]}”
          {note ? `：${note}` : null}
        </li>
      ))}
    </ol>
  );
}

/** Visitors have no account to pay from; a closed order must be reopened first. */
const mayQuote = ({ member, status }: CustomOrder): boolean =>
  member !== '' && status !== 'done' && status !== 'declined';

/** The price at which the member can order and pay. */
function OrderQuote({ item, onHandled, onCancel }: DetailProps<CustomOrder> & { onCancel: () => void }) {
  const { quote, busy, refusal } = useQuoteOrder(item, onHandled);
  return (
    <AmountForm
      label="报价"
      amount={item.price ?? ''}
      note={{ label: '报价说明', placeholder: '选填，会员会看到，例如：含两次修改，15 个工作日交付' }}
      submit="发送报价"
      busy={busy}
      refusal={refusal}
      onSend={(price, note) => void quote(price, note)}
      onCancel={onCancel}
    />
  );
}

/** Resolves to whether it succeeded. */
const useOrderStep = ({ id, no }: CustomOrder, onHandled: () => void) => {
  const { send, busy } = useListChange('ops/setCustomOrderStatus', 'ops/getCustomOrderList', onHandled);
  const take = (status: CustomOrderState, note: string) =>
    send({ id, status, note }, `${no} 已改为“${customOrderStates[status]}”`);
  return { take, busy };
};

/** Resolves to whether it succeeded. */
const useQuoteOrder = ({ id, no }: CustomOrder, onHandled: () => void) => {
  const { send, busy, refusal } = useListChange('ops/quoteCustomOrder', 'ops/getCustomOrderList', onHandled);
  const quote = (price: string, note: string) => send({ id, price, note }, `${no} 已报价 ${price} 元，会员会收到消息`);
  return { quote, busy, refusal };
};
