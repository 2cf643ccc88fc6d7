import type { SearchName } from '@bee/contracts/resource/search';
import { bearsOnSubject } from '../../model/answer/question-subject.ts';
import { coverage, type Terms } from '../../store/answer/question-terms.ts';

/**
 * Share of a question's weight that a sentence must contain if its text is about another subject. News mention many
 * subjects. Encyclopedia entries explain what they name: above 0.45, answers to real questions are lost
 * (retrieval-quality.test). Laws and reports use other words than questions do.
 */
const LEAST_SHARE: Partial<Record<SearchName, number>> = { news: 0.75, encyclopedia: 0.45 };

/** Estimates from words whether a sentence answers the question, for texts whose title does not name the subject. */
export const isQuotable = (
  terms: Terms,
  { kind, title }: { kind: SearchName; title: string },
  sentence: string,
): boolean =>
  bearsOnSubject(terms, sentence) &&
  (!HOW_MANY.test(terms.question) || NUMBER.test(sentence)) &&
  coverage(terms, `${title} ${sentence}`) >= (LEAST_SHARE[kind] ?? 0);

const HOW_MANY = /多少|几[个只颗条种头匹株棵家所座]|有?多[高大长重远深宽久]/;
const NUMBER =
  /[\d\uff10-\uff19]|[一二两三四五六七八九十百千万亿]{2,}|[一二两三四五六七八九十百千万亿][多余]?[个只颗条种头匹株棵家所座年月日天元吨亩斤克升米微毫厘分公平立%％]/;
