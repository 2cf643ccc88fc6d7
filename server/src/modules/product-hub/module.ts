import { defineModule } from '../../module.ts';
import { productRoutes } from './routes/product.routes.ts';

export const productHubModule = defineModule({ name: 'product-hub', routes: [productRoutes] });
