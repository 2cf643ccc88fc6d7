import type { DataFor } from '@bee/contracts/operations';
import { articleHref, definePage, href, usePersonalizedQuery } from '@bee/platform';
import { Empty, PageHeader, PageSkeleton, PrintNote, SampleBadge, Section } from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { DatasetCoverage } from './dataset/dataset-coverage.tsx';
import { type DetailQuery, readDetailQuery } from './detail/detail-query.ts';
import { DocumentTabs } from './detail/document-tabs.tsx';
import { FieldDictionary } from './detail/field-dictionary.tsx';
import { loadProduct, type ProductData, productRequest } from './detail/load-product.ts';
import { ProductAbout } from './detail/product-about.tsx';
import { ProductActions } from './detail/product-actions.tsx';
import { ProductFacts } from './detail/product-facts.tsx';
import { ProductFiles } from './detail/product-files.tsx';
import { ProductGate } from './detail/product-gate.tsx';
import { productHead } from './detail/product-head.ts';
import { ProductSample } from './detail/product-sample.tsx';
import { ProductSource } from './detail/product-source.tsx';
import { RelatedProducts } from './related-products.tsx';
import { RelatedTables } from './related-tables.tsx';
import './data-product.css';
import '../../layout/page.css';

const PAGE = 'product/dataset';
const ARTICLES = 8;

type DatasetData = ProductData & { tagged: Tagged | null };

/** A product as a dataset: its coverage by place and time first, then description and related data. */
export const page = definePage<DatasetData>({
  load: async ({ api, params, query }) => {
    const loaded = await loadProduct(api, readDetailQuery(params, query));
    const tagId = loaded.product.tags.find((tag) => tag.id !== null)?.id;
    const tagged = tagId ? await api('article/getTagRelatedList', { tag_id: tagId, limit: ARTICLES }) : null;
    return { ...loaded, tagged: tagged && toTagged(tagged) };
  },
  head: ({ product }) => {
    const head = productHead(product, href(PAGE, { id: product.id }));
    return { ...head, title: `${product.title}：覆盖、字典与样本` };
  },
  component: ({ data, params, query }) => <Dataset data={data} query={readDetailQuery(params, query)} />,
  skeleton: () => <PageSkeleton className="tools-detail" width="60%" heights={[96, 168, 480, 320]} />,
});

const toTagged = ({ tag, list }: DataFor<'article/getTagRelatedList'>): Tagged => ({
  tag: { id: tag.id, title: tag.title },
  list: list.map(({ id, title, type, source_name, published_at }) => ({ id, title, type, source_name, published_at })),
});

function Dataset({
  data: { product: rendered, related, tables, tagged },
  query,
}: {
  data: DatasetData;
  query: DetailQuery;
}) {
  const { data: product, access } = usePersonalizedQuery('data/getProductDetail', productRequest(query), rendered);
  const shown = { product, query, page: PAGE } as const;
  return (
    <div className="tools-detail">
      <PageHeader
        title={product.title}
        breadcrumb={trail({ title: '数据产品', href: href('data/product') }, '专题数据集')}
        lead={product.summary}
        meta={
          <>
            <span>专题数据集</span>
            <span>更新于 {product.updated_at}</span>
            <a href={href('product/detail', { id: product.id })}>看更新记录与授权</a>
            <SampleBadge sample={product.sample} />
          </>
        }
        actions={<ProductActions product={product} query={query} page={PAGE} />}
      />
      <div className="tools-product-top">
        <ProductFacts product={product} />
        <ProductGate product={product} access={access} />
      </div>
      <DocumentTabs {...shown} />
      {product.doc_id ? (
        <>
          <DatasetCoverage product={product} />
          <FieldDictionary {...shown} />
          <ProductSample {...shown} />
        </>
      ) : (
        <Empty title="没有可以读取的表">这个数据集的文件不是表格，请下载后查看。</Empty>
      )}
      <ProductFiles product={product} access={access} />
      <ProductAbout product={product} />
      <RelatedProducts products={related} />
      <RelatedTables tables={tables} />
      <TaggedArticles tagged={tagged} />
      <ProductSource product={product} />
      <PrintNote />
    </div>
  );
}

type Answer = DataFor<'article/getTagRelatedList'>;

/** The fields of the response that are shown. */
type Tagged = {
  tag: Pick<Answer['tag'], 'id' | 'title'>;
  list: Pick<Answer['list'][number], 'id' | 'title' | 'type' | 'source_name' | 'published_at'>[];
};

/** Articles of the dataset's first tag with its own page. */
function TaggedArticles({ tagged }: { tagged: Tagged | null }) {
  if (!tagged || tagged.list.length === 0) return null;
  const { tag, list } = tagged;
  return (
    <Section
      title={`“${tag.title}”的报告与资讯`}
      more={{ title: '更多', href: href('article/tag', { tagId: tag.id }) }}
    >
      <ul className="tools-dataset-articles">
        {list.map(({ id, title, type, published_at, source_name }) => (
          <li key={id}>
            <a href={articleHref({ id, type })}>{title}</a>
            <small>{[source_name, published_at].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
