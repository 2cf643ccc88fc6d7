import type { PageComposition } from '@bee/contracts/page';
import type { PageMatch } from '@bee/platform/host';
import type { Layout } from './outlet-element.ts';

/** The layout of a page. On a host of its own a remote has no frame of the main site, regardless of the address. */
export const pageLayout = ({ hosts }: Pick<PageComposition, 'hosts'>, match: PageMatch | null): Layout =>
  hosts?.here ? 'bare' : (match?.page.layout ?? 'main');
