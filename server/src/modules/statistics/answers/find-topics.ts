import { type Named, pickNames, withSynonyms } from '../../../answering/pick-names.ts';
import type { Db } from '../../../db/schema.ts';
import { readThesaurus } from '../../search/index.ts';
import { placeName, placeWords } from '../model/stat-places.ts';
import { listTopics, type TopicRow } from '../store/ast.repository.ts';
import { matchIndicator, subjectOf } from './indicator-words.ts';

/** Topics of the yearly statistics named in a question, and the provinces, cities or nation it asks about. */
export type RequestedTopics = {
  topics: TopicRow[];
  places: { adcode: string; name: string }[];
  ranked: boolean;
  /** The question without days and years. */
  said: string;
};

const MAX_TOPICS = 4;
const RANKED =
  /哪个?(?:省|地方|地区)|哪些(?:省|地方|地区)|哪几个省|各省|排[名行]|排在?第|第几|第一|最[大小多少高低贵便]|前\S{0,2}(?:名|位|个?省)|产区/;

/** @param question without days and years */
export const findTopics = async (db: Db, question: string): Promise<RequestedTopics> => {
  const said = question.normalize('NFKC');
  const rows = await listTopics(db);
  const names = rows.flatMap((topic) => wordsFor(subjectOf(topic), said));
  const named = pickNames(said, withSynonyms(names, await readThesaurus(db)));
  // 种玉米最多 asks in the same way as 玉米种最多.
  const rest = named.reduce((text, { matched }) => text.replaceAll(matched, ''), said);
  const ofSubjects = [...new Set(named.map(({ name }) => name))].flatMap((subject) => topicsOf(rows, subject, rest));
  const topics = ofSubjects.length > 0 ? ofSubjects : topicsOf(rows, '', said);
  const places = pickNames(said, PLACES).map(({ name, adcode }) => ({ name, adcode }));
  return { topics: topics.slice(0, MAX_TOPICS), places, ranked: RANKED.test(said), said };
};

/** The topics of the best-matching indicator; several if they differ in their unit. Those with more provinces first. */
const topicsOf = (rows: readonly TopicRow[], subject: string, said: string): TopicRow[] => {
  let rest = said;
  const found: TopicRow[] = [];
  for (;;) {
    const fits = rows
      .filter((topic) => subjectOf(topic) === subject && !found.some(({ indicator }) => indicator === topic.indicator))
      .map((topic) => ({ topic, match: matchIndicator(topic.indicator, rest) }))
      .filter(({ match }) => match !== null)
      .sort(
        (a, b) =>
          (b.match?.text.length ?? 0) - (a.match?.text.length ?? 0) || (a.match?.order ?? 0) - (b.match?.order ?? 0),
      );
    const [best] = fits;
    if (!best?.match) return found;
    const { indicator } = best.topic;
    const same = fits.filter(({ topic }) => topic.indicator === indicator).map(({ topic }) => topic);
    found.push(...same.sort((a, b) => b.provinces - a.provinces));
    rest = rest.replaceAll(best.match.text, ' ');
  }
};

const otherWords: Record<string, string[]> = {
  稻谷: ['水稻', '稻子'],
  玉米: ['苞米', '苞谷'],
  大豆: ['黄豆'],
  薯类: ['土豆', '马铃薯'],
  花生: ['落花生'],
  农作物总: ['农作物'],
  瓜果类: ['瓜果'],
  国有农场: ['农场', '农垦'],
  桔: ['桔子', '橘子'],
  柑: ['柑子', '柑桔', '柑橘'],
};

const PROTECTED = /大棚|温室|设施|棚/;

/** 露地 may be omitted, but what is grown under cover is another crop. */
const wordsFor = (subject: string, said: string): Named[] => {
  const bare = subject.replace(/^露地/, '');
  const words = [subject, ...(PROTECTED.test(said) ? [] : [bare]), ...(otherWords[subject] ?? [])];
  return words.map((matched) => ({ name: subject, matched }));
};

const PLACES = placeWords.map(({ word, adcode }) => ({ name: placeName(adcode) ?? word, adcode, matched: word }));
