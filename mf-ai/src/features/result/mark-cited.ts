type Piece = { text: string; hit: boolean };

/** Splits a quote into pieces and marks the cited sentences. Only exact matches are marked. */
export const markCited = (quote: string, cited: readonly string[]): Piece[] => {
  const spans = cited
    .map((sentence) => ({ from: sentence ? quote.indexOf(sentence) : -1, length: sentence.length }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, length } of spans) {
    const end = from + length;
    if (end <= at) continue;
    const start = Math.max(from, at);
    if (start > at) pieces.push({ text: quote.slice(at, start), hit: false });
    pieces.push({ text: quote.slice(start, end), hit: true });
    at = end;
  }
  if (at < quote.length) pieces.push({ text: quote.slice(at), hit: false });
  return pieces;
};

const BEFORE = 24;

/** Starts the quote shortly before its first cited sentence; this is the collapsed preview. */
export const fromCited = (quote: string, cited: readonly string[]): string => {
  const first = Math.min(...cited.map((sentence) => quote.indexOf(sentence)).filter((at) => at >= 0));
  return Number.isFinite(first) && first > BEFORE * 2 ? `……${quote.slice(first - BEFORE)}` : quote;
};

/** The first `letters` characters, and whether anything was cut. */
export const clipPieces = (pieces: readonly Piece[], letters: number): { pieces: Piece[]; isCut: boolean } => {
  let left = letters;
  const kept = pieces.flatMap(({ text, hit }) => {
    const part = text.slice(0, left);
    left -= text.length;
    return part && left + text.length > 0 ? [{ text: part, hit }] : [];
  });
  return { pieces: kept, isCut: left < 0 };
};
