/**
 * SVG path of a line in a box of `width` × `height` with y downwards; null interrupts it. An isolated point becomes a
 * dot (zero-length stroke).
 * @param xs places of the values as fractions of the width; by default at equal distances
 */
export function linePath(
  values: (number | null)[],
  { width, height, min, max, xs }: { width: number; height: number; min: number; max: number; xs?: number[] },
): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const span = max - min || 1;
  let open = false;
  return values
    .map((value, index) => {
      if (value === null) {
        open = false;
        return '';
      }
      const point = `${round(xs ? (xs[index] ?? 0) * width : index * step)} ${round(height - ((value - min) / span) * height)}`;
      const lone = !open && (values[index + 1] ?? null) === null;
      const part = open ? `L${point}` : `M${point}${lone ? 'h0' : ''}`;
      open = true;
      return part;
    })
    .join('');
}

/** Minimum and maximum of the known values; a constant or empty line gets a margin. */
export function valueRange(values: (number | null)[]): { min: number; max: number } {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { min: 0, max: 1 };
  const min = known.reduce((least, value) => Math.min(least, value));
  const max = known.reduce((most, value) => Math.max(most, value));
  if (min !== max) return { min, max };
  const room = Math.abs(min) * 0.1 || 1;
  return { min: min - room, max: max + room };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
