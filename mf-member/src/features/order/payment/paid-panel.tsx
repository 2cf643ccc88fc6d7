import type { OrderDetail } from '@bee/contracts/resource/order';
import { formatDay } from '@bee/domain/format';
import { isLive } from '@bee/domain/invoice-state';
import { href } from '@bee/platform';
import { Card, LinkButton, Scene } from '@bee/ui/content';
import { useEffect, useRef } from 'react';
import { orderTitle } from '../../../components/order-status.tsx';
import { linkHref } from '../../../lib/link-href.ts';
import type { PaymentState } from './use-payment-status.ts';
import '../order-detail.css';
import '../payment.css';
import '../../../components/buying.css';

type PaidPanelProps = {
  order: OrderDetail;
  state: PaymentState;
  /** The page where the purchase started; the default is the page where the product is used. */
  back: string | undefined;
};

/** What was bought, how long it is valid, and where to use it. */
export function PaidPanel({ order, state, back }: PaidPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const benefit = state.benefit ?? order.benefit;
  const use = order.link && linkHref(order.link);
  return (
    <Card className="member-paid">
      <Scene name="done" />
      <h2 ref={heading} tabIndex={-1}>
        支付成功
      </h2>
      <p>
        您已获得<strong>{orderTitle(order)}</strong>
        {benefit ? (
          <>
            ，有效期至<strong>{formatDay(benefit.to)}</strong>
          </>
        ) : (
          got[order.kind]
        )}
      </p>
      {state.refund === 'double' ? <p role="status">您为这张订单付了两次款，多付的一笔会自动原路退回。</p> : null}
      <div className="member-acts is-center">
        {back ? (
          <LinkButton kind="primary" size="small" href={back}>
            回到刚才的页面
          </LinkButton>
        ) : use ? (
          <LinkButton kind="primary" size="small" href={use}>
            {order.kind === 'report' ? '去阅读' : order.kind === 'data' ? '去下载' : '去使用'}
          </LinkButton>
        ) : null}
        {isLive(order.invoice_status) ? null : (
          <LinkButton size="small" href={href('user/order/invoice_form', { ids: order.id })}>
            申请发票
          </LinkButton>
        )}
        <LinkButton size="small" href={href('user/order/detail', { id: order.id })}>
          查看订单
        </LinkButton>
      </div>
    </Card>
  );
}

const got: Record<OrderDetail['kind'], string> = {
  vip: '',
  veg_vip: '',
  report: '，现在可以阅读和下载全文',
  data: '，现在可以下载全部文件',
  custom: '，我们会尽快与您联系并开始制作',
};
