import type { ChangedPart } from '@bee/contracts/entity/policy';
import { diffArrays } from 'diff';

/** A paragraph with more edits is shown as the old and the new paragraph. */
const MAX_EDITS = 600;

/** Words removed and added within a paragraph. */
export const wordChanges = (from: string, to: string): ChangedPart[] => {
  const changes = diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: MAX_EDITS });
  if (!changes) return replaced(from, to);
  const parts = changes.map(({ value, added, removed }): ChangedPart => {
    const mark = added ? 'added' : removed ? 'removed' : 'same';
    return { text: value.join(''), mark };
  });
  return joinParts(dissolveIslands(parts));
};

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const wordsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const replaced = (from: string, to: string): ChangedPart[] => [
  { text: from, mark: 'removed' },
  { text: to, mark: 'added' },
];

/**
 * Marks a single unchanged character between two changes as changed, since isolated characters make a diff hard to
 * read.
 */
const dissolveIslands = (parts: ChangedPart[]): ChangedPart[] =>
  parts.flatMap((part, place) => {
    const island = part.mark === 'same' && part.text.length <= 1 && place > 0 && place < parts.length - 1;
    return island
      ? [
          { ...part, mark: 'removed' as const },
          { ...part, mark: 'added' as const },
        ]
      : [part];
  });

/** Within a run of consecutive changes, puts all removed text before all added text. */
const joinParts = (parts: ChangedPart[]): ChangedPart[] => {
  const joined: ChangedPart[] = [];
  const run = { removed: '', added: '' };
  const flush = () => {
    if (run.removed) joined.push({ text: run.removed, mark: 'removed' });
    if (run.added) joined.push({ text: run.added, mark: 'added' });
    run.removed = '';
    run.added = '';
  };
  for (const { text, mark } of parts) {
    if (mark !== 'same') run[mark] += text;
    else {
      flush();
      joined.push({ text, mark });
    }
  }
  flush();
  return joined;
};
