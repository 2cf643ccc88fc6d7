/** Entry point `@bee/ui/share`: sharing by QR code, poster, link and embedding. Loaded on demand. */
export { QrPicture, type QrPictureProps } from './share/qr-picture.tsx';
export { SharePanel, type SharePanelProps } from './share/share-panel.tsx';
