import { definePage, href } from '@bee/platform';
import { PageHeader, PageSkeleton, SampleBadge } from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { type DetailQuery, readDetailQuery } from './detail/detail-query.ts';
import { loadProduct, type ProductData } from './detail/load-product.ts';
import { ProductActions } from './detail/product-actions.tsx';
import { productHead } from './detail/product-head.ts';
import { ProductScreen } from './detail/product-screen.tsx';
import '../../layout/page.css';

const PAGE = 'product/detail';

export const page = definePage<ProductData>({
  load: ({ api, params, query }) => loadProduct(api, readDetailQuery(params, query)),
  head: ({ product }, { params }) => productHead(product, href(PAGE, { id: product.id }), params.doc_id),
  component: ({ data, params, query }) => {
    const asked = readDetailQuery(params, query);
    return <ProductScreen data={data} query={asked} heading={<Heading product={data.product} query={asked} />} />;
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="60%" heights={[96, 168, 320, 480]} />,
});

function Heading({ product, query }: Pick<ProductData, 'product'> & { query: DetailQuery }) {
  return (
    <PageHeader
      title={product.title}
      breadcrumb={trail(
        { title: '数据产品', href: href('data/product') },
        { title: product.cate.title, href: href('data/product', { cate: product.cate.id }) },
        product.title,
      )}
      lead={product.summary}
      meta={
        <>
          <span>{product.cate.title}</span>
          <span>更新于 {product.updated_at}</span>
          <a href={href('product/dataset', { id: product.id })}>看覆盖地图与时间线</a>
          <SampleBadge sample={product.sample} />
        </>
      }
      actions={<ProductActions product={product} query={query} page={PAGE} />}
    />
  );
}
