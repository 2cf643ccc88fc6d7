import { padTwo } from '@bee/domain/format';
import { useCountdown } from '@bee/ui/interactive';

/**
 * The end of a time as this browser's clock will show it. Only what passes since the answer came (`at`, ms) is measured
 * here, so that a wrong clock changes nothing.
 */
export const localEnd = (end: string, now: string, at: number): number => at + Date.parse(end) - Date.parse(now);

/** 29:58; of what is over, 00:00. */
export const TimeLeft = ({ until }: { until: number }) => {
  const seconds = useCountdown(until);
  return <span className="bee-num">{minutes(seconds)}</span>;
};

/** 1:29:58 from an hour on, days from two of them on. */
export const minutes = (seconds: number): string => {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} 天`;
  const rest = `${padTwo(Math.floor((seconds % 3600) / 60))}:${padTwo(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
};
