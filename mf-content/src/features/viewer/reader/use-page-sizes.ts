import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { PageSize } from './page-layout.ts';

type Sizes = Record<number, PageSize>;

/** Page sizes as they become known: the first one at once, the others when they are drawn. */
export const usePageSizes = (pdf: PDFDocumentProxy | null) => {
  const [sizes, setSizes] = useState<Sizes>({});
  useEffect(() => {
    if (!pdf) return;
    let open = true;
    pdf.getPage(1).then((first) => {
      if (!open) return;
      const { width, height } = first.getViewport({ scale: 1 });
      setSizes((known) => ({ ...known, 1: { width, height } }));
    }, ignore);
    return () => {
      open = false;
    };
  }, [pdf]);
  const addSize = (page: number, size: PageSize) =>
    setSizes((known) =>
      known[page]?.width === size.width && known[page]?.height === size.height ? known : { ...known, [page]: size },
    );
  return { sizes, addSize };
};

const ignore = () => undefined;
