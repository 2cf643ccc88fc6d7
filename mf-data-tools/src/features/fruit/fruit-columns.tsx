import type { FruitRow } from '@bee/contracts/resource/fruit';
import { formatPrice } from '@bee/domain/format';
import type { Column } from '@bee/ui/content';
import {
  averageColumn,
  changeColumn,
  cutColumn,
  quoteDayColumn,
  sparkColumn,
} from '../../components/price/price-columns.tsx';
import './fruit.css';

/** Columns that all tables of origin prices share. */
export const priceColumns: Column<FruitRow>[] = [
  {
    key: 'original',
    title: '产地原价',
    numeric: true,
    cell: ({ original }) => (
      <span className="tools-original">
        {formatPrice(original.avg)} <span className="bee-unit">{original.unit}</span>
      </span>
    ),
    hint: ({ original }) => `最低 ${formatPrice(original.low)}，最高 ${formatPrice(original.high)} ${original.unit}`,
  },
  averageColumn('均价', '元/公斤'),
  changeColumn('chg_d', '日涨跌'),
  changeColumn('chg_w', '周涨跌'),
  changeColumn('chg_y', '年涨跌'),
  sparkColumn(80, 22),
  quoteDayColumn,
];

export const placeColumns: Column<FruitRow>[] = [
  {
    ...cutColumn('production_area', '产区', true),
    hint: ({ production_area, province }) => [province, production_area].filter(Boolean).join(' '),
  },
  cutColumn('addr', '产地', true),
];
