import type { ProductLinks } from '@bee/contracts/resource/product';
import { defineWidget } from '@bee/platform';
import { ProductTrade } from '../parts/product/product-trade.tsx';

/** Imports and exports of one product, for pages of other remotes; nothing where there are none. */
export const widget = defineWidget<{ name: string }, ProductLinks>({
  load: ({ api, props: { name } }) => api('product/getLinks', { name, parts: ['trade'] }, { raw: true }),
  component: ({ data }) => (data.trade ? <ProductTrade trade={data.trade} /> : null),
});
