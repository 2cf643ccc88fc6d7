import { defineWidget } from '@bee/platform';
import { CustomOrder, type CustomOrderProps } from '../parts/custom-order/custom-order.tsx';

/** The order form for pages of other remotes: `<WidgetSlot of="mf-content/custom-order" props={{ kind: 'data' }} />`. */
export const widget = defineWidget<CustomOrderProps>({
  component: ({ props }) => <CustomOrder {...props} />,
});
