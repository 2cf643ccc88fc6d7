import type { PriceRow } from '@bee/contracts/entity/price';
import { href } from '@bee/platform';
import { type Column, DataTable } from '@bee/ui/content';
import { changeColumn } from '../../../components/price/price-columns.tsx';
import { priceText } from '../../../components/price/price-unit.ts';

/** The rows of the sheet; the head is repeated on every printed page. */
export function SheetTable({ rows, caption }: { rows: PriceRow[]; caption: string }) {
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ to }) => href(to.page, to.params)}
      dense
    />
  );
}

const columns: Column<PriceRow>[] = [
  { key: 'product', title: '品名', width: 88, cell: ({ product }) => product },
  { key: 'group', title: '品类', cell: ({ group }) => group },
  { key: 'spec', title: '规格', cell: ({ spec }) => spec ?? '—' },
  { key: 'low', title: '最低', unit: '元/公斤', numeric: true, cell: ({ price_low }) => priceText(price_low) },
  {
    key: 'avg',
    title: '均价',
    unit: '元/公斤',
    numeric: true,
    cell: ({ price_avg, flag }) => (
      <strong>
        {priceText(price_avg)}
        {flag ? '（存疑）' : ''}
      </strong>
    ),
  },
  { key: 'high', title: '最高', unit: '元/公斤', numeric: true, cell: ({ price_high }) => priceText(price_high) },
  changeColumn('chg_d', '日涨跌'),
  changeColumn('chg_w', '周涨跌'),
];
