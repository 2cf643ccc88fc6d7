/** Time is injected, so that tests and generators can set the current time. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

const SHANGHAI_OFFSET_MS = 8 * 3600 * 1000;

/** The day in Shanghai, `YYYY-MM-DD` (no daylight saving time since 1991). */
export const shanghaiDay = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** 00:00 in Shanghai of a day `YYYY-MM-DD`. */
export const startOfShanghaiDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
