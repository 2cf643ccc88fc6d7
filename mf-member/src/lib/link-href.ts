import type { Link } from '@bee/contracts/resource/user';
import { hrefOrNull } from '@bee/platform';

/** Null when no remote of this composition has the page, so the favourite cannot be opened. */
export const linkHref = ({ page, params }: Link): string | null => hrefOrNull(page, params);
