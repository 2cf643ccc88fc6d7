import type { WidgetProps } from './widget-props.ts';

/** Properties of a widget that a sub-site about one tag shows inside itself: Microsite of @bee/platform. */
export const micrositeProps = {
  tag: { id: 'string', title: 'string' },
  reading: 'string',
  data: 'string',
  'from?': { page: 'string', query: 'string' },
} as const satisfies WidgetProps;
