import type { Db } from '../../../../../db/schema.ts';
import {
  type DayQuery,
  describeDay,
  describeSpan,
  type HerbDayQuery,
  type HerbFindings,
  kindsOf,
  nothing,
} from '../../herbs/herb-findings.ts';
import { compareKinds, comparesKinds, kindQuote, kindTable } from '../../herbs/herb-sentences.ts';
import type { RequestedMarket } from '../find-products.ts';
import type { Herb, HerbKind } from './find-herbs.ts';
import { readKinds, seriesOf } from './herb-quotes.ts';

/**
 * Prices of a herb: of the named or best-documented specification, in the named market or as the mean of all, on the
 * requested day or the latest before it. Missing quotes are reported and never replaced by those of another
 * specification.
 */
export const findHerbPrices = async (db: Db, herb: Herb, asked: DayQuery): Promise<HerbFindings> => {
  const { days, spans, invalid } = asked.time;
  const unheld = invalid.length > 0 ? [`日历上没有 ${invalid.join('、')}，请检查日期`] : [];
  const kinds = kindsAsked(herb);
  if (herb.unknownSpec !== null || kinds.length === 0)
    return nothing([
      ...unheld,
      `${herb.name}没有“${herb.unknownSpec ?? saidKind(herb)}”的报价，有${kindsOf(herb, herb.kinds)}`,
    ]);
  if (unheld.length > 0 && days.length + spans.length === 0) return nothing(unheld);
  const where = await marketAsked(db, herb, asked.market);
  const of = { ...asked, kinds, markets: where.ids };
  const found = comparesKinds(asked.question, herb)
    ? [await describeOrder(db, herb, { ...of, day: days[0] ?? null })]
    : spans.length > 0
      ? await Promise.all(spans.map((span) => describeSpan(db, herb, { ...of, span })))
      : await Promise.all((days.length > 0 ? days : [null]).map((day) => describeDay(db, herb, { ...of, day })));
  const [first] = found;
  const findings = found.flatMap((one) => one.findings);
  const absent = where.absent && findings[0] ? [{ text: where.absent, evidence: findings[0].evidence }] : [];
  return {
    findings: [...absent, ...findings],
    blocks: first?.blocks ?? [],
    missing: [...unheld, ...new Set(found.flatMap(({ missing }) => missing))],
    lead: first?.lead ?? null,
  };
};

const kindsAsked = ({ kinds, specs, origins }: Herb): HerbKind[] =>
  kinds.filter(
    ({ spec, origin }) =>
      (specs.length === 0 || specs.includes(spec)) && (origins.length === 0 || origins.includes(origin)),
  );

const saidKind = ({ specs, origins }: Herb): string => [...specs, ...origins].join('，');

/** The requested markets that quote the herb. If none does, all markets are used and `absent` says so. */
const marketAsked = async (db: Db, herb: Herb, { ids, unknown, place }: RequestedMarket) => {
  const markets = new Map((await seriesOf(db, herb, herb.kinds, [])).map((one) => [one.market_id, one.market]));
  const here = [...markets.keys()].filter((id) => ids.includes(id));
  if (here.length > 0 || (ids.length === 0 && unknown === null)) return { ids: here, absent: null };
  const called = unknown ?? place;
  const names = called ? [] : await db.selectFrom('market').where('id', 'in', ids).select('name').execute();
  const said = called ?? names.map(({ name }) => name).join('、');
  return {
    ids: [],
    absent: `平台没有“${said}”的${herb.name}报价，有报价的市场：${[...markets.values()].join('、')}；以下为这些市场的价格。`,
  };
};

const describeOrder = async (db: Db, herb: Herb, of: HerbDayQuery & { day: string | null }): Promise<HerbFindings> => {
  const { question, kinds, markets } = of;
  const quotes = await readKinds(db, herb, kinds, { ...of, since: of.time.since });
  const findings = compareKinds(
    question,
    quotes.map((one) => ({ quotes: one, evidence: kindQuote(one, question) })),
  );
  const [first] = quotes;
  if (!first || findings.length === 0) return describeDay(db, herb, of);
  // Tables show current prices only.
  const table = of.day === null ? [kindTable(herb, markets.length === 1 ? markets[0] : undefined, first.date)] : [];
  return { findings, blocks: table, missing: [], lead: null };
};
