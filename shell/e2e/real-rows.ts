import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A line of the real files, parsed without any code of the importer. */
export type PriceLine = { date: string; name: string; spec: string; low: number; avg: number; high: number };
export type Law = { title: string; date: string | null; text: string };
export type NewsText = { title: string; date: string | null; text: string };

const ndjson = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

export const readLaws = (folder: string) => ndjson<Law>(path.join(folder, 'policy/laws_agri.ndjson'));
export const readNews = (folder: string) => ndjson<NewsText>(path.join(folder, 'news/news_docs.ndjson'));

/** All lines of the price file; U+FEFF is removed from names. */
export const readPriceLines = (folder: string): PriceLine[] =>
  readFileSync(path.join(folder, 'prices/xinfadi_2013_2014.csv'), 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [date = '', , , name = '', spec = '', , low, avg, high] = line.split(',');
      return {
        date,
        name: name.replaceAll('\uFEFF', '').trim(),
        spec,
        low: Number(low),
        avg: Number(avg),
        high: Number(high),
      };
    });

export const isPossible = ({ low, avg, high }: PriceLine) => low > 0 && avg > 0 && high > 0 && low <= high;

const keyOf = ({ date, name, spec }: PriceLine) => [date, name, spec].join('|');

/** The last valid line of each key: an import that follows the rules keeps these. */
export const lastOfEachKey = (lines: PriceLine[]): PriceLine[] => [
  ...new Map(lines.filter(isPossible).map((line) => [keyOf(line), line])).values(),
];

export const repeated = (lines: PriceLine[]): PriceLine[][] =>
  [...grouped(lines.filter(isPossible)).values()].filter((group) => group.length > 1);

const grouped = (lines: PriceLine[]): Map<string, PriceLine[]> => {
  const groups = new Map<string, PriceLine[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
};

/** Calendar days without a line between the first and the last one. */
export const daysWithout = (lines: PriceLine[]): string[] => {
  const days = new Set(lines.map(({ date }) => date));
  const sorted = [...days].sort();
  const missing: string[] = [];
  const last = sorted.at(-1) ?? '';
  for (const day = new Date(`${sorted[0]}T00:00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const text = day.toISOString().slice(0, 10);
    if (text >= last) return missing;
    if (!days.has(text)) missing.push(text);
  }
};

/** Selects the same items in every run: a linear congruential generator with a fixed seed. */
export const pick = <Item>(items: Item[], count: number, seed = 20260701): Item[] => {
  let state = seed;
  const chosen = new Set<Item>();
  while (chosen.size < Math.min(count, items.length)) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const item = items[state % items.length];
    if (item !== undefined) chosen.add(item);
  }
  return [...chosen];
};
