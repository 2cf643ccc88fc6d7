import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ComposedEntry, type Composition, compositionSchema } from '@bee/contracts/composition';
import type { TestSite } from './site.ts';

const PICKED_UP_WITHIN_MS = 10_000;

/** The active composition in the store of a site. */
export const compositionOf = ({ store }: Pick<TestSite, 'store'>): Composition =>
  compositionSchema.parse(JSON.parse(readFileSync(path.join(store, 'composition.json'), 'utf8')));

/** Resolves when the edge of the site serves the active composition of its store. */
export const compositionServed = async ({ store, url }: Pick<TestSite, 'store' | 'url'>): Promise<void> => {
  const { sequence } = compositionOf({ store });
  const until = Date.now() + PICKED_UP_WITHIN_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${url}/healthz`);
    if (answer.headers.get('x-bee-composition') === String(sequence)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The edge did not serve composition ${sequence} within ${PICKED_UP_WITHIN_MS} ms`);
};

/**
 * Writes entries of remotes into the composition as they are, past the gate and without a command, and waits until
 * the edge of the site serves it. Remotes that are not named stay.
 */
export const putComposition = async (
  site: Pick<TestSite, 'store' | 'url'>,
  entries: Record<string, ComposedEntry>,
): Promise<void> => {
  const { remotes, sequence, ...rest } = compositionOf(site);
  const next = { ...rest, format: 2, sequence: sequence + 1, remotes: { ...remotes, ...entries } };
  const draft = path.join(site.store, '.draft');
  writeFileSync(draft, JSON.stringify(next));
  renameSync(draft, path.join(site.store, 'composition.json'));
  await compositionServed(site);
};
