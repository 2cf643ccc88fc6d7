import { encode } from 'uqr';
import type { QrImage } from './qr-code.tsx';

/** Draws a text as a QR code on the server, so that the browser gets the finished path and needs no library. */
export function qrImage(text: string): QrImage {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
  return { size, path };
}

/** Runs of dark modules in a row as [start, length]. */
function runs(row: boolean[]): [number, number][] {
  return row.reduce<[number, number][]>((found, dark, x) => {
    const last = found[found.length - 1];
    if (!dark) return found;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
    return found;
  }, []);
}
