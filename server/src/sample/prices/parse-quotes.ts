/**
 * Quotes of one series in the order of their days: days since 1970-01-01, prices in hundredths of 元/公斤, `NO_PRICE`
 * where the source gives no range.
 */
export type Quotes = { day: number[]; low: number[]; avg: number[]; high: number[]; outliers: Set<number> };

export const NO_PRICE = -1;

export type PriceColumn = 'min_price' | 'avg_price' | 'max_price' | 'flag';

const [COMMA, LINE_END, POINT, ZERO] = [0x2c, 0x0a, 0x2e, 0x30];
const DAY_MS = 86_400_000;

/**
 * Reads quotes from the bytes of a CSV file, without a text per row: a first start reads 1.2 million rows.
 * Rows of a series are next to each other; fields have no quotes, prices at most two decimals.
 */
export const parseQuotes = (
  bytes: Uint8Array,
  keyLength: number,
  prices: readonly PriceColumn[],
): Map<string, Quotes> => {
  const found = new Map<string, Quotes>();
  const decoder = new TextDecoder();
  let at = bytes.indexOf(LINE_END) + 1;
  let [keyFrom, keyTo] = [at, at];
  let quotes: Quotes | undefined;

  const continuesKey = () => {
    for (let place = keyFrom, own = at; place <= keyTo; place++, own++) if (bytes[place] !== bytes[own]) return false;
    return true;
  };
  const nextSeries = (): Quotes => {
    keyFrom = at;
    keyTo = bytes.indexOf(COMMA, at);
    for (let column = 1; column < keyLength; column++) keyTo = bytes.indexOf(COMMA, keyTo + 1);
    const key = decoder.decode(bytes.subarray(keyFrom, keyTo));
    const series = found.get(key) ?? { day: [], low: [], avg: [], high: [], outliers: new Set<number>() };
    found.set(key, series);
    return series;
  };
  const digits = (from: number, count: number) => {
    let value = 0;
    for (let place = from; place < from + count; place++) value = value * 10 + (bytes[place] ?? 0) - ZERO;
    return value;
  };
  /** Leaves `at` after the separator. */
  const hundredths = () => {
    let [value, decimals] = [0, -1];
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === COMMA || byte === LINE_END) break;
      if (byte === POINT) decimals = 0;
      else {
        value = value * 10 + byte - ZERO;
        if (decimals >= 0) decimals++;
      }
    }
    at++;
    return decimals === 2 ? value : decimals === 1 ? value * 10 : value * 100;
  };

  while (at < bytes.length) {
    if (!quotes || !continuesKey()) quotes = nextSeries();
    at += keyTo - keyFrom + 1;
    const day = Date.UTC(digits(at, 4), digits(at + 5, 2) - 1, digits(at + 8, 2)) / DAY_MS;
    at += 11;
    let [low, avg, high] = [NO_PRICE, NO_PRICE, NO_PRICE];
    for (const column of prices) {
      if (column === 'min_price') low = hundredths();
      else if (column === 'avg_price') avg = hundredths();
      else if (column === 'max_price') high = hundredths();
      else {
        const end = bytes.indexOf(LINE_END, at);
        if (end > at) quotes.outliers.add(day);
        at = end + 1;
      }
    }
    quotes.day.push(day);
    quotes.low.push(low);
    quotes.avg.push(avg);
    quotes.high.push(high);
  }
  return found;
};
