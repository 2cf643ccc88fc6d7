import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot, migrationsFolder, sampleFolder } from '../../../../server/src/project.ts';

/** Templates of test databases: one migrated and empty, one with the small sample data. */
export type TemplateKind = 'template' | 'sample';

/** The last day with data in `sample`. */
export const SAMPLE_DAY = '2026-03-04';

/** When the sample was loaded: so early that timestamps from later on that day are in the future. */
export const SAMPLE_LOADED = new Date(`${SAMPLE_DAY}T00:05:00+08:00`);

const ROOT = findProjectRoot();

export const TEMPLATE_STORE = path.join(ROOT, '.tmp/test-databases');

/** Contains a hash of all files that determine the content. */
export const templateName = (kind: TemplateKind): string => {
  const hash = createHash('sha256');
  const files = filesIn(migrationsFolder(ROOT));
  if (kind === 'sample') files.push(...sampleSources(), ...filesIn(sampleFolder(ROOT)));
  for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  return `bee_${kind}_${hash.digest('hex').slice(0, 16)}`;
};

/** The sample loader and everything that it imports; packages outside the server are included completely. */
const sampleSources = (): string[] => {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g))
      visit(path.resolve(path.dirname(file), name ?? ''));
  };
  visit(path.join(ROOT, 'server/src/sample/load-sample.ts'));
  const sharedFiles = ['shared/domain/src', 'shared/contracts/src'].flatMap((folder) =>
    filesIn(path.join(ROOT, folder)),
  );
  return [...found, ...sharedFiles];
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
