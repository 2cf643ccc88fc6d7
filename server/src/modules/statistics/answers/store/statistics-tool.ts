import type { AiContext } from '@bee/contracts/resource/ai';
import {
  type AnswerTool,
  chooseByDay,
  type PageItem,
  type Refusal,
  type Unclaimed,
} from '../../../../answering/answer-tool.ts';
import { asksForExplanation, isOnLaw } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';
import { topicName } from '../../model/ast.presenter.ts';
import { findTopic, listTopics } from '../../store/ast.repository.ts';
import { findTopics, type RequestedTopics, subjectOf } from '../find-topics.ts';
import { findStatistics } from '../statistics-findings.ts';

export const statisticsTool: AnswerTool<RequestedTopics> = {
  name: 'statistics',
  precedence: 3,
  mode: null,
  recognize: async (db, { rest }) => ({ found: await findTopics(db, rest) }),
  complete: (_db, own, { before, others }) =>
    others.nameItem ? own : { ...own, found: leanedTopics(own.found, before) },
  claim: (statistics, { question, time }) =>
    asksForExplanation(question) || statistics.topics.length === 0 || isOnLaw(question) || isOnMarkets(statistics)
      ? null
      : {
          kind: 'statistics',
          about: `${statistics.places.map(({ name }) => name).join('、')}${statistics.topics.map(topicName).join('、')}`,
          source: '查询宏观统计',
          lookUp: (db, { today }) => findStatistics(db, { statistics, time, today }),
          followUps: () => followUps(statistics),
        },
  refuse: refuseUncounted,
  itemOfPage,
  exampleQuestions,
};

/** Prices of markets, unless the question asks for what farmers receive, or compares provinces. */
const isOnMarkets = ({ topics, said, ranked }: RequestedTopics): boolean =>
  topics.every(({ indicator }) => /价格$/.test(indicator)) &&
  !/出售|售价|农[户民]/.test(said) &&
  !(ranked && /省|地区/.test(said));

/** "山东呢" refers to the crop of the question before. */
const leanedTopics = (own: RequestedTopics, before: RequestedTopics | undefined): RequestedTopics =>
  before && own.topics.length === 0
    ? { ...before, places: own.places.length > 0 ? own.places : before.places, said: `${before.said}${own.said}` }
    : own;

const followUps = ({ topics: [topic], ranked }: RequestedTopics): string[] => {
  if (!topic) return [];
  const name = topicName(topic);
  return [...(ranked || topic.provinces === 0 ? [] : [`哪个省的${name}最高？`]), `全国${name}是多少？`];
};

/** Asks for a yearly figure; a text would give that of another year or place. */
const FIGURE =
  /(?:总?产量|单产|亩产|(?:种植|播种|栽培|养殖)面积|存栏量?|出栏量?|总产值?|产值)(?:\s*[是为有]?(?:多少|几|第几|最[高多大])|排|[?？。]*$)|(?:产|种|养)(?:了|得)?(?:多少|最多)|哪个省.{0,6}(?:产|种|养).{0,4}(?:最多|多)/;
const SHOWN = 8;

async function refuseUncounted(
  db: Db,
  { said }: RequestedTopics,
  { question, subject: [name] }: Unclaimed,
): Promise<Refusal | null> {
  const [figure] = FIGURE.exec(said.trim()) ?? [];
  if (name === undefined || figure === undefined || asksForExplanation(question) || isOnLaw(question)) return null;
  const topics = await listTopics(db);
  const own = topics.filter((topic) => subjectOf(topic) === name).map(topicName);
  const crops = topics.map(subjectOf).filter(Boolean);
  const held = [...new Set(own.length > 0 ? own : crops)];
  const more = held.length > SHOWN ? '等' : '';
  return { missing: `宏观统计里没有“${name}”的这项数据，有${held.slice(0, SHOWN).join('、')}${more}的`, instead: [] };
}

const TOPIC = /^ast:(\d{1,9})$/;

async function itemOfPage(db: Db, { kind, id }: AiContext): Promise<PageItem | null | undefined> {
  const [, topicId] = (kind === 'table' && TOPIC.exec(id)) || [];
  if (!topicId) return undefined;
  const topic = await findTopic(db, Number(topicId));
  const name = topic && topicName(topic);
  return name ? { name, refId: null } : null;
}

async function exampleQuestions(db: Db, day: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stat_topic')
    .where('provinces', '>', 0)
    .where('crop', '<>', '')
    .where('indicator', 'in', ['产量', '播种面积'])
    .select(['crop', 'indicator'])
    .orderBy('rank')
    .execute();
  return chooseByDay(rows, day).map((topic) => `哪个省的${topicName(topic)}最高？`);
}
