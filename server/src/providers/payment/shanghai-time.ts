import { SHANGHAI_OFFSET_MS } from '@bee/domain/calendar-day';

const WRITTEN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Alipay's time format, independent of the machine's time zone: 2026-03-04 10:00:00 */
export const shanghaiTime = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** WeChat Pay's time format: 2026-03-04T10:00:00+08:00 */
export const shanghaiRfc3339 = (instant: Date): string => `${shanghaiTime(instant).replace(' ', 'T')}+08:00`;

/** Parses Alipay's time format; null if invalid. */
export const readShanghaiTime = (text: string): Date | null => {
  if (!WRITTEN.test(text)) return null;
  const instant = new Date(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
};
