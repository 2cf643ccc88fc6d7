const POLL_INTERVAL_MS = 1000;

/** Polls the content version that imports and publications raise; fragments of older versions are rendered again. */
export const pollContentVersion = (read: () => Promise<number>) => {
  let known = '0';
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    known = await read().then(String, () => known);
    looking = false;
  };
  const timer = setInterval(look, POLL_INTERVAL_MS);
  timer.unref();
  return { current: () => known, close: () => clearInterval(timer) };
};
