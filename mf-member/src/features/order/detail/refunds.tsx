import type { Refund, RefundCause, RefundStatus } from '@bee/contracts/entity/refund';
import { formatInstant } from '@bee/domain/format';
import { Price, Section, Tag, type TagProps } from '@bee/ui/content';
import { payMethods } from '../../../lib/pay-method.ts';
import '../order-detail.css';
import '../../../components/buying.css';

/** Refunds, newest first. */
export function Refunds({ refunds }: { refunds: Refund[] }) {
  return refunds.length === 0 ? null : (
    <Section title="退款">
      <ul className="member-refunds">
        {refunds.map(({ id, cause, status, amount, method, reason, note, created_at, done_at }) => (
          <li key={id}>
            <p>
              <strong>
                <Price value={amount} unit="元" />
              </strong>{' '}
              退回{payMethods[method]} <Tag type={states[status].tone}>{states[status].title}</Tag>
            </p>
            <p className="member-quiet-line">
              {causes[cause]}
              {reason ? `：${reason}` : ''}
            </p>
            {note ? <p className="member-quiet-line">处理说明：{note}</p> : null}
            <p className="member-quiet-line bee-num">
              {formatInstant(created_at)} 申请{done_at ? `，${formatInstant(done_at)} 完成` : ''}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const causes: Record<RefundCause, string> = {
  member: '您的申请',
  operator: '由客服发起',
  late: '订单关闭后到账，自动退回',
  double: '重复付款，自动退回',
};

const states: Record<RefundStatus, { title: string; tone: NonNullable<TagProps['type']> }> = {
  requested: { title: '待审核', tone: 'honey' },
  approved: { title: '退款中', tone: 'blue' },
  sent: { title: '退款中', tone: 'blue' },
  done: { title: '已退回', tone: 'green' },
  failed: { title: '处理中', tone: 'blue' },
  rejected: { title: '未通过', tone: 'grey' },
  withdrawn: { title: '已撤回', tone: 'grey' },
};
