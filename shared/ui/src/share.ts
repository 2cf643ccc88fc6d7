/** Entry point `@bee/ui/share`: passing a page on, by QR code, poster, link and embedding. Loaded when it is asked for. */
export { QrPicture, type QrPictureProps } from './share/qr-picture.tsx';
export { SharePanel, type SharePanelProps } from './share/share-panel.tsx';
