import { Unavailable } from '../../../../http/errors.ts';

/** Milliseconds until the first value, between two values, and in total. */
export type TimeLimits = { firstMs: number; gapMs: number; wholeMs: number };

/** @throws Unavailable when the source exceeds a limit; the source is asked to return but is not awaited. */
export async function* withinTime<Value>(
  source: AsyncIterable<Value>,
  { firstMs, gapMs, wholeMs }: TimeLimits,
): AsyncGenerator<Value> {
  const iterator = source[Symbol.asyncIterator]();
  const until = performance.now() + wholeMs;
  let patience = firstMs;
  try {
    for (;;) {
      const step = iterator.next();
      step.catch(() => undefined); // it may reject after the loop has ended
      const next = await inTime(step, Math.min(patience, until - performance.now()));
      if (next.done) return;
      yield next.value;
      patience = gapMs;
    }
  } finally {
    iterator.return?.()?.catch(() => undefined);
  }
}

const inTime = <Value>(promise: Promise<Value>, ms: number): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unavailable('模型服务没有及时应答，请重试')), Math.max(0, ms));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Longer text is emitted at its last comma, so that a model without full stops does not delay the output. */
const PATIENCE = 80;
const MAX_CHARACTERS = 400;

/**
 * Regroups text pieces of any size into sentences with the citations after them. Links, images, tags and marks shorter
 * than 400 characters are not split.
 */
export async function* wholeSentences(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    for (let end = endOf(held); end > 0; end = endOf(held)) {
      yield held.slice(0, end);
      held = held.slice(end);
    }
  }
  if (held) yield held;
}

/** End of the first part that can be emitted; 0 if there is none yet. */
const endOf = (text: string): number => {
  // The end may be followed by a citation of the same sentence, so one more character is needed.
  for (const { index, 0: mark } of text.matchAll(/[。！？；\n]+[”」』）]?(?:\[\[\d{1,6}\]\])*(?=[^[])/g)) {
    const end = index + mark.length;
    if (!isOpen(text.slice(0, end))) return end;
  }
  if (text.length > PATIENCE) {
    for (const { index, 0: mark } of [...text.matchAll(/[，、：,](?=[^[])/g)].reverse()) {
      const end = index + mark.length;
      if (!isOpen(text.slice(0, end))) return end;
    }
  }
  return text.length > MAX_CHARACTERS ? MAX_CHARACTERS : 0;
};

/** True if the text ends inside a link, an image, a tag or a mark. */
const isOpen = (text: string): boolean =>
  /(?:\[[^\]\n]*|\[[^\]\n]*\]|\[[^\]\n]*\]\([^)\n]*|<[^<>\n]*)$/.test(text) && !/\[\[\d{1,6}\]\]$/.test(text);

const SHORTEST = 8;
const REPEATS = 3;

/** Omits repeated sentences; ends when the text only repeats itself. */
export async function* withoutLoops(sentences: AsyncIterable<string>): AsyncGenerator<string> {
  const seen = new Set<string>();
  let repeated = 0;
  for await (const sentence of sentences) {
    if (/(.{2,60}?)\1{5,}/u.test(sentence)) return;
    const core = sentence.replace(/\[\[\d+\]\]|[^\p{L}\p{N}]/gu, '');
    if (core.length >= SHORTEST && seen.has(core)) {
      repeated += 1;
      if (repeated === REPEATS) return;
      continue;
    }
    seen.add(core);
    if (core) repeated = 0;
    yield sentence;
  }
}
