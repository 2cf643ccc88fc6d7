import type { ProductLinks } from '@bee/contracts/resource/product';
import { defineWidget } from '@bee/platform';
import { FoodSummary } from '../parts/food/food-summary.tsx';

/** Nutrients of one product, for pages of other remotes; nothing where there are none. */
export const widget = defineWidget<{ name: string }, ProductLinks>({
  load: ({ api, props: { name } }) => api('product/getLinks', { name, parts: ['food'] }, { raw: true }),
  component: ({ data }) => (data.food ? <FoodSummary food={data.food} /> : null),
});
