import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget, MicrositeProvider } from '@bee/platform';
import { DatasetCoverage } from '../features/data-product/dataset/dataset-coverage.tsx';
import { type DetailQuery, readDetailQuery } from '../features/data-product/detail/detail-query.ts';
import { loadProduct, type ProductData } from '../features/data-product/detail/load-product.ts';
import { ProductActions } from '../features/data-product/detail/product-actions.tsx';
import { ProductScreen } from '../features/data-product/detail/product-screen.tsx';
import type { widgetProps } from '../widget-props.ts';
import '../components/data-product/product-card.css';

type DataProductProps = PropsOf<(typeof widgetProps)['data-product']>;

/**
 * A data product below the heading of a microsite: `<WidgetSlot of="mf-data-tools/data-product" props={{ id, site,
 * query }} />`.
 */
export const widget = defineWidget<DataProductProps, ProductData>({
  load: ({ api, props }) => loadProduct(api, queryOf(props)),
  component: ({ data, props }) => {
    const query = queryOf(props);
    const { product } = data;
    return (
      <MicrositeProvider value={props.site}>
        <ProductScreen
          data={data}
          query={query}
          heading={
            <div className="tools-headless bee-no-print">
              <ProductActions product={product} query={query} page="product/detail" />
            </div>
          }
          coverage={product.doc_id ? <DatasetCoverage product={product} /> : null}
        />
      </MicrositeProvider>
    );
  },
});

const queryOf = ({ id, site, query }: DataProductProps): DetailQuery => ({ ...readDetailQuery({ id }, query), site });
