import { historyWindow, monthlyWindow } from './history-window.ts';
import { type HistoryRight, historyAccess, monthlyAccess } from './vegetable.policy.ts';

type Series = readonly { monthly: boolean }[];

export const isMonthly = (series: Series): boolean => series.every(({ monthly }) => monthly);

/** The visible window of the series. A single daily series makes the window daily for all. */
export const shownWindow = (
  series: Series,
  dates: { min: string; max: string },
  right: HistoryRight,
  asked: { from?: string | undefined; to?: string | undefined },
) => {
  if (series.length > 0 && isMonthly(series)) {
    const window = monthlyWindow(dates, right, asked);
    return { ...window, access: monthlyAccess(right, window) };
  }
  const window = historyWindow(dates, right, asked);
  return { ...window, access: historyAccess(right, window.shown, window.total) };
};
