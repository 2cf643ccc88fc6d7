import type { Link } from '@bee/contracts/entity/link';

/** Link to a page in the document viewer; null if the document has no viewer or the passage has no page. */
export const pageLink = (viewer: Link | null, page: number | null): Link | null =>
  viewer && page !== null ? { page: viewer.page, params: { ...viewer.params, page: String(page) } } : null;
