import { z } from 'zod';
import { canarySteps } from './entity/canary-steps.ts';
import { manifestPage, manifestSchema } from './manifest.ts';

const files = z.array(z.string());

/** JSON schemas of an operation: the browser's request, and the response data that it reads. */
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
  /** Author of the commit; absent in older releases. */
  author: z.string().optional(),
  built_at: z.string(),
  /** Name of its federation container; includes the release, so that two releases never share chunks. */
  container: z.string(),
  /** Browser entry: `remoteEntry.<hash>.js`, or the shell's main script. */
  entry: z.string(),
  /** Scripts of the entry and its initial chunks. */
  initial: files,
  /** Exposed module (`./remote`, `./widget/<name>`) to its chunks. */
  exposes: z.record(z.string(), files),
  /** Page module to its lazy chunks. */
  pages: z.record(z.string(), files),
  /** Provided shared modules (`@bee/ui/content`) with version and chunks. */
  provides: z.record(z.string(), z.object({ version: z.string(), files })),
  /**
   * Stylesheets: of the shell by entry point of @bee/ui, by part of `content` and `own`, of a remote by `page/<module>`
   * and `widget/<name>`; older remotes have one, `own`.
   */
  styles: z.record(z.string(), z.string()),
  /**
   * Of the shell: parts of `content` that an export of `@bee/ui/content` or another sheet needs besides `base`. Absent in
   * older releases, which have `content` as a whole.
   */
  needs: z.record(z.string(), files).optional(),
  /** CommonJS file for the rendering worker. */
  server: z.string(),
  /** Subresource integrity (`sha256-…`) of every file. */
  integrity: z.record(z.string(), z.string()),
  manifest: manifestSchema.nullable(),
  /** Pages of the shell itself, which do not depend on any remote; absent in remotes and in older releases. */
  shell_pages: z.array(manifestPage).optional(),
  /** API operations named in its browser code. */
  operations: z.array(z.string()),
  /** Schemas that the code expects of those operations; absent in older releases. */
  schemas: z.record(z.string(), operationSchemas).optional(),
  /** Versions of the @bee packages that it was built with. */
  packages: z.record(z.string(), z.string()),
  /**
   * Version ranges of the shared modules that a remote requires of the shell (`react`, `@bee/ui`); absent in older
   * releases.
   */
  shared: z.record(z.string(), z.string()).optional(),
  /**
   * Bytes (brotli): for a remote the own code of each page (entry, exposed module, chunks and style); for the shell
   * each script and style. Absent in older releases.
   */
  sizes: z.record(z.string(), z.number()).optional(),
});

/** Gives a fixed part of the visitors another release of one remote; a larger share includes the previous visitors. */
const canary = z.object({
  release: z.string(),
  digest: z.string().optional(),
  /** Percentage of the visitors, 0-100 in steps of 0.01. */
  percent: z.number().min(0).max(100),
  /** Includes visitors without an account; otherwise only members get the canary. */
  visitors: z.boolean().default(true),
  /** Changing it reassigns visitors, so that not the same ones get every canary. */
  salt: z.string(),
  since: z.string(),
  /** Absent: the share changes only on request. `since` is the begin of the current step. */
  steps: canarySteps.extend({ since: z.string() }).optional(),
});

/** State of the shell or of one remote. */
const composedEntry = z.object({
  active: z.string(),
  /** SHA-256 of the stored release.json, hex. It covers all files, because release.json contains their hashes. */
  digest: z.string().optional(),
  canary: canary.optional(),
  /** The last release without faults; never the withdrawn one. */
  last_known_good: z.string().optional(),
  last_known_good_digest: z.string().optional(),
  /** Time of activation of `active`. */
  active_since: z.string().optional(),
  /** Releases that were rolled back because of a fault, newest last; at most 20. */
  withdrawn: z.array(z.string()).optional(),
  /** The reason why only rollbacks are allowed. */
  frozen: z.string().optional(),
});

/** Actor of a change: a command, an operator on /ops, failure monitoring, or a deployment. */
const actor = z.object({ kind: z.enum(['cli', 'operator', 'auto', 'deploy']), name: z.string() });

const change = z.object({
  action: z.enum(['set', 'canary', 'promote', 'rollback', 'withdraw', 'freeze', 'unfreeze', 'deploy']),
  /** The changed remote (or the shell); absent if several changed. */
  remote: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  reason: z.string().optional(),
  by: actor,
});

/** `composition.json`: the source of truth for the running releases. Format 1 has no digests and canaries. */
export const compositionSchema = z.object({
  format: z.union([z.literal(1), z.literal(2)]).optional(),
  sequence: z.number().int(),
  changed_at: z.string(),
  /** SHA-256 of the previous stored composition, hex; absent in the first. */
  previous: z.string().optional(),
  note: z.string().optional(),
  change: change.optional(),
  /** The last request of deployment, by name: it acts again only when the request changes. */
  deployed: z.record(z.string(), z.string()).optional(),
  /** Keys of previews that were issued before are revoked. */
  previews_after: z.string().optional(),
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
