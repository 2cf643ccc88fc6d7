import { requestEnded, requestProgress, requestStarted } from './request-progress.store.ts';

const state = () => requestProgress.getState().state;
const wait = (ms: number) => jest.advanceTimersByTime(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('progress of requests', () => {
  it('stays hidden for requests that finish within 200 ms', () => {
    requestStarted();
    wait(199);
    requestEnded(false);
    wait(1000);
    expect(state()).toBe('idle');
  });

  it('appears after 200 ms and stays at least 200 ms', () => {
    requestStarted();
    wait(199);
    expect(state()).toBe('idle');
    wait(1);
    expect(state()).toBe('running');
    requestEnded(false);
    wait(199);
    expect(state()).toBe('running');
    wait(1);
    expect(state()).toBe('done');
    wait(500);
    expect(state()).toBe('idle');
  });

  it('ends with the last of several requests', () => {
    requestStarted();
    requestStarted();
    wait(400);
    requestEnded(false);
    wait(1000);
    expect([state(), requestProgress.getState().inFlight]).toEqual(['running', 1]);
    requestEnded(false);
    wait(0);
    expect([state(), requestProgress.getState().inFlight]).toEqual(['done', 0]);
  });

  it('turns red when a request failed, even when it failed at once', () => {
    requestStarted();
    requestStarted();
    wait(400);
    requestEnded(true);
    requestEnded(false);
    wait(0);
    expect(state()).toBe('failed');
    wait(500);
    requestStarted();
    wait(20);
    requestEnded(true);
    expect(state()).toBe('failed');
  });

  it('keeps running when the next request starts while the bar is still visible', () => {
    requestStarted();
    wait(200);
    requestEnded(false);
    wait(100);
    requestStarted();
    wait(5000);
    expect(state()).toBe('running');
    requestEnded(false);
  });
});
