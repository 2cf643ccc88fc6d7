import type { PermitStatus } from '@bee/contracts/resource/trade';
import { monthStart } from '../days.ts';
import { chance } from '../random.ts';
import { animalAccess } from './market-access-animals.ts';
import { cropAccess } from './market-access-crops.ts';
import { fruitAccess } from './market-access-fruit.ts';

export type AccessEvent = {
  /** Null for trade that is older than the lists. */
  date: string | null;
  status: PermitStatus;
  /** Conditions, or the reason; empty for a plain protocol. */
  text: string;
};

export type Access = { product: string; origin: string; events: AccessEvent[] };

const WHEN = /^(old|-\d{1,2}|\d{4}-\d{2}(-\d{2})?)$/;

type Written = { product: string; origin: string; events: { when: string; status: PermitStatus; text: string }[] };

const letters: Record<string, PermitStatus> = { a: 'allowed', c: 'conditional', s: 'suspended', n: 'none' };

/**
 * A line is `product: origin event / origin event > later event`, an event `when status text`, the status one letter (`a`
 * if left out). `when` is a day, a month, `old` (before the lists), or `-5`: five months before the month of today, so
 * that the list has changed lately whenever it is drawn.
 */
const written: Written[] = [fruitAccess, cropAccess, animalAccess]
  .join('')
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [product = '', list = ''] = line.split(': ');
    return list.split(' / ').map((entry) => {
      const [origin = '', ...rest] = entry.split(' ');
      const events = rest
        .join(' ')
        .split(' > ')
        .map((event) => {
          const [when = '', letter = 'a', ...text] = event.split(' ');
          const status = letters[letter];
          if (!status || !WHEN.test(when))
            throw new Error(`Access of ${product} from ${origin} cannot be read: ${event}`);
          return { when, status, text: text.join(' ') };
        });
      return { product, origin, events };
    });
  });

/** What a country is granted or loses in one month has one day, whatever the product. */
const dayOfEvent = (when: string, thisMonth: string, origin: string): string | null => {
  if (when === 'old') return null;
  if (when.length === 10) return when;
  const day = String(3 + Math.floor(24 * chance('access day', when, origin))).padStart(2, '0');
  const month = when.startsWith('-') ? monthStart(thisMonth, Number(when)).slice(0, 7) : when;
  return `${month}-${day}`;
};

/** Product and origin, with what had happened by a month. */
const accessBy = ({ product, origin, events }: Written, thisMonth: string): Access => ({
  product,
  origin,
  events: events
    .map(({ when, status, text }) => ({ date: dayOfEvent(when, thisMonth, origin), status, text }))
    .filter(({ date }) => date === null || date < thisMonth),
});

/** Who may send what on a day, in the order of the tables: all that changed before the month of that day. */
export const accessOn = (today: string): Access[] =>
  written.map((row) => accessBy(row, monthStart(today))).filter(({ events }) => events.length > 0);

const byKey = new Map(written.map((row) => [`${row.product} ${row.origin}`, row]));

/**
 * Whether goods arrive in a month: access was open on a day of it, and had been granted before it began.
 * @param newest the newest month of the data, from which the recent changes are counted
 */
export const arrivesIn = (product: string, origin: string, month: string, newest: string): boolean => {
  const row = byKey.get(`${product} ${origin}`);
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
