import type { DataFor } from '@bee/contracts/operations';
import type { MarketReportRow } from '@bee/contracts/resource/market-report';
import { formatNumber, formatPrice } from '@bee/domain/format';
import { href } from '@bee/platform';
import { type Column, DataTable, Empty, Section } from '@bee/ui/content';
import { changeColumn } from '../../../components/price/price-columns.tsx';

type Report = DataFor<'vegetable/marketReportDetail'>;

/** The prices of each product in this market; rows link to the product page with this market in its chart. */
export function ReportTable({ report }: { report: Report }) {
  const compared = report.kind === 'weekly' ? '上周' : '7 天前';
  const total = report.access.preview?.total ?? report.rows.length;
  return (
    <Section title="品种行情" note={`${total} 个品种，与${compared}相比`} flush>
      <DataTable
        caption={`${report.title}：品种行情`}
        hideCaption
        columns={columns(compared)}
        rows={report.rows}
        rowKey={({ group, product, spec }) => `${group}/${product}/${spec ?? ''}`}
        rowHref={({ to }) => href(to.page, { ...to.params, cmp: report.market_id })}
        empty={<Empty title="没有品种报价">这份报告没有登记价格。</Empty>}
      />
    </Section>
  );
}

const columns = (compared: string): Column<MarketReportRow>[] => [
  { key: 'product', title: '品种', width: 88, cell: ({ product }) => product },
  { key: 'spec', title: '规格', cell: ({ spec }) => spec ?? '—' },
  {
    key: 'price',
    title: '均价',
    unit: '元/公斤',
    numeric: true,
    cell: ({ price }) => <strong>{formatPrice(price)}</strong>,
  },
  { key: 'before', title: compared, unit: '元/公斤', numeric: true, cell: ({ before }) => formatPrice(before) },
  changeColumn('trend', '走势'),
  {
    key: 'arrival',
    title: '到货量',
    unit: '吨/日',
    numeric: true,
    cell: ({ arrival }) => formatNumber(arrival),
  },
  { key: 'origin', title: '主要产地', cell: ({ origin }) => origin ?? '—' },
  { key: 'comment', title: '点评', cell: ({ comment }) => comment ?? '—' },
];
