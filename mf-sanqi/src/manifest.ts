import type { ManifestSource } from '@bee/contracts/manifest';
import { site } from './site.ts';

const datasetKeys = ['kind', 'q', 'freq', 'fmt', 's', 'p', 'table', 'product', 'from'];
/** Keys read by the table and product widgets of mf-data-tools. */
export const widgetKeys = 'd cols row col lay u v chart x by cm t tab tr y doc field'.split(' ');

export const manifest = {
  name: 'mf-sanqi',
  title: '三七专题',
  owner: '三七组',
  pages: [
    {
      id: 'sanqi/dataset',
      module: 'dataset/dataset',
      title: '三七数据',
      description: '三七产量、库存、进出口与成本的数据表和数据产品',
      paths: [{ pattern: `/home/sanqi/dataset/${site.tagId}` }, { pattern: '/home/sanqi/dataset/{tagId}' }],
      start: { tagId: site.tagId },
      layout: 'bare',
      query: [...datasetKeys, ...widgetKeys],
      canonical: ['kind', 'table', 'product'],
      widgets: ['mf-data-tools/data-product', 'mf-data-tools/data-table'],
      sitemap: 'self',
    },
    {
      id: 'sanqi/herbs',
      module: 'herbs/herbs',
      title: `${site.herb}行情`,
      description: `${site.herb}各规格在各市场的价格、价差与走势，哪个规格贵，季节规律与可打印的行情单`,
      paths: [{ pattern: '/home/sanqi/herbs' }],
      layout: 'bare',
      query: ['spec', 'cell', 'view', 't', 'u', 'tab', 'cmp', 'tr', 'y', 'embed', 'ex', 'bs'],
      canonical: ['spec'],
      widgets: ['mf-data-tools/herb-chart'],
      sitemap: 'self',
    },
    {
      id: 'sanqi/report',
      module: 'report/report',
      title: '三七报告',
      description: '三七专题的报告、资讯与政策',
      paths: [{ pattern: `/home/sanqi/report/${site.tagId}` }, { pattern: '/home/sanqi/report/{tagId}' }],
      start: { tagId: site.tagId },
      layout: 'bare',
      query: ['scope', 'type', 'year', 'q', 's', 'p', 'id', 'from'],
      canonical: ['scope', 'type', 'id'],
      widgets: ['mf-content/article', 'mf-content/report'],
      sitemap: 'self',
    },
  ],
} satisfies ManifestSource;
