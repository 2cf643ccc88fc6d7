/**
 * Frame data that only the server computes; the browser reads it from the document. Of a QR code it is the modules per
 * side, because the footer has the path; a code without a text is omitted.
 */
export type FrameData = {
  follow?: number;
  service?: number;
  /** Address of the navigation entry under which the page appears. */
  section?: string;
};
