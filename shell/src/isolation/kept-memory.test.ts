import { readFailures } from '../log/failure-log.ts';
import { watchKeptMemory } from './kept-memory.ts';
import { addEffect, scopeOf, showRemote } from './remote-scopes.ts';

const memory = { usedJSHeapSize: 0 };
const setHeap = (megabytes: number) => {
  memory.usedJSHeapSize = megabytes * 2 ** 20;
};
const failures: string[] = [];

beforeAll(() => {
  Object.defineProperty(performance, 'memory', { value: memory, configurable: true });
  jest.useFakeTimers({ doNotFake: ['performance'] });
  watchKeptMemory();
  readFailures(({ remote, release, error }) => failures.push(`${remote}@${release} ${(error as Error).message}`));
});
afterAll(() => jest.useRealTimers());

let release = 0;
beforeEach(() => {
  release += 1;
  failures.splice(0);
  setHeap(40);
});
const show = () => showRemote('mf-a', String(release));

it('reports a release that keeps 200 MB after it was left', () => {
  const leave = show();
  setHeap(240);
  leave();
  jest.advanceTimersByTime(29_000);
  expect(failures).toEqual([]);
  jest.advanceTimersByTime(2000);
  expect(failures).toEqual([`mf-a@${release} kept more than 100 MB after it was left`]);
});

it('takes garbage that is collected within half a minute for none', () => {
  const leave = show();
  setHeap(240);
  leave();
  jest.advanceTimersByTime(21_000);
  setHeap(60);
  jest.advanceTimersByTime(20_000);
  expect(failures).toEqual([]);
});

it('does not blame a release for what the next one allocates, nor one that is shown again', () => {
  show()();
  setHeap(240);
  jest.advanceTimersByTime(40_000);
  expect(failures).toEqual([]);
  setHeap(40);
  const leave = show();
  setHeap(240);
  leave();
  jest.advanceTimersByTime(10_000);
  show();
  jest.advanceTimersByTime(40_000);
  expect(failures).toEqual([]);
});

it('reports more than a hundred listeners and timers that were never removed', () => {
  const leave = show();
  const scope = scopeOf('mf-a', String(release));
  for (let count = 0; count < 100; count += 1) addEffect(scope, { start: () => {}, stop: () => {} });
  leave();
  expect(failures).toEqual([]);
  const leaveAgain = show();
  addEffect(scope, { start: () => {}, stop: () => {} });
  leaveAgain();
  expect(failures).toEqual([`mf-a@${release} kept more than 100 listeners and timers after it was left`]);
});
