import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import { PageHeader, PrintNote, SampleBadge, Skeleton, SourceNote } from '@bee/ui/content';
import { StandardStatusTag } from '../../parts/standard/standard-status.tsx';
import { RelatedStandards } from './detail/related-standards.tsx';
import { ReplacementChain } from './detail/replacement-chain.tsx';
import { StandardActions } from './detail/standard-actions.tsx';
import { StandardFacts } from './detail/standard-facts.tsx';
import { StandardLimits } from './detail/standard-limits.tsx';
import { StandardNotice } from './detail/standard-notice.tsx';

type Detail = DataFor<'standard/getDetail'>;

export const page = definePage<Detail>({
  load: ({ api, params }) => api('standard/getDetail', { id: params.id ?? '' }),
  head: ({ code, title, effective_at, scope }) => ({
    title: `${code} ${title}`,
    description: `${code}《${title}》${effective_at ? `，${effective_at} 实施` : ''}。${scope ?? ''}`.slice(0, 150),
  }),
  component: ({ data }) => (
    <div className="tools-detail">
      <PageHeader
        title={`${data.code} ${data.title}`}
        breadcrumb={[
          { title: '首页', href: href('home') },
          { title: '标准', href: href('application/standard/list') },
          { title: data.code },
        ]}
        meta={
          <>
            <StandardStatusTag row={data} />
            {data.title_en ? <span lang="en">{data.title_en}</span> : null}
            {data.category ? (
              <a href={href('application/standard/list', { cate: data.category })}>{data.category}</a>
            ) : null}
            {data.sample ? <SampleBadge /> : null}
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
      <SourceNote
        source={data.source.name}
        href={data.source.url ?? undefined}
        updatedAt={data.source.retrieved_at?.slice(0, 10)}
        sample={data.source.sample}
      >
        <span>本站只收标准的元数据，不提供全文</span>
      </SourceNote>
      <PrintNote />
    </div>
  ),
  skeleton: () => (
    <div className="tools-detail" aria-busy="true">
      <Skeleton height={72} width="60%" />
      <Skeleton height={56} />
      <Skeleton height={360} />
      <Skeleton height={240} />
    </div>
  ),
});
