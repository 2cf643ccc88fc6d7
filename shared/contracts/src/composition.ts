import { z } from 'zod';
import { manifestSchema } from './manifest.ts';

const files = z.array(z.string());

/** `release.json`: one immutable build of the shell or of a remote in the release store. Paths are relative to its folder. */
export const releaseSchema = z.object({
  name: z.string(),
  release: z.string(),
  version: z.string(),
  commit: z.string().nullable(),
  built_at: z.string(),
  /** Name of its federation container; carries the release, so two releases never share chunks. */
  container: z.string(),
  /** Browser entry: `remoteEntry.<hash>.js`, or the shell's main script. */
  entry: z.string(),
  /** Scripts of the entry and its initial chunks. */
  initial: files,
  /** Exposed module (`./remote`, `./widget/<name>`) to its chunks. */
  exposes: z.record(z.string(), files),
  /** Page module to its lazy chunks. */
  pages: z.record(z.string(), files),
  /** Shared module that it provides (`@bee/ui/content`) to version and chunks. */
  provides: z.record(z.string(), z.object({ version: z.string(), files })),
  /** Door (or `own`) to stylesheet. */
  styles: z.record(z.string(), z.string()),
  /** CommonJS file for the rendering worker. */
  server: z.string(),
  /** SHA-384 (`sha384-…`) of every file. */
  integrity: z.record(z.string(), z.string()),
  manifest: manifestSchema.nullable(),
  /** API operations that its browser code names. */
  operations: z.array(z.string()),
  /** Plain versions of @bee packages that it was built with. */
  packages: z.record(z.string(), z.string()),
});

const remoteEntry = z.object({
  active: z.string(),
  canary: z.object({ release: z.string(), percent: z.number().min(0).max(100) }).optional(),
  last_known_good: z.string().optional(),
});

/** `composition.json`: the one truth about what runs. */
export const compositionSchema = z.object({
  sequence: z.number().int(),
  changed_at: z.string(),
  note: z.string().optional(),
  shell: remoteEntry,
  remotes: z.record(z.string(), remoteEntry),
  signature: z.string().optional(),
});

export type Release = z.output<typeof releaseSchema>;
export type Composition = z.output<typeof compositionSchema>;
