import { setTimeout as pause } from 'node:timers/promises';
import { groupBy } from '@bee/domain/group-by';
import { validityTitle } from '@bee/domain/validity';
import type { Finding } from '../../../../answering/answer-tool.ts';
import type { Brief, WriteAnswer } from '../../model/answer/answer-writer.ts';
import { contradictedBy, otherFamily } from '../../model/answer/premise.ts';
import { sourceText } from '../../model/answer/sentences.ts';
import { coverage } from '../../store/answer/question-terms.ts';
import { bestSentences, type ChosenSentence } from './best-sentences.ts';
import { type FoundPassage, isOutOfForce } from './found-passage.ts';

/** Characters per piece. Each piece is an event that is sent, stored and read. */
const PIECE = 24;

/**
 * Writes without a language model: sentences generated from table rows, then the best sentences of the passages,
 * verbatim.
 * @param paceMs delay between two pieces, so that users can read along and stop the answer
 */
export const extractiveWriter = (paceMs = 90): WriteAnswer =>
  async function* (brief, signal) {
    for (const piece of piecesOf(paragraphsOf(brief).join('\n\n'))) {
      if (signal.aborted) return;
      yield piece;
      await pause(paceMs, undefined, { signal }).catch(() => undefined);
    }
  };

const paragraphsOf = (brief: Brief): string[] => {
  const { gathered, numbering } = brief;
  const cited = (text: string, evidence: Finding['evidence']) => {
    const mark = `[[${numbering.noOf(evidence)}]]`;
    return text.endsWith('，') ? `${text.slice(0, -1)}${mark}，` : `${text}${mark}`;
  };
  const figures = gathered.figures.map((findings) =>
    findings.map(({ text, evidence }) => cited(text, evidence)).join(''),
  );
  const sentences = bestSentences(gathered.terms, gathered.passages);
  const groups = groupByDocument(sentences);
  const texts = groups.flatMap(({ from, sentences }) => [
    introduce(from),
    sentences
      .map(
        ({ text, from: passage }) =>
          `- ${stateOf(passage)}${cited(shortened(sourceText(text).replace(/\n\s*/g, '')), passage.evidence)}`,
      )
      .join('\n'),
  ]);
  const missing = gathered.missing.map((what) =>
    what.endsWith('的资料') ? `平台没有找到${what}。` : `平台没有找到所需数据：${what}。`,
  );
  const close = texts.length > 0 ? ['以上为平台资料的原文摘录。'] : [];
  return [...corrected(brief, sentences), ...figures, ...missing, ...texts, ...close];
};

/** What the texts state instead of the amount in the question. Without repeating that amount, which no source states. */
const corrected = (
  { gathered: { terms, passages }, numbering }: Brief,
  sentences: readonly ChosenSentence[],
): string[] => {
  const found = contradictedBy(
    terms.question,
    sentences.map(({ text }) => text),
    (text) => coverage(terms, text),
  );
  const family = otherFamily(
    terms.question,
    passages.map(({ passage }) => passage.text),
  );
  const evidence = found ? sentences[found.quote]?.from.evidence : family && passages[family.quote]?.evidence;
  const clause = found?.clause ?? family?.clause;
  return evidence && clause
    ? [`**与您说的不同**：资料写的是“${sourceText(clause)}”。[[${numbering.noOf(evidence)}]]`]
    : [];
};

/** Longer articles and lists end after an item; the source has the rest. */
const LONGEST = 800;

const shortened = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const end = Math.max(...['。', '；'].map((mark) => text.lastIndexOf(mark, LONGEST)));
  return `${text.slice(0, end > 0 ? end + 1 : LONGEST)}……（全文见来源）`;
};

const introduce = ({ passage, evidence }: FoundPassage): string => {
  const { kind, validity } = evidence;
  const facts = [passage.meta[0], passage.date, validity && validityTitle(kind, validity)].filter(Boolean).join('，');
  return `**${sourceText(passage.title)}**${facts ? `（${sourceText(facts)}）` : ''}：`;
};

/** A text out of force is marked in the sentence itself, because users may copy only that sentence. */
const stateOf = (found: FoundPassage): string => {
  const { kind, validity } = found.evidence;
  return validity && isOutOfForce(found) ? `【${validityTitle(kind, validity)}】` : '';
};

const groupByDocument = (sentences: ChosenSentence[]) =>
  [...groupBy(sentences, ({ from }) => from.passage.documentId).values()].map((own) => ({
    from: own[0].from,
    sentences: own,
  }));

/** Splits text into pieces of a few characters; citation marks are never split. */
const piecesOf = (text: string): string[] =>
  text.match(new RegExp(`\\[\\[\\d+\\]\\]|[^[]{1,${PIECE}}|\\[`, 'gu')) ?? [];
