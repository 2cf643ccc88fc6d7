import { legalFacts, type PolicyMeta } from './validity.ts';

const policy: PolicyMeta = {
  doc_no: null,
  issuing_orgs: ['农小蜂政策组'],
  level: '国家',
  region: null,
  doc_type: '解读',
  issued_at: '2026-03-02',
  amended_at: null,
  effective_at: null,
  expires_at: null,
  validity: 'current',
};

test('only the text of a policy has a level and is in force; an interpretation and a diagram are not', () => {
  expect(legalFacts({ type: 'policy_repository', policy })).toBe(policy);
  expect(legalFacts({ type: 'agriculture_policy', policy })).toBeNull();
  expect(legalFacts({ type: 'policy_diagram', policy })).toBeNull();
});
