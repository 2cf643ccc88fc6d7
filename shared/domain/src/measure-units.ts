/** Units of the same quantity, each with its factor to the first unit. */
const families: readonly Record<string, number>[] = [
  { 吨: 1, 公斤: 0.001, 斤: 0.0005, 千吨: 1_000, 万吨: 10_000, 亿吨: 100_000_000, 亿斤: 50_000 },
  { 公顷: 1, 千公顷: 1_000, 万公顷: 10_000, 亩: 1 / 15, 万亩: 10_000 / 15, 亿亩: 100_000_000 / 15 },
  { 元: 1, 万元: 10_000, 亿元: 100_000_000 },
  { 美元: 1, 千美元: 1_000, 万美元: 10_000, 亿美元: 100_000_000 },
  { '元/公斤': 1, '元/斤': 2, '元/吨': 0.001 },
  { '美元/公斤': 1, '美元/吨': 0.001 },
  { '公斤/公顷': 1, '公斤/亩': 15, '斤/亩': 7.5, '吨/公顷': 1_000 },
  { '元/亩': 1, '元/公顷': 1 / 15 },
  { 头: 1, 万头: 10_000, 亿头: 100_000_000 },
  { 只: 1, 万只: 10_000, 亿只: 100_000_000 },
  { 人: 1, 万人: 10_000, 亿人: 100_000_000 },
  { 千瓦: 1, 万千瓦: 10_000, 亿千瓦: 100_000_000 },
];

/** Other units in which a value of this unit can be shown. */
export const otherUnits = (unit: string | null): string[] => {
  const family = familyOf(unit);
  return family ? Object.keys(family).filter((one) => one !== unit) : [];
};

/** Factor that converts a value from `from` to `to`; null if the units measure different quantities. */
export const unitFactor = (from: string | null, to: string): number | null => {
  const family = familyOf(from);
  const [here, there] = [family?.[from ?? ''], family?.[to]];
  return here && there ? here / there : null;
};

const familyOf = (unit: string | null) => families.find((family) => unit !== null && unit in family);
