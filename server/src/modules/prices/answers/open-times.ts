import type { Kysely } from 'kysely';
import { type Span, yearEarlier } from '../../../answering/question-dates.ts';
import type { Database } from '../../../db/schema.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { type OpenDays, openDays } from '../wholesale/store/open-days.ts';
import type { PriceQuestion } from './requested-prices.ts';

type OpenQuestion = {
  asked: PriceQuestion;
  /** States which requested days are not accessible, and how to get access. */
  missing: string[];
};

/** Reduces a price question to the days that the user may see. */
export const withinOpenDays = async (
  db: Kysely<Database>,
  asked: PriceQuestion,
  { viewer, today }: { viewer: Viewer | null; today: string },
): Promise<OpenQuestion> => {
  const { since, closed } = await openDaysOf(db, asked, viewer);
  if (since === null) return { asked, missing: [] };
  const { days, spans, againstLastYear } = asked.time;
  const named = asked.day === null ? days : [...new Set([...days, asked.day])];
  const yearAgo = againstLastYear ? yearEarlier(days[0] ?? today) : null;
  const closedTimes = [
    ...named.filter((day) => day < since),
    ...spans.filter(({ from }) => from < since).map(({ from, to }) => `${from} 至 ${[to, since].sort()[0]}`),
    ...(yearAgo && yearAgo < since ? [`${yearAgo} 前后`] : []),
  ];
  const time = {
    ...asked.time,
    days: days.filter((day) => day >= since),
    spans: spans.flatMap((span) => openPart(span, since)),
    againstLastYear: yearAgo !== null && yearAgo >= since,
    since,
  };
  return {
    asked: { ...asked, time, day: asked.day !== null && asked.day < since ? null : asked.day },
    missing: closedTimes.length > 0 ? [`${closedTimes.join('、')}的价格：${closed?.reason ?? ''}`] : [],
  };
};

/** For a question about both wholesale and herb prices, the days that are open for both. */
const openDaysOf = async (db: Kysely<Database>, asked: PriceQuestion, viewer: Viewer | null): Promise<OpenDays> => {
  const onHerbs = asked.herbs.length > 0 || asked.onHerbs;
  const onProduce = asked.products.length > 0 || !onHerbs;
  const scopes = [...(onProduce ? (['market'] as const) : []), ...(onHerbs ? (['herb'] as const) : [])];
  const open = await Promise.all(scopes.map((scope) => openDays(db, scope, viewer)));
  return open.reduce((latest, days) => ((days.since ?? '') > (latest.since ?? '') ? days : latest));
};

const openPart = ({ from, to }: Span, since: string): Span[] =>
  to < since ? [] : [{ from: from < since ? since : from, to }];
