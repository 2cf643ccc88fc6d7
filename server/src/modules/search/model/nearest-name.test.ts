import { isMisspelt, lookingLike, nearestName } from './nearest-name.ts';

const names = ['大白菜', '红富士', '番茄', '上海青', '海上青'];

describe('the nearest name', () => {
  it.each([
    ['大白莱', '大白菜'],
    ['红富土', '红富士'],
    ['茄番', '番茄'],
    ['白大菜', '大白菜'],
    ['上海青', '海上青'],
    ['番加', null],
    ['大小菜花', null],
    ['菜白大', null],
  ])('of %s', (typed, expected) => expect(nearestName(typed, names)).toBe(expected));
});

describe('the name that looks like', () => {
  it.each([
    ['黄爪', '黄瓜'],
    ['大白莱', '大白菜'],
    ['枸己子', '枸杞子'],
    ['黄芪', null],
    ['黄爪爪', null],
    ['莱', null],
  ])('%s', (typed, expected) => expect(lookingLike(typed, ['黄瓜', '大白菜', '枸杞子', '菜'])).toBe(expected));
});

describe('a misspelt title', () => {
  it.each([
    ['农约管理条例', '农药管理条例', true],
    ['农药管理条列', '农药管理条例', true],
    ['食品安全发', '食品安全法', true],
    ['土地经营流转办法', '土地经营权流转办法', true],
    ['土地经营权权流转办法', '土地经营权流转办法', true],
    ['种子管理条例', '种畜管理条例', false],
    ['农药管理条例', '农药管理条例', false],
    ['兽药管理条例', '农药管理条例', false],
  ])('%s for %s: %s', (written, title, expected) => expect(isMisspelt(written, title)).toBe(expected));
});
