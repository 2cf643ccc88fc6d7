import { createActionBuffer } from './action-buffer.ts';

const lost = () => Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
const refused = () => Object.assign(new Error('invalid input'), { code: '22P02' });

/** A table with unique rows that fails as configured by the test. */
const table = () => {
  const stored = new Set<number>();
  const failures: Error[] = [];
  const batches: number[] = [];
  const store = async (rows: number[]): Promise<number> => {
    const failure = failures.shift();
    if (failure) throw failure;
    batches.push(rows.length);
    const before = stored.size;
    for (const row of rows) stored.add(row);
    return stored.size - before;
  };
  return { stored, failures, batches, store };
};

const problems: unknown[] = [];
const bufferOf = (store: (rows: number[]) => Promise<number>, capacity = 1000) =>
  createActionBuffer({ store, capacity, report: (problem) => problems.push(problem) });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the buffer of the action log', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    problems.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  it('stores what came within a second in one statement', async () => {
    const { stored, batches, store } = table();
    const buffer = bufferOf(store);
    buffer.add([1, 2]);
    await jest.advanceTimersByTimeAsync(900);
    buffer.add([3]);
    expect(stored.size).toBe(0);
    await jest.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([3]);
    expect(buffer.waiting()).toBe(0);
    await buffer.close();
  });

  it('does not wait for the second when there are 200, and stores 200 at a time', async () => {
    const { batches, store } = table();
    const buffer = bufferOf(store);
    buffer.add(numbers(450));
    await jest.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([200, 200, 50]);
    await buffer.close();
  });

  it('drops and counts what it has no room for, and never waits for the database', async () => {
    const buffer = bufferOf(() => new Promise(() => undefined), 300);
    buffer.add(numbers(250));
    buffer.add(numbers(250));
    expect(buffer.waiting()).toBe(300);
    expect(buffer.counts()).toMatchObject({ accepted: 300, dropped: 200 });
  });

  it('counts what was there already', async () => {
    const { store } = table();
    const buffer = bufferOf(store);
    buffer.add([1, 1, 2]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(buffer.counts()).toMatchObject({ stored: 2, repeated: 1 });
    await buffer.close();
  });

  it('keeps its rows while the database is away', async () => {
    const { stored, failures, store } = table();
    const buffer = bufferOf(store);
    failures.push(lost(), lost());
    buffer.add([1, 2]);
    await jest.advanceTimersByTimeAsync(2000);
    expect([stored.size, buffer.waiting()]).toEqual([0, 2]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([stored.size, buffer.waiting()]).toEqual([2, 0]);
    expect(problems).toHaveLength(2);
    await buffer.close();
  });

  it('lets go of rows that the database refuses, so that they hold up nobody', async () => {
    const { stored, failures, store } = table();
    const buffer = bufferOf(store);
    failures.push(refused());
    buffer.add([1]);
    await jest.advanceTimersByTimeAsync(1000);
    buffer.add([2]);
    await jest.advanceTimersByTimeAsync(1000);
    expect([...stored]).toEqual([2]);
    expect(buffer.counts()).toMatchObject({ failed: 1, stored: 1 });
    await buffer.close();
  });

  it('stores everything before it closes and takes nothing afterwards', async () => {
    const { stored, store } = table();
    const buffer = bufferOf(store);
    buffer.add(numbers(10));
    await buffer.close();
    expect(stored.size).toBe(10);
    buffer.add([99]);
    expect(buffer.counts()).toMatchObject({ dropped: 1 });
  });
});
