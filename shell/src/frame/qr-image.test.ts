import { encode } from 'uqr';
import { qrImage } from './qr-image.ts';

/** Parses a path of `Mx yh…` runs into modules. */
const modulesOf = ({ size, path }: { size: number; path: string }) => {
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return grid;
};

it('draws exactly the modules of the code, including the quiet zone', () => {
  const text = 'https://example.com/农小蜂';
  const image = qrImage(text);
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  expect(image.size).toBe(size);
  expect(modulesOf(image)).toEqual(data);
});
