import type { Link } from '@bee/contracts/resource/user';
import { href } from '@bee/platform';

/** Null where no remote of this composition has the page: the favourite cannot be opened now. */
export const linkHref = ({ page, params }: Link): string | null => {
  try {
    return href(page, params);
  } catch {
    return null;
  }
};
