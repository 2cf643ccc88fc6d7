import { daysBetween } from '@bee/domain/calendar-day';
import { type Named, pickNames, withSynonyms } from '../../../answering/pick-names.ts';
import type { RequestedTime } from '../../../answering/question-dates.ts';
import type { Db } from '../../../db/schema.ts';
import { readThesaurus } from '../../search/index.ts';
import { placeName, placeWords } from '../model/stat-places.ts';
import { listTopics, type TopicRow } from '../store/ast.repository.ts';

/** Topics of the yearly statistics named in a question, and the provinces, cities or nation it asks about. */
export type RequestedTopics = {
  topics: TopicRow[];
  places: { adcode: string; name: string }[];
  ranked: boolean;
  /** The question without days and years. */
  said: string;
};

const MAX_TOPICS = 4;
const RANKED =
  /哪个?(?:省|地方|地区)|哪些(?:省|地方|地区)|哪几个省|各省|排[名行]|排在?第|第几|第一|最[大小多少高低贵便]|前\S{0,2}(?:名|位|个?省)|产区/;

/** Asks for the year with the greatest or smallest figure. */
export const WHICH_YEAR = /(?:哪一?年|什么时候).{0,8}最|最[^，。]{1,4}(?:是|在)?哪一?年/;

/** @param question without days and years */
export const findTopics = async (db: Db, question: string): Promise<RequestedTopics> => {
  const said = question.normalize('NFKC');
  const rows = await listTopics(db);
  const names = rows.flatMap((topic) => wordsFor(subjectOf(topic), said));
  const named = pickNames(said, withSynonyms(names, await readThesaurus(db)));
  // 种玉米最多 asks in the same way as 玉米种最多.
  const rest = named.reduce((text, { matched }) => text.replaceAll(matched, ''), said);
  const ofSubjects = [...new Set(named.map(({ name }) => name))].flatMap((subject) => topicsOf(rows, subject, rest));
  const places = pickNames(said, PLACES).map(({ name, adcode }) => ({ name, adcode }));
  const general = places.length > 0 && WHO_HAS_MORE.test(rest) ? generalTopics(rows, named) : [];
  const own = ofSubjects.length > 0 ? ofSubjects : general;
  const topics = own.length > 0 ? own : topicsOf(rows, '', said);
  return { topics: topics.slice(0, MAX_TOPICS), places, ranked: RANKED.test(said) && !WHICH_YEAR.test(said), said };
};

/** 河南和山东小麦谁多 names no indicator. */
const WHO_HAS_MORE = /谁[更最]?多|哪个?[省里边]?[更最]?多|多还是/;

const generalTopics = (rows: readonly TopicRow[], named: readonly Named[]): TopicRow[] =>
  ['产量', '播种面积']
    .map((indicator) => named.flatMap(({ name }) => topicsOf(rows, name, indicator)))
    .find(({ length }) => length > 0) ?? [];

/** The topics of the best-matching indicator; several if they differ in their unit. Those with more provinces first. */
const topicsOf = (rows: readonly TopicRow[], subject: string, said: string): TopicRow[] => {
  let rest = said;
  const found: TopicRow[] = [];
  for (;;) {
    const fits = rows
      .filter((topic) => subjectOf(topic) === subject && !found.some(({ indicator }) => indicator === topic.indicator))
      .map((topic) => ({ topic, match: matchIndicator(topic.indicator, rest) }))
      .filter(({ match }) => match !== null)
      .sort(
        (a, b) =>
          (b.match?.text.length ?? 0) - (a.match?.text.length ?? 0) || (a.match?.order ?? 0) - (b.match?.order ?? 0),
      );
    const [best] = fits;
    if (!best?.match) return found;
    const { indicator } = best.topic;
    const same = fits.filter(({ topic }) => topic.indicator === indicator).map(({ topic }) => topic);
    found.push(...same.sort((a, b) => b.provinces - a.provinces));
    rest = rest.replaceAll(best.match.text, ' ');
  }
};

const otherWords: Record<string, string[]> = {
  稻谷: ['水稻', '稻子'],
  玉米: ['苞米', '苞谷'],
  大豆: ['黄豆'],
  薯类: ['土豆', '马铃薯'],
  花生: ['落花生'],
  农作物总: ['农作物'],
  瓜果类: ['瓜果'],
  国有农场: ['农场', '农垦'],
  桔: ['桔子', '橘子'],
  柑: ['柑子', '柑桔', '柑橘'],
};

const PROTECTED = /大棚|温室|设施|棚/;

/** 露地 may be omitted, but what is grown under cover is another crop. */
const wordsFor = (subject: string, said: string): Named[] => {
  const bare = subject.replace(/^露地/, '');
  const words = [subject, ...(PROTECTED.test(said) ? [] : [bare]), ...(otherWords[subject] ?? [])];
  return words.map((matched) => ({ name: subject, matched }));
};

const PLACES = placeWords.map(({ word, adcode }) => ({ name: placeName(adcode) ?? word, adcode, matched: word }));

/**
 * Ends of the names of indicators, and how questions say them. An indicator may occur twice; of words of the same
 * length, the first entry wins: 亩产 is first the yield per mu.
 */
