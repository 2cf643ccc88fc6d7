import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { growthOverWords, yearOnYearWords } from '@bee/domain/figure-sentences';
import { formatChange, formatNumber } from '@bee/domain/format';
import type { Evidence, Finding, Lookup } from '../../../answering/answer-tool.ts';
import type { RequestedTime } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { topicName } from '../model/ast.presenter.ts';
import { NATION } from '../model/stat-places.ts';
import { figureOf, yearChange } from '../model/year-change.ts';
import { readYearMap } from '../service/ast.service.ts';
import { listSeries, listYears, type TopicRow, type YearRow } from '../store/ast.repository.ts';
import { type RequestedTopics, requestedYears, WHICH_YEAR } from './find-topics.ts';

type StatisticsQuery = {
  statistics: RequestedTopics;
  time: Pick<RequestedTime, 'years' | 'span'>;
  today: string;
};
type Place = RequestedTopics['places'][number];
const NATIONWIDE: Place = { adcode: NATION, name: '全国' };

/** Yearly figures of the nation or of provinces, for the requested years or the newest. */
export const findStatistics = async (db: Db, { statistics, time, today }: StatisticsQuery): Promise<Lookup> => {
  const { topics, said, ranked } = statistics;
  const places = statistics.places.filter(({ adcode }) => !ranked || adcode !== NATION);
  const names = [...new Set(topics.map(topicName))];
  const asked = { said, yearsOf: (series: readonly YearRow[]) => requestedYears(time, { series, said, today }) };
  const isRanking = ranked && places.length < 2;
  const found = await Promise.all(
    names.flatMap((name) => {
      const variants = topics.filter((topic) => topicName(topic) === name);
      if (isRanking) return [inAnyUnit(variants, (topic) => findRanking(db, topic, { place: places[0], time, said }))];
      const wanted = places.length > 0 ? places : [NATIONWIDE];
      return wanted.map((place) => inAnyUnit(variants, (topic) => findFigures(db, topic, place, asked)));
    }),
  );
  const verdict = compareFigures(
    said,
    found.flatMap(({ newest }) => newest ?? []),
  );
  return {
    findings: [verdict, ...found.map(({ findings }) => findings)].filter((findings) => findings.length > 0),
    blocks: found.flatMap(({ block }) => (block ? [block] : [])),
    missing: found.flatMap(({ missing }) => (missing ? [missing] : [])),
  };
};

type StatisticsResult = {
  findings: Finding[];
  block: AnswerBlock | null;
  missing: string | null;
  newest?: ComparedFigure | undefined;
};

/** Of topics that differ in their unit only, the first with the requested figures. */
const inAnyUnit = async (
  variants: readonly TopicRow[],
  find: (topic: TopicRow) => Promise<StatisticsResult>,
): Promise<StatisticsResult> => {
  const results = await Promise.all(variants.map(find));
  return (
    results.find(({ findings }) => findings.length > 0) ?? results[0] ?? { findings: [], block: null, missing: null }
  );
};

type AskedFigures = { said: string; yearsOf(series: readonly YearRow[]): number[] };

const findFigures = async (
  db: Db,
  topic: TopicRow,
  place: Place,
  { said, yearsOf }: AskedFigures,
): Promise<StatisticsResult> => {
  const series = await listSeries(db, topic.id, place.adcode);
  const newest = series.at(-1);
  const name = topicName(topic);
  if (!newest) return { findings: [], block: null, missing: `${place.name}没有${name}的数据` };
  const asked = WHICH_YEAR.test(said) ? [extremeOf(series, said).year] : yearsOf(series);
  const shown = asked.length > 0 ? asked : [newest.year];
  const figures = shown.flatMap((year) => series.find((one) => one.year === year) ?? []);
  const findings = figures.map(({ year, value, was }): Finding => {
    const before = series.find((one) => one.year === year - 1);
    const change = changeWords(topic, { year, value, before: before?.value, said: figures.length > 1 ? '' : said });
    const revised = was === null ? '' : `，修订前为 ${amountOf(topic, was)}`;
    const amount = amountOf(topic, value);
    const among = `，是 ${series[0]?.year} 至 ${newest.year} 年里${asksForLeast(said) ? '最低' : '最高'}的一年`;
    const last = WHICH_YEAR.test(said) ? among : asked.length === 0 ? '（有数据的最新一年）' : '';
    const more = `${muWords(topic, value, said)}${change}${revised}`;
    return {
      text: `${year} 年${place.name}${name}为 **${amount}**${last}${more}。`,
      evidence: quoteOf(topic, place, year, `${year} 年 ${place.name} ${name} ${amount}${last}${more}`),
    };
  });
  const growth = growthOf(topic, figures);
  if (growth) {
    const years = figures.map(({ year }) => year);
    const span = `${Math.min(...years)}-${Math.max(...years)}`;
    findings.unshift({
      text: `${place.name}${name}${growth}。`,
      evidence: quoteOf(topic, place, span, `${place.name} ${name} ${growth}`),
    });
  }
  const absent = shown.filter((year) => !series.some((one) => one.year === year));
  const [last, evidence] = [figures.at(-1), findings[0]?.evidence];
  return {
    findings,
    newest: last && evidence && { topic, place, year: last.year, value: last.value, evidence },
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
        ? `${place.name}没有 ${absent.join('、')} 年${name}的数据${heldYears(series.map(({ year }) => year))}`
        : null,
  };
};

