import { tableLines } from '../table-text.ts';

/** Shares of all fat in percent. */
type FattyAcids = { sfa: number; mufa: number; pufa: number };

const known = new Map<string, FattyAcids>(
  tableLines('foods/fatty-acids.txt').map((row) => {
    const [name = '', sfa, mufa, pufa] = row.split(' ');
    return [name, { sfa: Number(sfa), mufa: Number(mufa), pufa: Number(pufa) }];
  }),
);

export const namesWithFattyAcids = [...known.keys()];

/** @returns shares of 1 */
export const fattyAcidsOf = (food: string, group: string): FattyAcids => {
  const found = known.get(food.replace(/（.*/, '')) ?? known.get(group);
  if (!found) throw new Error(`No fatty acids for ${food} of ${group}`);
  return { sfa: found.sfa / 100, mufa: found.mufa / 100, pufa: found.pufa / 100 };
};
