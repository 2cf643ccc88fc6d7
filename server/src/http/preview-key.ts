import type { Composition } from '@bee/contracts/composition';
import { readSignedValue, signValue } from './signed-value.ts';

/** Cookie with which a browser gets releases before any visitor does. */
export const PREVIEW_COOKIE = 'bee-preview';

export const PREVIEW_MS = 24 * 3_600_000;

/** Tells a shared link, which expires, from a path of the site. */
export const PREVIEW_PATH = '/preview/';

export type PreviewedRelease = { release: string; digest?: string | undefined };

/** Releases by name that replace those of the composition; `until` is in milliseconds since 1970. */
export type Preview = { releases: Record<string, PreviewedRelease>; until: number };

/** The releases of a composition that would be new. */
export const previewOf = (before: Composition, after: Composition, until: number): Preview => {
  const entries = ({ shell, remotes }: Composition) => Object.entries({ ...remotes, shell });
  const running = new Map(entries(before).map(([name, { active }]) => [name, active]));
  const fresh = entries(after).filter(([name, { active }]) => running.get(name) !== active);
  const releases = Object.fromEntries(fresh.map(([name, { active: release, digest }]) => [name, { release, digest }]));
  return { releases, until };
};

export const previewAddress = (publicUrl: string, secret: string, preview: Preview): string =>
  publicUrl + PREVIEW_PATH + signValue(secret, 'preview', preview);

/** Null if the key is missing, forged or expired. */
export const readPreview = (secret: string, key: string | undefined, now: number): Preview | null => {
  const preview = readSignedValue<Preview>(secret, 'preview', key);
  return preview && now < preview.until ? preview : null;
};
