import type { SearchName } from '@bee/contracts/resource/search';
import { asksForOldVersions } from '@bee/domain/validity';
import type { Evidence } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { type RetrievedPassage, validitiesOf } from '../../../search/index.ts';
import { foldTitle } from '../../model/answer/named-sources.ts';
import { namesSubject } from '../../model/answer/question-subject.ts';
import { coverage, type Terms } from '../../store/answer/question-terms.ts';

export type FoundPassage = {
  passage: RetrievedPassage;
  evidence: Evidence;
  fit: number;
  /** The whole passage is about the subject of the question; otherwise only sentences that name it are quoted. */
  isNamed: boolean;
  /** An article that the question names, which is quoted as a whole. */
  isWhole?: boolean;
};

export const foundOf = (terms: Terms, passage: RetrievedPassage): FoundPassage => ({
  passage,
  isNamed: namesSubject(terms.subject, `${passage.title} ${passage.heading ?? ''}`) || saysTitle(terms, passage),
  evidence: evidenceOf(passage),
  fit: coverage(terms, `${passage.title} ${passage.meta.join(' ')} ${passage.heading ?? ''} ${passage.text}`),
});

/** A question that contains the title of an entry names it, regardless of segmentation: 祭遵 in 祭遵是什么时候去世的. */
const saysTitle = ({ question, words }: Terms, { kind, title }: RetrievedPassage): boolean => {
  const name = title.replace(/\s*[（(].*$/, '');
  return kind === 'encyclopedia' && name.length > 1 && words.length > 1 && question.includes(name);
};

/** Minimum weight of a word to be the topic of the question. */
const MAIN_WORD = 0.5;

/** The encyclopedia entry about the topic itself is ranked first. */
export const isEntryOf = ({ words }: Terms, { passage }: { passage: RetrievedPassage }): boolean => {
  const named = words.filter(({ said = [] }) => said.length === 0);
  const all = named.reduce((sum, { weight }) => sum + weight, 0);
  return (
    passage.kind === 'encyclopedia' &&
    named.some(({ word, weight }) => word === passage.title && weight >= MAIN_WORD * all)
  );
};

const KINDS: Record<SearchName, Evidence['kind']> = {
  research_report: 'report',
  news: 'news',
  policy: 'policy',
  data_model: 'table',
  data_product: 'table',
  reference: 'report',
  encyclopedia: 'baike',
  price: 'price',
  market_report: 'report',
  food: 'food',
  standard: 'standard',
  trade: 'trade',
};

export const evidenceOf = (passage: RetrievedPassage): Evidence => ({
  kind: KINDS[passage.kind],
  id: passage.refId,
  title: passage.heading ? `${passage.title} · ${passage.heading}` : passage.title,
  org: passage.meta[0] ?? null,
  date: passage.date,
  page: passage.pageNo,
  quote: passage.text,
  to: passage.to,
  score: Number(passage.score.toFixed(2)),
  sample: passage.sample,
});

/** Adds the validity on a day to passages of policies and standards. */
export const withValidity = async (db: Db, found: readonly FoundPassage[], today: string): Promise<FoundPassage[]> => {
  const validities = await validitiesOf(
    db,
    found.map(({ passage }) => passage.documentId),
    today,
  );
  return found.map(({ evidence, ...one }) => ({
    ...one,
    evidence: { ...evidence, validity: validities.get(one.passage.documentId) ?? null },
  }));
};

/** True for a policy or standard that is no longer or not yet in force. */
export const isOutOfForce = ({ evidence: { validity } }: { evidence: Pick<Evidence, 'validity'> }): boolean =>
  typeof validity === 'string' && validity !== 'current';

/**
 * Texts in force first. Versions out of force are omitted if a text in force has an answer, unless the question asks
 * for them.
 * @param choose selects the passages to read from a ranked list
 */
export const inForceFirst = (
  found: readonly FoundPassage[],
  question: string,
  choose: (ranked: FoundPassage[]) => FoundPassage[] = (ranked) => ranked,
): FoundPassage[] => {
  if (asksForOldVersions(question)) return choose([...found]);
  const kept = choose(found.filter((one) => !isOutOfForce(one)));
  const hasLaw = kept.some(({ evidence }) => evidence.validity === 'current');
  return hasLaw ? kept : [...kept, ...choose(found.filter(isOutOfForce))];
};

type Ranked = Pick<RetrievedPassage, 'kind' | 'title' | 'date' | 'score'>;

/** Scores within this relative difference count as equal. */
const NEARLY = 0.03;

/**
 * Sorts versions of the same law by date, the newest first. News and policies with nearly equal scores are sorted by
 * date as well.
 */
export const newerFirst = <One extends Ranked>(ranked: readonly One[]): One[] => {
  const rest = [...ranked];
  const ordered: One[] = [];
  for (let [best] = rest; best; [best] = rest) {
    const { score } = best;
    const sameLaw = rest.filter((one) => isVersion(one, best));
    const near = isDated(best)
      ? rest.filter((one) => isDated(one) && score - one.score <= NEARLY * Math.abs(score))
      : [];
    const newest = [...near, ...sameLaw].reduce((first, one) => (dateOf(one) > dateOf(first) ? one : first), best);
    ordered.push(newest);
    rest.splice(rest.indexOf(newest), 1);
  }
  return ordered;
};

const dateOf = ({ date }: Ranked): string => date ?? '';
const isDated = ({ kind, date }: Ranked): boolean => date !== null && (kind === 'news' || kind === 'policy');
const isVersion = (one: Ranked, other: Ranked): boolean =>
  one.kind === 'policy' && other.kind === 'policy' && foldTitle(one.title) === foldTitle(other.title);
