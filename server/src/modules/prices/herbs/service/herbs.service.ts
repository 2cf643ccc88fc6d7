import type { DataFor } from '@bee/contracts/operations';
import type { HerbRow } from '@bee/contracts/resource/herbs';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../../http/route.ts';
import { priceLink } from '../../../../page-links.ts';
import { nameLetter } from '../../../../text/name-letter.ts';
import { readTag } from '../../../publishing/index.ts';
import { findSource, listSources, presentSource } from '../../../sources/index.ts';
import { spanOf } from '../../wholesale/model/history-window.ts';
import { shownWindow } from '../../wholesale/model/shown-window.ts';
import { historyRight } from '../../wholesale/model/vegetable.policy.ts';
import { presentPriceRow } from '../../wholesale/service/vegetable.presenter.ts';
import type { FigureRow } from '../../wholesale/store/price-figures.ts';
import { readHistory } from '../../wholesale/store/price-history.repository.ts';
import { listPrices } from '../../wholesale/store/price-list.repository.ts';
import { presentTrends } from '../model/present-trends.ts';
import { rarestStep, reportStep } from '../model/report-step.ts';
import { readEvents } from '../store/herb-events.ts';
import { countFacets, findSpecIds, type HerbSeries, listHerbSeries, listHerbs } from '../store/herbs.repository.ts';
import { analyseHerb } from './analyse-herb.ts';

export const listCategories = async (db: Db): Promise<DataFor<'herbs/getCategoryList'>> => {
  const herbs = await listHerbs(db);
  return [...new Set(herbs.map(({ group_name }) => group_name))].map((group) => {
    const children = herbs.filter(({ group_name }) => group_name === group);
    return {
      id: group,
      title: group,
      letter: nameLetter(group),
      count: children.reduce((sum, { count }) => sum + count, 0),
      children: children.map(({ id, name, letter, count }) => ({ id, title: name, letter, count })),
    };
  });
};

export const listHerbPrices: ServiceOf<'herbs/getHerbsList'> = async (db, request) => {
  const { page, limit, cate_id, letter, market, herb, spec, origin, kw, every_market, moved, sort } = request;
  const filter = { group: cate_id, letter, market_id: market };
  const [{ rows, total, updatedAt }, facets, sources] = await Promise.all([
    listPrices(db, {
      ...{ ...filter, scope: 'herb', page, limit, name: herb, spec, variant: origin, kw, moved },
      by: every_market ? 'market' : 'product',
      sort: every_market && sort === 'default' ? 'grade' : sort,
    }),
    countFacets(db, filter),
    listSources(db, 'herbs'),
  ]);
  const specIds = await findSpecIds(
    db,
    rows.map(({ id }) => id),
  );
  return {
    list: rows.map((row) => presentHerbRow(row, specIds.get(row.id) ?? row.id)),
    total,
    page,
    limit,
    facets: { market: facets?.market ?? [], letter: facets?.letter ?? [] },
    updated_at: updatedAt,
    dates: facets?.min && facets.max ? { min: facets.min, max: facets.max } : null,
    source: presentSource(sources[0]),
  };
};

/** @throws NotFound when the specification or the tag of events does not exist */
export const readHerbChart: ServiceOf<'herbs/getEchart', [context: Pick<CallContext, 'viewer' | 'today'>]> = async (
  db,
  request,
  { viewer, today },
) => {
  const every = await seriesOfHerb(db, request.spec_id);
  const [asked] = every.filter(({ id }) => String(id) === request.spec_id);
  if (!asked) throw new Error('the herb of a series has that series');
  const right = historyRight(viewer);
  const ofKind = every.filter((one) => sameKind(one, asked));
  const specId = ofKind.find(({ headline }) => headline)?.id ?? asked.id;
  const freq = request.freq ?? rarestStep(ofKind.map(reportStep));
  // The total trend includes all markets; the viewer's membership limits the number of individual market lines.
  const wanted = request.markets.length > 0 ? request.markets : ofKind.map(({ market_id }) => market_id);
  const shownMarkets = wanted
    .flatMap((market) => ofKind.find(({ market_id }) => market_id === market) ?? [])
    .slice(0, right.markets);
  const dates = spanOf(
    ofKind.map(({ first_date, date }) => ({ first_date, last_date: date })),
    asked.date,
  );
  const { from, to, access } = shownWindow(ofKind, dates, right, request);
  const ids = ofKind.map(({ id }) => id);
  const [points, source, analysis, events] = await Promise.all([
    from > to ? [] : readHistory(db, ids, from, to, freq),
    findSource(db, asked.source_id),
    request.analysis ? analyseHerb(db, specId, today) : null,
    request.events_tag ? readTag(db, request.events_tag).then(({ id }) => readEvents(db, id, from, to)) : null,
  ]);
  return {
    herb: { name: asked.product, group: asked.group_name, spec: asked.spec || null, origin: asked.origin },
    kinds: every
      .filter(({ headline }) => headline)
      .map((one) => ({
        spec_id: String(one.id),
        spec: one.spec || null,
        origin: one.origin,
        markets: every.filter((other) => sameKind(other, one)).length,
        current: sameKind(one, asked),
      })),
    markets: [...ofKind]
      .sort((a, b) => (a.avg ?? Infinity) - (b.avg ?? Infinity))
      .map((row) => presentHerbRow(row, specId)),
    series: presentTrends(asked, shownMarkets, points, freq, presentSource(source)),
    relations: analysis?.relations ?? null,
    season: analysis?.season ?? null,
    events,
    unit: '元/公斤',
    from,
    to,
    dates,
    freq,
    access,
    source: presentSource(source),
    updated_at: source?.retrieved_at ?? null,
  };
};

const seriesOfHerb = async (db: Db, id: string): Promise<HerbSeries[]> => {
  const every = /^\d{1,9}$/.test(id) ? await listHerbSeries(db, Number(id)) : [];
  if (every.length === 0) throw new NotFound(`没有编号为“${id}”的药材规格，可能已停报；请从药材价格表中选择`);
  return every;
};

const sameKind = (one: HerbSeries, other: HerbSeries): boolean =>
  one.spec === other.spec && one.variant === other.variant;

/** @param specId headline series of the specification and origin */
const presentHerbRow = (row: FigureRow, specId: number): HerbRow => ({
  ...presentPriceRow(row),
  spec_id: String(specId),
  letter: nameLetter(row.product),
  freq: reportStep(row),
  to: priceLink({ ...row, scope: 'herb', group: row.group_name, name: row.product }),
});
