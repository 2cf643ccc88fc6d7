import type { ProductLinks } from '@bee/contracts/resource/product';
import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget } from '@bee/platform';
import { FoodSummary } from '../components/food/food-summary.tsx';
import type { widgetProps } from '../widget-props.ts';

/** Nutrients of a product, for pages of other remotes; nothing without a food. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['food-brief']>, ProductLinks>({
  load: ({ api, props: { name } }) => api('product/getLinks', { name, parts: ['food'] }, { raw: true }),
  component: ({ data }) => (data.food ? <FoodSummary food={data.food} /> : null),
});
