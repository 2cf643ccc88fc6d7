import { readQuery } from './query-reading.ts';
import { thesaurusOf } from './thesaurus.ts';

const thesaurus = thesaurusOf([
  { name: '番茄', synonyms: ['西红柿', '洋柿子', 'tomato'], broader: [] },
  { name: '红薯', synonyms: ['甘薯', '地瓜'], broader: [] },
  { name: '凉薯', synonyms: ['豆薯', '地瓜'], broader: [] },
  { name: '苹果', synonyms: [], broader: [] },
  { name: '红富士苹果', synonyms: ['红富士'], broader: ['苹果'] },
  { name: '生姜', synonyms: ['姜'], broader: [] },
]);
const names = new Set(['价格指数', '山东寿光批发市场']);
const read = (query: string) => {
  const { entities, intent, rest } = readQuery(query, { thesaurus, names });
  return [entities.map(({ matched }) => matched).join(' '), intent, rest.join(' ')];
};

describe('the reading of a query', () => {
  it.each([
    ['西红柿价格', '西红柿', 'price', ''],
    ['今天西红柿多少钱一斤', '西红柿', 'price', ''],
    ['姜行情', '姜', 'price', ''],
    ['北京地瓜批发价', '地瓜', 'price', '北京'],
    ['西紅柿 營養成分', '西红柿', 'nutrient', ''],
    ['tomato 进口关税', 'tomato', 'duty', ''],
    ['红薯农药残留', '红薯', 'limit', ''],
    ['苹果种植技术', '苹果', 'definition', ''],
    ['苹果种植面积', '苹果', 'statistics', ''],
    ['红薯蛋白质含量', '红薯', 'nutrient', ''],
    ['红薯等级规格标准', '红薯', 'standard', '等级 规格'],
    ['西红柿和红薯', '西红柿 红薯', null, ''],
    ['价格', '', 'price', ''],
    ['土地承包制度', '', null, '土地承包 制度'],
  ])('of %s', (query, ...expected) => expect(read(query)).toEqual(expected));

  it('takes the longest name that ends with a word', () => {
    expect(read('西红柿价格指数')).toEqual(['西红柿 价格指数', null, '']);
    expect(read('红薯粉丝厂')[0]).not.toBe('价格指数');
  });

  it('knows the names of all things with an ambiguous name, and no names of other things', () => {
    expect(thesaurus.synonymsOf('地瓜')).toEqual(['红薯', '甘薯', '凉薯', '豆薯']);
    expect(thesaurus.synonymsOf('红薯')).toEqual(['甘薯', '地瓜']);
  });

  it('knows the varieties of a thing', () => {
    expect(thesaurus.varietiesOf('苹果')).toEqual(['红富士苹果', '红富士']);
    expect(thesaurus.varietiesOf('红富士')).toEqual([]);
  });
});
