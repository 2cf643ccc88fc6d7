import { ringPoint, ringSector } from '@bee/domain/month-ring';
import type { Report } from './report-data.ts';
import './infographic.css';

type Figure = Report['figures'][number];

/** Monthly prices of one product or several, as a chart of the report states them; null for other reports. */
export const monthlyFigure = ({ figures }: Pick<Report, 'figures'>): Figure | null =>
  figures.find(
    ({ rows, columns }) => rows.length >= 6 && columns.length > 1 && /^\d{4}-\d\d$/.test(rows[0]?.[0] ?? ''),
  ) ?? null;

/** The picture of a report diagram: a year as a ring for one product, a ladder of prices for several. */
export function Infographic({ figure }: { figure: Figure }) {
  return (
    <div className="content-info">
      {figure.columns.length === 2 ? <SeasonRing figure={figure} /> : <PriceLadder figure={figure} />}
    </div>
  );
}

const R = { x: 200, y: 200, inner: 70, outer: 150, label: 172 };

type Month = { month: string; number: number; price: number };

/** Twelve months clockwise from January; the longer the bar, the higher the price. */
function SeasonRing({ figure: { title, columns, rows } }: { figure: Figure }) {
  const months = rows
    .slice(-12)
    .map(([month = '', price = '']): Month => ({ month, number: Number(month.slice(5)), price: Number(price) }))
    .filter(({ price }) => Number.isFinite(price));
  const high = months.reduce((most, each) => (each.price > most.price ? each : most));
  const low = months.reduce((least, each) => (each.price < least.price ? each : least));
  const label = `${title}：最高 ${high.month} ${high.price}，最低 ${low.month} ${low.price}，${columns[1]}。${months.map(({ month, price }) => `${month} ${price}`).join('，')}`;
  return (
    <svg viewBox="0 0 400 400" textAnchor="middle" role="img" aria-label={label}>
      <circle className="is-grid" cx={R.x} cy={R.x} r={R.outer} />
      {months.map(({ number, price }) => {
        const share = (price - low.price * 0.8) / (high.price - low.price * 0.8 || 1);
        const tone = price === high.price ? 'is-rise' : price === low.price ? 'is-fall' : 'is-month';
        const [x, y] = ringPoint(R, number - 0.5, R.label);
        return (
          <g key={number} className={tone}>
            <path d={ringSector(R, number, Math.round(R.inner + (R.outer - R.inner) * share))} />
            <text x={x} y={y + 5}>
              {number} 月
            </text>
          </g>
        );
      })}
      <text className="is-rise is-large" x={R.x} y={R.x - 14}>
        高 {high.price.toFixed(2)}
      </text>
      <text className="is-fall is-large" x={R.x} y={R.x + 14}>
        低 {low.price.toFixed(2)}
      </text>
      <text x={R.x} y={R.x + 36}>
        元/公斤
      </text>
    </svg>
  );
}

const ROW = 56;
const BAR = { x: 90, width: 340 };

/** The newest price of each product, the highest first, with its change since the first month. */
function PriceLadder({ figure: { title, columns, rows } }: { figure: Figure }) {
  const first = rows[0] ?? [];
  const last = rows.at(-1) ?? [];
  const steps = columns
    .slice(1)
    .map((name, place) => ({
      name: name.replace(/（.*）$/, ''),
      now: Number(last[place + 1]),
      before: Number(first[place + 1]),
    }))
    .filter(({ now }) => Number.isFinite(now) && now > 0)
    .sort((a, b) => b.now - a.now);
  const top = steps[0]?.now ?? 1;
  const change = ({ now, before }: (typeof steps)[number]) => (before > 0 ? (now / before - 1) * 100 : null);
  const label = `${title}，${last[0]}：${steps.map((step) => `${step.name} ${step.now}`).join('，')} 元/公斤`;
  return (
    <svg viewBox={`0 0 560 ${steps.length * ROW + 30}`} role="img" aria-label={label}>
      {steps.map((step, place) => {
        const y = place * ROW + 12;
        const moved = change(step);
        return (
          <g key={step.name} className="is-step">
            <text x="76" y={y + 22} textAnchor="end">
              {step.name}
            </text>
            <rect x={BAR.x} y={y} width={(BAR.width * step.now) / top} height="32" rx="4" />
            <text className="is-large" x={BAR.x + (BAR.width * step.now) / top + 10} y={y + 22} textAnchor="start">
              {step.now}
            </text>
            {moved === null ? null : (
              <text className={moved < 0 ? 'is-fall' : 'is-rise'} x="550" y={y + 22} textAnchor="end">
                {moved < 0 ? '▼' : '▲'} {Math.abs(moved).toFixed(1)}%
              </text>
            )}
          </g>
        );
      })}
      <text x="550" y={steps.length * ROW + 22} textAnchor="end">
        元/公斤，{last[0]}，涨跌自 {first[0]}
      </text>
    </svg>
  );
}
