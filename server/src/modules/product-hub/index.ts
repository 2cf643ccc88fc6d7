export { readProductLinks } from './product-links.service.ts';
