export { countStandardCategories } from './standard.repository.ts';
export { readStandards } from './standard.service.ts';
export { standardsOfProduct } from './standards-of-product.ts';
export { type NewStandard, storeStandards } from './store-standards.ts';
