import type { PermitStatus } from '@bee/contracts/resource/trade';
import { monthStart } from '../days.ts';
import { type AccessRecord, accessFile } from '../trade/trade-files.ts';

export type AccessEvent = { date: string | null; status: PermitStatus; text: string };

export type Access = { product: string; origin: string; events: AccessEvent[] };

const dayOfEvent = (when: string | null, thisMonth: string): string | null => {
  const [, months, day] = /^(-\d+)\/(\d+)$/.exec(when ?? '') ?? [];
  return months ? `${monthStart(thisMonth, Number(months)).slice(0, 7)}-${day}` : when;
};

/** Product and origin, with what had happened by a month. */
const accessBy = ({ product, origin, events }: AccessRecord, thisMonth: string): Access => ({
  product,
  origin,
  events: events
    .map(({ when, status, text }) => ({ date: dayOfEvent(when, thisMonth), status, text }))
    .filter(({ date }) => date === null || date < thisMonth),
});

/** Who may send what on a day, in the order of the file: all that changed before the month of that day. */
export const accessOn = (today: string): Access[] =>
  accessFile
    .read()
    .map((row) => accessBy(row, monthStart(today)))
    .filter(({ events }) => events.length > 0);

let byKey: Map<string, AccessRecord> | undefined;

const recordOf = (product: string, origin: string): AccessRecord | undefined => {
  byKey ??= new Map(accessFile.read().map((row) => [`${row.product} ${row.origin}`, row]));
  return byKey.get(`${product} ${origin}`);
};

/**
 * Whether goods arrive in a month: access was open on a day of it, and had been granted before it began.
 * @param newest the newest month of the data, from which the recent changes are counted
 */
export const arrivesIn = (product: string, origin: string, month: string, newest: string): boolean => {
  const row = recordOf(product, origin);
  if (!row) return false;
  const { events } = accessBy(row, monthStart(newest, 1));
  const before = events.filter(({ date }) => date === null || date < month);
  const within = events.filter(({ date }) => date?.startsWith(month.slice(0, 7)));
  const last = before.at(-1);
  if (last && isOpen(last)) return true;
  return before.some(isOpen) && within.some(isOpen);
};

const isOpen = ({ status }: AccessEvent): boolean => status === 'allowed' || status === 'conditional';

/** First and last month in which goods stayed away although they were let in: duties against dumping, papers not agreed. */
const withoutTrade: Record<string, [first: string, last: string]> = {
  '大麦 AU': ['2020-06-01', '2023-08-01'],
  '葡萄酒 AU': ['2021-04-01', '2024-03-01'],
  '玉米 BR': ['2014-01-01', '2022-12-01'],
};

export const isWithoutTrade = (product: string, origin: string, month: string): boolean => {
  const [first, last] = withoutTrade[`${product} ${origin}`] ?? [month, ''];
  return month >= first && month <= last;
};
