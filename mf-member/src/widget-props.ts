import type { WidgetProps } from '@bee/contracts/widget-props';

/** Props that this remote passes to widgets of other remotes. */
export const embeds = {
  'mf-data-tools/my-encyclopedia': { page: 'number', 'kind?': 'comment|supplement' },
  'mf-data-tools/price-watch': { page: 'number', rows: 'number', 'kw?': 'string' },
} as const satisfies Record<string, WidgetProps>;

export type Embeds = typeof embeds;
