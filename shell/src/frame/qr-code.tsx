/** Modules per side, including the quiet zone, and the dark modules as one path. */
export type QrImage = { size: number; path: string };

export function QrCode({ image, label }: { image: QrImage; label: string }) {
  return (
    <svg
      className="shell-qr"
      viewBox={`0 0 ${image.size} ${image.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={image.path} />
    </svg>
  );
}
