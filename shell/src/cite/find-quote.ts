/** Not part of the page's text: lists of links, hidden elements, content that is being replaced. */
const UNREAD = 'script, style, noscript, template, nav, textarea, [hidden], [aria-busy="true"], .bee-quiet';
/** Reference marks such as `[2]` after a sentence of the encyclopedia; quotations do not contain them. */
const REFERENCE = /\[\d{1,3}\]/g;
const SHORTEST = 2;

/**
 * Finds the first text below `root` that equals the quotation. Ignores white space, full-width forms and element
 * boundaries. Null where the quotation does not occur literally.
 */
export const findQuote = (root: Element, quote: string): Range | null => {
  const needle = withoutReferences(fold(quote)).signs;
  if (needle.length < SHORTEST) return null;
  const text = textOf(root);
  const { signs, places } = withoutReferences(fold(text.joined));
  const at = signs.indexOf(needle);
  const [first, last] = [places[at], places[at + needle.length - 1]];
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  const [start, end] = [text.nodeAt(first), text.nodeAt(last)];
  range.setStart(start.node, first - start.from);
  range.setEnd(end.node, last - end.from + charAt(text.joined, last).length);
  return range;
};

type Folded = {
  signs: string;
  /** For each character of the normalized text its position in the original. */
  places: number[];
};

const charAt = (text: string, place: number): string => String.fromCodePoint(text.codePointAt(place) ?? 0);

const fold = (text: string): Folded => {
  const signs: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const char of text) {
    const plain = char < '\u0080' ? char : char.normalize('NFKC');
    for (const sign of plain.split('')) {
      if (/[\s\u200b-\u200d\u2060\ufeff\u00ad]/.test(sign)) continue;
      signs.push(sign);
      places.push(at);
    }
    at += char.length;
  }
  return { signs: signs.join(''), places };
};

const withoutReferences = ({ signs, places }: Folded): Folded => {
  const gaps = [...signs.matchAll(REFERENCE)];
  if (gaps.length === 0) return { signs, places };
  const kept: number[] = [];
  let from = 0;
  for (const { index, 0: mark } of gaps) {
    kept.push(...places.slice(from, index));
    from = index + mark.length;
  }
  return { signs: signs.replace(REFERENCE, ''), places: kept.concat(places.slice(from)) };
};

type Piece = { node: Text; from: number };

const textOf = (root: Element) => {
  const pieces: Piece[] = [];
  let joined = '';
  const accept = (node: Node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    return node instanceof Element && node.matches(UNREAD) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, accept);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    pieces.push({ node: node as Text, from: joined.length });
    joined += (node as Text).data;
  }
  const nodeAt = (place: number): Piece => {
    let [low, high] = [0, pieces.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((pieces[middle]?.from ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return pieces[low] as Piece;
  };
  return { joined, nodeAt };
};
