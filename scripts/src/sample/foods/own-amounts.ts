import { tableLines } from '../table-text.ts';

/** Amounts of a food that is unlike its group, per 100 g; undefined is as in the group. */
type OwnAmounts = {
  protein: number;
  fat: number;
  /** With fibre. */
  carb: number;
  fiber: number | null;
  ash: number;
  /** Cholesterol and sodium in mg. */
  chol: number | undefined;
  na: number | undefined;
};

/** Vitamin C of fruits in mg, where they differ from their groups. */
export const ownVitaminC: Readonly<Record<string, number>> = Object.fromEntries(
  tableLines('foods/vitamin-c.txt').map((line) => {
    const [name, amount] = line.split(' ');
    return [name, Number(amount)];
  }),
);

const amount = (text: string | undefined): number | undefined =>
  text === undefined || text === '-' ? undefined : Number(text);

export const ownAmounts: ReadonlyMap<string, OwnAmounts> = new Map(
  tableLines('foods/own-amounts.txt').map((row) => {
    const [name = '', protein, fat, carb, fiber, ash, chol, na] = row.split(' ');
    return [
      name,
      {
        protein: amount(protein) ?? 0,
        fat: amount(fat) ?? 0,
        carb: amount(carb) ?? 0,
        fiber: amount(fiber) ?? null,
        ash: amount(ash) ?? 0,
        chol: amount(chol),
        na: amount(na),
      },
    ];
  }),
);
