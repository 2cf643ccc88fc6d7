import type { SupplyPosting } from '@bee/contracts/entity/supply';
import { Empty, LinkButton, Section } from '@bee/ui/content';
import { PostingCard } from './posting-card.tsx';
import { formHref, listHref } from './supply-query.ts';
import './supply.css';

type ProductPostingsProps = { product: string; postings: { list: SupplyPosting[]; total: number } };

/** 本品种供需: current offers and demands for this product. */
export function ProductPostings({ product, postings: { list, total } }: ProductPostingsProps) {
  return (
    <Section
      title="本品种供需"
      note={total > 0 ? `会员发布，共 ${total} 条` : undefined}
      more={{ title: '全部供需', href: listHref('supply', product) }}
      bare={list.length > 0}
    >
      {list.length === 0 ? (
        <Empty title={`还没有${product}的供需信息`} action={<LinkButton href={formHref()}>发布供需信息</LinkButton>}>
          有货要卖或在找货源，可以发布一条，审核后展示。
        </Empty>
      ) : (
        <div className="tools-postings">
          {list.map((posting) => (
            <PostingCard key={posting.id} posting={posting} heading="h3" />
          ))}
        </div>
      )}
    </Section>
  );
}
