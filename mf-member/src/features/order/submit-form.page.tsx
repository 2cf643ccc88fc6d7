import type { OrderKind } from '@bee/contracts/resource/order';
import { ApiError, definePage, href, useApiQuery } from '@bee/platform';
import { Card, Empty, ErrorState, LinkButton, PageHeader, SkeletonRows } from '@bee/ui/content';
import { orderKinds as kinds } from '../../components/order-status.tsx';
import { linkHref } from '../../lib/link-href.ts';
import { readWayBack } from '../../lib/way-back.ts';
import type { SubmitData } from './submit/submit-data.ts';
import { SubmitForm } from './submit/submit-form.tsx';
import './order-detail.css';
import '../../components/buying.css';

export const page = definePage({
  head: () => ({ title: '提交订单', robots: 'noindex' }),
  component: ({ params, query }) => (
    <>
      <PageHeader title="提交订单" />
      <Submit key={`${params.type} ${params.id}`} id={params.id ?? ''} type={params.type} back={readWayBack(query)} />
    </>
  ),
});

type SubmitProps = { id: string; type: string | undefined; back: string | undefined };

function Submit({ id, type, back }: SubmitProps) {
  const kind = isKind(type) ? type : undefined;
  const { data, error, refetch } = useApiQuery(
    'order/getOrderSubmitData',
    { id, ...(kind && { type: kind }) },
    { raw: true, staleTime: 0 },
  );
  if (data) {
    if (data.refusal !== null) return <Refusal data={data} />;
    return <SubmitForm data={data} back={back} reload={async () => (await refetch()).data ?? null} />;
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
}

const isKind = (type: string | undefined): type is OrderKind => type !== undefined && Object.hasOwn(kinds, type);

/** Why nothing can be bought, with a link to what the user already owns. */
function Refusal({ data: { title, refusal, link } }: { data: SubmitData }) {
  const use = link && linkHref(link);
  return (
    <Card>
      <Empty
        title={title}
        action={
          <div className="member-acts is-center">
            {use ? (
              <LinkButton kind="primary" size="small" href={use}>
                去使用
              </LinkButton>
            ) : null}
            <LinkButton size="small" href={href('user/order/list')}>
              我的订单
            </LinkButton>
          </div>
        }
      >
        {refusal}
      </Empty>
    </Card>
  );
}
