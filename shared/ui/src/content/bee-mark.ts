/**
 * The bee in a honeycomb cell: striped body, wings shaped like leaves. Own drawing. Single source of logo and favicon,
 * as the parts of a 48 px square.
 */
export const beeMark = [
  { d: 'M24 2 43 13v22L24 46 5 35V13Z', fill: '#147a42' },
  {
    d: 'M23.5 21.5C13 22 8.5 17.5 9.5 11 17 9.800 22.5 13 23.5 21.5ZM24.5 21.5C35 22 39.5 17.5 38.5 11 31 9.800 25.5 13 24.5 21.5Z',
    fill: '#d7efdf',
  },
  {
    d: 'M24 18.5c5 0 8 3.700 8 9.200 0 6-4 11.300-8 13.300-4-2-8-7.300-8-13.300 0-5.5 3-9.200 8-9.200Z',
    fill: '#f2a900',
  },
  {
    d: 'M16.200 25.800c5 1.700 10.600 1.700 15.600 0 .3 1.200.3 2.600.1 3.900-5 1.700-10.800 1.700-15.800 0-.2-1.300-.2-2.700.1-3.900ZM18 33.800c4 1.200 8 1.200 12 0-.7 1.300-1.600 2.5-2.5 3.5-2.300.5-4.700.5-7 0-1-1-1.800-2.200-2.5-3.5Z',
    fill: '#1c2321',
  },
  { d: 'M20 19.5c-.3-2-1.400-3.300-3-4M28 19.5c.3-2 1.400-3.300 3-4', stroke: '#f2a900' },
] as const;

/** Complete SVG document for /favicon.svg. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${beeMark
  .map((part) =>
    'fill' in part
      ? `<path fill="${part.fill}" d="${part.d}"/>`
      : `<path fill="none" stroke="${part.stroke}" stroke-width="1.6" stroke-linecap="round" d="${part.d}"/>`,
  )
  .join('')}</svg>`;
