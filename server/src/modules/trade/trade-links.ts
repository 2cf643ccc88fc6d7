import type { Link } from '@bee/contracts/entity/link';

export const productLink = (name: string): Link => ({
  page: 'application/trade/detail',
  params: { product_name: name },
});

export const codeLink = (hs: string): Link => ({ page: 'application/trade/detail', params: { hs } });

export const countryLink = (origin: string): Link => ({
  page: 'application/trade/country-detail',
  params: { origin },
});
