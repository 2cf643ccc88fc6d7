/** More than this is given out at the last comma; a model without punctuation keeps nobody waiting. */
const PATIENCE = 80;
const MAX_CHARACTERS = 400;

/**
 * Text that comes in pieces of any size, in sentences with the citations behind them. No link, image, tag or mark is
 * cut, as long as it is shorter than 400 characters.
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

/** Where the first part ends that can be given out; 0 when there is none yet. */
const endOf = (text: string): number => {
  // What comes behind the end may be a mark of the same sentence, so one more character is awaited.
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

/** Ends within a link, an image, a tag, a mark or bold words. */
const isOpen = (text: string): boolean =>
  /(?:\[[^\]\n]*|\[[^\]\n]*\]|\[[^\]\n]*\]\([^)\n]*|<[^<>\n]*)$/.test(text) && !/\[\[\d{1,6}\]\]$/.test(text);
