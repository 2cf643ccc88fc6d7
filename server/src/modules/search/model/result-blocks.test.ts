import type { SearchName } from '@bee/contracts/resource/search';
import type { HitRow } from '../store/search.repository.ts';
import { blocksOf } from './result-blocks.ts';

const row = (kind: SearchName, title: string): HitRow => ({
  ...{ id: `${kind} ${title}`, kind, ref_id: title, title, meta: [], date: null, page: 'article/detail', params: {} },
  ...{ viewer: null, sample: false, validity: null, passages: null },
});

it('shows what is named like the search once per kind, then the best of each kind in the order of rank', () => {
  const rows = [
    row('price', '苹果产地价'),
    row('food', '苹果'),
    row('standard', 'CXS 9299-2010 苹果'),
    row('food', '苹果（干）'),
    ...['一', '二', '三', '四'].map((no) => row('news', `苹果行情${no}`)),
    row('food', '苹果醋'),
  ];
  const { entity, kinds } = blocksOf(rows, { names: ['苹果'], totals: { food: 9, news: 30 } });
  expect(entity.map(({ title }) => title)).toEqual(['苹果产地价', '苹果', 'CXS 9299-2010 苹果']);
  expect(kinds.map(({ name, total, list }) => [name, total, list.map(({ title }) => title)])).toEqual([
    ['food', 9, ['苹果（干）', '苹果醋']],
    ['news', 30, ['苹果行情一', '苹果行情二', '苹果行情三']],
  ]);
});
