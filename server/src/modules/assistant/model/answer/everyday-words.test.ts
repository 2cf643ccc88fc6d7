import { everydayWordsIn } from './everyday-words.ts';

const phrases = (question: string) => everydayWordsIn(question).map(({ phrase }) => phrase);

it('finds everyday words, the longest first', () => {
  expect(phrases('农药店不记台账')).toEqual(['农药店', '台账']);
  expect(phrases('养猪场的死猪能扔掉吗')).toEqual(['养猪场', '死猪', '扔掉']);
});

it('leaves a word of laws that contains an everyday word', () => {
  expect(phrases('什么是农民专业合作社')).toEqual([]);
  expect(phrases('成立合作社')).toEqual(['合作社', '成立']);
});
