import { SHANGHAI_OFFSET_MS } from './calendar-day.ts';

/** End of a membership: an instant, or a day that counts until its last second in Shanghai. */
export type Expiry = string | null | undefined;

/** True if the expiry is a valid date in the future; false for unreadable values ("", "0", "0000-00-00"). */
export const isActive = (expiry: Expiry, now: Date): boolean => {
  const end = expiryInstant(expiry);
  return end !== null && end.getTime() > now.getTime();
};

/** Extends an active membership from its end, any other from now. */
export const extendMembership = (expiry: Expiry, months: number, now: Date): Date => {
  const end = expiryInstant(expiry);
  const start = end && end.getTime() > now.getTime() ? end : now;
  return addMonths(start, months);
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const expiryInstant = (expiry: Expiry): Date | null => {
  if (!expiry || !/^\d{4}-/.test(expiry)) return null;
  const end = new Date(DAY.test(expiry) ? `${expiry}T23:59:59.999+08:00` : expiry);
  return Number.isNaN(end.getTime()) ? null : end;
};

/** The same day of a later month in Shanghai; 31 January plus one month is the last day of February. */
const addMonths = (instant: Date, months: number): Date => {
  const local = new Date(instant.getTime() + SHANGHAI_OFFSET_MS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - SHANGHAI_OFFSET_MS);
};
