const POLL_INTERVAL_MS = 1000;

/** Follows the counter that imports and publications raise; fragments of an older one are rendered anew. */
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
