export { searchFoods } from './service/food.service.ts';
export { foodOfProduct } from './store/food-of-product.ts';
export { refreshFoods } from './store/refresh-foods.ts';
export { type NewFood, storeFoods } from './store/store-foods.ts';
