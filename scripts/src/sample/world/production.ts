import { tableText } from '../table-text.ts';
import { type Shares, sharesOf, sizesByName, sizesOf } from './production-shares.ts';

const producers: Record<string, Record<string, number>> = Object.assign(
  {},
  ...['livestock', 'fisheries', 'forest', 'inputs', 'processing'].map((kind) => sizesByName(`world/${kind}.txt`)),
);
const eaters = sizesByName('world/consumption.txt');

/** Which provinces have how much of a quantity, such as 生猪存栏 or 海带养殖产量; the others have none of it. */
export const producersOf = (name: string): Shares => {
  const sizes = producers[name];
  if (!sizes) throw new Error(`No provinces are written down for ${name}`);
  return sharesOf(sizes);
};

/** Levels of what a person eats, such as 猪肉人均消费量, in all provinces; the nation's mean is about 100. */
export const consumptionLevels = (name: string): Readonly<Record<string, number>> => {
  const levels = eaters[name];
  if (!levels) throw new Error(`No levels are written down for ${name}`);
  return levels;
};

export const peopleShares: Shares = sharesOf(sizesOf(tableText('world/population.txt')));
