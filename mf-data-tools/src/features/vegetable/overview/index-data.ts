import type { DataFor } from '@bee/contracts/operations';
import { shanghaiDay } from '@bee/domain/calendar-day';
import type { ApiCaller } from '@bee/platform';
import type { IndexQuery } from './index-query.ts';

export type IndexData = {
  /** The user's current day, from which the age of the data is computed. */
  today: string;
  choices: DataFor<'vegetable/filterList'>;
  /** Null when the requested day does not exist. */
  day: {
    indices: DataFor<'vegetable/getClassIndex'>;
    statistic: DataFor<'vegetable/getVegStatistic'>;
    prices: DataFor<'vegetable/vegList'>;
  } | null;
  reports: DataFor<'vegetable/getMarketWeeklyList'>;
  fruit: Pick<DataFor<'fruit/filterInit'>, 'dates'> & { count: number };
  /** Number of herbs with prices. */
  herbs: number;
  note: DataFor<'article/getDailyReportList'>['list'][number] | null;
};

const MOVERS = 10;
const ROWS = 12;
const REPORTS = 4;

export const loadIndex = async (api: ApiCaller, { classId, date, wrongDate }: IndexQuery): Promise<IndexData> => {
  const [choices, day, reports, notes, fruit, herbs] = await Promise.all([
    api('vegetable/filterList', {}),
    wrongDate ? null : loadDay(api, classId, date),
    api('vegetable/getMarketWeeklyList', { limit: REPORTS }),
    api('article/getDailyReportList', { limit: 1 }),
    api('fruit/filterInit', {}),
    api('herbs/getCategoryList', {}),
  ]);
  return {
    today: shanghaiDay(new Date()),
    choices,
    day,
    reports,
    note: notes.list[0] ?? null,
    fruit: { count: fruit.categories.length, dates: fruit.dates },
    herbs: herbs.reduce((sum, { children }) => sum + children.length, 0),
  };
};

const loadDay = async (api: ApiCaller, classId: string | undefined, date: string | undefined) => {
  const [indices, statistic, prices] = await Promise.all([
    api('vegetable/getClassIndex', { date }),
    api('vegetable/getVegStatistic', { date, limit: MOVERS }),
    api('vegetable/vegList', { class_id: classId, date, limit: ROWS }),
  ]);
  return { indices: indices.filter(({ class_id }) => !classId || class_id === classId), statistic, prices };
};
