/** Dimensions of a trade query, in the order in which they are offered. */
export const tradeDimensions = [
  { key: 'hs', title: '商品' },
  { key: 'partner', title: '贸易伙伴' },
  { key: 'period', title: '时期' },
  { key: 'port', title: '口岸' },
  { key: 'mode', title: '贸易方式' },
  { key: 'reg', title: '注册地' },
  { key: 'flow', title: '方向' },
] as const;

/** Figures of a trade query; a unit of null depends on the goods. */
export const tradeMeasures = [
  { key: 'value_usd', title: '金额', unit: '美元' },
  { key: 'value_cny', title: '金额', unit: '元' },
  { key: 'qty', title: '数量', unit: null },
  { key: 'unit_price', title: '均价', unit: null },
  { key: 'yoy', title: '金额同比', unit: '%' },
  { key: 'change', title: '金额增减', unit: '美元' },
  { key: 'share', title: '份额', unit: '%' },
] as const;

export type TradeMeasure = (typeof tradeMeasures)[number]['key'];

/**
 * 均价（美元/千克）
 * @param unit of the quantity
 * @param growth meaning of `yoy`: an average for several years together
 */
export const tradeMeasureText = (
  measure: TradeMeasure,
  unit: string | null,
  growth: 'year_before' | 'annual' | null = 'year_before',
): string => {
  if (measure === 'yoy' && growth === 'annual') return '金额年均增长（%）';
  const known = tradeMeasures.find(({ key }) => key === measure);
  const own = measure === 'qty' ? unit : measure === 'unit_price' ? `美元/${unit ?? '单位'}` : known?.unit;
  return `${known?.title ?? measure}${own ? `（${own}）` : ''}`;
};
