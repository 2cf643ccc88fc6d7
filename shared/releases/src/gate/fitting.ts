import type { Composition, Release } from '@bee/contracts/composition';
import { operations } from '@bee/contracts/operations';
import semver from 'semver';

/** Why a composition must not run; empty when it may. Reads releases of the store by name and id. */
export const misfits = (
  composition: Pick<Composition, 'shell' | 'remotes'>,
  read: (name: string, release: string) => Release | null,
): string[] => {
  const problems: string[] = [];
  const shell = read('shell', composition.shell.active);
  if (!shell) return [`仓库里没有 shell@${composition.shell.active}，请先运行 npm run release -w shell`];
  const pages = new Map<string, string>();
  for (const [name, { active }] of Object.entries(composition.remotes)) {
    const release = read(name, active);
    if (!release?.manifest) {
      problems.push(`仓库里没有 ${name}@${active}，请先运行 npm run release -w ${name}`);
      continue;
    }
    for (const [pkg, range] of Object.entries(release.manifest.requires)) {
      const version = shell.packages[pkg] ?? '0.0.0';
      if (!semver.satisfies(version, range)) {
        problems.push(
          `${name}@${active} 需要 ${pkg} ${range}，而 shell@${shell.release} 提供 ${version}；请先发布匹配的 shell`,
        );
      }
    }
    for (const operation of release.operations.filter((id) => !(id in operations))) {
      problems.push(`${name}@${active} 调用了服务器没有的接口 ${operation}`);
    }
    for (const { id } of release.manifest.pages) {
      const other = pages.get(id);
      if (other) problems.push(`页面 ${id} 同时由 ${other} 与 ${name} 提供`);
      pages.set(id, name);
    }
  }
  return problems;
};
