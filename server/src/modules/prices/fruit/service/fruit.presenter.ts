import type { FruitRow } from '@bee/contracts/resource/fruit';
import { priceLink } from '../../../../page-links.ts';
import { presentPriceRow } from '../../wholesale/service/vegetable.presenter.ts';
import type { FigureRow } from '../../wholesale/store/price-figures.ts';

export const presentFruitRow = (row: FigureRow, since: string | null = null): FruitRow => ({
  ...presentPriceRow(row, since),
  category: row.product,
  production_area: row.area ?? '',
  addr: row.market,
  type: row.spec,
  unit_key: row.variant,
  to: priceLink({
    scope: 'origin',
    group: row.group_name,
    name: row.product,
    area: row.area,
    market: row.market,
    spec: row.spec,
    variant: row.variant,
  }),
});
