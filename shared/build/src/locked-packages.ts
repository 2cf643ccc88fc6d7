/**
 * The npm packages of a lockfile as one text. Entries of workspaces are omitted, so that a new remote in the repository
 * does not change the builds of the others.
 */
export const lockedPackages = (lockfile: string): string => {
  if (lockfile === last.lockfile) return last.packages;
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { link?: boolean }> };
  const external = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  last = { lockfile, packages: JSON.stringify(external) };
  return last.packages;
};

/** All workspaces have the same lockfile, and parsing it takes a third of the time of comparing their inputs. */
let last = { lockfile: '', packages: '' };
