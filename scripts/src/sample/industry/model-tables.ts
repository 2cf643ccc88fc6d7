import type { NewTable } from '../../../../server/src/modules/industry/store/store-tables.ts';
import { dimension, measure, PLACE, sampleTable, TIME } from '../../../../server/src/sample/industry/sample-table.ts';
import { balanceTables } from './balance-tables.ts';
import { REGIONS } from './model-amounts.ts';
import { type ModelQuantity, modelQuantities } from './model-catalogue.ts';
import { type DrawnTable, LAG_DAYS, releasesOf } from './model-releases.ts';

const SMALL_PERIODS = 8;
/** The small sample has one quantity in nine. */
const SMALL_STEP = 9;

/** Tables of livestock, fishery, inputs, processing and consumption, of which there is no other sample, and balances. */
export const drawnTables = (): DrawnTable[] => [
  ...modelQuantities.map((quantity, place) => ({
    table: { ...tableOf(quantity), smallPeriods: place % SMALL_STEP === 0 ? SMALL_PERIODS : null },
    releases: releasesOf(quantity),
  })),
  ...balanceTables(),
];

const tableOf = (quantity: ModelQuantity): NewTable => {
  const { id, title, path, freq, unit, decimals, dim, places, products, tags } = quantity;
  const name = title.replace(/（.*/, '');
  return sampleTable({
    modelId: id,
    title,
    description: `${name}，${DESCRIPTIONS[places]}${noteOf(quantity)}没有公布的时期没有行，不是 0。`,
    path,
    freq,
    geoLevel: places === 'provinces' ? 'province' : 'none',
    fields: [
      TIME,
      ...(places === 'provinces' ? [PLACE] : []),
      ...(places === 'regions' ? [dimension('region', '片区', Object.keys(REGIONS))] : []),
      ...(dim ? [dimension(dim.field, dim.title, Object.keys(dim.values))] : []),
      measure('value', name, unit, decimals, { kind: quantity.measure === 'flow' ? 'flow' : 'level' }),
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

const noteOf = ({ measure, places, path }: ModelQuantity): string => {
  if (path[1] === '零售') return '1、2 月不单独公布。';
  if (places !== 'provinces') return '';
  if (measure === 'progress') return '全国数按面积加权；只列正在进行的省。';
  if (measure === 'mean') return '全国数按人口加权。';
  return '各省之和为全国数，尾数因四舍五入略有出入；不产的省没有行。';
};
