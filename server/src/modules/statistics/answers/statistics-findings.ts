import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { growthOverWords, yearOnYearWords } from '@bee/domain/figure-sentences';
import { formatNumber } from '@bee/domain/format';
import type { Kysely } from 'kysely';
import type { Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import type { RequestedTime } from '../../../answering/question-dates.ts';
import type { Database } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import { topicName } from '../model/ast.presenter.ts';
import { NATION } from '../model/stat-places.ts';
import { figureOf, yearChange } from '../model/year-change.ts';
import { readYearMap } from '../service/ast.service.ts';
import { listSeries, type TopicRow } from '../store/ast.repository.ts';
import type { RequestedTopics } from './find-topics.ts';

type StatisticsQuery = { statistics: RequestedTopics; time: Pick<RequestedTime, 'years' | 'span'> };
type Place = RequestedTopics['places'][number];
const NATIONWIDE: Place = { adcode: NATION, name: '全国' };
const NAMED = 3;

/** Yearly figures of the nation or of provinces, for the requested years or the newest. */
export const findStatistics = async (db: Kysely<Database>, { statistics, time }: StatisticsQuery): Promise<Lookup> => {
  const years = time.span ? [Number(time.span.from.slice(0, 4))] : time.years;
  const found = await Promise.all(
    statistics.topics.flatMap((topic) => {
      const places = statistics.places.length > 0 ? statistics.places : [NATIONWIDE];
      return [
        ...(statistics.ranked ? [findRanking(db, topic, years[0])] : []),
        ...(statistics.ranked && statistics.places.length === 0
          ? []
          : places.map((place) => findFigures(db, topic, place, years))),
      ];
    }),
  );
  return {
    findings: found.map(({ findings }) => findings).filter((findings) => findings.length > 0),
    blocks: found.flatMap(({ block }) => (block ? [block] : [])),
    missing: found.flatMap(({ missing }) => (missing ? [missing] : [])),
  };
};

type StatisticsResult = { findings: Finding[]; block: AnswerBlock | null; missing: string | null };

const findFigures = async (
  db: Kysely<Database>,
  topic: TopicRow,
  place: Place,
  years: number[],
): Promise<StatisticsResult> => {
  const series = await listSeries(db, topic.id, place.adcode);
  const newest = series.at(-1);
  const name = topicName(topic);
  if (!newest) return { findings: [], block: null, missing: `${place.name}没有${name}的数据` };
  const shown = years.length > 0 ? years : [newest.year];
  const findings = shown.flatMap((year): Finding[] => {
    const figure = series.find((one) => one.year === year);
    if (!figure) return [];
    const before = series.find((one) => one.year === year - 1);
    const change = topic.unit === '%' ? '' : yearOnYearWords(yearChange(year, figure.value, before?.value));
    const revised = figure.was === null ? '' : `，修订前为 ${numberOf(topic, figure.was)} ${topic.unit}`;
    const value = `${numberOf(topic, figure.value)} ${topic.unit}`;
    const quote = `${year} 年 ${place.name} ${name} ${value}${change}${revised}`;
    return [
      {
        text: `${year} 年${place.name}${name}为 **${value}**${change}${revised}。`,
        evidence: quoteOf(topic, place, year, quote),
      },
    ];
  });
  const growth = growthOf(topic, series, shown);
  if (growth) {
    const years = [...shown].sort((a, b) => a - b).join('-');
    const evidence = quoteOf(topic, place, years, `${place.name} ${name} ${growth}`);
    findings.push({ text: `${place.name}${name}${growth}。`, evidence });
  }
  const absent = shown.filter((year) => !series.some((one) => one.year === year));
  return {
    findings,
    block: {
      type: 'chart',
      title: `${place.name}${name}历年走势（${topic.unit}）`,
      kind: 'line',
      source:
        place.adcode === NATION
          ? { api: 'ast/getNationwideDataOrderByYear', params: { cate_id: String(topic.id) } }
          : { api: 'ast/getProvinceData', params: { cate_id: String(topic.id), adcode: place.adcode } },
      to: linkOf(topic),
      as_of: null,
    },
    missing:
      absent.length > 0
        ? `${place.name}没有 ${absent.join('、')} 年${name}的数据，有数据的年份为 ${series[0]?.year} 至 ${newest.year} 年`
        : null,
  };
};

/** Average annual growth from the first to the last of several years. */
const growthOf = ({ unit }: TopicRow, series: readonly { year: number; value: number }[], shown: readonly number[]) =>
  unit === '%' || shown.length < 2
    ? ''
    : growthOverWords(series.flatMap(({ year, value }) => (shown.includes(year) ? (figureOf(year, value) ?? []) : [])));

const findRanking = async (
  db: Kysely<Database>,
  topic: TopicRow,
  year: number | undefined,
): Promise<StatisticsResult> => {
  const cate_id = String(topic.id);
  const name = topicName(topic);
  const map = await readYearMap(db, { cate_id, ...(year !== undefined && { year: String(year) }) }).catch((error) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  const best = map?.list.slice(0, NAMED) ?? [];
  if (!map || best.length === 0)
    return { findings: [], block: null, missing: `没有${year ? ` ${year} 年` : ''}各省${name}的数据` };
  return {
    findings: best.map((place, index) => {
      const value = `${numberOf(topic, place.value)} ${topic.unit}`;
      return {
        text: `${index === 0 ? `${map.year} 年${name}最高的省份是` : `第 ${place.rank} 位是`}**${place.name}**，**${value}**（${map.year} 年）。`,
        evidence: quoteOf(
          topic,
          place,
          Number(map.year),
          `${map.year} 年 ${place.name} ${name} ${value}，居各省第 ${place.rank} 位`,
        ),
      };
    }),
    block: {
      type: 'table',
      title: `${map.year} 年各省${name}（${topic.unit}）`,
      source: { api: 'ast/getNationwideDataGroupAdcode', params: { cate_id, year: map.year } },
      to: linkOf(topic, map.year),
      as_of: null,
    },
    missing: null,
  };
};

const numberOf = ({ decimals }: TopicRow, value: number): string => formatNumber(value, decimals);

const linkOf = ({ id }: TopicRow, year?: string) => ({
  page: 'application/ast',
  params: { cate: String(id), ...(year !== undefined && { year }) },
});

/** @param year several years as 2020-2024 */
const quoteOf = (topic: TopicRow, place: Place, year: number | string, quote: string): Evidence => ({
  kind: 'table',
  id: `${topic.id}:${place.adcode}:${year}`,
  title: `${place.name}${topicName(topic)}`,
  org: topic.source_name,
  date: null,
  page: null,
  quote,
  to: linkOf(topic, String(year).slice(-4)),
  score: 1,
  sample: topic.sample,
});
