import type { TagProps } from '@bee/ui/content';
import type { ArticleCard } from './article-type.ts';

export type PolicyMeta = NonNullable<ArticleCard['policy']>;
export type Validity = PolicyMeta['validity'];
type Tone = NonNullable<TagProps['type']>;

/** Only the text of a policy is in force or not; an interpretation is neither. */
export const legalFacts = ({ type, policy }: Pick<ArticleCard, 'type' | 'policy'>): PolicyMeta | null =>
  type === 'policy_repository' ? policy : null;

/** Name and colour of the states of a policy, in the order of the filter. */
export const validities = {
  current: { title: '现行有效', tone: 'green' },
  pending: { title: '即将施行', tone: 'honey' },
  amended: { title: '已被修订', tone: 'blue' },
  repealed: { title: '已废止', tone: 'grey' },
  draft: { title: '征求意见稿', tone: 'grey' },
} as const satisfies Record<Validity, { title: string; tone: Tone }>;
