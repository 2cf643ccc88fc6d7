import type { DataFor } from '@bee/contracts/operations';
import { formatInstant } from '@bee/domain/format';
import { definePage, href, navigate } from '@bee/platform';
import {
  Empty,
  LinkButton,
  PageHeader,
  Pagination,
  SampleBadge,
  SearchForm,
  Skeleton,
  SourceNote,
} from '@bee/ui/content';
import { ProductCard } from '../../components/data-product/product-card.tsx';
import { OrderLinks } from '../../components/order-links.tsx';
import { trail } from '../../lib/trail.ts';
import { ProductFilters } from './list/product-filters.tsx';
import {
  PAGE_SIZE,
  type ProductQuery,
  type ProductSort,
  productHref,
  productQuery,
  productRequest,
} from './list/product-query.ts';
import './data-product.css';
import '../../layout/list.css';
import '../../components/data-product/product-card.css';

type Products = DataFor<'data/getProductList'>;

export const page = definePage<Products>({
  load: ({ api, query }) => api('data/getProductList', productRequest(productQuery.read(query))),
  head: (products, { query }) => {
    const title = titleOf(products, productQuery.read(query));
    return {
      title,
      description: `${title}：共 ${products.total} 个，批发与产地价格、中药材、外贸、统计、食物成分与标准，含字段字典、样本与更新记录，CSV、XLSX 下载`,
    };
  },
  component: ({ data: products, query }) => {
    const wanted = productQuery.read(query);
    return (
      <>
        <PageHeader
          title={titleOf(products, wanted)}
          breadcrumb={trail({ title: '数据工具', href: href('application/list') }, '数据产品')}
          lead="成套的数据文件：每个都有字段字典、完整率、20 行样本和更新记录，先看清楚再下载。"
          meta={
            <>
              <span>{products.total} 个产品</span>
              <a href={href('data/customized')}>没有合适的？定制数据</a>
              <SampleBadge sample={products.source.sample} />
            </>
          }
        />
        <div className="tools-list">
          <section aria-label="数据产品列表" className="bee-stack">
            <Search query={wanted} />
            <ProductFilters facets={products.facets} query={wanted} total={products.total} />
            <OrderLinks orders={ORDERS} current={wanted.sort} hrefOf={(sort) => productHref(wanted, { sort })} />
            {products.list.length > 0 ? (
              <ul className="tools-product-grid">
                {products.list.map((product) => (
                  <li key={product.id}>
                    <ProductCard product={product} />
                  </li>
                ))}
              </ul>
            ) : (
              <Nothing products={products} query={wanted} />
            )}
            <Pagination
              page={wanted.page}
              total={products.total}
              pageSize={PAGE_SIZE}
              href={(page) => productHref(wanted, { page })}
            />
            {products.total > 0 ? (
              <SourceNote
                source={products.source}
                updatedAt={products.updated_at ? formatInstant(products.updated_at) : undefined}
              />
            ) : null}
          </section>
        </div>
      </>
    );
  },
  skeleton: () => (
    <div aria-busy="true">
      <Skeleton height={96} width="60%" />
      <div className="tools-list">
        <Skeleton height={220} />
        <div className="tools-product-grid">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} height={232} />
          ))}
        </div>
      </div>
    </div>
  ),
});

const titleOf = ({ facets }: Products, { category, tag, keyword }: ProductQuery): string => {
  const label = (name: string, value: string | undefined) =>
    facets?.[name]?.find((one) => one.value === value)?.label ?? null;
  return [keyword ? `“${keyword}”` : null, label('tag', tag), label('cate', category), '数据产品']
    .filter(Boolean)
    .join(' ');
};

function Search({ query }: { query: ProductQuery }) {
  return (
    <div className="tools-product-search bee-no-print">
      <SearchForm
        action={href('data/product')}
        name={productQuery.keys.keyword}
        value={query.keyword}
        label="产品名称、标签或字段"
        placeholder="产品名称、标签或字段，如 三七、均价、HS 编码"
        hidden={productQuery.hidden(query, 'keyword')}
        onSearch={(keyword) => navigate(productHref(query, { keyword: keyword || undefined }))}
      />
    </div>
  );
}

const ORDERS: { sort: ProductSort; title: string }[] = [
  { sort: 'default', title: '推荐' },
  { sort: 'new', title: '最近更新' },
  { sort: 'rows', title: '行数最多' },
  { sort: 'sales', title: '销量' },
  { sort: 'price', title: '价格从低到高' },
];

/** Why the list is empty: the filters, the page number, or no products at all. */
function Nothing({ products, query }: { products: Products; query: ProductQuery }) {
  if (products.total > 0)
    return (
      <Empty title={`没有第 ${query.page} 页`} action={<LinkButton href={productHref(query)}>回到第一页</LinkButton>}>
        共 {products.total} 个产品。
      </Empty>
    );
  if (productQuery.active(query) === 0)
    return (
      <Empty title="还没有数据产品" action={<LinkButton href={href('data/customized')}>定制数据</LinkButton>}>
        数据产品由运营方导入后显示在这里。
      </Empty>
    );
  return (
    <Empty
      title="没有符合条件的数据产品"
      action={
        <>
          <LinkButton href={productHref(productQuery.cleared(query))}>清除全部筛选</LinkButton>
          <LinkButton kind="primary" href={href('data/customized', query.keyword ? { need: query.keyword } : {})}>
            定制{query.keyword ? `“${query.keyword}”` : ''}数据
          </LinkButton>
        </>
      }
    >
      减少筛选条件，或换一个词；站内没有的数据可以定制。
    </Empty>
  );
}
