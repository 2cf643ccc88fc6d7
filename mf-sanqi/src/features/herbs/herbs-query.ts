import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { flag, oneOf, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { site } from '../../site.ts';

/** Values that a cell of the matrix can show. */
export const cellKinds = ['price', 'w', 'm', 'y'] as const;
export type CellKind = (typeof cellKinds)[number];

/**
 * `spec` is the specification of the line chart; `sheet` is the printable price sheet; `embed` shows only the chart.
 */
export const herbsQuery = defineQuery({
  spec: text(60, { fallback: site.reference }),
  cell: oneOf(cellKinds, { fallback: 'price' }),
  view: oneOf(['page', 'sheet'], { fallback: 'page' }),
  embed: flag(),
});
export type HerbsQuery = QueryValues<typeof herbsQuery>;

/** The address after a change; keys of the chart are kept. */
export const herbsHref = (query: Record<string, string>, change: Partial<HerbsQuery>): string => {
  const { spec: _spec, cell: _cell, view: _view, ...others } = query;
  return href('sanqi/herbs', { ...others, ...herbsQuery.write({ ...herbsQuery.read(query), ...change }) });
};

/** Element id of the line chart section. */
export const LINE_ID = 'line';
