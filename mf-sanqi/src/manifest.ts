import type { ManifestInput } from '@bee/contracts/manifest';

export const manifest = {
  name: 'mf-sanqi',
  title: '三七专题',
  owner: '三七组',
  requires: { '@bee/platform': '^1.0.0', '@bee/ui': '^1.0.0' },
  pages: [
    {
      id: 'sanqi/dataset',
      module: 'soon/coming-soon',
      title: '三七数据',
      description: '三七专题数据表与产品',
      paths: [{ pattern: '/home/sanqi/dataset/{tagId}' }],
      layout: 'bare',
      doors: ['content'],
      soon: true,
    },
    {
      id: 'sanqi/herbs',
      module: 'soon/coming-soon',
      title: '三七行情',
      description: '三七各头数价格与走势',
      paths: [{ pattern: '/home/sanqi/herbs' }],
      layout: 'bare',
      doors: ['content'],
      soon: true,
    },
    {
      id: 'sanqi/report',
      module: 'soon/coming-soon',
      title: '三七报告',
      description: '三七专题的报告、资讯与政策',
      paths: [{ pattern: '/home/sanqi/report/{tagId}' }],
      layout: 'bare',
      doors: ['content'],
      soon: true,
    },
  ],
} satisfies ManifestInput;
