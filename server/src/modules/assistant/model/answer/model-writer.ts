import { BusinessError, Unavailable } from '../../../../http/errors.ts';
import type { LanguageModel } from '../../../../providers/language-model/language-model.ts';
import type { Brief, WriteAnswer } from './answer-writer.ts';
import { createCitationCheck } from './check-citations.ts';
import { fitSources } from './claim-fit.ts';
import { messagesFor } from './model-prompt.ts';
import { plainText } from './plain-text.ts';
import { wholeSentences } from './whole-sentences.ts';
import { type TimeLimits, withinTime } from './within-time.ts';
import { withoutLoops } from './without-loops.ts';

type Options = {
  limits: TimeLimits;
  /** Writes the answer if the model fails or cites nothing. */
  instead: WriteAnswer;
  report(error: unknown): void;
};

/** In characters; ten times the limit of rule 4 of the prompt. */
const LONGEST = 4000;
/** A text of this many characters without a valid citation is not based on the sources. */
const UNFOUNDED = 600;
/** A plain "nothing found" needs no source. */
const REFUSAL = /^[^\d]{0,80}(?:没有找到|未找到|无法回答|没有相关)[^\d]{0,120}$/;

/**
 * Writes the answer with a language model from the gathered data. Readers receive complete, checked sentences: valid
 * citations, no links, no repetition, and nothing before the first citation. If the model fails or cites nothing by
 * then, `instead` writes the answer; if it fails later, the text so far is retained and the answer fails.
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

/** Holds text back until the first citation; ends if none appears within the limit. */
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
