import type { StoredField } from '../../../../server/src/db/schema/industry.ts';
import { buildTable } from './industry.ts';
import type { TestApp } from './test-app.ts';

export const PERIOD: StoredField = { field: 'period', title: '时间', role: 'time' };
export const PLACE: StoredField = { field: 'geo', title: '地区', role: 'geo' };
export const GRADE: StoredField = { field: 'grade', title: '等级', role: 'dim', order: ['特级', '一级', '二级'] };
export const OUTPUT: StoredField = { field: 'output', title: '产量', role: 'measure', unit: '万吨', decimals: 1 };
const PRICE: StoredField = { field: 'price', title: '价格', role: 'measure', unit: '元/公斤', decimals: 2 };

const FIRST = '2023-07-09';
const SECOND = '2024-07-09';

/**
 * The table `tea`: seven rows with two years, places and grades, some without values; one row was published three
 * times.
 */
export const buildTeaTable = (test: TestApp): Promise<number> =>
  buildTable(
    test,
    {
      modelId: 'tea',
      title: '茶叶产量',
      freq: 'Y',
      geoLevel: 'province',
      fields: [PERIOD, PLACE, GRADE, OUTPUT, PRICE],
    },
    [
      { period: '2022', adcode: '530000', d1: '特级', cells: [1.3, 80], publishedOn: FIRST, revision: 0 },
      { period: '2022', adcode: '530000', d1: '特级', cells: [1.4, 80], publishedOn: '2023-10-01', revision: 1 },
      { period: '2022', adcode: '530000', d1: '特级', cells: [1.5, 80], publishedOn: SECOND },
      { period: '2022', adcode: '530000', d1: '一级', cells: [4, 40], publishedOn: FIRST },
      { period: '2022', adcode: '350000', d1: '特级', cells: [2, null], publishedOn: FIRST },
      { period: '2022', adcode: '350000', d1: '二级', cells: [3, 20], publishedOn: FIRST },
      { period: '2023', adcode: '530000', d1: '特级', cells: [1.1, 90], publishedOn: SECOND },
      { period: '2023', adcode: '350000', d1: '特级', cells: [2.5, 100], publishedOn: SECOND },
      { period: '2023', adcode: '350000', d1: '一级', cells: [null, 30], publishedOn: SECOND },
    ],
  );
