import type { Order } from '@bee/contracts/resource/order';
import { linkHref } from '../../parts/link-href.ts';

/** Where the same thing is bought; a custom order is offered once. Null where that page is not here. */
export const buyAgainHref = ({ kind, items }: Pick<Order, 'kind' | 'items'>): string | null => {
  if (kind === 'vip') return linkHref({ page: 'user/vip', params: {} });
  const id = kind === 'veg_vip' ? 'veg_vip' : items[0]?.product_id;
  return id ? linkHref({ page: 'user/order/submit_form', params: { id, type: kind } }) : null;
};
