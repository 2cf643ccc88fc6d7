import { micrositeProps as site } from '@bee/contracts/microsite-props';
import type { WidgetProps } from '@bee/contracts/widget-props';

const dates = { min: 'string', max: 'string' } as const;
const events = { tag: 'string', page: 'string', params: 'words' } as const;

/** Props that this remote passes to widgets of other remotes. */
export const embeds = {
  'mf-content/article': { id: 'string', site },
  'mf-content/report': { id: 'string', site },
  'mf-data-tools/data-product': { id: 'string', site, query: 'words' },
  'mf-data-tools/data-table': { model: 'string', site, query: 'words', reader: 'string' },
  'mf-data-tools/herb-chart': {
    spec_id: 'string',
    dates,
    page: 'string',
    query: 'words',
    'markets?': 'strings',
    events,
  },
} as const satisfies Record<string, WidgetProps>;

export type Embeds = typeof embeds;
