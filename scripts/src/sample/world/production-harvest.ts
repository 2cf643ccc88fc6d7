import { seedOf, smoothNoise } from '../../../../server/src/sample/random.ts';
import { tableRows } from '../table-text.ts';
import { type Curve, curveOf, valueAt } from './production-curve.ts';
import { paragraphsOf, sharesOf, sizesByName } from './production-shares.ts';

/** 千公顷, kilograms per hectare, 万吨. */
export type Harvest = { area: number; perHectare: number; output: number };

export type HarvestYear = { nation: Harvest; provinces: Readonly<Record<string, Harvest>> };

const SURVEYED = [2005, 2010, 2015, 2020];

const surveyedArea = (part: string): [string, Curve] => {
  const [, name = '', sizes = ''] = /^(\D+)(.+)$/.exec(part) ?? [];
  return [name, sizes.split('/').map((size, place) => [SURVEYED[place] ?? 0, Number(size)] as const)];
};

/** Area of each province by years; one of a single survey stays. */
const areas: Record<string, Record<string, Curve>> = Object.fromEntries(
  ['world/sown-areas.txt', 'world/crop-areas.txt']
    .flatMap(paragraphsOf)
    .map(([crop = '', provinces = '']) => [crop, Object.fromEntries(provinces.split(/\s+/).map(surveyedArea))]),
);

const perHectare = sizesByName('world/per-hectare.txt');

const nationalCrops = new Map(
  tableRows('world/national-crops.txt').map(([crop = '', area = '', perHectare = '']) => [crop, { area, perHectare }]),
);

const known = new Map<string, HarvestYear>();

/**
 * A crop in a year, the same wherever it is shown (statistics, industry tables, balances). The provinces add up to the
 * nation.
 */
export const harvestOf = (crop: string, year: number): HarvestYear => {
  const key = `${crop}${year}`;
  const harvest = known.get(key) ?? drawHarvest(crop, year);
  known.set(key, harvest);
  return harvest;
};

const drawHarvest = (crop: string, year: number): HarvestYear => {
  const [grown, levels, totals] = [areas[crop], perHectare[crop], nationalCrops.get(crop)];
  if (!grown || !levels || !totals) throw new Error(`${crop} is no crop of the sample`);
  const area = valueAt(curveOf(totals.area), year);
  const mean = valueAt(curveOf(totals.perHectare), year);
  const wobble = (what: string, name: string, share: number, period: number) =>
    1 + share * smoothNoise(seedOf(what, crop, name), year, period);
  // Proportions do not go on changing after the last survey.
  const shares = sharesOf(
    Object.fromEntries(
      Object.entries(grown).map(([name, curve]) => [
        name,
        valueAt(curve, Math.min(year, 2020)) * wobble('area', name, 0.02, 4),
      ]),
    ),
  );
  const drawn = Object.entries(shares).map(([name, share]) => ({
    name,
    area: area * share,
    level: (levels[name] ?? mean) * wobble('yield', name, 0.035, 2),
  }));
  const level = drawn.reduce((sum, one) => sum + one.level * one.area, 0) / area;
  const provinces = Object.fromEntries(
    drawn.map((one) => [one.name, harvest(one.area, (one.level * mean) / level)] as const),
  );
  return { nation: harvest(area, mean), provinces };
};

/** 千公顷 times kilograms per hectare are tons. */
const harvest = (area: number, each: number): Harvest => ({
  area,
  perHectare: each,
  output: (area * each) / 10_000,
});
