import type { StandardQuery } from './standard-query.ts';

export const standardTitle = (query: StandardQuery, typeTitle?: string): string => {
  if (query.view === 'check') return '标准编号批量核对';
  if (query.view === 'limits')
    return `${[query.food, query.substance].filter(Boolean).join('中的') || '食品安全'}限量查询`;
  return [query.keyword ? `“${query.keyword}”` : null, query.category, typeTitle ?? '标准'].filter(Boolean).join(' ');
};

export const standardDescription = (query: StandardQuery, title: string, total?: number): string => {
  if (query.view === 'check') return '粘贴一批标准编号，逐个给出现行、废止或被哪个标准替代，结果可导出';
  if (query.view === 'limits')
    return `${title}：国家标准与 Codex 的农药、兽药、重金属、真菌毒素、微生物和添加剂限量，按食品、亚类、类别逐级上溯`;
  return `${title}：共 ${total ?? 0} 个，按状态、分类、年份、ICS 与中国标准分类号筛选，含替代关系与实施日期`;
};
