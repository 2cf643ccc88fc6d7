import { formatNumber, MISSING } from '@bee/domain/format';

/** Time of day in Shanghai, for example 08:30:05. */
export const clock = (instant: string | null | undefined): string =>
  instant ? new Date(instant).toLocaleTimeString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false }) : MISSING;

/** Time elapsed before `now`: 8 秒, 12 分钟, 3 小时, 5 天. */
export const ago = (instant: string | null | undefined, now: string): string => {
  if (!instant) return MISSING;
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(instant)) / 1000));
  if (seconds < 100) return `${seconds} 秒前`;
  if (seconds < 6000) return `${Math.round(seconds / 60)} 分钟前`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} 小时前`;
  return `${Math.round(seconds / 86_400)} 天前`;
};

/** An edge reports every two seconds; after a minute without a report it is considered gone. */
const GONE_MS = 60_000;

export const isThere = (seenAt: string, now: string, goneMs = GONE_MS): boolean =>
  Date.parse(now) - Date.parse(seenAt) <= goneMs;

/** A percentage such as 12.5%; — when `whole` is zero. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? `${formatNumber((100 * part) / whole, 1)}%` : MISSING;

/** The version part of a release id: `1.2.0` of `1.2.0-ab12cd34`. */
export const versionOf = (release: string | null): string => release?.split('-')[0] || MISSING;
