import type { AiMode } from '@bee/contracts/resource/ai';
import type { SearchName } from '@bee/contracts/resource/search';
import type {
  AnswerTool,
  AskedFor,
  AskedWords,
  DataRequest,
  Item,
  Recognized,
} from '../../../../answering/answer-tool.ts';
import { namedPlaces } from '../../../../answering/named-places.ts';
import { type RequestedTime, timeIn } from '../../../../answering/question-dates.ts';
import { isOnEating, isOnLaw, isOnPrices } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';

/** Interpretation of a question, derived from its words. */
export type Understanding = {
  question: string;
  /** The question after those that it refers to. */
  topic: string;
  time: RequestedTime;
  /** What each tool recognizes in the question, and in the questions that it refers to. */
  recognized: ReadonlyMap<AnswerTool, Recognized<unknown>>;
  /** Data that answers the question; null if texts do. */
  request: DataRequest | null;
  /** Kinds of texts to search. */
  kinds: SearchName[];
};

/** @param earlier the questions before, the oldest first */
type UnderstandParams = { question: string; mode: AiMode; earlier: readonly string[]; today: string };

/** 标准, GB 2763, NY/T 391. */
const STANDARD = /标准|(?<![a-z])(?:gb|ny|sb|sn|ls|db|cxs)\s*(?:\/\s*t|\d)/i;
export const FOLLOWS = /^(那|那么|它|这个|该|呢)|呢[？?]?$/;

const KINDS: Record<AiMode, SearchName[]> = {
  general: ['policy', 'encyclopedia', 'research_report', 'news'],
  price: ['research_report', 'news'],
  policy: ['policy'],
  trade: ['research_report', 'news', 'policy'],
  standard: ['standard', 'policy', 'encyclopedia'],
};

/** "那黄瓜呢" and "它为什么涨" refer to the question before, which may itself be a follow-up. */
export const understand = async (
  db: Db,
  tools: readonly AnswerTool[],
  asked: UnderstandParams,
): Promise<Understanding> => {
  const { mode, earlier, today } = asked;
  const last = FOLLOWS.test(asked.question) ? earlier.at(-1) : undefined;
  const before =
    last === undefined
      ? null
      : await understand(db, tools, { ...asked, question: last, earlier: earlier.slice(0, -1) });
  // 上海的呢 after a price that the platform does not have.
  const isOnlyPlace = before?.request === null && namedPlaces(asked.question).length > 0;
  const question = isOnlyPlace ? `${before.question}，${asked.question}` : asked.question;
  const apart = tools.reduce((text, tool) => tool.apartFromDates?.(text) ?? text, question);
  const own = timeIn(apart, today, yearOf(before?.time));
  const time = before && isTimeless(own) ? { ...before.time, rest: own.rest } : own;
  const recognized = await recognize(db, tools, { question, rest: own.rest, mode }, before);
  const topic = topicOf(question, earlier);
  return {
    question,
    topic,
    time,
    recognized,
    request: requestOf(recognized, { question, topic, mode, time, before: before?.request?.kind ?? null }),
    kinds: mode === 'general' ? kindsFor(question) : KINDS[mode],
  };
};

/** Tools complete their names one after another, because those of one depend on those of the tools before it. */
const recognize = async (
  db: Db,
  tools: readonly AnswerTool[],
  words: AskedWords,
  before: Understanding | null,
): Promise<Understanding['recognized']> => {
  const own = tools.map(async (tool) => [tool, await tool.recognize(db, words)] as const);
  const recognized = new Map<AnswerTool, Recognized<unknown>>(await Promise.all(own));
  for (const [tool, named] of recognized) {
    if (!tool.complete) continue;
    const others = {
      nameItem: isTrueOfOthers(recognized, tool, 'namesItem'),
      nameProperty: isTrueOfOthers(recognized, tool, 'namesProperty'),
    };
    const around = { ...words, before: before?.recognized.get(tool)?.found, others };
    recognized.set(tool, await tool.complete(db, named, around));
  }
  return recognized;
};

