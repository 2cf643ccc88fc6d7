export { readStandards } from './service/standard.service.ts';
export { countStandardCategories } from './store/standard.repository.ts';
export { standardsOfProduct } from './store/standards-of-product.ts';
export { type NewStandard, storeStandards } from './store/store-standards.ts';
