import type { AnswerTool } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import type { AnswerPart } from '../../model/answer/answer-writer.ts';
import { namedSources } from '../../model/answer/named-sources.ts';
import { exampleQuestions } from '../../store/answer/example-questions.ts';
import { findEntries } from '../../store/answer/find-laws.ts';
import { termsOf } from '../../store/answer/question-terms.ts';
import { isOutOfForce } from './found-passage.ts';
import type { Gathered } from './gather.ts';
import type { Understanding } from './understand.ts';

const CHIPS = 3;
/** General words such as 批发价 are explained by entries. */
const ON_TERMS = /区别|差别|是什么|什么是|什么叫|什么意思|含义|怎么算/;
const ON_PRICE = /价|多少钱|行情|涨|跌|贵|便宜/;
const ON_LAW = /法|条例|规定|办法|政策|补贴|补助|处罚|申请/;

/** True if the question names no searchable subject: 价格, 今年怎么样, 怎么申请. */
export const isVague = async (db: Db, asked: Understanding, today: string): Promise<boolean> => {
  const { question, request, recognized } = asked;
  if (request || [...recognized.values()].some(({ hasItem, namesItem }) => hasItem || namesItem)) return false;
  if (!/\p{Script=Han}/u.test(question) || namedSources(question, today).law?.sure) return false;
  const { subject, words } = await termsOf(db, question);
  if (subject.length > 0 || words.some(({ word, said = [] }) => word.length > 1 && said.length > 0)) return false;
  const names = words.map(({ word }) => word);
  return !ON_TERMS.test(question) || (await findEntries(db, names)).length === 0;
};

/** Asks for the subject and suggests questions that can be answered from today's data. */
export async function* askBack(
  db: Db,
  tools: readonly AnswerTool[],
  question: string,
  today: string,
): AsyncGenerator<AnswerPart> {
  yield { type: 'delta', text: wordsFor(question) };
  const popular = (await Promise.all(tools.map((tool) => tool.popularQuestions?.(db, CHIPS) ?? []))).flat();
  const examples = ON_PRICE.test(question) ? [] : await exampleQuestions(db, tools, today);
  const laws = ON_LAW.test(question) ? examples.filter((example) => example.includes('《')) : popular.slice(0, 1);
  const first = ON_PRICE.test(question) ? popular : laws;
  const list = [...new Set([...first, ...examples])].slice(0, CHIPS);
  if (list.length > 0) yield { type: 'suggest', list };
}

const wordsFor = (question: string): string => {
  if (ON_PRICE.test(question)) return '您想了解哪种农产品或药材的价格？请写出品名，也可以加上市场和日期。';
  if (ON_LAW.test(question)) return '您想了解哪方面的政策或规定？请写出事项、品种或法规名称，也可以加上省份。';
  return '您想了解什么？请写出农产品、法规、食物或地区的名称，例如下面的问题。';
};

const MAX_QUESTIONS = 3;
const LONGEST_TITLE = 26;

/** Follow-up questions that the platform can answer. */
export const suggestQuestions = async (
  db: Db,
  { question: asked, request }: Understanding,
  gathered: Gathered,
): Promise<string[]> => {
  const list = gathered.figures.length > 0 && request ? await request.followUps(db) : [];
  const texts = gathered.passages.flatMap((found) => (isOutOfForce(found) ? [] : aboutText(found.passage)));
  return [...new Set([...list, ...texts])].filter((question) => bare(question) !== bare(asked)).slice(0, MAX_QUESTIONS);
};

/** Normalises a question for comparison. */
const bare = (question: string): string => question.replace(/[\s？?，。的]|是?多少/g, '');

const aboutText = ({ kind, title }: { kind: string; title: string }): string[] => {
  if (kind === 'policy')
    return title.length <= LONGEST_TITLE ? [`《${title.replace(/[《》]/g, '')}》的主要内容是什么？`] : [];
  return kind === 'encyclopedia' ? [`${title}是什么？`] : [];
};
