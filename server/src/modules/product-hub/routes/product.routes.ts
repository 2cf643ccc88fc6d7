import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { readProductLinks } from '../service/product-links.service.ts';

export const productRoutes = ({ db }: Deps): Route[] => [
  route('product/getLinks', (request, { today }) => readProductLinks(db, request, today)),
];
