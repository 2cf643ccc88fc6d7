import { demandOf, isAskedSection, saidOf } from './question-aspect.ts';

it.each([
  ['大白菜买回家怎么保存', '挑选与存放', true],
  ['大白菜买回家怎么保存', '品种与产季', false],
  ['三七连作障碍怎么解决', '应对办法', true],
  ['四川农机补贴怎么申请', '二、怎么申请', true],
  ['四川农机补贴怎么申请', '五、谁受益最大', false],
  ['到岸价和离岸价有什么区别', '与离岸价的差别', true],
  ['大白菜多少钱', null, false],
  ['大白菜多少钱', '大', false],
])('%s: the section %s is asked for: %s', (question, heading, isAsked) =>
  expect(isAskedSection(question, heading)).toBe(isAsked),
);

it.each([
  ['三七孕妇能吃吗', '孕妇慎用。', '一般种植三年采挖。'],
  ['薄荷治什么', '【主治】贼风伤寒。', '近世多莳之。'],
  ['为什么三七越来越贵', '因产区病害减产。', '三七是五加科植物。'],
  ['土地流转最长几年', '期限不得超过三十年。', '应当签订合同。'],
  ['何首乌有毒吗', '微温，无毒。', '味微甘。'],
])('only some statements answer %s', (question, telling, other) => {
  const demand = demandOf(question);
  expect(demand?.test(telling)).toBe(true);
  expect(demand?.test(other)).toBe(false);
});

it('a word that asks for nothing special has no other words', () => expect(saidOf('大白菜')).toEqual([]));
