import type { DataFor } from '@bee/contracts/operations';
import { definePage, href, notFound, useOwnAnswer } from '@bee/platform';
import { PageHeader, PrintNote, SampleBadge, Skeleton, SourceNote } from '@bee/ui/content';
import { type DetailQuery, readDetailQuery } from './detail/detail-query.ts';
import { DocumentTabs } from './detail/document-tabs.tsx';
import { FieldDictionary } from './detail/field-dictionary.tsx';
import { ProductAbout } from './detail/product-about.tsx';
import { ProductActions } from './detail/product-actions.tsx';
import { ProductFacts } from './detail/product-facts.tsx';
import { ProductFiles } from './detail/product-files.tsx';
import { ProductGate } from './detail/product-gate.tsx';
import { productHead } from './detail/product-head.ts';
import { ProductReleases } from './detail/product-releases.tsx';
import { ProductSample } from './detail/product-sample.tsx';
import { RelatedProducts } from './related-products.tsx';
import { RelatedTables } from './related-tables.tsx';

const PAGE = 'product/detail';

type DetailData = {
  product: DataFor<'data/getProductDetail'>;
  related: DataFor<'data/getRelatedList'>;
  tables: DataFor<'data/getRelatedModelList'>;
};

export const page = definePage<DetailData>({
  load: async ({ api, params, query }) => {
    const { id, docId } = readDetailQuery(params, query);
    if (!id) throw notFound();
    const [product, related, tables] = await Promise.all([
      api('data/getProductDetail', { id, ...(docId && { doc_id: docId }) }),
      api('data/getRelatedList', { id }),
      api('data/getRelatedModelList', { id }),
    ]);
    return { product, related, tables };
  },
  head: ({ product }, { params }) => productHead(product, href(PAGE, { id: product.id }), params.doc_id),
  component: ({ data, params, query }) => <Detail data={data} query={readDetailQuery(params, query)} />,
  skeleton: () => (
    <div className="tools-detail" aria-busy="true">
      <Skeleton height={96} width="60%" />
      <Skeleton height={168} />
      <Skeleton height={320} />
      <Skeleton height={480} />
    </div>
  ),
});

function Detail({ data: { product: rendered, related, tables }, query }: { data: DetailData; query: DetailQuery }) {
  const { data: product, access } = useOwnAnswer(
    'data/getProductDetail',
    { id: query.id, ...(query.docId && { doc_id: query.docId }) },
    rendered,
  );
  const shown = { product, query, page: PAGE } as const;
  return (
    <div className="tools-detail">
      <PageHeader
        title={product.title}
        breadcrumb={[
          { title: '首页', href: href('home') },
          { title: '数据产品', href: href('data/product') },
          { title: product.cate.title, href: href('data/product', { cate: product.cate.id }) },
          { title: product.title },
        ]}
        lead={product.summary}
        meta={
          <>
            <span>{product.cate.title}</span>
            <span>更新于 {product.updated_at}</span>
            <a href={href('product/dataset', { id: product.id })}>看覆盖地图与时间线</a>
            {product.sample ? <SampleBadge /> : null}
          </>
        }
        actions={<ProductActions product={product} page={PAGE} />}
      />
      <div className="tools-product-top">
        <ProductFacts product={product} />
        <ProductGate product={product} access={access} />
      </div>
      <ProductAbout product={product} />
      <DocumentTabs {...shown} />
      <FieldDictionary {...shown} />
      <ProductSample {...shown} />
      <ProductFiles product={product} access={access} />
      <ProductReleases product={product} />
      <RelatedProducts products={related} />
      <RelatedTables tables={tables} />
      <SourceNote
        source={product.source.name}
        href={product.source.url ?? undefined}
        updatedAt={product.updated_at}
        sample={product.sample}
      >
        <span>缺失的值留空，不以 0 代替</span>
      </SourceNote>
      <PrintNote />
    </div>
  );
}
