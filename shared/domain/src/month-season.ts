import { formatNumber } from './format.ts';

/** Usual price of each month as percentage of the mean of its year, over the complete years from `from` to `to`. */
export type MonthSeason = { months: { month: number; avg: number }[]; from: number; to: number };

/** 近 9 年（2017–2025）：通常 1月 最便宜（全年均价的 95%），8月 最贵（103%） */
export const monthSeasonWords = ({ months, from, to }: MonthSeason): string => {
  const dear = months.reduce((most, each) => (each.avg > most.avg ? each : most));
  const cheap = months.reduce((least, each) => (each.avg < least.avg ? each : least));
  return (
    `近 ${to - from + 1} 年（${from}–${to}）：` +
    `通常 ${cheap.month}月 最便宜（全年均价的 ${indexText(cheap.avg)}），${dear.month}月 最贵（${indexText(dear.avg)}）`
  );
};

export const indexText = (index: number): string => `${formatNumber(index, 0)}%`;

/** Twelve columns; a month is placed in the middle of its own. */
export const monthAxis = { first: 0.5, last: 12.5 };
export const monthMarks = Array.from({ length: 12 }, (_, index) => (index === 0 ? '1月' : String(index + 1)));
