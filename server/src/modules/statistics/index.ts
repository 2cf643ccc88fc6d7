export { NATION, placeByName, placeName, provinceOf } from './model/stat-places.ts';
export { yearChange } from './model/year-change.ts';
