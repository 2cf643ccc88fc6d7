/** Categories of data products in display order. */
export const productCategories = [
  { id: 'wholesale', title: '批发价格' },
  { id: 'origin', title: '产地价格' },
  { id: 'herb', title: '中药材' },
  { id: 'trade', title: '外贸' },
  { id: 'statistics', title: '统计' },
  { id: 'food', title: '食物成分' },
  { id: 'standard', title: '标准与限量' },
  { id: 'other', title: '其他' },
] as const;

export type ProductCategory = (typeof productCategories)[number]['id'];

export const categoryTitle = (id: string): string => productCategories.find((one) => one.id === id)?.title ?? id;

/** Finds a category by id or title; undefined if there is none. */
export const categoryNamed = (name: string): ProductCategory | undefined =>
  productCategories.find(({ id, title }) => id === name || title === name)?.id;
