import type { DataFor } from '@bee/contracts/operations';
import type { MemberQuote } from '@bee/contracts/resource/market-data';
import { formatPrice } from '@bee/domain/format';
import { distanceFromUsual } from '@bee/domain/market-data';
import { Change, type Column, DataTable, Section, Tag } from '@bee/ui/content';
import type { ReactNode } from 'react';
import './member-quote.css';

type MemberQuotesProps = {
  quotes: DataFor<'vegetable/getMemberQuoteList'>;
  /** Opens the form. */
  action: ReactNode;
};

const columns: Column<MemberQuote>[] = [
  { key: 'market', title: '市场', cell: ({ market }) => market },
  { key: 'date', title: '日期', cell: ({ date }) => <time dateTime={date}>{date}</time> },
  {
    key: 'price',
    title: '报价',
    unit: '元/公斤',
    numeric: true,
    cell: ({ price_low, price_high }) =>
      price_low === price_high ? formatPrice(price_low) : `${formatPrice(price_low)}–${formatPrice(price_high)}`,
    hint: ({ original: { unit, low, high } }) => `原报 ${low}–${high} ${unit}`,
  },
  {
    key: 'usual',
    title: '与市场均价相比',
    numeric: true,
    cell: ({ price_avg, usual }) => <Change value={distanceFromUsual(price_avg, usual)} digits={0} />,
  },
  { key: 'volume', title: '成交量', unit: '吨', numeric: true, cell: ({ volume }) => volume ?? '—' },
  { key: 'spec', title: '规格', cell: ({ spec }) => spec ?? '—' },
  { key: 'by', title: '报价人', cell: ({ by }) => by },
  {
    key: 'photo',
    title: '照片',
    cell: ({ photo, market, date }) =>
      photo ? (
        <a href={photo.url} target="_blank" rel="noopener noreferrer" aria-label={`查看照片：${market} ${date}`}>
          查看
        </a>
      ) : (
        '—'
      ),
  },
];

/** Quotes of members, separate from market reports; without any, one line that invites to quote. */
export function MemberQuotes({ quotes: { list, total }, action }: MemberQuotesProps) {
  return (
    <Section
      title="会员报价"
      note="会员报价，未经市场核实，不计入均价、走势和涨跌"
      actions={action}
      flush={list.length > 0}
    >
      {list.length > 0 ? (
        <>
          <DataTable caption="会员报价" hideCaption columns={columns} rows={list} rowKey={({ id }) => id} />
          {total > list.length ? (
            <p className="tools-quote-note bee-note tools-quote-foot">
              只显示最近 {list.length} 条，共 {total} 条。
            </p>
          ) : null}
        </>
      ) : (
        <p className="tools-quote-none bee-note">
          <Tag type="grey">暂无</Tag> 还没有通过审核的会员报价。在市场上看到了价格？报给大家，通过一条得 5 积分。
        </p>
      )}
    </Section>
  );
}
