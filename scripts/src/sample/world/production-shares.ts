import { tableText } from '../table-text.ts';

/** Shares of provinces in the nation, by their short names; they add up to 1. */
export type Shares = Readonly<Record<string, number>>;

/** Reads `河南24 山东17.5`; sizes may have any unit. */
export const sizesOf = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((part) => {
        const [, name = '', size] = /^(\D+)([\d.]+)$/.exec(part) ?? [];
        if (!name) throw new Error(`No province with its size: ${part}`);
        return [name, Number(size)];
      }),
  );

export const sharesOf = (sizes: Readonly<Record<string, number>>): Shares => {
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size / whole]));
};

/** A table with paragraphs of `猪肉产量 牛肉产量: 河南24 山东17`: all names before the colon have the sizes after it. */
export const sizesByName = (table: string): Record<string, Record<string, number>> =>
  Object.fromEntries(
    paragraphsOf(table).flatMap(([names = '', sizes = '']) =>
      names.split(/\s+/).map((name) => [name, sizesOf(sizes)] as const),
    ),
  );

/** What comes before and after the colon of each paragraph. */
export const paragraphsOf = (table: string): string[][] =>
  tableText(table)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split(':').map((part) => part.trim()));
