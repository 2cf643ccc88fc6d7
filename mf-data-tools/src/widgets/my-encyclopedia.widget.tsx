import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget } from '@bee/platform';
import { OwnContributions } from '../parts/encyclopedia/own-contributions.tsx';
import type { widgetProps } from '../widget-props.ts';

/** What a member has written in the encyclopedia, for pages of other remotes that show it to members only. */
export const widget = defineWidget<PropsOf<(typeof widgetProps)['my-encyclopedia']>>({
  component: ({ props }) => <OwnContributions {...props} />,
});
