import { addDays, yearOf } from '../days.ts';
import { chance, seedOf, smoothNoise } from '../random.ts';
import type { ModelTable } from './model-rows.ts';
import { measure, sampleTable, TIME } from './sample-table.ts';

/** product, output, imports, exports, use in 万吨, price in 元/吨 */
const PRODUCTS: readonly [string, number, number, number, number, number][] = [
  ['玉米', 28_800, 2_100, 1, 30_400, 2_450],
  ['大豆', 2_050, 9_900, 8, 11_900, 4_700],
  ['棉花', 580, 220, 2, 800, 15_800],
  ['食用植物油', 2_950, 820, 25, 3_740, 8_300],
  ['食糖', 1_010, 430, 18, 1_520, 6_300],
];

const YEARS = 12;

/** Supply and demand by years; what is left of a year is what the next one begins with. */
export const balanceTables = (today: string): ModelTable[] =>
  PRODUCTS.map(([name, output, imports, exports, use, price], place) => {
    const around = (what: string, base: number, year: number) =>
      Math.round(base * (1 + 0.06 * smoothNoise(seedOf('balance', name, what), year, 2)) * 10) / 10;
    let stock = Math.round(use * 0.42);
    const newest = yearOf(today) - 1;
    const rows = Array.from({ length: YEARS }, (_, index) => newest + 1 - YEARS + index).map((year) => {
      const cells = [
        stock,
        around('产量', output, year),
        around('进口', imports, year),
        around('消费', use, year),
        around('出口', exports, year),
      ];
      const [start = 0, made = 0, came = 0, used = 0, went = 0] = cells;
      stock = Math.round(Math.max(start * 0.7, start + made + came - used - went) * 10) / 10;
      // What was consumed is what is not left.
      cells[3] = Math.round((start + made + came - went - stock) * 10) / 10;
      const publishedOn = addDays(`${year}-12-31`, 12);
      return {
        period: String(year),
        adcode: '',
        d1: '',
        d2: '',
        cells: [...cells, stock, year < newest || chance('priced', name) < 0.6 ? around('价格', price, year) : null],
        publishedOn,
        before: null,
      };
    });
    return {
      table: sampleTable({
        modelId: `balance-${place + 1}`,
        title: `${name}供需平衡表（年度）`,
        alias: [`${name}平衡表`, `${name}供求`],
        description: `${name}历年的期初库存、产量、进口、消费、出口与期末库存；期末库存 = 期初库存 + 产量 + 进口 − 消费 − 出口。`,
        path: ['供需平衡', '年度平衡表'],
        freq: 'Y',
        fields: [
          TIME,
          measure('opening', '期初库存', '万吨', 1, { kind: 'level' }),
          measure('output', '产量', '万吨', 1),
          measure('imports', '进口', '万吨', 1),
          measure('use', '消费', '万吨', 1),
          measure('exports', '出口', '万吨', 1),
          measure('closing', '期末库存', '万吨', 1, { kind: 'level' }),
          measure('price', '年均价', '元/吨', 0, { kind: 'level' }),
        ],
        tags: ['供需平衡', '年度'],
        products: [name],
        lagDays: 12,
      }),
      rows,
    };
  });
