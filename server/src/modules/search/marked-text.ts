import type { MarkedText } from '@bee/contracts/entity/link';

/** The text cut where the terms occur; longer terms win, case and width do not matter. */
export const markTerms = (text: string, terms: readonly string[]): MarkedText => {
  const pattern = patternOf(terms);
  if (!pattern) return [{ text, hit: false }];
  const parts: MarkedText = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), hit: false });
    parts.push({ text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), hit: false });
  return parts;
};

const WINDOW = 130;

/** About two lines of the text, around the place where most terms stand together, marked. */
export const snippetOf = (text: string, terms: readonly string[]): MarkedText => {
  const line = text.replace(/\s+/g, ' ').trim();
  const start = bestStart(line, terms);
  const cut = line.slice(start, start + WINDOW);
  const shown = `${start > 0 ? '…' : ''}${cut}${start + WINDOW < line.length ? '…' : ''}`;
  return markTerms(shown, terms);
};

const bestStart = (line: string, terms: readonly string[]): number => {
  const pattern = patternOf(terms);
  if (!pattern || line.length <= WINDOW) return 0;
  const hits = [...line.matchAll(pattern)].map(({ index, 0: word }) => ({ index, word: word.toLowerCase() }));
  let best = { start: 0, score: 0 };
  for (const { index } of hits) {
    const start = Math.max(0, Math.min(index - 20, line.length - WINDOW));
    const inside = hits.filter((hit) => hit.index >= start && hit.index + hit.word.length <= start + WINDOW);
    const score = new Set(inside.map(({ word }) => word)).size * 10 + inside.length;
    if (score > best.score) best = { start, score };
  }
  return best.start;
};

const patternOf = (terms: readonly string[]): RegExp | null => {
  const sorted = [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return null;
  return new RegExp(sorted.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
};
