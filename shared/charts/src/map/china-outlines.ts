import china from 'china-geojson/src/geojson/china.json';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';

type Outline = Feature<
  Polygon | MultiPolygon,
  { id?: string; name: string; cp?: number[]; longitude?: number; latitude?: number }
>;

const SEA = '南海诸岛';
const { features } = china as FeatureCollection<Outline['geometry'], Outline['properties']>;

/** The 34 provinces; their rings have the winding that the projection treats as inside. */
export const provinceOutlines: readonly Outline[] = features.filter(({ properties }) => properties.name !== SEA);

/** A drawing of the South China Sea, placed in an inset and not at its location. */
export const seaOutline = features.find(({ properties }) => properties.name === SEA);

/** The outlines have two-digit codes; those of 香港 and 澳门 are not in `id`. */
export const adcodeOf = ({ properties: { id, name } }: Outline): string => `${ELSEWHERE[name] ?? id ?? ''}0000`;

/** Position of a province's label. */
export const centreOf = ({ properties: { cp, longitude, latitude } }: Outline): [lng: number, lat: number] => [
  longitude ?? cp?.[0] ?? 0,
  latitude ?? cp?.[1] ?? 0,
];

const ELSEWHERE: Record<string, string> = { 香港: '81', 澳门: '82' };
