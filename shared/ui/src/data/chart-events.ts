import { daysBetween } from '@bee/domain/calendar-day';
import { inOrder } from '@bee/domain/in-order';
import { type ChartStep, stepText } from '../plot/chart-line.ts';

/** An event on a day, described on another page. */
export type ChartEvent = {
  date: string;
  /** Its number in the page's own list. */
  no?: number;
  /** Last day; the days from `date` on are shaded. */
  until?: string;
  title: string;
  href: string;
  /** Invented sample data. */
  sample?: boolean;
};

/** An event of the shown span: its number in the list, and its position and length on the axis (0 to 1). */
export type PlacedEvent = ChartEvent & { no: number; place: number; length?: number };

/**
 * Events between the first and last of `days` (ascending), oldest first. Monthly data includes all of its last month.
 */
export const placeEvents = (
  events: readonly ChartEvent[],
  days: readonly string[],
  step: ChartStep = 'day',
): PlacedEvent[] => {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = daysBetween(first, last) || 1;
  const placeOf = (day: string) => Math.min(1, daysBetween(first, day) / length);
  return events
    .filter(({ date }) => date >= first && stepText(date, step) <= stepText(last, step))
    .sort((one, other) => inOrder(one.date, other.date))
    .map((event, index) => ({
      no: index + 1,
      ...event,
      place: placeOf(event.date),
      ...(event.until && { length: placeOf(event.until) - placeOf(event.date) }),
    }));
};

/** Neighbouring events merged into one mark; `place` is its centre. */
export type EventMark = { place: number; events: PlacedEvent[] };

/**
 * Merges overlapping marks.
 * @param widths of a mark with one number and with two (3–4), as fractions of the axis
 */
export const groupMarks = (
  events: readonly PlacedEvent[],
  [single, merged]: readonly [single: number, merged: number],
): EventMark[] => {
  const widthOf = (mark: EventMark) => (mark.events.length > 1 ? merged : single);
  const marks: EventMark[] = [];
  for (const event of events) {
    let mark: EventMark = { place: event.place, events: [event] };
    // A merged mark is wider and may overlap the previous one.
    for (let before = marks.at(-1); before !== undefined; before = marks.at(-1)) {
      if (mark.place - before.place >= (widthOf(mark) + widthOf(before)) / 2) break;
      marks.pop();
      const together = [...before.events, ...mark.events];
      mark = { place: ((together[0]?.place ?? 0) + event.place) / 2, events: together };
    }
    marks.push(mark);
  }
  return marks;
};

/** 3 or 3–4 */
export const markText = ({ events }: EventMark): string => [...new Set([events[0]?.no, events.at(-1)?.no])].join('–');
