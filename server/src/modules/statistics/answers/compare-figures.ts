import { formatChange, formatNumber } from '@bee/domain/format';
import type { Evidence, Finding } from '../../../answering/answer-tool.ts';
import { topicName } from '../model/ast.presenter.ts';
import type { TopicRow } from '../store/ast.repository.ts';

export type ComparedFigure = {
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
