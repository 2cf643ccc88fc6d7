import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Root of the repository or of the deployed image. Found by its layout, because `import.meta.url` names the source file
 * even inside the bundle.
 */
export const findProjectRoot = (starts: string[] = [path.dirname(process.argv[1] ?? '.'), process.cwd()]): string => {
  for (const start of starts) {
    for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
      if (existsSync(path.join(folder, 'server', 'package.json'))) return folder;
      if (folder === path.dirname(folder)) break;
    }
  }
  return process.cwd();
};

export const migrationsFolder = (root: string): string => path.join(root, 'server', 'src', 'db', 'migrations');

/** Texts of the sample data; part of the image, as the server reads them when it loads its sample. */
export const sampleFolder = (root: string): string => path.join(root, 'server', 'sample');

/** Render workers always run as a separate bundle. */
export const renderWorkerFile = (root: string): string => path.join(root, 'server', 'dist', 'render-worker.cjs');

/** Whether this process runs from server/dist, where TypeScript cannot be executed. */
export const runsFromBundle = (root: string): boolean =>
  path.resolve(process.argv[1] ?? '').startsWith(path.join(root, 'server', 'dist') + path.sep);
