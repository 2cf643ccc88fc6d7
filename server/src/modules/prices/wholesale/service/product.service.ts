import { daysBetween } from '@bee/domain/calendar-day';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { findSource, presentSource } from '../../../sources/index.ts';
import { spanOf } from '../model/history-window.ts';
import { isMonthly, shownWindow } from '../model/shown-window.ts';
import { historyRight } from '../model/vegetable.policy.ts';
import { readNational } from '../store/national-prices.repository.ts';
import { listSeries, readHistory, readSeason, type SeriesRow } from '../store/price-history.repository.ts';
import { findHeadlines } from '../store/price-list.repository.ts';
import { listProductTags, listRelatedProducts } from '../store/product.repository.ts';
import { presentPriceRow, presentSeries } from './vegetable.presenter.ts';

type ProductKey = { group: string; name: string; type: string; spec?: string | undefined };

/** @throws NotFound if the product has no wholesale prices */
export const readProduct: ServiceOf<'vegetable/getDetail', [viewer: Viewer | null]> = async (db, key, viewer) => {
  const { headlines, headline } = await findProduct(db, key);
  const right = historyRight(viewer);
  const series = await listSeries(db, headline.product_id);
  const own = series.filter(({ id }) => id === headline.id);
  const [season, source, tags, related] = await Promise.all([
    readSeason(db, headline.id, shownWindow(own, spanOf(own, headline.date), right, {}).from),
    findSource(db, headline.source_id),
    listProductTags(db, headline.product),
    listRelatedProducts(db, headline.product_id, headline.group_name),
  ]);
  const ofSpec = series.filter(({ spec }) => spec === headline.spec);
  const dates = spanOf(ofSpec, headline.date);
  return {
    group: headline.group_name,
    name: headline.product,
    type: '1',
    class_id: headline.class_id,
    alias: headline.alias,
    specs: headlines.map(({ spec }) => ({
      title: spec,
      markets: series.filter((one) => one.spec === spec).length,
    })),
    unit_base: '元/公斤',
    latest: presentPriceRow(headline),
    quality: qualityOf(headline, ofSpec),
    season,
    dates,
    tags,
    related,
    access: shownWindow(ofSpec, dates, right, {}).access,
    source: presentSource(source),
    updated_at: source?.retrieved_at ?? null,
  };
};

/** Price history of a product in one or several markets, limited to the days and markets that the viewer may see. */
export const readChart: ServiceOf<'vegetable/getEchart', [viewer: Viewer | null]> = async (db, request, viewer) => {
  const { headline } = await findProduct(db, request);
  const right = historyRight(viewer);
  const ofSpec = (await listSeries(db, headline.product_id)).filter(({ spec }) => spec === headline.spec);
  const wanted = request.markets.length > 0 ? request.markets : [headline.market_id];
  const chosen = wanted
    .flatMap((market) => ofSpec.find(({ market_id }) => market_id === market) ?? [])
    .slice(0, right.markets);
  const { from, to, access } = shownWindow(chosen, spanOf(chosen, headline.date), right, request);
  // If all series are quoted once a month, days without a quote are not gaps.
  const freq = isMonthly(chosen) ? 'M' : request.freq;
  const [points, national, source] = await Promise.all([
    from > to
      ? []
      : readHistory(
          db,
          chosen.map(({ id }) => id),
          from,
          to,
          freq,
        ),
    request.national
      ? readNational(
          db,
          ofSpec.map(({ id }) => id),
          { from, to, freq },
        )
      : null,
    findSource(db, headline.source_id),
  ]);
  return {
    series: chosen.map((series) =>
      presentSeries(
        series,
        points.filter(({ series_id }) => series_id === series.id),
        freq,
        presentSource(source),
      ),
    ),
    national,
    unit: '元/公斤',
    from,
    to,
    access,
    updated_at: source?.retrieved_at ?? null,
  };
};

const findProduct = async (db: Db, { group, name, type, spec }: ProductKey) => {
  const headlines = type === '1' ? await findHeadlines(db, group, name) : [];
  const headline = spec === undefined ? headlines[0] : headlines.find((one) => one.spec === spec);
  if (!headline) throw new NotFound(`没有“${name}”的行情，可能已停报；请从行情列表中选择`);
  return { headlines, headline };
};

/** The series of a product and spec in a market; without a market its headline series. @throws NotFound */
export const findSeriesOf = async (db: Db, key: ProductKey, marketId: string | undefined) => {
  const { headline } = await findProduct(db, key);
  const ofSpec = (await listSeries(db, headline.product_id)).filter(({ spec }) => spec === headline.spec);
  const series = ofSpec.find(({ market_id }) => market_id === (marketId ?? headline.market_id));
  if (!series) throw new NotFound(`“${key.name}”在这个市场没有报价；请从各市场报价中选择`);
  return { product: { name: headline.product, alias: headline.alias }, series };
};

type Headline = Awaited<ReturnType<typeof findHeadlines>>[number];

/** Number of markets quoted within a week of the headline, and the headline's deviation from their median. */
const qualityOf = (headline: Headline, series: SeriesRow[]) => {
  const fresh = series.filter(({ last_date }) => Math.abs(daysBetween(last_date, headline.date)) < 7);
  const median = medianOf(fresh.flatMap(({ avg }) => avg ?? []));
  return {
    markets: fresh.length,
    age_days: headline.stale_days,
    median,
    dev_pct: median && headline.avg !== null ? Math.round(1000 * (headline.avg / median - 1)) / 10 : null,
  };
};

const medianOf = (values: number[]): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? null : Math.round(50 * (low + high)) / 100;
};
