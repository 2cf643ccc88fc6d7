type EntryCategory = { id: string; pid: string | null; title: string };

/** Two levels; entries belong to the second. */
const tree: [id: string, title: string, children: [id: string, title: string][]][] = [
  [
    'goods',
    '农产品',
    [
      ['vegetable', '蔬菜品种'],
      ['fruit', '水果品种'],
      ['mushroom', '食用菌'],
      ['storage', '选购与贮藏'],
    ],
  ],
  [
    'trading',
    '价格与市场',
    [
      ['season', '价格与季节'],
      ['market', '批发市场'],
      ['term', '市场术语'],
    ],
  ],
  [
    'medicine',
    '中药材',
    [
      ['herb', '药材品种'],
      ['sanqi', '三七'],
    ],
  ],
  [
    'foreign-trade',
    '对外贸易',
    [
      ['trade-goods', '进出口商品'],
      ['trade-term', '外贸术语'],
    ],
  ],
  [
    'farming',
    '种植与营养',
    [
      ['plant', '种植知识'],
      ['nutrient', '营养成分'],
    ],
  ],
  [
    'library',
    '知识与典籍',
    [
      ['wiki', '百科知识'],
      ['classic', '本草典籍'],
    ],
  ],
];

/** Categories of the encyclopedia, parents before their children; filled by sample data and imports. */
export const entryCategories: readonly EntryCategory[] = tree.flatMap(([id, title, children]) => [
  { id, pid: null, title },
  ...children.map(([childId, childTitle]) => ({ id: childId, pid: id, title: childTitle })),
]);

export const categoryTitle = (id: string): string => entryCategories.find((one) => one.id === id)?.title ?? '';

/** Ancestors of the category followed by the category itself; empty for an unknown category. */
export const categoryPath = (id: string): { id: string; title: string }[] => {
  const category = entryCategories.find((one) => one.id === id);
  if (!category) return [];
  const { pid, title } = category;
  return [...(pid ? categoryPath(pid) : []), { id, title }];
};
