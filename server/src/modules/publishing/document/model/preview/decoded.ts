import { decodePDFRawStream, type PDFRawStream } from '@cantoo/pdf-lib';

/** The decoded bytes of a stream; empty if it is damaged or uses an encoding that content streams never use. */
export const decoded = (stream: PDFRawStream): Uint8Array => {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return new Uint8Array();
  }
};
