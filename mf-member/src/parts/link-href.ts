import type { Link } from '@bee/contracts/resource/user';
import { hrefOrNull } from '@bee/platform';

/** Null where no remote of this composition has the page: the favourite cannot be opened now. */
export const linkHref = ({ page, params }: Link): string | null => hrefOrNull(page, params);
