import { nearestName } from './nearest-name.ts';

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
