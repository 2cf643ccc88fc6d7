import { defineModule } from '../../module.ts';
import { productRoutes } from './product.routes.ts';

export const productHubModule = defineModule({ name: 'product-hub', routes: [productRoutes] });
