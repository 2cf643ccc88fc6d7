import type { OrderKind } from '@bee/contracts/resource/order';
import { ApiError, definePage, href, useApiQuery } from '@bee/platform';
import { Card, Empty, ErrorState, LinkButton, PageHeader, SkeletonRows } from '@bee/ui/content';
import { orderKinds as kinds } from '../../parts/order-status.tsx';
import { Refusal } from './submit/refusal.tsx';
import { SubmitForm } from './submit/submit-form.tsx';

export const page = definePage({
  head: () => ({ title: '提交订单', robots: 'noindex' }),
  component: ({ params }) => (
    <>
      <PageHeader title="提交订单" />
      <Submit key={`${params.type} ${params.id}`} id={params.id ?? ''} type={params.type} />
    </>
  ),
});

const Submit = ({ id, type }: { id: string; type: string | undefined }) => {
  const kind = isKind(type) ? type : undefined;
  const { data, error, refetch } = useApiQuery(
    'order/getOrderSubmitData',
    { id, ...(kind && { type: kind }) },
    { raw: true, staleTime: 0 },
  );
  if (data) {
    if (data.refusal !== null) return <Refusal data={data} />;
    return <SubmitForm data={data} reload={async () => (await refetch()).data ?? null} />;
  }
  if (error instanceof ApiError && error.code === 404) {
    return (
      <Card>
        <Empty title="没有这个商品" action={<LinkButton href={href('user/vip')}>看看会员方案</LinkButton>}>
          {error.message}
        </Empty>
      </Card>
    );
  }
  if (error) {
    return (
      <ErrorState title="商品加载失败" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  return (
    <Card>
      <SkeletonRows rows={6} height={88} />
    </Card>
  );
};

const isKind = (type: string | undefined): type is OrderKind => type !== undefined && Object.hasOwn(kinds, type);
