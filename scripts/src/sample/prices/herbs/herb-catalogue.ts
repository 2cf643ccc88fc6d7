import { tableParts } from '../../table-text.ts';

/** A herb with the specifications and origins that are priced apart. */
export type Herb = {
  name: string;
  group: string;
  alias: string[];
  /** Mean of the first specification, 元/公斤. */
  base: number;
  kinds: { spec: string; origin: string; level: number }[];
};

export const herbs: Herb[] = tableParts('prices/herbs.txt').flatMap(({ head: [group = ''], rows }) =>
  rows.map(([name = '', alias = '', base, ...kinds]) => ({
    name,
    group,
    alias: alias.split(' '),
    base: Number(base),
    kinds: kinds.map((kind) => {
      const [spec = '', origin = '', level = '1'] = kind.split(' ');
      return { spec, origin, level: Number(level) };
    }),
  })),
);

export const herbMarkets = [
  { id: 'bozhou', name: '亳州', area: null, province: '安徽省', city: '亳州市', adcode: '341600' },
  { id: 'anguo', name: '安国', area: null, province: '河北省', city: '保定市', adcode: '130683' },
  { id: 'yulin', name: '玉林', area: null, province: '广西壮族自治区', city: '玉林市', adcode: '450900' },
  { id: 'hehuachi', name: '荷花池', area: null, province: '四川省', city: '成都市', adcode: '510100' },
] as const;
