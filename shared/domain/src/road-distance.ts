/** First two digits of the code of a province, longitude and latitude of its capital. */
const ROWS = [
  '11 116.4 39.9, 12 117.2 39.1, 13 114.5 38, 14 112.5 37.9, 15 111.7 40.8, 21 123.4 41.8, 22 125.3 43.9',
  '23 126.6 45.8, 31 121.5 31.2, 32 118.8 32.1, 33 120.2 30.3, 34 117.3 31.9, 35 119.3 26.1, 36 115.9 28.7',
  '37 117 36.7, 41 113.6 34.8, 42 114.3 30.6, 43 112.9 28.2, 44 113.3 23.1, 45 108.4 22.8, 46 110.3 20',
  '50 106.6 29.6, 51 104.1 30.7, 52 106.7 26.6, 53 102.7 25, 54 91.1 29.7, 61 108.9 34.3, 62 103.8 36.1',
  '63 101.8 36.6, 64 106.2 38.5, 65 87.6 43.8, 71 121.5 25, 81 114.2 22.3, 82 113.5 22.2',
];

/** Longitude and latitude of the capital of a province, by the first two digits of its code. */
export const capitals: Record<string, [lng: number, lat: number]> = Object.fromEntries(
  ROWS.flatMap((row) => row.split(', ')).map((row) => {
    const [code, lng, lat] = row.split(' ');
    return [code, [Number(lng), Number(lat)]];
  }),
);

type Place = { lng: number | null; lat: number | null };

/** Ratio of road distance to straight line. */
const DETOUR = 1.3;
const EARTH_KM = 6371;

/** Estimated road distance in kilometres; null when a location is unknown. */
export const roadKilometres = (from: Place, to: Place): number | null => {
  if (from.lng === null || from.lat === null || to.lng === null || to.lat === null) return null;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(radians(to.lat - from.lat) / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(a)) * DETOUR);
};

/** Between the capitals of the provinces of two places; null within a province, where it would say nothing. */
export const provinceKilometres = (from: string, to: string): number | null => {
  const [one, other] = [from.slice(0, 2), to.slice(0, 2)];
  return one === other ? null : roadKilometres(capitalOf(one), capitalOf(other));
};

/** First two digits of the codes of all provinces, nearest first. */
export const provincesFrom = (adcode: string): string[] => {
  const own = adcode.slice(0, 2);
  const ways = Object.keys(capitals).map((code) => ({ code, km: provinceKilometres(own, code) ?? 0 }));
  return ways.sort((one, other) => one.km - other.km).map(({ code }) => code);
};

const capitalOf = (code: string): Place => {
  const [lng = null, lat = null] = capitals[code] ?? [];
  return { lng, lat };
};
