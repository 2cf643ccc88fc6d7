export { searchFoods } from './food.service.ts';
export { foodOfProduct } from './food-of-product.ts';
export { refreshFoods } from './refresh-foods.ts';
export { type NewFood, storeFoods } from './store-foods.ts';
