import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Everyday words of questions about rules, each with the words that laws use instead. */
const ENTRIES = readFileSync(path.join(import.meta.dirname, 'everyday-words.txt'), 'utf8');

type EverydayWord = { phrase: string; said: readonly string[] };

const WORDS: readonly EverydayWord[] = ENTRIES.trim()
  .split('\n')
  .flatMap((line) => {
    const [everyday = '', said = ''] = line.split(' = ');
    return everyday.split(' ').map((phrase) => ({ phrase, said: said.split(' ') }));
  })
  .sort((a, b) => b.phrase.length - a.phrase.length);

/** A size of herbs, which texts explain as a number of pieces. */
const GRADE = /\d+[头支粒枝]/;

/** The everyday words in a question, longest first; none overlaps another. */
export const everydayWordsIn = (question: string): EverydayWord[] => {
  let rest = question;
  const [grade] = GRADE.exec(question) ?? [];
  const known = WORDS.filter(({ phrase, said }) => {
    // 农民专业合作社 is already a word of laws.
    const isSaid = said.some((word) => word !== phrase && word.includes(phrase) && question.includes(word));
    const isThere = !isSaid && rest.includes(phrase);
    if (isThere) rest = rest.replaceAll(phrase, ' ');
    return isThere;
  });
  return grade ? [{ phrase: grade, said: ['头数'] }, ...known] : known;
};
