/** Age in days up to which quotes of several markets are compared, counted back from the newest day of the data. */
export const COMPARED_DAYS = 7;

type Quote = { price_avg: number | null; stale_days: number };

/** Quotes with an average that are recent enough to be compared, the cheapest first. */
export const comparableQuotes = <Row extends Quote>(rows: readonly Row[]): (Row & { price_avg: number })[] =>
  rows
    .filter((row): row is Row & { price_avg: number } => row.price_avg !== null && row.stale_days <= COMPARED_DAYS)
    .sort((a, b) => a.price_avg - b.price_avg);
