import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash } from '@bee/build/inputs';
import { readPackage } from '@bee/build/workspace';
import semver from 'semver';
import type { ToolResult } from '../run-tool.ts';
import { type Baseline, baselineOf, checkOut } from './api-baseline.ts';
import { type ApiChange, apiChanges, type EntryPointPair } from './api-surface.ts';

/** Packages that remotes of other commits use from the shell. */
const FOLDERS = ['shared/platform', 'shared/ui', 'shared/charts'];

const WORDS = { removed: '去掉了', changed: '改得与从前不合', added: '新增', widened: '放宽了' } as const;

/**
 * The version of a package must reflect changes of its exported types since the last version: removed or incompatible
 * exports require a major version, added ones a minor version. Both sides are compiled with today's other packages.
 */
export const apiBump = (root: string): ToolResult => {
  const cache = path.join(root, '.cache/api-bump');
  const baselines = FOLDERS.flatMap((folder) => {
    const baseline = baselineOf(root, folder);
    return baseline ? [{ folder, baseline }] : [];
  });
  if (baselines.length < FOLDERS.length) return { ok: true, output: '没有 git 历史，跳过版本核对' };
  const key = keyOf(root, baselines);
  const passed = path.join(cache, 'passed');
  if (existsSync(passed) && readFileSync(passed, 'utf8') === key) return { ok: true, output: '' };
  const pairs = baselines.map(({ folder, baseline }) => ({
    folder,
    baseline,
    pairs: entryPointPairs(checkOut(root, baseline, folder, cache), path.join(root, folder)),
  }));
  const changes = apiChanges(
    pairs.flatMap((entry) => entry.pairs),
    cache,
  );
  const problems = pairs.flatMap((entry) => {
    const own = new Set(entry.pairs.map(({ entryPoint }) => entryPoint));
    const { name, version } = readPackage(path.join(root, entry.folder));
    return (
      bumpProblem(
        name,
        entry.baseline,
        version,
        changes.filter(({ entryPoint }) => own.has(entryPoint)),
      ) ?? []
    );
  });
  if (problems.length > 0) return { ok: false, output: problems.join('\n') };
  mkdirSync(cache, { recursive: true });
  writeFileSync(passed, key);
  return { ok: true, output: '' };
};

/** Null when the version is high enough. */
export const bumpProblem = (
  name: string,
  { version: before, commit }: Baseline,
  now: string,
  changes: ApiChange[],
): string | null => {
  const breaking = changes.filter(({ kind }) => kind === 'removed' || kind === 'changed');
  const needed = breaking.length > 0 ? 'major' : 'minor';
  const least = semver.inc(before, needed) ?? before;
  if (changes.length === 0 || semver.gte(now, least)) return null;
  const lines = (breaking.length > 0 ? breaking : changes)
    .slice(0, 12)
    .map(
      ({ entryPoint, name: exported, kind }) =>
        `  ${WORDS[kind]} ${exported === '*' ? entryPoint : `${entryPoint} 的 ${exported}`}`,
    );
  const since = `自 ${before}（${commit.slice(0, 8)}）以来`;
  return [`${name} 应升到 ${least}，package.json 写的是 ${now}；${since}：`, ...lines].join('\n');
};

const entryPointPairs = (before: string, now: string): EntryPointPair[] => {
  const [old, current] = [entryPointsIn(before), entryPointsIn(now)];
  return [...new Set([...old.keys(), ...current.keys()])].map((entryPoint) => ({
    entryPoint,
    before: old.get(entryPoint) ?? null,
    now: current.get(entryPoint) ?? null,
  }));
};

const entryPointsIn = (dir: string): Map<string, string> => {
  const { name, exports = {}, bee } = readPackage(dir);
  return new Map(
    Object.entries(exports)
      .filter(([entryPoint]) => !bee?.private?.includes(entryPoint))
      .map(([entryPoint, file]) => [`${name}${entryPoint.slice(1)}`, path.join(dir, file)]),
  );
};

const keyOf = (root: string, baselines: { folder: string; baseline: Baseline }[]): string => {
  const hash = createHash('sha256');
  for (const { folder, baseline } of baselines)
    hash.update(`${folder} ${baseline.commit} ${inputsHash(path.join(root, folder))}\n`);
  return hash.digest('hex');
};
