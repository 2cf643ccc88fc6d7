type Ring = { x: number; y: number; inner: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** A point of a ring of twelve months, January at the top, clockwise; `turn` is in months. */
export const ringPoint = ({ x, y }: Ring, turn: number, radius: number): [number, number] => {
  const angle = (turn / 12) * 2 * Math.PI - Math.PI / 2;
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))];
};

/** Path of a month, from 1, out to a radius. */
export const ringSector = (ring: Ring, month: number, radius: number): string => {
  const at = (turn: number, distance: number) => ringPoint(ring, turn, distance).join(' ');
  const [from, to] = [month - 0.95, month - 0.05];
  return `M${at(from, ring.inner)}L${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}L${at(to, ring.inner)}A${ring.inner} ${ring.inner} 0 0 0 ${at(from, ring.inner)}Z`;
};
