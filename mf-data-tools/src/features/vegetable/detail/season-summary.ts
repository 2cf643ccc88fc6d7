import { weekOf } from '@bee/domain/calendar-day';
import { formatChange } from '@bee/domain/format';
import { priceText, type ShownUnit, unitTitle } from '../../../components/price/price-unit.ts';
import type { Detail } from './detail-query.ts';

type SeasonWeek = Detail['season'][number];

/** Fewer years do not give a seasonal pattern. */
export const LEAST_YEARS = 2;
const LEAST_WEEKS = 40;

export const hasSeason = (season: SeasonWeek[]): boolean =>
  season.length >= LEAST_WEEKS && Math.max(...season.map(({ years }) => years)) >= LEAST_YEARS;

/** "近 5 年通常第 6 周（2月上旬）最贵…": the expensive and cheap weeks, and today's position. */
export const seasonSummary = (season: SeasonWeek[], latest: Detail['latest'], unit: ShownUnit): string => {
  if (!hasSeason(season)) return '';
  const years = Math.max(...season.map((each) => each.years));
  const dear = season.reduce((most, each) => (each.avg > most.avg ? each : most));
  const cheap = season.reduce((least, each) => (each.avg < least.avg ? each : least));
  const about = (each: SeasonWeek) =>
    `${partOfMonth(each.week)}（第 ${each.week} 周，均价 ${priceText(each.avg, unit)}）`;
  const sentence = `${latest.market}近 ${years} 年，通常${about(dear)}最贵，${about(cheap)}最便宜，单位${unitTitle(unit)}。`;
  const now = season.find(({ week }) => week === weekOf(latest.date));
  if (!now || latest.price_avg === null) return sentence;
  const against = formatChange((latest.price_avg / now.avg - 1) * 100);
  return `${sentence}本周（第 ${now.week} 周）历年均价 ${priceText(now.avg, unit)}，当前与之相比 ${against}。`;
};

/** Common name of a week of the year: 2月上旬. */
export const partOfMonth = (week: number): string => {
  const day = new Date(Date.UTC(2023, 0, 5 + (week - 1) * 7)); // 2023 began on a Sunday: its Thursdays are days 5, 12 …
  const part = day.getUTCDate() <= 10 ? '上旬' : day.getUTCDate() <= 20 ? '中旬' : '下旬';
  return `${day.getUTCMonth() + 1}月${part}`;
};
