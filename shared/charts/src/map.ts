/** Entry point `@bee/charts/map`: the outlines of the provinces are large, so it is only loaded with `import()`. */
export { chinaShapes, MAP_VIEW } from './map/china-shapes.ts';
export { classOf, classText, mapClasses, toneOf } from './map/map-classes.ts';
export type { MapPoint } from './map/map-marks.tsx';
export { type MapValue, ProvinceMap, type ProvinceMapProps } from './map/province-map.tsx';
