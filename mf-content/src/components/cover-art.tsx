import type { CoverFacts } from '@bee/domain/cover-facts';
import { ringSector } from '@bee/domain/month-ring';
import './cover-art.css';

/** Drawn on a cover of 120 × 160: how many products rose and fell, or the months of high and low prices. */
export function CoverArt({ facts }: { facts: CoverFacts }) {
  return facts.kind === 'moves' ? <Moves {...facts} /> : <SeasonRing {...facts} />;
}

const WIDTH = 96;

function Moves({ up, down }: { up: number; down: number }) {
  const risen = up + down > 0 ? (WIDTH * up) / (up + down) : 0;
  return (
    <g className="content-art" fontSize="9">
      <rect className="is-rise" x="12" y="120" width={risen} height="6" />
      <rect className="is-fall" x={12 + risen} y="120" width={WIDTH - risen} height="6" />
      <text className="is-rise" x="12" y="137">
        {up} 涨
      </text>
      <text className="is-fall" x="108" y="137" textAnchor="end">
        {down} 跌
      </text>
    </g>
  );
}

const RING = { x: 38, y: 116, inner: 13, outer: 26 };

/** Twelve months clockwise, January at the top. */
function SeasonRing({ high, low }: { high: number; low: number }) {
  return (
    <g className="content-art" fontSize="9">
      {MONTHS.map((month) => (
        <path
          key={month}
          d={ringSector(RING, month, RING.outer)}
          className={month === high ? 'is-rise' : month === low ? 'is-fall' : 'is-month'}
        />
      ))}
      <text className="is-rise" x="72" y="112">
        高 {high} 月
      </text>
      <text className="is-fall" x="72" y="126">
        低 {low} 月
      </text>
    </g>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const STEPS = ['谁', '多少', '怎么办', '何时'];

/** The questions that a picture of a policy answers, in order. */
export function FlowArt() {
  return (
    <g className="content-art" fontSize="9">
      <path className="is-step" d="M16 112h88" />
      {STEPS.map((step, place) => (
        <g key={step}>
          <circle className="is-step is-node" cx={16 + place * 29} cy="112" r="5" />
          <text x={16 + place * 29} y="130" textAnchor="middle">
            {step}
          </text>
        </g>
      ))}
    </g>
  );
}
