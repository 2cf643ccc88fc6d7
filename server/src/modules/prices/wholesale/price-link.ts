import type { Link } from '@bee/contracts/entity/link';
import type { PriceScope } from '../../../db/schema/price.ts';
import { productLink } from './vegetable.presenter.ts';

/** The identifying fields of a price, from its series and product. */
export type PriceKey = {
  scope: PriceScope;
  group: string;
  name: string;
  area: string | null;
  market: string;
  spec: string;
  variant: string;
};

/** The page of a price: of a market product, of a fruit at an address, or the list filtered by a kind of herb. */
export const priceLink = ({ scope, group, name, area, market, spec, variant }: PriceKey): Link => {
  switch (scope) {
    case 'market':
      return productLink(group, name);
    case 'origin':
      return {
        page: 'application/fruit/detail',
        params: { production_area: area ?? '', category: name, type: spec, addr: market, unit: variant },
      };
    case 'herb':
      return {
        page: 'application/herbs/list',
        params: { herb: name, ...(spec && { spec }), ...(variant && { origin: variant }) },
      };
  }
};
