/** Time is injected, so that tests and generators can set the current time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export { shanghaiDay } from '@bee/domain/calendar-day';

/** 00:00 in Shanghai of a day `YYYY-MM-DD`. */
export const startOfShanghaiDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
