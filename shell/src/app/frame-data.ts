import type { QrImage } from '../frame/qr-code.tsx';

/** What only the server draws for the frame; the browser finds it in the document. A code without a text is left out. */
export type FrameData = {
  follow?: QrImage;
  service?: QrImage;
  /** Address of the navigation entry that the page says it belongs to. */
  section?: string;
};
