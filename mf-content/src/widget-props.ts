import { micrositeProps as site } from '@bee/contracts/microsite-props';
import type { WidgetProps } from '@bee/contracts/widget-props';

/** Props of this remote's widgets. */
export const widgetProps = {
  article: { id: 'string', site },
  'custom-order': { kind: 'report|data', 'title?': 'string' },
  report: { id: 'string', site },
} as const satisfies Record<string, WidgetProps>;

/** Props that this remote passes to widgets of other remotes. */
export const embeds = {
  'mf-data-tools/market-day': {},
  'mf-data-tools/price-mini': { name: 'string', 'group?': 'string' },
  'mf-data-tools/price-watch': { rows: 'number', brief: 'boolean' },
  'mf-data-tools/herb-brief': { name: 'string' },
  'mf-data-tools/area-brief': { name: 'string' },
  'mf-data-tools/food-brief': { name: 'string' },
  'mf-data-tools/standard-brief': { name: 'string' },
  'mf-data-tools/trade-brief': { name: 'string' },
} as const satisfies Record<string, WidgetProps>;

export type Embeds = typeof embeds;
