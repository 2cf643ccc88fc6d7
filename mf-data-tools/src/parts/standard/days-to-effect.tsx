import { daysBetween, shanghaiDay } from '@bee/domain/calendar-day';
import { useEffect, useState } from 'react';
import './standard.css';

/** 距实施 12 天, counted from the user's local date, because server HTML is cached and has only the date. */
export const DaysToEffect = ({ date }: { date: string }) => {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(shanghaiDay(new Date())), []);
  return (
    <span className="tools-standard-days" title={`${date} 实施`}>
      {today ? daysText(daysBetween(today, date)) : null}
    </span>
  );
};

const daysText = (days: number): string => {
  if (days > 0) return `距实施 ${days} 天`;
  return days === 0 ? '今日实施' : '';
};
