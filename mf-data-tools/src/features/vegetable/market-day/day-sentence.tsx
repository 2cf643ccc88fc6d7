import { formatChange } from '@bee/domain/format';
import type { ReactNode } from 'react';
import type { MarketDayData } from './market-data.ts';

type Day = Pick<MarketDayData, 'date' | 'isToday' | 'index' | 'up' | 'down'>;

/** 今天 27 涨 27 跌，哈密瓜 +7.0% 领涨: the day in one sentence. */
export function DaySentence({ day: { date, isToday, index, up, down } }: { day: Day }): ReactNode {
  if (!date) return '暂时没有行情';
  const [leader = down[0]] = up;
  return (
    <>
      {isToday ? '今天' : dayInWords(date)} <b className="bee-change is-rise">{index.up} 涨</b>{' '}
      <b className="bee-change is-fall">{index.down} 跌</b>，
      {leader ? (
        <span>
          {leader.product}{' '}
          <b className={`bee-change ${leader.chg_pct > 0 ? 'is-rise' : 'is-fall'}`}>{signed(leader.chg_pct)}</b>{' '}
          {leader.chg_pct > 0 ? '领涨' : '领跌'}
        </span>
      ) : (
        '价格持平'
      )}
    </>
  );
}

/** 11月28日 */
export const dayInWords = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;

/** With a minus sign instead of a hyphen, as `Change` writes it. */
export const signed = (percent: number): string => formatChange(percent).replace('-', '−');
