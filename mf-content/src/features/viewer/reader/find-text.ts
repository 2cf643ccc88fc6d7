/** Concatenated text of a page's items, and the offset of each item in it. */
export type PageText = { text: string; starts: number[] };

/** `start` and `end` are offsets in the text of the page. */
export type Match = { page: number; start: number; end: number };

const MAX_MATCHES = 1000;

export const joinItems = (items: readonly string[]): PageText => {
  const starts: number[] = [];
  let text = '';
  for (const item of items) {
    starts.push(text.length);
    text += item;
  }
  return { text, starts };
};

/** Matches across lines and items; ignores case, full width and spaces, as Chinese text set in columns requires. */
export const findInPage = (page: number, { text }: PageText, wanted: string, room = MAX_MATCHES): Match[] => {
  const needle = fold(wanted).signs;
  if (!needle) return [];
  const { signs, places } = fold(text);
  const matches: Match[] = [];
  for (
    let at = signs.indexOf(needle);
    at >= 0 && matches.length < room;
    at = signs.indexOf(needle, at + needle.length)
  ) {
    const last = places[at + needle.length - 1] ?? 0;
    matches.push({ page, start: places[at] ?? 0, end: last + 1 });
  }
  return matches;
};

/** The item that contains an offset, and the offset within that item. */
export const itemAt = ({ starts }: PageText, place: number): { item: number; offset: number } => {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return { item: low, offset: place - (starts[low] ?? 0) };
};

const fold = (text: string): { signs: string; places: number[] } => {
  let signs = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const sign = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : (text[at] ?? '');
    if (/\s/.test(sign)) continue;
    const lower = sign.toLowerCase();
    signs += lower.length === 1 ? lower : sign;
    places.push(at);
  }
  return { signs, places };
};
