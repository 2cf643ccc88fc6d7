import { tableLines } from '../table-text.ts';

/** Typical amounts of a group of sample foods per 100 g, made up; what is undefined or null is not measured. */
export type TypicalAmounts = {
  protein: number;
  fat: number;
  /** With fibre. */
  carb: number;
  fiber: number | null;
  ash: number;
  /** Cholesterol in mg. */
  chol: number | null;
  /** ca, p, k, na, mg, fe, zn in mg, se in µg. */
  minerals: (number | null)[];
  /** carotene and retinol in µg; B1, B2, niacin, C, E in mg. */
  vitamins: (number | null)[];
};

export type FoodGroup = {
  first: string;
  second: string;
  /** Edible share in percent. */
  edible: number;
  /** What one eats at a time. */
  portion: { title: string; grams: number };
  typical: TypicalAmounts;
  /** Each with its other names. */
  foods: string[][];
};

const amount = (text: string): number | null => (text === '-' ? null : Number(text));

const parseGroup = (head = '', amounts = '', foods = ''): FoodGroup => {
  const [first = '', second = '', edible = '', title = '', grams = ''] = head.split(';');
  const [macros = [], minerals = [], vitamins = []] = amounts
    .split(';')
    .map((part) => part.trim().split(' ').map(amount));
  const [protein, fat, carb, fiber, ash, chol] = macros;
  return {
    first,
    second,
    edible: Number(edible),
    portion: { title, grams: Number(grams) },
    typical: {
      protein: protein ?? 0,
      fat: fat ?? 0,
      carb: carb ?? 0,
      fiber: fiber ?? null,
      ash: ash ?? 0,
      chol: chol ?? null,
      minerals,
      vitamins,
    },
    foods: foods
      .trim()
      .split(' ')
      .map((names) => names.split('|')),
  };
};

const lines = tableLines('foods/groups.txt');

export const foodGroups: FoodGroup[] = Array.from({ length: lines.length / 3 }, (_, place) =>
  parseGroup(...lines.slice(3 * place, 3 * place + 3)),
);