const extremeOf = (series: readonly YearRow[], said: string): YearRow =>
  series.reduce((best, one) => (one.value < best.value === asksForLeast(said) ? one : best));

const CHANGED = /[比较](?:上|前|去)一?年|增[加减长]|减少|变化|涨|下降/;

/** The change against the year before, also as an amount if the question asks for it. */
const changeWords = (
  topic: TopicRow,
  { year, value, before, said }: { year: number; value: number; before: number | undefined; said: string },
): string => {
  const percent = topic.unit === '%' ? null : yearChange(year, value, before);
  if (before === undefined || !CHANGED.test(said)) return yearOnYearWords(percent);
  const by = Number((value - before).toFixed(topic.decimals));
  if (by === 0) return `，与 ${year - 1} 年持平`;
  const amount = `${numberOf(topic, Math.abs(by))} ${topic.unit === '%' ? '个百分点' : topic.unit}`;
  return `，比 ${year - 1} 年的 ${amountOf(topic, before)}${by > 0 ? '增加' : '减少'} ${amount}${percent === null ? '' : `（${formatChange(percent)}）`}`;
};

/** 1 hectare is 15 mu. */
const MU = 15;

const muWords = ({ unit }: TopicRow, value: number, said: string): string => {
  if (!/亩/.test(said)) return '';
  const times = { 千公顷: 0.1, 万公顷: 1 }[unit];
  if (times !== undefined) return `，合 ${formatNumber(value * times * MU, 1)} 万亩`;
  return /^(?:公斤|千克)\/公顷$/.test(unit) ? `，合 ${formatNumber(value / MU, 1)} 公斤/亩` : '';
};

/** Change from the first to the last of several years, with the average annual growth. */
const growthOf = (topic: TopicRow, figures: readonly { year: number; value: number }[]): string => {
  const run = [...figures].sort((a, b) => a.year - b.year);
  const [first, last] = [run[0], run.at(-1)];
  const growth = growthOverWords(run.flatMap(({ year, value }) => figureOf(year, value) ?? []));
  if (topic.unit === '%' || !first || !last || !growth) return '';
  const percent = formatChange(100 * (last.value / first.value - 1));
  return `${growth}，由 ${first.year} 年的 ${amountOf(topic, first.value)}到 ${last.year} 年的 ${amountOf(topic, last.value)}（${percent}）`;
};

type AskedRanking = { place: Place | undefined; time: StatisticsQuery['time']; said: string };

/** The first or last provinces, or the rank of the named one. */
const findRanking = async (db: Db, topic: TopicRow, { place, time, said }: AskedRanking): Promise<StatisticsResult> => {
  const cate_id = String(topic.id);
  const name = topicName(topic);
  const known = await listYears(db, topic.id);
  const [asked = known[0]] = time.years;
  const distance = (one: number) => Math.abs(one - (asked ?? one));
  const [year] = [...known].sort((a, b) => distance(a) - distance(b));
  const none = { findings: [], block: null, missing: `没有各省${name}的数据` };
  if (year === undefined || asked === undefined) return none;
  const instead = year === asked ? '' : `离 ${asked} 年最近的数据是 ${year} 年的：`;
  const { list } = await readYearMap(db, { cate_id, year: String(year) });
  const lowest = asksForLeast(said);
  const sorted = lowest ? [...list].reverse() : list;
  const best = place ? list.filter(({ adcode }) => adcode === place.adcode) : sorted.slice(0, countIn(said));
  if (best.length === 0) return { ...none, missing: `没有 ${year} 年${place?.name ?? '各省'}${name}的数据` };
  const extreme = lowest ? '最低' : '最高';
  const among = `${list.length} 个省份有数据`;
  return {
    findings: best.map((one, index) => {
      const value = amountOf(topic, one.value);
      const head =
        index === 0 ? `${instead}${year} 年${name}${extreme}的省份是` : lowest ? '其次是' : `第 ${one.rank} 位是`;
      return {
        text: place
          ? `${instead}${year} 年${one.name}${name}为 **${value}**，居各省第 **${one.rank}** 位（${among}）。`
          : `${head}**${one.name}**，**${value}**（${year} 年${index === 0 ? `，${among}` : ''}）。`,
        evidence: quoteOf(
          topic,
          one,
          year,
          `${year} 年 ${one.name} ${name} ${value}，居各省第 ${one.rank} 位，${among}`,
        ),
      };
    }),
    block: {
      type: 'table',
      title: `${year} 年各省${name}（${topic.unit}）`,
      source: { api: 'ast/getNationwideDataGroupAdcode', params: { cate_id, year: String(year) } },
      to: linkOf(topic, String(year)),
      as_of: null,
    },
    missing: null,
  };
};

