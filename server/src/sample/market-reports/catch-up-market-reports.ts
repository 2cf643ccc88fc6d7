import { type Insertable, sql } from 'kysely';
import { touchTags } from '../../cache/tag.repository.ts';
import type { Database, Db } from '../../db/schema.ts';
import { indexNewMarketReports } from '../../modules/prices/wholesale/store/index-market-reports.ts';
import { composeText } from '../../text/rich-text.ts';
import { marketFile } from '../prices/price-files.ts';
import { sampleSource } from '../sample-source.ts';
import { type MarketMean, type MeanSpan, mediansOf, readMeans } from './market-means.ts';
import { type ReportSpan, reportSpans } from './report-spans.ts';
import { reportWords } from './report-words.ts';
import { reportedPrices } from './reported-prices.ts';

/**
 * Adds the weekly reports and surveys that are due and not there, from the quotes as they are stored. Nothing is added
 * where an import has put real prices in the place of the samples. Who adds very many makes them findable later.
 * @returns their number
 */
export const catchUpMarketReports = async (
  db: Db,
  today: string,
  { findable }: { findable: 'at once' | 'later' } = { findable: 'at once' },
): Promise<number> => {
  const due = await dueReports(db, today);
  if (due.length === 0) return 0;
  // Written before the transaction: on the embedded database nobody else could read for seconds.
  const { sourceId } = await sampleSource(db, 'market_report', today);
  const drafts = await writeReports(db, due, sourceId);
  if (drafts.length === 0) return 0;
  return db.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('market_report')
      .values(drafts)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (findable === 'at once') await indexNewMarketReports(transaction);
    await touchTags(transaction, ['prices', 'search']);
    return added.length;
  });
};

type DueReport = { id: string; market: { id: string; name: string }; span: ReportSpan };

const dueReports = async (db: Db, today: string): Promise<DueReport[]> => {
  const [markets, stored] = await Promise.all([
    db
      .selectFrom('price_series')
      .where('sample', '=', true)
      .where('scope', '=', 'market')
      .select('market_id')
      // Products out of season have their quotes before the time that the others cover.
      .select(({ fn }) => [
        sql<string>`percentile_disc(0.5) within group (order by first_date)`.as('first'),
        fn.max('last_date').as('last'),
      ])
      .groupBy('market_id')
      .execute(),
    db.selectFrom('market_report').select('id').execute(),
  ]);
  const known = new Set(stored.map(({ id }) => id));
  const firstOf = new Map(markets.map(({ market_id, first }) => [market_id, first]));
  // All markets are loaded up to the same day, on which those that report once a week may have no quotes.
  const last = markets
    .flatMap((market) => market.last ?? [])
    .sort()
    .at(-1);
  return marketFile.read().flatMap((market, index) => {
    const first = firstOf.get(market.id);
    if (!first || !last) return [];
    return (
      reportSpans(today, index, market.weekday)
        .map((span) => ({ id: `m${span.kind[0]}-${market.id}-${span.date}`, market, span }))
        // Quotes may come later than the day: what is not complete yet waits for the next look.
        .filter(({ id, span }) => !known.has(id) && span.beforeFrom >= first && span.to <= last)
    );
  });
};

const writeReports = async (db: Db, due: DueReport[], sourceId: number) => {
  const meansOf = await readMeans(
    db,
    due.flatMap(({ span }) => [span, beforeOf(span)]),
  );
  const drafts: Insertable<Database['market_report']>[] = [];
  for (const { id, market, span } of due) {
    const now = meansOf(span);
    const before = meansOf(beforeOf(span));
    const own = (means: MarketMean[]) => means.filter(({ market_id }) => market_id === market.id);
    const rows = reportedPrices(span, own(now), own(before), mediansOf(now));
    const words = reportWords(market.name, span, rows);
    if (!words) continue;
    drafts.push({
      id,
      kind: span.kind,
      market_id: market.id,
      source_id: sourceId,
      date: span.date,
      span_from: span.from,
      span_to: span.to,
      before_from: span.beforeFrom,
      before_to: span.beforeTo,
      title: words.title,
      author: span.kind === 'weekly' ? '市场监测组' : '市场调研组',
      summary: words.summary,
      content_html: composeText(words.blocks).html,
      up: words.up,
      down: words.down,
      rows: JSON.stringify(rows),
      sample: true,
    });
  }
  return drafts;
};

const beforeOf = ({ beforeFrom: from, beforeTo: to }: ReportSpan): MeanSpan => ({ from, to });
