import { tableParts } from '../table-text.ts';
import { type Curve, curveOf } from '../world/production-curve.ts';
import type { Kind } from './model-kind.ts';

/** A quantity of our own making, of the order of size that is usual. */
export type ModelQuantity = Kind & {
  id: string;
  /** 生猪存栏 */
  name: string;
  title: string;
  /** Of the whole country in a period; of a mean, the mean. */
  curve: Curve;
  /** Month in which season is highest, and how far it moves the quantity, as a share. */
  peak: number;
  swing: number;
  /** How far chance moves it, as a share. */
  noise: number;
  /** Its values by residence, with their levels. */
  dim: { field: string; title: string; values: Record<string, number> } | null;
  products: string[];
  tags: string[];
};

/** Share of people who live in towns. */
const IN_TOWNS = 0.66;

/** @param town what a person in a town has, the mean being 1 */
const residences = (town: number): ModelQuantity['dim'] => ({
  field: 'residence',
  title: '城乡',
  values: { 全体居民: 1, 城镇居民: town, 农村居民: (1 - IN_TOWNS * town) / (1 - IN_TOWNS) },
});

const RHYTHMS = { W: '周度', X: '旬度', M: '月度', Q: '季度', Y: '年度' };

const quantityOf = (key: string, what: string, kind: Kind, line: string, place: number): ModelQuantity => {
  const [product = '', ...parts] = line.split(' ');
  const marked = (mark: string) => parts.find((part) => part.startsWith(mark))?.slice(1);
  const curve = curveOf(parts.filter((part) => /^\d/.test(part)).join(' ') || '2020:100');
  const [peak = 1, swing = 0] = marked('~')?.split('/').map(Number) ?? [];
  const town = marked('%');
  const dim = town ? residences(Number(town)) : null;
  const by = { provinces: '分省', regions: '分地区', nation: dim ? `分${dim.title}` : '全国' }[kind.places];
  const size = curve.at(-1)?.[1] ?? 0;
  const isSmall = kind.measure === 'mean' ? size < 10 : kind.measure !== 'progress' && size < 100;
  return {
    ...kind,
    unit: marked('@') ?? kind.unit,
    decimals: isSmall ? Math.max(2, kind.decimals) : kind.decimals,
    id: `${key}-${place + 1}`,
    name: `${product}${what}`,
    title: `${product}${what.replace(/^周度/, '')}（${RHYTHMS[kind.freq]}，${by}）`,
    curve,
    peak,
    swing,
    noise: Number(marked('^') ?? 0.01),
    dim,
    products: [product],
    tags: [kind.path[1] ?? '', RHYTHMS[kind.freq], by],
  };
};

export const modelQuantities: readonly ModelQuantity[] = tableParts('industry/quantities.txt').flatMap(
  ({ head, rows }) => {
    const [key = '', path = '', what = '', freq, unit = '', decimals, measure, places] = head;
    const kind = { path: path.split('/'), freq, unit, decimals: Number(decimals), measure, places } as Kind;
    return rows.map(([line = ''], place) => quantityOf(key, what, kind, line, place));
  },
);
