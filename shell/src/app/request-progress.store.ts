import { createStore } from 'zustand/vanilla';

const THROTTLE_MS = 200;
const FADE_MS = 500;

type Progress = { inFlight: number; state: 'idle' | 'running' | 'done' | 'failed' };

/** Counts requests under way; shown once they take longer than 200 ms, red when one failed. */
export const requestProgress = createStore<Progress>()(() => ({ inFlight: 0, state: 'idle' }));

let showing: ReturnType<typeof setTimeout> | undefined;
let anyFailed = false;

export const requestStarted = () => {
  const { inFlight } = requestProgress.getState();
  requestProgress.setState({ inFlight: inFlight + 1 });
  if (inFlight > 0) return;
  anyFailed = false;
  clearTimeout(showing);
  showing = setTimeout(() => requestProgress.setState({ state: 'running' }), THROTTLE_MS);
};

export const requestEnded = (failed: boolean) => {
  anyFailed ||= failed;
  const inFlight = Math.max(0, requestProgress.getState().inFlight - 1);
  requestProgress.setState({ inFlight });
  if (inFlight > 0) return;
  clearTimeout(showing);
  const wasShown = requestProgress.getState().state === 'running';
  if (!wasShown && !anyFailed) return;
  requestProgress.setState({ state: anyFailed ? 'failed' : 'done' });
  showing = setTimeout(() => requestProgress.setState({ state: 'idle' }), FADE_MS);
};
