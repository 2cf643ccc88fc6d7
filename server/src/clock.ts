/** Time is injected, so that tests and generators can set the current time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export { shanghaiDay } from '@bee/domain/calendar-day';

const SHANGHAI_HOURS = 8;

export const shanghaiHour = (now: Date): number => (now.getUTCHours() + SHANGHAI_HOURS) % 24;

/** 00:00 in Shanghai of a day `YYYY-MM-DD`. */
export const startOfShanghaiDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
