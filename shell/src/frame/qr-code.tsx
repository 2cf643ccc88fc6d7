import type { ReactNode } from 'react';

/** Modules per side, including the quiet zone, and the dark modules as one path. */
export type QrImage = { size: number; path: string };

/** Ids of the paths of the codes: the footer has them, the floating bar shows the same ones. */
export const CODE_IDS = { follow: 'shell-qr-follow', service: 'shell-qr-service' };

export function QrCode({ size, label, children }: { size: number; label: string; children: ReactNode }) {
  return (
    <svg className="shell-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      {children}
    </svg>
  );
}
