import { LEAST_SHOWN_MS, progressBar } from '@bee/domain/constants';
import { createStore } from 'zustand/vanilla';

const FADE_MS = 500;

type Progress = { inFlight: number; state: 'idle' | 'running' | 'done' | 'failed' };

/**
 * Counts pending requests. The bar appears after 200 ms, stays at least 200 ms, and turns red when a request failed.
 */
export const requestProgress = createStore<Progress>()(() => ({ inFlight: 0, state: 'idle' }));

let next: ReturnType<typeof setTimeout> | undefined;
let shownAt = 0;
let anyFailed = false;

export const requestStarted = () => {
  const { inFlight, state } = requestProgress.getState();
  requestProgress.setState({ inFlight: inFlight + 1 });
  if (inFlight > 0) return;
  anyFailed = false;
  clearTimeout(next);
  if (state === 'running') return;
  next = setTimeout(() => {
    shownAt = Date.now();
    requestProgress.setState({ state: 'running' });
  }, progressBar.throttleMs);
};

export const requestEnded = (failed: boolean) => {
  anyFailed ||= failed;
  const { inFlight: before, state } = requestProgress.getState();
  const inFlight = Math.max(0, before - 1);
  requestProgress.setState({ inFlight });
  if (inFlight > 0) return;
  clearTimeout(next);
  if (state === 'running') next = setTimeout(finish, Math.max(0, shownAt + LEAST_SHOWN_MS - Date.now()));
  else if (anyFailed) finish();
};

const finish = () => {
  requestProgress.setState({ state: anyFailed ? 'failed' : 'done' });
  next = setTimeout(() => requestProgress.setState({ state: 'idle' }), FADE_MS);
};
