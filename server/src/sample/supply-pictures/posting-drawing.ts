import sharp from 'sharp';
import { readSampleText, sampleFile } from '../sample-files.ts';

/** What a seller would photograph: the goods in a crate, two of them near, and the field; each a file of `supply`. */
export type View = 'crate' | 'near' | 'field';

/** How a product is drawn: a file of `supply/shapes`, about 100 across, its colour, and its size against the others. */
type Look = { product: string; shape: string; color: string; size: number };

export const lookFile = sampleFile<Look>('supply/looks.ndjson');

const lookOf = (product: string): Look =>
  lookFile.read().find((look) => look.product === product) ?? { product, shape: 'round', color: '#7cb84e', size: 1 };

/** What grows on trees, in houses or on poles has no field. */
export const viewsFor = (product: string): View[] =>
  ['leaf', 'stalk', 'root', 'bulb'].includes(lookOf(product).shape) ? ['crate', 'near', 'field'] : ['crate', 'near'];

/** As wide as a picture is shown at most on most screens; they are drawn while a new site takes its first visitors. */
const SHOWN_WIDTH = 800;

/** A drawing of our own that nobody takes for a photograph; the same bytes for the same words. */
export const drawPosting = (product: string, view: View): Promise<Buffer> => {
  const { shape, color, size } = lookOf(product);
  const parts: Record<string, string> = {
    product,
    color,
    size: String(size),
    shape: readSampleText(`supply/shapes/${shape}.svg`),
  };
  const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (_, name: string) => fill(parts[name] ?? ''));
  return sharp(Buffer.from(fill(readSampleText(`supply/${view}.svg`))))
    .resize(SHOWN_WIDTH)
    .webp({ quality: 80, effort: 1 })
    .toBuffer();
};
