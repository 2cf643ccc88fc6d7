import { coverFacts } from './cover-facts.ts';

it.each([
  [['56个品种中31个上涨、25个下跌，平均上涨0.5%'], { kind: 'moves', up: 31, down: 25 }],
  [['22个品种环比上涨，33个下跌，平均下跌3.8%'], { kind: 'moves', up: 22, down: 33 }],
  [['年内高点在2026-09，2.27元/公斤', '年内低点在2025-11，1.50元/公斤'], { kind: 'season', high: 9, low: 11 }],
  [['20头价格约为60头的1.68倍'], null],
])('a cover shows what the points %j say', (points, facts) => expect(coverFacts(points)).toEqual(facts));
