import type { Tariff, TariffRate } from '@bee/contracts/resource/trade';
import { type Decimal, decimalText } from '@bee/domain/decimal';
import { type DutyResult, importTaxes } from '@bee/domain/duty';
import { DataTable, Tag } from '@bee/ui/content';
import { additionalRates, usableRates } from './eligible-rates.ts';
import '../trade.css';

type DutyOutcomeProps = {
  tariff: Tariff;
  origin: string | null;
  price: Decimal | string;
  weight: Decimal | string;
};

type Row = { rate: TariffRate; taxes: DutyResult | null };

/** The taxes at every applicable rate, lowest first and marked; or which input is missing. */
export function DutyOutcome({ tariff, origin, price, weight }: DutyOutcomeProps) {
  const problem = typeof price === 'string' ? price : typeof weight === 'string' ? weight : null;
  if (problem !== null || typeof price === 'string' || typeof weight === 'string')
    return (
      <p role="status" className="tools-duty-problem">
        {problem}
      </p>
    );
  const additional = additionalRates(tariff.rates);
  const rows = usableRates(tariff.rates)
    .map((rate): Row => ({ rate, taxes: importTaxes({ ...tariff, price, kilograms: weight, rate, additional }) }))
    .sort(byTax);
  const lowest = rows.find(({ rate, taxes }) => taxes && rate.quota !== 'in');
  if (rows.length === 0)
    return (
      <p role="status" className="tools-duty-problem">
        没有可用的税率，请向进境地海关咨询。
      </p>
    );
  return (
    <div role="status" className="tools-duty-outcome">
      {lowest?.taxes ? (
        <p className="tools-duty-sum">
          {origin ? `原产于${origin}，` : '未选择原产地，'}按{lowest.rate.title}（{lowest.rate.rate_text}）税费合计{' '}
          <strong>{decimalText(lowest.taxes.tax)}</strong> 元，含税成本{' '}
          <strong>{decimalText(lowest.taxes.total)}</strong> 元
          {lowest.taxes.perKilogram === null ? '' : `，每公斤 ${decimalText(lowest.taxes.perKilogram)} 元`}
        </p>
      ) : null}
      {additional.length > 0 ? (
        <p className="tools-duty-added">
          另须加征：{additional.map(({ title, rate_text }) => `${title} ${rate_text}`).join('、')}，已计入。
        </p>
      ) : null}
      <DataTable
        caption="各税率下的税费"
        hideCaption
        rows={rows}
        rowKey={({ rate }) => `${rate.kind} ${rate.title} ${rate.quota ?? ''}`}
        columns={columnsOf(lowest, tariff.consumption_pct !== null, additional.length > 0)}
      />
    </div>
  );
}

const columnsOf = (lowest: Row | undefined, consumed: boolean, added: boolean) => {
  const money = (key: string, title: string, of: (taxes: DutyResult) => Decimal | null) => ({
    key,
    title,
    unit: key === 'per' ? '元/公斤' : '元',
    numeric: true,
    cell: ({ taxes }: Row) => {
      const value = taxes && of(taxes);
      return value === null ? '—' : decimalText(value);
    },
  });
  return [
    {
      key: 'title',
      title: '税率种类',
      cell: (row: Row) => (
        <>
          {row.rate.title} {row === lowest ? <Tag>最低</Tag> : null}
          {row.rate.quota === 'in' ? <Tag type="honey">凭配额证</Tag> : null}
        </>
      ),
    },
    { key: 'rate', title: '税率', numeric: true, cell: ({ rate }: Row) => rate.rate_text },
    money('duty', '关税', ({ duty }) => duty),
    ...(added ? [money('added', '加征', ({ additional }) => additional)] : []),
    ...(consumed ? [money('consumption', '消费税', ({ consumption }) => consumption)] : []),
    money('vat', '增值税', ({ vat }) => vat),
    money('tax', '税费合计', ({ tax }) => tax),
    money('total', '含税成本', ({ total }) => total),
    money('per', '每公斤', ({ perKilogram }) => perKilogram),
  ];
};

/** By total tax; rows whose taxes cannot be computed come last. */
const byTax = (a: Row, b: Row): number => {
  if (!a.taxes || !b.taxes) return (a.taxes ? 0 : 1) - (b.taxes ? 0 : 1);
  return a.taxes.tax < b.taxes.tax ? -1 : a.taxes.tax > b.taxes.tax ? 1 : 0;
};
