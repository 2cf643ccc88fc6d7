import { isMonthly, type Matrix } from './price-matrix.ts';

/** How the figures of the matrix are computed, and why some are missing. */
export const matrixMethod = (matrix: Matrix): string =>
  [
    '市场均价是最新一期有报价的各市场均价的平均，涨跌按同样的市场计算；市场价差是最高与最低市场之差。',
    isMonthly(matrix) ? '来源按月报价，没有周涨跌。' : '',
    '没有可比报价时为 —，不补数。',
  ].join('');
