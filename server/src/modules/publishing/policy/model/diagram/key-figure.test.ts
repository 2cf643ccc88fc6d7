import { chineseNumber, keyFigure } from './key-figure.ts';

it.each([
  ['二千四百', 2400],
  ['十五', 15],
  ['二十四', 24],
  ['三十万', 300_000],
  ['五百万', 5_000_000],
  ['一万五千', 15_000],
])('reads the numeral %s', (numeral, value) => expect(chineseNumber(numeral)).toBe(value));

it.each([
  ['每亩投入不低于二千四百元，耕地质量提高零点五级', { value: '2400', unit: '元', days: null }],
  ['重点机具：同档均价的百分之三十五以内', { value: '35', unit: '%', days: null }],
  ['核验：十五个工作日', { value: '15', unit: '工作日', days: 21 }],
  ['影响灌溉的二十四小时内处理', { value: '24', unit: '小时', days: 1 }],
  ['三年内建成，每亩补助五百元', { value: '500', unit: '元', days: null }],
  ['十五日内公示，一年内核查面积三百亩', { value: '300', unit: '亩', days: null }],
  ['施行日期：2026 年 5 月 1 日', null],
  ['到二〇二八年，设施蔬菜面积扩大一成', null],
  ['到2028年建成三百亩', { value: '300', unit: '亩', days: null }],
  ['先买机，留好发票、铭牌和出厂编号', null],
])('finds the number of “%s”', (item, figure) => expect(keyFigure(item)).toEqual(figure));
