/**
 * What a lockfile says about npm packages, as one text. Its entries of workspaces are left out: that another remote came
 * to the repository changes nothing in the builds of those that are there.
 */
export const lockedPackages = (lockfile: string): string => {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { link?: boolean }> };
  return JSON.stringify(
    Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link),
  );
};
