import type { StandardRow, StandardStatus } from '@bee/contracts/entity/standard';
import { daysBetween, shanghaiDay } from '@bee/domain/calendar-day';
import { Tag, type TagProps } from '@bee/ui/content';
import { useEffect, useState } from 'react';
import './standard.css';

/** Name and colour of the states of a standard, in the order of the filter. */
export const statuses: Record<StandardStatus, { title: string; tone: NonNullable<TagProps['type']> }> = {
  current: { title: '现行', tone: 'green' },
  pending: { title: '即将实施', tone: 'honey' },
  repealed: { title: '废止', tone: 'red' },
  draft: { title: '征求意见', tone: 'blue' },
};

type StatusTagProps = { row: Pick<StandardRow, 'status' | 'effective_at'> };

/** The state, plus the remaining days of a pending one. */
export function StandardStatusTag({ row: { status, effective_at } }: StatusTagProps) {
  return (
    <span className="tools-standard-status">
      <Tag type={statuses[status].tone}>{statuses[status].title}</Tag>
      {status === 'pending' && effective_at ? <DaysToEffect date={effective_at} /> : null}
    </span>
  );
}

/** 距实施 12 天, counted from the user's local date, because server HTML is cached and has only the date. */
function DaysToEffect({ date }: { date: string }) {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(shanghaiDay(new Date())), []);
  return (
    <span className="tools-standard-days" title={`${date} 实施`}>
      {today ? daysText(daysBetween(today, date)) : null}
    </span>
  );
}

const daysText = (days: number): string => {
  if (days > 0) return `距实施 ${days} 天`;
  return days === 0 ? '今日实施' : '';
};
