import type { DataFor } from '@bee/contracts/operations';
import type { HerbRelation, HerbSeason } from '@bee/contracts/resource/herbs';
import { shanghaiDay } from '@bee/domain/calendar-day';
import type { ApiCaller } from '@bee/platform';
import { site } from '../../site.ts';
import { isWinter, springOf } from './grade-order.ts';
import { buildMatrix, type Matrix } from './price-matrix.ts';

type Prices = DataFor<'herbs/getHerbsList'>;

/** A winter grade compared with spring roots of the same size; prices are means of the markets, 元/公斤. */
export type WinterGap = {
  spec: string;
  spring: string;
  price: number | null;
  springPrice: number | null;
  relation: Relation | null;
};

/** Price ratio to another grade, current and usual. */
export type Relation = Pick<HerbRelation, 'ratio' | 'usual' | 'days'>;

export type HerbsData = {
  /** Null without prices of the herb. */
  matrix: Matrix | null;
  dates: Prices['dates'];
  source: Prices['source'];
  updated_at: string | null;
  /** Other grades compared with the reference; null without enough history. */
  relations: HerbRelation[] | null;
  seasons: { spring: HerbSeason | null; winter: HerbSeason | null };
  gaps: WinterGap[];
  /** The long-term data failed to load; current prices are available. */
  failed: boolean;
  /** When the page was made, so that server and browser count the same age of the quotes. */
  today: string;
};

/** Limit of one call; more than the combinations of specifications and markets of a herb. */
const MAX_ROWS = 100;

/** The prices of the herb in every market, and long-term data of its grades and seasons. */
export const loadHerbs = async (api: ApiCaller, signal?: AbortSignal): Promise<HerbsData> => {
  const request = { herb: site.herb, every_market: true, limit: MAX_ROWS };
  const { list, dates, source, updated_at } = await api('herbs/getHerbsList', request, { signal });
  const matrix = buildMatrix(list);
  const rows = matrix?.rows ?? [];
  const idOf = (spec: string) => rows.find((row) => row.spec === spec)?.spec_id;
  let failed = false;
  const analyse = (id: string) =>
    api('herbs/getEchart', { spec_id: id, analysis: true }, { signal }).catch(() => {
      failed = true;
      return null;
    });
  const reference = idOf(site.reference);
  const winter = rows.filter(({ spec }) => isWinter(spec) && idOf(springOf(spec)));
  const [ofReference, ...ofWinter] = await Promise.all([
    reference ? analyse(reference) : null,
    ...winter.map(({ spec_id }) => analyse(spec_id)),
  ]);
  const ofSpec = (spec: string) => ofWinter[winter.findIndex((row) => row.spec === spec)] ?? null;
  return {
    matrix,
    dates,
    today: shanghaiDay(new Date()),
    source,
    updated_at,
    relations: ofReference?.relations ?? null,
    seasons: {
      spring: ofReference?.season ?? null,
      winter: ofSpec(`${site.harvests.winter.prefix}${site.reference}`)?.season ?? null,
    },
    gaps: winter.map(({ spec, mean }): WinterGap => {
      const spring = springOf(spec);
      const relation = ofSpec(spec)?.relations?.find((each) => each.spec === spring);
      const springPrice = rows.find((row) => row.spec === spring)?.mean ?? null;
      return { spec, spring, price: mean, springPrice, relation: relation ? turned(relation) : null };
    }),
    failed,
  };
};

/** The response for a winter grade has the ratio of spring to winter roots; inverted here. */
const turned = ({ ratio, usual, days }: HerbRelation): Relation => ({
  ratio: ratio ? 1 / ratio : null,
  usual: usual && { median: 1 / usual.median, low: 1 / usual.high, high: 1 / usual.low },
  days,
});
