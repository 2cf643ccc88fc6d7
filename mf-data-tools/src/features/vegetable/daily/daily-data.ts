import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';
import type { DailyQuery } from './daily-query.ts';

type Notes = DataFor<'article/getDailyReportList'>;
export type Note = Notes['list'][number];

export type NotesData = {
  view: 'notes';
  month: string | null;
  /** The notes of the month, newest first. */
  notes: Note[];
  dates: Notes['dates'];
  /** The first visible day, and what unlocks earlier ones; absent where all are visible. */
  since?: Notes['since'];
  access?: Notes['access'];
  source: Notes['source'];
  /** The shown day; null without quotes or for an unknown day. */
  note: Note | null;
  indices: DataFor<'vegetable/getClassIndex'>;
  statistic: DataFor<'vegetable/getVegStatistic'> | null;
};

const MAX_DAYS = 31;
const MOVERS = 10;

/** A month of notes and one day of it: the requested day, else the newest. */
export const loadNotes = async (api: ApiCaller, query: DailyQuery): Promise<NotesData> => {
  const { product, date } = query;
  const asked = query.month ?? date?.slice(0, 7);
  // The length of the longest month: without a month, the newest one is included.
  const answer = await api('article/getDailyReportList', { month: asked, product, limit: MAX_DAYS });
  const { dates, source, since, access } = answer;
  const month = asked ?? (answer.list[0]?.date ?? dates?.max)?.slice(0, 7) ?? null;
  const notes = answer.list.filter((one) => month && one.date.startsWith(month));
  const day = date ?? (query.wrongDate ? undefined : notes[0]?.date);
  const note = notes.find((one) => one.date === day) ?? null;
  const [indices, statistic] = note
    ? await Promise.all([
        api('vegetable/getClassIndex', { date: note.date }),
        api('vegetable/getVegStatistic', { date: note.date, limit: MOVERS }),
      ])
    : [[], null];
  return { view: 'notes', month, notes, dates, since, access, source, note, indices, statistic };
};
