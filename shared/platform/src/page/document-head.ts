import type { Head } from '@bee/contracts/page';
import { DEFAULT_DESCRIPTION, documentTitle } from '@bee/domain/document-title';
import { canonicalAddress } from '../navigation/route-table.ts';

/** Updates the head of the document for the current page. `ownName`: name of a site on its own host. */
export const applyHead = (head: Head, canonical: string, ownName?: string) => {
  document.title = documentTitle(head.title, ownName);
  setMeta('description', head.description ?? DEFAULT_DESCRIPTION);
  setMeta('robots', head.robots ?? 'index,follow');
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(canonicalAddress(head.canonical ?? canonical), link.href).href;
};

const setMeta = (name: string, content: string) => {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found) found.content = content;
  else document.head.append(Object.assign(document.createElement('meta'), { name, content }));
};
