import type { NewTable } from '../../modules/industry/store/store-tables.ts';
import { balanceTables } from './balance-tables.ts';
import { type ModelQuantity, modelQuantities } from './model-catalogue.ts';
import { LAG_DAYS, type ModelTable, periodsUpTo, REGIONS, rowsOf } from './model-rows.ts';
import { dimension, measure, PLACE, sampleTable, TIME } from './sample-table.ts';

/** Tables of livestock, fishery, inputs, processing and consumption, of which there is no other sample. */
export const modelTables = (today: string, size: 'full' | 'small'): ModelTable[] => {
  const quantities = size === 'full' ? modelQuantities : modelQuantities.filter((_, place) => place % 9 === 0);
  return [
    ...quantities.map((quantity) => ({
      table: tableOf(quantity),
      rows: rowsOf(quantity, periodsUpTo(quantity.freq, today, size === 'full' ? undefined : 8), today),
    })),
    ...balanceTables(today),
  ];
};

const tableOf = (quantity: ModelQuantity): NewTable => {
  const { id, title, path, freq, unit, decimals, base, dim, places, mean, products, tags } = quantity;
  return sampleTable({
    modelId: id,
    title,
    description: `${title.replace(/（.*/, '')}，${DESCRIPTIONS[places]}${mean ? '' : '全国数按公布数列出；'}没有公布的时期没有行，不是 0。`,
    path,
    freq,
    geoLevel: places === 'provinces' ? 'province' : 'none',
    fields: [
      TIME,
      ...(places === 'provinces' ? [PLACE] : []),
      ...(places === 'regions' ? [dimension('region', '片区', Object.keys(REGIONS))] : []),
      ...(dim ? [dimension(dim.field, dim.title, Object.keys(dim.values))] : []),
      measure('value', title.replace(/（.*/, ''), unit, base < 10 && decimals < 2 ? 2 : decimals, {
        kind: mean || path[1] === '存栏' || path[1] === '农时' ? 'level' : 'flow',
      }),
    ],
    tags,
    products,
    lagDays: LAG_DAYS[freq],
  });
};

const DESCRIPTIONS: Record<ModelQuantity['places'], string> = {
  provinces: '按省（区、市）列出。',
  regions: '按七个片区列出。',
  nation: '全国数。',
};
