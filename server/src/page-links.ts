import type { Link } from '@bee/contracts/entity/link';
import type { PriceScope } from './db/schema/price.ts';

export const marketProductLink = (group: string, name: string): Link => ({
  page: 'application/vegetable/detail',
  params: { group, name, type: '1' },
});

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
      return marketProductLink(group, name);
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

export const tradeProductLink = (name: string): Link => ({
  page: 'application/trade/detail',
  params: { product_name: name },
});

export const codeLink = (hs: string): Link => ({ page: 'application/trade/detail', params: { hs } });

export const countryLink = (origin: string): Link => ({
  page: 'application/trade/country-detail',
  params: { origin },
});

export const tableLink = (modelId: string): Link => ({ page: 'data/retrieval', params: { m: modelId } });

export const commentLink = (baikeId: string, id: number): Link => ({
  page: 'application/baike',
  params: { id: baikeId, c: String(id) },
});

export const postingLink = (id: string): Link => ({
  page: 'application/vegetable/list',
  params: { type: '4', post: id },
});
