import type { PageLocation } from '@bee/platform/host';

type Address = { pathname: string; search: string };

/**
 * The address that react-router matches: the canonical path of the page, which has the parameters that other addresses
 * of it have in their query.
 */
export const routedAddress = ({ pathname, search, match }: PageLocation): Address => ({
  pathname: match?.canonical.split('?')[0] ?? pathname,
  search,
});
