import type { PolicyMeta } from '@bee/contracts/entity/article';

export type Validity = PolicyMeta['validity'];

const policies: Record<Validity, string> = {
  current: '现行有效',
  pending: '即将施行',
  amended: '已被修订',
  repealed: '已废止',
  draft: '征求意见稿',
};

const standards: Record<Validity, string> = {
  current: '现行',
  pending: '即将实施',
  amended: '已被修订',
  repealed: '已废止',
  draft: '征求意见',
};

/** How readers know the state of a policy or, by its own words, of a standard. */
export const validityTitle = (kind: string, validity: Validity): string =>
  (kind === 'standard' ? standards : policies)[validity];

const OLD =
  /旧版|老版|旧法|历史版本|历次|以前的?(?:版本|规定|版)|原来的?规定|(?:修[订改正]|废止)(?:之|以)?前|已废止|已失效|失效的|废止的|已被修[订改]|(?:19|20)\d\d\s*年?的?(?:版|修[订正]|修改)/;

/** Asks for versions that are no longer in force. */
export const asksForOldVersions = (question: string): boolean => OLD.test(question);

/** What is asked of a version, without the words that choose it: no old text says of itself that it is one. */
export const withoutVersion = (question: string): string => question.replace(OLD, ' ');
