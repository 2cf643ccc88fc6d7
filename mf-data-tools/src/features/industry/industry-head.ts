import type { Head } from '@bee/contracts/page';
import { freqTitle } from '@bee/domain/table-freq';
import { searchQuery } from './address/search-query.ts';
import type { IndustryData } from './industry-data.ts';

/** Only tables and the start page are indexed: filtered views would be duplicates. */
export const headOf = (data: IndustryData, { query }: { query: Record<string, string> }): Head => {
  if (data.view === 'table') {
    const { info } = data;
    const span = info.from && info.to ? `，${info.from} 至 ${info.to}` : '';
    return {
      title: `${info.title}：${freqTitle(info.freq)}数据${span}`,
      description: `${info.title}（${info.unit ?? '多个单位'}${span}，${info.source.name}）：按地区、时期与品种筛选，作图、导出与引用`,
    };
  }
  if (data.view === 'search') {
    const { name } = searchQuery.read(query);
    return {
      title: name ? `“${name}”的数据表` : '产业数据高级检索',
      description: '按名称、领域、地区、频率、时期与来源检索产业数据表',
      robots: 'noindex',
    };
  }
  if (data.view === 'basket')
    return {
      title: '数据篮',
      description: '跨表比较最多 12 条产业数据序列：换算频率、同比、指数与移动平均',
      robots: 'noindex',
    };
  return {
    title: '产业数据库',
    description: '按产业编目的农业数据表：生产、价格、贸易与成本，可筛选、作图、导出并注明出处',
  };
};
