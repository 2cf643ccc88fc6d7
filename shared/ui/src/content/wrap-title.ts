/** No line begins with these; at its end they may exceed the width. */
const CLOSING = '，。、：；？！）》”…';

/**
 * Breaks a title into lines for SVG, which cannot wrap text. Width in Chinese characters; Latin letters and digits
 * count half.
 */
export function wrapTitle(title: string, width: number, lines: number): string[] {
  const wrapped: string[] = [];
  let line = '';
  let used = 0;
  for (const character of title) {
    const size = character.charCodeAt(0) < 256 ? 0.55 : 1;
    if (used + size > width && !CLOSING.includes(character)) {
      wrapped.push(line);
      line = '';
      used = 0;
    }
    if (wrapped.length === lines) return ellipsis(wrapped);
    if (line === '' && character === ' ') continue;
    line += character;
    used += size;
  }
  return line ? [...wrapped, line] : wrapped;
}

function ellipsis(lines: string[]): string[] {
  return lines.map((line, index) => (index === lines.length - 1 ? `${line.slice(0, -1)}…` : line));
}
