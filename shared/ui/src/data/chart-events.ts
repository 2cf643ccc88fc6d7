import { daysBetween } from '@bee/domain/calendar-day';
import { type ChartStep, stepText } from './chart-line.ts';

/** Something that happened on a day and is told elsewhere. */
export type ChartEvent = {
  date: string;
  title: string;
  href: string;
  /** Made up by this project. */
  sample?: boolean;
};

/** An event of the span that is shown: its number in the list, and how far along the axis it lies (0 to 1). */
export type PlacedEvent = ChartEvent & { no: number; place: number };

/** Those between the first and last of `days` (ascending), oldest first. One of the last month of months counts. */
export const placeEvents = (
  events: readonly ChartEvent[],
  days: readonly string[],
  step: ChartStep = 'day',
): PlacedEvent[] => {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = daysBetween(first, last) || 1;
  return events
    .filter(({ date }) => date >= first && stepText(date, step) <= stepText(last, step))
    .sort((one, other) => one.date.localeCompare(other.date))
    .map((event, index) => ({
      ...event,
      no: index + 1,
      place: Math.min(1, daysBetween(first, event.date) / length),
    }));
};

/** Neighbours that one mark stands for; `place` is its middle. */
export type EventMark = { place: number; events: PlacedEvent[] };

/** Marks that do not cover each other. @param widths of a mark with one number and of one with two (3–4), as shares of the axis */
export const groupMarks = (
  events: readonly PlacedEvent[],
  [single, merged]: readonly [single: number, merged: number],
): EventMark[] => {
  const widthOf = (mark: EventMark) => (mark.events.length > 1 ? merged : single);
  const marks: EventMark[] = [];
  for (const event of events) {
    let mark: EventMark = { place: event.place, events: [event] };
    // A mark grows when it takes another in, and may then reach the one before.
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
