import { geoEquirectangular, geoPath } from 'd3-geo';
import type { Position } from 'geojson';
import { adcodeOf, provinceOutlines, seaOutline } from './china-outlines.ts';

export type SeaInset = {
  /** Its position in MAP_VIEW. */
  box: { x: number; y: number; width: number; height: number };
  /** Coasts within the inset. */
  coasts: readonly { adcode: string; path: string }[];
  /** 九段线 */
  dashes: string;
  islands: readonly [x: number, y: number][];
};

/** Right of Taiwan, at the lower edge. */
const BOX = { x: 752, y: 528, width: 104, height: 136 };
/** Degrees of its extent, from the coast of Guangxi to 曾母暗沙. */
const SHOWN: Position[] = [
  [106.2, 2.6],
  [122.6, 23.9],
];

const ISLANDS: readonly Position[] = [
  [116.72, 20.7], // 东沙岛
  [112.34, 16.83], // 永兴岛
  [117.76, 15.15], // 黄岩岛
  [114.37, 10.38], // 太平岛
  [112.28, 3.97], // 曾母暗沙
];

/** 南海诸岛 as an inset, as usual on maps of the country. */
export const seaInset = (): SeaInset => {
  const { x, y, width, height } = BOX;
  const edges: [[number, number], [number, number]] = [
    [x, y],
    [x + width, y + height],
  ];
  const project = geoEquirectangular().fitExtent(edges, { type: 'MultiPoint', coordinates: SHOWN }).clipExtent(edges);
  const path = geoPath(project).digits(1);
  const at = ([lng = 0, lat = 0]: Position): [number, number] => {
    const [left, top] = project([lng, lat]) ?? [x, y];
    return [round(left), round(top)];
  };
  return {
    box: BOX,
    coasts: provinceOutlines.flatMap((outline) => {
      const coast = path(outline);
      return coast ? [{ adcode: adcodeOf(outline), path: coast }] : [];
    }),
    dashes: dashRings()
      .map((ring) => `M${ring.map((place) => at(inTheSea(place))).join('L')}`)
      .join(''),
    islands: ISLANDS.map(at),
  };
};

/**
 * The first shapes of the outline are the dashes; it continues with coasts and a frame, which are drawn from the
 * provinces instead.
 */
const DASHES = 9;

const dashRings = (): Position[][] =>
  seaOutline?.geometry.type === 'MultiPolygon'
    ? seaOutline.geometry.coordinates.slice(0, DASHES).map(([ring = []]) => ring)
    : [];

/**
 * The source draws the outline east of Taiwan at half size with reversed winding. This maps its points back, calibrated
 * on its own Hainan and the province.
 */
const inTheSea = ([lng = 0, lat = 0]: Position): Position => [
  108.62 + (lng - 132.92) / 0.506,
  18.17 + (lat - 26.37) / 0.4975,
];

const round = (value: number): number => Math.round(value * 10) / 10;
