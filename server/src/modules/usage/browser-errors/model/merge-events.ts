import type { ErrorEvent } from './error-event.ts';

/** A group of a day, or a part of it. */
export type ErrorCounts = Omit<ErrorEvent, 'browser' | 'page' | 'at'> & {
  count: number;
  browsers: Record<string, number>;
  pages: Record<string, number>;
  first_at: Date;
  last_at: Date;
};

/** Sorted, so that processes that store at the same time lock rows in the same order. */
export const mergeEvents = (events: readonly ErrorEvent[]): ErrorCounts[] => {
  const groups = new Map<string, ErrorCounts>();
  for (const { browser, page, at, ...event } of events) {
    const key = `${event.day} ${event.fingerprint}`;
    const group = groups.get(key) ?? { ...event, count: 0, browsers: {}, pages: {}, first_at: at, last_at: at };
    groups.set(key, group);
    group.count += 1;
    group.last_at = at;
    group.composition = event.composition;
    addTo(group.browsers, browser);
    addTo(group.pages, page);
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
};

const addTo = (counts: Record<string, number>, name: string) => {
  if (name) counts[name] = (counts[name] ?? 0) + 1;
};
