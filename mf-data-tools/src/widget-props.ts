import { micrositeProps as site } from '@bee/contracts/microsite-props';
import type { WidgetProps } from '@bee/contracts/widget-props';

const product = { name: 'string' } as const;

/** What the widgets of this remote are given. */
export const widgetProps = {
  /** Movers per direction, 5 where left out. */
  'price-strip': { 'movers?': 'number' },
  /** Name of a product, as 番茄; its group where one name stands in several. */
  'price-mini': { name: 'string', 'group?': 'string' },
  'trade-brief': product,
  'food-brief': product,
  'standard-brief': product,
  /** `rows` 20 where left out; `kw` words of the title; `brief`: price, change and age only, for narrow columns. */
  'price-watch': { 'rows?': 'number', 'page?': 'number', 'kw?': 'string', 'brief?': 'boolean' },
  'my-encyclopedia': { 'kind?': 'comment|supplement', 'page?': 'number' },
  /** `query` is that of the page, which declares `doc`, `field` and `col`. */
  'data-product': { id: 'string', site, query: 'words' },
  /**
   * `model` is the number of a table of the industry database; `query` that of the page as it is: which rows are shown,
   * how and drawn as what is part of it. How many rows there are depends on the `reader`, so another one asks again.
   */
  'data-table': { model: 'string', site, query: 'words', reader: 'string' },
  /**
   * `spec_id` is specification and origin, as `herbs/getHerbsList` names them; `dates` first and last day of prices of
   * herbs; `page` the page that it stands on, with its query as it is: what the chart shows is part of it. `markets` are
   * ids in the order in which that page has its markets. `events` marks what happened meanwhile, of this tag; its page
   * reads one by `id` and `scope`.
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

/** What it gives to widgets of other remotes. */
export const embeds = {
  'mf-content/custom-order': { kind: 'report|data', 'title?': 'string' },
} as const satisfies Record<string, WidgetProps>;

export type Embeds = typeof embeds;
