import type { AnswerTool, Evidence, Lookup } from '../../../../answering/answer-tool.ts';
import { type Named, pickNames, withSynonyms } from '../../../../answering/pick-names.ts';
import type { Db } from '../../../../db/schema.ts';
import { fold } from '../../../../text/fold.ts';
import { withoutBrackets } from '../../../../text/without-brackets.ts';
import { queryWords, readThesaurus } from '../../../search/index.ts';
import { findSource } from '../../../sources/index.ts';

const ASKED = /(?:升糖|血糖生成|血糖)指数|升糖(?:高|快|慢|低|多少)|(?<![a-z])gi(?![a-z])(?:值|高|低|是|多少)?/i;
/** Standard thresholds of the glycemic index. */
const [HIGH, LOW] = [70, 55];
const MAX_SHOWN = 6;

type Entry = { name: string; gi: number; source_id: number; sample: boolean };
/** @property said what the question calls the food, if the table does not have it */
type Requested = { entries: Entry[]; said: string } | null;

/** Answers questions for the glycemic index, which few foods have. */
export const glycemicTool: AnswerTool<Requested> = {
  name: 'glycemic',
  precedence: 3,
  mode: null,
  recognize: async (db, { rest }) => ({ found: ASKED.test(rest) ? await requestedIn(db, rest) : null }),
  claim: (found) =>
    found && {
      kind: 'glycemic',
      about: `${found.said}的血糖生成指数`,
      source: '查询血糖生成指数表',
      lookUp: (db) => describe(db, found),
      followUps: () => [],
    },
};

const requestedIn = async (db: Db, question: string): Promise<Requested> => {
  const rows: Entry[] = await db.selectFrom('food_gi').select(['name', 'gi', 'source_id', 'sample']).execute();
  const text = fold(question.replace(ASKED, ' '));
  const thesaurus = await readThesaurus(db);
  const named = pickNames(
    text,
    withSynonyms(
      rows.map(({ name }): Named => ({ name: baseOf(name), matched: baseOf(name) })),
      thesaurus,
    ),
  );
  const words = queryWords(text).filter((word) => word.length > 1 && !/^(?:多少|高不高|食物|怎么样)$/.test(word));
  const names = named.length > 0 ? named.map(({ name }) => name) : words;
  const isMeant = (base: string) =>
    named.length > 0 ? names.includes(base) : names.some((name) => base.endsWith(name));
  return { entries: rows.filter(({ name }) => isMeant(baseOf(name))), said: names.join('、') };
};

/** * 马铃薯（烤） is 马铃薯. */
const baseOf = (name: string): string => fold(withoutBrackets(name).replace(/^\*\s*|\s*\/.*$/g, ''));

const describe = async (db: Db, found: NonNullable<Requested>): Promise<Lookup> => {
  const shown = [...found.entries].sort((a, b) => a.name.length - b.name.length).slice(0, MAX_SHOWN);
  const [first] = shown;
  if (!first) {
    const what = found.said ? `“${found.said}”的数值` : '按数值排列的食物，请写出食物的名称';
    return {
      findings: [],
      blocks: [],
      missing: [`血糖生成指数表里没有${what}；这项指标要由人体试验测定，不能由营养成分推算`],
    };
  }
  const source = await findSource(db, first.source_id);
  const findings = shown.map((entry, at) => {
    const { name, gi, sample } = entry;
    const said = name.replace(/^\*\s*/, '');
    const evidence: Evidence = {
      kind: 'food',
      id: `gi/${name}`,
      title: `${said} · 血糖生成指数`,
      org: source?.name ?? null,
      date: null,
      page: null,
      quote: `${said} 血糖生成指数（GI）${gi}；${LOW} 及以下为低，${HIGH} 及以上为高`,
      to: { page: 'application/food/list', params: {} },
      score: 1,
      sample,
    };
    const start =
      at === 0
        ? `**${said}**的血糖生成指数（GI）为 **${gi}**，属于${levelOf(gi)}（${LOW} 及以下为低，${HIGH} 及以上为高）。`
        : `${at === 1 ? '其他做法或品种：' : ''}${said} ${gi}`;
    return { text: at === 0 ? start : `${start}${at < shown.length - 1 ? '，' : '。'}`, evidence };
  });
  return { findings: [findings], blocks: [], missing: [] };
};

const levelOf = (gi: number): string => {
  if (gi >= HIGH) return '高升糖指数食物';
  return gi > LOW ? '中升糖指数食物' : '低升糖指数食物';
};
