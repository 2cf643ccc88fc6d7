import { createCircuitBreaker } from './circuit-breaker.ts';

const open = () => {
  let time = 0;
  const pauses: boolean[] = [];
  const breaker = createCircuitBreaker(
    (isPaused) => pauses.push(isPaused),
    () => time,
  );
  const after = (ms: number) => {
    time += ms;
    return breaker.isOpen();
  };
  const timeOut = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.timedOut();
  };
  return { breaker, after, timeOut, pauses };
};

it('opens after three timeouts in a row, and lets one job try in ten seconds', () => {
  const { after, timeOut } = open();
  timeOut(2);
  expect(after(0)).toBe(false);
  timeOut(1);
  expect(after(0)).toBe(true);
  expect(after(9_999)).toBe(true);
  expect(after(1)).toBe(false);
  expect(after(0)).toBe(true);
  timeOut(1);
  expect(after(9_999)).toBe(true);
  expect(after(1)).toBe(false);
});

it('closes with the first success', () => {
  const { breaker, after, timeOut } = open();
  timeOut(2);
  breaker.rendered();
  timeOut(2);
  expect(after(0)).toBe(false);
  timeOut(1);
  expect(after(10_000)).toBe(false);
  breaker.rendered();
  expect(after(0)).toBe(false);
});

it('says when the pause begins, lasts and ends', () => {
  const { breaker, timeOut, pauses } = open();
  timeOut(2);
  breaker.rendered();
  expect(pauses).toEqual([]);
  timeOut(4);
  expect(pauses).toEqual([true, true]);
  breaker.rendered();
  expect(pauses).toEqual([true, true, false]);
  breaker.close();
  expect(pauses.at(-1)).toBe(false);
});
