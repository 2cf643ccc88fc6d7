import { asksForOldVersions } from '@bee/domain/validity';
import type { Evidence } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { type RetrievedPassage, validitiesOf } from '../../../search/index.ts';
import { foldTitle } from '../../model/answer/named-sources.ts';
import type { FoundPassage } from './found-passage.ts';

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
