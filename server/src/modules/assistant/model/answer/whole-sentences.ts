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
