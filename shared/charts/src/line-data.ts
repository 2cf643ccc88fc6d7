import { splitAtParts } from '@bee/domain/series';

/**
 * One line: a point per day, null for missing values. Same shape as StaticLineChart in @bee/ui/data. `parts`: days of
 * points that cover only part of their period, with that part.
 */
export type LineSeries = {
  name: string;
  unit?: string;
  points: [day: string, value: number | null][];
  parts?: Readonly<Record<string, string>>;
};

/** `solid` and `dashed` are the value if a line of that kind passes through it. */
export type LineDatum = {
  day: Date;
  name: string;
  value: number | null;
  solid: number | null;
  dashed: number | null;
  part?: string;
};

/**
 * Rows of the drawing. Every line has a row for every day of all lines, so that a day without a value interrupts it.
 */
export const lineData = (series: LineSeries[]): LineDatum[] => {
  const days = [...new Set(series.flatMap(({ points }) => points.map(([day]) => day)))].sort();
  return series.flatMap(({ name, points, parts = {} }) => {
    const byDay = new Map(points);
    const values = days.map((day) => byDay.get(day) ?? null);
    const { solid, dashed } = splitAtParts(values, (place) => parts[days[place] ?? ''] !== undefined);
    return days.map((day, place) => ({
      day: utcDay(day),
      name,
      value: values[place] ?? null,
      solid: solid[place] ?? null,
      dashed: dashed[place] ?? null,
      ...(parts[day] !== undefined && { part: parts[day] }),
    }));
  });
};

/** Calendar days have no time zone; the chart uses UTC everywhere. */
export const dayText = (day: Date): string => day.toISOString().slice(0, 10);

export type Step = 'day' | 'month' | 'quarter' | 'year';

export const stepText = (day: Date, step: Step): string =>
  step === 'quarter'
    ? `${day.getUTCFullYear()}-Q${Math.floor(day.getUTCMonth() / 3) + 1}`
    : dayText(day).slice(0, { day: 10, month: 7, year: 4 }[step]);

const LONGEST_WITH_DAYS = 200 * 24 * 3600 * 1000;

/** Label of the axis: month and day for a short span, year and month for a long one. */
export const axisText = (day: Date, data: LineDatum[]): string => {
  const first = data[0]?.day.getTime() ?? 0;
  const last = data.at(-1)?.day.getTime() ?? 0;
  return last - first > LONGEST_WITH_DAYS ? dayText(day).slice(0, 7) : dayText(day).slice(5);
};

const utcDay = (day: string): Date => new Date(`${day}T00:00:00Z`);
