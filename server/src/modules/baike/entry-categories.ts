/** Categories of the encyclopedia; sample data and imports fill them. */
export const entryCategories = [
  { id: 'produce', title: '果蔬品种' },
  { id: 'storage', title: '选购与贮藏' },
  { id: 'season', title: '价格与季节' },
  { id: 'sanqi', title: '三七' },
  { id: 'term', title: '市场术语' },
  { id: 'plant', title: '种植知识' },
  { id: 'wiki', title: '百科知识' },
  { id: 'classic', title: '本草典籍' },
];

export const categoryTitle = (id: string): string => entryCategories.find((one) => one.id === id)?.title ?? '';
