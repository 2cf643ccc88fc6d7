/**
 * Ranks texts by BM25 over character pairs, as a search without a segmenter does. Baseline for the site's own search.
 */
export const pairRanking = (texts: readonly { id: string; text: string }[]) => {
  const postings = new Map<string, Map<number, number>>();
  const lengths = texts.map(({ text }, at) => {
    const pairs = pairsOf(text);
    for (const pair of pairs) {
      const places = postings.get(pair) ?? new Map<number, number>();
      places.set(at, (places.get(at) ?? 0) + 1);
      postings.set(pair, places);
    }
    return pairs.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (question: string, limit: number): string[] => {
    const scores = new Map<number, number>();
    for (const pair of new Set(pairsOf(question))) {
      const places = postings.get(pair);
      if (!places) continue;
      const idf = Math.log(1 + (texts.length - places.size + 0.5) / (places.size + 0.5));
      for (const [at, count] of places) {
        const length = 1 - B + (B * (lengths[at] ?? 0)) / mean;
        scores.set(at, (scores.get(at) ?? 0) + (idf * count * (K1 + 1)) / (count + K1 * length));
      }
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .flatMap(([at]) => texts[at]?.id ?? []);
  };
};

const K1 = 1.2;
const B = 0.75;

const pairsOf = (text: string): string[] => {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  ];
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};
