import { padTwo } from '@bee/domain/format';
import { useCountdown } from '@bee/ui/interactive';

/**
 * Converts a deadline to this browser's clock. Only the time since the response (`at`, ms) is measured locally, so a
 * wrong clock has no effect.
 */
export const localEnd = (end: string, now: string, at: number): number => at + Date.parse(end) - Date.parse(now);

/** 29:58; 00:00 after the deadline. */
export function TimeLeft({ until }: { until: number }) {
  const seconds = useCountdown(until);
  return <span className="bee-num">{minutes(seconds)}</span>;
}

/** 1:29:58 from one hour on, days from two days on. */
export const minutes = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} 天`;
  const rest = `${padTwo(Math.floor((seconds % 3600) / 60))}:${padTwo(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};
