import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { tableParts } from '../table-text.ts';
import { peakMonth, shapeOf } from '../world/season.ts';
import { originsOf } from '../world/season-origins.ts';

export const produce: Produce[] = tableParts('prices/produce.txt').flatMap(({ head: [kind = '', group = ''], rows }) =>
  rows.map(([name = '', alias = '', spec = '', base, markets]) => ({
    name,
    class: kind as Produce['class'],
    group,
    alias: alias.split(' '),
    spec,
    base: Number(base),
    peak: peakMonth(name),
    sold: shapeOf(name).sold,
    supply: shapeOf(name).supply,
    origins: originsOf(name),
    markets: markets?.split(' ') ?? null,
  })),
);
