import { styleOf } from './question-style.ts';

it('cuts out what a question is asked with', () => {
  expect(styleOf('3. 简述番茄早疫病的症状？').phrases).toEqual(['番茄早疫病', '症状']);
  expect(styleOf('什么是滴灌').phrases).toEqual(['滴灌']);
  expect(styleOf('为什么？').phrases).toEqual([]);
});

it.each([
  ['轮作有哪些作用', true],
  ['什么是做法上的区别', true],
  ['种子法有哪些规定', false],
  ['补贴如何申请', false],
  ['大白菜多少钱', false],
])('%s asks for an explanation that no law gives: %s', (question, explains) =>
  expect(styleOf(question).explains).toBe(explains),
);
