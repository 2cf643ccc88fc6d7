/** Round, evenly spaced ticks around the values, usually four to six. */
export const ticksOf = (values: readonly number[]): number[] => {
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundStep((high - low || Math.abs(high) || 1) / 4);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

const roundStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
};
