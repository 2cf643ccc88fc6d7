import { watchMemory } from './watch-memory.ts';

const MB = 2 ** 20;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What was said at the end; one reading every five seconds, the last one repeated. */
const endedAfter = (readings: number[], limit: number | undefined): string[] => {
  const ended: string[] = [];
  let at = 0;
  const resident = () => (readings[Math.min(at++, readings.length - 1)] ?? 0) * MB;
  watchMemory({ limit: limit === undefined ? 0 : limit * MB, resident, end: (reason) => ended.push(reason) });
  jest.advanceTimersByTime(60_000);
  return ended;
};

it('ends a process that stays above nine tenths of its limit, once', () => {
  expect(endedAfter([500, 950], 1000)).toEqual(['内存 950 MB，接近容器的上限 1000 MB']);
});

it('does not end it for a peak', () => {
  expect(endedAfter([950, 950, 500], 1000)).toEqual([]);
});

it.each([[undefined], [1e9]])('ends nothing without a container, whose limit is %s', (limit) => {
  expect(endedAfter([1e8], limit)).toEqual([]);
});
