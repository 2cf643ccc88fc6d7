export type Tile = { x: number; y: number; width: number; height: number };

type Box = Tile;

/** Squarified treemap (Bruls, Huizing, van Wijk); values sorted descending, all above 0. */
export const treeLayout = (values: readonly number[], box: Box): Tile[] => {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return [];
  const areas = values.map((value) => (value / total) * box.width * box.height);
  const tiles: Tile[] = [];
  let free = box;
  let start = 0;
  while (start < areas.length) {
    const side = Math.min(free.width, free.height);
    let end = start + 1;
    while (end < areas.length && worst(areas.slice(start, end + 1), side) <= worst(areas.slice(start, end), side))
      end += 1;
    const row = areas.slice(start, end);
    tiles.push(...layRow(row, free));
    free = afterRow(row, free);
    start = end;
  }
  return tiles;
};

/** The worst aspect ratio of a row along a side; 1 is a square. */
const worst = (row: number[], side: number): number => {
  const sum = row.reduce((all, area) => all + area, 0);
  return Math.max(
    ...row.map((area) => Math.max((side * side * area) / (sum * sum), (sum * sum) / (side * side * area))),
  );
};

const layRow = (row: number[], { x, y, width, height }: Box): Tile[] => {
  const sum = row.reduce((all, area) => all + area, 0);
  const down = width >= height;
  const depth = down ? sum / height : sum / width;
  let at = 0;
  return row.map((area) => {
    const length = area / depth;
    const tile = down ? { x, y: y + at, width: depth, height: length } : { x: x + at, y, width: length, height: depth };
    at += length;
    return tile;
  });
};

const afterRow = (row: number[], { x, y, width, height }: Box): Box => {
  const sum = row.reduce((all, area) => all + area, 0);
  if (width >= height) return { x: x + sum / height, y, width: width - sum / height, height };
  return { x, y: y + sum / width, width, height: height - sum / width };
};
