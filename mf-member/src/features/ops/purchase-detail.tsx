import type { PurchaseReview } from '@bee/contracts/resource/purchase-review';
import { formatInstant } from '@bee/domain/format';
import { isLive } from '@bee/domain/invoice-state';
import { fenOf } from '@bee/domain/money';
import { confirm } from '@bee/platform';
import { KeyValueList, Price } from '@bee/ui/content';
import { orderKinds, orderStatuses } from '../../components/order-status.tsx';
import { payMethods } from '../../lib/pay-method.ts';
import { AmountForm } from './amount-form.tsx';
import { Copied } from './copied.tsx';
import { invoiceWord } from './invoice-word.ts';
import type { DetailProps } from './review.ts';
import { ReviewActions } from './review-actions.tsx';
import { reviewAddress } from './review-query.ts';
import { useListChange } from './use-list-change.ts';
import './ops.css';

export function PurchaseDetail({ item, onHandled }: DetailProps<PurchaseReview>) {
  const { start, busy, refusal } = useStartRefund(item, onHandled);
  const why = whyNoRefund(item);
  return (
    <div className="member-ops-detail">
      <KeyValueList columns={1} items={factsOf(item)} />
      {why ? (
        <NoRefund why={why} no={item.no} />
      ) : (
        <ReviewActions
          actions={[
            {
              key: 'refund',
              word: '退款',
              kind: 'danger',
              form: (onCancel) => (
                <AmountForm
                  label="退款金额"
                  amount={item.refundable}
                  most={item.refundable}
                  note={{
                    label: '退款原因',
                    placeholder: '会员会看到，例如：重复购买',
                    needed: '请写明退款原因，会员会看到',
                  }}
                  submit="退款"
                  kind="danger"
                  busy={busy}
                  refusal={refusal}
                  onSend={(amount, reason) => void start(amount, reason)}
                  onCancel={onCancel}
                />
              ),
            },
          ]}
          busy={busy}
          subject={item.no}
        />
      )}
    </div>
  );
}

const factsOf = (item: PurchaseReview) => {
  const { no, status, kind, items, member, benefit, paid_at, pay_method } = item;
  const wasPaid = paid_at !== null;
  return [
    { label: '订单号', value: <Copied label="订单号" value={no} /> },
    { label: '状态', value: orderStatuses[status].title },
    { label: '会员', value: member || '账号已注销' },
    { label: '类型', value: orderKinds[kind] },
    { label: '商品', value: items.map(({ title, spec, qty }) => `${title}（${spec}）× ${qty}`).join('；') },
    { label: '订单金额', value: <Price value={item.amount} unit="元" /> },
    ...(item.points_used > 0 ? [{ label: '积分抵扣', value: `${item.discount} 元（${item.points_used} 积分）` }] : []),
    { label: wasPaid ? '实付' : '应付', value: <Price value={item.pay_amount} unit="元" /> },
    ...(wasPaid
      ? [
          { label: '已退', value: <Price value={item.refunded} unit="元" /> },
          { label: '可退', value: <Price value={item.refundable} unit="元" /> },
        ]
      : []),
    { label: '支付方式', value: pay_method && payMethods[pay_method] },
    { label: '下单时间', value: formatInstant(item.created_at) },
    wasPaid
      ? { label: '支付时间', value: formatInstant(paid_at) }
      : { label: '支付截止', value: formatInstant(item.expires_at) },
    ...(benefit
      ? [
          {
            label: '权益期',
            value:
              status === 'refunded' ? '已退款收回' : `${formatInstant(benefit.from)} 至 ${formatInstant(benefit.to)}`,
          },
        ]
      : []),
    { label: '发票', value: invoiceWord(item.invoice_status) },
    { label: '备注', value: item.remark || '未填写' },
  ];
};

type Why = { text: string; tab?: 'invoice' | 'refund'; link?: string };

/** Why an order cannot be refunded now, and what would change that; null if it can. */
const whyNoRefund = ({ status, pay_amount, refundable, invoice_status }: PurchaseReview): Why | null => {
  if (status === 'refunding')
    return { text: '这份订单的退款正在处理，处理完才能再退。', tab: 'refund', link: '去“退款”处理' };
  if (status === 'refunded') return { text: '这份订单已全部退款。', tab: 'refund', link: '查看退款记录' };
  if (status !== 'paid') return { text: '这份订单没有付款，不需要退款。' };
  if (fenOf(pay_amount) === 0) return { text: '这份订单全部用积分抵扣，没有可退的款项。' };
  if (fenOf(refundable) === 0) return { text: '这份订单没有可退的余额。', tab: 'refund', link: '查看退款记录' };
  if (isLive(invoice_status))
    return { text: '这份订单已申请发票，先退回或红冲发票才能退款。', tab: 'invoice', link: '去“发票”处理' };
  return null;
};

function NoRefund({ why: { text, tab, link }, no }: { why: Why; no: string }) {
  return (
    <p className="member-ops-note">
      {text}
      {tab ? <a href={reviewAddress(tab, { q: no, p: 1 })}>{link}</a> : null}
    </p>
  );
}

/** Resolves to whether it succeeded. */
const useStartRefund = ({ id, no, member }: PurchaseReview, onHandled: () => void) => {
  const { send, busy, refusal } = useListChange('ops/startRefund', 'ops/getPurchaseList', onHandled);
  const start = async (amount: string, reason: string) => {
    const sure = await confirm({
      title: '发起退款',
      content: `从订单 ${no} 退回 ${amount} 元给会员 ${member || '（账号已注销）'}？款项原路退回，发起后不能撤回。`,
      confirmText: `退款 ${amount} 元`,
    });
    return sure && send({ order_id: id, amount, reason }, `订单 ${no} 已发起退款 ${amount} 元`);
  };
  return { start, busy, refusal };
};
