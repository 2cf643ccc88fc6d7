import { articleHref } from '@bee/platform';
import type { PolicyMeta, Validity } from '../../lib/validity.ts';
import type { Article } from './article-data.ts';

const LEGAL_FORCE: Record<Validity, string> = {
  current: 'InForce',
  pending: 'NotInForce',
  amended: 'PartiallyInForce',
  repealed: 'NotInForce',
  draft: 'NotInForce',
};

/** https://schema.org/Legislation of one version of a policy. */
export const legislation = (article: Article, policy: PolicyMeta): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Legislation',
  name: article.title,
  description: article.summary,
  inLanguage: 'zh-CN',
  url: articleHref(article),
  legislationLegalForce: `https://schema.org/${LEGAL_FORCE[policy.validity]}`,
  legislationJurisdiction: policy.region ?? '中国',
  ...(policy.doc_no && { legislationIdentifier: policy.doc_no }),
  ...(policy.doc_type && { legislationType: policy.doc_type }),
  ...(policy.issued_at && { legislationDate: policy.issued_at }),
  ...(policy.effective_at && { legislationDateOfApplicability: policy.effective_at }),
  ...(policy.issuing_orgs.length > 0 && {
    legislationPassedBy: policy.issuing_orgs.map((name) => ({ '@type': 'Organization', name })),
  }),
});
