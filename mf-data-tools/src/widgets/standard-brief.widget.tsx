import type { ProductLinks } from '@bee/contracts/resource/product';
import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget } from '@bee/platform';
import { StandardsInForce } from '../components/standard/standards-in-force.tsx';
import type { widgetProps } from '../widget-props.ts';

/** Standards in force for a product, for pages of other remotes; nothing without any. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['standard-brief']>, ProductLinks>({
  load: ({ api, props: { name } }) => api('product/getLinks', { name, parts: ['standards'] }, { raw: true }),
  component: ({ data }) => (data.standards ? <StandardsInForce standards={data.standards} /> : null),
});
