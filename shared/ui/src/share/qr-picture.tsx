import { encode } from 'uqr';

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

/** A text as QR code: modules per side including the quiet zone, and the dark modules as one SVG path. */
const qrCode = (text: string): { size: number; path: string } => {
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const path = data
    .map((row, y) =>
      darkRuns(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
  return { size, path };
};

/** Runs of dark modules in a row as [start, length]. */
const darkRuns = (row: boolean[]): [number, number][] =>
  row.reduce<[number, number][]>((runs, dark, x) => {
    const last = runs.at(-1);
    if (!dark) return runs;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
    return runs;
  }, []);
