import type { RetrievedPassage } from '../../../search/index.ts';
import { foldTitle } from './named-sources.ts';

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
