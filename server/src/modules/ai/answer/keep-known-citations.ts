/** Takes citations of references that do not exist out of a text that comes in pieces, wherever a piece ends. */
export async function* keepKnownCitations(pieces: AsyncIterable<string>, known: number): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    const open = held.search(/\[(\[\d{0,3}\]?)?$/);
    const ready = open < 0 ? held : held.slice(0, open);
    held = open < 0 ? '' : held.slice(open);
    const text = clean(ready, known);
    if (text) yield text;
  }
  if (held) yield clean(held, known);
}

const clean = (text: string, known: number): string =>
  text.replace(/\[\[(\d+)\]\]/g, (mark, no: string) => (Number(no) >= 1 && Number(no) <= known ? mark : ''));
