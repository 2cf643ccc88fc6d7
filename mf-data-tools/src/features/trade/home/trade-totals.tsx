import type { TradeFigures } from '@bee/contracts/resource/trade';
import { Change } from '@bee/ui/content';
import {
  basisText,
  cnyText,
  flagTitles,
  flowTitles,
  isMirrored,
  periodText,
  usdText,
} from '../../../components/trade/trade-amount.ts';
import '../trade.css';
import '../../../layout/page.css';

/** Imports and exports of the newest month and year, each with its basis and comparison. */
export function TradeTotals({ figures }: { figures: readonly TradeFigures[] }) {
  return (
    <dl className="tools-trade-totals">
      {figures.map((one) => (
        <div key={`${one.period} ${one.flow}`} className="bee-box">
          <dt>
            {periodText(one.period)}
            {flowTitles[one.flow]}
            <small>{basisText(one.flow, isMirrored(one))}</small>
          </dt>
          <dd className="tools-trade-value">
            {one.flag === 'conf' ? flagTitles.conf : <strong>{usdText(one.value_usd)}</strong>}
            {one.flag === 'prov' || one.flag === 'rev' ? <small>{flagTitles[one.flag]}</small> : null}
          </dd>
          <dd>
            <Change value={one.yoy_value} digits={1} /> <span className="tools-muted">较上年同期</span>
          </dd>
          <dd className="tools-muted">{one.value_cny === null ? null : `折 ${cnyText(one.value_cny)}`}</dd>
        </div>
      ))}
    </dl>
  );
}
