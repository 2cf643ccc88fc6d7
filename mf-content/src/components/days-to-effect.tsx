import { daysBetween, shanghaiDay } from '@bee/domain/calendar-day';
import { useEffect, useState } from 'react';
import '../layout/notes.css';

/**
 * "距施行还有 12 天", counted from the user's local date. Server HTML is cached and has only the date, so this is
 * rendered after hydration in reserved space.
 */
export function DaysToEffect({ date }: { date: string }) {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(shanghaiDay(new Date())), []);
  return <span className="content-days">{today ? daysText(daysBetween(today, date)) : null}</span>;
}

const daysText = (days: number): string => {
  if (days > 0) return `距施行还有 ${days} 天`;
  return days === 0 ? '今日起施行' : '';
};
