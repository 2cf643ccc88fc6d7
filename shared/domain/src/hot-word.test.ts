import { hotWordProblem } from './hot-word.ts';

describe('a hot search word', () => {
  it.each(['三七', ' 番茄 炒蛋 ', 'GAP', '2026', '𠮷'.repeat(20), '１２３'])('may be %j', (typed) => {
    expect(hotWordProblem(typed)).toBeNull();
  });

  it.each([
    ['', '请输入搜索词'],
    ['  　', '请输入搜索词'],
    ['三'.repeat(21), '搜索词最多 20 个字，现在有 21 个字，请缩短'],
    ['㍿'.repeat(6), '搜索词最多 20 个字，现在有 24 个字，请缩短'],
    ['三\u0000七', '搜索词里有看不见的控制字符，请删去后重新输入'],
    ['三\t七', '搜索词里有看不见的控制字符，请删去后重新输入'],
    ['三\u200b七', '搜索词里有看不见的控制字符，请删去后重新输入'],
    ['\u202e七三', '搜索词里有看不见的控制字符，请删去后重新输入'],
    ['！？', '搜索词至少要有一个汉字、字母或数字'],
  ])('is not %j', (typed, problem) => {
    expect(hotWordProblem(typed)).toBe(problem);
  });
});
