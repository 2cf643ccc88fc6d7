import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Composition, compositionSchema } from '@bee/contracts/composition';
import type { TestSite } from '@bee/testing/site';
import type { Measured } from '../goals.ts';

/** `next` works like `first`; `broken` throws when a browser loads it. All three are real builds of mf-ai. */
type TeamsSite = { site: TestSite; releases: { first: string; next: string; broken: string } };

export type TeamsMeasure = (parts: TeamsSite) => Promise<Measured>;

/** The active composition of a site, read from its store. */
export const activeComposition = ({ store }: TestSite): Composition =>
  compositionSchema.parse(JSON.parse(readFileSync(path.join(store, 'composition.json'), 'utf8')));

/** Waits until the edge serves the composition of the store; earlier responses may still be of the previous one. */
export const waitUntilServed = async (site: TestSite): Promise<void> => {
  const sequence = String(activeComposition(site).sequence);
  const served = async () => (await fetch(`${site.url}/healthz`)).headers.get('x-bee-composition');
  while ((await served()) !== sequence) await new Promise((resolve) => setTimeout(resolve, 50));
};
