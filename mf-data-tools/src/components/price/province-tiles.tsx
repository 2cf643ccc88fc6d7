import { formatPrice } from '@bee/domain/format';
import { href } from '@bee/platform';
import { COLUMNS, provincePlaces, ROWS } from './province-grid.ts';
import type { ProvincePrice } from './province-prices.ts';
import './province-tiles.css';

/** A product's prices by province, most expensive first, and the page about it. */
export type Provinces = {
  product: string;
  spec: string | null;
  date: string;
  to: { page: string; params: Record<string, string> };
  list: ProvincePrice[];
};

/** px of a tile with its gap */
const [WIDTH, HEIGHT, GAP] = [46, 34, 3];
const TONES = 5;
/** Tones below dark text. */
const LIGHT_TONES = 3;

type ProvinceTilesProps = { provinces: Provinces /** What the prices are: 批发价. */; kind?: string };

/** One tile per province with its price, darker where dearer. A drawing of a few KB instead of the map. */
export function ProvinceTiles({ provinces: { product, spec, date, to, list }, kind = '批发价' }: ProvinceTilesProps) {
  const byCode = new Map(list.map((province) => [province.adcode, province]));
  const [dearest] = list;
  const cheapest = list.at(-1);
  const name = `${product}${spec ? `（${spec}）` : ''}各省${kind}`;
  const label = `${name}：${list.map((province) => `${province.name} ${formatPrice(province.price)}`).join('，')} 元/公斤`;
  return (
    <div className="tools-tiles">
      <h3>
        <a href={href(to.page, to.params)}>{name}</a>
        <small>
          元/公斤，<time dateTime={date}>{date}</time>，各省市场均值
        </small>
      </h3>
      <svg viewBox={`0 0 ${COLUMNS * WIDTH - GAP} ${ROWS * HEIGHT - GAP}`} role="img" aria-label={label}>
        {provincePlaces.map(({ adcode, short, column, row }) => {
          const province = byCode.get(adcode);
          const tone = province ? toneOf(province.price, cheapest?.price ?? 0, dearest?.price ?? 0) : 0;
          return (
            <g
              key={adcode}
              className={tone > LIGHT_TONES ? 'is-dark' : undefined}
              transform={`translate(${column * WIDTH} ${row * HEIGHT})`}
            >
              <rect
                width={WIDTH - GAP}
                height={HEIGHT - GAP}
                rx="4"
                style={tone ? { fill: `var(--bee-map-${tone})` } : {}}
              />
              <text x={(WIDTH - GAP) / 2} y="13">
                {short}
              </text>
              <text x={(WIDTH - GAP) / 2} y="26" className="bee-num">
                {province ? formatPrice(province.price) : '—'}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** 1 to 5, at equal widths; one price alone has the middle tone. The classes of the map are not known to the server. */
const toneOf = (price: number, least: number, most: number): number =>
  most === least ? 3 : Math.min(TONES, 1 + Math.floor((TONES * (price - least)) / (most - least)));
