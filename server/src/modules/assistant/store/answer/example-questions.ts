import { DAY_MS } from '@bee/domain/calendar-day';
import { sql } from 'kysely';
import type { AnswerTool } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { validityOn } from '../../../search/index.ts';

const SHOWN = 6;
/** Titles of explanations and infographics wrap that of the policy; examples should ask about the policy itself. */
const shortTitle = sql<boolean>`length(title) <= 26 and title !~ '解读|一图'`;

/**
 * At most six questions that can be answered from today's data, covering all areas of the platform, those of the first
 * tool and about texts first. The selection changes daily.
 */
export const exampleQuestions = async (db: Db, tools: readonly AnswerTool[], today: string): Promise<string[]> => {
  const day = Date.parse(today) / DAY_MS;
  const [ofTools, policies, entries] = await Promise.all([
    Promise.all(tools.map((tool) => tool.exampleQuestions?.(db, day) ?? [])),
    titlesOf(db, 'policy', today),
    titlesOf(db, 'encyclopedia', today),
  ]);
  const [[first, second, ...more] = [], ...others] = ofTools;
  const [text, ...moreTexts] = [
    ...policies.map((title, index) => `《${title}》的${index === 0 ? '主要内容' : '适用范围'}是什么？`),
    ...entries.map((title) => `${title}是什么？`),
  ];
  const known = [first, text, second, ...others.flat(), ...more, ...moreTexts].filter(
    (question) => question !== undefined,
  );
  return [...new Set(known)].slice(0, SHOWN);
};

/** Two titles of one kind, in force only. The choice changes daily and is stable within a day. */
const titlesOf = async (db: Db, kind: string, today: string): Promise<string[]> => {
  const day = Date.parse(today) / DAY_MS;
  const inForce = sql<boolean>`coalesce(${validityOn(today, 'd')}, 'current') = 'current'`;
  const total = await db
    .selectFrom('search_document as d')
    .where('kind', '=', kind)
    .where(shortTitle)
    .where(inForce)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('search_document as d')
    .where('kind', '=', kind)
    .where(shortTitle)
    .where(inForce)
    .select('title')
    .orderBy('date', (order) => order.desc().nullsLast())
    .orderBy('id')
    .offset(day % Math.max(1, total.count - 1))
    .limit(2)
    .execute();
  return rows.map(({ title }) => title.replace(/[《》]/g, ''));
};
