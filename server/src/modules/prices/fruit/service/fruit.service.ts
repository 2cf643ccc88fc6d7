import type { DataFor } from '@bee/contracts/operations';
import type { FruitRow } from '@bee/contracts/resource/fruit';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { priceLink } from '../../../../page-links.ts';
import { findSource, listSources, presentSource } from '../../../sources/index.ts';
import { historyWindow, spanOf } from '../../wholesale/model/history-window.ts';
import { historyAccess, historyRight } from '../../wholesale/model/vegetable.policy.ts';
import { presentPriceRow, presentSeries } from '../../wholesale/service/vegetable.presenter.ts';
import { isClosed, openDays } from '../../wholesale/store/open-days.ts';
import type { FigureRow } from '../../wholesale/store/price-figures.ts';
import { listSeries, readHistory } from '../../wholesale/store/price-history.repository.ts';
import { listPrices } from '../../wholesale/store/price-list.repository.ts';
import {
  countChoices,
  type FruitKey,
  type FruitSeries,
  findFruit,
  listKinds,
  readAverages,
} from '../store/fruit.repository.ts';

export const readFruitFilters = async (db: Db, type: string | undefined): Promise<DataFor<'fruit/filterInit'>> => {
  const [choices, sources] = await Promise.all([countChoices(db, type), listSources(db, 'fruit')]);
  return {
    types: choices?.types ?? [],
    categories: choices?.categories ?? [],
    areas: choices?.areas ?? [],
    units: (choices?.units ?? []).map(({ value, count }) => ({ value, title: `元/${value}`, count })),
    dates: choices?.min && choices.max ? { min: choices.min, max: choices.max } : null,
    source: presentSource(sources[0]),
  };
};

export const listFruits: ServiceOf<'fruit/getOtherAreaList', [viewer: Viewer | null]> = async (db, request, viewer) => {
  const { page, limit, category, type, production_area, addr, unit, date, kw, sort } = request;
  // The newest day is open to everyone.
  const open = date ? await openDays(db, 'origin', viewer) : null;
  if (open && isClosed(open, date)) return { list: [], total: 0, page, limit, updated_at: null, access: open.closed };
  const { rows, total, updatedAt } = await listPrices(db, {
    scope: 'origin',
    by: 'market',
    page,
    limit,
    name: category,
    spec: type,
    area: production_area,
    addr,
    variant: unit,
    date,
    kw,
    sort: sort === 'default' ? 'fresh' : sort,
  });
  const since = open?.since ?? null;
  return { list: rows.map((row) => presentFruitRow(row, since)), total, page, limit, updated_at: updatedAt };
};

/** @throws NotFound when there are no quotes for the fruit at the address */
export const readFruit: ServiceOf<'fruit/getDetail', [viewer: Viewer | null]> = async (db, key, viewer) => {
  const series = await fruitOf(db, key);
  const [kinds, source] = await Promise.all([listKinds(db, series), findSource(db, series.source_id)]);
  const dates = { min: series.first_date, max: series.date };
  const right = historyRight(viewer);
  const { shown, total } = historyWindow(dates, right, {});
  return {
    category: series.product,
    group: series.group_name,
    alias: series.alias,
    latest: presentFruitRow(series),
    kinds: kinds.map(({ id, type, unit }) => ({ type, unit, series_id: String(id) })),
    dates,
    access: historyAccess(right, shown, total),
    source: presentSource(source),
    updated_at: source?.retrieved_at ?? null,
  };
};

/** The address's own line first, then the compared lines, as many as the viewer's membership allows. */
export const readFruitChart: ServiceOf<'fruit/getEchart', [viewer: Viewer | null]> = async (
  db,
  { compare, freq, ...request },
  viewer,
) => {
  const own = await fruitOf(db, request);
  const right = historyRight(viewer);
  const every = await listSeries(db, own.product_id);
  const chosen = [String(own.id), ...compare]
    .filter((id, place, all) => all.indexOf(id) === place)
    .flatMap((id) => every.find((one) => String(one.id) === id) ?? [])
    .slice(0, right.markets);
  const { from, to, shown, total } = historyWindow(spanOf(chosen, own.date), right, request);
  const ids = chosen.map(({ id }) => id);
  const [points, source] = await Promise.all([
    from > to ? [] : readHistory(db, ids, from, to, freq),
    findSource(db, own.source_id),
  ]);
  return {
    series: chosen.map((series) => ({
      ...presentSeries(
        series,
        points.filter(({ series_id }) => series_id === series.id),
        freq,
        presentSource(source),
      ),
      name: [series.area, series.market, series.spec === own.spec ? null : series.spec].filter(Boolean).join(' '),
    })),
    unit: '元/公斤',
    from,
    to,
    access: historyAccess(right, shown, total),
    updated_at: source?.retrieved_at ?? null,
  };
};

export const readFruitAverages = async (db: Db, key: FruitKey): Promise<DataFor<'fruit/getAvgData'>> => {
  const series = await fruitOf(db, key);
  const averages = await readAverages(db, series);
  if (!averages) throw new Error('an aggregate always has one row');
  return { date: series.date, ...averages };
};

const fruitOf = async (db: Db, key: FruitKey): Promise<FruitSeries> => {
  const series = await findFruit(db, key);
  if (series) return series;
  const place = `${key.production_area}${key.addr}`;
  throw new NotFound(`没有“${place}”的“${key.category}”${key.type}（元/${key.unit}）；请从水果价格列表中选择`);
};

const presentFruitRow = (row: FigureRow, since: string | null = null): FruitRow => ({
  ...presentPriceRow(row, since),
  category: row.product,
  production_area: row.area ?? '',
  addr: row.market,
  type: row.spec,
  unit_key: row.variant,
  to: priceLink({ ...row, scope: 'origin', group: row.group_name, name: row.product }),
});
