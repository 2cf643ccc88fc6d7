import type { QrImage } from '../frame/qr-code.tsx';

/**
 * Frame data that only the server computes; the browser reads it from the document. A QR code without a text is
 * omitted.
 */
export type FrameData = {
  follow?: QrImage;
  service?: QrImage;
  /** Address of the navigation entry under which the page appears. */
  section?: string;
};
