import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget } from '@bee/platform';
import { OwnContributions } from '../components/encyclopedia/own-contributions.tsx';
import type { widgetProps } from '../widget-props.ts';

/** A member's contributions to the encyclopedia, for member-only pages of other remotes. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['my-encyclopedia']>>({
  component: ({ props }) => <OwnContributions {...props} />,
});
