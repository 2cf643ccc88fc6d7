import { encode } from 'uqr';

/** A text as QR code: modules per side, quiet zone included, and the dark ones as one SVG path. */
export const qrCode = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
};
