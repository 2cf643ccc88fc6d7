import { href } from '@bee/platform';
import { Change, Section } from '@bee/ui/content';
import { priceText, unitTitle } from '../../../components/price/price-unit.ts';
import type { DetailQuery } from './detail-query.ts';
import { explainedMoves, type Moves } from './move-events.ts';
import './price-moves.css';
import '../../../layout/page.css';

type PriceMovesProps = { moves: Moves; query: DetailQuery };

/** Price jumps in the shown span with the articles published around them: near in time, not necessarily the cause. */
export function PriceMoves({ moves: found, query }: PriceMovesProps) {
  const { market, freq, moves, days_around } = found;
  const marked = explainedMoves(found).map(({ day }) => day);
  if (moves.length === 0) return null;
  const { named, rhythm, around } = words[freq];
  return (
    <Section
      title="为什么波动"
      note={`${market}${rhythm}，所选时段内最大的 ${moves.length} 次；列出${around} ${days_around} 天发布的资讯和政策，时间相近不等于原因`}
    >
      <ol className="tools-moves">
        {moves.map(({ day, from_day, before, price_avg, chg_pct, articles }) => (
          <li key={day}>
            <p className="tools-move-fact bee-wrap">
              <time dateTime={named(day)}>{named(day)}</time>
              {articles.length > 0 ? <span className="tools-muted">图中 {marked.indexOf(day) + 1}</span> : null}
              <Change value={chg_pct} digits={1} />
              <span>
                {priceText(before, query.unit)} → <strong>{priceText(price_avg, query.unit)}</strong>{' '}
                <span className="bee-unit">{unitTitle(query.unit)}</span>
                <span className="tools-muted">（较 {named(from_day)}）</span>
              </span>
            </p>
            {articles.length > 0 ? (
              <ul className="tools-move-articles">
                {articles.map(({ id, title, source_name, published_at }) => (
                  <li key={id}>
                    <a href={href('article/detail', { id })}>{title}</a>
                    <span className="tools-muted">
                      <time dateTime={published_at}>{published_at}</time>
                      {source_name ? ` ${source_name}` : ''}
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="tools-muted">
                {around} {days_around} 天没有收录到该品种的资讯或政策。
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A monthly quote applies to the whole month, regardless of its day. */
const words = {
  D: { named: (day: string) => day, rhythm: '', around: '前后' },
  M: { named: (day: string) => day.slice(0, 7), rhythm: '（每月一报，代表当月）', around: '当月及前后' },
} satisfies Record<Moves['freq'], object>;
