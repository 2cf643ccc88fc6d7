import { href } from '@bee/platform';
import { Card, Empty, LinkButton } from '@bee/ui/content';
import type { PriceType } from './list-query.ts';

const reasons: Record<Exclude<PriceType, '1'>, { title: string; why: string }> = {
  '2': { title: '还没有产地价', why: '产地价由产区信息员上报，目前没有接入数据来源。' },
  '3': { title: '还没有市场周报', why: '市场周报由调研员每周撰写，目前没有发布过；批发价每天更新，可先查看。' },
  '4': { title: '还没有供需信息', why: '供应与求购发布功能正在建设中，开放前不展示未经审核的信息。' },
};

/** A kind of price that this site has no data of, and says so. */
export function ListUnavailable({ type }: { type: Exclude<PriceType, '1'> }) {
  const { title, why } = reasons[type];
  return (
    <Card>
      <Empty
        title={title}
        action={
          <LinkButton kind="primary" href={href('application/vegetable/list', { type: '1' })}>
            看批发价
          </LinkButton>
        }
      >
        {why}
      </Empty>
    </Card>
  );
}
