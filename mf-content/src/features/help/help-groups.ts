import { accountQuestions, memberQuestions } from './account-questions.ts';
import { aiQuestions, contentQuestions, dataQuestions, siteQuestions } from './content-questions.ts';
import type { HelpGroup, HelpQuestion } from './help-question.ts';

export const helpGroups: HelpGroup[] = [
  accountQuestions,
  memberQuestions,
  contentQuestions,
  dataQuestions,
  aiQuestions,
  siteQuestions,
];

/** Groups with the questions that contain every word of `typed`; all of them when it is empty. */
export const findQuestions = (typed: string, groups: HelpGroup[] = helpGroups): HelpGroup[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const questions = group.questions.filter((question) => {
      const text = textOf(group, question);
      return words.every((word) => text.includes(word));
    });
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
};

const textOf = ({ title }: HelpGroup, { question, answer, also = '' }: HelpQuestion): string =>
  fold([title, question, ...answer, also].join(' '));

/** Full-width letters and case make no difference. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
