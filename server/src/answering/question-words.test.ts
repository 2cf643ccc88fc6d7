import { inWrittenWords } from './question-words.ts';

it.each([
  ['俺家的茄子啥价', '我家的茄子什么价'],
  ['为啥三七越大越贵', '为什么三七越大越贵'],
  ['合格证是什么东西', '合格证是什么'],
  ['水肥一体化咋弄', '水肥一体化怎么弄'],
  ['土豆怎么卖的', '土豆多少钱的'],
  ['土豆怎么卖给超市', '土豆怎么卖给超市'],
  ['大白菜多少钱啦', '大白菜多少钱'],
])('%s means %s', (spoken, written) => expect(inWrittenWords(spoken)).toBe(written));
