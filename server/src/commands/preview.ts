import type { Composition } from '@bee/contracts/composition';
import { PREVIEW_MS, previewAddress, previewOf } from '../http/preview-key.ts';
import { findProjectRoot } from '../project.ts';
import { keptSecret } from '../settings/kept-secret.ts';
import { readSettings } from '../settings.ts';

/**
 * The address under which a browser gets the releases that a composition would make active.
 * @returns null if nothing would change
 */
export const previewFor = (before: Composition | null, after: Composition, env: NodeJS.ProcessEnv): string | null => {
  if (!before || before.sequence === after.sequence) return null;
  const { publicUrl, internalSecret } = readSettings(env, findProjectRoot(), keptSecret);
  return previewAddress(publicUrl, internalSecret, previewOf(before, after, Date.now() + PREVIEW_MS));
};
