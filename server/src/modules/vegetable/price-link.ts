import type { Link } from '@bee/contracts/entity/link';
import type { PriceScope } from '../../db/schema/price.ts';
import { productLink } from './vegetable.presenter.ts';

/** What tells one price from others, as its series and product have it. */
export type PriceKey = {
  scope: PriceScope;
  group: string;
  name: string;
  area: string | null;
  market: string;
  spec: string;
  variant: string;
};

/** The page of a price: of a product of the markets, of a fruit at one address, of a kind of a herb in its list. */
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
