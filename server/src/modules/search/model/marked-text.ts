import type { MarkedText } from '@bee/contracts/entity/link';
import { foldWithPlaces } from '../../../text/fold.ts';

/**
 * Splits the text at occurrences of the folded terms. Longer terms win; width, case and traditional forms are ignored.
 */
export const markTerms = (text: string, terms: readonly string[]): MarkedText => {
  const parts: MarkedText = [];
  let end = 0;
  for (const hit of hitsOf(text, terms)) {
    if (hit.start < end) continue;
    if (hit.start > end) parts.push({ text: text.slice(end, hit.start), hit: false });
    parts.push({ text: text.slice(hit.start, hit.end), hit: true });
    end = hit.end;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), hit: false });
  return parts;
};

const WINDOW = 130;

/** Returns about two lines of text around the place with the most terms, marked. */
export const snippetOf = (text: string, terms: readonly string[]): MarkedText => {
  const line = text.replace(/\s+/g, ' ').trim();
  const start = bestStart(line, terms);
  const cut = line.slice(start, start + WINDOW).replace(start > 0 ? /^[\p{P}\s]+/u : '', '');
  const shown = `${start > 0 ? '…' : ''}${cut}${start + WINDOW < line.length ? '…' : ''}`;
  return markTerms(shown, terms);
};

type Hit = { start: number; end: number; word: string };

const hitsOf = (text: string, terms: readonly string[]): Hit[] => {
  const pattern = patternOf(terms);
  if (!pattern) return [];
  const { folded, places } = foldWithPlaces(text);
  return [...folded.matchAll(pattern)].map(({ index, 0: word }) => {
    const start = places[index] ?? 0;
    const last = places[index + word.length - 1] ?? start;
    const after = places.find((place, at) => at >= index + word.length && place > last);
    return { start, end: after ?? text.length, word };
  });
};

const bestStart = (line: string, terms: readonly string[]): number => {
  if (line.length <= WINDOW) return 0;
  const hits = hitsOf(line, terms);
  let best = { start: 0, score: 0 };
  for (const hit of hits) {
    const start = Math.max(0, Math.min(hit.start - 20, line.length - WINDOW));
    const inside = hits.filter((one) => one.start >= start && one.end <= start + WINDOW);
    const score = new Set(inside.map(({ word }) => word)).size * 10 + inside.length;
    if (score > best.score) best = { start, score };
  }
  return best.start;
};

const patternOf = (terms: readonly string[]): RegExp | null => {
  const sorted = [...new Set(terms)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (sorted.length === 0) return null;
  return new RegExp(sorted.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
};
