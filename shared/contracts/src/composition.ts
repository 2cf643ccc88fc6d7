import { z } from 'zod';
import { manifestPage, manifestSchema } from './manifest.ts';

const files = z.array(z.string());

/** JSON schemas of an operation: what the browser sends, and what it reads of the answer's data. */
const operationSchemas = z.object({
  method: z.enum(['GET', 'POST']),
  request: z.record(z.string(), z.unknown()),
  data: z.record(z.string(), z.unknown()),
});

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
  /**
   * Stylesheets: of the shell by entry point of @bee/ui and `own`, of a remote by `page/<module>` and `widget/<name>`; older
   * remotes have one, `own`.
   */
  styles: z.record(z.string(), z.string()),
  /** CommonJS file for the rendering worker. */
  server: z.string(),
  /** Subresource integrity (`sha256-…`) of every file. */
  integrity: z.record(z.string(), z.string()),
  manifest: manifestSchema.nullable(),
  /** Pages of the shell itself, which stand whatever becomes of the remotes; absent in remotes and in releases of before. */
  shell_pages: z.array(manifestPage).optional(),
  /** API operations that its browser code names. */
  operations: z.array(z.string()),
  /** What the code expects of those operations; absent in releases of before. */
  schemas: z.record(z.string(), operationSchemas).optional(),
  /** Plain versions of @bee packages that it was built with. */
  packages: z.record(z.string(), z.string()),
  /** Ranges in which a remote asks for what the shell provides (`react`, `@bee/ui`); absent in releases of before. */
  shared: z.record(z.string(), z.string()).optional(),
  /**
   * Bytes (brotli): of a remote what each page brings of its own (entry, exposed module, chunks and style); of the shell
   * each script and style. Absent in releases of before.
   */
  sizes: z.record(z.string(), z.number()).optional(),
});

/** Some of the visitors get another release of one remote; always the same ones, and more of them when the share grows. */
const canary = z.object({
  release: z.string(),
  digest: z.string().optional(),
  /** Share of the visitors, 0-100 in steps of 0.01. */
  percent: z.number().min(0).max(100),
  /** Counts visitors without an account too; otherwise only members meet the canary. */
  visitors: z.boolean().default(true),
  /** Another one deals the visitors anew, so that they are not the same for every canary. */
  salt: z.string(),
  since: z.string(),
});

/** What runs of the shell or of one remote. */
const composedEntry = z.object({
  active: z.string(),
  /** SHA-256 of the release.json as it stands in the store, hex: it names the hash of every file. */
  digest: z.string().optional(),
  canary: canary.optional(),
  /** A release that ran without complaint; never the one that was withdrawn. */
  last_known_good: z.string().optional(),
  last_known_good_digest: z.string().optional(),
  /** When `active` became it. */
  active_since: z.string().optional(),
  /** Releases that were taken back for a fault, the newest last; at most 20. */
  withdrawn: z.array(z.string()).optional(),
  /** Why nothing but taking back is done to it now. */
  frozen: z.string().optional(),
});

/** Who changed the composition: a command, an operator on /ops, the watch over failures, or a deployment. */
const actor = z.object({ kind: z.enum(['cli', 'operator', 'auto', 'deploy']), name: z.string() });

const change = z.object({
  action: z.enum(['set', 'canary', 'promote', 'rollback', 'withdraw', 'freeze', 'unfreeze', 'deploy']),
  /** The remote (or the shell) that it was about; absent where it was about several. */
  remote: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  reason: z.string().optional(),
  by: actor,
});

/** `composition.json`: the one truth about what runs. Format 1 is that of before digests and canaries. */
export const compositionSchema = z.object({
  format: z.union([z.literal(1), z.literal(2)]).optional(),
  sequence: z.number().int(),
  changed_at: z.string(),
  /** SHA-256 of the composition before, as it stands in the store, hex; absent in the first. */
  previous: z.string().optional(),
  note: z.string().optional(),
  change: change.optional(),
  /** What deployment asked for last, by name: it acts again only when it asks for something else. */
  deployed: z.record(z.string(), z.string()).optional(),
  shell: composedEntry,
  remotes: z.record(z.string(), composedEntry),
  signature: z.string().optional(),
});

export type Release = z.output<typeof releaseSchema>;
export type Composition = z.output<typeof compositionSchema>;
export type ComposedEntry = z.output<typeof composedEntry>;
export type Canary = z.output<typeof canary>;
export type CompositionChange = z.output<typeof change>;
export type CompositionActor = z.output<typeof actor>;
