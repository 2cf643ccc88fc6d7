import { articlesOf } from './law-articles.ts';

const passage = (text: string) => ({ text });

it('cuts a law into articles with their lists, without chapters', () => {
  const articles = articlesOf([
    passage('第一章 总则\n第十二条 甲。\n第十三条 乙：\n（一）丙；'),
    passage('（二）丁。\n第二章 管理\n第十四条 依照第十五条办理。'),
  ]);
  expect(articles.map(({ no, text }) => [no, text])).toEqual([
    [12, '第十二条 甲。'],
    [13, '第十三条 乙：\n（一）丙；\n（二）丁。'],
    [14, '第十四条 依照第十五条办理。'],
  ]);
});

it('does not repeat the sentence with which a cut passage was completed', () => {
  const [article] = articlesOf([passage('第三条 甲；\n乙。'), passage('乙。丙。\n第四条 丁。')]);
  expect(article?.text).toBe('第三条 甲；\n乙。\n丙。');
});

it('finds none in a text without articles', () => {
  expect(articlesOf([passage('甲。'), passage('乙，见第三条。')])).toEqual([]);
});
