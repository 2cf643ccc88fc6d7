import { gunzipSync } from 'node:zlib';
import type { ReleaseBucket } from './release-bucket.ts';

/** Bytes, before and after decompression. The largest map of the site has 2 MB. */
const LIMIT = 16 * 1024 * 1024;

export type ScriptOfRelease = { remote: string; release: string; file: string };

/**
 * Source maps are in the folder of their release, but not in its list of hashes. Edges refuse files
 * outside of that list and do not copy them, and a release without maps is complete.
 */
export const isSourceMap = (file: string): boolean => file.startsWith('maps/');

/** JSON text of the map of a script; null if there is none. @throws for invalid names and maps above the limit */
export const readSourceMap = async (
  bucket: Pick<ReleaseBucket, 'read'>,
  { remote, release, file }: ScriptOfRelease,
): Promise<string | null> => {
  const bytes = await bucket.read(`${remote}/${release}/maps/${file}.map.gz`, LIMIT);
  return bytes && gunzipSync(bytes, { maxOutputLength: LIMIT }).toString('utf8');
};
