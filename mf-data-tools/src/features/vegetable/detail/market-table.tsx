import type { PriceRow } from '@bee/contracts/entity/price';
import { COMPARED_DAYS, comparableQuotes } from '@bee/domain/comparable-quotes';
import { formatNumber } from '@bee/domain/format';
import { useSession } from '@bee/platform';
import { Change, type Column, DataTable, Empty, Section } from '@bee/ui/content';
import { Sentence } from '@bee/ui/data';
import { compareLimit, compareRemedy } from '../../../components/price/access-limits.ts';
import { CompareLink } from '../../../components/price/compare-link.tsx';
import { changeColumn, cutColumn, quoteDayColumn, sparkColumn } from '../../../components/price/price-columns.tsx';
import { originalText, priceText, type ShownUnit, unitTitle } from '../../../components/price/price-unit.ts';
import { shortProvince } from '../../../components/price/short-province.ts';
import { type Detail, type DetailQuery, detailHref, shownMarkets } from './detail-query.ts';
import './detail.css';
import './price-moves.css';
import '../../../layout/list.css';
import '../../../layout/page.css';

type MarketTableProps = { detail: Detail; markets: PriceRow[]; query: DetailQuery };

/** Prices of the product in other markets, cheapest first; marks those in the chart. */
export function MarketTable({ detail, markets, query }: MarketTableProps) {
  const session = useSession();
  const shown = shownMarkets(query, detail.latest.market_id);
  const full = shown.length >= compareLimit(session);
  const compare: Column<PriceRow> = {
    key: 'compare',
    title: '走势对比',
    cell: ({ market, market_id }) => (
      <CompareLink
        id={market_id}
        name={market}
        main={market_id === detail.latest.market_id ? '主市场' : undefined}
        compare={query.compare}
        full={full}
        hrefOf={(compare) => detailHref(query, { compare })}
      />
    ),
  };
  return (
    <div className="tools-markets">
      <Section
        id="markets"
        title="各市场报价"
        note={`${markets.length} 个市场，${unitTitle(query.unit)}${full ? `；${compareRemedy(session)}` : ''}`}
        flush
      >
        <SpreadSentence markets={markets} unit={query.unit} />
        <DataTable
          caption={`${detail.name}各市场最新报价，${unitTitle(query.unit)}`}
          hideCaption
          columns={[...columns(query.unit, detail.quality.median), compare]}
          rows={byPrice(markets)}
          rowKey={({ id }) => id}
          empty={<Empty title="没有其他市场的报价">目前只有一个市场报这个品种。</Empty>}
        />
      </Section>
    </div>
  );
}

/** 最低 … 最高 …: how far the markets differ. */
function SpreadSentence({ markets, unit }: { markets: PriceRow[]; unit: ShownUnit }) {
  const quoted = comparableQuotes(markets);
  const [least] = quoted;
  const most = quoted.at(-1);
  if (!least || !most || quoted.length < 2) return null;
  const more = most.price_avg - least.price_avg;
  const named = ({ market, price_avg, date }: PriceRow) => `${market} ${priceText(price_avg, unit)}（${date}）`;
  return (
    <Sentence
      text={`近 ${COMPARED_DAYS} 天有报价的 ${quoted.length} 个市场中，${named(least)}最低，${named(most)}最高，相差 ${priceText(more, unit)} ${unitTitle(unit)}，高出 ${formatNumber((100 * more) / least.price_avg, 1)}%。`}
    />
  );
}

const columns = (unit: ShownUnit, median: number | null): Column<PriceRow>[] => [
  cutColumn('market', '市场'),
  { key: 'province', title: '地区', cell: ({ province }) => shortProvince(province) ?? '—' },
  { key: 'low', title: '最低', numeric: true, cell: ({ price_low }) => priceText(price_low, unit) },
  {
    key: 'avg',
    title: '均价',
    numeric: true,
    cell: (row) => (
      <strong title={originalText(row) ? `市场原报 ${originalText(row)}` : undefined}>
        {priceText(row.price_avg, unit)}
      </strong>
    ),
  },
  { key: 'high', title: '最高', numeric: true, cell: ({ price_high }) => priceText(price_high, unit) },
  {
    key: 'deviation',
    title: '比中位价',
    numeric: true,
    cell: ({ price_avg }) => <Change value={deviation(price_avg, median)} digits={1} />,
  },
  changeColumn('chg_d', '日涨跌'),
  changeColumn('chg_w', '周涨跌'),
  sparkColumn(80, 22),
  quoteDayColumn,
];

const deviation = (price: number | null, median: number | null): number | null =>
  price === null || !median ? null : (price / median - 1) * 100;

const byPrice = (rows: PriceRow[]): PriceRow[] =>
  [...rows].sort((a, b) => (a.price_avg ?? Number.POSITIVE_INFINITY) - (b.price_avg ?? Number.POSITIVE_INFINITY));
