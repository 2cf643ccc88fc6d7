import { DataTable } from '@bee/ui/content';

type Row = { cells: string[]; place: number };
type FigureTableProps = { caption: string; columns: string[]; rows: string[][] };

/** The numbers of a figure as the report states them. */
export const FigureTable = ({ caption, columns, rows }: FigureTableProps) => (
  <DataTable<Row>
    dense
    hideCaption
    caption={caption}
    rows={rows.map((cells, place) => ({ cells, place }))}
    rowKey={({ place }) => String(place)}
    columns={columns.map((title, column) => ({
      key: `${column}`,
      title,
      numeric: column > 0 && rows.every((cells) => isNumber(cells[column])),
      cell: ({ cells }) => cells[column] || '—',
    }))}
  />
);

/** Optional sign, thousands separators or percent; an empty cell is an unknown number. */
const isNumber = (cell = ''): boolean => /^[+\-−]?[\d,]*\.?\d*\s*%?$|^—$/.test(cell);
