import { queryOf } from './query-of.ts';

it('reads the query of an address without what cannot be stored', () => {
  expect(queryOf('?q=%E4%B8%89%00%E4%B8%83&id=%00&p=2')).toEqual({ q: '三七', id: '', p: '2' });
  expect(queryOf(new URLSearchParams('q=%00a'))).toEqual({ q: 'a' });
});
