import type { Table, TableColumnType, TableProps } from 'antd';
import { type ComponentRef, createElement, type HTMLAttributes, type RefObject } from 'react';
import { tabToRow } from './tab-to-row.ts';

/** Shorter pages are whole tables, which the browser lays out by their content. */
const MAX_WHOLE = 50;

/** px */
const FRAME_HEIGHT = 560;
const COLUMN_WIDTH = 128;
const NUMBER_WIDTH = 120;
const NAME_WIDTH = 208;
const SELECTION_WIDTH = 48;

export const isLong = (rows: number): boolean => rows > MAX_WHOLE;

/** Properties of antd's table that make it keep only the rows in view in the document. Its columns then have a width. */
export const longTable = <Row>(
  table: RefObject<ComponentRef<typeof Table> | null>,
  caption: string,
  rows: number,
  columns: TableColumnType<Row>[],
) => {
  const widths = columns.map(widthOf);
  return {
    virtual: true,
    columns: columns.map((column, index) => ({ ...column, width: widths[index] })),
    scroll: { x: widths.reduce((sum, width) => sum + width, SELECTION_WIDTH), y: FRAME_HEIGHT },
    components,
    loading: { spinning: false, ...roleOf(caption, rows) },
    onRow: (_: Row, index = 0) =>
      ({ 'aria-rowindex': index + 2, onKeyDown: tabToRow(table, index, rows) }) as HTMLAttributes<HTMLElement>,
  } satisfies TableProps<Row>;
};

/**
 * For antd's element around heads and rows, which otherwise announces what comes into view and may not be within a
 * table.
 */
const roleOf = (caption: string, rows: number) => ({
  role: 'table',
  'aria-label': caption,
  'aria-rowcount': rows + 1,
  'aria-live': undefined,
  'aria-busy': undefined,
});

const widthOf = <Row>({ minWidth, align, fixed }: TableColumnType<Row>): number =>
  minWidth ?? (fixed ? NAME_WIDTH : align === 'right' ? NUMBER_WIDTH : COLUMN_WIDTH);

const withRole = (element: string, role: string) => (props: object) => createElement(element, { ...props, role });

/** antd's rows in view are `div` elements apart from the table with the heads: the roles make them one table again. */
const components = {
  header: {
    table: withRole('table', 'presentation'),
    wrapper: withRole('thead', 'rowgroup'),
    row: withRole('tr', 'row'),
    cell: withRole('th', 'columnheader'),
  },
  body: {
    row: withRole('div', 'row'),
    cell: ({ scope, ...props }: { scope?: string }) =>
      createElement('div', { ...props, role: scope === 'row' ? 'rowheader' : 'cell' }),
  },
} satisfies TableProps['components'];
