const MIN_MS = 10_000;
const MAX_MS = 30 * 60_000;

/**
 * When a provider is queried again about something unfinished: after a quarter of its age, but at least ten seconds and
 * at most half an hour.
 */
export const nextPoll = (now: Date, since: string | Date): Date => {
  const age = now.getTime() - new Date(since).getTime();
  return new Date(now.getTime() + Math.min(MAX_MS, Math.max(MIN_MS, age / 4)));
};
