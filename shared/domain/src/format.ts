import { SHANGHAI_OFFSET_MS } from './calendar-day.ts';
import { fileSize, PADDED_BELOW } from './constants.ts';

/** Placeholder for a missing number, which is never shown as 0. */
export const MISSING = '—';

type Maybe = number | null | undefined;

/** 12,345.60, with fixed decimals. */
export const formatNumber = (value: Maybe, decimals = 0): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return MISSING;
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && Number(value.toFixed(decimals)) !== 0 ? `-${digits}` : digits;
};

/** Two decimals, or three if the value has a third (2.225). */
export const formatPrice = (value: Maybe): string => {
  if (value === null || value === undefined) return MISSING;
  return formatNumber(value, Math.abs(value * 100 - Math.round(value * 100)) > 0.001 ? 3 : 2);
};

/** +8.2%, -1.5%, 0.0%. */
export const formatChange = (percent: Maybe): string => {
  if (percent === null || percent === undefined || !Number.isFinite(percent)) return MISSING;
  const text = formatNumber(percent, 1);
  return Number(percent.toFixed(1)) > 0 ? `+${text}%` : `${text}%`;
};

/** 9,999; 1.2万; 3.4亿. */
export const formatCount = (value: Maybe): string => {
  if (value === null || value === undefined) return MISSING;
  if (value >= 1e8) return `${trimZero((value / 1e8).toFixed(1))}亿`;
  if (value >= 1e4) return `${trimZero((value / 1e4).toFixed(1))}万`;
  return formatNumber(value);
};

/** B, KB, MB or GB with two decimals: 5.20MB. A value that would round to 1024.00KB becomes 1.00MB. */
export const formatBytes = (bytes: Maybe): string => {
  if (bytes === null || bytes === undefined || !Number.isFinite(bytes)) return MISSING;
  const { units, decimals } = fileSize;
  let size = bytes;
  let unit = 0;
  while (Number(size.toFixed(decimals)) >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(decimals)}${units[unit]}`;
};

/** Adds a leading zero below 10. */
export const padTwo = (value: number): string => (value >= 0 && value < PADDED_BELOW ? `0${value}` : String(value));

/** 2026年3月4日, for a day (`YYYY-MM-DD`) or an instant (in Shanghai time). */
export const formatDay = (value: string | null | undefined): string => {
  const day = shanghaiParts(value);
  return day ? `${day.year}年${day.month}月${day.day}日` : MISSING;
};

/** 2026-03-04 08:30, in Shanghai time. */
export const formatInstant = (value: string | null | undefined): string => {
  const at = shanghaiParts(value);
  if (!at) return MISSING;
  return `${at.year}-${padTwo(at.month)}-${padTwo(at.day)} ${padTwo(at.hour)}:${padTwo(at.minute)}`;
};

const shanghaiParts = (value: string | null | undefined) => {
  if (!value) return null;
  const instant = new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00+08:00` : value);
  if (Number.isNaN(instant.getTime())) return null;
  const local = new Date(instant.getTime() + SHANGHAI_OFFSET_MS);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
};

const trimZero = (text: string): string => text.replace(/\.0$/, '');
