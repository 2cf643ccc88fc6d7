import { addDays, daysToFestival, weekStart } from '../../../../server/src/sample/days.ts';
import { chance } from '../../../../server/src/sample/random.ts';
import { tableLines } from '../table-text.ts';

/** Events that are written go up to here; from the next day on they follow from the season. */
const WRITTEN_UNTIL = '2027-06-30';

const YEARS = [2027, 2028];

/** Days by which an event is early or late, and the part by which its moves are larger or smaller. */
const MAX_DAYS = 2;
const MAX_SHARE = 0.12;

/** No move is smaller: it would not be seen. */
const MIN_PERCENT = 3;

/** Events in the form of events.txt, whose report is due `weekday` days after a Monday; null on any day. */
const continued = (table: string, weekday: number | null): string => {
  const lines = tableLines(table);
  const rules = Array.from({ length: lines.length / 4 }, (_, index) => lines.slice(4 * index, 4 * index + 4));
  const events = YEARS.flatMap((year, place) =>
    rules.map(([head = '', ...words]) => {
      const [when = '', kind, near, course, moves = ''] = head.split('|');
      const late = Math.round(MAX_DAYS * (2 * chance('late', head, year) - 1));
      const around = addDays(usualDay(when, year), when.includes('-', 1) ? late : 0);
      const day = weekday === null ? around : addDays(weekStart(around), weekday);
      const title = words[place];
      return { day, text: `${[day, kind, near, course, varied(moves, year)].join('|')}\n${title}\n${words[2]}` };
    }),
  );
  return events
    .filter(({ day }) => day > WRITTEN_UNTIL)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ text }) => text)
    .join('\n');
};

const usualDay = (when: string, year: number): string => {
  if (when.includes('-', 1)) return `${year}-${when}`;
  const newYear = `${year}-01-01`;
  return addDays(newYear, (daysToFestival(newYear) ?? 0) + Number(when));
};

const varied = (moves: string, year: number): string =>
  moves.replace(/-?\d+/g, (percent, at: number) => {
    const moved = Number(percent) * (1 + MAX_SHARE * (2 * chance('move', moves, at, year) - 1));
    return String(Math.sign(moved) * Math.max(MIN_PERCENT, Math.round(Math.abs(moved))));
  });

export const eventsBySeason = continued('world/usual-year.txt', null);

/** Herb markets report on Wednesdays. */
export const herbEventsBySeason = continued('world/usual-year-of-herbs.txt', 1);
