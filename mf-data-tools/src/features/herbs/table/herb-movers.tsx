import type { HerbRow } from '@bee/contracts/resource/herbs';
import { Change, Section } from '@bee/ui/content';
import { priceText } from '../../../components/price/price-unit.ts';
import { type HerbsQuery, herbsHref } from './herbs-query.ts';
import '../../../layout/movers.css';

export type MoverLists = { up: HerbRow[]; down: HerbRow[] };

/** The largest rises and falls within a week. */
export function HerbMovers({ up, down, query }: MoverLists & { query: HerbsQuery }) {
  return (
    <Section title="涨跌TOP" note="近期价与一周前相比，元/公斤">
      <div className="tools-movers-pair">
        <Movers title="涨幅TOP" rows={up} none="一周内没有上涨的药材。" query={query} />
        <Movers title="跌幅TOP" rows={down} none="一周内没有下跌的药材。" query={query} />
      </div>
    </Section>
  );
}

type MoversProps = { title: string; rows: HerbRow[]; none: string; query: HerbsQuery };

function Movers({ title, rows, none, query }: MoversProps) {
  return (
    <section className="tools-movers" aria-label={title}>
      <h3 className="bee-small">{title}</h3>
      {rows.length === 0 ? <p className="tools-movers-none">{none}</p> : null}
      <ol>
        {rows.map((row) => (
          <li key={row.id} className="tools-mover is-plain">
            <a
              className="bee-cut"
              href={herbsHref(query, { open: row.spec_id })}
              title={`${row.product} ${row.spec ?? ''} ${row.origin ?? ''}，${row.market}`}
            >
              {row.product}
              <small>{[row.spec, row.origin].filter(Boolean).join(' · ')}</small>
            </a>
            <span className="bee-num">{priceText(row.price_avg)}</span>
            <Change value={row.chg_w} digits={1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
