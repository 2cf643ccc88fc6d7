import type { ProvinceShape } from './china-shapes.ts';

const DIRECTIONS: Record<string, [right: number, down: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Weight of the sideways distance relative to the distance ahead. */
const ASIDE = 2;

/** The next province in the direction of an arrow key; undefined if there is none, or for other keys. */
export const nextProvince = (
  provinces: readonly ProvinceShape[],
  adcode: string,
  key: string,
): ProvinceShape | undefined => {
  const from = provinces.find((one) => one.adcode === adcode);
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  if (!from || (right === 0 && down === 0)) return undefined;
  const ways = provinces.flatMap((province) => {
    const [dx, dy] = [province.at[0] - from.at[0], province.at[1] - from.at[1]];
    const ahead = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    return ahead > 0 && aside <= ahead * ASIDE ? [{ province, cost: Math.hypot(ahead, aside * ASIDE) }] : [];
  });
  return ways.sort((a, b) => a.cost - b.cost)[0]?.province;
};
