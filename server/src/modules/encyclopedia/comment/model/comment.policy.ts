import { contactIn } from '@bee/domain/contact-filter';

/** Comments from younger accounts are reviewed first. */
const NEW_ACCOUNT_HOURS = 24;

type Written = { kind: 'comment' | 'supplement'; content: string };
type Author = { reg_time: string; is_operator: boolean };

/**
 * Reason why a comment must be reviewed before it is visible to all, worded for reviewers; null if it is published
 * immediately. Supplements change what an entry says, contacts and links are typical of advertising, and new accounts
 * are easy to create.
 */
export const heldFor = ({ kind, content }: Written, { reg_time, is_operator }: Author, now: Date): string | null => {
  if (is_operator) return null;
  if (kind === 'supplement') return '补充条目';
  const contact = contactIn(content);
  if (contact) return `含有${contact}`;
  const age = now.getTime() - new Date(reg_time).getTime();
  return age < NEW_ACCOUNT_HOURS * 3_600_000 ? `注册不满 ${NEW_ACCOUNT_HOURS} 小时` : null;
};
