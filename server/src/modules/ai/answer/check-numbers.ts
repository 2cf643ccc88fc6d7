import type { AiMessage, AnswerChecks } from '@bee/contracts/resource/ai';
import { isAmong, numbersIn } from '@bee/domain/stated-numbers';
import { lettersOf } from '../../search/letters.ts';

/** What an answer says and what it stands on. */
type Checked = Pick<AiMessage, 'text' | 'refs' | 'blocks'>;

/**
 * Which numbers of an answer stand, as values, in one of its references or tables. Citation marks are no numbers, and
 * those of quoted sentences are stated by their source; a sentence about what the platform does not have may name what
 * was asked for.
 */
export const checkNumbers = ({ text, refs, blocks }: Checked): AnswerChecks => {
  // Nothing was looked up: what is said is no figure of the platform.
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

/** Without list items that repeat a source word for word, and what introduces them. */
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

/** What a block says before the browser has loaded it, and the rows that older tables carry. */
const wordsOf = (block: AiMessage['blocks'][number]): (string | null)[] =>
  block.type === 'table'
    ? [block.title, block.as_of, ...(block.columns ?? []), ...(block.rows ?? []).flat()]
    : [block.title, block.as_of];
