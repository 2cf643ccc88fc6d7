import { textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { site } from '../../site.ts';

/** What a cell of the matrix shows. */
export const cellKinds = ['price', 'w', 'm', 'y'] as const;
export type CellKind = (typeof cellKinds)[number];

/** What the page shows, as its address says it. */
export type HerbsQuery = {
  /** Name of the specification of the line. */
  spec: string;
  cell: CellKind;
  /** `sheet` is the price sheet to print. */
  view: 'page' | 'sheet';
  /** Nothing but the chart, for other sites. */
  embed: boolean;
};

export const readHerbsQuery = (query: Record<string, string>): HerbsQuery => ({
  spec: textOf(query.spec) ?? site.reference,
  cell: cellKinds.find((kind) => kind === query.cell) ?? 'price',
  view: query.view === 'sheet' ? 'sheet' : 'page',
  embed: query.embed === '1',
});

/** The address after a change; what else the address says stays. */
export const herbsHref = (query: Record<string, string>, change: Partial<HerbsQuery>): string => {
  const { spec, cell, view } = { ...readHerbsQuery(query), ...change };
  return href('sanqi/herbs', {
    ...query,
    spec: spec === site.reference ? undefined : spec,
    cell: cell === 'price' ? undefined : cell,
    view: view === 'page' ? undefined : view,
  });
};

/** Of the section that holds the line. */
export const LINE_ID = 'line';
