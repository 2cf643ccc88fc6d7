import { asksForOldVersions } from '@bee/domain/validity';
import type { Kysely } from 'kysely';
import type { Evidence } from '../../../../answering/finding.ts';
import type { Database } from '../../../../db/schema.ts';
import { validitiesOf } from '../../../search/index.ts';
import type { FoundPassage } from './passage-findings.ts';

/** Adds the validity on a day to passages of policies and standards. */
export const withValidity = async (
  db: Kysely<Database>,
  found: readonly FoundPassage[],
  today: string,
): Promise<FoundPassage[]> => {
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
