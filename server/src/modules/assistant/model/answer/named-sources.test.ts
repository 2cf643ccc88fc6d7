import { articlesIn, foldTitle, namedSources, namesLaw } from './named-sources.ts';

const TODAY = '2026-03-04';
const lawOf = (question: string) => namedSources(question, TODAY).law;

describe('what a question is to be answered from', () => {
  it.each([
    ['《中华人民共和国种子法》对标签怎么规定？', '种子法', true],
    ['请问农药管理条例什么时候施行', '农药管理条例', true],
    ['违反甲县大棚补贴办法怎么处罚', '甲县大棚补贴办法', true],
    ['什么是种子法？', '种子法', false],
    ['种子法规定标签由谁发放', '种子法', false],
  ])('%s names a law', (question, name, sure) => expect(lawOf(question)).toMatchObject({ name, sure }));

  it.each([
    '番茄有什么防治方法',
    '用什么办法纠错',
    '根据什么条例处罚',
    '法律有哪些规定',
    '《齐民要术》的作者是谁',
    '管理条例有哪些',
  ])('%s names none for sure', (question) => expect(lawOf(question)?.sure ?? false).toBe(false));

  it.each([
    ['种子法第一百五十条规定了什么', '种子法', 150],
    ['《渔业法》第120条', '渔业法', 120],
    ['农业法中第十三条是怎么写的', '农业法', 13],
  ])('%s names an article', (question, name, no) =>
    expect(namedSources(question, TODAY)).toMatchObject({ law: { name, sure: true }, article: { no } }),
  );

  it('takes neither a chapter nor a first railway for an article', () => {
    expect(namedSources('种子法第3章讲了什么', TODAY).article).toBeNull();
    expect(namedSources('第一条铁路是哪条', TODAY)).toEqual({ law: null, article: null, years: [] });
  });

  it('knows years to come', () => {
    expect(namedSources('2038年大白菜多少钱', TODAY).years).toEqual([2038]);
    expect(namedSources('2026年和2019年大白菜多少钱', TODAY).years).toEqual([]);
  });
});

it('compares titles without what they leave out in speech', () => {
  expect(foldTitle('北京市实施《中华人民共和国水法》办法')).toBe('北京市水法办法');
  expect(foldTitle('种子法（2021年修正）')).toBe('种子法');
});

it('reads the numbers of articles', () => {
  expect(articlesIn('第二百零三条和第7条')).toEqual([203, 7]);
});

it('reads a law behind how people introduce it', () => {
  expect(namedSources('听说土地管理法允许一户两处宅基地', '2026-03-04').law?.name).toBe('土地管理法');
});

it('finds where another text names an article of a law', () => {
  const law = { text: '', name: '种子法', sure: true, quoted: false };
  const text = '第十三条 应当按照《种子法》第三十六条的规定办理。';
  expect(namesLaw(text, law, { text: '', no: 36 })).toBe(true);
  expect(namesLaw(text, law, { text: '', no: 13 })).toBe(false);
  expect(namesLaw(text, { ...law, name: '渔业法' }, null)).toBe(false);
});
