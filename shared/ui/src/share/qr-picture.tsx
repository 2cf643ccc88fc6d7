import { qrCode } from './qr-code.ts';

export type QrPictureProps = { text: string; label: string };

/** A text as QR code, dark on the card colour, with the quiet zone that scanners need. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = qrCode(text);
  return (
    <svg className="bee-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
