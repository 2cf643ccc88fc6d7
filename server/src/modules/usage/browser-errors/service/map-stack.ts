import { SourceMap } from 'node:module';
import type { StackFrame } from '@bee/contracts/resource/browser-error';
import type { ReleaseBucket } from '@bee/releases/store/release-bucket';
import { readSourceMap, type ScriptOfRelease } from '@bee/releases/store/source-maps';
import type { ScriptPosition } from '../model/parse-stack.ts';

/** Scripts whose maps are read for one stack. */
const MAX_SCRIPTS = 8;

type Source = NonNullable<StackFrame['source']>;

/**
 * Frames with their positions in the source. Maps are read when an operator opens a group, not when errors are stored:
 * most groups are never opened, and a map of 2 MB takes a quarter of a second to parse. Within a release the unmapped
 * positions group just as well.
 */
export const mapStack = async (
  bucket: Pick<ReleaseBucket, 'read'>,
  frames: readonly ScriptPosition[],
): Promise<StackFrame[]> => {
  const maps = new Map<string, SourceMap | null>();
  const mapped: StackFrame[] = [];
  for (const { fn, script, line, column } of frames) {
    const map = script && (await mapOf(bucket, script, maps));
    const address = script ? `${script.remote}/${script.file}:${line}:${column}` : '';
    mapped.push({ fn, script: address, source: map ? sourceAt(map, line, column) : null });
  }
  return mapped;
};

const mapOf = async (
  bucket: Pick<ReleaseBucket, 'read'>,
  script: ScriptOfRelease,
  maps: Map<string, SourceMap | null>,
): Promise<SourceMap | null> => {
  const key = Object.values(script).join('/');
  const known = maps.get(key);
  if (known !== undefined || maps.size >= MAX_SCRIPTS) return known ?? null;
  // A damaged map must not hide the stack.
  const map = await readSourceMap(bucket, script)
    .then((text) => text && new SourceMap(JSON.parse(text)))
    .catch(() => null);
  maps.set(key, map || null);
  return map || null;
};

const sourceAt = (map: SourceMap, line: number, column: number): Source | null => {
  const found = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in found) || !found.originalSource) return null;
  return { file: found.originalSource, line: found.originalLine + 1, column: found.originalColumn + 1 };
};
