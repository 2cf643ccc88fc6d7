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
