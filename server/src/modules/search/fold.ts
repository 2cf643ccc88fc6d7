import { Converter } from 'opencc-js/t2cn';

/**
 * Text in the one form in which it is compared: half-width, lower case, simplified. Traditional characters are taken one
 * by one, so that the same character folds alike in a text and in a question of two words.
 */
export const fold = (text: string): string => {
  let folded = '';
  for (const char of text.normalize('NFKC')) folded += foldChar(char);
  return folded;
};

/** The folded text with, for each of its code units, the place of the character in `text` that it came from. */
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
