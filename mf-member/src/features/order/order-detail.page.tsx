import { ApiError, definePage, href, useApiQuery } from '@bee/platform';
import { Card, Empty, ErrorState, LinkButton, PageHeader, SkeletonRows } from '@bee/ui/content';
import { OrderItems } from './detail/order-items.tsx';
import { OrderStory } from './detail/order-story.tsx';
import { OrderSums } from './detail/order-sums.tsx';
import { Refunds } from './detail/refunds.tsx';
import { StatusHead } from './detail/status-head.tsx';
import { Withdrawn } from './detail/withdrawn.tsx';
import './order-detail.css';
import './order-list.css';

export const page = definePage({
  head: () => ({ title: '订单详情', robots: 'noindex' }),
  component: ({ params }) => <Detail id={params.id ?? ''} />,
});

const Detail = ({ id }: { id: string }) => {
  const {
    data: order,
    error,
    refetch,
    dataUpdatedAt,
  } = useApiQuery('order/detail', { id }, { raw: true, staleTime: 0 });
  const breadcrumb = [{ title: '我的订单', href: href('user/order/list') }, { title: '订单详情' }];
  return (
    <>
      <PageHeader title="订单详情" breadcrumb={breadcrumb} />
      {order ? (
        <div className="member-list">
          <StatusHead order={order} at={dataUpdatedAt} onOver={() => void refetch()} />
          {order.withdrawn && order.status === 'paid' ? <Withdrawn order={order} /> : null}
          <OrderItems order={order} />
          <OrderSums order={order} />
          <Refunds refunds={order.refunds} />
          <OrderStory steps={order.steps} />
        </div>
      ) : error instanceof ApiError && error.code === 404 ? (
        <Card>
          <Empty title="没有这张订单" action={<LinkButton href={href('user/order/list')}>查看我的订单</LinkButton>}>
            订单号可能有误，或者这张订单属于另一个账号。
          </Empty>
        </Card>
      ) : error ? (
        <ErrorState title="订单加载失败" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Card>
          <SkeletonRows rows={6} height={80} />
        </Card>
      )}
    </>
  );
};
