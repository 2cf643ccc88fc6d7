import type { ProductLinks } from '@bee/contracts/resource/product';
import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget } from '@bee/platform';
import { ProductTrade } from '../components/product/product-trade.tsx';
import type { widgetProps } from '../widget-props.ts';

/** Imports and exports of a product, for pages of other remotes; nothing without records. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['trade-brief']>, ProductLinks>({
  load: ({ api, props: { name } }) => api('product/getLinks', { name, parts: ['trade'] }, { raw: true }),
  component: ({ data }) => (data.trade ? <ProductTrade trade={data.trade} /> : null),
});
