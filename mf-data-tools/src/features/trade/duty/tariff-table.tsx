import type { Country, Tariff, TariffRate } from '@bee/contracts/resource/trade';
import { DataTable, Empty, Tag } from '@bee/ui/content';
import { cutColumn } from '../../../components/price/price-columns.tsx';
import { lowestRate } from './eligible-rates.ts';
import '../trade.css';
import '../../../layout/list.css';
import '../../../layout/page.css';

type Names = readonly Pick<Country, 'code' | 'name'>[];
type TariffTableProps = { tariff: Tariff; countries: Names };

/** All rates of a code; with an origin, which of them apply and which is the lowest. */
export function TariffTable({ tariff, countries }: TariffTableProps) {
  const lowest = lowestRate(tariff.rates);
  return (
    <DataTable
      caption={`${tariff.hs} ${tariff.name} ${tariff.year} 年税率`}
      hideCaption
      rows={tariff.rates}
      rowKey={(rate) => `${rate.kind} ${rate.title} ${rate.valid_from} ${rate.quota ?? ''}`}
      columns={[
        {
          key: 'title',
          title: '税率种类',
          width: 128,
          cell: (rate) => (
            <>
              {rate.title} {rate === lowest ? <Tag>最低可用</Tag> : null}
            </>
          ),
        },
        { key: 'rate', title: '税率', numeric: true, cell: ({ rate_text }) => <strong>{rate_text}</strong> },
        { key: 'eligible', title: '可否适用', cell: (rate) => <Eligible rate={rate} /> },
        {
          key: 'origins',
          title: '适用国家（地区）',
          cell: ({ origins }) => <span className="tools-cut bee-cut">{originNames(origins, countries)}</span>,
          hint: ({ origins }) => originNames(origins, countries, origins.length),
        },
        {
          key: 'valid',
          title: '有效期',
          cell: ({ valid_from, valid_to }) => (
            <span className="tools-span">
              <time dateTime={valid_from}>{valid_from}</time> 起{valid_to ? `，至 ${valid_to}` : ''}
            </span>
          ),
        },
        cutColumn('basis', '依据'),
      ]}
      empty={<Empty title="没有税率">这个编码没有税率记录。</Empty>}
    />
  );
}

function Eligible({ rate }: { rate: TariffRate }) {
  if (rate.eligible === null) return <span className="tools-muted">选择原产地后判断</span>;
  if (!rate.eligible) return <span className="tools-muted">不适用</span>;
  if (rate.kind === 'additional') return <Tag type="red">须加征</Tag>;
  return rate.quota === 'in' ? <Tag type="honey">凭配额证</Tag> : <Tag>可用</Tag>;
}

const originNames = (codes: readonly string[], countries: Names, most = 6): string => {
  if (codes.length === 0) return '全部';
  const names = codes.map((code) => countries.find((one) => one.code === code)?.name ?? code);
  return names.length > most ? `${names.slice(0, most).join('、')}等 ${names.length} 个` : names.join('、');
};
