export type Passage = { heading: string | null; text: string; page: number | null };

export type TextBlock = {
  heading: boolean;
  text: string;
  /** Page of the document, from 1; only for paged documents. */
  page?: number;
};

/** Returns a block for each non-empty line, with its page number. */
export const blocksOfPages = (texts: readonly string[]): TextBlock[] =>
  texts.flatMap((text, index) =>
    text.split('\n').flatMap((line) => (line ? [{ heading: false, text: line, page: index + 1 }] : [])),
  );

const LIMIT = 500;

/**
 * Cuts text into passages of about 500 characters at paragraph ends, or at sentence ends within long paragraphs. A
 * heading is attached to the text that follows it. Passages never cross a page boundary.
 */
export const cutPassages = (blocks: readonly TextBlock[]): Passage[] => {
  const passages: Passage[] = [];
  let heading: string | null = null;
  let page: number | null = null;
  let open = '';
  const close = () => {
    if (open) passages.push({ heading, text: open, page });
    open = '';
  };
  for (const block of blocks) {
    if ((block.page ?? null) !== page) close();
    page = block.page ?? null;
    if (block.heading) {
      close();
      heading = block.text;
      continue;
    }
    for (const piece of pieces(block.text)) {
      if (open && open.length + piece.length > LIMIT) close();
      open = open ? `${open}\n${piece}` : piece;
    }
  }
  close();
  return passages;
};

const pieces = (text: string): string[] => {
  if (text.length <= LIMIT) return [text];
  const out: string[] = [];
  let open = '';
  for (const sentence of text.match(/[^。！？；]+[。！？；]?/g) ?? [text]) {
    for (let start = 0; start < sentence.length; start += LIMIT) {
      const part = sentence.slice(start, start + LIMIT);
      if (open && open.length + part.length > LIMIT) {
        out.push(open);
        open = '';
      }
      open += part;
    }
  }
  if (open) out.push(open);
  return out;
};
