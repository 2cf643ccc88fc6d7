import { dialogs, toasts } from '@bee/platform/host';
import type { SeriesKey } from '../address/series-text.ts';
import { addSeries } from './add-series.ts';
import { basket } from './basket.store.ts';

const series = (place: number): SeriesKey => ({ model_id: `m${place}`, measure: 'price', at: { geo: '530000' } });
const many = (count: number, from = 0) => Array.from({ length: count }, (_, place) => series(from + place));
const says = () => toasts.getState().list.map(({ message }) => message);

beforeEach(() => {
  localStorage.clear();
  basket.setState({ list: [] });
  toasts.setState({ list: [] });
});

it('stores added series for the next visit, without duplicates', async () => {
  await addSeries([...many(2), series(0)]);
  basket.setState({ list: [] });
  await addSeries(many(3));
  expect(basket.getState().list.map(({ model_id }) => model_id)).toEqual(['m0', 'm1', 'm2']);
  expect(says()).toContain('已加入数据篮（3/12）');
});

it('rejects an addition beyond twelve as a whole, and links to the basket', async () => {
  await addSeries(many(11));
  const adding = addSeries(many(2, 20));
  const [dialog] = dialogs.getState().list;
  expect(dialog?.content).toContain('已有 11 条，这次要加 2 条，多出 1 条');
  dialog?.answer(false);
  await adding;
  expect(basket.getState().list).toHaveLength(11);
  await addSeries([series(20)]);
  expect(basket.getState().list).toHaveLength(12);
});
