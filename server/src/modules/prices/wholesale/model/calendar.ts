import { addDays, mondayAt, monthAt, monthNumber, weekNumber } from '@bee/domain/calendar-day';

export type Step = 'D' | 'W' | 'M';

/** Up to this many consecutive empty steps are returned; of a longer gap only the first and the last. */
const LONGEST_GAP = 400;

/**
 * Days, Mondays or firsts of months from the step that contains `from` to `to`. The length is bounded by the number of
 * steps in `quoted`, regardless of the time between them: a chart needs both ends of a gap, not every day in it.
 */
export function* calendar(from: string, to: string, step: Step, quoted: ReadonlySet<string>): Generator<string> {
  const last = startOf(to, step);
  const marks = [...quoted].filter((day) => day <= last).sort();
  let place = 0;
  for (let day = startOf(from, step); day <= last; day = shifted(day, step, 1)) {
    while ((marks[place] ?? last) <= day && place < marks.length) place++;
    yield day;
    const end = marks[place] ?? last;
    if (!quoted.has(day) && shifted(day, step, LONGEST_GAP) < end) day = shifted(end, step, quoted.has(end) ? -2 : -1);
  }
}

const startOf = (day: string, step: Step): string => {
  if (step === 'D') return day;
  return step === 'W' ? mondayAt(weekNumber(day)) : `${day.slice(0, 7)}-01`;
};

const shifted = (start: string, step: Step, steps: number): string =>
  step === 'M' ? `${monthAt(monthNumber(start) + steps)}-01` : addDays(start, steps * (step === 'W' ? 7 : 1));
