import type { DataFor } from '@bee/contracts/operations';
import type { DataProduct, DataProductCard } from '@bee/contracts/resource/data';

const source = { name: '测试来源', url: null, publisher: '测试机构', retrieved_at: null, sample: true };

export const buildCard = (more: Partial<DataProductCard> = {}): DataProductCard => ({
  id: 'p1',
  title: '三七价格',
  cover: null,
  summary: '各药市的三七价格。',
  cate: { id: 'herb', title: '中药材' },
  tags: [
    { id: 'sanqi', title: '三七' },
    { id: null, title: '根茎类' },
  ],
  rows: 12_345,
  fields: 3,
  freq: 'M',
  from: '2024-01',
  to: '2026-02',
  geo: '主要药市',
  updated_at: '2026-03-01',
  formats: ['csv', 'xlsx'],
  files: 2,
  price: null,
  access: 'login',
  sales: 0,
  sample: true,
  ...more,
});

export const buildList = (list: DataProductCard[], total = list.length): DataFor<'data/getProductList'> => ({
  list,
  total,
  page: 1,
  limit: 12,
  facets: {
    cate: [{ value: 'herb', label: '中药材', count: 2 }],
    tag: [{ value: 'sanqi', label: '三七', count: 1 }],
    format: [{ value: 'csv', label: 'CSV', count: 2 }],
    access: [{ value: 'login', label: '登录可下载', count: 2 }],
  },
  updated_at: '2026-03-01T08:00:00+08:00',
  source,
});

const field = (name: string, more: Partial<DataProduct['dict'][number]> = {}): DataProduct['dict'][number] => ({
  field: name,
  title: name,
  type: 'text',
  unit: null,
  desc: null,
  fill_pct: 100,
  distinct: 2,
  min: null,
  max: null,
  ...more,
});

const document = (doc_id: string, ext: 'csv' | 'xlsx'): DataProduct['documents'][number] => ({
  doc_id,
  title: '月度均价',
  name: `三七.${ext}`,
  ext,
  size: 2048,
  rows: 12_345,
  fields: 3,
  sha256: 'ab'.repeat(32),
  released_on: '2026-03-01',
});

export const buildProduct = (more: Partial<DataProduct> = {}): DataProduct => {
  const { access: _access, ...card } = buildCard();
  return {
    ...card,
    desc_html: '<p>一行是一个规格一个月的均价。</p>',
    coverage: {
      from: '2024-01',
      to: '2026-02',
      geo: '主要药市',
      rows: 12_345,
      fields: 3,
      places: [{ adcode: '530000', name: '云南省', rows: 12_000 }],
      years: [
        { year: '2024', rows: 6000 },
        { year: '2025', rows: 0 },
        { year: '2026', rows: 6345 },
      ],
    },
    dict: [
      field('月份', { type: 'date', min: '2024-01', max: '2026-02' }),
      field('药市', { desc: '报价的市场' }),
      field('价格', { type: 'number', unit: '元/公斤', fill_pct: 66.7, min: '98.5', max: '320' }),
    ],
    preview: {
      columns: ['月份', '药市', '价格'],
      rows: [
        ['2024-01', '文山', '120.5'],
        ['2024-01', '亳州', null],
      ],
    },
    documents: [document('d1', 'csv'), document('d2', 'xlsx')],
    doc_id: 'd1',
    changelog: [
      {
        version: '2',
        date: '2026-03-01',
        note: '数据更新',
        rows: 12_345,
        row_change: 345,
        fields_added: ['药市'],
        fields_removed: [],
      },
      {
        version: '1',
        date: '2026-02-01',
        note: '首发',
        rows: 12_000,
        row_change: null,
        fields_added: [],
        fields_removed: [],
      },
    ],
    licence: '测试授权',
    citation: '测试机构. 三七价格[DS]. 农小蜂, 2026-03-01.',
    access: { level: 'login', allowed: false, reason: '登录后可下载全部文件' },
    source,
    ...more,
  };
};
