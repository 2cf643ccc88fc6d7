import type { TopicRow } from '../store/ast.repository.ts';

/**
 * Ends of the names of indicators, and how questions say them. An indicator may occur twice; of words of the same
 * length, the first entry wins: 亩产 is first the yield per mu.
 */
const INDICATORS: readonly (readonly [indicator: RegExp, said: RegExp])[] = [
  [
    /播种面积$/,
    /(?:播种|种植)(?:总?面积|规模)|(?<!灌溉|[受成]灾|收获|耕地|水田|旱地|森林)面积|(?:播种|种植?|栽)了?(?:有|的)?(?:多少|几)|[播种](?:得|了|的|更|最|较)*[多少]|多少(?:千公顷|公顷|万?亩)/,
  ],
  [/主产品产量$/, /主产品产量|[每一]?亩(?:地|田)?(?:大概|平均|能|可|可以)*(?:产量?|收|打)(?:出|获)?/],
  [/单位面积产量$/, /单位面积产量|单产|亩产量?|[每一]公顷.{0,4}产量?/],
  [/主产品产量$/, /单产/],
  [
    /(?<!主产品|单位面积)产量$/,
    /总?产量|总产(?!值)|(?:生产|产|收获?|打)(?:了|出)?(?:多少|几)|年产(?!值)|(?:产|收)(?:得|的)?(?:最|更|比较)?[多少]|产区/,
  ],
  [/生产价格指数$/, /(?:生产者?)?价格指数/],
  [/出售价格$/, /平?均?出售(?:均价|价格?)|[售卖]价(?:格|钱)?|卖(?:得|的)?最[贵便高低]|卖(?:多少|几|.{0,4}价)/],
  [/(?:产品)?进口数量$/, /进口/],
  [/人工成本$/, /人工(?:成本|费用?|花费|投入|钱)?|用工(?:成本|费用?)/],
  [/土地成本$/, /土地(?:成本|费用?|租金)|地租|租地/],
  [/物质与服务费用$/, /物质[与和及]?服务费用?|物[质资]费用?|农资(?:费用?|成本|投入)/],
  [/总成本$/, /总?成本|花费/],
  [/耕地面积$/, /耕地(?:的?总?面积|(?:一共|共|总共)?有?多少(?!年)|最[多少])|多少(?:千公顷|公顷|万?亩)?的?耕地/],
  [/^水田面积占比$/, /水田.{0,4}[占比]/],
  [/^旱地面积占比$/, /旱地.{0,4}[占比]/],
  [/^有效灌溉面积$/, /(?:有效)?灌溉面积/],
  [/^农业机械总动力$/, /农(?:业机|机|用机)械?的?总?动力|机械(?:总动力|动力)/],
  [/^不识字/, /不识字|识字很?少|文盲/],
  [/^(小学|初中|高中|中专)程度$/, /(小学|初中|高中|中专)(?:文化|程度|学历|毕业|水平)+/],
  [/^大专/, /(?:大专|大学)(?:及|或|和)?(?:大专)?(?:以上|文化|程度|学历|毕业|水平)+/],
];

type IndicatorMatch = { text: string; order: number };

/** The words of the question that ask for the indicator; null if there are none. */
export const matchIndicator = (indicator: string, question: string): IndicatorMatch | null => {
  if (question.includes(indicator)) return { text: indicator, order: 0 };
  const matches = INDICATORS.flatMap(([name, said], order): IndicatorMatch[] => {
    const [, level = ''] = name.exec(indicator) ?? [null];
    const [text = '', asked = ''] = (name.test(indicator) && said.exec(question)) || [];
    return text === '' || asked !== level ? [] : [{ text, order }];
  });
  return matches.sort((a, b) => b.text.length - a.text.length)[0] ?? null;
};

/** The crop, which the name of the indicator may contain: 大豆 of 大豆播种面积. '' if the topic has none. */
export const subjectOf = ({ crop, indicator }: Pick<TopicRow, 'crop' | 'indicator'>): string => {
  if (crop) return crop;
  const ending = INDICATORS.find(([name]) => name.test(indicator))?.[0];
  return ending && !ending.source.startsWith('^') ? indicator.replace(ending, '') : '';
};
