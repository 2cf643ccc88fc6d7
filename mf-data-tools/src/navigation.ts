import type { Navigation } from '@bee/platform';

export const navigation: Navigation[] = [
  {
    title: '数据',
    alias: 'data',
    icon: 'data',
    order: 20,
    // Tools without their own entry.
    current: [
      'application/list',
      'application/baike',
      'application/food',
      'application/food/detail',
      'application/food/list',
      'application/food/search_result',
      'application/standard/detail',
      'application/standard/list',
      'data/customized',
    ],
    children: [
      {
        title: '行业运行数据',
        alias: 'industry',
        order: 10,
        children: [
          { title: '产业数据库', order: 10, to: { page: 'data/retrieval' } },
          {
            title: '专题数据集',
            order: 20,
            to: { page: 'data/product' },
            current: ['product/detail', 'product/dataset'],
          },
          { title: '宏观统计', order: 30, to: { page: 'application/ast' }, current: ['application/ast/province'] },
        ],
      },
      {
        title: '价格数据',
        alias: 'price',
        order: 20,
        children: [
          {
            title: '蔬菜',
            order: 10,
            to: { page: 'application/vegetable/list', params: { view: 'index' } },
            current: [
              'application/vegetable/list',
              'application/vegetable/detail',
              'application/vegetable/survey_detail',
              'application/vegetable/vip',
            ],
          },
          { title: '水果', order: 20, to: { page: 'application/fruit/list' }, current: ['application/fruit/detail'] },
          { title: '中药材', order: 30, to: { page: 'application/herbs/list' } },
          { title: '每日价格监测', order: 40, to: { page: 'data/daily' } },
        ],
      },
      {
        title: '贸易数据',
        alias: 'trade',
        order: 30,
        children: [
          {
            title: '外贸工具',
            order: 10,
            to: { page: 'application/trade' },
            current: [
              'application/trade/detail',
              'application/trade/country-detail',
              'application/trade/data-detail',
              'application/trade/data-analysis',
              'application/trade/product-directory',
            ],
          },
        ],
      },
    ],
  },
];
