import type { AnswerTags } from '../../../cache/answer-tags.ts';
import type { CacheTag } from '../../../cache/cache-tag.ts';

/** Of a posting that becomes visible or hidden: other modules show the numbers of visible postings. */
export const shownTags = (id: string): CacheTag[] => [`supply:${id}`, 'supply:counts'];

export const supplyTags: AnswerTags = {
  // Next to the offer it shows the wholesale price.
  'vegetable/getSupplyDemandDetail': ({ id }) => [`supply:${id}`, 'prices'],
};