const isTrueOfOthers = (
  recognized: Understanding['recognized'],
  tool: AnswerTool,
  key: 'namesItem' | 'namesProperty' | 'hasItem' | 'isAskedFor',
): boolean => [...recognized].some(([other, named]) => other !== tool && named[key] === true);

/** The request of the first tool that claims the question. */
const requestOf = (recognized: Understanding['recognized'], asked: Omit<AskedFor, 'others'>): DataRequest | null => {
  const { mode, before } = asked;
  const tools = [...recognized.keys()].sort((a, b) => a.precedence - b.precedence);
  const kept = tools.filter((tool) => before !== null && tool.continues?.(recognized.get(tool)?.found, before));
  const allowed = mode === 'general' ? tools : tools.filter((tool) => tool.mode === mode);
  for (const tool of [...kept, ...allowed]) {
    const others = {
      haveItem: isTrueOfOthers(recognized, tool, 'hasItem'),
      areAskedFor: isTrueOfOthers(recognized, tool, 'isAskedFor'),
    };
    const request = tool.claim(recognized.get(tool)?.found, { ...asked, others });
    if (request) return request;
  }
  return null;
};

const topicOf = (question: string, earlier: readonly string[]): string => {
  const last = FOLLOWS.test(question) ? earlier.at(-1) : undefined;
  return last === undefined ? question : `${topicOf(last, earlier.slice(0, -1))}？${question}`;
};

/** Explained by the encyclopedia: 到岸价和离岸价有什么区别, 为什么头数越小越贵. Why a price moved is in reports and news. */
const DEFINES = /区别|差别|是什么意思|什么是|含义|怎么理解|怎么算|^(?!.*[涨跌降]).*(?:为什么|为何)/;

/** A rate is in no law about tariffs in general. */
const RATE = /(?:关税|税率)(?:.*(?:多少|几)|[是为]?[?？]?$)/;

/** 1996年有什么关于粮食的新闻. */
const NEWS = /(?:什么|哪些|有关|关于|最近|最新)[^，。]*(?:新闻|报道|消息)|(?:新闻|报道|消息)[^，。]{0,2}有哪些/;

/** For a price question without a match in the price tables, only texts about markets may answer. */
const kindsFor = (question: string): SearchName[] => {
  if (NEWS.test(question)) return ['news'];
  if (STANDARD.test(question)) return KINDS.standard;
  if (isOnEating(question) && !isOnLaw(question)) return ['encyclopedia', 'research_report'];
  if (RATE.test(question) && !isOnLaw(question)) return KINDS.general.filter((kind) => kind !== 'policy');
  return isOnPrices(question) && !isOnLaw(question) && !DEFINES.test(question) ? KINDS.price : KINDS.general;
};

const isTimeless = ({ days, span, years, invalid, againstLastYear }: RequestedTime): boolean =>
  days.length === 0 && !span && years.length + invalid.length === 0 && !againstLastYear;

/** Year of the question before, used for dates without a year. */
const yearOf = (time: RequestedTime | undefined): number | undefined => {
  const known = time?.days[0] ?? time?.span?.from;
  return known === undefined ? time?.years[0] : Number(known.slice(0, 4));
};

/** Describes how the question was understood, for the progress steps above an answer. */
export const describeQuestion = (asked: Understanding): string =>
  `理解问题：${asked.request?.about ?? textsAbout(asked)}`;

const textsAbout = (asked: Understanding): string => {
  const titles = itemsOf(asked).map(({ title }) => title);
  return titles.length > 0 ? `与${titles.join('、')}有关的资料` : '查找法规、百科与文章';
};

/** Describes the sources that are searched. */
export const sourcesOf = ({ request }: Understanding): string => {
  if (!request) return '检索资料';
  return request.texts ? `${request.source}，检索资料` : request.source;
};

/** Items whose names texts may use. */
export const itemsOf = ({ recognized }: Pick<Understanding, 'recognized'>): Item[] =>
  [...recognized.values()].flatMap(({ items = [] }) => items);
