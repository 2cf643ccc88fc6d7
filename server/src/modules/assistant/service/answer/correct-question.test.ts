import { misspeltPlace } from './correct-question.ts';

describe('a misspelt place', () => {
  it.each([
    ['黑龙将2020年大豆产量多少万吨', '黑龙江2020年大豆产量多少万吨'],
    ['黑龙江2020年大豆产量多少万吨', null],
    ['小麦和南瓜哪个贵', null],
  ])('%s', (question, meant) => {
    expect(misspeltPlace(question)?.question ?? null).toBe(meant);
  });
});
