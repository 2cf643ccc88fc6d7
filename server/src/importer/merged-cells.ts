import { openWorkbook } from './open-workbook.ts';

/** Merged ranges of the first sheet, such as A2:A4; at most `most` of them. */
export const mergedCells = async (file: string, most: number): Promise<string[]> => {
  const book = await openWorkbook(file);
  try {
    const found: string[] = [];
    let rest = '';
    for await (const piece of await book.sheet()) {
      const text = rest + String(piece);
      found.push(...[...text.matchAll(MERGED)].map(([, range = '']) => range));
      if (found.length >= most) return found.slice(0, most);
      // The beginning of a tag that is completed by the next piece.
      const open = text.lastIndexOf('<');
      rest = open > text.lastIndexOf('>') ? text.slice(open) : '';
    }
    return found;
  } finally {
    book.close();
  }
};

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]+\d+:[A-Z]+\d+)"/g;
