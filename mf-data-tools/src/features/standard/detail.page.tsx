import type { ChainLink, Standard } from '@bee/contracts/entity/standard';
import type { DataFor } from '@bee/contracts/operations';
import { definePage, href } from '@bee/platform';
import {
  PageHeader,
  PageSkeleton,
  PrintNote,
  SampleBadge,
  Section,
  SourceNote,
  Tag,
  VersionTimeline,
} from '@bee/ui/content';
import { ProductLinks } from '../../components/product/product-links.tsx';
import { StandardLines } from '../../components/standard/standard-lines.tsx';
import { StandardStatusTag, statuses } from '../../components/standard/standard-status.tsx';
import { trail } from '../../lib/trail.ts';
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

function RelatedStandards({ standard: { related } }: { standard: Standard }) {
  return related.length === 0 ? null : (
    <Section title="相关标准" note="同一编号的其他部分、同一产品或同一分类，现行与即将实施">
      <StandardLines list={related} />
    </Section>
  );
}

/** Predecessors and successors, newest first, with the shown one marked. */
function ReplacementChain({ standard: { chain } }: { standard: Standard }) {
  return (
    <Section title="替代关系" note={chain.length > 1 ? `${chain.length} 个版本` : undefined}>
      {chain.length > 1 ? (
        <VersionTimeline items={[...chain].reverse().map(itemOf)} />
      ) : (
        <p className="tools-standard-alone">没有收录它代替的标准，也没有标准代替它。</p>
      )}
    </Section>
  );
}

const itemOf = ({ id, code, title, status, issued_at, effective_at, repealed_at, depth }: ChainLink) => ({
  date: issued_at ?? (status === 'draft' ? '尚未发布' : '日期不详'),
  title: code,
  href: id && depth !== 0 ? href('application/standard/detail', { id }) : undefined,
  current: depth === 0,
  note: (
    <>
      {status ? <Tag type={statuses[status].tone}>{statuses[status].title}</Tag> : null} {wordOf(depth)}
      {title ? `，${title}` : '，本站没有它的记录'}
      <br />
      {[effective_at && `${effective_at} 实施`, repealed_at && `${repealed_at} 废止`].filter(Boolean).join('，')}
    </>
  ),
});

const wordOf = (depth: number): string => {
  if (depth === 0) return '本页所示';
  return depth < 0 ? '被代替的标准' : '代替它的标准';
};
