import { dayNumber } from '../../../../server/src/sample/days.ts';
import type { EventRecord } from '../../../../server/src/sample/prices/price-files.ts';
import { tableText } from '../table-text.ts';
import { eventsBySeason, herbEventsBySeason } from './events-by-season.ts';

/** Something that happens on a day and moves the prices of some products, most near where it happens. */
export type MarketEvent = {
  day: string;
  kind: EventRecord['kind'];
  /** Markets that it moves in full; the others follow to a part. */
  near: string[];
  /** Days until the move is complete, that it lasts, and until it has passed. */
  rise: number;
  hold: number;
  fade: number;
  /** Move of each product in a market nearby, in percent. */
  moves: Map<string, number>;
  title: string;
  text: string;
};

/**
 * In the form of `world/events.txt`. A move is complete within three days, so that it is seen as a jump, and passes
 * slowly, so that its passing is not.
 */
const parse = (written: string): MarketEvent[] => {
  const lines = written.split('\n');
  return Array.from({ length: lines.length / 3 }, (_, index) => {
    const [head = '', title = '', text = ''] = lines.slice(3 * index, 3 * index + 3);
    const [day = '', kind = '', near = '', course = '', moves = ''] = head.split('|');
    const [rise = 1, hold = 0, fade = 1] = course.split('/').map(Number);
    const words = moves.split(' ');
    const pairs = words.flatMap((word, at): [string, number][] =>
      at % 2 === 0 ? [[word, Number(words[at + 1])]] : [],
    );
    return {
      day,
      kind: kind as EventRecord['kind'],
      near: near === '' ? [] : near.split(' '),
      rise,
      hold,
      fade,
      moves: new Map(pairs),
      title,
      text,
    };
  });
};

export const marketEvents: MarketEvent[] = [tableText('world/events.txt'), eventsBySeason].flatMap(parse);

export const herbEvents: MarketEvent[] = [tableText('world/herb-events.txt'), herbEventsBySeason].flatMap(parse);

/** Share of a move that reaches a market far from the event. */
const FAR = 0.8;

/** Share of a move that comes on its first day: news is faster than goods. */
const FIRST_DAY = 0.6;

type Course = { event: MarketEvent; from: number; to: number; share: number };

type Courses = Map<string, Course[]>;

const coursesOf = (events: readonly MarketEvent[]): Courses => {
  const courses: Courses = new Map();
  for (const event of events)
    for (const [product, percent] of event.moves) {
      const from = dayNumber(event.day);
      const course = { event, from, to: from + event.rise + event.hold + event.fade, share: percent / 100 };
      courses.set(product, [...(courses.get(product) ?? []), course]);
    }
  return courses;
};

const factorOf = (courses: Courses, product: string, at: number, reach: (event: MarketEvent) => number): number => {
  let factor = 1;
  for (const { event, from, to, share } of courses.get(product) ?? [])
    if (at >= from && at < to) factor *= 1 + share * progress(event, at - from) * reach(event);
  return factor;
};

const wholesale = coursesOf(marketEvents);

/** By how much the events of the days before multiply the price of a product in a market. */
export const eventFactor = (product: string, market: { id: string }, at: number): number =>
  factorOf(wholesale, product, at, ({ near }) => (near.includes(market.id) ? 1 : FAR));

/** A blocked road makes goods dear in the markets and cheap where they pile up. */
const BLOCKED = -0.5;

/** The same for prices where a fruit is grown. */
export const originFactor = (fruit: string, at: number): number =>
  factorOf(wholesale, fruit, at, ({ kind }) => (kind === '物流' ? BLOCKED : FAR));

const herbal = coursesOf(herbEvents);

/** The same for a herb, in all markets alike. */
export const herbFactor = (herb: string, at: number): number => factorOf(herbal, herb, at, () => 1);

/** 0 before, 1 at the height, eased back to 0. */
const progress = ({ rise, hold, fade }: MarketEvent, days: number): number => {
  if (days < rise) return 1 - (1 - FIRST_DAY) * ((rise - 1 - days) / Math.max(1, rise - 1));
  if (days < rise + hold) return 1;
  return 0.5 + 0.5 * Math.cos((Math.PI * (days - rise - hold + 1)) / (fade + 1));
};
