import { SourceMap } from 'node:module';
import type { StackFrame } from '@bee/contracts/resource/browser-error';
import type { ReleaseBucket } from '@bee/releases/store/release-bucket';
import { readSourceMap, type ScriptOfRelease } from '@bee/releases/store/source-maps';
import type { ScriptPosition } from '../model/parse-stack.ts';

/** Scripts whose maps are read for one stack. */
const MAX_SCRIPTS = 8;

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
  const readMap = async (script: ScriptOfRelease): Promise<SourceMap | null> => {
    const text = await readSourceMap(bucket, script);
    return text === null ? null : new SourceMap(JSON.parse(text));
  };
  const mapped: StackFrame[] = [];
  for (const { fn, script, line, column } of frames) {
    const key = script ? `${script.remote}/${script.release}/${script.file}` : '';
    // A damaged map must not hide the stack.
    if (script && !maps.has(key) && maps.size < MAX_SCRIPTS) maps.set(key, await readMap(script).catch(() => null));
    const source = sourceAt(maps.get(key), line, column);
    mapped.push({ fn, script: script ? `${script.remote}/${script.file}:${line}:${column}` : '', source });
  }
  return mapped;
};

const sourceAt = (map: SourceMap | null | undefined, line: number, column: number): string => {
  const found = map?.findEntry(line - 1, column - 1);
  if (!found || !('originalSource' in found)) return '';
  return `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`;
};
