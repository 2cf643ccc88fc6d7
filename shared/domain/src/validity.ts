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

/** Title of a validity, in the wording for policies or for standards. */
export const validityTitle = (kind: string, validity: Validity): string =>
  (kind === 'standard' ? standards : policies)[validity];

const OLD =
  /旧版|老版|旧法|历史版本|历次|以前的?(?:版本|规定|版)|原来的?规定|(?:修[订改正]|废止)(?:之|以)?前|已废止|已失效|失效的|废止的|已被修[订改]|(?:19|20)\d\d\s*年?的?(?:版|修[订正]|修改)/;

/** Whether the question asks for versions that are no longer in force. */
export const asksForOldVersions = (question: string): boolean => OLD.test(question);

/** Removes the words that select a version, because an old text does not describe itself as old. */
export const withoutVersion = (question: string): string => question.replace(OLD, ' ');
