import { formatPrice } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Change, Sparkline } from '@bee/ui/content';
import { sparkLabel } from '../../../components/price/spark-label.ts';
import { dayInWords, signed } from './day-sentence.tsx';
import type { ReasonedMover } from './market-data.ts';
import type { Reason } from './move-reason.ts';

type ReasonedMoversProps = {
  title: string;
  movers: ReasonedMover[];
  /** News of its day is below the sentence of the day. */
  leader?: ReasonedMover | undefined;
  none: string;
};

/** The largest changes in one direction, each with the news near its newest jump. */
export function ReasonedMovers({ title, movers, leader, none }: ReasonedMoversProps) {
  return (
    <section aria-label={title}>
      <h3>
        {title}
        <small>
          <span>近 30 天</span>
          <span>元/公斤</span>
          <span>较上次报价</span>
        </small>
      </h3>
      {movers.length === 0 ? <p className="tools-market-none">{none}</p> : null}
      <ol>
        {movers.map((mover) => (
          <li key={`${mover.group}/${mover.product}/${mover.spec ?? ''}`}>
            <a href={href(mover.to.page, mover.to.params)} title={`${mover.market}，${mover.date}`}>
              {mover.product}
              {mover.spec ? <small>{mover.spec}</small> : null}
            </a>
            <Sparkline points={mover.spark} label={sparkLabel(mover.spark)} width={72} height={24} />
            <span className="bee-num">{formatPrice(mover.price_avg)}</span>
            <Change value={mover.chg_pct} digits={1} />
            <p>
              {mover.reason && !(mover === leader && mover.reason.day === mover.date) ? (
                <ReasonLine reason={mover.reason} date={mover.date} />
              ) : (
                <>
                  {mover.market}，<time dateTime={mover.date}>{mover.date}</time>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An earlier jump is named with its day and size. */
export function ReasonLine({ reason, date }: { reason: Reason; date: string }) {
  return (
    <>
      {reason.day === date ? '' : `上一次大幅波动 ${dayInWords(reason.day)} ${signed(reason.chg_pct)}，`}同期资讯：
      <a href={href('article/detail', { id: reason.id })}>{reason.title}</a>
    </>
  );
}
