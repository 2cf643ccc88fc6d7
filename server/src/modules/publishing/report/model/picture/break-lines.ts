/** Width of a text in points at a font size. */
export type Measure = (text: string, size: number) => number;

/** Must not start a line. */
const CLOSING = /^[，。；：！？、）》】”’%％…·℃]/;
/** Must not end a line. */
const OPENING = /[（《【“‘]$/;

/**
 * Breaks Chinese text into lines: between characters, never inside a number or Latin word, never before a full stop.
 */
export const breakLines = (text: string, width: number, size: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    let used = 0;
    for (const piece of piecesOf(line)) {
      const wide = measure(piece, size);
      if (open && used + wide > width) {
        lines.push(open.trimEnd());
        open = '';
        used = 0;
        if (piece === ' ') continue;
      }
      open += piece;
      used += wide;
    }
    lines.push(open.trimEnd());
  }
  return lines;
};

/** Unbreakable pieces: a character or word together with its punctuation. */
const piecesOf = (line: string): string[] => {
  const pieces: string[] = [];
  for (const piece of line.match(/[A-Za-z0-9.,:/+-]+|\s|./gu) ?? []) {
    const before = pieces.at(-1);
    if (before !== undefined && before !== ' ' && (CLOSING.test(piece) || OPENING.test(before)))
      pieces[pieces.length - 1] = before + piece;
    else pieces.push(piece);
  }
  return pieces;
};
