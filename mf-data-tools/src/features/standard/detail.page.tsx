import type { Standard } from '@bee/contracts/entity/standard';
import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import { PageHeader, PageSkeleton, PrintNote, SampleBadge, Section, SourceNote } from '@bee/ui/content';
import { ProductLinks } from '../../parts/product/product-links.tsx';
import { StandardLines } from '../../parts/standard/standard-lines.tsx';
import { StandardStatusTag } from '../../parts/standard/standard-status.tsx';
import { trail } from '../../parts/trail.ts';
import { ReplacementChain } from './detail/replacement-chain.tsx';
import { StandardActions } from './detail/standard-actions.tsx';
import { StandardFacts } from './detail/standard-facts.tsx';
import { StandardLimits } from './detail/standard-limits.tsx';
import { StandardNotice } from './detail/standard-notice.tsx';
import './standard.css';
import '../../layout/page.css';

type DetailData = { standard: DataFor<'standard/getDetail'>; links: DataFor<'product/getLinks'> | null };

export const page = definePage<DetailData>({
  load: async ({ api, params }) => {
    const standard = await api('standard/getDetail', { id: params.id ?? '' });
    const [name] = standard.products;
    return {
      standard,
      links: name ? await api('product/getLinks', { name, parts: ['price', 'trade', 'food'] }) : null,
    };
  },
  head: ({ standard: { code, title, effective_at, scope } }) => ({
    title: `${code} ${title}`,
    description: `${code}《${title}》${effective_at ? `，${effective_at} 实施` : ''}。${scope ?? ''}`.slice(0, 150),
  }),
  component: ({ data: { standard: data, links } }) => (
    <div className="tools-detail">
      <PageHeader
        title={`${data.code} ${data.title}`}
        breadcrumb={trail({ title: '标准', href: href('application/standard/list') }, data.code)}
        meta={
          <>
            <StandardStatusTag row={data} />
            {data.title_en ? <span lang="en">{data.title_en}</span> : null}
            {data.category ? (
              <a href={href('application/standard/list', { cate: data.category })}>{data.category}</a>
            ) : null}
            <SampleBadge sample={data.sample} />
          </>
        }
        actions={<StandardActions standard={data} />}
      />
      <StandardNotice standard={data} />
      <div className="tools-standard-columns">
        <StandardFacts standard={data} />
        <ReplacementChain standard={data} />
      </div>
      <StandardLimits standard={data} />
      <RelatedStandards standard={data} />
      {links ? <ProductLinks links={links} /> : null}
      <SourceNote source={data.source} updatedAt={data.source.retrieved_at?.slice(0, 10)}>
        <span>本站只收标准的元数据，不提供全文</span>
      </SourceNote>
      <PrintNote />
    </div>
  ),
  skeleton: () => <PageSkeleton className="tools-detail" width="60%" heights={[72, 56, 360, 240]} />,
});

const RelatedStandards = ({ standard: { related } }: { standard: Standard }) =>
  related.length === 0 ? null : (
    <Section title="相关标准" note="同一编号的其他部分、同一产品或同一分类，现行与即将实施">
      <StandardLines list={related} />
    </Section>
  );
