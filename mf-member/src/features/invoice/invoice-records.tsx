import type { Invoice } from '@bee/contracts/resource/invoice';
import { formatInstant } from '@bee/domain/format';
import { invoiceStates } from '@bee/domain/invoice-state';
import { href } from '@bee/platform';
import { Button, Card, Empty, Icon, LinkButton, Price, Tag } from '@bee/ui/content';
import { type InvoiceListState, invoiceListAddress } from '../../lib/invoice-list-query.ts';
import { useFileDownload } from '../../lib/use-file-download.ts';
import { invoiceTones, invoiceTypes } from './invoice-words.ts';
import './invoice.css';
import '../../components/buying.css';

export function InvoiceRecords({ invoices, state }: { invoices: Invoice[]; state: InvoiceListState }) {
  return invoices.length === 0 ? (
    <NoRecords state={state} />
  ) : (
    <ul className="member-invoice-records" aria-label="发票记录">
      {invoices.map((invoice) => (
        <li key={invoice.id}>
          <InvoiceRecord invoice={invoice} />
        </li>
      ))}
    </ul>
  );
}

function NoRecords({ state: { p, status } }: { state: InvoiceListState }) {
  const all = { state: 'done', p: 1 } as const;
  if (p > 1)
    return (
      <Card>
        <Empty title="这一页没有发票" action={<LinkButton href={invoiceListAddress(all)}>回到第一页</LinkButton>} />
      </Card>
    );
  if (status)
    return (
      <Card>
        <Empty
          title={`没有${invoiceStates[status]}的发票`}
          action={<LinkButton href={invoiceListAddress(all)}>查看全部记录</LinkButton>}
        />
      </Card>
    );
  return (
    <Card>
      <Empty
        title="还没有发票记录"
        action={<LinkButton href={invoiceListAddress({ state: 'todo', p: 1 })}>查看可开票的订单</LinkButton>}
      >
        申请发票后，进度和 PDF 都在这里。
      </Empty>
    </Card>
  );
}

function InvoiceRecord({ invoice }: { invoice: Invoice }) {
  const { title, amount, type, status, no, orders, submitted_at, issued_at } = invoice;
  return (
    <Card className="member-invoice-record">
      <p className="member-record-head bee-num">
        <span>{formatInstant(submitted_at)} 申请</span>
        <span>{invoiceTypes[type]}</span>
        {no ? <span>发票号码 {no}</span> : null}
        <Tag type={invoiceTones[status]}>{invoiceStates[status]}</Tag>
      </p>
      <div className="member-invoice-body">
        <div>
          <p>
            <strong>{title.title}</strong>
          </p>
          {title.tax_no ? <p className="member-invoice-note bee-num">税号 {title.tax_no}</p> : null}
          <ul className="member-invoice-note">
            {orders.map((order) => (
              <li key={order.id}>
                {order.title} <span className="bee-num">订单号 {order.no}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="member-invoice-amount">
          <Price value={amount} unit="元" />
        </p>
      </div>
      {status === 'rejected' ? <Rejection invoice={invoice} /> : null}
      {status === 'reversed' ? <Reversal invoice={invoice} /> : null}
      {status === 'submitted' || status === 'issuing' ? (
        <p className="member-invoice-note">等待运营人员开具，开好后会发站内消息。</p>
      ) : null}
      {status === 'issued' && issued_at ? <Issued invoice={invoice} issuedAt={issued_at} /> : null}
    </Card>
  );
}

function Rejection({ invoice: { reject_reason, orders } }: { invoice: Invoice }) {
  return (
    <div className="member-invoice-foot">
      <p className="member-invoice-reason">退回原因：{reject_reason || '没有写明'}</p>
      <AskAgain orders={orders} />
    </div>
  );
}

function AskAgain({ orders }: Pick<Invoice, 'orders'>) {
  return (
    <LinkButton href={href('user/order/invoice_form', { ids: orders.map(({ id }) => id).join(',') })}>
      重新申请
    </LinkButton>
  );
}

/** The red-letter invoice that reverses this one. */
function Reversal({ invoice: { reject_reason, orders, red_no, red_fid, reversed_at } }: { invoice: Invoice }) {
  const download = useFileDownload();
  return (
    <div className="member-invoice-foot">
      <p className="member-invoice-reason bee-num">
        {reversed_at ? `${formatInstant(reversed_at)} ` : ''}
        {red_no ? `红字发票号码 ${red_no}，` : ''}原因：{reject_reason || '没有写明'}
      </p>
      {red_fid ? (
        <Button
          icon={<Icon name="download" />}
          aria-label={`下载红字 PDF：发票 ${red_no}`}
          onClick={() => void download(red_fid)}
        >
          下载红字 PDF
        </Button>
      ) : null}
      <AskAgain orders={orders} />
    </div>
  );
}

function Issued({ invoice: { fid, no }, issuedAt }: { invoice: Invoice; issuedAt: string }) {
  const download = useFileDownload();
  return (
    <div className="member-invoice-foot">
      <p className="member-invoice-note bee-num">{formatInstant(issuedAt)} 开具，示例，不作报销凭证</p>
      {fid ? (
        <Button icon={<Icon name="download" />} aria-label={`下载 PDF：发票 ${no}`} onClick={() => void download(fid)}>
          下载 PDF
        </Button>
      ) : (
        <span className="member-invoice-note">PDF 还在制作，请稍后刷新</span>
      )}
    </div>
  );
}
