import { confirm, navigate, toast } from '@bee/platform';
import { basketHref } from '../address/basket-query.ts';
import { MAX_SERIES, type SeriesKey } from '../address/series-text.ts';
import { basket, keep, roomFor, wake } from './basket.store.ts';

/** Adds all series, or none if there is not enough room; the message then offers a solution. */
export const addSeries = async (added: readonly SeriesKey[]): Promise<void> => {
  wake()();
  const { list } = basket.getState();
  const { fresh, over } = roomFor(added);
  if (fresh.length === 0) {
    toast.info('已经在数据篮里了');
    return;
  }
  if (over === 0) {
    keep([...list, ...fresh]);
    toast.success(`已加入数据篮（${list.length + fresh.length}/${MAX_SERIES}）`);
    return;
  }
  const open = await confirm({
    title: '数据篮放不下了',
    content: `数据篮最多 ${MAX_SERIES} 条序列，已有 ${list.length} 条，这次要加 ${fresh.length} 条，多出 ${over} 条。请少选一些，或打开数据篮移出不用的。`,
    confirmText: '打开数据篮',
    cancelText: '知道了',
  });
  if (open) navigate(basketHref({ list }));
};
