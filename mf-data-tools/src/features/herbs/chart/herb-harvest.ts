/**
 * First and last month in which the herb is usually dug or picked and comes to market, possibly over the new year:
 * estimates after the harvest times of the pharmacopoeia and common knowledge of the trade.
 */
const harvests = new Map(
  `人参 9-10 党参 9-11 黄芪 10-11 当归 10-11 白术 10-11 白芍 7-9 甘草 9-11 丹参 10-12 川芎 5-6 地黄 10-11 麦冬 3-4
  黄连 10-11 大黄 9-11 柴胡 10-11 桔梗 9-10 板蓝根 10-11 天麻 11-1 半夏 7-9 浙贝母 5-6 重楼 10-12 白芷 7-8 葛根 11-3
  枸杞子 6-10 五味子 9-10 连翘 7-10 酸枣仁 9-11 砂仁 7-9 陈皮 10-12 薏苡仁 10-11 金银花 5-9 菊花 10-11 红花 5-8
  西红花 10-11 蒲公英 4-6 铁皮石斛 11-3 薄荷 7-10 杜仲 4-6 厚朴 4-6 艾叶 5-6 茯苓 7-9 灵芝 8-10 三七 8-1`
    .split(/\s+/)
    .flatMap((word, at, words) =>
      at % 2 === 0 ? [[word, (words[at + 1] ?? '').split('-').map(Number)] as const] : [],
    ),
);

/** 产新期常年在 10月至11月（估计，各产区早晚不同）。 Empty for other herbs. */
export const harvestText = (herb: string): string => {
  const [first = 0, last = 0] = harvests.get(herb) ?? [];
  if (first === 0) return '';
  return `产新期常年在 ${first}月至${last < first ? '次年' : ''}${last}月（估计，各产区早晚不同）。`;
};
