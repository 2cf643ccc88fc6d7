import { addDays } from './days.ts';

/**
 * Days of the sample are dates, or days from the day of loading: `-30` or `+120`, for what is pending or recent on any
 * day of loading.
 */
export const dayFrom = (today: string, written: string): string =>
  /^[+-]/.test(written) ? addDays(today, Number(written)) : written;
