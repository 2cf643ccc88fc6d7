import { legalFacts, type PolicyMeta } from './validity.ts';

const policy = { level: '国家', validity: 'current' } as PolicyMeta;

test('only the text of a policy has a level and is in force; an interpretation and a diagram are not', () => {
  expect(legalFacts({ type: 'policy_repository', policy })).toBe(policy);
  expect(legalFacts({ type: 'agriculture_policy', policy })).toBeNull();
  expect(legalFacts({ type: 'policy_diagram', policy })).toBeNull();
});
