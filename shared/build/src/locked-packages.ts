/**
 * The npm packages of a lockfile as one text. Entries of workspaces are omitted, so that a new remote in the repository
 * does not change the builds of the others.
 */
export const lockedPackages = (lockfile: string): string => {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { link?: boolean }> };
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link),
  );
};
