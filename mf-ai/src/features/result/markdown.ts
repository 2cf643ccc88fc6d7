/** The subset of Markdown that answers use. Everything else is shown as plain text. */
export type Inline = { /** Position within the line. */ at: number } & (
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'cite'; no: number }
  | { type: 'link'; text: string; page: string }
);
/** `at` counts paragraphs and items from the beginning, so keys are stable while the answer grows. */
export type Line = { at: number; content: Inline[] };
export type Block = ({ type: 'paragraph' } & Line) | { type: 'list'; at: number; items: Line[] };

/** Parses an answer. Incomplete marks at the end of a stream are left out. */
export const parseAnswer = (text: string): Block[] => {
  const blocks: Block[] = [];
  let count = 0;
  const lineOf = (line: string): Line => ({ at: count++, content: parseInline(line) });
  for (const part of withoutOpenMark(text).split(/\n{2,}/)) {
    let lines: string[] = [];
    const closeParagraph = () => {
      if (lines.length > 0) blocks.push({ type: 'paragraph', ...lineOf(lines.join('\n')) });
      lines = [];
    };
    for (const line of part.split('\n')) {
      const item = line.match(/^\s*(?:[-*]|\d+[.、])\s+(.*)$/)?.[1];
      if (item === undefined) {
        if (line.trim()) lines.push(line.replace(/^#{1,6}\s+/, ''));
        continue;
      }
      closeParagraph();
      const last = blocks.at(-1);
      if (last?.type === 'list') last.items.push(lineOf(item));
      else blocks.push({ type: 'list', at: count, items: [lineOf(item)] });
    }
    closeParagraph();
  }
  return blocks;
};

/** Citation numbers of a text, unique, in order. */
export const citedIn = (text: string): number[] => [
  ...new Set([...text.matchAll(/\[\[(\d+)\]\]/g)].map(([, no]) => Number(no))),
];

/** An answer without marks, for the clipboard. */
export const plainAnswer = (text: string): string =>
  text
    .replace(/\[\[(\d+)\]\]/g, '[$1]')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\[([^\]]+)\]\(page:[^)]*\)/g, '$1')
    .trim();

const MARK = /\[\[(\d{1,3})\]\]|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(page:([a-z/-]+)\)/g;

const parseInline = (text: string): Inline[] => {
  const parts: Inline[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    if (mark.index > at) parts.push({ type: 'text', at, text: text.slice(at, mark.index) });
    parts.push({ at: mark.index, ...inlineOf(mark) });
    at = mark.index + mark[0].length;
  }
  if (at < text.length) parts.push({ type: 'text', at, text: text.slice(at) });
  return parts;
};

const inlineOf = ([, no, strong, link = '', page = '']: RegExpMatchArray) => {
  if (no) return { type: 'cite' as const, no: Number(no) };
  return strong ? { type: 'strong' as const, text: strong } : { type: 'link' as const, text: link, page };
};

const withoutOpenMark = (text: string): string => {
  const whole = text
    .replace(/\[[^\]\n]*(?:\](?:\([^)\n]*)?)?$/, '')
    .replace(/\*$/, (star) => (/\*\*$/.test(text) ? star : ''));
  const open = (whole.match(/\*\*/g)?.length ?? 0) % 2 === 1 ? whole.lastIndexOf('**') : -1;
  return open < 0 ? whole : whole.slice(0, open) + whole.slice(open + 2);
};
