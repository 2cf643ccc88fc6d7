import { defineModule } from '../../module.ts';
import { productRoutes } from './routes/product.routes.ts';

export const productHubModule = defineModule({
  name: 'product-hub',
  routes: [productRoutes],
  cacheTags: { 'product/getLinks': ['prices', 'trade', 'food', 'standards'] },
});
