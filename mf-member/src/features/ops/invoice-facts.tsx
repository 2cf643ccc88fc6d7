import type { InvoiceReview } from '@bee/contracts/resource/invoice';
import { Button, copyText, Icon, KeyValueList } from '@bee/ui/content';
import { Copied } from './copied.tsx';
import './ops.css';

/** The values for the tax system, each with a copy button and all together. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceReview }) {
  const facts = factsOf(invoice);
  const every = facts.map(({ label, value }) => `${label}：${value}`).join('\n');
  return (
    <>
      <div className="member-ops-actions">
        <Button icon={<Icon name="copy" />} onClick={() => void copyText(every, '开票信息已复制')}>
          复制全部
        </Button>
      </div>
      <KeyValueList
        columns={1}
        items={facts.map(({ label, value }) => ({ label, value: <Copied label={label} value={value} /> }))}
      />
      <ul className="member-ops-note" aria-label="订单">
        {invoice.orders.map(({ id, no, title, amount }) => (
          <li key={id}>
            {title} <span className="bee-num">{no}</span>
            {invoice.status === 'rejected' || invoice.status === 'reversed' ? null : (
              <span className="bee-num">，{amount} 元</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const factsOf = ({ title, type, amount, content, email, mobile, remark }: InvoiceReview) =>
  [
    { label: '发票抬头', value: title.title },
    { label: '抬头类型', value: title.kind === 'company' ? '企业' : '个人' },
    { label: '税号', value: title.tax_no },
    { label: '发票类型', value: type === 'special' ? '专用发票' : '普通发票' },
    { label: '开票金额', value: `${amount} 元` },
    { label: '开票内容', value: content },
    { label: '注册地址', value: title.address },
    { label: '注册电话', value: title.phone },
    { label: '开户银行', value: title.bank },
    { label: '银行账号', value: title.account },
    { label: '接收邮箱', value: email },
    { label: '手机号码', value: mobile },
    { label: '备注', value: remark },
  ].filter(({ value }) => value !== '');
