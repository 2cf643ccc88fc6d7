import type { TradeFigures } from '@bee/contracts/resource/trade';
import { Change } from '@bee/ui/content';
import { basisText, flowTitles, isMirrored, periodText, quantityText, unitPriceText, usdText } from './trade-amount.ts';
import '../../layout/page.css';
import './trade.css';

export type TradeSummaryProps = {
  name: string;
  figures: { import: TradeFigures | null; export: TradeFigures | null };
  /** Address of the product's trade page. */
  href: string;
};

/** Imports and exports of a product over the newest twelve months, with a link to its trade page. */
export function TradeSummary({ name, figures, href }: TradeSummaryProps) {
  const flows = [figures.import, figures.export].filter((one) => one !== null);
  if (flows.length === 0) return null;
  return (
    <div className="tools-trade-summary bee-stack">
      <dl>
        {flows.map((one) => (
          <div key={one.flow}>
            <dt>
              {flowTitles[one.flow]}
              <small>{basisText(one.flow, isMirrored(one))}</small>
            </dt>
            <dd>
              <strong>{usdText(one.value_usd)}</strong> <Change value={one.yoy_value} digits={1} />
            </dd>
            <dd>
              {quantityText(one.qty, one.unit)}，均价 {unitPriceText(one.unit_price, one.unit)}
            </dd>
            <dd className="tools-muted">{periodText(one.period)}，较上年同期</dd>
          </div>
        ))}
      </dl>
      <a href={href}>{name}的准入、税率与进出口</a>
    </div>
  );
}
