export { searchFoods } from './food.service.ts';
export { readFood } from './food-detail.service.ts';
export { withoutBrackets } from './food-names.ts';
export { foodOfProduct } from './food-of-product.ts';
export { refreshFoods } from './refresh-foods.ts';
export { type NewFood, storeFoods } from './store-foods.ts';
