import { mapConcurrent } from '@bee/releases/store/map-concurrent';
import type { Db } from '../../../server/src/db/schema.ts';
import { answerQuestion, extractiveWriter } from '../../../server/src/modules/assistant/index.ts';
import { answerTools } from '../../../server/src/modules.ts';
import {
  indexAll,
  type Law,
  lawInput,
  type NewsText,
  newsInput,
  readRows,
  type WikiDoc,
  type WikiQuestion,
  wikiInput,
} from './ai-data.ts';
import type { AiMeasure } from './ai-quality.ts';
import { refusalQuestions } from './ai-refusal-questions.ts';
import { atLeast } from './goals.ts';

const TODAY = '2026-03-04';
/** Number of encyclopedia questions used. */
const ASKED = 500;
const MAX_SENTENCES = 5;

/**
 * Answer rates for unanswerable and answerable questions; whether answers contain the gold answer and quote their
 * citations.
 */
export const measureRefusal: AiMeasure = async ({ ours: { db } }, folder, log) => {
  const docs = readRows<WikiDoc>(folder, 'wiki/docs.ndjson');
  const laws = readRows<Law>(folder, 'policy/laws_agri.ndjson');
  const news = readRows<NewsText>(folder, 'news/news_docs.ndjson');
  log(`${docs.length} encyclopedia texts, ${laws.length} laws, ${news.length} news …`);
  await indexAll(db, [
    ...docs.map(wikiInput),
    ...laws.map((law) => lawInput(law, law.path, law.text)),
    ...news.map(newsInput),
  ]);
  const refused = await mapConcurrent(refusalQuestions, async ({ ask, near }) => ({
    ask,
    near,
    no: (await answer(db, ask)).refused,
  }));
  const all = readRows<WikiQuestion>(folder, 'wiki/questions.ndjson');
  const step = all.length / ASKED;
  const sampled = Array.from({ length: ASKED }, (_, no) => all[Math.floor(no * step)]).filter(
    (question) => question !== undefined,
  );
  const answered = await mapConcurrent(sampled, async ({ question, answers }) => {
    const given = await answer(db, question);
    return { ...given, right: answers.some((gold) => plain(given.text).includes(plain(gold))) };
  });
  const half = <One>(list: readonly One[], rest: number) => list.filter((_, no) => no % 2 === rest);
  const share = <One>(list: readonly One[], holds: (one: One) => boolean) =>
    list.filter(holds).length / Math.max(1, list.length);
  const no = ({ no: value }: { no: boolean }) => value;
  const cited = answered.flatMap(({ refs }) => refs);
  const whole = ({ cited: sentences, quote }: (typeof cited)[number]) =>
    sentences.length > 0 && sentences.every((sentence) => quote.includes(sentence));
  const right = half(answered, 1);
  return {
    lines: [
      `${refusalQuestions.length} questions that cannot be answered: refused ${percent(share(half(refused, 0), no))} of the half tuned on, ` +
        `${percent(share(half(refused, 1), no))} of the half reported; of the near ones ${percent(
          share(
            refused.filter(({ near }) => near),
            no,
          ),
        )}`,
      ...refused.filter(({ no: value }) => !value).map(({ ask }) => `  not refused: ${ask}`),
      `wiki/questions, ${sampled.length} of ${all.length}, among encyclopedia, laws and news: wrongly refused ` +
        `${percent(share(answered, ({ refused: value }) => value))}; gold answer in the answer ` +
        `${percent(share(half(answered, 0), ({ right: one }) => one))} of the half tuned on, ${percent(share(right, ({ right: one }) => one))} of the half reported; ` +
        `most sentences ${Math.max(...answered.map(({ sentences }) => sentences))}`,
      `cited references ${cited.length}, with every cited sentence in their passage ${cited.filter(whole).length}`,
    ],
    goals: [
      atLeast('answers: refused of what cannot be answered, half not tuned on', 0.9, share(half(refused, 1), no)),
      atLeast(
        'answers: gold answer in extractive answers, half not tuned on',
        0.7,
        share(right, ({ right: one }) => one),
      ),
      atLeast('answers: cited references whose passage holds what is quoted', 1, share(cited, whole)),
      atLeast(
        `answers: with at most ${MAX_SENTENCES} sentences`,
        1,
        share(answered, ({ sentences }) => sentences <= MAX_SENTENCES),
      ),
    ],
  };
};

const answer = async (db: Db, question: string) => {
  const request = { question, mode: 'general' as const, context: null, earlier: [], today: TODAY };
  let text = '';
  let refs: { used: boolean; cited: string[]; quote: string }[] = [];
  for await (const part of answerQuestion(
    { db, tools: answerTools, write: extractiveWriter(0) },
    request,
    new AbortController().signal,
  )) {
    if (part.type === 'delta') text += part.text;
    if (part.type === 'ref') ({ refs } = part);
  }
  return {
    text,
    refused: text.includes('平台没有找到能回答'),
    refs: refs.filter(({ used }) => used),
    sentences: text.match(/^- /gm)?.length ?? 0,
  };
};

const plain = (text: string): string => text.replace(/\s/g, '');
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
