import { Converter } from 'opencc-js/t2cn';

/**
 * Normalises text for comparison: half-width, lower case, simplified. Traditional characters are converted one by one,
 * so that a character folds the same way in a long text and in a two-word question.
 */
export const fold = (text: string): string => {
  let folded = '';
  for (const char of text.normalize('NFKC')) folded += foldChar(char);
  return folded;
};

/** Returns the folded text and, for each of its code units, the index of the source character in `text`. */
export const foldWithPlaces = (text: string): { folded: string; places: number[] } => {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const char of text) {
    for (const unit of char.normalize('NFKC')) {
      const one = foldChar(unit);
      folded += one;
      for (let count = 0; count < one.length; count += 1) places.push(at);
    }
    at += char.length;
  }
  places.push(at);
  return { folded, places };
};

const known = new Map<string, string>();
let simplify: ((text: string) => string) | null = null;

const foldChar = (char: string): string => {
  if (char < '\u3400') return char.toLowerCase();
  const before = known.get(char);
  if (before !== undefined) return before;
  simplify ??= Converter({ from: 't', to: 'cn' });
  const folded = simplify(char).toLowerCase();
  known.set(char, folded);
  return folded;
};
