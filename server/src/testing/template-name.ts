import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectRoot } from '../project.ts';

/** What test databases are copied from: one that is migrated and empty, one with the small sample data. */
export type TemplateKind = 'template' | 'sample';

/** The day up to which `sample` has data. */
export const SAMPLE_DAY = '2026-03-04';

const ROOT = findProjectRoot();

export const TEMPLATE_STORE = path.join(ROOT, '.tmp/test-databases');

/** Whatever decides what is in it: for the sample, cheaper to take too much than to forget something. */
const SOURCES: Record<TemplateKind, string[]> = {
  template: ['server/src/db/migrations'],
  sample: ['server/src', 'shared/domain/src', 'shared/contracts/src'],
};

export const templateName = (kind: TemplateKind): string => {
  const hash = createHash('sha256');
  for (const folder of SOURCES[kind].map((source) => path.join(ROOT, source))) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return `bee_${kind}_${hash.digest('hex').slice(0, 16)}`;
};
