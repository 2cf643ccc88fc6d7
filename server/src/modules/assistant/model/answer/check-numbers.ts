import type { AiMessage, AnswerChecks } from '@bee/contracts/resource/ai';
import { isAmong, numbersIn } from '@bee/domain/stated-numbers';
import { lettersOf } from '../../../search/index.ts';

/** The text of an answer and its sources. */
type Checked = Pick<AiMessage, 'text' | 'refs' | 'blocks'>;

/**
 * Checks which numbers of an answer occur, by value, in its references or tables. Ignores citation marks, quoted
 * sentences (their numbers are those of the source) and sentences about missing data, which may repeat numbers of the
 * question.
 */
export const checkNumbers = ({ text, refs, blocks }: Checked): AnswerChecks => {
  // Nothing was looked up, so no number is presented as platform data.
  if (refs.length === 0 && blocks.length === 0) return { numbers: 0, bound: 0, unbound: [] };
  const known = [
    ...refs.map(({ quote, title, date, org }) => [title, org, date, quote]),
    ...blocks.map(wordsOf),
  ].flatMap((words) => numbersIn(words.filter(Boolean).join('\n')));
  const stated = numbersIn(
    withoutQuotes(text, refs)
      .replace(/\[\[\d+\]\]/g, ' ')
      .replace(ABSENCE, ''),
  ).filter(({ certain }) => certain);
  const unbound = stated.filter((number) => !isAmong(known, number));
  return {
    numbers: stated.length,
    bound: stated.length - unbound.length,
    unbound: [...new Set(unbound.map(({ text: written }) => written))],
  };
};

/** Removes list items that repeat a source verbatim, and the lines that introduce them. */
const withoutQuotes = (text: string, refs: Checked['refs']): string => {
  const quoted = refs.flatMap(({ cited }) => cited).map(lettersOf);
  const isQuote = (line: string) => {
    const said = lettersOf(line.replace(/^- (?:【[^】]*】)?/, '').replace(/\[\[\d+\]\]/g, ''));
    return line.startsWith('- ') && quoted.includes(said);
  };
  const lines = text.split('\n');
  return lines
    .filter((line, at) => {
      if (isQuote(line)) return false;
      const next = lines.slice(at + 1).find((other) => other.trim() !== '');
      return !(/^\*\*.*：$/.test(line) && next !== undefined && isQuote(next));
    })
    .join('\n');
};

const ABSENCE = /平台(?:没有|尚未|未能)[^。！？\n]*/g;

/** Text of a block before the browser loads its data, including the rows stored with older tables. */
const wordsOf = (block: AiMessage['blocks'][number]): (string | null)[] =>
  block.type === 'table'
    ? [block.title, block.as_of, ...(block.columns ?? []), ...(block.rows ?? []).flat()]
    : [block.title, block.as_of];
