import type { DailyReport } from '@bee/contracts/resource/market-report';
import type { ServiceOf } from '../../../../http/route.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { marketProductLink } from '../../../../page-links.ts';
import { matchKey } from '../../../../text/match-key.ts';
import { listSources, presentSource } from '../../../sources/index.ts';
import { dailyWords } from '../model/daily-words.ts';
import {
  countDays,
  type DayFigure,
  listMarketDays,
  readDayFigures,
  readSparks,
} from '../store/daily-report.repository.ts';
import { openDays, openSpark } from '../store/open-days.ts';
import { readDates } from '../store/vegetable.filters.repository.ts';

const MOVERS = 3;

/** Daily reports are computed from the quotes on each request, so they always reflect corrected quotes. */
export const listDailyReports: ServiceOf<'article/getDailyReportList', [viewer: Viewer | null]> = async (
  db,
  request,
  viewer,
) => {
  const { page, limit, product } = request;
  const { since, closed } = await openDays(db, 'market', viewer);
  const [{ days, total }, dates, sources] = await Promise.all([
    listMarketDays(db, { ...request, since }),
    readDates(db),
    listSources(db, 'price'),
  ]);
  const [figures, counts] = await Promise.all([readDayFigures(db, days), countDays(db, days)]);
  const drafts = days.map((day) => draftOf(day, figures, product));
  const shown = drafts.flatMap(({ up, down, own }) => [...up.slice(0, MOVERS), ...down.slice(0, MOVERS), ...own]);
  const sparks = await readSparks(db, shown);
  const sparkOf = new Map<DayFigure, (number | null)[]>(shown.map((figure, index) => [figure, sparks[index] ?? []]));
  return {
    list: drafts.map((draft) =>
      presentDay(
        draft,
        counts.find(({ date }) => date === draft.date),
        (figure) => openSpark(sparkOf.get(figure) ?? [], figure.date, since),
      ),
    ),
    total,
    page,
    limit,
    dates: dates?.min && dates.max ? { min: dates.min, max: dates.max } : null,
    source: presentSource(sources[0]),
    updated_at: sources[0]?.retrieved_at ?? null,
    ...(closed && { since: since ?? undefined, access: closed }),
  };
};

type Priced = DayFigure & { avg: number };
type Compared = Priced & { chg_d: number };

/** The figures of a day grouped by direction of change; `own` is the requested product. */
type Draft = { date: string; compared: Compared[]; up: Compared[]; down: Compared[]; own: Priced[]; sample: boolean };

const draftOf = (date: string, all: DayFigure[], product: string | undefined): Draft => {
  const figures = all.filter((figure) => figure.date === date);
  const compared = figures
    .filter((figure): figure is Compared => figure.avg !== null && figure.chg_d !== null && figure.flag === null)
    .sort((a, b) => b.chg_d - a.chg_d);
  const key = product === undefined ? null : matchKey(product);
  return {
    date,
    compared,
    up: compared.filter(({ chg_d }) => chg_d > 0),
    down: compared.filter(({ chg_d }) => chg_d < 0).reverse(),
    own: figures.filter((figure): figure is Priced => figure.match_key === key && figure.avg !== null).slice(0, 1),
    sample: figures.some(({ sample }) => sample),
  };
};

const presentDay = (
  { date, compared, up, down, own, sample }: Draft,
  counts: { quotes: number; products: number; markets: number } | undefined,
  sparkOf: (figure: DayFigure) => (number | null)[],
): DailyReport => {
  const presentMover = <Figure extends Priced>(figure: Figure) => ({
    product: figure.product,
    group: figure.group_name,
    spec: figure.spec || null,
    market: figure.market,
    price_avg: figure.avg,
    date,
    chg_pct: figure.chg_d as Figure['chg_d'],
    market_count: figure.market_count,
    spark: sparkOf(figure),
    to: marketProductLink(figure.group_name, figure.product),
  });
  const movers = { up: up.slice(0, MOVERS).map(presentMover), down: down.slice(0, MOVERS).map(presentMover) };
  const facts = {
    date,
    products: counts?.products ?? 0,
    markets: counts?.markets ?? 0,
    quotes: counts?.quotes ?? 0,
    up: up.length,
    down: down.length,
    flat: compared.length - up.length - down.length,
    chg_d: meanChange(compared),
    groups: groupsOf(compared),
  };
  return {
    id: date,
    ...facts,
    ...dailyWords(facts, movers),
    movers: [...movers.up, ...movers.down],
    product: own[0] ? presentMover(own[0]) : null,
    sample,
    link: { page: 'data/daily', params: { date } },
  };
};

const groupsOf = (compared: Compared[]): DailyReport['groups'] =>
  [...new Set(compared.map(({ group_name }) => group_name))]
    .map((group) => {
      const inside = compared.filter(({ group_name }) => group_name === group);
      return {
        group,
        chg_d: meanChange(inside),
        up: inside.filter(({ chg_d }) => chg_d > 0).length,
        down: inside.filter(({ chg_d }) => chg_d < 0).length,
      };
    })
    .sort((a, b) => (b.chg_d ?? 0) - (a.chg_d ?? 0));

/** Rounded like the class index. */
const meanChange = (compared: Compared[]): number | null =>
  compared.length === 0
    ? null
    : Math.round((10 * compared.reduce((sum, { chg_d }) => sum + chg_d, 0)) / compared.length) / 10;
