import { titleMeasure } from './title-measure.ts';

const CLOSING = /^[，。；：！？、）》】”’%％…·℃]/;
const OPENING = /[（《【“‘]$/;

/**
 * Breaks a title into at most `most` lines, never in a number or word, nor before a closing sign; cut titles end in ….
 */
export const titleLines = (title: string, width: number, size: number, most: number): string[] => {
  const lines: string[] = [];
  let open = '';
  for (const piece of piecesOf(title.replace(/\s+/g, ' ').trim())) {
    if (open && titleMeasure(open + piece, size) > width) {
      lines.push(open.trimEnd());
      open = piece.trimStart();
    } else open += piece;
  }
  if (open) lines.push(open);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines[most - 1] ?? '', width, size)];
};

/** Longer words are broken. */
const LONGEST_PIECE = 24;

const piecesOf = (title: string): string[] => {
  const pieces: string[] = [];
  for (const piece of title.match(new RegExp(`[!-~]{1,${LONGEST_PIECE}}|\\s|.`, 'gu')) ?? []) {
    const before = pieces.at(-1);
    if (before && before !== ' ' && (CLOSING.test(piece) || OPENING.test(before)))
      pieces[pieces.length - 1] = before + piece;
    else pieces.push(piece);
  }
  return pieces;
};

const cut = (line: string, width: number, size: number): string => {
  const characters = [...line];
  while (characters.length > 0 && titleMeasure(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('')}…`;
};
