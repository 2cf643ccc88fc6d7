import type { PriceMover } from '@bee/contracts/entity/price';
import { formatPrice } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Change, classNames, Sparkline } from '@bee/ui/content';
import { sparkLabel } from '../../../components/price/spark-label.ts';
import '../../../layout/movers.css';

type MoversProps = {
  title: string;
  movers: PriceMover[];
  /** Shown when nothing moved. */
  none: string;
  /** Shows next to each product how many markets quote it. */
  countMarkets?: boolean;
};

/** The largest changes of a day in one direction, largest first. */
export function Movers({ title, movers, none, countMarkets }: MoversProps) {
  return (
    <section className={classNames('tools-movers', countMarkets && 'is-counting')} aria-label={title}>
      <h3 className="bee-small">{title}</h3>
      {movers.length === 0 ? <p className="tools-movers-none">{none}</p> : null}
      <ol>
        {movers.map((mover) => (
          <li key={`${mover.group}/${mover.product}/${mover.spec ?? ''}`} className="tools-mover">
            <a
              className="bee-cut"
              href={href(mover.to.page, mover.to.params)}
              title={`${mover.market}，${mover.market_count} 个市场报价`}
            >
              {mover.product}
              {mover.spec ? <small>{mover.spec}</small> : null}
              {countMarkets ? <small>{mover.market_count} 个市场</small> : null}
            </a>
            <Sparkline points={mover.spark} label={sparkLabel(mover.spark)} width={72} height={20} />
            <span className="bee-num">{formatPrice(mover.price_avg)}</span>
            <Change value={mover.chg_pct} digits={1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
