import china from 'china-geojson/src/geojson/china.json';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';

type Outline = Feature<
  Polygon | MultiPolygon,
  { id?: string; name: string; cp?: number[]; longitude?: number; latitude?: number }
>;

const SEA = '南海诸岛';
const { features } = china as FeatureCollection<Outline['geometry'], Outline['properties']>;

/** The 34 provinces, their rings in the order that the projection takes for an inside. */
export const provinceOutlines: readonly Outline[] = features.filter(({ properties }) => properties.name !== SEA);

/** A drawing of the South China Sea, put where there is room and not where it is. */
export const seaOutline = features.find(({ properties }) => properties.name === SEA);

/** The outlines carry two digits; those of 香港 and 澳门 stand elsewhere in the file. */
export const adcodeOf = ({ properties: { id, name } }: Outline): string => `${ELSEWHERE[name] ?? id ?? ''}0000`;

/** Where the name of a province stands. */
export const centreOf = ({ properties: { cp, longitude, latitude } }: Outline): [lng: number, lat: number] => [
  longitude ?? cp?.[0] ?? 0,
  latitude ?? cp?.[1] ?? 0,
];

const ELSEWHERE: Record<string, string> = { 香港: '81', 澳门: '82' };
