import { canaryPlanText, readCanaryPlan, USUAL_CANARY_PLAN } from './canary-plan.ts';

it.each([
  [{}, { percents: [5, 25, 50], minutes: 30, visits: 100 }],
  [
    { percents: '１０%，50 %', visits: ' 1００', quiet: '22-8' },
    { percents: [10, 50], minutes: 30, visits: 100, quiet: { from: 22, to: 8 } },
  ],
  [
    { percents: '5、x', minutes: '', quiet: '22' },
    { percents: [5, -1], minutes: -1, visits: 100, quiet: { from: 22, to: -1 } },
  ],
])('%j', (text, plan) => expect(readCanaryPlan({ ...USUAL_CANARY_PLAN, ...text })).toEqual(plan));

it('writes what it reads', () => {
  const text = { percents: '1, 50, 100', minutes: '5', visits: '20', quiet: '0-7' };
  expect(canaryPlanText(readCanaryPlan(text))).toEqual(text);
});
