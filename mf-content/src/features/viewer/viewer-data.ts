import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';

export type PdfDocument = DataFor<'article/viewPdf'>;
export type TextDocument = DataFor<'article/viewDoc'>;
export type OutlineEntry = PdfDocument['outline'][number];

/** The public data of a document, shown before the reader has loaded. `text` is set for a DOCX. */
export type ViewerData = { document: PdfDocument; text: TextDocument | null };

/** File addresses expire and this page may be cached longer, so they are left out and loaded on demand. */
export const loadViewer = async (api: ApiCaller, fid: string, signal?: AbortSignal): Promise<ViewerData> => {
  const document = await api('article/viewPdf', { fid }, { signal });
  const text = document.kind === 'docx' ? await api('article/viewDoc', { fid }, { signal }) : null;
  return { document: { ...document, ...NO_ADDRESS }, text: text && { ...text, ...NO_ADDRESS } };
};

const NO_ADDRESS = { url: null, download_url: null, token: null, expires_at: null };
