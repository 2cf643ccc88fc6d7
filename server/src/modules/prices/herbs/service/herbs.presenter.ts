import type { HerbRow } from '@bee/contracts/resource/herbs';
import { priceLink } from '../../../../page-links.ts';
import { nameLetter } from '../../../../text/name-letter.ts';
import { presentPriceRow } from '../../wholesale/service/vegetable.presenter.ts';
import type { FigureRow } from '../../wholesale/store/price-figures.ts';
import { reportStep } from '../model/report-step.ts';

/** @param specId headline series of the specification and origin */
export const presentHerbRow = (row: FigureRow, specId: number): HerbRow => ({
  ...presentPriceRow(row),
  spec_id: String(specId),
  letter: nameLetter(row.product),
  freq: reportStep(row),
  to: priceLink({
    scope: 'herb',
    group: row.group_name,
    name: row.product,
    area: row.area,
    market: row.market,
    spec: row.spec,
    variant: row.variant,
  }),
});
