import type { OrderKind } from '@bee/contracts/resource/order';
import type { Link } from '@bee/contracts/resource/user';

/**
 * Identifies the purchased product: kind and product id, e.g. data:wholesale-prices; for memberships the kind alone.
 */
export const targetOf = (kind: OrderKind, productId: string): string =>
  kind === 'vip' || kind === 'veg_vip' ? kind : `${kind}:${productId}`;

/** The page of the purchased product. */
export const linkOfTarget = (target: string): Link | null => {
  const [kind = '', ...rest] = target.split(':');
  const id = rest.join(':');
  if (kind === 'vip') return { page: 'user/vip', params: {} };
  if (kind === 'veg_vip') return { page: 'application/vegetable/vip', params: {} };
  if (kind === 'report') return { page: 'article/report', params: { id } };
  if (kind === 'data') return { page: 'product/detail', params: { id } };
  return null;
};
