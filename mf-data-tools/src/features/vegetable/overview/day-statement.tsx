import { daysBetween } from '@bee/domain/calendar-day';
import { StaleMark } from '@bee/ui/content';
import type { IndexData } from './index-data.ts';

/** Day, age and number of the figures. */
export function DayStatement({ data: { today, choices, day } }: { data: IndexData }) {
  const newest = choices.dates?.max;
  const date = day?.statistic.date;
  if (!newest || !date) return <span>{newest ? `最新数据日 ${newest}` : '暂时没有数据'}</span>;
  const late = daysBetween(newest, today);
  return (
    <>
      <span>
        数据日期 <time dateTime={date}>{date}</time>（{date === newest ? ageInWords(late) : `最新数据日是 ${newest}`}）
      </span>
      {date === newest ? <StaleMark daysLate={late - 1} stopped={late > STOPPED_AFTER_DAYS} /> : null}
      <span>{day.statistic.markets} 个市场</span>
      <span>{day.statistic.products} 个品种</span>
      <span>{day.statistic.quotes} 条报价</span>
    </>
  );
}

/** Quotes arrive within a day; more than a week without any means that the source has stopped, not a holiday. */
const STOPPED_AFTER_DAYS = 7;

const ageInWords = (days: number): string => {
  if (days <= 0) return '今天';
  return days === 1 ? '昨天' : `${days} 天前`;
};