const INDICATORS: readonly (readonly [indicator: RegExp, said: RegExp])[] = [
  [
    /播种面积$/,
    /(?:播种|种植)(?:总?面积|规模)|(?<!灌溉|[受成]灾|收获|耕地|水田|旱地|森林)面积|(?:播种|种植?|栽)了?(?:有|的)?(?:多少|几)|[播种](?:得|了|的|更|最|较)*[多少]|多少(?:千公顷|公顷|万?亩|地种)/,
  ],
  [/主产品产量$/, /主产品产量|[每一]?亩(?:地|田)?(?:大概|平均|能|可|可以)*(?:产量?|收|打)(?:出|获)?/],
  [/单位面积产量$/, /单位面积产量|单产|亩产量?|[每一]公顷.{0,4}产量?/],
  [/主产品产量$/, /单产/],
  [
    /(?<!主产品|单位面积)产量$/,
    /总?产量|总产(?!值)|(?:生产|(?<!亩|单)产|收获?|打)(?:了|出)?(?:多少|几)|年产(?!值)|(?:产|收)(?:得|的)?(?:最|更|比较)?[多少]|产区/,
  ],
  [/生产价格指数$/, /(?:生产者?)?价格指数/],
  [/出售价格$/, /平?均?出售(?:均价|价格?)|[售卖]价(?:格|钱)?|卖(?:得|的)?最[贵便高低]|卖(?:多少|几|.{0,4}价)/],
  [/(?:产品)?进口数量$/, /进口/],
  [/人工成本$/, /人工(?:成本|费用?|花费|投入|钱)?|用工(?:成本|费用?)/],
  [/土地成本$/, /土地(?:成本|费用?|租金)|地租|租地/],
  [/物质与服务费用$/, /物质[与和及]?服务费用?|物[质资]费用?|农资(?:费用?|成本|投入)/],
  [/总成本$/, /总?成本|花费/],
  [/耕地面积$/, /耕地(?:的?总?面积|(?:一共|共|总共)?有?多少(?!年)|最[多少])|多少(?:千公顷|公顷|万?亩)?的?耕地/],
  [/^水田面积占比$/, /水田.{0,4}[占比]/],
  [/^旱地面积占比$/, /旱地.{0,4}[占比]/],
  [/^有效灌溉面积$/, /(?:有效)?灌溉面积/],
  [/^农业机械总动力$/, /农(?:业机|机|用机)械?的?总?动力|机械(?:总动力|动力)/],
  [/^不识字/, /不识字|识字很?少|文盲/],
  [/^(小学|初中|高中|中专)程度$/, /(小学|初中|高中|中专)(?:文化|程度|学历|毕业|水平)+/],
  [/^大专/, /(?:大专|大学)(?:及|或|和)?(?:大专)?(?:以上|文化|程度|学历|毕业|水平)+/],
];

type IndicatorMatch = { text: string; order: number };

/** The words of the question that ask for the indicator; null if there are none. */
export const matchIndicator = (indicator: string, question: string): IndicatorMatch | null => {
  if (question.includes(indicator)) return { text: indicator, order: 0 };
  const matches = INDICATORS.flatMap(([name, said], order): IndicatorMatch[] => {
    const [, level = ''] = name.exec(indicator) ?? [null];
    const [text = '', asked = ''] = (name.test(indicator) && said.exec(question)) || [];
    return text === '' || asked !== level ? [] : [{ text, order }];
  });
  return matches.sort((a, b) => b.text.length - a.text.length)[0] ?? null;
};

/** The crop, which the name of the indicator may contain: 大豆 of 大豆播种面积. '' if the topic has none. */
export const subjectOf = ({ crop, indicator }: Pick<TopicRow, 'crop' | 'indicator'>): string => {
  if (crop) return crop;
  const ending = INDICATORS.find(([name]) => name.test(indicator))?.[0];
  return ending && !ending.source.startsWith('^') ? indicator.replace(ending, '') : '';
};

const DAYS = 365;
/** More years are reported by the first and the last. */
const MANY_YEARS = 6;

/**
 * The years of a question; empty for the newest. The last years (近五年) are the last ones with figures, and a range
 * (2015至2020年, 2000年以来) contains the years between.
 */
export const requestedYears = (
  { years, span }: Pick<RequestedTime, 'years' | 'span'>,
  { series, said, today }: { series: readonly { year: number }[]; said: string; today: string },
): number[] => {
  const known = series.map(({ year }) => year);
  const [first = 0, second = known.at(-1) ?? 0] = years;
  const isRange = years.length === 2 ? /\s[到至~～—–-]\s/.test(said) : years.length === 1 && /以来|至今|起/.test(said);
  if (isRange) return ends(known.filter((year) => year >= first && year <= second));
  if (!span || years.length > 0) return years;
  if (span.to === today && !span.from.endsWith('-01-01')) {
    const count = Math.max(1, Math.round(daysBetween(span.from, span.to) / DAYS));
    // The newest year is said to be the newest.
    return count === 1 ? [] : ends(known.slice(-count));
  }
  return [...new Set([span.from, span.to].map((day) => Number(day.slice(0, 4))))];
};

const ends = (years: number[]): number[] =>
  years.length > MANY_YEARS ? years.filter((_, at) => at === 0 || at === years.length - 1) : years;
