import { LinkButton } from '@bee/ui/content';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { basketHref } from '../address/basket-query.ts';
import { basket, wake } from './basket.store.ts';

/** Link to the basket with the number of its series. */
export function BasketLink() {
  const list = useStore(basket, (state) => state.list);
  useEffect(wake, []);
  return <LinkButton href={basketHref({ list })}>数据篮{list.length > 0 ? `（${list.length}）` : ''}</LinkButton>;
}
