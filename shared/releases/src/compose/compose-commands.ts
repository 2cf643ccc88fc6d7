import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Composition, type Release, releaseSchema } from '@bee/contracts/composition';
import { misfits } from '../gate/fitting.ts';
import { openCompositionFile } from '../store/composition-file.ts';
import { filesBelow, sha384 } from '../store/folder-files.ts';

/** A refusal that is told to the operator as it is. */
export class ComposeRefused extends Error {}

/** The operations on the composition of a store. Each refuses what does not fit and then changes nothing. */
export const openComposer = (store: string) => {
  const file = openCompositionFile(store);
  const readRelease = (name: string, release: string): Release | null => {
    const json = path.join(store, name, release, 'release.json');
    return existsSync(json) ? releaseSchema.parse(JSON.parse(readFileSync(json, 'utf8'))) : null;
  };

  const replace = (note: string, edit: (current: Composition | null) => Pick<Composition, 'shell' | 'remotes'>) =>
    file.change((current) => {
      const next = edit(current);
      if (current && isDeepStrictEqual(next, { shell: current.shell, remotes: current.remotes })) return current;
      const problems = misfits(next, readRelease);
      if (problems.length > 0) throw new ComposeRefused(problems.join('\n'));
      return { sequence: (current?.sequence ?? 0) + 1, changed_at: new Date().toISOString(), note, ...next };
    });

  /** Sets active releases by `name: release id, plain version, or "latest"`; the one before becomes the last known good. What is active already stays as it is. */
  const set = (versions: Record<string, string>) =>
    replace(
      `set ${Object.entries(versions)
        .map((pair) => pair.join('@'))
        .join(' ')}`,
      (current) => {
        const remotes = { ...current?.remotes };
        let shell = current?.shell;
        for (const [name, version] of Object.entries(versions)) {
          const active = resolveRelease(store, name, version);
          const before = name === 'shell' ? shell?.active : remotes[name]?.active;
          const entry = { active, ...(before && before !== active && { last_known_good: before }) };
          if (name === 'shell') shell = before === active ? (shell ?? entry) : entry;
          else remotes[name] = before === active ? (remotes[name] ?? entry) : entry;
        }
        if (!shell) throw new ComposeRefused('组合里还没有 shell，请先设定它，例如 compose -- set shell=latest');
        return { shell, remotes };
      },
    );

  /** Back to an earlier composition; without a sequence to the one before the current. */
  const rollback = (sequence?: number) =>
    replace(`rollback ${sequence ?? ''}`.trim(), (current) => {
      const earlier = file.readHistory().filter((one) => one.sequence < (current?.sequence ?? 0));
      const target = sequence === undefined ? earlier.at(-1) : earlier.find((one) => one.sequence === sequence);
      if (!target)
        throw new ComposeRefused(sequence === undefined ? '没有更早的组合' : `历史里没有第 ${sequence} 号组合`);
      return { shell: target.shell, remotes: target.remotes };
    });

  /** Holds every file of the active releases against its hash. */
  const verify = (): string[] => {
    const current = file.read();
    if (!current) return ['还没有组合'];
    const problems = misfits(current, readRelease);
    const active = [
      ['shell', current.shell.active],
      ...Object.entries(current.remotes).map(([name, one]) => [name, one.active]),
    ];
    for (const [name = '', id = ''] of active) {
      const release = readRelease(name, id);
      if (!release) continue;
      const folder = path.join(store, name, id);
      const present = new Set(filesBelow(folder));
      for (const [one, hash] of Object.entries(release.integrity)) {
        if (!present.has(one)) problems.push(`${name}@${id} 缺少文件 ${one}`);
        else if (sha384(readFileSync(path.join(folder, one))) !== hash)
          problems.push(`${name}@${id} 的文件 ${one} 被改动过`);
      }
    }
    return problems;
  };

  return { set, rollback, verify, show: file.read, history: file.readHistory };
};

/** A plain version means its newest build; `latest` the newest of all. */
const resolveRelease = (store: string, name: string, version: string): string => {
  const folder = path.join(store, name);
  const releases = existsSync(folder)
    ? readdirSync(folder).filter((id) => existsSync(path.join(folder, id, 'release.json')))
    : [];
  if (releases.includes(version)) return version;
  const builtAt = (id: string) =>
    (JSON.parse(readFileSync(path.join(folder, id, 'release.json'), 'utf8')) as Release).built_at;
  const fitting = releases
    .filter((id) => version === 'latest' || id.replace(/-[0-9a-f]{8}$/, '') === version)
    .sort((a, b) => builtAt(a).localeCompare(builtAt(b)));
  const newest = fitting.at(-1);
  if (!newest) throw new ComposeRefused(`仓库里没有 ${name}@${version}；现有：${releases.join('、') || '无'}`);
  return newest;
};
