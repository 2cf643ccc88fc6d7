import { firstDayOf, lastDayOf } from '@bee/domain/table-period';
import { NATION, placeByName } from '../../../../server/src/modules/statistics/model/stat-places.ts';
import { dayNumber, yearOf } from '../../../../server/src/sample/days.ts';
import { chance } from '../../../../server/src/sample/random.ts';
import { paragraphsOf } from '../world/production-shares.ts';
import type { ModelAmount } from './model-amounts.ts';

type Window = { name: string; area: number; first: string; last: string };

/** 10/5-10/31 as 10-05 and 10-31. */
const windowOf = (text: string): Window => {
  const [, name = '', area, from = '', to = ''] = /^(\D+)(\d+)@(.+)-(.+)$/.exec(text) ?? [];
  if (!name) throw new Error(`No window of field work: ${text}`);
  const [first = '', last = ''] = [from, to].map((day) =>
    day
      .split('/')
      .map((part) => part.padStart(2, '0'))
      .join('-'),
  );
  return { name, area: Number(area), first, last };
};

/** Where and when each work is done, by its name, such as 冬小麦播种. */
export const fieldWindows: Readonly<Record<string, readonly Window[]>> = Object.fromEntries(
  paragraphsOf('world/field-work.txt').map(([work = '', windows = '']) => [work, windows.split(/\s+/).map(windowOf)]),
);

/** Days by which a year of a province is early or late. */
const SHIFT_DAYS = 4;

/** Percent that is done at the end of ten days, where the work goes on or has just been finished. */
export const progressOf = (work: string, period: string): ModelAmount[] => {
  const windows = fieldWindows[work] ?? [];
  const drawn = windows.map((one) => ({
    ...one,
    before: doneBy(work, one, dayNumber(firstDayOf(period)) - 1),
    done: doneBy(work, one, dayNumber(lastDayOf('X', period))),
  }));
  const mean = (what: 'before' | 'done') =>
    drawn.reduce((sum, one) => sum + one[what] * one.area, 0) / drawn.reduce((sum, { area }) => sum + area, 0);
  const goesOn = (before: number, done: number) => Math.round(done) > 0 && Math.round(before) < 100;
  if (!goesOn(mean('before'), mean('done'))) return [];
  return [
    { adcode: NATION, region: '', value: mean('done'), minor: false },
    ...drawn
      .filter(({ before, done }) => goesOn(before, done))
      .map(({ name, done }) => ({ adcode: placeByName(name) ?? '', region: '', value: done, minor: false })),
  ];
};

/** Slow at first and in the end. */
const doneBy = (work: string, { name, first, last }: Window, day: number): number => {
  const year = yearOf(new Date(day * 86_400_000).toISOString());
  const shift = Math.round(SHIFT_DAYS * (2 * chance(work, name, year) - 1));
  const [from, to] = [first, last].map((one) => dayNumber(`${year}-${one}`) + shift);
  const passed = Math.min(1, Math.max(0, (day + 1 - (from ?? 0)) / ((to ?? 0) + 1 - (from ?? 0))));
  return 100 * passed * passed * (3 - 2 * passed);
};
