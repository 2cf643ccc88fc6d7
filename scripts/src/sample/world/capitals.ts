import { tableLines } from '../table-text.ts';

/** Longitude and latitude of the capital of a province, by the first two digits of its code. */
export const capitals: Record<string, [lng: number, lat: number]> = Object.fromEntries(
  tableLines('world/capitals.txt').map((line) => {
    const [code, lng, lat] = line.split(' ');
    return [code, [Number(lng), Number(lat)]];
  }),
);
