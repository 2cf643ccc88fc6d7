export { readProductLinks } from './service/product-links.service.ts';
