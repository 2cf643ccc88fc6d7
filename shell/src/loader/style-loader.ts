import type { HashedFile, PageComposition } from '@bee/contracts/page';
import { logFailure } from '../log/failure-log.ts';
import { onAttempt } from './attempt-url.ts';

const STYLE_LIMIT_MS = 1500;
/** A stylesheet of a remote; those of the design system belong to the shell. */
const OWNER = /^(own):(.+?)@([^/]+)/;
/** Release and file of a sheet: its name in documents. */
const SHEET = /([^/]+)\/([^/]+)\/([^/?]+)$/;

/** Adds stylesheets to the document. Those of the first page are inlined and marked with data-bee-style. */
export const createStyleLoader = (composition: PageComposition) => {
  const present = new Map<string, Promise<void>>();
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-bee-style]')) {
    present.set(style.dataset.beeStyle ?? '', Promise.resolve());
  }
  const ensure = (name: string, file: HashedFile | null | undefined): Promise<void> => {
    if (!file) return Promise.resolve();
    const known = present.get(name);
    if (known) return known;
    const loading = insert(name, file).catch((error) => {
      const [, own, remote = 'shell', release = composition.shell.release] = OWNER.exec(name) ?? [];
      logFailure({ phase: 'style', remote, release, module: own ?? name, path: file.url, error });
      present.delete(name); // shown unstyled rather than not at all; the next page tries again
    });
    present.set(name, loading);
    return loading;
  };
  return {
    /** Stylesheets of entry points of @bee/ui, and that of a page or widget. */
    ensure: async (entryPoints: readonly string[], sheet?: HashedFile) => {
      const shared = entryPoints.map((name) => ensure(`door:${name}`, composition.shell.doors[name]));
      await Promise.all([...shared, ensure(sheet ? nameOf(sheet) : '', sheet)]);
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
    document.head.append(element);
  });
