import { decodePDFRawStream, type PDFRawStream } from '@cantoo/pdf-lib';

/** What a stream holds; nothing where it is damaged or packed in a way that content never is. */
export const decoded = (stream: PDFRawStream): Uint8Array => {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return new Uint8Array();
  }
};
