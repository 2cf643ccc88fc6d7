/** Groups of the topic tree with patterns for the names of their indicators; the first match wins. */
const GROUPS: readonly [title: string, words: RegExp][] = [
  ['进出口', /进口|出口|贸易/],
  ['价格', /价格|售价|价差/],
  ['成本与收益', /成本|费用|用工|净利润|产值|收益/],
  ['播种面积', /播种面积|种植面积/],
  ['产量', /产量|单产/],
  ['耕地与灌溉', /耕地|水田|旱地|农场|灌溉/],
  ['农业机械', /机械|动力/],
  ['农村劳动力', /程度|识字|大专|劳动力|人口|从业/],
];

const OTHER = '其他';

/** Display order, by how readers search: area, yield, prices and costs. */
const ORDER: readonly string[] = [
  '播种面积',
  '产量',
  '价格',
  '成本与收益',
  '耕地与灌溉',
  '农业机械',
  '农村劳动力',
  '进出口',
  OTHER,
];

export const groupOf = (indicator: string): string => GROUPS.find(([, words]) => words.test(indicator))?.[0] ?? OTHER;

export const groupRank = (group: string): number => {
  const place = ORDER.indexOf(group);
  return place < 0 ? ORDER.length : place;
};
