import type { OrderDetail } from '@bee/contracts/resource/order';
import { ApiError, definePage, href, useApiQuery, usePlatform, useSession } from '@bee/platform';
import { Card, Empty, ErrorState, LinkButton, PageHeader, SkeletonRows } from '@bee/ui/content';
import { useEffect, useRef } from 'react';
import { readWayBack } from '../../lib/way-back.ts';
import { ClosedPanel } from './payment/closed-panel.tsx';
import { PaidPanel } from './payment/paid-panel.tsx';
import { PayPanel } from './payment/pay-panel.tsx';
import { type PaymentState, usePaymentStatus } from './payment/use-payment-status.ts';

export const page = definePage({
  head: () => ({ title: '支付订单', robots: 'noindex' }),
  component: ({ params, query }) => <Payment key={params.id} id={params.id ?? ''} back={readWayBack(query)} />,
});

function Payment({ id, back }: { id: string; back: string | undefined }) {
  const { data: order, error, refetch } = useApiQuery('order/detail', { id }, { raw: true, staleTime: 0 });
  const status = usePaymentStatus(id);
  const { state } = status;
  useFollowPayment(state);
  // The loaded state stays while it is refetched: a member who has just paid must not see a loading error.
  const failed = order ? (state ? null : status.error) : (error ?? status.error);
  const breadcrumb = [{ title: '我的订单', href: href('user/order/list') }, { title: '支付订单' }];
  return (
    <>
      <PageHeader title="支付订单" breadcrumb={breadcrumb} />
      {failed instanceof ApiError && failed.code === 404 ? <NoOrder /> : null}
      {failed && !(failed instanceof ApiError && failed.code === 404) ? (
        <ErrorState
          title="订单加载失败"
          onRetry={() => {
            void refetch();
            void status.askNow(false);
          }}
        >
          {failed.message}
        </ErrorState>
      ) : null}
      {!failed && (!order || !state) ? (
        <Card>
          <SkeletonRows rows={6} height={72} />
        </Card>
      ) : null}
      {!failed && order && state ? <Shown order={order} state={state} status={status} back={back} /> : null}
    </>
  );
}

type ShownProps = {
  order: OrderDetail;
  state: PaymentState;
  status: ReturnType<typeof usePaymentStatus>;
  back: string | undefined;
};

function Shown({ order, state, status, back }: ShownProps) {
  if (state.status === 'paid') return <PaidPanel order={order} state={state} back={back} />;
  if (state.status === 'unpaid') return <PayPanel order={order} state={state} status={status} />;
  return <ClosedPanel order={order} state={state} />;
}

function NoOrder() {
  return (
    <Card>
      <Empty title="没有这张订单" action={<LinkButton href={href('user/order/list')}>查看我的订单</LinkButton>}>
        订单号可能有误，或者这张订单属于另一个账号。
      </Empty>
    </Card>
  );
}

/**
 * Refetches what a payment changes: the profile with its badges and rights, and all data that was loaded without them.
 */
const useFollowPayment = (state: PaymentState | null): void => {
  const { queryClient } = usePlatform();
  const { refresh, countMessages } = useSession();
  const seen = useRef<string | null>(null);
  const status = state?.status;

  useEffect(() => {
    if (!status || status === seen.current) return;
    const isChange = seen.current !== null || status === 'paid';
    seen.current = status;
    if (!isChange) return;
    void refresh();
    void countMessages();
    void queryClient.invalidateQueries();
  }, [status, refresh, countMessages, queryClient]);
};
