import type { DataFor } from '@bee/contracts/operations';
import type { TariffRate } from '@bee/contracts/resource/trade';
import { href } from '@bee/platform';
import { type Column, DataTable, Empty, Section, SourceNote } from '@bee/ui/content';
import { lowestRate, papersOf } from '../duty/eligible-rates.ts';
import '../trade.css';

type Row = DataFor<'trade/getTaxRateByOrigin'>[number];
type CountryDutyProps = { rows: Row[]; name: string; origin: string };

/** The cheapest lawful rate of each product that the country may export, and the papers for it. */
export function CountryDuty({ rows, name, origin }: CountryDutyProps) {
  const [first] = rows;
  return (
    <Section title={`从${name}进口的关税`} note="每种商品的首个编码，可用税率中最低的一种；配额内税率须有配额证，不计">
      <DataTable
        caption={`从${name}进口各商品的最低可用税率与单证`}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ product }) => product}
        rowHref={({ to }) => href(to.page, { ...to.params, origin, sec: 'tax' })}
        empty={<Empty title="没有税率记录">{name}没有可以输华的商品，或税则没有收录它们的编码。</Empty>}
      />
      {first ? <SourceNote source={first.tariff.source} updatedAt={`${first.tariff.year} 年税则`} /> : null}
    </Section>
  );
}

const rateText = (rate: TariffRate | null | undefined): string => (rate ? `${rate.title} ${rate.rate_text}` : '—');

const columns: Column<Row>[] = [
  { key: 'product', title: '商品', width: 96, cell: ({ product }) => product },
  { key: 'hs', title: '编码', cell: ({ tariff }) => <span title={tariff.name}>{tariff.hs}</span> },
  { key: 'lowest', title: '最低可用税率', cell: ({ tariff }) => <strong>{rateText(lowestRate(tariff.rates))}</strong> },
  {
    key: 'mfn',
    title: '最惠国',
    numeric: true,
    cell: ({ tariff }) => rateText(tariff.rates.find(({ kind }) => kind === 'mfn')),
  },
  {
    key: 'vat',
    title: '增值税',
    numeric: true,
    cell: ({ tariff }) => (tariff.vat_pct === null ? '—' : `${tariff.vat_pct}%`),
  },
  {
    key: 'papers',
    title: '依据与单证',
    width: 280,
    cell: (row) => <div className="tools-landed-basis">{papersText(row)}</div>,
  },
];

function papersText({ tariff, requirements }: Row): string {
  const lowest = lowestRate(tariff.rates);
  return lowest ? papersOf(lowest, requirements) : '从价与从量税率并存，哪种低取决于价格，见商品的税率页';
}
