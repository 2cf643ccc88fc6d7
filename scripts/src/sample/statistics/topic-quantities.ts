import { seedOf, smoothNoise } from '../../../../server/src/sample/random.ts';
import { curveOf, valueAt } from '../world/production-curve.ts';
import { type Harvest, harvestOf } from '../world/production-harvest.ts';
import { sharesOf, sizesByName, sizesOf } from '../world/production-shares.ts';

/** Figures of a year, of provinces by their short names. */
export type Quantity = (year: number) => { nation: number; provinces: Readonly<Record<string, number>> };

/** The area, output or yield of a crop. */
export const harvested =
  (crop: string, what: keyof Harvest): Quantity =>
  (year) => {
    const { nation, provinces } = harvestOf(crop, year);
    return {
      nation: nation[what],
      provinces: Object.fromEntries(Object.entries(provinces).map(([name, one]) => [name, one[what]])),
    };
  };

/**
 * Costs and prices of a crop in the provinces of the survey.
 * @param national by years
 * @param levels of the provinces, the nation's being about 100
 */
export const surveyed = (crop: string, what: string, national: string, levels: string): Quantity => {
  const curve = curveOf(national);
  return (year) => {
    const { provinces } = harvestOf(crop, year);
    const nation = valueAt(curve, year);
    const drawn = Object.entries(sizesOf(levels)).map(([name, level]) => ({
      name,
      area: provinces[name]?.area ?? 0,
      level: level * (1 + 0.04 * smoothNoise(seedOf(what, crop, name), year, 2)),
    }));
    const mean =
      drawn.reduce((sum, { level, area }) => sum + level * area, 0) / drawn.reduce((sum, { area }) => sum + area, 0);
    return { nation, provinces: Object.fromEntries(drawn.map(({ name, level }) => [name, (nation * level) / mean])) };
  };
};

const fieldAssets = sizesByName('world/field-assets.txt');

/** What fields have in all provinces. */
export const fieldAsset = (what: string, national: string): Quantity => {
  const curve = curveOf(national);
  const sizes = fieldAssets[what] ?? {};
  return (year) => {
    const nation = valueAt(curve, year);
    const moved = Object.entries(sizes).map(
      ([name, size]) => [name, size * (1 + 0.02 * smoothNoise(seedOf(what, name), year, 5))] as const,
    );
    const shares = sharesOf(Object.fromEntries(moved));
    return {
      nation,
      provinces: Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, nation * share])),
    };
  };
};
