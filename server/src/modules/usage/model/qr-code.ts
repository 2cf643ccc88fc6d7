import { encode } from 'uqr';

/** Encodes a text as a QR code: modules per side including the quiet zone, and the dark modules as one SVG path. */
export const qrCode = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
};
