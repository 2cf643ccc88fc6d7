export { NATION, placeByName, placeName, provinceOf } from './stat-places.ts';
export { yearChange } from './year-change.ts';
