import type { AiMessage, AnswerChecks } from '@bee/contracts/resource/ai';
import { isAmong, numbersIn } from '@bee/domain/stated-numbers';

/** What an answer says and what it stands on. */
type Checked = Pick<AiMessage, 'text' | 'refs' | 'blocks'>;

/**
 * Which numbers of an answer stand, as values, in one of its references or tables. Citation marks are no numbers; a
 * sentence about what the platform does not have may name what was asked for.
 */
export const checkNumbers = ({ text, refs, blocks }: Checked): AnswerChecks => {
  const known = [
    ...refs.map(({ quote, title, date, org }) => [title, org, date, quote]),
    ...blocks.map(wordsOf),
  ].flatMap((words) => numbersIn(words.filter(Boolean).join('\n')));
  const stated = numbersIn(text.replace(/\[\[\d+\]\]/g, ' ').replace(ABSENCE, '')).filter(({ certain }) => certain);
  const unbound = stated.filter((number) => !isAmong(known, number));
  return {
    numbers: stated.length,
    bound: stated.length - unbound.length,
    unbound: [...new Set(unbound.map(({ text: written }) => written))],
  };
};

const ABSENCE = /平台(?:没有|尚未|未能)[^。！？\n]*/g;

/** What a block says before the browser has loaded it, and the rows that older tables carry. */
const wordsOf = (block: AiMessage['blocks'][number]): (string | null)[] =>
  block.type === 'table'
    ? [block.title, block.as_of, ...(block.columns ?? []), ...(block.rows ?? []).flat()]
    : [block.title, block.as_of];
