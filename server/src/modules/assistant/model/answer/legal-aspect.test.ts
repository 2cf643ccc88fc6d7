import { definesTerm, legalAspectOf, termAsked } from './legal-aspect.ts';

it.each([
  [
    '黑土地保护法自哪天起施行',
    'start',
    '第三十八条 本法自2022年8月1日起施行。',
    '第一条 为了保护黑土地资源，制定本法。',
  ],
  ['电鱼会被罚多少钱', 'penalty', '没收渔具，处五万元以下罚款', '禁止使用电鱼的方法进行捕捞'],
  ['能不能用炸药炸鱼', 'permission', '禁止使用炸鱼的方法', '国家鼓励养殖业发展'],
  ['成立合作社至少要几个人', 'amount', '有五名以上符合规定的成员', '有符合规定的章程'],
  ['赔偿协议谈好以后几天之内必须付款', 'amount', '应当在10日内支付', '应当及时支付'],
  ['跨省运猪归谁管', 'authority', '由农业农村主管部门负责', '应当附有检疫证明'],
  ['设立合作社要满足哪些条件', 'conditions', '应当具备下列条件：', '国家鼓励合作社发展'],
])('knows what %s asks', (question, kind, says, saysNot) => {
  const aspect = legalAspectOf(question);
  expect(aspect?.kind).toBe(kind);
  expect(aspect?.holds(says)).toBe(true);
  expect(aspect?.holds(saysNot)).toBe(false);
});

it.each([
  ['什么是农民专业合作社', '农民专业合作社'],
  ['农药管理条例里农药是怎么定义的', '农药'],
  ['预包装食品的定义', '预包装食品'],
  ['粮食安全保障法里说的“粮食”都包括哪些', '粮食'],
  ['乡村振兴促进法里的乡村指哪里', '乡村'],
  ['大白菜多少钱一斤', null],
])('takes the term out of %s', (question, term) => {
  expect(termAsked(question)).toBe(term);
});

it('knows a line that defines a term', () => {
  expect(definesTerm('本法所称黑土地，是指四省区的耕地。', '黑土地')).toBe(true);
  expect(definesTerm('（二）预包装食品，指预先定量包装的食品；', '预包装食品')).toBe(true);
  expect(definesTerm('销售预包装食品应当有标签。', '预包装食品')).toBe(false);
});

it('leaves what rules do not answer', () => {
  expect(legalAspectOf('大白菜行情')).toBeNull();
});
