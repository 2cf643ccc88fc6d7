import type { DataFor } from '@bee/contracts/operations';
import type { ApiCaller } from '@bee/platform';

export type PdfDocument = DataFor<'article/viewPdf'>;
export type TextDocument = DataFor<'article/viewDoc'>;
export type OutlineEntry = PdfDocument['outline'][number];

/** What everybody sees of a document before its reader is there. `text` is that of a DOCX. */
export type ViewerData = { document: PdfDocument; text: TextDocument | null };

/** Addresses of bytes end with a visit, and this page may be kept longer, so they are left out and asked for anew. */
export const loadViewer = async (api: ApiCaller, fid: string, signal?: AbortSignal): Promise<ViewerData> => {
  const document = await api('article/viewPdf', { fid }, { signal });
  const text = document.kind === 'docx' ? await api('article/viewDoc', { fid }, { signal }) : null;
  return { document: { ...document, ...NO_ADDRESS }, text: text && { ...text, ...NO_ADDRESS } };
};

const NO_ADDRESS = { url: null, download_url: null, token: null, expires_at: null };
