import type { ScatterPoint } from '@bee/ui/data';
import type { YearMap } from './statistics-query.ts';

/** Provinces with figures of both topics. */
export const pairedPlaces = (
  { list }: Pick<YearMap, 'list'>,
  other: Pick<YearMap, 'list'>,
): Omit<ScatterPoint, 'href'>[] => {
  const values = new Map(other.list.map(({ adcode, value }) => [adcode, value]));
  return list.flatMap(({ adcode, name, value }) => {
    const x = values.get(adcode);
    return x === undefined ? [] : [{ id: adcode, name, x, y: value }];
  });
};

/** Pearson's correlation; null where a topic has the same value everywhere. */
export const correlationOf = (points: readonly Pick<ScatterPoint, 'x' | 'y'>[]): number | null => {
  const mean = (of: (point: Pick<ScatterPoint, 'x' | 'y'>) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const both = mean((point) => (point.x - x) * (point.y - y));
  const spread = Math.sqrt(mean((point) => (point.x - x) ** 2) * mean((point) => (point.y - y) ** 2));
  return points.length > 2 && spread > 0 ? both / spread : null;
};
