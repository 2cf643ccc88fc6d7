import type { DataFor } from '@bee/contracts/operations';
import type { AnswerTool, Finding } from '../../../../answering/answer-tool.ts';
import { inWrittenWords } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';
import { fold } from '../../../../text/fold.ts';
import { understand } from './understand.ts';

const MAX_SUBJECTS = 3;
const MAX_SENTENCES = 3;

/** What the tables say about a search, as visitors may see it; null if it does not ask for data, or there is none. */
export const directAnswer =
  (tools: readonly AnswerTool[]) =>
  async (
    db: Db,
    { keyword, today }: { keyword: string; today: string },
  ): Promise<DataFor<'article/search'>['answer']> => {
    const read = (question: string) => understand(db, tools, { question, mode: 'general', earlier: [], today });
    // 馬鈴薯價格 names the 土豆 of the tables only in simplified characters.
    const written = inWrittenWords(keyword);
    const folded = fold(written);
    const { request } = await read(written).then((own) => (own.request || folded === written ? own : read(folded)));
    if (!request) return null;
    const { findings } = await request.lookUp(db, { today, viewer: null });
    const subjects = findings.slice(0, MAX_SUBJECTS).flatMap((paragraph) => {
      const [first] = paragraph;
      if (!first) return [];
      const { title, date, sample, to } = first.evidence;
      const [text = '', ...more] = sentencesOf(paragraph);
      return [{ text: emphasized(text), more: more.join('').replaceAll('**', ''), title, date, sample, to }];
    });
    return subjects.length > 0 ? subjects : null;
  };

/** A finding may be a clause of a sentence that the next one ends. */
const sentencesOf = (paragraph: readonly Finding[]): string[] => {
  const text = paragraph.map((finding) => finding.text).join('');
  return (text.match(/[^。]+。?/g) ?? []).slice(0, MAX_SENTENCES);
};

/** Splits at the ** of Markdown. */
const emphasized = (text: string): { text: string; hit: boolean }[] =>
  text
    .split('**')
    .map((part, no) => ({ text: part, hit: no % 2 === 1 }))
    .filter((part) => part.text !== '');
