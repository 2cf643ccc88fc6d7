import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget } from '@bee/platform';
import { CustomOrder } from '../components/custom-order/custom-order.tsx';
import type { widgetProps } from '../widget-props.ts';

/** The order form for pages of other remotes: `<WidgetSlot of="mf-content/custom-order" props={{ kind: 'data' }} />`. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['custom-order']>>({
  component: ({ props }) => <CustomOrder {...props} />,
});
