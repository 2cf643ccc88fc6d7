import type { ComparedBlock, PolicyComparison } from '@bee/contracts/entity/policy';
import { diffArrays } from 'diff';
import { pairParagraphs } from './pair-paragraphs.ts';
import { splitNumber } from './paragraph-number.ts';
import { wordChanges } from './word-changes.ts';

type Comparison = Pick<PolicyComparison, 'counts' | 'blocks'>;

/** Compares two lists of paragraphs. Changes of white space and of paragraph numbers are ignored. */
export const compareTexts = (from: readonly string[], to: readonly string[]): Comparison => {
  const comparison: Comparison = {
    counts: { added: 0, removed: 0, changed: 0, renumbered: 0, same: 0 },
    blocks: [],
  };
  let left = 0;
  let right = 0;
  let gap = { from: left, to: right };
  const closeGap = () => {
    compareGap(comparison, from.slice(gap.from, left), to.slice(gap.to, right));
  };
  for (const { count, added, removed } of diffArrays(from.map(keyOf), to.map(keyOf))) {
    if (removed) left += count;
    else if (added) right += count;
    else {
      closeGap();
      for (const text of to.slice(right, right + count)) keep(comparison, text, null);
      left += count;
      right += count;
      gap = { from: left, to: right };
    }
  }
  closeGap();
  return comparison;
};

const keyOf = (text: string): string => text.replace(/\s/g, '');

const compareGap = (comparison: Comparison, from: readonly string[], to: readonly string[]): void => {
  for (const pair of pairParagraphs(from, to)) {
    const old = pair.from === null ? undefined : from[pair.from];
    const now = pair.to === null ? undefined : to[pair.to];
    if (old === undefined) add(comparison, 'added', { kind: 'added', text: now ?? '' });
    else if (now === undefined) add(comparison, 'removed', { kind: 'removed', text: old });
    else {
      const { number, rest } = splitNumber(old);
      const renumbered = keyOf(rest) === keyOf(splitNumber(now).rest);
      if (renumbered) keep(comparison, now, number);
      else add(comparison, 'changed', { kind: 'changed', parts: wordChanges(old, now) });
    }
  }
};

const add = ({ counts, blocks }: Comparison, kind: 'added' | 'removed' | 'changed', block: ComparedBlock): void => {
  counts[kind] += 1;
  blocks.push(block);
};

const keep = ({ counts, blocks }: Comparison, text: string, was: string | null): void => {
  counts[was === null ? 'same' : 'renumbered'] += 1;
  const last = blocks.at(-1);
  if (last?.kind === 'same') last.paragraphs.push({ text, was });
  else blocks.push({ kind: 'same', paragraphs: [{ text, was }] });
};
