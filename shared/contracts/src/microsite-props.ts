import type { WidgetProps } from './widget-props.ts';

/** Props of a widget that is shown within a microsite about one tag: Microsite of @bee/platform. */
export const micrositeProps = {
  tag: { id: 'string', title: 'string' },
  reading: 'string',
  data: 'string',
  'from?': { page: 'string', query: 'string' },
} as const satisfies WidgetProps;
