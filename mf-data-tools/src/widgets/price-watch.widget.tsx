import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget } from '@bee/platform';
import { WatchList } from '../components/watch/watch-list.tsx';
import type { widgetProps } from '../widget-props.ts';

/** A member's watched prices, for member-only pages of other remotes. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['price-watch']>>({
  component: ({ props }) => <WatchList {...props} />,
});
