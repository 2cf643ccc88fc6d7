import { daysBetween, shanghaiDay } from '@bee/domain/calendar-day';
import { useEffect, useState } from 'react';
import './herbs.css';

/** Older quotes are marked. */
const FRESH_DAYS = 7;

/** How old the newest quotes are, counted after hydration: the server's HTML is cached. */
export function QuoteAge({ date, monthly }: { date: string; monthly: boolean }) {
  const [age, setAge] = useState(0);
  useEffect(() => setAge(daysBetween(date, shanghaiDay(new Date()))), [date]);
  const words = [monthly ? '每月一报' : '', age > FRESH_DAYS ? `最新一期是 ${age} 天前的` : '']
    .filter(Boolean)
    .join('，');
  return words ? <span className={age > FRESH_DAYS ? 'sanqi-aged' : undefined}>{words}</span> : null;
}
