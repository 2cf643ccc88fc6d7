/**
 * Breaks a text into lines no wider than `width` by `measure`; text beyond `most` lines is cut with …. Chinese breaks
 * anywhere, but no line begins with a closing mark; Latin words and numbers are kept whole where possible.
 */
export const wrapText = (text: string, width: number, most: number, measure: (part: string) => number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (line && measure(line + piece) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line = line ? line + piece : piece.trimStart();
  }
  if (line.trim()) lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return kept.map((one, place) => (place === most - 1 ? shortened(one, width, measure) : one));
};

/** A word, or one character, with the marks that must not begin a line. */
const PIECES = /[A-Za-z0-9.%+\-/]+[，。、；：！？）》”]*|\s+|[\s\S][，。、；：！？）》”]*/gu;

const shortened = (line: string, width: number, measure: (part: string) => number): string => {
  let kept = line;
  while (kept && measure(`${kept}…`) > width) kept = [...kept].slice(0, -1).join('');
  return `${kept}…`;
};
