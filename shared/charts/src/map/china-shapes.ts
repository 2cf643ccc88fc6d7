import { geoConicEqualArea, geoPath } from 'd3-geo';
import { adcodeOf, centreOf, provinceOutlines } from './china-outlines.ts';
import { type SeaInset, seaInset } from './sea-inset.ts';

/** Drawn once in this size; the SVG scales. */
export const MAP_VIEW = { width: 860, height: 668 };

type At = [x: number, y: number];

export type ProvinceShape = {
  adcode: string;
  /** 内蒙古 */
  name: string;
  path: string;
  /** Position of its label and tooltip. */
  at: At;
  /** Too small to see or hit: drawn with a dot. */
  small: boolean;
};

export type ChinaShapes = { provinces: readonly ProvinceShape[]; islands: readonly At[]; inset: SeaInset };

/** The outlines as paths; projected once per page, so that another year or unit only changes colours. */
export const chinaShapes = (): ChinaShapes => {
  drawn ??= draw();
  return drawn;
};

/** Position of a location in the drawing; null outside of it. */
export const placeOnMap = (lng: number, lat: number): At | null => {
  const [x, y] = project([lng, lat]) ?? [-1, -1];
  return x >= 0 && x <= MAP_VIEW.width && y >= 0 && y <= MAP_VIEW.height ? [round(x), round(y)] : null;
};

let drawn: ChinaShapes | undefined;

const ROOM = 4;
/** Reserves the right side for the inset of the South China Sea. */
const RIGHT = 76;

const project = geoConicEqualArea()
  .rotate([-105, 0])
  .parallels([25, 47])
  .fitExtent(
    [
      [ROOM, ROOM],
      [MAP_VIEW.width - RIGHT, MAP_VIEW.height - ROOM],
    ],
    { type: 'FeatureCollection', features: [...provinceOutlines] },
  );

/** Islands that are required on every map of the country and missing in the outlines. */
const ISLANDS: readonly [lng: number, lat: number][] = [
  [123.47, 25.74], // 钓鱼岛
  [124.56, 25.92], // 赤尾屿
  [116.72, 20.7], // 东沙岛
];

/** px of MAP_VIEW */
const SMALL = 14;

const draw = (): ChinaShapes => {
  const path = geoPath(project).digits(1);
  return {
    provinces: provinceOutlines.map((outline) => {
      const [[left, top], [right, bottom]] = path.bounds(outline);
      return {
        adcode: adcodeOf(outline),
        name: outline.properties.name,
        path: path(outline) ?? '',
        at: placeOnMap(...centreOf(outline)) ?? [0, 0],
        small: Math.max(right - left, bottom - top) < SMALL,
      };
    }),
    islands: ISLANDS.flatMap((place) => {
      const at = placeOnMap(...place);
      return at ? [at] : [];
    }),
    inset: seaInset(),
  };
};

const round = (value: number): number => Math.round(value * 10) / 10;
