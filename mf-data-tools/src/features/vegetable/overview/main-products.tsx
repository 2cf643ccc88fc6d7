import type { PriceRow } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { type Column, DataTable, Empty, Section } from '@bee/ui/content';
import {
  averageColumn,
  changeColumn,
  cutColumn,
  quoteDayColumn,
  sparkColumn,
} from '../../../components/price/price-columns.tsx';
import { priceText } from '../../../components/price/price-unit.ts';
import type { IndexQuery } from './index-query.ts';
import '../detail/detail.css';
import '../../../layout/list.css';

type MainProductsProps = { prices: DataFor<'vegetable/vegList'>; query: IndexQuery };

/** The first products of the price list with their key figures. */
export function MainProducts({ prices, query }: MainProductsProps) {
  const name = query.classId ?? '';
  return (
    <Section
      title={`${name}主要品种`}
      note="各取报价最全的市场，元/公斤"
      more={{
        title: `全部 ${prices.total} 个品种`,
        href: href('application/vegetable/list', { type: '1', cate: query.classId, date: query.date }),
      }}
      flush
    >
      <DataTable
        caption={`${name}主要品种价格，元/公斤`}
        hideCaption
        columns={columns}
        rows={prices.list}
        rowKey={({ id }) => id}
        rowHref={({ to }) => href(to.page, to.params)}
        empty={<Empty title="这一天没有这个大类的报价">换一个大类或日期看看。</Empty>}
      />
    </Section>
  );
}

const columns: Column<PriceRow>[] = [
  { key: 'product', title: '品名', width: 88, cell: ({ product }) => product },
  cutColumn('market', '市场'),
  averageColumn(),
  {
    key: 'range',
    title: '最低–最高',
    numeric: true,
    cell: ({ price_low, price_high }) => `${priceText(price_low)}–${priceText(price_high)}`,
  },
  changeColumn('chg_d', '日涨跌'),
  changeColumn('chg_w', '周涨跌'),
  changeColumn('chg_y', '较去年'),
  sparkColumn(),
  quoteDayColumn,
];
