import type { Link } from '@bee/contracts/entity/link';

/** A page of a document where pages are read; null for what has none. */
export const pageLink = (viewer: Link | null, page: number | null): Link | null =>
  viewer && page !== null ? { page: viewer.page, params: { ...viewer.params, page: String(page) } } : null;
