/** Entry point `@bee/ui/share`: sharing by QR code, poster, link and embedding. Loaded on demand. */

export type { SharePanelProps } from '@bee/ui/content';
export { QrPicture, type QrPictureProps } from './share/qr-picture.tsx';
export { SharePanel } from './share/share-panel.tsx';
