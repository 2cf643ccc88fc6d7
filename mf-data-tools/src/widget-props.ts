import { micrositeProps as site } from '@bee/contracts/microsite-props';
import type { WidgetProps } from '@bee/contracts/widget-props';

const product = { name: 'string' } as const;

/** Props of this remote's widgets. */
export const widgetProps = {
  'market-day': {},
  /** Name of a product, such as 番茄; its group where several groups have a product of that name. */
  'price-mini': { name: 'string', 'group?': 'string' },
  'trade-brief': product,
  'herb-brief': product,
  'area-brief': product,
  'food-brief': product,
  'standard-brief': product,
  /**
   * `rows` is 20 by default; `kw` are search words of the title; `brief`: price, change and age only, for narrow
   * columns.
   */
  'price-watch': { 'rows?': 'number', 'page?': 'number', 'kw?': 'string', 'brief?': 'boolean' },
  'my-encyclopedia': { 'kind?': 'comment|supplement', 'page?': 'number' },
  /** `query` is that of the page, which must declare `doc`, `field` and `col`. */
  'data-product': { id: 'string', site, query: 'words' },
  /**
   * `model` is the number of a table of the industry database. `query` is the unparsed query of the page: it contains
   * the filters, layout and chart. The number of visible rows depends on the `reader`, so a change of it refetches.
   */
  'data-table': { model: 'string', site, query: 'words', reader: 'string' },
  /**
   * `spec_id` is specification and origin, as named by `herbs/getHerbsList`; `dates` are the first and last day of herb
   * prices; `page` is the embedding page, with its unparsed query, which contains the state of the chart. `markets` are
   * ids in the order of that page. `events` marks events with this tag; the page shows one by `id` and `scope`.
   */
  'herb-chart': {
    spec_id: 'string',
    dates: { min: 'string', max: 'string' },
    page: 'string',
    query: 'words',
    'markets?': 'strings',
    'events?': { tag: 'string', page: 'string', params: 'words' },
  },
} as const satisfies Record<string, WidgetProps>;

/** Props that this remote passes to widgets of other remotes. */
export const embeds = {
  'mf-content/custom-order': { kind: 'report|data', 'title?': 'string' },
} as const satisfies Record<string, WidgetProps>;

export type Embeds = typeof embeds;
