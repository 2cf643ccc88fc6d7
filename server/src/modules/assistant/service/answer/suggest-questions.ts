import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import type { Gathered } from './gather.ts';
import { isOutOfForce } from './in-force.ts';
import type { Understanding } from './understand.ts';

const MAX_QUESTIONS = 3;
const LONGEST_TITLE = 26;

/** Follow-up questions that the platform can answer. */
export const suggestQuestions = async (
  db: Kysely<Database>,
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
