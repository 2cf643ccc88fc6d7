import type { DataFor } from '@bee/contracts/operations';
import { ApiError, definePage, href } from '@bee/platform';
import { Card, Empty, ErrorState, LinkButton, PageHeader, SkeletonRows } from '@bee/ui/content';
import { UiProvider } from '@bee/ui/theme';
import { useState } from 'react';
import { invoiceListAddress } from '../../lib/invoice-list-query.ts';
import { useInvoiceInfo } from './invoice.queries.ts';
import { InvoiceForm, type Sent } from './invoice-form.tsx';
import './invoice.css';

export const page = definePage({
  head: () => ({ title: '申请发票', robots: 'noindex' }),
  component: ({ params: { ids = '' } }) => {
    const { data, isPending, error, refetch } = useInvoiceInfo(ids);
    const [sent, setSent] = useState<Sent | null>(null);
    // Keeps the first response while it is refetched: a remounted form would lose the input.
    const [first, setFirst] = useState<DataFor<'order/getInvoiceInfo'> | null>(null);
    if (data && !first) setFirst(data);
    const info = data ?? first;
    return (
      <>
        <PageHeader
          title="申请发票"
          breadcrumb={[{ title: '发票管理', href: href('user/order/invoice_list') }, { title: '申请发票' }]}
        />
        {sent ? <Done sent={sent} /> : null}
        {!sent && isPending ? <SkeletonRows rows={6} height={64} /> : null}
        {!sent && error && !info ? <Refusal error={error} onRetry={() => void refetch()} /> : null}
        {!sent && info ? (
          <UiProvider>
            <InvoiceForm info={info} onSent={setSent} />
          </UiProvider>
        ) : null}
      </>
    );
  },
});

/** The server rejected the orders, or did not respond. */
function Refusal({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return error instanceof ApiError && error.status === 200 ? (
    <Card>
      <div role="alert">
        <Empty
          title="所选订单现在不能开票"
          action={<LinkButton href={href('user/order/invoice_list')}>回到发票管理重新选择</LinkButton>}
        >
          {error.message}
        </Empty>
      </div>
    </Card>
  ) : (
    <ErrorState title="开票信息加载失败" onRetry={onRetry}>
      {error.message}
    </ErrorState>
  );
}

function Done({ sent: { title, amount, count } }: { sent: Sent }) {
  return (
    <Card>
      <div role="status" className="member-invoice-done">
        <h2>发票申请已提交</h2>
        <p>
          抬头“{title}”，{count} 个订单，合计 <span className="bee-num">{amount}</span>{' '}
          元。运营人员开具后会发站内消息，PDF 在“发票记录”里下载。
        </p>
        <p className="member-invoice-actions">
          <LinkButton kind="primary" size="small" href={invoiceListAddress({ state: 'done', p: 1 })}>
            查看发票记录
          </LinkButton>
          <LinkButton size="small" href={href('user/order/list')}>
            返回我的订单
          </LinkButton>
        </p>
      </div>
    </Card>
  );
}
