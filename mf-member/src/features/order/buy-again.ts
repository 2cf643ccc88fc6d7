import type { Order } from '@bee/contracts/resource/order';
import { linkHref } from '../../lib/link-href.ts';

/** Address for ordering the same again; null for custom orders, and when that page is not installed. */
export const buyAgainHref = ({ kind, items }: Pick<Order, 'kind' | 'items'>): string | null => {
  if (kind === 'vip') return linkHref({ page: 'user/vip', params: {} });
  const id = kind === 'veg_vip' ? 'veg_vip' : items[0]?.product_id;
  return id ? linkHref({ page: 'user/order/submit_form', params: { id, type: kind } }) : null;
};
