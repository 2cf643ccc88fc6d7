import { metadataFiles } from '../../importer/metadata-files.ts';
import { defineModule } from '../../module.ts';
import { dataProducts } from './import/data-products.kind.ts';
import { productMetadata } from './import/product-manifest.ts';
import { dataRoutes } from './routes/data.routes.ts';
import { dataTransfer } from './routes/data-transfer.ts';

export const dataProductsModule = defineModule({
  name: 'data-products',
  routes: [dataRoutes],
  cacheTags: { 'data/getRelatedModelList': ['data-products', 'industry'] },
  transfers: [{ prefix: '/data', serve: dataTransfer }],
  importers: [
    {
      name: 'products',
      storesFiles: true,
      open: async ({ files }) => ({ kind: dataProducts, files: await metadataFiles(files, productMetadata) }),
    },
  ],
});
