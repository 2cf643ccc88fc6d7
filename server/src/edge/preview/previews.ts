import { createHash } from 'node:crypto';
import type { ComposedEntry, Composition } from '@bee/contracts/composition';
import type { FastifyRequest } from 'fastify';
import { PREVIEW_COOKIE, PREVIEW_MS, type Preview, readPreview } from '../../http/preview-key.ts';
import type { Sites } from '../host/sites.ts';
import { type ActiveComposition, scriptJson } from '../release/active-composition.ts';

/** Each has render workers of its own. */
const MAX_OPEN = 2;
/** Allows pending renders to finish. */
const CLOSE_AFTER_MS = 5000;

type Parts = {
  secret: string;
  now(): number;
  /** The composition in which releases are replaced; null before the first one. */
  current(): ActiveComposition | null;
  activate(composition: Composition): Promise<ActiveComposition>;
  serve(active: ActiveComposition): Sites;
  /** Lets the edge serve the files of these releases. */
  admit(composition: Composition): void;
};

/** What one browser previews. Rejects if a release cannot be opened. */
export type OpenPreview = { id: string; until: number; open(): Promise<Sites> };

export type Previews = {
  /** Null if the key is missing, forged, expired or revoked. */
  read(key: string | undefined): Preview | null;
  /** Null for browsers without a valid cookie. Files of the previewed releases are served from now on. */
  of(request: Pick<FastifyRequest, 'cookies'>): OpenPreview | null;
  close(): void;
};

/** Serves releases before any visitor meets them: only to browsers with a signed cookie, as a variant of its own. */
export const createPreviews = ({ secret, now, current, activate, serve, admit }: Parts): Previews => {
  const opened = new Map<string, Promise<Sites>>();

  const close = (id: string) => {
    const sites = opened.get(id);
    opened.delete(id);
    setTimeout(() => void sites?.then((one) => one.close()).catch(() => undefined), CLOSE_AFTER_MS).unref();
  };
  const open = async (id: string, composition: Composition, label: string): Promise<Sites> => {
    const known = opened.get(id);
    if (known) return known;
    const [oldest] = opened.keys();
    if (oldest && opened.size >= MAX_OPEN) close(oldest);
    const opening = activate(composition).then((active) => serve(named(active, id, label)));
    opened.set(id, opening);
    opening.catch(() => opened.delete(id));
    return opening;
  };

  const read = (key: string | undefined) => {
    const preview = readPreview(secret, key, now());
    const after = Date.parse(current()?.source.previews_after ?? '');
    return preview && preview.until - PREVIEW_MS <= after ? null : preview;
  };

  return {
    read,
    of: ({ cookies }) => {
      const preview = read(cookies[PREVIEW_COOKIE]);
      const active = current();
      if (!preview || !active) return null;
      const composition = withReleases(active.source, preview);
      admit(composition);
      const label = labelOf(preview);
      // With the digests: a release that was changed after its key was issued is another one.
      const content = JSON.stringify(Object.entries(preview.releases).sort());
      const id = `${active.id}~p${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
      return { id, until: preview.until, open: () => open(id, composition, label) };
    },
    close: () => {
      for (const id of opened.keys()) close(id);
    },
  };
};

const labelOf = ({ releases }: Preview): string =>
  Object.entries(releases)
    .map(([name, { release }]) => `${name} ${release}`)
    .sort()
    .join('、');

/** A previewed release has no canary and nothing to fall back to: its failures are shown. */
const withReleases = ({ shell, remotes, ...rest }: Composition, { releases }: Preview): Composition => {
  const entry = (name: string, composed: ComposedEntry): ComposedEntry => {
    const chosen = releases[name];
    return chosen ? { active: chosen.release, ...(chosen.digest && { digest: chosen.digest }) } : composed;
  };
  const names = new Set([...Object.keys(remotes), ...Object.keys(releases)]);
  names.delete('shell');
  const all = [...names].map((name) => [name, entry(name, remotes[name] ?? { active: '' })] as const);
  return { ...rest, shell: entry('shell', shell), remotes: Object.fromEntries(all) };
};

const named = (active: ActiveComposition, id: string, preview: string): ActiveComposition => {
  const page = { ...active.page, id };
  return { ...active, id, preview, page, pageJson: scriptJson(page) };
};
