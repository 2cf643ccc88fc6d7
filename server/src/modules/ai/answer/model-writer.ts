import { BusinessError, Unavailable } from '../../../http/errors.ts';
import type { LanguageModel } from '../../../providers/language-model/language-model.ts';
import type { Brief, WriteAnswer } from './answer-writer.ts';
import { createCitationCheck } from './check-citations.ts';
import { fitSources } from './claim-fit.ts';
import { messagesFor } from './model-prompt.ts';
import { plainText } from './plain-text.ts';
import { wholeSentences } from './whole-sentences.ts';
import { type TimeLimits, withinTime } from './within-time.ts';
import { withoutLoops } from './without-loops.ts';

type Options = {
  limits: TimeLimits /** Writes when the model does not. */;
  instead: WriteAnswer;
  report(error: unknown): void;
};

/** Characters; rule 4 asks for a tenth of it. */
const LONGEST = 4000;
/** So much without a single citation that holds is no answer from sources. */
const UNFOUNDED = 600;
/** An honest "nothing found" needs no source. */
const REFUSAL = /^[^\d]{0,80}(?:没有找到|未找到|无法回答|没有相关)[^\d]{0,120}$/;

/**
 * Lets a language model write from what was gathered. Readers see whole sentences, checked: citations that hold, no
 * links, no repetition, and nothing before the first citation. Where the model fails or cites nothing by then, the other
 * writer takes its place; where it breaks off later, what it has written stays and the answer fails.
 */
export const modelWriter = (model: LanguageModel, { limits, instead, report }: Options): WriteAnswer =>
  async function* (brief, signal) {
    const ending = new AbortController();
    const pieces = model.complete(messagesFor(brief), AbortSignal.any([signal, ending.signal]));
    let shown = 0;
    let why = '模型的回答没有注明出处，改为摘录资料';
    try {
      for await (const sentence of founded(checked(withinTime(pieces, limits), brief))) {
        shown += sentence.length;
        yield sentence;
        if (shown > LONGEST) {
          yield { type: 'step', kind: 'read', text: '回答过长，已在此结束' };
          return;
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof BusinessError)) throw error;
      report(error);
      if (shown > 0) throw new Unavailable('模型服务中断，已写好的部分保留，可重新生成');
      why = '模型暂时不可用，改为摘录资料';
    } finally {
      ending.abort();
    }
    if (shown > 0 || signal.aborted) return;
    yield { type: 'step', kind: 'read', text: why };
    yield* instead(brief, signal);
  };

async function* checked(pieces: AsyncIterable<string>, { numbering }: Brief): AsyncGenerator<string> {
  const check = createCitationCheck(fitSources(numbering.refs('')));
  for await (const sentence of withoutLoops(wholeSentences(pieces))) {
    const text = check(plainText(sentence));
    if (text) yield text;
  }
}

/** Keeps everything back until something is cited; ends when nothing is. */
async function* founded(sentences: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let isFounded = false;
  for await (const sentence of sentences) {
    if (isFounded) {
      yield sentence;
      continue;
    }
    held += sentence;
    isFounded = /\[\[\d+\]\]/.test(held);
    if (isFounded) yield held.trimStart();
    else if (held.length > UNFOUNDED) return;
  }
  if (!isFounded && REFUSAL.test(held.trim())) yield held.trim();
}
