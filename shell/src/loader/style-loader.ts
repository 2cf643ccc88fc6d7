import type { HashedFile, PageComposition } from '@bee/contracts/page';
import { logFailure } from '../log/failure-log.ts';
import { onAttempt } from './attempt-url.ts';

const STYLE_LIMIT_MS = 1500;
/** A stylesheet of a remote; those of the design system belong to the shell. */
const OWNER = /^(own):(.+?)@([^/]+)/;
/** Release and file of a sheet: its name in documents. */
const SHEET = /([^/]+)\/([^/]+)\/([^/?]+)$/;

/**
 * Adds stylesheets to the document and removes those of remotes that are no longer shown. Those of the first page are
 * inlined and marked with data-bee-style.
 */
export const createStyleLoader = (composition: PageComposition) => {
  const present = new Map<string, Promise<void>>();
  const loading = new Set<string>();
  const files = new Map<string, HashedFile>();
  /** By remote, in the order in which they were in the document. */
  const removed = new Map<string, HTMLElement[]>();
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-bee-style]')) {
    present.set(style.dataset.beeStyle ?? '', Promise.resolve());
  }
  const ensure = (name: string, file: HashedFile | null | undefined): Promise<void> => {
    if (!file) return Promise.resolve();
    const known = present.get(name);
    if (known) return known;
    files.set(name, file);
    loading.add(name);
    const inserted = insert(name, file).catch((error) => {
      const [, own, remote = 'shell', release = composition.shell.release] = OWNER.exec(name) ?? [];
      logFailure({ phase: 'style', remote, release, module: own ?? name, path: file.url, error });
      present.delete(name); // shown unstyled rather than not at all; the next page tries again
    });
    const settled = inserted.finally(() => loading.delete(name));
    present.set(name, settled);
    return settled;
  };
  const putBack = async (element: HTMLElement): Promise<void> => {
    const name = element.dataset.beeStyle ?? '';
    const file = files.get(name);
    if (file || present.has(name)) return ensure(name, file);
    document.head.append(element);
    present.set(name, Promise.resolve());
  };
  return {
    /** Stylesheets of entry points of @bee/ui, and that of a page or widget. */
    ensure: async (entryPoints: readonly string[], sheet?: HashedFile) => {
      const { doors } = composition.shell;
      const names = new Set(entryPoints.flatMap((name) => [...(doors[name]?.needs ?? []), name]));
      const shared = [...names].map((name) => ensure(`door:${name}`, doors[name]));
      await Promise.all([...shared, ensure(sheet ? nameOf(sheet) : '', sheet)]);
    },
    /** Removes the stylesheets of remotes that have no root element in the document, except those still loading. */
    removeUnused: () => {
      const roots = [...document.querySelectorAll<HTMLElement>('[data-remote]')];
      const shown = new Set(roots.map(({ dataset }) => dataset.remote));
      for (const element of document.querySelectorAll<HTMLElement>('[data-bee-style^="own:"]')) {
        const name = element.dataset.beeStyle ?? '';
        const remote = OWNER.exec(name)?.[2];
        if (!remote || shown.has(remote) || loading.has(name)) continue;
        element.remove();
        present.delete(name);
        removed.set(remote, [...(removed.get(remote) ?? []), element]);
      }
    },
    /** Puts back what was removed of a remote: its pages that were loaded before are shown without asking for styles. */
    restore: async (remote: string) => {
      const elements = removed.get(remote) ?? [];
      removed.delete(remote);
      await Promise.all(elements.map(putBack));
    },
    /** The only stylesheet of a remote in development, or of an older release. */
    own: (owner: string, file: HashedFile | null) => ensure(`own:${owner}`, file),
  };
};

const nameOf = ({ url }: HashedFile): string => {
  const [, remote, release, file] = SHEET.exec(url) ?? [];
  return `own:${remote}@${release}/${file}`;
};

const insert = async (name: string, file: HashedFile): Promise<void> => {
  for (const attempt of [0, 1]) {
    if (await link(name, file, attempt)) return;
  }
  throw new Error(`stylesheet ${file.url} did not load`);
};

const link = (name: string, { url, integrity }: HashedFile, attempt: number) =>
  new Promise<boolean>((resolve) => {
    const element = document.createElement('link');
    const finish = (loaded: boolean) => {
      clearTimeout(timer);
      resolve(loaded);
    };
    // A late stylesheet stays in the document and applies when it arrives.
    const timer = setTimeout(() => finish(false), STYLE_LIMIT_MS);
    Object.assign(element, { rel: 'stylesheet', href: onAttempt(url, attempt), integrity, crossOrigin: 'anonymous' });
    element.dataset.beeStyle = name;
    element.onload = () => finish(true);
    element.onerror = () => {
      element.remove();
      finish(false);
    };
    // As in documents: those of the design system before the shell's, which may change what they say.
    const frame = name.startsWith('door:') ? document.querySelector('[data-bee-style="shell"]') : null;
    if (frame) frame.before(element);
    else document.head.append(element);
  });
