import { daysBetween } from '@bee/domain/calendar-day';

type Reported = { quotes: number; first_date: string; date: string };

/** Reporting frequency by the mean interval of the quotes; a series with a single quote counts as daily. */
export const reportStep = ({ quotes, first_date, date }: Reported): 'D' | 'W' | 'M' => {
  const apart = quotes > 1 ? daysBetween(first_date, date) / (quotes - 1) : 1;
  if (apart > 18) return 'M';
  return apart > 4 ? 'W' : 'D';
};

/** The lowest of several frequencies: a chart at this step has no gaps between regular quotes. */
export const rarestStep = (steps: ('D' | 'W' | 'M')[]): 'D' | 'W' | 'M' => {
  if (steps.includes('M')) return 'M';
  return steps.includes('W') ? 'W' : 'D';
};