/** @param years ascending */
const heldYears = (years: readonly number[]): string => {
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const isWhole = last - first === years.length - 1;
  return years.length === 0 ? '' : `，有数据的年份为 ${isWhole ? `${first} 至 ${last}` : years.join('、')} 年`;
};

const NAMED = 3;
const MAX_RANKED = 10;

/** 前五名, 前10位. */
const countIn = (said: string): number => {
  const [, digits = ''] = /前\s*(\d+|[二三四五六七八九十])/.exec(said) ?? [];
  const count = Number(digits) || '零一二三四五六七八九十'.indexOf(digits || '三');
  return count > 0 ? Math.min(count, MAX_RANKED) : NAMED;
};

/** 5,673.7 千公顷, 107.6（上年=100）. */
const amountOf = (topic: TopicRow, value: number): string =>
  `${numberOf(topic, value)}${topic.unit.includes('=') ? `（${topic.unit}）` : ` ${topic.unit}`}${basisOf(topic)}`;

/** The surveys of costs and returns state amounts per mu and prices per 50 kg, which their units omit. */
const basisOf = ({ indicator, unit }: TopicRow): string => {
  if (unit === '元' && /价格$/.test(indicator)) return '（每 50 公斤）';
  return (unit === '元' && /成本$|费用$/.test(indicator)) || indicator === '主产品产量' ? '（每亩）' : '';
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
  quote,
  to: linkOf(topic, String(year).slice(-4)),
  sample: topic.sample,
});

type ComparedFigure = {
  topic: TopicRow;
  place: { name: string };
  year: number;
  value: number;
  evidence: Evidence;
};

const COMPARED = /哪|谁|更[大小多少高低]|比|差/;

/** True if a question asks for the smallest. */
export const asksForLeast = (said: string): boolean =>
  /(?:最|更|较|谁|哪个?|哪边|哪里)的?[小低少](?!麦|米)|便宜|垫底|倒数/.test(said);

/** The first sentence of a comparison: which figure is greater, and by how much. Only of one year and one unit. */
export const compareFigures = (said: string, figures: readonly ComparedFigure[]): Finding[] => {
  const sorted = [...figures].sort((a, b) => b.value - a.value);
  if (asksForLeast(said)) sorted.reverse();
  const [first, second] = sorted;
  const isComparable = figures.every(({ topic, year }) => topic.unit === first?.topic.unit && year === first.year);
  if (!first || !second || !isComparable || !COMPARED.test(said)) return [];
  const { unit, decimals } = first.topic;
  const by = first.value - second.value;
  const nameOf = ({ topic, place }: ComparedFigure) =>
    [
      new Set(figures.map((one) => one.place.name)).size > 1 ? place.name : '',
      new Set(figures.map((one) => topicName(one.topic))).size > 1 ? topicName(topic) : '',
    ].join('');
  const [more, less] = /面积$/.test(first.topic.indicator) ? ['大', '小'] : ['高', '低'];
  const degree = `${figures.length > 2 ? '最' : '更'}${by < 0 ? less : more}`;
  const difference = `${formatNumber(Math.abs(by), decimals)} ${unit === '%' ? '个百分点' : unit}`;
  const percent =
    unit === '%' || second.value === 0 ? '' : `（${formatChange(100 * (first.value / second.value - 1))}）`;
  const text =
    by === 0
      ? `${first.year} 年${nameOf(first)}与${nameOf(second)}相同`
      : `${first.year} 年**${nameOf(first)}${degree}**，比${nameOf(second)}${by < 0 ? '少' : '多'} ${difference}${percent}`;
  const quote = [first, second].map(({ evidence }) => evidence.quote).join('；');
  return [{ text: `${text}。`, evidence: { ...first.evidence, quote: `${quote}；${text.replaceAll('**', '')}` } }];
};
