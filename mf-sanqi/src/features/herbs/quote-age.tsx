import { daysBetween } from '@bee/domain/calendar-day';
import './herbs.css';

/** Older quotes are marked. */
const FRESH_DAYS = 7;

type QuoteAgeProps = { date: string; today: string; monthly: boolean };

/** How old the newest quotes are. */
export function QuoteAge({ date, today, monthly }: QuoteAgeProps) {
  const age = daysBetween(date, today);
  const words = [monthly ? '每月一报' : '', age > FRESH_DAYS ? `最新一期是 ${age} 天前的` : '']
    .filter(Boolean)
    .join('，');
  return words ? <span className={age > FRESH_DAYS ? 'sanqi-aged' : undefined}>{words}</span> : null;
}
