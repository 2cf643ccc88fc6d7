import type { Release } from '@bee/contracts/composition';

type Files = Pick<Release, 'entry' | 'initial' | 'exposes' | 'pages' | 'provides' | 'styles' | 'manifest'>;

/**
 * Transferred bytes of compressed files: for a remote per page without shared modules, for the shell per script and
 * style.
 * @param sizeOf bytes of a file's brotli form
 */
export const releaseSizes = (release: Files, sizeOf: (file: string) => number): Record<string, number> => {
  const { entry, initial, exposes, pages, provides, styles, manifest } = release;
  if (!manifest) {
    const files = new Set([
      ...initial,
      ...Object.values(provides).flatMap((entry) => entry.files),
      ...Object.values(styles),
    ]);
    return Object.fromEntries([...files].sort().map((file) => [file, sizeOf(file)]));
  }
  const everywhere = [entry, ...(exposes['./remote'] ?? [])];
  return Object.fromEntries(
    manifest.pages.map(({ id, module }) => {
      const sheet = styles[`page/${module}`];
      const files = new Set([...everywhere, ...(pages[module] ?? []), ...(sheet ? [sheet] : [])]);
      return [id, [...files].reduce((sum, file) => sum + sizeOf(file), 0)];
    }),
  );
};
