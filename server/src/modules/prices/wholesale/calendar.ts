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

const startOf = (text: string, step: Step): string => {
  const day = new Date(`${text}T00:00:00Z`);
  if (step === 'W') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (step === 'M') day.setUTCDate(1);
  return textOf(day);
};

const shifted = (text: string, step: Step, steps: number): string => {
  const day = new Date(`${text}T00:00:00Z`);
  if (step === 'M') day.setUTCMonth(day.getUTCMonth() + steps);
  else day.setUTCDate(day.getUTCDate() + steps * (step === 'W' ? 7 : 1));
  return textOf(day);
};

const textOf = (day: Date): string => day.toISOString().slice(0, 10);
